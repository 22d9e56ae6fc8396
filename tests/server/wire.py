"""Twins: two games that differ only in what is hidden from one who looks, and all they send."""

import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tekhenu import Automas
from tekhenu.games import creation
from tekhenu.games.journal import Journal
from tekhenu.rules import Game, Settings, View
from tekhenu.rules.knowledge import redeal, same_question
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import State
from tekhenu.rules.table import DECREE, Table
from tekhenu.rules.variants import HARDEST
from tekhenu.server import people
from tekhenu.server.api import routes
from tekhenu.server.config import ServerConfig
from tekhenu.server.storage import models
from tools.soak.deals import Recipe
from tools.soak.invariants import asked, difference

from .client import AS_PAGE, Client, bearer, serving

Seat = int | None
DEALS = 60  # tries to find secrets that lead to the same question
FOR_ANOTHER: list[tuple[int, str, str | None, Seat]] = [
    (0, "choose", "nonsense", 1),
    (0, "choose", "market:1/1", 1),
    (0, "confirm", None, 1),
]
OWN_ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
PING = b": ping\n\n"
LONG_AGO = datetime(2020, 2, 2, 2, 2, 2, tzinfo=UTC)


class AgainstAutomas(Recipe):
    """Automas of the highest difficulty in all seats but one."""

    @property
    def settings(self) -> Settings:
        return Settings(solo=Automas(self.players - 1, difficulty=HARDEST))


# Twins


@dataclass
class Twins:
    """Two games that look the same to `seat` (None: a spectator)."""

    seat: Seat
    settings: Settings
    starts: tuple[State, State]
    games: tuple[Game, Game]

    @property
    def entries(self) -> list[list[tuple[int, str]]]:
        """Return every choice since the start with its seat, for both games."""
        return [_entries(game, start) for game, start in zip(self.games, self.starts, strict=True)]

    def hands_differ(self) -> bool:
        one, other = ([p.decrees for p in game.state.players] for game in self.games)
        return one != other

    def asked_of_it(self) -> bool:
        decision = self.games[0].decision
        return decision is not None and decision.player == self.seat


def _entries(game: Game, start: State) -> list[tuple[int, str]]:
    again, entries = Game.at(start, game.settings), []
    for choice in game.choices:
        assert again.decision is not None
        entries.append((again.decision.player, str(choice)))
        again.play(choice)
    return entries


def steps(recipe: Recipe) -> Iterator[tuple[Game, State]]:
    """Yield a random game at the start of each of its steps with a question."""
    game, rng = recipe.begin(), Random(f"{recipe.seed} {recipe.players}")
    last = None
    while (decision := game.decision) is not None:
        present = game.copy()
        segment = present._now().segment
        assert segment is not None and segment.start is not None
        if not segment.choices and segment.start is not last:
            last = segment.start
            yield present, segment.start.copy()
        game.play(rng.choice(decision.options))


def twins(start: State, settings: Settings, seat: Seat, seed: int, *, hands: bool) -> Twins | None:
    """Deal anew what is hidden from the seat; with `hands`, only who holds which Decree."""
    true, rng = Game.at(start, settings), Rng.seeded(seed)
    for _ in range(DEALS):
        dealt = start.copy()
        redeal(Table(dealt, settings, None), seat, rng)
        if hands:
            _keep_the_future(dealt, start)
        other = Game.at(dealt, settings)
        pair = Twins(seat, settings, (start, dealt), (true, other))
        fits = same_question(true.decision, other.decision) and looks_the_same(pair)
        if fits and (pair.hands_differ() or not hands):
            return pair
    return None


def _keep_the_future(dealt: State, start: State) -> None:
    truth = start.copy()
    dealt.rng, dealt.stack, dealt.peek = truth.rng, truth.stack, truth.peek
    for family, deck in enumerate(truth.decks):
        if family != DECREE:
            dealt.decks[family] = deck
    if truth.seth is not None and dealt.seth is not None:
        dealt.seth.stack, dealt.seth.pile = truth.seth.stack, truth.seth.pile


def play_on(pair: Twins, rng: Random, limit: int) -> None:
    """Play the same choices in both games, as long as the seat cannot distinguish them."""
    for _ in range(limit):
        decisions = [game.decision for game in pair.games]
        true, other = decisions
        if true is None or other is None:
            return
        number = rng.randrange(len(true.options))
        names = [str(true.options[number])] * 2
        if true.kind.secret and true.answered_by != pair.seat:
            names[1] = str(other.options[min(number, len(other.options) - 1)])
        if names[1] not in other.options:
            return
        tried = tuple(game.copy() for game in pair.games)
        for game, name in zip(tried, names, strict=True):
            game.play(name)
        further = Twins(pair.seat, pair.settings, pair.starts, (tried[0], tried[1]))
        if not looks_the_same(further):
            return
        pair.games = further.games


