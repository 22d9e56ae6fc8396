"""The coach: each warning and pointer at a position, and the coach in whole games."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.analysis.advice import advise
from tekhenu.analysis.engine import Engine, Stage
from tekhenu.analysis.tasks import moves_of
from tekhenu.learn.coach import POINTERS, WARNINGS, Advice, all_advice, recommends
from tekhenu.learn.situation import Situation
from tekhenu.learn.stronger import stronger
from tekhenu.rules.place import DISTRICT_SPACE
from tekhenu.rules.state import Phase
from tekhenu.text import catalog, languages
from tests.positions import Position
from tests.puzzles.costly import a_costly_turn
from tests.rules.secrets import change_the_hidden
from tests.text.reading import file_of

TURNS = "The wheel turns after this round. Dice you can take now that will become Forbidden: 1."


def coached(at: Position, *choices: str, lang: str = "en") -> list[Advice]:
    """Return the coach's advice to seat 0 after choices that are not confirmed yet."""
    before = at.game()
    now = before.copy()
    for choice in choices:
        now.play_within_step(choice)
    return all_advice(Situation.of(before, now, 0, confirming=now.decision is None), lang)


def texts_of_tone(tone: str, at: Position, *choices: str) -> list[str]:
    return [advice.message.text for advice in coached(at, *choices) if advice.tone == tone]


def last_die_before_maat(pure: int, tainted: int) -> Position:
    """Build a position before the fourth die of seat 0, with three dice on its scales."""
    at = Position()
    at.scales(0, "pure", "white", pure)
    at.scales(0, "tainted", "black", tainted)
    at.scales(0, "below", "brown", 1)
    for value in (1, 1, 1):
        at.scales(1, "below", "yellow", value)
    return at


# Maat


def test_a_die_that_costs_vp_at_maat() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    at.die("ra", "white", 4)
    bad = at.die("ra", "gray", 4)  # gray is always Tainted
    at.player(limestone=9)
    (said,) = texts_of_tone("warn", at, bad, "temple:r1c1/0")
    assert said == "This leaves your balance at −6 for Maat: you would lose 2 VP."


def test_the_same_die_when_maat_is_not_due() -> None:
    at = Position()
    bad = at.die("ra", "gray", 4)
    at.die("ra", "white", 4)
    at.player(limestone=9)
    (said,) = texts_of_tone("warn", at, bad, "temple:r1c1/0")
    assert said.startswith("Your balance is −4. Unless you raise it in the 3 turns before Maat, ")
    assert said.endswith("you will lose 1 VP.")


def test_faith_can_lift_the_scales() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    bad = at.die("ra", "gray", 4)
    at.die("ra", "white", 4)
    at.player(limestone=9, faith=3)
    (said,) = texts_of_tone("warn", at, bad, "temple:r1c1/0")
    assert said.endswith("you would lose 2 VP, unless you raise it to −3 with Faith.")


def test_a_die_without_cost_gets_no_warning() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    at.die("ra", "gray", 4)
    good = at.die("ra", "white", 4)
    at.player(limestone=9)
    assert texts_of_tone("warn", at, good, "god:ra", "temple:r1c1/0") == []


def test_the_die_that_leads_nearest_to_even() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    at.die("osiris", "brown", 5)
    at.die("ra", "white", 2)
    said = texts_of_tone("point", at)
    assert any("“Take the white 2 from Ra (Pure)” would leave you at 0." in text for text in said)


def test_scales_that_are_tainted_in_time_to_mend_them() -> None:
    at = Position()
    at.scales(0, "tainted", "black", 5)
    at.scales(1, "pure", "white", 1)
    at.die("ra", "white", 4)
    at.die("ra", "white", 2)
    (said, *_) = texts_of_tone("point", at)
    assert said.startswith("Your balance is −5.") and " in the 3 turns before Maat, " in said


# Faith and Bread


