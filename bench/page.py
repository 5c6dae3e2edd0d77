"""Time until the page can be used: `make bench-page`.

A browser with an empty cache opens the lobby, then a table against a bot. The page is ready when
its first control can be clicked; shifts are unexpected layout shifts (0.1 is poor).
"""

import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.server.live_server import running

TIMES = 9
SETTLED = 1500  # milliseconds in which late shifts would show

SHIFTS = """() => new Promise((told) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({type: "layout-shift", buffered: true});
  setTimeout(() => told(sum), 50);
})"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
NOW = "performance.now()"


def lobby(page: Page) -> None:
    """Wait for the first game's button."""
    page.locator("article button.main").first.wait_for()


def table(page: Page) -> None:
    """Wait for the board, and for the prompt or the note that another seat is to move."""
    page.locator("section.board > *").first.wait_for()
    page.locator(".asked section, .asked .yours").first.wait_for()


def opened(browser: Browser, url: str, ready: Callable[[Page], None]) -> tuple[float, float, float]:
    """Open a page in a new browser; return when it painted and was ready, and how it shifted."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    page = context.new_page()
    page.goto(url, wait_until="commit")
    ready(page)
    soon = page.evaluate(NOW)
    page.wait_for_timeout(SETTLED)
    found = page.evaluate(PAINTED), soon, page.evaluate(SHIFTS)
    context.close()
    return found


def new_table(browser: Browser, url: str) -> str:
    """Create a table against a bot; return its URL."""
    page = browser.new_page()
    page.goto(url)
    page.locator("article button.main").first.click()
    page.locator("article form button.main").click()
    table(page)
    return page.url


def report(name: str, runs: list[tuple[float, float, float]]) -> None:
    painted, ready, shifts = zip(*runs, strict=True)
    measurements = {
        "painted_ms": round(statistics.median(painted)),
        "ready_ms": round(statistics.median(ready)),
        "slowest_ms": round(max(ready)),
        "shift": round(max(shifts), 4),
    }
    print(json.dumps({"page": name, **measurements}), flush=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory(prefix="florilege-") as folder,
        running(Path(folder), bots=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        report("lobby", [opened(browser, server.url, lobby) for _ in range(TIMES)])
        at = new_table(browser, server.url)
        report("table", [opened(browser, at, table) for _ in range(TIMES)])
        browser.close()


if __name__ == "__main__":
    main()
