"""The table as one person sees it."""

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tekhenu.board import Look, Svg, shown_by
from tekhenu.board.panels.plaque import draw_goods
from tekhenu.board.panels.scales import tilt_of
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.components.terms import Colour, Light, Purity
from tekhenu.rules import Decision, DecisionKind, Game, Move, View
from tekhenu.rules.chance import TABLE
from tekhenu.rules.subject import PillarId
from tekhenu.rules.worth import Worth, worths
from tekhenu.text import (
    Catalogue,
    Titled,
    card_text_in,
    decision_prompt,
    describe_option,
    waiting_text,
)

from ...games.creation import FRIEND, ME, RULES
from ...games.records import DROPPED, PlayedEdition
from ...games.session import HUMAN, SECRET, STILL, SessionSnapshot
from ...games.visibility import decider_seen
from ...presentation.final import final_score
from ...presentation.log import cards_named, lines_of, newest_chapters
from ...presentation.narration import told_turns
from ...presentation.outcomes import with_outcomes
from ...presentation.previews import previews
from ...presentation.progress import moment
from ...presentation.prompt import asked, in_words, refused
from ...presentation.stages import newest_stage
from .finished import edition_text
from .kept import left_out
from .leaving import NOBODY_LEAVES, Departures
from .seats import notice_text

TAB_ICONS = {
    "wheel": "sun",
    "temple": "ra",
    "osiris": "osiris",
    "seth": "seth",
    "market": "thoth",
    "you": "population",
    "others": "turn-order",
    "log": "scribe",
}
NO_ANSWERS: Mapping[Move, Titled] = {}
NO_WORTHS: Mapping[Move, Worth] = {}


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a seat or a spectator; `cover`: the seat the device is to be handed to."""

    seat: int | None
    held: tuple[int, ...] = ()
    cover: int | None = None


def viewer_of(session: SessionSnapshot, held: Sequence[int], wanted: int | None) -> Viewer:
    """One seat is always seen; of several, the one that is asked, once it has the device."""
    seats = tuple(held)
    if len(seats) < 2:
        return Viewer(seats[0] if seats else None, seats)
    decider = asked_alone(session.journal.committed.decision)
    asked = decider in seats and decider in session.humans() and not session.over
    if asked and decider != wanted:
        return Viewer(None, seats, decider)
    return Viewer(wanted if wanted in seats else None, seats)


def asked_alone(decision: Decision | None) -> int | None:
    """Return the seat whose question the others should not see, or `TABLE` if everybody may."""
    return None if decision is None else decision.answered_by


@dataclass(frozen=True, slots=True)
class Seating:
    """What the table tells of its seats: a notice that is new, and a deal that somebody knows."""

    changed: int
    newest: str
    known: str


@dataclass(frozen=True, slots=True)
class Seen:
    """A game at one moment for one viewer."""

    id: str
    viewer: Viewer
    words: Catalogue
    names: list[str]
    sequence: int
    game: Game
    view: View
    moment: list[str]  # see `progress.moment`
    confirming: bool
    can_undo: bool
    drafted: tuple[str, ...]
    bounds: list[int]  # events after so many choices
    computers: list[int]
    queued: bool  # the one that is asked waits for its turn to think
    invitations: list[tuple[str, str]]
    seating: Seating
    webhook_failed: bool = False
    rematch: str = ""  # the wish for another game like it, once it is over
    departures: Departures = NOBODY_LEAVES
    edition: PlayedEdition | None = None  # of an owner

    @property
    def over(self) -> bool:
        return self.view.over and not self.confirming

    @property
    def decision(self) -> Decision | None:
        return None if self.confirming else self.view.decision

    @property
    def mine(self) -> Decision | None:
        """The decision, if it is the viewer's."""
        decision, seat = self.decision, self.viewer.seat
        return decision if decision is not None and decision.player == seat else None


def seen_by(
    session: SessionSnapshot,
    viewer: Viewer,
    words: Catalogue,
    departures: Departures = NOBODY_LEAVES,
    *,
    inviter: bool = False,
) -> Seen:
    """An `inviter` sees the links of free seats."""
    journal, seat = session.journal, viewer.seat
    game = journal.game_for(seat)
    view = game.view(seat)
    deciding = not (session.abandoned or seat in departures.stand_in)
    if not deciding and view.decision is not None:
        # Nobody is asked any more, or a computer is in the seat's place.
        asked_here = session.abandoned or view.decision.player == seat
        view = replace(view, decision=None) if asked_here else view
    return Seen(
        id=session.id,
        viewer=viewer,
        words=words,
        names=session.names(words),
        sequence=journal.sequence_for(seat),
        game=game.copy(),
        view=view,
        moment=moment(journal.committed, words),
        confirming=seat is not None and deciding and journal.must_confirm(seat),
        can_undo=seat is not None and deciding and journal.can_undo(seat),
        drafted=journal.drafted,
        bounds=journal.stands.events,
        computers=sorted(session.computers),
        queued=session.queued,
        invitations=invitations(session, words) if inviter else [],
        seating=seating(session, words),
        webhook_failed=seat is not None and session.seats[seat].webhook == DROPPED,
        rematch=rematch(session, viewer) if session.over else "",
        departures=departures,
        edition=session.edition,
    )


