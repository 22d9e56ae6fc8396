"""Pointers: options that a beginner overlooks before choosing.

Each pointer queries the rules and tries moves on a determinized game only.
"""

from collections.abc import Sequence

from ..agents.policy import favorite
from ..components.terms import God
from ..rules import DecisionKind, Move
from ..rules.actions import obstacle_to
from ..rules.decrees import points
from ..rules.forecast import missing_bread
from ..rules.maat import balance_of, maat_loss
from ..rules.move import (
    Perform,
    Play,
    PlayAnytime,
    PlayToRecolor,
    PlayToTurn,
    TakeDie,
    Waive,
    card_name,
)
from ..rules.reach import FACES, shift_price, spendable_scribes, takeable
from ..rules.scoring import UNPAID_BREAD_VP
from ..rules.wheel import DICE_FOR_MAAT, following, rotation_due
from ..text import Catalog, card_text_in, list_of, option_titled
from ..text.names import card_named, signed
from .situation import Situation
from .warnings import FAR, STEPS, god_cannot_act

PLAYS = (Play, PlayAnytime, PlayToTurn, PlayToRecolor, Waive)
FURTHERING = frozenset(
    {
        DecisionKind.DIE,
        DecisionKind.ACTION,
        DecisionKind.TEMPLE,
        DecisionKind.HATHOR,
        DecisionKind.OSIRIS,
        DecisionKind.STATUE,
        DecisionKind.MARKET,
        DecisionKind.CONQUEST,
        DecisionKind.PRODUCTION,
    }
)
MAX_TRIED = 40  # options beyond this number are not tried


def _dice(s: Situation) -> list[TakeDie]:
    """Return the offered dice that allow an action in the current light."""
    if s.decision is None or s.decision.kind != DecisionKind.DIE:
        return []
    dice = [move for move in s.decision.options if isinstance(move, TakeDie)]
    return [die for die in dice if takeable(s.table, s.player, die.color, die.section)]


def _said(s: Situation, move: Move, words: Catalog) -> str:
    assert s.decision is not None
    return option_titled(s.now, s.decision, move, words.lang).title


def _weighed(s: Situation, option: Move, said: str, words: Catalog) -> str:
    """Call a recommendation a trade-off unless the engine recommends the option as well."""
    return said if option in s.best else f"{said} {words.say('coach-trade-off')}"


def cannot_act(s: Situation, words: Catalog) -> str | None:
    """Explain a missing God Action."""
    return god_cannot_act(s, words)


def bread_ahead(s: Situation, words: Catalog) -> str | None:
    """Warn if a Scoring is near and Bread is missing."""
    rounds = s.rounds_to_scoring()
    if not _dice(s) or rounds is None or rounds > FAR:
        return None
    missing = missing_bread(s.table, s.player)
    if not missing:
        return None
    return words.say("coach-bread", rounds=rounds, bread=missing, vp=UNPAID_BREAD_VP * missing)


def maat_ahead(s: Situation, words: Catalog) -> str | None:
    """Warn if the scales are tainted while there are turns left to balance them."""
    turns = DICE_FOR_MAAT - s.player.scales.dice
    balance = balance_of(s.table, s.player)
    vp = maat_loss(s.edition, balance)
    if not vp or turns < 2 or not _dice(s):
        return None
    return words.say("coach-maat-soon", balance=signed(balance), vp=vp, turns=turns)


def even_scales(s: Situation, words: Catalog) -> str | None:
    """Name the die that leads nearest to 0 before Maat, which decides the turn order."""
    dice = _dice(s)
    if not dice or s.player.scales.dice != DICE_FOR_MAAT - 1:
        return None
    balances = {die: s.balance_with(die) for die in dice}
    best = min(
        dice,
        key=lambda die: (
            maat_loss(s.edition, balances[die]),
            abs(balances[die]),
            die not in s.best,
        ),
    )
    if all(abs(balance) == abs(balances[best]) for balance in balances.values()):
        return None
    said = words.say("coach-even", option=_said(s, best, words), balance=signed(balances[best]))
    return _weighed(s, best, said, words)


