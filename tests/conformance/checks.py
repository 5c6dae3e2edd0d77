"""What every game must keep, as functions that assert it over one random game.

They know nothing of any game. That each of them can fail is shown by `test_the_suite`.
"""

import json

import orjson
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Event, Journal
from florilege.kernel.position import Position
from florilege.kernel.record import UNFINISHED, begin, fast, read_record, replay
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from tests.conformance.walk import Case, choose, finished, thin, walk


def check_legal_is_accepted(case: Case, seed: int) -> None:
    """A move is accepted if and only if it is listed; a refused one changes nothing."""
    for step, (position, _) in enumerate(thin(walk(case, seed))):
        legal = position.legal_moves()
        assert legal
        assert len(set(legal)) == len(legal)
        assert len(legal) <= position.widest()
        assert all(0 <= move < case.game.moves for move in legal)
        sensible = _sensible(position)
        assert sensible
        assert set(sensible) <= set(legal)
        before = position.write()
        stride = 1 + case.game.moves // 300
        strange = range(-1 - step % stride, case.game.moves + 1, stride) if step % 16 == 0 else []
        for move in {*legal, *strange}:
            _check_attempt(position, move, move in legal, before)


def _sensible(position: Position) -> list[int]:
    out = vec[i64]([0] * position.widest())
    return [int(out[i]) for i in range(position.fill_sensible(out))]


def _check_attempt(position: Position, move: int, legal: bool, before: str) -> None:
    seat = position.to_move()
    twin = position.copy()
    if legal:
        assert position.refusal(seat, move) is None
        twin.attempt(seat, move)
        assert position.read_move(position.write_move(move)) == move
    else:
        refusal = position.refusal(seat, move)
        assert refusal is not None
        assert refusal.code
        try:
            twin.attempt(seat, move)
        except Refused:
            assert twin.write() == before
        else:
            raise AssertionError(f"an illegal move was accepted: {move}")
    stranger = (seat + 1) % position.seats
    refusal = position.refusal(stranger, move) if stranger != seat else None
    assert stranger == seat or (refusal is not None and refusal.code == "not-your-turn")


def check_copies(case: Case, seed: int) -> None:
    """A copy is the same position, apart: both play the same game, neither changes the other."""
    for position, move in thin(walk(case, seed)):
        text = position.write()
        one, other = position.copy(), position.copy()
        assert one.write() == text
        one.play(move)
        assert position.write() == text
        _play_some(one, 5)
        assert position.write() == text
        other.play(move)
        _play_some(other, 5)
        assert other.write() == one.write()


def _play_some(position: Position, moves: int) -> None:
    dice = fast_dice(moves)
    for _ in range(moves):
        if not position.is_over():
            position.play(choose(position, dice))


def check_notation(case: Case, seed: int) -> None:
    """A position and every legal move survive being written and read."""
    for position, _ in thin(walk(case, seed)):
        text = position.write()
        again = case.game.read(text, fast_dice(0))
        assert again.write() == text
        assert _written(again) == _written(position)
        for reader in case.readers():
            assert _ordered(again.view(reader)) == _ordered(position.view(reader))
    last = finished(case, seed)
    assert case.game.read(last.write(), fast_dice(0)).write() == last.write()


def _written(position: Position) -> list[str]:
    return sorted(position.write_move(move) for move in position.legal_moves())


def _ordered(view: View) -> View:
    """Return a view whose choices stand in the order of their notation."""
    prompt = view["prompt"]
    if prompt is not None:
        prompt["choices"].sort(key=lambda choice: choice["move"])
    return view


def check_json(case: Case, seed: int) -> None:
    """Views and events are JSON: they survive a round trip."""
    journal = Journal()
    for position, _ in thin(walk(case, seed, journal)):
        for reader in case.readers():
            view = position.view(reader)
            assert orjson.loads(orjson.dumps(view)) == view
    for event in told(journal):
        assert orjson.loads(orjson.dumps(event.data())) == event.data()


def told(journal: Journal) -> list[Event]:
    """Return the events, and what is told of them once they have faded."""
    return journal.events + [event.later for event in journal.events if event.later is not None]


def check_records(case: Case, seed: int) -> None:
    """A record, as text and as JSON, replays to the same end; it cites only known clauses."""
    journal = Journal()
    record = begin(case.game, case.seats, case.settings, fast(seed))
    for position, move in walk(case, seed, journal):
        record.moves.append(position.write_move(move))
    outcome = finished(case, seed).outcome()
    assert outcome is not None
    assert record.result == UNFINISHED
    record.result = outcome.text()
    for text in (record.text(), json.dumps(record.data())):
        again = read_record(text)
        assert again.text() == record.text()
        assert replay(again, case.game).write() == finished(case, seed).write()
    known = {clause.id for clause in case.game.clauses}
    assert {event.clause for event in told(journal)} <= known
    assert outcome.clause in known


def check_conservation(case: Case, seed: int) -> None:
    """No component appears or vanishes."""
    census = case.start(seed).census()
    for position, _ in walk(case, seed):
        assert position.census() == census
    assert finished(case, seed).census() == census


