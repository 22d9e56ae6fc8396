"""The coach at the terminal: explains each kind of decision once and confirms costly choices."""

from dataclasses import replace

from rich.console import Console
from rich.text import Text

from tekhenu.analysis.engine import STAGES
from tekhenu.analysis.tasks import Adviser
from tekhenu.learn.coach import Advice, all_advice, recommends
from tekhenu.learn.situation import Situation
from tekhenu.rules import Game, Move
from tekhenu.text import catalog

from .look import QUIET

WARNING = "bold red"
STYLES = {"explain": QUIET, "warn": WARNING, "point": ""}


class TerminalCoach:
    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self.say = catalog(lang).say
        self.explained: set[str] = set()
        self.before: Game | None = None  # at the start of the current step
        self.warned: str = ""  # the choice of the latest warning

    def speak(self, game: Game, seat: int) -> None:
        """Print the advice before a decision is answered."""
        before, self.warned = self._beginning(game), ""
        situation = Situation.of(before, game, seat, confirming=False)
        if recommends(situation, self.lang):
            best = Adviser(game, seat, STAGES[:1]).after(0)
            situation = replace(situation, best=frozenset(t.choices[0] for t in best.turns))
        said = all_advice(situation, self.lang)
        self._print(said[situation.kind in self.explained :])
        self.explained.add(situation.kind)

    def agrees(self, game: Game, option: Move) -> bool:
        """Return whether to make a choice; one that ends the turn at a cost must be repeated."""
        end = game.within_step(option)
        if end.decision is not None or option == self.warned:
            return True
        revealed = end.state.reveals != game.state.reveals
        assert game.decision is not None
        seat, seen = game.decision.player, game if revealed else end
        situation = Situation.of(self._beginning(game), seen, seat, confirming=True)
        warnings = [said for said in all_advice(situation, self.lang) if said.tone == "warn"]
        if not warnings:
            return True
        self.warned = option
        self._print(warnings)
        self.console.print(Text(self.say("coach-again"), style=QUIET))
        return False

    def _beginning(self, game: Game) -> Game:
        before = self.before
        if before is None or before.state.step != game.state.step:
            before = self.before = game.copy()
        return before

    def _print(self, said: list[Advice]) -> None:
        for advice in said:
            careful = f"{self.say('coach-careful')} " if advice.tone == "warn" else ""
            self.console.print(Text(f"{careful}{advice.message.text}", style=STYLES[advice.tone]))
