import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.games.power_plants.scoring import Standing, field_points, standings
from florilege.kernel.journal import Event, Journal
from florilege.testing.walk import Case, walk
from tests.games.power_plants.table import (
    board,
    events,
    order,
    play,
    score,
    table,
)

JAW = "column honeyleaf deeproot starflower snapjaw frightshade"
BEAN = "column honeyleaf deeproot starflower emberwood wingbean"
OVER = ("turn over", "last 0")


def places(position: PowerPlantsPosition, tile: str) -> str:
    """Return who stands where in the field of a patch, with points: `A5 C2 B1`."""
    field = next(field for field in board(position)["fields"] if tile in field["patches"])
    return " ".join(f"{'ABCDE'[place['seat']]}{place['points']}" for place in field["places"])


def result(position: PowerPlantsPosition) -> tuple[str, str, list[int]]:
    """Return what decided, who won and the scores."""
    outcome = position.outcome()
    assert outcome is not None
    return (outcome.reason, "".join("ABCDE"[seat] for seat in outcome.winners), outcome.scores)


# The five printed examples. Blue is A, Yellow B, Pink C. Only the points are in the text: the
# fields are made to fit them, with many fairies where few patches must lose.


@pytest.mark.clause("power-plants", "D4", "D5", "R27")
def test_printed_example_one_blue_alone_has_three() -> None:
    position = table("seats 3", "garden h6@0,0:1A h7@1,0")
    assert places(position, "h6") == "A3"
    assert [score(position, seat) for seat in "ABC"] == [3, 0, 0]


@pytest.mark.clause("power-plants", "D4", "D5", "D6", "D7", "D8", "R27")
def test_printed_example_two_ties_for_both_places() -> None:
    position = table("seats 3", "garden d5@0,0:9A d2@1,0:1B d4@2,0:2C")
    assert places(position, "d5") == "B5 C2 A1"
    assert [score(position, seat) for seat in "ABC"] == [1, 5, 2]


@pytest.mark.clause("power-plants", "D4", "D5", "D8", "R27")
def test_printed_example_three_a_tie_for_two_patches() -> None:
    position = table("seats 3", "garden s3@0,0:1A s6@1,0:4B")
    assert places(position, "s3") == "A3 B1"
    assert [score(position, seat) for seat in "ABC"] == [3, 1, 0]


@pytest.mark.clause("power-plants", "D4", "D5", "D6", "D7", "R27")
def test_printed_example_four_six_patches_without_a_tie() -> None:
    position = table(
        "seats 3", "garden e7@0,0:1B e6@1,0:1B e5@2,0:1B e4@3,0:2A e3@4,0:2A e1@5,0:9C"
    )
    assert places(position, "e1") == "B11 A5 C1"
    assert [score(position, seat) for seat in "ABC"] == [5, 11, 1]


@pytest.mark.clause("power-plants", "D4", "D5", "D6", "D8", "R27")
def test_printed_example_five_a_tie_for_the_second_place() -> None:
    position = table("seats 3", "garden f6@0,0:1C f7@1,0:1C f5@2,0:6A f1@3,0:1B")
    assert places(position, "f1") == "C7 B3 A1"
    assert [score(position, seat) for seat in "ABC"] == [1, 3, 7]


TABLE = [
    # size, owners from h1 on, points of A, B, C
    (1, "A", (1, 0, 0)),
    (2, "AB", (3, 1, 0)),
    (3, "ABC", (5, 2, 1)),
    (4, "AABC", (7, 3, 1)),
    (5, "AABBC", (9, 4, 1)),
    (6, "AAABBC", (11, 5, 1)),
    (7, "AAAABBC", (13, 6, 1)),
    (8, "AAAAABBC", (15, 7, 1)),
]


@pytest.mark.clause("power-plants", "D4", "D5", "D6", "R27")
@pytest.mark.parametrize(("size", "owners", "points"), TABLE)
def test_the_table_of_fields(size: int, owners: str, points: tuple[int, ...]) -> None:
    patches = [f"h{n}@{n},0:1{owner}" for n, owner in enumerate(owners, 1)]
    position = table("seats 4", "garden " + " ".join(patches))
    assert len(patches) == size
    assert tuple(score(position, seat) for seat in "ABCD") == (*points, 0)


@pytest.mark.clause("power-plants", "R28")
@pytest.mark.parametrize(("garden", "worth"), [("h1@0,0", (1, 0, 0)), ("h1@0,0 h2@1,0", (3, 1, 0))])
def test_small_fields_have_no_further_places(garden: str, worth: tuple[int, ...]) -> None:
    position = table(f"garden {garden}")
    standing = Standing(position, position.garden.planted)
    assert tuple(int(standing.points(place)) for place in range(3)) == worth


