"""The soak test counts what has happened, and a complete run misses nothing."""

from collections import Counter
from random import Random

import pytest

from tekhenu import Automas, Game, Settings, TimeOfSeth
from tekhenu.rules.event import Conquered, Covered, Performed, Scored
from tools.soak import run as soak
from tools.soak.automa_coverage import TILES
from tools.soak.coverage import Coverage, covered, families, never_met

# These effects give VP, so that every payment is visible in the scores.
PAYMENTS = {"Q02": "paid", "Q08": "paid", "C07": "served", "C08": "served", "X04": "acted"}


def games(count: int) -> list[Game]:
    played = []
    for seed in range(count):
        game = Game.new(Settings(players=2 + seed % 3, expansion=TimeOfSeth()), seed)
        rng = Random(seed)
        while (decision := game.decision) is not None:
            game.play(rng.choice(decision.options))
        played.append(game)
    return played


def test_counted_payments_match_the_scores() -> None:
    found: Coverage = Counter()
    scored: Counter[str] = Counter()
    for game in games(60):
        found += covered(game)
        scored.update(e.card for e in game.events if isinstance(e, Scored) and e.vp)
    for card, column in PAYMENTS.items():
        assert found[column, card] == scored[card] > 0, card


def test_lasting_artifacts_act_as_long_as_they_are_owned() -> None:
    found: Coverage = Counter()
    for game in games(40):
        found += covered(game)
    for card in ("X02", "X07", "X08"):
        assert found["acted", card] > 0
    assert found["acted", "X02"] > found["bought", "X02"]  # at every Maat
    for card in ("X01", "X03", "X04", "X05", "X06"):
        assert found["acted", card] == found["bought", card] > 0


def test_tiles_are_placed_and_covered_as_the_events_say() -> None:
    game = games(3)[2]
    found = covered(game)
    assert sum(n for (column, _), n in found.items() if column == "laid") == sum(
        isinstance(event, Conquered) for event in game.events
    )
    assert sum(n for (column, _), n in found.items() if column == "covered") == sum(
        isinstance(event, Covered) for event in game.events
    )


def test_missing_occurrences_are_named() -> None:
    kinds = families(seth=True, automas=True)
    everything: Coverage = Counter(
        {(c, name): 1 for family in kinds for name in family.names for c in family.needed}
    )
    assert never_met(everything, kinds) == []
    del everything["paid", "Q03"], everything["served", "C08"], everything["built", "region6"]
    del everything["decided", "marker i"], everything["ended", "nowhere"]  # the latter is rare
    missing = ["Q03 paid", "C08 served", "region6 built", "marker i decided"]
    assert never_met(everything, kinds) == missing


def test_actions_of_automas_are_counted() -> None:
    game = Game.new(Settings(solo=Automas(3, difficulty=2)), 6)
    rng = Random(6)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    found = covered(game)

    def total(column: str) -> int:
        return sum(count for (what, _), count in found.items() if what == column)

    assert total("turned") == 3 * 16
    acted = [e for e in game.events if isinstance(e, Performed) and e.seat]
    assert total("performed") == len(acted)
    assert total("ended") == sum(e.god == 0 for e in acted) == found["performed", "automa horus"]
    assert all(found["turned", tile] == 4 for tile in TILES)  # twelve between two Maats


def test_an_incomplete_soak_fails_and_names_what_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["--seth", "--games", "1", "--players", "2", "--jobs", "1"]
    assert soak.main(arguments) == 0
    assert soak.main([*arguments, "--complete"]) == 1
    said = capsys.readouterr().out
    assert "Never met:" in said and "no failure" in said


def test_a_soak_against_automas_counts_their_actions(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--automas", "1", "3", "--difficulty", "4", "--solo-games", "3", "--jobs", "1"]
    assert soak.main(arguments) == 0
    said = capsys.readouterr().out
    for part in ("Action tiles", "recruiting", "Automas' ties", "god of the die", "C cards"):
        assert part in said
    assert "6 games, no failure" in said
