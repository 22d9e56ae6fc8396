"""Players who are gone: a computer stands in by consent, who comes back takes over; abandoning."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tekhenu.games.journal import Entry, EntryRefused
from tekhenu.games.leaving import SITTING, Leaving
from tekhenu.games.ports import Sighting
from tekhenu.games.records import ABANDON, Motion
from tekhenu.rules.state import Phase
from tekhenu.server.storage import Store
from tekhenu.server.storage import absences as storage
from tekhenu.server.storage.models import EntryRow, GameRow, now
from tekhenu.text import languages
from tests.positions import Position

from .client import SAME_SITE, Client, bearer, serving
from .conftest import without_limits
from .test_ending import wait_until
from .test_storage import GAME, back_to, new_game
from .test_wire import deciders
from .wire import differences, twins, wire

HOUR = timedelta(hours=1)


class Friends:
    """A game of Ada, who began it, and of friends who have come by their links."""

    def __init__(self, ada: Client, *names: str, **wish: Any) -> None:
        players = 1 + len(names)
        seats = ["me", *["friend"] * len(names)]
        made = ada.begin(seats=seats, players=players, name="Ada", **wish)
        self.service = ada.service
        self.game, self.api = made["game"], f"/api/games/{made['game']}"
        self.who = [ada]
        self.tokens = [made["seats"][0]["token"]]
        for seat, name in enumerate(names, 1):
            friend = ada.other()
            claim = {"token": made["seats"][seat]["token"], "name": name}
            claimed = friend.post(f"{self.api}/seats/claim", claim)
            assert claimed.status_code == 200, claimed.text
            self.who.append(friend)
            self.tokens.append(claimed.json()["token"])
        for friend in self.who:
            friend.get(f"/games/{self.game}")

    @property
    def asked(self) -> int:
        decider = self.service.session(self.game).journal.decider()
        assert decider is not None
        return decider

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.who)) if other != seat]

    def info(self, seat: int = 0) -> dict[str, Any]:
        info: dict[str, Any] = self.who[seat].get(self.api).json()
        return info

    def vanish(self, seat: int, ago: timedelta = HOUR) -> None:
        """Let time pass without requests and entries."""
        session = self.service.session(self.game)
        session.seen.pop(seat, None)
        self.begin_earlier(ago)
        storage.note_sightings(self.service.store, [Sighting(self.game, seat, now() - ago)])
        with self.service.store.engine.begin() as connection:
            here = EntryRow.game == self.game
            connection.execute(update(EntryRow).where(here).values(at=now() - ago))

    def begin_earlier(self, ago: timedelta) -> None:
        session = self.service.session(self.game)
        created = session.snapshot.created - ago
        record = replace(session.snapshot.record, created=created)
        session.snapshot = replace(session.snapshot, record=record)
        with self.service.store.engine.begin() as connection:
            here = GameRow.id == self.game
            connection.execute(update(GameRow).where(here).values(created=created))

    def say(self, seat: int, path: str, agree: bool = True, lang: str = "en") -> Any:
        body = {} if path.endswith("return") else {"agree": agree}
        headers = SAME_SITE | {"accept-language": lang}
        return self.who[seat].post(f"{self.api}/{path}", body, headers)

    def replace(self, seat: int, agree: bool = True, by: int | None = None) -> Any:
        return self.say(self.others(seat)[0] if by is None else by, f"seats/{seat}/replace", agree)

    def play(self, seat: int, kind: str = "play") -> Any:
        current = self.who[seat].decision(self.game, seat)
        option = current["decision"]["options"][0] if kind in ("play", "choose") else None
        return self.who[seat].enter(self.game, current["sequence"] + 1, kind, option, seat)

    def notices(self) -> list[tuple[str, int]]:
        return [(notice["kind"], notice["seat"]) for notice in self.info()["notices"]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Start a server with quick computers as stand-ins."""
    folder = tmp_path_factory.mktemp("server")
    config = without_limits(f"sqlite:///{folder / 'games.sqlite'}", stand_in="greedy")
    with serving(config) as first:
        yield first


@pytest.fixture
def pair(client: Client) -> Friends:
    return Friends(client, "Bo")


# A computer stands in


def test_a_seat_vanishes_when_nobody_is_there_and_it_is_asked(pair: Friends) -> None:
    asked, other = pair.asked, 1 - pair.asked
    for seat in (asked, other):
        refused = pair.replace(seat)
        assert (refused.status_code, refused.json()["error"]) == (409, "not-away")
    pair.vanish(other)
    assert pair.replace(other).json()["error"] == "not-away"
    pair.vanish(asked)
    assert pair.info(other)["vanished"] == [asked]
    assert pair.replace(asked).status_code == 200


