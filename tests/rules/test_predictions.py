"""Previews agree with results, because the rules use the same functions for both."""

from collections.abc import Iterator
from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Decision, Event, Game, Move, Settings, TimeOfSeth
from tekhenu.components.terms import God
from tekhenu.rules.event import Advanced, Built, Gained, Performed, Produced, Scored, Source
from tekhenu.rules.hathor import gains_along
from tekhenu.rules.move import BuildBesideTemple, LayTile, Produce
from tekhenu.rules.moves import parse
from tekhenu.rules.produce import produced
from tekhenu.rules.ra import Points, points_of
from tekhenu.rules.state import Phase
from tekhenu.rules.subject import PillarId
from tekhenu.rules.table import VP
from tekhenu.rules.wheel import next_rotation, next_scoring, rotations, scorings_to_come
from tests.positions import Position

SEEDS = range(4)


def choices(seed: int, settings: Settings | None = None) -> Iterator[tuple[Game, Decision, Move]]:
    """Yield a random game before each choice, with the next choice."""
    game = Game.new(settings or Settings(players=2 + seed % 3), seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        move = rng.choice(decision.options)
        yield game, decision, move
        game.play(move)


def after(game: Game, move: Move) -> list[Event]:
    """Return the events until the next action, with random further choices."""
    tried, count, rng = game.copy(), game.count_events(), Random(1)
    tried.play(move)
    for _ in range(3):  # a payment, a Blessing
        if tried.decision is not None:
            tried.play(rng.choice(tried.decision.options))
    events = tried.events[count:]
    ends = [i for i, event in enumerate(events) if isinstance(event, Performed | Produced)]
    return events[: ends[0]] if ends else events


OF_A_TILE = (Source.RA, Source.CONQUEST, Source.TILES)


@pytest.mark.parametrize("expansion", [None, TimeOfSeth()], ids=["base", "Seth"])
def test_a_tile_scores_as_predicted(expansion: TimeOfSeth | None) -> None:
    """Also what its ability scores, and the conquest tile below it."""
    parts: dict[str, int] = dict.fromkeys(Points._fields, 0)
    games = [Settings(players=2 + seed % 3, expansion=expansion) for seed in range(12)]
    for seed, settings in enumerate(games):
        for game, decision, move in choices(seed, settings):
            if not isinstance(move, LayTile):
                continue
            predicted = points_of(game.table, decision, move)
            scored = [e for e in after(game, move) if isinstance(e, Scored)]
            assert sum(predicted) == sum(e.vp for e in scored if e.source in OF_A_TILE)
            for part, vp in predicted._asdict().items():
                parts[part] += vp
    assert all(vp for part, vp in parts.items() if part != "conquest")  # see below


def at_the_temple(at: Position) -> tuple[Game, Decision]:
    """Return the game where its first player places the tile of a 3."""
    at.player(0, limestone=9, granite=9).die("ra", "white", 3)
    game = at.game()
    while game.decision is not None and game.decision.kind != "temple":
        game.play("god:ra" if "god:ra" in game.decision.options else game.decision.options[0])
    assert game.decision is not None
    return game, game.decision


def test_a_tile_scores_what_it_covers_and_what_a_technology_lets_work() -> None:
    """Q02 gives 3 VP below a Pillar; with T09 the ability of P09, a Dark tile, works in the sun."""
    for cards, parts in {(): (0, 3, 0), ("T09",): (0, 3, 1)}.items():
        at = Position(settings=Settings(players=2, expansion=TimeOfSeth()))
        at.display("P22", "P09", "P23").conquest("Q02", "r2c3").give(0, *cards)
        game, decision = at_the_temple(at)
        move = parse("temple:r2c3/0")
        assert isinstance(move, LayTile)
        predicted = points_of(game.table, decision, move)
        assert (predicted.buildings, predicted.conquest, predicted.ability) == parts
        before = game.state.players[0].vp
        game.play(move)
        assert game.state.players[0].vp - before == sum(predicted)


def test_a_line_gives_the_predicted_gain() -> None:
    built = 0
    for game, decision, move in (before for seed in SEEDS for before in choices(seed)):
        player = game.state.players[decision.player]
        if not isinstance(move, BuildBesideTemple) or player.technologies:
            continue
        line = game.table.printed.building_line[move.space]
        predicted = gains_along(game.table, decision.player, line)
        events = after(game, move)
        start = next(i for i, e in enumerate(events) if isinstance(e, Built))
        received = []
        for event in events[start + 1 :]:
            if isinstance(event, Advanced):
                break
            if isinstance(event, Scored):
                received.append((VP, event.vp))
            elif isinstance(event, Gained):
                received.append((event.good, event.amount))
        assert predicted == received
        built += 1
    assert built > 3


@pytest.mark.parametrize("seth", [False, True])
def test_a_production_gives_the_predicted_gain(seth: bool) -> None:
    made = 0
    settings = Settings(players=3, expansion=TimeOfSeth() if seth else None)
    for game, decision, move in choices(3, settings):
        player, turn = game.state.players[decision.player], game.state.turn
        if not isinstance(move, Produce) or decision.kind != "action" or turn is None:
            continue
        if player.technologies or player.blessings:
            continue
        predicted = produced(game.table, player, move.good, turn.value)
        count = game.count_events()
        tried = game.copy()
        tried.play(move)
        event = next(e for e in tried.events[count:] if isinstance(e, Produced))
        assert predicted == (event.kept, event.excess)
        made += 1
    assert made


def test_the_tile_in_question_is_the_one_the_die_names() -> None:
    """R10: 1 and 2 name the rightmost tile; an action without a die names it by its value too."""
    at = Position().player(0, limestone=4, granite=4)
    at.die("ra", "white", 2)
    game = at.game()
    while game.decision is not None and game.decision.kind != "temple":
        wanted = [o for o in game.decision.options if o.startswith(("god:ra", "take:2"))]
        game.play((wanted or list(game.decision.options))[0])
    assert game.decision is not None
    assert game.decision.about == PillarId(game.state.display[2])
    view = game.view(1).decision
    assert view is not None
    assert view.about == PillarId(game.state.display[2])


def test_what_a_price_is_for() -> None:
    for game, decision, _ in choices(2):
        if decision.kind == "pay" and game.state.turn is not None and not game.state.turn.extras:
            performed = [e.god for e in game.events if isinstance(e, Performed)]
            assert decision.about in (None, performed[-1])
            assert decision.about is None or isinstance(decision.about, God)


COURSES = {
    **{f"{players} players": Settings(players=players) for players in (2, 3, 4)},
    "a real table": Settings(players=3, chance="table"),
    "a real table and Botankhamun": Settings(solo=Botankhamun(), chance="table"),
    "a real table and Automas": Settings(solo=Automas(2), chance="table"),
}


@pytest.mark.parametrize("settings", COURSES.values(), ids=COURSES)
def test_the_sun_keeps_its_course(settings: Settings) -> None:
    """The wheel turns after every second round; Scorings follow rounds 8 and 16.

    A real table is asked for Market cards after the die has been placed on the scales.
    """
    rounds = set()
    for game, _, _ in choices(1, settings):
        state = game.state
        if state.phase != Phase.TURN:
            continue
        rounds.add(state.round)
        assert next_rotation(state) == state.round + state.round % 2
        assert next_scoring(state, 6) == ((1, 8) if state.round <= 8 else (2, 16))
        assert rotations(state) == (state.round - 1) // 2
        assert scorings_to_come(state) == (2 if state.round <= 8 else 1)
    assert rounds == set(range(1, 17))


def test_without_a_marker_no_scoring_comes() -> None:
    state = Position().state
    assert next_scoring(state, 6) == (1, 8)
    state.markers = [-1, -1]
    assert next_scoring(state, 6) is None
    assert scorings_to_come(state) == 0


def test_a_step_lasts_from_its_first_choice_to_its_last() -> None:
    seen = []
    for game, decision, _ in choices(1):
        if game.state.phase == Phase.TURN:
            seen.append((game.state.step, decision.player))
    steps = list(dict.fromkeys(step for step, _ in seen))
    assert len(steps) == 16 * 3
    assert [step for step, _ in seen] == sorted(step for step, _ in seen)
