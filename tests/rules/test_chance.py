"""Chance as a question: games at a table of people who roll and draw themselves."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import isclose
from random import Random

import pytest

from tekhenu import (
    Automas,
    Botankhamun,
    CannotUndo,
    Game,
    IllegalMove,
    Phase,
    SaveError,
    Settings,
    SettingsError,
    TimeOfSeth,
)
from tekhenu.agents.agent import SeatView
from tekhenu.agents.registry import agent_for
from tekhenu.rules.chance import TABLE, ChanceQuestion, unseen_decrees
from tekhenu.rules.move import Outcome, RollDie
from tekhenu.rules.place import MarketPlace
from tekhenu.rules.save import checksum
from tekhenu.rules.settings import ChanceSource
from tekhenu.rules.subject import Seat
from tools.soak.companion import MOST_SIGMAS, READERS, Frequencies, check_entered
from tools.soak.deals import Recipe
from tools.soak.invariants import difference

GAMES = [
    Recipe(2, "told 2"),
    Recipe(3, "told 3", dealt=True, rare=True, symbols=True),
    Recipe(4, "told 4", preprinted=True),
    Recipe(2, "told 2 with Seth", expansion=TimeOfSeth(), dealt=True),
    Recipe(3, "told 3 with Seth, 18", expansion=TimeOfSeth()),
    Recipe(4, "told 4 with Seth", expansion=TimeOfSeth()),
    *(Recipe(2, f"told {level}", solo=Botankhamun(level)) for level in ("easy", "medium", "hard")),
    *(Recipe(1 + n, f"told {n} Automas", solo=Automas(n, 4)) for n in (1, 2, 3)),
]


@pytest.fixture(scope="module")
def frequencies() -> Callable[[Recipe], Frequencies]:
    found: dict[Recipe, Frequencies] = {}

    def once(how: Recipe) -> Frequencies:
        if how not in found:
            found[how] = check_entered(how, try_all=0.005)
        return found[how]

    return once


@pytest.mark.parametrize("how", GAMES, ids=lambda how: how.seed)
def test_a_game_with_entered_outcomes_is_the_same_game(
    how: Recipe, frequencies: Callable[[Recipe], Frequencies]
) -> None:
    """Positions and questions are always equal, and the real outcome is among the options."""
    assert frequencies(how).came.total() > 40


def test_outcomes_have_their_probabilities(frequencies: Callable[[Recipe], Frequencies]) -> None:
    every = Frequencies()
    for how in GAMES:
        every += frequencies(how)
    assert {kind for kind, _ in every.came} == set(READERS)
    far, what = max(every.sigmas())
    assert far < MOST_SIGMAS, what


def table_game(solo: bool = True, **settings: object) -> Game:
    how = {"solo": Botankhamun("medium")} if solo else {"players": 3}
    return Game.new(Settings(**{"chance": "table", **how, **settings}))  # type: ignore[arg-type]


def held_by_all(game: Game) -> list[int]:
    return [card for player in game.state.players for card in player.decrees]


def play_on(game: Game, rng: Random, choices: int = 10**6) -> Game:
    for _ in range(choices):
        if (decision := game.decision) is None:
            break
        if decision.chance is None:
            game.play(rng.choice(decision.options))
        else:
            game.play(rng.choices(decision.options, decision.chance)[0])
    return game


def to_question(game: Game, kind: str) -> ChanceQuestion:
    while (decision := game.decision) is None or decision.kind != kind:
        assert decision is not None
        game.play(decision.options[0])
    assert isinstance(decision, ChanceQuestion)
    return decision


# The question


def test_the_first_die_is_any_of_the_bag() -> None:
    game = table_game()
    question = to_question(game, "roll")
    assert question.player == TABLE
    assert question.chance is not None
    assert isclose(sum(question.chance), 1)
    color = game.table.printed.color
    bag = Counter(color[die] for die in game.state.bag)
    for option, likely in zip(question.options, question.chance, strict=True):
        assert isinstance(option, RollDie)
        assert isclose(likely, bag[option.color] / bag.total() / 6)
    assert len(question.options) == 6 * len(bag)


def test_what_lies_open_cannot_be_drawn_again() -> None:
    game = table_game(solo=False)
    first = to_question(game, "market card")
    slot, card = first.about, first.options[3]
    assert isinstance(slot, MarketPlace)
    game.play(card)
    family = game.table.printed.slot_family
    later = game.decision
    while later is not None and not (
        isinstance(later.about, MarketPlace) and family[later.about.index] == family[slot.index]
    ):
        game.play(later.options[-1])
        later = game.decision
    assert later is not None
    assert card not in later.options
    before = game.save()
    with pytest.raises(IllegalMove, match="not among"):
        game.play(card)
    assert game.save() == before


def test_an_ordinary_question_is_not_left_to_chance() -> None:
    decision = Game.new(seed=7).decision
    assert decision is not None
    assert decision.chance is None


def test_the_setting_is_checked_and_saved_only_for_such_games() -> None:
    with pytest.raises(SettingsError, match="chance must be one of generator, table, open table"):
        Settings(chance="dice")
    assert "chance" not in Settings().to_json()
    at_table = Settings(players=3, chance="table")
    assert Settings.from_json(at_table.to_json()) == at_table
    assert at_table.chance is ChanceSource.TABLE and at_table.at_table
    assert type(at_table.to_json()["chance"]) is str
    assert not Settings().at_table
    assert repr(at_table) == "Settings(players=3, chance='table')"


# Saves, copies, undo


@pytest.mark.parametrize("solo", [True, False])
def test_a_save_holds_the_outcomes(solo: bool) -> None:
    game = play_on(table_game(solo), Random(1))
    again = Game.load(game.save())
    assert again == game
    assert not difference(again.state, game.state)
    assert again.events == game.events
    assert pickle.loads(pickle.dumps(game)) == game
    assert any(isinstance(choice, Outcome) for choice in game.choices)


def test_a_save_with_an_outcome_that_cannot_be_is_refused() -> None:
    content = json.loads(table_game().save())
    del content["checksum"]
    content["choices"] = [["lot:row1"]]
    with pytest.raises(SaveError, match="choice 1 cannot be played"):
        Game.load(json.dumps(content | {"checksum": checksum(content)}))


def test_every_outcome_can_be_taken_back() -> None:
    """A wrong roll can be corrected at any later time."""
    game = play_on(table_game(), Random(2), 120)
    states = []
    while game.choices:
        states.append((game.state.copy(), game.choices))
        game.undo()
    with pytest.raises(CannotUndo):
        game.undo()
    for state, choices in states[::7]:
        further = Game.new(game.settings)
        for choice in choices:
            further.play(choice)
        assert not difference(further.state, state)


def test_copies_go_their_own_way() -> None:
    game = table_game()
    question = to_question(game, "roll")
    one, other = game.copy(), game.after(question.options[0])
    one.play(question.options[-1])
    assert game.decision is not None
    assert game.decision.kind == "roll"
    assert len(game.choices) + 1 == len(one.choices) == len(other.choices)
    assert one != other
    assert other.events[-1] != one.events[-1]
    assert game.within_step(question.options[0]).choices == other.choices


def test_events_are_the_same_whenever_they_are_asked_for() -> None:
    silent, loud = table_game(), table_game()
    for game in (silent, loud):
        rng = Random(3)
        for _ in range(150):
            play_on(game, rng, 1)
            if game is loud:
                game.count_events()
    assert silent.events == loud.events


# Knowledge of a seat


def test_a_view_contains_no_secrets() -> None:
    """The drawer is offered every possible Decree, also one that another player holds in secret."""
    game = table_game(solo=False)
    question = to_question(game, "secret card")
    assert question.about == Seat(0) and question.answered_by == 0
    mine = question.options[5]
    game.play(mine)
    while (later := game.decision) is not None and later.about != Seat(1):
        game.play(later.options[0])
    assert later is not None
    assert later.kind == "secret card"
    assert mine not in later.options
    own, others, spectator = game.view(1).decision, game.view(0).decision, game.view(None).decision
    assert own is not None and others is not None and spectator is not None
    assert mine in own.options
    assert others.options == spectator.options == []
    assert own.player == others.player == TABLE


@pytest.mark.parametrize("chance", [ChanceSource.TABLE, ChanceSource.OPEN_TABLE])
@pytest.mark.parametrize("how", [GAMES[4], GAMES[8], GAMES[10]], ids=lambda how: how.seed)
def test_imagined_games_are_played_by_the_generator(how: Recipe, chance: ChanceSource) -> None:
    """Imagined games start at any question, also of chance; agents continue them."""
    game = replace(how, chance=chance, dealt=False).begin()
    rng = Random(4)
    for _ in range(6):
        play_on(game, rng, 23)
        imagined = game.determinize(0, rng)
        assert imagined.decision is not None
        assert imagined.decision.chance is None
        if game.decision is not None and game.decision.chance is None:
            assert imagined.decision.kind == game.decision.kind
        copy = pickle.loads(pickle.dumps(imagined))
        for each in (imagined, copy):
            choices = Random(5)
            while each.decision is not None:
                assert each.decision.chance is None
                each.play(choices.choice(each.decision.options))
        assert not difference(imagined.state, copy.state)


# Secrets that are not entered


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("expansion", [None, TimeOfSeth()])
def test_secret_decrees_stay_unknown_until_they_are_revealed(
    seed: int, expansion: TimeOfSeth | None
) -> None:
    game = table_game(solo=False, chance="open table", expansion=expansion)
    rng = Random(seed)
    revealed = Counter[int]()
    while (decision := game.decision) is not None:
        assert decision.kind != "decree"
        assert decision.kind != "secret card" or decision.options[0][5] in "BT"
        if decision.kind == "revealed decree":
            assert isinstance(decision.about, Seat)
            revealed[decision.about.index] += 1
        elif not revealed and game.state.phase < Phase.ENDING:
            unseen = unseen_decrees(game.table)
            assert game.view(1).hidden_decrees == tuple(
                sum(card in unseen for card in player.decrees) for player in game.state.players
            )
        play_on(game, rng, 1)
    assert len(revealed) >= 2  # one may have declared D23
    assert not set(unseen_decrees(game.table)) & set(held_by_all(game))
    assert not difference(Game.load(game.save()).state, game.state)


def test_whoever_may_hold_d23_face_down_is_asked_before_the_last_scoring() -> None:
    """And if it is declared, it lies there."""
    for seed in range(20):
        game, rng = table_game(solo=False, chance="open table"), Random(seed)
        while (decision := game.decision) is not None and decision.kind != "declare":
            play_on(game, rng, 1)
        if decision is None:
            continue
        seat, asked = decision.player, decision.options[0]
        game.play(asked)
        assert "D23" in game.state.players[seat].decrees
        assert "D23" in game.state.players[seat].scored_decrees
        assert not game.decision or game.decision.player in (seat, TABLE)
        play_on(game, rng)
        assert sum("D23" in player.decrees for player in game.state.players) == 1
        return
    pytest.fail("nobody was asked")


def test_an_agent_advises_at_the_table() -> None:
    game = table_game()
    while game.decision is not None and game.decision.chance is not None:
        game.play(game.decision.options[0])
    decision = game.decision
    assert decision is not None
    seen = SeatView(game, decision.player)
    for name in ("greedy", "search:8it"):
        assert agent_for(name).choose(seen, decision, Random(1)) in decision.options
