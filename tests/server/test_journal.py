"""The journal: tentative and final choices, and their visibility."""

from collections.abc import Iterator
from random import Random

import pytest

from tekhenu import Botankhamun
from tekhenu.games.journal import CHOOSE, Entry, EntryRefused, Journal
from tekhenu.games.timeline import EVERY, Timeline
from tekhenu.rules import Game, Settings
from tekhenu.rules.run import Run
from tekhenu.rules.state import Phase
from tekhenu.rules.variants import Solo
from tests.positions import Position
from tools.soak.invariants import difference


def two(seed: int = 7) -> Journal:
    return of(Game.new(Settings(players=2), seed))


def of(game: Game) -> Journal:
    return Journal(Timeline.begun(game))


def enter(
    journal: Journal, kind: str, option: str | None = None, seat: int | None = None
) -> Journal:
    who = journal.decider() if seat is None else seat
    assert who is not None
    return journal.after(Entry(journal.sequence + 1, who, kind, option))


def offered(journal: Journal) -> list[str]:
    seat = journal.decider()
    assert seat is not None
    decision = journal.asked(seat)
    return [] if decision is None else [str(option) for option in decision.options]


def code(journal: Journal, entry: Entry) -> str:
    with pytest.raises(EntryRefused) as refused:
        journal.check(entry)
    return refused.value.code


def at_a_turn(seed: int = 7) -> Journal:
    """Return a journal after the setup, at the choice of a die."""
    journal = two(seed)
    while journal.committed.decision is not None and journal.committed.decision.kind != "die":
        journal = enter(journal, "play", offered(journal)[0])
    return journal


def to_the_end_of_the_turn(journal: Journal) -> Journal:
    """Draft a whole turn."""
    seat = journal.decider()
    assert seat is not None
    while not journal.must_confirm(seat):
        journal = enter(journal, "choose", offered(journal)[0])
    return journal


def test_a_choice_is_tentative_until_it_is_confirmed() -> None:
    journal = two()
    seat = journal.decider()
    assert seat is not None
    before = journal.committed.state.copy()
    journal = enter(journal, "choose", offered(journal)[0])
    assert journal.drafter == seat
    assert difference(journal.committed.state, before) == ""
    assert journal.game_for(1 - seat) is journal.committed
    assert journal.game_for(None) is journal.committed
    assert journal.must_confirm(seat)
    assert (journal.sequence_for(seat), journal.sequence_for(1 - seat)) == (1, 0)
    journal = enter(journal, "confirm")
    assert not journal.can_undo(seat)
    assert journal.sequence_for(1 - seat) == journal.sequence_for(None) == 2
    assert len(journal.choices()) == 1
    assert journal.decider() == 1 - seat


def test_undo_takes_one_choice_back_and_restart_all() -> None:
    journal = at_a_turn()
    seat = journal.decider()
    assert seat is not None
    start = journal.committed.state.copy()
    public = journal.public_sequence
    first = offered(journal)[0]
    journal = enter(journal, "choose", first)
    after_one = journal.game_for(seat).state.copy()
    journal = enter(journal, "choose", offered(journal)[0])
    journal = enter(journal, "undo")
    assert journal.drafted == (first,)
    assert difference(journal.game_for(seat).state, after_one) == ""
    journal = enter(journal, "undo")
    assert journal.drafter is None
    assert difference(journal.game_for(seat).state, start) == ""
    assert journal.sequence_for(seat) == journal.sequence == public + 4
    assert journal.sequence_for(1 - seat) == public
    journal = enter(journal, "choose", first)
    journal = enter(journal, "choose", offered(journal)[0])
    journal = enter(journal, "restart")
    assert not journal.can_undo(seat)
    assert difference(journal.game_for(seat).state, start) == ""
    assert code(journal, Entry(journal.sequence + 1, seat, "undo")) == "nothing-to-undo"


def test_choices_that_are_undone_are_counted() -> None:
    journal = at_a_turn()
    assert journal.withdrawn == 0
    for _ in range(3):
        journal = enter(enter(journal, "choose", offered(journal)[0]), "undo")
    assert journal.withdrawn == 3
    for _ in range(2):
        journal = enter(journal, "choose", offered(journal)[0])
    assert enter(journal, "restart").withdrawn == 5
    assert enter(to_the_end_of_the_turn(journal), "confirm").withdrawn == 3


