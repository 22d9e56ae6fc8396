"""What a drawing needs to know: the position as one person may see it, words, and what glows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, update_wrapper
from typing import Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from ..components import Edition
from ..lru import LruCache
from ..rules import Move, State, View
from ..rules.table import Table
from ..rules.worth import Worth
from .svg import Number, Svg, at, group, joined, own, tag

Kind = TypeVar("Kind", bound=Move)
Given = ParamSpec("Given")
REMEMBERED = 4096  # drawings of one kind


class Words(Protocol):
    """A catalogue of messages in some language."""

    def say(self, key: str, /, **values: str | int) -> str: ...


class ValueMark(NamedTuple):
    """How a printed value is called that an owner may replace, and what is known of it: its
    provenance, `right` if it was confirmed, `own` if it was replaced; `wrong` if it contradicts
    others."""

    label: str
    state: str
    wrong: bool = False

    @property
    def sign(self) -> str:
        return "!" if self.wrong else SIGNS[self.state]


SIGNS = {"public": "?", "reconstructed": "?", "right": "✓", "own": "✓"}
Place = tuple[Number, Number, Number, Number]  # x, y, width, height


@dataclass(frozen=True)
class Look:
    """`choices` are the moves the person has now, in words; `blocked` says why others are not.

    `worths` say what those that bring something would bring. `values` are what may be replaced of
    what is printed, by key path; at a table it is nothing.
    """

    view: View
    names: Sequence[str]
    words: Words
    card_text: Callable[[str], str]
    choices: Mapping[Move, str] = field(default_factory=dict)
    blocked: Mapping[Move, str] = field(default_factory=dict)
    worths: Mapping[Move, Worth] = field(default_factory=dict)
    values: Mapping[str, ValueMark] = field(default_factory=dict)

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
        """For the rules' own questions; nothing here changes the position."""
        return Table(self.view.state, self.view.settings, None)

    def say(self, key: str, /, **values: str | int) -> str:
        return self.words.say(key, **values)

    @cached_property
    def letters(self) -> list[str]:
        """For every seat's pieces: the names' first letters, or the colors' if two were alike."""
        own = [_own_letter(self, seat) for seat in self.seats]
        if len(set(own)) == len(own):
            return own
        return [_colour_letter(self, seat) for seat in self.seats]

    def target(self, option: Move, *drawing: Svg) -> Svg:
        """The drawing as a button if the option can be chosen, with the reason if it is blocked."""
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
        return group(*drawing)

    def printed(self, path: str, place: Place, *drawing: Svg) -> Svg:
        """The drawing of a printed value; a button if it may be replaced."""
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
                transform=at(x + width - 1.5, y + 1.5),
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
        """Of a drawing that is one picture, unless there are buttons in it."""
        return None if self.values else "img"

    def best_of(self, options: Iterable[Kind]) -> Kind | None:
        """Of those that can be chosen the one that brings the most VP, the first among equals."""
        offered = [option for option in options if option in self.choices]
        return max(offered, key=self.vp_of, default=None)

    def vp_of(self, option: Move) -> int:
        return self.worths[option].vp if option in self.worths else 0

    @cached_property
    def most(self) -> int:
        """The VP of the best answer; 0 if no answer brings any."""
        return max((worth.vp for worth in self.worths.values()), default=0)

    def target_many(
        self, options: Iterable[Move], label: str, *drawing: Svg, **data: str | int
    ) -> Svg:
        """A place for several moves; if more than one can be chosen, the page asks which."""
        offered = [option for option in options if option in self.choices]
        if not offered:
            return group(*drawing)
        if len(offered) == 1:
            return self.target(offered[0], *drawing)
        several = " ".join(offered)
        return _button(label, *drawing, data_options=several, **data).showing(moves=offered)


def drawn_once(
    draw: Callable[Concatenate[Look, Given], Svg],
) -> Callable[Concatenate[Look, Given], Svg]:
    """Cache drawings that do not depend on the position."""
    drawn: LruCache[Svg] = LruCache(REMEMBERED)

    def remembered(look: Look, /, *args: Given.args, **kwargs: Given.kwargs) -> Svg:
        if look.values:  # they are being changed
            return draw(look, *args, **kwargs)
        rules = look.table.printed, look.view.settings.solo
        key = rules, look.words, own(""), args, *kwargs.values()
        return drawn.get(key, lambda: draw(look, *args, **kwargs))

    return update_wrapper(remembered, draw)


def _own_letter(look: Look, seat: int) -> str:
    name = look.names[seat]
    colour = look.say("player", seat=seat)
    if _is_bot(look, seat) or name == colour or not name[:1].isalpha():
        return _colour_letter(look, seat)
    return name[0].upper()


def _colour_letter(look: Look, seat: int) -> str:
    """Botankhamun has its own."""
    return look.say("bot-letter") if _is_bot(look, seat) else look.say("player-letter", seat=seat)


def _is_bot(look: Look, seat: int) -> bool:
    return look.state.bot is not None and look.table.is_opponent(seat)


def _button(label: str, *drawing: Svg, **data: str | int) -> Svg:
    return group(*drawing, class_="target", role="button", tabindex=0, aria_label=label, **data)
