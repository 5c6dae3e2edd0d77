"""The rulebook of Flower Power! as an index of clauses.

The numbers are those of the second edition; 5.8 is the unnumbered note at the end of its part 5. O
before a number: the first edition, only where it differs (its steps of a turn are listed under the
second edition's number for the same matter). AMB: rulings where the text is silent, ambiguous or
contradictory, or where the editions disagree.
"""

from florilege.kernel.clauses import RULEBOOK, RULING, Clause, section

CLAUSES: list[Clause] = [
    *section("preparation", RULEBOOK, "1.1 1.2 1.3 1.4 1.5 1.6"),
    *section("board", RULEBOOK, "2.1 2.2 2.3"),
    *section("seats-and-gardens", RULEBOOK, "3.1 3.2 3.3 3.4"),
    *section("course", RULEBOOK, "4.1 4.2 4.3 4.4 4.5 4.6"),
    *section("turn", RULEBOOK, "5.1 5.2 5.3 5.3.1 5.3.2 5.3.3 5.3.4 5.4 5.5 5.6 5.7 5.8"),
    *section("cards", RULEBOOK, "6.1 6.2 6.3 6.4 6.5 6.6"),
    *section("attacks", RULEBOOK, "7.1 7.2 7.3 7.4 7.5 7.6"),
    *section("special", RULEBOOK, "8.1 8.2"),
    *section("end", RULEBOOK, "9"),
    *section("variations", RULEBOOK, "10.1 10.2 10.3 10.4"),
    *section("jokers", RULEBOOK, "11"),
    *section("glossary", RULEBOOK, " ".join(f"12.{number}" for number in range(1, 18))),
    *section("tactics", RULEBOOK, "13 13.1 13.2 13.3 13.4"),
    *section("first-edition", RULEBOOK, "O4.3 O4.5 O5.3.2 O5.4 O6.4 O7.3 O7.4 O8.2"),
    *section("rulings", RULING, " ".join(f"AMB-{number:02}" for number in range(1, 60))),
]
