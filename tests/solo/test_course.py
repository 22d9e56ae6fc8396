"""Whole games with Botankhamun: course, saves, copies, undo, the two-player game around it."""

import os
import subprocess
import sys
from hashlib import sha256
from itertools import islice

import pytest

from tekhenu import Game, PositionError, SaveError, Settings
from tekhenu.rules.event import Idle, Performed, Produced, Progressed, Took
from tekhenu.rules.game import CannotUndo
from tests.positions import Position, described, offered, play
from tests.solo.table import BOT, GODS, bot_of, events_of, next_tile, settings, solo
from tests.solo.whole import moments, played
from tools.fingerprint import plain
from tools.soak import invariants

LEVELS = ("easy", "medium", "hard")
CHALLENGES = ((), ("random_start",), ("rich_decrees",), ("random_start", "rich_decrees"))


# Whole games


@pytest.mark.parametrize("challenges", CHALLENGES)
@pytest.mark.parametrize("difficulty", LEVELS)
def test_games_run_to_their_end(difficulty: str, challenges: tuple[str, ...]) -> None:
    """Sixteen rounds, four Maats, two Scorings; a legal position after every choice."""
    for seed in range(4):
        for game, _ in moments(difficulty, seed, *challenges):
            invariants.check_moment(game)
        invariants.check_course(game.events, 2)
        invariants.check_result(game)


def test_only_the_human_is_asked() -> None:
    for seed in range(6):
        for game, _ in moments("hard", seed):
            assert game.decision is None or game.decision.player == 0


@pytest.mark.parametrize("difficulty", LEVELS)
def test_it_never_pays_produces_or_receives_anything_but_scribes(difficulty: str) -> None:
    for seed in range(6):
        for game, _ in moments(difficulty, seed):
            bot = game.state.players[BOT]
            assert (bot.resources, bot.faith) == ([0] * 5, 0)
            assert (bot.blessings, bot.technologies, bot.decrees) == (0, 0, 0)
            assert bot.production == [2] * 4
            assert (bot.scales.pure, bot.scales.tainted) == ([], [])
        assert all(event.seat == 0 for event in events_of(game, Produced))


def test_one_die_and_the_god_of_its_section_every_turn() -> None:
    for seed in range(6):
        game = played("medium", seed)
        took = [(e.section, e.value) for e in events_of(game, Took) if e.seat == BOT]
        done = [(e.god, e.value) for e in events_of(game, Performed) if e.seat == BOT]
        assert len(took) == 16
        assert not [e for e in events_of(game, Idle) if e.seat == BOT]
        assert took == done


def test_rich_decrees_changes_nothing_but_the_end() -> None:
    """4 VP more for each Decree on its pile."""
    for seed in range(6):
        plain, rich = played("hard", seed), played("hard", seed, "rich_decrees")
        assert plain.choices == rich.choices
        decrees = bot_of(plain.state).cards[2].bit_count()
        assert rich.state.players[BOT].vp == plain.state.players[BOT].vp + 4 * decrees
        assert rich.state.players[0].vp == plain.state.players[0].vp


# The two-player game around it


def test_honoring_one_statue_per_god() -> None:
    at = solo().player(0, granite=3).build(BOT, "statue:ra")
    at.state.order = [0, BOT]
    statue = at.die("horus", "gray", 2)
    at.die("osiris", "yellow", 1)
    game = at.game()
    game.play(statue)
    places = ["statue:temple-row", "statue:temple-column", "statue:workshops", "statue:quarries"]
    assert [name for name in offered(game) if name.startswith("statue")] == places


def test_ten_building_spaces_at_the_temple() -> None:
    at = solo().player(0, bread=4)
    at.state.order = [0, BOT]
    building = at.die("hathor", "gray", 1)
    at.die("osiris", "yellow", 1)
    game = at.game()
    game.play(building)
    spaces = [name for name in offered(game) if name.startswith("hathor")]
    assert len(spaces) == 10
    assert all(name.endswith("/1") for name in spaces)


def test_own_statue_pays_on_the_humans_own_action() -> None:
    """The bonus is paid as with two players (R29)."""
    at = solo().build(0, "statue:bastet").player(0, papyrus=2)
    at.state.order = [0, BOT]
    festival = at.die("bastet", "gray", 6)
    for _ in range(3):
        at.die("osiris", "yellow", 1)
    change = play(next_tile(at, "osiris").game(), festival, "pass")
    assert change["p0.gold"] == 1


