"""How much one client may ask for. Each limit can be set by `FLORILEGE_LIMIT_<NAME>`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from florilege.kernel.digits import is_plain
from florilege.kernel.refusal import check_range, refused

PREFIX = "FLORILEGE_LIMIT_"
MOST = 10_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are for each second or minute; bursts may be spent at once."""

    connections: int = 5_000  # sockets of this process
    connections_per_player: int = 16
    tables_per_connection: int = 64  # watched at the same time
    message_bytes: int = 16_384
    backlog_bytes: int = 1_048_576  # unsent to a slow client, before it is dropped
    messages_per_second: int = 20
    messages_burst: int = 100
    chat_per_minute: int = 30
    chat_burst: int = 10
    body_bytes: int = 131_072
    requests_per_second: int = 20  # HTTP, for each address
    requests_burst: int = 200
    guests_per_minute: int = 30  # for each address
    guests_burst: int = 60
    logins_per_minute: int = 6  # for each address, and for each account
    logins_burst: int = 10

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """Return the usual limits, changed where the environment says so."""
        changed: dict[str, int] = {}
        for field in fields(cls):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                changed[field.name] = _number(field.name, text)
        return cls(**changed)


def _number(name: str, text: str) -> int:
    if not is_plain(text):
        raise refused("not-a-number", "", {"text": text})
    check_range(name, int(text), MOST)
    return int(text)
