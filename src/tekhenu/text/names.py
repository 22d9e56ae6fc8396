"""Names and lists used by many messages."""

from collections.abc import Iterable, Sequence

from tekhenu.components.kinds import word
from tekhenu.components.terms import Family, Good
from tekhenu.rules import Botankhamun, Settings, move

from .catalog import Catalog, MessageValue, catalog
from .parts import BEGIN, CALLED, CARD, Named

OPPONENT_NAMES = {"botankhamun": "bot-name", "automa": "automa-name"}
OPPONENT_SIGNS = {"botankhamun": "bot-letter", "automa": "automa-sign"}


def player_name(seat: int, lang: str = "en") -> str:
    return catalog(lang).say("player", seat=seat)


def seat_names(settings: Settings, lang: str = "en") -> list[str]:
    """Return the default names: colors for people, their own names for solo opponents."""
    words, solo = catalog(lang), settings.solo
    people = [player_name(seat, lang) for seat in range(settings.humans)]
    others = range(settings.humans, settings.players)
    return people + [
        words.say(OPPONENT_NAMES[solo.name], number=n) for n in others if solo is not None
    ]


def seat_letter(settings: Settings, seat: int, lang: str = "en") -> str:
    """Return the letter or sign that marks a seat's pieces in a text."""
    words = catalog(lang)
    if seat < settings.humans:
        return words.say("player-letter", seat=seat)
    assert settings.solo is not None
    return words.say(OPPONENT_SIGNS[settings.solo.name], number=seat)


def challenge_names(settings: Settings, lang: str = "en") -> str:
    """Name the additional challenges of a solo game, if any."""
    if not isinstance(settings.solo, Botankhamun):
        return ""
    words, challenges = catalog(lang), settings.solo.challenges
    vp = settings.edition.botankhamun.scoring.decree_challenge
    return list_of(words, [words.say("challenge", challenge=c, vp=vp) for c in challenges])


def card_named(card: str) -> Named:
    """Return a card or tile id as a `Named` part."""
    return Named(card, CARD, card)


def card_name(suit: str, card: int) -> Named:
    return card_named(move.card_name(suit, card))


def card_id_of(family: int, card: int) -> Named:
    return card_name("BTD"[Family(family)], card)


def list_of(words: Catalog, items: Sequence[str]) -> str:
    """Join items with "and" as the language does."""
    return _list(words, items, "list-two", "list-end")


def any_of(words: Catalog, items: Sequence[str]) -> str:
    """Join items with "or" as the language does."""
    return _list(words, items, "list-or-two", "list-or-end")


def _list(words: Catalog, items: Sequence[str], two: str, end: str) -> str:
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return words.say(two, first=items[0], last=items[1])
    text = words.say(end, first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        text = words.say("list-more", first=item, rest=text)
    return text


def row_of(words: Catalog, items: Sequence[str], joint: str = "list-more") -> str:
    """Join all items alike, for a list within a list."""
    text = items[-1]
    for item in reversed(items[:-1]):
        text = words.say(joint, first=item, rest=text)
    return text


def goods_list(words: Catalog, pieces: Sequence[int]) -> str:
    """List Papyrus, Bread, Limestone, Granite, Gold, Scribes with their amounts."""
    return amounts(words, ((word(Good(good)), n) for good, n in enumerate(pieces) if n))


def payment(words: Catalog, pieces: Sequence[int]) -> dict[str, MessageValue]:
    """Return the values of a payment: Resources are paid, Scribes are spent."""
    *resources, scribes = pieces
    return {
        "what": "goods" if not scribes else "both" if any(resources) else "scribes",
        "goods": goods_list(words, resources),
        "scribes": amounts(words, [("scribe", scribes)]),
    }


def amounts(words: Catalog, goods: Iterable[tuple[str, int]], key: str = "amount") -> str:
    """Join goods with their amounts; with the key "held" as possessions, else as changes."""
    return list_of(words, [words.say(key, good=good, amount=n) for good, n in goods])


def sentence(text: str) -> str:
    """Capitalize the first letter, even within a part."""
    first = text.find(CALLED) + 1 if text.startswith(BEGIN) else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
