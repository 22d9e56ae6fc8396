"""The effects of cards and tiles in one small vocabulary, for the base game and expansions.

At once, or when a Blessing is played or a Pillar tile's light shines:
"2 gold, 1 priest"            receive these
"choose 3 limestone granite"  this many of these Resources, in any combination
"production 2"                this many steps of Production, each for any Resource
"advance 3"                   this many steps of Population or Happiness
"draw technology"             the top card of that deck
"look 2 decree"               look at this many cards of that deck and keep one
"perform osiris 3"            that God Action, at no cost in Happiness, soldiers or blood
"perform osiris 3 bread"      the same, its Building in one of these districts
"offer horus 1 2 3"           optionally that God Action with one of these values at its usual cost
"each 1 match"                VP for each thing counted: for each matching edge of the tile
"covered"                     the reward below the tile once more, no Scribe

After an occasion, for any cause:
"performing ra 2 vp"          a God Action is performed
"festival 1 population"       Bastet's price is paid
"pillar 2 vp"                 Hathor finds one of the player's Pillars
"bonus 1 granite"             a Horus Bonus is received
"value 1 2 vp"                any action is over that was performed with this value
"producing bread 2 vp"        that Resource was produced
"excess 1 vp"                 an excess was produced: for each of it
"pure 1 vp"                   a Pure die is taken
"anubis 3 vp"                 an Anubis Action is performed
"blessing 1 gold"             a Blessing is played
"maat 2 faith"                a Maat begins
"first 2 vp", "last 1 gold"   a Maat is over, for the first or last in turn order

As long as a player has the card:
"forbidden"                   Forbidden dice may be taken, as Pure or Tainted
"every-light"                 tile abilities work in every light
"swap 1 gold scribe"          these stand for each other; VP once a turn for doing so
"shift 2 produce"             the value of a Produce (or "god") action may differ by up to this much
"extra 1"                     this much more from each production, never in excess
"produce-first"               a Tainted die may produce for a Scribe before its God Action
"ankh 5"                      Ankh value in place of the Destiny card's
"breadless"                   no Bread is due at a Scoring
"buildings 1"                 VP more for each Building of the player on the Seth board
"weightless"                  the player's blood is not weighed

Blessings:
"harvest 4 bread"             when producing: receive these
"again"                       when producing: produce once more
"any-value"                   taking a die: any value
"recolor"                     taking a die: another color, and one more or less
"waive ra horus"              performing one of these: no Resources are paid
"adjacent", "opposite"        taking a die: for a price, a further action at that section
"free-anubis"                 an Anubis Action at no cost

Decrees:
"each 3 pillar"               VP for each thing counted
"leftovers 20"                VP for the Resources left, Gold twice, at most this many
"order 10 5"                  VP for the first, the second … in turn order
"pure-dice 2"                 1 VP for this many pips of the player's Pure dice
"temple"                      the Temple Complex is scored once more
"tribute 4"                   VP for each symbol Population has reached that a Resource is paid for
"repeat 2"                    for this much Gold another Decree scores once more
"act"                         any action, before the last Scoring
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .edition import Effect, Reward
from .errors import Phrase
from .forms import Blank, Form, Forms, number_blank, one_form, words_blank
from .kinds import MOST, Kind, Plain, Unfit, amounts, pick, pick_word, rewards, string, whole, word
from .terms import Family, God, Good

Reader = Callable[[str], Effect]

FAMILIES = {word(family): family for family in Family}
GODS = {word(god): god for god in God}
RESOURCES = {word(good): good for good in Good if good < Good.GOLD}
SWAPS = ((Good.GOLD, Good.SCRIBE), (Good.LIMESTONE, Good.GRANITE))
HIGHEST = 6  # a die never shows more
MOST_VP = 99

COUNTS = (
    *("technology", "symbol", "happiness-joy", "happiness-lead", "scribe", "quarry", "workshop"),
    *("district", "temple-building", "building", "pillar", "statue", "god-statue"),
    "people-statue",
)
"""Things that Decrees count."""
TILE_COUNTS = ("match", "building")
"""Things that the ability of a Pillar tile counts."""

EXAMPLES = {
    "gain": '"2 gold, 1 priest"',
    "choose": '"choose 3 limestone granite"',
    "production": '"production 2"',
    "advance": '"advance 3"',
    "draw": '"draw technology"',
    "look": '"look 2 decree"',
    "perform": '"perform osiris 3"',
    "offer": '"offer horus 1 2 3"',
    "covered": '"covered"',
    "performing": '"performing ra 2 vp"',
    "festival": '"festival 1 population"',
    "pillar": '"pillar 2 vp"',
    "bonus": '"bonus 1 granite"',
    "value": '"value 1 2 vp"',
    "producing": '"producing bread 2 vp"',
    "excess": '"excess 1 vp"',
    "pure": '"pure 1 vp"',
    "anubis": '"anubis 3 vp"',
    "blessing": '"blessing 1 gold"',
    "maat": '"maat 2 faith"',
    "first": '"first 2 vp"',
    "last": '"last 1 gold"',
    "forbidden": '"forbidden"',
    "every-light": '"every-light"',
    "swap": '"swap 1 gold scribe"',
    "shift": '"shift 2 produce"',
    "extra": '"extra 1"',
    "produce-first": '"produce-first"',
    "ankh": '"ankh 5"',
    "breadless": '"breadless"',
    "buildings": '"buildings 1"',
    "weightless": '"weightless"',
    "harvest": '"harvest 4 bread"',
    "again": '"again"',
    "any-value": '"any-value"',
    "recolor": '"recolor"',
    "waive": '"waive ra horus"',
    "adjacent": '"adjacent"',
    "opposite": '"opposite"',
    "free-anubis": '"free-anubis"',
    "each": '"each 3 pillar"',
    "leftovers": '"leftovers 20"',
    "order": '"order 10 5"',
    "pure-dice": '"pure-dice 2"',
    "temple": '"temple"',
    "tribute": '"tribute 4"',
    "repeat": '"repeat 2"',
    "act": '"act"',
}

MOMENTS = (
    *("festival", "pillar", "bonus", "excess", "pure", "anubis", "blessing", "maat", "first"),
    *("last", "harvest"),
)
AMOUNTS = {  # and the highest number of each
    "production": MOST,
    "advance": MOST,
    "extra": MOST,
    "ankh": MOST,
    "buildings": MOST,
    "leftovers": MOST_VP,
    "pure-dice": HIGHEST,
    "tribute": MOST,
    "repeat": MOST,
}
BARE = (
    *("covered", "forbidden", "every-light", "produce-first", "breadless", "weightless"),
    *("again", "any-value", "recolor", "adjacent", "opposite", "free-anubis", "temple", "act"),
)


def gains(goods: Sequence[Good]) -> Kind[tuple[Reward, ...]]:
    """Return the kind of values like "1 papyrus, 1 bread"."""
    names = {word(good): good for good in goods}
    return Kind(
        amounts(names, f"1 {next(iter(names))}"),
        lambda raw: rewards(string(raw), names),
        _written,
        forms=one_form(_amounts_blank(goods)),
    )


def effect(
    verbs: Sequence[str],
    goods: Sequence[Good],
    families: Sequence[Family] = tuple(Family),
    counts: Sequence[str] = COUNTS,
) -> Kind[Effect]:
    """Return the kind of a single effect with one of these verbs."""
    names = {word(good): good for good in goods}
    decks = {word(family): family for family in families}
    readers = _Reading(names, decks, counts).readers()

    def read(raw: object) -> Effect:
        tidy = string(raw)
        verb, _, rest = tidy.partition(" ")
        if verb not in EXAMPLES or verb == "gain":
            verb, rest = "gain", tidy
        if verb not in verbs:
            raise Unfit
        return readers[verb](rest.strip())

    expected = Phrase("expected-effect", {"examples": _examples(verbs)})
    return Kind(expected, read, plain, forms=_forms(verbs, goods, families))


def effects(verbs: Sequence[str], goods: Sequence[Good]) -> Kind[tuple[Effect, ...]]:
    """Return the kind of one or more effects like "maat 2 faith; ankh 5"."""
    single = effect(verbs, goods)

    def read(raw: object) -> tuple[Effect, ...]:
        return tuple(single.read(part) for part in string(raw).split(";"))

    def written(value: tuple[Effect, ...]) -> Plain:
        return "; ".join(map(plain, value))

    return Kind(Phrase("expected-effects", {"examples": _examples(verbs)}), read, written)


def _examples(verbs: Sequence[str]) -> tuple[str, ...]:
    return tuple(EXAMPLES[verb] for verb in verbs)


def _amounts_blank(goods: Sequence[Good]) -> Blank:
    return words_blank("amounts", goods, low=1, high=MOST)


def _forms(verbs: Sequence[str], goods: Sequence[Good], families: Sequence[Family]) -> Forms:
    """Return the forms of the verbs whose values owners may replace."""
    resources = tuple(RESOURCES.values())
    pieces = tuple(good for good in goods if good < Good.POPULATION)
    blanks: dict[str, tuple[Blank, ...]] = {
        "gain": (_amounts_blank(goods),),
        "choose": (number_blank(1, MOST), words_blank("several", resources, low=1)),
        "draw": (words_blank("one", Family),),
        "look": (number_blank(2, 4), words_blank("one", families)),
        "perform": (
            words_blank("one", God),
            number_blank(1, HIGHEST),
            words_blank("several", resources),
        ),
        "maat": (_amounts_blank(pieces),),
        **{verb: (number_blank(1, most),) for verb, most in AMOUNTS.items()},
        **dict.fromkeys(BARE, ()),
    }
    if not blanks.keys() >= {*verbs}:
        return ()
    return tuple(Form("" if verb == "gain" else verb, blanks[verb]) for verb in verbs)


@dataclass(frozen=True, slots=True)
class _Reading:
    """Parsers of effects for one module, with the goods, decks and things that they may name."""

    names: Mapping[str, Good]
    decks: Mapping[str, Family]
    counts: Sequence[str]

    @property
    def pieces(self) -> Mapping[str, Good]:
        """Return the goods that can be paid."""
        return {name: good for name, good in self.names.items() if good < Good.POPULATION}

    def readers(self) -> dict[str, Reader]:
        return {
            "gain": lambda rest: Effect("gain", gains=rewards(rest, self.names)),
            "choose": self.choose,
            "draw": lambda rest: Effect("draw", family=pick(rest, FAMILIES)),
            "look": self.look,
            "perform": self.perform,
            "offer": self.offer,
            "performing": self.performing,
            "value": self.value,
            "producing": self.producing,
            "swap": self.swap,
            "shift": self.shift,
            "waive": self.waive,
            "each": self.each,
            "order": self.order,
            **{
                verb: _moment(verb, self.pieces if verb == "maat" else self.names)
                for verb in MOMENTS
            },
            **{verb: _amount(verb, most) for verb, most in AMOUNTS.items()},
            **{verb: _bare(verb) for verb in BARE},
        }

    def choose(self, rest: str) -> Effect:
        amount, *kinds = rest.split() or [""]
        return Effect("choose", whole(amount, 1, MOST), goods=_kinds(kinds))

    def look(self, rest: str) -> Effect:
        amount, _, deck = rest.partition(" ")
        return Effect("look", whole(amount, 2, 4), family=pick(deck.strip(), self.decks))

    def perform(self, rest: str) -> Effect:
        god, _, rest = rest.partition(" ")
        value, *kinds = rest.split() or [""]
        goods = _kinds(kinds) if kinds else ()
        return Effect("perform", whole(value, 1, HIGHEST), gods=(pick(god, GODS),), goods=goods)

    def offer(self, rest: str) -> Effect:
        god, *values = rest.split() or [""]
        return Effect("offer", gods=(pick(god, GODS),), values=_increasing(values))

    def performing(self, rest: str) -> Effect:
        god, _, gained = rest.partition(" ")
        return Effect("performing", gods=(pick(god, GODS),), gains=rewards(gained, self.pieces))

    def value(self, rest: str) -> Effect:
        shown, _, gained = rest.partition(" ")
        return Effect("value", whole(shown, 1, HIGHEST), gains=rewards(gained, self.names))

    def producing(self, rest: str) -> Effect:
        good, _, gained = rest.partition(" ")
        return Effect(
            "producing", goods=(pick(good, RESOURCES),), gains=rewards(gained, self.names)
        )

    def swap(self, rest: str) -> Effect:
        amount, *pair = rest.split() or [""]
        goods = tuple(pick(name, {word(good): good for good in Good}) for name in pair)
        if goods not in SWAPS:
            raise Unfit
        return Effect("swap", whole(amount, 1, MOST), goods=goods)

    def shift(self, rest: str) -> Effect:
        amount, _, action = rest.partition(" ")
        thing = pick_word(action, ("produce", "god"))
        return Effect("shift", whole(amount, 1, HIGHEST - 1), things=(thing,))

    def waive(self, rest: str) -> Effect:
        gods = tuple(pick(god, GODS) for god in rest.split())
        if not gods or len(set(gods)) != len(gods):
            raise Unfit
        return Effect("waive", gods=gods)

    def each(self, rest: str) -> Effect:
        amount, *things = rest.split() or [""]
        counted = tuple(pick_word(thing, self.counts) for thing in things)
        if not counted or len(set(counted)) != len(counted):
            raise Unfit
        return Effect("each", whole(amount, 1, MOST), things=counted)

    def order(self, rest: str) -> Effect:
        points = tuple(whole(part, 0, MOST_VP) for part in rest.split())
        if not 1 <= len(points) <= 4:
            raise Unfit
        return Effect("order", values=points)


def _moment(verb: str, names: Mapping[str, Good]) -> Reader:
    return lambda rest: Effect(verb, gains=rewards(rest, names))


def _amount(verb: str, most: int) -> Reader:
    return lambda rest: Effect(verb, whole(rest, 1, most))


def _bare(verb: str) -> Reader:
    def read(rest: str) -> Effect:
        if rest:
            raise Unfit
        return Effect(verb)

    return read


def _kinds(names: Sequence[str]) -> tuple[Good, ...]:
    """Return the Resources of these names; there must be at least one and none twice."""
    goods = tuple(pick(name, RESOURCES) for name in names)
    if not goods or len(set(goods)) != len(goods):
        raise Unfit
    return goods


def _increasing(parts: Sequence[str]) -> tuple[int, ...]:
    values = tuple(whole(part, 1, HIGHEST) for part in parts)
    if not values or list(values) != sorted(set(values)):
        raise Unfit
    return values


def plain(value: Effect) -> str:
    words = [] if value.verb == "gain" else [value.verb]
    words += [word(god) for god in value.gods]
    if value.amount:
        words.append(str(value.amount))
    words += [str(number) for number in value.values]
    if value.family is not None:
        words.append(word(value.family))
    words += [word(good) for good in value.goods]
    words += value.things
    if value.gains:
        words.append(_written(value.gains))
    return " ".join(words)


def _written(gained: tuple[Reward, ...]) -> str:
    return ", ".join(f"{reward.amount} {word(reward.what)}" for reward in gained)
