"""Each option where no other file shows the difference that it makes, and that none is left out."""

import pytest

from florilege.games.flower_power.options import OPTIONS
from florilege.kernel.options import Choice, Value
from florilege.kernel.refusal import Refused
from tests.games.flower_power.table import (
    asked,
    fight,
    graveyard,
    hand_size,
    leader,
    moves,
    new,
    play,
    refused,
    table,
    targets,
    turn,
    winners,
)

CYCLE = """
    options pf_refusals={refusals}
    A hand - garden {{QS,8C,3D}}
    B hand - garden {{10H,5S}} [(2C),(2S)]
"""


@pytest.mark.clause("flower-power", "AMB-28", "5.3.3")
@pytest.mark.parametrize("refusals", [0, 1, 2, 5])
def test_petals_may_be_chosen_again_as_often_as_agreed(refusals: int) -> None:
    position = play(table(CYCLE.format(refusals=refusals)), "A1", "B1")
    asked_again = 0
    while position.battle is not None:
        play(position, "8C", "10H", "pass", "pass")
        if asked(position) == "confirm":
            play(position, "again")
            asked_again += 1
    assert asked_again == 2 * refusals


@pytest.mark.clause("flower-power", "AMB-13")
@pytest.mark.parametrize(("option", "legal"), [("allowed", True), ("forbidden", False)])
def test_a_retreat_may_be_forbidden(option: str, legal: bool) -> None:
    position = table(f"""
        options retreat={option}
        A hand - garden [(9S),(4D)]
        B hand - garden [(6C),(QC)]
    """)
    play(position, "A1", "B1")
    assert ("retreat" in moves(position)) == legal
    if not legal:
        assert refused(position, "retreat") == ("no-retreat", "AMB-13")


@pytest.mark.clause("flower-power", "AMB-29", "5.3.2")
def test_many_cards_may_be_played_before_the_other_answers() -> None:
    position = table("""
        options reply_unit=many
        A hand 5H,6H garden [(3S),(4D)]
        B hand 7H garden [(4C),(QC)] [(2C)]
    """)
    play(position, "A1", "B1", "5H", "heart:A1.1", "6H", "heart:A1.1")
    assert turn(position) == "A"
    play(position, "pass")
    assert turn(position) == "B"
    play(position, "7H", "heart:B1.1")
    assert (turn(position), leader(position)) == ("B", "B")
    play(position, "pass", "pass", "pass")
    assert not position.battle


@pytest.mark.clause("flower-power", "AMB-29", "6.5")
@pytest.mark.parametrize(("unit", "legal"), [("action", True), ("single_card", False)])
def test_a_creation_is_one_action_but_several_cards(unit: str, legal: bool) -> None:
    position = table(f"""
        options reply_unit={unit}
        A hand 5H,6H,7H garden [(3S),(4D)]
        B hand - garden [(4C),(QC)] [(2C)]
    """)
    assert ("regular" in moves(play(position, "A1", "B1"))) == legal


@pytest.mark.clause("flower-power", "AMB-33", "7.2")
@pytest.mark.parametrize(("option", "legal"), [("no", False), ("yes", True)])
def test_a_third_hand_may_be_spied_in_battle_where_so_agreed(option: str, legal: bool) -> None:
    position = table(f"""
        options battle_spy_third_hand={option}
        A hand 5C garden [(9S),(4D)]
        B hand - garden [(6C),(QC)]
        C hand KC garden [2D,(8C)]
    """)
    play(position, "A1", "B1")
    assert ("hand:C" in targets(position, "5C")) == legal
    assert "spy:C1" not in targets(position, "5C")


@pytest.mark.clause("flower-power", "12.11", "8.2")
@pytest.mark.parametrize(("option", "who"), [("chained", ""), ("single", "C")])
def test_a_will_goes_on_after_an_elimination_or_not(option: str, who: str) -> None:
    position = table(f"""
        options last_will={option}
        A hand 5C,9S garden [AS]
        B hand - garden [KC] [8C]
        C hand - garden [(6D),(QC)]
    """)
    play(fight(position, "A1", "B1"), "5C", "hand:B", "9S", "poison:B1.1")
    assert winners(position) == who


@pytest.mark.clause("flower-power", "7.4", "5.3.1")
@pytest.mark.parametrize(
    ("option", "kind"), [("before_cards_confirm", "select"), ("at_resolution", "reply")]
)
def test_when_petals_are_chosen(option: str, kind: str) -> None:
    position = table(f"""
        options pf_choice={option}
        A hand - garden {{QS,8C}}
        B hand - garden [(6D),(QC)] [(2C)]
    """)
    assert asked(play(position, "A1", "B1")) == kind


@pytest.mark.clause("flower-power", "7.3", "5.3.1")
@pytest.mark.parametrize(("option", "lead"), [("before_cards", "A"), ("at_resolution", "-")])
def test_when_ties_are_broken(option: str, lead: str) -> None:
    position = table(f"""
        options tie_timing={option}
        A hand - garden [6S,(8C)]
        B hand - garden [6D,(5C)] [(2C)]
    """)
    assert leader(play(position, "A1", "B1")) == lead
    assert graveyard(play(position, "pass", "pass")) == {"6S", "6D"}
    assert hand_size(position, "A") == 1


@pytest.mark.clause("flower-power", "AMB-57")
@pytest.mark.parametrize(
    "option", [o for o in OPTIONS if isinstance(o, Choice)], ids=lambda o: o.key
)
def test_every_named_value_is_accepted_and_no_other(option: Choice) -> None:
    for value in option.values:
        given: dict[str, Value] = {"petals": 10, option.key: value}
        assert new(3, **given).settings()[option.key] == value
    with pytest.raises(Refused) as caught:
        new(3, **{option.key: "perhaps"})
    assert caught.value.refusal.clause == option.clause
