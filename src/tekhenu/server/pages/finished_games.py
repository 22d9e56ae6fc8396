"""Lists of finished games and of a person's best results."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from babel.dates import format_date

from tekhenu.agents.registry import strength_of
from tekhenu.rules.variants import Automas, Botankhamun
from tekhenu.text import Catalog

from ...games.records import BestResult, PlayedEdition
from ...games.results import Opponents
from ...games.service import GameSummary
from ...games.session import HUMAN


def edition_text(edition: PlayedEdition | None, words: Catalog) -> str:
    """Describe an owner's edition and its completeness; empty for the default edition."""
    return "" if edition is None else words.say("copy-game", **edition._asdict())


DESCRIBED = ("greedy", "search")  # former agents, which older games name


def finished_row(game: GameSummary, words: Catalog) -> dict[str, Any]:
    """Return a row for a person who may have played in the game."""
    names = game.names(words)
    shared = {
        "date": game.created.date().isoformat(),
        "day": format_date(game.created, "medium", words.lang),
        "edition": edition_text(game.edition, words),
    }
    if game.abandoned:
        return {
            "id": game.id,
            "won": False,
            "outcome": words.say("page-result-abandoned", round=game.round),
            "scores": [(name, "") for name in names],
            "against": "",
            **shared,
        }
    ranked = sorted(game.results, key=lambda result: result.place)
    winner, own = ranked[0].seat, game.held[:1]
    seat = own[0] if own else winner
    against = Opponents.read(game.results[seat].against)
    return {
        "id": game.id,
        "won": winner in game.held,
        "outcome": words.say("page-result-yours")
        if game.held == [winner]
        else words.say("page-result", player=names[winner]),
        "scores": [(names[one.seat], words.say("page-vp", vp=one.vp)) for one in ranked],
        "against": opponents_text(against, words),
        **shared,
    }


def best_row(against: Opponents, best: BestResult, words: Catalog) -> dict[str, Any]:
    return {
        "against": opponents_text(against, words),
        "games": best.games,
        "won": best.won,
        "vp": best.vp,
        "lead": f"{best.lead:+d}".replace("-", "\N{MINUS SIGN}"),
    }


def opponents_text(against: Opponents, words: Catalog) -> str:
    """Describe the computer opponents, their difficulty and the expansion."""
    others = Counter(kind for kind in against.kinds if kind != HUMAN)
    parts = [_kind_text(kind, count, words) for kind, count in others.items()]
    if against.difficulty:
        parts.append(_difficulty_text(against, words))
    if against.expansion:
        parts.append(words.say("page-with", expansion=against.expansion))
    return " · ".join(parts)


def _kind_text(kind: str, count: int, words: Catalog) -> str:
    if kind == Botankhamun.name:
        return words.say("page-opponent-is", automas=0)
    if kind == Automas.name:
        return words.say("page-opponent-is", automas=count)
    called = agent_text(kind, words)
    return called if count == 1 else f"{called} × {count}"


def _difficulty_text(against: Opponents, words: Catalog) -> str:
    if Automas.name in against.kinds:
        return words.say("page-step-is", step=int(against.difficulty))
    return words.say("page-difficulty-is", difficulty=against.difficulty)


def agent_text(spec: str, words: Catalog) -> str:
    """Return the name of an agent's strength; other agents have a translated name or their own."""
    if strength := strength_of(spec):
        return words.say("strength-name", strength=strength.name)
    name = spec.partition(":")[0]
    return words.say("page-seat-kind", kind=name if name in DESCRIBED else "other", name=name)


def finished_lists(
    games: Sequence[GameSummary],
    best: Sequence[tuple[Opponents, BestResult]],
    words: Catalog,
) -> dict[str, Any]:
    return {
        "finished": [finished_row(game, words) for game in games],
        "best": [best_row(against, result, words) for against, result in best],
    }
