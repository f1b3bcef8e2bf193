"""What holds in every game of botk."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gallows.kit.properties import CountingDice, refuses_pranks, replays_alike, step
from gallows.kit.stacked_dice import draws_for
from games.botk import events as ev
from games.botk.cards import Item, Role, role_deck
from games.botk.gallows import GALLOWS
from games.botk.game import BOTK
from games.botk.items import item_deck
from games.botk.setup import Options
from games.engine.asks import Seat
from games.engine.dice import SeededDice, derive, pick, shuffle
from games.engine.events import Event
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from tests.engine.seeds import SEEDS

SEATS = st.integers(4, 8)
MOST_ANSWERS = 120
"""No game of eight takes more: 24 to set up and act, twice 12 waverings, twice 7 executions."""


def start(seed: bytes, seats: int) -> tuple[Match, CountingDice]:
    chance = derive(seed, "table")
    options = Options(always_saboteur=bool(chance.below(2)))
    purses = tuple(chance.below(8) for _ in range(seats))
    dice = CountingDice(seed)
    return Match(BOTK, seats, options, purses, dice), dice


@given(SEEDS, SEATS)
@settings(max_examples=120)
def test_a_game_ends_and_conserves_crowns_and_cards(seed: bytes, seats: int) -> None:
    (match, _), hand = start(seed, seats), derive(seed, "hand")
    purses: list[int] = []
    while not match.over:
        assert match.asks, "the game stalls"
        assert len(match.given) < MOST_ANSWERS, "the game does not end"
        step(match, hand)
        purses = [match._context.purses[seat] for seat in match._context.seats]
        assert min(purses) >= 0
    assert match.outcome is not None
    assert [p + n for p, n in zip(match.purses, match.outcome.net(), strict=True)] == purses
    treasury = sum(p.amount for p in match.outcome.payments if p.payer is None)
    treasury -= sum(p.amount for p in match.outcome.payments if p.payee is None)
    assert sum(match.outcome.net()) == treasury
    (active,) = [t.event for t in match.log if isinstance(t.event, ev.CardsActive)]
    (end,) = [t.event for t in match.log if isinstance(t.event, ev.Unveiled)]
    assert Counter(item for _, item in end.items) == Counter(active.items)
    assert Counter([*(role for _, role in end.roles), end.discarded]) == Counter(active.roles)


@given(SEEDS, SEATS)
@settings(max_examples=70)
def test_a_refused_answer_changes_nothing(seed: bytes, seats: int) -> None:
    verbs = ("peek", "switch", "condemn", "stop", "call", "nothing")
    targets = ("centre", "pardon", "clockwise")
    refuses_pranks(*start(seed, seats), seed, verbs, targets)


@given(SEEDS, SEATS)
@settings(max_examples=40)
def test_replay_equals_play_at_every_prefix(seed: bytes, seats: int) -> None:
    replays_alike(*start(seed, seats), seed)


# --- nothing leaks ---


class WorldDice:
    """Deals what it is told, then rolls on from a seed."""

    def __init__(self, draws: list[int], seed: bytes) -> None:
        self.draws = list(draws)
        self.then = SeededDice(seed)

    def below(self, n: int) -> int:
        if self.draws:
            return self.draws.pop(0)
        return self.then.below(n)


def world(
    executioner: int,
    drawn: tuple[list[Role], list[Item]],
    roles: list[Role],
    items: list[Item],
    gallows: list[Any],
    seed: bytes,
) -> Match:
    """A game with these roles and items, clockwise from the Executioner; the last is left over."""
    seats = len(roles)
    role_top, item_top = drawn
    draws = [executioner, *draws_for(role_deck(), role_top), *draws_for(item_deck(), item_top)]
    draws += draws_for(role_top[:seats], roles) + draws_for(item_top[:seats], items)
    draws += draws_for(list(GALLOWS), gallows)
    return Match(BOTK, seats, Options(), (3,) * seats, WorldDice(draws, seed))


def reveals(event: Event, viewer: int | None, swapped: set[Any]) -> bool:
    """Whether an event shows the viewer, rightly, a card like those that were swapped."""
    match event:
        case ev.Peeked(by, _, item):
            assert by == viewer, "somebody else's peek"
            return item in swapped
        case ev.RoleConfided(_, whom, role):
            assert whom == viewer, "somebody else's confession"
            return role in swapped
        case ev.ItemShown(_, card) | ev.CentreShown(card) | ev.FaceUp(_, card):
            return card in swapped
        case ev.RoleShown(_, role):
            return role in swapped
        case ev.GameEnded():
            return True
        case _:
            return False


@given(SEEDS, SEATS, st.booleans())
@settings(max_examples=250)
def test_worlds_that_differ_in_hidden_cards_only_look_alike(
    seed: bytes, seats: int, swap_roles: bool
) -> None:
    """Two unseen cards change places; a seat sees no difference before it may."""
    chance = derive(seed, "worlds")
    role_top, item_top, gallows = role_deck(), item_deck(), list(GALLOWS)
    shuffle(chance, role_top)
    shuffle(chance, gallows)
    while True:
        shuffle(chance, item_top)
        top = item_top[:seats]
        if Item.PARDON in top and Item.NICE_HAT in top:
            break
    executioner = chance.below(seats)
    viewer = pick(chance, [*range(seats), None])
    own = None if viewer is None else (viewer - executioner) % seats - 1
    hidden = [n for n in range(seats) if n != own]
    one, two = hidden.pop(chance.below(len(hidden))), hidden.pop(chance.below(len(hidden)))
    roles, items = role_top[:seats], item_top[:seats]
    swap: list[Any] = list(roles if swap_roles else items)
    swapped = {swap[one], swap[two]}
    swap[one], swap[two] = swap[two], swap[one]
    here = world(executioner, (role_top, item_top), roles, items, gallows, seed)
    there = world(
        executioner,
        (role_top, item_top),
        swap if swap_roles else roles,
        items if swap_roles else swap,
        gallows,
        seed,
    )
    compare(here, there, viewer, swapped, chance)


def compare(
    here: Match, there: Match, viewer: int | None, swapped: set[Any], hand: SeededDice
) -> None:
    """Play both alike until the viewer may see a difference, and compare what it sees."""
    seat = None if viewer is None else Seat(viewer)
    books = [BOTK.notebook(match.seats, seat) for match in (here, there)]
    noted = [0, 0]
    while not here.over:
        logs = [match.log[n:] for match, n in zip((here, there), noted, strict=True)]
        noted = [len(here.log), len(there.log)]
        views = [[entry.event for entry in log if entry.reaches(seat)] for log in logs]
        for view in views:
            if any(reveals(event, viewer, swapped) for event in view):
                return
        assert views[0] == views[1]
        asks = [[ask for ask in match.asks if ask.seat == seat] for match in (here, there)]
        assert asks[0] == asks[1]
        for book, log in zip(books, logs, strict=True):
            book.read(log)
        # What happened before was compared when it did.
        known = [{name: getattr(book, name) for name in type(book).__slots__} for book in books]
        assert known[0] == known[1]
        ask = pick(hand, here.asks)
        answer = RandomPlayer().answer(None, ask, hand)
        here.submit(ask.seat, ask.id, answer)
        there.submit(ask.seat, ask.id, answer)
