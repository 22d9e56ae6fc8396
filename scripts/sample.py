"""Print a random sample of docstrings or of a language's messages, for a reader to review.

`python -m scripts.sample docstrings --seed 1` prints 100 docstrings of `src/`, and
`python -m scripts.sample fr --seed 1` prints 100 French messages beside the English ones.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tekhenu.text.catalog import ENGLISH, entries, languages

ROOT = Path(__file__).resolve().parent.parent
COUNT = 100


def docstrings() -> Iterator[str]:
    """Yield every docstring of `src/` with its place."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module):
                line, name = 1, "module"
            elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                line, name = node.lineno, node.name
            else:
                continue
            if text := ast.get_docstring(node):
                yield f"{path.relative_to(ROOT)}:{line} {name}\n{text}"


def messages(lang: str) -> Iterator[str]:
    """Yield every message of a language, beside the English one if it is another language."""
    english = entries(ENGLISH)
    for key, text in sorted(entries(lang).items()):
        yield text if lang == ENGLISH else f"{english.get(key, '')}\n{text}"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="sample", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("docstrings", *languages()), help="what to print")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives another sample")
    parser.add_argument("--count", type=int, default=COUNT, help="the size of the sample")
    args = parser.parse_args(arguments)
    found = list(docstrings() if args.what == "docstrings" else messages(args.what))
    for text in Random(args.seed).sample(found, min(args.count, len(found))):
        print(text.strip(), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
