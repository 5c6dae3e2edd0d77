import pytest

from florilege.games.anthokyklos.position import AnthokyklosPosition
from tests.games.anthokyklos.table import events, market, play, points, table, won

PLACES = ["t1", "t2", "m1", "m2", "m3", "b1", "b2", "b3", "b4"]


def grow(card: str, flower: str) -> AnthokyklosPosition:
    """Let A place the last petal of the outermost ring of a flower, with the card in the market.

    `cgi/cg/c`: slots 1, 2, 3 of ring 1, slots 1, 2 of ring 2, slot 1 of ring 3.
    """
    rings = flower.split("/")
    petal, rings[-1] = rings[-1][-1], rings[-1][:-1]
    slots = rings[-1]
    left = "".join(colour * (3 - (slots + petal).count(colour)) for colour in "cgi")
    places = "." * len(slots) + petal + left
    lines = [f"{number} {petals:.<9}" for number, petals in enumerate(rings, 1)]
    lines[-1] += f" {places[:2]}/{places[2:5]}/{places[5:]}"
    position = table(*lines, f"market {card}")
    return play(position, f"{len(rings)}{PLACES[len(slots)]}>{len(slots) + 1}")


def judge(card: str, flower: str) -> bool:
    """Return whether the card is validated, everything told and counted accordingly."""
    position = grow(card, flower)
    taken = won(position, "A") == [card]
    assert (card in market(position)) is not taken
    assert len(events(position, "validated")) == taken
    assert (points(position, "A") > 0) is taken
    return taken


@pytest.mark.clause("anthokyklos", "9.2")
@pytest.mark.parametrize(
    ("card", "flower", "valid"),
    [
        ("M01", "cc/c", True),
        ("M02", "gg/g", True),
        ("M03", "ii/i", True),
        ("M01", "gg/g", False),
        ("M02", "ii/i", False),
        ("M01", "cc/g", False),
        ("M01", "gc/c", False),
        ("M07", "ccc", True),
        ("M07", "iii", False),
        ("M07", "cci", False),
    ],
)
def test_one_given_colour(card: str, flower: str, valid: bool) -> None:
    assert judge(card, flower) is valid


@pytest.mark.clause("anthokyklos", "9.3")
@pytest.mark.parametrize(
    ("flower", "valid"),
    [
        ("cc/c", True),
        ("gg/g", True),
        ("ii/i", True),
        ("cc/g", False),
        ("cg/c", False),
        ("cg/i", False),
    ],
)
def test_one_colour_whichever(flower: str, valid: bool) -> None:
    assert judge("M67", flower) is valid


@pytest.mark.clause("anthokyklos", "9.4")
@pytest.mark.parametrize(
    ("card", "flower", "valid"),
    [
        ("M16", "cc/c", True),
        ("M16", "gg/g", True),
        ("M16", "ii/i", False),
        ("M16", "cg/c", False),
        ("M16", "gg/c", False),
        ("M17", "cc/c", False),
        ("M17", "gg/g", True),
        ("M17", "ii/i", True),
        ("M18", "cc/c", True),
        ("M18", "gg/g", False),
        ("M18", "ii/i", True),
        ("M18", "ci/i", False),
    ],
)
def test_one_colour_out_of_two(card: str, flower: str, valid: bool) -> None:
    assert judge(card, flower) is valid


# The diamond is 1.2, 2.1, 2.2 and 3.1.
@pytest.mark.clause("anthokyklos", "9.5", "K14")
@pytest.mark.parametrize(
    ("card", "flower", "valid"),
    [
        ("M31", "ici/cg/g", True),
        ("M31", "ici/gg/g", True),
        ("M31", "igi/gg/c", True),
        ("M31", "ici/cc/c", False),
        ("M31", "igi/gg/g", False),
        ("M31", "ici/cg/i", False),
        ("M31", "ici/ci/c", False),
        ("M31", "igi/ii/i", False),
        ("M32", "cgc/ig/g", True),
        ("M32", "cgc/cg/g", False),
        ("M33", "gcg/ic/c", True),
        ("M33", "gcg/gc/c", False),
    ],
)
def test_exactly_two_given_colours(card: str, flower: str, valid: bool) -> None:
    assert judge(card, flower) is valid


