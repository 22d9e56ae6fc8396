"""Assembly of an `Edition` from checked values by key path."""

from collections.abc import Callable
from typing import Any, TypeVar

from .checks import PathValues, below
from .edition import (
    Artifact,
    AutomaDifficulty,
    AutomaOrder,
    AutomaRewards,
    AutomaScoring,
    AutomaSetup,
    Blessing,
    BotBonus,
    BotPieces,
    BotScoring,
    BotStart,
    ConquestTile,
    Cultist,
    Decree,
    DestinyCard,
    Effect,
    MaatLoss,
    OsirisRow,
    PillarTile,
    PrintedAutomas,
    PrintedBotankhamun,
    PrintedBuildingSpace,
    PrintedMarketSection,
    PrintedRegion,
    Seth,
    Start,
    StartingCard,
    Technology,
)
from .frozen import Frozen
from .ids import IDS, TABLES
from .schema import (
    COLORS,
    KINDS,
    LINES,
    NEW_COLORS,
    PLAYERS,
    PRODUCIBLE,
    REGIONS,
    SPACES,
    TREE,
    count,
)
from .terms import Good, Light

T = TypeVar("T")


def tables(values: PathValues) -> dict[str, Any]:
    """Return the fields of `Edition` that hold printed values."""
    return {
        "start": Start(*below(values, "start")),
        "dice": below(values, "dice.count"),
        "dice_out": _by_players(values, "dice.out"),
        "purity": tuple(below(values, f"dice.purity.{color}") for color in COLORS),
        "produces": below(values, "dice.produces"),
        "lights": below(values, "wheel.lights"),
        "section_dice": values["wheel.section_dice"],
        "marker_steps": below(values, "wheel.marker_steps"),
        "statue_costs": below(values, "statues.costs"),
        "statue_points": below(values, "statues.points"),
        "statue_spaces": Frozen({int(n): values[f"statues.spaces.{n}"] for n in PLAYERS}),
        "building_row": below(values, "building_row"),
        "horus_bonuses": below(values, "horus.bonuses"),
        "preprinted_gods": below(values, "horus.preprinted"),
        "pillar_tiles": _cards(values, "P", _pillar_tile),
        "ra_points": below(values, "ra.points"),
        "temple_rewards": below(values, "temple.rewards"),
        "temple_edges": below(values, "temple.edges"),
        "building_spaces": tuple(_spaces(values)),
        "osiris_rows": tuple(_osiris(values, row) for row in TREE["osiris"]),
        "production_limit": values["tracks.production_limit"],
        "populace_limit": values["tracks.populace_limit"],
        "joy_steps": below(values, "tracks.joy_steps"),
        "happiness_rewards": below(values, "tracks.happiness_rewards"),
        "market": tuple(_section(values, section) for section in TREE["market"]),
        "maat_losses": tuple(MaatLoss(*below(values, f"maat.losses.{n}")) for n in "123"),
        "starting_cards": Frozen({int(n): values[f"cards.starting.{n}"] for n in PLAYERS}),
        "starting": _cards(values, "S", StartingCard),
        "destiny": _cards(values, "A", DestinyCard),
        "blessings": _cards(values, "B", Blessing),
        "technologies": _cards(values, "T", Technology),
        "decrees": _cards(values, "D", Decree),
        "botankhamun": _botankhamun(values),
        "seth": _seth(values),
        "automa": _automas(values),
    }


def _botankhamun(values: PathValues) -> PrintedBotankhamun:
    path = "botankhamun"
    return PrintedBotankhamun(
        start=BotStart(*below(values, f"{path}.start")),
        pieces=BotPieces(*below(values, f"{path}.pieces")),
        tiles=below(values, f"{path}.tiles"),
        bonuses=tuple(BotBonus(*below(values, f"{path}.bonuses.{slot}")) for slot in count(6)),
        balance=below(values, f"{path}.maat.balance"),
        ankh=values[f"{path}.maat.ankh"],
        scoring=BotScoring(*below(values, f"{path}.scoring")),
        starting_cards_shown=values[f"{path}.starting_cards.shown"],
        starting_cards_taken=values[f"{path}.starting_cards.taken"],
    )


