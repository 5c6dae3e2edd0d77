"""The protocol models match the types of the program; generated files are up to date."""

from typing import Any

import pytest

from florilege.kernel import clauses, journal, options, outcome, prompt, record
from florilege.kernel import view as kernel_view
from florilege.server.protocol import http, status, view
from florilege.server.protocol.server import TableMessage, UpdateMessage
from florilege.server.schema import documents, openapi
from florilege.tables import views
from florilege.tables.model import clocks, game_log, history, offers, seats, setup, table

SAME: list[tuple[Any, Any]] = [
    (view.ChoiceData, prompt.ChoiceData),
    (view.PromptData, prompt.PromptData),
    (view.OutcomeData, outcome.OutcomeData),
    (view.Line, kernel_view.OutlineLine),
    (view.View, kernel_view.View),
    (view.EventData, journal.EventData),
    (view.PlyData, game_log.PlyData),
    (status.ClockTermsData, setup.ClockTermsData),
    (status.TermsData, setup.TermsData),
    (status.ChairData, seats.SeatData),
    (status.ClocksData, clocks.ClocksData),
    (status.OfferData, offers.OfferData),
    (status.SaidData, table.ChatMessageData),
    (status.EntryData, history.TableEventData),
    (status.Status, views.Status),
    (http.OptionData, options.OptionData),
    (http.ClauseData, clauses.ClauseData),
    (http.RecordData, record.RecordData),
]


@pytest.mark.parametrize(("model", "data"), SAME, ids=lambda each: each.__name__)
def test_models_have_the_fields_of_the_data(model: Any, data: Any) -> None:
    assert set(model.model_fields) == set(data.__required_keys__)


def test_messages_have_the_fields_of_the_views() -> None:
    assert set(TableMessage.model_fields) == {"type", "heard", *views.Snapshot.__required_keys__}
    assert set(UpdateMessage.model_fields) == {"type", *views.Update.__required_keys__}


def test_documentation_and_types_are_up_to_date() -> None:
    for path, text in documents().items():
        assert path.read_text("utf-8") == text, f"{path}: make protocol"


def test_every_route_is_described() -> None:
    for path, calls in openapi()["paths"].items():
        for call in calls.values():
            assert call["description"], path
