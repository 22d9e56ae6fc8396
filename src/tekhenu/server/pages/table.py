"""The table page, as one person may see it."""

import json
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tekhenu.board import Look, Svg, shown_by
from tekhenu.board.panels.plaque import draw_goods
from tekhenu.board.panels.scales import tilt_of
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.components.terms import Color, Light, Purity
from tekhenu.rules import Decision, DecisionKind, Game, Move, View
from tekhenu.rules.chance import TABLE
from tekhenu.rules.option_value import OptionValue, option_values
from tekhenu.rules.subject import PillarId
from tekhenu.rules.wheel import next_rotation, rotation_ahead
from tekhenu.text import (
    Catalog,
    Titled,
    card_text_in,
    decision_prompt,
    describe_option,
    waiting_text,
)

from ...games.creation import FRIEND, ME
from ...games.records import DROPPED, PlayedEdition
from ...games.session import HUMAN, SECRET, STILL, SessionSnapshot
from ...games.visibility import decider_seen
from ...presentation.final import final_score
from ...presentation.forecast import scoring_forecast
from ...presentation.log import cards_named, lines_of, newest_chapters
from ...presentation.narration import summarize_turns
from ...presentation.outcomes import with_outcomes
from ...presentation.previews import plans, previews
from ...presentation.progress import GameProgress, progress
from ...presentation.prompt import blocked_reasons, build_prompt, option_titles
from ...presentation.stages import newest_stage
from .departures import NO_DEPARTURES, Departures
from .finished_games import edition_text
from .partial_updates import unchanged_parts
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
    "scored": "scoring",
}
NO_ANSWERS: Mapping[Move, Titled] = {}
NO_VALUES: Mapping[Move, OptionValue] = {}


@dataclass(frozen=True, slots=True)
class Viewer:
    """The seat or spectator that a page is for.

    `cover` is the seat to which the shared device must be handed before the page shows more.
    """

    seat: int | None
    held: tuple[int, ...] = ()
    cover: int | None = None


def viewer_of(session: SessionSnapshot, held: Sequence[int], wanted: int | None) -> Viewer:
    """Return the viewer for a person with the seats `held`.

    A person with one seat always sees that seat. On a device shared by several seats, the deciding
    seat is shown once it is the `wanted` one; until then the viewer has a `cover`.
    """
    seats = tuple(held)
    if len(seats) < 2:
        return Viewer(seats[0] if seats else None, seats)
    decider = private_decider(session.journal.committed.decision)
    asked = decider in seats and decider in session.humans() and not session.over
    if asked and decider != wanted:
        return Viewer(None, seats, decider)
    return Viewer(wanted if wanted in seats else None, seats)


def private_decider(decision: Decision | None) -> int | None:
    """Return the seat whose question the others should not see, or `TABLE` if everybody may."""
    return None if decision is None else decision.answered_by


@dataclass(frozen=True, slots=True)
class Seating:
    """News about the seats: the newest notice, and whether a player could know the deal."""

    changed: int
    newest: str
    known: str


class BranchOrigin(NamedTuple):
    """The game that a branch continues, if it still exists, and the position."""

    game: str | None
    step: int
    round: int


def branch_origin(session: SessionSnapshot) -> BranchOrigin | None:
    """Return the origin of a branch, or None for other games."""
    if session.branch is None:
        return None
    game, step = session.branch
    marks = session.journal.timeline.marks
    return BranchOrigin(game, step, marks[min(step, len(marks) - 1)].round)


@dataclass(frozen=True, slots=True)
class TableModel:
    """The state of a game for one viewer, from which the page is rendered."""

    id: str
    viewer: Viewer
    words: Catalog
    names: list[str]
    sequence: int
    game: Game
    view: View
    moment: GameProgress
    confirming: bool
    can_undo: bool
    drafted: tuple[str, ...]
    bounds: list[int]  # number of events after each choice
    computers: list[int]
    queued: bool  # the computer to move waits for a free worker
    invitations: list[tuple[str, str]]
    seating: Seating
    webhook_failed: bool = False
    rematch: str = ""  # as JSON, the request for an equal game after the end of the game
    departures: Departures = NO_DEPARTURES
    edition: PlayedEdition | None = None  # set if it is an owner's edition
    hints: bool = True  # whether the players may use hints
    branch: BranchOrigin | None = None  # set if the game continues another one
    first: bool = False  # whether it is the first game that the viewer has finished

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


