"""R12–R14, R16, R30, R42, R100, R102 and R103: cards, the Market, secrets and the setup."""

import pytest

from tekhenu import Game, Settings
from tekhenu.components.terms import Family
from tekhenu.rules.event import Received
from tekhenu.rules.move import Keep
from tekhenu.rules.state import HIDDEN, Phase
from tests.positions import Changes, Position, offered, play
from tests.scenarios.outcome import after, blocked, outcome

BLESSINGS, DECREES = Family.BLESSING, Family.DECREE


def test_R12_T13_shifts_by_two() -> None:
    at = Position().give(0, "T13")
    at.die("horus", "white", 3)
    assert offered(at.game()) == ["value:3", "value:1", "value:2", "value:4", "value:5"]


@pytest.mark.parametrize(("technologies", "gold"), [("", 0), ("T09", 2)])
def test_R12_T09_whatever_the_light(technologies: str, gold: int) -> None:
    """P18 asks for the Dark, and Ra is Sunny."""
    at = Position().give(0, *technologies.split()).player(0, limestone=3, granite=1)
    at.display("P18", "P22", "P23").die("ra", "gray", 6)
    assert outcome(at, "temple:r3c3/0").get("p0.gold", 0) == gold


@pytest.mark.parametrize(
    ("space", "gained"),
    [("r1c2", {"granite": 4}), ("r3c3", {"faith": 6}), ("r2c4", {"scribes": 1})],
)
def test_R13_the_covered_reward_twice(space: str, gained: dict[str, int]) -> None:
    """P19 repeats exactly what the space shows, Resources and Faith only."""
    at = Position().player(0, limestone=3).display("P19", "P22", "P23")
    at.die("ra", "gray", 6)
    change = outcome(at, f"temple:{space}/180")
    names = ("papyrus", "bread", "granite", "gold", "faith", "scribes")
    assert {name: change[f"p0.{name}"] for name in names if f"p0.{name}" in change} == gained


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (
            "osiris:row3/papyrus",
            {"p0.production.papyrus": 1, "p0.production.limestone": 1, "p0.papyrus": 1},
        ),
        (
            "osiris:row4/granite",
            {
                "p0.production.granite": 1,
                "p0.production.papyrus": 1,
                "p0.granite": 1,
                "p0.gold": 1,
            },
        ),
    ],
)
def test_R14_both_productions_and_one_resource(place: str, expected: Changes) -> None:
    at = Position()
    die = at.die("osiris", "gray", int(place[10]))
    assert outcome(at, place) == {
        "active": "1",
        die: "p0 tainted",
        "p0.happiness": -1,
        "p0.buildings": -1,
        place: "p0",
        **expected,
    }


def test_R16_all_cards_from_one_section() -> None:
    """A 5 wants three cards: the first section has two left, so only the second will do."""
    at = Position().player(0, papyrus=3, happiness=5).market(1, "B01", "", "T01")
    at.die("thoth", "gray", 5)
    game = at.game()
    second = [f"market:2/{place}" for place in (1, 2, 3, 4)]
    assert offered(game) == second
    assert blocked(game)["market:1/1"] == "the section has 2 cards, but you must take 3"
    game.play("market:2/2")
    assert game.state.players[0].resources[0] == 0
    assert offered(game) == ["market:2/1", "market:2/3", "market:2/4"]


def test_R30_refilled_at_the_end_of_the_turn() -> None:
    """B07 keeps the turn open: the space stays empty until it closes."""
    at = Position().give(0, "B07").market(1, "B01", "B02", "T01")
    die = at.die("thoth", "gray", 1)
    game = after(at, die, "market:1/1")
    assert game.state.market[0] == -1
    assert play(game, "pass") == {
        "active": "1",
        die: "p0 tainted",
        "B05": "market:1/1",
    }


def test_R30_renewed_section_is_refilled_at_once() -> None:
    at = Position().player(0, papyrus=1).market(1, "B01", "B02", "T01")
    at.die("thoth", "gray", 1)
    assert at.play("renew:1") == {
        "p0.papyrus": -1,
        **{"B01": "discard", "B02": "discard", "T01": "discard"},
        **{"B05": "market:1/1", "B06": "market:1/2", "T04": "market:1/3"},
    }


def test_R30_empty_deck_is_its_shuffled_discards() -> None:
    at = Position().market(1, "B01", "B02", "T01").give(1, "B05", "B06")
    state = at.state
    state.decks[BLESSINGS], state.discards[BLESSINGS] = [], state.decks[BLESSINGS]
    discarded = set(state.discards[BLESSINGS])
    at.die("thoth", "gray", 1)
    game = after(at, "market:1/1")
    assert game.state.market[0] in discarded
    assert not game.state.discards[BLESSINGS]
    assert len(game.state.decks[BLESSINGS]) == len(discarded) - 1


