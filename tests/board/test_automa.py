"""The Automas' boards and markers against the position."""

import random
from collections.abc import Iterator
from math import dist

import pytest

from tekhenu import Automas, Settings
from tekhenu.board.look import Look
from tekhenu.board.panels.automa import automa_of, draw_automa, draw_automa_compact
from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.board.panels.rim import RIM
from tekhenu.board.panels.rings import polar
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.wheel import MIDDLE, draw_wheel
from tekhenu.board.pieces.wooden import letter_of
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.components.terms import Good
from tekhenu.rules.move import card_name
from tekhenu.rules.place import TEMPLE_SPACE

from .looks import Drawing, icons_in, look_at, moments, of_each_kind, seat_of, text_in
from .test_botankhamun import place_of
from .test_player import by_class, only

AUTOMAS = (1, 2, 3)


def settings(automas: int) -> Settings:
    return Settings(solo=Automas(automas, difficulty=2))


def looks(automas: int, seed: int = 1, every: int = 3) -> Iterator[Look]:
    for i, game in enumerate(moments(1 + automas, seed, settings(automas))):
        if i % every == 0 or game.over:
            yield look_at(game, 0)


def seats(look: Look) -> range:
    return range(1, len(look.seats))


@pytest.mark.parametrize("automas", AUTOMAS)
def test_every_moment_is_drawn_and_every_choice_is_within_reach(automas: int) -> None:
    boards = "player" if automas == 1 else "compact"
    for game in of_each_kind(moments(1 + automas, automas, settings(automas))):
        look = look_at(game, 0)
        parts, others = draw_board(look), draw_others(look, 0)
        drawing = Drawing(*parts.values(), draw_seat(look, 0), *others.values())
        assert len(drawing.ids) == len(set(drawing.ids))
        assert {f"{boards}-{seat}" for seat in seats(look)} <= set(drawing.ids)
        offered = drawing.offered()
        for option in look.choices:
            if option.startswith(("die:", "conquest:", "statue:", "cultist:", "starting:")):
                assert option in offered


@pytest.mark.parametrize("automas", AUTOMAS)
def test_tiles_shown_lie_open_and_the_others_are_only_counted(automas: int) -> None:
    seen = set()
    for look in looks(automas):
        for seat in seats(look):
            automa = automa_of(look, seat)
            for draw in (draw_automa, draw_automa_compact):
                drawing = Drawing(draw(look, seat))
                tiles = drawing.starting("action-tile-")
                assert [int(tile) for tile in tiles] == automa.shown
                across = [place_of(tile)[0] for tile in tiles.values()]
                assert across == sorted(across), "the latest lies last"
                here = [t for t, e in tiles.items() if "here" in e.attrib["class"].split()]
                assert here == [str(tile) for tile in automa.shown[-1:]]
                backs = by_class(drawing.root, "automa-back")
                assert len(backs) == len(automa.tiles)
            seen |= {*automa.shown}
    assert len(seen) > 6


@pytest.mark.parametrize(
    ("tile", "icons"),
    [
        (0, ["horus"]),
        (6, None),
        (10, ["seth"]),
        (11, ["priest", "soldier"]),
    ],
)
def test_what_a_tile_shows(tile: int, icons: list[str] | None) -> None:
    """The gods of the wheel, four orders of Resources, Seth, priest and soldier."""
    look = next(looks(1))
    automa_of(look, 1).shown[:] = [tile]
    drawn = Drawing(draw_automa(look, 1)).by_id[f"action-tile-{tile}"]
    order = look.edition.botankhamun.tiles[0]
    assert icons_in(drawn) == (icons or [Good(good).name.lower() for good in order])


@pytest.mark.parametrize("automas", AUTOMAS)
def test_name_points_pieces_and_balance(automas: int) -> None:
    """The Ankh value of its Destiny card is its balance."""
    for look in looks(automas):
        for seat in seats(look):
            player = look.state.players[seat]
            figures = [player.happiness, player.population, player.buildings]
            figures += [player.pillars, player.statues]
            for draw in (draw_automa, draw_automa_compact):
                root = Drawing(draw(look, seat)).root
                band = " ".join(text_in(only(root, "plaque-band")))
                assert f"{player.vp} VP" in band and look.names[seat] in band
                assert letter_of(look, seat) in band
                shown = [int(text_in(e)[0]) for e in by_class(root, "plaque-figure")]
                assert shown[-5:] == figures
                if player.destiny >= 0:
                    ankh = look.edition.destiny[player.destiny].ankh
                    assert (f"+{ankh}" if ankh else "0") in text_in(root)


