"""The Populace track: round Happiness and square Population markers, and the steps' effects."""

from ...rules.moves import HAPPINESS, POPULATION
from ..fitting import fit_width
from ..icons import icon
from ..look import Look, cached_drawing
from ..pieces.wooden import letter_of, marker_round, marker_square
from ..svg import Number, Svg, group, joined, panel, tag, translate
from .market import tint_of

WIDTH, HEIGHT = 930, 44
MARGIN = 5
NAME = 60  # width of the column left of the steps
MARKER = 13
REWARD_ICONS = ("gold", "scribe", "any-god")  # rewards at steps 16, 19 and 21
ROWS = {"happiness": 22.5, "population": 35.5}
SHAPES = {"happiness": marker_round, "population": marker_square}
OPTIONS = {"happiness": HAPPINESS, "population": POPULATION}


def draw_populace(look: Look) -> Svg:
    return tag(
        "svg",
        panel(WIDTH, HEIGHT),
        *_name(look),
        _steps(look, look.state.open_sections),
        group(*_markers(look), id="populace-markers"),
        id="populace",
        class_="part populace",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.say("table-populace-label"),
    )


def _name(look: Look) -> list[Svg]:
    """Draw the name of the track and the legend of its round and square markers."""
    name, row = look.say("page-tab", tab="populace"), ROWS["happiness"]
    fit = fit_width(NAME - 6, name, 14)
    return [
        tag("text", name, x=MARGIN + 4, y=14.5, class_="t-label", **fit),
        group(
            tag("title", look.say("table-populace-label")),
            tag("circle", cx=MARGIN + 11, cy=row + 6, r=4, class_="track-key"),
            icon("happiness", MARGIN + 17, row + 0.5, 11),
            tag(
                "rect",
                x=MARGIN + 34,
                y=row + 2,
                width=8,
                height=8,
                class_="track-key",
            ),
            icon("population", MARGIN + 44, row + 0.5, 11),
        ),
    ]


def _pitch(look: Look) -> Number:
    return (WIDTH - NAME - 2 * MARGIN) / (look.edition.populace_limit + 1)


@cached_drawing
def _steps(look: Look, open_sections: int) -> Svg:
    steps = range(look.edition.populace_limit + 1)
    return joined(*(_step(look, step, open_sections) for step in steps))


def _step(look: Look, step: int, open_sections: int) -> Svg:
    """Draw a step: its number, ▲, its reward, the Market section that it opens."""
    pitch = _pitch(look)
    printed = look.edition
    reached = [i for i, section in enumerate(printed.market) if section.happiness <= step]
    tint = f"step reach-{tint_of(look, reached[-1])}" if reached else "step"
    marks: list[Svg] = []
    if reached and printed.market[reached[-1]].happiness == step:
        marks.append(_section(reached[-1], closed=reached[-1] >= open_sections))
    if step in printed.happiness_rewards:
        marks.append(icon(REWARD_ICONS[printed.happiness_rewards.index(step)], 0, 0.5, 11))
    if step in printed.joy_steps:
        marks.append(icon("joy", 1, 0.5, 10))
    return group(
        tag("title", _words(look, step)),
        tag("rect", x=1, y=3.5, width=pitch - 2, height=HEIGHT - 7, rx=4, class_=tint),
        tag("text", str(step), x=3, y=13.5, class_="t-num step-number"),
        *(
            group(mark, transform=translate(pitch - 12.5 - 10 * i, 4.5))
            for i, mark in enumerate(marks)
        ),
        transform=translate(MARGIN + NAME + step * pitch, 0),
    )


def _section(section: int, *, closed: bool) -> Svg:
    """Draw the number of a Market section, with a lock while it is closed."""
    if closed:
        return icon("lock", 0, 0, 11)
    return group(
        tag("rect", x=0.5, y=0, width=11, height=11, rx=2, class_=f"section-tag section-{section}"),
        tag("text", str(section + 1), x=6, y=9, class_="t-num section-number"),
    )


def _words(look: Look, step: int) -> str:
    said = [look.say("table-step", step=step)]
    if step in look.edition.joy_steps:
        said.append(look.say("table-step-joy"))
    if step in look.edition.happiness_rewards:
        reward = look.edition.happiness_rewards.index(step) + 1
        said.append(look.say("table-step-reward", reward=reward))
    for i, section in enumerate(look.edition.market):
        if section.happiness == step:
            said.append(look.say("table-step-section", section=i + 1))
        if section.population == step and section.population:
            said.append(look.say("table-step-opens", section=i + 1))
    return " ".join(said)


def _markers(look: Look) -> list[Svg]:
    return [_marker(look, kind, seat) for kind in ROWS for seat in look.seats]


def _marker(look: Look, kind: str, seat: int) -> Svg:
    """Draw a marker positioned by its transform alone, so that it can be animated."""
    steps = [getattr(player, kind) for player in look.state.players]
    together = [other for other in look.seats if steps[other] == steps[seat]]
    pitch = _pitch(look)
    apart = min(MARKER + 0.5, (pitch - 4 - MARKER) / max(1, len(together) - 1))
    aside = (together.index(seat) - (len(together) - 1) / 2) * apart
    x = MARGIN + NAME + (steps[seat] + 0.5) * pitch + aside
    drawing = [
        tag(
            "title", look.say("table-marker", track=kind, player=look.names[seat], step=steps[seat])
        ),
        tag("circle", r=MARKER / 2 + 2.5, class_="halo"),
        SHAPES[kind](seat, letter_of(look, seat), MARKER),
    ]
    asked = seat == look.view.seat
    return group(
        look.target(OPTIONS[kind], *drawing) if asked else group(*drawing),
        id=f"{kind}-{seat}",
        class_="populace-marker",
        transform=translate(x, ROWS[kind]),
    )
