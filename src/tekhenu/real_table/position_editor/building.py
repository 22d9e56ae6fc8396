"""Building a position from a draft, with the problems found on the way."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress

from ...components.kinds import word
from ...components.terms import Color
from ...rules.automa.tiles import all_tiles
from ...rules.builder import BuildError, PositionBuilder, empty_table
from ...rules.move import card_name
from ...rules.osiris import GOLD_PLACE, GOLD_ROW
from ...rules.place import DISTRICTS
from ...rules.settings import Settings
from ...rules.state import State
from ...rules.table import DECREE
from ...rules.wheel import DICE_FOR_MAAT, ROUNDS_PER_ROTATION
from .fields import DIE, FieldValues
from .table_problem import TableProblem


class Builder(PositionBuilder):
    """A position under construction. A piece that does not fit becomes a problem, not an error."""

    def __init__(self, settings: Settings, draft: FieldValues) -> None:
        super().__init__(settings, empty_table(settings))
        self.draft = draft
        self.problems: list[TableProblem] = []
        self.part = self.field = ""  # being entered
        self.dice: dict[Color, list[str]] = {}  # parts in which dice of a color were entered
        self.placed: dict[str, tuple[str, str]] = {}  # part and field by card or tile
        self.action_tiles = all_tiles(settings.edition)  # not entered yet
        # Face-down Decrees by seat; an Automa has one.
        self.hidden = dict.fromkeys(range(settings.humans, settings.players), 1)
        if not self.state.automas:
            self.hidden.clear()
        self.rewards: dict[int, int] = {}  # taken for Happiness, as far as entered
        self.turn = 0  # the active seat

    # Entered fields

    def enter(self, card: str) -> int:
        """Take a card or tile and return its number; -1 if it was entered before."""
        try:
            number = self.take(card)
        except BuildError:
            part, field = self.placed[card]
            for each in dict.fromkeys((self.part, part)):
                places = (field, self.field)
                self.problems.append(TableProblem(each, "twice", places, {"card": card}))
            return -1
        self.placed[card] = self.part, self.field
        return number

    def enter_all(self, cards: Iterable[str]) -> list[int]:
        """Take cards and return the numbers of those that were not entered before."""
        return [number for card in cards if (number := self.enter(card)) >= 0]

    def enter_action_tile(self, tile: int) -> bool:
        """Take an Action tile; return False if it was entered before."""
        if tile in self.action_tiles:
            self.action_tiles.remove(tile)
            return True
        problem = TableProblem(self.part, "action-twice", (self.field,), {"tile": tile})
        self.problems.append(problem)
        return False

    def enter_dice(self, dice: Sequence[str]) -> list[int]:
        """Take dice and return their numbers, as far as there are enough of each color."""
        found = []
        for text in dice:
            color = Color[DIE.sub(r"\1", text).upper()]
            self.dice.setdefault(color, []).append(self.part)
            with suppress(BuildError):
                found.append(self.take_die(text))
        return found

    # Consequences

    def finish(self) -> State:
        """Return the position with everything that follows from the entered fields."""
        state = self.state
        self._settle_course()
        self._count_dice()
        self._count_pieces()
        for space in range(GOLD_PLACE):
            state.gold[space] = int(state.people[space] < 0)
        row = state.osiris[GOLD_ROW * DISTRICTS :][:DISTRICTS]
        state.gold[GOLD_PLACE] = int(all(owner < 0 for owner in row))
        self._hide_decrees()
        self._open_market()
        self._deal_tiles()
        for player in state.players:
            player.vp_by_source = [player.vp, *[0] * (self.printed.sources - 1)]
        return state

    def _settle_course(self) -> None:
        """Derive the wheel and the Scoring markers from the round.

        The wheel turns every other round, so the round determines its start and the initial
        markers; the markers of past rounds have left.
        """
        state, sections = self.state, self.printed.wheel
        state.active = state.order.index(self.turn)
        first = state.wheel - (state.round - 1) // ROUNDS_PER_ROTATION
        state.markers = [
            (first + 1 + steps) % sections if steps * ROUNDS_PER_ROTATION >= state.round else -1
            for steps in self.settings.edition.marker_steps
        ]
        if state.bot is not None:
            state.bot.maats = (state.round - 1) // DICE_FOR_MAAT
        for seat, player in enumerate(state.players[: self.settings.humans]):
            entered = self.rewards.get(seat, 0)
            player.happiness_rewards = max(self.rewards_at(player.happiness), entered)

    def _count_dice(self) -> None:
        """Report too many dice of a color at every part that has some of them."""
        there = Counter(self.printed.color[die] for die in self.printed.bag)
        for color, parts in self.dice.items():
            count, whole = len(parts), there[color]
            if count > whole:
                values: dict[str, str | int] = {"color": word(color), "count": count}
                for part in dict.fromkeys(parts):
                    self.problems.append(TableProblem(part, "dice", (), values | {"whole": whole}))

    def _count_pieces(self) -> None:
        """Compute everybody's remaining pieces; report more built pieces than exist."""
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
        """Deal unseen Decrees to the face-down places."""
        state, unseen = self.state, self.state.decks[DECREE]
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
        """Open Market sections by Population, and those with cards, because Population can fall."""
        state, printed = self.state, self.printed
        reached = self.sections_reached()
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
        """Deal unseen Action tiles to the Automas' face-down stacks."""
        dealt = self.settings.edition.automa.setup.action_tiles
        unseen = self.action_tiles
        for automa in self.state.automas:
            left = max(0, dealt - len(automa.shown))
            automa.tiles = [unseen.pop() for _ in range(min(left, len(unseen)))]


def ids_of(suit: str, numbers: Iterable[int]) -> list[str]:
    return [card_name(suit, number) for number in sorted(numbers)]
