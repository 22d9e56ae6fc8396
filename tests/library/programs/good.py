"""A user's program, typed from end to end: no expression in it may be of an unknown type."""

# mypy: disallow-any-expr

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, assert_type

import tekhenu
from tekhenu import CannotUndo, Decision, Event, Game, Move, Phase, Rank, Settings, View
from tekhenu.agents import Agent, Randomness, SeatView, agent_for
from tekhenu.svg import Picture


class Cautious:
    """An agent that passes if possible and otherwise asks another agent."""

    def __init__(self, other: Agent) -> None:
        self.other = other

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        for move in decision.options:
            if move == "pass":
                return move
        return self.other.choose(view, decision, rng)


class Moment(NamedTuple):
    round: int
    points: tuple[int, ...]


def play(game: Game, agents: list[Agent], rng: Random) -> Iterator[Moment]:
    seen = 0
    while (decision := game.decision) is not None:
        seat = decision.player
        move = agents[seat].choose(SeatView(game, seat), decision, rng)
        game.play(move)
        state = game.state
        if state.phase == Phase.TURN and state.round > seen:
            seen = state.round
            yield Moment(seen, tuple(player.vp for player in state.players))


def news(view: View, lang: str = "en") -> list[str]:
    latest: tuple[Event, ...] = view.events[-3:]
    return [view.describe(event, lang) for event in latest]


def main(seed: int = 7) -> None:
    game = Game.new(Settings(players=2), seed)
    agents: list[Agent] = [Cautious(agent_for("random")), agent_for("random")]
    for moment in play(game, agents, Random(seed)):
        print(moment.round, *moment.points)
    print(*news(game.view(None), "fr"), sep="\n")
    winner = assert_type(game.ranking(), list[Rank])[0]
    print(f"seat {winner.seat} wins with {winner.vp} VP, of them {winner.vp_by_source['ra']} by Ra")
    picture = assert_type(tekhenu.svg.table(game, "ko"), Picture)
    print(f"drawn by {assert_type(tekhenu.__version__, str)}")
    print(f"a picture of {picture.width} × {picture.height}")
    again = Game.load(game.save())
    assert assert_type(again == game, bool)
    assert_type(game.describe("T13"), str)
    assert_type(game.log(), list[str])
    assert_type(game.determinize(0, Random(1)), Game)
    try:
        again.undo()
    except CannotUndo as reason:
        print(reason)


if __name__ == "__main__":
    main()
