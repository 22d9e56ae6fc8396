"""The first game and its coach over HTTP: the deal, the advice and its readers."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tekhenu.games.session import GameSession
from tekhenu.server.config import ServerConfig
from tests.puzzles.costly import a_costly_turn

from .client import Client, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("coach")
    config = ServerConfig(database=f"sqlite:///{folder}/games.sqlite", limits=None, workers=1)
    with serving(config) as client:
        yield client


def said(client: Client, game: str, more: str = "") -> str:
    answer = client.get(f"/games/{game}/coach{more}")
    assert answer.status_code == 200, answer.text
    return " ".join(unescape(re.sub(r"<[^>]*>", "", answer.text)).split())


def chosen(client: Client, session: GameSession, *options: str) -> None:
    for option in options:
        number = session.journal.sequence + 1
        answer = client.enter(session.id, number, "choose", option, seat=0)
        assert answer.status_code == 200, answer.text


# The setup


def test_the_first_question_of_a_first_game_is_a_die(client: Client) -> None:
    made = client.begin(solo="botankhamun", prepared=True)
    session = client.service.session(made["game"])
    game = session.journal.committed
    assert game.decision is not None and game.decision.kind == "die"
    assert session.snapshot.settings.to_json()["difficulty"] == "easy"
    assert session.journal.entries == () and not session.journal.can_undo(0)
    assert session.snapshot.commitment is not None  # the deal is as secret as ever
    assert "Which die do you take?" in client.get(f"/games/{session.id}").text


def test_it_can_be_made_for_several_people(client: Client) -> None:
    made = client.begin(players=3, seats=["me", "friend", "greedy"], prepared=True, seth=True)
    game = client.service.session(made["game"]).journal.committed
    assert game.decision is not None and game.decision.kind == "die"


def test_it_is_not_made_for_those_who_do_not_ask(client: Client) -> None:
    made = client.begin(solo="botankhamun")
    game = client.service.session(made["game"]).journal.committed
    assert game.decision is not None and game.decision.kind == "decree"


# The coach


def test_the_coach_explains_warns_and_knows_better(client: Client) -> None:
    made = client.begin(save=a_costly_turn().save(), seats=["me", "greedy"])
    session = client.service.session(made["game"])
    start = session.journal.committed.decision
    assert start is not None
    asked = said(client, session.id)
    assert asked.startswith("Take one die and use it for one action")
    assert "Careful" not in asked and said(client, session.id, "/better") == ""
    chosen(client, session, "die:gray4@ra", "temple:r3c3/0")
    warned = said(client, session.id)
    assert warned.startswith("That is your whole turn.")
    assert "Careful: This leaves your balance at −6 for Maat: you would lose 2 VP." in warned
    better = said(client, session.id, "/better")
    assert re.match(r"((Slightly|Much) s|S)tronger: “Take the ", better), better
    assert "Because: " in better and better.endswith("Undo the turn and try it")
    line = re.search('data-line="([^"]*)"', client.get(f"/games/{session.id}/coach/better").text)
    assert line is not None and line[1].split()[0] in start.options
    undone = client.enter(session.id, session.journal.sequence + 1, "restart", seat=0)
    assert undone.status_code == 200
    assert said(client, session.id) == asked


def test_others_get_no_advice(client: Client) -> None:
    made = client.begin(save=a_costly_turn().save(), seats=["me", "greedy"])
    session = client.service.session(made["game"])
    chosen(client, session, "die:gray4@ra", "temple:r3c3/0")
    for path in ("", "?seat=0", "?seat=1"):
        assert said(client.other(), session.id, path) == ""
        assert said(client.other(), session.id, f"/better{path}") == ""


def test_at_one_device_only_its_present_player_gets_advice(client: Client) -> None:
    made = client.begin(save=a_costly_turn().save(), seats=["me", "me"])
    assert said(client, made["game"]) == ""
    assert said(client, made["game"], "?seat=1") == ""
    assert said(client, made["game"], "?seat=0").startswith("Take one die")


def test_a_waiting_player_gets_no_advice(client: Client) -> None:
    game = a_costly_turn()
    made = client.begin(save=game.save(), seats=["friend", "me"])
    assert said(client, made["game"]) == ""


def test_the_coach_speaks_the_language_of_the_page(client: Client) -> None:
    made = client.begin(save=a_costly_turn().save(), seats=["me", "greedy"])
    other = client.get(f"/games/{made['game']}/coach", {"Accept-Language": "ko"})
    assert "주사위를 하나 가져와" in other.text
