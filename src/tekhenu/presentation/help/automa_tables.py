"""Tables of the Automas: tiles, tie-breaks, and levels of difficulty."""

from tekhenu.components.terms import Line
from tekhenu.rules.variants import HARDEST
from tekhenu.text import list_of

from .table import HelpCell, HelpTable, Page, word


def tiles(page: Page) -> HelpTable:
    rows = [
        [HelpCell(page.say("tile-name", tile=tile)), HelpCell(page.say(f"tile-{tile}"))]
        for tile in ("god", "resources", "army", "seth")
    ]
    header = (page.say("col-action-tile"), page.say("col-takes"))
    return HelpTable(page.say("tiles-caption"), header, rows)


def ties(page: Page) -> HelpTable:
    order = page.edition.automa.order
    colors = [page.word("color", color=word(color)) for color in order.colors]
    districts = [page.word("district", good=word(good)) for good in order.districts]
    ways = {
        "dice": {"colors": list_of(page.words, colors)},
        "districts": {"districts": list_of(page.words, districts)},
        "lines": {"lines": list_of(page.words, [_line(page, line) for line in order.spots])},
        "spaces": {},
    }
    rows = [
        [HelpCell(page.say("tie-name", tie=tie)), HelpCell(page.say(f"tie-{tie}", **values))]
        for tie, values in ways.items()
    ]
    return HelpTable(page.say("ties-caption"), (page.say("col-equal"), page.say("col-way")), rows)


def _line(page: Page, line: Line) -> str:
    number = int(line.name[1:])
    return page.word("temple-line", line="row" if line < Line.C1 else "column", number=number)


def steps(page: Page) -> HelpTable:
    rows = [
        [HelpCell(page.word("page-step-is", step=step)), HelpCell(page.say(f"step-{step}"))]
        for step in range(HARDEST + 1)
    ]
    return HelpTable(page.say("steps-caption"), (page.say("col-level"), page.say("col-more")), rows)


AUTOMA_TABLES = {"tiles": tiles, "ties": ties, "steps": steps}
