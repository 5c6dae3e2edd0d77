"""A whole game as data: ruleset, seats, options, dice and moves. All else follows by replaying it.

A record can be written as text, for people, and as JSON with the same fields. Both end with a
checksum of the text, so that a damaged or incomplete file is noticed before it is replayed.
"""

import hashlib
import json
import re
from collections.abc import Callable
from typing import Final, TypeAlias, TypedDict, TypeVar

from florilege.kernel.dice import SECRET_BYTES, Dice, SealedDice, commitment, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.journal import Journal
from florilege.kernel.options import Settings
from florilege.kernel.parsing import is_plain
from florilege.kernel.position import Position
from florilege.kernel.refusal import LARGEST, Refused, refused

T = TypeVar("T")
Watch: TypeAlias = Callable[[Position, int, str], None]

FAST: Final = re.compile(r"fast (-?[0-9]{1,40})/(-?[0-9]{1,40})")
FORMAT: Final = "florilege-record 1"
UNFINISHED: Final = "unfinished"
MOVES_PER_LINE: Final = 10
FIELDS: Final = ("game", "seats", "options", "dice", "moves", "result", "check")
FROM: Final = "| "  # begins each line of the position that a game was started from


class RecordData(TypedDict):
    """A record as JSON."""

    format: str
    game: str
    ruleset: int
    seats: int
    options: Settings
    position: str
    dice: str
    moves: list[str]
    result: str
    check: str


class Record:
    """One game, finished or not; `position` is where it started, empty for the usual set-up."""

    def __init__(
        self, game: str, ruleset: int, seats: int, options: Settings, dice: str, moves: list[str]
    ) -> None:
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.options = options
        self.position = ""
        self.dice = dice
        self.moves = moves
        self.result = UNFINISHED

    def body(self) -> str:
        """Return the text form without its checksum."""
        options = "".join(f" {key}={value}" for key, value in sorted(self.options.items()))
        position = "".join(f"{FROM}{line}\n" for line in self.position.splitlines())
        rows = range(0, len(self.moves), MOVES_PER_LINE)
        moves = "".join(" ".join(self.moves[i : i + MOVES_PER_LINE]) + "\n" for i in rows)
        return (
            f"{FORMAT}\n"
            f"game {self.game} {self.ruleset}\n"
            f"seats {self.seats}\n"
            f"options{options}\n{position}"
            f"dice {self.dice}\n"
            f"moves {len(self.moves)}\n{moves}"
            f"result {self.result}\n"
        )

    def check(self) -> str:
        """Return the checksum: the first 16 digits of the SHA-256 of the body."""
        return hashlib.sha256(self.body().encode()).hexdigest()[:16]

    def text(self) -> str:
        return f"{self.body()}check {self.check()}\n"

    def data(self) -> RecordData:
        return {
            "format": FORMAT,
            "game": self.game,
            "ruleset": self.ruleset,
            "seats": self.seats,
            "options": self.options,
            "position": self.position,
            "dice": self.dice,
            "moves": self.moves,
            "result": self.result,
            "check": self.check(),
        }


def fast(seed: int, stream: int = 0) -> str:
    """Return how a record names fast dice."""
    return f"fast {seed}/{stream}"


def sealed(secret: bytes) -> str:
    """Return how a record names sealed dice, once the secret may be known."""
    return f"sealed {commitment(secret)} {secret.hex()}"


def open_dice(text: str) -> Dice:
    """Return the dice that a record names; sealed ones must fit their commitment."""
    words = text.split()
    numbers = FAST.fullmatch(text)
    if numbers is not None:
        return fast_dice(int(numbers[1]), int(numbers[2]))
    if len(words) != 3 or words[0] != "sealed":
        raise refused("record-dice", "", {"dice": text})
    try:
        secret = bytes.fromhex(words[2])
    except ValueError:
        raise refused("record-dice", "", {"dice": text}) from None
    if len(secret) != SECRET_BYTES or commitment(secret) != words[1]:
        raise refused("record-commitment")
    return SealedDice(secret)


def begin(game: Game, seats: int, settings: Settings, dice: str) -> Record:
    """Return a record without moves; `dice` is a name from `fast` or `sealed`."""
    return Record(game.key, game.version, seats, settings, dice, [])


