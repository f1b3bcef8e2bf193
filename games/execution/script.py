"""Royal Execution, in the rulebook's order. Rules and rulings: docs/rules/execution.md."""

from games.engine.asks import Answer
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.script_context import ScriptContext
from games.execution import events as ev
from games.execution.cards import ROYALS, Card
from games.execution.layout import HAND, LAST_HANDS, Move
from games.execution.setup import Options, set_up
from games.execution.state import PLAYER, State
from games.execution.words import ROWS, Do, Place, Result


async def play(context: ScriptContext, options: Options) -> None:
    """Play until all royals are executed, nothing can be done any more, or the player gives up."""
    state = set_up(context, options)
    while not state.layout.won:
        question = state.question()
        if question is None:
            end(state, Result.LOST)
            return
        answer = await context.ask(question)
        if answer.verb == Do.GIVE_UP:
            end(state, Result.GIVEN_UP)
            return
        act(state, answer)
    end(state, Result.WON)


def act(state: State, answer: Answer) -> None:
    """Do what was answered; with a third card on it a royal is executed."""
    if answer.verb == Do.DRAW:
        draw(state)
    elif answer.verb == Do.TAKE_BACK:
        take_back(state)
    elif answer.verb == Do.HINT:
        state.announce(ev.HintTaken(state.board.hints + 1))
    elif state.layout.full is not None:
        execute(state, Move(answer.pick(Card), Place(answer.verb)))
    else:
        put(state, Move(Card(answer.verb), answer.pick(Place)))
        saves = state.layout.saves(state.level)
        if state.layout.full is not None and len(saves) < 2:
            execute(state, saves[0] if saves else None)


def draw(state: State) -> None:
    """Draw the top three cards, face up. The last three hands are announced."""
    cards = state.draw_hand()
    state.announce(ev.HandDrawn(state.board.number + 1, cards, len(state.cards)))
    if len(state.cards) == LAST_HANDS * HAND:
        state.announce(ev.LastHandsReached(LAST_HANDS))


def take_back(state: State) -> None:
    """Take back the last card, up to the last hand drawn or royal turned up."""
    card = state.board.last
    if card is not None:
        state.announce(ev.CardTakenBack(card))


def put(state: State, move: Move) -> None:
    """Lay a card on a royal, or discard it."""
    if move.to not in ROWS:
        state.announce(ev.CardDiscarded(move.card, move.to))
        return
    royal = state.layout.rows[ROWS.index(move.to)].royal
    if royal is None:
        raise ValueError(f"there is no royal in the row {move.to}")
    from_pile = move.card not in state.layout.hand
    state.announce(ev.CardLaid(move.card, move.to, royal, from_pile))


def execute(state: State, saved: Move | None) -> None:
    """Execute the royal that three cards lie on.

    The saved card goes to the discard pile, the others and the royal to the graveyard; then the
    royal behind turns up.
    """
    at = state.layout.full or 0
    royal, number, row = state.layout.rows[at].royal, state.layout.executed + 1, ROWS[at]
    if royal is None:
        raise ValueError(f"there is no royal in the row {row}")
    card, end_of_pile = (None, None) if saved is None else (saved.card, saved.to)
    state.announce(ev.RoyalExecuted(royal, row, number, card, end_of_pile))
    if state.behind[at]:
        state.announce(ev.RoyalTurnedUp(state.behind[at].pop(), row))


def end(state: State, result: Result) -> None:
    """Count the score: cards left in draw pile and hand, or, of a loss, the royals left."""
    layout, won = state.layout, result is Result.WON
    score = layout.in_play if won else layout.executed - len(ROYALS)
    state.announce(ev.GameEnded(result, layout.executed, score, state.board.hints))
    counts = [Count("played", 1, state.level)]
    if won:
        counts.append(Count("won", 1, state.level))
    part = SeatOutcome(PLAYER, state.level, won, True, tuple(counts), score)
    state.context.settle(Outcome(result, (part,), ()))
