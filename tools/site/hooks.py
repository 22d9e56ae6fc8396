"""MkDocs hooks that make the documentation site from the files of the repository.

The site shows docs/, README.md as its first page, the other documents of the root folder, the rules
of play in every language, and the sources that pages link to. Links between these files are
relative paths in the repository, and the hooks rewrite them to pages of the site.
"""

import json
import posixpath
import re
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "LICENSE": "license.md",
}
HEADS = {"README.md": "---\ntemplate: home.html\nhide: [navigation, toc]\ntitle: Tekhenu\n---\n"}
LANGUAGES = {".py": "python", ".toml": "toml", ".css": "css", ".js": "javascript", ".json": "json"}
WHEEL_SEED = 12
Replacement = Callable[[re.Match[str]], str]
FENCE = re.compile(r"^ {0,3}(```|~~~).*?^ {0,3}\1 *$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)#\s]*)")
EXTERNAL = re.compile(
    r"""<(?:script|img|iframe|source|video)\b[^>]*\bsrc=["']?(?:https?:)?//[^>]*"""
    r"""|<link\b(?![^>]*\bcanonical\b)[^>]*\bhref=["']?(?:https?:)?//[^>]*"""
    r"""|@import\s+[^;]*//[^;]*|url\(["']?(?:https?:)?//[^)]*"""
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures that are not files of docs/."""
    for path, uri in DOCUMENTS.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        shown = f"# License\n\n```text\n{text}```\n" if path == "LICENSE" else text
        files.append(File.generated(config, uri, content=HEADS.get(path, "") + shown))
    for lang in rules_of_play().languages:
        page = rules_of_play().page(lang)
        files.append(File.generated(config, f"rules/{lang}.md", content=page))
    for path in sorted(linked_sources()):
        files.append(File.generated(config, f"source/{path}.md", content=source_page(path)))
    for name, text in assets().items():
        files.append(File.generated(config, f"assets/{name}", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Rewrite links to files of the repository as links between pages of the site."""
    uri = page.file.src_uri
    path = repository_path(uri)
    if path is None:
        return markdown
    here = posixpath.dirname(uri)

    def rewritten(found: re.Match[str]) -> str:
        if not found[1]:
            return found[1]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), found[1]))
        return posixpath.relpath(site_uri(target, path), here or ".")

    return outside_code(markdown, LINK, rewritten)


def on_page_content(html: str, page: Page, **_: object) -> str:
    """Insert the figures and tables of the rules, which Markdown must not touch."""
    if not page.file.src_uri.startswith("rules/"):
        return html
    lang = Path(page.file.src_uri).stem
    return rules_of_play().with_blocks(html, lang)


def on_post_build(config: MkDocsConfig) -> None:
    """Write the search index as a script, and check that no page loads from another host."""
    index = Path(config.site_dir) / "search" / "search_index.json"
    # Pages that are opened as files can load scripts, but not JSON.
    text = f"var __index = {index.read_text(encoding='utf-8')}"
    index.with_suffix(".js").write_text(text, encoding="utf-8")
    for path in sorted(Path(config.site_dir).rglob("*")):
        if path.suffix in (".html", ".css"):
            found = EXTERNAL.search(path.read_text(encoding="utf-8"))
            if found:
                raise PluginError(f"{path} loads from another host: {found[0]}")


# Links


def repository_path(uri: str) -> str | None:
    """Return the file of the repository that a page of the site shows, if there is one."""
    documents = {page: path for path, page in DOCUMENTS.items()}
    if uri in documents:
        return documents[uri]
    if uri.startswith("source/"):
        return uri.removeprefix("source/").removesuffix(".md")
    return f"docs/{uri}" if (ROOT / "docs" / uri).is_file() else None


