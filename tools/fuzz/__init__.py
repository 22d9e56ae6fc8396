"""Feed broken saves to the loader."""
