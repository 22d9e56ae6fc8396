"""The help contains all rules, every card, and the provenance of values."""

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser

import httpx
import pytest
from fastapi import FastAPI
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.svg import id_prefix
from tekhenu.components import Edition, from_overrides, load
from tekhenu.lru import LruCache
from tekhenu.presentation.help.blocks import HelpSection
from tekhenu.presentation.help.cards import card_groups
from tekhenu.presentation.help.figures import Gallery
from tekhenu.presentation.help.sections import SECTIONS
from tekhenu.presentation.help.values import values_of
from tekhenu.presentation.help.words import Help
from tekhenu.server.pages import help as help_page
from tekhenu.text import book_note, card_ids, card_text, catalog, languages
from tekhenu.text.catalog import message_files
from tests.text.books import NOTES

from .client import Client

PAGES = ("/help", "/help/cards", "/about")
OWN = {
    "name": "My box",
    "statues.costs.2": 7,
    "horus.bonuses.1": "8 papyrus",
    "building_row.10": "9 vp",
    "ra.points.left": 1,
    "ra.points.right": 3,
    "pillars.P01.cost": "5 limestone, 4 granite",
    "seth.regions.6.vp": 9,
    "seth.conquest.Q08.effect": "7 vp",
}


def page(path: str, edition: Edition | None = None, lang: str = "en") -> str:
    app = FastAPI()
    app.include_router(help_page.router)
    app.state.edition = edition or load()
    app.state.network = None

    async def answer() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path, headers={"Accept-Language": lang})

    answered = asyncio.run(answer())
    assert answered.status_code == 200
    return answered.text


