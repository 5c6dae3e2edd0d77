"""Nothing a client receives depends on what its seat may not know."""

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
from florilege.tables.table import Table
from tests.server.games import Party, get_up, sit_down
from tests.server.runs import PATIENCE, Running, Tab

CASES = [
    (key, seats)
    for key, game in registry.games().items()
    for seats in sorted({game.fewest, min(3, game.most)})
]

LONGEST = 3_000
OWN = {"view", "log", "seat", "last", "heard"}  # what differs from reader to reader


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def party(server: Running, request: pytest.FixtureRequest) -> Iterator[Party]:
    game, seats = request.param
    party = sit_down(server, game, seats)
    yield party
    get_up(party)


def truth(table: Table) -> tuple[Position, bytes]:
    assert table.course is not None
    return table.course.position.copy(), table.founding.secret


def imagined(position: Position, seat: int | None, number: int) -> dict[str, Any]:
    """Return what a seat sees in a world that it cannot tell from the true one."""
    eyes = int(WATCHER) if seat is None else seat
    world = position.resample(eyes, fast_dice(number))
    found: dict[str, Any] = json.loads(orjson.dumps(world.view(eyes, False)))
    return found


def check_wire(party: Party, step: int) -> None:
    """What every reader got last is, byte for byte, what it would have got in another world."""
    position, secret = party.server.look(party.table, truth)
    commons = set()
    for tab, seat, shown in zip(party.readers, party.eyes(), party.shown, strict=True):
        raw = last_with_view(tab)
        assert secret.hex().encode() not in raw
        message = json.loads(raw)
        assert message == shown
        message["view"] = imagined(position, seat, step)
        assert orjson.dumps(message) == raw
        commons.add(orjson.dumps({key: message[key] for key in message if key not in OWN}))
    assert len(commons) == 1, "the rest is the same for everybody"


def last_with_view(tab: Tab) -> bytes:
    return next(data for data in reversed(tab.heard) if b'"view":{' in data)


def check_logs(party: Party) -> None:
    """Each reader was told the events of its audience and no others."""

    def told(table: Table) -> list[list[Any]]:
        assert table.course is not None
        eyes = (int(WATCHER) if seat is None else seat for seat in party.eyes())
        return [table.course.log(seat, table.ply) for seat in eyes]

    for shown, expected in zip(party.shown, party.server.look(party.table, told), strict=True):
        assert shown["log"] == json.loads(orjson.dumps(expected))


def test_a_whole_game_tells_each_seat_what_it_may_know(
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
    assert party.is_over(), "the game came to its end"
    check_every_byte(party)
    check_other_ways(party)
    check_log_lines(party, lines_of(caplog), moves)


def check_every_byte(party: Party) -> None:
    """Until the game is over, nothing that anybody was sent holds the secret."""
    _, secret = party.server.look(party.table, truth)
    for tab in party.readers:
        before = [data for data in tab.heard if b'"stage":"over"' not in data]
        assert len(before) > party.ply
        assert not [data for data in before if secret.hex().encode() in data]


def check_other_ways(party: Party) -> None:
    """The secret is told once the game is over, by its status, and fits what was promised."""
    _, secret = party.server.look(party.table, truth)
    status = party.people[0].http.get(f"/api/tables/{party.table}").json()
    assert status["secret"] == secret.hex()


def lines_of(caplog: pytest.LogCaptureFixture) -> str:
    """Return what the server, not the test's own clients, has logged.

    It logs a request once it has answered: the last one may not be there yet.
    """
    end = time.monotonic() + PATIENCE
    while not (records := ours(caplog)):
        assert time.monotonic() < end
        time.sleep(0.01)
    return "\n".join(JsonFormatter().format(record) for record in records)


def ours(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return the records of the server."""
    names = ("florilege", "uvicorn", "asyncio")
    return [record for record in caplog.records if record.name.startswith(names)]


def check_log_lines(party: Party, lines: str, moves: set[str]) -> None:
    """No log line holds the secret, a table's name, a cookie or a move."""
    _, secret = party.server.look(party.table, truth)
    assert secret.hex() not in lines
    assert party.table not in lines
    for person in party.people:
        assert person.http.cookies["florilege"] not in lines
    assert not [move for move in moves if len(move) > 3 and move in lines]


def test_no_way_around_the_table(party: Party) -> None:
    """While the game goes on there is no record and no replay, and lists hold no secret."""
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


def test_eyes_are_for_who_holds_the_seat(party: Party) -> None:
    answer = party.spectator.watch(party.table, 0)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    if len(party.tabs) > 1:
        answer = party.tabs[0].watch(party.table, 1)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")


def later_moves(position: Position) -> list[str]:
    """Return moves that this game might see later, and that are illegal now."""
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


def test_refusals_tell_nothing(party: Party) -> None:
    """An illegal move is refused with the same words in every world the seat can imagine."""
    position, _ = party.server.look(party.table, truth)
    seat = party.mover()
    for number, notation in enumerate(later_moves(position)[:20]):
        tab = party.tabs[seat]
        answer = tab.ask("play", party.table, seat, ply=party.ply, move=notation)
        assert answer["type"] == "refused"
        refusal = refusal_in(position.resample(seat, fast_dice(number)), seat, notation)
        assert (answer["code"], answer["clause"]) == (refusal.code, refusal.clause)
        assert answer["args"] == json.loads(orjson.dumps(refusal.args))
