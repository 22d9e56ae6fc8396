"""R15, R37–R41 and R104–R106: Maat, Scoring and the end of the game."""

import pytest

from tekhenu import CannotUndo, Settings
from tekhenu.components import from_overrides
from tekhenu.rules.event import Scored, Source, Unveiled
from tekhenu.rules.knowledge import mask
from tekhenu.rules.state import Phase
from tests.positions import Position, offered, play
from tests.scenarios.outcome import after, blocked, outcome


def before_maat(players: int = 2, wheel: int = 0) -> Position:
    """Return four dice on every board; the balance of seat n is -n before Faith and excess."""
    at = Position(players=players)
    at.state.phase, at.state.wheel = Phase.ROTATION, wheel
    for seat in range(players):
        at.scales(seat, "pure", "white", 1)
        at.scales(seat, "tainted", "gray", 1 + seat)
        at.scales(seat, "below", "black", 1)
        at.scales(seat, "below", "brown", 1)
    return at


def at_phase(phase: Phase, players: int = 2) -> Position:
    """Return the last Maat, with one Scoring marker left."""
    at = Position(players=players)
    at.state.phase, at.state.markers = phase, [-1, 3]
    return at


def test_R15_D03_repeats_D04_for_another_payment() -> None:
    at = at_phase(Phase.FINAL_DECREES).give(0, "D03", "D04").player(0, population=9, gold=4)
    change = outcome(at, "score:D03", "score:D04", "pay:gold=1", "repeat:D04", "pay:gold=1")
    assert change["p0.gold"] == -1 - 2 - 1
    assert change["p0.vp.decrees"] == 4 + 4


def test_R15_D03_repeats_D08_up_to_twenty_each_time() -> None:
    at = at_phase(Phase.FINAL_DECREES).give(0, "D03", "D08").player(0, limestone=30, gold=2)
    change = outcome(at, "score:D03", "score:D08", "repeat:D08")
    assert change["p0.vp.decrees"] == 20 + 20


def test_R15_D24_leaves_statues_out() -> None:
    """Two Buildings, and a Pillar in the lines of both; the Statue of its column is nothing."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D24")
    at.build(0, "hathor:row1/1", "hathor:column3/1", "statue:temple-column")
    at.build(1, "hathor:row2/1").pillar(0, "P22", "r1c3/0")
    assert outcome(at, "score:D24")["p0.vp.decrees"] == 2 + 2


def test_R37_T15_before_any_faith_is_placed() -> None:
    at = before_maat().give(0, "T15")
    options = ["faith:0", "faith:-1", "faith:+1", "faith:-2", "faith:+2"]
    assert sorted(offered(at.game())) == sorted(options)
    assert outcome(at, "faith:-2")["p0.balance"] == -2


def test_R37_faith_goes_back_before_destiny() -> None:
    """Faith not placed is lost; A04's Faith is for the next Maat."""
    at = before_maat().player(0, faith=3)
    game = after(at, "faith:0")
    assert game.state.players[0].faith == 0
    game.play("destiny:A04")
    game.play("destiny:A01")
    assert game.state.phase == Phase.TURN
    assert game.state.players[0].faith == 1


@pytest.mark.parametrize(("owner", "vp", "gold"), [(0, 2, 0), (1, 0, 0), (2, 0, 1)])
def test_R37_T16_after_the_destiny_cards(owner: int, vp: int, gold: int) -> None:
    """First in order 2 VP, last 1 Gold, once all have chosen."""
    at = before_maat(players=3).give(owner, "T16")
    game = at.game()
    keys = (f"p{owner}.vp.technologies", f"p{owner}.gold")
    change = play(game, "destiny:A01", "destiny:A03", "advance:population")
    assert not any(key in change for key in keys)
    change = play(game, "destiny:A04")
    assert tuple(change.get(key, 0) for key in keys) == (vp, gold)


def test_R37_T16_in_the_last_maat_before_the_decrees() -> None:
    """The last player's Gold is there in time for D08."""
    at = at_phase(Phase.SCORING, players=3).give(2, "T16", "D08")
    assert outcome(at, "score:D08")["p2.vp.decrees"] == 2


def test_R38_bread_in_gold_or_not_at_all() -> None:
    """Two Bread due: any mixture, the full payment without substitutes first; 3 VP for each gap."""
    at = Position().player(0, bread=1, gold=1)
    at.state.phase = Phase.SCORING
    at.build(0, "osiris:row1/bread", "osiris:row2/bread", "osiris:row3/bread")
    ways = ["pay:bread=1,gold=1", "pay:bread=1", "pay:gold=1", "pay:nothing"]
    assert offered(at.game()) == ways
    losses = [outcome(at, way).get("p0.vp.bread", 0) for way in ways]
    assert losses == [0, -3, -3, -6]


def test_R38_T17_owes_nothing() -> None:
    at = Position().give(0, "T17").player(0, bread=2)
    at.state.phase = Phase.SCORING
    at.build(0, "osiris:row1/bread", "osiris:row2/bread", "osiris:row3/bread")
    change = outcome(at)
    assert change["phase"] == "DESTINY"
    assert "p0.bread" not in change


