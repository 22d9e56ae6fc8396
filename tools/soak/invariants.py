"""Invariants of every game, for any choices of the players.

Each check raises `Broken` with the difference it found. Soak games and the property tests share
them.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from random import Random

from tekhenu import Decision, Game, PositionError, View
from tekhenu.rules.event import Began, Event, Ordered, Rotated, Scoring, Weighed
from tekhenu.rules.position import check_position
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase, Player, Scales, State

ROUNDS, ROTATIONS, MAATS, SCORINGS = 16, 8, 4, 2
SIGNED = frozenset({"balance", "vp_by_source", "destiny", "cultist"})  # may be negative


class Broken(Exception):
    """Raised if an invariant does not hold; the message says which one and where."""


def require(holds: bool, problem: str) -> None:
    if not holds:
        raise Broken(problem)


# Comparing


def difference(one: object, other: object, path: str = "") -> str:
    """Return the first difference of two states or their parts, with both values; "" if equal."""
    if isinstance(one, Rng) and isinstance(other, Rng):
        one, other = one.state, other.state
    parts: list[tuple[str, object, object]] = []
    if is_dataclass(one) and type(one) is type(other):
        names = [field.name for field in fields(one)]
        parts = [(f"{path}.{n}", getattr(one, n), getattr(other, n)) for n in names]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
    elif one != other:
        return f"{path}: {one!r} and {other!r}"
    return next((found for part in parts if (found := difference(part[1], part[2], part[0]))), "")


def asked(decision: Decision | None) -> tuple[int, str, list[str]] | None:
    """Return the decision in words."""
    if decision is None:
        return None
    return decision.player, decision.kind, [str(option) for option in decision.options]


def require_same(what: str, one: Game, other: Game) -> None:
    if found := difference(one.state, other.state):
        raise Broken(f"{what}: the states differ in {found}")
    before, after = asked(one.decision), asked(other.decision)
    require(before == after, f"{what}: asked {before}, then {after}")


# After every choice


def check_moment(game: Game) -> None:
    """Check that pieces are conserved, markers are on their tracks, and a decision has options."""
    check_supplies(game.state)
    try:
        check_position(game.state, game.settings)
    except PositionError as wrong:
        raise Broken(f"the position cannot be: {wrong}") from wrong
    decision = game.decision
    if decision is None:
        check_over(game)
        return
    require(not game.over, "somebody is asked although the game is over")
    require(0 <= decision.player < game.settings.players, f"nobody sits at {decision.player}")
    names = [str(option) for option in decision.options]
    require(len(names) > 1, f"{decision.kind}: only {names} to choose from")
    require(len(set(names)) == len(names), f"{decision.kind}: twice the same among {names}")


def check_supplies(state: State) -> None:
    """Check that nothing is taken from an empty supply.

    Every field of a player is checked unless `SIGNED` names it, so a new one is checked too.
    """
    for seat, player in enumerate(state.players):
        for name in (field.name for field in fields(Player) if field.name not in SIGNED):
            least = lowest(getattr(player, name))
            require(least >= 0, f"player {seat}: {name} has fallen to {least}")
    for name in ("gold", "running"):
        least = lowest(getattr(state, name))
        require(least >= 0, f"{name} has fallen to {least}")


def lowest(amounts: int | list[int] | Scales) -> int:
    """Return the smallest number in a field of the position, 0 for an empty list."""
    if isinstance(amounts, int):
        return amounts
    if isinstance(amounts, list):
        return min(amounts, default=0)
    return min(lowest(getattr(amounts, field.name)) for field in fields(Scales))


def check_over(game: Game) -> None:
    require(game.over, "nobody is asked although the game is not over")
    require(game.state.phase == Phase.OVER, "nobody is asked before the end")
    require(game.state.turn is None, "a turn is under way after the end")
    require(game.state.running == 0, "an action is under way after the end")


# At random moments


def check_blocked(game: Game) -> None:
    """Check that blocked options are not offered, and that every reason has a text."""
    decision = game.decision
    if decision is None:
        return
    blocked = decision.blocked()
    names = [str(name) for name, _ in blocked]
    both = sorted(set(names) & {str(option) for option in decision.options})
    require(not both, f"{decision.kind}: {both} both offered and blocked")
    require(len(set(names)) == len(names), f"{decision.kind}: blocked twice among {names}")
    for name, reason in blocked:
        require(bool(str(reason)), f"{decision.kind}: {name} is blocked without a reason")


def check_save(game: Game) -> None:
    text = game.save()
    loaded = Game.load(text)
    require_same("save and load", game, loaded)
    require(loaded.save() == text, "a loaded game saves another text")
    require(loaded.events == game.events, "a loaded game has other events")


def check_copy(game: Game, rng: Random, steps: int = 5) -> None:
    """Check that a copy is equal, and that changes to it do not affect the original."""
    state, question = game.state.copy(), asked(game.decision)
    twin = game.copy()
    require_same("copy", game, twin)
    play_on(twin, rng, steps)
    if found := difference(state, game.state):
        raise Broken(f"playing a copy changed the original: {found}")
    require(asked(game.decision) == question, "playing a copy changed the original's question")


def check_undo(game: Game) -> None:
    """Check that undoing and repeating the last choice gives the same state, also in a copy."""
    choices = game.choices
    if not choices:
        return
    twin = game.copy()
    twin.undo(force=True)
    require(twin.choices == choices[:-1], "undo took back more or less than one choice")
    twin.play(str(choices[-1]))
    require_same("undo and replay", game, twin)
    require(twin.events == game.events, "undo and replay have other events")


def check_knowledge(game: Game, rng: Random, steps: int = 5) -> None:
    """Check that an imagined game looks the same to its seat, and can be played."""
    for seat in [None, *range(game.settings.players)]:
        view = game.view(seat)
        check_view(game, view)
        imagined = game.determinize(seat, Random(rng.randrange(1 << 32)))
        check_moment(imagined)
        require_same_view(view, imagined.view(seat))
        play_on(imagined, rng, steps)
        check_moment(imagined)


def check_view(game: Game, view: View) -> None:
    require(view.state.rng.state == 0, "a view holds the generator")
    require(view.over == game.over, "a view and its game disagree about the end")
    decision = view.decision
    if decision is not None and decision.kind.secret and decision.answered_by != view.seat:
        require(not decision.options, f"the options of {decision.kind} are shown to others")


def require_same_view(true: View, imagined: View) -> None:
    """Compare two views without their events, because an imagined game has no real past."""
    if found := difference(true.state, imagined.state):
        raise Broken(f"determinize for seat {true.seat}: the views differ in {found}")
    for left, right in (
        (true.hidden_decrees, imagined.hidden_decrees),
        (asked(true.decision), asked(imagined.decision)),
        (true.over, imagined.over),
    ):
        require(left == right, f"determinize for seat {true.seat}: {left} and {right}")


MOMENTS: tuple[Callable[[Game, Random], None], ...] = (
    lambda game, rng: check_save(game),
    lambda game, rng: check_undo(game),
    check_copy,
    check_knowledge,
)


def play_on(game: Game, rng: Random, steps: int) -> None:
    for _ in range(steps):
        decision = game.decision
        if decision is None:
            return
        game.play(rng.choice(decision.options))


# At the end


def check_course(events: list[Event], players: int) -> None:
    """Check the course: 16 rounds of one turn each, 8 Rotations, 4 Maats, 2 Scorings, in order."""
    turns = Counter(event.round for event in events if isinstance(event, Began))
    require(turns == dict.fromkeys(range(1, ROUNDS + 1), players), f"turns per round: {turns}")
    seats = Counter(event.seat for event in events if isinstance(event, Began))
    require(seats == dict.fromkeys(range(players), ROUNDS), f"turns per player: {seats}")
    weighed = Counter(event.seat for event in events if isinstance(event, Weighed))
    require(weighed == dict.fromkeys(range(players), MAATS), f"weighed per player: {weighed}")
    rhythm = "".join(map(_beat, events)).removeprefix("M")  # the order found by initiative
    turns_each = "T" * players
    period = 2 * (2 * turns_each + "R") + "M"
    expected = period + period + "S" + period + period + "S"
    require(rhythm == expected, f"the course of the game was {rhythm}")


def _beat(event: Event) -> str:
    """Return T for a turn, R for a Rotation, M for the order after Maat, S for a Scoring."""
    if isinstance(event, Ordered):
        return "M"
    return {Began: "T", Rotated: "R", Scoring: "S"}.get(type(event), "")


def check_result(game: Game) -> None:
    rows = game.ranking()
    require(
        sorted(row.seat for row in rows) == list(range(game.settings.players)), "ranking: seats"
    )
    for row in rows:
        require(sum(row.vp_by_source.values()) == row.vp, f"VP by source of seat {row.seat}")
    keys = [(-row.vp, -row.scribes, row.place) for row in rows]
    require(keys == sorted(keys), f"the ranking is out of order: {keys}")
