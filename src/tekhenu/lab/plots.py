"""The pictures of the report. Marks differ in shape as well as in color."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tekhenu.board.axis import Axis, nice_step
from tekhenu.board.fitting import fit_width
from tekhenu.board.svg import Svg, tag
from tekhenu.svg import Picture

from .drawing import hint, line, picture, text
from .findings import Findings, Mean, Share, SourcePair, common, histogram
from .standings import StandingsRow

WIDTH = 960.0
BINS = 24
NOTE = 12.5  # font size of notes
LONGEST = 45  # maximum length of a name


def percent(share: float) -> str:
    return f"{share:.0%}"


def number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def signed(value: float) -> str:
    """Return a value with a sign and one decimal; 0 has no sign."""
    words = f"{value:+.1f}".replace("-", "−")
    return "0.0" if words in ("+0.0", "−0.0") else words


def rate_words(share: Share) -> str:
    low, high = share.interval
    return f"{share.rate:.1%} of {share.games:,} won ({low:.0%}–{high:.0%})"


# Scores


@dataclass(frozen=True, slots=True)
class Scores:
    """A histogram of a group's scores, and their mean."""

    name: str
    bins: Mapping[int, int]
    mean: Mean

    @property
    def total(self) -> int:
        return sum(self.bins.values())


def spread(found: Findings) -> tuple[Scores, Scores, int]:
    """Return the scores of winners, those of the others, and the width of the bins."""
    points = [seat.vp for seat in found.seats]
    width = max(1, int(nice_step((max(points) - min(points)) / BINS)))
    winners = histogram([seat.vp for seat in found.winners], width)
    others = histogram([seat.vp for seat in found.others], width)
    return (
        Scores("winners", winners, found.winning_vp()),
        Scores("others", others, found.others_vp()),
        width,
    )


def score_plot(winners: Scores, others: Scores, bin_width: int) -> Picture:
    """Draw histograms of winners (up) and others (down), as shares of each group."""
    height, middle = 380.0, 190.0
    left, right = 40.0, WIDTH - 24
    starts = [*winners.bins, *others.bins]
    across = Axis(min(starts), max(starts) + bin_width, left, right)
    most = max(max(group.bins.values()) / group.total for group in (winners, others))
    marks = []
    for tick in across.ticks(12):
        x = across(tick)
        marks.append(line(x, 34, x, height - 34, "grid"))
        marks.append(text(f"{tick:g}", x, height - 12, class_="tick", text_anchor="middle"))
    for group, direction, look in ((winners, -1, "winners"), (others, 1, "others")):
        for start, count in group.bins.items():
            if not count:
                continue
            share = count / group.total
            size = share / most * (middle - 48)
            x = across(start)
            y = middle - size if direction < 0 else middle
            words = f"{start}–{start + bin_width - 1} VP: {count:,} {group.name} ({share:.1%})"
            marks.append(
                tag(
                    "rect",
                    hint(words),
                    x=x + 1,
                    y=y,
                    width=across(start + bin_width) - x - 2,
                    height=size,
                    class_=f"bar {look}",
                )
            )
        x = across(group.mean.mean)
        end = middle + direction * (middle - 36)
        marks.append(line(x, middle, x, end, "mean"))
        label = f"{group.name}: mean {group.mean.mean:.1f} ± {group.mean.error:.1f}"
        side = "end" if x > WIDTH * 0.6 else "start"
        marks.append(
            text(
                label,
                x - 8 if side == "end" else x + 8,
                end + 4,
                class_="label",
                text_anchor=side,
            )
        )
    marks.append(line(left, middle, right, middle, "axis"))
    marks.append(text("VP", right + 4, height - 12, class_="tick"))
    about = (
        f"{winners.name.capitalize()} score {winners.mean.mean:.1f} VP on average,"
        f" {others.name} {others.mean.mean:.1f}."
    )
    return picture("How scores are spread", about, WIDTH, height, *marks)