@pytest.mark.clause("power-plants", "D6", "R27")
def test_every_further_player_has_a_point() -> None:
    position = table("seats 5", "garden h1@0,0:1E h2@1,0:1D h3@2,0:1C h4@3,0:1B h5@4,0:1A")
    assert places(position, "h1") == "E9 D4 C1 B1 A1"


@pytest.mark.clause("power-plants", "D5", "R27")
def test_alone_in_a_field_there_is_only_the_first_place() -> None:
    position = table("garden h1@0,0:1A h2@1,0:1A h3@2,0 h4@3,0")
    assert places(position, "h1") == "A7"
    assert (score(position, "A"), score(position, "B")) == (7, 0)


@pytest.mark.clause("power-plants", "D4")
def test_a_field_nobody_controls_gives_nothing() -> None:
    position = table("garden h1@0,0 h2@1,0 e1@0,1:1B")
    assert places(position, "h1") == ""
    assert (score(position, "A"), score(position, "B")) == (0, 1)


@pytest.mark.clause("power-plants", "T2", "R27")
def test_patches_of_one_type_apart_are_several_fields() -> None:
    position = table("garden h1@0,0:1A h2@1,0:1A e1@2,0 h3@3,0:1A")
    fields = [field["patches"] for field in board(position)["fields"]]
    assert fields == [["h1", "h2"], ["h3"], ["e1"]]
    assert score(position, "A") == 3 + 1


@pytest.mark.clause("power-plants", "T2")
def test_a_patch_alone_is_a_field_too() -> None:
    position = table("garden h1@0,0:1A e1@1,0 d1@2,0:1A")
    assert score(position, "A") == 1 + 1


@pytest.mark.clause("power-plants", "T2", "R27")
def test_a_field_bends_round_corners() -> None:
    position = table("garden h1@0,0:1A h2@0,1 h3@-1,2 h4@-2,2 e1@-1,1")
    assert board(position)["fields"][0]["patches"] == ["h1", "h2", "h3", "h4"]
    assert score(position, "A") == 7


@pytest.mark.clause("power-plants", "T4", "D5", "D7")
def test_more_patches_beat_more_fairies_and_lower_numbers() -> None:
    position = table("garden h1@0,0:15A h2@1,0:1B h3@2,0:1B")
    assert places(position, "h1") == "B5 A2"


@pytest.mark.clause("power-plants", "T4", "D7")
def test_one_fairy_controls_a_patch() -> None:
    position = table("garden h1@0,0:1B")
    assert places(position, "h1") == "B1"


@pytest.mark.clause("power-plants", "T4", "D8")
def test_a_tie_goes_to_the_lowest_patch_controlled_in_the_field() -> None:
    position = table("garden h1@0,0 h3@1,0:1B h4@2,0:1A h5@3,0:1A h6@4,0:1B")
    assert places(position, "h1") == "B9 A4"


@pytest.mark.clause("power-plants", "D8")
def test_a_lower_patch_of_another_field_does_not_count() -> None:
    position = table("garden h5@0,0:1B h6@1,0:1A e1@2,0 h1@3,0:1A")
    assert places(position, "h5") == "B3 A1"


@pytest.mark.clause("power-plants", "D1")
def test_each_gem_won_in_the_game_is_a_point() -> None:
    position = table("garden h1@0,0 e1@1,0", "A gems 17", "B gems 4")
    assert (score(position, "A"), score(position, "B")) == (17, 4)


@pytest.mark.clause("power-plants", "D2", "R26")
def test_captured_fairies_are_paid_for_in_the_end() -> None:
    position = table("seats 3", JAW, "garden h1@0,0 j1@1,0", "A captives 3B,1C")
    assert [score(position, seat) for seat in "ABC"] == [8, 0, 0]


@pytest.mark.clause("power-plants", "D2", "R26")
def test_wingbean_pays_its_controller_for_the_plants_around_it() -> None:
    garden = "w6@0,0:1A h6@1,0 h5@0,1 d6@-1,1 e6@-1,0 w5@0,-1"
    position = table(BEAN, f"garden {garden}")
    assert score(position, "A") == 4 + 3
    free = table(BEAN, f"garden {garden.replace(':1A', '')}")
    assert (score(free, "A"), score(free, "B")) == (0, 0)


@pytest.mark.clause("power-plants", "D3", "R26")
def test_gems_go_to_who_has_fairies_there_and_the_others_are_lost() -> None:
    position = table("garden h1@0,0:1A+5 e1@1,0:3B+4 d1@2,0+6")
    assert (score(position, "A"), score(position, "B")) == (1 + 5, 1 + 4)


