"""Recorded games replay to their results; two final scorings are worked out by hand.

`python -m tools.record` records them anew (`--broken`: only those that do not replay).
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tekhenu import Game
from tekhenu.rules.event import Scored, Scoring, Source
from tekhenu.rules.move import GOODS
from tekhenu.rules.state import Player
from tests.positions import described
from tools.record import RECORDINGS, result_of

FOLDER = Path(__file__).parent.parent / "recorded"
NAMES = sorted(path.name.removesuffix(".save.json") for path in FOLDER.glob("*.save.json"))

Row = tuple[int, ...]  # one number per seat


def load(name: str) -> Game:
    return Game.load((FOLDER / f"{name}.save.json").read_text(encoding="utf-8"))


def test_there_are_ten_and_four_with_seth_and_three_against_automas() -> None:
    assert sorted(recording.name for recording in RECORDINGS) == NAMES
    assert len([name for name in NAMES if "seth" not in name and "automa" not in name]) == 10
    assert len([name for name in NAMES if "seth" in name]) == 4
    assert len([name for name in NAMES if "automa" in name]) == 3
    assert {name[0] for name in NAMES} == {"2", "3", "4"}


@pytest.mark.parametrize("name", NAMES)
def test_replays_to_its_result(name: str) -> None:
    game = load(name)
    assert game.over
    assert result_of(game) == json.loads((FOLDER / f"{name}.result.json").read_text("utf-8"))
    again = Game.load(game.save())
    assert again.choices == game.choices
    assert result_of(again) == result_of(game)


@pytest.mark.parametrize("name", NAMES)
def test_a_save_of_format_1_differs_in_the_names_of_dice_only(name: str) -> None:
    old = json.loads((FOLDER / f"{name}.save.json").read_text("utf-8"))
    new = json.loads(load(name).save())
    assert (old.pop("tekhenu"), new.pop("tekhenu")) == (1, 2)
    assert old.pop("checksum") != new.pop("checksum")
    was, now = old.pop("choices"), new.pop("choices")
    tables, tables_now = old.pop("components", {}), new.pop("components", {})
    assert old == new
    renamed = {"automa"} & tables.keys()  # a key of this table has an American name now
    assert {part for part in tables if tables[part] != tables_now[part]} == renamed
    assert [len(step) for step in was] == [len(step) for step in now]
    changed = [pair for steps in zip(was, now, strict=True) for pair in zip(*steps, strict=True)]
    changed = [(before, after) for before, after in changed if before != after]
    assert changed
    assert all(re.fullmatch(r"die:\d+", before) for before, _ in changed)
    assert all(re.fullmatch(r"die:[a-z]+[1-6]@[a-z]+", after) for _, after in changed)


@pytest.mark.parametrize("name", sorted(path.name for path in (FOLDER / "former").iterdir()))
def test_saves_from_before_the_cards_were_in_the_tables_replay_alike(name: str) -> None:
    """They name other fingerprints for the same tables; one carries symbols of its own."""
    save = (FOLDER / "former" / name).read_text(encoding="utf-8")
    assert '"base": "d8a137328e960bfb"' not in save
    now = Game.load((FOLDER / name).read_text(encoding="utf-8"))
    assert Game.load(save).save() == now.save()


# By hand


@dataclass(frozen=True)
class Worked:
    """A final scoring worked out from the rules: the position, then every step per seat."""

    name: str
    vp: Row  # before the last Maat
    pieces: dict[str, str]
    facts: dict[str, list[int]]  # of every player
    cards: list[str]  # Decrees, T16 and T17 of every player
    order: list[int]
    steps: dict[tuple[Source, str], Row]
    result: Row
    ranking: list[int]


TWO = Worked(
    name="2-players-eager",
    vp=(17, 22),
    pieces={
        "osiris:row3/papyrus": "p1",
        "osiris:row3/bread": "p1",
        "osiris:row3/limestone": "p0",
        "osiris:row3/granite": "p0",
        "osiris:row4/limestone": "p1",
        "osiris:row5/papyrus": "p0",
        "osiris:row6/papyrus": "p1",
        "hathor:row1/1": "p0",
        "hathor:row2/1": "p1",
        "hathor:row5/1": "p0",
        "hathor:column1/1": "p0",
        "hathor:column5/1": "p0",
        "pillar r2c4": "p1",
        "pillar r3c3": "p0",
        "pillar r4c3": "p1",
        "statue:temple-row": "p1",
        "statue:temple-column": "p0",
        "statue:workshops": "p1",
        "statue:quarries": "p0",
        "statue:ra/1": "p0",
        "statue:bastet/1": "p0",
    },
    facts={
        "happiness": [13, 11],
        "population": [21, 13],
        "production at 6": [0, 0],
        "bread": [1, 1],
        "gold": [0, 0],
        "limestone": [4, 5],
        "balance": [-3, -7],
    },
    cards=["D03", "D04"],
    order=[0, 1],
    steps={
        # A balance of -3 costs 1 VP, one of -7 costs 2 VP.
        (Source.MAAT, ""): (-1, -2),
        # Districts, 3 VP each. Papyrus: seat 1 has the workshop Statue, rows 3 and 6 against
        # row 5. Bread: seat 1 alone. Limestone: seat 0 has the quarry Statue and row 3 against
        # row 4. Granite: seat 0 alone.
        (Source.DISTRICTS, ""): (3 + 3, 3 + 3),
        # Seat 0: 4 Buildings, 1 Statue; the Pillar r3c3 meets that Statue in column 3. Seat 1:
        # 1 Building, 1 Statue; r2c4 meets the Building in row 2, r4c3 meets nothing own.
        (Source.TEMPLE, ""): (4 + 1 + 1, 1 + 1 + 1),
        # Seat 0 has built 4: temple-column, quarries, Ra, Bastet. Seat 1: temple-row, workshops.
        (Source.STATUES, ""): (10, 3),
        # Happiness 13 has reached two of the signs, 11 has reached one.
        (Source.HAPPINESS, ""): (3 * 2, 3 * 1),
        (Source.PRODUCTION, ""): (0, 0),
        # 7 and 5 Buildings have left the row: 1 bread, 1 VP, 1 bread, 2 VP, 1 bread | 3 VP, 2
        # bread.
        (Source.BUILDING_ROW, ""): (1 + 2 + 3, 1 + 2),
        # Due are 1 + 1 + 1 + 2 and 1 + 1 + 1. Seat 0 pays none, seat 1 its only one.
        (Source.BREAD, ""): (-3 * 5, -3 * (3 - 1)),
        # Seat 0 scores D03, which finds no other Decree to repeat. Seat 1 scores D04: Population
        # 13 has reached two of the signs, each paid with 1 Limestone.
        (Source.DECREES, "D04"): (0, 4 * 2),
        # With two players the second in turn order receives nothing.
        (Source.TURN_ORDER, ""): (3, 0),
    },
    result=(38, 40),
    ranking=[1, 0],
)

FOUR = Worked(
    name="4-players-dealt",
    vp=(56, 31, 48, 49),
    pieces={
        "osiris:row1/papyrus": "p1",
        "osiris:row2/papyrus": "p2",
        "osiris:row2/bread": "p1",
        "osiris:row3/papyrus": "p3",
        "osiris:row3/bread": "p2",
        "osiris:row3/limestone": "p2",
        "osiris:row3/granite": "p0",
        "osiris:row4/bread": "p2",
        "osiris:row5/bread": "p0",
        "osiris:row5/limestone": "p2",
        "osiris:row6/papyrus": "p1",
        "osiris:row6/bread": "p3",
        "hathor:row1/1": "p1",
        "hathor:row3/2": "p3",
        "hathor:row5/1": "p1",
        "hathor:row5/2": "p0",
        "hathor:column1/1": "p2",
        "hathor:column2/1": "p3",
        "hathor:column3/1": "p3",
        "hathor:column5/1": "p1",
        "hathor:column5/2": "p3",
        "pillar r1c2": "p0",
        "pillar r1c4": "p3",
        "pillar r2c1": "p3",
        "pillar r2c2": "p1",
        "pillar r3c1": "p1",
        "pillar r4c3": "p2",
        "pillar r4c4": "p2",
        "pillar r5c3": "p0",
        "pillar r5c5": "p0",
        "statue:temple-row": "p3",
        "statue:temple-column": "p2",
        "statue:workshops": "p2",
        "statue:quarries": "p0",
        "statue:horus/1": "p2",
        "statue:hathor/1": "p2",
        "statue:hathor/2": "p1",
        "statue:thoth/1": "p2",
        "statue:osiris/1": "p0",
        "statue:osiris/2": "p3",
        "statue:osiris/3": "p1",
    },
    facts={
        "happiness": [18, 9, 9, 18],
        "production at 6": [1, 2, 3, 1],
        "bread": [9, 2, 4, 7],
        "gold": [2, 2, 1, 1],
        "scribes": [0, 0, 0, 0],
        "balance": [-2, 0, 10, 3],
    },
    cards=["D06 D07 D09 D15", "T16 D02 D10 D12 D20", "T17 D11 D14", "D03 D17 D18 D24"],
    order=[1, 0, 3, 2],
    steps={
        # No balance is -3 or worse.
        (Source.MAAT, ""): (0, 0, 0, 0),
        # Papyrus: seat 1 (rows 1, 6) and seat 2 (Statue, row 2) have two each; the Statue lies
        # above row 1, so seat 2 wins. Bread: seat 2 has three (Statue, rows 3, 4) against one
        # each. Limestone: seat 2 has two (rows 3, 5) against the quarry Statue. Granite: seat 0.
        (Source.DISTRICTS, ""): (3, 0, 3 + 3 + 3, 0),
        # Seat 0: 1 Building (row 5); r5c3 and r5c5 meet it, r1c2 meets nothing own.
        # Seat 1: 3 Buildings (rows 1, 5, column 5); r2c2 and r3c1 meet none of them.
        # Seat 2: 1 Building (column 1), 1 Statue (column 3); r4c3 meets the Statue, r4c4 nothing.
        # Seat 3: 4 Buildings (row 3, columns 2, 3, 5), 1 Statue (row 3); its Pillars r1c4 and
        # r2c1 meet nothing own.
        (Source.TEMPLE, ""): (1 + 1 + 1, 3, 1 + 1 + 1, 4 + 1),
        # Built: 2 (quarries, Osiris), 2 (Hathor, Osiris), 5 (column, workshops, Horus, Hathor,
        # Thoth), 2 (row, Osiris).
        (Source.STATUES, ""): (3, 3, 15, 3),
        # Happiness 18 has reached three of the signs, 9 has reached one.
        (Source.HAPPINESS, ""): (3 * 3, 3 * 1, 3 * 1, 3 * 3),
        # At 6: Granite; Papyrus and Limestone; all but Granite; Bread.
        (Source.PRODUCTION, ""): (2 * 1, 2 * 2, 2 * 3, 2 * 1),
        # 3 and thrice 6 Buildings have left the row: 1 bread, 1 VP, 1 bread | 2 VP, 1 bread, 3 VP.
        (Source.BUILDING_ROW, ""): (1, 1 + 2 + 3, 1 + 2 + 3, 1 + 2 + 3),
        # Due are 2, 3, none with T17, 3. Seats 0 and 1 choose to pay nothing, seat 3 pays all.
        (Source.BREAD, ""): (-3 * 2, -3 * 3, 0, 0),
        # T16 is settled after the Scoring: its owner is first in turn order.
        (Source.TECHNOLOGIES, "T16"): (0, 2, 0, 0),
        # Seat 0: D07 (lotus) finds no Scribe, D09 (hammer) one quarry, row 3 Granite, D15
        # (column) 3 Pillars and 1 Temple Building.
        (Source.DECREES, "D07"): (0, 0, 0, 0),
        (Source.DECREES, "D09"): (3 * 1, 0, 0, 0),
        (Source.DECREES, "D15"): (2 * 3 + 2 * 1, 0, 0, 0),
        # Seat 1: D02 (scroll) counts scroll, hammer, column and scarab among its Decrees, D12
        # (column) 3 Temple Buildings; D20 (scarab) rewards the first in turn order.
        (Source.DECREES, "D02"): (0, 4 * 4, 0, 0),
        (Source.DECREES, "D12"): (0, 3 * 3, 0, 0),
        (Source.DECREES, "D20"): (0, 10, 0, 0),
        # Seat 2: D11 (hammer) counts 5 Osiris Buildings, D14 (eye) 5 Statues and 1 Temple
        # Building.
        (Source.DECREES, "D11"): (0, 0, 2 * 5, 0),
        (Source.DECREES, "D14"): (0, 0, 2 * 5 + 2 * 1, 0),
        # Seat 3: D03 (scroll) would cost 2 Gold and there is one, D17 (eye) counts 2 Statues and
        # 2 Pillars, D24 (column) 4 Temple Buildings, none of them in the lines of its Pillars.
        (Source.DECREES, "D17"): (0, 0, 0, 2 * 2 + 2 * 2),
        (Source.DECREES, "D24"): (0, 0, 0, 4),
        # Seat 1 is first, seat 0 second.
        (Source.TURN_ORDER, ""): (2, 3, 0, 0),
    },
    result=(84, 81, 112, 86),
    ranking=[2, 3, 0, 1],
)

BY_HAND = pytest.mark.parametrize("worked", [TWO, FOUR], ids=lambda worked: worked.name)


def before_the_last_scoring(game: Game) -> Game:
    past = game.copy()
    while sum(isinstance(event, Scoring) for event in past.events) == 2:
        past.undo(force=True)
    return past


def pieces(game: Game) -> dict[str, str]:
    """Return the owners of pieces by place."""
    words = described(game.state, game.settings)
    places = ("osiris:", "hathor:", "statue:", "pillar ")
    return {key: str(who) for key, who in words.items() if key.startswith(places) and who}


def fact(player: Player, name: str) -> int:
    if name == "production at 6":
        return player.production.count(6)
    if name in GOODS[:5]:
        return player.resources[GOODS.index(name)]
    value: int = getattr(player, name)
    return value


def cards(game: Game, seat: int) -> str:
    """Return the player's Decrees, and the Technologies that matter at the end."""
    words = described(game.state, game.settings)
    held = [f"D{n:02}" for n in range(1, 25) if words[f"D{n:02}"] == f"p{seat}"]
    return " ".join([card for card in ("T16", "T17") if words[card] == f"p{seat}"] + held)


