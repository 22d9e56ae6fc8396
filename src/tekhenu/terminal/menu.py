"""Numbered menus for decisions; long lists are grouped into two steps or columns."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from tekhenu.rules import Decision, DecisionKind, Move, Reason
from tekhenu.rules.move import Gain, LayTile
from tekhenu.rules.place import TEMPLE_SPACE
from tekhenu.rules.presenting import Scene
from tekhenu.rules.ra import Points, points_of
from tekhenu.rules.subject import PillarId
from tekhenu.text import Catalog, catalog, decision_prompt, describe_option, reason_text
from tekhenu.text.catalog import marking_catalog
from tekhenu.text.causes import covered_by, points_of_tile
from tekhenu.text.names import sentence
from tekhenu.text.parts import PLAYER, Message, Named
from tekhenu.text.places import place_values
from tekhenu.text.prompts import edge_words
from tekhenu.text.scene import table_of

from .grid import Grid
from .look import LABEL, QUIET, painted

FEW = 6  # shown in one column
MANY = 20  # options of one kind from which two steps are used
EXAMPLES = 5  # blocked options listed per reason


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A menu line: an option, or a group that opens a second menu."""

    text: str
    option: Move | None = None
    name: str = ""
    prompt: str = ""
    group: "list[MenuItem]" = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Menu:
    prompt: str
    entries: list[MenuItem]

    def find(self, answer: str) -> MenuItem | None:
        """Find an item by its number, or by the name of an option or a group."""
        if answer.isdecimal():
            number = int(answer)
            return self.entries[number - 1] if 0 < number <= len(self.entries) else None
        for entry in self.entries:
            if answer and answer in (entry.name, entry.option):
                return entry
            for inner in entry.group:
                if inner.option == answer:
                    return inner
        return None


def menu_for(scene: Scene, decision: Decision, lang: str) -> Menu:
    prompt = decision_prompt(scene, decision, lang)
    options = decision.options
    grouped: Sequence[Move] = []
    entries: list[MenuItem] = []
    if isinstance(decision.about, PillarId):
        tiles = [option for option in options if isinstance(option, LayTile)]
        grouped = tiles
        entries = _temple_entries(scene, decision, decision.about.index, tiles, lang)
    elif decision.kind == DecisionKind.GAIN and len(options) > MANY:
        grouped = options
        entries = _gain_entries(scene, decision, lang)
    rest = [option for option in options if option not in grouped]
    entries += [MenuItem(describe_option(scene, decision, option, lang), option) for option in rest]
    return Menu(prompt, entries)


def _gain_entries(scene: Scene, decision: Decision, lang: str) -> list[MenuItem]:
    """Group by the amount of the first kind, then by the rest."""
    words = catalog(lang)
    entries = []
    gains = [option for option in decision.options if isinstance(option, Gain)]
    for amount in sorted({gain.pieces[0] for gain in gains}, reverse=True):
        inner = [
            MenuItem(describe_option(scene, decision, gain, lang), gain)
            for gain in gains
            if gain.pieces[0] == amount
        ]
        text = words.say("menu-gain", good="papyrus", amount=amount)
        if len(inner) == 1:
            entries.append(inner[0])
        else:
            entries.append(MenuItem(text, None, "", words.say("prompt-gain-rest"), inner))
    return entries


def _temple_entries(
    scene: Scene, decision: Decision, tile: int, options: Sequence[LayTile], lang: str
) -> list[MenuItem]:
    """Group by space, then by rotation."""
    words = catalog(lang)
    table = table_of(scene)
    entries = []
    for space in sorted({option.space for option in options}):
        here = [option for option in options if option.space == space]
        points = [points_of(table, decision, option) for option in here]
        place = TEMPLE_SPACE[space]
        where = place_values(place)
        reward = scene.settings.edition.temple_rewards[space]
        text = words.say(
            "menu-space",
            vp=max(map(sum, points)),
            good=reward.what.name.lower(),
            amount=reward.amount,
            **where,
        )
        inner = [
            MenuItem(_way_round(scene, tile, option, scored, lang), option)
            for option, scored in zip(here, points, strict=True)
        ]
        prompt = sentence(words.say("prompt-temple-rotation", **where))
        name = str(place)
        if len(inner) == 1:
            entries.append(MenuItem(sentence(text), here[0], name))
        else:
            entries.append(MenuItem(sentence(text), None, name, prompt, inner))
    return entries


def _way_round(scene: Scene, tile: int, move: LayTile, scored: Points, lang: str) -> str:
    words = catalog(lang)
    values = {
        **edge_words(scene, words, tile, move.rotation),
        **points_of_tile(words, scored, covered_by(scene, move.space)),
    }
    return sentence(words.say("option-temple-edges", rotation=move.rotation * 90, **values))


# Showing


def prompt_text(words: Catalog, name: str, seat: int, question: str) -> Text:
    """Format a prompt after the name of the player."""
    player = Named(name, PLAYER, str(seat))
    said = marking_catalog(words.lang).say("play-question", player=player, question=question)
    return painted(Message.read(said), LABEL)


def show_menu(menu: Menu, width: int) -> Grid:
    """Show the menu in as many columns as fit, numbered downward."""
    longest = max((cell_len(entry.text) for entry in menu.entries), default=0)
    digits = len(str(len(menu.entries)))
    columns = 1
    if len(menu.entries) > FEW:
        columns = max(1, min(3, width // (longest + digits + 4)))
    depth = -(-len(menu.entries) // columns)
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style=LABEL, no_wrap=True)
        grid.add_column()
    for row in range(depth):
        cells: list[str | Text] = []
        for i in range(row, len(menu.entries), depth):
            cells += [f"{i + 1}", Text(menu.entries[i].text)]
        grid.add_row(*cells)
    return grid


def show_blocked(
    scene: Scene, decision: Decision, blocked: Sequence[tuple[Move, Reason]], lang: str
) -> Grid:
    """Show each reason with the options that it blocks."""
    words = catalog(lang)
    grid = Grid.grid(padding=(0, 1))
    for reason in dict.fromkeys(reason for _, reason in blocked):
        names = [name for name, why in blocked if why == reason]
        because = words.say("blocked-because", reason=reason_text(reason, lang))
        grid.add_row(Text(because, style=LABEL))
        for name in names[:EXAMPLES]:
            grid.add_row(Text(f"  {describe_option(scene, decision, name, lang)}"))
        if len(names) > EXAMPLES:
            more = words.say("play-blocked-more", count=len(names) - EXAMPLES)
            grid.add_row(Text(f"  {more}", style=QUIET))
    return grid
