import re
from collections import Counter
from itertools import combinations
from typing import Final

import pytest

from florilege.games.anthokyklos.deck import (
    LONGEST_TEXT,
    Deck,
    open_deck,
    parse,
    standard_deck,
    standard_text,
)
from florilege.games.anthokyklos.deck_check import check
from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel import record
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refusal, Refused
from tests.games.anthokyklos.table import market, new, offer, play, points, read, table, won

Card = tuple[str, str, int]

# Shape, condition and points, in coral; each stands for three cards, c, g, i in a circle.
TRIPLETS: Final = """
    bud          one:c         4
    fan          one:c         5
    arc3         one:c         5
    right3       one:c         6
    left3        one:c         6
    bud          one:cg        3
    fan          one:cg        4
    arc3         one:cg        4
    braid-right  one:cg        7
    braid-left   one:cg        7
    diamond      two:cg        3
    cross        two:cg        4
    right4       two:cg        5
    left4        two:cg        5
    cup          two:cg 3+c    5
    ray          two:c         5
    corolla      two:c 3+c     5
    big-bud      two:c 3+c     4
    chevron-in   two:c 3+c     5
    flower       two:c 4+c     7
    arc5         three 3+c     3
    flower       three 4+c     5
"""
SINGLE: Final = """
    bud          one:any       2
    fan          one:any       3
    diamond      one:any       7
    trefoil      one:any       8
    ray          one:any       8
    right4       one:any       9
    left4        one:any       9
    cross        one:any       10
    bud          two:any       2
    fan          two:any       2
    right5       two:any       5
    left5        two:any       5
    braid-right  two:any 3+any 2
    braid-left   two:any 3+any 2
    chevron-out  two:any 4+any 4
    corolla      two:any 5+any 7
    arc3         three         1
    trefoil      three         2
    ring         three         3
    right3       three         3
    left3        three         3
    right5       three         5
    left5        three         5
    ray          three         6
"""
CIRCLE: Final = {"c": "g", "g": "i", "i": "c"}


def turned(condition: str) -> str:
    """Return a condition with the colours changed in a circle, named in the order c, g, i."""
    form, plus, quantity = condition.partition(" ")
    word, colon, named = form.partition(":")
    if named != "any":
        named = "".join(sorted(CIRCLE[colour] for colour in named))
    if quantity and not quantity.endswith("any"):
        quantity = quantity[:-1] + CIRCLE[quantity[-1]]
    return f"{word}{colon}{named}{plus}{quantity}"


def expected() -> dict[str, Card]:
    found: list[Card] = []
    for line in TRIPLETS.split("\n")[1:-1]:
        shape, *words, value = line.split()
        condition = " ".join(words)
        for _ in range(3):
            found.append((shape, condition, int(value)))
            condition = turned(condition)
    for line in SINGLE.split("\n")[1:-1]:
        shape, *words, value = line.split()
        found.append((shape, " ".join(words), int(value)))
    return {f"M{number:02}": card for number, card in enumerate(found, 1)}


CARDS: Final = expected()

KINDS: Final = {
    ("one", 1): "mono_def",
    ("one", 0): "mono_libre",
    ("one", 2): "mono_bi",
    ("two", 2): "bi_def",
    ("two", 1): "bi_semi",
    ("two", 0): "bi_libre",
    ("three", 0): "tri",
}


def kind(condition: str) -> str:
    word, _, named = condition.split()[0].partition(":")
    return KINDS[word, 0 if named == "any" else len(named)]


def faces(deck: Deck) -> dict[str, Card]:
    return {card.key: (card.shape.key, card.condition.text(), card.points) for card in deck.cards}


def edited(*changes: tuple[str, str]) -> str:
    """Return the standard deck after changes to whole lines."""
    lines = [" ".join(line.split()) for line in standard_text().splitlines()]
    for old, new_line in changes:
        lines[lines.index(old)] = new_line
    return "\n".join(lines)


def line_of(start: str) -> int:
    """Return the number of the line of the deck file that begins so."""
    lines = [" ".join(line.split()) for line in standard_text().splitlines()]
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def refused_deck(text: str) -> Refusal:
    """Return why a game with this deck is refused."""
    with pytest.raises(Refused) as caught:
        GAME.start(2, {"deck": text}, fast_dice(1))
    return caught.value.refusal


# The standard deck.


@pytest.mark.clause("anthokyklos", "2.3", "G5")
def test_the_ninety_cards_of_the_standard_deck() -> None:
    assert faces(standard_deck(True)) == CARDS
    assert len(CARDS) == len(set(CARDS.values())) == 90


