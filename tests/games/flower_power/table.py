"""Gardens on the table: positions and moves in notation, and short questions about them."""

import re
from typing import cast

from florilege.games.flower_power import gardens
from florilege.games.flower_power.cards import NAMES
from florilege.games.flower_power.events import face_name
from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.notation import write_flower
from florilege.games.flower_power.piles import hand_names
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.games.flower_power.view import BoardData, FlowerData
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.options import Value
from florilege.kernel.seats import LETTERS, letter
from tests.games.scenario import events as events
from tests.games.scenario import moves as moves
from tests.games.scenario import order as order
from tests.games.scenario import play as play
from tests.games.scenario import refusal as refusal
from tests.games.scenario import turn as turn

CARD = re.compile(r"(?:10|[2-9JQKA])[SHDC]|Jk[BR]")
MARK = re.compile(r"[/?^@][^,()\[\]{}]*")


def table(text: str, seed: int = 1) -> FlowerPowerPosition:
    """Read a position of one pack: `REST` are the cards named nowhere else, `(REST)` face down."""
    used = set(CARD.findall(text))
    rest = [name for name in NAMES if name not in used]
    text = text.replace("(REST)", ",".join(f"({name})" for name in rest))
    return read(text.replace("REST", ",".join(rest)), seed)


def read(text: str, seed: int = 1) -> FlowerPowerPosition:
    """Read a position as it stands, and keep a journal; two seats unless it says otherwise."""
    words = [line.split()[0] for line in text.splitlines() if line.split()]
    if "seats" not in words:
        text = f"seats {3 if 'C' in words else 2}\n{text}"
    position = GAME.read(text, fast_dice(seed))
    assert isinstance(position, FlowerPowerPosition)
    position.journal = Journal()
    return position


def new(seats: int, seed: int = 1, /, **options: Value) -> FlowerPowerPosition:
    """Set up a new game, its contest decided by lot unless told otherwise."""
    position = GAME.start(seats, {"contest": "lot", **options}, fast_dice(seed), Journal())
    assert isinstance(position, FlowerPowerPosition)
    return position


def seated(seats: int, seed: int = 1, /, **options: Value) -> FlowerPowerPosition:
    """Set up a new game up to the building of gardens, A playing first."""
    position = new(seats, seed, **options)
    return play(position, f"place:{position.to_move() + 1}")


def planted(seats: int, seed: int = 1, /, **options: Value) -> FlowerPowerPosition:
    """Set up a new game up to the first turn, A playing first; flowers as large as can be."""
    position = seated(seats, seed, **options)
    while position.question().kind == "build":
        position.play(position.legal_moves()[-1])
    return position


def drawing(text: str, card: str, *moves: str) -> FlowerPowerPosition:
    """Play the moves with dice that let A draw this card."""
    for seed in range(100):
        position = play(table(text, seed), *moves)
        if card in hand(position, "A"):
            return position
    raise AssertionError(f"{card} is never drawn")


def fight(
    position: FlowerPowerPosition, flower: str, target: str, *moves: str
) -> FlowerPowerPosition:
    """Attack, play the given moves, then pass and keep until the attack is resolved."""
    play(position, flower, target, *moves)
    while position.battle is not None:
        play(position, "keep" if asked(position) == "confirm" else "pass")
    return position


def refused(position: FlowerPowerPosition, move: str) -> tuple[str, str]:
    """Return the code and the clause of a refusal."""
    found = refusal(position, move)
    return found.code, found.clause


def targets(position: FlowerPowerPosition, card: str) -> set[str]:
    """Return what a card may be played on, without playing it."""
    return moves(play(position.copy(), card))


def asked(position: FlowerPowerPosition) -> str:
    """Return what is asked, or `over`."""
    return "over" if position.is_over() else position.question().kind


def hand(position: FlowerPowerPosition, seat: str) -> set[str]:
    """Return a hand."""
    return set(hand_names(position, LETTERS.index(seat)))


def hand_size(position: FlowerPowerPosition, seat: str) -> int:
    """Return how many cards a player holds."""
    return len(hand_names(position, LETTERS.index(seat)))


def flowers(position: FlowerPowerPosition, seat: str) -> list[str]:
    """Return a garden as it is written, without what is known: `[9S,(QH)]!~`."""
    found = range(len(position.flowers))
    owned = [f for f in found if gardens.owner(position, f) == LETTERS.index(seat)]
    return [MARK.sub("", write_flower(position, flower)) for flower in owned]


def plain(position: FlowerPowerPosition, seat: str) -> set[str]:
    """Return a garden without the marks of exhaustion, and petals of Power Flowers sorted."""
    return {_sorted(flower.rstrip("!~")) for flower in flowers(position, seat)}


def _sorted(flower: str) -> str:
    if flower.startswith("["):
        return flower
    return "{" + ",".join(sorted(flower[1:-1].split(","), key=NAMES.index)) + "}"


def graveyard(position: FlowerPowerPosition) -> set[str]:
    """Return the cards on the graveyard."""
    return set(board(position, "A")["graveyard"])


def winners(position: FlowerPowerPosition) -> str:
    """Return who has won, or nothing while the game goes on."""
    outcome = position.outcome()
    return "" if outcome is None else "".join(letter(seat) for seat in outcome.winners)


def board(position: FlowerPowerPosition, seat: str) -> BoardData:
    """Return what a player sees; `+` is a spectator."""
    return cast(BoardData, position.board(15 if seat == "+" else LETTERS.index(seat)))


def garden_seen(position: FlowerPowerPosition, reader: str, seat: str) -> list[FlowerData]:
    """Return a garden as a reader sees it."""
    found = board(position, reader)["players"][LETTERS.index(seat)]["flowers"]
    assert found is not None
    return found


def petals_seen(position: FlowerPowerPosition, reader: str, flower: str) -> list[str | None]:
    """Return the petals of a flower as a reader knows them."""
    found = garden_seen(position, reader, flower[0])[int(flower[1:]) - 1]
    return [petal["card"] for petal in found["petals"]]


def growing_seen(position: FlowerPowerPosition, reader: str, seat: str) -> list[str | None]:
    """Return the petals of a flower in the making as a reader knows them."""
    player = board(position, reader)["players"][LETTERS.index(seat)]
    return [petal["card"] for petal in player["growing"]]


def hand_seen(position: FlowerPowerPosition, reader: str, seat: str) -> set[str]:
    """Return the cards of a hand that a reader knows."""
    return set(board(position, reader)["players"][LETTERS.index(seat)]["known"])


def leader(position: FlowerPowerPosition) -> str:
    """Return who leads the battle, or `-` at a tie."""
    battle = board(position, "A")["battle"]
    assert battle is not None
    return "-" if battle["lead"] is None else LETTERS[battle["lead"]]


def picks(position: FlowerPowerPosition) -> tuple[list[str], list[str]]:
    """Return the petals selected by attacker and defender."""
    battle = board(position, "A")["battle"]
    assert battle is not None
    return battle["picks"], battle["target_picks"]


def pile(position: FlowerPowerPosition) -> set[str]:
    """Return the faces in the draw pile."""
    cards = range(len(position.place))
    return {face_name(position, card) for card in cards if position.place[card] == 0}


def worlds(position: FlowerPowerPosition, seat: str, number: int = 40) -> list[FlowerPowerPosition]:
    """Return several tables that a player may take for the true one."""
    dice = fast_dice(7)
    return [position.resample(LETTERS.index(seat), dice) for _ in range(number)]
