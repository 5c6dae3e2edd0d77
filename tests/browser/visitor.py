"""Somebody in front of a browser: what they do at the page, and what they may not be shown."""

import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tests.sources import ROOT

SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds
TICK = 40
WHOLE_GAME = 300  # seconds, on the slowest machine
TERMS: dict[str, Any] = {
    "public": False,
    "rated": False,
    "hints": True,
    "undo": "consent",
    "clock": None,
    "flag": "bot",
}
expect.set_options(timeout=PATIENCE)

STILL = {"speed": "none"}  # nothing glides, so that a whole game is soon over

# Violations of serious impact, told by rule and place.
# No animation that ends by itself is still running: what fades in has its final colours.
SETTLED = """() => document.getAnimations().every((animation) =>
  animation.playState !== "running" || animation.effect.getComputedTiming().endTime === Infinity)"""
LOOK = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) =>
      `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""

LIES_BEFORE = "node => document.activeElement.compareDocumentPosition(node) === 2"


class Visitor:
    """A browser of one person, in one language."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: dict[str, int] | None = None,
        dark: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.url = url
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=language,
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({**STILL, **(settings or {})})
        self.context.add_init_script(f"localStorage['florilege.settings'] ??= '{kept}'")
        self.page = self.tab()

    def tab(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("websocket", self._listen)
        return page

    def _note(self, kind: str, text: str) -> None:
        expected = "Failed to load resource" in text or "WebSocket" in text
        if kind in ("error", "warning") and not expected:
            self.faults.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def go(self, path: str) -> None:
        """Open a page of the server, and wait until it speaks."""
        self.page.goto(path)
        expect(self.page.locator("header .home")).to_be_visible()

    def button(self, name: str, at: int = 0) -> Locator:
        """Return a button by its words."""
        return self.page.get_by_role("button", name=name, exact=True).nth(at)

    def quick_start(self, game: int) -> None:
        """Two clicks: against bots, start."""
        self.go("/")
        self.page.locator("article button.main").nth(game).click()
        self.page.locator("article form button.main").click()
        expect(self.board).to_be_visible()

    def create_table(
        self, game: str, options: dict[str, str], bots: Sequence[str | None] = (None,)
    ) -> None:
        """Open a table with a seat for oneself and for each further person (None) or bot."""
        terms = {**TERMS, "bots": list(bots)}
        wanted = {"game": game, "seats": len(bots), "options": options, "terms": terms, "seat": 0}
        self.go("/")
        answer = self.context.request.post("/api/tables", data=wanted)
        self.go(f"/t/{answer.json()['table']}")

    @property
    def board(self) -> Locator:
        """Return the board."""
        return self.page.locator("section.board > *").first

    @property
    def asked(self) -> Locator:
        """Return the place that says what is asked."""
        return self.page.locator(".asked .yours")

    def is_over(self) -> bool:
        """Return whether the page says so."""
        return self.page.locator(".asked h2").count() > 0

    def wait_to_be_asked(self) -> bool:
        """Wait until it is one's turn at a loaded board; return whether the game goes on."""
        self.page.locator(".asked .yours, .asked h2").first.wait_for()
        self.board.wait_for()
        return not self.is_over()

    def until(self, condition: str) -> None:
        """Wait for a condition of the page (its policy forbids Playwright's own way of waiting)."""
        self.wait_for(lambda: bool(self.page.evaluate(condition)), condition)

    def wait_for(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait for something that the page need not show."""
        for _ in range(PATIENCE // TICK):
            if is_so():
                return
            self.page.wait_for_timeout(TICK)
        raise AssertionError(what)

    def told(self) -> int:
        """Return how many lines the log has."""
        return self.page.locator(".talk li:not(.new)").count()

    def until_told_more(self, lines: int) -> None:
        """Wait for something to happen."""
        self.until(f"document.querySelectorAll('.talk li:not(.new)').length > {lines}")

    def reach(self, selector: str, back: bool = False) -> None:
        """Press Tab until something has the focus."""
        for _ in range(80):
            if self.page.evaluate(f"document.activeElement.matches({selector!r})"):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"{selector} cannot be reached")

    def tab_to(self, goal: Locator) -> None:
        """Press Tab, or Shift+Tab for what lies before, until something has the focus."""
        key = "Shift+Tab" if goal.evaluate(LIES_BEFORE) else "Tab"
        for _ in range(80):
            if goal.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{goal} cannot be reached")

    def shoot(self, name: str) -> None:
        """Keep a picture of the screen."""
        self.page.screenshot(path=picture(name), full_page=True)

    def check_for_everyone(self) -> None:
        """Ask axe for serious violations: there must be none."""
        self.page.wait_for_function(SETTLED)
        self.page.evaluate(AXE.read_text("utf-8"))
        grave = self.page.evaluate(LOOK)
        assert not grave, grave

    def close(self) -> None:
        """Go away; whatever went wrong in the browser fails the test."""
        self.context.close()
        assert not self.faults, self.faults


Step = Callable[[Visitor, random.Random], None]  # one thing that is done at a board


def picture(name: str) -> Path:
    """Return where a picture is kept."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    return SCREENSHOTS / f"{name}.png"


def any_of(found: Locator, dice: random.Random) -> Locator:
    """Return one of the things found, once there are any."""
    found.first.wait_for()
    return found.nth(dice.randrange(found.count()))


def build_move(visitor: Visitor, dice: random.Random) -> None:
    """Build one move from the list of values, part by part, as at any game."""
    page = visitor.page
    values = page.locator(".values button")
    if values.count():
        any_of(values, dice).click()
    else:
        page.locator(".steps button.main").click()


def gather(founder: Visitor, guest: Visitor, game: str) -> None:
    """Open a table for two people and a bot, and sit down at it; the guest reads French."""
    founder.go(f"/new/{game}")
    founder.button("One more seat").click()
    founder.page.select_option("#seat-2", "gardener")
    founder.button("Open the table").click()
    expect(founder.page.locator("code")).to_be_visible()
    founder.shoot(f"gathering-{game}")
    guest.go("/")
    guest.page.fill("#code", founder.page.url)
    guest.button("Rejoindre").click()
    guest.button("S’asseoir ici").click()
    for each in (founder, guest):
        expect(each.board).to_be_visible()


def play_on(visitor: Visitor, step: Step, steps: int) -> None:
    """Let somebody do so many things, or as many as there are until the game is over."""
    dice = random.Random(4)
    for _ in range(steps):
        if not visitor.wait_to_be_asked():
            return
        step(visitor, dice)


def play_out(people: list[Visitor], step: Step) -> None:
    """Let people do what is asked of them, step by step, until each is told that it is over."""
    dice = random.Random(5)
    end = time.monotonic() + WHOLE_GAME
    while not all(each.is_over() for each in people):
        assert time.monotonic() < end
        asked = [each for each in people if each.asked.count()]
        for each in asked:
            step(each, dice)
        if not asked:
            people[0].page.wait_for_timeout(TICK)


def secrets_seen(frames: list[dict[str, Any]], hidden: str) -> list[object]:
    """Return what was received of other people's hidden things, or of the deal before the end."""
    found: list[object] = []
    for frame in frames:
        status, view = frame.get("status"), frame.get("view")
        if status and status["stage"] != "over" and status["secret"]:
            found.append(status["secret"])
        if view:
            others = [each for each in view["board"]["players"] if each["seat"] != view["seat"]]
            found += [each for each in others if each.get(hidden)]
    return found
