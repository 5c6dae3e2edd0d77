"""The position of Flower Power! as the kernel knows it: the rules and what clients ask."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import (
    battle_playout,
    features,
    knowledge,
    notation,
    outline,
    prompts,
    refusals,
    resampling,
    score_sheet,
    scoring,
    setup,
    view,
)
from florilege.games.flower_power.distribution import Deal
from florilege.games.flower_power.options import Variant
from florilege.games.flower_power.rules import Rules
from florilege.games.flower_power.state import TARGET
from florilege.kernel.dice import Dice, split
from florilege.kernel.options import Settings
from florilege.kernel.outcome import Outcome
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal
from florilege.kernel.score import Score
from florilege.kernel.seats import Seat
from florilege.kernel.view import Board, Line


@mypyc_attr(acyclic=True)
class FlowerPowerPosition(Rules):
    """A game of Flower Power! in progress."""

    def twin(self, dice: Dice) -> "FlowerPowerPosition":
        """Return a silent copy that rolls the given dice."""
        twin = FlowerPowerPosition(self.seats, dice, self.variant)
        self.copy_into(twin)
        return twin

    def copy(self) -> "FlowerPowerPosition":
        """Return a silent copy that rolls the same dice."""
        return self.twin(self.dice.copy())

    def resample(self, seat: Seat, dice: Dice) -> "FlowerPowerPosition":
        """Return a silent copy in which all that `seat` cannot know is dealt anew."""
        world = self.twin(split(dice))
        setup.reseal(world, seat, dice)
        resampling.redeal(world, world.twin(world.dice), seat, dice)
        return world

    def forget(self, seat: Seat) -> "FlowerPowerPosition":
        """Return a silent copy in which `seat` has forgotten what its spies saw."""
        twin = self.copy()
        knowledge.forget(twin, seat)
        return twin

    def rewards(self, out: vec[float]) -> None:
        """Write each seat's share of the victory into `out`."""
        scoring.rewards(self, out)

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        """Write how each seat's chances look, once a battle in progress is fought out."""
        world = self if self.battle is None else self.fought_out()
        if world.is_over():
            world.rewards(out)
        else:
            features.appraise(world, weights, out)

    def fought_out(self) -> "FlowerPowerPosition":
        """Return what follows if nobody replies any more; a card that was shown hits first."""
        world = self.copy()
        if world.phases.phase == TARGET:
            world.play(self.helpful_target())
        battle_playout.fight_out(world)
        return world

    def helpful_target(self) -> i64:
        """Return a target by which the battle stands well for who plays, or else any."""
        targets = battle_playout.list_legal(self)
        for move in targets:
            trial = self.copy()
            trial.play(move)
            if battle_playout.favours(trial, self.phases.seat):
                return move
        return targets[0]

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        return scoring.outcome(self)

    def score_sheet(self) -> list[Score]:
        """Return how the points came about."""
        return score_sheet.sheet(self)

    def board(self, seat: Seat) -> Board:
        """Return what `seat` may see."""
        return view.board(self, seat)

    def outline(self, seat: Seat) -> list[Line]:
        """Return the board as lines of text to be."""
        return outline.outline(self.board(seat))

    def question(self) -> Question:
        """Return what is asked now."""
        return prompts.question(self)

    def parts(self, move: i64) -> list[Part]:
        """Return the parts of a move."""
        return prompts.parts(self, move)

    def explain(self, move: i64) -> Refusal:
        """Return why a move is refused."""
        return refusals.explain(self, move)

    def write_move(self, move: i64) -> str:
        """Return a move in notation."""
        return notation.write_move(self, move)

    def read_move(self, text: str) -> i64:
        """Return the move that a notation names."""
        return notation.read_move(self, text)

    def write(self) -> str:
        """Return the whole position in notation."""
        return notation.write(self)


def blank(seats: i64, settings: Settings, dice: Dice) -> FlowerPowerPosition:
    """Return a table with all cards in the pile, for a deal that keeps the rules (§10.4)."""
    deal = Deal(int(seats), settings)
    deal.check()
    garden = FlowerPowerPosition(seats, dice, Variant(settings, deal.packs, deal.petals))
    garden.lay_out()
    return garden
