"""Botankhamun's board against the position."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tekhenu import Botankhamun, Settings
from tekhenu.board.look import Look
from tekhenu.board.panels.botankhamun import draw_botankhamun
from tekhenu.board.panels.player import draw_player_compact
from tekhenu.components.terms import WHEEL, Family, God
from tekhenu.rules.botankhamun.pyramid import LAST_PLACES, START
from tekhenu.rules.event import Progressed

from .looks import Drawing, icons_in, look_at, moments, text_in

BOT = 1


def looks(seed: int) -> Iterator[Look]:
    settings = Settings(solo=Botankhamun("medium"))
    for i, game in enumerate(moments(2, seed, settings)):
        if i % 3 == 0 or game.over:
            yield look_at(game, 0)


def place_of(element: ElementTree.Element) -> tuple[float, float]:
    place = re.fullmatch(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert place is not None
    return float(place[1]), float(place[2])


@pytest.mark.parametrize("seed", range(3))
def test_tiles_lie_in_the_order_of_the_pyramid(seed: int) -> None:
    for look in looks(seed):
        bot = look.state.bot
        assert bot is not None
        tiles = Drawing(draw_botankhamun(look, BOT)).starting("action-tile-")
        order = sorted(tiles, key=lambda t: (-place_of(tiles[t])[1], place_of(tiles[t])[0]))
        assert [int(tile) for tile in order] == bot.pyramid
        for name, tile in tiles.items():
            number = int(name)
            if number < len(WHEEL):
                assert text_in(tile) == [God(number).name.capitalize()]
            else:
                goods = look.edition.botankhamun.tiles[number - len(WHEEL)]
                assert icons_in(tile)[:4] == [good.name.lower() for good in goods]


@pytest.mark.parametrize("seed", range(3))
def test_the_marker_and_its_way(seed: int) -> None:
    seen = set()
    for look in looks(seed):
        bot = look.state.bot
        assert bot is not None
        drawing = Drawing(draw_botankhamun(look, BOT))
        tiles = drawing.starting("action-tile-")
        states = {
            bot.pyramid.index(int(t)): e.attrib["class"].split()[-1] for t, e in tiles.items()
        }
        seen.add(bot.progress)
        here = [place for place, state in states.items() if state == "here"]
        following = [place for place, state in states.items() if state == "next"]
        x, y = place_of(drawing.by_id["progress"])
        if bot.progress == START:
            assert (here, following) == ([], [0])
            assert x < place_of(tiles[str(bot.pyramid[0])])[0]
            continue
        left, top = place_of(tiles[str(bot.pyramid[bot.progress])])
        assert left <= x <= left + 46 and top <= y <= top + 46
        assert here == [bot.progress]
        assert len(following) == (0 if bot.progress in LAST_PLACES else 2)
        way = [event.place for event in look.view.events if isinstance(event, Progressed)]
        assert way[-1] == bot.progress
        done = {place for place, state in states.items() if state == "done"}
        assert done == set(way[-bot_turns(look) : -1])
    assert START in seen
    assert seen & set(LAST_PLACES)


def bot_turns(look: Look) -> int:
    """Return the number of turns since the pyramid was built."""
    coins = [event.coin for event in look.view.events if isinstance(event, Progressed)]
    return coins[::-1].index("start") + 1


@pytest.mark.parametrize("seed", range(3))
def test_its_few_things(seed: int) -> None:
    for look in looks(seed):
        bot, player = look.state.bot, look.state.players[BOT]
        assert bot is not None
        board = draw_botankhamun(look, BOT)
        drawing = Drawing(board)
        assert f"{player.vp} VP" in board
        assert [int(n) for n in drawing.starting("scales-die-")] == player.scales.below
        texts = text_in(drawing.root)
        for number in (player.scribes, player.happiness, player.population):
            assert str(number) in texts
        figures = [e for e in drawing.root.iter() if "plaque-figure" in e.get("class", "")]
        counts = {icons_in(e)[0]: text_in(e)[0] for e in figures}
        for family in Family:
            assert counts[family.name.lower()] == str(bot.cards[family].bit_count())
        assert len(drawing.ids) == len(set(drawing.ids))
        Drawing(draw_player_compact(look, BOT))
