"""A real game on a real table: typed dice and cards, errors, corrections, and how much is typed."""

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings
from tekhenu.real_table.companion import (
    EntryError,
    canonical_text,
    enter,
    names,
    read,
    read_dice,
)
from tekhenu.rules.move import GoFirst, Outcome
from tekhenu.rules.moves import BY_TEXT
from tekhenu.text import catalog, languages

MOST_TAPS = 300  # of a whole solo game, its setup included
SOLO = Settings(solo=Botankhamun("medium"), chance="table")


def at_first_dice() -> Game:
    game = Game.new(SOLO)
    while game.decision is not None and game.decision.kind != "roll":
        game.play(game.decision.options[0])
    return game


def at_first_card() -> Game:
    game = at_first_dice()
    enter(game, "y4 b2 w6 k1 y2 b3 w1 g4 g2 y6 b1 w2 k3 g1 w5 y3 k6 b4")
    return game


def with_secrets(*cards: str) -> Game:
    """Enter these secret Decrees of seat 0; seat 1 has to enter its own next."""
    game, rng = Game.new(Settings(players=2, chance="table")), Random(6)
    while game.decision is not None and game.decision.kind != "secret card":
        game.play(rng.choice(game.decision.options))
    for card in cards:
        game.play(f"draw:{card}")
    return game


def read_by(game: Game, seat: int, text: str) -> Sequence[str]:
    try:
        return [str(move) for move in read(game, text, seen=lambda at: at.view(seat).decision)]
    except EntryError as wrong:
        return [wrong.say()]


def test_typed_entries_reveal_no_secrets_of_others() -> None:
    question = with_secrets().decision
    assert question is not None
    decrees = [str(option).partition(":")[2] for option in question.options]
    twins = [with_secrets(*cards) for cards in (decrees[:2], decrees[2:4], decrees[5:3:-1])]
    lines = [*decrees, "D99", *map(" ".join, permutations(decrees[:5], 2))]
    lines += [*map(" ".join, combinations(decrees[:5], 3)), f"{decrees[0]} {decrees[0]}"]
    for line in lines:
        answers = [read_by(game, 1, line) for game in twins]
        assert answers == [answers[0]] * 3, line
    assert read_by(twins[0], 1, decrees[0]) == [f"draw:{decrees[0]}"]
    both = f"{decrees[1]} {decrees[4]}"
    assert read_by(twins[0], 1, both) == [f"draw:{decrees[1]}", f"draw:{decrees[4]}"]


def test_nobody_types_what_another_player_draws_in_secret() -> None:
    game = with_secrets()
    assert read_by(game, 1, "D04") == ["There is nothing more to enter, but “D04” is left over."]


def refused(game: Game, text: str, lang: str = "en") -> str:
    """Return the message of a rejected entry; check that nothing has changed."""
    before = game.save()
    with pytest.raises(EntryError) as wrong:
        enter(game, text, lang)
    assert game.save() == before
    return wrong.value.say(lang)


def test_several_dice_in_a_line() -> None:
    game = at_first_dice()
    entered = enter(game, "y4 b2, w6")
    assert entered == ["roll:yellow4", "roll:brown2", "roll:white6"]
    assert [str(choice) for choice in game.choices[-3:]] == entered
    assert len(game.state.sections[0]) == 3
    assert [str(move) for move in read(game, "k1 4g Yellow3")] == [
        "roll:black1",
        "roll:gray4",
        "roll:yellow3",
    ]


def test_colors_in_other_languages() -> None:
    game = at_first_dice()
    assert read(game, "ja4 noir2", "fr") == ["roll:yellow4", "roll:black2"]
    assert read(game, "cz2 biała6", "pl") == ["roll:black2", "roll:white6"]
    assert read(game, "노4 갈색2", "ko") == ["roll:yellow4", "roll:brown2"]


def test_dice_go_by_the_letters_of_the_language() -> None:
    game = at_first_dice()
    assert read(game, "j4 n2 bc6 br1 g3", "fr") == [
        *("roll:yellow4", "roll:black2", "roll:white6", "roll:brown1", "roll:gray3")
    ]
    assert read(game, "ż4 cz2 bi6 br1 s3", "pl") == [
        *("roll:yellow4", "roll:black2", "roll:white6", "roll:brown1", "roll:gray3")
    ]


def test_an_english_letter_never_means_another_color_of_the_language() -> None:
    """B is brun, blanc or bleu in French, brązowa or biała in Polish."""
    game = at_first_dice()
    assert read(game, "y4 w6 k1", "fr") == ["roll:yellow4", "roll:white6", "roll:black1"]
    for lang, example in (("fr", "j1"), ("pl", "ż1")):
        assert example in refused(game, "b4", lang)
    assert read_dice("n4", seth=True) == ["green4"]
    assert read_dice("n4", seth=True, lang="fr") == ["black4"]
    assert read_dice("n4", seth=True, lang="pl") == ["blue4"]


