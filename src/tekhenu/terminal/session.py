"""A game at the terminal: who is asked, what they may type, and what is shown to whom."""

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
    catalogue,
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
from .comparing import ComponentWarnings
from .final import final_table
from .help import card_help, general_help
from .log import last_bot_turn, log_line, show_opponent_turn, why_no_undo
from .look import LABEL, PLAYER_STYLES, QUIET, Theme
from .menu import Menu, MenuItem, asked, menu_for, show_blocked, show_menu
from .screen import screen
from .store import HUMAN, kept_text, write_whole

LOG_LINES = 30
NEWS_LINES = 40
FEW_OUTCOMES = 12  # that can happen, and are shown
TABLE_COMMANDS = frozenset(
    (
        "u",
        "undo",
        "?",
        "h",
        "help",
        "b",
        "board",
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
COPIED = frozenset(("command", "file"))  # what people take from the screen by copying
FORGET = "\x1b[3J"  # clears the lines a terminal remembers


class Session:
    """A game at the terminal, or played by a script.

    `keep` is the file the game is kept in, if any; `bare` keeps the game alone, without the seats.
    `checked` are printed values that are known to be right at a real table, by key path.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        console: Console,
        keep: Path | None,
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
        self.keep = keep
        self.bare = bare
        self.lang = lang
        self.words = catalogue(lang)
        self.say = self.words.say
        self.names = seat_names(game.settings, lang)
        self.coach = TerminalCoach(console, lang) if coach else None
        self.warnings = ComponentWarnings(checked, self.words) if game.settings.at_table else None
        self.kept = keep is not None
        self.written: set[Path] = set()
        self.turn_shown: tuple[int, int] | None = None
        self.told_before = last_bot_turn(game) if game.state.round else len(game.events)
        self.seen: dict[int | None, int] = {}  # events shown to each seat
        self.holder = -1  # who has the device
        self.seed = json.loads(game.save()).get("seed", 0)

    # The course of the game

    def play(self) -> None:
        self.keep_game()
        while (decision := self.game.decision) is not None:
            if decision.player in self.agents:
                self.game.play(self.agents_choice(decision))
                continue
            self.keep_game()
            if decision.chance is not None:
                self.ask_table(decision)
                continue
            option = self.ask(decision)
            if option is not None:
                self.game.play(option)
                self.keep_game()
        self.keep_game()
        self.show_news(self.only_human())
        self.console.print(self.board(None))
        self.console.print(final_table(self.game, self.names, self.words))

    def agents_choice(self, decision: Decision) -> Move:
        """The same chance at the same point of the same game, so that resuming changes nothing."""
        rng = Random(f"{self.seed}/{len(self.game.choices)}")
        seat = decision.player
        return self.agents[seat].choose(SeatView(self.game, seat), decision, rng)

    @property
    def humans(self) -> int:
        return self.seats.count("human")

    def ask(self, decision: Decision) -> Move | None:
        """The option a human chooses; None if the position has changed (undo)."""
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
        """People have rolled or drawn: one line may tell of several things."""
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
                self.keep_game()
                return

    def show_table_question(self, menu: Menu) -> None:
        self.console.print()
        self.console.print(Text(menu.prompt, style=LABEL))
        self.console.print(show_menu(menu, self.console.width))
        self.tell("play-table-hint", style=QUIET)

    def only_human(self) -> int | None:
        """Whose view is shown to the whole table."""
        return self.seats.index(HUMAN) if self.humans == 1 else None

    def ask_within(self, group: MenuItem, seat: int) -> MenuItem | None:
        """The second step of a grouped choice; None leads back."""
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
        """Carry out what is no choice; True if the position has changed."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                if seat is not None and decision.chance is None:
                    self.show_question(menu, seat)
            case "u" | "undo":
                return self.undo()
            case "?" | "h" | "help":
                self.help(rest)
            case "w" | "why":
                self.show_why(decision, seat)
            case "b" | "board":
                self.console.print(self.board(seat))
                if seat is not None and decision.chance is None:
                    self.show_question(menu, seat)
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
        """Back to the last choice of a human, over what others did by chance."""
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
                self.tell("play-undo-nothing")
            return False
        self.game = game
        happened = len(game.events)
        self.seen = {seat: min(seen, happened) for seat, seen in self.seen.items()}
        self.keep_game()
        self.tell("play-undone")
        return True

    def help(self, about: str) -> None:
        if not about:
            self.console.print(general_help(self.game.settings, self.lang))
            return
        card = about.upper()
        text = card_help(card, self.game, self.lang)
        if text is None:
            self.tell("play-no-card", card=card)
        else:
            self.console.print(text)

    def show_why(self, decision: Decision, seat: int | None) -> None:
        blocked = decision.blocked()
        if not blocked:
            self.tell("play-blocked-none")
            return
        self.tell("play-blocked-title", style=LABEL)
        self.console.print(show_blocked(self.game.view(seat), decision, blocked, self.lang))

    def reject(self, answer: str, blocked: Sequence[tuple[Move, Reason]], menu: Menu) -> None:
        """Say why something is not an answer; a person may try again, a script ends."""
        for name, reason in blocked:
            if name == answer:
                self.tell("play-blocked", reason=reason_text(reason, self.lang))
                break
        else:
            self.tell("play-unknown", text=answer, count=len(menu.entries))
        self.source.reject(answer)

    # Showing

    def hand_over(self, seat: int) -> None:
        """With several people at one device nobody sees another's secrets."""
        if self.holder == seat:
            return
        if self.humans > 1 and not self.source.scripted:
            self.wipe()
            self.tell("play-pass-device", player=self.names[seat], style=PLAYER_STYLES[seat])
            self.tell("play-press-enter", player=self.names[seat])
            self.read(seat)
            self.wipe()
            self.turn_shown = None
        self.holder = seat

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        self.console.file.write(FORGET)

    def show_table(self, seat: int) -> None:
        """The board, once per turn."""
        turn = (seat, self.game.state.round)
        if self.turn_shown != turn:
            self.turn_shown = turn
            self.console.print(self.board(seat))

    def board(self, seat: int | None) -> object:
        look = Theme(self.game.view(seat), self.names, self.words)
        return screen(look, self.console.width)

    def show_news(self, seat: int | None) -> None:
        """What happened since somebody was last asked."""
        view = self.game.view(seat)
        news = view.events[self.seen.get(seat, self.told_before) :]
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
        """At a real table people move the pieces: what is there to do."""
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
        self.tell("play-log-title", style=LABEL)
        told = event_lines(view, view.events, self.names, self.lang)
        last = len(event_lines(view, view.events[last_bot_turn(view) :], self.names, self.lang))
        for line in told[-max(lines, last) :]:
            self.console.print(log_line(line, style=""))

    def show_question(self, menu: Menu, seat: int, hint: str = "play-hint") -> None:
        self.console.print()
        self.console.print(asked(self.words, self.names[seat], seat, menu.prompt))
        self.console.print(show_menu(menu, self.console.width))
        self.tell(hint, style=QUIET)

    def tell(self, key: str, style: str = "", **values: str | int) -> None:
        """What is meant for copying is one line; a terminal may fold it, but no line ends in it."""
        whole = not COPIED.isdisjoint(values)
        self.console.print(Text(self.say(key, **values), style=style), soft_wrap=whole)

    def read(self, seat: int) -> str:
        return self.read_line(self.names[seat])

    def read_line(self, whose: str) -> str:
        return self.source.read(f"{whose}> ")

    # Keeping and saving

    def keep_game(self) -> None:
        if self.keep is None:
            return
        text = self.game.save() if self.bare else kept_text(self.game, self.seats)
        try:
            write_whole(self.keep, text)
        except OSError as wrong:
            if self.kept:
                self.tell("play-not-kept", file=str(self.keep), reason=wrong.strerror or str(wrong))
            self.kept = False
        else:
            self.kept = True

    def save_as(self, name: str, *, replace: bool) -> None:
        if not name:
            self.tell("play-saving-needs-file")
            return
        path = Path(name).expanduser()
        if path.exists() and not replace and path.resolve() not in self.written:
            self.tell("play-saving-exists", file=name)
            return
        try:
            write_whole(path, self.game.save())
        except OSError as wrong:
            self.tell("play-saving-failed", file=name, reason=wrong.strerror or str(wrong))
            return
        self.written.add(path.resolve())
        self.tell("play-saved", file=name, command=self.command_for(path))

    def command_for(self, path: Path) -> str:
        seats = "" if self.game.settings.solo else f" --seat {' '.join(self.seats)}"
        return f"tekhenu play --load {shlex.quote(str(path))}{seats}"

    def farewell(self, resume: str) -> None:
        """How to go on, or that nothing is kept."""
        self.console.print()
        if self.kept and self.keep is not None:
            self.tell("play-quit", command=self.command_for(self.keep) if self.bare else resume)
        else:
            self.tell("play-quit-unkept")
