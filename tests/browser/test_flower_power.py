"""Flower Power! by clicking, by keyboard, on a phone, with friends and bots."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.flower_power import SHORT, press_step, take_step, unearned
from tests.browser.visitor import PHONE, Visitor, play_on, play_out

BOT = "gardener"


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(visit: Visit) -> None:
    ann, bob = visit(), visit(language="fr")
    ann.create_table("flower-power", SHORT, [None, None, BOT])
    bob.go(ann.page.url)
    bob.button("S’asseoir ici").click()
    play_out([ann, bob], take_step)
    for each in (ann, bob):
        expect(each.page.locator(".asked ol li")).to_have_count(3)
        assert unearned(each.frames) == []
    ann.shoot("flower-power-over")
    bob.shoot("flower-power-over-fr")


def test_a_card_that_was_told_too_soon_is_found() -> None:
    players = [
        {"seat": seat, "known": [card], "growing": [], "flowers": []}
        for seat, card in enumerate(("2S", "KS"))
    ]
    lying = {"graveyard": ["3H"], "removed": [], "shown": None, "battle": None}
    view = {"seat": 0, "board": {**lying, "players": players}}
    assert unearned([{"view": view, "log": []}]) == ["KS"]


def test_the_keyboard_alone_plays_a_whole_game(visit: Visit) -> None:
    ann = visit()
    ann.create_table("flower-power", SHORT, [None, BOT])
    play_out([ann], press_step)


def test_a_phone_shows_the_gardens_in_the_dark_without_scrolling_sideways(visit: Visit) -> None:
    ann = visit(size=PHONE, dark=True, language="fr")
    ann.create_table("flower-power", SHORT, [None, BOT, BOT])
    play_on(ann, step_on_phone, 20)
    ann.shoot("flower-power-phone-dark")
    ann.check_for_everyone()


def step_on_phone(visitor: Visitor, dice: random.Random) -> None:
    """Look whether the page is too wide, then do something."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    take_step(visitor, dice)


def test_a_flower_is_dragged_onto_the_one_it_attacks(visit: Visit) -> None:
    ann = visit()
    ann.create_table("flower-power", {"petals": "12", "contest": "lot"}, [None, BOT])
    ready = ann.page.locator("[data-asked=turn] .mine .flower[data-offered]")
    while ann.wait_to_be_asked() and not ready.count():
        take_step(ann, random.Random(1))
    before = ann.told()
    ready.first.drag_to(ann.page.locator(".gardens .flower").first)
    ann.until_told_more(before)
    expect(ann.page.locator(".talk li", has_text="You attack")).not_to_have_count(0)


def test_what_is_impossible_says_why_with_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.create_table("flower-power", {**SHORT, "contest": "lot"}, [None, BOT])
    assert ann.wait_to_be_asked()
    if ann.page.locator(".place[data-offered]").count():
        take_step(ann, random.Random(1))
    ann.page.locator(".size.impossible").click()
    notice = ann.page.get_by_role("alert")
    expect(notice).to_contain_text("do not leave a single one over")
    notice.get_by_role("button", name="§3.3: read the rule").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("§3.3")
    ann.shoot("flower-power-refusal-and-rule")
