"""Previews of dice, computed on a copy of what the player may know."""

from dataclasses import dataclass, field, replace
from random import Random

from tekhenu.components.terms import God, Purity
from tekhenu.rules import Decision, DecisionKind, Game, Move, Reason, View
from tekhenu.rules import event as ev
from tekhenu.rules.artifacts import weight_of_blood
from tekhenu.rules.maat import balance_of
from tekhenu.rules.move import Anubis, Play, PlayAnytime, PlayToRecolor, PlayToTurn, Take, TakeDie
from tekhenu.rules.moves import ANUBIS, DIE, GOD, PRODUCE
from tekhenu.rules.planning import own_turn
from tekhenu.rules.presenting import Scene
from tekhenu.rules.state import Turn
from tekhenu.rules.taking import die_of
from tekhenu.text import Catalog, Titled, any_of, option_titled, reason_text, titled
from tekhenu.text.names import signed
from tekhenu.text.scene import purity_of, section_of, table_of

from .prompt import PLAIN

TAKING = (Take, Anubis)
PLAYS = (Play, PlayAnytime, PlayToTurn, PlayToRecolor)
WEIGHS = {Purity.PURE: 1, Purity.TAINTED: -1, Purity.FORBIDDEN: 0}


@dataclass(frozen=True, slots=True)
class PreviewedEffect:
    """An effect of a die with the choices that lead to it, or the reason why it is impossible."""

    title: str
    detail: str = ""
    path: tuple[Move, ...] = ()
    anubis: bool = False  # the question that follows is about Anubis


def possible(said: Titled, path: tuple[Move, ...]) -> PreviewedEffect:
    return PreviewedEffect(said.title, said.detail, path)


def impossible(title: str, reason: Reason, lang: str) -> PreviewedEffect:
    return PreviewedEffect(title, reason_text(reason, lang))


@dataclass(frozen=True, slots=True)
class Preview:
    """A preview; `after` is the balance with the die on its scale, if it goes there."""

    die: int
    weighing: str
    after: int | None = None
    effects: list[PreviewedEffect] = field(default_factory=list)


def dice_in_light(view: View, words: Catalog) -> list[Preview]:
    """Return every die at the Obelisk with its purity."""
    return [Preview(die, _lies(view, die, words)) for die in _dice(view)]


def previews(game: Game, view: View, words: Catalog) -> list[Preview]:
    """Return the balance and, for the active player, the actions of each die. `game` is a copy."""
    seat, decision = view.seat, view.decision
    if seat is None:
        return dice_in_light(view, words)
    effects: dict[TakeDie, list[PreviewedEffect]] = {}
    if decision is not None and decision.kind == DecisionKind.DIE and decision.player == seat:
        effects = {
            option: _effects(game, view, option, words)
            for option in decision.options
            if isinstance(option, TakeDie)
        }
        for name, reason in decision.blocked():
            if isinstance(name, TakeDie):
                effects[name] = [impossible("", reason, words.lang)]
    return [
        Preview(die, *_weighs(view, seat, die, words), effects.get(_taking(view, die), []))
        for die in _dice(view)
    ]


def plans(game: Game, seat: int, words: Catalog) -> list[Preview]:
    """Return what the dice would give on the seat's next turn, if they are still there.

    The result depends only on what the seat may know.
    """
    imagined = own_turn(game.determinize(seat, Random(0)), seat)
    if imagined is None:
        return []
    return previews(imagined, imagined.view(seat), words)


def _dice(view: View) -> list[int]:
    return [die for section in view.state.sections for die in section]


def _taking(view: View, die: int) -> TakeDie:
    color = view.settings.edition.color_of(die)
    return DIE[section_of(view, die)][color][view.state.values[die]]


def _said(view: View, die: int) -> dict[str, str | int]:
    color = view.settings.edition.color_of(die)
    section = section_of(view, die)
    return {
        "color": color.name.lower(),
        "value": view.state.values[die],
        "god": God(section).name.lower(),
        "purity": Purity(purity_of(view, color, section)).name.lower(),
    }


def _lies(view: View, die: int, words: Catalog) -> str:
    return words.say("page-die-lies", **_said(view, die))


def _weighs(view: View, seat: int, die: int, words: Catalog) -> tuple[str, int | None]:
    said = _said(view, die)
    balance = balance_of(table_of(view), view.state.players[seat])
    weight = view.state.values[die] * WEIGHS[Purity[str(said["purity"]).upper()]]
    if not weight:
        return words.say("page-die-forbidden", **said), None
    blood = _blood(view, seat) if said["god"] == "seth" else 0
    key = "page-die-weighs-blood" if blood else "page-die-weighs"
    after = balance + weight - blood
    weighing = {"weight": weight - blood, "before": balance, "after": after}
    return words.say(key, **{name: signed(n) for name, n in weighing.items()}, **said), after


