"""Offers that wait for the consent of other players."""

from dataclasses import dataclass, field
from typing import Final, TypedDict

UNDO: Final = "undo"
DRAW: Final = "draw"


class OfferData(TypedDict):
    """An offer as JSON."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int]


@dataclass
class Offer:
    """An open offer of a seat: undo back to a ply, or a draw; `version` identifies it."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)

    def data(self) -> OfferData:
        return {
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "ply": self.ply,
            "agreed": self.agreed,
        }
