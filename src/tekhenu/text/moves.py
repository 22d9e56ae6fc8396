"""Texts of moves."""

from collections.abc import Callable
from typing import Any

from tekhenu.components.ids import IDS
from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Good, Purity
from tekhenu.rules import Decision, DecisionKind, Move
from tekhenu.rules import move as m
from tekhenu.rules.bastet import SCRIBES
from tekhenu.rules.conquest import paying_along, paying_below
from tekhenu.rules.decrees import points
from tekhenu.rules.hathor import gains_along
from tekhenu.rules.horus import free_space, lacks_priests, statue_cost
from tekhenu.rules.maat import balance_of
from tekhenu.rules.osiris import gold_in
from tekhenu.rules.place import FIRST_COLUMN
from tekhenu.rules.presenting import Scene
from tekhenu.rules.produce import produced
from tekhenu.rules.ra import display_place, points_of
from tekhenu.rules.reach import ANUBIS_SCRIBES, shift_price, takeable
from tekhenu.rules.scoring import UNPAID_BREAD_VP, bread_due
from tekhenu.rules.thoth import CARDS, PRICES

from .candidates import candidate
from .cards import card_text_in, gains_text
from .catalog import Catalog, MessageArgs, MessageValue, catalog, marking_catalog
from .causes import covered_by, points_of_tile
from .explaining import action_tile
from .names import (
    amounts,
    card_id_of,
    card_name,
    card_named,
    goods_list,
    list_of,
    payment,
    player_name,
    signed,
)
from .parts import Message
from .places import place_values
from .scene import (
    printed_in,
    purity_of,
    table_of,
)
from .titled import Titled, titled

SETH = int(God.SETH)
WORKSHOPS = (Good.PAPYRUS, Good.BREAD)
MoveDescriber = Callable[
    ["MoveContext", Any], MessageArgs
]  # describes a move of the type it is listed under


class MoveContext:
    """The context for describing a move."""

    def __init__(self, scene: Scene, decision: Decision, words: Catalog) -> None:
        self.scene = scene
        self.decision = decision
        self.words = words
        self.state = scene.state
        self.edition = scene.settings.edition
        self.seat = decision.player
        turn = scene.state.turn
        self.value = turn.value if turn is not None else 0

    def card(self, key: str, card: str, **more: MessageValue) -> MessageArgs:
        text = card_text_in(self.scene, card, self.words.lang)
        return key, {"card": card_named(card), "text": text, **more}


def option_titled(scene: Scene, decision: Decision, option: Move, lang: str = "en") -> Titled:
    """Describe an option with title and detail; for a blocked one, its hypothetical effect."""
    return _titled(MoveContext(scene, decision, catalog(lang)), option)


def describe_option(scene: Scene, decision: Decision, option: Move, lang: str = "en") -> str:
    """Describe an option in one line."""
    return option_titled(scene, decision, option, lang).line


def option_message(scene: Scene, decision: Decision, option: Move, lang: str = "en") -> Message:
    """Describe an option in one line with parts."""
    return Message.read(_titled(MoveContext(scene, decision, marking_catalog(lang)), option).line)


def _titled(about: MoveContext, option: Move) -> Titled:
    key, values = DESCRIBERS[type(option)](about, option)
    return titled(about.words, f"option-{key}", **values)


def _pass(a: MoveContext, move: m.Pass) -> MessageArgs:
    return f"pass-{a.decision.kind.dashed}", {}


# Setup, Destiny, Maat


def _keep(a: MoveContext, move: m.Keep) -> MessageArgs:
    if move.id in IDS["D"]:
        return a.card("keep-decree", move.id, symbol=a.edition.decrees[move.card].symbol)
    return a.card("keep", move.id)


def _starting(a: MoveContext, move: m.TakeStarting) -> MessageArgs:
    initiative = printed_in(a.scene).initiative[move.code]
    return a.card("starting", move.id, initiative=initiative)


