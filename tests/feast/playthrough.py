"""Whole games of feast as text, with every seat's view: what tests/feast/golden/ holds.

`python -m tests.feast.playthrough` writes the files anew. Read the difference before you keep it.
"""

from collections.abc import Iterator
from pathlib import Path

from games.engine.asks import Ask, Seat
from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive
from games.engine.events import Told, event_json
from games.engine.match import Match
from games.feast.cards import Role
from games.feast.game import FEAST
from games.feast.knowledge import Card
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options, Scenario

GOLDEN = Path(__file__).parent / "golden"

CUSTOM = (Role.KING, Role.ASSASSIN, Role.GUARD, Role.REBEL, Role.GOLD_KNIGHT, Role.BLACK_KNIGHT)

GAMES = {
    "five-computers": (5, 0, Options()),
    "seven-computers-in-love": (7, 0, Options(scenario=Scenario.B)),
    "six-by-chance-and-often-silent": (6, 3, Options(scenario=Scenario.CUSTOM, roles=CUSTOM)),
    "ten-by-chance-and-often-silent": (10, 3, Options(scenario=Scenario.DICE)),
}
"""Name: seats, how many answers in ten come from chance or silence, options."""


def playthrough(name: str) -> str:
    """A game from the deal to the end."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    seats, chance, options = GAMES[name]
    seed = name.encode()
    match = Match(FEAST, seats, options, (5,) * seats, SeededDice(seed))
    hand = derive(seed, "hand")
    views = [""] * (seats + 1)
    books = [FEAST.notebook(seats, None), *(FEAST.notebook(seats, Seat(n)) for n in range(seats))]
    yield f"{name}: {seats} seats, {options}"
    noted = 0
    while True:
        for each in match.told[noted:]:
            yield _event(each)
            for book in books:
                if each.reaches(book.viewer):
                    book.note(each.event)
        noted = len(match.told)
        for n, book in enumerate(books):
            view = _view(book, _guests(books[0]))
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
            answer = FEAST.computer.answer(books[ask.seat + 1], ask, hand)
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
    secret = " in secret" if ask.secret else ""
    silence = f"; silence: {ask.silence}"
    return f"? {ask.seat}: {ask.topic}{about}{secret} [{ask.pace}]: {verbs}{silence}"


def _card(name: str, card: Card) -> str:
    """A card as the viewer knows it: + is poison, - is not, ? may be again."""
    if card.poison is None:
        return name
    return name + ("+" if card.poison else "-" if card.sure is False else "?")


def _view(book: FeastNotebook, public: list[str]) -> str:
    """What a viewer knows; of a seat, only what an onlooker does not know."""
    if book.viewer is None:
        decks = " ".join(str(size) for size in book.decks.values())
        return f"  onlooker: {' | '.join(public)}; decks {decks}"
    own = [each for each in _guests(book) if each not in public]
    standing = book.standing()
    wins = "" if standing is None or not book.decks else f"; goal {'+' if standing.won else '-'}"
    return f"  seat {book.viewer} ({book.role}): {' | '.join(own)}{wins}"


def _guests(book: FeastNotebook) -> list[str]:
    seats = []
    for guest in book.guests.values():
        role = book.known_role(guest.seat)
        shown = role is not None and guest.seat != book.viewer
        name = f"{guest.seat} {role}" if shown or guest.seat == book.king else f"{guest.seat}"
        if not guest.alive:
            seats.append(f"{guest.seat} {guest.role} died of {guest.cause}")
            continue
        foods = [_card(str(food), card) for food, card in guest.foods.items()]
        if guest.goblet is not None:
            foods.append(_card("goblet", guest.goblet))
        tokens = f"{guest.tokens:+d}" if guest.tokens else "0"
        seats.append(f"{name} {tokens} [{' '.join(guest.titles)}] ({' '.join(foods)})")
    return seats


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game in GAMES:
        (GOLDEN / f"{game}.txt").write_text(playthrough(game), "utf-8", newline="\n")
