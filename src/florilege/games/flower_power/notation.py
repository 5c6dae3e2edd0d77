"""Moves and positions as text; `docs/notation/flower-power.md` describes the form."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.flower_power import comparison, events, gardens, knowledge, setup
from florilege.games.flower_power.cards import NAMES
from florilege.games.flower_power.moves import (
    AGAIN,
    CARDS,
    DONE,
    DRAW,
    END,
    FLOWERS,
    GROW_POWER,
    GROW_REGULAR,
    HEARTS,
    KEEP,
    PASS,
    PLACES,
    POISONS,
    POSITIONS,
    RETREAT,
    SIZES,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.state import (
    ABOUT,
    AIM,
    ATTACKER,
    BUILD,
    BY_WILL,
    CONFIRM,
    CONTEST,
    CREATE,
    DEFENDER,
    EXHAUSTED,
    FAILED,
    FLOWER,
    GRAVEYARD,
    HAND,
    LAST_ALIVE,
    NO_CARD,
    PILE,
    PLACE,
    POWER,
    REGULAR,
    REMOVED,
    REPLY,
    SEEN,
    SELECT,
    SIMULTANEOUS,
    STALEMATE,
    TARGET,
    TURN,
    WILL,
    Battle,
    State,
)
from florilege.kernel.bits import BIT
from florilege.kernel.refusal import refused
from florilege.kernel.seats import LETTERS, WATCHER, letter

WORDS: Final = {
    "end": END,
    "draw": DRAW,
    "pass": PASS,
    "retreat": RETREAT,
    "keep": KEEP,
    "again": AGAIN,
    "regular": GROW_REGULAR,
    "power": GROW_POWER,
    "done": DONE,
}
NAMES_OF: Final = {value: key for key, value in WORDS.items()}
PHASES: Final = {
    "contest": CONTEST,
    "place": PLACE,
    "build": BUILD,
    "turn": TURN,
    "aim": AIM,
    "target": TARGET,
    "regular": REGULAR,
    "power": POWER,
    "select": SELECT,
    "reply": REPLY,
    "confirm": CONFIRM,
    "will": WILL,
    "create": CREATE,
}
ENDINGS: Final = {
    "last-alive": LAST_ALIVE,
    "attacker": SIMULTANEOUS,
    "stalemate": STALEMATE,
    "last-will": BY_WILL,
}
FLOWER_NAME: Final = re.compile(r"([A-O])([1-9][0-9]{0,2})")
PETAL_NAME: Final = re.compile(r"([A-O][1-9][0-9]{0,2})\.([1-9][0-9]{0,2})")
NUMBERED: Final = re.compile(r"(place|size):([1-9][0-9]?)")
EVERYBODY: Final = "*"
SPECTATOR: Final = "+"


# Moves.


def signs(state: State) -> list[str]:
    return setup.SIGNS[:3] if setup.contenders(state) == 2 else setup.SIGNS[3:]


def write_move(state: State, move: i64) -> str:
    if move >= SPY_HANDS:
        return _write_target(state, move)
    if move >= CARDS:
        return events.face_name(state, move - CARDS)
    if move >= FLOWERS:
        return events.flower_name(state, move - FLOWERS)
    if move >= SIZES:
        return f"size:{move - SIZES}"
    if move >= PLACES:
        return f"place:{move - PLACES + 1}"
    return NAMES_OF[move] if move in NAMES_OF else signs(state)[move]


def _write_target(state: State, move: i64) -> str:
    if move >= HEARTS:
        at = move - HEARTS
        return f"heart:{events.flower_name(state, at // POSITIONS)}.{at % POSITIONS + 1}"
    if move >= SPIES:
        return f"spy:{events.flower_name(state, move - SPIES)}"
    if move >= TRANSFORMS:
        return f"power:{events.flower_name(state, move - TRANSFORMS)}"
    if move >= POISONS:
        return f"poison:{petal_name(state, move - POISONS)}"
    return f"hand:{letter(move - SPY_HANDS)}"


def petal_name(state: State, petal: i64) -> str:
    """Return a petal in notation: its flower and its position from the top."""
    flower = events.flower_name(state, state.place[petal] - FLOWER)
    return f"{flower}.{gardens.position_of(state, petal) + 1}"


def read_move(state: State, text: str) -> i64:
    """Return the move, or raise `Refused`."""
    if text in WORDS:
        return WORDS[text]
    if state.phases.phase == CONTEST and text in signs(state):
        return signs(state).index(text)
    numbered = NUMBERED.fullmatch(text)
    if numbered is not None:
        return _read_number(state, numbered[1], int(numbered[2]))
    if FLOWER_NAME.fullmatch(text):
        return FLOWERS + find_flower(state, text)
    if text in NAMES:
        return CARDS + _card_of(state, NAMES.index(text))
    use, _, target = text.partition(":")
    if use == "hand" and len(target) == 1 and target in LETTERS[: state.seats]:
        return SPY_HANDS + LETTERS.index(target)
    if use in ("spy", "power") and FLOWER_NAME.fullmatch(target):
        return (SPIES if use == "spy" else TRANSFORMS) + find_flower(state, target)
    if use in ("poison", "heart") and PETAL_NAME.fullmatch(target):
        return _read_petal(state, use, target)
    raise refused("unreadable-move", "", {"text": text})


def _read_number(state: State, kind: str, number: int) -> i64:
    if kind == "size":
        return SIZES + number
    if number > state.seats:
        raise refused("choose-place", "3.1", {"most": int(state.seats)})
    return PLACES + number - 1


def find_flower(state: State, name: str) -> i64:
    """Return the flower with a name, or raise `Refused`."""
    for flower in range(state.standing):
        if state.flowers[flower] and events.flower_name(state, flower) == name:
            return flower
    raise refused("no-such-flower", "12.1", {"text": name})


def _read_petal(state: State, use: str, text: str) -> i64:
    name, _, number = text.partition(".")
    flower = find_flower(state, name)
    position = int(number) - 1
    if use == "heart":
        if position > gardens.size(state, flower):
            raise refused("no-such-position", "6.2", {"text": text})
        return HEARTS + flower * POSITIONS + position
    if position >= gardens.size(state, flower):
        raise refused("no-such-petal", "12.2", {"text": text})
    return POISONS + gardens.petal_at(state, flower, position)


def _card_of(state: State, face: int) -> i64:
    """Return the card of a face in the selecting flower or the hand; otherwise any."""
    packs = int(state.variant.packs)
    copies = range(face * packs, (face + 1) * packs)
    battle = state.battle
    if state.phases.phase == SELECT and battle is not None:
        side = state.phases.subject
        for card in gardens.petals(state, battle.flower(side)):
            if state.face(card) == face and not comparison.chosen(battle, side, card):
                return card
    for card in copies:
        if state.place[card] == HAND + state.phases.seat:
            return card
    return copies[0]


# Positions.


def write(state: State) -> list[str]:
    lines: list[str] = []
    if state.first >= 0:
        lines.append(f"first {letter(state.first)}")
    if state.active >= 0:
        flags = (" acted" if state.acted else "") + (" eventful" if state.eventful else "")
        lines.append(f"active {letter(state.active)}{flags}")
    lines.append(_phases(state))
    lines += [_player(state, seat) for seat in range(int(state.seats))]
    if state.contests or state.contenders:
        seats = _seats(state.contenders, int(state.seats)) or "-"
        lines.append(f"contest {state.contests} {seats}")
    if state.growing != NO_CARD:
        lines.append(f"growing {_chain(state, state.growing, int(state.phases.seat))}")
    battle = state.battle
    if battle is not None:
        lines.append(_battle(state, battle))
    lines += [f"{key} {_cards_at(state, place)}" for key, place in _piles(state)]
    numbers = {
        "pools": state.pools,
        "nests": state.nests,
        "idle": state.idle,
        "calm": state.calm,
    }
    lines += [f"{key} {value}" for key, value in numbers.items() if value]
    if state.spared:
        lines.append(f"spared {_seats(state.spared, int(state.seats))}")
    if state.ended:
        reason = next(key for key, value in ENDINGS.items() if value == state.ended)
        lines.append(f"ended {reason} {_seats(state.winners, int(state.seats))}")
    return lines


def _piles(state: State) -> list[tuple[str, int]]:
    found = [("pile", int(PILE)), ("graveyard", int(GRAVEYARD))]
    if state.variant.eliminated_hand == 1 and _cards_at(state, int(REMOVED)) != "-":
        found.append(("removed", int(REMOVED)))
    return found


def _seats(mask: i64, seats: int) -> str:
    found = "".join(letter(seat) for seat in range(seats) if mask >> seat & 1)
    return found + (SPECTATOR if mask >> WATCHER & 1 else "")


def _phases(state: State) -> str:
    frames: list[str] = []
    twin = state.phases.copy()
    while twin.depth:
        name = next(key for key, value in PHASES.items() if value == twin.phase)
        subject = _subject(state, twin.phase, twin.subject)
        frames.insert(0, f"{name} {letter(twin.seat)}{subject}")
        twin.pop()
    return "phase " + ("; ".join(frames) or "over")


def _subject(state: State, phase: i64, subject: i64) -> str:
    if phase == AIM:
        return f" {events.flower_name(state, subject)}"
    if phase == TARGET:
        return f" {events.face_name(state, subject)}"
    if phase in (SELECT, CONFIRM):
        return " attacker" if subject == ATTACKER else " defender"
    return ""


def _player(state: State, seat: int) -> str:
    words = [letter(seat)]
    for key, mask in (("out", ~state.alive), ("drew", state.drew), ("played", state.played)):
        if mask >> seat & 1:
            words.append(key)
    if state.killers[seat] >= 0:
        words += ["killer", letter(state.killers[seat])]
    if state.to_plant[seat]:
        words += ["plant", str(state.to_plant[seat])]
    if state.choices[seat]:
        words += ["sign", signs(state)[state.choices[seat] - 1]]
    if state.signs[seat]:
        words += ["showed", setup.SIGNS[state.signs[seat] - 1]]
    words += ["hand", _cards_at(state, int(HAND) + seat), "garden"]
    owned = [f for f in range(state.standing) if gardens.owner(state, f) == seat]
    return " ".join(words + [write_flower(state, flower) for flower in owned])


def write_flower(state: State, flower: i64) -> str:
    """Return `[9S,(QH),(4C)]` or `{AS,QH}`, with `!` if exhausted and `~` if it has failed."""
    petals = _chain(state, state.tops[flower], -1)
    text = f"{{{petals}}}" if gardens.is_power(state, flower) else f"[{petals}]"
    word = state.flowers[flower]
    return text + ("!" if word & EXHAUSTED else "") + ("~" if word & FAILED else "")


def _chain(state: State, top: i64, holder: int) -> str:
    found: list[str] = []
    while top != NO_CARD:
        found.append(write_card(state, top, holder))
        top = state.under[top]
    return ",".join(found)


def _cards_at(state: State, place: int) -> str:
    holder = place - int(HAND) if place >= HAND else -1
    cards = [card for card in range(len(state.place)) if state.place[card] == place]
    if place == REMOVED and not state.variant.jokers:
        cards = [card for card in cards if state.face(card) < 52]
    return ",".join(write_card(state, card, holder) for card in cards) or "-"


def write_card(state: State, card: i64, holder: int) -> str:
    """Return a card, with what is known of it beyond the default for its place."""
    known = state.known[card]
    text = events.face_name(state, card)
    pool, nest = knowledge.pool_of(state, card), knowledge.nest_of(state, card)
    up = knowledge.is_face_up(state, card)
    mask = known & SEEN
    if holder >= 0:
        mask &= ~BIT[holder]
    if not up and mask:
        everybody = known & SEEN == SEEN
        text += "/" + (EVERYBODY if everybody else _seats(mask, int(state.seats)))
    about = known >> ABOUT & SEEN
    if about:
        text += "?" + _seats(about, int(state.seats))
    text += (f"^{pool}" if pool else "") + (f"@{nest}" if nest else "")
    lies_down = state.place[card] >= FLOWER and not up
    return f"({text})" if lies_down else text


def _battle(state: State, battle: Battle) -> str:
    words = ["battle", letter(battle.attacker), letter(battle.defender)]
    for flower in (battle.attacking, battle.defending):
        words.append("-" if flower < 0 else events.flower_name(state, flower))
    words.append("-" if battle.lead < 0 else letter(battle.seat(battle.lead)))
    for side in (ATTACKER, DEFENDER):
        picks = battle.picks(side)
        names = [str(_pick_position(state, battle, side, card)) for card in picks]
        words.append(",".join(names) or "-")
    words += [str(battle.passes), str(battle.refusals)]
    flags = {
        "doomed": battle.doomed,
        "alone": battle.alone,
        "resolving": battle.resolving,
        "replied": battle.replied,
        "reopened": battle.reopened,
    }
    return " ".join(words + [key for key, value in flags.items() if value])


def _pick_position(state: State, battle: Battle, side: i64, card: i64) -> i64:
    """Return the position of a selected petal, or 0 if it is gone."""
    if state.place[card] != FLOWER + battle.flower(side):
        return 0
    return gardens.position_of(state, card) + 1
