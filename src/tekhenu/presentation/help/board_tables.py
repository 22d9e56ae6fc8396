"""Tables of printed values: dice, start, purity, and the cost and gain of each god."""

from collections.abc import Sequence

from tekhenu.components.edition import OsirisRow
from tekhenu.components.terms import BASE_COLORS, Family, Good, Light
from tekhenu.rules import bastet, thoth
from tekhenu.rules.ra import display_place
from tekhenu.rules.reach import FACES
from tekhenu.text import list_of

from .table import HelpCell, HelpTable, Page, die, good, series, sign, word


def dice(page: Page) -> HelpTable:
    edition = page.edition
    few = [players for players, out in sorted(edition.dice_out.items()) if any(out)]
    header = [page.say("col-color"), page.say("col-count")]
    header += [page.say("col-out", players=players) for players in few]
    rows = [
        [
            die(page, color),
            HelpCell(str(edition.dice[color])),
            *(HelpCell(str(edition.dice_out[players][color])) for players in few),
        ]
        for color in BASE_COLORS
    ]
    return HelpTable(page.say("dice-caption"), header, rows)


def start(page: Page) -> HelpTable:
    begin = page.edition.start
    icons = {
        "vp": "vp",
        "happiness": "happiness",
        "population": "population",
        "production": "production",
        "gold": "gold",
        "scribes": "scribe",
        "buildings": "building",
        "pillars": "pillar",
        "statues": "statue",
    }
    cells = [
        HelpCell(page.say("start-thing", thing=thing, amount=getattr(begin, thing)), sign(icon))
        for thing, icon in icons.items()
    ]
    third = len(cells) // 3
    rows = [cells[i : i + third] for i in range(0, len(cells), third)]
    return HelpTable(page.say("start-caption"), (), rows)


def purity(page: Page) -> HelpTable:
    icons = {Light.SUNNY: "sun", Light.SHADED: "shade", Light.DARK: "dark"}
    header = [page.say("col-color"), *(page.word("light", light=word(light)) for light in icons)]
    rows = [
        [
            die(page, color),
            *(
                HelpCell(page.word("purity-alone", purity=word(kind)), sign(word(kind)))
                for kind in (page.edition.purity[color][light] for light in icons)
            ),
        ]
        for color in BASE_COLORS
    ]
    return HelpTable(page.say("purity-caption"), header, rows)


def produce(page: Page) -> HelpTable:
    nothing = HelpCell(page.say("col-nothing"))
    rows = [
        [
            die(page, color),
            nothing
            if made is None
            else HelpCell(page.word("good", good=word(made)), sign(word(made))),
        ]
        for color in BASE_COLORS
        for made in [page.edition.produces[color]]
    ]
    header = (page.say("col-color"), page.say("col-produces"))
    return HelpTable(page.say("produce-caption"), header, rows)


# The gods


def statue_costs(page: Page) -> HelpTable:
    heads = page.say("col-statue"), page.word("good", good=word(Good.GRANITE))
    pairs = (
        (page.word("help-col-ordinal", number=n), str(cost))
        for n, cost in enumerate(page.edition.statue_costs, 1)
    )
    return series(page.say("statue-caption"), heads, pairs)


def horus(page: Page) -> HelpTable:
    edition = page.edition
    slots = zip(FACES, edition.preprinted_gods, edition.horus_bonuses, strict=True)
    rows = [
        [
            HelpCell(str(value)),
            HelpCell(page.word("god", god=word(honored)), sign(word(honored))),
            good(page, bonus.what, bonus.amount),
        ]
        for value, honored, bonus in slots
    ]
    header = (page.say("col-value"), page.say("col-god"), page.say("col-bonus"))
    return HelpTable(page.say("horus-caption"), header, rows)


def _values(page: Page, low: int) -> HelpCell:
    return HelpCell(page.say("col-values", low=low, high=low + 1))


