"""Tests of pages without a browser, which show all options and no secrets."""

import re
from collections.abc import Iterator
from functools import cached_property
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu import Game, Settings
from tekhenu.agents.agent import SeatView
from tekhenu.agents.greedy import GreedyAgent
from tekhenu.agents.ladder import NAMES
from tekhenu.server.config import ServerConfig
from tekhenu.text import catalog, languages

from .client import SAME_SITE, Client, serving

FIRST_PAINT = 300_000  # bytes


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("pages")
    config = ServerConfig(
        database=f"sqlite:///{folder}/games.sqlite", limits=None, pace=0, workers=1
    )
    with serving(config) as client:
        yield client


class Page:
    """The attributes of every element, and the text that is seen."""

    def __init__(self, html: str) -> None:
        self.html = html

    @cached_property
    def elements(self) -> list[tuple[str, dict[str, str]]]:
        return Elements(self.html).found

    def all(self, attribute: str) -> list[str]:
        """Find all matches without parsing the page, which would take longer than rendering it."""
        return [unescape(value) for value in re.findall(rf'\s{attribute}="([^"]*)"', self.html)]

    def first(self, attribute: str) -> str:
        return self.all(attribute)[0]


class Elements(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)


def table(client: Client, game: str, seat: int | None = None, part: str = "") -> Page:
    query = "" if seat is None else f"?seat={seat}"
    answer = client.get(f"/games/{game}{part}{query}")
    assert answer.status_code == 200, answer.text
    return Page(answer.text)


def greedy_choice(client: Client, game: str, seat: int) -> str:
    journal = client.service.session(game).journal
    now, rng = journal.game_for(seat), Random(journal.sequence)
    assert now.decision is not None
    return str(GreedyAgent().choose(SeatView(now, seat), now.decision, rng))


def play_on(client: Client, game: str, seat: int, choices: int, *, greedy: bool = True) -> None:
    """Choose what `greedy` would choose, or else what is offered last."""
    for _ in range(choices):
        current = client.decision(game, seat)
        if current["over"] or current["decision"]["player"] != seat:
            return
        if current["draft"]["must_confirm"]:
            answer = client.enter(game, current["sequence"] + 1, "confirm", seat=seat)
        else:
            option = current["decision"]["options"][-1]
            if greedy:
                option = greedy_choice(client, game, seat)
            answer = client.enter(game, current["sequence"] + 1, "choose", option, seat)
        assert answer.status_code == 200, answer.text


def test_home_offers_games_to_start(client: Client) -> None:
    page = Page(client.other().get("/").text)
    assert {"solo", "multi"} <= set(page.all("data-new"))


@pytest.mark.parametrize("lang", languages())
def test_every_seat_can_be_a_computer_of_five_strengths(client: Client, lang: str) -> None:
    page = client.other().get("/", headers={"accept-language": lang}).text
    for seat in range(4):
        assert page.count(f'name="strength-{seat}"') == len(NAMES)
    assert page.count('<option value="ladder"') == 4
    for name in NAMES:
        assert page.count(f'href="#face-{name}"') == 4
        assert catalog(lang).say("strength-means", strength=name) in page


def test_a_strength_has_its_name_and_face_at_the_table(client: Client) -> None:
    game = client.begin(seats=["me", "ladder:4", "vizier"], players=3, seed=3)["game"]
    shown = client.get(f"/games/{game}/seats").text
    assert shown.count('href="#face-vizier"') == 2
    assert "<b>Vizier</b>" in shown and "<b>Vizier 2</b>" in shown


def test_my_games_are_on_the_home_page_and_listed_ones_on_everybodys(client: Client) -> None:
    mine = client.begin(solo=True)["game"]
    listed = client.begin(solo=True, listed=True)["game"]
    own = client.get("/").text
    other = client.other().get("/").text
    assert mine in own and listed in own
    assert mine not in other and listed in other


BASE = {"die", "take", "action", "pay", "confirm", "starting"}


@pytest.mark.parametrize(
    ("wish", "kinds"),
    [
        ({"solo": True, "seed": 3}, BASE),
        (
            {"solo": "automa", "automas": 2, "difficulty": 4, "seed": 8},
            BASE | {"cultist", "conquest", "artifact", "service"},
        ),
    ],
    ids=["botankhamun", "automas"],
)
def test_every_option_of_every_decision_is_on_the_page(
    client: Client, wish: dict[str, Any], kinds: set[str]
) -> None:
    game = client.begin(**wish)["game"]
    seen = set()
    for _ in range(250):
        current = client.decision(game, 0)
        if current["over"]:
            break
        page = table(client, game, part="/table")
        assert page.first("data-sequence") == str(current["sequence"])
        offered = set(page.all("data-option"))
        decision = current["decision"]
        assert offered == set(decision["options"]), decision["kind"]
        seen.add(decision["kind"])
        play_on(client, game, 0, 1)
    assert current["over"]
    assert kinds <= seen


