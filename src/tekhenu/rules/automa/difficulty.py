"""The four difficulty levels of the Automas; each includes those below it (R88).

The second level changes only the setup; see `course`.
"""

from typing import Final

from ..settings import Settings
from ..variants import Automas

DECREES: Final = 1
SETUP: Final = 2
PILLARS: Final = 3
STATUES: Final = 4


def step(settings: Settings) -> int:
    assert isinstance(settings.solo, Automas)
    return settings.solo.difficulty


def decree_value(settings: Settings) -> int:
    """Return the VP of each of an Automa's first Decrees at the end of the game."""
    printed = settings.edition.automa
    return printed.difficulty.decree if step(settings) >= DECREES else printed.scoring.decree


def pillar_reward(settings: Settings) -> int:
    """Return the fixed VP an Automa scores for each Pillar."""
    printed = settings.edition.automa
    return printed.difficulty.pillar if step(settings) >= PILLARS else printed.rewards.pillar


def statue_bonus(settings: Settings) -> int:
    printed = settings.edition.automa
    return (
        printed.difficulty.statue_bonus
        if step(settings) >= STATUES
        else printed.rewards.statue_bonus
    )
