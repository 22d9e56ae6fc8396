"""How a game is created: from a wish or a save, both untrusted."""

import base64
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tekhenu.agents.registry import LONGEST_SEARCHES, examples, for_strangers
from tekhenu.components import Edition, EditionError, from_overrides, load
from tekhenu.components.box import EditionDraft
from tekhenu.learn.first_game import prepare
from tekhenu.real_table.position_editor import Draft, DraftError, StandingTable, stand
from tekhenu.rules import Game, SaveError, Settings, SettingsError
from tekhenu.rules.chance import TABLE
from tekhenu.rules.rng import SECURE
from tekhenu.rules.settings import ALTERED_DICE, HORUS_TILES, ChanceSource
from tekhenu.text import seat_names

from .errors import RequestRefused, Said, SaidProblem
from .people import BadName, clean_name, new_secret
from .records import KNOWN_SAVE, KNOWN_SEED, NewGame, PlayedEdition, SeatRecord
from .session import BOTANKHAMUN, HUMAN, SECRET, STILL
from .timeline import Timeline

log = logging.getLogger(__name__)

ME, FRIEND = "me", "friend"
SAVED = "saved"  # a deal that somebody may know, besides those known from the start
RULES = {
    *("players", "seth", "altered_dice", "horus", "chance"),
    *("solo", "automas", "difficulty", "challenges"),
}
MOST_PROBLEMS = 100  # of an edition, that are told
LONGEST_SAVE = 200_000  # characters; a whole game has a twentieth of that


def new_id() -> str:
    """12 random base32 characters."""
    return base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


@dataclass(frozen=True)
class GameWish:
    """A game as somebody wants it. The fields in `RULES` are those of `Settings`.

    Fields:
        seats: who sits where: "me", "friend" or an agent; None means all are mine.
        solo: the name of a solo opponent; True means Botankhamun.
        seed: the seed of the deal; None for a secret one.
        prepared: whether the computer answers the questions of the setup.
        listed: whether everybody may find and watch the game.
        name: the name of the creator; `names` those of others on the same device, by seat.
        save: the text of a saved game to continue.
        standing: a real table in progress, by the names of the editor's fields.
        edition, edition_of: an edition of the creator, or the game that has the edition.
    """

    players: int | None = None
    seats: list[str] | None = None
    seth: bool = False
    solo: bool | str = False
    automas: int | None = None
    difficulty: str | int | None = None
    challenges: list[str] = field(default_factory=list)
    seed: int | str | None = None
    altered_dice: str = ALTERED_DICE[0]
    horus: str = HORUS_TILES[0]
    chance: str = ChanceSource.GENERATOR
    prepared: bool = False
    listed: bool = False
    name: str | None = None
    names: list[str] = field(default_factory=list)
    save: str | None = None
    standing: Mapping[str, Any] | None = None
    edition: str | None = None
    edition_of: str | None = None

    def rules(self) -> dict[str, Any]:
        """Return the settings that differ from the default."""
        default = GameWish()
        chosen = {name: getattr(self, name) for name in RULES}
        return {name: v for name, v in chosen.items() if v != getattr(default, name)}


class CreatedGame(NamedTuple):
    """A game to be created, and the game itself: what was played once is not played again."""

    record: NewGame
    timeline: Timeline

    def by(self, creator: int | None, place: int | None = None) -> "CreatedGame":
        return self._replace(record=replace(self.record, creator=creator, place=place))


def unusable(wrong: EditionError, *, in_file: bool = False) -> RequestRefused:
    """Return the refusal of an edition; `problems` are described as in `components --check`."""
    problems = [SaidProblem(problem, in_file=True) for problem in wrong.problems[:MOST_PROBLEMS]]
    reason = SaidProblem(wrong.problems[0], in_file)
    return RequestRefused("bad-edition", extra={"problems": problems}, reason=reason)


class EditionChoice(NamedTuple):
    """The edition a game is to be played with: one's own `draft`, or that of an earlier game."""

    edition: Edition
    draft: EditionDraft | None = None
    played: PlayedEdition | None = None

    @classmethod
    def own(cls, draft: EditionDraft) -> "EditionChoice":
        try:
            return cls(from_overrides({**draft.given, "name": draft.name}), draft)
        except EditionError as wrong:
            raise unusable(wrong) from None

    def checked(self, settings: Settings) -> tuple[int, ...]:
        """How much of what the game uses was compared with the box, as far as it is known."""
        if self.draft is not None:
            return self.draft.progress_with(settings.modules)
        return () if self.played is None else self.played[1:]

    def played_with(self, settings: Settings) -> PlayedEdition | None:
        """As a game begun with it will show it; nothing for the usual one."""
        if self is DEFAULT:
            return None
        return PlayedEdition(self.edition.name, *self.checked(settings))


DEFAULT = EditionChoice(load())


