"""A second reading of the rules of botk, to check the first one.

It knows nothing of the project but the JSON object that docs/simulate.md describes. From the
deal and the answers it works out what must have happened, and compares: every event, in order,
with its fields and its audience; every crown; the result. Only chance is taken as told.
"""

from collections import Counter
from typing import Any

from tests.botk.document import GALLOWS, ITEMS, ROLES, SAFE, BotkReader
from tests.engine.document import check


class Referee(BotkReader):
    """Follows one match from the first event to the result."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.purses: list[int] = list(document["purses"])
        self.net = [0] * self.seats
        self.payments: list[dict[str, Any]] = []
        self.item: dict[Any, str] = {}
        self.role: dict[int, str] = {}
        self.face_up: list[Any] = []
        self.sealed: list[int] = []
        self.revealed: list[str] = []
        self.executed: list[int] = []
        self.dead: list[int] = []
        self.escaped: list[int] = []
        self.shown: list[Any] = []
        self.heads = 0
        self.treason: list[int] = []
        self.spilled = False
        self.mob: int | None = None

    def referee(self) -> None:
        self.set_up()
        self.expect("PhaseBegan", phase="action")
        self.gallows_card()
        self.actions()
        self.gallows_card()
        check(len(set(self.revealed)) == 2, "the same gallows card twice")
        self.expect("PhaseBegan", phase="execution")
        self.executions()
        self.rewards()
        successor = self.answer(
            self.executioner, "successor", {"name": self.round(self.executioner)}
        )
        self.expect("SuccessorNamed", seat=successor["picks"][0])
        self.finish()

    # --- setup ---

    def set_up(self) -> None:
        self.expect("PhaseBegan", phase="setup")
        took = self.take("ExecutionerTook")
        self.executioner: int = took["seat"]
        check(took["purses"] == self.purses, "wrong purses")
        willing = self.document["options"]["executioner"] or list(range(self.seats))
        check(self.executioner in willing, "not a candidate")
        self.prisoners = self.round(self.executioner)
        drawn = self.take("CardsDrawn")
        roles, items = list(drawn["roles"]), list(drawn["items"])
        check(len(roles) == len(items) == self.seats, "a card a player")
        check(not Counter(roles) - Counter(ROLES), "more roles than there are")
        deck = Counter(ITEMS) - Counter(items)
        check(not Counter(items) - Counter(ITEMS), "more items than there are")
        if "pardon" not in items:
            self.expect("PardonAdded", removed=items.pop())
            items.append("pardon")
            deck["pardon"] -= 1
        if not set(items) & set(SAFE):
            pool = [i for i in items if i != "pardon" or items.count(i) > 1]
            removed = self.answer(self.executioner, "remove", {"remove": pool})["picks"][0]
            items.remove(removed)
            self.expect("ItemRemoved", removed=removed)
            new = self.take("SafeItemDrawn")["drawn"]
            check([i in SAFE for i in new] == [False] * (len(new) - 1) + [True], "drew on")
            check(not Counter(new) - deck, "drew what was not in the deck")
            items.append(new[-1])
        self.expect("CardsActive", roles=roles, items=items)
        for seat in self.prisoners:
            self.role[seat] = self.take("RoleDealt", [seat])["role"]
            self.again("RoleDealt", [seat], seat=seat, role=self.role[seat])
        self.discarded = self.take("RoleDiscarded", [])["role"]
        self.again("RoleDiscarded", [], role=self.discarded)
        dealt = [*self.role.values(), self.discarded]
        check(Counter(dealt) == Counter(roles), "dealt other roles than the active ones")
        if self.document["options"]["always_saboteur"]:
            check("saboteur" in self.role.values(), "no Saboteur among the prisoners")
        for place in [*self.prisoners, "centre"]:
            to = [] if place == "centre" else [place]
            self.item[place] = self.take("ItemDealt", to)["item"]
            self.again("ItemDealt", to, place=place, item=self.item[place])
        check(Counter(self.item.values()) == Counter(items), "dealt other items")

    # --- moves ---

    def places(self) -> list[Any]:
        return [p for p in [*self.prisoners, "centre"] if p not in self.sealed]

    def free(self) -> list[int]:
        return [p for p in self.prisoners if p not in self.sealed]

    def move(self, moves: list[list[Any]]) -> None:
        goes = dict(moves)
        check(not set(goes) & set(self.sealed), "a sealed item moved")
        taken = {to: self.item[origin] for origin, to in goes.items()}
        check(set(taken) == set(goes), "an item vanished")
        self.item.update(taken)
        self.face_up = [goes.get(place, place) for place in self.face_up]

    def peek(self, by: int, place: Any) -> None:
        check(place not in self.sealed, "peeked at a sealed item")
        self.expect("PeekSeen", by=by, place=place)
        self.expect("Peeked", [by], by=by, place=place, item=self.item[place])

    def act(self, seat: int) -> None:
        given = self.answer(seat, "action", {"peek": self.places(), "switch": self.places()})
        if given["verb"] == "peek":
            self.peek(seat, given["picks"][0])
        elif given["verb"] == "switch":
            first, second = given["picks"]
            self.move([[first, second], [second, first]])
            self.expect("Switched", by=seat, first=first, second=second)
        else:
            self.expect("StoodIdle", seat=seat)

    def actions(self) -> None:
        waiting = list(self.prisoners)
        while waiting:
            called = waiting[0]
            if len(waiting) > 1:
                called = self.answer(self.executioner, "call", {"call": waiting})["picks"][0]
            waiting.remove(called)
            self.expect("Called", seat=called)
            self.act(called)

    # --- gallows ---

    def gallows_card(self) -> None:
        card = self.take("GallowsRevealed")["card"]
        check(card in GALLOWS, "no such gallows card:", card)
        self.revealed.append(card)
        self.again("GallowsRevealed", "all", number=len(self.revealed), card=card)
        getattr(self, "on_" + card.replace("-", "_"), lambda: None)()

    def select(self, card: str, pool: list[int], count: int = 1) -> list[int]:
        self.wanted = count
        given = self.answer_unless_forced(self.executioner, "select", "select", pool, count)
        picks: list[int] = given["picks"]
        self.wanted = 1
        self.expect("Selected", card=card, seats=picks)
        return picks

    def on_last_request(self) -> None:
        self.act(self.select("last-request", self.prisoners)[0])

    def on_show_trial(self) -> None:
        self.face_up += self.select("show-trial", self.prisoners)
        self.see_face_up()

    def see_face_up(self) -> None:
        """Told whenever Scurry has shuffled: even of what it left where it was."""
        for place in self.face_up:
            self.expect("FaceUp", place=place, item=self.item[place])

    def on_the_mob(self) -> None:
        votes: Counter[int] = Counter()
        voters = list(self.prisoners)
        while voters:
            given = self.answers[self.answered]
            voters.remove(given["seat"])
            pool = [p for p in self.prisoners if p != given["seat"]]
            self.answer(given["seat"], "vote", {"vote": pool})
            votes.update(given["picks"])
        order = sorted(votes, key=lambda p: (-votes[p], self.prisoners.index(p)))
        self.expect("VotesCounted", votes=[[p, votes[p]] for p in order])
        if not order:
            self.expect("NothingToDo", card="the-mob")
            return
        leaders = [p for p in order if votes[p] == max(votes.values())]
        self.mob = leaders[0]
        if len(leaders) > 1:
            self.mob = self.answer(self.executioner, "tie", {"select": leaders})["picks"][0]
        self.expect("MobChose", seat=self.mob)

    def on_stir(self) -> None:
        free = self.free()
        moves: list[list[Any]] = [[p, free[(n + 1) % len(free)]] for n, p in enumerate(free)]
        self.move(moves)
        self.expect("Moved", card="stir", moves=moves)

    def on_confession(self) -> None:
        (seat,) = self.select("confession", self.prisoners)
        pool = [p for p in self.prisoners if p != seat]
        (to,) = self.answer(seat, "confide", {"confide": pool})["picks"]
        self.expect("Confided", by=seat, whom=to)
        self.expect("RoleConfided", [to], by=seat, whom=to, role=self.role[seat])

    def on_scurry(self) -> None:
        places: list[Any] = [*self.select("scurry", self.free(), 2), "centre"]
        self.expect("Shuffled", card="scurry", places=places)
        lay = dict(map(tuple, self.take("Lay", [])["items"]))
        self.again("Lay", [], items=[[p, lay[p]] for p in places])
        before = Counter(self.item[p] for p in places)
        check(Counter(lay.values()) == before, "the shuffle changed the cards")
        was_up = [(p, self.item[p]) for p in self.face_up if p in places]
        self.item.update(lay)
        for place, item in was_up:
            self.face_up.remove(place)
            self.face_up.append(self.events[self.now]["place"])
            check(self.face_up[-1] in places, "the face-up item left the shuffle")
            check(self.item[self.face_up[-1]] == item, "the face-up item changed")
        self.see_face_up()

    def on_tug_of_war(self) -> None:
        first, second = self.select("tug-of-war", self.free(), 2)
        self.swap("tug-of-war", first, second)

    def on_long_shot(self) -> None:
        self.swap("long-shot", self.select("long-shot", self.free())[0], "centre")

    def swap(self, card: str, first: Any, second: Any) -> None:
        moves = [[first, second], [second, first]]
        self.move(moves)
        self.expect("Moved", card=card, moves=moves)

    def on_sealed(self) -> None:
        self.sealed += self.select("sealed", self.prisoners)
        self.expect("Sealed", seat=self.sealed[0])

    def on_birds_eye_view(self) -> None:
        self.peek(self.executioner, "centre")

    def on_spin(self) -> None:
        ways = ["clockwise", "counterclockwise"]
        (way,) = self.answer(self.executioner, "direction", {"turn": ways})["picks"]
        self.expect("DirectionPicked", direction=way)
        for n, seat in enumerate(self.prisoners):
            other = self.prisoners[(n + (1 if way == "clockwise" else -1)) % len(self.prisoners)]
            if other not in self.sealed:
                self.peek(seat, other)

    # --- executions ---

    def at_risk(self) -> list[int]:
        return [p for p in self.prisoners if p not in self.dead and p not in self.escaped]

    def executions(self) -> None:
        least = 2 if "blunt-blade" in self.revealed else 1
        relented = 0
        while self.at_risk() and not self.treason:
            owed = len(self.executed) < least
            pool = self.at_risk()
            if self.mob is not None and not self.executed:
                pool = [self.mob]
            forced = owed and len(pool) == 1
            if owed:
                given = self.answer_unless_forced(self.executioner, "execute", "condemn", pool)
            else:
                offered = {"condemn": pool, "stop": []}
                given = self.answer(self.executioner, "execute", offered)
            if given["verb"] == "stop":
                self.expect("ExecutionsEnded", stopped=True)
                return
            (seat,) = given["picks"]
            self.expect("Condemned", seat=seat)
            may_relent = not forced
            may_relent &= relented < 12 or self.answers[self.answered]["silent"]
            ways: dict[str, Any] = {"strike": []} | ({"relent": []} if may_relent else {})
            gesture = self.answer(self.executioner, "gesture", ways)
            if gesture["verb"] == "strike":
                self.execute(seat)
                continue
            self.expect("Relented", seat=seat)
            relented += 1
            if relented > 12:
                self.expect("ExecutionsEnded", stopped=True)
                return
        if not self.treason:
            self.expect("ExecutionsEnded", stopped=False)

    def beside(self, seat: int) -> list[int]:
        risk = [p for p in self.round(seat) if p in self.at_risk()]
        return risk[:1] + [p for p in risk[-1:] if p not in risk[:1]]

    def show(self, seat: int) -> str:
        """Told of each seat once, and of the centre: even of what lies face up already."""
        item = self.item[seat]
        if seat not in self.shown:
            self.shown.append(seat)
            self.expect("ItemShown", seat=seat, item=item)
        if item != "mimic":
            return item
        if "centre" not in self.shown:
            self.shown.append("centre")
            self.expect("CentreShown", item=self.item["centre"])
        return self.item["centre"]

    def execute(self, seat: int, shield: int | None = None) -> None:
        check(seat in self.at_risk(), "executed twice")
        self.executed.append(seat)
        self.expect("Executed", seat=seat, by_shield_of=shield)
        item = self.show(seat)
        beside = self.beside(seat)
        if item == "shield" and beside:
            given = self.answer(seat, "shield", {"redirect": beside, "decline": []})
            if given["verb"] == "redirect":
                self.escape(seat, "shield")
                self.execute(given["picks"][0], seat)
                return
        if item == "dummy":
            self.escape(seat, "dummy")
            self.head()
        elif item == "hidden-key":
            self.escape(seat, "key")
        else:
            self.kill(seat, "execution")
            if item == "golden-chalice":
                self.spilled = True
            if item == "poisoned-wine" and self.at_risk():
                poured = self.answer_unless_forced(seat, "wine", "poison", self.at_risk())
                (other,) = poured["picks"]
                self.kill(other, "wine", seat)
            if item == "powder-keg":
                for other in beside:
                    self.kill(other, "keg", seat)

    def escape(self, seat: int, by: str) -> None:
        self.escaped.append(seat)
        self.expect("Escaped", seat=seat, by=by)

    def head(self) -> None:
        self.heads += 1
        self.expect("Counted", heads=self.heads)

    def kill(self, seat: int, cause: str, by: int | None = None) -> None:
        item, role = self.show(seat), self.role[seat]
        self.dead.append(seat)
        self.expect("Died", seat=seat, cause=cause, by=by)
        if role in ("princess", "jester"):
            self.expect("RoleShown", seat=seat, role=role)
        if role == "jester" and item != "cheese":
            for other in self.round(seat):
                self.pay(other if self.purses[other] else None, seat, 1, "steal")
        self.pay(seat, None, 2 if "bitter-cup" in self.revealed else 1, "death")
        if role != "jester":
            self.head()
        if role == "princess" or item == "pardon":
            self.treason.append(seat)

    def pay(self, payer: int | None, payee: int | None, amount: int, why: str) -> None:
        if payer is not None:
            amount = min(amount, self.purses[payer])
            self.purses[payer] -= amount
            self.net[payer] -= amount
        if payee is not None:
            self.purses[payee] += amount
            self.net[payee] += amount
        check(min(self.purses) >= 0, "a purse below zero")
        if amount:
            self.expect("Paid", payer=payer, payee=payee, amount=amount, why=why)
            payment = {"payer": payer, "payee": payee, "amount": amount, "reason": why}
            self.payments.append(payment)

    # --- rewards ---

    def rewards(self) -> None:
        result = "saboteurs" if self.treason else "crown"
        self.expect("GameEnded", result=result, heads=self.heads, brought_by=self.treason)
        self.expect("PhaseBegan", phase="rewards")
        living = [p for p in self.prisoners if p not in self.dead]
        loyal = [p for p in living if self.role[p] in ("loyalist", "princess")]
        if self.treason:
            for seat in living:
                if self.role[seat] == "saboteur":
                    self.pay(None, seat, 3, "sabotage")
        else:
            for seat in [self.executioner, *loyal]:
                self.pay(None, seat, self.heads, "heads")
            if "blood-money" in self.revealed and self.heads >= 3:
                for seat in [self.executioner, *loyal]:
                    self.pay(None, seat, 1, "blood-money")
            if self.spilled:
                self.pay(None, self.executioner, 1, "chalice")
        for seat in living:
            if self.item[seat] == "golden-chalice":
                self.pay(None, seat, 1, "chalice")
        unveiled = self.take("Unveiled")
        check(dict(map(tuple, unveiled["roles"])) == self.role, "other roles at the end")
        check(dict(map(tuple, unveiled["items"])) == self.item, "other items at the end")
        check(unveiled["discarded"] == self.discarded, "another role was left over")
        self.check_result(result)

    def check_result(self, result: str) -> None:
        told = self.document["result"]
        check(told["outcome"] == result, "the result is:", result)
        check(told["payments"] == self.payments, "other payments than were due")
        check(told["net"] == self.net, "the change in crowns does not add up")
        for seat, part in enumerate(told["seats"]):
            role = self.role.get(seat, "executioner")
            alive = seat not in self.dead
            stole = any(p["payee"] == seat and p["reason"] == "steal" for p in self.payments)
            won = {
                "saboteur": alive and bool(self.treason),
                "jester": stole,
            }.get(role, alive and not self.treason and self.heads > 0)
            known = {"seat": seat, "role": role, "won": won, "alive": alive}
            check(part == known, "it should be:", known, part)
