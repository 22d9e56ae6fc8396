"""How a game speaks and shows itself, although the rules know neither words nor pictures.

The package names a presenter (`present_with`). It is fetched when somebody first asks, so that
playouts never load it.
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

Sayable: TypeAlias = "Decision | Move | Event | Reason | str"


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
    """Who finds the words and draws the pictures."""

    def describe(self, scene: Scene, thing: Sayable, lang: str) -> str: ...
    def reason(self, reason: "Reason", lang: str) -> str: ...
    def log(self, scene: Scene, lang: str) -> list[str]: ...
    def picture(self, scene: Scene) -> str: ...


def _nobody() -> Presenter:
    raise RuntimeError("nobody presents games: import tekhenu")


_presenter: list[Callable[[], Presenter]] = [_nobody]


def present_with(fetch: Callable[[], Presenter]) -> None:
    _presenter[0] = fetch


def presenter() -> Presenter:
    return _presenter[0]()


class Presented:
    """What speaks and shows itself."""

    __slots__ = ()

    def describe(self: Scene, thing: Sayable, lang: str = "en") -> str:
        """Anything of this game in words: "en", "fr", "pl" or "ko".

        A move of the present decision (itself or its name), the decision itself, an event, the
        reason why a move is blocked, or a card or tile by its id:

        >>> from tekhenu import Game
        >>> game = Game.new(seed=7)
        >>> game.describe("keep:D10")
        'Keep D10 (hammer) – 3 VP for each of your workshops.'
        >>> game.describe("D10", "fr")
        '3 PV pour chacun de vos ateliers.'
        """
        return presenter().describe(self, thing, lang)

    def log(self: Scene, lang: str = "en") -> list[str]:
        """Everything that happened, a sentence each."""
        return presenter().log(self, lang)

    def _repr_svg_(self: Scene) -> str:
        """The whole table, for notebooks; `tekhenu.svg` draws its parts."""
        return presenter().picture(self)
