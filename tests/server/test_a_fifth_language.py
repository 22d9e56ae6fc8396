"""A further language is one folder: laid beside the others it is there everywhere."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tekhenu.cli import language_for, main
from tekhenu.server.language import preferred_language
from tekhenu.text import catalog, endonym, language_of, languages
from tekhenu.text.catalog import FOLDER, entries, loaded, message_files

from .client import Client
from .test_pages import Page

REMEMBERED = (languages, loaded, entries, endonym)


@pytest.fixture(autouse=True)
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Copy English as German, with one message translated and a new name."""
    for lang in languages():
        shutil.copytree(str(FOLDER / lang), tmp_path / lang)
    shutil.copytree(tmp_path / "en", tmp_path / "de")
    for name, english, translated in (
        ("languages.ftl", "language-name = English", "language-name = Deutsch"),
        ("pages.ftl", "page-nav-help = Rules", "page-nav-help = Regeln"),
        ("pages.ftl", "page-nav-cards = Cards\n", ""),
    ):
        file = tmp_path / "de" / name
        text = file.read_text(encoding="utf-8")
        assert english in text
        file.write_text(text.replace(english, translated), encoding="utf-8")
    monkeypatch.setattr(sys.modules[message_files.__module__], "FOLDER", tmp_path)
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    for remembering in REMEMBERED:
        remembering.cache_clear()


def test_it_is_known() -> None:
    assert languages() == ("en", "de", "fr", "ko", "pl")
    assert catalog("de").say("page-nav-help") == "Regeln"
    assert catalog("de").say("god", god="ra") == "Ra"


def test_what_it_does_not_say_yet_is_said_in_english() -> None:
    assert catalog("de").say("page-nav-cards") == "Cards"


def test_it_is_found_by_browsers_and_systems() -> None:
    assert preferred_language("de-AT, en;q=0.5") == "de"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_for(["play", "--lang", "de"]) == "de"


def test_it_is_on_the_pages(client: Client) -> None:
    page = Page(client.get("/help", headers={"Accept-Language": "de"}).text)
    assert '<html lang="de">' in page.html
    assert "Regeln" in page.html and "Deutsch" in page.html
    english = client.get("/", headers={"Accept-Language": "en"}).text
    assert "Deutsch" in english
    client.get("/language/de")
    assert '<html lang="de">' in client.get("/").text


def test_it_is_in_the_api(client: Client) -> None:
    game = client.begin(solo=True)["game"]
    text = client.get(f"/api/games/{game}/view?seat=0&lang=de").json()["text"]
    assert text["lang"] == "de"


def test_it_is_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--lang", "de", "--help"])
    assert "{en,de,fr,ko,pl}" in capsys.readouterr().out
