"""Limits for sign-in: nobody guesses for long, and nobody locks out the owner of an account."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from florilege.kernel.refusal import Refused
from florilege.server.growing_delays import GrowingDelays
from florilege.server.limits import Limits
from florilege.server.sign_in_limit import ADDRESSES, HOUR, MINUTE, SignInLimit
from tests.server.live_server import LiveServer, Person, running

PASSWORD = "correct horse"
FREE = 3


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limit(clock: Clock) -> SignInLimit:
    return SignInLimit(Limits(logins_burst=FREE), clock)


def is_refused(limit: SignInLimit, address: str, is_known: bool = False) -> bool:
    try:
        limit.check_account("iris", address, is_known)
    except Refused:
        return True
    return False


def attack(limit: SignInLimit, addresses: int) -> None:
    for number in range(addresses):
        for _ in range(2 * FREE):
            is_refused(limit, f"10.0.{number // 256}.{number % 256}")


def test_delays_double_up_to_the_longest(clock: Clock) -> None:
    delays = GrowingDelays(free=2, longest=5.0, clock=clock)
    found = []
    for _ in range(7):
        found.append(delays.remaining("iris"))
        clock.now += delays.remaining("iris")
        delays.count("iris")
    assert found == [0.0, 0.0, 1.0, 2.0, 4.0, 5.0, 5.0]
    delays.forget("iris")
    assert delays.remaining("iris") == 0.0


def test_attempts_that_come_too_early_do_not_lengthen_the_delay(
    limit: SignInLimit, clock: Clock
) -> None:
    assert [is_refused(limit, "10.0.0.1") for _ in range(50)] == [False] * FREE + [True] * 47
    clock.now += 1.0
    assert not is_refused(limit, "10.0.0.1")


def test_one_address_locks_nobody_else_out(limit: SignInLimit) -> None:
    attack(limit, 1)
    assert not is_refused(limit, "10.9.9.9")


def test_many_addresses_delay_new_devices_by_a_minute_at_most(
    limit: SignInLimit, clock: Clock
) -> None:
    attack(limit, 5 * ADDRESSES)
    assert is_refused(limit, "10.9.9.9")
    clock.now += MINUTE
    assert not is_refused(limit, "10.9.9.9")


def test_a_known_device_waits_only_for_its_own_attempts(limit: SignInLimit, clock: Clock) -> None:
    attack(limit, 5 * ADDRESSES)
    assert [is_refused(limit, "10.0.0.1", is_known=True) for _ in range(4)] == [False] * 3 + [True]
    clock.now += HOUR
    assert not is_refused(limit, "10.0.0.1", is_known=True)


def test_an_address_in_a_network_of_version_6_is_not_another_client(limit: SignInLimit) -> None:
    found = [is_refused(limit, f"2001:db8::{number}") for number in range(4)]
    assert found == [False] * 3 + [True]
    assert not is_refused(limit, "2001:db8:0:1::1")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with running(tmp_path, Limits(logins_burst=FREE)) as found:
        yield found


def sign_in(http: httpx.Client, account: str, password: str, address: str) -> httpx.Response:
    wanted = {"account": account, "password": password}
    return http.post("/api/login", json=wanted, headers={"X-Forwarded-For": address})


def open_account(person: Person, account: str) -> None:
    wanted = {"account": account, "password": PASSWORD}
    person.http.post("/api/account", json=wanted).raise_for_status()


def fail_everywhere(http: httpx.Client, *spellings: str, net: str = "10.0.0") -> httpx.Response:
    """Fail to sign in from many addresses of a network; return the last answer."""
    for number in range(ADDRESSES):
        for place in range(FREE):
            account = spellings[place % len(spellings)]
            assert sign_in(http, account, "not this one", f"{net}.{number}").status_code == 401
    return sign_in(http, spellings[0], "not this one", f"{net}.200")


def test_every_spelling_of_a_name_counts_as_one(server: LiveServer) -> None:
    with Person(server) as person:
        refused = fail_everywhere(person.http, "Straße", "STRASSE", "ｓtrasse")
        assert refused.json()["code"] == "sign-in-later"


def test_a_guesser_does_not_lock_out_the_owner(server: LiveServer) -> None:
    with Person(server) as owner, Person(server) as guesser:
        open_account(owner, "Iris")
        refused = fail_everywhere(guesser.http, "iris")
        assert (refused.status_code, refused.json()["code"]) == (429, "sign-in-later")
        assert refused.json()["args"]["seconds"] >= 1
        assert sign_in(owner.http, "Iris", PASSWORD, "10.9.9.8").is_success  # with the session
        owner.http.post("/api/logout")
        assert sign_in(owner.http, "Iris", PASSWORD, "10.9.9.7").is_success  # without it
        assert owner.http.get("/api/session").json()["player"] == owner.id


def test_a_forged_device_is_not_known(server: LiveServer) -> None:
    with Person(server) as owner, Person(server) as guesser:
        open_account(owner, "Iris")
        guesser.http.cookies.set("florilege-devices", f"{owner.id}.x.y")
        assert fail_everywhere(guesser.http, "Iris").json()["code"] == "sign-in-later"


def test_a_device_is_known_for_each_of_its_accounts(server: LiveServer) -> None:
    with Person(server) as one, Person(server) as other, Person(server) as guesser:
        open_account(one, "Iris")
        open_account(other, "Rose")
        assert sign_in(one.http, "Rose", PASSWORD, "10.9.9.8").is_success
        one.http.post("/api/logout")
        for account, net in (("Iris", "10.0.0"), ("Rose", "10.0.1")):
            refused = fail_everywhere(guesser.http, account, net=net)
            assert refused.json()["code"] == "sign-in-later"
            assert sign_in(one.http, account, PASSWORD, "10.9.9.7").is_success
