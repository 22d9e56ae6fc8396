"""Lessons: their files, right choices, anticipated mistakes and texts."""

import re
from pathlib import Path

import pytest

from tekhenu.learn.lesson import (
    LEARNER,
    SHIPPED,
    Lesson,
    LessonError,
    lessons_in,
    matching,
    read,
    shipped,
)
from tekhenu.text import catalog, languages

WORDS_A_SECOND, SECONDS_A_CHOICE = 200 / 60, 4
LESSONS = pytest.mark.parametrize("lesson", shipped(), ids=lambda lesson: str(lesson.name))


def text_of(name: str) -> str:
    return (SHIPPED / name).read_text("utf-8")


def keys_of(lesson: Lesson) -> list[str]:
    """Return the message keys that a lesson needs."""
    steps = range(1, len(lesson.steps) + 1)
    wrong = dict.fromkeys(name for step in lesson.steps for name in step.wrong)
    return [
        f"lesson-{lesson.name}-title",
        *(f"lesson-{lesson.name}-{step}" for step in steps),
        *(f"lesson-{lesson.name}-wrong-{name}" for name in wrong),
    ]


# The course


def test_the_course_has_the_order_a_newcomer_needs() -> None:
    course = [lesson.name for lesson in shipped() if not lesson.further]
    first = ["wins", "die", "produce", "light", "wheel"]
    gods = ["ra", "hathor", "bastet", "thoth", "horus"]
    assert course == [*first, *gods, "scribes", "maat", "scoring", "setup"]
    assert [lesson.name for lesson in shipped() if lesson.further] == [
        "botankhamun",
        "automas",
        "seth",
    ]


@LESSONS
def test_every_right_choice_leads_to_the_end(lesson: Lesson) -> None:
    """Each of several right choices leads to the next step."""
    for last in (False, True):
        did: list[str] = []
        for step in lesson.steps[:-1]:
            right = step.right(lesson.after(did))
            did.append(str(right[-1 if last else 0]) if step.choose else "")
        lesson.after(did)


@LESSONS
def test_an_anticipated_mistake_is_legal_and_not_right(lesson: Lesson) -> None:
    did: list[str] = []
    for step in lesson.steps[:-1]:
        game = lesson.after(did)
        right = step.right(game)
        for name, patterns in step.wrong.items():
            tries = [move for move in matching(game, patterns) if move not in right]
            assert name in {step.mistake(move) for move in tries}, f"{name} is never said"
        did.append(str(right[0]) if step.choose else "")


@LESSONS
def test_only_the_learner_has_decisions(lesson: Lesson) -> None:
    did: list[str] = []
    for step in lesson.steps[:-1]:
        decision = lesson.after(did).decision
        assert not step.choose or (decision is not None and decision.player == LEARNER)
        did.append(str(step.right(lesson.after(did))[0]) if step.choose else "")


def test_choices_that_do_not_follow_the_lesson_are_rejected() -> None:
    lesson = next(lesson for lesson in shipped() if lesson.name == "die")
    with pytest.raises(ValueError, match="step 3 does not accept the choice 'die:gray2@horus'"):
        lesson.after(["", "", "die:gray2@horus"])
    with pytest.raises(ValueError, match="step 3 does not accept the choice ''"):
        lesson.after(["", "", ""])
    with pytest.raises(ValueError, match="6 steps are done, but the lesson has 6"):
        lesson.after([""] * 6)


# The words


@pytest.mark.parametrize("lang", languages())
def test_every_lesson_has_texts_in_every_language(lang: str) -> None:
    words = catalog(lang)
    keys = [key for lesson in shipped() for key in keys_of(lesson)]
    said = [words.say(key) for key in keys]
    assert all(said) and not any(text in keys for text in said)
    if lang != "en":
        same = [k for k in keys if words.say(k) == catalog("en").say(k)]
        assert set(same) <= {"lesson-maat-title"}


def length_of(lesson: Lesson) -> tuple[int, int, float]:
    """Return the number of words, choices and seconds of the right way."""
    english = catalog("en")
    steps = range(1, len(lesson.steps) + 1)
    words = sum(len(english.say(f"lesson-{lesson.name}-{step}").split()) for step in steps)
    choices = sum(bool(step.choose) for step in lesson.steps)
    return words, choices, words / WORDS_A_SECOND + choices * SECONDS_A_CHOICE


