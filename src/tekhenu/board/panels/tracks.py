"""Production tracks, Building row, Statues and Pillars of a player board."""

from ...rules.moves import PRODUCTION
from ...rules.scoring import bread_due, revealed_row
from ..icons import icon
from ..look import Look, cached_drawing
from ..pieces.wooden import building, pillar, statue
from ..svg import Number, Svg, group, joined, piece, tag, translate
from .plaque import MARGIN, WIDTH, draw_label, draw_text, good_name, label_width, small_text

INSIDE = WIDTH - 2 * MARGIN
RAIL = 7  # distance between steps of a production track
RAIL_START = 26
CELL = 29  # size of a space of the Building row or for a Statue


def draw_production(look: Look, seat: int, top: Number) -> Svg:
    tracks = look.state.players[seat].production
    step = INSIDE / len(tracks)
    return piece(
        draw_label(look.say("board-production"), 9),
        *(_track(look, seat, good, MARGIN + step * good) for good in range(len(tracks))),
        id=f"productions-{seat}",
        class_="production",
        data_rule="produce",
        transform=translate(0, top),
    )


def _track(look: Look, seat: int, good: int, x: Number) -> Svg:
    steps = look.state.players[seat].production[good]
    drawing = _track_at(look, seat, good, steps)
    own = seat == look.view.seat
    return group(
        look.target(PRODUCTION[good], drawing) if own else drawing, transform=translate(x, 13)
    )


@cached_drawing
def _track_at(look: Look, seat: int, good: int, steps: int) -> Svg:
    limit = look.edition.production_limit
    title = look.say("player-production", good=good_name(good), steps=steps, limit=limit)
    rail = RAIL_START + RAIL * limit
    return group(
        tag("title", title),
        tag("rect", x=-4, y=1, width=INSIDE / 4 - 1, height=24, rx=6, class_="halo"),
        icon(good_name(good), 0, 4, 18),
        tag("path", d=f"M{RAIL_START} 13H{rail}", class_="rail"),
        *(_step(RAIL_START + RAIL * n, reached=n <= steps) for n in range(limit + 1)),
        group(
            tag("circle", r=8, class_="rail-marker"),
            draw_text(str(steps), 0, 3.7, "rail-number t-num", "middle"),
            id=f"production-{seat}-{good_name(good)}",
            class_="glides",
            transform=translate(RAIL_START + RAIL * steps, 13),
        ),
        class_="track",
        role="img",
    )


def _step(x: Number, reached: bool) -> Svg:
    return tag("circle", cx=x, cy=13, r=2.6, class_="rail-step reached" if reached else "rail-step")


def draw_building_row(look: Look, seat: int, top: Number) -> Svg:
    player = look.state.players[seat]
    shown = revealed_row(look.table, player)
    vp, bread = sum(space.vp for space in shown), bread_due(look.table, player)
    note = look.say("player-building-row", vp=vp, bread=bread)
    spaces = look.edition.building_row
    step = (INSIDE + 2) / len(spaces)
    return piece(
        draw_label(look.say("board-building-row"), 9, note),
        *(
            group(
                _building_space(look, seat, place, covered=place >= len(shown)),
                transform=translate(MARGIN + step * place, 14),
            )
            for place in range(len(spaces))
        ),
        id=f"building-row-{seat}",
        class_="building-row",
        data_rule="scoring",
        transform=translate(0, top),
    )


@cached_drawing
def _building_space(look: Look, seat: int, place: int, covered: bool) -> Svg:
    space = look.edition.building_row[place]
    shown = [(good, n) for good, n in (("bread", space.bread), ("vp", space.vp)) if n]
    key = "player-space-covered" if covered else "player-space-revealed"
    return group(
        tag("title", " ".join(look.say(key, good=good, amount=amount) for good, amount in shown)),
        tag(
            "rect",
            width=CELL,
            height=33,
            rx=4,
            class_="row-space" if covered else "row-space shown",
        ),
        _remaining_piece(building(seat, "", 16), CELL / 2, 19.5) if covered else Svg(),
        look.printed(
            f"building_row.{place + 1}",
            (1, 1, CELL - 2, 31),
            *(_space_values(shown) if covered else _large_values(shown)),
        ),
        class_="row-covered" if covered else "row-revealed",
        role=look.picture_role,
    )


