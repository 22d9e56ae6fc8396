"""Any option of any decision in plain words."""

from collections.abc import Callable

from tekhenu.components.terms import Colour, God, Good, Purity
from tekhenu.rules import Decision, Option
from tekhenu.rules.bastet import SCRIBES
from tekhenu.rules.decrees import points
from tekhenu.rules.horus import free_space, lacks_priests, statue_cost
from tekhenu.rules.maat import balance_of
from tekhenu.rules.option import card_name
from tekhenu.rules.produce import half
from tekhenu.rules.ra import display_place
from tekhenu.rules.reach import ANUBIS_SCRIBES, shift_price, takeable
from tekhenu.rules.rewards import reward_id
from tekhenu.rules.scoring import UNPAID_BREAD_VP, bread_due
from tekhenu.rules.seth import FIRST_COLUMN
from tekhenu.rules.thoth import CARDS, PRICES

from .cards import card_text_in, gains_text
from .catalogue import Catalogue, Value, catalogue
from .names import GOODS, amounts, card_id_of, goods_list, list_of, payment, sentence, signed
from .scene import (
    Scene,
    line_gains,
    performing,
    printed_in,
    purity_of,
    section_of,
    table_of,
    tile_in_hand,
    tile_points,
)

SETH = int(God.SETH)
Said = tuple[str, dict[str, Value]]
Saying = Callable[["About"], Said]


class About:
    """One option with everything its description may look at."""

    def __init__(self, scene: Scene, decision: Decision, option: Option, words: Catalogue) -> None:
        self.scene = scene
        self.decision = decision
        self.option = option
        self.words = words
        self.state = scene.state
        self.edition = scene.options.edition
        self.seat = decision.player
        turn = scene.state.turn
        self.value = turn.value if turn is not None else 0

    def card(self, key: str, card: str, **more: Value) -> Said:
        text = card_text_in(self.scene, card, self.words.lang)
        return key, {"card": card, "text": text, **more}


def describe_option(scene: Scene, decision: Decision, option: Option, lang: str = "en") -> str:
    """What choosing the option means; for blocked ones, what it would mean."""
    about = About(scene, decision, option, catalogue(lang))
    key, values = VERBS[option.verb](about)
    return sentence(about.words.say(f"option-{key}", **values))


def _pass(a: About) -> Said:
    return f"pass-{a.decision.kind.replace(' ', '-')}", {}


# Setup, Destiny, Maat


def _keep(a: About) -> Said:
    card = str(a.option).removeprefix("keep:")
    if card.startswith("D"):
        return a.card("keep-decree", card, symbol=a.edition.decrees[a.option.arg].symbol)
    return a.card("keep", card)


def _starting(a: About) -> Said:
    initiative = printed_in(a.scene).initiative[a.option.arg]
    return a.card("starting", reward_id(a.option.arg), initiative=initiative)


def _artifact(a: About) -> Said:
    priests = a.edition.seth.artifacts[a.option.arg].priests
    return a.card("artifact", card_name("X", a.option.arg), priests=priests)


def _destiny(a: About) -> Said:
    destiny: int = a.option.arg
    beside = a.state.seth.artifacts[destiny] if a.state.seth is not None else -1
    card, ankh = card_name("A", destiny), a.edition.destiny[destiny].ankh
    if beside < 0:
        return a.card("destiny", card, ankh=ankh)
    price, held = a.edition.seth.artifacts[beside].priests, a.state.players[a.seat].priests
    key = "destiny-artifact" if held >= price else "destiny-too-dear"
    return a.card(key, card, ankh=ankh, artifact=card_name("X", beside), priests=price, held=held)


def _faith(a: About) -> Said:
    net: int = a.option.arg
    balance = balance_of(table_of(a.scene), a.state.players[a.seat]) + net
    kind = "none" if not net else "pure" if net > 0 else "tainted"
    return f"faith-{kind}", {"faith": abs(net), "balance": signed(balance)}


# Taking a die


def _die(a: About) -> Said:
    die: int = a.option.arg
    colour = a.edition.colour_of(die)
    section = section_of(a.scene, die)
    return "die" if _within_reach(a, colour, section) else "die-forbidden", {
        "colour": colour.name.lower(),
        "value": a.state.values[die],
        "god": God(section).name.lower(),
        "purity": Purity(purity_of(a.scene, colour, section)).name.lower(),
    }


def _within_reach(a: About, colour: int, section: int) -> bool:
    """Whether a die can be acted with as it lies, or Anubis is on the way already."""
    turn = a.state.turn
    if turn is not None and turn.anubis:
        return True
    return takeable(table_of(a.scene), a.state.players[a.seat], colour, section)


def _take(a: About) -> Said:
    price = shift_price(a.value, a.option.arg)
    return "take-turned" if price else "take-plain", {"value": a.option.arg, "scribes": price}


