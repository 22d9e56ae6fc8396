"""Build positions and assert every change that a few choices make.

`Position` is a table with an orderly start: seat 0 moves, no dice are at the Obelisk, the wheel is
at 0 (Horus and Ra Sunny, Hathor Shaded, Bastet and Thoth Dark, Osiris Shaded), decks are in order
with 01 on top, Pillar tiles P01 P02 P03 are on display from left to right, the first two Market
sections are filled from the decks (B01 B02 T01, B03 B04 T02 T03), hands have no Gold or Scribes,
and the Horus slots 1-6 are in the order of the gods. Pieces are moved, never created, so every
position is possible.
"""

from tekhenu import Game, Settings, State
from tekhenu.components import load
from tekhenu.components.ids import FAMILY_SUITS
from tekhenu.components.terms import Family, God
from tekhenu.rules.builder import (
    COUNTS_OF_SETH,
    GODS,
    PositionBuilder,
    empty_table,
    index_of,
    number_of,
)
from tekhenu.rules.event import Source
from tekhenu.rules.move import GOODS, card_name
from tekhenu.rules.moves import HATHOR, HONOR, MARKET, OSIRIS, PEOPLE
from tekhenu.rules.place import TEMPLE_SPACE
from tekhenu.rules.printed import printed_for
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase, SethBoard

Changes = dict[str, int | str]

SUITS = FAMILY_SUITS
NUMBERS = ("vp", "scribes", "faith", "population", "happiness", "buildings", "pillars", "statues")


class Position(PositionBuilder):
    def __init__(self, players: int = 2, settings: Settings | None = None) -> None:
        settings = settings or Settings(players=players)
        super().__init__(settings, empty_table(settings, Rng.from_seed(1)))
        state = self.state
        for pile in (*state.decks, state.stack):
            pile.reverse()
        if state.seth is not None:
            state.seth.stack.reverse()
            state.seth.pile.reverse()
        self.lay_out()
        for player in state.players:
            player.resources[GOODS.index("gold")] = player.scribes = 0
            player.soldiers = player.priests = 0

    # Building the position

    def market(self, section: int, *cards: str) -> "Position":
        """Fill a section (1-4) with these cards, "" for an empty space, and open it."""
        state = self.state
        slots = self.printed.section_slots[section - 1]
        for slot in slots:
            if state.market[slot] >= 0:
                self.put_back(SUITS[self.printed.slot_family[slot]], state.market[slot])
                state.market[slot] = -1
        state.open_sections = max(state.open_sections, section)
        for slot, card in zip(slots, cards, strict=True):
            if card:
                self.offer(slot, card)
        return self

    def die(self, section: str, color: str, value: int) -> str:
        """Put a die into a god's section and return the move that takes it."""
        die = self.take_die(f"{color}{value}")
        self.state.sections[God[section.upper()]].append(die)
        return f"die:{color}{value}@{section}"

    def scales(self, seat: int, side: str, color: str, value: int) -> str:
        """Put a die on a player's scales ("pure", "tainted" or "below") and return its key."""
        die = self.take_die(f"{color}{value}")
        getattr(self.state.players[seat].scales, side).append(die)
        return f"die:{die}"

    def holds(self, seat: int, *cards: str) -> "Position":
        """Put cards of the decks face up on a solo opponent's piles."""
        pile = self.state.piles[seat - 1]
        for card in cards:
            family, number = SUITS.index(card[0]), self.take(card)
            pile[family] = pile[family].plus(number)
            if family == Family.DECREE:
                self.state.decree_known[number] = (1 << self.settings.players) - 1
        return self

    # Time of Seth

    def conquest(self, tile: str, at: str = "") -> "Position":
        """Turn this conquest tile up, or put it on a Temple space: `at` is "r3c2"."""
        board, number = self.seth, number_of(tile)
        if board.conquest != number:
            self.take(tile)
            if not at:
                board.stack.append(board.conquest)
                board.conquest = number
        elif at:
            board.conquest = board.stack.pop()
        if at:
            board.temple[index_of(at, TEMPLE_SPACE)] = number
        return self

    def cultist(self, seat: int, card: str) -> "Position":
        self.state.players[seat].cultist = number_of(card)
        return self

    def artifact(self, card: str, *, seat: int = -1, beside: str = "") -> "Position":
        """Give a player this artifact, or put it beside a Destiny card."""
        if not beside:
            return self.give(seat, card)
        number, board, place = self.pull(card), self.seth, number_of(beside)
        if board.artifacts[place] >= 0:
            board.pile.insert(0, board.artifacts[place])
        board.artifacts[place] = number
        return self

    # Playing it

    def game(self) -> Game:
        """Return the game; a turn needs a die to take, so one is added if there is none."""
        if self.state.phase == Phase.TURN and not any(self.state.sections):
            self.die("horus", "white", 1)
        return Game.at(self.state, self.settings)

    def play(self, *choices: str) -> Changes:
        """Play the choices and return everything that changed since the start."""
        game = self.game()
        return play(game, *choices)


