"""The Seth board: dice, six regions, the people's Statues above them, conquest tiles."""

from functools import cache
from math import ceil

from ...components.terms import God
from ...rules.move import Conquer
from ...rules.place import FIRST_COLUMN, REGION
from ...rules.seth import COLUMNS, SPACES, column_space
from ...rules.state import SethBoard
from ..cards.effects import gain_signs
from ..cards.icon_rows import parse_row
from ..cards.signs import Box, draw_lines
from ..icons import icon
from ..look import Look
from ..pieces.conquest_tiles import conquest_back, draw_conquest
from ..pieces.spaces import building_on_space, building_place, die_value, draw_people
from ..pieces.takeable import draw_board_die, sorted_dice
from ..pieces.wooden import building, letter_of
from ..svg import Number, Svg, group, joined, panel, tag, translate
from .ra import PLACES

WIDTH, HEIGHT = 339, 166
LEFT, TOP = 103, 39  # corner of the first region
WIDE, TALL, GAP = 74, 58, 3
PLACE, PLACE_TALL = 20, 33
TRAY = (9.0, 25.0, 85.0, 70.0)  # x, y, width, height
LARGEST, APART = 38, 1.27  # maximum size of a die, and the distance of dice relative to it


def board_of(look: Look) -> SethBoard:
    board = look.state.seth
    assert board is not None, "only a game with Seth has one"
    return board


def draw_seth(look: Look) -> Svg:
    regions = range(len(look.edition.seth.regions))
    return tag(
        "svg",
        panel(WIDTH, HEIGHT, "panel seth-panel"),
        icon("seth", 9, 5, 17, "icon god-icon"),
        tag("text", look.say("god", god="seth"), x=30, y=18, class_="t-label seth-title"),
        _dice(look),
        _conquest(look),
        *(_column(look, column) for column in range(COLUMNS)),
        *(_region(look, region) for region in regions),
        id="seth",
        class_="part seth",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("seth-label"),
    )


# Dice


@cache
def dice_layout(count: int) -> tuple[int, int]:
    """Return the largest size at which `count` dice fit, and how many are in a row."""
    _, _, width, height = TRAY
    for size in range(LARGEST, 0, -1):
        columns, rows = (int(room / (APART * size)) for room in (width, height))
        if columns * rows >= count:
            return size, min(columns, max(1, count))
    raise ValueError(f"{count} dice do not fit onto the Seth board")


def _dice(look: Look) -> Svg:
    dice = sorted_dice(look, look.state.sections[God.SETH])
    x, y, width, height = TRAY
    size, columns = dice_layout(len(dice))
    rows = max(1, ceil(len(dice) / columns))
    places = {
        die: (x + width / columns * (i % columns + 0.5), y + height / rows * (i // columns + 0.5))
        for i, die in enumerate(dice)
    }
    return group(
        tag("title", look.say("seth-dice")),
        tag("rect", x=x, y=y, width=width, height=height, rx=8, class_="seth-tray"),
        group(
            *(draw_board_die(look, die, God.SETH, size, *places[die]) for die in sorted(places)),
            id="seth-dice",
        ),
    )


# Conquest


def _conquest(look: Look) -> Svg:
    """Draw the face-up tile and the stack."""
    board = board_of(look)
    left = len(board.stack)
    stack = group(
        tag("title", look.say("seth-stack", tiles=left)),
        group(conquest_back(left), transform=translate(0, 8)),
        tag("text", f"×{left}", x=16, y=48, class_="t-num t-middle stack-count"),
        role="img",
        transform=translate(62, 107),
    )
    open_tile = tag("rect", x=9, y=108, width=50, height=42, rx=4, class_="tile-place")
    if board.conquest >= 0:
        asked = any(isinstance(option, Conquer) for option in look.choices)
        open_tile = group(
            draw_conquest(look, board.conquest, 1.22),
            id="conquest-open",
            class_="in-hand" if asked else None,
            transform=translate(7, 108),
        )
    return group(open_tile, stack)


# Regions


def _corner(region: int) -> tuple[Number, Number]:
    row, column = divmod(region, COLUMNS)
    return LEFT + column * (WIDE + GAP), TOP + row * (TALL + GAP)


def _column(look: Look, column: int) -> Svg:
    """Draw the people's Statue space of a column and the Market cards it gives."""
    x, _ = _corner(column)
    cards = look.edition.seth.people_cards[column]
    return joined(
        tag("path", d=f"M{x + 3} 37.5V35H{x + WIDE - 3}V37.5", class_="bracket"),
        draw_people(look, FIRST_COLUMN + column, x + 9, 5),
        group(
            tag("title", look.say("seth-cards", cards=cards)),
            look.printed(
                f"seth.people.{PLACES[column]}",
                (x + 37, 8, 34, 24),
                tag("text", str(cards), x=x + 47, y=25, class_="t-num t-end"),
                icon("card-back", x + 49, 12.5, 16),
            ),
            role=look.picture_role,
        ),
    )


def _region(look: Look, region: int) -> Svg:
    printed = look.edition.seth.regions[region]
    spaces = look.edition.seth.region_spaces[len(look.seats)]
    words = look.say("seth-region", region=region + 1, soldiers=printed.soldiers, vp=printed.vp)
    path = f"seth.regions.{region + 1}"
    rewards = Box(3, 21, WIDE - spaces * (PLACE + 1) - 8, 34, 1.0)
    return group(
        tag("title", words),
        tag("rect", width=WIDE, height=TALL, rx=5, class_="region"),
        die_value(region + 1, 4, 3.5, 14),
        look.printed(
            f"{path}.soldiers", (23, 1.5, 25, 18), _counted("soldier", printed.soldiers, 26)
        ),
        look.printed(f"{path}.vp", (49, 1.5, 24, 18), _counted("vp", printed.vp, 50)),
        look.printed(
            f"{path}.reward",
            (rewards.x, rewards.y, rewards.width, rewards.height),
            draw_lines(parse_row(gain_signs(printed.reward)), rewards),
        ),
        *(_space(look, region, space, spaces) for space in range(spaces)),
        id=f"region-{region + 1}",
        transform=translate(*_corner(region)),
    )


def _counted(name: str, amount: int, x: Number) -> Svg:
    return joined(
        tag("text", str(amount), x=x + 5, y=15, class_="t-num t-middle region-num"),
        icon(name, x + 9, 3.5, 14),
    )


def _space(look: Look, region: int, space: int, spaces: int) -> Svg:
    owner = board_of(look).regions[region * SPACES + space]
    parts = [building_place(PLACE, PLACE_TALL)]
    if owner >= 0:
        label = look.say("seth-building", name=look.names[owner], region=region + 1)
        piece = building(owner, letter_of(look, owner), 17)
        name = f"{REGION[region]}-{space + 1}"
        parts += [tag("title", label), building_on_space(piece, name, PLACE, PLACE_TALL - 7)]
        if look.state.people[column_space(region)] == owner:
            parts.append(_raised(look))
    x = WIDE - 3 - (PLACE + 1) * (spaces - space)
    return group(
        *parts,
        class_="free" if owner < 0 else None,
        role="img" if owner >= 0 else None,
        transform=translate(x, 21),
    )


def _raised(look: Look) -> Svg:
    """Draw the higher score of a Building below the viewer's own Statue."""
    more = look.edition.seth.people_scoring_vp
    return tag("text", f"+{more}", x=PLACE / 2, y=9, class_="t-num t-middle raised")
