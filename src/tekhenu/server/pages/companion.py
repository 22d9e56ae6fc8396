"""The companion page, for a phone beside a real table.

It shows instructions for moving pieces, asks for the outcomes of dice and cards, and offers the
player's own choices without drawing the board.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tekhenu.board import Look, Shows
from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Purity
from tekhenu.real_table.companion import EntryError, read
from tekhenu.rules import Decision, DecisionKind, Game
from tekhenu.rules import event as ev
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import (
    DrawLot,
    GoFirst,
    LayTile,
    Move,
    Outcome,
    RevealActionTile,
    RollDie,
    TakeDie,
    TossCoin,
)
from tekhenu.rules.place import Section
from tekhenu.rules.subject import Ordinal
from tekhenu.text import Catalog, Titled, decision_prompt, describe_option, option_titled
from tekhenu.text.names import sentence
from tekhenu.text.places import place_name
from tekhenu.text.scene import purity_of

from ...games.timeline import Timeline
from ...games.visibility import decision_seen
from ...presentation.final import final_score
from ...presentation.hands import instruction_blocks
from ...presentation.outcomes import with_outcomes
from ...presentation.pictures import SmallPicture, die_picture, picture_of, tile_picture
from ...presentation.prompt import Choice, Prompt, build_prompt, option_titles
from .finished_games import edition_text
from .table import TableModel, companion_url, look_at, tile_to_place, title, waiting_message

MAX_OUTCOMES = 12  # limit for counting consecutive outcomes of one kind
SEARCH_THRESHOLD = 12  # with more outcomes the page has a search field
MAX_TIE_QUESTIONS = 2  # per turn of a solo opponent
CORRECTABLE = 60  # number of latest entries offered for correction


class UnreadableEntry(ValueError):
    """Raised for a typed outcome that is impossible. The message says why; nothing has changed."""


@dataclass(frozen=True, slots=True)
class PossibleOutcome:
    """A possible outcome; its `weight` is used if the program draws it."""

    option: str
    title: str
    detail: str
    picture: SmallPicture | None
    weight: float


@dataclass(frozen=True, slots=True)
class DiceRow:
    """A color with the possible faces of its dice; `left` is the number of dice in the bag."""

    color: str
    left: int
    faces: list[PossibleOutcome]


@dataclass(frozen=True, slots=True)
class TakeableDie:
    option: str
    title: str
    picture: SmallPicture
    purity: str


@dataclass(frozen=True, slots=True)
class TilePlacements:
    """A space of the Temple with the legal rotations of a tile there."""

    name: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class EntryPad:
    """The input for an outcome; `due` is the number of such outcomes left, including it."""

    kind: DecisionKind
    question: str
    due: int
    entered: list[SmallPicture]
    dice: list[DiceRow]
    others: list[PossibleOutcome]
    auto: bool = False  # the program decides this tie at random

    @property
    def searched(self) -> bool:
        return len(self.others) > SEARCH_THRESHOLD

    @property
    def typed(self) -> bool:
        """Return whether typing may be quicker than tapping."""
        return bool(self.dice) or self.searched

    @property
    def by_lot(self) -> bool:
        """Return whether the outcome is decided at random, without dice, cards or tiles."""
        return self.kind in (DecisionKind.TIE, DecisionKind.FIRST_PLAYER)


@dataclass(frozen=True, slots=True)
class MadeEntry:
    """An entry that can be corrected; `step` is the number of choices before it."""

    step: int
    text: str
    is_outcome: bool  # entered by the table, not chosen by a player
    option: str
    question: str = ""


def companion_page(model: TableModel) -> dict[str, Any]:
    words, view, mine = model.words, model.view, model.mine
    answers = with_outcomes(model.game, mine, option_titles(view, mine, words.lang), words)
    look = look_at(view, model.names, words, mine, answers)
    tabled = model.decision if model.decision and model.decision.player == TABLE else None
    prompt = None if mine is None else build_prompt(view, mine, answers, Shows(), words)
    return {
        "game": model.id,
        "board_page": f"/games/{model.id}",
        "companion": companion_url(model.id, view),
        "viewer": model.viewer,
        "acting_seat": model.viewer.held[0] if model.viewer.seat is None else model.viewer.seat,
        "sequence": model.sequence,
        "queued": model.queued,
        "steps": len(model.bounds) - 1,
        "look": look,
        "names": model.names,
        "moment": model.moment.parts,
        "edition_text": edition_text(model.edition, words),
        "title": title(model),
        "seating": model.seating,
        "instructions": instruction_blocks(look, model.names, words.lang),
        "pad": tabled and entry_pad(look, model.game, tabled, words),
        "prompt": prompt,
        "takeable": {} if mine is None else by_section(look, mine, answers, words),
        "places": {} if mine is None or prompt is None else by_place(mine, prompt, words),
        "pictures": {str(o): picture_of(look, o) for o in mine.options} if mine else {},
        "kind": model.decision.kind.dashed if model.decision is not None else "",
        "tile": tile_to_place(look, mine),
        "waiting": waiting_message(model),
        "comparison": None,
        **(final_score(model.game, look, words) if model.over else {"final": None}),
    }


def by_section(
    look: Look, decision: Decision, answers: Mapping[Move, Titled], words: Catalog
) -> dict[str, list[TakeableDie]]:
    """Return the dice that can be taken, by section; empty for other decisions."""
    found: dict[str, list[TakeableDie]] = {}
    for option in decision.options:
        if not isinstance(option, TakeDie):
            return {}
        purity = Purity(purity_of(look.view, option.color, option.section)).name.lower()
        picture = die_picture(option.color, option.value)
        die = TakeableDie(str(option), answers[option].title, picture, purity)
        found.setdefault(word(God(option.section)), []).append(die)
    return found


def by_place(
    decision: Decision, prompt: Prompt, words: Catalog
) -> dict[tuple[int, int], TilePlacements]:
    """Return the possible placements of a tile by row and column; empty for other decisions."""
    ways = {c.option: c for group in prompt.groups for c in group.choices}
    found: dict[tuple[int, int], TilePlacements] = {}
    for option in decision.options:
        if not isinstance(option, LayTile):
            return {}
        place = option.place
        there = TilePlacements(sentence(place_name(words, place)), [])
        there = found.setdefault((place.row, place.column), there)
        there.choices.append(ways[str(option)])
    return found


def entry_pad(look: Look, game: Game, question: Decision, words: Catalog) -> EntryPad:
    """Return the input for the current outcome, as far as the viewer may know it."""
    chance = question.chance or ()
    happenings = [
        _outcome(look, question, option, weight, words)
        for option, weight in zip(question.options, chance, strict=True)
    ]
    rolls = [option for option in question.options if isinstance(option, RollDie)]
    return EntryPad(
        question.kind,
        decision_prompt(look.view, question, words.lang, look.names),
        game.outcomes_ahead(MAX_OUTCOMES) if question.options else 0,
        entered_pictures(look, question),
        _dice(look, rolls, happenings),
        [] if rolls else happenings,
        drawn_by_program(game, question),
    )


def _outcome(
    look: Look, question: Decision, option: Move, weight: float, words: Catalog
) -> PossibleOutcome:
    said = option_titled(look.view, question, option, words.lang)
    title = look.names[option.seat] if isinstance(option, GoFirst) else said.title
    return PossibleOutcome(
        str(option), title, said.detail, picture_of(look, option), round(weight, 5)
    )


def _dice(
    look: Look, rolls: Sequence[RollDie], happenings: Sequence[PossibleOutcome]
) -> list[DiceRow]:
    color = look.table.printed.color
    rows: dict[int, list[PossibleOutcome]] = {}
    for roll, happening in zip(rolls, happenings, strict=False):
        rows.setdefault(roll.color, []).append(happening)
    bag = [color[die] for die in look.state.bag]
    return [DiceRow(word(Color(color)), bag.count(color), faces) for color, faces in rows.items()]


def drawn_by_program(game: Game, question: Decision) -> bool:
    """Return whether this is at least the third tie of an opponent's turn.

    The program decides such ties itself, because more questions would be tedious.
    """
    count = 0
    for choice in reversed(game.choices):
        count += isinstance(choice, DrawLot | TossCoin | RevealActionTile)
        if not isinstance(choice, DrawLot):
            break
    return question.kind == DecisionKind.TIE and count >= MAX_TIE_QUESTIONS


def entered_pictures(look: Look, question: Decision) -> list[SmallPicture]:
    """Return pictures of what was entered so far: tiles of the pyramid or dice of a section."""
    bot, about = look.state.bot, question.about
    if bot is not None and question.kind == DecisionKind.PYRAMID and isinstance(about, Ordinal):
        return [tile_picture(look, tile) for tile in bot.pyramid[: about.index]]
    return rolled_for(look, about.index) if isinstance(about, Section) else []


def rolled_for(look: Look, section: int) -> list[SmallPicture]:
    """Return the dice that were just rolled for a section."""
    dice: list[SmallPicture] = []
    color = look.table.printed.color
    for event in reversed(look.view.events):
        if not isinstance(event, ev.Rolled) or event.section != section:
            break
        dice.insert(0, die_picture(color[event.die], event.value))
    return dice


def read_typed(game: Game, seat: int | None, text: str, words: Catalog) -> list[str]:
    """Return the outcomes for a typed text; raise UnreadableEntry with the reason.

    The result depends only on what the seat may know.
    """
    seen = partial(decision_seen, seat=seat)
    try:
        return [str(outcome) for outcome in read(game, text, words.lang, seen)]
    except EntryError as wrong:
        raise UnreadableEntry(wrong.say(words.lang)) from None


# Corrections


def entries_page(
    timeline: Timeline, seat: int | None, names: Sequence[str], words: Catalog
) -> dict[str, Any]:
    """Return the latest entries, the newest first."""
    choices = timeline.game.choices
    first = max(0, len(choices) - CORRECTABLE)
    game = timeline.at(first)
    made = []
    for step, choice in enumerate(choices[first:], first):
        made.append(_made_entry(game, step, choice, seat, names, words))
        game.play(choice)
    return {"made": made[::-1]}


def _made_entry(
    game: Game,
    step: int,
    choice: Move,
    seat: int | None,
    names: Sequence[str],
    words: Catalog,
) -> MadeEntry:
    """Describe an entry; the secret choices and draws of other seats stay hidden."""
    decision = game.decision
    assert decision is not None
    is_outcome = isinstance(choice, Outcome)
    whose = decision.answered_by
    if whose != seat and decision.kind.secret:
        text = words.say("companion-secret", player=names[whose] if whose >= 0 else "")
        return MadeEntry(step, text, is_outcome, "")
    text = describe_option(game, decision, choice, words.lang)
    question = decision_prompt(game, decision, words.lang, names) if is_outcome else ""
    return MadeEntry(step, text, is_outcome, str(choice), question)
