"""Shapes and matching, against a slow account of the same rules written here from the table B.3."""

from itertools import product

import pytest

from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import fast_dice
from tests.games.anthokyklos.table import (
    board,
    events,
    market,
    new,
    offer,
    play,
    read,
    ring,
    table,
    won,
)
from tests.games.anthokyklos.test_deck import CARDS

Cell = tuple[int, int]  # ring and slot, from 1
Motif = frozenset[Cell]
Petals = dict[Cell, str]

# From the first petal to each: along the ring (> <), outwards (R L), inwards (r l).
# At scale 2, 3, 4 every step is walked so often. Then the scales, then how many motifs there are.
SHAPES: dict[str, tuple[list[str], list[int], int]] = {
    "arc3": (["", ">", ">>"], [1, 2], 90),
    "trefoil": (["", ">>>", ">>>>>>"], [1], 15),
    "arc5": (["", ">", ">>", ">>>", ">>>>"], [1], 45),
    "ray": (["", "RL", "RLRL"], [1], 9),
    "right3": (["", "R", "RR"], [1, 2], 36),
    "left3": (["", "L", "LL"], [1, 2], 36),
    "right4": (["", "R", "RR", "RRR"], [1], 18),
    "left4": (["", "L", "LL", "LLL"], [1], 18),
    "right5": (["", "R", "RR", "RRR", "RRRR"], [1], 9),
    "left5": (["", "L", "LL", "LLL", "LLLL"], [1], 9),
    "bud": (["", ">", "R"], [1, 2, 3, 4], 90),
    "fan": (["", "L", "R"], [1, 2, 3, 4], 90),
    "diamond": (["", "L", "R", "LR"], [1, 2], 36),
    "braid-right": (["", ">", "R", ">R"], [1, 2], 63),
    "braid-left": (["", "<", "L", "<L"], [1, 2], 63),
    "chevron-out": (["", "l", "r", "ll", "rr"], [1, 2], 36),
    "chevron-in": (["", "L", "R", "LL", "RR"], [1, 2], 36),
    "cross": (["", "L", "R", "l", "r"], [1, 2], 36),
    "cup": (["", ">", "L", "R", ">R"], [1, 2], 63),
    "corolla": (["<", ">", "L", "R", "l", "r"], [1, 2], 36),
    "flower": (["", "<", ">", "L", "R", "l", "r"], [1, 2], 36),
    "big-bud": (["", ">", ">>", "R", ">R", "RR"], [1], 27),
    "ring": ([">" * step for step in range(9)], [1], 5),
}
SCALED = [(shape, scale) for shape, (_, scales, _) in SHAPES.items() for scale in scales]

# A slot of the next ring rests on the same slot and the next one.
STEPS = {">": (0, 1), "<": (0, -1), "R": (1, 0), "L": (1, -1), "l": (-1, 0), "r": (-1, 1)}


def motifs_of(shape: str, scale: int) -> set[Motif]:
    """Return where a shape can lie on the flower at a scale."""
    found = set()
    for number, slot in product(range(1, 6), range(1, 10)):
        cells = []
        for path in SHAPES[shape][0]:
            out, along = number, slot
            for step in path:
                out += STEPS[step][0] * scale
                along += STEPS[step][1] * scale
            cells.append((out, (along - 1) % 9 + 1))
        if all(1 <= out <= 5 for out, _ in cells) and len(set(cells)) == len(cells):
            found.add(frozenset(cells))
    return found


ALL = {shape: set().union(*(motifs_of(shape, s) for s in SHAPES[shape][1])) for shape in SHAPES}
SMALL = {shape: motifs_of(shape, 1) for shape in SHAPES}


