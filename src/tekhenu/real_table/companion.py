"""A real game on a real table: what people enter of it, read and checked.

Dice are typed as `y4 b2 w6`, with the letters of the language, cards and tiles by their number,
several at once where several are drawn. An impossible entry is rejected whole, with the reason.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ..components.ids import FAMILY_SUITS
from ..components.kinds import word as name_of
from ..components.terms import BASE_COLOURS, Colour, Family
from ..rules import Decision, Game, IllegalMove, Move, Settings
from ..rules.chance import FACES, ChanceQuestion
from ..rules.move import (
    ACTION_TILES,
    DrawPiece,
    GoFirst,
    Outcome,
    RollDie,
    Settle,
    TossCoin,
    TurnTile,
)
from ..rules.moves import BY_TEXT, ROLL
from ..rules.place import MARKET_PLACE, TempleSpace
from ..text.catalogue import ENGLISH, Value, catalogue
from ..text.names import any_of, card_named, seat_names
from ..text.parts import Named

SHORTEST: Final = 2  # letters with which a name may begin to be known by


class EntryError(ValueError):
    """What was entered cannot be, and nothing of it was taken over; `say` says why."""

    def __init__(self, key: str, seated: "Seated | None" = None, **values: Value) -> None:
        self.key, self.seated, self.values = key, seated, values
        super().__init__(self.say())

    def say(self, lang: str = "en") -> str:
        values = dict(self.values)
        if self.seated is not None:
            values["player"] = seat_names(self.seated.settings, lang)[self.seated.seat]
        return catalogue(lang).say(f"entry-{self.key}", **values)


class Seated(NamedTuple):
    settings: Settings
    seat: int


# Reading


Seen = Callable[[Game], Decision | None]


def asked(game: Game) -> Decision | None:
    """Return the question as somebody sees it who knows the whole game."""
    return game.decision


def asks_table(game: Game) -> bool:
    """Whether the table is asked how chance fell."""
    return game.decision is not None and game.decision.chance is not None


def read(game: Game, text: str, lang: str = "en", seen: Seen = asked) -> list[Move]:
    """Return the outcomes that a line names, the first for the present question, each for the next.

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
        found.append(meant(reader.game, question, word, lang))
        reader.go_on(found[-1])
    return found


class _Reader:
    """A game that is played on in the imagination of one person.

    The person may name a card that another player has entered in secret. The game then goes on with
    a card that is possible, and the two cards have changed names from there on.
    """

    def __init__(self, game: Game, seen: Seen) -> None:
        self.game = game
        self._seen = seen
        self._named: dict[Move, Move] = {}  # what the person calls an outcome of the game

    def question(self) -> Decision | None:
        question = self._seen(self.game)
        if question is None or not self._named:
            return question
        options = [self._named.get(option, option) for option in question.options]
        return ChanceQuestion(question.kind, options, None, question.about)

    def go_on(self, said: Move) -> None:
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
    """Read a line and play it, all of it or nothing."""
    outcomes = read(game, text, lang)
    for outcome in outcomes:
        game.play(outcome)
    return outcomes


def meant(game: Game, question: Decision, word: str, lang: str = "en") -> Move:
    """The outcome that a word names, whole or by its beginning."""
    wanted = word.casefold()
    options = [option for option in question.options if isinstance(option, Outcome)]
    called = {option: set(names(option, options, lang)) for option in options}
    exact = [option for option in options if wanted in called[option]]
    if len(exact) == 1:
        return exact[0]
    begun = [
        option
        for option in options
        if len(wanted) >= SHORTEST and any(name.startswith(wanted) for name in called[option])
    ]
    if len(begun) == 1:
        return begun[0]
    if several := exact or begun:
        shown = [typed(option, lang) for option in several[:4]]
        raise EntryError("several", word=word, several=any_of(catalogue(lang), shown))
    raise why_not(question, game, word, lang)


def names(option: Move, among: Sequence[Move], lang: str = "en") -> Iterator[str]:
    """Yield the ways to type an outcome; a number is enough where all are of one kind."""
    yield str(option).casefold()
    yield spelled(option).casefold()
    if isinstance(option, RollDie):
        for name in colour_names(Colour(option.colour), lang):
            yield f"{name}{option.value}"
            yield f"{option.value}{name}"
        if len({each.colour for each in among if isinstance(each, RollDie)}) == 1:
            yield str(option.value)
    elif isinstance(option, DrawPiece):
        suit, number = option.id[0].casefold(), int(option.id[1:])
        yield f"{suit}{number}"
        if len({each.id[0] for each in among if isinstance(each, DrawPiece)}) == 1:
            yield str(number)
            yield f"{number:02}"
    elif isinstance(option, TossCoin):
        yield option.way[0]
    elif isinstance(option, Settle) and isinstance(option.what, TempleSpace):
        yield f"{option.what.row}{option.what.column}"


