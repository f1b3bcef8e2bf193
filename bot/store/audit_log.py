"""The audit log: every act of a moderator, written in the transaction that carries it out."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, insert, select

from bot.store.schema import acts
from bot.values.moderation import Order


def done_before(connection: Connection, press: int | None) -> dict[str, Any] | None:
    """Return the details of the act that a press has done before, if any."""
    if press is None:
        return None
    return connection.scalar(select(acts.c.details).where(acts.c.press_id == press))


def log_act(
    connection: Connection, order: Order, details: Mapping[str, Any], reason: str | None = None
) -> int:
    """Write a line of the audit log and return its id.

    ``details`` are in JSON's types; no names or ids of users belong there.
    """
    target_id, target_name = order.target or (None, None)
    line = insert(acts).values(
        guild_id=order.guild_id,
        at=order.at,
        actor_id=order.actor.id,
        actor_name=order.actor.name,
        act=order.act,
        target_id=target_id,
        target_name=target_name,
        reason=reason,
        details=dict(details),
        press_id=order.press,
    )
    return connection.execute(line.returning(acts.c.id)).scalar_one()


def carry_out(connection: Connection, order: Order | None, table_id: int) -> bool:
    """Write an order into the audit log, in the transaction that carries it out.

    False when its press was obeyed before: then nothing may be changed. What nobody has ordered
    is not logged, and may always be done.
    """
    if order is None:
        return True
    if done_before(connection, order.press) is not None:
        return False
    log_act(connection, order, {"table": table_id})
    return True
