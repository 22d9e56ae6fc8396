"""`tekhenu components` from the outside."""

from pathlib import Path

import pytest

from tekhenu.cli import make_parser
from tekhenu.components import load
from tekhenu.components.template import template


def tekhenu(*arguments: str, lang: str = "en") -> int:
    args = make_parser(lang).parse_args(["components", *arguments])
    code = args.run(args)
    assert isinstance(code, int)
    return code


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.toml"
    path.write_text('name = "Mine [red]"\nstatues.costs.6 = 4\n', encoding="utf-8")
    return str(path)


def test_shows_the_default_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert tekhenu() == 0
    out = capsys.readouterr().out
    assert f"Edition: Default ({load().fingerprint})" in out
    assert "= rulebook   + public   ~ reconstructed\n" in out
    assert "| P01  | 2 limestone, 1 granite~ | r g r b~ | sunny=  |" in out
    assert "|r3|r~|2 faith~    |2 papyrus~  |3 faith~    |2 bread~    |1 gold~     |r~|" in out
    assert "| 4    | 1 gold=      | hathor~           |" in out


def test_is_plain_and_narrow_when_not_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    tekhenu()
    out = capsys.readouterr().out
    assert out.isascii()
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 100
    assert all(line == line.rstrip() for line in out.splitlines())


def test_shows_an_owners_edition(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tekhenu("--edition", own) == 0
    out = capsys.readouterr().out
    assert "Edition: Mine [red] (" in out
    assert "* your edition" in out
    assert "| 1~ | 1~ | 2~ | 2~ | 3~ | 4* |" in out


def test_check_says_what_changes(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tekhenu("--check", own) == 0
    out = capsys.readouterr().out
    assert f"{own} is fine. It replaces 1 value:" in out
    assert "| statues.costs.6 | 3~      | 4*    |" in out


def test_check_says_when_nothing_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("same.toml").write_text('name = "Same"\n', encoding="utf-8")
    assert tekhenu("--check", "same.toml") == 0
    assert "same.toml is fine. All its values are the defaults." in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--check", "--edition"])
def test_a_faulty_file_is_an_error(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\nstatues.costs.6 = 40\n', encoding="utf-8")
    assert tekhenu(option, str(path)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"{path}: statues.costs.6: found 40, expected a whole number from 0 to 9\n"


@pytest.mark.parametrize(
    ("lang", "fine", "wrong"),
    [
        ("fr", "est correct. Il remplace 1 valeur\u00a0:", "40 au lieu d’un nombre entier"),
        (
            "pl",
            "jest w\u00a0porządku. Zmienia 1 wartość:",
            "wpisano 40, a\u00a0powinno być: liczba",
        ),
        ("ko", "문제가 없습니다. 바뀌는 값 1개:", "입력: 40. 필요한 값: 0에서 9까지의 정수"),
    ],
)
def test_check_speaks_the_language_of_its_reader(
    own: str, lang: str, fine: str, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tekhenu("--check", own, lang=lang) == 0
    assert fine in capsys.readouterr().out
    Path(own).write_text('name = "Own"\nstatues.costs.6 = 40\n', encoding="utf-8")
    assert tekhenu("--check", own, "--lang", lang, lang=lang) == 2
    assert wrong in capsys.readouterr().err


def test_template_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert tekhenu("--template") == 0
    assert capsys.readouterr().out == template()


def test_template_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.toml"
    assert tekhenu("--template", str(path)) == 0
    assert path.read_text(encoding="utf-8") == template()
    assert tekhenu("--check", str(path)) == 0
    assert str(path) in capsys.readouterr().out


def test_template_never_replaces_a_file_unasked(
    own: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = Path(own).read_text(encoding="utf-8")
    assert tekhenu("--template", own) == 2
    assert Path(own).read_text(encoding="utf-8") == before
    assert capsys.readouterr().err == f"{own} already exists. Use --force to replace it.\n"
    assert tekhenu("--template", own, "--force") == 0
    assert Path(own).read_text(encoding="utf-8") == template()


def test_template_where_nothing_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "missing" / "new.toml"
    assert tekhenu("--template", str(path)) == 2
    assert capsys.readouterr().err == f"{path}: No such file or directory\n"


def test_one_thing_at_a_time(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        tekhenu("--check", own, "--template")
    assert caught.value.code == 2
    assert "not allowed with" in capsys.readouterr().err
