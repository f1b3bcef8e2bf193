"""What an operator can set, from the environment and from `.env`. Built in main, never before."""

import os
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from pydantic import (
    AliasChoices,
    Field,
    HttpUrl,
    SecretStr,
    UrlConstraints,
    ValidationError,
    field_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict
from pydantic_settings import PydanticBaseSettingsSource as Source

from bot.places import data_url
from bot.values.tables import BEAT

PREFIX = "GALLOWS_"
ENV_FILE = Path(".env")
"""Where settings are read from beside the environment."""
ENCODING = "utf-8-sig"
"""Of files: UTF-8, also with the mark at its beginning that programs of Windows write."""

OTHERS = re.compile(
    r"^GALLOWS_CALLED=|_SERVICE_(HOST|PORT\w*)=|_PORT_\d+_(TCP|UDP)\w*=|_PORT=(tcp|udp)://"
)
"""What begins like a setting, and no operator sets: run.py does, and Kubernetes, for each service:
https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables."""
Shown = Annotated[HttpUrl, UrlConstraints(max_length=512, allowed_schemes=["http", "https"])]
"""An address behind a button, with as many characters as Discord takes there:
https://docs.discord.com/developers/components/reference#button-button-structure."""
LIKE = 0.5
"""How much a name must be like a setting's to be taken for it misspelt, from 0 to 1."""
QUOTED = re.compile(r"""(["'])((?:(?!\1).)*)\1""", re.DOTALL)
"""What is in quotes, all of it."""


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
    """Every setting and its default. What stands below each is told in docs/settings.md."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        use_attribute_docstrings=True,
    )

    discord_token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("DISCORD_TOKEN", "discord_token")
    )
    """The bot's token, from Discord's developer portal. Only `run` and `doctor` need it."""
    discord_token_file: Path | None = Field(
        default=None, validation_alias=AliasChoices("DISCORD_TOKEN_FILE", "discord_token_file")
    )
    """A file with nothing but the token in it, such as a secret of Docker or Kubernetes. It is
    read instead of `DISCORD_TOKEN`, which is to be empty then."""
    database_url: str = data_url()
    """Where tables and crowns are kept: a file (where the program is installed as a package, one in
    your own data folder, which `doctor` names), or a PostgreSQL server
    (`postgresql+asyncpg://user:password@host/name`; docs/hosting.md says what that needs)."""
    database_url_file: Path | None = None
    """A file with nothing but that address in it, for the password's sake. It is read instead of
    `GALLOWS_DATABASE_URL`, which is to be empty then, or at its default."""
    language: str = Field(default="en", validate_default=False)
    """The language of servers that have chosen none, neither by `/court settings` nor on Discord,
    where American English counts as none: that is what Discord says of every server that has not
    chosen."""
    log_level: LogLevel = LogLevel.INFO
    """How much is logged."""
    log_format: LogFormat = LogFormat.CONSOLE
    """`console` for people, `json` for machines: one object a line."""
    support_url: Shown | None = None
    """Where players get help from you, such as the invite of a server. `/help` and `/privacy show`
    lead there. Empty: nowhere."""
    terms_url: Shown | None = None
    """Where your terms of service are read. `/help` and `/privacy show` lead there. Empty: nowhere.
    docs/templates/terms.md is a start."""
    privacy_url: Shown | None = None
    """Where your privacy policy is read. `/help` and `/privacy show` lead there. Empty: nowhere.
    docs/templates/privacy.md is a start."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """The port for `/livez`, `/readyz` and `/metrics` (for Prometheus). Empty: none. 0: any that is
    free, which `health` cannot find."""
    metrics_host: str = "127.0.0.1"
    """The address that this port is at. By default nobody but this machine is answered; `0.0.0.0`
    answers every machine that can reach it, as in a container. There is no password."""
    shards: int | None = Field(default=None, ge=1, le=100_000)
    """How many shards the bot has in all. Empty: as many as Discord recommends. docs/scaling.md
    says when and how to change it."""
    shards_here: int | None = Field(default=None, ge=1, le=100_000)
    """How many of them this process takes at most. Empty: its part, of all processes that run on
    the same PostgreSQL database. On SQLite one process has them all."""
    verify_command: str | None = None
    """What people are told to type in front of a table's number to prove its deal, for example
    `podman exec gallows gallows verify`. Empty: the way in which the bot was started."""
    drawings: bool = True
    """`false` shows only words: no emblems, no pictures of tables."""
    computer_delay: float = Field(default=2.0, ge=0, le=60)
    """Seconds that a computer player takes for an answer, so that people can follow."""
    beat: float = Field(default=BEAT, ge=0, le=10)
    """Seconds between two lines of a moment, such as a death. Last words take up to eight times as
    long. 0 tells it all at once, and leaves last words out."""
    discord_api_url: str | None = None
    """Another server that speaks Discord's HTTP API, up to and with `/api/v10`: the sandbox, or a
    proxy that keeps to Discord's limits for all processes (docs/scaling.md). Empty: Discord itself,
    and each process keeps to its part of 45 requests a second."""
    discord_gateway_url: str | None = None
    """That server's gateway."""
    discord_cdn_url: str | None = None
    """Where that server's avatars are; with a proxy, `https://cdn.discordapp.com`. Empty: there are
    none."""

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], *sources: Source, **named: Source
    ) -> tuple[Any, ...]:
        """Take blanks and quotes for none of a value: Docker and Podman leave them in their files.

        Where nothing else is there, nothing was set, and the next source may have it.
        """
        return tuple([partial(_bare_of, each) for each in (*sources, *named.values())])

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _alone(cls, token: SecretStr | None) -> SecretStr | None:
        """Without what comes along when a token is copied: blanks, quotes, and the word "Bot"."""
        bare = token.get_secret_value().strip("\"' \t\r\n") if token else ""
        bare = bare.removeprefix("Bot ").strip()
        return SecretStr(bare) if bare else None

    @field_validator("metrics_host")
    @classmethod
    def _host(cls, host: str) -> str:
        """Without the brackets that an address has in a URL."""
        bare = host.removeprefix("[").removesuffix("]")
        try:
            bare.encode("idna")
        except UnicodeError:
            bare = ""
        if not re.fullmatch(r"[^\s/]+", bare):
            raise PydanticCustomError("host", "Input should be an address or the name of a machine")
        return bare

    @field_validator("language")
    @classmethod
    def _known(cls, language: str) -> str:
        # Imported here, as most commands do without texts, and `health` is to be quick.
        from bot.text.words import locales

        if language not in locales():
            have = {"have": ", ".join(locales())}
            raise PydanticCustomError("language", "The bot speaks one of {have}", have)
        return language


