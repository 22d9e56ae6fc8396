"""Questions to players, with the options and the reasons why others are blocked."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NoReturn, TypeVar

from .decision_kind import DecisionKind
from .invalid import InvalidArgument
from .move import Move
from .moves import BY_TEXT
from .nearest import nearest
from .reason import Reason
from .subject import Subject

T = TypeVar("T")
Flow = Generator["Decision", Any, T]  # the chosen option is sent into the generator
Blocked = list[tuple[Move, Reason]]
SHOWN: Final = 4  # options in a repr


class IllegalMove(ValueError):
    """A choice that is not offered. The game is unchanged."""


class Decision:
    """One question to one player. `game.play` takes one of its `options` or the text of one.

    >>> from tekhenu import Game
    >>> Game.new(seed=7).decision
    Decision(player=0, kind='decree', options=['keep:D10', 'keep:D19'])

    `about` is the Pillar tile to place (`TEMPLE`), the god whose action is paid for (`PAY`), or the
    subject of a question about chance. `blocked()` computes what is not possible and why.
    """

    __slots__ = ("about", "kind", "options", "player", "why", "why_args")

    def __init__(
        self,
        player: int,
        kind: DecisionKind,
        options: Sequence[Move],
        why: Callable[..., Blocked] | None = None,
        why_args: tuple[Any, ...] = (),
        about: Subject | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.why = why
        self.why_args = why_args
        self.about = about

    def blocked(self) -> Blocked:
        """Return the moves that are not possible here, with the reason for each."""
        return [] if self.why is None else self.why(*self.why_args)

    @property
    def chance(self) -> tuple[float, ...] | None:
        """The probability of each option of a question about chance; None if a player chooses."""
        return None

    @property
    def answered_by(self) -> int:
        """The seat that answers, or `chance.TABLE` if any person at a real table may."""
        return self.player

    def named(self, name: str) -> Move | None:
        """Return the option of that name, or None."""
        move = BY_TEXT.get(name)
        for option in self.options:  # `in` would compare texts
            if option is move:
                return move
        return None

    def find(self, option: str | InvalidArgument) -> Move:
        """Return the option of that name. Raise IllegalMove, with the reason, if there is none."""
        if not isinstance(option, str):
            raise TypeError(f"play one of decision.options or its name, not {option!r}")
        move = self.named(option)
        if move is None:
            raise IllegalMove(self.refusal(option))
        return move

    def refusal(self, option: str, suggest: bool = True) -> str:
        """Return why `option` cannot be chosen.

        With `suggest` the text names the most similar option, which takes time to find.
        """
        for name, reason in self.blocked():
            if name == option:
                return f"{option}: {reason}"
        options = self.options
        near = nearest(option, options) if suggest else None
        if near is not None:
            hint = f" (did you mean {near!r}?)"
        else:
            hint = f" (such as {options[0]!s})" if options else ""
        return (
            f"{str(option)!r} is not among the {len(options)} options of this"
            f" {self.kind!r} decision{hint}"
        )

    def __getitem__(self, index: InvalidArgument) -> NoReturn:
        raise TypeError("a Decision is not a list; its options are: decision.options[0]")

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options=[{self._shown()}])"

    def _shown(self) -> str:
        shown = [repr(str(option)) for option in self.options[:SHOWN]]
        if (more := len(self.options) - SHOWN) > 0:
            shown.append(f"… {more} more")
        return ", ".join(shown)
