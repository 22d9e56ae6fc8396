"""Where things lie in an observation: worked out once for all games with the same settings."""

from tekhenu import Settings
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.printed import Printed, printed_for

from .layout import EDGE_COLOURS, PURITIES, Layout, kinds_of


class Chart:
    def __init__(self, settings: Settings) -> None:
        self.layout = layout = Layout(settings)
        self.printed = printed = printed_for(settings)
        self.at: dict[str, int] = layout.offset
        self.size: int = layout.size
        self.players: int = settings.players
        self.first_player: int = layout.first_player
        self.per_player: int = layout.per_player
        self.seth: bool = printed.seth
        self.held_end: int = self.at["soldiers"] if printed.seth else layout.per_player
        self.sections: int = printed.wheel
        self.tiles: int = len(printed.tile_cost)
        self.action_tiles: int = len(all_tiles(settings.edition))
        self.kinds: dict[str, int] = {kind: i for i, kind in enumerate(kinds_of(settings))}
        self.dice_at = _dice_places(printed, self.at)
        self.tile_at = _tile_places(printed, self.at)


def _dice_places(printed: Printed, at: dict[str, int]) -> list[list[list[tuple[int, int]]]]:
    """By wheel, section and die: the places of its section and of its purity there."""
    sections = len(printed.gods)
    return [
        [
            [
                (
                    at["die_section"] + die * sections + section,
                    at["die_purity"] + die * PURITIES + printed.purity[colour][lights[section]],
                )
                for die, colour in enumerate(printed.colour)
            ]
            for section in range(sections)
        ]
        for lights in printed.light_at
    ]


def _tile_places(printed: Printed, at: dict[str, int]) -> list[list[int]]:
    """By tile and rotation: the places of its edges, were it on the first space."""
    return [
        [at["edges"] + side * EDGE_COLOURS + colour for side, colour in enumerate(edges)]
        for edges in printed.tile_edges
    ]
