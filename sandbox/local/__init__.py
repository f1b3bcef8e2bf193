"""The local API: how the page, or any script, acts as the users (see sandbox/README.md)."""
