"""The Horus slots as drawn."""

from tekhenu.board.panels.horus import draw_horus
from tekhenu.components.terms import God
from tekhenu.rules.move import Honor

from .looks import Drawing, icons_in, look_at, moments, sampled, text_in


def test_slots_show_god_and_bonus() -> None:
    for seed in range(5):
        look = next(sampled(4, seed))
        drawing = Drawing(draw_horus(look))
        for slot, god in enumerate(look.state.horus):
            drawn = drawing.by_id[f"horus-{slot + 1}"]
            bonus = look.edition.horus_bonuses[slot]
            assert icons_in(drawn) == [God(god).name.lower(), bonus.what.name.lower()]
            amount = [str(bonus.amount)] if bonus.amount > 1 else []
            assert text_in(drawn) == [God(god).name.title(), *amount]
            pips = [e for e in drawn.iter() if e.get("class") == "die-value-pip"]
            assert len(pips) == slot + 1


def test_the_god_a_statue_may_honor_is_marked() -> None:
    """The Statue itself is set at the obelisk: here is only a hint."""
    for game in moments(4, 6):
        decision = game.decision
        if decision is None or decision.kind != "statue":
            continue
        honored = {o.god for o in decision.options if isinstance(o, Honor)}
        look = look_at(game)
        drawing = Drawing(draw_horus(look))
        marked = {
            look.state.horus[int(name) - 1]
            for name, e in drawing.starting("horus-").items()
            if any("named" in inner.get("class", "") for inner in e.iter())
        }
        assert marked == honored
        assert drawing.offered() == []
