"""The contract of a store, on every database: tables."""

import asyncio

import pytest

from florilege.storage.store import open_store
from florilege.tables.entry import HOUSE, Deed, Entry
from florilege.tables.store import Chronicle, Conflict, Listing, Store, Summary
from tests.storage.samples import GATHERING, entries, entry, found, founding, versions

pytestmark = pytest.mark.anyio


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.found(founding("t"), entries(1, 2), GATHERING)
    await store.append("t", entries(3, 5), None)
    last = Entry(6, 2**53, HOUSE, "", 2**62, Deed("end", None, {"text": "\\u0000\n\u2028'"}))
    await store.append("t", [last], None)
    read = await store.read("t")
    assert read is not None
    assert read.founding == founding("t")
    assert read.entries == [*entries(1, 5), last]
    assert await store.entries("t", 4) == read.entries[4:]
    assert await store.entries("t", 6) == []


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.read("t") is None
    assert await store.entries("t", 0) == []


async def test_a_table_may_begin_without_entries(store: Store) -> None:
    await found(store, "t")
    assert await store.read("t") == Chronicle(founding("t"), [])
    await store.append("t", entries(1, 1), None)
    assert await versions(store, "t") == [1]


async def test_a_name_is_taken_once_and_nothing_of_the_second_is_kept(store: Store) -> None:
    await store.found(founding("t"), entries(1, 1), GATHERING)
    with pytest.raises(Conflict):
        await store.found(founding("t", at=9), entries(1, 3), Summary("over", ((1, "bob"),), 5))
    read = await store.read("t")
    assert read == Chronicle(founding("t"), entries(1, 1))
    assert await store.tables_of("bob", 9) == []
    assert await store.waiting(9, 9) == []


@pytest.mark.parametrize("first", [1, 3, 5, 6])
async def test_only_the_next_version_is_written_and_whole(store: Store, first: int) -> None:
    await store.found(founding("t"), entries(1, 3), GATHERING)
    with pytest.raises(Conflict):
        await store.append("t", entries(first, first + 4), Summary("over", ((2, "eve"),), 1))
    assert await versions(store, "t") == [1, 2, 3]
    assert await store.waiting(9, 9) == []
    assert await store.tables_of("eve", 9) == []
    assert len(await store.gathering(9)) == 1


