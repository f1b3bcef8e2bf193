"""What moderators did, and to whom."""

from tests.support.evening import Evening, Guest


async def acts(evening: Evening) -> list[tuple[str, str, str | None]]:
    """Act, moderator and target, the newest first."""
    found = await evening.store.court.log(evening.guild.id, limit=50)
    return [(each.act, each.actor_name, each.target_name) for each in found]


def of(evening: Evening, guest: Guest) -> object:
    """A guest as an option of a command."""
    return evening.actors[guest.id]
