"""A second reading of the rules of feast, to check the first one.

It knows nothing of the project but the JSON object that docs/simulate.md describes. From the
deal and the answers it works out what must have happened, and compares: every event, in order,
with its fields and its audience; every card, token, death, goal and crown. Only chance is taken
as told.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

from tests.engine.document import check
from tests.feast.actions import Actions
from tests.feast.document import FOODS, NO_TARGET, SETUP, Offer, one


class Referee(Actions):
    """Follows one match from the first event to the result."""

    def referee(self) -> None:
        self.set_up()
        seat, number, result = self.after(self.king), 0, None
        while result is None:
            number += 1
            self.expect("TurnBegan", seat=seat, number=number)
            self.turn(seat)
            self.conserve()
            result = self.ended()
            if result is None:
                seat = self.after(seat)
        self.close(result)
        self.finish()

    # --- a turn ---

    def turn(self, seat: int) -> None:
        self.began.add(seat)
        self.expect("StepBegan", step="start")
        if seat == self.king:
            self.kings_claim()
            self.grant()
        self.act(seat)
        if self.king not in self.alive:
            return
        self.give_again()
        self.expect("StepBegan", step="refill")
        for other in self.round(seat):
            self.refill(other)
        if seat in self.alive and seat != self.king:
            self.expect("StepBegan", step="end")
            self.end(seat)

    def give_again(self) -> None:
        for title in SETUP[:2]:
            if title in self.titles[self.king] and len(self.alive) > 1:
                honored = [s for s in self.court()[:-1] if self.honor(s)]
                self.grant_to(title, honored or self.court()[:-1], paid=bool(honored))

    def kings_claim(self) -> None:
        offer = self.claims(self.king)
        offer.pop("claim", None)
        if offer:
            offer["done"] = NO_TARGET
            verb, picks = self.answer(self.king, "claim", offer, ("done", []))
            if verb != "done":
                self.claim(self.king, verb, picks[0])
                self.give_again()

    def grant(self) -> None:
        titles = self.titles[self.king]
        honored = [s for s in self.court()[:-1] if self.honor(s)]
        if not titles or not honored:
            return
        title = titles[0]
        if len(titles) > 1:
            title = self.answer(self.king, "grant", {"give": one(titles)}, "give")[1][0]
        self.grant_to(title, honored, paid=True)

    def grant_to(self, title: str, pool: list[int], *, paid: bool) -> None:
        seat = pool[0]
        if len(pool) > 1:
            seat = self.answer(self.king, "grant-to", {"give": one(pool)}, "give")[1][0]
        self.move_title(title, seat)
        self.expect("TitleGiven", title=title, seat=seat, price=int(paid))
        if paid:
            self.pay(seat, 1, "grant", self.king)

    # --- End of Turn ---

    def end(self, seat: int) -> None:
        used: list[str] = []
        while True:
            pools = {t: self.end_pool(seat, t) for t in self.titles[seat] if t not in used}
            offer: Offer = {title: one(pool) for title, pool in pools.items() if pool}
            if not offer:
                return
            offer["done"] = NO_TARGET
            verb, picks = self.answer(seat, "end", offer, ("done", []))
            if verb == "done":
                return
            used.append(verb)
            self.expect("Mocked", by=seat, seat=picks[0])
            self.lose(picks[0], "fool")

    def end_pool(self, seat: int, title: str) -> list[Any]:
        if title != "fool":
            return []
        mine = self.honor(seat)
        others = [s for s in self.alive if s != seat]
        return [s for s in others if s == self.king or self.honor(s) > mine]

    def conserve(self) -> None:
        """Nobody has cards that there are not; no plate has two of a kind, or four."""
        for seat in range(self.seats):
            check(len(self.plate[seat]) <= 3, "four foods")
            if seat not in self.alive:
                check(not self.plate[seat] and not self.goblet.get(seat), "the dead hold cards")
                check(not self.tokens[seat], "the dead hold tokens")
                check(not self.titles[seat] or seat == self.king, "the dead hold titles")
        held = sorted(title for titles in self.titles for title in titles)
        check(len(held) == len(set(held)) == self.seats, "a title is lost")

    # --- the end ---

    def empty(self) -> list[str]:
        left = {food: len(self.deck[food]) for food in FOODS}
        left |= {"wine": self.wine, "poison-goblet": self.venom, "food-poison": len(self.poisons)}
        return [deck for deck, size in left.items() if not size]

    def ended(self) -> str | None:
        if self.king not in self.alive:
            return "king-dead"
        if len(self.empty()) >= 2:
            return "decks-empty"
        if len(self.alive) == 1:
            return "one-left"
        return "decided" if self.decided() else None

    def decided(self) -> bool:
        """Somebody has died, and of the living each has won as it stands, or is without hope."""
        if not self.document["options"]["decided"] or len(self.alive) == self.seats:
            return False
        return not any(self.hopes(seat) for seat in self.alive)

    def hopes(self, seat: int) -> bool:
        """Whether this one has not won as it stands, and may if others die, or the same one."""
        role, living, dead = self.role[seat], len(self.alive), self.seats - len(self.alive)
        if role == "gold-knight":
            merit = {s: self.honor(s) + len(self.titles[s]) for s in self.alive}
            alone = set(self.alive) == {seat, self.king}
            return not alone or merit[seat] <= merit[self.king]
        if role == "white-knight":
            return False  # Either more than half live, or they never will again.
        if role == "black-knight":
            return dead <= living
        lives = {r: s in self.alive for s, r in enumerate(self.role)}
        mortal = [r for r in ABOUT[role] if lives[r]]
        ends = [
            lives | dict(zip(mortal, end, strict=True))
            for end in product((True, False), repeat=len(mortal))
        ]
        return not GOALS[role](lives) and any(GOALS[role](end) for end in ends)

    def close(self, result: str) -> None:
        self.expect("StepBegan", step="over")
        self.expect("GameEnded", result=result, empty=self.empty())
        everybody = range(self.seats)
        self.expect(
            "Unveiled",
            roles=[[s, self.role[s]] for s in everybody],
            goblets=[[s, self.goblet[s]] for s in everybody if self.goblet.get(s)],
            plates=[
                [s, [list(card) for card in self.plate[s].items()]]
                for s in everybody
                if s in self.alive
            ],
        )
        won = [self.judge(s) for s in everybody]
        paid = []
        for s in everybody:
            if won[s]:
                self.expect("Paid", payer=None, payee=s, amount=3, why="goal")
                paid.append({"payer": None, "payee": s, "amount": 3, "reason": "goal"})
        outcome = self.document["result"]
        check(outcome["outcome"] == result, "another result")
        check(outcome["payments"] == paid, "other payments")
        check(outcome["net"] == [3 * w for w in won], "other crowns")
        for s, part in enumerate(outcome["seats"]):
            told = [part[k] for k in ("seat", "role", "won", "alive")]
            check(told == [s, self.role[s], won[s], s in self.alive], "not so:", part)
            check(part.get("death", self.cause.get(s)) == self.cause.get(s), "not so:", part)

    def judge(self, seat: int) -> bool:
        role, n = self.role[seat], self.seats
        lives = {r: s in self.alive for s, r in enumerate(self.role)}
        merit = {s: self.honor(s) + len(self.titles[s]) for s in self.alive} | self.kept
        best = max(m for s, m in merit.items() if s != seat) if n else 0
        living = len(self.alive)
        counts = {"white-knight": (living, n), "black-knight": (n - living, n)}
        if role == "gold-knight":
            counts[role] = (merit[seat], best)
        counted, bar = counts.get(role, (0, 0))
        about = ABOUT.get(role, [])
        won = {
            "white-knight": living > n / 2,
            "black-knight": n - living > n / 2,
            "gold-knight": counted > bar,
        }.get(role)
        if won is None:
            won = GOALS[role](lives)
        fates = [[r, lives[r]] for r in about]
        self.expect("Judged", seat=seat, role=role, won=won, fates=fates, counted=counted, bar=bar)
        return won


ABOUT = {
    "king": ["king"],
    "assassin": ["king"],
    "executioner": ["assassin"],
    "guard": ["king"],
    "rebel": ["guard"],
    "red-knight": ["red-knight", "blue-knight"],
    "blue-knight": ["blue-knight", "red-knight"],
    "queen": ["princess", "suitor"],
    "princess": ["princess", "suitor"],
    "suitor": ["suitor", "princess"],
    "prince": ["prince", "king", "suitor"],
}

GOALS: dict[str, Callable[[dict[str, bool]], bool]] = {
    "king": lambda alive: alive["king"],
    "assassin": lambda alive: not alive["king"],
    "executioner": lambda alive: not alive["assassin"],
    "guard": lambda alive: alive["king"],
    "rebel": lambda alive: not alive["guard"],
    "red-knight": lambda alive: alive["red-knight"] and not alive["blue-knight"],
    "blue-knight": lambda alive: alive["blue-knight"] and not alive["red-knight"],
    "queen": lambda alive: alive["princess"] and not alive["suitor"],
    "princess": lambda alive: alive["princess"] == alive["suitor"],
    "suitor": lambda alive: alive["princess"] == alive["suitor"],
    "prince": lambda alive: alive["prince"] and (not alive["king"] or not alive["suitor"]),
}
