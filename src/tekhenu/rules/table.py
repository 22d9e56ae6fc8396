"""The table: the position, the printed tables and the elementary operations on them.

Every change of a player's goods, points or markers is made here, so that no event, VP source or
track reward can be forgotten.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from ..components.terms import Family, Good
from .chance import Chance, draw_top, reveal_top_decree, shuffle
from .decision_kind import DecisionKind
from .event import (
    Advanced,
    Cause,
    Event,
    Gained,
    Opened,
    Paid,
    Received,
    Revealed,
    Scored,
    Source,
    Spent,
    TileDrawn,
)
from .history import Segment
from .moves import DRAW
from .place import MARKET_PLACE
from .printed import Printed, printed_for
from .settings import Settings
from .state import HIDDEN, Phase, Player, State
from .subject import Subject
from .technologies import Moment

if TYPE_CHECKING:
    from .book import Book

MARKET_CARD: Final = DecisionKind.MARKET_CARD  # bound once: faster than a lookup in the enum
PAPYRUS: Final = int(Good.PAPYRUS)
BREAD: Final = int(Good.BREAD)
LIMESTONE: Final = int(Good.LIMESTONE)
GRANITE: Final = int(Good.GRANITE)
GOLD: Final = int(Good.GOLD)
SCRIBE: Final = int(Good.SCRIBE)
FAITH: Final = int(Good.FAITH)
VP: Final = int(Good.VP)
SOLDIER: Final = int(Good.SOLDIER)
PRIEST: Final = int(Good.PRIEST)
POPULATION: Final = int(Good.POPULATION)
HAPPINESS: Final = int(Good.HAPPINESS)
BLOOD: Final = int(Good.BLOOD)
DECREE: Final = int(Family.DECREE)
BLESSING: Final = int(Family.BLESSING)
TECHNOLOGY: Final = int(Family.TECHNOLOGY)
TURN: Final = int(Phase.TURN)
FROM_TECHNOLOGIES: Final = int(Source.TECHNOLOGIES)
TRACKS: Final = tuple(Good)
SUITS: Final = ("B", "T", "D")  # by family


@cache
def _book() -> "Book":
    """Return the registry of rules. It is imported late because every rule imports this module."""
    from .book import BOOK

    return BOOK


class Table:
    __slots__ = (
        *("answers", "book", "chance", "events", "everybody", "printed", "replaying", "settings"),
        "state",
    )

    def __init__(self, state: State, settings: Settings, events: list[Event] | None) -> None:
        self.state = state
        self.settings = settings
        self.printed: Printed = printed_for(settings)
        self.book = _book()
        self.events = events
        self.answers: Segment | None = None  # the answers of the current step, if it asks
        self.replaying = False  # `answers` are replayed
        self.everybody = (1 << settings.players) - 1
        self.chance: Chance | None = None  # None: the generator is used

    def __repr__(self) -> str:
        return f"<Table: {self.state.moment}>"

    def is_opponent(self, seat: int) -> bool:
        """Return whether a solo opponent has the seat; people have the first seats."""
        return seat >= self.settings.humans

    def emit(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    # Points and goods

    def score(self, seat: int, vp: int, source: int, card: str = "", of: Cause = ()) -> None:
        """Score or lose VP. The total never falls below 0 (R39)."""
        player = self.state.players[seat]
        vp = max(vp, -player.vp)
        if not vp:
            return
        player.vp += vp
        player.vp_by_source[source] += vp
        if self.events is not None:
            self.events.append(Scored(seat, vp, source, card, of))

    def gain(self, seat: int, good: int, amount: int, source: int, card: str = "") -> None:
        """Receive goods, as far as there is room. `source` is the source of any VP."""
        if good == VP:
            self.score(seat, amount, source, card)
            return
        if not amount:
            return
        player = self.state.players[seat]
        if good <= GOLD:
            player.resources[good] += amount
        elif good == SCRIBE:
            player.scribes += amount
        elif good == FAITH:
            player.faith += amount
        elif good == POPULATION:
            self.advance_population(seat, amount)
            return
        elif good == HAPPINESS:
            self.advance_happiness(seat, amount)
            return
        else:
            amount = self.recruit(player, good, amount)
        if amount and self.events is not None:
            self.events.append(Gained(seat, good, amount, source == Source.STATUE_BONUS))

    def answer(self, seat: int, technologies: int, moment: Moment, times: int = 1) -> None:
        """Give the rewards of the held Technologies for a moment."""
        for bit, card, gains in moment.rows:
            if technologies & bit:
                for good, amount in gains:
                    self.gain(seat, good, amount * times, FROM_TECHNOLOGIES, card)

    def recruit(self, player: Player, good: int, amount: int) -> int:
        """Receive blood, or soldiers or priests up to the end of the track (R62).

        Return the number received.
        """
        if good == BLOOD:
            player.blood += amount
            return amount
        amount = min(amount, self.room_for(player, good))
        if good == SOLDIER:
            player.soldiers += amount
        else:
            player.priests += amount
        return amount

    def room_for(self, player: Player, good: int) -> int:
        """Return how many more soldiers or priests the track holds."""
        held = player.soldiers if good == SOLDIER else player.priests
        return self.settings.edition.seth.track_limit - held

    def dismiss(self, seat: int, good: int, amount: int) -> None:
        """Pay soldiers or priests. They cannot be replaced by other goods (R61)."""
        if not amount:
            return
        player = self.state.players[seat]
        if good == SOLDIER:
            player.soldiers -= amount
        else:
            player.priests -= amount
        if self.events is not None:
            self.emit(Spent(seat, good, amount))

    def receive(self, seat: int, good: int, amount: int) -> None:
        """Receive Resources, including Gold. Faster than `gain`, for goods that never score VP."""
        self.state.players[seat].resources[good] += amount
        if self.events is not None:
            self.events.append(Gained(seat, good, amount))

    def spend(self, seat: int, pieces: tuple[int, ...]) -> None:
        player = self.state.players[seat]
        resources = player.resources
        for good in range(SCRIBE):
            if pieces[good]:
                resources[good] -= pieces[good]
        player.scribes -= pieces[SCRIBE]
        if self.events is not None:
            self.events.append(Paid(seat, pieces))

    # Markers

    def advance_population(self, seat: int, steps: int) -> None:
        player = self.state.players[seat]
        old = player.population
        new = max(0, min(old + steps, self.printed.top))
        if new == old:
            return
        player.population = new
        if self.events is not None:
            self.emit(Advanced(seat, TRACKS[POPULATION], old, new))
        state = self.state
        sections = self.printed.section_population
        while state.open_sections < len(sections) and new >= sections[state.open_sections]:
            self._open_section()

    def advance_happiness(self, seat: int, steps: int) -> None:
        """Move the Happiness marker, at most to the Population, and give the rewards (R31).

        Each reward is given once per player.
        """
        player = self.state.players[seat]
        old = player.happiness
        new = max(0, min(old + steps, player.population))
        if new == old:
            return
        player.happiness = new
        if self.events is not None:
            self.emit(Advanced(seat, TRACKS[HAPPINESS], old, new))
        thresholds = self.printed.happiness_rewards
        if player.happiness_rewards == 0 and new >= thresholds[0]:
            player.happiness_rewards = 1
            self.receive(seat, GOLD, 1)
        if player.happiness_rewards == 1 and new >= thresholds[1]:
            player.happiness_rewards = 2
            self.gain(seat, SCRIBE, 1, 0)
        if player.happiness_rewards == 2 and new >= thresholds[2]:
            # The action is owed even if the marker moves back again (R31).
            player.happiness_rewards = 3
            player.owed_action = True

    def advance_production(self, seat: int, good: int, steps: int) -> None:
        production = self.state.players[seat].production
        old = production[good]
        new = min(old + steps, self.printed.production_limit)  # R36
        if new != old:
            production[good] = new
            if self.events is not None:
                self.emit(Advanced(seat, TRACKS[good], old, new))

    # Cards and tiles

    @property
    def keeps_secrets(self) -> bool:
        """True if Decrees that only one person sees are never entered."""
        return self.chance is not None and self.chance.keeps_secrets

    def draw(
        self, family: int, kind: DecisionKind | None = None, about: Subject | None = None
    ) -> int:
        """Draw the top card of a deck. If the deck is empty, shuffle the discards first (R30).

        At a real table `kind` and `about` determine who is asked for the card. Without them the
        card stays unknown.
        """
        state = self.state
        deck = state.decks[family]
        if not deck:
            pile = state.discards[family]
            if not pile:
                return -1
            # Sort first, so that the order of the discards does not influence the shuffle.
            deck.extend(sorted(pile))
            pile.clear()
            shuffle(self, deck)
            if family == DECREE:
                for card in deck:
                    state.decree_known[card] = 0
        state.reveals += 1
        if self.chance is None or kind is None:
            return deck.pop()
        if family == DECREE:
            if kind != DecisionKind.SECRET_CARD or not self.chance.keeps_secrets:
                reveal_top_decree(self, self.chance, kind, about)
            return deck.pop()
        return draw_top(self, kind, deck, DRAW[SUITS[family]], about)

    def fill_slot(self, slot: int) -> None:
        """Fill a Market space with a card of its type, face up."""
        family = self.printed.slot_family[slot]
        card = self.draw(family, MARKET_CARD, MARKET_PLACE[slot])
        self.state.market[slot] = card
        if card >= 0:
            if family == DECREE:
                self.state.decree_known[card] = self.everybody
            if self.events is not None:
                self.emit(Revealed(slot, card))

    def _open_section(self) -> None:
        section = self.state.open_sections
        self.state.open_sections += 1
        if self.events is not None:
            self.emit(Opened(section))
        for slot in self.printed.section_slots[section]:
            self.fill_slot(slot)

    def refill_market(self) -> None:
        market = self.state.market
        _, end = self.printed.section_range[self.state.open_sections - 1]
        if -1 in market[:end]:
            for slot in range(end):
                if market[slot] < 0:
                    self.fill_slot(slot)

    def receive_card(self, seat: int, family: int, card: int, face_up: bool = True) -> None:
        player = self.state.players[seat]
        if family == BLESSING:
            player.blessings = player.blessings.plus(card)
        elif family == TECHNOLOGY:
            player.technologies = player.technologies.plus(card)
        else:
            player.decrees = player.decrees.plus(card)
            if face_up:
                self.state.decree_known[card] = self.everybody
            elif self.keeps_secrets:
                card = HIDDEN
            else:
                self.state.decree_known[card] |= 1 << seat
        if self.events is not None:
            self.emit(Received(seat, family, card, face_up))

    def draw_tile(self) -> None:
        """Slide the display to the right and refill its left end."""
        state = self.state
        tiles = [tile for tile in state.display if tile >= 0]
        while len(tiles) < len(state.display):
            if not state.stack:
                tiles.insert(0, -1)
                continue
            state.reveals += 1
            tiles.insert(0, self.next_tile())
            if self.events is not None:
                self.emit(TileDrawn(tiles[0]))
        state.display = tiles

    def next_tile(self) -> int:
        """Draw the top Pillar tile of the stack."""
        return draw_top(self, DecisionKind.PILLAR_TILE, self.state.stack, DRAW["P"])

    def light_at(self, section: int) -> int:
        return self.printed.light_at[self.state.wheel][section]

    def activate_next(self, after_last: Phase) -> bool:
        """Make the next player of the phase active. Return whether the next phase began instead."""
        state = self.state
        state.active += 1
        if state.active < len(state.order):
            return False
        state.phase, state.active = after_last, 0
        return True

    def begin_turn(self, number: int) -> None:
        """Begin the next turn, in round `number`.

        A position made by hand may have too few dice, or a Scoring that never becomes due. Then the
        game ends, as after the last Scoring. A player without a die is still asked (and can only
        pass).
        """
        state = self.state
        dice = any(state.sections) or not self.is_opponent(state.order[state.active])
        if number <= self.printed.rounds and dice:
            state.phase, state.round = TURN, number
        else:
            self.end_early()

    def end_early(self) -> None:
        self.state.phase, self.state.active = Phase.ENDING, 0

    def seats_after(self, seat: int) -> list[int]:
        """Return all seats in turn order, starting after `seat`, which comes last."""
        order = self.state.order
        at = order.index(seat) + 1
        return order[at:] + order[:at]
