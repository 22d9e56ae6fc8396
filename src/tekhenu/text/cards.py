"""One-line descriptions of cards and tiles."""

from collections.abc import Iterable

from tekhenu.components import Edition, load
from tekhenu.components.edition import Effect, Reward
from tekhenu.components.ids import BASE_SUITS, IDS, SETH_SUITS
from tekhenu.components.kinds import word
from tekhenu.rules import Automas
from tekhenu.rules.presenting import Scene

from .catalog import Catalog, MessageValue, catalog
from .names import amounts, list_of


def card_ids(family: str = "", *, seth: bool = False) -> list[str]:
    """Return all ids, or those of a family: Pillar tiles P, cards S, A, D, B and T.

    With Seth also Starting cards E, conquest tiles Q, Cultists C and artifacts X.
    """
    suits = (family,) if family else (*BASE_SUITS, *(SETH_SUITS if seth else ()))
    return [card for suit in suits for card in IDS[suit]]


def card_text_in(scene: Scene, card: str, lang: str = "en") -> str:
    """Describe a card in the context of a game."""
    automas = isinstance(scene.settings.solo, Automas)
    return card_text(card, lang, scene.settings.edition, automas=automas)


def card_text(
    card: str, lang: str = "en", edition: Edition | None = None, *, automas: bool = False
) -> str:
    """Describe a card; the default edition is used if none is given.

    Against Automas a Cultist also serves them (R89).
    """
    words = catalog(lang)
    if card[0] not in SETH_SUITS:
        return words.say(f"card-{card}")
    edition = edition or load()
    seth = edition.seth
    number = int(card[1:]) - 1
    match card[0]:
        case "E":
            effect = seth.starting[number].effect
            return words.say(f"card-starting-{effect.verb}", **_values(words, effect))
        case "Q":
            tile = seth.conquest[number]
            kind = "line" if tile.line else "pillar"
            key = f"card-conquest-{kind}-{tile.effect.verb}"
            return words.say(key, **_values(words, tile.effect))
        case "C":
            return _cultist(words, edition, number, automas)
        case _:
            effect = seth.artifacts[number].effect
            return words.say(f"card-artifact-{effect.verb}", **_values(words, effect))


def _cultist(words: Catalog, edition: Edition, number: int, automas: bool) -> str:
    cultist = edition.seth.cultists[number]
    values = _values(words, cultist.effect)
    key = "card-cultist-excess"
    if cultist.god is not None:
        key, values["god"] = "card-cultist-god", word(cultist.god)
    if not automas:
        return words.say(key, **values)
    return words.say(f"{key}-automas", vp=edition.automa.rewards.cultist, **values)


def gains_text(words: Catalog, gains: Iterable[Reward], key: str = "amount") -> str:
    return amounts(words, [(word(reward.what), reward.amount) for reward in gains], key)


def _values(words: Catalog, effect: Effect) -> dict[str, MessageValue]:
    goods = gains_text(words, effect.gains)
    if effect.goods:
        goods = list_of(words, [words.say("good", good=word(good)) for good in effect.goods])
    return {
        "goods": goods,
        "amount": effect.amount,
        "value": effect.amount,
        "family": "" if effect.family is None else word(effect.family),
        "god": word(effect.god) if effect.gods else "",
    }
