"""The soak itself: a short run passes, and a failure is reported so that it can be looked at."""

from pathlib import Path

import pytest

from tekhenu import Game, State
from tools.soak import run as soak
from tools.soak.deals import recipe
from tools.soak.invariants import Broken, check_moment


def test_a_short_soak_passes_and_shows_what_it_met(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "3", "--players", "2", "3", "--solo", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "\n6 games, no failure" in said
    for part in ("Pillar tiles", "B cards", "Decisions", "destiny"):
        assert part in said


def test_a_soak_with_seth_counts_its_cards_and_regions(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--seth", "--games", "4", "--players", "2", "4", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "\n8 games, no failure" in said
    for part in ("Conquest tiles", "Regions", "region6", "C cards", "X cards", "E cards"):
        assert part in said
    assert "S cards" not in said


def test_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "2", "--players", "2", "--solo", "--jobs", "2"]) == 0
    assert "\n2 games, no failure" in capsys.readouterr().out


def test_solo_games_report_the_scores_of_botankhamun(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "--solo", "hard", "easy", "--solo-games", "2", "--jobs", "1"]
    assert soak.main(arguments) == 0
    said = capsys.readouterr().out
    assert "\n4 games, no failure" in said
    assert "Botankhamun" in said
    assert said.index("│ easy") < said.index("│ hard")


def test_a_failure_names_its_seed_and_leaves_a_save(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken_after_20(game: Game) -> None:
        if len(game.choices) == 20:
            raise Broken("one die too many")

    monkeypatch.setattr(soak, "check_moment", broken_after_20)
    monkeypatch.chdir(tmp_path)
    assert soak.main(["--games", "5", "--players", "4", "--seed", "8", "--jobs", "1"]) == 1
    said = capsys.readouterr().out
    for part in ("one die too many", "8/4/0", "after choice 20", "soak-failure-8-4-0.json"):
        assert part in said
    game = Game.load((tmp_path / "soak-failure-8-4-0.json").read_text("utf-8"))
    assert len(game.choices) == 20


def test_every_kind_of_start_has_its_share() -> None:
    games = [recipe(3, 0, number) for number in range(400)]
    assert len({game.seed for game in games}) == 400
    for name in ("dealt", "symbols", "printed", "preprinted"):
        assert 40 < sum(getattr(game, name) for game in games) < 200
    normal = [g for g in games if not (g.dealt or g.symbols or g.printed or g.preprinted)]
    assert len(normal) > 150


def overdraw(state: State, supply: str) -> None:
    """Take one piece more than there is."""
    player = state.players[0]
    match supply:
        case "resources" | "production":
            getattr(player, supply)[3] = -1
        case "scales":
            player.scales.excess[3] = -1
        case "gold":
            state.gold[4] = -1
        case "running":
            state.running = -1
        case _:
            setattr(player, supply, -1)


@pytest.mark.parametrize(
    "supply",
    [
        *("buildings", "pillars", "statues", "resources", "scribes", "faith", "scales"),
        *("soldiers", "priests", "blood", "production", "gold", "running"),
    ],
)
def test_no_supply_is_ever_negative(supply: str) -> None:
    game = recipe(2, 0, 0, seth=True).begin()
    check_moment(game)
    overdraw(game.state, supply)
    with pytest.raises(Broken, match=f"{supply} has fallen to -1"):
        check_moment(game)


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--jobs", "0"], ["--players", "5"]])
def test_senseless_arguments_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(wrong)


def test_a_soak_plays_games_with_entered_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "1", "--players", "2", "--solo", "easy", "--difficulty", "4", "--jobs", "1"]
    assert soak.main(["--companion", *few]) == 0
    assert "6 games played twice, all equal" in capsys.readouterr().out