def _artifact(a: MoveContext, move: m.BuyArtifact) -> MessageArgs:
    priests = a.edition.seth.artifacts[move.card].priests
    return a.card("artifact", move.id, priests=priests)


def _destiny(a: MoveContext, move: m.TakeDestiny) -> MessageArgs:
    destiny: int = move.card
    beside = a.state.seth.artifacts[destiny] if a.state.seth is not None else -1
    card, ankh = card_name("A", destiny), a.edition.destiny[destiny].ankh
    if beside < 0:
        return a.card("destiny", card, ankh=ankh)
    price, held = a.edition.seth.artifacts[beside].priests, a.state.players[a.seat].priests
    key = "destiny-artifact" if held >= price else "destiny-too-dear"
    return a.card(key, card, ankh=ankh, artifact=card_name("X", beside), priests=price, held=held)


def _faith(a: MoveContext, move: m.PlaceFaith) -> MessageArgs:
    net: int = move.net
    balance = balance_of(table_of(a.scene), a.state.players[a.seat]) + net
    kind = "none" if not net else "pure" if net > 0 else "tainted"
    return f"faith-{kind}", {"faith": abs(net), "balance": signed(balance)}


# Taking a die


def _die(a: MoveContext, move: m.TakeDie) -> MessageArgs:
    color, section = Color(move.color), move.section
    return "die" if _within_reach(a, color, section) else "die-forbidden", {
        "color": color.name.lower(),
        "value": move.value,
        "god": God(section).name.lower(),
        "purity": Purity(purity_of(a.scene, color, section)).name.lower(),
    }


def _within_reach(a: MoveContext, color: int, section: int) -> bool:
    """Return whether a die allows an action as it is, or Anubis is already active."""
    turn = a.state.turn
    if turn is not None and turn.anubis:
        return True
    return takeable(table_of(a.scene), a.state.players[a.seat], color, section)


def _take(a: MoveContext, move: m.Take) -> MessageArgs:
    price = shift_price(a.value, move.value)
    return "take-turned" if price else "take-plain", {"value": move.value, "scribes": price}


def _anubis(a: MoveContext, move: m.Anubis) -> MessageArgs:
    turn = a.state.turn
    due = 0 if turn is not None and turn.anubis else ANUBIS_SCRIBES
    return "anubis", {
        "value": move.value,
        "scribes": shift_price(a.value, move.value) + due,
    }


def _recolor(a: MoveContext, move: m.PlayToRecolor) -> MessageArgs:
    return "recolor", {
        "card": card_named(move.id),
        "color": Color(move.color).name.lower(),
        "value": a.value + move.shift,
    }


def _anytime(a: MoveContext, move: m.PlayAnytime) -> MessageArgs:
    steps = printed_in(a.scene).blessing.rows[move.card].amount
    track = "population" if move.population else "happiness"
    return "anytime", {"card": card_named(move.id), "track": track, "steps": steps}


# Actions


def _god(a: MoveContext, move: m.Perform) -> MessageArgs:
    if a.decision.kind != DecisionKind.ACTION:
        return "god-any", {"god": God(move.god).name.lower()}
    return god_at(a, move.god)


def _extra(a: MoveContext, move: m.PerformExtra) -> MessageArgs:
    key, values = god_at(a, move.god)
    action = titled(a.words, f"option-{key}", **values)
    return "extra", {"card": card_named(move.id), "action": action.line}


def god_at(a: MoveContext, god: int) -> MessageArgs:
    """Describe a God Action with the value of the die in hand."""
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


def _produce(a: MoveContext, move: m.Produce) -> MessageArgs:
    good: int = move.good
    name = Good(good).name.lower()
    if a.decision.kind != DecisionKind.ACTION:
        return "produce-any", {"good": name}
    kept, excess = produced(table_of(a.scene), a.state.players[a.seat], good, a.value)
    return "produce", {"good": name, "kept": kept, "excess": excess}


# Places