@LESSONS
def test_a_lesson_takes_less_than_a_minute_and_a_half(lesson: Lesson) -> None:
    assert length_of(lesson)[2] < 90


def test_the_course_takes_no_more_than_twelve_minutes() -> None:
    assert sum(length_of(lesson)[2] for lesson in shipped() if not lesson.further) < 12 * 60


# The files


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("help = ", "helps = "), "helps: expected one of help, further"),
        (("help = ", "help = 3 #"), "help: expected a text, found 3"),
        (("players = 2", "players = 9"), "start: players must be a whole number from 2 to 4"),
        (("wheel = ", "wheels = "), "scene.wheels: expected one of phase, active"),
        (('"gray2", "black5"', '"gray7"'), "scene.dice: expected a die such as white4"),
        (("gold = 1", "camels = 1"), "scene.players: player 0 has no 'camels'"),
        (("gold = 1", "happiness = 9"), "scene: impossible position: player 0: Happiness 9"),
        (
            ('"die:brown3@osiris"', '"die:brown4@osiris"'),
            "step 2: light: there is no die",
        ),
        (
            ('choose = ["die:brown3', 'choose = ["die:brown4'),
            "step 3: choose: 'die:brown4@osiris' matches no option; the options are die:",
        ),
        (
            ("elsewhere = ", 'late = ["god:ra"], elsewhere = '),
            r"step 3: wrong.late: 'god:ra' matches no option",
        ),
        (('choose = ["god', 'then = ["pass"]\nchoose = ["god'), "step 4: then: 'pass' matches no"),
        (('choose = ["god', 'choice = ["god'), "step 4: choice: expected one of light, choose"),
        (('choose = ["god:osiris"]', "choose = 7"), "step 4: choose: expected a list of texts"),
        (("[[step]]", "[step]"), "invalid TOML: "),
    ],
)
def test_a_broken_file_is_rejected_with_its_name_and_key(
    change: tuple[str, str], said: str
) -> None:
    text = text_of("02-die.toml")
    assert change[0] in text
    with pytest.raises(LessonError, match=f"^02-mine.toml: {said}"):
        read(text.replace(*change, 1), "02-mine.toml")


def test_a_lesson_ends_with_an_explanation() -> None:
    text = text_of("02-die.toml").rpartition("[[step]]")[0]
    with pytest.raises(LessonError, match="step 5: choose: expected no choices in the last step"):
        read(text, "02-mine.toml")


def test_a_file_has_a_number_and_a_name() -> None:
    with pytest.raises(LessonError, match=r"^mine.toml: expected a name such as 04-light.toml"):
        read(text_of("02-die.toml"), "mine.toml")


MORE = """
help = "osiris"

[scene]
wheel = "horus"
dice = { osiris = ["yellow6"], ra = ["yellow2"] }

[[step]]
choose = ["die:yellow6@osiris"]
wrong = { small = ["die:yellow2@ra"] }

[[step]]
choose = ["take:6"]

[[step]]
light = [".part-osiris"]
"""


def test_adding_a_lesson_takes_a_file_and_its_texts(tmp_path: Path) -> None:
    """No code names lessons."""
    for entry in SHIPPED.iterdir():
        if entry.name.endswith(".toml"):
            (tmp_path / entry.name).write_text(entry.read_text("utf-8"), "utf-8")
    (tmp_path / "18-mine.toml").write_text(MORE, "utf-8")
    mine = lessons_in(tmp_path)[-1]
    assert (mine.name, mine.number, len(mine.steps)) == ("mine", 18, 3)
    assert keys_of(mine) == [
        *("lesson-mine-title", "lesson-mine-1", "lesson-mine-2", "lesson-mine-3"),
        "lesson-mine-wrong-small",
    ]
    source = Path(__file__).parents[2] / "src" / "tekhenu"
    named = re.compile(r"lesson-(wins|die|produce|wheel)-|[\"'](wins|scribes)[\"']")
    code = [*source.joinpath("study").glob("lesson.py"), source / "server" / "pages" / "learn.py"]
    assert not any(named.search(file.read_text("utf-8")) for file in code)
