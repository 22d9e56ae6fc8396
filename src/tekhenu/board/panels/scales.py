"""The scales of a player board: a beam that tilts with its load."""

from collections.abc import Sequence
from functools import cache

from ...components.terms import Purity
from ...rules.artifacts import weight_of_blood
from ...rules.maat import balance_of, maat_loss
from ...rules.moves import SIDE
from ...rules.state import Phase
from ..icons import icon
from ..look import Look
from ..pieces.dice import die
from ..svg import Svg, group, piece, tag, translate
from .plaque import MARGIN, WIDTH, draw_label, draw_text, good_name, signed

MIDDLE = WIDTH / 2
PIVOT = 26
ARM = 88
STEEPEST = 7  # degrees
DEGREES = 0.7  # per point of balance
DIE = 21
SMALL_DIE = 18
PLINTH = 92
CROWD = 5  # kinds of load from which pieces are drawn closer together
BOWL = "M-53 34h106q-3 17 -15 17h-76q-12 0 -15 -17z"


def draw_scales(look: Look, seat: int, top: int) -> Svg:
    balance = balance_of(look.table, look.state.players[seat])
    tilt = tilt_of(balance)
    return piece(
        draw_label(look.say("board-scales"), 9, _note(look, balance)),
        _stand(),
        group(
            group(
                tag("path", d=f"M-{ARM} 0Q0 -9 {ARM} 0Q0 5 -{ARM} 0z", class_="scales-beam"),
                _hung(-ARM, -tilt, _pan(look, seat, Purity.PURE)),
                _hung(ARM, -tilt, _pan(look, seat, Purity.TAINTED)),
                id=f"beam-{seat}",
                class_="scales-tilt",
                transform=f"rotate({tilt:.4g})",
            ),
            transform=translate(MIDDLE, PIVOT),
        ),
        tag("circle", cx=MIDDLE, cy=PIVOT, r=15, class_="scales-disc"),
        draw_text(signed(balance), MIDDLE, PIVOT + 5, "scales-balance t-num", "middle"),
        _below(look, seat),
        _sums(look, seat),
        id=f"scales-{seat}",
        class_="scales",
        data_rule="maat",
        transform=translate(0, top),
    )


def tilt_of(balance: int) -> float:
    """Return the angle of the beam in degrees."""
    return max(-STEEPEST, min(STEEPEST, -DEGREES * balance))


def _note(look: Look, balance: int) -> str:
    """Describe the loss at the next Maat, if there is one."""
    if look.state.phase == Phase.OVER:
        return ""
    lost = maat_loss(look.edition, balance)
    return look.say("player-maat-loss", vp=lost) if lost else look.say("player-maat-safe")


@cache
def _stand() -> Svg:
    return group(
        tag("path", d=f"M{MIDDLE - 2} {PIVOT}h4l2 {PLINTH - PIVOT}h-8z"),
        tag("path", d=f"M{MIDDLE - 46} {PLINTH + 7}l5 -7h82l5 7z"),
        class_="scales-stand",
    )


def _hung(x: int, turn: float, pan: Svg) -> Svg:
    """Draw a pan that hangs vertically from an end of the beam."""
    return group(
        group(pan, class_="scales-tilt", transform=f"rotate({turn:.4g})"), transform=translate(x, 0)
    )


def _pan(look: Look, seat: int, side: Purity) -> Svg:
    scales = look.state.players[seat].scales
    dice = scales.pure if side == Purity.PURE else scales.tainted
    drawing = group(
        tag("path", d="M-49 35L0 0L49 35", class_="scales-strings"),
        tag("path", d=BOWL, class_="halo"),
        tag("path", d=BOWL, class_="scales-bowl"),
        _dice(look, dice, 34, DIE),
        _burden(look, seat) if side == Purity.TAINTED else Svg(),
        class_=f"scales-pan {side.name.lower()}",
    )
    return look.target(SIDE[side], drawing) if seat == look.view.seat else drawing


def _dice(look: Look, dice: Sequence[int], bottom: int, size: int) -> Svg:
    """Draw dice side by side, centered."""
    step = size * 1.2
    left = -step * (len(dice) - 1) / 2
    return group(
        *(
            group(
                die(look.edition.color_of(number), look.state.values[number], size),
                id=f"scales-die-{number}",
                transform=translate(left + step * place, bottom - size / 2),
            )
            for place, number in enumerate(dice)
        )
    )


def _burden(look: Look, seat: int) -> Svg:
    """Draw excess Resources and blood as pieces in the pan."""
    player = look.state.players[seat]
    lying = [
        (good_name(good), amount, look.say("player-excess", good=good_name(good), amount=amount))
        for good, amount in enumerate(player.scales.excess)
        if amount
    ]
    blood = weight_of_blood(look.table, player)
    if blood:
        lying.append(("blood", blood, look.say("seth-blood-weighs", amount=blood)))
    step = 24 if len(lying) < CROWD else 96 / len(lying)
    left = -step / 2 * len(lying)
    return group(
        *(
            group(
                tag("title", words),
                icon(name, left + step * place, 36, 13),
                _written(str(amount), left + step * place + 14, 46.5),
                role="img",
            )
            for place, (name, amount, words) in enumerate(lying)
        )
    )


def _written(amount: str, x: float, y: float) -> Svg:
    return draw_text(amount, x, y, "scales-excess t-num")


def _below(look: Look, seat: int) -> Svg:
    dice = look.state.players[seat].scales.below
    if not dice:
        return Svg()
    return group(
        tag("title", look.say("player-below")),
        group(_dice(look, dice, 0, SMALL_DIE), transform=translate(MIDDLE, PLINTH)),
        role="img",
    )


def _sums(look: Look, seat: int) -> Svg:
    player, values = look.state.players[seat], look.state.values
    scales = player.scales
    pure = sum(values[number] for number in scales.pure)
    tainted = sum(values[number] for number in scales.tainted) + sum(scales.excess)
    tainted += weight_of_blood(look.table, player)
    right = WIDTH - MARGIN
    return group(
        group(
            tag("title", look.say("player-pure", weight=pure)),
            icon("pure", MARGIN, 89, 13),
            draw_text(signed(pure), MARGIN + 16, 100, "scales-sum pure t-num"),
            role="img",
        ),
        group(
            tag("title", look.say("player-tainted", weight=tainted)),
            icon("tainted", right - 13, 89, 13),
            draw_text(signed(-tainted), right - 16, 100, "scales-sum tainted t-num", "end"),
            role="img",
        ),
    )
