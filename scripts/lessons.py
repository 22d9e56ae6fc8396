"""Walk through every lesson in a real browser, in every language, on a desktop and on a phone.

`python -m scripts.lessons` makes the right choices and the anticipated mistakes of all lessons;
`--pictures FOLDER` saves a picture of every step. The tests walk through a sample.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from tekhenu.learn.lesson import shipped
from tekhenu.text import catalog, languages
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.lessons import walk
from tests.browser.server import Server
from tests.browser.windows import DESK

SIZES = {"desk": DESK, "phone": (390, 844)}


def take_picture(page: Page, folder: Path | None, name: str, step: str) -> None:
    if folder is not None:
        page.screenshot(path=folder / f"{name}-{step}.png", animations="disabled")


def walk_lessons(
    browser: Browser, address: str, lang: str, size: str, args: argparse.Namespace
) -> int:
    """Walk through all lessons in one language and size; return the number of mistakes made."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        reduced_motion="reduce",
        locale=lang,
    )
    page = context.new_page()
    wrong = 0
    for lesson in shipped():
        if args.lessons and lesson.name not in args.lessons:
            continue
        page.goto(f"{address}/learn/{lesson.name}")
        name = f"{lesson.number:02}-{lesson.name}-{lang}-{size}"
        try:
            wrong += walk(
                page,
                lesson,
                catalog(lang),
                lambda step, name=name: take_picture(page, args.pictures, name, step),  # type: ignore[misc]
            )
        except Exception as error:
            print(f"{name}: {str(error)[:300]}", flush=True)
            take_picture(page, args.pictures, name, "failed")
            args.failed = True
    context.close()
    return wrong


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.lessons", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=languages(), default=languages())
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--lessons", nargs="+", metavar="NAME", help="default: all")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    args = parser.parse_args(argv)
    args.failed = False
    if args.pictures is not None:
        args.pictures.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for lang in args.lang:
            for size in args.size:
                start = perf_counter()
                wrong = walk_lessons(browser, server.address, lang, size, args)
                took = perf_counter() - start
                print(f"{lang} {size}: {wrong} mistakes made, {took:.0f} s", flush=True)
        browser.close()
    return int(args.failed)


if __name__ == "__main__":
    raise SystemExit(main())
