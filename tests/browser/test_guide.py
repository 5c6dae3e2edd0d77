"""Guided first games in a real browser: walked to their end, in both languages, by everybody."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from florilege.kernel import registry
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor, picture
from tests.long_tests import LONG

KEYS = list(registry.games())
LANGUAGES = ["en", "fr"]
WALKS = [
    (key, language)
    for number, key in enumerate(KEYS)
    for language in (LANGUAGES if LONG else [LANGUAGES[number % 2]])
]
NEXT = {"en": "Next", "fr": "Suite"}
SHOW = {"en": "Show me", "fr": "Montrez-moi"}


class Learner:
    """Somebody who walks through a guide, and knows from the server what is wanted."""

    def __init__(self, visitor: Visitor, key: str, language: str) -> None:
        self.visitor = visitor
        self.language = language
        self._game = f"{visitor.url}/api/games/{key}"
        self._guide = f"{visitor.url}/guide/{key}"
        self.steps: int = httpx.get(self._game).json()["guide"]
        visitor.go(f"/guide/{key}/1")

    def place(self, step: int, done: int) -> dict[str, Any]:
        """Return what the server knows of a place."""
        found: dict[str, Any] = httpx.get(f"{self._game}/guide/{step}?done={done}").json()
        return found

    def walk(self) -> Iterator[int]:
        """Walk from step to step; at each, first say which."""
        for step in range(self.steps):
            expect(self.visitor.page).to_have_url(f"{self._guide}/{step + 1}")
            expect(self.visitor.page.locator(".lesson")).to_be_visible()
            yield step
            self.take(step)

    def take(self, step: int) -> None:
        """Do what a step wants, or go on."""
        done = 0
        while (place := self.place(step, done))["wanted"] is not None:
            self.move(place)
            done += 1
        if done == 0 and step + 1 < self.steps:
            self.visitor.page.get_by_role("button", name=NEXT[self.language]).click()

    def move(self, place: dict[str, Any]) -> None:
        """Play what is wanted: from the list in English, as shown by the guide in French."""
        if self.language == "en":
            self.choose(place, place["wanted"])
            return
        self.visitor.button(SHOW[self.language]).click()
        with self.visitor.page.expect_response("**/guide/**"):
            self.visitor.page.locator(".hint button").click()
        expect(self.visitor.page.locator(".hint")).to_have_count(0)

    def choose(self, place: dict[str, Any], move: str) -> None:
        """Build a move part by part from the list of values."""
        page, choices = self.visitor.page, place["view"]["prompt"]["choices"]
        wish = next(each["parts"] for each in choices if each["move"] == move)
        expect(self.visitor.asked).to_be_visible()
        with page.expect_response("**/guide/**"):
            self._build(choices, wish)

    def _build(self, choices: list[dict[str, Any]], wish: dict[str, Any]) -> None:
        page, chosen = self.visitor.page, dict[str, Any]()
        while len(choices) > 1:
            if not page.locator(".values").count():
                page.locator("button.list").click()
            part, values = following(choices, chosen)
            expect(page.locator(".values button")).to_have_count(len(values))
            page.locator(".values button").nth(values.index(wish[part])).click()
            chosen[part] = wish[part]
            choices = [each for each in choices if each["parts"].get(part) == wish[part]]
        if list(wish)[-1] not in chosen:
            page.locator(".steps button.main").click()


def following(choices: list[dict[str, Any]], chosen: dict[str, Any]) -> tuple[str, list[Any]]:
    """Return the part that is asked next, and its values."""
    open_parts = [part for part in choices[0]["parts"] if part not in chosen]
    found = {part: values_of(choices, part) for part in open_parts}
    part = next((part for part in open_parts if len(found[part]) > 1), open_parts[0])
    return part, found[part]


def values_of(choices: list[dict[str, Any]], part: str) -> list[Any]:
    values = (each["parts"][part] for each in choices if part in each["parts"])
    return list(dict.fromkeys(values))


@pytest.mark.parametrize(("key", "language"), WALKS)
def test_a_guide_is_walked_to_its_end(visit: Visit, key: str, language: str) -> None:
    ann = visit(language=language, dark=language == "fr")
    learner = Learner(ann, key, language)
    for step in learner.walk():
        if step in (0, learner.steps // 2, learner.steps - 1):
            expect(ann.board).to_be_visible()
            ann.shoot(f"guide-{key}-{step + 1}-{language}")
        if step == learner.steps // 2:
            ann.check_for_everyone()
    expect(ann.page.locator(".finished")).to_be_visible()


@pytest.mark.parametrize("key", KEYS)
def test_another_move_is_kindly_declined(visit: Visit, key: str) -> None:
    ann = visit()
    learner = Learner(ann, key, "en")
    step = next(step for step in range(learner.steps) if learner.place(step, 0)["wanted"])
    ann.go(f"/guide/{key}/{step + 1}")
    place = learner.place(step, 0)
    other = next(
        choice["move"]
        for choice in place["view"]["prompt"]["choices"]
        if choice["move"] != place["wanted"]
    )
    learner.choose(place, other)
    expect(ann.page.locator(".answer")).to_be_visible()
    expect(ann.page.locator("progress")).to_have_attribute("value", str(step))
    ann.shoot(f"guide-{key}-declined")


def test_a_guide_is_read_with_the_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.go(f"/guide/{KEYS[0]}/2")
    expect(ann.page.get_by_role("button", name="Next")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(f"{ann.url}/guide/{KEYS[0]}/3")
    ann.page.reload()
    expect(ann.page.locator(".coach")).to_contain_text("Step 3")


@pytest.mark.parametrize("key", KEYS)
def test_a_guide_fits_a_phone(visit: Visit, key: str) -> None:
    ann = visit(size=PHONE, language="fr")
    ann.go(f"/guide/{key}/3")
    expect(ann.board).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.shoot(f"guide-{key}-phone")


def test_the_lobby_and_the_rules_lead_there_and_a_wrong_address_does_not(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.page.get_by_role("link", name="Learn to play").first.click()
    expect(ann.page.locator(".coach")).to_be_visible()
    ann.go(f"/rules/{KEYS[-1]}")
    ann.page.get_by_role("link", name="Learn to play").click()
    expect(ann.page.locator(".coach")).to_be_visible()
    for address in (f"/guide/{KEYS[0]}/99", "/guide/no-such-game"):
        ann.go(address)
        expect(ann.page.get_by_role("alert")).not_to_be_empty()
        expect(ann.page.get_by_role("link", name="To the games", exact=True)).to_be_visible()


@pytest.mark.parametrize("key", KEYS)
def test_diagrams_stand_still_beside_their_clauses(visit: Visit, key: str) -> None:
    ann = visit(language="fr" if KEYS.index(key) % 2 else "en")
    ann.go(f"/rules/{key}")
    metrics = ann.page.locator("dd > figure")
    expect(metrics.first).to_be_attached()
    for at in range(metrics.count()):
        metrics.nth(at).scroll_into_view_if_needed()
        expect(metrics.nth(at).locator("figcaption summary")).to_be_visible()
        metrics.nth(at).screenshot(path=picture(f"diagram-{key}-{at + 1}"))
    assert ann.page.locator("figure button:not([inert] *)").count() == 0
    ann.check_for_everyone()
