"""The comparison of reconstructed components with the owner's copy, beside a real table.

Values that an owner has already checked in an edition are not asked for again.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from tekhenu.board.svg import Svg, id_prefix
from tekhenu.components import Edition
from tekhenu.components.drafts import NAME, Component
from tekhenu.components.kinds import Plain
from tekhenu.components.loading import plain_values
from tekhenu.real_table.in_play import components_in_play
from tekhenu.rules import View
from tekhenu.text import Catalog, catalog
from tekhenu.text.values import value_label, value_words

from ...presentation.edition.drawings import drawings_of_component
from ...presentation.edition.looks import draft_look
from ...presentation.edition.pictures import value_picture
from ..storage import EditionRecord
from .editions import MODULES

MAX_ENTRY_LENGTH = 200  # characters of an entry


@dataclass(frozen=True, slots=True)
class ComparedValue:
    label: str
    picture: Markup
    words: str


@dataclass(frozen=True, slots=True)
class ShownComponent:
    """A component as drawings, with a list of the values that drawings do not show clearly."""

    drawings: list[Svg]
    values: list[ComparedValue]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The component to compare; `own` shows it in the owner's edition if that differs."""

    component: Component
    edition: str  # of the owner; empty if there is none yet
    game: ShownComponent
    own: ShownComponent | None
    confirmed: str  # values that become checked if the owner confirms, as JSON
    corrections: str  # options of entries that correct the game, as JSON
    further: int  # number of components still to compare

    @property
    def kind(self) -> str:
        """Return the word for the component in buttons."""
        if not self.component.is_piece:
            return "board"
        return "tile" if self.component.name[0] in "PQ" else "card"


def comparison(
    view: View, records: Sequence[EditionRecord], postponed: Collection[str], words: Catalog
) -> Comparison | None:
    """Return the first component to be compared, those that differ from the owner's edition first.

    `postponed` are the names of components that the owner does not want to compare now.
    """
    record = edition_for(view.settings.edition, records)
    given = {} if record is None else record.draft.given
    printed = plain_values(view.settings.edition)
    waiting = [
        component
        for component in components_in_play(view)
        if component.name not in postponed
        and any(given.get(path) != printed[path] for path in component.paths)
    ]
    waiting.sort(key=lambda component: not differing(component, given, printed))
    if not waiting:
        return None
    component = waiting[0]
    changed = differing(component, given, printed)
    own = None
    if record is not None and changed:
        own = _drawn_component("own", record.draft.edition, component, words.lang)
    return Comparison(
        component,
        "" if record is None else record.id,
        _drawn_component("game", view.settings.edition, component, words.lang),
        own,
        json.dumps({path: printed[path] for path in component.paths}),
        json.dumps(
            split_into_entries({NAME: "" if record is None else record.draft.name}, changed)
        ),
        len(waiting) - 1,
    )


def edition_for(edition: Edition, records: Sequence[EditionRecord]) -> EditionRecord | None:
    """Return the owner's edition that the game is played with, or the one changed last."""
    named = (record for record in records if record.draft.name == edition.name)
    return next(named, records[0] if records else None)


def differing(
    component: Component, given: Mapping[str, Plain], printed: Mapping[str, Plain]
) -> dict[str, Plain]:
    """Return the values of an owner's edition that differ from those of the game."""
    entered = {path: given[path] for path in component.paths if path in given}
    return {path: value for path, value in entered.items() if value != printed[path]}


def split_into_entries(always: Mapping[str, Plain], values: Mapping[str, Plain]) -> list[str]:
    """Return values as options of as few entries as possible."""
    entries: list[dict[str, Plain]] = []
    for path, value in values.items():
        if entries and len(_compact({**entries[-1], path: value})) <= MAX_ENTRY_LENGTH:
            entries[-1][path] = value
        else:
            entries.append({**always, path: value})
    return [_compact(entry) for entry in entries]


def _compact(values: Mapping[str, Plain]) -> str:
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


@lru_cache(64)  # the page is rendered after every tap
def _drawn_component(
    whose: str, edition: Edition, component: Component, lang: str
) -> ShownComponent:
    words = catalog(lang)
    look = draft_look(edition, words, {}, MODULES[component.part.module] == "seth")
    with id_prefix(f"{whose}-{component.name}-"):
        drawings = drawings_of_component(component, look)
    in_list = component.paths if component.is_piece or not drawings else ()
    return ShownComponent(drawings, [*_values(edition, in_list, words)])


def _values(edition: Edition, paths: Iterable[str], words: Catalog) -> Iterable[ComparedValue]:
    printed = plain_values(edition)
    for path in paths:
        value = printed[path]
        picture, said = value_picture(words, path, value), value_words(words, path, value)
        yield ComparedValue(value_label(words, path), picture, said)
