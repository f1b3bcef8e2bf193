"""A game that is nothing but events and texts, to be told."""

from enum import StrEnum
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.plugins.formatter import Formatter
from bot.text import Words
from bot.text.words import files_of
from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value
from tests.panels.play import table

NAMES = ("Ann", "Bob", "Cid", "Dot")


class Dish(StrEnum):
    """These have words."""

    LEEK_SOUP = "leek-soup"
    CAKE = "cake"


class Mood(StrEnum):
    """These have none: texts choose by them."""

    MERRY = "merry"
    SLEEPY = "sleepy"


@value
class RoundBegan(Event):
    number: int
    seat: Seat


@value
class DishServed(Event):
    by: Seat
    dish: Dish


@value
class DishesShared(Event):
    seats: tuple[Seat, ...]
    dishes: tuple[Dish, ...]


@value
class Toasted(Event):
    by: Seat
    whom: Seat | None
    loud: bool


@value
class Left(Event):
    seat: Seat
    mood: Mood


@value
class Scored(Event):
    points: tuple[tuple[Seat, int], ...]
    best: Dish | None


@value
class Whispered(Event):
    by: Seat
    dish: Dish


@value
class Yawned(Event):
    """Has no text at all."""

    seat: Seat


TEXTS = """
party-name = The party
party-dish-leek-soup = leek soup
party-dish-cake = cake
party-tale-round-began = Round { $number }, and { $seat } begins.
party-tale-dish-served = { $dish_id ->
    [cake] { $by } serves { $dish }, at last.
   *[other] { $by } serves { $dish }.
  }
party-tale-dishes-shared = { $seats } share { $dishes }.
party-tale-toasted = { $by } drinks to { $whom_id ->
    [none] nobody
   *[other] { $whom }
  }{ $loud ->
    [true] !
   *[false] .
  }
party-tale-left = { $mood_id ->
    [merry] { $seat } leaves, singing.
   *[sleepy] {""}
  }
party-tale-scored = { $points ->
    [none] No points.
   *[other] Points: { $points }.
  } Best: { $best }.
party-story-dish-served = {""}
party-story-whispered = { $by } whispers: { $dish }!
party-news-whispered = You heard of the { $dish }.
party-chapter-round-began = { $number }: { $seat }
"""


@cache
def _house() -> list[Any]:
    ours = [path for path in files_of("en") if path.parts[-4] == "bot"]
    return [FluentResource(path.read_text(encoding="utf-8")) for path in ours]


@cache
def words(texts: str = TEXTS) -> Words:
    """The house's texts and the party's, and no others."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for resource in _house():
        bundle.add_resource(resource)
    bundle.add_resource(FluentResource(texts))
    return Words("en", (bundle,), strict=True)


def formatter(texts: str = TEXTS) -> Formatter:
    """A table of the party in these words."""
    return Formatter(table(len(NAMES), names=NAMES, game="party"), words(texts))
