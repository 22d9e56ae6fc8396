"""From checked values by key path to the typed tables of an `Edition`."""

from typing import Any

from .checks import Values, below
from .edition import (
    Artifact,
    AutomaDifficulty,
    AutomaOrder,
    AutomaRewards,
    Automas,
    AutomaScoring,
    AutomaSetup,
    Botankhamun,
    BotBonus,
    BotPieces,
    BotScoring,
    BotStart,
    BuildingSpace,
    ConquestTile,
    Cultist,
    MaatLoss,
    MarketSection,
    OsirisRow,
    PillarTile,
    Region,
    Seth,
    Start,
    StartingCard,
)
from .frozen import Frozen
from .schema import COLOURS, LINES, NEW_COLOURS, PILLARS, PLAYERS, PRODUCIBLE, SPACES, TREE, count
from .terms import Good


def tables(values: Values) -> dict[str, Any]:
    """The fields of `Edition` that hold what is printed."""
    return {
        "start": Start(*below(values, "start")),
        "dice": below(values, "dice.count"),
        "dice_out": _by_players(values, "dice.out"),
        "purity": tuple(below(values, f"dice.purity.{colour}") for colour in COLOURS),
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
        "pillar_tiles": tuple(_pillar(values, tile) for tile in PILLARS),
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
        "initiative": below(values, "cards.initiative"),
        "ankh": below(values, "cards.ankh"),
        "decree_symbols": below(values, "cards.symbols"),
        "many_players_only": below(values, "cards.many_players_only"),
        "botankhamun": _botankhamun(values),
        "seth": _seth(values),
        "automa": _automas(values),
    }


def _botankhamun(values: Values) -> Botankhamun:
    path = "botankhamun"
    return Botankhamun(
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


def _seth(values: Values) -> Seth:
    path = "seth"
    soldiers, priests, track_limit = below(values, f"{path}.start")
    people = below(values, f"{path}.people")
    return Seth(
        soldiers=soldiers,
        priests=priests,
        track_limit=track_limit,
        dice=tuple(values[f"{path}.dice.{colour}.count"] for colour in NEW_COLOURS),
        purity=tuple(values[f"{path}.dice.{colour}.purity"] for colour in NEW_COLOURS),
        produces=tuple(_any_or(values[f"{path}.dice.{colour}.produces"]) for colour in NEW_COLOURS),
        bag=_by_players(values, f"{path}.bag"),
        board_dice=values[f"{path}.setup.gray_dice"],
        decrees_dealt=values[f"{path}.setup.decrees"],
        spare_cultists=values[f"{path}.display.spare_cultists"],
        regions=tuple(Region(*below(values, f"{path}.regions.{n}")) for n in count(6)),
        region_spaces=Frozen({int(n): values[f"{path}.spaces.{n}"] for n in PLAYERS}),
        people_cards=people[:-2],
        people_vp=people[-2],
        people_scoring_vp=people[-1],
        statue_spaces=Frozen({int(n): values[f"{path}.statue.spaces.{n}"] for n in PLAYERS}),
        statue_priests=values[f"{path}.statue.priests"],
        statue_bonus=values[f"{path}.statue.bonus"],
        conquest=tuple(
            ConquestTile(tile, kind == "line", effect)
            for tile, (kind, effect) in _rows(values, f"{path}.conquest")
        ),
        cultists=tuple(Cultist(c, *row) for c, row in _rows(values, f"{path}.cultists")),
        artifacts=tuple(Artifact(c, *row) for c, row in _rows(values, f"{path}.artifacts")),
        starting=tuple(StartingCard(c, *row) for c, row in _rows(values, f"{path}.starting")),
    )


def _automas(values: Values) -> Automas:
    return Automas(
        setup=AutomaSetup(*below(values, "automa.setup")),
        rewards=AutomaRewards(*below(values, "automa.rewards")),
        scoring=AutomaScoring(*below(values, "automa.scoring")),
        difficulty=AutomaDifficulty(*below(values, "automa.difficulty")),
        order=AutomaOrder(*below(values, "automa.order")),
    )


def _any_or(good: Good | None) -> tuple[Good, ...]:
    return PRODUCIBLE if good is None else (good,)


def _rows(values: Values, path: str) -> list[tuple[str, tuple[Any, ...]]]:
    """The cards or tiles of a table with their values, by id."""
    node: Any = TREE
    for step in path.split("."):
        node = node[step]
    return [(card, below(values, f"{path}.{card}")) for card in node]


def _by_players(values: Values, prefix: str) -> Frozen[int, tuple[Any, ...]]:
    return Frozen({int(n): below(values, f"{prefix}.{n}") for n in PLAYERS})


def _pillar(values: Values, tile: str) -> PillarTile:
    (limestone, granite), edges, light = below(values, f"pillars.{tile}")
    return PillarTile(tile, limestone, granite, edges, light)


def _spaces(values: Values) -> list[BuildingSpace]:
    return [
        BuildingSpace(number, *below(values, f"temple.spaces.{line}.{space}"))
        for number, line in enumerate(LINES)
        for space in SPACES
    ]


def _osiris(values: Values, row: str) -> OsirisRow:
    path = f"osiris.{row}"
    return OsirisRow(
        production=values[f"{path}.production"],
        partners=below(values, f"{path}.partners"),
        any_production=values[f"{path}.any_production"],
        resources=values[f"{path}.resources"],
        gold=values[f"{path}.gold"],
    )


def _section(values: Values, section: str) -> MarketSection:
    path = f"market.{section}"
    return MarketSection(
        name=values[f"{path}.name"],
        cards=below(values, f"{path}.cards"),
        happiness=values[f"{path}.happiness"],
        population=values[f"{path}.population"],
    )
