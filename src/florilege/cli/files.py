"""Read and write the user's files; errors become refusals."""

from pathlib import Path

from florilege.kernel.record import Record
from florilege.kernel.refusal import refused


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise refused("file-not-text", "", {"path": str(path)}) from None
    except OSError as error:
        args = {"path": str(path), "reason": error.strerror or ""}
        raise refused("file-unreadable", "", dict(args)) from None


def check_writable(path: Path) -> None:
    """Refuse a path that exists already, or whose folder does not."""
    if path.exists():
        raise refused("file-exists", "", {"path": str(path)})
    if not path.absolute().parent.is_dir():
        raise refused("folder-missing", "", {"path": str(path)})


def write_record(path: Path, record: Record) -> None:
    try:
        path.write_text(record.text(), "utf-8")
    except OSError as error:
        args = {"path": str(path), "reason": error.strerror or ""}
        raise refused("file-unwritable", "", dict(args)) from None
