"""Questions that Time of Seth puts in its own way."""

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.components.terms import Family
from tekhenu.rules.event import Scored, Served, Source
from tekhenu.rules.state import Phase
from tekhenu.text import card_text_in, decision_prompt, describe_event, describe_option, reason_text
from tests.automa.table import settings as against
from tests.seth.table import at_maat, position


def prompt_of(game: Game) -> str:
    assert game.decision is not None
    return decision_prompt(game, game.decision)


def test_of_three_decrees_two_go_under_the_deck() -> None:
    """R70: three are dealt; in the base game two."""
    assert "The others go" in prompt_of(Game.new(Settings(players=2, expansion=TimeOfSeth()), 1))
    assert "The other goes" in prompt_of(Game.new(Settings(players=2), 1))


def test_decrees_an_artifact_shows_are_not_shuffled_back() -> None:
    """R69: the other one goes to the bottom; cards of a Starting card are shuffled back."""
    at = at_maat(position(), Phase.DESTINY)
    at.state.peek, at.state.peek_family = [0, 1], int(Family.DECREE)
    at.state.decks[Family.DECREE] = [c for c in at.state.decks[Family.DECREE] if c > 1]
    game = at.game()
    assert game.decision is not None and game.decision.kind == "keep"
    assert "under the deck" in prompt_of(game)


def said(game: Game, prefix: str) -> str:
    decision = game.decision
    assert decision is not None
    option = next(option for option in decision.options if option.startswith(prefix))
    return describe_option(game, decision, option)


def test_a_pillar_says_what_the_tile_below_pays() -> None:
    """R67: the Pillar kind pays, the other is only removed."""
    at = position().player(0, limestone=9, granite=9)
    at.conquest("Q01", "r1c1").conquest("Q08", "r1c2")
    die = at.die("ra", "white", 3)
    game = at.game()
    game.play(die)
    while game.decision is not None and game.decision.kind != "temple":
        game.play("god:ra" if "god:ra" in game.decision.options else game.decision.options[0])
    pays = "Q01 pays out. The player who raises a Pillar on it gains 2 Gold."
    assert pays in said(game, "temple:r1c1/0")
    assert "Q08 is removed" in said(game, "temple:r1c2/0")
    assert "Q" not in said(game, "temple:r1c3/0")


def test_a_building_counts_what_conquest_tiles_of_its_line_pay() -> None:
    """R67: Q08 brings 2 VP for a Building beside its row, Q01 nothing."""
    at = position().player(0, bread=9).conquest("Q01", "r1c1").conquest("Q08", "r1c2")
    at.die("hathor", "white", 3)
    game = at.game()
    while game.decision is not None and game.decision.kind != "hathor":
        wanted = [o for o in game.decision.options if o in ("god:hathor", "take:3")]
        game.play((wanted or list(game.decision.options))[0])
    rows = [move for move in game.decision.options if "row" in move] if game.decision else []
    assert [move for move in rows if "2 VP" in said(game, move)] == [
        move for move in rows if move.startswith("hathor:row1")
    ]
    assert rows


def test_a_destiny_card_names_the_artifact_beside_it() -> None:
    """X01 costs 2 priests (R69); a player with fewer is not asked, but should know it before."""
    rich = at_maat(position()).artifact("X01", beside="A02").player(0, priests=2).game()
    assert said(rich, "destiny:A02").endswith("1 Gold. Artifact X01: 2 priests.")
    poor = at_maat(position()).artifact("X01", beside="A02").player(0, priests=1).game()
    assert said(poor, "destiny:A02").endswith("Artifact X01 needs 2 priests; you have 1.")


def test_one_soldier_is_not_several() -> None:
    """R61: half the value, rounded up."""
    for value, bought in ((1, "Produce 1 soldier"), (3, "Produce 2 soldiers")):
        at = position()
        die = at.die("hathor", "red", value)
        game = at.player(0, bread=9).game()
        game.play(die)
        if game.decision is not None and game.decision.kind == "take":
            game.play(f"take:{value}")
        assert said(game, "produce:") == bought


def test_a_statue_to_seth_without_granite_still_costs_a_priest() -> None:
    """B13 waives only the Granite (R66), so a priest is still needed."""
    for priests, priced in ((1, "; a Statue in honor of Seth still costs 1 priest"), (0, "")):
        at = position().player(0, granite=9, priests=priests).give(0, "B13")
        die = at.die("horus", "white", 3)
        game = at.game()
        game.play(die)
        for option in ("take:3", "god:horus", "statue:seth" if priests else "statue:quarries"):
            if game.decision is not None and option in game.decision.options:
                game.play(option)
        waived = "Play B13 and pay no Granite" if priests else "Play B13 and pay nothing"
        assert said(game, "pay:B13") == waived + priced


def test_a_region_says_how_many_soldiers_it_wants() -> None:
    """R63: region 6 wants 3."""
    at = position().player(0, scribes=2, soldiers=1)
    die = at.die("seth", "gray", 3)
    at.die("seth", "gray", 2)
    game = at.game()
    game.play(die)
    assert game.decision is not None
    reasons = {str(name): reason_text(why) for name, why in game.decision.blocked()}
    assert reasons["take:6"] == "Region 6 needs 3 soldiers; you have 1"


@pytest.mark.parametrize(
    ("lang", "price"),
    [
        ("en", "each Automa then scores 1 VP"),
        ("fr", "chaque Automa marque alors 1\u00a0PV"),
        ("pl", "każda Automa zdobywa wtedy 1\u00a0PZ"),
        ("ko", "오토마마다 1점 획득"),
    ],
)
def test_against_automas_a_cultist_says_what_it_gives_them(lang: str, price: str) -> None:
    """R89: 1 VP for every Automa each time."""
    alone, many = Game.new(against(1), 1), Game.new(Settings(players=2, expansion=TimeOfSeth()), 1)
    for number in range(1, 9):
        card = f"C{number:02}"
        assert price in card_text_in(alone, card, lang)
        assert "Automa" not in card_text_in(many, card, lang)
        assert "오토마" not in card_text_in(many, card, lang)


def test_a_cultist_in_the_log_speaks_to_nobody() -> None:
    game = Game.new(against(1), 1)
    assert describe_event(game, Served(0, 1)) == "Violet used Cultist C02."
    scored = Scored(1, 1, int(Source.CULTISTS), "C02")
    assert describe_event(game, scored) == (
        "Automa 1 scored 1 VP because another player used Cultist C02."
    )
