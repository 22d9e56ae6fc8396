"""Pictures in a notebook: whole, standing alone, and showing what is on the table."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import tekhenu
from tekhenu import Game, svg
from tekhenu.board.icons import icon_names
from tekhenu.svg import Picture
from tekhenu.text import languages
from tests.library.moments import KINDS, after, moments

SVG = "{http://www.w3.org/2000/svg}"
game = after(60, "four")
PICTURES: dict[str, Callable[[str], Picture]] = {
    "table": lambda lang: svg.table(game, lang),
    "view": lambda lang: svg.table(game.view(2), lang),
    "spectator": lambda lang: svg.table(game.view(None), lang),
    "wheel": lambda lang: svg.wheel(game, lang),
    "temple": lambda lang: svg.temple(game, lang),
    "market": lambda lang: svg.market(game, lang),
    "player": lambda lang: svg.player(game, 2, lang),
    "scores": lambda lang: svg.scores(game, lang),
    "sources": lambda lang: svg.sources(game, lang),
    "card": lambda lang: svg.card("T13", lang),
    "seth card": lambda lang: svg.card("X03", lang),
    "tile": lambda lang: svg.tile("P04", 90, lang),
}


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def options_in(root: ElementTree.Element) -> set[str]:
    return {e.attrib["data-option"] for e in root.iter() if "data-option" in e.attrib}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_needs_nothing_but_itself(name: str, lang: str) -> None:
    picture = PICTURES[name](lang)
    root = parsed(picture)
    assert root.tag == f"{SVG}svg" and root.get("lang") == lang
    assert (root.get("width"), root.get("height")) == (str(picture.width), str(picture.height))
    ids = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
    used = [e.attrib["href"] for e in root.iter() if "href" in e.attrib]
    assert all(link.startswith("#") and link[1:] in ids for link in used)
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    [style] = root.iter(f"{SVG}style")
    assert "light-dark(" in (style.text or ""), "drawn for day and night"
    assert {f"i-{icon}" for icon in icon_names()} <= ids


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_and_a_view_show_the_whole_table_at_any_moment(kind: str) -> None:
    for game in moments(kind, every=60):
        seat = game.decision.player if game.decision is not None else None
        shown = game._repr_svg_()
        assert shown == game.view(seat)._repr_svg_() == svg.table(game)
        ids = {e.get("id") for e in parsed(shown).iter()}
        boards = {f"player-{s}" for s in range(4)} | {f"compact-{s}" for s in range(4)}
        assert {"wheel", "horus", "osiris", "temple", "populace"} <= ids
        assert len(ids & boards) == game.settings.players
        assert ids & {"market", "offer"}
        assert ("seth" in ids) == (game.settings.expansion is not None)


def test_what_can_be_chosen_glows_for_whoever_is_asked_only() -> None:
    game = next(g for g in moments("two", 1) if g.decision is not None and g.decision.kind == "die")
    assert game.decision is not None
    asked = game.decision.player
    dice = {str(option) for option in game.decision.options if option.verb == "die"}
    assert dice and dice <= options_in(parsed(svg.wheel(game)))
    assert not options_in(parsed(svg.wheel(game.view(1 - asked))))
    assert not options_in(parsed(svg.wheel(game.view(None))))


def test_the_question_stands_below_the_table() -> None:
    game = Game.new(seed=7)
    assert game.decision is not None
    for lang in languages():
        texts = [e.text for e in parsed(svg.table(game, lang)).iter(f"{SVG}text")]
        assert game.describe(game.decision, lang) in texts


def test_the_winner_is_named_at_the_end() -> None:
    *_, game = moments("two")
    first = game.ranking()[0]
    texts = [e.text for e in parsed(svg.table(game)).iter(f"{SVG}text")]
    assert any(text and "wins" in text and str(first.vp) in text for text in texts)


def test_what_a_seat_may_not_know_is_not_in_its_picture() -> None:
    """Only the first player sees which Decree the first player kept."""
    game = Game.new(seed=7)
    game.play("keep:D10")

    def cards(seat: int) -> set[str | None]:
        return {e.get("data-card") for e in parsed(svg.table(game.view(seat))).iter()}

    assert "D10" in cards(0)
    assert "D10" not in cards(1)


def test_cards_and_tiles_are_drawn_in_the_words_of_the_language() -> None:
    for lang in languages():
        labels = [e.get("aria-label", "") for e in parsed(svg.card("T13", lang)).iter()]
        assert any(game.describe("T13", lang) in label for label in labels)
        titles = [e.text or "" for e in parsed(svg.tile("P04", lang=lang)).iter(f"{SVG}title")]
        assert any(game.describe("P04", lang) in title for title in titles)


def test_a_picture_is_text_that_a_notebook_shows() -> None:
    picture = tekhenu.svg.card("T13")
    assert isinstance(picture, str)
    assert picture._repr_svg_() == picture
    assert picture.startswith("<svg")
