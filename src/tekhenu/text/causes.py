"""Causes of VP: which district, which part of a tile's score, how many Buildings."""

from collections.abc import Sequence

from tekhenu.components.kinds import word
from tekhenu.components.terms import Good
from tekhenu.rules import Source
from tekhenu.rules.event import Scored
from tekhenu.rules.place import District, TempleSpace
from tekhenu.rules.presenting import Scene
from tekhenu.rules.ra import Points

from .catalog import Catalog, MessageValue
from .names import card_name, list_of, row_of
from .places import place_name

NUMBERS: dict[Source, tuple[str, ...]] = {
    Source.TEMPLE: ("buildings", "statues", "beside"),
    Source.BREAD: ("due", "paid"),
}
"""What the numbers of a source count; the others count one thing."""


def causes(words: Catalog, scored: Sequence[Scored]) -> str:
    """Describe the causes of VP of one source, with VP per cause unless they are equal."""
    said = [(cause(words, event), event.vp) for event in scored]
    known = [(text, vp) for text, vp in said if text]
    if len(known) < 2 or isinstance(scored[0].of, District):
        return list_of(words, [text for text, _ in known])
    parts = [words.say("cause-worth", cause=text, vp=vp) for text, vp in known]
    return row_of(words, parts)


def points_of_tile(words: Catalog, points: Points, covered: str) -> dict[str, MessageValue]:
    """Return the values of `tile-points`: the sum and its parts.

    `covered` is the id of the conquest tile below, see `covered_by`.
    """
    parts = [
        words.say("cause-worth", cause=_part_of_tile(words, part, covered), vp=vp)
        for part, vp in points._asdict().items()
        if vp
    ]
    return {"vp": sum(points), "parts": len(parts), "causes": row_of(words, parts)}


def covered_by(scene: Scene, space: int) -> str:
    """Return the id of the conquest tile covered by a Pillar tile on the space, if any."""
    board = scene.state.seth
    if board is None or board.temple[space] < 0:
        return ""
    return card_name("Q", board.temple[space])


def _part_of_tile(words: Catalog, part: str, covered: str) -> str:
    return covered if part == "conquest" else words.say("cause-part", part=part)


def cause(words: Catalog, event: Scored) -> str:
    """Describe a cause, or return an empty string if the source says it all."""
    source, of = Source(event.source), event.of
    match of:
        case District():
            return words.say("cause-district", good=word(of.good))
        case TempleSpace():
            return place_name(words, of)
        case str():
            return words.say("cause-part", part=of)
    if not of:
        return ""
    if source == Source.PRODUCTION:
        return list_of(words, [words.say("good", good=word(Good(good))) for good in of])
    return _counted(words, source, of)


def _counted(words: Catalog, source: Source, numbers: tuple[int, ...]) -> str:
    if source == Source.TEMPLE:
        counted = zip(NUMBERS[source], numbers, strict=True)
        found = [words.say(f"cause-{what}", count=n) for what, n in counted if n]
        return row_of(words, found) if found else ""
    values: dict[str, MessageValue] = dict(
        zip(NUMBERS.get(source, ("count",)), numbers, strict=True)
    )
    return words.say(f"cause-{word(source).replace('_', '-')}", **values)
