"""Texts of the questions that decisions ask."""

from collections.abc import Callable, Sequence

from tekhenu.components.terms import Color, Edge, Family, God, Purity
from tekhenu.rules import Decision, DecisionKind, TimeOfSeth
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import card_name
from tekhenu.rules.place import MarketPlace, Section
from tekhenu.rules.presenting import Scene
from tekhenu.rules.scoring import bread_due
from tekhenu.rules.setup import cards_on_offer, cultists_on_offer
from tekhenu.rules.subject import DestinyId, Ordinal, PillarId, Seat

from .cards import card_text
from .catalog import Catalog, MessageValue, catalog
from .names import seat_names
from .scene import printed_in, purity_of, table_of

SIDES = ("north", "east", "south", "west")


def decision_prompt(
    scene: Scene, decision: Decision, lang: str = "en", names: Sequence[str] = ()
) -> str:
    """Return the prompt of a decision; `names` are the players' names, by default their colors."""
    words = catalog(lang)
    if isinstance(decision.about, PillarId):
        return _temple(scene, decision.about.index, words)
    kind = decision.kind.dashed
    key = f"prompt-{kind}-seth" if _seth_decrees(scene, decision) else f"prompt-{kind}"
    if decision.kind == DecisionKind.STARTING and scene.state.automas:
        key = "prompt-starting-dealt"
    elif isinstance(decision.about, God):
        key = "prompt-pay-for"
    return words.say(key, **_values(scene, decision, lang, names))


def _seth_decrees(scene: Scene, decision: Decision) -> bool:
    """Return whether Decrees that are not kept leave the game, as in Time of Seth."""
    if decision.kind == DecisionKind.KEEP:
        return scene.state.peek_family == Family.DECREE
    return decision.kind == DecisionKind.DECREE and isinstance(scene.settings.expansion, TimeOfSeth)


def _values(
    scene: Scene, decision: Decision, lang: str, names: Sequence[str]
) -> dict[str, MessageValue]:
    if decision.player == TABLE:
        return _about_chance(scene, decision, names or seat_names(scene.settings, lang))
    turn = scene.state.turn
    if decision.kind == DecisionKind.BREAD:
        player = scene.state.players[decision.player]
        return {"due": bread_due(table_of(scene), player)}
    if decision.kind == DecisionKind.STARTING:
        return {"number": len(scene.state.players[decision.player].rewards) + 1}
    if isinstance(decision.about, God):
        return {"god": decision.about.name.lower()}
    if decision.kind == DecisionKind.SERVICE:
        return {"vp": scene.settings.edition.automa.rewards.cultist}
    if decision.kind == DecisionKind.CONQUEST and scene.state.seth is not None:
        tile = card_name("Q", scene.state.seth.conquest)
        return {"tile": tile, "text": card_text(tile, lang, scene.settings.edition)}
    if decision.kind == DecisionKind.ACTION and turn is not None:
        return {"value": turn.value}
    if decision.kind == DecisionKind.TAKE and turn is not None:
        return {
            "color": Color(turn.color).name.lower(),
            "value": turn.value,
            "god": God(turn.section).name.lower(),
            "purity": Purity(purity_of(scene, turn.color, turn.section)).name.lower(),
        }
    return {}


def _about_chance(
    scene: Scene, question: Decision, names: Sequence[str]
) -> dict[str, MessageValue]:
    """Return the values for the message of a question about chance."""
    match question.about:
        case Section() as section:
            return {"god": section.god.name.lower()}
        case MarketPlace(index=slot) as place:
            family = Family(printed_in(scene).slot_family[slot]).name.lower()
            return {"section": place.section.number, "family": family}
        case DestinyId(index=card):
            return {"card": card_name("A", card)}
        case Ordinal(index=place_from_0):
            return {"number": place_from_0 + 1, "count": COUNTED[question.kind](scene)}
        case Seat(index=seat):
            return {"player": names[seat]}
    return {}


COUNTED: dict[DecisionKind, Callable[[Scene], int]] = {
    DecisionKind.HORUS_TILE: lambda scene: len(scene.state.horus),
    DecisionKind.OFFER: lambda scene: cards_on_offer(scene.settings),
    DecisionKind.CULTIST_SHOWN: lambda scene: cultists_on_offer(scene.settings),
    DecisionKind.PYRAMID: lambda scene: len(scene.state.bot.pyramid) if scene.state.bot else 0,
}
"""How many pieces are laid out one by one, by the kind of question."""


def _temple(scene: Scene, tile: int, words: Catalog) -> str:
    edges = edge_words(scene, words, tile, 0)
    return words.say("prompt-temple", tile=card_name("P", tile), **edges)


def edge_words(scene: Scene, words: Catalog, tile: int, rotation: int) -> dict[str, MessageValue]:
    """Return the edge colors of a tile by side for a rotation."""
    edges = printed_in(scene).tile_edges[tile * 4 + rotation]
    return {
        side: words.say("edge", edge=Edge(edge).name.lower())
        for side, edge in zip(SIDES, edges, strict=True)
    }
