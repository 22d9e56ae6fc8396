"""`tekhenu play --table`: a game at a real table, entered line by line."""

import json
from pathlib import Path

import pytest

from tekhenu import Botankhamun, Settings
from tekhenu.components.drafts import EditionDraft
from tekhenu.real_table.companion import names
from tekhenu.real_table.position_editor import draft_of
from tekhenu.rules.position import position_to_json
from tekhenu.terminal.position import UnusablePosition, game_at
from tekhenu.text import catalog
from tekhenu.text.values import value_words
from tests.real_table.test_position_editor import turns

from .driver import Start, Terminal, kept_game

ASKED = "Table> "
QUESTION = "q to quit."


def enter_line(terminal: Terminal, line: str, until: str = ASKED) -> str:
    terminal.send(line)
    return terminal.read(until)


def test_a_solo_game_is_entered_from_the_setup_on(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "--difficulty", "medium", "--table")
    terminal.read(QUESTION)
    assert "Which god is at its first Sunny section?" in enter_line(terminal, "")
    assert "“zz” is not valid here." in enter_line(terminal, "zz")
    assert "is in slot 1?" in enter_line(terminal, "ra")
    assert "is in slot 6?" not in enter_line(terminal, "ra horus thoth osiris bastet")
    assert len(kept_game(tmp_path).choices) == 6
    assert "is in slot 5?" in enter_line(terminal, "u")
    assert len(kept_game(tmp_path).choices) == 5
    enter_line(terminal, "bastet")
    game = kept_game(tmp_path)
    line: list[str] = []
    while game.decision is not None and game.decision.chance is not None:
        option = game.decision.options[len(line) % 3 % len(game.decision.options)]
        line.append(min(names(option, game.decision.options), key=len))
        game.play(option)
    assert "Which Decree do you keep?" in enter_line(terminal, " ".join(line), "Violet> ")
    assert kept_game(tmp_path) == game


def test_several_people_keep_their_secrets(start: Start, tmp_path: Path) -> None:
    terminal = start("--players", "3", "--table")
    terminal.read(QUESTION)
    enter_line(terminal, "")
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
        terminal.read(QUESTION)
        assert "The game continues in round 7." in enter_line(terminal, "", "Violet> ")
        terminal.send("q")
        terminal.end()
        assert kept_game(tmp_path).state.players[1].vp == state.players[1].vp


def test_reconstructed_values_are_announced_before_a_game_at_a_real_table(
    start: Start, tmp_path: Path
) -> None:
    """A player who wants to check the values first gets instructions, and no game starts."""
    terminal = start("--solo", "--table", width=200)
    said = terminal.read(QUESTION)
    assert "182 values printed on the components of this game are reconstructed" in said
    terminal.send("c")
    assert terminal.end() == 0
    assert "“tekhenu components --template my.toml”" in terminal.screen
    assert "“tekhenu play --solo --table --edition my.toml”" in terminal.screen
    assert not (tmp_path / "data" / "game.json").exists()


def test_a_component_is_warned_of_when_it_first_comes_up(start: Start, tmp_path: Path) -> None:
    """Not if the owner's edition has its values."""
    settings = Settings(solo=Botankhamun("medium"), chance="table")
    state = next(s for s in turns(settings, 3) if s.round == 7 and s.order[s.active] == 0)
    table, edition = tmp_path / "table.json", tmp_path / "my.toml"
    table.write_text(json.dumps(position_to_json(state)))
    first, second = (f"P{state.display[place] + 1:02}" for place in (0, 1))
    own = EditionDraft("Mine", {})
    paths = [f"pillars.{first}.cost", f"pillars.{first}.edges"]
    own = own.with_values({path: own.value(path) for path in paths})
    edition.write_text(own.toml())
    where = ("--solo", "--difficulty", "medium", "--table", "--position", str(table))
    terminal = start(*where, width=300)
    terminal.read(QUESTION)
    said = enter_line(terminal, "", "Violet> ")
    cost = value_words(catalog(), paths[0], own.value(paths[0]))
    assert f"Reconstructed; compare with your copy: {first}: cost {cost}; {first}: edges" in said
    assert f": {second}: cost" in said
    assert f": {first}: cost" not in enter_line(terminal, "b", "Violet> ")
    terminal.send("q")
    terminal.end()
    said = start(*where, "--edition", str(edition), width=300).read("Violet> ")
    assert "180 values" in said
    assert f": {first}: cost" not in said and f": {second}: cost" in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"round": 9}', "There are no dice around the wheel."),
        ('{"round": 99}', "invalid value in the field “Round”"),
        ('{"rounds": 9}', "unknown field “rounds”"),
        ('{"phase": "turn"}', "position.active is missing"),
        ("[]", "expected field names and values"),
        ("{", "Expecting property name"),
    ],
)
def test_an_impossible_position_is_explained(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(text)
    with pytest.raises(UnusablePosition, match=reason):
        game_at(file, Settings(players=2, chance="open table"), catalog())
    with pytest.raises(UnusablePosition, match="No such file"):
        game_at(tmp_path / "none.json", Settings(players=2, chance="open table"), catalog())
