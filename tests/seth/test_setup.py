"""The setup with the expansion (R70), and games without it."""

import pytest

from tekhenu import Botankhamun, Game, Settings, SettingsError, TimeOfSeth
from tekhenu.rules.state import Phase
from tests.positions import offered, play
from tools.soak.deals import recipe

from .table import (
    position,
    settings,
)


def test_R70_order_of_setup() -> None:
    game = Game.new(settings(2), seed=9)
    kinds: list[str] = []
    while game.state.phase != Phase.TURN:
        assert game.decision is not None
        if game.decision.kind not in kinds:
            kinds.append(game.decision.kind)
        game.play(game.decision.options[0])
    assert kinds[:5] == ["decree", "starting", "cultist", "destiny", "artifact"]
    assert "reward" in kinds[5:]


def test_R70_three_decrees_are_dealt_and_one_is_kept() -> None:
    game = Game.new(settings(2), seed=9)
    assert len(offered(game)) == 3
    others = [name[5:] for name in offered(game)][1:]
    play(game, offered(game)[0])
    bottom = game.state.decks[2][:2]
    assert sorted(f"D{card + 1:02}" for card in bottom) == sorted(others)
    assert game.state.players[0].decrees.bit_count() == 1


def test_R70_the_expansions_cards_replace_the_starting_cards() -> None:
    for number, players in ((5, 2), (7, 3), (9, 4)):
        game = Game.new(settings(players), seed=1)
        while game.state.phase == Phase.DECREES:
            assert game.decision is not None
            game.play(game.decision.options[0])
        assert len(offered(game)) == number
        assert all(name.startswith("starting:E") for name in offered(game))


def test_R70_initiative_orders_the_players() -> None:
    at = position()
    state = at.state
    state.phase, state.round, state.offer = Phase.DRAFT, 0, [16, 17, 18, 26, 27]
    for player in state.players:
        player.destiny = -1
    state.seth = at.seth
    at.seth.cultists = [0, 1, 2]
    changed = at.play("starting:E01", "starting:E12", "starting:E11", "starting:E02")
    assert changed["order"] == "1 0"
    assert changed["phase"] == "CULTISTS"


def test_botankhamun_does_not_know_seth() -> None:
    with pytest.raises(SettingsError, match="Botankhamun"):
        Settings(solo=Botankhamun(), expansion=TimeOfSeth())


def test_the_option_is_saved_only_when_on() -> None:
    assert "seth" not in Settings().to_json()
    assert Settings(expansion=TimeOfSeth()).to_json()["seth"] is True
    assert Settings(expansion=TimeOfSeth()).modules == ("base", "seth")
    game = recipe(3, 1, 4, seth=True).begin()
    assert Game.load(game.save()).settings.expansion == TimeOfSeth()
