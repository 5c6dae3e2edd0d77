import pytest

from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import (
    asked,
    board,
    captives,
    events,
    gems,
    moves,
    on,
    play,
    refusal,
    supply,
    table,
)

THORN = "column tanglethorn honeyleaf starflower emberwood frightshade"
JAW = "column honeyleaf deeproot starflower snapjaw frightshade"
POWER = "turn A power"


def sprout(garden: str, *lines: str) -> PowerPlantsPosition:
    """Sprout the first patch of the garden."""
    wizard = garden.partition("@")[0]
    return play(table(*lines, f"garden {garden}", f"wizard {wizard}", POWER), "sprout")


def grow(garden: str, *lines: str) -> PowerPlantsPosition:
    """Grow what lies around the first patch of the garden."""
    wizard = garden.partition("@")[0]
    return play(table(*lines, f"garden {garden}", f"wizard {wizard}", POWER), "grow")


def is_done(position: PowerPlantsPosition) -> bool:
    """Return whether all powers of the turn are used."""
    return asked(position) in ("place", "swap")


@pytest.mark.clause("power-plants", "P1", "P2", "P4", "R11")
def test_the_printed_honeyleaf_example_only_ousts_a_single_rival() -> None:
    position = sprout("h1@0,0 e6@1,0 f6@0,1:1B")
    assert (on(position, "e6"), on(position, "f6")) == ("2A", "")
    assert (supply(position, "A"), supply(position, "B")) == (18, 20)


@pytest.mark.clause("power-plants", "R11")
def test_honeyleaf_may_be_played_by_the_general_rule() -> None:
    option = "options honeyleaf_oust=one-at-a-time"
    position = sprout("h1@0,0 e6@1,0 f6@0,1:1B", option)
    assert (on(position, "e6"), on(position, "f6")) == ("2A", "1A")
    assert supply(position, "B") == 20


@pytest.mark.clause("power-plants", "P2", "P4", "R11")
def test_the_printed_tanglethorn_example_leaves_one_of_three_against_two_rivals() -> None:
    position = play(sprout("t1@0,0 f5@1,0:2B h6@0,1", THORN), "f5")
    assert on(position, "f5") == "1A"
    assert (supply(position, "A"), supply(position, "B")) == (19, 20)


@pytest.mark.clause("power-plants", "P1", "P2", "R11")
def test_adding_onto_more_rivals_than_come_leaves_rivals_and_adds_none() -> None:
    position = play(sprout("t1@0,0 f5@1,0:5B h6@0,1", THORN), "f5")
    assert on(position, "f5") == "2B"
    assert (supply(position, "A"), supply(position, "B")) == (20, 18)


@pytest.mark.clause("power-plants", "P2", "T7", "R11")
def test_all_others_are_rivals() -> None:
    position = play(sprout("t1@0,0 f5@1,0:1C h6@0,1:1B", "seats 3", THORN), "f5")
    assert (on(position, "f5"), on(position, "h6")) == ("2A", "1B")
    assert supply(position, "C") == 20


@pytest.mark.clause("power-plants", "P2", "T7")
def test_your_own_fairies_are_no_rivals() -> None:
    position = play(sprout("t1@0,0 f5@1,0:4A", THORN), "f5")
    assert on(position, "f5") == "7A"


@pytest.mark.clause("power-plants", "P3", "R12")
def test_a_fairy_moved_onto_rivals_goes_and_takes_one_along() -> None:
    position = play(grow("s1@0,0 f6@1,0:2B e6@2,0:1A"), "f6", "e6", "f6")
    assert (on(position, "e6"), on(position, "f6")) == ("", "1B")
    assert (supply(position, "A"), supply(position, "B")) == (20, 19)


@pytest.mark.clause("power-plants", "P3", "R12")
def test_so_it_is_whoever_moved_it() -> None:
    position = play(grow("s1@0,0 f6@1,0:3C e6@2,0:2B", "seats 3"), "f6", "e6", "f6")
    assert (on(position, "e6"), on(position, "f6")) == ("1B", "2C")
    assert [supply(position, seat) for seat in "ABC"] == [20, 19, 18]


@pytest.mark.clause("power-plants", "P1", "P3", "R12")
def test_a_fairy_moved_onto_a_lone_rival_leaves_the_patch_unoccupied() -> None:
    position = play(grow("s1@0,0 f6@1,0:1B e6@2,0:1A"), "f6", "f6", "e6")
    assert (on(position, "e6"), on(position, "f6")) == ("", "")