def read_record(text: str) -> Record:
    """Return the record in a text of either form, or raise `Refused`."""
    record, check = _read_json(text) if text.lstrip().startswith("{") else _read_text(text)
    if check != record.check():
        raise refused("record-corrupt", "", {"given": check, "computed": record.check()})
    return record


def _read_text(text: str) -> tuple[Record, str]:
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise refused("record-format", "", {"expected": FORMAT})
    found: dict[str, str] = {}
    moves: list[str] = []
    position: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.partition(" ")
        if line.startswith(FROM) and "dice" not in found:
            position.append(line.removeprefix(FROM) + "\n")
        elif "moves" in found and "result" not in found and key not in FIELDS:
            moves.extend(line.split())
        elif key in FIELDS and key not in found:
            found[key] = rest
        else:
            raise refused("record-line", "", {"line": number})
    record = _assemble(found, moves)
    record.position = "".join(position)
    return record, found["check"]


def _assemble(found: dict[str, str], moves: list[str]) -> Record:
    for key in FIELDS:
        if key not in found:
            raise refused("record-truncated", "", {"missing": key})
    game, _, ruleset = found["game"].partition(" ")
    options: Settings = {}
    for pair in found["options"].split():
        key, _, value = pair.partition("=")
        if key in options:
            raise refused("record-line", "", {"line": 4})
        is_number = is_plain(value.removeprefix("-")) and value != "-0"
        options[key] = int(value) if is_number else value
    if not (is_plain(ruleset) and is_plain(found["seats"])):
        raise refused("record-line", "", {"line": 2})
    if found["moves"] != str(len(moves)):
        raise refused("record-truncated", "", {"missing": "moves"})
    record = Record(game, int(ruleset), int(found["seats"]), options, found["dice"], moves)
    record.result = found["result"]
    return record


def _read_json(text: str) -> tuple[Record, str]:
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError):
        raise refused("record-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refused("record-format", "", {"expected": FORMAT})
    record = Record(
        _field(data, "game", str),
        _field(data, "ruleset", int),
        _field(data, "seats", int),
        _options(_field(data, "options", dict)),
        _field(data, "dice", str),
        [str(move) for move in _field(data, "moves", list)],
    )
    record.position = _field(data, "position", str)
    record.result = _field(data, "result", str)
    return record, _field(data, "check", str)


def _field(data: dict[str, object], key: str, kind: type[T]) -> T:
    value = data.get(key)
    if not (isinstance(value, kind) and is_sound(value)):
        raise refused("record-truncated", "", {"missing": key})
    return value


def is_sound(value: object) -> bool:
    """Return whether a value is no truth value and, if it is a number, not beyond all bounds."""
    if isinstance(value, bool):
        return False
    return not isinstance(value, int) or abs(value) < LARGEST


def _options(data: dict[str, object]) -> Settings:
    options: Settings = {}
    for key, value in data.items():
        if not (isinstance(value, int | str) and is_sound(value)):
            raise refused("record-truncated", "", {"missing": "options"})
        options[key] = value
    return options


def replay(
    record: Record, game: Game, journal: Journal | None = None, watch: Watch | None = None
) -> Position:
    """Play the record again and return its last position, or raise `Refused` where it fails.

    `watch` is called before each move with the position, the move's number and its notation.
    """
    if record.ruleset != game.version:
        raise game.refused("record-ruleset", "", {"given": record.ruleset, "known": game.version})
    position = start(record, game, journal)
    for number, text in enumerate(record.moves, 1):
        if watch is not None:
            watch(position, number, text)
        _replay_move(position, number, text, game)
    outcome = position.outcome()
    result = UNFINISHED if outcome is None else outcome.text()
    if result != record.result:
        raise refused("record-result", "", {"given": record.result, "computed": result})
    return position


def start(record: Record, game: Game, journal: Journal | None = None) -> Position:
    """Return the position that a record starts from, before its first move."""
    dice = open_dice(record.dice)
    if not record.position:
        return game.start(record.seats, record.options, dice, journal)
    position = game.read(record.position, dice)
    position.journal = journal
    if position.seats != record.seats or position.settings() != record.options:
        raise game.refused("record-position")
    return position


def _replay_move(position: Position, number: int, text: str, game: Game) -> None:
    try:
        position.attempt(position.to_move(), position.read_move(text))
    except Refused as error:
        outer = game.refused("record-move", error.refusal.clause, {"number": number, "move": text})
        outer.refusal.cause = error.refusal
        raise outer from None
