"""Writes a seat's observation straight from the position: only what the seat may know.

`game.view(seat)` would copy the whole game for every look. A test proves that what is written here
is the same for a game and for its view, and does not change when hidden things do.

A choice changes little, and a turn not much. So every seat keeps the vector of its last look and
what that was written from, and only what differs is written anew.
"""

import struct
from typing import Final

from tekhenu import Decision, State
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.rules.bits import cards_in
from tekhenu.rules.knowledge import known_decrees
from tekhenu.rules.moves import ARTIFACT
from tekhenu.rules.place import DISTRICTS
from tekhenu.rules.state import Automa, Bot, Player, SethBoard, Turn
from tekhenu.rules.table import DECREE

from .chart import Chart
from .layout import EDGE_COLOURS, FAMILIES, MOST, PYRAMID, SIDES

UNSEEN_ASKED: Final = "declare"  # who holds D23 is a secret until it is declared
DISCARDED: Final = [f"discards {family}" for family in range(FAMILIES)]
HANDS: Final = 4  # of cards that a player holds: one after the other in the vector


class Sight:
    """What one seat observes, and what that was written from."""

    def __init__(self, chart: Chart, seat: int) -> None:
        n, at = chart.players, chart.at
        self.chart = chart
        self.seat = seat
        self.index = [(who - seat) % n for who in range(n)]
        self.vector = bytearray(chart.size)
        # What changes with every choice lies together: the question, and from `peek` on the turn.
        self.question = slice(at["phase"], at["round"])
        self.no_question = bytes(at["round"] - at["phase"])
        self.present = slice(at["peek"], chart.first_player)
        self.no_present = bytes(chart.first_player - at["peek"])
        # The numbers of a player, up to the cards, are bytes written in one go.
        self.pack = struct.Struct(f"{at['blessings']}B").pack_into
        # As last seen
        self.lists: dict[str, list[int]] = {}
        self.wheel = 0
        self.dice: list[list[int]] = [[] for _ in chart.printed.gods]
        self.known = 0  # Decrees, as a bit set
        self.numbers: list[list[int]] = [[] for _ in range(n)]
        self.held: list[list[int]] = [[] for _ in range(n)]
        self.following: list[list[int]] = [[] for _ in range(n)]

    def look(self, state: State, decision: Decision | None) -> bytearray:
        """The observation in natural units, until the next look."""
        vector = self.vector
        vector[self.question] = self.no_question
        vector[self.present] = self.no_present
        self._question(vector, state, decision)
        if state.turn is not None:
            self._turn(vector, state.turn)
        self._course(vector, state)
        self._dice(vector, state)
        self._owners(state)
        self._temple(vector, state)
        self._cards(vector, state)
        if state.bot is not None:
            self._opponent(vector, state.bot)
        if state.seth is not None:
            self._seth(vector, state.seth)
        for number, automa in enumerate(state.automas):
            self._automa(vector, number, automa)
        for seat, player in enumerate(state.players):
            self._player(vector, self.index[seat], player, state.values)
        return vector

    def _changed(self, name: str, now: list[int]) -> bool:
        """Whether a list is another one than at the last look."""
        if self.lists.get(name) == now:
            return False
        self.lists[name] = now[:]
        return True

    def _clear(self, first: int, end: int) -> None:
        self.vector[first:end] = bytes(end - first)

    def _one_of(self, name: str, width: int, now: list[int], start: int = 0) -> None:
        """A 1 for each number of a list, at that one of `width` places, counted from `start`.

        Negative numbers have none.
        """
        old = self.lists.get(name)
        if old == now:
            return
        vector, base = self.vector, self.chart.at[name]
        for i, value in enumerate(now):
            was = -1 if old is None else old[i]
            if was != value:
                if was >= 0:
                    vector[base + (was - start) % width] = 0
                if value >= 0:
                    vector[base + (value - start) % width] = 1
            base += width
        self.lists[name] = now[:]

    # What changes with every choice

    def _question(self, vector: bytearray, state: State, decision: Decision | None) -> None:
        at = self.chart.at
        vector[at["phase"] + state.phase] = 1
        vector[at["running"]] = state.running
        if state.peek and state.order[state.active] == self.seat:
            base = at["peek"] + state.peek_family * CARDS
            for card in state.peek:
                vector[base + card] = 1
        if decision is not None:
            kinds = self.chart.kinds
            vector[at["decision"] + kinds.get(decision.kind, len(kinds) - 1)] = 1
            if decision.player == self.seat or decision.kind != UNSEEN_ASKED:
                vector[at["asked"] + self.index[decision.player]] = 1

    def _turn(self, vector: bytearray, turn: Turn) -> None:
        at = self.chart.at
        vector[at["turn_player"] + self.index[turn.seat]] = 1
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

    # The boards

    def _course(self, vector: bytearray, state: State) -> None:
        at, n, index = self.chart.at, self.chart.players, self.index
        if self._changed("course", [state.round, state.first_seat, state.wheel, *state.order]):
            self._clear(at["round"], at["markers"])
            vector[at["round"]] = state.round
            for place, who in enumerate(state.order):
                vector[at["order"] + index[who] * n + place] = 1
            vector[at["first"] + index[state.first_seat]] = 1
            vector[at["wheel"] + state.wheel] = 1
        self._one_of("markers", self.chart.sections, state.markers)

    def _dice(self, vector: bytearray, state: State) -> None:
        """Section by section; all of them if the light or what dice show has changed."""
        anew = self._changed("values", state.values) or self.wheel != state.wheel
        changed = [
            section
            for section, dice in enumerate(state.sections)
            if anew or self.dice[section] != dice
        ]
        at, dice_at = self.chart.at, self.chart.dice_at
        shows = at["die_value"]
        for section in changed:
            for die in self.dice[section]:
                place, purity = dice_at[self.wheel][section][die]
                vector[place] = vector[purity] = vector[shows + die] = 0
        self.wheel = state.wheel
        for section in changed:
            self.dice[section] = state.sections[section][:]
            for die in self.dice[section]:
                place, purity = dice_at[self.wheel][section][die]
                vector[place] = vector[purity] = 1
                vector[shows + die] = state.values[die]
        if self._changed("bag", state.bag):
            printed = self.chart.printed
            self._clear(at["bag"], at["bag"] + len(printed.colours))
            for die in state.bag:
                vector[at["bag"] + printed.colour[die]] += 1

    def _owners(self, state: State) -> None:
        n, seat = self.chart.players, self.seat
        self._one_of("god_statues", n, state.statues, seat)
        self._one_of("people_statues", n, state.people, seat)
        self._one_of("pillars", n, state.pillars, seat)
        self._one_of("temple_buildings", n, state.temple_buildings, seat)
        self._one_of("osiris", n, state.osiris, seat)

    def _temple(self, vector: bytearray, state: State) -> None:
        chart = self.chart
        at = chart.at
        self._one_of("horus", chart.sections, state.horus)
        self._one_of("display", chart.tiles, state.display)
        if self._changed("gold", state.gold):
            vector[at["gold"] : at["gold"] + len(state.gold)] = bytes(state.gold)
        vector[at["stack"]] = len(state.stack)
        if self._changed("tiles", state.tiles):
            self._clear(at["tile"], at["market"])
            for space, laid in enumerate(state.tiles):
                if laid >= 0:
                    vector[at["tile"] + space] = laid // SIDES + 1
                    shift = space * SIDES * EDGE_COLOURS
                    for edge in chart.tile_at[laid]:
                        vector[edge + shift] = 1

    def _cards(self, vector: bytearray, state: State) -> None:
        at = self.chart.at
        self._one_of("market", CARDS, state.market)
        vector[at["open_sections"]] = state.open_sections
        for family, pile in enumerate(state.discards):
            vector[at["decks"] + family] = len(state.decks[family])
            if self._changed(DISCARDED[family], pile):
                base = at["discards"] + family * CARDS
                self._clear(base, base + CARDS)
                for card in pile:
                    vector[base + card] = 1
        if self._changed("offer", state.offer):
            base = at["offer"] - self.chart.printed.starting[0]
            self._clear(at["offer"], at["peek"])
            for card in state.offer:
                vector[base + card] = 1
        learned = self._changed("known", state.decree_known)
        if learned:
            self.known = known_decrees(state, self.seat)
        if self._changed("decrees", state.decks[DECREE]) or learned:
            base = at["deck_decrees"]
            self._clear(base, base + CARDS)
            for card in state.decks[DECREE]:
                if card >= 0 and self.known >> card & 1:
                    vector[base + card] = 1

    # The players

    def _player(self, vector: bytearray, index: int, player: Player, values: list[int]) -> None:
        chart = self.chart
        first = chart.first_player + index * chart.per_player
        decrees: int = player.decrees
        unknown = decrees & ~self.known
        scales = player.scales
        balance = player.balance
        numbers = [
            player.vp,
            player.scribes,
            player.faith,
            player.population,
            player.happiness,
            player.happiness_rewards,
            unknown.bit_count() if unknown else 0,
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
        ]
        if numbers != self.numbers[index]:
            self.numbers[index] = numbers
            try:
                self.pack(vector, first, *numbers)
            except struct.error:
                self.pack(vector, first, *[min(number, MOST) for number in numbers])
        held = [player.blessings, player.technologies, decrees & self.known, player.scored_decrees]
        held += [player.destiny, *player.rewards]
        if held != self.held[index]:
            self.held[index] = held
            self._held(vector, first, held)
        if chart.seth:
            self._follower(vector, first, index, player)

    def _held(self, vector: bytearray, first: int, held: list[int]) -> None:
        at = self.chart.at
        base = first + at["blessings"]
        self._clear(base, first + self.chart.held_end)
        for hand in held[:HANDS]:
            _set_bits(vector, base, hand)
            base += CARDS
        if held[HANDS] >= 0:
            vector[first + at["destiny"] + held[HANDS]] = 1
        for card in held[HANDS + 1 :]:
            vector[first + at["rewards"] + card] = 1

    def _follower(self, vector: bytearray, first: int, index: int, player: Player) -> None:
        at = self.chart.at
        now = [player.soldiers, player.priests, player.blood, player.cultist, player.artifacts]
        if now == self.following[index]:
            return
        self.following[index] = now
        self._clear(first + at["soldiers"], first + self.chart.per_player)
        vector[first + at["soldiers"]] = player.soldiers
        vector[first + at["priests"]] = player.priests
        vector[first + at["blood"]] = min(player.blood, MOST)
        if player.cultist >= 0:
            vector[first + at["cultist"] + player.cultist] = 1
        _set_bits(vector, first + at["artifacts"], player.artifacts)

    # What comes in addition

    def _opponent(self, vector: bytearray, bot: Bot) -> None:
        at = self.chart.at
        base = at["pyramid"]
        for tile in bot.pyramid:
            vector[base + tile] = 1
            base += PYRAMID
        vector[at["progress"] + bot.progress + 1] = 1
        vector[at["maats"]] = bot.maats
        for family, cards in enumerate(bot.cards):
            _set_bits(vector, at["bot_cards"] + family * CARDS, cards)

    def _automa(self, vector: bytearray, number: int, automa: Automa) -> None:
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
            _set_bits(vector, base + family * CARDS, cards)

    def _seth(self, vector: bytearray, board: SethBoard) -> None:
        at, n = self.chart.at, self.chart.players
        base = at["regions"]
        for owner in board.regions:
            if owner >= 0:
                vector[base + self.index[owner]] = 1
            base += n
        if board.conquest >= 0:
            vector[at["conquest"] + board.conquest] = 1
        vector[at["conquest_stack"]] = len(board.stack)
        base = at["conquest_laid"]
        for space, tile in enumerate(board.temple):
            if tile >= 0:
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


def _set_bits(vector: bytearray, base: int, bits: int) -> None:
    for card in cards_in(bits):
        vector[base + card] = 1
