"""The gallows cards, all house cards: what happens when each is revealed.

To add one: a name in `cards.Gallows`, a line in `GALLOWS` below with its event, its words in
text/en/botk.ftl, its way to die among them. CONTRIBUTING.md, "Add a card", has all steps. The
Executioner selects and is never selectable.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from games.botk.action import act
from games.botk.cards import Gallows
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
from games.botk.scene import Scene
from games.botk.words import CENTRE, Direction, Do, Place, Topic
from games.engine.asks import Answer, ByDice, Pace, Question, Seat, Verb, one
from games.engine.dice import shuffle

Event: TypeAlias = Callable[[Scene], Awaitable[None]]
"""What happens at once when the card is revealed."""


async def select(
    scene: Scene, card: Gallows, pool: tuple[Place, ...], count: int
) -> tuple[Seat, ...]:
    """Let the Executioner select so many prisoners; none when there are too few."""
    if len(pool) < count:
        scene.court.announce(NothingToDo(card))
        return ()
    question = Question(
        scene.executioner,
        Topic.SELECT,
        (Verb(Do.SELECT, pool, count, count),),
        silence=ByDice(Do.SELECT),
        about=card,
    )
    answer = await scene.court.ask_unless_forced(question)
    seats = answer.all(Seat)
    scene.court.announce(Selected(card, seats))
    return seats


async def later(scene: Scene) -> None:
    """Nothing happens now: the script asks for this card when its time comes."""


async def last_request(scene: Scene) -> None:
    """A selected prisoner takes an additional action now."""
    for seat in await select(scene, Gallows.LAST_REQUEST, scene.prisoners, 1):
        await act(scene, seat)


async def show_trial(scene: Scene) -> None:
    """A selected prisoner's item turns face up; it stays face up and may still move."""
    for seat in await select(scene, Gallows.SHOW_TRIAL, scene.prisoners, 1):
        scene.turn_up(seat)


async def the_mob(scene: Scene) -> None:
    """Every prisoner votes at once and in secret for another; the leader is executed first.

    The Executioner breaks a tie. Without a vote there is no leader.
    """
    answers = await scene.court.ask_all(
        Question(
            seat,
            Topic.VOTE,
            (one(Do.VOTE, scene.others(seat)),),
            silence=Answer(Do.NOTHING),
            pace=Pace.TALK,
            secret=True,
        )
        for seat in scene.prisoners
    )
    tally = Counter(a.pick(Seat) for a in answers.values() if a.verb == Do.VOTE)
    by_count = sorted(tally.items(), key=lambda vote: (-vote[1], scene.prisoners.index(vote[0])))
    scene.court.announce(VotesCounted(tuple(by_count)))
    if not by_count:
        scene.court.announce(NothingToDo(Gallows.THE_MOB))
        return
    leaders = tuple(seat for seat, votes in by_count if votes == by_count[0][1])
    leader = leaders[0]
    if len(leaders) > 1:
        question = Question(
            scene.executioner, Topic.TIE, (one(Do.SELECT, leaders),), silence=ByDice(Do.SELECT)
        )
        answer = await scene.court.ask(question)
        leader = answer.pick(Seat)
    scene.mob = leader
    scene.court.announce(MobChose(leader))


async def stir(scene: Scene) -> None:
    """Every prisoner's item moves one seat clockwise, unseen; a sealed one stays, passed over."""
    places = scene.movable(centre=False)
    moves = tuple(zip(places, (*places[1:], *places[:1]), strict=True))
    scene.move(moves)
    scene.court.announce(Moved(Gallows.STIR, moves))


async def confession(scene: Scene) -> None:
    """A selected prisoner secretly shows their role to a prisoner of their own choice."""
    for seat in await select(scene, Gallows.CONFESSION, scene.prisoners, 1):
        question = Question(
            seat, Topic.CONFIDE, (one(Do.CONFIDE, scene.others(seat)),), silence=ByDice(Do.CONFIDE)
        )
        answer = await scene.court.ask(question)
        whom = answer.pick(Seat)
        scene.court.announce(Confided(seat, whom))
        scene.court.tell(RoleConfided(seat, whom, scene.roles[seat]), whom)


async def scurry(scene: Scene) -> None:
    """Two selected prisoners' items and the centre card are shuffled and dealt back, unseen."""
    seats = await select(scene, Gallows.SCURRY, scene.movable(centre=False), 2)
    if seats:
        places: tuple[Place, ...] = (*seats, CENTRE)
        origins = list(places)
        shuffle(scene.court.dice, origins)
        scene.move(zip(origins, places, strict=True))
        scene.court.announce(Shuffled(Gallows.SCURRY, places))
        scene.court.record(Lay(tuple((place, scene.items[place]) for place in places)))
        scene.tell_face_up()


async def tug_of_war(scene: Scene) -> None:
    """Two selected prisoners' items change places."""
    seats = await select(scene, Gallows.TUG_OF_WAR, scene.movable(centre=False), 2)
    if seats:
        _swap(scene, Gallows.TUG_OF_WAR, seats[0], seats[1])


async def sealed(scene: Scene) -> None:
    """A selected prisoner's item cannot be peeked at or moved again by anything."""
    for seat in await select(scene, Gallows.SEALED, scene.prisoners, 1):
        scene.sealed.append(seat)
        scene.court.announce(Sealed(seat))


async def long_shot(scene: Scene) -> None:
    """A selected prisoner's item changes places with the centre card."""
    for seat in await select(scene, Gallows.LONG_SHOT, scene.movable(centre=False), 1):
        _swap(scene, Gallows.LONG_SHOT, seat, CENTRE)


async def birds_eye_view(scene: Scene) -> None:
    """The Executioner peeks at the centre card."""
    scene.peek(scene.executioner, CENTRE)


async def spin(scene: Scene) -> None:
    """The Executioner picks a direction; each prisoner peeks at the next prisoner's item."""
    question = Question(
        scene.executioner,
        Topic.DIRECTION,
        (one(Do.TURN, tuple(Direction)),),
        silence=ByDice(Do.TURN),
    )
    answer = await scene.court.ask(question)
    direction = answer.pick(Direction)
    scene.court.announce(DirectionPicked(direction))
    step = 1 if direction is Direction.CLOCKWISE else -1
    for n, seat in enumerate(scene.prisoners):
        following = scene.prisoners[(n + step) % len(scene.prisoners)]
        if following not in scene.sealed:
            scene.peek(seat, following)


GALLOWS: dict[Gallows, Event] = {
    Gallows.LAST_REQUEST: last_request,
    Gallows.BLUNT_BLADE: later,
    Gallows.SHOW_TRIAL: show_trial,
    Gallows.THE_MOB: the_mob,
    Gallows.STIR: stir,
    Gallows.CONFESSION: confession,
    Gallows.SCURRY: scurry,
    Gallows.TUG_OF_WAR: tug_of_war,
    Gallows.SEALED: sealed,
    Gallows.LONG_SHOT: long_shot,
    Gallows.BIRDS_EYE_VIEW: birds_eye_view,
    Gallows.BLOOD_MONEY: later,
    Gallows.BITTER_CUP: later,
    Gallows.SPIN: spin,
}
"""Every gallows card with its event, in the order of the deck."""


def _swap(scene: Scene, card: Gallows, first: Place, second: Place) -> None:
    moves = ((first, second), (second, first))
    scene.move(moves)
    scene.court.announce(Moved(card, moves))
