"""Commands that run in the process of the tests leave no trace in it."""

import os
from pathlib import Path

import pytest
from discord import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An environment without settings, in a folder without `.env`; discord.py as it was, after."""
    for name in os.environ:
        if name.upper().startswith(("GALLOWS_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


@pytest.fixture
def without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A doctor that does not look through all translations: that takes longer than all else."""
    monkeypatch.setattr("gallows.doctor.languages", lambda: ())
