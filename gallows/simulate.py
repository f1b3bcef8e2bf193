"""`gallows simulate`: computer players among themselves, counted or written down.

What is counted is said in the game's own words; what is written down, for programs, by its ids.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import Annotated, Any

import typer
from pydantic import BaseModel, ValidationError
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table

from bot.plugins.formatter import kebab, noun_key
from bot.text import Words, numeral, words_for
from gallows.kit.installed import installed_game
from games.engine.computers import Computer
from games.engine.dice import SeededDice
from games.engine.errors import GameFault
from games.engine.game import Game, Player
from games.engine.match import Match
from games.engine.play_style import PlayStyle, Strength, Temper, tempers
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play

NUMBERS = partial(Column, justify="right")
"""A column of numbers, by its heading."""


class PlayerKind(StrEnum):
    """Who plays."""

    COMPUTER = "computer"
    RANDOM = "random"


def simulate(
    game: Annotated[str, typer.Argument(help="The game, by the name of its commands.")],
    seats: Annotated[int, typer.Option(help="Players at the table.")],
    matches: Annotated[int, typer.Option(min=1, help="Matches to play.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same again.")] = "1",
    player: Annotated[PlayerKind, typer.Option(help="Who plays.")] = PlayerKind.COMPUTER,
    strength: Annotated[
        Strength, typer.Option(help="How well the computers play.")
    ] = Strength.NORMAL,
    tempered: Annotated[bool, typer.Option(help="Draw each computer a temper.")] = False,
    talk: Annotated[bool, typer.Option(help="Have the computers speak, true or not.")] = False,
    jsonl: Annotated[bool, typer.Option(help="One JSON object a match, for programs.")] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(help="What the table settles before the deal, such as scenario=B; several."),
    ] = None,
) -> None:
    """Play matches between computer players: a summary, or every match in full."""
    chosen = _choose(game)
    if strength not in chosen.strengths:
        said = f"{game} has no {strength} computers, but {', '.join(chosen.strengths)} ones."
        raise typer.BadParameter(said, param_hint="--strength")
    options = _options(chosen, seats, option or [])
    company = Company(chosen, player, strength, tempered)
    played = _matches(chosen, seats, matches, seed, company, options, talk=talk)
    if jsonl:
        for dice_seed, match in played:
            sys.stdout.write(match_line(match, dice_seed) + "\n")
        return
    census, nouns = Census(chosen.id), Nouns(chosen.id, words_for(None))
    for _, match in played:
        census.count(match)
    title = f"{nouns.game}, {seats} seats, {matches} matches, {company}, seed {seed}"
    console = Console()
    console.print(_roles_table(census, nouns, title))
    console.print(_results_table(census, nouns))
    console.print(_happenings_table(census, nouns))


@dataclass(frozen=True)
class Company:
    """Who sits at the tables: players of one kind, and of one strength."""

    game: Game
    kind: PlayerKind
    strength: Strength
    tempered: bool

    def players(self, seed: bytes, seats: int) -> list[Player]:
        """Return who plays a match of that seed, with the tempers that a table would draw."""
        if self.kind is PlayerKind.RANDOM:
            return [RandomPlayer()] * seats
        drawn: list[Temper | None] = [None] * seats
        if self.tempered:
            drawn = [*tempers(seed, seats)]
        return [Computer(self.game, PlayStyle(self.strength, temper)) for temper in drawn]

    def __str__(self) -> str:
        """Say who they are."""
        if self.kind is PlayerKind.RANDOM:
            return "random players"
        return f"{'tempered ' * self.tempered}computer players, {self.strength}"


@dataclass(frozen=True)
class Nouns:
    """A game's nouns as its texts have them; what has no text is its own id, spaced."""

    game_id: str
    words: Words

    @property
    def game(self) -> str:
        """The game's name."""
        return self.words.game(self.game_id)

    def role(self, role: str) -> str:
        """Return a role's name."""
        return self.text(f"{self.game_id}-role-{role}", role)

    def result(self, result: str) -> str:
        """Return how a match ended."""
        return self.text(f"{self.game_id}-result-{result}", result)

    def text(self, key: str, word: str) -> str:
        """Return a text without a heading's marks, or the word itself where there is none."""
        if key not in self.words:
            return word.replace("-", " ")
        return re.sub(r"^[\W_]+", "", self.words(key))


@dataclass
class RoleCount:
    """How seats of one role fared."""

    games: int = 0
    wins: int = 0
    deaths: int = 0
    crowns: int = 0


