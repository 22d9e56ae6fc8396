"""Secrets stay secret: two games that differ only in secrets are sent as the same bytes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tekhenu import Botankhamun, TimeOfSeth
from tekhenu.games import visibility
from tekhenu.games.journal import Entry, Journal
from tekhenu.rules import Game, Settings, knowledge
from tekhenu.rules.cards import Decrees
from tekhenu.rules.state import Phase, State
from tekhenu.server.pages import replay as replay_page
from tests.positions import Position
from tools.soak.deals import Recipe
from tools.soak.invariants import difference

from .client import Client, bearer
from .wire import (
    AgainstAutomas,
    Answer,
    Looker,
    Seat,
    Twins,
    Wire,
    differences,
    play_on,
    steps,
    twins,
    wire,
)

# A game, a phase in it, and which of its steps there.
MOMENTS = [
    (Recipe(3, "wire a"), Phase.DECREES, 1),
    (Recipe(2, "wire b"), Phase.DRAFT, 1),
    (Recipe(4, "wire c"), Phase.REWARDS, 1),
    (Recipe(2, "wire d"), Phase.TURN, 3),
    (Recipe(3, "wire f", dealt=True, rare=True), Phase.FAITH, 1),
    (Recipe(2, "wire g", dealt=True), Phase.DESTINY, 2),
    (Recipe(4, "wire i", dealt=True), Phase.TURN, 62),
    (Recipe(2, "wire j", dealt=True), Phase.BREAD, 1),
    (Recipe(2, "wire l", solo=Botankhamun("easy")), Phase.DECREES, 0),
    (Recipe(2, "wire m", solo=Botankhamun("hard")), Phase.TURN, 2),
    (Recipe(2, "wire n", solo=Botankhamun("easy")), Phase.TURN, 13),
    (Recipe(3, "wire o", expansion=TimeOfSeth()), Phase.DECREES, 1),
    (Recipe(2, "wire p", expansion=TimeOfSeth()), Phase.CULTISTS, 1),
    (Recipe(4, "wire q", expansion=TimeOfSeth()), Phase.FIRST_DESTINY, 2),
    (Recipe(3, "wire r", dealt=True, expansion=TimeOfSeth()), Phase.TURN, 9),
    (Recipe(2, "wire s", dealt=True, expansion=TimeOfSeth()), Phase.DESTINY, 2),
    (AgainstAutomas(2, "wire u"), Phase.DRAFT, 0),
    (AgainstAutomas(3, "wire v"), Phase.TURN, 9),
    (AgainstAutomas(4, "wire w"), Phase.FINAL_DECREES, 0),
]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    folder = tmp_path_factory.mktemp("wire")
    with pytest.MonkeyPatch.context() as patch, wire(folder, patch) as both:
        yield both


def found(recipe: Recipe, phase: Phase, number: int) -> tuple[State, Game]:
    """Return the start of a step, and the game there."""
    there = [(start, game) for game, start in steps(recipe) if start.phase == phase]
    return there[min(number, len(there) - 1)]


def lookers(game: Game) -> list[Seat]:
    """Return a spectator, the seat with the decision, and another seat."""
    assert game.decision is not None
    asked = game.decision.player
    humans = [seat for seat in range(game.settings.humans) if seat != asked]
    return [None, asked, *humans[:1]]


def of_a_moment(recipe: Recipe, phase: Phase, number: int) -> list[Twins]:
    start, game = found(recipe, phase, number)
    rng = Random(recipe.seed)
    pairs = []
    for count, seat in enumerate(lookers(game)):
        open_hands = recipe.settings.solo is not None or phase == Phase.FINAL_DECREES
        hands = not open_hands and (count + number) % 2 == 1
        pair = twins(start, game.settings, seat, count, hands=hands)
        assert pair is not None
        play_on(pair, rng, (4, 9, 2)[count] if not hands else 25)
        pairs.append(pair)
    return pairs


def require_same(pair: Twins, both: Wire) -> tuple[list[Looker], dict[str, Answer]]:
    """Check that the twins differ but are sent as the same bytes."""
    one, other = pair.games
    assert difference(one.state, other.state) != ""
    assert one.state.decks != other.state.decks or pair.hands_differ()
    seen = both.seat(pair)
    hint = pair.asked_of_it()
    one_sees, other_sees = (looker.look(hint=hint) for looker in seen)
    assert differences(one_sees, other_sees) == []
    return seen, one_sees


def name_of(moment: Any) -> str:
    recipe, phase, number = moment
    settings = recipe.settings
    kind = settings.solo.name if settings.solo else "seth" if settings.expansion else "base"
    return f"{kind}-{settings.players}-{phase.name.lower()}-{number}"


@pytest.mark.parametrize("moment", MOMENTS, ids=name_of)
def test_other_secrets_are_sent_as_the_same_bytes(
    both: Wire, moment: tuple[Recipe, Phase, int]
) -> None:
    """The observers are a spectator, the active seat and another seat, also during a draft."""
    for pair in of_a_moment(*moment):
        seen, before = require_same(pair, both)
        decision = pair.games[0].decision
        if decision is None or pair.asked_of_it():
            continue
        looker = seen[0]
        dither(looker)
        assert differences(before, before | looker.glance()) == []


@pytest.mark.parametrize("moment", [m for m in MOMENTS if m[1] == Phase.TURN], ids=name_of)
def test_the_answer_to_a_choice_is_the_same_bytes(
    both: Wire, moment: tuple[Recipe, Phase, int]
) -> None:
    """The answer to a choice reveals no more than a view, also at the end of a turn."""
    start, game = found(*moment)
    assert game.decision is not None
    seat = game.decision.player
    pair = twins(start, game.settings, seat, 1, hands=False)
    assert pair is not None
    seen, rng = both.seat(pair), Random(str(moment))
    for _ in range(8):
        if seen[0].journal.must_confirm(seat):
            assert differences(*(looker.answer_to("undo") for looker in seen)) == []
            continue
        option = rng.choice(seen[0].options_of(seat))
        if commits(seen[0].journal, seat, option):
            return
        assert differences(*(looker.answer_to("choose", option) for looker in seen)) == []


def commits(journal: Journal, seat: int, option: str) -> bool:
    """Return whether the choice reveals something at once."""
    entry = Entry(journal.sequence + 1, seat, "choose", option)
    return journal.after(entry).draft is None


def dither(looker: Looker) -> None:
    """Draft the first and the last option, and keep the last one."""
    seat = looker.journal.decider()
    assert seat is not None
    for pick in (0, -1):
        committed = looker.journal.public_sequence
        if looker.journal.drafter is not None:
            looker.enter(seat, "undo")
        options = looker.options_of(seat)
        if not reveals(looker.journal, seat, options[pick]):
            looker.enter(seat, "choose", options[pick])
        assert looker.journal.public_sequence == committed


def reveals(journal: Journal, seat: int, option: str) -> bool:
    """Return whether the choice would commit itself."""
    game = journal.game_for(seat).copy()
    before = game.state.reveals
    game.play(option)
    return game.state.reveals != before


# Secrets that random games seldom have


def test_who_may_declare_a_decree_stays_secret(both: Wire) -> None:
    """D23 with seat 1 or with seat 2: even who is asked is secret."""
    at = Position(players=4).give(1, "D23").give(2, "D12").give(0, "D13").give(3, "D14")
    at.state.phase = Phase.DECLARATION
    for seat in (0, None):
        pairs = [twins(at.state, at.settings, seat, seed, hands=False) for seed in range(12)]
        pair = next(pair for pair in pairs if pair is not None and deciders(pair) == {1, 2})
        require_same(pair, both)


@pytest.mark.parametrize("part", ["stack", "pile"])
def test_tiles_and_artifacts_to_come(both: Wire, part: str) -> None:
    """The order of the conquest tiles, and of the artifacts."""
    start, game = found(Recipe(2, "wire t", expansion=TimeOfSeth()), Phase.TURN, 4)
    for seat in lookers(game):
        pair = twins(start, game.settings, seat, 3, hands=False)
        assert pair is not None
        one, other = (getattr(twin.state.seth, part) for twin in pair.games)
        assert sorted(one) == sorted(other) and one != other
        require_same(pair, both)


def test_what_automas_have_face_down(both: Wire) -> None:
    """Their Action tiles to come, and the Decree each has from the start."""
    start, game = found(AgainstAutomas(3, "wire x"), Phase.TURN, 0)
    for seat in lookers(game):
        pair = twins(start, game.settings, seat, 3, hands=False)
        assert pair is not None
        for held in ("tiles", "decrees"):
            one, other = (face_down(twin.state)[held] for twin in pair.games)
            assert all(a != b for a, b in zip(one, other, strict=True)), held
        require_same(pair, both)


def face_down(state: State) -> dict[str, list[Any]]:
    automas = range(1, len(state.players))
    return {
        "tiles": [automa.tiles for automa in state.automas],
        "decrees": [state.players[seat].decrees for seat in automas],
    }


def deciders(pair: Twins) -> set[int]:
    return {game.decision.player for game in pair.games if game.decision is not None}


@pytest.mark.parametrize("card", [4, 5])
def test_cards_another_looks_at(both: Wire, card: int) -> None:
    at = Position(players=3)
    at.state.phase = Phase.REWARDS
    at.state.players[0].rewards = [card]
    at.state.players[1].rewards = [6, 11]
    for seat in (1, None):
        pair = twins(at.state, at.settings, seat, card, hands=False)
        assert pair is not None
        assert sorted(pair.games[0].state.peek) != sorted(pair.games[1].state.peek)
        require_same(pair, both)


def test_the_end(both: Wire) -> None:
    """Secrets that are not revealed at the end stay secret."""
    start, game = found(Recipe(2, "wire o", dealt=True), Phase.FINAL_DECREES, 9)
    rng = Random(1)
    for seat in (None, 0, 1):
        pair = twins(start, game.settings, seat, 1, hands=False)
        assert pair is not None
        play_on(pair, rng, 9)
        require_same(pair, both)


# The test can fail


def sabotaged_pair(seat: Seat = 0) -> Twins:
    start, game = found(Recipe(3, "wire h", dealt=True), Phase.TURN, 30)
    pair = twins(start, game.settings, seat, 1, hands=True)
    assert pair is not None
    return pair


def all_decrees(state: State, _seat: int | None) -> Decrees:
    return Decrees.of(range(len(state.decree_known)))


def test_a_leaking_view_is_noticed(both: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = both.seat(sabotaged_pair())
    assert differences(*(looker.look() for looker in seen)) == []
    monkeypatch.setattr(knowledge, "known_decrees", all_decrees)
    noticed = "".join(differences(*(looker.look() for looker in seen)))
    for leak in ("/view?seat=0", "/boards/1:", "/boards/1?step="):
        assert leak in noticed


def test_a_leaking_event_is_noticed(both: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Decree chosen in the setup is sent to no other player, not even in the log."""
    start, game = found(Recipe(3, "wire a"), Phase.DECREES, 1)
    pair = twins(start, game.settings, 0, 3, hands=True)
    assert pair is not None
    play_on(pair, Random(4), 2)
    assert pair.hands_differ()
    seen = both.seat(pair)
    assert differences(*(looker.look() for looker in seen)) == []
    monkeypatch.setattr(knowledge, "masked", lambda event, _seat: event)
    replay_page.whole_game.cache_clear()  # the cache may contain the log
    noticed = "".join(differences(*(looker.look() for looker in seen)))
    assert "/table" in noticed and "/replay" in noticed