def site_uri(target: str, linked_from: str) -> str:
    """Return the page or picture of the site for a file of the repository."""
    if not (ROOT / target).is_file():
        raise PluginError(f"{linked_from} links to {target}, which is no file of the repository.")
    if target in DOCUMENTS:
        return DOCUMENTS[target]
    if target.startswith("docs/"):
        return target.removeprefix("docs/")
    return f"source/{target}.md"


def outside_code(markdown: str, pattern: re.Pattern[str], rewritten: Replacement) -> str:
    """Replace a pattern everywhere but in fenced blocks of code."""
    parts, end = [], 0
    for fence in FENCE.finditer(markdown):
        parts += [pattern.sub(rewritten, markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, pattern.sub(rewritten, markdown[end:])])


def linked_sources() -> set[str]:
    """Return the files outside docs/ that pages link to."""
    pages = [*DOCUMENTS, *(p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").rglob("*.md"))]
    found = set[str]()
    for page in pages:
        text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))
        for link in LINK.findall(text):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link))
            if link and site_uri(target, page).startswith("source/"):
                found.add(target)
    return found


# Sources


def source_page(path: str) -> str:
    """Return a page that shows a file: a notebook as text and code, any other file as code."""
    text = (ROOT / path).read_text(encoding="utf-8")
    head = f"---\ntitle: {Path(path).name}\nsearch:\n  exclude: true\nhide: [toc]\n---\n"
    if path.endswith(".ipynb"):
        return head + "\n\n".join(cells(json.loads(text)))
    language = LANGUAGES.get(Path(path).suffix, "text")
    return f"{head}# `{path}`\n\n````{language}\n{text}\n````\n"


def cells(notebook: dict[str, list[dict[str, object]]]) -> Iterator[str]:
    for cell in notebook["cells"]:
        lines = cell["source"]
        text = "".join(lines) if isinstance(lines, list) else str(lines)
        yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"


