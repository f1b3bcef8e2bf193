"""The audit log: every act of a moderator, written in the transaction that carries it out."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import acts
from bot.values.moderation import Actor, Order


async def done_before(connection: AsyncConnection, press: int | None) -> dict[str, Any] | None:
    """Return the details of the act that a press has done before, if any."""
    if press is None:
        return None
    details: dict[str, Any] | None = await connection.scalar(
        select(acts.c.details).where(acts.c.press_id == press)
    )
    return details


async def log_act(
    connection: AsyncConnection,
    guild_id: int,
    act: str,
    actor: Actor,
    at: float,
    *,
    target: tuple[int, str] | None = None,
    reason: str | None = None,
    details: Mapping[str, Any] | None = None,
    press: int | None = None,
) -> int:
    """Write a line of the audit log and return its id.

    ``details`` are in JSON's types; no names or ids of users belong there.
    """
    target_id, target_name = target or (None, None)
    done = await connection.execute(
        insert(acts).values(
            guild_id=guild_id,
            at=at,
            actor_id=actor.id,
            actor_name=actor.name,
            act=act,
            target_id=target_id,
            target_name=target_name,
            reason=reason,
            details=dict(details or {}),
            press_id=press,
        )
    )
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def carry_out(connection: AsyncConnection, order: Order | None, table_id: int) -> bool:
    """Write an order into the audit log, in the transaction that carries it out.

    False when its press was obeyed before: then nothing may be changed. What nobody has ordered
    is not logged, and may always be done.
    """
    if order is None:
        return True
    if await done_before(connection, order.press) is not None:
        return False
    await log_act(
        connection,
        order.guild_id,
        order.act,
        order.actor,
        order.at,
        target=order.target,
        details={"table": table_id},
        press=order.press,
    )
    return True
