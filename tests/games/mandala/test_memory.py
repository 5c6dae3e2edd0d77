"""What a player may imagine of the hidden cards, and what the view shows or keeps back (F27)."""

import pytest

from florilege.games.mandala.card_counts import count
from florilege.games.mandala.game import GAME
from florilege.games.mandala.notation import write_counts
from tests.games.mandala.table import (
    board,
    flowers,
    hand,
    hand_size,
    new,
    play,
    side,
    table,
    worlds,
)

# The opponent's whole hand dates from before the last shuffle: it can be counted.
COUNTED = """
    seats 2
    A hand r2
    B hand a1p2g1 drawn -
    1 r7 y3
"""

# Bruno played a face-down card, took two red ones back and made a Flower.
SHOWN = """
    seats 2
    options memory={memory}
    A hand o4
    B hand r3y2 known r2 tiles a7,p7 flowers g3+g5
    1 r7 y3 marker B B p1/r2
    2 a2 g2 A -/a1
"""


@pytest.mark.clause("mandala", "F27", "F33")
@pytest.mark.parametrize("seed", range(5))
def test_ones_own_hand_and_the_sizes_of_the_others_never_change(seed: int) -> None:
    position = new(3, seed)
    for world in worlds(position, "B"):
        assert hand(world, "B") == hand(position, "B")
        assert [hand_size(world, seat) for seat in "AC"] == [
            hand_size(position, seat) for seat in "AC"
        ]
        assert world.census() == position.census()


@pytest.mark.clause("mandala", "F27")
def test_hands_never_seen_are_dealt_anew() -> None:
    assert len({hand(world, "A") for world in worlds(new(3), "B")}) > 20


@pytest.mark.clause("mandala", "F27")
@pytest.mark.parametrize("memory", ["open", "hidden"])
def test_a_player_sees_the_same_in_every_world(memory: str) -> None:
    position = table(SHOWN.format(memory=memory))
    assert all(world.view(0) == position.view(0) for world in worlds(position, "A"))


@pytest.mark.clause("mandala", "F27", "4.7")
@pytest.mark.parametrize("memory", ["open", "hidden"])
def test_cards_that_came_back_stay_in_the_hand_in_every_world(memory: str) -> None:
    position = table(SHOWN.format(memory=memory))
    found = worlds(position, "A")
    assert all(count(world.players[1].hand, 2) >= 2 for world in found)
    assert all(hand_size(world, "B") == 5 for world in found)
    assert len({hand(world, "B") for world in found}) > 5


