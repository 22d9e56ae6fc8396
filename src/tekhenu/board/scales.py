"""The scales of a player board: a balance that tilts with what lies on it."""

from collections.abc import Sequence

from ..components import Edition
from ..components.terms import Purity
from ..rules.maat import balance_of
from ..rules.option import SIDE
from .dice import die
from .icons import icon
from .look import Look
from .plaque import MARGIN, WIDTH, good_name, label, signed, words
from .svg import Svg, at, group, tag

MIDDLE = WIDTH / 2
PIVOT = 26
ARM = 88
STEEPEST = 7  # degrees
DEGREES = 0.7  # per point of balance
DIE = 21
SMALL_DIE = 18
PLINTH = 92
BOWL = "M-53 34h106q-3 17 -15 17h-76q-12 0 -15 -17z"


def draw_scales(look: Look, seat: int, top: int) -> Svg:
    balance = balance_of(look.table, look.state.players[seat])
    tilt = max(-STEEPEST, min(STEEPEST, -DEGREES * balance))
    lost = maat_loss(look.edition, balance)
    note = look.say("player-maat-loss", vp=lost) if lost else look.say("player-maat-safe")
    return group(
        label(look.say("board-scales"), 9, note),
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
            transform=at(MIDDLE, PIVOT),
        ),
        tag("circle", cx=MIDDLE, cy=PIVOT, r=15, class_="scales-disc"),
        words(signed(balance), MIDDLE, PIVOT + 5, "scales-balance t-num", "middle"),
        _below(look, seat),
        _sums(look, seat),
        class_="scales",
        transform=at(0, top),
    )


def maat_loss(edition: Edition, balance: int) -> int:
    """VP a balance would cost at Maat if it stayed so."""
    return max((loss.vp for loss in edition.maat_losses if balance <= loss.balance), default=0)


def _stand() -> Svg:
    return group(
        tag("path", d=f"M{MIDDLE - 2} {PIVOT}h4l2 {PLINTH - PIVOT}h-8z"),
        tag("path", d=f"M{MIDDLE - 46} {PLINTH + 7}l5 -7h82l5 7z"),
        class_="scales-stand",
    )


def _hung(x: int, turn: float, pan: Svg) -> Svg:
    """Hangs upright from an end of the beam, however it tilts."""
    return group(
        group(pan, class_="scales-tilt", transform=f"rotate({turn:.4g})"), transform=at(x, 0)
    )


def _pan(look: Look, seat: int, side: Purity) -> Svg:
    scales = look.state.players[seat].scales
    dice = scales.pure if side == Purity.PURE else scales.tainted
    drawing = group(
        tag("path", d="M-49 35L0 0L49 35", class_="scales-strings"),
        tag("path", d=BOWL, class_="halo"),
        tag("path", d=BOWL, class_="scales-bowl"),
        _dice(look, dice, 34, DIE),
        _excess(look, scales.excess) if side == Purity.TAINTED else Svg(),
        class_=f"scales-pan {side.name.lower()}",
    )
    return look.target(SIDE[side], drawing) if seat == look.view.seat else drawing


def _dice(look: Look, dice: Sequence[int], bottom: int, size: int) -> Svg:
    """Side by side, in the middle of where they lie."""
    step = size * 1.2
    left = -step * (len(dice) - 1) / 2
    return group(
        *(
            group(
                die(look.edition.colour_of(number), look.state.values[number], size),
                id=f"scales-die-{number}",
                transform=at(left + step * place, bottom - size / 2),
            )
            for place, number in enumerate(dice)
        )
    )


def _excess(look: Look, excess: Sequence[int]) -> Svg:
    """Too much of a Resource: its pieces lie in the pan."""
    lying = [(good, amount) for good, amount in enumerate(excess) if amount]
    left = -12 * len(lying)
    return group(
        *(
            group(
                tag("title", look.say("player-excess", good=good_name(good), amount=amount)),
                icon(good_name(good), left + 24 * place, 36, 13),
                words(str(amount), left + 24 * place + 14, 46.5, "scales-excess t-num"),
                role="img",
            )
            for place, (good, amount) in enumerate(lying)
        )
    )


def _below(look: Look, seat: int) -> Svg:
    dice = look.state.players[seat].scales.below
    if not dice:
        return Svg()
    return group(
        tag("title", look.say("player-below")),
        group(_dice(look, dice, 0, SMALL_DIE), transform=at(MIDDLE, PLINTH)),
        role="img",
    )


def _sums(look: Look, seat: int) -> Svg:
    scales, values = look.state.players[seat].scales, look.state.values
    pure = sum(values[number] for number in scales.pure)
    tainted = sum(values[number] for number in scales.tainted) + sum(scales.excess)
    right = WIDTH - MARGIN
    return group(
        group(
            tag("title", look.say("player-pure", weight=pure)),
            icon("pure", MARGIN, 89, 13),
            words(signed(pure), MARGIN + 16, 100, "scales-sum pure t-num"),
            role="img",
        ),
        group(
            tag("title", look.say("player-tainted", weight=tainted)),
            icon("tainted", right - 13, 89, 13),
            words(signed(-tainted), right - 16, 100, "scales-sum tainted t-num", "end"),
            role="img",
        ),
    )