def _honor(a: MoveContext, move: m.Honor) -> MessageArgs:
    god: int = move.god
    printed = printed_in(a.scene)
    beside = god in printed.beside
    good, amount = printed.bonus[god if beside else a.state.horus.index(god)]
    return "honor-seth" if beside else "honor", {
        "god": God(god).name.lower(),
        "good": Good(good).name.lower(),
        "amount": amount,
        "priests": printed.statue_priests[god],
    }


def _people(a: MoveContext, move: m.StatueForThePeople) -> MessageArgs:
    values = place_values(move.place)
    if move.space >= FIRST_COLUMN:
        cards = a.edition.seth.people_cards[move.space - FIRST_COLUMN]
        return "people-seth", {**values, "cards": cards}
    return "people-gold" if a.state.gold[move.space] else "people", values


def _temple(a: MoveContext, move: m.LayTile) -> MessageArgs:
    space, rotation = move.space, move.rotation
    values = {**place_values(move.place), "rotation": rotation * 90}
    table = table_of(a.scene)
    reward = a.edition.temple_rewards[space]
    card = covered_by(a.scene, space)
    values |= {
        **points_of_tile(a.words, points_of(table, a.decision, move), card),
        "good": reward.what.name.lower(),
        "amount": reward.amount,
    }
    if not card:
        return "temple", values
    kind = "removes" if paying_below(table, space) is None else "covers"
    return a.card(f"temple-{kind}", card, **values)


def _conquest(a: MoveContext, move: m.Conquer) -> MessageArgs:
    return "conquest", place_values(move.place)


def _hathor(a: MoveContext, move: m.BuildBesideTemple) -> MessageArgs:
    gains = _line_gains(a, move.place.line.index)
    return "hathor" if gains else "hathor-bare", {
        **place_values(move.place.line),
        "bread": a.edition.building_spaces[move.space].bread,
        "gains": amounts(a.words, gains),
    }


def _line_gains(a: MoveContext, line: int) -> list[tuple[str, int]]:
    """Return the total gains of a line, VP first: Pillars, empty spaces, conquest tiles."""
    table = table_of(a.scene)
    found = {int(Good.VP): 0}
    for good, amount in gains_along(table, a.seat, line):
        found[good] = found.get(good, 0) + amount
    for tile in paying_along(table, line):
        for gain in tile.effect.gains:
            found[gain.what] = found.get(gain.what, 0) + gain.amount
    return [(Good(good).name.lower(), amount) for good, amount in found.items() if amount]


def _osiris(a: MoveContext, move: m.BuildInDistrict) -> MessageArgs:
    row, district = move.place.row - 1, move.place.district
    printed = a.edition.osiris_rows[row]
    gold = gold_in(table_of(a.scene), row)
    own = word(district.good)
    received = [(own, printed.resources), *([("gold", gold)] if gold else [])]
    values: dict[str, MessageValue] = {
        "place": "workshop" if district.good in WORKSHOPS else "quarry",
        **place_values(move.place),
        "steps": printed.production,
        "goods": amounts(a.words, received),
    }
    if printed.partners:
        both = (own, word(printed.partners[district.index]))
        named = [a.words.say("good", good=good) for good in both]
        return "osiris-partner", values | {"both": list_of(a.words, named)}
    return "osiris-any" if printed.any_production else "osiris", values


def _market(a: MoveContext, move: m.TakeCard) -> MessageArgs:
    printed = printed_in(a.scene)
    slot: int = move.slot
    section = place_values(move.place.section)
    if a.state.market[slot] < 0:
        return "market-empty", section
    card = card_id_of(printed.slot_family[slot], a.state.market[slot])
    return a.card("market", card, **section)


# Paying


