"""Your copy: viewing and editing an owner's edition by pictures."""
