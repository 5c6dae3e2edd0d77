"""`florilege arena`: bots meet on the same deals with their seats rotated, and are ranked."""

import argparse
from pathlib import Path

from rich.markup import escape

from florilege.arena.contest import Contest
from florilege.arena.standings import Report, Standing
from florilege.arena.tournament import Files, hold
from florilege.bots import roster
from florilege.cli import arguments
from florilege.cli.progress import progress_bar
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.locale.catalogue import Catalogue

USUAL_GAMES = 400


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of this command."""
    arguments.add_game(parser, words)
    arguments.add_levels(parser, words)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words.say("help-arena-bots"))
    for name, letter, usual in (("games", "K", USUAL_GAMES), ("players", "N", None)):
        text = words.say(f"help-arena-{name}")
        parser.add_argument(
            f"--{name}", type=arguments.whole, default=usual, metavar=letter, help=text
        )
    parser.add_argument(
        "--workers", type=arguments.whole, default=1, metavar="W", help=words.say("help-workers")
    )
    for name, file in (("file", "RESULTS"), ("match-file", "RECORDS")):
        text = words.say(f"help-arena-{name}")
        parser.add_argument(f"--{name}", type=Path, metavar=file, help=text)


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Hold a contest and report."""
    contest = contest_of(args)
    contest.check(roster.make)
    files = Files(args.file, args.match_file)
    with progress_bar(terminal, "contending", contest.games) as advance:
        report = hold(contest, roster.make, files, advance)
    if terminal.as_json:
        terminal.data(report)
    else:
        show(contest, report, terminal)


def contest_of(args: argparse.Namespace) -> Contest:
    """Return the contest that the arguments describe, or refuse them."""
    game = registry.find(args.game)
    return Contest(
        game=game.key,
        settings=arguments.settings_for(game, args.option),
        players=usual_players(game, len(args.bots)) if args.players is None else args.players,
        bots=tuple(args.bots),
        seed=args.seed or 0,
        asked=args.games,
        workers=args.workers,
    )


def usual_players(game: Game, bots: int) -> int:
    """Return how many play unless it is said: as many as there are bots, or as the game allows."""
    return min(max(bots, game.fewest), game.most)


def show(contest: Contest, report: Report, terminal: Terminal) -> None:
    """Write a report for people."""
    if contest.games != contest.asked:
        terminal.say("contended-more", {"asked": contest.asked, "games": contest.games})
    counted = {key: report[key] for key in ("games", "deals", "players")}
    terminal.say("contended", counted)
    heads = ["bot", "rating", "wins", "interval", "games", "pace"]
    rows = [row_of(standing) for standing in report["bots"]]
    terminal.table([f"head-{head}" for head in heads], rows)


def row_of(standing: Standing) -> list[str]:
    """Return the line of a bot."""
    return [
        escape(standing["bot"]),
        f"{standing['rating']:.0f}",
        f"{standing['win_rate']:.1%}",
        f"{standing['low']:.1%} – {standing['high']:.1%}",
        str(standing["games"]),
        f"{standing['ms_per_move']:.3g}",
    ]
