"""Record whole games as test fixtures: a save, and beside it the result that it must replay to.

`python -m tools.record` plays all of them again; `--broken` plays only those that are missing or
that no longer replay to their result, so that the others stay unchanged.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tekhenu import Automas, Game, Move, SaveError, TimeOfSeth
from tekhenu.rules.state import Player
from tools.soak.deals import Recipe

FOLDER = Path("tests/recorded")
Choose = Callable[[Random, Sequence[Move]], Move]


def at_random(rng: Random, options: Sequence[Move]) -> Move:
    return rng.choice(options)


def eagerly(rng: Random, options: Sequence[Move]) -> Move:
    """Mostly build, score and use cards, which fills the boards more than random choices."""
    busy = [o for o in options if o.verb not in ("produce", "pass", "renew")]
    return rng.choice(busy if busy and rng.random() < 0.85 else options)


@dataclass(frozen=True, slots=True)
class Recording:
    name: str
    recipe: Recipe
    choose: Choose = at_random


RECORDINGS = (
    Recording("2-players-at-random", Recipe(2, "thebes")),
    Recording("2-players-eager", Recipe(2, "karnak"), eagerly),
    Recording("2-players-dealt", Recipe(2, "luxor", dealt=True)),
    Recording("3-players-at-random", Recipe(3, "memphis")),
    Recording("3-players-eager-preprinted", Recipe(3, "abydos", preprinted=True), eagerly),
    Recording("3-players-dealt-printed", Recipe(3, "edfu", dealt=True, printed=True)),
    Recording("4-players-at-random", Recipe(4, "aswan")),
    Recording("4-players-eager", Recipe(4, "dendera"), eagerly),
    Recording("4-players-dealt", Recipe(4, "giza", dealt=True), eagerly),
    Recording("4-players-all-symbols", Recipe(4, "saqqara", dealt=True, symbols=True)),
    Recording("2-players-seth", Recipe(2, "avaris", expansion=TimeOfSeth()), eagerly),
    Recording("3-players-seth", Recipe(3, "tanis", expansion=TimeOfSeth())),
    Recording(
        "3-players-seth-dealt", Recipe(3, "bubastis", dealt=True, expansion=TimeOfSeth()), eagerly
    ),
    Recording("4-players-seth", Recipe(4, "ombos", expansion=TimeOfSeth()), eagerly),
    Recording("2-players-one-automa", Recipe(2, "akhmim", solo=Automas(1)), eagerly),
    Recording("3-players-two-automas", Recipe(3, "esna", solo=Automas(2, difficulty=2))),
    Recording(
        "4-players-three-automas", Recipe(4, "philae", solo=Automas(3, difficulty=4)), eagerly
    ),
)


def record(what: Recording) -> Game:
    game = what.recipe.begin()
    rng = Random(f"choices {what.recipe.seed}")
    while (decision := game.decision) is not None:
        game.play(what.choose(rng, decision.options))
    return game


def result_of(game: Game) -> dict[str, Any]:
    """Return the result that a replay must repeat: the ranking and each player's possessions."""
    return {
        "choices": len(game.choices),
        "players": [
            {
                "resources": player.resources,
                "production": player.production,
                "happiness": player.happiness,
                "population": player.population,
                "pieces": [player.buildings, player.pillars, player.statues],
                **_followers(game, player),
            }
            for player in game.state.players
        ],
        "ranking": [
            {
                "seat": row.seat,
                "vp": row.vp,
                "scribes": row.scribes,
                "place": row.place,
                "vp_by_source": {source: vp for source, vp in row.vp_by_source.items() if vp},
            }
            for row in game.ranking()
        ],
    }


def _followers(game: Game, player: Player) -> dict[str, Any]:
    if game.state.seth is None:
        return {}
    army = [player.soldiers, player.priests, player.blood]
    return {"army": army, "cultist": player.cultist, "artifacts": player.artifacts}


def laid_out(result: dict[str, Any]) -> str:
    """Return JSON with one line per player, so that changes are easy to see."""
    lines = [f' "choices": {result["choices"]}']
    for key in ("players", "ranking"):
        rows = ",\n".join("  " + json.dumps(row) for row in result[key])
        lines.append(f' "{key}": [\n{rows}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def paths(what: Recording, folder: Path) -> tuple[Path, Path]:
    return folder / f"{what.name}.save.json", folder / f"{what.name}.result.json"


def replays(what: Recording, folder: Path) -> bool:
    save, result = paths(what, folder)
    try:
        game = Game.load(save.read_text(encoding="utf-8"))
        return bool(result_of(game) == json.loads(result.read_text(encoding="utf-8")))
    except (OSError, ValueError, SaveError):
        return False


def write(what: Recording, folder: Path) -> Game:
    game = record(what)
    save, result = paths(what, folder)
    folder.mkdir(parents=True, exist_ok=True)
    save.write_text(game.save(), encoding="utf-8")
    result.write_text(laid_out(result_of(game)), encoding="utf-8")
    return game


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="record", description="Record games as test fixtures.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--broken", action="store_true", help="only those that do not replay")
    args = parser.parse_args(argv)
    console = Console()
    for what in RECORDINGS:
        if args.broken and replays(what, args.folder):
            console.print(f"{what.name}: still good", style="dim")
            continue
        game = write(what, args.folder)
        best = game.ranking()[0]
        console.print(f"{what.name}: {len(game.choices)} choices, seat {best.seat} {best.vp} VP")


if __name__ == "__main__":
    main()
