"""Observations hold what a seat may know, in the places the layout says, and nothing else."""

from random import Random

import numpy as np
import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.lab.environments.encoding import Encoder
from tekhenu.lab.environments.layout import Layout, NamedArrays, kinds_of
from tekhenu.rules.state import Phase
from tests.positions import Position
from tests.rules.games import PLAYERS, STARTS, moments, start
from tests.rules.secrets import change_the_hidden

ORDER = (
    *("decree", "starting", "destiny", "reward", "keep", "gain", "advance"),
    *("die", "take", "side", "action", "produce first", "produce", "value", "pay"),
    *("statue", "temple", "ability", "hathor", "osiris", "production", "market"),
    *("any action", "close", "faith", "bread", "declare", "score", "repeat", "tribute"),
)


def test_the_order_of_kinds_never_changes() -> None:
    """Trained models depend on it."""
    seth = (*ORDER, "cultist", "artifact", "conquest")
    assert kinds_of(Settings(players=3)) == (*ORDER, "other")
    assert kinds_of(Settings(expansion=TimeOfSeth())) == (*seth, "other")
    assert kinds_of(Settings(solo=Botankhamun())) == (*ORDER, "other")
    assert kinds_of(Settings(solo=Automas(1))) == (*seth, "service", "other")


def seen(game: Game, seat: int, encoder: Encoder | None = None) -> bytes:
    encoder = encoder or Encoder(game.settings)
    return encoder.natural(game.state, game.decision, seat).tobytes()


def named(game: Game, seat: int) -> NamedArrays:
    encoder = Encoder(game.settings)
    return encoder.layout.named(encoder.natural(game.state, game.decision, seat))


# Only what a seat may know


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_and_its_view_are_observed_alike(players: int, kind: str) -> None:
    """A view holds nothing hidden, so an encoder that sees the same reads nothing hidden."""
    how = start(kind, players, 700)
    layout = Layout(how.settings)
    columns = layout.first_player + layout.offset["hidden_decrees"]
    for game, rng in moments(how):
        seat = rng.randrange(players)
        view = game.view(seat)
        encoder = Encoder(game.settings)
        natural = encoder.natural(view.state, view.decision, seat).copy()
        hidden = view.hidden_decrees[seat:] + view.hidden_decrees[:seat]
        natural[columns :: layout.per_player] = hidden
        assert natural.tobytes() == seen(game, seat)


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_observation_does_not_change_with_what_is_hidden(players: int, kind: str) -> None:
    """Other decks, stack, generator and secret Decrees, and the whole game dealt anew."""
    for game, rng in moments(start(kind, players, 710)):
        if rng.random() < 0.85:
            continue
        for seat in range(players):
            other = game.copy()
            change_the_hidden(other.state, seat, rng)
            assert seen(other, seat) == seen(game, seat)
            assert seen(game.determinize(seat, rng), seat) == seen(game, seat)


def test_nobody_observes_who_is_asked_to_declare() -> None:
    """D23 in the hand of seat 1 or of seat 2 looks the same to seat 0."""
    observations = []
    for holder, other in ((1, 2), (2, 1)):
        at = Position(players=3).give(holder, "D23").give(other, "D12").give(0, "D13")
        at.state.phase = Phase.DECLARATION
        game = at.game()
        assert named(game, holder)["asked"].tolist() == [1, 0, 0]
        assert named(game, 0)["asked"].tolist() == [0, 0, 0]
        observations.append(seen(game, 0))
    assert observations[0] == observations[1]


def looking_at_cards() -> Game:
    """Return a game in which a player looks at two cards because of S05 or S06."""
    for number in range(50):
        for game, _ in moments(start("normal", 2, number)):
            if game.state.peek:
                return game
            if game.state.phase > Phase.REWARDS:
                break
    raise AssertionError("no player looked at cards in fifty games")


def test_only_who_looks_at_cards_observes_them() -> None:
    game = looking_at_cards()
    assert game.decision is not None
    asked = game.decision.player
    shown = named(game, asked)["peek"][game.state.peek_family]
    assert np.flatnonzero(shown).tolist() == sorted(game.state.peek)
    assert named(game, 1 - asked)["peek"].sum() == 0


def test_an_encoder_remembers_nothing_that_matters() -> None:
    """The encoder's caches never affect results: alternating games and seats, and undo."""
    settings = Settings(players=3)
    games = [Game.new(settings, seed, events=False) for seed in range(3)]
    encoder = Encoder(settings)
    rng = Random(5)
    for _ in range(600):
        game = rng.choice(games)
        if game.decision is None:
            break
        seat = rng.randrange(3)
        assert seen(game, seat, encoder) == seen(game, seat)
        if game.choices and rng.random() < 0.1:
            game.undo(force=True)
        else:
            game.play(rng.choice(game.decision.options))