@pytest.mark.clause("power-plants", "D1", "D2", "D3", "D4", "R26")
def test_fields_are_scored_after_gems_and_plants_and_all_adds_up() -> None:
    position = table(
        BEAN,
        "garden w6@0,0:1A+5 h6@1,0:1B+3 h5@2,0 d6@-1,0",
        "last 1",
        "turn B place",
        "A gems 2",
        "B hand d1,d2 gems 1",
    )
    play(position, "d1@-2,0", "rest")
    steps = ("scored-won", "scored-plant", "scored-gems", "field-first", "total")
    assert order(position, *steps) == [
        *["scored-won"] * 2,
        "scored-plant",
        *["scored-gems"] * 2,
        *["field-first"] * 2,
        *["total"] * 2,
    ]
    assert [event.args["points"] for event in events(position, "total")] == [
        2 + 2 + 5 + 1,
        1 + 3 + 3,
    ]
    assert result(position) == ("gems", "A", [10, 7])


@pytest.mark.clause("power-plants", "D9")
def test_most_gems_win() -> None:
    position = table("seats 3", *OVER, "garden h1@0,0:9A e1@1,0:1B", "A gems 3", "B gems 4")
    assert result(position) == ("gems", "B", [4, 5, 0])


@pytest.mark.clause("power-plants", "D9", "R29")
def test_a_tie_goes_to_the_most_fairies_in_the_garden() -> None:
    position = table("seats 3", *OVER, "garden h1@0,0:1A e1@1,0:2B d1@2,0", "C gems 1")
    assert result(position) == ("fairies", "B", [1, 1, 1])


@pytest.mark.clause("power-plants", "D9", "R29")
def test_only_the_tied_are_compared_by_their_fairies() -> None:
    garden = "garden h1@0,0:1A e1@1,0:2B d1@2,0:9C"
    position = table("seats 3", *OVER, garden, "A gems 3", "B gems 3", "C gems 2")
    assert result(position) == ("fairies", "B", [4, 4, 3])


@pytest.mark.clause("power-plants", "D9", "R29")
def test_who_is_tied_in_everything_shares_the_victory() -> None:
    garden = "garden h1@0,0:2A e1@1,0:2C d1@2,0:1B"
    position = table("seats 3", *OVER, garden)
    assert result(position) == ("shared", "AC", [1, 1, 1])


@pytest.mark.clause("power-plants", "R29")
def test_captives_and_supply_do_not_break_a_tie() -> None:
    position = table(*OVER, "garden h1@0,0:2A e1@1,0:2B", "A captives 7B")
    assert result(position) == ("shared", "AB", [1, 1])


STEPS = ["scored-won", "scored-plant", "scored-gems", "field-", "total"]


@pytest.mark.clause("power-plants", "D1", "D2", "D3", "D4", "R26")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_lines_of_the_scoring_add_up_step_by_step(seats: int) -> None:
    plants = "snapjaw,honeyleaf,deeproot,emberwood,wingbean"
    case = Case(GAME, seats, GAME.settings({"plants": plants}))
    for seed in range(5):
        journal = Journal()
        for _ in walk(case, seed, journal):
            pass
        check_sums(journal.events, max(seats, 2))


def check_sums(lines: list[Event], sides: int) -> None:
    """Check that a step is told for all sides before the next, and that steps make the total."""
    sums: dict[object, int] = {}
    steps: list[int] = []
    for event in lines:
        step = [place for place, name in enumerate(STEPS) if event.kind.startswith(name)]
        steps += step
        if event.kind == "total":
            assert sums[event.args["seat"]] == event.args["points"]
        elif step:
            number = event.args["number"]
            assert isinstance(number, int)
            sums[event.args["seat"]] = sums.get(event.args["seat"], 0) + number
    assert steps == sorted(steps)
    assert steps.count(0) == steps.count(4) == sides


def told(position: PowerPlantsPosition) -> list[int]:
    """Return what each side gets for the fields, added up from what is told of each."""
    found = [0] * int(position.sides)
    for standing in standings(position):
        for place, side in enumerate(standing.sides):
            found[side] += int(standing.points(place))
    return found


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_sum_of_all_fields_is_the_sum_of_what_is_told(seats: int, level: str) -> None:
    case = Case(GAME, seats, GAME.settings({"difficulty": level}))
    for position, _ in walk(case, 3):
        assert isinstance(position, PowerPlantsPosition)
        points = vec[i64]([0] * position.sides)
        field_points(position, points)
        assert list(points) == told(position)