def play(game: Game, *choices: str) -> Changes:
    """Play on and return all changes: numbers as differences, everything else as it is now."""
    before = described(game.state, game.settings)
    for choice in choices:
        game.play(choice)
    return changes(before, described(game.state, game.settings))


def changes(before: Changes, after: Changes) -> Changes:
    changed: Changes = {}
    for key, new in after.items():
        old = before[key]
        if old != new and not key.endswith(".taken"):
            by = new - old if isinstance(new, int) and isinstance(old, int) else new
            changed[_taken_as(key, before)] = by
    return changed


def _taken_as(key: str, before: Changes) -> str:
    """Return the name of a die: the move that takes it, "die:gray6@ra", if it was at a god."""
    die, _, field = key.partition(".")
    name = before.get(f"{die}.taken")
    return f"{name or die}.{field}" if field else f"{name or die}"


def die_name(state: State, die: int) -> str:
    """Return the move that takes a die from its section."""
    section = next(s for s, lying in enumerate(state.sections) if die in lying)
    color = load().color_of(die).name.lower()
    return f"die:{color}{state.values[die]}@{God(section).name.lower()}"


def offered(game: Game) -> list[str]:
    """Return the texts of the current options."""
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def described(state: State, settings: Settings) -> Changes:
    """Describe the whole state as a dictionary; numbers are compared as differences.

    Keys: "p0.granite", "p0.production.bread", "p0.excess.bread", "p0.vp.ra" (VP by source; their
    sum is the player's VP), "p0.destiny", "p0.balance"; "die:17" (its place: "ra", "bag", "p0
    pure", "p0 hand") and "die:17.value", in changes "die:gray6@ra" if it was there; cards "T05"
    ("deck", "discard", "market:1/2", "p0", "peek"); tiles "P01" ("stack", "display 1", "r1c1/90");
    "pillar r1c1", "osiris:row5/bread", "hathor:row1/1", "statue:workshops", "statue:ra/1" ("p0" or
    ""); "gold statue:workshops"; "phase", "active", "round", "wheel", "order", "marker 1",
    "open_sections".
    """
    words: Changes = {
        "phase": Phase(state.phase).name,
        "active": f"{state.active}",
        "round": state.round,
        "wheel": state.wheel,
        "order": " ".join(map(str, state.order)),
        "open_sections": state.open_sections,
    }
    for i, marker in enumerate(state.markers):
        words[f"marker {i + 1}"] = f"{marker}"
    _describe_players(state, words)
    _describe_dice(state, words)
    _describe_cards(state, settings, words)
    _describe_board(state, words)
    if state.seth is not None:
        _describe_seth(state, state.seth, words)
    return words


def _owner(seat: int) -> str:
    return f"p{seat}" if seat >= 0 else ""


def _describe_players(state: State, words: Changes) -> None:
    for seat, player in enumerate(state.players):
        me = f"p{seat}."
        for name in NUMBERS[1:]:
            words[me + name] = getattr(player, name)
        for good, count in enumerate(player.resources):
            words[me + GOODS[good]] = count
        for good, count in enumerate(player.production):
            words[f"{me}production.{GOODS[good]}"] = count
        for good, count in enumerate(player.scales.excess):
            words[f"{me}excess.{GOODS[good]}"] = count
        for source, vp in zip(Source, player.vp_by_source, strict=False):
            words[f"{me}vp.{source.name.lower()}"] = vp
        words[me + "destiny"] = card_name("A", player.destiny) if player.destiny >= 0 else ""
        words[me + "balance"] = player.balance
        words[me + "happiness_rewards"] = player.happiness_rewards
        words[me + "rewards"] = " ".join(map(str, sorted(player.rewards)))
        words[me + "scored"] = _cards("D", player.scored_decrees)


def _cards(suit: str, held: int) -> str:
    return " ".join(card_name(suit, c) for c in range(held.bit_length()) if held >> c & 1)


