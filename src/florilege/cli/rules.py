"""`florilege rules`: the clauses of a rulebook, in our own words."""

import argparse
from itertools import groupby

from rich.markup import escape

from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.clauses import RULEBOOK, Clause
from florilege.kernel.game import Game
from florilege.kernel.refusal import Args
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("help-game"))
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help=words.say("help-clause"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    game = registry.find(args.game)
    found = matching(game, args.clause)
    words = terminal.game_words(game)
    if terminal.as_json:
        terminal.data({"game": game.key, "clauses": [data_of(game, c, words) for c in found]})
        return
    for section, clauses in groupby(found, lambda clause: clause.section):
        terminal.show(escape(words.own("section", section)), "bold")
        for clause in clauses:
            show(game, clause, words, terminal)


def data_of(game: Game, clause: Clause, words: Catalogue) -> dict[str, object]:
    return {**clause.data(), "text": words.clause(clause.id), "sketch": game.sketch(clause.id)}


def matching(game: Game, wanted: str | None) -> list[Clause]:
    """Return a clause and those below it, or all clauses; refuse an unknown one."""
    if wanted is None:
        return game.clauses
    ident = wanted.removeprefix("§")
    below = f"{ident}." if "." in ident or ident[:1].isdigit() else ident
    found = [c for c in game.clauses if c.id.lower() == ident.lower()]
    found = found or [c for c in game.clauses if c.id.lower().startswith(below.lower())]
    if not found:
        args: Args = {"clause": wanted, "known": [clause.id for clause in game.clauses]}
        raise game.refused("unknown-clause", "", args)
    return found


def show(game: Game, clause: Clause, words: Catalogue, terminal: Terminal) -> None:
    """Write a clause, its source if that is not the rulebook, and its drawing."""
    source = words.say(f"source-{clause.source}")
    mark = "" if clause.source == RULEBOOK else f" [dim]({escape(source)})[/]"
    terminal.show(f"  [bold]§{clause.id}[/]{mark} {escape(words.clause(clause.id))}")
    for row in game.sketch(clause.id):
        terminal.show(f"      {escape(row)}")
