"""The running game: its table, the generator of the current step, and the recorded answers.

Only a run changes a position. `Run` takes chance from the game's generator, `TableRun` from the
results of rolls and draws that people enter at a real table.
"""

from collections.abc import Sequence
from typing import Final

from .chance import Chance, ChanceQuestion, CountingChance, Unanswered, has_outcomes
from .decision import Decision
from .event import Event
from .history import History, Redeal, Segment
from .knowledge import masked, redeal
from .move import Move, Outcome
from .phases import SETUP_STEP, STEPS, Questions, flow_of, questions
from .position import as_sets
from .rng import Rng
from .settings import ChanceSource, Settings
from .setup import new_state
from .solo.opponent import opponent_of
from .state import Phase, State
from .table import Table

OVER: Final = int(Phase.OVER)


class Run:
    """A position being played; mutable and fast.

    Fields:
        table: the position and the printed tables.
        history: the steps so far; its last segment records the current step.
        imagined: whether hidden cards were dealt anew (`Game.determinize`).
        flow: the generator of the current step; None between steps.
        decision: the question asked now; None at the end.
    """

    __slots__ = ("decision", "flow", "history", "imagined", "table")

    def __init__(self, table: Table, history: History, imagined: bool) -> None:
        self.table = table
        self.history = history
        self.imagined = imagined
        self.flow: Questions | None = None
        self.decision: Decision | None = None

    def play(self, choice: Move, into_next_step: bool = True) -> None:
        """Carry out a choice and run to the next question.

        With `into_next_step=False`, stop at the end of the step, where there is no question.
        """
        segment, flow = self.history.segment, self.flow
        assert segment is not None and flow is not None
        state = self.table.state
        seen = state.reveals
        segment.add(choice)
        self.decision = flow.send(choice)
        if self.decision is None:
            self.flow = None
            if into_next_step:
                self.next_step()
        if state.reveals != seen:
            segment.revealing |= 1 << len(segment.choices) - 1

    def next_step(self) -> None:
        """Run steps until one asks a player; begin a segment of the history with that step."""
        table = self.table
        table.answers = None
        state = table.state
        alone = None if table.settings.solo is None else opponent_of(table).steps
        while state.phase != OVER:
            step = STEPS[state.phase] if state.active >= 0 else SETUP_STEP
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
                    raise AssertionError(f"{Phase(state.phase).name} has an unexpected decision")
        self.flow = None
        self.decision = None

    def _begin_segment(self, table: Table) -> bool:
        """Start the step; return whether it asks a player."""
        history = self.history
        last = history.segment
        start = table.state.copy() if last is None or history.keeps_starts else None
        flow = questions(STEPS[table.state.phase].flow(table))
        table.answers = segment = Segment(start, last)
        earlier = table.events
        if earlier is not None:
            segment.events = table.events = []
        self.decision = flow.send(None)
        if self.decision is None:
            table.answers = None
            if earlier is not None:
                earlier += segment.events
                table.events = earlier
            return False
        self.flow = flow
        history.segment = segment
        if last is not None and start is not None and not self.imagined:
            last.start = None  # a replay from the origin finds it again
        return True

    def replay_step(self, segment: Segment, into_next_step: bool) -> None:
        """Play the recorded answers of `segment`, which becomes the current one.

        With `into_next_step=False`, stop at the end of the step.
        """
        table = self.table
        table.answers, table.replaying = segment, True
        stops = [len(segment.choices)]
        if segment.redeals:
            stops = sorted({*stops, *(redealt.after for redealt in segment.redeals)})
        segment.rewind(stops[0])
        self.flow = flow = questions(STEPS[table.state.phase].flow(table))
        self.decision = flow.send(None)
        for stop in stops:
            segment.until = stop
            while (choice := segment.next_answer()) is not None:
                self.decision = flow.send(choice)
            if segment.redeals:
                self.redeal(segment.redeals, stop)
        table.replaying = False
        if self.decision is None:
            self.flow = None
            if into_next_step:
                self.next_step()

    def redeal(self, redeals: tuple[Redeal, ...], count: int) -> None:
        """Carry out the new deals recorded after `count` choices."""
        for after, seat, seed in redeals:
            if after == count:
                redeal(self.table, seat, Rng.seeded(seed))
                self.table.chance = None  # an imagined game uses the generator
                events = self.table.events
                if events is not None:
                    events[:] = [masked(event, seat) for event in events]

    def is_stopped(self) -> bool:
        """Return whether the run stopped at the end of a step, or ended before any question."""
        if self.history.segment is None:
            return True
        asked = self.flow is not None or self.decision is not None
        return not asked and self.table.state.phase != OVER


