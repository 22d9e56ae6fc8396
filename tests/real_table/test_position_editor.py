"""The position editor: a game in progress, converted to texts and back, and its problems."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.real_table.position_editor import (
    DraftError,
    EditedTable,
    EditorTexts,
    FieldValue,
    FieldValues,
    UnplayableDraft,
    begin,
    build_table,
    draft_of,
    parts_of,
)
from tekhenu.rules.position import position_to_json
from tekhenu.rules.printed import printed_for
from tekhenu.rules.state import State
from tekhenu.text import catalog, languages

SETH = TimeOfSeth()
TABLE: Any = {"chance": "table"}
MODES = {
    "2 people": Settings(players=2, chance="open table"),
    "3 people": Settings(players=3, **TABLE),
    "4 people": Settings(players=4, chance="open table", horus="preprinted"),
    "2 and Seth": Settings(players=2, expansion=SETH, **TABLE),
    "3 and Seth": Settings(players=3, expansion=SETH, chance="open table"),
    "4 and Seth": Settings(players=4, expansion=SETH, chance="open table"),
    "Botankhamun": Settings(solo=Botankhamun("hard"), **TABLE),
    "1 Automa": Settings(solo=Automas(1), **TABLE),
    "2 Automas": Settings(solo=Automas(2, 2), **TABLE),
    "3 Automas": Settings(solo=Automas(3, 4), **TABLE),
    "2 Automas and Seth": Settings(solo=Automas(2), expansion=SETH, **TABLE),
}
every_mode = pytest.mark.parametrize("settings", MODES.values(), ids=MODES)


@cache
def turns(settings: Settings, seed: int) -> list[State]:
    """Return the starts of all turns of a random game, including turns of opponents.

    The game has a question there, but nothing has happened in the turn.
    """
    game, rng, found, last = Game.new(settings), Random(seed), [], None
    while (decision := game.decision) is not None:
        state = game.state
        if state.step != last and decision.kind in ("die", "coin", "action tile"):
            found.append(state.copy())
            found[-1].turn = None
        last = state.step
        game.play(rng.choice(decision.options))
    return found


def as_seen(state: State, settings: Settings) -> dict[str, Any]:
    """Return what people at the table can distinguish."""
    seen, color = position_to_json(state), printed_for(settings).color

    def shown(dice: list[int]) -> list[tuple[int, int]]:
        return [(color[die], state.values[die]) for die in dice]

    for unknown in ("values", "decree_known", "first_seat", "reveals", "rng", "peek_family"):
        del seen[unknown]
    seen["sections"] = [shown(dice) for dice in state.sections]
    seen["bag"] = sorted(color[die] for die in state.bag)
    seen["stack"].sort()
    seen["discards"] = [sorted(pile) for pile in state.discards]
    kept = settings.chance == "open table"
    for seat, player in enumerate(seen["players"]):
        scales = state.players[seat].scales
        player["scales"] |= {side: shown(getattr(scales, side)) for side in SIDES}
        del player["vp_by_source"], player["balance"]
        if kept or seat >= settings.humans:
            player["decrees"] = player["decrees"].bit_count()
    hidden = kept or settings.solo is not None
    seen["decks"] = [
        len(deck) if family == 2 and hidden else sorted(deck)
        for family, deck in enumerate(state.decks)
    ]
    for automa in seen.get("automas", []):
        automa["tiles"] = len(automa["tiles"])
    if (board := seen.get("seth")) is not None:
        for pile in ("stack", "pile", "removed"):
            board[pile].sort()
        del board["buried"]
    return seen


SIDES = ("pure", "tainted", "below")
GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")


@every_mode
def test_what_people_see_is_all_that_is_needed(settings: Settings) -> None:
    for state in turns(settings, 3)[::4]:
        draft = draft_of(state, settings)
        edited = build_table(settings, draft)
        assert edited.problems == []
        assert as_seen(edited.state, settings) == as_seen(state, settings)
        assert draft_of(edited.state, settings) == draft


@every_mode
def test_the_game_goes_on_to_its_end(settings: Settings) -> None:
    state = Random(4).choice(turns(settings, 3))
    game, rng = begin(settings, draft_of(state, settings)), Random(6)
    for _ in range(12):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    assert Game.load(game.save()) == game
    game.undo(force=True)
    while game.decision is not None:
        game.play(rng.choice(game.decision.options))
    for row in game.ranking():
        assert sum(row.vp_by_source.values()) == row.vp
        assert row.vp_by_source["start"] == state.players[row.seat].vp


# Problems

SOLO = MODES["Botankhamun"]


def of(settings: Settings, seed: int = 3) -> tuple[Settings, dict[str, FieldValue]]:
    """Return the start of a turn in the middle of a game, with some dice taken."""
    states = [s for s in turns(settings, seed) if s.round == 7]
    return settings, draft_of(states[-1], settings)


def words_of(edited: EditedTable, lang: str = "en") -> EditorTexts:
    return EditorTexts(edited, catalog(lang))


Change = Callable[[Any], FieldValues]


def twice(suit: str, *names: str) -> Change:
    """Return a draft with the same card in two places."""

    def change(draft: Any) -> dict[str, FieldValue]:
        first, second = names
        card = draft[first] if isinstance(draft[first], str) else draft[first][0]
        assert card.startswith(suit)
        return {second: [card] if second.endswith("s") else card}

    return change


def everywhere(prefix: str, count: int) -> Change:
    """Return the given number of the first player's pieces."""

    def change(draft: Any) -> dict[str, FieldValue]:
        places = [f.name for p in parts_of(SOLO) for f in p.fields if f.name.startswith(prefix)]
        return dict.fromkeys(places[:count], 0)

    return change


