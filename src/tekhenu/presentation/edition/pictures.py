"""Pictures of words and values."""

import re
from collections.abc import Iterable
from functools import cache

from markupsafe import Markup, escape

from tekhenu.board.cards.marks import draw_symbol, mark
from tekhenu.board.icons import LIGHT_ICONS, icon, icon_names
from tekhenu.board.pieces.dice import die
from tekhenu.board.pieces.pillar_tiles import edge_class, edge_sign
from tekhenu.board.svg import Svg, group, joined, tag, translate
from tekhenu.components.forms import Form
from tekhenu.components.kinds import Plain
from tekhenu.components.schema import KINDS, SECTION_NAMES
from tekhenu.components.terms import Color, Edge
from tekhenu.text import Catalog
from tekhenu.text.values import EDGES, word_label

SIZE = 24
LIGHTS = {light.name.lower(): name for light, name in LIGHT_ICONS.items()}
NONE = {"any": "any-resource", "excess": "production"}
# Icons of numbers whose unit is not part of the value.
SUBJECTS = {
    r"dice\.count\.(\w+)|seth\.bag\.\d\.(\w+)|seth\.dice\.(\w+)\.\w+": "",
    r"statues\.costs\.\d": "granite",
    r"ra\.points\.\w+|seth\.people\.(scoring_)?vp|.*\.vp": "vp",
    r"temple\.spaces\..*\.bread": "bread",
    r"temple\.spaces\..*\.players|seth\.spaces\.\d": "building",
    r"osiris\..*": "production",
    r"tracks\..*": "happiness",
    r".*\.scribes": "scribe",
    r".*\.soldiers": "soldier",
    r".*\.priests": "priest",
    r"seth\.people\.(left|middle|right)": "card-back",
    r"seth\.statue\.spaces\.\d|botankhamun\.pieces\.\w*statue_slot": "statue",
    r"botankhamun\.pieces\.pillar_\w+": "pillar",
    r"botankhamun\.pieces\.\w+_row": "building",
    r".*\.initiative": "turn-order",
    r"seth\.setup\.decrees": "decree",
    r"seth\.setup\.gray_dice": "gray",
    r"seth\.display\.spare_cultists": "cultist",
    r"seth\.start\.track_limit": "arrow",
}


@cache
def word_picture(vocabulary: str, word: str) -> Svg:
    """Return the picture of a word; empty if the word is clearer as text."""
    drawn = _drawn(vocabulary, word)
    return Svg() if not drawn else _framed(drawn)


def _framed(drawn: Svg) -> Svg:
    return tag("svg", drawn, class_="glyph", viewbox=f"0 0 {SIZE} {SIZE}", aria_hidden="true")


def _drawn(vocabulary: str, word: str) -> Svg:
    match vocabulary:
        case "color":
            return group(die(Color[word.upper()], 0, 20), transform=translate(SIZE / 2, SIZE / 2))
        case "edge":
            edge = Edge[EDGES[word].upper()]
            swatch = tag("rect", x=1, y=1, width=22, height=22, rx=5, class_=edge_class(edge))
            return joined(swatch, edge_sign(edge, 12, 12, 6))
        case "section":
            place = SECTION_NAMES.index(word)
            return tag("rect", x=1, y=1, width=22, height=22, rx=5, class_=f"swatch-{place}")
        case "symbol":
            return draw_symbol(word, 0, 0, SIZE)
        case "conquest":
            return mark("lines", 0, 0, SIZE) if word == "line" else icon("pillar", 0, 0, SIZE)
        case "none":
            return icon(NONE[word], 0, 0, SIZE)
    name = LIGHTS.get(word, word)
    return icon(name, 0, 0, SIZE) if name in icon_names() else Svg()


def value_picture(words: Catalog, path: str, value: Plain) -> Markup:
    """Return the picture of a value; its text is elsewhere."""
    return Markup("").join([_subject(path), *_tokens(words, KINDS[path].forms, str(value))])


def _subject(path: str) -> Markup:
    for pattern, name in SUBJECTS.items():
        if match := re.fullmatch(pattern, path):
            if name:
                return _html(_framed(icon(name, 0, 0, SIZE)))
            return _html(word_picture("color", next(filter(None, match.groups()))))
    return Markup("")


def _tokens(words: Catalog, forms: Iterable[Form], value: str) -> Iterable[Markup]:
    blanks = {word: blank for form in forms for blank in form.blanks for word in blank.words}
    none = {blank.none for form in forms for blank in form.blanks if blank.none}
    verbs = {form.verb for form in forms if form.verb}
    for token in value.replace(",", "").split():
        if token in verbs:
            yield _letters(words.say("copy-form", verb=token))
        elif token in none:
            yield _word(words, "none", token)
        elif token in blanks:
            yield _word(words, blanks[token].of, token)
        elif token.isdigit():
            yield Markup("<b>{}</b>").format(token)
        else:
            yield _other(words, forms, token)


def _other(words: Catalog, forms: Iterable[Form], token: str) -> Markup:
    """Return the picture of an empty value or of an owner's own word."""
    if any(form.empty == token for form in forms):
        return _letters(words.say("copy-empty-value"))
    return _html(word_picture("symbol", token))


def _word(words: Catalog, vocabulary: str, word: str) -> Markup:
    picture = word_picture(vocabulary, word)
    if picture:
        return _html(picture)
    return _letters(word if word.isdigit() else word_label(words, vocabulary, word))


def _letters(text: str) -> Markup:
    return Markup("<i>{}</i>").format(escape(text))


def _html(svg: Svg) -> Markup:
    return Markup(str(svg))
