"""The input of every drawing: the view of one person, a message catalog, and the legal moves."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, update_wrapper
from typing import Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from ..components import Edition
from ..lru import LruCache
from ..rules import Move, State, View
from ..rules.option_value import OptionValue
from ..rules.table import Table
from .svg import Number, Svg, group, joined, prefixed_id, tag, translate

Kind = TypeVar("Kind", bound=Move)
Given = ParamSpec("Given")
CACHE_SIZE = 4096  # drawings of one kind


class Words(Protocol):
    """A message catalog in one language."""

    def say(self, key: str, /, **values: str | int) -> str: ...


class ValueMark(NamedTuple):
    """The label and state of a printed value that an owner can replace.

    The state is the value's provenance, or `right` for a confirmed and `own` for a replaced value.
    `wrong` marks a value that contradicts others.
    """

    label: str
    state: str
    wrong: bool = False

    @property
    def sign(self) -> str:
        return "!" if self.wrong else SIGNS[self.state]


SIGNS = {"public": "?", "reconstructed": "?", "right": "✓", "own": "✓"}
Rectangle = tuple[Number, Number, Number, Number]  # x, y, width, height


@dataclass(frozen=True)
class Look:
    """Everything a drawing depends on.

    `choices` maps the moves that the person can make now to their labels; `blocked` maps other
    moves to the reason why they are illegal. `option_values` holds the gains of moves that
    gain something. `marks` maps moves to the class of the frame around their drawings.
    `addressed`: the reader plays the seat of the view, which is called "you".
    `values` are the printed values that can be replaced, by key path; it is empty during a game.
    """

    view: View
    names: Sequence[str]
    words: Words
    card_text: Callable[[str], str]
    choices: Mapping[Move, str] = field(default_factory=dict)
    blocked: Mapping[Move, str] = field(default_factory=dict)
    option_values: Mapping[Move, OptionValue] = field(default_factory=dict)
    values: Mapping[str, ValueMark] = field(default_factory=dict)
    marks: Mapping[Move, str] = field(default_factory=dict)
    addressed: bool = True

    @property
    def state(self) -> State:
        return self.view.state

    @property
    def edition(self) -> Edition:
        return self.view.settings.edition

    @property
    def seats(self) -> range:
        return range(self.view.settings.players)

    @cached_property
    def table(self) -> Table:
        """Return the position wrapped for queries of the rules; no drawing changes it."""
        return Table(self.view.state, self.view.settings, None)

    def say(self, key: str, /, **values: str | int) -> str:
        return self.words.say(key, **values)

    @cached_property
    def letters(self) -> list[str]:
        """Return the letter on each seat's pieces: the initial of its name, or of its color."""
        own = [_own_letter(self, seat) for seat in self.seats]
        if len(set(own)) == len(own):
            return own
        return [_color_letter(self, seat) for seat in self.seats]

    def concerns(self, option: Move) -> bool:
        """Return whether the drawing of a move is legal, blocked or marked."""
        return option in self.choices or option in self.blocked or option in self.marks

    def target(self, option: Move, *drawing: Svg) -> Svg:
        """Wrap a drawing in a button if the option is legal, or in a hint if it is blocked."""
        if option in self.choices:
            button = _button(self.choices[option], *drawing, data_option=option)
            return button.showing(moves=[option])
        if option in self.blocked:
            return group(
                *drawing,
                class_="blocked",
                tabindex=0,
                role="img",
                aria_label=self.blocked[option],
                data_blocked=option,
            ).showing(blocked=[option])
        return group(*drawing, class_=self._frame([option]))

    def _frame(self, options: Iterable[Move]) -> str | None:
        """Return the class of the frame around the drawing of one of the moves."""
        mark = next((self.marks[option] for option in options if option in self.marks), None)
        return None if mark is None else f"marked {mark}"

    def printed(self, path: str, place: Rectangle, *drawing: Svg) -> Svg:
        """Wrap the drawing of a printed value in a button if the value can be replaced."""
        mark = self.values.get(path)
        if mark is None:
            return joined(*drawing)
        x, y, width, height = place
        return group(
            tag("rect", x=x, y=y, width=width, height=height, rx=3, class_="value-place"),
            *drawing,
            group(
                tag("circle", r=3.6, class_="value-disc"),
                tag("text", mark.sign, y=2, class_="value-sign"),
                transform=translate(x + width - 1.5, y + 1.5),
                class_="value-mark",
                aria_hidden="true",
            ),
            class_=f"value {mark.state}{' wrong' if mark.wrong else ''}",
            role="button",
            tabindex=0,
            aria_label=mark.label,
            data_value=path,
        )

    @property
    def picture_role(self) -> str | None:
        """Return the ARIA role of a drawing: `img`, unless it contains buttons."""
        return None if self.values else "img"

    def best_of(self, options: Iterable[Kind]) -> Kind | None:
        """Return the legal option that gains the most VP, the first among equals."""
        offered = [option for option in options if option in self.choices]
        return max(offered, key=self.vp_of, default=None)

    def vp_of(self, option: Move) -> int:
        return self.option_values[option].vp if option in self.option_values else 0

    @cached_property
    def most(self) -> int:
        """Return the VP of the best option, or 0 if no option gains any."""
        return max((value.vp for value in self.option_values.values()), default=0)

    def target_many(
        self, options: Iterable[Move], label: str, *drawing: Svg, **data: str | int
    ) -> Svg:
        """Wrap a drawing in a target for several moves, listed by the page if several are legal."""
        options = list(options)
        offered = [option for option in options if option in self.choices]
        if not offered:
            return group(*drawing, class_=self._frame(options))
        if len(offered) == 1:
            return self.target(offered[0], *drawing)
        several = " ".join(offered)
        return _button(label, *drawing, data_options=several, **data).showing(moves=offered)


def cached_drawing(
    draw: Callable[Concatenate[Look, Given], Svg],
) -> Callable[Concatenate[Look, Given], Svg]:
    """Cache a drawing that does not depend on the position."""
    drawn: LruCache[Svg] = LruCache(CACHE_SIZE)

    def remembered(look: Look, /, *args: Given.args, **kwargs: Given.kwargs) -> Svg:
        if look.values:  # the values are being edited
            return draw(look, *args, **kwargs)
        rules = look.table.printed, look.view.settings.solo
        key = rules, look.words, prefixed_id(""), args, *kwargs.values()
        return drawn.get(key, lambda: draw(look, *args, **kwargs))

    return update_wrapper(remembered, draw)


def _own_letter(look: Look, seat: int) -> str:
    name = look.names[seat]
    color = look.say("player", seat=seat)
    if _is_bot(look, seat) or name == color or not name[:1].isalpha():
        return _color_letter(look, seat)
    return name[0].upper()


def _color_letter(look: Look, seat: int) -> str:
    """Return the initial of the seat's color; Botankhamun has a letter of its own."""
    return look.say("bot-letter") if _is_bot(look, seat) else look.say("player-letter", seat=seat)


def _is_bot(look: Look, seat: int) -> bool:
    return look.state.bot is not None and look.table.is_opponent(seat)


def _button(label: str, *drawing: Svg, **data: str | int) -> Svg:
    return group(*drawing, class_="target", role="button", tabindex=0, aria_label=label, **data)
