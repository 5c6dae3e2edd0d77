"""The file of records: every game of a contest as text, each followed by an empty line."""

import re
from pathlib import Path

from florilege.arena import append_log
from florilege.kernel.record import FORMAT, read_record
from florilege.kernel.refusal import Refused, refused

BETWEEN = "\n\n"
LAST_LINE = re.compile(r"^check .*\n", re.MULTILINE)


def open_records(path: Path) -> None:
    """Leave a file of records ready for more; one that holds anything else is refused."""
    text = append_log.read(path)
    whole = text[: text.rfind(BETWEEN) + len(BETWEEN)] if BETWEEN in text else ""
    last = text[len(whole) :]
    if not _begins_well(text) or not _begins_well(last):
        raise refused("record-format", "", {"expected": FORMAT})
    if _is_record(last):
        append_log.append(path, "\n" if last.endswith("\n") else BETWEEN)
    elif LAST_LINE.search(last):  # not cut short but damaged: nothing of it is thrown away
        raise refused("records-damaged", "", {"path": str(path)})
    else:
        append_log.cut(path, whole)


def add_record(path: Path, record: str) -> None:
    """Write the record of a game."""
    append_log.append(path, record + "\n")


def _begins_well(text: str) -> bool:
    return text.startswith(f"{FORMAT}\n") or FORMAT.startswith(text)


def _is_record(text: str) -> bool:
    try:
        read_record(text)
    except Refused:
        return False
    return True
