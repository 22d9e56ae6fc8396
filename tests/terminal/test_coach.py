"""`tekhenu play --coach`: an explanation once, and a costly choice that has to be repeated."""

from pathlib import Path

from tests.puzzles.costly import a_costly_turn

from .driver import Terminal


def test_the_coach_at_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "costly.json"
    save.write_text(a_costly_turn().save(), encoding="utf-8")
    arguments = ("play", "--load", str(save), "--seat", "human", "random", "--coach")
    with Terminal(*arguments, data=tmp_path, width=200) as terminal:
        asked = terminal.read()
        assert "Take one die and use it for one action" in asked
        assert "“Take the brown 1 from Osiris (Pure)” would leave you at −1" in " ".join(
            asked.split()
        )
        placing = terminal.type("die:gray4@ra")
        assert "Careful" not in placing
        warned = terminal.type("temple:r3c3/0")
        assert "Careful: This leaves your balance at −6" in warned
        assert "Choose it again to confirm" in warned
        again = terminal.type("u")
        assert "Take one die and use it for one action" not in again
        terminal.type("die:gray4@ra")
        terminal.type("temple:r3c3/0")
        after = terminal.type("temple:r3c3/0")
        assert "Violet placed tile P02" in after and "Choose it again" not in after
