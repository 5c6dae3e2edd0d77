"""The small parts: bits, seats, phases, knowledge, journal."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.bits import BIT
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Event, Journal
from florilege.kernel.phases import DEEPEST, OVER, Phases
from florilege.kernel.seats import EVERYONE, NOBODY, WATCHER, letter, only, others, sees
from tests.toys.knowledge import unseen


def test_bits_reach_the_63rd_place() -> None:
    assert [BIT[place] for place in range(63)] == [2**place for place in range(63)]


def test_audiences() -> None:
    assert sees(only(2), 2)
    assert not sees(only(2), 1)
    assert not sees(only(2), WATCHER)
    assert not sees(others(2), 2)
    assert sees(others(2), WATCHER)
    assert all(sees(EVERYONE, seat) for seat in [0, 14, WATCHER])
    assert letter(2) == "C"


def test_phases_are_a_stack() -> None:
    phases = Phases()
    assert phases.phase == OVER
    assert phases.seat == NOBODY
    phases.push(1, 0, 0)
    phases.push(2, 3, 70_000)
    twin = phases.copy()
    phases.pop()
    assert (phases.phase, phases.seat, phases.subject, phases.depth) == (1, 0, 0, 1)
    assert (twin.phase, twin.seat, twin.subject, twin.depth) == (2, 3, 70_000, 2)
    phases.pop()
    assert phases.depth == 0
    assert phases.seat == NOBODY


def test_phases_have_a_floor_and_a_ceiling() -> None:
    phases = Phases()
    for _ in range(DEEPEST):
        phases.push(1, 0, 0)
    with pytest.raises(IndexError):
        phases.push(1, 0, 0)


def test_what_was_seen_stays_known_until_shuffled() -> None:
    knowledge = unseen(4)
    knowledge.show(2, only(1))
    knowledge.show(2, only(0))
    assert knowledge.knows(0, 2)
    assert knowledge.knows(1, 2)
    assert not knowledge.knows(WATCHER, 2)
    twin = knowledge.copy()
    knowledge.forget(2)
    assert not knowledge.knows(1, 2)
    assert twin.knows(1, 2)


def test_redeal_moves_only_what_the_seat_has_not_seen() -> None:
    places = vec[i64]([5, 3, 1, 0, 2, 4])
    knowledge = unseen(6)
    knowledge.show(3, only(0))
    knowledge.show(1, only(1))
    seen = set()
    for seed in range(200):
        world, known = places[:], knowledge.copy()
        known.redeal(world, 0, fast_dice(seed))
        assert world[1] == 3
        assert sorted(world) == list(range(6))
        assert known.knows(1, world[2]), "who had seen the card that lay here has seen this one"
        seen.add(world[2])
    assert seen == {0, 1, 2, 4, 5}


def test_redeal_depends_on_knowledge_and_dice_alone() -> None:
    knowledge = unseen(5)
    one, other = vec[i64]([0, 1, 2, 3, 4]), vec[i64]([4, 2, 0, 1, 3])
    knowledge.copy().redeal(one, 0, fast_dice(9))
    knowledge.copy().redeal(other, 0, fast_dice(9))
    assert list(one) == list(other)


def test_a_journal_is_read_by_its_audience() -> None:
    journal = Journal()
    journal.tell("secret", "1", only(1), {})
    journal.tell("public", "1", EVERYONE, {"seat": 0})
    assert [event.kind for event in journal.seen_by(1)] == ["secret", "public"]
    assert [event.kind for event in journal.seen_by(WATCHER)] == ["public"]
    assert [event.kind for event in journal.seen_by(1, since=1)] == ["public"]
    assert journal.events[1].data() == {"kind": "public", "clause": "1", "args": {"seat": 0}}


def test_an_event_fades_for_those_who_are_to_forget_it() -> None:
    journal = Journal()
    later = Event("laid", "1", others(1), {"number": 2})
    journal.tell("showed", "1", EVERYONE, {"card": "r"}, later)
    journal.end_turn(1)
    (event,) = journal.events
    forms = [[event.form(seat, faded).kind for faded in (False, True)] for seat in (0, 1, WATCHER)]
    assert forms == [["showed", "laid"], ["showed", "showed"], ["showed", "laid"]]
    assert [event.fades_for(seat) for seat in (0, 1, WATCHER)] == [True, False, True]
    assert journal.turns == [(1, 1)]
