"""Append-only text files. Errors of the file system become refusals."""

from pathlib import Path

from florilege.kernel.refusal import Refused, refused


def read(path: Path) -> str:
    """Return the text of a file, or an empty string if it does not exist yet."""
    if not path.absolute().parent.is_dir():
        raise refused("folder-missing", "", {"path": str(path)})
    try:
        return path.read_bytes().decode("utf-8") if path.exists() else ""
    except UnicodeDecodeError:
        raise refused("file-not-text", "", {"path": str(path)}) from None
    except OSError as error:
        raise _refused("file-unreadable", path, error) from None


def append(path: Path, text: str) -> None:
    """Append text; it is in the file when this returns."""
    try:
        with path.open("ab") as file:
            file.write(text.encode("utf-8"))
    except OSError as error:
        raise _refused("file-unwritable", path, error) from None


def truncate(path: Path, kept: str) -> None:
    """Cut a file off after `kept`, with which it begins; create it if it does not exist."""
    append(path, "")
    try:
        with path.open("r+b") as file:
            file.truncate(len(kept.encode("utf-8")))
    except OSError as error:
        raise _refused("file-unwritable", path, error) from None


def _refused(code: str, path: Path, error: OSError) -> Refused:
    return refused(code, "", {"path": str(path), "reason": error.strerror or ""})
