"""What a check says when a game does not hold what every game must."""


class Broken(AssertionError):
    """A game breaks a promise; the message says which, and where to look."""


def require(held: bool, what: str) -> None:
    """Raise `Broken` with a sentence unless something holds."""
    if not held:
        raise Broken(what)
