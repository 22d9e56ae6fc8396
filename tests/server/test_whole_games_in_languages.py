"""Whole games on the wire in each language: nothing raw, nothing in another language."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from tekhenu import Automas, Game, Settings, TimeOfSeth
from tekhenu.server.config import ServerConfig
from tekhenu.text import languages
from tests.text.vocabulary import check_all

from .client import Client, serving

EVERY = 8  # choices after which the table is read
SOME = 8  # moments of a game that is read in all languages
EXPANSION = {
    "automas": Settings(solo=Automas(2, difficulty=4)),
    "seth": Settings(players=2, expansion=TimeOfSeth()),
}
READ_OUT = (
    *("aria-label", "title", "alt", "placeholder", "data-title", "data-tip", "data-short"),
    *("data-late", "data-refused", "data-hint-played", "data-failed", "data-kept", "data-no-token"),
    *("data-auto", "data-light", "data-dark", "data-play", "data-pause", "data-found"),
)
UNREAD = {"script", "style", "time", "code", "option"}
WITHOUT_END = {"meta", "link", "input", "br", "path", "use", "circle", "rect", "line", "stop"}
PAGES = ("/", "/help", "/help/cards", "/about")
LOST = ("/nowhere", "/games/nothing", "/join/nothing", "/language/xx")


class Reader(HTMLParser):
    """A parser of the texts for readers and screen readers, without names of other languages."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = [("", False)]
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        foreign = "hreflang" in found or tag in UNREAD or "data-name" in found
        if not foreign:
            self.texts += [value for name in READ_OUT if (value := found.get(name))]
        if tag not in WITHOUT_END:
            self._open.append((tag, foreign or self._open[-1][1]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        depth = len(self._open)
        self.handle_starttag(tag, attrs)
        del self._open[depth:]

    def handle_endtag(self, tag: str) -> None:
        while len(self._open) > 1 and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._open[-1][1]:
            self.texts.append(" ".join(data.split()))


def read(client: Client, path: str, lang: str) -> None:
    answer = client.get(path, headers={"Accept-Language": lang})
    texts = Reader(answer.text).texts
    assert texts
    check_all(lang, texts, path)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("languages")
    config = ServerConfig(
        database=f"sqlite:///{folder}/games.sqlite", limits=None, pace=0, workers=1
    )
    with serving(config) as client:
        yield client


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", PAGES + LOST)
def test_the_pages(client: Client, path: str, lang: str) -> None:
    read(client, path, lang)


@pytest.mark.parametrize("lang", languages())
def test_a_whole_solo_game(client: Client, lang: str) -> None:
    game = client.begin(solo=True, seed=lang, difficulty="hard")["game"]
    play_through(client, game, lang)


def play_through(client: Client, game: str, lang: str) -> None:
    """Play random choices; read the table sometimes, the log and the end completely."""
    rng = Random(lang)
    choices = 0
    read(client, f"/join/{game}", lang)
    while not (current := client.decision(game, 0))["over"]:
        if choices % EVERY == 0:
            read(client, f"/games/{game}/table", lang)
        kind, option = "choose", None
        if current["draft"]["must_confirm"]:
            kind = "confirm"
        else:
            option = rng.choice(current["decision"]["options"])
        answer = client.enter(game, current["sequence"] + 1, kind, option, 0)
        assert answer.status_code == 200, answer.text
        choices += 1
    read(client, f"/games/{game}", lang)
    read(client, f"/games/{game}/replay", lang)
    read(client, f"/games/{game}/boards/1", lang)


@pytest.fixture(scope="module", params=EXPANSION)
def tables(request: pytest.FixtureRequest, client: Client) -> list[str]:
    """Return positions of a random game as tables of the server, the end last."""
    game, rng = Game.new(EXPANSION[request.param], 7), Random(7)
    saves = [game.save()]
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        saves.append(game.save())
    shown = [saves[len(saves) * moment // SOME] for moment in range(SOME)]
    return [client.begin(save=save)["game"] for save in [*shown, saves[-1]]]


@pytest.mark.parametrize("lang", languages())
def test_whole_games_with_time_of_seth(client: Client, tables: list[str], lang: str) -> None:
    *moments, end = tables
    for game in moments:
        read(client, f"/games/{game}/table", lang)
        read_answers(client, game, lang)
    for page in ("", "/replay", f"/replay?step={EVERY}", "/boards/0", "/boards/1"):
        read(client, f"/games/{end}{page}", lang)
    read(client, "/", lang)


def read_answers(client: Client, game: str, lang: str) -> None:
    """Read all options, reasons and explanations of the API."""
    seat = client.decision(game, 0)["decision"]["player"]
    text = client.get(f"/api/games/{game}/decision?seat={seat}&lang={lang}").json()["text"]
    said = [text["question"], *text["options"].values(), *text["blocked"].values(), *text["names"]]
    for line in text["log"]:
        said += [line["text"], *line["why"]]
    check_all(lang, said, game)
