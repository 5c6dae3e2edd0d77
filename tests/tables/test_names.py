"""Names: what can be read, and what looks alike."""

import pytest

from florilege.tables.commands.seating import TakeSeat
from florilege.tables.look_alikes import distinct_name, look_of
from florilege.tables.text_rules import NAME_LENGTH, is_legible
from tests.tables.in_memory import new_table

LEGIBLE = [
    "Ada",
    "O’Neill",
    "7",
    "🌷\u200d🌿",
    "❤\ufe0f",
    "علی\u200cرضا",
    "Éloïse",
    "花",
    "<b>",
    "e\u0301",
]
ILLEGIBLE = [
    *("’", "...", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\u00ad", " "),
    *(
        "Ada\u200b",
        "A\u200dda",
        "Ada\ufe0f",
        "Ada\u034f",
        "\ufeffAda",
        "Ad\u00ada",
        "Ada\U000e0041",
    ),
    *("\u061cAda", "Ada\u202e", "Ada\u200f", "🌷\u200d", "🌷\u200d x", "Ada\ue000"),
]
ALIKE = [
    ("Ada", "Аdа"),  # Cyrillic
    ("Ada", "ADA"),
    ("Ada", "ᴀᴅᴀ"),
    ("Ada", "Ａｄａ"),  # of full width
    ("HANNA", "ΗΑΝΝΑ"),  # Greek
    ("ivan", "ινan"),
    ("Iris", "lris"),
    ("Iris", "İris"),
    ("Oscar", "0scar"),
    ("Éloïse", "E\u0301loi\u0308se"),
    ("Bernard", "Bemard"),
    ("William", "VVilliam"),
    ("Ada Rose", "Ada\u00a0 Rose"),
    ("O’Neill", "O'Neill"),
    ("❤", "❤\ufe0f"),
]
DIFFERENT = [("Ada", "Ida"), ("Éloïse", "Eloise"), ("Zoe", "Żoe"), ("Вера", "Bepo"), ("花", "火")]


@pytest.mark.parametrize("name", LEGIBLE)
def test_names_of_every_script_are_legible(name: str) -> None:
    assert is_legible(name)


@pytest.mark.parametrize("name", ILLEGIBLE, ids=ascii)
def test_a_name_needs_something_to_see_and_hides_nothing(name: str) -> None:
    assert not is_legible(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)


def test_a_name_in_use_gets_a_number() -> None:
    assert distinct_name("Ada", ["Ben"]) == "Ada"
    assert distinct_name("Ada", ["АДА", "Аdа", "Ada 2"]) == "Ada 3"
    numbered = distinct_name("A" * NAME_LENGTH, ["a" * NAME_LENGTH])
    assert len(numbered) <= NAME_LENGTH
    assert numbered.endswith("A 2")


def test_nobody_sits_under_the_name_of_another() -> None:
    table = new_table(seats=3)
    table.execute(TakeSeat, 0, "ann", name="Ann")
    assert table.refused(TakeSeat, 1, "ben", name="Аnn") == "name-alike"
    assert table.refused(TakeSeat, 1, "ben", name="...") == "illegible-name"
    table.execute(TakeSeat, 1, "ann", name="Ann")
    table.execute(TakeSeat, 2, "ben", name="Ben")
