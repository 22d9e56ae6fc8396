"""A draft shows nothing that its seat could not know: not what others hold, not what follows."""

from collections.abc import Iterator
from random import Random

import pytest

from tekhenu.games.journal import Entry, Journal
from tekhenu.games.timeline import Timeline
from tekhenu.rules import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.rules.state import Phase
from tools.soak.deals import Recipe
from tools.soak.invariants import difference

RECIPES = [
    Recipe(2, "drafts a", dealt=True, rare=True),
    Recipe(3, "drafts b", dealt=True, rare=True),
    Recipe(4, "drafts c"),
    Recipe(2, "drafts d", solo=Botankhamun("hard")),
    Recipe(3, "drafts e", expansion=TimeOfSeth(), dealt=True, rare=True),
    Recipe(3, "drafts f", solo=Automas(2, difficulty=1)),
]


def steps_of(game: Game, rng: Random) -> Iterator[tuple[Game, int]]:
    """Yield the game at the first question of every step, with the seat that decides."""
    seen = None
    while (decision := game.decision) is not None:
        if game.state.step != seen:
            seen = game.state.step
            yield game.copy(), decision.player
        game.play(decision.options[rng.randrange(len(decision.options))])


def drafted(game: Game, seat: int, rng: Random) -> Iterator[Journal]:
    """Yield a whole step as drafted by its seat, up to a reveal within the step."""
    journal = Journal(Timeline.begun(game))
    while (decision := journal.asked(seat)) is not None:
        option = str(decision.options[rng.randrange(len(decision.options))])
        journal = journal.after(Entry(journal.sequence + 1, seat, "choose", option))
        if journal.draft is None:
            return
        yield journal


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: str(recipe.seed))
def test_twins_draft_the_same(recipe: Recipe) -> None:
    """The same choices in two games that differ in what is hidden: the drafter sees the same."""
    rng = Random(recipe.seed)
    ended = 0
    for number, (game, seat) in enumerate(steps_of(recipe.begin(), rng)):
        pair = [game.determinize(seat, rng) for _ in range(2)]
        drafts = [drafted(twin, seat, Random(number)) for twin in pair]
        for one, other in zip(*drafts, strict=True):
            views = [journal.game_for(seat).view(seat) for journal in (one, other)]
            assert difference(views[0].state, views[1].state) == ""
            assert views[0].events == views[1].events
            assert views[0].over == views[1].over
            assert one.must_confirm(seat) == other.must_confirm(seat)
            ended += one.must_confirm(seat)
    assert ended > 10


def test_a_draft_does_not_reveal_who_may_declare() -> None:
    """The holder of D23 determines the decision after the last Faith."""
    game = Game.new(Settings(players=2), "d23-10")
    rng = Random(10)
    for _ in range(114):
        assert game.decision is not None
        game.play(game.decision.options[rng.randrange(len(game.decision.options))])
    decision = game.decision
    assert decision is not None and decision.kind == "faith"
    journal = Journal(Timeline.loaded(game.save()))
    journal = journal.after(Entry(1, decision.player, "choose", "faith:0"))
    seen = journal.game_for(decision.player)
    assert journal.must_confirm(decision.player)
    assert seen.state.phase not in (Phase.DECLARATION, Phase.BREAD)


def test_the_last_choice_of_a_turn_is_seen_and_nothing_behind_it() -> None:
    """The effects of the choice itself are visible while the turn waits to be confirmed."""
    seen = 0
    game = Game.new(Settings(players=2), "seen")
    for start, seat in steps_of(game, Random(3)):
        if start.state.phase != Phase.TURN:
            continue
        for journal in drafted(start.determinize(seat, Random(1)), seat, Random(3)):
            draft = journal.draft
            assert draft is not None
            if draft.end is None or len(draft.end.choices) < len(draft.choices):
                continue  # the turn continues, or its end revealed something
            assert draft.end.choices[-1] == draft.choices[-1]
            assert draft.end.decision is None
            assert not draft.end.over
            again = draft.end.copy()
            assert difference(again.state, draft.end.state) == ""
            assert (again.decision, again.events) == (None, draft.end.events)
            seen += 1
    assert seen > 10


def test_a_recorded_draft_may_go_on_into_the_next_step() -> None:
    """Journals of earlier versions with one draft over two steps can still be read."""
    game = Game.new(Settings(players=2), 7)
    journal = Journal(Timeline.begun(game))
    went_on = 0
    rng = Random(7)
    while (decision := journal.committed.decision) is not None and went_on < 3:
        seat = decision.player
        entry = Entry(journal.sequence + 1, seat, "choose", str(rng.choice(decision.options)))
        journal = journal.after_recorded(entry)
        while journal.draft is not None:
            behind = journal.draft.timelines[-1].game.decision
            if behind is None or behind.player != seat or not journal.must_confirm(seat):
                following = journal.asked(seat)
                if following is None:
                    journal = journal.after_recorded(Entry(journal.sequence + 1, seat, "confirm"))
                    continue
                choice = str(rng.choice(following.options))
            else:
                choice, went_on = str(rng.choice(behind.options)), went_on + 1
            journal = journal.after_recorded(Entry(journal.sequence + 1, seat, "choose", choice))
    assert went_on