def _describe_dice(state: State, words: Changes) -> None:
    places = dict.fromkeys(state.bag, "bag")
    for section, dice in enumerate(state.sections):
        places.update(dict.fromkeys(dice, God(section).name.lower()))
    for seat, player in enumerate(state.players):
        for side in ("pure", "tainted", "below"):
            places.update(dict.fromkeys(getattr(player.scales, side), f"p{seat} {side}"))
    color_of, turn = load().color_of, state.turn
    origin = {die: place for die, place in places.items() if place in GODS}
    if turn is not None and turn.die >= 0:
        origin[turn.die] = GODS[turn.section]
    for die, value in enumerate(state.values):
        words[f"die:{die}"] = places.get(die, "hand")
        words[f"die:{die}.value"] = value
        name = f"die:{color_of(die).name.lower()}{value}@{origin[die]}" if die in origin else ""
        words[f"die:{die}.taken"] = name


def _describe_cards(state: State, settings: Settings, words: Changes) -> None:
    printed = printed_for(settings)
    for family in Family:
        suit = SUITS[family]
        for card in range(24):
            words[card_name(suit, card)] = "box"
        for card in state.decks[family]:
            words[card_name(suit, card)] = "deck"
        for card in state.discards[family]:
            words[card_name(suit, card)] = "discard"
        for seat, player in enumerate(state.players):
            held = (player.blessings, player.technologies, player.decrees)[family]
            for name in _cards(suit, held).split():
                words[name] = f"p{seat}"
        if state.peek_family == family:
            for card in state.peek:
                words[card_name(suit, card)] = "peek"
    for slot, card in enumerate(state.market):
        if card >= 0:
            words[card_name(SUITS[printed.slot_family[slot]], card)] = str(MARKET[slot])


def _describe_seth(state: State, board: SethBoard, words: Changes) -> None:
    """Add the keys of Time of Seth.

    These are "p0.soldiers", "p0.priests", "p0.blood", "p0.cultist"; "region3/1"; "Q04" ("stack",
    "face up", "r1c1", "removed"); "X02" ("pile", "A01", "p0").
    """
    for seat, player in enumerate(state.players):
        for name in COUNTS_OF_SETH:
            words[f"p{seat}.{name}"] = getattr(player, name)
        words[f"p{seat}.cultist"] = f"C{player.cultist + 1:02}"
        for name in _cards("X", player.artifacts).split():
            words[name] = f"p{seat}"
    for i, owner in enumerate(board.regions):
        words[f"region{i // 2 + 1}/{i % 2 + 1}"] = _owner(owner)
    for tile in board.stack:
        words[card_name("Q", tile)] = "stack"
    for tile in board.removed:
        words[card_name("Q", tile)] = "removed"
    for space, tile in enumerate(board.temple):
        if tile >= 0:
            words[card_name("Q", tile)] = str(TEMPLE_SPACE[space])
    if board.conquest >= 0:
        words[card_name("Q", board.conquest)] = "face up"
    for artifact in board.pile:
        words[card_name("X", artifact)] = "pile"
    for place, artifact in enumerate(board.artifacts):
        if artifact >= 0:
            words[card_name("X", artifact)] = card_name("A", place)


def _describe_board(state: State, words: Changes) -> None:
    for tile in state.stack:
        words[card_name("P", tile)] = "stack"
    for place, tile in enumerate(state.display):
        if tile >= 0:
            words[card_name("P", tile)] = f"display {place + 1}"
    for space, laid in enumerate(state.tiles):
        if laid >= 0:
            words[card_name("P", laid // 4)] = f"{TEMPLE_SPACE[space]}/{laid % 4 * 90}"
        words[f"pillar {TEMPLE_SPACE[space]}"] = _owner(state.pillars[space])
    for i, owner in enumerate(state.osiris):
        words[str(OSIRIS[i])] = _owner(owner)
    for i, owner in enumerate(state.temple_buildings):
        words[str(HATHOR[i])] = _owner(owner)
    for i, owner in enumerate(state.people):
        words[str(PEOPLE[i])] = _owner(owner)
        if i < len(state.gold) - 1:
            words[f"gold {PEOPLE[i]}"] = state.gold[i]
    words["gold osiris:row2"] = state.gold[4]
    for i, owner in enumerate(state.statues):
        words[f"{HONOR[i // 3]}/{i % 3 + 1}"] = _owner(owner)
    words["horus"] = " ".join(God(god).name.lower() for god in state.horus)
