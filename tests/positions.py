"""Building positions and asserting the whole change a few choices make.

`Position` is a table with an orderly start: seat 0 to move in round 1, no dice at the obelisk, the
wheel at 0 (Horus and Ra Sunny, Hathor Shaded, Bastet and Thoth Dark, Osiris Shaded), decks in
order with 01 on top, Pillar tiles P01 P02 P03 on display from left to right, the first two Market
sections filled from the decks (B01 B02 T01, B03 B04 T02 T03), no Gold or Scribe in hand, Horus
slots 1-6 in the order of the gods. Pieces are moved, never invented: every position is possible.
"""

from collections.abc import Sequence

from tekhenu import Game, Settings, State
from tekhenu.components import load
from tekhenu.components.terms import Colour, Family, God
from tekhenu.rules.event import Source
from tekhenu.rules.move import GOODS, card_name
from tekhenu.rules.moves import CONQUEST, HATHOR, HONOR, MARKET, OSIRIS, PEOPLE, TEMPLE
from tekhenu.rules.place import TEMPLE_SPACE
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.rng import Rng
from tekhenu.rules.setup import blank_state
from tekhenu.rules.state import Phase, SethBoard

Changes = dict[str, int | str]

SUITS = "BTD"
GODS = tuple(god.name.lower() for god in God)
PLAIN = ("scribes", "faith", "population", "happiness", "destiny", "balance")
SETH_FIELDS = ("soldiers", "priests", "blood")
NUMBERS = ("vp", "scribes", "faith", "population", "happiness", "buildings", "pillars", "statues")


