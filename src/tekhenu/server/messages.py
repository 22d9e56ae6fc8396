"""Models of the API's request and response bodies."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from tekhenu.analysis.advice import Certainty
from tekhenu.analysis.aspects import Aspect
from tekhenu.analysis.review import ChanceKind, Grade
from tekhenu.rules import Botankhamun, Settings
from tekhenu.rules.declarations import Declaration, Shown

from ..games.creation import BranchRequest, GameRequest
from ..games.journal import KINDS
from ..games.records import NOTICES, REVIEW_STATES

MOST = 1_000_000_000
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class StrictModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


FieldName = Annotated[str, Field(max_length=40)]
EnteredValue = (
    int
    | Annotated[str, Field(max_length=20)]
    | Annotated[list[int], Field(max_length=40)]
    | Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=40)]
)
EnteredTable = Annotated[dict[FieldName, EnteredValue], Field(max_length=500)]


def _field(declarations: Sequence[Declaration]) -> tuple[Any, Any]:
    """Return the type of a setting in JSON and its default, for a pydantic model."""
    first = declarations[0]
    kind: Any = reduce(or_, map(_kind, declarations))
    default: Any = [] if first.several else first.default
    if first.name == "solo":
        kind, default = bool | kind, False
    elif (first.variant and not first.several) or default is None:
        kind, default = kind | None, None
    about = "; ".join(each.about for each in declarations)
    return kind, Field(default=default, description=about)


def _kind(declaration: Declaration) -> Any:
    choices = declaration.choices
    if choices is None:
        return bool
    if isinstance(choices, range):
        return Annotated[int, Field(ge=choices[0], le=choices[-1])]
    word: Any = Literal[choices]
    if declaration.several:
        return Annotated[list[word], Field(max_length=2 * len(choices))]
    return word


SETTINGS: Final = {
    name: declarations
    for name, declarations in Settings.declarations().items()
    if Shown.API in declarations[0].shown
}

if TYPE_CHECKING:
    SettingsRequest = StrictModel
else:
    SettingsRequest = create_model(
        "SettingsRequest",
        __base__=StrictModel,
        **{name: _field(declarations) for name, declarations in SETTINGS.items()},
    )


class NewGameRequest(SettingsRequest):
    """A new game. Without `seats`, all seats are yours.

    `solo` may also be true, which means Botankhamun.
    """

    seats: list[Annotated[str, Field(max_length=40)]] | None = Field(
        default=None, max_length=4, examples=[["me", "friend", "ladder:2"]]
    )
    seed: (
        Annotated[int, Field(ge=-(1 << 63), lt=1 << 63)]
        | Annotated[str, Field(min_length=1, max_length=100)]
        | None
    ) = None
    prepared: bool = Field(
        default=False, description="the computer answers the questions of the setup for everybody"
    )
    listed: bool = Field(default=False, description="whether everybody may find and watch the game")
    hints: bool = Field(
        default=False,
        description="whether players may use hints in a game with friends; alone they always may",
    )
    name: str | None = Field(default=None, max_length=200, description="your name")
    names: list[Annotated[str, Field(max_length=200)]] = Field(
        default=[], max_length=4, description="the names of others at your device, by seat"
    )
    save: str | None = Field(default=None, description="the text of a saved game to continue")
    standing: EnteredTable | None = Field(
        default=None,
        description="a game in progress at a real table: the values of the editor's fields",
    )
    edition: str | None = Field(default=None, max_length=40, description="one of your editions")
    edition_of: str | None = Field(
        default=None, max_length=40, description="a game that has the edition to play with"
    )

    def wish(self) -> GameRequest:
        """Return the request as the games core takes it, without settings that are the default."""
        given = dict(self)
        settings = {
            name: value
            for name in SETTINGS
            if (value := given.pop(name)) != type(self).model_fields[name].default
        }
        if settings.get("solo") is True:
            settings["solo"] = Botankhamun.name
        return GameRequest(settings, position=given.pop("standing"), **given)


class NewBranchRequest(StrictModel):
    """A private game that continues another one. Without `seats`, all seats are yours."""

    step: int = Field(ge=0, le=MOST, description="the number of choices to keep")
    seats: list[Annotated[str, Field(max_length=40)]] = Field(
        default=[], max_length=4, examples=[["ladder:2", "me"]]
    )
    name: str | None = Field(default=None, max_length=200, description="your name")

    def wish(self) -> BranchRequest:
        """Return the request as the games core takes it."""
        return BranchRequest(**dict(self))


class ClaimRequest(StrictModel):
    token: str = Field(max_length=100)
    name: str | None = Field(default=None, max_length=200)


class ConsentRequest(StrictModel):
    """An answer to a request. `agree` false refuses it, or withdraws your own."""

    agree: bool = True


class SeatRequest(StrictModel):
    """Changes of your seat. Omitted fields stay unchanged; null removes a value."""

    name: str | None = Field(default=None, max_length=200)
    webhook: str | None = Field(default=None, max_length=1000)


class EntryRequest(StrictModel):
    """A choice. `sequence` is the `sequence` of the position you saw, plus 1."""

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
    """A seat of a game.

    The owner of a seat sees its `token` and `link`; so does the creator of the game until the seat
    is claimed. `stand_in`: a computer plays in place of an absent player. `devices`: the number of
    browsers that hold your own seat. `webhook_failed`: your webhook failed too often and is no
    longer called.
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
    """A change of a seat. `name` and `former` are the player's names after and before it."""

    kind: Literal[NOTICES]  # type: ignore[valid-type]
    seat: int
    name: str | None
    former: str | None
    at: str


