"""Beginnings of games that random play would hardly ever reach.

Random players seldom hold T10, T19, T22, B17–B22 or D23 at a moment when it matters. So some
games begin after a random setup with hands, goods and tracks dealt at random.
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
from tekhenu.rules.event import Source
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.settings import ChanceSource
from tekhenu.rules.state import Player
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
    """How a soak game begins; the same recipe gives the same game."""

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
    """The recipe of one game of a soak: half of them normal starts with the usual settings."""
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
    """A game against Botankhamun, with the usual settings: its scores are counted."""
    return Recipe(2, f"{seed}/{difficulty}/{number}", solo=Botankhamun(difficulty))


def automa_recipe(automas: int, difficulty: int, seed: int, number: int) -> Recipe:
    """A game against Automas: every third one begins with hands dealt to the human."""
    name = f"{seed}/{automas} automas {difficulty}/{number}"
    how = Recipe(1 + automas, name, solo=Automas(automas, difficulty))
    return replace(how, dealt=True, rare=True, symbols=True) if number % 3 == 2 else how


@cache
def all_symbols_differ() -> Edition:
    symbols = {f"decrees.{card}.symbol": card for card in IDS["D"]}
    return from_overrides({"name": "All symbols differ", **symbols})


def first_turn(settings: Settings, seed: str, rng: Random) -> State:
    """A position after a setup with random choices: nobody has taken a die yet."""
    game = Game.new(settings, seed, events=False)
    while game.state.round == 0:
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    state = game.state.copy()
    state.turn = None
    return state


def dealt_state(settings: Settings, seed: str, rare: bool = False) -> State:
    """The first turn after a random setup, with hands, goods and tracks dealt anew."""
    rng = Random(f"hands {seed}")
    state = first_turn(settings, seed, rng)
    printed = printed_for(settings)
    for player in state.players[: settings.humans]:
        deal_goods(player, rng)
        deal_tracks(player, printed, rng)
        if printed.seth:
            deal_seth(player, settings.edition, rng)
    for player in state.players[settings.humans :]:
        player.population = rng.randint(1, printed.top)
        player.happiness = rng.randint(0, player.population)
    open_market(state, printed)
    for seat in range(settings.humans):
        deal_cards(state, seat, rng, rare)
    return state


def deal_goods(player: Player, rng: Random) -> None:
    rich = rng.choice((1, 3, 7))
    player.resources = [rng.randrange(rich + 1) for _ in player.resources]
    player.scribes = rng.randrange(rich + 1)
    player.faith = rng.randrange(4)
    vp = rng.randrange(40)
    player.vp_by_source[Source.START] += vp - player.vp
    player.vp = vp


def deal_tracks(player: Player, printed: Printed, rng: Random) -> None:
    player.production = [rng.randint(2, printed.production_limit) for _ in player.production]
    player.population = rng.randint(1, printed.top)
    player.happiness = rng.randint(0, min(player.population, printed.top - 1))
    player.happiness_rewards = sum(player.happiness >= step for step in printed.happiness_rewards)


def deal_seth(player: Player, edition: Edition, rng: Random) -> None:
    player.soldiers = rng.randint(0, edition.seth.track_limit)
    player.priests = rng.randint(0, edition.seth.track_limit)
    player.blood = rng.randrange(4)


def open_market(state: State, printed: Printed) -> None:
    """Lay out the sections that the Population markers have opened (R30)."""
    furthest = max(player.population for player in state.players)
    while (
        state.open_sections < len(printed.section_population)
        and furthest >= printed.section_population[state.open_sections]
    ):
        for slot in printed.section_slots[state.open_sections]:
            family = printed.slot_family[slot]
            card = state.market[slot] = state.decks[family].pop()
            if family == Family.DECREE:
                state.decree_known[card] = (1 << len(state.players)) - 1
        state.open_sections += 1


def deal_cards(state: State, seat: int, rng: Random, rare: bool) -> None:
    """Up to four Blessings, four Technologies and three Decrees from anywhere in the decks."""
    player = state.players[seat]
    for _ in range(rng.randrange(5)):
        player.blessings = player.blessings.plus(_pull(state, Family.BLESSING, rng, rare))
    for _ in range(rng.randrange(5)):
        card = _pull(state, Family.TECHNOLOGY, rng, rare)
        player.technologies = player.technologies.plus(card)
    for _ in range(rng.randrange(4)):
        if not _unclaimed(state, Family.DECREE):
            break
        card = _pull(state, Family.DECREE, rng, rare)
        player.decrees = player.decrees.plus(card)
        state.decree_known[card] = 1 << seat


def _pull(state: State, family: Family, rng: Random, rare: bool) -> int:
    """Any card of the deck that nobody knows."""
    deck = state.decks[family]
    unclaimed = _unclaimed(state, family)
    wanted = [card for card in unclaimed if card in rare_cards()[family]] if rare else []
    card = rng.choice(wanted if wanted and rng.random() < 0.4 else unclaimed)
    deck.remove(card)
    return card


def _unclaimed(state: State, family: Family) -> list[int]:
    deck = state.decks[family]
    return [c for c in deck if family != Family.DECREE or not state.decree_known[c]]
