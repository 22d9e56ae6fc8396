"""A Technology of known effects is one row and four texts; everything else follows."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tekhenu
from tekhenu.components.errors import TablesError
from tekhenu.components.ids import numbered
from tekhenu.text import languages

ROW = 'T25 = { effect = "performing ra 3 vp, 1 scribe" }\n'
TEXTS = {
    "en": "Whenever you perform the Ra action: 3 VP and 1 Scribe.",
    "fr": "3 PV et 1 Scribe à chaque action de Râ.",
    "ko": "라 행동을 수행할 때마다: 3점, 서기 1개.",
    "pl": "Ilekroć wykonujesz akcję Ra: 3 PZ i 1 Skryba.",
}

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def insert_after(path: Path, line: str, more: str) -> None:
    text = path.read_text(encoding="utf-8")
    start = text.index(f"\n{line}") + 1
    end = text.index("\n", start) + 1
    path.write_text(text[:end] + more + text[end:], encoding="utf-8")


def test_a_25th_technology_is_one_row_and_four_texts(tmp_path: Path) -> None:
    copy = tmp_path / "tekhenu"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(tekhenu.__file__).parent, copy, ignore=ignored)
    insert_after(copy / "components" / "base.toml", "T24 = ", ROW)
    assert set(TEXTS) == set(languages())
    for lang, text in TEXTS.items():
        insert_after(copy / "text" / lang / "cards.ftl", "card-T24 = ", f"card-T25 = {text}\n")
    run = subprocess.run(
        [
            sys.executable,
            *["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/cards/a_card_more.py"],
        ],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "TEKHENU_COPY": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    "ids", [["T01", "T03"], ["T02"], ["T01", "T02", "T02a"], ["T01", "B02"], ["T1"]]
)
def test_no_card_is_dropped_silently(ids: list[str]) -> None:
    """Cards go by number: a row whose id does not fit its place is refused by name."""
    with pytest.raises(TablesError) as refused:
        numbered("T", ids)
    wrong = next(card for n, card in enumerate(ids, 1) if card != f"T{n:02}")
    assert f"technologies.{wrong}" in str(refused.value)
