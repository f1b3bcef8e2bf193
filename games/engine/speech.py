"""When computer players speak, whether truly, and what they say of each other's claims."""

from collections.abc import Callable

from games.engine.asks import Answer, Seat
from games.engine.claims import AGREE, DISAGREE, TAKE_BACK, Claimed, Talk
from games.engine.dice import Dice
from games.engine.hearing import Hearing, Statement
from games.engine.manner import Manner, Temper

TALKS = {None: 20, Temper.CAREFUL: 15, Temper.BOLD: 35, Temper.TREACHEROUS: 30}
"""Before how many of a hundred answers somebody says something."""
LIES = {None: 15, Temper.CAREFUL: 5, Temper.BOLD: 15, Temper.TREACHEROUS: 60}
"""How many of a hundred claims about what only the speaker knows are lies."""
REPLIES = (AGREE.name, DISAGREE.name)
NEWS = 4
"""So many of the newest claims are answered; what lies further back is forgotten."""
DOUBTED = 0.15
"""Whoever said what is less likely than this takes it back."""


def talks(dice: Dice, manner: Manner) -> bool:
    """Say whether a computer speaks up now."""
    return dice.below(100) < TALKS[manner.temper]


def lies(dice: Dice, manner: Manner) -> bool:
    """Say whether what it says is a lie, where there is something to hide."""
    return dice.below(100) < LIES[manner.temper]


def repeats(talk: Talk, me: Seat, said: Answer, of_oneself: tuple[str, ...]) -> bool:
    """Say whether it was said before: by anybody, but for what somebody says of themselves."""
    return any(
        claim.kind == said.verb
        and claim.about == said.picks
        and (claim.seat == me or claim.kind not in of_oneself)
        for claim in talk.claims
    )


def regret(
    hearing: Hearing, talk: Talk, me: Seat, chance: Callable[[Statement], float], manner: Manner
) -> Answer | None:
    """Take back what one has said and does not believe, or what others know to be a lie.

    The treacherous stand by their lies.
    """
    contested = [c.about[0] for c in talk.standing if c.kind == DISAGREE.name and c.seat != me]
    replies = [claim.number for claim in talk.claims if claim.kind in REPLIES]
    for said in hearing.standing:
        if said.speaker != me or said.holder is None or said.own or said.number in replies:
            continue
        if said.witnessed:
            caught = hearing.true(said) is False and said.number in contested
            wrong = caught and manner.temper is not Temper.TREACHEROUS
        else:
            wrong = chance(said) < DOUBTED
        if wrong:
            return Answer(TAKE_BACK, (said.number,))
    return None


def reply(
    hearing: Hearing,
    talk: Talk,
    me: Seat,
    opinion: Callable[[Claimed], bool | None],
    *,
    lie: bool,
) -> Answer | None:
    """Agree or disagree with one of the newest claims.

    With what one knows, truly or not, and with what the game has an ``opinion`` of.
    """
    answered = [each.about[0] for each in talk.claims if each.seat == me and each.kind in REPLIES]
    known = {said.number: hearing.true(said) for said in hearing.standing}
    for claim in reversed(talk.standing[-NEWS:]):
        if claim.seat == me or claim.number in answered or claim.kind in REPLIES:
            continue
        agrees = opinion(claim)
        true = known.get(claim.number)
        if agrees is None and true is not None:
            agrees = true is not lie
        if agrees is not None:
            return Answer((AGREE if agrees else DISAGREE).name, (claim.number,))
    return None
