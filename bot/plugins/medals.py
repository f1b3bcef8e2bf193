"""Medals: what a player earns once and for good, by games that are over."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.values.crowns import Tally

FEAT = "feat"
"""The name by which a game's feats are counted, each as a word of it."""
HONOUR, LIAR, NOSE = "honour", "best-liar", "best-nose"
"""The name by which it is counted who lied best and who smelled lies best, and these as its words:
the same in each game that declares claims."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Medal:
    """Something to earn: so many games of a kind, or so much of what is counted in them.

    Its texts are ``GAME-medal-NAME`` and ``GAME-medal-NAME-text``, which says what for; its emblem
    is ``medal-NAME.svg``. Who has it follows from what is stored of games that are over, so that
    nothing of a running game can show in it, and nothing is stored for it.
    """

    name: str
    """Its texts and its emblem are named after it."""
    counts: str = ""
    """The name of a statistic. Without it, and without a feat, games are counted."""
    word: str = ""
    """Of a statistic that is counted by word: which."""
    feat: str = ""
    """A feat, as `GamePlugin.feats` names it."""
    roles: tuple[str, ...] = ()
    """Only in games in these roles, by their ids; none: in any."""
    won: bool | None = None
    """Only in games that were won, or that were not; None: in any."""
    alive: bool | None = None
    """The same by whether the player was still in the game."""
    least: int = 1
    """So much is needed, of all games together."""
    at_once: bool = False
    """So much is needed in one game."""

    def earned(self, tallies: Iterable[Tally]) -> bool:
        """Say whether what a user's games come to is enough."""
        name, word = (FEAT, self.feat) if self.feat else (self.counts, self.word)
        total = 0
        for tally in tallies:
            if tally.name == name and tally.word == word and self._fits(tally):
                total = max(total, tally.most) if self.at_once else total + tally.total
        return total >= self.least

    def begun(self, tallies: Iterable[Tally]) -> bool:
        """Say whether they bring it nearer, if all of it is not needed in one game."""
        return (self if self.at_once else replace(self, least=1)).earned(tallies)

    def _fits(self, tally: Tally) -> bool:
        return (
            self.won in (None, tally.won)
            and self.alive in (None, tally.alive)
            and (not self.roles or tally.role in self.roles)
        )


FOR_CLAIMS = tuple(Medal(name=name, counts=HONOUR, word=name) for name in (LIAR, NOSE))
"""What can be earned in every game in which players speak by buttons, in one of them for all. Their
texts and emblems are ``medal-NAME``."""


def medal_key(game: str, name: str) -> str:
    """Return the key of the texts and of the emblem of a medal that a game has earned somebody."""
    return f"medal-{name}" if name in (LIAR, NOSE) else f"{game}-medal-{name}"
