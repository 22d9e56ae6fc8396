"""The JSON API: enough to write a player in any language. See docs/api.md."""
