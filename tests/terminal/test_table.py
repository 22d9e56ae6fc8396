"""`tekhenu play --table`: a real game on the table, told to the program line by line."""

import json
from pathlib import Path

import pytest

from tekhenu import Botankhamun, Settings
from tekhenu.real_table.companion import names
from tekhenu.real_table.position_editor import draft_of
from tekhenu.rules.position import position_to_json
from tekhenu.terminal.position import UnusablePosition, game_at
from tekhenu.text import catalogue
from tests.real_table.test_position_editor import turns

from .driver import Start, Terminal, kept_game

ASKED = "Table> "


def tell(terminal: Terminal, line: str, until: str = ASKED) -> str:
    terminal.send(line)
    return terminal.read(until)


def test_a_solo_game_is_told_from_the_setup_on(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "--difficulty", "medium", "--table")
    assert "Which god is at its first Sunny section?" in terminal.read(ASKED)
    assert "“zz” is not valid here." in tell(terminal, "zz")
    assert "is in slot 1?" in tell(terminal, "ra")
    assert "is in slot 6?" not in tell(terminal, "ra horus thoth osiris bastet")
    assert len(kept_game(tmp_path).choices) == 6
    assert "is in slot 5?" in tell(terminal, "u")
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


def test_a_table_under_way_is_gone_on_with(start: Start, tmp_path: Path) -> None:
    settings = Settings(solo=Botankhamun("medium"), chance="table")
    state = next(s for s in turns(settings, 3) if s.round == 7 and s.order[s.active] == 0)
    forms = {"saved": position_to_json(state), "seen": draft_of(state, settings)}
    for name, form in forms.items():
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps(form))
        where = ("--difficulty", "medium", "--table", "--position", str(file))
        terminal = start("--solo", *where)
        assert "The game continues in round 7." in terminal.read("Violet> ")
        terminal.send("q")
        terminal.end()
        assert kept_game(tmp_path).state.players[1].vp == state.players[1].vp


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"round": 9}', "There are no dice around the wheel."),
        ('{"round": 99}', "this value of a field is not possible: Round"),
        ('{"rounds": 9}', "there is no field “rounds”"),
        ('{"phase": "turn"}', "position.active is missing"),
        ("[]", "the names of fields and their values are needed"),
        ("{", "Expecting property name"),
    ],
)
def test_a_position_that_cannot_be_is_told(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(text)
    with pytest.raises(UnusablePosition, match=reason):
        game_at(file, Settings(players=2, chance="open table"), catalogue())
    with pytest.raises(UnusablePosition, match="No such file"):
        game_at(tmp_path / "none.json", Settings(players=2, chance="open table"), catalogue())
