"""What bots think of a battle in progress: how it would end if nobody replied any more."""

import pytest
from librt.vecs import vec

from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.position import FlowerPowerPosition
from tests.games.flower_power.table import asked, play, table

TWO_GARDENS = """
    A hand {hand} garden [QS,(9D),(3C)] [4S,(5S)]
    B hand 2D garden [7S,(2H),(8D)] [6S,(6D)]
"""


def chances(position: FlowerPowerPosition) -> list[float]:
    """Return each seat's chances as bots see them."""
    out = vec[float]([0.0] * int(position.seats))
    position.appraise(GAME.weights.values(), out)
    return list(out)


@pytest.mark.parametrize("flower", ["A1", "A2"])
@pytest.mark.clause("flower-power", "4.5", "4.6", "5.3.4")
def test_a_battle_is_appraised_as_if_both_passed(flower: str) -> None:
    battle = play(table(TWO_GARDENS.format(hand="2C")), flower, "B1")
    assert chances(battle) == chances(play(battle.copy(), "pass", "pass"))


def test_who_leads_looks_better_than_who_lags() -> None:
    before = table(TWO_GARDENS.format(hand="2C"))
    leading = play(before.copy(), "A1", "B1")
    lagging = play(before.copy(), "A2", "B1")
    assert chances(leading)[0] > chances(lagging)[0]


def test_looking_ahead_changes_nothing() -> None:
    battle = play(table(TWO_GARDENS.format(hand="2C")), "A1", "B1")
    before = battle.write()
    chances(battle)
    assert (battle.write(), asked(battle)) == (before, "reply")


@pytest.mark.clause("flower-power", "9")
def test_the_last_flower_is_as_good_as_taken() -> None:
    battle = play(table("A hand - garden [QS,(9D)]\nB hand - garden [7S,(8D)]"), "A1", "B1")
    assert chances(battle) == [1.0, 0.0]


@pytest.mark.clause("flower-power", "5.3.1", "5.3.3")
def test_power_flowers_send_their_strongest_petal() -> None:
    battle = play(
        table("A hand - garden {2S,QS,3D} [4S,(5S)]\nB hand - garden [7S,(8D)] [6S,(6D)]"),
        "A1",
        "B1",
    )
    assert asked(battle) == "select"
    assert chances(battle) == chances(play(battle.copy(), "QS", "pass", "pass", "keep"))


@pytest.mark.clause("flower-power", "6.1")
def test_a_card_that_was_shown_hits_where_it_helps() -> None:
    battle = play(table(TWO_GARDENS.format(hand="10S")), "A2", "B1", "10S")
    assert asked(battle) == "target"
    poisoned = play(battle.copy(), "poison:B1.1", "pass", "pass")
    assert chances(battle) == chances(poisoned)