def _anubis(a: About) -> Said:
    turn = a.state.turn
    due = 0 if turn is not None and turn.anubis else ANUBIS_SCRIBES
    return "anubis", {
        "value": a.option.arg,
        "scribes": shift_price(a.value, a.option.arg) + due,
    }


def _recolour(a: About) -> Said:
    card, colour, shift = a.option.arg
    return "recolour", {
        "card": card_name("B", card),
        "colour": Colour(colour).name.lower(),
        "value": a.value + shift,
    }


def _anytime(a: About) -> Said:
    card, population = a.option.arg
    steps = printed_in(a.scene).blessing.rows[card].amount
    track = "population" if population else "happiness"
    return "anytime", {"card": card_name("B", card), "track": track, "steps": steps}


# Actions


def _god(a: About) -> Said:
    if a.decision.kind != "action":
        return "god-any", {"god": God(a.option.arg).name.lower()}
    return god_at(a, a.option.arg)


def _extra(a: About) -> Said:
    card, god = a.option.arg
    key, values = god_at(a, god)
    action = a.words.say(f"option-{key}", **values)
    return "extra", {"card": card_name("B", card), "action": action}


def god_at(a: About, god: int) -> Said:
    """A God Action with the value of the die in hand."""
    key = f"god-{God(god).name.lower()}"
    value = a.value
    if god == God.HORUS:
        statues = a.state.players[a.seat].statues
        cost = statue_cost(table_of(a.scene), a.seat) if statues else 0
        key = "god-horus" if a.state.seth is None else "god-horus-or-seth"
        return key, {"granite": cost, "god": God(a.state.horus[value - 1]).name.lower()}
    if god == God.RA:
        tile = a.state.display[display_place(value)]
        if tile < 0:
            return "god-ra-empty", {}
        cost_list = goods_list(a.words, printed_in(a.scene).tile_cost[tile])
        return key, {"tile": card_name("P", tile), "goods": cost_list}
    if god == God.SETH:
        region = a.edition.seth.regions[value - 1]
        gains = gains_text(a.words, region.reward)
        return key, {"value": value, "soldiers": region.soldiers, "gains": gains}
    return key, {
        "value": value,
        "scribes": SCRIBES[value],
        "cards": CARDS[value],
        "papyrus": PRICES[value],
    }


def _produce(a: About) -> Said:
    good: int = a.option.arg
    name = Good(good).name.lower()
    if a.decision.kind != "action":
        return "produce-any", {"good": name}
    if good > Good.GOLD:
        return "produce", {"good": name, "kept": half(a.value), "excess": 0}
    kept = min(a.value, a.state.players[a.seat].production[good])
    return "produce", {"good": name, "kept": kept, "excess": a.value - kept}


# Places


def _honour(a: About) -> Said:
    god: int = a.option.arg
    printed = printed_in(a.scene)
    beside = god in printed.beside
    good, amount = printed.bonus[god if beside else a.state.horus.index(god)]
    return "honour-seth" if beside else "honour", {
        "god": God(god).name.lower(),
        "good": Good(good).name.lower(),
        "amount": amount,
        "priests": printed.statue_priests[god],
    }


def _people(a: About) -> Said:
    place = str(a.option).removeprefix("statue:")
    if a.option.arg >= FIRST_COLUMN:
        cards = a.edition.seth.people_cards[a.option.arg - FIRST_COLUMN]
        return "people-seth", {"people": place, "cards": cards}
    return "people-gold" if a.state.gold[a.option.arg] else "people", {"people": place}


def _temple(a: About) -> Said:
    space, rotation = divmod(a.option.arg, 4)
    values: dict[str, Value] = {
        "row": space // 5 + 1,
        "column": space % 5 + 1,
        "rotation": rotation * 90,
    }
    tile = tile_in_hand(a.scene)
    if tile < 0:
        return "temple-blind", values
    reward = a.edition.temple_rewards[space]
    values |= {
        "vp": tile_points(a.scene, tile, space, rotation),
        "good": reward.what.name.lower(),
        "amount": reward.amount,
    }
    covered = a.state.seth.temple[space] if a.state.seth is not None else -1
    if covered < 0:
        return "temple", values
    kind = "removes" if a.edition.seth.conquest[covered].line else "covers"
    return a.card(f"temple-{kind}", card_name("Q", covered), **values)


