"""Entries at a real table, parsed and checked.

Dice are typed as `y4 b2 w6` with the letters of the language, cards and tiles by number, several at
once if several are drawn. An impossible entry is rejected as a whole, with the reason.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ..components.ids import FAMILY_SUITS
from ..components.kinds import word as name_of
from ..components.terms import BASE_COLORS, Color, Family
from ..rules import Decision, Game, Move, Settings
from ..rules.chance import FACES, ChanceQuestion
from ..rules.move import (
    ACTION_TILES,
    DrawLot,
    DrawPiece,
    GoFirst,
    Outcome,
    RevealActionTile,
    RollDie,
    TossCoin,
)
from ..rules.moves import BY_TEXT, ROLL
from ..rules.place import MARKET_PLACE, TempleSpace
from ..text.catalog import ENGLISH, MessageValue, catalog
from ..text.names import any_of, card_named, seat_names
from ..text.parts import Named

MIN_PREFIX: Final = 2  # minimum length of an abbreviated name


class EntryError(ValueError):
    """A rejected entry, which changed nothing; `say` explains why."""

    def __init__(self, key: str, seated: "Seated | None" = None, **values: MessageValue) -> None:
        self.key, self.seated, self.values = key, seated, values
        super().__init__(self.say())

    def say(self, lang: str = "en") -> str:
        values = dict(self.values)
        if self.seated is not None:
            values["player"] = seat_names(self.seated.settings, lang)[self.seated.seat]
        return catalog(lang).say(f"entry-{self.key}", **values)


class Seated(NamedTuple):
    settings: Settings
    seat: int


# Reading


DecisionView = Callable[[Game], Decision | None]


def decision_of(game: Game) -> Decision | None:
    """Return the decision as seen with full knowledge of the game."""
    return game.decision


def read(game: Game, text: str, lang: str = "en", seen: DecisionView = decision_of) -> list[Move]:
    """Parse a line into outcomes, the first for the current question, each for the next.

    `seen` returns the question as the person who typed sees it. The result depends on nothing else.
    """
    words = text.replace(",", " ").replace(";", " ").split()
    if not words:
        raise EntryError("nothing")
    reader, found = _Reader(game.copy(), seen), []
    for word in words:
        question = reader.question()
        if question is None or question.chance is None or not question.options:
            raise EntryError("left", word=word)
        found.append(matching_outcome(reader.game, question, word, lang))
        reader.advance(found[-1])
    return found


class _Reader:
    """A copy of the game that is played on while a line is parsed.

    The person may name a card that another player has entered in secret. The copy then continues
    with a possible card, and the two cards swap names from there on.
    """

    def __init__(self, game: Game, seen: DecisionView) -> None:
        self.game = game
        self._seen = seen
        self._named: dict[Move, Move] = {}  # the person's name of an outcome

    def question(self) -> Decision | None:
        question = self._seen(self.game)
        if question is None or not self._named:
            return question
        options = [self._named.get(option, option) for option in question.options]
        return ChanceQuestion(question.kind, options, None, question.about)

    def advance(self, said: Move) -> None:
        happened = next((move for move, name in self._named.items() if name == said), said)
        decision = self.game.decision
        assert decision is not None
        if happened not in decision.options:
            instead = decision.options[0]
            self._named[happened] = self._named.get(instead, instead)
            self._named[instead] = said
            happened = instead
        self.game.play(happened)


def enter(game: Game, text: str, lang: str = "en") -> list[Move]:
    """Parse a line and play it, completely or not at all."""
    outcomes = read(game, text, lang)
    for outcome in outcomes:
        game.play(outcome)
    return outcomes


def matching_outcome(game: Game, question: Decision, word: str, lang: str = "en") -> Move:
    """Return the outcome named by a word or its prefix."""
    wanted = word.casefold()
    options = [option for option in question.options if isinstance(option, Outcome)]
    called = {option: set(names(option, options, lang)) for option in options}
    exact = [option for option in options if wanted in called[option]]
    if len(exact) == 1:
        return exact[0]
    begun = [
        option
        for option in options
        if len(wanted) >= MIN_PREFIX and any(name.startswith(wanted) for name in called[option])
    ]
    if len(begun) == 1:
        return begun[0]
    if several := exact or begun:
        shown = [shortest_text(option, lang) for option in several[:4]]
        raise EntryError("several", word=word, several=any_of(catalog(lang), shown))
    raise mismatch_error(question, game, word, lang)


def names(option: Move, among: Sequence[Move], lang: str = "en") -> Iterator[str]:
    """Yield the ways to type an outcome; a number is enough if all options are of one kind."""
    yield str(option).casefold()
    yield canonical_text(option).casefold()
    if isinstance(option, RollDie):
        for name in color_names(Color(option.color), lang):
            yield f"{name}{option.value}"
            yield f"{option.value}{name}"
        if len({each.color for each in among if isinstance(each, RollDie)}) == 1:
            yield str(option.value)
    elif isinstance(option, DrawPiece):
        suit, number = option.id[0].casefold(), int(option.id[1:])
        yield f"{suit}{number}"
        if len({each.id[0] for each in among if isinstance(each, DrawPiece)}) == 1:
            yield str(number)
            yield f"{number:02}"
    elif isinstance(option, TossCoin):
        yield option.way[0]
    elif isinstance(option, DrawLot) and isinstance(option.what, TempleSpace):
        yield f"{option.what.row}{option.what.column}"


def canonical_text(option: Move) -> str:
    """Return the text of an outcome without its verb, the same in all languages."""
    match option:
        case DrawPiece():
            return option.id
        case RollDie():
            return f"{name_of(Color(option.color))}{option.value}"
        case TossCoin():
            return option.way
        case RevealActionTile():
            return ACTION_TILES[option.tile]
        case DrawLot():
            return str(option.what)
        case GoFirst():
            return str(option.seat + 1)  # people count from 1
    raise TypeError(f"{option!s} is not an outcome")


@cache
def color_names(color: Color, lang: str = ENGLISH) -> tuple[str, ...]:
    """Return the ways to type a color, the shortest of the language first.

    The English letter works in other languages unless one of their colors starts with it: b is
    brown in English, but brun, blanc or bleu in French.
    """
    found = [_said(key, color, lang) for key in ("color-letter", "color-mark", "color")]
    found.append(name_of(color))
    english = _said("color-letter", color, ENGLISH)
    if not any(_said("color", each, lang).startswith(english) for each in Color):
        found.append(english)
    return tuple(dict.fromkeys(found))


def _said(key: str, color: Color, lang: str) -> str:
    return catalog(lang).say(key, color=name_of(color)).casefold()


def shortest_text(option: Move, lang: str = ENGLISH) -> str:
    """Return an unambiguous way to type the option."""
    if isinstance(option, RollDie):
        return f"{color_names(Color(option.color), lang)[0]}{option.value}"
    return canonical_text(option)


def read_dice(text: str, seth: bool = False, lang: str = "en") -> list[str]:
    """Parse the dice in a line: `yellow4` for y4."""
    colors = Color if seth else BASE_COLORS
    options = [ROLL[color][value] for color in colors for value in range(1, FACES + 1)]
    called = {name: option for option in options for name in names(option, options, lang)}
    found = []
    for each in text.replace(",", " ").replace(";", " ").split():
        option = called.get(each.casefold())
        if option is None:
            raise EntryError(
                "unread", word=each, example=shortest_text(ROLL[Color.YELLOW][4], lang)
            )
        found.append(canonical_text(option))
    return found


# Errors


def mismatch_error(question: Decision, game: Game, word: str, lang: str = "en") -> EntryError:
    """Explain why a word names no possible outcome."""
    options, wanted = question.options, word.casefold()
    alike = [move for move in BY_TEXT.values() if type(move) is type(options[0])]
    suits = {option.id[0] for option in options if isinstance(option, DrawPiece)}
    own = [m for m in alike if not isinstance(m, DrawPiece) or m.id[0] in suits]
    for moves in (own, alike):  # a number alone means a card of the requested kind
        for move in moves:
            if wanted in names(move, moves, lang):
                return impossible_outcome_error(game, move, suits, word)
    example = min(names(options[0], options, lang), key=len)
    return EntryError("unread", word=word, example=example)


def impossible_outcome_error(
    game: Game, move: Move, suits: Container[str], word: str
) -> EntryError:
    if isinstance(move, RollDie) and move.value:
        return EntryError("no-die", color=name_of(Color(move.color)))
    if isinstance(move, DrawPiece) and move.id[0] in suits:
        return card_location_error(game, move.id)
    return EntryError("impossible", word=word)


def card_location_error(game: Game, card: str) -> EntryError:
    """Say where a card or tile is, as far as it is public."""
    state, named = game.state, card_named(card)
    suit, number = card[0], int(card[1:]) - 1
    if suit in FAMILY_SUITS:
        return _card_location_error(game, FAMILY_SUITS.index(suit), number, named)
    if suit == "P" and number in state.display:
        return EntryError("out-display", card=named)
    if suit == "P" and any(tile // 4 == number for tile in state.tiles if tile >= 0):
        return EntryError("out-temple", card=named)
    return EntryError("out", card=named)


def _card_location_error(game: Game, family: int, number: int, named: Named) -> EntryError:
    state, families = game.state, game.table.printed.slot_family
    for slot, lying in enumerate(state.market):
        if lying == number and families[slot] == family:
            section = MARKET_PLACE[slot].section.number
            return EntryError("out-market", card=named, section=section)
    if number in state.discards[family]:
        return EntryError("out-discarded", card=named)
    secret = family == Family.DECREE and state.decree_known[number] != game.table.everybody
    hands = [player.hand(family) for player in state.players]
    for seat, pile in enumerate(state.piles, game.settings.humans):
        hands[seat] = type(pile[family])(hands[seat] | pile[family])
    for seat, hand in enumerate(hands):
        if number in hand and not secret:
            return EntryError("out-held", Seated(game.settings, seat), card=named)
    return EntryError("out", card=named)
