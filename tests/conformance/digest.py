"""A digest of whole games: everything that any reader is given, in the form that runs here."""

import hashlib
import json

from florilege import COMPILED
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Journal
from florilege.testing.walk import Case, finished, thin, walk
from tests.conformance.cases import all_cases
from tests.long_tests import LONG

SEED = 31
EVERY = 1 if LONG else 4  # the plain form takes its time


def digest(case: Case, seed: int) -> str:
    """Return a hash over positions, legal moves, views, worlds and events of one game."""
    found = hashlib.sha256()
    journal = Journal()
    dice = fast_dice(seed, 7)
    for step, (position, move) in enumerate(thin(walk(case, seed, journal))):
        seat = position.to_move()
        parts: list[object] = [position.write(), position.legal_moves(), move]
        if step % 5 == 0:
            parts += [position.view(reader) for reader in case.readers()]
            parts.append(position.resample(seat, dice).write())
        found.update(json.dumps(parts).encode())
    found.update(json.dumps([event.data() for event in journal.events]).encode())
    found.update(finished(case, seed).write().encode())
    return found.hexdigest()


def main() -> dict[str, object]:
    """Return the digests of every case, or of every fourth one and all usual options."""
    digests = {
        f"{case}/{SEED}": digest(case, SEED)
        for number, case in enumerate(all_cases())
        if number % EVERY == 0 or case.is_usual()
    }
    return {"compiled": COMPILED, "digests": digests}


if __name__ == "__main__":
    import sys

    sys.stdout.write(json.dumps(main()))
