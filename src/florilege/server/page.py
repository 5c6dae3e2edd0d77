"""The built page: its files, and itself for every other path; or a note that it is missing."""

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from florilege.kernel.refusal import refused
from florilege.locale.catalogue import LANGUAGES
from florilege.server.speech import words

FOLDER: Final = Path(__file__).parent / "page"
HASHED: Final = "assets/"  # names change with contents
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """Return a file of the page, or the page."""
    if path.startswith("api/"):
        raise refused("not-found")
    found = file_of(path)
    if found is not None:
        kept = FOREVER if path.startswith(HASHED) else ASK_AGAIN
        return FileResponse(found, headers={"Cache-Control": kept})
    if "." in path.rpartition("/")[2]:
        raise refused("not-found")
    return home()


def file_of(path: str) -> Path | None:
    """Return a file of the page, never one outside its folder."""
    root = FOLDER.resolve()
    try:
        found = (root / path).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def home() -> Response:
    """Return the page, or what to do about it in all languages if it was not built."""
    index = file_of("index.html")
    headers = {"Cache-Control": ASK_AGAIN}
    if index is not None:
        return FileResponse(index, headers=headers)
    notes = "".join(
        f'<p lang="{language}">{escape(words(language).say("page-missing"))}</p>'
        for language in LANGUAGES
    )
    text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Florilège</title>{notes}'
    return HTMLResponse(text, headers=headers)
