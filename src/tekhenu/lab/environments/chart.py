"""Offsets in an observation, computed once for the encoder."""

from typing import TYPE_CHECKING

from tekhenu import Settings
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.printed import printed_for

from .layout import EDGE_COLORS, PURITIES, Layout, kinds_of

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chart:
    """Offsets for all games with the same settings; each is named after its part."""

    def __init__(self, settings: Settings) -> None:
        self.layout = layout = Layout(settings)
        self.printed = printed = printed_for(settings)
        self.at: dict[str, int] = layout.offset
        self.blank = bytes(layout.size)
        self.players: i64 = settings.players
        self.first_player: i64 = layout.first_player
        self.per_player: i64 = layout.per_player
        self.sections: i64 = printed.wheel
        self.tiles: i64 = len(printed.tile_cost)
        self.action_tiles: i64 = len(all_tiles(settings.edition))
        self.kinds: dict[str, int] = {kind: i for i, kind in enumerate(kinds_of(settings))}
        # Index of a player in an observation, by seat of the observer and of the player
        seats = range(settings.players)
        self.index = [[(who - seat) % len(seats) for who in seats] for seat in seats]
        # Offsets of a tile's edges if it were on the first space, by tile and rotation
        self.tile_edges = [
            [self.at["edges"] + side * EDGE_COLORS + color for side, color in enumerate(edges)]
            for edges in printed.tile_edges
        ]
        self._course()
        self._board()
        self._dice()
        self._turn()
        self._player()

    def _course(self) -> None:
        at = self.at
        self.phase: i64 = at["phase"]
        self.decision: i64 = at["decision"]
        self.asked: i64 = at["asked"]
        self.round: i64 = at["round"]
        self.order: i64 = at["order"]
        self.first: i64 = at["first"]
        self.wheel: i64 = at["wheel"]
        self.markers: i64 = at["markers"]

    def _board(self) -> None:
        at = self.at
        self.bag: i64 = at["bag"]
        self.god_statues: i64 = at["god_statues"]
        self.people_statues: i64 = at["people_statues"]
        self.pillars: i64 = at["pillars"]
        self.temple_buildings: i64 = at["temple_buildings"]
        self.osiris: i64 = at["osiris"]
        self.horus: i64 = at["horus"]
        self.gold: i64 = at["gold"]
        self.display: i64 = at["display"]
        self.stack: i64 = at["stack"]
        self.tile: i64 = at["tile"]
        self.market: i64 = at["market"]
        self.open_sections: i64 = at["open_sections"]
        self.decks: i64 = at["decks"]
        self.discards: i64 = at["discards"]
        self.deck_decrees: i64 = at["deck_decrees"]
        self.offer: i64 = at["offer"] - self.printed.starting[0]
        self.peek: i64 = at["peek"]

    def _dice(self) -> None:
        """Compute the offsets of dice by rotation of the wheel, section and die."""
        at, printed = self.at, self.printed
        gods = len(printed.gods)
        self.die_value: i64 = at["die_value"]
        self.lies_at = [
            [at["die_section"] + die * gods + section for die in range(len(printed.color))]
            for section in range(gods)
        ]
        self.purity_at = [
            [
                [
                    at["die_purity"] + die * PURITIES + printed.purity[color][light]
                    for die, color in enumerate(printed.color)
                ]
                for light in lights
            ]
            for lights in printed.light_at
        ]

    def _turn(self) -> None:
        at = self.at
        self.turn_player: i64 = at["turn_player"]
        self.turn_die: i64 = at["turn_die"]
        self.turn_section: i64 = at["turn_section"]
        self.turn_color: i64 = at["turn_color"]
        self.turn_value: i64 = at["turn_value"]
        self.turn_purity: i64 = at["turn_purity"]
        self.turn_flags: i64 = at["turn_flags"]
        self.turn_extras: i64 = at["turn_extras"]
        self.turn_swapped: i64 = at["turn_swapped"]
        self.running: i64 = at["running"]

    def _player(self) -> None:
        at = self.at
        self.blessings: i64 = at["blessings"]
        self.technologies: i64 = at["technologies"]
        self.decrees: i64 = at["decrees"]
        self.scored_decrees: i64 = at["scored_decrees"]
        self.destiny: i64 = at["destiny"]
        self.rewards: i64 = at["rewards"]
