"""Screens without a terminal: visible and hidden information."""

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.rules import Phase
from tekhenu.rules.option_value import option_values
from tekhenu.terminal.final import final_table
from tekhenu.terminal.look import Theme
from tekhenu.terminal.menu import menu_for
from tekhenu.terminal.screen import screen
from tekhenu.terminal.screenshot import PICTURE, mid_game, picture
from tekhenu.text import catalog, option_titled, player_name, winner_text
from tests.board.looks import moments
from tests.positions import Position

NAMES = [player_name(seat) for seat in range(4)]


def drawn(content: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(content)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def shown(game: Game, seat: int | None, width: int = 100) -> str:
    return drawn(screen(Theme(game.view(seat), NAMES, catalog()), width), width)


def by_chance(players: int, seed: int, choices: int) -> Game:
    game = Game.new(Settings(players=players), seed)
    rng = Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.play(rng.choice(game.decision.options))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_screens_fit_at_every_moment(players: int, width: int) -> None:
    for choices in (0, 5, 40, 150, 10_000):
        game = by_chance(players, players, choices)
        for seat in (0, None):
            assert max(map(len, shown(game, seat, width).splitlines())) <= width


def test_a_screen_holds_nothing_the_seat_may_not_know() -> None:
    """It stays the same when everything hidden is dealt anew."""
    for choices in (3, 60, 200):
        game = by_chance(3, 11, choices)
        imagined = game.determinize(0, Random(choices))
        assert shown(game, 0) == shown(imagined, 0)


def test_dice_show_letters_and_purity() -> None:
    at = Position().player(0, granite=1)
    at.die("horus", "white", 6)
    at.die("horus", "black", 2)
    at.die("horus", "gray", 3)
    lines = [line for line in shown(at.game(), 0).splitlines() if "│" in line]
    rows = {line.split("│")[1].strip(): line for line in lines[:8]}
    assert "Wh6" in rows["Pure"]
    assert "Gr3" in rows["Tainted"]
    assert "Bk2" in rows["Forbidden"]


def test_pieces_show_their_owners() -> None:
    at = Position().build(1, "osiris:row5/bread", "hathor:row2/1").pillar(0, "P09", "r1c1/0")
    at.die("ra", "white", 5)
    at.die("ra", "white", 4)
    text = shown(at.game(), 0)
    assert "P09V" in text
    assert "2 [P]" in text
    row = next(line for line in text.splitlines() if "+2, get 2" in line)
    assert row.split("│")[-2].split()[:3] == ["5", "·", "P"]


def test_tiles_are_laid_in_two_steps() -> None:
    at = Position().player(0, limestone=2).display("P01", "P02", "P26")
    die = at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    game.play(die)
    game.play("god:ra")
    assert game.decision is not None and len(game.decision.options) == 100
    menu = menu_for(game, game.decision, "en")
    assert len(menu.entries) == 25
    space = menu.find("r2c3")
    assert space is not None and space.option is None
    assert [entry.option for entry in space.group] == [
        f"temple:r2c3/{angle}" for angle in (0, 90, 180, 270)
    ]
    direct = menu.find("temple:r2c3/90")
    assert direct is not None and direct.option == "temple:r2c3/90"


def test_the_vp_of_a_tile_agree_on_the_board_in_texts_and_in_the_menu() -> None:
    asked = 0
    for game in moments(3, 2, Settings(players=3, expansion=TimeOfSeth())):
        decision = game.decision
        if decision is None or decision.kind != "temple":
            continue
        asked += 1
        shown = {option: value.vp for option, value in option_values(game, decision).items()}
        for option, vp in shown.items():
            assert option_titled(game, decision, option).detail.startswith(f"{vp} VP")
        for space in menu_for(game, decision, "en").entries:
            ways = space.group or [space]
            best = max(shown[way.option] for way in ways if way.option is not None)
            assert f"up to {best} VP" in space.text
            for way in space.group:
                assert way.option is not None
                assert f"): {shown[way.option]} VP" in way.text
    assert asked > 2


def ended(first: dict[str, int], second: dict[str, int]) -> Game:
    at = Position().player(0, **first).player(1, **second)
    at.state.phase = Phase.OVER
    at.state.order = [1, 0]
    return at.game()


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"vp": 40}, {"vp": 41}, "Pink wins with 41 VP."),
        (
            {"vp": 40, "scribes": 2},
            {"vp": 40, "scribes": 1},
            "Violet wins: tied with Pink at 40 VP, but with more Scribes.",
        ),
        (
            {"vp": 40, "scribes": 1},
            {"vp": 40, "scribes": 1},
            "Pink wins: tied with Violet on VP (40) and Scribes, but earlier in turn order.",
        ),
    ],
)
def test_the_winner_by_every_tie_break(
    first: dict[str, int], second: dict[str, int], said: str
) -> None:
    assert winner_text(ended(first, second).ranking(), NAMES, catalog()) == said


def test_the_final_table_adds_up() -> None:
    game = by_chance(3, 4, 10_000)
    assert game.over
    text = drawn(final_table(game, NAMES, catalog()))
    total = next(line for line in text.splitlines() if "Total" in line)
    assert [int(cell) for cell in total.split("│")[2:-1]] == [r.vp for r in game.ranking()]


def test_the_picture_in_the_readme_is_small_and_needs_nothing_else() -> None:
    for svg in (PICTURE.read_text(encoding="utf-8"), picture(mid_game())):
        assert len(svg) < 150_000
        assert "url(http" not in svg and "@font-face" not in svg
