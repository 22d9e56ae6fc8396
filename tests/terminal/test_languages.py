"""The terminal in every language: whole games, columns in line, the command's own words."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.cli import language_for, main
from tekhenu.components.terms import Family
from tekhenu.rules.event import Received
from tekhenu.terminal.help import card_help, general_help
from tekhenu.terminal.look import LABEL, PLAYER_STYLES, Theme, painted
from tekhenu.terminal.menu import Menu, prompt_text
from tekhenu.terminal.screen import make_console
from tekhenu.terminal.session import Session
from tekhenu.terminal.temple import temple
from tekhenu.terminal.wheel import wheel
from tekhenu.text import book_note, card_ids, catalog, languages, seat_names
from tekhenu.text.events import event_message
from tests.text.books import NOTES
from tests.text.vocabulary import RAW, strangers, vocabulary

from .driver import Start

WIDTH = 100
OPPONENTS = {
    "botankhamun": Settings(solo=Botankhamun()),
    "automas": Settings(solo=Automas(2, difficulty=4)),
    "chance": Settings(players=2, expansion=TimeOfSeth()),
}
COMMANDS = ("w", "l", "?", "? T05", "? P03", "? Q05", "? X03", "b", "u", "nonsense")
TYPED = {"nonsense", "tekhenu", "FILE", "Ctrl"}
every_language = pytest.mark.parametrize("lang", languages())


class Chance(Session):
    """A person who answers at random and uses all commands."""

    rng = Random(2)
    answers = 1
    asked = 0

    def show_question(self, menu: Menu, seat: int, hint: str = "play-hint") -> None:
        self.answers = len(menu.entries)
        super().show_question(menu, seat, hint)

    def read(self, seat: int) -> str:
        self.asked += 1
        if self.asked < 80 and self.asked % 3 == 0 and self.answers > 1:
            return COMMANDS[self.asked // 3 % len(COMMANDS)]
        return str(self.rng.randint(1, self.answers))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ana: Which die do you take?"),
        ("fr", "Ana\N{NO-BREAK SPACE}: Quel dé prenez-vous\N{NARROW NO-BREAK SPACE}?"),
        ("pl", "Ana: Którą kość bierzesz?"),
        ("ko", "Ana: 가져올 주사위를 고르세요."),
    ],
)
def test_a_question_names_its_player_once(lang: str, said: str) -> None:
    """The colon has a no-break space before it in French, and the name has the player's color."""
    words = catalog(lang)
    question = prompt_text(words, "Ana", 2, words.say("prompt-die"))
    assert question.plain == said
    (span,) = (span for span in question.spans if span.style == PLAYER_STYLES[2])
    assert question.plain[span.start : span.end] == "Ana"


@pytest.mark.parametrize("lang", languages())
def test_a_player_called_like_a_card_has_the_color_of_a_player(lang: str) -> None:
    """T05 received T05: the name in its player's color, the card as cards are."""
    game = Game.new(Settings(players=2), 1)
    message = event_message(game, Received(1, Family.TECHNOLOGY, 4, True), ["Ana", "T05"], lang)
    line = painted(message, "")
    styles = [span.style for span in line.spans if line.plain[span.start : span.end] == "T05"]
    assert sorted(map(str, styles)) == sorted([PLAYER_STYLES[1], LABEL])


def played(game: Game, lang: str, folder: Path) -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=WIDTH, color_system=None)
    seats = ["human", *["random"] * (game.settings.players - 1)]
    session = Chance(game, seats, console, folder / "game.json", lang=lang)
    session.rng = Random(lang)
    session.play()
    return shown.getvalue()


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_whole_game(lang: str, opponent: str, tmp_path: Path) -> None:
    text = played(Game.new(OPPONENTS[opponent], 5), lang, tmp_path)
    assert catalog(lang).say("final-title") in text or opponent == "botankhamun"
    for line in text.splitlines():
        assert cell_len(line) <= WIDTH, line
        found = strangers(lang, line) - TYPED
        # A line may end in the middle of a word, and marks stand side by side.
        assert not {word for word in found if len(word) > 2 and not _cut(lang, word)}, line
        assert not RAW.search(line), line
        assert not re.search(r"\w…", line), f"cut: {line}"


def _cut(lang: str, word: str) -> bool:
    return any(known.startswith(word.lower()) for known in vocabulary(lang))