# VP by source


def source_plot(pairs: Sequence[SourcePair], names: Mapping[str, str]) -> Picture:
    row, top = 38.0, 40.0
    left, right = 190.0, WIDTH - 90
    height = top + row * len(pairs) + 34
    means = [mean for pair in pairs for mean in (pair.winners, pair.others)]
    low = min(0.0, *(mean.mean - mean.error for mean in means))
    high = max(mean.mean + mean.error for mean in means)
    across = Axis(low, high * 1.04, left, right)
    marks = _columns(across, top, height - 30, number)
    marks += [
        tag("rect", x=left, y=10, width=14, height=10, class_="bar winners"),
        text("winners", left + 20, 19, class_="label"),
        tag("rect", x=left + 96, y=10, width=14, height=10, class_="bar others"),
        text("others", left + 116, 19, class_="label"),
        text("VP per player", right, 19, class_="tick", text_anchor="end"),
    ]
    for i, pair in enumerate(pairs):
        y = top + i * row + 5
        marks.append(text(names[pair.name], left - 12, y + 19, class_="name", text_anchor="end"))
        for mean, look, offset in ((pair.winners, "winners", 0.0), (pair.others, "others", 14.0)):
            words = f"{names[pair.name]}, {look}: {mean.mean:.2f} ± {mean.error:.2f} VP"
            start, end = sorted((across(0), across(mean.mean)))
            marks.append(
                tag(
                    "rect",
                    hint(words),
                    x=start,
                    y=y + offset,
                    width=max(end - start, 0.5),
                    height=12,
                    class_=f"bar {look}",
                )
            )
            marks.append(
                _whisker(across, mean.mean - mean.error, mean.mean + mean.error, y + offset + 6)
            )
        difference = pair.winners.mean - pair.others.mean
        marks.append(
            text(
                signed(difference),
                WIDTH - 12,
                y + 18,
                class_="value",
                text_anchor="end",
            )
        )
    marks.append(text("difference", WIDTH - 12, 19, class_="tick", text_anchor="end"))
    marks.append(line(across(0), top, across(0), height - 30, "axis"))
    best = max(pairs, key=lambda pair: pair.winners.mean)
    about = (
        f"Mean VP of winners and others from {len(pairs)} sources; winners gain most from"
        f" {names[best.name]}, {best.winners.mean:.1f} VP."
    )
    return picture("Where the points come from", about, WIDTH, height, *marks)


# Shares of wins, one per row


@dataclass(frozen=True, slots=True)
class ShareRow:
    share: Share
    name: str
    note: str = ""


