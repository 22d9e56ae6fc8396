"""Figures of the rules page: parts of the board at instructive moments of played games."""

from collections.abc import Callable
from functools import cached_property, lru_cache, partial

from tekhenu.agents import policy
from tekhenu.board.look import Look
from tekhenu.board.panels.automa import draw_automa
from tekhenu.board.panels.botankhamun import draw_botankhamun
from tekhenu.board.panels.horus import draw_horus
from tekhenu.board.panels.market import draw_market
from tekhenu.board.panels.offer import draw_offer
from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.board.panels.plaque import WIDTH
from tekhenu.board.panels.player import draw_player
from tekhenu.board.panels.populace import draw_populace
from tekhenu.board.panels.scales import draw_scales
from tekhenu.board.panels.seth import draw_seth
from tekhenu.board.panels.sources import draw_sources
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.svg import Svg, id_prefix, tag
from tekhenu.components import Edition
from tekhenu.rules import Automas, Botankhamun, Game, Phase, Settings, TimeOfSeth
from tekhenu.text import card_text, catalog, seat_names

SEED = 12  # a seed of varied games
SCALES_HEIGHT = 116  # height of their part of the player board
MIDDLE, LATE = 8, 13  # rounds
MOST_GALLERIES = 16  # owners have their own editions
MOST_DRAWN = 256
TURNING = 6  # a round followed by a Rotation, but not by Maat

Until = Callable[[Game], bool]


def _in_round(number: int, game: Game) -> bool:
    return game.state.round >= number


def _in_phase(phase: Phase, game: Game) -> bool:
    return game.state.phase == phase


def _last_turn(number: int, game: Game) -> bool:
    state = game.state
    return state.round == number and state.active == len(state.players) - 1


class Gallery:
    """Deterministic games played quickly by move priors, stopped at the moments of the figures."""

    def __init__(self, edition: Edition, lang: str) -> None:
        self.edition = edition
        self.lang = lang

    def game(self, until: Until, settings: Settings | None = None) -> Game:
        game = Game.new(settings or Settings(players=3, edition=self.edition), SEED, events=False)
        while (decision := game.decision) is not None and not until(game):
            game.play(policy.favorite(game.table, decision))
        return game

    def look(self, game: Game, seat: int | None = None) -> Look:
        return Look(
            view=game.view(seat),
            names=seat_names(game.settings, self.lang),
            words=catalog(self.lang),
            card_text=partial(card_text, lang=self.lang, edition=self.edition),
        )

    @cached_property
    def new(self) -> Look:
        return self.look(self.game(partial(_in_phase, Phase.DRAFT)))

    @cached_property
    def middle(self) -> Look:
        return self.look(self.game(partial(_in_round, MIDDLE)), 0)

    @cached_property
    def late(self) -> Look:
        return self.look(self.game(partial(_in_round, LATE)), 0)

    @cached_property
    def solo(self) -> Look:
        settings = Settings(solo=Botankhamun("hard"), edition=self.edition)
        return self.look(self.game(partial(_in_round, MIDDLE), settings), 0)

    @cached_property
    def seth(self) -> Look:
        settings = Settings(players=3, expansion=TimeOfSeth(), edition=self.edition)
        return self.look(self.game(partial(_in_round, LATE), settings), 0)

    @cached_property
    def automas(self) -> Look:
        settings = Settings(solo=Automas(2, difficulty=2), edition=self.edition)
        return self.look(self.game(partial(_in_round, MIDDLE), settings), 0)

    @cached_property
    def before_rotation(self) -> Look:
        return self.look(self.game(partial(_last_turn, TURNING)))

    @cached_property
    def after_rotation(self) -> Look:
        return self.look(self.game(partial(_in_round, TURNING + 1)))

    @cached_property
    def before_maat(self) -> Look:
        return self.look(self.game(partial(_last_turn, MIDDLE)))

    @cached_property
    def over(self) -> Look:
        return self.look(self.game(lambda game: game.over))


def _scales(look: Look) -> Svg:
    """Draw the scales of a player board alone."""
    seat = look.state.order[0]
    drawing = draw_scales(look, seat, 2)
    size = f"0 0 {WIDTH} {SCALES_HEIGHT}"
    return tag(
        "svg",
        drawing,
        class_=f"part seat-{seat}",
        viewbox=size,
        role="img",
        aria_label=look.say("help-maat-figure"),
    )


FIGURES: dict[str, Callable[[Gallery], Svg]] = {
    "table": lambda g: draw_wheel(g.late),
    "setup": lambda g: draw_offer(g.new),
    "turn": lambda g: draw_player(g.middle, 0),
    "cards": lambda g: draw_market(g.late),
    "horus": lambda g: draw_horus(g.middle),
    "ra": lambda g: draw_temple(g.late),
    "osiris": lambda g: draw_osiris(g.late),
    "populace": lambda g: draw_populace(g.late),
    "rotation-before": lambda g: draw_wheel(g.before_rotation),
    "rotation-after": lambda g: draw_wheel(g.after_rotation),
    "maat": lambda g: _scales(g.before_maat),
    "scoring": lambda g: draw_sources(g.over),
    "botankhamun": lambda g: draw_botankhamun(g.solo, 1),
    "seth-board": lambda g: draw_seth(g.seth),
    "seth-temple": lambda g: draw_temple(g.seth),
    "automas": lambda g: draw_automa(g.automas, 1),
}


@lru_cache(MOST_DRAWN)
def drawn(name: str, edition: Edition, lang: str) -> Svg:
    with id_prefix(f"figure-{name}-"):
        return FIGURES[name](gallery(edition, lang))


@lru_cache(MOST_GALLERIES)
def gallery(edition: Edition, lang: str) -> Gallery:
    return Gallery(edition, lang)
