"""One recorded playthrough per game and number of players, told in full.

python -m tests.conformance.golden     writes them anew, after a rule was meant to change
"""

import json
from pathlib import Path

from florilege.kernel.journal import Event, Journal
from florilege.kernel.position import Position
from florilege.kernel.record import begin, fast
from florilege.kernel.seats import LETTERS
from tests.conformance.cases import plain_cases
from tests.conformance.walk import Case, finished, walk

FOLDER = Path(__file__).parent / "golden"
SEED = 2024


def path_of(case: Case) -> Path:
    """Return where the playthrough of a case lies."""
    return FOLDER / f"{case.game.key}-{case.seats}.txt"


def audience(case: Case, event: Event) -> str:
    """Return who reads an event: seat letters, `+` for spectators."""
    readers = [LETTERS[s] if s < case.seats else "+" for s in case.readers()]
    return "".join(
        name
        for name, seat in zip(readers, case.readers(), strict=True)
        if event.audience >> seat & 1
    )


def telling(case: Case, events: list[Event]) -> list[str]:
    """Return events as lines."""
    return [
        f"  {audience(case, event):6}{event.kind} §{event.clause} {json.dumps(event.args)}"
        for event in events
    ]


def sight(case: Case, position: Position) -> list[str]:
    """Return a whole position and what each reader sees of it."""
    lines = [f"  | {line}" for line in position.write().splitlines()]
    views = [f"  view {json.dumps(position.view(reader))}" for reader in case.readers()]
    return lines + views


def playthrough(case: Case) -> str:
    """Return a random game told in full: moves, events with readers, views now and then."""
    journal = Journal()
    record = begin(case.game, case.seats, case.settings, fast(SEED))
    lines: list[str] = []
    told = 0
    for position, move in walk(case, SEED, journal):
        lines += telling(case, journal.events[told:])
        told = len(journal.events)
        if len(record.moves) % 20 == 0:
            lines += sight(case, position)
        record.moves.append(position.write_move(move))
        seat = LETTERS[position.to_move()]
        lines.append(f"{len(record.moves)}. {seat} {record.moves[-1]}")
    lines += telling(case, journal.events[told:])
    last = finished(case, SEED)
    outcome = last.outcome()
    assert outcome is not None
    record.result = outcome.text()
    return "\n".join([record.text(), *lines, *sight(case, last)]) + "\n"


def main() -> None:
    """Write every playthrough."""
    for case in plain_cases():
        path_of(case).write_text(playthrough(case), "utf-8")


if __name__ == "__main__":
    main()
