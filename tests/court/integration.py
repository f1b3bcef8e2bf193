"""A server's integration settings, as whoever keeps them changes them on Discord."""

from simcord.enums import AppCommandType

from tests.support.evening import Evening, Guest

ROLE, USER, CHANNEL = 1, 2, 3


def court_id(evening: Evening) -> int:
    """The id that Discord has given to `/court`."""
    found = evening.env.backend.find_command("court", None, AppCommandType.CHAT_INPUT)
    assert found is not None
    return int(found["id"])


async def override(
    evening: Evening,
    *overrides: tuple[int, int, bool],
    all_commands: bool = False,
    told: bool = True,
) -> None:
    """Set the overrides of `/court`, or of all commands: kind, id, whether it is allowed.

    Discord tells the bot, as it does when they change, unless that is just on its way.
    """
    backend = evening.env.backend
    target = backend.application_id if all_commands else court_id(evening)
    entries = [{"id": str(id_), "type": kind, "permission": may} for kind, id_, may in overrides]
    backend.set_command_permissions(evening.guild.id, target, entries)
    if not told:
        return
    payload = {
        "id": str(target),
        "application_id": str(backend.application_id),
        "guild_id": str(evening.guild.id),
        "permissions": entries,
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
    return sum(
        request.path.endswith("/permissions")
        for request in evening.env.http_requests
        if request.path.startswith("/applications/")
    )


def unreachable(evening: Evening, status: int = 503, code: int = 0) -> None:
    """From now on Discord does not say who may use what."""
    evening.env.inject_error(
        "GET", "/applications/*/permissions", status=status, code=code, times=None
    )