CHECKS: dict[str, tuple[str, Change, str, str]] = {
    "too many dice": (
        *("Botankhamun", lambda d: {"dice.horus": ["yellow1"] * 9, "dice.ra": []}),
        *("dice", "There are 12 yellow dice, but this game has only 4."),
    ),
    "a card twice": (
        *("Botankhamun", twice("B", "market.0", "0.blessings")),
        *("player-0", "{0} appears twice: Card Market: Section 1, card 1; Violet: Blessings."),
    ),
    "a Pillar tile twice": (
        *("Botankhamun", twice("P", "display.0", "display.1")),
        *("temple", "{0} appears twice: Temple: Ra’s display, space 1; Temple: Ra’s display"),
    ),
    "a Destiny card twice": (
        *("3 Automas", twice("A", "0.destiny", "1.destiny")),
        *("player-1", "{0} appears twice: Violet: Destiny card; Automa 1: Destiny card."),
    ),
    "an Action tile twice": (
        *("2 Automas", lambda d: {"2.shown": d["1.shown"]}),
        *("player-2", "Action tile "),
    ),
    "too many Buildings": (
        *("Botankhamun", everywhere("osiris.", 14)),
        *("osiris", "Violet has 15 Buildings on the board, but there are only 10."),
    ),
    "more Happiness than Population": (
        *("Botankhamun", lambda d: {"0.happiness": 9, "0.population": 4}),
        *("player-0", "Violet: Happiness 9 is higher than Population 4."),
    ),
    "too few dice on the scales": (
        *("Botankhamun", lambda d: {f"0.{side}": [] for side in SIDES}),
        *("player-0", "Violet has taken 0 dice since the last Maat. At this turn of round"),
    ),
    "no dice": (
        *("2 people", lambda d: {name: [] for name in d if name.startswith("dice.")}),
        *("dice", "There are no dice around the wheel."),
    ),
    "a gray die away from Seth": (
        *("3 and Seth", lambda d: {"dice.ra": ["gray4"], "dice.seth": d["dice.seth"][1:]}),
        *("dice", "A gray die is at Ra; with Time of Seth, all gray dice go on the Seth board."),
    ),
    "the Progress marker": (
        *("Botankhamun", lambda d: {"1.progress": "-1"}),
        *("player-1", "Botankhamun: the Progress marker has moved 0 steps, but "),
    ),
    "too few Action tiles": (
        *("1 Automa", lambda d: {"1.shown": []}),
        *("player-1", "Automa 1: 0 Action tiles are revealed, but "),
    ),
    "an order that lacks something": (
        *("Botankhamun", lambda d: {"1.pyramid": ["3", "4"]}),
        *("player-1", "Pyramid, from the base up: 8 still missing."),
    ),
    "too many Decrees": (
        *("4 people", lambda d: {f"{seat}.hidden": 20 for seat in range(4)}),
        *("player-1", "Pink has 20 face-down Decrees, but the cards entered elsewhere leave only "),
    ),
    "a conquest tile under a Pillar tile": (
        *("4 and Seth", lambda d: {_covered(d): d["open-conquest"], "open-conquest": ""}),
        *("conquest", "A conquest tile is under a Pillar tile (row "),
    ),
}


