"""`florilege deck`: measure by random play how rare the cards of a deck are."""

import argparse
import csv
import sys

from florilege.arena.simulation import MOST_GAMES
from florilege.cli import arguments
from florilege.cli.progress import progress_bar
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.deck_statistics import CardRow, DeckStatistics, PairRow
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.refusal import Args, check_range, refused
from florilege.locale.catalogue import Catalogue

BATCH = 50


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    arguments.add_game(parser, words)
    arguments.add_number(parser, "games", 1000, "K", words.say("help-count"))
    parser.add_argument("--csv", action="store_true", help=words.say("help-csv"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    game = registry.find(args.game)
    check_range("games", args.games, MOST_GAMES)
    settings = arguments.settings_for(game, args.option)
    if game.deck_statistics is None:
        raise refused("no-deck", "", {"game": game.key})
    statistics = game.deck_statistics(settings)
    measure(statistics, args.seed or 0, args.games, terminal)
    if terminal.as_json:
        found = {"cards": statistics.rows(), "pairs": statistics.pairs()}
        terminal.data({"game": game.key, "games": args.games, **found})
    elif args.csv:
        write_csv(statistics.rows())
    else:
        show(game, statistics.rows(), terminal)
        show_pairs(statistics.pairs(), terminal)


def measure(statistics: DeckStatistics, seed: int, games: int, terminal: Terminal) -> None:
    with progress_bar(terminal, "studying", games) as advance:
        for first in range(0, games, BATCH):
            number = min(BATCH, games - first)
            statistics.run(fast_dice(seed, first), number)
            advance(number)


def write_csv(rows: list[CardRow]) -> None:
    """Write a line per card, in the terms of the deck file."""
    faces = list(dict.fromkeys(key for row in rows for key in row["face"]))
    table = csv.writer(sys.stdout)
    table.writerow(["card", *faces, "points", "present", "reach", "proposed"])
    for row in rows:
        shown = [str(row["face"].get(key, "")) for key in faces]
        figures = [f"{row['present']:.4f}", f"{row['reach']:.4f}", row["proposed"]]
        table.writerow([row["card"], *shown, row["points"], *figures])


def show(game: Game, rows: list[CardRow], terminal: Terminal) -> None:
    words = terminal.game_words(game)
    lines = [
        [
            row["card"],
            ", ".join(str(words.word(key, value)) for key, value in row["face"].items()),
            str(row["points"]),
            f"{row['present']:.3f}",
            f"{row['reach']:.3f}",
            str(row["proposed"]),
        ]
        for row in rows
    ]
    heads = ["card", "shows", "points", "present", "reach", "proposed"]
    terminal.table([f"head-{head}" for head in heads], lines)
    terminal.say("studied-note", {}, "dim")


def show_pairs(pairs: list[PairRow], terminal: Terminal) -> None:
    for pair in pairs:
        terminal.say("studied-pair", pair_args(pair))
    if not pairs:
        terminal.say("studied-no-pair", {}, "dim")


def pair_args(pair: PairRow) -> Args:
    cards: Args = {"harder": pair["harder"], "easier": pair["easier"]}
    return {**cards, "points": pair["points"], "easier_points": pair["easier_points"]}
