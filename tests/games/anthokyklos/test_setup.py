import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import LETTERS, WATCHER
from tests.games.anthokyklos.table import (
    board,
    events,
    market,
    moves,
    new,
    offer,
    play,
    table,
    turn,
)

PLACES = ["t1", "t2", "m1", "m2", "m3", "b1", "b2", "b3", "b4"]


@pytest.mark.clause("anthokyklos", "3.3", "2.3", "K1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_card_more_than_players_lies_in_the_market_the_others_in_the_deck(seats: int) -> None:
    position = new(seats)
    assert len(set(market(position))) == len(market(position)) == seats + 1
    assert board(position)["deck"] == 90 - (seats + 1)
    assert all(found["holder"] is None for found in board(position)["market"])


@pytest.mark.clause("anthokyklos", "K1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_neither_alone_nor_more_than_five(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(seats, {}, fast_dice(1))
    found = caught.value.refusal
    assert (found.code, found.clause) == ("seats-range", "K1")
    assert found.args == {"given": seats, "fewest": 2, "most": 5}


@pytest.mark.clause("anthokyklos", "2.2", "2.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_petals_of_each_colour_a_ring_and_ninety_cards(seats: int) -> None:
    assert new(seats).census() == [3] * 15 + [1] * 90


@pytest.mark.clause("anthokyklos", "2.2", "3.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_nine_petals_of_each_ring_lie_in_a_pyramid(number: int) -> None:
    found = board(new(3))["rings"][number - 1]
    assert [petal["place"] for petal in found["pyramid"]] == PLACES
    assert sorted(petal["petal"] for petal in found["pyramid"]) == list("cccgggiii")
    assert found["slots"] == [None] * 9


@pytest.mark.clause("anthokyklos", "3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_first_only_the_two_top_petals_of_the_first_ring_can_be_taken(seats: int) -> None:
    position = new(seats)
    accessible = [
        (ring["ring"], petal["place"])
        for ring in board(position)["rings"]
        for petal in ring["pyramid"]
        if petal["accessible"]
    ]
    assert accessible == [(1, "t1"), (1, "t2")]
    placements = {f"1{place}>{slot}" for place in ("t1", "t2") for slot in range(1, 10)}
    assert moves(position) == placements | set(market(position))


@pytest.mark.clause("anthokyklos", "2.1", "3.1")
def test_the_first_ring_alone_is_carried_by_the_pistil() -> None:
    rings = board(new(2))["rings"]
    assert [ring["open"] for ring in rings] == [list(range(1, 10)), [], [], [], []]


@pytest.mark.clause("anthokyklos", "3.2")
def test_the_cards_are_shuffled() -> None:
    seen = {card for seed in range(150) for card in market(new(5, seed))}
    assert len(seen) == 90
    assert len({tuple(market(new(5, seed))) for seed in range(20)}) == 20


@pytest.mark.clause("anthokyklos", "K4")
def test_the_petals_of_the_pyramids_are_shuffled() -> None:
    seen = {
        (ring["ring"], petal["place"], petal["petal"])
        for seed in range(40)
        for ring in board(new(2, seed))["rings"]
        for petal in ring["pyramid"]
    }
    assert len(seen) == 5 * 9 * 3


@pytest.mark.clause("anthokyklos", "K4")
def test_covered_petals_of_locked_rings_lie_face_up() -> None:
    position = table("4 ......... gc/gic/cgii")
    for seat in (0, 1, WATCHER):
        view = position.view(seat)["board"]
        assert view == board(position)
    petals = [petal["petal"] for petal in board(position)["rings"][3]["pyramid"]]
    assert petals == list("gcgiccgii")


@pytest.mark.clause("anthokyklos", "2.4", "3.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_one_marker(seats: int) -> None:
    position = new(seats)
    cards = market(position)
    first = int(position.to_move())
    play(position, *cards[:seats])
    holders = [offer(position, card)["holder"] for card in cards]
    assert holders == [(first + step) % seats for step in range(seats)] + [None]
    assert not moves(position) & set(cards)


@pytest.mark.clause("anthokyklos", "3.7", "K31")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_be_the_first_player(seats: int) -> None:
    first = [turn(new(seats, seed)) for seed in range(60)]
    assert set(first) == set(LETTERS[:seats])


@pytest.mark.clause("anthokyklos", "3.7")
def test_the_first_player_is_told() -> None:
    for seed in range(5):
        position = new(4, seed)
        told = [event.args["seat"] for event in events(position, "first-player")]
        assert told == [int(position.to_move())]


@pytest.mark.clause("anthokyklos", "K28")
def test_no_card_is_valid_on_the_bare_pistil() -> None:
    position = table("market M83 M75 M67")
    assert [found["motifs"] for found in board(position)["market"]] == [[], [], []]
    play(position, "M75")
    assert not events(position, "validated")
    assert market(position) == ["M83", "M75", "M67"]


@pytest.mark.clause("anthokyklos", "K30", "K4")
def test_nothing_but_the_order_of_the_deck_is_hidden() -> None:
    position = table("1 cc....... ../cgg/giii\nmarket M07")
    revealed = set()
    for seed in range(30):
        for seat in (0, 1, WATCHER):
            other = position.resample(seat, fast_dice(seed))
            assert isinstance(other, AnthokyklosPosition)
            assert other.write() == position.write()
            assert other.view(seat) == position.view(seat)
            play(other, "1m1>3")
            revealed.add(market(other)[-1])
    assert len(revealed) > 20
    assert not revealed & {"M07", "M74", "M72"}


@pytest.mark.clause("anthokyklos", "G1", "G2", "G3", "G4", "G7")
def test_the_flower_is_inferred_from_the_text_and_the_deck_is_ours() -> None:
    sources = {clause.id: clause.source for clause in GAME.clauses}
    assert {sources[ident] for ident in ("G1", "G2", "G3")} == {"inferred"}
    assert {sources[ident] for ident in ("G4", "G5", "G6", "F1")} == {"designed"}
    assert sources["G7"] == "ruling"
