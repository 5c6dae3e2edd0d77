"""Signatures of sessions, devices and seats, by machines whose clocks differ."""

import time
from collections.abc import Callable
from typing import TypeAlias

import pytest
from itsdangerous import TimestampSigner

from florilege.kernel.refusal import Refused
from florilege.server.identity import COOKIE_AGE, SKEW, TOKEN_AGE, Identity

KEY = b"0" * 32
HERE = Identity(KEY)

At: TypeAlias = Callable[[Callable[[], str], float], str]


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> At:
    """Return what a machine signs whose clock is some seconds ahead."""

    def sign(make: Callable[[], str], ahead: float) -> str:
        with monkeypatch.context() as patched:
            there = int(time.time() + ahead)
            patched.setattr(TimestampSigner, "get_timestamp", lambda _signer: there)
            return make()

    return sign


def session(text: str) -> bool:
    return HERE.player(text) == "ann"


def device(text: str) -> bool:
    return HERE.accounts(text) == ["ann"]


def seat(text: str) -> bool:
    try:
        token = HERE.seat(text)
    except Refused:
        return False
    return (token.table, token.seat, token.giver) == ("table", 1, "ann")


SIGNED = [
    (lambda: HERE.cookie("ann"), session, COOKIE_AGE),
    (lambda: HERE.device_cookie("ann", ""), device, COOKIE_AGE),
    (lambda: HERE.token("table", 1, "ann"), seat, TOKEN_AGE),
]


@pytest.mark.parametrize(("make", "is_valid", "age"), SIGNED, ids=["session", "device", "seat"])
def test_clocks_may_differ_by_a_minute_and_all_signatures_end(
    make: Callable[[], str], is_valid: Callable[[str], bool], age: int, at: At
) -> None:
    for ahead in (0, 2, SKEW, -2, 60 - age):
        assert is_valid(at(make, ahead)), ahead
    for ahead in (SKEW + 60, -age - 60):
        assert not is_valid(at(make, ahead)), ahead


def test_no_signature_serves_as_another() -> None:
    assert not session(HERE.device_cookie("ann", ""))
    assert not device(HERE.cookie("ann"))
    assert not seat(HERE.cookie("ann"))


def test_every_token_is_another() -> None:
    tokens = [HERE.seat(HERE.token("table", 1, "ann")) for _ in range(2)]
    assert tokens[0].ident != tokens[1].ident


def test_a_token_of_another_form_is_refused() -> None:
    assert not seat(HERE._seats.dumps(["table", 1, "ann"]))
