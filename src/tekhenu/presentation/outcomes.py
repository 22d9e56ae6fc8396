"""Consequences of options that only name a value or a way to take a die."""

from collections.abc import Mapping
from dataclasses import replace

from tekhenu.components.terms import God, Good
from tekhenu.rules import Decision, DecisionKind, Game, Move
from tekhenu.rules.event import Performed, Produced
from tekhenu.rules.move import Perform, Produce, Take, Value
from tekhenu.rules.moves import GOD
from tekhenu.rules.produce import produced
from tekhenu.rules.state import Turn
from tekhenu.text import Catalog, Titled, option_titled
from tekhenu.text.names import amounts

LEADING = frozenset({DecisionKind.TAKE, DecisionKind.VALUE})  # kinds of decisions
UNPRICED = frozenset({God.HATHOR, God.OSIRIS})  # gods whose text does not name the Resources to pay


def with_outcomes(
    game: Game, decision: Decision | None, said: Mapping[Move, Titled], words: Catalog
) -> Mapping[Move, Titled]:
    """Add the consequences to the options for taking a die and for values."""
    if decision is None or decision.kind not in LEADING:
        return said
    return {option: _leading(game, option, said[option], words) for option in decision.options}


def _leading(game: Game, option: Move, said: Titled, words: Catalog) -> Titled:
    """Add the action to an option that names a value, and the possible actions to a way to take."""
    if isinstance(option, Value):
        return said._replace(detail=action_of(game, option, words))
    if not isinstance(option, Take):
        return said
    actions = " · ".join(actions_after(game, option, words))
    return said._replace(detail="; ".join(filter(None, (said.detail, actions))))


def action_of(game: Game, option: Value, words: Catalog) -> str:
    """Describe the action with this value, in the words of the action decision."""
    tried, count = game.copy(), game.count_events()
    seat = game.decision.player if game.decision is not None else 0
    tried.play(option)
    for event in tried.events[count:]:
        if isinstance(event, Performed):
            if game.state.turn is None and event.god not in UNPRICED:
                return ""  # a Decree may make it free
            view = game.view(seat)
            state = view.state.copy()
            state.turn = Turn(seat, value=event.value)
            asked = Decision(seat, DecisionKind.ACTION, [])
            scene = replace(view, state=state)
            return option_titled(scene, asked, GOD[event.god], words.lang).detail
        if isinstance(event, Produced):
            return amounts(words, [(Good(event.good).name.lower(), event.kept)])
    return ""


def actions_after(game: Game, option: Take, words: Catalog) -> list[str]:
    """Name the actions that become possible if the die is taken this way."""
    tried, count = game.copy(), game.count_events()
    tried.play(option)
    decision = tried.decision
    if decision is not None and decision.kind == DecisionKind.ACTION:
        return [
            _named(tried, action, words)
            for action in decision.options
            if isinstance(action, Perform | Produce)
        ]
    for event in tried.events[count:]:  # a single action is performed without a decision
        if isinstance(event, Performed):
            return [words.say("god", god=God(event.god).name.lower())]
        if isinstance(event, Produced):
            return [amounts(words, [(Good(event.good).name.lower(), event.kept)])]
    return []


def _named(game: Game, action: Perform | Produce, words: Catalog) -> str:
    if isinstance(action, Perform):
        return words.say("god", god=God(action.god).name.lower())
    turn = game.state.turn
    assert turn is not None
    kept, _ = produced(game.table, game.state.players[turn.seat], action.good, turn.value)
    return amounts(words, [(Good(action.good).name.lower(), kept)])
