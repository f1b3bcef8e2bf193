"""Which tables move crowns."""

import pytest

from bot.tables.kinds import TOGETHER
from bot.values.guilds import GuildSettings
from bot.values.tables import NotCounted


@pytest.mark.parametrize(
    ("humans", "computers", "reason"),
    [
        (3, 0, None),
        (2, 0, NotCounted.TOO_FEW_HUMANS),
        (3, 1, NotCounted.COMPUTERS),
        (1, 3, NotCounted.COMPUTERS),
    ],
)
def test_by_default_three_humans_and_nobody_else(
    humans: int, computers: int, reason: NotCounted | None
) -> None:
    assert TOGETHER.not_counted(GuildSettings(), humans, computers) is reason


def test_a_guild_may_settle_it_otherwise() -> None:
    settings = GuildSettings(computers_counted=True, least_humans=1)
    assert TOGETHER.not_counted(settings, 1, 5) is None
    assert TOGETHER.not_counted(settings, 0, 5) is NotCounted.TOO_FEW_HUMANS