def shortened(name: str) -> str:
    """Return the end of a long name, because the paths of agents differ at the end."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def span_of(shares: Sequence[Share], fair: float) -> tuple[float, float]:
    """Return a scale that contains the intervals of all common shares, with a margin."""
    bounds = [bound for share in common(shares) for bound in share.interval]
    low, high = min(fair, *bounds), max(fair, *bounds)
    room = (high - low) * 0.05
    return max(0.0, low - room), min(1.0, high + room)


def share_plot(
    title: str,
    rows: Sequence[ShareRow],
    fair: float,
    span: tuple[float, float] | None = None,
    *,
    wide: bool = True,
) -> Picture:
    """Draw one share with its interval per row, and a line at the fair share."""
    step, top = 26.0, 34.0
    width = WIDTH if wide else 460.0
    noted = any(row.note for row in rows)
    left = 525.0 if noted else 40.0 + 8.5 * max(len(shortened(row.name)) for row in rows)
    right = width - 120
    height = top + step * len(rows) + 30
    low, high = span or span_of([row.share for row in rows], fair)
    across = Axis(low, high, left, right)
    marks = _columns(across, top - 6, height - 26, percent, about=5)
    marks.append(line(across(fair), top - 10, across(fair), height - 26, "fair"))
    marks.append(text("fair share", across(fair), 16, class_="tick", text_anchor="middle"))
    marks.append(text("won", width - 70, 16, class_="tick", text_anchor="end"))
    marks.append(text("players", width - 12, 16, class_="tick", text_anchor="end"))
    for i in range(0, len(rows), 2):
        y = top + step * i
        marks.insert(0, tag("rect", x=0, y=y, width=width, height=step, class_="stripe"))
    for i, row in enumerate(rows):
        y = top + step * i + step / 2
        marks.append(text(shortened(row.name), 12, y + 4, class_="name"))
        if row.note:
            pressed = fit_width(left - 66, row.note, NOTE)
            marks.append(text(row.note, 54, y + 4, class_="note", **pressed))
        words = f"{row.name}: {rate_words(row.share)}"
        marks.append(_share_mark(across, row.share, fair, y, words))
        rate = percent(row.share.rate)
        marks.append(text(rate, width - 70, y + 4, class_="value", text_anchor="end"))
        marks.append(
            text(f"{row.share.games:,}", width - 12, y + 4, class_="value", text_anchor="end")
        )
    best = max(rows, key=lambda row: row.share.rate)
    worst = min(rows, key=lambda row: row.share.rate)
    about = (
        f"Share of wins with 95 % intervals. Highest: {best.name}, {best.share.rate:.0%};"
        f" lowest: {worst.name}, {worst.share.rate:.0%}; a fair share is {fair:.0%}."
    )
    return picture(title, about, width, height, *marks)


def rating_plot(title: str, rows: Sequence[StandingsRow]) -> Picture:
    """Draw the Elo rating of every agent with its interval."""
    step, top = 26.0, 34.0
    left = 40.0 + 8.5 * max(len(shortened(row.agent)) for row in rows)
    right = WIDTH - 70
    height = top + step * len(rows) + 30
    ends = [row.rating.elo + side * row.rating.error for row in rows for side in (-1, 1)]
    across = Axis(min(ends) - 30, max(ends) + 30, left, right)
    marks = _columns(across, top - 6, height - 26, number)
    marks.append(text("Elo", WIDTH - 12, 16, class_="tick", text_anchor="end"))
    for i, row in enumerate(rows):
        y, rating = top + step * i + step / 2, row.rating
        if i % 2 == 0:
            stripe = tag("rect", x=0, y=y - step / 2, width=WIDTH, height=step, class_="stripe")
            marks.insert(0, stripe)
        words = f"{row.agent}: {rating.elo:.0f} ± {rating.error:.0f}, {row.win_rate:.0%} won"
        mark = _whisker(across, rating.elo - rating.error, rating.elo + rating.error, y)
        sign = _sign("around", across(rating.elo), y)
        marks.append(text(shortened(row.agent), 12, y + 4, class_="name"))
        marks.append(tag("g", hint(words), mark, sign, class_="around"))
        elo = f"{rating.elo:.0f}"
        marks.append(text(elo, WIDTH - 12, y + 4, class_="value", text_anchor="end"))
    about = "Elo with 95 % intervals: " + ", ".join(
        f"{row.agent} {row.rating.elo:.0f}" for row in rows
    )
    return picture(title, f"{about}.", WIDTH, height, *marks)


def look_of(share: Share, fair: float) -> str:
    """Return "above", "below" or "around": the position of the interval to the fair share."""
    low, high = share.interval
    return "above" if low > fair else "below" if high < fair else "around"


def _share_mark(across: Axis, share: Share, fair: float, y: float, words: str) -> Svg:
    look = look_of(share, fair)
    low, high = share.interval
    return tag(
        "g",
        hint(words),
        _whisker(across, low, high, y),
        _sign(look, across(min(max(share.rate, across.low), across.high)), y),
        class_=look,
    )


def _sign(look: str, x: float, y: float) -> Svg:
    """Draw a triangle that points up or down, or a ring."""
    if look == "around":
        return tag("circle", cx=x, cy=y, r=4, class_="sign")
    tip = -5.5 if look == "above" else 5.5
    points = (
        f"{x - 5.5:.1f},{y - tip * 0.8:.1f} {x + 5.5:.1f},{y - tip * 0.8:.1f} {x:.1f},{y + tip:.1f}"
    )
    return tag("polygon", points=points, class_="sign")


def _whisker(across: Axis, low: float, high: float, y: float) -> Svg:
    """Draw an interval; an end beyond the scale has no tick."""
    start, end = across(max(low, across.low)), across(min(high, across.high))
    path = f"M{start:.1f} {y:.1f}H{end:.1f}"
    if low >= across.low:
        path += f"M{start:.1f} {y - 3:.1f}v6"
    if high <= across.high:
        path += f"M{end:.1f} {y - 3:.1f}v6"
    return tag("path", d=path, class_="whisker")


def _columns(
    across: Axis, top: float, bottom: float, words: Callable[[float], str], about: int = 6
) -> list[Svg]:
    marks = []
    for tick in across.ticks(about):
        x = across(tick)
        marks.append(line(x, top, x, bottom, "grid"))
        marks.append(text(words(tick), x, bottom + 18, class_="tick", text_anchor="middle"))
    return marks


# Win rate by use


def use_plot(name: str, shares: Sequence[Share], fair: float, ceiling: float) -> Picture:
    """Draw the win rate by number of uses, and the frequency of each number behind it."""
    width, height = 232.0, 230.0
    left, right, top, bottom = 38.0, width - 4, 34.0, height - 40
    places = Axis(-0.5, len(shares) - 0.5, left, right)
    up = Axis(0.0, ceiling, bottom, top)
    most = max(share.games for share in shares)
    total = sum(share.games for share in shares)
    marks = []
    for tick in up.ticks(5):
        marks.append(line(left, up(tick), right, up(tick), "grid"))
        marks.append(text(percent(tick), left - 6, up(tick) + 4, class_="tick", text_anchor="end"))
    for i, share in enumerate(shares):
        size = share.games / most * (bottom - top) * 0.5
        x, wide = places(i - 0.4), places(0.8) - places(0)
        marks.append(tag("rect", x=x, y=bottom - size, width=wide, height=size, class_="common"))
    marks.append(line(left, up(fair), right, up(fair), "fair"))
    path = " ".join(f"{places(i):.1f},{up(share.rate):.1f}" for i, share in enumerate(shares))
    marks.append(tag("polyline", points=path, class_="trend"))
    for i, share in enumerate(shares):
        x = places(i)
        low, high = share.interval
        words = (
            f"{name} {share.name} times: {rate_words(share)}; {share.games / total:.0%} of players"
        )
        marks.append(
            tag(
                "g",
                hint(words),
                tag(
                    "path",
                    d=f"M{x - 3:.1f} {up(low):.1f}h6M{x:.1f} {up(low):.1f}V{up(high):.1f}"
                    f"M{x - 3:.1f} {up(high):.1f}h6",
                    class_="whisker",
                ),
                _sign(look_of(share, fair), x, up(share.rate)),
                class_=look_of(share, fair),
            )
        )
        marks.append(text(share.name, x, bottom + 16, class_="tick", text_anchor="middle"))
    marks.append(line(left, bottom, right, bottom, "axis"))
    marks.append(text(name, left, 18, class_="heading"))
    marks.append(text("times used", right, height - 8, class_="tick", text_anchor="end"))
    best = max(shares, key=lambda share: share.rate)
    about = (
        f"Win rate by how often a player used {name}. Highest at {best.name} times,"
        f" {best.rate:.0%}; a fair share is {fair:.0%}."
    )
    return picture(f"Win rate by use: {name}", about, width, height, *marks)


def ceiling_of(shares: Iterable[Share], fair: float) -> float:
    """Return the upper end of the scale, the same for all panels."""
    return min(1.0, max(fair, *(share.interval[1] for share in shares)) * 1.03)
