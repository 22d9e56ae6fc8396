"""The board of Botankhamun: the pyramid of Action tiles, its path, and its possessions."""

from ...components.terms import Family
from ...rules.botankhamun.pyramid import LAST_PLACES, START, place_of, places_after, way_of
from ...rules.maat import ankh_value
from ...rules.state import Bot
from ..fitting import fit_label
from ..icons import icon
from ..look import Look
from ..pieces.action_tiles import SIDE, draw_action_tile
from ..pieces.dice import die
from ..svg import Number, Svg, group, tag, translate
from .compact import balance, draw_small_scales
from .plaque import LABEL_TYPE, MARGIN, WIDTH, draw_text, icon_with_number, plaque, signed

HEIGHT = 300
HEADER = 28
TILE_WIDTH = TILE_HEIGHT = SIDE
STEP_X, STEP_Y = 49, 49
BASE_X, BASE_Y = 30, 266  # left corner of the base
SIDE_X = 232  # left edge of the column beside the pyramid


def draw_botankhamun(look: Look, seat: int) -> Svg:
    bot = look.state.bot
    assert bot is not None, "only a solo game has one"
    return plaque(
        look,
        seat,
        "player",
        HEIGHT,
        HEADER,
        _figures(look, seat),
        _pyramid(look, bot),
        _beside(look, seat, bot),
        draw_text(_note(look, bot), MARGIN, HEIGHT - 13, "plaque-note"),
    )


def _figures(look: Look, seat: int) -> Svg:
    player, start = look.state.players[seat], look.edition.start
    figures = [
        ("scribe", player.scribes, look.say("held", good="scribe", amount=player.scribes)),
        *(
            (name, count, look.say(f"player-{key}", count=count))
            for name, count, key in (
                ("happiness", player.happiness, "happiness"),
                ("population", player.population, "population"),
                ("building", start.buildings - player.buildings, "built-buildings"),
                ("pillar", start.pillars - player.pillars, "built-pillars"),
                ("statue", start.statues - player.statues, "built-statues"),
            )
        ),
    ]
    step = (WIDTH - 2 * MARGIN + 8) / len(figures)
    return group(
        *(
            icon_with_number(name, str(count), title, MARGIN + step * place, 46, 19)
            for place, (name, count, title) in enumerate(figures)
        )
    )


def _note(look: Look, bot: Bot) -> str:
    start, last = bot.progress == START, bot.progress in LAST_PLACES
    state = "start" if start else "last" if last else "deben"
    return look.say("player-pyramid-note", state=state)


# The pyramid


def _pyramid(look: Look, bot: Bot) -> Svg:
    done = set(way_of(look.view.events))
    following = places_after(bot.progress)
    return group(
        *(
            draw_action_tile(look, tile, _state(place, bot, done, following), *_corner(place))
            for place, tile in enumerate(bot.pyramid)
        ),
        *(_way(bot.progress, place) for place in following),
        _marker(look, bot),
        class_="pyramid",
    )


def _corner(place: int) -> tuple[float, float]:
    """Return the corner of a tile; each row is shifted by half a tile."""
    if place == START:
        return BASE_X - STEP_X, BASE_Y - TILE_HEIGHT
    row, column = place_of(place)
    return BASE_X + STEP_X * (column + row / 2), BASE_Y - TILE_HEIGHT - STEP_Y * row


def _state(place: int, bot: Bot, done: set[int], following: tuple[int, ...]) -> str:
    if bot.progress == START:
        return "next" if place in following else "open"
    if place == bot.progress:
        return "here"
    if place in done:
        return "done"
    return "next" if place in following else "open"


def _way(start: int, end: int) -> Svg:
    """Draw an arrow from tile to tile."""
    if start == START:
        return Svg()
    (x, y), (to_x, to_y) = _corner(start), _corner(end)
    middle_x = (x + to_x + TILE_WIDTH) / 2
    middle_y = (y + to_y + TILE_HEIGHT) / 2
    turn = 0 if y == to_y else -60
    return tag(
        "path",
        d="M-5 -6L7 0L-5 6L-2 0z",
        class_="deben-way",
        transform=f"{translate(middle_x, middle_y)} rotate({turn})",
    )


def _marker(look: Look, bot: Bot) -> Svg:
    x, y = _corner(bot.progress)
    corner = (x + STEP_X - 11, y + TILE_HEIGHT / 2) if bot.progress == START else (x + 5, y + 7)
    return group(
        tag("title", look.say("player-progress")),
        tag("path", d="M0 -9L8 5H-8z", class_="progress-stone"),
        tag("path", d="M0 -9L2 5H-8z", class_="progress-shade"),
        id="progress",
        class_="glides",
        role="img",
        transform=translate(*corner),
    )


# Column beside the pyramid


def _beside(look: Look, seat: int, bot: Bot) -> Svg:
    dice = look.state.players[seat].scales.below
    return group(
        _label(look.say("board-bot-dice"), 150),
        *(_die(look, number, SIDE_X + 11 + 25 * place, 167) for place, number in enumerate(dice)),
        _label(look.say("board-bot-maat"), 199),
        _next_maat(look, seat),
        _label(look.say("board-cards"), 243),
        *(_family(look, bot, family, SIDE_X + 33 * family, 257) for family in Family),
    )


def _label(text: str, y: Number) -> Svg:
    fit = fit_label(WIDTH - MARGIN - SIDE_X, text, LABEL_TYPE)
    return tag("text", text, x=SIDE_X, y=y, class_="t-label plaque-label", **fit)


def _die(look: Look, number: int, x: Number, y: Number) -> Svg:
    return group(
        die(look.edition.color_of(number), look.state.values[number], 21),
        id=f"scales-die-{number}",
        transform=translate(x, y),
    )


def _next_maat(look: Look, seat: int) -> Svg:
    ankh = ankh_value(look.table, seat)
    weight = signed(balance(look, seat))
    return group(
        tag("title", look.say("board-bot-maat-of", balance=weight, ankh=ankh)),
        draw_small_scales(balance(look, seat), SIDE_X + 10, 213),
        draw_text(weight, SIDE_X + 24, 218, "plaque-number t-num"),
        icon("ankh", SIDE_X + 52, 204, 18),
        draw_text(str(ankh), SIDE_X + 72, 218, "plaque-number t-num"),
        role="img",
    )


def _family(look: Look, bot: Bot, family: Family, x: Number, y: Number) -> Svg:
    ids = bot.cards[family].ids
    name = family.name.lower()
    title = look.say("player-bot-cards-none", family=name)
    if ids:
        title = look.say("player-bot-cards", family=name, cards=" ".join(ids))
    return icon_with_number(name, str(len(ids)), title, x, y, 17)
