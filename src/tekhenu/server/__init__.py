"""How people meet: pages, the JSON API, live updates, storage."""
