"""Toasts, duels, poisonings and deaths of a feast, pressed as players press them."""

import shutil

import pytest

from games.engine.asks import Answer
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Deck, Food, Goblet, Role, Title
from games.feast.words import Result, Throw, Topic
from tests.feast.play import HEARTS
from tests.support.evening import Evening, refused, said
from tests.support.feasts import Stacked
from tests.support.looks import Look
from tests.support.witness import Witness


def shape(look: Look) -> str:
    """What a panel says, without the times."""
    return "\n".join(line for line in look.words.splitlines() if "<t:" not in line)


def thumbs(shown: Event) -> tuple[list[int], list[int]]:
    """Whose thumbs were up, and whose down."""
    assert isinstance(shown, ev.ThumbsShown)
    return list(shown.up), list(shown.down)


# --- a toast ---


async def test_thumbs_are_secret_until_all_have_chosen(evening: Evening, feast: Stacked):
    await feast.deal(goblets=3)
    drinkers = await feast.toast(1)
    assert drinkers == [1, 2, 3, 4, 0]
    panel = evening.public_panel()
    assert said("feast-do-up") in panel.buttons
    assert said("asked-of-all-count", n=0, of=5) in panel.text
    before = [shape(feast.at(seat).panel) for seat in drinkers]
    public = shape(panel)
    for n, (seat, verb) in enumerate(((2, "up"), (3, "up"), (4, "down"), (0, "down")), 1):
        reply = await feast.answer(feast.ask(seat), Answer(verb), "public")
        note = said(f"feast-chosen-{verb}")
        assert reply.text == said("chosen-wait", note=note)
        await evening.turn()
        assert said("asked-of-all-count", n=n, of=5) in evening.public_panel().text
        told = set(public.splitlines()) - {said("asked-of-all-count", n=0, of=5)}
        assert told - set(shape(evening.public_panel()).splitlines()) == set()
        # Who has yet to choose sees in private what was there before.
        assert shape(feast.at(1).panel) == before[0]
    assert feast.happened(ev.ThumbsShown) == []
    await feast.do("up", by=1, where="public")
    (shown,) = feast.happened(ev.ThumbsShown)
    assert thumbs(shown) == ([1, 2, 3], [4, 0])
    text = evening.public_panel().text
    assert "Not drinking" in text
    assert "🍷 Wine:" in text
    assert "🧪 **Poison**:" in text
    assert "Dot" in text.split("🧪 **Poison**:")[1].splitlines()[0]
    assert "died of the poison: the **Guard**" in text


