"""A finished game over HTTP: its score sheet and its review."""

from pathlib import Path

from florilege.tables.finished_game import record_of
from tests.server.live_server import Person, running
from tests.tables.in_memory import started_table


def test_score_sheet_and_review(tmp_path: Path) -> None:
    table = started_table("anthokyklos", 2)
    table.play_on(10_000)
    record = record_of(table.table)
    with running(tmp_path, bots=1) as server, Person(server) as person:
        ident = person.http.post("/api/records", content=record.text()).json()["table"]
        sheet = person.http.get(f"/api/tables/{ident}/sheet").json()
        scores = [sum(each["points"] for each in sheet if each["seat"] == seat) for seat in (0, 1)]
        ending = table.ending()
        assert ending is not None
        assert scores == ending["scores"]
        found = person.http.get(f"/api/tables/{ident}/review?first=2&last=3").json()
        assert [decision["move"] for decision in found] == record.moves[1:3]
        for first, last in ((0, 0), (3, 2), (1, 100), (5000, 5000)):
            answer = person.http.get(f"/api/tables/{ident}/review?first={first}&last={last}")
            assert answer.json()["code"] == "out-of-range"