def test_rotation_brings_two_dice_to_each_shaded_section() -> None:
    """Two dice each after its turn: the wheel turns, Horus and Bastet are Shaded then."""
    at = solo()
    at.state.order = [0, BOT]
    at.state.active = 1
    at.scales(0, "pure", "white", 1)
    at.scales(0, "pure", "white", 2)
    at.scales(BOT, "below", "white", 1)
    at.die("osiris", "yellow", 1)
    game = next_tile(at, "osiris").game()
    assert game.state.wheel == 1
    assert [len(dice) for dice in game.state.sections] == [2, 0, 0, 2, 0, 0]
    assert game.state.round == 2


# Saves and copies


def test_without_events_it_plays_the_same_game() -> None:
    events = played("hard", 7)
    silent = Game.new(settings("hard"), 7, events=False)
    for choice in events.choices:
        silent.play(str(choice))
    assert silent.events == []
    assert invariants.difference(silent.state, events.state) == ""


@pytest.mark.parametrize("difficulty", LEVELS)
def test_save_copy_undo_and_imagine_at_many_moments(difficulty: str) -> None:
    for seed in range(2):
        for number, (game, rng) in enumerate(moments(difficulty, seed, "random_start")):
            if number % 12 == 0:
                for check in invariants.MOMENTS:
                    check(game, rng)


def test_a_save_names_the_solo_game() -> None:
    game = next(islice(moments("hard", 3, "rich_decrees"), 40, None))[0]
    loaded = Game.load(game.save())
    assert loaded.settings == settings("hard", "rich_decrees")
    assert loaded.events == game.events
    assert invariants.difference(loaded.state, game.state) == ""


def test_a_save_knows_botankhamuns_tables() -> None:
    """The same choices with other tables of its own would be another game."""
    game = Game.new(settings("hard"), 1)
    assert '"botankhamun"' in game.save()
    assert '"botankhamun"' not in Game.new(Settings(), 1).save()


def test_a_save_from_a_position() -> None:
    """Its turn before the first choice is not part of the choices and is played again."""
    at = solo()
    for god in GODS[:3]:
        at.die(god, "gray", 3)
        at.die(god, "yellow", 2)
    bot_of(at.state).progress = 1
    game = at.game()
    game.play(offered(game)[0])
    loaded = Game.load(game.save())
    assert described(loaded.state, loaded.settings) == described(game.state, game.settings)
    assert bot_of(loaded.state) == bot_of(game.state)
    assert loaded.events == game.events


def test_a_damaged_save_is_refused() -> None:
    text = Game.new(settings("hard"), 1).save()
    with pytest.raises(SaveError, match="checksum"):
        Game.load(text.replace('"hard"', '"easy"'))


def test_the_same_game_in_another_process() -> None:
    program = (
        "from tests.solo.whole import played; from hashlib import sha256;"
        "from tools.fingerprint import plain;"
        "print(sha256(plain(played('hard', 5).events).encode()).hexdigest())"
    )
    here = sha256(plain(played("hard", 5).events).encode()).hexdigest()
    paths = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])
    for seed in ("0", "12345"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": paths}
        there = subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True
        )
        assert there.stdout.strip() == here


def test_a_copy_has_the_same_future() -> None:
    """A copy has the same coins and random choices until another option is chosen."""
    game = next(islice(moments("medium", 8), 30, None))[0]
    twin = game.copy()
    for _ in range(30):
        if game.decision is None:
            break
        choice = offered(game)[-1]
        game.play(choice)
        twin.play(choice)
    assert twin.events == game.events
    assert bot_of(twin.state) == bot_of(game.state)


# Undo


def humans_turn(*bot_dice: tuple[str, str, int]) -> tuple[Position, str]:
    """Play a festival of the human and end the turn, so that Botankhamun moves."""
    at = solo().player(0, papyrus=2)
    at.state.order = [0, BOT]
    festival = at.die("bastet", "gray", 6)
    for die in bot_dice:
        at.die(*die)
    return at, festival


def after_both(at: Position, festival: str) -> Game:
    game = at.game()
    game.play(festival)
    game.play("pass")
    assert game.state.players[BOT].scales.dice == 1
    return game


