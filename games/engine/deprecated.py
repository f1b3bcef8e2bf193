"""How what games use is given up: slowly, and with a word of what to use instead."""


class Deprecated(DeprecationWarning):
    """A game uses what a later `API` will not have; the message says what to use instead.

    To give up something of the doors, raise `API`, and have what is given up warn with this
    category, so that editors strike it through as well:
    ``@typing_extensions.deprecated("Use X.", category=Deprecated)`` for a function or a class.
    When it goes, raise `OLDEST_API`.
    """