class TableRun(Run):
    """A run at a real table.

    A step stops when it needs an outcome of chance that people have not entered yet. Entering the
    outcome replays the step from its start.
    """

    __slots__ = ()

    def play(self, choice: Move, into_next_step: bool = True) -> None:
        """Carry out a choice; an outcome of chance is recorded, and the step is replayed."""
        if self.flow is not None:
            try:
                super().play(choice, into_next_step)
            except Unanswered:
                self._ask_table()
            return
        segment = self.history.segment
        assert segment is not None
        segment.add(choice)
        run = resumed(self.history, self.table.settings, self.imagined, into_next_step)
        assert run is not None
        self.table, self.history, self.flow = run.table, run.history, run.flow
        self.decision = run.decision

    def asks_table(self) -> bool:
        """Return whether people must enter an outcome of chance."""
        return self.flow is None and self.decision is not None

    def _ask_table(self) -> None:
        """Make the missing outcome the current decision, after it interrupted the flow."""
        assert self.table.chance is not None
        self.flow = None
        self.decision = self.table.chance.question

    def next_step(self) -> None:
        """Run steps until one asks a player or the table."""
        table = self.table
        if table.chance is None:
            super().next_step()
            return
        table.answers = None
        while table.state.phase != OVER:
            if self._begin_table_segment(table):
                return
        self.flow = None
        self.decision = None

    def _begin_table_segment(self, table: Table) -> bool:
        """Start the step; return whether it asks a player or needs an outcome not entered yet."""
        history = self.history
        last = history.segment
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
        history.segment = segment
        if last is not None and not self.imagined:
            last.start = None
        return asks

    def _begin_step(self, table: Table, segment: Segment) -> bool:
        assert table.chance is not None
        table.chance.record = segment.choices
        table.answers = segment
        self.flow = flow = questions(flow_of(table))
        try:
            self.decision = flow.send(None)
        except Unanswered:
            self._ask_table()
        if self.decision is None:
            self.flow = None
            return False
        return True

    def replay_at_table(
        self, segment: Segment, choices: list[Move], chance: Chance, into_next_step: bool
    ) -> None:
        """Replay a step in which outcomes were entered between the players' choices."""
        table = self.table
        table.chance = chance
        if not self._begin_step(table, segment) and into_next_step:
            self.next_step()
        for count, choice in enumerate(choices):
            self.redeal(segment.redeals, count)
            if self.table.chance is None or not isinstance(choice, Outcome):
                self.play(choice, into_next_step)
        self.redeal(segment.redeals, len(choices))


def chance_of(settings: Settings, outcomes: Sequence[Move] = ()) -> Chance:
    """Return the source of chance at a real table, with the outcomes entered so far."""
    return Chance(outcomes, keeps_secrets=settings.chance == ChanceSource.OPEN_TABLE)


def started(
    settings: Settings,
    origin: int | str | State,
    recording: bool,
    outcomes: Sequence[Move] = (),
) -> Run:
    """Start a game from a seed or a position.

    `outcomes` are the results of rolls and draws that were entered at a real table already.
    """
    if isinstance(origin, State):
        state = as_sets(origin.copy())
        state.rng = Rng.from_position(state.rng.state)
    else:
        state = new_state(settings, origin)
    prelude: list[Event] = []
    history = History(None, prelude, recording)
    table = Table(state, settings, prelude if recording else None)
    if settings.at_table:
        run: Run = TableRun(table, history, False)
        table.chance = chance_of(settings, outcomes)
        history.keeps_starts = True  # every answer of the table replays its step
    else:
        run = Run(table, history, False)
    run.next_step()
    return run


def imagined(
    settings: Settings,
    start: State,
    redeals: tuple[Redeal, ...],
    choices: list[Move],
    prelude: list[Event],
    recording: bool,
    into_next_step: bool = True,
) -> Run:
    """Replay an imagined game from its start, with the new deals and choices made in it.

    With `into_next_step=False`, stop at the end of the last step.
    """
    earlier: list[Event] = []
    history = History(None, earlier, recording)
    table = Table(start, settings, earlier if recording else None)
    if has_outcomes(choices):
        table.chance = chance_of(settings, choices)
        run: Run = TableRun(table, history, True)
    else:
        run = Run(table, history, True)
    run.next_step()
    history.prelude = prelude
    if history.segment is not None:
        history.segment.redeals = redeals
    for count in range(len(choices) + 1):
        run.redeal(redeals, count)
        if count < len(choices) and not isinstance(choices[count], Outcome):
            run.play(choices[count], into_next_step or count + 1 < len(choices))
    return run


def outcomes_ahead(
    history: History, settings: Settings, is_imagined: bool, question: ChanceQuestion, most: int
) -> int:
    """Return how many outcomes of the kind of `question` the table enters in a row, at most `most`.

    `question` is the one at the end of `history`. Replays the step once.
    """
    chance = CountingChance(question, most, settings.chance == ChanceSource.OPEN_TABLE)
    resumed(history, settings, is_imagined, chance=chance)
    return chance.count


def resumed(
    history: History,
    settings: Settings,
    is_imagined: bool,
    into_next_step: bool = True,
    chance: Chance | None = None,
) -> Run | None:
    """Return a run at the end of `history`, without changing `history`.

    At a real table, `chance` answers questions beyond the recorded outcomes. Return None if no
    segment of `history` has a copy of its start position to replay from.
    """
    later: list[Segment] = []
    first = history.segment
    while first is not None and first.start is None:
        later.append(first)
        first = first.parent
    if first is None or first.start is None:
        return None
    new = History(None, history.prelude, history.recording)
    new.keeps_starts = history.keeps_starts or bool(later)
    events: list[Event] | None = [] if history.recording else None
    table = Table(first.start.copy(), settings, events)
    at_table = settings.at_table and (not is_imagined or has_outcomes(first.choices))
    rest = [choice for segment in reversed(later) for choice in segment.choices]
    run: Run
    if at_table:
        segment = Segment(first.start, first.parent)
        segment.redeals = first.redeals
    else:
        segment = first.shortened(len(first.choices))
    if events is not None:
        segment.events = events
    new.segment = segment
    if at_table:
        run = table_run = TableRun(table, new, is_imagined)
        if chance is None:
            chance = chance_of(settings)
        chance.expect(first.choices + rest)
        table_run.replay_at_table(segment, first.choices, chance, into_next_step or bool(later))
    else:
        run = Run(table, new, is_imagined)
        run.replay_step(segment, into_next_step or bool(later))
    for count, choice in enumerate(rest, 1):
        if run.table.chance is None or not isinstance(choice, Outcome):
            run.play(choice, into_next_step or count < len(rest))
    return run