# Drawings and colors


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Draw the wheel of the first page, as it is before the first turn of a game of four."""
    from tekhenu import Game, Settings, svg

    game = Game.new(Settings(players=4), seed=WHEEL_SEED, events=False)
    config.extra["wheel"] = str(svg.wheel(game.view(None)))
    return config


def assets() -> dict[str, str]:
    """Return the logo, the script, and the style sheets with the colors of the board."""
    from tekhenu.board.style import TOKENS, stylesheet

    package = ROOT / "src" / "tekhenu"
    tokens = (package / "board" / "css" / TOKENS).read_text(encoding="utf-8")
    paints = (package / "board" / "css" / "icons.css").read_text(encoding="utf-8")
    return {
        "file_search.js": (ROOT / "tools" / "site" / "file_search.js").read_text(encoding="utf-8"),
        "logo.svg": (package / "server" / "static" / "icon.svg").read_text(encoding="utf-8"),
        "board.css": f"{tokens.replace(':scope', ':root')}\n{paints}\n"
        f"@scope (.board) {{\n{stylesheet()}\n}}\n",
        "site.css": (ROOT / "tools" / "site" / "site.css").read_text(encoding="utf-8"),
    }


# The rules of play


class RulesOfPlay:
    """The rules as the program explains them, in every language."""

    def __init__(self) -> None:
        from tekhenu.board import draw_icons
        from tekhenu.components import load
        from tekhenu.presentation.help.automa_tables import AUTOMA_TABLES
        from tekhenu.presentation.help.board_tables import BOARD_TABLES
        from tekhenu.presentation.help.score_tables import SCORE_TABLES
        from tekhenu.presentation.help.seth_tables import SETH_TABLES
        from tekhenu.presentation.help.words import Help
        from tekhenu.text import languages

        self.languages = languages()
        self._help = {lang: Help(load(), lang) for lang in self.languages}
        self._tables = BOARD_TABLES | SCORE_TABLES | SETH_TABLES | AUTOMA_TABLES
        self._blocks = {lang: list[str]() for lang in self.languages}
        self._icons = draw_icons()

    def page(self, lang: str) -> str:
        """Return the page of a language, with marks where figures and tables belong."""
        from tekhenu.presentation.help.sections import PARTS, SECTIONS

        words = self._help[lang]
        lines = ["---", f"title: {json.dumps(words.say('heading'))}", "---", ""]
        lines += [f"# {words.say('heading')}", "", words.say("lead"), ""]
        for part in PARTS:
            lines += [f"## {words.say(f'part-{part}')} {{#part-{part}}}", ""]
            for section in SECTIONS:
                if section.part == part:
                    lines += [f"### {words.say(f'{section.id}-title')} {{#{section.id}}}", ""]
                    for kind, names in section.blocks:
                        lines += [self._mark(lang, self._html(lang, kind, names)), ""]
                    if note := words.book(section.id):
                        lines += [self._mark(lang, f'<p class="book">{escape(note)}</p>'), ""]
        return "\n".join(lines)

    def with_blocks(self, html: str, lang: str) -> str:
        """Return the page with figures and tables instead of their marks."""
        blocks = self._blocks[lang]
        filled = re.sub(r"<p>@@(\d+)@@</p>", lambda found: blocks[int(found[1])], html)
        return f'<div lang="{lang}">{self._icons}{filled}</div>'

    def _mark(self, lang: str, html: str) -> str:
        self._blocks[lang].append(html)
        return f"@@{len(self._blocks[lang]) - 1}@@"

    def _html(self, lang: str, kind: str, names: tuple[str, ...]) -> str:
        words = self._help[lang]
        match kind:
            case "text":
                return "".join(f"<p>{words.rich(name)}</p>" for name in names)
            case "bullets" | "steps":
                items = "".join(f"<li>{words.rich(name)}</li>" for name in names)
                return f"<ul>{items}</ul>" if kind == "bullets" else f"<ol>{items}</ol>"
            case "table":
                return self._table(lang, names[0])
            case "glance":
                facts = (
                    f"<div><dt>{escape(words.say(f'what-{fact}'))}</dt>"
                    f"<dd>{escape(words.say(f'{names[0]}-{fact}'))}</dd></div>"
                    for fact in ("cost", "value", "gain")
                )
                return f'<dl class="glance">{"".join(facts)}</dl>'
            case "strip":
                return self._rounds(lang)
        return f'<div class="figures">{"".join(self._figure(lang, name) for name in names)}</div>'

    def _figure(self, lang: str, name: str) -> str:
        from tekhenu.presentation.help.figures import drawn

        words = self._help[lang]
        caption = escape(words.say(f"{name}-figure"))
        drawing = drawn(name, words.edition, lang)
        figure = f'<div class="board">{drawing}</div><figcaption>{caption}</figcaption>'
        return f'<figure class="figure-{name}">{figure}</figure>'

    def _table(self, lang: str, name: str) -> str:
        table = self._tables[name](self._help[lang])
        rows = []
        if table.header:
            heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.header)
            rows.append(f"<thead><tr>{heads}</tr></thead>")
        for row in table.rows:
            filled = "".join(
                f"<td><span class=board>{cell.picture or ''}</span> {escape(cell.text)}</td>"
                for cell in row
            )
            rows.append(f"<tr>{filled}</tr>")
        caption = f"<caption>{escape(table.caption)}</caption>"
        return f'<div class="rules-table"><table>{caption}{"".join(rows)}</table></div>'

    def _rounds(self, lang: str) -> str:
        from tekhenu.presentation.help.course import course

        words = self._help[lang]
        rounds = (
            f'<li class="after-{turn.event or "nothing"}"><b>{turn.number}</b>'
            + (escape(words.say("course-then", event=turn.event)) if turn.event else "")
            + "</li>"
            for turn in course(words.edition)
        )
        return f'<ol class="rounds">{"".join(rounds)}</ol>'


@cache
def rules_of_play() -> RulesOfPlay:
    """Return the rules, with their drawings made once for a build."""
    return RulesOfPlay()