def table_model(
    session: SessionSnapshot,
    viewer: Viewer,
    words: Catalog,
    departures: Departures = NO_DEPARTURES,
    *,
    inviter: bool = False,
    first: bool = False,
) -> TableModel:
    """Return the model of a stored game. An `inviter` sees the links of free seats.

    `first` is whether the person has finished no other game.
    """
    journal, seat = session.journal, viewer.seat
    game = journal.game_for(seat)
    view = game.view(seat)
    deciding = not (session.abandoned or seat in departures.stand_in)
    if not deciding and view.decision is not None:
        # The game was abandoned, or a computer stands in for the seat.
        asked_here = session.abandoned or view.decision.player == seat
        view = replace(view, decision=None) if asked_here else view
    return TableModel(
        id=session.id,
        viewer=viewer,
        words=words,
        names=session.names(words),
        sequence=journal.sequence_for(seat),
        game=game.copy(),
        view=view,
        moment=progress(journal.committed, words),
        confirming=seat is not None and deciding and journal.must_confirm(seat),
        can_undo=seat is not None and deciding and journal.can_undo(seat),
        drafted=journal.drafted,
        bounds=journal.timeline.events,
        computers=sorted(session.computers),
        queued=session.queued,
        invitations=invitations(session, words) if inviter else [],
        seating=seating(session, words),
        webhook_failed=seat is not None and session.seats[seat].webhook == DROPPED,
        rematch=rematch(session, viewer) if session.over else "",
        departures=departures,
        edition=session.edition,
        hints=session.hints,
        branch=branch_origin(session),
        first=first,
    )


def table_page(model: TableModel, have: str = "") -> dict[str, Any]:
    """Return the values of the template, without the parts that the page `have`s already."""
    words = model.words
    view, viewer, names, mine = model.view, model.viewer, model.names, model.mine
    answers = with_outcomes(model.game, mine, option_titles(view, mine, words.lang), words)
    # Taking a die gains nothing; the previews show what its actions gain.
    value = (
        option_values(model.game, mine)
        if mine is not None and mine.kind != DecisionKind.DIE
        else {}
    )
    look = look_at(view, names, words, mine, answers, value)
    parts = draw_board(look)
    front = front_seat(view, viewer.seat)
    board, others = draw_seat(look, front), draw_others(look, front)
    shown = shown_by([*parts.values(), board])
    chapters = newest_chapters(view)
    log = lines_of(view, chapters, model.bounds, names, words.lang)
    forecast = scoring_forecast(view, look.table, view.seat, words)
    on_page = page_sections(parts, board, others)
    on_page["bag"] = tuple(look.state.bag), words.lang
    on_page["scored"] = forecast and forecast.key, tuple(names), words.lang
    on_page["light"] = words.lang  # within a game it depends on the language only
    on_page |= {f"log-{line.id}": line for line in log}
    kept, token = unchanged_parts(have, on_page)
    return {
        "game": model.id,
        "viewer": viewer,
        "sequence": model.sequence,
        "look": look,
        "names": names,
        "moment": model.moment.parts,
        "timeline": model.moment.line,
        "forecast": forecast,
        "columns": seats_from(look, front),
        "bag": dice_in_bag(look),
        "next_rotation": next_rotation(look.state) if rotation_ahead(look.state) else 0,
        "parts": {name: part.without(kept) for name, part in parts.items()},
        "board": board.without(kept),
        "goods": None if viewer.seat is None else draw_goods(look, viewer.seat),
        "kept": kept,
        "have": token,
        "compacts": others,
        **question_values(model, look),
        "prompt": mine and build_prompt(view, mine, answers, shown, words),
        "tabs": tabs(look),
        **purity_by_light(look),
        "previews": previews(model.game, view, words),
        "tilt": tilt_of,
        "cards": card_texts(look, [*shown.cards, *cards_named(log)]),
        "log": log,
        "summaries": []
        if model.can_undo or model.over
        else summarize_turns(look, chapters, names, words.lang),
        "stage": newest_stage(view, [c for c in chapters if c.end <= model.bounds[-1]]),
        "computers": model.computers,
        "queued": model.queued,
        "together": len(model.computers) < view.settings.humans - 1,
        "invitations": model.invitations,
        "seating": model.seating,
        "webhook_failed": model.webhook_failed,
        "companion": companion_url(model.id, view),
        "departures": model.departures,
        "study": None,
        **origin_values(model),
        **end_values(model, look),
    }


