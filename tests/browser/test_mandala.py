"""Flowers by clicking, by keyboard, on a phone, with friends and bots."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.mandala import pick_up, take_turn
from tests.browser.visitor import PHONE, Visitor, secrets_seen


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(visit: Visit) -> None:
    ann, bob = visit(), visit(language="fr")
    ann.go("/new/mandala")
    ann.button("One more seat").click()
    ann.page.select_option("#seat-2", "gardener")
    ann.button("Open the table").click()
    expect(ann.page.locator("code")).to_be_visible()
    ann.shoot("gathering")
    bob.go("/")
    bob.page.fill("#code", ann.page.url)
    bob.button("Rejoindre").click()
    bob.button("S’asseoir ici").click()
    play_out([ann, bob])
    ann.shoot("mandala-over")
    expect(ann.page.locator(".asked ol li")).to_have_count(3)
    assert [secrets_seen(each.frames, "hand") for each in (ann, bob)] == [[], []]


def play_out(people: list[Visitor]) -> None:
    """Let people take their turns until the game is over."""
    dice = random.Random(5)
    while True:
        for each in people:
            if each.is_over():
                return
            if each.asked.count():
                take_turn(each, dice)
                each.page.wait_for_timeout(20)


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    for _ in range(3):
        assert ann.wait_to_be_asked()
        before = ann.told()
        ann.reach(".hand button")
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("ArrowLeft")
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator(".hand .raised")).to_have_count(1)
        ann.reach("button.lay", back=True)
        ann.page.keyboard.press("Enter")
        ann.until_told_more(before)


def test_a_phone_shows_the_table_without_scrolling_sideways(visit: Visit) -> None:
    ann = visit(size=PHONE)
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    for _ in range(4):
        take_turn(ann, random.Random(1))
        ann.page.wait_for_timeout(300)
        assert ann.wait_to_be_asked()
    ann.shoot("mandala-phone")
    wide = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    bottom = ann.page.locator(".hand").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= PHONE["height"]
    ann.check_for_everyone()


def test_what_is_impossible_says_why_with_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    ann.button("List").click()
    ann.page.fill("#typed", "9r>1")
    ann.page.keyboard.press("Enter")
    notice = ann.page.get_by_role("alert")
    expect(notice).to_contain_text("play fewer")
    notice.get_by_role("button", name="§1.1: read the rule").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("Pick one colour")
    ann.shoot("refusal-and-rule")


def test_a_part_can_be_taken_back(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    pick_up(ann.page.locator(".hand button").first)
    expect(ann.page.locator("button.lay")).to_have_count(3)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("button.lay")).to_have_count(0)


def test_cards_glide_and_news_can_be_skipped(visit: Visit) -> None:
    ann = visit(settings={"speed": "slow"})
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    take_turn(ann, random.Random(2))
    ann.until("document.getAnimations().length > 0")
    ann.page.locator(".asked .yours, .asked button").first.wait_for()
