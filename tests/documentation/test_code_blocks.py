"""Every code block and every command of the documentation is executed or checked.

The blocks of a page run in order in one folder. Code in Python shares its names, as if a reader
typed it. `CHECKS` has a check for each block in another language, `EXCERPTS` names the file of code
that is shown but not run, and `ELSEWHERE` names the test of blocks with a test of their own. So a
block that is not covered fails here.
"""

import doctest
import json
import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import FluentSerializer
from pydantic import BaseModel

from tekhenu import Botankhamun, Game, Settings, State
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth
from tekhenu.cli import main
from tekhenu.lab import reviews
from tekhenu.learn.lesson import read as read_lesson
from tekhenu.real_table.position_editor import draft_of
from tekhenu.server import messages
from tekhenu.terminal import review

from . import commands
from .blocks import PAGES, ROOT, Block, blocks, inline_commands

PYTHON = ("python", "pycon")
SHELL = ("sh", "console")
SHALLOW = Depth((Stage(1, 1),), 1, 1)

# Pages and first lines of blocks with a test of their own, which reads the page.
ELSEWHERE: Mapping[tuple[str, str], str] = {
    ("docs/api.md", "server="): "tests/server/test_example.py",
    (
        "docs/lab.md",
        "$ tekhenu arena greedy random --games 24 --players",
    ): "tests/lab/test_arena.py",
    ("docs/solo.md", "Round 5: Botankhamun"): "tests/solo/test_docs.py",
    ("docs/terminal.md", "printf"): "tests/terminal/test_scripts.py",
}
# Code that is shown but not run: the file that has its lines. A line `...` stands for other lines.
EXCERPTS: Mapping[tuple[str, str], str] = {
    ("docs/api.md", "def play"): "examples/api_bot.py",
    ("docs/architecture.md", "def festival"): "src/tekhenu/rules/bastet.py",
    ("docs/lessons.md", "def idle"): "src/tekhenu/learn/warnings.py",
}
# Output in blocks of the language `console`: the test that compares it, or the reason for none.
OUTPUT: Mapping[tuple[str, str], str] = {
    ("docs/environments.md", "$ python examples/train_linear.py"): "training takes minutes",
    ("docs/lab.md", "$ tekhenu arena greedy random --games 24 --seed 1"): "shortened",
    ("docs/lab.md", "$ tekhenu simulate"): "ten thousand games take minutes",
    ("docs/lab.md", "$ git worktree"): "measurements",
    ("docs/lab.md", "$ python -m tools.soak"): "shortened",
    ("docs/server.md", "$ tekhenu serve --lan"): "tests/text/test_messages.py",
    ("docs/speed.md", "$ make fast"): "measurements",
}


def first_line_in(table: Mapping[tuple[str, str], str], block: Block) -> str | None:
    """Return the entry of a table for a block, by its page and the start of its first line."""
    for (page, start), entry in table.items():
        if page == block.page and block.text.startswith(start):
            return entry
    return None


# Blocks in other languages


def model(kind: type[BaseModel]) -> Callable[[Block], None]:
    """Return a check that a block is an example of a request or of a response of the API."""

    def check(block: Block) -> None:
        found = json.loads(block.text)
        for each in found if isinstance(found, list) else [found]:
            read = kind.model_validate_json(json.dumps(each), strict=True)
            assert read.model_dump(mode="json", exclude_unset=True) == each

    return check


def check_texts(block: Block) -> None:
    found = json.loads(block.text)
    messages.TextOut.model_validate(found["text"])
    assert set(found["text"]) == set(messages.TextOut.model_fields)


def check_webhook(block: Block) -> None:
    """Compare with the keys that the server sends."""
    sent = (ROOT / "src/tekhenu/server/webhooks.py").read_text(encoding="utf-8")
    [message] = re.findall(r"message = \{\n(.*?)\n +\}", sent, re.DOTALL)
    assert list(json.loads(block.text)) == re.findall(r'^ +"(\w+)":', message, re.MULTILINE)


