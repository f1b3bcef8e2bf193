"""How goblets come to the table: the Cupbearer serves the King, the Seneschal all others."""

from games.engine.asks import ByDice, Question, Seat, Target, Verb, one
from games.feast.cards import SERVING_TITLES, Goblet, Spot, Title
from games.feast.events import GobletsKnown, GobletsServed
from games.feast.scene import Scene
from games.feast.words import Do, Topic


class Tray:
    """Goblets drawn to be served: for whom, and how many of wine and of poison.

    As many Wine Goblets as there are seats to serve and one Poison Goblet; a short deck gives
    what it has.
    """

    def __init__(self, scene: Scene, title: Title, seats: tuple[Seat, ...]) -> None:
        self.scene = scene
        self.title = title
        self.by = scene.bearer(title).seat
        self.seats = seats
        self.wine = min(scene.wine, len(seats))
        self.poison = min(scene.poison_goblets, 1)
        scene.wine -= self.wine
        scene.poison_goblets -= self.poison

    @property
    def short(self) -> int:
        """How many seats must go without."""
        return max(0, len(self.seats) - self.wine - self.poison)

    def pool(self) -> tuple[Target, ...]:
        """Return who may get the poison; the box too, when there is wine for everybody."""
        if not self.poison:
            return ()
        return (*self.seats, Spot.BOX) if self.wine == len(self.seats) else self.seats

    def question(self) -> Question:
        """Return the question who gets the poison; silence leaves it to the dice."""
        return Question(
            self.by,
            Topic.SERVE,
            (one(Do.SERVE, self.pool()),),
            ByDice(Do.SERVE),
            about=self.title,
            secret=True,
        )

    def serve(self, poisoned: Target | None) -> None:
        """Put the goblets down: poison for one seat or for the box, wine for all others."""
        goblets = {seat: Goblet.POISON if seat == poisoned else Goblet.WINE for seat in self.seats}
        boxed = None
        if self.poison and poisoned == Spot.BOX:
            boxed = Goblet.POISON
        elif self.wine + self.poison > len(self.seats):
            boxed = Goblet.WINE
        for seat, goblet in goblets.items():
            self.scene.guests[seat].goblet = goblet
        court = self.scene.court
        court.announce(GobletsServed(self.by, self.title, self.wine, self.poison, self.seats))
        known = GobletsKnown(self.by, self.title, tuple(goblets.items()), boxed)
        court.tell(known, self.by)


def unserved(scene: Scene, title: Title) -> tuple[Seat, ...]:
    """Return whom a serving title serves and who has no goblet."""
    seats = (scene.king,) if title is Title.CUPBEARER else scene.living()[:-1]
    return tuple(seat for seat in seats if scene.guests[seat].goblet is None)


def is_due(scene: Scene, title: Title) -> bool:
    """Say whether a serving title has somebody to serve, and something to serve."""
    return bool(unserved(scene, title)) and bool(scene.wine or scene.poison_goblets)


async def serve(scene: Scene, title: Title) -> None:
    """Start of Turn, Cupbearer and Seneschal: serve all that have no goblet.

    Too few goblets for all: the server first says who goes without. Nothing to choose is not
    asked.
    """
    tray = Tray(scene, title, unserved(scene, title))
    if tray.short:
        question = Question(
            tray.by,
            Topic.PASS_OVER,
            (Verb(Do.PASS_OVER, tray.seats, tray.short, tray.short),),
            silence=ByDice(Do.PASS_OVER),
            about=title,
        )
        answer = await scene.court.ask(question)
        tray.seats = tuple(seat for seat in tray.seats if seat not in answer.picks)
    pool = tray.pool()
    if len(pool) < 2:
        tray.serve(pool[0] if pool else None)
        return
    answer = await scene.court.ask(tray.question())
    tray.serve(answer.picks[0])


async def serve_first(scene: Scene) -> None:
    """Setup: both serve at once, and what each did stays between them and the box."""
    trays = [Tray(scene, title, unserved(scene, title)) for title in SERVING_TITLES]
    answers = await scene.court.ask_all(tray.question() for tray in trays)
    for tray in trays:
        tray.serve(answers[tray.by].picks[0])
