"""A `GameStore` in memory, which shows that the games core needs no database."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from tekhenu.games.ports import EntryNews, NewEntry, Sighting, Taken
from tekhenu.games.records import (
    HUMAN,
    RUNNING,
    BestResult,
    EndedGame,
    GameRecord,
    Motion,
    NewGame,
    NotedResult,
    Notice,
    ReviewRecord,
    SignsOfLife,
    StoredTurn,
)


class MemoryStore:
    """A `GameStore` that keeps everything in dictionaries."""

    def __init__(self) -> None:
        self.records: dict[str, GameRecord] = {}
        self.entries: dict[str, EntryNews] = {}
        self.results: dict[str, list[NotedResult]] = {}
        self.reviews: dict[str, ReviewRecord] = {}
        self.turns: dict[str, dict[int, StoredTurn]] = {}

    async def create(self, game: NewGame) -> None:
        self.entries[game.id] = EntryNews(0, [])
        self.records[game.id] = GameRecord(
            id=game.id,
            settings=game.settings,
            origin=game.origin,
            creator=game.creator,
            place=game.place,
            awaited=game.awaited,
            created=datetime.now(UTC),
            finished=None,
            rounds=None,
            abandoned=False,
            listed=game.listed,
            faster=False,
            changed=0,
            deal=game.deal,
            shared=game.shared,
            hints=game.hints,
            branch_of=None if game.branch is None else game.branch.game,
            branch_step=None if game.branch is None else game.branch.step,
            noted=False,
            motions={},
            seats=game.seats,
            notices=[],
            holders=frozenset((game.creator or 0, seat) for seat in game.held),
        )

    async def game(self, game: str) -> GameRecord | None:
        return self.records.get(game)

    async def news(self, game: str, after: int) -> EntryNews | None:
        if game not in self.records:
            return None
        return EntryNews(self.records[game].changed, self.entries[game].entries[after:])

    async def append(self, new: NewEntry) -> None:
        record, entries = self.records[new.game], self.entries[new.game].entries
        if len(entries) + 1 != new.entry.sequence or new.changed not in (None, record.changed):
            raise Taken
        entries.append(new.entry)
        if new.awaited is not None:
            self.records[new.game] = replace(record, awaited=new.awaited)

    async def finish(self, game: str, rounds: int, results: Sequence[NotedResult]) -> None:
        self.results[game] = list(results)
        finished = datetime.now(UTC)
        self._change(game, finished=finished, rounds=rounds, noted=True)

    async def reopen(self, game: str) -> None:
        self.results.pop(game, None)
        self.reviews.pop(game, None)
        self.turns.pop(game, None)
        self._change(game, finished=None, rounds=None, noted=False)

    async def awaited_games(self) -> list[str]:
        return [record.id for record in self.records.values() if record.awaited]

    async def unawait(self, game: str) -> None:
        self._change(game, awaited=False)

    async def games_of(self, person: int, limit: int) -> list[str]:
        games = [r for r in self.records.values() if r.branch_step is None]
        own = [r.id for r in games if person in {who for who, _ in r.holders}]
        return own[::-1][:limit]

    async def branches(self, game: str, person: int) -> list[str]:
        records = self.records.values()
        return [r.id for r in records if (r.branch_of, r.creator) == (game, person)]

    async def listed_games(self, limit: int) -> list[str]:
        return [record.id for record in self.records.values() if record.listed][::-1][:limit]

    async def ended_games(self, games: Sequence[str]) -> dict[str, EndedGame]:
        return {}

    async def best_results(self, person: int) -> list[BestResult]:
        return []

    async def add_seat_notice(self, game: str, seat: int, kind: str) -> None:
        notice = Notice(kind, seat, None, None, datetime.now(UTC))
        record = self.records[game]
        self._reseat(game, notices=[*record.notices, notice])

    async def note_sightings(self, sightings: Iterable[Sighting]) -> None:
        for _ in sightings:
            pass

    async def signs_of_life(self, game: str, sequence: int) -> SignsOfLife:
        return SignsOfLife({}, None)

    async def agree(self, game: str, motion: Motion, seats: Sequence[int]) -> frozenset[int]:
        known = self.records[game].motions
        agreed = known.get(motion, frozenset()).union(seats)
        self._reseat(game, motions={**known, motion: agreed})
        return agreed

    async def refuse(self, game: str, motion: Motion, seat: int | None) -> None:
        known = self.records[game].motions
        self._reseat(game, motions={m: seats for m, seats in known.items() if m != motion})

    async def seat_computer(self, game: str, seat: int, agent: str, *, asked: bool) -> None:
        self._reseat(game, seats=self._with_kind(game, seat, agent), awaited=asked)

    async def take_back(self, game: str, seat: int) -> bool:
        self._reseat(game, seats=self._with_kind(game, seat, HUMAN))
        return True

    async def abandon(self, game: str, seat: int, rounds: int) -> None:
        self._reseat(game, abandoned=True, rounds=rounds, finished=datetime.now(UTC))

    # Reviews

    async def start_review(self, game: str, sequence: int, version: int) -> ReviewRecord:
        found = await self.review(game)
        if found is None or (found.sequence, found.version) != (sequence, version):
            self.turns[game] = {}
            self.reviews[game] = ReviewRecord(game, sequence, version, RUNNING, None, 0, 0)
        return self.reviews[game]

    async def retry_review(self, review: ReviewRecord, failed: Sequence[int]) -> None:
        self.reviews[review.game] = self.reviews[review.game]._replace(state=RUNNING)
        for number in failed:
            del self.turns[review.game][number]

    async def review(self, game: str) -> ReviewRecord | None:
        if game not in self.reviews:
            return None
        turns = self.turns[game].values()
        failed = sum(stored.turn is None for stored in turns)
        return self.reviews[game]._replace(done=len(turns), failed=failed)

    async def review_turns(self, game: str) -> list[StoredTurn]:
        return sorted(self.turns.get(game, {}).values(), key=lambda stored: stored.number)

    async def unfinished_reviews(self) -> list[str]:
        return [game for game, review in self.reviews.items() if review.state == RUNNING]

    async def plan_review(self, review: ReviewRecord, total: int) -> frozenset[int] | None:
        if not self._is_current(review):
            return None
        self.reviews[review.game] = self.reviews[review.game]._replace(total=total)
        return frozenset(self.turns[review.game])

    async def add_review_turn(
        self, review: ReviewRecord, turn: StoredTurn
    ) -> frozenset[int] | None:
        if not self._is_current(review):
            return None
        self.turns[review.game].setdefault(turn.number, turn)
        return frozenset(self.turns[review.game])

    async def finish_review(self, review: ReviewRecord, state: str) -> None:
        if self._is_current(review):
            self.reviews[review.game] = self.reviews[review.game]._replace(state=state)

    def _is_current(self, review: ReviewRecord) -> bool:
        found = self.reviews.get(review.game)
        return found is not None and found.sequence == review.sequence

    def _with_kind(self, game: str, seat: int, kind: str) -> list[object]:
        seats = self.records[game].seats
        return [replace(one, kind=kind) if one.seat == seat else one for one in seats]

    def _reseat(self, game: str, **values: object) -> None:
        self._change(game, changed=self.records[game].changed + 1, **values)

    def _change(self, game: str, **values: object) -> None:
        self.records[game] = replace(self.records[game], **values)  # type: ignore[arg-type]
