"""What the four steps of difficulty change, each keeping those before it (R88).

The second one is a matter of setup: see `course`.
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


def decree_worth(settings: Settings) -> int:
    """VP of each of the first Decrees at the end."""
    printed = settings.edition.automa
    return printed.difficulty.decree if step(settings) >= DECREES else printed.scoring.decree


def pillar_reward(settings: Settings) -> int:
    """VP for every Pillar, wherever it stands."""
    printed = settings.edition.automa
    return printed.difficulty.pillar if step(settings) >= PILLARS else printed.rewards.pillar


def statue_bonus(settings: Settings) -> int:
    printed = settings.edition.automa
    return (
        printed.difficulty.statue_bonus
        if step(settings) >= STATUES
        else printed.rewards.statue_bonus
    )