def new_game(wish: GameWish, choice: EditionChoice = DEFAULT) -> CreatedGame:
    """A game with the seats wished for by whoever creates it."""
    timeline = _loaded(wish.save) if wish.save is not None else _dealt(wish, choice.edition)
    game = timeline.game
    wanted = _wanted(wish, game.settings)
    seats = [_seat(number, who, game.settings) for number, who in enumerate(wanted)]
    own = [number for number, who in enumerate(wanted) if who == ME]
    for number, name in _names(wish, own).items():
        seats[number] = _named(seats[number], name)
    record = NewGame(
        id=new_id(),
        settings=_noted(game.settings, choice),
        origin=game.save(),
        seats=seats,
        awaited=_awaited(game, seats),
        held=tuple(own),
        listed=wish.listed,
        deal=KNOWN_SAVE if wish.save is not None else SECRET if wish.seed is None else KNOWN_SEED,
        shared=FRIEND in wanted,
    )
    return CreatedGame(record, timeline)


def _noted(settings: Settings, choice: EditionChoice) -> dict[str, Any]:
    """A save has an edition of its own, whatever was chosen."""
    noted = {**settings.to_json(), "edition": dict(settings.edition.overrides)}
    if settings.edition == choice.edition and choice is not DEFAULT:
        noted["edition_checked"] = list(choice.checked(settings))
    return noted


def _names(wish: GameWish, own: list[int]) -> dict[int, str]:
    """What the people at the device of whoever creates the game are called."""
    called = {number: name for number, name in enumerate(wish.names) if name and number in own}
    if wish.name is not None and own:
        called[own[0]] = wish.name
    try:
        return {number: clean_name(name) for number, name in called.items()}
    except BadName:
        raise RequestRefused("bad-name") from None


def _awaited(game: Game, seats: list[SeatRecord]) -> bool:
    """Whether a computer is asked first, and there are people to wait for it."""
    decision = game.decision
    if decision is None or decision.player == TABLE or seats[decision.player].kind in STILL:
        return False
    return any(seat.kind == HUMAN for seat in seats)


def _dealt(wish: GameWish, edition: Edition) -> Timeline:
    game = _begun(wish, edition)
    if not wish.prepared:
        return Timeline.begun(game)
    if wish.chance != ChanceSource.GENERATOR:
        raise _bad_settings("prepared", "a real table is not set up by the computer")
    prepare(game)
    return Timeline.loaded(game.save())


def _begun(wish: GameWish, edition: Edition) -> Game:
    settings = wished_settings(wish, edition)
    if wish.standing is not None:
        return _standing(settings, wish.standing)
    seed = f"{SECURE}{secrets.token_hex(16)}" if wish.seed is None else wish.seed
    return Game.new(settings, seed)


def wished_settings(wish: GameWish, edition: Edition) -> Settings:
    given = wish.rules()
    if wish.solo is True:
        given["solo"] = BOTANKHAMUN
    try:
        return Settings.from_json(given, edition)
    except SettingsError as wrong:
        raise _bad_settings(wrong.kind, str(wrong)) from None


def _bad_settings(kind: str, detail: str) -> RequestRefused:
    """Refuse settings with a reason for players, and an English `detail` for programs."""
    reason = Said("settings-trouble", {"kind": kind})
    return RequestRefused("bad-settings", extra={"detail": detail[:300]}, reason=reason)


def wished_names(wish: GameWish, settings: Settings, lang: str) -> list[str]:
    """What everybody is called before the game has begun."""
    own = [number for number, who in enumerate(_wanted(wish, settings)) if who == ME]
    called = _names(wish, own)
    return [called.get(seat, name) for seat, name in enumerate(seat_names(settings, lang))]


def standing_of(settings: Settings, draft: Draft) -> StandingTable:
    """A table under way as somebody entered it; only people at a real one do."""
    if not settings.at_table:
        raise _bad_settings("standing", "only a real table is entered as it stands")
    try:
        return stand(settings, draft)
    except DraftError as wrong:
        raise RequestRefused("bad-draft", reason=wrong) from None


def _standing(settings: Settings, draft: Draft) -> Game:
    standing = standing_of(settings, draft)
    if not standing.sound:
        key = next(problem.key for problem in standing.problems if problem.blocks)
        raise RequestRefused("bad-standing", extra={"detail": key})
    return Game.at(standing.state, settings)


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
        # Anything may be wrong with what a stranger sends.
        log.warning("a save could not be read: %s", type(wrong).__name__)
        trouble = Said("save-trouble", {"kind": "unusable"})
        raise RequestRefused("bad-save", reason=trouble) from None


def _wanted(wish: GameWish, settings: Settings) -> list[str]:
    """Who has each seat that chooses for itself."""
    wanted = [ME] * settings.humans if wish.seats is None else wish.seats
    if len(wanted) != settings.humans:
        raise RequestRefused("bad-seats", players=settings.humans, agents=", ".join(examples()))
    return wanted + [settings.solo.name if settings.solo else BOTANKHAMUN] * (
        settings.players - settings.humans
    )


def _seat(number: int, who: str, settings: Settings) -> SeatRecord:
    if number >= settings.humans:
        return SeatRecord(number, who)
    if who in (ME, FRIEND):
        return SeatRecord(number, HUMAN, token=new_secret())
    if not for_strangers(who):
        raise RequestRefused(
            "bad-agent",
            agent=who,
            agents=", ".join(examples()),
            longest=", ".join(LONGEST_SEARCHES),
        )
    return SeatRecord(number, who)


def _named(seat: SeatRecord, name: str) -> SeatRecord:
    return SeatRecord(seat.seat, seat.kind, name, seat.token)
