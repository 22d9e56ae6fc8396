"""Places in words."""

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

from .catalogue import Catalogue, Value

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


def place_name(words: Catalogue, place: Place) -> str:
    return words.say(NAMES[type(place)], **place_values(place))


def place_values(place: Place) -> dict[str, Value]:
    """What messages about a place say of it."""
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
    raise TypeError(f"no words for {place!r}")
