"""One recorded playthrough per game and number of players.

python -m tests.conformance.golden     writes them anew, after a rule was meant to change
"""

from pathlib import Path

from florilege.testing.playthrough import playthrough
from florilege.testing.walk import Case
from tests.conformance.cases import plain_cases

FOLDER = Path(__file__).parent / "golden"


def path_of(case: Case) -> Path:
    """Return where the playthrough of a case lies."""
    return FOLDER / f"{case.game.key}-{case.seats}.txt"


def main() -> None:
    """Write every playthrough."""
    for case in plain_cases():
        path_of(case).write_text(playthrough(case), "utf-8")


if __name__ == "__main__":
    main()
