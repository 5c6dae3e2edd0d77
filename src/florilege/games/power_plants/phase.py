"""What the phases of Power Plants have beside what every game's have."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.state import State
from florilege.kernel.notation import NotationLine
from florilege.kernel.phase import Phase


class PowerPlantsPhase(Phase[State]):
    """Base of the phases; those that ask for no move leave out what is about moves."""

    def __init__(
        self, word: str, words: dict[int, str] | None = None, subject_size: int = 0
    ) -> None:
        """Declare a phase: its word in positions, and how many more say what it is about."""
        super().__init__(words)
        self.word = word
        self.subject_size = subject_size

    def waits(self, state: State) -> bool:
        """Do what needs no decision; return whether the game waits for one now."""
        return True

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        return 0

    def apply(self, state: State, move: i64) -> None:
        raise NotImplementedError

    def write_subject(self, state: State, subject: i64) -> list[str]:
        """Return what the phase is about, in the notation of positions."""
        return []

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        """Return what the phase is about, or raise `Refused`."""
        return 0

    def check(self, state: State, line: NotationLine) -> None:
        """Refuse a position in which the phase has nothing to decide."""
