"""Nothing legal is withheld and nothing else is offered.

On hundreds of small random positions the options are compared with those of `Referee`, which was
written from the rules and finds them by trying everything.
"""

from dataclasses import replace
from random import Random

import pytest

from tekhenu import Decision, Game
from tekhenu.rules.event import Performed, Played
from tekhenu.rules.moves import HATHOR, OSIRIS
from tekhenu.rules.state import Phase
from tests.positions import Position

from .referee import (
    BASTET,
    BREAD,
    COLORS,
    GODS,
    GRANITE,
    HORUS,
    PAPYRUS,
    RA,
    SCRIBES,
    SIDES,
    THOTH,
    THOTH_CARDS,
    THOTH_PAPYRUS,
    Me,
    Pieces,
    Referee,
    me,
    name_of,
    one,
    scribes_for,
    shifts,
)
from .referee import (
    HATHOR as HATHOR_GOD,
)
from .referee import (
    OSIRIS as OSIRIS_GOD,
)

TECHNOLOGIES = ("T04", "T08", "T10", "T13", "T14", "T19", "T20", "T21", "T22", "T24")
BLESSINGS = tuple(f"B{n:02}" for n in range(1, 25) if n not in (7, 8))
PLAIN_TILES = ("P07", "P08", "P09", "P16", "P19", "P22", "P24", "P26")  # nothing to decide
WAIVERS = ("B13", "B14", "B15", "B16")


# Small positions


def small_position(rng: Random, cards: bool = True) -> Position:
    at = Position(players=rng.choice((2, 3, 4)))
    at.state.wheel = rng.randrange(6)
    rich = rng.choice((0, 1, 2, 4))
    names = ("papyrus", "bread", "limestone", "granite")
    at.player(0, **{good: rng.randrange(rich + 1) for good in names})
    at.player(0, gold=rng.choice((0, 0, 1, 2)), scribes=rng.choice((0, 0, 1, 2, 3)))
    happiness = rng.choice((0, 1, 4, 5, 8))
    at.player(0, happiness=happiness, population=rng.randint(max(happiness, 1), 8))
    at.player(0, production_papyrus=rng.randint(2, 6), production_limestone=rng.randint(2, 6))
    at.display(*rng.sample(PLAIN_TILES, 3))
    gods = list(GODS)
    rng.shuffle(gods)
    at.horus(*gods)
    if cards:
        at.give(0, *[card for card in TECHNOLOGIES if rng.random() < 0.2])
        at.give(0, *rng.sample(BLESSINGS, rng.choice((0, 0, 1, 2, 3))))
    crowd(at, rng)
    thin_market(at, rng)
    return at


def crowd(at: Position, rng: Random) -> None:
    """Add pieces of both players, so that some rows and gods are full."""
    pieces = [str(option) for option in OSIRIS] + [f"statue:{god}" for god in GODS]
    pieces += [f"statue:{place}" for place in ("temple-row", "workshops", "quarries")]
    pieces += [str(HATHOR[space]) for space in at.printed.building_spaces]
    full = rng.randint(1, 6)
    wanted = [place for place in pieces if rng.random() < 0.15 or f"row{full}/" in place]
    rng.shuffle(wanted)
    for place in wanted:
        seat = rng.randrange(at.settings.players)
        player = at.state.players[seat]
        left = player.statues if place.startswith("statue") else player.buildings
        if left > rng.choice((0, 2)):
            at.build(seat, place)
    for tile in rng.sample(("P01", "P04", "P13"), 2):
        if int(tile[1:]) - 1 in at.state.stack:
            at.pillar(rng.choice((-1, 0, 1)), tile, f"r{rng.randint(1, 5)}c{tile[1:][-1]}/90")


def thin_market(at: Position, rng: Random) -> None:
    """Empty some spaces of the Market; the first section keeps at least two cards."""
    state = at.state
    for slot in (2, 3, 4, 5, 6):
        if state.market[slot] >= 0 and rng.random() < 0.3:
            state.discards[at.printed.slot_family[slot]].append(state.market[slot])
            state.market[slot] = -1


