"""A client that sends chosen parts needs neither rules nor notation."""

from collections.abc import Iterator

import pytest

from florilege.kernel.dice import fast_dice
from florilege.server.protocol.fields import OLDEST_PROTOCOL, PROTOCOL
from tests.server.conftest import NewPerson
from tests.server.live_game import LiveGame, close_live_game, start_live_game
from tests.server.live_server import LiveServer


@pytest.fixture
def live_game(server: LiveServer) -> Iterator[LiveGame]:
    live_game = start_live_game(server, "mandala", 2)
    yield live_game
    close_live_game(live_game)


def test_a_game_is_played_by_parts(live_game: LiveGame) -> None:
    dice = fast_dice(3)
    for ply in range(6):
        seat, choices = live_game.mover(), live_game.view()["prompt"]["choices"]
        choice = choices[dice.below(len(choices))]
        tab = live_game.tabs[seat]
        fields = {"ply": ply, "parts": choice["parts"]}
        assert tab.ask("play", live_game.table, seat, **fields)["type"] == "ack"
        played = live_game.server.look(
            live_game.table, lambda table: table.game_log and table.game_log.record.moves[-1]
        )
        assert played == choice["move"]
        for place, perspective in enumerate(live_game.perspectives()):
            reader = live_game.readers[place]
            live_game.shown[place] = reader.watch(live_game.table, perspective)


def test_parts_are_refused_for_the_same_reason_as_notation(live_game: LiveGame) -> None:
    seat = live_game.mover()
    tab = live_game.tabs[seat]
    colour = next(iter(live_game.view()["board"]["players"][seat]["hand"]))
    chosen = tab.ask("play", live_game.table, seat, ply=0, parts={"card": colour, "number": 8})
    written = tab.ask("play", live_game.table, seat, ply=0, move=f"8{colour}>1")
    for answer in (chosen, written):
        assert answer["type"] == "refused"
        assert answer["game"] == "mandala"
    for field in ("code", "clause", "args", "text"):
        assert chosen[field] == written[field]
    several = tab.ask("play", live_game.table, seat, ply=0, parts={"mandala": 1})
    assert several["code"] == "several-moves"
    assert live_game.server.look(live_game.table, lambda table: table.ply) == 0


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"move": "1r>1", "parts": {"card": "r"}},
        {"parts": {}},
        {"parts": {"card": None}},
        {"parts": {"card": ["r"]}},
        {"parts": {"Not A Part": 1}},
        {"parts": {f"part-{number}": 1 for number in range(99)}},
    ],
)
def test_malformed_answers_are_no_messages(live_game: LiveGame, fields: dict[str, object]) -> None:
    seat = live_game.mover()
    tab = live_game.tabs[seat]
    tab.send("play", table=live_game.table, seat=seat, seq=1, ply=0, **fields)
    assert tab.until("refused")["code"] == "bad-message"


def test_clients_of_the_protocol_before_are_welcome(new_person: NewPerson) -> None:
    tab = new_person().tab()
    assert tab.welcome["protocol"] == PROTOCOL > OLDEST_PROTOCOL


def test_a_guide_is_played_by_parts(new_person: NewPerson) -> None:
    http = new_person().http
    place = http.get("/api/games/mandala/guide/0").json()
    while place["wanted"] is None:
        place = http.get(f"/api/games/mandala/guide/{place['step'] + 1}").json()
    choices = place["view"]["prompt"]["choices"]
    wanted = next(choice for choice in choices if choice["move"] == place["wanted"])
    path = f"/api/games/mandala/guide/{place['step']}?done={place['done']}"
    on = http.post(path, json={"parts": wanted["parts"]})
    assert (on.status_code, on.json()["view"] != place["view"]) == (200, True)
    other = next(choice for choice in choices if choice != wanted)
    declined = http.post(path, json={"parts": other["parts"]})
    assert (declined.status_code, declined.json()["code"]) == (422, "guide-other-move")
    assert http.post(path, json={}).json()["code"] == "bad-request"


def test_the_number_of_the_automaton_is_no_seat(live_game: LiveGame) -> None:
    tab = live_game.tabs[0]
    tab.send("rematch", table=live_game.table, seat=14, seq=1)
    assert tab.until("refused")["code"] == "bad-message"
