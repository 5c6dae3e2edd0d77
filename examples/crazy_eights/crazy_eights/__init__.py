"""Crazy Eights for two to five players, the whole game in one file.

A card is a number: its suit times 13, plus its rank from the ace (0) to the king (12). Sets of
cards are masks of 52 bits; the stock is one too: nobody knows its order, so it has none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.clauses import RULEBOOK, section
from florilege.kernel.dice import Dice, split
from florilege.kernel.game import Game
from florilege.kernel.notation import NotationLine, names_in, take
from florilege.kernel.options import Whole
from florilege.kernel.outcome import Outcome
from florilege.kernel.position import Position
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Args, Refusal
from florilege.kernel.seats import EVERYONE, LETTERS, Audience, Seat, only, others
from florilege.kernel.view import Board, OutlineLine
from florilege.kernel.weights import Weights
from florilege.kernel.win_shares import to_win_shares

SUITS: Final = ["♣", "♦", "♥", "♠"]
RANKS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
POINTS: Final = dict(zip(RANKS, [1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10], strict=True))  # §4.2
CARDS: Final[i64] = 52
DRAW: Final[i64] = 56  # the moves 0 to 51 play a card, 52 to 55 name a suit
PASS: Final[i64] = 57
TURN: Final[i64] = 1  # the phases
NAMING: Final[i64] = 2
EIGHT: Final[i64] = 7
CLUBS: Final[i64] = 0x1FFF
ACES: Final[i64] = 0x8004002001
EIGHTS: Final[i64] = 0x400200100080


@mypyc_attr(acyclic=True)
class CrazyEights(Position):
    def __init__(self, seats: i64, dice: Dice, draws: i64) -> None:
        super().__init__(seats, dice)
        self.draws = draws  # the most cards a player may draw in a turn
        self.hands = vec[i64]([0] * seats)
        self.stock = BIT[CARDS] - 1
        self.top: i64 = 0  # of the discard pile
        self.suit: i64 = 0  # to be followed: that of the top card, or the one named
        self.drawn: i64 = 0  # in this turn
        self.passes: i64 = 0  # in a row

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.phases.phase == NAMING:
            for suit in range(4):
                out[suit] = CARDS + suit
            return 4
        if self.is_over():
            return 0
        found: i64 = 0
        matching = CLUBS * BIT[self.suit * 13] | ACES * BIT[self.top % 13] | EIGHTS  # §2.1
        left = self.hands[self.phases.seat] & matching
        while left:
            out[found] = lowest(left)
            left &= left - 1
            found += 1
        out[found] = DRAW if self.stock and self.drawn < self.draws else PASS
        return found + 1

    def apply(self, move: i64) -> None:
        seat = self.phases.seat
        if move < CARDS:
            self.lay(seat, move)
        elif move < DRAW:
            self.tell("named", "2.2", EVERYONE, SUITS[move - CARDS])
            self.suit = move - CARDS
            self.phases.pop()
            self.end_turn(seat)
        elif move == DRAW:
            card = self.take(1)
            self.hands[seat] |= card
            self.drawn += 1
            self.tell("drew-card", "2.3", only(seat), NAMES[lowest(card)])
            self.tell("drew", "2.3", others(seat))
        else:
            self.tell("passed", "2.4", EVERYONE)
            self.passes += 1
            self.end_turn(seat)

    def lay(self, seat: Seat, card: i64) -> None:
        self.tell("played", "2.1", EVERYONE, NAMES[card])
        self.hands[seat] &= ~BIT[card]
        self.disclosed += 1
        self.top, self.suit, self.passes = card, card // 13, 0
        if card % 13 == EIGHT and self.hands[seat]:
            self.phases.push(NAMING, seat, 0)
        else:
            self.end_turn(seat)

    def take(self, number: i64) -> i64:
        taken: i64 = 0
        for i in range(number):
            left = self.stock
            for skipped in range(self.dice.below(count(left))):
                left &= left - 1
            taken |= left & -left
            self.stock &= ~taken
        return taken

    def end_turn(self, seat: Seat) -> None:
        self.drawn = 0
        self.phases.seat = (seat + 1) % self.seats
        if self.hands[seat] == 0 or self.passes == self.seats:  # §3.1, §3.2
            self.phases.pop()
            self.disclosed += 1  # the hands are counted

    def tell(self, kind: str, clause: str, audience: Audience, card: str = "") -> None:
        if self.journal is not None:
            args: Args = {"seat": int(self.phases.seat), "card": card}
            self.journal.tell(kind, clause, audience, args)

    def resample(self, seat: Seat, dice: Dice) -> "CrazyEights":
        """Shuffle the other hands into the stock and deal them again."""
        world = self.copy()
        world.dice = split(dice)
        for other in range(self.seats):
            if other != seat:
                world.stock |= self.hands[other]
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = world.take(count(self.hands[other]))
        return world

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        for seat in range(self.seats):
            hand = self.hands[seat]
            out[seat] = weights[0] * float(count(hand)) + weights[1] * float(count(hand & EIGHTS))
        to_win_shares(out)

    def census(self) -> list[int]:
        piles = [self.stock, BIT[self.top], *self.hands]
        return [sum(int(pile >> card & 1) for pile in piles) <= 1 for card in range(CARDS)]


def deal(state: CrazyEights) -> None:
    state.phases.push(TURN, state.dice.below(state.seats), 0)
    for seat in range(int(state.seats)):
        state.hands[seat] = state.take(7 if state.seats == 2 else 5)
        if state.journal is not None:
            args: Args = {"seat": seat, "card": names_in(state.hands[seat], NAMES)}
            state.journal.tell("dealt", "1.1", only(seat), args)
    eights = state.stock & EIGHTS
    state.stock -= eights  # §1.2
    state.top = lowest(state.take(1))
    state.stock += eights
    state.suit = state.top // 13
    state.tell("started", "1.2", EVERYONE, NAMES[state.top])


def outcome(state: CrazyEights) -> Outcome | None:
    if not state.is_over():
        return None
    hands = [names_in(hand, NAMES) for hand in state.hands]
    scores = [-sum(POINTS[name[:-1]] for name in hand) for hand in hands]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Outcome("blocked" if max(scores) else "out", "4.1", winners, scores)


def board(state: CrazyEights, seat: Seat) -> Board:
    rows: list[tuple[int, str, Args]] = [
        (0, "pile", {"card": NAMES[state.top], "suit": SUITS[state.suit]}),
        (0, "stock", {"number": int(count(state.stock))}),
    ]
    for other, hand in enumerate(state.hands):
        rows.append((0, "hand", {"seat": other, "number": int(count(hand))}))
        if other == seat:
            rows.append((1, "cards", {"card": names_in(hand, NAMES)}))
    return {"outline": [OutlineLine(level=row[0], kind=row[1], args=row[2]) for row in rows]}


def question(state: CrazyEights) -> Question:
    if state.phases.phase == NAMING:
        return Question("suit", "2.2")
    return Question("turn", "1.3", {"suit": SUITS[state.suit]})


def explain(state: CrazyEights, move: i64) -> Refusal:
    if state.phases.phase == NAMING:
        return Refusal("name-a-suit", "2.2")
    if not 0 <= move < CARDS:
        return Refusal("not-now", "2.4")
    is_held = state.hands[state.phases.seat] >> move & 1
    return Refusal("no-match" if is_held else "not-held", "2.1", {"card": NAMES[move]})


def write(state: CrazyEights) -> list[str]:
    suit = "?" if state.phases.phase == NAMING else SUITS[state.suit]
    turn = "over" if state.is_over() else LETTERS[state.phases.seat]
    hands = zip([*LETTERS[: state.seats], "stock"], [*state.hands, state.stock], strict=True)
    return [
        f"pile {NAMES[state.top]} {suit}",
        f"turn {turn} drawn {state.drawn} passes {state.passes}",
        *(" ".join([owner, *names_in(cards, NAMES)]) for owner, cards in hands),
    ]


def read(state: CrazyEights, lines: dict[str, NotationLine]) -> None:
    free = BIT[CARDS] - 1
    for seat in range(int(state.seats)):
        hand = take(lines, LETTERS[seat])
        state.hands[seat] = hand.named(hand.words, NAMES, free)
        free -= state.hands[seat]
    stock, pile, turn = take(lines, "stock"), take(lines, "pile"), take(lines, "turn")
    state.stock = stock.named(stock.words, NAMES, free)
    card, _, suit = " ".join(pile.words).partition(" ")
    state.top = lowest(pile.named([card], NAMES, free - state.stock))
    if suit not in ([*SUITS, "?"] if state.top % 13 == EIGHT else [SUITS[state.top // 13]]):
        raise pile.wrong(suit)
    state.suit = state.top // 13 if suit == "?" else SUITS.index(suit)
    fields = turn.fields(["seat", *turn.words], ["seat", "drawn", "passes"])
    state.drawn = turn.whole(fields.get("drawn", ""), 0, int(state.draws))
    state.passes = turn.whole(fields.get("passes", ""), 0, int(state.seats))
    if (state.passes == state.seats or 0 in list(state.hands)) != (fields["seat"] == "over"):
        raise turn.wrong(fields["seat"])
    if fields["seat"] != "over":
        state.phases.push(TURN, turn.seat(fields["seat"], int(state.seats)), 0)
        if suit == "?":
            state.phases.push(NAMING, state.phases.seat, 0)


GAME = Game(
    key="crazy-eights",
    package="crazy_eights",
    seats=(2, 5),
    seats_clause="1.1",
    longest=600,
    options=[Whole("draws", "2.3", 5, 1, 10)],
    clauses=section("rules", RULEBOOK, "1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 4.1 4.2"),
    move_names=[*NAMES, *SUITS, "draw", "pass"],
    make=lambda seats, settings, dice: CrazyEights(seats, dice, int(settings["draws"])),
    deal=deal,
    outcome=outcome,
    board=board,
    question=question,
    explain=explain,
    write=write,
    read=read,
    weights=Weights({"cards": -0.5, "eights": 0.3}, {}, {"florist": 300}),
)
