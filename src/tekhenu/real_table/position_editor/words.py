"""A table under way in words: what its fields are called, what does not fit, what follows."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ...components.kinds import word
from ...components.terms import Colour
from ...rules.place import DISTRICT, TEMPLE_LINE, TEMPLE_SPACE
from ...rules.wheel import ROUNDS_PER_ROTATION
from ...text import Catalogue, list_of
from ...text.explaining import action_tile
from ...text.names import row_of, seat_names, sentence
from ...text.parts import plain
from ...text.places import place_name
from .draft import StandingTable
from .fields import Field, TablePart
from .table_problem import TableProblem

LINES = {str(line): line for line in TEMPLE_LINE}
SPACES = {str(space): space for space in TEMPLE_SPACE}
DISTRICTS = {str(district): district for district in DISTRICT}


class StandingWords:
    """What is said of a standing to people of these names."""

    def __init__(
        self, standing: StandingTable, words: Catalogue, names: Sequence[str] = ()
    ) -> None:
        self.standing = standing
        self.words = words
        self.names = list(names) or seat_names(standing.settings, words.lang)
        self._fields = {f.name: (part, f) for part in standing.parts for f in part.fields}

    # Names

    def part(self, part: TablePart) -> str:
        name = self.names[part.seat] if part.seat >= 0 else ""
        return self.words.say("standing-part", part=part.kind, player=name)

    def hint(self, part: TablePart) -> str:
        if part.seat < 0:
            return self.words.say("standing-part-hint", part=part.kind, player="")
        person = part.seat < self.standing.settings.humans
        who = "person" if person else "opponent"
        return self.words.say("standing-part-hint", part=who, player=self.names[part.seat])

    def field(self, field: Field) -> str:
        key, values = field.says
        return sentence(plain(self.words.say(key, **values)))

    def at(self, name: str) -> str:
        """A field with the part it belongs to."""
        part, field = self._fields[name]
        return self.words.say("standing-at", part=self.part(part), field=self.field(field))

    def choice(self, field: Field, value: str) -> str:
        """A word of a field that has several."""
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
        """Where the Progress marker may lie in the pyramid."""
        bot = self.standing.state.bot
        if place < 0 or bot is None:
            return self.words.say("standing-progress-start")
        tile = self._tile(bot.pyramid[place])
        return self.words.say("standing-progress-tile", number=place + 1, tile=tile)

    def _tile(self, tile: int) -> str:
        return action_tile(self.words, self.standing.settings.edition, tile)

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
        return self.words.say(f"standing-problem-{problem.key}", **values)

    # What follows from what was entered

    def facts(self, part: TablePart) -> list[str]:
        return list(FACTS[part.kind](self, part)) if part.kind in FACTS else []

    def _bag(self, part: TablePart) -> Iterator[str]:
        state = self.standing.state
        colour = self.standing.settings.edition.colour_of
        left = Counter(colour(die) for die in state.bag)
        if not left:
            yield self.words.say("standing-fact-bag-empty")
            return
        dice = [
            self.words.say("standing-fact-bag-dice", colour=word(Colour(each)), count=left[each])
            for each in sorted(left)
        ]
        said = list_of(self.words, dice)
        yield self.words.say("standing-fact-bag", count=len(state.bag), dice=said)

    def _course(self, part: TablePart) -> Iterator[str]:
        """The next Scoring, by the markers that are still there."""
        steps = self.standing.settings.edition.marker_steps
        for marker, far in zip(self.standing.state.markers, steps, strict=True):
            if marker >= 0:
                yield self.words.say("standing-fact-scoring", round=far * ROUNDS_PER_ROTATION)
                return

    def _decks(self, part: TablePart) -> Iterator[str]:
        names = ("blessings", "technologies", "decrees")
        counts = dict(zip(names, map(len, self.standing.state.decks), strict=True))
        yield self.words.say("standing-fact-decks", **counts)

    def _tiles(self, part: TablePart) -> Iterator[str]:
        yield self.words.say("standing-fact-tiles", count=len(self.standing.state.stack))

    def _pieces(self, part: TablePart) -> Iterator[str]:
        player = self.standing.state.players[part.seat]
        left = {name: getattr(player, name) for name in ("buildings", "pillars", "statues")}
        yield self.words.say("standing-fact-pieces", player=self.names[part.seat], **left)

    def _conquest(self, part: TablePart) -> Iterator[str]:
        board = self.standing.state.seth
        assert board is not None
        yield self.words.say("standing-fact-conquest", count=len(board.stack))

    def _artifacts(self, part: TablePart) -> Iterator[str]:
        board = self.standing.state.seth
        assert board is not None
        yield self.words.say("standing-fact-artifacts", count=len(board.pile))


FACTS = {
    "course": StandingWords._course,
    "dice": StandingWords._bag,
    "market": StandingWords._decks,
    "temple": StandingWords._tiles,
    "player": StandingWords._pieces,
    "conquest": StandingWords._conquest,
    "seth": StandingWords._artifacts,
}
