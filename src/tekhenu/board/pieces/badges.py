"""Small plates that show the gain of a place."""

from collections.abc import Sequence

from ...components.terms import Good
from ...rules import Move
from ...rules.option_value import OptionValue
from ..icons import icon
from ..look import Look
from ..svg import Number, Svg, group, tag, translate

HEIGHT, ICON, DIGIT, EDGE = 13, 10, 6.6, 3
ROW = 10.5  # from one row of signs to the next
ROOM = 2  # kinds of goods shown one by one; more are counted
ELSEWHERE = (Good.VP, Good.POPULATION, Good.HAPPINESS)  # shown first, or equal for all options
Signs = list[tuple[str, int]]


def draw_badge(
    look: Look,
    option: Move | None,
    x: Number,
    y: Number,
    *,
    vp_only: bool,
    room: Number = 99,
) -> Svg:
    """Draw a badge centered at (x, y), or nothing if the option is illegal or gains nothing.

    Its signs are one below the other if they are wider than `room` side by side.
    """
    value = look.option_values.get(option) if option is not None else None
    signs = signs_of(value, vp_only=vp_only) if value is not None else []
    if not signs or value is None:
        return Svg()
    rows = [signs] if _row_width(signs) <= room else [[sign] for sign in signs]
    width, height = max(map(_row_width, rows)), HEIGHT + (len(rows) - 1) * ROW
    best = " best" if value.vp and value.vp == look.most else ""
    return group(
        tag("rect", width=width, height=height, rx=HEIGHT / 2, class_="badge-plate"),
        *(drawn for place, row in enumerate(rows) for drawn in _written(row, ROW * place)),
        class_=f"value-badge{best}",
        transform=translate(x - width / 2, y - HEIGHT / 2),
        aria_hidden="true",
    )


def signs_of(value: OptionValue, *, vp_only: bool = False) -> Signs:
    """Return icons with amounts, VP first; many kinds are summarized as a count."""
    vp = [("vp", value.vp)] if value.vp else []
    if vp_only:
        return vp
    goods = [(good.name.lower(), n) for good, n in value.gains if good not in ELSEWHERE]
    if len(goods) > ROOM:
        goods = [("any-resource", sum(n for _, n in goods))]
    return vp + goods


def _width(amount: int) -> float:
    return DIGIT * len(str(amount)) + ICON + EDGE


def _row_width(signs: Signs) -> float:
    return sum(_width(amount) for _, amount in signs) + EDGE


def _written(signs: Sequence[tuple[str, int]], y: Number) -> list[Svg]:
    drawn: list[Svg] = []
    x: float = EDGE
    for name, amount in signs:
        number = str(amount).replace("-", "−")
        drawn.append(tag("text", number, x=x, y=y + 10.4, class_="badge-number"))
        drawn.append(icon(name, x + _width(amount) - ICON - EDGE + 1, y + 1.5, ICON))
        x += _width(amount)
    return drawn
