import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refusal, Refused
from tests.games.anthokyklos.table import board, moves, new, play, read, refused_text, table, turn
from tests.games.anthokyklos.test_end import LAST, RICH

PLAIN = """seats 2
options taking=automatic wrong_claim=skip-next refresh=off unlocking=local scales=on deck=standard
turn A
1 cg..i..c. ../gi./cgi.
2 c........ .g/cgi/cgii
3 ......... cg/icg/icgi
4 ......... gc/gic/cgii
5 ......... ig/cci/gcig
market M83 M10:B M44
A cards M75
B cards -
"""


def refused(old: str, new_text: str) -> Refusal:
    """Return why the plain position is refused after a change."""
    assert old in PLAIN
    with pytest.raises(Refused) as caught:
        GAME.read(PLAIN.replace(old, new_text, 1), fast_dice(1))
    return caught.value.refusal


def playout(position: AnthokyklosPosition, seed: int) -> list[str]:
    dice, texts = fast_dice(seed, 1), [position.write()]
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[int(dice.below(len(legal)))])
        texts.append(position.write())
    return texts


def test_the_plain_position_is_read_as_it_is_written() -> None:
    position = read(PLAIN)
    assert position.write() == PLAIN
    placements = {f"1{place}>{slot}" for place in ("m1", "m2") for slot in (3, 4, 6, 7, 9)}
    assert moves(position) == placements | {"M83", "M44"}
    assert (turn(position), board(position)["deck"]) == ("A", 86)
    assert position.census() == [3] * 15 + [1] * 90


def test_comments_and_options_left_out() -> None:
    lines = [line for line in PLAIN.splitlines() if not line.startswith("options")]
    text = "# a game\n" + "\n".join(f"{line}  # so" for line in reversed(lines))
    assert read(text).write() == PLAIN


@pytest.mark.parametrize("move", ["2m1>5", "1t1>1", "5b4>9", "M07", "M90", "!M07", "done"])
def test_moves_are_read_as_they_are_written(move: str) -> None:
    position = read(PLAIN)
    assert position.write_move(position.read_move(move)) == move