class Position:
    def __init__(self, players: int = 2, settings: Settings | None = None) -> None:
        self.settings = settings or Settings(players=players)
        self.printed: Printed = printed_for(self.settings)
        self.state: State = blank_state(self.settings, self.printed, Rng.from_seed(1))
        state = self.state
        state.phase, state.round = Phase.TURN, 1
        for deck in state.decks:
            deck.reverse()
        state.stack.reverse()
        state.display = [state.stack.pop() for _ in state.display]
        for slot, family in enumerate(self.printed.slot_family):
            if self.printed.section_of[slot] < state.open_sections:
                state.market[slot] = state.decks[family].pop()
        if state.seth is not None:
            state.seth.stack.reverse()
            state.seth.conquest = state.seth.stack.pop()
            state.seth.pile.reverse()
            state.seth.artifacts = [state.seth.pile.pop() for _ in state.seth.artifacts]
            state.seth.cultists = []
        for seat, player in enumerate(state.players):
            player.destiny = seat
            player.resources[GOODS.index("gold")] = player.scribes = 0
            player.soldiers = player.priests = 0

    # Building the position

    def player(self, seat: int = 0, **values: int) -> "Position":
        """Set numbers of a player: goods by name, tracks, vp; e.g. granite=2, happiness=9.

        `production_bread=5` sets a Production marker, `excess_bread=2` what lies on the scales.
        """
        player = self.state.players[seat]
        for name, value in values.items():
            if name in GOODS[:5]:
                player.resources[GOODS.index(name)] = value
            elif name.startswith("production_"):
                player.production[GOODS.index(name[11:])] = value
            elif name.startswith("excess_"):
                player.scales.excess[GOODS.index(name[7:])] = value
            elif name == "vp":
                player.vp_by_source[Source.START] += value - player.vp
                player.vp = value
            elif name in (*PLAIN, *SETH_FIELDS):
                setattr(player, name, value)
            else:
                raise KeyError(name)
        if "happiness" in values:
            steps = self.settings.edition.happiness_rewards
            player.happiness_rewards = sum(player.happiness >= step for step in steps)
        return self

    def give(self, seat: int, *cards: str) -> "Position":
        """Put cards into a player's hands, from wherever they are. Decrees are held secretly."""
        for card in cards:
            family, number = self._pull(card)
            player = self.state.players[seat]
            if family == Family.BLESSING:
                player.blessings = player.blessings.plus(number)
            elif family == Family.TECHNOLOGY:
                player.technologies = player.technologies.plus(number)
            else:
                player.decrees = player.decrees.plus(number)
                self.state.decree_known[number] = 1 << seat
        return self

    def _pull(self, card: str) -> tuple[Family, int]:
        """Take a card out of its deck or the Market, which is filled up again."""
        family, number = Family(SUITS.index(card[0])), int(card[1:]) - 1
        deck = self.state.decks[family]
        if number in deck:
            deck.remove(number)
            return family, number
        for slot, lying in enumerate(self.state.market):
            if lying == number and self.printed.slot_family[slot] == family:
                self.state.market[slot] = deck.pop()
                return family, number
        raise LookupError(f"{card} is neither in its deck nor in the Market")

    def market(self, section: int, *cards: str) -> "Position":
        """Lay out a section (1-4) with these cards, "" for an empty space; opens it if closed."""
        state = self.state
        slots = self.printed.section_slots[section - 1]
        for slot in slots:
            if state.market[slot] >= 0:
                state.decks[self.printed.slot_family[slot]].append(state.market[slot])
                state.market[slot] = -1
        state.open_sections = max(state.open_sections, section)
        for slot, card in zip(slots, cards, strict=True):
            if card:
                family, number = self._pull(card)
                assert family == self.printed.slot_family[slot], f"{card} does not fit space {slot}"
                state.market[slot] = number
                if family == Family.DECREE:
                    state.decree_known[number] = (1 << self.settings.players) - 1
        return self

    def deck(self, *cards: str) -> "Position":
        """Put these cards on top of their deck, the first one topmost."""
        for card in reversed(cards):
            family, number = self._pull(card)
            self.state.decks[family].append(number)
        return self

    def die(self, section: str, colour: str, value: int) -> str:
        """Lay a die at a god's section and return the move that takes it."""
        die = self._from_bag(colour, value)
        self.state.sections[God[section.upper()]].append(die)
        return f"die:{colour}{value}@{section}"

    def scales(self, seat: int, side: str, colour: str, value: int) -> str:
        """Lay a die on a player's scales: side is "pure", "tainted" or "below". Returns its key."""
        die = self._from_bag(colour, value)
        getattr(self.state.players[seat].scales, side).append(die)
        return f"die:{die}"

    def _from_bag(self, colour: str, value: int) -> int:
        wanted = Colour[colour.upper()]
        die = next(d for d in self.state.bag if self.printed.colour[d] == wanted)
        self.state.bag.remove(die)
        self.state.values[die] = value
        return die

    def build(self, seat: int, *places: str) -> "Position":
        """Set pieces by option names without any effect, Gold lying there stays.

        "osiris:row5/bread", "hathor:row1/1", "region3" (Buildings), "statue:ra",
        "statue:workshops".
        """
        state = self.state
        player = state.players[seat]
        for place in places:
            if place in OSIRIS:
                _occupy(state.osiris, named(OSIRIS, place), seat)
                player.buildings -= 1
            elif place in HATHOR:
                _occupy(state.temple_buildings, named(HATHOR, place), seat)
                player.buildings -= 1
            elif place.startswith("region"):
                first = 2 * (int(place[6:]) - 1)
                _occupy(self.seth.regions, self.seth.regions.index(-1, first), seat)
                player.buildings -= 1
            elif place in PEOPLE:
                _occupy(state.people, named(PEOPLE, place), seat)
                player.statues -= 1
            else:
                first = 3 * named(HONOR, place)
                space = state.statues.index(-1, first)
                assert space in range(*self.printed.statue_range[first // 3])
                state.statues[space] = seat
                player.statues -= 1
        return self

    def pillar(self, seat: int, tile: str, at: str) -> "Position":
        """A tile with a player's Pillar: at is "r3c2/90"; seat -1 lays the tile alone."""
        state = self.state
        number = int(tile[1:]) - 1
        if number in state.display:
            state.display[state.display.index(number)] = state.stack.pop()
        else:
            state.stack.remove(number)
        space, rotation = divmod(named(TEMPLE, f"temple:{at}"), 4)
        state.tiles[space] = number * 4 + rotation
        if seat >= 0:
            state.pillars[space] = seat
            state.players[seat].pillars -= 1
        return self

    def display(self, left: str, middle: str, right: str) -> "Position":
        """Lay these three tiles out for Ra."""
        state = self.state
        state.stack += state.display
        state.display = [int(tile[1:]) - 1 for tile in (left, middle, right)]
        for tile in state.display:
            state.stack.remove(tile)
        return self

    def horus(self, *gods: str) -> "Position":
        """The gods of Horus slots 1 to 6."""
        self.state.horus = [int(God[god.upper()]) for god in gods]
        return self

    # Time of Seth

    @property
    def seth(self) -> SethBoard:
        assert self.state.seth is not None
        return self.state.seth

    def conquest(self, tile: str, at: str = "") -> "Position":
        """Turn this tile up, or lay it on a Temple space: at is "r3c2"."""
        board, number = self.seth, int(tile[1:]) - 1
        if board.conquest != number:
            board.stack.remove(number)
            if not at:
                board.stack.append(board.conquest)
                board.conquest = number
        elif at:
            board.conquest = board.stack.pop()
        if at:
            board.temple[named(CONQUEST, f"conquest:{at}")] = number
        return self

    def cultist(self, seat: int, card: str) -> "Position":
        self.state.players[seat].cultist = int(card[1:]) - 1
        return self

    def artifact(self, card: str, *, seat: int = -1, beside: str = "") -> "Position":
        """Give a player this artifact, or lay it beside a Destiny card."""
        board, number = self.seth, int(card[1:]) - 1
        if number in board.artifacts:
            board.artifacts[board.artifacts.index(number)] = board.pile.pop()
        else:
            board.pile.remove(number)
        if beside:
            place = int(beside[1:]) - 1
            if board.artifacts[place] >= 0:
                board.pile.insert(0, board.artifacts[place])
            board.artifacts[place] = number
        else:
            self.state.players[seat].artifacts = self.state.players[seat].artifacts.plus(number)
        return self

    # Playing it

    def game(self) -> Game:
        """A turn begins with a die to take: one is laid if the position is about something else."""
        if self.state.phase == Phase.TURN and not any(self.state.sections):
            self.die("horus", "white", 1)
        return Game.at(self.state, self.settings)

    def play(self, *choices: str) -> Changes:
        """Play the choices and return everything that changed since the start."""
        game = self.game()
        return play(game, *choices)


def named(options: Sequence[str], name: str) -> int:
    """Where in a table of options the name stands."""
    return options.index(name)


def _occupy(spaces: list[int], space: int, seat: int) -> None:
    assert spaces[space] < 0
    spaces[space] = seat


def play(game: Game, *choices: str) -> Changes:
    """Play on and return everything that changed: numbers as differences, the rest as it is now."""
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
    """A die that lay at a god goes by the move that takes it, "die:gray6@ra"."""
    die, _, field = key.partition(".")
    name = before.get(f"{die}.taken")
    return f"{name or die}.{field}" if field else f"{name or die}"


def die_name(state: State, die: int) -> str:
    """The move that takes a die from where it lies."""
    section = next(s for s, lying in enumerate(state.sections) if die in lying)
    colour = load().colour_of(die).name.lower()
    return f"die:{colour}{state.values[die]}@{God(section).name.lower()}"


def offered(game: Game) -> list[str]:
    """The names of the options offered now."""
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def described(state: State, settings: Settings) -> Changes:
    """The whole state in words. Numbers compare as differences, words as they are.

    Keys: "p0.granite", "p0.production.bread", "p0.excess.bread", "p0.vp.ra" (VP by source; their
    sum is the player's VP), "p0.destiny", "p0.balance"; "die:17" (where it lies: "ra", "bag",
    "p0 pure", "p0 hand") and "die:17.value", in changes "die:gray6@ra" if it lay there; cards "T05"
    ("deck", "discard", "market:1/2", "p0", "peek"); tiles "P01" ("stack", "display 1", "r1c1/90");
    "pillar r1c1", "osiris:row5/bread",
    "hathor:row1/1", "statue:workshops", "statue:ra/1" ("p0" or ""); "gold statue:workshops";
    "phase", "active", "round", "wheel", "order", "marker 1", "open_sections".
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
    colour_of, turn = load().colour_of, state.turn
    origin = {die: place for die, place in places.items() if place in GODS}
    if turn is not None and turn.die >= 0:
        origin[turn.die] = GODS[turn.section]
    for die, value in enumerate(state.values):
        words[f"die:{die}"] = places.get(die, "hand")
        words[f"die:{die}.value"] = value
        name = f"die:{colour_of(die).name.lower()}{value}@{origin[die]}" if die in origin else ""
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
    """Besides: "p0.soldiers", "p0.priests", "p0.blood", "p0.cultist"; "region3/1"; "Q04" ("stack",
    "face up", "r1c1", "removed"); "X02" ("pile", "A01", "p0").
    """
    for seat, player in enumerate(state.players):
        for name in SETH_FIELDS:
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
