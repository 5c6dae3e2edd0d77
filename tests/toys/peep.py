"""Peep: the smallest game with every trait of the kernel; plain Python against the compiled base.

Six petals, one face down before each seat, the rest in a pile. A turn is to look at one's own petal
(then to decide), to change it for one of the pile, or to stay. Two rounds; the highest petal wins.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.clauses import RULEBOOK, section
from florilege.kernel.dice import Dice, split
from florilege.kernel.game import Game
from florilege.kernel.notation import NotationLine, take
from florilege.kernel.options import Option, Settings, Whole
from florilege.kernel.outcome import Outcome
from florilege.kernel.position import Position
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal, refused
from florilege.kernel.score import Score
from florilege.kernel.seats import EVERYONE, LETTERS, only, others
from florilege.kernel.view import Board, OutlineLine
from florilege.kernel.weights import Weights
from tests.toys.knowledge import Knowledge, unseen

PETALS = 6
LOOK, CHANGE, STAY = 0, 1, 2
WORDS = ["look", "change", "stay"]
TURN, DECIDE = 1, 2


class Peep(Position):
    def __init__(self, seats: i64, dice: Dice, turns: int) -> None:
        super().__init__(seats, dice)
        self.petals = vec[i64](list(range(PETALS)))  # before the seats, then the pile
        self.knowledge: Knowledge = unseen(PETALS)
        self.turns = turns

    def options_now(self) -> list[int]:
        seat = self.to_move()
        seen = self.knowledge.knows(seat, self.petals[seat])
        if self.phases.phase == DECIDE or seen:
            return [CHANGE, STAY]
        return [LOOK, CHANGE, STAY]

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.is_over():
            return 0
        moves = self.options_now()
        for place, move in enumerate(moves):
            out[place] = move
        return len(moves)

    def apply(self, move: i64) -> None:
        seat = int(self.to_move())
        if move == LOOK:
            self.look(seat)
            return
        if self.phases.phase == DECIDE:
            self.phases.pop()
        if move == CHANGE:
            self.change(seat)
        else:
            self.tell("stayed", EVERYONE, {"seat": seat})
        self.end_turn(seat)

    def look(self, seat: int) -> None:
        self.knowledge.show(self.petals[seat], only(seat))
        self.disclosed += 1
        self.tell("saw", only(seat), {"petal": int(self.petals[seat])})
        self.tell("looked", others(seat), {"seat": seat})
        self.phases.push(DECIDE, seat, 0)

    def change(self, seat: int) -> None:
        place = self.seats + self.dice.below(PETALS - self.seats)
        self.petals[seat], self.petals[place] = self.petals[place], self.petals[seat]
        self.tell("changed", EVERYONE, {"seat": seat})

    def end_turn(self, seat: int) -> None:
        self.turns -= 1
        self.phases.seat = (seat + 1) % self.seats
        if self.turns == 0:
            self.phases.pop()
            for place in range(int(self.seats)):
                self.knowledge.show(self.petals[place], EVERYONE)
            self.disclosed += 1

    def tell(self, kind: str, audience: i64, args: dict[str, int | str | list[str]]) -> None:
        if self.journal is not None:
            self.journal.tell(kind, "1", audience, args)

    def resample(self, seat: i64, dice: Dice) -> "Peep":
        world = cast(Peep, self.twin(split(dice)))
        world.knowledge.redeal(world.petals, seat, dice)
        return world

    def seen(self, seat: i64, place: int) -> int | None:
        petal = self.petals[place]
        return int(petal) if self.knowledge.knows(seat, petal) else None

    def board(self, seat: i64) -> Board:
        return {
            "petals": [self.seen(seat, place) for place in range(int(self.seats))],
            "known": sorted(
                petal
                for place in range(int(self.seats), PETALS)
                if (petal := self.seen(seat, place)) is not None
            ),
            "turns": self.turns,
        }

    def question(self) -> Question:
        return Question("decide" if self.phases.phase == DECIDE else "turn", "1")

    def parts(self, move: i64) -> list[Part]:
        return [("action", WORDS[move])]

    def explain(self, move: i64) -> Refusal:
        if move == LOOK:
            return Refusal("seen-already", "1")
        return Refusal("unknown-move")

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        scores = [int(self.petals[seat]) for seat in range(self.seats)]
        return Outcome("highest", "2", [scores.index(max(scores))], scores)

    def score_sheet(self) -> list[Score]:
        return [
            {"seat": seat, "kind": "petal", "clause": "2", "points": int(petal), "args": {}}
            for seat, petal in enumerate(list(self.petals)[: self.seats])
        ]

    def write_move(self, move: i64) -> str:
        return WORDS[move]

    def read_move(self, text: str) -> i64:
        if text not in WORDS:
            raise refused("unreadable-move", "", {"text": text})
        return WORDS.index(text)

    def lines(self) -> list[str]:
        turn = "over"
        if not self.is_over():
            turn = LETTERS[self.to_move()] + (" decide" if self.phases.phase == DECIDE else "")
        petals = " ".join(f"{petal}:{self.knowledge.seen[petal]}" for petal in self.petals)
        return [f"turns {self.turns}", f"turn {turn}", f"petals {petals}"]

    def census(self) -> list[int]:
        return [list(self.petals).count(petal) for petal in range(PETALS)]


def deal(state: Peep) -> None:
    state.dice.shuffle(state.petals)
    state.phases.push(TURN, 0, 0)


def outline(board: Board) -> list[OutlineLine]:
    petals = [str(petal) for petal in cast("list[int]", board["petals"])]
    return [{"level": 0, "kind": "petals", "args": {"petal": petals}}]


def read(state: Peep, found: dict[str, NotationLine]) -> None:
    turns = take(found, "turns")
    state.turns = turns.whole(" ".join(turns.words), 0, 99)
    read_turn(state, take(found, "turn"))
    read_petals(state, take(found, "petals"))


def read_turn(state: Peep, line: NotationLine) -> None:
    if line.words == ["over"]:
        return
    if not line.words or line.words[1:] not in ([], ["decide"]):
        raise line.wrong(" ".join(line.words))
    seat = line.seat(line.words[0], int(state.seats))
    state.phases.push(TURN, seat, 0)
    if len(line.words) == 2:
        state.phases.push(DECIDE, seat, 0)


def read_petals(state: Peep, line: NotationLine) -> None:
    found: dict[int, int] = {}
    for word in line.words:
        petal, _, mask = word.partition(":")
        number = line.whole(petal, 0, PETALS - 1)
        if number in found:
            raise line.fail("petal-twice", "1", {"text": petal})
        found[number] = line.whole(mask, 0, int(EVERYONE))
    if len(found) != PETALS:
        raise line.fail("petal-missing", "1")
    state.petals = vec[i64](list(found))
    state.knowledge = Knowledge(vec[i64]([found[petal] for petal in range(PETALS)]))


OPTIONS: list[Option] = [Whole("rounds", "1", 2, 1, 5)]


def declare(position: type[Peep] = Peep) -> Game:
    """Declare the game, with sound or broken positions."""

    def make(seats: i64, settings: Settings, dice: Dice) -> Peep:
        rounds = int(settings["rounds"])
        return position(seats, dice, int(seats) * rounds)

    return Game(
        key="peep",
        version=1,
        package="tests.toys",
        seats=(2, 3),
        seats_clause="1",
        longest=3 * 5 * 2,
        moves=3,
        widest=3,
        options=OPTIONS,
        clauses=section("rules", RULEBOOK, "1 2"),
        make=make,
        deal=deal,
        outcome=position.outcome,
        board=position.board,
        outline=outline,
        question=position.question,
        parts=position.parts,
        explain=position.explain,
        score_sheet=position.score_sheet,
        write_move=position.write_move,
        read_move=position.read_move,
        write=position.lines,
        read=read,
        weights=Weights({}, {}, {"florist": 400}),
    )
