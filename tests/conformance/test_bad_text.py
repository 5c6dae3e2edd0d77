"""Whatever is typed, the answer is a value or a refusal, never a crash."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from florilege.kernel.dice import fast_dice
from florilege.kernel.record import begin, fast, read_record, replay
from florilege.kernel.refusal import Refused
from florilege.testing.walk import Case, walk
from tests.conformance.cases import plain_cases

CASES = plain_cases()
MADE: dict[str, tuple[list[str], str]] = {}


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """Cut, repeat, swap or change a piece of a text."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 12)))
    piece = draw(
        st.sampled_from(["", text[start:end] * 2, "0", "-", "9", "A", "*", "\n", "é", " "])
    )
    return text[:start] + piece + text[end:]


def texts(case: Case, seed: int) -> tuple[list[str], str]:
    """Return some positions of a game and its record, made once."""
    key = f"{case}/{seed}"
    if key not in MADE:
        MADE[key] = make_texts(case, seed)
    return MADE[key]


def make_texts(case: Case, seed: int) -> tuple[list[str], str]:
    record = begin(case.game, case.seats, case.settings, fast(seed))
    positions: list[str] = []
    for step, (position, move) in enumerate(islice(walk(case, seed), 200)):
        if step % 10 == 0:
            positions.append(position.write())
        record.moves.append(position.write_move(move))
    return positions, record.text()


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_spoiled_positions(case: Case, data: st.DataObject) -> None:
    positions, _ = texts(case, 3)
    text = data.draw(spoiled(data.draw(st.sampled_from(positions))))
    try:
        position = case.game.read(text, fast_dice(1))
    except Refused:
        return
    assert case.game.read(position.write(), fast_dice(1)).write() == position.write()
    position.view(0)


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_spoiled_records(case: Case, data: st.DataObject) -> None:
    _, record = texts(case, 4)
    text = data.draw(spoiled(record))
    if text.split() == record.split():
        return
    with pytest.raises(Refused):
        replay(read_record(text), case.game)


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=12))
def test_any_text_as_a_move(case: Case, text: str) -> None:
    position = case.start(5)
    try:
        move = position.read_move(text)
    except Refused:
        return
    assert position.read_move(position.write_move(move)) == move
