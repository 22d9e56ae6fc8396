"""Invariants of random games with two, three and four players.

The invariants are those of the soak (`tools.soak.invariants`). A few are counted here again,
independently of the engine's own check of positions.
"""

import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from tekhenu import Game, Settings, State
from tekhenu.rules.event import Began, Rotated, Scoring, Weighed
from tools.soak.invariants import (
    asked,
    check_blocked,
    check_copy,
    check_course,
    check_moment,
    check_result,
    check_save,
    check_undo,
    difference,
)

from .games import PLAYERS, STARTS, finished, moments, start

ANOTHER_PROCESS = """
from random import Random
from tekhenu import Game
from tools.soak.deals import Recipe
for players in (2, 3, 4):
    for dealt in (False, True):
        game, rng = Recipe(players, "hash", dealt=dealt).begin(), Random(players)
        while game.decision is not None:
            game.play(rng.choice(game.decision.options))
        print(game.save(), game.events, game.state.rng.state, game.ranking())
"""


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_moment_is_possible_and_asks_a_real_question(players: int, kind: str) -> None:
    """A game always has a decision until it is over, and none afterwards."""
    for number in range(6):
        for game, _ in moments(start(kind, players, number)):
            check_moment(game)
            check_blocked(game)
        assert game.over
        check_course(game.events, players)
        check_result(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_sixteen_rounds_eight_rotations_four_maats_two_scorings(players: int) -> None:
    for number in range(5):
        game = finished(start("normal", players, number))
        happened = Counter(type(event) for event in game.events)
        assert happened[Began] == 16 * players
        assert happened[Rotated] == 8
        assert happened[Weighed] == 4 * players
        assert happened[Scoring] == 2
        assert game.state.round == 16


def dice_of(state: State) -> list[int]:
    taken = [d for p in state.players for d in p.scales.pure + p.scales.tainted + p.scales.below]
    lying = [die for section in state.sections for die in section]
    turn = state.turn
    held = [turn.die] if turn is not None and turn.die >= 0 and turn.die not in lying else []
    return sorted(taken + lying + held + state.bag)


def tiles_of(state: State) -> list[int]:
    laid = [tile // 4 for tile in state.tiles if tile >= 0]
    return sorted(laid + state.stack + [tile for tile in state.display if tile >= 0])


def pieces_of(game: Game, seat: int) -> tuple[int, int, int]:
    """Count a player's Buildings, Pillars and Statues in the supply and on the board.

    A tile without a Pillar is one whose ability the deciding player is resolving (R98).
    """
    state = game.state
    player = state.players[seat]
    buildings = state.osiris.count(seat) + state.temple_buildings.count(seat)
    statues = state.statues.count(seat) + state.people.count(seat)
    pillars = state.pillars.count(seat)
    if game.decision is not None and game.decision.player == seat:
        pillars += state.pillars.count(-1) - state.tiles.count(-1)
    return (
        player.buildings + buildings,
        player.pillars + pillars,
        player.statues + statues,
    )


def cards_of(state: State) -> list[int]:
    """Return the number of cards of each family, anywhere on the table."""
    counts = [len(d) + len(p) for d, p in zip(state.decks, state.discards, strict=True)]
    families = [0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 2, 0, 1, 2, 2]  # R9
    for card, family in zip(state.market, families, strict=True):
        counts[family] += card >= 0
    counts[state.peek_family] += len(state.peek)
    for player in state.players:
        counts[0] += player.blessings.bit_count()
        counts[1] += player.technologies.bit_count()
        counts[2] += player.decrees.bit_count()
    return counts


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_cards_tiles_and_pieces_are_conserved(players: int) -> None:
    """22, 24 or 26 dice (R4); T16 and D20 stay in the box with two players."""
    few = players == 2
    for number in range(8):
        for game, _ in moments(start("dealt" if number % 2 else "normal", players, number)):
            state = game.state
            dice = dice_of(state)
            assert len(dice) == len(set(dice)) == {2: 22, 3: 24, 4: 26}[players]
            assert tiles_of(state) == list(range(27))
            assert cards_of(state) == [24, 24 - few, 24 - few]
            for seat in range(players):
                assert pieces_of(game, seat) == (10, 8, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_markers_stay_on_their_tracks(players: int) -> None:
    """0 ≤ Happiness ≤ Population ≤ 21, VP ≥ 0, Production up to 6 (R8, R36, R39)."""
    for number in range(8):
        for game, _ in moments(start("dealt" if number % 2 else "normal", players, number)):
            for player in game.state.players:
                assert 0 <= player.happiness <= player.population <= 21
                assert player.vp >= 0
                assert sum(player.vp_by_source) == player.vp
                assert all(0 <= marker <= 6 for marker in player.production)
                assert min([*player.resources, player.scribes, player.faith]) >= 0


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_save_load_undo_and_copy_agree_at_random_moments(players: int, kind: str) -> None:
    for number in range(3):
        for game, rng in moments(start(kind, players, 100 + number)):
            if rng.random() < 0.12:
                check_save(game)
                check_copy(game, rng)
                check_undo(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_leads_back_to_the_beginning(players: int) -> None:
    game = Game.new(Settings(players=players), "there and back")
    rng = Random(players)
    past = [game.state.copy()]
    for _ in range(60):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
        past.append(game.state.copy())
    while past:
        assert difference(past.pop(), game.state) == ""
        if past:
            game.undo(force=True)
    assert game.choices == []


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_without_events_is_the_same_game(players: int) -> None:
    how = start("dealt", players, 7)
    loud, silent = how.begin(), how.begin(events=False)
    rng = Random(players)
    while (decision := loud.decision) is not None:
        assert asked(decision) == asked(silent.decision)
        assert difference(loud.state, silent.state) == ""
        choice = rng.choice(decision.options)
        loud.play(choice)
        silent.play(choice)
    assert silent.over
    assert silent.ranking() == loud.ranking()
    assert silent.events == []
    assert loud.events


def test_the_same_seed_is_the_same_game_whatever_the_hash_seed() -> None:
    in_events = {
        subprocess.run(
            [sys.executable, "-c", ANOTHER_PROCESS],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4294967295")
    }
    assert len(in_events) == 1
    assert len(in_events.pop()) > 10_000
