"""`Game.reshuffle`: all hands stay, only the future is dealt anew."""

from random import Random

from tekhenu import Game, Settings
from tekhenu.rules.variants import TimeOfSeth


def test_hands_stay_and_decks_change() -> None:
    settings = Settings(players=3, expansion=TimeOfSeth())
    game, rng = Game.new(settings, 4), Random(4)
    while game.state.round < 3:
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    hands = [player.decrees for player in game.state.players]
    decks = set()
    for number in range(10):
        other = game.reshuffle(Random(number))
        assert [player.decrees for player in other.state.players] == hands
        assert other.decision is not None
        assert game.decision is not None
        assert other.decision.options == game.decision.options
        for deck, before in zip(other.state.decks, game.state.decks, strict=True):
            assert sorted(deck) == sorted(before)
        decks.add(tuple(other.state.decks[2]))
    assert len(decks) == 10


def test_a_card_looked_at_stays_where_it_is() -> None:
    """A Decree in the deck that a player has seen keeps its place."""
    game = Game.new(Settings(players=2), 4)
    state = game.state.copy()
    deck = state.decks[2]
    state.decree_known[deck[0]] = 1
    at = Game.at(state)
    for number in range(5):
        assert at.reshuffle(Random(number)).state.decks[2][0] == deck[0]
