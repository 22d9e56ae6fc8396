"""The compact board of a player in three lines."""

from ...rules.forecast import loss_at_maat, missing_bread
from ...rules.maat import ankh_value, balance_of
from ...rules.scoring import bread_due
from ..look import Look
from ..svg import Svg, group, tag, translate
from .hand import cards_in_hand
from .plaque import MARGIN, WIDTH, army, draw_text, goods, icon_with_number, plaque, signed

HEIGHT = 78
HEADER = 22
SIZE = 15
LINE = 61
FORCES = 3  # soldiers, priests, blood
NAME_WIDTH = 12  # letters that fit beside the dues
DUES = 154


def draw_player_compact(look: Look, seat: int) -> Svg:
    forces = army(look, seat)[:FORCES]
    return plaque(
        look,
        seat,
        "compact",
        HEIGHT,
        HEADER,
        goods(look, seat, 37, 14 if forces else 17, *forces),
        draw_summary(look, seat, LINE),
        draw_dues(look, seat),
        name_width=NAME_WIDTH,
    )


def draw_dues(look: Look, seat: int) -> Svg:
    """Draw the Bread due at the next Scoring and the VP that a Maat would cost now."""
    player, y = look.state.players[seat], HEADER / 2
    due, missing = bread_due(look.table, player), missing_bread(look.table, player)
    lost = loss_at_maat(look.table, player)
    return group(
        icon_with_number(
            "bread",
            f"{due}!" if missing else str(due),
            look.say("player-bread-due", count=due, missing=missing),
            DUES,
            y,
            SIZE,
        ),
        icon_with_number(
            "maat",
            signed(-lost),
            look.say("player-maat-loss", vp=lost) if lost else look.say("player-maat-safe"),
            DUES + 34,
            y,
            SIZE,
        ),
        class_="plaque-dues",
    )


def draw_summary(look: Look, seat: int, y: int) -> Svg:
    """Draw populace, placed pieces, cards, dice and balance."""
    player, start = look.state.players[seat], look.edition.start
    figures = [
        ("happiness", player.happiness, "player-happiness"),
        ("population", player.population, "player-population"),
        ("building", start.buildings - player.buildings, "player-built-buildings"),
        ("pillar", start.pillars - player.pillars, "player-built-pillars"),
        ("statue", start.statues - player.statues, "player-built-statues"),
        ("card-back", cards_in_hand(look, seat), "player-cards"),
        ("die", player.scales.dice, "player-dice"),
    ]
    step = (WIDTH - 2 * MARGIN - 8) / (len(figures) + 1)
    return group(
        *(
            icon_with_number(
                name, str(count), look.say(key, count=count), MARGIN + step * place, y, SIZE
            )
            for place, (name, count, key) in enumerate(figures)
        ),
        draw_balance(look, seat, MARGIN + step * len(figures), y),
    )


def balance(look: Look, seat: int) -> int:
    """Return the balance of a seat; solo opponents have theirs on tiles (Ankh value)."""
    bot, printed = look.state.bot, look.edition.botankhamun.balance
    if bot is not None and look.table.is_opponent(seat):
        return printed[min(bot.maats, len(printed) - 1)]
    if look.table.is_opponent(seat):
        return ankh_value(look.table, seat)
    return balance_of(look.table, look.state.players[seat])


def draw_balance(look: Look, seat: int, x: float, y: float) -> Svg:
    weight = balance(look, seat)
    return group(
        tag("title", look.say("player-balance", balance=signed(weight))),
        draw_small_scales(weight, x + 5, y),
        draw_text(signed(weight), x + 17, y + SIZE * 0.27, "plaque-number t-num"),
        role="img",
    )


def draw_small_scales(weight: int, x: float, y: float) -> Svg:
    """Draw small scales that lean to the heavier side; Pure is on the left."""
    lean = -10 if weight > 0 else 10 if weight < 0 else 0
    return group(
        tag("path", d="M0 -5V6M-4 6.5H4"),
        group(
            tag("path", d="M-7 -4H7M-10 3L-7 -4L-4 3zM4 3L7 -4L10 3z"),
            transform=f"rotate({lean} 0 -4)",
        ),
        class_="little-scales",
        transform=translate(x, y),
    )
