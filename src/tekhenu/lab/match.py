"""A game between agents, and the record of its result.

All seeds are derived from the seed of the run. The number of the deal determines the game's seed,
and the number of the match the seed of each agent. So a match is always played the same way.
"""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tekhenu.agents import SeatView, agent_for
from tekhenu.components.terms import Family, God
from tekhenu.rules import Game, Settings
from tekhenu.rules.event import (
    Began,
    Chose,
    Event,
    Ordered,
    Performed,
    Produced,
    Received,
    Unveiled,
)
from tekhenu.rules.move import SUITS, card_name
from tekhenu.rules.printed import printed_for
from tekhenu.rules.rng import Rng

GODS = tuple(god.name.lower() for god in God)
PRODUCE = "produce"
FAMILIES = dict(zip(SUITS, (family.name.lower() for family in Family), strict=True))


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played. Matches with the same `deal` have the same setup."""

    number: int
    deal: int
    seed: str
    specs: tuple[str, ...]  # the agents by seat, without solo opponents
    labels: tuple[str, ...]  # the names in the results by seat, with solo opponents
    settings: Settings

    def __str__(self) -> str:
        return f"game {self.number} ({' '.join(self.specs)}, game seed {self.game_seed})"

    @property
    def game_seed(self) -> str:
        return f"{self.seed}/{self.deal}"

    def seat_rng(self, seat: int) -> Rng:
        return Rng.from_seed(f"{self.seed}/{self.number}/seat {seat}")


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card that a player took; `round` is 0 during setup, `face_up` if all players saw it."""

    card: str
    round: int
    face_up: bool

    @property
    def family(self) -> str:
        return FAMILIES[self.card[0]]


@dataclass(frozen=True, slots=True)
class SeatResult:
    seat: int
    agent: str
    rank: int  # from 1, after all tie-breakers
    vp: int
    scribes: int
    first_order: int  # place in the first turn order, from 1
    last_order: int  # place in the last turn order, which is the last tie-breaker
    sources: dict[str, int]  # VP by source
    starting: tuple[str, ...]
    destinies: tuple[str, ...]
    cultist: str  # empty without Seth
    artifacts: tuple[str, ...]  # in the order in which they were bought
    actions: dict[str, int]  # number of actions by god, including those without a die
    produced: int  # Produce Resources actions
    cards: tuple[CardTaken, ...]
    decisions: int
    seconds: float  # thinking time

    @property
    def won(self) -> bool:
        return self.rank == 1

    @property
    def uses(self) -> dict[str, int]:
        """Return the number of actions by god, and of Produce Resources actions."""
        return {**self.actions, PRODUCE: self.produced}


@dataclass(frozen=True, slots=True)
class Record:
    """The result of a match."""

    number: int
    deal: int
    seats: tuple[SeatResult, ...]

    @property
    def winner(self) -> SeatResult:
        return next(seat for seat in self.seats if seat.won)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Record":
        return cls(data["number"], data["deal"], tuple(_seat_from(row) for row in data["seats"]))


def _seat_from(row: dict[str, Any]) -> SeatResult:
    lists = {name: tuple(row[name]) for name in ("starting", "destinies", "artifacts")}
    cards = tuple(CardTaken(**card) for card in row["cards"])
    return SeatResult(**{**row, **lists, "cards": cards})


class Thinking:
    """The number of decisions and the thinking time of a seat's agent."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


def play_match(match: Match) -> Record:
    game = Game.new(match.settings, match.game_seed)
    game.count_events()  # from now on the game builds events as they happen
    thinking = let_play(game, match)
    return record_of(match, game, thinking)


def let_play(game: Game, match: Match) -> list[Thinking]:
    agents = [agent_for(spec) for spec in match.specs]
    rngs = [match.seat_rng(seat) for seat in range(len(agents))]
    thinking = [Thinking() for _ in match.labels]
    while (decision := game.decision) is not None:
        seat = decision.player
        began = time.perf_counter()
        choice = agents[seat].choose(SeatView(game, seat), decision, rngs[seat])
        thinking[seat].seconds += time.perf_counter() - began
        thinking[seat].decisions += 1
        game.play(choice)
    return thinking


def record_of(match: Match, replayed: Game, thinking: Sequence[Thinking]) -> Record:
    events = replayed.events
    order = next(event.seats for event in events if isinstance(event, Ordered))
    cards = cards_taken(events, len(match.labels))
    ranks = {row.seat: (rank, row) for rank, row in enumerate(replayed.ranking(), 1)}
    gods = [GODS[god] for god in range(len(printed_for(replayed.settings).gods))]
    seats = []
    for seat, label in enumerate(match.labels):
        rank, row = ranks[seat]
        chosen = [e.card for e in events if isinstance(e, Chose) and e.seat == seat]
        used = Counter(e.god for e in events if isinstance(e, Performed) and e.seat == seat)
        seats.append(
            SeatResult(
                seat=seat,
                agent=label,
                rank=rank,
                vp=row.vp,
                scribes=row.scribes,
                first_order=order.index(seat) + 1,
                last_order=row.place,
                sources=row.vp_by_source,
                starting=tuple(card for card in chosen if card[0] in "SE"),
                destinies=tuple(card for card in chosen if card[0] == "A"),
                cultist=next((card for card in chosen if card[0] == "C"), ""),
                artifacts=tuple(card for card in chosen if card[0] == "X"),
                actions={name: used[god] for god, name in enumerate(gods)},
                produced=sum(isinstance(e, Produced) and e.seat == seat for e in events),
                cards=tuple(cards[seat]),
                decisions=thinking[seat].decisions,
                seconds=thinking[seat].seconds,
            )
        )
    return Record(match.number, match.deal, tuple(seats))


def cards_taken(events: Sequence[Event], players: int) -> list[list[CardTaken]]:
    """Return the cards taken by seat, in order. An Automa's hidden Decree is known at the end."""
    taken: list[list[CardTaken]] = [[] for _ in range(players)]
    unveiled = {event.seat: event.decrees[0] for event in events if isinstance(event, Unveiled)}
    number = 0
    for event in events:
        if isinstance(event, Began):
            number = event.round
        elif isinstance(event, Received):
            which = event.card if event.card >= 0 else unveiled[event.seat]
            card = card_name(SUITS[event.family], which)
            taken[event.seat].append(CardTaken(card, number, event.face_up))
    return taken
