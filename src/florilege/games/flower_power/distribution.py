"""The distribution: packs, petals and hand sizes (§1.3, §10), standard or custom."""

from typing import Final

from florilege.games.flower_power.options import STANDARD
from florilege.kernel.options import Settings, numbers_of
from florilege.kernel.refusal import Args, refused

# Players: packs, petals each, base hand (§1.3); from six on the choice is open (AMB-07).
TABLE: Final = {
    2: (1, 20, 2),
    3: (1, 15, 0),
    4: (2, 15, 1),
    5: (2, 12, 1),
    6: (3, 15, 1),
    7: (3, 15, 1),
    8: (4, 15, 1),
}
SMALLEST_PILE: Final = 3  # §10.4
SMALLEST_FLOWER: Final = 2  # §3.3


class Deal:
    """The number of packs, petals by seat, and hand sizes by place in the turn order."""

    def __init__(self, seats: int, settings: Settings) -> None:
        packs, petals, base = TABLE[seats]
        self.packs = _or_standard(settings["packs"], packs)
        self.size = self.packs * (54 if settings["jokers"] == "yes" else 52)
        each = _or_standard(settings["petals"], petals)
        base = _or_standard(settings["hand"], base)
        more_petals = _bonus(settings, "petals_bonus", seats)
        self.petals = [each + more for more in more_petals]
        self.more_hand = _bonus(settings, "hand_bonus", seats)
        self.base = base

    def hand(self, seat: int, place: int) -> int:
        """Return the hand size of a seat at a place, from 0, in the turn order (§10.4, §10.3)."""
        return self.base + place + 1 + self.more_hand[seat]

    def check(self) -> None:
        """Refuse a deal that breaks the rules of §10.4."""
        seats = len(self.petals)
        hands = seats * self.base + seats * (seats + 1) // 2 + sum(self.more_hand)
        left = self.size - sum(self.petals) - hands
        if left < SMALLEST_PILE:
            args: Args = {
                "cards": self.size,
                "petals": sum(self.petals),
                "hands": hands,
                "missing": SMALLEST_PILE - left,
            }
            raise refused("deal-too-large", "10.4", args)
        if min(self.petals) < SMALLEST_FLOWER:
            raise refused("too-few-petals", "3.3", {"petals": min(self.petals)})
        if self.base + 1 + min(self.more_hand) < 0:
            raise refused("hand-below-nothing", "10.4", {"hand": self.base})


def _or_standard(value: int | str, standard: int) -> int:
    return standard if value == STANDARD else int(value)


def _bonus(settings: Settings, key: str, seats: int) -> list[int]:
    given = numbers_of(settings[key])
    if len(given) > seats:
        raise refused("too-many-bonuses", "10.3", {"option": key, "given": len(given)})
    return given + [0] * (seats - len(given))
