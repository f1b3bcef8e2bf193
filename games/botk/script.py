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
from games.botk.setup import Options, set_up
from games.botk.state import State
from games.botk.words import Do, Phase, Result, Topic, Why
from games.engine.asks import Answer, AskPace, ByDice, Question, Seat, Verb, one
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.dice import shuffle
from games.engine.script_context import ScriptContext

RELENTS_AT_MOST = 12
"""How often an Executioner may relent in one game."""


async def play(context: ScriptContext, options: Options) -> None:
    """Setup, Action, Execution, Rewards; then the Executioner names a successor."""
    state = await set_up(context, options)
    deck = list(GALLOWS)
    shuffle(context.dice, deck)
    context.announce(PhaseBegan(Phase.ACTION))
    await reveal_gallows_card(state, deck.pop(0))
    await take_actions(state)
    await reveal_gallows_card(state, deck.pop(0))
    context.announce(PhaseBegan(Phase.EXECUTION))
    await execute_prisoners(state)
    hand_out_rewards(state)
    await name_successor(state)


async def reveal_gallows_card(state: State, card: Gallows) -> None:
    """Reveal a gallows card; its event happens at once unless it says otherwise."""
    state.revealed.append(card)
    state.context.announce(GallowsRevealed(len(state.revealed), card))
    await GALLOWS[card].event(state)


async def take_actions(state: State) -> None:
    """The Executioner calls all prisoners in any order; each takes one action.

    The last one left is called without a question.
    """
    waiting = list(state.prisoners)
    while waiting:
        called = waiting[0]
        if len(waiting) > 1:
            question = Question(
                state.executioner,
                Topic.CALL,
                (one(Do.CALL, tuple(waiting)),),
                silence=ByDice(Do.CALL),
                pace=AskPace.TALK,
            )
            answer = await state.context.ask(question)
            called = answer.pick(Seat)
        waiting.remove(called)
        state.context.announce(Called(called))
        await act(state, called)


async def execute_prisoners(state: State) -> None:
    """At least one execution, two under Blunt Blade if possible; then stop at any time.

    An execution is complete only with its gesture. It ends by itself when nobody is left to
    execute, or at once with a Saboteur victory, when the whole chain has resolved. Executions
    that a Shield passes on count towards the least number.
    """
    least = 2 if Gallows.BLUNT_BLADE in state.revealed else 1
    relented = 0
    while not state.brought_by and (pool := state.at_risk()):
        must = len(state.executed) < least
        if state.mob is not None and not state.executed:
            pool = (state.mob,)
        question = Question(
            state.executioner,
            Topic.EXECUTE,
            (one(Do.CONDEMN, pool), *([] if must else [Verb(Do.STOP)])),
            silence=ByDice(Do.CONDEMN) if must else Answer(Do.STOP),
            pace=AskPace.TALK,
        )
        answer = await state.context.ask_unless_forced(question)
        if answer.verb == Do.STOP:
            state.context.announce(ExecutionsEnded(stopped=True))
            return
        condemned = answer.pick(Seat)
        may_relent = relented < RELENTS_AT_MOST and question.only_answer() is None
        if await make_gesture(state, condemned, must=must, may_relent=may_relent):
            await execute(state, condemned)
        elif relented < RELENTS_AT_MOST:
            relented += 1
        else:
            state.context.announce(ExecutionsEnded(stopped=True))
            return
    if not state.brought_by:
        state.context.announce(ExecutionsEnded(stopped=False))


async def make_gesture(state: State, condemned: Seat, *, must: bool, may_relent: bool) -> bool:
    """Name the condemned before all, and ask for the gesture; say whether it was made.

    Silence strikes where an execution is still owed, and relents where none is. Where nobody else
    can be condemned, there is no relenting. An Executioner who has relented too often may only
    strike, or be silent, which is a stop.
    """
    state.context.announce(Condemned(condemned))
    question = Question(
        state.executioner,
        Topic.GESTURE,
        (Verb(Do.STRIKE), *([Verb(Do.RELENT)] if may_relent else [])),
        silence=Answer(Do.STRIKE if must else Do.RELENT),
        pace=AskPace.QUICK,
        about=condemned,
    )
    answer = await state.context.ask(question)
    if answer.verb == Do.RELENT:
        state.context.announce(Relented(condemned))
        return False
    return True


def hand_out_rewards(state: State) -> None:
    """Chapter 4, "Rewards", from the treasury; then everything is turned up."""
    context = state.context
    result = Result.SABOTEURS if state.brought_by else Result.CROWN
    context.announce(GameEnded(result, state.heads, tuple(state.brought_by)))
    context.announce(PhaseBegan(Phase.REWARDS))
    living = state.living()
    crown = [state.executioner]
    crown += [s for s in living if state.roles[s] in (Role.LOYALIST, Role.PRINCESS)]
    if result is Result.SABOTEURS:
        for seat in living:
            if state.roles[seat] is Role.SABOTEUR:
                state.pay(None, seat, 3, Why.SABOTAGE)
    else:
        for seat in crown:
            state.pay(None, seat, state.heads, Why.HEADS)
        if Gallows.BLOOD_MONEY in state.revealed and state.heads >= 3:
            for seat in crown:
                state.pay(None, seat, 1, Why.BLOOD_MONEY)
        if state.chalice_spilled:
            state.pay(None, state.executioner, 1, Why.CHALICE)
    for seat in living:
        if state.items[seat] is Item.GOLDEN_CHALICE:
            state.pay(None, seat, 1, Why.CHALICE)
    context.announce(
        Unveiled(tuple(state.roles.items()), tuple(state.items.items()), state.discarded)
    )
    context.settle(
        Outcome(
            result,
            tuple(seat_outcome(state, seat, result) for seat in context.seats),
            tuple(context.purses.payments),
        )
    )


def seat_outcome(state: State, seat: Seat, result: Result) -> SeatOutcome:
    """Say whether a seat reached its goal, as the rulebook's "Rewards" pays for it."""
    role = state.roles.get(seat, Role.EXECUTIONER)
    alive = seat not in state.dead
    match role:
        case Role.SABOTEUR:
            won = alive and result is Result.SABOTEURS
        case Role.JESTER:
            won = not alive and any(
                p.payee == seat and p.reason == Why.STEAL for p in state.context.purses.payments
            )
        case _:
            won = alive and result is Result.CROWN and state.heads > 0
    return SeatOutcome(seat, role, won, alive, statistics(state, seat))


def statistics(state: State, seat: Seat) -> tuple[Count, ...]:
    """Count who was the Executioner, for how many heads, and what everybody else died of."""
    if seat == state.executioner:
        return Count("executioner"), Count("heads", state.heads)
    cause = state.causes.get(seat)
    return (Count("death", word=cause),) if cause is not None else ()


async def name_successor(state: State) -> None:
    """The Executioner chooses who takes the card next; a last question, after the rewards."""
    executioner = state.executioner
    question = Question(
        executioner,
        Topic.SUCCESSOR,
        (one(Do.NAME, state.context.clockwise_from(executioner)),),
        silence=ByDice(Do.NAME),
    )
    answer = await state.context.ask(question)
    state.context.announce(SuccessorNamed(answer.pick(Seat)))
