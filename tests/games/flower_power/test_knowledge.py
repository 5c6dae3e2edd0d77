"""What each player knows, sees and may imagine (part 2 of the rulings)."""

import pytest

from bench.knowledge import forgotten
from tests.games.flower_power.table import (
    board,
    events,
    fight,
    flowers,
    graveyard,
    growing_seen,
    hand,
    hand_seen,
    hand_size,
    petals_seen,
    pile,
    planted,
    play,
    table,
    worlds,
)

SPIED = """
    A hand 3C,4C garden [(9S),(5C)]
    B hand KS,5H,7D,9C garden [(2C),(QD)] [(8D)]
    C hand 6C garden [(2D),(2H)]
"""
REFILLED = """
    A played hand - garden [(9S),(5C)]
    B played hand - garden [(2C),(QD)] [(REST)]
    C played hand - garden [(2D),(2H)]
    pile -
    graveyard 2S,3S,4S,5S
"""


@pytest.mark.clause("flower-power", "3.2", "3.3")
@pytest.mark.parametrize("seed", range(3))
def test_after_the_deal_a_player_knows_the_own_hand_alone(seed: int) -> None:
    position = planted(3, seed)
    found = worlds(position, "B")
    assert {frozenset(hand(world, "B")) for world in found} == {frozenset(hand(position, "B"))}
    assert len({frozenset(hand(world, "C")) for world in found}) > 20
    assert len({flowers(world, "B")[0] for world in found}) > 20


@pytest.mark.clause("flower-power", "AMB-52", "1.2")
def test_sizes_and_cards_stay_what_they_are_in_every_world() -> None:
    position = planted(3)
    for world in worlds(position, "A"):
        assert [hand_size(world, seat) for seat in "ABC"] == [1, 2, 3]
        assert [f.count("(") for f in flowers(world, "C")] == [15]
        assert world.census() == position.census()
        assert world.view(0) == position.view(0)


@pytest.mark.clause("flower-power", "6.4", "AMB-53")
def test_a_spied_flower_is_known_to_the_spy_alone_for_good() -> None:
    position = play(table(SPIED), "3C", "spy:B1", "end", "end")
    assert petals_seen(position, "A", "B1") == ["2C", "QD"]
    for reader in "BC+":
        assert petals_seen(position, reader, "B1") == [None, None]
    assert {flowers(world, "B")[0] for world in worlds(position, "A")} == {"[(2C),(QD)]"}
    assert len({flowers(world, "B")[0] for world in worlds(position, "B")}) > 20


@pytest.mark.clause("flower-power", "6.4", "AMB-53")
def test_a_spied_hand_is_known_until_its_cards_leave() -> None:
    position = play(table(SPIED), "3C", "hand:B", "end")
    assert hand_seen(position, "A", "B") == {"KS", "5H", "7D", "9C"}
    play(position, "5H", "heart:B1.1", "end")
    assert hand_seen(position, "A", "B") == {"KS", "7D", "9C"}
    assert {frozenset(hand(world, "B")) for world in worlds(position, "A")} == {
        frozenset({"KS", "7D", "9C"})
    }


@pytest.mark.clause("flower-power", "6.4", "12.15")
def test_cards_drawn_after_the_spying_are_unknown() -> None:
    position = table(SPIED.replace("B hand", "B played hand"))
    play(position, "3C", "hand:B", "end", "draw")
    assert hand_seen(position, "A", "B") == {"KS", "5H", "7D", "9C"}
    found = {frozenset(hand(world, "B")) for world in worlds(position, "A")}
    assert len(found) > 10
    assert all({"KS", "5H", "7D", "9C"} < cards and len(cards) == 5 for cards in found)


@pytest.mark.clause("flower-power", "6.4")
def test_what_is_spied_is_told_to_the_spy_and_that_it_was_to_all() -> None:
    position = play(table(SPIED), "3C", "hand:B", "4C", "spy:B1")
    (saw,) = events(position, "you-saw-hand")
    assert (saw.audience, saw.args["card"]) == (1, ["KS", "5H", "7D", "9C"])
    (told,) = events(position, "spied-hand")
    assert told.args == {"seat": 0, "card": "3C", "other_seat": 1}
    (flower,) = events(position, "you-saw-flower")
    assert (flower.audience, flower.args["card"]) == (1, ["2C", "QD"])


@pytest.mark.clause("flower-power", "6.5", "6.4")
def test_a_flower_made_of_a_spied_hand_becomes_a_rumour() -> None:
    position = play(table(SPIED), "3C", "hand:B", "end")
    play(position, "regular", "KS", "9C", "5H", "done")
    assert hand_seen(position, "A", "B") == set()
    assert petals_seen(position, "A", "B3") == [None] * 3
    (rumour,) = board(position, "A")["rumours"]
    assert set(rumour["cards"]) == {"KS", "5H", "7D", "9C"}
    assert (rumour["hands"], rumour["flowers"]) == ([1], ["B3"])
    assert board(position, "C")["rumours"] == board(position, "+")["rumours"] == []