def _pay(a: MoveContext, move: m.Pay) -> MessageArgs:
    paid = sum(move.pieces)
    goods = goods_list(a.words, move.pieces)
    if a.decision.kind == DecisionKind.BREAD:
        missing = bread_due(table_of(a.scene), a.state.players[a.seat]) - paid
        if missing > 0:
            key = "pay-bread-short" if paid else "pay-bread-none"
            return key, {"goods": goods, "missing": missing, "vp": UNPAID_BREAD_VP * missing}
    if a.decision.kind == DecisionKind.TRIBUTE:
        vp = max(e.amount for e in printed_in(a.scene).decree if e.verb == "tribute")
        return "pay-tribute", {"goods": goods, "vp": vp}
    return ("pay", payment(a.words, move.pieces)) if paid else ("pay-nothing", {})


def _waive(a: MoveContext, move: m.Waive) -> MessageArgs:
    """Describe a waived cost; B13 and B14 waive Granite, but not the priest for Seth (R66)."""
    card, table = card_named(move.id), table_of(a.scene)
    of_statue = a.state.seth is not None and a.decision.about == God.HORUS
    if of_statue and free_space(table, SETH) >= 0 and not lacks_priests(table, a.seat, SETH):
        return "waive-seth", {"card": card, "priests": table.printed.statue_priests[SETH]}
    return "waive", {"card": card}


# The end


def _score(a: MoveContext, move: m.Score) -> MessageArgs:
    card = move.id
    symbol = a.edition.decrees[move.card].symbol
    vp = points(table_of(a.scene), a.seat, move.card)
    if vp is None:
        return a.card("score", card, symbol=symbol)
    return a.card("score-points", card, symbol=symbol, vp=vp)


DESCRIBERS: dict[type[Move], MoveDescriber] = {
    m.Pass: _pass,
    m.Keep: _keep,
    m.TakeStarting: _starting,
    m.TakeDestiny: _destiny,
    m.TakeCultist: lambda a, move: a.card("cultist", move.id),
    m.BuyArtifact: _artifact,
    m.Resolve: lambda a, move: a.card("reward", move.id),
    m.Advance: lambda a, move: ("advance", {"track": m.track_name(move.population)}),
    m.Gain: lambda a, move: ("gain", {"goods": goods_list(a.words, move.pieces)}),
    m.PlaceFaith: _faith,
    m.TakeDie: _die,
    m.Take: _take,
    m.Anubis: _anubis,
    m.NoAction: lambda a, move: ("no-action", {}),
    m.Side: lambda a, move: ("side", {"purity": Purity(move.purity).name.lower()}),
    m.PlayToTurn: lambda a, move: ("turned", {"card": card_named(move.id), "value": move.value}),
    m.PlayToRecolor: _recolor,
    m.Play: lambda a, move: a.card("play", move.id),
    m.PlayAnytime: _anytime,
    m.Perform: _god,
    m.Produce: _produce,
    m.PerformExtra: _extra,
    m.Value: lambda a, move: ("value", {"value": move.value}),
    m.Honor: _honor,
    m.StatueForThePeople: _people,
    m.LayTile: _temple,
    m.Conquer: _conquest,
    m.BuildBesideTemple: _hathor,
    m.BuildInDistrict: _osiris,
    m.RaiseProduction: lambda a, move: ("production", {"good": word(Good(move.good))}),
    m.TakeCard: _market,
    m.Renew: lambda a, move: ("renew", place_values(move.place)),
    m.Pay: _pay,
    m.Waive: _waive,
    m.Use: lambda a, move: a.card("use", move.id),
    m.Declare: lambda a, move: a.card("declare", move.id),
    m.Score: _score,
    m.Repeat: lambda a, move: a.card("repeat", move.id),
    m.DrawPiece: lambda a, move: a.card("draw", move.id),
    m.RollDie: lambda a, move: ("roll", {"color": word(Color(move.color)), "value": move.value}),
    m.TossCoin: lambda a, move: ("coin", {"way": move.way}),
    m.RevealActionTile: lambda a, move: (
        "lot",
        {"what": action_tile(a.words, a.edition, move.tile)},
    ),
    m.DrawLot: lambda a, move: ("lot", {"what": candidate(a.words, move.what)}),
    m.GoFirst: lambda a, move: ("first", {"player": player_name(move.seat, a.words.lang)}),
}
