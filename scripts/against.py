"""Play the current computer players against those of earlier sources.

`python -m scripts.against CHECKOUT` needs a folder with the earlier sources, as made by
`git worktree add ../before COMMIT`. Each version has its own copy of a game of two players and
receives the other's choices. A game in which the versions offer different options is abandoned and
reported. Each deal is played in both seatings.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean

from tekhenu import Game
from tekhenu.agents import SeatView, agent_for
from tekhenu.lab.ratings import mean_error, wilson
from tekhenu.workers import Worker
from tools.checkout import checkout

PLAYERS = 2
PEER = """
import json, random, sys
from tekhenu import Game
from tekhenu.agents import SeatView
from tekhenu.agents.registry import agent_for
from tekhenu.components.terms import God

def current_text(game, option):
    if not option.startswith("die:") or "@" in option:
        return option
    die = int(option[4:])
    color = game.options.edition.color_of(die).name.lower()
    section = next(god for god in God if die in game.state.sections[god])
    return f"die:{color}{game.state.values[die]}@{section.name.lower()}"

for line in sys.stdin:
    asked = json.loads(line)
    if "seed" in asked:
        game, agent = Game.new(seed=asked["seed"]), agent_for(sys.argv[1])
        rng = random.Random(asked["seed"])
        continue
    here = {current_text(game, option): option for option in game.decision.options}
    if "choice" in asked:
        answer = asked["choice"] if asked["choice"] in here else None
    else:
        seat = game.decision.player
        answer = current_text(game, agent.choose(SeatView(game, seat), game.decision, rng))
    if answer is not None:
        game.play(here[answer])
    print(json.dumps(answer), flush=True)
"""


def play(seed: str, ours: str, seat: int, earlier: Worker) -> tuple[int, int] | None:
    """Return the VP of both, ours first, or None if the versions offer different options."""
    game, agent = Game.new(seed=seed, events=False), agent_for(ours)
    rng = Random(seed)
    earlier.send({"seed": seed})
    while (decision := game.decision) is not None:
        here = {str(option): option for option in decision.options}
        if decision.player == seat:
            choice = str(agent.choose(SeatView(game, seat), decision, rng))
            agreed = earlier.ask({"choice": choice}) == choice
        else:
            choice = earlier.ask({})
            agreed = choice in here
        if not agreed:
            return None
        game.play(here[choice])
    points = [player.vp for player in game.state.players]
    return points[seat], points[1 - seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=checkout)
    parser.add_argument("--ours", default="search:1s")
    parser.add_argument("--theirs", default="search:1s")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="against")
    wanted = parser.parse_args()
    command = [sys.executable, "-c", PEER, wanted.theirs]
    ahead = []
    with Worker(command, env={"PYTHONPATH": str(wanted.checkout / "src")}) as earlier:
        for number in range(wanted.games):
            seed = f"{wanted.seed}/{number // PLAYERS}"
            end = play(seed, wanted.ours, number % PLAYERS, earlier)
            result = "abandoned, different options" if end is None else f"{end[0]} to {end[1]}"
            print(f"{seed}: {result}", flush=True)
            if end is not None:
                ahead.append(end[0] - end[1])
    if ahead:
        print(summary(ahead))


def summary(ahead: Sequence[int]) -> str:
    """Summarize the differences in VP, one per game."""
    won = sum(points > 0 for points in ahead)
    low, high = wilson(won, len(ahead))
    share = f"{won} of {len(ahead)} won ({low:.0%} to {high:.0%})"
    return f"{share}, {fmean(ahead):+.1f} ± {mean_error(ahead):.1f} VP"


if __name__ == "__main__":
    main()
