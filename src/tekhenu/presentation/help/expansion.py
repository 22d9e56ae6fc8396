"""Time of Seth and the Automas on the rules page."""

from .blocks import HelpSection, bullets, figure, glance, numbered, steps, table, text

SETH_SECTIONS = (
    HelpSection("seth", "seth", (text(*numbered("seth", 1, 3)), bullets(*numbered("seth", 4, 7)))),
    HelpSection(
        "seth-setup",
        "seth",
        (steps(*numbered("seth-setup", 1, 4)), table("seth-starting"), table("seth-bag")),
    ),
    HelpSection(
        "seth-dice",
        "seth",
        (text("seth-dice-1", "seth-dice-2"), table("seth-dice"), text("seth-dice-3")),
    ),
    HelpSection(
        "seth-action",
        "seth",
        (
            glance("seth"),
            figure("seth-board"),
            text("seth-action-1"),
            steps(*numbered("seth-action", 2, 6)),
            table("seth-regions"),
            text("seth-action-7"),
        ),
    ),
    HelpSection(
        "seth-statues",
        "seth",
        (text("seth-statues-1"), table("seth-columns"), text("seth-statues-2")),
    ),
    HelpSection(
        "seth-conquest",
        "seth",
        (text(*numbered("seth-conquest", 1, 2)), figure("seth-temple"), table("seth-conquest")),
    ),
    HelpSection("seth-cultists", "seth", (text("seth-cultists-1"), table("seth-cultists"))),
    HelpSection("seth-artifacts", "seth", (text("seth-artifacts-1"), table("seth-artifacts"))),
    HelpSection("seth-more", "seth", (bullets(*numbered("seth-more", 1, 3)),)),
)

GODS_OF_AUTOMAS = tuple(
    f"automas-{name}" for name in ("horus", "ra", "hathor", "bastet", "thoth", "osiris", "seth")
)

AUTOMA_SECTIONS = (
    HelpSection("automas", "more", (text(*numbered("automas", 1, 5)), figure("automas"))),
    HelpSection(
        "automas-turn",
        "more",
        (
            text("automas-turn-1"),
            table("tiles"),
            bullets(*GODS_OF_AUTOMAS),
            text("automas-turn-2"),
        ),
    ),
    HelpSection("automas-ties", "more", (text("automas-ties-1"), table("ties"))),
    HelpSection(
        "automas-scoring", "more", (text(*numbered("automas-scoring", 1, 3)), table("steps"))
    ),
)
