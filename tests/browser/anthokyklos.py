"""Playing Anthokyklos by clicking on its board."""

import random
from typing import Any

from florilege.games.anthokyklos.state import has
from tests.browser.visitor import Visitor, any_of

PETAL = "button.offered[data-petal]"
SLOT = "g.offered[data-cell]"
CARD = ".act.main"
DONE = "button.done"


def take_turn(visitor: Visitor, dice: random.Random) -> None:
    """Place a petal, reserve or claim a card, or say that no more are seen."""
    page = visitor.page
    done = page.locator(DONE)
    if page.locator(CARD).count() and dice.random() < 0.2:
        any_of(page.locator(CARD), dice).click()
    elif done.count():
        done.click()
    else:
        place_petal(visitor, dice)


def place_petal(visitor: Visitor, dice: random.Random) -> None:
    """Pick a petal up and place it."""
    page = visitor.page
    any_of(page.locator(PETAL), dice).click()
    click_slot(visitor, any_of(page.locator(SLOT), dice).get_attribute("data-cell"))


def click_slot(visitor: Visitor, name: str | None) -> None:
    """Click on the number of a bare slot, which no petal covers."""
    number = visitor.page.locator(".flower").get_by_text(name or "", exact=True)
    number.evaluate("(text) => text.scrollIntoView({block: 'center'})")
    box = number.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def face_down(position: Any) -> set[str]:
    """Return the cards of the deck that were never shown."""
    low, high = position.pile_low, position.pile_high
    return {card.key for at, card in enumerate(position.deck.cards) if has(low, high, at)}
