from collections.abc import Iterator

import pytest

from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refused
from tests.games.anthokyklos.table import (
    board,
    events,
    moves,
    new,
    offer,
    play,
    refusal,
    ring,
    table,
    turn,
)


def accessible(position: AnthokyklosPosition, number: int) -> list[str]:
    pyramid = board(position)["rings"][number - 1]["pyramid"]
    return [petal["place"] for petal in pyramid if petal["accessible"]]


def open_slots(position: AnthokyklosPosition, number: int) -> list[int]:
    return board(position)["rings"][number - 1]["open"]


def placements(position: AnthokyklosPosition) -> set[str]:
    return {move for move in moves(position) if ">" in move}


def blossom(outermost: int, slot: int) -> str:
    """Return rings that carry one slot of the next ring: two petals, three inside them, …"""
    lines = []
    for number in range(1, outermost + 1):
        slots = ["."] * 9
        for step in range(outermost + 2 - number):
            slots[(slot - 1 + step) % 9] = "cgi"[step % 3]
        lines.append(f"{number} {''.join(slots)}")
    return "\n".join(lines)


def playout(position: AnthokyklosPosition, seed: int) -> Iterator[AnthokyklosPosition]:
    dice = fast_dice(seed, 1)
    while not position.is_over():
        yield position
        legal = position.legal_moves()
        position.play(legal[int(dice.below(len(legal)))])
    yield position


# The action.


@pytest.mark.clause("anthokyklos", "6.1", "K7")
def test_a_petal_is_taken_and_placed_at_once() -> None:
    position = play(table("1 ......... gc/cgi/cgii"), "1t2>5")
    assert ring(position, 1) == "....c...."
    assert [petal["place"] for petal in board(position)["rings"][0]["pyramid"]] == [
        *["t1", "m1", "m2", "m3", "b1", "b2", "b3", "b4"]
    ]
    assert [event.args for event in events(position, "placed")] == [
        {"seat": 0, "petal": "c", "ring": 1, "slot": 5}
    ]
    assert turn(position) == "B"


@pytest.mark.clause("anthokyklos", "5.1")
def test_a_turn_is_one_placement_or_one_reservation() -> None:
    position = table("seats 3")
    turns = [turn(position)]
    for move in ("1t1>1", "M74", "1t2>2", "M72"):
        play(position, move)
        turns.append(turn(position))
    assert turns == ["A", "B", "C", "A", "B"]
    assert ring(position, 1) == "cc......."
    assert [offer(position, card)["holder"] for card in ("M74", "M72")] == [1, 0]


@pytest.mark.clause("anthokyklos", "K7")
@pytest.mark.parametrize("move", ["1t1", "1t1>", "1t1>0", "1.1>t1", "1t1>2.1"])
def test_a_petal_is_neither_kept_nor_put_back_nor_placed_on_another_ring(move: str) -> None:
    found = refusal(table("1 c........"), move)
    assert found.code == "unreadable-move"


@pytest.mark.clause("anthokyklos", "K8")
@pytest.mark.parametrize("move", ["pass", "-", "", "done"])
def test_nobody_may_pass(move: str) -> None:
    found = refusal(table(""), move)
    assert found.code in ("unreadable-move", "no-claims-now")


