"""The view of a seat: what it may see, built from nothing.

Petals and hand cards show their face to those who have seen them (memory is not tested, AMB-53);
what a spy knows only to be somewhere in a nest is a rumour, with the places it may be in.
"""

from typing import TypedDict

from florilege.games.flower_power import events, gardens, knowledge, setup
from florilege.games.flower_power.options import REMOVED as HANDS_REMOVED
from florilege.games.flower_power.state import (
    ABOUT,
    ATTACKER,
    DEFENDER,
    FLOWER,
    GRAVEYARD,
    GROWING,
    HAND,
    NO_CARD,
    POWER,
    REMOVED,
    TARGET,
    Battle,
    State,
)
from florilege.kernel.seats import Seat
from florilege.kernel.view import Board


class PetalData(TypedDict):
    """A petal: its face, if the reader knows it, and whether it lies face up."""

    card: str | None
    up: bool


class FlowerData(TypedDict):
    """A flower, its petals from the top down."""

    flower: str
    power: bool
    exhausted: bool
    petals: list[PetalData]


class RumourData(TypedDict):
    """Cards known to be in one of some places: a hand, or flowers."""

    cards: list[str]
    hands: list[int]
    flowers: list[str]


class PlayerData(TypedDict):
    """One player; `known` are the cards of the hand that the reader has seen.

    `growing` are the petals picked so far for a flower that is being made, from the top down.
    """

    seat: int
    alive: bool
    drew: bool
    hand_size: int
    known: list[str]
    growing: list[PetalData]
    flowers: list[FlowerData] | None


class BattleData(TypedDict):
    """An attack in progress."""

    attacker: int
    defender: int
    flower: str | None
    target: str | None
    picks: list[str]
    target_picks: list[str]
    lead: int | None
    doomed: bool
    passes: int


class BoardData(TypedDict):
    """The whole table."""

    players: list[PlayerData]
    pile: int
    graveyard: list[str]
    removed: list[str]
    first: int | None
    active: int | None
    shown: str | None
    sign: int | None
    signs: list[str | None]
    battle: BattleData | None
    rumours: list[RumourData]


def board(state: State, seat: Seat) -> Board:
    battle = state.battle
    data: BoardData = {
        "players": [_player(state, owner, seat) for owner in range(int(state.seats))],
        "pile": int(state.pile_size - _unplanted(state)),
        "graveyard": _names_at(state, int(GRAVEYARD)),
        "removed": _names_at(state, int(REMOVED)) if _removes_hands(state) else [],
        "first": None if state.first < 0 else int(state.first),
        "active": None if state.active < 0 else int(state.active),
        "shown": _shown(state),
        "sign": _sign(state, seat),
        "signs": [setup.SIGNS[sign - 1] if sign else None for sign in state.signs],
        "battle": None if battle is None else _battle(state, battle),
        "rumours": _rumours(state, seat),
    }
    return data


def _unplanted(state: State) -> int:
    """Return how many petals are still to be planted, without revealing hidden gardens."""
    if setup.building(state):
        planted = sum(int(gardens.size(state, f)) for f in range(state.standing))
        return sum(state.variant.petals) - planted
    return int(sum(state.to_plant))


def _names_at(state: State, place: int) -> list[str]:
    cards = range(len(state.place))
    return [events.face_name(state, card) for card in cards if state.place[card] == place]


def _removes_hands(state: State) -> bool:
    """Return whether cards left the game with their eliminated holders (AMB-47)."""
    return state.variant.eliminated_hand == HANDS_REMOVED and state.variant.jokers


def _shown(state: State) -> str | None:
    return events.face_name(state, state.phases.subject) if state.phases.phase == TARGET else None


def _sign(state: State, seat: Seat) -> int | None:
    if seat >= state.seats or not state.choices[seat]:
        return None
    return int(state.choices[seat])


def _player(state: State, owner: int, seat: Seat) -> PlayerData:
    hidden = setup.building(state) and owner != seat
    held = [card for card in range(len(state.place)) if state.place[card] == HAND + owner]
    return {
        "seat": owner,
        "alive": state.lives(owner),
        "drew": state.drew >> owner & 1 == 1,
        "hand_size": len(held),
        "known": [events.face_name(state, c) for c in held if knowledge.knows(state, seat, c)],
        "growing": _growing(state, seat) if state.phases.seat == owner else [],
        "flowers": None if hidden else _flowers(state, owner, seat),
    }


def _growing(state: State, seat: Seat) -> list[PetalData]:
    """Return the petals picked so far: open for a Power Flower (§6.6), otherwise hidden."""
    petals: list[PetalData] = []
    card = state.growing
    while card != NO_CARD:
        known = events.face_name(state, card) if knowledge.knows(state, seat, card) else None
        petals.append({"card": known, "up": state.phases.phase == POWER})
        card = state.under[card]
    return petals


def _flowers(state: State, owner: int, seat: Seat) -> list[FlowerData]:
    found = range(state.standing)
    return [_flower(state, f, seat) for f in found if gardens.owner(state, f) == owner]


def _flower(state: State, flower: int, seat: Seat) -> FlowerData:
    return {
        "flower": events.flower_name(state, flower),
        "power": gardens.is_power(state, flower),
        "exhausted": gardens.is_exhausted(state, flower),
        "petals": [_petal(state, petal, seat) for petal in gardens.petals(state, flower)],
    }


def _petal(state: State, petal: int, seat: Seat) -> PetalData:
    known = knowledge.knows(state, seat, petal)
    return {
        "card": events.face_name(state, petal) if known else None,
        "up": knowledge.is_face_up(state, petal),
    }


def _battle(state: State, battle: Battle) -> BattleData:
    return {
        "attacker": int(battle.attacker),
        "defender": int(battle.defender),
        "flower": _name_or_none(state, int(battle.attacking)),
        "target": _name_or_none(state, int(battle.defending)),
        "picks": [events.face_name(state, card) for card in battle.picks(ATTACKER)],
        "target_picks": [events.face_name(state, card) for card in battle.picks(DEFENDER)],
        "lead": None if battle.lead < 0 else int(battle.seat(battle.lead)),
        "doomed": battle.doomed,
        "passes": int(battle.passes),
    }


def _name_or_none(state: State, flower: int) -> str | None:
    return None if flower < 0 else events.flower_name(state, flower)


def _rumours(state: State, seat: Seat) -> list[RumourData]:
    found = [_rumour(state, nest, seat) for nest in range(1, int(state.nests) + 1)]
    return [rumour for rumour in found if rumour["cards"]]


def _rumour(state: State, nest: int, seat: Seat) -> RumourData:
    nested = [c for c in range(len(state.place)) if knowledge.nest_of(state, c) == nest]
    hidden = [card for card in nested if not knowledge.knows(state, seat, card)]
    places = [int(state.place[card]) for card in hidden]
    flowers = sorted({place - int(FLOWER) for place in places if place >= FLOWER})
    hands = {place - int(HAND) for place in places if HAND <= place < FLOWER}
    growing = {int(state.phases.seat)} if GROWING in places else set()
    heard = [card for card in hidden if state.known[card] >> ABOUT + seat & 1]
    return {
        "cards": [events.face_name(state, card) for card in heard],
        "hands": sorted(hands | growing),
        "flowers": [events.flower_name(state, flower) for flower in flowers],
    }