class MotionOut(BaseModel):
    """A request to let a computer play `seat`, or to abandon the game, and the seats that agree."""

    kind: Literal["replace", "abandon"]
    seat: int | None
    agreed: list[int]


class BranchOut(BaseModel):
    """The origin of a branch: the first `step` choices of `game`, null if that was deleted."""

    game: str | None
    step: int


class GameOut(BaseModel):
    """A game.

    `deal`: how a player could know the deal. `commitment`: SHA-256 of the seed, which the save of
    the finished game contains. `abandoned`: the players ended the game by consent, without a
    result. `vanished`: seats of absent players, for which a computer may stand in; only players of
    the game see them. `motions`: requests that wait for consent. `hints`: whether players may use
    hints. `branch`: the game and the step that this game continues from, null if it is no branch.
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
    hints: bool
    branch: BranchOut | None
    faster: bool
    deal: Literal["secret", "seed", "save", "saved"]
    commitment: str | None
    notices: list[NoticeOut]
    abandoned: bool
    vanished: list[int]
    motions: list[MotionOut]


class ResultOut(BaseModel):
    """The result of a seat.

    `lead` is the distance to the best other seat, negative if that seat is ahead. `against` is
    equal for opponents of equal kinds and difficulty.
    """

    seat: int
    vp: int
    place: int
    lead: int
    against: str


class BestOut(BaseModel):
    """Your best results against computers and solo opponents, grouped by opponents."""

    against: str
    kinds: list[str]
    difficulty: str
    expansion: str
    games: int
    won: int
    vp: int
    lead: int


class SummaryOut(BaseModel):
    """A game in a list. `edition`: the name of the owner's edition that the game is played with."""

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
    branch: BranchOut | None


class GamesOut(BaseModel):
    mine: list[SummaryOut]
    listed: list[SummaryOut]
    best: list[BestOut]


class ChangedSeatOut(BaseModel):
    seat: int
    name: str


class ClaimedOut(ChangedSeatOut):
    """A claimed seat. `token` and `link` replace the ones in the request."""

    token: str
    link: str


class DecisionOut(BaseModel):
    """A player's decision. Kind `confirm`: the turn is complete; confirm it or undo a choice."""

    player: int
    kind: str
    options: list[str]
    blocked: list[tuple[str, dict[str, str | int]]]


class DraftOut(BaseModel):
    choices: list[str]
    can_undo: bool
    must_confirm: bool


class PartOut(BaseModel):
    """A piece of a text.

    `id` is the seat of a player, the id of a card or tile, the id of a place in the drawings of the
    board, or a number of victory points. `kind` and `id` are null for the words between them.
    """

    text: str
    kind: Literal["player", "card", "place", "vp"] | None
    id: str | None


