"""The Obelisk: dice by section and purity, Statues of the gods, arrow and Scoring markers."""

from rich import box
from rich.text import Text

from tekhenu.components.terms import Light, Purity

from .grid import Grid
from .look import LABEL, QUIET, Theme


def wheel(look: Theme) -> Grid:
    sections = range(look.printed.wheel)
    table = Grid(
        box=box.ROUNDED,
        title=look.say("board-wheel"),
        title_style=LABEL,
        title_justify="left",
        caption=_caption(look),
        caption_style=QUIET,
        caption_justify="left",
        expand=True,
        padding=(0, 0, 0, 1),  # leaves room for the light
    )
    table.add_column("", style=LABEL, no_wrap=True)
    for section in sections:
        table.add_column(look.god(section), ratio=1)
    table.add_row(look.say("board-row-light"), *(_light(look, s) for s in sections))
    for purity in Purity:
        label = look.say("purity-alone", purity=purity.name.lower())
        cells = (look.dice(dice_of(look, section, purity)) for section in sections)
        table.add_row(label, *cells, style=QUIET if purity == Purity.FORBIDDEN else "")
    table.add_row(look.say("board-row-statues"), *(statues_to(look, s) for s in sections))
    table.add_row(look.say("board-row-bonus"), *(_bonus(look, s) for s in sections))
    return table


def dice_of(look: Theme, section: int, purity: Purity) -> list[int]:
    light = look.table.light_at(section)
    printed = look.printed
    return [
        die
        for die in look.state.sections[section]
        if printed.purity[printed.color[die]][light] == purity
    ]


def _light(look: Theme, section: int) -> Text:
    """Show the light, shortened in a narrow terminal."""
    light = Light(look.table.light_at(section))
    text = look.say("board-light", light=light.name.lower())
    return Text(text, no_wrap=True, overflow="ellipsis")


def statues_to(look: Theme, god: int) -> Text:
    spaces = look.state.statues[slice(*look.printed.statue_range[god])]
    return Text(" ").join(look.owner(seat) for seat in spaces)


def _bonus(look: Theme, god: int) -> str:
    """Show which die value honors the god at Horus, and the bonus of a Statue there."""
    slot = look.state.horus.index(god)
    bonus = look.edition.horus_bonuses[slot]
    return look.say("board-bonus", slot=slot + 1, amount=bonus.amount, good=bonus.what.name.lower())


def _caption(look: Theme) -> str:
    """Describe where the arrow and the Scoring markers are, by the gods on either side."""
    sections = look.printed.wheel
    arrow = (look.state.wheel + 1) % sections
    lines = [
        look.say(
            "board-wheel-caption",
            before=look.god((arrow - 1) % sections),
            after=look.god(arrow),
        )
    ]
    lines += [
        look.say(
            "board-marker",
            number=number,
            before=look.god((border - 1) % sections),
            after=look.god(border),
        )
        for number, border in enumerate(look.state.markers, 1)
        if border >= 0
    ]
    return " ".join(lines)
