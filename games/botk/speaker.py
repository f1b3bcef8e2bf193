"""What the computer player of botk says before it answers, truly or not."""

from collections.abc import Callable

from games.botk.beliefs import Beliefs
from games.botk.cards import Item, Role
from games.botk.claims import Say, Wish
from games.botk.items import ITEMS
from games.botk.notebook import BotkNotebook
from games.botk.prospects import Prospects
from games.botk.words import CENTRE, Place
from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import Claimed
from games.engine.credibility import Statement
from games.engine.dice import Dice, pick
from games.engine.play_style import PlayStyle
from games.engine.speech import Speech, talks

SURE = 0.5
"""How likely a role must be before somebody is called by it."""
POSES_AS = (Role.PRINCESS, Role.JESTER)
"""What prisoners say to be who lie, whoever they are: whom nobody would execute. If one role said
so more often than another, it would tell, and somebody would gain by it: docs/strength.md.
"""
SHARP = tuple(c.id for c in ITEMS.values() if not c.safe and c.own_value[Role.LOYALIST] < 0)
"""What who is to be spared says to hold."""


def speak(book: BotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Answer | None:
    """Take back, answer a claim, or say what one has seen, is, or suspects."""
    if not book.active_items or not talks(dice, style):
        return None
    return BotkSpeech(book, ask.seat, dice, style).say()


class BotkSpeech(Speech):
    """What somebody may say now."""

    of_oneself = (Say.COME_OUT, Say.HOLD, Say.VOTE)

    def __init__(self, book: BotkNotebook, me: Seat, dice: Dice, style: PlayStyle) -> None:
        self.book, self.beliefs = book, Beliefs(book)
        super().__init__(book.talk, self.beliefs.credibility, me, dice, style)
        self.role = book.role or Role.EXECUTIONER
        self.open = book.open_items()
        self.others = [seat for seat in book.at_risk() if seat != me]

    @property
    def ways(self) -> list[Callable[[], Answer | None]]:
        """See `Speech.ways`."""
        return [self.seen, self.come_out, self.suspicion]

    @property
    def gone(self) -> list[Seat]:
        """See `Speech.gone`."""
        return [seat for seat in self.book.prisoners if seat not in self.book.living()]

    def chance(self, said: Statement) -> float:
        """See `Speech.chance`."""
        odds = self.beliefs.roles.get(Seat(int(str(said.holder))), dict[Role, float]())
        return odds.get(Role(said.kind), 0.0)

    def opinion(self, claim: Claimed) -> bool | None:
        """See `Speech.opinion`: of a guess at oneself, and of a wish."""
        match claim.kind, claim.about:
            case Say.ESTIMATE, (seat, role) if seat == self.me:
                return role in (Role.LOYALIST, Role.PRINCESS)
            case Say.REQUEST, (wish, seat) if seat == self.me:
                return wish == Wish.SPARE
            case Say.REQUEST, (wish, seat) if seat in self.others:
                return self.wants_dead(Seat(int(seat))) is (wish == Wish.CONDEMN)
            case _:
                return None

    def plain(self, claim: Claimed) -> bool:
        """See `Speech.plain`: of a card that lies face up, or a role that nobody living has."""
        if claim.kind in (Say.COME_OUT, Say.ESTIMATE):
            return not self.may_live(Role(str(claim.about[-1])))
        return self.book.spoken_of.get(claim.number) in self.open

    def wants_dead(self, seat: Seat) -> bool:
        """Say whether one would see a prisoner executed."""
        if self.role is Role.EXECUTIONER:
            prospects = Prospects(self.beliefs)
            return prospects.after_executing(seat) > prospects.now()
        return (self.beliefs.treason(seat) >= SURE) is (self.role is Role.SABOTEUR)

    def seen(self) -> Answer | None:
        """Say which item one has before oneself or saw elsewhere."""
        book = self.book
        everywhere: list[Place] = [*book.prisoners, CENTRE]
        hidden = [place for place in everywhere if place not in self.open]
        places = [place for place in hidden if book.known_item(place) is not None]
        if not places:
            return None
        place = pick(self.dice, places)
        item = book.known_item(place)
        if self.lies():
            item = self.false_item(item, own=place == self.me)
        if item is None or self.contradicts(place, item):
            return None
        if place == CENTRE:
            return Answer(Say.CENTRE, (item,))
        return Answer(Say.HOLD, (item,)) if place == self.me else Answer(Say.LEARNED, (place, item))

    def contradicts(self, place: Place, item: Item) -> bool:
        """Say whether one says already that what lies there is another item."""
        spoken_of = self.book.spoken_of
        return any(
            spoken_of.get(claim.number) == place and claim.about[-1] != item
            for claim in self.talk.standing
            if claim.seat == self.me and claim.number in spoken_of
        )

    def false_item(self, true: Item | None, *, own: bool) -> Item | None:
        """Return another item: one's own is one that nobody wants to set off, but for a Jester.

        It is one that may lie there, as far as everybody can see.
        """
        shown = list(self.open.values())
        others = [
            item
            for item in Item
            if item is not true and self.book.active_items.count(item) > shown.count(item)
        ]
        if own:
            others = [i for i in others if (i in SHARP) is not (self.role is Role.JESTER)]
        return pick(self.dice, others) if others else None

    def come_out(self) -> Answer | None:
        """Come out once, mostly as a Loyalist, which draws the least attention.

        Nobody comes out as what everybody can see that no more of them live.
        """
        if self.said_before(Say.COME_OUT) or self.role is Role.EXECUTIONER:
            return None
        poses = [each for each in POSES_AS if self.may_live(each)]
        if not (self.lies() and poses) and self.may_live(Role.LOYALIST):
            return Answer(Say.COME_OUT, (Role.LOYALIST,))
        return Answer(Say.COME_OUT, (pick(self.dice, poses),)) if poses else None

    def may_live(self, role: Role) -> bool:
        """Say whether somebody may have a role, by what everybody can see."""
        shown = [prisoner.shown_role for prisoner in self.book.prisoners.values()]
        return self.book.active_roles.count(role) > shown.count(role)

    def plea(self) -> Answer | None:
        """Plead: say which item one holds, or who one is, or whatever has not been said before."""
        ways = [self.held, self.come_out]
        for way in (ways.pop(self.dice.below(len(ways))), *ways):
            said = way()
            if said is not None and not self._repeats(said):
                return said
        return None

    def held(self) -> Answer | None:
        """Say which item one holds, if one knows; a lie is one that nobody wants to set off."""
        if self.me in self.open:
            return None
        item = self.book.known_item(self.me)
        if self.lies():
            item = self.false_item(item, own=True)
        if item is None or self.contradicts(self.me, item):
            return None
        return Answer(Say.HOLD, (item,))

    def suspicion(self) -> Answer | None:
        """Say whom one takes for a Saboteur, of no more than there are, or who should be spared."""
        beliefs = self.beliefs
        if not self.others:
            return None
        suspect = max(self.others, key=lambda seat: beliefs.role(seat, Role.SABOTEUR))
        accused = [
            said.holder
            for said in self.credibility.standing
            if said.speaker == self.me and said.kind is Role.SABOTEUR and not said.denied
        ]
        if len({*accused}) >= self.book.active_roles.count(Role.SABOTEUR):
            return self.wish()
        if self.lies():
            return Answer(Say.ESTIMATE, (pick(self.dice, self.others), Role.SABOTEUR))
        if beliefs.role(suspect, Role.SABOTEUR) >= SURE:
            return Answer(Say.ESTIMATE, (suspect, Role.SABOTEUR))
        return self.wish()

    def wish(self) -> Answer | None:
        """Say who should be spared, or condemned, for what their death would bring."""
        beliefs = self.beliefs
        dangerous = max(self.others, key=beliefs.treason)
        if beliefs.treason(dangerous) < SURE:
            return None
        wish = Wish.CONDEMN if self.role is Role.SABOTEUR else Wish.SPARE
        return Answer(Say.REQUEST, (wish, dangerous))
