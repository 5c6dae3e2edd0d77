"""Check that whatever a game shows to people has words, in every language.

A missing message raises `MissingWordsError`, which names it.
"""

from florilege.kernel.game import Game
from florilege.kernel.journal import Event, Journal
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.words import LANGUAGES, declared_ids, message_ids
from florilege.locale.catalogue import Catalogue
from florilege.testing.checks import told
from florilege.testing.walk import Case, finished, thin, walk


def check_declaration(game: Game) -> None:
    """The declaration has words, and cites only known clauses."""
    known = {clause.id for clause in game.clauses}
    assert len(known) == len(game.clauses), "a clause is declared twice"
    cited = {game.seats_clause, *(option.clause for option in game.options)}
    assert cited <= known, f"unknown clauses are cited: {sorted(cited - known)}"
    for language in LANGUAGES:
        missing = set(declared_ids(game)) - message_ids(game.package, language)
        assert not missing, f"{language} lacks {sorted(missing)}"


def check_words(case: Case, seed: int) -> None:
    """Whatever happens has words: events, lines, prompts, refusals, the outcome and scores."""
    every = [Catalogue(language, case.game, 0) for language in LANGUAGES]
    journal = Journal()
    for step, (position, _) in enumerate(thin(walk(case, seed, journal), 20)):
        if step % 3 == 0:
            for words in every:
                _say_position(position, _refusals(case, position), words)
    unreadable = _unreadable(case.start(seed))
    last = finished(case, seed)
    for words in every:
        assert words.refusal(unreadable), "the refusal of an unreadable move is empty"
        _say_end(last, told(journal), words)


def _unreadable(position: Position) -> Refusal:
    try:
        position.read_move("¿?")
    except Refused as error:
        return error.refusal
    raise AssertionError("any text is read as a move")


def _refusals(case: Case, position: Position) -> list[Refusal]:
    moves = range(-1, case.game.moves, 9 + case.game.moves // 40)
    found = [position.refusal(position.to_move(), move) for move in moves]
    return [refusal for refusal in found if refusal is not None]


def _say_position(position: Position, refusals: list[Refusal], words: Catalogue) -> None:
    view = position.view(position.to_move())
    for line in view["outline"]:
        assert words.line(line), f"an empty line: {line}"
    prompt = view["prompt"]
    assert prompt is not None, "the deciding seat is asked nothing"
    assert words.own("prompt", prompt["kind"], prompt["args"]), "an empty prompt"
    for choice in prompt["choices"]:
        for part, value in choice["parts"].items():
            assert words.own("part", part), f"no words for the part {part}"
            assert words.word(part, value), f"no words for {part} {value}"
    for refusal in refusals:
        text = words.refusal(refusal)
        assert not refusal.clause or f"§{refusal.clause}" in text, f"no clause is cited: {text}"


def _say_end(last: Position, events: list[Event], words: Catalogue) -> None:
    for event in events:
        assert words.event(event), f"an empty event: {event.data()}"
    outcome = last.outcome()
    assert outcome is not None, "a game that is over has no outcome"
    assert words.own("reason", outcome.reason), "the reason of the end has no words"
    for score in last.score_sheet():
        assert words.own("score", score["kind"], score["args"]), f"no words for {score}"