def throw_dice(at: Position, rng: Random) -> None:
    for _ in range(rng.randint(2, 4)):
        color = "gray" if rng.random() < 0.5 else rng.choice(COLORS[:4])
        at.die(rng.choice(GODS), color, rng.randint(1, 6))


# Taking a die

BEFORE = {"die", "take", "side", "pay", "action"}


def expected_before_the_action(game: Game, decision: Decision, before: Me) -> set[str]:
    state = game.state
    turn = state.turn
    assert turn is not None
    referee = Referee(state, game.settings, turn.seat)
    player = me(state, turn.seat)
    if decision.kind == "die":
        return referee.dice(player, turn.anubis)
    if decision.kind == "take":
        ways = referee.takes(player, turn) | referee.plays(player, turn)
        return ways | ({"take:no-action"} if referee.may_idle(player, turn, before) else set())
    if decision.kind == "side":
        return {f"side:{side}" for side in SIDES}
    if decision.kind == "action":
        return referee.actions(player, turn)
    assert decision.kind == "pay"
    price = scribes_due(game, referee)
    return {name_of("pay", pieces) for pieces in player.ways_to_pay(price)}


def scribes_due(game: Game, referee: Referee) -> Pieces:
    """Return the Scribes that the last choice, or the only way of taking the die, costs."""
    assert game.state.turn is not None
    turn = game.state.turn.copy()
    played = [event.card + 1 for event in game.events if isinstance(event, Played)]
    turn.anubis = 23 in played or 24 in played
    choice = str(game.choices[-1]) if game.choices else ""
    if choice in ("play:B17", "play:B18"):
        return one(SCRIBES, 1)
    if not choice.startswith(("take:", "anubis:")):
        (choice,) = referee.takes(me(game.state, turn.seat), turn)
    price = scribes_for(turn.value, int(choice[-1]))
    return one(SCRIBES, price + 2 * (choice.startswith("anubis") and not turn.anubis))


def walk_to_the_action(game: Game, rng: Random) -> int:
    """Compare and choose at random until an action begins; how many decisions were compared."""
    compared = 0
    before = me(game.state, 0)
    while (decision := game.decision) is not None and decision.player == 0:
        turn = game.state.turn
        begun = turn is None or turn.acted or game.state.running
        if begun or not decision.options or decision.kind not in BEFORE:
            break
        expected = expected_before_the_action(game, decision, before)
        assert set(map(str, decision.options)) == expected, [decision.kind, *game.choices]
        compared += 1
        if decision.kind == "action":
            break
        if decision.kind == "die":
            before = me(game.state, 0)
        game.play(rng.choice(decision.options))
    return compared


@pytest.mark.parametrize("batch", range(10))
def test_dice_ways_of_taking_them_and_actions(batch: int) -> None:
    """Die, way, side, payment in Scribes and action: compared at every step of a random walk."""
    compared = 0
    for number in range(60):
        rng = Random(f"dice {batch} {number}")
        at = small_position(rng)
        throw_dice(at, rng)
        for walk in range(4):
            compared += walk_to_the_action(at.game(), Random(f"{batch} {number} {walk}"))
    assert compared > 400


# Performing it


