"""Each option, and that none is left out."""

import pytest

from bench.playout import advance
from florilege.bots.roster import make
from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.options import OPTIONS
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.games.anthokyklos.score_sheet import sheet
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import WATCHER
from tests.games.anthokyklos.table import (
    asked,
    board,
    events,
    market,
    moves,
    new,
    offer,
    play,
    points,
    refusal,
    refused_text,
    table,
    turn,
    won,
)
from tests.games.anthokyklos.test_end import LAST, RICH, hands

# Whoever places coral on 1.3 completes an arc of three corals: M07, M22 and M24 in one.
ARC = "1 cc....... ../cgg/giii"
SHARP = f"options taking=sharp-eyes\n{ARC}"
REFRESH = "options refresh=on"


def test_the_options_with_their_clauses_and_defaults() -> None:
    assert [(option.key, option.clause, option.default) for option in OPTIONS] == [
        ("taking", "K20", "automatic"),
        ("wrong_claim", "K20", "skip-next"),
        ("refresh", "K29", "off"),
        ("unlocking", "K2", "local"),
        ("scales", "K10", "on"),
        ("deck", "G5", "standard"),
    ]
    assert new(2).settings() == {option.key: option.default for option in OPTIONS}


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("taking", "K20"),
        ("wrong_claim", "K20"),
        ("refresh", "K29"),
        ("unlocking", "K2"),
        ("scales", "K10"),
    ],
)
def test_a_value_that_an_option_does_not_have(key: str, clause: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(2, {key: "maybe"}, fast_dice(1))
    found = caught.value.refusal
    assert (found.code, found.clause) == ("option-value", clause)


# Sharp eyes.


@pytest.mark.clause("anthokyklos", "K20")
def test_by_default_valid_cards_are_taken_without_a_claim() -> None:
    position = table(ARC, "market M07 M74 M72")
    found = refusal(position, "!M07")
    assert (found.code, found.clause) == ("no-claims-now", "10.2")
    assert won(play(position, "1m1>3"), "A") == ["M07"]
    assert (turn(position), asked(position)) == ("B", "turn")


@pytest.mark.clause("anthokyklos", "K20", "10.1")
def test_with_sharp_eyes_the_player_claims_cards() -> None:
    position = play(table(SHARP, "market M07 M74 M72"), "1m1>3")
    assert (turn(position), asked(position)) == ("A", "claim")
    assert won(position, "A") == []
    assert moves(position) == {"!M07", "!M74", "!M72", "done"}
    play(position, "!M07", "done")
    assert won(position, "A") == ["M07"]
    assert points(position, "A") == 5
    assert (turn(position), asked(position)) == ("B", "turn")
    assert len(market(position)) == 3


@pytest.mark.clause("anthokyklos", "K20")
def test_who_looks_around_is_asked_even_when_nothing_is_there() -> None:
    position = play(table(SHARP, "market M70 M74 M72"), "1m2>9")
    assert moves(position) == {"!M70", "!M74", "!M72", "done"}
    play(position, "done")
    assert (turn(position), market(position)) == ("B", ["M70", "M74", "M72"])


@pytest.mark.clause("anthokyklos", "K20", "10.4")
def test_claimed_cards_are_taken_together_and_then_replaced() -> None:
    position = play(table(SHARP, "market M07 M22 M24"), "1m1>3", "!M24", "!M07")
    assert market(position) == ["M07", "M22", "M24"]
    assert [found["claimed"] for found in board(position)["market"]] == [True, False, True]
    assert not events(position, "validated")
    assert not events(position, "revealed")
    play(position, "done")
    assert won(position, "A") == ["M07", "M24"]
    assert market(position)[0] == "M22"
    assert len(events(position, "revealed")) == 2


@pytest.mark.clause("anthokyklos", "K20")
def test_a_wrong_claim_ends_the_claiming() -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3", "!M74")
    assert [event.args["card"] for event in events(position, "mistaken")] == ["M74"]
    assert (turn(position), asked(position)) == ("B", "turn")
    assert won(position, "A") == []
    assert market(position) == ["M07", "M22", "M74"]


@pytest.mark.clause("anthokyklos", "K20")
def test_what_was_claimed_before_a_wrong_claim_is_taken() -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3", "!M22", "!M74")
    assert won(position, "A") == ["M22"]
    assert turn(position) == "B"


@pytest.mark.clause("anthokyklos", "10.5", "K20")
def test_a_forgotten_card_may_be_taken_by_the_next_player() -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3", "!M07", "done")
    assert won(position, "A") == ["M07"]
    play(position, "1m2>9", "!M22", "done")
    assert won(position, "B") == ["M22"]
    assert events(position, "validated")[-1].args["motif"] == ["1.1+1.2+1.3"]


@pytest.mark.clause("anthokyklos", "10.5", "K20")
def test_a_forgotten_card_stays_until_somebody_sees_it() -> None:
    position = play(table(SHARP, "market M07 M70 M74"), "1m1>3", "done", "1m2>9", "done")
    assert market(position) == ["M07", "M70", "M74"]
    play(position, "1m3>5", "!M07", "done")
    assert won(position, "A") == ["M07"]


@pytest.mark.clause("anthokyklos", "K20", "7.2")
def test_a_card_that_another_has_reserved_cannot_be_claimed() -> None:
    position = play(table(SHARP, "market M07:B M22:A M74"), "1m1>3")
    assert moves(position) == {"!M22", "!M74", "done"}
    found = refusal(position, "!M07")
    assert (found.code, found.clause) == ("reserved-by-other", "7.2")
    assert found.args == {"card": "M07", "seat": 1}
    play(position, "!M22", "done")
    assert won(position, "A") == ["M22"]


@pytest.mark.clause("anthokyklos", "K20", "K21")
def test_claims_follow_a_reservation_too() -> None:
    position = table("options taking=sharp-eyes\n1 ccc......\nmarket M07 M22 M74")
    play(position, "M07")
    assert (turn(position), asked(position)) == ("A", "claim")
    play(position, "!M07", "done")
    assert won(position, "A") == ["M07"]
    assert all(found["holder"] is None for found in board(position)["market"])


@pytest.mark.clause("anthokyklos", "K18", "K20")
def test_a_card_is_claimed_once() -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3", "!M07")
    found = refusal(position, "!M07")
    assert (found.code, found.clause, found.args) == ("claimed-already", "K18", {"card": "M07"})


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize("move", ["1m2>9", "M74"])
def test_claims_come_before_the_next_turn(move: str) -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3")
    found = refusal(position, move)
    assert (found.code, found.clause) == ("claim-first", "K20")


@pytest.mark.clause("anthokyklos", "K19", "K20")
def test_new_cards_cannot_be_claimed_in_the_same_turn() -> None:
    position = table(RICH, "options taking=sharp-eyes\nmarket M01 M02 M03")
    play(position, "5b3>8", "!M01", "done")
    assert turn(position) == "B"
    found = refusal(position, f"!{market(position)[-1]}")
    assert (found.code, found.clause) == ("no-claims-now", "K20")


@pytest.mark.clause("anthokyklos", "K20", "10.1")
def test_a_card_that_is_not_in_the_market_cannot_be_claimed() -> None:
    position = play(table(SHARP, "market M70 M22 M74"), "1m1>3")
    found = refusal(position, "!M07")
    assert (found.code, found.clause, found.args) == ("not-in-market", "10.1", {"card": "M07"})


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_with_sharp_eyes_the_view_does_not_tell_which_motifs_are_there(seat: int) -> None:
    position = play(table(SHARP, "market M07 M22 M74"), "1m1>3")
    assert [found["motifs"] for found in board(position)["market"]] == [None, None, None]
    other = play(table(SHARP, "market M07 M22 M74"), "1m2>3")
    assert "1.1+1.2+1.3" not in str(position.view(seat))
    assert position.view(seat)["board"] != other.view(seat)["board"]
    if seat == 0:
        assert position.prompt(0) == other.prompt(0)
    shown = table(ARC.replace("cc.......", "ccc......").replace("/cgg/", "/.gg/"), "market M07")
    assert offer(shown, "M07")["motifs"] == ["1.1+1.2+1.3"]


@pytest.mark.clause("anthokyklos", "K25", "K20")
def test_who_places_the_last_petal_still_claims() -> None:
    position = table(LAST, "options taking=sharp-eyes\nmarket M01 M02 M74")
    play(position, "5b4>9")
    assert (turn(position), asked(position)) == ("A", "claim")
    play(position, "!M01", "done")
    assert position.is_over()
    assert won(position, "A") == ["M01"]
    assert market(position) == ["M02", "M74"]


@pytest.mark.clause("anthokyklos", "K20", "K29")
def test_nobody_is_asked_for_claims_without_a_card_to_claim() -> None:
    position = table(RICH, "options taking=sharp-eyes", hands("M74"), "market M74:B")
    play(position, "5b3>8")
    assert (turn(position), asked(position)) == ("B", "turn")


# What a wrong claim costs.

WRONG = "1m1>3", "!M74"


def sharp(penalty: str, *lines: str) -> AnthokyklosPosition:
    """Return a table of sharp eyes where a wrong claim costs this."""
    return table(
        f"options taking=sharp-eyes wrong_claim={penalty}", ARC, "market M07 M22 M74", *lines
    )


@pytest.mark.clause("anthokyklos", "K20")
def test_after_a_wrong_claim_the_next_turn_has_no_claims() -> None:
    position = play(table(SHARP, "market M07 M22 M74"), *WRONG)
    assert [player["barred"] for player in board(position)["players"]] == [True, False]
    play(position, "1m2>9", "done", "1m3>8")
    assert (turn(position), asked(position)) == ("B", "turn")
    assert market(position) == ["M07", "M22", "M74"]
    assert [event.args["seat"] for event in events(position, "sat-out")] == [0]
    play(position, "1b1>7", "done", "1b2>6", "!M07", "done")
    assert won(position, "A") == ["M07"]


@pytest.mark.clause("anthokyklos", "K20")
def test_a_missed_turn_follows_a_reservation_too() -> None:
    position = play(sharp("skip-next", "A cards - wrong 1"), "M74")
    assert (turn(position), asked(position)) == ("B", "turn")
    assert [player["barred"] for player in board(position)["players"]] == [False, False]


@pytest.mark.clause("anthokyklos", "K20")
def test_a_wrong_claim_may_cost_a_point_even_to_who_has_none() -> None:
    position = play(sharp("lose-point"), *WRONG)
    assert (points(position, "A"), points(position, "B")) == (-1, 0)
    assert board(position)["players"][0]["lost"] == 1
    assert [score["points"] for score in sheet(position) if score["kind"] == "wrong"] == [-1]
    play(position, "1m2>9", "done", "1m3>8", "!M07", "!M74")
    assert points(position, "A") == 5 - 2
    assert sum(score["points"] for score in sheet(position)) == 5 - 2


@pytest.mark.clause("anthokyklos", "K20")
def test_a_wrong_claim_may_be_free() -> None:
    position = play(sharp("free"), *WRONG, "1m2>9", "done", "1m3>8")
    assert (asked(position), points(position, "A")) == ("claim", 0)
    assert "wrong 1" not in position.write()


@pytest.mark.clause("anthokyklos", "K20", "11.2")
def test_all_may_finish_below_zero() -> None:
    lost = "A cards - wrong 2\nB cards - wrong 1"
    position = table(LAST, "options taking=sharp-eyes wrong_claim=lose-point", lost)
    play(position, "5b4>9", "done")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ([1], [-2, -1], "points")


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize("penalty", ["skip-next", "lose-point", "free"])
def test_a_position_tells_what_wrong_claims_still_cost(penalty: str) -> None:
    position = play(sharp(penalty), *WRONG)
    text = position.write()
    assert ("A cards - wrong 1\n" in text) == (penalty != "free")
    assert table(text).write() == text


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ("taking=sharp-eyes wrong_claim=skip-next", "wrong 2"),
        ("taking=sharp-eyes wrong_claim=lose-point", "wrong 0"),
        ("taking=sharp-eyes wrong_claim=free", "wrong 1"),
        ("taking=automatic wrong_claim=skip-next", "wrong 1"),
    ],
)
def test_wrong_claims_that_cannot_be(options: str, wrong: str) -> None:
    refused_text(f"options {options}\nA cards - {wrong}")


