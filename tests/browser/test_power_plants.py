"""Power Plants by clicking, by keyboard, on a phone, alone against the Mole."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.face_down import told_too_soon
from tests.browser.power_plants import (
    HAND,
    SPOTS,
    face_down,
    found_solo,
    keep_hand,
    take_step,
)
from tests.browser.visitor import PHONE, Visitor, gather, play_on, play_out
from tests.server.live_server import LiveServer

TOUCH = """
const {left, top, width, height} = garden.getBoundingClientRect();
const touch = (kind, pointerId, x) => garden.dispatchEvent(new PointerEvent(kind, {
  pointerId, pointerType: "touch", bubbles: true,
  clientX: left + width / 2 + x, clientY: top + height / 2,
}));
garden.setPointerCapture = () => {};  // which is for real fingers
"""
PINCH = f"""(garden) => {{ {TOUCH}
  touch("pointerdown", 1, -20); touch("pointerdown", 2, 20);
  touch("pointermove", 1, -60); touch("pointermove", 2, 60);
  touch("pointerup", 1, -60); touch("pointerup", 2, 60);
}}"""
SWIPE = f"""(garden) => {{ {TOUCH}
  touch("pointerdown", 3, 0); touch("pointermove", 3, 30); touch("pointerup", 3, 30);
}}"""


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(
    visit: Visit, server: LiveServer
) -> None:
    ann, bob = visit(), visit(language="fr")
    gather(ann, bob, "power-plants")
    play_out([ann, bob], take_step)
    for each in (ann, bob):
        expect(each.page.locator(".asked ol li")).to_have_count(3)
        assert told_too_soon(each, server, face_down) == []
    ann.check_for_everyone()
    ann.shoot("power-plants-over")


def test_alone_against_the_mole_on_a_phone_in_the_dark(visit: Visit) -> None:
    ann = visit(size=PHONE, dark=True, language="fr")
    found_solo(ann, {"difficulty": "hard", "alternates": "two"})
    play_on(ann, take_step, 25)
    reasons = ann.page.get_by_role("region", name="la Taupe").locator("li")
    expect(reasons.first).to_be_visible()
    expect(reasons.filter(has_text="La Taupe pose")).to_have_count(1)
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.check_for_everyone()
    ann.shoot("power-plants-mole-phone-dark")
    play_out([ann], take_step)
    ann.shoot("power-plants-mole-over-phone-dark")


def test_the_keyboard_alone_places_a_patch(visit: Visit) -> None:
    ann = visit()
    found_solo(ann, {"plants": "honeyleaf,tanglethorn,starflower,emberwood,frightshade"})
    keep_hand(ann)
    ann.reach(f"{HAND}.offered")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(f"{HAND}.picked")).to_have_count(1)
    ann.reach(".play svg [data-cell]", back=True)
    walk_to(ann, ".patch")
    walk_to(ann, SPOTS)
    lines = ann.told()
    ann.page.keyboard.press("Enter")
    ann.until_told_more(lines)
    assert ann.wait_to_be_asked()
    ann.check_for_everyone()
    ann.shoot("power-plants")


def walk_to(visitor: Visitor, selector: str) -> None:
    """Walk over the garden with the arrow keys, right round it if need be."""
    for key in ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] * 6:
        if visitor.page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"no {selector} can be walked to")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    ann = visit()
    plants = "honeyleaf,deeproot,tanglethorn,starflower,emberwood"
    found_solo(ann, {"mode": "discovery", "plants": plants})
    keep_hand(ann)
    ann.page.locator(".patch").first.click()
    expect(ann.page.locator("[role=alert]")).to_contain_text("§T3")
    ann.page.locator(HAND).first.click()
    ann.page.locator(SPOTS).first.click()
    fairy = ann.page.locator(".answers .fairy")
    expect(fairy.or_(ann.page.locator(".answers .grow")).first).to_be_visible()
    if fairy.count():
        fairy.click()
    ann.page.locator(".answers .grow").click()
    expect(ann.page.locator("[role=alert]")).to_contain_text("§N2")


def test_the_garden_is_looked_at_closely_and_as_a_whole(visit: Visit) -> None:
    ann = visit()
    found_solo(ann, {})
    garden = ann.page.locator(".play svg").first
    whole = garden.get_attribute("viewBox")
    ann.button("Look closer").click()
    expect(garden).not_to_have_attribute("viewBox", str(whole))
    ann.button("Show the whole garden").click()
    expect(garden).to_have_attribute("viewBox", str(whole))
    garden.hover()
    ann.page.mouse.wheel(0, -300)
    expect(garden).not_to_have_attribute("viewBox", str(whole))


def test_two_fingers_look_closer(visit: Visit) -> None:
    ann = visit(size=PHONE)
    found_solo(ann, {})
    garden = ann.page.locator(".play svg").first
    whole = garden.get_attribute("viewBox")
    garden.evaluate(PINCH)
    expect(garden).not_to_have_attribute("viewBox", str(whole))
    near = garden.get_attribute("viewBox")
    garden.evaluate(SWIPE)
    expect(garden).not_to_have_attribute("viewBox", str(near))
