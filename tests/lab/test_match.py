"""The record of a match agrees with the game."""

import json
from collections import Counter

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.agents import RandomAgent, SeatView
from tekhenu.components.terms import Family
from tekhenu.lab.match import FAMILIES, GODS, Match, Record, play_match
from tekhenu.lab.settings import opponents_of
from tekhenu.rules.event import Performed


def match(players: int, number: int = 0, expansion: TimeOfSeth | None = None) -> Match:
    everybody = ("random",) * players
    return Match(number, 3, "thebes", everybody, everybody, Settings(players, expansion=expansion))


def played(what: Match) -> Game:
    """Play the same game without the match."""
    game = Game.new(what.settings, what.game_seed)
    agent = RandomAgent()
    rngs = [what.seat_rng(seat) for seat in range(len(what.specs))]
    while (decision := game.decision) is not None:
        seat = decision.player
        game.play(agent.choose(SeatView(game, seat), decision, rngs[seat]))
    return game


@pytest.mark.parametrize("expansion", [None, TimeOfSeth()])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_agrees_with_the_game(players: int, expansion: TimeOfSeth | None) -> None:
    what = match(players, expansion=expansion)
    record, game = play_match(what), played(what)
    assert [seat.seat for seat in record.seats] == list(range(players))
    for rank, row in enumerate(game.ranking(), 1):
        seat = record.seats[row.seat]
        assert (seat.rank, seat.vp, seat.scribes, seat.last_order) == (
            rank,
            row.vp,
            row.scribes,
            row.place,
        )
        assert seat.sources == row.vp_by_source
        assert sum(seat.sources.values()) == seat.vp
    uses = Counter((e.seat, GODS[e.god]) for e in game.events if isinstance(e, Performed))
    assert uses == Counter(
        {(s.seat, god): n for s in record.seats for god, n in s.actions.items() if n}
    )
    assert sum(seat.decisions for seat in record.seats) == len(game.choices)


@pytest.mark.parametrize("players", [2, 4])
def test_cards_taken_are_those_in_hand_and_those_played(players: int) -> None:
    """Technologies and Decrees are never lost; Blessings leave the hand when played."""
    what = match(players)
    record, game = play_match(what), played(what)
    for seat, player in zip(record.seats, game.state.players, strict=True):
        taken = {family: set[str]() for family in FAMILIES.values()}
        for card in seat.cards:
            taken[card.family].add(card.card)
        for family, held in (
            (Family.TECHNOLOGY, player.technologies),
            (Family.DECREE, player.decrees),
        ):
            assert len(taken[family.name.lower()]) == held.bit_count()
        assert len(taken["blessing"]) >= player.blessings.bit_count()
        assert seat.cards[0].card[0] == "D"  # the one of two that everybody keeps
        assert (seat.cards[0].round, seat.cards[0].face_up) == (0, False)
        assert all(0 <= card.round <= 16 for card in seat.cards)


def test_setup_cards_are_in_the_record() -> None:
    seats = play_match(match(4)).seats
    starting = [card for seat in seats for card in seat.starting]
    assert len(starting) == len(set(starting)) == 8
    assert sorted(seat.first_order for seat in seats) == [1, 2, 3, 4]
    for turn in zip(*(seat.destinies for seat in seats), strict=True):
        assert sorted(turn) == ["A01", "A02", "A03", "A04"]


def test_setup_cards_of_seth_are_in_the_record() -> None:
    what = match(4, expansion=TimeOfSeth())
    seats, players = play_match(what).seats, played(what).state.players
    starting = [card for seat in seats for card in seat.starting]
    assert len(set(starting)) == 8 and {card[0] for card in starting} == {"E"}
    assert [seat.cultist for seat in seats] == [f"C{p.cultist + 1:02}" for p in players]
    for seat, player in zip(seats, players, strict=True):
        held = [f"X{card + 1:02}" for card in range(8) if player.artifacts >> card & 1]
        assert sorted(seat.artifacts) == held
    assert sum(len(seat.artifacts) for seat in seats) > 0


def test_a_base_game_has_six_gods_and_no_followers() -> None:
    for seat in play_match(match(2)).seats:
        assert "seth" not in seat.actions and len(seat.actions) == 6
        assert (seat.cultist, seat.artifacts) == ("", ())


def test_a_solo_opponent_has_its_seat_and_spends_no_thought() -> None:
    settings = Settings(solo=Botankhamun("medium"))
    what = Match(0, 3, "thebes", ("random",), ("random", "Botankhamun"), settings)
    human, bot = play_match(what).seats
    game = played(what)
    assert [human.vp, bot.vp] == [player.vp for player in game.state.players]
    assert (bot.agent, bot.decisions) == ("Botankhamun", 0)
    assert human.decisions == len(game.choices)
    assert sum(bot.actions.values()) == sum(
        isinstance(event, Performed) and event.seat == 1 for event in game.events
    )


@pytest.mark.parametrize("automas", [1, 3])
def test_automas_have_their_seats_cards_and_actions(automas: int) -> None:
    settings = Settings(solo=Automas(automas, difficulty=3))
    labels = ("random", *opponents_of(settings))
    what = Match(0, 3, "thebes", ("random",), labels, settings)
    seats, game = play_match(what).seats, played(what)
    assert [seat.agent for seat in seats] == ["random", *["Automa"] * automas]
    assert [seat.vp for seat in seats] == [player.vp for player in game.state.players]
    uses = Counter((e.seat, GODS[e.god]) for e in game.events if isinstance(e, Performed))
    for seat, automa in zip(seats[1:], game.state.automas, strict=True):
        assert seat.decisions == 0 and not seat.cultist and not seat.artifacts
        assert seat.actions == {god: uses[seat.seat, god] for god in GODS}
        assert len(seat.starting) == 2
        decrees = [card for card in seat.cards if card.family == "decree"]
        assert [(card.round, card.face_up) for card in decrees][:1] == [(0, False)]
        secret = game.state.players[seat.seat].decrees
        held = secret | automa.cards[Family.DECREE]
        assert sum(1 << int(card.card[1:]) - 1 for card in decrees) == held


def timeless(record: Record) -> dict[str, object]:
    data = record.to_json()
    for seat in data["seats"]:
        del seat["seconds"]
    return data


def test_a_match_gives_the_same_game_again_and_another_number_another() -> None:
    assert timeless(play_match(match(2))) == timeless(play_match(match(2)))
    assert timeless(play_match(match(2))) != timeless(play_match(match(2, number=1)))


def test_a_record_survives_being_written() -> None:
    record = play_match(match(3))
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