@pytest.mark.parametrize("lang", languages())
def test_the_examples_can_be_typed(lang: str) -> None:
    words = catalog(lang)
    example = words.say("companion-example", kind="dice")
    assert read_dice(example, lang=lang) == ["yellow4", "brown2", "white6"]
    assert example in words.say("play-table-hint")
    with pytest.raises(EntryError) as wrong:
        read_dice("?", lang=lang)
    assert read_dice(str(wrong.value.values["example"]), lang=lang) == ["yellow4"]


def test_dice_that_may_be_meant_are_named_as_they_are_typed() -> None:
    game = at_first_dice()
    assert refused(game, "br", "fr").endswith("br1, br2, br3 ou br4.")
    assert refused(game, "biała", "pl").endswith("bi1, bi2, bi3 lub bi4.")


def test_every_outcome_can_be_typed_without_its_verb() -> None:
    outcomes = [move for move in BY_TEXT.values() if isinstance(move, Outcome)]
    assert {type(move) for move in outcomes} == set(Outcome.__subclasses__())
    for move in outcomes:
        argument = str(move).partition(":")[2]
        assert canonical_text(move) == (
            argument if not isinstance(move, GoFirst) else str(move.seat + 1)
        )
        assert canonical_text(move).casefold() in names(move, [move])


def test_seats_that_may_be_meant_are_numbered_as_they_are_typed() -> None:
    game = Game.new(Settings(players=3, chance="table"))
    while game.decision is not None and game.decision.kind != "first player":
        game.play(game.decision.options[0])
    assert refused(game, "fi").endswith(" 1, 2, or 3.")
    assert read(game, "3") == ["first:2"]


def test_cards_go_by_their_numbers() -> None:
    game = at_first_card()
    question = game.decision
    assert question is not None
    assert question.kind == "market card"
    suit = question.options[0].partition(":")[2][0]
    for text in ("7", "07", f"{suit}7", f"{suit.lower()}07", f"draw:{suit}07"):
        assert read(game, text) == [f"draw:{suit}07"]


def test_what_cannot_be_is_answered_with_what_is_wrong() -> None:
    game = at_first_card()
    question = game.decision
    assert question is not None
    suit = question.options[0].partition(":")[2][0]
    other = "T" if suit != "T" else "B"
    assert refused(game, "99") == "“99” is not valid here. Try, for example, 1."
    assert refused(game, f"{other}01") == f"“{other}01” is not possible here."
    assert refused(game, "") == "Nothing was entered."
    enter(game, "7")
    while (again := game.decision) is not None and again.options[0].partition(":")[2][0] != suit:
        game.play(again.options[0])
    assert again is not None
    assert again.kind == "market card"
    assert refused(game, "7").startswith(f"{suit}07 is already in section ")


def test_a_die_that_is_not_in_the_bag() -> None:
    game = at_first_dice()
    yellow = sum(game.table.printed.color[die] == 0 for die in game.state.bag)
    line = " ".join(["y4"] * yellow)
    assert refused(game, f"{line} y1") == "There is no yellow die in the bag."
    enter(game, line)
    assert refused(game, "y1") == "There is no yellow die in the bag."
    for lang in languages():
        assert refused(game, "y1", lang)


def test_more_than_there_is_to_enter() -> None:
    game = Game.new(SOLO)
    while game.decision is not None and game.decision.chance is not None:
        last = game.copy()
        game.play(game.decision.options[0])
    assert refused(game, "7").startswith("There is nothing more to enter")
    assert last.decision is not None
    first = str(last.decision.options[0])
    assert refused(last, f"{first} {first}").endswith("is left over.")


@pytest.mark.parametrize(
    "settings",
    [SOLO, Settings(solo=Automas(3, 4), chance="table"), Settings(players=4, chance="table")],
    ids=["Botankhamun", "Automas", "players"],
)
def test_every_outcome_can_be_typed(settings: Settings) -> None:
    """The shortest name of each outcome can be typed, and a whole solo game needs few taps."""
    game, rng = Game.new(settings), Random(1)
    while (decision := game.decision) is not None:
        if decision.chance is None:
            game.play(rng.choice(decision.options))
            continue
        option = rng.choices(decision.options, decision.chance)[0]
        assert enter(game, min(names(option, decision.options), key=len)) == [option]
    if settings is SOLO:
        assert sum(isinstance(choice, Outcome) for choice in game.choices) <= MOST_TAPS
