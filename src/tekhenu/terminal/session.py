"""A game at the terminal: prompts, commands, and what each player is shown."""

import json
import shlex
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from rich.text import Text

from tekhenu.agents import SeatView, agent_for
from tekhenu.real_table.companion import EntryError, enter
from tekhenu.rules import CannotUndo, Decision, Event, Game, Move, Reason, View
from tekhenu.text import (
    catalog,
    decision_prompt,
    describe_option,
    event_lines,
    reason_text,
    seat_names,
)
from tekhenu.text.hands import for_hands
from tekhenu.text.turns import chapters, is_opponent_turn, opponent_turn

from .answers import Answers, Keyboard, Quit
from .coach import TerminalCoach
from .component_comparison import ComponentWarnings
from .final import final_table
from .forecast import forecast_table
from .help import card_help, general_help
from .hint import TerminalHint
from .log import last_bot_turn, log_line, show_opponent_turn, why_no_undo
from .look import LABEL, PLAYER_STYLES, QUIET, Theme
from .menu import Menu, MenuItem, menu_for, prompt_text, show_blocked, show_menu
from .screen import screen
from .store import HUMAN, saved_text, write_whole

LOG_LINES = 30
NEWS_LINES = 40
FEW_OUTCOMES = 12  # outcomes that are listed
TABLE_COMMANDS = frozenset(
    (
        "u",
        "undo",
        "?",
        "h",
        "help",
        "b",
        "board",
        "f",
        "forecast",
        "l",
        "log",
        "s",
        "save",
        "s!",
        "q",
        "quit",
        "exit",
    )
)
COPIED = frozenset(("command", "file"))  # texts that people copy from the screen
FORGET = "\x1b[3J"  # clears the scrollback of a terminal


