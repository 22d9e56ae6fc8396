"""Lock files: every pinned version has the hashes of its files, and no host is named."""

import json
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


def test_make_knows_every_lock_file_and_writes_its_hashes() -> None:
    locks = {lock.name for lock in ROOT.glob("*.lock")}
    assert locks == {*LOCKS, COMPILING, DRIVER, BENCH}
    made = (ROOT / "Makefile").read_text(encoding="utf-8").partition("LOCKS :=")[2]
    assert {*made.replace("\\\n", " ").partition("\n")[0].split()} == locks


@pytest.mark.parametrize("lock", [*LOCKS, COMPILING, DRIVER, BENCH])
def test_every_version_is_pinned_with_its_hashes(lock: str) -> None:
    """`python -m scripts.hashes FILE` writes the hashes for a line added by hand."""
    for pin in pins(lock):
        assert PIN.fullmatch(pin.replace("\0", " \\\n")), pin.partition("\0")[0]


def test_build_requirements_are_separate_from_run_requirements() -> None:
    build, runs, develop = ({pin.partition("\0")[0] for pin in pins(lock)} for lock in LOCKS)
    assert not build & runs
    assert build | runs <= develop


def test_the_compiler_and_the_type_checker_are_the_same_mypy() -> None:
    """Another version of mypy would compile code that it has not checked."""
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


def test_the_tested_database_driver_is_the_pinned_one() -> None:
    assert set(pins(DRIVER)) <= set(pins("requirements-dev.lock"))
    assert not set(pins(DRIVER)) & set(pins("requirements.lock"))


def test_the_packages_for_javascript_are_pinned_with_hashes_and_name_no_registry() -> None:
    """The lock would work with one registry only if it had `resolved`."""
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock.pop("")["devDependencies"] == wanted
    for name, package in lock.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
    pinned = {name: lock[f"node_modules/{name}"]["version"] for name in wanted}
    assert pinned == wanted


def test_make_lock_pins_every_package_for_javascript() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8").partition("SCRIPT_TOOLS :=")[2]
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert made.partition("\n")[0].split() == list(wanted)


def test_a_public_server_is_installed_from_the_lock_files() -> None:
    """Version ranges would install untested versions."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    installs = re.findall(r"^ *\S*pip install (.*?)(?: +#.*)?$", page, re.MULTILINE)
    assert installs == [
        "--require-hashes -r requirements.lock",
        "--no-deps dist/tekhenu-*.whl",
    ]
    assert f"`-r {DRIVER}`" in page
