"""The header of the table: which round it is, and what comes next."""

import re
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any

import pytest

from tekhenu import Botankhamun, Game, Settings
from tekhenu.components import load
from tekhenu.presentation.progress import progress_parts
from tekhenu.puzzles import puzzle as puzzles
from tekhenu.rules.state import Phase
from tekhenu.terminal.look import Theme
from tekhenu.terminal.screen import headline
from tekhenu.text import catalog, languages

from .client import AS_PAGE, Client

MOMENT = re.compile(r'<p class="moment">(.*?)</p>', re.DOTALL)


def header(page: str) -> list[str]:
    found = MOMENT.search(page)
    assert found is not None
    return [unescape(text) for text in re.findall("<span>(.*?)</span>", found[1])]


def whole_step(game: Game) -> list[str]:
    """Play the first options up to the end of the step and return them."""
    choices: list[str] = []
    while game.decision is not None:
        choices.append(str(game.decision.options[0]))
        game.play_within_step(choices[-1])
    return choices


@pytest.mark.parametrize(
    ("wish", "people"),
    [
        ({"seats": ["me", "me"]}, (0, 1)),
        ({"solo": "botankhamun", "difficulty": "easy"}, (0,)),
    ],
    ids=["two people", "Botankhamun"],
)
def test_the_header_stays_until_the_turn_is_confirmed(
    client: Client, wish: dict[str, Any], people: tuple[int, ...]
) -> None:
    """Neither the next round nor a Maat is announced early, for any last player."""
    game, rng = client.begin(**wish, seed=5)["game"], Random(2)
    confirmed: set[tuple[int, int]] = set()
    before: list[str] = []
    while (now := client.get(f"/api/games/{game}").json())["round"] <= 6:
        seat = now["decider"]
        page = f"/games/{game}?seat={seat}"
        current = client.decision(game, seat)
        if not current["draft"]["choices"]:
            before = header(client.get(page).text)
        if current["draft"]["must_confirm"]:
            assert header(client.get(page).text) == before
            assert now["phase"] != "turn" or before[0] == f"Round {now['round']} of 16"
            confirmed.add((now["round"], seat))
            kind, option = "confirm", None
        else:
            kind, option = "choose", rng.choice(current["decision"]["options"])
        answer = client.enter(game, current["sequence"] + 1, kind, option, seat)
        assert answer.status_code == 200, answer.text
    assert confirmed >= {(number, seat) for number in range(1, 7) for seat in people}


def test_the_header_of_a_puzzle_stays_too(client: Client) -> None:
    for name in puzzles.shipped()[:12]:
        page = f"/puzzles/{name}"
        study = {"choices": whole_step(puzzles.load(name).begin())}
        body = {"kind": "choose", "option": "", "study": study}
        done = client.post(f"{page}/entries", body, AS_PAGE)
        assert header(done.text) == header(client.get(page).text)


@pytest.mark.parametrize("lang", languages())
def test_the_number_of_rounds_is_the_edition_s(lang: str) -> None:
    edition = replace(load(), marker_steps=(3, 6))
    game, rng = Game.new(Settings(players=2, edition=edition), 1), Random(1)
    while game.state.phase != Phase.TURN:
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    words = catalog(lang)
    (said, *_) = progress_parts(game, words)
    headlines = [said, str(headline(Theme(game.view(0), ("A", "B"), words)))]
    assert all("12" in line and "16" not in line for line in headlines)


def test_no_maat_is_announced_while_a_real_table_rolls_new_dice() -> None:
    """After rounds 2, 6, 10 and 14 the wheel turns without a Maat."""
    rng, asked = Random(4), set()
    game = Game.new(Settings(solo=Botankhamun(), chance="table"))
    while (decision := game.decision) is not None:
        state = game.state
        if state.phase == Phase.REFILL:
            asked.add(state.round)
            for lang in languages():
                words = catalog(lang)
                maat = words.say("page-moment-between", phase="clearing")
                said = progress_parts(game.view(0), words)
                assert maat not in said
        game.play(rng.choice(decision.options))
    assert asked >= {2, 6, 10, 14}
