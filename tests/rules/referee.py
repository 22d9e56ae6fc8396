"""A slow second opinion on what is legal, written from the rules and by brute force.

It reads the position and the printed tables, never the engine's own judgment. Goods are six
numbers: Papyrus, Bread, Limestone, Granite, Gold, Scribes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from tekhenu import Settings, State
from tekhenu.rules.state import Turn

GOODS = ("papyrus", "bread", "limestone", "granite", "gold", "scribes")
PAPYRUS, BREAD, LIMESTONE, GRANITE, GOLD, SCRIBES = range(6)
GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
HORUS, RA, HATHOR, BASTET, THOTH, OSIRIS = range(6)
COLORS = ("yellow", "brown", "white", "black", "gray")
GRAY = 4
SUNNY, SHADED, DARK = "sunny", "shaded", "dark"
LIGHTS = (SUNNY, SUNNY, SHADED, DARK, DARK, SHADED)  # R2
PURITY = {
    "white": {SUNNY: "pure", SHADED: "tainted", DARK: "forbidden"},
    "black": {SUNNY: "forbidden", SHADED: "tainted", DARK: "pure"},
    "yellow": {SUNNY: "tainted", SHADED: "pure", DARK: "forbidden"},
    "brown": {SUNNY: "forbidden", SHADED: "pure", DARK: "tainted"},
    "gray": {SUNNY: "tainted", SHADED: "tainted", DARK: "tainted"},
}
SIDES = ("pure", "tainted")
PEOPLE = ("temple-row", "temple-column", "workshops", "quarries")
SECTION_SLOTS = ((0, 1, 2), (3, 4, 5, 6), (7, 8, 9, 10), (11, 12, 13, 14))
SECTION_HAPPINESS = (1, 5, 9, 13)
THOTH_CARDS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
THOTH_PAPYRUS = {1: 0, 2: 0, 3: 2, 4: 2, 5: 3, 6: 3}
PRODUCE_BLESSINGS = {1: (LIMESTONE, 4), 2: (GRANITE, 4), 3: (BREAD, 4), 4: (PAPYRUS, 4)}
PRODUCE_BLESSINGS |= {5: (GOLD, 3), 6: (SCRIBES, 2)}

Pieces = tuple[int, ...]


def name_of(verb: str, pieces: Sequence[int]) -> str:
    words = [f"{GOODS[i]}={n}" for i, n in enumerate(pieces) if n]
    return f"{verb}:{','.join(words) or 'nothing'}"


def one(good: int, amount: int) -> Pieces:
    return tuple(amount if i == good else 0 for i in range(6))


# Paying


def stands_for(piece: int, due: int, t10: bool, t22: bool) -> bool:
    """Return whether the piece pays: Gold for Resources, and the substitutes of T10 and T22."""
    if piece == due:
        return True
    if piece == GOLD:
        return due != SCRIBES or t10
    if piece == SCRIBES:
        return t10
    return t22 and {piece, due} == {LIMESTONE, GRANITE}


def covers(pieces: Sequence[int], price: Sequence[int], t10: bool, t22: bool) -> bool:
    """Return whether every piece due can be paid by a different piece, by brute force."""
    if sum(price) == 0:
        return sum(pieces) == 0
    due = next(good for good, n in enumerate(price) if n)
    left = [n - (i == due) for i, n in enumerate(price)]
    return any(
        covers([m - (i == piece) for i, m in enumerate(pieces)], left, t10, t22)
        for piece, n in enumerate(pieces)
        if n and stands_for(piece, due, t10, t22)
    )


def payments(have: Sequence[int], price: Sequence[int], t10: bool, t22: bool) -> set[Pieces]:
    """Return every multiset of pieces that pays the price exactly."""
    total = sum(price)
    return {
        pieces
        for pieces in product(*(range(min(n, total) + 1) for n in have))
        if sum(pieces) == total and covers(pieces, price, t10, t22)
    }


# The player


@dataclass(frozen=True)
class Me:
    """The possessions of the active player that count or can be spent."""

    goods: Pieces
    happiness: int
    population: int
    blessings: frozenset[int]
    technologies: frozenset[int]
    production: Pieces

    @property
    def t10(self) -> bool:
        return 10 in self.technologies

    @property
    def t22(self) -> bool:
        return 22 in self.technologies

    def pays(self, price: Sequence[int]) -> bool:
        return bool(self.ways_to_pay(price))

    def ways_to_pay(self, price: Sequence[int]) -> set[Pieces]:
        return payments(self.goods, price, self.t10, self.t22)

    def after(self, price: Sequence[int]) -> "Iterator[Me]":
        for pieces in self.ways_to_pay(price):
            left = tuple(n - m for n, m in zip(self.goods, pieces, strict=True))
            yield replace(self, goods=left)

    def with_more(self, good: int, amount: int) -> "Me":
        more = tuple(n + amount * (i == good) for i, n in enumerate(self.goods))
        return replace(self, goods=more)

    def playing(self, blessing: int) -> "Me":
        """Return the player after playing a Blessing, for which T24 gives a Gold."""
        played = replace(self, blessings=self.blessings - {blessing})
        return played.with_more(GOLD, 1) if 24 in self.technologies else played

    def distinct(self, *cards: int) -> list[int]:
        """Return the first card held of each group with the same text."""
        held = [card for card in cards if card in self.blessings]
        return [c for c in held if c % 2 or c - 1 not in held or c < 7]


def numbers(bits: int) -> frozenset[int]:
    return frozenset(card + 1 for card in range(24) if bits >> card & 1)


def me(state: State, seat: int) -> Me:
    player = state.players[seat]
    return Me(
        (*player.resources, player.scribes),
        player.happiness,
        player.population,
        numbers(player.blessings),
        numbers(player.technologies),
        tuple(player.production),
    )


def shifts(value: int) -> list[int]:
    return [v for v in range(1, 7) if abs(v - value) <= 2]


def scribes_for(value: int, wanted: int) -> int:
    """Return the Scribes for a change; each turns a die by 1 or 2."""
    return -(-abs(value - wanted) // 2)


class Referee:
    def __init__(self, state: State, settings: Settings, seat: int) -> None:
        self.state = state
        self.edition = settings.edition
        self.players = settings.players
        self.seat = seat

    # Gods

    def possible(self, me: Me, god: int, value: int) -> bool:
        """Return whether it is payable with all cards, shifts and substitutes (R90)."""
        for technology, helped, good in ((4, HORUS, GRANITE), (20, THOTH, PAPYRUS)):
            if technology in me.technologies and god == helped:
                me = me.with_more(good, 1)
        if 21 in me.technologies and god == HATHOR:
            me = me.with_more(BREAD, 1)
        values = shifts(value) if 14 in me.technologies else [value]
        return any(self.possible_just_so(me, god, v) for v in values)

    def possible_just_so(self, me: Me, god: int, value: int) -> bool:
        prices = list(self.prices(me, god, value))
        waived = god in (RA, HORUS) and me.blessings & {13, 14}
        waived = waived or (god in (BASTET, HATHOR) and me.blessings & {15, 16})
        return any(bool(waived) or me.pays(price) for price in prices)

    def prices(self, me: Me, god: int, value: int) -> Iterator[Pieces]:
        """Yield the price of every way to perform the god with this value."""
        if god == HORUS and self.statue_places(value):
            yield self.statue_price()
        elif god == RA and self.pillar_places(value):
            yield self.tile_price(value)
        elif god == HATHOR:
            yield from (one(BREAD, bread) for _, bread in self.building_places())
        elif god == BASTET:
            yield one(PAPYRUS, 2)
        elif god == THOTH and self.sections(me, value):
            yield one(PAPYRUS, THOTH_PAPYRUS[value])
        elif god == OSIRIS and me.happiness and self.osiris_places(value):
            yield one(PAPYRUS, 0)

    @property
    def board(self) -> tuple[int, int, int]:
        player = self.state.players[self.seat]
        return player.statues, player.pillars, player.buildings

    def statue_price(self) -> Pieces:
        built = 6 - self.board[0]
        return one(GRANITE, self.edition.statue_costs[built])

    def statue_places(self, value: int) -> set[str]:
        if not self.board[0]:
            return set()
        god = self.state.horus[value - 1]
        spaces = {2: 1, 3: 2, 4: 3}[self.players]
        places = {f"statue:{PEOPLE[i]}" for i, owner in enumerate(self.state.people) if owner < 0}
        if any(self.state.statues[3 * god + i] < 0 for i in range(spaces)):
            places.add(f"statue:{GODS[god]}")
        return places

    def tile(self, value: int) -> int:
        return self.state.display[{6: 0, 5: 0, 4: 1, 3: 1, 2: 2, 1: 2}[value]]

    def tile_price(self, value: int) -> Pieces:
        tile = self.edition.pillar_tiles[self.tile(value)]
        return (0, 0, tile.limestone, tile.granite, 0, 0)

    def pillar_places(self, value: int) -> set[str]:
        """Return every empty space with every distinct rotation."""
        tile = self.tile(value)
        if not self.board[1] or tile < 0:
            return set()
        edges = [int(edge) for edge in self.edition.pillar_tiles[tile].edges]
        looks = {tuple(edges[-turn:] + edges[:-turn]): turn for turn in (3, 2, 1, 0)}
        return {
            f"temple:r{space // 5 + 1}c{space % 5 + 1}/{turn * 90}"
            for space, laid in enumerate(self.state.tiles)
            if laid < 0
            for turn in looks.values()
        }

    def building_places(self) -> Iterator[tuple[str, int]]:
        """Yield free Building spaces beside the Temple for this player count, with their Bread."""
        if not self.board[2]:
            return
        for line in range(10):
            for second in (0, 1):
                space = self.edition.building_spaces[2 * line + second]
                there = not second or self.players == 4 or (self.players == 3 and line in THREE)
                if there and self.state.temple_buildings[2 * line + second] < 0:
                    where = f"row{line + 1}" if line < 5 else f"column{line - 4}"
                    yield f"hathor:{where}/{second + 1}", space.bread

    def osiris_places(self, value: int) -> set[str]:
        if not self.board[2]:
            return set()
        row = self.state.osiris[4 * (value - 1) : 4 * value]
        return {f"osiris:row{value}/{GOODS[i]}" for i, owner in enumerate(row) if owner < 0}

    def lying(self, section: int) -> list[str]:
        return [
            f"market:{section + 1}/{i + 1}"
            for i, slot in enumerate(SECTION_SLOTS[section])
            if self.state.market[slot] >= 0
        ]

    def sections(self, me: Me, value: int) -> list[int]:
        return [
            section
            for section in range(self.state.open_sections)
            if me.happiness >= SECTION_HAPPINESS[section]
            and len(self.lying(section)) >= THOTH_CARDS[value]
        ]

    def market(self, me: Me, value: int, renewed: set[int]) -> set[str]:
        """Return the first cards, and renewals if the whole price stays payable (R100)."""
        options = {card for section in self.sections(me, value) for card in self.lying(section)}
        if me.pays(one(PAPYRUS, THOTH_PAPYRUS[value] + 1)):
            options |= {
                f"renew:{section + 1}"
                for section in range(self.state.open_sections)
                if section not in renewed and self.lying(section)
            }
        return options

    def waivers(self, me: Me, god: int) -> set[str]:
        if god in (RA, HORUS):
            return {f"pay:B{card}" for card in me.distinct(13, 14)}
        if god in (BASTET, HATHOR):
            return {f"pay:B{card}" for card in me.distinct(15, 16)}
        return set()

    # Dice

    def purity(self, color: int, section: int) -> str:
        return PURITY[COLORS[color]][LIGHTS[(section - self.state.wheel) % 6]]

    def color(self, die: int) -> int:
        """Return the color; five dice each are yellow, brown, white and black, the others gray."""
        return min(die // 5, GRAY)

    def takeable(self, me: Me, color: int, section: int) -> bool:
        return 8 in me.technologies or self.purity(color, section) != "forbidden"

    def takes(self, me: Me, turn: Turn) -> set[str]:
        """Return the ways of taking the die without a Blessing that leave an action."""
        found = set()
        for value in range(1, 7):
            price = scribes_for(turn.value, value)
            if not turn.anubis and self.takeable(me, turn.color, turn.section):
                acts = [
                    turn.color != GRAY or self.possible(left, turn.section, value)
                    for left in me.after(one(SCRIBES, price))
                ]
                if any(acts):
                    found.add(f"take:{value}")
            if me.pays(one(SCRIBES, price + 2 * (not turn.anubis))):
                found.add(f"anubis:{value}")
        return found

    def plays(self, me: Me, turn: Turn) -> set[str]:
        """Return the Blessings for taking a die after which an action is still possible."""
        found = set()
        for card in me.distinct(9, 10):
            for value in range(1, 7):
                if self.way(me.playing(card), with_die(turn, value=value)):
                    found.add(f"play:B{card:02}/{value}")
        for card in me.distinct(11, 12):
            for color, shift in product(range(5), (-1, 0, 1)):
                value = turn.value + shift
                if color == turn.color or not 1 <= value <= 6:
                    continue
                if self.way(me.playing(card), with_die(turn, value=value, color=color)):
                    by = f"{shift:+d}" if shift else ""
                    found.add(f"play:B{card}/{COLORS[color]}{by}")
        for card in me.distinct(17, 18):
            if any(self.way(left, turn) for left in me.playing(card).after(one(SCRIBES, 1))):
                found.add(f"play:B{card}")
        for card in me.distinct(19, 20):
            if me.happiness and me.population:
                sad = replace(me, happiness=me.happiness - 1, population=me.population - 1)
                if self.way(sad.playing(card), turn):
                    found.add(f"play:B{card}")
        return found

    def way(self, me: Me, turn: Turn) -> bool:
        """Return whether the die can be taken and used by any means (R24, R90)."""
        return bool(self.takes(me, turn)) or bool(self.plays(me, turn))

    def dice(self, me: Me, anubis: bool) -> set[str]:
        """Return the first of all dice with equal section, color and value (R107)."""
        alike: dict[tuple[int, int, int], int] = {}
        for section, lying in enumerate(self.state.sections):
            for die in lying:
                alike.setdefault((section, self.color(die), self.state.values[die]), die)
        found = {
            self.die(section, color, value)
            for (section, color, value), die in alike.items()
            if self.way(me, Turn(self.seat, die, section, color, value, anubis=anubis))
        }
        if not anubis:
            found |= {f"play:B{card}" for card in me.distinct(23, 24)}
        if anubis or self.any_free(me):
            return found
        fit = {self.die(s, c, v) for s, c, v in alike if self.takeable(me, c, s)}
        return found | (fit or {self.die(*kind) for kind in alike})

    def die(self, section: int, color: int, value: int) -> str:
        return f"die:{COLORS[color]}{value}@{GODS[section]}"

    # "May spend" is never a must (R24)

    def free(self, me: Me, section: int, color: int, value: int) -> bool:
        """Return whether the die allows an action without spending a Scribe or a Blessing."""
        if not self.takeable(me, color, section):
            return False
        poor = replace(me, goods=(*me.goods[:SCRIBES], 0), blessings=frozenset())
        return color != GRAY or self.possible(poor, section, value)

    def any_free(self, me: Me) -> bool:
        return any(
            self.free(me, section, self.color(die), self.state.values[die])
            for section, lying in enumerate(self.state.sections)
            for die in lying
        )

    def may_idle(self, me: Me, turn: Turn, before: Me) -> bool:
        """Return whether idling is legal; `before` is the player when the die was chosen."""
        if turn.anubis or self.free(me, turn.section, turn.color, turn.value):
            return False
        die = self.color(turn.die), self.state.values[turn.die]
        if self.any_free(before) and not self.free(before, turn.section, *die):
            return False
        return self.takeable(me, turn.color, turn.section) or not any(
            self.takeable(me, self.color(die), section)
            for section, lying in enumerate(self.state.sections)
            for die in lying
        )

    # Actions

    def actions(self, me: Me, turn: Turn) -> set[str]:
        gods = range(6) if turn.anubis else [turn.section]
        found = {f"god:{GODS[god]}" for god in gods if self.god_offered(me, turn, god)}
        if turn.anubis:
            found |= {f"produce:{good}" for good in GOODS[:4]}
        elif turn.color != GRAY:
            found.add(f"produce:{GOODS[turn.color]}")
        for card in sorted(numbers(turn.extras)):
            steps = (1, 5) if card in (17, 18) else (3,)
            if card % 2 == 0 and card - 1 in numbers(turn.extras):
                continue
            for step in steps:
                god = (turn.section + step) % 6
                if self.possible(me, god, turn.value):
                    found.add(f"extra:B{card}/{GODS[god]}")
        return found

    def god_offered(self, me: Me, turn: Turn, god: int) -> bool:
        return self.possible(me, god, turn.value) or self.possible_after_t19(me, turn, god)

    def possible_after_t19(self, me: Me, turn: Turn, god: int) -> bool:
        """Return whether T19 helps, a Produce for a Scribe with Tainted dice except gray (R28)."""
        if 19 not in me.technologies or turn.color == GRAY or turn.purity != 1:
            return False
        for left in me.after(one(SCRIBES, 1)):
            cards = sorted(left.blessings & {1, 2, 3, 4, 5, 6, 21, 22})
            for chosen in product((False, True), repeat=len(cards)):
                played = [card for card, yes in zip(cards, chosen, strict=True) if yes]
                if self._reaches(left, turn, god, played):
                    return True
        return False

    def _reaches(self, me: Me, turn: Turn, god: int, played: list[int]) -> bool:
        rounds = 1
        for card in played:
            me = me.playing(card)
            if card in PRODUCE_BLESSINGS:
                me = me.with_more(*PRODUCE_BLESSINGS[card])
            else:
                rounds += 1
        return self._produces(me, turn, god, turn.value, rounds)

    def _produces(self, me: Me, turn: Turn, god: int, value: int, rounds: int) -> bool:
        if not rounds:
            return self.possible(me, god, value)
        t13 = 13 in me.technologies
        return any(
            self._produces(
                me.with_more(turn.color, min(v, me.production[turn.color]) + t13),
                turn,
                god,
                v,
                rounds - 1,
            )
            for v in (shifts(value) if t13 else [value])
        )


THREE = (0, 2, 4, 6, 8)  # with three players: rows 1, 3, 5 and columns 2, 4 have a second space


def with_die(turn: Turn, value: int, color: int | None = None) -> Turn:
    changed = turn.copy()
    changed.value = value
    if color is not None:
        changed.color = color
    return changed