@pytest.mark.clause("power-plants", "P3")
def test_a_fairy_moved_onto_its_own_kind_stays() -> None:
    position = play(grow("s1@0,0 f6@1,0:2B e6@2,0:1B"), "f6", "e6", "f6")
    assert (on(position, "e6"), on(position, "f6")) == ("", "3B")
    assert supply(position, "B") == 17


@pytest.mark.clause("power-plants", "P4", "R16")
def test_there_is_no_limit_to_the_fairies_on_a_patch() -> None:
    position = play(sprout("t1@0,0 f5@1,0:17A", THORN), "f5")
    assert (on(position, "f5"), supply(position, "A")) == ("20A", 0)


@pytest.mark.clause("power-plants", "R14")
def test_a_captured_fairy_stays_with_its_captor() -> None:
    position = play(grow("s1@0,0 j6@1,0 h6@2,0:1B", JAW), "j6", "h6")
    assert (on(position, "h6"), captives(position, "A")) == ("", 1)
    assert (supply(position, "A"), supply(position, "B")) == (20, 19)


@pytest.mark.clause("power-plants", "P4", "R14")
def test_an_ousted_fairy_goes_home() -> None:
    position = play(grow("s1@0,0 h6@1,0:1B"), "h6")
    assert (on(position, "h6"), captives(position, "A")) == ("", 0)
    assert (supply(position, "A"), supply(position, "B")) == (20, 20)


@pytest.mark.clause("power-plants", "R13")
def test_honeyleaf_serves_nobody_s_pair() -> None:
    position = sprout("h1@0,0 e6@1,0:2B f6@0,1:2A s6@-1,1:1A d6@-1,0:3B")
    assert [on(position, tile) for tile in ("e6", "f6", "s6", "d6")] == ["2B", "2A", "3A", "3B"]


@pytest.mark.clause("power-plants", "R13", "R15")
def test_whom_honeyleaf_serves_is_settled_when_it_begins() -> None:
    position = sprout("h1@0,0 e6@1,0 f6@0,1:2A s6@1,1:18A")
    assert asked(position) == "take-back"
    play(position, "f6", "s6")
    assert (on(position, "e6"), on(position, "f6"), on(position, "s6")) == ("2A", "1A", "17A")
    assert is_done(position)


@pytest.mark.clause("power-plants", "P5", "R15")
def test_with_an_empty_supply_a_fairy_is_taken_from_a_patch_of_your_choice() -> None:
    position = play(sprout("t1@0,0 f5@1,0:12A e6@0,1 h6@-1,1:7B d6@-1,0:7A", DEEP_THORN), "e6")
    assert asked(position) == "take-back"
    assert position.question().clause == "P5"
    play(position, "d6")
    assert asked(position) == "take-back"
    play(position, "f5")
    assert [on(position, tile) for tile in ("f5", "e6", "d6")] == ["11A", "3A", "6A"]
    assert (supply(position, "A"), is_done(position)) == (0, True)


DEEP_THORN = "column tanglethorn deeproot honeyleaf emberwood frightshade"


@pytest.mark.clause("power-plants", "P5")
def test_only_your_own_fairies_are_taken_back() -> None:
    position = play(sprout("t1@0,0 f5@1,0:13A e6@0,1 h6@-1,1:7B d6@-1,0:7A", DEEP_THORN), "e6")
    assert moves(position) == {"f5", "d6"}
    refused = refusal(position, "h6")
    assert (refused.code, refused.clause) == ("not-your-fairies", "P5")


@pytest.mark.clause("power-plants", "P5")
def test_nothing_is_taken_back_while_the_supply_lasts() -> None:
    position = play(sprout("t1@0,0 f5@1,0:17A e6@0,1", THORN), "e6")
    assert (on(position, "f5"), on(position, "e6")) == ("17A", "3A")


@pytest.mark.clause("power-plants", "P5", "R15")
def test_ousting_needs_no_fairy() -> None:
    position = play(sprout("t1@0,0 f5@1,0:20A e6@0,1:3B", THORN), "e6")
    assert (on(position, "f5"), on(position, "e6"), is_done(position)) == ("20A", "", True)


@pytest.mark.clause("power-plants", "P5", "R11", "R15")
def test_only_what_is_left_after_ousting_is_taken_back() -> None:
    position = play(sprout("t1@0,0 f5@1,0:20A e6@0,1:2B", THORN), "e6")
    assert asked(position) == "take-back"
    assert on(position, "e6") == ""
    play(position, "f5")
    assert (on(position, "f5"), on(position, "e6"), is_done(position)) == ("19A", "1A", True)


