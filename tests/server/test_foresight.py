"""Foresight at the table: the same for everybody who may know the same."""

import re
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.presentation.previews import Preview, plans, previews
from tekhenu.presentation.progress import progress, round_line
from tekhenu.rules import DecisionKind
from tekhenu.rules.forecast import if_scored_now, scoring_ahead
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import next_maat, next_rotation, next_scoring
from tekhenu.server.pages.practice import practice_model
from tekhenu.server.pages.rendering import templates
from tekhenu.server.pages.table import table_page
from tekhenu.text import Catalog, catalog, languages

from .client import Client

KINDS = [
    Settings(players=3),
    Settings(players=4, expansion=TimeOfSeth()),
    Settings(solo=Botankhamun()),
    Settings(solo=Automas(2, difficulty=2)),
]
TOTAL = re.compile(r'data-total="(\d+)"')
CHIP = re.compile(r'class="ahead" role="img" aria-label="([^"]+)"[^>]*>\(([^)]+)\)<')
PARTS = ("_order.html", "_course.html", "_scored.html", "_others.html", "_light.html", "_bag.html")


def fragments(game: Game, seat: int | None, lang: str = "en") -> str:
    """Return the parts of the page that look ahead."""
    words = catalog(lang)
    model = practice_model(game, seat, [], progress(game, words), words)  # type: ignore[arg-type]
    page: dict[str, Any] = table_page(model) | {"say": words.say, "study": None}
    parts = [name for name in PARTS if name != "_others.html" or game.settings.solo is None]
    return "".join(templates.env.get_template(name).render(page) for name in parts)


@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_hidden_cards_change_nothing(settings: Settings) -> None:
    """Twins: a game with its hidden cards dealt anew looks ahead alike."""
    game, rng = Game.new(settings, 6), Random(6)
    compared = 0
    while game.decision is not None:
        game.play(rng.choice(game.decision.options))
        if game.over or rng.random() > 0.06:
            continue
        for seat in (None, *range(settings.humans)):
            twin = game.determinize(seat, rng)
            assert fragments(twin, seat) == fragments(game, seat)
            compared += 1
    assert compared >= 6


@pytest.mark.parametrize("lang", languages())
def test_totals_and_chips_agree_with_the_rules(lang: str) -> None:
    game, rng = Game.new(Settings(players=4), 2), Random(2)
    shown = 0
    while game.decision is not None:
        game.play(rng.choice(game.decision.options))
        if game.over or rng.random() > 0.08:
            continue
        page = fragments(game, 2, lang)
        if not scoring_ahead(game.state):
            assert not TOTAL.findall(page) and not CHIP.findall(page)
            continue
        gains = [sum(parts.values()) for parts in if_scored_now(game.table)]
        after = [p.vp + gain for p, gain in zip(game.state.players, gains, strict=True)]
        columns = [2, 0, 1, 3]
        assert [int(total) for total in TOTAL.findall(page)] == [after[seat] for seat in columns]
        chips = [number.replace("−", "-") for _, number in CHIP.findall(page)]
        assert [int(chip) for chip in chips] == [gains[seat] for seat in game.state.order]
        assert all(number in label for label, number in CHIP.findall(page))
        shown += 1
    assert shown > 3


def test_own_decrees_are_for_their_holder_only() -> None:
    game, rng = Game.new(Settings(players=2), 5), Random(5)
    while not scoring_ahead(game.state):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    for seat in (0, 1):
        assert game.state.players[seat].decrees
        assert 'class="decrees"' in fragments(game, seat)
    assert 'class="decrees"' not in fragments(game, None)


def test_the_line_of_rounds_agrees_with_the_course() -> None:
    game, rng, words = Game.new(Settings(players=3), 3), Random(3), catalog()
    seen = set()
    while game.decision is not None:
        line = round_line(game, words)
        state = game.state
        now = [each.number for each in line if each.when == "now"]
        if state.phase == Phase.TURN:
            assert now == [state.round]
            ahead = [each for each in line if each.number >= state.round]
            first = {
                mark: next(each.number for each in ahead if mark in each.marks)
                for mark in ("rotation", "maat", "scoring")
            }
            due = next_scoring(state, game.table.printed.wheel)
            assert due is not None
            assert first == {
                "rotation": next_rotation(state),
                "maat": next_maat(state),
                "scoring": due.round,
            }
        elif state.round:
            seen.add(next(each.happening for each in line if each.when == "now"))
        else:
            assert now == []
        game.play(rng.choice(game.decision.options))
    assert seen >= {"maat", "scoring"}
    assert all(each.when == "past" for each in round_line(game, words))


def test_plans_need_nothing_hidden_and_equal_the_preview_of_the_own_turn() -> None:
    words, compared = catalog(), 0
    for players in (2, 3):
        game, rng = Game.new(Settings(players=players), 9), Random(9)
        planned: dict[int, list[Preview]] = {}  # by seat, before the player before it moved
        while (decision := game.decision) is not None:
            if decision.kind == DecisionKind.DIE:
                seat = decision.player
                for other in range(players):
                    if other != seat:
                        planned[other] = plans(game, other, words)
                        twin = game.determinize(other, rng)
                        assert plans(twin, other, words) == planned[other]
                compared += _planned(game, planned.get(seat, []), words)
            game.play(rng.choice(decision.options))
    assert compared > 9


def _planned(game: Game, planned: list[Preview], words: Catalog) -> bool:
    """Return whether dice were predicted; they offer the same, unless something has changed."""
    assert game.decision is not None
    now = previews(game.copy(), game.view(game.decision.player), words)
    return any(each.effects and each in planned for each in now)


def test_plans_are_for_players_who_wait(client: Client) -> None:
    game = client.begin(seats=["me", "me"], seed=5, prepared=True)["game"]
    decider = client.get(f"/api/games/{game}").json()["decider"]
    page = f"/games/{game}/plans"
    assert "data-die" not in client.get(f"{page}?seat={decider}").text
    assert "data-die" not in client.other().get(page).text


def test_the_bag_is_counted() -> None:
    game, rng = Game.new(Settings(players=3), 2), Random(2)
    for _ in range(120):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
        page = fragments(game, 0)
        left = re.findall(r'in the bag" title="[^"]*">(\d+)<', page)
        assert sum(map(int, left)) == len(game.state.bag)
