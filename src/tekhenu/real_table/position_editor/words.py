"""Texts of the position editor: names of fields, problems, and derived facts."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ...components.kinds import word
from ...components.terms import Color
from ...rules.place import DISTRICT, TEMPLE_LINE, TEMPLE_SPACE
from ...rules.wheel import ROUNDS_PER_ROTATION
from ...text import Catalog, list_of
from ...text.explaining import action_tile
from ...text.names import row_of, seat_names, sentence
from ...text.parts import plain
from ...text.places import place_name
from .draft import EditedTable
from .fields import Field, TablePart
from .table_problem import TableProblem

LINES = {str(line): line for line in TEMPLE_LINE}
SPACES = {str(space): space for space in TEMPLE_SPACE}
DISTRICTS = {str(district): district for district in DISTRICT}


class EditorTexts:
    """The texts of a draft for players with these names."""

    def __init__(self, table: EditedTable, words: Catalog, names: Sequence[str] = ()) -> None:
        self.table = table
        self.words = words
        self.names = list(names) or seat_names(table.settings, words.lang)
        self._fields = {f.name: (part, f) for part in table.parts for f in part.fields}

    # Names

    def part(self, part: TablePart) -> str:
        name = self.names[part.seat] if part.seat >= 0 else ""
        return self.words.say("position-part", part=part.kind, player=name)

    def hint(self, part: TablePart) -> str:
        if part.seat < 0:
            return self.words.say("position-part-hint", part=part.kind, player="")
        person = part.seat < self.table.settings.humans
        who = "person" if person else "opponent"
        return self.words.say("position-part-hint", part=who, player=self.names[part.seat])

    def field(self, field: Field) -> str:
        key, values = field.says
        return sentence(plain(self.words.say(key, **values)))

    def at(self, name: str) -> str:
        """Name a field with its part."""
        part, field = self._fields[name]
        return self.words.say("position-at", part=self.part(part), field=self.field(field))

    def choice(self, field: Field, value: str) -> str:
        """Name a word of a field."""
        match field.of:
            case "seat":
                return self.names[int(value)]
            case "god":
                return self.words.say("god", god=value)
            case "good":
                return plain(place_name(self.words, DISTRICTS[value]))
            case "line":
                return plain(place_name(self.words, LINES[value]))
            case "space":
                return plain(place_name(self.words, SPACES[value]))
            case "tile":
                return self._tile(int(value))
            case "place":
                return self._place(int(value))
        return value

    def _place(self, place: int) -> str:
        """Name a place of the Progress marker in the pyramid."""
        bot = self.table.state.bot
        if place < 0 or bot is None:
            return self.words.say("position-progress-start")
        tile = self._tile(bot.pyramid[place])
        return self.words.say("position-progress-tile", number=place + 1, tile=tile)

    def _tile(self, tile: int) -> str:
        return action_tile(self.words, self.table.settings.edition, tile)

    # Problems

    def problem(self, problem: TableProblem) -> str:
        values = dict(problem.values)
        if problem.seat >= 0:
            values["player"] = self.names[problem.seat]
        if problem.key == "twice":
            values["first"], values["second"] = map(self.at, problem.fields)
        elif problem.key == "action-twice":
            values["tile"] = self._tile(int(values["tile"]))
        elif problem.key in ("many", "few"):
            names = [self.field(self._fields[name][1]) for name in problem.fields]
            values["gods"] = list_of(self.words, names)
        elif problem.key == "order":
            values["field"] = self.field(self._fields[problem.fields[0]][1])
        elif problem.key == "empty":
            names = [self.field(self._fields[name][1]) for name in problem.fields]
            values["fields"] = row_of(self.words, names, "list-apart")
        return self.words.say(f"position-problem-{problem.key}", **values)

    # Derived facts

    def facts(self, part: TablePart) -> list[str]:
        return list(FACTS[part.kind](self, part)) if part.kind in FACTS else []

    def _bag(self, part: TablePart) -> Iterator[str]:
        state = self.table.state
        color = self.table.settings.edition.color_of
        left = Counter(color(die) for die in state.bag)
        if not left:
            yield self.words.say("position-fact-bag-empty")
            return
        dice = [
            self.words.say("position-fact-bag-dice", color=word(Color(each)), count=left[each])
            for each in sorted(left)
        ]
        said = list_of(self.words, dice)
        yield self.words.say("position-fact-bag", count=len(state.bag), dice=said)

    def _course(self, part: TablePart) -> Iterator[str]:
        """Describe the next Scoring by the remaining markers."""
        steps = self.table.settings.edition.marker_steps
        for marker, far in zip(self.table.state.markers, steps, strict=True):
            if marker >= 0:
                yield self.words.say("position-fact-scoring", round=far * ROUNDS_PER_ROTATION)
                return

    def _decks(self, part: TablePart) -> Iterator[str]:
        names = ("blessings", "technologies", "decrees")
        counts = dict(zip(names, map(len, self.table.state.decks), strict=True))
        yield self.words.say("position-fact-decks", **counts)

    def _tiles(self, part: TablePart) -> Iterator[str]:
        yield self.words.say("position-fact-tiles", count=len(self.table.state.stack))

    def _pieces(self, part: TablePart) -> Iterator[str]:
        player = self.table.state.players[part.seat]
        left = {name: getattr(player, name) for name in ("buildings", "pillars", "statues")}
        yield self.words.say("position-fact-pieces", player=self.names[part.seat], **left)

    def _conquest(self, part: TablePart) -> Iterator[str]:
        board = self.table.state.seth
        assert board is not None
        yield self.words.say("position-fact-conquest", count=len(board.stack))

    def _artifacts(self, part: TablePart) -> Iterator[str]:
        board = self.table.state.seth
        assert board is not None
        yield self.words.say("position-fact-artifacts", count=len(board.pile))


FACTS = {
    "course": EditorTexts._course,
    "dice": EditorTexts._bag,
    "market": EditorTexts._decks,
    "temple": EditorTexts._tiles,
    "player": EditorTexts._pieces,
    "conquest": EditorTexts._conquest,
    "seth": EditorTexts._artifacts,
}
