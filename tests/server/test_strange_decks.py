"""Strange decks and records over HTTP: each is refused with a code, none fails or takes long."""

import hashlib
import json
import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from florilege.games.anthokyklos.deck import standard_text
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.record import FIELDS, Record, begin, fast
from tests.server.live_server import TERMS, LiveServer, Person

MOST_SECONDS = 2.0  # that one answer may take; on an idle machine it is a tenth
LINES = [line for line in standard_text().splitlines() if line and not line.startswith("#")]
MANY = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

ONE_WORD = "x" * 19_000
TOO_MANY_CARDS = ";".join(
    ["shape_a_0,0_scales_1", *(f"card_{number}_a_three_1" for number in range(900))]
)
TOO_MANY_SHAPES = ";".join(f"shape_{number:x}_0,0_scales_1_2" for number in range(700))
LONG_KEY = "\n".join(LINES).replace("M07", "m" * 9_000)
words = st.sampled_from(
    ["shape", "card", "a", "b", "0,0", "1,1", "-99,99", "scales", "1", "4", "99", "one:any",
     "three", "two:cg", "5+any", "done", "#", "M01", "ray", "é", "١", "9" * 30, "_", ";", "=", "|"]
)  # fmt: skip
any_text = st.text(st.characters(codec="utf-8"), max_size=300)
strange_line = st.lists(words | any_text, max_size=8).map(" ".join)


@st.composite
def edited_decks(draw: st.DrawFn) -> str:
    """Return the standard deck with lines changed, repeated, left out or in another order."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + draw(st.integers(0, 2))] = draw(
            st.lists(strange_line | st.sampled_from(LINES), max_size=3)
        )
    return draw(st.sampled_from(["\n", ";"])).join(lines)


decks = (
    st.lists(strange_line, max_size=120).map("\n".join)
    | st.lists(strange_line, max_size=120).map(lambda lines: ";".join(lines).replace(" ", "_"))
    | edited_decks()
    | any_text.map(lambda text: text * 60)
)


@pytest.fixture(scope="module")
def http(server: LiveServer) -> Any:
    with Person(server) as person:
        yield person.http


def check(answer: httpx.Response) -> None:
    """Assert that a request was served, or refused with a code and words of bounded length."""
    assert answer.elapsed.total_seconds() < MOST_SECONDS
    assert answer.status_code in (201, 413, 422, 404, 429), answer.text
    if answer.status_code != 201:
        assert answer.json()["code"] not in ("", "failed")
        assert len(answer.content) < 20_000


@MANY
@example(ONE_WORD)
@example(ONE_WORD.replace("x", "x_"))
@example(TOO_MANY_CARDS)
@example(TOO_MANY_SHAPES)
@example(LONG_KEY)
@example("\n".join(LINES))
@given(decks)
def test_strange_decks_of_options_are_refused(http: httpx.Client, deck: str) -> None:
    wanted = {
        "game": "anthokyklos",
        "seats": 2,
        "options": {"deck": deck},
        "terms": {**TERMS, "bots": [None, None]},
        "seat": None,
    }
    check(http.post("/api/tables", json=wanted))


@MANY
@example(ONE_WORD)
@example(TOO_MANY_CARDS * 4)
@example(TOO_MANY_SHAPES * 4)
@given(decks)
def test_strange_decks_of_records_are_refused(http: httpx.Client, deck: str) -> None:
    record = begin(registry.find("anthokyklos"), 2, {}, fast(1))
    record.options = {**registry.find("anthokyklos").settings({}), "deck": deck.replace(" ", "_")}
    check(http.post("/api/records", content=record.text().encode()))
    check(http.post("/api/records", content=json.dumps(record.data()).encode()))


def finished(key: str) -> Record:
    """Return the record of a game of random moves."""
    game, dice = registry.find(key), fast_dice(1)
    record = begin(game, game.fewest, game.settings({}), fast(2))
    position = game.start(game.fewest, record.options, fast_dice(2))
    while (outcome := position.outcome()) is None:
        legal = position.legal_moves()
        move = legal[int(dice.below(len(legal)))]
        record.moves.append(position.write_move(move))
        position.play(move)
    record.result = outcome.text()
    return record


RECORDS = {key: finished(key) for key in registry.games()}
# Valid JSON that is no valid field: too large, of another type, or half a surrogate pair.
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**17, 10**18, 2**63, -(2**63) - 1, 10**400]),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(["\ud800", "x" * 5_000, "\n", "a b", "é" * 3_000, "fast 1/2", "9" * 40]),
    st.lists(st.text(max_size=5) | st.integers(), max_size=5),
    st.dictionaries(st.text(max_size=5), st.text(max_size=5) | st.integers(), max_size=3),
)


@MANY
@example("mandala", "seats", 2**63, True)
@example("mandala", "seats", True, True)
@example("mandala", "ruleset", 10**400, True)
@example("mandala", "check", "\ud800", False)
@example("mandala", "moves", ["\ud800"], True)
@example("mandala", "dice", f"fast {'9' * 40}/{'9' * 40}", True)
@given(
    st.sampled_from(sorted(RECORDS)),
    st.sampled_from(sorted(RECORDS["mandala"].data())),
    values,
    st.booleans(),
)
def test_strange_fields_of_records_are_refused(
    http: httpx.Client, key: str, field: str, value: object, is_checked: bool
) -> None:
    data: dict[str, Any] = {**RECORDS[key].data(), field: value}
    if is_checked and field != "check":
        data["check"] = checksum(data)
    check(http.post("/api/records", content=json.dumps(data).encode()))


def checksum(data: dict[str, Any]) -> str:
    """Return the checksum of a record as a server would compute it, or nothing."""
    try:
        record = Record(
            data["game"], data["ruleset"], data["seats"], data["options"], data["dice"],
            [str(move) for move in data["moves"]],
        )  # fmt: skip
        record.position, record.result = data["position"], data["result"]
        return record.check()
    except (AttributeError, TypeError, ValueError):
        return ""


@MANY
@given(
    st.sampled_from(sorted(RECORDS)),
    st.lists(st.tuples(st.integers(0, 60), any_text), min_size=1, max_size=3),
)
def test_strange_lines_of_records_are_refused(
    http: httpx.Client, key: str, changes: list[tuple[int, str]]
) -> None:
    lines = RECORDS[key].body().splitlines()
    for at, line in changes:
        known = lines[at % len(lines)].partition(" ")[0]
        lines[at % len(lines)] = f"{known} {line}" if known in FIELDS else line
    check(http.post("/api/records", content=with_check("\n".join(lines) + "\n")))


def with_check(body: str) -> bytes:
    digest = hashlib.sha256(body.encode()).hexdigest()[:16]
    return f"{body}check {digest}\n".encode()


@MANY
@given(st.sampled_from(sorted(RECORDS)), st.integers(0, 10**6), st.lists(words, max_size=3))
def test_strange_positions_of_records_are_refused(
    http: httpx.Client, key: str, seed: int, changes: list[str]
) -> None:
    record, dice = RECORDS[key], random.Random(seed)
    game = registry.find(key)
    position = game.start(record.seats, record.options, fast_dice(2))
    for move in record.moves[: seed % len(record.moves)]:
        position.play(position.read_move(move))
    parts = position.write().split(" ")
    for change in changes:
        parts[dice.randrange(len(parts))] = change
    found = begin(game, record.seats, record.options, fast(2))
    found.position = " ".join(parts)
    check(http.post("/api/records", content=json.dumps(found.data()).encode()))
