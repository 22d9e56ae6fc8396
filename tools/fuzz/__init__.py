"""A fuzzer that feeds broken saves to the loader."""