# The ray is 1.3, 3.2 and 5.1.
@pytest.mark.clause("anthokyklos", "9.6", "K14")
@pytest.mark.parametrize(
    ("card", "petals", "valid"),
    [
        ("M46", "cgg", True),
        ("M46", "cii", True),
        ("M46", "gcg", True),
        ("M46", "icc", True),
        ("M46", "gig", False),
        ("M46", "ggg", False),
        ("M46", "ccc", False),
        ("M46", "cgi", False),
        ("M47", "gig", True),
        ("M47", "cii", False),
        ("M48", "gig", True),
        ("M48", "cgg", False),
    ],
)
def test_exactly_two_colours_one_of_them_given(card: str, petals: str, valid: bool) -> None:
    one, three, five = list(petals)
    assert judge(card, f"gg{one}ii/ccgg/i{three}i/gg/{five}") is valid


@pytest.mark.clause("anthokyklos", "9.7", "K14")
@pytest.mark.parametrize(
    ("flower", "valid"),
    [
        ("cg/c", True),
        ("ci/i", True),
        ("gi/g", True),
        ("cc/g", True),
        ("cc/c", False),
        ("cg/i", False),
        ("ig/c", False),
    ],
)
def test_exactly_two_colours_whichever(flower: str, valid: bool) -> None:
    assert judge("M75", flower) is valid


# The spiral to the right is 1.1, 2.1 and 3.1.
@pytest.mark.clause("anthokyklos", "9.8")
@pytest.mark.parametrize(
    ("card", "flower", "valid"),
    [
        ("M86", "ccc/gg/i", True),
        ("M86", "igg/gg/c", True),
        ("M86", "ccc/gi/g", False),
        ("M86", "cgi/cc/c", False),
        ("M83", "cgi", True),
        ("M83", "igc", True),
        ("M83", "ccg", False),
        ("M83", "ccc", False),
    ],
)
def test_exactly_three_colours(card: str, flower: str, valid: bool) -> None:
    assert judge(card, flower) is valid


# The big bud is all six petals.
@pytest.mark.clause("anthokyklos", "9.9", "9.6", "K15")
@pytest.mark.parametrize(
    ("card", "flower", "valid"),
    [
        ("M52", "ccc/gg/g", True),
        ("M52", "ccg/cg/g", True),
        ("M52", "iii/cc/c", True),
        ("M52", "ccc/cc/g", True),
        ("M52", "ccg/gg/g", False),
        ("M52", "ggg/cc/g", False),
        ("M52", "ggg/ii/g", False),
        ("M52", "ccc/cg/i", False),
        ("M52", "ccc/cc/c", False),
        ("M53", "ccg/cg/g", True),
        ("M53", "ccc/cg/g", False),
        ("M61", "cgcic", True),
        ("M61", "icccg", True),
        ("M61", "cgcig", False),
        ("M61", "gcgig", False),
        ("M61", "ccgcg", False),
        ("M62", "gcgig", True),
    ],
)
def test_at_least_so_many_of_a_given_colour(card: str, flower: str, valid: bool) -> None:
    assert judge(card, flower) is valid


# The cup is 1.1, 1.2, 2.9, 2.1 and 2.2.
@pytest.mark.clause("anthokyklos", "9.9", "9.5")
@pytest.mark.parametrize(
    ("petals", "valid"),
    [("cccgg", True), ("ccccg", True), ("ccggg", False), ("cccgi", False), ("ccccc", False)],
)
def test_two_given_colours_and_at_least_three_of_one(petals: str, valid: bool) -> None:
    one, two, three, four, five = list(petals)
    position = table(
        f"1 {one}{two}i.....i",
        f"2 {three}{four}......{five}",
        "market M43",
    )
    play(position, "1m3>6")
    assert won(position, "A") == (["M43"] if valid else [])


# The braid is 1.1, 1.2, 2.1 and 2.2.
@pytest.mark.clause("anthokyklos", "9.9", "9.7", "K15")
@pytest.mark.parametrize(
    ("flower", "valid"),
    [
        ("cci/cg", True),
        ("cci/ci", True),
        ("cgi/gg", True),
        ("iig/gi", True),
        ("cci/gg", False),
        ("cgi/gc", False),
        ("cci/cc", False),
        ("cgi/gi", False),
        ("ccg/gi", False),
    ],
)
def test_at_least_so_many_of_whichever_colour(flower: str, valid: bool) -> None:
    assert judge("M79", flower) is valid
