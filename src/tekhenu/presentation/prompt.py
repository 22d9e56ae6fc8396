"""The prompt strip: the player, the question, and every option as text."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tekhenu.board import Shows, Svg, die
from tekhenu.board.icons import icon_of
from tekhenu.components.terms import God, Good
from tekhenu.rules import Decision, DecisionKind, Move, Reason, View
from tekhenu.rules import move as m
from tekhenu.rules.moves import ANUBIS, TAKE
from tekhenu.rules.reach import ANUBIS_SCRIBES, FACES, shift_price
from tekhenu.text import Catalog, Titled, decision_prompt, option_titled, reason_text
from tekhenu.text.names import sentence

MANY, VERY_MANY = 6, 16  # options from which they are in columns, and in dense columns
FEW = 4  # maximum number of options on the board that are also buttons

# Headings of options in the list.
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
    m.PlayToRecolor: "cards",
    m.Waive: "cards",
    m.Use: "cards",
    m.TakeCultist: "cards",
    m.BuyArtifact: "cards",
    m.TakeCard: "market",
    m.Renew: "renew",
    m.Pass: "pass",
}
ICONS = {"anubis": "anubis", "pass": "check", "play": "blessing"}  # by verb
PLAIN = frozenset({"other_section"})  # obvious reasons, which are not shown


SIMILAR = frozenset({"take", "anubis"})


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a title and a second line for its cost and gain."""

    option: str
    title: str
    detail: str = ""
    icon: str = ""
    turned: int | None = None  # rotation of a tile in degrees
    short: str = ""  # title if the place is known
    on_board: bool = False
    pieces: tuple[
        tuple[str, int], ...
    ] = ()  # the goods paid or gained, if the option is nothing else


@dataclass(frozen=True, slots=True)
class Face:
    """A value of a die: the ways of taking the die with it, or why there is none."""

    value: int
    die: Svg
    take: Choice | None
    anubis: Choice | None
    why: str
    scribes: tuple[int, int]  # the price of each way


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    key: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class BlockedOptions:
    """Blocked options that share a reason."""

    reason: str
    titles: list[str]
    verb: str


@dataclass(frozen=True, slots=True)
class Prompt:
    question: str
    groups: list[ChoiceGroup] = field(default_factory=list)
    refusals: list[BlockedOptions] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)  # if a die is taken with some value

    @property
    def with_anubis(self) -> bool:
        return any(face.anubis for face in self.faces)

    @property
    def plainly(self) -> bool:
        """Return whether the die can be taken without Anubis."""
        return any(face.take for face in self.faces)

    @property
    def count(self) -> int:
        return sum(len(group.choices) for group in self.groups)

    @property
    def on_board(self) -> bool:
        return any(choice.on_board for group in self.groups for choice in group.choices)

    @property
    def notes(self) -> list[BlockedOptions]:
        """Return the reasons to show at once: the first of many similar ones."""
        if self.on_board:
            return []
        first = {r.verb if r.verb in SIMILAR else r.reason: r for r in reversed(self.refusals)}
        notes = [refusal for refusal in self.refusals if refusal in first.values()]
        if self.faces:  # each says itself why it is impossible
            return [note for note in notes if note.verb not in SIMILAR]
        return notes

    @property
    def buttons(self) -> list[ChoiceGroup]:
        """Return the options that are not on the board, or few enough to be read."""
        if self.faces:
            return [group for group in self.groups if group.key not in SIMILAR]
        if self.count <= FEW:
            return self.groups
        kept = [ChoiceGroup(g.key, [c for c in g.choices if not c.on_board]) for g in self.groups]
        return [group for group in kept if group.choices]

    @property
    def crowd(self) -> str:
        """Return how densely the page lays out the options."""
        shown = sum(len(group.choices) for group in self.buttons) + len(self.notes)
        return "many dense" if shown > VERY_MANY else "many" if shown > MANY else ""


def option_titles(view: View, decision: Decision | None, lang: str) -> dict[Move, Titled]:
    """Describe every option."""
    if decision is None:
        return {}
    return {option: option_titled(view, decision, option, lang) for option in decision.options}


def blocked_reasons(view: View, decision: Decision, lang: str) -> dict[Move, str]:
    """Return the reason of every blocked option."""
    return {move: reason_text(reason, lang) for move, reason in decision.blocked()}


def build_prompt(
    view: View, decision: Decision, said: Mapping[Move, Titled], drawn: Shows, words: Catalog
) -> Prompt:
    """Build the prompt; `said` are its options as text, `drawn` those on the board."""
    on_board = frozenset(drawn.moves)
    groups: dict[str, list[Choice]] = {}
    for option in decision.options:
        choice = _choice(option, said[option], option in on_board, words)
        groups.setdefault(GROUPS.get(type(option), "other"), []).append(choice)
    return Prompt(
        decision_prompt(view, decision, words.lang),
        [ChoiceGroup(key, choices) for key, choices in groups.items()],
        _blocked_options(view, decision, drawn, words.lang),
        _faces(view, decision, groups, words.lang),
    )


def _faces(
    view: View, decision: Decision, groups: Mapping[str, list[Choice]], lang: str
) -> list[Face]:
    """Return the six values of the die in hand; empty if no die is taken with a value."""
    turn = view.state.turn
    if decision.kind != DecisionKind.TAKE or turn is None or SIMILAR.isdisjoint(groups):
        return []
    color, now = view.settings.edition.color_of(turn.die), turn.value
    choices = {choice.option: choice for key in SIMILAR for choice in groups.get(key, [])}
    blocked = {str(move): reason_text(reason, lang) for move, reason in decision.blocked()}
    due = 0 if turn.anubis else ANUBIS_SCRIBES
    faces = []
    for value in FACES:
        plain, other = str(TAKE[value]), str(ANUBIS[value])
        price = shift_price(now, value)
        faces.append(
            Face(
                value,
                die(color, value, 20),
                choices.get(plain),
                choices.get(other),
                blocked.get(plain, "") or blocked.get(other, ""),
                (price, price + due),
            )
        )
    return faces


def _choice(option: Move, said: Titled, on_board: bool, words: Catalog) -> Choice:
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
    """Return the icon on the button."""
    match option:
        case m.Perform():
            return icon_of(God(option.god))
        case m.Produce() | m.RaiseProduction():
            return icon_of(Good(option.good))
        case m.Advance():
            return m.track_name(option.population)
    return ICONS.get(option.verb, "")


def _blocked_options(
    view: View, decision: Decision, drawn: Shows, lang: str
) -> list[BlockedOptions]:
    """Group blocked options by reason, without those explained on the board."""
    found: dict[tuple[str, str], BlockedOptions] = {}
    for name, reason in sorted(decision.blocked(), key=_dear):
        if name in drawn.blocked or reason.key in PLAIN:
            continue
        title = option_titled(view, decision, name, lang).title
        why = reason_text(reason, lang)
        key = why, name.verb if name.verb in SIMILAR else ""
        titles = found.setdefault(key, BlockedOptions(why, [], name.verb)).titles
        if title not in titles:
            titles.append(title)
    return list(found.values())


def _dear(blocked: tuple[Move, Reason]) -> int:
    """Return a sort key that puts nearly affordable options first."""
    due = blocked[1].values.get("amount", 0)
    return due if isinstance(due, int) else 0
