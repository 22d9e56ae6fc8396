"""The messages of a language, read from the Fluent files in the folder of its name."""

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

Value = str | int
REMEMBERED = 1 << 13


class Catalogue:
    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in message_files(lang):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        # A table says the same few hundred things at every step.
        self._said = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its variables filled in; LookupError if it cannot be said whole."""
        return self._said(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if key not in self:
            raise LookupError(f"the {self.lang!r} catalogue has no message {key!r}")
        pattern = self._bundle.get_message(key).value
        named = {name.replace("_", "-"): value for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, named) if pattern else ("", [])
        if errors or not isinstance(text, str):
            raise LookupError(f"{key!r} in {self.lang!r} cannot be said: {errors}")
        return text


def message_files(lang: str) -> list[Traversable]:
    folder = files(__package__) / lang
    if not folder.is_dir():
        raise LookupError(f"there are no messages in {lang!r}")
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def catalogue(lang: str = "en") -> Catalogue:
    return Catalogue(lang)
