"""Types of message fields, all of bounded size."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from florilege.tables.text_rules import NAME_LENGTH, PRINTABLE, TEXT_LENGTH

PROTOCOL = 2
OLDEST_PROTOCOL = 1  # without `parts`

MOVE_LENGTH = 200
MOST_PARTS = 16
DOCUMENT_LENGTH = 20_000
MOST_SEATS = 14
MOST_OPTIONS = 64
LARGEST = 2**53 - 1  # the largest integer that is exact in JavaScript

Ident: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,64}$")]
BotName: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,24}(:[0-9]{1,9}(ms)?)?$")]
Name: TypeAlias = Annotated[
    str, StringConstraints(pattern=PRINTABLE, max_length=NAME_LENGTH, strip_whitespace=True)
]
Text: TypeAlias = Annotated[str, StringConstraints(pattern=PRINTABLE, max_length=TEXT_LENGTH)]
Move: TypeAlias = Annotated[str, StringConstraints(pattern=PRINTABLE, max_length=MOVE_LENGTH)]
Parts: TypeAlias = Annotated[
    dict[Key, Annotated[int, Field(ge=-LARGEST, le=LARGEST)] | Move],
    Field(min_length=1, max_length=MOST_PARTS),
]
Seat: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
Language: TypeAlias = Literal["en", "fr"]
Args: TypeAlias = dict[str, int | str | list[str]]


def one_of(*fields: object) -> None:
    """Raise `ValueError` unless exactly one field was given."""
    if sum(field is not None for field in fields) != 1:
        raise ValueError("exactly one of several fields")


class Message(BaseModel):
    """Incoming data: exactly these fields, with strict types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
