"""Positions as JSON data, and the check that a position is possible.

The check is also the invariant that holds after every choice of every game: dice, cards, tiles and
pieces are conserved, markers stay on their tracks, points add up.
"""

from dataclasses import fields
from typing import Any, Final

from ..components.terms import SIDE, WHEEL, Family
from .automa.tiles import all_tiles
from .bits import cards_in
from .botankhamun.pyramid import LAST_PLACES
from .cards import FAMILIES, Artifacts, Blessings, CardSet, Decrees, Technologies
from .place import DISTRICTS
from .printed import STATUES, Printed, printed_for
from .rng import Rng, is_state
from .seth import SPACES
from .settings import Settings
from .setup import blank_state
from .state import Automa, Bot, Phase, Player, Scales, SethBoard, State
from .variants import Automas, Botankhamun, TimeOfSeth
from .wheel import rounds

LARGEST: Final = 1 << 64  # except for the state of a secure generator
MOST_GOODS: Final = 999  # of a kind, and VP: far more than any game reaches
FORMER_PHASES: Final = {"judgement": Phase.JUDGMENT}  # in positions written before version 1.0
MOST_REWARDS: Final = 3  # two Starting cards and a Destiny card


class PositionError(ValueError):
    """An impossible position; the message names the problem."""


# JSON


def position_to_json(state: State) -> dict[str, Any]:
    """Return the position as data for `json.dumps`; `position_from_json` reads it back.

    Raise PositionError within a turn, because a position does not contain the choices made since
    the turn began.

    >>> from tekhenu import Game, position_from_json, position_to_json
    >>> game = Game.new(seed=7)
    >>> data = position_to_json(game.state)
    >>> data["phase"], data["players"][0]["vp"]
    ('decrees', 10)
    >>> position_from_json(data, game.settings) == game.state
    True
    """
    if state.turn is not None:
        raise PositionError("a position within a turn cannot be saved (state.turn is not None)")
    state = state.copy()  # shares nothing with the data
    data = {field.name: getattr(state, field.name) for field in fields(State)}
    seth = data.pop("seth")
    if seth is not None:
        data["seth"] = _plain(seth)
    data["players"] = [_player_to_json(player, seth is not None) for player in state.players]
    data["phase"] = Phase(state.phase).name.lower()
    data["rng"] = state.rng.state
    if state.bot is not None:
        data["bot"] = _plain(state.bot)
    if not data["automas"]:
        del data["automas"]
    else:
        data["automas"] = [_plain(automa) for automa in state.automas]
    return data


def _plain(part: Scales | Bot | SethBoard | Automa) -> dict[str, Any]:
    return {field.name: _number(getattr(part, field.name)) for field in fields(part)}


def _number(value: Any) -> Any:
    """Return the JSON form of a value. A set of cards becomes an int."""
    if isinstance(value, list):
        return [_number(item) for item in value]
    return int(value) if isinstance(value, CardSet) else value


SETH_FIELDS: Final = ("soldiers", "priests", "blood", "cultist", "artifacts")
PASSING: Final = ("owed_action",)  # set only within a step, so it is not part of a saved position


def _player_to_json(player: Player, seth: bool) -> dict[str, Any]:
    names = [field.name for field in fields(Player) if field.name not in PASSING]
    data = {
        name: _number(getattr(player, name)) for name in names if seth or name not in SETH_FIELDS
    }
    data["scales"] = _plain(player.scales)
    return data


def position_from_json(data: Any, settings: Settings) -> State:
    """Return the position that `position_to_json` has written, for `Game.at`.

    `settings` are those of the game. Raise PositionError with the first problem, such as a missing
    card.
    """
    state = read_position(data, settings)
    check_position(state, settings)
    return as_sets(state)


def read_position(data: Any, settings: Settings) -> State:
    """Return a position for `Game.at`, which checks it; only the form of `data` is checked here."""
    model = position_to_json(blank_state(settings, printed_for(settings), Rng(0)))
    _same_shape(data, model, "position")
    values = dict(data)
    names = {phase.name.lower(): phase for phase in Phase} | FORMER_PHASES
    if data["phase"] not in names:
        raise PositionError(f"position.phase: {data['phase']!r} is not a phase of the game")
    values["phase"] = names[data["phase"]]
    values["rng"] = Rng(data["rng"])
    values["bot"] = None if data["bot"] is None else Bot(**data["bot"])
    values["seth"] = SethBoard(**data["seth"]) if "seth" in data else None
    values["automas"] = [Automa(**automa) for automa in data.get("automas", [])]
    values["players"] = [
        Player(**{**player, "scales": Scales(**player["scales"])}) for player in data["players"]
    ]
    return State(**values).copy()


