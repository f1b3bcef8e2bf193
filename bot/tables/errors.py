"""A player's mistakes at a table, each with the key of a polite sentence."""


class Declined(Exception):
    """What somebody wanted cannot be done; nothing changed.

    ``key`` names the sentence (``refused-...`` in bot/text), ``args`` fill its places.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.fill = args


class Frozen(Exception):
    """The table stopped because of our mistake; its journal is intact."""
