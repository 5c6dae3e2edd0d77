"""Options: declared once, checked everywhere."""

import pytest

from florilege.kernel.options import (
    Amount,
    Choice,
    Numbers,
    Option,
    Value,
    Whole,
    numbers_of,
    settle,
    spread,
)
from florilege.kernel.refusal import Refused

OPTIONS: list[Option] = [Choice("mode", "7", ["quick", "long"]), Whole("size", "8", 5, -1, 10)]


def test_defaults_fill_what_is_not_given() -> None:
    assert settle(OPTIONS, {}, {}) == {"mode": "quick", "size": 5}
    assert settle(OPTIONS, {"size": "-1"}, {}) == {"mode": "quick", "size": -1}
    assert settle(OPTIONS, {"mode": "long", "size": 10}, {}) == {"mode": "long", "size": 10}


@pytest.mark.parametrize(
    ("given", "code", "clause"),
    [
        ({"mood": "quick"}, "unknown-option", ""),
        ({"mode": "slow"}, "option-value", "7"),
        ({"size": 11}, "option-range", "8"),
        ({"size": "-2"}, "option-range", "8"),
        ({"size": "five"}, "option-range", "8"),
        ({"size": "--3"}, "option-range", "8"),
        ({"size": "٣"}, "option-range", "8"),
        ({"size": ""}, "option-range", "8"),
        ({"size": "1" * 5000}, "option-range", "8"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Value], code: str, clause: str) -> None:
    with pytest.raises(Refused) as caught:
        settle(OPTIONS, given, {})
    assert (caught.value.refusal.code, caught.value.refusal.clause) == (code, clause)


def test_the_spread_has_every_value_once_and_the_ends_together() -> None:
    assert spread(OPTIONS, {}) == [
        {"mode": "quick", "size": 5},
        {"mode": "long", "size": 5},
        {"mode": "quick", "size": -1},
        {"mode": "quick", "size": 10},
        {"mode": "long", "size": 10},
    ]


def test_declarations_are_data() -> None:
    assert OPTIONS[0].data()["values"] == ["quick", "long"]
    assert (OPTIONS[1].data()["low"], OPTIONS[1].data()["high"]) == (-1, 10)


def test_an_amount_is_the_usual_one_or_a_number() -> None:
    amount = Amount("petals", "9", "standard", 2, 40)
    assert settle([amount], {}, {}) == {"petals": "standard"}
    assert settle([amount], {"petals": "standard"}, {}) == {"petals": "standard"}
    assert settle([amount], {"petals": "12"}, {}) == {"petals": 12}
    with pytest.raises(Refused):
        settle([amount], {"petals": "41"}, {})


def test_numbers_are_one_for_each_seat() -> None:
    numbers = Numbers("bonus", "9", -5, 5)
    assert numbers_of(settle([numbers], {}, {})["bonus"]) == []
    assert numbers_of(settle([numbers], {"bonus": "0,2,-1"}, {})["bonus"]) == [0, 2, -1]
    for bad in ("", "1,", "1,x", "6"):
        with pytest.raises(Refused):
            settle([numbers], {"bonus": bad}, {})


def test_a_preset_changes_defaults_only() -> None:
    presets: dict[str, dict[str, Value]] = {"mode=long": {"size": 9}}
    assert settle(OPTIONS, {"mode": "long"}, presets) == {"mode": "long", "size": 9}
    assert settle(OPTIONS, {"mode": "long", "size": 3}, presets) == {"mode": "long", "size": 3}
    assert settle(OPTIONS, {"mode": "quick"}, presets) == {"mode": "quick", "size": 5}
