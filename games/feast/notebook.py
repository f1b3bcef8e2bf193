"""What one viewer of a game of feast knows."""

from functools import singledispatchmethod

from games.engine.asks import Seat
from games.engine.claims import Claimed, Spoken
from games.engine.crowns import Payment
from games.engine.events import Event
from games.engine.notebook import Notebook, remembered
from games.feast import events as ev
from games.feast.actions import ACTIONS, compels, price
from games.feast.cards import Deck, Food, Goblet, Role, Spot, Title, food_or_goblet
from games.feast.claims import Say
from games.feast.goals import judge, leads, left_to_reach, reachable
from games.feast.knowledge import UNTOLD, Card, Evidence, Guest, How, Pile, Serving, SpokenOf
from games.feast.scenarios import Scenario
from games.feast.words import Do, Result, Step


class FeastNotebook(Notebook):
    """A viewer's notes: who stands how, and what is known of cards that lie face down."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.scenario: Scenario | None = None
        self.spared = True
        """Whether nobody drinks or duels before a first turn of their own."""
        self.ends_decided = True
        """Whether the feast ends when nobody living has a goal left to reach."""
        self.roles: tuple[Role, ...] = ()
        """The role cards in the game."""
        self.role: Role | None = None
        """The viewer's own."""
        self.king: Seat | None = None
        self.guests: dict[Seat, Guest] = {}
        """Clockwise from the King's left, the King last; filled when he shows his card."""
        self.decks: dict[Deck, int] = {}
        """How many cards lie in each."""
        self.piles: dict[Food, Pile] = {}
        """What the viewer knows of each food's deck."""
        self.mixed: tuple[Food, ...] = ()
        """The foods that the viewer poisoned as Chamberlain."""
        self.poisons_mixed = 0
        """How many the Chamberlain mixed in."""
        self.spoken_of: dict[int, SpokenOf] = {}
        """By the number of a claim: the card that it says is poison, or is none."""
        self.evidence: list[Evidence] = []
        """What was openly done to whom."""
        self.seen: dict[Seat, Role] = {}
        """Roles that the viewer saw as Inquisitor, or as the Queen."""
        self.mourner: Seat | None = None
        """Whoever of Princess and Suitor has outlived the other."""
        self.turn: Seat | None = None
        self.turns = 0
        self.step = Step.SETUP
        self.energy = 0
        """Of whose turn it is."""
        self.drinkers: tuple[Seat, ...] = ()
        """Who is asked to a toast that has not been drunk yet."""
        self.duel: tuple[Seat, Seat] | None = None
        """Challenger and challenged, until it is settled."""
        self.result: Result | None = None
        self.verdicts: list[ev.Judged] = []
        self.unveiled: ev.Unveiled | None = None

    # --- questions that panels and players ask ---

    def living(self) -> tuple[Guest, ...]:
        """Return the guests who live, clockwise from the King's left, the King last."""
        return tuple(guest for guest in self.guests.values() if guest.alive)

    def at_risk(self, guest: Guest) -> bool:
        """Say whether a guest may be asked to drink or to duel: who has begun a turn, and does not
        mourn.
        """
        return (guest.turns > 0 or not self.spared) and guest.seat != self.mourner

    def compels(self, verb: Do) -> bool:
        """Say whether nobody can refuse such an action of whose turn it is."""
        guest = self.guests[self.turn] if self.turn is not None else None
        return guest is not None and compels(verb, guest.titles, king=guest.seat == self.king)

    def me(self) -> Guest | None:
        """Return the viewer's own place."""
        return None if self.viewer is None else self.guests.get(self.viewer)

    def bearer(self, title: Title) -> Seat | None:
        """Return who has a title."""
        return next((g.seat for g in self.guests.values() if title in g.titles), None)

    def known_role(self, seat: Seat) -> Role | None:
        """Return a role that the viewer can be sure of."""
        if seat == self.viewer:
            return self.role
        if self.unveiled is not None:
            return dict(self.unveiled.roles)[seat]
        guest = self.guests.get(seat)
        return guest.role if guest and guest.role else self.seen.get(seat)

    def seat_of(self, role: Role) -> Seat | None:
        """Return who has a role, if the viewer can be sure."""
        return next((seat for seat in self.seats if self.known_role(seat) is role), None)

    def cost(self, verb: Do) -> int:
        """Return what an action costs whose turn it is, in energy."""
        guest = self.guests[self.turn] if self.turn is not None else None
        titles = guest.titles if guest else []
        return price(ACTIONS[verb], titles, king=self.turn == self.king)

    def energy_left(self) -> int:
        """Return what is left to act with when Dishonor is paid; below 0 is death."""
        return self.energy - (self.guests[self.turn].dishonor if self.turn is not None else 0)

    def empty_decks(self) -> tuple[Deck, ...]:
        """Return the decks that ran out; two of them end the game."""
        return tuple(deck for deck, size in self.decks.items() if not size)

    def nearest_to_empty(self) -> tuple[tuple[Deck, int], ...]:
        """Return the decks with their sizes, the smallest first."""
        return tuple(sorted(self.decks.items(), key=lambda item: item[1]))

    def lives(self) -> dict[Role, bool]:
        """Return each role in the game with whether it lives: the dead show theirs."""
        dead = [guest.role for guest in self.guests.values() if not guest.alive]
        return {role: role not in dead for role in self.roles}

    def standing(self) -> ev.Judged | None:
        """Return how the viewer's goal would be judged, if the game ended as the table stands.

        Everybody at the table could tell, but for whose goal it is.
        """
        me = self.me()
        if me is None or self.role is None:
            return None
        best = max(guest.merit for guest in self.guests.values() if guest is not me)
        return judge(me.seat, self.role, self.lives(), me.merit, best)

    def lost(self) -> bool:
        """Say whether the viewer is dead and will have missed the goal, however the feast ends."""
        me = self.me()
        if me is None or me.alive or self.role is None:
            return False
        return not reachable(self.role, self.lives(), me.merit)

    def decided(self) -> bool:
        """Say whether nobody living has a goal left to reach, as far as the viewer can tell.

        The feast ends so only when everybody can; who is the Gold Knight may be a secret.
        """
        lives, knight = self.lives(), self.seat_of(Role.GOLD_KNIGHT)
        guests = self.guests.values()
        gold_leads = knight is not None and leads(self.guests[knight], guests)
        if not self.ends_decided or all(lives.values()):
            return False
        return not left_to_reach(lives, gold_leads=gold_leads)

    # --- taking note ---

    @singledispatchmethod
    def _note(self, event: Event) -> None:
        """Most events change nothing here."""

    @_note.register
    def _note_roles_chosen(self, event: ev.RolesChosen) -> None:
        self.scenario, self.roles, self.purses_before = event.scenario, event.roles, event.purses
        self.spared, self.ends_decided = event.spared, event.decided

    @_note.register
    def _note_role_dealt(self, event: ev.RoleDealt) -> None:
        self.role = event.role

    @_note.register
    def _note_king_shown(self, event: ev.KingShown) -> None:
        self.king = event.seat
        order = self.seats[event.seat + 1 :] + self.seats[: event.seat + 1]
        self.guests = {seat: Guest(seat) for seat in order}
        self.guests[event.seat].role = Role.KING

    @_note.register
    def _note_titles_taken(self, event: ev.TitlesTaken) -> None:
        if self.king is not None:
            self.guests[self.king].titles = list(event.titles)

    @_note.register
    def _note_title_given(self, event: ev.TitleGiven) -> None:
        self._hand(event.title, event.seat)

    @_note.register
    def _note_title_claimed(self, event: ev.TitleClaimed) -> None:
        self._hand(event.title, event.by)

    def _hand(self, title: Title, seat: Seat) -> None:
        for guest in self.guests.values():
            if title in guest.titles:
                guest.titles.remove(title)
        self.guests[seat].titles.append(title)

    @_note.register
    def _note_decks_made(self, event: ev.DecksMade) -> None:
        self.decks = dict(event.sizes)
        self.piles = {food: Pile(self.decks[Deck(food)]) for food in Food}

    @_note.register
    def _note_food_prepared(self, event: ev.FoodPrepared) -> None:
        self.poisons_mixed = event.count
        self.decks[Deck.FOOD_POISON] -= event.count

    @_note.register
    def _note_food_poisoned(self, event: ev.FoodPoisoned) -> None:
        self.mixed += (event.food,)
        self.piles[event.food].mixed += 1

    @_note.register
    def _note_honor_dealt(self, event: ev.HonorDealt) -> None:
        for guest in self.guests.values():
            guest.tokens = event.amount

    @_note.register(ev.HonorGained)
    @_note.register(ev.DishonorGained)
    @_note.register(ev.HonorPaid)
    @_note.register(ev.DishonorRemoved)
    def _note_honor_changed(
        self, event: ev.HonorGained | ev.DishonorGained | ev.HonorPaid | ev.DishonorRemoved
    ) -> None:
        self.guests[event.seat].tokens = event.now

    # --- goblets and foods ---

    @_note.register
    def _note_goblets_served(self, event: ev.GobletsServed) -> None:
        self.decks[Deck.WINE] -= event.wine
        self.decks[Deck.POISON_GOBLET] -= event.poison
        served = Serving(event.by, event.wine + event.poison, event.poison)
        for seat in event.seats:
            self.guests[seat].goblet = Card(serving=served, served=seat)

    @_note.register
    def _note_goblets_known(self, event: ev.GobletsKnown) -> None:
        for seat, goblet in event.goblets:
            self._learn(seat, Spot.GOBLET, goblet is Goblet.POISON, How.SERVED)

    @_note.register
    def _note_foods_taken(self, event: ev.FoodsTaken) -> None:
        for food in event.foods:
            self.decks[Deck(food)] -= 1
            self.guests[event.seat].foods[food] = self.piles[food].take()

    @_note.register
    def _note_food_flipped(self, event: ev.FoodFlipped) -> None:
        self.energy = event.energy
        card, pile = self.guests[event.seat].foods.pop(event.food), self.piles[event.food]
        self._settle(card, event.poison)
        self.guests[event.seat].flips += 1
        pile.found += event.poison
        pile.surely_mixed += event.poison and not card.poisoned

    @_note.register
    def _note_food_dumped(self, event: ev.FoodDumped) -> None:
        del self.guests[event.seat].foods[event.food]

    @_note.register
    def _note_wine_spilled(self, event: ev.WineSpilled) -> None:
        guest = self.guests[event.seat]
        if guest.goblet is not None and guest.goblet.poison and event.by != event.seat:
            self.evidence.append(Evidence(event.by, event.seat, friendly=True))
        guest.goblet = None

    @_note.register
    def _note_goblet_flipped(self, event: ev.GobletFlipped) -> None:
        guest = self.guests[event.seat]
        poison = event.goblet is Goblet.POISON
        if guest.goblet is not None:
            served = guest.goblet.serving
            if poison and served is not None and not guest.goblet.doubts:
                self.evidence.append(Evidence(served.by, event.seat, friendly=False))
            guest.goblet.count(poison)
            self._settle(guest.goblet, poison)
        guest.goblet = None

    @_note.register(ev.Insulted)
    @_note.register(ev.Mocked)
    def _note_insulted(self, event: ev.Insulted | ev.Mocked) -> None:
        self.evidence.append(Evidence(event.by, event.seat, friendly=False))

    @_note.register(ev.Praised)
    @_note.register(ev.Absolved)
    def _note_praised(self, event: ev.Praised | ev.Absolved) -> None:
        self.evidence.append(Evidence(event.by, event.seat, friendly=True))

    @_note.register
    def _note_goblets_swapped(self, event: ev.GobletsSwapped) -> None:
        a, b = self.guests[event.first], self.guests[event.second]
        a.goblet, b.goblet = b.goblet, a.goblet

    @_note.register
    def _note_plates_swapped(self, event: ev.PlatesSwapped) -> None:
        a, b = self.guests[event.first], self.guests[event.second]
        a.foods, b.foods = b.foods, a.foods

    @_note.register
    def _note_poison_used(self, event: ev.PoisonUsed) -> None:
        """Somebody else's poison may be anywhere: what was known to be safe is so no more."""
        self.decks[event.deck] -= 1
        if event.by == self.viewer:
            return
        for guest in self.living():
            if event.deck is Deck.FOOD_POISON:
                for card in guest.foods.values():
                    card.doubts, card.poisoned = card.doubts + 1, True
            elif guest.goblet is not None:
                guest.goblet.doubts += 1

    @_note.register
    def _note_poison_placed(self, event: ev.PoisonPlaced) -> None:
        if event.seat is not None:
            if event.card is Spot.GOBLET:
                self.guests[event.seat].goblet = Card()
            else:
                self.guests[event.seat].foods[Food(event.card)] = Card(poisoned=True)
            self._learn(event.seat, event.card, True, How.POISONED)

    @_note.register
    def _note_taste_known(self, event: ev.TasteKnown) -> None:
        self._learn(event.by, event.what, event.poison, How.TASTED)

    @_note.register
    def _note_spy_known(self, event: ev.SpyKnown) -> None:
        self._learn(event.seat, Spot.GOBLET, event.goblet is Goblet.POISON, How.SPIED)

    def _learn(self, seat: Seat, what: Food | Spot, poison: bool, how: How) -> None:
        card = self._card(seat, what)
        if card is not None:
            self._settle(card, poison)
            card.learn(poison, how)

    def _card(self, seat: Seat, what: Food | Spot) -> Card | None:
        guest = self.guests[seat]
        return guest.foods.get(Food(what)) if what != Spot.GOBLET else guest.goblet

    def hear(self, event: Spoken) -> None:
        """Remember which card was spoken of: it may be seen later, elsewhere."""
        super().hear(event)
        if isinstance(event, Claimed) and event.kind in (Say.POISONED, Say.CLEAN) and self.guests:
            card = self._card(Seat(int(event.about[0])), food_or_goblet(event.about[1]))
            if card is not None:
                self.spoken_of[event.number] = SpokenOf(card, card.doubts, card.sure)

    def _settle(self, card: Card, poison: bool) -> None:
        """Know what a card was when it was spoken of, unless poison may have come to it since."""
        for then in self.spoken_of.values():
            if then.card is not card or then.poison is not None:
                continue
            if not poison or then.doubts == card.doubts:
                then.poison = poison
            else:
                # What it was can never be told any more, however sure its card is from now on.
                then.doubts = UNTOLD

    # --- turns, death and the end ---

    @_note.register
    def _note_turn_began(self, event: ev.TurnBegan) -> None:
        self.turn, self.turns = event.seat, event.number
        self.guests[event.seat].turns += 1

    @_note.register
    def _note_step_began(self, event: ev.StepBegan) -> None:
        self.step = event.step
        self.energy = 1 if event.step is Step.ACT else 0

    @_note.register
    def _note_toast_called(self, event: ev.ToastCalled) -> None:
        self.drinkers = event.seats
        if self.king in event.seats and event.by != self.king:
            self.evidence.append(Evidence(event.by, self.king, friendly=False, strength=0.3))

    @_note.register
    def _note_thumbs_shown(self, event: ev.ThumbsShown) -> None:
        self.drinkers = ()

    @_note.register
    def _note_challenged(self, event: ev.Challenged) -> None:
        self.duel = (event.by, event.seat)
        self.evidence.append(Evidence(event.by, event.seat, friendly=False))

    @_note.register
    def _note_duel_answered(self, event: ev.DuelAnswered) -> None:
        self.duel = self.duel if event.accepted else None

    @_note.register
    def _note_duel_fought(self, event: ev.DuelFought) -> None:
        self.duel = None

    @_note.register
    def _note_role_known(self, event: ev.RoleKnown) -> None:
        self.seen[event.seat] = event.role

    @_note.register
    def _note_suitor_seen(self, event: ev.SuitorSeen) -> None:
        self.seen[event.seat] = Role.SUITOR

    @_note.register
    def _note_mourning_began(self, event: ev.MourningBegan) -> None:
        self.mourner, self.guests[event.seat].role = event.seat, event.role

    @_note.register
    def _note_died(self, event: ev.Died) -> None:
        guest = self.guests[event.seat]
        guest.cause, guest.role, guest.kept = event.cause, event.role, event.kept
        guest.tokens, guest.goblet, guest.foods = 0, None, {}
        guest.titles = [title for title in guest.titles if title not in event.titles]
        if self.king is not None:
            self.guests[self.king].titles += event.titles

    @_note.register
    def _note_game_ended(self, event: ev.GameEnded) -> None:
        self.result = event.result

    @_note.register
    def _note_unveiled(self, event: ev.Unveiled) -> None:
        self.unveiled = event

    @_note.register
    def _note_judged(self, event: ev.Judged) -> None:
        self.verdicts.append(event)

    @_note.register
    def _note_paid(self, event: ev.Paid) -> None:
        self.payments.append(Payment(event.payer, event.payee, event.amount, event.why))

    _how_to_note = staticmethod(remembered(_note.dispatcher.dispatch))

    def learn(self, event: Event) -> None:
        """Note an event: as calling ``_note`` with it, at half the cost."""
        self._how_to_note(type(event))(self, event)
