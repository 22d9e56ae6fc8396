"""The Card Market and what lies on offer: all can be pointed at, nothing hidden is named."""

import re

import pytest

from tekhenu import Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.board.look import Look
from tekhenu.board.panels.market import draw_market
from tekhenu.board.panels.offer import draw_offer
from tekhenu.rules import Phase
from tekhenu.rules.move import SUITS, card_name

from .looks import Drawing, look_at, moments

MARKET = ("market:", "renew:")
NAMES_A_CARD = re.compile(r"[a-z]+:[BTDSAPECX]\d\d\b.*")


def cards_drawn(drawing: Drawing) -> list[str]:
    return [e.attrib["data-card"] for e in drawing.root.iter() if "data-card" in e.attrib]


def asked(game: Game, *kinds: str) -> bool:
    return game.decision is not None and game.decision.kind in kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_the_market_is_a_target_once(players: int) -> None:
    met = 0
    for game in moments(players, seed=players + 20):
        look = look_at(game)
        options = [o for o in look.choices if o.startswith(MARKET)]
        if not options:
            continue
        met += 1
        drawing = Drawing(draw_market(look))
        assert sorted(drawing.offered()) == sorted(options)
        reasons = [e.get("data-blocked") for e in drawing.root.iter() if "data-blocked" in e.attrib]
        assert sorted(filter(None, reasons)) == sorted(look.blocked)
    assert met


@pytest.mark.parametrize("players", [2, 4])
def test_the_market_shows_what_lies_there(players: int) -> None:
    for i, game in enumerate(moments(players, seed=players)):
        if i % 29:
            continue
        look = look_at(game, 0)
        drawing = Drawing(draw_market(look))
        families = look.table.printed.slot_family
        there = [
            card_name(SUITS[families[i]], c) for i, c in enumerate(look.state.market) if c >= 0
        ]
        assert cards_drawn(drawing) == there
        assert len(drawing.starting("market-")) == len(look.state.market)
        closed = look.edition.market[look.state.open_sections :]
        labels = [e.attrib["aria-label"] for e in drawing.root.iter() if "aria-label" in e.attrib]
        for section in closed:
            assert any(f"reaches {section.population}" in label for label in labels)


@pytest.mark.parametrize("seed", range(6))
def test_every_card_an_option_names_lies_on_offer(seed: int) -> None:
    players = 2 + seed % 3
    settings = (
        Settings(solo=Botankhamun())
        if seed == 0
        else Settings(players=players, expansion=TimeOfSeth() if seed > 2 else None)
    )
    for game in moments(players, seed, settings):
        look = look_at(game)
        named = [option for option in look.choices if NAMES_A_CARD.fullmatch(option)]
        if not named:
            continue
        drawing = Drawing(draw_offer(look))
        for option in named:
            assert drawing.places_of(option) == 1, option
        assert not [o for o in drawing.offered() if not NAMES_A_CARD.fullmatch(o)]


def test_starting_cards_on_offer_are_seen_by_all() -> None:
    for game in moments(3, seed=2):
        if game.state.phase == Phase.DRAFT:
            for seat in (0, 1, 2, None):
                look = look_at(game, seat) if seat is not None else spectator(game)
                there = [card_name("S", card) for card in game.state.offer]
                assert cards_drawn(Drawing(draw_offer(look))) == there
        if game.state.phase > Phase.DRAFT:
            return


def spectator(game: Game) -> Look:
    own = look_at(game, 0)
    return Look(game.view(None), own.names, own.words, own.card_text)


@pytest.mark.parametrize("seed", range(12))
def test_what_somebody_looks_at_is_hidden_from_others(seed: int) -> None:
    for game in moments(3, seed):
        if game.state.phase >= Phase.TURN:
            return
        if not asked(game, "keep", "decree"):
            continue
        decision = game.decision
        assert decision is not None
        others = [look_at(game, seat) for seat in range(3) if seat != decision.player]
        for look in (*others, spectator(game)):
            drawn = draw_offer(look)
            assert cards_drawn(Drawing(drawn)) == []
            assert drawn.count('class="card') == len(game.state.peek)
            assert not re.search(r"\b[BTD]\d\d\b", drawn)
        assert len(cards_drawn(Drawing(draw_offer(look_at(game))))) == len(decision.options)