EMPTY = ("garden h6@0,0:12A d6@1,0:8A f6@0,1:1B", "A hand s1,s2")


@pytest.mark.clause("power-plants", "R15", "1.2")
def test_with_an_empty_supply_the_free_fairy_may_be_declined() -> None:
    position = play(table(*EMPTY), "s1@0,-1")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "no-fairy")
    assert asked(position) == "power"
    assert (on(position, "s1"), on(position, "h6"), on(position, "d6")) == ("", "12A", "8A")


@pytest.mark.clause("power-plants", "P5", "R15", "1.2")
def test_with_an_empty_supply_the_free_fairy_may_come_from_the_garden() -> None:
    position = play(table(*EMPTY), "s1@0,-1", "fairy")
    assert moves(position) == {"h6", "d6"}
    play(position, "d6")
    assert (on(position, "s1"), on(position, "h6"), on(position, "d6")) == ("1A", "12A", "7A")
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "P5", "R14", "R15")
def test_whose_fairies_are_all_captive_adds_none() -> None:
    position = table("garden h6@0,0 e6@1,0:1B", "A hand h1,s2", "B captives 20A")
    play(position, "s2@0,-1")
    assert asked(position) == "power"
    position = table("garden h6@0,0 e6@1,0:1B", "A hand h1,s2", "B captives 20A")
    play(position, "h1@1,-1", "sprout")
    assert (on(position, "h6"), on(position, "e6"), is_done(position)) == ("", "", True)


@pytest.mark.clause("power-plants", "P6", "R10")
def test_a_sprout_without_a_captive_still_adds_a_fairy() -> None:
    position = sprout("j1@0,0 h6@1,0 d6@0,1", JAW)
    play(position, "h6")
    assert asked(position) == "target"
    play(position, "h6")
    assert (on(position, "h6"), captives(position, "A")) == ("1A", 0)


@pytest.mark.clause("power-plants", "P6", "R10")
def test_a_sprout_with_a_captive_must_capture() -> None:
    position = sprout("j1@0,0 h6@1,0:2B h5@2,0 d6@0,1:1B", JAW)
    play(position, "h5")
    assert moves(position) == {"h6"}
    play(position, "h6")
    assert (on(position, "h6"), captives(position, "A")) == ("1B", 1)


@pytest.mark.clause("power-plants", "P6")
@pytest.mark.parametrize("move", ["done", "skip", "rest"])
def test_a_power_once_begun_is_not_broken_off(move: str) -> None:
    position = sprout("t1@0,0 f5@1,0:2B h6@0,1", THORN)
    assert moves(position) == {"f5", "h6"}
    refused = refusal(position, move)
    assert (refused.code, refused.clause) == (
        ("must-go-on", "P6") if move == "done" else ("not-asked", "tanglethorn.sprout")
    )


@pytest.mark.clause("power-plants", "P6", "2.5")
def test_no_power_need_be_begun() -> None:
    position = table(THORN, "garden t1@0,0 f5@1,0:2B h6@0,1", "wizard t1", POWER)
    assert moves(position) == {"sprout", "grow", "rest"}


@pytest.mark.clause("power-plants", "P8", "R16")
@pytest.mark.parametrize("owned", [0, 7, 200])
def test_gems_laid_in_the_garden_are_nobody_s_before(owned: int) -> None:
    lines = (f"A gems {owned}", f"B gems {owned}")
    position = play(sprout("e1@0,0 h6@1,0 d6@0,1", *lines), "h6")
    assert on(position, "h6") == "+5"
    assert (gems(position, "A"), gems(position, "B")) == (owned, owned)


@pytest.mark.clause("power-plants", "R17")
def test_the_wizard_s_patch_is_not_adjacent_to_the_wizard() -> None:
    position = sprout("t1@0,0:1A f5@1,0 h6@0,1 e6@1,1", THORN)
    assert moves(position) == {"f5", "h6"}
    assert refusal(position, "t1").code == "not-a-target"


@pytest.mark.clause("power-plants", "R17")
def test_the_wizard_s_patch_belongs_to_an_adjacent_field_of_its_type() -> None:
    position = sprout("f1@0,0 f5@1,0 f4@2,0 h6@0,1 h5@0,2 e6@1,2:1B")
    assert moves(position) == {"f1", "f4", "f5", "h5", "h6"}


@pytest.mark.clause("power-plants", "R17", "T2")
def test_the_wizard_s_patch_alone_is_no_adjacent_field() -> None:
    position = sprout("f1@0,0 h6@0,1 h5@0,2 e6@1,2:1B e5@0,-1 f4@0,-2")
    assert moves(position) == {"e5", "h5", "h6"}


