"""What a check says when a game does not hold what every game must."""

from gallows.kit.author import Line, place


class Broken(AssertionError):
    """A game breaks a promise: the message says which, and where to look."""

    def __init__(self, what: str, where: Line | None = None, remedy: str = "") -> None:
        """``remedy``: what mends it."""
        at = f"at {place(where)}" if where is not None else ""
        super().__init__("\n".join(filter(None, (what, at, remedy))))
        self.where = where
        """The file and line of the author's that it comes from, if that is known."""


def require(held: bool, what: str, where: Line | None = None, remedy: str = "") -> None:
    """Raise `Broken` with a sentence unless something holds."""
    if not held:
        raise Broken(what, where, remedy)
