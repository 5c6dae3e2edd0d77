"""The position of Flower Power!: the rules, and what search needs beyond them."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import battle_playout, features, resampling, setup
from florilege.games.flower_power.distribution import Deal
from florilege.games.flower_power.options import Variant
from florilege.games.flower_power.rules import Rules
from florilege.games.flower_power.state import TARGET
from florilege.kernel.dice import Dice, split
from florilege.kernel.options import Settings
from florilege.kernel.seats import Audience, Seat


@mypyc_attr(acyclic=True)
class FlowerPowerPosition(Rules):
    def twin(self, dice: Dice) -> "FlowerPowerPosition":
        twin = FlowerPowerPosition(self.seats, dice, self.variant)
        self.copy_into(twin)
        return twin

    def resample(self, seat: Seat, dice: Dice) -> "FlowerPowerPosition":
        world = self.twin(split(dice))
        setup.reseal(world, seat, dice)
        resampling.redeal(world, world.twin(world.dice), seat, dice)
        return world

    def winning_seats(self) -> Audience:
        return self.winners

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        world = self if self.battle is None else self.fought_out()
        if world.is_over():
            world.rewards(out)
        else:
            features.appraise(world, weights, out)

    def fought_out(self) -> "FlowerPowerPosition":
        """Return the result if nobody replies any more, with an announced card played first."""
        world = self.copy()
        if world.phases.phase == TARGET:
            world.play(self.helpful_target())
        battle_playout.fight_out(world)
        return world

    def helpful_target(self) -> i64:
        """Return a target after which the battle stands well for the player, or else any."""
        targets = battle_playout.list_legal(self)
        for move in targets:
            trial = self.copy()
            trial.play(move)
            if battle_playout.favours(trial, self.phases.seat):
                return move
        return targets[0]


def blank(seats: i64, settings: Settings, dice: Dice) -> FlowerPowerPosition:
    """Return a position with all cards in the pile, or raise `Refused` for a wrong deal (§10.4)."""
    deal = Deal(int(seats), settings)
    deal.check()
    garden = FlowerPowerPosition(seats, dice, Variant(settings, deal.packs, deal.petals))
    garden.lay_out()
    return garden
