"""Reads positions: every card must be somewhere, and not too often.

`*` for the pile means all that is nowhere else, and is the default.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, notation, setup
from florilege.games.flower_power.cards import NAMES, SUITED, Card
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.games.flower_power.state import (
    ABOUT,
    AIM,
    ATTACKER,
    BUILD,
    CONFIRM,
    DEFENDER,
    EXHAUSTED,
    FACE_UP,
    FAILED,
    GRAVEYARD,
    GROWING,
    HAND,
    NEST,
    NO_CARD,
    PILE,
    POOL,
    REMOVED,
    SELECT,
    TARGET,
    TURN,
    Battle,
)
from florilege.kernel.bits import BIT
from florilege.kernel.notation import NotationLine, finish, take
from florilege.kernel.refusal import refused
from florilege.kernel.seats import EVERYONE, WATCHER, letter

CARD: Final = re.compile(
    r"((?:10|[2-9JQKA])[SHDC]|Jk[BR])(?:/([A-O+]+|\*))?(?:\?([A-O+]+))?"
    r"(?:\^([0-9]{1,6}))?(?:@([0-9]{1,2}))?"
)
FLOWER_TEXT: Final = re.compile(r"(\[[^\[\]{}]+\]|\{[^\[\]{}]+\})(!?)(~?)")
FLAGS: Final = ["out", "drew", "played"]
FIELDS: Final = ["killer", "plant", "sign", "showed", "hand"]
NOTHING: Final = "-"
REST: Final = "*"
NOWHERE: Final[i64] = -1


def read(state: FlowerPowerPosition, found: dict[str, NotationLine]) -> None:
    """Fill a blank position from the lines of a text."""
    reader = Reader(state)
    reader.read_all(found)
    finish(found)
    reader.check()


class Reader:
    def __init__(self, state: FlowerPowerPosition) -> None:
        self.state = state
        state.pile_size = 0
        for card in range(len(state.place)):
            state.place[card] = NOWHERE

    def read_all(self, found: dict[str, NotationLine]) -> None:
        """Read the lines in the order of their dependencies."""
        state = self.state
        self.read_counts(found)
        contest = found.pop("contest", None)
        if contest is not None:
            self.read_contest(contest)
        for seat in range(int(state.seats)):
            self.read_player(take(found, letter(seat)), seat)
        self.read_active(found)
        growing = found.pop("growing", None)
        if growing is not None:
            self.read_growing(growing)
        battle = found.pop("battle", None)
        if battle is not None:
            self.read_battle(battle)
        self.read_phases(found)
        self.read_piles(found)
        spared = found.pop("spared", None)
        if spared is not None:
            state.spared = self.seats(spared, " ".join(spared.words))
        ended = found.pop("ended", None)
        if ended is not None:
            self.read_ended(ended)

    def read_counts(self, found: dict[str, NotationLine]) -> None:
        numbers: dict[str, int] = {}
        for key in ("pools", "nests", "idle", "calm"):
            entry = found.pop(key, None)
            if entry is not None:
                numbers[key] = entry.whole(" ".join(entry.words), 0, 1_000_000)
        state = self.state
        state.pools = numbers.get("pools", 0)
        state.nests = min(numbers.get("nests", 0), 62)
        state.idle = numbers.get("idle", 0)
        state.calm = numbers.get("calm", 0)

    def read_contest(self, entry: NotationLine) -> None:
        """Read the number of contests, and who is in this one."""
        if len(entry.words) != 2:
            raise entry.wrong(" ".join(entry.words))
        self.state.contests = entry.whole(entry.words[0], 0, 1000)
        if entry.words[1] != NOTHING:
            self.state.contenders = self.seats(entry, entry.words[1])

    def seats(self, entry: NotationLine, text: str) -> i64:
        """Return a mask of seats from their letters; `+` is the spectators."""
        mask: i64 = 0
        for name in text:
            if name == notation.SPECTATOR:
                mask |= BIT[WATCHER]
            else:
                mask |= BIT[entry.seat(name, int(self.state.seats))]
        return mask

    def read_player(self, entry: NotationLine, seat: int) -> None:
        words = entry.words
        if "garden" in words:
            place = words.index("garden")
            words, flowers = words[:place], words[place + 1 :]
        else:
            flowers = []
        flags = [word for word in words if word in FLAGS]
        fields = entry.fields([word for word in words if word not in FLAGS], FIELDS)
        self.read_flags(entry, seat, flags, fields)
        for token in _listed(fields.get("hand", NOTHING)):
            card = self.card(entry, token, False)
            self.state.place[card] = HAND + seat
            self.state.known[card] |= BIT[seat]
        for token in flowers:
            self.read_flower(entry, seat, token)

    def read_flags(
        self, entry: NotationLine, seat: int, flags: list[str], fields: dict[str, str]
    ) -> None:
        state = self.state
        if "out" in flags:
            state.alive &= ~BIT[seat]
        if "drew" in flags:
            state.drew |= BIT[seat]
        if "played" in flags:
            state.played |= BIT[seat]
        if "killer" in fields:
            state.killers[seat] = entry.seat(fields["killer"], int(state.seats))
        if "plant" in fields:
            state.to_plant[seat] = entry.whole(fields["plant"], 2, state.variant.petals[seat])
        if "sign" in fields:
            names = notation.signs(state)
            if fields["sign"] not in names:
                raise entry.wrong(fields["sign"])
            state.choices[seat] = names.index(fields["sign"]) + 1
        if "showed" in fields:
            if fields["showed"] not in setup.SIGNS:
                raise entry.wrong(fields["showed"])
            state.signs[seat] = setup.SIGNS.index(fields["showed"]) + 1

    def card(self, entry: NotationLine, token: str, up: bool) -> Card:
        """Return the next card of a face, with what is known of it."""
        found = CARD.fullmatch(token)
        if found is None:
            raise entry.wrong(token)
        face = NAMES.index(found[1])
        state = self.state
        if face >= SUITED and not state.variant.jokers:
            raise entry.fail("no-jokers", "11", {"card": found[1]})
        card = self.free_copy(entry, face)
        known = EVERYONE | FACE_UP if up else 0
        if found[2]:
            known |= EVERYONE if found[2] == REST else self.seats(entry, found[2])
        if found[3]:
            known |= self.seats(entry, found[3]) << ABOUT
        pool = int(found[4] or 0)
        nest = int(found[5] or 0)
        if pool > state.pools or nest > state.nests:
            raise entry.wrong(token)
        state.known[card] = known | pool << POOL | nest << NEST
        return card

    def free_copy(self, entry: NotationLine, face: int) -> Card:
        """Return a card of a face that has no place yet."""
        packs = int(self.state.variant.packs)
        for card in range(face * packs, (face + 1) * packs):
            if self.state.place[card] == NOWHERE:
                self.state.place[card] = PILE
                return card
        raise entry.fail("card-duplicated", "1.2", {"card": NAMES[face]})

    def read_flower(self, entry: NotationLine, seat: int, token: str) -> None:
        """Read a flower, its petals from the top down."""
        found = FLOWER_TEXT.fullmatch(token)
        if found is None:
            raise entry.wrong(token)
        state = self.state
        power = token.startswith("{")
        killer = state.killers[seat]
        flower = gardens.new_flower(state, seat, power)
        state.killers[seat] = killer
        for position, petal in enumerate(found[1][1:-1].split(",")):
            down = petal.startswith("(") and petal.endswith(")")
            if down and power:
                raise entry.fail("power-hidden", "6.3", {"text": token})
            card = self.card(entry, petal[1:-1] if down else petal, not down)
            gardens.attach(state, flower, card, position)
        if found[2]:
            state.flowers[flower] |= EXHAUSTED
        if found[3]:
            state.flowers[flower] |= FAILED

    def read_active(self, found: dict[str, NotationLine]) -> None:
        """Read who plays first, and whose turn it is."""
        state = self.state
        entry = found.pop("active", None)
        if entry is not None and entry.words:
            state.active = entry.seat(entry.words[0], int(state.seats))
            state.acted = "acted" in entry.words
            state.eventful = "eventful" in entry.words
        first = found.pop("first", None)
        if first is not None:
            state.first = first.seat(" ".join(first.words), int(state.seats))
        elif state.active >= 0:
            state.first = state.active

    def read_growing(self, entry: NotationLine) -> None:
        state = self.state
        last = NO_CARD
        for token in _listed(" ".join(entry.words)):
            card = self.card(entry, token, False)
            state.place[card] = GROWING
            if last == NO_CARD:
                state.growing = card
            else:
                state.under[last] = card
            last = card

    def read_battle(self, entry: NotationLine) -> None:
        words = entry.words
        if len(words) < 9:
            raise entry.wrong(" ".join(words))
        state = self.state
        battle = Battle()
        battle.attacker = entry.seat(words[0], int(state.seats))
        battle.defender = entry.seat(words[1], int(state.seats))
        battle.attacking = -1 if words[2] == NOTHING else notation.find_flower(state, words[2])
        battle.defending = -1 if words[3] == NOTHING else notation.find_flower(state, words[3])
        if words[4] != NOTHING:
            battle.lead = ATTACKER if words[4] == words[0] else DEFENDER
        battle.attacker_picks = self.picks(entry, battle.attacking, words[5])
        battle.defender_picks = self.picks(entry, battle.defending, words[6])
        battle.passes = entry.whole(words[7], 0, 2)
        battle.refusals = entry.whole(words[8], 0, 255)
        battle.doomed = "doomed" in words
        battle.alone = "alone" in words
        battle.resolving = "resolving" in words
        battle.replied = "replied" in words
        battle.reopened = "reopened" in words
        missing = battle.attacking < 0 or battle.defending < 0
        if missing != battle.doomed:
            raise entry.fail("no-such-flower", "7.5", {"text": " ".join(words[2:4])})
        state.battle = battle

    def picks(self, entry: NotationLine, flower: i64, text: str) -> vec[i64]:
        """Return the petals at some positions."""
        found = vec[i64]()
        for word in _listed(text):
            if flower < 0:
                raise entry.wrong(word)
            position = entry.whole(word, 1, int(gardens.size(self.state, flower)))
            found = append(found, gardens.petal_at(self.state, flower, position - 1))
        return found

    def read_phases(self, found: dict[str, NotationLine]) -> None:
        """Read the stack of phases, the pending decision last."""
        state = self.state
        entry = found.pop("phase", None)
        if entry is None:
            if state.active < 0:
                state.active = 0
                state.first = max(state.first, 0)
            state.phases.push(TURN, state.active, 0)
            return
        if entry.words == ["over"]:
            return
        frames = " ".join(entry.words).split(";")
        if len(frames) > 6:
            raise entry.wrong(" ".join(entry.words))
        for frame in frames:
            self.read_phase(entry, frame.split())

    def read_phase(self, entry: NotationLine, words: list[str]) -> None:
        if len(words) < 2 or words[0] not in notation.PHASES:
            raise entry.wrong(" ".join(words))
        state = self.state
        phase = notation.PHASES[words[0]]
        if (state.phases.depth == 0) != (phase <= BUILD or phase == TURN):
            raise entry.wrong(" ".join(words))
        seat = entry.seat(words[1], int(state.seats))
        subject: i64 = 0
        if phase in (AIM, TARGET, SELECT, CONFIRM):
            if len(words) != 3:
                raise entry.wrong(" ".join(words))
            subject = self.subject(entry, int(phase), seat, words[2])
        state.phases.push(phase, seat, subject)

    def subject(self, entry: NotationLine, phase: int, seat: i64, word: str) -> i64:
        """Return the subject of a phase: a flower, a card or a side."""
        state = self.state
        if phase == AIM:
            return notation.find_flower(state, word)
        if phase == TARGET:
            for card in range(len(state.place)):
                if state.place[card] == HAND + seat and events.face_name(state, card) == word:
                    return card
            raise entry.wrong(word)
        if state.battle is None or word not in ("attacker", "defender"):
            raise entry.wrong(word)
        return ATTACKER if word == "attacker" else DEFENDER

    def read_piles(self, found: dict[str, NotationLine]) -> None:
        """Read graveyard and pile; unlisted cards go to the pile."""
        state = self.state
        for key, place in (("graveyard", GRAVEYARD), ("removed", REMOVED)):
            entry = found.pop(key, None)
            for token in _listed(" ".join(entry.words)) if entry is not None else []:
                assert entry is not None
                state.place[self.card(entry, token, True)] = place
                state.graveyard_size += 1 if place == GRAVEYARD else 0
        entry = found.pop("pile", NotationLine(0, "pile", [REST]))
        if entry.words == [REST]:
            for card in range(len(state.place)):
                if state.place[card] == NOWHERE and self.in_play(card):
                    state.place[card] = PILE
                    state.pile_size += 1
        else:
            for token in _listed(" ".join(entry.words)):
                self.card(entry, token, False)
                state.pile_size += 1

    def in_play(self, card: i64) -> bool:
        """Return whether a card belongs to the game at all."""
        return self.state.variant.jokers or self.state.face(card) < SUITED

    def read_ended(self, entry: NotationLine) -> None:
        if len(entry.words) != 2 or entry.words[0] not in notation.ENDINGS:
            raise entry.wrong(" ".join(entry.words))
        self.state.ended = notation.ENDINGS[entry.words[0]]
        self.state.winners = self.seats(entry, entry.words[1])

    def check(self) -> None:
        """Refuse a position with a card missing, or whose phases do not fit it."""
        state = self.state
        for card in range(len(state.place)):
            if state.place[card] == NOWHERE:
                if self.in_play(card):
                    raise refused("card-missing", "1.2", {"card": events.face_name(state, card)})
                state.place[card] = REMOVED
        if state.is_over() and not state.ended:
            raise refused("notation-missing", "", {"text": "ended"})
        if not state.is_over() and not state.legal_moves():
            raise refused("nothing-to-decide", "5.2")
        for card in range(len(state.place)):
            if state.place[card] == GROWING:
                state.known[card] |= BIT[state.phases.seat]
        self.check_battle()

    def check_battle(self) -> None:
        """Refuse battle phases without a battle, and flowers of the wrong owner."""
        state = self.state
        battle = state.battle
        needs = state.phases.phase in PHASES_OF_BATTLE
        if needs and battle is None:
            raise refused("notation-missing", "", {"text": "battle"})
        if battle is None:
            return
        for side in range(2):
            flower = battle.flower(side)
            if flower >= 0 and gardens.owner(state, flower) != battle.seat(side):
                raise refused("no-such-flower", "7.2", {"text": letter(battle.seat(side))})
        if battle.attacker == battle.defender or battle.attacker != state.active:
            raise refused("notation-word", "", {"text": "battle"})


PHASES_OF_BATTLE: Final = [
    int(value) for key, value in notation.PHASES.items() if key in ("reply", "select", "confirm")
]


def _listed(text: str) -> list[str]:
    return [] if text in (NOTHING, "") else text.split(",")