def test_R39_nobody_falls_below_zero() -> None:
    """A balance of -9 costs 3 VP; only 1 is there."""
    at = before_maat().player(0, vp=1, excess_bread=9)
    change = outcome(at)
    assert change["p0.balance"] == -9
    assert change["p0.vp.maat"] == -1


def test_R40_in_turn_order_up_to_three_symbols() -> None:
    at = at_phase(Phase.FINAL_DECREES).give(0, "D01")
    at.give(1, "D05", "D06", "D09", "D12", "D14")
    at.state.order = [1, 0]
    game = at.game()
    assert game.decision is not None and game.decision.player == 1
    game.play("score:D05")
    assert blocked(game)["score:D06"] == "a Decree with this symbol has already been scored"
    game.play("score:D09")
    game.play("score:D12")
    assert game.decision.player == 0
    assert offered(game) == ["score:D01", "pass"]


def test_R40_D03_takes_a_place_and_a_symbol() -> None:
    """Scroll as D01 is, and one of the three."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D01", "D03", "D05", "D09", "D12")
    game = after(at, "score:D03")
    assert "score:D01" not in offered(game)
    game.play("score:D05")
    game.play("score:D09")
    assert game.over


def test_R40_D04_before_D08() -> None:
    """The Limestone paid for the symbol is not left over."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D04", "D08")
    at.player(0, population=9, limestone=3)
    change = outcome(at, "score:D08", "score:D04", "pay:limestone=1")
    assert change["p0.vp.decrees"] == 4 + 2


def test_R40_D23_takes_a_place_and_Osiris_its_happiness() -> None:
    at = at_phase(Phase.DECLARATION).give(0, "D23", "D01", "D05", "D09", "D12")
    game = at.game()
    change = play(game, "declare:D23", "god:osiris", "value:1", "osiris:row1/bread")
    assert change["p0.happiness"] == -1
    assert change["p0.scored"] == "D23"
    game.play("pay:bread=1")
    assert "score:D01" not in offered(game)  # the scroll is used
    game.play("score:D05")
    game.play("score:D09")
    assert game.over


def test_R41_D02_counts_all_symbols_held() -> None:
    """Scroll, lotus twice and column: three, though only D02 is scored."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D02", "D04", "D05", "D12")
    assert outcome(at, "score:D02", "pass")["p0.vp.decrees"] == 12


@pytest.mark.parametrize(("lowest", "vp"), [(0, 9), (4, 5), (12, 0)])
def test_R41_D06_looks_at_all_markers(lowest: int, vp: int) -> None:
    at = at_phase(Phase.FINAL_DECREES, players=3).give(0, "D06")
    at.player(0, population=12, happiness=9)
    at.player(1, population=12, happiness=12).player(2, population=12, happiness=lowest)
    assert outcome(at, "score:D06").get("p0.vp.decrees", 0) == vp


def test_R41_D22_half_of_the_pure_dice_rounded_up() -> None:
    at = at_phase(Phase.FINAL_DECREES).give(0, "D22")
    at.scales(0, "pure", "white", 3)
    at.scales(0, "pure", "yellow", 4)
    at.scales(0, "tainted", "gray", 6)
    at.scales(0, "below", "black", 6)
    assert outcome(at, "score:D22")["p0.vp.decrees"] == 4


def test_R104_faith_in_the_old_order() -> None:
    """Seat 1 was first, so it places first, and seat 0 knows the result."""
    at = before_maat().player(0, faith=1).player(1, faith=1)
    at.state.order = [1, 0]
    game = at.game()
    assert game.decision is not None and game.decision.player == 1
    assert offered(game) == ["faith:0", "faith:-1", "faith:+1"]
    game.play("faith:+1")
    assert game.decision.player == 0
    assert game.view(0).state.players[1].balance == 0


def test_R104_destiny_reward_before_the_next_choice() -> None:
    game = after(before_maat(), "destiny:A02")
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "destiny")
    assert game.state.players[0].resources[4] == 1


def test_R104_scoring_step_by_step() -> None:
    """The Statue scores first at 0 VP, and Bread costs no more VP than there are."""
    at = Position().player(0, vp=0).build(0, "statue:ra", "hathor:row1/1")
    at.state.phase = Phase.SCORING
    change = outcome(at)
    points = [change[f"p0.vp.{step}"] for step in ("temple", "statues", "bread")]
    assert points == [1, 1, -2]


def test_R104_bread_in_the_new_order_and_empty_districts() -> None:
    """Seat 1 is now first and pays first; no player holds a district."""
    at = before_maat(wheel=3).player(0, excess_bread=5, bread=1).player(1, bread=1)
    at.build(0, "hathor:row1/1").build(1, "hathor:row2/1")
    game = at.game()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "bread")
    assert all(player.vp_by_source[Source.DISTRICTS] == 0 for player in game.state.players)


def test_R105_declared_once_the_order_is_known() -> None:
    """The last Maat has just put seat 1 first; seat 0 is asked and may keep silent."""
    at = before_maat(wheel=1).give(0, "D23").player(0, excess_bread=3)
    at.state.markers = [-1, 3]
    game = at.game()
    assert game.state.order == [1, 0]
    assert offered(game) == ["declare:D23", "pass"]
    assert game.view(1).state.players[0].decrees == 0
    silent = game.copy()
    silent.play("pass")
    assert silent.state.players[0].scored_decrees == 0
    game.play("declare:D23")
    assert game.view(1).state.players[0].decrees == 1 << 22


def test_R105_no_resources_are_paid() -> None:
    """A Pillar without any stone in hand."""
    at = at_phase(Phase.DECLARATION).give(0, "D23").display("P22", "P23", "P24")
    change = outcome(at, "declare:D23", "god:ra", "value:6", "temple:r3c3/0")
    assert (change["pillar r3c3"], change["p0.vp.ra"]) == ("p0", 3)
    assert not {"p0.limestone", "p0.granite", "p0.gold"} & change.keys()


def test_R105_the_action_at_21_is_paid() -> None:
    """The free festival reaches 21; the action that follows finds no Papyrus to pay with."""
    at = at_phase(Phase.DECLARATION).give(0, "D23").player(0, happiness=20, population=21)
    game = after(at, "declare:D23", "god:bastet", "value:5")
    assert game.decision is not None and game.decision.kind == "any action"
    assert "god:bastet" not in offered(game)
    assert "god:osiris" in offered(game)


def test_R105_decrees_it_brings_may_be_scored() -> None:
    at = at_phase(Phase.DECLARATION).give(0, "D23").player(0, happiness=9, population=9)
    at.market(3, "B05", "T04", "T05", "D05")
    game = after(at, "declare:D23", "god:thoth", "value:1", "market:3/4")
    assert offered(game) == ["score:D05", "pass"]


def test_R106_D08_counts_what_D03_has_left() -> None:
    """Two Gold go into repeating D12: only the Bread is left over."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D03", "D08", "D12").player(0, gold=2, bread=1)
    at.build(0, "hathor:row1/1")
    change = outcome(at, "score:D03", "score:D08", "score:D12", "repeat:D12")
    assert change["p0.vp.decrees"] == 3 + 3 + 1


