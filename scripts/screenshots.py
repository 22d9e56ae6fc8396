"""Take the screenshots of README and docs/: `make screenshots`.

Computer players play a game up to an instructive moment, which is then opened in a real browser.
With `--lang` the same pictures, and those of the help pages, are taken in other languages.
"""

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth, svg
from tekhenu.agents import SeatView, agent_for
from tekhenu.real_table.position_editor import draft_of, parts_of
from tekhenu.rules import DecisionKind
from tekhenu.text import languages
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.server import Server
from tests.browser.windows import DESK

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PHONE = (390, 844)
NAMES = ("Nefer", "Hor", "Imhotep", "Sabu")


class Shot(NamedTuple):
    """A table at the first die choice of seat 0 in a round."""

    name: str
    settings: Settings
    round: int
    size: tuple[int, int] = DESK
    scheme: str = "light"
    hover: bool = False


SHOTS = (
    Shot("table", Settings(players=4), 7, hover=True),
    Shot("table-early", Settings(players=3), 1),
    Shot("table-night", Settings(players=4), 15, scheme="dark"),
    Shot("solo", Settings(solo=Botankhamun()), 9),
    Shot("seth", Settings(players=4, expansion=TimeOfSeth()), 7),
    Shot("automas", Settings(solo=Automas(3, difficulty=4)), 9),
    Shot("phone", Settings(players=3), 5, PHONE),
    Shot("phone-night", Settings(solo=Botankhamun()), 13, PHONE, "dark"),
)


def play_to(settings: Settings, until: int, seed: int) -> Game:
    """Return a game of greedy players at a die choice of seat 0."""
    game = Game.new(settings, seed)
    agents = [agent_for("greedy") for _ in range(settings.players)]
    rng = Random(seed)
    while (decision := game.decision) is not None:
        seat = decision.player
        if seat == 0 and decision.kind == DecisionKind.DIE and game.state.round >= until:
            break
        game.play(agents[seat].choose(SeatView(game, seat), decision, rng))
    return game


# Pictures of the companion: the kind of decision to show, and the first round to look for it.
COMPANION = {
    "companion-dice": ("roll", 0),
    "companion-turn": ("die", 8),
    "companion-cards": ("market card", 3),
}


def companion_game(kind: str, until: int, seed: int) -> Game:
    """Return a game at a real table at a decision of this kind."""
    game, rng = Game.new(Settings(solo=Botankhamun("medium"), chance="table"), seed), Random(seed)
    agent = agent_for("greedy")
    while (decision := game.decision) is not None:
        if decision.kind == kind and game.state.round >= until:
            break
        if decision.chance is not None:
            game.play(rng.choices(decision.options, decision.chance)[0])
        else:
            game.play(agent.choose(SeatView(game, 0), decision, rng))
    return game


def take_companion(
    browser: Browser, server: Server, name: str, game: Game, folder: Path, lang: str
) -> Path:
    context = context_for(browser, lang, PHONE)
    wish = {"save": game.save(), "seats": ["me"], "name": NAMES[0]}
    made = context.request.post(
        f"{server.address}/api/games", data=wish, headers={"Origin": server.address}
    )
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(server.address + made.json()["url"])
    page.wait_for_selector("#question")
    done = page.query_selector(".instruction[open] [data-do=done]")
    if done is not None and "turn" not in name:
        done.click()  # closes the instructions, so that the question is visible
    path = folder / f"{name}{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    context.close()
    return path


# Pictures of the position editor: the part to show.
POSITION_EDITOR = {
    "position-editor-dice": "dice",
    "position-editor-temple": "temple",
    "position-editor-opponent": "player-1",
}


