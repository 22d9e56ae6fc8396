"""A game: the position, the question asked, and the choices that led there.

Flows are generators and cannot be copied. So a game stores the state at the start of each step
and the options chosen since; copying, undoing and loading replay these few options.

Reading never changes a game. Values computed for a read are published in one assignment, so any
number of threads may read a game while no thread plays it.
"""

from collections.abc import Iterator
from typing import Any, Final

from . import save as saving
from .chance import ChanceQuestion
from .decision import Decision, IllegalMove
from .ending import Rank, ranking
from .event import Event
from .history import History, Redeal, Segment
from .invalid import InvalidArgument
from .knowledge import OPEN, View, checked_seat, redeal, same_question, view_of
from .move import Move, Outcome
from .position import PositionError, check_position
from .presenting import Presented
from .records import implied_choices, present_name
from .rng import Randomness, Rng, is_seed
from .run import OVER, Run, TableRun, imagined, outcomes_ahead, resumed, started
from .settings import Settings
from .starts import check_start
from .state import State
from .table import Table

IMAGINED_DEALS: Final = 200  # attempts to find a deal that leads to the same question


class GameOrigin:
    """The start of a game.

    Fields:
        settings: the rules in use.
        start: the seed, the start position, or None for an imagined game.
        events: whether the game can be asked for its events.
    """

    __slots__ = ("events", "settings", "start")

    def __init__(self, settings: Settings, start: int | str | State | None, events: bool) -> None:
        self.settings = settings
        self.start = start
        self.events = events


