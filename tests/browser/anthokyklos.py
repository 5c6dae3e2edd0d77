"""Playing Anthokyklos by clicking on its board."""

import random

from tests.browser.visitor import Visitor, any_of

PETAL = "button.offered[data-petal]"
SLOT = "g.offered[data-cell]"


def take_turn(visitor: Visitor, dice: random.Random) -> None:
    """Place a petal, or claim a card, or say that no more are seen."""
    page = visitor.page
    if page.locator(PETAL).count():
        place_petal(visitor, dice)
    elif dice.random() < 0.3:
        any_of(page.locator(".act.main"), dice).click()
    else:
        visitor.button("I see no others").click()


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
