"""Sets of cards: ints that iterate, test and print."""

import copy
import json
import pickle

import pytest

from tekhenu import Automas, Botankhamun, Game, PositionError, Settings, TimeOfSeth
from tekhenu.rules.cards import FAMILIES, Artifacts, Blessings, CardSet, Decrees, Technologies
from tekhenu.rules.position import position_from_json, position_to_json


@pytest.mark.parametrize("cards", [[], [0], [2, 16], [5, 23, 1], list(range(24))])
def test_it_holds_what_was_put_in(cards: list[int]) -> None:
    held = Technologies.of(cards)
    assert list(held) == sorted(cards)
    assert len(held) == len(cards)
    assert [card in held for card in range(24)] == [card in cards for card in range(24)]
    assert [f"T{card + 1:02}" in held for card in range(24)] == [c in cards for c in range(24)]
    assert bool(held) == bool(cards)


def test_it_prints_the_ids_of_its_cards() -> None:
    assert repr(Technologies.of([2, 16])) == str(Technologies.of([2, 16])) == "{T03, T17}"
    assert repr(Blessings()) == "{}"
    assert [repr(family.of([0])) for family in FAMILIES] == ["{B01}", "{T01}", "{D01}"]


def test_a_card_more_or_less_is_another_set() -> None:
    held = Decrees.of([4])
    assert held.plus(4) == held
    assert list(held.plus(9)) == [4, 9]
    assert list(held.plus(9).minus(4)) == [9]
    assert held.minus(7) == held
    assert type(held.plus(9)) is type(held.minus(4)) is Decrees


def test_it_is_an_int_wherever_one_is_wanted() -> None:
    held = Blessings.of([0, 3])
    assert held == 0b1001
    assert held & 0b1000
    assert not held & 0b0110
    assert json.dumps({"cards": held}) == '{"cards": 9}'


def test_a_copy_is_of_the_same_family() -> None:
    held = Artifacts.of([1, 7])
    for again in (copy.copy(held), copy.deepcopy(held), pickle.loads(pickle.dumps(held))):
        assert repr(again) == "{X02, X08}"


def hands(game: Game) -> list[CardSet]:
    found = [pile for piles in game.state.piles for pile in piles]
    for player in game.state.players:
        found += [player.blessings, player.technologies, player.decrees]
        found += [player.scored_decrees, player.artifacts]
    return found


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=3, expansion=TimeOfSeth()),
        Settings(solo=Botankhamun()),
        Settings(solo=Automas(2)),
    ],
)
def test_every_hand_keeps_its_family_to_the_end(settings: Settings) -> None:
    game = Game.new(settings, 5)
    families = [type(hand) for hand in hands(game)]
    assert set(families) >= set(FAMILIES)
    while game.decision is not None:
        game.play(game.decision.options[len(game.choices) % len(game.decision.options)])
        assert [type(hand) for hand in hands(game)] == families
    assert any(hands(game))


@pytest.mark.parametrize(
    "hand", ["blessings", "technologies", "decrees", "scored_decrees", "artifacts"]
)
def test_a_number_below_0_is_no_set(hand: str) -> None:
    game = Game.new(Settings(players=2), 5)
    state = game.state.copy()
    setattr(state.players[0], hand, -1)
    with pytest.raises(PositionError, match="cannot be negative"):
        Game.at(state)


def test_a_position_may_say_it_in_plain_ints() -> None:
    game = Game.new(Settings(players=2), 5)
    written = json.loads(json.dumps(position_to_json(game.state)))
    state = position_from_json(written, game.settings)
    assert [type(player.decrees) for player in state.players] == [Decrees, Decrees]
    assert [player.decrees for player in state.players] == [p.decrees for p in game.state.players]
    plain = game.state.copy()
    for player in plain.players:
        player.decrees = int(player.decrees)  # type: ignore[assignment]
    again = Game.at(plain)
    assert [list(p.decrees) for p in again.state.players] == [
        list(p.decrees) for p in game.state.players
    ]
