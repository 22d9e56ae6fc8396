"""What is installed is what was pinned: every version has the hashes of its files, and no host."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements-build.lock", "requirements.lock", "requirements-dev.lock")
COMPILING = "requirements-fast.lock"
DRIVER = "requirements-postgresql.lock"
BENCH = "requirements-bench.lock"
PIN = re.compile(r"[\w.-]+==[\w.+!-]+( \\\n    --hash=sha256:[0-9a-f]{64})+")


def pins(lock: str) -> list[str]:
    return (ROOT / lock).read_text(encoding="utf-8").rstrip("\n").replace(" \\\n", "\0").split("\n")


def test_every_lock_is_known_and_hashed_by_make() -> None:
    locks = {lock.name for lock in ROOT.glob("*.lock")}
    assert locks == {*LOCKS, COMPILING, DRIVER, BENCH}
    made = (ROOT / "Makefile").read_text(encoding="utf-8").partition("LOCKS :=")[2]
    assert {*made.replace("\\\n", " ").partition("\n")[0].split()} == locks


@pytest.mark.parametrize("lock", [*LOCKS, COMPILING, DRIVER, BENCH])
def test_every_version_is_pinned_with_its_hashes(lock: str) -> None:
    """`python -m scripts.hashes FILE` writes them for a line that was added by hand."""
    for pin in pins(lock):
        assert PIN.fullmatch(pin.replace("\0", " \\\n")), pin.partition("\0")[0]


def test_what_it_takes_to_build_is_not_what_runs() -> None:
    build, runs, develop = ({pin.partition("\0")[0] for pin in pins(lock)} for lock in LOCKS)
    assert not build & runs
    assert build | runs <= develop


def test_what_it_takes_to_compile_is_what_checks_the_types() -> None:
    """Another version of mypy would compile what was never checked."""
    assert set(pins(COMPILING)) <= set(pins("requirements-dev.lock"))


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("requirements.lock", []),
        ("requirements-dev.lock", ["dev", "environments", "postgresql", "train"]),
    ],
)
def test_every_declared_dependency_is_pinned_in_a_version_that_fits(
    lock: str, extras: list[str]
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = project["optional-dependencies"]
    declared = [*project["dependencies"], *(text for extra in extras for text in offered[extra])]
    pinned = dict(pin.partition("\0")[0].split("==") for pin in pins(lock))
    versions = {canonicalize_name(name): version for name, version in pinned.items()}
    for requirement in map(Requirement, declared):
        if requirement.name != project["name"]:
            version = versions.get(canonicalize_name(requirement.name))
            assert version and version in requirement.specifier, (requirement, version)


def test_the_driver_of_a_server_is_the_one_that_is_tested() -> None:
    assert set(pins(DRIVER)) <= set(pins("requirements-dev.lock"))
    assert not set(pins(DRIVER)) & set(pins("requirements.lock"))


def test_a_server_on_the_internet_is_installed_from_the_locks() -> None:
    """Open ranges would bring versions that nobody has tested, from whoever published them last."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    installs = re.findall(r"^# \S*pip install (.*?)(?: +#.*)?$", page, re.MULTILINE)
    assert installs == [
        "--require-hashes -r requirements.lock",
        "--no-deps tekhenu-*.whl",
    ]
    assert f"also -r {DRIVER}" in page
