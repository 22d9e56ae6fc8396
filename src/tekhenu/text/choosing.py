"""Selection of the user's language."""

from collections.abc import Iterable, Mapping

from babel import negotiate_locale

from .catalog import ENGLISH, languages

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("", "C", "POSIX")


def best_language(wanted: Iterable[str]) -> str:
    """Return the first wanted language that exists, with or without its region; else English."""
    tags = [tag.replace("_", "-").lower() for tag in wanted if tag]
    known = {lang.lower(): lang for lang in languages()}
    return known[negotiate_locale(tags, list(known), sep="-") or ENGLISH]


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the environment; LANGUAGE is a list that needs a locale to count."""
    setting = next((value for name in SETTINGS if (value := environment.get(name))), "")
    locale = setting.partition(".")[0].partition("@")[0]
    if locale in NO_LANGUAGE:
        return ENGLISH
    return best_language([*environment.get("LANGUAGE", "").split(":"), locale])
