"""Checks of the Polish messages beyond those of all languages."""

import pytest

from tekhenu.text import catalog


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("position-fact-tiles", {"count": 1}, "Na stosie została więc 1 płytka Filaru."),
        ("position-fact-tiles", {"count": 3}, "Na stosie zostały więc 3 płytki Filarów."),
        ("position-fact-tiles", {"count": 12}, "Na stosie zostało więc 12 płytek Filarów."),
        ("position-fact-artifacts", {"count": 1}, "Na stosie został więc 1 artefakt."),
        (
            "position-fact-decks",
            {"blessings": 1, "technologies": 2, "decrees": 5},
            "W taliach zostało więc: 1 Błogosławieństwo, 2 Technologie i 5 Dekretów.",
        ),
        (
            "position-fact-pieces",
            {"player": "Ana", "buildings": 1, "pillars": 2, "statues": 5},
            "Ana ma jeszcze 1 Budynek, 2 Filary i 5 Posągów.",
        ),
        (
            "position-problem-progress",
            {"player": "Ana", "steps": 1, "dice": 2},
            "Ana: znacznik Postępu przeszedł 1 krok, a wzięto 2 kości.",
        ),
        (
            "coach-bread-unpaid",
            {"bread": 2, "vp": 6},
            "Możesz zapłacić jeszcze 2 Chleby. Jeśli tego nie zrobisz, stracisz 6 PZ.",
        ),
        ("prune-done", {"games": 1}, "Usunięto 1 grę."),
        ("prune-done", {"games": 4}, "Usunięto 4 gry."),
        (
            "restore-done",
            {"file": "x.db", "games": 12, "entries": 3},
            "x.db zawiera teraz 12 gier i 3 wpisy.",
        ),
        ("doctor-done", {"games": 5, "findings": 2}, "Odtworzono 5 gier: 2 problemy."),
        (
            "coach-bread",
            {"rounds": 0, "bread": 2, "vp": 6},
            "Po tej rundzie jest Punktowanie. Brakuje ci 2 Chlebów dla Budynków, "
            "co kosztowałoby 6 PZ.",
        ),
        (
            "coach-festival",
            {"lost": 2},
            "Zadowolenie nie może przekroczyć Populacji. Przepadłyby 2 kroki.",
        ),
        ("copy-dice", {"color": "yellow"}, "Kości: żółte"),
        ("copy-osiris-partner", {"row": 3, "good": "papyrus"}, "rząd 3, warsztat Papirusu"),
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
    assert catalog("pl").say(key, **values).replace("\u00a0", " ") == said
