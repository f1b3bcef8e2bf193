"""More games than Discord has room for: those that are left out are named, and the rest fit."""

import json
from pathlib import Path

import pytest

from bot.panels.court.settings import settings_panel
from bot.panels.crowns import BoardView, board_panel
from bot.panels.help import help_panel, topics
from bot.panels.panel import Panel
from bot.plugins.registry import MOST_GAMES, installed, plugins
from bot.tables.kinds import with_crowns
from bot.text import words_for
from bot.values.guilds import GuildSettings
from gallows.kit import limits
from gallows.kit.limits import parts
from tests.plugins.conftest import on_path
from tests.plugins.written import LETTERS, names, write_game


def shown(panel: Panel) -> str:
    return json.dumps(parts(panel))


def test_those_that_discord_has_no_room_for_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, most = tmp_path / "site", MOST_GAMES - len(plugins())
    site.mkdir()
    every = names(most + 2)
    for name in every:
        write_game(site, name)
    with on_path(site):
        assert len(plugins()) == MOST_GAMES
        assert [fault.name for fault in installed().faults] == every[most:]
        assert f"the first {MOST_GAMES} games" in installed().faults[0].why
        english, languages = words_for(None), [f"l{letter}" for letter in LETTERS]
        monkeypatch.setattr("bot.panels.court.settings.locales", lambda: languages)
        panels = [settings_panel(GuildSettings(), english)]
        panels += [help_panel(topic, english) for topic in topics()]
        panels.append(board_panel(BoardView(None, None, 0, 1, (), None), None, english))
        for panel in panels:
            limits.check(panel)
        assert all(f'"{locale}"' in shown(panels[0]) for locale in languages)
        assert all(f'"{game}"' in shown(panels[0]) for game in plugins())
        assert all(f'"0:{game}"' in shown(panels[-1]) for game in with_crowns())
