"""From what was entered to a position and back."""

from dataclasses import dataclass

from ...rules.builder import empty_table
from ...rules.game import Game
from ...rules.settings import Settings
from ...rules.state import State
from .building import Builder
from .fields import Draft, DraftError, TablePart, Value
from .parts import parts_of
from .problems import found_in
from .table_problem import StandingError, TableProblem

LONGEST_NAME = 60  # of an unknown field, as it is shown


@dataclass(frozen=True, slots=True)
class StandingTable:
    """A table as far as it was entered: its position can be drawn whatever is still wrong."""

    settings: Settings
    parts: tuple[TablePart, ...]
    draft: Draft
    state: State
    problems: list[TableProblem]

    @property
    def sound(self) -> bool:
        """Whether a game can begin here."""
        return not any(problem.blocks for problem in self.problems)

    def of_part(self, part: TablePart) -> list[TableProblem]:
        return [problem for problem in self.problems if problem.part == part.name]


def stand(settings: Settings, draft: Draft) -> StandingTable:
    """The table as it was entered; DraftError if something in it is no value of its field."""
    parts = parts_of(settings)
    checked = _checked(parts, draft)
    builder = Builder(settings, checked)
    for part in parts:
        for field in part.fields:
            if field.name in checked:
                builder.part, builder.field = part.name, field.name
                field.write(builder, checked[field.name])
    state = builder.finish()
    return StandingTable(settings, parts, checked, state, found_in(builder, parts))


def _checked(parts: tuple[TablePart, ...], draft: Draft) -> dict[str, Value]:
    fields = {field.name: field for part in parts for field in part.fields}
    for name in draft:
        if name not in fields:
            raise DraftError("unknown", str(name)[:LONGEST_NAME])
    return {name: fields[name].check(value) for name, value in draft.items()}


def draft_of(state: State, settings: Settings) -> dict[str, Value]:
    """What people at the table would enter of a position; what is as at the beginning they need
    not."""
    usual = empty_table(settings)
    return {
        field.name: value
        for part in parts_of(settings)
        for field in part.fields
        if (value := field.read(state)) != field.read(usual)
    }


def begin(settings: Settings, draft: Draft) -> Game:
    """The game, from here on; StandingError if it cannot begin."""
    standing = stand(settings, draft)
    if not standing.sound:
        raise StandingError([problem for problem in standing.problems if problem.blocks])
    return Game.at(standing.state, settings)