def weighing(faith: int, tainted: int) -> Position:
    at = Position()
    at.state.phase, at.state.round = Phase.FAITH, 4
    at.scales(0, "tainted", "black", tainted)
    return at.player(faith=faith)


def test_faith_that_would_save_vp() -> None:
    (said,) = texts_of_tone("warn", weighing(faith=2, tainted=4), "faith:0")
    assert "This leaves you at −4. Your Faith could make it −2 and save 1 VP" in said


def test_faith_that_would_lead_nearer_to_the_first_place() -> None:
    (said,) = texts_of_tone("warn", weighing(faith=2, tainted=2), "faith:+1")
    assert "This leaves you at −1. Your Faith could make it 0, closer to first place" in said
    assert texts_of_tone("warn", weighing(faith=2, tainted=2), "faith:+2") == []


def before_a_scoring(*, bread: int) -> Position:
    """Build the last round before a Scoring, in which the Buildings of seat 0 need Bread."""
    at = last_die_before_maat(pure=1, tainted=1)
    at.state.wheel, at.state.round = 3, 8
    at.state.markers = [5, at.state.markers[1]]
    at.build(0, *(f"osiris:{place}" for place in DISTRICT_SPACE[:5]))
    at.die("bastet", "white", 1)
    at.die("osiris", "yellow", 1)
    return at.player(bread=bread, happiness=0, population=9)


def test_bread_that_is_missing_at_the_scoring_after_this_round() -> None:
    at = before_a_scoring(bread=0)
    said = texts_of_tone("point", at)
    assert said[0].startswith("A Scoring follows this round. You are ")
    assert "Bread short for your Buildings" in said[0]
    at = before_a_scoring(bread=0)
    warned = texts_of_tone("warn", at, "die:yellow1@osiris")
    assert any(text.startswith("A Scoring follows this round.") for text in warned)


def test_enough_bread_gets_no_advice() -> None:
    for choices in ([], ["die:yellow1@osiris"]):
        for advice in coached(before_a_scoring(bread=6), *choices):
            assert "Bread short" not in advice.message.text


def test_bread_that_is_withheld() -> None:
    at = Position().build(0, *(f"osiris:{place}" for place in DISTRICT_SPACE[:5]))
    at.state.phase, at.state.round = Phase.BREAD, 8
    at.player(bread=6)
    game = at.game()
    assert game.decision is not None
    nothing = str(game.decision.options[-1])
    (said,) = texts_of_tone("warn", at, nothing)
    assert said.startswith("You could pay ") and "more Bread. Not paying it costs " in said
    assert texts_of_tone("warn", at, str(game.decision.options[0])) == []


# The action


def test_a_god_who_cannot_act() -> None:
    at = Position()
    die = at.die("ra", "yellow", 3)
    at.die("ra", "white", 1)
    said = next(
        text
        for text in texts_of_tone("warn", at, die)
        if text.startswith("You cannot perform the Ra action: needs ")
    )
    assert said.endswith("This die can only produce.")


def test_a_god_who_can_act_gets_no_warning() -> None:
    at = Position()
    die = at.die("ra", "yellow", 3)
    at.die("ra", "white", 1)
    at.player(limestone=5, granite=5)
    assert not any(
        "You cannot perform" in text for text in texts_of_tone("warn", at, die, "produce:papyrus")
    )


def test_excess() -> None:
    at = Position()
    die = at.die("horus", "white", 6)
    at.die("ra", "white", 1)
    at.player(production_limestone=2)
    said = texts_of_tone("warn", at, die)
    assert "Excess: 4. It stays on the Tainted side of your scales until Maat." in said


def test_a_festival_without_room() -> None:
    at = Position()
    die = at.die("bastet", "black", 5)
    at.die("ra", "white", 1)
    at.player(papyrus=2, population=6, happiness=4)
    (ahead,) = texts_of_tone("point", at, die)
    assert ahead == "Your Happiness cannot exceed your Population, so you would lose 3 steps."
    (done,) = texts_of_tone("warn", at, die, "god:bastet")
    assert done == ahead


