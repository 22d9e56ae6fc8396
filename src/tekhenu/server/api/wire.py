"""What goes over the wire: JSON made from what a seat may see, and from nothing else."""

from dataclasses import asdict, replace
from typing import Any

from tekhenu.rules import Decision, DecisionKind, Phase, Reason, View
from tekhenu.rules.position import position_to_json
from tekhenu.text import Catalogue, reason_values

from ...games.leaving import Absences
from ...games.people import Person
from ...games.records import ABANDON, DROPPED, BestResult, Motion, Notice
from ...games.results import Opponents
from ...games.service import GameSummary
from ...games.session import GameSession, SessionSnapshot
from ...games.visibility import decision_seen
from ..errors import json_text
from .described import text_json


def standing(
    session: SessionSnapshot, seat: int | None, words: Catalogue | None = None
) -> dict[str, Any]:
    """What the seat is asked and where its draft stands; on request also in words."""
    journal = session.journal
    game = journal.game_for(seat)
    waiting = seat is not None and journal.must_confirm(seat) and not session.abandoned
    mine = seat is not None and seat == journal.drafter
    if waiting and seat is not None:
        decision: Decision | None = Decision(seat, DecisionKind.CONFIRM, [])
    else:
        decision = None if session.abandoned else decision_seen(game, seat)
    return {
        "sequence": journal.sequence_for(seat),
        "seat": seat,
        "decision": None if decision is None else decision_json(decision),
        "over": session.over,
        "draft": {
            "choices": list(journal.drafted) if mine else [],
            "can_undo": seat is not None and journal.can_undo(seat),
            "must_confirm": waiting,
        },
        **({} if words is None else {"text": text_json(session, seat, words)}),
    }


def standing_text(session: GameSession, seat: int | None) -> str:
    """Return the same as JSON; it is computed once for a snapshot, because clients repeat it."""
    text = session.answers.get(seat)
    if text is None:
        text = session.answers[seat] = json_text(standing(session.snapshot, seat))
    return text


def decision_json(decision: Decision) -> dict[str, Any]:
    return {
        "player": decision.player,
        "kind": decision.kind,
        "options": decision.options,
        "blocked": [[name, reason_json(reason)] for name, reason in decision.blocked()],
    }


def reason_json(reason: Reason) -> dict[str, str | int]:
    return {"key": reason.key, **reason_values(reason)}


def with_view(
    session: SessionSnapshot, seat: int | None, words: Catalogue | None = None
) -> dict[str, Any]:
    view = session.journal.game_for(seat).view(seat)
    return {**standing(session, seat, words), "view": view_json(view)}


def view_json(view: View) -> dict[str, Any]:
    """The position as in a save, with what a turn under way adds and without the generator."""
    turn = view.state.turn
    data = position_to_json(replace(view.state, turn=None))
    del data["rng"]
    data["turn"] = None if turn is None else asdict(turn)
    data["hidden_decrees"] = list(view.hidden_decrees)
    return data


def seats_json(session: SessionSnapshot, person: Person | None) -> list[dict[str, Any]]:
    """Who sits where; the link of a seat only for its holder, and for whoever began the game as
    long as nobody holds it."""
    held = session.held_by(person)
    names = session.names()
    rows = []
    for seat in session.seats:
        yours = seat.seat in held
        row: dict[str, Any] = {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": names[seat.seat],
            "yours": yours,
            "taken": seat.seat in session.taken(),
            "stand_in": seat.seat in session.stand_ins(),
        }
        free = seat.seat not in session.taken()
        if yours:
            row["devices"] = session.devices(seat.seat)
            if seat.webhook == DROPPED:
                row["webhook_failed"] = True
        if seat.token is not None and (yours or (free and session.created_by(person))):
            row |= token_json(session.id, seat.token)
        rows.append(row)
    return rows


def token_json(game: str, token: str | None) -> dict[str, Any]:
    return {"token": token, "link": f"/join/{game}#{token}"}


def game_json(
    session: SessionSnapshot, person: Person | None, absences: Absences
) -> dict[str, Any]:
    """Describe a game from outside, with the decider as far as the person may know."""
    held = session.held_by(person)
    gone = absences.vanished if held else []
    journal = session.journal
    seat = next((seat for seat in held if journal.may_answer(seat)), None)
    news = session.news(seat)
    game = journal.committed
    ranking = [row._asdict() for row in game.ranking()] if game.over else None
    return {
        "game": session.id,
        "settings": {
            **game.settings.to_json(),
            "edition": dict(game.settings.edition.overrides),
        },
        "seats": seats_json(session, person),
        "sequence": news.sequence,
        "round": game.state.round,
        "phase": Phase(game.state.phase).name.lower(),
        "over": news.over,
        "decider": news.decider,
        "ranking": ranking,
        "listed": session.listed,
        "faster": session.faster,
        "deal": session.deal,
        "commitment": session.commitment,
        "notices": [notice_json(notice) for notice in session.notices],
        "abandoned": session.abandoned,
        "vanished": [seat for seat in gone if seat not in held],
        "motions": [motion_json(*motion) for motion in absences.motions.items()],
    }


def motion_json(motion: Motion, agreed: frozenset[int]) -> dict[str, Any]:
    seat = None if motion == ABANDON else motion.about
    return {"kind": motion.kind, "seat": seat, "agreed": sorted(agreed)}


def notice_json(notice: Notice) -> dict[str, Any]:
    return {**vars(notice), "at": notice.at.isoformat()}


def summary_json(summary: GameSummary) -> dict[str, Any]:
    return {
        "game": summary.id,
        "url": f"/games/{summary.id}",
        "names": summary.names(None),
        "kinds": summary.kinds,
        "created": summary.created.isoformat(),
        "round": summary.round,
        "over": summary.over,
        "seats": summary.held,
        "asked": summary.asked,
        "results": [vars(result) for result in summary.results],
        "abandoned": summary.abandoned,
        "edition": None if summary.edition is None else summary.edition.name,
    }


def best_json(against: Opponents, best: BestResult) -> dict[str, Any]:
    return {**against._asdict(), **vars(best)}
