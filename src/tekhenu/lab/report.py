"""The report of a simulation: a single HTML page with inline pictures."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from statistics import median

from tekhenu.board.svg import tag
from tekhenu.components import load
from tekhenu.text import card_text, catalog

from .archive import Plan
from .findings import Findings, Share, SourcePair
from .match import FAMILIES, GODS, PRODUCE
from .plots import (
    ShareRow,
    ceiling_of,
    look_of,
    score_plot,
    share_plot,
    source_plot,
    span_of,
    spread,
    use_plot,
)
from .settings import arguments_of, title_of

FAMILY_TITLES = {"blessing": "Blessings", "technology": "Technologies", "decree": "Decrees"}

OBELISK = """\
<svg viewBox="0 0 76 92" role="img" aria-label="The obelisk before the sun">
<circle cx="38" cy="42" r="32" fill="none" stroke="var(--gold)" stroke-width="2"/>
<circle cx="38" cy="42" r="25" fill="var(--gold-soft)"/>
<path d="M38 8 L45 18 L48 82 H28 L31 18 Z" fill="var(--card)" stroke="var(--ink)"/>
<path d="M38 8 L45 18 L48 82 H38 Z" fill="var(--ink)" fill-opacity=".18"/>
<path d="M31 18 H45" stroke="var(--ink)" stroke-width="1"/>
<path d="M16 88 H60 M22 82 H54" stroke="var(--ink)" stroke-width="2" stroke-linecap="round"/>
</svg>"""

KEY = """\
<p class="key"><span><svg viewBox="0 0 34 14" aria-hidden="true"><g class="above">\
<path d="M2 4v6M2 7H32M32 4v6" class="whisker"/>\
<polygon points="11.5,11 22.5,11 17,2" class="sign"/></g></svg> above a fair share</span>\
<span><svg viewBox="0 0 34 14" aria-hidden="true"><g class="around">\
<path d="M2 4v6M2 7H32M32 4v6" class="whisker"/>\
<circle cx="17" cy="7" r="4" class="sign"/></g></svg> may be chance</span>\
<span><svg viewBox="0 0 34 14" aria-hidden="true"><g class="below">\
<path d="M2 4v6M2 7H32M32 4v6" class="whisker"/>\
<polygon points="11.5,3 22.5,3 17,12" class="sign"/></g></svg> below it</span>\
<span>Lines are 95 % intervals.</span></p>"""


def report_style() -> str:
    return (files(__package__) / "report.css").read_text(encoding="utf-8")


def report(plan: Plan, found: Findings) -> str:
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Tekhenu: {found.games:,} games</title>",
        f"<style>\n{report_style()}</style></head><body>",
        *_header(plan, found),
        "<main>",
        *_tiles(found),
        *_navigation(found),
        *_insights(found),
        *_scores(found),
        *_sources(found),
        *_agents(found),
        *_cards(found),
        *_beginnings(found),
        *_followers(found),
        *_seats(found),
        *_uses(found),
        "</main>",
        *_footer(plan),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _header(plan: Plan, found: Findings) -> Iterator[str]:
    agents = ", ".join(plan.agents)
    yield f"<header>{OBELISK}<div>"
    yield f"<h1>{found.games:,} games of Tekhenu</h1>"
    yield f'<p class="sub">{escape(title_of(plan.settings))} · {escape(agents)}'
    yield f" · seed {escape(plan.seed)} · edition “{escape(load().name)}”</p></div></header>"


def _tiles(found: Findings) -> Iterator[str]:
    winning, everybody, margin = found.winning_vp(), found.all_vp(), found.margin()
    middle = median(seat.vp for seat in found.winners)
    cards = sum(len(seat.cards) for seat in found.seats) / len(found.seats)
    decisions = sum(seat.decisions for seat in found.seats) / len(found.seats)
    tiles = (
        (f"{winning.mean:.1f}", f"VP of winners on average, median {middle:g}"),
        (f"{everybody.mean:.1f}", "VP of everybody on average"),
        (f"{margin.mean:.1f}", "VP between first and second"),
        (f"{cards:.1f}", "cards taken by a player"),
        (f"{decisions:.0f}", "decisions of a player"),
    )
    yield '<div class="tiles">'
    for number, words in tiles:
        yield f'<div class="tile"><b>{number}</b><span>{words}</span></div>'
    yield "</div>"


def _navigation(found: Findings) -> Iterator[str]:
    links = [
        ("scores", "Scores"),
        ("sources", "VP by source"),
        *([("agents", "Agents")] if _several_agents(found) else []),
        ("cards", "Cards"),
        ("beginnings", "Starting cards"),
        *([("followers", "Cultists, artifacts")] if found.cultists() else []),
        ("seats", "Seats"),
        ("gods", "Gods"),
    ]
    inside = "".join(f'<a href="#{place}">{name}</a>' for place, name in links)
    yield f'<nav aria-label="Contents">{inside}</nav>'


def _insights(found: Findings) -> Iterator[str]:
    """Yield the most important results as sentences."""
    pairs = found.sources()
    richest = max(pairs, key=lambda pair: pair.mean)
    widest = max(pairs, key=lambda pair: pair.winners.mean - pair.others.mean)
    lead = widest.winners.mean - widest.others.mean
    lines = [
        f"The richest source of VP is {_source(richest.name)}: {richest.winners.mean:.1f} for"
        f" winners, {richest.others.mean:.1f} for the others.",
        f"The largest advantage of winners is {_source(widest.name)}: {lead:.1f} VP more.",
    ]
    cards = [share for family in FAMILY_TITLES for share in found.cards(family)]
    sure = [share for share in cards if look_of(share, found.fair) == "above"]
    if sure:
        best = max(sure, key=lambda share: share.interval[0])
        lines.append(
            f"The card with the highest win rate is {best.name}"
            f" ({_inline(card_text(best.name))}): {best.rate:.0%} of its owners won."
        )
    order = found.by_first_order()
    looks = {look_of(share, found.fair) for share in order}
    if looks == {"around"}:
        lines.append("These games show no advantage of any place in the first turn order.")
    else:
        first = max(order, key=lambda share: share.rate)
        lines.append(
            f"Place {first.name} in the first turn order wins most often: {first.rate:.0%}"
            f" (fair share {found.fair:.0%})."
        )
    yield "<section><h2>In short</h2><ul>"
    yield from (f"<li>{escape(words)}</li>" for words in lines)
    yield "</ul></section>"


def _scores(found: Findings) -> Iterator[str]:
    winners, others, width = spread(found)
    groups = (winners, others)
    yield '<section id="scores"><h2>How scores are spread</h2>'
    yield _caption(
        f"Winners above the line, the others below, in steps of {width} VP; heights are shares"
        " of each group."
    )
    yield _figure(score_plot(winners, others, width))
    starts = sorted({*groups[0].bins, *groups[1].bins})
    rows = [
        [f"{start}–{start + width - 1}", *(str(group.bins.get(start, 0)) for group in groups)]
        for start in starts
    ]
    yield _numbers(["VP", "winners", "others"], rows)
    yield "</section>"


def source_names(pairs: Sequence[SourcePair]) -> dict[str, str]:
    return {pair.name: _capital(_source(pair.name)) for pair in pairs}


def _sources(found: Findings) -> Iterator[str]:
    pairs = found.sources()
    names = source_names(pairs)
    yield '<section id="sources"><h2>Where the points come from</h2>'
    start = sum(seat.sources["start"] for seat in found.seats) / len(found.seats)
    yield _caption(
        f"Mean VP of a player from each source, with 95 % intervals, beside the {start:g} that"
        " everybody begins with."
    )
    yield _figure(source_plot(pairs, names))
    rows = [[names[pair.name], *_source_cells(pair)] for pair in pairs]
    yield _numbers(["source", "winners", "±", "others", "±"], rows)
    yield "</section>"


def _source_cells(pair: SourcePair) -> list[str]:
    return [
        cell
        for mean in (pair.winners, pair.others)
        for cell in (f"{mean.mean:.2f}".replace("-", "−"), f"{mean.error:.2f}")
    ]


def _several_agents(found: Findings) -> bool:
    return len({seat.agent for seat in found.seats}) > 1


def _agents(found: Findings) -> Iterator[str]:
    if not _several_agents(found):
        return
    shares = found.by_agent()
    yield '<section id="agents"><h2>Who played</h2>'
    yield KEY
    rows = [ShareRow(share, share.name) for share in shares]
    yield _figure(share_plot("Win rate by agent", rows, found.fair))
    yield _share_numbers("agent", shares)
    yield "</section>"


def _cards(found: Findings) -> Iterator[str]:
    yield '<section id="cards"><h2>Win rate by card</h2>'
    yield _caption(
        "How often the players who took a card won. It shows who wins with a card, not that the"
        " card is why: whoever is happy and rich enough for the last sections of the Market is"
        " ahead already. Even if no card mattered, about one row in twenty would be marked."
        " Cards taken seldom come last."
    )
    yield KEY
    families = {family: found.cards(family) for family in FAMILIES.values()}
    span = span_of([share for shares in families.values() for share in shares], found.fair)
    for family, shares in families.items():
        if shares:
            title = FAMILY_TITLES[family]
            yield f"<h3>{title}</h3>"
            yield from _card_plot(f"Win rate by card: {title}", shares, found.fair, span)
    yield "</section>"


def _beginnings(found: Findings) -> Iterator[str]:
    yield '<section id="beginnings"><h2>Win rate by starting card</h2>'
    yield _caption("Two Starting cards each, and the first Destiny card.")
    yield KEY
    yield from _card_plot("Win rate by Starting card", found.starting_cards(), found.fair)
    yield "<h3>First Destiny card</h3>"
    yield from _card_plot("Win rate by first Destiny card", found.first_destinies(), found.fair)
    yield "</section>"


def _followers(found: Findings) -> Iterator[str]:
    """Yield the section about Cultists and artifacts, if the games have any."""
    kinds = {"Cultist": found.cultists(), "artifact": found.artifacts()}
    if not any(kinds.values()):
        return
    yield '<section id="followers"><h2>Win rate by Cultist and artifact</h2>'
    yield _caption("A Cultist is chosen at the beginning; artifacts are bought with priests.")
    yield KEY
    for name, shares in kinds.items():
        if shares:
            yield f"<h3>{name.capitalize()}s</h3>"
            yield from _card_plot(f"Win rate by {name}", shares, found.fair)
    yield "</section>"


def _card_plot(
    title: str, shares: Sequence[Share], fair: float, span: tuple[float, float] | None = None
) -> Iterator[str]:
    rows = [ShareRow(share, share.name, card_text(share.name)) for share in shares]
    yield _figure(share_plot(title, rows, fair, span))
    yield _share_numbers("card", shares, card_text)


def _seats(found: Findings) -> Iterator[str]:
    seats, order = found.by_seat(), found.by_first_order()
    yield '<section id="seats"><h2>Win rate by seat</h2>'
    yield _caption(
        "Seats are the places round the table; the first turn order comes from the initiative of"
        " the Starting cards."
    )
    yield KEY
    span = span_of([*seats, *order], found.fair)
    yield '<div class="pair">'
    for title, shares, word in (
        ("Win rate by seat", seats, "seat"),
        ("Win rate by first turn order", order, "place"),
    ):
        marks = [ShareRow(share, f"{word} {share.name}") for share in shares]
        yield _figure(share_plot(title, marks, found.fair, span, wide=False))
    yield "</div>"
    rows = [[f"seat {share.name}", *_share_cells(share)] for share in seats]
    rows += [[f"place {share.name}", *_share_cells(share)] for share in order]
    yield _numbers(["where", "players", "won", "95 %"], rows)
    yield "</section>"


def _uses(found: Findings) -> Iterator[str]:
    words = catalog()
    names = {god: words.say("god", god=god) for god in GODS} | {PRODUCE: "Producing"}
    uses = found.by_use()
    yield '<section id="gods"><h2>Win rate by god</h2>'
    yield _caption(
        "By how often a player performed each god’s action, those that cards bring included, and"
        " by how often they produced. Pale columns: how common each number is."
    )
    ceiling = ceiling_of((share for shares in uses.values() for share in shares), found.fair)
    yield '<div class="many">'
    for name, shares in uses.items():
        yield _figure(use_plot(names[name], shares, found.fair, ceiling))
    yield f"{KEY}</div>"
    rows = [
        [names[name], share.name, *_share_cells(share)]
        for name, shares in uses.items()
        for share in shares
    ]
    yield _numbers(["god", "times", "players", "won", "95 %"], rows)
    yield "</section>"


def _footer(plan: Plan) -> Iterator[str]:
    command = (
        f"tekhenu simulate {arguments_of(plan.settings)} --agents {' '.join(plan.agents)}"
        f" --games {plan.games} --seed {plan.seed}"
    )
    yield f"<footer><p>Made by <code>{escape(command)}</code>. Wins are decided by every"
    yield "tie-break, so each game has one winner. Intervals of shares are Wilson’s; they treat"
    yield "players as independent, which those at one table are not quite.</p>"
    yield "<p>Some printed values are reconstructed, see <code>tekhenu components</code>. An"
    yield "unofficial fan project; <i>Tekhenu: Obelisk of the Sun</i> is by Daniele Tascini and"
    yield "Dávid Turczi, published by Board &amp; Dice.</p></footer>"


# Parts of the page


def _caption(words: str) -> str:
    return f'<p class="caption">{escape(words)}</p>'


def _figure(drawing: str) -> str:
    return f"<figure>{drawing}</figure>"


def _share_cells(share: Share) -> list[str]:
    low, high = share.interval
    return [str(share.games), f"{share.rate:.1%}", f"{low:.1%}–{high:.1%}"]


def _share_numbers(
    what: str, shares: Sequence[Share], words: Callable[[str], str] | None = None
) -> str:
    header = [what, "players", "won", "95 %"]
    return _numbers(
        header,
        [
            [share.name + (f": {words(share.name)}" if words else ""), *_share_cells(share)]
            for share in shares
        ],
    )


def _numbers(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return the numbers of a picture as a collapsed table."""
    head = tag("tr", *(tag("th", cell, scope="col") for cell in header))
    body = [tag("tr", *(tag("td", cell) for cell in row)) for row in rows]
    table = tag("table", tag("thead", head), tag("tbody", *body))
    return f'<details><summary>The numbers</summary><div class="scroll">{table}</div></details>'


def _source(name: str) -> str:
    return catalog().say("source", source=name)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _inline(sentence: str) -> str:
    return sentence.rstrip(".")
