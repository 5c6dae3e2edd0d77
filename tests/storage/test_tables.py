"""The contract of a store, on every database: tables."""

import asyncio

import pytest

from florilege.storage.store import open_store
from florilege.tables.model.history import SYSTEM, StoredEvent, TableHistory
from florilege.tables.model.summary import Summary
from florilege.tables.store import Conflict, Listing, Store
from tests.storage.samples import (
    GATHERING,
    SampleEvent,
    create_tables,
    sample_event,
    sample_events,
    setup,
    versions,
)

pytestmark = pytest.mark.anyio


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.create_table(setup("t"), sample_events(1, 2), GATHERING)
    await store.append("t", sample_events(3, 5), None)
    last = StoredEvent(6, 2**53, SYSTEM, "", 2**62, SampleEvent(None, "\\u0000\n\u2028'"))
    await store.append("t", [last], None)
    read = await store.read("t")
    assert read is not None
    assert read.setup == setup("t")
    assert read.events == [*sample_events(1, 5), last]
    assert await store.events_after("t", 4) == read.events[4:]
    assert await store.events_after("t", 6) == []


async def test_an_unknown_table_has_nothing(store: Store) -> None:
    assert await store.read("t") is None
    assert await store.events_after("t", 0) == []


async def test_a_table_may_begin_without_entries(store: Store) -> None:
    await create_tables(store, "t")
    assert await store.read("t") == TableHistory(setup("t"), [])
    await store.append("t", sample_events(1, 1), None)
    assert await versions(store, "t") == [1]


async def test_table_ids_are_unique_and_a_duplicate_leaves_nothing(store: Store) -> None:
    await store.create_table(setup("t"), sample_events(1, 1), GATHERING)
    with pytest.raises(Conflict):
        await store.create_table(
            setup("t", at=9), sample_events(1, 3), Summary("over", ((1, "bob"),), 5)
        )
    read = await store.read("t")
    assert read == TableHistory(setup("t"), sample_events(1, 1))
    assert await store.tables_of("bob", 9) == []
    assert await store.waiting(9, 9) == []


@pytest.mark.parametrize("first", [1, 3, 5, 6])
async def test_an_append_must_start_at_the_next_version(store: Store, first: int) -> None:
    await store.create_table(setup("t"), sample_events(1, 3), GATHERING)
    with pytest.raises(Conflict):
        await store.append("t", sample_events(first, first + 4), Summary("over", ((2, "eve"),), 1))
    assert await versions(store, "t") == [1, 2, 3]
    assert await store.waiting(9, 9) == []
    assert await store.tables_of("eve", 9) == []
    assert len(await store.gathering(9)) == 1


