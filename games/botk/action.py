"""Phase 2 of the rulebook, "Action": what a called prisoner does."""

from games.botk.events import StoodIdle, Switched
from games.botk.state import State
from games.botk.words import Do, Topic, place
from games.engine.asks import Answer, Question, Seat, one, two


async def act(state: State, prisoner: Seat) -> None:
    """Take one action: peek at one item, or switch any two without looking.

    Own item, others' and the centre card alike. Who did what to which places is public; what a
    peek showed is not. Silence is no action.
    """
    places = state.movable()
    question = Question(
        prisoner,
        Topic.ACTION,
        (one(Do.PEEK, places), two(Do.SWITCH, places)),
        silence=Answer(Do.NOTHING),
    )
    answer = await state.context.ask(question)
    match answer.verb:
        case Do.PEEK:
            state.peek(prisoner, answer.pick(place))
        case Do.SWITCH:
            first, second = answer.all(place)
            state.move(((first, second), (second, first)))
            state.context.announce(Switched(prisoner, first, second))
        case _:
            state.context.announce(StoodIdle(prisoner))
