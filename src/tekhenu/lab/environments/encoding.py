"""Writes a seat's observation straight from the position: only what the seat may know.

`game.view(seat)` would copy the whole game for every look. A test proves that what is written here
is the same for a game and for its view, and does not change when hidden things do.

The vector is a `BytesWriter`, because compiled code writes a number into it without any detour.
"""

from typing import Final

import numpy as np
from librt.strings import BytesWriter

from tekhenu import Decision, Settings, State
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.rules.bits import cards_in
from tekhenu.rules.knowledge import known_decrees
from tekhenu.rules.moves import ARTIFACT
from tekhenu.rules.place import DISTRICTS
from tekhenu.rules.state import Automa, Bot, Player, SethBoard, Turn
from tekhenu.rules.table import DECREE

from .chart import Chart
from .layout import EDGE_COLOURS, MOST, PURITIES, PYRAMID, SIDES, Natural

UNSEEN_ASKED: Final = "declare"  # who holds D23 is a secret until it is declared
EDGES: Final = SIDES * EDGE_COLOURS


class Encoder:
    """For all games with the same settings."""

    def __init__(self, settings: Settings) -> None:
        self.chart = chart = Chart(settings)
        self.layout = chart.layout
        self.vector = BytesWriter()

    def natural(self, state: State, decision: Decision | None, seat: int) -> Natural:
        """The observation in natural units, every number from 0 to 255."""
        return np.frombuffer(bytearray(self.look(state, decision, seat)), np.uint8)

    def look(self, state: State, decision: Decision | None, seat: int) -> bytes:
        chart, vector = self.chart, self.vector
        vector.truncate(0)
        vector.write(chart.blank)
        index = chart.index[seat]
        known: int = known_decrees(state, seat)
        self._question(vector, state, decision, seat)
        self._course(vector, state, index)
        self._dice(vector, state)
        self._owners(vector, state, index)
        self._temple(vector, state)
        self._cards(vector, state, known)
        if state.turn is not None:
            self._turn(vector, state.turn, index)
        if state.bot is not None:
            self._opponent(vector, state.bot)
        if state.seth is not None:
            self._seth(vector, state.seth, index)
        for number, automa in enumerate(state.automas):
            self._automa(vector, number, automa)
        for who, player in enumerate(state.players):
            first = chart.first_player + index[who] * chart.per_player
            self._player(vector, first, player, state.values, known)
            if state.seth is not None:
                self._follower(vector, first, player)
        return vector.getvalue()

    def _question(
        self, vector: BytesWriter, state: State, decision: Decision | None, seat: int
    ) -> None:
        chart = self.chart
        vector[chart.phase + state.phase] = 1
        vector[chart.running] = state.running
        if state.peek and state.order[state.active] == seat:
            base = chart.peek + state.peek_family * CARDS
            for card in state.peek:
                vector[base + card] = 1
        if decision is not None:
            kinds = chart.kinds
            vector[chart.decision + kinds.get(decision.kind, len(kinds) - 1)] = 1
            if decision.player == seat or decision.kind != UNSEEN_ASKED:
                vector[chart.asked + chart.index[seat][decision.player]] = 1

    def _course(self, vector: BytesWriter, state: State, index: list[int]) -> None:
        chart = self.chart
        vector[chart.round] = state.round
        for place, who in enumerate(state.order):
            vector[chart.order + index[who] * chart.players + place] = 1
        vector[chart.first + index[state.first_seat]] = 1
        vector[chart.wheel + state.wheel] = 1
        _one_each(vector, chart.markers, chart.sections, state.markers)

    def _dice(self, vector: BytesWriter, state: State) -> None:
        chart, values = self.chart, state.values
        colours, purity = chart.printed.colour, chart.printed.purity
        lights = chart.printed.light_at[state.wheel]
        sections = len(chart.printed.gods)
        for section, dice in enumerate(state.sections):
            light = lights[section]
            for die in dice:
                vector[chart.die_section + die * sections + section] = 1
                vector[chart.die_purity + die * PURITIES + purity[colours[die]][light]] = 1
                vector[chart.die_value + die] = values[die]
        for die in state.bag:
            vector[chart.bag + colours[die]] += 1

    def _owners(self, vector: BytesWriter, state: State, index: list[int]) -> None:
        chart = self.chart
        _owned(vector, chart.god_statues, index, state.statues)
        _owned(vector, chart.people_statues, index, state.people)
        _owned(vector, chart.pillars, index, state.pillars)
        _owned(vector, chart.temple_buildings, index, state.temple_buildings)
        _owned(vector, chart.osiris, index, state.osiris)

    def _temple(self, vector: BytesWriter, state: State) -> None:
        chart = self.chart
        _one_each(vector, chart.horus, chart.sections, state.horus)
        _one_each(vector, chart.display, chart.tiles, state.display)
        _amounts(vector, chart.gold, state.gold)
        vector[chart.stack] = len(state.stack)
        for space, laid in enumerate(state.tiles):
            if laid >= 0:
                vector[chart.tile + space] = laid // SIDES + 1
                for edge in chart.tile_edges[laid]:
                    vector[edge + space * EDGES] = 1

    def _cards(self, vector: BytesWriter, state: State, known: int) -> None:
        chart = self.chart
        _one_each(vector, chart.market, CARDS, state.market)
        vector[chart.open_sections] = state.open_sections
        for family, deck in enumerate(state.decks):
            vector[chart.decks + family] = len(deck)
        base = chart.discards
        for pile in state.discards:
            for card in pile:
                vector[base + card] = 1
            base += CARDS
        for card in state.decks[DECREE]:
            if card >= 0 and known >> card & 1:
                vector[chart.deck_decrees + card] = 1
        for card in state.offer:
            vector[chart.offer + card] = 1

    def _turn(self, vector: BytesWriter, turn: Turn, index: list[int]) -> None:
        chart = self.chart
        vector[chart.turn_player + index[turn.seat]] = 1
        if turn.die >= 0:
            vector[chart.turn_die + turn.die] = 1
            vector[chart.turn_section + turn.section] = 1
            vector[chart.turn_colour + turn.colour] = 1
            vector[chart.turn_value] = turn.value
        if turn.purity >= 0:
            vector[chart.turn_purity + turn.purity] = 1
        for i, flag in enumerate((turn.anubis, turn.acted, turn.produced)):
            if flag:
                vector[chart.turn_flags + i] = 1
        _cards_held(vector, chart.turn_extras, turn.extras)
        _cards_held(vector, chart.turn_swapped, turn.swapped)

    def _player(
        self, vector: BytesWriter, first: int, player: Player, values: list[int], known: int
    ) -> None:
        """Numbers one after the other, as the layout has them, then the cards."""
        chart, scales, balance = self.chart, player.scales, player.balance
        decrees: int = player.decrees
        unknown = decrees & ~known
        place = _amounts(
            vector,
            first,
            [
                player.vp,
                player.scribes,
                player.faith,
                player.population,
                player.happiness,
                player.happiness_rewards,
                unknown.bit_count() if unknown else 0,
            ],
        )
        place = _amounts(vector, place, player.resources)
        place = _amounts(vector, place, player.production)
        place = _amounts(vector, place, scales.excess)
        _amounts(
            vector,
            place,
            [
                len(scales.pure),
                len(scales.tainted),
                len(scales.below),
                _shown_by(values, scales.pure),
                _shown_by(values, scales.tainted),
                balance if balance > 0 else 0,
                -balance if balance < 0 else 0,
                player.buildings,
                player.pillars,
                player.statues,
            ],
        )
        _cards_held(vector, first + chart.blessings, player.blessings)
        _cards_held(vector, first + chart.technologies, player.technologies)
        _cards_held(vector, first + chart.decrees, decrees & known)
        _cards_held(vector, first + chart.scored_decrees, player.scored_decrees)
        if player.destiny >= 0:
            vector[first + chart.destiny + player.destiny] = 1
        for card in player.rewards:
            vector[first + chart.rewards + card] = 1

    # What comes in addition

    def _opponent(self, vector: BytesWriter, bot: Bot) -> None:
        at = self.chart.at
        _one_each(vector, at["pyramid"], PYRAMID, bot.pyramid)
        vector[at["progress"] + bot.progress + 1] = 1
        vector[at["maats"]] = bot.maats
        for family, cards in enumerate(bot.cards):
            _cards_held(vector, at["bot_cards"] + family * CARDS, cards)

    def _automa(self, vector: BytesWriter, number: int, automa: Automa) -> None:
        chart = self.chart
        at, printed = chart.at, chart.printed
        vector[at["automa_district"] + number * DISTRICTS + automa.district] = 1
        vector[at["automa_section"] + number * chart.sections + automa.border] = 1
        vector[at["automa_line"] + number * len(printed.line_spaces) + automa.line] = 1
        vector[at["automa_space"] + number * len(printed.reward) + automa.space] = 1
        for tile in automa.shown:
            vector[at["automa_shown"] + number * chart.action_tiles + tile] = 1
        vector[at["automa_tiles"] + number] = len(automa.tiles)
        base = at["automa_cards"] + number * len(automa.cards) * CARDS
        for family, cards in enumerate(automa.cards):
            _cards_held(vector, base + family * CARDS, cards)

    def _seth(self, vector: BytesWriter, board: SethBoard, index: list[int]) -> None:
        at = self.chart.at
        _owned(vector, at["regions"], index, board.regions)
        if board.conquest >= 0:
            vector[at["conquest"] + board.conquest] = 1
        vector[at["conquest_stack"]] = len(board.stack)
        _amounts(vector, at["conquest_laid"], [tile + 1 for tile in board.temple])
        _one_each(vector, at["artifacts_beside"], len(ARTIFACT), board.artifacts)
        for artifact in board.pile[: board.buried]:
            vector[at["artifacts_buried"] + artifact] = 1
        for cultist in board.cultists:
            vector[at["cultists_shown"] + cultist] = 1

    def _follower(self, vector: BytesWriter, first: int, player: Player) -> None:
        at = self.chart.at
        _amounts(vector, first + at["soldiers"], [player.soldiers, player.priests, player.blood])
        if player.cultist >= 0:
            vector[first + at["cultist"] + player.cultist] = 1
        _cards_held(vector, first + at["artifacts"], player.artifacts)


def _amounts(vector: BytesWriter, place: int, amounts: list[int]) -> int:
    """One after the other; where the next one would lie."""
    for amount in amounts:
        vector[place] = amount if amount < MOST else MOST
        place += 1
    return place


def _one_each(vector: BytesWriter, base: int, width: int, numbers: list[int]) -> None:
    """For each number a 1 at that one of `width` places; negative ones have none."""
    for number in numbers:
        if number >= 0:
            vector[base + number] = 1
        base += width


def _owned(vector: BytesWriter, base: int, index: list[int], owners: list[int]) -> None:
    """As above, of seats, counted from the observer."""
    for owner in owners:
        if owner >= 0:
            vector[base + index[owner]] = 1
        base += len(index)


def _cards_held(vector: BytesWriter, base: int, bits: int) -> None:
    if bits:
        for card in cards_in(bits):
            vector[base + card] = 1


def _shown_by(values: list[int], dice: list[int]) -> int:
    shown = 0
    for die in dice:
        shown += values[die]
    return shown
