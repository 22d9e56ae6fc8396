"""The command line from outside: errors are one line, with exit code 2."""

import argparse
import json
import platform
from collections.abc import Callable
from pathlib import Path

import pytest

from tekhenu import Botankhamun, Game, Settings, core
from tekhenu.cli import main


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        code: object = main(list(arguments))
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1, err
    return err


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr("tekhenu.terminal.answers.has_terminal", lambda: True)
    monkeypatch.setenv("TEKHENU_DATA", str(tmp_path / "data"))
    return tmp_path


def test_alone_it_serves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[argparse.Namespace] = []
    monkeypatch.setattr("tekhenu.server.command.serve", served.append)
    assert main([]) == 0
    assert [(args.host, args.port, args.no_open) for args in served] == [("127.0.0.1", None, False)]


def test_the_version_names_the_core_and_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    out = capsys.readouterr().out
    assert out.startswith("tekhenu ") and f"{core.KIND} core" in out
    assert platform.python_version() in out


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(command in out for command in ("serve", "play", "components", "arena", "simulate"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["play", "--players", "5"], "--players"),
        (["play", "--players", "two"], "--players"),
        (["play", "--seat", "robot"], "no agent is called 'robot'"),
        (["play", "--horus", "sideways"], "invalid choice: 'sideways'"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--load", "a", "--seed", "3"], "--load and --seed cannot be used together"),
        (["play", "--resume", "--load", "a"], "--resume and --load cannot be used together"),
        (["play", "--resume", "--seat", "human"], "--resume and --seat cannot be used together"),
        (["play", "--players", "2", "--seat", *["human"] * 3], "3 seats are too many for 2"),
        (["play", "--seat", *["human"] * 5], "5 seats are too many for 4"),
        (["play", "--solo", "--players", "2"], "--solo and --players cannot be used together"),
        (["play", "--solo", "--seat", "human"], "--solo and --seat cannot be used together"),
        (["play", "--solo", "--resume"], "--resume and --solo cannot be used together"),
        (["play", "--load", "a", "--solo"], "--load and --solo cannot be used together"),
        (["play", "--load", "a", "--difficulty", "hard"], "--load and --difficulty cannot be used"),
        (["play", "--difficulty", "hard"], "--difficulty needs --solo"),
        (["play", "--challenge", "rich_decrees"], "--challenge needs --solo"),
        (["play", "--position", "a"], "--position needs --table"),
        (
            ["play", "--solo", "--difficulty", "tough"],
            "against Botankhamun, --difficulty is one of easy, medium, hard, not tough",
        ),
        (["play", "--solo", "--challenge", "juggling"], "invalid choice: 'juggling'"),
    ],
)
def test_wrong_arguments(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, *arguments)


def test_nothing_to_resume(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no saved game" in refused(capsys, "play", "--resume")


def test_a_missing_file(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(at_terminal / "none.json")
    assert f"{file}: No such file" in refused(capsys, "play", "--load", file)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"seed": 3', '"seed": 4'),
        lambda text: "{}",
        lambda text: "[]",
        lambda text: "hello",
        lambda text: "",
        lambda text: "[" * 100_000,
        lambda text: '{"game": 3, "seats": ["human", "random"]}',
        lambda text: json.dumps({"game": text, "seats": ["human", "botankhamun"]}),
    ],
)
def test_a_broken_save(
    damage: Callable[[str], str], at_terminal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = at_terminal / "broken.json"
    file.write_text(damage(Game.new(seed=3).save()), encoding="utf-8")
    assert str(file) in refused(capsys, "play", "--load", str(file))


def test_a_solo_game_has_its_seats(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = at_terminal / "solo.json"
    file.write_text(Game.new(Settings(solo=Botankhamun()), 3).save(), encoding="utf-8")
    assert "leave out --seat" in refused(capsys, "play", "--load", str(file), "--seat", "human")


def test_a_file_that_is_no_text(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = at_terminal / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "this is not a saved game" in refused(capsys, "play", "--load", str(file))


def test_a_broken_kept_game(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = at_terminal / "data" / "game.json"
    kept.parent.mkdir()
    kept.write_text('{"seats": ["human"], "over": false, "game": "', encoding="utf-8")
    assert str(kept) in refused(capsys, "play", "--resume")
    assert kept.exists()


def test_a_wrong_edition(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = at_terminal / "own.toml"
    file.write_text('name = "Own"\nstatues.costs.6 = 40\nvp = 3\n', encoding="utf-8")
    err = refused(capsys, "play", "--edition", str(file), "--players", "2")
    assert f"{file}: vp: unknown key; expected one of name, start" in err
    assert f"(1 more problem: tekhenu components --check {file})" in err
    lines = refused(capsys, "play", "--edition", str(file), "--players", "2", "--lang", "fr")
    assert f"{file}\u00a0: vp\u00a0: clé inconnue" in lines
    assert f"(encore 1 problème\u00a0: tekhenu components --check {file})" in lines


def test_a_file_is_not_overwritten(at_terminal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = at_terminal / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    assert "already" in refused(capsys, "play", "--save", str(file))
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_an_unknown_opponent_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--seat", "human", "minimax"])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert "minimax" in said and "greedy" in said and "human" in said
