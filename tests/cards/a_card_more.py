"""Checks of a 25th Technology, run by `test_a_card_more` in a copy that has one."""

import os
from collections import Counter
from pathlib import Path

import pytest

import tekhenu
from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.board.cards.faces import draw_card
from tekhenu.components import load
from tekhenu.components.terms import Family
from tekhenu.lab.environments.actions import action_id, digest
from tekhenu.lab.environments.episode import Episode
from tekhenu.presentation.help.cards import card_groups
from tekhenu.rules.save import SaveError
from tekhenu.rules.state import Phase
from tekhenu.text import card_ids, card_text, describe_option, languages
from tests.board.looks import Drawing, icons_in, look_at, text_in
from tests.lab.environments.test_actions import PUBLISHED, PUBLISHED_DIGEST
from tests.positions import Position, offered
from tools import carddocs
from tools.soak.coverage import families, never_met
from tools.soak.run import Batch, play_batch

CARD, NUMBER = "T25", 24
RECORDED = Path(__file__).parent.parent / "recorded"


def test_this_is_the_copy() -> None:
    assert Path(tekhenu.__file__).is_relative_to(os.environ["TEKHENU_COPY"])
    assert load().technologies[NUMBER].id == CARD


@pytest.mark.parametrize(
    "settings", [Settings(players=2), Settings(players=4, expansion=TimeOfSeth())]
)
def test_it_is_dealt(settings: Settings) -> None:
    """Face down in the deck or, in another game, face up in the Market."""
    places = {where(Game.new(settings, seed=seed)) for seed in range(40)}
    assert places == {"deck", "market"}


def where(game: Game) -> str:
    deck = game.state.decks[Family.TECHNOLOGY]
    lying = [
        card
        for card, family in zip(game.state.market, game.table.printed.slot_family, strict=True)
        if family == Family.TECHNOLOGY
    ]
    assert deck.count(NUMBER) + lying.count(NUMBER) == 1
    return "deck" if NUMBER in deck else "market"


def test_it_is_offered_taken_and_answers_its_moment() -> None:
    """Thoth may take it from the Market; with Ra it brings 3 VP and a Scribe."""
    at = Position().market(1, "B01", "B02", CARD)
    at.die("thoth", "black", 1)
    assert at.play("god:thoth", "market:1/3")[CARD] == "p0"

    at = Position().player(0, limestone=2).give(0, CARD)
    at.die("ra", "white", 3)
    change = at.play("god:ra", "temple:r2c3/0")
    assert (change["p0.vp.technologies"], change["p0.scribes"]) == (3, 1)


def test_it_may_be_kept_from_two_looked_at() -> None:
    at = Position().deck(CARD, "T05")
    at.state.phase, at.state.round = Phase.REWARDS, 0
    at.state.peek = [at.state.decks[Family.TECHNOLOGY].pop() for _ in range(2)]
    at.state.peek_family = Family.TECHNOLOGY
    game = at.game()
    assert sorted(offered(game)) == ["keep:T05", f"keep:{CARD}"]
    assert game.decision is not None
    keep = game.decision.options[-1]
    for lang in languages():
        assert card_text(CARD, lang) in describe_option(game, game.decision, keep, lang)


def test_it_is_drawn_from_its_effect() -> None:
    face = Drawing(draw_card(look_at(Game.new(Settings(players=2), seed=1)), CARD)).root
    assert {"ra", "vp", "scribe"} <= set(icons_in(face))
    assert "3" in text_in(face)


def test_it_is_described_wherever_cards_are() -> None:
    texts = {card_text(CARD, lang) for lang in languages()}
    assert len(texts) == len(languages())
    assert card_ids("T")[-1] == CARD
    for lang in languages():
        group = next(group for group in card_groups(load(), lang) if group.family == "technology")
        assert group.entries[-1].text == card_text(CARD, lang)
    assert f"| {CARD} | {card_text(CARD)} |" in carddocs.page(load())


def test_the_soak_counts_it() -> None:
    """A soak that never met it would not be complete."""
    assert f"{CARD} taken" in never_met(Counter(), families(seth=False))
    games = (play_batch(Batch(4, 1, range(n, n + 1))) for n in range(40))
    met = next(game for game in games if game.failure or game.coverage["taken", CARD])
    assert met.failure is None


def test_the_environments_count_it() -> None:
    """Its actions have the last numbers; published numbers stay unchanged."""
    assert digest(PUBLISHED) == PUBLISHED_DIGEST
    assert action_id(f"keep:{CARD}") > action_id("take:no-action")
    match = Episode(Settings(players=2), "named", "win")
    match.adopt(Position().give(0, CARD, "D24", "B24").game())
    seen = match.named(0)
    assert seen["technologies"][0].tolist() == [0] * NUMBER + [1]
    assert seen["blessings"][0].tolist() == [0] * 23 + [1, 0]
    assert seen["decrees"][0].tolist() == [0] * 23 + [1, 0]


def test_a_save_of_games_without_it_is_refused() -> None:
    for folder in (RECORDED, RECORDED / "former"):
        save = (folder / "2-players-dealt.save.json").read_text(encoding="utf-8")
        with pytest.raises(SaveError) as refused:
            Game.load(save)
        assert refused.value.kind == "other-tables"
