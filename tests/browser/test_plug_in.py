"""A game of another package in the browser: no drawn board, no art, no guide, no diagrams."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import build_move
from tests.examples.install import EXAMPLE, KEY, install, installed
from tests.server.live_server import LiveServer, running

LAST = 4  # its place in the lobby, after our own games


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("page")
    with installed(install(EXAMPLE, folder)), running(folder, bots=1) as found:
        yield found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_and_the_rules_accept_it(visit: Visit, language: str) -> None:
    ann = visit(language=language)
    ann.go("/")
    name = "Crazy Eights" if language == "en" else "Huit américain"
    expect(ann.page.locator("article").nth(LAST)).to_contain_text(name)
    ann.page.wait_for_load_state("networkidle")
    ann.check_for_everyone()
    ann.shoot(f"plug-in-lobby-{language}")
    ann.go(f"/rules/{KEY}#2.2")
    expect(ann.page.get_by_role("link", name=name)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.check_for_everyone()
    ann.shoot(f"plug-in-rules-{language}")


def test_a_whole_game(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(LAST)
    dice = random.Random(3)
    assert ann.wait_to_be_asked()
    ann.check_for_everyone()
    ann.shoot("plug-in-table")
    while ann.wait_to_be_asked():
        build_move(ann, dice)
    expect(ann.page.locator(".asked ol li")).to_have_count(2)
    ann.shoot("plug-in-over")


def test_a_table_with_other_options(visit: Visit) -> None:
    ann = visit(language="fr")
    ann.go(f"/new/{KEY}")
    expect(ann.page.locator("main")).to_contain_text("piocher en un tour")
    ann.check_for_everyone()
    ann.create_table(KEY, {"draws": "2"}, (None, "florist:20", "greedy"))
    ann.page.locator("section.board, .asked").first.wait_for()
