"""The numbers in the modules of the rules: printed ones are in the tables of the components.

Every module constant with a number in it is in one of the two lists below. A new amount belongs in
`STATED` only if the text of the rulebook states it and no component shows it.
"""

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import tekhenu
from tekhenu.components.terms import Good

RULES = Path(tekhenu.__file__).parent / "rules"
TWO_PAPYRUS = tuple(2 if good == Good.PAPYRUS else 0 for good in range(Good.SCRIBE + 1))

STATED: Mapping[str, Mapping[str, object]] = {
    "settings": {"PLAYERS": range(2, 5)},
    "setup": {"DEALT_DECREES": 2},
    "wheel": {"ROUNDS_PER_ROTATION": 2, "DICE_FOR_MAAT": 4},
    "reach": {"ANUBIS_SCRIBES": 2},
    "horus": {"OWN_PILLAR_VP": 3},
    "ra": {"CORNER_FACTOR": 2},
    "hathor": {"PILLAR_VP": 3},
    "bastet": {"PRICE": TWO_PAPYRUS, "SCRIBES": (0, 2, 2, 1, 1, 0, 0)},
    "thoth": {"CARDS": (0, 1, 1, 2, 2, 3, 3), "PRICES": (0, 0, 0, 2, 2, 3, 3), "RENEWAL": 1},
    "scoring": {"DISTRICT_VP": 3, "HAPPINESS_VP": 3, "PRODUCTION_VP": 2, "UNPAID_BREAD_VP": 3},
    "decrees": {"GOLD_LEFT_VP": 2, "DECREES_SCORED": 3},
    "ending": {"TURN_ORDER_VP": {2: (3,), 3: (3, 2), 4: (3, 2)}},
    "botankhamun.pyramid": {"ROWS": (4, 3, 2, 1)},
    "variants": {"MOST_AUTOMAS": 3, "HARDEST": 4},
    "automa.course": {"STARTING_CARDS": 2},
    "automa.difficulty": {"DECREES": 1, "SETUP": 2, "PILLARS": 3, "STATUES": 4},
}
"""The amounts that the text of the rulebooks states, by module."""

NO_AMOUNTS: Mapping[str, str] = {
    # Faces of a die, indices, shapes of tables, marks for no player and no piece
    "actions": "LOWEST HIGHEST",
    "automa.course": "FIRST_SEAT",
    "automa.districts": "NOWHERE",
    "automa.statues": "NOWHERE",
    "book": "BOOK",
    "botankhamun.course": "SEAT DESTINIES",
    "botankhamun.pyramid": "LAST_PLACES START",
    "chance": "TABLE FACES DECREE",
    "cultists": "EXCESS",
    "declarations": "EVERYWHERE",
    "decrees": "RESOURCE_KINDS",
    "event": "BASE_SOURCES",
    "horus": "GOLD_SPACES",
    "knowledge": "OPEN",
    "moves": "STARTING TEMPLE PLAY_COLOR DRAW_STARTING FIRST",
    "osiris": "GOLD_ROW GOLD_PLACE",
    "payment": "RESOURCES NO_GOD _SINGLE",
    "place": "FACES WORKSHOPS QUARRIES FIRST_COLUMN",
    "printed": "STATUES MIDDLE_LINES _COMPILED",
    "produce": "NO_GOAL",
    "ra": "FACES",
    "reach": "FACES",
    "seth": "SPACES",
    "setup": "BEFORE_SETUP",
    "solo.dice": "NO_DIE",
    "state": "HIDDEN",
    "subject": "SEATS",
    # Limits and formats of the program
    "decision": "SHOWN",
    "game": "IMAGINED_DEALS",
    "nearest": "LONGEST",
    "position": "LARGEST MOST_GOODS MOST_REWARDS MARKERS",
    "records": "MOST_IMPLIED",
    "rng": "_MULTIPLIER _UPPER _LOWER _INCREMENT _MASK _HALF SMALL _MARK _KEYS",
    "save": "LONGEST_PATH FORMAT",
}
"""Other constants with a number in them, by module."""


def with_numbers(source: str) -> Iterator[str]:
    """Yield the names of the module's constants in whose value a number is written."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            parts = ast.walk(node.value)
            if any(isinstance(n, ast.Constant) and type(n.value) in (int, float) for n in parts):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from map(ast.unparse, targets)


def test_every_number_of_the_rules_is_listed() -> None:
    found = {
        f"{'.'.join(file.relative_to(RULES).with_suffix('').parts)}.{name}"
        for file in RULES.rglob("*.py")
        for name in with_numbers(file.read_text(encoding="utf-8"))
    }
    stated = {f"{module}.{name}" for module, amounts in STATED.items() for name in amounts}
    others = {f"{module}.{name}" for module, names in NO_AMOUNTS.items() for name in names.split()}
    assert not stated & others
    assert found == stated | others


def test_the_amounts_are_as_listed() -> None:
    for module, amounts in STATED.items():
        rules = import_module(f"tekhenu.rules.{module}")
        assert {name: getattr(rules, name) for name in amounts} == amounts
