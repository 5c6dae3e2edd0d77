"""What every game must keep, as functions that assert it over one random game.

`tests/conformance/test_the_suite.py` shows that each of them can fail.
"""

import io
import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import TypeAlias

import orjson
from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.dice import SECRET_BYTES, SealedDice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.journal import Event, Journal
from florilege.kernel.position import Position
from florilege.kernel.prompt import Part
from florilege.kernel.record import UNFINISHED, begin, fast, read_record, replay
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.testing.walk import Case, choose, finished, thin, walk

Check: TypeAlias = Callable[[Case, int], None]


def check_legal_is_accepted(case: Case, seed: int) -> None:
    """A move is accepted if and only if it is listed; a refused one changes nothing."""
    for step, (position, _) in enumerate(thin(walk(case, seed))):
        legal = position.legal_moves()
        assert legal, f"no legal move although the game is not over:\n{position.write()}"
        assert len(set(legal)) == len(legal), f"a move is listed twice: {legal}"
        assert len(legal) <= position.widest(), "more legal moves than `widest()`"
        assert all(0 <= move < case.game.moves for move in legal), "a move is not below `moves`"
        sensible = _sensible(position)
        assert sensible, "`fill_sensible` leaves no move"
        assert set(sensible) <= set(legal), "`fill_sensible` lists an illegal move"
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
        assert position.refusal(seat, move) is None, f"a listed move is refused: {move}"
        twin.attempt(seat, move)
        text = position.write_move(move)
        assert position.read_move(text) == move, f"{text!r} is read as another move than {move}"
    else:
        refusal = position.refusal(seat, move)
        assert refusal is not None, f"a move that is not listed is not refused: {move}"
        assert refusal.code, f"the refusal of move {move} has no code"
        try:
            twin.attempt(seat, move)
        except Refused:
            assert twin.write() == before, f"the refused move {move} changed the position"
        else:
            raise AssertionError(f"an illegal move was accepted: {move}")
    stranger = (seat + 1) % position.seats
    refusal = position.refusal(stranger, move) if stranger != seat else None
    waits = stranger == seat or (refusal is not None and refusal.code == "not-your-turn")
    assert waits, "a seat that is not asked may move"


def check_copies(case: Case, seed: int) -> None:
    """A copy plays the same game as its original, and neither changes the other."""
    for position, move in thin(walk(case, seed)):
        text = position.write()
        one, other = position.copy(), position.copy()
        assert one.write() == text, "a copy is another position"
        one.play(move)
        _play_some(one, 5)
        assert position.write() == text, "playing on a copy changes the original"
        other.play(move)
        _play_some(other, 5)
        assert other.write() == one.write(), "two copies play differently"


def _play_some(position: Position, moves: int) -> None:
    dice = fast_dice(moves)
    for _ in range(moves):
        if not position.is_over():
            position.play(choose(position, dice))


def check_pickles(case: Case, seed: int) -> None:
    """A pickle or a deep copy plays on like the original, with either kind of dice."""
    sealed = SealedDice(bytes([seed % 256]) * SECRET_BYTES)
    for step, (position, move) in enumerate(thin(walk(case, seed, Journal()), 4)):
        sealed.below(6)
        original = position.copy()
        original.age = position.age
        original.journal = Journal()
        original.dice = sealed.copy() if step % 2 else original.dice
        for again in (pickled(original, case.game), deepcopy(original)):
            assert again.journal is None
            assert again.age == position.age
            assert _play_on(again, move) == _play_on(original.copy(), move)