@dataclass
class Census:
    """What happened how often in one game."""

    game: str
    matches: int = 0
    treasury: int = 0
    """Crowns that the treasury paid out, less those it got."""
    roles: dict[str, RoleCount] = field(default_factory=dict)
    results: Counter[str] = field(default_factory=Counter)
    happenings: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Matches in which an event occurred, alone and with each word in its fields: the event's
    name, the word's key, and the word."""

    def count(self, match: Match) -> None:
        """Add one finished match."""
        outcome = match.outcome
        if outcome is None:
            raise ValueError("the match has no result")
        self.matches += 1
        self.results[str(outcome.result)] += 1
        net = outcome.net()
        self.treasury += sum(net)
        for seat in outcome.seats:
            role = self.roles.setdefault(str(seat.role), RoleCount())
            role.games += 1
            role.wins += seat.won
            role.deaths += not seat.alive
            role.crowns += net[seat.seat]
        self.happenings.update(set(self._happenings(match)))

    def _happenings(self, match: Match) -> Iterator[tuple[str, str, str]]:
        for entry in match.log:
            name = kebab(type(entry.event).__name__)
            yield name, "", ""
            for part in entry.event.parts().values():
                if isinstance(part, StrEnum):
                    yield name, noun_key(self.game, part), str(part)


def _choose(name: str) -> Game:
    try:
        return installed_game(name).rules
    except LookupError as why:
        raise typer.BadParameter(str(why), param_hint="GAME") from why


def _options(game: Game, seats: int, given: list[str]) -> BaseModel:
    """Read ``name=value`` pairs as `_value` has them."""
    values: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals or name not in game.options.model_fields:
            names = ", ".join(game.options.model_fields)
            raise typer.BadParameter(
                f"{pair!r} is no option of {game.id}. Options: {names}.", param_hint="--option"
            )
        values[name] = _value(text)
    try:
        options = game.options.model_validate(values)
        _check_seats(game.seats(options), seats, game.id)
        Match(game, seats, options, (0,) * seats, SeededDice(b"options"))
    except ValidationError as wrong:
        said = "; ".join(
            _mistake(each["type"], each["loc"], each["msg"]) for each in wrong.errors()
        )
        raise typer.BadParameter(said, param_hint="--option") from wrong
    except GameFault as wrong:
        raise typer.BadParameter(str(wrong.__cause__), param_hint="--option") from wrong
    return options


def _check_seats(allowed: range, seats: int, game: str) -> None:
    if seats not in allowed:
        raise typer.BadParameter(
            f"{game} takes {allowed[0]} to {allowed[-1]} players, not {seats}.",
            param_hint="--seats",
        )


def _mistake(kind: str, where: tuple[int | str, ...], said: str) -> str:
    """Return what is wrong, and with which option, unless that is several of them together."""
    listed = kind == "tuple_type"
    field = ".".join(map(str, where))
    what = "needs several values, with commas between them" if listed else said
    return f"{field}: {what}" if field else what


def _value(text: str) -> Any:
    """Return JSON if it can be; else commas make a list of such values, and the rest is text."""
    try:
        return json.loads(text)
    except ValueError:
        return [_value(part) for part in text.split(",")] if "," in text else text


def _matches(
    game: Game,
    seats: int,
    matches: int,
    seed: str,
    company: Company,
    options: BaseModel,
    *,
    talk: bool,
) -> Iterator[tuple[bytes, Match]]:
    for k in track(range(matches), description="Playing", console=Console(stderr=True)):
        dice_seed = deal_seed(game, seats, seed, k)
        players = company.players(dice_seed, seats)
        yield dice_seed, play(game, dice_seed, players, options=options, talk=talk)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _roles_table(census: Census, nouns: Nouns, title: str) -> Table:
    headings = ("played", "won", "won %", "died %", "crowns a game")
    table = Table("role", *map(NUMBERS, headings), title=title)
    for role, count in sorted(census.roles.items()):
        table.add_row(
            nouns.role(role),
            str(count.games),
            str(count.wins),
            _share(count.wins, count.games),
            _share(count.deaths, count.games),
            numeral(f"{count.crowns / count.games:+.2f}"),
        )
    table.add_row("treasury", "", "", "", "", numeral(f"{-census.treasury / census.matches:+.2f}"))
    return table


def _results_table(census: Census, nouns: Nouns) -> Table:
    table = Table("result", NUMBERS("matches"), NUMBERS("share"), title="Results")
    for result, count in census.results.most_common():
        table.add_row(nouns.result(result), str(count), _share(count, census.matches))
    return table


def _happenings_table(census: Census, nouns: Nouns) -> Table:
    shares, title = (NUMBERS("matches"), NUMBERS("share")), "In how many matches it happened"
    table = Table("event", "which", *shares, title=title)
    for (event, key, word), count in sorted(census.happenings.items()):
        which = nouns.text(key, word)
        table.add_row(event.replace("-", " "), which, str(count), _share(count, census.matches))
    return table
