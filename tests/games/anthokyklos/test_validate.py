import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.locale.catalogue import Catalogue
from tests.games.anthokyklos.table import (
    board,
    events,
    market,
    new,
    play,
    points,
    table,
    turn,
    won,
)
from tests.games.anthokyklos.test_end import CARDS, RICH

# Whoever places coral on 1.3 completes an arc of three corals: M07, M22 and M24 in one.
ARC = "1 cc....... ../cgg/giii"


def told(position: AnthokyklosPosition) -> list[str]:
    """Return the kinds of all events, in order."""
    assert position.journal is not None
    return [event.kind.removesuffix("-least") for event in position.journal.events]


@pytest.mark.clause("anthokyklos", "1.1", "4.1", "8.1")
def test_a_motif_of_petals_that_all_have_placed_gives_points_to_who_completes_it() -> None:
    position = table("turn B\n1 ......... cc/cgg/giii\nmarket M07")
    play(position, "1t1>1", "1t2>2")
    assert (won(position, "A"), won(position, "B")) == ([], [])
    play(position, "1m1>3")
    assert (won(position, "A"), won(position, "B")) == ([], ["M07"])
    assert (points(position, "A"), points(position, "B")) == (0, 5)


@pytest.mark.clause("anthokyklos", "4.1", "9.1")
@pytest.mark.parametrize(
    ("card", "worth"), [("M83", 1), ("M75", 2), ("M10", 6), ("M82", 7), ("M70", 8), ("M74", 10)]
)
def test_a_card_gives_the_points_it_shows(card: str, worth: int) -> None:
    position = play(table(RICH, f"market {card} M01:B M02", "seats 2"), "5b3>8")
    assert points(position, "A") == worth + 4
    assert [event.args["points"] for event in events(position, "validated")] == [worth, 4]


@pytest.mark.clause("anthokyklos", "8.3", "10.2", "10.3")
def test_all_valid_cards_are_taken_in_one_turn() -> None:
    position = play(table(ARC, "market M07 M22 M24"), "1m1>3")
    assert won(position, "A") == ["M07", "M22", "M24"]
    assert points(position, "A") == 13
    assert [event.args["motif"] for event in events(position, "validated")] == [["1.1+1.2+1.3"]] * 3


@pytest.mark.clause("anthokyklos", "10.2")
def test_cards_that_are_not_valid_stay() -> None:
    position = play(table(ARC, "market M08 M07 M23"), "1m1>3")
    assert won(position, "A") == ["M07"]
    assert market(position)[:2] == ["M08", "M23"]


@pytest.mark.clause("anthokyklos", "10.4", "12.1", "5.2")
def test_a_turn_is_action_then_check_then_new_cards() -> None:
    position = play(table(ARC, "market M07 M22 M24"), "1m1>3")
    assert told(position) == ["placed", *["validated"] * 3, *["revealed"] * 3]


@pytest.mark.clause("anthokyklos", "12.1", "K21")
def test_a_turn_with_a_reservation_has_the_same_order() -> None:
    position = play(table("1 ccc......\nmarket M07 M22 M74"), "M22")
    assert told(position) == ["reserved", *["validated"] * 2, *["revealed"] * 2]


@pytest.mark.clause("anthokyklos", "5.2", "10.6")
def test_the_market_is_refilled_at_once_with_as_many_cards() -> None:
    position = play(table("seats 4", ARC, "market M70 M07 M71 M22 M82"), "1m1>3")
    assert market(position)[:3] == ["M70", "M71", "M82"]
    revealed = [event.args["card"] for event in events(position, "revealed")]
    assert market(position)[3:] == revealed
    assert len(set(revealed)) == 2
    assert board(position)["deck"] == 90 - 5 - 2
    assert turn(position) == "B"


@pytest.mark.clause("anthokyklos", "10.6")
def test_no_new_card_while_none_is_taken() -> None:
    position = play(table(ARC, "market M70 M71 M82"), "1m1>3")
    assert market(position) == ["M70", "M71", "M82"]
    assert not events(position, "revealed")


@pytest.mark.clause("anthokyklos", "10.6", "3.2")
def test_every_card_of_the_deck_may_come_and_no_other() -> None:
    seen = set()
    for seed in range(500):
        position = play(table(ARC, "market M07 M22 M24", seed=seed), "1m1>3")
        seen.update(market(position))
    assert seen == set(CARDS) - {"M07", "M22", "M24"}


@pytest.mark.clause("anthokyklos", "K19", "10.4")
def test_new_cards_are_first_checked_at_the_end_of_the_next_turn() -> None:
    position = play(table(RICH, "market M01 M02 M03"), "5b3>8")
    assert won(position, "A") == ["M01", "M02", "M03"]
    fresh = market(position)
    assert len(fresh) == 3
    assert all(found["motifs"] for found in board(position)["market"])
    play(position, "5b4>9")
    assert won(position, "A") == ["M01", "M02", "M03"]
    assert won(position, "B") == sorted(fresh)