def as_sets(state: State) -> State:
    """Convert ints that stand for sets of cards to `CardSet`s, in place; return the state."""
    for player in state.players:
        player.blessings = Blessings(player.blessings)
        player.technologies = Technologies(player.technologies)
        player.decrees = Decrees(player.decrees)
        player.scored_decrees = Decrees(player.scored_decrees)
        player.artifacts = Artifacts(player.artifacts)
    for pile in state.piles:
        pile[:] = [family(cards) for family, cards in zip(FAMILIES, pile, strict=True)]
    return state


def _same_shape(data: Any, model: Any, path: str) -> None:
    """Check keys and types against a model. Lists contain only values like the model's first."""
    if isinstance(model, dict):
        if not isinstance(data, dict):
            raise PositionError(f"{path}: expected a table")
        if missing := sorted(set(model) - set(data)):
            raise PositionError(f"{path}.{missing[0]} is missing")
        if unknown := sorted(set(data) - set(model)):
            raise PositionError(f"{path}.{unknown[0]} is unknown")
        for key, value in model.items():
            _same_shape(data[key], value, f"{path}.{key}")
    elif isinstance(model, list):
        if not isinstance(data, list):
            raise PositionError(f"{path}: expected a list")
        element = model[0] if model else 0
        for i, item in enumerate(data):
            _same_shape(item, element, f"{path}[{i}]")
    elif type(data) is not type(model):
        expected = "nothing" if model is None else type(model).__name__
        raise PositionError(f"{path}: expected {expected}, found {data!r}")
    elif isinstance(data, int) and abs(data) >= LARGEST and path != "position.rng":
        raise PositionError(f"{path}: this number is too large")


# The invariant


def check_position(state: State, settings: Settings) -> None:
    """Raise PositionError unless the position is possible."""
    printed = printed_for(settings)
    _check_lengths(state, settings, printed)
    _check_course(state, printed)
    _check_dice(state, printed)
    _check_bot(state, settings)
    _check_automas(state, settings)
    _check_cards(state, printed)
    _check_tiles(state, printed)
    _check_pieces(state, settings)
    _check_seth(state, settings)
    for seat, player in enumerate(state.players):
        _check_player(seat, player, printed)
    moves = state.phase == Phase.TURN and state.turn is None
    _require(not moves or any(state.sections), "sections: no die is left to take")


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise PositionError(problem)


FIXED_LENGTHS: Final = (
    *("players", "order", "markers", "sections", "values", "horus", "statues", "people", "gold"),
    *("display", "tiles", "pillars", "temple_buildings", "osiris", "market", "decks", "discards"),
    "decree_known",
)


def _check_lengths(state: State, settings: Settings, printed: Printed) -> None:
    model = blank_state(settings, printed, Rng(0))
    for name in FIXED_LENGTHS:
        expected, found = len(getattr(model, name)), len(getattr(state, name))
        _require(expected == found, f"{name}: expected {expected} entries, found {found}")
    for seat, player in enumerate(state.players):
        for name in ("resources", "production", "vp_by_source"):
            expected, found = len(getattr(model.players[0], name)), len(getattr(player, name))
            _require(expected == found, f"players[{seat}].{name}: expected {expected} entries")
        _require(
            len(player.scales.excess) == 4, f"players[{seat}].scales.excess: expected 4 entries"
        )


def _check_course(state: State, printed: Printed) -> None:
    players = len(state.players)
    sections = printed.wheel
    _require(state.phase in set(Phase), f"phase {state.phase!r} is unknown")
    _require(printed.seth or state.phase != Phase.CULTISTS, "phase: no Cultists in this game")
    _require(
        sorted(state.order) == list(range(players)), f"order {state.order} is not a turn order"
    )
    steps = 2 * players if state.phase == Phase.DRAFT else players
    _require(0 <= state.active < steps, f"active {state.active} is not the place of a player")
    _require(0 <= state.wheel < sections, f"wheel {state.wheel} is not a section")
    _require(
        all(-1 <= marker < sections for marker in state.markers),
        f"markers {state.markers} are out of range",
    )
    _require(sorted(state.horus) == list(range(printed.wheel)), "horus: expected every god once")
    _require(0 <= state.round <= rounds(printed.edition), f"round {state.round} is out of range")
    _require(2 <= state.open_sections <= len(printed.section_slots), "open_sections out of range")
    _require(is_state(state.rng.state), "rng: not a state of the generator")
    _require(0 <= state.first_seat < players, "first_seat: no such seat")
    _require(len(state.offer) <= len(printed.starting), "offer: more cards than there are")


