"""What lies face down in a game all of whose other pieces are open, and whether it was told."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from florilege.kernel.record import Record
from florilege.tables.model.game_log import GameLog
from florilege.tables.model.table import Table
from tests.browser.visitor import Visitor
from tests.server.live_server import LiveServer

Pile = Callable[[Any], set[str]]
WORD = re.compile(r"\w+")


def told_too_soon(visitor: Visitor, server: LiveServer, pile: Pile) -> list[str]:
    """Return what a browser received of a finished game too soon: cards face down, or the deal.

    `pile` names the cards that are face down in a position.
    """
    secret, record = server.look(visitor.page.url.rpartition("/")[2], truth)
    unseen = list(never_seen(record, pile))
    frames = [frame for frame in visitor.frames if frame["type"] in ("table", "update")]
    cards = [card for frame in frames for card in named(frame, unseen[frame["ply"]])]
    return cards + [secret for frame in frames if not is_over(frame) and secret in str(frame)]


def truth(table: Table) -> tuple[str, Record]:
    """Return the secret of a deal, and the game that was played."""
    assert table.game_log is not None
    return table.setup.secret.hex(), table.game_log.record_at(table.ply)


def never_seen(record: Record, pile: Pile) -> Iterator[set[str]]:
    """Yield, before the first move and after each, the cards that nobody has seen yet."""
    moves, record.moves = record.moves, []
    game_log = GameLog(record)
    unseen = pile(game_log.position)
    yield unseen
    for move in moves:
        game_log.play(move)
        unseen = unseen & pile(game_log.position)
        yield unseen


def named(frame: dict[str, Any], unseen: set[str]) -> list[str]:
    """Return which unseen cards a view or a log names."""
    text = json.dumps([frame["view"], frame["log"]])
    return sorted(unseen.intersection(WORD.findall(text)))


def is_over(frame: dict[str, Any]) -> bool:
    """Return whether a frame says that the game is over."""
    return frame["status"] is not None and frame["status"]["stage"] == "over"
