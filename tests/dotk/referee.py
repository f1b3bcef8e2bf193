"""The rules of dotk once more, from the rules page alone: referees a match from its document."""

from typing import Any

from tests.dotk.document import ACTORS, DECK, NORMAL, READS, DotkReader, counts
from tests.engine.document import Document, check

TIMES = {"court": 1, "tokens": 1, "tokens-twice": 2, "tokens-thrice": 3}


class Referee(DotkReader):
    """Plays a match over again with open cards."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.mode = document["options"]["mode"]
        self.court = self.mode.startswith("court")
        self.many_lives = 4 if self.seats < 8 else 2
        self.score = [self.many_lives if self.mode == "lives" else 0] * self.seats
        self.alive = list(range(self.seats))
        self.deck: list[str] = []
        self.hands: dict[int, list[str]] = {}
        self.card: dict[int, str] = {}
        self.shown: dict[int, bool] = {}
        self.line: list[int] = []
        self.lost = [0] * self.seats

    def referee(self) -> None:
        """Check everything; raise `Foul` where it is not as the rules have it."""
        rounds = self.seats * TIMES.get(self.mode, 0)
        if self.mode == "court-short":
            rounds = {3: 2, 4: 2, 5: 3, 6: 3, 7: 4}[self.seats]
        self.expect(
            "GameBegan",
            mode=self.mode,
            rounds=rounds,
            lives=self.many_lives if self.mode == "lives" else 0,
            purses=self.document["purses"],
        )
        if self.court:
            outcome, winners = self.court_game(rounds)
        else:
            outcome, winners = self.great_game(rounds)
        self.expect("GameEnded", result=outcome, winners=winners, totals=self.score)
        for seat in winners:
            self.expect("Paid", payer=None, payee=seat, amount=2, why="win")
        self.finish()
        self.result(outcome, winners)

    def from_left_of(self, dealer: int) -> list[int]:
        clockwise = [(dealer + n) % self.seats for n in range(1, self.seats + 1)]
        return [seat for seat in clockwise if seat in self.alive]

    def dealt(self, cards: list[str]) -> None:
        """What is left of the deck is written down; nothing is lost, and nothing twice."""
        left = self.take("DeckStacked", [])["cards"]
        check(sorted([*cards, *left]) == sorted(DECK), "these are not the 26 cards")
        self.deck = left

    # --- the court game ---

    def court_game(self, turns: int) -> tuple[str, list[int]]:
        dealer = None
        for turn in range(1, turns + 1):
            began = self.take("TurnBegan")
            check((began["number"], began["of"]) == (turn, turns), "another turn:", began)
            if dealer is not None:
                check(began["dealer"] == dealer, "the deal goes round")
            self.line = self.from_left_of(began["dealer"])
            for seat in self.line:
                self.hands[seat] = list(self.take("HandDealt", [seat])["cards"])
                check(len(self.hands[seat]) == 3, "three cards each")
            self.dealt([card for hand in self.hands.values() for card in hand])
            for number, contest in enumerate(("highest", "lowest", "middle"), 1):
                self.expect("RoundBegan", number=number, of=3, contest=contest, order=self.line)
                self.lay(ask=number < 3)
                self.actions()
                self.score_round(contest)
            dealer = self.line[0]
        return self.second_place()

    def lay(self, *, ask: bool) -> None:
        chosen = {seat: self.hands[seat][0] for seat in self.line}
        if ask:
            together = self.answers[self.answered : self.answered + len(self.line)]
            check(sorted(each["seat"] for each in together) == sorted(self.line), "all choose")
            for each in together:
                given = self.answer(each["seat"], "lay", {"lay": self.hands[each["seat"]]})
                chosen[each["seat"]] = given["picks"][0]
        for seat in self.line:
            self.hands[seat].remove(chosen[seat])
            self.expect("CardPicked", [seat], seat=seat, card=chosen[seat])
        self.card, self.shown = chosen, dict.fromkeys(self.line, False)
        self.expect("CardsLaid", seats=self.line)

    def score_round(self, contest: str) -> None:
        worth = self.reveal()
        low, high = min(worth.values()), max(worth.values())
        if contest == "highest":
            best = max(n for seat, n in worth.items() if self.card[seat] != "king")
            won = [s for s, n in worth.items() if n == best and self.card[s] != "king"]
        elif contest == "lowest":
            won = [seat for seat, n in worth.items() if n == low]
        else:
            won = [seat for seat, n in worth.items() if low < n < high]
        for seat in won:
            self.score[seat] += 1
        self.expect("RoundWon", contest=contest, seats=won, points=self.score)

    def second_place(self) -> tuple[str, list[int]]:
        totals = sorted(set(self.score), reverse=True)
        if len(totals) == 1:
            return "nobody", []
        shared = self.score.count(totals[0]) > 1 and self.score.count(totals[-1]) > 1
        if len(totals) == 2 and shared:
            return "nobody", []
        return "second", [seat for seat in range(self.seats) if self.score[seat] == totals[1]]

    # --- the great game ---

    def great_game(self, rounds: int) -> tuple[str, list[int]]:
        dealer, number = None, 0
        while True:
            number += 1
            began = self.take("RoundBegan")
            dealer = began["order"][-1] if dealer is None else dealer
            self.line = self.from_left_of(dealer)
            known = {"number": number, "of": rounds, "contest": "loser", "order": self.line}
            check({key: began[key] for key in known} == known, "another round:", began, known)
            self.card = {s: self.take("CardDealt", [s])["card"] for s in self.line}
            self.shown = dict.fromkeys(self.line, False)
            self.dealt(list(self.card.values()))
            self.expect("CardsLaid", seats=self.line)
            self.actions()
            self.lose_round()
            if self.mode == "lives" and len(self.alive) < 2:
                return ("last", self.alive) if self.alive else ("together", sorted(self.line))
            if number == rounds:
                fewest = min(self.score)
                return "fewest", [s for s in range(self.seats) if self.score[s] == fewest]
            dealer = next(seat for seat in self.clockwise(dealer) if seat in self.alive)

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def lose_round(self) -> None:
        worth = self.reveal()
        lost = [seat for seat, n in worth.items() if n == min(worth.values())]
        deaths = [seat for seat in worth if self.card[seat] == "death"]
        check(not deaths or lost == deaths, "Death always loses, and then nobody else")
        lives = self.mode == "lives"
        for seat in lost:
            self.score[seat] += -1 if lives else 1
            self.lost[seat] += 1
        self.expect("RoundLost", mode=self.mode, seats=lost, left=self.score)
        if lives and (out := [seat for seat in lost if self.score[seat] == 0]):
            self.alive = [seat for seat in self.alive if seat not in out]
            self.expect("WentOut", seats=out)

    # --- actions ---

    def actions(self) -> None:
        for at, seat in enumerate(self.line):
            self.act(seat, self.line[at + 1] if at + 1 < len(self.line) else None)

    def act(self, seat: int, left: int | None) -> None:
        others = [other for other in self.line if other != seat]
        offered: dict[str, list[Any]] = {"fold": [], "cut" if left is None else "exchange": []}
        own = self.card[seat]
        if own in ACTORS and (own != "juggler" or len(others) > 1):
            offered[own] = [] if own == "merchant" else others
        if self.hands.get(seat):
            offered["change"] = self.hands[seat]
        given = self.answer(seat, "act", offered)
        verb, picks = given["verb"], given["picks"]
        if given["silent"]:
            check(verb == "fold", "silence folds")
        if verb in ACTORS:
            self.expect("PowerUsed", by=seat, card=own)
            self.shown[seat] = True
        getattr(self, f"do_{verb}")(seat, left, picks)

    def do_fold(self, seat: int, left: int | None, picks: list[Any]) -> None:
        self.expect("Folded", by=seat)

    def do_exchange(self, seat: int, left: int | None, picks: list[Any]) -> None:
        check(left is not None, "the Dealer has no left")
        self.expect("Exchanged", by=seat, seat=left)
        self.swap(seat, left if left is not None else seat)

    def do_cut(self, seat: int, left: int | None, picks: list[Any]) -> None:
        new = self.take("DeckCut")
        check(new["by"] == seat and new["card"] in self.deck, "not of the deck:", new)
        cut = [n for n, card in enumerate(self.deck) if card == new["card"]]
        decks = [[*self.deck[:n], *self.deck[n + 1 :], self.card[seat]] for n in cut]
        self.deck = self.take("DeckStacked", [])["cards"]
        check(self.deck in decks, "one card is cut, and the old one lies under the deck")
        self.card[seat], self.shown[seat] = new["card"], True

    def do_change(self, seat: int, left: int | None, picks: list[Any]) -> None:
        (new,) = picks
        self.hands[seat].remove(new)
        self.hands[seat].append(self.card[seat])
        self.card[seat], self.shown[seat] = new, False
        self.expect("CardChanged", by=seat)
        self.expect("HandCardLaid", [seat], seat=seat, card=new)

    def do_merchant(self, seat: int, left: int | None, picks: list[Any]) -> None:
        top = self.deck.pop(0)
        self.expect("TopSeen", [seat], by=seat, card=top)
        given = self.answer(seat, "keep", {"keep": [], "take": []})
        took = given["verb"] == "take"
        check(not (given["silent"] and took), "silence keeps the Merchant")
        if took:
            self.bury(seat)
            self.card[seat], self.shown[seat] = top, False
        else:
            self.deck.append(top)
        self.expect("Traded", by=seat, took=took)

    def do_thief(self, seat: int, left: int | None, picks: list[Any]) -> None:
        self.expect("CardStolen", by=seat, seat=picks[0])
        self.swap(seat, picks[0])

    def do_juggler(self, seat: int, left: int | None, picks: list[Any]) -> None:
        self.expect("CardsJuggled", by=seat, first=picks[0], second=picks[1])
        self.swap(*picks)

    def do_dragon(self, seat: int, left: int | None, picks: list[Any]) -> None:
        top, other = self.deck.pop(0), picks[0]
        self.bury(other)
        self.card[other], self.shown[other] = top, False
        self.expect("CardBurned", by=seat, seat=other)
        self.expect("CardReceived", [other], seat=other, card=top)

    def swap(self, one: int, two: int) -> None:
        self.card[one], self.card[two] = self.card[two], self.card[one]
        self.shown[one], self.shown[two] = self.shown[two], self.shown[one]
        for seat in (one, two):
            self.expect("CardReceived", [seat], seat=seat, card=self.card[seat])

    def bury(self, seat: int) -> None:
        self.deck.append(self.card[seat])

    # --- reveal and result ---

    def reveal(self) -> dict[int, int]:
        out = {self.card[seat] for seat in self.line}
        worth = {seat: counts(self.card[seat], out) for seat in self.line}
        cards = [[seat, self.card[seat]] for seat in self.line]
        self.expect("Revealed", cards=cards, values=list(worth.values()))
        for name in sorted(out, key=list(NORMAL).index):
            if counts(name, out) != NORMAL[name]:
                beside = [other for other in READS[name] if other in out]
                value = counts(name, out)
                self.expect("ValueChanged", card=name, beside=beside, value=value)
        return worth

    def result(self, outcome: str, winners: list[int]) -> None:
        result = self.document["result"]
        check(result["outcome"] == outcome, "another outcome")
        for part in result["seats"]:
            seat = part["seat"]
            check(part["won"] == (seat in winners), "did they win?", seat)
            check(part["alive"] == (seat in self.alive), "are they in?", seat)
            check(part["role"] == "player", "nobody has a role")
        net = [2 if seat in winners else 0 for seat in range(self.seats)]
        check(result["net"] == net, "each winner earns two crowns, and nobody else any")
        paid = [(p["payer"], p["payee"], p["amount"]) for p in result["payments"]]
        check(paid == [(None, seat, 2) for seat in winners], "the treasury pays the winners")