def _check_dice(state: State, printed: Printed) -> None:
    lying = [die for section in state.sections for die in section]
    taken = [d for p in state.players for d in p.scales.pure + p.scales.tainted + p.scales.below]
    in_hand = []
    turn = state.turn
    if turn is not None and turn.die >= 0 and turn.die not in lying:
        in_hand = [turn.die]
    dice = sorted(lying + taken + in_hand + state.bag)
    _require(dice == list(printed.bag), _difference("die", dice, list(printed.bag)))
    for section, there in enumerate(state.sections):
        for die in there:
            area = printed.area[printed.color[die]]
            fits = area == section or (area < 0 and section < printed.wheel)
            _require(fits, f"die {die} does not belong in section {section}")
    for die in lying + taken:
        _require(1 <= state.values[die] <= 6, f"die {die} shows {state.values[die]}")


def _difference(what: str, found: list[int], expected: list[int]) -> str:
    for item in expected:
        if found.count(item) != 1:
            return f"{what} {item} is there {found.count(item)} times instead of once"
    extra = next((item for item in found if item not in expected), None)
    return f"{what} {extra} does not belong to this game"


def _check_cards(state: State, printed: Printed) -> None:
    for seat, player in enumerate(state.players):
        hands = player.blessings, player.technologies, player.decrees
        least = min(*hands, player.scored_decrees, player.artifacts)
        _require(least >= 0, f"player {seat}: a set of cards cannot be negative")
    for pile in state.piles:
        _require(min(pile) >= 0, "a set of cards cannot be negative")
    _require(0 <= state.peek_family < len(Family), "peek_family: no such family")
    for family in Family:
        suit = "BTD"[family]
        whole = list(printed.deck[family])
        cards = state.decks[family] + state.discards[family]
        cards += [
            card
            for slot, card in enumerate(state.market)
            if card >= 0 and printed.slot_family[slot] == family
        ]
        if state.peek_family == family:
            cards += state.peek
        for player in state.players:
            cards += cards_in(player.hand(family))
        for pile in state.piles:
            cards += cards_in(pile[family])
        cards.sort()
        _require(cards == whole, suit + " cards: " + _difference("card", cards, whole))
    closed = [
        c for slot, c in enumerate(state.market) if printed.section_of[slot] >= state.open_sections
    ]
    _require(all(card < 0 for card in closed), "market: a card is in a closed section")
    destinies = [p.destiny for p in state.players if p.destiny >= 0]
    _require(len(set(destinies)) == len(destinies), "destiny: two players have the same card")
    _require(all(-1 <= p.destiny < 4 for p in state.players), "destiny: no such card")
    for player in state.players:
        _require(
            not player.scored_decrees & ~player.decrees, "scored_decrees: not among those held"
        )


