"""The command line argument that names another checkout."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from tools.checkout import checkout


def test_a_checkout_must_contain_the_sources(tmp_path: Path) -> None:
    with pytest.raises(ArgumentTypeError, match="is not a checkout of this project"):
        checkout(str(tmp_path))
    (tmp_path / "src" / "tekhenu").mkdir(parents=True)
    assert checkout(str(tmp_path)) == tmp_path.resolve()
