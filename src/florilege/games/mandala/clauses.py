"""The rulebook of Flowers as an index of clauses.

The printed rules number the steps of the set-up and of the turn; the other sections continue that
numbering: M material, S set-up, 0 course of play, 1-4 the steps of a turn (4 with what follows a
finished mandala), 5 end, 6 scores. F: rulings where the text is silent or ambiguous.
"""

from florilege.kernel.clauses import RULEBOOK, RULING, Clause, section

CLAUSES: list[Clause] = [
    *section("material", RULEBOOK, "M1 M2 M3 M4 M5"),
    *section("set-up", RULEBOOK, "S1 S2 S3 S4 S5 S6"),
    *section("course", RULEBOOK, "0.1 0.2"),
    *section("play", RULEBOOK, "1.1 1.2 1.3 1.4"),
    *section("draw", RULEBOOK, "2.1 2.2 2.3 2.4 2.5"),
    *section("claim", RULEBOOK, "3.1 3.2 3.3"),
    *section("finish", RULEBOOK, "4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9"),
    *section("end", RULEBOOK, "5.1 5.2 5.3"),
    *section("scores", RULEBOOK, "6.0 6.1 6.2 6.3 6.4 6.5"),
    *section("rulings", RULING, " ".join(f"F{number}" for number in range(1, 36))),
]
