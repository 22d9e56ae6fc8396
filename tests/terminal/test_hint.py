"""`h` in `tekhenu play`: first a nudge, then the three best turns with facts and reasons."""

import re
from pathlib import Path

import pytest

from tekhenu import Settings
from tekhenu.text import catalog, languages
from tests.browser.moments import moment

from .driver import Terminal

QUESTIONS = {"en": "Look at", "fr": "Regardez la section", "pl": "Spójrz na", "ko": "살펴보세요"}


def opened(tmp_path: Path, *arguments: str) -> Terminal:
    save = tmp_path / "middle.json"
    save.write_text(moment(Settings(players=2), "die", 4).save(), encoding="utf-8")
    seats = ("--seat", "human", "random")
    return Terminal("play", "--load", str(save), *seats, *arguments, data=tmp_path, width=200)


def test_a_nudge_and_then_the_turns(tmp_path: Path) -> None:
    with opened(tmp_path) as terminal:
        assert "h\u00a0=\u00a0hint" in terminal.read()
        nudge = terminal.type("h")
        assert re.search(r"Look at \w+\. .+\?", nudge)
        assert "Type h again to see the best turns." in nudge and "Take the" not in nudge
        turns = terminal.type("h")
        assert re.findall(r"^(\d)  Take the", turns, re.MULTILINE) == ["1", "2", "3"]
        assert "expected final margin: " in turns
        assert len(re.findall(r"VP compared with turn 1 \((sure|likely|open)\)", turns)) == 2
        assert turns.count("Compared with turn 1: ") == 2
        assert "16 imagined games" in turns
        assert "hint: first a nudge" in terminal.type("?")
        # Another decision starts with a nudge again.
        terminal.type("1")
        assert "1  Take the" not in terminal.type("h")


def test_the_parts_add_up(tmp_path: Path) -> None:
    with opened(tmp_path) as terminal:
        terminal.read()
        terminal.type("h")
        turns = terminal.type("h").replace("\N{MINUS SIGN}", "-")
        compared = re.split(r"Compared with turn 1: ", turns)[1:]
        assert len(compared) == 2
        for text in compared:
            total = float(text.split()[0])
            parts = re.findall(r"^ +([-+]\d+\.\d)  ", text, re.MULTILINE)
            assert sum(map(float, parts)) == pytest.approx(total)


@pytest.mark.parametrize("lang", languages())
def test_in_every_language(tmp_path: Path, lang: str) -> None:
    say = catalog(lang).say
    with opened(tmp_path, "--lang", lang) as terminal:
        prompt = f"{say('player', seat=0)}> "
        terminal.read(prompt)
        terminal.send("h")
        assert QUESTIONS[lang] in terminal.read(prompt)
        terminal.send("h")
        shown = terminal.read(prompt)
        assert say("hint-deals", deals=16) in shown