def scored(game: Game, since: int) -> dict[tuple[Source, str], Row]:
    """Return the VP of each seat by source since an event."""
    sums: dict[tuple[Source, str], list[int]] = {}
    for event in game.events[since:]:
        if isinstance(event, Scored):
            kind = Source(event.source), event.card
            sums.setdefault(kind, [0] * game.settings.players)[event.seat] += event.vp
    return {kind: tuple(row) for kind, row in sums.items()}


@BY_HAND
def test_the_position_that_was_worked_out(worked: Worked) -> None:
    game = load(worked.name)
    past = before_the_last_scoring(game)
    assert tuple(player.vp for player in past.state.players) == worked.vp
    assert pieces(past) == worked.pieces
    assert [cards(past, seat) for seat in range(len(worked.vp))] == worked.cards
    assert game.state.order == worked.order
    for name, values in worked.facts.items():
        of = game if name == "balance" else past
        assert [fact(player, name) for player in of.state.players] == values, name


@BY_HAND
def test_every_step_scores_what_was_worked_out(worked: Worked) -> None:
    game = load(worked.name)
    since = len(before_the_last_scoring(game).events)
    expected = {kind: row for kind, row in worked.steps.items() if any(row)}
    assert scored(game, since) == expected


@BY_HAND
def test_the_steps_add_up_to_the_result(worked: Worked) -> None:
    game = load(worked.name)
    total = tuple(map(sum, zip(worked.vp, *worked.steps.values(), strict=True)))
    assert total == worked.result
    assert tuple(player.vp for player in game.state.players) == worked.result
    assert [row.seat for row in game.ranking()] == worked.ranking
