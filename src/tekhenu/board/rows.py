"""Icon rows: what every card and tile does, in signs.

A row is one to three lines of signs with blanks between them:

    bread 2gold +3population     an icon, an amount of it, steps on a track
    2vp//hathor,building         so much for each of these
    −1gold                       a price, or steps back
    ~gold                        not this, or nothing of it to pay
    die:5 die:?                  a die of that value, of any value
    → | + = ≤20 ±1 ×2            leads to, or, and …

`{vp}` stands for what the card's own row in the rules says, or a value of the edition in use.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum

from ..components import Edition
from ..components.terms import BASE_COLOURS, Colour
from ..rules.actions import SHIFT
from ..rules.blessings import BLESSINGS
from ..rules.decrees import D08_LIMIT, DECREES
from ..rules.reach import ANUBIS_SCRIBES
from ..rules.technologies import SUBSTITUTION_VP, TECHNOLOGIES
from .effects import effect_row
from .icons import icon_of

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with an amount before it, or, without a name, only a text."""

    name: str = ""
    text: str = ""
    face: str = ""  # of a die
    struck: bool = False
    each: tuple["Sign", ...] = ()  # the amount is for each of these


Line = tuple[Sign, ...]


def row(*lines: str) -> Row:
    return lines


_PRODUCED = row("production →", "{produce_gain}")
_STEPS = row("turn → +{steps}", "population | happiness")
_ANY_VALUE = row("die →", "die:1 … die:6")
_RECOLOURED = row("die ±1 →", "{colours}", "{more_colours}")
_WAIVED_STONE = row("{waives} →", "~limestone ~granite")
_WAIVED_FOOD = row("{waives} →", "~papyrus ~bread")
_ADJACENT = row("die −1scribe", "→ adjacent")
_OPPOSITE = row("die −1happiness", "−1population", "→ opposite")
_AGAIN = row("production →", "×2 production")
_ANUBIS = row("anubis", "~{anubis_scribes}scribe")
_DECREE = row("{light} →", "1card-back decree")
_THOTH = row("{light} →", "thoth die:1")
_MATCHES = row("{light} →", "+1vp//match")
_POINT = row("{light} →", "1vp")
_GOLD = row("{light} →", "2gold")
_COVERED = row("{light} →", "×2 covered", "any-resource | faith")
_NOTHING = row("–")