@every_language
def test_the_columns_of_the_temple_stay_in_line(lang: str) -> None:
    game = Game.new(Settings(players=4), 3)
    rng = Random(4)
    while game.state.round < 12 and (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    shown = io.StringIO()
    console = Console(file=shown, width=WIDTH, color_system=None)
    console.print(temple(Theme(game.view(0), seat_names(game.settings, lang), catalog(lang))))
    rows = [line for line in shown.getvalue().splitlines() if line.count("│") == 8]
    assert len(rows) == 15
    places = {tuple(cell_len(line[: m.start()]) for m in re.finditer("│", line)) for line in rows}
    assert len(places) == 1


@every_language
@pytest.mark.parametrize("width", [80, WIDTH])
def test_the_light_takes_one_line(lang: str, width: int) -> None:
    """Whole words where there is room; in a narrow terminal they may be shortened."""
    game, words = Game.new(Settings(players=2), 3), catalog(lang)
    shown = io.StringIO()
    console = Console(file=shown, width=width, color_system=None)
    console.print(wheel(Theme(game.view(0), seat_names(game.settings, lang), words)))
    rows = [line for line in shown.getvalue().splitlines() if "│" in line]
    heads = [line.split("│")[1].strip() for line in rows]
    at = heads.index(words.say("board-row-light"))
    line = rows[at]
    assert len(re.findall("[○◐●]", line)) == 6 and heads[at + 1]
    if width == WIDTH:
        lights = [words.say("board-light", light=light) for light in ("sunny", "shaded", "dark")]
        assert all(line.count(light) == 2 for light in lights)


# The command


@pytest.mark.parametrize(
    ("given", "setting", "lang"),
    [
        ([], "", "en"),
        ([], "pl_PL.UTF-8", "pl"),
        (["play", "--lang", "ko"], "pl_PL.UTF-8", "ko"),
        (["play", "--lang=fr", "--solo"], "", "fr"),
        (["--lang", "fr", "play"], "", "fr"),
        (["play", "--lang"], "ko_KR.UTF-8", "ko"),
        (["play", "--lang", "xx"], "", "en"),
    ],
)
def test_the_language_of_a_command(
    given: list[str], setting: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    assert language_for(given) == lang


@every_language
@pytest.mark.parametrize("command", ["play", "serve"])
def test_the_help_of_a_command(lang: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--lang", lang, "--help"])
    shown = "".join(capsys.readouterr().out.split())
    words = catalog(lang)
    for key in ("usage", f"{command}-about", "lang", "help", "options"):
        assert "".join(words.say(f"command-{key}").split()) in shown, key


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--lang", "xx"])
    wrong = capsys.readouterr().err
    assert "xx" in wrong and "'fr'" in wrong
    assert wrong.count("\n") == 1


def test_the_real_program_speaks_the_systems_language(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    terminal = start("--seed", "3")
    assert "보라" in terminal.read("> ") or "위" in terminal.screen


def helped(settings: Settings, lang: str) -> str:
    shown = io.StringIO()
    Console(file=shown, width=10_000, color_system=None).print(general_help(settings, lang))
    return shown.getvalue()


@pytest.mark.parametrize("lang", NOTES)
def test_help_lists_differences_of_the_printed_book(lang: str) -> None:
    """R4, R11 to R16; the bag of the base game and Botankhamun only where they are in play."""
    solo, plain, seth = (
        helped(options, lang)
        for options in (Settings(solo=Botankhamun()), Settings(), Settings(expansion=TimeOfSeth()))
    )
    game = Game.new(seed=1)
    for about in NOTES[lang]:
        note = book_note(about, lang)
        assert note is not None
        if about in card_ids():
            found = card_help(about, game, lang)
            assert found is not None and found.plain.endswith(note)
        else:
            assert note in solo
            assert (note in plain) == (about != "botankhamun")
            assert (note in seth) == (about not in ("botankhamun", "setup"))


def test_a_line_never_ends_at_a_no_break_space() -> None:
    console = make_console(plain=True)
    console.width, console.file = 30, io.StringIO()
    console.print(Text("one two three four five six q\u00a0=\u00a0quit"))
    assert console.file.getvalue().splitlines()[1].startswith("q\u00a0=\u00a0quit")
