"""The check of names, docstrings, comments and documents for banned words."""

import re

import pytest

from scripts import plainwords
from scripts.plainwords import CODE_SENTENCES, NAME_PARTS, NAMES, SENTENCES, SUMMARIES, check_text

SUMMARY_EXAMPLES = ("What is left of a game.", "Of each god.")
SENTENCE_EXAMPLES = (
    "Keep it for whoever needs it.",
    "What is written counts.",
    "The card is to be returned.",
    "Draw it on wish.",
    "Start without further ado.",
    "The cache is filled by and by.",
    "Keep so many games.",
    "Undo in a game under way.",
    "A card and its like count once.",
    "Return the game as it stands.",
    "Learn first impressions from games.",
    "Enter your box.",
    "The page asks for a game.",
    "A game remembers its choices.",
    "The lock is short: it is held by one thread.",
    "Keep this one.",
    "Show nothing but dice.",
    "Count it lest it is lost.",
    "Draw all but for the last.",
    "A card comes to light.",
    "Take back a choice.",
)
CODE_EXAMPLES = ("The seat is told of it.", "Judge the position.", "A card is worth more early.")


def found(path: str, source: str) -> list[str]:
    return [finding.words for finding in check_text(path, source)]


@pytest.mark.parametrize(
    ("rule", "example"), tuple(zip(SUMMARIES, SUMMARY_EXAMPLES, strict=True)), ids=SUMMARY_EXAMPLES
)
def test_summary_rule(rule: plainwords.Rule, example: str) -> None:
    assert re.search(rule.pattern, example)
    assert found("a.py", f'"""{example}"""')


@pytest.mark.parametrize(
    ("rule", "example"),
    tuple(zip(SENTENCES, SENTENCE_EXAMPLES, strict=True)),
    ids=SENTENCE_EXAMPLES,
)
def test_sentence_rule_in_every_kind_of_file(rule: plainwords.Rule, example: str) -> None:
    assert re.search(rule.pattern, example)
    assert found("a.py", f'"""Summary.\n\n{example}\n"""')
    assert found("a.py", f"x = 1  # {example}\n")
    assert found("a.js", f"// {example}\n")
    assert found("a.js", f"/* {example} */\n")
    assert found("a.css", f"/* {example} */\n")
    assert found("a.md", example)


@pytest.mark.parametrize(
    ("rule", "example"), tuple(zip(CODE_SENTENCES, CODE_EXAMPLES, strict=True)), ids=CODE_EXAMPLES
)
def test_words_allowed_in_documents_only(rule: plainwords.Rule, example: str) -> None:
    assert re.search(rule.pattern, example)
    assert found("a.py", f"# {example}\n")
    assert found("a.js", f"// {example}\n")
    assert not found("a.md", example)


@pytest.mark.parametrize("part", NAME_PARTS)
def test_banned_part_of_a_name(part: str) -> None:
    for name in (part, f"_{part}", f"last_{part}_here", f"Last{part.title()}Here", part.upper()):
        assert name in found("a.py", f"{name} = 1\n")
        assert name in found("a.js", f"const {name} = 1;\n")


@pytest.mark.parametrize("name", NAMES)
def test_banned_name(name: str) -> None:
    assert found("a.py", f"class {name}: ...\n") == [name]
    assert found("a.js", f"this.{name} = 1;\n") == [name]
    assert found(f"{name}.py", "") == [name]


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError("whoever it was")',
        'raise ValueError(f"{seat}: nobody sits there")',
        'raise Refused("kind", f"a game under way: {game}") from None',
        'log.warning("the game %s is told twice", game)',
    ],
)
def test_messages_of_exceptions_and_logs(source: str) -> None:
    assert len(found("a.py", source)) == 1
    harmless = source.replace("raise ", "").replace(" from None", "")
    assert not found("a.py", harmless.replace("log.warning", "print"))


def test_plain_words_pass() -> None:
    source = '''"""Replay of a saved game.

    >>> whatever_told = "What is told"
    """
    # The value of `told`.
    text = "What is told to nobody."
    '''
    assert not found("a.py", source.replace("\n    ", "\n"))
    assert not found(
        "a.md", "## What you need\n\nWhat is a round? A turn each.\n\n```\nwhoever\n```\n"
    )
    assert not found("a.js", 'const viewBox = "the box told";  // The view.\n')


def test_a_finding_shows_file_line_words_and_replacement() -> None:
    (finding,) = check_text("docs/a.md", "One line.\nKeep it by and by.\n\nAnother.")
    assert str(finding) == "docs/a.md:1: “by and by”, write instead: gradually"
    (finding,) = check_text("a.py", "\n\n# Keep it by and by.\n")
    assert finding.line == 3


def test_allowed_words_have_a_reason() -> None:
    assert all(reason for _, _, reason in plainwords.ALLOWED)
    assert found("src/tekhenu/board/a.py", "box = 1\n") == []
    assert found("src/tekhenu/rules/a.py", "box = 1\n") == ["box"]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert plainwords.main([str(plainwords.ROOT / "src/tekhenu/lru.py")]) == 0
    assert capsys.readouterr().out == ""
