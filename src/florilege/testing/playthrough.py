"""A random game told in full, to be kept beside the tests: a changed rule changes its text."""

import hashlib
import json
from itertools import islice

from florilege.kernel.journal import Event, Journal
from florilege.kernel.position import Position
from florilege.kernel.record import UNFINISHED, Record, begin, fast, start
from florilege.kernel.seats import LETTERS
from florilege.testing.walk import Case, walk

SEED = 2024
LONGEST = 250  # moves told of a game
SIGHTS = (0, 20, 60, 120)  # moves before which the position and its views are shown


def audience(case: Case, event: Event) -> str:
    """Return the readers of an event: seat letters, `+` for spectators."""
    readers = [LETTERS[s] if s < case.seats else "+" for s in case.readers()]
    return "".join(
        name
        for name, seat in zip(readers, case.readers(), strict=True)
        if event.audience >> seat & 1
    )


def telling(case: Case, events: list[Event]) -> list[str]:
    return [
        f"  {audience(case, event):6}{event.kind} §{event.clause} {json.dumps(event.args)}"
        for event in events
    ]


def sight(case: Case, position: Position) -> list[str]:
    """Return the whole position, the view of the first seat, and digests of all views."""
    lines = [f"  | {line}" for line in position.write().splitlines()]
    views = [json.dumps(position.view(reader)) for reader in case.readers()]
    digests = [hashlib.sha256(view.encode()).hexdigest()[:12] for view in views]
    return [*lines, f"  A sees {views[0]}", f"  views {' '.join(digests)}"]


def playthrough(case: Case) -> str:
    """Return a random game told in full: moves, events with readers, views now and then."""
    journal = Journal()
    record = begin(case.game, case.seats, case.settings, fast(SEED))
    lines: list[str] = []
    told = 0
    for position, move in islice(walk(case, SEED, journal), LONGEST):
        lines += telling(case, journal.events[told:])
        told = len(journal.events)
        if len(record.moves) in SIGHTS:
            lines += sight(case, position)
        record.moves.append(position.write_move(move))
        seat = LETTERS[position.to_move()]
        lines.append(f"{len(record.moves)}. {seat} {record.moves[-1]}")
    last = play_again(case, record, whole := Journal())
    outcome = last.outcome()
    record.result = UNFINISHED if outcome is None else outcome.text()
    lines += telling(case, whole.events[told:])
    return "\n".join([record.text(), *lines, *sight(case, last)]) + "\n"


def play_again(case: Case, record: Record, journal: Journal) -> Position:
    """Return the position after the moves of a record that has no result yet."""
    position = start(record, case.game, journal)
    for text in record.moves:
        position.play(position.read_move(text))
    return position
