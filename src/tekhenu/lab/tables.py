"""The three Parquet tables of a simulation."""

from collections.abc import Iterable, Iterator
from typing import Any

from .archive import Folder
from .errors import LabError
from .match import GODS, Record

TableRecord = dict[str, Any]
Columns = tuple[tuple[str, str], ...]  # names and Arrow types

KEY: Columns = (("game", "int32"), ("seat", "int8"), ("agent", "string"), ("won", "bool"))
PLAYERS: Columns = (
    ("game", "int32"),
    ("deal", "int32"),
    ("seat", "int8"),
    ("agent", "string"),
    ("rank", "int8"),
    ("won", "bool"),
    ("vp", "int16"),
    ("scribes", "int16"),
    ("first_order", "int8"),
    ("last_order", "int8"),
    ("starting", "list"),
    ("destinies", "list"),
    ("cultist", "string"),
    ("artifacts", "list"),
    *((f"uses_{god}", "int16") for god in GODS),
    ("uses_produce", "int16"),
    ("cards", "int16"),
    ("decisions", "int32"),
    ("seconds", "float64"),
)
CARDS: Columns = (
    *KEY,
    ("card", "string"),
    ("family", "string"),
    ("round", "int8"),
    ("face_up", "bool"),
)
SOURCES: Columns = (*KEY, ("source", "string"), ("vp", "int16"))


def player_rows(record: Record) -> Iterator[TableRecord]:
    for seat in record.seats:
        yield {
            "game": record.number,
            "deal": record.deal,
            "seat": seat.seat,
            "agent": seat.agent,
            "rank": seat.rank,
            "won": seat.won,
            "vp": seat.vp,
            "scribes": seat.scribes,
            "first_order": seat.first_order,
            "last_order": seat.last_order,
            "starting": list(seat.starting),
            "destinies": list(seat.destinies),
            "cultist": seat.cultist,
            "artifacts": list(seat.artifacts),
            **{f"uses_{god}": seat.actions.get(god, 0) for god in GODS},
            "uses_produce": seat.produced,
            "cards": len(seat.cards),
            "decisions": seat.decisions,
            "seconds": seat.seconds,
        }


def card_rows(record: Record) -> Iterator[TableRecord]:
    for seat in record.seats:
        key = {"game": record.number, "seat": seat.seat, "agent": seat.agent, "won": seat.won}
        for taken in seat.cards:
            yield {
                **key,
                "card": taken.card,
                "family": taken.family,
                "round": taken.round,
                "face_up": taken.face_up,
            }


def source_rows(record: Record) -> Iterator[TableRecord]:
    for seat in record.seats:
        key = {"game": record.number, "seat": seat.seat, "agent": seat.agent, "won": seat.won}
        for source, vp in seat.sources.items():
            yield {**key, "source": source, "vp": vp}


TABLES = {
    "players.parquet": (PLAYERS, player_rows),
    "cards.parquet": (CARDS, card_rows),
    "sources.parquet": (SOURCES, source_rows),
}


def need_pyarrow(command: str = "simulate") -> None:
    """Raise LabError if pyarrow is missing. Call before the games are played."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise LabError(f"{command} needs pyarrow: pip install 'tekhenu[lab]'") from None


def write_tables(folder: Folder, records: Iterable[Record]) -> None:
    """Write the tables; `records` must be in the order of the games, for reproducible files."""
    import pyarrow as pa
    from pyarrow import parquet

    played = list(records)
    types = {"list": pa.list_(pa.string()), "bool": pa.bool_()}
    for name, (columns, rows_of) in TABLES.items():
        schema = pa.schema(
            [(column, types.get(kind) or getattr(pa, kind)()) for column, kind in columns]
        )
        rows = [row for record in played for row in rows_of(record)]
        with folder.written(name) as draft:
            parquet.write_table(pa.Table.from_pylist(rows, schema), draft)
