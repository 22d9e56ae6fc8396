"""Pictures of a game, its parts, cards and tiles, as self-contained SVG.

>>> import tekhenu
>>> game = tekhenu.Game.new(seed=7)
>>> tekhenu.svg.wheel(game)
<Picture 560 × 560>

A notebook shows a picture; elsewhere write its text to a file. Legal moves are highlighted.
Pictures follow the reader's preference for light or dark colors.
"""

from .board import Look, draw_card, draw_score_chart, draw_sources, draw_tile, standalone
from .board.cards.faces import FULL
from .board.panels.charts import HEIGHT as CHART_HEIGHT
from .board.panels.charts import WIDTH as CHART_WIDTH
from .board.panels.charts import score_history
from .board.panels.complex import plan_of
from .board.panels.market import HEIGHT as MARKET_HEIGHT
from .board.panels.market import WIDTH as MARKET_WIDTH
from .board.panels.market import draw_market
from .board.panels.plaque import WIDTH as BOARD_WIDTH
from .board.panels.temple import draw_temple
from .board.panels.wheel import SIZE as WHEEL_SIZE
from .board.panels.wheel import draw_wheel
from .board.pieces.pillar_tiles import TILE
from .board.svg import Number, Svg, group, joined, panel, translate
from .board.table import draw_seat, draw_table, seat_height, table_size
from .components import Edition, load
from .rules import Game, Settings, View
from .rules.chance import TABLE
from .rules.ending import ranking
from .text import (
    card_ids,
    card_text_in,
    catalog,
    decision_prompt,
    describe_events,
    describe_option,
    languages,
    reason_text,
    seat_names,
    waiting_text,
    winner_text,
)

RECENT = 60  # number of events from which the end of the log is made
COLUMN = 1000  # the width of a notebook's column
EDGE = 4  # margin around a card or tile
LARGE = 2.5


class Picture(str):
    """SVG text with its size in pixels. A notebook shows it as a picture."""

    __slots__ = ("height", "width")
    width: int
    height: int

    def __new__(cls, svg: str, width: int, height: int) -> "Picture":
        self = super().__new__(cls, svg)
        self.width, self.height = width, height
        return self

    def __getnewargs__(self) -> tuple[str, int, int]:  # type: ignore[override]
        return str(self), self.width, self.height

    def __repr__(self) -> str:
        return f"<Picture {self.width} × {self.height}>"

    def _repr_svg_(self) -> str:
        return str(self)


def table(game: Game | View, lang: str = "en") -> Picture:
    """Return the whole table as the player to move sees it, or as a view shows it."""
    look = _look(game, lang)
    view = look.view
    events = describe_events(view, view.events[-RECENT:], look.names, lang)
    drawing = draw_table(look, _front(view), _question(look, lang), events)
    return _picture(*table_size(), drawing, lang=lang, scale=COLUMN / table_size()[0])


def wheel(game: Game | View, lang: str = "en") -> Picture:
    """Return the Obelisk with its light and dice."""
    return _picture(WHEEL_SIZE, WHEEL_SIZE, draw_wheel(_look(game, lang)), lang=lang)


def temple(game: Game | View, lang: str = "en") -> Picture:
    """Return the Temple Complex and Ra's tiles."""
    look = _look(game, lang)
    plan = plan_of(look)
    return _picture(plan.width, plan.height, draw_temple(look), lang=lang)


def market(game: Game | View, lang: str = "en") -> Picture:
    """Return the Card Market."""
    return _picture(MARKET_WIDTH, MARKET_HEIGHT, draw_market(_look(game, lang)), lang=lang)


def player(game: Game | View, seat: int, lang: str = "en") -> Picture:
    """Return a player's board as that player sees it, or as a view shows it."""
    view = game.view(seat) if isinstance(game, Game) else game
    look = _look(view, lang)
    return _picture(BOARD_WIDTH, seat_height(look, seat), draw_seat(look, seat), lang=lang)


def scores(game: Game | View, lang: str = "en") -> Picture:
    """Return a chart of all players' Victory Points by round. Needs a game with events."""
    look = _look(game, lang)
    history = score_history(look)
    drawing = draw_score_chart(look, history.series, scorings=history.scorings)
    return _chart(drawing, lang)