def origin_values(model: TableModel) -> dict[str, Any]:
    """Return the values that describe the game's edition and the game that a branch continues."""
    return {
        "branch": model.branch,
        "edition": model.edition,
        "edition_text": edition_text(model.edition, model.words),
    }


def end_values(model: TableModel, look: Look) -> dict[str, Any]:
    """Return the values that describe the end of the game; `final` is None before it."""
    held = model.viewer.held
    again = {"rematch": model.rematch, "first_game": model.first}
    if not model.over:
        return {**again, "final": None}
    reader = held[0] if len(held) == 1 else None
    return {**again, **final_score(model.game, look, model.words, reader)}


def question_values(model: TableModel, look: Look) -> dict[str, Any]:
    """Return the values that describe the current decision."""
    decision, mine = model.decision, model.mine
    return {
        "mine": mine is not None,
        "confirming": model.confirming,
        "can_undo": model.can_undo,
        "hints": model.hints,
        "decider": visible_decider(model),
        "chosen": unconfirmed_choice(model),
        "kind": decision.kind.dashed if decision is not None else "",
        "tab": mine.kind.part if mine is not None else "",
        "rule": mine.kind.rule if mine is not None else "",
        "tile": tile_to_place(look, mine),
        "title": title(model),
        "waiting": waiting_message(model),
    }


def companion_url(game: str, view: View) -> str:
    """Return the address of the companion for a game at a real table, else an empty string."""
    return f"/games/{game}/companion" if view.settings.at_table else ""


def page_sections(
    parts: Mapping[str, Svg], board: Svg, others: Mapping[int, Svg]
) -> dict[str, Hashable]:
    """Return the content of each section of the page, and of each piece drawn in it, by id."""
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


def plans_page(session: SessionSnapshot, viewer: Viewer, words: Catalog) -> dict[str, Any]:
    """Return the values for the dice on the viewer's next turn; without dice on the own turn."""
    game, seat = session.journal.game_for(viewer.seat), viewer.seat
    decision = game.decision
    waits = decision is not None and decision.player != seat
    return {"plans": plans(game, seat, words) if seat is not None and waits else []}


def board_page(
    session: SessionSnapshot, viewer: Viewer, front: int, step: int | None, words: Catalog
) -> dict[str, Any]:
    """Return the values for the full board of the seat `front`, now or at a past step."""
    names = session.names(words)
    journal = session.journal
    game = journal.game_for(viewer.seat) if step is None else journal.timeline.at(step)
    return board_values(game.view(viewer.seat), front, names, words)


def board_values(view: View, front: int, names: Sequence[str], words: Catalog) -> dict[str, Any]:
    """Return the values for the full board of the seat `front`."""
    look = look_at(view, names, words)
    board = draw_seat(look, front)
    cards = card_texts(look, board.shows.cards)
    return {"front": front, "board": board, "names": names, "cards": cards}


def card_texts(look: Look, cards: Iterable[str]) -> dict[str, str]:
    """Return the texts of the visible cards and tiles by id."""
    return {card: look.card_text(card) for card in sorted(set(cards))}


def look_at(
    view: View,
    names: Sequence[str],
    words: Catalog,
    decision: Decision | None = None,
    answers: Mapping[Move, Titled] = NO_ANSWERS,
    value: Mapping[Move, OptionValue] = NO_VALUES,
) -> Look:
    """Return the input of drawings; the options of `answers` are drawn as buttons."""
    lang = words.lang
    return Look(
        view,
        names,
        words,
        lambda card: card_text_in(view, card, lang),
        {option: said.line for option, said in answers.items()},
        blocked_reasons(view, decision, lang) if decision is not None else {},
        value,
    )


def front_seat(view: View, seat: int | None) -> int:
    """Return the seat whose board is shown in full: the viewer's, else the active player's."""
    if seat is not None:
        return seat
    state = view.state
    return state.turn.seat if state.turn is not None else state.order[0]


def dice_in_bag(look: Look) -> dict[str, int]:
    """Return how many dice of each color are left in the bag."""
    drawn = look.table.printed.color
    left = Counter(drawn[die] for die in look.state.bag)
    return {Color(color).name.lower(): left[color] for color in look.table.printed.colors}


