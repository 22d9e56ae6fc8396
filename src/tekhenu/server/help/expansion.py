"""Time of Seth and the Automas on the rules page."""

from .blocks import Section, bullets, figure, glance, several, steps, table, text

SETH_SECTIONS = (
    Section("seth", "seth", (text(*several("seth", 1, 3)), bullets(*several("seth", 4, 7)))),
    Section(
        "seth-setup",
        "seth",
        (steps(*several("seth-setup", 1, 4)), table("seth-starting"), table("seth-bag")),
    ),
    Section(
        "seth-dice",
        "seth",
        (text("seth-dice-1", "seth-dice-2"), table("seth-dice"), text("seth-dice-3")),
    ),
    Section(
        "seth-action",
        "seth",
        (
            glance("seth"),
            figure("seth-board"),
            text("seth-action-1"),
            steps(*several("seth-action", 2, 6)),
            table("seth-regions"),
            text("seth-action-7"),
        ),
    ),
    Section(
        "seth-statues",
        "seth",
        (text("seth-statues-1"), table("seth-columns"), text("seth-statues-2")),
    ),
    Section(
        "seth-conquest",
        "seth",
        (text(*several("seth-conquest", 1, 2)), figure("seth-temple"), table("seth-conquest")),
    ),
    Section("seth-cultists", "seth", (text("seth-cultists-1"), table("seth-cultists"))),
    Section("seth-artifacts", "seth", (text("seth-artifacts-1"), table("seth-artifacts"))),
    Section("seth-more", "seth", (bullets(*several("seth-more", 1, 3)),)),
)

GODS_OF_AUTOMAS = tuple(
    f"automas-{name}" for name in ("horus", "ra", "hathor", "bastet", "thoth", "osiris", "seth")
)

AUTOMA_SECTIONS = (
    Section("automas", "more", (text(*several("automas", 1, 5)), figure("automas"))),
    Section(
        "automas-turn",
        "more",
        (
            text("automas-turn-1"),
            table("tiles"),
            bullets(*GODS_OF_AUTOMAS),
            text("automas-turn-2"),
        ),
    ),
    Section("automas-ties", "more", (text("automas-ties-1"), table("ties"))),
    Section("automas-scoring", "more", (text(*several("automas-scoring", 1, 3)), table("steps"))),
)
