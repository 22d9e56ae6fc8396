"""Wrong arguments of the commands of the laboratory."""

from pathlib import Path

import pytest

from tekhenu.cli import main

WITH_FOLDER = ("league", "simulate --agents random", "train", "puzzles make")


@pytest.mark.parametrize("command", WITH_FOLDER)
def test_a_folder_that_cannot_be_created(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert main([*command.split(), "--out", str(folder)]) == 2
        [error] = [line for line in capsys.readouterr().err.splitlines() if line.strip()]
        assert error.startswith(f"tekhenu: {folder} ")


@pytest.mark.parametrize("command", WITH_FOLDER)
@pytest.mark.parametrize("number", ["0", "-1", "two", "1.5"])
def test_a_number_of_processes(
    command: str, number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--out", str(tmp_path), f"--jobs={number}"])
    assert f"must be a whole number of at least 1, not '{number}'" in capsys.readouterr().err
