"""Undo within the information barrier, undo by consent, and draws."""

import random

import pytest

from florilege.tables.commands.consent import AnswerOffer, OfferDraw, Undo
from florilege.tables.commands.seating import LeaveSeat
from tests.tables.in_memory import InMemoryTable, started_table


def free_undo(table: InMemoryTable) -> tuple[int, int]:
    """Play until a move reveals no information; return its ply and seat."""
    dice = random.Random(3)
    while True:
        table.play(dice)
        game_log = table.table.game_log
        assert game_log is not None
        seat, ply = game_log.movers[-1], game_log.ply - 1
        if game_log.is_free_to_undo(ply, seat):
            return ply, seat


def test_undo_is_free_if_no_information_was_revealed() -> None:
    table = started_table("power-plants", 2, undo="barrier")
    ply, seat = free_undo(table)
    before = table.table.version
    change = table.execute(Undo, seat, ply=ply)
    assert table.table.ply == ply
    assert table.table.seat_to_move() == seat
    assert change.rewound == ply
    assert table.table.version == before + 1


def test_undo_beyond_the_barrier_needs_consent() -> None:
    table = started_table()
    table.play_on(4)
    game_log = table.table.game_log
    assert game_log is not None
    seat = game_log.movers[0]
    other = 1 - seat
    table.execute(Undo, seat, ply=0)
    offer = table.offer()
    assert offer is not None
    assert offer.data()["kind"] == "undo"
    assert table.refused(Undo, seat, ply=0) == "offer-open"
    version = offer.version
    assert table.refused(AnswerOffer, seat, offer=version, agree=True) == "answered"
    assert table.refused(AnswerOffer, other, offer=version + 1, agree=True) == "no-offer"
    table.execute(AnswerOffer, other, offer=version, agree=True)
    assert table.table.ply == 0
    assert table.offer() is None


def test_a_refusal_or_a_move_cancels_an_offer() -> None:
    table = started_table(seats=3)
    table.play_on(6)
    game_log = table.table.game_log
    assert game_log is not None
    seat = game_log.movers[0]
    table.execute(Undo, seat, ply=0)
    offer = table.offer()
    assert offer is not None
    table.execute(AnswerOffer, (seat + 1) % 3, offer=offer.version, agree=False)
    assert table.offer() is None
    table.execute(Undo, seat, ply=0)
    table.play_on(1)
    assert table.offer() is None


def test_everybody_has_to_agree() -> None:
    table = started_table(seats=3)
    table.execute(OfferDraw, 0)
    offer = table.offer()
    assert offer is not None
    version = offer.version
    table.execute(AnswerOffer, 1, offer=version, agree=True)
    assert table.refused(AnswerOffer, 1, offer=version, agree=True) == "answered"
    assert table.ending() is None
    table.execute(AnswerOffer, 2, offer=version, agree=True)
    ending = table.ending()
    assert ending is not None
    assert ending["reason"] == "agreed"
    assert ending["winners"] == [0, 1, 2]


def test_players_who_are_away_are_not_asked() -> None:
    table = started_table(seats=3)
    table.execute(LeaveSeat, 2)
    table.execute(OfferDraw, 0)
    offer = table.offer()
    assert offer is not None
    table.execute(AnswerOffer, 1, offer=offer.version, agree=True)
    assert table.ending() is not None


def test_bots_allow_undo_but_no_draws() -> None:
    table = started_table(bots=(None, "random"))
    while table.table.seat_to_move() != 0 or table.table.ply < 5:
        table.play_on(1)
    game_log = table.table.game_log
    assert game_log is not None
    last = game_log.last_move_of(0) - 1
    table.execute(Undo, 0, ply=last)
    assert table.table.ply == last
    assert table.refused(OfferDraw, 0) == "draw-with-bots"


@pytest.mark.parametrize(("undo", "code"), [("never", "undo-never"), ("barrier", "undo-barrier")])
def test_terms_may_forbid_undo(undo: str, code: str) -> None:
    table = started_table(undo=undo)
    table.play_on(4)
    game_log = table.table.game_log
    assert game_log is not None
    assert table.refused(Undo, game_log.movers[0], ply=0) == code


def test_only_own_moves_can_be_undone() -> None:
    table = started_table()
    table.play_on(4)
    game_log = table.table.game_log
    assert game_log is not None
    assert table.refused(Undo, 1 - game_log.movers[0], ply=0) == "undo-not-yours"
    assert table.refused(Undo, 0, ply=4) == "undo-not-yours"
    assert table.refused(Undo, 0, ply=-1) == "undo-not-yours"
