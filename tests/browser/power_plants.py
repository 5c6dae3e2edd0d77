"""Playing Power Plants by clicking on its board."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, any_of

HAND = "[data-zone=hand] button"
SPOTS = ".spot.open"
OTHERS = (
    ".patch.offered, .answers button:not(.faint), "
    "[data-zone=hand] .offered:not(.picked), [data-zone=nursery] .offered"
)


def take_step(visitor: Visitor, dice: random.Random) -> None:
    """Do one of the things that can be done: pick up a tile, use a spot, choose a patch, answer."""
    page = visitor.page
    hand = page.locator(f"{HAND}.offered")
    if not page.locator(SPOTS).count():
        offered = page.locator(OTHERS)
    elif hand.count() and not page.locator(f"{HAND}.picked").count():
        offered = hand
    else:
        offered = page.locator(SPOTS)
    any_of(offered, dice).click()


def found_solo(visitor: Visitor, options: dict[str, str]) -> None:
    """Open a table for one against the Mole."""
    visitor.create_table("power-plants", options)
    visitor.board.wait_for()


def keep_hand(visitor: Visitor) -> None:
    """Keep the tiles dealt, if that is asked; then a tile of the hand can be picked up."""
    keep = visitor.page.locator(".answers .keep")
    offered = visitor.page.locator(f"{HAND}.offered").first
    expect(keep.or_(offered).first).to_be_visible()
    if keep.count():
        keep.press("Enter")
    expect(offered).to_be_visible()


def face_down(position: Any) -> set[str]:
    """Return the tiles in the bag."""
    return set(position.names_of(position.bag))