def test_who_listens_is_there(pair: Friends) -> None:
    asked = pair.asked
    with pair.who[asked].http.stream("GET", f"{pair.api}/live?seat={asked}") as live:
        events = live.iter_raw()
        next(events)
        pair.vanish(asked)
        assert pair.replace(asked).json()["error"] == "not-away"
    wait_until(lambda: not pair.service.live.seats(pair.game))
    assert pair.replace(asked).json()["error"] == "not-away", "until a moment ago"


def test_in_a_game_of_days_nobody_is_hurried(pair: Friends) -> None:
    pair.begin_earlier(2 * SITTING)
    pair.vanish(pair.asked)
    assert pair.replace(pair.asked).json()["error"] == "not-away"
    pair.vanish(pair.asked, SITTING)
    assert pair.replace(pair.asked).status_code == 200


def test_all_who_remain_have_to_agree(client: Client) -> None:
    friends = Friends(client, "Bo", "Cy")
    gone = friends.asked
    one, two = friends.others(gone)
    friends.vanish(gone)
    assert friends.replace(gone, by=one).status_code == 200
    (motion,) = friends.info(two)["motions"]
    assert motion == {"kind": "replace", "seat": gone, "agreed": [one]}
    assert friends.info()["seats"][gone]["kind"] == "human"
    page = friends.who[two].get(f"/games/{friends.game}", {"accept-language": "en"}).text
    assert f'data-leaving="seats/{gone}/replace">Agree<' in page
    assert friends.replace(gone, False, by=two).status_code == 200
    assert friends.info()["motions"] == []
    assert friends.notices()[-1] == ("kept", two)
    refused = friends.replace(gone, False, by=two)
    assert (refused.status_code, refused.json()["error"]) == (409, "no-motion")
    for seat in (one, two):
        assert friends.replace(gone, by=seat).status_code == 200
    seat = friends.info()["seats"][gone]
    assert (seat["kind"], seat["stand_in"]) == ("greedy", True)
    assert friends.notices()[-1] == ("replaced", gone)
    wait_until(lambda: friends.asked != gone)


def test_whoever_is_away_too_need_not_agree(client: Client) -> None:
    friends = Friends(client, "Bo", "Cy")
    gone = friends.asked
    one, two = friends.others(gone)
    for seat in (gone, two):
        friends.vanish(seat)
    assert friends.replace(gone, by=one).status_code == 200
    assert friends.info()["seats"][gone]["stand_in"]


def test_a_seat_that_was_given_up_may_be_played_at_once(pair: Friends) -> None:
    gone = 1 - pair.asked
    assert pair.who[gone].post(f"{pair.api}/seats/{gone}/leave", {}).status_code == 200
    assert pair.info(1 - gone)["vanished"] == [gone]
    assert pair.replace(gone).status_code == 200
    assert pair.info(1 - gone)["seats"][gone]["stand_in"]


def test_who_comes_back_takes_the_seat_back(pair: Friends) -> None:
    gone = pair.asked
    pair.vanish(gone)
    pair.replace(gone)
    wait_until(lambda: pair.asked != gone)
    current = pair.who[gone].decision(pair.game, gone)
    entry = {"sequence": current["sequence"] + 1, "kind": "play", "option": "pass", "seat": gone}
    refused = pair.who[gone].post(f"{pair.api}/entries", entry)
    assert (refused.status_code, refused.json()["error"]) == (409, "stand-in")
    page = pair.who[gone].get(f"/games/{pair.game}", {"accept-language": "en"}).text
    assert "A computer is playing for you." in page
    assert pair.say(1 - gone, f"seats/{gone}/return").status_code == 403
    assert pair.say(gone, f"seats/{gone}/return").status_code == 200
    assert pair.info()["seats"][gone]["kind"] == "human"
    assert pair.notices()[-1] == ("returned", gone)
    assert pair.say(gone, f"seats/{gone}/return").json()["error"] == "no-stand-in"
    while pair.asked != gone:
        assert pair.play(pair.asked).status_code == 200
    assert pair.play(gone).status_code == 200


def test_while_a_computer_is_asked_its_person_is_not(
    pair: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pair.service.games.computers, "consider", lambda *_, **__: None)
    gone = pair.asked
    mine = f"/games/{pair.game}"
    assert pair.who[gone].get("/api/games").json()["mine"][0]["asked"] == [gone]
    assert "data-option" in pair.who[gone].get(mine).text
    pair.vanish(gone)
    pair.replace(gone)
    assert pair.asked == gone
    assert pair.who[gone].get("/api/games").json()["mine"][0]["asked"] == []
    assert "data-option" not in pair.who[gone].get(mine).text


def test_who_comes_with_their_own_link_has_the_seat_back(pair: Friends) -> None:
    gone = pair.asked
    pair.vanish(gone)
    pair.replace(gone)
    phone = pair.who[0].other()
    claimed = phone.post(f"{pair.api}/seats/claim", {"token": pair.tokens[gone]})
    assert claimed.status_code == 200
    assert pair.info()["seats"][gone]["kind"] == "human"
    assert pair.notices()[-1] == ("returned", gone)


