"""Creation of games from a request or a save, both untrusted."""

import base64
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tekhenu.agents.registry import LONGEST_SEARCHES, allowed_for_guests, examples
from tekhenu.components import Edition, EditionError, from_overrides, load
from tekhenu.components.drafts import EditionDraft
from tekhenu.learn.first_game import prepare
from tekhenu.real_table.position_editor import DraftError, EditedTable, FieldValues, build_table
from tekhenu.rules import Game, SaveError, Settings, SettingsError
from tekhenu.rules.chance import TABLE
from tekhenu.rules.rng import SECURE
from tekhenu.text import seat_names

from .errors import RequestRefused, Said, SaidProblem
from .people import BadName, clean_name, new_secret
from .records import KNOWN_SAVE, KNOWN_SEED, Branch, NewGame, PlayedEdition, SeatRecord
from .session import BOTANKHAMUN, HUMAN, SECRET, STILL, SessionSnapshot
from .timeline import Timeline

log = logging.getLogger(__name__)

ME, FRIEND = "me", "friend"
SAVED = "saved"  # a deal that a person who has downloaded a save may know
MOST_PROBLEMS = 100  # maximum number of reported problems of an edition
LONGEST_SAVE = 200_000  # characters; a complete game needs about 10,000


def new_id() -> str:
    """Return 12 random base32 characters."""
    return base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


@dataclass(frozen=True)
class GameRequest:
    """The options of a game to be created.

    Fields:
        settings: the settings as `Settings.from_json` takes them.
        seats: the player of each seat ("me", "friend" or the name of an agent); None stands for
            "me" in every seat.
        seed: the seed of the deal; None for a secret one.
        prepared: whether the computer makes the choices of the setup.
        listed: whether the game is in the public list, so that everybody may watch it.
        hints: whether players may use hints in a game with friends.
        name: the name of the creator.
        names: the names of all players who share the creator's device, by seat.
        save: the text of a saved game to continue.
        position: a game in progress at a real table, as values by field of the position editor.
        edition: the id of one of the creator's editions.
        edition_of: the id of a game whose edition to use.
    """

    settings: Mapping[str, Any] = field(default_factory=dict)
    seats: list[str] | None = None
    seed: int | str | None = None
    prepared: bool = False
    listed: bool = False
    hints: bool = False
    name: str | None = None
    names: list[str] = field(default_factory=list)
    save: str | None = None
    position: Mapping[str, Any] | None = None
    edition: str | None = None
    edition_of: str | None = None


@dataclass(frozen=True)
class BranchRequest:
    """The options of a branch of a game.

    Fields:
        step: the number of choices to keep.
        seats: the player of each seat ("me" or the name of an agent); empty for "me" in every seat.
        name: the name of the person.
    """

    step: int
    seats: list[str] = field(default_factory=list)
    name: str | None = None


class CreatedGame(NamedTuple):
    """A new game that has not been stored yet, with its first choices if it is a loaded one."""

    record: NewGame
    timeline: Timeline

    def by(self, creator: int | None, place: int | None = None) -> "CreatedGame":
        """Return the game with its creator and the number of the creator's address."""
        return self._replace(record=replace(self.record, creator=creator, place=place))


def unusable(wrong: EditionError, *, in_file: bool = False) -> RequestRefused:
    """Return the refusal of an edition, with the problems that `components --check` prints."""
    problems = [SaidProblem(problem, in_file=True) for problem in wrong.problems[:MOST_PROBLEMS]]
    reason = SaidProblem(wrong.problems[0], in_file)
    return RequestRefused("bad-edition", extra={"problems": problems}, reason=reason)


