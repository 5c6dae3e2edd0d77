"""`florilege arena`: a tournament of bots on the same deals with their seats rotated."""

import argparse
from pathlib import Path

from rich.markup import escape

from florilege.arena.standings import BotStanding, Standings
from florilege.arena.tournament import Tournament
from florilege.arena.tournament_runner import TournamentFiles, run_tournament
from florilege.bots import roster
from florilege.cli import arguments
from florilege.cli.progress import progress_bar
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.locale.catalogue import Catalogue

USUAL_GAMES = 400


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    arguments.add_game(parser, words)
    arguments.add_bot_list(parser, words)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words.say("help-arena-bots"))
    for name, letter, usual in (("games", "K", USUAL_GAMES), ("players", "N", None)):
        text = words.say(f"help-arena-{name}")
        arguments.add_number(parser, name, usual, letter, text)
    arguments.add_number(parser, "workers", 1, "W", words.say("help-workers"))
    for name, file in (("file", "RESULTS"), ("match-file", "RECORDS")):
        text = words.say(f"help-arena-{name}")
        parser.add_argument(f"--{name}", type=Path, metavar=file, help=text)


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    tournament = tournament_of(args)
    tournament.check(roster.make)
    files = TournamentFiles(args.file, args.match_file)
    with progress_bar(terminal, "contending", tournament.games) as advance:
        report = run_tournament(tournament, roster.make, files, advance)
    if terminal.as_json:
        terminal.data(report)
    else:
        show(tournament, report, terminal)


def tournament_of(args: argparse.Namespace) -> Tournament:
    game = registry.find(args.game)
    return Tournament(
        game=game.key,
        settings=arguments.settings_for(game, args.option),
        players=default_players(game, len(args.bots)) if args.players is None else args.players,
        bots=tuple(args.bots),
        seed=args.seed or 0,
        requested=args.games,
        workers=args.workers,
    )


def default_players(game: Game, bots: int) -> int:
    """Return one seat for each bot, within what the game allows."""
    return min(max(bots, game.fewest), game.most)


def show(tournament: Tournament, report: Standings, terminal: Terminal) -> None:
    if tournament.games != tournament.requested:
        terminal.say("contended-more", {"asked": tournament.requested, "games": tournament.games})
    counted = {key: report[key] for key in ("games", "deals", "players")}
    terminal.say("contended", counted)
    heads = ["bot", "rating", "wins", "interval", "games", "pace"]
    rows = [row_of(standing) for standing in report["bots"]]
    terminal.table([f"head-{head}" for head in heads], rows)


def row_of(standing: BotStanding) -> list[str]:
    return [
        escape(standing["bot"]),
        f"{standing['rating']:.0f}",
        f"{standing['win_rate']:.1%}",
        f"{standing['low']:.1%} – {standing['high']:.1%}",
        str(standing["games"]),
        f"{standing['ms_per_move']:.3g}",
    ]
