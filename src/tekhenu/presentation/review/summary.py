"""The results of a review: the headline, the moments that decided, and the sums of each player."""

from typing import NamedTuple

from tekhenu.analysis.review import Grade, KeyMoment, KeyMomentKind
from tekhenu.analysis.strong_play import strong_play
from tekhenu.analysis.words import (
    chance_text,
    grade_text,
    in_tenths,
    reason_texts,
    tenths_text,
    vp_text,
)
from tekhenu.rules.ending import ranking
from tekhenu.text.names import sentence

from .reviewed import ReviewedGame
from .turn import spoken

CLOSE = 3.0  # VP: a lower expectation of a winner counts as behind


def story_text(shown: ReviewedGame, seat: int) -> str:
    """Return one sentence about how the result of a seat came about."""
    review = shown.review
    if review is None or not review.over:
        return ""
    story, curve = review.story(seat), review.curve(seat)
    lowest, highest = min(curve), max(curve)
    if story.final > 0:
        kind = (
            "turned"
            if lowest <= -CLOSE
            else "lucky"
            if story.luck >= story.final
            else "closer"
            if story.losses >= CLOSE
            else "steady"
        )
    else:
        kind = (
            "mistakes"
            if story.losses + story.final > 0
            else "unlucky"
            if story.luck <= min(story.final, -CLOSE)
            else "slipped"
            if highest >= CLOSE
            else "beaten"
        )
    vp = {"turned": -lowest, "lucky": story.luck, "unlucky": -story.luck, "slipped": highest}
    given = round(vp.get(kind, story.losses))
    return shown.words.say("review-story", kind=kind, vp=given)


class MomentCard(NamedTuple):
    """A moment that decided the game. `before` is the number of choices before its turn."""

    number: int
    before: int
    round: int
    kind: str
    grade: Grade | None
    name: str
    player: str
    vp: str
    good: bool
    title: str
    sentence: str


def cards_of(shown: ReviewedGame, seat: int) -> list[MomentCard]:
    """Return the moments that decided the game for a seat."""
    moments = shown.moments(seat)
    return [_card(shown, number, moment) for number, moment in enumerate(moments, 1)]


def _card(shown: ReviewedGame, place: int, moment: KeyMoment) -> MomentCard:
    words, reviewed = shown.words, shown.turns[moment.number]
    turn = reviewed.turn
    if moment.kind == KeyMomentKind.LUCK:
        title = sentence(chance_text(turn.chance, words))
        name, why, player = words.say("review-luck-name"), "", ""
    else:
        title = spoken(shown, moment.number, turn.choices)
        name, player = grade_text(reviewed.grade, words), shown.names[turn.seat]
        why = reason_sentence(shown, moment.number)
    return MomentCard(
        place,
        turn.before,
        turn.round,
        str(moment.kind),
        None if moment.kind == KeyMomentKind.LUCK else reviewed.grade,
        name,
        player,
        vp_text(moment.vp, words),
        moment.vp > 0,
        title,
        why,
    )


def reason_sentence(shown: ReviewedGame, number: int) -> str:
    """Return the better turn and the largest reason for it in one sentence."""
    words, reviewed = shown.words, shown.turns[number]
    if reviewed.gap is None:
        return ""
    better = spoken(shown, number, reviewed.best)
    gained = {reason.aspect for reason in reviewed.gap.reasons if reason.vp > 0}
    reasons = [each for each in reason_texts(reviewed.gap, words) if each.aspect in gained]
    reason = next((each for each in reasons if each.detail), reasons[0] if reasons else None)
    if reason is None:
        return words.say("review-better-is", turn=better)
    key = "review-better-why" if reason.detail else "review-better-part"
    return words.say(key, turn=better, title=reason.title, vp=reason.vp, detail=reason.detail)


class PlayerRow(NamedTuple):
    """The sums of a player. `parts` add up to `final`; all of them are texts.

    `share` is the error rate relative to the largest, from 0 to 100.
    """

    seat: int
    name: str
    rate: str
    share: float
    lost: str
    luck: str
    luck_vp: float
    parts: list[str]
    final: str
    grades: list[int]


def player_rows(shown: ReviewedGame) -> list[PlayerRow]:
    """Return the sums of all players whose turns were reviewed."""
    review, words = shown.review, shown.words
    if review is None:
        return []
    most = max((review.error_rate(seat) for seat in shown.people), default=0.0) or 1.0
    rows = []
    for seat in shown.people:
        story = review.story(seat)
        parts = in_tenths([story.start, story.luck, -story.losses, story.gifts], story.final)
        texts = [tenths_text(part, words) for part in parts]
        rate = review.error_rate(seat)
        rows.append(
            PlayerRow(
                seat,
                shown.names[seat],
                vp_text(rate, words).removeprefix("+"),
                100 * rate / most,
                vp_text(story.losses, words).removeprefix("+"),
                texts[1],
                story.luck,
                texts,
                vp_text(story.final, words),
                [shown.count(seat, grade) for grade in Grade],
            )
        )
    return rows


class SourceRow(NamedTuple):
    """The VP of all players from a source, and the mean of strong players as a text."""

    name: str
    values: list[int]
    mean: str
    mean_vp: float


def source_rows(shown: ReviewedGame) -> list[SourceRow]:
    """Return the VP by source in the order of the ranking."""
    known, words = strong_play(shown.game.settings), shown.words
    rows = ranking(shown.view.state)
    found = []
    for source in rows[0].vp_by_source:
        values = [row.vp_by_source[source] for row in rows]
        vp = 0.0 if known is None else known.vp.get(source, 0.0)
        if any(values) or abs(vp) >= 0.5:
            mean = "" if known is None else vp_text(vp, words).removeprefix("+")
            found.append(SourceRow(sentence(words.say("source", source=source)), values, mean, vp))
    return found


def strong_total(shown: ReviewedGame) -> str:
    """Return the mean VP of strong players, or "" if it is not known."""
    known = strong_play(shown.game.settings)
    if known is None:
        return ""
    return vp_text(sum(known.vp.values()), shown.words).removeprefix("+")
