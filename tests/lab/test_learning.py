"""Training: the fit uses the same features as the agent, and learns from random play."""

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest
from rich.console import Console

from tekhenu import Automas, Game, Settings, TimeOfSeth
from tekhenu.agents.learned import Model, kind_of
from tekhenu.agents.weights import learned_weights
from tekhenu.cli import main
from tekhenu.lab.errors import LabError
from tekhenu.lab.learning.gate import Bout, fight
from tekhenu.lab.learning.imitation import (
    EvaluatedDecision,
    Pair,
    imitated,
    questions,
    regret,
    traits,
)
from tekhenu.lab.learning.kinds import KINDS
from tekhenu.lab.learning.ridge import Sums, explained, model_weights, solved
from tekhenu.lab.learning.samples import (
    COLUMNS,
    Float64Array,
    SampleCollector,
    Samples,
    design,
    seat_columns,
)
from tekhenu.lab.learning.selfplay import RANDOM, SelfPlayGame, self_play
from tekhenu.lab.learning.training import Trainer, Training
from tekhenu.rules.moves import parse


@pytest.mark.parametrize(
    "settings",
    [Settings(players=3, expansion=TimeOfSeth()), Settings(solo=Automas(2, difficulty=4))],
    ids=kind_of,
)
def test_training_and_playing_have_the_same_numbers(settings: Settings) -> None:
    """The columns of the fit times the weights are the worth that the agent sees."""
    weights = np.random.default_rng(1).normal(size=COLUMNS)
    model = Model(model_weights(weights), settings)
    game, rng, notes = Game.new(settings, 5, events=False), Random(5), SampleCollector()
    seen: list[list[float]] = []
    while (decision := game.decision) is not None:
        notes.look(game)
        if len(notes.rows) > len(seen):
            seen.append([model.value(game.table, seat) for seat in range(settings.players)])
        game.play(rng.choice(decision.options))
    samples = notes.samples(game)
    found = [seat_columns(samples, seat) @ weights for seat in range(settings.players)]
    assert np.stack(found, axis=1) == pytest.approx(np.array(seen), rel=1e-3, abs=0.05)
    assert len(seen) > 20


def test_every_kind_has_weights_and_games() -> None:
    assert set(learned_weights()["kinds"]) == set(KINDS)
    for kind, some in KINDS.items():
        assert {kind_of(settings) for settings in some} == {kind}


def test_a_row_is_a_seat_against_the_mean_of_the_others() -> None:
    samples = self_play(SelfPlayGame(0, "rows", "base4", RANDOM)).samples
    rows, targets = design(samples)
    positions = len(samples)
    points = samples.points[0]
    assert rows.shape == (4 * positions, COLUMNS)
    assert targets[0] == pytest.approx(points[0] - points[1:].mean())
    assert rows[::positions].sum(axis=0) == pytest.approx(0, abs=1e-3)
    assert targets[::positions].sum() == pytest.approx(0, abs=1e-3)


def test_the_fit_finds_what_results_come_from() -> None:
    """Results that are a weighted sum of two columns: the sums alone give the weights back."""
    some = [self_play(SelfPlayGame(number, "fit", "base2", RANDOM)).samples for number in range(12)]
    truth = np.zeros(COLUMNS)
    truth[5:10:5] = 3.0  # VP
    made = [with_results(each, truth) for each in some]
    sums = Sums()
    sums.add(made)
    found = solved(sums, 1e-3, np.zeros(COLUMNS))
    assert explained(found, made) > 0.999
    assert explained(np.zeros(COLUMNS), made) == 0


def with_results(samples: Samples, weights: Float64Array) -> Samples:
    values = [seat_columns(samples, seat) @ weights for seat in range(2)]
    points = np.stack(values, axis=1).astype(np.float32)
    return Samples(
        samples.terms, samples.cards, samples.opponents, samples.moments, points, samples.humans
    )


def test_a_game_looked_at_again_gives_the_same_samples() -> None:
    played = self_play(SelfPlayGame(3, "again", "automa", RANDOM))
    again = self_play(SelfPlayGame(3, "again", "automa", RANDOM, played.save))
    for name in ("terms", "cards", "opponents", "moments", "points"):
        assert (getattr(played.samples, name) == getattr(again.samples, name)).all()


def test_a_bout_is_fair() -> None:
    """The same agent on both sides has no lead, with and without other players."""
    for kind in ("base2", "automa"):
        score = fight(Bout(0, "fair", kind, RANDOM, RANDOM))
        assert score.ahead == 0
        assert score.wins == 1


def test_what_moves_share_with_others() -> None:
    die, tile, other = parse("die:yellow4@ra"), parse("temple:r3c2/90"), parse("osiris:row5/bread")
    assert traits(die, "") == ["die:yellow4@ra", "@ra", "4@ra", "yellow"]
    assert traits(tile, "B07") == ["temple:r3c2/90", "B07", "temple:r3c2"]
    assert traits(other, "") == ["osiris:row5/bread"]


def scores_of(one: EvaluatedDecision, learned: dict[str, dict[str, Pair]]) -> Float64Array:
    """Return the scores that `agents.prior.Prior` would give."""
    low, more = learned["hand"]["score"]
    found = one.hand * (low + more * one.left)
    for i, named in enumerate(zip(one.moves, one.cards, strict=True)):
        for part, name in zip(("moves", "cards"), named, strict=True):
            late, early = learned[part].get(name, (0.0, 0.0))
            found[i] += late + early * one.left
    return found


def test_the_prior_imitates_looking_ahead() -> None:
    """The learned prior is nearer to the best option than the hand-made one in an unseen game."""
    shipped = str(files("tekhenu.agents") / "weights.json")
    asked = questions(SelfPlayGame(0, "nearer", "base2", shipped))
    learned = learned_weights()["questions"]
    hand = sum(regret(one, one.hand) for one in asked)
    assert sum(regret(one, scores_of(one, learned[one.kind])) for one in asked) < 0.7 * hand
    again = imitated(asked)
    assert sum(regret(one, scores_of(one, again[one.kind])) for one in asked) < 0.7 * hand


def plan(games: int = 24) -> Training:
    return Training(("base2",), games, 2, RANDOM, RANDOM, "test")


def trainer(folder: Path, games: int = 24) -> Trainer:
    return Trainer(plan(games), folder, 1, Console(quiet=True))


def test_from_nothing_it_learns_to_beat_random_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    first.open()
    first.train(1)
    (generation,) = first.history
    assert generation.adopted
    assert generation.rate > 0.8
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    weights = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert weights["made"]["seed"] == "test"
    assert first.champion == str(tmp_path / "weights-000.json")

    again = trainer(tmp_path)
    again.open()
    assert again.history == first.history
    with pytest.raises(LabError, match="another training"):
        trainer(tmp_path, games=25).open()


def test_killed_while_writing_it_plays_only_what_is_missing(tmp_path: Path) -> None:
    one = trainer(tmp_path, games=6)
    one.open()
    sums, _ = one._play(0)
    file = tmp_path / "games" / "000.jsonl"
    whole = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(whole[:3]) + '\n{"number": 3, "sa', encoding="utf-8")
    again, _ = one._play(0)
    assert file.read_text(encoding="utf-8").splitlines() == whole
    assert (again["base2"].square == sums["base2"].square).all()


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--out", str(tmp_path), "--kinds", "base5"]) == 2
    assert "base5" in capsys.readouterr().err