@pytest.mark.clause("anthokyklos", "2.3")
def test_so_many_cards_of_each_kind() -> None:
    assert Counter(kind(condition) for _, condition, _ in faces(standard_deck(True)).values()) == {
        "mono_def": 15,
        "mono_bi": 15,
        "bi_def": 15,
        "bi_semi": 15,
        "tri": 14,
        "mono_libre": 8,
        "bi_libre": 8,
    }
    assert sum("+" in condition for _, condition, _ in faces(standard_deck(True)).values()) == 25


@pytest.mark.clause("anthokyklos", "2.3")
def test_so_many_cards_of_each_worth() -> None:
    number = Counter(card.points for card in standard_deck(True).cards)
    assert [number[worth] for worth in range(1, 11)] == [1, 6, 13, 16, 31, 7, 11, 2, 2, 1]


@pytest.mark.clause("anthokyklos", "G5")
def test_the_deck_stays_the_same_when_colours_change_in_a_circle_or_all_is_mirrored() -> None:
    found = set(faces(standard_deck(True)).values())
    assert {(shape, turned(condition), value) for shape, condition, value in found} == found
    swap = {"right": "left", "left": "right"}
    mirrored = set()
    for shape, condition, value in found:
        image = re.sub("right|left", lambda hand: swap[hand[0]], shape)
        mirrored.add((image, condition, value))
    assert mirrored == found


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize("scaled", [True, False])
def test_the_standard_deck_keeps_the_rules_of_decks(scaled: bool) -> None:
    check(standard_deck(scaled))


@pytest.mark.clause("anthokyklos", "8.1", "9.1")
@pytest.mark.parametrize("key", CARDS)
def test_a_card_shows_shape_condition_and_points(key: str) -> None:
    shape, condition, value = CARDS[key]
    form, _, quantity = condition.partition(" ")
    shown = offer(table(f"market {key}"), key)["card"]
    assert (shown["card"], shown["shape"], shown["points"]) == (key, shape, value)
    assert shown["condition"] == form.replace(":", "-")
    assert shown["least"] == (quantity.replace("+", "") or None)
    clauses = ["mono_def", "mono_libre", "mono_bi", "bi_def", "bi_semi", "bi_libre", "tri"]
    assert shown["clause"] == f"9.{clauses.index(kind(condition)) + 2}"


# Deck files that are refused.


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    ("old", "changed", "code", "text"),
    [
        ("card M07 arc3 one:c 5", "carte M07 arc3 one:c 5", "deck-line", None),
        ("card M07 arc3 one:c 5", "card M07", "deck-line", None),
        ("card M07 arc3 one:c 5", "M07", "deck-line", None),
        ("card M07 arc3 one:c 5", "card M07 arc4 one:c 5", "deck-unknown-shape", "arc4"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:r 5", "deck-condition", "one:r"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one 5", "deck-condition", "one"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:cc 5", "deck-condition", "one:cc"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:cgi 5", "deck-condition", "one:cgi"),
        ("card M07 arc3 one:c 5", "card M07 arc3 three:c 5", "deck-condition", "three:c"),
        ("card M07 arc3 one:c 5", "card M07 arc3 four 5", "deck-condition", "four"),
        ("card M07 arc3 one:c 5", "card M07 arc3 5", "deck-condition", ""),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 3c 5", "deck-condition", "one:c 3c"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 0+c 5", "deck-condition", "one:c 0+c"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 3+r 5", "deck-condition", "one:c 3+r"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 1+c 2+c 5", "deck-condition", None),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c five", "deck-points", "five"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c -5", "deck-points", "-5"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 5.5", "deck-points", "5.5"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c 100", "deck-points", "100"),
        ("card M07 arc3 one:c 5", "card M07 arc3 one:c ５", "deck-points", "５"),
        ("card M07 arc3 one:c 5", "card M06 arc3 one:c 5", "deck-key", "M06"),
        ("card M07 arc3 one:c 5", "card arc3 arc3 one:c 5", "deck-key", "arc3"),
        ("card M07 arc3 one:c 5", "card M_7 arc3 one:c 5", "deck-key", "M_7"),
        ("card M07 arc3 one:c 5", "card M:A arc3 one:c 5", "deck-key", "M:A"),
        ("card M07 arc3 one:c 5", "card M,7 arc3 one:c 5", "deck-key", "M,7"),
        ("card M07 arc3 one:c 5", "card !M07 arc3 one:c 5", "deck-key", "!M07"),
        ("card M07 arc3 one:c 5", "card - arc3 one:c 5", "deck-key", "-"),
        ("card M07 arc3 one:c 5", "card É07 arc3 one:c 5", "deck-key", "É07"),
    ],
)
def test_a_wrong_card_is_refused_with_its_line(
    old: str, changed: str, code: str, text: str | None
) -> None:
    found = refused_deck(edited((old, changed)))
    assert (found.code, found.clause) == (code, "G5")
    assert found.args["line"] == line_of("card M07")
    assert text is None or found.args["text"] == text


