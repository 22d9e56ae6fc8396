"""Random games with every invariant checked."""