class EditionChoice(NamedTuple):
    """The edition of a new game: a person's own `draft`, or the edition of an earlier game."""

    edition: Edition
    draft: EditionDraft | None = None
    played: PlayedEdition | None = None

    @classmethod
    def own(cls, draft: EditionDraft) -> "EditionChoice":
        """Return a person's own edition; raise RequestRefused if it cannot be played."""
        try:
            return cls(from_overrides({**draft.given, "name": draft.name}), draft)
        except EditionError as wrong:
            raise unusable(wrong) from None

    def checked(self, settings: Settings) -> tuple[int, ...]:
        """Return how many of the game's values were compared with the owner's copy, if known."""
        if self.draft is not None:
            return self.draft.progress_with(settings.modules)
        return () if self.played is None else self.played[1:]

    def played_with(self, settings: Settings) -> PlayedEdition | None:
        """Return the edition that the game will show, or None for the default one."""
        if self is DEFAULT:
            return None
        return PlayedEdition(self.edition.name, *self.checked(settings))


DEFAULT = EditionChoice(load())


def new_game(request: GameRequest, choice: EditionChoice = DEFAULT) -> CreatedGame:
    """Create a game with the requested seats."""
    timeline = (
        _loaded(request.save) if request.save is not None else _dealt(request, choice.edition)
    )
    deal = SECRET if request.seed is None else KNOWN_SEED
    return _seated(request, choice, timeline, deal if request.save is None else KNOWN_SAVE)


def new_branch(parent: SessionSnapshot, request: BranchRequest) -> CreatedGame:
    """Create a private game that continues another one from an earlier position.

    Call it only for a person who may know all secrets of `parent` (`may_save`).
    """
    last = parent.journal.timeline
    if request.step > last.steps or (request.step == last.steps and last.game.over):
        raise RequestRefused("bad-step", steps=last.steps)
    if FRIEND in request.seats:
        raise _bad_seats(last.game.settings)
    timeline = last.back(request.step)
    edition = parent.edition
    choice = DEFAULT if edition is None else EditionChoice(parent.settings.edition, played=edition)
    wish = GameRequest(seats=request.seats or None, name=request.name)
    created = _seated(wish, choice, timeline, KNOWN_SAVE)
    branch = Branch(parent.id, request.step)
    return created._replace(record=replace(created.record, branch=branch))


def _seated(
    request: GameRequest, choice: EditionChoice, timeline: Timeline, deal: str
) -> CreatedGame:
    """Return a new game with the requested seats."""
    game = timeline.game
    wanted = _wanted(request, game.settings)
    seats = [_seat(number, who, game.settings) for number, who in enumerate(wanted)]
    own = [number for number, who in enumerate(wanted) if who == ME]
    for number, name in _names(request, own).items():
        seats[number] = _named(seats[number], name)
    record = NewGame(
        id=new_id(),
        settings=_noted(game.settings, choice),
        origin=game.save(),
        seats=seats,
        awaited=_awaited(game, seats),
        held=tuple(own),
        listed=request.listed,
        deal=deal,
        shared=FRIEND in wanted,
        hints=request.hints or FRIEND not in wanted,
    )
    return CreatedGame(record, timeline)


def _noted(settings: Settings, choice: EditionChoice) -> dict[str, Any]:
    """Return the settings to store, with the edition and how much of it was checked.

    A save contains its own edition, which may differ from `choice`.
    """
    noted = {**settings.to_json(), "edition": dict(settings.edition.overrides)}
    if settings.edition == choice.edition and choice is not DEFAULT:
        noted["edition_checked"] = list(choice.checked(settings))
    return noted


def _names(request: GameRequest, own: list[int]) -> dict[int, str]:
    """Return the names of the people at the creator's device."""
    called = {number: name for number, name in enumerate(request.names) if name and number in own}
    if request.name is not None and own:
        called[own[0]] = request.name
    try:
        return {number: clean_name(name) for number, name in called.items()}
    except BadName:
        raise RequestRefused("bad-name") from None


def _awaited(game: Game, seats: list[SeatRecord]) -> bool:
    """Return whether a computer moves first while people wait."""
    decision = game.decision
    if decision is None or decision.player == TABLE or seats[decision.player].kind in STILL:
        return False
    return any(seat.kind == HUMAN for seat in seats)