def test_R30_deck_and_discards_empty() -> None:
    at = Position().market(1, "B01", "B02", "T01")
    at.give(1, *(f"B{number:02}" for number in range(5, 25)))
    at.die("thoth", "gray", 1)
    assert after(at, "market:1/1").state.market[0] == -1


def test_R42_what_others_know_of_decrees() -> None:
    """D05 is a secret; D01 was face up in the Market when it was taken."""
    at = Position().give(0, "D05").player(0, happiness=9, population=9)
    at.market(3, "B05", "T04", "T05", "D01").die("thoth", "gray", 1)
    game = after(at, "market:3/4")
    d01, d05 = 1 << 0, 1 << 4
    assert game.view(0).state.players[0].decrees == d01 | d05
    for other in (1, None):
        view = game.view(other)
        assert view.state.players[0].decrees == d01
        assert view.hidden_decrees == (1, 0)
        assert set(view.state.decks[DECREES]) == {HIDDEN}


def test_R42_drawn_decrees_are_secret() -> None:
    at = Position().player(0, limestone=3, granite=1).display("P13", "P22", "P23").deck("D07")
    at.die("ra", "gray", 6)
    game = after(at, "temple:r3c3/0")
    own = [event for event in game.view(0).events if isinstance(event, Received)]
    seen = [event for event in game.view(1).events if isinstance(event, Received)]
    assert [event.card for event in own] == [6]
    assert [event.card for event in seen] == [HIDDEN]
    assert game.view(1).state.players[0].decrees == 0


def kept_cards(game: Game) -> list[int]:
    """Return the Decrees that may be kept now."""
    assert game.decision is not None
    return [move.card for move in game.decision.options if isinstance(move, Keep)]


def test_R42_the_own_discard_lies_at_the_bottom() -> None:
    game = Game.new(seed=3)
    assert game.decision is not None
    kept, discarded = kept_cards(game)
    game.play(game.decision.options[0])
    assert game.view(0).state.decks[DECREES][0] == discarded
    assert game.view(1).state.decks[DECREES][0] == HIDDEN
    assert game.view(0).state.players[0].decrees == 1 << kept
    assert set(game.view(0).state.decks[DECREES][1:]) == {HIDDEN}


def test_R42_public_discards_are_known() -> None:
    at = Position().player(0, happiness=9, population=9, papyrus=1)
    at.market(3, "B05", "T04", "T05", "D01").die("thoth", "gray", 1)
    game = after(at, "renew:3")
    for seat in (0, 1, None):
        assert game.view(seat).state.discards == game.state.discards


@pytest.mark.parametrize(("papyrus", "renewable"), [(2, False), (3, True)])
def test_R100_renewal_must_leave_the_price_payable(papyrus: int, renewable: bool) -> None:
    """Two cards cost 2 Papyrus; any open section can be renewed, within reach or not."""
    at = Position().player(0, papyrus=papyrus)
    at.die("thoth", "gray", 3)
    renewals = {name for name in offered(at.game()) if name.startswith("renew")}
    assert renewals == ({"renew:1", "renew:2"} if renewable else set())


def test_R100_once_per_section_and_before_the_first_card() -> None:
    at = Position().player(0, papyrus=9)
    at.die("thoth", "gray", 3)
    game = after(at, "renew:1")
    assert "renew:1" not in offered(game)
    assert "renew:2" in offered(game)
    game.play("market:1/1")
    game.play("market:1/2")
    assert game.state.active == 1


def test_R100_only_spaces_that_held_a_card() -> None:
    """The empty space is not part of the renewal; the end of the turn tries it again."""
    at = Position().player(0, papyrus=1).market(1, "B01", "", "T01")
    at.die("thoth", "gray", 1)
    game = after(at, "renew:1")
    assert game.state.market[1] == -1
    game.play("market:1/1")
    assert -1 not in game.state.market[:7]


def test_R100_a_section_opened_meanwhile() -> None:
    """Two Blessings lift Population and Happiness past 9 in the middle of Thoth."""
    at = Position().give(0, "B07", "B08").player(0, population=8, happiness=8)
    die = at.die("thoth", "gray", 1)
    game = after(at, die, "play:B07/population")
    assert "market:3/1" not in offered(game)
    game.play("play:B08/happiness")
    assert "market:3/4" in offered(game)


