"""The question a decision puts to its player."""

from collections.abc import Callable, Sequence

from tekhenu.components.terms import Colour, Edge, Family, God, Purity
from tekhenu.rules import Decision, TimeOfSeth
from tekhenu.rules.chance import TABLE
from tekhenu.rules.move import card_name
from tekhenu.rules.place import MARKET_PLACE
from tekhenu.rules.presenting import Scene
from tekhenu.rules.scoring import bread_due
from tekhenu.rules.setup import cards_on_offer, cultists_on_offer

from .cards import card_text
from .catalogue import Catalogue, Value, catalogue
from .names import seat_names
from .scene import printed_in, purity_of, table_of

SIDES = ("north", "east", "south", "west")


def decision_prompt(
    scene: Scene, decision: Decision, lang: str = "en", names: Sequence[str] = ()
) -> str:
    """`names` are what the players are called, if not by their colors."""
    words = catalogue(lang)
    kind = decision.kind.replace(" ", "-")
    if kind == "temple":
        return _temple(scene, decision.about, words)
    key = f"prompt-{kind}-seth" if _seth_decrees(scene, decision) else f"prompt-{kind}"
    if kind == "starting" and scene.state.automas:
        key = "prompt-starting-dealt"
    elif kind == "pay" and decision.about >= 0:
        key = "prompt-pay-for"
    return words.say(key, **_values(scene, decision, lang, names))


def _seth_decrees(scene: Scene, decision: Decision) -> bool:
    """Of Time of Seth's Decrees those not kept go elsewhere: three are dealt, an artifact shows
    some."""
    if decision.kind == "keep":
        return scene.state.peek_family == Family.DECREE
    return decision.kind == "decree" and isinstance(scene.settings.expansion, TimeOfSeth)


def _values(scene: Scene, decision: Decision, lang: str, names: Sequence[str]) -> dict[str, Value]:
    if decision.player == TABLE:
        return _about_chance(scene, decision, names or seat_names(scene.settings, lang))
    turn = scene.state.turn
    if decision.kind == "bread":
        player = scene.state.players[decision.player]
        return {"due": bread_due(table_of(scene), player)}
    if decision.kind == "starting":
        return {"number": len(scene.state.players[decision.player].rewards) + 1}
    if decision.kind == "pay" and decision.about >= 0:
        return {"god": God(decision.about).name.lower()}
    if decision.kind == "service":
        return {"vp": scene.settings.edition.automa.rewards.cultist}
    if decision.kind == "conquest" and scene.state.seth is not None:
        tile = card_name("Q", scene.state.seth.conquest)
        return {"tile": tile, "text": card_text(tile, lang, scene.settings.edition)}
    if decision.kind == "action" and turn is not None:
        return {"value": turn.value}
    if decision.kind == "take" and turn is not None:
        return {
            "colour": Colour(turn.colour).name.lower(),
            "value": turn.value,
            "god": God(turn.section).name.lower(),
            "purity": Purity(purity_of(scene, turn.colour, turn.section)).name.lower(),
        }
    return {}


def _about_chance(scene: Scene, question: Decision, names: Sequence[str]) -> dict[str, Value]:
    """What the table is asked about: a section, a space of the Market, one of several, a seat."""
    about, state = question.about, scene.state
    if question.kind == "roll":
        return {"god": God(about).name.lower()}
    if question.kind == "market card":
        place = MARKET_PLACE[about]
        family = Family(printed_in(scene).slot_family[about]).name.lower()
        return {"section": place.section.number, "family": family}
    if question.kind == "artifact shown":
        return {"card": card_name("A", about)}
    if question.kind in COUNTED:
        return {"number": about + 1, "count": COUNTED[question.kind](scene)}
    if 0 <= about < len(state.players):
        return {"player": names[about]}
    return {}


COUNTED: dict[str, Callable[[Scene], int]] = {
    "horus tile": lambda scene: len(scene.state.horus),
    "offer": lambda scene: cards_on_offer(scene.settings),
    "cultist shown": lambda scene: cultists_on_offer(scene.settings),
    "pyramid": lambda scene: len(scene.state.bot.pyramid) if scene.state.bot else 0,
}
"""Several lie open one after the other; how many there are."""


def _temple(scene: Scene, tile: int, words: Catalogue) -> str:
    edges = edge_words(scene, words, tile, 0)
    return words.say("prompt-temple", tile=card_name("P", tile), **edges)


def edge_words(scene: Scene, words: Catalogue, tile: int, rotation: int) -> dict[str, Value]:
    """The edge colours of a tile by side, as they lie when it is turned."""
    edges = printed_in(scene).tile_edges[tile * 4 + rotation]
    return {
        side: words.say("edge", edge=Edge(edge).name.lower())
        for side, edge in zip(SIDES, edges, strict=True)
    }
