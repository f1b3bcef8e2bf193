"""Whole games of botk as text, with every seat's view: what tests/botk/golden/ holds.

`python -m tests.botk.playthrough` writes the files anew. Read the difference before you keep it.
"""

from collections.abc import Iterator
from pathlib import Path

from games.botk.game import BOTK
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.botk.words import CENTRE, Place
from games.engine.asks import Ask, Seat
from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive
from games.engine.events import Told, event_json
from games.engine.match import Match

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "four-computers": (4, 0, Options()),
    "six-computers": (6, 0, Options(always_saboteur=True)),
    "five-by-chance-and-often-silent": (5, 3, Options()),
    "eight-by-chance-and-often-silent": (8, 3, Options(executioner=(2,))),
}
"""Name: seats, how many answers in ten come from chance or silence, options."""


def playthrough(name: str) -> str:
    """A game from the deal to the end."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    seats, chance, options = GAMES[name]
    seed = name.encode()
    match = Match(BOTK, seats, options, (5, 1, 0, 2, 5, 5, 0, 9)[:seats], SeededDice(seed))
    hand = derive(seed, "hand")
    views = [""] * (seats + 1)
    books = [BOTK.notebook(seats, None), *(BOTK.notebook(seats, Seat(n)) for n in range(seats))]
    yield f"{name}: {seats} seats, {options}"
    told = match.told
    noted = 0
    while True:
        for each in told[noted:]:
            yield _event(each)
            for book in books:
                if each.reaches(book.viewer):
                    book.note(each.event)
        noted = len(told)
        for n, book in enumerate(books):
            view = _view(book)
            if view != views[n]:
                views[n] = view
                yield view
        if match.over:
            break
        yield from map(_ask, match.asks)
        ask = match.asks[0]
        way = hand.below(10)
        if chance and way < 2:
            match.silence(ask.id)
        elif chance:
            match.submit(ask.seat, ask.id, RandomPlayer().answer(None, ask, hand))
        else:
            answer = BOTK.computer.answer(books[ask.seat + 1], ask, hand)
            match.submit(ask.seat, ask.id, answer)
        given = match.given[-1]
        silent = " (silence)" if given.silent else ""
        yield f"> {given.seat}: {given.verb} {' '.join(map(str, given.picks))}".rstrip() + silent
    assert match.outcome is not None
    yield f"net {match.outcome.net()}"


def _event(told: Told) -> str:
    fields = event_json(told)
    to, name = fields.pop("to"), fields.pop("event")
    number = fields.pop("n")
    who = "all" if to == "all" else f"only {to}" if to else "nobody"
    return f"{number}. {name} {' '.join(f'{k}={v}' for k, v in fields.items())} -> {who}"


def _ask(ask: Ask) -> str:
    verbs = "; ".join(
        f"{v.name}({v.least}-{v.most}: {' '.join(map(str, v.pool))})" if v.pool else v.name
        for v in ask.verbs
    )
    about = f" about {ask.about}" if ask.about is not None else ""
    return f"? {ask.seat}: {ask.topic}{about} [{ask.pace}]: {verbs}; silence: {ask.silence}"


def _view(book: BotkNotebook) -> str:
    places: tuple[Place, ...] = (*book.prisoners, CENTRE)
    known = [f"{place}={item}" for place in places if (item := book.known_item(place)) is not None]
    known += [f"{p.seat} died" for p in book.prisoners.values() if p.died]
    known += [f"{p.seat} escaped" for p in book.prisoners.values() if p.escaped]
    known += [f"{seat} is {role}" for seat, role in book.confided.items()]
    purses = [book.purse(seat) for seat in book.seats] if book.purses_before else []
    viewer = "onlooker" if book.viewer is None else f"seat {book.viewer} ({book.role})"
    return f"  {viewer} knows: {', '.join(known)}; heads {book.heads}; purses {purses}"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game in GAMES:
        (GOLDEN / f"{game}.txt").write_text(playthrough(game), "utf-8", newline="\n")
