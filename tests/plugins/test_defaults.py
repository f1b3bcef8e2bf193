"""What a game says that has written texts and nothing else."""

from dataclasses import replace

import pytest

from bot.plugins import defaults
from bot.plugins.formatter import Choice, Formatter
from bot.text import MissingText
from games.engine.asks import Answer, Ask, ByDice, Seat, Target, Verb, one, two
from games.engine.events import Event, LogEntry
from games.engine.notebook import Notebook

from .party import TEXTS, Dish, DishServed, Whispered, formatter

FMT = formatter(
    TEXTS
    + """
party-dish-cake-text = Everybody likes it.
party-target-bread-and-cake = bread with cake
party-ask-serve = { $n ->
    [one] Whom do you serve { $about }?
   *[other] Which { $n } do you serve { $about }?
  }
party-ask-go = { $verb ->
    [stay] { $about_id ->
        [none] Will you stay?
        [cake] Will you stay for the cake?
       *[other] Will you stay with { $about }?
      }
   *[leave] Do you leave?
  }
party-silence-stay = -# Say nothing, and you stay.
party-silence-pour = -# Say nothing, and somebody gets wine.
party-pick-serve = { $topic ->
    [go] Serve on your way out…
   *[other] { $n ->
        [one] Serve…
       *[other] Serve { $n }…
      }
  }
party-do-stay = { $topic ->
    [go] Stay a little
   *[other] Stay
  }
party-chosen-eat = You eat: { $pick }.
party-chosen-bid = You bid { $n }.
party-ask-lot = What do you give for lot { $about_id }?
party-ask-round = What do you do in round { $about }?
party-chosen-stay = You stay.
party-start-mood-merry = Merry
party-lobby-mood = Mood: { $value }{ $value_id ->
    [merry] !
   *[other] .
  }
party-lobby-late = { $value_id ->
    [true] It may get late.
   *[false] {""}
  }
"""
)
GUEST = Seat(1)


class Book(Notebook):
    """Makes nothing of anything."""

    def learn(self, event: Event) -> None:
        pass


BOOK = Book(4, GUEST)


def ask(topic: str, *verbs: Verb, about: Target | None = None) -> Ask:
    return Ask(id=1, seat=GUEST, topic=topic, verbs=verbs, silence=Answer("stay"), about=about)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (ask("serve", one("serve", (0, 2)), about=Dish.CAKE), "Whom do you serve cake?"),
        (ask("serve", two("serve", (0, 2)), about=Dish.CAKE), "Which 2 do you serve cake?"),
        (ask("go", Verb("stay"), Verb("leave")), "Will you stay?"),
        (ask("go", Verb("stay"), about=Dish.CAKE), "Will you stay for the cake?"),
        (ask("go", Verb("stay"), about=Seat(0)), "Will you stay with Ann?"),
        (ask("go", Verb("leave")), "Do you leave?"),
        (ask("lot", Verb("stay"), about=2), "What do you give for lot 2?"),
        (ask("lot", Verb("stay"), about=7), "What do you give for lot 7?"),
        (ask("round", Verb("stay"), about=-1), "What do you do in round -1?"),
    ],
)
def test_a_question_is_its_topics_text(asked: Ask, said: str) -> None:
    assert defaults.question(FMT, BOOK, asked) == said


def test_silence_is_the_text_of_its_verb_and_what_the_dice_choose_may_have_one() -> None:
    asked = ask("go", Verb("stay"))
    assert defaults.silence(FMT, asked) == "-# Say nothing, and you stay."
    pour = replace(asked, silence=ByDice("pour"))
    assert defaults.silence(FMT, pour) == "-# Say nothing, and somebody gets wine."
    serve = replace(asked, silence=ByDice("serve"))
    assert defaults.silence(FMT, serve) == FMT.words("silence-dice")
    with pytest.raises(MissingText):
        defaults.silence(FMT, replace(asked, silence=Answer("serve")))


def test_controls_are_their_verbs_texts() -> None:
    serve, stay = one("serve", (0, 2)), Verb("stay")
    assert defaults.placeholder(FMT, BOOK, ask("serve", serve), serve) == "Serve…"
    assert defaults.placeholder(FMT, BOOK, ask("go", serve), serve) == "Serve on your way out…"
    both = two("serve", (0, 2))
    assert defaults.placeholder(FMT, BOOK, ask("serve", both), both) == "Serve 2…"
    assert defaults.press(FMT, BOOK, ask("go", stay), stay) == "Stay a little"
    assert defaults.press(FMT, BOOK, ask("serve", stay), stay) == "Stay"


@pytest.mark.parametrize(
    ("target", "choice"),
    [
        (0, Choice("0", "1 · Ann")),
        (1, Choice("1", "2 · Bob (you)")),
        (Dish.CAKE, Choice("cake", "cake", "Everybody likes it.")),
        (Dish.LEEK_SOUP, Choice("leek-soup", "leek soup")),
        ("bread-and-cake", Choice("bread-and-cake", "bread with cake")),
    ],
)
def test_a_target_is_a_seat_or_a_noun_with_what_it_does(target: Target, choice: Choice) -> None:
    verb = one("serve", (target,))
    assert defaults.choice(FMT, BOOK, ask("serve", verb), verb, target) == choice


def test_who_has_chosen_is_told_what_if_there_is_a_text() -> None:
    asked = ask("eat", one("eat", tuple(Dish)), Verb("stay"), Verb("leave"))
    for pressed in (Dish.CAKE, "cake"):
        assert defaults.chosen(FMT, asked, Answer("eat", (pressed,))) == "You eat: cake."
    assert defaults.chosen(FMT, asked, Answer("stay")) == "You stay."
    assert defaults.chosen(FMT, asked, Answer("leave")) == ""
    bid = ask("bid", one("bid", (1, 9)))
    assert defaults.chosen(FMT, bid, Answer("bid", (1,))) == "You bid 1."
    assert defaults.chosen(FMT, bid, Answer("bid", (9,))) == "You bid 9."


def test_a_number_that_is_no_seat_is_not_shown_as_one() -> None:
    verb = one("bid", (3, 4))
    with pytest.raises(ValueError, match="4 is no seat: a number wants a choice"):
        defaults.choice(FMT, BOOK, ask("serve", verb), verb, 4)


@pytest.mark.parametrize(
    ("choices", "lines"),
    [
        ({"mood": "merry", "late": True, "unsaid": 3}, ["Mood: Merry!", "It may get late."]),
        ({"mood": "Sleepy", "late": False}, ["Mood: sleepy."]),
    ],
)
def test_the_lobby_says_what_the_host_has_chosen(
    choices: dict[str, object], lines: list[str]
) -> None:
    assert defaults.options(Formatter(replace(FMT.table, choices=choices), FMT.words)) == lines


def test_the_tale_is_public_and_the_story_is_not() -> None:
    served, whispered = DishServed(Seat(0), Dish.LEEK_SOUP), Whispered(Seat(0), Dish.CAKE)
    assert defaults.tale(FMT, BOOK, [served]) == ["**Ann** serves leek soup."]
    told = [LogEntry(1, served, None), LogEntry(2, whispered, (Seat(2),))]
    assert defaults.story(FMT, told) == [("The party", ["**Ann** whispers: cake!"])]
    assert defaults.news(FMT, BOOK) == []


def test_what_shows_nothing_more_may_be_given_its_arguments_by_name() -> None:
    assert defaults.news(fmt=FMT, notebook=BOOK) == []
    assert defaults.explained(FMT, BOOK, ask=None) == []
