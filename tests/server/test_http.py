"""The HTTP interface: games, catalogues, lists, records, players, the page, refusals."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from florilege.kernel import registry
from florilege.kernel.record import RecordData, read_record
from florilege.server import page
from florilege.server.protocol.http import (
    GameData,
    ListingData,
    PlayerData,
    RankData,
)
from florilege.server.protocol.models import model_of
from florilege.tables.finished_game import ReplayedPosition
from florilege.tables.store import Rating
from florilege.tables.views import Status
from tests.server.conftest import NewPerson
from tests.server.live_game import close_live_game, start_live_game
from tests.server.live_server import TERMS, LiveServer


def test_games_are_declared(server: LiveServer) -> None:
    found = httpx.get(f"{server.url}/api/games")
    assert [
        model_of(GameData)
        .model_validate_json(httpx.get(f"{server.url}/api/games/{key}").content)
        .key
        for key in registry.games()
    ] == [game["key"] for game in found.json()]
    missing = httpx.get(f"{server.url}/api/games/tulips")
    assert (missing.status_code, missing.json()["code"]) == (404, "unknown-game")


def test_catalogues_are_served(server: LiveServer) -> None:
    common = httpx.get(f"{server.url}/api/words/fr").text
    assert "refusal-unknown-table" in common
    assert "guest-flowers" in common
    key = next(iter(registry.games()))
    assert f"{key}-name" in httpx.get(f"{server.url}/api/words/en/{key}").text
    assert httpx.get(f"{server.url}/api/words/de").status_code == 422


def test_public_tables_are_listed(new_person: NewPerson) -> None:
    person, other = new_person(), new_person()
    shown, hidden = (
        person.create_table("mandala", 2),
        person.create_table("mandala", 2, public=False),
    )
    listed = [
        model_of(ListingData).model_validate(each) for each in other.http.get("/api/tables").json()
    ]
    names = [each.table for each in listed]
    assert shown in names
    assert hidden not in names
    mine = {each["table"]: each["mine"] for each in person.http.get("/api/tables/mine").json()}
    assert mine == {shown: [0], hidden: [0]}
    page_of = model_of(PlayerData).model_validate_json(
        other.http.get(f"/api/players/{person.id}").content
    )
    assert [each.table for each in page_of.games] == [shown]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "tulips"}, 404, "unknown-game"),
        ({"seats": 9}, 422, "seats-range"),
        ({"seats": 0}, 422, "bad-request"),
        ({"options": {"backs": "odd"}}, 422, "option-value"),
        ({"options": {"fronts": "odd"}}, 422, "unknown-option"),
        ({"terms": {**TERMS, "bots": [None]}}, 422, "bots-for-seats"),
        ({"terms": {**TERMS, "bots": [None, "nobody"]}}, 422, "unknown-bot"),
        ({"terms": {**TERMS, "bots": ["random", "random"]}}, 422, "no-people"),
        ({"seat": 5}, 422, "no-such-seat"),
        ({"surplus": 1}, 422, "bad-request"),
    ],
)
def test_invalid_tables_are_refused(
    new_person: NewPerson, change: dict[str, object], status: int, code: str
) -> None:
    person = new_person()
    wanted = {
        "game": "mandala",
        "seats": 2,
        "options": {},
        "terms": {**TERMS, "bots": [None, None]},
        "seat": 0,
    }
    answer = person.http.post("/api/tables", json={**wanted, **change})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert person.http.get("/api/tables/mine").json() == []


def test_replay_export_and_import_of_a_finished_game(server: LiveServer) -> None:
    live_game = start_live_game(server, "mandala", 2)
    first = [shown["view"] for shown in live_game.shown]
    dice = random.Random(5)
    while not live_game.is_over():
        live_game.play_any(dice)
    http = live_game.people[0].http
    path = f"/api/tables/{live_game.table}"
    for seat, view in zip(("0", "1", None), first, strict=True):
        query = {"ply": "0", **({} if seat is None else {"seat": seat})}
        found = model_of(ReplayedPosition).model_validate_json(
            http.get(f"{path}/replay", params=query).content
        )
        assert {**found.view.model_dump(), "outline": []} == view
    assert http.get(f"{path}/replay?ply={live_game.ply + 1}").json()["code"] == "no-such-ply"
    assert http.get(f"{path}/replay?seat=7").json()["code"] == "no-such-seat"
    for move, code in (("pass", "must-play"), ("?", "unreadable-move")):
        refusal = http.get(f"{path}/replay", params={"instead": move}).json()
        assert refusal["code"] == code
        assert refusal["text"]
    text, data = http.get(f"{path}/record").text, http.get(f"{path}/record?form=json")
    model_of(RecordData).model_validate_json(data.content)
    assert read_record(text).body() == read_record(data.text).body()
    for form in (text, data.text):
        copy = http.post("/api/records", content=form).json()["table"]
        assert http.get(f"/api/tables/{copy}/record").text == text
        model_of(Status).model_validate_json(http.get(f"/api/tables/{copy}").content)
    damaged = http.post("/api/records", content=text.replace("result", "resuit"))
    assert (damaged.status_code, damaged.json()["code"]) == (422, "record-truncated")
    assert http.post("/api/records", content=b"\xff\xfe").json()["code"] == "bad-request"
    close_live_game(live_game)


def test_the_ladder_lists_accounts(server: LiveServer, new_person: NewPerson) -> None:
    person = new_person()
    person.http.post("/api/account", json={"account": "Dahlia", "password": "correct horse"})
    rating = Rating(person.id, "mandala", 30.0, 2.0, 5)
    server.do(server.services.store.rate(person.create_table("mandala", 2), [rating]))
    ladder = [
        model_of(RankData).model_validate(each)
        for each in person.http.get("/api/ladder/mandala").json()
    ]
    assert [(each.player, each.rating.shown) for each in ladder] == [(person.id, 24.0)]
    assert person.http.get("/api/ladder/tulips").status_code == 404
    assert person.http.get("/api/players/nobody").json()["code"] == "unknown-player"


def test_every_answer_carries_the_security_headers(server: LiveServer) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/nothing.js", "/api/tables/x"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_cross_origin_requests_are_refused(server: LiveServer, new_person: NewPerson) -> None:
    http = new_person().http
    foreign = http.patch("/api/session", json={"name": "x"}, headers={"Origin": "http://evil.test"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    own = http.patch("/api/session", json={"name": "x"}, headers={"Origin": server.url})
    assert own.status_code == 200


def test_large_bodies_are_refused(new_person: NewPerson) -> None:
    http = new_person().http

    def piece_by_piece() -> Iterator[bytes]:
        for _ in range(14):
            yield b"x" * 10_000

    for body in (b"x" * 200_000, piece_by_piece()):
        answer = http.post("/api/records", content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_the_page_is_served_for_every_other_path(
    server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "not built")
    missing = httpx.get(f"{server.url}/table/abc")
    assert 'lang="en"' in missing.text
    assert 'lang="fr"' in missing.text
    assert missing.headers["content-type"].startswith("text/html")
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path.parent / "outside.txt").write_text("secret")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for path in ("/", "/table/abc", "/index.html"):
        answer = httpx.get(server.url + path)
        assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>page", "no-cache")
    asset = httpx.get(f"{server.url}/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/nothing.js", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/%00.js"):
        assert httpx.get(server.url + path).status_code == 404


def test_unknown_routes_and_methods_are_refused(server: LiveServer) -> None:
    assert httpx.get(f"{server.url}/api/nothing").json()["code"] == "not-found"
    wrong = httpx.delete(f"{server.url}/api/games")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "bad-method")
    assert wrong.headers["allow"]
