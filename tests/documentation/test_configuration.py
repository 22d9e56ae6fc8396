"""The commands in the workflow, the hooks before a commit, and the templates for issues exist."""

import re
from pathlib import Path

import pytest

from . import commands
from .blocks import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
EXPRESSION = re.compile(r"\$\{\{.*?\}\}")


@pytest.mark.parametrize("command", re.findall(r"run: (.*)", WORKFLOW))
def test_the_workflow_runs_existing_commands(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.run(EXPRESSION.sub("3.11", command), tmp_path, monkeypatch)


def test_the_workflow_tests_every_supported_python_and_builds_both_wheels() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    supported = re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    tested = re.findall(r"python: \[(.*)\]", WORKFLOW)
    assert [re.findall(r"3\.\d+", versions) for versions in tested] == [supported, supported]
    assert WORKFLOW.count("-m hatchling build -t wheel") == 2
    assert WORKFLOW.count("TEKHENU_COMPILED=1") == 1


def test_the_hooks_run_checks_of_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(BIN)", ".venv/bin")
    makefile = makefile.replace("$(NPM)", "scripts/npm .venv")
    entries = re.findall(r"entry: (.*)", HOOKS)
    assert len(entries) == 7
    for entry in entries:
        program = " ".join(entry.split()[:2])
        assert program in makefile, entry
    [spelling] = [entry for entry in entries if "codespell" in entry]
    documents = sorted(path.name for path in ROOT.glob("*.md"))
    assert sorted(word for word in spelling.split() if word.endswith(".md")) == documents


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.md")), ids=lambda p: p.stem)
def test_a_template_names_existing_commands(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.parent.name != "ISSUE_TEMPLATE" or re.match(r"---\nname: .+\nabout: .+\n", text)
    for command in re.findall(r"`((?:tekhenu|make) [^`]+)`", text):
        commands.check_inline(command)
