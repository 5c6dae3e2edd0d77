"""Anthokyklos on its board: by clicking, by keyboard, on a phone, with sharp eyes."""

import random

from playwright.sync_api import expect

from tests.browser.anthokyklos import (
    PETAL,
    SLOT,
    click_slot,
    face_down,
    place_petal,
    take_turn,
)
from tests.browser.conftest import Visit
from tests.browser.face_down import told_too_soon
from tests.browser.visitor import PHONE, gather, play_out
from tests.server.live_server import LiveServer

PLACE_IN_LOBBY = 2


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(
    visit: Visit, server: LiveServer
) -> None:
    ann, bob = visit(), visit(language="fr")
    gather(ann, bob, "anthokyklos")
    ann.shoot("anthokyklos-start")
    play_out([ann, bob], take_turn)
    for each in (ann, bob):
        expect(each.page.locator("g.filled")).to_have_count(45)
        expect(each.page.locator(".asked ol li")).to_have_count(3)
        assert told_too_soon(each, server, face_down) == []
    ann.shoot("anthokyklos-over")
    ann.check_for_everyone()


def test_a_card_lights_where_its_motif_may_be(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(PLACE_IN_LOBBY)
    dice = random.Random(4)
    for _ in range(4):
        assert ann.wait_to_be_asked()
        before = ann.told()
        place_petal(ann, dice)
        ann.until_told_more(before)
    assert ann.wait_to_be_asked()
    ann.page.locator(".offer:not(.lost)").first.hover()
    expect(ann.page.locator(".lights path").first).to_be_attached()
    ann.shoot("anthokyklos-middle")
    ann.check_for_everyone()


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(PLACE_IN_LOBBY)
    for _ in range(3):
        assert ann.wait_to_be_asked()
        before = ann.told()
        ann.reach(PETAL, back=ann.page.evaluate("document.activeElement.matches('g')"))
        ann.page.keyboard.press("Enter")
        ann.reach(SLOT)
        ann.page.keyboard.press("Enter")
        ann.until_told_more(before)


def test_the_arrow_keys_walk_over_the_flower(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(PLACE_IN_LOBBY)
    assert ann.wait_to_be_asked()
    ann.page.locator('[data-cell="1.1"]').focus()
    for key, cell in {"ArrowLeft": "1.9", "ArrowUp": "2.9", "ArrowRight": "2.1"}.items():
        ann.page.keyboard.press(key)
        assert ann.page.evaluate("document.activeElement.dataset.cell") == cell


def test_a_phone_shows_flower_and_pyramids_without_scrolling_sideways(visit: Visit) -> None:
    ann = visit(size=PHONE, dark=True)
    ann.quick_start(PLACE_IN_LOBBY)
    dice = random.Random(1)
    for _ in range(4):
        assert ann.wait_to_be_asked()
        before = ann.told()
        place_petal(ann, dice)
        ann.until_told_more(before)
    ann.shoot("anthokyklos-phone")
    wide = ann.page.locator("section.board").evaluate("(board) => board.scrollWidth - innerWidth")
    assert wide <= 0
    ann.check_for_everyone()


def test_what_is_impossible_says_why_with_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(PLACE_IN_LOBBY)
    assert ann.wait_to_be_asked()
    notice = ann.page.get_by_role("alert")
    click_slot(ann, "3.4")
    expect(notice).to_contain_text("2.4, 2.5")
    ann.page.locator('[data-petal="1b2"]').click()
    expect(notice).to_contain_text("a petal still lies on the one at bottom 2")
    expect(notice).to_contain_text("§6.2")


def test_a_card_is_reserved_and_the_marker_stays(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(PLACE_IN_LOBBY)
    assert ann.wait_to_be_asked()
    before = ann.told()
    ann.page.locator(".act.main").first.click()
    ann.until_told_more(before)
    assert ann.wait_to_be_asked()
    expect(ann.page.locator(".act.held:has-text('yours')")).to_have_count(1)
    ann.page.locator(".act:not(.held)").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Your marker lies on another card")


def test_sharp_eyes_are_shown_no_motif_and_claim_what_they_see(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/anthokyklos")
    ann.page.select_option("#seat-1", "gardener")
    taking = ann.page.locator("#option-taking")
    ann.page.locator("details", has=taking).locator("summary").click()
    taking.select_option("sharp-eyes")
    ann.button("Open the table").click()
    dice = random.Random(8)
    assert ann.wait_to_be_asked()
    place_petal(ann, dice)
    expect(ann.button("I see no others")).to_be_visible()
    ann.page.locator(".offer").first.hover()
    assert ann.page.locator(".lights path").count() == 0
    ann.shoot("anthokyklos-sharp-eyes")
    ann.page.locator(".act.main").first.click()
    expect(ann.page.locator(".talk")).to_contain_text("no more claims this turn")