def _covered(draft: FieldValues) -> str:
    space = next(name for name in draft if name.startswith("temple."))
    return f"conquest.{space.partition('.')[2]}"


@pytest.mark.parametrize(("mode", "change", "part", "said"), CHECKS.values(), ids=CHECKS)
def test_what_does_not_fit_is_said_where_it_is(
    mode: str, change: Change, part: str, said: str
) -> None:
    settings, draft = of(MODES[mode])
    changes = dict(change(draft))
    wrong = build_table(settings, draft | changes)
    found = [p for p in wrong.problems if p.blocks and p.part == part]
    words = words_of(wrong)
    card = str(found[0].values.get("card", ""))
    assert words.problem(found[0]).startswith(said.format(card))
    assert not wrong.sound
    with pytest.raises(UnplayableDraft):
        begin(settings, draft | changes)
    for lang in languages():
        assert words_of(wrong, lang).problem(found[0])
    assert build_table(settings, draft).sound  # nothing else was wrong


# Dice


COLORS = ("yellow", "yellow", "brown", "brown", "white", "black")
SIX: FieldValues = {"round": 1} | {
    f"dice.{god}": [f"{color}1"] for god, color in zip(GODS, COLORS, strict=True)
}


def problems_with(settings: Settings, draft: FieldValues) -> dict[str, str]:
    """Return the sentences about the dice by their keys."""
    edited = build_table(settings, draft)
    words = words_of(edited)
    return {p.key: words.problem(p) for p in edited.problems if p.part == "dice"}


@every_mode
def test_all_dice_of_played_games_are_accepted(settings: Settings) -> None:
    for seed in (3, 4):
        for state in turns(settings, seed):
            assert problems_with(settings, draft_of(state, settings)) == {}


@every_mode
def test_a_die_too_many_or_too_few_is_refused_at_every_turn(settings: Settings) -> None:
    """Six dice on the wheel are no first round, and one that was forgotten is noticed."""
    for state in turns(settings, 3)[::3]:
        draft = draft_of(state, settings)
        lying = [name for name in draft if name.startswith("dice.")]
        for name in lying[:2]:
            dice = draft[name]
            assert isinstance(dice, list)
            assert "total" in problems_with(settings, {**draft, name: dice[1:]})
    assert "total" in problems_with(settings, SIX)


def test_the_total_names_what_is_there_and_what_must_be() -> None:
    assert problems_with(MODES["2 people"], SIX)["total"] == (
        "Dice around the wheel: 6; in the bag: 16. At this turn of round 1, there must be 18 around"
        " the wheel and 4 in the bag."
    )


@every_mode
def test_before_the_first_turn_every_section_has_its_three_dice(settings: Settings) -> None:
    """A die moved to another section is one too many there, for every number of players."""
    draft: Any = draft_of(turns(settings, 3)[0], settings)
    full = [f"dice.{god}" for god in GODS if len(draft[f"dice.{god}"]) == 3]
    one, other = full[:2]
    moved = {one: draft[one][1:], other: [*draft[other], draft[one][0]]}
    said = problems_with(settings, {**draft, **moved})["many"]
    god = other.partition(".")[2].capitalize()
    assert said.startswith(f"Too many dice at {god}: 4.")
    assert said.endswith("round 1, there can be at most 3.")