def check_termination(case: Case, seed: int) -> None:
    """A game ends within its bound, with an outcome; only who plays alone may lose to nobody."""
    for played, (position, _) in enumerate(walk(case, seed)):
        assert position.outcome() is None
        assert played < case.game.longest
    last = finished(case, seed)
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.winners or case.seats == 1
    shares = vec[float]([0.0] * case.seats)
    last.rewards(shares)
    assert sum(shares) == pytest.approx(1.0 if outcome.winners else 0.0)
    assert [seat for seat, share in enumerate(shares) if share] == outcome.winners
    assert len(outcome.scores) == case.seats
    assert last.legal_moves() == []


def check_determinism(case: Case, seed: int) -> None:
    """The same seed gives the same game, told or in silence; another one gives another."""
    journal = Journal()
    told = [position.write() for position, _ in walk(case, seed, journal)]
    silent = [position.write() for position, _ in walk(case, seed)]
    assert told == silent
    assert journal.events
    assert any(finished(case, seed + k).write() != finished(case, seed).write() for k in (1, 2))


def check_non_interference(case: Case, seed: int) -> None:
    """Nothing a seat receives depends on what it cannot know."""
    dice = fast_dice(seed, 2)
    compared = 0
    for position, move in thin(walk(case, seed)):
        for reader in case.readers():
            world = position.resample(reader, dice)
            _check_same_sight(case, position, world, reader)
            compared += _check_same_news(position, world, move, reader)
    assert compared, "no move was seen alike in two worlds: the check is empty"


def _check_same_sight(case: Case, position: Position, world: Position, reader: int) -> None:
    assert orjson.dumps(world.view(reader)) == orjson.dumps(position.view(reader))
    if reader != position.to_move():
        return
    assert world.legal_moves() == position.legal_moves()
    assert _sensible(world) == _sensible(position)
    for move in range(-1, case.game.moves + 1, 7 + case.game.moves // 50):
        here, there = position.refusal(reader, move), world.refusal(reader, move)
        assert (here and here.data()) == (there and there.data())


def _check_same_news(position: Position, world: Position, move: int, reader: int) -> int:
    """Play a move in both worlds, with the same dice: the same sight after it, the same news."""
    if move not in world.legal_moves():
        return 0
    here, there = position.copy(), world.copy()
    there.dice = here.dice.copy()
    news_here, news_there = _news(here, move, reader), _news(there, move, reader)
    if here.view(reader) != there.view(reader):
        return 0
    for faded in (False, True):
        forms_here = [event.form(reader, faded).data() for event in news_here]
        assert forms_here == [event.form(reader, faded).data() for event in news_there]
    return 1


def _news(position: Position, move: int, reader: int) -> list[Event]:
    position.journal = Journal()
    position.play(move)
    return position.journal.seen_by(reader)


def check_resample(case: Case, seed: int) -> None:
    """Worlds are complete, differ, and are made of what the seat knows and of nothing else.

    Where all see the same at every moment, only the future can differ: the dice.
    """
    dice = fast_dice(seed, 3)
    varied = False
    secrets = False
    census = case.start(seed).census()
    for step, (position, _) in enumerate(thin(walk(case, seed))):
        before = position.write()
        for reader in case.readers():
            world = position.resample(reader, dice)
            assert world.census() == census
            one = position.resample(reader, fast_dice(step, 4))
            other = world.resample(reader, fast_dice(step, 4))
            assert one.write() == other.write()
            assert one.dice.word() == other.dice.word()
            varied = varied or world.write() != before
            secrets = secrets or position.board(reader) != position.board(WATCHER)
            assert world.dice.word() != position.dice.copy().word()
        assert position.write() == before
    assert varied or not secrets, "no world ever differs from the truth"


def check_worlds_play_on(case: Case, seed: int) -> None:
    """A world can be played to its end like any position."""
    dice = fast_dice(seed, 5)
    for step, (position, _) in enumerate(walk(case, seed)):
        if step % (10 + step) == 0 or step % 100 == 50:
            world = position.resample(position.to_move(), dice)
            census = world.census()
            while not world.is_over():
                world.play(choose(world, dice))
            assert world.census() == census


def check_barrier(case: Case, seed: int) -> None:
    """Where a move does not pass the barrier, nobody learned anything: all saw it coming."""
    dice = fast_dice(seed, 6)
    for position, move in thin(walk(case, seed), 400):
        after = position.copy()
        after.play(move)
        assert after.barrier() >= position.barrier()
        if after.barrier() > position.barrier():
            continue
        for reader in case.readers():
            world = position.resample(reader, dice)
            assert move in world.legal_moves()
            world.play(move)
            assert world.view(reader) == after.view(reader)


def check_score_sheet(case: Case, seed: int) -> None:
    """What each seat got, by known clauses, adds up to its score."""
    position = finished(case, seed)
    outcome = position.outcome()
    assert outcome is not None
    sums = dict.fromkeys(range(case.seats), 0)
    for score in position.score_sheet():
        assert score["clause"] in {clause.id for clause in case.game.clauses}
        sums[score["seat"]] = sums.get(score["seat"], 0) + score["points"]
    assert [sums[seat] for seat in range(case.seats)] == outcome.scores


CHECKS = [
    check_legal_is_accepted,
    check_copies,
    check_notation,
    check_json,
    check_records,
    check_conservation,
    check_termination,
    check_determinism,
    check_non_interference,
    check_resample,
    check_worlds_play_on,
    check_barrier,
    check_score_sheet,
]
