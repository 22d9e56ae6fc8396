"""The picture of a game for those who show its link."""

import struct
import zlib
from random import Random

from tekhenu import Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.agents import policy
from tekhenu.board.raster import SIGNATURE, Canvas
from tekhenu.board.thumbnail import COLORS, HEIGHT, MIDDLE, WIDTH, draw_thumbnail

RED, BLUE = (255, 0, 0), (0, 0, 255)


def pixels(png: bytes) -> list[list[tuple[int, ...]]]:
    """Read it as a browser does, for the one kind of PNG that is written here."""
    assert png.startswith(SIGNATURE)
    chunks, place = {}, len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        kind, data = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        check = struct.unpack_from(">I", png, place + 8 + length)[0]
        assert check == zlib.crc32(kind + data)
        chunks[kind] = data
        place += length + 12
    width, height = struct.unpack_from(">II", chunks[b"IHDR"])
    colors = [tuple(chunks[b"PLTE"][i : i + 3]) for i in range(0, len(chunks[b"PLTE"]), 3)]
    lines = zlib.decompress(chunks[b"IDAT"])
    return [
        [colors[index] for index in lines[y * (width + 1) + 1 : (y + 1) * (width + 1)]]
        for y in range(height)
    ]


def played(settings: Settings, round_: int) -> Game:
    game = Game.new(settings, 5)
    while (decision := game.decision) is not None and game.state.round < round_:
        game.play(policy.favorite(game.table, decision))
    return game


def test_shapes_are_filled_and_nothing_else() -> None:
    canvas = Canvas(20, 10, RED)
    canvas.circle((5, 5), 3, BLUE)
    canvas.box((12, 2), 4, 4, 0, BLUE)
    canvas.polygon([(-9, -9), (-5, -9), (-5, -5)], BLUE)
    drawn = pixels(canvas.png())
    blue = {(x, y) for y, row in enumerate(drawn) for x, color in enumerate(row) if color == BLUE}
    disc = {(x, y) for x, y in blue if x < 10}
    assert {(2, 5), (5, 2), (8, 5), (5, 8)} <= disc and (2, 2) not in disc
    assert blue - disc == {(x, y) for x in range(12, 17) for y in range(2, 7)}


def test_a_game_of_any_kind_has_its_picture() -> None:
    for settings in (
        Settings(solo=Botankhamun()),
        Settings(players=4, expansion=TimeOfSeth()),
    ):
        drawn = pixels(draw_thumbnail(played(settings, 3).view(None)))
        assert (len(drawn[0]), len(drawn)) == (WIDTH, HEIGHT)
        found = {color for row in drawn for color in row}
        assert {COLORS[f"p{seat}"] for seat in range(settings.players)} <= found
        assert drawn[int(MIDDLE[1])][WIDTH - 1] == drawn[0][0]


def test_what_is_hidden_is_not_in_the_picture() -> None:
    game = played(Settings(players=3), 6)
    other = game.determinize(None, Random(1))
    assert draw_thumbnail(other.view(None)) == draw_thumbnail(game.view(None))
