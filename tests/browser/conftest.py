"""One browser and one server for the tests of a module.

The browser's driver keeps an event loop running in its thread, so it ends with the module: tests of
other folders run loops of their own.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.live_server import LiveServer, running

Visit = Callable[..., Visitor]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Return where Chromium is; without it there is nothing to test, which CI does not accept."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")  # the lightest first
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("no chromium, and CI must test the page")
        pytest.skip("no chromium")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("page"), bots=1) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, server: LiveServer) -> Iterator[Visit]:
    """Return a function that brings a visitor to the page."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
