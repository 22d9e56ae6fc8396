"""Which section of the help has the rule for a question."""

SECTION_OF = {
    "ability": "ra",
    "action": "turn",
    "advance": "populace",
    "artifact": "seth-artifacts",
    "bread": "scoring",
    "conquest": "seth-conquest",
    "cultist": "seth-cultists",
    "declare": "end",
    "decree": "setup",
    "destiny": "maat",
    "die": "light",
    "faith": "maat",
    "gain": "cards",
    "hathor": "hathor",
    "keep": "cards",
    "market": "thoth",
    "osiris": "osiris",
    "pay": "paying",
    "produce": "produce",
    "production": "osiris",
    "repeat": "cards",
    "reward": "setup",
    "score": "end",
    "service": "seth-cultists",
    "side": "light",
    "starting": "setup",
    "statue": "horus",
    "take": "scribes",
    "temple": "ra",
    "tribute": "scoring",
    "value": "scribes",
}
USUAL = "turn"


def section_of(kind: str) -> str:
    return SECTION_OF.get(kind, USUAL)
