"""The suite itself: a sound toy passes every check, and each broken one fails the check meant."""

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.dice import Dice, split
from florilege.kernel.prompt import Part
from florilege.kernel.score import Score
from florilege.kernel.seats import EVERYONE
from florilege.kernel.view import Board
from florilege.testing import checks
from florilege.testing.cases import cases_of
from florilege.testing.checks import Check
from florilege.testing.walk import Case
from tests.toys.peep import CHANGE, LOOK, Peep, declare


@pytest.mark.parametrize("case", cases_of(declare()), ids=str)
@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Check, case: Case) -> None:
    for seed in range(5):
        check(case, seed)


class ShowsThePile(Peep):
    def board(self, seat: i64) -> Board:
        return {**super().board(seat), "pile": list(self.petals)}


class TellsEverybody(Peep):
    def look(self, seat: int) -> None:
        self.tell("saw", EVERYONE, {"petal": int(self.petals[seat])})
        super().look(seat)


class ListsByHiddenPetal(Peep):
    def options_now(self) -> list[int]:
        moves = super().options_now()
        return moves[1:] if self.petals[self.to_move()] == 0 and LOOK in moves else moves


class ImaginesTheTruth(Peep):
    def resample(self, seat: i64, dice: Dice) -> Peep:  # noqa: ARG002
        return cast(Peep, self.twin(split(dice)))


class ImaginesFromTheTruth(Peep):
    """Rotates the unseen petals: valid worlds, but the truth shows through."""

    def resample(self, seat: i64, dice: Dice) -> Peep:
        world = cast(Peep, self.twin(split(dice)))
        hidden = [p for p in range(6) if not self.knowledge.knows(seat, self.petals[p])]
        by = dice.below(len(hidden)) if hidden else 0
        masks = list(self.knowledge.seen)
        for place, source in zip(hidden, hidden[by:] + hidden[:by], strict=True):
            world.petals[place] = self.petals[source]
            world.knowledge.seen[self.petals[source]] = masks[self.petals[place]]
        return world


class SharesPetals(Peep):
    def twin(self, dice: Dice) -> Peep:
        twin = cast(Peep, super().twin(dice))
        twin.petals = self.petals
        return twin


class Memory:
    """State in an object that cannot be copied."""

    def __init__(self) -> None:
        self.changes = 0


class CountsInSecret(Peep):
    """A pickle loses the count, on which the petals drawn depend."""

    def __init__(self, seats: i64, dice: Dice, turns: int) -> None:
        super().__init__(seats, dice, turns)
        self.memory = Memory()

    def twin(self, dice: Dice) -> Peep:
        twin = cast(CountsInSecret, super().twin(dice))
        twin.memory = Memory()
        twin.memory.changes = self.memory.changes
        return twin

    def change(self, seat: int) -> None:
        self.memory.changes += 1
        for _ in range(self.memory.changes):
            super().change(seat)


class DropsAPetal(Peep):
    def change(self, seat: int) -> None:
        self.petals[seat] = self.petals[self.seats]


class NeverEnds(Peep):
    def end_turn(self, seat: int) -> None:
        self.turns += 1
        super().end_turn(seat)


class LooksInSecret(Peep):
    def look(self, seat: int) -> None:
        super().look(seat)
        self.disclosed -= 1


class HidesAMove(Peep):
    def fill_legal(self, out: vec[i64]) -> i64:
        out[0] = CHANGE
        out[1] = CHANGE
        return 0 if self.is_over() else 2


class ForgetsInWriting(Peep):
    def lines(self) -> list[str]:
        return [line.replace(" decide", "") for line in super().lines()]


class AsksForTwoThingsAtOnce(Peep):
    def parts(self, move: i64) -> list[Part]:
        return [("look", "look")] if move == LOOK else super().parts(move)


class PlaysDifferentlyWhenTold(Peep):
    def change(self, seat: int) -> None:
        if self.journal is not None:
            self.dice.below(2)
        super().change(seat)


class ShowsWhatIsNotJson(Peep):
    def board(self, seat: i64) -> Board:
        return {**super().board(seat), "petals": tuple(range(6))}


class CitesNoClause(Peep):
    def tell(self, kind: str, audience: i64, args: dict[str, int | str | list[str]]) -> None:
        if self.journal is not None:
            self.journal.tell(kind, "no such clause", audience, args)


class LosesPetalsInWorlds(Peep):
    imagined = False

    def resample(self, seat: i64, dice: Dice) -> Peep:
        world = super().resample(seat, dice)
        assert isinstance(world, LosesPetalsInWorlds)
        world.imagined = True
        return world

    def change(self, seat: int) -> None:
        super().change(seat)
        if self.imagined:
            self.petals[seat] = self.petals[self.seats]


class MiscountsItsScores(Peep):
    def score_sheet(self) -> list[Score]:
        return super().score_sheet()[1:]


BROKEN: list[tuple[type[Peep], Check]] = [
    (ShowsThePile, checks.check_non_interference),
    (TellsEverybody, checks.check_non_interference),
    (ListsByHiddenPetal, checks.check_non_interference),
    (ImaginesTheTruth, checks.check_resample),
    (ImaginesFromTheTruth, checks.check_resample),
    (SharesPetals, checks.check_copies),
    (CountsInSecret, checks.check_pickles),
    (DropsAPetal, checks.check_conservation),
    (NeverEnds, checks.check_termination),
    (LooksInSecret, checks.check_barrier),
    (HidesAMove, checks.check_legal_is_accepted),
    (ForgetsInWriting, checks.check_notation),
    (AsksForTwoThingsAtOnce, checks.check_parts),
    (PlaysDifferentlyWhenTold, checks.check_determinism),
    (ShowsWhatIsNotJson, checks.check_json),
    (CitesNoClause, checks.check_records),
    (LosesPetalsInWorlds, checks.check_worlds_play_on),
    (MiscountsItsScores, checks.check_score_sheet),
]


def test_every_check_is_shown_to_fail() -> None:
    assert {check for _, check in BROKEN} == set(checks.CHECKS)


@pytest.mark.parametrize(("position", "check"), BROKEN, ids=lambda item: item.__name__)
def test_a_broken_game_is_caught(position: type[Peep], check: Check) -> None:
    with pytest.raises(AssertionError):  # noqa: PT012  # any seed may be the one
        for seed in range(30):
            for case in cases_of(declare(position)):
                check(case, seed)
