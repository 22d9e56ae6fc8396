"""The help: the rules, all cards, and the provenance of printed values."""
