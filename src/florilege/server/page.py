"""Serves the built page: its files, and its index for every other path."""

from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from florilege.kernel.refusal import refused
from florilege.locale.catalogue import LANGUAGES
from florilege.server.refusal_text import catalogue

FOLDER: Final = Path(__file__).parent / "page"
HASHED: Final = "assets/"  # file names contain a content hash
IMMUTABLE: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """Return a file of the page, or its index."""
    if path.startswith("api/"):
        raise refused("not-found")
    file = file_of(path)
    if file is not None:
        cache_control = IMMUTABLE if path.startswith(HASHED) else NO_CACHE
        return FileResponse(file, headers={"Cache-Control": cache_control})
    if "." in path.rpartition("/")[2]:
        raise refused("not-found")
    return index_page()


def file_of(path: str) -> Path | None:
    """Return a file of the page, or None; never one outside its folder."""
    root = FOLDER.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def index_page() -> Response:
    """Return the index, or a note in all languages if the page was not built."""
    index = file_of("index.html")
    headers = {"Cache-Control": NO_CACHE}
    if index is not None:
        return FileResponse(index, headers=headers)
    notes = "".join(
        f'<p lang="{language}">{escape(catalogue(language).say("page-missing"))}</p>'
        for language in LANGUAGES
    )
    text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Florilège</title>{notes}'
    return HTMLResponse(text, headers=headers)
