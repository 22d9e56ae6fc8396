"""The board, the markers and the pieces a game against Automas begins with: 003, R60, R80, R88."""

from collections import Counter

import pytest

from tekhenu import Game
from tekhenu.components.terms import Color
from tekhenu.rules.printed import printed_for
from tekhenu.rules.state import Phase
from tests.automa.table import LINES, SPACES, automa, settings
from tests.positions import described, offered

HOW_MANY = (1, 2, 3)


def begun(automas: int = 1, seed: int = 0, difficulty: int = 0) -> Game:
    return Game.new(settings(automas, difficulty), seed)


def until(game: Game, phase: Phase) -> Game:
    """Play first options until a decision of this phase."""
    while game.state.phase != phase:
        game.play(offered(game)[0])
    return game


# The main board


@pytest.mark.parametrize(("automas", "dice"), [(1, 24), (2, 26), (3, 28)])
def test_bag_and_dice_by_the_number_of_players(automas: int, dice: int) -> None:
    """R60, R80: three dice drawn for each section, gray ones on the board of Seth besides two."""
    state = begun(automas).state
    *sections, seth = state.sections
    grays = len(seth) - 2
    assert sum(map(len, sections)) + grays == 18
    assert all(len(section) <= 3 for section in sections)
    assert sum(map(len, state.sections)) + len(state.bag) == dice
    colors = printed_for(settings(automas)).color
    assert {Color(colors[die]) for die in seth} == {Color.GRAY}


@pytest.mark.parametrize("automas", HOW_MANY)
def test_the_board_is_set_up_as_always(automas: int) -> None:
    state = begun(automas).state
    assert len(state.display) == 3 and -1 not in state.display
    assert sorted(state.horus) == list(range(6))
    assert state.gold == [1] * 5
    assert state.open_sections == 2
    assert [card >= 0 for card in state.market] == [True] * 7 + [False] * 8
    assert state.seth is not None
    assert state.seth.conquest >= 0
    assert len(state.seth.stack) == 11


@pytest.mark.parametrize(("automas", "boxed"), [(1, True), (2, False), (3, False)])
def test_R80_T16_and_D20_need_three_players(automas: int, boxed: bool) -> None:
    words = described(begun(automas).state, settings(automas))
    assert (words["T16"] == "box", words["D20"] == "box") == (boxed, boxed)


@pytest.mark.parametrize("automas", HOW_MANY)
def test_markers_on_the_tracks_of_all(automas: int) -> None:
    for player in begun(automas).state.players:
        assert (player.vp, player.population, player.happiness) == (10, 5, 2)


# The Automas


def test_markers_lie_anywhere_equally_likely() -> None:
    """F in four districts, G at six borders, H at ten spots, I at five spaces of the line."""
    states = [begun(1, seed).state for seed in range(600)]
    marked = [automa(state) for state in states]
    for counted, kinds in (
        (Counter(me.district for me in marked), 4),
        (Counter(me.border for me in marked), 6),
        (Counter(me.line for me in marked), 10),
    ):
        assert set(counted) == set(range(kinds))
        share = 600 / kinds
        assert all(abs(count - share) < 4.5 * share**0.5 for count in counted.values()), counted
    for me in marked:
        row, column = divmod(me.space, 5)
        assert LINES[me.line] in (f"row{row + 1}", f"column{column + 1}")
        assert SPACES[me.space]
    assert {me.space for me in marked} == set(range(25))


@pytest.mark.parametrize("automas", HOW_MANY)
def test_F_all_dice_go_back_to_the_bag(automas: int) -> None:
    """The bag has the dice of each color that R60 demands."""
    wanted = {
        1: (3, 3, 4, 4, 5, 2, 2, 1),
        2: (4, 4, 4, 4, 5, 2, 2, 1),
        3: (4, 4, 5, 5, 5, 2, 2, 1),
    }[automas]
    for seed in range(20):
        game = begun(automas, seed)
        state = game.state
        colors = printed_for(game.settings).color
        there = Counter(colors[d] for d in [*state.bag, *(d for s in state.sections for d in s)])
        names = ("yellow", "brown", "white", "black", "gray", "red", "blue", "green")
        assert tuple(there[Color[name.upper()]] for name in names) == wanted


