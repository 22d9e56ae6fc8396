"""Hints at the terminal: first a nudge, then the best turns with their effects and reasons."""

from rich.console import Console
from rich.text import Text

from tekhenu.analysis.engine import STAGES
from tekhenu.analysis.tasks import Adviser
from tekhenu.presentation.hint import HintPanel, HintTurn, hint_panel, nudge
from tekhenu.rules import Game
from tekhenu.text import catalog
from tekhenu.text.parts import Message

from .look import LABEL, QUIET, painted

SHOWN = STAGES[:2]  # the nudge uses the first stage, the turns the second one
LOSS = "red"


class TerminalHint:
    """The hints of a game. The first one at a decision is a nudge."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.words = catalog(lang)
        self.adviser: Adviser | None = None
        self.asked: tuple[int, int] | None = None  # the decision: the seat and earlier choices

    def show(self, game: Game, seat: int) -> None:
        """Print the next hint about the decision of a seat."""
        decision = game.decision
        if decision is None or decision.player != seat:
            self.console.print(self.words.say("hint-none"))
            return
        asked = seat, len(game.choices)
        if self.adviser is None or self.asked != asked:
            self.adviser, self.asked = Adviser(game, seat, SHOWN), asked
            self._nudge(game)
            return
        advice = self.adviser.after(len(SHOWN) - 1)
        self._turns(hint_panel(game, advice, len(SHOWN), self.words))

    def _nudge(self, game: Game) -> None:
        assert self.adviser is not None
        found = nudge(game, self.adviser.after(0), self.words)
        if found is None:
            self.console.print(self.words.say("hint-none"))
            return
        self.console.print(Text(f"{found.look} {found.question}", style=LABEL))
        self.console.print(Text(self.words.say("play-hint-again"), style=QUIET))

    def _turns(self, panel: HintPanel) -> None:
        for turn in panel.turns:
            self._turn(turn)
        self.console.print(Text(self.words.say("hint-deals", deals=panel.deals), style=QUIET))

    def _turn(self, turn: HintTurn) -> None:
        say = self.words.say
        steps = list(turn.titles)
        if turn.open:
            steps.append(say("hint-then-revealed"))
        title = Text(f"{turn.number}  {' › '.join(steps)}", style=LABEL)
        self.console.print(title)
        value = say("play-hint-best" if turn.number == 1 else "play-hint-cost", vp=turn.vp)
        self._line(f"{value} ({turn.certainty})" if turn.certainty else value)
        if turn.chips:
            chips = [painted(chip.text, LOSS if chip.bad else "") for chip in turn.chips]
            self.console.print(Text("   ").append_text(Text(" · ").join(chips)))
        if turn.comparison is None or turn.number == 1:  # the second turn has the same reasons
            return
        self._line(say("hint-against", number=turn.comparison.number, vp=turn.comparison.vp))
        for reason in turn.comparison.reasons:
            line = Text(f"     {reason.vp:>5}  {reason.title}")
            if reason.detail:
                line.append_text(_in_parentheses(reason.detail))
            self.console.print(line)

    def _line(self, text: str) -> None:
        self.console.print(Text(f"   {text}"))


def _in_parentheses(detail: Message) -> Text:
    return Text(" (", style=QUIET).append_text(painted(detail, QUIET)).append(")", style=QUIET)
