"""What lies on offer: Starting and Destiny cards, cards looked at, and cards one may choose."""

import re
from typing import NamedTuple

from ..components.terms import Family
from ..rules import Phase
from ..rules.option import DESTINY, STARTING, card_name
from ..rules.state import HIDDEN
from .cards import FULL, card_back, card_face, draw_card
from .look import Look
from .svg import Svg, at, group, tag

WIDTH, HEIGHT = 930, 118
MARGIN = 8
HEAD = 22
STEP = FULL.width + 8

_NAMES_A_CARD = re.compile(r"([a-z]+:[BTDSAP]\d\d)(?:/.*)?")


class Place(NamedTuple):
    """A card on offer, and the option that takes it or the beginning of several."""

    card: str
    option: str = ""


def draw_offer(look: Look) -> Svg:
    """Empty if nothing lies on offer (see `has_offer`)."""
    places = on_offer(look)
    drawn = [_place(look, place) for place in places] + _looked_at(look)
    step = min(STEP, (WIDTH - 2 * MARGIN - FULL.width) / max(1, len(drawn) - 1))
    title = _title(look)
    return tag(
        "svg",
        tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=8, class_="offer-tray"),
        tag("text", title, x=MARGIN + 1, y=15.5, class_="t-label"),
        *(group(face, transform=at(MARGIN + step * i, HEAD)) for i, face in enumerate(drawn)),
        id="offer",
        class_="part offer",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=title,
    )


def has_offer(look: Look) -> bool:
    return bool(on_offer(look) or look.state.peek)


def on_offer(look: Look) -> list[Place]:
    """Every card an option names, and what lies there for all to see."""
    places: dict[str, Place] = {}
    for option in (*look.choices, *look.blocked):
        named = _NAMES_A_CARD.fullmatch(option)
        if named is not None:
            prefix = named[1]
            both = prefix in places
            places[prefix] = Place(prefix[-3:], prefix if both else option)
    for place in _displayed(look):
        places.setdefault(place.option, place)
    return sorted(places.values())


def _displayed(look: Look) -> list[Place]:
    state = look.state
    if state.phase == Phase.DRAFT:
        return [Place(card_name("S", card), STARTING[card]) for card in state.offer]
    if state.phase in (Phase.FIRST_DESTINY, Phase.DESTINY):
        return [Place(card_name("A", i), DESTINY[i]) for i in range(len(look.edition.ankh))]
    return []


def _place(look: Look, place: Place) -> Svg:
    if place.option in look.choices or place.option in look.blocked:
        return draw_card(look, place.card, option=place.option)
    if any(option.startswith(place.option) for option in look.choices):
        text = look.card_text(place.card)
        label = look.say("offer-many", card=place.card, text=text)
        return look.target_many(place.option, label, card_face(look, place.card))
    return draw_card(look, place.card)


def _looked_at(look: Look) -> list[Svg]:
    """Others see only how many cards somebody looks at."""
    hidden = sum(card == HIDDEN for card in look.state.peek)
    return [card_back(look, Family(look.state.peek_family))] * hidden


TITLES: dict[int, str] = {
    Phase.DRAFT: "offer-starting",
    Phase.FIRST_DESTINY: "offer-destiny",
    Phase.DESTINY: "offer-destiny",
}


def _title(look: Look) -> str:
    looking = bool(look.state.peek)
    return look.say("offer-looking" if looking else TITLES.get(look.state.phase, "offer-cards"))
