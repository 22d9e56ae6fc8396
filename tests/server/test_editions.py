"""Editions of owners: kept on the server, changed value by value, down and up as files."""

import threading
from operator import methodcaller
from typing import Any

import pytest

from tekhenu.components import load
from tekhenu.components.drafts import EditionDraft, edition_parts, replaceable
from tekhenu.components.loading import plain_values
from tekhenu.games.records import NotedResult
from tekhenu.server.storage import Store, TooManyEditions
from tekhenu.server.storage.editions import MAX_EDITIONS

from .client import AS_PAGE, SAME_SITE, Client, bearer

USUAL = plain_values(load())
NEW = EditionDraft("Box", {})


def owner(store: Store, name: str = "a") -> int:
    return store.add_person(name * 64)


def test_editions_are_kept_by_person(store: Store) -> None:
    mine, others = owner(store), owner(store, "b")
    draft = NEW.with_values({"statues.costs.1": 1, "ra.points.left": 1, "name": "Königin ☥"})
    store.editions.add(mine, "first", draft)
    store.editions.add(mine, "second", NEW)
    found = store.editions.get(mine, "first")
    assert found is not None
    assert found.draft == draft
    assert found.changed.tzinfo is not None
    assert store.editions.get(others, "first") is None
    assert store.editions.of(others) == []
    assert not store.editions.remove(others, "first")
    store.editions.change(mine, "first", lambda there: there.with_values({"statues.costs.2": 5}))
    assert [record.id for record in store.editions.of(mine)] == ["first", "second"]
    assert store.editions.remove(mine, "first")
    assert [record.id for record in store.editions.of(mine)] == ["second"]
    assert store.editions.change(mine, "first", lambda there: there) is None


