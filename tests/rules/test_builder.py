"""Building a position: pieces are moved, and names that mean nothing are rejected."""

from collections.abc import Callable

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.rules.builder import BuildError, PositionBuilder, empty_table
from tekhenu.rules.move import card_name
from tekhenu.rules.moves import MARKET
from tekhenu.rules.position import check_position

SETH = Settings(players=3, expansion=TimeOfSeth())
EVERYBODY = 0b111


def builder(settings: Settings = SETH) -> PositionBuilder:
    built = PositionBuilder(settings, empty_table(settings)).lay_out()
    built.state.sections[0].append(built.take_die("white4"))
    return built


def test_every_piece_is_there_once_wherever_it_is_moved() -> None:
    at = builder().player(1, granite=3, happiness=5, vp=30, production_bread=4, excess_papyrus=2)
    at.give(0, card_name("B", at.state.market[0]), "T05", "D03", "X02").open_market(3)
    at.deck("D07", "T11").offer(8, "T12")
    at.display("P04", card_name("P", at.state.display[0]), "P06")
    at.horus("osiris", "thoth", "bastet", "hathor", "ra", "horus").pillar(2, "P04", "r3c2/90")
    at.build(2, "osiris:row5/bread", "hathor:row1/1", "region3", "statue:ra", "statue:workshops")
    check_position(at.state, SETH)
    game = Game.at(at.state, SETH)
    assert game.state.players[0].artifacts.ids == ["X02"]
    assert game.state.decks[2][-1] == 6
    assert game.state.tiles[11] == 3 * 4 + 1


def test_everybody_knows_the_decrees_in_the_market_and_nobody_those_in_the_deck() -> None:
    at = builder().open_market(3)
    slot = next(slot for slot in at.printed.section_slots[2] if at.printed.slot_family[slot] == 2)
    former = at.state.market[slot]
    assert at.state.decree_known[former] == EVERYBODY
    at.offer(slot, "D09")
    assert (at.state.decree_known[former], at.state.decree_known[8]) == (0, EVERYBODY)
    at.give(1, "D09")
    refilled = at.state.market[slot]
    assert (at.state.decree_known[8], at.state.decree_known[refilled]) == (0b010, EVERYBODY)
    at.deck(card_name("D", refilled))
    assert at.state.decree_known[refilled] == 0


def test_a_card_may_be_offered_where_it_is() -> None:
    at = builder()
    before = at.state.copy()
    at.offer(0, card_name("B", at.state.market[0]))
    assert at.state == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda at: at.take_die("white7"), "a die such as white4, found 'white7'"),
        (lambda at: [at.take_die("gray1") for _ in range(99)], "no gray die is left for 'gray1'"),
        (lambda at: at.give(0, "T99"), "a card such as T05, found 'T99'"),
        (lambda at: at.give(0, "T05").give(1, "T05"), "T05 is neither in its deck nor face up"),
        (lambda at: at.take(card_name("P", at.state.display[0])), "is not in its pile"),
        (lambda at: at.offer(0, "T05"), f"T05 does not fit place {MARKET[0].place}"),
        (lambda at: at.horus("isis"), "expected one of horus, ra, .*, found 'isis'"),
        (lambda at: at.build(0, "statue:palace"), "a place from temple-row to .*, found 'palace'"),
        (lambda at: at.build(0, *["statue:ra"] * 4), "no space is free there"),
        (lambda at: at.build(0, *["hathor:row1/1"] * 2), "no space is free there"),
        (lambda at: at.build(3, "statue:ra"), "a seat from 0 to 2, found 3"),
        (lambda at: at.player(0, camels=1), "player 0 has no 'camels'"),
        (lambda at: at.player(0, production_gold=1), "expected one of papyrus, .*, found 'gold'"),
        (lambda at: builder(Settings(players=2)).give(0, "X01"), "there is no Seth board"),
    ],
)
def test_a_wrong_piece_or_place_is_rejected(
    wrong: Callable[[PositionBuilder], object], said: str
) -> None:
    with pytest.raises(BuildError, match=said):
        wrong(builder())
