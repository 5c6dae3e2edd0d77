"""No message to a client depends on what its seat may not know."""

import json
import logging
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import orjson
import pytest

from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.seats import WATCHER
from florilege.server.logs import JsonFormatter
from florilege.tables.model.table import Table
from tests.server.live_game import LiveGame, close_live_game, start_live_game
from tests.server.live_server import PATIENCE, LiveServer, Tab

CASES = [
    (key, seats)
    for key, game in registry.games().items()
    for seats in sorted({game.fewest, min(3, game.most)})
]

LONGEST = 3_000
OWN = {"view", "log", "retold", "seat", "last", "heard"}  # fields that differ between readers


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def live_game(server: LiveServer, request: pytest.FixtureRequest) -> Iterator[LiveGame]:
    game, seats = request.param
    live_game = start_live_game(server, game, seats)
    yield live_game
    close_live_game(live_game)


def truth(table: Table) -> tuple[Position, bytes]:
    assert table.game_log is not None
    return table.game_log.position.copy(), table.setup.secret


def imagined(position: Position, seat: int | None, number: int) -> dict[str, Any]:
    """Return the view of a seat in a world it cannot distinguish from the true one."""
    reader = int(WATCHER) if seat is None else seat
    world = position.resample(reader, fast_dice(number))
    found: dict[str, Any] = json.loads(orjson.dumps(world.view(reader, False)))
    return found


def check_wire(live_game: LiveGame, step: int) -> None:
    """Check that the last message to every reader is byte for byte the same in another world."""
    position, secret = live_game.server.look(live_game.table, truth)
    commons = set()
    for tab, seat, shown in zip(
        live_game.readers, live_game.perspectives(), live_game.shown, strict=True
    ):
        raw = last_with_view(tab)
        assert secret.hex().encode() not in raw
        message = json.loads(raw)
        assert message == shown
        message["view"] = imagined(position, seat, step)
        assert orjson.dumps(message) == raw
        commons.add(orjson.dumps({key: message[key] for key in message if key not in OWN}))
    assert len(commons) == 1, "the other fields are the same for everybody"


def last_with_view(tab: Tab) -> bytes:
    return next(data for data in reversed(tab.heard) if b'"view":{' in data)


def check_logs(live_game: LiveGame) -> None:
    """Check that each reader received the events of its audience and no others."""

    retold = [ply["ply"] for shown in live_game.shown for ply in shown["retold"]]
    first = min([live_game.ply, *retold])

    def logs(table: Table) -> list[list[Any]]:
        assert table.game_log is not None
        seats = (int(WATCHER) if seat is None else seat for seat in live_game.perspectives())
        return [table.game_log.log(seat, first) for seat in seats]

    for shown, expected in zip(
        live_game.shown, live_game.server.look(live_game.table, logs), strict=True
    ):
        plies = json.loads(orjson.dumps(expected))
        assert shown["log"] == [ply for ply in plies if ply["ply"] == live_game.ply]
        assert all(ply in plies and ply["ply"] < live_game.ply for ply in shown["retold"])


