"""Styles of the terminal: signs that work without color, and colors where available."""

from collections.abc import Sequence

from rich.text import Text

from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, Edge, God, Good
from tekhenu.rules import Player, View
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.table import Table
from tekhenu.text import Catalog, seat_letter
from tekhenu.text.parts import CARD, PLAYER, Message, Part

PLAYER_STYLES = ("bold #af87ff", "bold #ff87c3", "bold #5fafff", "bold #ffaf5f")
DIE_STYLES = {
    Color.YELLOW: "black on #ffd75f",
    Color.BROWN: "white on #875f00",
    Color.WHITE: "black on #ffffff",
    Color.BLACK: "#ffffff on #3a3a3a",
    Color.GRAY: "black on #a8a8a8",
    Color.RED: "white on #af0000",
    Color.BLUE: "white on #0057af",
    Color.GREEN: "white on #00703c",
}
EDGE_STYLES = {
    Edge.RED: "white on #d70000",
    Edge.GREEN: "white on #00875f",
    Edge.BLUE: "white on #005fd7",
    Edge.YELLOW: "black on #ffd75f",
}
GOODS = tuple(word(good) for good in Good if good <= Good.FAITH)
QUIET = "#8a8a8a"
LABEL = "bold"
FREE = "·"


def painted(message: Message, style: str) -> Text:
    """Format a text with players in their colors and cards highlighted."""
    return Text().join(Text(part.text, _style_of(part, style)) for part in message)


def _style_of(part: Part, style: str) -> str:
    if part.kind == PLAYER:
        return PLAYER_STYLES[int(part.id)]
    return LABEL if part.kind == CARD else style


class Theme:
    """The view of one seat, with its language and styles."""

    def __init__(self, view: View, names: Sequence[str], words: Catalog) -> None:
        self.view = view
        self.state = view.state
        self.edition = view.settings.edition
        self.printed: Printed = printed_for(view.settings)
        self.table = Table(view.state, view.settings, None)
        self.names = names
        self.words = words
        self.say = words.say

    def die(self, die: int) -> Text:
        color = self.edition.color_of(die)
        mark = self.say("color-mark", color=color.name.lower())
        return Text(f"{mark}{self.state.values[die]}", style=DIE_STYLES[color])

    def dice(self, dice: Sequence[int]) -> Text:
        order = sorted(dice, key=lambda die: (self.edition.color_of(die), self.state.values[die]))
        return Text(" ").join(self.die(die) for die in order)

    def edge(self, edge: int) -> Text:
        mark = self.say("edge-mark", edge=Edge(edge).name.lower())
        return Text(mark, style=EDGE_STYLES[Edge(edge)])

    def owner(self, seat: int) -> Text:
        if seat < 0:
            return Text(FREE, style=QUIET)
        letter = seat_letter(self.view.settings, seat, self.words.lang)
        return Text(letter, style=PLAYER_STYLES[seat])

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=PLAYER_STYLES[seat])

    def god(self, section: int) -> str:
        return self.say("god", god=God(section).name.lower())

    def amount(self, good: str, amount: int) -> str:
        return self.say("amount", good=good, amount=amount)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]


def letters(look: Theme, edges: Sequence[int]) -> Text:
    """Return the letters of edge colors: north, east, south, west."""
    return Text(" ").join(look.edge(edge) for edge in edges)
