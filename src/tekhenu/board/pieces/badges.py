"""What a place would bring, on a small plate in it."""

from collections.abc import Sequence

from ...components.terms import Good
from ...rules import Move
from ...rules.worth import Worth
from ..icons import icon
from ..look import Look
from ..svg import Number, Svg, at, group, tag

HEIGHT, ICON, DIGIT, EDGE = 13, 10, 6.6, 3
ROOM = 2  # kinds of goods that are shown one by one; more are counted
ELSEWHERE = (Good.VP, Good.POPULATION, Good.HAPPINESS)  # shown first, or the same everywhere
Signs = list[tuple[str, int]]


def draw_badge(look: Look, option: Move | None, x: Number, y: Number, *, vp_only: bool) -> Svg:
    """Its middle at a place; nothing if the option cannot be chosen or brings nothing to show."""
    worth = look.worths.get(option) if option is not None else None
    signs = signs_of(worth, vp_only=vp_only) if worth is not None else []
    if not signs or worth is None:
        return Svg()
    width = sum(_width(amount) for _, amount in signs) + EDGE
    best = " best" if worth.vp and worth.vp == look.most else ""
    return group(
        tag("rect", width=width, height=HEIGHT, rx=HEIGHT / 2, class_="badge-plate"),
        *_written(signs),
        class_=f"worth-badge{best}",
        transform=at(x - width / 2, y - HEIGHT / 2),
        aria_hidden="true",
    )


def signs_of(worth: Worth, *, vp_only: bool = False) -> Signs:
    """Icons with their numbers, VP first; of many kinds only how many."""
    vp = [("vp", worth.vp)] if worth.vp else []
    if vp_only:
        return vp
    goods = [(good.name.lower(), n) for good, n in worth.gains if good not in ELSEWHERE]
    if len(goods) > ROOM:
        goods = [("any-resource", sum(n for _, n in goods))]
    return vp + goods


def _width(amount: int) -> float:
    return DIGIT * len(str(amount)) + ICON + EDGE


def _written(signs: Sequence[tuple[str, int]]) -> list[Svg]:
    drawn: list[Svg] = []
    x: float = EDGE
    for name, amount in signs:
        drawn.append(tag("text", str(amount).replace("-", "−"), x=x, y=10.4, class_="badge-number"))
        drawn.append(icon(name, x + _width(amount) - ICON - EDGE + 1, 1.5, ICON))
        x += _width(amount)
    return drawn
