"""Conversion between drafts and positions."""

from dataclasses import dataclass

from ...rules.builder import empty_table
from ...rules.game import Game
from ...rules.settings import Settings
from ...rules.state import State
from .building import Builder
from .fields import DraftError, FieldValue, FieldValues, TablePart
from .parts import parts_of
from .problems import found_in
from .table_problem import TableProblem, UnplayableDraft

LONGEST_NAME = 60  # maximum length of an unknown field name in a message


@dataclass(frozen=True, slots=True)
class EditedTable:
    """A table as entered so far; its position can be drawn even with problems."""

    settings: Settings
    parts: tuple[TablePart, ...]
    draft: FieldValues
    state: State
    problems: list[TableProblem]

    @property
    def sound(self) -> bool:
        """Return whether a game can start here."""
        return not any(problem.blocks for problem in self.problems)

    def of_part(self, part: TablePart) -> list[TableProblem]:
        return [problem for problem in self.problems if problem.part == part.name]


def build_table(settings: Settings, draft: FieldValues) -> EditedTable:
    """Build the table of a draft. Raises DraftError if a value does not fit its field."""
    parts = parts_of(settings)
    checked = _checked(parts, draft)
    builder = Builder(settings, checked)
    for part in parts:
        for field in part.fields:
            if field.name in checked:
                builder.part, builder.field = part.name, field.name
                field.write(builder, checked[field.name])
    state = builder.finish()
    return EditedTable(settings, parts, checked, state, found_in(builder, parts))


def _checked(parts: tuple[TablePart, ...], draft: FieldValues) -> dict[str, FieldValue]:
    fields = {field.name: field for part in parts for field in part.fields}
    for name in draft:
        if name not in fields:
            raise DraftError("unknown", str(name)[:LONGEST_NAME])
    return {name: fields[name].check(value) for name, value in draft.items()}


def draft_of(state: State, settings: Settings) -> dict[str, FieldValue]:
    """Return the draft that people would enter for a position, without the initial values."""
    usual = empty_table(settings)
    return {
        field.name: value
        for part in parts_of(settings)
        for field in part.fields
        if (value := field.read(state)) != field.read(usual)
    }


def begin(settings: Settings, draft: FieldValues) -> Game:
    """Start the game of a draft. Raises UnplayableDraft if that is impossible."""
    table = build_table(settings, draft)
    if not table.sound:
        raise UnplayableDraft([problem for problem in table.problems if problem.blocks])
    return Game.at(table.state, settings)
