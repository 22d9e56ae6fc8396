"""Writes a seat's observation straight from the position: only what the seat may know.

`game.view(seat)` would copy the whole game for every look. A test proves that what is written here
is the same for a game and for its view, and does not change when hidden things do.
"""

import struct
from typing import Any, Final

import numpy as np

from tekhenu import Decision, Settings, State
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.bits import cards_in
from tekhenu.rules.cards import Decrees
from tekhenu.rules.knowledge import known_decrees
from tekhenu.rules.moves import ARTIFACT
from tekhenu.rules.place import DISTRICTS
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.state import Automa, Bot, Player, SethBoard, Turn
from tekhenu.rules.table import DECREE

from .layout import EDGE_COLOURS, MOST, PURITIES, PYRAMID, SIDES, Layout, Natural, kinds_of

UNSEEN_ASKED: Final = "declare"  # who holds D23 is a secret until it is declared


class Encoder:
    """For games with the same settings. Tables of places in the vector are worked out once."""

    def __init__(self, settings: Settings) -> None:
        self.layout = layout = Layout(settings)
        self.printed = printed = printed_for(settings)
        self.players = settings.players
        self.at = at = layout.offset
        self.blank = bytearray(layout.size)
        # The numbers of a player, up to the cards, are bytes written in one go.
        self.pack = struct.Struct(f"{at['blessings']}B").pack_into
        self.sections = printed.wheel
        self.kind = {kind: i for i, kind in enumerate(kinds_of(settings))}
        self.other_kind = len(self.kind) - 1
        self.tiles = len(printed.tile_cost)
        self.action_tiles = len(all_tiles(settings.edition))
        self.dice_at = _dice_places(printed, at)
        self.tile_at = _tile_places(printed, at)
        self.dice_range = slice(at["die_section"], at["bag"] + len(printed.colours))
        # What changes once a turn at most is written once and copied: boards as they were last
        # seen, the vectors with them by seat, and the same for the dice.
        self.board: tuple[object, ...] = ()
        self.boards: dict[int, tuple[bytearray, Decrees]] = {}
        self.dice: tuple[object, ...] = ()
        self.dice_numbers = self.blank[self.dice_range]

    def natural(self, state: State, decision: Decision | None, seat: int) -> Natural:
        """The observation in natural units, every number from 0 to 255."""
        board, known = self._board(state, seat)
        vector = board[:]
        self._question(vector, state, decision, seat)
        vector[self.dice_range] = self._dice(state)
        if state.peek and state.order[state.active] == seat:
            base = self.at["peek"] + state.peek_family * CARDS
            for card in state.peek:
                vector[base + card] = 1
        if state.turn is not None:
            self._turn(vector, state.turn, seat)
        if state.bot is not None:
            self._opponent(vector, state.bot)
        if state.seth is not None:
            self._seth(vector, state.seth, seat)
        for number, automa in enumerate(state.automas):
            self._automa(vector, number, automa)
        first = self.layout.first_player
        for player in state.players[seat:] + state.players[:seat]:
            self._player(vector, first, player, state.values, known)
            first += self.layout.per_player
        return np.frombuffer(vector, np.uint8)

    def _board(self, state: State, seat: int) -> tuple[bytearray, int]:
        """A vector with the boards and cards on the table, and the Decrees the seat knows."""
        board = (
            state.statues,
            state.people,
            state.pillars,
            state.temple_buildings,
            state.osiris,
            state.tiles,
            state.display,
            state.gold,
            state.horus,
            state.market,
            state.offer,
            state.decree_known,
            state.discards,
            state.decks,
            state.order,
            state.markers,
            state.round,
            state.wheel,
            state.first_seat,
            state.open_sections,
            len(state.stack),
        )
        if board != self.board:
            self.board = tuple([_snapshot(part) for part in board])
            self.boards.clear()
        if seat not in self.boards:
            vector = self.blank[:]
            known = known_decrees(state, seat)
            self._course(vector, state, seat)
            self._owners(vector, state, seat)
            self._temple(vector, state)
            self._cards(vector, state, known)
            self.boards[seat] = vector, known
        return self.boards[seat]

    def _question(
        self, vector: bytearray, state: State, decision: Decision | None, seat: int
    ) -> None:
        at = self.at
        vector[at["phase"] + state.phase] = 1
        vector[at["running"]] = state.running
        if decision is not None:
            vector[at["decision"] + self.kind.get(decision.kind, self.other_kind)] = 1
            if decision.player == seat or decision.kind != UNSEEN_ASKED:
                vector[at["asked"] + (decision.player - seat) % self.players] = 1

    def _course(self, vector: bytearray, state: State, seat: int) -> None:
        at, n = self.at, self.players
        vector[at["round"]] = state.round
        base = at["order"]
        for place, who in enumerate(state.order):
            vector[base + (who - seat) % n * n + place] = 1
        vector[at["first"] + (state.first_seat - seat) % n] = 1
        vector[at["wheel"] + state.wheel] = 1
        base = at["markers"]
        for border in state.markers:
            if border >= 0:
                vector[base + border] = 1
            base += self.sections

    def _dice(self, state: State) -> bytearray:
        dice = state.sections, state.values, state.bag, state.wheel
        if dice != self.dice:
            self.dice = tuple([_snapshot(part) for part in dice])
            vector = self.blank[:]
            self._write_dice(vector, state)
            self.dice_numbers = vector[self.dice_range]
        return self.dice_numbers

    def _write_dice(self, vector: bytearray, state: State) -> None:
        values = state.values
        shows = self.at["die_value"]
        for dice, places in zip(state.sections, self.dice_at[state.wheel], strict=True):
            for die in dice:
                section, purity = places[die]
                vector[section] = 1
                vector[purity] = 1
                vector[shows + die] = values[die]
        colours = self.printed.colour
        base = self.at["bag"]
        for die in state.bag:
            vector[base + colours[die]] += 1

    def _owners(self, vector: bytearray, state: State, seat: int) -> None:
        n = self.players
        base = self.at["god_statues"]
        for owner in (
            state.statues + state.people + state.pillars + state.temple_buildings + state.osiris
        ):
            if owner >= 0:
                vector[base + (owner - seat) % n] = 1
            base += n

    def _temple(self, vector: bytearray, state: State) -> None:
        at = self.at
        base = at["horus"]
        for god in state.horus:
            vector[base + god] = 1
            base += self.printed.wheel
        base = at["gold"]
        vector[base : base + len(state.gold)] = bytes(state.gold)
        base = at["display"]
        for tile in state.display:
            if tile >= 0:
                vector[base + tile] = 1
            base += self.tiles
        vector[at["stack"]] = len(state.stack)
        for space, placed in enumerate(state.tiles):
            if placed >= 0:
                vector[at["tile"] + space] = placed // SIDES + 1
                shift = space * SIDES * EDGE_COLOURS
                for edge in self.tile_at[placed]:
                    vector[edge + shift] = 1

    def _cards(self, vector: bytearray, state: State, known: Decrees) -> None:
        at = self.at
        base = at["market"]
        for card in state.market:
            if card >= 0:
                vector[base + card] = 1
            base += CARDS
        vector[at["open_sections"]] = state.open_sections
        base = at["decks"]
        for family, deck in enumerate(state.decks):
            vector[base + family] = len(deck)
        base = at["discards"]
        for pile in state.discards:
            for card in pile:
                vector[base + card] = 1
            base += CARDS
        base = at["deck_decrees"]
        for card in state.decks[DECREE]:
            if card >= 0 and card in known:
                vector[base + card] = 1
        base = at["offer"] - self.printed.starting[0]
        for card in state.offer:
            vector[base + card] = 1

    def _turn(self, vector: bytearray, turn: Turn, seat: int) -> None:
        at = self.at
        vector[at["turn_player"] + (turn.seat - seat) % self.players] = 1
        if turn.die >= 0:
            vector[at["turn_die"] + turn.die] = 1
            vector[at["turn_section"] + turn.section] = 1
            vector[at["turn_colour"] + turn.colour] = 1
            vector[at["turn_value"]] = turn.value
        if turn.purity >= 0:
            vector[at["turn_purity"] + turn.purity] = 1
        base = at["turn_flags"]
        vector[base] = turn.anubis
        vector[base + 1] = turn.acted
        vector[base + 2] = turn.produced
        _set_bits(vector, at["turn_extras"], turn.extras)
        _set_bits(vector, at["turn_swapped"], turn.swapped)

    def _opponent(self, vector: bytearray, bot: Bot) -> None:
        at = self.at
        base = at["pyramid"]
        for tile in bot.pyramid:
            vector[base + tile] = 1
            base += PYRAMID
        vector[at["progress"] + bot.progress + 1] = 1
        vector[at["maats"]] = bot.maats
        for family, cards in enumerate(bot.cards):
            _set_bits(vector, at["bot_cards"] + family * CARDS, cards)

    def _automa(self, vector: bytearray, number: int, automa: Automa) -> None:
        at = self.at
        vector[at["automa_district"] + number * DISTRICTS + automa.district] = 1
        vector[at["automa_section"] + number * self.sections + automa.border] = 1
        vector[at["automa_line"] + number * len(self.printed.line_spaces) + automa.line] = 1
        vector[at["automa_space"] + number * len(self.printed.reward) + automa.space] = 1
        for tile in automa.shown:
            vector[at["automa_shown"] + number * self.action_tiles + tile] = 1
        vector[at["automa_tiles"] + number] = len(automa.tiles)
        base = at["automa_cards"] + number * len(automa.cards) * CARDS
        for family, cards in enumerate(automa.cards):
            _set_bits(vector, base + family * CARDS, cards)

    def _seth(self, vector: bytearray, board: SethBoard, seat: int) -> None:
        at, n = self.at, self.players
        base = at["regions"]
        for owner in board.regions:
            if owner >= 0:
                vector[base + (owner - seat) % n] = 1
            base += n
        if board.conquest >= 0:
            vector[at["conquest"] + board.conquest] = 1
        vector[at["conquest_stack"]] = len(board.stack)
        base = at["conquest_laid"]
        for space, tile in enumerate(board.temple):
            vector[base + space] = tile + 1
        base = at["artifacts_beside"]
        for artifact in board.artifacts:
            if artifact >= 0:
                vector[base + artifact] = 1
            base += len(ARTIFACT)
        for artifact in board.pile[: board.buried]:
            vector[at["artifacts_buried"] + artifact] = 1
        for cultist in board.cultists:
            vector[at["cultists_shown"] + cultist] = 1

    def _player(
        self, vector: bytearray, first: int, player: Player, values: list[int], known: int
    ) -> None:
        scales = player.scales
        balance = player.balance
        numbers = (
            player.vp,
            player.scribes,
            player.faith,
            player.population,
            player.happiness,
            player.happiness_rewards,
            (player.decrees & ~known).bit_count(),
            *player.resources,
            *player.production,
            *scales.excess,
            len(scales.pure),
            len(scales.tainted),
            len(scales.below),
            sum([values[die] for die in scales.pure]) if scales.pure else 0,
            sum([values[die] for die in scales.tainted]) if scales.tainted else 0,
            balance if balance > 0 else 0,
            -balance if balance < 0 else 0,
            player.buildings,
            player.pillars,
            player.statues,
        )
        try:
            self.pack(vector, first, *numbers)
        except struct.error:
            self.pack(vector, first, *(min(number, MOST) for number in numbers))
        hands = player.blessings | player.technologies << CARDS
        hands |= (player.decrees & known | player.scored_decrees << CARDS) << 2 * CARDS
        _set_bits(vector, first + self.at["blessings"], hands)
        if player.destiny >= 0:
            vector[first + self.at["destiny"] + player.destiny] = 1
        base = first + self.at["rewards"]
        for card in player.rewards:
            vector[base + card] = 1
        if self.printed.seth:
            self._follower(vector, first, player)

    def _follower(self, vector: bytearray, first: int, player: Player) -> None:
        at = self.at
        vector[first + at["soldiers"]] = player.soldiers
        vector[first + at["priests"]] = player.priests
        vector[first + at["blood"]] = min(player.blood, MOST)
        if player.cultist >= 0:
            vector[first + at["cultist"] + player.cultist] = 1
        _set_bits(vector, first + at["artifacts"], player.artifacts)


def _snapshot(part: Any) -> object:
    """A number as it is, a list copied with the lists in it."""
    if type(part) is not list:
        return part
    return [inner[:] for inner in part] if part and type(part[0]) is list else part[:]


def _set_bits(vector: bytearray, base: int, bits: int) -> None:
    for card in cards_in(bits):
        vector[base + card] = 1


def _dice_places(printed: Printed, at: dict[str, int]) -> list[list[list[tuple[int, int]]]]:
    """By wheel, section and die: the places of its section and of its purity there."""
    sections = len(printed.gods)
    return [
        [
            [
                (
                    at["die_section"] + die * sections + section,
                    at["die_purity"] + die * PURITIES + printed.purity[colour][lights[section]],
                )
                for die, colour in enumerate(printed.colour)
            ]
            for section in range(sections)
        ]
        for lights in printed.light_at
    ]


def _tile_places(printed: Printed, at: dict[str, int]) -> list[list[int]]:
    """By tile and rotation: the places of its edges, were it on the first space."""
    return [
        [at["edges"] + side * EDGE_COLOURS + colour for side, colour in enumerate(edges)]
        for edges in printed.tile_edges
    ]
