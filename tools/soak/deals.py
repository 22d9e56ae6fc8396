"""Start positions that random play hardly ever reaches.

Random players seldom hold T10, T19, T22, B17–B22 or D23 at a moment when it matters. So some games
start after a random setup with hands, goods and tracks dealt at random.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from tekhenu import Automas, Botankhamun, Game, Settings, State, TimeOfSeth
from tekhenu.components import Edition, from_overrides, load
from tekhenu.components.edition import Effect
from tekhenu.components.ids import IDS
from tekhenu.components.terms import Family
from tekhenu.rules.builder import PositionBuilder
from tekhenu.rules.move import SUITS, card_name
from tekhenu.rules.settings import ChanceSource
from tekhenu.rules.variants import Expansion, Solo

RARE_EFFECTS = ("adjacent", "opposite", "again", "swap", "produce-first", "repeat", "act")


@cache
def rare_cards() -> Mapping[Family, Sequence[int]]:
    default = load()
    effects: dict[Family, list[tuple[Effect, ...]]] = {
        Family.BLESSING: [(card.effect,) for card in default.blessings],
        Family.TECHNOLOGY: [card.effects for card in default.technologies],
        Family.DECREE: [(card.effect,) for card in default.decrees],
    }
    return {
        family: [n for n, row in enumerate(rows) if any(e.verb in RARE_EFFECTS for e in row)]
        for family, rows in effects.items()
    }


@dataclass(frozen=True, slots=True)
class Recipe:
    """The start of a soak game; the same recipe gives the same game."""

    players: int
    seed: str
    dealt: bool = False
    rare: bool = False  # the cards seldom seen are dealt more often
    symbols: bool = False  # an edition in which all Decree symbols differ
    printed: bool = False  # altered_dice = "printed"
    preprinted: bool = False  # horus = "preprinted"
    solo: Solo | None = None
    expansion: Expansion | None = None
    chance: ChanceSource = ChanceSource.GENERATOR

    @property
    def settings(self) -> Settings:
        return Settings(
            players=self.players,
            solo=self.solo,
            expansion=self.expansion,
            altered_dice="printed" if self.printed else "turned",
            horus="preprinted" if self.preprinted else "random",
            edition=all_symbols_differ() if self.symbols else load(),
            chance=self.chance,
        )

    def begin(self, *, events: bool = True) -> Game:
        if self.dealt:
            by_generator = replace(self.settings, chance=ChanceSource.GENERATOR)
            state = dealt_state(by_generator, self.seed, self.rare)
            return Game.at(state, self.settings, events=events)
        return Game.new(self.settings, self.seed, events=events)


def recipe(players: int, seed: int, number: int, seth: bool = False) -> Recipe:
    """Return the recipe of one game of a soak; half of the games are usual starts."""
    name = f"{seed}/{players}/{number}" + ("/seth" if seth else "")
    expansion = TimeOfSeth() if seth else None
    rng = Random(name)
    if rng.random() < 0.5:
        return Recipe(players, name, expansion=expansion)
    return Recipe(
        players,
        name,
        dealt=rng.random() < 0.7,
        rare=True,
        symbols=rng.random() < 0.4,
        printed=rng.random() < 0.4,
        preprinted=rng.random() < 0.4,
        expansion=expansion,
    )


def solo_recipe(difficulty: str, seed: int, number: int) -> Recipe:
    """Return a game against Botankhamun with the usual settings, because its scores are counted."""
    return Recipe(2, f"{seed}/{difficulty}/{number}", solo=Botankhamun(difficulty))


def automa_recipe(automas: int, difficulty: int, seed: int, number: int) -> Recipe:
    """Return a game against Automas; in every third one the human starts with dealt hands."""
    name = f"{seed}/{automas} automas {difficulty}/{number}"
    how = Recipe(1 + automas, name, solo=Automas(automas, difficulty))
    return replace(how, dealt=True, rare=True, symbols=True) if number % 3 == 2 else how


@cache
def all_symbols_differ() -> Edition:
    symbols = {f"decrees.{card}.symbol": card for card in IDS["D"]}
    return from_overrides({"name": "All symbols differ", **symbols})


def first_turn(settings: Settings, seed: str, rng: Random) -> State:
    """Return a position after a setup with random choices, before the first die is taken."""
    game = Game.new(settings, seed, events=False)
    while game.state.round == 0:
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    state = game.state.copy()
    state.turn = None
    return state


def dealt_state(settings: Settings, seed: str, rare: bool = False) -> State:
    """Return the first turn after a random setup, with hands, goods and tracks dealt anew."""
    rng = Random(f"hands {seed}")
    builder = PositionBuilder(settings, first_turn(settings, seed, rng))
    for seat in range(settings.humans):
        deal_goods(builder, seat, rng)
        deal_tracks(builder, seat, rng)
        if builder.printed.seth:
            deal_seth(builder, seat, rng)
    for player in builder.state.players[settings.humans :]:
        player.population = rng.randint(1, builder.printed.top)
        player.happiness = rng.randint(0, player.population)
    builder.open_market(builder.sections_reached())
    for seat in range(settings.humans):
        deal_cards(builder, seat, rng, rare)
    return builder.state


def deal_goods(builder: PositionBuilder, seat: int, rng: Random) -> None:
    rich = rng.choice((1, 3, 7))
    player = builder.owner(seat)
    player.resources = [rng.randrange(rich + 1) for _ in player.resources]
    scribes, faith, vp = rng.randrange(rich + 1), rng.randrange(4), rng.randrange(40)
    builder.player(seat, scribes=scribes, faith=faith, vp=vp)


def deal_tracks(builder: PositionBuilder, seat: int, rng: Random) -> None:
    player, printed = builder.owner(seat), builder.printed
    player.production = [rng.randint(2, printed.production_limit) for _ in player.production]
    player.population = rng.randint(1, printed.top)
    builder.player(seat, happiness=rng.randint(0, min(player.population, printed.top - 1)))


def deal_seth(builder: PositionBuilder, seat: int, rng: Random) -> None:
    limit = builder.settings.edition.seth.track_limit
    soldiers, priests, blood = rng.randint(0, limit), rng.randint(0, limit), rng.randrange(4)
    builder.player(seat, soldiers=soldiers, priests=priests, blood=blood)


def deal_cards(builder: PositionBuilder, seat: int, rng: Random, rare: bool) -> None:
    """Deal up to four Blessings, four Technologies and three Decrees from anywhere in the decks."""
    for family, most in ((Family.BLESSING, 4), (Family.TECHNOLOGY, 4), (Family.DECREE, 3)):
        for _ in range(rng.randrange(most + 1)):
            unclaimed = _unclaimed(builder.state, family)
            if unclaimed:
                builder.give(seat, card_name(SUITS[family], _choice(unclaimed, family, rng, rare)))


def _choice(unclaimed: list[int], family: Family, rng: Random, rare: bool) -> int:
    """Return a random card of the deck that no player knows."""
    wanted = [card for card in unclaimed if card in rare_cards()[family]] if rare else []
    return rng.choice(wanted if wanted and rng.random() < 0.4 else unclaimed)


def _unclaimed(state: State, family: Family) -> list[int]:
    deck = state.decks[family]
    return [c for c in deck if family != Family.DECREE or not state.decree_known[c]]