@pytest.mark.clause("flower-power", "6.5", "6.4")
def test_rumoured_cards_lie_in_the_hand_or_the_flower_in_every_world() -> None:
    position = play(table(SPIED), "3C", "hand:B", "end")
    play(position, "regular", "KS", "9C", "5H", "done")
    held = set()
    for world in worlds(position, "A"):
        (left,) = hand(world, "B")
        held.add(left)
        petals = set(flowers(world, "B")[2][1:-1].replace("(", "").replace(")", "").split(","))
        assert petals | {left} == {"KS", "5H", "7D", "9C"}
    assert held == {"KS", "5H", "7D", "9C"}


@pytest.mark.clause("flower-power", "6.5")
def test_a_whole_known_hand_made_a_flower_is_known_but_not_its_order() -> None:
    position = play(table(SPIED), "3C", "hand:B", "end")
    play(position, "regular", "KS", "9C", "5H", "7D", "done")
    (rumour,) = board(position, "A")["rumours"]
    assert (rumour["hands"], rumour["flowers"]) == ([], ["B3"])
    found = {flowers(world, "B")[2] for world in worlds(position, "A")}
    assert len(found) > 5
    assert all(card in flower for flower in found for card in ("KS", "5H", "7D", "9C"))


@pytest.mark.clause("flower-power", "6.5", "4.4")
def test_a_rumour_shrinks_when_a_petal_is_turned_up() -> None:
    position = play(table(SPIED), "3C", "hand:B", "end")
    play(position, "regular", "KS", "9C", "5H", "done", "B3", "A1")
    (rumour,) = board(position, "A")["rumours"]
    assert set(rumour["cards"]) == {"5H", "7D", "9C"}


@pytest.mark.clause("flower-power", "6.5", "5.1")
def test_a_card_drawn_after_a_flower_was_made_joins_what_the_spy_cannot_tell_apart() -> None:
    position = play(table(SPIED.replace("B hand", "B played hand")), "3C", "hand:B", "end")
    play(position, "regular", "KS", "9C", "5H", "done", "end", "end", "end", "draw")
    held = {card for world in worlds(position, "A") for card in hand(world, "B")}
    assert {"KS", "5H", "7D", "9C"} < held
    (rumour,) = board(position, "A")["rumours"]
    assert rumour["hands"] == [1]


@pytest.mark.clause("flower-power", "6.5")
def test_the_maker_knows_the_own_flower_in_every_world() -> None:
    position = play(table(SPIED), "end", "regular", "KS", "9C", "5H", "done")
    assert {flowers(world, "B")[2] for world in worlds(position, "B")} == {"[(KS),(9C),(5H)]"}
    assert len({flowers(world, "B")[2] for world in worlds(position, "A")}) > 20


@pytest.mark.clause("flower-power", "4.6", "6.4")
def test_knowledge_travels_with_a_captured_flower() -> None:
    position = play(table(SPIED), "end", "end", "6C", "spy:B1", "end")
    fight(position, "A1", "B1")
    assert flowers(position, "A")[1] == "[(QD)]"
    assert petals_seen(position, "C", "A2") == ["QD"]
    assert petals_seen(position, "A", "A2") == petals_seen(position, "B", "A2") == [None]


@pytest.mark.clause("flower-power", "6.5", "4.6")
def test_the_maker_of_a_captured_flower_still_knows_it() -> None:
    position = play(table(SPIED), "end", "regular", "5H", "9C", "KS", "done", "end", "end")
    fight(position, "A1", "B3")
    assert petals_seen(position, "B", "A2") == ["9C", "KS"]
    assert petals_seen(position, "A", "A2") == [None, None]


@pytest.mark.clause("flower-power", "6.2", "6.1", "6.4")
def test_the_spys_knowledge_follows_the_petals_as_they_shift() -> None:
    position = table(SPIED.replace("A hand 3C,4C", "A hand 3C,4H"))
    play(position, "3C", "spy:B1", "4H", "heart:B1.2")
    assert petals_seen(position, "A", "B1") == ["2C", "4H", "QD"]
    assert petals_seen(position, "C", "B1") == [None, "4H", None]


@pytest.mark.clause("flower-power", "4.4", "7.3", "6.3", "6.6")
def test_what_is_turned_up_is_known_to_all() -> None:
    position = play(table(SPIED), "A1", "B1")
    for reader in "ABC+":
        assert petals_seen(position, reader, "A1") == ["9S", None]
        assert petals_seen(position, reader, "B1") == ["2C", None]


@pytest.mark.clause("flower-power", "1.6", "1.5")
def test_after_a_refill_the_pile_is_known_but_not_its_order() -> None:
    position = play(table(REFILLED), "draw")
    assert graveyard(position) == set()
    drawn = {frozenset(hand(world, "A")) for world in worlds(position, "B")}
    assert drawn == {frozenset({card}) for card in ("2S", "3S", "4S", "5S")}
    assert all(len(pile(world)) == 3 for world in worlds(position, "B"))


