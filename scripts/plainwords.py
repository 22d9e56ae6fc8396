"""Check that names, docstrings, comments, messages and documents use plain words.

`python -m scripts.plainwords` prints one line per finding: file, line, the words found and a
replacement. Without arguments all sources and documents are checked.

Some English is banned because a reader must guess its meaning: pronouns as the subject of a
sentence, archaic phrases, two sentences joined by a colon. Some names are banned because the field
has a better one. `ALLOWED` lists the exceptions and their reasons.
"""

import ast
import io
import json
import keyword
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKED = (
    *("src", "tests", "tools", "scripts", "examples", "docs"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"),
)

# (path, words found, reason): words that are the right ones in that file.
ALLOWED: tuple[tuple[str, str, str], ...] = (
    ("docs/cards.md", "whoever", "texts of cards, where it is short"),
    ("docs/cards.md", ": it counts", "texts of cards: a moment, a colon, an effect"),
    ("src/tekhenu/board/*", "box", "a bounding box or a view box of a drawing"),
    ("src/tekhenu/agents/greedy.py", "worth", "the deprecated name of a public method"),
    ("src/tekhenu/lab/arena.py", "box", "Rich's border styles of tables"),
    ("src/tekhenu/lab/environments/*", "box", "a space of arrays in Gymnasium"),
    ("src/tekhenu/lab/tune.py", "tell", "a method of the library cma"),
    ("src/tekhenu/svg.py", "box", "the view box of a drawing"),
    ("src/tekhenu/server/static/*.js", "box", "the bounding box of an element"),
    ("src/tekhenu/server/static/position_editor.js", "standing", "a public field of the API"),
    ("src/tekhenu/server/messages.py", "standing", "a public field of the API"),
    ("src/tekhenu/terminal/*", "box", "Rich's border styles of tables"),
    ("tests/board/*", "box", "a bounding box or a view box of a drawing"),
    ("tests/browser/*", "box", "the bounding box of an element"),
    ("tests/browser/*", "boxes", "the bounding boxes of elements"),
    ("tests/library/test_former_names.py", "worth", "the deprecated name of a public method"),
    ("tests/server/test_position_editor.py", "standing", "a public field of the API"),
)


@dataclass(frozen=True)
class Rule:
    """A banned pattern and its replacement."""

    pattern: str
    instead: str


# The first line of a docstring.
SUMMARIES = (
    Rule(
        r"^(What|Who|Whose|Whoever|Whatever|Where|Wherever|Whether|When|How|Why|Which)\b",
        'begin with a verb ("Return …") or, for a module or class, with a noun',
    ),
    Rule(
        r"^(As|At|By|For|From|If|In|Into|Of|On|To|With|Without)\b",
        'begin with a verb ("Return …") or, for a module or class, with a noun',
    ),
)

# Any sentence of a docstring, a comment or a document.
SENTENCES = (
    Rule(
        r"(?i)\b(whoever|whomever|whatever|whichever|somebody|nobody)\b",
        "name the person or the thing",
    ),
    Rule(
        r"(?:^|(?<=[.:;] ))(What|Who|what|who)\b(?![^.!?]*\?)",
        "begin the sentence with the thing it is about",
    ),
    Rule(r"(?i)\b(is|are|was|were) (not )?to be\b", "must be, will be"),
    Rule(r"(?i)\b(on|at) wish\b", "optionally"),
    Rule(r"(?i)\bwithout further ado\b", "by default, directly"),
    Rule(r"(?i)\bby and by\b", "gradually"),
    Rule(r"(?i)\bso man(y|ieth)\b", "give the number or call it n"),
    Rule(r"(?i)\bunder way\b", "in progress"),
    Rule(r"(?i)\b(its|their) like\b", "others of the same kind"),
    Rule(r"(?i)\bas (it|they) stands?\b", "in its present state"),
    Rule(r"(?i)\bfirst impressions?\b", "prior, policy"),
    Rule(r"(?i)\b(your|own|owner's) box\b", "copy, edition"),
    Rule(
        r"(?i)\b(pages?|servers?|browsers?|pools?|process(es)?|threads?|doors?)"
        r" (asks?|tells?|wants?|thinks?|speaks?|lets? in)\b",
        "name the mechanism: requests, describes, needs, computes, rejects",
    ),
    Rule(
        r"(?i)\b(agents?|classes|functions?|games?|modules?|positions?|rules?|saves?|tables?|tests?)"
        r" (tells?|wants?|thinks?|speaks?|believes?|remembers?|forgets?|bur(y|ies)|lets? in)\b",
        "name the mechanism: contains, needs, computes, stores, drops, accepts",
    ),
    Rule(
        r"(?<=[\w)`]): (it|they|that|these|those|there) (?!is,)\w+",
        "a period, or because, so",
    ),
    Rule(
        r"(?i)\b(this one|such an? one|such ones|the like)\b|\bthe (latter|former)\b(?! \w)",
        "the noun",
    ),
    Rule(r"(?i)\b(nothing|none|nowhere|no one) (else )?but\b|\bnot un\w+", "only, or the positive"),
    Rule(
        r"(?i)\b(lest|ere|hence|whence|wherein|whereupon|there(by|in|of|upon)|henceforth|hitherto)\b",
        "so that, before, so, then, from now on, until now",
    ),
    Rule(r"(?i)\b(but|save) for\b|\bfor ever\b", "except for, forever"),
    Rule(r"(?i)\b(comes?|came|coming) to light\b|\bturn(s|ed|ing)? up\b", "be revealed, appear"),
    Rule(r"(?i)\btak(e|es|en|ing) back\b|\btook back\b", "undo"),
)

# Words of a docstring or a comment that have too many meanings for code, but not for documents.
CODE_SENTENCES = (
    Rule(
        r"(?i)\b(re|fore)?(tells?|told|telling)\b",
        "replay, enter, describe, publish, summarize, distinguish, predict",
    ),
    Rule(r"(?i)\bjudg(e|es|ed|ing)\b", "evaluate"),
    Rule(r"(?i)\b(is|are|be|was|were) worth\b|\bthe worth of\b", "has the value, the value of"),
)

# Parts of identifiers: `toldAt` and `TOLD_TURN` both contain the part `told`.
NAME_PARTS = {
    "tell": "replay, enter, describe, publish, summarize, disambiguate",
    "tells": "replay, enter, describe, publish, summarize, disambiguate",
    "told": "replayed, entered, at_table, described, published, summarized",
    "telling": "replaying, entering, describing, publishing",
    "teller": "describer",
    "retell": "replay",
    "retells": "replays",
    "retelling": "replay",
    "retold": "replayed",
    "foretell": "predict",
    "foretells": "predicts",
    "foretelling": "prediction",
    "foretold": "predicted",
    "untold": "not_described",
    "turnstile": "rate_limiter",
    "turnstiles": "rate_limiters",
    "detour": "fallback",
    "minds": "agent_cache",
    "thinker": "worker",
    "thinkers": "worker_pool",
    "pondered": "search_result",
    "crew": "worker_pool",
    "bury": "reap",
    "buries": "reaps",
    "founder": "creator",
    "shelf": "storage",
    "shelves": "storage",
    "seldom": "throttled",
    "unfolded": "link_preview",
    "nonsense": "invalid_argument",
    "misread": "parse_error",
    "misreads": "parse_errors",
    "stuck": "no_legal_move",
    "worth": "value",
    "worths": "values",
    "judge": "evaluator",
    "judges": "evaluators",
    "judged": "evaluated",
    "judging": "evaluation",
    "impression": "prior",
    "impressions": "prior",
    "standing": "position_editor, or position",
    "colour": "color",
    "colours": "colors",
    "coloured": "colored",
    "colouring": "coloring",
    "recolour": "recolor",
    "recoloured": "recolored",
    "honour": "honor",
    "honours": "honors",
    "honoured": "honored",
    "favour": "favor",
    "favours": "favors",
    "favoured": "favored",
    "favourite": "favorite",
    "favourites": "favorites",
    "neighbour": "neighbor",
    "neighbours": "neighbors",
    "behaviour": "behavior",
    "centre": "center",
    "grey": "gray",
}

# Whole identifiers, without underscores at the front.
NAMES = {
    "GuardedProtocol": "LimitedProtocol",
    "box": "edition",
    "boxes": "editions",
    "Box": "Edition",
    "Door": "SecurityMiddleware",
    "Gate": "ConnectionLimits",
    "Express": "the name of the endpoints",
    "Latest": "LastValue",
    "Kept": "Cache",
    "Buckets": "RateLimitBuckets",
    "pen": "writer",
    "eye": "reader",
    "glass": "snapshot",
}


@dataclass(frozen=True)
class Finding:
    """Banned words at a line of a file."""

    path: str
    line: int
    words: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.words}”, write instead: {self.instead}"


