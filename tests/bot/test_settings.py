"""Settings come from the environment and `.env`; what makes no sense is named."""

import os
import re
from pathlib import Path

import pytest

from bot.settings import LogFormat, LogLevel, Settings, SettingsError, load

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.upper().startswith(("GALLOWS_", "DISCORD_")):
            monkeypatch.delenv(name)


def test_nothing_needs_to_be_set() -> None:
    settings = load(None)
    assert settings == Settings.model_construct(
        discord_token=None,
        database_url="sqlite+aiosqlite:///data/gallows.db",
        log_level=LogLevel.INFO,
        log_format=LogFormat.CONSOLE,
        discord_api_url=None,
        discord_gateway_url=None,
        computer_delay=2.0,
        beat=2.5,
    )


def test_the_example_shows_every_setting_with_its_default() -> None:
    names = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    fields = {name.upper() for name in Settings.model_fields}
    assert {name.removeprefix("GALLOWS_") for name in names} == fields
    assert load(EXAMPLE) == load(None)


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("GALLOWS_LOG_LEVEL=debug\nGALLOWS_LOG_FORMAT=json\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("GALLOWS_LOG_LEVEL", "warning")
    settings = load(file)
    assert (settings.log_level, settings.log_format) == (LogLevel.WARNING, LogFormat.JSON)


@pytest.mark.parametrize("copied", ["a.b.c", " a.b.c\n", "Bot a.b.c"])
def test_a_token_loses_what_came_along_with_it(
    copied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", copied)
    settings = load(None)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert "a.b.c" not in repr(settings)


def test_a_blank_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load(None).discord_token is None


def test_every_wrong_value_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_LOG_LEVEL", "loud")
    monkeypatch.setenv("GALLOWS_COMPUTER_DELAY", "-1")
    monkeypatch.setenv("GALLOWS_PRIVACY_URL", "javascript:alert(1)")
    with pytest.raises(SettingsError) as raised:
        load(None)
    assert "GALLOWS_LOG_LEVEL: Input should be 'DEBUG', 'INFO'" in str(raised.value)
    assert "GALLOWS_COMPUTER_DELAY: Input should be greater than or equal to 0" in str(raised.value)
    assert "GALLOWS_PRIVACY_URL: URL scheme should be 'http' or 'https'" in str(raised.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"GALLOWS_LOG_LEVEL=\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        load(file)
