"""Types of message fields, all of bounded size."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from florilege.tables.text_rules import NAME_LENGTH, PRINTABLE, TEXT_LENGTH

PROTOCOL = 1

MOVE_LENGTH = 200
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
Seat: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
Language: TypeAlias = Literal["en", "fr"]
Args: TypeAlias = dict[str, int | str | list[str]]


class Message(BaseModel):
    """Incoming data: exactly these fields, with strict types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