def _dealt(request: GameRequest, edition: Edition) -> Timeline:
    game = _begun(request, edition)
    if not request.prepared:
        return Timeline.begun(game)
    if game.settings.at_table:
        raise _bad_settings("prepared", "the computer cannot set up a real table")
    prepare(game)
    return Timeline.loaded(game.save())


def _begun(request: GameRequest, edition: Edition) -> Game:
    settings = requested_settings(request, edition)
    if request.position is not None:
        return _game_in_progress(settings, request.position)
    seed = f"{SECURE}{secrets.token_hex(16)}" if request.seed is None else request.seed
    return Game.new(settings, seed)


def requested_settings(request: GameRequest, edition: Edition) -> Settings:
    """Return the settings of a requested game; raise RequestRefused if they are invalid."""
    try:
        return Settings.from_json(dict(request.settings), edition)
    except SettingsError as wrong:
        raise _bad_settings(wrong.kind, str(wrong)) from None


def _bad_settings(kind: str, detail: str) -> RequestRefused:
    """Return the refusal of settings: a message for players, an English `detail` for programs."""
    reason = Said("settings-trouble", {"kind": kind})
    return RequestRefused("bad-settings", extra={"detail": detail[:300]}, reason=reason)


def requested_names(request: GameRequest, settings: Settings, lang: str) -> list[str]:
    """Return the names of all seats of a game that has not been created yet."""
    own = [number for number, who in enumerate(_wanted(request, settings)) if who == ME]
    called = _names(request, own)
    return [called.get(seat, name) for seat, name in enumerate(seat_names(settings, lang))]


def edited_table(settings: Settings, draft: FieldValues) -> EditedTable:
    """Build the position of a game in progress at a real table from the editor's fields."""
    if not settings.at_table:
        raise _bad_settings("standing", "only a real table can start from an entered position")
    try:
        return build_table(settings, draft)
    except DraftError as wrong:
        raise RequestRefused("bad-draft", reason=wrong) from None


def _game_in_progress(settings: Settings, draft: FieldValues) -> Game:
    table = edited_table(settings, draft)
    if not table.sound:
        key = next(problem.key for problem in table.problems if problem.blocks)
        raise RequestRefused("bad-standing", extra={"detail": key})
    return Game.at(table.state, settings)


def _loaded(text: str) -> Timeline:
    if len(text) > LONGEST_SAVE:
        raise RequestRefused("too-large")
    try:
        return Timeline.loaded(text)
    except SaveError as wrong:
        trouble = Said("save-trouble", {"kind": getattr(wrong, "kind", "unusable")})
        raise RequestRefused(
            "bad-save", extra={"detail": str(wrong)[:300]}, reason=trouble
        ) from None
    except Exception as wrong:
        # The save comes from outside, so replaying it may raise anything.
        log.warning("an uploaded save could not be read: %s", type(wrong).__name__)
        trouble = Said("save-trouble", {"kind": "unusable"})
        raise RequestRefused("bad-save", reason=trouble) from None


def _wanted(request: GameRequest, settings: Settings) -> list[str]:
    """Return the kind of each seat that makes choices."""
    wanted = [ME] * settings.humans if request.seats is None else request.seats
    if len(wanted) != settings.humans:
        raise _bad_seats(settings)
    return wanted + [settings.solo.name if settings.solo else BOTANKHAMUN] * (
        settings.players - settings.humans
    )


def _bad_seats(settings: Settings) -> RequestRefused:
    return RequestRefused("bad-seats", players=settings.humans, agents=", ".join(examples()))


def _seat(number: int, who: str, settings: Settings) -> SeatRecord:
    if number >= settings.humans:
        return SeatRecord(number, who)
    if who in (ME, FRIEND):
        return SeatRecord(number, HUMAN, token=new_secret())
    if not allowed_for_guests(who):
        raise RequestRefused(
            "bad-agent",
            agent=who,
            agents=", ".join(examples()),
            longest=", ".join(LONGEST_SEARCHES),
        )
    return SeatRecord(number, who)


def _named(seat: SeatRecord, name: str) -> SeatRecord:
    return SeatRecord(seat.seat, seat.kind, name, seat.token)
