"""Where answers lead that only name a value: a way of taking a die, the value of an action."""

from collections.abc import Mapping
from dataclasses import replace

from tekhenu.components.terms import God, Good
from tekhenu.rules import Decision, DecisionKind, Game, Move
from tekhenu.rules.event import Performed, Produced
from tekhenu.rules.move import Perform, Produce, Take, Value
from tekhenu.rules.moves import GOD
from tekhenu.rules.produce import produced
from tekhenu.rules.state import Turn
from tekhenu.text import Catalogue, Titled, option_titled
from tekhenu.text.names import amounts

LEADING = frozenset({DecisionKind.TAKE, DecisionKind.VALUE})  # decisions
UNPRICED = frozenset({God.HATHOR, God.OSIRIS})  # whose words name no Resources to be paid


def with_outcomes(
    game: Game, decision: Decision | None, said: Mapping[Move, Titled], words: Catalogue
) -> Mapping[Move, Titled]:
    """The same answers; to ways of taking a die and to values is added where they lead."""
    if decision is None or decision.kind not in LEADING:
        return said
    return {option: _leading(game, option, said[option], words) for option in decision.options}


def _leading(game: Game, option: Move, said: Titled, words: Catalogue) -> Titled:
    """Anubis lets everything be done, and says so."""
    if isinstance(option, Value):
        return said._replace(detail=action_of(game, option, words))
    if not isinstance(option, Take):
        return said
    told = " · ".join(actions_after(game, option, words))
    return said._replace(detail="; ".join(filter(None, (said.detail, told))))


def action_of(game: Game, option: Value, words: Catalogue) -> str:
    """What the action does that has this value, in the words of who is asked for an action."""
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


def actions_after(game: Game, option: Take, words: Catalogue) -> list[str]:
    """The actions that are then possible, in a word each."""
    tried, count = game.copy(), game.count_events()
    tried.play(option)
    decision = tried.decision
    if decision is not None and decision.kind == DecisionKind.ACTION:
        return [
            _named(tried, action, words)
            for action in decision.options
            if isinstance(action, Perform | Produce)
        ]
    for event in tried.events[count:]:  # the only one is not asked for
        if isinstance(event, Performed):
            return [words.say("god", god=God(event.god).name.lower())]
        if isinstance(event, Produced):
            return [amounts(words, [(Good(event.good).name.lower(), event.kept)])]
    return []


def _named(game: Game, action: Perform | Produce, words: Catalogue) -> str:
    if isinstance(action, Perform):
        return words.say("god", god=God(action.god).name.lower())
    turn = game.state.turn
    assert turn is not None
    kept, _ = produced(game.table, game.state.players[turn.seat], action.good, turn.value)
    return amounts(words, [(Good(action.good).name.lower(), kept)])
