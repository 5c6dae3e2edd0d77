"""Validation of requests for new tables."""

from dataclasses import replace
from typing import Any

import pytest

from florilege.kernel import registry
from florilege.kernel.options import Value
from florilege.kernel.record import begin, fast
from florilege.kernel.refusal import Refused
from florilege.tables.commands.after_game import LinkRematch
from florilege.tables.commands.playing import Resign
from florilege.tables.finished_game import record_of
from florilege.tables.service.new_table import NewTable, create_setup, import_setup, rematch_setup
from tests.tables.in_memory import CASUAL, clock, started_table


def code(call: Any, *args: Any) -> str:
    """Assert that a call is refused and return the refusal code."""
    with pytest.raises(Refused) as caught:
        call(*args)
    return str(caught.value.refusal.code)


def wanted(
    game: str = "mandala", seats: int = 2, options: dict[str, Value] | None = None, **terms: Any
) -> NewTable:
    """Return a request."""
    given = {"bots": (None,) * seats, **terms}
    return NewTable(game, seats, replace(CASUAL, **given), options or {})


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (wanted("chess"), "unknown-game"),
        (wanted(seats=5), "seats-range"),
        (wanted(options={"speed": "high"}), "unknown-option"),
        (wanted(options={"memory": "none"}), "option-value"),
        (wanted("flower-power", 3, {"petals": 17}), "deal-too-large"),
        (wanted(bots=(None,)), "bots-for-seats"),
        (wanted(bots=(None, "weed")), "unknown-bot"),
        (wanted(bots=("random", "random")), "no-people"),
        (wanted(rated=True), "rated-terms"),
        (wanted(clock=clock(0)), "out-of-range"),
        (wanted(clock=clock(60, -1)), "increment-range"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_invalid_requests_are_refused(request_: NewTable, expected: str) -> None:
    assert expected == code(create_setup, request_, "ann", 0)


def test_every_table_has_a_unique_name_and_secret() -> None:
    tables = [create_setup(wanted(), "ann", 0) for _ in range(50)]
    assert len({setup.table for setup in tables}) == 50
    assert len({setup.secret for setup in tables}) == 50


def test_a_rematch_has_the_same_name_whoever_asks() -> None:
    table = started_table(seats=3, bots=(None, None, "greedy"))
    ask = [LinkRematch(by="ann", seat=0), LinkRematch(by="ben", seat=1)]
    assert code(rematch_setup, table.table, ask[0], 0) == "game-goes-on"
    table.execute(Resign, 0)
    table.execute(Resign, 1)
    one, other = (rematch_setup(table.table, command, 0) for command in ask)
    assert one.table == other.table != table.table.ident
    assert one.secret != other.secret
    assert one.terms.bots == ("greedy", None, None)
    assert one.origin == table.table.ident
    assert code(rematch_setup, table.table, LinkRematch(by="zoe", seat=0), 0) == "not-your-seat"


def test_a_finished_game_can_be_archived() -> None:
    table = started_table("anthokyklos", 2)
    table.play_on(10_000)
    text = record_of(table.table).text()
    setup, kept = import_setup(text, "ann", 5)
    assert kept == text
    assert setup.game == "anthokyklos"
    assert code(import_setup, text.replace("seats 2", "seats 3"), "ann", 5) == "record-corrupt"
    game = registry.find("mandala")
    unfinished = begin(game, 2, game.settings({}), fast(1)).text()
    assert code(import_setup, unfinished, "ann", 5) == "record-unfinished"