def test_the_end_shows_the_ranking(client: Client) -> None:
    game = client.begin(solo=True, seed=4)["game"]
    play_on(client, game, 0, 400)
    answer = client.get(f"/api/games/{game}").json()
    page = table(client, game)
    assert answer["over"]
    assert 'id="final"' in page.html
    for row in answer["ranking"]:
        assert f"<td>{row['vp']}</td>" in page.html


def test_a_die_previews_its_actions(client: Client) -> None:
    game = client.begin(solo=True, seed=5)["game"]
    while client.decision(game, 0)["decision"]["kind"] != "die":
        play_on(client, game, 0, 1)
    page = table(client, game)
    dice = {option for option in page.all("data-option") if option.startswith("die:")}
    shown = re.findall(r'id="preview-die-\d+"[^>]*><p>([^<]+)</p><ul>(.+?)</ul>', page.html)
    assert len(shown) >= len(dice) > 0
    for weight, actions in shown:
        assert "weigh" in weight or "Forbidden" in weight
        assert actions.count("<li") >= 1


def test_looking_at_dice_changes_nothing(client: Client) -> None:
    game = client.begin(solo=True, seed=6)["game"]
    while client.decision(game, 0)["decision"]["kind"] != "die":
        play_on(client, game, 0, 1)
    before = client.get(f"/api/games/{game}/view?seat=0").json()
    first, second = table(client, game), table(client, game)
    assert client.get(f"/api/games/{game}/view?seat=0").json() == before
    assert first.html == second.html


def test_a_spectator_may_choose_nothing(client: Client) -> None:
    game = client.begin(solo=True)["game"]
    page = table(client.other(), game)
    assert not page.all("data-option") and not page.all("data-entry")
    assert page.first("data-seat") == ""


def test_between_people_at_one_device_nobodys_secrets_are_shown(client: Client) -> None:
    game = client.begin(players=2, seats=["me", "me"], seed=7)["game"]
    options = client.decision(game, 0)["decision"]["options"]
    covered = table(client, game)
    assert not covered.all("data-option")
    assert not any(option.removeprefix("keep:") in covered.html for option in options)
    assert set(table(client, game, seat=0).all("data-option")) == set(options)
    assert not table(client, game, seat=1).all("data-option")


def test_links_for_friends_are_shown_to_the_inviter_until_taken(client: Client) -> None:
    made = client.begin(players=2, seats=["me", "friend"])
    game, friend = made["game"], made["seats"][1]
    assert friend["link"] in table(client, game).html
    other = client.other()
    assert friend["token"] not in table(other, game).html
    other.post(f"/api/games/{game}/seats/claim", {"token": friend["token"], "name": "Hor"})
    assert friend["token"] not in table(client, game).html
    assert friend["token"] not in table(other, game).html


def test_names_are_no_markup(client: Client) -> None:
    name = "<b>&\"'"
    game = client.begin(players=2, seats=["me", "greedy"], name=name)["game"]
    for path in ("", "/table", "/replay", "/boards/0"):
        html = client.get(f"/games/{game}{path}").text
        assert "<b>&" not in html
        assert "&lt;b&gt;&amp;" in html


def test_replay_shows_any_step_as_its_viewer_may_see_it(client: Client) -> None:
    game = client.begin(players=2, seats=["me", "me"], seed=8)["game"]
    for seat in (0, 1):
        play_on(client, game, seat, 2)
    page = Page(client.get(f"/games/{game}/replay?step=1").text)
    assert page.first("data-step") == "1"
    assert page.first("data-steps") == "2"
    assert not re.search(r"keep:|D\d\d", page.html)
    far = Page(client.get(f"/games/{game}/replay?step=999").text)
    assert far.first("data-step") == far.first("data-steps")


def test_a_step_of_a_replay_is_the_page_without_its_log(client: Client) -> None:
    """The log is the same at every step; the table says which line is current."""
    game = client.begin(solo=True, seed=8)["game"]
    play_on(client, game, 0, 12)
    for step in (0, 2, 5):
        whole = client.get(f"/games/{game}/replay?step={step}").text
        piece = client.get(f"/games/{game}/replay/table?step={step}").text
        before, after = piece.split('<div id="lines" data-kept></div>')
        assert before in whole and after.rstrip() in whole
        here = [e["id"] for _, e in Page(whole).elements if "here" in e.get("class", "").split()]
        assert here == [Page(piece).first("data-here")]
        assert "log-" in here[0] and 'id="log-' not in piece


