"""Hints are whole turns with reasons, by agreement, and from what the seat may know."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from tekhenu import Game, Settings
from tekhenu.agents import LearnedAgent, SeatView
from tekhenu.analysis.advice import advise
from tekhenu.analysis.engine import Engine, Stage
from tekhenu.analysis.tasks import Advisers
from tekhenu.games import hints
from tekhenu.games.creation import GameRequest, new_game
from tekhenu.games.errors import RequestRefused
from tekhenu.games.journal import Entry
from tekhenu.games.people import Person
from tekhenu.games.service import GameService
from tekhenu.games.session import GameSession
from tests.server.wire import looks_the_same, steps, twins
from tools.soak.deals import Recipe

from .inline import service_with
from .memory_store import MemoryStore

PERSON = Person(id=7)
QUICK = (Stage(1, 1), Stage(1, 3))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "STAGES", QUICK)


def play(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def game_of_two(service: GameService, **wish: Any) -> GameSession:
    return await service.create(*new_game(GameRequest({"players": 2}, **wish)).by(PERSON.id))


def middle(seed: int = 3) -> Game:
    """Return a game at the start of a turn in round 5."""
    game, agent, rng = Game.new(Settings(players=2), seed), LearnedAgent(), Random(seed)
    while (decision := game.decision) is not None and game.state.round < 5:
        game.play(agent.choose(SeatView(game, decision.player), decision, rng))
    return game


def test_a_hint_names_whole_turns_and_improves() -> None:
    async def test() -> None:
        service = service_with(MemoryStore())
        session = await game_of_two(service, save=middle().save())
        seat = session.journal.decider()
        assert seat is not None
        first = await service.hints.advise(session, seat)
        assert first is not None and (first.seat, first.deals, first.done) == (seat, 1, False)
        second = await service.hints.advise(session, seat, 1)
        assert second is not None and (second.deals, second.done) == (3, True)
        for advice in (first, second):
            game = session.journal.committed.copy()
            for choice in advice.turns[0].choices:
                assert game.decision is not None and game.decision.player == seat
                game.play(choice)
        assert await service.hints.advise(session, 1 - seat) is None
        service.close()

    play(test)


def test_a_hint_continues_a_draft_and_the_coach_compares_it() -> None:
    async def test() -> None:
        service = service_with(MemoryStore())
        session = await game_of_two(service, save=middle().save())
        seat = session.journal.decider()
        assert seat is not None
        before = await service.hints.advise(session, seat)
        decision = session.journal.asked(seat)
        assert before is not None and decision is not None
        option, before_options = str(decision.options[-1]), decision.options
        await service.enter(session, Entry(1, seat, "choose", option))
        within = await service.hints.advise(session, seat)
        asked = session.journal.asked(seat)
        assert within is not None and asked is not None
        assert within.turns[0].choices[0] in asked.options
        compared = await service.hints.compare(session, seat)
        assert compared is not None and compared.played is not None
        assert compared.played.choices == (option,)
        assert compared.turns[0].choices[0] in before_options
        gap = compared.played.gap
        assert gap is None or abs(sum(each.vp for each in gap.reasons) - gap.vp) < 1e-9
        service.close()

    play(test)


def test_friends_use_hints_only_if_the_creator_has_chosen_so() -> None:
    async def test() -> None:
        store = MemoryStore()
        service = service_with(store)
        session = await game_of_two(service, seats=["me", "friend"])
        seat = session.journal.decider()
        assert seat is not None
        assert not session.snapshot.hints
        with pytest.raises(RequestRefused, match="no-hints"):
            await service.hints.advise(session, seat)
        assert await service.hints.for_coach(session, seat) is None
        assert await service.hints.compare(session, seat) is None
        assert store.records[session.id].notices == []
        service.close()

    play(test)


def test_friends_see_once_per_turn_that_a_hint_was_used() -> None:
    async def test() -> None:
        service = service_with(MemoryStore())
        session = await game_of_two(service, seats=["me", "friend"], hints=True, seed=3)
        seat = session.journal.decider()
        assert seat is not None
        for stage in (0, 1, 0):
            assert await service.hints.advise(session, seat, stage) is not None
        assert [(n.kind, n.seat) for n in session.snapshot.notices] == [("hint", seat)]
        assert await service.hints.advise(session, 1 - seat) is None
        decision = session.journal.asked(seat)
        assert decision is not None
        await service.enter(session, Entry(1, seat, "play", str(decision.options[0])))
        while session.journal.decider() != seat or session.journal.asked(seat) is None:
            other = session.journal.decider()
            assert other is not None
            question = session.journal.asked(other)
            assert question is not None
            number = session.journal.sequence + 1
            await service.enter(session, Entry(number, other, "play", str(question.options[0])))
        await service.hints.advise(session, seat)
        assert [(n.kind, n.seat) for n in session.snapshot.notices] == [("hint", seat)] * 2
        service.close()

    play(test)


def test_one_person_uses_hints_without_a_notice() -> None:
    async def test() -> None:
        service = service_with(MemoryStore())
        for seats in (["me", "me"], ["me", "random"], ["random", "me"]):
            session = await game_of_two(service, seats=seats, hints=False)
            assert session.snapshot.hints
            seat = seats.index("me")
            await service.hints.advise(session, seat)
            assert session.snapshot.notices == []
        service.close()

    play(test)


def test_a_worker_that_has_lost_an_analysis_repeats_it() -> None:
    game = middle()
    assert game.decision is not None
    seat = game.decision.player
    expected = list(advise(game, seat, Engine(), QUICK))
    kept = Advisers()
    continued = [kept.advice(("game",), game, seat, QUICK, stage) for stage in (0, 1, 0)]
    assert continued == [expected[0], expected[1], expected[0]]
    assert Advisers().advice(("game",), game, seat, QUICK, 1) == expected[1]


def test_a_game_that_goes_on_does_not_disturb_an_analysis() -> None:
    game = middle()
    assert game.decision is not None
    seat, advisers = game.decision.player, Advisers()
    expected = list(advise(game.copy(), seat, Engine(), QUICK))
    advisers.advice(("game", 1), game, seat, QUICK, 0)
    game.play(game.decision.options[0])  # by the next task of the same game
    assert advisers.advice(("game", 1), game, seat, QUICK, 1) == expected[1]


@pytest.mark.parametrize("recipe", [Recipe(2, "hints"), Recipe(3, "hints", dealt=True)], ids=str)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(recipe: Recipe) -> None:
    """Twins that differ only in secrets get the same advice, to the last digit."""
    compared = 0
    for number, (game, start) in enumerate(steps(recipe)):
        decision = game.decision
        if number % 9 or decision is None:
            continue
        seat = decision.player
        pair = twins(start, game.settings, seat, number, hands=False)
        if pair is None:
            continue
        one, other = pair.games
        assert one.state.decks != other.state.decks and looks_the_same(pair)
        advice = [Advisers().advice((), twin, seat, QUICK, 1) for twin in (one, other)]
        assert advice[0] == advice[1]
        compared += 1
    assert compared > 3
