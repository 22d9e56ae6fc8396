"""JSON payloads of the API, built only from what a seat may see."""

from dataclasses import asdict, replace
from typing import Any

from tekhenu.analysis.advice import TurnAdvice, advice_to_json
from tekhenu.analysis.engine import STAGES
from tekhenu.analysis.review import turn_to_json
from tekhenu.rules import Decision, DecisionKind, Phase, Reason, View
from tekhenu.rules.position import position_to_json
from tekhenu.text import Catalog, reason_values

from ...games.leaving import Absences
from ...games.people import Person
from ...games.records import ABANDON, DROPPED, BestResult, Branch, Motion, Notice
from ...games.results import Opponents
from ...games.reviews import StoredReview
from ...games.service import GameSummary
from ...games.session import GameSession, SessionSnapshot
from ...games.visibility import decision_seen
from ..errors import json_text
from .game_text import text_json


def seat_state(
    session: SessionSnapshot, seat: int | None, words: Catalog | None = None
) -> dict[str, Any]:
    """Return the decision and the draft of a seat; with `words` also their texts."""
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


def seat_state_text(session: GameSession, seat: int | None) -> str:
    """Return `seat_state` as JSON text, cached for each snapshot because clients poll it."""
    text = session.answers.get(seat)
    if text is None:
        text = session.answers[seat] = json_text(seat_state(session.snapshot, seat))
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


def seat_state_with_view(
    session: SessionSnapshot, seat: int | None, words: Catalog | None = None
) -> dict[str, Any]:
    view = session.journal.game_for(seat).view(seat)
    return {**seat_state(session, seat, words), "view": view_json(view)}


def view_json(view: View) -> dict[str, Any]:
    """Return the position as in a save, with the current turn and without the random generator."""
    turn = view.state.turn
    data = position_to_json(replace(view.state, turn=None))
    del data["rng"]
    data["turn"] = None if turn is None else asdict(turn)
    data["hidden_decrees"] = list(view.hidden_decrees)
    return data


def seats_json(session: SessionSnapshot, person: Person | None) -> list[dict[str, Any]]:
    """Describe the seats.

    The link of a seat is included for the person who holds it, and for the creator of the game as
    long as the seat is free.
    """
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
    """Describe a game without its position; `decider` is null if the person may not know it."""
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
        "hints": session.hints,
        "branch": branch_json(session.branch),
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
        "branch": branch_json(summary.branch),
    }


def branch_json(branch: Branch | None) -> dict[str, Any] | None:
    return None if branch is None else branch._asdict()


def advice_json(advice: TurnAdvice, stage: int) -> dict[str, Any]:
    """Return the advice after a stage, counted from 1."""
    return {"stage": stage, "stages": len(STAGES), **advice_to_json(advice)}


def review_json(stored: StoredReview) -> dict[str, Any]:
    """Return the state of a review with the turns that are known, or the whole review."""
    record, whole = stored.record, stored.review
    return {
        "state": record.state,
        "done": record.done,
        "total": record.total,
        "failed": list(stored.failed),
        "turns": [turn_to_json(turn) for turn in stored.turns.values()] if whole is None else None,
        "review": None if whole is None else whole.to_json(),
    }


def best_json(against: Opponents, best: BestResult) -> dict[str, Any]:
    return {**against._asdict(), **vars(best)}
