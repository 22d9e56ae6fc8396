"""Who may know what (R42, R102): views and imagined games."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from random import Random
from types import FunctionType, MethodType, ModuleType

import pytest

from tekhenu import Game, Settings, State, View
from tekhenu.components.terms import Family
from tekhenu.lab.invariants import asked, check_knowledge, difference, require_same_view
from tekhenu.rules.cards import Decrees
from tekhenu.rules.event import Received
from tekhenu.rules.move import card_name
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import HIDDEN, Phase, Player, SethBoard
from tests.positions import Position, offered

from .games import PLAYERS, STARTS, moments, start

DECREE = Family.DECREE
Seat = int | None


def seats(game: Game) -> list[Seat]:
    return [None, *range(game.settings.players)]


def cards(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def names(bits: int) -> list[str]:
    return [card_name("D", card) for card in cards(bits)]


def seen(view: View) -> tuple[object, ...]:
    return asked(view.decision), view.hidden_decrees, view.events, view.over


def require_unchanged(before: View, after: View) -> None:
    assert difference(before.state, after.state) == ""
    assert seen(before) == seen(after)


# What is hidden


def change_the_hidden(state: State, seat: Seat, rng: Random) -> None:
    """Other decks, stacks, generator; secret Decrees of the others change with unknown ones."""
    owner = state.order[state.active] if state.peek else None
    if state.peek and state.peek_family != DECREE and owner != seat:
        deck = state.decks[state.peek_family]
        state.peek[0], deck[0] = deck[0], state.peek[0]
    for family in (Family.BLESSING, Family.TECHNOLOGY):
        rng.shuffle(state.decks[family])
    rng.shuffle(state.stack)
    rng.shuffle(state.bag)
    if state.seth is not None:
        rng.shuffle(state.seth.stack)
        unseen = state.seth.pile[state.seth.buried :]
        rng.shuffle(unseen)
        state.seth.pile[state.seth.buried :] = unseen
    state.rng = Rng.seeded(rng.randrange(1 << 64))
    swap_decrees(state, seat, rng)


def swap_decrees(state: State, seat: Seat, rng: Random) -> None:
    everybody = (1 << len(state.players)) - 1
    hidden = [
        card
        for card, known in enumerate(state.decree_known)
        if (known != everybody if seat is None else not known >> seat & 1)
    ]
    deck = state.decks[DECREE]
    looked_at = state.peek if state.peek_family == DECREE else []
    movable = [card for card in hidden if card in deck + looked_at]
    movable += [c for p in state.players for c in cards(p.decrees) if c in hidden]
    mixed = movable[:]
    rng.shuffle(mixed)
    new = dict(zip(movable, mixed, strict=True))
    state.decks[DECREE] = [new.get(card, card) for card in deck]
    if looked_at:
        state.peek = [new.get(card, card) for card in looked_at]
    for player in state.players:
        player.decrees = Decrees.of(new.get(card, card) for card in cards(player.decrees))
    known = {new[card]: state.decree_known[card] for card in movable}
    for card, who in known.items():
        state.decree_known[card] = who


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_does_not_change_with_what_is_hidden(players: int, kind: str) -> None:
    for number in range(2):
        for game, rng in moments(start(kind, players, 200 + number)):
            if rng.random() < 0.6:
                continue
            for seat in seats(game):
                other = game.copy()
                change_the_hidden(other.state, seat, rng)
                require_unchanged(game.view(seat), other.view(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_with_other_secrets_looks_the_same(players: int) -> None:
    """As above, but the question is asked anew in the changed position."""
    for game, rng in moments(start("dealt", players, 300)):
        state = game.state.copy()
        turn = state.turn
        if state.phase != Phase.TURN or turn is None or turn.die >= 0 or turn.anubis:
            continue
        state.turn = None
        for seat in seats(game):
            changed = state.copy()
            change_the_hidden(changed, seat, rng)
            settings = game.settings
            before, after = Game.at(state, settings), Game.at(changed, settings)
            require_unchanged(before.view(seat), after.view(seat))


def test_nobody_learns_who_holds_the_decree_being_declared() -> None:
    """D23 in the hand of seat 1 or of seat 2: seat 0 sees somebody think, not who."""
    views = []
    for holder, other in ((1, 2), (2, 1)):
        at = Position(players=3).give(holder, "D23").give(other, "D12").give(0, "D13")
        at.state.phase = Phase.DECLARATION
        game = at.game()
        assert offered(game) == ["declare:D23", "pass"]
        views.append(game.view(0))
    assert views[0].decision is not None
    assert views[0].decision.options == []
    require_unchanged(views[0], views[1])


# No generator


def reachable(root: object) -> Iterator[object]:
    """Everything that can be reached from an object, attributes and closures included."""
    seen: set[int] = set()
    waiting: list[object] = [root]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType):
            continue
        seen.add(id(found))
        yield found
        waiting += parts(found)


def parts(found: object) -> list[object]:
    if isinstance(found, dict):
        return [*found.keys(), *found.values()]
    if isinstance(found, list | tuple | set | frozenset):
        return list(found)
    if isinstance(found, FunctionType):
        cells = [cell.cell_contents for cell in found.__closure__ or ()]
        return [*cells, *(found.__defaults__ or ())]
    if isinstance(found, MethodType):
        return [found.__self__]
    if isinstance(found, partial):
        return [found.func, *found.args, *found.keywords.values()]
    slots = [name for kind in type(found).__mro__ for name in getattr(kind, "__slots__", ())]
    held = [getattr(found, name) for name in slots if hasattr(found, name)]
    return [*held, *getattr(found, "__dict__", {}).values()]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_holds_no_seed_and_no_generator(players: int) -> None:
    """Neither the generator nor a way to the true position, however far one digs."""
    seed = "nobody may know this seed"
    game = Game.new(Settings(players=players), seed)
    rng = Random(players)
    for count in range(120):
        assert game.decision is not None
        if count % 7 == 0:
            for seat in seats(game):
                view = game.view(seat)
                for found in reachable(view):
                    assert found != seed
                    assert not isinstance(found, Game | Random)
                    assert not isinstance(found, Rng) or found.state == 0
                    assert found is not game.state
        game.play(rng.choice(game.decision.options))


def test_a_view_is_a_snapshot() -> None:
    """Whoever scribbles on a view leaves the game alone, and playing on leaves the view alone."""
    game = Game.new(Settings(players=2), 1)
    view = game.view(0)
    before, question = game.state.copy(), asked(game.decision)
    assert view.decision is not None
    view.decision.options = []
    view.state.players[0].vp = 99
    view.state.market.clear()
    assert difference(before, game.state) == ""
    assert asked(game.decision) == question
    view = game.view(0)
    kept, question = view.state.copy(), asked(view.decision)
    game.play(game.decision.options[0] if game.decision else "")
    assert difference(kept, view.state) == ""
    assert asked(view.decision) == question


# What a seat may know

SECRET_FIELDS = {"players", "decks", "stack", "bag", "decree_known", "peek", "active", "rng"}
SECRET_FIELDS |= {"seth"}  # looked at by itself


def require_everything_public(game: Game, view: View) -> None:
    true, state = game.state, view.state
    for field in fields(State):
        if field.name not in SECRET_FIELDS:
            left, right = getattr(true, field.name), getattr(state, field.name)
            assert difference(left, right, field.name) == ""
    assert sorted(state.bag) == sorted(true.bag)
    assert [len(deck) for deck in state.decks] == [len(deck) for deck in true.decks]
    assert len(state.stack) == len(true.stack)
    assert len(state.peek) == len(true.peek)
    if true.seth is not None and state.seth is not None:
        require_seth_public(true.seth, state.seth)
    for public, player in zip(state.players, true.players, strict=True):
        for field in fields(Player):
            if field.name != "decrees":
                left, right = getattr(player, field.name), getattr(public, field.name)
                assert difference(left, right, field.name) == ""


def require_seth_public(true: SethBoard, seen: SethBoard) -> None:
    """All but the order of conquest tiles and of the artifacts nobody has seen."""
    for field in fields(SethBoard):
        if field.name not in ("stack", "pile"):
            assert getattr(true, field.name) == getattr(seen, field.name), field.name
    assert seen.stack == [HIDDEN] * len(true.stack)
    assert seen.pile[: true.buried] == true.pile[: true.buried]
    assert seen.pile[true.buried :] == [HIDDEN] * (len(true.pile) - true.buried)


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_holds_all_its_seat_may_know(players: int, kind: str) -> None:
    """Everything public, the own Decrees, those others took face up, and how many they hold."""
    for game, rng in moments(start(kind, players, 400)):
        if rng.random() < 0.8:
            continue
        taken = [e for e in game.events if isinstance(e, Received) and e.family == DECREE]
        for seat in seats(game):
            view = game.view(seat)
            require_everything_public(game, view)
            for other, player in enumerate(game.state.players):
                shown = view.state.players[other].decrees
                assert shown & ~player.decrees == 0
                assert shown.bit_count() + view.hidden_decrees[other] == player.decrees.bit_count()
                if other == seat:
                    assert shown == player.decrees
                open_ones = [e.card for e in taken if e.seat == other and e.face_up]
                assert set(open_ones) <= set(cards(shown))


def test_dealt_and_drawn_decrees_are_secret() -> None:
    """P13 in Sunny light draws a Decree: its owner knows it, the others know there is one more."""
    at = Position(players=3).player(0, limestone=3, granite=1).display("P01", "P02", "P13")
    at.deck("D15").give(1, "D05")
    at.die("ra", "gray", 1)
    at.die("ra", "white", 1)
    game = at.game()
    game.play(offered(game)[0])
    while game.decision is not None and game.decision.player == 0:
        assert game.decision.kind != "declare"
        wanted = [o for o in offered(game) if o in ("god:ra", "take:1", "temple:r1c1/0")]
        game.play(wanted[0])
    assert names(game.view(0).state.players[0].decrees) == ["D15"]
    assert game.view(0).hidden_decrees == (0, 1, 0)
    for seat in (1, 2, None):
        assert game.view(seat).state.players[0].decrees == 0
        assert game.view(seat).hidden_decrees[0] == 1
        told = [e for e in game.view(seat).events if isinstance(e, Received)]
        assert [e.card for e in told] == [HIDDEN]
    assert [e.card for e in game.view(0).events if isinstance(e, Received)] == [14]


def test_a_decree_from_the_market_is_known_to_all() -> None:
    at = Position(players=3).player(0, happiness=9, population=9)
    at.market(3, "B09", "T09", "T10", "D07")
    die = at.die("thoth", "gray", 1)
    at.die("thoth", "gray", 2)
    game = at.game()
    game.play(die)
    game.play("market:3/4")
    for seat in seats(game):
        assert names(game.view(seat).state.players[0].decrees) == ["D07"]
        assert game.view(seat).hidden_decrees == (0, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_own_discarded_decree_lies_at_the_bottom(players: int) -> None:
    """Each knows the own one and its place: they went under the deck in seat order (R102)."""
    game = Game.new(Settings(players=players), 5)
    thrown = []
    while game.state.phase == Phase.DECREES:
        assert game.decision is not None
        kept, other = game.decision.options
        thrown.append(int(other[-2:]) - 1)
        game.play(kept)
    deck = game.state.decks[DECREE]
    assert deck[:players] == thrown[::-1]
    for seat, card in enumerate(thrown):
        shown = game.view(seat).state.decks[DECREE]
        place = players - 1 - seat
        assert shown[place] == card
        assert [c for i, c in enumerate(shown) if i != place] == [HIDDEN] * (len(deck) - 1)
    assert set(game.view(None).state.decks[DECREE]) == {HIDDEN}


def renewal(at: Position) -> Game:
    """Seats 0 and 1 renew the third Market section, whose Decree comes from the deck."""
    for seat in (0, 1):
        at.player(seat, papyrus=1, happiness=9, population=9)
    for value in (1, 1, 2, 2):
        at.die("thoth", "gray", value)
    game = at.game()
    for _ in range(2):
        player = game.decision.player if game.decision else -1
        game.play(offered(game)[0])
        while game.decision is not None and game.decision.player == player:
            wanted = [o for o in offered(game) if o in ("take:1", "renew:3", "market:1/1")]
            game.play("renew:3" if "renew:3" in wanted else wanted[0])
    return game


def test_nobody_knows_a_decree_after_the_discards_are_shuffled() -> None:
    """D03 lies at the bottom, known to seat 0; it is laid out, discarded and shuffled away."""
    at = Position(players=2).market(3, "B09", "T09", "T10", "D07")
    state = at.state
    state.decks[DECREE].remove(2)
    state.discards[DECREE] = state.decks[DECREE]
    state.decks[DECREE] = [2]
    for card in state.discards[DECREE]:
        state.decree_known[card] = 0b11
    state.decree_known[2] = 0b01
    at.die("thoth", "gray", 1)
    before = at.game()
    assert before.view(0).state.decks[DECREE] == [2]
    assert before.view(1).state.decks[DECREE] == [HIDDEN]
    assert before.view(1).state.discards[DECREE] == state.discards[DECREE]
    after = renewal(at)
    assert after.state.discards[DECREE] == []
    for seat in seats(after):
        assert set(after.view(seat).state.decks[DECREE]) == {HIDDEN}
        assert after.view(seat).state.market == after.state.market


# Spectators


def test_a_spectator_knows_what_is_public() -> None:
    at = Position(players=2).give(0, "D01").give(1, "D02", "D03")
    at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    view = at.game().view(None)
    assert view.seat is None
    assert view.hidden_decrees == (1, 2)
    assert [player.decrees for player in view.state.players] == [0, 0]
    assert view.decision is not None
    assert view.decision.options


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_of_the_game_have_a_view(seat: int) -> None:
    game = Game.new(Settings(players=2), 1)
    with pytest.raises(ValueError, match="no seat"):
        game.view(seat)


# Secret decisions


def peeking(card: int) -> Game:
    """Seat 0 resolves S05 (4) or S06 (5): two cards drawn, one to keep."""
    at = Position(players=2)
    at.state.phase = Phase.REWARDS
    at.state.players[0].rewards = [card]
    at.state.players[1].rewards = [6, 11]
    return at.game()


@pytest.mark.parametrize(
    ("card", "shown"), [(4, ["keep:T04", "keep:T05"]), (5, ["keep:B05", "keep:B06"])]
)
def test_only_its_owner_sees_the_two_cards_of_s05_and_s06(card: int, shown: list[str]) -> None:
    """The kept one lies face up; the other is in the deck and nobody knows where (R102)."""
    game = peeking(card)
    family = game.state.peek_family
    assert offered(game) == shown
    assert sorted(game.view(0).state.peek) == [int(name[-2:]) - 1 for name in shown]
    for seat in (1, None):
        view = game.view(seat)
        assert view.state.peek == [HIDDEN, HIDDEN]
        assert view.decision is not None
        assert (view.decision.player, view.decision.kind) == (0, "keep")
        assert view.decision.options == []
        assert view.decision.blocked() == []
    game.play(shown[1])
    for seat in seats(game):
        view = game.view(seat)
        kept = (view.state.players[0].blessings, view.state.players[0].technologies)[family]
        assert card_name("BT"[family], cards(kept)[0]) == shown[1][-3:]
        assert view.state.peek == []
        assert set(view.state.decks[family]) == {HIDDEN}


def test_imagining_the_cards_another_looks_at() -> None:
    game = peeking(5)
    looked_at = {tuple(sorted(game.determinize(1, Random(n)).state.peek)) for n in range(30)}
    assert len(looked_at) > 10
    own = {tuple(sorted(game.determinize(0, Random(n)).state.peek)) for n in range(10)}
    assert own == {(4, 5)}


def test_dealt_decrees_are_offered_to_their_owner_only() -> None:
    game = Game.new(Settings(players=3), 4)
    assert game.decision is not None
    assert game.decision.kind == "decree"
    assert asked(game.view(0).decision) == asked(game.decision)
    for seat in (1, 2, None):
        assert asked(game.view(seat).decision) == (0, "decree", [])
        assert game.view(seat).hidden_decrees[0] == 2
    assert game.view(1).hidden_decrees == (2, 0, 2)


def test_the_decrees_to_be_scored_are_offered_to_their_owner_only() -> None:
    at = Position(players=2).give(0, "D01", "D05").give(1, "D09", "D12")
    at.state.phase = Phase.FINAL_DECREES
    game = at.game()
    assert set(offered(game)) == {"score:D01", "score:D05", "pass"}
    assert asked(game.view(1).decision) == (0, "score", [])
    game.play("score:D05")
    assert names(game.view(1).state.players[0].decrees) == ["D05"]
    assert asked(game.view(1).decision) == (0, "score", [])


# Imagined games


@pytest.mark.parametrize("kind", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_imagined_game_looks_like_the_true_one(players: int, kind: str) -> None:
    """For every seat and a spectator, from the deal of the Decrees to the last choice."""
    for number in range(2):
        for game, rng in moments(start(kind, players, 500 + number)):
            if game.state.phase != Phase.TURN or rng.random() < 0.1:
                check_knowledge(game, rng, steps=2)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_imagining_while_another_may_declare_d23(seat: Seat) -> None:
    """Somebody is asked, so somebody holds it: imagined games must keep that."""
    at = Position(players=3).give(1, "D23").give(2, "D12").give(0, "D13")
    at.state.phase = Phase.DECLARATION
    game = at.game()
    for number in range(20):
        imagined = game.determinize(seat, Random(number))
        require_same_view(game.view(seat), imagined.view(seat))


@pytest.mark.parametrize("seat", [0, None])
def test_imagining_while_another_scores_decrees(seat: Seat) -> None:
    """The player asked has a Decree to score besides the one scored already."""
    at = Position(players=2).give(1, "D05", "D09").give(0, "D13")
    at.state.phase, at.state.order = Phase.FINAL_DECREES, [1, 0]
    game = at.game()
    for choices in ([], ["score:D05"]):
        for choice in choices:
            game.play(choice)
        for number in range(60):
            imagined = game.determinize(seat, Random(number))
            require_same_view(game.view(seat), imagined.view(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_another_rng_imagines_another_game(players: int) -> None:
    """The same one the same; the true game is left alone."""
    for count, (game, _) in enumerate(moments(start("normal", players, 600))):
        if count % 20 or game.over:
            continue
        true = game.state.copy()
        for seat in seats(game):
            first, again = (game.determinize(seat, Random(1)) for _ in range(2))
            other = game.determinize(seat, Random(2))
            assert difference(first.state, again.state) == ""
            assert future(first) == future(again)
            assert first.state.rng.state not in (other.state.rng.state, game.state.rng.state)
            assert future(first) != future(other)
        assert difference(true, game.state) == ""


def future(game: Game, steps: int = 40) -> tuple[object, ...]:
    """What comes of always choosing the first option."""
    twin = game.copy()
    for _ in range(steps):
        if twin.decision is None:
            break
        twin.play(twin.decision.options[0])
    state = twin.state
    return state.values, state.market, state.display, state.decks, state.sections


def test_imagined_hands_are_any_of_the_unknown_decrees_and_no_other() -> None:
    """Own, face-up and discarded Decrees are known; the own one at the bottom stays there."""
    at = Position(players=2).give(0, "D01", "D02").give(1, "D03", "D04")
    state = at.state
    state.decree_known[3] = 0b11
    state.decks[DECREE].remove(4)
    state.discards[DECREE] = [4]
    state.decree_known[4] = 0b11
    state.decks[DECREE].remove(5)
    state.decks[DECREE].insert(0, 5)
    state.decree_known[5] = 0b01
    at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    hands = set()
    for number in range(200):
        imagined = game.determinize(0, Random(number)).state
        assert names(imagined.players[0].decrees) == ["D01", "D02"]
        assert imagined.discards[DECREE] == [4]
        assert imagined.decks[DECREE][0] == 5
        other = names(imagined.players[1].decrees)
        assert "D04" in other
        hands |= set(other) - {"D04"}
    unknown = [f"D{n:02}" for n in range(1, 25) if n not in (1, 2, 4, 5, 6, 20)]
    assert sorted(hands) == unknown


def drawn_mid_turn() -> Game:
    """Seat 0 has drawn D15 through P13 and still stands in the same turn (B07 in hand)."""
    at = Position(players=2).player(0, limestone=3, granite=1)
    at.display("P01", "P02", "P13").deck("D15").give(0, "B07")
    die = at.die("ra", "white", 1)
    at.die("ra", "white", 2)
    game = at.game()
    for choice in (die, "god:ra", "temple:r1c1/0"):
        game.play(choice)
    assert asked(game.decision) == (
        0,
        "close",
        ["pass", "play:B07/population", "play:B07/happiness"],
    )
    return game


def test_an_imagined_game_does_not_tell_what_was_truly_drawn() -> None:
    """Mid-turn: neither its state nor its events name the Decree that seat 1 may not know."""
    game = drawn_mid_turn()
    assert names(game.state.players[0].decrees) == ["D15"]
    hands = set()
    for number in range(40):
        imagined = game.determinize(1, Random(number))
        hands |= set(names(imagined.state.players[0].decrees))
        told = [e.card for e in imagined.events if isinstance(e, Received)]
        assert told in ([], [HIDDEN], cards(imagined.state.players[0].decrees))
    assert len(hands) > 10


def test_an_imagined_game_cannot_be_undone_into_the_truth() -> None:
    """Choices made before the imagining belong to the true game, with its true decks."""
    game = drawn_mid_turn()
    truth = game.copy()
    truth.undo(force=True)
    decks = set()
    for number in range(10):
        imagined = game.determinize(1, Random(number))
        try:
            imagined.undo(force=True)
        except ValueError:
            continue
        decks.add((tuple(imagined.state.decks[0]), tuple(imagined.state.stack)))
    assert (tuple(truth.state.decks[0]), tuple(truth.state.stack)) not in decks
    assert len(decks) in (0, 10)


def test_an_imagined_game_remembers_its_own_choices() -> None:
    """What is played after imagining can be undone and copied like in any game."""
    imagined = drawn_mid_turn().determinize(1, Random(3))
    before = imagined.state.copy()
    imagined.play("play:B07/population")
    twin = imagined.copy()
    assert difference(imagined.state, twin.state) == ""
    twin.undo()
    assert difference(before, twin.state) == ""


def test_the_reachable_walk_finds_what_is_buried() -> None:
    """The walk itself is tested: a generator in a closure, a slot or a partial is found."""
    rng = Rng.seeded(1)
    buried = [lambda: rng, partial(print, rng), {"a": (rng,)}, Game.new(seed=1)]
    for thing in buried:
        assert any(isinstance(found, Rng) for found in reachable(thing))
    assert is_dataclass(View)
