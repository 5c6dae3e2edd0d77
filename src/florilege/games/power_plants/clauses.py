"""The rulebook of Power Plants as an index of clauses.

The printed rules number the steps of the set-up and of the turn; the other sections continue that
numbering: M material, S set-up, 0 course of play, 1-3 the steps of a turn, P patches and powers, E
end, D final scoring, T terms, A alternates, N Discovery mode, X the solo sheet. R: rulings where
the text is silent or ambiguous. Each plant adds the clauses of its own card, marked with their
source.
"""

from florilege.games.power_plants.plants.roster import PLANTS
from florilege.kernel.clauses import INFERRED, RULEBOOK, RULING, Clause, section


def plant_clauses() -> list[Clause]:
    return [
        Clause(f"{plant.key}.{field}", "plants", source)
        for plant in PLANTS
        for field, source in plant.sources.items()
    ]


def numbered(letter: str, last: int) -> str:
    """Return the ids from 1 to the last."""
    return " ".join(f"{letter}{number}" for number in range(1, last + 1))


CLAUSES: list[Clause] = [
    *section("material", RULEBOOK, numbered("M", 6)),
    *section("set-up", RULEBOOK, "S1 S1.1 S2 S3 S4 S5 S6 S7 S7.1"),
    *section("course", RULEBOOK, "0.1 0.2"),
    *section("place", RULEBOOK, "1.1 1.2"),
    *section("power", RULEBOOK, "2.1 2.2 2.3 2.4 2.5"),
    *section("draw", RULEBOOK, "3.1 3.2 3.3"),
    *section("patches", RULEBOOK, numbered("P", 8)),
    *section("end", RULEBOOK, numbered("E", 3)),
    *section("scoring", RULEBOOK, numbered("D", 9)),
    *section("terms", RULEBOOK, numbered("T", 9)),
    *section("alternates", RULEBOOK, numbered("A", 3)),
    *section("discovery", INFERRED, "N1"),  # the five plants are only pictured
    *section("discovery", RULEBOOK, "N2 N3"),
    *section("solo", RULEBOOK, numbered("X", 20)),
    *section("solo", RULEBOOK, "X20.1 X20.2 X20.3 X20.4 X20.5 X20.6"),
    *section("solo", RULEBOOK, "X21 X22 X23 X24 X25 X26 X27 X28"),
    *section("rulings", RULING, numbered("R", 44)),
    *plant_clauses(),
]
