"""Tables of docs/environments.md, printed by `python -m tekhenu.lab.environments.tables`."""

from tekhenu import Settings

from .actions import BLOCKS
from .layout import Layout, ObservationPart


def action_table() -> str:
    rows = ["| Actions | | Options |", "|---|---|---|"]
    for block in BLOCKS:
        first, last = block.options[0], block.options[-1]
        names = f"`{first}`" if len(block.options) == 1 else f"`{first}` … `{last}`"
        numbers = str(block.first) if block.first == block.last else f"{block.first}–{block.last}"
        rows.append(f"| {numbers} | {block.name} | {names} |")
    return "\n".join(rows)


def observation_table(settings: Settings) -> str:
    layout = Layout(settings)
    rows = [
        "| Part | Shape | First number | Most | Unit | Meaning |",
        "|---|---|--:|--:|--:|---|",
    ]
    rows += [_row(layout, part) for part in layout.once]
    rows.append(f"| *of each player* | | {layout.first_player} | | | the observer first |")
    rows += [_row(layout, part, f"{settings.players} × ") for part in layout.each]
    return "\n".join(rows)


def _row(layout: Layout, part: ObservationPart, players: str = "") -> str:
    shape = players + " × ".join(str(length) for length in part.shape)
    first = layout.offset[part.name]
    place = f"+{first}" if players else str(first)
    return (
        f"| `{part.name}` | {shape.removesuffix(' × ')} | {place} | {part.high} | {part.unit}"
        f" | {part.meaning} |"
    )


if __name__ == "__main__":
    print(action_table(), observation_table(Settings(players=2)), sep="\n\n")
