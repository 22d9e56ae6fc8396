"""`tekhenu play --solo` at a terminal."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from tekhenu import Botankhamun, Game, Settings
from tekhenu.components.terms import God
from tekhenu.rules.cards import FAMILIES
from tekhenu.rules.ending import decrees_shown
from tekhenu.rules.event import Narrowed, Progressed
from tekhenu.rules.move import Move
from tekhenu.rules.state import Bot, Phase
from tekhenu.terminal.botankhamun import bot_board
from tekhenu.terminal.final import final_table
from tekhenu.terminal.log import last_bot_turn, why_no_undo
from tekhenu.terminal.look import Theme
from tekhenu.terminal.screen import screen
from tekhenu.text import catalog, describe_events, seat_names
from tests.positions import Position

from .driver import Start, Terminal, kept_game, play_on

HARD = Settings(solo=Botankhamun("hard"))
NAMES = seat_names(HARD)
DIE = "Which die do you take?"
BOT = 1


def first_turn(terminal: Terminal) -> str:
    """Return the output up to the first die, with Botankhamun's turn before it."""
    question = terminal.read()
    while DIE not in question:
        question = play_on(terminal, question, Random(0), 1)
    return question


def drawn(content: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(content)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def look_at(game: Game, seat: int | None = 0) -> Theme:
    return Theme(game.view(seat), NAMES, catalog())


def moments(seed: int) -> Iterator[Game]:
    game = Game.new(HARD, seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.play(rng.choice(decision.options))
    yield game


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


# At the terminal


def test_a_whole_game_at_hard(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "--difficulty", "hard", "--seed", "3")
    end = play_on(terminal, terminal.read(), Random(1))
    assert terminal.end() == 0
    assert "You play Violet against Botankhamun (hard), seed 3." in terminal.screen
    game = kept_game(tmp_path)
    assert game.over
    assert game.settings == HARD
    assert "Final score against Botankhamun (hard)" in end
    assert f"{NAMES[game.ranking()[0].seat]} wins" in end
    assert len(re.findall(r"Round \d+: Botankhamun took the", terminal.screen)) == 16
    assert "Pink" not in terminal.screen
    assert "Traceback" not in terminal.screen


def test_its_turn_and_the_log(start: Start, tmp_path: Path) -> None:
    """The outcome comes first, then its steps; the log has the same steps in full."""
    terminal = start("--solo", "--difficulty", "hard", "--seed", "1")
    shown = one_line(first_turn(terminal))
    assert "Round 1: Botankhamun took the brown 5 from Ra, placed tile P07" in shown
    assert shown.index("Round 1: Botankhamun took") < shown.index("The marker starts on")
    assert "the other 20 have less. " in shown
    assert "l = show every step" in shown
    log = one_line(terminal.type("l"))
    game = kept_game(tmp_path)
    events = game.events[last_bot_turn(game) :]
    assert any(isinstance(event, Narrowed) and len(event.points) == 24 for event in events)
    for line in describe_events(game, events):
        assert one_line(line) in log


def test_a_killed_game_goes_on(start: Start, tmp_path: Path) -> None:
    """Botankhamun's last turn is shown again."""
    terminal = start("--solo", "--seed", "5")
    first_turn(terminal)
    question = play_on(terminal, terminal.type(""), Random(2), 9)
    choices = kept_game(tmp_path).choices
    terminal.kill()
    again = start("--resume")
    resumed = again.read()
    game = kept_game(tmp_path)
    assert game.choices == choices
    assert isinstance(game.settings.solo, Botankhamun)
    assert resumed[resumed.rfind("\n\n") :] == question[question.rfind("\n\n") :]
    assert re.search(r"Round \d+: Botankhamun took the", resumed)


def test_a_saved_game_needs_no_seats(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "--seed", "5", "--challenge", "random_start", "rich_decrees")
    opening = terminal.read()
    assert "random Starting cards and 8 VP for each of its Decrees" in opening
    file = tmp_path / "solo.json"
    saved = terminal.type(f"s {file}")
    assert one_line(saved).count("--seat") == 0
    settings = Game.load(file.read_text(encoding="utf-8")).settings
    assert settings.solo == Botankhamun("easy", ("random_start", "rich_decrees"))
    loaded = start("--load", str(file)).read()
    assert "Which Decree do you keep?" in loaded
    assert "Botankhamun" in loaded


def test_a_coin_in_between_stops_undo(start: Start, tmp_path: Path) -> None:
    """The Deben is tossed from the second tile on, which cannot be undone."""
    terminal = start("--solo", "--seed", "5")
    first_turn(terminal)
    rng = Random(4)
    question = play_on(terminal, terminal.type(""), rng, 1)
    while DIE not in question:
        question = play_on(terminal, question, rng, 1)
    before = kept_game(tmp_path).choices
    output = one_line(terminal.type("u"))
    assert "cannot be undone: the Deben has been flipped for Botankhamun since then." in output
    assert kept_game(tmp_path).choices == before
    terminal.type("1")
    assert "Undone." in terminal.type("u")


def test_a_first_tile_without_a_random_pick_can_be_undone(start: Start, tmp_path: Path) -> None:
    seed, choices = undoable_first_turn()
    terminal = start("--solo", "--seed", str(seed))
    terminal.read()
    for choice in choices:
        question = terminal.type(str(choice))
    assert DIE in question
    assert "Undone." in terminal.type("u")
    assert kept_game(tmp_path).choices == choices[:-1]


def undoable_first_turn() -> tuple[int, list[Move]]:
    """Return a setup after which Botankhamun's first turn had no random event."""
    for seed in range(100):
        game = Game.new(Settings(solo=Botankhamun()), seed)
        while (decision := game.decision) is not None and decision.kind != "die":
            game.play(decision.options[0])
        after = game.copy()
        try:
            after.undo()
        except ValueError:
            continue
        if after.state.round == 0:
            return seed, game.choices
    raise AssertionError("no such game")


def test_the_questions_offer_a_solo_game(start: Start, tmp_path: Path) -> None:
    terminal = start()
    terminal.read(until="[2] ")
    terminal.send("1")
    terminal.read(until="1, 2, or 3 for that many Automas with Time of Seth? [0] ")
    terminal.send("")
    terminal.read(until="1 easy, 2 medium, or 3 hard? [1] ")
    terminal.send("4")
    terminal.read(until="Enter a number from 1 to 3.")
    terminal.send("2")
    terminal.read(until="[0] ")
    terminal.send("2")
    assert "You play Violet against Botankhamun (medium)" in terminal.read()
    terminal.send("q")
    terminal.end()
    settings = kept_game(tmp_path).settings
    assert settings.solo == Botankhamun("medium", ("rich_decrees",))
    again = start()
    again.read(until="You have an unfinished game against Botankhamun")


# Without a terminal


def test_why_undo_is_refused() -> None:
    """The message names the first random event: coin, random choice, dice or cards."""
    reasons = set()
    for seed in range(6):
        for game in moments(seed):
            undone = game.copy()
            try:
                undone.undo()
            except ValueError:
                if game.choices:
                    reasons.add(why_no_undo(game, NAMES, catalog()))
    start = "That cannot be undone: "
    assert reasons == {
        f"{start}the Deben has been flipped for Botankhamun since then.",
        f"{start}Botankhamun has made a random choice since then.",
        f"{start}hidden information was revealed.",
    }


@pytest.mark.parametrize("width", [80, 100, 120])
def test_solo_screens_fit_at_every_moment(width: int) -> None:
    for number, game in enumerate(moments(width)):
        if number % 40 == 0 or game.over:
            for seat in (0, None):
                text = drawn(screen(look_at(game, seat), width), width)
                assert max(map(len, text.splitlines())) <= width
                assert "Pink" not in text


def test_a_solo_screen_holds_nothing_hidden() -> None:
    for number, game in enumerate(moments(11)):
        if number % 60 == 5 and not game.over:
            imagined = game.determinize(0, Random(number))
            # An imagined game has no past, and so no way through the pyramid.
            texts = [drawn(screen(look_at(g), 100)).replace("✓", " ") for g in (game, imagined)]
            assert texts[0] == texts[1]


def pyramid_of(*tiles: int, progress: int) -> Game:
    at = Position(settings=HARD).give(0, "B07")
    at.die("ra", "white", 5)
    at.die("ra", "white", 4)
    rest = [tile for tile in range(10) if tile not in tiles]
    at.state.bot = Bot([*tiles, *rest], progress, 1, [family() for family in FAMILIES])
    at.holds(BOT, "B10", "B11", "T12")
    at.player(BOT, vp=23, scribes=3, happiness=5, population=9)
    return at.game()


def test_its_board_shows_all_its_possessions() -> None:
    """R44: tile 6 is Granite, Limestone, Bread, Papyrus; R50: the second balance is +2."""
    text = drawn(bot_board(look_at(pyramid_of(6, 1, progress=-1)), BOT, 100))
    assert "Botankhamun  23 VP" in text
    assert "Happiness 5, Population 9" in text
    assert re.search(r"Pieces left +10 Buildings, 8 Pillars,.*\n.*6 Statues", text)
    assert re.search(r"Scribes +3 ", text)
    assert re.search(r"Blessings +2 \(B10 and B11\)", text)
    assert re.search(r"Technologies +1 \(T12\)", text)
    assert re.search(r"Decrees +none", text)
    assert re.search(r"Dice taken +none", text)
    assert re.search(r"Next Maat +balance \+2, Ankh 4", text)
    assert re.search(r"▶ +Gran›Lime› +Ra ", text)
    assert "Bread›Pap" in text


def test_the_pyramid_shows_where_the_deben_may_lead() -> None:
    """Place 1 of the base leads to place 1 of the row above, or to place 2 of the base."""
    tiles = [int(god) for god in (God.RA, God.HORUS, God.THOTH, God.BASTET, God.HATHOR, God.OSIRIS)]
    text = drawn(bot_board(look_at(pyramid_of(*tiles, progress=1)), BOT, 100))
    assert "▶ Horus" in text
    assert "? Thoth" in text
    assert "? Osiris" in text
    assert text.count("?") == 3  # two tiles and the caption


def test_the_pyramid_marks_the_way_so_far() -> None:
    for game in moments(2):
        bot = game.state.bot
        assert bot is not None
        steps = [event for event in game.events if isinstance(event, Progressed)]
        text = drawn(bot_board(look_at(game), BOT, 100))
        marked = text.count("✓") - 1  # the caption
        if bot.progress < 0:
            assert marked == 0
        else:
            since = [step.coin for step in reversed(steps)].index("start")
            assert marked == since
            assert text.count("▶") == 2


def test_the_end_compares_by_source() -> None:
    *_, game = moments(4)
    text = drawn(final_table(game, NAMES, catalog()))
    rows = [line.split("│")[1:-1] for line in text.splitlines() if line.count("│") == 5]
    decrees = [row for row in rows if re.search(r"D\d\d", "".join(row))]
    rows = [row for row in rows if row not in decrees]
    laid_open = [[shown.card for shown in decrees_shown(game.state, seat)] for seat in (0, BOT)]
    assert [[row[c].split()[0] for row in decrees if row[c].strip()] for c in (1, 2)] == laid_open
    table = {row[0].strip(): [cell.strip().replace("−", "-") for cell in row[1:]] for row in rows}
    assert table.pop("VP from") == ["Violet", "Botankhamun", "Difference"]
    own, its = (game.state.players[seat].vp for seat in (0, BOT))
    assert [int(cell) for cell in table.pop("Total")] == [own, its, own - its]
    assert table.pop("Scribes left")[2] == ""
    assert table.pop("Place in turn order")[2] == ""
    for source, cells in table.items():
        first, second, difference = map(int, cells)
        assert first - second == difference, source
    columns = list(zip(*table.values(), strict=True))
    assert [sum(map(int, column)) for column in columns[:2]] == [own, its]


def test_the_end_names_the_challenges() -> None:
    settings = Settings(solo=Botankhamun("medium", ("rich_decrees",)))
    at = Position(settings=settings)
    at.state.phase = Phase.OVER
    text = drawn(final_table(at.game(), NAMES, catalog()))
    assert "Final score against Botankhamun (medium)" in text
    assert "Challenges: 8 VP for each of its Decrees" in text
