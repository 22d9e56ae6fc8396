"""The rules page as data: the messages, tables and figures of each section."""

from .blocks import (
    STRIP,
    HelpBlock,
    HelpSection,
    bullets,
    figure,
    glance,
    numbered,
    steps,
    table,
    text,
)
from .expansion import AUTOMA_SECTIONS, SETH_SECTIONS


def god(name: str, *blocks: HelpBlock) -> HelpSection:
    return HelpSection(name, "actions", (glance(name), *blocks))


GODS_OF_BOTANKHAMUN = tuple(
    f"botankhamun-{name}" for name in ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
)

SECTIONS = (
    HelpSection("aim", "game", (text("aim-1", "aim-2"),)),
    HelpSection("table", "game", (bullets(*numbered("table", 1, 8)), figure("table"))),
    HelpSection("course", "game", (text("course-1"), STRIP, text("course-2"))),
    HelpSection(
        "setup",
        "game",
        (
            text("setup-1"),
            bullets(*numbered("setup", 2, 6)),
            table("dice"),
            table("start"),
            text("setup-7"),
            steps("setup-8", "setup-9", "setup-10"),
            figure("setup"),
            text("setup-11"),
        ),
    ),
    HelpSection(
        "turn",
        "turn",
        (
            text("turn-1", "turn-2"),
            bullets("turn-3", "turn-4"),
            text(*numbered("turn", 5, 7)),
            figure("turn"),
        ),
    ),
    HelpSection("light", "turn", (text("light-1"), table("purity"), text("light-2", "light-3"))),
    HelpSection("scribes", "turn", (text("scribes-1", "scribes-2"),)),
    HelpSection("anubis", "turn", (text("anubis-1", "anubis-2"),)),
    HelpSection("paying", "turn", (bullets(*numbered("paying", 1, 4)),)),
    HelpSection("cards", "turn", (bullets(*numbered("cards", 1, 4)), figure("cards"))),
    HelpSection(
        "produce",
        "actions",
        (text("produce-1"), table("produce"), text("produce-2", "produce-3")),
    ),
    god(
        "horus",
        figure("horus"),
        text("horus-1"),
        bullets("horus-2", "horus-3"),
        text("horus-4", "horus-5"),
        table("statue-costs"),
        table("horus"),
    ),
    god("ra", text("ra-1"), steps(*numbered("ra", 2, 7)), table("ra"), figure("ra")),
    god("hathor", text("hathor-1"), bullets("hathor-2", "hathor-3"), text("hathor-4", "hathor-5")),
    god("bastet", text("bastet-1", "bastet-2"), table("bastet")),
    god("thoth", text("thoth-1"), table("thoth"), text("thoth-2", "thoth-3"), table("market")),
    god(
        "osiris",
        figure("osiris"),
        text("osiris-1"),
        table("osiris"),
        text("osiris-2", "osiris-3"),
    ),
    HelpSection(
        "populace",
        "actions",
        (text(*numbered("populace", 1, 3)), figure("populace"), table("populace")),
    ),
    HelpSection(
        "rotation",
        "phases",
        (steps(*numbered("rotation", 1, 4)), figure("rotation-before", "rotation-after")),
    ),
    HelpSection("maat", "phases", (steps(*numbered("maat", 1, 7)), table("maat"), figure("maat"))),
    HelpSection(
        "scoring",
        "phases",
        (
            text("scoring-1"),
            table("scoring"),
            table("statues"),
            table("happiness"),
            table("row"),
            text("scoring-2"),
            figure("scoring"),
        ),
    ),
    HelpSection("end", "phases", (steps(*numbered("end", 1, 4)),)),
    *SETH_SECTIONS,
    HelpSection(
        "botankhamun",
        "more",
        (
            text("botankhamun-1", "botankhamun-2"),
            table("levels"),
            text(*numbered("botankhamun", 3, 5)),
            bullets(*GODS_OF_BOTANKHAMUN),
            figure("botankhamun"),
            text("botankhamun-6"),
            table("bonus"),
            text("botankhamun-7"),
            table("balance"),
            text("botankhamun-8", "botankhamun-9"),
        ),
    ),
    *AUTOMA_SECTIONS,
    HelpSection("screen", "more", (bullets(*numbered("screen", 1, 7)), table("keys"))),
)
PARTS = tuple(dict.fromkeys(section.part for section in SECTIONS))