def blessing(s: Situation, words: Catalog) -> str | None:
    """Point out a Blessing that can be played now."""
    options = s.decision.options if s.decision is not None else []
    cards = list(dict.fromkeys(move.id for move in options if isinstance(move, PLAYS)))
    if not cards:
        return None
    named = list_of(words, [card_named(card) for card in cards])
    if len(cards) > 1:
        return words.say("coach-blessings", cards=named)
    text = card_text_in(s.now, cards[0], words.lang)
    return words.say("coach-blessing", card=card_named(cards[0]), text=text)


def decree(s: Situation, words: Catalog) -> str | None:
    """Point out a die, action, place or card that advances a Decree in hand."""
    options = _options_to_try(s)
    if len(options) < 2 or not s.player.decrees:
        return None
    gains = {option: _decree_gains(s, option) for option in options}
    best = max(options, key=lambda option: (max(gains[option].values()), option in s.best))
    card, vp = max(gains[best].items(), key=lambda gain: gain[1])
    if vp <= 0 or all(gain[card] == vp for gain in gains.values()):
        return None
    named = card_named(card_name("D", card))
    said = words.say("coach-decree", card=named, vp=vp, option=_said(s, best, words))
    return _weighed(s, best, said, words)


def _options_to_try(s: Situation) -> Sequence[Move]:
    """Return the options to try; of several dice at a god, the best or the highest is enough."""
    if s.decision is None or s.kind not in FURTHERING:
        return []
    if s.kind != DecisionKind.DIE:
        return s.decision.options if len(s.decision.options) <= MAX_TRIED else []
    dice = sorted(_dice(s), key=lambda die: (die in s.best, die.value))
    return list({die.section: die for die in dice}.values())


def _decree_gains(s: Situation, option: Move) -> dict[int, int]:
    """Return the additional score of each Decree after an option and its God Action."""
    tried = s.imagined.copy()
    tried.play_within_step(option)
    while (asked := tried.decision) is not None and asked.player == s.seat:
        gods = [move for move in asked.options if isinstance(move, Perform)]
        tried.play_within_step(gods[0] if gods else favorite(tried.table, asked))
    return {
        card: (points(tried.table, s.seat, card) or 0) - (points(s.table, s.seat, card) or 0)
        for card in s.player.decrees
    }


def scribes(s: Situation, words: Catalog) -> str | None:
    """Point out a die that would allow its God Action if Scribes changed its value."""
    player, table = s.player, s.table
    purse = spendable_scribes(table, player)
    found: list[tuple[int, TakeDie, int]] = []
    for die in _dice(s) if purse else []:
        if obstacle_to(table, s.seat, die.section, die.value) is None:
            continue
        for value in FACES:
            price = shift_price(die.value, value)
            left = player.scribes - price
            if price <= purse and not obstacle_to(table, s.seat, die.section, value, scribes=left):
                found.append((price, die, value))
    if not found:
        return None
    price, die, value = min(found, key=lambda way: (way[1] not in s.best, way[0]))
    god = God(die.section).name.lower()
    option = _said(s, die, words)
    said = words.say("coach-scribes", option=option, value=value, scribes=price, god=god)
    return _weighed(s, die, said, words)


def festival_ahead(s: Situation, words: Catalog) -> str | None:
    """Warn if Happiness has no room for all steps of a Bastet festival."""
    turn = s.now.state.turn
    options = s.decision.options if s.decision is not None and s.kind == DecisionKind.ACTION else []
    if turn is None or not any(isinstance(o, Perform) and o.god == God.BASTET for o in options):
        return None
    lost = turn.value - (s.player.population - s.player.happiness)
    return words.say("coach-festival", lost=lost) if lost >= STEPS else None


def wheel_turns(s: Situation, words: Catalog) -> str | None:
    """Point out takeable dice that become Forbidden after the next rotation."""
    dice, printed = _dice(s), s.table.printed
    if not dice or not rotation_due(s.player.scales.dice + 1):
        return None
    if s.player.technologies & printed.tech.takes_forbidden:
        return None
    fits = printed.takeable_at[following(s.now.state.wheel, printed.wheel)]
    lost = sum(not fits[die.section][die.color] for die in dice)
    return words.say("coach-wheel", dice=lost) if lost else None
