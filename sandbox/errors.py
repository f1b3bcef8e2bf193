"""How the sandbox says no: Discord's errors to the bot, plain sentences to the users."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class DiscordError(Exception):
    """An answer of Discord's HTTP API that is not a success: a status and a numbered code."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after
        """Seconds, where the status is 429."""

    def body(self) -> dict[str, Any]:
        """The JSON that Discord would answer with."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": round(self.retry_after, 3), "global": False}
        return body


class Refused(DiscordError):
    """A request that Discord may know but the sandbox does not; tests assert there are none."""

    def __init__(self, what: str) -> None:
        super().__init__(404, 0, f"The sandbox does not know {what}")
        self.what = what


class UserError(Exception):
    """A call of the local API that cannot be done: a status and one sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Denied(UserError):
    """What somebody on the page can run into: its sentence is a text, by its key."""

    def __init__(self, status: int, key: str, **given: str | int) -> None:
        super().__init__(status, key)
        self.key = key
        self.given = given


class FormErrors:
    """Collects what is wrong with a request body, each complaint at its place (error 50035)."""

    def __init__(self) -> None:
        self._complaints: list[tuple[tuple[str | int, ...], str, str]] = []

    def complain(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note that the value at `path` is wrong."""
        self._complaints.append((path, code, message))

    def __iter__(self) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
        return iter(self._complaints)

    def check(self) -> None:
        """Raise DiscordError 50035 when there was any complaint."""
        if not self._complaints:
            return
        tree: dict[str, Any] = {}
        for path, code, message in self._complaints:
            node = tree
            for part in path:
                node = node.setdefault(str(part), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise DiscordError(400, 50035, "Invalid Form Body", errors=tree)


def invalid(path: tuple[str | int, ...], code: str, message: str) -> DiscordError:
    """Error 50035 with a single complaint."""
    form = FormErrors()
    form.complain(path, code, message)
    try:
        form.check()
    except DiscordError as error:
        return error
    raise AssertionError("a form with a complaint always fails its check")


def missing_access() -> DiscordError:
    """50001: the bot cannot see that."""
    return DiscordError(403, 50001, "Missing Access")


def missing_permissions() -> DiscordError:
    """50013: the bot may not do that."""
    return DiscordError(403, 50013, "Missing Permissions")


def unknown_guild() -> DiscordError:
    """10004."""
    return DiscordError(404, 10004, "Unknown Guild")


def unknown_channel() -> DiscordError:
    """10003."""
    return DiscordError(404, 10003, "Unknown Channel")


def unknown_message() -> DiscordError:
    """10008."""
    return DiscordError(404, 10008, "Unknown Message")


def unknown_user() -> DiscordError:
    """10013."""
    return DiscordError(404, 10013, "Unknown User")


def unknown_member() -> DiscordError:
    """10007."""
    return DiscordError(404, 10007, "Unknown Member")


def unknown_webhook() -> DiscordError:
    """10015: also what a token gives whose interaction was not acknowledged yet."""
    return DiscordError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> DiscordError:
    """10062: not an interaction, or one that was not acknowledged within its three seconds."""
    return DiscordError(404, 10062, "Unknown interaction")


def unknown_command() -> DiscordError:
    """10063."""
    return DiscordError(404, 10063, "Unknown application command")


def unknown_command_permissions() -> DiscordError:
    """10066: the guild has changed nothing about who may use that command."""
    return DiscordError(404, 10066, "Unknown application command permissions")