def sources(game: Game | View, lang: str = "en") -> Picture:
    """Return a chart of the sources of all players' Victory Points."""
    return _chart(draw_sources(_look(game, lang)), lang)


def card(card: str, lang: str = "en", edition: Edition | None = None) -> Picture:
    """Return a card by its id, such as "T13", or a description of a tile such as "P04"."""
    _check_card(card)
    drawing = draw_card(_blank(lang, edition), card)
    return _enlarged(FULL.width, FULL.height, drawing, lang)


def tile(tile: str, rotation: int = 0, lang: str = "en", edition: Edition | None = None) -> Picture:
    """Return a Pillar tile by its id, such as "P04", rotated by 0, 90, 180 or 270 degrees."""
    _check_card(tile, "P")
    if rotation not in (0, 90, 180, 270):
        raise ValueError(f"rotation must be 0, 90, 180, or 270 degrees, not {rotation!r}")
    drawing = draw_tile(_blank(lang, edition), int(tile[1:]) - 1, rotation // 90)
    return _enlarged(TILE, TILE, drawing, lang)


def _check_card(card: object, family: str = "") -> None:
    known = card_ids(family, seth=True)
    if card not in known:
        what = "Pillar tile" if family else "card or tile"
        raise LookupError(f"there is no {what} {card!r}; the first is {known[0]}")


def _picture(
    width: Number, height: Number, drawing: Svg, *, lang: str, scale: float = 1
) -> Picture:
    drawn = standalone(width, height, drawing, lang=lang, scale=scale)
    return Picture(drawn, round(width * scale), round(height * scale))


def _chart(drawing: Svg, lang: str) -> Picture:
    ground = panel(CHART_WIDTH, CHART_HEIGHT)
    return _picture(CHART_WIDTH, CHART_HEIGHT, joined(ground, drawing), lang=lang)


def _enlarged(width: int, height: int, drawing: Svg, lang: str) -> Picture:
    """Return a card or tile with a margin, larger than on the table."""
    within = group(drawing, transform=translate(EDGE, EDGE))
    return _picture(width + 2 * EDGE, height + 2 * EDGE, within, lang=lang, scale=LARGE)


# Looks


def _look(game: Game | View, lang: str) -> Look:
    """Return a game as the player to move sees it, or else as a spectator does."""
    if isinstance(game, Game):
        decision = game.decision
        seat = None if decision is None or decision.player == TABLE else decision.player
        view = game.view(seat)
    elif isinstance(game, View):
        view = game
    else:
        raise TypeError(f"cannot draw {game!r}, only a Game or a View")
    check_language(lang)
    asked = view.decision if _asked(view) else None
    return Look(
        view=view,
        names=seat_names(view.settings, lang),
        words=catalog(lang),
        card_text=lambda card: card_text_in(view, card, lang),
        choices={}
        if asked is None
        else {o: describe_option(view, asked, o, lang) for o in asked.options},
        blocked={}
        if asked is None
        else {name: reason_text(reason, lang) for name, reason in asked.blocked()},
    )


def _blank(lang: str, edition: Edition | None) -> Look:
    """Return the look of a new game, for cards and tiles, which are the same in any game."""
    settings = Settings(edition=load() if edition is None else edition)
    return _look(Game.new(settings, events=False).view(None), lang)


def _asked(view: View) -> bool:
    return view.decision is not None and view.decision.player == view.seat


def _front(view: View) -> int:
    """Return the seat whose board is in the foreground."""
    if view.seat is not None:
        return view.seat
    if view.over:
        return ranking(view.state)[0].seat
    turn = view.state.turn
    return view.state.order[0] if turn is None else turn.seat


def _question(look: Look, lang: str) -> str:
    view, words = look.view, catalog(lang)
    decision = view.decision
    if decision is None:
        return winner_text(ranking(view.state), look.names, words)
    if not _asked(view):
        return waiting_text(decision, look.names, words)
    return decision_prompt(view, decision, lang)


def check_language(lang: object) -> None:
    """Raise LookupError if there is no such language."""
    if lang not in languages():
        raise LookupError(f"there is no language {lang!r}; there are {', '.join(languages())}")
