"""The companion: a phone beside a real table. What hands are to do, what the table is asked, and
one's own choices; the board is on the table, and one tab away."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tekhenu.board import Look, Shows
from tekhenu.components.kinds import word
from tekhenu.components.terms import Colour, God, Purity
from tekhenu.real_table.companion import EntryError, read
from tekhenu.rules import Decision, DecisionKind, Game
from tekhenu.rules import event as ev
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import (
    GoFirst,
    LayTile,
    Move,
    Outcome,
    RollDie,
    Settle,
    TakeDie,
    TossCoin,
    TurnTile,
)
from tekhenu.rules.place import Section
from tekhenu.rules.subject import Ordinal
from tekhenu.text import Catalogue, Titled, decision_prompt, describe_option, option_titled
from tekhenu.text.names import sentence
from tekhenu.text.places import place_name
from tekhenu.text.scene import purity_of

from ...games.timeline import Timeline
from ...games.visibility import decision_seen
from ...presentation.final import final_score
from ...presentation.hands import deeds_of
from ...presentation.outcomes import with_outcomes
from ...presentation.pictures import SmallPicture, die_picture, picture_of, tile_picture
from ...presentation.prompt import Choice, Prompt, asked, in_words
from .finished import edition_text
from .table import Seen, companion_of, look_at, tile_asked, title, waiting

MOST_AT_ONCE = 12  # outcomes of one kind that may follow one another
SEARCHED = 12  # outcomes that are found by looking
MOST_ASKED = 2  # times within an opponent's turn
CORRECTABLE = 60  # entries offered for correction


class Misread(ValueError):
    """What was typed cannot be; the message says why, and nothing has changed."""


@dataclass(frozen=True, slots=True)
class PossibleOutcome:
    """What can happen: `weight` for lots that the program draws."""

    option: str
    title: str
    detail: str
    picture: SmallPicture | None
    weight: float


@dataclass(frozen=True, slots=True)
class DiceRow:
    """A color with what its dice may show; `left` are in the bag."""

    colour: str
    left: int
    faces: list[PossibleOutcome]


@dataclass(frozen=True, slots=True)
class DieToTake:
    option: str
    title: str
    picture: SmallPicture
    purity: str


@dataclass(frozen=True, slots=True)
class WaysToLie:
    """A space of the Temple, and how a tile may be turned there."""

    name: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class EntryPad:
    """The question to the table; `due` outcomes of this kind are still to come, this one too."""

    kind: DecisionKind
    question: str
    due: int
    entered: list[SmallPicture]
    dice: list[DiceRow]
    others: list[PossibleOutcome]
    auto: bool = False  # the program draws this lot

    @property
    def searched(self) -> bool:
        return len(self.others) > SEARCHED

    @property
    def typed(self) -> bool:
        """Whether typing may be quicker than tapping."""
        return bool(self.dice) or self.searched

    @property
    def by_lot(self) -> bool:
        """Whether nothing on the table decides it."""
        return self.kind in (DecisionKind.TIE, DecisionKind.FIRST_PLAYER)


@dataclass(frozen=True, slots=True)
class MadeEntry:
    """An entry that can be corrected: after `step` choices it was made."""

    step: int
    text: str
    told: bool
    option: str
    question: str = ""  # what the table was asked


def companion_page(seen: Seen) -> dict[str, Any]:
    words, view, mine = seen.words, seen.view, seen.mine
    answers = with_outcomes(seen.game, mine, in_words(view, mine, words.lang), words)
    look = look_at(view, seen.names, words, mine, answers)
    tabled = seen.decision if seen.decision and seen.decision.player == TABLE else None
    prompt = None if mine is None else asked(view, mine, answers, Shows(), words)
    return {
        "game": seen.id,
        "board_page": f"/games/{seen.id}",
        "companion": companion_of(seen.id, view),
        "viewer": seen.viewer,
        "enters": seen.viewer.held[0] if seen.viewer.seat is None else seen.viewer.seat,
        "sequence": seen.sequence,
        "steps": len(seen.bounds) - 1,
        "look": look,
        "names": seen.names,
        "moment": seen.moment,
        "edition_text": edition_text(seen.edition, words),
        "title": title(seen),
        "seating": seen.seating,
        "deeds": deeds_of(look, seen.names, words.lang),
        "pad": tabled and pad_of(look, seen.game, tabled, words),
        "prompt": prompt,
        "lying": {} if mine is None else by_section(look, mine, answers, words),
        "places": {} if mine is None or prompt is None else by_place(mine, prompt, words),
        "pictures": {str(o): picture_of(look, o) for o in mine.options} if mine else {},
        "kind": seen.decision.kind.dashed if seen.decision is not None else "",
        "tile": tile_asked(look, mine),
        "waiting": waiting(seen),
        "comparison": None,
        **(final_score(seen.game, look, words) if seen.over else {"final": None}),
    }


def by_section(
    look: Look, decision: Decision, answers: Mapping[Move, Titled], words: Catalogue
) -> dict[str, list[DieToTake]]:
    """The dice that may be taken, as they lie round the obelisk; nothing if none is asked for."""
    found: dict[str, list[DieToTake]] = {}
    for option in decision.options:
        if not isinstance(option, TakeDie):
            return {}
        purity = Purity(purity_of(look.view, option.colour, option.section)).name.lower()
        picture = die_picture(option.colour, option.value)
        die = DieToTake(str(option), answers[option].title, picture, purity)
        found.setdefault(word(God(option.section)), []).append(die)
    return found


def by_place(
    decision: Decision, prompt: Prompt, words: Catalogue
) -> dict[tuple[int, int], WaysToLie]:
    """Where a tile may lie by row and column; nothing if none is laid."""
    ways = {c.option: c for group in prompt.groups for c in group.choices}
    found: dict[tuple[int, int], WaysToLie] = {}
    for option in decision.options:
        if not isinstance(option, LayTile):
            return {}
        place = option.place
        there = WaysToLie(sentence(place_name(words, place)), [])
        there = found.setdefault((place.row, place.column), there)
        there.choices.append(ways[str(option)])
    return found


def pad_of(look: Look, game: Game, question: Decision, words: Catalogue) -> EntryPad:
    """What can happen now, as far as the viewer may know."""
    chance = question.chance or ()
    happenings = [
        _outcome(look, question, option, weight, words)
        for option, weight in zip(question.options, chance, strict=True)
    ]
    rolls = [option for option in question.options if isinstance(option, RollDie)]
    return EntryPad(
        question.kind,
        decision_prompt(look.view, question, words.lang, look.names),
        due(game, question) if question.options else 0,
        entered(look, question),
        _dice(look, rolls, happenings),
        [] if rolls else happenings,
        drawn_by_program(game, question),
    )


def _outcome(
    look: Look, question: Decision, option: Move, weight: float, words: Catalogue
) -> PossibleOutcome:
    said = option_titled(look.view, question, option, words.lang)
    title = look.names[option.seat] if isinstance(option, GoFirst) else said.title
    return PossibleOutcome(
        str(option), title, said.detail, picture_of(look, option), round(weight, 5)
    )


def _dice(
    look: Look, rolls: Sequence[RollDie], happenings: Sequence[PossibleOutcome]
) -> list[DiceRow]:
    colour = look.table.printed.colour
    rows: dict[int, list[PossibleOutcome]] = {}
    for roll, happening in zip(rolls, happenings, strict=False):
        rows.setdefault(roll.colour, []).append(happening)
    bag = [colour[die] for die in look.state.bag]
    return [
        DiceRow(word(Colour(colour)), bag.count(colour), faces) for colour, faces in rows.items()
    ]


def drawn_by_program(game: Game, question: Decision) -> bool:
    """A tie that would be the third question of an opponent's turn: nobody is asked so much."""
    count = 0
    for choice in reversed(game.choices):
        count += isinstance(choice, Settle | TossCoin | TurnTile)
        if not isinstance(choice, Settle):
            break
    return question.kind == DecisionKind.TIE and count >= MOST_ASKED