@pytest.mark.clause("anthokyklos", "K16")
def test_a_motif_need_not_hold_the_petal_just_placed() -> None:
    position = play(table("1 ccc......\nmarket M07"), "1m2>7")
    assert won(position, "A") == ["M07"]
    assert events(position, "validated")[0].args["motif"] == ["1.1+1.2+1.3"]


@pytest.mark.clause("anthokyklos", "K17", "10.3", "8.2")
def test_a_motif_serves_again_for_a_later_card() -> None:
    position = table("1 ccc......\nA cards M07\nmarket M22 M74 M72")
    play(position, "1m2>7")
    assert won(position, "A") == ["M07", "M22"]
    position = table("turn B\n1 ccc......\nA cards M07\nmarket M22 M74 M72")
    play(position, "1m2>7")
    assert won(position, "B") == ["M22"]


@pytest.mark.clause("anthokyklos", "K18", "10.7")
def test_a_card_is_taken_once_and_kept() -> None:
    position = play(table("seats 3", ARC, "market M07 M70 M71 M82"), "1m1>3")
    census = position.census()
    for move in ("1m2>7", "1m3>5", "1b1>6", "1b3>8"):
        play(position, move)
        assert "M07" in won(position, "A")
        assert "M07" not in market(position)
        assert position.census() == census
    taken = [event for event in events(position, "validated") if event.args["card"] == "M07"]
    assert len(taken) == 1


@pytest.mark.clause("anthokyklos", "10.7", "4.1")
def test_points_are_those_of_the_cards_kept() -> None:
    position = table(RICH, "A cards M74,M83\nB cards M70\nmarket M01 M02:B M03:A")
    play(position, "5b3>8")
    assert won(position, "A") == ["M01", "M03", "M74", "M83"]
    assert (points(position, "A"), points(position, "B")) == (4 + 4 + 10 + 1, 8)


@pytest.mark.clause("anthokyklos", "10.2")
def test_validation_names_card_and_motifs() -> None:
    position = table("1 cgci.....\n2 gg.......\n3 ......... cg/cgi/cgii\nmarket M75")
    play(position, "3t1>1")
    (event,) = events(position, "validated")
    assert event.clause == "10.2"
    assert event.args == {
        "seat": 0,
        "card": "M75",
        "shape": "bud",
        "condition": "two-any",
        "points": 2,
        "motif": ["1.1+1.2+2.1", "1.2+1.3+2.2", "2.1+2.2+3.1"],
        "more": 0,
    }


@pytest.mark.clause("anthokyklos", "10.2", "9.9")
def test_validation_of_a_card_with_a_quantity_names_it() -> None:
    position = play(table("1 cci......\n2 c........ .g/gci/gcii\nmarket M79"), "2t2>2")
    (event,) = events(position, "validated")
    assert event.kind == "validated-least"
    assert event.args["least"] == "3any"
    assert event.args["motif"] == ["1.1+1.2+2.1+2.2"]


@pytest.mark.clause("anthokyklos", "10.2")
@pytest.mark.parametrize(
    ("language", "start", "end"),
    [
        ("en", "A validates M83 for 1 point: ", " and 15 other places (ring.slot)."),
        ("fr", "A valide M83 pour 1 point", " et 15 autres endroits (anneau.emplacement)."),
    ],
)
def test_of_a_motif_that_lies_everywhere_three_places_are_named(
    language: str, start: str, end: str
) -> None:
    position = play(table("1 cgicgicg. ../.../...i\nmarket M83"), "1b4>9")
    (event,) = events(position, "validated")
    assert event.args["motif"] == ["1.1+1.2+1.3", "1.2+1.3+1.4", "1.3+1.4+1.5"]
    told = Catalogue(language, GAME).event(event)
    assert told.startswith(start)
    assert told.endswith(f"1.1+1.2+1.3, 1.2+1.3+1.4, 1.3+1.4+1.5{end}")
    assert "1.1+1.2+1.3" in Catalogue(language, GAME, 0).event(event)


@pytest.mark.clause("anthokyklos", "3.3", "10.6", "K29")
def test_a_card_revealed_cites_why() -> None:
    opening = events(new(2), "revealed")
    taken = events(play(table("1 cc....... ../cgg/giii\nmarket M07"), "1m1>3"), "revealed")
    refreshed = events(play(table("options refresh=on\nidle 5"), "1t1>1"), "revealed")
    assert [event.clause for event in opening] == ["3.3"] * 3
    assert [event.clause for event in taken] == ["10.6"]
    assert [event.clause for event in refreshed] == ["K29"]
