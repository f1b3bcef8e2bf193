"""A player's mistakes at a table, each with the key of a polite sentence."""


class Text(str):
    """The key of a text that fills a place in another one, or several with blanks between them."""

    __slots__ = ()


class Declined(Exception):
    """What somebody wanted cannot be done; nothing changed.

    ``key`` is the text of the sentence, ``args`` fill its places; a `Text` is said in the reader's
    language.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        """Such as ``Declined("dice-refused-few", n=2)``."""
        super().__init__(key)
        self.key = key
        """The key of the sentence."""
        self.fill = args
        """What fills its places."""


class MadeUp(Declined):
    """Nothing that the bot shows says that: it is very old, or no client of Discord's sent it."""

    def __init__(self) -> None:
        super().__init__("refused-made-up")


class Elsewhere(Declined):
    """Another process of the bot has the table, or is just given it; nothing changed here.

    ``guild_id``: whose table it is, where somebody else is to do what was wanted.
    """

    def __init__(self, guild_id: int | None = None) -> None:
        super().__init__("refused-elsewhere")
        self.guild_id = guild_id


class Frozen(Exception):
    """The table stands still, by our mistake or until it can go on; its journal is intact.

    ``key`` is the text of the sentence that says so.
    """

    def __init__(self, what: str, key: str = "fault-frozen") -> None:
        super().__init__(what)
        self.key = key
        """The key of the sentence."""


class NotBroughtBack(Exception):
    """A table cannot be played on with what there is; the message says why, without any secret."""
