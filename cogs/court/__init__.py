"""``/court``: what moderators settle, do and look up. Every act is in the audit log."""

from bot.app import GameBot
from cogs.court.commands import Court
from cogs.court.presses import CourtPress


async def setup(bot: GameBot) -> None:
    """Add the cog and its buttons."""
    bot.add_dynamic_items(CourtPress)
    await bot.add_cog(Court(bot))
