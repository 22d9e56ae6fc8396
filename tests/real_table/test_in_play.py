"""Components with reconstructed values: which there are, and when they come into play."""

from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth, View
from tekhenu.components.defaults import defaults
from tekhenu.components.drafts import reconstructed_components
from tekhenu.components.terms import God, Provenance
from tekhenu.real_table.in_play import USED_BY, components_in_play
from tekhenu.rules.event import Performed
from tekhenu.rules.state import HIDDEN


def names(view: View) -> list[str]:
    return [component.name for component in components_in_play(view)]


def test_every_reconstructed_value_belongs_to_one_component() -> None:
    paths = [path for component in reconstructed_components() for path in component.paths]
    origins = defaults().provenance
    guessed = {path for path, origin in origins.items() if origin is Provenance.RECONSTRUCTED}
    assert len(paths) == len(set(paths))
    assert set(paths) == guessed
    by_name = {component.name: component for component in reconstructed_components()}
    assert by_name["P05"].paths == ("pillars.P05.cost", "pillars.P05.edges")
    assert by_name["P05"].is_piece and not by_name["temple"].is_piece
    assert len(by_name) == len(reconstructed_components())


def test_tiles_come_into_play_when_they_are_laid_out_and_boards_with_their_gods() -> None:
    game, rng = Game.new(Settings(players=2), 4), Random(3)
    seen: set[str] = set()
    while (decision := game.decision) is not None:
        view = game.view(0)
        found = names(view)
        tiles = {f"P{tile + 1:02}" for tile in view.state.display if tile >= 0}
        assert tiles <= {*found}
        performed = {God(e.god) for e in view.events if isinstance(e, Performed)}
        for board, gods in USED_BY.items():
            assert (board in found) == (not performed.isdisjoint(gods) and board != "seth")
        seen |= {*found}
        game.play(rng.choice(decision.options))
    assert {"temple", "buildings", "player", "horus", "osiris"} < seen
    assert not any(name[0] in "QCXE" for name in seen)


@pytest.mark.parametrize(
    "settings", [Settings(players=3, expansion=TimeOfSeth()), Settings(solo=Automas(1))]
)
def test_pieces_of_seth_come_into_play(settings: Settings) -> None:
    game, rng = Game.new(settings, 4), Random(3)
    seen: set[str] = set()
    while (decision := game.decision) is not None:
        seen |= {*names(game.view(0))}
        game.play(rng.choice(decision.options))
    assert {"P", "D", "Q", "C", "X", "E"} <= {name[0] for name in seen if name[1:].isdigit()}
    assert "seth-dice" in seen
    assert ("automa" in seen) == (settings.solo is not None)


def test_what_a_seat_may_not_know_does_not_come_up() -> None:
    game = Game.new(Settings(players=2), 4)
    while game.decision is not None and game.decision.kind == "decree":
        game.play(game.decision.options[0])
    held = [game.state.players[seat].decrees.ids for seat in (0, 1)]
    assert held[0] and held[1]
    for seat in (0, 1):
        found = names(game.view(seat))
        assert {*held[seat]} <= {*found}
        assert {*held[1 - seat]}.isdisjoint(found)
    assert HIDDEN < 0


def test_a_solo_game_begins_with_its_tiles() -> None:
    game = Game.new(Settings(solo=Botankhamun("easy")), 4)
    assert [name for name in names(game.view(0)) if name[0] == "P"]
    assert not {*names(game.view(0))} & {*USED_BY}
