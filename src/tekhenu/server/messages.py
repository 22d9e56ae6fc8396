"""What is sent to the API and what it answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tekhenu.rules.settings import ALTERED_DICE, HORUS_TILES, ChanceSource
from tekhenu.rules.variants import CHALLENGES, DIFFICULTIES, HARDEST, MOST_AUTOMAS, SOLO

from ..games.creation import GameWish
from ..games.journal import KINDS
from ..games.records import NOTICES

MOST = 1_000_000_000
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


FieldName = Annotated[str, Field(max_length=40)]
EnteredValue = (
    int
    | Annotated[str, Field(max_length=20)]
    | Annotated[list[int], Field(max_length=40)]
    | Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=40)]
)
EnteredTable = Annotated[dict[FieldName, EnteredValue], Field(max_length=500)]


class NewGameRequest(Asked):
    """A new game. Without `seats`, all are yours."""

    players: int | None = Field(default=None, ge=2, le=4, description="2 by default")
    seats: list[Annotated[str, Field(max_length=40)]] | None = Field(
        default=None, max_length=4, examples=[["me", "friend", "ladder:2"]]
    )
    seth: bool = Field(default=False, description="with the expansion Time of Seth")
    solo: bool | Literal[tuple(SOLO)] = Field(  # type: ignore[valid-type]
        default=False,
        description="you alone: against Botankhamun (or true), or against Automas",
    )
    automas: int | None = Field(default=None, ge=1, le=MOST_AUTOMAS, description="how many Automas")
    difficulty: Literal[DIFFICULTIES] | Annotated[int, Field(ge=0, le=HARDEST)] | None = Field(  # type: ignore[valid-type]
        default=None,
        description="a word for Botankhamun, a number of steps for Automas; the least by default",
    )
    challenges: list[Literal[CHALLENGES]] = Field(default=[], max_length=4)  # type: ignore[valid-type]
    seed: (
        Annotated[int, Field(ge=-(1 << 63), lt=1 << 63)]
        | Annotated[str, Field(min_length=1, max_length=100)]
        | None
    ) = None
    altered_dice: Literal[ALTERED_DICE] = ALTERED_DICE[0]  # type: ignore[valid-type]
    horus: Literal[HORUS_TILES] = HORUS_TILES[0]  # type: ignore[valid-type]
    chance: Literal[tuple(map(str, ChanceSource))] = Field(  # type: ignore[valid-type]
        default=str(ChanceSource.GENERATOR),
        description="who rolls and draws: the program, or people at a real table, who say so",
    )
    prepared: bool = Field(
        default=False, description="the computer answers the questions of the setup for everybody"
    )
    listed: bool = Field(default=False, description="whether everybody may find and watch it")
    name: str | None = Field(default=None, max_length=200, description="what you are called")
    names: list[Annotated[str, Field(max_length=200)]] = Field(
        default=[], max_length=4, description="what others at your device are called, by seat"
    )
    save: str | None = Field(default=None, description="the text of a saved game to go on with")
    standing: EnteredTable | None = Field(
        default=None,
        description="a real table that is under way: what lies on it, by the names of its fields",
    )
    edition: str | None = Field(default=None, max_length=40, description="one of your editions")
    edition_of: str | None = Field(
        default=None, max_length=40, description="a game that has the edition to play with"
    )

    def wish(self) -> GameWish:
        """Return the same for the games core."""
        return GameWish(**dict(self))


class ClaimRequest(Asked):
    token: str = Field(max_length=100)
    name: str | None = Field(default=None, max_length=200)


class ConsentRequest(Asked):
    """`agree` false: refuse what was asked for, or take it back."""

    agree: bool = True


class SeatRequest(Asked):
    """What is left out stays as it is; null removes it."""

    name: str | None = Field(default=None, max_length=200)
    webhook: str | None = Field(default=None, max_length=1000)


class EntryRequest(Asked):
    """`sequence` is one more than the last one you know of."""

    sequence: int = Field(ge=1, le=MOST)
    kind: Literal[KINDS]  # type: ignore[valid-type]
    option: str | None = Field(default=None, max_length=200)
    seat: SeatNumber | None = None


class ProblemOut(BaseModel):
    error: str
    message: str
    sequence: int | None = None
    detail: str | None = None


class SeatOut(BaseModel):
    """`token` and `link` only for whoever has the seat, and for whoever began the game as long as
    nobody has it. `stand_in`: a computer plays there for somebody. `devices`: on how many browsers
    your own seat is held. `webhook_failed`: your webhook failed too often and is no longer called.
    """

    seat: int
    kind: str
    name: str
    yours: bool
    taken: bool
    stand_in: bool
    devices: int | None = None
    webhook_failed: bool | None = None
    token: str | None = None
    link: str | None = None


class CreatedOut(BaseModel):
    game: str
    url: str
    seats: list[SeatOut]


class NoticeOut(BaseModel):
    """What happened to a seat; `name` and `former` are its player's names after and before it."""

    kind: Literal[NOTICES]  # type: ignore[valid-type]
    seat: int
    name: str | None
    former: str | None
    at: str


