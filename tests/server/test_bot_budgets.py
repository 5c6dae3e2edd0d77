"""A bot may not be asked to think for longer than the operator allows."""

import pytest

from tests.server.live_server import TERMS, LiveServer, Person


@pytest.mark.parametrize("bot", ["botanist:2001ms", "botanist:999999999ms"])
def test_more_time_is_refused_with_words(bot: str, server: LiveServer) -> None:
    with Person(server) as person:
        wanted = {
            "game": "mandala",
            "seats": 2,
            "options": {},
            "terms": {**TERMS, "bots": [None, bot]},
            "seat": 0,
        }
        answer = person.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (422, "bot-too-slow")
        assert "2,000" in answer.json()["text"] or "2000" in answer.json()["text"]
        table = person.create_table("mandala", 2)
        tab = person.tab()
        refused = tab.ask("seat-bot", table, 1, bot=bot)
        assert (refused["type"], refused["code"]) == ("refused", "bot-too-slow")


def test_the_most_time_is_allowed(server: LiveServer) -> None:
    with Person(server) as person:
        person.create_table("mandala", 2, bots=[None, "botanist:2000ms"])
