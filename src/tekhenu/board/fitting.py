"""Fitting text into narrow places by compressing or wrapping, never by cutting."""

from unicodedata import east_asian_width

from .svg import Number

SPACED_CAPITAL = 1.45  # width of a capital of a label relative to a letter
COMPRESSED = {"lengthAdjust": "spacingAndGlyphs"}
LETTER = 0.56  # width relative to the font size; CJK characters are as wide as the font size


def text_width(text: str, size: Number) -> float:
    """Estimate the width of a text."""
    return size * sum(1 if east_asian_width(letter) in "WF" else LETTER for letter in text)


def fit_width(room: Number, text: str, size: Number) -> dict[str, str | Number]:
    """Return the attributes that compress a text to the width `room` if it is longer."""
    if text_width(text, size) <= room:
        return {}
    return {"textLength": room, **COMPRESSED}


def fit_label(room: Number, text: str, size: Number) -> dict[str, str | Number]:
    """Return the attributes that compress a label in spaced capitals to the width `room`."""
    capitals = SPACED_CAPITAL if text.upper() != text else 1  # Korean has none
    return fit_width(room / capitals, text, size) and {"textLength": room, **COMPRESSED}


def wrap_lines(room: Number, text: str, size: Number) -> list[str]:
    """Wrap a text at word boundaries into lines no wider than `room`."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
