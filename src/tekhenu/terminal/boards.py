"""Player boards: the viewer's in full, the others in a few lines."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from tekhenu.components.terms import Family, Purity
from tekhenu.rules.maat import ankh_value, balance_of
from tekhenu.rules.move import card_name
from tekhenu.rules.scoring import revealed_row
from tekhenu.text import card_id_of, card_text, card_text_in, list_of
from tekhenu.text.names import signed

from .grid import Grid
from .look import GOODS, LABEL, PLAYER_STYLES, QUIET, Theme


def own_board(look: Theme, seat: int) -> Panel:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    grid.add_row(look.say("board-goods"), goods(look, seat))
    add_army(look, seat, grid)
    grid.add_row(look.say("board-production"), production(look, seat))
    grid.add_row(look.say("board-scales"), scales(look, seat))
    grid.add_row(look.say("board-pieces"), pieces(look, seat))
    grid.add_row(look.say("board-building-row"), building_row(look, seat))
    grid.add_row(look.say("board-destiny"), destiny(look, seat))
    add_service(look, seat, grid)
    for family, label in enumerate(("blessings", "technologies", "decrees")):
        grid.add_row(look.say(f"board-{label}"), cards_in_full(look, seat, family))
    return framed_board(look, seat, grid, look.say("board-you", player=look.names[seat]))


def other_board(look: Theme, seat: int) -> Panel:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style=LABEL, no_wrap=True)
    grid.add_column()
    grid.add_row(look.say("board-goods"), goods(look, seat))
    add_army(look, seat, grid)
    grid.add_row(look.say("board-production"), production(look, seat))
    grid.add_row(look.say("board-scales"), scales(look, seat))
    grid.add_row(look.say("board-pieces"), pieces(look, seat))
    add_service(look, seat, grid)
    grid.add_row(look.say("board-cards"), cards_in_short(look, seat))
    return framed_board(look, seat, grid, look.names[seat])


def framed_board(look: Theme, seat: int, content: RenderableType, name: str) -> Panel:
    player = look.player(seat)
    title = Text.assemble(
        (name, PLAYER_STYLES[seat]), "  ", (look.say("board-vp", vp=player.vp), LABEL)
    )
    return Panel(
        content,
        title=title,
        title_align="left",
        subtitle=Text(people(look, seat), style=QUIET),
        subtitle_align="left",
        box=box.ROUNDED,
        border_style=PLAYER_STYLES[seat].removeprefix("bold "),
    )


def people(look: Theme, seat: int) -> str:
    player = look.player(seat)
    return look.say("board-people-of", happiness=player.happiness, population=player.population)


def goods(look: Theme, seat: int) -> Text:
    player = look.player(seat)
    text = Text()
    for good, amount in zip(GOODS, [*player.resources, player.scribes, player.faith], strict=True):
        text.append("  " if text else "")
        text.append(look.say("held", good=good, amount=amount), style="" if amount else QUIET)
    return text


def add_army(look: Theme, seat: int, grid: Grid) -> None:
    """Add soldiers, priests and blood if the game has them."""
    if look.state.seth is not None:
        p = look.player(seat)
        army = look.say("board-army-of", soldiers=p.soldiers, priests=p.priests, blood=p.blood)
        grid.add_row(look.say("board-army"), army)


def add_service(look: Theme, seat: int, grid: Grid) -> None:
    """Add the Cultist and the artifacts."""
    player = look.player(seat)
    if player.cultist >= 0:
        grid.add_row(look.say("board-cultist"), described(look, card_name("C", player.cultist)))
    if player.artifacts:
        lines = [described(look, card) for card in player.artifacts.ids]
        grid.add_row(look.say("board-artifacts"), Text("\n").join(lines))


def described(look: Theme, card: str) -> Text:
    """Describe a card of the expansion with its effect."""
    return Text.assemble((card, LABEL), " ", card_text_in(look.view, card, look.words.lang))


def production(look: Theme, seat: int) -> str:
    tracks = zip(GOODS, look.player(seat).production, strict=False)
    return "  ".join(look.say("board-production-of", good=g, steps=n) for g, n in tracks)


def scales(look: Theme, seat: int) -> Text:
    lying = look.player(seat).scales
    text = Text()
    for purity, dice in ((Purity.PURE, lying.pure), (Purity.TAINTED, lying.tainted)):
        text.append(look.say("board-scales-side", purity=purity.name.lower()) + " ", style=QUIET)
        excess = sum(lying.excess) if purity == Purity.TAINTED else 0
        if dice:
            text.append_text(look.dice(dice))
        elif not excess:
            text.append(look.say("board-scales-nothing"), style=QUIET)
        if excess:
            text.append(" " if dice else "")
            text.append(look.say("board-scales-excess", excess=excess))
        text.append("   ")
    if lying.below:
        text.append(look.say("board-scales-below") + " ", style=QUIET)
        text.append_text(look.dice(lying.below))
        text.append("   ")
    balance = signed(balance_of(look.table, look.player(seat)))
    text.append(look.say("board-scales-balance", balance=balance), style=LABEL)
    return text


def pieces(look: Theme, seat: int) -> str:
    player = look.player(seat)
    costs = look.edition.statue_costs
    return look.say(
        "board-pieces-of",
        buildings=player.buildings,
        pillars=player.pillars,
        statues=player.statues,
        cost=costs[len(costs) - player.statues] if player.statues else 0,
    )


def building_row(look: Theme, seat: int) -> str:
    player = look.player(seat)
    shown = revealed_row(look.table, player)
    vp, bread = sum(s.vp for s in shown), sum(s.bread for s in shown)
    if not player.buildings:
        return look.say("board-building-row-of", vp=vp, bread=bread)
    coming = look.edition.building_row[len(shown)]
    good, amount = ("vp", coming.vp) if coming.vp else ("bread", coming.bread)
    return look.say("board-building-row-next", vp=vp, bread=bread, next=look.amount(good, amount))


def destiny(look: Theme, seat: int) -> str:
    player = look.player(seat)
    if player.destiny < 0:
        return look.say("board-destiny-none")
    ankh = ankh_value(look.table, seat)
    return look.say("board-destiny-of", card=card_name("A", player.destiny), ankh=ankh)


def cards_in_full(look: Theme, seat: int, family: int) -> Text:
    lines = []
    for card in look.player(seat).hand(family):
        name = card_id_of(family, card)
        text = card_text(name, look.words.lang)
        if family == Family.DECREE:
            symbol = look.edition.decrees[card].symbol
            text = look.say("board-decree", symbol=symbol, text=text)
        lines.append(Text.assemble((name, LABEL), " ", text))
    return Text("\n").join(lines) if lines else Text(look.say("board-none"), style=QUIET)


def cards_in_short(look: Theme, seat: int) -> str:
    """List the ids of public cards and the number of secret Decrees."""
    player = look.player(seat)
    ids = [card for family in Family for card in player.hand(family).ids]
    if player.destiny >= 0:
        ids.insert(0, card_name("A", player.destiny))
    hidden = look.view.hidden_decrees[seat]
    if hidden:
        ids.append(look.say("board-hidden", hidden=hidden))
    return list_of(look.words, ids) or look.say("board-none")
