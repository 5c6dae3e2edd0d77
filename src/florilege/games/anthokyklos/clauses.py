"""The rulebook of Anthokyklos as an index of clauses.

Plain numbers are the printed sections. G: the geometry of the flower, inferred from the text
because the figure is not known; the deck, which is ours, since the rulebook only names it; and how
both are drawn here. F: the shapes (forms), one by one. K: rulings.
"""

from florilege.games.anthokyklos.standard_shapes import DEFINITIONS
from florilege.kernel.clauses import DESIGNED, INFERRED, RULEBOOK, RULING, Clause, section

CLAUSES: list[Clause] = [
    *section("overview", RULEBOOK, "1.1 1.2"),
    *section("material", RULEBOOK, "2.1 2.2 2.3 2.4"),
    *section("set-up", RULEBOOK, "3.1 3.2 3.3 3.4 3.5 3.6 3.7"),
    *section("aim", RULEBOOK, "4.1"),
    *section("turn", RULEBOOK, "5.1 5.2"),
    *section("place", RULEBOOK, "6.1 6.2 6.3 6.4 6.5"),
    *section("reserve", RULEBOOK, "7.1 7.2 7.3 7.4 7.5"),
    *section("motifs", RULEBOOK, "8.1 8.2 8.3"),
    *section("reading", RULEBOOK, "9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9"),
    *section("validate", RULEBOOK, "10.1 10.2 10.3 10.4 10.5 10.6 10.7"),
    *section("end", RULEBOOK, "11.1 11.2 11.3"),
    *section("summary", RULEBOOK, "12.1"),
    *section("flower", INFERRED, "G1 G2 G3"),
    *section("flower", DESIGNED, "G4 G5 G6"),
    *section("flower", RULING, "G7"),
    *section("shapes", DESIGNED, " ".join(DEFINITIONS.values())),
    *section("rulings", RULING, " ".join(f"K{number}" for number in range(1, 32))),
]