class Session:
    """A game at the terminal, or played by a script.

    The game is saved to `save_file`, if any; `bare` saves the game without the seats.
    `checked` are printed values that were confirmed at a real table, by key path.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        console: Console,
        save_file: Path | None,
        *,
        bare: bool = False,
        lang: str = "en",
        coach: bool = False,
        source: Answers | None = None,
        checked: Collection[str] = (),
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.agents = {
            seat: agent_for(who)
            for seat, who in enumerate(seats[: game.settings.humans])
            if who != HUMAN
        }
        self.console = console
        self.source = Keyboard() if source is None else source
        self.save_file = save_file
        self.bare = bare
        self.lang = lang
        self.words = catalog(lang)
        self.say = self.words.say
        self.names = seat_names(game.settings, lang)
        self.coach = TerminalCoach(console, lang) if coach else None
        self.hint = TerminalHint(console, lang)
        self.warnings = ComponentWarnings(checked, self.words) if game.settings.at_table else None
        self.is_saved = save_file is not None
        self.written: set[Path] = set()
        self.turn_shown: tuple[int, int] | None = None
        self.first_new_event = last_bot_turn(game) if game.state.round else len(game.events)
        self.seen: dict[int | None, int] = {}  # number of events shown to each seat
        self.holder = -1  # the seat that has the device
        self.seed = json.loads(game.save()).get("seed", 0)

    # The course of the game

    def play(self) -> None:
        self.save_game()
        while (decision := self.game.decision) is not None:
            if decision.player in self.agents:
                self.game.play(self.agents_choice(decision))
                continue
            self.save_game()
            if decision.chance is not None:
                self.ask_table(decision)
                continue
            option = self.ask(decision)
            if option is not None:
                self.game.play(option)
                self.save_game()
        self.save_game()
        self.show_news(self.only_human())
        self.console.print(self.board(None))
        self.console.print(final_table(self.game, self.names, self.words))

    def agents_choice(self, decision: Decision) -> Move:
        """Return an agent's move; the seed depends on the position, so resuming changes nothing."""
        rng = Random(f"{self.seed}/{len(self.game.choices)}")
        seat = decision.player
        return self.agents[seat].choose(SeatView(self.game, seat), decision, rng)

    @property
    def humans(self) -> int:
        return self.seats.count("human")

    def ask(self, decision: Decision) -> Move | None:
        """Ask a person for an option; return None if the position has changed (undo)."""
        seat = decision.player
        self.hand_over(seat)
        self.show_table(seat)
        self.show_news(seat)
        view = self.game.view(seat)
        asked = view.decision
        assert asked is not None
        menu = menu_for(view, asked, self.lang)
        self.show_question(menu, seat)
        if self.coach is not None:
            self.coach.speak(self.game, seat)
        while True:
            answer = self.read(seat)
            entry = menu.find(answer)
            if entry is not None and entry.option is None:
                entry = self.ask_within(entry, seat)
                if entry is None:
                    self.show_question(menu, seat)
                    continue
            if entry is not None and entry.option is not None:
                if self.coach is None or self.coach.agrees(self.game, entry.option):
                    return entry.option
                continue
            if self.command(answer, asked, menu, seat):
                return None

    def ask_table(self, question: Decision) -> None:
        """Ask for rolled dice or drawn cards; one line may answer several prompts."""
        seat = self.only_human()
        self.show_news(seat)
        prompt = decision_prompt(self.game, question, self.lang)
        few = question.options if len(question.options) <= FEW_OUTCOMES else ()
        entries = [
            MenuItem(describe_option(self.game, question, option, self.lang), option)
            for option in few
        ]
        menu = Menu(prompt, entries)
        self.show_table_question(menu)
        while True:
            answer = self.read_line(self.say("play-table"))
            if (answer.partition(" ")[0].lower() in TABLE_COMMANDS) or not answer:
                if self.command(answer, question, menu, seat):
                    return
                self.show_table_question(menu)
                continue
            try:
                enter(self.game, answer, self.lang)
            except EntryError as wrong:
                self.console.print(wrong.say(self.lang))
                self.source.reject(answer)
            else:
                self.save_game()
                return

    def show_table_question(self, menu: Menu) -> None:
        self.console.print()
        self.console.print(Text(menu.prompt, style=LABEL))
        self.console.print(show_menu(menu, self.console.width))
        self.print_message("play-table-hint", style=QUIET)

    def only_human(self) -> int | None:
        """Return the seat whose view is shown to the whole table."""
        return self.seats.index(HUMAN) if self.humans == 1 else None

    def ask_within(self, group: MenuItem, seat: int) -> MenuItem | None:
        """Ask for the second step of a grouped choice; None leads back."""
        menu = Menu(group.prompt, group.group)
        self.show_question(menu, seat, "play-back-hint")
        while True:
            answer = self.read(seat)
            if answer in ("", "u"):
                return None
            entry = menu.find(answer)
            if entry is not None:
                return entry
            self.reject(answer, (), menu)

    # Commands

    def command(self, answer: str, decision: Decision, menu: Menu, seat: int | None) -> bool:
        """Run a command; return whether the position has changed."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                if seat is not None and decision.chance is None:
                    self.show_question(menu, seat)
            case "u" | "undo":
                return self.undo()
            case "h" | "hint" if seat is not None and not rest:
                self.hint.show(self.game, seat)
            case "?" | "h" | "help":
                self.help(rest)
            case "w" | "why":
                self.show_why(decision, seat)
            case "b" | "board":
                self.console.print(self.board(seat))
                if seat is not None and decision.chance is None:
                    self.show_question(menu, seat)
            case "f" | "forecast":
                self.console.print(forecast_table(self.game.view(seat), self.names, self.words))
            case "l" | "log":
                self.show_log(seat, int(rest) if rest.isdecimal() else LOG_LINES)
            case "s" | "save" | "s!":
                self.save_as(rest, replace=word == "s!")
            case "q" | "quit" | "exit":
                raise Quit
            case _:
                self.reject(answer, decision.blocked(), menu)
        return False

    def undo(self) -> bool:
        """Go back to the last choice of a person, across moves of agents."""
        game = self.game.copy()
        try:
            game.undo()
            while (decision := game.decision) is not None and decision.chance is None:
                if self.seats[decision.player] == HUMAN:
                    break
                game.undo()
        except CannotUndo:
            if game.choices:
                self.console.print(why_no_undo(game, self.names, self.words))
            else:
                self.print_message("play-undo-nothing")
            return False
        self.game = game
        happened = len(game.events)
        self.seen = {seat: min(seen, happened) for seat, seen in self.seen.items()}
        self.save_game()
        self.print_message("play-undone")
        return True

    def help(self, about: str) -> None:
        if not about:
            self.console.print(general_help(self.game.settings, self.lang))
            return
        card = about.upper()
        text = card_help(card, self.game, self.lang)
        if text is None:
            self.print_message("play-no-card", card=card)
        else:
            self.console.print(text)

    def show_why(self, decision: Decision, seat: int | None) -> None:
        blocked = decision.blocked()
        if not blocked:
            self.print_message("play-blocked-none")
            return
        self.print_message("play-blocked-title", style=LABEL)
        self.console.print(show_blocked(self.game.view(seat), decision, blocked, self.lang))

    def reject(self, answer: str, blocked: Sequence[tuple[Move, Reason]], menu: Menu) -> None:
        """Explain why an answer is invalid; a person can retry, a script ends."""
        for name, reason in blocked:
            if name == answer:
                self.print_message("play-blocked", reason=reason_text(reason, self.lang))
                break
        else:
            self.print_message("play-unknown", text=answer, count=len(menu.entries))
        self.source.reject(answer)

    # Showing

    def hand_over(self, seat: int) -> None:
        """Ask to pass the device, so that players do not see each other's secrets."""
        if self.holder == seat:
            return
        if self.humans > 1 and not self.source.scripted:
            self.wipe()
            self.print_message(
                "play-pass-device", player=self.names[seat], style=PLAYER_STYLES[seat]
            )
            self.print_message("play-press-enter", player=self.names[seat])
            self.read(seat)
            self.wipe()
            self.turn_shown = None
        self.holder = seat

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        self.console.file.write(FORGET)

    def show_table(self, seat: int) -> None:
        """Show the board, once per turn."""
        turn = (seat, self.game.state.round)
        if self.turn_shown != turn:
            self.turn_shown = turn
            self.console.print(self.board(seat))

    def board(self, seat: int | None) -> object:
        look = Theme(self.game.view(seat), self.names, self.words)
        return screen(look, self.console.width)

    def show_news(self, seat: int | None) -> None:
        """Show what has happened since the seat was last asked."""
        view = self.game.view(seat)
        news = view.events[self.seen.get(seat, self.first_new_event) :]
        self.seen[seat] = len(view.events)
        lines: list[RenderableType] = []
        if self.game.settings.at_table:
            self.show_hands(view, news)
            return
        for part in chapters(view, news):
            if is_opponent_turn(view, part):
                turn = opponent_turn(view, part, self.names, self.lang)
                lines += show_opponent_turn(turn, self.words)
            else:
                lines += [log_line(line) for line in event_lines(view, part, self.names, self.lang)]
        for line in lines if self.game.settings.solo else lines[-NEWS_LINES:]:
            self.console.print(line)

    def show_hands(self, view: View, news: Sequence[Event]) -> None:
        """Show the instructions for moving pieces at a real table."""
        for part in for_hands(view, news, self.names, self.lang):
            if part.seat is not None:
                self.console.print(Text(self.names[part.seat], style=LABEL))
            for step in part.steps:
                self.console.print(Text(f"  {step.text}"))
        if self.warnings is not None:
            for line in self.warnings.lines(view):
                self.console.print(Text(line, style=QUIET))

    def show_log(self, seat: int | None, lines: int) -> None:
        view = self.game.view(seat)
        self.print_message("play-log-title", style=LABEL)
        lines_so_far = event_lines(view, view.events, self.names, self.lang)
        last = len(event_lines(view, view.events[last_bot_turn(view) :], self.names, self.lang))
        for line in lines_so_far[-max(lines, last) :]:
            self.console.print(log_line(line, style=""))

    def show_question(self, menu: Menu, seat: int, hint: str = "play-hint") -> None:
        self.console.print()
        self.console.print(prompt_text(self.words, self.names[seat], seat, menu.prompt))
        self.console.print(show_menu(menu, self.console.width))
        self.print_message(hint, style=QUIET)

    def print_message(self, key: str, style: str = "", **values: str | int) -> None:
        """Print a message; text that people copy stays on one line."""
        whole = not COPIED.isdisjoint(values)
        self.console.print(Text(self.say(key, **values), style=style), soft_wrap=whole)

    def read(self, seat: int) -> str:
        return self.read_line(self.names[seat])

    def read_line(self, whose: str) -> str:
        return self.source.read(f"{whose}> ")

    # Keeping and saving

    def save_game(self) -> None:
        if self.save_file is None:
            return
        text = self.game.save() if self.bare else saved_text(self.game, self.seats)
        try:
            write_whole(self.save_file, text)
        except OSError as wrong:
            if self.is_saved:
                self.print_message(
                    "play-not-kept", file=str(self.save_file), reason=wrong.strerror or str(wrong)
                )
            self.is_saved = False
        else:
            self.is_saved = True

    def save_as(self, name: str, *, replace: bool) -> None:
        if not name:
            self.print_message("play-saving-needs-file")
            return
        path = Path(name).expanduser()
        if path.exists() and not replace and path.resolve() not in self.written:
            self.print_message("play-saving-exists", file=name)
            return
        try:
            write_whole(path, self.game.save())
        except OSError as wrong:
            self.print_message("play-saving-failed", file=name, reason=wrong.strerror or str(wrong))
            return
        self.written.add(path.resolve())
        self.print_message("play-saved", file=name, command=self.command_for(path))

    def command_for(self, path: Path) -> str:
        seats = "" if self.game.settings.solo else f" --seat {' '.join(self.seats)}"
        return f"tekhenu play --load {shlex.quote(str(path))}{seats}"

    def farewell(self, resume: str) -> None:
        """Explain how to resume, or that nothing is saved."""
        self.console.print()
        if self.is_saved and self.save_file is not None:
            self.print_message(
                "play-quit", command=self.command_for(self.save_file) if self.bare else resume
            )
        else:
            self.print_message("play-quit-unkept")