@dataclass(frozen=True)
class Piece:
    """A paragraph, a message, the summary of a docstring, or an identifier, with its first line."""

    line: int
    kind: str  # "summary", "prose" or "name"
    text: str


def _paragraphs(first: int, text: str) -> Iterator[Piece]:
    """Yield paragraphs and list items, without headings, code blocks and docstring examples."""
    begun, words = first, list[str]()
    fenced = example = False
    for number, line in enumerate(text.splitlines(), first):
        bare = line.strip()
        fence = bare.startswith("```")
        fenced ^= fence
        example = bool(bare) and (example or bare.startswith(">>>"))
        code = fenced or fence or example
        if words and (not bare or code or re.match(r"[-*#|] ?", bare)):
            yield Piece(begun, "prose", " ".join(words))
            words = []
        if bare and not code and not bare.startswith("#"):
            begun = begun if words else number
            words.append(re.sub(r"`[^`]*`", "`x`", re.sub(r"^[-*#| ]+", "", bare)))
    if words:
        yield Piece(begun, "prose", " ".join(words))


def _python(source: str) -> Iterator[Piece]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                line = node.body[0].lineno
                yield Piece(line, "summary", docstring.splitlines()[0])
                yield from _paragraphs(line, docstring)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            yield from _message(node.exc)
        elif isinstance(node, ast.Call) and _is_logging(node.func):
            yield from _message(node)
    comment: list[str] = []
    begun = 0
    seen = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("#: ")
            if comment and token.start[0] == begun + len(comment):
                comment.append(text)
                continue
            yield from _comment(begun, comment)
            begun, comment = token.start[0], [text]
        elif token.type == tokenize.NAME and token.string not in seen:
            seen.add(token.string)
            if not keyword.iskeyword(token.string):
                yield Piece(token.start[0], "name", token.string)
    yield from _comment(begun, comment)