def looks_the_same(pair: Twins) -> bool:
    one, other = (game.view(pair.seat) for game in pair.games)
    return difference(one.state, other.state) == "" and _public(one) == _public(other)


def _public(view: View) -> tuple[object, ...]:
    return asked(view.decision), view.hidden_decrees, view.events, view.over


# Two servers


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


class Counterfeit:
    """Ids and secrets that are the same in both servers."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.restart(0)
        patch.setattr(creation, "new_id", self.game_id)
        patch.setattr(creation, "new_secret", self.secret)
        patch.setattr(people, "new_secret", self.secret)
        patch.setattr(routes, "new_secret", self.secret)
        patch.setattr(models, "datetime", _Clock)

    def restart(self, number: int) -> None:
        self._number, self._secrets = number, count(1)

    def game_id(self) -> str:
        letters = "abcdefghijklmnopqrstuvwxyz"
        return "game" + "".join(letters[self._number // 26**i % 26] for i in range(8))

    def secret(self) -> str:
        return f"{self._number:021}{next(self._secrets):022}"


class _Clock:
    @staticmethod
    def now(_zone: object) -> datetime:
        return LONG_AGO


class Wire:
    """Two servers, each with one of the twins; `look` is what the seat is sent by both."""

    def __init__(self, servers: list[Client], counterfeit: Counterfeit) -> None:
        self.servers = servers
        self._counterfeit = counterfeit
        self._number = 0

    def seat(self, pair: Twins) -> list["Looker"]:
        """Begin both games, play their choices, and let the seat come in by its link."""
        self._number += 1
        lookers = []
        for server, start, entries in zip(self.servers, pair.starts, pair.entries, strict=True):
            self._counterfeit.restart(self._number)
            host = server.other()
            save = Game.at(start, pair.settings).save()
            made = host.begin(save=save, seats=["friend"] * pair.settings.humans, hints=True)
            tokens = [seat.get("token") for seat in made["seats"]]
            browser = server.other()
            browser.get("/")
            for seat, token in enumerate(tokens[: pair.settings.humans]):
                mine = seat == pair.seat
                who = browser if mine else server.other()
                tokens[seat] = who.claim(made["game"], token, "Ada" if mine else None)
            for number, (seat, option) in enumerate(entries, 1):
                entry = {"sequence": number, "kind": "play", "option": option}
                path = f"/api/games/{made['game']}/entries"
                answer = host.post(path, entry, bearer(tokens[seat]))
                assert answer.status_code == 200, answer.text
            lookers.append(Looker(browser, made["game"], tokens, pair.seat, pair.settings))
        return lookers


class Looker:
    """A browser at one of the twins: everything it can ask for."""

    def __init__(
        self, browser: Client, game: str, tokens: list[str], seat: Seat, settings: Settings
    ) -> None:
        self.browser = browser
        self.game = game
        self.tokens = tokens
        self.seat = seat
        self.settings = settings

    @property
    def journal(self) -> Journal:
        return self.browser.service.session(self.game).journal

    def options_of(self, seat: int) -> list[str]:
        decision = self.journal.asked(seat)
        return [] if decision is None else [str(option) for option in decision.options]

    def enter(self, seat: int, kind: str, option: str | None = None) -> None:
        """Send an entry with the token of its seat."""
        entry = {"sequence": self.journal.sequence + 1, "kind": kind, "option": option}
        path = f"/api/games/{self.game}/entries"
        answer = self.browser.post(path, entry, bearer(self.tokens[seat]))
        assert answer.status_code == 200, answer.text

    def answer_to(self, kind: str, option: str | None = None) -> dict[str, Answer]:
        """Return the answer to an entry as the page of its person gets it."""
        entry = {"sequence": self.journal.sequence + 1, "kind": kind, "option": option}
        path = f"/api/games/{self.game}/entries"
        answer = self.browser.post(path, entry | {"seat": self.seat}, AS_PAGE)
        assert answer.status_code == 200, answer.text
        name = f"POST {kind} {option}"
        return {name: _plain(answer.status_code, answer.headers, answer.content)}

    def look(self, *, hint: bool = False) -> dict[str, Answer]:
        """Return everything that can be read, and the answers to illegal entries."""
        api, page = f"/api/games/{self.game}", f"/games/{self.game}"
        last = len(self.journal.choices())
        another = (1 if self.seat is None else self.seat + 1) % self.settings.players
        paths = ["/", f"/join/{self.game}", page]
        paths += [f"{page}/replay?step={step}" for step in {last // 2, last}]
        paths += [f"{page}/replay/table?step={last // 2}"]
        paths += [f"{page}/boards/{another}", f"{page}/boards/{another}?step={last // 2}"]
        paths += [f"{page}/record", f"{page}/record.txt"]
        paths += ["/api/games", f"{api}/nothing", f"{api}/review", f"{api}/branches"]
        paths += [] if self._may_save() else [f"{api}/save"]
        for other in {another, self.seat} - {None}:
            paths += [f"{api}/view?seat={other}", f"{api}/decision?seat={other}"]
        paths += [f"{api}/hint?seat={another}"]
        paths += [f"{api}/hint?seat={self.seat}"] if hint else []
        found = {f"GET {path}": self._read(path) for path in paths}
        if hint:
            for show in ("nudge", "turns"):
                path = f"{api}/hint?seat={self.seat}&show={show}"
                found[f"GET {path}"] = self._read(path, AS_PAGE)
        return found | self.glance()

    def glance(self) -> dict[str, Answer]:
        """Return the responses that change first after an event."""
        api, own = f"/api/games/{self.game}", "" if self.seat is None else f"?seat={self.seat}"
        paths = [
            f"/games/{self.game}/table",
            f"/games/{self.game}/coach",
            api,
            f"{api}/decision",
            f"{api}/view{own}",
        ]
        found = {f"GET {path}": self._read(path) for path in paths}
        return found | {"SSE": self._listen(f"{api}/live{own}")} | self._refused()

    def _may_save(self) -> bool:
        """Return whether the save is available: at the end, and for a person who plays alone."""
        alone = self.seat is not None and self.settings.humans == 1
        return alone or self.journal.committed.over

    def _refused(self) -> dict[str, Answer]:
        """Return the answers to illegal entries of any kind."""
        path = f"/api/games/{self.game}/entries"
        sequence = self.journal.sequence_for(self.seat) + 1
        offered = [] if self.seat is None else self.options_of(self.seat)
        names = ("nonsense", "decree:D01", "score:D12", "declare:D23", "keep:B07", "market:1/1")
        tries: list[tuple[int, str, str | None]] = [(0, "choose", name) for name in names]
        tries += [(further, "confirm", None) for further in (-1, 0, 1, 5)]
        found = {}
        for further, kind, option, seat in [(*each, None) for each in tries] + FOR_ANOTHER:
            number = max(sequence + further, 1)
            entry = {"sequence": number, "kind": kind, "option": option, "seat": seat}
            name = f"POST {further:+} {kind} {option} {seat}"
            if option in offered:
                found[name] = Answer(0, {}, b"")
                continue
            answer = self.browser.post(path, entry)
            assert answer.status_code >= 400, (entry, answer.text)
            found[name] = _plain(answer.status_code, answer.headers, answer.content)
        return found

    def _read(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        answer = self.browser.get(path, headers)
        assert answer.status_code < 500, (path, answer.text)
        return _plain(answer.status_code, answer.headers, answer.content)

    def _listen(self, path: str) -> Answer:
        """Return the first event, skipping pings."""
        with self.browser.http.stream("GET", path) as answer:
            body = b""
            for piece in answer.iter_raw():
                body = (body + piece).removeprefix(PING)
                if b"\n\n" in body:
                    break
            return _plain(answer.status_code, answer.headers, body)


def _plain(status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Remove the time and the server's address, which may differ."""
    kept = {k: v for k, v in headers.items() if k.lower() not in ("date", "content-length")}
    return Answer(status, kept, OWN_ADDRESS.sub(b"http://server", body))


def differences(one: dict[str, Answer], other: dict[str, Answer]) -> list[str]:
    """Return the places where the answers differ."""
    assert list(one) == list(other)
    return [
        f"{name}: {_where(answer, other[name])}"
        for name, answer in one.items()
        if answer != other[name]
    ]


def _where(one: Answer, other: Answer) -> str:
    if one.status != other.status:
        return f"{one.status} and {other.status}"
    if one.body == other.body:
        return f"{one.headers} and {other.headers}"
    pairs = enumerate(zip(one.body, other.body, strict=False))
    place = next((i for i, (a, b) in pairs if a != b), min(len(one.body), len(other.body)))
    near = slice(max(0, place - 60), place + 60)
    return f"{one.body[near]!r} and {other.body[near]!r}"


@contextmanager
def wire(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Wire]:
    counterfeit = Counterfeit(patch)
    with ExitStack() as stack:
        servers = []
        for name in ("true", "other"):
            database = f"sqlite:///{folder / name}.sqlite"
            config = ServerConfig(database=database, pace=0.0, limits=None, workers=1)
            servers.append(stack.enter_context(serving(config)))
        yield Wire(servers, counterfeit)
