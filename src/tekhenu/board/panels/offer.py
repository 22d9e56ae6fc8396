"""Cards on offer: Starting and Destiny cards, cards being looked at, and cards to choose from."""

from itertools import repeat
from typing import NamedTuple

from ...components.terms import Family
from ...rules import Move, Phase
from ...rules.move import (
    CardMove,
    PerformExtra,
    PlayAnytime,
    PlayToRecolor,
    PlayToTurn,
    RewardMove,
    card_name,
)
from ...rules.moves import ARTIFACT, CULTIST, DESTINY, STARTING
from ...rules.rewards import reward_id
from ...rules.state import HIDDEN
from ..cards.faces import FULL, card_back, card_face, draw_card
from ..look import Look
from ..svg import Svg, group, tag, translate

WIDTH, HEIGHT = 930, 118
MARGIN = 8
HEAD = 22
PAIR = 2 * FULL.width + 12  # a Destiny card with its artifact

ABOUT_A_CARD = (CardMove, RewardMove, PlayAnytime, PlayToTurn, PlayToRecolor, PerformExtra)


class Offered(NamedTuple):
    """A card on offer with the moves that concern it and its artifact, if any."""

    card: str
    moves: tuple[Move, ...]
    artifact: int = -1


def draw_offer(look: Look) -> Svg:
    """Draw the cards that are named by moves, displayed or looked at."""
    places = on_offer(look)
    drawn = [_place(look, place) for place in places] + _looked_at(look)
    width = PAIR if any(place.artifact >= 0 for place in places) else FULL.width
    step = min(width + 8, (WIDTH - 2 * MARGIN - width) / max(1, len(drawn) - 1))
    title = _title(look)
    return tag(
        "svg",
        tag("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=8, class_="offer-tray"),
        tag("text", title, x=MARGIN + 1, y=15.5, class_="t-label"),
        *(
            group(face, transform=translate(MARGIN + step * i, HEAD))
            for i, face in enumerate(drawn)
        ),
        id="offer",
        class_="part offer",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=title,
    )


def on_offer(look: Look) -> list[Offered]:
    """Return every card named by a move, and every displayed card."""
    displayed = {(place.moves[0].verb, place.card): place for place in _displayed(look)}
    beside = {ARTIFACT[place.artifact] for place in displayed.values() if place.artifact >= 0}
    places: dict[tuple[str, str], Offered] = {}
    for move in (*look.choices, *look.blocked, *look.marks):
        if isinstance(move, ABOUT_A_CARD) and move not in beside:
            about = places.get((move.verb, move.id), Offered(move.id, ()))
            places[move.verb, move.id] = about._replace(moves=(*about.moves, move))
    return sorted((places | displayed).values())


def _displayed(look: Look) -> list[Offered]:
    state = look.state
    if state.phase == Phase.DRAFT:
        return [Offered(reward_id(code), (STARTING[code],)) for code in state.offer]
    if state.phase == Phase.CULTISTS and state.seth is not None:
        return [Offered(card_name("C", card), (CULTIST[card],)) for card in state.seth.cultists]
    if state.phase in (Phase.FIRST_DESTINY, Phase.DESTINY):
        artifacts = state.seth.artifacts if state.seth is not None else repeat(-1)
        cards = zip(range(len(look.edition.destiny)), artifacts, strict=False)
        return [Offered(card_name("A", i), (DESTINY[i],), artifact) for i, artifact in cards]
    return []


def _place(look: Look, place: Offered) -> Svg:
    if place.artifact < 0:
        return _card(look, place)
    artifact = Offered(card_name("X", place.artifact), (ARTIFACT[place.artifact],))
    x = FULL.width + 4
    return group(
        tag("path", d=f"M{x - 8} {FULL.height / 2}H{x + 4}", class_="pair"),
        _card(look, place),
        group(_card(look, artifact), transform=translate(x, 0)),
    )


def _card(look: Look, place: Offered) -> Svg:
    if len(place.moves) == 1:
        return draw_card(look, place.card, option=place.moves[0])
    if any(move in look.choices for move in place.moves):
        text = look.card_text(place.card)
        label = look.say("offer-many", card=place.card, text=text)
        return look.target_many(place.moves, label, card_face(look, place.card))
    return draw_card(look, place.card)


def _looked_at(look: Look) -> list[Svg]:
    """Draw the backs of cards that another player is looking at."""
    hidden = sum(card == HIDDEN for card in look.state.peek)
    return [card_back(look, Family(look.state.peek_family))] * hidden


TITLES: dict[int, str] = {
    Phase.DRAFT: "offer-starting",
    Phase.FIRST_DESTINY: "offer-destiny",
    Phase.DESTINY: "offer-destiny",
    Phase.CULTISTS: "offer-cultists",
}


def _title(look: Look) -> str:
    if look.state.peek:
        return look.say("offer-looking")
    key = TITLES.get(look.state.phase, "offer-cards")
    with_artifacts = key == "offer-destiny" and look.state.seth is not None
    return look.say("offer-artifacts" if with_artifacts else key)