def satisfies(colours: str, condition: str) -> bool:
    """Return whether petals of these colours keep a condition: `two:cg 3+c`."""
    form, _, quantity = condition.partition(" ")
    word, _, named = form.partition(":")
    used = set(colours)
    if len(used) != {"one": 1, "two": 2, "three": 3}[word]:
        return False
    if named not in ("", "any"):
        if word == "one" and not used <= set(named):
            return False
        if word == "two" and not used >= set(named):
            return False
    least, _, of = quantity.partition("+")
    counted = "cgi" if of == "any" else of
    return not quantity or max(colours.count(colour) for colour in counted) >= int(least)


def petals_of(position: AnthokyklosPosition) -> Petals:
    return {
        (number, slot): petal
        for number in range(1, 6)
        for slot, petal in enumerate(ring(position, number), 1)
        if petal != "."
    }


def found_on(petals: Petals, known: dict[str, set[Motif]]) -> dict[str, set[Motif]]:
    """Return where each card's motif lies."""
    whole = {
        shape: [
            (motif, "".join(petals[cell] for cell in motif))
            for motif in motifs
            if motif <= petals.keys()
        ]
        for shape, motifs in known.items()
    }
    return {
        key: {motif for motif, colours in whole[shape] if satisfies(colours, condition)}
        for key, (shape, condition, _) in CARDS.items()
    }


def name(motif: Motif) -> str:
    return "+".join(f"{number}.{slot}" for number, slot in sorted(motif))


def bare(position: AnthokyklosPosition, petals: Petals) -> AnthokyklosPosition:
    """Return a copy with these petals laid on the bare flower, carried or not."""
    copy = position.copy()
    for (number, slot), petal in petals.items():
        copy.bloom(9 * (number - 1) + slot - 1, "cgi".index(petal))
    return copy


def card_of(shape: str) -> str:
    return next(key for key, (found, _, _) in CARDS.items() if found == shape)


def coloured(motif: Motif, condition: str) -> Petals:
    """Return the motif in colours that keep the condition."""
    cells = sorted(motif)
    for colours in product("cgi", repeat=len(cells)):
        if satisfies("".join(colours), condition):
            return dict(zip(cells, colours, strict=True))
    raise ValueError(condition)


def is_present(position: AnthokyklosPosition, key: str) -> bool:
    return position.is_present(position.deck.number_of(key))


# Shapes.


