"""What counts alike of a player at the table and in a notebook: life, tokens and merit."""

from games.feast.cards import Title
from games.feast.words import Cause


class Person:
    """A player by tokens, titles and fate."""

    __slots__ = ()

    tokens: int
    """Honor as a positive number, Dishonor as a negative: nobody can ever have both."""
    titles: list[Title]
    cause: Cause | None
    """What the player died of."""
    kept: int
    """What a dead Gold Knight keeps."""

    @property
    def alive(self) -> bool:
        """Whether this player lives."""
        return self.cause is None

    @property
    def honor(self) -> int:
        """Honor tokens."""
        return max(self.tokens, 0)

    @property
    def dishonor(self) -> int:
        """Dishonor tokens."""
        return max(-self.tokens, 0)

    @property
    def merit(self) -> int:
        """Honor and titles, as the Gold Knight's goal counts them. The dead have none."""
        return self.honor + len(self.titles) if self.alive else self.kept
