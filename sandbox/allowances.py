"""How much of what a bot may do in how short a time, beside the rate limits of routes."""

from __future__ import annotations

from collections import deque

from sandbox.clock import Clock
from sandbox.errors import DiscordError


class Allowance:
    """So many of a thing in any stretch of so many seconds, counted apart for each key."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self.most = most
        self.seconds = seconds
        self._taken: dict[str, deque[float]] = {}

    def take(self, key: str = "") -> float:
        """Count one more and return 0, or return the seconds until there is room for one."""
        now = self._clock.now()
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= now - self.seconds:
            taken.popleft()
        if len(taken) >= self.most:
            return taken[0] + self.seconds - now if taken else self.seconds
        taken.append(now)
        return 0.0


class Conversations:
    """Whom the bot may write to for the first time (errors 40003 and 20026).

    Discord publishes neither number; both here are stand-ins. Young bots report that they were
    quarantined after 25 to 40 new conversations (https://github.com/discord-php/DiscordPHP/issues/467).
    """

    def __init__(self, clock: Clock) -> None:
        self.burst = Allowance(clock, most=15, seconds=60.0)
        """Conversations newly opened; who opens more is told to be slower (40003)."""
        self.before_quarantine = Allowance(clock, most=25, seconds=3600.0)
        """The same; who opens more is quarantined."""
        self.quarantined = False
        """Until it is lifted, nobody can be written to who was not before (20026).

        So says the error's own text: https://github.com/tmercswims/tmerc-cogs/issues/111. It comes
        at opening, too: https://github.com/Dragory/modmailbot/issues/490.
        """

    def open_another(self) -> None:
        """Count a conversation that is to be opened, or raise DiscordError 20026 or 40003."""
        self.check_quarantine()
        if self.burst.take():
            raise DiscordError(403, 40003, "You are opening direct messages too fast")
        self.quarantined = self.before_quarantine.take() > 0
        self.check_quarantine()

    def check_quarantine(self) -> None:
        """Raise DiscordError 20026 while the bot is quarantined."""
        if self.quarantined:
            raise DiscordError(
                403,
                20026,
                "Your bot has been flagged by our anti-spam system for abusive behavior.",
            )