def test_a_thought_that_comes_too_late_is_not_played(pair: Friends) -> None:
    gone = pair.asked
    session = pair.service.session(pair.game)
    option = str(session.journal.committed.decision.options[0])  # type: ignore[union-attr]
    entry = Entry(session.journal.sequence + 1, gone, "play", option)
    with pytest.raises(EntryRefused, match="late"):
        pair.service.enter(session, entry, computer=True)
    assert pair.service.enter(session, entry)


def test_what_was_tentative_is_taken_back_and_the_game_opens_again(sqlite: str) -> None:
    with serving(without_limits(sqlite, stand_in="greedy")) as ada:
        pair = Friends(ada, "Bo")
        gone = pair.asked
        assert pair.play(gone, "choose").status_code == 200
        assert pair.service.session(pair.game).journal.draft is not None
        pair.vanish(gone)
        pair.replace(gone)
        wait_until(lambda: pair.asked != gone)
        session = pair.service.session(pair.game)
        kinds = [entry.kind for entry in session.journal.entries]
        assert kinds[:3] == ["choose", "restart", "play"]
        choices, cookies = session.journal.choices(), ada.http.cookies
    with serving(without_limits(sqlite)) as again:
        again.http.cookies = cookies
        assert again.service.session(pair.game).journal.choices()[: len(choices)] == choices
        assert again.get(f"/games/{pair.game}").status_code == 200


def test_what_one_process_sees_another_knows(database: str) -> None:
    config = without_limits(database, stand_in="greedy")
    with serving(config) as ada, serving(config) as elsewhere:
        pair = Friends(ada, "Bo")
        gone = pair.asked
        pair.vanish(gone)
        assert pair.info(1 - gone)["vanished"] == [gone]
        bo = elsewhere.other()
        bo.http.cookies = pair.who[gone].http.cookies
        with bo.http.stream("GET", f"{pair.api}/live?seat={gone}") as live:
            events = live.iter_raw()
            next(events)
            elsewhere.service.wait(elsewhere.service.games.leaving.note())
        assert pair.info(1 - gone)["vanished"] == []


# Abandoning


def test_a_game_alone_is_abandoned_at_once(client: Client) -> None:
    game = client.begin(solo=True, name="Ada")["game"]
    api = f"/api/games/{game}"
    with client.http.stream("GET", f"{api}/live?seat=0") as live:
        events = live.iter_raw()
        assert b'"over": false' in next(events)
        assert client.post(f"{api}/abandon", {}).status_code == 200
        event_seen = next(events)
        assert b'"over": true' in event_seen and b'"decider": null' in event_seen
    info, current = client.get(api).json(), client.decision(game, 0)
    assert (info["abandoned"], info["over"], info["ranking"]) == (True, True, None)
    assert (current["over"], current["decision"]) == (True, None)
    refused = client.enter(game, 1, "play", "pass", 0)
    assert (refused.status_code, refused.json()["error"]) == (409, "abandoned")
    assert client.post(f"{api}/abandon", {}).json()["error"] == "abandoned"
    assert client.get(f"{api}/save").status_code == 200
    page = client.get(f"/games/{game}", {"accept-language": "en"}).text
    assert "This game was abandoned." in page
    assert "data-option" not in page


def test_computers_among_themselves_are_abandoned_by_whoever_began_it(client: Client) -> None:
    game = client.begin(seats=["greedy", "greedy"])["game"]
    assert client.other().post(f"/api/games/{game}/abandon").status_code == 403
    assert 'data-leaving="abandon"' in client.get(f"/games/{game}/seats").text
    assert client.post(f"/api/games/{game}/abandon").json()["abandoned"]


def test_abandoned_games_are_marked_and_do_not_count(only_client: Client) -> None:
    game = only_client.begin(solo=True, name="Ada")["game"]
    only_client.post(f"/api/games/{game}/abandon", {})
    games = only_client.get("/api/games").json()
    (mine,) = games["mine"]
    assert (mine["abandoned"], mine["over"], mine["results"], mine["asked"]) == (True, True, [], [])
    assert games["best"] == []
    page = only_client.get("/", {"accept-language": "en"}).text
    assert "Abandoned during setup" in page


def test_all_have_to_agree_to_abandon_a_game(pair: Friends) -> None:
    assert pair.say(0, "abandon").status_code == 200
    assert pair.info(1)["motions"] == [{"kind": "abandon", "seat": None, "agreed": [0]}]
    assert not pair.info()["abandoned"]
    assert pair.play(pair.asked).status_code == 200
    assert pair.say(1, "abandon", agree=False).status_code == 200
    assert pair.info()["motions"] == []
    pair.say(1, "abandon")
    assert pair.say(0, "abandon").json()["abandoned"]
    assert pair.notices()[-1] == ("abandoned", 0)


