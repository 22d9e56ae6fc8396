"""Numbers of actions never change and cover all options."""

from random import Random

import pytest

from tekhenu import Botankhamun, Game, Settings
from tekhenu.components import from_overrides
from tekhenu.components.terms import Good
from tekhenu.lab.environments.actions import (
    ACTIONS,
    BLOCKS,
    FAITH_LIMIT,
    ID,
    OTHER,
    OTHERS,
    action_id,
    action_name,
    digest,
    numbered,
)
from tekhenu.lab.environments.episode import Episode
from tekhenu.rules.moves import faith, pay
from tekhenu.rules.payment import single, ways_to_pay
from tekhenu.rules.scoring import bread_options
from tekhenu.rules.state import Phase
from tekhenu.rules.thoth import PRICES, RENEWAL
from tests.positions import Position
from tools.soak.deals import recipe

# The table as first published. These two lines never change, because numbers are only appended.
PUBLISHED = 1425
PUBLISHED_DIGEST = "74a13efe6f407360ed9ca9e6032eaa84f335dcb632313fa0aea90567c5980417"


def test_published_numbers_keep_their_names() -> None:
    assert len(ACTIONS) >= PUBLISHED
    assert digest(PUBLISHED) == PUBLISHED_DIGEST


def test_numbers_and_names_belong_together() -> None:
    assert len(ID) == len(ACTIONS)
    for number, option in enumerate(ACTIONS):
        assert action_id(action_name(number)) == number
        assert action_name(number) == option
    assert [block.first for block in BLOCKS[1:]] == [block.last + 1 for block in BLOCKS[:-1]]


@pytest.mark.parametrize("number", [-1, len(ACTIONS)])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"no action {number}"):
        action_name(number)


def test_other_names_are_refused() -> None:
    with pytest.raises(ValueError, match="die:99"):
        action_id("die:99")


# Everything offered has a number


def require_numbers(game: Game, seed: int) -> None:
    rng = Random(seed)
    while (decision := game.decision) is not None:
        unnumbered = [str(option) for option in decision.options if option not in ID]
        assert unnumbered == []
        assert list(numbered(decision.options).values()) == decision.options
        game.play(rng.choice(decision.options))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_offered_in_random_games_has_a_number(players: int) -> None:
    """Half of the games begin with hands, goods and tracks dealt at random."""
    for number in range(120):
        require_numbers(recipe(players, 41, number).begin(events=False), number)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_offered_with_seth_has_a_number(players: int) -> None:
    for number in range(60):
        require_numbers(recipe(players, 42, number, seth=True).begin(events=False), number)


def test_everything_offered_against_botankhamun_has_a_number() -> None:
    for number in range(40):
        settings = Settings(solo=Botankhamun(("easy", "medium", "hard")[number % 3]))
        require_numbers(Game.new(settings, number, events=False), number)


def prices() -> set[tuple[int, ...]]:
    """Return all prices of the default edition."""
    edition = Settings().edition
    scribes = 2 + 3  # Anubis, and a die turned from one end to the other (R18)
    return {
        *(single(Good.PAPYRUS, n) for n in (*PRICES, RENEWAL, 2)),
        *(single(Good.GRANITE, n) for n in edition.statue_costs),
        *((0, 0, tile.limestone, tile.granite, 0, 0) for tile in edition.pillar_tiles),
        *(single(Good.BREAD, space.bread) for space in edition.building_spaces),
        *(single(Good.SCRIBE, n) for n in range(1, scribes + 1)),
        single(Good.GOLD, 2),
    }


@pytest.mark.parametrize("technologies", [(), ("T10",), ("T22",), ("T10", "T22")])
def test_every_payment_of_every_price_has_a_number(technologies: tuple[str, ...]) -> None:
    """A rich player may choose among all payments there are, with T10 and T22 more of them."""
    at = Position(players=4).give(0, *technologies)
    at.player(0, papyrus=20, bread=20, limestone=20, granite=20, gold=20, scribes=20)
    table = at.game().table
    player = table.state.players[0]
    for price in prices():
        ways = ways_to_pay(table, player, price)
        assert ways
        assert [str(way) for way in ways if way not in ID] == []
    most_bread = sum(space.bread for space in table.settings.edition.building_row)
    assert [way for way in bread_options(table, player, most_bread) if way not in ID] == []


# Options without a number


def test_a_higher_price_than_foreseen_can_still_be_paid() -> None:
    """20 Bread with Gold for some of it: more ways than there are numbers for, the first count."""
    offered = [pay((0, bread, 0, 0, 20 - bread, 0)) for bread in range(20, 0, -1)]
    numbers = numbered([*offered, ACTIONS[0]])
    assert [str(ACTIONS[number]) for number in numbers] == [
        "pass",
        *(f"other:{i + 1}" for i in range(OTHERS)),
    ]
    assert list(numbers.values()) == [ACTIONS[0], *offered[:OTHERS]]


def test_faith_beyond_the_limit_leaves_the_rest_to_choose() -> None:
    n = FAITH_LIMIT + 20
    options = [faith(net) for net in sorted(range(-n, n + 1), key=abs)]
    numbers = numbered(options)
    assert len(numbers) == 2 * FAITH_LIMIT + 1 + OTHERS
    assert all(str(faith(net)) in numbers.values() for net in range(-FAITH_LIMIT, FAITH_LIMIT + 1))


def test_an_edition_with_steep_prices_can_be_played() -> None:
    """Three Bread for every space of the Building row: a Scoring asks for more than foreseen."""
    row = {f"building_row.{i}": "3 bread" for i in range(1, 11)}
    settings = Settings(edition=from_overrides({"name": "Steep", **row}))
    at = Position(settings=settings).player(0, bread=25, gold=3)
    at.build(0, *(f"osiris:row{row}/bread" for row in range(1, 7)))
    at.state.phase = Phase.BREAD
    game = at.game()
    assert game.decision is not None
    assert game.decision.options[0] == "pay:bread=18"
    match = Episode(settings, "flat", "win")
    match.adopt(game)
    offered = match.offered()
    assert offered[action_id("other:1")] == "pay:bread=18"
    match.play(action_id("other:1"))
    assert game.state.players[0].resources[Good.BREAD] == 7


def test_nothing_in_the_rules_is_called_other() -> None:
    assert all(option.startswith("other:") for option in OTHER)
    rules = [option for option in ACTIONS if option not in OTHER]
    assert not [option for option in rules if option.startswith("other")]
