import pytest

from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.options import Value
from florilege.kernel.refusal import Refusal, Refused
from tests.games.flower_power.table import (
    flowers,
    moves,
    new,
    petals_seen,
    play,
    read,
    table,
    winners,
)

PLAIN = """seats 2
A played hand 10S,KS/B garden [(JC),(3D/A)]!~ {QD,9H,4S}
B drew hand - garden [10D,(KC/AB),(2H)]
graveyard 5S,6S
"""


def refused(old: str, new: str) -> Refusal:
    """Return why the plain position is refused after a change."""
    assert old in PLAIN
    with pytest.raises(Refused) as caught:
        GAME.read(PLAIN.replace(old, new, 1), fast_dice(1))
    return caught.value.refusal


def playout(position: FlowerPowerPosition, seed: int, longest: int = 400) -> list[str]:
    dice, texts = fast_dice(seed, 1), [position.write()]
    while not position.is_over() and len(texts) < longest:
        legal = sorted(moves(position))
        play(position, legal[int(dice.below(len(legal)))])
        texts.append(position.write())
    return texts


def test_what_is_left_out_has_a_default() -> None:
    position = read(PLAIN)
    text = position.write()
    assert "first A\nactive A\nphase turn A\n" in text
    assert "A played hand 10S,KS/B garden [(JC),(3D/A)]!~ {QD,9H,4S}\n" in text
    assert "B drew hand - garden [10D,(KC/AB),(2H)]\n" in text
    assert read(text).write() == text


@pytest.mark.parametrize("move", ["end", "A1", "B1", "10S", "pass", "regular", "done", "keep"])
def test_moves_are_read_as_they_are_written(move: str) -> None:
    position = read(PLAIN)
    assert position.write_move(position.read_move(move)) == move


@pytest.mark.parametrize(
    "move", ["poison:B1.1", "heart:B1.4", "power:A1", "spy:A2", "hand:B", "size:3", "place:2"]
)
def test_targets_are_read_as_they_are_written(move: str) -> None:
    position = read(PLAIN)
    assert position.write_move(position.read_move(move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "1"},
        {"contest": "played", "garden_build": "in_order"},
        {"reply_unit": "many", "refill": "eager", "eliminated_hand": "removed"},
        {"jokers": "no", "petals": 8, "eliminated_hand": "responsible"},
    ],
)
def test_positions_are_read_as_they_are_written(seats: int, options: dict[str, Value]) -> None:
    for text in playout(new(seats, seats, **options), seats):
        assert read(text).write() == text


@pytest.mark.parametrize("seats", [2, 3])
def test_legal_moves_are_read_as_they_are_written_all_along(seats: int) -> None:
    position, dice = new(seats, 3), fast_dice(3, 1)
    for _ in range(300):
        if position.is_over():
            break
        legal = position.legal_moves()
        for move in legal:
            assert position.read_move(position.write_move(move)) == move
        position.play(legal[int(dice.below(len(legal)))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_on_alike_from_its_notation(seats: int) -> None:
    position = new(seats, 5)
    for _ in range(30):
        position.play(position.legal_moves()[-1])
    again = GAME.read(position.write(), position.dice.copy())
    assert isinstance(again, FlowerPowerPosition)
    assert playout(again, 3, 100) == playout(position, 3, 100)


@pytest.mark.clause("flower-power", "1.2")
def test_a_card_twice_or_missing() -> None:
    found = refused("(JC)", "(10S)")
    assert (found.code, found.clause) == ("card-duplicated", "1.2")
    found = refused("graveyard 5S,6S\n", "graveyard 5S\npile 6S\n")
    assert (found.code, found.clause, found.args["card"]) == ("card-missing", "1.2", "2S")


@pytest.mark.clause("flower-power", "11")
def test_a_joker_where_there_are_none() -> None:
    found = refused("seats 2\nA played hand 10S", "seats 2\noptions jokers=no\nA played hand JkB")
    assert (found.code, found.clause) == ("no-jokers", "11")


@pytest.mark.clause("flower-power", "6.3", "12.4")
def test_a_power_flower_with_a_hidden_petal() -> None:
    found = refused("{QD,", "{(QD),")
    assert (found.code, found.clause) == ("power-hidden", "6.3")


@pytest.mark.clause("flower-power", "1.1", "AMB-59")
@pytest.mark.parametrize(("seats", "clause"), [(1, "1.1"), (9, "AMB-59")])
def test_a_wrong_number_of_seats(seats: int, clause: str) -> None:
    found = refused("seats 2", f"seats {seats}")
    assert (found.code, found.clause) == ("seats-range", clause)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("seats 2", "seats two", "two"),
        ("A played", "A plaid", "plaid"),
        ("10S,", "11S,", "11S"),
        ("KS/B", "KS/D", "D"),
        ("KS/B", "KS^1", "KS^1"),
        ("KS/B", "KS@1", "KS@1"),
        ("]!~", "]~!", "[(JC),(3D/A)]~!"),
        ("{QD,9H,4S}", "{}", "{}"),
        ("graveyard 5S,6S\n", "graveyard 5S,6S\nweather fine\n", "weather"),
        ("graveyard 5S,6S\n", "graveyard 5S,6S\nactive D\n", "D"),
        ("graveyard 5S,6S\n", "graveyard 5S,6S\nphase tea A\n", "tea A"),
        ("graveyard 5S,6S\n", "graveyard 5S,6S\nidle many\n", "many"),
    ],
)
def test_a_bad_word_is_named(old: str, new: str, word: str) -> None:
    found = refused(old, new)
    assert (found.code, found.args["text"]) == ("notation-word", word)


