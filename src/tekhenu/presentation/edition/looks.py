"""A table for drawing an edition that is being edited."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial

from tekhenu.board.look import Look, ValueMark
from tekhenu.components import Edition
from tekhenu.rules import Game, Settings, TimeOfSeth, View
from tekhenu.rules.printed import Printed
from tekhenu.rules.state import State
from tekhenu.rules.table import Table
from tekhenu.text import Catalog, card_text, seat_names

SEED = 1
PLAYERS = 4  # so that every space is drawn


@dataclass(frozen=True)
class DraftLook(Look):
    """A look for values that may contradict each other, so that no game could start with them.

    Drawings are not cached, because the next edit follows soon.
    """

    @cached_property
    def table(self) -> Table:
        table = Table(
            self.view.state, _usual(self.view.settings.expansion is not None).settings, None
        )
        table.settings = self.view.settings
        table.printed = Printed(self.view.settings)
        return table


@cache
def _usual(seth: bool) -> View:
    settings = Settings(players=PLAYERS, expansion=TimeOfSeth() if seth else None)
    return Game.new(settings, SEED).view(None)


def draft_look(
    edition: Edition, words: Catalog, values: Mapping[str, ValueMark], seth: bool
) -> DraftLook:
    usual = _usual(seth)
    settings = copy(usual.settings)
    object.__setattr__(
        settings, "edition", edition
    )  # unchecked, because values may be contradictory
    return DraftLook(
        view=replace(usual, settings=settings, state=_empty(usual.state, edition)),
        names=seat_names(usual.settings, words.lang),
        words=words,
        card_text=partial(card_text, lang=words.lang, edition=edition),
        values=values,
    )


def _empty(state: State, edition: Edition) -> State:
    """Remove everything that was dealt, such as Pillar tiles and dice, and keep what is printed."""
    bare = state.copy()
    bare.horus = [int(god) for god in edition.preprinted_gods]
    bare.display = [-1] * len(bare.display)
    bare.sections = [[] for _ in bare.sections]
    if bare.seth is not None:
        bare.seth.conquest = -1
    return bare
