"""Before the first turn (§3): the contest for the seats, hands, gardens, battle cry."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge, piles
from florilege.games.flower_power.distribution import Deal
from florilege.games.flower_power.moves import PLACES, SIZES
from florilege.games.flower_power.state import BUILD, CONTEST, HAND, PLACE, State
from florilege.kernel.bits import BIT
from florilege.kernel.dice import Dice
from florilege.kernel.seats import Seat, only

PATIENCE: Final[i64] = 30  # contests without a winner before lots are drawn (house rule, AMB-01)
SIGNS: Final = ["rock", "paper", "scissors", "up", "down"]


def begin(state: State) -> None:
    """Open the contest, or draw its winner by lot (§3.1)."""
    if state.variant.contest_by_lot:
        win(state, state.dice.below(state.seats))
        return
    state.contenders = BIT[state.seats] - 1
    state.phases.push(CONTEST, 0, 0)


def contenders(state: State) -> i64:
    return int(state.contenders).bit_count()


def fill_contest(state: State, out: vec[i64]) -> i64:
    """List the signs: rock, paper, scissors for two players, palm up or down for more."""
    signs: i64 = 2
    if contenders(state) == 2:
        signs = 3
    for sign in range(signs):
        out[sign] = sign
    return signs


def choose_sign(state: State, sign: i64) -> None:
    """Make a sealed choice; after the last one, judge."""
    state.choices[state.phases.seat] = sign + 1
    for seat in range(state.phases.seat + 1, state.seats):
        if state.contenders >> seat & 1:
            state.phases.seat = seat
            return
    state.phases.pop()
    judge(state)


def judge(state: State) -> None:
    """Show the signs and find the winner, or those who go on (AMB-01)."""
    state.disclosed += 1
    _show_signs(state)
    state.contests += 1
    left = _who_goes_on(state)
    for seat in range(state.seats):
        state.choices[seat] = 0
    if int(left).bit_count() > 1 and state.contests >= PATIENCE:
        left = _one_of(left, state.dice)
    if int(left).bit_count() == 1:
        win(state, _lowest(left))
        return
    state.contenders = left
    state.phases.push(CONTEST, _lowest(left), 0)


def _show_signs(state: State) -> None:
    first: i64 = 3
    if contenders(state) == 2:
        first = 0
    for seat in range(state.seats):
        state.signs[seat] = 0
        if state.choices[seat]:
            state.signs[seat] = state.choices[seat] + first
            if state.journal is not None:
                sign = SIGNS[state.signs[seat] - 1]
                events.tell(state, "sign-shown", "3.1", {"seat": int(seat), "sign": sign})


def _who_goes_on(state: State) -> i64:
    if contenders(state) == 2:
        return _duel(state)
    up: i64 = 0
    down: i64 = 0
    for seat in range(state.seats):
        if state.choices[seat] == 1:
            up |= BIT[seat]
        elif state.choices[seat] == 2:
            down |= BIT[seat]
    ups = int(up).bit_count()
    downs = int(down).bit_count()
    if ups == downs or ups == 0 or downs == 0:
        return state.contenders
    return up if ups < downs else down


def _duel(state: State) -> i64:
    """Rock beats scissors, scissors beat paper, paper beats rock."""
    one = _lowest(state.contenders)
    other = _lowest(state.contenders - BIT[one])
    difference = (state.choices[one] - state.choices[other]) % 3
    if difference == 0:
        return state.contenders
    return BIT[one] if difference == 1 else BIT[other]


def _lowest(seats: i64) -> Seat:
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def _one_of(seats: i64, dice: Dice) -> i64:
    place = dice.below(int(seats).bit_count())
    for i in range(place):
        seats -= BIT[_lowest(seats)]
    return BIT[_lowest(seats)]


def win(state: State, seat: Seat) -> None:
    """Let the winner choose a place in the turn order."""
    events.of_seat(state, "contest-won", "3.1", seat)
    state.contenders = 0
    state.phases.push(PLACE, seat, 0)


def take_place(state: State, move: i64) -> None:
    """Take a place, the others following clockwise, then deal the hands (§3.2)."""
    winner = state.phases.seat
    state.phases.pop()
    state.first = (winner - (move - PLACES)) % state.seats
    events.of_seat(state, "goes-first", "3.1", state.first)
    for seat in range(state.seats):
        state.signs[seat] = 0
    deal = Deal(int(state.seats), state.given)
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        state.to_plant[seat] = deal.petals[seat]
        deal_hand(state, seat, deal.hand(int(seat), int(place)))
    state.phases.push(BUILD, state.first, 0)


def deal_hand(state: State, seat: Seat, size: i64) -> None:
    for i in range(size):
        card = piles.any_of_pile(state)
        state.place[card] = HAND + seat
        state.pile_size -= 1
        knowledge.show(state, card, only(seat))
    if state.journal is not None:
        events.dealt(state, seat, piles.hand_names(state, seat))


def fill_sizes(state: State, out: vec[i64]) -> i64:
    """List the sizes of the next flower: at least two petals, and not leaving just one (§3.3)."""
    left = state.to_plant[state.phases.seat]
    listed: i64 = 0
    for petals in range(2, left + 1):
        if petals != left - 1:
            out[listed] = SIZES + petals
            listed += 1
    return listed


def build(state: State, petals: i64) -> bool:
    """Plant the next flower face down; return whether all gardens are ready."""
    seat = state.phases.seat
    grow_blind(state, seat, petals)
    state.to_plant[seat] -= petals
    if state.to_plant[seat]:
        return False
    if not state.variant.sealed_gardens:
        events.garden(state, seat)
        state.disclosed += 1
    following = (seat + 1) % state.seats
    if following != state.first:
        state.phases.seat = following
        return False
    state.phases.pop()
    raise_battle_cry(state)
    return True


def grow_blind(state: State, seat: Seat, petals: i64) -> None:
    """Make a flower of unseen cards: nobody knows its petals, not even its owner."""
    flower = gardens.new_flower(state, seat, False)
    for i in range(petals):
        card = piles.any_of_pile(state)
        state.pile_size -= 1
        gardens.attach(state, flower, card, 0)


def raise_battle_cry(state: State) -> None:
    """Reveal all gardens and raise the battle cry (§3.4)."""
    state.disclosed += 1
    for seat in range(state.seats):
        if state.variant.sealed_gardens:
            events.garden(state, seat)
    events.tell(state, "battle-cry", "3.4", {})


def building(state: State) -> bool:
    """Return whether gardens are still hidden from the others."""
    return state.phases.phase == BUILD and state.variant.sealed_gardens


def reseal(state: State, seat: Seat, dice: Dice) -> None:
    """Redraw the sealed choices of the others."""
    for other in range(state.seats):
        if other != seat and state.choices[other]:
            signs: i64 = 2
            if contenders(state) == 2:
                signs = 3
            state.choices[other] = dice.below(signs) + 1
    if building(state):
        _rebuild(state, seat, dice)


def _rebuild(state: State, seat: Seat, dice: Dice) -> None:
    """Imagine other gardens; an unfinished one is imagined as not begun."""
    flower = state.standing
    while flower > 0:
        flower -= 1
        if gardens.owner(state, flower) != seat:
            _uproot(state, flower)
    for other in range(state.seats):
        if other != seat:
            done = state.to_plant[other] == 0
            state.to_plant[other] = state.variant.petals[other]
            while done and state.to_plant[other]:
                _plant_any(state, other, dice)


def _plant_any(state: State, seat: Seat, dice: Dice) -> None:
    """Plant a flower of a random legal size; do nothing if the size drawn is illegal."""
    left = state.to_plant[seat]
    petals = dice.below(left - 1) + 2
    if petals != left - 1:
        state.to_plant[seat] -= petals
        _grow_any(state, seat, petals, dice)


def _uproot(state: State, flower: i64) -> None:
    petal = state.tops[flower]
    for i in range(gardens.size(state, flower)):
        below = state.under[petal]
        state.place[petal] = 0
        state.under[petal] = -1
        state.pile_size += 1
        petal = below
    gardens.close_gap(state, flower)


def _grow_any(state: State, seat: Seat, petals: i64, dice: Dice) -> None:
    own = state.dice
    state.dice = dice
    grow_blind(state, seat, petals)
    state.dice = own
