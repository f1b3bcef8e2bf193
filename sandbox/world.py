"""What a sandbox is set up with: the guilds, their channels, their people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sandbox.model import LOCALE, ChannelType


@dataclass(frozen=True, slots=True)
class Person:
    """A user who is there from the start."""

    name: str
    username: str = ""
    colour: str = "#7a5c99"
    moderator: bool = False
    dms_open: bool = True
    locale: str | None = None
    """What they have Discord in; None: what the browser has in which somebody first is them."""
    auto: bool = False
    """Plays by itself from the start."""
    avatar: bool = False
    """Has a picture of their own."""
    installed: bool = False
    """Has installed the bot for themselves."""


# Zoe's name is awkward on purpose: markdown, an accent, a wide letter and an emoji, all of
# which Discord displays and a careless bot breaks.
PEOPLE = (
    Person("Alice", colour="#8c3b4a", moderator=True),
    Person("Bob", colour="#3b6a8c"),
    Person("Carol", colour="#6f8c3b"),
    Person("Dave", colour="#8c6a3b"),
    Person("Erin", colour="#7a5c99", dms_open=False),
    Person("Frank", colour="#3b8c7c", locale="de"),
    Person("*Zo_ë* 王 🌹 d'Été", username="zoe", colour="#b0568f"),
    Person("Oscar", colour="#5a5f73"),
)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One press that begins something for a visitor who knows no command yet.

    It uses ``command`` for them. When the answer has stayed as it is for ``quiet`` seconds, it
    presses the button there whose whole custom id matches ``press``, if it can be pressed, and
    goes where that leads: to the thread that is opened.
    """

    label: str
    command: str
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    press: str = ""
    """A regular expression, as Python and JavaScript both read it; empty: nothing is pressed."""
    quiet: float = 3.0
    labels: Mapping[str, str] = field(default_factory=dict)
    """The label in other languages, by their names: `de`, or `de-AT`."""


Channels = tuple[str | tuple[str, ChannelType], ...]
"""Text channels by their names; others with their kind."""


@dataclass(frozen=True, slots=True)
class FurtherGuild:
    """A guild beside the first."""

    name: str
    channels: Channels = ("general",)
    members: tuple[str, ...] | None = None
    """Names of people of the world; None: everybody."""
    moderators: tuple[str, ...] = ()
    """The first of them owns it; where there are none, its last member does."""
    locale: str = LOCALE
    bot: bool = True
    """Whether the bot was invited."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of people who write to each other, without the bot."""

    name: str
    members: tuple[str, ...]
    """Names of people of the world."""


@dataclass(frozen=True, slots=True)
class World:
    """The description that a sandbox starts from. The same one gives the same ids every time."""

    guild: str = "Test server"
    locale: str = LOCALE
    """The language that the guild has chosen."""
    bot: str = "Test bot"
    channels: Channels = ("general", "off-topic")
    people: tuple[Person, ...] = PEOPLE
    """All of them are in the first guild."""
    others: tuple[FurtherGuild, ...] = ()
    """With one more, the ids of all before it stay what they were."""
    groups: tuple[Group, ...] = ()
    user_install: bool = True
    """Whether the developer portal lets users install the bot for themselves."""
    shortcuts: tuple[Shortcut, ...] = ()
    """What a visitor is offered, the first above all. Where there are any, nobody is asked first
    who they are: they are the first user who does not play by itself."""
    token: str = ""
    """The bot's; an empty one is drawn anew for each sandbox, so that no web page knows it."""

    def with_servers(self, count: int) -> World:
        """The same world with so many guilds in all, of which everybody is a member."""
        others = tuple(FurtherGuild(f"{self.guild} {n}") for n in range(2, count + 1))
        return replace(self, others=others)

    def with_autoplay(self, count: int) -> World:
        """The same world, where so many people, from the second on, play by themselves."""
        people = tuple(replace(person, auto=0 < n <= count) for n, person in enumerate(self.people))
        return replace(self, people=people)
