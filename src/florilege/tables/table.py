"""A table as it stands: its founding, and all that its entries say, summed up.

`apply` is the only thing that changes it, and it never refuses: what may happen is decided before
(`decide`). The same entries always give the same table.
"""

from dataclasses import dataclass, field
from typing import TypedDict, cast

from florilege.kernel.outcome import OutcomeData
from florilege.kernel.record import read_record
from florilege.tables.chair import Chair
from florilege.tables.clocks import Clocks
from florilege.tables.course import Course, begin_course
from florilege.tables.entry import Entry
from florilege.tables.founding import Founding
from florilege.tables.store import Chronicle, Stage, Summary

GRACE = 10_000  # milliseconds after which somebody else looks after a bot that has not moved


class SaidData(TypedDict):
    """Something said at the table, in words or by the name of a quick phrase."""

    version: int
    at: int
    seat: int
    text: str
    phrase: str


class OfferData(TypedDict):
    """A proposal as JSON."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int]


@dataclass
class Offer:
    """What a seat proposes: to take moves back to a ply, or a draw."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)

    def data(self) -> OfferData:
        """Return the proposal as JSON data."""
        return {
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "ply": self.ply,
            "agreed": self.agreed,
        }


class Table:
    """One table; the game begins when every seat is taken."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.version = 0
        self.at = founding.at
        self.turned = founding.at  # when the position last changed
        self.chairs = [Chair(bot) for bot in founding.terms.bots]
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.offer: Offer | None = None
        self.chat: list[SaidData] = []
        self.heard: dict[str, dict[int, int]] = {}  # by client: message and version
        self.ending: OutcomeData | None = None
        self.rematch = ""
        self.is_rated = False
        self.rewinds: list[tuple[int, int]] = []  # at a version, back to a ply

    # What it is now.

    @property
    def ident(self) -> str:
        """Its name."""
        return self.founding.table

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        if self.ending is not None:
            return "over"
        return "gathering" if self.course is None else "playing"

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return 0 if self.course is None else self.course.ply

    def decides(self) -> int | None:
        """Return the seat that decides now, if any."""
        if self.course is None or self.ending is not None:
            return None
        return self.course.decides()

    def bot_to_move(self) -> str:
        """Return the bot that decides now, or nothing."""
        seat = self.decides()
        return "" if seat is None else self.chairs[seat].player_bot()

    def people(self) -> list[int]:
        """Return the seats of persons who may still decide."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person()]

    def present(self) -> list[int]:
        """Return the seats of persons who play themselves, with no bot standing in."""
        return [seat for seat in self.people() if not self.chairs[seat].stand_in]

    def is_to_be_rated(self) -> bool:
        """Tell whether a rated game is over and its players have not been rated."""
        return self.ending is not None and self.founding.terms.rated and not self.is_rated

    def holds(self, player: str, seat: int) -> bool:
        """Tell whether a player holds a seat."""
        return 0 <= seat < len(self.chairs) and player in self.chairs[seat].holders

    def summary(self) -> Summary:
        """Return what lists and watchmen need to know."""
        people = [
            (seat, player) for seat, chair in enumerate(self.chairs) for player in chair.holders
        ]
        return Summary(self.stage, tuple(people), self._wakes())

    def _wakes(self) -> int | None:
        if self.bot_to_move() or self.is_to_be_rated():
            return self.turned + GRACE
        return None if self.clocks is None else self.clocks.runs_out()

    # What happens.

    def apply(self, entry: Entry) -> None:
        """Let the next entry happen."""
        self.version = entry.version
        self.at = entry.at
        if entry.client:
            self.heard.setdefault(entry.client, {})[entry.seq] = entry.version
        getattr(self, f"_{entry.deed.kind}")(entry)
        if self.clocks is not None:
            self.clocks.run(self._on_the_clock(), entry.at)

    def _on_the_clock(self) -> int | None:
        return None if self.bot_to_move() else self.decides()

    def _chair(self, entry: Entry) -> Chair:
        assert entry.deed.seat is not None
        return self.chairs[entry.deed.seat]

    def _sat(self, entry: Entry) -> None:
        self._chair(entry).seat(entry.by, str(entry.deed.data["name"]))

    def _bot(self, entry: Entry) -> None:
        self._chair(entry).bot = str(entry.deed.data["bot"])

    def _emptied(self, entry: Entry) -> None:
        self._chair(entry).clear()

    def _carried(self, entry: Entry) -> None:
        self._chair(entry).holders.append(entry.by)

    def _began(self, entry: Entry) -> None:
        self.course = begin_course(self.founding)
        self.turned = entry.at
        if self.founding.terms.clock is not None:
            self.clocks = Clocks(self.founding.terms.clock, self.founding.seats)

    def _archived(self, entry: Entry) -> None:
        self.course = Course(read_record(str(entry.deed.data["record"])))
        self._note_outcome()

    def _moved(self, entry: Entry) -> None:
        assert self.course is not None
        self.course.play(str(entry.deed.data["move"]))
        self.turned = entry.at
        self.offer = None
        self._note_outcome()

    def _note_outcome(self) -> None:
        assert self.course is not None
        outcome = self.course.position.outcome()
        self.ending = None if outcome is None else outcome.data()

    def _undone(self, entry: Entry) -> None:
        assert self.course is not None
        ply = cast(int, entry.deed.data["ply"])
        self.course = Course(self.course.record_at(ply))
        self.rewinds.append((entry.version, ply))
        self.turned = entry.at
        self.offer = None

    def _relieved(self, entry: Entry) -> None:
        self._chair(entry).stand_in = str(entry.deed.data["bot"])
        self.turned = entry.at

    def _returned(self, entry: Entry) -> None:
        self._chair(entry).stand_in = ""
        self.turned = entry.at

    def _forfeited(self, entry: Entry) -> None:
        self._chair(entry).forfeited = True
        self.offer = None

    def _offered(self, entry: Entry) -> None:
        deed = entry.deed
        assert deed.seat is not None
        kind, ply = str(deed.data["offer"]), cast(int, deed.data["ply"])
        self.offer = Offer(entry.version, kind, deed.seat, ply)

    def _agreed(self, entry: Entry) -> None:
        assert self.offer is not None
        assert entry.deed.seat is not None
        self.offer.agreed.append(entry.deed.seat)

    def _declined(self, entry: Entry) -> None:  # noqa: ARG002  # every deed is told alike
        self.offer = None

    def _ended(self, entry: Entry) -> None:
        winners = [int(seat) for seat in cast(list[str], entry.deed.data["winners"])]
        scores = [0] * self.founding.seats
        reason = str(entry.deed.data["reason"])
        self.ending = {"reason": reason, "clause": "", "winners": winners, "scores": scores}
        self.offer = None

    def _said(self, entry: Entry) -> None:
        assert entry.deed.seat is not None
        text, phrase = str(entry.deed.data["text"]), str(entry.deed.data["phrase"])
        self.chat.append(
            {
                "version": entry.version,
                "at": entry.at,
                "seat": entry.deed.seat,
                "text": text,
                "phrase": phrase,
            }
        )

    def _rematched(self, entry: Entry) -> None:
        self.rematch = str(entry.deed.data["table"])

    def _rated(self, entry: Entry) -> None:  # noqa: ARG002
        self.is_rated = True


def rebuild(chronicle: Chronicle) -> Table:
    """Return the table that a chronicle tells of."""
    table = Table(chronicle.founding)
    for entry in chronicle.entries:
        table.apply(entry)
    return table
