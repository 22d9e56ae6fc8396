"""The encoder, which writes a seat's observation directly from the position.

It avoids `game.view(seat)`, which copies the whole game. A test proves that a game and its view
have the same encoding, and that secrets do not change it.

Rows are written into a `BytesWriter` one after the other, because compiled code appends to it
directly, and offsets are machine integers (`i64`).
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from librt.strings import BytesWriter

from tekhenu import Decision, Settings, State
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.rules import DecisionKind
from tekhenu.rules.knowledge import known_bits
from tekhenu.rules.moves import ARTIFACT
from tekhenu.rules.place import DISTRICTS
from tekhenu.rules.state import Automa, Bot, Player, SethBoard, Turn
from tekhenu.rules.table import DECREE

from .chart import Chart
from .layout import EDGE_COLORS, MOST, PYRAMID, SIDES, Natural

if TYPE_CHECKING:
    from mypy_extensions import i64

UNSEEN_ASKED: Final = DecisionKind.DECLARE  # the owner of D23 is secret until it is declared
EDGES: Final = SIDES * EDGE_COLORS


class Encoder:
    """The encoder for games with the same settings. Copies of environments share it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chart = chart = Chart(settings)
        self.layout = chart.layout

    def __deepcopy__(self, memo: dict[int, Any]) -> "Encoder":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.settings,)

    def natural(self, state: State, decision: Decision | None, seat: int) -> Natural:
        """Return the observation in natural units, with numbers from 0 to 255."""
        return np.frombuffer(bytearray(self.look(state, decision, seat)), np.uint8)

    def look(self, state: State, decision: Decision | None, seat: int) -> bytes:
        vector = BytesWriter()
        self.write(vector, state, decision, seat)
        return vector.getvalue()

    def write(
        self, vector: BytesWriter, state: State, decision: Decision | None, seat: int
    ) -> None:
        """Append the observation of a seat as a row."""
        chart = self.chart
        row: i64 = len(vector)
        vector.write(chart.blank)
        known = known_bits(state, seat)
        self._question(vector, row, state, decision, seat)
        self._course(vector, row, state, seat)
        self._dice(vector, row, state)
        self._owners(vector, row, state, seat)
        self._temple(vector, row, state)
        self._cards(vector, row, state, known)
        if state.turn is not None:
            self._turn(vector, row, state.turn, seat)
        if state.bot is not None:
            self._opponent(vector, row, state.bot)
        if state.seth is not None:
            self._seth(vector, row, state.seth, seat)
        for number, automa in enumerate(state.automas):
            self._automa(vector, row, number, automa)
        first = row + chart.first_player
        for player in state.players[seat:] + state.players[:seat]:
            self._player(vector, first, player, state.values, known)
            if state.seth is not None:
                self._follower(vector, first, player)
            first += chart.per_player

    def _question(
        self, vector: BytesWriter, row: "i64", state: State, decision: Decision | None, seat: int
    ) -> None:
        chart = self.chart
        vector[row + chart.phase + state.phase] = 1
        vector[row + chart.running] = state.running
        if state.peek and state.order[state.active] == seat:
            _ones(vector, row + chart.peek + state.peek_family * CARDS, state.peek)
        if decision is not None:
            kinds = chart.kinds
            vector[row + chart.decision + kinds.get(decision.kind, len(kinds) - 1)] = 1
            if decision.player == seat or decision.kind != UNSEEN_ASKED:
                vector[row + chart.asked + chart.index[seat][decision.player]] = 1

    def _course(self, vector: BytesWriter, row: "i64", state: State, seat: int) -> None:
        chart = self.chart
        index = chart.index[seat]
        vector[row + chart.round] = state.round
        place = row + chart.order
        for who in state.order:
            vector[place + index[who] * chart.players] = 1
            place += 1
        vector[row + chart.first + index[state.first_seat]] = 1
        vector[row + chart.wheel + state.wheel] = 1
        _one_each(vector, row + chart.markers, chart.sections, state.markers)

    def _dice(self, vector: BytesWriter, row: "i64", state: State) -> None:
        chart, values = self.chart, state.values
        purities = chart.purity_at[state.wheel]
        for section, dice in enumerate(state.sections):
            if dice:
                purity, lies = purities[section], chart.lies_at[section]
                for die in dice:
                    vector[row + lies[die]] = 1
                    vector[row + purity[die]] = 1
                    vector[row + chart.die_value + die] = values[die]
        colors = chart.printed.color
        for die in state.bag:
            vector[row + chart.bag + colors[die]] += 1

    def _owners(self, vector: BytesWriter, row: "i64", state: State, seat: int) -> None:
        chart = self.chart
        players = chart.players
        _owned(vector, row + chart.god_statues, players, seat, state.statues)
        _owned(vector, row + chart.people_statues, players, seat, state.people)
        _owned(vector, row + chart.pillars, players, seat, state.pillars)
        _owned(vector, row + chart.temple_buildings, players, seat, state.temple_buildings)
        _owned(vector, row + chart.osiris, players, seat, state.osiris)

    def _temple(self, vector: BytesWriter, row: "i64", state: State) -> None:
        chart = self.chart
        _one_each(vector, row + chart.horus, chart.sections, state.horus)
        _one_each(vector, row + chart.display, chart.tiles, state.display)
        _amounts(vector, row + chart.gold, state.gold)
        vector[row + chart.stack] = len(state.stack)
        place, edges = row + chart.tile, row
        for laid in state.tiles:
            if laid >= 0:
                vector[place] = laid // SIDES + 1
                for edge in chart.tile_edges[laid]:
                    vector[edges + edge] = 1
            place += 1
            edges += EDGES

    def _cards(self, vector: BytesWriter, row: "i64", state: State, known: "i64") -> None:
        chart = self.chart
        _one_each(vector, row + chart.market, CARDS, state.market)
        vector[row + chart.open_sections] = state.open_sections
        place = row + chart.decks
        for deck in state.decks:
            vector[place] = len(deck)
            place += 1
        place = row + chart.discards
        for pile in state.discards:
            _ones(vector, place, pile)
            place += CARDS
        place = row + chart.deck_decrees
        for card in state.decks[DECREE]:
            if card >= 0 and known >> card & 1:
                vector[place + card] = 1
        _ones(vector, row + chart.offer, state.offer)

    def _turn(self, vector: BytesWriter, row: "i64", turn: Turn, seat: int) -> None:
        chart = self.chart
        vector[row + chart.turn_player + chart.index[seat][turn.seat]] = 1
        if turn.die >= 0:
            vector[row + chart.turn_die + turn.die] = 1
            vector[row + chart.turn_section + turn.section] = 1
            vector[row + chart.turn_color + turn.color] = 1
            vector[row + chart.turn_value] = turn.value
        if turn.purity >= 0:
            vector[row + chart.turn_purity + turn.purity] = 1
        vector[row + chart.turn_flags] = turn.anubis
        vector[row + chart.turn_flags + 1] = turn.acted
        vector[row + chart.turn_flags + 2] = turn.produced
        _held(vector, row + chart.turn_extras, turn.extras)
        _held(vector, row + chart.turn_swapped, turn.swapped)

    def _player(
        self, vector: BytesWriter, first: "i64", player: Player, values: list[int], known: int
    ) -> None:
        """Write the numbers of a player in the order of the layout, then the cards."""
        chart, scales, balance = self.chart, player.scales, player.balance
        decrees: int = player.decrees
        unknown = decrees & ~known
        place = _amount(vector, first, player.vp)
        place = _amount(vector, place, player.scribes)
        place = _amount(vector, place, player.faith)
        place = _amount(vector, place, player.population)
        place = _amount(vector, place, player.happiness)
        place = _amount(vector, place, player.happiness_rewards)
        place = _amount(vector, place, unknown.bit_count() if unknown else 0)
        place = _amounts(vector, place, player.resources)
        place = _amounts(vector, place, player.production)
        place = _amounts(vector, place, scales.excess)
        place = _amount(vector, place, len(scales.pure))
        place = _amount(vector, place, len(scales.tainted))
        place = _amount(vector, place, len(scales.below))
        place = _amount(vector, place, _shown_by(values, scales.pure))
        place = _amount(vector, place, _shown_by(values, scales.tainted))
        place = _amount(vector, place, balance if balance > 0 else 0)
        place = _amount(vector, place, -balance if balance < 0 else 0)
        place = _amount(vector, place, player.buildings)
        place = _amount(vector, place, player.pillars)
        _amount(vector, place, player.statues)
        _held(vector, first + chart.blessings, player.blessings)
        _held(vector, first + chart.technologies, player.technologies)
        _held(vector, first + chart.decrees, decrees & known)
        _held(vector, first + chart.scored_decrees, player.scored_decrees)
        if player.destiny >= 0:
            vector[first + chart.destiny + player.destiny] = 1
        _ones(vector, first + chart.rewards, player.rewards)

    # Solo opponents and expansions

    def _opponent(self, vector: BytesWriter, row: "i64", bot: Bot) -> None:
        at = self.chart.at
        _one_each(vector, row + at["pyramid"], PYRAMID, bot.pyramid)
        vector[row + at["progress"] + bot.progress + 1] = 1
        vector[row + at["maats"]] = bot.maats
        for family, cards in enumerate(bot.cards):
            _held(vector, row + at["bot_cards"] + family * CARDS, cards)

    def _automa(self, vector: BytesWriter, row: "i64", number: int, automa: Automa) -> None:
        chart = self.chart
        at, printed = chart.at, chart.printed
        vector[row + at["automa_district"] + number * DISTRICTS + automa.district] = 1
        vector[row + at["automa_section"] + number * chart.sections + automa.border] = 1
        vector[row + at["automa_line"] + number * len(printed.line_spaces) + automa.line] = 1
        vector[row + at["automa_space"] + number * len(printed.reward) + automa.space] = 1
        _ones(vector, row + at["automa_shown"] + number * chart.action_tiles, automa.shown)
        vector[row + at["automa_tiles"] + number] = len(automa.tiles)
        base = at["automa_cards"] + number * len(automa.cards) * CARDS
        for family, cards in enumerate(automa.cards):
            _held(vector, row + base + family * CARDS, cards)

    def _seth(self, vector: BytesWriter, row: "i64", board: SethBoard, seat: int) -> None:
        at = self.chart.at
        _owned(vector, row + at["regions"], self.chart.players, seat, board.regions)
        if board.conquest >= 0:
            vector[row + at["conquest"] + board.conquest] = 1
        vector[row + at["conquest_stack"]] = len(board.stack)
        _amounts(vector, row + at["conquest_laid"], [tile + 1 for tile in board.temple])
        _one_each(vector, row + at["artifacts_beside"], len(ARTIFACT), board.artifacts)
        _ones(vector, row + at["artifacts_buried"], board.pile[: board.buried])
        _ones(vector, row + at["cultists_shown"], board.cultists)

    def _follower(self, vector: BytesWriter, first: "i64", player: Player) -> None:
        at = self.chart.at
        _amounts(vector, first + at["soldiers"], [player.soldiers, player.priests, player.blood])
        if player.cultist >= 0:
            vector[first + at["cultist"] + player.cultist] = 1
        _held(vector, first + at["artifacts"], player.artifacts)


