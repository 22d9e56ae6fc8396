"""Setup: everything random at once, then the players' choices (rulebook setup 1–12)."""

from collections.abc import Sequence
from typing import Final

from ..components.edition import Start
from ..components.schema import PRODUCIBLE
from ..components.terms import WHEEL, Family
from . import artifacts, conquest, cultists
from .asking import ask
from .cards import FAMILIES, Blessings, Decrees, Technologies
from .chance import FACES, draw_and_roll, random_index, roll_color, shuffle, shuffle_and_reveal
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Chose, Dawned, Enthroned, Ordered, Received, Rolled, Source
from .horus import GOLD_SPACES
from .move import TakeDestiny, card_name
from .moves import DESTINY, DRAW, DRAW_SECTION, DRAW_STARTING, FIRST, KEEP, REWARD, STARTING
from .place import DISTRICT_SPACE, FIRST_COLUMN
from .printed import GRAY, SETH, STATUES, Printed, printed_for
from .reason import Reason
from .rewards import FIRST_DESTINY, resolve, reward_id
from .rng import Rng
from .seth import COLUMNS, SPACES
from .settings import Settings
from .solo.opponent import opponent_of
from .state import HIDDEN, Automa, Bot, Phase, Player, Scales, SethBoard, State
from .subject import SEATS
from .supply import dice_on_seth_board, drawn_at_setup
from .table import DECREE, Table
from .variants import Automas, Botankhamun, TimeOfSeth

# Bound once: faster than a lookup in the enum.
ASK_REWARD: Final = DecisionKind.REWARD
ASK_STARTING: Final = DecisionKind.STARTING
DEALT_DECREES: Final = 2
BEFORE_SETUP: Final = -1  # `active` before the first step, when all pieces are in the supply


def new_state(settings: Settings, seed: int | str) -> State:
    """Return the state before anything is shuffled. The first step sets up the table."""
    state = blank_state(settings, printed_for(settings), Rng.from_seed(seed))
    state.active = BEFORE_SETUP
    return state


def set_up_table(table: Table) -> Flow[None]:
    """Set up the table as it is before the first choice, with the Decrees dealt."""
    shuffle_all(table)
    lay_out_board(table)
    if table.settings.solo is not None:
        opponent_of(table).set_up(table)
    table.state.active = 0
    yield from ()


def shuffle_all(table: Table) -> None:
    state, settings = table.state, table.settings
    sections = len(table.printed.lights)
    state.wheel = random_index(table, DecisionKind.WHEEL, DRAW_SECTION[:sections])
    # The arrow sits on the border after the first Sunny part (R3).
    state.markers = [
        (state.wheel + 1 + steps) % sections for steps in settings.edition.marker_steps
    ]
    shuffle(table, state.stack)
    if settings.horus == "random":
        tiles = len(state.horus)
        shuffle_and_reveal(table, DecisionKind.HORUS_TILE, state.horus, DRAW_SECTION, tiles)
    for deck in state.decks:
        shuffle(table, deck)
    shown = cards_on_offer(settings)
    shuffle_and_reveal(table, DecisionKind.OFFER, state.offer, DRAW_STARTING, shown)
    del state.offer[shown:]
    state.offer.sort()
    state.first_seat = random_index(table, DecisionKind.FIRST_PLAYER, FIRST[: settings.humans])
    if state.seth is not None:
        shuffle_seth(table, state.seth)


def shuffle_seth(table: Table, board: SethBoard) -> None:
    """Shuffle conquest tiles and artifacts, and choose the Cultists on offer."""
    shuffle(table, board.stack)
    shuffle(table, board.pile)
    shown = cultists_on_offer(table.settings)
    shuffle_and_reveal(table, DecisionKind.CULTIST_SHOWN, board.cultists, DRAW["C"], shown)
    del board.cultists[shown:]
    board.cultists.sort()


def cultists_on_offer(settings: Settings) -> int:
    return settings.humans + settings.edition.seth.spare_cultists


def cards_on_offer(settings: Settings) -> int:
    edition, solo = settings.edition, settings.solo
    return (
        edition.starting_cards[settings.players] if solo is None else solo.starting_cards(edition)
    )