def ra(page: Page) -> HelpTable:
    places = ("left", "middle", "right")
    rows = [
        [
            _values(page, low),
            HelpCell(page.say(f"place-{places[display_place(low)]}")),
            good(page, Good.VP, page.edition.ra_points[display_place(low)]),
        ]
        for low in FACES[::2]
    ]
    header = (page.say("col-value"), page.say("col-tile"), page.say("col-bonus"))
    return HelpTable(page.say("ra-caption"), header, rows)


def festival(page: Page) -> HelpTable:
    rows = [
        [
            _values(page, low),
            good(page, Good.SCRIBE, bastet.SCRIBES[low])
            if bastet.SCRIBES[low]
            else HelpCell(page.say("col-nothing")),
        ]
        for low in FACES[::2]
    ]
    return HelpTable(
        page.say("bastet-caption"), (page.say("col-value"), page.say("col-bonus")), rows
    )


def cards_by_value(page: Page) -> HelpTable:
    rows = [
        [
            _values(page, low),
            HelpCell(str(thoth.CARDS[low])),
            good(page, Good.PAPYRUS, thoth.PRICES[low])
            if thoth.PRICES[low]
            else HelpCell(page.say("col-nothing")),
        ]
        for low in FACES[::2]
    ]
    header = (page.say("col-value"), page.say("col-cards"), page.say("col-pay"))
    return HelpTable(page.say("thoth-caption"), header, rows)


def market(page: Page) -> HelpTable:
    rows = [
        [
            HelpCell(str(number)),
            HelpCell(_cards(page, section.cards)),
            HelpCell(page.say("col-from", number=section.happiness), sign("happiness")),
            HelpCell(page.say("col-population", number=section.population), sign("population"))
            if section.population
            else HelpCell(page.say("col-always")),
        ]
        for number, section in enumerate(page.edition.market, 1)
    ]
    columns = ("section", "cards", "happiness", "opens")
    header = [page.say(f"col-{column}") for column in columns]
    return HelpTable(page.say("market-caption"), header, rows)


def _cards(page: Page, cards: Sequence[Family]) -> str:
    return list_of(
        page.words,
        [
            page.say("market-family", family=word(family), count=cards.count(family))
            for family in Family
            if family in cards
        ],
    )


def osiris(page: Page) -> HelpTable:
    rows = [
        [HelpCell(str(number)), HelpCell(_rises(page, row)), HelpCell(_given(page, row))]
        for number, row in enumerate(page.edition.osiris_rows, 1)
    ]
    header = (page.say("col-row"), page.say("col-production"), page.say("col-goods"))
    return HelpTable(page.say("osiris-caption"), header, rows)


def _rises(page: Page, row: OsirisRow) -> str:
    how = "any" if row.any_production else "partner" if row.partners else "own"
    return page.say(f"rises-{how}", steps=row.production, any=row.any_production)


def _given(page: Page, row: OsirisRow) -> str:
    return page.say("goods-gold" if row.gold else "goods-own", amount=row.resources, gold=row.gold)


def populace(page: Page) -> HelpTable:
    edition = page.edition
    marks: dict[int, list[str]] = {}
    for symbols, step in enumerate(edition.joy_steps, 1):
        marks.setdefault(step, []).append(page.say("joy-mark", symbols=symbols))
    for number, section in enumerate(edition.market, 1):
        if section.population:
            marks.setdefault(section.population, []).append(page.say("mark-market", section=number))
    for reward, step in enumerate(edition.happiness_rewards, 1):
        marks.setdefault(step, []).append(page.say("mark-reward", reward=reward))
    rows = [[HelpCell(str(step)), HelpCell(" · ".join(marks[step]))] for step in sorted(marks)]
    header = (page.say("col-mark"), page.say("col-meaning"))
    return HelpTable(page.say("populace-caption"), header, rows)


BOARD_TABLES = {
    "dice": dice,
    "start": start,
    "purity": purity,
    "produce": produce,
    "statue-costs": statue_costs,
    "horus": horus,
    "ra": ra,
    "bastet": festival,
    "thoth": cards_by_value,
    "market": market,
    "osiris": osiris,
    "populace": populace,
}