@pytest.mark.clause("power-plants", "T6", "R18")
def test_a_lone_fairy_is_the_only_one_on_its_patch() -> None:
    position = grow("s1@0,0 j6@1,0 h6@2,0:1B d6@2,-1:2B f6@1,1:1A d5@1,-1", JAW)
    play(position, "skip")
    assert moves(position) == {"j6", "skip"}
    play(position, "j6")
    assert moves(position) == {"h6"}


@pytest.mark.clause("power-plants", "T7", "R18")
def test_nobody_captures_their_own() -> None:
    position = grow("s1@0,0 j6@1,0 h6@2,0:1B f6@1,1:1C d6@2,-1:1A", "seats 3", JAW)
    play(position, "j6")
    assert moves(position) == {"h6", "f6"}


@pytest.mark.clause("power-plants", "R18")
def test_a_patch_is_occupied_by_fairies_of_any_owner() -> None:
    position = play(grow("s1@0,0 s6@1,0:2B e6@0,1:1A h6@-1,1+5 d6@-1,0"), "skip", "skip", "s6")
    assert gems(position, "A") == 2


@pytest.mark.clause("power-plants", "T8", "T9", "R18")
def test_a_patch_with_gems_alone_is_unoccupied_but_not_empty() -> None:
    garden = "s1@0,0 d6@1,0:1A h6@2,0+3 h5@3,0 e6@2,-1:1B"
    position = play(grow(garden), "d6")
    assert moves(position) == {"s1", "h6", "h5"}
    play(position, "h6")
    assert (on(position, "h6"), on(position, "h5")) == ("1A+3", "")
    shown = {patch["patch"]: patch for patch in board(table(f"garden {garden}"))["patches"]}
    assert (shown["h6"]["owner"], shown["h6"]["fairies"], shown["h6"]["gems"]) == (None, 0, 3)
    assert (shown["h5"]["owner"], shown["h5"]["fairies"], shown["h5"]["gems"]) == (None, 0, 0)


@pytest.mark.clause("power-plants", "T9")
def test_fairies_and_gems_alike_fill_an_empty_patch() -> None:
    position = sprout("e1@0,0:1A h6@1,0:1B d6@0,1+2 s6@-1,1")
    assert moves(position) == {"e1", "h6", "s6"}


SIGHT = "d1@0,0 h6@1,0:2B e6@2,0:1A s6@3,-1 s5@4,-1 f6@4,0 h5@0,1:1B"


@pytest.mark.clause("power-plants", "R19")
def test_sight_runs_straight_over_fairies_and_ends_at_the_first_gap() -> None:
    assert moves(sprout(SIGHT)) == {"h6", "h5"}
    assert moves(sprout(SIGHT.replace("e6@2,0:1A", "e6@2,0:1B"))) == {"h6", "h5", "e6"}


@pytest.mark.clause("power-plants", "R19")
def test_sight_may_go_on_beyond_gaps() -> None:
    position = sprout(SIGHT, "options sight=through-gaps")
    assert moves(position) == {"h6", "h5", "f6"}


@pytest.mark.clause("power-plants", "R19")
def test_sight_has_six_directions() -> None:
    ring = "h6@2,-2 h5@1,-1 e6@2,0 e5@1,0 f6@0,2 f5@0,1 s6@-2,2 s5@-1,1 d6@-2,0 d5@-1,0"
    beside = "h4@0,-1 h3@0,-2 e4@1,1 s4@-1,2 d4@-2,1 f4@1,-2"
    position = sprout(f"d1@0,0 {ring} {beside}")
    straight = {patch.partition("@")[0] for patch in ring.split()} | {"h4", "h3"}
    assert moves(position) == straight


@pytest.mark.clause("power-plants", "R19")
def test_a_growing_patch_sees_from_where_it_lies() -> None:
    position = play(grow("s1@0,0 d6@1,0 h6@1,1 e6@1,2 f6@2,1"), "d6")
    assert moves(position) == {"s1", "h6", "e6"}


@pytest.mark.clause("power-plants", "P2")
def test_the_log_tells_who_was_ousted_instead() -> None:
    position = play(sprout("t1@0,0 f5@1,0:2B h6@0,1", THORN), "f5")
    told = events(position, "ousted-and-added")[0]
    assert told.args == {"seat": 0, "patch": "f5", "number": 1, "owner_seat": 1, "ousted": 2}
    assert told.clause == "P2"
