"""Differences in the printed French and Korean rulebooks, by section of the help or card.

Each entry has words that distinguish the rule of the book from the rule that is played: R4, R11 to
R16, and the French sentence about a Statue at the Temple, which lacks "your".
"""

NOTES: dict[str, dict[str, tuple[str, ...]]] = {
    "fr": {
        "setup": ("4 dés gris", "Ici, il y en a 6"),  # R4
        "horus": ("3\u00a0PV par Colonne", "vos propres Colonnes"),
        "botankhamun": ("sens horaire", "coins", "sens anti-horaire", "tout le bord"),  # R11
        "T13": ("que ±1", "±1 ou ±2"),  # R12
        "T09": ("libre d’activer", "agit toujours"),  # R12
        "D03": ("double", "une seconde fois", "D04"),  # R15
    },
    "ko": {
        "P19": ("자원 2개", "두 배"),  # R13
        "P20": ("자원 2개", "두 배"),
        "P21": ("자원 2개", "두 배"),
        "osiris": ("3행과 4행", "자원 구역의 자원 1개"),  # R14
        "D24": ("제한 없이", "내 건축물과 기둥만", "석상"),  # R15
        "thoth": ("한 구역", "모두 지불", "모두 가져와야"),  # R16
    },
}
