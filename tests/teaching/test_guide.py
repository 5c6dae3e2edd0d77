"""Tutorials: every step is valid, accepts only the expected move and has text in all languages."""

import re
from collections.abc import Iterator

import pytest

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.record import open_dice
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import LANGUAGES, Catalogue, source
from florilege.teaching.guide import Guide, GuidePage, find_guide, guide_of

GAMES = list(registry.games().values())


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def guide(request: pytest.FixtureRequest) -> Guide:
    game: Game = request.param
    return find_guide(game.key)


def places(guide: Guide) -> Iterator[GuidePage]:
    """Walk through a guide, playing the expected moves."""
    place = guide.page(0, 0)
    while True:
        yield place
        if place["wanted"] is not None:
            place = guide.play(place["step"], place["done"], place["wanted"])
        elif place["step"] + 1 < place["steps"]:
            place = guide.page(place["step"] + 1, 0)
        else:
            return


def message_ids(guide: Guide, language: str, kind: str) -> set[str]:
    """Return the ids of the game's messages of a kind."""
    start = rf"^{guide.game.key}-{kind}-([A-Za-z0-9-]+) ="
    return set(re.findall(start, source(guide.game, language), re.MULTILINE))


def test_it_has_ten_to_fifteen_steps(guide: Guide) -> None:
    assert 10 <= len(guide.steps) <= 15
    assert len({step.id for step in guide.steps}) == len(guide.steps)
    assert sum(len(step.moves) for step in guide.steps) >= 5


def test_the_expected_moves_lead_to_the_end_of_the_game(guide: Guide) -> None:
    seen = list(places(guide))
    assert {place["id"] for place in seen} == {step.id for step in guide.steps}
    outcome = seen[-1]["view"]["outcome"]
    assert outcome is not None
    assert outcome["winners"] == [guide.seat]


def test_every_move_of_the_file_is_legal(guide: Guide) -> None:
    position = guide.game.read(guide.position, open_dice(guide.dice))
    for step in guide.steps:
        for move in step.moves:
            position.attempt(guide.seat, position.read_move(move))
        for move in step.then:
            position.attempt(position.to_move(), position.read_move(move))


def test_the_expected_move_is_among_the_choices(guide: Guide) -> None:
    for place in places(guide):
        prompt = place["view"]["prompt"]
        if place["wanted"] is not None:
            assert prompt is not None
            assert place["wanted"] in [choice["move"] for choice in prompt["choices"]]


def test_another_legal_move_is_refused_and_changes_nothing(guide: Guide) -> None:
    for place in places(guide):
        prompt = place["view"]["prompt"]
        if place["wanted"] is None or prompt is None:
            continue
        for choice in prompt["choices"]:
            if choice["move"] != place["wanted"]:
                assert refusal(guide, place, choice["move"]) == ("guide-other-move", "")
        assert guide.page(place["step"], place["done"]) == place


def refusal(guide: Guide, place: GuidePage, move: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        guide.play(place["step"], place["done"], move)
    assert caught.value.game == guide.game.key
    return caught.value.refusal.code, caught.value.refusal.clause


def test_an_illegal_move_is_refused_by_the_engine_with_its_clause(guide: Guide) -> None:
    asked = [place for place in places(guide) if place["wanted"] is not None]
    later = asked[-1]["wanted"]
    assert later is not None
    code, clause = refusal(guide, asked[0], later)
    assert code != "guide-other-move"
    assert clause in {each.id for each in guide.game.clauses}
    assert refusal(guide, asked[0], "nonsense!")[0] == "unreadable-move"


def test_the_log_has_only_new_plies(guide: Guide) -> None:
    plies = [ply["ply"] for place in places(guide) for ply in place["log"]]
    assert plies == sorted(set(plies))
    assert plies


def test_every_cited_clause_exists(guide: Guide) -> None:
    known = {clause.id for clause in guide.game.clauses}
    for step in guide.steps:
        assert step.clauses
        assert set(step.clauses) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_text_and_no_text_is_unused(guide: Guide, language: str) -> None:
    words = Catalogue(language, guide.game)
    alternatives = {f"{step.id}-else" for step in guide.steps if step.moves}
    assert all(words.own("guide", step.id) for step in guide.steps)
    assert message_ids(guide, language, "guide") <= {step.id for step in guide.steps} | alternatives


def test_a_place_that_does_not_exist_is_refused(guide: Guide) -> None:
    for step, done in ((len(guide.steps), 0), (0, 1)):
        with pytest.raises(Refused, match="no-such-step"):
            guide.page(step, done)
    with pytest.raises(Refused, match="guide-only-read"):
        guide.play(0, 0, "anything")


def test_a_game_may_have_no_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("florilege.teaching.guide.FILE", "no-such-file.toml")
    assert guide_of.__wrapped__(GAMES[0].key) is None
    guide_of.cache_clear()
    try:
        with pytest.raises(Refused, match="no-guide"):
            find_guide(GAMES[0].key)
    finally:
        guide_of.cache_clear()
