"""A turn is tentative: whatever was chosen can be taken back until it is confirmed."""

from .table import TablePage

POSITION = """async ([game, seat]) =>
  (await (await fetch(`/api/games/${game}/view?seat=${seat}`)).json()).view"""


def position(table: TablePage) -> object:
    return table.page.evaluate(POSITION, [table.game, 0])


def test_undo_at_every_kind_of_step(solo: TablePage) -> None:
    """Each tentative choice is made, taken back and made again."""
    undone: set[str] = set()
    for _ in range(120):
        solo.wait_until_asked()
        if solo.over:
            break
        kind, before, asked = solo.kind, position(solo), solo.question
        solo.step()
        undo = solo.page.locator("[data-entry=undo]:enabled")
        if kind and kind not in undone and undo.count():
            solo.deed("undo")
            assert position(solo) == before
            assert solo.question == asked
            undone.add(kind)
    assert {"die", "action", "take"} <= undone


def test_undo_turn_and_confirm(solo: TablePage) -> None:
    while solo.kind != "die" or solo.page.locator("[data-entry=undo]:enabled").count():
        solo.wait_until_asked()
        solo.step()
        solo.wait_until_asked()
    before = position(solo)
    solo.step()
    while solo.page.locator("[data-entry=confirm]:enabled").count() == 0:
        if solo.page.locator("[data-entry=undo]:enabled").count() == 0:
            return  # something hidden came to light and committed the turn
        solo.step()
    solo.deed("restart")
    assert position(solo) == before
    assert solo.page.locator("[data-entry=undo]:enabled").count() == 0


def test_escape_is_undo_and_enter_confirms(solo: TablePage) -> None:
    solo.play_until("die")
    before, sequence = position(solo), solo.sequence
    solo.step()
    if solo.page.locator("[data-entry=undo]:enabled").count():
        solo.page.evaluate("document.activeElement.blur()")
        sequence = solo.sequence
        solo.page.keyboard.press("Escape")
        solo.settled(sequence)
        assert position(solo) == before
