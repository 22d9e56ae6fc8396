"""Play random games with every invariant checked."""