ROWS: dict[str, Row] = {
    "B01": _PRODUCED,
    "B02": _PRODUCED,
    "B03": _PRODUCED,
    "B04": _PRODUCED,
    "B05": _PRODUCED,
    "B06": _PRODUCED,
    "B07": _STEPS,
    "B08": _STEPS,
    "B09": _ANY_VALUE,
    "B10": _ANY_VALUE,
    "B11": _RECOLOURED,
    "B12": _RECOLOURED,
    "B13": _WAIVED_STONE,
    "B14": _WAIVED_STONE,
    "B15": _WAIVED_FOOD,
    "B16": _WAIVED_FOOD,
    "B17": _ADJACENT,
    "B18": _ADJACENT,
    "B19": _OPPOSITE,
    "B20": _OPPOSITE,
    "B21": _AGAIN,
    "B22": _AGAIN,
    "B23": _ANUBIS,
    "B24": _ANUBIS,
    "T01": row("osiris →", "{vp}vp"),
    "T02": row("ra →", "{vp}vp"),
    "T03": row("thoth →", "{vp}vp"),
    "T04": row("horus →", "1{gain} {vp}vp"),
    "T05": row("hathor →", "+{own_pillar_vp}vp//pillar"),
    "T06": row("bastet → {vp}vp", "+{festival}population", "+{festival}happiness"),
    "T07": row("any-god statue →", "+1{bonus_gain}"),
    "T08": row("die forbidden →", "pure | tainted"),
    "T09": row("tile →", "sun shade dark"),
    "T10": row("gold ⇄ scribe", "{swap_vp}vp//turn"),
    "T11": row("die:1 →", "{value_one_vp}vp"),
    "T12": row("production →", "{excess_vp}vp//any-resource,tainted"),
    "T13": row("production →", "±{shift}die", "+{extra_produce}any-resource ~tainted"),
    "T14": row("any-god →", "±{shift}die"),
    "T15": row("maat → {maat_faith}faith", "ankh = {ankh}"),
    "T16": row("maat →", "first {first_vp}vp", "last {last_gold}gold"),
    "T17": row("production bread", "→ {bread_vp}vp", "scoring ~bread"),
    "T18": row("die pure →", "{pure_vp}vp"),
    "T19": row("die tainted", "−1scribe →", "production + any-god"),
    "T20": row("thoth →", "+1{gain}"),
    "T21": row("hathor →", "+1{gain}"),
    "T22": row("limestone ⇄ granite", "{swap_vp}vp//turn"),
    "T23": row("anubis →", "{anubis_vp}vp"),
    "T24": row("blessing →", "1{blessing_gain}"),
    "D01": row("3vp//technology"),
    "D02": row("4vp//decree,symbols"),
    "D03": row("−{repeats}gold →", "×2 decree"),
    "D04": row("−1any-resource →", "{per_paid_joy}vp//population,joy"),
    "D05": row("4vp//happiness,joy"),
    "D06": row("1vp//happiness,above"),
    "D07": row("3vp//scribe"),
    "D08": row("2vp//gold 1vp//any-resource", "≤{limit}"),
    "D09": row("3vp//building,limestone,granite"),
    "D10": row("3vp//building,papyrus,bread"),
    "D11": row("2vp//osiris,building"),
    "D12": row("3vp//temple-building"),
    "D13": row("3vp//pillar"),
    "D14": row("2vp//statue,+,temple-building"),
    "D15": row("2vp//pillar,+,temple-building"),
    "D16": row("4vp//statue,any-god"),
    "D17": row("2vp//statue,+,pillar"),
    "D18": row("3vp//statue"),
    "D19": row("5vp//statue,population"),
    "D20": row("first 10vp", "second 5vp"),
    "D21": row("1vp//building"),
    "D22": row("pure die", "÷2 → vp"),
    "D23": row("any-god | production", "die:? ~any-resource", "→ scoring"),
    "D24": row("+ scoring temple", "building pillar", "~statue"),
    "S01": row("osiris die:5", "→ building", "~happiness"),
    "S02": row("osiris die:3 →", "limestone | granite", "~happiness"),
    "S03": row("osiris die:3 →", "papyrus | bread", "~happiness"),
    "S04": row("5any-resource", "~gold"),
    "S05": row("2technology →", "1technology"),
    "S06": row("2blessing →", "1blessing"),
    "S07": row("2scribe", "1gold"),
    "S08": row("papyrus bread", "limestone granite"),
    "S09": row("3×", "limestone | granite"),
    "S10": row("3×", "papyrus | bread"),
    "S11": row("+3population", "+2happiness"),
    "S12": row("2gold"),
    "A01": row("1scribe"),
    "A02": row("1gold"),
    "A03": row("+1", "population | happiness"),
    "A04": row("1faith"),
    "P01": row("{light} →", "+3population"),
    "P02": row("{light} →", "1scribe"),
    "P03": row("{light} →", "+2happiness"),
    "P04": _MATCHES,
    "P05": _MATCHES,
    "P06": row("{light} →", "+1vp//building"),
    "P07": _POINT,
    "P08": _POINT,
    "P09": _POINT,
    "P10": _THOTH,
    "P11": _THOTH,
    "P12": row("{light} → horus", "die:1 … die:3"),
    "P13": _DECREE,
    "P14": _DECREE,
    "P15": row("{light} →", "osiris die:3", "−1happiness"),
    "P16": _GOLD,
    "P17": _GOLD,
    "P18": _GOLD,
    "P19": _COVERED,
    "P20": _COVERED,
    "P21": _COVERED,
    "P22": _NOTHING,
    "P23": _NOTHING,
    "P24": _NOTHING,
    "P25": _NOTHING,
    "P26": _NOTHING,
    "P27": _NOTHING,
}

_CONSTANTS = {
    "shift": str(SHIFT),
    "swap_vp": str(SUBSTITUTION_VP),
    "anubis_scribes": str(ANUBIS_SCRIBES),
    "limit": str(D08_LIMIT),
}
_SIGN = re.compile(r"(~?)([+−±]?\d*)([a-z][a-z-]*)(?::(.))?")


def lines_of(edition: Edition, card: str, *, seth: bool = False) -> tuple[Line, ...]:
    """The row of a card, read; with Seth there are more colours to name (R71)."""
    if card not in ROWS:
        return read(effect_row(edition, card))
    values = {**_values(edition, card), **_colours(Colour if seth else BASE_COLOURS)}
    return read([line.format_map(values) for line in ROWS[card]])


def read(row: Sequence[str]) -> tuple[Line, ...]:
    return tuple(tuple(map(_sign, line.split())) for line in row)


def _colours(colours: Iterable[Colour]) -> dict[str, str]:
    """In two lines."""
    names = [colour.name.lower() for colour in colours]
    half = (len(names) + 1) // 2
    return {"colours": " ".join(names[:half]), "more_colours": " ".join(names[half:])}


def _values(edition: Edition, card: str) -> Mapping[str, str]:
    rules = BLESSINGS.get(card) or TECHNOLOGIES.get(card) or DECREES.get(card)
    own = {f.name: _word(getattr(rules, f.name)) for f in fields(rules)} if rules else {}
    light = edition.pillar_tiles[int(card[1:]) - 1].light if card.startswith("P") else None
    return {**_CONSTANTS, **own, "light": icon_of(light) if light is not None else ""}


def _word(value: object) -> str:
    match value:
        case IntEnum():
            return value.name.lower()
        case (IntEnum() as good, int(amount)) if not isinstance(amount, IntEnum):
            return f"{amount}{_word(good)}"
        case tuple():
            return " | ".join(map(_word, value))
    return str(value)


def _sign(word: str) -> Sign:
    word, _, each = word.partition("//")
    known = _SIGN.fullmatch(word)
    if known is None:
        return Sign(text=word)
    struck, text, name, face = known.groups()
    return Sign(
        name, text, face or "", bool(struck), tuple(map(_sign, filter(None, each.split(","))))
    )
