"""Playing Flowers by clicking on its board."""

import random

from playwright.sync_api import Locator, Position

from tests.browser.visitor import Visitor, any_of

CORNER: Position = {"x": 8, "y": 30}  # of a card, where none lies over it


def take_turn(visitor: Visitor, dice: random.Random) -> None:
    """Do what is asked: lay cards, take a tile, or pass."""
    page = visitor.page
    tiles = page.locator("button.tile")
    if tiles.count():
        any_of(tiles, dice).click()
    elif page.locator(".steps button.main").count():
        page.locator(".steps button.main").click()
    else:
        lay_cards(visitor, dice)


def lay_cards(visitor: Visitor, dice: random.Random) -> None:
    """Pick a card up and lay it down, where it brings a new colour if there is such a place."""
    page = visitor.page
    hand, mandalas = seen_by(visitor)
    new = [(colour, at) for colour in hand for at, there in mandalas if colour not in there]
    colour, at = dice.choice(new or [(colour, at) for colour in hand for at, _ in mandalas])
    pick_up(page.locator(".hand .group").nth(hand.index(colour)).locator("button").first)
    page.locator("button.lay").nth(at).click()


def seen_by(visitor: Visitor) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """Return the colours of the hand, and those of each mandala, as last received."""
    view = next(frame["view"] for frame in reversed(visitor.frames) if frame.get("view"))
    hand = view["board"]["players"][view["seat"]]["hand"]
    mandalas = view["board"]["mandalas"]
    return list(hand), [(at, each["colours"]) for at, each in enumerate(mandalas)]


def pick_up(card: Locator) -> None:
    """Click on the corner of a card that shows."""
    card.click(position=CORNER)
