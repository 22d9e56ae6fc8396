"""Names of places on the boards."""

from tekhenu.components.kinds import word
from tekhenu.rules.place import (
    BuildingSpace,
    District,
    DistrictSpace,
    MarketPlace,
    MarketSection,
    PeopleSpace,
    Place,
    Region,
    Section,
    StatueSpace,
    TempleLine,
    TempleSpace,
)

from .catalog import Catalog, MessageValue

NAMES: dict[type[Place], str] = {
    TempleSpace: "temple-space",
    TempleLine: "temple-line",
    BuildingSpace: "temple-line",
    District: "good",
    DistrictSpace: "bot-district",
    StatueSpace: "god",
    PeopleSpace: "bot-people",
    MarketSection: "bot-section",
    Region: "automa-region",
    Section: "god",
}
"""The message that names a place of a kind; those of the Market go by their cards."""


def place_name(words: Catalog, place: Place) -> str:
    return words.say(NAMES[type(place)], **place_values(place))


def place_values(place: Place) -> dict[str, MessageValue]:
    """Return the message values of a place."""
    match place:
        case TempleSpace():
            return {"row": place.row, "column": place.column}
        case TempleLine():
            return {"line": place.way, "number": place.number}
        case BuildingSpace():
            return {**place_values(place.line), "space": place.number}
        case District():
            return {"good": word(place.good)}
        case DistrictSpace():
            return {"good": word(place.district.good), "row": place.row}
        case StatueSpace() | Section():
            return {"god": word(place.god)}
        case PeopleSpace():
            return {"people": str(place)}
        case MarketSection():
            return {"section": place.number}
        case MarketPlace():
            return {"section": place.section.number, "place": place.number}
        case Region():
            return {"region": place.number}
    raise TypeError(f"no name for {place!r}")
