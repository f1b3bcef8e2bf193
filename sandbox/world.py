"""What the sandbox is set up with: the guild, its channels, its people."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Person:
    """A user who is there from the start."""

    name: str
    username: str = ""
    colour: str = "#7a5c99"
    moderator: bool = False
    dms_open: bool = True
    locale: str = "en-US"
    auto: bool = False
    """Plays by itself from the start."""


# Luise's name is awkward on purpose: markdown, an accent, a wide letter and an emoji, all of
# which Discord displays and a careless bot breaks.
COURT = (
    Person("Mathilda", colour="#8c3b4a", moderator=True),
    Person("Godfrey", colour="#3b6a8c"),
    Person("Beatrix", colour="#6f8c3b"),
    Person("Anselm", colour="#8c6a3b"),
    Person("Rosamund", colour="#7a5c99", dms_open=False),
    Person("Hugo", colour="#3b8c7c", locale="de"),
    Person("*Lu_ïse* 王 🌹 d'Été", username="luise", colour="#b0568f"),
    Person("Ottokar", colour="#5a5f73"),
)


@dataclass(frozen=True, slots=True)
class World:
    """The description that a sandbox starts from."""

    guild: str = "The Royal Court"
    bot: str = "Gallows & Goblets"
    channels: tuple[str, ...] = ("great-hall", "dungeon")
    people: tuple[Person, ...] = field(default=COURT)
    token: str = "sandbox.not-a-secret.token"

    def with_company(self, count: int) -> World:
        """The same world, where so many people, from the second on, play by themselves."""
        people = tuple(replace(person, auto=0 < n <= count) for n, person in enumerate(self.people))
        return replace(self, people=people)

    @staticmethod
    def of(people: int, channels: int = 1) -> World:
        """A larger court for measurements: numbered people and halls."""
        return World(
            channels=tuple(f"hall-{n}" for n in range(1, channels + 1)),
            people=tuple(Person(f"Guest {n}", moderator=n == 1) for n in range(1, people + 1)),
        )
