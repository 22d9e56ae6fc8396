"""Tables of Time of Seth: its dice, regions, tiles and cards."""

from collections.abc import Callable

from tekhenu.board.svg import joined
from tekhenu.components.edition import Reward
from tekhenu.components.terms import Colour, Good
from tekhenu.text import card_ids, card_text
from tekhenu.text.cards import gains_text

from .table import Cell, Page, Table, die, good, sign, word

NEW = (Colour.RED, Colour.BLUE, Colour.GREEN)


def dice(page: Page) -> Table:
    seth = page.edition.seth
    rows = [
        [
            die(page, colour),
            Cell(str(count)),
            Cell(page.word("purity-alone", purity=word(purity)), sign(word(purity))),
            _produced(page, made),
        ]
        for colour, count, purity, made in zip(
            NEW, seth.dice, seth.purity, seth.produces, strict=True
        )
    ]
    columns = ("colour", "count", "every-light", "produces")
    return Table(page.say("seth-dice-caption"), [page.say(f"col-{c}") for c in columns], rows)


def _produced(page: Page, made: tuple[Good, ...]) -> Cell:
    if len(made) > 1:
        return Cell(page.say("seth-any-resource"), sign("any-resource"))
    return Cell(page.say("seth-half", good=word(made[0])), sign(word(made[0])))


def bag(page: Page) -> Table:
    """What is in the bag, the gray dice of the start included."""
    bags = sorted(page.edition.seth.bag.items())
    header = [page.say("col-colour"), *(page.say("col-with", players=n) for n, _ in bags)]
    rows = [
        [die(page, colour), *(Cell(str(dice[colour])) for _, dice in bags)] for colour in Colour
    ]
    return Table(page.say("seth-bag-caption"), header, rows)


def regions(page: Page) -> Table:
    rows = [
        [
            Cell(str(number)),
            good(page, Good.SOLDIER, region.soldiers),
            _gains(page, region.reward),
            good(page, Good.VP, region.vp),
        ]
        for number, region in enumerate(page.edition.seth.regions, 1)
    ]
    columns = ("region", "pay", "reward", "scoring")
    return Table(page.say("seth-regions-caption"), [page.say(f"col-{c}") for c in columns], rows)


def _gains(page: Page, gains: tuple[Reward, ...]) -> Cell:
    shown = gains_text(page.words, gains, "held")
    return Cell(shown, joined(*(sign(word(gain.what)) for gain in gains)))


def columns(page: Page) -> Table:
    """What a Statue for the people brings above each column of regions."""
    seth = page.edition.seth
    across = len(seth.people_cards)
    rows = [
        [
            Cell(page.say("seth-column", first=n, second=n + across)),
            Cell(page.say("seth-cards", count=cards)),
        ]
        for n, cards in enumerate(seth.people_cards, 1)
    ]
    header = (page.say("col-regions"), page.say("col-brings"))
    return Table(page.say("seth-columns-caption"), header, rows)


# Tiles and cards


def conquest(page: Page) -> Table:
    return _cards(page, "Q", "seth-conquest-caption", ("col-tile", "col-does"))


def cultists(page: Page) -> Table:
    return _cards(page, "C", "seth-cultists-caption", ("col-card", "col-does"))


def artifacts(page: Page) -> Table:
    def price(number: int) -> Cell:
        return good(page, Good.PRIEST, page.edition.seth.artifacts[number].priests)

    heads = ("col-card", "col-pay", "col-does")
    return _cards(page, "X", "seth-artifacts-caption", heads, price)


def starting(page: Page) -> Table:
    def initiative(number: int) -> Cell:
        return Cell(str(page.edition.seth.starting[number].initiative))

    heads = ("col-card", "col-initiative", "col-brings")
    return _cards(page, "E", "seth-starting-caption", heads, initiative)


def _cards(
    page: Page,
    family: str,
    caption: str,
    heads: tuple[str, ...],
    fact: Callable[[int], Cell] | None = None,
) -> Table:
    rows = [
        [
            Cell(card),
            *([] if fact is None else [fact(number)]),
            Cell(card_text(card, page.words.lang, page.edition)),
        ]
        for number, card in enumerate(card_ids(family))
    ]
    return Table(page.say(caption), [page.say(head) for head in heads], rows)


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
