"""Help: the commands, the signs on the board, and the effect of any card or tile."""

from collections.abc import Iterable

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from tekhenu.components import Edition
from tekhenu.components.terms import BASE_COLORS, Color, Edge
from tekhenu.rules import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.rules.automa.difficulty import decree_value, statue_bonus
from tekhenu.rules.variants import Solo
from tekhenu.text import (
    Scene,
    book_note,
    card_ids,
    card_text_in,
    catalog,
    seat_letter,
    seat_names,
)
from tekhenu.text.names import amounts, row_of

from .areas import framed
from .grid import Grid
from .look import LABEL

SOLO_TOPICS = {
    "botankhamun": ("solo", "solo-bonus", "solo-score"),
    "automa": ("automa", "automa-ties", "automa-score"),
}
COMMANDS = ("number", "hint", "undo", "why", "card", "board", "forecast", "log", "save", "quit")


def general_help(settings: Settings, lang: str) -> Panel:
    say = catalog(lang).say
    grid = Grid.grid(padding=(0, 1))
    for command in COMMANDS:
        grid.add_row(say(f"help-{command}"))
    seth = isinstance(settings.expansion, TimeOfSeth)
    colors = _names(Color if seth else BASE_COLORS)
    dice = [(say("color-mark", color=c), say("color", color=c)) for c in colors]
    names = seat_names(settings, lang)
    seats = [(seat_letter(settings, seat, lang), name) for seat, name in enumerate(names)]
    edges = [(say("edge-mark", edge=e), say("edge", edge=e)) for e in _names(Edge)]
    signs = say("help-signs", dice=_signs(dice), players=_signs(seats), edges=_signs(edges))
    topics = ("dice", "bonus", "osiris", *_solo_topics(settings.solo))
    topics += ("seth",) if seth else ()
    values = (
        _automa_values(settings)
        if isinstance(settings.solo, Automas)
        else _botankhamun_values(settings, lang)
    )
    texts = [say(f"help-{about}", **values) for about in topics] + _of_the_book(settings, lang)
    lines = [text for one in texts for text in ("", one)]
    return framed(say("help-title"), Group(grid, "", signs, *lines))


def _solo_topics(solo: Solo | None) -> tuple[str, ...]:
    return () if solo is None else SOLO_TOPICS[solo.name]


def _of_the_book(settings: Settings, lang: str) -> list[str]:
    """Return the differences of the printed rulebook in this language that affect the game."""
    concerns = {
        "setup": not isinstance(settings.expansion, TimeOfSeth),
        "horus": True,
        "thoth": True,
        "osiris": True,
        "botankhamun": isinstance(settings.solo, Botankhamun),
    }
    return [note for about in concerns if concerns[about] and (note := book_note(about, lang))]


def _botankhamun_values(settings: Settings, lang: str) -> dict[str, str | int]:
    """Return the VP of Botankhamun's Statues and cards."""
    words = catalog(lang)
    printed = settings.edition.botankhamun
    bonuses = [
        words.say("help-solo-slot", slot=slot, goods=amounts(words, [(g, n) for g, n in pair if n]))
        for slot, bonus in enumerate(printed.bonuses, 1)
        for pair in [(("scribe", bonus.scribes), ("vp", bonus.vp))]
    ]
    solo = settings.solo
    rich = isinstance(solo, Botankhamun) and "rich_decrees" in solo.challenges
    scoring = printed.scoring
    return {
        "bonuses": row_of(words, bonuses, "list-apart"),
        "blessing": scoring.blessing,
        "technology": scoring.technology,
        "decree": scoring.decree_challenge if rich else scoring.decree,
        "scribes": scoring.scribes_per_vp,
    }


def _automa_values(settings: Settings) -> dict[str, str | int]:
    printed = settings.edition.automa
    return {
        "bonus": statue_bonus(settings),
        "cultist": printed.rewards.cultist,
        "blessing": printed.scoring.blessing,
        "technology": printed.scoring.technology,
        "decree": decree_value(settings),
        "decrees": printed.scoring.decrees,
        "further": printed.scoring.further_decree,
    }


def _names(kinds: Iterable[Color] | Iterable[Edge]) -> list[str]:
    return [kind.name.lower() for kind in kinds]


def _signs(pairs: list[tuple[str, str]]) -> str:
    return ", ".join(f"{mark} {name}" for mark, name in pairs)


def card_help(card: str, scene: Scene, lang: str) -> Text | None:
    """Describe a card and its effect, or return None if there is no such card."""
    if card not in card_ids(seth=True):
        return None
    heading = _heading(card, scene.settings.edition, lang)
    lines = [Text(line, style=LABEL) for line in heading]
    texts = [card_text_in(scene, card, lang), book_note(card, lang)]
    return Text("\n").join([*lines, *(Text(text) for text in texts if text)])


def _heading(card: str, edition: Edition, lang: str) -> list[str]:
    say = catalog(lang).say
    number = int(card[1:]) - 1
    match card[0]:
        case "P":
            return _tile(card, edition, lang)
        case "S":
            initiative = edition.starting[number].initiative
            return [say("help-card-starting", card=card, initiative=initiative)]
        case "A":
            return [say("help-card-destiny", card=card, ankh=edition.destiny[number].ankh)]
        case "D":
            return [say("help-card-decree", card=card, symbol=edition.decrees[number].symbol)]
        case "B":
            return [say("help-card-blessing", card=card)]
        case "E":
            initiative = edition.seth.starting[number].initiative
            return [say("help-card-starting", card=card, initiative=initiative)]
        case "Q":
            return [say("help-card-conquest", card=card)]
        case "C":
            return [say("help-card-cultist", card=card)]
        case "X":
            priests = edition.seth.artifacts[number].priests
            return [say("help-card-artifact", card=card, priests=priests)]
        case _:
            return [say("help-card-technology", card=card)]


def _tile(card: str, edition: Edition, lang: str) -> list[str]:
    words = catalog(lang)
    tile = edition.pillar_tiles[int(card[1:]) - 1]
    cost = [("limestone", tile.limestone), ("granite", tile.granite)]
    edges = [words.say("edge", edge=edge.name.lower()) for edge in tile.edges]
    sides = dict(zip(("north", "east", "south", "west"), edges, strict=True))
    goods = amounts(words, [(good, n) for good, n in cost if n])
    lines = [words.say("help-card-tile", card=card, goods=goods, **sides)]
    if tile.light is not None:
        lines.append(words.say("help-card-light", light=tile.light.name.lower()))
    return lines
