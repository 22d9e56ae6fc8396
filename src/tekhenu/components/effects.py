"""What cards and tiles of an expansion do, said in a small vocabulary.

"2 gold, 1 priest"          receive these at once
"choose 3 limestone granite"  so many of these Resources, mixed as one likes
"production 2"              so many steps of Production, each for a Resource of one's choice
"draw technology"           the top card of that deck
"look 2 decree"             look at so many cards of that deck and keep one
"perform osiris 3"          that God Action, at no cost in Happiness, soldiers or blood
"maat 2 faith"              receive these at the start of each Maat
"buildings 1"               VP more for each own Building on the Seth board, at each Scoring
"weightless"                own blood is not weighed
"""

from collections.abc import Callable, Mapping, Sequence

from .edition import Effect, Reward
from .kinds import MOST, Kind, Unfit, pick, rewards, string, whole, word
from .terms import Family, God, Good

Reader = Callable[[str], Effect]

FAMILIES = {word(family): family for family in Family}
GODS = {word(god): god for god in God}
RESOURCES = {word(good): good for good in Good if good < Good.GOLD}
HIGHEST = 6

EXAMPLES = {
    "gain": '"2 gold, 1 priest"',
    "choose": '"choose 3 limestone granite"',
    "production": '"production 2"',
    "draw": '"draw technology"',
    "look": '"look 2 decree"',
    "perform": '"perform osiris 3"',
    "maat": '"maat 2 faith"',
    "buildings": '"buildings 1"',
    "weightless": '"weightless"',
}


def gains(goods: Sequence[Good]) -> Kind[tuple[Reward, ...]]:
    """ "1 papyrus, 1 bread" """
    names = {word(good): good for good in goods}
    return Kind(
        f'amounts from 1 to {MOST} of {", ".join(names)}, as in "1 {next(iter(names))}"',
        lambda raw: rewards(string(raw), names),
        _written,
    )


def effect(
    verbs: Sequence[str], goods: Sequence[Good], families: Sequence[Family] = tuple(Family)
) -> Kind[Effect]:
    """An effect of one of these kinds."""
    names = {word(good): good for good in goods}
    decks = {word(family): family for family in families}
    readers = _readers(names, decks)

    def read(raw: object) -> Effect:
        tidy = string(raw)
        verb, _, rest = tidy.partition(" ")
        if verb not in EXAMPLES or verb == "gain":
            verb, rest = "gain", tidy
        if verb not in verbs:
            raise Unfit
        return readers[verb](rest.strip())

    return Kind(f"an effect such as {', '.join(EXAMPLES[v] for v in verbs)}", read, plain)


def _readers(names: Mapping[str, Good], decks: Mapping[str, Family]) -> dict[str, Reader]:
    at_maat = {name: good for name, good in names.items() if good < Good.POPULATION}

    def choose(rest: str) -> Effect:
        amount, *kinds = rest.split() or [""]
        goods = tuple(pick(kind, RESOURCES) for kind in kinds)
        if not goods or len(set(goods)) != len(goods):
            raise Unfit
        return Effect("choose", whole(amount, 1, MOST), goods=goods)

    def look(rest: str) -> Effect:
        amount, _, deck = rest.partition(" ")
        return Effect("look", whole(amount, 2, 4), family=pick(deck.strip(), decks))

    def perform(rest: str) -> Effect:
        god, _, value = rest.partition(" ")
        return Effect("perform", whole(value, 1, HIGHEST), god=pick(god, GODS))

    def weightless(rest: str) -> Effect:
        if rest:
            raise Unfit
        return Effect("weightless")

    return {
        "gain": lambda rest: Effect("gain", gains=rewards(rest, names)),
        "choose": choose,
        "production": lambda rest: Effect("production", whole(rest, 1, MOST)),
        "draw": lambda rest: Effect("draw", family=pick(rest, FAMILIES)),
        "look": look,
        "perform": perform,
        "maat": lambda rest: Effect("maat", gains=rewards(rest, at_maat)),
        "buildings": lambda rest: Effect("buildings", whole(rest, 1, MOST)),
        "weightless": weightless,
    }


def plain(value: Effect) -> str:
    words = [] if value.verb == "gain" else [value.verb]
    if value.god is not None:
        words.append(word(value.god))
    if value.amount:
        words.append(str(value.amount))
    if value.family is not None:
        words.append(word(value.family))
    words += [word(good) for good in value.goods]
    if value.gains:
        words.append(_written(value.gains))
    return " ".join(words)


def _written(gained: tuple[Reward, ...]) -> str:
    return ", ".join(f"{reward.amount} {word(reward.what)}" for reward in gained)
