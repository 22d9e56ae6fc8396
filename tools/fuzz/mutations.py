"""Mutations of saves: random typing errors, and changes that need knowledge of the format.

Random text would be rejected at once. So most mutations keep the number of pieces: a die moves from
the wheel to the bag, a card from a deck to a hand, a Statue from the supply to the board.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tekhenu.components.terms import Family
from tekhenu.rules.state import Phase

Json = Any
Mutation = Callable[[Json, Random], None]

NUMBERS = (-9, -2, -1, 0, 1, 2, 3, 4, 6, 7, 12, 24, 63, 999, 1000, 1 << 24, 1 << 33, 1 << 192)
STRANGE: tuple[Any, ...] = (None, True, "x", 1.5, [], {}, [[]], -1, "\ud800", [0] * 40)
HANDS = ("blessings", "technologies", "decrees")
TRACKS = ("population", "happiness", "happiness_rewards", "destiny", "soldiers", "priests")
COURSE = ("active", "round", "wheel", "open_sections", "first_seat", "peek_family", "running")
PIECES = {"statues": ("statues", "people"), "buildings": ("osiris", "temple_buildings")}


def lists_in(data: Json) -> Iterator[list[Any]]:
    if isinstance(data, list):
        yield data
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            yield from lists_in(value)


def leaves_in(data: Json) -> Iterator[tuple[Json, Any]]:
    """Yield the places of numbers: the table or list that contains each, and its key or index."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from leaves_in(value)
        else:
            yield data, key


def any_number(data: Json, rng: Random) -> None:
    place, key = rng.choice(list(leaves_in(data)))
    if rng.random() < 0.5 and isinstance(place[key], int):
        place[key] += rng.choice((-2, -1, 1, 2))
    else:
        place[key] = rng.choice(NUMBERS)


def any_list(data: Json, rng: Random) -> None:
    items = rng.choice([each for each in lists_in(data) if each])
    at = rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            items.append(items[at])
        case 1:
            del items[at]
        case 2:
            items.insert(at, rng.choice(NUMBERS))
        case _:
            other = rng.randrange(len(items))
            items[at], items[other] = items[other], items[at]


def any_key(data: Json, rng: Random) -> None:
    key = rng.choice(list(data))
    if rng.random() < 0.5:
        data[key] = rng.choice(STRANGE)
    elif rng.random() < 0.5:
        del data[key]
    else:
        data[rng.choice(("x", "turn", "seth", "automas", "bot"))] = rng.choice(STRANGE)


def course(data: Json, rng: Random) -> None:
    if rng.random() < 0.5:
        data["phase"] = rng.choice(list(Phase)).name.lower()
    if rng.random() < 0.5:
        data[rng.choice(COURSE)] = rng.randrange(-1, 18)
    else:
        rng.shuffle(data[rng.choice(("order", "horus", "markers"))])


def markers(data: Json, rng: Random) -> None:
    data["markers"] = [rng.randrange(-1, 6) for _ in data["markers"]]


def places_of_dice(data: Json) -> list[list[int]]:
    scales = [player["scales"] for player in data["players"]]
    held = [scale[side] for scale in scales for side in ("pure", "tainted", "below")]
    return [data["bag"], *data["sections"], *held]


def dice(data: Json, rng: Random) -> None:
    """Move some dice to other places, or all dice of one place."""
    source, goal = rng.sample(places_of_dice(data), 2)
    count = len(source) if rng.random() < 0.4 else min(len(source), rng.randrange(1, 4))
    for _ in range(count):
        goal.append(source.pop(rng.randrange(len(source))))


def few_dice(data: Json, rng: Random) -> None:
    """Move nearly all dice at the gods to the bag."""
    for section in data["sections"]:
        left = rng.randrange(3)
        data["bag"] += section[left:]
        del section[left:]


def cards(data: Json, rng: Random) -> None:
    """Move cards from a deck to the discards, a hand, an opponent, the cards looked at, or back."""
    family = rng.choice(list(Family))
    deck, discards = data["decks"][family], data["discards"][family]
    count = len(deck) if rng.random() < 0.15 else min(len(deck), rng.randrange(1, 4))
    taken = [deck.pop(rng.randrange(len(deck))) for _ in range(count)]
    piles = [holder["cards"] for holder in [data["bot"], *data.get("automas", [])] if holder]
    match rng.randrange(5):
        case 0:
            discards += taken
        case 1 if not data["peek"]:
            data["peek"], data["peek_family"] = taken, int(family)
        case 2 if piles:
            rng.choice(piles)[family] |= sum(1 << card for card in taken)
        case 3:
            deck += data["peek"] if data["peek_family"] == family else []
            if data["peek_family"] == family:
                data["peek"] = []
            deck += discards + taken
            discards.clear()
        case _:
            rng.choice(data["players"])[HANDS[family]] |= sum(1 << card for card in taken)


def market(data: Json, rng: Random) -> None:
    """Move a card from the Market to the bottom of a deck, which may be the wrong one."""
    slot = rng.randrange(len(data["market"]))
    if data["market"][slot] >= 0:
        rng.choice(data["decks"]).insert(0, data["market"][slot])
        data["market"][slot] = -1


def tiles(data: Json, rng: Random) -> None:
    """Place tiles anywhere, or empty the stack and the display."""
    spaces = data["tiles"]
    free = [space for space, tile in enumerate(spaces) if tile < 0]
    count = len(data["stack"]) if rng.random() < 0.2 else rng.randrange(1, 4)
    for space in rng.sample(free, min(count, len(free), len(data["stack"]))):
        spaces[space] = data["stack"].pop() * 4 + rng.randrange(4)
    if rng.random() < 0.3:
        data["stack"] += [tile for tile in data["display"] if tile >= 0]
        data["display"] = [-1] * len(data["display"])


