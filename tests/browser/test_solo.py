"""A solo game, from the home page to the final scoring, by clicking."""

from playwright.sync_api import expect

from .conftest import Opener
from .moments import SOLO, moment, sit_down
from .table import TablePage
from .test_undo import can, position


def test_a_whole_solo_game(solo: TablePage) -> None:
    """The first tentative choice of each kind is undone and repeated."""
    undone: set[str] = set()
    for _ in range(600):
        solo.wait_until_asked()
        if solo.over:
            break
        kind = solo.kind
        if not kind or kind in undone:
            solo.step()
            continue
        before, asked = position(solo), solo.question
        solo.step()
        if can(solo, "undo"):
            solo.press("undo")
            assert position(solo) == before
            assert solo.question == asked
            undone.add(kind)
    assert {"die", "action", "take"} <= undone
    assert solo.question.startswith(("You won", "You lost"))
    assert "wins" in solo.page.inner_text("#strip .ask")
    page = solo.page
    assert page.locator(".sources tbody tr").count() > 3
    solo.open_replay()
    assert page.inner_text("#step").startswith("Step 0")


def test_one_screen_without_scrolling(at_a_die: TablePage) -> None:
    size = at_a_die.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1440, 900]


def test_pointing_at_a_die_lists_what_it_would_bring(at_a_die: TablePage) -> None:
    die = at_a_die.page.locator("#wheel .target:not(.twin)").first
    die.hover()
    peek = at_a_die.page.locator("#peek")
    expect(peek).to_be_visible()
    expect(peek.locator("li")).not_to_have_count(0)
    expect(die).to_have_attribute("aria-describedby", "peek")


def test_a_card_shows_its_text(at_a_die: TablePage) -> None:
    card = at_a_die.page.locator("#market [data-card]").first
    card.hover()
    tip = at_a_die.page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(card.get_attribute("data-card") or "?")


def test_dice_and_light_glide(visit: Opener) -> None:
    page = visit("", calm=False)
    table = sit_down(page, moment(SOLO, "die", 2))
    page.evaluate(
        """() => {
          window.glided = new Set();
          const look = () => {
            for (const each of document.getAnimations())
              if (each instanceof CSSTransition) window.glided.add(each.effect.target.id);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    while "Round 3" not in page.inner_text(".moment"):
        table.wait_until_asked()
        table.step()
    glided = page.evaluate("[...window.glided]")
    assert "wheel-light" in glided
    assert any(name.startswith("die-") for name in glided)