@pytest.mark.clause("anthokyklos", "G4", "K10", "8.2")
@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_lies_on_the_flower_in_so_many_ways(shape: str) -> None:
    deck = new(2).deck
    number = [found.key for found in deck.shapes].index(shape)
    found = deck.placements[number]
    assert len(found) == len(set(found)) == SHAPES[shape][2]
    cells = {
        frozenset((cell // 9 + 1, cell % 9 + 1) for cell in range(45) if mask >> cell & 1)
        for mask in found
    }
    assert cells == ALL[shape]


@pytest.mark.clause("anthokyklos", "G4", "K10", "K13", "8.2")
@pytest.mark.parametrize(("shape", "scale"), SCALED)
def test_a_motif_is_found_anywhere_and_never_without_one_of_its_petals(
    shape: str, scale: int
) -> None:
    position, key = new(2), card_of(shape)
    for motif in motifs_of(shape, scale):
        petals = coloured(motif, CARDS[key][1])
        assert is_present(bare(position, petals), key)
        for cell in motif:
            rest = {other: petal for other, petal in petals.items() if other != cell}
            assert not is_present(bare(position, rest), key)


@pytest.mark.clause("anthokyklos", "G4", "K13")
@pytest.mark.parametrize(("shape", "scale"), SCALED)
def test_a_motif_is_not_found_with_a_petal_out_of_place(shape: str, scale: int) -> None:
    position, key = new(2), card_of(shape)
    motif = min(motifs_of(shape, scale), key=sorted)
    petals = coloured(motif, CARDS[key][1])
    for cell, elsewhere in product(motif, product(range(1, 6), range(1, 10))):
        moved = {other: petal for other, petal in petals.items() if other != cell}
        if elsewhere not in petals and frozenset([*moved, elsewhere]) not in ALL[shape]:
            moved[elsewhere] = petals[cell]
            assert not is_present(bare(position, moved), key)


@pytest.mark.clause("anthokyklos", "G4")
@pytest.mark.parametrize(
    ("shape", "petals"),
    [
        ("arc3", "2.1+2.3+2.5"),
        ("bud", "1.1+1.3+3.1"),
        ("bud", "1.1+1.4+4.1"),
        ("bud", "1.1+1.5+5.1"),
        ("fan", "1.5+5.1+5.5"),
        ("right3", "1.1+3.1+5.1"),
        ("left3", "1.5+3.3+5.1"),
        ("diamond", "1.3+3.1+3.3+5.1"),
        ("braid-right", "1.1+1.3+3.1+3.3"),
        ("chevron-out", "1.1+1.5+3.1+3.3+5.1"),
        ("corolla", "1.3+1.5+3.1+3.5+5.1+5.3"),
    ],
)
def test_larger_scales_by_example(shape: str, petals: str) -> None:
    cells = [word.split(".") for word in petals.split("+")]
    motif = frozenset((int(number), int(slot)) for number, slot in cells)
    key = card_of(shape)
    assert is_present(bare(new(2), coloured(motif, CARDS[key][1])), key)


# Matching.


@pytest.mark.clause("anthokyklos", "8.2", "10.1", "G1", "G4", "K11", "K13")
@pytest.mark.parametrize(("seats", "scales"), [(2, "on"), (3, "on"), (5, "on"), (2, "off")])
def test_all_ninety_cards_are_matched_as_by_hand(seats: int, scales: str) -> None:
    known = ALL if scales == "on" else SMALL
    for seed in range(3):
        position, dice = new(seats, seed, scales=scales), fast_dice(seed, 1)
        before: set[str] = set()
        while not position.is_over():
            legal = position.legal_moves()
            position.play(legal[int(dice.below(len(legal)))])
            by_hand = found_on(petals_of(position), known)
            present = {key for key in CARDS if is_present(position, key)}
            assert present == {key for key, motifs in by_hand.items() if motifs}
            assert present >= before
            for card in market(position):
                motifs = offer(position, card)["motifs"] or []
                assert len(motifs) == len(set(motifs))
                assert set(motifs) == {name(motif) for motif in by_hand[card]}
            before = present
        assert {key for key in CARDS if is_present(read(position.write()), key)} == before


@pytest.mark.clause("anthokyklos", "10.1", "10.2", "1.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_turn_takes_what_is_valid_by_hand(seats: int) -> None:
    for seed in range(3):
        position, dice = new(seats, seed), fast_dice(seed, 2)
        while not position.is_over():
            seat = int(position.to_move())
            legal = position.legal_moves()
            move = legal[int(dice.below(len(legal)))]
            reserved = position.write_move(move)
            checked = {
                found["card"]["card"]
                for found in board(position)["market"]
                if found["holder"] in (None, seat) or found["card"]["card"] == reserved
            }
            held = {card["card"] for card in board(position)["players"][seat]["cards"]}
            position.play(move)
            by_hand = found_on(petals_of(position), ALL)
            valid = {card for card in checked if by_hand[card]}
            assert {
                card["card"] for card in board(position)["players"][seat]["cards"]
            } == held | valid


# By example.


@pytest.mark.clause("anthokyklos", "K11", "6.4")
@pytest.mark.parametrize("slot", range(1, 10))
def test_a_motif_may_be_turned_about_the_pistil(slot: int) -> None:
    following = slot % 9 + 1
    inside = "".join("c" if at in (slot, following) else "." for at in range(1, 10))
    position = play(table(f"1 {inside}", "2 ......... cg/cgi/cgii", "market M01"), f"2t1>{slot}")
    assert won(position, "A") == ["M01"]
    cells = [*sorted([f"1.{slot}", f"1.{following}"]), f"2.{slot}"]
    assert events(position, "validated")[0].args["motif"] == ["+".join(cells)]


@pytest.mark.clause("anthokyklos", "K11")
@pytest.mark.parametrize(
    ("rings", "card"),
    [
        ("1 cggi.....\n2 cgi......\n3 ci.......", "M72"),
        ("1 iggc.....\n2 igc......\n3 ic.......", "M73"),
    ],
)
def test_a_spiral_is_not_its_mirror_image(rings: str, card: str) -> None:
    position = table(rings, "4 ......... cg/cgi/cgii", "market M72 M73 M74")
    assert won(play(position, "4t1>1"), "A") == [card]


@pytest.mark.clause("anthokyklos", "K11")
@pytest.mark.parametrize(
    ("inside", "outside", "card"),
    [("ccg......", "cc.......", "M25"), ("gcc......", "cc.......", "M28")],
)
def test_a_braid_is_not_its_mirror_image(inside: str, outside: str, card: str) -> None:
    position = table(f"1 {inside}\n2 {outside}\nmarket M25 M28 M74")
    assert won(play(position, "1m2>7"), "A") == [card]


@pytest.mark.clause("anthokyklos", "K12")
@pytest.mark.parametrize(
    ("inside", "outside", "card"),
    [("cc.......", "c........", "M67"), ("gci......", "cc.......", "M68")],
)
def test_a_bud_is_not_a_fan(inside: str, outside: str, card: str) -> None:
    position = table(f"1 {inside}\n2 {outside}\nmarket M67 M68 M74")
    assert won(play(position, "M74"), "A") == [card]


@pytest.mark.clause("anthokyklos", "K9", "2.1")
def test_the_pistil_is_no_petal_of_a_motif() -> None:
    position = play(table("1 cc.......\n2 c........\nmarket M69 M67 M74"), "M74")
    assert won(position, "A") == ["M67"]


@pytest.mark.clause("anthokyklos", "K9")
def test_no_motif_is_centred_on_the_pistil_or_lies_beyond_the_flower() -> None:
    position = new(2)
    for mask in [mask for masks in position.deck.placements for mask in masks]:
        assert 0 < mask < 1 << 45
    petals = {(1, slot): "c" for slot in range(1, 10)}
    assert not is_present(bare(position, petals), "M74")
    assert not is_present(bare(position, petals), "M82")


@pytest.mark.clause("anthokyklos", "K13")
@pytest.mark.parametrize("slots", ["cc.......", "cc.c.....", "cc.....c."])
def test_a_gap_breaks_a_motif(slots: str) -> None:
    position = play(table(f"1 {slots}\nmarket M07 M22 M24"), "M07")
    assert won(position, "A") == []


@pytest.mark.clause("anthokyklos", "K10", "8.2")
def test_a_motif_counts_at_a_larger_scale() -> None:
    position = table("1 cgc......\n2 gi.......\n3 ......... cg/cgi/cgii\nmarket M67")
    play(position, "3t1>1")
    assert won(position, "A") == ["M67"]
    assert events(position, "validated")[0].args["motif"] == ["1.1+1.3+3.1"]


@pytest.mark.clause("anthokyklos", "K10")
def test_an_arc_of_five_has_no_larger_scale() -> None:
    petals = {(1, slot): colour for slot, colour in zip((1, 3, 5, 7, 9), "cgcic", strict=True)}
    assert not is_present(bare(new(2), petals), "M61")
    petals = {(1, slot): colour for slot, colour in zip((1, 2, 3, 4, 5), "cgcic", strict=True)}
    assert is_present(bare(new(2), petals), "M61")


@pytest.mark.clause("anthokyklos", "8.2", "10.3")
def test_one_petal_serves_several_motifs() -> None:
    position = table("1 cgc......\n2 g........ c./cgi/gcii\nmarket M75")
    play(position, "2t1>2")
    assert events(position, "validated")[0].args["motif"] == ["1.1+1.2+2.1", "1.2+1.3+2.2"]
