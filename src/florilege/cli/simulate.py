"""`florilege simulate`: many games between bots, and their totals."""

import argparse

from florilege.arena.simulation import SimulationPlan, SimulationReport, simulate
from florilege.bots import roster
from florilege.cli import arguments
from florilege.cli.progress import progress_bar
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    arguments.add_game_setup(parser, words)
    arguments.add_number(parser, "games", 1000, "K", words.say("help-count"))
    arguments.add_number(parser, "workers", 1, "W", words.say("help-workers"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    setup = arguments.game_setup(args)
    plan = SimulationPlan(
        game=setup.game.key,
        settings=setup.settings,
        position=setup.position,
        bots=tuple(arguments.bots_for(args.bot, setup.seats, roster.RANDOM)),
        seed=args.seed or 0,
        games=args.games,
        workers=args.workers,
    )
    plan.check()
    with progress_bar(terminal, "simulating", plan.games) as advance:
        report = simulate(plan, advance)
    if terminal.as_json:
        terminal.data(report)
    else:
        show(report, terminal)


def show(report: SimulationReport, terminal: Terminal) -> None:
    words = terminal.game_words(registry.find(report["game"]))
    form = words.say("form-compiled" if report["compiled"] else "form-plain")
    terminal.say(
        "simulated",
        {
            "games": report["games"],
            "moves": report["moves"],
            "seconds": f"{report['seconds']:.2f}",
            "speed": f"{report['moves_per_second']:,.0f}",
            "form": form,
        },
    )
    length = report["length"]
    terminal.say(
        "simulated-length",
        {
            "shortest": length["shortest"],
            "median": f"{length['median']:g}",
            "mean": f"{length['mean']:.1f}",
            "longest": length["longest"],
        },
    )
    games = report["games"]
    rows = [
        [
            words.seat(seat),
            report["bots"][seat],
            f"{report['wins_by_seat'][seat] / games:.1%}",
            f"{report['points_by_seat'][seat]:.1f}",
            f"{seat + 1}. {report['wins_by_order'][seat] / games:6.1%}",
        ]
        for seat in range(report["players"])
    ]
    headings = ["head-seat", "head-bot", "head-wins", "head-points", "head-wins-order"]
    terminal.table(headings, rows)
    for reason, number in report["reasons"].items():
        terminal.show(f"  {words.own('reason', reason)}: {number / games:.1%}")
