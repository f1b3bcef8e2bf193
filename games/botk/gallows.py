"""The gallows cards, all house cards: what happens when each is revealed.

CONTRIBUTING.md, "Add a card", has all steps to another one. The Executioner selects and is never
selectable.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.botk.action import act
from games.botk.beliefs import Beliefs
from games.botk.cards import Gallows, Item, Role
from games.botk.events import (
    Confided,
    DirectionPicked,
    Lay,
    MobChose,
    Moved,
    NothingToDo,
    RoleConfided,
    Sealed,
    Selected,
    Shuffled,
    VotesCounted,
)
from games.botk.state import State
from games.botk.words import CENTRE, Direction, Do, Place, Topic
from games.engine.asks import Answer, AskPace, ByDice, Question, Seat, Verb, one
from games.engine.dice import shuffle

Event: TypeAlias = Callable[[State], Awaitable[None]]
"""What happens at once when the card is revealed."""

Rank: TypeAlias = Callable[[Beliefs, Seat], float]
"""Whom a computer Executioner selects: those first for whom this is least."""


async def select(
    state: State, card: Gallows, pool: tuple[Place, ...], count: int
) -> tuple[Seat, ...]:
    """Let the Executioner select so many prisoners; none when there are too few."""
    if len(pool) < count:
        state.context.announce(NothingToDo(card))
        return ()
    question = Question(
        state.executioner,
        Topic.SELECT,
        (Verb(Do.SELECT, pool, count, count),),
        silence=ByDice(Do.SELECT),
        about=card,
    )
    answer = await state.context.ask_unless_forced(question)
    seats = answer.all(Seat)
    state.context.announce(Selected(card, seats))
    return seats


async def later(state: State) -> None:
    """Nothing happens now: the script asks for this card when its time comes."""


async def last_request(state: State) -> None:
    """A selected prisoner takes an additional action now."""
    for seat in await select(state, Gallows.LAST_REQUEST, state.prisoners, 1):
        await act(state, seat)


async def show_trial(state: State) -> None:
    """A selected prisoner's item turns face up; it stays face up and may still move."""
    for seat in await select(state, Gallows.SHOW_TRIAL, state.prisoners, 1):
        state.turn_up(seat)


async def the_mob(state: State) -> None:
    """Every prisoner votes at once and in secret for another; the leader is executed first.

    The Executioner breaks a tie. Without a vote there is no leader.
    """
    answers = await state.context.ask_all(
        Question(
            seat,
            Topic.VOTE,
            (one(Do.VOTE, state.others(seat)),),
            silence=Answer(Do.NOTHING),
            pace=AskPace.TALK,
            secret=True,
        )
        for seat in state.prisoners
    )
    tally = Counter(a.pick(Seat) for a in answers.values() if a.verb == Do.VOTE)
    by_count = sorted(tally.items(), key=lambda vote: (-vote[1], state.prisoners.index(vote[0])))
    state.context.announce(VotesCounted(tuple(by_count)))
    if not by_count:
        state.context.announce(NothingToDo(Gallows.THE_MOB))
        return
    leaders = tuple(seat for seat, votes in by_count if votes == by_count[0][1])
    leader = leaders[0]
    if len(leaders) > 1:
        question = Question(
            state.executioner, Topic.TIE, (one(Do.SELECT, leaders),), silence=ByDice(Do.SELECT)
        )
        answer = await state.context.ask(question)
        leader = answer.pick(Seat)
    state.mob = leader
    state.context.announce(MobChose(leader))


async def stir(state: State) -> None:
    """Every prisoner's item moves one seat clockwise, unseen; a sealed one stays, passed over."""
    places = state.movable(centre=False)
    moves = tuple(zip(places, (*places[1:], *places[:1]), strict=True))
    state.move(moves)
    state.context.announce(Moved(Gallows.STIR, moves))


async def confession(state: State) -> None:
    """A selected prisoner secretly shows their role to a prisoner of their own choice."""
    for seat in await select(state, Gallows.CONFESSION, state.prisoners, 1):
        question = Question(
            seat, Topic.CONFIDE, (one(Do.CONFIDE, state.others(seat)),), silence=ByDice(Do.CONFIDE)
        )
        answer = await state.context.ask(question)
        whom = answer.pick(Seat)
        state.context.announce(Confided(seat, whom))
        state.context.tell(RoleConfided(seat, whom, state.roles[seat]), whom)


