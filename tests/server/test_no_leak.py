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
from tests.server.games import Party, close_party, start_party
from tests.server.runs import PATIENCE, Running, Tab

CASES = [
    (key, seats)
    for key, game in registry.games().items()
    for seats in sorted({game.fewest, min(3, game.most)})
]

LONGEST = 3_000
OWN = {"view", "log", "retold", "seat", "last", "heard"}  # fields that differ between readers


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def party(server: Running, request: pytest.FixtureRequest) -> Iterator[Party]:
    game, seats = request.param
    party = start_party(server, game, seats)
    yield party
    close_party(party)


def truth(table: Table) -> tuple[Position, bytes]:
    assert table.game_log is not None
    return table.game_log.position.copy(), table.setup.secret


def imagined(position: Position, seat: int | None, number: int) -> dict[str, Any]:
    """Return the view of a seat in a world it cannot distinguish from the true one."""
    reader = int(WATCHER) if seat is None else seat
    world = position.resample(reader, fast_dice(number))
    found: dict[str, Any] = json.loads(orjson.dumps(world.view(reader, False)))
    return found


def check_wire(party: Party, step: int) -> None:
    """Check that the last message to every reader is byte for byte the same in another world."""
    position, secret = party.server.look(party.table, truth)
    commons = set()
    for tab, seat, shown in zip(party.readers, party.perspectives(), party.shown, strict=True):
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


def check_logs(party: Party) -> None:
    """Check that each reader received the events of its audience and no others."""

    retold = [ply["ply"] for shown in party.shown for ply in shown["retold"]]
    first = min([party.ply, *retold])

    def logs(table: Table) -> list[list[Any]]:
        assert table.game_log is not None
        seats = (int(WATCHER) if seat is None else seat for seat in party.perspectives())
        return [table.game_log.log(seat, first) for seat in seats]

    for shown, expected in zip(party.shown, party.server.look(party.table, logs), strict=True):
        plies = json.loads(orjson.dumps(expected))
        assert shown["log"] == [ply for ply in plies if ply["ply"] == party.ply]
        assert all(ply in plies and ply["ply"] < party.ply for ply in shown["retold"])


def test_a_game_shows_each_seat_only_what_it_may_know(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    dice = random.Random(7)
    moves: set[str] = set()
    for step in range(LONGEST):
        if party.is_over():
            break
        check_wire(party, step)
        choice = dice.choice(party.view()["prompt"]["choices"])["move"]
        moves.add(choice)
        party.play(choice)
        if not party.is_over():
            check_logs(party)
    assert party.is_over(), "the game ended"
    check_every_byte(party)
    check_secret_revealed(party)
    check_log_lines(party, logged_lines(caplog), moves)


def check_every_byte(party: Party) -> None:
    """Check that no message before the end of the game contains the secret."""
    _, secret = party.server.look(party.table, truth)
    for tab in party.readers:
        before = [data for data in tab.heard if b'"stage":"over"' not in data]
        assert len(before) > party.ply
        assert not [data for data in before if secret.hex().encode() in data]


def check_secret_revealed(party: Party) -> None:
    """Check that the status shows the secret once the game is over."""
    _, secret = party.server.look(party.table, truth)
    status = party.people[0].http.get(f"/api/tables/{party.table}").json()
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


def check_log_lines(party: Party, lines: str, moves: set[str]) -> None:
    """Check that no log line contains the secret, a table id, a cookie or a move."""
    _, secret = party.server.look(party.table, truth)
    assert secret.hex() not in lines
    assert party.table not in lines
    for person in party.people:
        assert person.http.cookies["florilege"] not in lines
    assert not [move for move in moves if len(move) > 3 and move in lines]


def test_no_other_route_leaks(party: Party) -> None:
    """During the game there is no record and no replay, and lists contain no secret."""
    _, secret = party.server.look(party.table, truth)
    http = party.people[0].http
    replays = ("replay", "replay?ply=0&seat=1", "replay?ply=0&seat=1&instead=pass")
    for path in ("record", "record?form=json", *replays, "sheet", "review?first=1&last=1"):
        answer = http.get(f"/api/tables/{party.table}/{path}")
        assert answer.status_code == httpx.codes.CONFLICT
        assert answer.json()["code"] == "game-goes-on"
    player = f"/api/players/{party.people[0].id}"
    for path in ("/api/tables/mine", f"/api/tables/{party.table}", "/api/tables", player):
        assert secret.hex() not in http.get(path).text


def test_only_its_holder_may_watch_as_a_seat(party: Party) -> None:
    answer = party.spectator.watch(party.table, 0)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    if len(party.tabs) > 1:
        answer = party.tabs[0].watch(party.table, 1)
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


def test_refusals_leak_nothing(party: Party) -> None:
    """An illegal move is refused in the same way in every world possible for the seat."""
    position, _ = party.server.look(party.table, truth)
    seat = party.mover()
    for number, notation in enumerate(later_moves(position)[:20]):
        tab = party.tabs[seat]
        answer = tab.ask("play", party.table, seat, ply=party.ply, move=notation)
        assert answer["type"] == "refused"
        refusal = refusal_in(position.resample(seat, fast_dice(number)), seat, notation)
        assert (answer["code"], answer["clause"]) == (refusal.code, refusal.clause)
        assert answer["args"] == json.loads(orjson.dumps(refusal.args))
