"""Help: how to start, each game, and what to do when something does not work."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels.faces import FACES
from bot.panels.ids import CONTENTS, help_id, rules_id
from bot.panels.panel import PARCHMENT, Choice, Panel, Sheet, button
from bot.text import Words

START = "start"
PROBLEMS = ("dms", "permissions", "stuck", "away", "crowns", "dice", "privacy", "moderators")


@dataclass(frozen=True, slots=True)
class Here:
    """Where help was asked for: a channel of a server, and what the bot lacks in it."""

    channel_id: int
    lacking: Sequence[str] = ()
    """Labels of permissions, as Discord writes them."""


def topics() -> list[str]:
    """Return the topics in order: how to start, the games, the problems."""
    return [START, *FACES, *PROBLEMS]


def help_panel(topic: str, words: Words, here: Here | None = None) -> Panel:
    """Show a topic; an unknown one is how to start. ``here`` is None in direct messages."""
    if topic not in topics():
        topic = START
    sheet = Sheet(PARCHMENT)
    sheet.text(words("help-title", topic=words(f"help-{topic}-title")))
    sheet.text(words(f"help-{topic}"))
    if topic == "permissions" or (topic == START and here is not None and here.lacking):
        sheet.text(_permissions(here, words))
    sheet.select(
        help_id(CONTENTS),
        words("help-contents"),
        [Choice(each, words(f"help-{each}-title")) for each in topics()],
        chosen=[topic],
    )
    games = FACES if topic == START else [topic] if topic in FACES else []
    sheet.buttons(
        *(
            button(
                words("button-rules-of", game=words.game(game)),
                rules_id(game, FACES[game].pages()[0]),
            )
            for game in games
        )
    )
    return sheet.panel()


def _permissions(here: Here | None, words: Words) -> str:
    if here is None:
        return words("help-permissions-elsewhere")
    if not here.lacking:
        return words("help-permissions-none", channel=str(here.channel_id))
    names = words("list-comma").join(f"**{label}**" for label in here.lacking)
    return words("help-permissions-missing", channel=str(here.channel_id), permissions=names)