# The meaning of the numbers


def test_the_observer_comes_first() -> None:
    at = Position(players=3)
    at.player(0, vp=10, granite=2, scribes=3).player(1, vp=20, gold=4).player(2, vp=30, happiness=5)
    game = at.game()
    assert named(game, 0)["vp"].tolist() == [10, 20, 30]
    assert named(game, 1)["vp"].tolist() == [20, 30, 10]
    assert named(game, 2)["resources"][1].tolist() == [0, 0, 0, 2, at.state.players[0].resources[4]]
    assert named(game, 1)["happiness"][1] == 5
    assert named(game, 2)["scribes"][1] == 3


def test_pieces_belong_to_players_counted_from_the_observer() -> None:
    at = Position(players=2).build(1, "osiris:row5/bread", "statue:ra", "statue:quarries")
    at.pillar(1, "P22", "r3c2/0")
    game = at.game()
    own, other = named(game, 1), named(game, 0)
    for observed, owner in ((own, 0), (other, 1)):
        assert observed["osiris"][4, 1].tolist() == [owner == 0, owner == 1]
        assert observed["osiris"].sum() == 1
        assert observed["god_statues"][1].sum(axis=0).tolist() == [owner == 0, owner == 1]
        assert observed["people_statues"][3].tolist() == [owner == 0, owner == 1]
        assert observed["pillars"][11].tolist() == [owner == 0, owner == 1]
        assert observed["tile"][11] == 22
        assert observed["edges"][11].tolist() == [[1, 0, 0, 0]] * 4  # P22 is red all round


def test_cards_and_dice_lie_where_they_are_shown() -> None:
    at = Position(players=2).give(0, "T05", "B07", "D13")
    at.die("ra", "white", 5)
    (die,) = at.state.sections[1]
    at.state.phase = Phase.TURN
    at.die("osiris", "gray", 2)
    game = at.game()
    own, other = named(game, 0), named(game, 1)
    assert np.flatnonzero(own["technologies"][0]).tolist() == [4]
    assert np.flatnonzero(other["blessings"][1]).tolist() == [6]
    assert np.flatnonzero(own["decrees"][0]).tolist() == [12]
    assert own["hidden_decrees"].tolist()[0] == 0
    assert own["die_value"][die] == 5
    assert np.flatnonzero(own["die_section"][die]).tolist() == [1]
    assert np.flatnonzero(own["die_purity"][die]).tolist() == [0]  # white is pure in the sun


def test_amounts_beyond_a_byte_are_cut_off() -> None:
    game = Position(players=2).player(0, vp=300, bread=900).game()
    assert named(game, 0)["vp"][0] == 255
    assert named(game, 0)["resources"][0, 1] == 255
    assert named(game, 0)["population"][0] == game.state.players[0].population


def test_the_flat_vector_holds_the_parts_one_after_the_other() -> None:
    game = Position(players=3).player(1, vp=25, gold=5).game()
    encoder = Encoder(game.settings)
    layout = encoder.layout
    natural = encoder.natural(game.state, game.decision, 1)
    flat, parts = layout.flat(natural), layout.named(natural)
    assert flat.dtype == np.float32
    for part in layout.once:
        first = layout.offset[part.name]
        values = flat[first : first + part.size] * part.unit
        assert values == pytest.approx(parts[part.name].ravel())
    for index in range(3):
        row = flat[layout.first_player + index * layout.per_player :]
        for part in layout.each:
            first = layout.offset[part.name]
            values = row[first : first + part.size] * part.unit
            assert values == pytest.approx(parts[part.name][index].ravel())


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_observations_stay_within_their_spaces(players: int, kind: str) -> None:
    how = start(kind, players, 720)
    encoder = Encoder(how.settings)
    layout = encoder.layout
    for game, rng in moments(how):
        natural = encoder.natural(game.state, game.decision, rng.randrange(players))
        assert layout.flat_space.contains(layout.flat(natural))
        assert layout.named_space.contains(layout.named(natural))


@pytest.mark.parametrize("kind", ["normal", "dealt", "seth"])
def test_every_kind_of_question_has_a_place(kind: str) -> None:
    for players in PLAYERS:
        for number in range(15):
            for game, _ in moments(start(kind, players, 730 + number)):
                assert game.decision is None or game.decision.kind in kinds_of(game.settings)
