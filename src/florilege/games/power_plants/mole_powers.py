"""The eight powers of the Mole (X11 to X18), and its fallback (X21).

A power that cannot be applied in full is not applied at all (R37), so each checks first. A plant
and its alternate share one (R43).
"""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants import events, mole_choice
from florilege.games.power_plants.garden import NOWHERE
from florilege.games.power_plants.hexes import beside, touches
from florilege.games.power_plants.plant_names import NAMES
from florilege.games.power_plants.state import MOLE, State
from florilege.kernel.bits import BIT, count, lowest

YOU: Final[i64] = 0
ENOUGH: Final[i64] = 3  # X19: where it has so many fairies, it adds none of its own choice

CLAUSES: Final = ["X11", "X15", "X12", "X13", "X16", "X17", "X14", "X18"]  # by type


def act(state: State, kind: i64) -> None:
    """Use the power of a type of plant, or the fallback."""
    events.mole_acts(state, NAMES[state.plants[state.wizard >> 3]], CLAUSES[kind])
    failure = use(state, kind)
    if failure:
        events.mole_fell_back(state, failure)
        add(state, state.wizard, 1)
        gain(state, 3, "X21")


def use(state: State, kind: i64) -> str:
    """Use a power; return why it cannot be used, or ""."""
    if kind == 0:
        return honeyleaf(state)
    if kind == 1:
        return deeproot(state)
    if kind == 2:
        return tanglethorn(state)
    if kind == 3:
        return starflower(state)
    if kind == 4:
        return emberwood(state)
    if kind == 5:
        return snapjaw(state)
    if kind == 6:
        return frightshade(state)
    return wingbean(state)


def add(state: State, tile: i64, number: i64) -> None:
    """Add fairies of the Mole one at a time; each ousts one of yours instead, if any (R11)."""
    owner = state.garden.owners[tile]
    before = state.garden.fairies_of(MOLE, tile)
    for i in range(number):
        state.add_one(MOLE, tile)
    added = state.garden.fairies_of(MOLE, tile) - before
    events.added(state, tile, added, owner, number - added)


def gain(state: State, number: i64, clause: str) -> None:
    state.gems[MOLE] += number
    events.gained(state, MOLE, number, clause)


def with_few(state: State, tiles: i64, fewer_than: i64) -> i64:
    found: i64 = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if state.garden.fairies_of(MOLE, tile) < fewer_than:
            found |= BIT[tile]
    return found


def honeyleaf(state: State) -> str:
    """Add 2 to each neighbour with at most one fairy of the Mole (X11)."""
    tiles = with_few(state, state.by_wizard(), 2)
    if tiles == 0:
        return "no-neighbour"
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        add(state, tile, 1 if is_only_ousted(state, tile) else 2)
    return ""


def is_only_ousted(state: State, tile: i64) -> bool:
    """Return whether one fairy of yours is ousted and none added, as by a Sprout (R11, R39)."""
    return state.variant.honeyleaf_ousts_once and state.garden.fairies_of(YOU, tile) == 1


def tanglethorn(state: State) -> str:
    """Add 3 to the neighbour with most of your fairies, or fewest of the Mole's (X12)."""
    tiles = with_few(state, state.by_wizard(), ENOUGH)
    if tiles == 0:
        return "no-neighbour"
    if tiles & state.garden.held[YOU]:
        tiles = mole_choice.most_of_yours(state, tiles, "X12")
    else:
        tiles = mole_choice.fewest_of_its_own(state, tiles, "X12")
    add(state, mole_choice.decide(state, tiles, "X12"), 3)
    return ""


def starflower(state: State) -> str:
    """Gain a Gem for each neighbour and each fairy there (X13)."""
    near = state.by_wizard()
    gems = count(near)
    while near:
        gems += state.garden.fairies[lowest(near)]
        near &= near - 1
    gain(state, gems, "X13")
    return ""


def frightshade(state: State) -> str:
    """Move your nearest lone fairy to your fullest patch nearby; gain a Gem per fairy (X14)."""
    tiles = state.fields_by_wizard() & state.garden.held[YOU]
    if tiles == 0:
        return "none-of-yours"
    tiles = mole_choice.most_of_yours(state, tiles, "X14")
    target = mole_choice.decide(state, tiles, "X14")
    loners = state.garden.lone(state.garden.held[YOU] & ~BIT[target])
    if loners == 0:
        return "no-loner"
    source = mole_choice.nearest(state, loners, target, "X14")
    state.move_fairy(source, target, "X14")
    gain(state, state.garden.fairies[target], "X14")
    return ""


def deeproot(state: State) -> str:
    """Add 3 to a patch in line of sight without fairies of the Mole (X15)."""
    tiles = state.sight(state.wizard) & ~state.garden.held[MOLE]
    if tiles == 0:
        return "nothing-in-sight"
    add(state, mole_choice.decide(state, tiles, "X15"), 3)
    return ""


def emberwood(state: State) -> str:
    """Add 1 fairy and 5 Gems to its fullest patch with under three fairies and no Gem (X16)."""
    tiles = with_few(state, state.plain(state.garden.held[MOLE]), ENOUGH)
    tiles = mole_choice.most_of_its_own(state, tiles, "X16")
    tile = mole_choice.nearest(state, tiles, state.wizard, "X16")
    add(state, tile, 1)
    state.jewel(tile, 5, "X16")
    return ""


def snapjaw(state: State) -> str:
    """Capture your two nearest lone fairies, and add 1 where one of them was (X17)."""
    loners = state.garden.lone(state.garden.held[YOU])
    if count(loners) < 2:
        return "no-two-loners"
    one = mole_choice.nearest(state, loners, state.wizard, "X17")
    other = mole_choice.nearest(state, loners & ~BIT[one], state.wizard, "X17")
    state.capture(MOLE, one, "X17")
    state.capture(MOLE, other, "X17")
    add(state, mole_choice.decide(state, BIT[one] | BIT[other], "X17"), 1)
    return ""


def wingbean(state: State) -> str:
    """Move your fullest unblocked patch round to the Wizard and take its place (X18)."""
    tiles = state.garden.unblocked() & state.garden.held[YOU]
    if tiles == 0:
        return "none-unblocked"
    tiles = mole_choice.most_of_yours(state, tiles, "X18")
    tile = mole_choice.decide(state, tiles, "X18")
    cell = first_spot_by_wizard(state, tile)
    if cell == NOWHERE:
        return "no-spot"
    number = state.garden.fairies[tile]
    state.move_patch(tile, cell)
    events.moved_patch(state, tile, cell)
    state.oust_all(tile, "X18")
    add(state, state.wizard, number)
    return ""


def first_spot_by_wizard(state: State, tile: i64) -> i64:
    """Return the first spot next to the Wizard, clockwise from a patch's cell (R38)."""
    old = state.garden.cells[tile]
    state.garden.lift(tile)
    found = walk_to_wizard(state, old)
    state.garden.place(tile, old)
    return found


def walk_to_wizard(state: State, old: i64) -> i64:
    """Walk round the garden to where a patch was, and on to the first spot next to the Wizard."""
    garden = state.garden
    cell = garden.start_outside()
    heading: i64 = 0
    while cell != old:
        heading = garden.turn(cell, heading)
        cell = beside(cell, heading)
    heading = garden.turn(cell, heading)
    first = heading
    while True:
        cell = beside(cell, heading)
        heading = garden.turn(cell, heading)
        if cell != old and touches(cell, garden.cells[state.wizard]):
            return cell
        if cell == old and heading == first:
            return NOWHERE
