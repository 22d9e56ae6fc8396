"""The documentation site builds without warnings, its links work, and it needs no other host."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from mkdocs.exceptions import PluginError

from tekhenu.text import languages
from tools.site import hooks
from tools.site.docstrings import with_fences

ROOT = Path(__file__).parents[1]
COMMAND = ("mkdocs", "build", "--site-dir")


class Page(HTMLParser):
    """The links, the anchors and the words of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.words: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, text in attrs:
            if name in ("id", "name") and text:
                self.anchors.add(text)
            if name in ("href", "src") and text and tag != "use":
                self.links.append(text)

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@cache
def read(path: Path) -> Page:
    return Page(path)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site without a network: the proxy refuses every connection."""
    folder = tmp_path_factory.mktemp("site")
    closed = "http://127.0.0.1:9"
    nowhere = {"HTTP_PROXY": closed, "HTTPS_PROXY": closed, "http_proxy": closed}
    done = subprocess.run(
        [sys.executable, "-m", *COMMAND, str(folder)],
        cwd=ROOT,
        env={**os.environ, **nowhere, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


def pages(site: Path) -> Iterator[Path]:
    return (path for path in site.rglob("*.html") if path.name != "404.html")


def test_every_link_leads_to_a_page_and_an_anchor_of_it(site: Path) -> None:
    """MkDocs checks links in Markdown only; templates and drawings have others."""
    broken = []
    for path in pages(site):
        for link in read(path).links:
            parts = urlsplit(link)
            if parts.scheme or link.startswith("//"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            found = target.is_file() and (
                not parts.fragment
                or target.suffix != ".html"
                or parts.fragment == "__skip"
                or unquote(parts.fragment) in read(target).anchors
            )
            if not found:
                broken.append(f"{path.relative_to(site)}: {link}")
    assert not broken


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    for path in [*site.rglob("*.html"), *site.rglob("*.css")]:
        assert not hooks.EXTERNAL.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://example.org/a.js"></script>',
        "<img alt=x src=//example.org/a.png>",
        '<link rel="stylesheet" href="https://example.org/a.css">',
        "@import url('https://example.org/a.css');",
        "a { background: url(https://example.org/a.png) }",
    ],
)
def test_a_file_from_another_host_would_be_found(text: str) -> None:
    assert hooks.EXTERNAL.search(text)


@pytest.mark.parametrize("text", ['<a href="https://example.org">x</a>', "url(#glow)"])
def test_a_link_to_another_host_is_allowed(text: str) -> None:
    assert not hooks.EXTERNAL.search(text)


def test_the_search_works_in_pages_that_are_opened_as_files(site: Path) -> None:
    """Such pages can load scripts, but neither JSON nor workers."""
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    script = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert script == f"var __index = {index}"
    assert "assets/file_search.js" in read(site / "index.html").links


def test_the_first_page_leads_to_rules_library_and_server(site: Path) -> None:
    links = {link.partition("#")[0] for link in read(site / "index.html").links}
    assert {"get-started.html", "rules/en.html", "library.html", "server.html"} <= links


def test_the_library_reference_shows_docstrings(site: Path) -> None:
    page = read(site / "library.html")
    assert {"tekhenu.Game", "tekhenu.Game.play", "tekhenu.Settings", "tekhenu.svg.wheel"} <= (
        page.anchors
    )
    from tekhenu import Game

    assert Game.play.__doc__ is not None
    summary = Game.play.__doc__.splitlines()[0].partition("`")[0].strip()
    assert summary and summary in "".join(page.words)


@pytest.mark.parametrize("lang", languages())
def test_the_rules_of_play_are_complete_in_every_language(site: Path, lang: str) -> None:
    from tekhenu.presentation.help.sections import SECTIONS

    text = (site / "rules" / f"{lang}.html").read_text(encoding="utf-8")
    assert {section.id for section in SECTIONS} <= read(site / "rules" / f"{lang}.html").anchors
    assert "@@" not in text
    figures = sum(
        len(block.names) for part in SECTIONS for block in part.blocks if block.kind == "figure"
    )
    assert text.count("<figcaption>") == figures


def test_every_page_of_the_site_is_in_its_navigation(site: Path) -> None:
    linked = {(site / link.partition("#")[0]).resolve() for link in read(site / "index.html").links}
    shown = {path for path in pages(site) if "source" not in path.relative_to(site).parts}
    assert shown <= linked


# Links between files of the repository


def test_a_link_outside_docs_leads_to_a_page_with_the_source() -> None:
    assert hooks.site_uri("README.md", "docs/x.md") == "index.md"
    assert hooks.site_uri("docs/api.md", "README.md") == "api.md"
    assert hooks.site_uri("Makefile", "README.md") == "source/Makefile.md"


@pytest.mark.parametrize("target", ["docs/nowhere.md", "src/tekhenu", "../elsewhere.md"])
def test_a_link_to_no_file_stops_the_build(target: str) -> None:
    with pytest.raises(PluginError, match=re.escape(target)):
        hooks.site_uri(target, "README.md")


def test_links_in_code_stay_as_they_are() -> None:
    text = "[a](b.md)\n```python\nx = [a](b)\n```\n[c](d.md)\n"
    changed = hooks.outside_code(text, hooks.LINK, lambda found: f"site/{found[1]}")
    assert changed == "[a](site/b.md)\n```python\nx = [a](b)\n```\n[c](site/d.md)\n"


# Docstrings


def test_examples_of_docstrings_become_code() -> None:
    docstring = "Play.\n\n>>> play(\n...     1\n... )\n2\n\nMore.\n\n>>> 3\n3"
    assert with_fences(docstring) == (
        "Play.\n\n```pycon\n>>> play(\n...     1\n... )\n2\n```\n\nMore.\n\n```pycon\n>>> 3\n3\n```"
    )
