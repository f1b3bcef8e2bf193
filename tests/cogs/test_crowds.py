"""Verbs before targets, and one question to many, pressed as players press them."""

from games.engine.asks import Ask, Verb
from games.feast.words import Do, Topic
from tests.support.evening import Evening, refused, said
from tests.support.feasts import Stacked
from tests.support.guests import Guest


async def feast(evening: Evening, count: int = 5) -> list[Guest]:
    """Everybody sits down to a feast, and the host begins."""
    guests = evening.party(count)
    await evening.deal(guests, "feast")
    return guests


async def until(evening: Evening, topic: str, verb: str = "") -> tuple[Guest, Ask]:
    """Play on until this is asked; with energy for a toast, a toast is called."""
    for _ in range(200):
        guest, ask = evening.asked()
        if ask.topic == topic and (not verb or ask.verb(verb)):
            return guest, ask
        chosen = next((v for v in (Do.TOAST, Do.FLIP, Do.REST, Do.DONE) if ask.verb(v)), None)
        wanted: Verb = ask.verb(chosen or "") or ask.verbs[0]
        picks = [str(each) for each in wanted.pool[: wanted.least]]
        await guest.send(guest.panel, f"gg:a:{evening.table.id}:{ask.id}:{wanted.name}", picks)
        await evening.turn()
    raise AssertionError(f"nobody was asked {topic}")


async def test_a_verb_leads_to_its_targets_in_private_and_back(evening: Evening):
    await feast(evening)
    guest, ask = await until(evening, Topic.ACT, Do.SWAP_PLATES)
    table = evening.table.id
    verb, step = f"gg:v:{table}:{ask.id}:swap-plates", f"gg:i:{table}:{ask.id}:goblets"
    answer = f"gg:a:{table}:{ask.id}:swap-plates"
    before = evening.public_panel().text
    shown = (await guest.send(evening.public_panel(), step)).said[0]
    assert verb in shown.ids
    assert evening.public_panel().text == before
    await guest.send(guest.panel, verb)
    assert answer in guest.panel.ids
    await guest.send(guest.panel, step)
    assert verb in guest.panel.ids
    assert evening.asked() == (guest, ask)
    other = evening.bystander()
    refused(await other.send(evening.public_panel(), step), "refused-not-yours")


async def test_all_turn_their_thumbs_on_one_message(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.do("toast", by=1)
    first = feast.ask()
    up, asked = f"gg:m:{evening.table.id}:{first.id}:up", evening.people_asked()
    assert len(asked) == 5
    look = evening.public_panel()
    for n, (guest, _) in enumerate(asked[:-1]):
        reply = await guest.send(evening.public_panel(), up.replace("up", "down"))
        note = said("chosen-wait", note=said("feast-chosen-down"))
        assert note in reply.said[0].text
        assert f"{n + 1} of 5 have chosen" in evening.public_panel().text
        assert "Not drinking" not in evening.public_panel().text
    await asked[-1][0].send(evening.public_panel(), up.replace("up", "down"))
    await evening.turn()
    assert "Not drinking" in evening.public_panel().text
    late = await asked[0][0].send(look, up)
    assert said("refused-stale") in late.said[0].text