def test_a_triangle_of_happiness_that_is_lost() -> None:
    """An Osiris Action costs Happiness."""
    at = Position()
    die = at.die("osiris", "brown", 5)
    at.die("ra", "white", 1)
    at.player(happiness=9, population=9)
    (said, *_) = texts_of_tone("warn", at, die, "god:osiris", "osiris:row5/bread")
    expected = (
        "This drops your Happiness below a ▲. You would score 3 fewer VP at each remaining Scoring."
    )
    assert said == expected


def test_a_turn_without_an_action() -> None:
    at = Position()
    die = at.die("ra", "gray", 5)
    at.die("ra", "gray", 4)
    said = texts_of_tone("warn", at, die)
    assert any(text.startswith("You would take this die without an action.") for text in said)


# Overlooked options


def test_scribes_that_let_a_god_act() -> None:
    at = Position()
    at.die("thoth", "gray", 5)
    at.die("horus", "white", 1)
    at.player(scribes=1, papyrus=2)
    (said,) = texts_of_tone("point", at)
    assert said.startswith(
        "“Take the gray 5 from Thoth (Tainted)”: with this value, you cannot perform the Thoth"
    )
    assert "One Scribe can turn it to 3" in said


def test_a_blessing_that_fits() -> None:
    at = Position().give(0, "B05")
    die = at.die("horus", "white", 2)
    at.die("ra", "white", 1)
    cards = [part.id for advice in coached(at, die) for part in advice.message if part.kind]
    assert cards == ["B05"]


def test_a_decree_that_fits() -> None:
    """D10 counts workshops: an Osiris Action builds one, the other actions do not."""
    at = Position().give(0, "D10")
    at.die("osiris", "brown", 5)
    at.die("horus", "white", 1)
    at.player(happiness=5, population=9)
    (said, *_) = texts_of_tone("point", at)
    assert said.startswith(
        "Your Decree D10 would be worth 3 VP more with “Take the brown 5 from Osiris"
    )
    places = texts_of_tone("point", at, "die:brown5@osiris", "god:osiris")
    assert any("D10" in text and ("Papyrus" in text or "Bread" in text) for text in places)


def test_the_wheel_turns_next() -> None:
    for dice, turns in ((1, True), (2, False)):
        at = Position()
        for seat in (0, 1):
            for _ in range(dice):
                at.scales(seat, "below", "black", 1)
        at.die("hathor", "brown", 3)  # Pure in the shade, Forbidden in the sun
        at.die("horus", "white", 3)
        said = texts_of_tone("point", at)
        assert said == [TURNS] * turns


def test_a_much_stronger_turn() -> None:
    game, words = a_costly_turn(), catalog("en")
    weak = moves_of(game, ["die:gray4@ra", "temple:r3c3/0"])
    (advice,) = advise(game, 0, Engine(), (Stage(2, 8),), weak)
    found = stronger(game, advice, words)
    assert found is not None and found.line == advice.turns[0].choices
    assert found.text.startswith("Much stronger: “Take the white 4 from Ra")
    assert found.why.startswith("Because: ")
    (again,) = advise(game, 0, Engine(), (Stage(2, 8),), found.line)
    assert again.played is not None and again.played.gap is None
    assert stronger(game, again, words) is None


TRADE_OFF = "It is a trade-off: weigh it against what other choices give you."


def test_a_recommendation_that_the_engine_does_not_share_is_a_trade_off() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    at.die("osiris", "brown", 5)
    die = at.die("ra", "white", 2)
    game = at.game()
    alone = Situation.of(game, game, 0, confirming=False)
    assert recommends(alone)
    assert game.decision is not None
    shared = Situation.of(game, game, 0, confirming=False, best=[game.decision.find(die)])
    for situation, trade_off in ((alone, True), (shared, False)):
        (said,) = [
            text
            for advice in all_advice(situation)
            if "would leave you at 0." in (text := advice.message.text)
        ]
        assert said.endswith(TRADE_OFF) == trade_off