def _amount(vector: BytesWriter, place: "i64", amount: int) -> "i64":
    """Write an amount, clipped to 255; return the next offset."""
    vector[place] = amount if amount < MOST else MOST
    return place + 1


def _amounts(vector: BytesWriter, place: "i64", amounts: list[int]) -> "i64":
    for amount in amounts:
        vector[place] = amount if amount < MOST else MOST
        place += 1
    return place


def _ones(vector: BytesWriter, base: "i64", numbers: list[int]) -> None:
    for number in numbers:
        vector[base + number] = 1


def _one_each(vector: BytesWriter, base: "i64", width: "i64", numbers: list[int]) -> None:
    """Write one-hot encodings of `width` places; negative numbers have no 1."""
    for number in numbers:
        if number >= 0:
            vector[base + number] = 1
        base += width


def _owned(
    vector: BytesWriter, base: "i64", players: "i64", seat: "i64", owners: list[int]
) -> None:
    """Write one-hot encodings of owners, counted from the observer."""
    for owner in owners:
        if owner >= 0:
            who: i64 = owner
            vector[base + (who - seat if who >= seat else who - seat + players)] = 1
        base += players


def _held(vector: BytesWriter, base: "i64", cards: "i64") -> None:
    """Write a 1 for every card of a set."""
    while cards > 0:
        if cards & 1:
            vector[base] = 1
        base += 1
        cards >>= 1


def _shown_by(values: list[int], dice: list[int]) -> int:
    shown = 0
    for die in dice:
        shown += values[die]
    return shown