def test_a_line_twice_or_missing() -> None:
    assert refused("graveyard 5S,6S\n", "graveyard 5S\ngraveyard 6S\n").code == "notation-twice"
    found = refused("B drew", "# B drew")
    assert (found.code, found.args) == ("notation-missing", {"text": "B"})
    assert refused("graveyard 5S,6S\n", "phase over\n").code == "notation-missing"
    assert refused("graveyard 5S,6S\n", "phase turn A; reply A\n").code == "notation-missing"


@pytest.mark.clause("flower-power", "5.3.2", "5.3.1")
def test_a_battle_is_read_as_it_is_written() -> None:
    position = table("""
        A hand KS garden [(JS),(3C)]
        B hand 7H garden {QD,9H,4S} [(2D),(2H)]
    """)
    for move in ("A1", "B1", "QD", "KS", "poison:B1.1", "9H", "7H", "heart:B1.1", "pass", "pass"):
        play(position, move)
        text = position.write()
        assert read(text).write() == text
        assert moves(read(text)) == moves(position)
    assert flowers(play(read(position.write()), "keep"), "A") == flowers(
        play(position, "keep"), "A"
    )


@pytest.mark.clause("flower-power", "9", "AMB-50")
def test_an_ended_game_is_read_as_it_is_written() -> None:
    position = table("A hand - garden [(9S)]\nB hand - garden [(8S)]")
    text = play(position, *["end"] * 4).write()
    assert "phase over\n" in text
    assert "ended stalemate AB\n" in text
    assert read(text).write() == text
    assert winners(read(text)) == winners(position) == "AB"


@pytest.mark.clause("flower-power", "6.5", "12.1")
def test_a_new_flower_comes_last_also_where_another_has_gone() -> None:
    position = table("""
        A hand 6S,KC,9D,3D garden [5C] [(8C)]
        B hand - garden [(10C),(4D)]
    """)
    again = read(play(position, "6S", "poison:A1.1").write())
    for found in (again, position):
        play(found, "regular", "KC", "9D", "3D", "done")
        assert flowers(found, "A") == ["[(8C)]", "[(KC),(9D),(3D)]"]


@pytest.mark.clause("flower-power", "6.5")
def test_a_flower_half_made_is_known_to_its_maker_after_reading() -> None:
    position = table("""
        A hand KC,9D,3D garden [5C]
        B hand - garden [(10C),(4D)]
    """)
    again = read(play(position, "regular", "KC", "9D").write())
    for found in (position, again):
        play(found, "3D", "done")
        assert petals_seen(found, "A", "A2") == ["KC", "9D", "3D"]
