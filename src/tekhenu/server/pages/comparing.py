"""A component at a real table whose printed values are reconstructed: is it the same in the box?

Values that an owner has checked in an edition are known and not asked for again.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from tekhenu.board.svg import Svg, ids_apart
from tekhenu.components import Edition
from tekhenu.components.box import NAME, Component
from tekhenu.components.kinds import Plain
from tekhenu.components.loading import plain_values
from tekhenu.real_table.in_play import components_in_play
from tekhenu.rules import View
from tekhenu.text import Catalogue, catalogue
from tekhenu.text.values import value_label, value_words

from ...presentation.edition.drawings import drawings_of_component
from ...presentation.edition.looks import draft_look
from ...presentation.edition.pictures import value_picture
from ..storage import EditionRecord
from .box import MODULES

LONGEST = 200  # characters of an entry


@dataclass(frozen=True, slots=True)
class ComparedValue:
    label: str
    picture: Markup
    words: str


@dataclass(frozen=True, slots=True)
class ShownComponent:
    """What a component shows: as it is drawn, and in a list where a drawing would not do."""

    drawings: list[Svg]
    values: list[ComparedValue]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the page asks the owner; `own` is what their edition says, if that is something else."""

    component: Component
    edition: str  # of the owner; empty if there is none yet
    game: ShownComponent
    own: ShownComponent | None
    confirmed: str  # values to be checked, as JSON
    corrections: str  # options of entries, as JSON
    further: int  # components that wait

    @property
    def kind(self) -> str:
        """What the component is called in a button."""
        if not self.component.is_piece:
            return "board"
        return "tile" if self.component.name[0] in "PQ" else "card"


def comparison(
    view: View, records: Sequence[EditionRecord], put_off: Collection[str], words: Catalogue
) -> Comparison | None:
    """Return the first component to be compared, those that differ from the owner's edition first.

    `put_off` are the names of components that the owner does not want to compare now.
    """
    record = edition_for(view.settings.edition, records)
    given = {} if record is None else record.draft.given
    printed = plain_values(view.settings.edition)
    waiting = [
        component
        for component in components_in_play(view)
        if component.name not in put_off
        and any(given.get(path) != printed[path] for path in component.paths)
    ]
    waiting.sort(key=lambda component: not differing(component, given, printed))
    if not waiting:
        return None
    component = waiting[0]
    changed = differing(component, given, printed)
    own = None
    if record is not None and changed:
        own = _shown("own", record.draft.edition, component, words.lang)
    return Comparison(
        component,
        "" if record is None else record.id,
        _shown("game", view.settings.edition, component, words.lang),
        own,
        json.dumps({path: printed[path] for path in component.paths}),
        json.dumps(packed({NAME: "" if record is None else record.draft.name}, changed)),
        len(waiting) - 1,
    )


def edition_for(edition: Edition, records: Sequence[EditionRecord]) -> EditionRecord | None:
    """Return the owner's edition that the game is played with, or the one changed last."""
    named = (record for record in records if record.draft.name == edition.name)
    return next(named, records[0] if records else None)


def differing(
    component: Component, given: Mapping[str, Plain], printed: Mapping[str, Plain]
) -> dict[str, Plain]:
    """Return the values that an owner has entered and that the game has otherwise."""
    entered = {path: given[path] for path in component.paths if path in given}
    return {path: value for path, value in entered.items() if value != printed[path]}


def packed(always: Mapping[str, Plain], values: Mapping[str, Plain]) -> list[str]:
    """Write values as options of as few entries as can hold them."""
    entries: list[dict[str, Plain]] = []
    for path, value in values.items():
        if entries and len(_compact({**entries[-1], path: value})) <= LONGEST:
            entries[-1][path] = value
        else:
            entries.append({**always, path: value})
    return [_compact(entry) for entry in entries]


def _compact(values: Mapping[str, Plain]) -> str:
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


@lru_cache(64)  # the page is drawn anew with every tap
def _shown(whose: str, edition: Edition, component: Component, lang: str) -> ShownComponent:
    words = catalogue(lang)
    look = draft_look(edition, words, {}, MODULES[component.part.module] == "seth")
    with ids_apart(f"{whose}-{component.name}-"):
        drawings = drawings_of_component(component, look)
    in_list = component.paths if component.is_piece or not drawings else ()
    return ShownComponent(drawings, [*_values(edition, in_list, words)])


def _values(edition: Edition, paths: Iterable[str], words: Catalogue) -> Iterable[ComparedValue]:
    printed = plain_values(edition)
    for path in paths:
        value = printed[path]
        picture, said = value_picture(words, path, value), value_words(words, path, value)
        yield ComparedValue(value_label(words, path), picture, said)
