"""Settings come from the environment and `.env`; what makes no sense is named."""

import os
import re
from pathlib import Path

import pytest
from pydantic import Field

from bot.settings import LogFormat, LogLevel, Settings, SettingsError, load, remarks, variable
from tools import settings as pages

EXAMPLE = pages.EXAMPLE


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


def test_the_example_shows_every_setting_with_its_default(tmp_path: Path) -> None:
    shown = re.sub(r"^# (?=[A-Z_]+=)", "", EXAMPLE.read_text("utf-8"), flags=re.MULTILINE)
    names = re.findall(r"^([A-Z_]+)=", shown, re.MULTILINE)
    fields = {name.upper() for name in Settings.model_fields}
    assert {name.removeprefix("GALLOWS_") for name in names} == fields
    everything = tmp_path / ".env"
    everything.write_text(shown, "utf-8")
    for file in (EXAMPLE, everything):
        assert load(file) == load(None)
        assert remarks(file) == []


def test_the_example_sets_nothing_but_the_token() -> None:
    assert re.findall(r"^[^#\n].*$", EXAMPLE.read_text("utf-8"), re.MULTILINE) == ["DISCORD_TOKEN="]


def test_the_page_and_the_example_are_what_the_sources_say() -> None:
    current = pages.PAGE.read_text("utf-8") == pages.page()
    assert current, "after a change to settings: python -m tools.settings"
    assert EXAMPLE.read_text("utf-8") == pages.example(), "the same"


def test_the_page_tells_of_every_setting_what_it_is_and_what_it_may_be() -> None:
    rows = [line.split(" | ") for line in pages.page().splitlines() if line.startswith("| `")]
    assert [row[0] for row in rows] == [f"| `{variable(each)}`" for each in Settings.model_fields]
    for _, what, values, _ in rows:
        assert len(what.split()) >= 3
        assert values
    told = {row[0].strip("| `"): row[2] for row in rows}
    assert told["GALLOWS_LANGUAGE"] == "`de`, `en`, `fr`, `sv`"
    assert told["GALLOWS_COMPUTER_DELAY"] == "a number from 0 to 60"
    assert told["DISCORD_TOKEN_FILE"] == "a file"


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("GALLOWS_LOG_LEVEL=debug\nGALLOWS_LOG_FORMAT=json\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("GALLOWS_LOG_LEVEL", "warning")
    settings = load(file)
    assert (settings.log_level, settings.log_format) == (LogLevel.WARNING, LogFormat.JSON)


@pytest.mark.parametrize("copied", ["a.b.c", " a.b.c\n", "Bot a.b.c", '"a.b.c"', "'Bot a.b.c' "])
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


def test_blanks_and_quotes_around_a_value_are_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DATABASE_URL": ' "sqlite+aiosqlite:///a.db"',
        "LOG_LEVEL": "'debug' ",
        "METRICS_PORT": '"9480"',
        "METRICS_HOST": "[::1]",
        "VERIFY_COMMAND": """ssh "a b" gallows verify 'it'""",
    }.items():
        monkeypatch.setenv(f"GALLOWS_{name}", value)
    settings = load(None)
    assert settings.database_url == "sqlite+aiosqlite:///a.db"
    assert (settings.log_level, settings.metrics_port) == (LogLevel.DEBUG, 9480)
    assert settings.metrics_host == "::1"
    assert settings.verify_command == """ssh "a b" gallows verify 'it'"""