@pytest.mark.clause("anthokyklos", "K20")
def test_who_must_miss_a_turn_is_not_claiming() -> None:
    options = "options taking=sharp-eyes\nA cards - wrong 1\nturn A claim -"
    assert refused_text(options).code == "no-claims"


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize("name", ["random", "greedy", "gardener", "florist:20"])
def test_bots_claim_only_what_is_there(name: str) -> None:
    position = new(2, seed=2, taking="sharp-eyes", wrong_claim="free")
    bots = [make(name, GAME) for _ in range(2)]
    advance(position, bots, fast_dice(3), 200)
    assert events(position, "claimed")
    assert not events(position, "mistaken")


# The market refreshed.


@pytest.mark.clause("anthokyklos", "K29")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_three_rounds_without_a_card_taken_the_oldest_goes_under_the_deck(seats: int) -> None:
    position = table(f"seats {seats}\n{REFRESH}\nmarket M70 M71")
    cards = market(position)
    turns = ["1t1>1", "1t2>3", "1m1>5", "1m2>7", "1m3>9", "1b1>2", "1b2>4", "1b3>6", "1b4>8"]
    for number in range(3 * seats - 1):
        play(position, turns[number])
        assert market(position) == cards
        assert board(position)["idle"] == number + 1
    play(position, turns[3 * seats - 1])
    assert market(position)[:-1] == cards[1:]
    assert board(position)["under"] == ["M70"]
    assert board(position)["deck"] == 90 - (seats + 1)
    assert board(position)["idle"] == 0
    assert [event.args["card"] for event in events(position, "retired")] == ["M70"]
    assert [event.args["card"] for event in events(position, "revealed")] == market(position)[-1:]


