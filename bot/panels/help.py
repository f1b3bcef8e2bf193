"""Help: how to start, each game, what to do when something fails; a server's first words."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.panels.addresses import NO_ADDRESSES, Addresses
from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import CONTENTS, HELP, RULES
from bot.panels.panel import Button, Panel
from bot.plugins.commands import name_key
from bot.plugins.formatter import Choice
from bot.plugins.registry import plugins
from bot.tables.kinds import ALONE, TOGETHER, Kind, kind_of
from bot.text import Words
from bot.version import own_version

START = "start"
GAME = "game-"
"""Before a game's name in its topic, so that a game may be named as a problem is."""
PROBLEMS = (
    "dms",
    "permissions",
    "stuck",
    "talk",
    "away",
    "crowns",
    "dice",
    "privacy",
    "moderators",
)
MOST_RULES = 10
"""Games whose rules have a button at once. Where there are more, each has it on its own page."""
MOST_STARTS = 10
"""Commands that are named at once."""


@dataclass(frozen=True, slots=True)
class Here:
    """Where help was asked for: a channel of a server, and what the bot lacks in it."""

    channel_id: int
    lacking: Sequence[str] = ()
    """Keys of what Discord calls the permissions."""


def topics() -> list[str]:
    """Return the topics in order: how to start, the games, the problems."""
    return [START, *(f"{GAME}{game}" for game in plugins()), *PROBLEMS]


def help_panel(
    topic: str, words: Words, here: Here | None = None, addresses: Addresses = NO_ADDRESSES
) -> Panel:
    """Show a topic; an unknown one is how to start. ``here`` is None in direct messages.

    ``addresses``: where somebody can be asked, and more is read.
    """
    if topic not in topics():
        topic = START
    builder = PanelBuilder(PARCHMENT, words("help-title", topic=_title(topic, words)))
    builder.text(_text(topic, words))
    if topic == "permissions" or (topic == START and here is not None and here.lacking):
        builder.text(_permissions(here, words))
    shown = [Choice(each, _title(each, words)) for each in topics()]
    builder.selects(words, HELP.of(CONTENTS), words("help-contents"), shown, [topic])
    few = topic == START and len(plugins()) <= MOST_RULES
    buttons = [
        Button(
            words("button-rules-of", game=words.game(game)), RULES.of(game, each.view.first_page)
        )
        for game, each in plugins().items()
        if few or game == _game(topic)
    ]
    builder.buttons(*buttons)
    builder.text(addresses.line(words), words("help-version", version=own_version()))
    return builder.panel()


def ways_to_begin(words: Words, kind: Kind = TOGETHER) -> str:
    """Return the commands that begin games of a kind, as a list in words."""
    begin = words(name_key(kind.begun_by))
    commands = [f"`/{game} {begin}`" for game in plugins() if kind_of(game) is kind]
    if len(commands) > MOST_STARTS:
        commands[MOST_STARTS:] = [words("help-more-games")]
    return f" {words('list-or')} ".join(
        [words("list-comma").join(commands[:-1]), commands[-1]] if commands[1:] else commands
    )


def _title(topic: str, words: Words) -> str:
    game = _game(topic)
    return words.game(game) if game else words(f"help-{topic}-title")


def _text(topic: str, words: Words) -> str:
    game = _game(topic)
    if game is None:
        return words(f"help-{topic}", game=next(iter(plugins()), ""), starts=ways_to_begin(words))
    rules = plugins()[game].rules
    return words(
        "help-game" if kind_of(game).gathers else "help-game-alone",
        game=game,
        least=rules.least_seats,
        most=rules.most_seats,
        about=words(f"{game}-help"),
        computers=words(f"computers-up-to-{rules.strengths[-1]}"),
    )


def _game(topic: str) -> str | None:
    """Return the game that a topic is about, if it is about one."""
    game = topic.removeprefix(GAME)
    return game if game != topic and game in plugins() else None


def _permissions(here: Here | None, words: Words) -> str:
    if here is None:
        return words("help-permissions-elsewhere")
    if not here.lacking:
        return words("help-permissions-none", channel=str(here.channel_id))
    names = words("list-comma").join(f"**{label}**" for label in map(words, here.lacking))
    return words("help-permissions-missing", channel=str(here.channel_id), permissions=names)


def welcome_panel(words: Words) -> Panel:
    """Say how to start, and where what is to be set is set."""
    games = [game.rules for game in plugins().values()]
    least = min((game.least_seats for game in games), default=0)
    most = max((game.most_seats for game in games), default=0)
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("welcome-title"), words("welcome-what", least=least, most=most))
    alone = ways_to_begin(words, ALONE)
    builder.text(
        words("welcome-start", starts=ways_to_begin(words)),
        words("welcome-alone", plays=alone) if alone else "",
        words("welcome-settings"),
        words("welcome-help"),
    )
    return builder.panel()