def _seth(values: PathValues) -> Seth:
    path = "seth"
    soldiers, priests, track_limit = below(values, f"{path}.start")
    people = below(values, f"{path}.people")
    return Seth(
        soldiers=soldiers,
        priests=priests,
        track_limit=track_limit,
        dice=tuple(values[f"{path}.dice.{color}.count"] for color in NEW_COLORS),
        purity=tuple(values[f"{path}.dice.{color}.purity"] for color in NEW_COLORS),
        produces=tuple(_any_or(values[f"{path}.dice.{color}.produces"]) for color in NEW_COLORS),
        bag=_by_players(values, f"{path}.bag"),
        board_dice=values[f"{path}.setup.gray_dice"],
        decrees_dealt=values[f"{path}.setup.decrees"],
        spare_cultists=values[f"{path}.display.spare_cultists"],
        regions=tuple(PrintedRegion(*below(values, f"{path}.regions.{n}")) for n in REGIONS),
        region_spaces=Frozen({int(n): values[f"{path}.spaces.{n}"] for n in PLAYERS}),
        people_cards=people[:-2],
        people_vp=people[-2],
        people_scoring_vp=people[-1],
        statue_spaces=Frozen({int(n): values[f"{path}.statue.spaces.{n}"] for n in PLAYERS}),
        statue_priests=values[f"{path}.statue.priests"],
        statue_bonus=values[f"{path}.statue.bonus"],
        conquest=_cards(values, "Q", _conquest_tile),
        cultists=_cards(values, "C", Cultist),
        artifacts=_cards(values, "X", Artifact),
        starting=_cards(values, "E", StartingCard),
    )


def _automas(values: PathValues) -> PrintedAutomas:
    return PrintedAutomas(
        setup=AutomaSetup(*below(values, "automa.setup")),
        rewards=AutomaRewards(*below(values, "automa.rewards")),
        scoring=AutomaScoring(*below(values, "automa.scoring")),
        difficulty=AutomaDifficulty(*below(values, "automa.difficulty")),
        order=AutomaOrder(*below(values, "automa.order")),
    )


def _any_or(good: Good | None) -> tuple[Good, ...]:
    return PRODUCIBLE if good is None else (good,)


def _cards(values: PathValues, suit: str, make: Callable[..., T]) -> tuple[T, ...]:
    """Return the cards or tiles of a table, each made from its id and the values of its row."""
    table = TABLES[suit]
    keys = [path.rpartition(".")[2] for path in KINDS if path.startswith(f"{table}.{suit}01.")]
    return tuple(make(c, *(values[f"{table}.{c}.{key}"] for key in keys)) for c in IDS[suit])


def _pillar_tile(
    tile: str, cost: tuple[int, int], edges: Any, light: Light | None, ability: Effect | None
) -> PillarTile:
    return PillarTile(tile, *cost, edges, light, ability)


def _conquest_tile(tile: str, kind: str, effect: Effect) -> ConquestTile:
    return ConquestTile(tile, kind == "line", effect)


def _by_players(values: PathValues, prefix: str) -> Frozen[int, tuple[Any, ...]]:
    return Frozen({int(n): below(values, f"{prefix}.{n}") for n in PLAYERS})


def _spaces(values: PathValues) -> list[PrintedBuildingSpace]:
    return [
        PrintedBuildingSpace(number, *below(values, f"temple.spaces.{line}.{space}"))
        for number, line in enumerate(LINES)
        for space in SPACES
    ]


def _osiris(values: PathValues, row: str) -> OsirisRow:
    path = f"osiris.{row}"
    return OsirisRow(
        production=values[f"{path}.production"],
        partners=below(values, f"{path}.partners"),
        any_production=values[f"{path}.any_production"],
        resources=values[f"{path}.resources"],
        gold=values[f"{path}.gold"],
    )


def _section(values: PathValues, section: str) -> PrintedMarketSection:
    path = f"market.{section}"
    return PrintedMarketSection(
        name=values[f"{path}.name"],
        cards=below(values, f"{path}.cards"),
        happiness=values[f"{path}.happiness"],
        population=values[f"{path}.population"],
    )