def test_a_turn_without_chance_can_be_taken_back() -> None:
    """The first tile of the base, one best die, one place: all of it is undone."""
    at, festival = humans_turn(("osiris", "yellow", 6), ("osiris", "black", 1))
    game = after_both(next_tile(at, "osiris"), festival)
    after, events = described(game.state, game.settings), game.events
    game.undo()
    assert offered(game)[0] == "pass"
    assert game.state.players[BOT].scales.dice == 0
    assert bot_of(game.state).progress == -1
    assert not events_of(game, Progressed)
    game.play("pass")
    assert described(game.state, game.settings) == after
    assert game.events == events


HIDDEN = "cannot be undone because it revealed something hidden"


def refused(game: Game) -> None:
    before = described(game.state, game.settings)
    with pytest.raises(CannotUndo, match=f"pass {HIDDEN}"):
        game.undo()
    assert described(game.state, game.settings) == before
    game.undo(force=True)
    assert game.state.players[BOT].scales.dice == 0


def test_no_undo_across_the_coin() -> None:
    """Every tile would lead to the same die; it is the flip that commits."""
    at, festival = humans_turn(("osiris", "yellow", 6))
    bot_of(at.state).progress = 0
    refused(after_both(at, festival))


def test_no_undo_across_a_random_die() -> None:
    at, festival = humans_turn(("osiris", "yellow", 6), ("osiris", "brown", 6))
    refused(after_both(next_tile(at, "osiris"), festival))


def test_no_undo_across_a_random_place() -> None:
    at, festival = humans_turn(("hathor", "yellow", 1), ("osiris", "brown", 6))
    refused(after_both(next_tile(at, "hathor"), festival))


def test_no_undo_across_a_new_tile() -> None:
    """One best space, but the display is refilled."""
    at, festival = humans_turn(("ra", "yellow", 1), ("osiris", "brown", 6))
    at.pillar(-1, "P27", "r1c2/0")
    refused(after_both(next_tile(at, "ra"), festival))


def test_no_undo_across_a_new_card() -> None:
    at, festival = humans_turn(("thoth", "black", 1), ("osiris", "brown", 6))
    refused(after_both(next_tile(at, "thoth"), festival))


@pytest.mark.parametrize("die", [("horus", "yellow", 1), ("bastet", "black", 2)])
def test_other_gods_without_chance_can_be_taken_back(die: tuple[str, str, int]) -> None:
    """An honor for a free god, a festival."""
    at, festival = humans_turn(die, ("osiris", "brown", 6))
    game = after_both(next_tile(at, die[0]), festival)
    game.undo()
    assert game.state.players[BOT].scales.dice == 0


def test_its_own_opening_turn_is_nobodys_choice() -> None:
    game = next_tile(with_two_dice(), "osiris").game()
    with pytest.raises(CannotUndo, match="there is no choice to undo"):
        game.undo()


def with_two_dice() -> Position:
    at = solo()
    at.die("osiris", "yellow", 6)
    at.die("osiris", "yellow", 5)
    return at


# Positions that cannot be


def test_positions_with_and_without_botankhamun() -> None:
    with pytest.raises(PositionError, match="bot"):
        Game.at(solo().state, Settings())
    with pytest.raises(PositionError, match="bot"):
        Game.at(Position(players=2).state, settings())


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("pyramid", [0] * 10),
        ("pyramid", list(range(9))),
        ("progress", 10),
        ("progress", -2),
        ("maats", 5),
        ("cards", [0, 0]),
        ("cards", [1, 0, 0]),
    ],
)
def test_positions_of_its_own_things(what: str, value: object) -> None:
    at = with_two_dice()
    setattr(bot_of(at.state), what, value)
    with pytest.raises(PositionError):
        at.game()


@pytest.mark.parametrize("progress", [3, 6, 8, 9])
def test_positions_from_which_no_step_leads_on(progress: int) -> None:
    """The right-hand side of the pyramid is reached with the fourth die of a period, not before."""
    at = with_two_dice()
    bot_of(at.state).progress = progress
    with pytest.raises(PositionError):
        at.game()


def test_positions_after_its_fourth_step() -> None:
    """The human's last turn of the period: the marker lies at the right-hand side."""
    at = with_two_dice()
    at.state.active = 1
    bot_of(at.state).progress = 6
    assert at.game().decision is not None