@pytest.mark.parametrize("automas", AUTOMAS)
def test_cards_are_those_it_took_and_its_secret_decree_is_never_named(automas: int) -> None:
    taken = 0
    for game in moments(1 + automas, 4, settings(automas)):
        look = look_at(game, 0)
        for seat in seats(look):
            player, automa = game.state.players[seat], game.state.automas[seat - 1]
            board = draw_automa(look, seat)
            root = Drawing(board).root
            faces = [e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib]
            piles = dict(zip("BTD", map(int, automa.cards), strict=True))
            if not look.view.hidden_decrees[seat]:  # unveiled at the end
                piles["D"] |= player.decrees
            for suit, pile in piles.items():
                held = [card_name(suit, c) for c in range(24) if pile >> c & 1]
                assert [card for card in faces if card[0] == suit] == held
                taken += len(held)
            if look.view.hidden_decrees[seat]:
                secret = card_name("D", player.decrees.bit_length() - 1)
                assert secret not in board
                assert secret not in draw_automa_compact(look, seat)
            compact = Drawing(draw_automa_compact(look, seat)).root
            counts = [int(text_in(e)[0]) for e in by_class(compact, "plaque-figure")[:3]]
            hidden = look.view.hidden_decrees[seat]
            assert counts == [
                piles["B"].bit_count(),
                piles["T"].bit_count(),
                piles["D"].bit_count() + hidden,
            ]
        assert not look.view.over or look.view.hidden_decrees[1] == 0
    assert taken


@pytest.mark.parametrize("automas", AUTOMAS)
def test_markers_lie_where_the_position_says(automas: int) -> None:
    for seed in range(8):
        look = next(looks(automas, seed))
        wheel, temple, osiris = (
            Drawing(draw(look)) for draw in (draw_wheel, draw_temple, draw_osiris)
        )
        for seat in seats(look):
            automa = automa_of(look, seat)
            name = f"-{seat}"
            drawn = {
                letter: drawing.by_id[f"tie-{letter}{name}"]
                for letter, drawing in zip("fghi", (osiris, wheel, temple, temple), strict=True)
            }
            for marker in drawn.values():
                assert seat_of(marker) == seat
                assert text_in(marker) == [letter_of(look, seat)]
                assert look.names[seat] in marker.attrib["aria-label"]
            x, _ = place_of(drawn["f"])
            assert int((x - 33) / 23.5) == automa.district
            end = polar(RIM, 60 * (automa.border + 1) - 120)
            gx, gy = place_of(drawn["g"])
            assert dist((gx, gy), end) < 45, "at the end of its section"
            x, y = place_of(drawn["h"])
            along = (y - 33) / 50 if automa.line < 5 else (x - 101) / 50
            assert int(along) == automa.line % 5
            assert (x < 101) if automa.line < 5 else (y > 33 + 250)
            x, y = place_of(drawn["i"])
            space = TEMPLE_SPACE[automa.space]
            assert (int((y - 33) / 50) + 1, int((x - 101) / 50) + 1) == (space.row, space.column)


def test_markers_at_one_place_do_not_hide_each_other() -> None:
    look = next(looks(3))
    for automa in look.state.automas:
        automa.district, automa.border, automa.line, automa.space = 1, 2, 7, 24
    drawing = Drawing(*(draw(look) for draw in (draw_wheel, draw_temple, draw_osiris)))
    for letter in "fghi":
        places = [place_of(drawing.by_id[f"tie-{letter}-{seat}"]) for seat in (1, 2, 3)]
        for i, one in enumerate(places):
            assert all(dist(one, other) >= 11 for other in places[:i])


def test_markers_do_not_turn_with_the_wheel() -> None:
    places = set()
    for look in looks(1):
        x, y = place_of(Drawing(draw_wheel(look)).by_id["tie-g-1"])
        if not set(look.state.markers) - {-1}:
            places.add((round(x), round(y)))
        assert abs(x) < MIDDLE and abs(y) < MIDDLE
    assert len(places) <= 1


@pytest.mark.parametrize("automas", [1, 3])
def test_nothing_hidden_changes_the_table(automas: int) -> None:
    """The stacks of Action tiles are face down."""
    rng = random.Random(0)
    for i, game in enumerate(moments(1 + automas, 6, settings(automas))):
        if i % 7 == 0 and not game.over:
            one, other = (look_at(g, 0) for g in (game, game.determinize(0, rng)))
            assert draw_board(one) == draw_board(other)
            for seat in seats(one):
                assert draw_seat(one, seat) == draw_seat(other, seat)
