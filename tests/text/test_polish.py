"""What Polish asks for beyond what all languages are checked for."""

import pytest

from tekhenu.text import catalogue


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("standing-fact-tiles", {"count": 1}, "Na stosie została więc 1 płytka Filaru."),
        ("standing-fact-tiles", {"count": 3}, "Na stosie zostały więc 3 płytki Filarów."),
        ("standing-fact-tiles", {"count": 12}, "Na stosie zostało więc 12 płytek Filarów."),
        ("standing-fact-artifacts", {"count": 1}, "Na stosie został więc 1 artefakt."),
        (
            "standing-fact-decks",
            {"blessings": 1, "technologies": 2, "decrees": 5},
            "W taliach zostało więc: 1 Błogosławieństwo, 2 Technologie i 5 Dekretów.",
        ),
        (
            "standing-fact-pieces",
            {"player": "Ana", "buildings": 1, "pillars": 2, "statues": 5},
            "Ana ma jeszcze 1 Budynek, 2 Filary i 5 Posągów.",
        ),
        (
            "standing-problem-progress",
            {"player": "Ana", "steps": 1, "dice": 2},
            "Ana: znacznik Postępu przeszedł 1 krok, a wzięto 2 kości.",
        ),
        (
            "coach-bread-unpaid",
            {"bread": 2, "vp": 6},
            "Możesz zapłacić jeszcze 2 Chleby. Jeśli tego nie zrobisz, stracisz 6 PZ.",
        ),
        ("box-dice", {"colour": "yellow"}, "Kości: żółte"),
        ("box-osiris-partner", {"row": 3, "good": "papyrus"}, "rząd 3, warsztat Papirusu"),
        ("tale-produced", {"excess": 0, "kept": 1, "good": "soldier"}, "produkcja: 1 wojownik"),
        ("tale-produced", {"excess": 0, "kept": 2, "good": "bread"}, "produkcja: 2 Chleby"),
        (
            "page-notice",
            {"kind": "replaced", "player": "Fioletowy", "former": ""},
            "Komputer gra dalej za tego gracza: Fioletowy.",
        ),
    ],
)
def test_words_are_declined(key: str, values: dict[str, str | int], said: str) -> None:
    assert catalogue("pl").say(key, **values).replace("\u00a0", " ") == said