def blank_state(settings: Settings, printed: Printed, rng: Rng) -> State:
    """Return a state with all pieces in their supplies and nothing shuffled."""
    edition = settings.edition
    solo = settings.solo
    automas = solo.count if isinstance(solo, Automas) else 0
    horus = edition.preprinted_gods if settings.horus == "preprinted" else WHEEL
    return State(
        players=[new_player(settings, printed, seat) for seat in range(settings.players)],
        phase=Phase.DECREES,
        active=0,
        round=0,
        order=list(range(settings.players)),
        wheel=0,
        markers=[(1 + steps) % len(printed.lights) for steps in edition.marker_steps],
        sections=[[] for _ in printed.gods],
        bag=list(printed.bag),
        values=[0] * len(printed.color),
        horus=[int(god) for god in horus],
        statues=[-1] * (STATUES * len(printed.gods)),
        people=[-1] * (FIRST_COLUMN + COLUMNS * printed.seth),
        gold=[1] * (GOLD_SPACES + 1),  # the last one is in row 2 of Osiris
        display=[-1] * len(edition.ra_points),
        stack=list(range(len(edition.pillar_tiles))),
        tiles=[-1] * len(printed.reward),
        pillars=[-1] * len(printed.reward),
        temple_buildings=[-1] * len(printed.building_cost),
        osiris=[-1] * len(DISTRICT_SPACE),
        market=[-1] * len(printed.slot_family),
        open_sections=sum(not population for population in printed.section_population),
        decks=[list(deck) for deck in printed.deck],
        discards=[[] for _ in Family],
        decree_known=[0] * len(printed.decree),
        offer=list(printed.starting),
        first_seat=0,
        peek=[],
        peek_family=0,
        turn=None,
        running=0,
        reveals=0,
        rng=rng,
        bot=new_bot(settings) if isinstance(solo, Botankhamun) else None,
        seth=new_seth_board(settings, printed) if printed.seth else None,
        automas=[new_automa(settings, number) for number in range(automas)],
    )


def new_seth_board(settings: Settings, printed: Printed) -> SethBoard:
    edition = settings.edition
    return SethBoard(
        regions=[-1] * (SPACES * len(edition.seth.regions)),
        conquest=-1,
        stack=list(range(len(edition.seth.conquest))),
        temple=[-1] * len(printed.reward),
        removed=[],
        cultists=list(range(len(edition.seth.cultists))),
        artifacts=[-1] * len(edition.destiny),
        pile=list(range(len(edition.seth.artifacts))),
        buried=0,
    )


def new_bot(settings: Settings) -> Bot:
    tiles = len(WHEEL) + len(settings.edition.botankhamun.tiles)
    return Bot(
        pyramid=list(range(tiles)), progress=-1, maats=0, cards=[cards() for cards in FAMILIES]
    )


def new_automa(settings: Settings, number: int) -> Automa:
    """Return an Automa; chance determines its markers and tiles later (see `automa.course`)."""
    tiles = settings.edition.automa.setup.action_tiles
    dealt = list(range(number * tiles, (number + 1) * tiles))
    return Automa(0, 0, 0, 0, tiles=dealt, shown=[], cards=[family() for family in FAMILIES])


def start_of(settings: Settings, seat: int) -> Start:
    edition, solo = settings.edition, settings.solo
    return edition.start if solo is None or seat < settings.humans else solo.start(edition)


def new_player(settings: Settings, printed: Printed, seat: int) -> Player:
    start = start_of(settings, seat)
    seth = printed.seth and seat < settings.humans
    vp_by_source = [0] * printed.sources
    vp_by_source[Source.START] = start.vp
    return Player(
        vp=start.vp,
        scribes=start.scribes,
        faith=0,
        population=start.population,
        happiness=start.happiness,
        resources=[0, 0, 0, 0, start.gold],
        production=[start.production] * len(PRODUCIBLE),
        scales=Scales([], [], [], [0] * len(PRODUCIBLE)),
        buildings=start.buildings,
        pillars=start.pillars,
        statues=start.statues,
        blessings=Blessings(),
        technologies=Technologies(),
        decrees=Decrees(),
        scored_decrees=Decrees(),
        destiny=-1,
        rewards=[],
        happiness_rewards=0,
        balance=0,
        vp_by_source=vp_by_source,
        soldiers=settings.edition.seth.soldiers if seth else 0,
        priests=settings.edition.seth.priests if seth else 0,
    )