def _is_logging(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr in LOG_METHODS
        and isinstance(function.value, ast.Name)
        and function.value.id in ("log", "logger")
    )


def _message(call: ast.Call) -> Iterator[Piece]:
    """Yield the texts among the arguments of an exception or of a log message."""
    for argument in call.args:
        match argument:
            case ast.Constant(value=str(text)):
                yield Piece(argument.lineno, "prose", text)
            case ast.JoinedStr(values=parts):
                texts = (
                    str(part.value) if isinstance(part, ast.Constant) else "`x`" for part in parts
                )
                yield Piece(argument.lineno, "prose", "".join(texts))


def _comment(line: int, lines: Sequence[str]) -> Iterator[Piece]:
    text = "\n".join(lines)
    if not re.match(r"(type|noqa|fmt|ruff|pragma)\b", text):
        yield from _paragraphs(line, text)


LOG_METHODS = ("debug", "info", "warning", "error", "exception", "critical")
_SCRIPT_TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*(?:\n[ \t]*//[^\n]*)*|/\*.*?\*/)
    |(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)
    |(?P<name>[A-Za-z_$][\w$]*)""",
    re.VERBOSE | re.DOTALL,
)


def _script(source: str) -> Iterator[Piece]:
    seen = set()
    for found in _SCRIPT_TOKEN.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        if found["comment"]:
            text = re.sub(r"(?m)^\s*(//|/?\*+/?) ?|\*/$", "", found["comment"])
            yield from _paragraphs(line, text)
        elif found["name"] and found["name"] not in seen:
            seen.add(found["name"])
            yield Piece(line, "name", found["name"])


def _style_sheet(source: str) -> Iterator[Piece]:
    for found in re.finditer(r"/\*(.*?)\*/", source, re.DOTALL):
        yield from _paragraphs(source.count("\n", 0, found.start()) + 1, found[1])


def _document(source: str) -> Iterator[Piece]:
    yield from _paragraphs(1, source)


def _notebook(source: str) -> Iterator[Piece]:
    for cell in json.loads(source)["cells"]:
        text = "".join(cell["source"])
        yield from _document(text) if cell["cell_type"] == "markdown" else _python(text)


_READERS = {
    ".py": _python,
    ".js": _script,
    ".css": _style_sheet,
    ".md": _document,
    ".ipynb": _notebook,
}


def _name_parts(name: str) -> list[str]:
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def _matches(piece: Piece, code: bool) -> Iterator[tuple[str, str]]:
    """Yield the banned words of a piece and what to write instead."""
    if piece.kind == "name":
        bare = piece.text.strip("_$")
        if bare in NAMES:
            yield piece.text, NAMES[bare]
        for part in _name_parts(bare):
            if part in NAME_PARTS:
                yield piece.text, NAME_PARTS[part]
        return
    rules = SUMMARIES if piece.kind == "summary" else SENTENCES + CODE_SENTENCES * code
    for rule in rules:
        for found in re.finditer(rule.pattern, piece.text):
            yield found[0].strip(), rule.instead


def check_text(path: str, source: str) -> list[Finding]:
    """Return the findings of one file, given its path from the root of the project."""
    suffix = Path(path).suffix
    pieces = list(_READERS[suffix](source))
    if suffix in (".py", ".js"):
        pieces.insert(0, Piece(1, "name", Path(path).stem))
    return [
        Finding(path, piece.line, words, instead)
        for piece in pieces
        for words, instead in _matches(piece, code=suffix != ".md")
        if not any(
            fnmatch(path, glob) and words.lower().strip("_") == allowed
            for glob, allowed, _ in ALLOWED
        )
    ]


def _files(paths: Sequence[str]) -> Iterator[Path]:
    for path in paths:
        found = ROOT / path
        files = [found] if found.is_file() else sorted(found.rglob("*"))
        yield from (file for file in files if file.suffix in _READERS)


def check(paths: Sequence[str] = ()) -> list[Finding]:
    """Return the findings in `paths`, by default in all sources and documents."""
    findings = []
    for file in _files(paths or CHECKED):
        path = file.relative_to(ROOT).as_posix()
        findings += check_text(path, file.read_text(encoding="utf-8"))
    found = {(finding.path, finding.line, finding.words): finding for finding in findings}
    return [found[key] for key in sorted(found)]


def main(arguments: Sequence[str]) -> int:
    """Print the findings and return 1 if there are any."""
    findings = check([str(Path(path).resolve().relative_to(ROOT)) for path in arguments])
    for finding in findings:
        print(finding)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
