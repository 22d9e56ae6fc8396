"""Measured strong play: mean VP by source, and how far results spread around expectations.

`python -m tools.strong_play` writes the figures, and notes in the file how they were made.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from ..agents.learned import kind_of
from ..rules.settings import Settings

FILE: Final = files(__package__) / "strong_play.json"


class StrongPlay(NamedTuple):
    """Strong play in one kind of game.

    Fields:
        games: the number of games measured.
        spread: the standard deviation of the final margin around the margin that was expected at
            the start of each round; the first one is that of the setup.
        vp: the mean VP of a player by source; sources without VP are left out.
    """

    games: int
    spread: tuple[float, ...]
    vp: Mapping[str, float]


def strong_play(settings: Settings) -> StrongPlay | None:
    """Return the figures of a kind of game, or None if it was not measured."""
    return _known().get(kind_of(settings))


@cache
def _known() -> dict[str, StrongPlay]:
    kinds = json.loads(FILE.read_text(encoding="utf-8"))["kinds"]
    return {
        kind: StrongPlay(row["games"], tuple(row["spread"]), row["vp"])
        for kind, row in kinds.items()
    }