class Watch:
    """The expected decisions of one God Action, performed with a gray die."""

    def __init__(self, game: Game, god: int, value: int) -> None:
        self.game = game
        self.god = god
        self.value = value
        self.renewed: set[int] = set()
        self.section = -1
        self.place = ""

    def expected(self, kind: str) -> set[str]:
        referee = Referee(self.game.state, self.game.settings, 0)
        player = me(self.game.state, 0)
        if kind == "temple":
            return referee.pillar_places(self.value)
        if kind == "statue":
            return referee.statue_places(self.value)
        if kind == "osiris":
            return referee.osiris_places(self.value)
        if kind == "production":
            return {f"production:{good}" for good in ("papyrus", "bread", "limestone", "granite")}
        if kind == "hathor":
            free = bool(referee.waivers(player, self.god))
            spaces = referee.building_places()
            return {name for name, bread in spaces if free or player.pays(one(BREAD, bread))}
        if kind == "market":
            if self.section < 0:
                return referee.market(player, self.value, self.renewed)
            return set(referee.lying(self.section))
        assert kind == "pay"
        ways = {name_of("pay", pieces) for pieces in player.ways_to_pay(self.price(referee))}
        return ways | referee.waivers(player, self.god)

    def price(self, referee: Referee) -> Pieces:
        if self.god == RA:
            return referee.tile_price(self.value)
        if self.god == HORUS:
            return referee.statue_price()
        if self.god == HATHOR_GOD:
            spaces = dict(referee.building_places())
            place = self.place or only(self.expected("hathor"))
            return one(BREAD, spaces[place])
        if self.god == BASTET:
            return one(PAPYRUS, 2)
        last = str(self.game.choices[-1])
        return one(PAPYRUS, 1 if last.startswith("renew") else THOTH_PAPYRUS[self.value])

    def saw(self, choice: str) -> None:
        if choice.startswith("renew:"):
            self.renewed.add(int(choice[6:]) - 1)
        elif choice.startswith("market:"):
            self.section = int(choice[7]) - 1
        elif choice.startswith("hathor:"):
            self.place = choice


def only(names: set[str]) -> str:
    (name,) = names
    return name


def performing(rng: Random, god: int) -> tuple[Position, int]:
    """Give seat 0 a gray die at the god and none of the cards that turn dice."""
    at = small_position(rng, cards=False)
    at.give(0, *[card for card in ("T10", "T22", "T04", "T20", "T21") if rng.random() < 0.35])
    at.give(0, *[card for card in WAIVERS if rng.random() < 0.2])
    value = rng.randint(1, 6)
    at.die(GODS[god], "gray", value)
    return at, value


KINDS = {"pay", "temple", "statue", "osiris", "production", "hathor", "market"}


@pytest.mark.parametrize("god", range(6), ids=GODS)
def test_payments_and_places(god: int) -> None:
    """Compare every decision of the action with a single gray die at the god."""
    compared: dict[str, int] = {}
    performed = 0
    for number in range(150):
        rng = Random(f"perform {god} {number}")
        at, value = performing(rng, god)
        possible = Referee(at.state, at.settings, 0).possible(me(at.state, 0), god, value)
        if not possible:
            require_not_performed(at, god, value)
            continue
        game = at.game()
        for choice in (f"take:{value}", f"god:{GODS[god]}"):
            if game.decision is not None and game.decision.kind in ("take", "action"):
                game.play(choice)
        assert deeds(game) == [(god, value)], number
        performed += 1
        follow(game, Watch(game, god, value), rng, compared)
    assert 20 < performed < 150
    assert all(compared[kind] > 10 for kind in ASKED[god])


ASKED = {
    HORUS: ("statue", "pay"),
    RA: ("temple", "pay"),
    HATHOR_GOD: ("hathor", "pay"),
    BASTET: ("pay",),
    THOTH: ("market", "pay"),
    OSIRIS_GOD: ("osiris",),
}


def deeds(game: Game) -> list[tuple[int, int]]:
    done = [event for event in game.events if isinstance(event, Performed) and event.seat == 0]
    return [(event.god, event.value) for event in done]


def require_not_performed(at: Position, god: int, value: int) -> None:
    """Check that the turn passes without an action if Gold and Scribes do not suffice (R24)."""
    at.player(0, scribes=0, gold=0)
    assert (god, value) not in deeds(at.game())


def anytime_plays(game: Game) -> set[str]:
    """Return B07 and B08 if Thoth has just given one (R23)."""
    cards = me(game.state, 0).distinct(7, 8)
    return {f"play:B0{card}/{track}" for card in cards for track in ("population", "happiness")}


def follow(game: Game, watch: Watch, rng: Random, compared: dict[str, int]) -> None:
    while (decision := game.decision) is not None and decision.player == 0:
        if decision.kind not in KINDS or not decision.options:
            return
        expected = watch.expected(decision.kind) | anytime_plays(game)
        assert set(map(str, decision.options)) == expected
        assert len(decision.options) == len(expected)
        compared[decision.kind] = compared.get(decision.kind, 0) + 1
        choice = rng.choice(decision.options)
        game.play(choice)
        watch.saw(str(choice))


