"""The base of Snapjaw and its alternate: capture, then add in the same reach, and a ransom."""

from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.plant import MEMORY, STEP, Plant, grows, memory_of, step_of
from florilege.games.power_plants.state import State


@mypyc_attr(acyclic=True)
class CapturePlant(Plant):
    """The Sprout chooses a reach by one of its tiles, then a captive, if any, and an addition."""

    def reaches(self, state: State) -> i64:
        """Return a tile for each reach that can be chosen."""
        raise NotImplementedError

    def reach(self, state: State, tile: i64) -> i64:
        raise NotImplementedError

    def prey(self, state: State, act: i64) -> i64:
        """Return the patches where the Grow may capture a lone rival."""
        raise NotImplementedError

    def choices(self, state: State, act: i64) -> i64:
        """Grow: the lone rivals. Sprout: the reaches, then the rivals in one, then its patches."""
        rivals = state.garden.rivals(state.phases.seat)
        if grows(act):
            return state.garden.lone(rivals & self.prey(state, act))
        if step_of(act) == 0:
            return self.reaches(state)
        reach = self.reach(state, memory_of(act) - 1)
        return reach & rivals if step_of(act) == 1 else reach

    def choose(self, state: State, act: i64, tile: i64) -> None:
        """Capture, or go on to the reach, then to the addition."""
        seat = state.phases.seat
        if grows(act):
            state.capture(seat, tile, self.grow_clause)
            state.finish()
        elif step_of(act) == 0:
            inside = act + (tile + 1) * MEMORY + STEP
            rivals = self.reach(state, tile) & state.garden.rivals(seat)
            state.go_on(inside if rivals else inside + STEP)
        elif step_of(act) == 1:
            state.capture(seat, tile, self.sprout_clause)
            state.go_on(act + STEP)
        else:
            state.finish()
            state.add(tile, 1)

    def ending(self, state: State, side: i64, kin: i64) -> i64:
        """Return the ransom of all captured fairies."""
        return state.variant.ransom * state.captives_of(side)
