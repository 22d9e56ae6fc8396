"""Results of games: stored once, shown in lists, with best results by opponents."""

import re
from dataclasses import replace

import pytest
from sqlalchemy import text

from tekhenu import Automas, Botankhamun, Game, Settings
from tekhenu.agents import policy
from tekhenu.games.records import BestResult, NotedResult, SeatRecord
from tekhenu.games.results import Opponents, results_of
from tekhenu.server.storage import Store
from tekhenu.server.storage.engine import HEAD
from tekhenu.server.storage.readiness import OTHER_TABLES
from tekhenu.text import languages

from .client import Client, serving
from .conftest import without_limits
from .test_storage import back_to, new_game

SOLO = Settings(solo=Botankhamun("hard"))
EASY, GREEDY = "botankhamun/easy/", "greedy//"


@pytest.fixture(scope="module")
def last_choice() -> Game:
    """Return a game against Botankhamun before the last choice of all."""
    game = Game.new(SOLO, 3)
    while True:
        assert game.decision is not None
        after = game.copy()
        after.play(policy.favorite(game.table, game.decision))
        if after.over:
            return game
        game = after


def end(client: Client, game: Game) -> str:
    """Go on with it on the server to its end; as if it had been dealt there."""
    made = client.begin(save=game.save(), seats=["me"], name="Ada")["game"]
    while not (current := client.decision(made, 0))["over"]:
        option = current["decision"]["options"][-1]
        assert client.enter(made, current["sequence"] + 1, "play", option).status_code == 200
    with client.service.store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET deal = 'secret'"))
    return str(made)


def test_who_is_as_hard_to_beat_has_the_same_key() -> None:
    kinds = ["human", "search:1s", "greedy"]
    three = Settings(players=3)
    assert Opponents.of(three, kinds, 0).key == "greedy,search:1s//"
    assert Opponents.of(three, kinds, 1).key == "greedy,human//"
    assert Opponents.of(SOLO, ["human", "botankhamun"], 0).key == "botankhamun/hard/"
    automas = Settings(solo=Automas(2, difficulty=3))
    against = Opponents.of(automas, ["human", "automa", "automa"], 0)
    assert against.key == "automa,automa/3/"
    assert Opponents.read(against.key) == against


def test_results_contain_places_and_leads(last_choice: Game) -> None:
    game = last_choice.copy()
    assert game.decision is not None
    game.play(game.decision.options[-1])
    one, other = results_of(game, ["human", "botankhamun"])
    assert (one.seat, other.seat) == (0, 1)
    assert {one.place, other.place} == {1, 2}
    assert one.lead == one.vp - other.vp == -other.lead
    assert [one.vp, other.vp] == [player.vp for player in game.state.players]


def test_the_best_of_a_person_against_each_opponent(store: Store) -> None:
    ada, bo = store.add_person("1" * 64), store.add_person("2" * 64)
    ended = [
        ("a", ada, "secret", NotedResult(0, 80, 2, -4, EASY)),
        ("b", ada, "saved", NotedResult(0, 75, 1, 9, EASY)),
        ("c", ada, "save", NotedResult(0, 200, 1, 90, EASY)),
        ("d", ada, "secret", NotedResult(0, 60, 1, 1, GREEDY)),
        ("e", bo, "secret", NotedResult(0, 99, 1, 50, EASY)),
    ]
    for letter, person, deal, result in ended:
        store.create(replace(new_game(letter * 12, person), deal=deal))
        store.finish(letter * 12, 16, [result, replace(result, seat=1, vp=300)])
        store.finish(letter * 12, 16, [replace(result, vp=1)])  # another process was faster
    assert store.best_results(ada) == [
        BestResult(EASY, 2, 1, 80, 9),
        BestResult(GREEDY, 1, 1, 60, 1),
    ]


def test_lists_read_what_was_noted(store: Store) -> None:
    person = store.add_person("1" * 64)
    store.create(new_game("a" * 12, person))
    store.create(new_game("b" * 12, person))
    result = NotedResult(0, 80, 2, -4, GREEDY)
    store.finish("b" * 12, 16, [result])
    ended = store.ended_games(["a" * 12, "b" * 12, "c" * 12])
    assert list(ended) == ["b" * 12]
    game = ended["b" * 12]
    assert (game.results, game.rounds) == ([result], 16)
    assert game.holders == {(person, 0)}
    assert game.seats[0] == SeatRecord(0, "human", "Ada", token=f"token of {'b' * 12}")
    assert store.ended_games([]) == {}


def test_a_database_of_an_earlier_version_learns_of_results(store: Store) -> None:
    store.create(new_game("a" * 12))
    store.finish("a" * 12, 16, [])
    back_to("0004", store)
    assert store.readiness.obstacle() == OTHER_TABLES
    store.migrate()
    with store.engine.connect() as connection:
        version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    found = store.game("a" * 12)
    assert version == HEAD
    assert found is not None and not found.noted and found.finished is not None


def test_a_finished_game_is_listed_with_its_result(database: str, last_choice: Game) -> None:
    with serving(without_limits(database)) as client:
        game = end(client, last_choice)
        seen = [client.get(path).json() for path in ("/api/games", f"/api/games/{game}")]
        (row,) = seen[0]["mine"]
        ranking = seen[1]["ranking"]
        assert [result["vp"] for result in sorted(row["results"], key=lambda r: r["place"])] == [
            rank["vp"] for rank in ranking
        ]
        assert row["results"][0]["against"] == "botankhamun/hard/"
        (best,) = seen[0]["best"]
        assert (best["kinds"], best["difficulty"], best["games"]) == (["botankhamun"], "hard", 1)
        assert best["vp"] == row["results"][0]["vp"]
        cookies = client.http.cookies
        assert client.other().get("/api/games").json() == {"mine": [], "listed": [], "best": []}
    with serving(without_limits(database)) as again:
        again.http.cookies = cookies
        assert again.get("/api/games").json() == seen[0]
        assert again.service.games.count_sessions() == 0, "the game was played again for the list"


def test_an_earlier_game_is_noted_when_it_is_looked_at(sqlite: str, last_choice: Game) -> None:
    with serving(without_limits(sqlite)) as client:
        end(client, last_choice)
        seen, cookies = client.get("/api/games").json(), client.http.cookies
        with client.service.store.engine.begin() as connection:
            connection.execute(text("DELETE FROM results"))
            connection.execute(text("UPDATE games SET rounds = NULL"))
    with serving(without_limits(sqlite)) as again:
        again.http.cookies = cookies
        assert again.get("/api/games").json()["mine"] == seen["mine"]
        assert again.get("/api/games").json() == seen


def test_the_home_page_shows_results(only_client: Client, last_choice: Game) -> None:
    game = end(only_client, last_choice)
    result = only_client.get("/api/games").json()["mine"][0]["results"][0]
    for lang in languages():
        page = only_client.get("/", {"accept-language": lang}).text
        (row,) = re.findall(rf'<li><a class="sheet" href="/games/{game}">.*?</li>', page)
        assert f"{result['vp']}" in row and "Ada" in row
    page = only_client.get("/", {"accept-language": "en"}).text
    assert "Botankhamun · Hard" in page
    sign = f"{result['lead']:+d}".replace("-", "−")
    assert f"<td>{result['vp']}</td><td>{sign}</td>" in page
