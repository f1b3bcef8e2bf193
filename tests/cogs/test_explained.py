"""“?” beside a question: two sentences, for everybody who may see the question."""

from tests.support.evening import Evening, refused, said


async def test_a_question_is_explained_to_whoever_looks_on(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    asked, ask = evening.asked()
    answers = evening.answers
    for who in (asked, next(each for each in guests if each is not asked), evening.guest("Zoe")):
        (help_,) = (await who.press(evening.panel(), "?")).said
        assert said(f"botk-explain-{ask.topic}") in help_.text
        assert "How to play" in help_.buttons, "the rules are one press away"
    assert evening.answers == answers


async def test_a_secret_question_is_explained_to_who_is_asked_alone(evening: Evening):
    guests = evening.party(3)
    await evening.deal(guests, "dotk")
    asked, ask = evening.asked()
    assert "?" not in evening.panel().buttons
    panel = asked.panel
    (help_,) = (await asked.press(panel, "?")).said
    assert said(f"dotk-explain-{ask.topic}") in help_.text
    zoe = evening.guest("Zoe")
    reply = await zoe.send(evening.panel(), panel.buttons["?"])
    refused(reply, "refused-not-seated")


async def test_a_question_that_is_over_is_not_explained(evening: Evening):
    await evening.deal(evening.party(4))
    old, zoe = evening.panel(), evening.guest("Zoe")
    await evening.answer(*evening.asked())
    refused(await zoe.send(old, old.buttons["?"]), "refused-stale")
