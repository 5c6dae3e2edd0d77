"""A race against the reference: random games of crazy eights for four, here and in OpenSpiel.

    python -m bench.race [--rounds K] [--seconds S]

Both are measured in one run, in turns; the best round of each counts. The unit is decisions per
second: what a player decides, without the chance nodes that OpenSpiel has for the cards. Games are

- stepped from Python: list the legal moves, play one of them, to the end;
- played as a whole in compiled code: our loop over random bots, and OpenSpiel's `evaluate_bots`
  over its uniformly random bots, both in C or C++. OpenSpiel's rollouts for search support hearts
  but not crazy eights; a C++ program that played both measured 1.09 times as many decisions in
  crazy eights as in hearts.
"""

import argparse
import importlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.race_engine import compile_engine
from tests.sources import ROOT

PLAYERS = 4
ROLLOUTS = 1_000
EIGHTS_TO_HEARTS = 1.09

Rates = dict[str, float]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many decisions per second `work` makes when called again and again."""
    done = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        done += work()
    return done / (time.perf_counter() - begun)


def florilege_rates(seconds: float) -> Rates:
    game = importlib.import_module("florilege.games.crazy_eights.game").GAME
    playout = importlib.import_module("florilege.bots.playout")
    random_bot = importlib.import_module("florilege.bots.random_bot")
    assert importlib.import_module("florilege").COMPILED
    bots = [random_bot.RandomBot() for _ in range(PLAYERS)]
    settings = game.settings({})

    def stepped() -> int:
        position = game.start(PLAYERS, seed=random.getrandbits(32))
        decisions = 0
        while not position.is_over():
            moves = position.legal_moves()
            position.play(moves[int(random.random() * len(moves))])
            decisions += 1
        return decisions

    def whole() -> int:
        seed = random.getrandbits(32)
        return int(playout.play_games(game, settings, None, bots, seed, 0, 100).moves)

    return {"stepped": rate(stepped, seconds), "whole games": rate(whole, seconds)}


def openspiel_rates(seconds: float) -> Rates:
    pyspiel = importlib.import_module("pyspiel")
    eights = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
    length = sum(finish(eights.new_initial_state()) for _ in range(500)) / 500

    def whole() -> int:
        for _ in range(100):
            pyspiel.evaluate_bots(eights.new_initial_state(), bots, random.getrandbits(31))
        return int(100 * length)

    return {
        "stepped": rate(lambda: finish(eights.new_initial_state()), seconds),
        "whole games": rate(whole, seconds),
        "rollouts": EIGHTS_TO_HEARTS * hearts_rollouts(pyspiel, seconds),
    }


def finish(state: Any) -> int:
    """Play a state of OpenSpiel at random to its end; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
    return decisions


def hearts_rollouts(pyspiel: Any, seconds: float) -> float:
    """Return the rate of rollouts in hearts, by a search that plays many of them from one leaf."""
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    while len(state.legal_actions()) == 1:  # such a move is played without a search
        state.apply_action(state.legal_actions()[0])
    length = sum(finish(state.clone()) for _ in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        1.0,
        2,
        -1,  # its first simulation only makes the root
        final,
        False,
        False,
    )

    def search() -> int:
        bot.step(state)
        return int(ROLLOUTS * length)

    return rate(search, seconds)


SIDES: dict[str, Callable[[float], Rates]] = {
    "florilege": florilege_rates,
    "openspiel": openspiel_rates,
}


def race(rounds: int, seconds: float) -> dict[str, Rates]:
    """Return the best rates of each side, measured in turns by processes of their own."""
    path = os.pathsep.join([str(compile_engine()), str(ROOT)])
    best: dict[str, Rates] = {side: {} for side in SIDES}
    for _ in range(rounds):
        for side in SIDES:
            command = [
                sys.executable,
                "-m",
                "bench.race",
                "--side",
                side,
                "--seconds",
                f"{seconds}",
            ]
            environment = {**os.environ, "PYTHONPATH": path}
            found = subprocess.check_output(command, cwd=ROOT, env=environment, text=True)
            for what, measured in json.loads(found).items():
                best[side][what] = max(measured, best[side].get(what, 0.0))
    return best


def measure(side: str, seconds: float, path: str) -> Rates:
    """Return the rates of one side, from a process of its own."""
    command = [sys.executable, "-m", "bench.race", "--side", side, "--seconds", f"{seconds}"]
    environment = {**os.environ, "PYTHONPATH": path, "FLORILEGE_PURE": ""}
    rates: Rates = json.loads(subprocess.check_output(command, cwd=ROOT, env=environment))
    return rates


def show(rates: dict[str, Rates]) -> None:
    ours, theirs = rates["florilege"], rates["openspiel"]
    lines = [
        ("stepped from Python", "stepped", "stepped"),
        ("whole games, random bots", "whole games", "whole games"),
        (f"whole games, hearts × {EIGHTS_TO_HEARTS}", "whole games", "rollouts"),
    ]
    print("crazy eights, four players, decisions a second")
    print(f"{'':28}{'here':>14}{'OpenSpiel':>14}{'times':>8}")
    for name, own, other in lines:
        here, there = ours[own], theirs[other]
        print(f"{name:28}{here:14,.0f}{there:14,.0f}{here / there:8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    parser.add_argument("--side", choices=SIDES)
    args = parser.parse_args()
    if args.side:
        print(json.dumps(SIDES[args.side](args.seconds)))
    else:
        show(race(args.rounds, args.seconds))


if __name__ == "__main__":
    main()
