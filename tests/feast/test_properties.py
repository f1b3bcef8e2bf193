"""What holds in every game of feast."""

import json
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gallows.kit.checks import question
from gallows.kit.properties import CountingDice, refuses_pranks, replays_alike, step
from gallows.kit.stacked_dice import draws_for
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice, SeededDice, derive, draw, pick, shuffle
from games.engine.events import Event
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import match_line
from games.feast import events as ev
from games.feast.cards import COUNTS, PLATE, Deck, Food, in_order
from games.feast.game import FEAST
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import SETS, Options, Scenario
from games.feast.words import Topic
from tests.engine.seeds import SEEDS
from tests.feast.referee import Referee

SEATS = st.integers(5, 10)


def start(seed: bytes, seats: int) -> tuple[Match, CountingDice]:
    chance = derive(seed, "table")
    options = Options(scenario=(Scenario.A, Scenario.B, Scenario.DICE)[chance.below(3)])
    dice = CountingDice(seed)
    return Match(FEAST, seats, options, (5,) * seats, dice), dice


def most_turns(seats: int) -> int:
    """Every turn boxes a food or a goblet, and there are only so many."""
    sizes = COUNTS.sizes(seats)
    return sum(sizes.values()) - sizes[Deck.FOOD_POISON]


@given(SEEDS, SEATS)
@settings(max_examples=60)
def test_a_game_ends_conserves_its_cards_and_is_fair(seed: bytes, seats: int) -> None:
    (match, _), hand = start(seed, seats), derive(seed, "hand")
    book, kitchen = FEAST.notebook(seats, None), Kitchen(seats)
    noted = 0
    while not match.over:
        assert match.asks, "the game stalls"
        step(match, hand)
        for entry in match.log[noted:]:
            if entry.reaches(None):
                book.note(entry.event)
                kitchen.follow(entry.event)
        noted = len(match.log)
        if book.guests and book.decks:
            conserved(book, kitchen)
    assert book.turns <= most_turns(seats)
    Referee(json.loads(match_line(match, seed))).referee()


def conserved(book: FeastNotebook, kitchen: "Kitchen") -> None:
    """Every food lies in its deck, on a plate, or in the box."""
    assert min(book.decks.values()) >= 0
    for food in Food:
        on_plates = sum(food in guest.foods for guest in book.living())
        total = book.decks[Deck(food)] + on_plates + kitchen.boxed[food]
        assert total == COUNTS.sizes(len(book.seats))[Deck(food)]
    for guest in book.guests.values():
        assert len(guest.foods) <= PLATE
        assert sorted(guest.foods) == sorted(kitchen.plates[guest.seat]), "two of a kind"
        assert not (guest.honor and guest.dishonor)
    titles = [title for guest in book.guests.values() for title in guest.titles]
    assert len(titles) == len(set(titles)) == len(book.seats)


class Kitchen:
    """Where the foods went: onto which plate, or into the box."""

    def __init__(self, seats: int) -> None:
        self.plates: dict[Seat, list[Food]] = {Seat(n): [] for n in range(seats)}
        self.boxed: Counter[Food] = Counter()

    def follow(self, event: Event) -> None:
        """Move foods between plates, and into the box."""
        plates = self.plates
        match event:
            case ev.FoodsTaken(seat, foods):
                plates[seat] += foods
            case ev.FoodFlipped(seat, food) | ev.FoodDumped(seat, food):
                plates[seat].remove(food)
                self.boxed[food] += 1
            case ev.PlatesSwapped(_, a, b):
                plates[a], plates[b] = plates[b], plates[a]
            case ev.Died(seat):
                self.boxed.update(plates[seat])
                plates[seat] = []
            case _:
                pass


@given(SEEDS, SEATS)
@settings(max_examples=30)
def test_a_refused_answer_changes_nothing(seed: bytes, seats: int) -> None:
    verbs = ("flip", "dump", "duel", "pass", "serve", "up", "yield")
    targets = ("bread", "box", "goblet", "bread/pie", "wine", "king")
    refuses_pranks(*start(seed, seats), seed, verbs, targets)


@given(SEEDS, SEATS)
@settings(max_examples=4)
def test_replay_equals_play_at_every_prefix(seed: bytes, seats: int) -> None:
    replays_alike(*start(seed, seats), seed)


@given(SEEDS, SEATS)
@settings(max_examples=30)
def test_every_pool_fits_a_menu_and_every_silence_has_a_meaning(seed: bytes, seats: int) -> None:
    (match, _), hand = start(seed, seats), derive(seed, "hand")
    while not match.over:
        for ask in match.asks:
            question(ask.topic, ask)
            assert Topic(ask.topic)
        step(match, hand)


# --- nothing leaks ---


