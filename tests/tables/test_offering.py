"""Undo up to the barrier and by consent beyond it; draws."""

import random

import pytest

from florilege.tables import commands
from tests.tables.desk import Desk, begun


def free_undo(table: Desk) -> tuple[int, int]:
    """Play on until somebody's last move taught nobody anything; return its ply and seat."""
    dice = random.Random(3)
    while True:
        table.play(dice)
        course = table.table.course
        assert course is not None
        seat, ply = course.movers[-1], course.ply - 1
        if course.is_free_to_undo(ply, seat):
            return ply, seat


def test_undo_is_free_where_nobody_learned_anything() -> None:
    table = begun("power-plants", 2, undo="barrier")
    ply, seat = free_undo(table)
    before = table.table.version
    news = table.do(commands.TakeBack, seat, ply=ply)
    assert table.table.ply == ply
    assert table.table.decides() == seat
    assert news.rewound == ply
    assert table.table.version == before + 1


def test_undo_beyond_the_barrier_needs_consent() -> None:
    table = begun()
    table.play_on(4)
    course = table.table.course
    assert course is not None
    seat = course.movers[0]
    other = 1 - seat
    table.do(commands.TakeBack, seat, ply=0)
    offer = table.offer()
    assert offer is not None
    assert offer.data()["kind"] == "undo"
    assert table.refused(commands.TakeBack, seat, ply=0) == "offer-open"
    version = offer.version
    assert table.refused(commands.Answer, seat, offer=version, agree=True) == "answered"
    assert table.refused(commands.Answer, other, offer=version + 1, agree=True) == "no-offer"
    table.do(commands.Answer, other, offer=version, agree=True)
    assert table.table.ply == 0
    assert table.offer() is None


def test_one_refusal_or_a_move_ends_a_proposal() -> None:
    table = begun(seats=3)
    table.play_on(6)
    course = table.table.course
    assert course is not None
    seat = course.movers[0]
    table.do(commands.TakeBack, seat, ply=0)
    offer = table.offer()
    assert offer is not None
    table.do(commands.Answer, (seat + 1) % 3, offer=offer.version, agree=False)
    assert table.offer() is None
    table.do(commands.TakeBack, seat, ply=0)
    table.play_on(1)
    assert table.offer() is None


def test_everybody_has_to_agree() -> None:
    table = begun(seats=3)
    table.do(commands.OfferDraw, 0)
    offer = table.offer()
    assert offer is not None
    version = offer.version
    table.do(commands.Answer, 1, offer=version, agree=True)
    assert table.refused(commands.Answer, 1, offer=version, agree=True) == "answered"
    assert table.ending() is None
    table.do(commands.Answer, 2, offer=version, agree=True)
    ending = table.ending()
    assert ending is not None
    assert ending["reason"] == "agreed"
    assert ending["winners"] == [0, 1, 2]


def test_who_is_away_is_not_waited_for() -> None:
    table = begun(seats=3)
    table.do(commands.Leave, 2)
    table.do(commands.OfferDraw, 0)
    offer = table.offer()
    assert offer is not None
    table.do(commands.Answer, 1, offer=offer.version, agree=True)
    assert table.ending() is not None


def test_bots_let_a_person_take_back_but_play_no_draws() -> None:
    table = begun(bots=(None, "random"))
    while table.table.decides() != 0 or table.table.ply < 5:
        table.play_on(1)
    course = table.table.course
    assert course is not None
    last = course.last_move_of(0) - 1
    table.do(commands.TakeBack, 0, ply=last)
    assert table.table.ply == last
    assert table.refused(commands.OfferDraw, 0) == "draw-with-bots"


@pytest.mark.parametrize(("undo", "code"), [("never", "undo-never"), ("barrier", "undo-barrier")])
def test_tables_may_forbid_it(undo: str, code: str) -> None:
    table = begun(undo=undo)
    table.play_on(4)
    course = table.table.course
    assert course is not None
    assert table.refused(commands.TakeBack, course.movers[0], ply=0) == code


def test_only_own_decisions_are_taken_back() -> None:
    table = begun()
    table.play_on(4)
    course = table.table.course
    assert course is not None
    assert table.refused(commands.TakeBack, 1 - course.movers[0], ply=0) == "undo-not-yours"
    assert table.refused(commands.TakeBack, 0, ply=4) == "undo-not-yours"
    assert table.refused(commands.TakeBack, 0, ply=-1) == "undo-not-yours"
