"""Explanations of a solo opponent's choice, in full or with long lists shortened."""

from collections.abc import Sequence
from itertools import pairwise

from tekhenu.components import Edition
from tekhenu.components.kinds import word
from tekhenu.components.terms import WHEEL, God
from tekhenu.rules import Event
from tekhenu.rules.automa.tiles import recruiting_tile, seth_tile
from tekhenu.rules.botankhamun.pyramid import FIRST as FIRST_OF_ROW
from tekhenu.rules.event import (
    LEAST,
    Cast,
    Considered,
    Entered,
    Narrowed,
    Passed,
    Picked,
    Progressed,
    Rule,
    Uncovered,
)
from tekhenu.rules.place import BuildingSpace, MarketSection, Section
from tekhenu.rules.printed import printed_for
from tekhenu.rules.settings import Settings

from .candidates import candidate, candidates, kind_of
from .catalog import Catalog, MessageArgs
from .names import list_of, row_of
from .places import place_values

YES_OR_NO: set[Rule] = {"pure", "statue", "own building", "inner", "majority", "steal"}
FIRST = LEAST - {"fewest", "cheaper"}
"""Rules that go along a way until something is met."""
OF_AUTOMAS = FIRST | {"majority", "steal", "cards", "buildings", "own buildings"}
LONG = 9  # candidates from which a brief explanation shortens the list
EXPLAINING = (Progressed, Uncovered, Entered, Cast, Passed, Narrowed, Picked)


def action_tile(words: Catalog, edition: Edition, tile: int) -> str:
    """Describe an Action tile: a god, Resources in order, or priest and soldier."""
    if tile < len(WHEEL):
        return words.say("god", god=God(tile).name.lower())
    if tile == seth_tile(edition):
        return words.say("god", god="seth")
    if tile == recruiting_tile(edition):
        return words.say("action-tile-recruiting")
    order = edition.botankhamun.tiles[tile - len(WHEEL)]
    goods = [words.say("good", good=good.name.lower()) for good in order]
    return row_of(words, goods, "list-ranked")


def pyramid(settings: Settings, words: Catalog, tiles: Sequence[int]) -> str:
    """Describe the pyramid row by row from the base."""
    said = [action_tile(words, settings.edition, tile) for tile in tiles]
    rows = [said[first:end] for first, end in pairwise([*FIRST_OF_ROW, len(said)])]
    return row_of(words, [row_of(words, row) for row in rows], "list-apart")


def share_line(last: Event, event: Event) -> bool:
    """Return whether two events share a line: candidates skipped for the same reason do.

    Sections have a line each, because the path leads from one to the next.
    """
    return (
        isinstance(last, Passed)
        and isinstance(event, Passed)
        and kind_of(event.what) != "section"
        and (kind_of(last.what), last.why) == (kind_of(event.what), event.why)
    )


def explained(
    settings: Settings,
    words: Catalog,
    events: Sequence[Event],
    before: Event | None = None,
    *,
    brief: bool = False,
) -> MessageArgs:
    """Explain one step of a choice; `before` is the preceding event."""
    event = events[0]
    if isinstance(event, Progressed):
        tile = action_tile(words, settings.edition, event.tile)
        return "progressed", {"coin": event.coin, "tile": tile}
    if isinstance(event, Uncovered):
        return "uncovered", {"tile": action_tile(words, settings.edition, event.tile)}
    if isinstance(event, Entered):
        values = {"section": event.section + 1, "needed": event.needed}
        return "entered", {**values, "happiness": event.happiness}
    if isinstance(event, Cast):
        return "cast", {"how": "free" if event.free else "taken", **place_values(event.space)}
    if isinstance(event, Passed):
        whats = [passed.what for passed in events if isinstance(passed, Passed)]
        return _passed(settings, words, event, whats)
    if isinstance(event, Narrowed):
        return _narrowed(words, event, brief)
    assert isinstance(event, Picked)
    return _picked(words, event, before, brief)


