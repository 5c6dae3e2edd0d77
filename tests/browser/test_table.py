"""What happens around the moves: talk, hints, taking back, sharing a device, bad luck."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from bench.load.server_process import ServerProcess, server_process
from tests.browser.conftest import Visit
from tests.browser.mandala import pick_up, take_turn
from tests.browser.visitor import Visitor
from tests.postgresql import free_port


def start(visitor: Visitor) -> None:
    visitor.quick_start(0)
    assert visitor.wait_to_be_asked()


def test_people_talk(visit: Visit) -> None:
    ann = visit()
    start(ann)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.button("Hello!").click()
    ann.page.fill("#panel-talk input", "<b>What a lovely garden</b>")
    ann.page.keyboard.press("Enter")
    talk = ann.page.locator("#panel-talk ol")
    expect(talk).to_contain_text("Hello!")
    expect(talk).to_contain_text("<b>What a lovely garden</b>")
    ann.check_for_everyone()
    ann.shoot("chat")


def test_a_hint_can_be_played(visit: Visit) -> None:
    ann = visit()
    start(ann)
    ann.button("Hint").click()
    expect(ann.page.locator(".hint")).to_contain_text(re.compile(r"as a bot sees them: \d+%"))
    before = ann.told()
    ann.button("Play it").click()
    ann.until_told_more(before)


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    ann = visit()
    start(ann)
    before = ann.told()
    take_turn(ann, random.Random(1))
    ann.until_told_more(before)
    assert ann.wait_to_be_asked()
    ann.button("Take back").click()
    expect(ann.page.locator(".talk li:not(.new)")).to_have_count(before)


def test_giving_up_is_asked_twice_and_then_there_is_a_rematch(visit: Visit) -> None:
    ann = visit()
    start(ann)
    ann.page.get_by_text("More", exact=True).click()
    ann.button("Give the game up").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("cannot be taken back")
    ann.check_for_everyone()
    ann.page.locator("dialog[open] button.main").click()
    expect(ann.page.locator(".asked h2")).to_be_visible()
    ann.check_for_everyone()
    ann.shoot("given-up")
    old = ann.page.url
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: url != old)
    assert ann.wait_to_be_asked()
    ann.page.go_back()
    expect(ann.page.locator(".asked h2")).to_be_visible()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator("output")).to_contain_text("0 /")
    ann.check_for_everyone()
    ann.shoot("replay")


def test_a_device_is_passed_on_behind_a_curtain(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/mandala")
    ann.page.select_option("#seat-1", "me")
    ann.button("Open the table").click()
    dice = random.Random(4)
    for _ in range(3):
        ann.page.locator(".asked .yours, .curtain").first.wait_for()
        curtain = ann.page.get_by_role("button", name="I am ")
        if curtain.count():
            expect(ann.page.locator(".hand")).to_have_count(0)
            ann.shoot("curtain")
            ann.check_for_everyone()
            curtain.click()
        assert ann.wait_to_be_asked()
        take_turn(ann, dice)
        curtain.wait_for()


def test_a_lost_line_in_mid_move_loses_nothing(visit: Visit) -> None:
    ann = visit()
    lines: list[WebSocketRoute] = []
    lost: list[str | bytes] = []
    deaf = False

    def between(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(lambda message: (lost.append if deaf else route.send)(message))

    ann.context.route_web_socket("**/api/ws", between)
    start(ann)
    before = ann.told()
    deaf = True  # the move arrives, its answer does not
    take_turn(ann, random.Random(1))
    ann.wait_for(lambda: any('"ack"' in str(message) for message in lost), "the answer")
    deaf = False
    lines[-1].close()
    ann.until_told_more(before)
    assert ann.wait_to_be_asked()
    own = ann.page.locator(".talk li", has_text="You play").count()
    shown = ann.page.locator(".talk li", has_text="You show").count()
    assert own + shown == 1
    assert len(lines) == 2


def test_cards_stay_picked_up_while_the_line_is_lost(visit: Visit) -> None:
    ann = visit()
    lines: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    ann.context.route_web_socket("**/api/ws", between)
    start(ann)
    pick_up(ann.page.locator(".hand button").first)
    expect(ann.page.locator("button.lay")).not_to_have_count(0)
    lines[-1].close()
    ann.wait_for(lambda: len([f for f in ann.frames if f["type"] == "table"]) == 2, "the snapshot")
    before = ann.told()
    ann.page.locator("button.lay").first.click()
    ann.until_told_more(before)


@pytest.mark.parametrize("end", [ServerProcess.stop, ServerProcess.kill], ids=["stopped", "killed"])
def test_a_server_that_starts_again_has_lost_nothing(
    browser: Browser, tmp_path: Path, end: Callable[[ServerProcess], None]
) -> None:
    port, database = free_port(), f"sqlite:///{tmp_path / 'florilege.db'}"
    with server_process(port, database, cores=None) as server:
        ann = Visitor(browser, server.url)
        start(ann)
        before = ann.told()
        take_turn(ann, random.Random(1))
        ann.until_told_more(before)
        assert ann.wait_to_be_asked()
        told = ann.page.locator(".talk li:not(.new)").all_inner_texts()
        hand = ann.page.locator(".hand").inner_text()
        end(server)
        expect(ann.page.locator("p.lost")).to_contain_text("Reconnecting")
        ann.shoot("line-lost")
    with server_process(port, database, cores=None):
        expect(ann.page.locator(".lost")).to_have_count(0)
        assert ann.wait_to_be_asked()
        assert ann.page.locator(".talk li:not(.new)").all_inner_texts() == told
        assert ann.page.locator(".hand").inner_text() == hand
        take_turn(ann, random.Random(1))
        ann.until_told_more(len(told))
        ann.close()


def test_a_reload_in_mid_move_forgets_only_the_cards_picked_up(visit: Visit) -> None:
    ann = visit()
    start(ann)
    pick_up(ann.page.locator(".hand button").first)
    ann.page.reload()
    assert ann.wait_to_be_asked()
    expect(ann.page.locator(".hand .raised")).to_have_count(0)
    take_turn(ann, random.Random(1))


def test_two_tabs_of_one_player_see_the_same_and_may_both_play(visit: Visit) -> None:
    ann = visit()
    start(ann)
    first = ann.page
    second: Page = ann.tab()
    ann.page = second
    ann.go(first.url)
    assert ann.wait_to_be_asked()
    take_turn(ann, random.Random(1))
    count = "document.querySelectorAll('.talk li:not(.new)').length"
    assert ann.wait_to_be_asked()
    told = ann.told()
    ann.page = first
    ann.until(f"{count} === {told}")


def test_the_back_button_leads_back_to_the_table(visit: Visit) -> None:
    ann = visit()
    start(ann)
    pick_up(ann.page.locator(".hand button").first)
    ann.page.go_back()
    expect(ann.page.locator("article").first).to_be_visible()
    ann.page.go_forward()
    assert ann.wait_to_be_asked()


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    ann, eve = visit(), visit()
    start(ann)
    eve.go(ann.page.url.removeprefix(ann.url))
    expect(eve.board).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    eve.check_for_everyone()


def test_an_unreachable_server_is_said_in_words(visit: Visit) -> None:
    ann = visit()
    ann.go("/me")

    def cut(route: Route) -> None:
        route.abort()

    ann.context.route("**/api/**", cut)
    ann.button("Save").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ann.faults.clear()  # the page noted the failed request, as it should


def test_a_seat_is_carried_to_another_device(visit: Visit) -> None:
    ann, phone = visit(), visit()
    start(ann)
    ann.page.get_by_text("More", exact=True).click()
    ann.button("Play on on another device").click()
    link = ann.page.locator("dialog[open] input").input_value()
    phone.page.goto(link)
    assert phone.wait_to_be_asked()
    expect(phone.page.locator(".hand")).to_be_visible()


def test_a_seat_that_is_freed_is_said_in_words(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.go("/new/mandala")
    ann.button("One more seat").click()
    ann.button("Open the table").click()
    expect(ann.page.locator("code")).to_be_visible()
    bob.go(ann.page.url.removeprefix(ann.url))
    bob.button("Sit here").click()
    ann.button("Free the seat").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("Your seat was freed")
    bob.button("Sit here").click()
    bob.button("Get up").click()
    expect(bob.button("Get up")).to_have_count(0)
