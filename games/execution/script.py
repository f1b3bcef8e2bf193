"""Royal Execution, in the rulebook's order. Rules and rulings: docs/rules/execution.md."""

from games.engine.asks import Answer
from games.engine.court import Court
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.execution import events as ev
from games.execution.cards import ROYALS, Card
from games.execution.layout import HAND, LAST_HANDS, Move
from games.execution.scene import PLAYER, Scene
from games.execution.setup import Options, set_up
from games.execution.words import ROWS, Do, Place, Result


async def play(court: Court, options: Options) -> None:
    """Play until all royals are executed, nothing can be done any more, or the player gives up."""
    scene = set_up(court, options)
    while not scene.layout.won:
        question = scene.question()
        if question is None:
            end(scene, Result.LOST)
            return
        answer = await court.ask(question)
        if answer.verb == Do.GIVE_UP:
            end(scene, Result.GIVEN_UP)
            return
        act(scene, answer)
    end(scene, Result.WON)


def act(scene: Scene, answer: Answer) -> None:
    """Do what was answered; with a third card on it a royal is executed."""
    if answer.verb == Do.DRAW:
        draw(scene)
    elif answer.verb == Do.TAKE_BACK:
        take_back(scene)
    elif scene.layout.full is not None:
        execute(scene, Move(answer.pick(Card), Place(answer.verb)))
    else:
        put(scene, Move(Card(answer.verb), answer.pick(Place)))
        saves = scene.layout.saves(scene.level)
        if scene.layout.full is not None and len(saves) < 2:
            execute(scene, saves[0] if saves else None)


def draw(scene: Scene) -> None:
    """Draw the top three cards, face up. The last three hands are announced."""
    cards = scene.draw_hand()
    scene.announce(ev.HandDrawn(scene.board.number + 1, cards, len(scene.cards)))
    if len(scene.cards) == LAST_HANDS * HAND:
        scene.announce(ev.LastHandsReached(LAST_HANDS))


def take_back(scene: Scene) -> None:
    """Take back the last card, up to the last hand drawn or royal turned up."""
    card = scene.board.last
    if card is not None:
        scene.announce(ev.CardTakenBack(card))


def put(scene: Scene, move: Move) -> None:
    """Lay a card on a royal, or discard it."""
    if move.to not in ROWS:
        scene.announce(ev.CardDiscarded(move.card, move.to))
        return
    royal = scene.layout.rows[ROWS.index(move.to)].royal
    if royal is None:
        raise ValueError(f"there is no royal in the row {move.to}")
    from_pile = move.card not in scene.layout.hand
    scene.announce(ev.CardLaid(move.card, move.to, royal, from_pile))


def execute(scene: Scene, saved: Move | None) -> None:
    """Execute the royal that three cards lie on.

    The saved card goes to the discard pile, the others and the royal to the graveyard; then the
    royal behind turns up.
    """
    at = scene.layout.full or 0
    royal, number, row = scene.layout.rows[at].royal, scene.layout.executed + 1, ROWS[at]
    if royal is None:
        raise ValueError(f"there is no royal in the row {row}")
    card, end_of_pile = (None, None) if saved is None else (saved.card, saved.to)
    scene.announce(ev.RoyalExecuted(royal, row, number, card, end_of_pile))
    if scene.behind[at]:
        scene.announce(ev.RoyalTurnedUp(scene.behind[at].pop(), row))


def end(scene: Scene, result: Result) -> None:
    """Count the score: cards left in draw pile and hand, or, of a loss, the royals left."""
    layout, won = scene.layout, result is Result.WON
    score = layout.in_play if won else layout.executed - len(ROYALS)
    scene.announce(ev.GameEnded(result, layout.executed, score))
    counts = [Count("played", 1, scene.level)]
    if won:
        counts.append(Count("won", 1, scene.level))
    part = SeatOutcome(PLAYER, scene.level, won, True, tuple(counts), score)
    scene.court.settle(Outcome(result, (part,), ()))