async def test_appending_to_a_missing_table_conflicts(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("t", sample_events(1, 2), None)
    assert await store.events_after("t", 0) == []


async def test_versions_with_gaps_are_rejected(store: Store) -> None:
    await create_tables(store, "t")
    with pytest.raises(ValueError, match="gaps"):
        await store.append("t", [sample_event(1), sample_event(3)], None)
    assert await store.events_after("t", 0) == []


@pytest.mark.parametrize("text", ["\0", "rose\0", "\\\0", "\\u0000\0"])
async def test_nul_characters_are_rejected(store: Store, text: str) -> None:
    await create_tables(store, "t")
    with pytest.raises(ValueError, match="NUL"):
        await store.append("t", [sample_event(1, text)], None)
    assert await store.events_after("t", 0) == []


async def test_a_conflict_does_not_affect_the_rest_of_the_batch(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    await create_tables(store, *names, first=sample_events(1, 1))
    answers = await asyncio.gather(
        *(store.append(name, sample_events(1 + at % 2, 3), None) for at, name in enumerate(names)),
        return_exceptions=True,
    )
    for at, (name, answer) in enumerate(zip(names, answers, strict=True)):
        assert (answer is None) if at % 2 else isinstance(answer, Conflict)
        assert await versions(store, name) == ([1, 2, 3] if at % 2 else [1])


async def test_an_invalid_request_does_not_affect_the_rest_of_the_batch(store: Store) -> None:
    await create_tables(store, "t", "u", "v")
    invalid = StoredEvent(1, 1, "ann", "tab", 1, SampleEvent(None, ply=2**70))
    too_far = StoredEvent(2**40, 1, "ann", "tab", 1, SampleEvent(None))
    answers = await asyncio.gather(
        store.append("t", sample_events(1, 1), None),
        store.append("u", [invalid], None),
        store.append("u", [too_far], None),
        store.append("v", sample_events(1, 1), None),
        return_exceptions=True,
    )
    assert [answer is None for answer in answers] == [True, False, False, True]
    assert await versions(store, "t") == await versions(store, "v") == [1]
    assert await versions(store, "u") == []


async def test_queued_appends_to_one_table_are_written_in_order(store: Store) -> None:
    await create_tables(store, "t")
    one_by_one = [store.append("t", [sample_event(version)], None) for version in range(1, 9)]
    twice = store.append("t", [sample_event(8)], None)
    answers = await asyncio.gather(*one_by_one, twice, return_exceptions=True)
    assert answers[:8] == [None] * 8
    assert isinstance(answers[8], Conflict)
    assert await versions(store, "t") == list(range(1, 9))


async def test_acknowledged_entries_are_visible_to_other_connections(
    store: Store, url: str
) -> None:
    await create_tables(store, "t")
    other = open_store(url)
    await other.open(lambda *_: None)
    for version in range(1, 6):
        await store.append("t", [sample_event(version)], None)
        assert (await other.events_after("t", version - 1)) == [sample_event(version)]
    await other.close()


async def test_public_gathering_tables_are_listed_newest_first(store: Store) -> None:
    for at, name in enumerate(("old", "new", "private", "begun", "newest")):
        new = setup(name, at=at, public=name != "private")
        await store.create_table(new, sample_events(1, 2), GATHERING)
    await store.append("begun", sample_events(3, 3), Summary("playing", ((0, "ann"),), None))
    listed = await store.gathering(10)
    assert [each.setup.table for each in listed] == ["newest", "new", "old"]
    assert listed[1] == Listing(setup("new", at=1), GATHERING, 2, sample_event(2).at)
    assert await store.gathering(1) == listed[:1]


async def test_a_listed_table_without_entries_has_its_creation_time(store: Store) -> None:
    await create_tables(store, "t")
    assert await store.gathering(1) == [Listing(setup("t"), GATHERING, 0, 1000)]


async def test_tables_of_a_player_are_listed_latest_first(store: Store) -> None:
    await create_tables(store, "a", "b", "c", first=sample_events(1, 1))
    both = Summary("playing", ((0, "ann"), (2, "bob")), 77)
    await store.append("a", [sample_event(2, at=5000)], both)
    await store.append("b", [sample_event(2, at=6000)], Summary("playing", ((1, "bob"),), None))
    await store.append("c", [sample_event(2, at=4000)], Summary("over", (), None))
    assert [each.setup.table for each in await store.tables_of("ann", 9)] == ["b", "a", "c"]
    listed = await store.tables_of("bob", 9)
    assert [(each.setup.table, each.version, each.at) for each in listed] == [
        ("b", 2, 6000),
        ("a", 2, 5000),
    ]
    assert listed[1].summary == both
    assert await store.tables_of("bob", 1) == listed[:1]
    assert await store.tables_of("eve", 9) == []


async def test_tables_wake_at_the_time_of_their_last_summary(store: Store) -> None:
    await create_tables(store, "a", "b", "c", "d")
    for name, wakes in (("a", 300), ("b", 100), ("c", 200), ("d", 900)):
        await store.append(name, sample_events(1, 1), Summary("playing", (), wakes))
    assert await store.waiting(300, 9) == ["b", "c", "a"]
    assert await store.waiting(300, 2) == ["b", "c"]
    await store.append("b", sample_events(2, 2), Summary("playing", (), None))
    await store.append("c", sample_events(2, 2), Summary("playing", (), 400))
    await store.append("a", sample_events(2, 2), None)
    assert await store.waiting(300, 9) == ["a"]


async def test_unfinished_tables_are_counted_by_founder(store: Store) -> None:
    await create_tables(store, "a", "b", "c")
    await store.create_table(setup("d", by="bob"), [], GATHERING)
    await store.append("a", sample_events(1, 1), Summary("playing", (), None))
    await store.append("b", sample_events(1, 1), Summary("over", (), None))
    assert await store.count_unfinished("ann") == 2
    assert await store.count_unfinished("bob") == 1
    assert await store.count_unfinished("eve") == 0