def test_all_moves_are_read_as_they_are_written() -> None:
    position = read(PLAIN)
    texts = [position.write_move(move) for move in range(586)]
    assert len(set(texts)) == 586
    assert [position.read_move(text) for text in texts] == list(range(586))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"taking": "sharp-eyes", "refresh": "on"},
        {"unlocking": "whole-ring", "scales": "off", "refresh": "on"},
    ],
)
def test_positions_are_read_as_they_are_written(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        for text in playout(new(seats, seed, **options), seed):
            assert read(text).write() == text


@pytest.mark.parametrize("options", [{}, {"taking": "sharp-eyes", "refresh": "on"}])
def test_a_game_goes_on_alike_from_its_notation(options: dict[str, str]) -> None:
    position = new(3, 5, **options)
    for _ in range(20):
        position.play(position.legal_moves()[0])
    again = GAME.read(position.write(), position.dice.copy())
    assert isinstance(again, AnthokyklosPosition)
    assert playout(again, 3) == playout(position, 3)


@pytest.mark.clause("anthokyklos", "K20")
def test_claims_under_way_are_read_as_they_are_written() -> None:
    text = "options taking=sharp-eyes\n1 cc....... ../cgg/giii\nmarket M07 M22 M74"
    position = play(table(text), "1m1>3")
    assert "turn A claim -\n" in position.write()
    play(position, "!M22", "!M07")
    assert "turn A claim M07,M22\n" in position.write()
    again = play(read(position.write()), "done")
    assert "A cards M07,M22\n" in again.write()


@pytest.mark.clause("anthokyklos", "K29")
def test_cards_under_the_deck_and_idle_turns_are_read_as_they_are_written() -> None:
    text = table("options refresh=on\nidle 4\nunder M02,M01").write()
    assert "under M02,M01\nidle 4\n" in text
    assert read(text).write() == text


@pytest.mark.clause("anthokyklos", "11.1")
def test_a_finished_game_is_read_as_it_is_written() -> None:
    text = play(table(LAST, "market M01 M74 M72"), "5b4>9").write()
    assert "turn over\n" in text
    again = read(text)
    assert again.is_over()
    assert again.write() == text


# Refusals.


@pytest.mark.clause("anthokyklos", "2.2")
@pytest.mark.parametrize(
    ("old", "changed", "petal", "line"),
    [
        ("cg..i..c. ", "cg..i..g. ", "c", 4),
        ("cg..i..c. ", "cg..i.... ", "c", 4),
        ("cg/icg/icgi", "cg/icg/icgg", "g", 6),
        ("ig/cci/gcig", "ig/cci/gci.", "g", 8),
    ],
)
def test_three_petals_of_each_colour_a_ring(old: str, changed: str, petal: str, line: int) -> None:
    found = refused(old, changed)
    assert (found.code, found.clause) == ("petal-count", "2.2")
    assert (found.args["line"], found.args["ring"]) == (line, line - 3)
    assert found.args["petal"] == petal


@pytest.mark.clause("anthokyklos", "6.2")
@pytest.mark.parametrize(
    ("ring", "place"), [("c./.i./.ggi", "m1"), (".c/.g./.gii", "m3"), ("../cgg/i.i.", "b2")]
)
def test_a_petal_taken_from_under_another(ring: str, place: str) -> None:
    found = refused("../gi./cgi.", ring)
    assert (found.code, found.clause) == ("petal-covered", "6.2")
    assert found.args == {"line": 4, "ring": 1, "place": place}


@pytest.mark.clause("anthokyklos", "6.4")
@pytest.mark.parametrize(
    ("old", "changed", "ring"),
    [
        ("2 c........", "2 .c.......", 2),
        ("2 c........", "2 ........c", 2),
        ("3 ......... cg/icg/icgi", "3 c........ .g/icg/icgi", 3),
    ],
)
def test_a_petal_without_its_supports(old: str, changed: str, ring: int) -> None:
    found = refused(old, changed)
    assert (found.code, found.clause, found.args["ring"]) == ("petal-unsupported", "6.4", ring)
    assert found.args["line"] == ring + 3


@pytest.mark.clause("anthokyklos", "K2")
def test_a_petal_on_a_locked_ring() -> None:
    found = refused("unlocking=local", "unlocking=whole-ring")
    assert (found.code, found.args["ring"]) == ("petal-unsupported", 2)


@pytest.mark.clause("anthokyklos", "2.3", "K18")
@pytest.mark.parametrize(
    ("old", "changed", "card", "line"),
    [
        ("M10:B M44", "M10:B M83", "M83", 9),
        ("A cards M75", "A cards M75,M75", "M75", 10),
        ("A cards M75", "A cards M44", "M44", 10),
        ("B cards -", "B cards M75", "M75", 11),
    ],
)
def test_a_card_in_two_places(old: str, changed: str, card: str, line: int) -> None:
    found = refused(old, changed)
    assert (found.code, found.clause) == ("card-duplicated", "2.3")
    assert found.args == {"line": line, "card": card}


@pytest.mark.clause("anthokyklos", "2.3", "K29")
def test_a_card_of_the_market_under_the_deck() -> None:
    text = PLAIN.replace("refresh=off", "refresh=on") + "under M02,M44\n"
    with pytest.raises(Refused) as caught:
        read(text)
    found = caught.value.refusal
    assert (found.code, found.args) == ("card-duplicated", {"line": 12, "card": "M44"})


@pytest.mark.clause("anthokyklos", "7.3")
def test_two_reservations_of_one_player() -> None:
    found = refused("market M83", "market M83:B")
    assert (found.code, found.clause) == ("one-reservation", "7.3")
    assert found.args == {"line": 9, "seat": 1}


@pytest.mark.clause("anthokyklos", "10.1")
def test_a_card_validated_without_its_motif() -> None:
    found = refused("A cards M75", "A cards M75,M67")
    assert (found.code, found.clause) == ("motif-absent", "10.1")
    assert found.args == {"line": 10, "card": "M67"}


@pytest.mark.clause("anthokyklos", "3.3", "10.6")
@pytest.mark.parametrize("changed", ["M83 M10:B M44 M45", "M83 M10:B", "-"])
def test_a_market_of_the_wrong_size(changed: str) -> None:
    found = refused("M83 M10:B M44", changed)
    assert (found.code, found.clause, found.args["expected"]) == ("market-size", "3.3", 3)


@pytest.mark.clause("anthokyklos", "11.1")
def test_nobody_has_a_turn_on_a_complete_flower() -> None:
    text = play(table(LAST), "5b4>9").write().replace("turn over", "turn A")
    with pytest.raises(Refused) as caught:
        read(text)
    found = caught.value.refusal
    assert (found.code, found.clause, found.args) == ("flower-complete", "11.1", {"line": 3})


@pytest.mark.clause("anthokyklos", "K20")
def test_claims_without_sharp_eyes() -> None:
    found = refused("turn A", "turn A claim -")
    assert (found.code, found.clause, found.args) == ("no-claims", "K20", {"line": 3})


@pytest.mark.clause("anthokyklos", "K20", "10.1")
def test_a_claim_of_a_motif_that_is_not_there() -> None:
    found = refused_text(
        RICH, "options taking=sharp-eyes\n5 .........\nturn A claim M77\nmarket M77"
    )
    assert (found.code, found.clause, found.args["card"]) == ("motif-absent", "10.1", "M77")


@pytest.mark.clause("anthokyklos", "K20", "7.2")
@pytest.mark.parametrize("claim", ["M07", "M70", "M99"])
def test_a_claim_of_a_card_that_cannot_be_claimed(claim: str) -> None:
    text = "options taking=sharp-eyes\n1 ccc......\nmarket M07:B M22 M74"
    found = refused_text(text, f"turn A claim {claim}")
    assert (found.code, found.args["text"]) == ("notation-word", claim)


@pytest.mark.parametrize(
    ("old", "changed", "line"),
    [
        ("turn A", "turn C", 3),
        ("turn A", "turn", 3),
        ("turn A", "turn over", 3),
        ("turn A", "turn A later", 3),
        ("1 cg..i..c. ../gi./cgi.", "1 cg..i..c.", 4),
        ("cg..i..c. ", "cg..i..c ", 4),
        ("cg..i..c. ", "cg..r..c. ", 4),
        ("../gi./cgi.", "../gi/.cgi.", 4),
        ("M10:B", "M10:C", 9),
        ("M10:B", "M10:", 9),
        ("M10:B", "M99:B", 9),
        ("A cards M75", "A cards M99", 10),
        ("A cards M75", "A hand M75", 10),
        ("A cards M75", "A cards", 10),
        ("B cards -", "B cards -\nC cards -", 12),
        ("B cards -", "B cards -\nunder M01", 12),
        ("B cards -", "B cards -\nidle 3", 12),
        ("B cards -", "B cards -\npile M01", 12),
        ("seats 2", "seats two", 1),
    ],
)
def test_a_word_that_cannot_stand_there(old: str, changed: str, line: int) -> None:
    found = refused(old, changed)
    assert (found.code, found.args["line"]) == ("notation-word", line)


@pytest.mark.parametrize("idle", ["0", "-1", "7", "x"])
def test_idle_turns_out_of_range(idle: str) -> None:
    found = refused_text(f"options refresh=on\nidle {idle}")
    assert (found.code, found.args["text"]) == ("notation-word", idle)


@pytest.mark.clause("anthokyklos", "K1")
@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_or_too_many_players(seats: int) -> None:
    found = refused("seats 2", f"seats {seats}")
    assert (found.code, found.clause) == ("seats-range", "K1")


@pytest.mark.parametrize("key", ["seats", "turn", "1", "5", "market", "A", "B"])
def test_a_line_left_out(key: str) -> None:
    line = next(line for line in PLAIN.splitlines() if line.split()[0] == key)
    found = refused(f"{line}\n", "")
    assert (found.code, found.args) == ("notation-missing", {"text": key})
