"""The home page: start a game, go on with one, watch one."""

from functools import cache
from typing import Any

from babel.dates import format_date

from tekhenu.board.wheel import draw_wheel
from tekhenu.rules import Game, Options
from tekhenu.rules.options import (
    ALTERED_DICE,
    CHALLENGES,
    DIFFICULTIES,
    HARDEST,
    HORUS_TILES,
    MOST_AUTOMAS,
)
from tekhenu.text import Catalogue, catalogue, list_of, seat_names

from .house import GameSummary, House, Sitting
from .people import Person
from .table_page import look_at

SEED = 11  # a picture of a first round
KINDS = (("me", "me"), ("friend", "friend"), ("greedy", "greedy"), ("search:1s", "search"))


def home_page(house: House, person: Person | None, words: Catalogue) -> dict[str, Any]:
    own = house.games_of(person)
    mine = {game.id for game in own}
    return {
        "hero": hero(words.lang),
        "running": [row(game, words) for game in own if not game.over],
        "finished": [row(game, words) for game in own if game.over],
        "listed": [row(game, words) for game in house.listed_games(person) if game.id not in mine],
        "opponents": range(MOST_AUTOMAS + 1),
        "steps": range(HARDEST + 1),
        "difficulties": DIFFICULTIES,
        "challenges": CHALLENGES,
        "altered": ALTERED_DICE,
        "horus": HORUS_TILES,
        "kinds": KINDS,
        "first": ("me", "greedy", "", ""),
    }


def row(game: GameSummary, words: Catalogue) -> dict[str, Any]:
    return {
        "id": game.id,
        "names": list_of(words, game.names(words)),
        "round": game.round,
        "over": game.over,
        "asked": bool(game.asked),
        "date": game.created.date().isoformat(),
        "day": format_date(game.created, "medium", words.lang),
    }


@cache
def hero(lang: str) -> str:
    """The wheel of a game nobody plays."""
    options = Options(players=4)
    game = Game.new(options, SEED)
    view = game.view(None)
    return draw_wheel(look_at(view, None, seat_names(options, lang), catalogue(lang)))


def join_page(sitting: Sitting, words: Catalogue) -> dict[str, Any]:
    return {"id": sitting.id, "players": list_of(words, sitting.names(words))}
