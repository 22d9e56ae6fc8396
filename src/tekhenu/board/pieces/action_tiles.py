"""Action tiles of the solo opponents: a god, Resources in order, or priest and soldier."""

from ...components.terms import WHEEL, God
from ...rules.automa.tiles import recruiting_tile, seth_tile
from ..icons import icon
from ..look import Look, cached_drawing
from ..panels.plaque import draw_text, good_name
from ..svg import Number, Svg, group, joined, tag, translate

SIDE = 46


@cached_drawing
def draw_action_tile(look: Look, tile: int, state: str, x: Number, y: Number) -> Svg:
    """Draw a tile; `state` is "here" (of the last turn), "done", "next" or "open"."""
    return group(
        tag("title", _in_words(look, tile, state)),
        tag("rect", width=SIDE, height=SIDE, rx=4, class_="stone"),
        _picture(look, tile),
        icon("check", SIDE - 13, 2, 11) if state == "done" else Svg(),
        id=f"action-tile-{tile}",
        class_=f"action-tile glides {state}",
        role=look.picture_role,
        transform=translate(x, y),
    )


def _god_of(look: Look, tile: int) -> str:
    """Return the god named by a tile, or an empty string."""
    if tile < len(WHEEL):
        return God(tile).name.lower()
    return "seth" if tile == seth_tile(look.edition) else ""


def _picture(look: Look, tile: int) -> Svg:
    god = _god_of(look, tile)
    if god:
        return joined(
            icon(god, SIDE / 2 - 13, 3, 26),
            draw_text(look.say("god", god=god), SIDE / 2, 40.5, "tile-god", "middle"),
        )
    if tile == recruiting_tile(look.edition):
        return joined(icon("priest", 2, 11, 21), icon("soldier", 23, 11, 21))
    first, *rest = _order(look, tile)
    return look.printed(  # the first is large because dice of its color have priority
        f"botankhamun.tiles.{tile - len(WHEEL) + 1}",
        (1, 1, SIDE - 2, SIDE - 2),
        icon(first, SIDE / 2 - 12, 3, 24),
        *(icon(good, 3.5 + 13 * place, 29.5, 13) for place, good in enumerate(rest)),
    )


def _order(look: Look, tile: int) -> list[str]:
    return [good_name(good) for good in look.edition.botankhamun.tiles[tile - len(WHEEL)]]


def _in_words(look: Look, tile: int, state: str) -> str:
    god = _god_of(look, tile)
    if god:
        return look.say("player-tile-god", god=god, state=state)
    if tile == recruiting_tile(look.edition):
        return look.say("automa-tile-recruits", state=state)
    names = [look.say("good", good=good) for good in _order(look, tile)]
    first, second, third, fourth = names
    return look.say(
        "player-tile-goods", first=first, second=second, third=third, fourth=fourth, state=state
    )