def test_R106_D07_counts_the_scribes_left() -> None:
    """T10 pays D03 with a Scribe."""
    at = at_phase(Phase.FINAL_DECREES).give(0, "D03", "D07", "T10").player(0, gold=1, scribes=3)
    change = outcome(at, "score:D03", "score:D07", "repeat:D07", "pay:gold=1,scribes=1")
    assert change["p0.vp.decrees"] == 2 * 3 * 2
    assert "p0.vp.technologies" not in change


def test_R106_fewer_than_three_and_turn_order_last() -> None:
    at = at_phase(Phase.FINAL_DECREES, players=3).give(2, "D05", "D09")
    at.player(2, happiness=9, population=9)
    game = after(at, "score:D05", "pass")
    scored = [event.source for event in game.events if isinstance(event, Scored)]
    assert scored == [Source.DECREES, Source.TURN_ORDER, Source.TURN_ORDER]
    assert [row.vp_by_source["turn_order"] for row in game.ranking()] == [0, 3, 2]


def test_R106_D23_is_not_repeated() -> None:
    """Even where D03 has a symbol of its own, the Decree declared is nothing it can repeat."""
    edition = from_overrides({"name": "D03 differs", "decrees.D03.symbol": "moon"})
    at = Position(settings=Settings(players=2, edition=edition)).give(0, "D23", "D03")
    at.state.phase, at.state.markers = Phase.DECLARATION, [-1, 3]
    at.player(0, gold=2)
    game = after(at, "declare:D23", "produce:bread", "value:1", "score:D03")
    assert game.over
    assert game.state.players[0].resources[4] == 2


def test_R40_all_lay_all_decrees_open_after_the_last_scoring() -> None:
    """Scored or not, before anybody chooses; until then a dealt Decree is its holder's secret."""
    at = at_phase(Phase.ENDING).give(0, "D01", "D05").give(1, "D09", "D12")
    assert mask(at.state.copy(), 1) == (2, 0)
    game = at.game()
    assert game.decision is not None
    assert game.decision.kind == "score"
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.hidden_decrees == (0, 0)
        assert [player.decrees for player in view.state.players] == [0b10001, 0b100100000000]
        unveiled = [event for event in view.events if isinstance(event, Unveiled)]
        assert unveiled == [Unveiled(0, (0, 4)), Unveiled(1, (8, 11))]


def test_R40_laying_decrees_open_cannot_be_taken_back() -> None:
    """Bread was paid at the last Scoring; then the Decrees were revealed."""
    at = at_phase(Phase.BREAD).give(0, "D01").give(1, "D09").player(0, bread=1, gold=1)
    at.build(0, "osiris:row1/bread")
    game = at.game()
    assert game.decision is not None
    assert game.decision.kind == "bread"
    game.play(game.decision.options[0])
    assert game.state.phase == Phase.FINAL_DECREES
    with pytest.raises(CannotUndo, match="hidden"):
        game.undo()
