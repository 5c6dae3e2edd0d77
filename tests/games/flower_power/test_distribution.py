import pytest

from florilege.games.flower_power.distribution import TABLE
from florilege.games.flower_power.game import GAME
from florilege.kernel.dice import fast_dice
from florilege.kernel.options import Value
from florilege.kernel.refusal import Refusal, Refused
from tests.games.flower_power.table import (
    board,
    graveyard,
    hand,
    hand_size,
    pile,
    planted,
    seated,
)


def refused(seats: int, **options: Value) -> Refusal:
    """Return why a distribution is refused."""
    with pytest.raises(Refused) as caught:
        GAME.start(seats, options, fast_dice(1))
    return caught.value.refusal


def sizes(seats: int, **options: Value) -> list[int]:
    """Return the hand sizes in turn order."""
    position = seated(seats, **options)
    return [hand_size(position, seat) for seat in "ABCDEFGH"[:seats]]


@pytest.mark.clause("flower-power", "1.2", "1.3", "1.4", "AMB-07")
@pytest.mark.parametrize(
    ("seats", "cards", "petals", "hands", "left"),
    [
        (2, 54, 20, [3, 4], 7),
        (3, 54, 15, [1, 2, 3], 3),
        (4, 108, 15, [2, 3, 4, 5], 34),
        (5, 108, 12, [2, 3, 4, 5, 6], 28),
    ],
)
def test_t01_standard_set_ups(
    seats: int, cards: int, petals: int, hands: list[int], left: int
) -> None:
    position = planted(seats)
    assert sum(position.census()[:54]) == cards
    assert sizes(seats) == hands
    assert board(position, "A")["pile"] == left
    gardens = [player["flowers"] for player in board(position, "A")["players"]]
    assert [sum(len(f["petals"]) for f in found or []) for found in gardens] == [petals] * seats


@pytest.mark.clause("flower-power", "10.4")
def test_t01_the_printed_example_for_five_players() -> None:
    position = planted(5, petals=15, hand=1, packs=2)
    assert board(position, "A")["pile"] == 13


@pytest.mark.clause("flower-power", "10.4", "1.4")
def test_t01_a_deal_that_leaves_no_pile_is_refused() -> None:
    found = refused(3, petals=15, hand=1)
    assert (found.code, found.clause, found.args["missing"]) == ("deal-too-large", "10.4", 3)


@pytest.mark.clause("flower-power", "10.4", "10.2")
@pytest.mark.parametrize("base", [-2, 11])
def test_t01_the_base_hand_lies_between_minus_one_and_ten(base: int) -> None:
    assert refused(2, hand=base).code == "option-range"


@pytest.mark.clause("flower-power", "10.4", "10.2")
@pytest.mark.parametrize(("base", "hands"), [(-1, [0, 1]), (10, [11, 12])])
def test_t01_the_ends_of_the_base_hand(base: int, hands: list[int]) -> None:
    assert sizes(2, hand=base, petals=10) == hands


@pytest.mark.clause("flower-power", "AMB-04", "11")
def test_t01_three_players_without_jokers_need_fewer_petals() -> None:
    found = refused(3, jokers="no")
    assert (found.code, found.args["missing"]) == ("deal-too-large", 2)
    assert board(planted(3, jokers="no", petals=14), "A")["pile"] == 4


@pytest.mark.clause("flower-power", "AMB-05", "10.4")
def test_three_cards_left_are_enough_and_two_are_not() -> None:
    assert board(planted(2, petals=22), "A")["pile"] == 3
    assert board(planted(3), "A")["pile"] == 3
    assert refused(2, petals=22, hand_bonus="1").code == "deal-too-large"


@pytest.mark.clause("flower-power", "1.1", "AMB-59")
@pytest.mark.parametrize(("seats", "clause"), [(0, "1.1"), (1, "1.1"), (9, "AMB-59")])
def test_two_players_or_more_and_eight_at_most(seats: int, clause: str) -> None:
    found = refused(seats)
    assert (found.code, found.clause) == ("seats-range", clause)


@pytest.mark.clause("flower-power", "1.1", "10.4")
@pytest.mark.parametrize("seats", sorted(TABLE))
def test_every_number_of_players_has_a_deal_that_keeps_the_rules(seats: int) -> None:
    packs, _, base = TABLE[seats]
    assert sizes(seats) == [base + place for place in range(1, seats + 1)]
    assert packs > 1 or seats < 4
    assert board(planted(seats), "A")["pile"] >= 3


@pytest.mark.clause("flower-power", "10.1")
@pytest.mark.parametrize("petals", [2, 12, 22])
def test_more_or_fewer_petals_for_a_longer_or_shorter_game(petals: int) -> None:
    position = planted(2, petals=petals)
    assert sum(len(f["petals"]) for f in board(position, "A")["players"][1]["flowers"] or []) == (
        petals
    )


@pytest.mark.clause("flower-power", "10.1", "3.3")
def test_a_garden_needs_two_petals() -> None:
    assert refused(2, petals=1).code == "option-range"
    found = refused(2, petals=5, petals_bonus="-4")
    assert (found.code, found.clause) == ("too-few-petals", "3.3")


@pytest.mark.clause("flower-power", "10.2")
def test_hands_grow_by_one_with_each_place_whatever_the_base() -> None:
    assert sizes(3, hand=2, petals=10) == [3, 4, 5]
    assert sizes(4, hand=0) == [1, 2, 3, 4]


@pytest.mark.clause("flower-power", "10.3", "AMB-06")
def test_a_handicap_follows_the_player() -> None:
    position = planted(2, petals_bonus="-2,1", hand_bonus="-1,2")
    assert [hand_size(position, seat) for seat in "AB"] == [2, 6]
    gardens = [player["flowers"] or [] for player in board(position, "A")["players"]]
    assert [sum(len(f["petals"]) for f in found) for found in gardens] == [18, 21]
    assert board(position, "A")["pile"] == 54 - 8 - 39


@pytest.mark.clause("flower-power", "AMB-06", "10.4")
def test_a_handicap_keeps_the_rules_of_the_deal() -> None:
    assert refused(3, petals_bonus="1").code == "deal-too-large"
    found = refused(2, hand=-1, hand_bonus="0,-1")
    assert (found.code, found.clause) == ("hand-below-nothing", "10.4")
    assert refused(2, hand_bonus="1,1,1").code == "too-many-bonuses"


@pytest.mark.clause("flower-power", "1.2", "AMB-07")
def test_a_table_may_choose_its_number_of_packs() -> None:
    assert sum(planted(4, packs=1, petals=8).census()[:54]) == 54
    assert sum(planted(2, packs=2).census()[:54]) == 108
    assert refused(4, packs=1).code == "deal-too-large"


@pytest.mark.clause("flower-power", "11", "1.2")
def test_without_jokers_a_pack_has_52_cards() -> None:
    position = planted(2, jokers="no")
    assert board(position, "A")["pile"] == 5
    assert not {"JkB", "JkR"} & (pile(position) | hand(position, "A") | hand(position, "B"))
    assert "JkB" not in position.write()


@pytest.mark.clause("flower-power", "1.4", "1.5", "2.2")
def test_the_rest_is_the_pile_and_the_graveyard_is_empty() -> None:
    position = planted(2)
    assert len(pile(position)) == board(position, "B")["pile"] == 7
    assert graveyard(position) == set()