class CannotUndo(ValueError):
    """Raised if the last choice cannot be undone; the message is the reason."""


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

    __slots__ = ("_history", "_origin", "_run", "settings")

    # Starting

    def __init__(
        self, origin: GameOrigin | InvalidArgument | None = None, history: History | None = None
    ) -> None:
        """Make a game at the end of `history`. Users call `new`, `at` or `load`."""
        if not isinstance(origin, GameOrigin):
            raise TypeError(
                "start a game with Game.new(Settings(players=3), seed=7), "
                "Game.at(state) or Game.load(text)"
            )
        self.settings: Settings = origin.settings
        self._origin: GameOrigin = origin
        # The past of the game while `_run` is None: after a copy or an undo, until the game is
        # used.
        self._history: History = History(None, [], False) if history is None else history
        self._run: Run | None = None

    @classmethod
    def new(
        cls,
        settings: Settings | None = None,
        seed: int | str | InvalidArgument = 0,
        *,
        events: bool = True,
    ) -> "Game":
        """Start a new game; the same settings and seed give the same game everywhere.

        Events are built when they are first requested. With `events=False` there are none, and no
        `log`.
        """
        settings = _settings(settings) or Settings()
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise TypeError(f"a seed must be an int or a str, not {seed!r}")
        if not is_seed(seed):
            raise ValueError(f"a seed must not contain lone surrogates: {seed!r}")
        game = cls(GameOrigin(settings, seed, events))
        game._run = started(settings, seed, False)
        return game

    @classmethod
    def at(
        cls,
        state: State | InvalidArgument,
        settings: Settings | None = None,
        *,
        events: bool = True,
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
            raise TypeError(f"Game.at needs a State such as game.state, not {state!r}")
        settings = _settings(settings) or Settings(players=len(state.players))
        check_position(state, settings)
        check_start(state, settings)
        origin = state.copy()
        game = cls(GameOrigin(settings, origin, events))
        game._run = started(settings, origin, False)
        return game

    # Playing

    @property
    def seed(self) -> int | str | None:
        """The seed of the deal; None if the game started at a position."""
        start = self._origin.start
        return None if isinstance(start, State) else start

    @property
    def decision(self) -> Decision | None:
        """The question asked now, with its `player`, `kind` and `options`; None at the end."""
        run = self._run
        return self._running().decision if run is None else run.decision

    @property
    def state(self) -> State:
        """The position, for reading. Change a copy and use `Game.at` to play from another one."""
        run = self._run
        return self._running().table.state if run is None else run.table.state

    @property
    def table(self) -> Table:
        """The table, for reading the position with the functions of the rules."""
        return self._running().table

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.phase == OVER

    def play(self, option: Move | str | InvalidArgument) -> None:
        """Play an option of the present decision, given as a move or as its text.

        Raise IllegalMove, with the reason, if the option is not offered. The game is then
        unchanged.
        """
        self._play(option, True)

    def _play(self, option: Move | str | InvalidArgument, into_next_step: bool) -> None:
        run = self._run
        if run is None:
            run = self._running()
        decision, segment = run.decision, run.history.segment
        if decision is None or segment is None:
            raise IllegalMove("the game is over")
        for choice in decision.options:
            if choice is option:
                break
        else:
            choice = decision.find(option)
        count = len(segment.choices)
        try:
            run.play(choice, into_next_step)
        except BaseException:
            # After any exception the game returns to the position before the choice.
            self._return_to(segment.shortened(count), run.history)
            raise

    def _return_to(self, segment: Segment, history: History) -> None:
        """Go back to the end of `segment`, which belongs to `history`."""
        self._history = History(segment, history.prelude, history.recording)
        self._history.keeps_starts = history.keeps_starts
        self._run = None

    def after(self, option: Move | str) -> "Game":
        """Return a new game with `option` played; this game is unchanged."""
        game = self._after_outcome(option)
        if game is None:
            game = self.copy()
            game._history.keeps_starts = True  # the new game is the next one to be copied
            game.play(option)
        return game

    def _after_outcome(self, option: Move | str) -> "Game | None":
        """Return a new game with an outcome entered at a real table; None if a player must choose.

        The outcome replays the step, so the copy does not replay it before.
        """
        run = self._running()
        if not isinstance(run, TableRun) or not run.asks_table():
            return None
        assert run.decision is not None
        choice = run.decision.find(option)
        game = self.copy()
        assert game._history.segment is not None
        game._history.segment.add(choice)
        game._run = resumed(game._history, self.settings, run.imagined)
        return game

    def outcomes_ahead(self, most: int) -> int:
        """Return how many outcomes of the present kind a real table enters in a row, up to `most`.

        The values of the outcomes make no difference. The game is unchanged.
        """
        run = self._running()
        question = run.decision
        if not isinstance(question, ChanceQuestion) or not isinstance(run, TableRun):
            return 0
        history = self._with_start()
        return outcomes_ahead(history, self.settings, run.imagined, question, most)

    def within_step(self, option: Move | str) -> "Game":
        """Return the position that a choice leads to within its step; this game is unchanged.

        If the choice ends the step, the new game has no decision. The next step has not begun, so
        the new game reveals nothing about it.
        """
        game = self.copy()
        game.play_within_step(option)
        return game

    def play_within_step(self, option: Move | str) -> None:
        """Play an option as `play` does, but stop at the end of the step."""
        self._play(option, False)

    def moves_for_name(self, name: str) -> list[Move | str]:
        """Return the moves that a name in a save means. Earlier versions used other names."""
        decision = self.decision
        if decision is None:
            return [name]
        name = present_name(self, name)
        move = decision.named(name)
        return [*implied_choices(self, name), name] if move is None else [move]

    # The run, made when it is needed

    def _running(self) -> Run:
        """Return the run. Create it first if the game was copied or undone."""
        run = self._run
        if run is None:
            history = self._history
            run = resumed(history, self.settings, self._origin.start is None)
            if run is None:
                run = self._replayed(history, history.recording)
            self._run = run
        return run

    def _replayed(self, history: History, recording: bool, into_next_step: bool = True) -> Run:
        """Replay all choices from the start of the game.

        With `into_next_step=False`, stop at the end of the last step, as `play_within_step` does.
        """
        start, choices = self._origin.start, history.choices()
        if start is None:
            position, redeals = _imagined_start(history, self._run)
            return imagined(
                self.settings,
                position.copy(),
                redeals,
                choices,
                history.prelude,
                recording,
                into_next_step,
            )
        segment = history.segment
        within = [] if into_next_step or segment is None else segment.choices
        earlier = choices[: len(choices) - len(within)]
        run = started(self.settings, start, recording, earlier)
        for choice in earlier:
            if not isinstance(choice, Outcome):
                run.play(choice)
        for choice in within:
            run.play(choice, False)
        return run

    def _now(self) -> History:
        """Return the history up to the present choice."""
        run = self._run
        return self._history if run is None else run.history

    def _recorded(self) -> History:
        """Return the history with its events, building them if they were not requested before."""
        run = self._running()
        history = run.history
        if self._origin.events and not history.recording:
            if history.segment is None and self._origin.start is None:
                return history  # an imagined game that ended before any question
            run = self._replayed(history, True, not run.is_stopped())
            run.history.keeps_starts = run.history.keeps_starts or history.keeps_starts
            self._run = run
        return run.history

    def _with_start(self) -> History:
        """Return the history and keep the start of its last segment from now on."""
        run = self._run
        if run is None:
            return self._history
        run.history.keeps_starts = True
        segment = run.history.segment
        if segment is not None and segment.start is None:
            into_next_step = not run.is_stopped()
            found = resumed(run.history, self.settings, run.imagined, into_next_step)
            if found is None:
                found = self._replayed(run.history, False, into_next_step)
            self._run = run = found
            run.history.keeps_starts = True
        return run.history

    # Copies, undo

    def copy(self) -> "Game":
        """Return an independent game at the same point; the past is shared."""
        run = self._run
        if run is None and self._history.segment is None:
            run = self._running()
        if run is not None and run.is_stopped():
            game = Game(self._origin)
            table = Table(run.table.state.copy(), self.settings, None)
            game._run = Run(table, run.history, run.imagined)
            return game
        history = self._with_start()
        segment = history.segment
        assert segment is not None
        past = History(segment.shortened(len(segment.choices)), history.prelude, history.recording)
        return Game(self._origin, past)

    def undo(self, *, force: bool = False) -> None:
        """Undo one choice.

        Raise CannotUndo if the choice rolled, drew or revealed something, unless `force` is true.
        """
        history = self._with_start()
        segment = history.segment
        while segment is not None and not segment.choices:
            segment = segment.parent
        if segment is None:
            raise CannotUndo("there is no choice to undo")
        if len(segment.choices) <= max((r.after for r in segment.redeals), default=0):
            raise CannotUndo("an imagined game cannot be undone before its start")
        generated = not self.settings.at_table or self._origin.start is None
        hidden = segment.revealing >> len(segment.choices) - 1 and generated
        if hidden and not force:
            raise CannotUndo(
                f"{segment.choices[-1]!s} cannot be undone because it revealed something hidden"
            )
        self._return_to(segment.shortened(len(segment.choices) - 1), history)
        self._history.keeps_starts = True

    # Looking

    @property
    def choices(self) -> list[Move]:
        """All choices from the beginning."""
        return self._now().choices()

    @property
    def events(self) -> list[Event]:
        """Everything that happened from the beginning (empty if the game has no events)."""
        return self._recorded().events()

    def count_events(self) -> int:
        """Return the number of `events` without making the list."""
        return self._recorded().count_events()

    def ranking(self) -> list[Rank]:
        """Return the players' results, best first after all tie-breaks."""
        return ranking(self.state)

    def view(self, seat: int | InvalidArgument | None) -> View:
        """Return what a seat may know. None is a spectator."""
        return view_of(self, checked_seat(self.settings, seat))

    def determinize(self, seat: int | InvalidArgument | None, rng: Randomness) -> "Game":
        """Return a copy without a past, in which everything hidden from the seat is dealt anew."""
        return self._dealt_anew(checked_seat(self.settings, seat), rng)

    def reshuffle(self, rng: Randomness) -> "Game":
        """Return a copy in which only decks, stacks, and dice to come are dealt anew.

        All hands stay, so the copy must not be shown to players during the game. It has no past.
        """
        return self._dealt_anew(OPEN, rng)

    def _dealt_anew(self, seat: int | None, rng: Randomness) -> "Game":
        """Return an imagined game with new secrets. Raise TypeError if `rng` cannot deal."""
        if not hasattr(rng, "randrange"):
            raise TypeError(f"rng must be a generator such as random.Random(7), not {rng!r}")
        seed = rng.randrange(1 << 64)
        game, asked = self.copy(), self.decision
        if isinstance(asked, ChanceQuestion):
            while isinstance(unanswered := game.decision, ChanceQuestion):
                game.play(unanswered.sample(rng))
            game, asked = game.copy(), game.decision
        origin = GameOrigin(self.settings, None, self._origin.events)
        segment = game._with_start().segment
        if segment is None:
            imagined_game = Game(origin)
            imagined_game._run = game._running()
            return imagined_game
        segment = segment.shortened(len(segment.choices))
        segment.parent = None
        imagined_game = Game(origin, History(segment, [], False))
        if segment.choices:
            segment.redeals += (Redeal(len(segment.choices), seat, seed),)
        elif segment.start is not None:
            imagined_game._imagine(segment.start, seat, Rng.seeded(seed), asked)
        return imagined_game

    def _imagine(self, start: State, seat: int | None, rng: Rng, asked: Decision | None) -> None:
        """Begin the step again with other hidden cards.

        The decision itself may depend on a secret hand, so deals that lead to another decision are
        rejected.
        """
        with_events = self._origin.events
        for _ in range(IMAGINED_DEALS):
            prelude: list[Event] = []
            table = Table(start.copy(), self.settings, prelude if with_events else None)
            redeal(table, seat, rng)
            run = Run(table, History(None, prelude, False), True)
            run.next_step()
            if same_question(run.decision, asked):
                break
        if run.history.segment is not None:
            run.history.segment.events = ()
            run.table.events = None
        self._run = run

    # Saves

    def save(self) -> str:
        """Return the game as text: its start and every choice. `Game.load` replays it."""
        start = self._origin.start
        if start is None:
            raise saving.SaveError("an imagined game (from determinize) cannot be saved")
        chain = self._now().chain()
        steps = [[str(choice) for choice in segment.choices] for segment in chain]
        return saving.write(self.settings, start, [step for step in steps if step])

    @classmethod
    def load(cls, text: str | InvalidArgument, *, events: bool = True) -> "Game":
        """Return the game of a save. Raise SaveError with the reason if the save is broken."""
        *_, game = cls.replay(text, events=events)
        return game

    @classmethod
    def replay(cls, text: str | InvalidArgument, *, events: bool = True) -> Iterator["Game"]:
        """Yield the game of a save at its start and after each choice, always the same object."""
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
            for choice in game.moves_for_name(name):
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
        """Return the values that `==` compares; for an imagined game, its deals are among them."""
        start, history = self._origin.start, self._now()
        if start is None:
            return self.settings, *_imagined_start(history, self._run), history.choices()
        return self.settings, start, history.choices()

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a save, or as the deal and choices of an imagined game."""
        if self._origin.start is not None:
            return _loaded, (self.save(), self._origin.events)
        history = self._now()
        state, redeals = _imagined_start(history, self._run)
        deal = history.choices(), history.prelude, self._origin.events, history.recording
        return _imagined_again, (self.settings, state, redeals, *deal)


def _settings(given: object) -> Settings | None:
    if given is None or isinstance(given, Settings):
        return given
    raise TypeError(f"settings must be Settings such as Settings(players=3), not {given!r}")


def _loaded(text: str, events: bool) -> Game:
    return Game.load(text, events=events)


def _imagined_start(history: History, run: Run | None) -> tuple[State, tuple[Redeal, ...]]:
    """Return the start position of an imagined game and the deals made after it."""
    chain = history.chain()
    if chain:
        start = chain[0].start
        redeals = chain[0].redeals
    else:
        assert run is not None
        start, redeals = run.table.state, ()
    assert start is not None
    return start, redeals


def _imagined_again(
    settings: Settings,
    start: State,
    redeals: tuple[Redeal, ...],
    choices: list[Move],
    prelude: list[Event],
    events: bool,
    recording: bool,
) -> Game:
    game = Game(GameOrigin(settings, None, events))
    game._run = imagined(settings, start, redeals, choices, prelude, recording)
    return game