def _blood(view: View, seat: int) -> int:
    """Return the weight of the blood from a conquest with this die."""
    table, player = table_of(view), view.state.players[seat].copy()
    before = weight_of_blood(table, player)
    player.blood += 1
    return weight_of_blood(table, player) - before


def _effects(game: Game, view: View, move: TakeDie, words: Catalog) -> list[PreviewedEffect]:
    """Return the ways of taking a die, then the actions of its current value."""
    tried = game.copy()
    tried.play(move)
    die = die_of(table_of(view), move)
    revealed = tried.state.reveals != view.state.reveals
    effects: list[PreviewedEffect] = []
    path: tuple[Move, ...] = (move,)
    seat = view.seat
    decision = tried.decision
    value = view.state.values[die]
    if not revealed and _asks(decision, seat, DecisionKind.TAKE):
        assert decision is not None
        effects = _ways(decision, value, words, path)
        plain = [o for o in decision.options if isinstance(o, TAKING) and o.value == value]
        if not plain:
            return _refused_as_it_lies(tried, decision, value, words) + effects
        tried.play(plain[0])
        path = (move, plain[0])
        revealed = tried.state.reveals != view.state.reveals
        decision = tried.decision
    if not revealed and _asks(decision, seat, DecisionKind.ACTION):
        assert decision is not None
        actions = _actions(tried, decision, words, path)
        if not _anubis(tried):
            return actions + effects
        return (effects or _only_anubis(view, die, words, path)) + actions
    return _forced(tried, view, die, words, path) + effects


def _asks(decision: Decision | None, seat: int | None, kind: DecisionKind) -> bool:
    return decision is not None and decision.kind == kind and decision.player == seat


def _ways(
    decision: Decision, value: int, words: Catalog, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """Return a line each for Scribes, Anubis and Blessings."""
    takes = [option.value for option in decision.options if isinstance(option, Take)]
    turned = [str(shown) for shown in takes if shown != value]
    anubis = [str(option.value) for option in decision.options if isinstance(option, Anubis)]
    cards = {option.id: None for option in decision.options if isinstance(option, PLAYS)}
    lines = [
        ("page-die-scribes", {"values": any_of(words, turned)}, turned),
        ("page-die-anubis", {"values": any_of(words, anubis)}, anubis),
        ("page-die-blessings", {"cards": any_of(words, list(cards))}, cards),
    ]
    return [
        replace(possible(titled(words, key, **values), path), anubis=any_ is anubis)
        for key, values, any_ in lines
        if any_
    ]


def _refused_as_it_lies(
    scene: Scene, decision: Decision, value: int, words: Catalog
) -> list[PreviewedEffect]:
    """Return why the die allows no action with its current value."""
    lang = words.lang
    return [
        impossible(option_titled(scene, decision, name, lang).title, reason, lang)
        for name, reason in decision.blocked()
        if isinstance(name, Take) and name.value == value
    ]


def _only_anubis(
    view: View, die: int, words: Catalog, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """Return the effects of a Forbidden die with only one way of taking it."""
    assert view.seat is not None
    value = view.state.values[die]
    taking = Decision(view.seat, DecisionKind.TAKE, [])
    way = option_titled(_holding(view, die, value), taking, ANUBIS[value], words.lang)
    return [possible(way, path)]


def _actions(
    scene: Scene, decision: Decision, words: Catalog, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    lang = words.lang
    open_ = [
        possible(option_titled(scene, decision, option, lang), (*path, option))
        for option in decision.options
    ]
    blocked = [
        impossible(option_titled(scene, decision, name, lang).title, reason, lang)
        for name, reason in decision.blocked()
        if reason.key not in PLAIN
    ]
    return open_ + blocked


def _forced(
    tried: Game, view: View, die: int, words: Catalog, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """Return the action that followed without a decision because it was the only one, if any."""
    seat = view.seat
    assert seat is not None
    for event in tried.events[len(view.events) :]:
        if isinstance(event, ev.Performed | ev.Produced):
            asked = Decision(seat, DecisionKind.ACTION, [])
            option = GOD[event.god] if isinstance(event, ev.Performed) else PRODUCE[event.good]
            held = _holding(view, die, event.value)
            return [possible(option_titled(held, asked, option, words.lang), path)]
    return []


def _holding(view: View, die: int, value: int) -> View:
    """Return the position with the die in hand."""
    state = view.state.copy()
    assert view.seat is not None
    state.turn = Turn(view.seat, die, section_of(view, die), value=value)
    return replace(view, state=state)


def _anubis(game: Game) -> bool:
    turn = game.state.turn
    return turn is not None and turn.anubis