@pytest.mark.clause("anthokyklos", "K29")
def test_reservations_count_as_turns_without_a_card_taken() -> None:
    position = play(table(f"{REFRESH}\nidle 5\nmarket M70 M71 M82"), "M71")
    assert board(position)["under"] == ["M70"]


@pytest.mark.clause("anthokyklos", "K29")
def test_the_oldest_card_without_a_marker_goes() -> None:
    position = play(table(f"{REFRESH}\nidle 5\nmarket M70:B M71 M82"), "1t1>1")
    assert market(position)[:2] == ["M70", "M82"]
    assert board(position)["under"] == ["M71"]
    assert offer(position, "M70")["holder"] == 1


@pytest.mark.clause("anthokyklos", "K29")
def test_a_card_taken_begins_the_count_anew() -> None:
    position = play(table(f"{REFRESH}\nidle 5", ARC, "market M07 M71 M82"), "1m1>3")
    assert board(position)["under"] == []
    assert board(position)["idle"] == 0
    assert not events(position, "retired")


@pytest.mark.clause("anthokyklos", "K29")
def test_cards_go_under_the_deck_one_after_the_other() -> None:
    position = table(f"{REFRESH}\nidle 5\nunder M01,M02\nmarket M70 M71 M82")
    play(position, "1t1>1")
    assert board(position)["under"] == ["M01", "M02", "M70"]


