"""Cards, titles, tokens and goals of feast in words."""

from bot.api import Formatter, Words
from games.feast.cards import Food, Role, Spot, Title
from games.feast.events import Judged

KNIGHTS = (Role.WHITE_KNIGHT, Role.BLACK_KNIGHT, Role.GOLD_KNIGHT)
"""Their goals are counted; those of others are about who lives."""


def contents(words: Words, what: Food | Spot, poison: bool) -> str:
    """Return whether a food or a goblet is poison: harmless or wine, if it is not."""
    if poison:
        return words("feast-goblet-poison")
    return words("feast-goblet-wine" if what is Spot.GOBLET else "feast-harmless")


def title_line(words: Words, title: Title) -> str:
    """Return a title with what it does."""
    name, text = words(f"feast-title-{title}"), words(f"feast-title-{title}-text")
    return words("feast-your-title", title=name, text=text)


def tokens(words: Words, n: int) -> str:
    """Return Honor (a positive number), Dishonor (a negative one), or that there is neither."""
    if n == 0:
        return words("feast-no-honor")
    return words("feast-honor", n=n) if n > 0 else words("feast-dishonor", n=-n)


def reason(fmt: Formatter, verdict: Judged) -> str:
    """Return the facts that a goal is judged by: who lives, or what was counted.

    They are in one order: what is the same for several is said once.
    """
    if verdict.role in KNIGHTS:
        return fmt.words(f"feast-why-{verdict.role}", n=verdict.counted, of=verdict.bar)
    return fmt.listed(
        [
            fmt.words("feast-why-alive" if alive else "feast-why-dead", role=fmt.noun(role))
            for role, alive in sorted(verdict.fates, key=lambda each: (not each[1], each[0]))
        ]
    )
