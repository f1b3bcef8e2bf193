"""Whole games as text, with every seat's view: what a game's golden folder holds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from games.engine.asks import Ask, Seat, Verb
from games.engine.dice import LoadedDice, SeededDice, derive
from games.engine.events import LogEntry, event_json
from games.engine.game import Game
from games.engine.match import Given, Match
from games.engine.random_player import RandomPlayer

View = Callable[[Any, Any], str]
"""What a notebook knows, as a line; beside it, the notebook of an onlooker."""


@dataclass(frozen=True)
class Golden:
    """One game to be played through. ``by_chance``: as chance and silence play, not computers."""

    seats: int
    """How many play."""
    options: BaseModel
    """What was settled before the deal."""
    purses: tuple[int, ...]
    """The crowns of each seat at the beginning."""
    by_chance: bool = False
    """Whether chance and silence play."""
    draws: tuple[int, ...] = ()
    """What the dice show first, so that a deal can be stacked: as `draws_for` has it."""


@dataclass(frozen=True)
class Playthroughs:
    """A game's golden games by name, and the folder where they are kept."""

    game: Game
    """The rules."""
    folder: Path
    """Where they are kept."""
    games: Mapping[str, Golden]
    """By the names of their files."""
    view: View
    """What a notebook knows, as a line."""

    def play(self, name: str) -> str:
        """A game from the deal to the end."""
        return "\n".join(self._lines(name, self.games[name])) + "\n"

    def kept(self, name: str) -> str:
        """The same as it was when it was last read and found good."""
        return (self.folder / f"{name}.txt").read_text("utf-8")

    def write(self) -> None:
        """Keep all as they are now."""
        self.folder.mkdir(exist_ok=True)
        for name in self.games:
            path = self.folder / f"{name}.txt"
            path.write_text(self.play(name), "utf-8", newline="\n")

    def _lines(self, name: str, golden: Golden) -> Iterator[str]:
        seats, seed, game = golden.seats, name.encode(), self.game
        dice = LoadedDice(golden.draws, SeededDice(seed))
        match = Match(game, seats, golden.options, golden.purses, dice)
        hand = derive(seed, "hand")
        books = [game.notebook(seats, None)]
        books += [game.notebook(seats, Seat(n)) for n in range(seats)]
        views = [""] * len(books)
        yield f"{name}: {seats} seats, {golden.options}"
        noted = 0
        while True:
            for entry in match.log[noted:]:
                yield _event(entry)
                for book in books:
                    if entry.reaches(book.viewer):
                        book.note(entry.event)
            noted = len(match.log)
            for n, book in enumerate(books):
                view = self.view(book, books[0])
                if view != views[n]:
                    views[n] = view
                    yield view
            if match.over:
                break
            yield from map(_ask, match.asks)
            ask = match.asks[0]
            way = hand.below(10)
            if golden.by_chance and way < 2:
                match.submit(ask.seat, ask.id, None)
            else:
                player = RandomPlayer() if golden.by_chance else game.computer
                answer = player.answer(books[ask.seat + 1], ask, hand)
                match.submit(ask.seat, ask.id, answer)
            yield _given(match.given[-1])
        assert match.outcome is not None
        yield f"net {match.outcome.net()}"


def _given(given: Given) -> str:
    answer = " ".join(map(str, (given.verb, *given.picks)))
    return f"> {given.seat}: {answer}" + (" (silence)" if given.silent else "")


def _event(entry: LogEntry) -> str:
    fields = event_json(entry)
    to, name = fields.pop("to"), fields.pop("event")
    number = fields.pop("n")
    who = "all" if to == "all" else f"only {to}" if to else "nobody"
    return f"{number}. {name} {' '.join(f'{k}={v}' for k, v in fields.items())} -> {who}"


def _for(verb: Verb) -> str:
    needed, each = (" ".join(map(str, targets)) for targets in (verb.needed, verb.each))
    return f"; needed {needed}; for {each}" if each else ""


def _ask(ask: Ask) -> str:
    verbs = "; ".join(
        f"{v.name}({v.least}-{v.most}: {' '.join(map(str, v.pool))}{_for(v)})" if v.pool else v.name
        for v in ask.verbs
    )
    about = f" about {ask.about}" if ask.about is not None else ""
    secret = " in secret" if ask.secret else ""
    silence = f"; silence: {ask.silence}"
    return f"? {ask.seat}: {ask.topic}{about}{secret} [{ask.pace}]: {verbs}{silence}"
