"""The tables. What stands in `entries` is never changed or removed."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, Integer, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

GAME_ID = String(12)
NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up plain INTEGER keys only

AWAITED = text("awaited")


class Base(DeclarativeBase):
    pass


def now() -> datetime:
    return datetime.now(UTC)


class PersonRow(Base):
    """A browser, known by the hash of its cookie."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(NUMBER, primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class GameRow(Base):
    """`origin` is a save: how the game began, with the choices made before it came here.

    `place` is a number of 16 bits for the address that began it: enough to share out thinking,
    too little to tell the address. `awaited`: people wait for a computer.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(GAME_ID, primary_key=True)
    settings: Mapped[dict[str, Any]] = mapped_column("options", JSON, key="settings")
    origin: Mapped[str] = mapped_column(Text)
    creator: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    finished: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    rounds: Mapped[int | None]  # how far it was then
    abandoned: Mapped[bool] = mapped_column(default=False)  # those who remained agreed on it
    listed: Mapped[bool]
    faster: Mapped[bool] = mapped_column(default=False)
    changed: Mapped[int] = mapped_column(default=0)  # counts changes of seats, holders and pace
    deal: Mapped[str] = mapped_column(String(10), default="secret")  # who could know it beforehand
    shared: Mapped[bool] = mapped_column(default=False)  # others sit here, have sat or may come

    place: Mapped[int | None]
    awaited: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (
        Index("ix_games_listed", "listed", "created"),
        Index("ix_games_awaited", "awaited", sqlite_where=AWAITED, postgresql_where=AWAITED),
    )


class SeatRow(Base):
    """`kind`: human, botankhamun, or the description of an agent, who with a `token` stands in for
    a person."""

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40))
    name: Mapped[str | None] = mapped_column(String(40))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    webhook: Mapped[str | None] = mapped_column(String(500))
    site: Mapped[str | None] = mapped_column(String(300))  # where the webhook's owner found us
    lang: Mapped[str | None] = mapped_column(String(20))  # and in which language
    seen: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # now and then noted


class HolderRow(Base):
    __tablename__ = "holders"

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True)


class SpentLinkRow(Base):
    """A link that has been used or renewed: who comes with it is told that the seat is taken."""

    __tablename__ = "spent_links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    seat: Mapped[int]


class NoticeRow(Base):
    """What happened to a seat, told to the whole table: `kind` is one of `NOTICES`; `name` and
    `former` are those of the seat after and before it.
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
    """Somebody's word for a `Motion`; it is one as long as somebody is for it."""

    __tablename__ = "consents"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    about: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ResultRow(Base):
    """How a seat ended: `place` counts from 1, `lead` is before the best of the others, `against`
    says who they were (see `Opponents`).
    """

    __tablename__ = "results"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    vp: Mapped[int]
    place: Mapped[int]
    lead: Mapped[int]
    against: Mapped[str] = mapped_column(String(200))


class EditionRow(Base):
    """An owner's edition under way; `given` are the values that were checked, by key path."""

    __tablename__ = "editions"

    id: Mapped[str] = mapped_column(GAME_ID, primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    given: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ProbeRow(Base):
    """A single row that is written to find out whether the database can be written."""

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