class MotionOut(BaseModel):
    """What was asked for: to let a computer play `seat`, or to abandon the game; who is for it."""

    kind: Literal["replace", "abandon"]
    seat: int | None
    agreed: list[int]


class GameOut(BaseModel):
    """`deal`: who could know it. `commitment`: SHA-256 of the seed, which the last save shows.
    `abandoned`: it ended by consent, without a result. `vanished`: seats for which a computer may
    stand in, told to those who play. `motions`: what waits for consent.
    """

    game: str
    settings: dict[str, Any]
    seats: list[SeatOut]
    sequence: int
    round: int
    phase: str
    over: bool
    decider: int | None
    ranking: list[dict[str, Any]] | None
    listed: bool
    faster: bool
    deal: Literal["secret", "seed", "save", "saved"]
    commitment: str | None
    notices: list[NoticeOut]
    abandoned: bool
    vanished: list[int]
    motions: list[MotionOut]


class ResultOut(BaseModel):
    """How a seat ended; `lead` is before the best of the others, negative behind it. `against` is
    the same for opponents of the same kinds and difficulty."""

    seat: int
    vp: int
    place: int
    lead: int
    against: str


class BestOut(BaseModel):
    """What you have reached in games in which nobody else sat, by opponents."""

    against: str
    kinds: list[str]
    difficulty: str
    expansion: str
    games: int
    won: int
    vp: int
    lead: int


class SummaryOut(BaseModel):
    """`edition`: the name of an owner's edition that the game is played with."""

    game: str
    url: str
    names: list[str]
    kinds: list[str]
    created: str
    round: int
    over: bool
    seats: list[int]
    asked: list[int]
    results: list[ResultOut]
    abandoned: bool
    edition: str | None


class GamesOut(BaseModel):
    mine: list[SummaryOut]
    listed: list[SummaryOut]
    best: list[BestOut]


class ChangedSeatOut(BaseModel):
    seat: int
    name: str


class ClaimedOut(ChangedSeatOut):
    """`token` and `link` replace those that were used."""

    token: str
    link: str


class DecisionOut(BaseModel):
    """`kind` confirm: your turn is complete, confirm it or take something back."""

    player: int
    kind: str
    options: list[str]
    blocked: list[tuple[str, dict[str, str | int]]]


class DraftOut(BaseModel):
    choices: list[str]
    can_undo: bool
    must_confirm: bool


class PartOut(BaseModel):
    """A piece of a text. What it speaks of: a player by seat, a card or tile by its id, a place by
    the id that it has in the drawings of the board, points by their number; null for words between
    them."""

    text: str
    kind: Literal["player", "card", "place", "vp"] | None
    id: str | None


class LineOut(BaseModel):
    """`step`: the choice it belongs to, null while tentative; `lines`: what it sums up; `why`: how
    an opponent chose."""

    step: int | None
    text: str
    parts: list[PartOut]
    lines: list["LineOut"]
    why: list[str]
    why_parts: list[list[PartOut]]


class ChoiceOut(BaseModel):
    """`parts`: of the whole line, as in `options`."""

    title: str
    detail: str
    parts: list[PartOut]


class TextOut(BaseModel):
    """What a person reads, in the language asked for."""

    lang: str
    names: list[str]
    question: str | None
    options: dict[str, str]
    choices: dict[str, ChoiceOut]
    blocked: dict[str, str]
    log: list[LineOut]


class StandingOut(BaseModel):
    sequence: int
    seat: int | None
    decision: DecisionOut | None
    over: bool
    draft: DraftOut
    text: TextOut | None = None


class ViewOut(StandingOut):
    view: dict[str, Any]


class HintOut(BaseModel):
    option: str | None
