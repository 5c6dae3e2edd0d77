"""Takes the pictures of the READMEs: a game in progress, in English and in French.

`make pictures` runs it, after a change to the page that everybody should see.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.mandala import take_turn
from tests.browser.visitor import Visitor, play_on
from tests.server.live_server import running

IMAGES = Path(__file__).parent / "images"
SIZE = {"width": 1280, "height": 800}
SEATS = (None, "greedy", "greedy")
TURNS = 12


def take(visitor: Visitor, name: str) -> None:
    """Play some turns of Flowers and keep a picture of the table, reduced to 256 colours."""
    visitor.create_table("mandala", {}, SEATS)
    play_on(visitor, take_turn, TURNS)
    visitor.wait_to_be_asked()
    picture = Image.open(io.BytesIO(visitor.page.screenshot(animations="disabled")))
    reduced = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    reduced.save(IMAGES / name, optimize=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), bots=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language, name in (("en", "game.png"), ("fr", "partie.png")):
            take(Visitor(browser, server.url, size=SIZE, language=language), name)


if __name__ == "__main__":
    main()
