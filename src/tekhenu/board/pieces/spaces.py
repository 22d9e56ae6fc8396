"""Shared parts of the board: spaces for pieces, and the value of a die."""

from functools import lru_cache

from ...rules.moves import PEOPLE
from ...rules.osiris import GOLD_PLACE
from ...rules.place import PEOPLE_SPACE
from ..icons import icon
from ..look import Look
from ..svg import Number, Svg, group, joined, tag, translate
from .badges import draw_badge
from .wooden import letter_of, statue

PIPS = ("", "4", "26", "246", "0268", "02468", "023568")  # cells of a 3 × 3 grid, by value
NICHE = "M2 27V12.5A10.5 10.5 0 0 1 23 12.5V27Z"  # within 25 × 28


def draw_people(look: Look, place: int, x: Number, y: Number) -> Svg:
    """Draw a people's Statue space of 25 × 28: the Statue or a niche, and the Gold if present."""
    owner = look.state.people[place]
    name = str(PEOPLE_SPACE[place])
    waiting = place < GOLD_PLACE and look.state.gold[place]  # the Seth board has no Gold
    key = "table-people-gold" if waiting else "table-people"
    parts = [
        tag("title", look.say(key, people=name)),
        tag("path", d=NICHE, class_="niche"),
        tag("path", d=NICHE, class_="halo"),
    ]
    if owner >= 0:
        parts.append(
            group(
                statue(owner, letter_of(look, owner), 24),
                id=f"statue-{name}",
                class_="built",
                transform=translate(12.5, 26.5),
            )
        )
    elif waiting:
        parts.append(icon("gold", 5.5, 9.5, 14))
    else:
        parts.append(icon("statue", 5.5, 9.5, 14))
    badge = draw_badge(look, PEOPLE[place], 12.5, 28, vp_only=False)
    return group(
        look.target(PEOPLE[place], *parts, badge),
        id=f"people-{name}",
        class_="people free" if owner < 0 else "people",
        transform=translate(x, y),
    )


@lru_cache
def building_place(width: Number, height: Number) -> Svg:
    """Draw a space for a Building."""
    return joined(
        *(
            tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=4, class_=name)
            for name in ("building-space", "halo")
        )
    )


def building_on_space(piece: Svg, name: str, width: Number, ground: Number) -> Svg:
    """Draw a Building on its space."""
    return group(
        piece, id=f"building-{name}", class_="built", transform=translate(width / 2, ground)
    )


@lru_cache
def die_value(value: int, x: Number, y: Number, size: Number) -> Svg:
    """Draw the value of a die without a color."""
    spots = [divmod(int(spot), 3) for spot in PIPS[value]]
    step = size * 0.25
    return group(
        tag("rect", width=size, height=size, rx=size * 0.24, class_="die-value"),
        *(
            tag(
                "circle",
                cx=(column + 1) * step,
                cy=(row + 1) * step,
                r=size * 0.1,
                class_="die-value-pip",
            )
            for row, column in spots
        ),
        transform=translate(x, y),
    )
