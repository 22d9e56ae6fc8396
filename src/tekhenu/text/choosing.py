"""Which language somebody wants."""

from collections.abc import Iterable, Mapping

from babel import negotiate_locale

from .catalogue import ENGLISH, languages

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("", "C", "POSIX")


def best_of(wanted: Iterable[str]) -> str:
    """The first wish that can be met, as it is or without its region; else English."""
    tags = [tag.replace("_", "-").lower() for tag in wanted if tag]
    known = {lang.lower(): lang for lang in languages()}
    return known[negotiate_locale(tags, list(known), sep="-") or ENGLISH]


def language_of(environment: Mapping[str, str]) -> str:
    """What the system's settings say; LANGUAGE is a list, and counts if a locale is set at all."""
    setting = next((value for name in SETTINGS if (value := environment.get(name))), "")
    locale = setting.partition(".")[0].partition("@")[0]
    if locale in NO_LANGUAGE:
        return ENGLISH
    return best_of([*environment.get("LANGUAGE", "").split(":"), locale])
