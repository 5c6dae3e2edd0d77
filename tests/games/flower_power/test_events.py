"""What the log tells of battles, draws and ends, by which clause, and in which words."""

import pytest

from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.kernel.refusal import Args
from florilege.locale.catalogue import Catalogue
from tests.games.flower_power.table import events, fight, order, play, seated, table

WILL = """
    options {options}
    A hand 9S garden [AS]
    B hand - garden [KD] [8H]
    pile REST
"""
OLD_TIE = """
    options edition=1
    A hand - garden [9C,(5H)] [3D]
    B hand - garden [9D,(5S)] [2C]
"""


def told(position: FlowerPowerPosition, kind: str) -> tuple[str, Args]:
    """Return the clause and arguments of the only event of a kind."""
    (event,) = events(position, kind)
    return event.clause, event.args


def sentence(
    position: FlowerPowerPosition, kind: str, language: str = "en", you: int | None = None
) -> str:
    """Return the only event of a kind in words, to a reader."""
    (event,) = events(position, kind)
    return Catalogue(language, GAME, you).event(event)


def success() -> FlowerPowerPosition:
    return fight(
        table("""
            A hand - garden [3D,(4D)] [KS]
            B hand - garden [9H,(2C)] [(AD),(AC)]
        """),
        "A2",
        "B1",
    )


@pytest.mark.clause("flower-power", "4.6", "1.5")
def test_a_success_names_both_petals_and_the_captured_flower() -> None:
    position = success()
    petals = {"flower": "A2", "card": "KS", "target_flower": "B1", "target_card": "9H"}
    assert told(position, "attack-succeeded") == ("4.6", {"seat": 0, **petals})
    assert told(position, "flower-spent") == ("4.6", {"seat": 0, "flower": "A2"})
    assert told(position, "captured") == ("4.6", {"seat": 0, "flower": "B1", "new_flower": "A2"})


@pytest.mark.clause("flower-power", "5.3.4")
def test_a_flower_without_petals_is_captured_all_the_same() -> None:
    position = fight(table("A hand - garden [KS,(4D)]\nB hand - garden [9H] [(AD)]"), "A1", "B1")
    assert told(position, "captured-bare") == ("5.3.4", {"seat": 0, "flower": "B1"})
    assert not events(position, "captured")


@pytest.mark.clause("flower-power", "7.3")
def test_after_a_tie_the_first_petals_are_named() -> None:
    position = fight(
        table("A hand - garden [4C,10C]\nB hand - garden [4D,9D] [(AD),(AC)]"), "A1", "B1"
    )
    args = told(position, "attack-succeeded")[1]
    assert (args["card"], args["target_card"]) == ("4C", "4D")


@pytest.mark.clause("flower-power", "5.3.4", "12.8")
@pytest.mark.parametrize(
    ("ours", "kind", "flower"),
    [("[2S,(4D)] [3D]", "exhausted", "A1"), ("[2S,(4D)]", "target-exhausted", "B1")],
)
def test_a_failure_names_the_flower_that_is_exhausted(ours: str, kind: str, flower: str) -> None:
    position = table(f"A hand - garden {ours}\nB hand - garden [9H,(2C)] [(AD),(AC)]")
    fight(position, "A1", "B1")
    assert told(position, kind) == ("5.3.4", {"seat": 0, "flower": flower})
    assert order(position, "exhausted", "target-exhausted") == [kind]


@pytest.mark.clause("flower-power", "12.10")
def test_an_only_flower_that_revives_is_told() -> None:
    position = table("A hand 4S garden [5C,(QD)]!~ [3H]\nB hand - garden [(10C),(4D)]")
    play(position, "4S", "poison:A2.1")
    assert told(position, "revived-only") == ("12.10", {"seat": 0, "flower": ["A1"]})


@pytest.mark.clause("flower-power", "12.10", "AMB-35", "AMB-39")
def test_targets_that_revive_and_a_former_only_flower_that_rests_are_told() -> None:
    position = table("""
        A hand 9C,KH,4D garden [5H,(2C)]
        B hand - garden [10S,(3C)] [QS,(6D)]
    """)
    play(fight(position, "A1", "B1"), "regular", "KH", "9C", "4D", "done")
    assert told(position, "revived-targets") == ("12.10", {"seat": 0, "flower": ["B1"]})
    assert told(position, "former-exhausted") == ("AMB-35", {"seat": 0, "flower": "A1"})


@pytest.mark.clause("flower-power", "12.10")
def test_no_revival_is_told_where_nothing_was_exhausted() -> None:
    position = table("A hand 4S garden [5C,(QD)] [3H]\nB hand - garden [(10C),(4D)]")
    play(position, "4S", "poison:A2.1")
    assert not events(position, "revived-only")


@pytest.mark.clause("flower-power", "12.15", "12.16", "12.17")
def test_the_three_draws_read_differently() -> None:
    whole = play(table("A played hand - garden [3D]\nB hand - garden [9H]"), "draw")
    both = fight(
        table("A hand - garden [KS,4D]\nB hand - garden [9H]\nC hand - garden [AD]"), "A1", "B1"
    )
    found = [(whole, "drew", "5.1"), (both, "drew-victory", "12.16")]
    found.append((both, "drew-elimination", "12.17"))
    for kind in ("{}", "you-{}"):
        assert [told(at, kind.format(name))[0] for at, name, _ in found] == [
            clause for _, _, clause in found
        ]
        assert len({sentence(at, kind.format(name)) for at, name, _ in found}) == len(found)


