"""Where players find whoever runs this bot, and what they have written down for them."""

from typing import NamedTuple

from bot.panels.panel import Link
from bot.text import Words


class Addresses(NamedTuple):
    """Addresses on the web; None is not shown."""

    support: str | None = None
    terms: str | None = None
    privacy: str | None = None

    def links(self, words: Words) -> list[Link]:
        """Return a button for each that there is."""
        named = {"support": self.support, "terms": self.terms, "privacy-policy": self.privacy}
        return [Link(words(f"button-{name}"), url) for name, url in named.items() if url]


NO_ADDRESSES = Addresses()
