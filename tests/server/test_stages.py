"""The table of a Scoring adds up to the position, in whole games."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.presentation.log import newest_chapters
from tekhenu.presentation.stages import newest_stage, stage_page
from tekhenu.rules import event as ev
from tekhenu.text import catalog, languages, seat_names
from tekhenu.text.phrases import points_in
from tekhenu.text.story import chapters_of


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=4),
        Settings(players=3, expansion=TimeOfSeth()),
        Settings(solo=Botankhamun("hard")),
        Settings(solo=Automas(2, difficulty=2)),
    ],
    ids=["four", "seth", "botankhamun", "automas"],
)
def test_every_stage_adds_up_to_the_position(settings: Settings) -> None:
    game, rng = Game.new(settings, 8), Random(8)
    names = seat_names(settings)
    held: dict[int, list[int]] = {}  # everybody's VP when so much had happened
    stages: dict[str, int] = {}  # and how much had, when a stage was first seen
    while (decision := game.decision) is not None:
        held[len(game.events)] = [player.vp for player in game.state.players]
        game.play(rng.choice(decision.options))
        view = game.view(0)
        if stage := newest_stage(view, newest_chapters(view)):
            stages.setdefault(stage, len(view.events))
    view = game.view(0)
    scorings = 0
    for stage, seen in stages.items():
        pages = [stage_page(view, int(stage), names, catalog(lang)) for lang in languages()]
        page = pages[0]
        assert page is not None and None not in pages
        assert sorted(one.seat for one in page["weighings"]) == list(range(settings.players))
        for one in page["weighings"]:
            assert one.scales or one.seat >= settings.humans
        if page["scoring"] is None:
            continue
        scorings += 1
        end = next(c.end for c in chapters_of(view.events) if c.begin == int(stage))
        for seat in range(settings.players):
            shares = [row.shares[seat] for row in page["rows"]]
            assert page["before"][seat] + sum(s.vp for s in shares) == page["after"][seat]
            assert shares[-1].running == page["after"][seat]
            later = points_in(view.events[end:seen], seat)
            assert seen not in held or page["after"][seat] + later == held[seen][seat]
    assert (len(stages) >= 4, scorings) == (True, 2)


def test_nothing_is_staged_before_it_has_come_to_its_end() -> None:
    game, rng = Game.new(Settings(players=2), 8), Random(8)
    while not any(isinstance(event, ev.Weighed) for event in game.events):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
        view = game.view(None)
        staged = newest_stage(view, newest_chapters(view))
        assert bool(staged) == any(isinstance(event, ev.Ordered) for event in view.events[100:])
    assert stage_page(game.view(None), 0, ["Ana", "Tom"], catalog()) is None