def _check_tiles(state: State, printed: Printed) -> None:
    laid = [tile // 4 for tile in state.tiles if tile >= 0]
    tiles = sorted(laid + state.stack + [tile for tile in state.display if tile >= 0])
    whole = list(range(len(printed.tile_cost)))
    _require(tiles == whole, _difference("Pillar tile", tiles, whole))
    for space, owner in enumerate(state.pillars):
        _require(owner < 0 or state.tiles[space] >= 0, f"pillars[{space}]: a Pillar without a tile")


def _check_pieces(state: State, settings: Settings) -> None:
    start = settings.edition.start
    printed = printed_for(settings)
    owners = range(-1, settings.players)
    for name in ("statues", "people", "pillars", "temple_buildings", "osiris"):
        _require(all(owner in owners for owner in getattr(state, name)), f"{name}: no such player")
    for space, owner in enumerate(state.temple_buildings):
        usable = owner < 0 or space in printed.building_spaces
        _require(
            usable, f"temple_buildings[{space}] does not exist with {settings.players} players"
        )
    for space, owner in enumerate(state.statues):
        usable = owner < 0 or space < printed.statue_range[space // STATUES][1]
        _require(usable, f"statues[{space}] does not exist with {settings.players} players")
    for seat, player in enumerate(state.players):
        built = state.osiris.count(seat) + state.temple_buildings.count(seat)
        built += 0 if state.seth is None else state.seth.regions.count(seat)
        _conserved(seat, "Buildings", player.buildings, built, start.buildings)
        statues = state.statues.count(seat) + state.people.count(seat)
        _conserved(seat, "Statues", player.statues, statues, start.statues)
    _check_pillars(state, start.pillars)


def _check_pillars(state: State, total: int) -> None:
    """Check that no Pillar is lost.

    While the ability of a tile is resolved, its Pillar has left the supply and is not on the
    tile yet (R98).
    """
    bare = sum(tile >= 0 > owner for tile, owner in zip(state.tiles, state.pillars, strict=True))
    set_aside = min(bare, state.running)
    for seat, player in enumerate(state.players):
        built = state.pillars.count(seat)
        missing = total - player.pillars - built
        if 0 < missing <= set_aside:
            set_aside -= missing
            built += missing
        _conserved(seat, "Pillars", player.pillars, built, total)


def _conserved(seat: int, pieces: str, left: int, built: int, total: int) -> None:
    _require(
        left >= 0 and left + built == total,
        f"player {seat}: {left} {pieces} left and {built} built make {left + built}, not {total}",
    )


def _check_bot(state: State, settings: Settings) -> None:
    bot = state.bot
    alone = isinstance(settings.solo, Botankhamun)
    _require((bot is not None) == alone, "bot: expected exactly in games against Botankhamun")
    if bot is None:
        return
    _require(len(bot.cards) == len(Family), "bot.cards: one set per family")
    tiles = len(WHEEL) + len(settings.edition.botankhamun.tiles)
    _require(sorted(bot.pyramid) == list(range(tiles)), "bot.pyramid: every Action tile once")
    _require(-1 <= bot.progress < tiles, "bot.progress: not a place of the pyramid")
    to_come = max(state.order) in state.order[state.active :]
    moves = state.phase == Phase.TURN and state.order[state.active] >= settings.humans
    _require(
        not moves or bot.progress not in LAST_PLACES,
        "bot.progress: its four steps of this period are done",
    )
    maats = len(settings.edition.botankhamun.balance)
    _require(0 <= bot.maats <= maats, "bot.maats out of range")
    _require(
        not (state.phase == Phase.FAITH and to_come and bot.maats == maats),
        "bot.maats: it has been weighed each time",
    )


def _check_automas(state: State, settings: Settings) -> None:
    expected = settings.solo.count if isinstance(settings.solo, Automas) else 0
    found = len(state.automas)
    _require(found == expected, f"automas: expected {expected}, found {found}")
    edition = settings.edition
    for number, automa in enumerate(state.automas):
        name, seat = f"automas[{number}]", 1 + number
        for marker, places in MARKERS.items():
            place = getattr(automa, marker)
            _require(0 <= place < places, f"{name}.{marker}: there is no place {place}")
        _require(len(automa.cards) == len(Family), f"{name}.cards: one set per family")
        _require(min(automa.cards) >= 0, f"{name}.cards: a set of cards cannot be negative")
        dealt = edition.automa.setup.action_tiles
        tiles = len(automa.tiles) + len(automa.shown)
        _require(tiles == dealt, f"{name}: {tiles} Action tiles, not {dealt}")
        turns = dealt - state.players[seat].scales.dice
        enough = state.phase != Phase.TURN or len(automa.tiles) >= turns
        _require(enough, f"{name}.tiles: too few for its turns before the next Maat")
        _check_no_board(seat, state.players[seat])
    tiles_dealt = [tile for automa in state.automas for tile in automa.tiles + automa.shown]
    _require(set(tiles_dealt) <= set(all_tiles(edition)), "automas: no such Action tile")
    _require(len(set(tiles_dealt)) == len(tiles_dealt), "automas: an Action tile occurs twice")
    to_move = state.phase == Phase.TURN and state.order[state.active] >= settings.humans
    _require(not (expected and to_move) or any(state.sections), "sections: no die is left")


MARKERS: Final = {
    "district": DISTRICTS,
    "border": len(WHEEL),
    "line": 2 * SIDE,
    "space": SIDE * SIDE,
}


def _check_no_board(seat: int, player: Player) -> None:
    """Check that an Automa has no goods and no cards but one Decree."""
    goods = [*player.resources, player.scribes, player.faith, *player.scales.excess]
    goods += [player.soldiers, player.priests, player.blood]
    cards = player.blessings | player.technologies | player.artifacts | player.scored_decrees
    holds = any(goods) or cards or player.cultist >= 0 or player.rewards
    holds = holds or player.scales.pure or player.scales.tainted
    _require(not holds, f"player {seat}: an Automa has neither goods nor cards in hand")
    _require(player.decrees.bit_count() <= 1, f"player {seat}: an Automa holds one Decree")


def _check_seth(state: State, settings: Settings) -> None:
    board = state.seth
    seth_plays = isinstance(settings.expansion, TimeOfSeth)
    _require((board is not None) == seth_plays, "seth: expected exactly in games with Time of Seth")
    if board is None:
        return
    model = blank_state(settings, printed_for(settings), Rng(0)).seth
    assert model is not None
    for name in ("regions", "temple", "artifacts"):
        expected, found = len(getattr(model, name)), len(getattr(board, name))
        _require(expected == found, f"seth.{name}: expected {expected} entries, found {found}")
    seth = settings.edition.seth
    usable = seth.region_spaces[settings.players]
    for space, owner in enumerate(board.regions):
        _require(owner in range(-1, settings.players), "seth.regions: no such player")
        there = owner < 0 or space % SPACES < usable
        _require(there, f"seth.regions[{space}] does not exist with {settings.players} players")
    _check_conquest(state, board, model.stack)
    bought = [card for p in state.players for card in cards_in(p.artifacts)]
    artifacts = sorted(board.pile + [a for a in board.artifacts if a >= 0] + bought)
    _require(artifacts == model.pile, _difference("artifact", artifacts, model.pile))
    _require(0 <= board.buried <= len(board.pile), "seth.buried: more than the pile holds")
    cultists = board.cultists + [p.cultist for p in state.players if p.cultist >= 0]
    _require(len(set(cultists)) == len(cultists), "cultists: a card occurs twice")
    _require(set(cultists) <= set(model.cultists), "cultists: no such card")
    for seat, player in enumerate(state.players):
        on_track = max(player.soldiers, player.priests) <= seth.track_limit
        counted = min(player.soldiers, player.priests, player.blood, player.cultist + 1) >= 0
        _require(on_track and counted, f"player {seat}: soldiers, priests or blood out of range")


def _check_conquest(state: State, board: SethBoard, whole: list[int]) -> None:
    laid = [tile for tile in board.temple if tile >= 0]
    lying = [board.conquest] if board.conquest >= 0 else []
    tiles = sorted(laid + lying + board.stack + board.removed)
    _require(tiles == whole, _difference("conquest tile", tiles, whole))
    lowest = min(*board.temple, *board.artifacts, board.conquest)
    _require(lowest >= -1, "seth: expected a tile, or -1 for none")
    for space, tile in enumerate(board.temple):
        alone = tile < 0 or state.tiles[space] < 0
        _require(alone, f"seth.temple[{space}]: a conquest tile under a Pillar tile")


def _check_player(seat: int, player: Player, printed: Printed) -> None:
    who = f"player {seat}"
    _require(
        0 <= player.happiness <= player.population <= printed.top,
        f"{who}: Happiness {player.happiness} and Population {player.population} do not fit",
    )
    _require(0 <= player.vp <= MOST_GOODS, f"{who}: VP out of range")
    _require(
        sum(player.vp_by_source) == player.vp,
        f"{who}: VP by source add up to {sum(player.vp_by_source)}, not {player.vp}",
    )
    goods = [*player.resources, player.scribes, player.faith, *player.scales.excess]
    _require(min(goods) >= 0, f"{who}: a negative number of goods")
    _require(max(goods) <= MOST_GOODS, f"{who}: more goods than there can be")
    _require(len(player.rewards) <= MOST_REWARDS, f"{who}: too many rewards")
    _require(
        all(0 <= p <= printed.production_limit for p in player.production),
        f"{who}: a Production marker off its track",
    )
    _require(0 <= player.happiness_rewards <= 3, f"{who}: happiness_rewards out of range")
    _require(player.scales.dice <= 4, f"{who}: more than 4 dice")
