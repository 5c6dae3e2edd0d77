"""Files that grow by whole pieces; what cannot be read or written is refused."""

from pathlib import Path

from florilege.kernel.refusal import Refused, refused


def read(path: Path) -> str:
    """Return the text of a file, or nothing if there is none yet."""
    if not path.absolute().parent.is_dir():
        raise refused("folder-missing", "", {"path": str(path)})
    try:
        return path.read_bytes().decode("utf-8") if path.exists() else ""
    except UnicodeDecodeError:
        raise refused("file-not-text", "", {"path": str(path)}) from None
    except OSError as error:
        raise _refused("file-unreadable", path, error) from None


def append(path: Path, text: str) -> None:
    """Write a piece at the end; when this returns it is in the file."""
    try:
        with path.open("ab") as file:
            file.write(text.encode("utf-8"))
    except OSError as error:
        raise _refused("file-unwritable", path, error) from None


def cut(path: Path, kept: str) -> None:
    """Leave nothing behind the first part of a file, which is `kept`; an absent one is made."""
    append(path, "")
    try:
        with path.open("r+b") as file:
            file.truncate(len(kept.encode("utf-8")))
    except OSError as error:
        raise _refused("file-unwritable", path, error) from None


def _refused(code: str, path: Path, error: OSError) -> Refused:
    return refused(code, "", {"path": str(path), "reason": error.strerror or ""})
