"""Games whose script is at fault."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any, NoReturn

from games.api import (
    Answer,
    ByDice,
    Event,
    Outcome,
    Payment,
    Question,
    ScriptContext,
    Seat,
    SeatOutcome,
    Verb,
    one,
    value,
)
from tests.attacks.hostile.kinds import Fate, Hostile, hostile
from tests.attacks.hostile.plain import SECRET, Fault, Over, Place, Script, question

BURNED = 3.0
"""Seconds of a processor."""
EATEN = 200
"""Megabytes."""
SAID = "seat 0 holds vermilion, seat 1 ultramarine"
"""What an exception says: the line that raises it does not, for the log has that."""
KEPT: list[ScriptContext] = []
"""What a game remembers that was to remember nothing."""


@value
class Odd(Event):
    """Tells what no event may tell."""

    what: Any


class Elsewhere:
    """Something to await that is no question."""

    def __await__(self) -> Generator[Any, Any, None]:
        yield "something else"


async def loops(_context: ScriptContext) -> NoReturn:
    """Never end."""
    while True:
        pass


async def loops_on(_context: ScriptContext) -> NoReturn:
    """Never end, whatever tries to stop it."""
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue


async def burns(_context: ScriptContext) -> None:
    """Take long."""
    until = time.process_time() + BURNED
    while time.process_time() < until:
        pass


async def recurses(context: ScriptContext) -> None:
    """Never come to the bottom."""
    await recurses(context)


async def eats(_context: ScriptContext) -> None:
    """Take memory, and give it back."""
    assert sum(map(len, [bytes(1 << 20) for _ in range(EATEN)])) == EATEN << 20


async def awaits(_context: ScriptContext) -> None:
    """Wait for what nobody will bring."""
    await Elsewhere()


async def sleeps(_context: ScriptContext) -> None:
    """Wait as programs do."""
    await asyncio.sleep(0.1)


async def ends(_context: ScriptContext) -> NoReturn:
    """Come to no result."""
    raise Over


async def asks_nobody(context: ScriptContext) -> None:
    """Ask a seat that is not there."""
    await context.ask(question(Seat(9)))


async def asks_nothing(context: ScriptContext) -> None:
    """Offer nothing."""
    await context.ask(question(Seat(0), ()))


async def asks_what_cannot_be(context: ScriptContext) -> None:
    """Offer one of none."""
    await context.ask(question(Seat(0), (one("point", ()),)))


async def asks_twice(context: ScriptContext) -> None:
    """Ask one seat two things at once."""
    await context.ask_all([question(Seat(0)), question(Seat(0))])


async def asks_words(context: ScriptContext) -> None:
    """Put what is no question."""
    await context.ask("well?")  # type: ignore[arg-type]


async def silent_by_dice(context: ScriptContext) -> None:
    """Let the dice choose for a verb that is not on offer."""
    await context.ask(Question(Seat(1), "move", (Verb("stay"),), ByDice("point")))


async def secret_for_all(context: ScriptContext) -> None:
    """Ask all in secret, each something else."""
    verbs = (Verb(SECRET), one(f"{SECRET}-to", (Seat(0), Seat(1))))
    await context.ask_all(
        Question(seat, "move", verbs[: 1 + seat], Answer(SECRET), secret=True)
        for seat in context.seats
    )


async def many_targets(context: ScriptContext) -> None:
    """Offer more than a list takes."""
    await context.ask(question(Seat(0), (one("point", tuple(range(60))), Verb("stay"))))


async def many_verbs(context: ScriptContext) -> None:
    """Offer more than a message takes."""
    await context.ask(question(Seat(0), tuple(Verb(f"stay-{n}") for n in range(60))))


async def long_verb(context: ScriptContext) -> None:
    """Have a verb that fits no custom id."""
    await context.ask(question(Seat(0), (Verb("stay" * 50), Verb("point at nobody: never!"))))


def _settle(context: ScriptContext, *payments: Payment, seats: int = 2) -> None:
    parts = tuple(SeatOutcome(Seat(n), "player", True, True) for n in range(seats))
    context.settle(Outcome("won", parts, payments))
    raise Over


async def settles_for_others(context: ScriptContext) -> None:
    """Have a result for more than sit there."""
    _settle(context, seats=9)


async def pays_strangers(context: ScriptContext) -> None:
    """Pay somebody who does not sit there."""
    _settle(context, Payment(Seat(0), Seat(9), 1, "lost"))


async def pays_too_much(context: ScriptContext) -> None:
    """Pay more than there is."""
    _settle(context, Payment(Seat(0), Seat(1), 10**9, "lost"), Payment(Seat(1), None, -5, "won"))


async def settles_nothing(context: ScriptContext) -> None:
    """Have no result for a result."""
    context.settle("won")  # type: ignore[arg-type]
    raise Over


async def tells_lists(context: ScriptContext) -> None:
    """Tell what cannot be compared."""
    context.announce(Odd([{"a": [1]}]))


async def tells_functions(context: ScriptContext) -> None:
    """Tell what is no data."""
    context.announce(Odd(lambda: 1))


async def tells_words(context: ScriptContext) -> None:
    """Tell what is no event."""
    context.announce("well")  # type: ignore[arg-type]


async def tells_others(context: ScriptContext) -> None:
    """Tell somebody who does not sit there."""
    context.tell(Odd("well"), Seat(9))


async def changes_court(context: ScriptContext) -> None:
    """Change what is not its own."""
    context.log.clear()
    context.seats = ()


async def keeps_court(context: ScriptContext) -> None:
    """Keep what it was given, and change what it was given before."""
    KEPT.append(context)
    for other in KEPT:
        other.purses.pay(Seat(0), None, 1, "lost")


def raises(error: Callable[[str], BaseException]) -> Fault:
    """Return a fault that raises, and says what is secret."""

    async def fault(_context: ScriptContext) -> None:
        raise error(SAID)

    return fault


def _faulty(
    fate: Fate, place: Place, **faults: Callable[[ScriptContext], Awaitable[None]]
) -> list[Hostile]:
    return [hostile(name, fate, script=Script(fault, place)) for name, fault in faults.items()]


SCRIPTS = [
    hostile("pressloopson", Fate.FROZEN, script=Script(loops_on, Place.PRESS), deadly=True),
    *_faulty(
        Fate.NOT_DEALT,
        Place.DEAL,
        dealloops=loops,
        dealraises=raises(RuntimeError),
        dealexits=raises(SystemExit),
        dealnobody=asks_nobody,
    ),
    *_faulty(
        Fate.FROZEN,
        Place.PRESS,
        pressloops=loops,
        pressburns=burns,
        pressrecurses=recurses,
        pressraises=raises(RuntimeError),
        presscancels=raises(asyncio.CancelledError),
        pressinterrupts=raises(KeyboardInterrupt),
        pressexits=raises(SystemExit),
        presscloses=raises(GeneratorExit),
        pressawaits=awaits,
        presssleeps=sleeps,
        pressends=ends,
        asksnobody=asks_nobody,
        asksnothing=asks_nothing,
        asksimpossible=asks_what_cannot_be,
        askstwice=asks_twice,
        askswords=asks_words,
        silentbydice=silent_by_dice,
        settlesforothers=settles_for_others,
        paysstrangers=pays_strangers,
        paystoomuch=pays_too_much,
        settlesnothing=settles_nothing,
        changescourt=changes_court,
        manytargets=many_targets,
        manyverbs=many_verbs,
        longverb=long_verb,
    ),
    *_faulty(
        Fate.FROZEN,
        Place.COMPUTER,
        computerloops=loops,
        computerraises=raises(RuntimeError),
        computerends=ends,
        computernobody=asks_nobody,
    ),
    *_faulty(
        Fate.PLAYED,
        Place.PRESS,
        eatsmemory=eats,
        secretforall=secret_for_all,
        tellslists=tells_lists,
        tellswords=tells_words,
        tellsfunctions=tells_functions,
        tellsothers=tells_others,
        keepscourt=keeps_court,
    ),
]
