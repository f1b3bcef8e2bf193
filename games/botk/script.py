"""By Order of the King, in the rulebook's order. Rules and rulings: docs/rules/botk.md."""

from games.botk.action import act
from games.botk.cards import Gallows, Item, Role
from games.botk.events import (
    Called,
    Condemned,
    ExecutionsEnded,
    GallowsRevealed,
    GameEnded,
    PhaseBegan,
    Relented,
    SuccessorNamed,
    Unveiled,
)
from games.botk.gallows import GALLOWS
from games.botk.items import execute
from games.botk.scene import Scene
from games.botk.setup import Options, set_up
from games.botk.words import Do, Phase, Result, Topic, Why
from games.engine.asks import Answer, ByDice, Pace, Question, Seat, Verb, one
from games.engine.court import Court
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.dice import shuffle

RELENTS_AT_MOST = 12
"""How often an Executioner may relent in one game."""


async def play(court: Court, options: Options) -> None:
    """Setup, Action, Execution, Rewards; then the Executioner names a successor."""
    scene = await set_up(court, options)
    deck = list(GALLOWS)
    shuffle(court.dice, deck)
    court.announce(PhaseBegan(Phase.ACTION))
    await reveal_gallows_card(scene, deck.pop(0))
    await take_actions(scene)
    await reveal_gallows_card(scene, deck.pop(0))
    court.announce(PhaseBegan(Phase.EXECUTION))
    await execute_prisoners(scene)
    hand_out_rewards(scene)
    await name_successor(scene)


async def reveal_gallows_card(scene: Scene, card: Gallows) -> None:
    """Reveal a gallows card; its event happens at once unless it says otherwise."""
    scene.revealed.append(card)
    scene.court.announce(GallowsRevealed(len(scene.revealed), card))
    await GALLOWS[card](scene)


async def take_actions(scene: Scene) -> None:
    """The Executioner calls all prisoners in any order; each takes one action.

    The last one left is called without a question.
    """
    waiting = list(scene.prisoners)
    while waiting:
        called = waiting[0]
        if len(waiting) > 1:
            question = Question(
                scene.executioner,
                Topic.CALL,
                (one(Do.CALL, tuple(waiting)),),
                silence=ByDice(Do.CALL),
                pace=Pace.TALK,
            )
            answer = await scene.court.ask(question)
            called = answer.pick(Seat)
        waiting.remove(called)
        scene.court.announce(Called(called))
        await act(scene, called)


async def execute_prisoners(scene: Scene) -> None:
    """At least one execution, two under Blunt Blade if possible; then stop at any time.

    An execution is complete only with its gesture. It ends by itself when nobody is left to
    execute, or at once with a Saboteur victory, when the whole chain has resolved. Executions
    that a Shield passes on count towards the least number.
    """
    least = 2 if Gallows.BLUNT_BLADE in scene.revealed else 1
    relented = 0
    while not scene.brought_by and (pool := scene.at_risk()):
        must = len(scene.executed) < least
        if scene.mob is not None and not scene.executed:
            pool = (scene.mob,)
        question = Question(
            scene.executioner,
            Topic.EXECUTE,
            (one(Do.CONDEMN, pool), *([] if must else [Verb(Do.STOP)])),
            silence=ByDice(Do.CONDEMN) if must else Answer(Do.STOP),
            pace=Pace.TALK,
        )
        answer = await scene.court.ask_unless_forced(question)
        if answer.verb == Do.STOP:
            scene.court.announce(ExecutionsEnded(stopped=True))
            return
        condemned = answer.pick(Seat)
        may_relent = relented < RELENTS_AT_MOST and question.only_answer() is None
        if await make_gesture(scene, condemned, must=must, may_relent=may_relent):
            await execute(scene, condemned)
        elif relented < RELENTS_AT_MOST:
            relented += 1
        else:
            scene.court.announce(ExecutionsEnded(stopped=True))
            return
    if not scene.brought_by:
        scene.court.announce(ExecutionsEnded(stopped=False))


