"""Chosen parts name the legal move that has them; everything else is refused with its reason."""

import random

import pytest

import florilege
from florilege.kernel.choices import chosen_move
from florilege.kernel.position import Position
from florilege.kernel.prompt import Parts
from florilege.kernel.refusal import Refusal, Refused
from florilege.locale.catalogue import LANGUAGES, Catalogue

GAMES = sorted(florilege.games())
MOVES = 60


def start(key: str) -> Position:
    return florilege.game(key).start(2, seed=5)


def refusal(position: Position, chosen: Parts) -> Refusal:
    with pytest.raises(Refused) as refused:
        chosen_move(position, position.to_move(), chosen)
    return refused.value.refusal


@pytest.mark.parametrize("key", GAMES)
def test_the_parts_of_every_legal_move_name_it(key: str) -> None:
    position, rng = start(key), random.Random(7)
    for _ in range(MOVES):
        if position.is_over():
            return
        seat, legal = position.to_move(), position.legal_moves()
        for move in rng.sample(legal, min(len(legal), 12)):
            assert chosen_move(position, seat, dict(position.parts(move))) == move
        position.play(rng.choice(legal))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    "chosen",
    [
        {"nonsense": 1},
        {"action": "nonsense"},
        {"card": "nonsense", "number": -1},
        {"spot": "99,99"},
        {"ring": 99, "slot": "x"},
        {"action": "spy-hand", "other_seat": 99},
        {"action": "place", "number": 999},
        {"given_patch": 3, "taken_patch": 4},
        {"patch": "h9"},
    ],
)
def test_what_names_no_move_is_refused_in_every_language(key: str, chosen: Parts) -> None:
    found = refusal(start(key), chosen)
    for language in LANGUAGES:
        assert Catalogue(language, florilege.game(key)).refusal(found)


def test_fewer_parts_are_enough_where_they_fit_one_move() -> None:
    position = start("mandala")
    several = refusal(position, {"mandala": 1})
    assert several.code == "several-moves"
    assert several.args["number"] == sum(
        dict(position.parts(move))["mandala"] == 1 for move in position.legal_moves()
    )
    market = start("anthokyklos")
    reserving = next(move for move in market.legal_moves() if "card" in dict(market.parts(move)))
    card = dict(market.parts(reserving))["card"]
    assert chosen_move(market, market.to_move(), {"card": card}) == reserving


@pytest.mark.parametrize(
    ("key", "chosen", "notation"),
    [
        ("mandala", {"card": "r", "number": 8}, "8r>1"),
        ("mandala", {"card": "r", "number": 8, "mandala": 2}, "8r>2"),
        ("mandala", {"tile": "r7", "action": "pass"}, "pass"),
        ("anthokyklos", {"ring": 2, "place": "t1"}, "2t1>1"),
        ("anthokyklos", {"ring": 2, "slot": 3}, "2t1>3"),
        ("flower-power", {"action": "spy-hand", "other_seat": 1}, "hand:B"),
        ("flower-power", {"action": "draw"}, "draw"),
        ("flower-power", {"action": "poison", "flower": "B1", "position": 2}, "poison:B1.2"),
        ("power-plants", {"power": "sprout"}, "sprout"),
        ("power-plants", {"given_patch": "h3", "taken_patch": "d5"}, "h3/d5"),
    ],
)
def test_the_reason_is_that_of_the_notation(key: str, chosen: Parts, notation: str) -> None:
    position = start(key)
    assert position.notation_of(chosen) == notation
    with pytest.raises(Refused) as written:
        position.attempt(position.to_move(), position.read_move(notation))
    expected = written.value.refusal
    found = refusal(position, chosen)
    assert (found.code, found.args) == (expected.code, expected.args)


@pytest.mark.parametrize("key", GAMES)
def test_only_the_seat_to_move_may_choose(key: str) -> None:
    position = start(key)
    parts = dict(position.parts(position.legal_moves()[0]))
    with pytest.raises(Refused) as refused:
        chosen_move(position, 1 - position.to_move(), parts)
    assert refused.value.refusal.code == "not-your-turn"