def test_a_game_shows_each_seat_only_what_it_may_know(
    live_game: LiveGame, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    dice = random.Random(7)
    moves: set[str] = set()
    for step in range(LONGEST):
        if live_game.is_over():
            break
        check_wire(live_game, step)
        choice = dice.choice(live_game.view()["prompt"]["choices"])["move"]
        moves.add(choice)
        live_game.play(choice)
        if not live_game.is_over():
            check_logs(live_game)
    assert live_game.is_over(), "the game ended"
    check_every_byte(live_game)
    check_secret_revealed(live_game)
    check_log_lines(live_game, logged_lines(caplog), moves)


def check_every_byte(live_game: LiveGame) -> None:
    """Check that no message before the end of the game contains the secret."""
    _, secret = live_game.server.look(live_game.table, truth)
    for tab in live_game.readers:
        before = [data for data in tab.heard if b'"stage":"over"' not in data]
        assert len(before) > live_game.ply
        assert not [data for data in before if secret.hex().encode() in data]


def check_secret_revealed(live_game: LiveGame) -> None:
    """Check that the status shows the secret once the game is over."""
    _, secret = live_game.server.look(live_game.table, truth)
    status = live_game.people[0].http.get(f"/api/tables/{live_game.table}").json()
    assert status["secret"] == secret.hex()


def logged_lines(caplog: pytest.LogCaptureFixture) -> str:
    """Return what the server, not the clients of the test, has logged.

    It logs a request after the response, so the last line may be missing at first.
    """
    end = time.monotonic() + PATIENCE
    while not (records := server_records(caplog)):
        assert time.monotonic() < end
        time.sleep(0.01)
    return "\n".join(JsonFormatter().format(record) for record in records)


def server_records(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return the log records of the server."""
    names = ("florilege", "uvicorn", "asyncio")
    return [record for record in caplog.records if record.name.startswith(names)]


def check_log_lines(live_game: LiveGame, lines: str, moves: set[str]) -> None:
    """Check that no log line contains the secret, a table id, a cookie or a move."""
    _, secret = live_game.server.look(live_game.table, truth)
    assert secret.hex() not in lines
    assert live_game.table not in lines
    for person in live_game.people:
        assert person.http.cookies["florilege"] not in lines
    assert not [move for move in moves if len(move) > 3 and move in lines]


def test_no_other_route_leaks(live_game: LiveGame) -> None:
    """During the game there is no record and no replay, and lists contain no secret."""
    _, secret = live_game.server.look(live_game.table, truth)
    http = live_game.people[0].http
    replays = ("replay", "replay?ply=0&seat=1", "replay?ply=0&seat=1&instead=pass")
    for path in ("record", "record?form=json", *replays, "sheet", "review?first=1&last=1"):
        answer = http.get(f"/api/tables/{live_game.table}/{path}")
        assert answer.status_code == httpx.codes.CONFLICT
        assert answer.json()["code"] == "game-goes-on"
    player = f"/api/players/{live_game.people[0].id}"
    for path in ("/api/tables/mine", f"/api/tables/{live_game.table}", "/api/tables", player):
        assert secret.hex() not in http.get(path).text


def test_only_its_holder_may_watch_as_a_seat(live_game: LiveGame) -> None:
    answer = live_game.spectator.watch(live_game.table, 0)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    if len(live_game.tabs) > 1:
        answer = live_game.tabs[0].watch(live_game.table, 1)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")


def later_moves(position: Position) -> list[str]:
    """Return moves that may become legal later, and are illegal now."""
    dice = random.Random(3)
    legal = {position.write_move(move) for move in position.legal_moves()}
    found: dict[str, None] = {}
    ahead = position.copy()
    for _ in range(60):
        if ahead.is_over():
            break
        moves = ahead.legal_moves()
        found |= dict.fromkeys(ahead.write_move(move) for move in moves[:5])
        ahead.play(dice.choice(moves))
    return [move for move in found if move not in legal]


def refusal_in(world: Position, seat: int, notation: str) -> Refusal:
    try:
        refusal = world.refusal(seat, world.read_move(notation))
    except Refused as error:
        return error.refusal
    assert refusal is not None
    return refusal


def test_refusals_leak_nothing(live_game: LiveGame) -> None:
    """An illegal move is refused in the same way in every world possible for the seat."""
    position, _ = live_game.server.look(live_game.table, truth)
    seat = live_game.mover()
    for number, notation in enumerate(later_moves(position)[:20]):
        tab = live_game.tabs[seat]
        answer = tab.ask("play", live_game.table, seat, ply=live_game.ply, move=notation)
        assert answer["type"] == "refused"
        refusal = refusal_in(position.resample(seat, fast_dice(number)), seat, notation)
        assert (answer["code"], answer["clause"]) == (refusal.code, refusal.clause)
        assert answer["args"] == json.loads(orjson.dumps(refusal.args))