def check_event(block: Block) -> None:
    from tekhenu.games.live import News

    event, data, number = block.text.splitlines()
    fields = json.loads(data.removeprefix("data: "))
    assert f"{event}\n{data}\n{number}\n\n".encode() == News(**fields).event()


def check_edition(block: Block) -> None:
    """Save the file that the commands of the page read."""
    Path("my.toml").write_text(block.text, encoding="utf-8")
    assert main(["components", "--check", "my.toml"]) == 0


def check_entry_point(block: Block) -> None:
    from tekhenu.agents.registry import GROUP

    [(group, entries)] = tomllib.loads(block.text)["project"]["entry-points"].items()
    assert group == GROUP
    assert [entry.partition(":")[2] for entry in entries.values()] == ["HighRoller"]


def check_lesson(block: Block) -> None:
    assert read_lesson(block.text, "18-gold.toml").name == "gold"


def check_messages(block: Block) -> None:
    """Compare the messages with those of the catalogs."""
    catalogs = (ROOT / "src/tekhenu/text").rglob("*.ftl")
    shipped = {text for path in catalogs for text in messages_in(path.read_text(encoding="utf-8"))}
    assert messages_in(block.text) <= shipped, block


def messages_in(text: str) -> set[str]:
    """Return the messages of a catalog without comments."""
    entries = FluentParser().parse(text).body
    assert not any(isinstance(entry, Junk) for entry in entries)
    found = [entry for entry in entries if isinstance(entry, Message)]
    for message in found:
        message.comment = None
    return {FluentSerializer().serialize_entry(message).strip() for message in found}


def check_crontab(block: Block) -> None:
    command = block.text.partition("tekhenu ")[2]
    commands.parse(re.sub(r"\$\(.*\)", "1", command).split())


def check_folder(block: Block) -> None:
    """Compare with the files that `tekhenu simulate` has written on this page."""
    listed = re.findall(r"^  (\S+)", block.text, re.MULTILINE)
    written = {path.relative_to("results").as_posix() for path in Path("results").rglob("[!.]*.*")}
    assert set(listed) == written


def shown_only(block: Block) -> None:
    """Accept a diagram, a formula or a header, which is not executable."""


# A check for each block of a page in a language, in order.
CHECKS: Mapping[tuple[str, str], Sequence[Callable[[Block], None]]] = {
    ("docs/agents.md", "toml"): [check_entry_point],
    ("docs/api.md", "json"): [
        model(messages.ClaimRequest),
        model(messages.EntryRequest),
        model(messages.EntryRequest),
        model(messages.HintOut),
        check_texts,
        model(messages.PartOut),
        check_webhook,
        model(messages.ProblemOut),
    ],
    ("docs/api.md", "text"): [shown_only, check_event],
    ("docs/architecture.md", ""): [shown_only],
    ("docs/lab.md", "text"): [check_folder],
    ("docs/learning.md", "text"): [shown_only],
    ("docs/lessons.md", "toml"): [check_lesson],
    ("docs/server.md", "text"): [check_crontab],
    ("docs/translating.md", "ftl"): [check_messages, check_messages, check_messages],
    ("docs/your-copy.md", "toml"): [check_edition],
}


# Pages


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run in a folder with the files that the commands read; review games at a small depth."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TEKHENU_DATA", str(tmp_path / "data"))
    settings = Settings(solo=Botankhamun("easy"), chance="table")
    draft = draft_of(start_of_turn(Game.new(Settings(solo=Botankhamun("easy")), seed=7)), settings)
    (tmp_path / "table.json").write_text(json.dumps(draft), encoding="utf-8")
    save = ROOT / "tests/recorded/2-players-one-automa.save.json"
    shutil.copy(save, tmp_path / "game.json")
    (tmp_path / "games").mkdir()
    shutil.copy(save, tmp_path / "games")
    for module in (review, reviews):
        monkeypatch.setattr(module, "DEPTH", SHALLOW)
    return tmp_path