@pytest.mark.clause("anthokyklos", "G5")
def test_a_number_of_points_beyond_all_bounds_is_refused() -> None:
    line = f"card M07 arc3 one:c {'9' * 5000}"
    found = refused_deck(edited(("card M07 arc3 one:c 5", line)))
    assert (found.code, found.args["line"]) == ("deck-points", line_of("card M07"))


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    "changed",
    [
        "shape ray 0,0 2,0 4,0",
        "shape ray 0,0 2,0 4,0 scales",
        "shape ray scales 1",
        "shape ray 0,0 2,0 4;0 scales 1",
        "shape ray 0,0 2,0 4,x scales 1",
        "shape ray 0,0 2,0 5,1 scales 1",
        "shape ray 0,0 2,0 4,1 scales 1",
        "shape ray 0,0 2,0 2,0 scales 1",
        "shape ray 0,0 2,0 4,0 scales 2",
        "shape ray 0,0 2,0 4,0 scales 1 5",
        "shape ray 0,0 2,0 4,0 scales 1 1",
        "shape ray 0,0 2,0 4,0 scales 1 x",
        "shape ray 0,0 0,2 0,4 0,6 0,8 1,1 1,3 1,5 1,7 2,2 scales 1",
    ],
)
def test_a_wrong_shape_is_refused_with_its_line(changed: str) -> None:
    found = refused_deck(edited(("shape ray 0,0 2,0 4,0 scales 1", changed)))
    assert (found.code, found.clause) == ("deck-shape", "G5")
    assert found.args == {"line": line_of("shape ray"), "text": "ray"}


@pytest.mark.clause("anthokyklos", "G5")
def test_a_shape_named_twice_is_refused() -> None:
    changed = ("shape ray 0,0 2,0 4,0 scales 1", "shape arc5 0,0 2,0 4,0 scales 1")
    found = refused_deck(edited(changed))
    assert (found.code, found.args) == ("deck-key", {"line": line_of("shape ray"), "text": "arc5"})


@pytest.mark.clause("anthokyklos", "2.3", "G5")
@pytest.mark.parametrize(
    ("changed", "given"), [("", 89), ("card M90 ray three 6\ncard M91 ray three 7", 91)]
)
def test_a_deck_has_ninety_cards(changed: str, given: int) -> None:
    found = refused_deck(edited(("card M90 ray three 6", changed)))
    assert (found.code, found.clause) == ("deck-size", "2.3")
    assert found.args == {"given": given, "expected": 90}


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    ("old", "changed", "card", "other"),
    [
        ("card M02 bud one:g 4", "card M02 bud one:c 4", "M02", "M01"),
        ("card M17 bud one:gi 3", "card M17 bud one:gc 3", "M17", "M16"),
    ],
)
def test_no_card_twice(old: str, changed: str, card: str, other: str) -> None:
    found = refused_deck(edited((old, changed)))
    assert (found.code, found.clause) == ("deck-twins", "G5")
    assert found.args == {"card": card, "other_card": other}


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize("steps", ["-2,0 2,0 0,0", "1,3 3,3 5,3", "4,0 2,18 0,36"])
def test_no_card_twice_under_two_names_of_its_shape(steps: str) -> None:
    shape = "shape ray 0,0 2,0 4,0 scales 1"
    found = refused_deck(
        edited(
            (shape, f"{shape}\nshape spoke {steps} scales 1"),
            ("card M90 ray three 6", "card M90 spoke one:any 8"),
        )
    )
    assert (found.code, found.args) == ("deck-twins", {"card": "M90", "other_card": "M71"})


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    ("changes", "card"),
    [
        ([("card M02 bud one:g 4", "card M02 bud one:g 5")], "M01"),
        ([("card M33 diamond two:ci 3", "card M33 diamond three 3")], "M32"),
        ([("card M45 cup two:ci 3+i 5", "card M45 cup two:ci 3+c 5")], "M44"),
    ],
)
def test_colours_are_treated_alike(changes: list[tuple[str, str]], card: str) -> None:
    found = refused_deck(edited(*changes))
    assert (found.code, found.clause, found.args) == ("deck-colours", "G5", {"card": card})


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    ("old", "changed", "card"),
    [
        ("card M72 right4 one:any 9", "card M72 right4 one:any 10", "M72"),
        ("card M73 left4 one:any 9", "card M73 left4 three 9", "M72"),
        (
            "shape left5 0,0 1,-1 2,-2 3,-3 4,-4 scales 1",
            "shape left5 0,0 1,-1 2,-2 3,-3 scales 1",
            "M77",
        ),
    ],
)
def test_both_hands_are_treated_alike(old: str, changed: str, card: str) -> None:
    found = refused_deck(edited((old, changed)))
    assert (found.code, found.clause, found.args) == ("deck-mirror", "G5", {"card": card})