def table_page(seen: Seen, have: str = "") -> dict[str, Any]:
    """Everything the template needs; a page that says what it has is sent only the rest."""
    words = seen.words
    view, viewer, names, mine = seen.view, seen.viewer, seen.names, seen.mine
    answers = with_outcomes(seen.game, mine, in_words(view, mine, words.lang), words)
    # A die alone brings nothing: its previews tell what its actions would.
    worth = worths(seen.game, mine) if mine is not None and mine.kind != DecisionKind.DIE else {}
    look = look_at(view, names, words, mine, answers, worth)
    parts = draw_board(look)
    front = front_seat(view, viewer.seat)
    board, others = draw_seat(look, front), draw_others(look, front)
    shown = shown_by([*parts.values(), board])
    chapters = newest_chapters(view)
    log = lines_of(view, chapters, seen.bounds, names, words.lang)
    on_page = shown_in_sections(parts, board, others)
    on_page["light"] = words.lang  # nothing else changes it, as a page belongs to one game
    on_page |= {f"log-{line.id}": line for line in log}
    kept, token = left_out(have, on_page)
    return {
        "game": seen.id,
        "viewer": viewer,
        "sequence": seen.sequence,
        "look": look,
        "names": names,
        "moment": seen.moment,
        "parts": {name: part.without(kept) for name, part in parts.items()},
        "board": board.without(kept),
        "goods": None if viewer.seat is None else draw_goods(look, viewer.seat),
        "kept": kept,
        "have": token,
        "compacts": others,
        **question_of(seen, look),
        "prompt": mine and asked(view, mine, answers, shown, words),
        "tabs": tabs_of(look),
        **light_of_dice(look),
        "previews": previews(seen.game, view, words),
        "tilt": tilt_of,
        "cards": texts_of(look, [*shown.cards, *cards_named(log)]),
        "log": log,
        "told": [] if seen.can_undo or seen.over else told_turns(look, chapters, names, words.lang),
        "stage": newest_stage(view, [c for c in chapters if c.end <= seen.bounds[-1]]),
        "computers": seen.computers,
        "queued": seen.queued,
        "together": len(seen.computers) < view.settings.humans - 1,
        "invitations": seen.invitations,
        "seating": seen.seating,
        "webhook_failed": seen.webhook_failed,
        "rematch": seen.rematch,
        "companion": companion_of(seen.id, view),
        "departures": seen.departures,
        "edition": seen.edition,
        "edition_text": edition_text(seen.edition, words),
        "study": None,
        **(final_score(seen.game, look, words) if seen.over else {"final": None}),
    }


def question_of(seen: Seen, look: Look) -> dict[str, Any]:
    """Who is asked what, and how that is shown."""
    decision, mine = seen.decision, seen.mine
    return {
        "mine": mine is not None,
        "confirming": seen.confirming,
        "can_undo": seen.can_undo,
        "decider": decider_shown(seen),
        "chosen": last_choice(seen),
        "kind": decision.kind.dashed if decision is not None else "",
        "tab": mine.kind.part if mine is not None else "",
        "rule": mine.kind.rule if mine is not None else "",
        "tile": tile_asked(look, mine),
        "title": title(seen),
        "waiting": waiting(seen),
    }


def companion_of(game: str, view: View) -> str:
    """Where a table of people is asked how dice and cards fell."""
    return f"/games/{game}/companion" if view.settings.at_table else ""


def shown_in_sections(
    parts: Mapping[str, Svg], board: Svg, others: Mapping[int, Svg]
) -> dict[str, Hashable]:
    """What each section of the page holds, and the pieces that those are made of, by their ids."""
    sections: dict[str, Hashable] = {
        **parts,
        "market": parts.get("offer", parts["market"]),
        "you": board,
        "others": tuple(others.items()),
    }
    if "seth" in parts:
        sections["seth"] = (parts["seth"], parts["armies"])
    drawn = shown_by(drawing for drawing in sections.values() if isinstance(drawing, Svg))
    return sections | {piece.id: piece for piece in drawn.pieces}


def board_page(
    session: SessionSnapshot, viewer: Viewer, front: int, step: int | None, words: Catalogue
) -> dict[str, Any]:
    """Somebody's whole board, now or at a step of the past."""
    names = session.names(words)
    journal = session.journal
    game = journal.game_for(viewer.seat) if step is None else journal.stands.at(step)
    return board_of(game.view(viewer.seat), front, names, words)


def board_of(view: View, front: int, names: Sequence[str], words: Catalogue) -> dict[str, Any]:
    """A whole board as somebody may see it."""
    look = look_at(view, names, words)
    board = draw_seat(look, front)
    cards = texts_of(look, board.shows.cards)
    return {"front": front, "board": board, "names": names, "cards": cards}


def texts_of(look: Look, cards: Iterable[str]) -> dict[str, str]:
    """What the cards and tiles that are seen do."""
    return {card: look.card_text(card) for card in sorted(set(cards))}


