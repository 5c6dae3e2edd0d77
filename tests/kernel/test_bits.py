"""Masks: every place is found and counted, in both forms of the engine."""

from hypothesis import given
from hypothesis import strategies as st

from florilege.kernel.bits import BIT, count, lowest

MASKS = st.integers(min_value=0, max_value=2**63 - 1)


@given(MASKS)
def test_places_are_counted(mask: int) -> None:
    assert count(mask) == mask.bit_count()


@given(MASKS.filter(bool))
def test_the_lowest_place_is_found(mask: int) -> None:
    place = int(lowest(mask))
    assert mask >> place & 1
    assert mask & (2**place - 1) == 0


def test_every_place_has_a_mask() -> None:
    assert [int(BIT[place]) for place in range(63)] == [2**place for place in range(63)]
