"""Examples of the grammar functions of each language."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tekhenu.text import Catalog
from tekhenu.text.catalog import functions_of, languages
from tekhenu.text.fr.grammar import de, que
from tekhenu.text.ko.grammar import josa


def said(lang: str, pattern: str, **values: str | int) -> str:
    """Format a new message with the catalog of the language."""
    bundle = FluentBundle([lang], functions_of(lang), use_isolating=False)
    bundle.add_resource(FluentResource(f"test =\n    {pattern}"))
    message = bundle.get_message("test").value
    assert message is not None
    text, errors = bundle.format_pattern(message, values)
    assert not errors
    return str(text)


# Korean


@pytest.mark.parametrize(
    ("text", "pair", "result"),
    [
        ("라", "이/가", "라가"),
        ("오시리스", "은/는", "오시리스는"),
        ("토트", "을/를", "토트를"),
        ("빵", "을/를", "빵을"),
        ("금", "과/와", "금과"),
        ("화강암", "은/는", "화강암은"),
        # ㄹ is a consonant, but 로 follows it as a vowel.
        ("하토르", "으로/로", "하토르로"),
        ("기둥", "으로/로", "기둥으로"),
        ("건축물", "으로/로", "건축물로"),
        ("건축물", "을/를", "건축물을"),
        ("건축물", "으로서/로서", "건축물로서"),
        # Numbers as they are read: 일, 이, 삼, 사, 오, 육, 칠, 팔, 구, 십, 백, 영.
        ("1", "을/를", "1을"),
        ("2", "을/를", "2를"),
        ("3", "이/가", "3이"),
        ("4", "이/가", "4가"),
        ("5", "은/는", "5는"),
        ("6", "으로/로", "6으로"),
        ("7", "으로/로", "7로"),
        ("8", "으로/로", "8로"),
        ("9", "과/와", "9와"),
        ("10", "으로/로", "10으로"),
        ("100", "이/가", "100이"),
        ("0", "으로/로", "0으로"),
        ("T05", "을/를", "T05를"),
        ("B01", "을/를", "B01을"),
        ("D24", "이/가", "D24가"),
        # Letters by their names: 엘, 엠, 엔, 알; the others end in a vowel.
        ("VP", "을/를", "VP를"),
        ("XL", "으로/로", "XL로"),
        ("FM", "이/가", "FM이"),
        # Names as they sound.
        ("Anna", "이/가", "Anna가"),
        ("Tom", "은/는", "Tom은"),
        ("Jane", "이/가", "Jane이"),
        ("Nicole", "으로/로", "Nicole로"),
        ("Peter", "을/를", "Peter를"),
        ("Zoé", "은/는", "Zoé는"),
        ("Erik", "이/가", "Erik이"),
        ("Mark", "이/가", "Mark가"),
        ("Bob", "이/가", "Bob이"),
        ("Jacob", "은/는", "Jacob은"),
        ("Webb", "을/를", "Webb을"),
        ("Matt", "이/가", "Matt이"),
        ("Scott", "을/를", "Scott을"),
        ("Philipp", "과/와", "Philipp과"),
        ("Robert", "이/가", "Robert가"),
        ("David", "이/가", "David가"),
        # A single letter is read by its name, small or capital.
        ("r", "이/가", "r이"),
        ("a", "이/가", "a가"),
        # Quotes are not read, and a remark in brackets does not count.
        ("“호루스”", "이/가", "“호루스”가"),
        ("‘빵’", "이/가", "‘빵’이"),
        ("주사위 (흰색)", "을/를", "주사위 (흰색)를"),
        ("빵(2)", "을/를", "빵(2)을"),
        ("(빵)", "을/를", "(빵)을"),
        # Pairs in either order, and those of the copula.
        ("라", "가/이", "라가"),
        ("빵", "와/과", "빵과"),
        ("빵", "로/으로", "빵으로"),
        ("빵", "이나/나", "빵이나"),
        ("라", "이나/나", "라나"),
        # The sound is unknown.
        ("★", "을/를", "★을(를)"),
        ("Иван", "은/는", "Иван은(는)"),
        ("Иван", "으로/로", "Иван(으)로"),
        ("田中", "이나/나", "田中(이)나"),
    ],
)
def test_a_particle_follows_the_last_sound(text: str, pair: str, result: str) -> None:
    assert josa(text, pair) == result


def test_particles_in_a_message() -> None:
    assert said("ko", '{ JOSA($n, pair: "을/를") } 냅니다', n=3) == "3을 냅니다"
    assert said("ko", '{ JOSA($who, pair: "이/가") } 냅니다', who="파랑") == "파랑이 냅니다"


def test_one_particle_alone_is_an_error() -> None:
    with pytest.raises(ValueError, match="은/는"):
        josa("라", "가")


# French


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Bastet", "de Bastet"),
        ("Râ", "de Râ"),
        ("Osiris", "d’Osiris"),
        ("Anubis", "d’Anubis"),
        ("Horus", "d’Horus"),
        ("Hathor", "d’Hathor"),
        ("Éric", "d’Éric"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("« Anne »", "d’« Anne »"),
        ("orange", "d’orange"),
        ("8", "de 8"),
        ("11", "de 11"),
        ("onze", "de onze"),
        ("huit", "de huit"),
        ("A", "de A"),
        ("A02", "de A02"),
        ("E12", "de E12"),
        ("le Temple", "du Temple"),
        ("les quartiers", "des quartiers"),
        ("Le Nôtre", "de Le Nôtre"),
        ("Ève et Adam", "d’Ève et Adam"),
        ("김민수", "de 김민수"),
    ],
)
def test_de_is_elided_before_a_vowel(text: str, result: str) -> None:
    assert de(text) == result


def test_que_is_elided_too() -> None:
    assert que("Osiris") == "qu’Osiris"
    assert que("le Temple") == "que le Temple"


def test_elision_in_a_message() -> None:
    assert said("fr", "le tour { DE($who) }", who="Ida") == "le tour d’Ida"


# Plurals


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {"one": [1], "other": [0, 2, 5, 11, 21]}),
        ("fr", {"one": [0, 1], "other": [2, 5, 17, 21, 100]}),
        (
            "pl",
            {"one": [1], "few": [2, 3, 4, 22, 34], "many": [0, 5, 11, 12, 14, 21, 25, 112]},
        ),
        ("ko", {"other": [0, 1, 2, 5, 11, 21]}),
    ],
)
def test_a_number_has_its_plural(lang: str, forms: dict[str, list[int]]) -> None:
    pattern = "{ $n -> [one] one [few] few [many] many *[other] other }"
    variants = pattern.replace("[", "\n       [").replace("*\n       [", "\n       *[")
    for form, numbers in forms.items():
        for number in numbers:
            assert said(lang, variants.replace(" }", "\n    }"), n=number) == form, number


# Languages


def test_every_folder_is_a_language() -> None:
    assert languages()[0] == "en"
    folder = Path(__file__).parents[2] / "src/tekhenu/text"
    assert set(languages()) == {file.parent.name for file in folder.glob("*/*.ftl")}


def test_a_function_belongs_to_its_language() -> None:
    assert set(functions_of("ko")) == {"JOSA"}
    assert set(functions_of("fr")) == {"DE", "QUE"}
    assert functions_of("en") == functions_of("pl") == {}
    assert Catalog("en").say("god", god="ra") == "Ra"