def seats_from(look: Look, front: int) -> list[int]:
    """Return all seats, the one whose board is shown in full first."""
    return [front, *(seat for seat in look.seats if seat != front)]


def tile_to_place(look: Look, decision: Decision | None) -> Svg | None:
    """Return the Pillar tile that the decision is about."""
    about = None if decision is None else decision.about
    return draw_tile(look, about.index) if isinstance(about, PillarId) else None


def waiting_message(model: TableModel) -> str:
    """Return the sentence that says whom the viewer is waiting for."""
    if model.queued and model.decision is not None and model.decision.player in model.computers:
        player = model.names[model.decision.player]
        return model.words.say("page-waiting-queue", player=player)
    if model.decision is not None and model.decision.player == TABLE:
        return decision_prompt(model.view, model.decision, model.words.lang, model.names)
    if model.decision is not None:
        return waiting_text(model.decision, model.names, model.words)
    return model.words.say("page-stand-in") if model.departures.stand_in else ""


def visible_decider(model: TableModel) -> int | None:
    if model.departures.abandoned:
        return None
    return model.viewer.seat if model.confirming else decider_seen(model.game, model.viewer.seat)


def title(model: TableModel) -> str:
    asked_now = model.mine is not None or model.confirming or model.viewer.cover is not None
    over = model.over or model.departures.abandoned
    key = "page-title-over" if over else "page-title-yours" if asked_now else "page-name"
    return model.words.say(key)


def tabs(look: Look) -> list[tuple[str, str, str]]:
    """Return the name, icon and label of each tab of a narrow screen."""
    tabs = {tab: look.say("page-tab", tab=tab) for tab in TAB_ICONS}
    if look.state.seth is None:
        del tabs["seth"]
    else:
        tabs["seth"] = look.say("god", god="seth")
    return [(tab, TAB_ICONS[tab], label) for tab, label in tabs.items()]


def purity_by_light(look: Look) -> dict[str, Any]:
    """Return the purity of each color in each light; `always` has the colors that never change."""
    printed = look.table.printed
    by_light = {
        Color(color).name.lower(): [Purity(p).name.lower() for p in printed.purity[color]][
            : len(Light)
        ]
        for color in printed.colors
    }
    always: dict[str, list[str]] = {}
    if look.state.seth is not None:
        for color, purities in by_light.items():
            if len(set(purities)) == 1:
                always.setdefault(purities[0], []).append(color)
    steady = {color for colors in always.values() for color in colors}
    return {
        "lights": [light.name.lower() for light in Light],
        "purity": [(color, by_light[color]) for color in by_light if color not in steady],
        "always": always,
    }


def unconfirmed_choice(model: TableModel) -> str:
    """Describe the last choice if it takes effect only when the turn is confirmed."""
    decision = model.view.decision
    if not model.confirming or decision is None or decision.player != model.viewer.seat:
        return ""
    option = decision.find(model.drafted[-1])
    text = describe_option(model.view, decision, option, model.words.lang)
    return model.words.say("page-done-chosen", option=text)


def rematch(session: SessionSnapshot, viewer: Viewer) -> str:
    """Return the request, as JSON, for a game with the same rules and seats."""
    if not viewer.held:
        return ""
    seats = [
        row.kind if row.token is None else ME if row.seat in viewer.held else FRIEND
        for row in session.seats
        if row.kind == HUMAN or row.kind not in STILL
    ]
    own = session.seats[viewer.held[0]].name
    rules = session.settings.to_json()
    edition = {} if session.edition is None else {"edition_of": session.id}
    wish = {**rules, "seats": seats, **({"name": own} if own else {}), **edition}
    return json.dumps(wish)


def seating(session: SessionSnapshot, words: Catalog) -> Seating:
    known = session.deal if session.record.shared and session.deal != SECRET else ""
    newest = notice_text(session, session.notices[-1], words) if session.notices else ""
    return Seating(session.changed, newest, known)


def invitations(session: SessionSnapshot, words: Catalog) -> list[tuple[str, str]]:
    """Return the names and links of free seats."""
    taken = session.taken()
    names = session.names(words)
    return [
        (names[seat.seat], f"/join/{session.id}#{seat.token}")
        for seat in session.seats
        if seat.kind == HUMAN and seat.token and seat.seat not in taken
    ]