def test_a_leaking_question_is_noticed(both: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    start, game = found(Recipe(2, "wire j"), Phase.DECREES, 1)
    assert game.decision is not None
    pair = twins(start, game.settings, 1 - game.decision.player, 1, hands=False)
    assert pair is not None
    seen = both.seat(pair)
    monkeypatch.setattr(visibility, "question_for_others", lambda decision: decision)
    noticed = "".join(differences(*(looker.look() for looker in seen)))
    assert "/decision" in noticed


def test_a_noticeable_draft_is_noticed(both: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    looker = both.seat(at_a_die())[0]
    before = looker.glance()
    monkeypatch.setattr(Journal, "sequence_for", lambda journal, _seat: journal.sequence)
    dither(looker)
    noticed = "".join(differences(before, looker.glance()))
    for leak in ("SSE", "/table", "/decision", "POST"):
        assert leak in noticed


# Drafts


def at_a_die(*, watched: bool = False) -> Twins:
    """Return the twins at the choice of a die, seen by the other seat or a spectator."""
    start, game = found(Recipe(2, "wire d"), Phase.TURN, 0)
    assert game.decision is not None
    other = None if watched else 1 - game.decision.player
    pair = twins(start, game.settings, other, 1, hands=True)
    assert pair is not None
    return pair


@pytest.mark.parametrize("watched", [False, True])
def test_a_turn_is_noticed_when_it_is_confirmed(both: Wire, watched: bool) -> None:
    """Not one tentative choice before, neither by asking nor by listening."""
    looker = both.seat(at_a_die(watched=watched))[0]
    drafter = looker.journal.decider()
    assert drafter is not None
    own = "" if looker.seat is None else f"?seat={looker.seat}"
    with looker.browser.http.stream("GET", f"/api/games/{looker.game}/live{own}") as live:
        events = (piece for piece in live.iter_raw() if piece.strip() != b": ping")
        assert b"id: 0\n" in next(events)
        before = looker.look()
        for _ in draft_a_turn(looker, drafter, Random(3)):
            assert differences(before, before | looker.glance()) == []
        looker.enter(drafter, "restart")
        assert differences(before, looker.look()) == []
        for _ in draft_a_turn(looker, drafter, Random(3)):
            continue
        looker.enter(drafter, "confirm")
        # The next event is that of the confirmation, without another one before it.
        confirmed = f"id: {looker.journal.sequence}\n".encode()
        assert confirmed in next(events)
    noticed = "".join(differences(before, before | looker.glance()))
    for place in ("SSE", "/table", "/decision", "/view"):
        assert place in noticed


def draft_a_turn(looker: Looker, seat: int, rng: Random) -> Iterator[None]:
    """Make tentative choices, some of them undone, up to the end of the turn."""
    choices = 0
    while not looker.journal.must_confirm(seat):
        options = [o for o in looker.options_of(seat) if not reveals(looker.journal, seat, o)]
        options = options or looker.options_of(seat)
        looker.enter(seat, "choose", rng.choice(options))
        choices += 1
        if choices == 2:
            looker.enter(seat, "undo")
        yield


# Another's seat


def test_another_seat_is_nobody_elses(only_client: Client) -> None:
    """Its view, hint, entries, name and save are refused with the same text for any contents."""
    made = only_client.begin(players=3, seats=["friend"] * 3, seed=5)
    game = made["game"]
    tokens = [only_client.other().claim(game, seat["token"]) for seat in made["seats"]]
    api = f"/api/games/{game}"
    stranger, own = only_client.other(), bearer(tokens[0])
    entry = {"sequence": 1, "kind": "choose", "option": "pass", "seat": 1}
    answers = [
        answer
        for who in ({}, own, bearer("x" * 43))
        for answer in (
            *(stranger.get(f"{api}/{what}?seat=1", who) for what in ("view", "decision", "hint")),
            stranger.get(f"{api}/live?seat=1", who),
            stranger.post(f"{api}/entries", entry, who),
            stranger.patch(f"{api}/seats/1", {"name": "Eve"}, who),
        )
    ]
    refused = {(answer.status_code, answer.text) for answer in answers}
    assert [status for status, _ in refused] == [403]
    assert stranger.get(f"{api}/save", own).json()["error"] == "no-save"
    assert stranger.get(f"{api}/view?seat=0", own).status_code == 200
    for path in (f"/games/{game}?seat=1", f"/games/{game}/replay?seat=1"):
        assert stranger.get(path, own).text == stranger.get(path.replace("=1", "=2"), own).text
    everything = stranger.get(api, own).text + stranger.get(f"/games/{game}", own).text
    assert tokens[1] not in everything and tokens[2] not in everything


def test_a_seed_is_never_sent(only_client: Client) -> None:
    """The seed is not even sent to the person who chose it."""
    seed = "0123456789abcdef-the-seed"
    game = only_client.begin(seats=["me", "friend"], seed=seed)["game"]
    looker = Looker(only_client, game, [], 0, Settings(players=2))
    assert not [name for name, answer in looker.look().items() if seed.encode() in answer.body]
