"""Sessions: guests, accounts, cookies."""

from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from florilege.locale.catalogue import LANGUAGES, Catalogue
from florilege.server.guests import guest_name
from florilege.server.limits import Limits
from florilege.tables.text_rules import NAME_LENGTH
from tests.server.conftest import NewPerson
from tests.server.live_server import LiveServer, Person, running

PASSWORD = "correct horse"


def test_a_new_client_becomes_a_guest(server: LiveServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        answer = client.get("/api/session")
        cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
        assert cookie["florilege"]["httponly"]
        assert cookie["florilege"]["samesite"] == "lax"
        assert not cookie["florilege"]["secure"]
        assert answer.json()["account"] == ""
        assert client.get("/api/session").json() == answer.json()


def test_behind_https_the_cookie_is_secure(server: LiveServer) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    answer = httpx.get(f"{server.url}/api/session", headers=headers)
    cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    assert cookie["florilege"]["secure"]
    assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guest_name_fits(language: str) -> None:
    catalogue = Catalogue(language)
    for flower in catalogue.say("guest-flowers").split():
        for trait in catalogue.say("guest-traits").split():
            name = catalogue.say("guest-name", {"flower": flower, "trait": trait})
            assert len(name) <= NAME_LENGTH, name
    assert guest_name(language)


def test_forged_cookies_are_refused(server: LiveServer, new_person: NewPerson) -> None:
    person = new_person()
    true = person.http.cookies["florilege"]
    ident, _, rest = true.partition(".")
    for forged in (f"{ident}x.{rest}", ident, true[:-1], "", "é", f"{ident}.."):
        headers = {b"Cookie": f"florilege={forged}".encode()}
        answer = httpx.get(f"{server.url}/api/tables/mine", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")


def test_changing_the_name(new_person: NewPerson) -> None:
    person = new_person()
    answer = person.http.patch("/api/session", json={"name": "  Ada  Rose "})
    assert answer.json()["name"] == "Ada Rose"
    for bad in ("", "x" * 25, "   "):
        answer = person.http.patch("/api/session", json={"name": bad})
        assert answer.status_code == httpx.codes.UNPROCESSABLE_ENTITY
        assert answer.json()["code"] == "bad-request"


def test_names_that_cannot_be_read_are_refused(new_person: NewPerson) -> None:
    person = new_person()
    before = person.http.get("/api/session").json()["name"]
    for name in ("\u3164", "Ada\u200b", "…"):
        renamed = person.http.patch("/api/session", json={"name": name})
        assert (renamed.status_code, renamed.json()["code"]) == (422, "illegible-name")
    for account in ("__", "Ada\u200d"):
        opened = person.http.post("/api/account", json={"account": account, "password": PASSWORD})
        assert (opened.status_code, opened.json()["code"]) == (422, "illegible-name")
    assert person.http.get("/api/session").json()["name"] == before


def test_names_that_look_like_those_of_an_account_are_refused(new_person: NewPerson) -> None:
    owner, other = new_person(), new_person()
    owner.http.patch("/api/session", json={"name": "Capucine"}).raise_for_status()
    owner.http.post(
        "/api/account", json={"account": "Coquelicot", "password": PASSWORD}
    ).raise_for_status()
    for name in ("Саpucine", "COQUEL1COT", "Capucine"):
        renamed = other.http.patch("/api/session", json={"name": name})
        assert (renamed.status_code, renamed.json()["code"]) == (409, "name-alike")
    opened = other.http.post("/api/account", json={"account": "Coqueliсot", "password": PASSWORD})
    assert (opened.status_code, opened.json()["code"]) == (409, "name-alike")
    assert other.http.get("/api/session").json()["account"] == ""
    table = owner.create_table("mandala", 3, seat=None)
    tab = other.tab()
    assert tab.ask("sit", table, 1, name="Сapucine")["code"] == "name-alike"
    assert owner.tab().ask("sit", table, 0, name="Capucine")["type"] == "ack"
    own = owner.http.patch("/api/session", json={"name": "capucine"})
    assert own.json()["name"] == "capucine"


def test_two_guests_of_one_name_are_told_apart_at_a_table(new_person: NewPerson) -> None:
    people = [new_person(), new_person()]
    for person in people:
        person.http.patch("/api/session", json={"name": "Rose"}).raise_for_status()
    table = people[0].create_table("mandala", 3)
    tab = people[1].tab()
    assert tab.ask("sit", table, 1, name=None)["type"] == "ack"
    seats = tab.watch(table, 1)["status"]["seats"]
    assert [seat["name"] for seat in seats] == ["Rose", "Rose 2", None]


def test_an_account_keeps_the_player(server: LiveServer, new_person: NewPerson) -> None:
    person = new_person()
    wanted = {"account": "Marguerite", "password": PASSWORD}
    made = person.http.post("/api/account", json=wanted)
    assert (made.json()["player"], made.json()["account"]) == (person.id, "Marguerite")
    assert person.http.post("/api/account", json=wanted).json()["code"] == "has-account"
    other = new_person()
    taken = other.http.post("/api/account", json={**wanted, "account": "MARGUERITE"})
    assert (taken.status_code, taken.json()["code"]) == (409, "account-taken")
    assert other.http.post("/api/login", json=wanted).json()["player"] == person.id
    assert other.http.get("/api/session").json()["account"] == "Marguerite"
    other.http.post("/api/logout")
    assert other.http.get("/api/session").json()["account"] == ""
    stored = server.do(server.services.store.player(person.id))
    assert stored is not None
    assert stored.password.startswith("$argon2")


def test_a_wrong_password_and_an_unknown_account_look_the_same(new_person: NewPerson) -> None:
    person = new_person()
    person.http.post("/api/account", json={"account": "Iris", "password": PASSWORD})
    wrong = [
        person.http.post("/api/login", json={"account": name, "password": "not this one"})
        for name in ("Iris", "Nobody")
    ]
    assert [answer.status_code for answer in wrong] == [401, 401]
    assert wrong[0].json() == wrong[1].json()


def test_logins_are_rate_limited(tmp_path: Path) -> None:
    with running(tmp_path, Limits(logins_burst=3)) as server, Person(server) as person:
        wanted = {"account": "Iris", "password": "wrong one"}
        codes = [person.http.post("/api/login", json=wanted).json()["code"] for _ in range(5)]
        assert codes == ["bad-login"] * 3 + ["too-fast"] * 2


def test_new_guests_are_rate_limited(tmp_path: Path) -> None:
    with running(tmp_path, Limits(guests_burst=3)) as server:
        codes = [httpx.get(f"{server.url}/api/session").status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2


def test_the_language_follows_accept_language(server: LiveServer) -> None:
    texts = {
        header: httpx.get(
            f"{server.url}/api/tables/nowhere", headers={"Accept-Language": header}
        ).json()["text"]
        for header in ("fr-FR,fr;q=0.9,en;q=0.8", "en", "de, fr", "de")
    }
    assert texts["fr-FR,fr;q=0.9,en;q=0.8"] == texts["de, fr"] != texts["en"] == texts["de"]
