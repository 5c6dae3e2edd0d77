"""Limits for clients. Each can be set by `FLORILEGE_LIMIT_<NAME>`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from florilege.kernel.parsing import is_plain
from florilege.kernel.refusal import check_range, refused

PREFIX = "FLORILEGE_LIMIT_"
MOST = 10_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are per second or minute; a burst may be spent at once."""

    connections: int = 5_000  # of this process
    connections_per_player: int = 16
    connections_per_address: int = 128  # sockets and HTTP connections of one client address
    seconds_to_ask: int = 10  # for a whole request, or the first message of a socket
    tables_per_connection: int = 64  # watched at once
    message_bytes: int = 16_384
    backlog_bytes: int = 1_048_576  # unsent data at which a slow client is dropped
    messages_per_second: int = 20
    messages_burst: int = 100
    address_share: int = 16  # one address may send as much as this many sockets
    bytes_per_second: int = 65_536  # received on one socket
    bytes_burst: int = 524_288
    chat_per_minute: int = 30
    chat_burst: int = 10
    body_bytes: int = 131_072
    requests_per_second: int = 20  # HTTP, per client address
    requests_burst: int = 200
    guests_per_minute: int = 30  # per client address
    guests_burst: int = 60
    bot_milliseconds: int = 2000  # that a bot may think about a move
    logins_per_minute: int = 6  # attempts to sign in, per client address
    logins_burst: int = 10  # also the attempts at one account without delay, per client address

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """Return the default limits, overridden by the environment."""
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
