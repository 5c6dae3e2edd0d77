"""Plays a battle to its end without further replies; bots ask who would win."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power.cards import strength
from florilege.games.flower_power.moves import CARDS, KEEP, PASS
from florilege.games.flower_power.rules import Rules
from florilege.games.flower_power.state import ATTACKER, CONFIRM, REPLY, SELECT
from florilege.kernel.seats import Seat


def list_legal(world: Rules) -> vec[i64]:
    """Return the legal moves of a decision within a battle."""
    # Positions for a heart: petals and flowers; other uses of a Joker: flowers and hands.
    room = vec[i64]([0] * (4 * len(world.place) + world.seats))
    return room[: world.fill_legal(room)]


def fight_out(world: Rules) -> None:
    """Pass, keep and send the strongest petals until the battle ends or a flower is being made."""
    while world.battle is not None:
        phase = world.phases.phase
        if phase == REPLY:
            world.play(PASS)
        elif phase == CONFIRM:
            world.play(KEEP)
        elif phase == SELECT:
            world.play(strongest(world))
        else:
            return


def strongest(world: Rules) -> i64:
    found: i64 = -1
    best: i64 = -1
    for move in list_legal(world):
        if move >= CARDS and strength(world.face(move - CARDS)) > best:
            best = strength(world.face(move - CARDS))
            found = move
    return found


def favours(world: Rules, seat: Seat) -> bool:
    """Return whether the battle stands well for a side's player."""
    battle = world.battle
    if battle is None:
        return False
    succeeds = battle.lead == ATTACKER and not battle.doomed
    return succeeds == (seat == battle.attacker)
