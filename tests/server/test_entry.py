"""One entry, once: checked, played, written, swapped in, announced, and answered with the table."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tekhenu.lab.invariants import difference
from tekhenu.rules import Game
from tekhenu.server.founding import found
from tekhenu.server.house import BrokenGame, House
from tekhenu.server.journal import Entry, Refused
from tekhenu.server.language import COOKIE
from tekhenu.server.messages import NewGameRequest
from tekhenu.server.settings import Settings
from tekhenu.server.sitting import Sitting
from tekhenu.server.storage import Store
from tekhenu.server.table_page import seen_by, table_page, viewer_of
from tekhenu.text import catalogue

from .client import AS_PAGE, Client

FRIENDS = NewGameRequest(seats=["friend", "friend"], seed=4)


@pytest.fixture
def house(sqlite: str) -> Iterator[House]:
    house = House(Settings(database=sqlite))
    house.store.migrate()
    yield house
    house.close()


class Counted:
    """How often something is called."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.calls: list[tuple[Any, ...]] = []
        original: Callable[..., Any] = getattr(owner, name)

        def called(*args: Any, **named: Any) -> Any:
            self.calls.append(args[1:])
            return original(*args, **named)

        patch.setattr(owner, name, called)


def next_entry(sitting: Sitting, rng: Random, kind: str = "choose") -> Entry:
    """Any choice, or the confirmation that is due."""
    journal = sitting.journal
    seat = journal.decider()
    assert seat is not None
    decision, number = journal.asked(seat), journal.sequence + 1
    if decision is None:
        return Entry(number, seat, "confirm")
    return Entry(number, seat, kind, str(rng.choice(decision.options)))


def test_an_entry_is_played_once_and_written_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a whole game; sent again, neither."""
    sitting, rng = house.create(*found(FRIENDS)), Random(4)
    played, written = Counted(monkeypatch, Game, "play"), Counted(monkeypatch, Store, "append")
    while not sitting.journal.committed.over:
        entry = next_entry(sitting, rng)
        played.calls, written.calls = [], []
        assert house.enter(sitting, entry)
        assert played.calls == ([] if entry.option is None else [(entry.option,)])
        assert written.calls == [(sitting.id, entry)]
        assert not house.enter(sitting, entry)
        assert (len(played.calls), len(written.calls)) == (int(entry.option is not None), 1)


def test_opening_a_game_plays_every_choice_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for the page; and a save that a game is begun with is not played again."""
    sitting, rng = house.create(*found(FRIENDS)), Random(5)
    for _ in range(150):
        house.enter(sitting, next_entry(sitting, rng))
    choices = sitting.journal.choices() + list(sitting.journal.drafted)
    house._sittings.clear()
    played = Counted(monkeypatch, Game, "play")
    again = house.sitting(sitting.id)
    table_page(seen_by(again, viewer_of(again, [], None), catalogue("en")))
    assert again.journal.choices() + list(again.journal.drafted) == choices
    made = [entry.option for entry in again.journal.entries if entry.option is not None]
    assert [str(call[0]) for call in played.calls] == made
    played.calls = []
    continued = NewGameRequest(save=again.journal.committed.save(), seats=["friend", "friend"])
    begun = house.create(*found(continued))
    table_page(seen_by(begun, viewer_of(begun, [], None), catalogue("en")))
    assert [str(call[0]) for call in played.calls] == again.journal.choices()


def test_whoever_loses_the_race_has_changed_nothing(house: House, sqlite: str) -> None:
    """Another process writes between our check and our writing."""
    sitting, rng = house.create(*found(FRIENDS)), Random(6)
    other = House(Settings(database=sqlite))
    for _ in range(60):
        theirs = other.sitting(sitting.id)
        won = next_entry(theirs, rng)
        mine = next_entry(sitting, Random(rng.random()))
        assert other.enter(theirs, won)
        if mine == won:
            assert not house.enter(sitting, mine)
        else:
            with pytest.raises(Refused, match="late"):
                house.enter(sitting, mine)
        assert sitting.journal.entries == theirs.journal.entries
        for seat in (None, 0, 1):
            one, two = (s.journal.game_for(seat).state for s in (sitting, theirs))
            assert difference(one, two) == ""
    other.close()


