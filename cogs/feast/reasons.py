"""Why a goal is reached or not, in a few words."""

from bot.api import Words
from cogs.feast import names
from games.feast.cards import Role
from games.feast.events import Judged


def reason(words: Words, verdict: Judged) -> str:
    """Return the facts that a goal is judged by: who lives, or what was counted."""
    if verdict.role in (Role.WHITE_KNIGHT, Role.BLACK_KNIGHT, Role.GOLD_KNIGHT):
        return words(f"feast-why-{verdict.role}", n=verdict.counted, of=verdict.bar)
    return words("list-comma").join(
        words("feast-why-alive" if alive else "feast-why-dead", role=names.role(words, role))
        for role, alive in verdict.fates
    )
