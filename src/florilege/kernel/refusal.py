"""Refusals: why something cannot be done, as data.

A refusal has a code (its words are in the catalogue), arguments, and the clause it follows from, if
there is one. A refusal given to a seat uses only what that seat knows.
"""

from typing import Final, TypeAlias, TypedDict

Arg: TypeAlias = int | str | list[str]
Args: TypeAlias = dict[str, Arg]

LONGEST_QUOTE: Final = 400  # characters of a text that a refusal repeats
ELLIPSIS: Final = "…"
LARGEST: Final = 10**18  # numbers from here on are quoted as text


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
        self.args: Args = {key: quoted(arg) for key, arg in (args or {}).items()}
        self.cause: Refusal | None = None

    def data(self) -> RefusalData:
        return {
            "code": self.code,
            "clause": self.clause,
            "args": self.args,
            "cause": None if self.cause is None else self.cause.data(),
        }


def quoted(arg: Arg) -> Arg:
    """Return an argument as any client can take it: of bounded length, and valid Unicode."""
    if isinstance(arg, list):
        return [shortened(text) for text in arg]
    if isinstance(arg, str):
        return shortened(arg)
    return arg if -LARGEST < arg < LARGEST else shortened(hex(arg))


def shortened(text: str) -> str:
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 1] + ELLIPSIS
    return text.encode("utf-8", "replace").decode("utf-8")


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
