"""New game: what every game must hold, and the rules, played by hand."""

from typing import Any

from gallows.kit import GameTests, MatchPlay, draws_for, installed_game

GAME = installed_game("newgame")


class TestPromises(GameTests):
    """All that ``gallows check-game newgame`` looks at."""

    game = GAME
    reveals = frozenset({"CardDealt to some", "CardShown to all"})


def deal(*cards: int) -> MatchPlay[Any]:
    """Return a game with these cards dealt, then drawn; there are two seats."""
    deck = list(range(1, 6))
    rest = [card for card in deck if card not in cards]
    return MatchPlay.deal(GAME.rules, 2, draws_for(deck, [*rest, *reversed(cards)]))


def test_the_highest_card_wins_a_crown() -> None:
    table = deal(2, 4)
    table.do(0, "keep")
    table.do(1, "keep")
    assert table.match.outcome is not None
    assert table.match.outcome.net() == (-1, 1)


def test_a_card_can_be_swapped_and_only_its_holder_sees_it() -> None:
    table = deal(2, 4, 5)
    table.do(0, "swap")
    assert table.notebook(0).card == 5
    assert table.notebook(1).card == 4
    assert table.notebook(None).card is None


def test_silence_keeps_the_card() -> None:
    table = deal(2, 4)
    table.silent(0)
    assert table.notebook(0).card == 2
