"""A game: the position, the question asked, and the choices that led there.

Flows are generators and cannot be copied. So a game keeps the state at the start of each step and
the options chosen since; copying, undoing and loading replay those few.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from . import save as saving
from .chance import Chance, ChanceQuestion, Unanswered, told_in
from .decision import Decision, IllegalMove
from .ending import Rank, ranking
from .event import Event
from .history import Redeal, Segment
from .knowledge import View, masked, redeal, same_question, seat_at, view_of
from .move import Move, Outcome
from .nonsense import Nonsense
from .phases import STEPS, UNPACKING, Questions, flow_of, questions
from .position import PositionError, as_sets, check_position
from .presenting import Presented
from .records import taken_for_granted, upgraded
from .rng import Randomness, Rng, is_seed
from .settings import CHANCE, GENERATOR, Settings
from .setup import new_state
from .solo.opponent import opponent_of
from .starts import check_start
from .state import Phase, State
from .table import Table

OVER: Final = int(Phase.OVER)
OPEN_TABLE: Final = CHANCE[2]
IMAGINED_DEALS: Final = 200  # tries to fit what is known before any deal is good enough


class Beginning:
    """What a game has from its beginning to its end: `events` if it can be asked for them."""

    __slots__ = ("events", "origin", "settings")

    def __init__(self, settings: Settings, origin: int | str | State | None, events: bool) -> None:
        self.settings = settings
        self.origin = origin
        self.events = events


class CannotUndo(ValueError):
    """Undo was refused; the reason is the message."""


class Game(Presented):
    """A game of Tekhenu: the position, the question asked, and the choices that led there.

    >>> from tekhenu import Game, Settings
    >>> game = Game.new(Settings(players=3), seed=7)
    >>> while game.decision is not None:
    ...     game.play(game.decision.options[0])
    >>> game.over, game.ranking()[0].seat in (0, 1, 2)
    (True, True)

    A game begins by `Game.new`, `Game.at` (a position) or `Game.load` (a save). `decision` asks,
    `play` answers; `state` is the position, `view` what one seat may know of it. `undo`, `copy`,
    `pickle` and `==` are cheap, because a game is its choices: two games are equal if they have the
    same settings, the same beginning and the same choices. A game changes, so it has no hash.

    `describe` and `log` say in four languages what can be done and what happened. In a notebook
    a game shows its table; `tekhenu.svg` draws parts of it.
    """

    __slots__ = (
        "_decision",
        "_flow",
        "_origin",
        "_prelude",
        "_recording",
        "_remembers",
        "_segment",
        "_table",
        "_with_events",
        "settings",
    )

    # Beginning

    def __init__(self, begins: Beginning | Nonsense | None = None) -> None:
        """Not yet begun; as `Game.new`, `Game.at` and `Game.load` make it."""
        if not isinstance(begins, Beginning):
            raise TypeError(
                "a game is begun by Game.new(Settings(players=3), seed=7), "
                "by Game.at(state) or by Game.load(text)"
            )
        self.settings: Settings = begins.settings
        # The seed, the start position, or None for an imagined game.
        self._origin: int | str | State | None = begins.origin
        self._with_events: bool = begins.events
        # Nobody has asked for events yet: they are not built until somebody does.
        self._recording: bool = False
        # Keep the start of every segment: wanted once a game is copied or undone.
        self._remembers: bool = False
        self._prelude: list[Event] = []
        self._segment: Segment | None = None
        self._table: Table | None = None  # None: to be rebuilt from the segment
        self._flow: Questions | None = None
        self._decision: Decision | None = None

    @classmethod
    def new(
        cls,
        settings: Settings | None = None,
        seed: int | str | Nonsense = 0,
        *,
        events: bool = True,
    ) -> "Game":
        """A new game; the same settings and seed give the same game everywhere.

        Events are built once somebody asks for them; without `events` there are none, and no
        `log`.
        """
        settings = _settings(settings) or Settings()
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise TypeError(f"a seed is a whole number or a text, not {seed!r}")
        if not is_seed(seed):
            raise ValueError(f"a seed is text that can be written down, not {seed!r}")
        return cls._new(settings, seed, events, False)

    @classmethod
    def _new(
        cls,
        settings: Settings,
        seed: int | str,
        events: bool,
        recording: bool,
        told: Sequence[Move] = (),
    ) -> "Game":
        game = cls._begun(settings, seed, new_state(settings, seed), events, recording, told)
        game._next_step()
        return game

    @classmethod
    def at(
        cls, state: State | Nonsense, settings: Settings | None = None, *, events: bool = True
    ) -> "Game":
        """Start a game at a position, in any phase. The state is copied and checked.

        A position is accepted at the start of a step, not within a turn (`state.turn` is None). It
        does not contain choices made since the step began, so the step starts anew. PositionError
        says what is wrong with a position.

        >>> from tekhenu import Game
        >>> state = Game.new(seed=7).state.copy()
        >>> state.players[0].scribes = 5
        >>> Game.at(state).state.players[0].scribes
        5
        """
        if not isinstance(state, State):
            raise TypeError(f"a game starts at a State, such as game.state, not at {state!r}")
        settings = _settings(settings) or Settings(players=len(state.players))
        check_position(state, settings)
        check_start(state, settings)
        return cls._at(settings, state.copy(), events, False)

    @classmethod
    def _at(
        cls,
        settings: Settings,
        origin: State,
        events: bool,
        recording: bool,
        told: Sequence[Move] = (),
    ) -> "Game":
        start = as_sets(origin.copy())
        start.rng = Rng.from_position(start.rng.state)
        game = cls._begun(settings, origin, start, events, recording, told)
        game._next_step()
        return game

    @classmethod
    def _begun(
        cls,
        settings: Settings,
        origin: int | str | State | None,
        state: State,
        events: bool,
        recording: bool,
        told: Sequence[Move] = (),
    ) -> "Game":
        """`told`: what the table will say of chance, if it has been said already."""
        game = cls(Beginning(settings, origin, events))
        game._recording = recording
        game._table = Table(state, settings, game._prelude if recording else None)
        if game._told():
            game._table.chance = game._telling(told)
            game._remembers = True  # every answer of the table plays its step again
        return game

    # Playing

    @property
    def seed(self) -> int | str | None:
        """What it was dealt from; None if it began at a position."""
        return None if isinstance(self._origin, State) else self._origin

    @property
    def decision(self) -> Decision | None:
        """The question asked now, with its `player`, `kind` and `options`; None at the end."""
        if self._table is None:
            self._rebuild()
        return self._decision

    @property
    def state(self) -> State:
        """The position: to be read. Change a copy and use `Game.at` to play from another one."""
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.phase == OVER

    def play(self, option: Move | str | Nonsense) -> None:
        """Carry out an option of the present decision, given itself or by its name.

        `IllegalMove` says why another one cannot be played, and leaves the game as it was.
        """
        decision = self._decision if self._table is not None else self.decision
        segment = self._segment
        if decision is None or segment is None:
            raise IllegalMove("the game is over")
        for choice in decision.options:
            if choice is option:
                break
        else:
            choice = decision.find(option)
        count = len(segment.choices)
        try:
            self._carry_out(choice)
        except BaseException:
            # Whatever went wrong, the game stands where it stood before the choice.
            self._segment = segment.shortened(count)
            self._table = None
            raise

    def after(self, option: Move | str) -> "Game":
        """The game one choice further on; this one stands where it stood.

        The new game takes the present over as it is, so nothing is played twice: what this one
        hands on it makes again when somebody asks it.
        """
        if self.decision is None:
            raise IllegalMove("the game is over")
        choice = self.decision.find(option)
        kept = self.copy()._segment
        game = self._beginning()
        game._become(self)
        self._segment, self._table, self._flow, self._decision = kept, None, None, None
        game.play(choice)
        return game

    def within_step(self, option: Move | str) -> "Game":
        """The position that a choice leads to within its step; this game stands where it stood.

        If the choice ends the step, nobody is asked and nothing of what follows has happened, so
        nothing that follows can be seen. It is there to be looked at: `after` plays on.
        """
        self._record()  # it cannot be told later how the step stood still
        game = self.copy()
        game.play_within_step(option)
        return game

    def play_within_step(self, option: Move | str) -> None:
        """As `play`, but never beyond the end of the step, where nobody is asked any more."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("the game is over")
        self._carry_out(decision.find(option), beyond=False)

    def meant_by(self, name: str) -> list[Move | str]:
        """The choices that a record means by a name, which may be of earlier rules."""
        decision = self.decision
        if decision is None or name in decision.options:
            return [name]
        name = upgraded(self, name)
        if name in decision.options:
            return [name]
        return [*taken_for_granted(self, name), name]

    def _carry_out(self, choice: Move, beyond: bool = True) -> None:
        """Up to the next question; not `beyond` the step, where nobody is asked any more."""
        segment, table, flow = self._segment, self._table, self._flow
        assert segment is not None and table is not None
        state = table.state
        seen = state.reveals
        segment.chosen(choice)
        if flow is None:  # the table was asked, and the step is played again with its answer
            self._rebuild(beyond)
            return
        try:
            self._decision = flow.send(choice)
        except Unanswered:
            self._ask_table()
        if self._decision is None:
            self._flow = None
            if beyond:
                self._next_step()
        if state.reveals != seen:
            segment.revealing |= 1 << len(segment.choices) - 1

    def _next_step(self) -> None:
        """Run steps until one asks; that one begins a new segment."""
        table = self.table
        table.answers = None
        state = table.state
        if table.chance is not None:
            while state.phase != OVER:
                if self._begin_told_segment(table):
                    return
        alone = None if self.settings.solo is None else opponent_of(table).steps
        while state.phase != OVER:
            step = STEPS[state.phase] if state.active >= 0 else UNPACKING
            if (
                alone is not None
                and state.phase in alone
                and table.is_opponent(state.order[state.active])
            ):
                alone[state.phase](table)
            elif step.asks(table):
                if self._begin_segment(table):
                    return
            else:
                for _ in step.flow(table):
                    raise AssertionError(f"{Phase(state.phase).name} asked unexpectedly")
        self._flow = None
        self._decision = None

    def _begin_segment(self, table: Table) -> bool:
        """Start the step; False if there was nothing to choose after all."""
        last = self._segment
        start = table.state.copy() if last is None or self._remembers else None
        flow = questions(STEPS[table.state.phase].flow(table))
        table.answers = segment = Segment(start, last)
        earlier = table.events
        if earlier is not None:
            segment.events = table.events = []
        self._decision = flow.send(None)
        if self._decision is None:
            table.answers = None
            if earlier is not None:
                earlier += segment.events
                table.events = earlier
            return False
        self._flow = flow
        self._segment = segment
        if last is not None and start is not None and self._origin is not None:
            last.start = None  # a replay from the origin can find it again
        return True

    # Chance at a real table: any step may ask, and every answer plays it again

    def _told(self) -> bool:
        """Whether people roll and draw; in what somebody imagines the generator does."""
        return self.settings.chance != GENERATOR and self._origin is not None

    def _telling(self, told: Sequence[Move]) -> Chance:
        return Chance(told, keeps_secrets=self.settings.chance == OPEN_TABLE)

    def _begin_told_segment(self, table: Table) -> bool:
        """Start the step; False if it ends without a question that is still open."""
        last = self._segment
        earlier = table.events
        segment = Segment(table.state.copy(), last)
        if earlier is not None:
            segment.events = table.events = []
        asks = self._begin_step(table, segment)
        if not asks and not segment.choices:
            if earlier is not None:
                earlier += segment.events
                table.events = earlier
            return False
        self._segment = segment
        if last is not None and self._origin is not None:
            last.start = None
        return asks

    def _begin_step(self, table: Table, segment: Segment) -> bool:
        assert table.chance is not None
        table.chance.record = segment.choices
        table.answers = segment
        self._flow = questions(flow_of(table))
        try:
            self._decision = self._flow.send(None)
        except Unanswered:
            self._ask_table()
        if self._decision is None:
            self._flow = None
            return False
        return True

    def _ask_table(self) -> None:
        """The flow ended where it lacked an answer; the position stands as it was then."""
        assert self._table is not None and self._table.chance is not None
        self._flow = None
        self._decision = self._table.chance.question

    @property
    def table(self) -> Table:
        """The table itself, for those who read the position with the rules' own functions."""
        if self._table is None:
            self._rebuild()
        assert self._table is not None
        return self._table

    def _rebuild(self, beyond: bool = True) -> None:
        """Play again from the last start remembered."""
        later: list[Segment] = []
        first = self._segment
        while first is not None and first.start is None:
            later.append(first)
            first = first.parent
        if first is None or first.start is None:
            self._replay()
            return
        if later:
            self._remembers = True
        told = self.settings.chance != GENERATOR and (self._told() or told_in(first.choices))
        segment = first
        if told:
            segment = Segment(first.start, first.parent)
            segment.redeals = first.redeals
        elif later:  # others share it
            segment = first.shortened(len(first.choices))
        self._segment = segment
        events: list[Event] | None = None
        if self._recording:
            segment.events = events = []
        self._table = table = Table(first.start.copy(), self.settings, events)
        if told:
            later_on = [choice for segment in reversed(later) for choice in segment.choices]
            self._tell_again(table, segment, first.choices, later_on, beyond)
        else:
            self._retell(table, segment)
        for segment in reversed(later):
            for choice in segment.choices:
                if table.chance is None or not isinstance(choice, Outcome):
                    self._carry_out(choice)

    def _tell_again(
        self,
        table: Table,
        segment: Segment,
        choices: list[Move],
        later_on: list[Move],
        beyond: bool,
    ) -> None:
        """As `_retell`, at a real table: the rules call for its answers between the players'."""
        table.chance = self._telling(choices + later_on)
        if not self._begin_step(table, segment) and beyond:
            self._next_step()
        for count, choice in enumerate(choices):
            self._deal_anew(segment.redeals, count)
            if self.table.chance is None or not isinstance(choice, Outcome):
                self._carry_out(choice, beyond)
        self._deal_anew(segment.redeals, len(choices))

    def _retell(self, table: Table, segment: Segment) -> None:
        """Play a step again. `ask` takes its answers from the record, others are given them."""
        table.answers, table.retelling = segment, True
        stops = [len(segment.choices)]
        if segment.redeals:
            stops = sorted({*stops, *(redealt.after for redealt in segment.redeals)})
        segment.rewind(stops[0])
        self._flow = flow = questions(STEPS[table.state.phase].flow(table))
        self._decision = flow.send(None)
        for stop in stops:
            segment.until = stop
            while (choice := segment.told()) is not None:
                self._decision = flow.send(choice)
            if segment.redeals:
                self._deal_anew(segment.redeals, stop)
        table.retelling = False
        if self._decision is None:
            self._next_step()

    def _deal_anew(self, redeals: tuple[Redeal, ...], count: int) -> None:
        for after, seat, seed in redeals:
            if after == count:
                redeal(self.table, seat, Rng.seeded(seed))
                self.table.chance = None  # what people roll is not imagined
                events = self.table.events
                if events is not None:
                    events[:] = [masked(event, seat) for event in events]

    def _remember(self) -> Segment | None:
        """The present segment with its start known, now and from now on."""
        self._remembers = True
        if self._table is not None and self._segment is not None and self._segment.start is None:
            self._rebuild()
        return self._segment

    # Copies, undo

    def copy(self) -> "Game":
        """An independent game at the same point; the past is shared, the present made on demand."""
        game = self._beginning()
        game._prelude = self._prelude
        game._recording = self._recording
        if self._stands_still():
            game._segment = self._segment
            game._table = Table(self.table.state.copy(), self.settings, None)
            return game
        segment = self._remember()
        if segment is not None:
            game._segment = segment.shortened(len(segment.choices))
        return game

    def _beginning(self) -> "Game":
        """A game that begins like this one, not begun."""
        return Game(Beginning(self.settings, self._origin, self._with_events))

    def _become(self, game: "Game") -> None:
        """Stand where another game of the same beginning stands."""
        self._recording = game._recording
        self._remembers = game._remembers
        self._prelude = game._prelude
        self._segment = game._segment
        self._table = game._table
        self._flow = game._flow
        self._decision = game._decision

    def _stands_still(self) -> bool:
        """At the end of a step (`within_step`), or over before anybody was asked."""
        if self._segment is None:
            return True
        table = self._table
        asked = self._flow is not None or self._decision is not None
        return table is not None and not asked and table.state.phase != OVER

    def undo(self, *, force: bool = False) -> None:
        """One choice back; refused across a roll, draw or reveal unless a tool forces it."""
        segment = self._remember()
        while segment is not None and not segment.choices:
            segment = segment.parent
        if segment is None:
            raise CannotUndo("there is no choice to take back")
        if len(segment.choices) <= max((r.after for r in segment.redeals), default=0):
            raise CannotUndo("an imagined game begins here")
        hidden = segment.revealing >> len(segment.choices) - 1 and not self._told()
        if hidden and not force:
            raise CannotUndo(
                f"{segment.choices[-1]!s} cannot be taken back: something hidden came to light"
            )
        self._segment = segment.shortened(len(segment.choices) - 1)
        self._table = None

    def _replay(self) -> None:
        """Become the game that the choices lead to from the very beginning."""
        origin = self._origin
        settings, events, recording = self.settings, self._with_events, self._recording
        choices = self.choices
        if origin is None:
            start, redeals = self._imagined()
            prelude = self._prelude
            game = _imagined(settings, start.copy(), redeals, choices, prelude, events, recording)
            self._become(game)
            return
        if isinstance(origin, State):
            game = Game._at(settings, origin, events, recording, choices)
        else:
            game = Game._new(settings, origin, events, recording, choices)
        for choice in choices:
            if not isinstance(choice, Outcome):
                game.play(choice)
        self._become(game)

    def _record(self) -> None:
        """Build the events of the past, and from now on those that come."""
        if self._with_events and not self._recording:
            self._recording = True
            if self._segment is not None or self._origin is not None:
                self._replay()

    # Looking

    @property
    def choices(self) -> list[Move]:
        """All choices from the beginning."""
        return [choice for segment in self._chain() for choice in segment.choices]

    @property
    def events(self) -> list[Event]:
        """Everything that happened from the beginning (empty if the game keeps no events)."""
        self._record()
        if self._table is None:
            self._rebuild()
        events = self._prelude[:]
        for segment in self._chain():
            events += segment.events
        return events

    def count_events(self) -> int:
        """As many as there are in `events`, without making the list."""
        self._record()
        if self._table is None:
            self._rebuild()
        return len(self._prelude) + sum(len(segment.events) for segment in self._chain())

    def _chain(self) -> list[Segment]:
        chain: list[Segment] = []
        segment = self._segment
        while segment is not None:
            chain.append(segment)
            segment = segment.parent
        return chain[::-1]

    def ranking(self) -> list[Rank]:
        """Rows of the players, best first, by every tie-break: `seat`, `vp`, `vp_by_source` …"""
        return ranking(self.state)

    def view(self, seat: int | Nonsense | None) -> View:
        """All that a seat may know; None is a spectator."""
        return view_of(self, seat_at(self.settings, seat))

    def determinize(self, seat: int | Nonsense | None, rng: Randomness) -> "Game":
        """A copy in which everything hidden from the seat is dealt anew. It has no past."""
        seat = seat_at(self.settings, seat)
        if not hasattr(rng, "randrange"):
            raise TypeError(
                f"cards are dealt by a generator, such as random.Random(7), not {rng!r}"
            )
        seed = rng.randrange(1 << 64)
        game, asked = self.copy(), self.decision
        if isinstance(asked, ChanceQuestion):
            while isinstance(unanswered := game.decision, ChanceQuestion):
                game.play(unanswered.sample(rng))
            game, asked = game.copy(), game.decision
        game._origin = None
        game._prelude = []
        game._recording = False  # few ask imagined games what happened
        segment = game._segment
        if segment is None:
            return game
        segment.parent = None
        if segment.choices:
            segment.redeals += (Redeal(len(segment.choices), seat, seed),)
        elif segment.start is not None:
            game._imagine(segment.start, seat, Rng.seeded(seed), asked)
        return game

    def _imagine(self, start: State, seat: int | None, rng: Rng, asked: Decision | None) -> None:
        """Begin the step anew with other secrets.

        That a player is asked may tell something of a secret hand: only deals that lead to the
        same question fit what the seat sees.
        """
        for _ in range(IMAGINED_DEALS):
            state = start.copy()
            self._table = Table(state, self.settings, self._prelude if self._with_events else None)
            redeal(self._table, seat, rng)
            self._prelude.clear()
            self._segment = None
            self._next_step()
            if same_question(self._decision, asked):
                break
        segment, table = self._segment, self._table
        if segment is not None and table is not None and not self._recording:
            segment.events = ()
            table.events = None

    # Saves

    def save(self) -> str:
        """The game as text: how it began and every choice. `Game.load` plays it again."""
        if self._origin is None:
            raise saving.SaveError("an imagined game (determinize) has no true past to save")
        steps = [[str(c) for c in segment.choices] for segment in self._chain() if segment.choices]
        return saving.write(self.settings, self._origin, steps)

    @classmethod
    def load(cls, text: str | Nonsense, *, events: bool = True) -> "Game":
        """The game a save tells of; SaveError says what is wrong with a broken one."""
        *_, game = cls.replay(text, events=events)
        return game

    @classmethod
    def replay(cls, text: str | Nonsense, *, events: bool = True) -> Iterator["Game"]:
        """The game a save tells of, at its beginning and after each choice: one that goes on."""
        saved = saving.read(text)
        if isinstance(saved.origin, State):
            try:
                game = cls.at(saved.origin, saved.settings, events=events)
            except PositionError as wrong:
                raise saving.SaveError(f"the save cannot be used: {wrong}") from None
        else:
            game = cls.new(saved.settings, saved.origin, events=events)
        yield game
        for number, name in enumerate(saved.choices, 1):
            for choice in game.meant_by(name):
                try:
                    game.play(choice)
                except IllegalMove as wrong:
                    raise saving.SaveError(f"choice {number} cannot be played: {wrong}") from None
                yield game

    def __repr__(self) -> str:
        count = len(self.choices)
        choices = f"{count} choice" if count == 1 else f"{count} choices"
        return f"<Game of {self.settings.players}: {self.state.moment}, {choices}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes with every choice

    def _identity(self) -> tuple[object, ...]:
        """What tells a game from another one; an imagined one is known by how it was imagined."""
        if self._origin is None:
            return self.settings, *self._imagined(), self.choices
        return self.settings, self._origin, self.choices

    def _imagined(self) -> tuple[State, tuple[Redeal, ...]]:
        """An imagined game: where it begins, and what was dealt anew after that."""
        chain = self._chain()
        start = chain[0].start if chain else self.table.state
        assert start is not None
        return start, chain[0].redeals if chain else ()

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a save, or, if imagined, as what it was imagined from."""
        if self._origin is not None:
            return _loaded, (self.save(), self._with_events)
        kept = self._prelude, self._with_events, self._recording
        return _imagined, (self.settings, *self._imagined(), self.choices, *kept)


def _settings(given: object) -> Settings | None:
    if given is None or isinstance(given, Settings):
        return given
    raise TypeError(f"a game is set up by Settings, such as Settings(players=3), not by {given!r}")


def _loaded(text: str, events: bool) -> Game:
    return Game.load(text, events=events)


def _imagined(
    settings: Settings,
    start: State,
    redeals: tuple[Redeal, ...],
    choices: list[Move],
    prelude: list[Event],
    events: bool,
    recording: bool,
) -> Game:
    game = Game._begun(settings, None, start, events, recording)
    if told_in(choices):  # imagined at a real table
        game.table.chance = game._telling(choices)
    game._next_step()
    game._prelude = prelude
    if game._segment is not None:
        game._segment.redeals = redeals
    for count in range(len(choices) + 1):
        game._deal_anew(redeals, count)
        if count < len(choices) and not isinstance(choices[count], Outcome):
            game.play(choices[count])
    return game
