"""The kinds of games that have weights of their own, with their settings."""

from typing import Final

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.rules.settings import PLAYERS
from tekhenu.rules.variants import DIFFICULTIES, HARDEST, MOST_AUTOMAS

KINDS: Final[dict[str, tuple[Settings, ...]]] = {
    **{f"base{n}": (Settings(players=n),) for n in PLAYERS},
    **{f"seth{n}": (Settings(players=n, expansion=TimeOfSeth()),) for n in PLAYERS},
    "botankhamun": tuple(Settings(solo=Botankhamun(how)) for how in DIFFICULTIES),
    "automa": tuple(
        Settings(solo=Automas(count, difficulty=how))
        for how in range(HARDEST + 1)
        for count in range(1, MOST_AUTOMAS + 1)
    ),
}
"""By the name of their set of weights (`agents.learned.kind_of`)."""
