"""The tables of an edition as rows of cells, each with the provenance of its value."""

from collections.abc import Iterable
from dataclasses import dataclass

from .defaults import defaults
from .edition import Edition
from .ids import IDS, TABLES
from .kinds import Plain
from .loading import plain_values
from .schema import (
    COLORS,
    DISTRICTS,
    KINDS,
    LIGHTS,
    LINES,
    NEW_COLORS,
    PLAYERS,
    SPACES,
    TREE,
)

OWN = "your edition"
MARKS = {"rulebook": "=", "public": "+", "reconstructed": "~", OWN: "*"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell; `origin` is a key of `MARKS`, empty for a label; `paths` are the values it shows."""

    text: str
    origin: str = ""
    paths: tuple[str, ...] = ()


TableRow = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    header: tuple[str, ...]
    rows: tuple[TableRow, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A value that an edition replaces, and the provenance of the replaced value."""

    path: str
    default: Plain
    own: Plain
    origin: str


def changes(edition: Edition) -> tuple[Change, ...]:
    own, default = plain_values(edition), defaults()
    return tuple(
        Change(path, usual, own[path], default.provenance[path].name.lower())
        for path, usual in default.values.items()
        if own[path] != usual
    )


def sheets(edition: Edition) -> tuple[Sheet, ...]:
    page = _Page(edition)
    return (
        *_player_board(page),
        *_wheel(page),
        *_horus_and_ra(page),
        *_temple(page),
        *_osiris_and_tracks(page),
        *_cards(page),
        *_botankhamun(page),
        *_seth_board(page),
        *_seth_cards(page),
        *_automas(page),
    )


class _Page:
    """A builder of cells for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.values = plain_values(edition)

    def origin(self, path: str) -> str:
        if path in self.edition.overrides:
            return OWN
        return self.edition.provenance[path].name.lower()

    def cell(self, *paths: str) -> Cell:
        """Return a cell with one or more values of the same provenance."""
        text = ", ".join(str(self.values[path]) for path in paths)
        return Cell(text, self.origin(paths[0]), paths)

    def part(self, path: str, index: int) -> Cell:
        """Return a cell with one word of a value, such as a single edge of a side."""
        return Cell(str(self.values[path]).split()[index], self.origin(path), (path,))

    def row(self, label: str, paths: Iterable[str]) -> TableRow:
        return (Cell(label), *(self.cell(path) for path in paths))

    def line(self, title: str, prefix: str) -> Sheet:
        """Return a sheet of all values under `prefix` side by side, headed by their keys."""
        paths = [path for path in KINDS if path.startswith(prefix + ".")]
        header = tuple(_heading(path.removeprefix(prefix + ".")) for path in paths)
        return Sheet(title, header, (tuple(map(self.cell, paths)),))


def _heading(key: str) -> str:
    return key.replace("_", " ").replace(".", " ")


def _player_board(page: _Page) -> Iterable[Sheet]:
    yield page.line("What every player starts with", "start")
    yield page.line("Granite for the 1st to 6th Statue", "statues.costs")
    yield page.line("VP for that many Statues, at each Scoring", "statues.points")
    rows = [(Cell(f"{n}"), page.cell(f"building_row.{n}")) for n in TREE["building_row"]]
    yield Sheet("Building row, left to right", ("space", "shows"), tuple(rows))


def _wheel(page: _Page) -> Iterable[Sheet]:
    dice = ("count", *(f"out.{n}" for n in PLAYERS), "produces")
    yield Sheet(
        "Dice",
        ("color", "in the box", *(f"out with {n}" for n in PLAYERS), "produces"),
        tuple(page.row(color, (f"dice.{key}.{color}" for key in dice)) for color in COLORS),
    )
    yield Sheet(
        "Dice by light",
        ("color", *LIGHTS),
        tuple(
            page.row(color, (f"dice.purity.{color}.{light}" for light in LIGHTS))
            for color in COLORS
        ),
    )
    yield page.line("Light of the sections, clockwise from the arrow", "wheel.lights")
    yield Sheet(
        "Obelisk Wheel",
        ("dice per section", "marker 1: sections from the arrow", "marker 2"),
        (
            (
                page.cell("wheel.section_dice"),
                page.cell("wheel.marker_steps.1"),
                page.cell("wheel.marker_steps.2"),
            ),
        ),
    )


def _horus_and_ra(page: _Page) -> Iterable[Sheet]:
    yield Sheet(
        "Horus",
        ("slot", "bonus", "god printed below"),
        tuple(
            page.row(slot, (f"horus.bonuses.{slot}", f"horus.preprinted.{slot}"))
            for slot in TREE["horus"]["bonuses"]
        ),
    )
    yield page.line("Statue spaces per god, by number of players", "statues.spaces")
    yield page.line("VP for the Pillar tile taken from the display", "ra.points")
    yield Sheet(
        "Pillar tiles",
        ("tile", "cost", "N E S W", "light", "ability"),
        _suit(page, "P"),
    )


def _temple(page: _Page) -> Iterable[Sheet]:
    yield _temple_complex(page)
    keys = [f"{space}.{key}" for space in SPACES for key in ("bread", "players")]
    yield Sheet(
        "Building spaces beside the Temple Complex",
        ("line", "1st: bread", "players", "2nd: bread", "players"),
        tuple(page.row(line, (f"temple.spaces.{line}.{key}" for key in keys)) for line in LINES),
    )


def _temple_complex(page: _Page) -> Sheet:
    """Return the 5 × 5 spaces, surrounded by the colors of the outer edge."""
    rows, columns = LINES[:5], LINES[5:]
    blank = Cell("")

    def edge(side: str) -> TableRow:
        across = [page.part(f"temple.edges.{side}", n) for n in range(5)]
        return (blank, blank, *across, blank)

    def middle(n: int, row: str) -> TableRow:
        spaces = [page.cell(f"temple.rewards.{row}.{column}") for column in columns]
        west, east = (page.part(f"temple.edges.{side}", n) for side in ("west", "east"))
        return (Cell(row), west, *spaces, east)

    grid = (edge("north"), *(middle(n, row) for n, row in enumerate(rows)), edge("south"))
    return Sheet("Temple Complex, colors of the outer edge around it", ("", "", *columns, ""), grid)


def _osiris_and_tracks(page: _Page) -> Iterable[Sheet]:
    keys = ("production", "any_production", "resources", "gold")
    yield Sheet(
        "Osiris rows",
        ("row", "production", "any production", "own resource", "gold"),
        tuple(page.row(row, (f"osiris.{row}.{key}" for key in keys)) for row in TREE["osiris"]),
    )
    yield Sheet(
        "Second production in Osiris rows, by district",
        ("row", *DISTRICTS),
        tuple(
            page.row(row, (f"osiris.{row}.partners.{own}" for own in DISTRICTS))
            for row, keys in TREE["osiris"].items()
            if "partners" in keys
        ),
    )
    tracks = ("production_limit", "populace_limit")
    steps = ("joy_steps", "happiness_rewards")
    yield Sheet(
        "Tracks",
        ("last production", "last populace", "symbols at", "Happiness rewards at"),
        (
            (
                *(page.cell(f"tracks.{key}") for key in tracks),
                *(page.cell(*(f"tracks.{key}.{n}" for n in TREE["tracks"][key])) for key in steps),
            ),
        ),
    )


def _cards(page: _Page) -> Iterable[Sheet]:
    yield Sheet(
        "Card Market: cards, Happiness needed, Population that opens the section",
        ("section", "color", "cards", "happiness", "population"),
        tuple(_section(page, section) for section in TREE["market"]),
    )
    losses = TREE["maat"]["losses"]
    yield Sheet(
        "Maat: VP lost",
        ("balance or worse", "VP"),
        tuple(tuple(page.cell(f"maat.losses.{n}.{key}") for key in losses[n]) for n in losses),
    )
    yield page.line("Starting cards shown, by number of players", "cards.starting")
    yield Sheet("Starting cards", ("card", "initiative", "reward"), _suit(page, "S"))
    yield Sheet("Destiny cards", ("card", "Ankh", "reward"), _suit(page, "A"))
    yield Sheet("Decrees", ("card", "symbol", "effect", "players"), _suit(page, "D"))
    yield Sheet("Blessings", ("card", "effect", "players"), _suit(page, "B"))
    yield Sheet("Technologies", ("card", "effect", "players"), _suit(page, "T"))


def _section(page: _Page, section: str) -> TableRow:
    path = f"market.{section}"
    cards = page.cell(*(f"{path}.cards.{n}" for n in TREE["market"][section]["cards"]))
    happiness, population = page.cell(f"{path}.happiness"), page.cell(f"{path}.population")
    return (Cell(section), page.cell(f"{path}.name"), cards, happiness, population)


def _botankhamun(page: _Page) -> Iterable[Sheet]:
    yield page.line("Botankhamun starts with", "botankhamun.start")
    yield page.line("Botankhamun's first pieces", "botankhamun.pieces")
    tiles = [(Cell(n), page.cell(f"botankhamun.tiles.{n}")) for n in TREE["botankhamun"]["tiles"]]
    yield Sheet("Botankhamun's Resource tiles", ("tile", "takes dice for"), tuple(tiles))
    bonuses = TREE["botankhamun"]["bonuses"]
    yield Sheet(
        "Botankhamun's Horus Bonus",
        ("slot", "scribes", "vp"),
        tuple(
            page.row(slot, (f"botankhamun.bonuses.{slot}.{key}" for key in kinds))
            for slot, kinds in bonuses.items()
        ),
    )
    yield page.line("Botankhamun at Maat", "botankhamun.maat")
    yield page.line("Values of Botankhamun's pieces and cards", "botankhamun.scoring")
    yield page.line("Starting cards against Botankhamun", "botankhamun.starting_cards")


def _seth_board(page: _Page) -> Iterable[Sheet]:
    yield page.line("Time of Seth: tracks of every player", "seth.start")
    yield page.line("Time of Seth: setup", "seth.setup")
    yield page.line("Extra Cultists on display, beyond one per player", "seth.display")
    yield Sheet(
        "Time of Seth: new dice",
        ("color", "in the box", "in every light", "produces"),
        _rows(page, "seth.dice", NEW_COLORS),
    )
    yield Sheet(
        "Time of Seth: dice in the game",
        ("players", *COLORS, *NEW_COLORS),
        _rows(page, "seth.bag", PLAYERS),
    )
    yield Sheet(
        "Regions",
        ("region", "soldiers", "reward", "VP at each Scoring"),
        _rows(page, "seth.regions", TREE["seth"]["regions"]),
    )
    yield page.line("Building spaces per region, by number of players", "seth.spaces")
    yield page.line("Statues for the people on the Seth board", "seth.people")
    yield page.line("Statue in honor of Seth", "seth.statue")


def _seth_cards(page: _Page) -> Iterable[Sheet]:
    yield Sheet("Conquest tiles", ("tile", "kind", "effect"), _suit(page, "Q"))
    yield Sheet("Cultists", ("card", "when", "effect"), _suit(page, "C"))
    yield Sheet("Artifacts", ("card", "priests", "effect"), _suit(page, "X"))
    title = "Starting cards of Time of Seth"
    yield Sheet(title, ("card", "initiative", "effect"), _suit(page, "E"))


def _automas(page: _Page) -> Iterable[Sheet]:
    yield page.line("Automas: setup", "automa.setup")
    yield page.line("Automas: VP instead of goods", "automa.rewards")
    yield page.line("Values of the Automas' cards", "automa.scoring")
    yield page.line("Automas: what the difficulty changes", "automa.difficulty")
    yield page.line("Automas: paths around the board", "automa.order")


def _suit(page: _Page, suit: str) -> tuple[TableRow, ...]:
    """Return the cards or tiles of a table."""
    return _rows(page, TABLES[suit], IDS[suit])


def _rows(page: _Page, path: str, keys: Iterable[str]) -> tuple[TableRow, ...]:
    """Return a row for each key with all its values."""
    return tuple(
        page.row(key, [p for p in KINDS if p.startswith(f"{path}.{key}.")]) for key in keys
    )
