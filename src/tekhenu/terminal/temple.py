"""The Temple Complex: 5 × 5 spaces with rewards or tiles, edge colors around, Building spaces."""

from rich import box
from rich.panel import Panel
from rich.text import Text

from tekhenu.components.terms import SIDE
from tekhenu.rules.move import card_name

from .look import LABEL, QUIET, Theme

CELL = 7
MARGIN = 8  # minimum width left of the grid
NORTH, EAST, SOUTH, WEST = range(4)
MIDDLE = 2
TEMPLE_ROW, TEMPLE_COLUMN = 0, 1  # indices of the people's Statue spaces


def temple(look: Theme) -> Panel:
    lines = [_columns(look), _outer(look, NORTH), _rule(look, "┌", "┬", "┐")]
    for row in range(SIDE):
        lines += _row(look, row)
        lines.append(_rule(look, "├", "┼", "┤") if row < SIDE - 1 else _rule(look, "└", "┴", "┘"))
    lines += [_outer(look, SOUTH), *_below(look)]
    return Panel(
        Text("\n").join(lines),
        title=Text(look.say("board-temple"), style=LABEL),
        title_align="left",
        subtitle=Text(look.say("board-temple-caption"), style=QUIET),
        subtitle_align="left",
        box=box.ROUNDED,
        expand=False,
    )


def _centerd(text: Text, width: int = CELL) -> Text:
    left = (width - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (width - left - text.cell_len))


def _left(look: Theme) -> int:
    """Return the width left of the grid; characters of some scripts are two columns wide."""
    return max(MARGIN, *(_beside(look, row, h).cell_len for row in range(SIDE) for h in range(3)))


def _across(look: Theme, cells: list[Text]) -> Text:
    """Show one item per column, above or below the grid."""
    line = Text(" " * (_left(look) + 2))
    for cell in cells:
        line.append_text(_centerd(cell))
        line.append(" ")
    return line


def _columns(look: Theme) -> Text:
    return _across(look, [Text(str(column + 1), style=LABEL) for column in range(SIDE)])


def _outer(look: Theme, side: int) -> Text:
    return _across(look, [look.edge(edge) for edge in look.edition.temple_edges[side]])


def _rule(look: Theme, left: str, middle: str, right: str) -> Text:
    line = left + middle.join(["─" * CELL] * SIDE) + right
    return Text(" " * (_left(look) + 1) + line, style=QUIET)


def _row(look: Theme, row: int) -> list[Text]:
    cells = [_cell(look, row * SIDE + column) for column in range(SIDE)]
    return [
        Text.assemble(
            _margin(look, row, height),
            look.edge(look.edition.temple_edges[WEST][row]) if height == 1 else " ",
            ("│", QUIET),
            Text("│", style=QUIET).join(cell[height] for cell in cells),
            ("│", QUIET),
            look.edge(look.edition.temple_edges[EAST][row]) if height == 1 else "",
        )
        for height in range(3)
    ]


def _beside(look: Theme, row: int, height: int) -> Text:
    """Show row number and Building spaces, or the Statue space."""
    if height == 1:
        return Text.assemble((f"{row + 1} ", LABEL), *_spaces(look, row))
    return _statue(look, TEMPLE_ROW) if height == 2 and row == MIDDLE else Text()


def _margin(look: Theme, row: int, height: int) -> Text:
    text = _beside(look, row, height)
    return Text.assemble(text, " " * (_left(look) - text.cell_len))


def _cell(look: Theme, space: int) -> list[Text]:
    laid = look.state.tiles[space]
    if laid < 0:
        reward = look.edition.temple_rewards[space]
        shown = look.say("board-reward", amount=reward.amount, good=reward.what.name.lower())
        return [Text(" " * CELL), _centerd(Text(shown)), _conquest(look, space)]
    edges = [look.edge(edge) for edge in look.printed.tile_edges[laid]]
    pillar = look.state.pillars[space]
    middle = Text(f"P{laid // 4 + 1:02}", style=QUIET)
    if pillar >= 0:
        middle = Text.assemble(middle, look.owner(pillar))
    return [
        _centerd(edges[NORTH]),
        Text.assemble(edges[WEST], _centerd(middle, CELL - 2), edges[EAST]),
        _centerd(edges[SOUTH]),
    ]


def _conquest(look: Theme, space: int) -> Text:
    board = look.state.seth
    if board is None or board.temple[space] < 0:
        return Text(" " * CELL)
    return _centerd(Text(card_name("Q", board.temple[space]), style=LABEL))


def _spaces(look: Theme, line: int) -> list[Text]:
    """Show the Building spaces of a line: the owner, or the Bread cost of a free one."""
    spaces = []
    for space in look.printed.line_buildings[line]:
        owner = look.state.temple_buildings[space]
        cost = Text(str(look.printed.building_cost[space]))
        spaces.append(Text.assemble("[", look.owner(owner) if owner >= 0 else cost, "]"))
    return spaces


def _statue(look: Theme, place: int) -> Text:
    return Text.assemble(
        (look.say("board-statue") + " ", QUIET), look.owner(look.state.people[place])
    )


def _below(look: Theme) -> list[Text]:
    columns = [_spaces(look, SIDE + column) for column in range(SIDE)]
    depth = max(len(spaces) for spaces in columns)
    lines = [
        _across(look, [spaces[i] if i < len(spaces) else Text() for spaces in columns])
        for i in range(depth)
    ]
    empty = [Text()] * MIDDLE
    return [*lines, _across(look, [*empty, _statue(look, TEMPLE_COLUMN), *empty])]
