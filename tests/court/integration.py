"""A server's integration settings, as whoever keeps them changes them on Discord."""

from simcord.enums import AppCommandType

from tests.support.evening import Evening, Guest

ROLE, USER, CHANNEL = 1, 2, 3


def court_id(evening: Evening) -> int:
    """The id that Discord has given to `/court`."""
    found = evening.env.backend.find_command("court", None, AppCommandType.CHAT_INPUT)
    assert found is not None
    return int(found["id"])


def override(evening: Evening, *overrides: tuple[int, int, bool]) -> None:
    """Set the overrides of `/court` and no others: kind, id, whether it is allowed."""
    entries = [{"id": str(id_), "type": kind, "permission": may} for kind, id_, may in overrides]
    evening.env.backend.set_command_permissions(evening.guild.id, court_id(evening), entries)


async def announce(evening: Evening) -> None:
    """Have Discord tell the bot of the overrides, as it does when they change."""
    backend = evening.env.backend
    found = backend.get_command_permissions(evening.guild.id, court_id(evening))
    payload = {
        "id": str(court_id(evening)),
        "application_id": str(backend.application_id),
        "guild_id": str(evening.guild.id),
        "permissions": found or [],
    }
    backend.emit("APPLICATION_COMMAND_PERMISSIONS_UPDATE", payload)
    await evening.env.settle(idle=0.002)


def give_role(evening: Evening, guest: Guest, name: str) -> int:
    """Give a guest a new role that grants nothing."""
    role = evening.guild.create_role(name)
    evening.env.backend.get_guild(evening.guild.id).members[guest.id].role_ids.append(role.id)
    return role.id


def asked(evening: Evening) -> int:
    """How often the bot has asked Discord for overrides."""
    path = f"/commands/{court_id(evening)}/permissions"
    return sum(request.path.endswith(path) for request in evening.env.http_requests)


def unreachable(evening: Evening, status: int = 503, code: int = 0) -> None:
    """From now on Discord does not say who may use what."""
    evening.env.inject_error(
        "GET", "/applications/*/permissions", status=status, code=code, times=None
    )
