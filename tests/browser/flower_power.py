"""Playing Flower Power! by clicking on its board, and what a seat may have been sent."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.browser.visitor import Visitor, any_of

SHORT = {"petals": "4", "hand": "0", "round_cap": "6"}
OFFERED = ".fp [data-offered]:not(.retreat, .again)"  # what is only put off makes games long
PETALS = ".unrolled [data-offered]"
FLOWERS = ".flower[data-offered]"
EAGER = 0.7  # how often a flower is clicked where one can be
CARD = re.compile(r"\b(?:(?:[2-9]|10|[JQKA])[SHDC]|Jk[BR])\b")


def take_step(visitor: Visitor, dice: random.Random) -> None:
    """Click on one of the things that can be chosen; rather on a flower, to get somewhere."""
    any_of(visitor.page.locator(wish(visitor, dice)), dice).click()


def press_step(visitor: Visitor, dice: random.Random) -> None:
    """Do the same with the keyboard alone."""
    visitor.tab_to(any_of(visitor.page.locator(wish(visitor, dice)), dice))
    visitor.page.keyboard.press("Enter")


def wish(visitor: Visitor, dice: random.Random) -> str:
    """Return where to choose from, once there is anything to choose."""
    page = visitor.page
    page.locator(OFFERED).first.wait_for()
    if page.locator(PETALS).count():
        return PETALS
    eager = dice.random() < EAGER and page.locator(FLOWERS).count()
    return FLOWERS if eager else OFFERED


def unearned(frames: list[dict[str, Any]]) -> list[str]:
    """Return the cards that a seat was sent before it could know them, in a game of one pack."""
    known: set[str] = set()
    found: list[str] = []
    for frame in frames:
        if view := frame.get("view"):
            known |= cards_in([*lying_open(view["board"]), *own(view), *told(frame["log"], view)])
            found += sorted(cards_in([view, frame["log"]]) - known)
    return found


def cards_in(data: object) -> set[str]:
    """Return every card that is named anywhere."""
    return set(CARD.findall(json.dumps(data)))


def lying_open(board: dict[str, Any]) -> Iterator[object]:
    """Yield what everybody at the table sees."""
    yield [board["graveyard"], board["removed"], board["shown"], board["battle"]]
    for player in board["players"]:
        flowers = [flower["petals"] for flower in player["flowers"] or []]
        for petals in [player["growing"], *flowers]:
            yield [petal["card"] for petal in petals if petal["up"]]


def own(view: dict[str, Any]) -> Iterator[object]:
    """Yield what the reader holds."""
    yield [each["known"] for each in view["board"]["players"] if each["seat"] == view["seat"]]


def told(log: list[dict[str, Any]], view: dict[str, Any]) -> Iterator[object]:
    """Yield what was said aloud, and what the reader's own spies saw."""
    for ply in log:
        aloud = [each for each in ply["events"] if not each["kind"].startswith("you")]
        yield aloud
        if any(spied_by(view["seat"], event) for event in aloud):
            yield [each for each in ply["events"] if each["kind"].startswith("you-saw")]


def spied_by(seat: int | None, event: dict[str, Any]) -> bool:
    """Return whether somebody has spied."""
    return str(event["kind"]).startswith("spied") and bool(event["args"]["seat"] == seat)
