"""Every screen, in both languages, light and dark: words complete, nothing serious for axe."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

SCREENS = {
    "lobby": "/",
    "new-table": "/new/flower-power",
    "rules": "/rules/mandala#4.2",
    "me": "/me",
    "lost": "/no/such/page",
    "dead-link": "/t/no-such-table",
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screens_are_for_everyone(visit: Visit, screen: str, language: str) -> None:
    ann = visit(language=language, dark=language == "fr")
    ann.go(SCREENS[screen])
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.check_for_everyone()
    ann.shoot(f"{screen}-{language}")


def test_the_lobby_fits_a_phone(visit: Visit) -> None:
    ann = visit(size=PHONE)
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.shoot("lobby-phone")


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    ann = visit()
    ann.quick_start(0)
    assert ann.wait_to_be_asked()
    ann.page.evaluate("window.stays = true")
    ann.button("FR: passer au français").click()
    expect(ann.asked).to_contain_text("À vous")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    assert ann.page.evaluate("window.stays")
    ann.shoot("mandala-fr")
    ann.check_for_everyone()


def test_nothing_shifts_while_the_lobby_loads(visit: Visit) -> None:
    ann = visit()
    ann.context.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach("
        "entry => window.shift += entry.value)).observe({type: 'layout-shift', buffered: true})"
    )
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("window.shift") < 0.05


def test_rules_are_searched(visit: Visit) -> None:
    ann = visit()
    ann.go("/rules/mandala")
    ann.page.fill("input[type=search]", "claim MARKER")
    expect(ann.page.locator("dd").first).to_contain_text("marker")
    ann.until("document.querySelectorAll('dt').length < 30")
