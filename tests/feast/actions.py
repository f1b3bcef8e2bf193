"""Energy, the nine actions and death, as the referee reads the rules."""

from typing import Any

from tests.engine.document import Foul, check
from tests.feast.document import BEATS, CHEAPER, COSTS, NO_TARGET, Offer, one
from tests.feast.table import Table


class Actions(Table):
    """What somebody may do in a turn, and what comes of it."""

    def act(self, seat: int) -> None:
        self.expect("StepBegan", step="act")
        energy, acting, claimed = 1, False, False
        used: list[str] = []
        while True:
            foods = list(self.plate[seat])
            left = energy + min(self.tokens[seat], 0)
            early: Offer = {}
            if not acting and seat != self.king:
                early = {} if claimed or used else self.claims(seat)
                mine = [t for t in self.titles[seat] if t not in used]
                pools = {title: self.start_pool(seat, title) for title in mine}
                early |= {title: one(pool) for title, pool in pools.items() if pool}
            offer: Offer = {"flip": (foods, 1, len(foods))} if foods else {}
            offer |= self.actions(seat, left)
            silence: Any = ("yield" if left < 0 else "pass", [])
            if left < 0 and foods:
                offer["yield"] = NO_TARGET
            elif foods:
                silence = "dump"
            if early and not offer:
                offer[silence[0]] = NO_TARGET
            verb, picks = silence if not offer else self.answer(seat, "act", early | offer, silence)
            if verb in early:
                if verb in ("claim", "steal"):
                    claimed = True
                    self.claim(seat, verb, picks[0])
                else:
                    used.append(verb)
                    self.use(seat, verb, picks[0])
                continue
            acting = True
            short = self.cost(seat, verb) - left if verb in COSTS else 0
            eaten = picks if verb == "flip" else foods[: max(0, short)]
            for food in eaten:
                poison = self.plate[seat].pop(food)
                energy += not poison
                self.expect("FoodFlipped", seat=seat, food=food, poison=poison, energy=energy)
                if poison:
                    self.die([seat], "food")
                    return
            if verb != "flip":
                break
        if verb == "yield":
            self.die([seat], "dishonor")
            return
        if self.tokens[seat] < 0:
            self.absolve(seat, -self.tokens[seat], "energy")
        self.action(seat, verb, picks)

    def cost(self, seat: int, verb: str) -> int:
        mine = [] if seat == self.king else self.titles[seat]
        return min([COSTS[verb], *(CHEAPER.get(title, {}).get(verb, 9) for title in mine)])

    def compels(self, seat: int, title: str) -> bool:
        return seat != self.king and title in self.titles[seat]

    def actions(self, seat: int, left: int) -> Offer:
        people, cups, all_ = self.court(), self.goblets(), len(self.alive)
        poisons = ["poison-goblet"] * bool(self.venom) + ["food-poison"] * bool(self.poisons)
        swap = (people, 2, 2) if all_ - len(cups) < 2 else one(cups)
        offer: Offer = {
            "dump": one(self.plate[seat]),
            "spill": one(cups),
            "swap-goblets": swap if cups and all_ > 1 else ([], 1, 1),
            "swap-plates": (people, 2, 2) if all_ > 1 else ([], 1, 1),
            "poison": one(poisons),
            "insult": one(people),
            "praise": one(people),
            "duel": one(s for s in people if s != seat and self.at_risk(s)),
        }
        if not self.at_risk(seat):
            offer["duel"] = ([], 1, 1)
        offer = {verb: has for verb, has in offer.items() if has[0]}
        if [s for s in cups if self.at_risk(s)]:
            offer["toast"] = NO_TARGET
        most = left + len(self.plate[seat])
        limits = dict.fromkeys(COSTS, most) | {"dump": left}
        return {v: has for v, has in offer.items() if self.cost(seat, v) <= limits[v]}

    # --- claims and titles ---

    def claims(self, seat: int) -> Offer:
        kings = self.titles[self.king]
        others = [t for s in self.alive if s not in (seat, self.king) for t in self.titles[s]]
        offer: Offer = {}
        if kings and self.honor(seat) >= 2:
            offer["claim"] = one(kings)
        if others and self.honor(seat) >= 3:
            offer["steal"] = one(others)
        return offer

    def claim(self, seat: int, verb: str, title: str) -> None:
        holder = self.holder(title)
        price = 2 if verb == "claim" else 3
        self.move_title(title, seat)
        self.expect("TitleClaimed", by=seat, title=title, holder=holder, price=price)
        self.pay(seat, price, "claim")

    def start_pool(self, seat: int, title: str) -> list[Any]:
        others = [s for s in self.alive if s != seat]
        match title:
            case "cupbearer" | "seneschal":
                return self.serving(title)[1]
            case "taster":
                return [*(["goblet"] if self.goblet.get(seat) else []), *self.plate[seat]]
            case "spymaster":
                return [s for s in others if self.goblet.get(s)]
            case "chaplain":
                return [s for s in self.alive if self.tokens[s] < 0]
            case "inquisitor":
                hidden = [s for s in others if s not in (self.king, self.mourner)]
                return hidden if self.honor(seat) else []
            case _:
                return []

    def use(self, seat: int, title: str, pick: Any) -> None:
        match title:
            case "cupbearer" | "seneschal":
                seats, _ = self.serving(title)
                wine, venom = min(self.wine, len(self.due(title))), min(self.venom, 1)
                self.put_down(seat, title, seats, wine, venom, pick)
            case "taster":
                self.expect("Tasted", by=seat, what=pick)
                cup = self.goblet.get(seat) == "poison"
                poison = cup if pick == "goblet" else self.plate[seat][pick]
                self.expect("TasteKnown", [seat], by=seat, what=pick, poison=poison)
            case "spymaster":
                self.expect("GobletSpied", by=seat, seat=pick)
                self.expect("SpyKnown", [seat], by=seat, seat=pick, goblet=self.goblet[pick])
            case "chaplain":
                self.expect("Absolved", by=seat, seat=pick)
                self.absolve(pick, 1, "chaplain")
            case "inquisitor":
                self.pay(seat, 1, "inquisitor")
                self.expect("Questioned", by=seat, seat=pick)
                self.expect("RoleKnown", [seat], by=seat, seat=pick, role=self.role[pick])
            case _:
                raise Foul(title)

    # --- actions ---

    def action(self, seat: int, verb: str, picks: list[Any]) -> None:
        match verb:
            case "pass":
                self.expect("Passed", seat=seat)
            case "dump":
                del self.plate[seat][picks[0]]
                self.expect("FoodDumped", seat=seat, food=picks[0])
            case "spill":
                del self.goblet[picks[0]]
                self.expect("WineSpilled", by=seat, seat=picks[0])
                self.lose(seat, "spill")
            case "swap-goblets":
                if len(picks) == 1:
                    others = [s for s in self.court() if s != picks[0]]
                    picks = picks + self.answer(seat, "swap", {"with": one(others)}, "with")[1]
                self.swap_goblets(seat, *picks)
            case "swap-plates":
                a, b = picks
                self.plate[a], self.plate[b] = self.plate[b], self.plate[a]
                self.expect("PlatesSwapped", by=seat, first=a, second=b)
            case "toast":
                self.toast(seat)
            case "poison":
                self.poison(seat, picks[0])
            case "insult":
                self.expect("Insulted", by=seat, seat=picks[0])
                self.lose(picks[0], "insult")
            case "praise":
                self.expect("Praised", by=seat, seat=picks[0])
                self.gain(picks[0], 1, "praise")
            case "duel":
                self.duel(seat, picks[0])
            case _:
                raise Foul(verb)

    def swap_goblets(self, seat: int, a: int, b: int) -> None:
        cups = self.goblet.pop(a, None), self.goblet.pop(b, None)
        check(cups != (None, None), "no goblet to swap")
        for s, cup in zip((b, a), cups, strict=True):
            if cup:
                self.goblet[s] = cup
        self.expect("GobletsSwapped", by=seat, first=a, second=b)

    def toast(self, seat: int) -> None:
        drinkers = [s for s in self.round(seat) if self.goblet.get(s) and self.at_risk(s)]
        self.expect("ToastCalled", by=seat, seats=drinkers)
        up = drinkers
        if not self.compels(seat, "steward"):
            offer = {"up": NO_TARGET, "down": NO_TARGET}
            thumbs = self.together(drinkers, "toast", offer, ("down", []))
            up = [s for s in drinkers if thumbs[s][0] == "up"]
        down = [s for s in drinkers if s not in up]
        self.expect("ThumbsShown", up=up, down=down)
        cups = {s: self.goblet.pop(s) for s in up}
        for s in up:
            self.expect("GobletFlipped", seat=s, goblet=cups[s])
        for s in down:
            self.lose(s, "toast")
        for s in up:
            if cups[s] == "wine":
                self.gain(s, 1, "toast")
        self.die([s for s in up if cups[s] == "poison"], "goblet")

    def poison(self, seat: int, deck: str) -> None:
        self.expect("PoisonUsed", by=seat, deck=deck)
        if deck == "food-poison":
            card = self.poisons.pop(0)
            pool = [s for s in self.court() if card in self.plate[s]]
        else:
            self.venom -= 1
            card, pool = "goblet", self.goblets()
        self.expect("PoisonDrawn", [seat], by=seat, card=card)
        offer = {"poison": one(pool)} if pool else {"box": NO_TARGET}
        _, picks = self.answer(seat, "poison", offer, "poison" if pool else ("box", []))
        target = picks[0] if picks else None
        if target is not None and card == "goblet":
            self.goblet[target] = "poison"
        elif target is not None:
            self.plate[target][card] = True
        self.expect("PoisonPlaced", [seat], by=seat, card=card, seat=target)

    def duel(self, seat: int, other: int) -> None:
        self.expect("Challenged", by=seat, seat=other)
        if not self.compels(seat, "marshal"):
            offer: Offer = {"accept": NO_TARGET, "refuse": NO_TARGET}
            accepted = self.answer(other, "challenge", offer, ("refuse", []))[0] == "accept"
            self.expect("DuelAnswered", by=seat, seat=other, accepted=accepted)
            if not accepted:
                self.lose(other, "duel")
                self.gain(seat, 1 + max(0, -self.tokens[other]), "duel")
                return
        offer = {"throw": one(["rock", "paper", "scissors"])}
        throws = self.together([seat, other], "throw", offer, "throw")
        mine, theirs = throws[seat][1][0], throws[other][1][0]
        winner = seat if (mine, theirs) in BEATS else other if mine != theirs else None
        self.expect("DuelFought", by=seat, seat=other, threw=mine, against=theirs, winner=winner)
        for s in (seat, other):
            if winner in (s, None):
                self.gain(s, 1, "duel")
        if winner is not None:
            self.die([other if winner == seat else seat], "duel")

    def die(self, seats: list[int], cause: str) -> None:
        for s in seats:
            self.alive.remove(s)
        held = {s: self.titles[s] for s in seats}
        for s in seats:
            role, titles = self.role[s], held[s]
            kept = self.honor(s) + len(titles) if role == "gold-knight" else 0
            self.kept[s], self.cause[s] = kept, cause
            self.plate[s], self.tokens[s] = {}, 0
            self.goblet.pop(s, None)
            self.titles[s] = []
            self.expect("Died", seat=s, cause=cause, role=role, titles=titles, kept=kept)
        for titles in held.values():
            self.titles[self.king] += titles
        self.mourn()

    def mourn(self) -> None:
        """One of the pair is dead and the other alive: that one shows the card, unless all ends."""
        pair = [s for s in range(self.seats) if self.role[s] in ("princess", "suitor")]
        left = [s for s in pair if s in self.alive]
        wanted = self.document["options"]["mourning"] and self.king in self.alive
        if wanted and self.mourner is None and len(pair) == 2 and len(left) == 1:
            (self.mourner,) = left
            self.expect("MourningBegan", seat=left[0], role=self.role[left[0]])

    def absolve(self, seat: int, amount: int, why: str) -> None:
        self.tokens[seat] += amount
        check(self.tokens[seat] <= 0, "more than all Dishonor")
        now = self.tokens[seat]
        self.expect("DishonorRemoved", seat=seat, amount=amount, why=why, now=now)
