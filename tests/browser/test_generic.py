"""Any game on the generic board: lines of text, and moves built part by part."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import build_move

GAMES = {"anthokyklos": 2, "power-plants": 3}  # and their places in the lobby


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_from_prompts(visit: Visit, game: str) -> None:
    ann = visit(settings={"asText": True})
    ann.quick_start(GAMES[game])
    dice = random.Random(3)
    assert ann.wait_to_be_asked()
    ann.check_for_everyone()
    while ann.wait_to_be_asked():
        build_move(ann, dice)
    expect(ann.page.locator(".asked ol li")).to_have_count(2)
    ann.shoot(f"generic-{game}-over")


def test_a_drawn_board_can_be_read_as_text(visit: Visit) -> None:
    ann = visit(settings={"asText": True})
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    expect(ann.board).to_contain_text("Mandala 1")
    expect(ann.page.locator(".values button").first).to_be_visible()
    ann.shoot("mandala-as-text")
    ann.check_for_everyone()
