"""Events in words: one line each, dice rolled together in one."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tekhenu.components.terms import Colour, Family, God, Good, Light
from tekhenu.rules import Event, Source
from tekhenu.rules import event as ev
from tekhenu.rules.option import card_name

from .cards import card_text
from .catalogue import Catalogue, Value, catalogue
from .names import card_id_of, goods_list, list_of, player_name, signed
from .scene import Scene, printed_in

GODS = {god.name.lower() for god in God}
Said = tuple[str, dict[str, Value]]


def describe_event(
    scene: Scene, event: Event, names: Sequence[str] | None = None, lang: str = "en"
) -> str:
    """`names` are those of the players by seat; without them they are called by colour."""
    if isinstance(event, ev.Rolled):
        return _rolled(scene, [event], catalogue(lang))
    words = catalogue(lang)
    seat = getattr(event, "seat", None)
    called = names or [player_name(i, lang) for i in range(scene.options.players)]
    values: dict[str, Value] = {} if seat is None else {"player": called[seat]}
    if isinstance(event, ev.Ordered):
        return words.say("event-ordered", players=list_of(words, [called[s] for s in event.seats]))
    key, more = SAYINGS[type(event)](scene, words, event)
    return words.say(f"event-{key}", **values, **more)


def describe_events(
    scene: Scene, events: Iterable[Event], names: Sequence[str] | None = None, lang: str = "en"
) -> list[str]:
    """A line per event; dice that land in the same section share one."""
    lines: list[str] = []
    together: list[ev.Rolled] = []
    for event in events:
        if together and not (isinstance(event, ev.Rolled) and event.section == together[0].section):
            lines.append(_rolled(scene, together, catalogue(lang)))
            together = []
        if isinstance(event, ev.Rolled):
            together.append(event)
        else:
            lines.append(describe_event(scene, event, names, lang))
    if together:
        lines.append(_rolled(scene, together, catalogue(lang)))
    return lines


def _rolled(scene: Scene, dice: Sequence[ev.Rolled], words: Catalogue) -> str:
    edition = scene.options.edition
    shown = [
        words.say(
            "event-rolled-die", colour=edition.colour_of(roll.die).name.lower(), value=roll.value
        )
        for roll in dice
    ]
    return words.say("event-rolled", god=_god(dice[0].section), dice=list_of(words, shown))


def _god(section: int) -> str:
    return God(section).name.lower()


def _space(space: int) -> dict[str, Value]:
    return {"row": space // 5 + 1, "column": space % 5 + 1}


def _gained(scene: Scene, words: Catalogue, e: ev.Gained) -> Said:
    return "gained", {"good": Good(e.good).name.lower(), "amount": e.amount}


def _paid(scene: Scene, words: Catalogue, e: ev.Paid) -> Said:
    return "paid", {"goods": goods_list(words, e.pieces)}


def _scored(scene: Scene, words: Catalogue, e: ev.Scored) -> Said:
    if e.vp > 0 and e.card:
        return "scored-card", {"vp": e.vp, "card": e.card}
    source = Source(e.source).name.lower()
    return "scored" if e.vp > 0 else "lost", {"vp": abs(e.vp), "source": source}


def _advanced(scene: Scene, words: Catalogue, e: ev.Advanced) -> Said:
    return "advanced", {"track": e.track, "old": e.old, "new": e.new}


def _took(scene: Scene, words: Catalogue, e: ev.Took) -> Said:
    colour = Colour(e.colour).name.lower()
    return "took", {"colour": colour, "value": e.value, "god": _god(e.section), "way": e.way}


def _produced(scene: Scene, words: Catalogue, e: ev.Produced) -> Said:
    return "produced", {"good": Good(e.good).name.lower(), "kept": e.kept, "excess": e.excess}


def _built(scene: Scene, words: Catalogue, e: ev.Built) -> Said:
    """The place is written as in the option names."""
    place, _, rest = e.place.partition("/")
    if e.piece == "pillar":
        return "built-pillar", {"row": int(place[1]), "column": int(place[3])}
    if e.piece == "statue":
        if place in GODS:
            return "built-honour", {"god": place}
        return "built-people", {"people": place}
    if rest.isdigit():
        line = "row" if place.startswith("row") else "column"
        return "built-temple", {"line": line, "number": int(place[len(line) :])}
    return "built-osiris", {"good": rest, "row": int(place[3:])}


def _tile_placed(scene: Scene, words: Catalogue, e: ev.TilePlaced) -> Said:
    tile = card_name("P", e.tile)
    return "tile-placed", {"tile": tile, "rotation": e.rotation * 90, **_space(e.space)}


def _with_text(key: str, card: str, words: Catalogue) -> Said:
    return key, {"card": card, "text": card_text(card, words.lang)}


def _received(scene: Scene, words: Catalogue, e: ev.Received) -> Said:
    if e.card < 0:
        return "received-secret", {}
    return "received", {
        "family": Family(e.family).name.lower(),
        "card": card_id_of(e.family, e.card),
    }


def _revealed(scene: Scene, words: Catalogue, e: ev.Revealed) -> Said:
    printed = printed_in(scene)
    card = card_id_of(printed.slot_family[e.slot], e.card)
    return "revealed", {"card": card, "section": printed.section_of[e.slot] + 1}


def _rotated(scene: Scene, words: Catalogue, e: ev.Rotated) -> Said:
    lights = scene.options.edition.lights
    sunny = [i for i in range(len(lights)) if lights[(i - e.wheel) % len(lights)] == Light.SUNNY]
    return "rotated", {"gods": list_of(words, [words.say("god", god=_god(i)) for i in sunny])}


def _progressed(scene: Scene, words: Catalogue, e: ev.Progressed) -> Said:
    tiles = scene.options.edition.botankhamun.tiles
    if e.tile < len(God):
        tile = words.say("bot-god-tile", god=_god(e.tile))
    else:
        goods = [words.say("good", good=good.name.lower()) for good in tiles[e.tile - len(God)]]
        tile = words.say("bot-resource-tile", goods=list_of(words, goods))
    return "progressed", {"coin": e.coin, "tile": tile}


def _passed(scene: Scene, words: Catalogue, e: ev.Passed) -> Said:
    return "passed", {"what": bot_name(words, e.what), "why": e.why}


def _narrowed(scene: Scene, words: Catalogue, e: ev.Narrowed) -> Said:
    points = [
        words.say("bot-points", what=bot_name(words, name), points=count)
        for name, count in e.points
    ]
    left = [bot_name(words, name) for name in e.left]
    rule = words.say("bot-rule", rule=e.rule.replace(" ", "-"))
    if len(e.left) == len(e.points) > 1 and len({count for _, count in e.points}) == 1:
        return "tied", {"rule": rule, "points": e.points[0][1]}
    return "narrowed", {
        "rule": rule,
        "points": list_of(words, points),
        "left": list_of(words, left),
    }


def _picked(scene: Scene, words: Catalogue, e: ev.Picked) -> Said:
    among = [bot_name(words, name) for name in e.among]
    return "picked", {
        "what": bot_name(words, e.name),
        "count": len(among),
        "among": list_of(words, among),
    }


def bot_name(words: Catalogue, name: str) -> str:
    """A die, place, section or colour that a solo opponent considered, by its name."""
    verb, _, rest = name.partition(":")
    if not rest:
        return _plain_name(words, name)
    place, _, more = rest.partition("/")
    if verb == "die":
        _, colour, value, god = rest.split("/")
        return words.say("bot-die", colour=colour, value=int(value), god=god)
    if verb == "temple":
        return words.say("temple-space", row=int(place[1]), column=int(place[3]))
    if verb == "hathor":
        line = "row" if place.startswith("row") else "column"
        return words.say("temple-line", line=line, number=int(place[len(line) :]))
    if verb == "osiris":
        return words.say("bot-district", good=more, row=int(place[3:]))
    if verb == "statue":
        key = "god" if place in GODS else "people-space"
        return words.say(key, god=place, people=place)
    return words.say("bot-section", section=int(rest))


def _plain_name(words: Catalogue, name: str) -> str:
    """A section by its god, dice by their colour, a district by its Resource."""
    if name in GODS:
        return words.say("god", god=name)
    if name in {colour.name.lower() for colour in Colour}:
        return words.say("bot-colour", colour=name)
    return words.say("good", good=name)


SAYINGS: dict[type[Event], Callable[[Scene, Catalogue, Any], Said]] = {
    ev.Gained: _gained,
    ev.Paid: _paid,
    ev.Scored: _scored,
    ev.Advanced: _advanced,
    ev.Took: _took,
    ev.Turned: lambda scene, words, e: ("turned", {"old": e.old, "new": e.new}),
    ev.Performed: lambda scene, words, e: ("performed", {"god": _god(e.god), "value": e.value}),
    ev.Produced: _produced,
    ev.Idle: lambda scene, words, e: ("idle", {}),
    ev.Built: _built,
    ev.TilePlaced: _tile_placed,
    ev.TileDrawn: lambda scene, words, e: ("tile-drawn", {"tile": card_name("P", e.tile)}),
    ev.Played: lambda scene, words, e: _with_text("played", card_name("B", e.card), words),
    ev.Received: _received,
    ev.Revealed: _revealed,
    ev.Opened: lambda scene, words, e: ("opened", {"section": e.section + 1}),
    ev.Renewed: lambda scene, words, e: ("renewed", {"section": e.section + 1}),
    ev.Chose: lambda scene, words, e: _with_text("chose", e.card, words),
    ev.Rotated: _rotated,
    ev.Began: lambda scene, words, e: ("began", {"round": e.round}),
    ev.Weighed: lambda scene, words, e: (
        "weighed",
        {"balance": signed(e.balance), "faith": e.faith, "net": signed(e.faith)},
    ),
    ev.Scoring: lambda scene, words, e: ("scoring", {"number": e.number}),
    ev.Progressed: _progressed,
    ev.Passed: _passed,
    ev.Narrowed: _narrowed,
    ev.Picked: _picked,
    ev.Declared: lambda scene, words, e: _with_text("declared", card_name("D", e.decree), words),
}
