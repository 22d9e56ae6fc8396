"""A table as an edition under way would have it, before anybody has played."""

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
from tekhenu.text import Catalogue, card_text, seat_names

SEED = 1
PLAYERS = 4  # so that every space is drawn


@dataclass(frozen=True)
class DraftLook(Look):
    """Values may contradict each other, so no game could be begun with them; what is drawn of it
    is forgotten, since the next one follows soon."""

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
    edition: Edition, words: Catalogue, values: Mapping[str, ValueMark], seth: bool
) -> DraftLook:
    usual = _usual(seth)
    settings = copy(usual.settings)
    object.__setattr__(settings, "edition", edition)  # unchecked, as values may be
    return DraftLook(
        view=replace(usual, settings=settings, state=_empty(usual.state, edition)),
        names=seat_names(usual.settings, words.lang),
        words=words,
        card_text=partial(card_text, lang=words.lang, edition=edition),
        values=values,
    )


def _empty(state: State, edition: Edition) -> State:
    """What is printed, and nothing that was dealt: Pillar tiles and dice would be in the way."""
    bare = state.copy()
    bare.horus = [int(god) for god in edition.preprinted_gods]
    bare.display = [-1] * len(bare.display)
    bare.sections = [[] for _ in bare.sections]
    if bare.seth is not None:
        bare.seth.conquest = -1
    return bare