def lay_out_board(table: Table) -> None:
    """Place dice, tiles, Market cards and Decrees from the bag, stack and decks."""
    state = table.state
    if table.events is not None:
        table.emit(Dawned(state.wheel))
    if table.events is not None:
        table.emit(Enthroned(tuple(state.horus)))
    table.draw_tile()
    if state.seth is not None:
        prepare_seth(table, state.seth)
    for section, count in enumerate(drawn_at_setup(table.printed)):
        roll_dice(table, section, count)
    table.refill_market()
    for seat, player in enumerate(state.players[: table.settings.humans]):
        for _ in range(decrees_dealt(table.settings)):
            card = table.draw(Family.DECREE, DecisionKind.SECRET_CARD, SEATS[seat])
            player.decrees = player.decrees.plus(card)
            if not table.keeps_secrets:
                state.decree_known[card] = 1 << seat


def decrees_dealt(settings: Settings) -> int:
    seth = isinstance(settings.expansion, TimeOfSeth)
    return settings.edition.seth.decrees_dealt if seth else DEALT_DECREES


def prepare_seth(table: Table, board: SethBoard) -> None:
    """Roll gray dice for the Seth board and reveal the top conquest tile."""
    bag = table.state.bag
    gray = [die for die in bag if table.printed.color[die] == GRAY]
    for die in gray[: dice_on_seth_board(table.printed)]:
        if table.chance is None:
            value = 1 + table.state.rng.below(FACES)
        else:
            value = roll_color(table.chance, GRAY, SETH)
        bag.remove(die)
        place_die(table, die, value, SETH)
    conquest.reveal_next(table, board)


def roll_dice(table: Table, section: int, count: int) -> None:
    """Roll dice drawn for a section.

    Dice that belong elsewhere go there and are not replaced (R60).
    """
    bag = table.state.bag
    rng = table.state.rng
    for _ in range(min(count, len(bag))):
        if table.chance is None:
            die = bag.pop(rng.below(len(bag)))
            value = 1 + rng.below(FACES)
        else:
            die, value = draw_and_roll(table, table.chance, section)
        area = table.printed.area[table.printed.color[die]]
        place_die(table, die, value, section if area < 0 else area)


def place_die(table: Table, die: int, value: int, section: int) -> None:
    state = table.state
    state.values[die] = value
    state.sections[section].append(die)
    state.reveals += 1
    if table.events is not None:
        table.emit(Rolled(die, section, state.values[die]))


# Decrees


def choose_decree(table: Table) -> Flow[None]:
    """Ask which of the dealt Decrees to keep; the others go under the deck in seat order (R102)."""
    state = table.state
    seat = state.active
    player = state.players[seat]
    dealt = list(player.decrees)
    kept, shown = dealt[0], HIDDEN
    if not table.keeps_secrets:
        choice = yield from ask(
            table, seat, DecisionKind.DECREE, lambda: [KEEP[DECREE][c] for c in dealt]
        )
        kept = shown = choice.card
    player.decrees = Decrees.of([kept])
    for card in dealt:
        if card != kept:
            state.decks[Family.DECREE].insert(0, card)
    if table.events is not None:
        table.emit(Received(seat, Family.DECREE, shown, False))
    state.active += 1
    if state.active == table.settings.humans:
        state.phase, state.active = Phase.DRAFT, 0


# Starting cards


def draft_seat(table: Table) -> int:
    """Return the drafting seat: clockwise from the starting player, then back."""
    state = table.state
    players = table.settings.humans
    step = state.active if state.active < players else 2 * players - 1 - state.active
    return (state.first_seat + step) % players


def all_are_dealt(table: Table) -> bool:
    """Return whether only the cards to be taken are on offer, as with random ones (R51)."""
    return len(table.state.offer) + table.state.active == 2 * table.settings.humans


def draft(table: Table) -> Flow[None]:
    state = table.state
    seat = draft_seat(table)
    if all_are_dealt(table):
        take_starting(table, seat, state.offer[0])
        return
    choice = yield from ask(
        table, seat, ASK_STARTING, lambda: [STARTING[card] for card in state.offer]
    )
    take_starting(table, seat, choice.code)


def take_starting(table: Table, seat: int, card: int) -> None:
    state = table.state
    state.offer.remove(card)
    state.players[seat].rewards.append(card)
    if table.events is not None:
        table.emit(Chose(seat, reward_id(card)))
    state.active += 1
    if state.active == 2 * table.settings.humans:
        state.phase, state.active = Phase.CULTISTS, 0
        if state.seth is None:
            state.phase = Phase.FIRST_DESTINY
        if state.seth is None or table.settings.solo is None:
            determine_order(table)