def _space_values(shown: list[tuple[str, int]]) -> list[Svg]:
    """Draw the values of a space; an owner's edition may have both on one space, or none."""
    if len(shown) < 2:
        return [_small_value(good, amount, 22) for good, amount in shown]
    return [
        group(_small_value(good, amount, 22), transform=f"{translate(13 * i, 5)} scale(0.78)")
        for i, (good, amount) in enumerate(shown)
    ]


def _large_values(shown: list[tuple[str, int]]) -> list[Svg]:
    if len(shown) < 2:
        return [_large_value(good, amount) for good, amount in shown]
    return [
        group(_small_value(good, n, 0), transform=translate(0, 4 + 14 * i))
        for i, (good, n) in enumerate(shown)
    ]


def _small_value(good: str, amount: int, top: Number) -> Svg:
    """Draw the small value that is revealed when the piece is placed."""
    return joined(
        draw_text(str(amount), CELL / 2 - 3, top + 8.4, "space-value-small t-num", "end"),
        icon(good, CELL / 2 - 1, top - 0.5, 10),
    )


def _large_value(good: str, amount: int) -> Svg:
    return joined(
        icon(good, CELL / 2 - 8, 1.5, 16),
        draw_text(str(amount), CELL / 2, 29, "space-value t-num", "middle"),
    )


def _remaining_piece(piece: Svg, x: Number, y: Number) -> Svg:
    return group(piece, transform=translate(x, y))


def draw_monuments(look: Look, seat: int, top: Number) -> Svg:
    """Draw the remaining Statues with their VP at a Scoring, and the remaining Pillars."""
    player = look.state.players[seat]
    costs = look.edition.statue_costs
    built = len(costs) - player.statues
    step = CELL + 1.5
    pillars_x = MARGIN + step * len(costs) + 14
    statues = look.say("player-statues")
    note = look.say("player-statues-note", vp=look.edition.statue_points[built])
    return piece(
        draw_label(statues, 9),
        small_text(note, pillars_x - 14, 9, pillars_x - 14 - MARGIN - label_width(statues)),
        draw_text(look.say("player-pillars"), pillars_x, 9, "t-label plaque-label"),
        *(
            group(
                _statue_space(look, seat, place, built),
                transform=translate(MARGIN + step * place, 14),
            )
            for place in range(len(costs))
        ),
        group(_pillars(look, seat, player.pillars), transform=translate(pillars_x, 14)),
        id=f"monuments-{seat}",
        class_="monuments",
        data_rule="horus",
        transform=translate(0, top),
    )


@cached_drawing
def _statue_space(look: Look, seat: int, place: int, built: int) -> Svg:
    """Draw a Statue space; Statues are taken from the left and the last revealed space counts."""
    cost, vp = look.edition.statue_costs[place], look.edition.statue_points[place + 1]
    if place >= built:
        return group(
            tag("title", look.say("player-statue-covered", cost=cost, vp=vp)),
            tag("rect", width=CELL, height=33, rx=4, class_="row-space"),
            _remaining_piece(statue(seat, "", 18), CELL / 2, 20),
            look.printed(
                f"statues.costs.{place + 1}",
                (1, 1, CELL - 2, 31),
                _small_value("granite", cost, 22),
            ),
            class_="row-covered",
            role=look.picture_role,
        )
    counts = place == built - 1
    return group(
        tag("title", look.say("player-statue-revealed", vp=vp)),
        tag("rect", width=CELL, height=33, rx=4, class_="row-space shown"),
        _large_value("vp", vp),
        class_="row-revealed" if counts else "row-revealed past",
        role="img",
    )


@cached_drawing
def _pillars(look: Look, seat: int, left: int) -> Svg:
    all_of_them = look.edition.start.pillars
    return group(
        tag("title", look.say("player-pillars-left", pillars=left)),
        *(
            group(
                tag("rect", width=24, height=15.5, rx=3, class_="row-space"),
                _remaining_piece(pillar(seat, "", 13.5), 12, 14.5) if place < left else Svg(),
                transform=translate(26.5 * (place % 4), 17.5 * (place // 4)),
            )
            for place in range(all_of_them)
        ),
        role="img",
    )
