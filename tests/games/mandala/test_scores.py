import re

import pytest

from florilege.kernel.outcome import Outcome
from tests.games.mandala.table import order, play, table

TILES = {colour + value for colour in "aprgoy" for value in "23457x"}


def scored(*players: str) -> Outcome:
    before_players = "".join(re.sub(r"hand \w+", "", player) for player in players)
    unclaimed = sorted(TILES - set(re.findall(r"[aprgoy][23457x]", before_players)))
    lines = [f"seats {len(players)}", "turn over", "ending no-tiles", "1 -", "2 -", "3 -"]
    lines += [f"{seat} {player}" for seat, player in zip("ABCD", players, strict=False)]
    lines += [f"unclaimed {','.join(unclaimed)}"]
    outcome = table("\n".join(lines)).outcome()
    assert outcome is not None
    return outcome


def points(player: str) -> int:
    return scored(f"hand a1 {player}", "hand a1").scores[0]


@pytest.mark.clause("mandala", "6.1", "6.2", "6.3", "6.4")
def test_printed_example_43() -> None:
    assert points("tiles a4,px flowers r5+r3,g7+gx,y3+y2") == 43


@pytest.mark.clause("mandala", "6.1")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 7])
def test_a_single_tile_is_worth_its_value(value: int) -> None:
    assert points(f"tiles g{value}") == value


@pytest.mark.clause("mandala", "6.1")
def test_single_tiles_of_several_colours_add_up() -> None:
    assert points("tiles g7,a7,y2") == 16


@pytest.mark.clause("mandala", "6.2")
def test_a_single_triple_is_worth_nothing() -> None:
    assert points("tiles gx,r7") == 7


@pytest.mark.clause("mandala", "6.3")
@pytest.mark.parametrize(("value", "worth"), [(2, 6), (3, 9), (4, 12), (5, 15), (7, 21)])
def test_a_triple_in_a_flower_triples_the_other_tile(value: int, worth: int) -> None:
    assert points(f"flowers o{value}+ox") == points(f"flowers ox+o{value}") == worth


@pytest.mark.clause("mandala", "6.4")
@pytest.mark.parametrize(
    ("low", "high", "worth"),
    [
        (2, 3, 7),
        (2, 4, 8),
        (2, 5, 9),
        (2, 7, 11),
        (3, 4, 10),
        (3, 5, 11),
        (3, 7, 13),
        (4, 5, 13),
        (4, 7, 15),
        (5, 7, 17),
    ],
)
def test_a_flower_is_worth_twice_the_lower_tile_and_the_other(
    low: int, high: int, worth: int
) -> None:
    assert points(f"flowers p{low}+p{high}") == points(f"flowers p{high}+p{low}") == worth


@pytest.mark.clause("mandala", "6.5")
def test_most_points_win_whatever_the_hands() -> None:
    outcome = scored("hand r9 tiles r4", "hand a1 tiles a5", "hand g9 tiles g4")
    assert (outcome.reason, outcome.winners, outcome.scores) == ("points", [1], [4, 5, 4])


@pytest.mark.clause("mandala", "6.5")
def test_a_tie_goes_to_the_one_with_more_cards_in_hand() -> None:
    outcome = scored("hand r3 tiles r5", "hand a4 tiles a5", "hand g9 tiles g4")
    assert (outcome.reason, outcome.winners) == ("cards", [1])


@pytest.mark.clause("mandala", "6.5")
def test_otherwise_the_victory_is_shared() -> None:
    outcome = scored("hand r3 tiles r5", "hand a3 tiles a5", "hand g2 tiles g5", "hand y9")
    assert (outcome.reason, outcome.winners) == ("shared", [0, 1])


# Anne makes her third Flower; nobody has a card on the other mandalas.
ENDING = """
    seats 2
    A hand a1y4 tiles r5,g7 flowers ax+a5,y4+y5
    B hand a2o2 tiles px,o4
    1 r7 y3 marker A A p2/- B g1o1/-
"""


@pytest.mark.clause("mandala", "6.0", "6.1", "6.2", "6.3", "6.4")
def test_the_log_tells_what_the_totals_add_up() -> None:
    position = play(table(ENDING), "1a>1", "dark")
    assert position.journal is not None
    told = [event for event in position.journal.events if event.kind.startswith("scored")]
    found = [(e.args["seat"], e.clause, e.args.get("points"), e.args.get("tile")) for e in told]
    assert found == [
        (0, "6.1", 7, ["g7"]),
        (0, "6.3", 15, ["ax", "a5"]),
        (0, "6.4", 13, ["y4", "y5"]),
        (0, "6.4", 17, ["r5", "r7"]),
        (0, "6.0", 52, None),
        (1, "6.1", 7, ["o4", "y3"]),
        (1, "6.2", None, ["px"]),
        (1, "6.0", 7, None),
    ]


@pytest.mark.clause("mandala", "6.0")
def test_flowers_are_turned_up_when_all_mandalas_are_gone() -> None:
    position = play(table(ENDING), "1a>1", "dark")
    told = order(position, "end-third-flower", "mandala-ends", "scored-flower", "scored")
    assert told == [
        "end-third-flower",
        *["mandala-ends"] * 2,
        *["scored-flower"] * 2,
        *["scored"] * 2,
    ]


@pytest.mark.clause("mandala", "6.1", "6.2")
def test_the_score_sheet_cites_what_makes_a_triple_worth_nothing() -> None:
    position = play(table(ENDING), "1a>1", "dark")
    single = [score for score in position.score_sheet() if score["kind"] == "single"]
    cited = {str(score["args"]["tile"]): score["clause"] for score in single}
    assert cited == {"['g7']": "6.1", "['px']": "6.2", "['o4']": "6.1", "['y3']": "6.1"}
