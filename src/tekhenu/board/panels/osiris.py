"""The Osiris area: workshops and quarries, six rows by die value, and the gain of each row."""

from ...components.terms import Good
from ...rules.moves import OSIRIS
from ...rules.osiris import gold_in
from ...rules.place import DISTRICTS, QUARRIES, WORKSHOPS
from ..icons import icon
from ..look import Look, cached_drawing
from ..pieces.badges import draw_badge
from ..pieces.spaces import building_on_space, building_place, die_value, draw_people
from ..pieces.wooden import building, letter_of
from ..svg import Number, Svg, group, joined, panel, tag, translate
from .automa_markers import draw_tie_marker, markers_at

WIDTH, HEIGHT = 130, 320
LEFT, WIDE, TALL, GAP = 33, 22, 35, 1.5
TOP, PITCH = 75, 40


def draw_osiris(look: Look) -> Svg:
    return tag(
        "svg",
        panel(WIDTH, HEIGHT),
        tag("text", look.say("table-osiris"), x=10, y=16, class_="t-label"),
        *_heads(look),
        *(_row(look, row) for row in range(len(look.edition.osiris_rows))),
        id="osiris",
        class_="part osiris",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("table-osiris-label"),
    )


def _column(district: int) -> Number:
    return LEFT + district * (WIDE + GAP)


def _heads(look: Look) -> list[Svg]:
    """Draw the Resource of each district and the people's Statue spaces above them."""
    goods = [Good(district).name.lower() for district in range(DISTRICTS)]
    return [
        *(_statue_space(look, place, 2 * i) for i, place in enumerate((WORKSHOPS, QUARRIES))),
        *(
            group(
                tag("title", look.say("district", good=good)),
                icon(good, _column(district) + 2, 53, 18),
            )
            for district, good in enumerate(goods)
        ),
        *(marker for district in range(DISTRICTS) for marker in _ties(look, district)),
    ]


def _ties(look: Look, district: int) -> list[Svg]:
    """Draw the Automas' markers on the corners of the district's icon."""
    return [
        draw_tie_marker(look, "district", seat, *_corner(district, i), 12)
        for i, seat in markers_at(look, "district", district)
    ]


def _corner(district: int, corner: int) -> tuple[Number, Number]:
    return _column(district) + (19, 19, 4)[corner], (69, 56, 56)[corner]


def _statue_space(look: Look, place: int, district: int) -> Svg:
    """Draw a Statue space above two districts, with a bracket over both."""
    left, right = _column(district), _column(district + 1) + WIDE
    middle = (left + right) / 2
    return joined(
        tag("path", d=f"M{left + 2} 52V48.5H{right - 2}V52", class_="bracket"),
        draw_people(look, place, middle - 12.5, 20.5),
    )


def _row(look: Look, row: int) -> Svg:
    return group(
        _row_face(look, row, gold_in(look.table, row)),
        *(_space(look, row, district) for district in range(DISTRICTS)),
        id=f"osiris-{row + 1}",
        transform=translate(0, TOP + row * PITCH),
    )


@cached_drawing
def _row_face(look: Look, row: int, gold: int) -> Svg:
    """Draw the value of a row, which is the same for all districts."""
    return joined(
        tag("title", _words(look, row, gold)),
        die_value(row + 1, 10.5, 0, 15),
        *_gains(look, row, gold),
    )


def _gains(look: Look, row: int, gold: int) -> list[Svg]:
    """Draw the gains below the value: production steps, any production, Gold."""
    printed = look.edition.osiris_rows[row]
    entries = [("production", f"+{printed.production}")]
    if printed.any_production:
        entries.append(("any-resource", f"+{printed.any_production}"))
    if gold:
        entries.append(("gold", f"+{gold}"))
    return [
        joined(
            tag("text", amount, x=18.5, y=24.5 + 10.5 * i, class_="t-num t-end gains"),
            icon(name, 19.5, 15.5 + 10.5 * i, 10),
        )
        for i, (name, amount) in enumerate(entries)
    ]


def _space(look: Look, row: int, district: int) -> Svg:
    place = row * DISTRICTS + district
    owner = look.state.osiris[place]
    good = Good(district).name.lower()
    if owner >= 0:
        piece = building(owner, letter_of(look, owner), 19)
        content = building_on_space(piece, f"osiris-{row + 1}-{good}", WIDE, TALL - 7)
    else:
        content = _gained(look, row, district)
    badge = draw_badge(
        look, OSIRIS[place], WIDE / 2, TALL - 3, vp_only=True
    )  # the other gains are printed
    return group(
        look.target(OSIRIS[place], building_place(WIDE, TALL), content, badge),
        class_="free" if owner < 0 else None,
        transform=translate(_column(district), 0),
    )


@cached_drawing
def _gained(look: Look, row: int, district: int) -> Svg:
    """Draw a Building's Resources or, with a partner, the second production it raises (R14)."""
    printed = look.edition.osiris_rows[row]
    top = 2.5 if printed.partners else 10
    own = joined(
        tag("text", str(printed.resources), x=5.5, y=top + 10.5, class_="t-num t-middle gains"),
        icon(Good(district).name.lower(), 8.5, top + 0.5, 12),
    )
    if not printed.partners:
        return own
    partner = printed.partners[district].name.lower()
    second = look.printed(
        f"osiris.{row + 1}.partners.{Good(district).name.lower()}",
        (0.5, 17, WIDE - 1, 16),
        icon("production", 1, 19.5, 10),
        icon(partner, 9.5, 18.5, 12),
    )
    return joined(own, second)


def _words(look: Look, row: int, gold: int) -> str:
    printed = look.edition.osiris_rows[row]
    gains = {"steps": printed.production, "goods": printed.resources}
    said = [look.say("table-osiris-row", row=row + 1, **gains)]
    if printed.partners:
        said.append(look.say("table-osiris-partner"))
    if printed.any_production:
        said.append(look.say("table-osiris-any", steps=printed.any_production))
    if gold:
        said.append(look.say("table-osiris-gold", gold=gold))
    return " ".join(said)
