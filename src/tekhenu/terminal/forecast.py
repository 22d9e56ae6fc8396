"""The Scoring as it would be now, for all players."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.text import Text

from tekhenu.presentation.forecast import ScoringForecast, scoring_forecast
from tekhenu.rules import View
from tekhenu.text import Catalog
from tekhenu.text.scene import table_of

from .grid import Grid
from .look import LABEL, PLAYER_STYLES, QUIET


def forecast_table(view: View, names: Sequence[str], words: Catalog) -> RenderableType:
    """Return the table of a Scoring now, with the reasons and the viewer's own Decrees."""
    found = scoring_forecast(view, table_of(view), view.seat, words)
    if found is None:
        return Text(words.say("forecast-none"))
    seats = range(len(names))
    table = Grid(
        box=box.ROUNDED,
        title=words.say("forecast-title"),
        title_style=LABEL,
        title_justify="left",
    )
    table.add_column(words.say("final-source"))
    for seat in seats:
        table.add_column(Text(names[seat], style=PLAYER_STYLES[seat]), justify="right")
    for row in found.rows:
        table.add_row(row.name, *(_cell(share.vp, share.why) for share in row.shares))
    table.add_section()
    table.add_row(words.say("final-total"), *found.signed, style=LABEL)
    table.add_row(words.say("forecast-would"), *map(str, found.after), style=LABEL)
    return Group(table, *_decrees(found, words))


def _cell(vp: int, why: str) -> Text:
    if not (vp or why):
        return Text("–", style=QUIET)
    cell = Text(str(vp).replace("-", "−"))
    if why:
        cell.append(f"\n{why}", style=QUIET)
    return cell


def _decrees(found: ScoringForecast, words: Catalog) -> list[Text]:
    if found.decrees is None:
        return []
    row = found.decrees
    parts = [words.say("forecast-decrees", vp=row.vp)]
    if row.why:
        parts.append(f"{row.why}.")
    if row.open_:
        parts.append(words.say("forecast-decrees-open", cards=row.open_))
    return [Text(" ".join(parts))]