def test_who_is_away_for_a_while_has_a_say_in_abandoning(pair: Friends) -> None:
    pair.vanish(1)
    assert not pair.say(0, "abandon").json()["abandoned"]
    pair.vanish(1, SITTING)
    assert pair.say(0, "abandon").json()["abandoned"]


# Refusals and secrets


def test_strangers_have_no_say(pair: Friends) -> None:
    pair.vanish(pair.asked)
    stranger = pair.who[0].other()
    for path in (f"seats/{pair.asked}/replace", "abandon", f"seats/{pair.asked}/return"):
        for who in ({}, bearer("x" * 43)):
            refused = stranger.post(f"{pair.api}/{path}", {}, SAME_SITE | who)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
    assert pair.replace(3).json()["error"] == "no-such-seat"
    assert stranger.get(pair.api).json()["vanished"] == []


def test_a_program_agrees_with_its_token(pair: Friends) -> None:
    gone = pair.asked
    pair.vanish(gone)
    headers = bearer(pair.tokens[1 - gone])
    path = f"{pair.api}/seats/{gone}/replace"
    assert pair.who[0].other().post(path, {}, headers).status_code == 200
    assert pair.info()["seats"][gone]["stand_in"]


def test_refusals_in_every_language(pair: Friends) -> None:
    tries: list[Callable[[str], Any]] = [
        lambda lang: pair.say(0, "seats/1/replace", lang=lang),
        lambda lang: pair.say(0, "seats/1/replace", agree=False, lang=lang),
        lambda lang: pair.say(0, "seats/0/return", lang=lang),
    ]
    event_seen = [{attempt(lang).json()["message"] for lang in languages()} for attempt in tries]
    assert [len(messages) for messages in event_seen] == [len(languages())] * len(tries)


def test_nobody_learns_who_may_declare_by_who_counts_as_vanished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 or seat 2 holds D23, and all seats but one are away."""
    monkeypatch.setattr(Leaving, "_wait", lambda *_: timedelta(0))
    at = Position(players=4).give(1, "D23").give(2, "D12").give(0, "D13").give(3, "D14")
    at.state.phase = Phase.DECLARATION
    pairs = (twins(at.state, at.settings, 0, seed, hands=False) for seed in range(12))
    pair = next(pair for pair in pairs if pair is not None and deciders(pair) == {1, 2})
    with wire(tmp_path, monkeypatch) as both:
        seen = both.seat(pair)
        for server, looker in zip(both.servers, seen, strict=True):
            for seat in (1, 2, 3):
                claim = {"token": looker.tokens[seat]}
                answer = server.other().post(f"/api/games/{looker.game}/seats/claim", claim)
                assert answer.status_code == 200
        for looker in seen:
            assert looker.browser.get(f"/api/games/{looker.game}").json()["vanished"] == [1, 2, 3]
        assert differences(*(looker.glance() for looker in seen)) == []


# Storage


def test_nobody_counts_as_gone_by_an_upgrade(database: str) -> None:
    store = Store(database)
    store.migrate()
    store.create(new_game())
    back_to("0005", store)
    store.migrate()
    assert set(storage.signs_of_life(store, GAME, 0).seen) == {0}
    store.close()


def test_consent_is_kept(database: str) -> None:
    store = Store(database)
    store.migrate()
    store.create(new_game())
    motion = Motion.to_replace(0)
    assert storage.agree(store, GAME, motion, [1]) == {1}
    assert storage.agree(store, GAME, motion, [1, 2]) == {1, 2}
    assert storage.agree(store, GAME, ABANDON, [1]) == {1}
    found = store.game(GAME)
    assert found is not None
    assert found.motions == {motion: {1, 2}, ABANDON: {1}}
    storage.refuse(store, GAME, motion, 0)
    storage.seat_computer(store, GAME, 0, "greedy", asked=True)
    storage.seat_computer(store, GAME, 0, "random", asked=True)
    found = store.game(GAME)
    assert found is not None
    assert (found.seats[0].kind, found.awaited) == ("greedy", True)
    assert found.motions == {ABANDON: {1}}
    assert storage.take_back(store, GAME, 0)
    assert not storage.take_back(store, GAME, 0)
    storage.abandon(store, GAME, 0, 3)
    storage.abandon(store, GAME, 0, 4)
    found = store.game(GAME)
    assert found is not None
    assert (found.abandoned, found.rounds, found.motions) == (True, 3, {})
    event_seen = [notice.kind for notice in found.notices]
    assert event_seen == ["kept", "replaced", "returned", "abandoned"]
    assert list(store.ended_games([GAME])) == [GAME]
    store.close()
