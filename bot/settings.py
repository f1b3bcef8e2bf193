"""What an operator can set, from the environment and from `.env`. Built in main, never before."""

from enum import StrEnum
from pathlib import Path

from pydantic import AliasChoices, Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.places import data_url
from bot.tables.pacing import BEAT

PREFIX = "GALLOWS_"


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class LogFormat(StrEnum):
    """For whom the log is."""

    CONSOLE = "console"
    """People."""
    JSON = "json"
    """Machines: one object a line."""


class SettingsError(Exception):
    """A setting has a value that makes no sense; the message names each such variable."""


class Settings(BaseSettings):
    """Every setting and its default; `.env.example` says the same to the operator."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("DISCORD_TOKEN", "discord_token")
    )
    database_url: str = data_url()
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.CONSOLE
    discord_api_url: str | None = None
    """Another server that speaks Discord's HTTP API, up to and with ``/api/v10``."""
    discord_gateway_url: str | None = None
    discord_cdn_url: str | None = None
    computer_delay: float = Field(default=2.0, ge=0, le=60)
    """Seconds that a computer player takes to answer, so that people can follow."""
    beat: float = Field(default=BEAT, ge=0, le=10)
    """Seconds between two beats of what is told at the table; 0 tells it at once."""
    drawings: bool = True
    """Whether nouns have emblems and panels pictures; without, there are words alone."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Where, on this machine alone, `/healthz` and `/metrics` are answered; None for nowhere."""
    privacy_url: HttpUrl | None = None
    """Where the privacy policy of whoever runs this bot is read; `/privacy show` leads there."""
    verify_command: str | None = None
    """What people are told to type before a table's number to have its deal proved."""

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _bare(cls, token: SecretStr | None) -> SecretStr | None:
        """Without the blanks, and the word "Bot", that come along when a token is copied."""
        bare = token.get_secret_value().strip().removeprefix("Bot ").strip() if token else ""
        return SecretStr(bare) if bare else None


def load(env_file: Path | None = Path(".env")) -> Settings:
    """Return the settings of the environment and the file, if it is there.

    Raise `SettingsError` for values that make no sense.
    """
    try:
        return Settings(_env_file=env_file, _env_file_encoding="utf-8")  # type: ignore[call-arg]
    except ValidationError as wrong:
        raise SettingsError(
            "\n".join(f"{_variable(error['loc'])}: {error['msg']}." for error in wrong.errors())
        ) from None
    except (OSError, UnicodeDecodeError) as trouble:
        raise SettingsError(f"{env_file} cannot be read: {trouble}") from trouble


def _variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0]).upper()
    return name if name == "DISCORD_TOKEN" else f"{PREFIX}{name}"