@pytest.mark.clause("anthokyklos", "K8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("unlocking", ["local", "whole-ring"])
@pytest.mark.parametrize("taking", ["automatic", "sharp-eyes"])
def test_a_placement_is_always_possible(seats: int, unlocking: str, taking: str) -> None:
    for seed in range(3):
        position = new(seats, seed, unlocking=unlocking, taking=taking)
        for found in playout(position, seed):
            if not found.is_over() and found.question().kind == "turn":
                assert placements(found)


@pytest.mark.clause("anthokyklos", "K8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_who_reserve_whenever_they_can_still_finish(seats: int) -> None:
    for seed in range(3):
        position = new(seats, seed)
        turns = 0
        while not position.is_over() and turns <= 135 + seats:
            legal = position.legal_moves()
            reserving = [move for move in legal if ">" not in position.write_move(move)]
            position.play((reserving or legal)[0])
            turns += 1
        assert position.is_over()
        assert 45 + seats <= turns <= 135 + seats


# The pyramid.


@pytest.mark.clause("anthokyklos", "6.2", "3.4")
@pytest.mark.parametrize(
    ("pyramid", "expected"),
    [
        ("cg/icg/icgi", "t1 t2"),
        (".g/icg/icgi", "t2 m1"),
        ("c./icg/icgi", "t1 m3"),
        ("../icg/icgi", "m1 m2 m3"),
        (".g/.cg/icgi", "t2 b1"),
        ("c./ic./icgi", "t1 b4"),
        ("../.cg/icgi", "m2 m3 b1"),
        ("../i.g/icgi", "m1 m3"),
        ("../ic./icgi", "m1 m2 b4"),
        ("../..g/icgi", "m3 b1 b2"),
        ("../.c./icgi", "m2 b1 b4"),
        ("../i../icgi", "m1 b3 b4"),
        ("../.../icgi", "b1 b2 b3 b4"),
        (".g/.cg/.cgi", "t2"),
        ("../.c./.cg.", "m2"),
        ("../.../..g.", "b3"),
    ],
)
def test_only_uncovered_petals_are_accessible(pyramid: str, expected: str) -> None:
    left = {colour: 3 - pyramid.count(colour) for colour in "cgi"}
    slots = "".join(colour * number for colour, number in left.items()).ljust(9, ".")
    position = table(f"1 {slots} {pyramid}")
    assert " ".join(accessible(position, 1)) == expected
    free = [slot for slot in range(1, 10) if slots[slot - 1] == "."]
    assert {move for move in placements(position) if move[0] == "1"} == {
        f"1{place}>{slot}" for place in expected.split() for slot in free
    }


@pytest.mark.clause("anthokyklos", "6.2")
def test_taking_a_petal_uncovers_what_lay_under_it_alone() -> None:
    position = table("")
    seen = []
    for move in ("1t1>1", "1t2>2", "1m2>3", "1m3>4", "1m1>5"):
        play(position, move)
        seen.append(" ".join(accessible(position, 1)))
    assert seen == ["t2 m1", "m1 m2 m3", "m1 m3", "m1 b3 b4", "b1 b2 b3 b4"]


@pytest.mark.clause("anthokyklos", "6.2")
@pytest.mark.parametrize("place", ["m1", "m2", "m3", "b1", "b2", "b3", "b4"])
def test_a_covered_petal_cannot_be_taken(place: str) -> None:
    found = refusal(table(""), f"1{place}>1")
    assert (found.code, found.clause) == ("petal-covered", "6.2")
    assert found.args == {"ring": 1, "place": place}


@pytest.mark.clause("anthokyklos", "6.2")
def test_pyramids_do_not_uncover_each_other() -> None:
    position = table("1 cg.......")
    assert accessible(position, 1) == ["m1", "m2", "m3"]
    assert accessible(position, 2) == ["t1", "t2"]


# The slots.


@pytest.mark.clause("anthokyklos", "6.3", "K5", "K6")
def test_first_ring_petals_need_not_touch() -> None:
    position = table("1 c........")
    assert open_slots(position, 1) == [2, 3, 4, 5, 6, 7, 8, 9]
    play(position, "1t2>5")
    assert ring(position, 1) == "c...c...."


@pytest.mark.clause("anthokyklos", "6.4", "G1", "G2")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("slot", range(1, 10))
def test_a_slot_rests_on_the_same_and_the_next_slot_of_the_ring_inside(
    number: int, slot: int
) -> None:
    position = table(blossom(number - 1, slot))
    assert open_slots(position, number) == [slot]
    found = {move for move in placements(position) if move[0] == str(number)}
    assert found == {f"{number}t1>{slot}", f"{number}t2>{slot}"}
    play(position, f"{number}t1>{slot}")
    assert ring(position, number).index("c") == slot - 1


@pytest.mark.clause("anthokyklos", "6.4", "G2")
def test_the_last_slot_rests_on_the_last_and_the_first() -> None:
    assert open_slots(table("1 c.......g"), 2) == [9]
    assert open_slots(table("1 c......g."), 2) == []


@pytest.mark.clause("anthokyklos", "6.4")
@pytest.mark.parametrize("slots", ["c........", "c.g......", ".c.g.i.c."])
def test_one_support_is_not_enough(slots: str) -> None:
    position = table(f"1 {slots}")
    assert all(move[0] == "1" for move in placements(position))
    found = refusal(position, "2t1>1")
    assert (found.code, found.clause) == ("slot-unsupported", "6.4")
    assert found.args == {"ring": 2, "slot": 1, "support": ["1.1", "1.2"]}


@pytest.mark.clause("anthokyklos", "6.4")
def test_a_slot_two_rings_out_needs_petals_in_between() -> None:
    position = table("1 cgicgi...")
    assert open_slots(position, 3) == []
    assert accessible(position, 3) == []


@pytest.mark.clause("anthokyklos", "6.1", "K6")
def test_a_slot_holds_one_petal() -> None:
    found = refusal(table("1 c........"), "1t2>1")
    assert (found.code, found.clause, found.args) == ("slot-taken", "6.1", {"ring": 1, "slot": 1})


@pytest.mark.clause("anthokyklos", "K6", "G1")
def test_a_ring_is_full_with_nine_petals() -> None:
    position = table("1 cgicgicgi")
    assert open_slots(position, 1) == []
    assert open_slots(position, 2) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert {move[0] for move in placements(position)} == {"2"}


@pytest.mark.clause("anthokyklos", "K6")
@pytest.mark.parametrize("move", ["1t1>10", "6t1>1", "0t1>1", "1t3>1", "1b5>1"])
def test_there_is_no_tenth_slot_and_no_sixth_ring(move: str) -> None:
    with pytest.raises(Refused) as caught:
        play(table(""), move)
    assert caught.value.refusal.code == "unreadable-move"


# The authorised pyramids.


@pytest.mark.clause("anthokyklos", "6.1", "G3", "K3")
def test_a_pyramid_is_suspended_and_comes_back() -> None:
    position = table("seats 3\n1 cg.......")
    assert accessible(position, 2) == ["t1", "t2"]
    play(position, "2t1>1")
    assert accessible(position, 2) == []
    assert not {move for move in placements(position) if move[0] == "2"}
    play(position, "1m1>5")
    assert accessible(position, 2) == []
    play(position, "1m2>3")
    assert accessible(position, 2) == ["t2", "m1"]
    assert open_slots(position, 2) == [2]


@pytest.mark.clause("anthokyklos", "G3", "K3")
def test_several_pyramids_are_authorised_at_once() -> None:
    position = table("1 cgi......\n2 cg.......")
    assert {move[0] for move in placements(position)} == {"1", "3"}
    position = table("1 cgic.....\n2 cg.......")
    assert {move[0] for move in placements(position)} == {"1", "2", "3"}


@pytest.mark.clause("anthokyklos", "K2")
def test_rings_unlock_slot_by_slot() -> None:
    position = play(table(""), "1t1>4", "1t2>5")
    assert open_slots(position, 2) == [4]


@pytest.mark.clause("anthokyklos", "K2")
def test_whole_rings_unlock_the_next() -> None:
    position = table("options unlocking=whole-ring\n1 cgicgicg. ../.../...i")
    assert open_slots(position, 2) == []
    found = refusal(position, "2t1>1")
    assert (found.code, found.clause) == ("ring-locked", "K2")
    play(position, "1b4>9")
    assert open_slots(position, 2) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    play(position, "2t1>1", "2t2>2")
    assert open_slots(position, 3) == []


@pytest.mark.clause("anthokyklos", "6.5", "6.4")
@pytest.mark.parametrize("unlocking", ["local", "whole-ring"])
def test_the_flower_grows_from_inside_out(unlocking: str) -> None:
    for seed in range(4):
        for position in playout(new(3, seed, unlocking=unlocking), seed):
            for number in range(2, 6):
                inside, outside = ring(position, number - 1), ring(position, number)
                for slot in range(9):
                    if outside[slot] != ".":
                        assert inside[slot] != "."
                        assert inside[(slot + 1) % 9] != "."
                        assert unlocking == "local" or "." not in inside


@pytest.mark.clause("anthokyklos", "6.5", "1.2", "2.2")
def test_a_game_ends_with_three_petals_of_each_colour_on_every_ring() -> None:
    position = new(2)
    for found in playout(position, 7):
        assert found.is_over() == all("." not in ring(found, number) for number in range(1, 6))
    for number in range(1, 6):
        assert sorted(ring(position, number)) == list("cccgggiii")
