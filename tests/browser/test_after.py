"""Looking back at a finished game: points, chances, costly moves, replay, the sealed deal."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect

from florilege.kernel import registry
from florilege.kernel.record import Record, read_record
from florilege.tables.finished_game import record_of
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.server.live_server import LiveServer, Person
from tests.tables.in_memory import InMemoryTable, new_table

PATIENCE = 300_000  # milliseconds, for a whole game to be thought over on a busy machine
PIECE = 4  # moves that are thought over at once
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark-fr": {"dark": True, "language": "fr"},
    "phone-fr": {"size": PHONE, "language": "fr"},
    "phone-dark": {"size": PHONE, "dark": True},
}


@cache
def played(game: str = "mandala", seats: int = 2) -> str:
    """Return the record of a finished game."""
    setup = new_table(game, seats).table.setup
    table = InMemoryTable(replace(setup, secret=b"flower" * 5 + b"ed"))
    table.seat_people()
    table.play_on(10_000)
    return record_of(table.table).text()


def archived(server: LiveServer, record: str) -> str:
    """Bring a record to the server; return where it can be replayed."""
    with Person(server) as person:
        return str(person.http.post("/api/records", content=record).json()["table"])


@pytest.fixture(scope="module")
def flowers(server: LiveServer) -> str:
    """Return a game of Flowers that is over; what is thought of it is remembered."""
    return archived(server, played())


@pytest.fixture
def short(server: LiveServer) -> str:
    """Return a short game that nobody has thought about yet."""
    return archived(server, played("anthokyklos"))


def place(visitor: Visitor) -> Locator:
    """Return where the replay says how far it is."""
    return visitor.page.locator("output")


def badge(visitor: Visitor) -> Locator:
    """Return what is said of the deal."""
    return visitor.page.locator("details:has(.sign)")


def thought_over(visitor: Visitor) -> None:
    """Wait until the whole game is."""
    expect(place(visitor)).to_be_visible()
    expect(visitor.page.locator("progress")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("look", LOOKS)
def test_a_game_is_looked_back_at(visit: Visit, flowers: str, look: str) -> None:
    ann = visit(**LOOKS[look])
    ann.go(f"/t/{flowers}/replay#ply=20&seat=0")
    expect(place(ann)).to_contain_text("20 /")
    thought_over(ann)
    expect(ann.page.locator(".costly li")).to_have_count(3)
    expect(ann.page.locator(".costly dd b").nth(11)).to_be_visible()  # moves are in words
    ann.check_for_everyone()
    ann.shoot(f"after-{look}")
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_better_move_is_shown_on_the_board(visit: Visit, flowers: str) -> None:
    ann = visit()
    ann.go(f"/t/{flowers}/replay#ply=0&seat=none")
    thought_over(ann)
    expect(ann.page.locator("#costly")).to_have_text("The three costliest moves")
    ann.page.get_by_role("button", name="Show the better move instead of").first.click()
    told, toggle = ann.page.locator(".told"), ann.page.locator(".told > button")
    expect(told).to_contain_text("Better than move")
    better = told.locator("li").all_inner_texts()
    assert better
    ann.shoot("after-better")
    ann.check_for_everyone()
    toggle.filter(has_text="Show what was played").click()
    expect(told.locator("li")).not_to_have_text(better)
    expect(told).not_to_contain_text("Better")
    toggle.filter(has_text="Show the better move").click()
    expect(told.locator("li")).to_have_text(better)


def test_the_chances_are_there_as_a_table(visit: Visit, flowers: str) -> None:
    ann = visit()
    ann.go(f"/t/{flowers}/replay")
    thought_over(ann)
    ann.page.get_by_text("As a table").click()
    rows = ann.page.locator(".scroll tbody tr")
    expect(rows).to_have_count(len(read_record(played()).moves))
    rows.nth(6).get_by_role("button").click()
    expect(place(ann)).to_contain_text("7 /")
    ann.check_for_everyone()
    ann.shoot("after-table")


class Gate:
    """Stands between page and server: lets so many questions through, then none."""

    def __init__(self, lets: int) -> None:
        self.lets = lets
        self.asked: list[str] = []
        self.refuses = True  # or else those who come later wait

    def __call__(self, route: Route) -> None:
        self.asked.append(route.request.url.partition("?")[2])
        self.lets -= 1
        if self.lets >= 0:
            route.continue_()
        elif self.refuses:
            route.abort()


def test_thinking_is_interrupted_stopped_and_goes_on(visit: Visit, short: str) -> None:
    ann, gate = visit(), Gate(2)
    ann.context.route("**/review?*", gate)
    ann.go(f"/t/{short}/replay")
    expect(ann.page.get_by_text("Interrupted after")).to_contain_text("cannot be reached")
    expect(ann.page.locator("progress")).to_have_js_property("value", 2 * PIECE)
    ann.shoot("after-interrupted")
    ann.check_for_everyone()
    gate.lets, gate.refuses = 1, False
    ann.page.reload()  # what was found is still there
    expect(ann.page.locator("progress")).to_have_js_property("value", 3 * PIECE)
    assert gate.asked.count(f"first=1&last={PIECE}") == 1
    ann.button("Stop").click()
    expect(ann.page.get_by_text("Stopped after")).to_be_visible()
    gate.lets = 100
    ann.button("Go on").click()
    thought_over(ann)


def test_the_keyboard_finds_every_move_and_the_address_follows(visit: Visit, flowers: str) -> None:
    ann = visit()
    ann.go(f"/t/{flowers}/replay#ply=5&seat=1")
    expect(place(ann)).to_contain_text("5 /")
    for key, ply in (("ArrowRight", 6), ("ArrowLeft", 5), ("Home", 0)):
        ann.page.keyboard.press(key)
        expect(place(ann)).to_contain_text(f"{ply} /")
    slider = ann.page.get_by_role("slider", name="Winning chances")
    slider.focus()
    for key, ply in (("ArrowRight", 1), ("PageUp", 11)):
        ann.page.keyboard.press(key)
        expect(place(ann)).to_contain_text(f"{ply} /")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^After move 11: "))
    ann.until("location.hash === '#ply=11&seat=1'")
    expect(slider).to_be_focused()
    ann.page.get_by_label("Seen by").select_option(label="A")
    ann.until("location.hash === '#ply=11&seat=0'")
    ann.page.reload()
    expect(place(ann)).to_contain_text("11 /")


def test_a_replay_runs_to_the_end(visit: Visit, short: str) -> None:
    plies = len(read_record(played("anthokyklos")).moves)
    ann = visit()
    ann.go(f"/t/{short}/replay#ply={plies - 2}&seat=none")
    ann.page.get_by_label("Speed").select_option("fast")
    ann.button("Run").click()
    expect(place(ann)).to_contain_text(f"{plies} /")
    expect(ann.button("Run")).to_be_visible()
    ann.shoot("after-end")


def test_a_click_on_the_drawing_shows_the_position(visit: Visit, short: str) -> None:
    ann = visit()
    ann.go(f"/t/{short}/replay")
    drawing = ann.page.locator(".drawing")
    drawing.click(position={"x": 200, "y": 100})
    expect(place(ann)).to_contain_text(re.compile(r"^[1-9]\d* /"))


def test_a_game_that_goes_on_cannot_be_looked_back_at(visit: Visit, server: LiveServer) -> None:
    with Person(server) as person:
        table = person.create_table("mandala", 2)
    ann = visit()
    ann.go(f"/t/{table}/replay")
    expect(ann.page.get_by_text("the game is not over")).to_be_visible()
    ann.check_for_everyone()


def test_the_mole_is_on_the_score_sheet(visit: Visit, server: LiveServer) -> None:
    table = archived(server, played("power-plants", 1))
    ann = visit()
    ann.go(f"/t/{table}")
    mole = ann.page.locator("table", has=ann.page.locator("caption", has_text="Mole"))
    expect(mole).to_be_visible()
    points = [int(text) for text in mole.locator("tbody td").all_inner_texts()]
    assert points
    assert int(mole.locator("tfoot td").inner_text()) == sum(points)
    ann.check_for_everyone()
    ann.shoot("after-mole")


def give_up(visitor: Visitor) -> str:
    """Begin a game against a bot and give it up; return its table."""
    visitor.quick_start(0)
    assert visitor.wait_to_be_asked()
    visitor.page.get_by_text("More", exact=True).click()
    visitor.button("Give the game up").click()
    visitor.page.locator("dialog[open] button.main").click()
    expect(visitor.page.locator(".asked h2")).to_be_visible()
    return visitor.page.url.rpartition("/")[2]


def test_a_deal_is_verified_by_whoever_saw_its_seal(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = give_up(ann)
    expect(badge(ann)).to_contain_text("Deal verified")
    badge(ann).locator("summary").click()
    expect(badge(ann)).to_contain_text(f"florilege verify {table}.txt --commitment ")
    ann.check_for_everyone()
    ann.shoot("after-verified")
    bob.go(f"/t/{table}")  # too late to know what was promised
    expect(badge(bob)).to_contain_text("Deal not verifiable here")
    bob.check_for_everyone()


def test_a_deal_that_was_swapped_is_found_out(visit: Visit) -> None:
    ann = visit()
    give_up(ann)
    seal, secret = "0" * 64, "1" * 64

    def swap(route: Route) -> None:
        data = route.fetch().json()
        route.fulfill(json={**data, "dice": f"sealed {seal} {secret}"})

    ann.context.route("**/record?form=json", swap)
    ann.page.reload()
    expect(badge(ann)).to_contain_text("Deal tampered with")
    badge(ann).locator("summary").click()
    expect(badge(ann)).to_contain_text("not the deal that was promised")
    ann.check_for_everyone()
    ann.shoot("after-tampered")


def bring(visitor: Visitor, text: str) -> None:
    """Choose a file in the lobby."""
    visitor.go("/")
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    visitor.page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_brought_to_the_page(visit: Visit) -> None:
    ann = visit()
    bring(ann, played("anthokyklos"))
    expect(place(ann)).to_contain_text("0 /")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Record").click()
    assert saved.value.path().read_text("utf-8") == played("anthokyklos")
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    ann.check_for_everyone()
    ann.shoot("after-brought")
    ann.page.locator("ul a", has_text="Anthokyklos").click()
    expect(place(ann)).to_contain_text("0 /")


def damaged(record: Record) -> str:
    return record.text().replace("\nmoves ", "\nmoves 9")


def of_another_version(record: Record) -> str:
    record.ruleset += 1
    return record.text()


def with_another_secret(record: Record) -> str:
    kind, seal, secret = record.dice.split()
    record.dice = f"{kind} {seal} {secret[::-1]}"
    return record.text()


def with_another_winner(record: Record) -> str:
    record.result = record.result.replace("won", "lost") + " "
    return json.dumps(record.data())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (damaged, "cut short or damaged"),
        (of_another_version, f"this program plays version {registry.find('anthokyklos').version}"),
        (with_another_secret, "not the one that was committed to"),
        (with_another_winner, "but its moves lead to"),
    ],
)
def test_bad_records_are_refused_in_words(
    visit: Visit, change: Callable[[Record], str], said: str
) -> None:
    ann = visit()
    bring(ann, change(read_record(played("anthokyklos"))))
    expect(ann.page.get_by_role("alert")).to_contain_text(said)
    assert ann.page.url.endswith("/")