def _bare_of(source: Source) -> dict[str, Any]:
    """Return what a source has, without what came along with it."""
    bare = {name: _bare(value) for name, value in source().items()}
    return {name: value for name, value in bare.items() if value != ""}


def _bare(value: Any) -> Any:
    """Return a value without blanks around it, and without quotes around all of it."""
    if not isinstance(value, str):
        return value
    bare = value.strip()
    quoted = QUOTED.fullmatch(bare)
    return quoted[2].strip() if quoted else bare


SECRETS = {"discord_token": "discord_token_file", "database_url": "database_url_file"}
"""What may also stand in a file, and the setting that names the file."""


def variable(field: str) -> str:
    """Return the environment's name of a setting."""
    name = field.upper()
    return name if name.startswith("DISCORD_TOKEN") else f"{PREFIX}{name}"


def load(env_file: Path | None = ENV_FILE) -> Settings:
    """Return the settings of the environment and the file, if it is there.

    Raise `SettingsError` for values that make no sense, and for secrets that cannot be read.
    """
    try:
        found = _read(env_file)
        secrets = dict(_secrets(found))
        return _read(env_file, **secrets) if secrets else found
    except ValidationError as wrong:
        raise SettingsError(
            "\n".join(
                f"{variable(str(error['loc'][0]))}: {error['msg']}." for error in wrong.errors()
            )
        ) from None
    except (OSError, UnicodeDecodeError) as trouble:
        raise SettingsError(f"{env_file} cannot be read: {trouble}") from trouble


def remarks(env_file: Path | None = ENV_FILE) -> list[str]:
    """Say in a sentence each what is set and should not be: what no setting reads, what goes soon.

    Names alone: a value may be a secret. A file that cannot be read says nothing here.
    """
    try:
        from_file = DotEnvSettingsSource(Settings, env_file, env_file_encoding=ENCODING).env_vars
    except (OSError, UnicodeDecodeError):
        from_file = {}
    given = {name.upper(): value for name, value in (*from_file.items(), *os.environ.items())}
    known = {variable(field): about for field, about in Settings.model_fields.items()}
    said = []
    for name, value in sorted(given.items()):
        if name in known:
            if (instead := known[name].deprecated) is not None:
                said.append(f"{name} will not be read by a later version. {instead}")
        elif name.startswith(PREFIX) and not OTHERS.search(f"{name}={value}"):
            said.append(f"{name} is not a setting{_nearest(name, known)}")
    return said


def _nearest(name: str, known: Mapping[str, object]) -> str:
    """Return the end of that sentence: a question for the setting that a name is most like."""
    tails = {each.removeprefix(PREFIX): each for each in known}
    like = get_close_matches(name.removeprefix(PREFIX), tails, n=1, cutoff=LIKE)
    return f"; did you mean {tails[like[0]]}?" if like else "."


def _read(env_file: Path | None, **given: str) -> Settings:
    return Settings(_env_file=env_file, _env_file_encoding=ENCODING, **given)  # type: ignore[call-arg]


def _secrets(found: Settings) -> Iterator[tuple[str, str]]:
    """Read the files that are named instead of settings; raise `SettingsError` where one fails."""
    for field, named in SECRETS.items():
        file: Path | None = getattr(found, named)
        if file is None:
            continue
        # Whoever copied `.env.example` of version 1.0.0 has its default there without choosing it.
        if getattr(found, field) != Settings.model_fields[field].default:
            raise SettingsError(
                f"{variable(field)} and {variable(named)} are both set: which is meant? Keep one, "
                "and leave the other empty."
            )
        try:
            secret = file.read_text(ENCODING).strip()
        except OSError as trouble:
            why = trouble.strerror or type(trouble).__name__
            raise SettingsError(f"{variable(named)}: {file} cannot be read: {why}.") from None
        except UnicodeDecodeError:
            raise SettingsError(f"{variable(named)}: {file} is no text in UTF-8.") from None
        if not secret:
            raise SettingsError(f"{variable(named)}: there is nothing in {file}.")
        yield field, secret
