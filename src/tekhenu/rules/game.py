"""A game: the position, the question asked, and the choices that led there.

Flows are generators and cannot be copied. So a game keeps the state at the start of each step and
the options chosen since; copying, undoing and loading replay those few.
"""

from typing import Any

from . import save as saving
from .decision import Decision, Flow, IllegalMove
from .ending import Rank, ranking
from .event import Event
from .knowledge import View, redeal, view_of
from .option import Option
from .options import Options
from .phases import STEPS
from .position import check_position
from .rng import Randomness, Rng
from .setup import lay_out_board, new_state
from .state import Phase, State
from .table import Table


class CannotUndo(ValueError):
    """Undo was refused; the reason is the message."""


class Segment:
    """One step of the game: how it began, what was chosen in it, what came to light.

    Segments form a chain to the first one and are shared between copies: a finished segment and
    every `start` never change again.
    """

    __slots__ = ("choices", "events", "parent", "redeals", "revealing", "start")

    def __init__(self, start: State, parent: "Segment | None", events: list[Event]) -> None:
        self.start = start
        self.parent = parent
        self.events = events
        self.choices: list[Option] = []
        self.revealing: list[bool] = []
        self.redeals: list[tuple[int, int | None, int]] = []

    def shortened(self, count: int) -> "Segment":
        """A copy with the first `count` choices; its events appear when it is played again."""
        copy = Segment(self.start, self.parent, [])
        copy.choices = self.choices[:count]
        copy.revealing = self.revealing[:count]
        copy.redeals = [redeal for redeal in self.redeals if redeal[0] <= count]
        return copy


