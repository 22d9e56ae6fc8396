"""A position from what was entered: pieces are taken out of the box one by one, and whatever is
left over lies in the bag, the decks and the stacks."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ...components.ids import FAMILY_SUITS, IDS
from ...components.kinds import word
from ...components.terms import Colour
from ...rules.automa.tiles import all_tiles
from ...rules.move import card_name
from ...rules.osiris import GOLD_PLACE, GOLD_ROW
from ...rules.place import DISTRICTS
from ...rules.printed import printed_for
from ...rules.rng import Rng
from ...rules.settings import Settings
from ...rules.setup import blank_state
from ...rules.state import Phase, State
from ...rules.table import DECREE
from ...rules.wheel import DICE_FOR_MAAT, ROUNDS_PER_ROTATION
from .fields import DIE, Draft
from .table_problem import TableProblem


def beginning(settings: Settings) -> State:
    """The first turn of a table on which nothing has been laid yet."""
    state = blank_state(settings, printed_for(settings), Rng(0))
    state.phase, state.round = Phase.TURN, 1
    state.offer.clear()
    if state.seth is not None:
        state.seth.cultists.clear()
    return state


class Builder:
    """The position so far, what is still in the box, and what does not fit into it."""

    def __init__(self, settings: Settings, draft: Draft) -> None:
        self.settings = settings
        self.draft = draft
        self.printed = printed_for(settings)
        self.state = beginning(settings)
        self.problems: list[TableProblem] = []
        self.part = self.field = ""  # being entered
        self.dice: Counter[Colour] = Counter()  # entered
        self.lying: dict[Colour, list[str]] = {}  # in which parts they were
        self.box = self._box()
        self.placed: dict[str, tuple[str, str]] = {}  # part and field, by card or tile
        # How many Decrees lie face down before whom; an Automa has one.
        self.hidden = dict.fromkeys(range(settings.humans, settings.players), 1)
        if not self.state.automas:
            self.hidden.clear()
        self.rewards: dict[int, int] = {}  # for Happiness, as far as they were entered
        self.turn = 0  # whose it is

    def _box(self) -> dict[str, list[int]]:
        seth = self.state.seth
        box = dict(zip(FAMILY_SUITS, map(list, self.printed.deck), strict=True))
        box |= {"P": self.state.stack[:], "A": list(range(len(IDS["A"])))}
        box["action"] = all_tiles(self.settings.edition)
        if seth is not None:
            box |= {"Q": seth.stack[:], "X": seth.pile[:], "C": list(range(len(IDS["C"])))}
        return box

    def trouble(self, key: str, **values: str | int) -> None:
        self.problems.append(TableProblem(self.part, key, (self.field,), values))

    # What is entered

    def take(self, card: str) -> int:
        """A card or tile out of the box, by its number; -1 if it has been taken already."""
        number = int(card[1:]) - 1
        if number in self.box[card[0]]:
            self.box[card[0]].remove(number)
            self.placed[card] = self.part, self.field
            return number
        part, field = self.placed[card]
        places = (field, self.field)
        first = TableProblem(self.part, "twice", places, {"card": card})
        self.problems.append(first)
        if part != self.part:
            self.problems.append(TableProblem(part, "twice", places, {"card": card}))
        return -1

    def take_all(self, cards: Iterable[str]) -> list[int]:
        return [number for card in cards if (number := self.take(card)) >= 0]

    def take_tile(self, tile: int) -> bool:
        """An Action tile; each is there once."""
        if tile in self.box["action"]:
            self.box["action"].remove(tile)
            return True
        self.trouble("action-twice", tile=tile)
        return False

    def roll(self, dice: Sequence[str]) -> list[int]:
        """Dice by number, with what they show; those of a colour are alike."""
        found = []
        for text in dice:
            said = DIE.fullmatch(text)
            assert said is not None
            colour = Colour[said[1].upper()]
            self.dice[colour] += 1
            self.lying.setdefault(colour, []).append(self.part)
            alike = [die for die in self.state.bag if self.printed.colour[die] == colour]
            if alike:
                self.state.bag.remove(alike[0])
                self.state.values[alike[0]] = int(said[2])
                found.append(alike[0])
        return found

    # What follows from it

    def finish(self) -> State:
        state, box = self.state, self.box
        self._settle_course()
        self._count_dice()
        self._count_pieces()
        for space in range(GOLD_PLACE):
            state.gold[space] = int(state.people[space] < 0)
        row = state.osiris[GOLD_ROW * DISTRICTS :][:DISTRICTS]
        state.gold[GOLD_PLACE] = int(all(owner < 0 for owner in row))
        state.stack = box["P"]
        state.decks = [box[suit] for suit in FAMILY_SUITS]
        self._hide_decrees()
        self._open_market()
        self._deal_tiles()
        if state.seth is not None:
            state.seth.stack, state.seth.pile = box["Q"], box["X"]
        for player in state.players:
            player.vp_by_source = [player.vp, *[0] * (self.printed.sources - 1)]
        return state

    def _settle_course(self) -> None:
        """The wheel turns every other round, so the round says where it began and with it where
        the Scoring markers were laid; those of past rounds have left."""
        state, sections = self.state, self.printed.wheel
        state.active = state.order.index(self.turn)
        first = state.wheel - (state.round - 1) // ROUNDS_PER_ROTATION
        state.markers = [
            (first + 1 + steps) % sections if steps * ROUNDS_PER_ROTATION >= state.round else -1
            for steps in self.settings.edition.marker_steps
        ]
        if state.bot is not None:
            state.bot.maats = (state.round - 1) // DICE_FOR_MAAT
        thresholds = self.printed.happiness_rewards
        for seat, player in enumerate(state.players[: self.settings.humans]):
            reached = sum(player.happiness >= step for step in thresholds)
            player.happiness_rewards = max(reached, self.rewards.get(seat, 0))

    def _count_dice(self) -> None:
        """Too many may be wrong wherever some of them lie."""
        there = Counter(self.printed.colour[die] for die in self.printed.bag)
        for colour, count in self.dice.items():
            if count > there[colour]:
                values: dict[str, str | int] = {"colour": word(colour), "count": count}
                values["whole"] = there[colour]
                for part in dict.fromkeys(self.lying[colour]):
                    self.problems.append(TableProblem(part, "dice", (), values))

    def _count_pieces(self) -> None:
        """What is left of everybody's pieces; nobody can have built more than there are."""
        state, start = self.state, self.settings.edition.start
        regions = [] if state.seth is None else state.seth.regions
        for seat, player in enumerate(state.players):
            built = {
                "buildings": (state.osiris + state.temple_buildings + regions).count(seat),
                "pillars": state.pillars.count(seat),
                "statues": (state.statues + state.people).count(seat),
            }
            for piece, count in built.items():
                whole = getattr(start, piece)
                setattr(player, piece, max(0, whole - count))
                if count > whole:
                    self._too_many_pieces(seat, piece, count, whole)

    def _too_many_pieces(self, seat: int, piece: str, count: int, whole: int) -> None:
        values: dict[str, str | int] = {"piece": piece, "count": count, "whole": whole}
        part = {"buildings": "osiris", "pillars": "temple", "statues": "horus"}[piece]
        self.problems.append(TableProblem(part, "pieces", (), values, seat))

    def _hide_decrees(self) -> None:
        """What lies face down may be any that nobody has seen."""
        state, unseen = self.state, self.box[FAMILY_SUITS[DECREE]]
        for seat, count in self.hidden.items():
            player = state.players[seat]
            there = min(count, len(unseen))
            for _ in range(there):
                player.decrees = player.decrees.plus(unseen.pop())
            if there < count:
                values: dict[str, str | int] = {"count": count, "left": there}
                field = f"{seat}.hidden"
                self.problems.append(
                    TableProblem(f"player-{seat}", "decrees", (field,), values, seat)
                )
        everybody = (1 << len(state.players)) - 1
        lying = [
            card
            for slot, card in enumerate(state.market)
            if card >= 0 and self.printed.slot_family[slot] == DECREE
        ]
        for card in lying + state.discards[DECREE]:
            state.decree_known[card] = everybody

    def _open_market(self) -> None:
        """By the Population; it may have fallen since, so where cards lie it is open, too."""
        state, printed = self.state, self.printed
        most = max(player.population for player in state.players)
        reached = sum(most >= population for population in printed.section_population)
        used = {printed.section_of[slot] + 1: slot for slot, c in enumerate(state.market) if c >= 0}
        state.open_sections = max(reached, *used, 1)
        if max(used, default=0) > reached:
            values: dict[str, str | int] = {
                "section": state.open_sections,
                "population": printed.section_population[state.open_sections - 1],
            }
            field = f"market.{used[state.open_sections]}"
            self.problems.append(TableProblem("market", "closed", (field,), values, blocks=False))

    def _deal_tiles(self) -> None:
        """The Automas' tiles that are face down: any that nobody has seen."""
        dealt = self.settings.edition.automa.setup.action_tiles
        for automa in self.state.automas:
            unseen = self.box["action"]
            left = max(0, dealt - len(automa.shown))
            automa.tiles = [unseen.pop() for _ in range(min(left, len(unseen)))]


def ids_of(suit: str, numbers: Iterable[int]) -> list[str]:
    return [card_name(suit, number) for number in sorted(numbers)]