def start_of_turn(game: Game) -> State:
    while game.decision is not None and game.decision.kind != "die":
        game.play(game.decision.options[0])
    state = game.state.copy()
    state.turn = None
    return state


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_a_page_work(
    page: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: dict[str, object] = {}
    number = Counter[str]()
    for block in blocks(page):
        if first_line_in(ELSEWHERE, block):
            continue
        number[block.language] += 1
        if block.language in PYTHON:
            run_python(block, names)
        elif block.language in SHELL:
            for command in block.commands():
                commands.run(command, folder, monkeypatch)
        else:
            checks = CHECKS.get((page, block.language), ())
            assert len(checks) >= number[block.language], f"{block}: add a check to CHECKS"
            checks[number[block.language] - 1](block)


def run_python(block: Block, names: dict[str, object]) -> None:
    if file := first_line_in(EXCERPTS, block):
        check_excerpt(block, file)
        return
    if named := re.match(r"# (\w+\.py)\n", block.text):
        Path(named[1]).write_text(block.text, encoding="utf-8")
    if block.language == "python":
        exec(compile(block.text, str(block), "exec"), names)
        return
    runner = doctest.DocTestRunner(verbose=False)
    test = doctest.DocTestParser().get_doctest(block.text, names, str(block), None, None)
    assert test.examples
    runner.run(test, clear_globs=False)
    names |= test.globs
    assert runner.summarize(verbose=False).failed == 0, block


def check_excerpt(block: Block, file: str) -> None:
    """Check that the file has the lines of the block in this order."""
    lines = (line.strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
    for line in (line.partition("  #")[0].strip() for line in block.text.splitlines()):
        assert line == "..." or line in lines, f"{block}: {file} has no line {line!r}"


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_in_the_text_exist(page: str) -> None:
    for command in inline_commands(page):
        commands.check_inline(command)


@pytest.mark.parametrize("page", PAGES)
def test_output_is_compared_or_has_a_reason(page: str) -> None:
    for block in blocks(page):
        if block.language == "console" and block.output() and not first_line_in(ELSEWHERE, block):
            assert first_line_in(OUTPUT, block), f"{block}: add its output to OUTPUT"


def test_the_tables_name_existing_blocks_and_tests() -> None:
    known = [block for page in PAGES for block in blocks(page)]
    for table in (ELSEWHERE, EXCERPTS, OUTPUT):
        for page, start in table:
            assert [b for b in known if b.page == page and b.text.startswith(start)], start
    found = Counter((block.page, block.language) for block in known)
    for (page, language), checks in CHECKS.items():
        skipped = sum(
            block.language == language and first_line_in(ELSEWHERE, block) is not None
            for block in blocks(page)
        )
        assert found[page, language] - skipped == len(checks), page
    for (page, _), test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


# Mistakes are found


@pytest.mark.parametrize(
    "command",
    [
        "sudo reboot",
        "tekhenu dance",
        "tekhenu play --fast",
        "tekhenu arena greedy nobody",
        "tekhenu train --out new/ --slowly",
        "make coffee",
        'make play ARGS="--wan"',
        'make play OPTIONS="--lan"',
        "python -m tools.soak --forever",
        "python -m tools.nothing",
        "pip install 'tekhenu[everything]'",
        "pip install -r requirements.txt",
        "pytest tests/nowhere",
        "cp deploy/nothing.conf /etc",
        "pg_dump postgresql://tekhenu@localhost/tekhenu",
    ],
)
def test_a_wrong_command_is_found(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(commands.WrongCommand):
        commands.run(command, folder, monkeypatch)


@pytest.mark.parametrize("command", ["make coffee", "tekhenu dance", "tekhenu play --fast …"])
def test_a_wrong_command_in_the_text_is_found(command: str) -> None:
    with pytest.raises(commands.WrongCommand):
        commands.check_inline(command)


def test_a_new_block_needs_a_check(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = folder / "new.md"
    for code in ("```json\n{}\n```", "```\ncode\n```", "    code"):
        page.write_text(f"A page.\n\n{code}\n", encoding="utf-8")
        with pytest.raises(AssertionError, match="add a check to CHECKS"):
            test_the_blocks_of_a_page_work(str(page), folder, monkeypatch)