@pytest.mark.clause("mandala", "F27", "4.7")
def test_cards_become_known_when_they_come_back() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A p3/- B g1/- C o1/r2
    """)
    play(position, "1a>1", "dark")
    assert write_counts(position.players[2].known) == "-"
    assert write_counts(position.players[1].known) == "g1"
    assert all("g" in hand(world, "B") for world in worlds(position, "A"))


@pytest.mark.clause("mandala", "F27")
def test_a_known_card_is_the_first_to_be_played() -> None:
    position = table("A hand r3y1 known r2")
    play(position, "1r>1")
    assert write_counts(position.players[0].known) == "r1"


@pytest.mark.clause("mandala", "F27", "2.3")
def test_after_the_shuffle_the_opponents_hand_can_be_counted() -> None:
    position = table(COUNTED)
    assert {hand(world, "B") for world in worlds(position, "A")} == {"a1p2g1"}


@pytest.mark.clause("mandala", "F27", "2.3")
def test_a_shuffle_in_the_middle_of_the_game_lets_hands_be_counted() -> None:
    position = table("""
        seats 2
        A hand r4
        B hand a2o2
        1 r7 y3
        pile y1
        discard a13p15r11g15o13y14
    """)
    assert len({hand(world, "B") for world in worlds(position, "A")}) > 1
    play(position, "1r>1")
    assert {hand(world, "B") for world in worlds(position, "A")} == {"a2o2"}
    imagined = worlds(position, "B")
    assert all(count(world.players[0].hand, 2) >= 3 for world in imagined)
    assert all(count(world.players[0].hand, 5) >= 1 for world in imagined)
    assert len({hand(world, "A") for world in imagined}) > 5


@pytest.mark.clause("mandala", "F27", "2.3")
def test_cards_drawn_since_the_shuffle_are_unknown() -> None:
    position = table(COUNTED.replace("drawn -", "drawn p1"))
    found = worlds(position, "A")
    assert all(set("apg") <= set(hand(world, "B")) for world in found)
    assert len({hand(world, "B") for world in found}) > 3


@pytest.mark.clause("mandala", "F27", "2.3")
def test_a_card_played_since_may_be_of_either_origin() -> None:
    position = table("""
        seats 2
        turn B
        A hand o4
        B hand r2y9 drawn y1
        1 r7 y3
    """)
    play(position, "1r>1")
    found = {hand(world, "B") for world in worlds(position, "A", 200)}
    assert all("r1" in cards or "r2" in cards for cards in found)
    assert "r2y8" in found
    assert "a1r1y8" in found


@pytest.mark.clause("mandala", "F27", "2.3")
def test_a_card_that_was_not_among_the_counted_ones_must_have_been_drawn_since() -> None:
    position = table("""
        seats 2
        turn B
        A hand o4
        B hand r2y3 drawn r2
        1 r7 y3
    """)
    play(position, "2r>1")
    assert {hand(world, "B") for world in worlds(position, "A")} == {"y3"}


@pytest.mark.clause("mandala", "F27", "2.3")
def test_among_three_only_the_two_other_hands_together_can_be_counted() -> None:
    position = table("""
        A hand r2
        B hand a1p2g1 drawn -
        C hand o2y1 drawn -
        1 r7 y3
    """)
    found = worlds(position, "A")
    assert {world.players[1].hand + world.players[2].hand for world in found} == {
        position.players[1].hand + position.players[2].hand
    }
    assert {hand_size(world, "B") for world in found} == {4}
    assert len({hand(world, "B") for world in found}) > 3


@pytest.mark.clause("mandala", "F27")
def test_the_pile_and_the_stacks_show_their_size_alone() -> None:
    shown = board(table(COUNTED), "A")
    assert (shown["pile"], shown["dark"], shown["light"]) == (84, 15, 15)


@pytest.mark.clause("mandala", "F33")
@pytest.mark.parametrize("memory", ["open", "hidden"])
def test_hand_sizes_are_public_and_hands_are_not(memory: str) -> None:
    me, other = board(table(SHOWN.format(memory=memory)), "A")["players"]
    assert (me["hand_size"], me["hand"]) == (4, {"o": 4})
    assert (other["hand_size"], other["hand"]) == (5, None)


@pytest.mark.clause("mandala", "F27", "4.6", "1.4")
def test_memory_is_hidden_unless_the_table_wants_it_open() -> None:
    assert GAME.settings({})["memory"] == "hidden"
    assert board(table(SHOWN.format(memory="hidden")), "A") == board(
        table(SHOWN.replace("options memory={memory}", "")), "A"
    )


@pytest.mark.clause("mandala", "F27")
def test_an_open_memory_shows_all_that_was_ever_shown() -> None:
    shown = board(table(SHOWN.format(memory="open")), "A")
    assert shown["players"][1]["known"] == {"r": 2}
    assert shown["players"][1]["flower_tiles"] == [["g3", "g5"]]
    assert shown["players"][1]["points"] == 11 + 7 + 7
    assert shown["mandalas"][0]["sides"][1]["down"] == {"r": 2}


@pytest.mark.clause("mandala", "F27")
def test_a_hidden_memory_shows_what_lies_on_the_table() -> None:
    shown = board(table(SHOWN.format(memory="hidden")), "A")
    other, heap = shown["players"][1], shown["mandalas"][0]["sides"][1]
    assert (other["known"], other["flower_tiles"], other["points"]) == (None, None, None)
    assert (other["flowers"], other["singles"]) == (1, ["a7", "p7"])
    assert (heap["up"], heap["down"], heap["down_size"], heap["size"]) == ({"p": 1}, None, 2, 3)


@pytest.mark.clause("mandala", "F27")
def test_a_hidden_memory_shows_what_is_ones_own() -> None:
    position = table(SHOWN.format(memory="hidden"))
    mine = board(position, "B")["players"][1]
    assert (mine["known"], mine["flower_tiles"]) == ({"r": 2}, [["g3", "g5"]])
    assert board(position, "B")["mandalas"][0]["sides"][1]["down"] == {"r": 2}
    assert board(position, "A")["mandalas"][1]["sides"][0]["down"] == {"a": 1}


@pytest.mark.clause("mandala", "F27")
def test_with_a_hidden_memory_too_no_world_changes_what_was_shown() -> None:
    for world in worlds(table(SHOWN.format(memory="hidden")), "A"):
        assert side(world, 1, "B") == "p1/r2"
        assert flowers(world, "B") == ["g3+g5"]


@pytest.mark.clause("mandala", "F27", "6.0")
def test_flowers_are_turned_up_at_the_end() -> None:
    position = table("""
        seats 2
        options memory=hidden
        turn over
        ending third-flower
        A hand o4
        B hand r3 tiles a7,p7 flowers g3+g5,r3+r5,y2+y7
        1 -
        2 -
        3 -
    """)
    shown = board(position, "A")["players"][1]
    assert shown["flower_tiles"] == [["g3", "g5"], ["r3", "r5"], ["y2", "y7"]]
    assert shown["points"] == 7 + 7 + 11 + 11 + 11
