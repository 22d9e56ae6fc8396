"""Tables of Time of Seth: its dice, regions, tiles and cards."""

from collections.abc import Callable

from tekhenu.board.svg import joined
from tekhenu.components.edition import Reward
from tekhenu.components.terms import Color, Good
from tekhenu.text import card_ids, card_text
from tekhenu.text.cards import gains_text

from .table import HelpCell, HelpTable, Page, die, good, sign, word

NEW = (Color.RED, Color.BLUE, Color.GREEN)


def dice(page: Page) -> HelpTable:
    seth = page.edition.seth
    rows = [
        [
            die(page, color),
            HelpCell(str(count)),
            HelpCell(page.word("purity-alone", purity=word(purity)), sign(word(purity))),
            _produced(page, made),
        ]
        for color, count, purity, made in zip(
            NEW, seth.dice, seth.purity, seth.produces, strict=True
        )
    ]
    columns = ("color", "count", "every-light", "produces")
    return HelpTable(page.say("seth-dice-caption"), [page.say(f"col-{c}") for c in columns], rows)


def _produced(page: Page, made: tuple[Good, ...]) -> HelpCell:
    if len(made) > 1:
        return HelpCell(page.say("seth-any-resource"), sign("any-resource"))
    return HelpCell(page.say("seth-half", good=word(made[0])), sign(word(made[0])))


def bag(page: Page) -> HelpTable:
    """Return the dice in the bag, including the gray ones of the start."""
    bags = sorted(page.edition.seth.bag.items())
    header = [page.say("col-color"), *(page.say("col-with", players=n) for n, _ in bags)]
    rows = [
        [die(page, color), *(HelpCell(str(dice[color])) for _, dice in bags)] for color in Color
    ]
    return HelpTable(page.say("seth-bag-caption"), header, rows)


def regions(page: Page) -> HelpTable:
    rows = [
        [
            HelpCell(str(number)),
            good(page, Good.SOLDIER, region.soldiers),
            _gains(page, region.reward),
            good(page, Good.VP, region.vp),
        ]
        for number, region in enumerate(page.edition.seth.regions, 1)
    ]
    columns = ("region", "pay", "reward", "scoring")
    return HelpTable(
        page.say("seth-regions-caption"), [page.say(f"col-{c}") for c in columns], rows
    )


def _gains(page: Page, gains: tuple[Reward, ...]) -> HelpCell:
    shown = gains_text(page.words, gains, "held")
    return HelpCell(shown, joined(*(sign(word(gain.what)) for gain in gains)))


def columns(page: Page) -> HelpTable:
    """Return the gain of a Statue for the people above each column of regions."""
    seth = page.edition.seth
    across = len(seth.people_cards)
    rows = [
        [
            HelpCell(page.say("seth-column", first=n, second=n + across)),
            HelpCell(page.say("seth-cards", count=cards)),
        ]
        for n, cards in enumerate(seth.people_cards, 1)
    ]
    header = (page.say("col-regions"), page.say("col-brings"))
    return HelpTable(page.say("seth-columns-caption"), header, rows)


# Tiles and cards


def conquest(page: Page) -> HelpTable:
    return _cards(page, "Q", "seth-conquest-caption", ("col-tile", "col-does"))


def cultists(page: Page) -> HelpTable:
    return _cards(page, "C", "seth-cultists-caption", ("col-card", "col-does"))


def artifacts(page: Page) -> HelpTable:
    def price(number: int) -> HelpCell:
        return good(page, Good.PRIEST, page.edition.seth.artifacts[number].priests)

    heads = ("col-card", "col-pay", "col-does")
    return _cards(page, "X", "seth-artifacts-caption", heads, price)


def starting(page: Page) -> HelpTable:
    def initiative(number: int) -> HelpCell:
        return HelpCell(str(page.edition.seth.starting[number].initiative))

    heads = ("col-card", "col-initiative", "col-brings")
    return _cards(page, "E", "seth-starting-caption", heads, initiative)


def _cards(
    page: Page,
    family: str,
    caption: str,
    heads: tuple[str, ...],
    fact: Callable[[int], HelpCell] | None = None,
) -> HelpTable:
    rows = [
        [
            HelpCell(card),
            *([] if fact is None else [fact(number)]),
            HelpCell(card_text(card, page.words.lang, page.edition)),
        ]
        for number, card in enumerate(card_ids(family))
    ]
    return HelpTable(page.say(caption), [page.say(head) for head in heads], rows)


SETH_TABLES = {
    "seth-dice": dice,
    "seth-bag": bag,
    "seth-regions": regions,
    "seth-columns": columns,
    "seth-conquest": conquest,
    "seth-cultists": cultists,
    "seth-artifacts": artifacts,
    "seth-starting": starting,
}
