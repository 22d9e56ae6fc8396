"""Names that were renamed in version 1.0 still work, with a warning."""

from types import ModuleType

import pytest

from tekhenu import Game, text
from tekhenu.agents import GreedyAgent
from tekhenu.real_table import position_editor


@pytest.mark.parametrize(
    ("module", "former", "present"),
    [
        (text, "Catalogue", "Catalog"),
        (text, "best_of", "best_language"),
        (text, "catalogue", "catalog"),
        (position_editor, "Draft", "FieldValues"),
        (position_editor, "StandingError", "UnplayableDraft"),
        (position_editor, "StandingTable", "EditedTable"),
        (position_editor, "StandingWords", "EditorTexts"),
        (position_editor, "Value", "FieldValue"),
        (position_editor, "stand", "build_table"),
    ],
)
def test_a_former_name_is_the_present_object(module: ModuleType, former: str, present: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{former} is now {module.__name__}.{present}"):
        found = getattr(module, former)
    assert found is getattr(module, present)
    assert former not in module.__all__


@pytest.mark.parametrize("module", [text, position_editor])
def test_an_unknown_name_is_an_attribute_error(module: ModuleType) -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(module, "nothing")  # noqa: B009


def test_the_former_method_of_greedy_agents() -> None:
    agent, game = GreedyAgent(), Game.new(seed=7)
    assert game.decision is not None
    option = game.decision.options[0]
    value = agent.option_value(game, option, 0)
    with pytest.warns(DeprecationWarning, match="option_value"):
        assert agent.worth(game, option, 0) == value