def arcs(condition: str) -> list[tuple[str, str]]:
    """Return the change that gives the three arcs of five another condition."""
    found = []
    for number, colour in ((61, "c"), (62, "g"), (63, "i")):
        old = f"card M{number} arc5 three 3+{colour} 3"
        found.append((old, f"card M{number} arc5 {condition} 3"))
        condition = turned(condition)
    return found


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize(
    ("changes", "card"),
    [
        (arcs("one:c"), "M61"),
        (arcs("three 4+c"), "M61"),
        (arcs("two:cg 4+c"), "M61"),
        ([("card M85 ring three 3", "card M85 ring two:any 3")], "M85"),
        ([("card M85 ring three 3", "card M85 ring three 4+any 3")], "M85"),
        ([("card M83 arc3 three 1", "card M83 arc3 three 2+any 1")], "M83"),
        ([("card M90 ray three 6", "card M90 ray two:any 3+any 6")], "M90"),
    ],
)
def test_a_card_that_cannot_occur_is_refused(changes: list[tuple[str, str]], card: str) -> None:
    found = refused_deck(edited(*changes))
    assert (found.code, found.clause, found.args) == ("deck-impossible", "G5", {"card": card})


@pytest.mark.clause("anthokyklos", "G5")
def test_a_rare_card_that_can_occur_is_accepted() -> None:
    check(parse(edited(("card M85 ring three 3", "card M85 ring three 3+any 3")), True))
    check(parse(edited(*arcs("two:c 3+c")), True))


# Another deck.

ARC4: Final = edited(
    ("shape arc5 0,0 0,2 0,4 0,6 0,8 scales 1",
     "shape arc5 0,0 0,2 0,4 0,6 0,8 scales 1\nshape arc4 0,0 0,2 0,4 0,6 scales 1"),
    ("card M22 arc3 one:cg 4", "card X22 arc4 two:cg 6"),
    ("card M23 arc3 one:gi 4", "card X23 arc4 two:gi 6"),
    ("card M24 arc3 one:ci 4", "card X24 arc4 two:ci 6"),
)  # fmt: skip


@pytest.mark.clause("anthokyklos", "G5")
def test_a_deck_may_be_written_with_comments_and_empty_lines() -> None:
    text = f"# mine\n\n{edited()}\n# end"
    assert faces(parse(text, True)) == CARDS


@pytest.mark.clause("anthokyklos", "G5")
def test_another_deck_is_played() -> None:
    settings = GAME.settings({"deck": ARC4})
    position = table(
        f"options deck={settings['deck']}", "1 ccg...... ../.gg/ciii", "market X22 M01 M02"
    )
    play(position, "1m2>4")
    assert won(position, "A") == ["X22"]
    assert points(position, "A") == 6
    assert read(position.write()).write() == position.write()


@pytest.mark.clause("anthokyklos", "G5")
def test_all_cards_of_another_deck_come_to_the_table() -> None:
    settings = GAME.settings({"deck": ARC4})
    seen: set[str] = set()
    for seed in range(150):
        position = GAME.start(5, settings, fast_dice(seed), None)
        assert isinstance(position, AnthokyklosPosition)
        seen.update(market(position))
    assert seen == (set(CARDS) | {"X22", "X23", "X24"}) - {"M22", "M23", "M24"}


@pytest.mark.clause("anthokyklos", "G5")
def test_the_text_of_a_deck_is_one_word_and_stays_the_same() -> None:
    word = str(GAME.settings({"deck": ARC4})["deck"])
    assert word.split() == [word]
    assert GAME.settings({"deck": word}) == GAME.settings({"deck": ARC4})
    assert faces(parse(word, True)) == faces(parse(ARC4, True))