class Reader(HTMLParser):
    """The ids, links, attributes and text of a page."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        self.names |= set(given)
        if (own := given.get("id")) is not None:
            self.ids.append(own)
        if tag == "a" and (address := given.get("href")) is not None:
            self.links.append(address)

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def read(path: str) -> Reader:
    return Reader(page(path))


def messages() -> Iterator[Message]:
    for file in message_files("en"):
        if file.name in ("help.ftl", "seth-help.ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    yield entry


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def test_every_message_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Help.say

    def note(self: Help, key: str, /, **values: str | int) -> str:
        said.add(f"help-{key}")
        return say(self, key, **values)

    monkeypatch.setattr(Help, "say", note)
    monkeypatch.setattr(help_page, "_cache", LruCache(1))
    card_groups.cache_clear()
    own = from_overrides(OWN)
    for path in PAGES:
        page(path, own)
    assert {message.id.name for message in messages()} == said


def test_every_number_of_the_edition_is_said() -> None:
    names = {name.replace("_", "-") for name in values_of(load(), catalog())}
    shown = Variables()
    for message in messages():
        shown.visit(message)
    assert names <= shown.found


def test_every_section_is_on_the_page_and_in_the_contents() -> None:
    rules = read("/help")
    for section in SECTIONS:
        assert section.id in rules.ids
        assert f"#{section.id}" in rules.links
        assert catalog().say(f"help-{section.id}-title") in rules.text


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_every_paragraph_of_a_section_is_on_the_page(section: HelpSection) -> None:
    help_ = Help(load(), "en")
    for block in section.blocks:
        if block.kind in ("text", "bullets", "steps"):
            for name in block.names:
                assert help_.say(name).replace("*", "") in read("/help").text


@pytest.mark.parametrize("card", card_ids(seth=True))
def test_every_card_is_on_its_page(card: str) -> None:
    cards = read("/help/cards")
    assert card in cards.ids
    assert f"#{card}" in cards.links
    assert card_text(card) in cards.text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", ["/help", "/help/cards"])
def test_where_the_printed_book_differs_it_is_said_there(path: str, lang: str) -> None:
    """R4, R11 to R16: at the section or the card it is about; English and Polish need nothing."""
    shown = {
        about: unescape(note) for about, note in re.findall(NOTE, page(path, lang=lang), re.DOTALL)
    }
    cards = set(card_ids(seth=True))
    wanted = [a for a in NOTES.get(lang, ()) if (a in cards) == (path == "/help/cards")]
    assert shown == {about: book_note(about, lang) for about in wanted}


# The last section or card that begins before the note.
NOTE = r'<(?:section|li)[^>]* id="([^"]+)" data-find(?:(?! data-find).)*?<p class="book">(.*?)</p>'


def test_numbers_change_with_the_edition() -> None:
    rules = Reader(page("/help", from_overrides(OWN))).text
    assert re.search(r"the left one\s*1 VP", rules)
    assert re.search(r"the left one\s*3 VP", read("/help").text)
    assert "8 Papyrus" in rules and "8 Papyrus" not in read("/help").text
    assert re.search(r"Granite\s*1\s*7\s*2", rules)
    assert re.search(r"VP\s*0\s*1\s*1\s*3\s*3\s*6\s*6\s*10\s*10\s*19", rules)
    assert (
        "Costs 5 Limestone and 4 Granite" in Reader(page("/help/cards", from_overrides(OWN))).text
    )


def test_the_tables_of_seth_follow_the_edition() -> None:
    usual, own = read("/help").text, Reader(page("/help", from_overrides(OWN))).text
    region = r"6\s*3 soldiers\s*2 Gold\s*{} VP"
    assert re.search(region.format(5), usual) and re.search(region.format(9), own)
    tile = "constructs a Building beside its row or column, they gain {}"
    assert tile.format("2 VP") in usual and tile.format("7 VP") in own
    assert tile.format("7 VP") in Reader(page("/help/cards", from_overrides(OWN))).text


def test_about_shows_the_edition_and_its_provenance() -> None:
    about = read("/about").text
    assert "unofficial" in about.lower() and "Daniele Tascini" in about and "Board & Dice" in about
    assert "All its values are the defaults." in about
    own = page("/about", from_overrides(OWN))
    assert "My box" in own and "8 of its values" in own
    assert sum(map(int, re.findall(r"<td>(\d+)</td>", own))) == len(load().provenance)


@pytest.mark.parametrize("lang", languages())
def test_every_table_of_values_has_a_name_of_its_own(lang: str) -> None:
    names = re.findall(r'<tr><th scope="row">([^<]+)</th>', page("/about", lang=lang))
    assert len(names) == len(set(names)) > 20


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_strict(path: str) -> None:
    """No inline style or script, nothing from elsewhere, no id twice, nothing to choose."""
    reader = read(path)
    assert "style" not in reader.names
    assert not [name for name in reader.names if name.startswith("on")]
    assert "style" not in {tag for tag, _ in reader.tags}
    assert all("src" in given for tag, given in reader.tags if tag == "script")
    assert not [name for name in reader.names if name == "data-option"]
    assert len(reader.ids) == len(set(reader.ids))
    for _, given in reader.tags:
        for name in ("href", "src"):
            assert re.match(r"[/#]", given.get(name) or "/")
    assert {link[1:] for link in reader.links if link.startswith("#")} <= set(reader.ids)


def test_a_picture_keeps_its_inner_links_when_it_is_set_apart() -> None:
    """The wheel refers to its gradients and to the ways of its names; icons are the page's own."""
    look = Gallery(load(), "en").new
    alone = Reader(draw_wheel(look))
    with id_prefix("x-"):
        apart = Reader(draw_wheel(look))
    assert apart.ids == [f"x-{name}" for name in alone.ids]
    for drawing in (alone, apart):
        used = inner_links(drawing)
        assert len(used) > 6
        assert used <= set(drawing.ids)
    assert Reader(draw_wheel(look)).ids == alone.ids


def inner_links(drawing: Reader) -> set[str]:
    """Return the ids to which a drawing refers, except icons."""
    given = [value or "" for _, attributes in drawing.tags for value in attributes.values()]
    named = {value[1:] for value in given if value.startswith("#")}
    painted = {value[5:-1] for value in given if value.startswith("url(#")}
    return {name for name in named | painted if not name.startswith("i-")}


def test_finding_6_a_page_of_help_is_made_once(client: Client) -> None:
    """A page depends only on the language, not on the query string."""
    made: dict[str, bytes] = {}
    for lang in languages():
        headers = {"Accept-Language": lang}
        for path in PAGES:
            plain = client.get(path, {**headers, "Accept-Encoding": "identity"})
            packed = client.get(f"{path}?step=3", {**headers, "Accept-Encoding": "gzip"})
            assert plain.content == packed.content
            assert (plain.headers["content-language"], packed.headers["content-encoding"]) == (
                lang,
                "gzip",
            )
            assert "Accept-Encoding" in packed.headers["vary"]
            made[lang + path] = plain.content
    assert len(set(made.values())) == len(made)


def test_finding_6_no_page_of_help_is_rendered_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in PAGES:
        client.get(path)
    monkeypatch.delattr(help_page, "render")
    for path in PAGES:
        assert client.get(f"{path}?step=4").status_code == 200