async def test_who_has_chosen_cannot_change_their_mind(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.toast(1)
    cid, panel = feast.at(2), evening.public_panel()
    await cid.press(panel, said("feast-do-up"))
    await evening.turn()
    for look in (panel, evening.public_panel()):
        late = await cid.send(look, look.buttons[said("feast-do-down")])
        refused(late, "refused-chosen-already")
    assert said("asked-of-all-count", n=1, of=5) in evening.public_panel().text
    for seat in (1, 3, 4, 0):
        await feast.do("down", by=seat, where="public")
    assert thumbs(*feast.happened(ev.ThumbsShown)) == ([2], [1, 3, 4, 0])
    gone = await cid.send(panel, panel.buttons[said("feast-do-down")])
    assert said("refused-stale") in gone.text


async def test_who_has_no_goblet_turns_no_thumb(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.do("spill", 0)
    await feast.settle()
    await feast.toast(2)
    panel = evening.public_panel()
    host, zoe = feast.guests[0], evening.guest("Zoe")
    up = panel.buttons[said("feast-do-up")]
    refused(await host.send(panel, up), "refused-not-yours")
    refused(await zoe.send(panel, up), "refused-not-seated")
    assert said("asked-of-all-count", n=0, of=4) in evening.public_panel().text


async def test_a_toast_in_direct_messages_and_in_the_ephemeral_panel(
    evening: Evening, feast: Stacked
):
    await feast.deal()
    for where, seat in zip(
        ("dm", "hand", "public", "dm", "hand"), await feast.toast(1), strict=True
    ):
        await feast.do("up", by=seat, where=where)
    assert len(feast.happened(ev.GobletFlipped)) == 5


async def test_the_kings_death_in_a_toast_ends_the_feast(evening: Evening, feast: Stacked):
    guests = await feast.deal(goblet=0)
    table = feast.table
    for seat in await feast.toast(1):
        await feast.do("down" if seat == 2 else "up", by=seat, where="public")
    assert [t.event.result for t in table.state.told() if isinstance(t.event, ev.GameEnded)] == [
        Result.KING_DEAD
    ]
    final = evening.final().text
    assert said("feast-tale-game-ended", result_id="king-dead", empty="") in final
    crowns = await evening.crowns(*guests)
    # King, Assassin, Executioner, Guard, Rebel: the Assassin alone wanted this.
    assert [crowns[guest.id] for guest in guests] == [5, 8, 5, 5, 5]
    assert "Play again" in evening.final().buttons
    for n, guest in enumerate(guests):
        key = "feast-you-won" if n == 1 else "feast-you-lost"
        assert said(key, why="…").partition("…")[0] in guest.dm()[-1].text
        assert "If it ended now" not in guest.dm()[-1].text
        assert "Refresh" not in guest.dm()[-1].buttons


# --- a duel ---


async def test_throws_are_secret_until_both_have_thrown(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.duel(1, 3)
    dot = feast.at(3)
    accept = evening.public_panel()
    refused(
        await feast.at(2).send(accept, accept.buttons[said("feast-do-accept")]), "refused-not-yours"
    )
    await feast.do("accept", by=3, where="public")
    panel = evening.public_panel()
    assert said("asked-of-all-count", n=0, of=2) in panel.text
    before = shape(dot.panel)
    reply = await feast.at(1).press(panel, said("feast-throw-rock"))
    assert said("feast-chosen-throw", pick=said("feast-throw-rock")) in reply.text
    await evening.turn()
    now = evening.public_panel()
    assert said("asked-of-all-count", n=1, of=2) in now.text
    assert now.buttons.keys() == panel.buttons.keys()
    assert f"<@{feast.at(1).id}>" not in now.text, "the bot waits for the other one only"
    assert shape(dot.panel) == before
    refused(
        await feast.at(1).press(evening.public_panel(), said("feast-throw-paper")),
        "refused-chosen-already",
    )
    refused(
        await feast.at(2).press(evening.public_panel(), said("feast-throw-paper")),
        "refused-not-yours",
    )
    await dot.press(evening.public_panel(), said("feast-throw-scissors"))
    await evening.turn()
    (fought,) = feast.happened(ev.DuelFought)
    assert isinstance(fought, ev.DuelFought)
    assert (fought.threw, fought.against, fought.winner) == (Throw.ROCK, Throw.SCISSORS, 1)
    text = evening.public_panel().text
    assert f"{said('feast-throw-rock')}. " in text
    assert "died in the duel: the **Guard**" in text
    assert said("feast-you-dead") in (await dot.hand()).text


async def test_a_tie_gives_each_an_honor(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.duel(1, 0)
    await feast.do("accept", by=0, where="public")
    await feast.do("throw", "paper", by=0, where="dm")
    await feast.do("throw", "paper", by=1, where="hand")
    assert feast.happened(ev.Died) == []
    assert "A tie: 1 Honor each" in evening.public_panel().text


async def test_a_duel_is_refused(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.duel(1, 3)
    await feast.do("refuse", by=3, where="public")
    tokens = feast.table.state.notebook(None).guests
    assert [tokens[seat].tokens for seat in (1, 3)] == [2, 0]
    text = evening.public_panel().text
    assert "refuses" in text
    assert "Rock, paper, scissors" not in text


async def test_princess_and_suitor_duel_and_miss_their_goal(evening: Evening, feast: Stacked):
    await feast.deal(HEARTS)
    await feast.until(2)
    await feast.duel(2, 3)
    await feast.do("accept", by=3, where="public")
    await feast.do("throw", "rock", by=3, where="public")
    await feast.do("throw", "paper", by=2, where="public")
    hand = (await feast.at(2).hand()).text
    assert "✗ If it ended now, **you'd lose:**" in hand
    assert "the Suitor is dead" in hand
    assert said("feast-you-dead") in (await feast.at(3).hand()).text


# --- a poisoning ---


class Poisoned:
    """What everybody saw of a poisoning."""

    def __init__(self, evening: Evening, feast: Stacked, poisoner: int) -> None:
        witness = Witness(evening)
        others = [guest for seat, guest in enumerate(feast.guests) if seat != poisoner]
        self.others = [witness.of(guest) for guest in (None, *others)]
        self.own = witness.of(feast.guests[poisoner])


async def test_where_a_poison_went_makes_no_difference_to_what_others_see(
    tmp_path, blank, gallows, monkeypatch: pytest.MonkeyPatch
):
    """The same poisoning with another target, another card, or none; nobody else can tell."""
    seen: dict[str, Poisoned] = {}
    drawn = {"whose": Food.BREAD, "which": Food.CHEESE, "nobody's": Food.ROAST}
    for what in ("as it was", *drawn):
        database = tmp_path / f"{len(seen)}.db"
        shutil.copy(blank, database)
        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.admission.new_secret", lambda: b"the same" * 4)
            async with Evening.begin(database) as evening:
                feast = Stacked(evening, patch)
                await feast.deal(drawn=(drawn.get(what, Food.BREAD),))
                await feast.flip(1, 1, "public")
                await feast.flip(1, 1, "public")
                await feast.do("poison", Deck.FOOD_POISON, by=1, where="public")
                assert feast.ask().topic == Topic.POISON
                assert feast.ask().secret
                assert "You drew poison" in feast.at(1).panel.text
                if what == "nobody's":
                    await feast.do("box", by=1)
                else:
                    await feast.do("poison", 4 if what == "whose" else 3, by=1)
                await feast.settle()
                for guest in feast.guests:
                    if guest is not feast.at(1):
                        await guest.hand()
                seen[what] = Poisoned(evening, feast, 1)
    first = seen.pop("as it was")
    for what, other in seen.items():
        assert first.others == other.others, what
        assert first.own != other.own, what


async def test_a_poisoning_is_asked_where_nobody_else_looks(evening: Evening, feast: Stacked):
    await feast.deal(drawn=(Food.FISH,))
    await feast.flip(1, 2, "public")
    reply = await feast.do("poison", Deck.FOOD_POISON, by=1, where="public")
    assert reply.shown is not None
    assert "You drew poison" in reply.shown.text
    panel = evening.public_panel()
    assert said("asked-in-secret") in panel.text
    assert "You drew poison" not in panel.words
    assert not any(f":{feast.ask().id}:" in custom_id for custom_id in panel.ids)
    refused(
        await feast.at(2).send(panel, f"gg:a:{feast.table.id}:{feast.ask().id}:poison"),
        "refused-not-yours",
    )
    assert "poisons a food. Nobody sees which." in panel.text
    await feast.do("poison", 3, by=1, where="hand")
    assert "Dot" in (await feast.at(1).hand()).text.split(said("feast-news"))[1]


async def test_a_poisoned_goblet_kills_who_drinks_it(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.flip(1, 2)
    await feast.do("poison", Deck.POISON_GOBLET, by=1)
    await feast.do("poison", 4, by=1)
    await feast.settle()
    await feast.until(2)
    for seat in await feast.toast(2):
        await feast.do("up", by=seat, where="public")
    assert [e.seat for e in feast.happened(ev.Died) if isinstance(e, ev.Died)] == [4]
    flipped = {
        e.seat: e.goblet
        for e in feast.happened(ev.GobletFlipped)
        if isinstance(e, ev.GobletFlipped)
    }
    assert [seat for seat, goblet in flipped.items() if goblet is Goblet.POISON] == [4]


# --- deaths, and what comes after ---


async def test_poisoned_food_kills_and_the_dead_are_told_what_they_may(
    evening: Evening, feast: Stacked
):
    await feast.deal(deadly=True, foods={1: (Food.PIE, Food.BREAD, Food.FISH)})
    bob = feast.at(1)
    await feast.do("flip", Food.PIE, by=1, where="public")
    panel = evening.public_panel()
    assert "The pie is poisoned!" in panel.text
    assert said("feast-mark-dead-food") in panel.text
    hand = await bob.hand()
    assert said("feast-you-dead") in hand.text
    assert not any(custom_id.startswith("gg:a:") for custom_id in hand.ids)
    assert feast.ask().seat == 0, "the King gives the Cupbearer's title out again"
    assert feast.ask().topic == Topic.GRANT_TO
    refused(
        await bob.send(panel, f"gg:a:{feast.table.id}:{feast.ask().id}:give"),
        "refused-not-yours",
    )
    await feast.do("give", 4, by=0, where="public")
    assert feast.table.state.notebook(None).guests[4].titles[-1] is Title.CUPBEARER
    await feast.settle()
    assert feast.ask().seat == 2, "the dead have no turn"


async def test_who_cannot_pay_for_dishonor_dies_of_shame(evening: Evening, feast: Stacked):
    await feast.deal()
    for seat in (1, 2, 3, 4):
        await feast.until(seat)
        await feast.flip(seat, 3)
        await feast.do("insult", 0, by=seat)
        await feast.settle()
    await feast.until(0)
    look = evening.public_panel()
    assert said("feast-ask-act-short") in look.text
    assert look.buttons.keys() >= {said("feast-do-yield")}
    assert not any(":toast" in custom_id or ":dump" in custom_id for custom_id in look.ids)
    await feast.do("yield", by=0, where="public")
    assert said("feast-mark-dead-dishonor") in evening.final().text
    assert said("feast-tale-game-ended", result_id="king-dead", empty="") in evening.final().text


# --- a restart ---


@pytest.mark.parametrize("kill", [False, True])
async def test_a_restart_in_the_middle_of_a_toast(evening: Evening, feast: Stacked, kill: bool):
    await feast.deal(goblets=2)
    await feast.toast(1)
    for seat in (2, 4):
        await feast.do("up", by=seat, where="public")
    old = evening.public_panel()
    await evening.restart(kill=kill)
    await evening.turn()
    assert said("asked-of-all-count", n=2, of=5) in evening.public_panel().text
    for look in (old, evening.public_panel()):
        down = look.buttons[said("feast-do-down")]
        refused(await feast.at(2).send(look, down), "refused-chosen-already")
    for seat in (1, 3, 0):
        await feast.do("down", by=seat, where="public")
    assert thumbs(*feast.happened(ev.ThumbsShown)) == ([2, 4], [1, 3, 0])
    assert said("feast-mark-dead-goblet") in evening.public_panel().text


@pytest.mark.parametrize("kill", [False, True])
async def test_a_restart_in_the_middle_of_a_duel(evening: Evening, feast: Stacked, kill: bool):
    await feast.deal()
    await feast.duel(1, 3)
    await evening.restart(kill=kill)
    await evening.turn()
    await feast.do("accept", by=3, where="public")
    await feast.do("throw", "rock", by=1, where="public")
    await evening.restart(kill=kill)
    await evening.turn()
    assert said("asked-of-all-count", n=1, of=2) in evening.public_panel().text
    await feast.do("throw", "paper", by=3, where="public")
    (fought,) = feast.happened(ev.DuelFought)
    assert isinstance(fought, ev.DuelFought)
    assert (fought.threw, fought.against, fought.winner) == (Throw.ROCK, Throw.PAPER, 3)
    assert said("feast-mark-dead-duel") in evening.public_panel().text
    assert feast.table.state.notebook(None).guests[1].role is Role.ASSASSIN
