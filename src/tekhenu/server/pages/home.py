"""The home page: start, continue or watch a game."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from babel.dates import format_date

from tekhenu.agents.ladder import NAMES
from tekhenu.agents.registry import LADDER, registered
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.portraits import draw_portraits, portrait
from tekhenu.learn.lesson import shipped
from tekhenu.rules import Game, Settings
from tekhenu.rules.declarations import Declaration, Shown
from tekhenu.rules.variants import DIFFICULTIES, EXPANSIONS, HARDEST, MOST_AUTOMAS, SOLO
from tekhenu.text import Catalog, catalog, list_of, seat_names

from ...games.creation import FRIEND, ME
from ...games.records import BestResult
from ...games.results import Opponents
from ...games.service import GameSummary
from ...games.session import SECRET, SessionSnapshot
from ..storage import EditionRecord
from .finished_games import agent_text, edition_text, finished_lists
from .table import look_at

SEED = 11  # of the game whose wheel is shown
USUAL_STRENGTH = NAMES[1]


class SettingInput(NamedTuple):
    """The input of a setting in a form: a switch, ticks, or a list to choose from.

    `name` is the name of the form's field: the variant or "game", a period, and the name of the
    setting, with "[]" if the value is a list. A switch has no `options`.
    """

    name: str
    label: str
    options: list[tuple[str, str]]
    several: bool
    default: str


def setting_inputs(words: Catalog) -> dict[str, list[SettingInput]]:
    """Return the inputs of the forms' rules by variant, with those of all games as "game"."""
    inputs: dict[str, list[SettingInput]] = {name: [] for name in ("game", *SOLO, *EXPANSIONS)}
    for declarations in Settings.declarations().values():
        for each in declarations:
            if Shown.FORM in each.shown:
                of = each.variant or "game"
                inputs[of].append(_input(f"{of}.{each.name}", each, words))
    return inputs


def _input(name: str, declaration: Declaration, words: Catalog) -> SettingInput:
    setting = declaration.name.replace("_", "-")
    return SettingInput(
        f"{name}[]" if declaration.several else name,
        "" if declaration.several else words.say(f"setting-{setting}"),
        [(value, words.say(f"setting-{setting}-is", value=value)) for value in declaration.texts],
        declaration.several,
        str(declaration.default),
    )


class Lists(NamedTuple):
    """The games and editions on the home page of one person."""

    own: list[GameSummary]
    listed: list[GameSummary]
    best: list[tuple[Opponents, BestResult]]
    editions: list[EditionRecord]


def home_page(lists: Lists, words: Catalog) -> dict[str, Any]:
    own = lists.own
    mine = {game.id for game in own}
    return {
        "hero": hero(words.lang),
        "running": [row(game, words) for game in own if not game.over],
        **finished_lists([game for game in own if game.over], lists.best, words),
        "listed": [row(game, words) for game in lists.listed if game.id not in mine],
        "course": [lesson.name for lesson in shipped() if not lesson.further],
        "opponents": range(MOST_AUTOMAS + 1),
        "steps": range(HARDEST + 1),
        "difficulties": DIFFICULTIES,
        "inputs": setting_inputs(words),
        "kinds": seat_kinds(words),
        "first": (ME, LADDER, "", ""),
        "strengths": NAMES,
        "usual_strength": USUAL_STRENGTH,
        "portraits": draw_portraits(),
        "portrait": portrait,
        "editions": own_editions(lists.editions),
    }


def own_editions(records: Sequence[EditionRecord]) -> list[dict[str, Any]]:
    """List what a new game may be played with; an edition that contradicts itself is unusable."""
    return [
        {
            "id": record.id,
            "name": record.draft.name,
            "progress": record.draft.progress(),
            "usable": not record.draft.problems(),
            "unchecked": record.draft.unchecked_modules(),
        }
        for record in records
    ]


def seat_kinds(words: Catalog) -> list[tuple[str, str]]:
    """Return the kinds of players and their names: people, the ladder, and registered agents."""
    usual = [(who, words.say("page-seat-kind", kind=who, name="")) for who in (ME, FRIEND, LADDER)]
    others = [(n, agent_text(n, words)) for n, agent in registered().items() if agent.offered]
    return [*usual, *others]


def row(game: GameSummary, words: Catalog) -> dict[str, Any]:
    return {
        "url": f"/games/{game.id}{'/companion' if game.at_table and game.held else ''}",
        "names": list_of(words, game.names(words)),
        "round": game.round,
        "rounds": game.rounds,
        "over": game.over,
        "edition": edition_text(game.edition, words),
        "asked": bool(game.asked),
        "date": game.created.date().isoformat(),
        "day": format_date(game.created, "medium", words.lang),
    }


@cache
def hero(lang: str) -> str:
    """Draw the wheel of a new game as decoration."""
    settings = Settings(players=4)
    game = Game.new(settings, SEED)
    view = game.view(None)
    return draw_wheel(look_at(view, seat_names(settings, lang), catalog(lang)))


def join_page(session: SessionSnapshot, words: Catalog) -> dict[str, Any]:
    known = "" if session.deal == SECRET else session.deal
    return {"id": session.id, "players": list_of(words, session.names(words)), "deal": known}