class LineOut(BaseModel):
    """A line of the log.

    `step`: the number of the choice that caused the line, null while the choice is tentative.
    `lines`: the details that the line summarizes. `why`: how a solo opponent decided.
    """

    step: int | None
    text: str
    parts: list[PartOut]
    lines: list["LineOut"]
    why: list[str]
    why_parts: list[list[PartOut]]


class ChoiceOut(BaseModel):
    """An option in words. `parts` are the pieces of its whole line in `options`."""

    title: str
    detail: str
    parts: list[PartOut]


class TextOut(BaseModel):
    """The texts for a player, in the requested language."""

    lang: str
    names: list[str]
    question: str | None
    options: dict[str, str]
    choices: dict[str, ChoiceOut]
    blocked: dict[str, str]
    log: list[LineOut]


class SeatStateOut(BaseModel):
    sequence: int
    seat: int | None
    decision: DecisionOut | None
    over: bool
    draft: DraftOut
    text: TextOut | None = None


class ViewOut(SeatStateOut):
    view: dict[str, Any]


FactOut = Annotated[
    list[str | int | bool],
    Field(
        description="a change for the player: its kind and values", examples=[["VpScored", 2, 5]]
    ),
]


class ReasonOut(BaseModel):
    """A part of the difference of two turns.

    `facts` are changes that the better turn makes, `instead` those of the other turn.
    """

    aspect: Aspect
    vp: float
    facts: list[FactOut]
    instead: list[FactOut]


class GapOut(BaseModel):
    """The advantage of one turn over another one. The `vp` of the reasons add up to `vp`."""

    vp: float
    certainty: Certainty
    reasons: list[ReasonOut]


class AdvisedTurnOut(BaseModel):
    """A whole turn: its choices, the expected final margin over the best opponent, and its changes.

    `gap`: the advantage of the best turn over the turn; for the best turn, over the next one.
    """

    choices: list[str]
    margin: float
    facts: list[FactOut]
    gap: GapOut | None


class AdviceOut(BaseModel):
    """The best turns, best first, after one of several stages.

    `deals`: the number of imagined deals. `done`: whether this is the last stage.
    """

    stage: int
    stages: int
    seat: int
    turns: list[AdvisedTurnOut]
    deals: int
    done: bool


class HintOut(BaseModel):
    """A hint. `option` is the first choice of the best turn."""

    option: str | None
    advice: AdviceOut | None


class ReviewedTurnOut(BaseModel):
    """An analyzed turn.

    `before` is the number of earlier choices, `chance` the kinds of luck until the next turn.
    `margins` are the expected final margins of all seats after the turn, `losses` how much higher
    they would be after the `best` turn, `error` the standard error of the player's loss. `facts`
    are the changes that the turn made for the player, `better` those of the best turn.
    """

    before: int
    round: int
    seat: int
    played: list[str]
    chance: list[ChanceKind]
    best: list[str]
    margins: list[float]
    losses: list[float]
    error: float
    signed: float
    facts: list[FactOut]
    better: list[FactOut]
    gap: GapOut | None


class WholeReviewedTurnOut(ReviewedTurnOut):
    """A turn of a complete review.

    `expected` are the margins of all seats before the turn, `luck` how much chance moved them
    after it.
    """

    grade: Grade
    expected: list[float]
    luck: list[float]


class StoryOut(BaseModel):
    """The sum of a game for one seat: start + luck - losses + gifts = final.

    `gifts` are the losses of opponents. `error_rate` is the mean loss per turn in VP.
    """

    start: float
    luck: float
    losses: float
    gifts: float
    final: float
    error_rate: float


class WholeReviewOut(BaseModel):
    """A complete review, as `tekhenu review --json` writes it."""

    format: int
    over: bool
    final: list[float]
    seats: list[StoryOut]
    turns: list[WholeReviewedTurnOut]


class ReviewOut(BaseModel):
    """A review: `done` of `total` turns, which is null until it is known.

    `failed`: the numbers of turns that could not be analyzed. `turns`: the known turns of an
    unfinished review. `review`: the finished review.
    """

    state: Literal[REVIEW_STATES]  # type: ignore[valid-type]
    done: int
    total: int | None
    failed: list[int]
    turns: list[ReviewedTurnOut] | None
    review: WholeReviewOut | None


class BranchesOut(BaseModel):
    """The branches that you have made, and the results of the game that they continue."""

    results: list[ResultOut]
    branches: list[SummaryOut]
