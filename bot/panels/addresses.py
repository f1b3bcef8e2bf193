"""Where players find whoever runs this bot, and what they have written down for them."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.panels.panel import Link
from bot.text import Words


class Addresses(NamedTuple):
    """Addresses on the web; None is not shown."""

    support: str | None = None
    terms: str | None = None
    privacy: str | None = None

    def links(self, words: Words) -> Iterator[Link]:
        """Yield a button for each that there is."""
        named = {"support": self.support, "terms": self.terms, "privacy-policy": self.privacy}
        for name, url in named.items():
            if url is not None:
                yield Link(words(f"button-{name}"), url)

    def line(self, words: Words) -> str:
        """Return the same as a line of text, which takes less room than buttons."""
        inside = str.maketrans({"(": "%28", ")": "%29"})
        return " · ".join(
            f"[{each.label}]({each.url.translate(inside)})" for each in self.links(words)
        )


NO_ADDRESSES = Addresses()
