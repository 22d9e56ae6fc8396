"""Takes the pictures of README and docs/ anew: `make screenshots`.

Computers play a game up to a moment worth showing; a real browser then sits down at it.
With `--lang` the same pictures, and those of the help, in other languages.
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


def played(settings: Settings, until: int, seed: int) -> Game:
    """A game of greedy players up to a die choice of seat 0."""
    game = Game.new(settings, seed)
    agents = [agent_for("greedy") for _ in range(settings.players)]
    rng = Random(seed)
    while (decision := game.decision) is not None:
        seat = decision.player
        if seat == 0 and decision.kind == DecisionKind.DIE and game.state.round >= until:
            break
        game.play(agents[seat].choose(SeatView(game, seat), decision, rng))
    return game


# The companion beside a real table: the question it shows, and from which round on.
COMPANION = {
    "companion-dice": ("roll", 0),
    "companion-turn": ("die", 8),
    "companion-cards": ("market card", 3),
}


def told(kind: str, until: int, seed: int) -> Game:
    """A game at a table of people up to a question."""
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


def accompany(
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
    if deed := page.query_selector(".deed[open] [data-do=done]") if "turn" not in name else None:
        deed.click()  # what is asked is to be seen
    path = folder / f"{name}{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    context.close()
    return path


# A table under way, as far as it was entered: the part that is seen.
STANDING = {
    "standing-dice": "dice",
    "standing-temple": "temple",
    "standing-opponent": "player-1",
}


def enter_table(
    browser: Browser, server: Server, name: str, game: Game, folder: Path, lang: str
) -> Path:
    """Somebody's own turn, the parts before the one that is seen being done."""
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
        "done": parts[: parts.index(STANDING[name])],
        "part": STANDING[name],
    }
    context = context_for(browser, lang, PHONE)
    page = context.new_page()
    page.goto(f"{server.address}/help")
    page.evaluate("kept => localStorage.setItem('tekhenu-standing-a', JSON.stringify(kept))", kept)
    page.goto(f"{server.address}/standing?table=a")
    page.wait_for_selector("#standing-part")
    page.wait_for_timeout(300)
    path = folder / f"{name}{'' if lang == 'en' else f'-{lang}'}.png"
    page.screenshot(path=path)
    context.close()
    return path


# Looked at in every language, at both sizes.
READ = {"home": "/", "help": "/help", "cards": "/help/cards", "about": "/about"}


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


def take(
    browser: Browser, server: Server, shot: Shot, seed: int, folder: Path, lang: str = "en"
) -> Path:
    context = context_for(browser, lang, shot.size, shot.scheme)
    game = played(shot.settings, shot.round, seed)
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


def read(browser: Browser, server: Server, folder: Path, lang: str) -> Iterator[Path]:
    """The pages without a game, whole."""
    for size in (DESK, PHONE):
        context = context_for(browser, lang, size)
        page = context.new_page()
        for name, address in READ.items():
            page.goto(server.address + address)
            path = folder / f"{name}-{size[0]}-{lang}.png"
            page.screenshot(path=path, full_page=True)
            yield path
        context.close()


def draw(browser: Browser, seed: int, folder: Path, lang: str) -> Path:
    """The table as a notebook shows it, without a server."""
    picture = svg.table(played(Settings(players=2), 7, seed), lang)
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
                        print(take(browser, server, shot, args.seed, args.out, lang))
                for name, (kind, until) in COMPANION.items():
                    if not args.names or name in args.names:
                        game = told(kind, until, args.seed)
                        print(accompany(browser, server, name, game, args.out, lang))
                for name in STANDING:
                    if not args.names or name in args.names:
                        game = told("die", 7, args.seed)
                        print(enter_table(browser, server, name, game, args.out, lang))
                if not args.names or "notebook" in args.names:
                    print(draw(browser, args.seed, args.out, lang))
                for path in read(browser, server, args.out, lang) if args.lang else []:
                    print(path)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