def test_R100_cards_do_not_slide() -> None:
    at = Position().market(1, "B01", "B02", "T01")
    at.die("thoth", "gray", 1)
    change = outcome(at, "market:1/1")
    assert change["B05"] == "market:1/1"
    assert "B02" not in change


def test_R100_an_action_outside_a_turn_refills_when_it_ends() -> None:
    """D23 takes a card before the final Scoring: its space is full again at once."""
    at = Position().give(0, "D23").market(1, "B01", "B02", "T01")
    at.state.phase, at.state.markers = Phase.DECLARATION, [-1, 3]
    change = outcome(at, "declare:D23", "god:thoth", "value:1", "market:1/1")
    assert (change["B01"], change["B05"]) == ("p0", "market:1/1")


def test_R102_decrees_go_under_the_deck_in_seat_order() -> None:
    game = Game.new(Settings(players=3), seed=5)
    discarded = []
    for seat in range(3):
        assert game.decision is not None
        assert game.decision.player == seat
        kept, _ = game.decision.options
        discarded.append(kept_cards(game)[1])
        game.play(kept)
    assert game.state.decks[DECREES][:3] == discarded[::-1]


def test_R102_all_choose_before_anybody_receives() -> None:
    """Destiny cards in turn order first; then seat 1 resolves all three cards, then seat 0."""
    at = Position()
    state = at.state
    state.phase, state.order, state.offer = Phase.FIRST_DESTINY, [1, 0], []
    for player, rewards in zip(state.players, ([7, 8], [6, 11]), strict=True):
        player.destiny, player.rewards = -1, rewards
    game = at.game()
    game.play("destiny:A02")
    assert blocked(game)["destiny:A02"] == "another player has taken it"
    game.play("destiny:A01")
    assert game.state.players[1].resources[4] == 0
    assert sorted(offered(game)) == ["reward:A02", "reward:S07", "reward:S12"]
    change = play(game, "reward:S12", "reward:A02")
    assert (change["p1.gold"], change["p1.scribes"]) == (2 + 1 + 1, 2)
    assert sorted(offered(game)) == ["reward:A01", "reward:S08", "reward:S09"]


def test_R102_looking_at_two() -> None:
    """Only the player sees the pair; the kept card is face up, the other is back in the deck."""
    at = Position()
    state = at.state
    state.phase, state.offer = Phase.REWARDS, []
    state.players[0].rewards = [4]
    at.deck("T20", "T21")
    game = at.game()
    assert offered(game) == ["keep:T20", "keep:T21"]
    assert game.view(0).state.peek == game.state.peek
    assert game.view(1).state.peek == [HIDDEN, HIDDEN]
    view = game.view(1).decision
    assert view is not None and not view.options
    change = play(game, "keep:T21")
    assert (change["T21"], change["T20"]) == ("p0", "deck")
    assert game.view(1).state.players[0].technologies == 1 << 20


@pytest.mark.parametrize(
    ("reward", "districts"), [(1, ("limestone", "granite")), (2, ("papyrus", "bread"))]
)
def test_R102_the_district_limit_holds_in_every_row(
    reward: int, districts: tuple[str, str]
) -> None:
    """T14 moves S02 and S03 to row 5; no Happiness is lost."""
    at = Position().give(0, "T14")
    state = at.state
    state.phase, state.offer = Phase.REWARDS, []
    state.players[0].rewards = [reward]
    assert offered(after(at, "value:5")) == [f"osiris:row5/{good}" for good in districts]
    assert "p0.happiness" not in outcome(at, "value:5", f"osiris:row5/{districts[0]}")


@pytest.mark.parametrize(
    ("population", "happiness", "options"),
    [
        (5, 2, ["advance:population", "advance:happiness"]),
        (5, 5, []),  # only the Population can move: not asked
        (21, 20, []),
        (21, 21, []),
    ],
)
def test_R103_only_what_moves_a_marker(population: int, happiness: int, options: list[str]) -> None:
    at = Position().player(0, population=population, happiness=happiness)
    at.state.players[0].happiness_rewards = 3
    at.state.phase = Phase.DESTINY
    for player in at.state.players:
        player.destiny = -1
    game = after(at, "destiny:A03")
    if options:
        assert offered(game) == options
        return
    assert game.decision is not None and game.decision.player == 1
    moved = game.state.players[0]
    assert moved.destiny == 2
    steps = (moved.population - population, moved.happiness - happiness)
    assert steps == {(5, 5): (1, 0), (21, 20): (0, 1), (21, 21): (0, 0)}[population, happiness]
