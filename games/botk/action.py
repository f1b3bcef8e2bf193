"""Phase 2 of the rulebook, "Action": what a called prisoner does."""

from games.botk.events import StoodIdle, Switched
from games.botk.scene import Scene
from games.botk.words import Do, Topic
from games.engine.asks import Answer, Seat, one, two


async def act(scene: Scene, prisoner: Seat) -> None:
    """Take one action: peek at one item, or switch any two without looking.

    Own item, others' and the centre card alike. Who did what to which places is public; what a
    peek showed is not. Silence is no action.
    """
    places = scene.movable()
    answer = await scene.court.ask(
        prisoner,
        Topic.ACTION,
        one(Do.PEEK, places),
        two(Do.SWITCH, places),
        silence=Answer(Do.NOTHING),
    )
    match answer.verb:
        case Do.PEEK:
            scene.peek(prisoner, scene.place(answer.picks[0]))
        case Do.SWITCH:
            first, second = (scene.place(pick) for pick in answer.picks)
            scene.move(((first, second), (second, first)))
            scene.court.announce(Switched(prisoner, first, second))
        case _:
            scene.court.announce(StoodIdle(prisoner))
