"""What a seat cannot know makes no difference to what it sees.

Two worlds are dealt alike but for one throw of the dice, and played alike. As long as a viewer has
been told the same in both, the viewer must see the same: the questions and what they offer, and
every panel, to the last custom id. What the viewer is told first that differs, and how, is what the
game shows of its dice: whether it may is for its author to say.

Now and then somebody says something. What they choose to say is no leak, whether it is true or not:
it is the same in both worlds, so it must make no difference there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.panels.table import private_panel, public_panel
from gallows.kit.holding import require
from gallows.kit.limits import parts
from gallows.kit.moments import Keys, Moment
from gallows.kit.properties import CountingDice, speak, step
from games.engine.asks import Ask, Seat
from games.engine.dice import derive
from games.engine.errors import Refused
from games.engine.events import Told
from games.engine.game import Game
from games.engine.match import Given, Match

LONGEST = 40
"""Answers after a throw in which a difference is looked for."""
LOOK = 12
"""Panels are drawn before the first answer after a throw, and each so many-th from there."""


class ForkedDice(CountingDice):
    """Dice as their seed has them, but for one throw, which shows another side."""

    def __init__(self, seed: bytes, fork: int | None = None) -> None:
        super().__init__(seed)
        self.fork = fork
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        """Throw; the fork shows the side after the one that the seed gives."""
        shown = super().below(n)
        self.sides.append(n)
        return (shown + 1) % n if self.thrown - 1 == self.fork else shown


@dataclass(frozen=True)
class World:
    """How a game is begun; ``match`` begins it."""

    game: Game
    seats: int
    options: Any
    seed: bytes

    def match(self, fork: int | None = None) -> tuple[Match, ForkedDice]:
        """Deal, with one throw showing another side."""
        dice, purses = ForkedDice(self.seed, fork), (5,) * self.seats
        return Match(self.game, self.seats, self.options, purses, dice), dice


def shown_by(world: World, most: int) -> set[str]:
    """Compare worlds that differ in one of ``most`` throws; return by what they are told apart.

    That is an event's name, with who was told: ``CupLifted to all``, ``DiceRolled to some``.
    Raise `Broken` where a viewer sees a difference without having been told one.
    """
    first, dice = world.match()
    hand = derive(world.seed, "hand")
    while not first.over:
        if hand.below(4) == 0:
            speak(first, hand)
        step(first, hand)
    throws = [n for n, sides in enumerate(dice.sides) if sides > 1]
    found: set[str] = set()
    for fork in throws[:: max(1, len(throws) // most)]:
        found |= compare(world, fork, first.given)
    return found


def compare(world: World, fork: int, answers: Sequence[Given]) -> set[str]:
    """Play both worlds by these answers, and look at each viewer until it is told a difference."""
    (here, _), (there, dice) = world.match(), world.match(fork)
    viewers: list[Seat | None] = [None, *(Seat(n) for n in range(world.seats))]
    found: set[str] = set()
    before, since = (0, 0), 0
    for given in [*answers, None]:
        if dice.thrown > fork:
            new = here.told[before[0] :], there.told[before[1] :]
            for viewer in list(viewers):
                difference = told_apart(viewer, *new)
                if difference:
                    found.add(difference)
                    viewers.remove(viewer)
            if given is None or not viewers or since > LONGEST or here.outcome or there.outcome:
                break
            for viewer in viewers:
                asked_alike(viewer, here, there)
            if since % LOOK == 0:
                drawn_alike(viewers, here, there)
            since += 1
        before = len(here.told), len(there.told)
        if given is None:
            break
        if given.silent and dice.thrown == fork and not hidden(here, given.ask):
            break  # What chance answers for who is silent in public is hidden from nobody.
        try:
            for match in (here, there):
                match.repeat(given)
        except Refused:
            break  # Who was asked knows the difference, and can answer this in one world only.
    return found


def hidden(match: Match, ask_id: int) -> bool:
    """Whether the answer to an open question is not for everybody to know."""
    return any(
        ask.secret or any(verb.private for verb in ask.verbs)
        for ask in match.asks
        if ask.id == ask_id
    )


def told_apart(viewer: Seat | None, here: Sequence[Told], there: Sequence[Told]) -> str:
    """Return by which event a viewer is first told a difference; empty for none."""
    mine, other = ([told for told in world if told.reaches(viewer)] for world in (here, there))
    for one, two in zip_longest(mine, other):
        if one is None or two is None or one.event != two.event:
            told = one or two
            return f"{type(told.event).__name__} to {'all' if told.to is None else 'some'}"
    return ""


def asked_alike(viewer: Seat | None, here: Match, there: Match) -> None:
    """Require that a viewer sees the same questions in both worlds."""
    hidden = [any(ask.hidden for ask in match.put) for match in (here, there)]
    require(
        hidden[0] is hidden[1],
        f"whether anything goes on in secret tells {name(viewer)} what the dice hid: {here.put}",
    )
    for one, two in zip_longest(seen(here, viewer), seen(there, viewer)):
        same = one is not None and two is not None and shape(one, viewer) == shape(two, viewer)
        ask = one or two
        require(
            same,
            f"the question {ask.topic!r} to seat {ask.seat} tells {name(viewer)} "
            f"what the dice hid: {one} could be {two}",
        )


def seen(match: Match, viewer: Seat | None) -> list[Ask]:
    """Return the questions of which a viewer may know that they were put."""
    return [ask for ask in match.put if not ask.hidden or ask.seat == viewer]


def shape(ask: Ask, viewer: Seat | None) -> Any:
    """Return what a viewer may see of a question: of another's, not what is for them alone."""
    if ask.seat == viewer:
        return ask
    return (ask.id, ask.seat, ask.topic, ask.pace, ask.lapses) if ask.secret else ask.in_public()


def drawn_alike(viewers: Sequence[Seat | None], here: Match, there: Match) -> None:
    """Require that these viewers' panels are the same in both worlds."""
    one, two = (drawn(Moment(match)) for match in (here, there))
    for viewer in viewers:
        for mine, other in zip_longest(one[viewer], two[viewer]):
            require(
                mine == other,
                f"a panel tells {name(viewer)} what the dice hid: {mine} could be {other}",
            )


def drawn(moment: Moment) -> dict[Seat | None, list[dict[str, Any]]]:
    """Return what everybody's panels are made of, that of the table last.

    So a view that remembers what it has shown to one tells it to the next.
    """
    words = Keys()
    asks = {ask.seat: ask for ask in moment.match.asks}
    panels: dict[Seat | None, list[dict[str, Any]]] = {
        seat: parts(private_panel(moment.seen(seat), moment.notebook(seat), asks.get(seat), words))
        for seat in (each.seat for each in moment.seen().seats)
    }
    panels[None] = parts(public_panel(moment.seen(), moment.notebook(None), moment.tale, words))
    return panels


def name(viewer: Seat | None) -> str:
    """Return a viewer in words."""
    return "who has no seat" if viewer is None else f"seat {viewer}"
