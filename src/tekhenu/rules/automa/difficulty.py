"""What the four steps of difficulty change, each keeping those before it (R88).

The second one is a matter of setup: see `course`.
"""

from ..options import Options

DECREES, SETUP, PILLARS, STATUES = 1, 2, 3, 4


def decree_worth(options: Options) -> int:
    """VP of each of the first Decrees at the end."""
    printed = options.edition.automa
    return printed.difficulty.decree if options.step >= DECREES else printed.scoring.decree


def pillar_reward(options: Options) -> int:
    """VP for every Pillar, wherever it stands."""
    printed = options.edition.automa
    return printed.difficulty.pillar if options.step >= PILLARS else printed.rewards.pillar


def statue_bonus(options: Options) -> int:
    printed = options.edition.automa
    return (
        printed.difficulty.statue_bonus if options.step >= STATUES else printed.rewards.statue_bonus
    )