def look_at(
    view: View,
    names: Sequence[str],
    words: Catalogue,
    decision: Decision | None = None,
    answers: Mapping[Move, Titled] = NO_ANSWERS,
    worth: Mapping[Move, Worth] = NO_WORTHS,
) -> Look:
    """What glows is what the person may choose now: the decision's `answers`."""
    lang = words.lang
    return Look(
        view,
        names,
        words,
        lambda card: card_text_in(view, card, lang),
        {option: said.line for option, said in answers.items()},
        refused(view, decision, lang) if decision is not None else {},
        worth,
    )


def front_seat(view: View, seat: int | None) -> int:
    """Whose board lies in front: one's own, or that of the player whose turn it is."""
    if seat is not None:
        return seat
    state = view.state
    return state.turn.seat if state.turn is not None else state.order[0]


def tile_asked(look: Look, decision: Decision | None) -> Svg | None:
    """The tile that is being laid."""
    about = None if decision is None else decision.about
    return draw_tile(look, about.index) if isinstance(about, PillarId) else None


def waiting(seen: Seen) -> str:
    """What others are doing."""
    if seen.queued and seen.decision is not None and seen.decision.player in seen.computers:
        player = seen.names[seen.decision.player]
        return seen.words.say("page-waiting-queue", player=player)
    if seen.decision is not None and seen.decision.player == TABLE:
        return decision_prompt(seen.view, seen.decision, seen.words.lang, seen.names)
    if seen.decision is not None:
        return waiting_text(seen.decision, seen.names, seen.words)
    return seen.words.say("page-stand-in") if seen.departures.stand_in else ""


def decider_shown(seen: Seen) -> int | None:
    if seen.departures.abandoned:
        return None
    return seen.viewer.seat if seen.confirming else decider_seen(seen.game, seen.viewer.seat)


def title(seen: Seen) -> str:
    asked_now = seen.mine is not None or seen.confirming or seen.viewer.cover is not None
    over = seen.over or seen.departures.abandoned
    key = "page-title-over" if over else "page-title-yours" if asked_now else "page-name"
    return seen.words.say(key)


def tabs_of(look: Look) -> list[tuple[str, str, str]]:
    """Name, icon and label of each tab of a narrow screen."""
    tabs = {tab: look.say("page-tab", tab=tab) for tab in TAB_ICONS}
    if look.state.seth is None:
        del tabs["seth"]
    else:
        tabs["seth"] = look.say("god", god="seth")
    return [(tab, TAB_ICONS[tab], label) for tab, label in tabs.items()]


def light_of_dice(look: Look) -> dict[str, Any]:
    """Which dice are Pure in which light; those that no light changes stand together."""
    printed = look.table.printed
    by_light = {
        Colour(colour).name.lower(): [Purity(p).name.lower() for p in printed.purity[colour]][
            : len(Light)
        ]
        for colour in printed.colours
    }
    always: dict[str, list[str]] = {}
    if look.state.seth is not None:
        for colour, purities in by_light.items():
            if len(set(purities)) == 1:
                always.setdefault(purities[0], []).append(colour)
    steady = {colour for colours in always.values() for colour in colours}
    return {
        "lights": [light.name.lower() for light in Light],
        "purity": [(colour, by_light[colour]) for colour in by_light if colour not in steady],
        "always": always,
    }


def last_choice(seen: Seen) -> str:
    """What was chosen last, if it is carried out only when the turn is confirmed."""
    decision = seen.view.decision
    if not seen.confirming or decision is None or decision.player != seen.viewer.seat:
        return ""
    option = decision.find(seen.drafted[-1])
    text = describe_option(seen.view, decision, option, seen.words.lang)
    return seen.words.say("page-done-chosen", option=text)


def rematch(session: SessionSnapshot, viewer: Viewer) -> str:
    """The same rules and seats: other people are invited anew."""
    if not viewer.held:
        return ""
    seats = [
        row.kind if row.token is None else ME if row.seat in viewer.held else FRIEND
        for row in session.seats
        if row.kind == HUMAN or row.kind not in STILL
    ]
    own = session.seats[viewer.held[0]].name
    rules = {key: value for key, value in session.settings.to_json().items() if key in RULES}
    edition = {} if session.edition is None else {"edition_of": session.id}
    wish = {**rules, "seats": seats, **({"name": own} if own else {}), **edition}
    return json.dumps(wish)


def seating(session: SessionSnapshot, words: Catalogue) -> Seating:
    known = session.deal if session.record.shared and session.deal != SECRET else ""
    newest = notice_text(session, session.notices[-1], words) if session.notices else ""
    return Seating(session.changed, newest, known)


def invitations(session: SessionSnapshot, words: Catalogue) -> list[tuple[str, str]]:
    """The links of the seats that nobody has taken yet."""
    taken = session.taken()
    names = session.names(words)
    return [
        (names[seat.seat], f"/join/{session.id}#{seat.token}")
        for seat in session.seats
        if seat.kind == HUMAN and seat.token and seat.seat not in taken
    ]