@pytest.mark.clause("anthokyklos", "K29", "K30")
def test_cards_under_the_deck_are_drawn_last_and_in_order() -> None:
    left = ["M01", "M02", "M03", "M04", "M05", "M06"]
    position = table(RICH, REFRESH, hands(*left), "market M01 M02 M03\nunder M06,M04")
    assert board(position)["deck"] == 3
    play(position, "5b3>8")
    assert market(position) == ["M05", "M06", "M04"]
    assert (board(position)["deck"], board(position)["under"]) == (0, [])


@pytest.mark.clause("anthokyklos", "K29")
def test_while_the_deck_lasts_nothing_is_drawn_from_under_it() -> None:
    for seed in range(20):
        position = table(RICH, REFRESH, "market M01 M02 M03\nunder M06,M04", seed=seed)
        play(position, "5b3>8")
        assert board(position)["under"] == ["M06", "M04"]


@pytest.mark.clause("anthokyklos", "K29")
def test_without_a_deck_no_card_leaves_the_market() -> None:
    five = "5 ccigig... ../.../.gci"
    position = table(RICH, five, REFRESH, hands("M74", "M72"), "market M74:B M72:A\nidle 5\nturn B")
    play(position, "5b2>7")
    assert "M72" in market(position)
    assert "M74" in won(position, "B")
    assert not events(position, "retired")


@pytest.mark.clause("anthokyklos", "K29")
def test_by_default_the_market_is_not_refreshed() -> None:
    position = table("market M70 M71 M82")
    play(position, "1t1>1", "1t2>3", "1m1>5", "1m2>7", "1m3>9", "1b1>2", "1b2>4", "1b3>6")
    assert market(position) == ["M70", "M71", "M82"]
    assert board(position)["idle"] is None


# Unlocking and scales.


@pytest.mark.clause("anthokyklos", "K2")
def test_with_whole_rings_a_second_ring_waits_for_the_first() -> None:
    assert "2t1>1" in moves(table("1 cgicgicg."))
    assert "2t1>1" not in moves(table("options unlocking=whole-ring\n1 cgicgicg."))
    assert "2t1>1" in moves(table("options unlocking=whole-ring\n1 cgicgicgi"))


@pytest.mark.clause("anthokyklos", "K10")
@pytest.mark.parametrize(("scales", "taken"), [("on", ["M07"]), ("off", [])])
def test_without_scales_motifs_count_at_their_smallest_alone(scales: str, taken: list[str]) -> None:
    position = table(f"options scales={scales}\n1 c.c...... ../cgg/giii\nmarket M07")
    play(position, "1m1>5")
    assert won(position, "A") == taken
    card = offer(table(f"options scales={scales}\nmarket M01"), "M01")["card"]
    assert card["scales"] == ([1, 2, 3, 4] if scales == "on" else [1])


@pytest.mark.clause("anthokyklos", "K10")
def test_without_scales_the_smallest_still_counts() -> None:
    position = play(table("options scales=off", ARC, "market M07"), "1m1>3")
    assert won(position, "A") == ["M07"]


@pytest.mark.clause("anthokyklos", "K10", "10.1")
def test_without_scales_nobody_has_a_card_for_a_larger_motif() -> None:
    table("1 c.c.c....\nA cards M07")
    found = refused_text("options scales=off\n1 c.c.c....\nA cards M07")
    assert (found.code, found.clause) == ("motif-absent", "10.1")
