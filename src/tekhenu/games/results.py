"""Results stored at the end of a game: VP and opponents."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from tekhenu.rules import Game, Settings

from .records import NotedResult


class Opponents(NamedTuple):
    """The opponents of a seat. Results are comparable if the `key` of the opponents is the same."""

    kinds: tuple[str, ...]
    difficulty: str = ""
    expansion: str = ""

    @classmethod
    def of(cls, settings: Settings, kinds: Sequence[str], seat: int) -> Self:
        others = sorted(kind for other, kind in enumerate(kinds) if other != seat)
        difficulty = settings.to_json().get("difficulty", "")
        # Results against solo opponents are not divided by expansion.
        apart = settings.expansion if settings.solo is None else None
        return cls(tuple(others), str(difficulty), "" if apart is None else apart.name)

    @property
    def key(self) -> str:
        return "/".join((",".join(self.kinds), self.difficulty, self.expansion))

    @classmethod
    def read(cls, key: str) -> Self:
        kinds, difficulty, expansion = key.rsplit("/", 2)
        return cls(tuple(kinds.split(",")), difficulty, expansion)


def results_of(game: Game, kinds: Sequence[str]) -> list[NotedResult]:
    """Return the results of a finished game by seat; `kinds` are those of the seats."""
    ranks = game.ranking()
    found = [
        NotedResult(
            seat=rank.seat,
            vp=rank.vp,
            place=place,
            lead=rank.vp - max(other.vp for other in ranks if other is not rank),
            against=Opponents.of(game.settings, kinds, rank.seat).key,
        )
        for place, rank in enumerate(ranks, 1)
    ]
    return sorted(found, key=lambda result: result.seat)