def test_thoth_takes_as_many_cards_as_the_die_demands() -> None:
    """The cards after the first come from its section and from no other (R16)."""
    for number in range(60):
        rng = Random(f"thoth {number}")
        at, value = performing(rng, THOTH)
        if not Referee(at.state, at.settings, 0).possible(me(at.state, 0), THOTH, value):
            continue
        game = at.game()
        taken: list[str] = []
        while (decision := game.decision) is not None and decision.player == 0:
            if not decision.options:
                break
            choice = next((o for o in decision.options if o.verb == "market"), None)
            choice = choice or decision.options[0]
            taken += [str(choice)] if choice.verb == "market" else []
            game.play(choice)
        hand = me(game.state, 0)
        before = me(at.state, 0)
        cards = len(hand.blessings) + len(hand.technologies)
        assert cards == len(before.blessings) + len(before.technologies) + THOTH_CARDS[value]
        assert len({name[:8] for name in taken}) <= 1


# Values and free choices of an action


@pytest.mark.parametrize("god", range(6), ids=GODS)
def test_values_with_t14(god: int) -> None:
    """The die may be turned by up to 2 at the start of the action, to any value that works."""
    asked = 0
    for number in range(80):
        rng = Random(f"turned {god} {number}")
        at, value = performing(rng, god)
        at.give(0, "T14").player(0, scribes=0)
        referee, player = Referee(at.state, at.settings, 0), me(at.state, 0)
        player = gaining(player, god)
        expected = {f"value:{v}" for v in shifts(value) if referee.possible_just_so(player, god, v)}
        if not expected:
            continue
        game = at.game()
        for choice in (f"take:{value}", f"god:{GODS[god]}"):
            if game.decision is not None and game.decision.kind in ("take", "action"):
                game.play(choice)
        if len(expected) > 1:
            assert game.decision is not None
            assert game.decision.kind == "value"
            assert set(map(str, game.decision.options)) == expected
            asked += 1
        else:
            assert deeds(game) == [(god, int(only(expected)[-1]))]
    assert asked > 20


def gaining(player: Me, god: int) -> Me:
    """Add the Resources of T04, T20 and T21, which come before the cost (R27)."""
    for card, helped, good in ((4, HORUS, GRANITE), (20, THOTH, PAPYRUS), (21, HATHOR_GOD, BREAD)):
        if card in player.technologies and god == helped:
            player = player.with_more(good, 1)
    return player


def free_choice(referee: Referee, player: Me) -> set[str]:
    gods = [god for god in range(6) if any(referee.possible(player, god, v) for v in range(1, 7))]
    produce = {f"produce:{good}" for good in ("papyrus", "bread", "limestone", "granite")}
    return produce | {f"god:{GODS[god]}" for god in gods}


def test_any_action_at_happiness_21() -> None:
    """Any action with any value, costs as usual (R31); here B07 brings the marker to 21."""
    for number in range(60):
        rng = Random(f"21 {number}")
        at = small_position(rng)
        at.player(0, happiness=20, population=21).give(0, "B07")
        throw_dice(at, rng)
        game = at.game()
        game.play("play:B07/happiness")
        assert game.decision is not None
        assert game.decision.kind == "any action"
        referee = Referee(game.state, game.settings, 0)
        assert set(map(str, game.decision.options)) == free_choice(referee, me(game.state, 0))


def test_any_action_of_d23() -> None:
    """No Resource is paid, but Osiris still costs Happiness (R40, R105)."""
    for number in range(60):
        at = small_position(Random(f"D23 {number}")).give(0, "D23")
        at.state.phase, at.state.markers = Phase.DECLARATION, [-1, 1]
        game = at.game()
        game.play("declare:D23")
        assert game.decision is not None
        assert game.decision.kind == "any action"
        player = replace(me(game.state, 0), goods=(9, 9, 9, 9, 9, 9))
        referee = Referee(game.state, game.settings, 0)
        assert set(map(str, game.decision.options)) == free_choice(referee, player)
