"""The table of a match of feast, rebuilt from its document alone."""

from collections import Counter
from typing import Any

from tests.engine.document import check
from tests.feast.document import (
    ALWAYS,
    FOODS,
    NEEDED,
    NO_TARGET,
    ROLES,
    SETS,
    SETUP,
    TITLES,
    FeastReader,
    one,
)


class Table(FeastReader):
    """What lies before whom, as the document says; the setup, and how cards and tokens move."""

    # --- who ---

    def after(self, seat: int) -> int:
        return next(s for s in [*self.circle(seat)[1:], seat] if s in self.alive)

    def circle(self, seat: int) -> list[int]:
        return [(seat + n) % self.seats for n in range(self.seats)]

    def round(self, seat: int) -> list[int]:
        """The living, beginning with a seat."""
        return [s for s in self.circle(seat) if s in self.alive]

    def court(self) -> list[int]:
        """The living, from the King's left, the King last."""
        return [s for s in [*self.circle(self.king)[1:], self.king] if s in self.alive]

    def goblets(self) -> list[int]:
        return [s for s in self.court() if self.goblet.get(s)]

    def at_risk(self, seat: int) -> bool:
        """Who may be asked to drink, and may fight a duel."""
        return seat in self.began and seat != self.mourner

    def honor(self, seat: int) -> int:
        return max(self.tokens[seat], 0)

    # --- setup ---

    def set_up(self) -> None:
        self.expect("StepBegan", step="setup")
        self.deal_roles()
        self.deal_titles()
        self.prepare_food()
        self.boxed: Counter[str] = Counter()
        self.goblet: dict[int, str] = {}
        self.plate: dict[int, dict[str, bool]] = {s: {} for s in range(self.seats)}
        self.alive = list(range(self.seats))
        self.kept: dict[int, int] = {}
        self.cause: dict[int, str] = {}
        self.mourner: int | None = None
        rest = self.court()[:-1]
        servers = {self.holder("cupbearer"): [self.king], self.holder("seneschal"): rest}
        served = {}
        for seat in self.order_of_answers(list(servers)):
            offer = {"serve": one([*servers[seat], "box"])}
            served[seat] = self.answer(seat, "serve", offer, "serve")[1][0]
        for (seat, seats), title in zip(servers.items(), SETUP, strict=False):
            self.put_down(seat, title, seats, len(seats), 1, served[seat])
        spared = self.document["options"]["spared"]
        self.began: set[int] = set() if spared else set(range(self.seats))
        offer = {"take": (FOODS, 3, 3)}
        menus = self.together(self.court(), "take", offer, "take")
        for seat in self.court():
            self.take_foods(seat, menus[seat][1])
        self.tokens = [1] * self.seats
        self.expect("HonorDealt", amount=1)

    def order_of_answers(self, seats: list[int]) -> list[int]:
        """The next answers' seats, which must be these in any order."""
        given = [a["seat"] for a in self.answers[self.answered : self.answered + len(seats)]]
        check(sorted(given) == sorted(seats), "not both servers answered")
        return given

    def deal_roles(self) -> None:
        options = self.document["options"]
        chosen = self.take("RolesChosen")
        roles, scenario = chosen["roles"], chosen["scenario"]
        check(scenario == options["scenario"], "another scenario")
        check(chosen["spared"] == options["spared"], "spared or not")
        check(chosen["decided"] == options["decided"], "ended when decided or not")
        check(chosen["purses"] == self.document["purses"], "other purses")
        if scenario in ("A", "B"):
            check(sorted(roles) == sorted(SETS[scenario, self.seats]), "other roles")
        if scenario == "custom":
            check(sorted(roles) == sorted(options["roles"]), "other roles")
        check(roles == [role for role in ROLES if role in roles], "not in order, or one twice")
        check(len(roles) == self.seats and "king" in roles, "not a set")
        check(all(n in roles for role in roles for n in NEEDED.get(role, [])), "somebody missing")
        self.role = [self.take("RoleDealt", [s])["role"] for s in range(self.seats)]
        check(sorted(self.role) == sorted(roles), "not the roles in the game")
        self.king = self.role.index("king")
        self.expect("KingShown", seat=self.king)
        if options["forewarned"] and "queen" in roles:
            queen, suitor = self.role.index("queen"), self.role.index("suitor")
            self.expect("SuitorSeen", [queen], by=queen, seat=suitor)

    def deal_titles(self) -> None:
        taken = self.take("TitlesTaken")["titles"]
        check(taken == [t for t in TITLES if t in taken], "not in order, or one twice")
        check(all(t in taken for t in SETUP + ALWAYS), "one that is always in play is missing")
        check(len(taken) == self.seats, "not the titles in play")
        self.titles: list[list[str]] = [[] for _ in range(self.seats)]
        mine = self.titles[self.king] = list(taken)
        waiting = self.circle(self.king)[1:]
        offer = {"give": (mine, len(waiting), len(waiting)), "rest": NO_TARGET}
        verb, picks = self.answer(self.king, "hand-out", offer, ("rest", []))
        given = []
        for seat in waiting:
            event = self.take("TitleGiven")
            check(event["seat"] == seat and event["price"] == 0, "not to the next")
            check(event["title"] in mine, "another title")
            given.append(event["title"])
            self.move_title(event["title"], seat)
        check(all(title in given for title in SETUP), "not all essential titles")
        check(verb == "rest" or given == picks, "not as the King gave them")

    def move_title(self, title: str, seat: int) -> None:
        for titles in self.titles:
            if title in titles:
                titles.remove(title)
        self.titles[seat].append(title)

    def holder(self, title: str) -> int:
        return next(s for s in range(self.seats) if title in self.titles[s])

    def prepare_food(self) -> None:
        n = self.seats
        each = 8 if n < 7 else 9 if n < 10 else 10
        sizes = [[food, each] for food in FOODS]
        sizes += [["wine", 4 * n], ["poison-goblet", n + 5], ["food-poison", 12]]
        self.expect("DecksMade", sizes=sizes)
        self.wine, self.venom = 4 * n, n + 5
        cook = self.holder("chamberlain")
        count = 2 if n < 7 else 3 if n < 9 else 4
        self.expect("FoodPrepared", by=cook, count=count)
        mixed: Counter[str] = Counter()
        for _ in range(count):
            event = self.take("FoodPoisoned", [cook])
            check(event["by"] == cook, "not the Chamberlain")
            mixed[event["food"]] += 1
        self.deck: dict[str, list[bool]] = {}
        for food in FOODS:
            event = self.take("FoodsStacked", [])
            check(event["food"] == food and len(event["poisons"]) == each, "not that deck")
            check(sum(event["poisons"]) == mixed[food], "not the poisons mixed in")
            self.deck[food] = list(event["poisons"])
        self.poisons: list[str] = self.take("PoisonsStacked", [])["foods"]
        left = Counter(dict.fromkeys(FOODS, 2)) - mixed
        check(Counter(self.poisons) == left and max(mixed.values()) <= 2, "not the Food Poisons")

    # --- goblets and plates ---

    def put_down(
        self, by: int, title: str, seats: list[int], wine: int, venom: int, pick: Any
    ) -> None:
        self.wine -= wine
        self.venom -= venom
        cards = {s: "poison" if s == pick else "wine" for s in seats}
        boxed = None
        if wine + venom > len(seats):
            boxed = "poison" if venom and pick == "box" else "wine"
            self.boxed[boxed] += 1
        spent = Counter(cards.values()) + Counter([boxed] if boxed else [])
        check(spent == Counter(wine=wine, poison=venom) + Counter(), "not the goblets drawn")
        self.goblet |= cards
        self.expect("GobletsServed", by=by, title=title, wine=wine, poison=venom, seats=seats)
        known = [[s, goblet] for s, goblet in cards.items()]
        self.expect("GobletsKnown", [by], by=by, title=title, goblets=known, boxed=boxed)

    def due(self, title: str) -> list[int]:
        """Whom a serving title must serve now."""
        if not self.wine and not self.venom:
            return []
        seats = [self.king] if title == "cupbearer" else self.court()[:-1]
        return [s for s in seats if not self.goblet.get(s)]

    def serving(self, title: str) -> tuple[list[int], list[Any]]:
        """Who gets a goblet of a serving title now, and among whom the poison is given."""
        waiting = self.due(title)
        wine, venom = min(self.wine, len(waiting)), min(self.venom, 1)
        seats = waiting[: wine + venom]
        if not seats:
            return [], []
        if not venom:
            return seats, ["box"]
        return seats, [*seats, *(["box"] if wine == len(seats) else [])]

    def refill(self, seat: int) -> None:
        plate = self.plate[seat]
        pool = [f for f in FOODS if f not in plate and self.deck[f]]
        pool = sorted(pool, key=lambda f: -len(self.deck[f]))[: max(0, 3 - len(plate))]
        if pool:
            self.take_foods(seat, pool)

    def take_foods(self, seat: int, foods: list[str]) -> None:
        self.expect("FoodsTaken", seat=seat, foods=foods)
        for food in foods:
            self.plate[seat][food] = self.deck[food].pop(0)

    # --- tokens ---

    def gain(self, seat: int, amount: int, why: str) -> None:
        self.tokens[seat] += amount
        self.expect("HonorGained", seat=seat, amount=amount, why=why, now=self.tokens[seat])

    def lose(self, seat: int, why: str) -> None:
        self.tokens[seat] -= 1
        self.expect("DishonorGained", seat=seat, amount=1, why=why, now=self.tokens[seat])

    def pay(self, seat: int, amount: int, why: str, to: int | None = None) -> None:
        check(self.honor(seat) >= amount, "not so much Honor")
        self.tokens[seat] -= amount
        now = self.tokens[seat]
        self.expect("HonorPaid", seat=seat, amount=amount, payee=to, why=why, now=now)
        if to is not None:
            self.gain(to, amount, why)
