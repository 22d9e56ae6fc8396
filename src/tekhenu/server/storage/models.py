"""The database tables. Rows of `entries` are never changed; only pruning a game deletes them."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, Integer, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

GAME_ID = String(12)
NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite autoincrements INTEGER keys only

AWAITED = text("awaited")


class Base(DeclarativeBase):
    pass


def now() -> datetime:
    return datetime.now(UTC)


class PersonRow(Base):
    """A browser, identified by the hash of its cookie."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(NUMBER, primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class GameRow(Base):
    """A game.

    `origin` is a save with the start position and the choices made before the game was stored.
    `place` is a 16-bit hash of the creator's address, by which searches are queued fairly.
    `awaited` means that people wait for a computer.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(GAME_ID, primary_key=True)
    settings: Mapped[dict[str, Any]] = mapped_column("options", JSON, key="settings")
    origin: Mapped[str] = mapped_column(Text)
    creator: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    finished: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    rounds: Mapped[int | None]  # number of rounds when it was finished
    abandoned: Mapped[bool] = mapped_column(default=False)  # ended by the players' consent
    listed: Mapped[bool]
    faster: Mapped[bool] = mapped_column(default=False)
    changed: Mapped[int] = mapped_column(default=0)  # number of changes of seats, holders and pace
    deal: Mapped[str] = mapped_column(String(10), default="secret")  # how the deal could be known
    shared: Mapped[bool] = mapped_column(default=False)  # several people have or had access to it
    hints: Mapped[bool] = mapped_column(default=True)  # whether players may use hints

    # A branch continues another game after the first `branch_step` choices.
    branch_of: Mapped[str | None] = mapped_column(ForeignKey("games.id"), index=True)
    branch_step: Mapped[int | None]

    place: Mapped[int | None]
    awaited: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (
        Index("ix_games_listed", "listed", "created"),
        Index("ix_games_awaited", "awaited", sqlite_where=AWAITED, postgresql_where=AWAITED),
    )


class SeatRow(Base):
    """A seat of a game.

    `kind` is human, botankhamun, automa, or the description of an agent. An agent in a seat with a
    `token` stands in for a person.
    """

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40))
    name: Mapped[str | None] = mapped_column(String(40))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    webhook: Mapped[str | None] = mapped_column(String(500))
    site: Mapped[str | None] = mapped_column(String(300))  # base URL for links in webhook calls
    lang: Mapped[str | None] = mapped_column(String(20))  # language of webhook calls
    seen: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # written occasionally


class HolderRow(Base):
    __tablename__ = "holders"

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True)


class SpentLinkRow(Base):
    """A link that was used or renewed. It is stored to answer its reuse with `seat-taken`."""

    __tablename__ = "spent_links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    seat: Mapped[int]


class NoticeRow(Base):
    """A change of a seat that is shown to the whole table.

    `kind` is one of `NOTICES`; `name` and `former` are the seat's names after and before it.
    """

    __tablename__ = "notices"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(40))
    former: Mapped[str | None] = mapped_column(String(40))
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ConsentRow(Base):
    """A seat's consent to a `Motion`. A motion exists as long as a seat consents to it."""

    __tablename__ = "consents"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    about: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ResultRow(Base):
    """The result of a seat.

    `place` counts from 1, `lead` is the difference to the best other seat, and `against` describes
    the opponents (see `Opponents`).
    """

    __tablename__ = "results"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    vp: Mapped[int]
    place: Mapped[int]
    lead: Mapped[int]
    against: Mapped[str] = mapped_column(String(200))


class ReviewRow(Base):
    """The review of the game after entry `sequence`.

    `version` is the format of its turns, `state` one of `REVIEW_STATES`, and `total` the number of
    turns, once it is known.
    """

    __tablename__ = "reviews"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int]
    version: Mapped[int]
    state: Mapped[str] = mapped_column(String(10))
    total: Mapped[int | None]
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ReviewTurnRow(Base):
    """A turn of a review; `turn` is null if its analysis failed."""

    __tablename__ = "review_turns"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    turn: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class EditionRow(Base):
    """A person's own edition; `given` are the checked values by key path."""

    __tablename__ = "editions"

    id: Mapped[str] = mapped_column(GAME_ID, primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    given: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ProbeRow(Base):
    """A single row, which is updated to test whether the database is writable."""

    __tablename__ = "probes"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class EntryRow(Base):
    __tablename__ = "entries"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    option: Mapped[str | None] = mapped_column(String(200))
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