@pytest.mark.clause("flower-power", "1.6")
def test_the_cards_of_each_refill_stay_apart() -> None:
    position = play(table(REFILLED), "draw")
    for reader in "ABC":
        for world in worlds(position, reader):
            assert hand(world, "A") | pile(world) == {"2S", "3S", "4S", "5S"}
            assert world.view("ABC".index(reader)) == position.view("ABC".index(reader))


@pytest.mark.clause("flower-power", "1.6", "6.4")
def test_what_was_known_is_forgotten_in_the_shuffle() -> None:
    position = play(table(REFILLED), "draw")
    for reader in "BC+":
        assert hand_seen(position, reader, "A") == set()


@pytest.mark.clause("flower-power", "1.6")
def test_two_refills_make_two_pools() -> None:
    position = table(REFILLED.replace("graveyard 2S,3S,4S,5S", "graveyard 2S,3S"))
    play(position, "draw", "draw")
    assert pile(position) == set()
    play(position, "end", "A1", "B1", "pass", "pass")
    drawn = {frozenset(hand(world, "B")) for world in worlds(position, "C")}
    assert drawn == {frozenset({"2S"}), frozenset({"3S"})}
    for world in worlds(position, "C"):
        assert hand(world, "A") | hand(world, "B") | pile(world) == {"2S", "3S", "9S", "2C"}
        assert len(hand(world, "A") & {"2S", "3S"}) == len(hand(world, "A") & {"9S", "2C"}) == 1


@pytest.mark.clause("flower-power", "AMB-47", "1.5")
def test_the_hand_of_the_dead_is_seen_by_all() -> None:
    position = table("""
        A hand JS garden [(9S),(5C)]
        B hand KS,5H garden [8D]
        C hand 6C garden [(2D),(2H)]
    """)
    play(position, "JS", "poison:B1.1", "end")
    assert {"KS", "5H"} <= graveyard(position)
    assert all({"KS", "5H"} <= graveyard(world) for world in worlds(position, "C"))


@pytest.mark.clause("flower-power", "12.14", "AMB-52")
def test_an_announced_card_is_seen_by_all() -> None:
    position = play(table(SPIED), "3C")
    assert [board(position, reader)["shown"] for reader in "ABC+"] == ["3C"] * 4
    assert "3C" in hand_seen(position, "B", "A")


@pytest.mark.clause("flower-power", "6.5", "AMB-52")
def test_a_flower_being_made_shows_its_size_only() -> None:
    position = play(table(SPIED), "end", "regular", "KS", "9C")
    player = board(position, "A")["players"][1]
    assert (player["hand_size"], player["known"]) == (2, [])
    assert growing_seen(position, "A", "B") == growing_seen(position, "+", "B") == [None, None]
    assert growing_seen(position, "B", "B") == ["KS", "9C"]
    for world in worlds(position, "A"):
        assert world.view(0) == position.view(0)


@pytest.mark.clause("flower-power", "6.6")
def test_a_power_flower_being_made_shows_its_petals_to_all() -> None:
    position = play(
        table("""
            A hand 2S,3H,4D,5C,6C garden [(9S),(5H)]
            B hand KS garden [8D]
            C hand 6D garden [(2D),(2H)]
        """),
        *("power", "2S", "3H"),
    )
    assert [growing_seen(position, reader, "A") for reader in "ABC+"] == [["2S", "3H"]] * 4
    play(position, "4D", "5C", "done")
    assert growing_seen(position, "A", "A") == []


@pytest.mark.clause("flower-power", "6.4", "AMB-53")
@pytest.mark.parametrize("reader", ["A", "B", "C"])
def test_every_view_is_the_same_in_every_imagined_world(reader: str) -> None:
    position = play(table(SPIED), "3C", "hand:B", "4C", "spy:B2", "end")
    play(position, "regular", "KS", "9C", "5H", "done", "B1", "C1", "pass", "pass")
    seat = "ABC".index(reader)
    for world in worlds(position, reader):
        assert world.view(seat) == position.view(seat)
        assert world.census() == position.census()


@pytest.mark.clause("flower-power", "AMB-53")
def test_a_petal_never_spied_stays_hidden_also_to_its_owner() -> None:
    position = play(table(SPIED), "end", "end", "end")
    assert petals_seen(position, "A", "A1") == [None, None]


def test_a_forgetful_mind_imagines_what_its_spies_saw() -> None:
    position = play(table(SPIED), "3C", "spy:B1", "end", "end")
    before = position.write()
    forgot = forgotten(position, 0)
    assert position.write() == before
    assert {flowers(world, "B")[0] for world in worlds(position, "A")} == {"[(2C),(QD)]"}
    assert len({flowers(world, "B")[0] for world in worlds(forgot, "A")}) > 5
    assert {frozenset(hand(world, "A")) for world in worlds(forgot, "A")} == {frozenset({"4C"})}
    for reader in (1, 2):
        assert forgot.view(reader) == position.view(reader)
