"""The log is complete: a reader of the log reconstructs the whole public table."""

from collections.abc import Iterator

import pytest

from tekhenu import Game, State
from tests.automa.whole import moments as against_automas
from tests.reader import Picture, read_log
from tests.solo.whole import moments as against_botankhamun

PARTS = ("wheel", "horus", "osiris", "pillars", "display", "market", "open_sections")
PIECES = ("happiness", "population", "statues", "pillars", "buildings")


def games() -> Iterator[tuple[str, Iterator[Game]]]:
    for level in ("easy", "medium", "hard"):
        yield level, (game for game, _ in against_botankhamun(level, 3))
    for automas in (1, 2, 3):
        yield f"{automas} automas", (game for game, _ in against_automas(automas, 4, 3))


@pytest.mark.parametrize("game", [g for _, g in games()], ids=[name for name, _ in games()])
def test_the_log_reconstructs_the_public_table(game: Iterator[Game]) -> None:
    """Compare the tables whenever the human starts a turn."""
    seen = 0
    for now in game:
        if now.decision is not None and now.decision.kind == "die":
            _, at = read_log(now.settings, now.view(None).events)
            compare(at, now.state)
            seen += 1
    assert seen >= 12


def compare(at: Picture, state: State) -> None:
    for part in PARTS:
        assert getattr(at, part) == getattr(state, part), part
    for mine, true in zip(at.players, state.players, strict=True):
        for piece in PIECES:
            assert getattr(mine, piece) == getattr(true, piece), piece
    assert padded(at.statues) == padded(state.statues)
    assert padded(at.people) == padded(state.people)
    assert at.temple_buildings == state.temple_buildings
    assert at.tiles == [laid // 4 if laid >= 0 else -1 for laid in state.tiles]
    assert at.sections == [*state.sections, []][:7]
    assert all(at.values[d] == state.values[d] for dice in state.sections for d in dice)
    assert len(at.gold) == sum(state.gold)
    if state.bot is not None:
        assert (list(at.pyramid), at.progress) == (state.bot.pyramid, state.bot.progress)
    for markers, automa in zip(at.automas, state.automas, strict=True):
        for marker in ("district", "border", "line", "space"):
            assert getattr(markers, marker) == getattr(automa, marker)
    if state.seth is not None:
        assert padded(at.seth.regions) == padded(state.seth.regions)
        assert (at.seth.conquest, at.seth.temple) == (state.seth.conquest, state.seth.temple)


def padded(spaces: list[int]) -> list[int]:
    """Return the pieces of the Seth board, which are empty without the expansion."""
    return spaces + [-1] * (30 - len(spaces))
