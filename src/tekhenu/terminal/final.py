"""The end: who won, by which tie-break, and where everybody's VP came from."""

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tekhenu.rules import Game
from tekhenu.text import Catalogue, list_of
from tekhenu.text.names import sentence

from .look import LABEL, PLAYER_STYLES


def final_table(game: Game, names: Sequence[str], words: Catalogue) -> Group:
    rows = game.ranking()
    table = Table(
        box=box.ROUNDED,
        title=words.say("final-title"),
        title_style=LABEL,
        title_justify="left",
    )
    table.add_column(words.say("final-source"))
    for row in rows:
        table.add_column(Text(names[row.seat], style=PLAYER_STYLES[row.seat]), justify="right")
    for source in rows[0].vp_by_source:
        values = [row.vp_by_source[source] for row in rows]
        if any(values):
            table.add_row(
                sentence(words.say("final-source-name", source=source)), *map(str, values)
            )
    table.add_section()
    total = [Text(str(row.vp), style=LABEL) for row in rows]
    table.add_row(Text(words.say("final-total"), style=LABEL), *total)
    table.add_row(words.say("final-scribes"), *(str(row.scribes) for row in rows))
    table.add_row(words.say("final-order"), *(str(row.place) for row in rows))
    return Group(table, Text(winner(game, names, words), style=LABEL))


def winner(game: Game, names: Sequence[str], words: Catalogue) -> str:
    first, *rest = game.ranking()
    even = [row for row in rest if row.vp == first.vp]
    still = [row for row in even if row.scribes == first.scribes]
    key = "final-winner-order" if still else "final-winner-scribes" if even else "final-winner"
    others = list_of(words, [names[row.seat] for row in still or even])
    return words.say(key, player=names[first.seat], vp=first.vp, others=others)
