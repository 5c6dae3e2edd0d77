"""Frames are counted without being parsed, however the stream is cut."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from florilege.server.socket.frame_counter import FrameCounter

NO_MASK = b"\0\0\0\0"
MANY = 10_000


def frame(size: int) -> bytes:
    payload = bytes(size)
    if size < 126:
        return bytes((0x81, 0x80 | size)) + NO_MASK + payload
    if size < 2**16:
        return bytes((0x81, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + payload
    return bytes((0x81, 0xFF)) + size.to_bytes(8, "big") + NO_MASK + payload


@settings(deadline=None)
@given(
    st.lists(st.sampled_from([0, 1, 125, 126, 127, 300, 66_000]), max_size=12),
    st.lists(st.integers(1, 400), min_size=1),
)
def test_every_frame_is_counted_once(sizes: list[int], cuts: list[int]) -> None:
    stream = b"".join(frame(size) for size in sizes)
    counter = FrameCounter()
    counted, place, turn = 0, 0, 0
    while place < len(stream):
        step = cuts[turn % len(cuts)]
        counted += counter.count(stream[place : place + step], MANY)
        place, turn = place + step, turn + 1
    assert counted == len(sizes)


def test_unmasked_frames_are_counted_too() -> None:
    assert FrameCounter().count(bytes((0x81, 3)) + b"abc" + bytes((0x89, 0)), MANY) == 2


@pytest.mark.parametrize("most", [0, 5, 99])
def test_it_stops_beyond_the_limit(most: int) -> None:
    assert FrameCounter().count(frame(0) * 1000, most) == most + 1