def pieces(data: Json, rng: Random) -> None:
    """Place some or all Statues, Buildings or Pillars on the board."""
    seat = rng.randrange(len(data["players"]))
    player = data["players"][seat]
    kind = rng.choice((*PIECES, "pillars"))
    spaces = data[rng.choice(PIECES.get(kind, ("pillars",)))]
    free = [space for space, owner in enumerate(spaces) if owner < 0]
    if kind == "pillars":
        free = [space for space in free if data["tiles"][space] >= 0]
    count = min(len(free), player[kind] if rng.random() < 0.3 else rng.randrange(1, 3))
    for space in rng.sample(free, count):
        spaces[space] = seat
        player[kind] -= 1


def goods(data: Json, rng: Random) -> None:
    player = rng.choice(data["players"])
    most = rng.choice((0, 3, 12, 999))
    player["resources"] = [rng.randint(0, most) for _ in player["resources"]]
    player["scribes"], player["faith"] = rng.randint(0, most), rng.randint(0, most)
    if rng.random() < 0.3:
        player["scales"]["excess"] = [rng.randint(0, most) for _ in range(4)]


def tracks(data: Json, rng: Random) -> None:
    player = rng.choice(data["players"])
    for name in rng.sample([name for name in TRACKS if name in player], 2):
        player[name] = rng.randrange(-1, 22)


def points(data: Json, rng: Random) -> None:
    player = rng.choice(data["players"])
    more = rng.choice((-1, 1, 40, 900, -player["vp"]))
    player["vp"] += more
    player["vp_by_source"][rng.randrange(len(player["vp_by_source"]))] += more


def setup(data: Json, rng: Random) -> None:
    """Change the Starting cards on offer, those to be resolved, and the phase."""
    codes = range(-1, 40)
    if rng.random() < 0.5:
        data["offer"] = rng.sample(codes, rng.randrange(10))
    if rng.random() < 0.5:
        rng.choice(data["players"])["rewards"] = rng.sample(codes, rng.randrange(4))
    if rng.random() < 0.5:
        names = ("decrees", "draft", "cultists", "first_destiny", "rewards", "destiny")
        data["phase"], data["active"] = rng.choice(names), rng.randrange(4)


def expansion(data: Json, rng: Random) -> None:
    """Change the pieces on the Seth board and the artifacts in hands."""
    board = data.get("seth")
    if board is None:
        return
    match rng.randrange(4):
        case 0 if board["stack"]:
            free = [s for s, tile in enumerate(board["temple"]) if tile < 0]
            board["temple"][rng.choice(free)] = board["stack"].pop()
        case 1:
            board["removed"] += board["stack"]
            board["stack"].clear()
        case 2 if board["pile"]:
            rng.choice(data["players"])["artifacts"] |= 1 << board["pile"].pop()
        case _:
            rng.choice(data["players"])["cultist"] = rng.randrange(-1, 8)
            board["cultists"] = rng.sample(range(8), rng.randrange(8))


def opponents(data: Json, rng: Random) -> None:
    """Change markers, tiles and places of Botankhamun and the Automas."""
    holders = [holder for holder in [data["bot"], *data.get("automas", [])] if holder]
    if not holders:
        return
    holder = rng.choice(holders)
    key = rng.choice(list(holder))
    if isinstance(holder[key], int):
        holder[key] = rng.randrange(-2, 12)
    elif "shown" in holder and rng.random() < 0.5:
        source, goal = rng.sample([holder["tiles"], holder["shown"]], 2)
        goal += source
        source.clear()
    else:
        rng.shuffle(holder[key])


POSITION: tuple[Mutation, ...] = (
    any_number,
    any_list,
    any_key,
    course,
    course,
    markers,
    dice,
    few_dice,
    cards,
    cards,
    market,
    tiles,
    pieces,
    goods,
    tracks,
    points,
    setup,
    expansion,
    opponents,
)


# The save around it


def beginning(content: Json, rng: Random) -> None:
    content.pop("position", None)
    seeds = (rng.randrange(1000), "secure:x", "\ud800", "", -1, 1 << 300, None, 1.5, True, "é" * 99)
    content["seed"] = rng.choice(seeds)


def settings(content: Json, rng: Random) -> None:
    options = content["options"]
    names = (*options, "seth", "solo", "automas", "difficulty", "players", "challenges", "x")
    values: tuple[Any, ...] = (
        None,
        True,
        2,
        3,
        4,
        "automa",
        "botankhamun",
        "printed",
        "hard",
        "",
        [],
        ["x"],
    )
    options[rng.choice(names)] = rng.choice(values)


def choices(content: Json, rng: Random) -> None:
    steps = content["choices"]
    names = [name for step in steps for name in step] or ["pass"]
    strange = ("", "die:", "die:999", "die:٣", "die:3", "take:9", "\ud800", "pass", 3, None)
    if not steps or rng.random() < 0.2:
        steps.append([rng.choice((*names, *strange))])
        return
    step = rng.choice(steps)
    match rng.randrange(4):
        case 0:
            step.append(rng.choice((*names, *strange)))
        case 1 if step:
            step[rng.randrange(len(step))] = rng.choice((*names, *strange))
        case 2:
            del steps[rng.randrange(len(steps)) :]
        case _:
            steps.remove(step)


SAVE: tuple[Mutation, ...] = (beginning, settings, choices, choices, choices, any_key)


def scribbled(text: str, rng: Random) -> str:
    """Return the text with a typing error: cut off, or with one character more, less or changed."""
    at = rng.randrange(len(text))
    sign = rng.choice('0123456789abc"{}[],:\\ \n\x00\ud800é-')
    return rng.choice((text[:at], text[:at] + sign + text[at:], text[:at] + sign + text[at + 1 :]))