@pytest.mark.parametrize("automas", HOW_MANY)
def test_four_action_tiles_each_of_twelve(automas: int) -> None:
    """All ten of Botankhamun and the two of the expansion; none twice."""
    seen: set[int] = set()
    for seed in range(30):
        stacks = [automa(begun(automas, seed).state, s).tiles for s in range(1, automas + 1)]
        assert [len(stack) for stack in stacks] == [4] * automas
        dealt = [tile for stack in stacks for tile in stack]
        assert len(set(dealt)) == len(dealt)
        seen |= set(dealt)
    assert seen == set(range(12))


@pytest.mark.parametrize("automas", HOW_MANY)
def test_the_turn_order_follows_the_initiative_of_two_cards_each(automas: int) -> None:
    """Starting cards of an Automa give only their initiative. Human and Automas get every place."""
    places = set()
    for seed in range(40):
        game = until(begun(automas, seed), Phase.REWARDS)
        places.add(game.state.order.index(0))
        for seat in range(1, automas + 1):
            assert not game.state.players[seat].rewards
            assert game.state.players[seat].resources == [0] * 5
    assert places == set(range(automas + 1))


def test_the_human_chooses_among_what_the_automas_before_left() -> None:
    for seed in range(20):
        game = until(begun(2, seed), Phase.FIRST_DESTINY)
        before = game.state.order.index(0)
        assert len(offered(game)) == 4 - before


# Difficulty 2, before the human's rewards (R88)


@pytest.mark.parametrize("difficulty", [0, 1])
def test_no_pieces_below_difficulty_2(difficulty: int) -> None:
    state = begun(3, difficulty=difficulty).state
    assert set(state.osiris) == {-1} and set(state.pillars) == {-1}
    assert [(p.population, p.happiness) for p in state.players] == [(5, 2)] * 4


@pytest.mark.parametrize("difficulty", [2, 3, 4])
def test_what_automas_begin_with_from_difficulty_2(difficulty: int) -> None:
    """1: a Building in row 3 at its marker F; 2: Population 8, Happiness 4; 3: a Pillar at I."""
    for seed in range(12):
        state = begun(3, seed, difficulty).state
        first, third = automa(state, 1), automa(state, 3)
        assert [i for i, owner in enumerate(state.osiris) if owner >= 0] == [8 + first.district]
        assert state.osiris[8 + first.district] == 1
        assert [i for i, owner in enumerate(state.pillars) if owner >= 0] == [third.space]
        assert state.pillars[third.space] == 3
        assert state.tiles[third.space] % 4 == 0
        assert [p.buildings for p in state.players] == [10, 9, 10, 10]
        assert [p.pillars for p in state.players] == [8, 8, 8, 7]
        assert [(p.population, p.happiness) for p in state.players] == [
            (5, 2),
            (5, 2),
            (8, 4),
            (5, 2),
        ]
        assert [p.vp for p in state.players] == [10] * 4
        assert -1 not in state.display
        assert len(state.stack) == 27 - 3 - 1


@pytest.mark.parametrize("automas", [1, 2])
def test_only_the_automas_there_are_begin_with_something(automas: int) -> None:
    state = begun(automas, difficulty=4).state
    assert sum(owner >= 0 for owner in state.osiris) == 1
    assert set(state.pillars) == {-1}
    assert state.players[-1].population == (5 if automas == 1 else 8)


def test_the_automas_never_choose() -> None:
    """Every question of a whole game is put to the human."""
    game = begun(3, 5, 4)
    while game.decision is not None:
        assert game.decision.player == 0
        game.play(game.decision.options[-1])
    assert game.over