def due(game: Game, question: Decision) -> int:
    """How many outcomes of this kind follow one another, whatever they are."""
    tried, count, options = game.copy(), 0, set(question.options)
    while count < MOST_AT_ONCE:
        count += 1
        decision = tried.decision
        assert decision is not None
        tried.play(decision.options[-1])
        after = tried.decision
        if after is None or after.kind != question.kind or not options.issuperset(after.options):
            break
        if question.kind == DecisionKind.ROLL and after.about != question.about:
            break
    return count


def entered(look: Look, question: Decision) -> list[SmallPicture]:
    """What was entered of the same: tiles of the pyramid, dice of a section."""
    bot, about = look.state.bot, question.about
    if bot is not None and question.kind == DecisionKind.PYRAMID and isinstance(about, Ordinal):
        return [tile_picture(look, tile) for tile in bot.pyramid[: about.index]]
    return rolled_for(look, about.index) if isinstance(about, Section) else []


def rolled_for(look: Look, section: int) -> list[SmallPicture]:
    """Dice that were just rolled for the same section."""
    dice: list[SmallPicture] = []
    colour = look.table.printed.colour
    for event in reversed(look.view.events):
        if not isinstance(event, ev.Rolled) or event.section != section:
            break
        dice.insert(0, die_picture(colour[event.die], event.value))
    return dice


def read_typed(game: Game, seat: int | None, text: str, words: Catalogue) -> list[str]:
    """Return the outcomes that somebody has typed at a seat.

    Misread says in their language what is wrong. Secrets of other seats change nothing.
    """
    seen = partial(decision_seen, seat=seat)
    try:
        return [str(outcome) for outcome in read(game, text, words.lang, seen)]
    except EntryError as wrong:
        raise Misread(wrong.say(words.lang)) from None


# Correcting


def entries_page(
    timeline: Timeline, seat: int | None, names: Sequence[str], words: Catalogue
) -> dict[str, Any]:
    """The last entries, the newest first, and what each of them was."""
    choices = timeline.game.choices
    first = max(0, len(choices) - CORRECTABLE)
    game = timeline.at(first)
    made = []
    for step, choice in enumerate(choices[first:], first):
        made.append(_made(game, step, choice, seat, names, words))
        game.play(choice)
    return {"made": made[::-1]}


def _made(
    game: Game,
    step: int,
    choice: Move,
    seat: int | None,
    names: Sequence[str],
    words: Catalogue,
) -> MadeEntry:
    """What somebody else chose or drew in secret stays theirs."""
    decision = game.decision
    assert decision is not None
    told = isinstance(choice, Outcome)
    whose = decision.answered_by
    if whose != seat and decision.kind.secret:
        text = words.say("companion-secret", player=names[whose] if whose >= 0 else "")
        return MadeEntry(step, text, told, "")
    text = describe_option(game, decision, choice, words.lang)
    question = decision_prompt(game, decision, words.lang, names) if told else ""
    return MadeEntry(step, text, told, str(choice), question)