def _passed(
    settings: Settings, words: Catalog, event: Passed, whats: Sequence[Considered]
) -> MessageArgs:
    """Describe all candidates skipped for the same reason."""
    key = f"passed-{kind_of(event.what)}"
    why = event.why.replace(" ", "-")
    match event.what:
        case God():
            return key, {"god": word(event.what), "why": why}
        case Section() if event.what.god in WHEEL:
            return key, {**place_values(event.what), "why": why}
    if event.why == "happiness":
        what = _barred(settings, words, [s for s in whats if isinstance(s, MarketSection)])
    else:
        what = candidates(words, whats)
    return key, {"what": what, "why": why}


def _barred(settings: Settings, words: Catalog, sections: Sequence[MarketSection]) -> str:
    """Describe sections of the Market with the Happiness they require."""
    needed = printed_for(settings).section_happiness
    return list_of(
        words,
        [
            words.say("bot-section-needs", section=s.number, happiness=needed[s.index])
            for s in sections
        ],
    )


def _narrowed(words: Catalog, event: Narrowed, brief: bool) -> MessageArgs:
    left = candidates(words, event.left)
    if event.rule == "value":
        key = "highest" if len(event.left) < len(event.points) else "highest-alike"
        return key, {"all": candidates(words, [what for what, _ in event.points]), "left": left}
    if event.rule == "cheaper":
        return _cheaper(event)
    if event.rule in YES_OR_NO | FIRST:
        return _key("preferred", event), {"rule": _rule(event), "left": left}
    return _counted(words, event, brief)


def _cheaper(event: Narrowed) -> MessageArgs:
    """Compare the costs of the two Building spaces of a line."""
    space = event.left[0]
    assert isinstance(space, BuildingSpace)
    costs = [cost for _, cost in event.points]
    key = "automa-cheaper" if len(event.left) == 1 else "automa-same-price"
    return key, {"bread": min(costs), "more": max(costs), **place_values(space)}


def _counted(words: Catalog, event: Narrowed, brief: bool) -> MessageArgs:
    groups: dict[int, list[Considered]] = {}
    for what, points in event.points:
        groups.setdefault(points, []).append(what)
    said = [
        words.say("bot-group", points=points, what=candidates(words, groups[points]))
        for points in sorted(groups, reverse=event.rule != "fewest")
    ]
    if brief and is_cut(event):
        others = len(event.points) - len(event.left)
        return _key("counted-brief", event), {
            "rule": _rule(event),
            "best": said[0],
            "others": others,
        }
    return _key("counted", event), {
        "rule": _rule(event),
        "groups": row_of(words, said, "list-apart"),
    }


def is_cut(event: Event) -> bool:
    """Return whether a brief explanation names only the best of many candidates."""
    if not isinstance(event, Narrowed) or event.rule in {"value", *YES_OR_NO, *FIRST}:
        return False
    return len(event.points) - len(event.left) > LONG


def _key(key: str, event: Narrowed) -> str:
    return f"automa-{key}" if event.rule in OF_AUTOMAS else key


def _rule(event: Narrowed) -> str:
    return event.rule.replace(" ", "-")


def _picked(words: Catalog, event: Picked, before: Event | None, brief: bool) -> MessageArgs:
    what = candidate(words, event.what)
    count = len(event.among)
    if count == 1:
        return "picked-only", {"what": what}
    if brief and isinstance(before, Narrowed) and before.left == event.among:
        return "picked-random-brief", {"what": what, "count": count}
    return "picked-random", {"what": what, "among": candidates(words, event.among)}


def is_forced(event: Event, before: Event | None) -> bool:
    """Return whether the previous step left no other choice, except equal dice."""
    return (
        isinstance(event, Picked)
        and isinstance(before, Narrowed)
        and event.what in before.left
        and len(set(event.among)) == 1
    )
