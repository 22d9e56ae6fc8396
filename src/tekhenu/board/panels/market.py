"""The Card Market by section, and the cards on offer at the moment."""

from ...components.schema import SECTION_NAMES
from ...components.terms import Family
from ...rules.move import SUITS, card_name
from ...rules.moves import MARKET, RENEW
from ...rules.place import MARKET_PLACE
from ...rules.thoth import RENEWAL
from ..cards.faces import SLIM, card_back, draw_card
from ..cards.marks import mark
from ..icons import icon
from ..look import Look, cached_drawing
from ..svg import Svg, group, piece, tag, translate

WIDTH, HEIGHT = 930, 118
GAP = 3  # between cards
MARGIN = 6  # within a section
HEAD = 22
BETWEEN = 6  # between sections
DECKS = 38  # width of the column with the decks


def draw_market(look: Look) -> Svg:
    x = 0
    sections = []
    for section, slots in enumerate(look.table.printed.section_slots):
        width = 2 * MARGIN + len(slots) * (SLIM.width + GAP) - GAP
        drawn = _section(look, section, width)
        sections.append(
            piece(
                *drawn, id=f"tray-{section}", class_=f"section-{section}", transform=translate(x, 0)
            )
        )
        x += width + BETWEEN
    return tag(
        "svg",
        *sections,
        group(*_decks(look), class_="decks", transform=translate(x, 0)),
        id="market",
        class_="part market",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("market-label"),
    )


def tint_of(look: Look, section: int) -> int:
    """Return the index of the color that the edition gives a section."""
    return SECTION_NAMES.index(look.edition.market[section].name)


def _section(look: Look, section: int, width: int) -> list[Svg]:
    opened = section < look.state.open_sections
    slots = look.table.printed.section_slots[section]
    tray = tag(
        "rect",
        x=0.5,
        y=0.5,
        width=width - 1,
        height=HEIGHT - 1,
        rx=8,
        class_=f"tray tray-{tint_of(look, section)}" + ("" if opened else " closed"),
    )
    places = [
        group(_slot(look, slot), transform=translate(MARGIN + i * (SLIM.width + GAP), HEAD))
        for i, slot in enumerate(slots)
    ]
    heading = _requirement(look, section) if opened else _opening(look, section, width)
    return [tray, heading, *([_renewal(look, section, width)] if opened else []), *places]


@cached_drawing
def _requirement(look: Look, section: int) -> Svg:
    needed = look.edition.market[section].happiness
    return group(
        icon("happiness", MARGIN, 3.5, 15),
        tag("text", f"≥ {needed}", x=MARGIN + 18, y=15.5, class_="t-num tray-num"),
        role="img",
        aria_label=look.say("market-section", section=section + 1, happiness=needed),
    )


@cached_drawing
def _opening(look: Look, section: int, width: int) -> Svg:
    population = look.edition.market[section].population
    return group(
        icon("lock", MARGIN, 3.5, 15),
        icon("population", MARGIN + 18, 3.5, 15),
        tag("text", f"≥ {population}", x=MARGIN + 36, y=15.5, class_="t-num tray-num"),
        tag(
            "text",
            look.say("market-opens", population=population),
            x=width - MARGIN - 2,
            y=15,
            class_="t-text t-end tray-note",
        ),
        role="img",
        aria_label=look.say("market-closed", section=section + 1, population=population),
    )


def _renewal(look: Look, section: int, width: int) -> Svg:
    """Draw the button that renews a section for a price, when Thoth allows it."""
    button = group(
        tag("rect", x=-1.5, y=-1, width=48, height=17, rx=8.5, class_="halo"),
        tag("rect", x=0.5, y=0.5, width=44, height=14, rx=7, class_="renew-body"),
        mark("renew", 5, 1.5, 12),
        tag("text", str(RENEWAL), x=25, y=11.8, class_="t-num t-middle renew-num"),
        icon("papyrus", 29, 1.5, 12),
        class_="renew",
    )
    name = RENEW[section]
    if look.concerns(name):
        button = look.target(name, button)
    else:
        said = look.say("market-renew", section=section + 1, papyrus=RENEWAL)
        button = group(button, role="img", aria_label=said)
    return group(button, transform=translate(width - MARGIN - 45, 3.5))


def _slot(look: Look, slot: int) -> Svg:
    card, family = look.state.market[slot], look.table.printed.slot_family[slot]
    place = MARKET_PLACE[slot]
    name = MARKET[slot]
    if card >= 0:
        face = draw_card(look, card_name(SUITS[family], card), size=SLIM, option=name)
    elif place.section.index >= look.state.open_sections:
        face = look.target(name, card_back(look, Family(family), size=SLIM, dim=True))
    else:
        face = _empty(look, Family(family))
    return group(face, id=f"market-{place.section}-{place.number}")


def _empty(look: Look, family: Family) -> Svg:
    name = family.name.lower()
    return group(
        tag("rect", x=1, y=1, width=SLIM.width - 2, height=SLIM.height - 2, rx=5, class_="slot"),
        icon(name, SLIM.width / 2 - 9, SLIM.height / 2 - 9, 18, "icon slot-icon"),
        role="img",
        aria_label=look.say("market-empty", family=name),
    )


def _decks(look: Look) -> list[Svg]:
    """Draw how many cards are left in each deck and in each discard pile."""
    step = (HEIGHT + 4) / len(Family)
    left, out = look.state.decks, look.state.discards
    return [
        group(
            _deck(look, family, step - 4, len(left[family]), len(out[family])),
            transform=translate(0, step * family),
        )
        for family in Family
    ]


@cached_drawing
def _deck(look: Look, family: Family, height: float, left: int, out: int) -> Svg:
    name = family.name.lower()
    body = {"width": DECKS - 3, "height": height - 1, "rx": 5}
    return group(
        tag("rect", x=2.5, y=0.5, **body, class_=f"deck-under card-{name}"),
        tag("rect", x=0.5, y=0.5, **body, class_=f"deck card-{name}"),
        icon(name, 3, 3.5, 15),
        tag("text", str(left), x=33, y=16, class_="t-num t-end deck-num"),
        icon("card-back", 4, 20.5, 11),
        tag("text", str(out), x=33, y=30, class_="t-num t-end deck-out"),
        role="img",
        aria_label=look.say("market-deck", family=name, deck=left, discards=out),
    )