def test_a_game_begun_at_a_position_has_a_replay_before_anything_has_happened(
    client: Client,
) -> None:
    begun = Game.at(Game.new(Settings(players=2), 1).state)
    game = client.begin(save=begun.save(), seats=["me", "me"])["game"]
    page = Page(client.get(f"/games/{game}/replay").text)
    assert (page.first("data-steps"), page.first("data-here")) == ("0", "")


@pytest.mark.parametrize("path", ["/", "/games/{}", "/games/{}/replay", "/join/{}", "/help"])
def test_pages_need_neither_inline_script_nor_style_nor_other_hosts(
    client: Client, path: str
) -> None:
    game = client.begin(solo=True, seed=9)["game"]
    play_on(client, game, 0, 20)
    page = Page(client.get(path.format(game)).text)
    for tag, attributes in page.elements:
        assert tag != "style"
        assert tag != "script" or attributes["src"].startswith("/static/")
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
        for link in ("src", "href"):
            assert not attributes.get(link, "").startswith(("http:", "https:", "//"))


def test_ids_are_unique(client: Client) -> None:
    game = client.begin(players=4, seats=["me", "greedy", "greedy", "greedy"], seed=10)["game"]
    play_on(client, game, 0, 1)
    ids = table(client, game).all("id")
    assert sorted(set(ids)) == sorted(ids)


def test_the_first_paint_is_light(client: Client) -> None:
    game = client.begin(players=2, seats=["me", "me"], seed=11)["game"]
    for seat in [0, 1] * 40:
        play_on(client, game, seat, 4)
    total, seen = 0, set()
    wanted = [f"/games/{game}?seat=0"]
    while wanted:
        path = wanted.pop()
        if path in seen:
            continue
        seen.add(path)
        compressed = {"Accept-Encoding": "gzip"}
        with client.http.stream("GET", path, headers=compressed) as answer:
            answer.read()
            assert answer.status_code == 200, path
            total += int(answer.headers["content-length"])
        text = answer.text
        wanted += re.findall(r'(?:src|href)="(/static/[^"]+)"', text)
        wanted += [f"/static/{name}" for name in re.findall(r'(?:from|import) "\./([^"]+)"', text)]
    assert total < FIRST_PAINT
    assert len(seen) > 8


def test_the_page_in_answer_to_a_choice_is_compressed(client: Client) -> None:
    game = client.begin(players=2, seats=["me", "me"], seed=11)["game"]
    asked = client.decision(game, 0)
    entry = {"sequence": 1, "kind": "choose", "option": asked["decision"]["options"][0], "seat": 0}
    headers = {**SAME_SITE, "Accept": "text/html", "Accept-Encoding": "gzip"}
    answer = client.post(f"/api/games/{game}/entries", entry, headers)
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.text) / 3
    assert Page(answer.text).first("data-have")


def test_what_a_page_shows_already_is_not_sent_again(client: Client) -> None:
    """Lines of the log, parts of the board and pieces of them; with another token, everything."""
    game = client.begin(solo="botankhamun", seed=12)["game"]
    play_on(client, game, 0, 32, greedy=False)
    path = f"/games/{game}/table?seat=0"
    whole = client.get(path, headers={"X-Have": "another"}).text
    have = Page(whole).first("data-have")
    play_on(client, game, 0, 1, greedy=False)
    rest = client.get(path, headers={"X-Have": have}).text
    lines = set(re.findall(r'<li id="(log-[0-9]+)"', whole))
    kept = set(re.findall(r'<li id="(log-[0-9]+)" data-kept></li>', rest))
    assert "data-kept></li>" not in whole and "data-kept></g>" not in whole
    assert "data-kept></g>" in rest  # pieces of a part that has changed
    assert len(lines) > 3
    assert kept <= lines
    assert len(lines - kept) <= 1
    assert len(rest) < len(whole) / 2


def test_what_is_not_there_is_said_on_a_page(client: Client) -> None:
    for path in ("/games/nothing", "/static/nothing.js", "/static/..%2Fpages.py", "/nowhere"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "text/html" in answer.headers["content-type"]


@pytest.mark.parametrize(
    ("former", "new"),
    [
        ("/box", "/editions"),
        ("/box/abc/temple?game=x", "/editions/abc/temple?game=x"),
        ("/standing?table=a", "/position-editor?table=a"),
        ("/api/standing/dice?text=y4", "/api/position-editor/dice?text=y4"),
        ("/box//example.org", "/editions//example.org"),
    ],
)
def test_former_urls_redirect(client: Client, former: str, new: str) -> None:
    answer = client.get(former)
    assert (answer.status_code, answer.headers["location"]) == (308, new)


def test_a_post_to_a_former_url_keeps_its_method(client: Client) -> None:
    answer = client.post("/api/standing/part", {})
    assert answer.status_code == 308  # which forbids a change of the method
    assert answer.headers["location"] == "/api/position-editor/part"