async def scurry(state: State) -> None:
    """Two selected prisoners' items and the centre card are shuffled and dealt back, unseen."""
    seats = await select(state, Gallows.SCURRY, state.movable(centre=False), 2)
    if seats:
        places: tuple[Place, ...] = (*seats, CENTRE)
        origins = list(places)
        shuffle(state.context.dice, origins)
        state.move(zip(origins, places, strict=True))
        state.context.announce(Shuffled(Gallows.SCURRY, places))
        state.context.record(Lay(tuple((place, state.items[place]) for place in places)))
        state.tell_face_up()


async def tug_of_war(state: State) -> None:
    """Two selected prisoners' items change places."""
    seats = await select(state, Gallows.TUG_OF_WAR, state.movable(centre=False), 2)
    if seats:
        _swap(state, Gallows.TUG_OF_WAR, seats[0], seats[1])


async def sealed(state: State) -> None:
    """A selected prisoner's item cannot be peeked at or moved again by anything."""
    for seat in await select(state, Gallows.SEALED, state.prisoners, 1):
        state.sealed.append(seat)
        state.context.announce(Sealed(seat))


async def long_shot(state: State) -> None:
    """A selected prisoner's item changes places with the centre card."""
    for seat in await select(state, Gallows.LONG_SHOT, state.movable(centre=False), 1):
        _swap(state, Gallows.LONG_SHOT, seat, CENTRE)


async def birds_eye_view(state: State) -> None:
    """The Executioner peeks at the centre card."""
    state.peek(state.executioner, CENTRE)


async def spin(state: State) -> None:
    """The Executioner picks a direction; each prisoner peeks at the next prisoner's item."""
    question = Question(
        state.executioner,
        Topic.DIRECTION,
        (one(Do.TURN, tuple(Direction)),),
        silence=ByDice(Do.TURN),
    )
    answer = await state.context.ask(question)
    direction = answer.pick(Direction)
    state.context.announce(DirectionPicked(direction))
    step = 1 if direction is Direction.CLOCKWISE else -1
    for n, seat in enumerate(state.prisoners):
        following = state.prisoners[(n + step) % len(state.prisoners)]
        if following not in state.sealed:
            state.peek(seat, following)


def unclear(beliefs: Beliefs, seat: Seat) -> float:
    """Whose death may or may not be treason: most can be learned there."""
    return abs(0.5 - beliefs.treason(seat))


def loyal(beliefs: Beliefs, seat: Seat) -> float:
    """Who is hardly a Saboteur."""
    return beliefs.role(seat, Role.SABOTEUR)


def harmless(beliefs: Beliefs, seat: Seat) -> float:
    """Whose death is hardly treason."""
    return beliefs.treason(seat)


def pardoned(beliefs: Beliefs, seat: Seat) -> float:
    """Who probably holds a Pardon, which had better lie elsewhere."""
    return -beliefs.item(seat, Item.PARDON)


@dataclass(frozen=True, slots=True)
class GallowsCard:
    """A gallows card: its event, and whom a computer selects for it; None: anybody."""

    id: Gallows
    event: Event
    rank: Rank | None = None


GALLOWS: dict[Gallows, GallowsCard] = {
    card.id: card
    for card in (
        GallowsCard(Gallows.LAST_REQUEST, last_request, loyal),
        GallowsCard(Gallows.BLUNT_BLADE, later),
        GallowsCard(Gallows.SHOW_TRIAL, show_trial, unclear),
        GallowsCard(Gallows.THE_MOB, the_mob),
        GallowsCard(Gallows.STIR, stir),
        GallowsCard(Gallows.CONFESSION, confession),
        GallowsCard(Gallows.SCURRY, scurry, pardoned),
        GallowsCard(Gallows.TUG_OF_WAR, tug_of_war, pardoned),
        GallowsCard(Gallows.SEALED, sealed, harmless),
        GallowsCard(Gallows.LONG_SHOT, long_shot, pardoned),
        GallowsCard(Gallows.BIRDS_EYE_VIEW, birds_eye_view),
        GallowsCard(Gallows.BLOOD_MONEY, later),
        GallowsCard(Gallows.BITTER_CUP, later),
        GallowsCard(Gallows.SPIN, spin),
    )
}
"""Every gallows card, in the order of the deck, which is that of the rules page."""


def _swap(state: State, card: Gallows, first: Place, second: Place) -> None:
    moves = ((first, second), (second, first))
    state.move(moves)
    state.context.announce(Moved(card, moves))