def test_dice_that_were_just_rolled_are_still_there() -> None:
    """After the first Rotation with two people: five dice were drawn for two sections, and no
    more than the first three of each can have been taken."""
    settings = MODES["2 people"]
    state = next(state for state in turns(settings, 3) if state.round == 3)
    draft: Any = draft_of(state, settings)
    printed = printed_for(settings)
    light = printed.light_at[state.wheel]
    new = [god for section, god in enumerate(GODS) if light[section] == printed.shaded]
    names = [f"dice.{god}" for god in GODS]
    dice = [die for name in names for die in draft[name]]
    assert len(dice) == 18
    counts = dict.fromkeys(names, 3) | {f"dice.{new[0]}": 1, f"dice.{new[1]}": 5}
    dealt = {name: [dice.pop() for _ in range(count)] for name, count in counts.items()}
    said = problems_with(settings, {**draft, **dealt})
    god = new[0].capitalize()
    assert said["few"].startswith(f"Too few dice at {god}: 1. At this turn of round 3, there")
    assert " at least 2, " in said["few"]


def test_what_is_unusual_is_pointed_out_and_stops_nobody() -> None:
    settings, draft = of(SOLO)
    edited = build_table(settings, draft | {"market.0": "", "0.destiny": ""})
    words = words_of(edited)
    said = [words.problem(problem) for problem in edited.problems]
    assert said == [
        "Not entered yet: Section 1, card 1.",
        "Not entered yet: Destiny card.",
    ]
    assert edited.sound


def test_whatever_is_sound_can_begin() -> None:
    """Nothing slips through the checks that the rules would refuse."""
    rng = Random(8)
    for settings in MODES.values():
        _, draft = of(settings)
        fields = [f for part in parts_of(settings) for f in part.fields]
        others = draft_of(turns(settings, 3)[-1], settings)
        for _ in range(10):
            mixed = dict(draft)
            for field in rng.sample(fields, 4):
                if field.name in others:
                    mixed[field.name] = others[field.name]
            keys = {problem.key for problem in build_table(settings, mixed).problems}
            assert "other" not in keys


@pytest.mark.parametrize(
    "draft",
    [
        {"nonsense": 1},
        {"round": 0},
        {"round": True},
        {"round": "3"},
        {"round": 10**30},
        {"order": ["0", "0"]},
        {"order": [0, 1]},
        {"turn": "7"},
        {"wheel": 3},
        {"dice.ra": ["red4"]},
        {"dice.ra": ["yellow7"]},
        {"dice.ra": ["yellow1"] * 60},
        {"dice.ra": "yellow1"},
        {"market.0": "D01"},
        {"market.0": ["B01"]},
        {"temple.r1c1": "P01/45/0"},
        {"temple.r1c1": "P99/90/0"},
        {"temple.r1c1": "P01/90/3"},
        {"osiris.row1/bread": 2},
        {"statues.ra": [5]},
        {"0.blessings": ["B01", "B01"]},
        {"0.vp": -1},
        {"0.vp": 1.5},
        {"0.destiny": None},
    ],
    ids=str,
)
def test_what_is_no_value_is_refused(draft: Any) -> None:
    with pytest.raises(DraftError):
        build_table(SOLO, draft)


def test_what_follows_from_the_rest() -> None:
    settings, draft = of(SOLO)
    edited = build_table(settings, draft)
    words = words_of(edited)
    facts = [fact for part in edited.parts for fact in words.facts(part)]
    assert facts[0] == "The next Scoring comes after round 8."
    assert facts[1] == "That leaves the bag empty."
    lying = next(name for name in draft if name.startswith("dice."))
    fewer = build_table(settings, {**draft, lying: []})
    bag = words_of(fewer).facts(fewer.parts[1])
    assert bag[0].startswith(f"That leaves {len(fewer.state.bag)} dice in the bag: ")
    for lang in languages():
        others = words_of(edited, lang)
        assert all(others.facts(part) or not words.facts(part) for part in edited.parts)
        assert all(others.field(field) for part in edited.parts for field in part.fields)
