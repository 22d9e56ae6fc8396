"""The league: every kind of table, kept as it is played, and drawn."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tekhenu.cli import main
from tekhenu.lab.league import divisions, folder_of

DIVISIONS = ("players-2", "solo-botankhamun-difficulty-hard")


def test_there_is_a_division_for_every_kind_of_table() -> None:
    names = [folder_of(settings) for settings in divisions()]
    assert len(names) == len(set(names)) == 15
    assert names[:6] == [
        *(f"players-{players}" for players in (2, 3, 4)),
        *(f"players-{players}-seth" for players in (2, 3, 4)),
    ]
    assert {*DIVISIONS, "solo-automa-automas-3-difficulty-4"} <= set(names)


def test_a_league_goes_on_and_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "league"
    words = ["league", "random", "ladder:1", "--out", str(out), "--jobs", "1"]
    assert main([*words, "--division", DIVISIONS[0], "--games", "2"]) == 0
    assert str(out / "league.html") in capsys.readouterr().out
    assert main([*words, "--division", *DIVISIONS, "--games", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["divisions"]
    assert [division["games"] for division in found] == [4, 4]
    assert {row["agent"] for row in found[1]["agents"]} == {"random", "ladder:1", "Botankhamun"}
    assert len(list((out / DIVISIONS[0] / "games").iterdir())) == 2  # gone on with, not begun anew
    page = (out / "league.html").read_text(encoding="utf-8")
    assert "8 games" in page and "Against Botankhamun, difficulty hard" in page
    for drawing in page.split("<svg")[1:]:
        ElementTree.fromstring(f"<svg{drawing.split('</svg>')[0]}</svg>")


def test_an_unknown_division_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "--out", str(tmp_path), "--division", "players-7"]) == 2
    assert "players-7" in capsys.readouterr().err
