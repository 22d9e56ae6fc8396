"""Reasons in a form any language can say: a key and its values. English is built in."""

ENGLISH = {
    "forbidden": "{0} dice are Forbidden in a {1} section",
    "needs": "needs {0} {1}, you have {2}",
    "needs_both": "needs {0} Limestone and {1} Granite, you have {2} and {3} with {4} Gold",
    "needs_happiness": "needs Happiness {0}, yours is {1}",
    "no_building": "you have no Building left",
    "no_pillar": "you have no Pillar left",
    "no_statue": "you have no Statue left",
    "occupied": "the space is taken",
    "region_full": "region {0} has no free space",
    "region_needs": "region {0} needs {1} {2}, you have {3}",
    "seth_only": "a die from the board of Seth only serves Seth",
    "row_full": "row {0} has no free space for you",
    "temple_full": "the Temple Complex has no empty space",
    "no_space": "no space is free",
    "god_full": "every Statue space of this god is taken",
    "no_tile": "no Pillar tile lies there",
    "closed": "the section opens when a Population marker reaches {0}",
    "few_cards": "the section has {0} of the {1} cards you must take",
    "no_section": "no section you may use has {0} cards",
    "renewed": "the section has been renewed in this action already",
    "gray": "gray dice produce nothing",
    "no_action": "no action would be possible with it",
    "wrong_slot": "a die of value {0} honors {1}",
    "other_section": "the die lies in the section of {0}",
    "taken": "another player has taken it",
    "same_symbol": "a Decree with the same symbol is scored already",
    "other_die": "no die like this lies at the obelisk",
    "cannot_weaken": "without it the action you chose could not be paid",
}


class Reason:
    """Why a move is not possible: `str` says it in English, `game.describe` in any language."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, *values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return ENGLISH[self.key].format(*self.values)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {', '.join(map(repr, self.values))})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, self.values))
