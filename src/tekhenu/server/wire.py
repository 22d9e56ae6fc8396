"""What goes over the wire: JSON made from what a seat may see, and from nothing else."""

from dataclasses import asdict, replace
from typing import Any

from tekhenu.rules import Decision, Phase, Reason, View
from tekhenu.rules.position import position_to_json
from tekhenu.text import Catalogue, reason_values

from .house import GameSummary
from .people import Person
from .sight import decision_seen
from .sitting import HUMAN, Sitting
from .telling import text_json


def standing(sitting: Sitting, seat: int | None, words: Catalogue | None = None) -> dict[str, Any]:
    """What the seat is asked and where its draft stands; on request also in words."""
    with sitting.lock:
        journal = sitting.journal
        game = journal.game_for(seat)
        waiting = seat is not None and journal.must_confirm(seat)
        mine = seat is not None and seat == journal.drafter
        if waiting and seat is not None:
            decision: Decision | None = Decision(seat, "confirm", [])
        else:
            decision = decision_seen(game, seat)
        return {
            "sequence": journal.sequence_for(seat),
            "seat": seat,
            "decision": None if decision is None else decision_json(decision),
            "over": journal.committed.over,
            "draft": {
                "choices": list(journal.drafted) if mine else [],
                "can_undo": mine,
                "must_confirm": waiting,
            },
            **({} if words is None else {"text": text_json(sitting, seat, words)}),
        }


def decision_json(decision: Decision) -> dict[str, Any]:
    return {
        "player": decision.player,
        "kind": decision.kind,
        "options": decision.options,
        "blocked": [[name, reason_json(reason)] for name, reason in decision.blocked()],
    }


def reason_json(reason: Reason) -> dict[str, str | int]:
    return {"key": reason.key, **reason_values(reason)}


def with_view(sitting: Sitting, seat: int | None, words: Catalogue | None = None) -> dict[str, Any]:
    with sitting.lock:
        view = sitting.journal.game_for(seat).view(seat)
        return {**standing(sitting, seat, words), "view": view_json(view)}


def view_json(view: View) -> dict[str, Any]:
    """The position as in a save, with what a turn under way adds and without the generator."""
    turn = view.state.turn
    data = position_to_json(replace(view.state, turn=None))
    del data["rng"]
    data["turn"] = None if turn is None else asdict(turn)
    data["hidden_decrees"] = list(view.hidden_decrees)
    return data


def seats_json(sitting: Sitting, person: Person | None) -> list[dict[str, Any]]:
    """Who sits where; the link of a seat only for its holder, and for whoever began the game as
    long as nobody holds it."""
    held = sitting.held_by(person)
    names = sitting.names()
    rows = []
    for seat in sitting.seats:
        yours = seat.seat in held
        row: dict[str, Any] = {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": names[seat.seat],
            "yours": yours,
        }
        free = seat.seat not in sitting.taken()
        if seat.kind == HUMAN and (yours or (free and sitting.created_by(person))):
            row |= token_json(sitting.id, seat.token)
        rows.append(row)
    return rows


def token_json(game: str, token: str | None) -> dict[str, Any]:
    return {"token": token, "link": f"/join/{game}#{token}"}


def game_json(sitting: Sitting, person: Person | None) -> dict[str, Any]:
    """A game from outside, with the decider as far as the person may know."""
    held = sitting.held_by(person)
    with sitting.lock:
        journal = sitting.journal
        seat = next((seat for seat in held if seat == journal.decider()), None)
        news = sitting.news(seat)
        game = journal.committed
        ranking = [row._asdict() for row in game.ranking()] if game.over else None
        return {
            "game": sitting.id,
            "options": {
                **game.options.to_json(),
                "edition": dict(game.options.edition.overrides),
            },
            "seats": seats_json(sitting, person),
            "sequence": news.sequence,
            "round": game.state.round,
            "phase": Phase(game.state.phase).name.lower(),
            "over": news.over,
            "decider": news.decider,
            "ranking": ranking,
            "listed": sitting.listed,
            "faster": sitting.faster,
        }


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
    }
