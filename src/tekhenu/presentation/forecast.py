"""The table of a Scoring as it would be now, from what a viewer may know."""

from collections.abc import Hashable
from typing import NamedTuple

from tekhenu.lru import LruCache
from tekhenu.rules import Event
from tekhenu.rules.forecast import decrees_now, events_of_scoring, scoring_ahead
from tekhenu.rules.presenting import Scene
from tekhenu.rules.table import Table
from tekhenu.text import Catalog
from tekhenu.text.names import card_name, list_of, signed
from tekhenu.text.phrases import points_in

from .stages import ScoringRow, scoring_rows

_ROWS: LruCache[list[ScoringRow]] = LruCache(500)


class ScoringForecast(NamedTuple):
    """The rows of the table; the other fields are by seat."""

    rows: list[ScoringRow]
    gains: list[int]
    after: list[int]
    decrees: "DecreeRow | None"  # the viewer's
    most: int  # the longest bar
    key: Hashable  # equal for equal tables in one language

    @property
    def signed(self) -> list[str]:
        return [signed(gain) for gain in self.gains]


class DecreeRow(NamedTuple):
    """The viewer's own Decrees, as if the game ended now. `open_` cards depend on choices."""

    vp: int
    why: str
    open_: str


def scoring_forecast(
    scene: Scene, table: Table, seat: int | None, words: Catalog
) -> ScoringForecast | None:
    """Return the forecast for all players, with the Decrees of `seat`; None without a Scoring."""
    if not scoring_ahead(scene.state):
        return None
    events = events_of_scoring(table)
    before = tuple(player.vp for player in scene.state.players)
    rows = _rows(events, before, words)
    gains = [points_in(events, at) for at in range(len(before))]
    decrees = _decrees(table, seat, words)
    return ScoringForecast(
        rows,
        gains,
        [vp + gain for vp, gain in zip(before, gains, strict=True)],
        decrees,
        max((abs(share.vp) for row in rows for share in row.shares), default=1) or 1,
        (events, before, decrees),
    )


def _rows(events: tuple[Event, ...], before: tuple[int, ...], words: Catalog) -> list[ScoringRow]:
    """Return the rows; most choices do not change them."""
    return _ROWS.get((events, before, words.lang), lambda: scoring_rows(events, before, words))


def _decrees(table: Table, seat: int | None, words: Catalog) -> DecreeRow | None:
    if seat is None or table.is_opponent(seat):
        return None
    held = decrees_now(table, seat)
    if not held:
        return None
    counted = [each for each in held if each.counted and each.vp is not None]
    parts = [
        words.say("cause-worth", cause=card_name("D", each.card), vp=each.vp or 0)
        for each in counted
    ]
    unsure = [card_name("D", each.card) for each in held if each.vp is None]
    return DecreeRow(
        sum(each.vp or 0 for each in counted), list_of(words, parts), list_of(words, unsure)
    )
