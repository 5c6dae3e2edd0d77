"""The records file: every game of a tournament as text, each followed by an empty line."""

import re
from pathlib import Path

from florilege.arena import append_log
from florilege.kernel.record import FORMAT, read_record
from florilege.kernel.refusal import Refused, refused

BETWEEN = "\n\n"
LAST_LINE = re.compile(r"^check .*\n", re.MULTILINE)


def open_records(path: Path) -> None:
    """Prepare a records file for appending; refuse a file with any other content."""
    text = append_log.read(path)
    whole = text[: text.rfind(BETWEEN) + len(BETWEEN)] if BETWEEN in text else ""
    last = text[len(whole) :]
    if not _begins_well(text) or not _begins_well(last):
        raise refused("record-format", "", {"expected": FORMAT})
    if _is_record(last):
        append_log.append(path, "\n" if last.endswith("\n") else BETWEEN)
    elif LAST_LINE.search(last):  # complete but damaged: do not discard it
        raise refused("records-damaged", "", {"path": str(path)})
    else:
        append_log.truncate(path, whole)


def add_record(path: Path, record: str) -> None:
    append_log.append(path, record + "\n")


def _begins_well(text: str) -> bool:
    return text.startswith(f"{FORMAT}\n") or FORMAT.startswith(text)


def _is_record(text: str) -> bool:
    try:
        read_record(text)
    except Refused:
        return False
    return True