def test_killed_between_writing_and_swapping(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written counts, whether or not its sender was told; sent again it counts once."""
    sitting, rng = house.create(*found(FRIENDS)), Random(7)
    append = Store.append

    def killed(store: Store, game: str, entry: Entry) -> None:
        append(store, game, entry)
        raise KeyboardInterrupt

    for _ in range(40):
        entry = next_entry(sitting, rng)
        before = sitting.journal
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", killed)
            with pytest.raises(KeyboardInterrupt):
                house.enter(sitting, entry)
        assert sitting.journal is before
        assert not house.enter(house.sitting(sitting.id), entry)
        assert sitting.journal.entries == (*before.entries, entry)


def test_a_rule_that_fails_is_never_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, rng = house.create(*found(FRIENDS)), Random(8)
    entry, before = next_entry(sitting, rng), sitting.journal
    written = Counted(monkeypatch, Store, "append")

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Game, "_carry_out", fail)
        with pytest.raises(BrokenGame):
            house.enter(sitting, entry)
    assert sitting.journal is before
    assert written.calls == []
    assert house.enter(sitting, entry)


# The answer


def shown(client: Client, game: str, seat: int) -> str:
    answer = client.get(f"/games/{game}/table?seat={seat}")
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize(
    ("lang", "wish"),
    [("en", {"seats": ["me", "friend"]}), ("ko", {"players": 2}), ("fr", {"solo": True})],
)
def test_the_answer_is_what_the_page_would_fetch(
    client: Client, lang: str, wish: dict[str, Any]
) -> None:
    """Byte for byte; with a friend, with two at one device, who hand it over, and alone."""
    made = client.begin(seed=9, **wish)
    game, path = made["game"], f"/api/games/{made['game']}/entries"
    client.http.cookies.set(COOKIE, lang)
    friend = client.other()
    friend.get("/")
    held = [row["seat"] for row in made["seats"] if row["yours"]]
    for row in made["seats"]:
        if row["kind"] == "human" and row["seat"] not in held:
            friend.post(f"/api/games/{game}/seats/claim", {"token": row["token"]})
    rng, sitting = Random(9), client.house.sitting(game)
    for _ in range(30):
        entry = next_entry(sitting, rng)
        who = client if entry.seat in held else friend
        wanted = {**entry._asdict(), "seat": entry.seat}
        first = who.post(path, wanted, AS_PAGE)
        assert first.status_code == 200, first.text
        assert first.headers["content-type"].startswith("text/html")
        assert first.text == shown(who, game, entry.seat)
        assert who.post(path, wanted, AS_PAGE).text == first.text  # a retry


def test_a_program_is_answered_in_json(client: Client) -> None:
    made = client.begin(players=2, seed=3)
    entry = next_entry(client.house.sitting(made["game"]), Random(3))
    answer = client.post(f"/api/games/{made['game']}/entries", entry._asdict())
    assert answer.json() == client.decision(made["game"], entry.seat)


def test_what_is_refused_is_refused_in_json(client: Client) -> None:
    """Another's answer in the same place, a choice that is none: the page then fetches."""
    made = client.begin(players=2, seed=3)
    entry = next_entry(client.house.sitting(made["game"]), Random(3))
    path = f"/api/games/{made['game']}/entries"
    wrong = client.post(path, entry._replace(option="nonsense")._asdict(), AS_PAGE)
    assert (wrong.status_code, wrong.json()["error"]) == (422, "illegal")
    late = client.post(path, entry._replace(sequence=7)._asdict(), AS_PAGE)
    assert (late.status_code, late.json()["error"]) == (409, "late")
    stranger = client.other().post(path, entry._asdict(), AS_PAGE)
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-your-seat")
