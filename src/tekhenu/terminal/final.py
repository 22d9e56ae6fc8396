"""The final table: the winner, the tie-break, and VP by source."""

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.text import Text

from tekhenu.rules import Automas, Game, Settings
from tekhenu.rules.ending import decrees_shown
from tekhenu.text import Catalog, challenge_names, winner_text
from tekhenu.text.names import sentence, signed

from .grid import Grid
from .look import LABEL, PLAYER_STYLES

SIDE_BY_SIDE = 2


def final_table(game: Game, names: Sequence[str], words: Catalog) -> Group:
    """Rank the players; in a solo game by seat, with the difference to a single opponent."""
    alone = game.settings.solo is not None
    solo = alone and game.settings.players == SIDE_BY_SIDE
    rows = sorted(game.ranking(), key=lambda row: row.seat) if alone else game.ranking()
    table = Grid(
        box=box.ROUNDED,
        title=title(game.settings, words),
        title_style=LABEL,
        title_justify="left",
    )
    table.add_column(words.say("final-source"))
    for row in rows:
        table.add_column(Text(names[row.seat], style=PLAYER_STYLES[row.seat]), justify="right")
    if solo:
        table.add_column(words.say("final-difference"), justify="right")
    for source in rows[0].vp_by_source:
        values = [row.vp_by_source[source] for row in rows]
        if any(values):
            name = sentence(words.say("final-source-name", source=source))
            table.add_row(name, *map(_number, values), *_difference(values, solo))
    table.add_section()
    total = [str(row.vp) for row in rows] + _difference([row.vp for row in rows], solo)
    table.add_row(words.say("final-total"), *total, style=LABEL)
    table.add_row(words.say("final-scribes"), *(str(row.scribes) for row in rows))
    table.add_row(words.say("final-order"), *(str(row.place) for row in rows))
    table.add_row(words.say("final-decrees"), *(_decrees(game, row.seat) for row in rows))
    lines = [Text(winner_text(game.ranking(), names, words), style=LABEL)]
    if challenges := challenge_names(game.settings, words.lang):
        lines.insert(0, Text(words.say("final-challenges", challenges=challenges)))
    return Group(table, *lines)


def title(settings: Settings, words: Catalog) -> str:
    if settings.solo is None:
        return words.say("final-title")
    solo = settings.solo
    if isinstance(solo, Automas):
        return words.say("final-title-automa", automas=solo.count, step=solo.difficulty)
    return words.say("final-title-solo", difficulty=solo.difficulty)


def _decrees(game: Game, seat: int) -> str:
    return "\n".join(
        f"{shown.card} ✓" if shown.scored else f"{shown.card}  "
        for shown in decrees_shown(game.state, seat)
    )


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _difference(values: Sequence[int], solo: bool) -> list[str]:
    return [signed(values[0] - values[1])] if solo else []