@pytest.mark.clause("anthokyklos", "G5")
def test_a_record_keeps_another_deck() -> None:
    settings = GAME.settings({"deck": ARC4})
    kept = record.begin(GAME, 3, settings, record.fast(5))
    position, dice = new(3, 5, deck=ARC4), fast_dice(9)
    while not position.is_over():
        legal = position.legal_moves()
        move = legal[int(dice.below(len(legal)))]
        kept.moves.append(position.write_move(move))
        position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    kept.result = outcome.text()
    again = record.read_record(kept.text())
    assert again.options == settings == position.settings()
    assert record.replay(again, GAME).write() == position.write()


def renamed(key: str) -> str:
    return edited(("card M07 arc3 one:c 5", f"card {key} arc3 one:c 5"))


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize("key", ["over", "claim", "standard", "1t1", "A", "-a"])
def test_whatever_a_card_is_called_it_can_be_reserved(key: str) -> None:
    settings = GAME.settings({"deck": renamed(key)})
    position = table(f"options deck={settings['deck']}", f"market {key} M74 M72")
    play(position, key)
    assert offer(position, key)["holder"] == 0
    assert read(position.write()).write() == position.write()


@pytest.mark.clause("anthokyklos", "G5")
def test_a_card_is_not_called_as_the_move_that_ends_the_claims() -> None:
    found = refused_deck(renamed("done"))
    assert (found.code, found.args) == ("deck-key", {"line": line_of("card M07"), "text": "done"})


def many_shapes() -> list[str]:
    """Return shapes that equal their mirror images: one or two pairs, and a petal between them."""
    angles = {1: (1, 3, 5, 7), 2: (2, 4, 6, 8), 3: (1, 3, 5, 7), 4: (2, 4, 6, 8)}
    found = []
    for out, pairs in angles.items():
        chosen = [(angle,) for angle in pairs] + list(combinations(pairs, 2))
        for group in chosen:
            found.append(" ".join(["0,0", *(f"{out},{-at} {out},{at}" for at in group)]))
            found.append(" ".join([f"{out},0", *(f"0,{-at} 0,{at}" for at in group)]))
    return found


@pytest.mark.clause("anthokyklos", "G5")
@pytest.mark.parametrize("number", [62, 63, 64, 65, 80])
def test_a_deck_may_have_more_shapes_than_a_mask_has_places(number: int) -> None:
    shapes = many_shapes()[:number]
    lines = [f"shape s{at} {steps} scales 1" for at, steps in enumerate(shapes)]
    kinds = [(at, kind) for kind in ("two:any", "three") for at in range(number)]
    lines += [f"card X{key:02} s{at} {kind} 1" for key, (at, kind) in enumerate(kinds[:90])]
    position, dice = new(2, 1, deck="\n".join(lines)), fast_dice(1, 1)
    assert len(position.deck.shapes) == number
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[int(dice.below(len(legal)))])
        for card in range(90):
            found = position.deck.motifs(card, position.petals)
            assert position.is_present(card) == bool(found)


@pytest.mark.clause("anthokyklos", "2.3", "G5")
@pytest.mark.parametrize("given", [108, 109, 500])
def test_far_too_many_cards_are_refused_like_one_too_many(given: int) -> None:
    cards = [f"card X{key} a three {key % 100}" for key in range(given)]
    found = refused_deck("\n".join(["shape a 0,0 0,2 1,1 scales 1", *cards]))
    assert (found.code, found.args) == ("deck-size", {"given": given, "expected": 90})


@pytest.mark.clause("anthokyklos", "G5")
def test_a_deck_of_bounded_length() -> None:
    text = f"{edited()}\n# "
    assert faces(parse(text.ljust(LONGEST_TEXT, "x"), True)) == CARDS
    found = refused_deck(text.ljust(LONGEST_TEXT + 1, "x"))
    assert (found.code, found.clause) == ("deck-length", "G5")
    assert found.args == {"given": LONGEST_TEXT + 1, "most": LONGEST_TEXT}


@pytest.mark.clause("anthokyklos", "G5")
def test_names_of_bounded_length() -> None:
    parse(renamed("m" * 40), True)
    assert refused_deck(renamed("m" * 41)).code == "deck-key"


@pytest.mark.clause("anthokyklos", "G5")
def test_only_the_decks_opened_last_are_kept() -> None:
    first = renamed("first")
    kept = open_deck(first, True)
    assert open_deck(first, True) is kept
    for number in range(20):
        open_deck(renamed(f"other-{number}"), True)
    assert open_deck(first, True) is not kept