class Game:
    __slots__ = (
        "_decision",
        "_flow",
        "_origin",
        "_prelude",
        "_segment",
        "_table",
        "_with_events",
        "options",
    )

    options: Options
    _origin: int | str | State | None  # seed, start position, or None for an imagined game
    _with_events: bool
    _prelude: list[Event]
    _segment: Segment | None
    _table: Table | None  # None: to be rebuilt from the segment
    _flow: Flow[None] | None
    _decision: Decision | None

    # Beginning

    @classmethod
    def new(
        cls, options: Options | None = None, seed: int | str = 0, *, events: bool = True
    ) -> "Game":
        """A new game; the same options and seed give the same game everywhere."""
        options = options or Options()
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise TypeError(f"a seed is a whole number or a text, not {seed!r}")
        game = cls._begun(options, seed, new_state(options, seed), events)
        lay_out_board(game._live)
        game._next_step()
        return game

    @classmethod
    def at(cls, state: State, options: Options | None = None, *, events: bool = True) -> "Game":
        """Start any phase from any position; the state is copied and checked."""
        options = options or Options(players=len(state.players))
        check_position(state, options)
        game = cls._begun(options, state.copy(), state.copy(), events)
        game._next_step()
        return game

    @classmethod
    def _begun(
        cls, options: Options, origin: int | str | State | None, state: State, events: bool
    ) -> "Game":
        game = cls.__new__(cls)
        game.options = options
        game._origin = origin
        game._with_events = events
        game._prelude = []
        game._segment = None
        game._table = Table(state, options, game._prelude if events else None)
        game._flow = None
        game._decision = None
        return game

    # Playing

    @property
    def decision(self) -> Decision | None:
        """The question asked now; None when the game is over."""
        if self._table is None:
            self._rebuild()
        return self._decision

    @property
    def state(self) -> State:
        """The position: to be read. Change a copy and use `Game.at` to play from another one."""
        return self._live.state

    @property
    def over(self) -> bool:
        return self.decision is None

    def play(self, option: Option | str) -> None:
        """Carry out an option of the present decision, given itself or by its name."""
        decision = self.decision
        if decision is None or self._flow is None or self._segment is None:
            raise IllegalMove("the game is over")
        choice = (
            option
            if type(option) is Option and option in decision.options
            else decision.find(option)
        )
        segment = self._segment
        state = self._live.state
        seen = state.reveals
        segment.choices.append(choice)
        try:
            self._send(choice)
        except BaseException:
            # Whatever went wrong, the game stands where it stood before the choice.
            self._segment = segment.shortened(len(segment.choices) - 1)
            self._table = None
            raise
        segment.revealing.append(state.reveals != seen)

    def _send(self, choice: Option) -> None:
        assert self._flow is not None
        try:
            self._decision = self._flow.send(choice)
        except StopIteration:
            self._next_step()

    def _next_step(self) -> None:
        """Run steps until one asks; that one begins a new segment."""
        table = self._live
        state = table.state
        while state.phase != Phase.OVER:
            step = STEPS[state.phase]
            if step.asks(table):
                if self._begin_segment(table):
                    return
            else:
                for _ in step.flow(table):
                    raise AssertionError(f"{Phase(state.phase).name} asked unexpectedly")
        self._flow = None
        self._decision = None

    def _begin_segment(self, table: Table) -> bool:
        start = table.state.copy()
        earlier = table.events
        events: list[Event] = []
        if earlier is not None:
            table.events = events
        flow = STEPS[start.phase].flow(table)
        try:
            self._decision = next(flow)
        except StopIteration:  # nothing to choose after all
            if earlier is not None:
                earlier += events
                table.events = earlier
            return False
        self._flow = flow
        self._segment = Segment(start, self._segment, events)
        return True

    @property
    def _live(self) -> Table:
        if self._table is None:
            self._rebuild()
        assert self._table is not None
        return self._table

    def _rebuild(self) -> None:
        """Play the segment's choices again from its start."""
        old = self._segment
        assert old is not None
        segment = old.shortened(len(old.choices))
        table = Table(
            segment.start.copy(), self.options, segment.events if self._with_events else None
        )
        self._table = table
        self._segment = segment
        self._flow = STEPS[table.state.phase].flow(table)
        redeals = segment.redeals
        self._decision = next(self._flow)
        for count, choice in enumerate(segment.choices):
            if redeals:
                self._apply_redeals(redeals, count)
            self._send(choice)
        if redeals:
            self._apply_redeals(redeals, len(segment.choices))

    def _apply_redeals(self, redeals: list[tuple[int, int | None, int]], count: int) -> None:
        for at, seat, seed in redeals:
            if at == count:
                redeal(self._live, seat, Rng.seeded(seed))

    # Copies, undo

    def copy(self) -> "Game":
        """An independent game at the same point; the past is shared, the present made on demand."""
        game = Game.__new__(Game)
        game.options = self.options
        game._origin = self._origin
        game._with_events = self._with_events
        game._prelude = self._prelude
        segment = self._segment
        game._flow = None
        game._decision = None
        if segment is None:  # over before anybody was asked
            game._segment = None
            game._table = Table(self._live.state.copy(), self.options, None)
        else:
            game._segment = segment.shortened(len(segment.choices))
            game._table = None
        return game

    def undo(self, *, force: bool = False) -> None:
        """One choice back; refused across a roll, draw or reveal unless a tool forces it."""
        segment = self._segment
        while segment is not None and not segment.choices:
            segment = segment.parent
        if segment is None:
            raise CannotUndo("there is no choice to take back")
        if segment.revealing[-1] and not force:
            raise CannotUndo(
                f"{segment.choices[-1]!s} cannot be taken back: something hidden came to light"
            )
        self._segment = segment.shortened(len(segment.choices) - 1)
        self._table = None

    # Looking

    @property
    def choices(self) -> list[Option]:
        """All choices from the beginning."""
        return [choice for segment in self._chain() for choice in segment.choices]

    @property
    def events(self) -> list[Event]:
        """Everything that happened from the beginning (empty if the game keeps no events)."""
        if self._table is None:
            self._rebuild()
        past = [event for segment in self._chain() for event in segment.events]
        return self._prelude + past

    def _chain(self) -> list[Segment]:
        chain: list[Segment] = []
        segment = self._segment
        while segment is not None:
            chain.append(segment)
            segment = segment.parent
        return chain[::-1]

    def ranking(self) -> list[Rank]:
        """Rows of the players, best first, by every tie-break."""
        return ranking(self.state)

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        return view_of(self, seat)

    def determinize(self, seat: int | None, rng: Randomness) -> "Game":
        """A copy in which everything hidden from the seat is dealt anew."""
        seed = rng.randrange(1 << 64)
        game = self.copy()
        game._origin = None
        segment = game._segment
        if segment is None:
            return game
        segment.parent = None
        if segment.choices:
            segment.redeals.append((len(segment.choices), seat, seed))
            return game
        state = segment.start.copy()
        table = Table(state, game.options, None)
        redeal(table, seat, Rng.seeded(seed))
        game._prelude = []
        game._segment = None
        game._table = Table(state, game.options, game._prelude if game._with_events else None)
        game._next_step()
        return game

    # Saves

    def save(self) -> str:
        """The game as text: how it began and every choice."""
        if self._origin is None:
            raise saving.SaveError("an imagined game (determinize) has no true past to save")
        steps = [[str(c) for c in segment.choices] for segment in self._chain() if segment.choices]
        return saving.write(self.options, self._origin, steps)

    @classmethod
    def load(cls, text: str, *, events: bool = True) -> "Game":
        """The game a save tells of; SaveError says what is wrong with a broken one."""
        saved = saving.read(text)
        if isinstance(saved.origin, State):
            game = cls.at(saved.origin, saved.options, events=events)
        else:
            game = cls.new(saved.options, saved.origin, events=events)
        for number, name in enumerate(saved.choices, 1):
            try:
                game.play(name)
            except IllegalMove as wrong:
                raise saving.SaveError(f"choice {number} cannot be played: {wrong}") from None
        return game

    def __repr__(self) -> str:
        state = self.state
        return (
            f"<Game of {self.options.players}, {Phase(state.phase).name.lower()}, "
            f"round {state.round}, {len(self.choices)} choices>"
        )

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()