def determine_order(table: Table) -> None:
    """Determine the turn order by initiative. Against an opponent the Cultist is chosen before."""
    state = table.state
    if table.settings.solo is not None:
        opponent_of(table).deal_starting(table)
    state.offer.clear()
    state.order = initiative_order(table)
    if table.events is not None:
        table.emit(Ordered(tuple(state.order)))
    for player in state.players[table.settings.humans :]:
        player.rewards.clear()  # R80


def initiative_order(table: Table) -> list[int]:
    """Return the seats by initiative: highest sum, then highest single card.

    Botankhamun begins.
    """
    values = table.printed.initiative
    begins = table.settings.solo is not None and opponent_of(table).begins

    def strength(seat: int) -> tuple[int, int, int]:
        cards = [values[card] for card in table.state.players[seat].rewards]
        return begins and table.is_opponent(seat), sum(cards), max(cards, default=0)

    return sorted(range(len(table.state.players)), key=strength, reverse=True)


# Cultists


def choose_cultist(table: Table) -> Flow[None]:
    """Ask for a Cultist, from last to first in turn order (R68), then place the artifacts (R70)."""
    state = table.state
    board = state.seth
    assert board is not None
    people = [seat for seat in state.order if not table.is_opponent(seat)]
    yield from cultists.choose(table, board, people[-1 - state.active])
    state.active += 1
    if state.active == len(people):
        state.phase, state.active = Phase.FIRST_DESTINY, 0
        board.cultists.clear()
        if table.settings.solo is not None:
            determine_order(table)
        artifacts.refill(table)


# Destiny and rewards


def free_destinies(table: Table) -> list[TakeDestiny]:
    taken = [player.destiny for player in table.state.players]
    return [DESTINY[c] for c in range(len(table.printed.ankh)) if c not in taken]


def blocked_destinies(table: Table) -> Blocked:
    taken = [player.destiny for player in table.state.players if player.destiny >= 0]
    return [(DESTINY[card], Reason("taken")) for card in sorted(taken)]


def choose_destiny(table: Table, seat: int) -> Flow[int]:
    choice = yield from ask(
        table, seat, DecisionKind.DESTINY, free_destinies, table, why=blocked_destinies
    )
    table.state.players[seat].destiny = choice.card
    if table.events is not None:
        table.emit(Chose(seat, card_name("A", choice.card)))
    card: int = choice.card
    return card


def first_destiny(table: Table) -> Flow[None]:
    """Ask for a Destiny card. Its reward comes later, with those of the Starting cards (R102)."""
    state = table.state
    seat = state.order[state.active]
    if state.peek:
        yield from keep_one(table, seat)
    else:
        card = yield from choose_destiny(table, seat)
        state.players[seat].rewards.append(FIRST_DESTINY + card)
        yield from artifacts.offer(table, seat, card)
    if not state.peek:
        table.activate_next(Phase.REWARDS)


def has_rewards(table: Table) -> bool:
    state = table.state
    return bool(state.peek or state.players[state.order[state.active]].rewards)


def rewards(table: Table) -> Flow[None]:
    """Resolve one reward of the active player; a card being looked at is chosen first."""
    state = table.state
    seat = state.order[state.active]
    player = state.players[seat]
    if state.peek:
        yield from keep_one(table, seat)
        return
    if player.rewards:
        due: Sequence[int] = player.rewards
        choice = yield from ask(table, seat, ASK_REWARD, lambda: [REWARD[code] for code in due])
        player.rewards.remove(choice.code)
        yield from resolve(table, seat, choice.code)
        return
    if table.activate_next(Phase.TURN):
        table.begin_turn(1)


def keep_one(table: Table, seat: int) -> Flow[None]:
    """Ask which of the cards looked at to keep. It is taken face up, the others go back (R102).

    A Decree is kept secretly, and the others go under the deck (R69).
    """
    state = table.state
    family, kept = state.peek_family, state.peek[0]
    if family != DECREE or not table.keeps_secrets:
        choice = yield from ask(
            table,
            seat,
            DecisionKind.KEEP,
            lambda: [KEEP[family][card] for card in sorted(state.peek)],
        )
        kept = choice.card
    rest = [card for card in sorted(state.peek) if card != kept]
    state.peek = []
    if family == DECREE:
        state.decks[family][:0] = rest
        table.receive_card(seat, family, kept, face_up=False)
        return
    state.decks[family] += rest
    state.decks[family].sort()
    shuffle(table, state.decks[family])
    state.reveals += 1
    table.receive_card(seat, family, kept)
