"""The hint panel shows turns whose numbers add up, and reveals nothing hidden."""

import re
from collections.abc import Sequence
from decimal import Decimal
from html import unescape

import pytest

from tekhenu import Game, Settings
from tekhenu.agents import LearnedAgent, SeatView
from tekhenu.analysis.advice import TurnAdvice, advise
from tekhenu.analysis.engine import Engine, Stage
from tekhenu.games import hints
from tekhenu.presentation.hint import hint_panel, nudge
from tekhenu.rules.rng import Rng
from tekhenu.text import catalog, languages
from tools.soak.deals import Recipe

from .client import AS_PAGE, Client
from .wire import looks_the_same, steps, twins

QUICK = (Stage(1, 2), Stage(2, 4))
ENGLISH = catalog("en")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "STAGES", QUICK)


def middle(seed: int = 3, until: int = 5) -> Game:
    """A game of two at the choice of a die."""
    game, agent, rng = Game.new(Settings(players=2), seed), LearnedAgent(), Rng.seeded(seed)
    while (decision := game.decision) is not None:
        if game.state.round >= until and decision.kind == "die":
            break
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
    return game


def advice_for(game: Game, stages: Sequence[Stage] = QUICK) -> TurnAdvice:
    assert game.decision is not None
    *_, last = advise(game.copy(), game.decision.player, Engine(), stages)
    return last


def amount(vp: str) -> Decimal:
    return Decimal(vp.replace(MINUS, "-").replace(",", "."))


# The presentation


@pytest.mark.parametrize("lang", languages())
def test_the_parts_of_a_reason_add_up_to_the_difference(lang: str) -> None:
    game = middle()
    panel = hint_panel(game, advice_for(game), 2, catalog(lang))
    assert [turn.number for turn in panel.turns] == [1, 2, 3]
    for turn in panel.turns:
        compared = turn.comparison
        assert compared is not None and compared.number == (2 if turn.number == 1 else 1)
        assert sum(amount(reason.vp) for reason in compared.reasons) == amount(compared.vp)
        assert turn.number == 1 or compared.vp == turn.vp
        assert turn.level in (1, 2, 3) and turn.certainty


@pytest.mark.parametrize("seed", range(4))
def test_every_line_can_be_played(seed: int) -> None:
    """It leads to the end of the turn, or to something that is revealed."""
    game = middle(seed)
    for turn in hint_panel(game, advice_for(game), 2, ENGLISH).turns:
        played, step = game.copy(), game.state.step
        for choice in turn.line:
            assert played.decision is not None and choice in played.decision.options
            played.play_within_step(choice)
        ended = played.decision is None or played.state.step != step
        assert ended or turn.open


def test_a_nudge_names_the_place_but_not_the_turn() -> None:
    game = middle()
    advice = advice_for(game)
    found = nudge(game, advice, ENGLISH)
    assert found is not None
    assert re.fullmatch(r"Look at \w+\.", found.look) and found.question.endswith("?")
    die = advice.turns[0].choices[0]
    assert str(die) not in "".join((found.look, found.question, *found.lights, *found.parts))
    assert any(light.startswith("die-") for light in found.lights)


@pytest.mark.parametrize("recipe", [Recipe(2, "panel"), Recipe(3, "panel", dealt=True)], ids=str)
def test_the_panel_does_not_depend_on_what_is_hidden(recipe: Recipe) -> None:
    """Hidden cards dealt anew give the same nudge and the same panel."""
    compared = 0
    for number, (game, start) in enumerate(steps(recipe)):
        decision = game.decision
        if number % 15 or decision is None:
            continue
        pair = twins(start, game.settings, decision.player, number, hands=False)
        if pair is None:
            continue
        assert looks_the_same(pair)
        shown = [
            (nudge(twin, advice, ENGLISH), hint_panel(twin, advice, 1, ENGLISH))
            for twin in pair.games
            for advice in [advice_for(twin, QUICK[:1])]
        ]
        assert shown[0] == shown[1]
        compared += 1
    assert compared > 3


# The fragment


def panel_of(client: Client, game: str, show: str, **headers: str) -> str:
    answer = client.get(f"/api/games/{game}/hint?show={show}", {**AS_PAGE, **headers})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


def began(client: Client, game: Game) -> str:
    assert game.decision is not None
    seats = ["greedy", "greedy"]
    seats[game.decision.player] = "me"
    return str(client.begin(save=game.save(), seats=seats)["game"])


def test_the_nudge_comes_without_the_answer(client: Client) -> None:
    html = panel_of(client, began(client, middle()), "nudge")
    assert 'class="nudge"' in html and "Show the best turns" in html
    assert "data-line" not in html and "die:" not in html


def test_the_panel_shows_three_turns_in_the_language_of_the_page(client: Client) -> None:
    game = middle()
    played = began(client, game)
    for lang in languages():
        html = unescape(panel_of(client, played, "turns", **{"Accept-Language": lang}))
        lines = re.findall(r'data-line="([^"]+)"', html)
        assert len(lines) == len(re.findall("<details", html)) == 3
        assert game.decision is not None
        assert all(line.split()[0] in game.decision.options for line in lines)
        assert catalog(lang).say("hint-do") in html and 'data-stage="1"' in html
    later = client.get(f"/api/games/{played}/hint?stage=2", AS_PAGE).text
    assert 'data-stage="2" data-done' in later


def test_the_panel_of_others_and_without_a_decision(client: Client) -> None:
    game = middle()
    played = began(client, game)
    assert client.other().get(f"/api/games/{played}/hint", AS_PAGE).status_code == 403
    refused = client.get(f"/api/games/{played}/hint?show=all", AS_PAGE)
    assert refused.status_code == 422
    assert game.decision is not None
    waiting = ["me", "me"]
    waiting[game.decision.player] = "friend"
    shared = client.begin(save=game.save(), seats=waiting, hints=True)["game"]
    assert ENGLISH.say("hint-none") in panel_of(client, shared, "turns")


def test_the_button_says_why_there_are_no_hints(client: Client) -> None:
    game = middle()
    for allowed in (True, False):
        made = client.begin(save=game.save(), seats=["me", "friend"], hints=allowed)
        asked = client
        if game.decision is not None and game.decision.player == 1:
            asked = client.other()
            asked.claim(made["game"], made["seats"][1]["token"], "Bo")
        page = asked.get(f"/games/{made['game']}").text
        assert ('data-do="hint"' in page) == allowed
        assert (ENGLISH.say("refusal-no-hints") in page) != allowed
        status = asked.get(f"/api/games/{made['game']}/hint", AS_PAGE).status_code
        assert status == (200 if allowed else 403)
