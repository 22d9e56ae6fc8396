"""What each die would bring: played on a copy, never beyond what its player may know."""

from dataclasses import dataclass, field, replace

from tekhenu.components.terms import God, Purity
from tekhenu.rules import Decision, DecisionKind, Game, Move, Reason, View
from tekhenu.rules import event as ev
from tekhenu.rules.artifacts import weight_of_blood
from tekhenu.rules.maat import balance_of
from tekhenu.rules.move import Anubis, Play, PlayAnytime, PlayToRecolour, PlayToTurn, Take, TakeDie
from tekhenu.rules.moves import ANUBIS, DIE, GOD, PRODUCE
from tekhenu.rules.presenting import Scene
from tekhenu.rules.state import Turn
from tekhenu.rules.taking import die_of
from tekhenu.text import Catalogue, Titled, any_of, option_titled, reason_text, titled
from tekhenu.text.names import signed
from tekhenu.text.scene import purity_of, section_of, table_of

from .prompt import PLAIN

TAKING = (Take, Anubis)
PLAYS = (Play, PlayAnytime, PlayToTurn, PlayToRecolour)
WEIGHS = {Purity.PURE: 1, Purity.TAINTED: -1, Purity.FORBIDDEN: 0}


@dataclass(frozen=True, slots=True)
class PreviewedEffect:
    """What a die would bring and the choices that lead there, or why it would not."""

    title: str
    detail: str = ""
    path: tuple[Move, ...] = ()


def possible(said: Titled, path: tuple[Move, ...]) -> PreviewedEffect:
    return PreviewedEffect(said.title, said.detail, path)


def impossible(title: str, reason: Reason, lang: str) -> PreviewedEffect:
    return PreviewedEffect(title, reason_text(reason, lang))


@dataclass(frozen=True, slots=True)
class Preview:
    """`after`: the balance with the die on its scale, if it comes there."""

    die: int
    weighing: str
    after: int | None = None
    effects: list[PreviewedEffect] = field(default_factory=list)


def dice_in_light(view: View, words: Catalogue) -> list[Preview]:
    """Every die at the obelisk and what it is in this light."""
    return [Preview(die, _lies(view, die, words)) for die in _dice(view)]


def previews(game: Game, view: View, words: Catalogue) -> list[Preview]:
    """What each die weighs and, for the player who takes one, its actions. `game` is a copy."""
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


def _dice(view: View) -> list[int]:
    return [die for section in view.state.sections for die in section]


def _taking(view: View, die: int) -> TakeDie:
    colour = view.settings.edition.colour_of(die)
    return DIE[section_of(view, die)][colour][view.state.values[die]]


def _said(view: View, die: int) -> dict[str, str | int]:
    colour = view.settings.edition.colour_of(die)
    section = section_of(view, die)
    return {
        "colour": colour.name.lower(),
        "value": view.state.values[die],
        "god": God(section).name.lower(),
        "purity": Purity(purity_of(view, colour, section)).name.lower(),
    }


def _lies(view: View, die: int, words: Catalogue) -> str:
    return words.say("page-die-lies", **_said(view, die))


def _weighs(view: View, seat: int, die: int, words: Catalogue) -> tuple[str, int | None]:
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
    """What the blood of a conquest would weigh besides the die."""
    table, player = table_of(view), view.state.players[seat].copy()
    before = weight_of_blood(table, player)
    player.blood += 1
    return weight_of_blood(table, player) - before


def _effects(game: Game, view: View, move: TakeDie, words: Catalogue) -> list[PreviewedEffect]:
    """The ways of taking it, then the actions of the die as it lies."""
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
    decision: Decision, value: int, words: Catalogue, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """Scribes, Anubis and Blessings: said in a line each; which of them is asked next."""
    takes = [option.value for option in decision.options if isinstance(option, Take)]
    turned = [str(shown) for shown in takes if shown != value]
    anubis = [str(option.value) for option in decision.options if isinstance(option, Anubis)]
    cards = {option.id: None for option in decision.options if isinstance(option, PLAYS)}
    lines = [
        ("page-die-scribes", {"values": any_of(words, turned)}, turned),
        ("page-die-anubis", {"values": any_of(words, anubis)}, anubis),
        ("page-die-blessings", {"cards": any_of(words, list(cards))}, cards),
    ]
    return [possible(titled(words, key, **values), path) for key, values, any_ in lines if any_]


def _refused_as_it_lies(
    scene: Scene, decision: Decision, value: int, words: Catalogue
) -> list[PreviewedEffect]:
    """Why it must be turned to be of use."""
    lang = words.lang
    return [
        impossible(option_titled(scene, decision, name, lang).title, reason, lang)
        for name, reason in decision.blocked()
        if isinstance(name, Take) and name.value == value
    ]


def _only_anubis(
    view: View, die: int, words: Catalogue, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """A Forbidden die that can be taken in one way is taken without a question."""
    assert view.seat is not None
    value = view.state.values[die]
    taking = Decision(view.seat, DecisionKind.TAKE, [])
    way = option_titled(_holding(view, die, value), taking, ANUBIS[value], words.lang)
    return [possible(way, path)]


def _actions(
    scene: Scene, decision: Decision, words: Catalogue, path: tuple[Move, ...]
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
    tried: Game, view: View, die: int, words: Catalogue, path: tuple[Move, ...]
) -> list[PreviewedEffect]:
    """Only one action is possible and was not asked for: the same words as if it had been."""
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
    """The position with the die in hand."""
    state = view.state.copy()
    assert view.seat is not None
    state.turn = Turn(view.seat, die, section_of(view, die), value=value)
    return replace(view, state=state)


def _anubis(game: Game) -> bool:
    turn = game.state.turn
    return turn is not None and turn.anubis
