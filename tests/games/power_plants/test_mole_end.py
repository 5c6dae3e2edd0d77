import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.dice import fast_dice
from florilege.locale.catalogue import Catalogue
from tests.games.power_plants.table import (
    asked,
    board,
    events,
    gems,
    hand,
    moves,
    new,
    on,
    order,
    play,
    score,
    supply,
    table,
    turn,
    where,
)
from tests.games.power_plants.test_mole_spots import drawing

GARDEN = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"


def play_out(seed: int, **options: str) -> PowerPlantsPosition:
    position = new(1, seed, **options)
    dice = fast_dice(seed, 1)
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[dice.below(len(legal))])
    return position


def at_the_end(garden: str, *texts: str) -> PowerPlantsPosition:
    return table("seats 1", "turn over", "last 0", f"garden {garden}", *texts)


def winners(position: PowerPlantsPosition) -> list[int]:
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.clause == "X28"
    return list(outcome.winners)


# The last turns.


@pytest.mark.clause("power-plants", "X22", "R41")
@pytest.mark.parametrize("seed", range(40))
def test_the_nursery_is_opened_after_your_tenth_turn_and_each_side_has_eleven(seed: int) -> None:
    plants = ("balanced", "random")[seed % 2]
    position = play_out(seed, plants=plants, alternates=("none", "mixed")[seed // 2 % 2])
    assert order(position, "placed", "mole-nursery", "mole-placed", "last-turn") == [
        *["placed", "mole-placed"] * 9,
        *["placed", "mole-nursery", "mole-placed"],
        *["last-turn", "placed", "mole-placed"],
    ]
    data = board(position)
    assert len(data["patches"]) == 5 + 11 + 11
    assert [len(player["hand"]) for player in data["players"]] == [1, 0]
    assert data["nursery"] == []
    assert data["bag"] == 4 - 2


@pytest.mark.clause("power-plants", "X22", "R41")
def test_an_empty_bag_is_filled_from_the_nursery_when_the_mole_must_draw() -> None:
    position = table("seats 1", "A hand h1,d1", "nursery h2,d2,s2,e2", "bag f1", GARDEN)
    play(position, "h1@1,-1", "rest")
    assert hand(position, "A") == ["d1", "f1"]
    assert order(position, "drew", "drew-last", "mole-nursery", "mole-placed", "last-turn") == [
        "drew",
        "drew-last",
        "mole-nursery",
        "drew",
        "mole-placed",
        "last-turn",
    ]
    its = str(events(position, "drew")[1].args["patch"])
    assert its in ("h2", "d2", "s2", "e2")
    assert where(position, its)
    assert (board(position)["nursery"], board(position)["bag"]) == ([], 3)
    assert {event.clause for event in events(position, "mole-nursery")} == {"X22"}
    assert (turn(position), asked(position)) == ("A", "place")


@pytest.mark.clause("power-plants", "X22")
def test_the_mole_draws_any_of_the_four() -> None:
    drawn = set()
    for seed in range(40):
        position = table(
            "seats 1", "A hand h1,d1", "nursery h2,d2,s2,e2", "bag f1", GARDEN, seed=seed
        )
        play(position, "h1@1,-1", "rest")
        drawn.add(events(position, "drew")[1].args["patch"])
    assert drawn == {"h2", "d2", "s2", "e2"}


@pytest.mark.clause("power-plants", "X22")
def test_the_mole_draws_from_the_bag_before_the_nursery() -> None:
    position = table("seats 1", "A hand h1,d1", "nursery h2,d2,s2,e2", "bag f1,f2,f3", GARDEN)
    play(position, "h1@1,-1", "rest")
    assert {event.args["patch"] for event in events(position, "drew")} < {"f1", "f2", "f3"}
    assert board(position)["nursery"] == ["h2", "d2", "s2", "e2"]
    assert not events(position, "last-turn")


@pytest.mark.clause("power-plants", "X22")
def test_you_may_still_swap_with_the_last_tile_before_the_nursery_is_mixed_in() -> None:
    position = table("seats 1", "A hand h1,f2", "nursery h2,d2,s2,e2", "bag f1", GARDEN)
    play(position, "h1@1,-1", "rest")
    assert "f2/d2" in moves(position)
    assert not events(position, "mole-nursery")
    play(position, "f2/d2")
    assert sorted(hand(position, "A")) == ["d2", "f1"]
    assert str(events(position, "drew")[1].args["patch"]) in ("h2", "f2", "s2", "e2")


@pytest.mark.clause("power-plants", "X22", "R41")
def test_you_do_not_draw_after_your_last_turn_and_the_mole_plays_last() -> None:
    position = table("seats 1", "A hand h1,d1", "last 1", "bag d2,s2,e2", GARDEN)
    play(position, "h1@1,-1", "rest")
    assert hand(position, "A") == ["d1"]
    assert len(events(position, "drew")) == 1
    assert order(position, "placed", "mole-placed", "total") == [
        "placed",
        "mole-placed",
        "total",
        "total",
    ]
    assert board(position)["bag"] == 2
    assert position.is_over()


@pytest.mark.clause("power-plants", "X23", "R41")
@pytest.mark.parametrize("option", ["late_pay=ousted", "late_pay=captured-too"])
@pytest.mark.parametrize(
    ("tile", "yours"),
    [("h2", "2A"), ("t2", "3A"), ("j2", "1A"), ("w2", "3A")],
)
def test_fairies_lost_after_your_last_turn_bring_you_no_gems(
    option: str, tile: str, yours: str
) -> None:
    text = f"""
        seats 1
        options {option}
        column honeyleaf tanglethorn snapjaw starflower wingbean
        last 1
        bag {tile},s3,s4
        A hand s1,s2
        garden h6@1,-1:{yours} t6@1,0:{yours} j6@0,1:{yours} w6@-1,1:{yours}
    """
    before = supply(table(text), "A")
    position = drawing(tile, ["s1@2,-1", "no-fairy", "rest"], text)
    assert where(position, tile) == "0,0"
    lost = 4 * int(yours[0]) - sum(
        int(on(position, patch)[0])
        for patch in ("h6", "t6", "j6", "w6")
        if on(position, patch).endswith("A")
    )
    assert lost >= 2
    assert supply(position, "A") == before + (0 if tile == "j2" else lost)
    assert gems(position, "A") == 0
    assert not events(position, "paid-late")
    assert position.is_over()


# The difficulties.

TIE_LOW_YOURS = "h1@0,0:1A h2@1,0:2M"
TIE_FULL_YOURS = "h1@0,0:1M h2@1,0:2A"
TIE_LEVEL = "h1@0,0:2A h2@1,0:2M"
TIE_BOTH_YOURS = "h1@0,0:3A h2@1,0:2M"
MORE_PATCHES = "h1@0,0:1M h2@1,0:1A h3@0,1:1A"
MORE_PATCHES_AS_MANY_FAIRIES = "h1@0,0:2M h2@1,0:1A h3@0,1:1A"
MORE_PATCHES_FEWER_FAIRIES = "h1@0,0:1A h2@1,0:1A h3@0,1:3M"
FEWER_PATCHES = "h1@0,0:9A h2@1,0:1M h3@0,1:1M"

LEVELS = ("easy", "medium", "hard", "extreme")


@pytest.mark.clause("power-plants", "X24", "X25", "X26", "X27", "R42")
@pytest.mark.parametrize(
    ("garden", "firsts"),
    [
        (TIE_LOW_YOURS, "AMMM"),
        (TIE_FULL_YOURS, "MAMM"),
        (TIE_LEVEL, "AMMM"),
        (TIE_BOTH_YOURS, "AAMM"),
        (MORE_PATCHES, "AAAA"),
        (MORE_PATCHES_AS_MANY_FAIRIES, "AAAM"),
        (MORE_PATCHES_FEWER_FAIRIES, "AAAM"),
        (FEWER_PATCHES, "MMMM"),
    ],
)
def test_who_is_first_in_a_field_depends_on_the_difficulty(garden: str, firsts: str) -> None:
    first, second = {2: (3, 1), 3: (5, 2)}[len(garden.split())]
    for level, leader in zip(LEVELS, firsts, strict=True):
        position = at_the_end(garden, f"options difficulty={level}")
        follower = "M" if leader == "A" else "A"
        found = (level, score(position, leader), score(position, follower))
        assert found == (level, first, second)


@pytest.mark.clause("power-plants", "X25", "R42")
def test_medium_counts_all_fairies_of_the_field_not_those_of_one_patch() -> None:
    garden = "h1@0,0:1M h2@1,0:4M h3@0,1:3A h4@1,1:3A"
    position = at_the_end(garden, "options difficulty=medium")
    assert [score(position, side) for side in "AM"] == [7, 3]


@pytest.mark.clause("power-plants", "X24", "X25", "X26", "X27", "R42")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("side", "other"), [("A", "M"), ("M", "A")])
def test_a_side_without_a_patch_in_a_field_gets_nothing_there(
    level: str, side: str, other: str
) -> None:
    position = at_the_end(f"h1@0,0:1{side} h2@1,0 h3@0,1", f"options difficulty={level}")
    assert (score(position, side), score(position, other)) == (5, 0)


@pytest.mark.clause("power-plants", "X24", "X25", "X26", "X27", "R42")
@pytest.mark.parametrize("level", LEVELS)
def test_apart_from_fields_the_mole_scores_as_you_do(level: str) -> None:
    position = at_the_end(
        "w1@0,0:1M+4 h1@1,0:1A+3 d1@0,1+9 s1@1,-1",
        "column honeyleaf deeproot starflower emberwood wingbean",
        f"options difficulty={level}",
        "A gems 10",
        "M gems 20",
    )
    assert score(position, "A") == 10 + 3 + 1
    assert score(position, "M") == 20 + 4 + 3 + 1


# Winning.


@pytest.mark.clause("power-plants", "X28", "R42")
@pytest.mark.parametrize(("yours", "found"), [(6, [0]), (5, []), (4, [])])
def test_you_win_only_with_more_than_the_mole(yours: int, found: list[int]) -> None:
    position = at_the_end("h1@0,0:9A d1@1,0:1M", f"A gems {yours}", "M gems 5")
    assert winners(position) == found


@pytest.mark.clause("power-plants", "X28")
@pytest.mark.parametrize(
    ("yours", "told"), [(40, ["won-mole"]), (4 + 1, ["lost-mole"]), (0, ["lost-mole"])]
)
def test_the_end_of_play_tells_whether_you_beat_the_mole(yours: int, told: list[str]) -> None:
    # Starflower gives the Mole 4 Gems; it controls one field of one patch, and you none.
    text = f"""
        seats 1
        last 1
        bag s1,d1,e1
        A hand h2,d2 gems {yours}
        garden h6@1,-1 d6@1,0 e6@0,1 f6@-1,1
    """
    position = drawing("s1", ["h2@2,-1", "rest"], text)
    assert where(position, "s1") == "0,0"
    assert score(position, "M") == 4 + 1
    assert order(position, "won-mole", "lost-mole") == told
    assert events(position, told[0])[0].args == {"seat": 0, "points": yours, "mole_points": 5}
    assert winners(position) == ([0] if told == ["won-mole"] else [])


@pytest.mark.clause("power-plants", "X22")
@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", 0, "one last turn awaits you."),
        ("en", None, "one last turn awaits A."),
        ("fr", 0, "il vous reste un dernier tour."),
        ("fr", None, "il reste un dernier tour à A."),
    ],
)
def test_who_watches_reads_whose_last_turn_it_is(language: str, you: int | None, said: str) -> None:
    words = Catalogue(language, GAME, you)
    assert words.own("event", "mole-nursery", {"seat": 0}).endswith(said)
