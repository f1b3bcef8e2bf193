"""Phase 2 of the rulebook, "Action": what a called prisoner does."""

from games.botk.events import StoodIdle, Switched
from games.botk.scene import Scene
from games.botk.words import Do, Topic, place
from games.engine.asks import Answer, Question, Seat, one, two


async def act(scene: Scene, prisoner: Seat) -> None:
    """Take one action: peek at one item, or switch any two without looking.

    Own item, others' and the centre card alike. Who did what to which places is public; what a
    peek showed is not. Silence is no action.
    """
    places = scene.movable()
    question = Question(
        prisoner,
        Topic.ACTION,
        (one(Do.PEEK, places), two(Do.SWITCH, places)),
        silence=Answer(Do.NOTHING),
    )
    answer = await scene.court.ask(question)
    match answer.verb:
        case Do.PEEK:
            scene.peek(prisoner, answer.pick(place))
        case Do.SWITCH:
            first, second = answer.all(place)
            scene.move(((first, second), (second, first)))
            scene.court.announce(Switched(prisoner, first, second))
        case _:
            scene.court.announce(StoodIdle(prisoner))