async def make_gesture(scene: Scene, condemned: Seat, *, must: bool, may_relent: bool) -> bool:
    """Name the condemned before all, and ask for the gesture; say whether it was made.

    Silence strikes where an execution is still owed, and relents where none is. Where nobody else
    can be condemned, there is no relenting. An Executioner who has relented too often may only
    strike, or be silent, which is a stop.
    """
    scene.court.announce(Condemned(condemned))
    question = Question(
        scene.executioner,
        Topic.GESTURE,
        (Verb(Do.STRIKE), *([Verb(Do.RELENT)] if may_relent else [])),
        silence=Answer(Do.STRIKE if must else Do.RELENT),
        pace=Pace.QUICK,
        about=condemned,
    )
    answer = await scene.court.ask(question)
    if answer.verb == Do.RELENT:
        scene.court.announce(Relented(condemned))
        return False
    return True


def hand_out_rewards(scene: Scene) -> None:
    """Chapter 4, "Rewards", from the treasury; then everything is turned up."""
    court = scene.court
    result = Result.SABOTEURS if scene.brought_by else Result.CROWN
    court.announce(GameEnded(result, scene.heads, tuple(scene.brought_by)))
    court.announce(PhaseBegan(Phase.REWARDS))
    living = scene.living()
    crown = [scene.executioner]
    crown += [s for s in living if scene.roles[s] in (Role.LOYALIST, Role.PRINCESS)]
    if result is Result.SABOTEURS:
        for seat in living:
            if scene.roles[seat] is Role.SABOTEUR:
                scene.pay(None, seat, 3, Why.SABOTAGE)
    else:
        for seat in crown:
            scene.pay(None, seat, scene.heads, Why.HEADS)
        if Gallows.BLOOD_MONEY in scene.revealed and scene.heads >= 3:
            for seat in crown:
                scene.pay(None, seat, 1, Why.BLOOD_MONEY)
        if scene.chalice_spilled:
            scene.pay(None, scene.executioner, 1, Why.CHALICE)
    for seat in living:
        if scene.items[seat] is Item.GOLDEN_CHALICE:
            scene.pay(None, seat, 1, Why.CHALICE)
    court.announce(
        Unveiled(tuple(scene.roles.items()), tuple(scene.items.items()), scene.discarded)
    )
    court.settle(
        Outcome(
            result,
            tuple(seat_outcome(scene, seat, result) for seat in court.seats),
            tuple(court.purses.payments),
        )
    )


def seat_outcome(scene: Scene, seat: Seat, result: Result) -> SeatOutcome:
    """Say whether a seat reached its goal, as the rulebook's "Rewards" pays for it."""
    role = scene.roles.get(seat, Role.EXECUTIONER)
    alive = seat not in scene.dead
    match role:
        case Role.SABOTEUR:
            won = alive and result is Result.SABOTEURS
        case Role.JESTER:
            won = not alive and any(
                p.payee == seat and p.reason == Why.STEAL for p in scene.court.purses.payments
            )
        case _:
            won = alive and result is Result.CROWN and scene.heads > 0
    return SeatOutcome(seat, role, won, alive, statistics(scene, seat))


def statistics(scene: Scene, seat: Seat) -> tuple[Count, ...]:
    """Count who was the Executioner, for how many heads, and what everybody else died of."""
    if seat == scene.executioner:
        return Count("executioner"), Count("heads", scene.heads)
    cause = scene.causes.get(seat)
    return (Count("death", word=cause),) if cause is not None else ()


async def name_successor(scene: Scene) -> None:
    """The Executioner chooses who takes the card next; a last question, after the rewards."""
    executioner = scene.executioner
    question = Question(
        executioner,
        Topic.SUCCESSOR,
        (one(Do.NAME, scene.court.clockwise_from(executioner)),),
        silence=ByDice(Do.NAME),
    )
    answer = await scene.court.ask(question)
    scene.court.announce(SuccessorNamed(answer.pick(Seat)))
