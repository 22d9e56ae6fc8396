"""The prompt strip: who is asked what, and every answer in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tekhenu.board import Shows
from tekhenu.board.icons import icon_of
from tekhenu.components.terms import God, Good
from tekhenu.rules import Decision, Move, Reason, View
from tekhenu.rules import move as m
from tekhenu.text import Catalogue, Titled, decision_prompt, option_titled, reason_text
from tekhenu.text.names import sentence

MANY, VERY_MANY = 6, 16  # answers that stand in columns, and close together
FEW = 4  # answers that stand on the board are buttons as well if there are so few

# Under which heading an answer stands in the list.
GROUPS: dict[type[Move], str] = {
    m.TakeDie: "dice",
    m.Take: "take",
    m.Anubis: "anubis",
    m.NoAction: "pass",
    m.Side: "take",
    m.Perform: "gods",
    m.PerformExtra: "cards",
    m.Produce: "produce",
    m.Play: "cards",
    m.PlayAnytime: "cards",
    m.PlayToTurn: "cards",
    m.PlayToRecolour: "cards",
    m.Waive: "cards",
    m.Use: "cards",
    m.TakeCultist: "cards",
    m.BuyArtifact: "cards",
    m.TakeCard: "market",
    m.Renew: "renew",
    m.Pass: "pass",
}
ICONS = {"anubis": "anubis", "pass": "check", "play": "blessing"}  # by verb
PLAIN = frozenset({"other_section"})  # reasons that go without saying


SIMILAR = frozenset({"take", "anubis"})


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: a title and a second line of what it costs and brings."""

    option: str
    title: str
    detail: str = ""
    icon: str = ""
    turned: int | None = None  # how a tile would lie, in degrees
    short: str = ""  # the title where the place is known
    on_board: bool = False
    pieces: tuple[tuple[str, int], ...] = ()  # what is paid or gained, where it is nothing else


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    key: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Refusal:
    """What is not possible and why; answers with the same reason stand together."""

    reason: str
    titles: list[str]
    verb: str


@dataclass(frozen=True, slots=True)
class Prompt:
    question: str
    groups: list[ChoiceGroup] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(group.choices) for group in self.groups)

    @property
    def on_board(self) -> bool:
        return any(choice.on_board for group in self.groups for choice in group.choices)

    @property
    def notes(self) -> list[Refusal]:
        """What is worth saying at once: of many similar refusals the first."""
        if self.on_board:
            return []
        first = {r.verb if r.verb in SIMILAR else r.reason: r for r in reversed(self.refusals)}
        return [refusal for refusal in self.refusals if refusal in first.values()]

    @property
    def buttons(self) -> list[ChoiceGroup]:
        """What cannot be chosen on the board, or is so little that it can be read."""
        if self.count <= FEW:
            return self.groups
        kept = [ChoiceGroup(g.key, [c for c in g.choices if not c.on_board]) for g in self.groups]
        return [group for group in kept if group.choices]

    @property
    def crowd(self) -> str:
        """How the page lays out the answers, so that all are seen at once."""
        shown = sum(len(group.choices) for group in self.buttons) + len(self.notes)
        return "many dense" if shown > VERY_MANY else "many" if shown > MANY else ""


def in_words(view: View, decision: Decision | None, lang: str) -> dict[Move, Titled]:
    """Every option, and what choosing it means."""
    if decision is None:
        return {}
    return {option: option_titled(view, decision, option, lang) for option in decision.options}


def refused(view: View, decision: Decision, lang: str) -> dict[Move, str]:
    """Every blocked option, and the reason."""
    return {move: reason_text(reason, lang) for move, reason in decision.blocked()}


def asked(
    view: View, decision: Decision, said: Mapping[Move, Titled], drawn: Shows, words: Catalogue
) -> Prompt:
    """The whole question; `said` are its options in words, `drawn` what the board shows."""
    on_board = frozenset(drawn.moves)
    groups: dict[str, list[Choice]] = {}
    for option in decision.options:
        choice = _choice(option, said[option], option in on_board, words)
        groups.setdefault(GROUPS.get(type(option), "other"), []).append(choice)
    return Prompt(
        decision_prompt(view, decision, words.lang),
        [ChoiceGroup(key, choices) for key, choices in groups.items()],
        _refusals(view, decision, drawn, words.lang),
    )


def _choice(option: Move, said: Titled, on_board: bool, words: Catalogue) -> Choice:
    turned, short = None, ""
    if isinstance(option, m.LayTile):
        turned = option.rotation * 90
        short = sentence(words.say("rotation", rotation=turned))
    return Choice(
        str(option),
        said.title,
        said.detail,
        _icon(option),
        turned,
        short,
        on_board,
        _pieces(option),
    )


def _pieces(option: Move) -> tuple[tuple[str, int], ...]:
    if not isinstance(option, m.Gain | m.Pay):
        return ()
    return tuple((icon_of(Good(good)), n) for good, n in enumerate(option.pieces) if n)


def _icon(option: Move) -> str:
    """The picture on the button: what the answer is about."""
    match option:
        case m.Perform():
            return icon_of(God(option.god))
        case m.Produce() | m.RaiseProduction():
            return icon_of(Good(option.good))
        case m.Advance():
            return m.track_name(option.population)
    return ICONS.get(option.verb, "")


def _refusals(view: View, decision: Decision, drawn: Shows, lang: str) -> list[Refusal]:
    """By reason, and by kind where `notes` picks of each; what the board shows is told there."""
    found: dict[tuple[str, str], Refusal] = {}
    for name, reason in sorted(decision.blocked(), key=_dear):
        if name in drawn.blocked or reason.key in PLAIN:
            continue
        title = option_titled(view, decision, name, lang).title
        why = reason_text(reason, lang)
        key = why, name.verb if name.verb in SIMILAR else ""
        titles = found.setdefault(key, Refusal(why, [], name.verb)).titles
        if title not in titles:
            titles.append(title)
    return list(found.values())


def _dear(blocked: tuple[Move, Reason]) -> int:
    """What would be within reach first comes first."""
    due = blocked[1].values.get("amount", 0)
    return due if isinstance(due, int) else 0
