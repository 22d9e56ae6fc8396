"""`tekhenu play --table`: a real game on the table, told to the program line by line."""

from pathlib import Path

from tekhenu.study.companion import names

from .driver import Start, Terminal, kept_game

ASKED = "Table> "


def tell(terminal: Terminal, line: str, until: str = ASKED) -> str:
    terminal.send(line)
    return terminal.read(until)


def test_a_solo_game_is_told_from_the_setup_on(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "--difficulty", "medium", "--table")
    assert "Which god has its first Sunny section?" in terminal.read(ASKED)
    assert "“zz” means nothing here." in tell(terminal, "zz")
    assert "lies in slot 1?" in tell(terminal, "ra")
    assert "lies in slot 6?" not in tell(terminal, "ra horus thoth osiris bastet")
    assert len(kept_game(tmp_path).choices) == 6
    assert "lies in slot 5?" in tell(terminal, "u")
    assert len(kept_game(tmp_path).choices) == 5
    tell(terminal, "bastet")
    game = kept_game(tmp_path)
    line: list[str] = []
    while game.decision is not None and game.decision.chance is not None:
        option = game.decision.options[len(line) % 3 % len(game.decision.options)]
        line.append(min(names(option, game.decision.options), key=len))
        game.play(option)
    assert "Which Decree do you keep?" in tell(terminal, " ".join(line), "Violet> ")
    assert kept_game(tmp_path) == game


def test_several_people_keep_their_secrets(start: Start, tmp_path: Path) -> None:
    terminal = start("--players", "3", "--table")
    terminal.read(ASKED)
    terminal.send("q")
    terminal.end()
    game = kept_game(tmp_path)
    assert game.settings.chance == "open table"
