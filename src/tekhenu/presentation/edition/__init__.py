"""Your box: an owner's edition, looked at and filled in by pictures."""