def test_what_many_change_at_once_all_stays(store: Store) -> None:
    mine = owner(store)
    store.editions.add(mine, "box", NEW)
    paths = replaceable()[:24]

    def check(some: tuple[str, ...]) -> None:
        for path in some:
            checked = methodcaller("with_values", {path: USUAL[path]})
            store.editions.change(mine, "box", checked)

    threads = [threading.Thread(target=check, args=[paths[n::4]]) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = store.editions.get(mine, "box")
    assert found is not None
    assert tuple(found.draft.given) == paths


def test_nobody_keeps_any_number_of_editions(store: Store) -> None:
    mine = owner(store)
    for number in range(MAX_EDITIONS):
        store.editions.add(mine, f"box {number}", NEW)
    with pytest.raises(TooManyEditions):
        store.editions.add(mine, "one more", NEW)
    assert len(store.editions.of(mine)) == MAX_EDITIONS


def begun(client: Client, **wish: Any) -> str:
    answer = client.post("/api/editions", {"name": "Box", **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["edition"])


def test_an_edition_goes_down_and_comes_up_again_as_it_was(client: Client) -> None:
    edition = begun(client)
    values = {"statues.costs.1": 1, "pillars.P01.edges": "r r r r", "ra.points.left": 1}
    answer = client.patch(f"/api/editions/{edition}", {"values": values}).json()
    assert answer["given"] == values
    assert answer["checked"] == 3
    assert answer["problems"][0].startswith("ra.points: the tiles score 1, 2, 1 VP")
    file = client.get(f"/api/editions/{edition}/file")
    assert file.headers["content-disposition"] == 'attachment; filename="box.toml"'
    again = begun(client.other(), file=file.text, name=None)
    assert again != edition
    other = begun(client, file=file.text)
    assert client.get(f"/api/editions/{other}").json()["given"] == values
    assert client.get(f"/api/editions/{other}/file").text == file.text
    listed = client.get("/api/editions").json()["editions"]
    assert [one["edition"] for one in listed] == [other, edition]


def test_what_is_wrong_is_said_and_nothing_is_lost(client: Client) -> None:
    edition = begun(client, file='name = "Box"\n[statues.costs]\n2 = 3\n')
    before = client.get(f"/api/editions/{edition}").json()
    bad = {"statues.costs.1": 2, "temple.rewards.r1.c1": "2 blood", "start.vp": 11}
    answer = client.patch(f"/api/editions/{edition}", {"values": bad})
    assert answer.status_code == 422
    assert [problem.split(":")[0] for problem in answer.json()["problems"]] == [
        "temple.rewards.r1.c1",
        "start.vp",
    ]
    assert client.patch(f"/api/editions/{edition}", {"name": ""}).status_code == 422
    assert client.get(f"/api/editions/{edition}").json() == before
    for text in ("", "name = ", "x = " + "[\n" * 10_000, 'name = "A"\nx = 1', "name = 1"):
        refused = client.post("/api/editions", {"file": text})
        assert refused.status_code == 422, text[:20]
        assert refused.json()["problems"]
    assert client.post("/api/editions", {"file": "#\n" * 15_001}).status_code == 413
    assert len(client.get("/api/editions").json()["editions"]) == 1


def test_a_key_of_many_parts_is_refused_for_the_length_of_its_line(client: Client) -> None:
    answer = client.post("/api/editions", {"file": 'name = "x"\n' + "a." * 10_000 + "b = 1"})
    assert answer.status_code == 422
    problem = "line 2: 20,005 characters in a line, expected at most 1,000"
    assert answer.json()["problems"] == [problem]


def test_a_number_of_any_length_is_refused_like_other_mistakes(client: Client) -> None:
    answer = client.post("/api/editions", {"file": f'name = "x"\nx = {"9" * 4_301}'})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-edition")


@pytest.mark.parametrize(
    ("lang", "value", "dice", "file"),
    [
        ("en", "D01: symbol: found", "27 dice in all", "statues.costs.1: found 12"),
        (
            "fr",
            'D01\u00a0: symbole\u00a0: "<>" au lieu d’un mot',
            "27 dés en tout",
            "statues.costs.1\u00a0: 12 au lieu d’un nombre",
        ),
        ("pl", "D01: symbol: wpisano", "Razem 27 kości", "statues.costs.1: wpisano 12"),
        ("ko", "D01: 표식: 입력", "주사위가 모두 27개", "statues.costs.1: 입력: 12"),
    ],
)
def test_problems_are_described_in_the_language_of_the_owner(
    client: Client, lang: str, value: str, dice: str, file: str
) -> None:
    """Values have names on pages, and key paths in files and for programs."""
    client.get(f"/language/{lang}")
    edition = begun(client, file='name = "Box"\ndice.count.gray = 7\n')
    page = client.get(f"/editions/{edition}/wheel").text
    assert dice in page
    assert "dice.count:" not in page
    assert '<span lang="en">' not in page
    (together,) = client.get(f"/api/editions/{edition}").json()["problems"]
    assert together.startswith("dice.count")
    assert dice.lower() in together
    refused = client.patch(f"/api/editions/{edition}", {"values": {"decrees.D01.symbol": "<>"}})
    assert value in refused.json()["message"]
    assert refused.json()["problems"][0].startswith("decrees.D01.symbol")
    uploaded = client.post("/api/editions", {"file": 'name = "A"\nstatues.costs.1 = 12\n'}).json()
    assert file in uploaded["message"]
    assert uploaded["problems"][0].startswith(file)


def test_an_edition_is_its_owners(client: Client) -> None:
    edition = begun(client)
    stranger = client.other()
    assert stranger.get(f"/api/editions/{edition}").status_code == 404
    assert stranger.get(f"/api/editions/{edition}/file").status_code == 404
    assert stranger.patch(f"/api/editions/{edition}", {"name": "Mine"}).status_code == 404
    assert stranger.http.delete(f"/api/editions/{edition}", headers=SAME_SITE).status_code == 404
    assert stranger.get(f"/editions/{edition}").status_code == 404
    game = client.begin(players=2, seats=["me", "greedy"])
    program = bearer(game["seats"][0]["token"])
    assert client.get(f"/api/editions/{edition}", program).status_code == 404
    assert client.http.delete(f"/api/editions/{edition}", headers=SAME_SITE).status_code == 200
    assert client.get("/api/editions").json() == {"editions": []}


def test_one_has_no_more_than_the_server_keeps(client: Client) -> None:
    for _ in range(MAX_EDITIONS):
        begun(client)
    answer = client.post("/api/editions", {"name": "One more"})
    assert (answer.status_code, answer.json()["error"]) == (409, "too-many-editions")


def test_every_part_is_drawn_with_every_value_to_be_touched(client: Client) -> None:
    """Parts are drawn even if their values contradict each other."""
    edition = begun(client, file='name = "Box"\nra.points.left = 1\ndice.count.gray = 26\n')
    assert client.get(f"/editions/{edition}").headers["location"] == f"/editions/{edition}/pillars"
    for part in edition_parts():
        page = client.get(f"/editions/{edition}/{part.name}").text
        for path in part.paths:
            assert page.count(f'data-value="{path}"') in (1, 2), path
    assert client.get(f"/editions/{edition}/nothing").status_code == 404


def test_a_change_is_answered_with_the_part(client: Client) -> None:
    edition = begun(client)
    change = {"values": {"decrees.D01.symbol": "cat"}}
    path = f"/api/editions/{edition}?part=decrees"
    page = client.patch(path, change, AS_PAGE).text
    assert page.startswith('<div id="edition"')
    assert "1 of 376 values checked" in page
    for lang in ("fr", "pl", "ko"):
        client.get(f"/language/{lang}")
        assert "cat" in client.get(f"/editions/{edition}/decrees").text


def test_what_an_earlier_version_kept_and_nobody_knows_is_left_out(store: Store) -> None:
    mine = owner(store)
    odd = EditionDraft("Box", {"statues.costs.1": 2, "statues.costs.7": 2, "dice.count.gray": "x"})
    store.editions.add(mine, "box", odd)
    found = store.editions.get(mine, "box")
    assert found is not None
    assert found.draft.given == {"statues.costs.1": 2}


def test_a_game_is_played_with_an_edition_of_its_creator(client: Client) -> None:
    values = {"statues.costs.1": 7, "decrees.D01.symbol": "cat", "temple.rewards.r1.c1": "9 gold"}
    edition = begun(client)
    client.patch(f"/api/editions/{edition}", {"values": {**values, "statues.costs.2": 1}})
    game = client.begin(solo="botankhamun", edition=edition)["game"]
    assert client.get(f"/api/games/{game}").json()["settings"]["edition"] == {
        "name": "Box",
        **values,
    }
    said = "Edition “Box” (4 of 223 values checked)"
    assert said in client.get("/").text
    assert said in client.get(f"/games/{game}").text
    assert client.get("/api/games").json()["mine"][0]["edition"] == "Box"
    client.patch(f"/api/editions/{edition}", {"values": {"statues.costs.1": 8}, "name": "Other"})
    client.http.delete(f"/api/editions/{edition}", headers=SAME_SITE)
    assert client.get(f"/api/games/{game}").json()["settings"]["edition"]["statues.costs.1"] == 7
    again = client.begin(solo="botankhamun", edition_of=game)["game"]
    assert said in client.get(f"/games/{again}").text
    save = client.get(f"/api/games/{game}/save").text
    loaded = client.begin(save=save)["game"]
    assert "Edition “Box”" in client.get(f"/games/{loaded}").text


def test_a_real_table_shows_its_edition(client: Client) -> None:
    """The companion's page and the position editor show the edition."""
    edition = begun(client)
    client.patch(f"/api/editions/{edition}", {"values": {"statues.costs.1": 7}})
    wish = {"solo": "botankhamun", "chance": "table", "edition": edition}
    said = "Edition “Box” (1 of 223 values checked)"
    assert said in client.post("/api/position-editor/part", {"wish": wish}).text
    url = client.begin(**wish)["url"]
    assert url.endswith("/companion")
    assert said in client.get(url).text
    assert "Edition" not in client.get(client.begin(solo=True, chance="table")["url"]).text


def test_the_help_of_a_game_has_its_values(client: Client) -> None:
    values = {"statues.costs.6": 9, "decrees.D01.symbol": "cat", "pillars.P01.cost": "7 granite"}
    edition = begun(client)
    client.patch(f"/api/editions/{edition}", {"values": values})
    game = client.begin(players=2, seats=["me", "greedy"], edition=edition)["game"]
    table = client.get(f"/games/{game}").text
    assert f'href="/games/{game}/help"' in table
    assert f'data-help="/games/{game}/help"' in table
    cards = client.get(f"/games/{game}/help/cards").text
    assert "Costs 7 Granite" in cards
    assert "Symbol: cat" in cards
    assert "Using the values of the edition “Box.”" in cards
    assert "Costs 7 Granite" not in client.get("/help/cards").text
    rules = client.get(f"/games/{game}/help").text
    assert rules != client.get("/help").text
    assert f'href="/games/{game}/help/cards"' in rules


def test_no_game_is_begun_with_a_contradiction(client: Client) -> None:
    edition = begun(client, file='name = "Box"\nra.points.left = 1\n')
    wish = {"players": 2, "seats": ["me", "greedy"], "edition": edition}
    answer = client.post("/api/games", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-edition")
    assert "the tiles score 1, 2, 1 VP; 1, 2, and 3 VP are needed" in answer.json()["message"]
    assert f'value="{edition}" disabled' in client.get("/").text
    stranger = client.other()
    assert stranger.post("/api/games", wish).json()["error"] == "no-such-edition"


def test_a_finished_game_is_listed_with_its_edition(only_client: Client) -> None:
    edition = begun(only_client, file='name = "Box"\nstatues.costs.1 = 2\n')
    game = only_client.begin(players=2, seats=["greedy", "greedy"], edition=edition)["game"]
    store = only_client.service.store
    store.finish(game, 16, [NotedResult(seat, 10, 1, 0, "greedy//") for seat in (0, 1)])
    assert "Edition “Box” (1 of 201 values checked)" in only_client.get("/").text
