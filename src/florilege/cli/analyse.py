"""`florilege analyse`: the cost of every move of a recorded game, by search."""

import argparse
from pathlib import Path

from florilege.arena.analysis import Decision, analyse
from florilege.arena.plot import plot_png, plot_svg
from florilege.cli import arguments
from florilege.cli.files import check_writable, read_text
from florilege.cli.progress import progress_bar
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.record import read_record
from florilege.kernel.refusal import check_range, refused
from florilege.locale.catalogue import Catalogue

MOST_SIMULATIONS = 10_000_000
SVG, PNG = ".svg", ".png"
PICTURES = (SVG, PNG)


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("help-file"))
    arguments.add_number(parser, "simulations", 1000, "K", words.say("help-simulations"))
    arguments.add_number(parser, "seed", 0, "S", words.say("help-seed"))
    parser.add_argument("--plot", type=Path, metavar="PICTURE", help=words.say("help-plot"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    check_range("simulations", args.simulations, MOST_SIMULATIONS)
    if args.plot is not None:
        check_picture(args.plot)
    record = read_record(read_text(args.file))
    game = registry.find(record.game)
    with progress_bar(terminal, "analysing", len(record.moves)) as advance:
        found = analyse(record, game, args.simulations, args.seed, advance)
    if args.plot is not None:
        args.plot.write_bytes(
            chart(found, record.seats, terminal.game_words(game), args.plot.suffix)
        )
    if terminal.as_json:
        terminal.data({"game": game.key, "decisions": found})
    else:
        show(game, found, terminal)


def check_picture(path: Path) -> None:
    """Refuse a path that has no known picture suffix, or cannot be written."""
    if path.suffix not in PICTURES:
        raise refused("picture-kind", "", {"path": str(path), "known": list(PICTURES)})
    check_writable(path)


def chart(found: list[Decision], seats: int, words: Catalogue, kind: str) -> bytes:
    names = [words.seat(seat) for seat in range(seats)]
    chances = [decision["chances"] for decision in found]
    if kind == PNG:
        return plot_png(chances, names)
    return plot_svg(chances, names, words.say("analysed-title")).encode("utf-8")


def show(game: Game, found: list[Decision], terminal: Terminal) -> None:
    words = terminal.game_words(game)
    rows = [
        [
            str(decision["number"]),
            words.seat(decision["seat"]),
            decision["move"],
            " ".join(f"{chance:4.0%}" for chance in decision["chances"]),
            decision["best"],
            f"{decision['cost']:.1%}",
        ]
        for decision in found
    ]
    heads = ["number", "seat", "move", "chances", "best", "cost"]
    terminal.table([f"head-{head}" for head in heads], rows)
