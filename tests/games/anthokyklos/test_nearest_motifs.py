"""Where the market's motifs may still come, as the view tells it."""

from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.games.anthokyklos.view import MarketCardData
from florilege.kernel.dice import fast_dice
from tests.games.anthokyklos.table import board, moves, new, offer, play, points, table


def nearest_motifs(position: AnthokyklosPosition, card: str) -> dict[str, list[str]]:
    found = offer(position, card)["hopes"]
    assert found is not None
    return {hope["motif"]: hope["petals"] for hope in found}


def test_the_nearest_places_are_told_with_the_colours_that_help() -> None:
    position = table("1 cc.......", "market M07")
    assert nearest_motifs(position, "M07") == {"1.1+1.2+1.3": ["c"], "1.1+1.2+1.9": ["c"]}


def test_a_place_counts_the_petals_it_rests_on() -> None:
    position = table("1 cc......c", "market M01 M04")
    assert nearest_motifs(position, "M01") == {"1.1+1.2+2.1": ["c"], "1.1+1.9+2.9": ["c"]}
    assert nearest_motifs(position, "M04") == {"1.1+2.1+2.9": ["c"]}


def test_where_rings_open_whole_every_place_on_the_next_is_as_far() -> None:
    local = table("1 cc.......", "market M01")
    whole = table("options unlocking=whole-ring", "1 cc.......", "market M01")
    assert list(nearest_motifs(local, "M01")) == ["1.1+1.2+2.1"]
    assert list(nearest_motifs(whole, "M01")) == ["1.1+1.2+2.1", "1.2+1.3+2.2", "1.1+1.9+2.9"]


def test_a_colour_that_has_run_out_gives_no_hope() -> None:
    position = table("1 cic.ci.gi", "market M07 M08")
    assert all(motif.startswith(("2.", "3.")) for motif in nearest_motifs(position, "M07"))
    assert all("1.9" not in motif for motif in nearest_motifs(position, "M08"))


def test_a_motif_that_is_there_needs_no_hope() -> None:
    position = table("1 ccc......", "market M07")
    assert offer(position, "M07")["motifs"] == ["1.1+1.2+1.3"]
    assert nearest_motifs(position, "M07") == {}


def test_sharp_eyes_are_told_nothing() -> None:
    position = table("options taking=sharp-eyes", "1 cc.......", "market M07")
    assert offer(position, "M07")["hopes"] is None


def test_a_validated_card_shows_its_motif() -> None:
    position = play(table("1 cc....... ../cgg/giii", "market M07"), "1m1>3")
    assert points(position, "A") == 5
    assert board(position)["players"][0]["cards"][0]["motif"] == "1.1+1.2+1.3"


def test_hopes_of_one_petal_come_true_and_hopeless_cards_never_do() -> None:
    for seed in range(4):
        position = new(2, seed)
        dice = fast_dice(seed)
        hopeless: set[str] = set()
        while not position.is_over():
            for shown in board(position)["market"]:
                card = shown["card"]["card"]
                if not shown["motifs"] and not shown["hopes"]:
                    hopeless.add(card)
                assert not (shown["motifs"] and card in hopeless)
                come_true(position, shown)
            legal = sorted(move for move in moves(position) if ">" in move)
            play(position, legal[dice.below(len(legal))])


def come_true(position: AnthokyklosPosition, shown: MarketCardData) -> None:
    """Place the one petal that is missing, where it can be placed now, and look."""
    number = position.deck.number_of(shown["card"]["card"])
    for hope in shown["hopes"] or []:
        for move in moves_into(position, hope["motif"]):
            after = position.copy()
            colour = position.parts(position.read_move(move))[2][1]
            after.play(position.read_move(move))
            assert after.is_present(number) or colour not in hope["petals"]


def moves_into(position: AnthokyklosPosition, motif: str) -> list[str]:
    """Return the placements on the only free cell of a motif, if it has only one."""
    rings = board(position)["rings"]
    cells = [(int(cell[0]), int(cell[2])) for cell in motif.split("+")]
    free = [cell for cell in cells if rings[cell[0] - 1]["slots"][cell[1] - 1] is None]
    if len(free) != 1:
        return []
    ring, slot = free[0]
    found = [move for move in moves(position) if move[0] == str(ring)]
    return [move for move in found if move.endswith(f">{slot}")]
