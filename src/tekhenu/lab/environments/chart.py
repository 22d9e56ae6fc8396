"""Where things lie in an observation: numbers that the encoder needs all the time."""

from tekhenu import Settings
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.printed import printed_for

from .layout import EDGE_COLOURS, Layout, kinds_of


class Chart:
    """For all games with the same settings; where a part begins is called like the part."""

    def __init__(self, settings: Settings) -> None:
        self.layout = layout = Layout(settings)
        self.printed = printed = printed_for(settings)
        self.at: dict[str, int] = layout.offset
        self.blank = bytes(layout.size)
        self.players: int = settings.players
        self.first_player: int = layout.first_player
        self.per_player: int = layout.per_player
        self.sections: int = printed.wheel
        self.tiles: int = len(printed.tile_cost)
        self.action_tiles: int = len(all_tiles(settings.edition))
        self.kinds: dict[str, int] = {kind: i for i, kind in enumerate(kinds_of(settings))}
        # By seat of the observer and of another: which one that is, counted from the observer
        seats = range(settings.players)
        self.index = [[(who - seat) % len(seats) for who in seats] for seat in seats]
        # By tile and rotation: the places of its edges, were it on the first space
        self.tile_edges = [
            [self.at["edges"] + side * EDGE_COLOURS + colour for side, colour in enumerate(edges)]
            for edges in printed.tile_edges
        ]
        self._course()
        self._board()
        self._turn()
        self._player()

    def _course(self) -> None:
        at = self.at
        self.phase = at["phase"]
        self.decision = at["decision"]
        self.asked = at["asked"]
        self.round = at["round"]
        self.order = at["order"]
        self.first = at["first"]
        self.wheel = at["wheel"]
        self.markers = at["markers"]

    def _board(self) -> None:
        at = self.at
        self.die_section = at["die_section"]
        self.die_value = at["die_value"]
        self.die_purity = at["die_purity"]
        self.bag = at["bag"]
        self.god_statues = at["god_statues"]
        self.people_statues = at["people_statues"]
        self.pillars = at["pillars"]
        self.temple_buildings = at["temple_buildings"]
        self.osiris = at["osiris"]
        self.horus = at["horus"]
        self.gold = at["gold"]
        self.display = at["display"]
        self.stack = at["stack"]
        self.tile = at["tile"]
        self.market = at["market"]
        self.open_sections = at["open_sections"]
        self.decks = at["decks"]
        self.discards = at["discards"]
        self.deck_decrees = at["deck_decrees"]
        self.offer = at["offer"] - self.printed.starting[0]
        self.peek = at["peek"]

    def _turn(self) -> None:
        at = self.at
        self.turn_player = at["turn_player"]
        self.turn_die = at["turn_die"]
        self.turn_section = at["turn_section"]
        self.turn_colour = at["turn_colour"]
        self.turn_value = at["turn_value"]
        self.turn_purity = at["turn_purity"]
        self.turn_flags = at["turn_flags"]
        self.turn_extras = at["turn_extras"]
        self.turn_swapped = at["turn_swapped"]
        self.running = at["running"]

    def _player(self) -> None:
        at = self.at
        self.blessings = at["blessings"]
        self.technologies = at["technologies"]
        self.decrees = at["decrees"]
        self.scored_decrees = at["scored_decrees"]
        self.destiny = at["destiny"]
        self.rewards = at["rewards"]
