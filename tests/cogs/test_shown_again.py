"""*Show it again* and *Step by step*: a past game as a moving picture, and as a page to keep."""

import io

import pytest
from PIL import Image

from bot.messages import nights
from bot.panels.panel import Moving
from bot.plugins.registry import plugins
from bot.tables.erasing import begin_erasing, go_on_erasing
from bot.workers import Worker
from tests.cogs.test_crowns import pictures
from tests.support.evening import ANYTHING, Evening, Guest, refused, said
from tests.support.looks import Look

AGAIN, STEPS = said("button-show-again"), said("button-replay")


def file_of(evening: Evening, look: Look) -> tuple[str, bytes]:
    message = evening.env.backend.get_message(look.channel_id, look.id)
    (attachment,) = message.attachments
    content = evening.env.backend.cdn.get(attachment["url"])
    assert content is not None
    return attachment["filename"], content


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to another process."""

    async def do(_worker: object, _gently: object, make, night, locale):
        return make(night, locale)

    monkeypatch.setattr(Worker, "do", do)


async def over(evening: Evening, game: str = "botk") -> list[Guest]:
    evening.bot.nights.drawn = True
    guests = evening.party(plugins()[game].rules.least_seats)
    await evening.deal(guests, game)
    await evening.play()
    await evening.turn()
    return guests


async def test_a_game_is_shown_again_to_all_once_and_then_to_who_presses(evening: Evening):
    """A process of its own draws it; no request counts against Discord's limits."""
    ann, bob, *_ = await over(evening)
    final, counted = evening.final(), len(evening.counted)
    reply = await ann.press(final, AGAIN)
    assert reply.kind == "message"
    assert reply.said == [], "all see it"
    shown = evening.all_public()[-1]
    assert said("again-by", name="Ann") in shown.text
    name, content = file_of(evening, shown)
    assert name.endswith(".gif")
    with Image.open(io.BytesIO(content)) as image:
        assert getattr(image, "n_frames", 1) > 3
    (alt,) = pictures(shown)
    assert alt.startswith("Table 1 again")
    for guest in (ann, bob):
        assert guest.name in alt
    (own,) = (await bob.press(final, AGAIN)).said
    assert file_of(evening, own) == (name, content)
    assert evening.all_public()[-1].id == shown.id, "it is not posted twice"
    assert len(evening.counted) == counted


async def test_the_whole_story_hands_over_a_page_and_who_was_erased_is_not_in_it(
    evening: Evening, here: None, monkeypatch: pytest.MonkeyPatch
):
    ann, bob, *_ = await over(evening)
    (story,) = (await bob.press(evening.final(), said("button-story"))).said
    (given,) = (await bob.press(story, STEPS)).said
    name, content = file_of(evening, given)
    assert name.endswith(".html")
    assert f"{ann.name}</option>" in content.decode()
    await begin_erasing(evening.bot.manager, ann.id)
    await go_on_erasing(evening.bot.manager, ann.id)
    # It is made anew, and half of the time that takes went into its letters.
    monkeypatch.setattr("bot.replay.page.font_faces", lambda _: "")
    (given,) = (await bob.press(story, STEPS)).said
    _, content = file_of(evening, given)
    assert "Nobody" in content.decode()
    assert f"{ann.name}</option>" not in content.decode()


async def test_the_page_has_the_medals_and_the_day_of_a_game_that_was_put_away_since(
    evening: Evening, here: None, a_head_falls: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.replay.page.font_faces", lambda _: "")
    await evening.settle(time_zone="Pacific/Honolulu")
    _, bob, *_ = await over(evening)
    medal = said("botk-medal-first-head")
    assert medal in evening.final().text
    await evening.turn()
    assert evening.bot.manager.get(1) is None
    (story,) = (await bob.press(evening.final(), said("button-story"))).said
    (given,) = (await bob.press(story, STEPS)).said
    page = file_of(evening, given)[1].decode()
    assert medal in page
    assert "2025-12-31" in page, "as it was there"


async def test_a_game_in_progress_is_not_told(evening: Evening):
    evening.bot.nights.drawn = True
    ann, *_ = guests = evening.party(4)
    await evening.deal(guests)
    for act in ("show-again", "replay"):
        refused(await ann.send(evening.panel(), f"gg:t:1:{act}"), "refused-not-settled")


async def test_where_it_cannot_be_shown_a_sentence_says_what_to_do(evening: Evening):
    ann, *_ = await over(evening)
    evening.bot.nights.drawn = False
    refused(await ann.press(evening.final(), AGAIN), "refused-again-no-pictures")
    evening.bot.nights.drawn = True
    evening.forbid("attach_files")
    refused(await ann.press(evening.final(), AGAIN), "refused-again-no-files")


async def test_what_fails_is_said_and_may_be_tried_again(
    evening: Evening, here: None, monkeypatch: pytest.MonkeyPatch
):
    ann, bob, *_ = await over(evening)

    def fail(*_: object) -> None:
        raise ValueError("no picture")

    with monkeypatch.context() as patched:
        patched.setattr(nights, "animation", fail)
        await ann.press(evening.final(), AGAIN)
        assert said("again-failed", table="1") in evening.all_public()[-1].text
    monkeypatch.setattr(nights, "animation", lambda *_: Moving("night.gif", b"GIF89a", "A night"))
    await bob.press(evening.final(), AGAIN)
    assert said("again-by", name="Bob") in evening.all_public()[-1].text


async def lost(guest: Guest, command: str) -> Look:
    """Deal to who plays alone, and give up."""
    (panel,) = (await guest.slash(command)).said
    for _ in range(2):
        shown = (await guest.press(panel, said("button-give-up"))).shown
        assert shown is not None
        panel = shown
    return panel


async def test_who_played_alone_sees_it_alone(evening: Evening, here: None):
    evening.bot.nights.drawn = True
    ann = evening.guest("Ann")
    (shown,) = (await ann.press(await lost(ann, "execution play"), AGAIN)).said
    assert file_of(evening, shown)[0].endswith(".gif")
    assert evening.all_public() == []


async def test_a_deal_of_a_day_is_not_told_before_its_day_is_over(evening: Evening):
    evening.bot.nights.drawn = True
    ann = evening.guest("Ann")
    over = await lost(ann, "execution daily")
    assert AGAIN not in over.buttons
    for act in ("show-again", "replay"):
        refused(await ann.send(over, f"gg:t:1:{act}"), "refused-sealed", when=ANYTHING)