@pytest.mark.parametrize("nothing", ["", " ", '""', "' '"])
def test_where_nothing_is_set_the_default_is(nothing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("METRICS_HOST", "SHARDS", "SUPPORT_URL", "BEAT", "DATABASE_URL"):
        monkeypatch.setenv(f"GALLOWS_{name}", nothing)
    assert load(None) == Settings(_env_file=None)  # type: ignore[call-arg]
    assert load(None).metrics_host == "127.0.0.1"


@pytest.mark.parametrize("nothing", ["", '""', "  "])
def test_what_is_nothing_in_the_environment_stands_in_the_file(
    nothing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the bot would say that it has no token, beside a file with one."""
    file = tmp_path / "settings"
    file.write_text("DISCORD_TOKEN=of-the-file\n")
    monkeypatch.setenv("DISCORD_TOKEN", nothing)
    token = load(file).discord_token
    assert token is not None
    assert token.get_secret_value() == "of-the-file"


@pytest.mark.parametrize("host", ["two words", "a..b", "http://here/"])
def test_a_host_that_can_be_none_is_refused(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_METRICS_HOST", host)
    with pytest.raises(SettingsError, match="should be an address or the name of a machine"):
        load(None)


def test_every_wrong_value_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_LOG_LEVEL", "loud")
    monkeypatch.setenv("GALLOWS_COMPUTER_DELAY", "-1")
    monkeypatch.setenv("GALLOWS_PRIVACY_URL", "javascript:alert(1)")
    monkeypatch.setenv("GALLOWS_TERMS_URL", f"https://example.org/{'x' * 500}")
    monkeypatch.setenv("GALLOWS_LANGUAGE", "tlh")
    with pytest.raises(SettingsError) as raised:
        load(None)
    assert "GALLOWS_LOG_LEVEL: Input should be 'DEBUG', 'INFO'" in str(raised.value)
    assert "GALLOWS_COMPUTER_DELAY: Input should be greater than or equal to 0" in str(raised.value)
    assert "GALLOWS_PRIVACY_URL: URL scheme should be 'http' or 'https'" in str(raised.value)
    assert "GALLOWS_TERMS_URL: URL should have at most 512 characters" in str(raised.value)
    assert "GALLOWS_LANGUAGE: The bot speaks one of de, en, fr, sv." in str(raised.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"GALLOWS_LOG_LEVEL=\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        load(file)


# Secrets in files

URL = "postgresql+asyncpg://user:password@host/name"


def test_secrets_are_read_from_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text("Bot a.b.c\n")
    (tmp_path / "url").write_text(f"{URL}\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    env_file = tmp_path / ".env"
    # A copy of the example has its default in it.
    default = Settings.model_fields["database_url"].default
    env_file.write_text(
        f"GALLOWS_DATABASE_URL={default}\nGALLOWS_DATABASE_URL_FILE={tmp_path / 'url'}\n"
    )
    settings = load(env_file)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert settings.database_url == URL
    assert remarks(env_file) == []


def test_files_may_begin_as_programs_of_windows_begin_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, env_file = tmp_path / "token", tmp_path / ".env"
    token.write_text("a.b.c\n", "utf-8-sig")
    env_file.write_text("GALLOWS_LOG_LEVL=debug\n", "utf-8-sig")
    assert remarks(env_file) == [
        "GALLOWS_LOG_LEVL is not a setting; did you mean GALLOWS_LOG_LEVEL?"
    ]
    env_file.write_text(f"DISCORD_TOKEN_FILE={token.as_posix()}\n", "utf-8-sig")
    settings = load(env_file)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "a.b.c"


@pytest.mark.parametrize(
    ("name", "value"), [("DISCORD_TOKEN", "a.b.c"), ("GALLOWS_DATABASE_URL", URL)]
)
def test_a_secret_that_is_there_twice_is_refused(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret").write_text("another")
    monkeypatch.setenv(name, value)
    monkeypatch.setenv(f"{name}_FILE", str(tmp_path / "secret"))
    with pytest.raises(SettingsError) as raised:
        load(None)
    assert f"{name} and {name}_FILE are both set" in str(raised.value)
    assert "leave the other empty" in str(raised.value)
    assert value not in str(raised.value)
    monkeypatch.setenv(name, "")
    load(None)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "cannot be read: No such file or directory."),
        (b"", "there is nothing in"),
        (b" \n", "there is nothing in"),
        (b"\xff\xfe", "is no text in UTF-8."),
    ],
)
@pytest.mark.parametrize("name", ["DISCORD_TOKEN_FILE", "GALLOWS_DATABASE_URL_FILE"])
def test_a_file_without_a_secret_is_named(
    name: str, content: bytes | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setenv(name, str(file))
    with pytest.raises(SettingsError) as raised:
        load(None)
    assert str(raised.value).startswith(f"{name}: ")
    assert str(file) in str(raised.value)
    assert told in str(raised.value)


# What no setting reads


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("GALLOWS_DATABSE_URL", "; did you mean GALLOWS_DATABASE_URL?"),
        ("gallows_log_levle", "; did you mean GALLOWS_LOG_LEVEL?"),
        ("GALLOWS_DISCORD_TOKEN", "; did you mean DISCORD_TOKEN?"),
        ("GALLOWS_METRIC_PORT", "; did you mean GALLOWS_METRICS_PORT?"),
        ("GALLOWS_SUPORT", "; did you mean GALLOWS_SUPPORT_URL?"),
        ("GALLOWS_XYZZY", "."),
    ],
)
@pytest.mark.parametrize("in_file", [True, False])
def test_a_name_that_no_setting_reads_is_named_with_the_one_it_is_like(
    name: str, told: str, in_file: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"{name}=a-secret\nOTHER=1\n" if in_file else "")
    if not in_file:
        monkeypatch.setenv(name, "a-secret")
    assert remarks(file) == [f"{name.upper()} is not a setting{told}"]


def test_what_other_programs_set_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kubernetes tells of each service, and one may be named as the bot is."""
    for name, value in (
        ("GALLOWS_CALLED", "python3 run.py"),
        ("GALLOWS_SERVICE_HOST", "10.0.0.1"),
        ("GALLOWS_SERVICE_PORT", "9090"),
        ("GALLOWS_SERVICE_PORT_METRICS", "9090"),
        ("GALLOWS_PORT", "tcp://10.0.0.1:9090"),
        ("GALLOWS_PORT_9090_TCP", "tcp://10.0.0.1:9090"),
        ("GALLOWS_PORT_9090_TCP_ADDR", "10.0.0.1"),
        ("PATH_TO_GALLOWS", "/srv"),
        ("DISCORD_OPENAPI", "openapi.json"),
    ):
        monkeypatch.setenv(name, value)
    assert remarks(None) == []


def test_a_file_that_cannot_be_read_hides_no_remark_on_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"GALLOWS_LOG_LEVEL=\xff\xfe")
    monkeypatch.setenv("GALLOWS_XYZZY", "1")
    assert remarks(file) == ["GALLOWS_XYZZY is not a setting."]


def test_a_setting_that_is_to_go_is_named_where_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    class Later(Settings):
        old: str | None = Field(default=None, deprecated="Set GALLOWS_BEAT instead.")

    monkeypatch.setattr("bot.settings.Settings", Later)
    assert remarks(None) == []
    monkeypatch.setenv("GALLOWS_OLD", "a-secret")
    (told,) = remarks(None)
    assert told == ("GALLOWS_OLD will not be read by a later version. Set GALLOWS_BEAT instead.")
