"""Nobody gets more turns by asking more often."""

from hypothesis import given, settings
from hypothesis import strategies as st

from florilege.tables.service.fair_queue import FairQueue, Owner

MOVE, REVIEW = 0, 1


def drained(queue: FairQueue[str]) -> list[str]:
    return [item for _ in range(len(queue)) if (item := queue.take()) is not None]


def test_addresses_take_turns_and_so_do_their_players() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for number in range(3):
        queue.put(f"many{number}", MOVE, Owner("many", "1"))
    queue.put("neighbour", MOVE, Owner("neighbour", "1"))
    queue.put("other", MOVE, Owner("other", "2"))
    assert drained(queue) == ["many0", "other", "neighbour", "many1", "many2"]


def test_a_lower_level_is_taken_first() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("review", REVIEW, Owner("one"))
    queue.put("move", MOVE, Owner("two"))
    assert drained(queue) == ["move", "review"]
    assert queue.take() is None


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xy")), max_size=40))
def test_nobody_waits_for_two_turns_of_another_address(asked: list[tuple[str, str]]) -> None:
    queue: FairQueue[tuple[str, str]] = FairQueue(1)
    for player, address in asked:
        queue.put((player, address), 0, Owner(player, address))
    served: list[tuple[str, str]] = []
    while (item := queue.take()) is not None:
        served.append(item)
    assert sorted(served) == sorted(asked)
    for place, (_, address) in enumerate(served[1:], 1):
        if served[place - 1][1] == address:
            assert all(later == address for _, later in served[place:])
