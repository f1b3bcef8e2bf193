"""What Discord answers that the simulated one does not: all overrides of a guild in one list."""

from typing import Any

from simcord.http.router import RequestContext, route


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def all_command_permissions(ctx: RequestContext) -> Any:
    """The overrides of each command that has some, and of the application by its own id."""
    guild_id = ctx.int_arg("guild_id")
    return [
        {
            "id": str(target_id),
            "application_id": ctx.args["application_id"],
            "guild_id": str(guild_id),
            "permissions": list(overrides),
        }
        for (where, target_id), overrides in ctx.backend.command_permissions.items()
        if where == guild_id and overrides
    ]
