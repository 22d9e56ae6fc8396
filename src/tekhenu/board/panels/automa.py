"""The board of an Automa: Action tiles, remaining pieces, Destiny and cards."""

from ...components.terms import Family
from ...rules.state import Automa
from ..look import Look
from ..pieces.action_tiles import SIDE, draw_action_tile
from ..pieces.dice import die
from ..svg import Number, Svg, group, tag, translate
from .compact import draw_balance
from .hand import cards_held, draw_hand
from .plaque import (
    MARGIN,
    WIDTH,
    Count,
    draw_label,
    draw_text,
    icon_with_number,
    in_columns,
    plaque,
)

HEIGHT, HEADER = 268, 28
COMPACT_HEIGHT, COMPACT_HEADER = 86, 22
STEP = SIDE + 4
SMALL = 0.65  # scale of tiles on the compact board
FAMILIES_X, FAMILIES_STEP = 190, 46


def automa_of(look: Look, seat: int) -> Automa:
    return look.state.automas[seat - look.view.settings.humans]


def draw_automa(look: Look, seat: int) -> Svg:
    automa = automa_of(look, seat)
    return plaque(
        look,
        seat,
        "player",
        HEIGHT,
        HEADER,
        group(*in_columns(_pieces(look, seat), 45, 19, COLUMNS)),
        draw_balance(look, seat, WIDTH - MARGIN - 36, 45),
        draw_label(look.say("automa-tiles"), 73),
        group(*_tiles(look, automa), transform=translate(MARGIN, 79)),
        group(*_dice(look, seat), transform=translate(MARGIN + STEP, 140)),
        draw_hand(look, seat, 157, HEIGHT - 5),
    )


def draw_automa_compact(look: Look, seat: int) -> Svg:
    automa = automa_of(look, seat)
    return plaque(
        look,
        seat,
        "compact",
        COMPACT_HEIGHT,
        COMPACT_HEADER,
        group(*_tiles(look, automa), transform=f"{translate(MARGIN, 26)} scale({SMALL})"),
        *(
            _family(look, seat, family, FAMILIES_X + FAMILIES_STEP * family, 41)
            for family in Family
        ),
        group(*in_columns(_pieces(look, seat), 71, 15, COLUMNS)),
        draw_balance(look, seat, WIDTH - MARGIN - 36, 71),
    )


COLUMNS = 6  # populace, pieces and balance


def _pieces(look: Look, seat: int) -> list[Count]:
    """Return the counts of the Populace track and of pieces not yet placed."""
    player = look.state.players[seat]
    return [
        Count("happiness", player.happiness, look.say("player-happiness", count=player.happiness)),
        Count(
            "population", player.population, look.say("player-population", count=player.population)
        ),
        Count(
            "building",
            player.buildings,
            look.say("automa-left", piece="building", count=player.buildings),
        ),
        Count(
            "pillar", player.pillars, look.say("automa-left", piece="pillar", count=player.pillars)
        ),
        Count(
            "statue", player.statues, look.say("automa-left", piece="statue", count=player.statues)
        ),
    ]


# Action tiles


def _tiles(look: Look, automa: Automa) -> list[Svg]:
    """Draw the face-down stack, then the revealed tiles; the last one is from the latest turn."""
    last = len(automa.shown) - 1
    places = len(automa.shown) + len(automa.tiles)
    return [
        _stack(look, len(automa.tiles)),
        *(
            tag(
                "rect",
                x=STEP * (place + 1),
                width=SIDE,
                height=SIDE,
                rx=4,
                class_="row-space shown",
            )
            for place in range(len(automa.shown), places)
        ),
        *(
            draw_action_tile(look, tile, "here" if i == last else "done", STEP * (i + 1), 0)
            for i, tile in enumerate(automa.shown)
        ),
    ]


def _stack(look: Look, left: int) -> Svg:
    """Draw one card back per remaining tile, with the number on the top one."""
    side, shift = SIDE - 8, 2.5
    top = shift * max(0, left - 1)
    backs = [
        tag(
            "rect",
            x=shift * i,
            y=8 - shift * i,
            width=side,
            height=side,
            rx=4,
            class_="automa-back",
        )
        for i in range(left)
    ]
    return group(
        tag("title", look.say("automa-stack", tiles=left)),
        *backs,
        draw_text(str(left), top + side / 2, 8 - top + side / 2 + 7, "automa-count t-num", "middle")
        if left
        else tag("rect", width=SIDE, height=SIDE, rx=4, class_="row-space shown"),
        role="img",
    )


def _dice(look: Look, seat: int) -> list[Svg]:
    """Draw the dice taken since the last Maat below the tiles that chose them."""
    return [
        group(
            die(look.edition.color_of(number), look.state.values[number], 19),
            id=f"scales-die-{number}",
            transform=translate(STEP * place + SIDE / 2, 0),
        )
        for place, number in enumerate(look.state.players[seat].scales.below)
    ]


def _family(look: Look, seat: int, family: Family, x: Number, y: Number) -> Svg:
    """Draw how many cards of a family the Automa has, including its secret Decree."""
    name = family.name.lower()
    cards = [card for card in cards_held(look, seat) if card[0] == name[0].upper()]
    count = len(cards) + (look.view.hidden_decrees[seat] if family == Family.DECREE else 0)
    title = look.say("player-bot-cards-none", family=name)
    if cards:
        title = look.say("player-bot-cards", family=name, cards=" ".join(cards))
    return icon_with_number(name, str(count), title, x, y, 17)
