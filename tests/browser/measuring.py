"""Words that do not fit, measured in the page."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")


def misfits(page: Page) -> list[str]:
    """Each with where it is; empty if every word has its room."""
    found: list[str] = page.evaluate(MEASURE)
    return found
