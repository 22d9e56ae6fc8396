"""Games that begin in the middle: positions that can be, and those that cannot."""

from random import Random

import pytest

from tekhenu import (
    Game,
    PositionError,
    Settings,
    State,
)
from tekhenu.rules.cards import Decrees
from tekhenu.rules.event import Rolled
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase
from tests.positions import Position, offered
from tools.soak.invariants import difference

from .games import two_dice


def spoil(what: str) -> State:
    """Return a valid position with one error."""
    state = two_dice().state
    player = state.players[0]
    match what:
        case "happiness":
            player.happiness = player.population + 1
        case "population":
            player.population = 22
        case "vp":
            player.vp -= 1
        case "negative vp":
            player.vp_by_source[0] -= player.vp + 1
            player.vp = -1
        case "goods":
            player.resources[0] = -1
        case "scribes":
            player.scribes = -1
        case "production":
            player.production[2] = 7
        case "happiness_rewards":
            player.happiness_rewards = 4
        case "five dice":
            player.scales.pure = [state.bag.pop() for _ in range(5)]
            for die in player.scales.pure:
                state.values[die] = 1
        case "die gone":
            state.bag.pop()
        case "die twice":
            state.bag.append(state.bag[0])
        case "die of the box":
            state.bag.append(0)
        case "die shows nothing":
            state.values[state.sections[1][0]] = 0
        case "card gone":
            state.decks[0].pop()
        case "card twice":
            player.technologies = player.technologies.plus(state.decks[1][0])
        case "card of the box":
            player.technologies = player.technologies.plus(15)
        case "card in a closed section":
            state.market[7] = state.decks[0].pop()
        case "destiny twice":
            player.destiny = state.players[1].destiny
        case "no such destiny":
            player.destiny = 4
        case "scored without holding":
            player.scored_decrees = Decrees(1)
        case "tile gone":
            state.stack.pop()
        case "pillar without tile":
            state.pillars[0] = 0
            player.pillars -= 1
        case "building from nowhere":
            state.osiris[0] = 0
        case "statue from nowhere":
            state.people[0] = 0
        case "pillar gone":
            player.pillars -= 1
        case "space of four players":
            state.temple_buildings[1] = 0
            player.buildings -= 1
        case "statue space of three players":
            state.statues[1] = 0
            player.statues -= 1
        case "nobody's building":
            state.osiris[0] = 5
        case "order":
            state.order = [0, 0]
        case "wheel":
            state.wheel = 6
        case "markers":
            state.markers[0] = 6
        case "horus":
            state.horus[0] = state.horus[1]
        case "round":
            state.round = 17
        case "active":
            state.active = 2
        case "phase":
            state.phase = 99
        case "sections":
            state.open_sections = 5
        case "market too short":
            state.market.pop()
        case "resources too short":
            player.resources.pop()
        case "generator":
            state.rng = Rng(-1)
    return state


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("happiness", "Happiness"),
        ("population", "Population"),
        ("vp", "VP"),
        ("negative vp", "VP"),
        ("goods", "negative"),
        ("scribes", "negative"),
        ("production", "Production"),
        ("happiness_rewards", "happiness_rewards"),
        ("five dice", "4 dice"),
        ("die gone", "die"),
        ("die twice", "die"),
        ("die of the box", "die 0"),
        ("die shows nothing", "shows 0"),
        ("card gone", "card"),
        ("card twice", "card"),
        ("card of the box", "card 15"),
        ("card in a closed section", "closed"),
        ("destiny twice", "destiny"),
        ("no such destiny", "destiny"),
        ("scored without holding", "scored_decrees"),
        ("tile gone", "tile"),
        ("pillar without tile", "without a tile"),
        ("building from nowhere", "Buildings"),
        ("statue from nowhere", "Statues"),
        ("pillar gone", "Pillars"),
        ("space of four players", "temple_buildings[1]"),
        ("statue space of three players", "statues[1]"),
        ("nobody's building", "osiris"),
        ("order", "order"),
        ("wheel", "wheel"),
        ("markers", "markers"),
        ("horus", "horus"),
        ("round", "round"),
        ("active", "active"),
        ("phase", "phase"),
        ("sections", "open_sections"),
        ("market too short", "market"),
        ("resources too short", "resources"),
        ("generator", "rng"),
    ],
)
def test_impossible_positions_are_refused_by_name(what: str, said: str) -> None:
    Game.at(spoil("nothing"))
    with pytest.raises(PositionError) as caught:
        Game.at(spoil(what))
    assert said in str(caught.value)


def test_a_position_within_a_turn_is_refused() -> None:
    """The state does not contain the choices of the turn, so a turn cannot be resumed."""
    game = two_dice().player(0, limestone=2, scribes=0).game()
    game.play(offered(game)[0])
    assert set(offered(game)) == {"god:ra", "produce:limestone"}
    with pytest.raises(PositionError, match="turn"):
        Game.at(game.state)


def test_a_position_of_other_options_is_refused() -> None:
    with pytest.raises(PositionError, match="players"):
        Game.at(Position(players=3).state, Settings(players=2))


def test_a_position_is_copied() -> None:
    at = two_dice()
    before = at.state.copy()
    game = at.game()
    game.play(offered(game)[0])
    assert difference(before, at.state) == ""


@pytest.mark.parametrize("phase", [phase for phase in Phase if Phase.REWARDS < phase <= Phase.OVER])
def test_every_phase_can_be_started(phase: Phase) -> None:
    """The positions have four dice on every board and the last Scoring marker."""
    at = Position(players=2).give(0, "D13", "D23").give(1, "D12")
    for seat in (0, 1) if phase != Phase.TURN else ():
        at.player(seat, faith=1)
        for value in (1, 2, 3):
            at.scales(seat, "tainted", "gray", value)
        at.scales(seat, "pure", "white", 3)
    for color in ("white", "yellow"):
        for value in (1, 2, 3, 4) if phase == Phase.TURN else (1, 2):
            at.die("ra", color, value)
    at.state.markers = [-1, 1]
    at.state.phase = phase
    game = at.game()
    rng = Random(1)
    for _ in range(3):
        if game.decision is not None:
            game.play(rng.choice(game.decision.options))
    assert game.over == (phase in (Phase.RESULT, Phase.OVER)) or game.state.phase >= Phase.TURN


def test_a_position_without_a_die_to_take_cannot_be() -> None:
    with pytest.raises(PositionError, match="no die is left"):
        Game.at(Position(players=2).state)


def test_small_generator_states_of_positions_give_fair_chance() -> None:
    """The same position with `rng` 0 to 19: the dice of the next Rotation differ."""
    rolls = set()
    for number in range(20):
        at = Position(players=2).player(0, scribes=0).player(1, scribes=0)
        for seat in (0, 1):
            at.scales(seat, "tainted", "gray", 1)
        at.state.active, at.state.round = 1, 2
        at.state.rng = Rng(number)
        at.die("osiris", "gray", 1)
        game = at.game()
        game.play(offered(game)[0])
        rolled = tuple(event for event in game.events if isinstance(event, Rolled))
        assert rolled
        rolls.add(rolled)
        again = Game.load(game.save())
        assert [event for event in again.events if isinstance(event, Rolled)] == list(rolled)
    assert len(rolls) == 20