class ScriptedDice:
    """Shows what it is told, then nothing but the first side."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def below(self, n: int) -> int:
        return self.draws.pop(0) if self.draws else 0


class ForkedDice:
    """The same dice in two worlds, but for some throws."""

    def __init__(self, seed: bytes, forked: range, other: Dice) -> None:
        self.dice = SeededDice(seed)
        self.other = other
        self.forked = forked
        self.thrown = 0

    def below(self, n: int) -> int:
        self.thrown += 1
        here, there = self.dice.below(n), self.other.below(n)
        return there if self.thrown - 1 in self.forked else here


SHOWN: dict[str, tuple[type[Event], ...]] = {
    "roles": (ev.Died, ev.MourningBegan, ev.RoleKnown, ev.SuitorSeen, ev.Unveiled, ev.RoleDealt),
    "foods": (ev.FoodFlipped, ev.TasteKnown, ev.Unveiled),
    "poisons": (ev.PoisonDrawn, ev.FoodFlipped, ev.TasteKnown, ev.Unveiled),
    "goblets": (ev.GobletsKnown, ev.GobletFlipped, ev.TasteKnown, ev.SpyKnown, ev.Unveiled),
}
"""By what is hidden: the events by which a viewer may first see a difference."""


def swapped_roles(seed: bytes, seats: int) -> ScriptedDice:
    """Dice that deal the same roles, but two that are not the King's the other way round."""
    deck = in_order(SETS[Scenario.B][seats])
    roles = list(deck)
    shuffle(SeededDice(seed), roles)
    one, two = draw(derive(seed, "swap"), [n for n in range(seats) if roles[n] != "king"], 2)
    roles[one], roles[two] = roles[two], roles[one]
    return ScriptedDice(draws_for(deck, roles))


def world(seed: bytes, seats: int, hidden: str, other: Dice) -> Match:
    """A game up to the question who gets which goblet, with something hidden dealt otherwise."""
    served = 3 * (seats - 1)
    mixed = (seats - 1) // 2
    forked = {
        "roles": range(seats - 1),
        "poisons": range(served + mixed, served + 11),
        "foods": range(served + 11, 10**6),
        "goblets": range(0),
    }[hidden]
    dice = ForkedDice(seed, forked, other)
    match = Match(FEAST, seats, Options(scenario=Scenario.B), (5,) * seats, dice)
    king = match.asks[0]
    match.submit(king.seat, king.id, Answer("rest"))
    return match


@given(SEEDS, st.integers(5, 8), st.sampled_from(sorted(SHOWN)))
@settings(max_examples=80)
def test_worlds_that_differ_in_hidden_cards_only_look_alike(
    seed: bytes, seats: int, hidden: str
) -> None:
    other: Dice = SeededDice(b"other" + seed)
    if hidden == "roles":
        other = swapped_roles(seed, seats)
    here, there = world(seed, seats, hidden, SeededDice(seed)), world(seed, seats, hidden, other)
    hand = derive(seed, "hand")
    viewer = pick(hand, [*range(seats), None])
    compare(here, there, viewer, hidden, hand)


def compare(here: Match, there: Match, viewer: int | None, hidden: str, hand: SeededDice) -> None:
    """Play both alike until the viewer sees a difference, and by right.

    A notebook is made of what reaches its viewer, so what reaches the viewer is compared.
    """
    seat = None if viewer is None else Seat(viewer)
    noted = [0, 0]
    while not here.over:
        logs = [match.log[n:] for match, n in zip((here, there), noted, strict=True)]
        noted = [len(here.log), len(there.log)]
        views = [[entry.event for entry in log if entry.reaches(seat)] for log in logs]
        for one, two in zip(*views, strict=False):
            if one != two:
                assert isinstance(one, SHOWN[hidden]), (one, two)
                return
        assert len(views[0]) == len(views[1])
        assert [shape(ask, seat) for ask in here.asks] == [shape(ask, seat) for ask in there.asks]
        n = hand.below(len(here.asks))
        ask = here.asks[n]
        answer = RandomPlayer().answer(None, ask, hand)
        here.submit(ask.seat, ask.id, answer)
        there.submit(ask.seat, ask.id, otherwise(there.asks[n], answer, hidden))


def shape(ask: Ask, viewer: Seat | None) -> Any:
    """What others may see of an ask: of a secret one, not even its pool."""
    if ask.secret and ask.seat != viewer:
        return ask.id, ask.seat, ask.topic, ask.pace
    return ask


def otherwise(ask: Ask, answer: Answer, hidden: str) -> Answer:
    """The same answer in the other world, but for what is hidden."""
    if ask.topic == Topic.SERVE and hidden == "goblets":
        return Answer("serve", ask.verbs[0].pool[-1:])
    if ask.accept(answer) is None:
        assert ask.secret, "a public ask differs"
        return Answer(ask.verbs[0].name, ask.verbs[0].pool[: ask.verbs[0].least])
    return answer