@pytest.mark.clause("flower-power", "6.1", "7.5")
@pytest.mark.parametrize(("target", "clause"), [("B1.1", "7.5"), ("B2.1", "6.1")])
def test_a_flower_destroyed_outside_its_own_battle_is_only_poisoned(
    target: str, clause: str
) -> None:
    position = table("A hand 10S garden [3D]\nB hand - garden [9H] [8H] [7H]")
    play(position, "A1", "B1", "10S", f"poison:{target}")
    assert told(position, "flower-destroyed")[0] == clause


@pytest.mark.clause("flower-power", "6.1")
def test_a_flower_destroyed_without_a_battle_is_only_poisoned() -> None:
    position = table("A hand 10S garden [3D]\nB hand - garden [9H] [8H]")
    play(position, "10S", "poison:B1.1")
    assert told(position, "flower-destroyed")[0] == "6.1"


@pytest.mark.clause("flower-power", "8.2", "O8.2")
@pytest.mark.parametrize(("options", "clause"), [("", "8.2"), ("edition=1", "O8.2")])
def test_a_win_by_last_will_is_called_that(options: str, clause: str) -> None:
    position = fight(table(WILL.format(options=options)), "A1", "B1")
    assert position.question().clause == ("12.11" if clause == "8.2" else "O8.2")
    play(position, "9S", "poison:B1.1")
    assert told(position, "last-will")[0] == clause
    assert told(position, "won-by-will") == (clause, {"seat": 0})
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause) == ("last-will", clause)
    assert GAME.read(position.write(), position.dice).write() == position.write()


@pytest.mark.clause("flower-power", "8.2", "12.11")
def test_a_win_by_last_will_with_a_new_flower_is_one_too() -> None:
    position = table("""
        A hand 9S,3C,4C,5C garden [AS]
        B hand - garden [KD] [8H]
    """)
    fight(position, "A1", "B1")
    play(position, "regular", "3C", "4C", "5C", "done", "9S", "poison:B1.1")
    assert events(position, "won-by-will")


@pytest.mark.clause("flower-power", "9")
def test_a_win_as_both_gardens_perish_needs_no_will() -> None:
    position = fight(table("A hand - garden [AS]\nB hand - garden [KD]"), "A1", "B1")
    assert told(position, "won") == ("9", {"seat": 0})


@pytest.mark.clause("flower-power", "O7.3", "O7.4", "O4.3")
def test_the_first_edition_is_cited_where_it_differs() -> None:
    position = fight(table(OLD_TIE), "A1", "B1")
    assert told(position, "tie-reopened") == ("O7.3", {})
    assert [event.clause for event in events(position, "petal-revealed")] == ["O7.3", "O7.3"]
    named = table("options edition=1\nA hand - garden {QS,8C}\nB hand - garden [10H,5S] [2C]")
    play(named, "A1", "B1")
    assert named.question().clause == "O5.3.2"
    play(named, "pass", "pass")
    assert named.question().clause == "O7.4"
    assert told(play(named, "QS"), "petal-selected")[0] == "O7.4"


@pytest.mark.clause("flower-power", "O4.3", "5.6")
@pytest.mark.parametrize(("options", "clause"), [("", "5.6"), ("edition=1", "O4.3")])
def test_an_elimination_cites_the_edition_played(options: str, clause: str) -> None:
    position = table(f"options {options}\nA hand 10S garden [3D]\nB hand - garden [9H]")
    play(position, "10S", "poison:B1.1")
    play(position, *([] if position.is_over() else ["end"]))
    assert told(position, "eliminated") == (clause, {"seat": 1})


@pytest.mark.clause("flower-power", "6.4", "O6.4")
@pytest.mark.parametrize(("options", "clause"), [("", "6.4"), ("edition=1", "O6.4")])
def test_a_spied_hand_cites_the_edition_played(options: str, clause: str) -> None:
    position = table(f"options {options}\nA hand 5C garden [3D]\nB hand 6C garden [9H]")
    play(position, "5C", "hand:B")
    kinds = ("spied-hand", "you-saw-hand")
    assert [told(position, kind)[0] for kind in kinds] == [clause, clause]


@pytest.mark.clause("flower-power", "3.3")
def test_a_new_garden_is_told_flower_by_flower() -> None:
    position = seated(2, petals=7)
    play(position, "size:3", "size:2", "size:2", "size:7")
    found = [Catalogue("en", GAME, 0).event(event) for event in events(position, "garden-built")]
    assert found == [
        "You have planted your garden; petals in each flower: 3, 2, 2.",
        "B has planted a garden; petals in each flower: 7.",
    ]


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", 0, "You capture B1 and replant it as A2."),
        ("en", 1, "A captures B1 and replants it as A2."),
        ("fr", 0, "Vous capturez B1 et la replantez sous le nom de A2."),
        ("fr", None, "A capture B1 et la replante sous le nom de A2."),
    ],
)
def test_a_capture_in_words(language: str, you: int | None, said: str) -> None:
    assert sentence(success(), "captured", language, you) == said


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", 0, "You spy on the hand of B with ♣ 5."),
        ("en", 1, "A spies on your hand with ♣ 5."),
        ("fr", 0, "Vous espionnez la main de B avec ♣ 5."),
        ("fr", 1, "A espionne votre main avec ♣ 5."),
    ],
)
def test_the_victim_of_a_spy_is_spoken_to(language: str, you: int, said: str) -> None:
    position = play(table("A hand 5C garden [3D]\nB hand 6C garden [9H]"), "5C", "hand:B")
    assert sentence(position, "spied-hand", language, you) == said
