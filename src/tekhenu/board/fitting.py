"""Words in a narrow place: what would be too long is pressed together, never cut."""

from unicodedata import east_asian_width

from .svg import Number

LETTER = 0.56  # of the type's size; letters of Chinese, Japanese and Korean are as wide as high


def width_of(text: str, size: Number) -> float:
    """About how wide a text is."""
    return size * sum(1 if east_asian_width(letter) in "WF" else LETTER for letter in text)


def within(room: Number, text: str, size: Number) -> dict[str, str | Number]:
    """Attributes that keep a text within its room."""
    if width_of(text, size) <= room:
        return {}
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


def lines_within(room: Number, text: str, size: Number) -> list[str]:
    """A text in lines that fit, broken between words."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