async def test_nothing_is_appended_to_a_table_that_was_not_founded(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("t", entries(1, 2), None)
    assert await store.entries("t", 0) == []


async def test_versions_with_gaps_are_an_error_of_the_caller(store: Store) -> None:
    await found(store, "t")
    with pytest.raises(ValueError, match="gaps"):
        await store.append("t", [entry(1), entry(3)], None)
    assert await store.entries("t", 0) == []


@pytest.mark.parametrize("text", ["\0", "rose\0", "\\\0", "\\u0000\0"])
async def test_no_text_holds_a_nul(store: Store, text: str) -> None:
    await found(store, "t")
    with pytest.raises(ValueError, match="NUL"):
        await store.append("t", [entry(1, text)], None)
    assert await store.entries("t", 0) == []


async def test_a_conflict_does_not_hurt_others_in_the_same_commit(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    await found(store, *names, first=entries(1, 1))
    answers = await asyncio.gather(
        *(store.append(name, entries(1 + at % 2, 3), None) for at, name in enumerate(names)),
        return_exceptions=True,
    )
    for at, (name, answer) in enumerate(zip(names, answers, strict=True)):
        assert (answer is None) if at % 2 else isinstance(answer, Conflict)
        assert await versions(store, name) == ([1, 2, 3] if at % 2 else [1])


async def test_an_unsound_request_does_not_hurt_others_in_the_same_commit(store: Store) -> None:
    await found(store, "t", "u", "v")
    unsound = Entry(1, 1, "ann", "tab", 1, Deed("say", None, {"n": 2**70}))
    too_far = Entry(2**40, 1, "ann", "tab", 1, Deed("say", None, {}))
    answers = await asyncio.gather(
        store.append("t", entries(1, 1), None),
        store.append("u", [unsound], None),
        store.append("u", [too_far], None),
        store.append("v", entries(1, 1), None),
        return_exceptions=True,
    )
    assert [answer is None for answer in answers] == [True, False, False, True]
    assert await versions(store, "t") == await versions(store, "v") == [1]
    assert await versions(store, "u") == []


async def test_appends_of_one_table_that_wait_together_follow_each_other(store: Store) -> None:
    await found(store, "t")
    one_by_one = [store.append("t", [entry(version)], None) for version in range(1, 9)]
    twice = store.append("t", [entry(8)], None)
    answers = await asyncio.gather(*one_by_one, twice, return_exceptions=True)
    assert answers[:8] == [None] * 8
    assert isinstance(answers[8], Conflict)
    assert await versions(store, "t") == list(range(1, 9))


async def test_what_is_acknowledged_is_there_for_another_connection(store: Store, url: str) -> None:
    await found(store, "t")
    other = open_store(url)
    await other.open(lambda *_: None)
    for version in range(1, 6):
        await store.append("t", [entry(version)], None)
        assert (await other.entries("t", version - 1)) == [entry(version)]
    await other.close()


async def test_public_tables_that_gather_are_listed_the_newest_first(store: Store) -> None:
    for at, name in enumerate(("old", "new", "private", "begun", "newest")):
        new = founding(name, at=at, public=name != "private")
        await store.found(new, entries(1, 2), GATHERING)
    await store.append("begun", entries(3, 3), Summary("playing", ((0, "ann"),), None))
    listed = await store.gathering(10)
    assert [each.founding.table for each in listed] == ["newest", "new", "old"]
    assert listed[1] == Listing(founding("new", at=1), GATHERING, 2, entry(2).at)
    assert await store.gathering(1) == listed[:1]


async def test_a_listed_table_without_entries_dates_from_its_founding(store: Store) -> None:
    await found(store, "t")
    assert await store.gathering(1) == [Listing(founding("t"), GATHERING, 0, 1000)]


async def test_whoever_sits_or_sat_finds_the_table_the_latest_first(store: Store) -> None:
    await found(store, "a", "b", "c", first=entries(1, 1))
    both = Summary("playing", ((0, "ann"), (2, "bob")), 77)
    await store.append("a", [entry(2, at=5000)], both)
    await store.append("b", [entry(2, at=6000)], Summary("playing", ((1, "bob"),), None))
    await store.append("c", [entry(2, at=4000)], Summary("over", (), None))
    assert [each.founding.table for each in await store.tables_of("ann", 9)] == ["b", "a", "c"]
    listed = await store.tables_of("bob", 9)
    assert [(each.founding.table, each.version, each.at) for each in listed] == [
        ("b", 2, 6000),
        ("a", 2, 5000),
    ]
    assert listed[1].summary == both
    assert await store.tables_of("bob", 1) == listed[:1]
    assert await store.tables_of("eve", 9) == []


async def test_tables_wait_until_their_time_and_as_the_last_summary_says(store: Store) -> None:
    await found(store, "a", "b", "c", "d")
    for name, wakes in (("a", 300), ("b", 100), ("c", 200), ("d", 900)):
        await store.append(name, entries(1, 1), Summary("playing", (), wakes))
    assert await store.waiting(300, 9) == ["b", "c", "a"]
    assert await store.waiting(300, 2) == ["b", "c"]
    await store.append("b", entries(2, 2), Summary("playing", (), None))
    await store.append("c", entries(2, 2), Summary("playing", (), 400))
    await store.append("a", entries(2, 2), None)
    assert await store.waiting(300, 9) == ["a"]


async def test_tables_of_a_founder_count_until_they_are_over(store: Store) -> None:
    await found(store, "a", "b", "c")
    await store.found(founding("d", by="bob"), [], GATHERING)
    await store.append("a", entries(1, 1), Summary("playing", (), None))
    await store.append("b", entries(1, 1), Summary("over", (), None))
    assert await store.founded_by("ann") == 2
    assert await store.founded_by("bob") == 1
    assert await store.founded_by("eve") == 0