def test_a_warning_appears_once_when_the_turn_is_complete() -> None:
    at = last_die_before_maat(pure=1, tainted=3)
    at.die("ra", "white", 4)
    bad = at.die("ra", "gray", 4)
    at.player(limestone=9)
    assert texts_of_tone("warn", at, bad) == []
    assert len(texts_of_tone("warn", at, bad, "temple:r1c1/0")) == 1


# Seats without a decision, and every kind of decision


def test_a_seat_without_a_decision_gets_no_advice() -> None:
    game = Game.new(Settings(players=2), 1)
    assert game.decision is not None
    other = 1 - game.decision.player
    assert all_advice(Situation.of(game, game, other, confirming=False)) == []


SETTINGS = [
    Settings(solo=Botankhamun("easy")),
    Settings(players=3),
    Settings(players=2, expansion=TimeOfSeth()),
    Settings(solo=Automas(2)),
]


@pytest.mark.parametrize(("settings", "lang"), list(zip(SETTINGS, languages(), strict=False)))
def test_the_coach_in_whole_games_uses_no_hidden_information(settings: Settings, lang: str) -> None:
    """The coach advises at every decision, independently of hidden information."""
    game, rng = Game.new(settings, "coach"), Random(2)
    before, step = game.copy(), game.state.step
    while (decision := game.decision) is not None:
        if game.state.step != step:
            before, step = game.copy(), game.state.step
        seat = decision.player
        said = all_advice(Situation.of(before, game, seat, confirming=False), lang)
        assert said[0].tone == "explain" and all(advice.message.text for advice in said)
        if len(before.choices) == len(game.choices) and rng.random() < 0.15:
            require_no_secret(game, seat, rng)
        choice = rng.choice(decision.options)
        end = game.within_step(choice)
        if end.decision is None:
            all_advice(Situation.of(before, end, seat, confirming=True), lang)
        game.play(choice)


def require_no_secret(game: Game, seat: int, rng: Random) -> None:
    """Require the same advice with other hidden information, at a decision that starts a step."""
    both = []
    for changed in (False, True):
        state = game.state.copy()
        state.turn, state.running = None, 0
        if changed:
            change_the_hidden(state, seat, rng)
        twin = Game.at(state, game.settings)
        both.append(all_advice(Situation.of(twin, twin, seat, confirming=False)))
    assert both[0] == both[1]


def test_trials_are_made_in_a_determinized_game() -> None:
    """The coach tries moves in a different future than the real one."""
    game, futures = a_costly_turn(), []
    for changed in (False, True):
        state = game.state.copy()
        state.turn = None
        if changed:
            change_the_hidden(state, 0, Random(1))
        twin = Game.at(state, game.settings)
        imagined = Situation.of(twin, twin, 0, confirming=False).imagined.state
        futures.append((imagined.decks, imagined.stack, imagined.rng.state))
        assert imagined.decks != twin.state.decks
    assert futures[0] == futures[1]


def test_every_kind_of_question_is_explained() -> None:
    """Except for questions about chance, which are asked at a real table."""
    said = [key for key, file in file_of("en").items() if file != "companion.ftl"]
    asked = {key.removeprefix("prompt-") for key in said if key.startswith("prompt-")}
    explained = {key.removeprefix("coach-ask-") for key in said if key.startswith("coach-ask-")}
    other_words = {each for each in asked for kind in explained if each.startswith(f"{kind}-")}
    assert asked <= explained | other_words
    assert explained - asked == {"confirm"}


def test_advices_have_different_texts() -> None:
    sayings = [*WARNINGS, *POINTERS]
    assert len({saying.__name__ for saying in sayings}) == len(sayings)
    assert all(saying.__doc__ for saying in sayings)
