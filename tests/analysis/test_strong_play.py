"""The measured figures of strong play, which reviews show beside a player's own."""

import json

import pytest

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.analysis.strong_play import FILE, strong_play
from tekhenu.rules.event import Source
from tools.strong_play import SETTINGS, Task, figures, play


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_kind_of_game_was_measured(settings: Settings) -> None:
    known = strong_play(settings)
    assert known is not None and known.games >= 200
    assert len(known.spread) == 17
    assert known.spread[0] > known.spread[-1] > 0, "near the end a result is easier to foresee"
    assert 60 < sum(known.vp.values()) < 200
    assert set(known.vp) <= {source.name.lower() for source in Source}


def test_other_difficulties_have_the_figures_of_their_kind() -> None:
    assert strong_play(Settings(solo=Botankhamun("hard"))) == strong_play(
        Settings(solo=Botankhamun("medium"))
    )
    assert strong_play(Settings(solo=Automas(2))) is not None
    seth = strong_play(Settings(players=2, expansion=TimeOfSeth()))
    assert seth is not None and seth != strong_play(Settings(players=2))


def test_the_file_says_where_it_comes_from() -> None:
    origin = json.loads(FILE.read_text(encoding="utf-8"))["origin"]
    assert origin["command"].startswith("python -m tools.strong_play")
    assert origin["agent"] == "learned"


def test_a_game_gives_its_figures() -> None:
    played = play(Task(Settings(), 1))
    found = figures([played], Settings())
    assert found["games"] == 1 and len(found["spread"]) == 17
    assert len(played.vp) == 2
    total = sum(sum(row.values()) for row in played.vp) / 2
    assert sum(found["vp"].values()) == pytest.approx(total)
