"""The JSON API, documented in docs/api.md."""
