"""The messages of a language, read from the Fluent files in the folder of its name."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

Value = str | int


class Catalogue:
    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in message_files(lang):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its variables filled in; LookupError if it cannot be said whole."""
        if key not in self:
            raise LookupError(f"the {self.lang!r} catalogue has no message {key!r}")
        pattern = self._bundle.get_message(key).value
        named = {name.replace("_", "-"): value for name, value in values.items()}
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
