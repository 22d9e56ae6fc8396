"""Inconsistencies in a draft, each assigned to the part where it is visible."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...rules.botankhamun.pyramid import START, place_of
from ...rules.place import TEMPLE_SPACE
from ...rules.position import PositionError, check_position
from ...rules.starts import check_start
from ...rules.wheel import DICE_FOR_MAAT
from .dice import problems_of_dice
from .table_problem import TableProblem

if TYPE_CHECKING:
    from .building import Builder
    from .fields import Field, TablePart


def found_in(builder: "Builder", parts: "tuple[TablePart, ...]") -> list[TableProblem]:
    """Return all problems, blocking ones first."""
    found = [*builder.problems, *problems_of_dice(builder), *_scales(builder), *_markers(builder)]
    found += [*_bot(builder), *_automas(builder), *_conquest(builder), *_orders(builder, parts)]
    if not any(problem.blocks for problem in found):
        found += _others(builder)
    found += _missing(builder, parts)
    return sorted(found, key=lambda problem: not problem.blocks)


def _scales(builder: "Builder") -> Iterator[TableProblem]:
    """Check the scales: everybody adds a die each round, and Maat removes them."""
    state = builder.state
    before = (state.round - 1) % DICE_FOR_MAAT
    for place, seat in enumerate(state.order):
        due, taken = before + (place < state.active), state.players[seat].scales.dice
        if taken != due:
            values: dict[str, str | int] = {"dice": taken, "due": due, "round": state.round}
            yield TableProblem(f"player-{seat}", "scales", (), values, seat)


def _markers(builder: "Builder") -> Iterator[TableProblem]:
    for seat, player in enumerate(builder.state.players):
        if player.happiness > player.population:
            values: dict[str, str | int] = {
                "happiness": player.happiness,
                "population": player.population,
            }
            fields = (f"{seat}.population", f"{seat}.happiness")
            yield TableProblem(f"player-{seat}", "happiness", fields, values, seat)


def _bot(builder: "Builder") -> Iterator[TableProblem]:
    """Check the Progress marker, which moves one tile per turn, up or to the right."""
    bot = builder.state.bot
    if bot is None:
        return
    seat = builder.settings.humans
    steps = 0 if bot.progress == START else 1 + sum(place_of(bot.progress))
    dice = builder.state.players[seat].scales.dice
    if steps != dice:
        values: dict[str, str | int] = {"steps": steps, "dice": dice}
        yield TableProblem(f"player-{seat}", "progress", (f"{seat}.progress",), values, seat)


def _automas(builder: "Builder") -> Iterator[TableProblem]:
    """Check that one Action tile is face up per die."""
    for number, automa in enumerate(builder.state.automas):
        seat = builder.settings.humans + number
        tiles, dice = len(automa.shown), builder.state.players[seat].scales.dice
        if tiles != dice:
            values: dict[str, str | int] = {"tiles": tiles, "dice": dice}
            yield TableProblem(f"player-{seat}", "shown", (f"{seat}.shown",), values, seat)


def _conquest(builder: "Builder") -> Iterator[TableProblem]:
    """Check that no Pillar tile shares a space with a conquest tile, which it replaces."""
    seth = builder.state.seth
    if seth is None:
        return
    for space, tile in enumerate(seth.temple):
        if tile >= 0 and builder.state.tiles[space] >= 0:
            place = TEMPLE_SPACE[space]
            values: dict[str, str | int] = {"row": place.row, "column": place.column}
            yield TableProblem("conquest", "covered", (f"conquest.{place}",), values)


def _orders(builder: "Builder", parts: "tuple[TablePart, ...]") -> Iterator[TableProblem]:
    """Check that orders are complete."""
    for part in parts:
        for each in part.fields:
            given = builder.draft.get(each.name)
            if each.kind == "order" and each.low and isinstance(given, list):
                missing = each.low - len(given)
                if missing:
                    yield TableProblem(
                        part.name, "order", (each.name,), {"missing": missing}, part.seat
                    )


def _others(builder: "Builder") -> list[TableProblem]:
    """Return all other reasons why the position is impossible."""
    try:
        check_position(builder.state, builder.settings)
        check_start(builder.state, builder.settings)
    except PositionError as wrong:
        return [TableProblem("course", "other", (), {"reason": str(wrong)})]
    return []


def _missing(builder: "Builder", parts: "tuple[TablePart, ...]") -> Iterator[TableProblem]:
    """Yield hints about places that are usually not empty."""
    for part in parts:
        empty = [each.name for each in part.fields if _lacks(builder, part, each)]
        if empty:
            yield TableProblem(part.name, "empty", tuple(empty), {}, part.seat, blocks=False)


def _lacks(builder: "Builder", part: "TablePart", each: "Field") -> bool:
    state, kind = builder.state, each.name.partition(".")[0]
    if each.kind != "card" or each.read(state) != "":
        return False
    if kind == "market":
        slot = int(each.name.partition(".")[2])
        family = builder.printed.slot_family[slot]
        left = state.decks[family] + state.discards[family]
        return builder.printed.section_of[slot] < state.open_sections and bool(left)
    if kind == "display":
        return bool(state.stack)
    person = 0 <= part.seat < builder.settings.humans
    return kind == "open-conquest" or (person and each.of in ("A", "C"))
