"""The action space: a number for every option of the game.

The numbers never change. New options, for example of an expansion, are appended as further blocks,
and a test compares the digest of the table. docs/environments.md lists the blocks.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from typing import Final, NamedTuple

from tekhenu.components import load
from tekhenu.rules import moves as words
from tekhenu.rules.move import REWARDS_BY_CODE, Move

from .bundles import gains, payments

FACES: Final = range(1, 7)
FAITH_LIMIT: Final = 40  # never reached, because Faith is returned in every Maat phase
OTHERS: Final = 16


class Block(NamedTuple):
    """Consecutive numbers for options of one kind."""

    name: str
    first: int
    options: tuple[Move, ...]

    @property
    def last(self) -> int:
        return self.first + len(self.options) - 1


# Options without a number of their own are numbered by their index among such options.
OTHER: Final = tuple(Move(f"other:{i + 1}") for i in range(OTHERS))
# Earlier versions named dice by number. The names are unused, but their numbers stay reserved.
RETIRED: Final = tuple(Move(f"die:{i}") for i in range(40))


def _blessings(*verbs: str) -> list[int]:
    return [i for i, card in enumerate(load().blessings) if card.effect.verb in verbs]


# Blessings that can be played in more than one way
ANYTIME: Final = _blessings("advance")
ANY_VALUE: Final = _blessings("any-value")
RECOLORING: Final = _blessings("recolor")
EXTRA_ACTION: Final = _blessings("adjacent", "opposite")


def _faith() -> Iterable[Move]:
    yield words.faith(0)
    for net in range(1, FAITH_LIMIT + 1):
        yield words.faith(net)
        yield words.faith(-net)


def _nested(rows: Sequence[Sequence[Move]], cards: Iterable[int], count: int) -> list[Move]:
    return [option for card in cards for option in rows[card][:count]]


def _rewards(options: Mapping[int, Move], suit: str) -> list[Move]:
    return [options[code] for code, card in enumerate(REWARDS_BY_CODE) if card[0] == suit]


Contents = Sequence[tuple[str, int, Iterable[Move]]]
"""The name of a block, its size, and its options.