def test_undo_never_goes_behind_what_is_confirmed() -> None:
    journal = two()
    journal = enter(journal, "choose", offered(journal)[0])
    journal = enter(journal, "confirm")
    seat = journal.decider()
    assert seat is not None
    assert code(journal, Entry(3, seat, "undo")) == "nothing-to-undo"
    assert code(journal, Entry(3, 1 - seat, "undo")) == "not-asked"


def test_a_complete_turn_waits_for_its_confirmation() -> None:
    journal = at_a_turn()
    seat = journal.decider()
    assert seat is not None
    count = len(journal.choices())
    journal = to_the_end_of_the_turn(journal)
    drafted = len(journal.drafted)
    number = journal.sequence + 1
    assert code(journal, Entry(number, seat, "choose", "pass")) == "must-confirm"
    assert len(journal.choices()) == count
    journal = enter(journal, "confirm", seat=seat)
    assert len(journal.choices()) == count + drafted


def test_what_comes_to_light_after_a_turn_waits_for_its_confirmation() -> None:
    """Botankhamun flips its coin when you are done, not before: you may still take it back."""
    journal = of(Game.new(Settings(solo=Botankhamun()), 3))
    while journal.committed.decision is not None and journal.committed.decision.kind != "die":
        journal = enter(journal, "play", offered(journal)[0])
    before = journal.committed.state.copy()
    journal = to_the_end_of_the_turn(journal)
    assert difference(journal.committed.state, before) == ""
    assert journal.game_for(0).state.reveals == before.reveals
    drafted = journal.drafted
    journal = enter(journal, "undo")
    assert journal.drafted == drafted[:-1]
    journal = enter(journal, "choose", drafted[-1])
    journal = enter(journal, "confirm")
    assert journal.committed.state.reveals > before.reveals


def test_a_reveal_within_a_turn_commits_what_came_before() -> None:
    """Somewhere in these games a card is drawn in the middle of a turn."""
    found = 0
    for seed in range(12):
        journal, rng = two(seed), Random(seed)
        while journal.decider() is not None:
            seat = journal.decider()
            assert seat is not None
            if journal.must_confirm(seat):
                journal = enter(journal, "confirm")
                continue
            reveals = journal.game_for(seat).state.reveals
            journal = enter(journal, "choose", rng.choice(offered(journal)))
            if journal.drafter is None:
                found += 1
                assert journal.committed.state.reveals > reveals
                assert journal.public_sequence == journal.sequence
                assert journal.decider() == seat
    assert found > 5


def test_play_chooses_and_confirms_at_once() -> None:
    journal = two()
    journal = enter(journal, "play", offered(journal)[0])
    assert journal.public_sequence == 1
    journal = at_a_turn()
    journal = enter(journal, "choose", offered(journal)[0])
    journal = enter(journal, "play", offered(journal)[0])
    assert journal.drafter is None
    assert journal.public_sequence == journal.sequence


def test_what_is_refused() -> None:
    journal = two()
    seat = journal.decider()
    assert seat is not None
    assert code(journal, Entry(1, 1 - seat, "choose", "pass")) == "not-asked"
    assert code(journal, Entry(1, seat, "choose", "die:99")) == "illegal"
    assert code(journal, Entry(1, seat, "choose")) == "illegal"
    assert code(journal, Entry(1, seat, "undo", "pass")) == "illegal"
    assert code(journal, Entry(1, seat, "shout")) == "illegal"
    assert code(journal, Entry(1, seat, "confirm")) == "nothing-to-confirm"
    assert code(journal, Entry(2, seat, "choose", offered(journal)[0])) == "late"
    assert code(journal, Entry(0, seat, "choose", offered(journal)[0])) == "late"
    assert journal.entries == ()


def test_who_is_not_asked_learns_nothing_of_a_draft() -> None:
    """Numbers sent by other seats get the same answer before and during the draft."""
    journal = at_a_turn()
    seat = journal.decider()
    assert seat is not None
    numbers = range(journal.sequence - 1, journal.sequence + 6)

    def answers() -> list[str]:
        return [code(journal, Entry(n, 1 - seat, "choose", "pass")) for n in numbers]

    before = answers()
    journal = enter(journal, "choose", offered(journal)[0])
    journal = enter(journal, "undo")
    journal = enter(journal, "choose", offered(journal)[1])
    assert answers() == before


def test_the_same_entry_again_is_recognized() -> None:
    journal = two()
    entry = Entry(1, journal.decider() or 0, "play", offered(journal)[0])
    journal = journal.after(entry)
    assert journal.repeats(entry)
    assert not journal.repeats(entry._replace(seat=1 - entry.seat))
    assert not journal.repeats(entry._replace(option=None))
    assert not journal.repeats(entry._replace(sequence=0))


