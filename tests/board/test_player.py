"""Player boards show the position and nothing secret."""

import re
from xml.etree import ElementTree

import pytest

from tekhenu.board.cards.faces import FULL
from tekhenu.board.look import Look
from tekhenu.board.panels.hand import cards_held, fitted_cards
from tekhenu.board.panels.plaque import MARGIN, WIDTH, good_name, shorten_name, signed
from tekhenu.board.panels.player import draw_player, draw_player_compact
from tekhenu.board.panels.scales import ARM
from tekhenu.rules.forecast import loss_at_maat, missing_bread
from tekhenu.rules.knowledge import known_decrees
from tekhenu.rules.maat import balance_of, maat_loss
from tekhenu.rules.move import card_name
from tekhenu.rules.moves import parse
from tekhenu.rules.scoring import bread_due, revealed_row
from tekhenu.rules.state import Phase

from .looks import Drawing, icons_in, look_at, moments, sampled, text_in

AN_AUTOMAS, A_PLAYERS = 92, 186  # heights that hands have, at most


def by_class(element: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [e for e in element.iter() if name in e.get("class", "").split()]


def only(element: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = by_class(element, name)
    return found


def titles(element: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in element.iter("title")]


def goods_of(look: Look, seat: int) -> list[str]:
    player = look.state.players[seat]
    return [str(n) for n in (*player.resources, player.scribes, player.faith)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_header_and_goods(players: int) -> None:
    for look in sampled(players, seed=60 + players):
        for seat, player in enumerate(look.state.players):
            for draw in (draw_player, draw_player_compact):
                root = Drawing(draw(look, seat)).root
                band = " ".join(text_in(only(root, "plaque-band")))
                assert f"{player.vp} VP" in band
                assert look.names[seat] in band
                assert ("(you)" in band) == (seat == look.view.seat)
                assert f" {look.state.order.index(seat) + 1} " in band
                assert text_in(only(root, "plaque-goods")) == goods_of(look, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scales(players: int) -> None:
    for look in sampled(players, seed=70 + players, every=11):
        for seat, player in enumerate(look.state.players):
            scales = only(Drawing(draw_player(look, seat)).root, "scales")
            pans = by_class(scales, "scales-pan")
            assert [dice_in(pan) for pan in pans] == [player.scales.pure, player.scales.tainted]
            lying = player.scales.pure + player.scales.tainted + player.scales.below
            assert sorted(dice_in(scales)) == sorted(lying)
            pips = [len(by_class(e, "die-pip")) for e in by_class(scales, "die")]
            assert sorted(pips) == sorted(look.state.values[die] for die in lying)
            assert [e.text for e in by_class(pans[1], "scales-excess")] == [
                str(n) for n in player.scales.excess if n
            ]
            balance = balance_of(look.table, player)
            assert only(scales, "scales-balance").text == signed(balance)
            lost = maat_loss(look.edition, balance)
            if look.view.state.phase == Phase.OVER:
                continue
            note = only(scales, "plaque-note").text or ""
            assert (f"{lost} VP" in note) == bool(lost)


def dice_in(element: ElementTree.Element) -> list[int]:
    prefix = "scales-die-"
    ids = [e.get("id", "") for e in element.iter()]
    return [int(name.removeprefix(prefix)) for name in ids if name.startswith(prefix)]


def tilt(look: Look, pure: int, tainted: int) -> tuple[float, float]:
    """Return the angle of the beam with that excess, and the angle of its pans."""
    scales = look.state.players[0].scales
    scales.pure, scales.excess = [0][:pure], [tainted, 0, 0, 0]
    look.state.values[0] = pure
    drawing = Drawing(draw_player(look, 0))
    beam = drawing.by_id["beam-0"]
    pan = by_class(beam, "scales-tilt")[1]
    turns = [re.fullmatch(r"rotate\((\S+)\)", e.attrib["transform"]) for e in (beam, pan)]
    one, other = (float(turn[1]) for turn in turns if turn is not None)
    return one, other


def test_the_heavier_side_sinks_and_pans_hang_upright() -> None:
    look = next(sampled(2, seed=77))
    assert tilt(look, 0, 0) == (0, 0)
    light, heavy = tilt(look, 0, 2), tilt(look, 0, 6)
    assert 0 < light[0] < heavy[0], "clockwise: the Tainted side is on the right"
    assert tilt(look, 5, 0)[0] < 0
    assert tilt(look, 0, 90)[0] < 15, "the pans stay on the board"
    assert all(beam == -pan for beam, pan in (light, heavy))
    assert ARM < WIDTH / 2


@pytest.mark.parametrize(
    ("balance", "lost"), [(4, 0), (0, 0), (-2, 0), (-3, 1), (-5, 1), (-6, 2), (-9, 3), (-30, 3)]
)
def test_what_maat_would_cost(balance: int, lost: int) -> None:
    assert maat_loss(next(sampled(2, seed=1)).edition, balance) == lost


def test_after_the_last_maat_no_loss_is_predicted() -> None:
    *_, end = moments(2, 3)
    assert end.over
    scales = only(Drawing(draw_player(look_at(end, 0), 0)).root, "scales")
    assert by_class(scales, "plaque-note") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_production_and_pieces(players: int) -> None:
    for look in sampled(players, seed=80 + players):
        for seat, player in enumerate(look.state.players):
            drawing = Drawing(draw_player(look, seat))
            drawn = drawing.starting(f"production-{seat}-")
            assert {name: text_in(e) for name, e in drawn.items()} == {
                good_name(good): [str(n)] for good, n in enumerate(player.production)
            }
            pieces = {
                kind: len(by_class(drawing.root, f"piece-{kind}"))
                for kind in ("building", "pillar", "statue")
            }
            assert pieces == {
                "building": player.buildings,
                "pillar": player.pillars,
                "statue": player.statues,
            }


def test_revealed_spaces_of_the_building_row_and_the_statues() -> None:
    for look in sampled(4, seed=84):
        for seat, player in enumerate(look.state.players):
            root = Drawing(draw_player(look, seat)).root
            row = revealed_row(look.table, player)
            built = look.edition.start.statues - player.statues
            points = look.edition.statue_points
            shown = [text_in(e)[0] for e in by_class(root, "row-revealed")]
            assert shown == [
                *(str(space.vp or space.bread) for space in row),
                *(str(vp) for vp in points[1 : built + 1]),
            ]
            past = [text_in(e)[0] for e in by_class(root, "past")]
            assert past == [str(vp) for vp in points[1:built]], "only the last one counts"
            notes = " ".join(e.text or "" for e in by_class(root, "plaque-note"))
            assert f"{sum(space.vp for space in row)} VP" in notes
            due = bread_due(look.table, player)
            assert (f"{due} Bread due" if due else "no Bread due") in notes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_those_held_and_secret_decrees_are_never_named(players: int) -> None:
    hidden = 0
    for i, game in enumerate(moments(players, seed=90 + players)):
        if i % 17 and not game.over:
            continue
        for viewer in (*range(players), None):
            look = look_at(game, viewer)
            for seat, player in enumerate(game.state.players):
                board = draw_player(look, seat)
                root = Drawing(board).root
                faces = [e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib]
                assert faces == cards_held(look, seat)
                decrees = [d for d in range(24) if player.decrees >> d & 1]
                known = [d for d in decrees if d in known_decrees(game.state, look.view.seat)]
                assert [c for c in faces if c[0] == "D"] == [card_name("D", d) for d in known]
                assert len(by_class(root, "back")) == len(decrees) - len(known)
                for decree in set(decrees) - set(known):
                    hidden += 1
                    assert card_name("D", decree) not in board
                if player.destiny >= 0:
                    assert faces[0] == card_name("A", player.destiny)
    assert hidden


@pytest.mark.parametrize("room", [AN_AUTOMAS, A_PLAYERS])
def test_any_number_of_cards_fits(room: int) -> None:
    most = max(count for count in range(25) if fitted_cards(count, room).per_row <= 7)
    for count in range(25):
        fit = fitted_cards(count, room)
        width, height = fit.size.width * fit.scale, fit.size.height * fit.scale
        rows = -(-count // fit.per_row)
        in_row = min(count, fit.per_row)
        assert MARGIN + fit.step * max(0, in_row - 1) + width <= WIDTH - MARGIN + 0.01
        assert rows * height + 2 * max(0, rows - 1) <= room
        assert fit.step >= (width if count <= most else width / 2), "most of a card is seen"


@pytest.mark.parametrize("count", range(11))
def test_ten_cards_of_a_player_are_of_full_size(count: int) -> None:
    fit = fitted_cards(count, A_PLAYERS if count > 5 else A_PLAYERS // 2)
    assert fit.size == FULL and fit.scale > 0.97


def test_productions_and_sides_are_targets_on_the_own_board_only() -> None:
    look = next(sampled(3, seed=5))
    seat = look.view.seat
    assert seat is not None
    options = ["production:bread", "production:granite", "side:pure", "side:tainted", "play:B01"]
    asked = Look(
        look.view,
        look.names,
        look.words,
        look.card_text,
        dict.fromkeys(map(parse, options), "choose it"),
    )
    assert sorted(Drawing(draw_player(asked, seat)).offered()) == options[:4]
    assert Drawing(draw_player(asked, (seat + 1) % 3)).offered() == []


def test_compact_board() -> None:
    for look in sampled(4, seed=86):
        start = look.edition.start
        for seat, player in enumerate(look.state.players):
            root = Drawing(draw_player_compact(look, seat)).root
            dues = [text_in(e)[0] for e in by_class(only(root, "plaque-dues"), "plaque-figure")]
            due = bread_due(look.table, player)
            bread = f"{due}!" if missing_bread(look.table, player) else str(due)
            assert dues == [bread, signed(-loss_at_maat(look.table, player))]
            figures = [text_in(e)[0] for e in by_class(root, "plaque-figure")][7:14]
            held = player.blessings, player.technologies, player.decrees
            cards = sum(hand.bit_count() for hand in held) + look.view.hidden_decrees[seat]
            cards += sum(code < 12 for code in player.rewards)
            expected = [
                player.happiness,
                player.population,
                start.buildings - player.buildings,
                start.pillars - player.pillars,
                start.statues - player.statues,
                cards,
                player.scales.dice,
            ]
            assert figures == [str(n) for n in expected]
            assert signed(balance_of(look.table, player)) in text_in(root)


def test_all_boards_together_have_unique_ids_and_no_style() -> None:
    for look in sampled(4, seed=87, every=40):
        boards = [draw(look, s) for s in look.seats for draw in (draw_player, draw_player_compact)]
        drawing = Drawing(*boards)
        assert len(drawing.ids) == len(set(drawing.ids))
        assert {f"player-{seat}" for seat in look.seats} <= set(drawing.ids)
        assert {f"compact-{seat}" for seat in look.seats} <= set(drawing.ids)
        assert not any("style" in e.attrib or e.tag == "style" for e in drawing.root.iter())


def test_every_good_has_its_icon_and_its_words() -> None:
    look = next(sampled(2, seed=8))
    goods = only(Drawing(draw_player(look, 0)).root, "plaque-goods")
    names = ["papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"]
    assert icons_in(goods) == names
    assert len(titles(goods)) == len(names)


@pytest.mark.parametrize(
    ("name", "shown"), [("Hor", "Hor"), ("Imhotep the Old", "Imhotep…"), ("가나다라마", "가나다…")]
)
def test_long_names_are_cut(name: str, shown: str) -> None:
    assert shorten_name(name, 8) == shown
