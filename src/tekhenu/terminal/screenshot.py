"""Generator of docs/images/terminal.svg: the terminal in the middle of a game."""

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console, Group
from rich.rule import Rule
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tekhenu.rules import DecisionKind, Game, Settings
from tekhenu.text import catalog, player_name

from .boards import own_board
from .look import QUIET, Theme
from .menu import menu_for, prompt_text, show_menu
from .screen import headline, middle
from .wheel import wheel

PICTURE = Path(__file__).parents[3] / "docs" / "images" / "terminal.svg"
WIDTH = 100
PLAYERS = 3
SEED = 2
ROUND = 11
FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
THEME = TerminalTheme(
    (24, 24, 28),
    (222, 222, 222),
    [
        (24, 24, 28),
        (204, 85, 85),
        (95, 175, 135),
        (255, 215, 95),
        (95, 135, 215),
        (175, 135, 255),
        (95, 175, 175),
        (222, 222, 222),
    ],
)


def mid_game(seed: int = SEED) -> Game:
    """Return a random game at a turn of Violet in a middle round."""
    game = Game.new(Settings(players=PLAYERS), seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        if game.state.round >= ROUND and decision.kind == DecisionKind.DIE and decision.player == 0:
            break
        game.play(rng.choice(decision.options))
    return game


def draw_screen(game: Game) -> Group:
    view = game.view(0)
    names = [player_name(seat) for seat in range(PLAYERS)]
    look = Theme(view, names, catalog())
    assert view.decision is not None
    menu = menu_for(view, view.decision, "en")
    return Group(
        Rule(headline(look), align="left", style=QUIET),
        wheel(look),
        middle(look, WIDTH),
        own_board(look, 0),
        "",
        prompt_text(catalog(), names[0], 0, menu.prompt),
        show_menu(menu, WIDTH),
        Text(catalog().say("play-hint"), style=QUIET),
    )


def picture(game: Game) -> str:
    """Return the SVG with the reader's fonts; it loads nothing."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        legacy_windows=False,
    )
    console.print(draw_screen(game))
    svg = console.export_svg(title="tekhenu play", theme=THEME, unique_id="tekhenu")
    svg = FONTS.sub("", svg).replace("Fira Code,", "ui-monospace, Menlo, Consolas,")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> int:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(mid_game()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
