"""Choices of a turn can be undone until the turn is confirmed."""

from .table import TablePage

POSITION = """async ([game, seat]) =>
  (await (await fetch(`/api/games/${game}/view?seat=${seat}`)).json()).view"""


def position(table: TablePage) -> object:
    return table.page.evaluate(POSITION, [table.game, 0])


def can(solo: TablePage, entry: str) -> bool:
    return solo.page.locator(f"[data-entry={entry}]:enabled").count() > 0


def drafted_turn(solo: TablePage) -> object:
    """Draft a turn until it can be confirmed; return the position before. Retry after reveals."""
    before: object = None
    for _ in range(400):
        solo.wait_until_asked()
        assert not solo.over
        if not can(solo, "undo"):
            before = position(solo)
        elif can(solo, "confirm"):
            return before
        solo.step()
    raise AssertionError("no turn was ever complete")


def press(solo: TablePage, key: str) -> None:
    before = solo.sequence
    solo.page.evaluate("document.activeElement.blur()")
    solo.page.keyboard.press(key)
    solo.settled(before)


def test_undo_turn(at_a_die: TablePage) -> None:
    before = drafted_turn(at_a_die)
    assert position(at_a_die) != before
    at_a_die.press("restart")
    assert position(at_a_die) == before
    assert not can(at_a_die, "undo")


def test_enter_confirms(at_a_die: TablePage) -> None:
    before = drafted_turn(at_a_die)
    press(at_a_die, "Enter")
    assert not can(at_a_die, "undo") and not can(at_a_die, "confirm")
    assert position(at_a_die) != before


def test_escape_is_undo(at_a_die: TablePage) -> None:
    before: object = None
    while not can(at_a_die, "undo"):
        at_a_die.wait_until_asked()
        before = position(at_a_die)
        at_a_die.step()
    press(at_a_die, "Escape")
    assert position(at_a_die) == before
