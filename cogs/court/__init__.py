"""``/court``: what moderators settle, do and look up. Every act is in the audit log."""

from bot.app import GameBot
from cogs.court.commands import Court


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Court())
