"""Refusals: why something cannot be done, as data.

A refusal has a code (its words are in the catalogue), arguments, and the clause it follows from, if
there is one. A refusal given to a seat uses only what that seat knows.
"""

from typing import TypeAlias, TypedDict

Arg: TypeAlias = int | str | list[str]
Args: TypeAlias = dict[str, Arg]


class RefusalData(TypedDict):
    """A refusal as JSON."""

    code: str
    clause: str
    args: Args
    cause: "RefusalData | None"


class Refusal:
    """One reason; `cause` is the refusal that led to it, as of a move in a record."""

    def __init__(self, code: str, clause: str = "", args: Args | None = None) -> None:
        self.code = code
        self.clause = clause
        self.args: Args = args or {}
        self.cause: Refusal | None = None

    def data(self) -> RefusalData:
        return {
            "code": self.code,
            "clause": self.clause,
            "args": self.args,
            "cause": None if self.cause is None else self.cause.data(),
        }


class Refused(Exception):  # noqa: N818  # it is an answer, not an error of the program
    """Raised when a request is refused; nothing has changed."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(refusal.code, refusal.clause, refusal.args)
        self.refusal = refusal
        self.game = game


def refused(code: str, clause: str = "", args: Args | None = None) -> Refused:
    """Return the exception for a refusal, to be raised."""
    return Refused(Refusal(code, clause, args))


def check_range(what: str, given: int, most: int) -> None:
    """Refuse a number below 1 or above `most`."""
    if not 1 <= given <= most:
        raise refused("out-of-range", "", {"what": what, "given": given, "most": most})