def pickled(position: Position, game: Game) -> Position:
    """Return a position from its pickle, which works for a game that is not installed."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.persistent_id = lambda thing: "game" if thing is game else None  # type: ignore[method-assign]
    pickler.dump(position)
    unpickler = pickle.Unpickler(io.BytesIO(written.getvalue()))
    unpickler.persistent_load = lambda _: game  # type: ignore[method-assign]
    found = unpickler.load()
    assert isinstance(found, Position)
    return found


def _play_on(position: Position, move: int) -> list[object]:
    found: list[object] = []
    for step in range(4):
        found += [position.write(), position.legal_moves(), position.barrier()]
        found.append(position.resample(0, fast_dice(step)).write())
        if not position.is_over():
            position.play(move if step == 0 else choose(position, fast_dice(step)))
    return [*found, position.dice.word()]


def check_notation(case: Case, seed: int) -> None:
    """A position and every legal move survive being written and read."""
    for position, _ in thin(walk(case, seed)):
        text = position.write()
        again = case.game.read(text, fast_dice(0))
        assert again.write() == text, f"written, read and written again, it differs:\n{text}"
        assert _written(again) == _written(position), f"read again, the moves differ:\n{text}"
        for reader in case.readers():
            same = _ordered(again.view(reader)) == _ordered(position.view(reader))
            assert same, f"read again, seat {reader} sees something else:\n{text}"
    last = finished(case, seed).write()
    assert case.game.read(last, fast_dice(0)).write() == last, f"a finished game differs:\n{last}"


def _written(position: Position) -> list[str]:
    return sorted(position.write_move(move) for move in position.legal_moves())


def _ordered(view: View) -> View:
    """Return a view whose choices stand in the order of their notation."""
    prompt = view["prompt"]
    if prompt is not None:
        prompt["choices"].sort(key=lambda choice: choice["move"])
    return view


def check_parts(case: Case, seed: int) -> None:
    """A person can choose part by part: choices that agree so far have the same next part."""
    for position, _ in thin(walk(case, seed)):
        _check_next_part([position.parts(move) for move in position.legal_moves()])


def _check_next_part(choices: list[list[Part]]) -> None:
    if len(choices) == 1:
        return
    assert all(choices), f"of {len(choices)} moves that agree so far, one has no further part"
    names = {choice[0][0] for choice in choices}
    assert len(names) == 1, f"choices that agree so far go on with different parts: {names}"
    groups: dict[str | int, list[list[Part]]] = {}
    for (_, value), *rest in choices:
        groups.setdefault(value, []).append(rest)
    for group in groups.values():
        _check_next_part(group)


def check_json(case: Case, seed: int) -> None:
    """Views and events are JSON: they survive a round trip."""
    journal = Journal()
    for position, _ in thin(walk(case, seed, journal)):
        for reader in case.readers():
            view = position.view(reader)
            assert orjson.loads(orjson.dumps(view)) == view, f"a view is not plain JSON: {view}"
    for event in told(journal):
        data = event.data()
        assert orjson.loads(orjson.dumps(data)) == data, f"an event is not plain JSON: {data}"


def told(journal: Journal) -> list[Event]:
    """Return all events, and their later forms."""
    return journal.events + [event.later for event in journal.events if event.later is not None]


def check_records(case: Case, seed: int) -> None:
    """A record, as text and as JSON, replays to the same end; it cites only known clauses."""
    journal = Journal()
    record = begin(case.game, case.seats, case.settings, fast(seed))
    for position, move in walk(case, seed, journal):
        record.moves.append(position.write_move(move))
    outcome = finished(case, seed).outcome()
    assert outcome is not None, "a game that is over has no outcome"
    assert record.result == UNFINISHED, "a new record has a result"
    record.result = outcome.text()
    for text in (record.text(), json.dumps(record.data())):
        again = read_record(text)
        assert again.text() == record.text(), "a record differs after it was read"
        end = replay(again, case.game).write()
        assert end == finished(case, seed).write(), "a record replays to another end"
    known = {clause.id for clause in case.game.clauses}
    cited = {event.clause for event in told(journal)} | {outcome.clause}
    assert cited <= known, f"unknown clauses are cited: {sorted(cited - known)}"


def check_conservation(case: Case, seed: int) -> None:
    """No component appears or vanishes."""
    census = case.start(seed).census()
    for position, _ in walk(case, seed):
        assert position.census() == census, f"components appear or vanish:\n{position.write()}"
    assert finished(case, seed).census() == census, "components appear or vanish at the end"


def check_termination(case: Case, seed: int) -> None:
    """A game ends within its bound, with an outcome; only a solo player may lose to nobody."""
    for played, (position, _) in enumerate(walk(case, seed)):
        assert position.outcome() is None, "there is an outcome although the game is not over"
        assert played < case.game.longest, "the game lasts more than `longest` moves"
    last = finished(case, seed)
    outcome = last.outcome()
    assert outcome is not None, "a game that is over has no outcome"
    assert outcome.winners or case.seats == 1, "nobody wins"
    shares = vec[float]([0.0] * case.seats)
    last.rewards(shares)
    expected = 1.0 if outcome.winners else 0.0
    assert abs(sum(shares) - expected) < 1e-9, f"the rewards add up to {sum(shares)}"
    rewarded = [seat for seat, share in enumerate(shares) if share]
    assert rewarded == outcome.winners, f"{rewarded} are rewarded, {outcome.winners} win"
    assert len(outcome.scores) == case.seats, "a score for each seat is missing"
    assert last.legal_moves() == [], "there are legal moves although the game is over"


def check_determinism(case: Case, seed: int) -> None:
    """The same seed gives the same game, with and without a journal; others differ."""
    journal = Journal()
    told = [position.write() for position, _ in walk(case, seed, journal)]
    silent = [position.write() for position, _ in walk(case, seed)]
    assert told == silent, "the game goes differently when it is told"
    assert journal.events, "no event is told"
    ends = {finished(case, seed + k).write() for k in range(3)}
    assert len(ends) > 1, "every seed gives the same game"


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
    here, there = position.view(reader), world.view(reader)
    assert orjson.dumps(there) == orjson.dumps(here), (
        f"the view of seat {reader} depends on what it cannot know:\n{here}\n{there}"
    )
    if reader != position.to_move():
        return
    assert world.legal_moves() == position.legal_moves(), "legal moves depend on what is hidden"
    assert _sensible(world) == _sensible(position), "sensible moves depend on what is hidden"
    for move in range(-1, case.game.moves + 1, 7 + case.game.moves // 50):
        one, other = position.refusal(reader, move), world.refusal(reader, move)
        same = (one and one.data()) == (other and other.data())
        assert same, f"the refusal of move {move} depends on what is hidden"


def _check_same_news(position: Position, world: Position, move: int, reader: int) -> int:
    """Play a move in both worlds: if the sight after it is the same, so are its events."""
    if move not in world.legal_moves():
        return 0
    here, there = position.copy(), world.copy()
    there.dice = here.dice.copy()
    news_here, news_there = _news(here, move, reader), _news(there, move, reader)
    if here.view(reader) != there.view(reader):
        return 0
    for faded in (False, True):
        forms_here = [event.form(reader, faded).data() for event in news_here]
        forms_there = [event.form(reader, faded).data() for event in news_there]
        assert forms_here == forms_there, f"seat {reader} is told more than it sees: {forms_here}"
    return 1


def _news(position: Position, move: int, reader: int) -> list[Event]:
    position.journal = Journal()
    position.play(move)
    return position.journal.seen_by(reader)


def check_resample(case: Case, seed: int) -> None:
    """Worlds are complete, vary, and depend on nothing but what the seat knows.

    If all seats always see the same, only the future can differ: the dice.
    """
    dice = fast_dice(seed, 3)
    varied = False
    secrets = False
    census = case.start(seed).census()
    for step, (position, _) in enumerate(thin(walk(case, seed))):
        before = position.write()
        for reader in case.readers():
            world = position.resample(reader, dice)
            assert world.census() == census, "components appear or vanish in a sampled world"
            one = position.resample(reader, fast_dice(step, 4))
            other = world.resample(reader, fast_dice(step, 4))
            same = one.write() == other.write() and one.dice.word() == other.dice.word()
            assert same, f"what seat {reader} samples depends on what it cannot know"
            varied = varied or world.write() != before
            secrets = secrets or position.board(reader) != position.board(WATCHER)
            told_ahead = world.dice.word() == position.dice.copy().word()
            assert not told_ahead, "a sampled world rolls the dice of the true one"
        assert position.write() == before, "sampling a world changes the position"
    assert varied or not secrets, "no world ever differs from the truth"


def check_worlds_play_on(case: Case, seed: int) -> None:
    """A sampled world can be played to its end like any position."""
    dice = fast_dice(seed, 5)
    for step, (position, _) in enumerate(walk(case, seed)):
        if step % (10 + step) == 0 or step % 100 == 50:
            world = position.resample(position.to_move(), dice)
            census = world.census()
            while not world.is_over():
                world.play(choose(world, dice))
            assert world.census() == census, "components appear or vanish in a sampled world"


def check_barrier(case: Case, seed: int) -> None:
    """If a move does not change the barrier, nobody learned anything from it."""
    dice = fast_dice(seed, 6)
    for position, move in thin(walk(case, seed), 400):
        after = position.copy()
        after.play(move)
        assert after.barrier() >= position.barrier(), "the barrier shrinks"
        if after.barrier() > position.barrier():
            continue
        for reader in case.readers():
            world = position.resample(reader, dice)
            assert move in world.legal_moves(), "legal moves depend on what is hidden"
            world.play(move)
            learned = world.view(reader) != after.view(reader)
            assert not learned, f"seat {reader} learns something, but the barrier does not grow"


def check_score_sheet(case: Case, seed: int) -> None:
    """The points on the score sheet, by known clauses, add up to each seat's score."""
    position = finished(case, seed)
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has no outcome"
    known = {clause.id for clause in case.game.clauses}
    sums = dict.fromkeys(range(case.seats), 0)
    for score in position.score_sheet():
        assert score["clause"] in known, f"a score cites an unknown clause: {score['clause']}"
        sums[score["seat"]] = sums.get(score["seat"], 0) + score["points"]
    added = [sums[seat] for seat in range(case.seats)]
    assert added == outcome.scores, f"the score sheet says {added}, not {outcome.scores}"


CHECKS: list[Check] = [
    check_legal_is_accepted,
    check_copies,
    check_pickles,
    check_notation,
    check_parts,
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
