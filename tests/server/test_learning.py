"""Guided first games and diagrams over HTTP, without a session."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from florilege.kernel import registry
from tests.server.live_server import LiveServer

KEYS = list(registry.games())


@pytest.fixture(params=["en", "fr"])
def http(server: LiveServer, request: pytest.FixtureRequest) -> Iterator[httpx.Client]:
    headers = {"Accept-Language": request.param}
    with httpx.Client(base_url=f"{server.url}/api/games", headers=headers) as client:
        yield client


def get(http: httpx.Client, address: str, status: int = 200) -> dict[str, Any]:
    return checked(http.get(address), status)


def post(http: httpx.Client, address: str, body: object, status: int = 200) -> dict[str, Any]:
    return checked(http.post(address, json=body), status)


def checked(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    assert status == 200 or found["text"]
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_guide_can_be_played_to_its_end(http: httpx.Client, key: str) -> None:
    steps = get(http, f"/{key}")["guide"]
    place = get(http, f"/{key}/guide/0")
    while place["step"] + 1 < steps or place["wanted"] is not None:
        step, done, wanted = place["step"], place["done"], place["wanted"]
        if wanted is None:
            place = get(http, f"/{key}/guide/{step + 1}")
        else:
            place = post(http, f"/{key}/guide/{step}?done={done}", {"move": wanted})
        assert (place["step"], place["done"]) > (step, done)
        assert place["view"]["outline"]
    assert place["view"]["outcome"] is not None


@pytest.mark.parametrize("key", KEYS)
def test_every_declared_diagram_exists(http: httpx.Client, key: str) -> None:
    for clause in get(http, f"/{key}")["diagrams"]:
        view = get(http, f"/{key}/diagrams/{clause}")
        assert view["prompt"] is None


def test_wrong_moves_are_refused_with_a_text(http: httpx.Client) -> None:
    key = KEYS[0]
    step = first_move(http, key)
    place = get(http, f"/{key}/guide/{step}")
    others = [choice["move"] for choice in place["view"]["prompt"]["choices"]]
    others.remove(place["wanted"])
    declined = post(http, f"/{key}/guide/{step}", {"move": others[0]}, 422)
    assert declined["code"] == "guide-other-move"
    unread = post(http, f"/{key}/guide/{step}", {"move": "garbage \u2620"}, 422)
    assert unread["code"] == "unreadable-move"
    assert get(http, f"/{key}/guide/{step}") == place


def first_move(http: httpx.Client, key: str) -> int:
    steps = get(http, f"/{key}")["guide"]
    places = (get(http, f"/{key}/guide/{step}") for step in range(steps))
    return next(int(place["step"]) for place in places if place["wanted"] is not None)


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/no-such-game/guide/0", 404, "unknown-game"),
        (f"/{KEYS[0]}/guide/99", 404, "no-such-step"),
        (f"/{KEYS[0]}/guide/0?done=1", 404, "no-such-step"),
        (f"/{KEYS[0]}/guide/-1", 422, "bad-request"),
        (f"/{KEYS[0]}/guide/first", 422, "bad-request"),
        (f"/{KEYS[0]}/guide/0?done=x", 422, "bad-request"),
        (f"/{KEYS[0]}/diagrams/none", 404, "no-diagram"),
        (f"/{KEYS[0]}/diagrams/%00", 422, "bad-request"),
        ("/no-such-game/diagrams/1", 404, "unknown-game"),
    ],
)
def test_unknown_places_are_refused(
    http: httpx.Client, address: str, status: int, code: str
) -> None:
    assert get(http, address, status)["code"] == code


@pytest.mark.parametrize(
    "body", [None, [], {}, {"move": ""}, {"move": 7}, {"move": "x" * 201}, {"move": "x", "y": 1}]
)
def test_invalid_bodies_are_refused(http: httpx.Client, body: object) -> None:
    assert post(http, f"/{KEYS[0]}/guide/0", body, 422)["code"] == "bad-request"


def test_a_step_without_a_move_refuses_moves(http: httpx.Client) -> None:
    found = post(http, f"/{KEYS[0]}/guide/0", {"move": "anything"}, 422)
    assert found["code"] == "guide-only-read"
