"""Texts and pictures of games, which the rules themselves do not contain.

The package registers a presenter with `present_with`. It is imported on first use, so that playouts
never load it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from .decision import Decision
    from .event import Event
    from .move import Move
    from .reason import Reason
    from .settings import Settings
    from .state import State

Describable: TypeAlias = "Decision | Move | Event | Reason | str"


class Scene(Protocol):
    """A `Game`, or a `View` of one."""

    @property
    def settings(self) -> "Settings": ...
    @property
    def state(self) -> "State": ...
    @property
    def decision(self) -> "Decision | None": ...
    @property
    def events(self) -> "Sequence[Event]": ...


class Presenter(Protocol):
    """The interface of the module that makes texts and pictures."""

    def describe(self, scene: Scene, thing: Describable, lang: str) -> str: ...
    def reason(self, reason: "Reason", lang: str) -> str: ...
    def log(self, scene: Scene, lang: str) -> list[str]: ...
    def picture(self, scene: Scene) -> str: ...


def _nobody() -> Presenter:
    raise RuntimeError("no presenter is registered: import tekhenu first")


_presenter: list[Callable[[], Presenter]] = [_nobody]


def present_with(fetch: Callable[[], Presenter]) -> None:
    _presenter[0] = fetch


def presenter() -> Presenter:
    return _presenter[0]()


class Presented:
    """A base class for games and views, with texts and pictures."""

    __slots__ = ()

    def describe(self: Scene, thing: Describable, lang: str = "en") -> str:
        """Return a text about anything of this game, in "en", "fr", "pl" or "ko".

        `thing` is a move of the present decision (itself or its name), the decision itself, an
        event, the reason why a move is blocked, or a card or tile by its id:

        >>> from tekhenu import Game
        >>> game = Game.new(seed=7)
        >>> game.describe("keep:D10")
        'Keep D10 (hammer) – 3 VP for each of your workshops.'
        >>> game.describe("T09", "fr")
        'Quand vous érigez une Colonne, la capacité de sa tuile agit, quelle que soit la lumière.'
        """
        return presenter().describe(self, thing, lang)

    def log(self: Scene, lang: str = "en") -> list[str]:
        """Return a sentence for everything that happened."""
        return presenter().log(self, lang)

    def _repr_svg_(self: Scene) -> str:
        """Return the picture of the whole table for notebooks; `tekhenu.svg` draws its parts."""
        return presenter().picture(self)
