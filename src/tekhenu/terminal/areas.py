"""Panels of the Ra tiles, Osiris, the Populace track and the Card Market."""

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from tekhenu.rules.move import card_name
from tekhenu.rules.osiris import gold_in
from tekhenu.rules.place import DISTRICTS
from tekhenu.rules.ra import values_naming
from tekhenu.rules.scoring import ABOVE
from tekhenu.text import card_id_of, card_text
from tekhenu.text.names import row_of

from .grid import Grid
from .look import FREE, GOODS, LABEL, QUIET, Theme, letters


def framed(title: str, content: RenderableType, caption: str = "") -> Panel:
    return Panel(
        content,
        title=Text(title, style=LABEL),
        title_align="left",
        subtitle=Text(caption, style=QUIET) if caption else None,
        subtitle_align="left",
        box=box.ROUNDED,
    )


def ra(look: Theme) -> Panel:
    """Show the tiles for 5–6, 3–4 and 1–2 from the left."""
    grid = Grid.grid(padding=(0, 1))
    for place, tile in enumerate(look.state.display):
        values = values_naming(place)
        dice = look.say("board-ra-dice", low=values[-1], high=values[0])
        vp = look.say("board-ra-vp", vp=look.edition.ra_points[place])
        if tile < 0:
            grid.add_row(dice, vp, Text(look.say("board-ra-empty"), style=QUIET))
            continue
        printed = look.edition.pillar_tiles[tile]
        cost = {"limestone": printed.limestone, "granite": printed.granite}
        marks = [look.say("board-reward", good=good, amount=n) for good, n in cost.items() if n]
        details = Text.assemble(
            (card_name("P", tile), LABEL), "  ", "+".join(marks), "  ", letters(look, printed.edges)
        )
        grid.add_row(dice, vp, details)
        grid.add_row("", "", Text(_ability(look, tile), style=QUIET))
    return framed(look.say("board-ra"), grid)


def _ability(look: Theme, tile: int) -> str:
    light = look.edition.pillar_tiles[tile].light
    text = card_text(card_name("P", tile), look.words.lang)
    return text if light is None else look.say("board-ability", light=light.name.lower(), text=text)


def osiris(look: Theme) -> Panel:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=LABEL, min_width=1, no_wrap=True)
    for _ in range(DISTRICTS):
        grid.add_column(min_width=5, no_wrap=True)
    grid.add_column()
    marks = [Text(look.say("good-mark", good=good), style=LABEL) for good in GOODS[:DISTRICTS]]
    grid.add_row("", *marks)
    above = [look.owner(look.state.people[place]) for place in ABOVE]
    grid.add_row("", *above, Text(look.say("board-statue"), style=QUIET))
    for row, printed in enumerate(look.edition.osiris_rows):
        cells = [_osiris_space(look, row, district) for district in range(DISTRICTS)]
        key = "board-osiris-any" if printed.any_production else "board-osiris-brings"
        brings = look.say(
            key, steps=printed.production, goods=printed.resources, gold=gold_in(look.table, row)
        )
        grid.add_row(str(row + 1), *cells, Text(brings, style=QUIET))
    return framed(look.say("board-osiris"), grid)


def _osiris_space(look: Theme, row: int, district: int) -> Text:
    owner = look.state.osiris[row * DISTRICTS + district]
    partners = look.edition.osiris_rows[row].partners
    if owner >= 0 or not partners:
        return look.owner(owner)
    mark = look.say("good-mark", good=partners[district].name.lower())
    return Text(f"+{mark[:3]}", style=QUIET)


def populace(look: Theme) -> Panel:
    """Show one line per player; the marks above are at the ▲ steps."""
    top = look.edition.populace_limit
    steps = look.edition.joy_steps
    grid = Grid.grid(padding=(0, 1))
    scale = Text("".join("▲" if step in steps else FREE for step in range(top + 1)), style=QUIET)
    grid.add_row("", scale, "")
    for seat, player in enumerate(look.state.players):
        marks = [" "] * (top + 1)
        marks[player.population] = look.say("populace-mark", track="population")
        both = player.happiness == player.population
        marks[player.happiness] = look.say("populace-mark", track="both" if both else "happiness")
        track = Text("".join(marks).replace(" ", FREE), style=QUIET)
        for at in (player.happiness, player.population):
            track.stylize("bold white", at, at + 1)
        grid.add_row(look.name(seat), track, f"{player.happiness}/{player.population}")
    caption = look.say("board-populace-caption")
    return framed(look.say("board-populace"), Group(grid, Text(caption, style=QUIET)))


def market(look: Theme) -> Panel:
    grid = Grid.grid(padding=(0, 1))
    for section, printed in enumerate(look.edition.market):
        opened = section < look.state.open_sections
        if not opened:
            title = look.say(
                "board-section-closed", section=section + 1, population=printed.population
            )
        else:
            title = look.say("board-section", section=section + 1, happiness=printed.happiness)
        grid.add_row(Text(title, style=LABEL if opened else QUIET))
        cards = Grid.grid(padding=(0, 2))
        cards.add_column(style=LABEL, no_wrap=True)
        for card, text in _cards_of(look, section):
            cards.add_row(card, Text(text))
        if cards.row_count:
            grid.add_row(Padding(cards, (0, 0, 0, 2)))
    return framed(look.say("board-market"), grid)


def _cards_of(look: Theme, section: int) -> list[tuple[str, str]]:
    cards: list[tuple[str, str]] = []
    for slot in look.printed.section_slots[section]:
        card = look.state.market[slot]
        if card >= 0:
            name = card_id_of(look.printed.slot_family[slot], card)
            cards.append((name, _market_text(look, name, card)))
    return cards


def _market_text(look: Theme, name: str, card: int) -> str:
    text = card_text(name, look.words.lang)
    if not name.startswith("D"):
        return text
    return look.say("board-decree", symbol=look.edition.decrees[card].symbol, text=text)


def order_line(look: Theme) -> str:
    return look.say(
        "board-order", players=row_of(look.words, [look.names[s] for s in look.state.order])
    )