def spelled(option: Move) -> str:
    """Return the text of an outcome without its verb, the same in all languages."""
    match option:
        case DrawPiece():
            return option.id
        case RollDie():
            return f"{name_of(Colour(option.colour))}{option.value}"
        case TossCoin():
            return option.way
        case TurnTile():
            return ACTION_TILES[option.tile]
        case Settle():
            return str(option.what)
        case GoFirst():
            return str(option.seat + 1)  # as people count
    raise TypeError(f"{option!s} is not an outcome")


@cache
def colour_names(colour: Colour, lang: str = ENGLISH) -> tuple[str, ...]:
    """Return the ways to type a color, the shortest of the language first.

    The English letter works in other languages unless one of their colors begins with it: b is
    brown in English, but brun, blanc or bleu in French.
    """
    found = [_said(key, colour, lang) for key in ("colour-letter", "colour-mark", "colour")]
    found.append(name_of(colour))
    english = _said("colour-letter", colour, ENGLISH)
    if not any(_said("colour", each, lang).startswith(english) for each in Colour):
        found.append(english)
    return tuple(dict.fromkeys(found))


def _said(key: str, colour: Colour, lang: str) -> str:
    return catalogue(lang).say(key, colour=name_of(colour)).casefold()


def typed(option: Move, lang: str = ENGLISH) -> str:
    """Return a way to type the option that tells it from others."""
    if isinstance(option, RollDie):
        return f"{colour_names(Colour(option.colour), lang)[0]}{option.value}"
    return spelled(option)


def read_dice(text: str, seth: bool = False, lang: str = "en") -> list[str]:
    """Dice that a line names, wherever they lie: `yellow4` for y4."""
    colours = Colour if seth else BASE_COLOURS
    options = [ROLL[colour][value] for colour in colours for value in range(1, FACES + 1)]
    called = {name: option for option in options for name in names(option, options, lang)}
    found = []
    for each in text.replace(",", " ").replace(";", " ").split():
        option = called.get(each.casefold())
        if option is None:
            raise EntryError("unread", word=each, example=typed(ROLL[Colour.YELLOW][4], lang))
        found.append(spelled(option))
    return found


# What is wrong


def why_not(question: Decision, game: Game, word: str, lang: str = "en") -> EntryError:
    """As much as can be told of a word that names nothing that can happen here."""
    options, wanted = question.options, word.casefold()
    alike = [move for move in BY_TEXT.values() if type(move) is type(options[0])]
    suits = {option.id[0] for option in options if isinstance(option, DrawPiece)}
    own = [m for m in alike if not isinstance(m, DrawPiece) or m.id[0] in suits]
    for moves in (own, alike):  # a number alone means a card of the kind that is asked for
        for move in moves:
            if wanted in names(move, moves, lang):
                return impossible(game, move, suits, word)
    example = min(names(options[0], options, lang), key=len)
    return EntryError("unread", word=word, example=example)


def impossible(game: Game, move: Move, suits: Container[str], word: str) -> EntryError:
    if isinstance(move, RollDie) and move.value:
        return EntryError("no-die", colour=name_of(Colour(move.colour)))
    if isinstance(move, DrawPiece) and move.id[0] in suits:
        return out(game, move.id)
    return EntryError("impossible", word=word)


def out(game: Game, card: str) -> EntryError:
    """Where a card or tile lies, as far as everybody knows."""
    state, named = game.state, card_named(card)
    suit, number = card[0], int(card[1:]) - 1
    if suit in FAMILY_SUITS:
        return _card_out(game, FAMILY_SUITS.index(suit), number, named)
    if suit == "P" and number in state.display:
        return EntryError("out-display", card=named)
    if suit == "P" and any(tile // 4 == number for tile in state.tiles if tile >= 0):
        return EntryError("out-temple", card=named)
    return EntryError("out", card=named)


def _card_out(game: Game, family: int, number: int, named: Named) -> EntryError:
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


# Correcting


class Correction(NamedTuple):
    """A game in which something else was told, and the choices after it that no longer fit."""

    game: Game
    lost: list[Move]


def told_at(game: Game) -> list[int]:
    """Where among the choices the table has told something."""
    return [n for n, choice in enumerate(game.choices) if isinstance(choice, Outcome)]


def corrected(game: Game, number: int, outcome: Move | str) -> Correction:
    """The game with another outcome at that place among its choices.

    All that was chosen and told after it stays, as long as it is possible.
    """
    choices = game.choices
    again = game.copy()
    while len(again.choices) > number:
        again.undo()
    again.play(outcome)
    rest = choices[number + 1 :]
    for place, choice in enumerate(rest):
        try:
            again.play(choice)
        except IllegalMove:
            return Correction(again, rest[place:])
    return Correction(again, [])


# How much there is to enter


def taps(choices: Iterable[Move]) -> int:
    """One for each outcome, beyond the players' own choices."""
    return sum(isinstance(choice, Outcome) for choice in choices)
