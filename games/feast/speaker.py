"""What the computer player of feast says before it answers, truly or not."""

from collections.abc import Callable

from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import Claimed
from games.engine.credibility import Statement
from games.engine.dice import Dice, pick
from games.engine.play_style import PlayStyle
from games.engine.speech import Speech, talks
from games.feast.beliefs import Beliefs
from games.feast.cards import Role, Spot
from games.feast.claims import GUESTS, Say, Wish
from games.feast.notebook import FeastNotebook
from games.feast.words import Topic

SURE = 0.5
"""How likely a role must be before somebody is called by it."""
FELT = 0.3
"""How well or ill one must wish somebody to say so."""
HIDING = (Role.ASSASSIN, Role.BLACK_KNIGHT, Role.REBEL)
"""Who says to be somebody else, and what nobody says falsely to be."""
SPEAKS_AT = (Topic.ACT, Topic.TOAST, Topic.CHALLENGE)


def speak(book: FeastNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Answer | None:
    """Take back, answer a claim, or say what one knows, is, suspects or wants."""
    if ask.topic not in SPEAKS_AT or not talks(dice, style):
        return None
    return FeastSpeech(book, ask.seat, dice, style).say()


class FeastSpeech(Speech):
    """What somebody may say now."""

    of_oneself = (Say.COME_OUT, Say.WILL)

    def __init__(self, book: FeastNotebook, me: Seat, dice: Dice, style: PlayStyle) -> None:
        self.book, self.beliefs = book, Beliefs(book)
        super().__init__(book.talk, self.beliefs.credibility, me, dice, style)
        self.wishes = {s: wish for s, wish in self.beliefs.wishes.items() if s != me}

    @property
    def ways(self) -> list[Callable[[], Answer | None]]:
        """See `Speech.ways`."""
        return [self.poison, self.come_out, self.suspicion, self.wish]

    @property
    def gone(self) -> list[Seat]:
        """See `Speech.gone`."""
        return [guest.seat for guest in self.book.guests.values() if not guest.alive]

    def chance(self, said: Statement) -> float:
        """See `Speech.chance`."""
        odds: dict[Role, float] = self.beliefs.roles[Seat(int(str(said.holder)))]
        return odds.get(said.kind, 0.0)

    def opinion(self, claim: Claimed) -> bool | None:
        """See `Speech.opinion`: of a guess at oneself, and of a wish."""
        match claim.kind, claim.about:
            case Say.ESTIMATE, (seat, role) if seat == self.me:
                return role == self.book.role and role not in HIDING
            case Say.REQUEST, (wish, seat) if seat == self.me:
                return wish != Wish.KILL
            case Say.REQUEST, (wish, seat) if abs(self.feeling(seat)) >= FELT:
                return (self.feeling(seat) < 0) is (wish == Wish.KILL)
            case _:
                return None

    def plain(self, claim: Claimed) -> bool:
        """See `Speech.plain`: of whose role lies open."""
        about = {Say.COME_OUT: claim.seat, Say.ESTIMATE: claim.about[0]}
        seat = about.get(Say(claim.kind))
        return seat is not None and self.book.guests[Seat(int(seat))].role is not None

    def feeling(self, seat: object) -> float:
        """Return how well one says to wish somebody: the King's life is dear to everybody."""
        return 1.0 if seat == self.book.king else self.wishes.get(Seat(int(str(seat))), 0.0)

    def poison(self) -> Answer | None:
        """Warn of poison, or say that there is none; of one's enemies' cards nothing that helps."""
        known = [
            (guest.seat, what, card.sure)
            for guest in self.book.living()
            if guest.seat != self.me
            for what, card in ((Spot.GOBLET, guest.goblet), *guest.foods.items())
            if card is not None and card.sure is not None
        ]
        if not known:
            return None
        seat, what, poison = pick(self.dice, known)
        if self.lies():
            poison = not poison
        elif poison and self.wishes[seat] < 0:
            return None
        return Answer(Say.POISONED if poison else Say.CLEAN, (seat, what))

    def come_out(self) -> Answer | None:
        """Come out once as what one is, or wants to be taken for; King and mourner need not."""
        role = self.book.role
        if self.said_before(Say.COME_OUT) or role is None or self.book.guests[self.me].role:
            return None
        if self.lies() or role in HIDING:
            lives, talk = self.book.lives(), self.book.talk
            taken = [claim.about[0] for claim in talk.standing if claim.kind == Say.COME_OUT]
            no_pose = (role, *HIDING, *taken)
            poses = [each for each in GUESTS if lives.get(each) and each not in no_pose]
            poses = [each for each in poses if not self.contradicts(self.me, each)]
            if not poses:
                return None
            role = pick(self.dice, poses)
        return Answer(Say.COME_OUT, (role,))

    def suspicion(self) -> Answer | None:
        """Say whom one takes for what, unless one still says otherwise."""
        hidden = [seat for seat in self.wishes if self.book.known_role(seat) is None]
        if not hidden:
            return None
        odds = self.beliefs.roles
        seat, role = max(
            ((seat, role) for seat in hidden for role in odds[seat] if role in GUESTS),
            key=lambda pair: odds[pair[0]][pair[1]],
        )
        if self.lies() and role is not self.book.role:
            seat = pick(self.dice, hidden)
        elif odds[seat][role] < SURE:
            return None
        return None if self.contradicts(seat, role) else Answer(Say.ESTIMATE, (seat, role))

    def contradicts(self, seat: Seat, role: Role) -> bool:
        """Say whether one says already that they are somebody else, or that somebody else is."""
        return any(
            (said.holder == seat) is not (said.kind is role)
            for said in self.credibility.standing
            if said.speaker == self.me and isinstance(said.kind, Role) and not said.denied
        )

    def wish(self) -> Answer | None:
        """Ask for the death, or the life, of whom one wishes it most."""
        seats = [seat for seat in self.wishes if abs(self.feeling(seat)) >= FELT]
        if not seats or len(self.wishes) == 1:
            return None
        seat = max(seats, key=lambda each: abs(self.wishes[each]))
        if seat == self.book.king:
            return Answer(Say.REQUEST, (Wish.SPARE, seat))
        kind = Wish.KILL if (self.feeling(seat) < 0) is not self.lies() else Wish.SPARE
        return Answer(Say.REQUEST, (kind, seat))