def _conquest(a: About) -> Said:
    return "conquest", {"row": a.option.arg // 5 + 1, "column": a.option.arg % 5 + 1}


def _hathor(a: About) -> Said:
    space = a.edition.building_spaces[a.option.arg]
    line = "row" if space.line < 5 else "column"
    gains = line_gains(a.scene, a.seat, space.line)
    return "hathor" if gains else "hathor-bare", {
        "line": line,
        "number": space.line % 5 + 1,
        "bread": space.bread,
        "gains": amounts(a.words, gains),
    }


def _osiris(a: About) -> Said:
    row, district = divmod(a.option.arg, 4)
    printed = a.edition.osiris_rows[row]
    gold = printed.gold + (a.state.gold[4] if row == 1 else 0)
    received = [(GOODS[district], printed.resources), *([("gold", gold)] if gold else [])]
    values: dict[str, Value] = {
        "place": "workshop" if district < 2 else "quarry",
        "good": GOODS[district],
        "row": row + 1,
        "steps": printed.production,
        "goods": amounts(a.words, received),
    }
    if printed.partners:
        both = (GOODS[district], printed.partners[district].name.lower())
        named = [a.words.say("good", good=good) for good in both]
        return "osiris-partner", values | {"both": list_of(a.words, named)}
    return "osiris-any" if printed.any_production else "osiris", values


def _market(a: About) -> Said:
    printed = printed_in(a.scene)
    slot: int = a.option.arg
    section = printed.section_of[slot] + 1
    if a.state.market[slot] < 0:
        return "market-empty", {"section": section}
    card = card_id_of(printed.slot_family[slot], a.state.market[slot])
    return a.card("market", card, section=section)


# Paying


def _pay(a: About) -> Said:
    paid = sum(a.option.arg)
    goods = goods_list(a.words, a.option.arg)
    if a.decision.kind == "bread":
        missing = bread_due(table_of(a.scene), a.state.players[a.seat]) - paid
        if missing > 0:
            key = "pay-bread-short" if paid else "pay-bread-none"
            return key, {"goods": goods, "missing": missing, "vp": UNPAID_BREAD_VP * missing}
    if a.decision.kind == "tribute":
        vp = max(e.amount for e in printed_in(a.scene).decree if e.verb == "tribute")
        return "pay-tribute", {"goods": goods, "vp": vp}
    return ("pay", payment(a.words, a.option.arg)) if paid else ("pay-nothing", {})


def _waive(a: About) -> Said:
    """B13 and B14 waive the Granite of a Statue to Seth, not the priest (R66)."""
    card, table = card_name("B", a.option.arg), table_of(a.scene)
    of_statue = a.state.seth is not None and performing(a.scene) == God.HORUS
    if of_statue and free_space(table, SETH) >= 0 and not lacks_priests(table, a.seat, SETH):
        return "waive-seth", {"card": card, "priests": table.printed.statue_priests[SETH]}
    return "waive", {"card": card}


# The end


def _score(a: About) -> Said:
    card = card_name("D", a.option.arg)
    symbol = a.edition.decrees[a.option.arg].symbol
    vp = points(table_of(a.scene), a.seat, a.option.arg)
    if vp is None:
        return a.card("score", card, symbol=symbol)
    return a.card("score-points", card, symbol=symbol, vp=vp)


VERBS: dict[str, Saying] = {
    "pass": _pass,
    "keep": _keep,
    "starting": _starting,
    "destiny": _destiny,
    "cultist": lambda a: a.card("cultist", card_name("C", a.option.arg)),
    "artifact": _artifact,
    "reward": lambda a: a.card("reward", reward_id(a.option.arg)),
    "advance": lambda a: ("advance", {"track": "population" if a.option.arg else "happiness"}),
    "gain": lambda a: ("gain", {"goods": goods_list(a.words, a.option.arg)}),
    "faith": _faith,
    "die": _die,
    "take": _take,
    "anubis": _anubis,
    "no action": lambda a: ("no-action", {}),
    "side": lambda a: ("side", {"purity": Purity(a.option.arg).name.lower()}),
    "turned": lambda a: (
        "turned",
        {"card": card_name("B", a.option.arg[0]), "value": a.option.arg[1]},
    ),
    "recolour": _recolour,
    "play": lambda a: a.card("play", card_name("B", a.option.arg)),
    "anytime": _anytime,
    "god": _god,
    "produce": _produce,
    "extra": _extra,
    "value": lambda a: ("value", {"value": a.option.arg}),
    "honour": _honour,
    "people": _people,
    "temple": _temple,
    "conquest": _conquest,
    "hathor": _hathor,
    "osiris": _osiris,
    "production": lambda a: ("production", {"good": GOODS[a.option.arg]}),
    "market": _market,
    "renew": lambda a: ("renew", {"section": a.option.arg + 1}),
    "pay": _pay,
    "waive": _waive,
    "use": lambda a: a.card("use", str(a.option).removeprefix("use:")),
    "declare": lambda a: a.card("declare", card_name("D", a.option.arg)),
    "score": _score,
    "repeat": lambda a: a.card("repeat", card_name("D", a.option.arg)),
}
