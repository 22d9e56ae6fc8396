"""Words that do not fit, measured in the page."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

# The formatter ends the function with a semicolon, which a page cannot evaluate.
MEASURE = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8").rstrip(";\n")
BY_TAB = f"""tabs => {{
  const measure = ({MEASURE});
  return Object.fromEntries(tabs.map(tab => {{
    const button = document.getElementById(`tab-${{tab}}`);
    if (!button.checkVisibility()) return [tab, ["no such tab"]];
    button.click();
    if (document.body.dataset.tab !== tab) return [tab, ["it is not turned to"]];
    return [tab, measure()];
  }}));
}}"""


def misfits(page: Page) -> list[str]:
    """Return each misfit with its place; empty if all texts fit."""
    found: list[str] = page.evaluate(MEASURE)
    return found


def misfits_by_tab(page: Page, tabs: Iterable[str]) -> dict[str, list[str]]:
    """Return the misfits of every tab of a phone, in one call because that is faster."""
    found: dict[str, list[str]] = page.evaluate(BY_TAB, list(tabs))
    return found