The sizes are literal, so that a longer vocabulary does not shift the numbers of later blocks.
"""


def _setup_and_dice() -> Contents:
    late_keeps = [option for row in words.KEEP for option in row[24:]]
    rewards = dict(enumerate(words.REWARD))
    late_rewards = _rewards(rewards, "S")[12:] + _rewards(rewards, "A")[4:]
    return (
        ("pass", 1, [words.PASS]),
        ("other", OTHERS, OTHER),
        ("keep", 72, [o for row in words.KEEP for o in row[:24]] + late_keeps),
        ("starting", 12, _rewards(words.STARTING, "S")),
        ("destiny", 4, words.DESTINY),
        (
            "reward",
            16,
            _rewards(rewards, "S")[:12] + _rewards(rewards, "A")[:4] + late_rewards,
        ),
        ("advance", 2, [words.POPULATION, words.HAPPINESS]),
        ("retired", 40, RETIRED),
        ("take", 6, [words.TAKE[v] for v in FACES]),
        ("anubis", 6, [words.ANUBIS[v] for v in FACES]),
        ("side", 2, words.SIDE[:2]),
    )


def _actions() -> Contents:
    return (
        ("god", 6, words.GOD),
        ("produce", 4, words.PRODUCE.values()),
        ("value", 6, [words.VALUE[v] for v in FACES]),
        ("statue of a god", 6, words.HONOR),
        ("statue for the people", 4, words.PEOPLE),
        ("temple", 100, words.TEMPLE),
        ("hathor", 20, words.HATHOR),
        ("osiris", 24, words.OSIRIS),
        ("production", 4, words.PRODUCTION),
        ("market", 15, words.MARKET),
        ("renew", 4, words.RENEW),
    )


def _cards_and_prices() -> Contents:
    return (
        ("play", 24, words.PLAY),
        ("play for population", 2, [words.PLAY_POPULATION[c] for c in ANYTIME]),
        ("play for happiness", 2, [words.PLAY_HAPPINESS[c] for c in ANYTIME]),
        ("play for a value", 12, [words.PLAY_VALUE[c][v] for c in ANY_VALUE for v in FACES]),
        (
            "play for a color",
            30,
            [option for c in RECOLORING for way in words.PLAY_COLOR[c][:5] for option in way],
        ),
        ("extra", 24, _nested(words.EXTRA, EXTRA_ACTION, 6)),
        ("pay with a Blessing", 24, words.WAIVE),
        ("use a Technology", 24, words.USE_TECHNOLOGY),
        ("use a tile", 27, words.USE_TILE),
        ("declare", 24, words.DECLARE),
        ("score", 24, words.SCORE),
        ("repeat", 24, words.REPEAT),
        ("faith", 1 + 2 * FAITH_LIMIT, list(_faith())),
        ("gain", 76, gains()),
        ("pay", 657, payments()),
    )


def _with_seth() -> Contents:
    rewards = dict(enumerate(words.REWARD))
    return (
        ("starting with Seth", 12, _rewards(words.STARTING, "E")),
        ("reward with Seth", 12, _rewards(rewards, "E")),
        ("cultist", 8, words.CULTIST),
        ("artifact", 8, words.ARTIFACT),
        ("god of Seth", 1, words.GOD[6:]),
        ("produce an army", 2, list(words.PRODUCE.values())[4:]),
        ("statue of Seth", 1, words.HONOR[6:]),
        ("statue for the people with Seth", 3, words.PEOPLE[4:]),
        ("conquest", 25, words.CONQUEST),
        (
            "play for a color of Seth",
            18,
            [option for c in RECOLORING for way in words.PLAY_COLOR[c][5:] for option in way],
        ),
    )


def _since() -> Contents:
    """Return the blocks added later: use a Cultist, no action (ruling R24), a die by its face."""
    return (
        ("use a Cultist", 8, words.USE_CULTIST),
        ("no action", 1, [words.NO_ACTION]),
        ("die", 336, [die for area in words.DIE for color in area for die in color[1:]]),
    )


def _blocks() -> tuple[Block, ...]:
    """Return all blocks; the last one has cards that did not fit into the block of their kind."""
    families = (_setup_and_dice, _actions, _cards_and_prices, _with_seth, _since)
    contents = [row for family in families for row in family()]
    blocks: list[Block] = []
    numbered: dict[Move, None] = {}
    for name, count, options in contents:
        blocks.append(Block(name, len(numbered), tuple(islice(options, count))))
        numbered.update(dict.fromkeys(blocks[-1].options))
    late = tuple(o for _, _, options in contents for o in options if o not in numbered)
    return (*blocks, Block("of later cards", len(numbered), late)) if late else tuple(blocks)


BLOCKS: Final = _blocks()
ACTIONS: Final[tuple[Move, ...]] = tuple(option for block in BLOCKS for option in block.options)
ID: Final[dict[str, int]] = {option: number for number, option in enumerate(ACTIONS)}
FIRST_OTHER: Final = ID[OTHER[0]]


def action_id(name: str) -> int:
    """Return the number of an option."""
    if name not in ID:
        raise ValueError(f"there is no action {name!r}")
    return ID[name]


def action_name(action: int) -> str:
    """Return the name of the option with that number."""
    if not 0 <= action < len(ACTIONS):
        raise ValueError(f"there is no action {action}; the last one is {len(ACTIONS) - 1}")
    return str(ACTIONS[action])


def numbered(options: Sequence[Move]) -> dict[int, Move]:
    """Return the options by number.

    Options without a number get those of `other:1`, `other:2`, … in their order, and options
    beyond the last of these are omitted. So every decision has at least one action.
    """
    try:
        return {ID[option]: option for option in options}
    except KeyError:
        known = {ID[option]: option for option in options if option in ID}
        unknown = [option for option in options if option not in ID]
        return known | dict(zip(range(FIRST_OTHER, FIRST_OTHER + OTHERS), unknown, strict=False))


def digest(count: int = len(ACTIONS)) -> str:
    """Return a hash of the first `count` numbers and names."""
    table = "\n".join(f"{number} {name}" for number, name in enumerate(ACTIONS[:count]))
    return sha256(table.encode()).hexdigest()
