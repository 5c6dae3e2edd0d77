"""The contract of a store, on every database: players, ratings, the signing key, used tokens."""

import asyncio
from dataclasses import replace

import pytest

from florilege.storage.store import open_store
from florilege.tables.store import Conflict, Player, Rating, Store
from tests.storage.samples import create_tables

pytestmark = pytest.mark.anyio

ANN = Player("1", "Änn 🌷", at=5)
BOB = Player("2", "Bob", "Bob", "$argon2$…", 6)


async def test_a_player_is_read_as_written(store: Store) -> None:
    await store.add_player(ANN)
    await store.add_player(BOB)
    assert await store.player("1") == ANN
    assert await store.player("2") == BOB
    assert await store.player("3") is None


async def test_a_player_is_updated(store: Store) -> None:
    await store.add_player(ANN)
    changed = replace(ANN, name="Anne", account="anne", password="$x")
    await store.change_player(changed)
    assert await store.player("1") == changed


async def test_an_unknown_player_cannot_be_updated(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.change_player(ANN)


async def test_player_ids_are_unique(store: Store) -> None:
    await store.add_player(ANN)
    with pytest.raises(Conflict):
        await store.add_player(replace(ANN, name="Eve"))
    assert await store.player("1") == ANN


async def test_accounts_are_found_ignoring_case(store: Store) -> None:
    await store.add_player(replace(BOB, account="Éloïse"))
    found = await store.player_by_account("éLOÏSE")
    assert found is not None
    assert (found.id, found.account) == ("2", "Éloïse")
    assert await store.player_by_account("eloise") is None


async def test_guests_are_not_found_by_account(store: Store) -> None:
    await store.add_player(ANN)
    await store.add_player(replace(ANN, id="3"))
    assert await store.player_by_account("") is None


async def test_account_names_are_unique(store: Store) -> None:
    await store.add_player(ANN)
    await store.add_player(BOB)
    with pytest.raises(Conflict):
        await store.change_player(replace(ANN, account="BOB"))
    assert await store.player("1") == ANN
    await store.change_player(replace(BOB, account="BOB"))


async def test_account_names_that_look_alike_conflict(store: Store) -> None:
    await store.add_player(ANN)
    await store.add_player(BOB)
    with pytest.raises(Conflict):
        await store.change_player(replace(ANN, account="Воb"))  # Cyrillic
    assert await store.player("1") == ANN


async def test_names_of_accounts_are_taken_for_others(store: Store) -> None:
    await store.add_player(replace(ANN, name="Änn"))
    await store.add_player(replace(BOB, name="Rosa"))
    for name in ("Rosa", "rоsa", "B0B"):
        assert await store.is_name_taken(name, "1")
        assert not await store.is_name_taken(name, "2")
    assert not await store.is_name_taken("Änn", "2")  # a guest's


async def test_concurrent_claims_of_an_account_have_one_winner(store: Store) -> None:
    many = [Player(str(number), "x") for number in range(20)]
    await asyncio.gather(*(store.add_player(each) for each in many))
    answers = await asyncio.gather(
        *(store.change_player(replace(each, account="rose")) for each in many),
        return_exceptions=True,
    )
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    owner = await store.player_by_account("rose")
    assert owner is not None
    assert answers[int(owner.id)] is None


async def test_a_table_is_rated_once(store: Store) -> None:
    await create_tables(store, "t", "u")
    first = [Rating("2", "game", 26.5, 7.25, 1), Rating("1", "game", 23.5, 7.25, 1)]
    assert await store.rate("t", first)
    assert not await store.rate("t", [Rating("1", "game", 99, 1, 9)])
    assert await store.ratings("game", ["1", "2", "3"]) in (first, first[::-1])
    assert await store.ratings("other", ["1"]) == []
    assert await store.ratings("game", []) == []
    assert await store.rate("u", [Rating("1", "game", 25.0, 6.5, 2)])
    assert await store.ratings("game", ["1"]) == [Rating("1", "game", 25.0, 6.5, 2)]


async def test_ratings_of_a_player_are_ordered_by_game(store: Store) -> None:
    await create_tables(store, "t", "u")
    await store.rate("t", [Rating("1", "roses", 25, 8, 1)])
    await store.rate("u", [Rating("1", "asters", 26, 8, 1)])
    assert [each.game for each in await store.ratings_of("1")] == ["asters", "roses"]


async def test_the_ladder_ranks_accounts_by_cautious_rating(store: Store) -> None:
    await create_tables(store, "t")
    for number in range(4):
        account = f"account{number}" if number else ""
        await store.add_player(Player(str(number), f"name{number}", account))
    ratings = [(50.0, 1.0), (25.0, 8.0), (24.0, 2.0), (30.0, 7.0)]
    await store.rate("t", [Rating(str(n), "game", *each, 1) for n, each in enumerate(ratings)])
    ladder = await store.ladder("game", 9)
    assert [(player.name, rating.mu) for player, rating in ladder] == [
        ("name2", 24.0),
        ("name3", 30.0),
        ("name1", 25.0),
    ]
    assert await store.ladder("game", 2) == ladder[:2]
    assert await store.ladder("other", 2) == []


async def test_the_signing_key_is_created_once(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(each.open(lambda *_: None) for each in stores))
    keys = {await each.key() for each in stores}
    await asyncio.gather(*(each.close() for each in stores))
    assert len(keys) == 1
    assert len(keys.pop()) == 32


async def test_a_token_is_used_once_until_it_ends(store: Store) -> None:
    assert await store.use_token("a", until=100, now=50)
    assert await store.use_token("b", until=200, now=50)
    assert not await store.use_token("a", until=100, now=100)
    assert not await store.use_token("b", until=200, now=101)
    assert await store.use_token("a", until=100, now=101)  # it was forgotten after its end


async def test_concurrent_uses_of_a_token_have_one_winner(store: Store) -> None:
    uses = [store.use_token("a", until=100, now=50) for _ in range(20)]
    assert (await asyncio.gather(*uses)).count(True) == 1


async def test_ping(store: Store) -> None:
    await store.ping()
