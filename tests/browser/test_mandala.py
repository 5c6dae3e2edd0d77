"""Flowers by clicking, by keyboard, on a phone, with friends and bots."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.mandala import CORNER, pick_up, take_turn
from tests.browser.visitor import PHONE, Visitor, gather, play_out, secrets_seen

COUNT_GLIDES = """
window.glides = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.glides += 1;
  return animate.apply(this, how);
};
"""


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(visit: Visit) -> None:
    ann, bob = visit(), visit(language="fr")
    gather(ann, bob, "mandala")
    play_out([ann, bob], take_turn)
    ann.shoot("mandala-over")
    expect(ann.page.locator(".asked ol li")).to_have_count(3)
    assert [secrets_seen(each.frames, "hand") for each in (ann, bob)] == [[], []]


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    for _ in range(3):
        assert ann.wait_to_be_asked()
        before = ann.told()
        if ann.page.locator("button.tile").count():
            ann.reach("button.tile")
        else:
            pick_up_by_keyboard(ann)
            ann.reach("button.lay", back=True)
        ann.page.keyboard.press("Enter")
        ann.until_told_more(before)


def pick_up_by_keyboard(visitor: Visitor) -> None:
    """Walk over the hand and pick a card up."""
    visitor.reach(".hand button")
    for key in ("ArrowRight", "ArrowLeft", "Enter"):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator(".hand .raised")).to_have_count(1)


def test_a_phone_shows_the_table_without_scrolling_sideways(visit: Visit) -> None:
    ann = visit(size=PHONE)
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    for _ in range(4):
        take_turn(ann, random.Random(1))
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


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    before = ann.told()
    card = ann.page.locator(".hand button").first
    card.drag_to(ann.page.locator(".cloths > section").last, source_position=CORNER)
    ann.until_told_more(before)


def test_cards_glide_and_news_can_be_skipped(visit: Visit) -> None:
    ann = visit(settings={"speed": "slow"})
    ann.context.add_init_script(COUNT_GLIDES)
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    before = ann.page.evaluate("glides")
    take_turn(ann, random.Random(2))
    ann.until(f"glides > {before}")
    ann.page.locator(".asked .yours, .asked button").first.wait_for()
