"""Every game that is installed has a text for whatever happens in it, and no other."""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.plugins.formatter import Formatter, kebab, noun_key
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.text.words import files_of
from games.engine.dice import SeededDice
from games.engine.events import Event
from games.engine.match import Match
from tests.engine.properties import step
from tests.panels.play import Moment, english

WORDS = english()
EVERY_GAME = pytest.mark.parametrize("plugin", plugins().values(), ids=list(plugins()))


def kinds_of(plugin: GamePlugin) -> list[type[Event]]:
    """Every kind of event in the package of a game's rules."""
    module = plugin.rules.options.__module__
    package = module.rpartition(".")[0] or module
    found = [kind for kind in Event.__subclasses__() if f"{kind.__module__}.".startswith(package)]
    assert found, f"where are the events of {plugin.id}?"
    return found


def enums_in(hint: Any) -> Iterator[type[StrEnum]]:
    """Every enum that a field's type is made of."""
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        yield hint
    for part in get_args(hint):
        yield from enums_in(part)


@cache
def matches(game: str) -> list[Match]:
    """Games played by chance, at tables of every size."""
    rules, played = plugins()[game].rules, []
    for seats in range(rules.least_seats, rules.most_seats + 1):
        for n in range(3):
            seed = bytes((seats, n))
            match = Match(rules, seats, rules.options(), (5,) * seats, SeededDice(seed))
            whims = SeededDice(b"whims" + seed)
            while match.asks:
                step(match, whims, silent=7)
            played.append(match)
    return played


@EVERY_GAME
def test_whatever_happens_has_a_sentence(plugin: GamePlugin) -> None:
    """What everybody sees is told to everybody; what chance seldom brings about has a text."""
    seen: set[type[Event]] = set()
    told: set[type[Event]] = set()
    for match in matches(plugin.id):
        moment = Moment(match)
        fmt, public = Formatter(moment.view, WORDS), moment.notebook(None)
        for event in moment.tale:
            lines = plugin.view.tale(fmt, public, [event])
            assert all(lines), event
            seen.add(type(event))
            told |= {type(event)} if lines else set()
    assert seen - told == set()
    lacking = [
        kind.__name__
        for kind in set(kinds_of(plugin)) - told
        if f"{plugin.id}-tale-{kebab(kind.__name__)}" not in WORDS
        and f"{plugin.id}-story-{kebab(kind.__name__)}" not in WORDS
    ]
    assert lacking == []


@EVERY_GAME
def test_the_whole_story_has_headings_and_lines(plugin: GamePlugin) -> None:
    for match in matches(plugin.id):
        chapters = plugin.view.story(Formatter(Moment(match).view, WORDS), match.told)
        assert all(heading for heading, _ in chapters)
        assert all(line for _, lines in chapters for line in lines)
        assert sum(len(lines) for _, lines in chapters) > len(match.told) / 4


@EVERY_GAME
def test_an_enum_has_words_for_all_its_members_or_for_none(plugin: GamePlugin) -> None:
    enums = {
        enum
        for kind in kinds_of(plugin)
        for hint in get_type_hints(kind).values()
        for enum in enums_in(hint)
    }
    for enum in enums:
        lacking = [member for member in enum if noun_key(plugin.id, member) not in WORDS]
        assert lacking in ([], list(enum)), enum


class Choosing(Visitor):
    """Collects what texts choose by: the place, and the values they name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            self.found.append((node.selector.id.name, names))
        self.generic_visit(node)


def told(plugin: GamePlugin) -> Iterator[tuple[str, ftl.Message]]:
    """Every text that is named after an event: the event's name in the key, and the text."""
    key = re.compile(rf"{plugin.id}-(?:tale|story|news|chapter)-(.+)")
    for path in files_of("en"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and (named := key.fullmatch(entry.id.name)):
                yield named[1], entry


@EVERY_GAME
def test_a_text_that_chooses_by_a_member_names_all_or_has_an_other(plugin: GamePlugin) -> None:
    """The default of a choice must not speak for a card that is added later."""
    kinds = {kebab(kind.__name__): kind for kind in kinds_of(plugin)}
    for name, message in told(plugin):
        hints = get_type_hints(kinds[name]) if name in kinds else {}
        choosing = Choosing()
        choosing.visit(message)
        for place, named in choosing.found:
            hint = hints.get(place.removesuffix("_id"))
            members = {str(member) for enum in enums_in(hint) for member in enum}
            if place.endswith("_id") and "other" not in named:
                assert members - named == set(), (name, place)
            if hint is bool:
                assert named == {"true", "false"}, (name, place)