@pytest.mark.parametrize("seed", range(4))
def test_the_same_entries_give_the_same_journal(seed: int) -> None:
    """A game with many undone choices gives the same journal and save as one without."""
    rng = Random(seed)
    settings = Settings(solo=Botankhamun()) if seed == 3 else Settings(players=2 + seed)
    start = Game.new(settings, seed)
    text = start.save()
    journal = of(start)
    while (seat := journal.decider()) is not None:
        kinds = ["choose"] * 6 + ["undo", "restart"] if not journal.must_confirm(seat) else []
        if journal.must_confirm(seat):
            kinds = ["confirm", "confirm", "undo"]
        kind = rng.choice(kinds)
        if kind in ("undo", "restart") and not journal.can_undo(seat):
            continue
        journal = enter(journal, kind, rng.choice(offered(journal)) if kind == "choose" else None)
    again = of(Game.load(text))
    for entry in journal.entries:
        again = again.after(entry)
    assert difference(again.committed.state, journal.committed.state) == ""
    assert again.public_sequence == journal.public_sequence == journal.sequence
    assert Game.load(journal.committed.save()).state.players == journal.committed.state.players
    assert code(journal, Entry(journal.sequence + 1, 0, "undo")) == "over"


def dithered(journal: Journal, rng: Random) -> Iterator[tuple[Journal, Entry]]:
    """Yield a whole game with many undone choices: each entry, and the journal before it."""
    while (seat := journal.decider()) is not None:
        kind = rng.choice(["confirm", "undo"] if journal.must_confirm(seat) else ["choose"] * 9)
        if journal.can_undo(seat) and rng.random() < 0.1:
            kind = rng.choice(["undo", "restart"])
        option = rng.choice(offered(journal)) if kind == "choose" else None
        entry = Entry(journal.sequence + 1, seat, kind, option)
        yield journal, entry
        journal = journal.after(entry)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count every choice that is played from now on."""
    made: list[str] = []

    def play(game: Game, option: str) -> None:
        made.append(str(option))
        original(game, option)

    original = Game.play
    monkeypatch.setattr(Game, "play", play)
    return made


@pytest.mark.parametrize("solo", [None, Botankhamun()])
def test_a_choice_is_played_once_and_nothing_else_is(plays: list[str], solo: Solo | None) -> None:
    """Also one that has to wait for its confirmation: confirming it plays nothing again."""
    begun = of(Game.new(Settings(solo=solo), 5))
    kinds = set()
    for journal, entry in dithered(begun, Random(5)):
        plays.clear()
        journal.after(entry)
        assert plays == ([] if entry.option is None else [entry.option])
        kinds.add((entry.kind, journal.draft is not None and journal.draft.end is not None))
    assert kinds >= {("confirm", True), ("undo", True), ("undo", False), ("choose", False)}


def test_an_entry_leaves_the_journal_it_was_made_in_as_it_was() -> None:
    """A process that loses the race to the database discards its new journal."""
    for journal, entry in dithered(two(9), Random(9)):
        before = [journal.game_for(seat).state.copy() for seat in (0, 1)]
        known = journal.sequence, journal.public_sequence, journal.drafted, journal.choices()
        one, other = journal.after(entry), journal.after(entry)
        assert known == (
            journal.sequence,
            journal.public_sequence,
            journal.drafted,
            journal.choices(),
        )
        for seat in (0, 1):
            assert difference(journal.game_for(seat).state, before[seat]) == ""
            assert difference(one.game_for(seat).state, other.game_for(seat).state) == ""


def test_a_rule_that_fails_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = at_a_turn()
    seat, option = journal.decider(), offered(journal)[0]
    assert seat is not None
    before, entry = (
        journal.committed.state.copy(),
        Entry(journal.sequence + 1, seat, CHOOSE, option),
    )

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Run, "play", fail)
        with pytest.raises(ZeroDivisionError):
            journal.after(entry)
    assert difference(journal.committed.state, before) == ""
    assert journal.after(entry).drafted == (option,)


def test_any_earlier_moment(plays: list[str]) -> None:
    """Any step of a whole game can be restored from a position stored shortly before."""
    seen = {len(j.choices()): j.committed.state.copy() for j, _ in dithered(two(11), Random(11))}
    *_, (journal, _) = dithered(two(11), Random(11))
    choices = journal.choices()
    assert len(choices) > 2 * EVERY
    for step in range(len(choices) + 1):
        plays.clear()
        game = journal.timeline.at(step)
        assert len(plays) < EVERY
        assert [str(choice) for choice in game.choices] == choices[:step]
        assert len(game.events) == journal.timeline.events[step]
        assert step not in seen or difference(game.state, seen[step]) == ""
    assert journal.choices() == choices


def test_a_save_is_played_once_and_every_step_is_known(plays: list[str]) -> None:
    *_, (journal, _) = dithered(two(12), Random(12))
    text = journal.committed.save()
    plays.clear()
    again = Timeline.loaded(text)
    assert plays == journal.choices()
    assert again.events == journal.timeline.events
    assert [mark.round for mark in again.marks] == [mark.round for mark in journal.timeline.marks]
    kept = [step for step, mark in enumerate(again.marks) if mark.kept is not None]
    assert kept == list(range(0, again.steps + 1, EVERY))


def test_a_choice_of_every_kind_can_be_taken_back() -> None:
    """Choices of whole games are made, undone and made again."""
    met: set[str] = set()
    undone: set[str] = set()
    for seed, settings in enumerate(
        [Settings(players=3), Settings(players=4), Settings(solo=Botankhamun())] * 2
    ):
        journal = of(Game.new(settings, seed))
        rng = Random(seed)
        while (seat := journal.decider()) is not None:
            decision = journal.asked(seat)
            if decision is None:
                journal = enter(journal, "confirm")
                continue
            met.add(decision.kind)
            option = rng.choice(decision.options)
            before = journal.game_for(seat).copy()
            journal = enter(journal, "choose", option)
            if journal.can_undo(seat):
                undone.add(decision.kind)
                journal = enter(journal, "undo")
                assert difference(journal.game_for(seat).state, before.state) == ""
                journal = enter(journal, "choose", option)
    assert met >= {"die", "take", "action", "pay", "temple", "statue", "osiris", "hathor", "faith"}
    assert undone == met


def test_entries_of_earlier_rules_find_their_way() -> None:
    """Earlier versions did not ask about Anubis for the only die; the next answer is Bread."""
    at = Position().player(0, scribes=2)
    for value in (3, 4, 5):
        at.die("horus", "black", value)
    journal = of(at.game())
    die = f"die:{at.state.sections[0][0]}"  # dice had numbers then
    for entry in (Entry(1, 0, CHOOSE, die), Entry(2, 0, CHOOSE, "produce:bread")):
        journal = journal.after_recorded(entry)
    assert journal.sequence == 2
    assert journal.game_for(0).state.players[0].scribes == 0
    assert journal.drafted[-1] == "produce:bread"
    assert journal.must_confirm(0)


def about_to_declare() -> Journal:
    at = Position().give(0, "D23")
    at.state.phase, at.state.round = Phase.DECLARATION, 16
    return of(at.game())


def test_R105_declaring_a_decree_commits_it() -> None:
    """The others see it at once, and nothing leads back behind it."""
    journal = enter(about_to_declare(), "choose", "declare:D23")
    assert journal.draft is None
    assert journal.choices() == ["declare:D23"]
    assert journal.sequence_for(1) == 1
    for kind in ("undo", "restart"):
        assert code(journal, Entry(2, 0, kind)) == "nothing-to-undo"
    journal = enter(journal, "choose", "god:osiris")
    journal = enter(journal, "restart")
    assert "god:osiris" in offered(journal)


@pytest.mark.parametrize(
    "undone",
    [
        [("declare:D23", "choose"), (None, "undo")],
        [("declare:D23", "choose"), (None, "restart")],
        [("declare:D23", "choose"), ("god:osiris", "choose"), (None, "undo"), (None, "undo")],
        [("declare:D23", "choose"), ("god:osiris", "choose"), (None, "restart")],
    ],
)
@pytest.mark.parametrize("then", ["pass", "declare:D23"])
def test_a_recorded_declaration_may_be_undone(
    undone: list[tuple[str | None, str]], then: str
) -> None:
    """Declaring could be undone in earlier versions; their journals give the same game."""
    journal = about_to_declare()
    for option, kind in (*undone, (then, "choose")):
        journal = journal.after_recorded(Entry(journal.sequence + 1, 0, kind, option))
    assert journal.sequence == len(undone) + 1
    seen = journal.game_for(0)
    assert seen.choices == [then]
    assert difference(seen.state, enter(about_to_declare(), "choose", then).game_for(0).state) == ""
