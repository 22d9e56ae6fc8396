"""Tables of scores: Maat, the steps of a Scoring, Botankhamun; and the keyboard shortcuts."""

from tekhenu.components.terms import Good
from tekhenu.rules import scoring
from tekhenu.rules.variants import DIFFICULTIES
from tekhenu.text.names import signed

from .table import HelpCell, HelpTable, Page, series, word


def losses(page: Page) -> HelpTable:
    steps = page.edition.maat_losses
    worst = [*(loss.balance for loss in steps[1:]), None]
    rows = [
        [HelpCell(_span(page, loss.balance, beyond)), HelpCell(signed(-loss.vp))]
        for loss, beyond in zip(steps, worst, strict=True)
    ]
    header = (page.say("col-balance"), page.say("col-vp"))
    return HelpTable(page.say("maat-caption"), header, rows)


def _span(page: Page, balance: int, beyond: int | None) -> str:
    if beyond is None:
        return page.say("col-worse", worse=signed(balance))
    return page.say("col-to", better=signed(balance), worse=signed(beyond + 1))


STEPS = ("districts", "temple", "pillars", "statues", "happiness", "production", "row", "bread")


def steps(page: Page) -> HelpTable:
    rows = [
        [HelpCell(page.say(f"scoring-{step}")), HelpCell(page.say(f"scoring-{step}-vp"))]
        for step in STEPS
    ]
    header = (page.say("col-step"), page.say("col-each"))
    return HelpTable(page.say("scoring-caption"), header, rows)


def statues(page: Page) -> HelpTable:
    heads = page.say("col-built"), page.say("col-vp")
    points = list(enumerate(page.edition.statue_points))[1:]
    return series(page.say("statues-caption"), heads, ((str(n), str(vp)) for n, vp in points))


def happiness(page: Page) -> HelpTable:
    heads = page.say("col-happiness"), page.say("col-vp")
    points = enumerate(page.edition.joy_steps, 1)
    pairs = (
        (page.say("col-from", number=step), str(scoring.HAPPINESS_VP * n)) for n, step in points
    )
    return series(page.say("happiness-caption"), heads, pairs)


def building_row(page: Page) -> HelpTable:
    """Return the Bread due and the VP by number of placed Buildings."""
    row = page.edition.building_row
    gone = range(1, len(row) + 1)
    lines = (
        ("col-gone", [str(n) for n in gone]),
        ("col-vp", [str(sum(space.vp for space in row[:n])) for n in gone]),
        ("col-bread", [str(sum(space.bread for space in row[:n])) for n in gone]),
    )
    rows = [[HelpCell(page.say(head)), *map(HelpCell, cells)] for head, cells in lines]
    return HelpTable(page.say("row-caption"), (), rows, across=True)


# Botankhamun and keyboard shortcuts


def levels(page: Page) -> HelpTable:
    rows = [
        [HelpCell(page.say("level-name", level=level)), HelpCell(page.say(f"level-{level}"))]
        for level in DIFFICULTIES
    ]
    return HelpTable(
        page.say("levels-caption"), (page.say("col-level"), page.say("col-more")), rows
    )


def bonus(page: Page) -> HelpTable:
    bonuses = page.edition.botankhamun.bonuses
    lines = (
        (page.say("col-slot"), [str(n) for n in range(1, len(bonuses) + 1)]),
        (page.word("good", good=word(Good.SCRIBE)), [str(b.scribes) for b in bonuses]),
        (page.say("col-vp"), [str(b.vp) for b in bonuses]),
    )
    rows = [[HelpCell(head), *map(HelpCell, cells)] for head, cells in lines]
    return HelpTable(page.say("bonus-caption"), (), rows, across=True)


def balance(page: Page) -> HelpTable:
    heads = page.say("col-maat"), page.say("col-balance")
    fixed = enumerate(page.edition.botankhamun.balance, 1)
    return series(
        page.say("balance-caption"),
        heads,
        ((page.word("help-col-ordinal", number=n), signed(weight)) for n, weight in fixed),
    )


def keys(page: Page) -> HelpTable:
    rows = [
        [HelpCell(page.say("key-name", key=key)), HelpCell(page.say(f"key-{key}"))]
        for key in ("tab", "arrows", "enter", "escape", "slash")
    ]
    return HelpTable(page.say("keys-caption"), (page.say("col-key"), page.say("col-does")), rows)


SCORE_TABLES = {
    "maat": losses,
    "scoring": steps,
    "statues": statues,
    "happiness": happiness,
    "row": building_row,
    "levels": levels,
    "bonus": bonus,
    "balance": balance,
    "keys": keys,
}
