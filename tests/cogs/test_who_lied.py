"""Who lied, told when it is over and not before: in the story, on the poster, and by medals."""

import pytest

from games.botk.cards import Role
from games.engine.asks import Seat
from tests.cogs.test_claims import say
from tests.cogs.test_crowns import pictures
from tests.support.evening import Evening, Guest, said

pytestmark = pytest.mark.usefixtures("a_head_falls")

TRUE, LIE = said("claim-was-true"), "❌ false, the truth: “I am a Saboteur.”"
LIAR, NOSE, NOBODY = said("lied-best", n=1), said("lied-nose", n=1), said("lied-nobody")
TONGUE, FINE = said("medal-best-liar"), said("medal-best-nose")


async def dealt(evening: Evening) -> tuple[Guest, list[Guest]]:
    """A table of four, and who is the Saboteur there and who are Loyalists."""
    guests = evening.party(4)
    await evening.deal(guests)
    books = {n: evening.table.state.notebook(Seat(n)) for n in range(4)}
    by_role = {n: book.role for n, book in books.items()}
    (saboteur,) = [guests[n] for n, role in by_role.items() if role is Role.SABOTEUR]
    return saboteur, [guests[n] for n, role in by_role.items() if role is Role.LOYALIST]


async def told(evening: Evening, guest: Guest) -> list[str]:
    """What the whole story says of what was said."""
    (page,) = (await guest.press(evening.final(), "The whole story")).said
    lines = page.text.splitlines()
    while "Next" in page.buttons:
        turned = (await guest.press(page, "Next")).shown
        assert turned is not None
        page = turned
        lines += page.text.splitlines()
    return [line for line in lines if "💬" in line]


async def test_a_lie_is_told_with_the_truth_and_its_liar_and_who_smelled_it_are_named(
    evening: Evening,
):
    saboteur, (one, other) = await dealt(evening)
    await say(saboteur, "I am …", "Loyalist")
    await say(one, "I am …", "Loyalist")
    await say(other, "👎 I don't trust …", f"{saboteur.name}: I am a Loyalist. #1")
    await evening.turn()
    for look in (evening.panel(), await one.hand(), await saboteur.hand()):
        assert not any(word in look.text for word in (TRUE, "❌", LIAR, NOSE))
    (tale,) = (await other.press(evening.panel(), "Recap")).said
    assert TRUE not in tale.text
    assert "❌" not in tale.text
    await evening.play()
    await evening.turn()
    end = evening.final().text
    assert f"**{LIAR}**: **{saboteur.name}** · “I am a Loyalist.”" in end
    assert f"**{NOSE}**: **{other.name}** · doubted a lie" in end
    assert NOBODY not in end
    first, second, third = await told(evening, one)
    assert first.endswith(LIE)
    assert second.endswith(TRUE)
    assert third.endswith(said("claim-was-unknown")), "a Loyalist cannot know"
    lines = [line for line in evening.final().text.splitlines() if line.startswith("🏅")]
    assert any(saboteur.name in line and TONGUE in line for line in lines)
    assert any(other.name in line and FINE in line for line in lines)
    (me,) = (await other.slash("crowns me")).said
    assert FINE in pictures(me)[0]


async def test_an_honest_table_hears_that_it_was_one(evening: Evening):
    _, (one, _) = await dealt(evening)
    await say(one, "I am …", "Loyalist")
    await evening.play()
    await evening.turn()
    assert NOBODY in evening.final().text
    assert LIAR not in evening.final().text


async def test_where_nothing_was_said_nothing_is_told_of_it(evening: Evening):
    saboteur, _ = await dealt(evening)
    await evening.play()
    await evening.turn()
    assert not any(word in evening.final().text for word in (NOBODY, LIAR, NOSE))
    assert await told(evening, saboteur) == []


async def test_a_judge_that_fails_costs_no_result(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    _, (one, _) = await dealt(evening)
    await say(one, "I am …", "Loyalist")

    def broken(*of: object) -> None:
        raise RuntimeError(f"not {len(of)}")

    monkeypatch.setattr("bot.tables.feats.who_lied", broken)
    await evening.play()
    await evening.turn()
    assert NOBODY not in evening.final().text
    assert await told(evening, one) == [f"💬 **{one.name}**: “I am a Loyalist.” #1"]