def take_position_editor(
    browser: Browser, server: Server, name: str, game: Game, folder: Path, lang: str
) -> Path:
    """Show a part of the position editor at a person's turn, with all earlier parts done."""
    state = game.state.copy()
    state.turn = None
    parts = [part.name for part in parts_of(game.settings)]
    kept = {
        "wish": {
            "solo": "botankhamun",
            "difficulty": "medium",
            "chance": "table",
            "name": NAMES[0],
        },
        "values": draft_of(state, game.settings),
        "done": parts[: parts.index(POSITION_EDITOR[name])],
        "part": POSITION_EDITOR[name],
    }
    context = context_for(browser, lang, PHONE)
    page = context.new_page()
    page.goto(f"{server.address}/help")
    page.evaluate("kept => localStorage.setItem('tekhenu-standing-a', JSON.stringify(kept))", kept)
    page.goto(f"{server.address}/position-editor?table=a")
    page.wait_for_selector("#position-part")
    page.wait_for_timeout(300)
    path = folder / f"{name}{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    context.close()
    return path


# Pages without a game, shown in every language at both sizes.
PAGES = {"home": "/", "help": "/help", "cards": "/help/cards", "about": "/about"}


def context_for(
    browser: Browser, lang: str, size: tuple[int, int], scheme: str = "light"
) -> BrowserContext:
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size[0] < 700 else 1,
        locale=lang,
    )


def take_table(
    browser: Browser, server: Server, shot: Shot, seed: int, folder: Path, lang: str = "en"
) -> Path:
    context = context_for(browser, lang, shot.size, shot.scheme)
    game = play_to(shot.settings, shot.round, seed)
    seats = ["me", *["greedy"] * (shot.settings.humans - 1)]
    wish = {"save": game.save(), "seats": seats, "name": NAMES[0]}
    made = context.request.post(
        f"{server.address}/api/games", data=wish, headers={"Origin": server.address}
    )
    assert made.ok, made.text()
    page = context.new_page()
    page.goto(f"{server.address}/games/{made.json()['game']}")
    page.wait_for_selector("#table .target")
    if shot.hover:
        page.locator("#wheel .target:not(.twin)").nth(2).hover()
    page.wait_for_timeout(600)
    path = folder / f"{shot.name}{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    context.close()
    return path


def take_pages(browser: Browser, server: Server, folder: Path, lang: str) -> Iterator[Path]:
    """Take full-page pictures of the pages without a game."""
    for size in (DESK, PHONE):
        context = context_for(browser, lang, size)
        page = context.new_page()
        for name, address in PAGES.items():
            page.goto(server.address + address)
            path = folder / f"{name}-{size[0]}-{lang}.png"
            page.screenshot(path=path, full_page=True)
            yield path
        context.close()


def take_notebook(browser: Browser, seed: int, folder: Path, lang: str) -> Path:
    """Take a picture of the table as a notebook shows it, without a server."""
    picture = svg.table(play_to(Settings(players=2), 7, seed), lang)
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="light",
        device_scale_factor=1.5,
    )
    page.set_content(f"<style>body {{ margin: 0 }}</style>{picture}")
    path = folder / f"notebook{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    page.close()
    return path


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="screenshots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=IMAGES, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--lang", nargs="+", choices=languages(), help="in these languages")
    parser.add_argument("names", nargs="*", help="only these")
    args = parser.parse_args(argv)
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with Server(Path(folder) / "games.sqlite") as server:
            for lang in args.lang or ["en"]:
                for shot in SHOTS:
                    if not args.names or shot.name in args.names:
                        print(take_table(browser, server, shot, args.seed, args.out, lang))
                for name, (kind, until) in COMPANION.items():
                    if not args.names or name in args.names:
                        game = companion_game(kind, until, args.seed)
                        print(take_companion(browser, server, name, game, args.out, lang))
                for name in POSITION_EDITOR:
                    if not args.names or name in args.names:
                        game = companion_game("die", 7, args.seed)
                        print(take_position_editor(browser, server, name, game, args.out, lang))
                if not args.names or "notebook" in args.names:
                    print(take_notebook(browser, args.seed, args.out, lang))
                for path in take_pages(browser, server, args.out, lang) if args.lang else []:
                    print(path)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
