"""Lists of the computer players come from the registry, wherever people read them."""

import re
from pathlib import Path

import pytest

from tekhenu.agents import agent_for
from tekhenu.agents.registry import (
    BUILT_IN,
    LONGEST_SEARCHES,
    allowed_for_guests,
    examples,
    strength_of,
)
from tekhenu.cli import main
from tekhenu.text import languages

from .client import Client

DOCS = Path(__file__).parents[2] / "docs"
SPEC = re.compile(r"\b[a-z]+(?::\w+)?")
EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


def in_backticks(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_examples_have_every_agent_once_but_no_synonym() -> None:
    assert {spec.partition(":")[0] for spec in examples()} == {
        name for name in BUILT_IN if strength_of(name) is None
    }
    for spec in (*examples(), *LONGEST_SEARCHES):
        assert allowed_for_guests(spec)
        assert agent_for(spec) is not None


def test_the_longest_searches_are_the_longest() -> None:
    assert LONGEST_SEARCHES == ("search:10s", "search:1000it")
    assert not allowed_for_guests("search:10.1s")
    assert not allowed_for_guests("search:1001it")


@EACH_LANGUAGE
def test_who_asks_for_an_unknown_computer_player_reads_them_all(client: Client, lang: str) -> None:
    answer = client.post(
        "/api/games", {"seats": ["me", "nobody"]}, headers={"accept-language": lang}
    )
    message = answer.json()["message"]
    assert "nobody" in message
    assert set(SPEC.findall(message)) >= {*examples(), *LONGEST_SEARCHES}


@EACH_LANGUAGE
def test_who_names_too_few_seats_reads_who_can_have_one(client: Client, lang: str) -> None:
    answer = client.post(
        "/api/games", {"players": 3, "seats": ["me"]}, headers={"accept-language": lang}
    )
    message = answer.json()["message"]
    assert set(SPEC.findall(message)) >= {"me", "friend", *examples()}
    assert "3" in message


@EACH_LANGUAGE
@pytest.mark.parametrize("command", ["play", "arena"])
def test_the_help_of_commands_has_them_all(
    command: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert ", ".join(examples()) in capsys.readouterr().out


def test_the_page_about_the_api_has_them_all() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    listed = re.search(r"to a computer player\s+\(([^)]*)\)", page)
    longest = re.search(r"The longest searches are ([^.]*)\.", page)
    assert listed is not None and in_backticks(listed[1]) == examples()
    assert longest is not None and in_backticks(longest[1]) == [*LONGEST_SEARCHES]


def test_the_page_about_agents_explains_each() -> None:
    page = (DOCS / "agents.md").read_text(encoding="utf-8")
    table = page[page.index("| name |") : page.index("```sh")]
    explained = {spec.partition(":")[0] for spec in in_backticks(table)}
    assert explained >= {spec.partition(":")[0] for spec in examples()}
