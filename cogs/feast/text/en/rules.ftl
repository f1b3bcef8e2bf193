# How to play, page by page. Short paragraphs: they are read on phones.

feast-page-overview = In short
feast-page-setup = Setup
feast-page-turn = A turn
feast-page-actions = Actions
feast-page-toasts = Toasts and duels
feast-page-roles = Roles
feast-page-titles = Titles
feast-page-food = Food, goblets, decks
feast-page-end = Death and the end
feast-page-crowns = Crowns
feast-page-time = If time runs out
feast-page-house = House rules

feast-rules-overview-1 = You are guests at the **King's** feast. Most of you will die of it.
feast-rules-overview-2 = Everybody has a secret role with its own goal. Any number of you can win, even the dead.
feast-rules-overview-3 = On your turn, eat what you dare, for **energy**. Spend it on one action: poison, praise, insult, swap, toast, duel.
feast-rules-overview-4 = Some food and some goblets are poisoned, and somebody knows which. Talk, lie, and watch who doesn't drink.

feast-rules-setup-1 = Roles are dealt in secret; only the King shows his. Everybody has 1 Honor.
feast-rules-setup-2 = The King gives everybody else one title, and keeps the rest. **Cupbearer**, **Seneschal** and **Chamberlain** must be given out.
feast-rules-setup-3 = The Chamberlain mixes poison into the food decks, unseen: 2 cards with 5 or 6 players, 3 with 7 or 8, 4 with 9 or 10.
feast-rules-setup-4 = The Cupbearer serves the King, the Seneschal everybody else: one goblet each, face down. One goblet too many is drawn, and one leaves the game unseen. Only whoever serves knows who has poison.
feast-rules-setup-5 = Everybody takes 3 different foods, all at once (house). The player on the King's left begins; play goes clockwise.

feast-rules-turn-1 = **1. Claim**, once a turn, before you use titles: pay 2 Honor for one of the King's titles, 3 for another player's. The King may, too.
feast-rules-turn-2 = **2. Start of turn:** use your titles that say so. On his turn the King must give a title, if he has one, to somebody with Honor, if there is anybody, for 1 Honor.
feast-rules-turn-3 = **3. Energy:** you have 1, and 1 more for each food you eat, which leaves the game (house). Poison kills.
feast-rules-turn-4 = Each **Dishonor** of yours costs 1 energy, and is gone. If you can't pay for all, you die of shame.
feast-rules-turn-5 = **4. Action:** one that you can pay. If it costs more than you have, you eat foods for the rest, the first on your plate first.
feast-rules-turn-6 = **5. Refill:** every plate is filled up to 3 foods, all different, clockwise from you and from the fullest decks (house). **6. End of turn:** use titles that say so.
feast-rules-turn-7 = 1 Honor and 1 Dishonor cancel each other.

feast-rules-actions-1 = One a turn. The number is its cost in energy.
feast-rules-action = **{ $n } · { $verb }:** { $text }
feast-rules-action-dump = one of your foods leaves the game, unseen.
feast-rules-action-spill = anybody's goblet leaves the game, unseen, even yours. You gain 1 Dishonor.
feast-rules-action-swap-goblets = two players swap goblets. One of them may have none.
feast-rules-action-swap-plates = two players swap all their foods.
feast-rules-action-toast = everybody with a goblet drinks, or doesn't.
feast-rules-action-poison = draw a poison in secret, for a goblet or a food. It replaces a card of that kind, anybody's, even yours. All see from which deck (house), nobody sees where.
feast-rules-action-insult = anybody gains 1 Dishonor.
feast-rules-action-praise = anybody gains 1 Honor. Yourself, if nobody else will.
feast-rules-action-duel = challenge somebody.

feast-rules-toasts-1 = **A toast:** everybody with a goblet turns a thumb up or down, all at once.
feast-rules-toasts-2 = **Down:** 1 Dishonor. **Up:** you drink. Wine gives 1 Honor, poison kills; the goblet leaves the game (house).
feast-rules-toasts-3 = **A duel:** they may refuse, and gain 1 Dishonor. You then gain 1 Honor, and 1 more for each Dishonor they now have.
feast-rules-toasts-4 = If they accept: rock, paper, scissors. The winner gains 1 Honor, the loser dies. A tie: 1 Honor each.
feast-rules-toasts-5 = **House:** before your first turn you drink to no toast and fight no duel. Whoever is left of Princess and Suitor shows their card and mourns: no toasts, no duels.
feast-rules-toasts-6 = **House, last words:** before a duel both may say who they are, and the others cheer for one of them.

feast-rules-roles-1 = The role wins if…
feast-rules-role = **{ $role }:** { $rule }.
feast-rules-roles-2 = “More than half” is of all who sat down. With a tie for the most, the Gold Knight loses (house). You may say what you are, but not show your card. The Queen sees who the Suitor is (house).

feast-rules-title = **{ $title }** ({ $when }{ $house ->
    [true] , house
   *[false] {""}
  }): { $text }
feast-rules-titles-1 = Every title is a choice, in any order, once a turn. The King can't use his.
feast-rules-titles-2 = As many titles as players are in play: the first three, Marshal and Steward, and others at random.

feast-rules-food-1 = **Six foods** (house): { $foods }. All see a card's kind, but not whether it's poison.
feast-rules-food-2 = **Cards** (house), for N players: 8 of each food for 5 or 6 players, 9 for 7 to 9, 10 for 10; { $wine }N Wine, N+{ $goblets } Poison Goblets, { $poison } Food Poison of each food.
feast-rules-food-3 = Nobody may look at what has left the game.
feast-rules-food-4 = House: a short deck gives what it has. With too few goblets, the last clockwise from the King's left get none.

feast-rules-end-1 = **Death:** your role is shown. Goblet and foods leave the game unseen, Honor and Dishonor are gone, titles go to the King. The dead have no turn, and nothing happens to them. They may talk, and win.
feast-rules-end-2 = If the King gets Cupbearer or Seneschal back, he gives it out at once, for 1 Honor, or for nothing if nobody has any. They serve from their next turn on.
feast-rules-end-3 = **The King's death ends the game at once.** What happens at the same moment still counts.
feast-rules-end-4 = Otherwise it ends after the turn in which a second of the nine decks runs out, or when only one player lives (house).
feast-rules-end-5 = **Decided** (house): once somebody has died, it also ends after a turn when no living player has anything left to win: as things stand, each has reached the goal, or can't any more.
feast-rules-end-6 = A living Gold Knight always has, unless he leads and is alone with the King.

feast-rules-crowns-1 = Each winner earns 3 crowns from the treasury (house). Losers pay nothing.
feast-rules-crowns-2 = Your first game brings 5 crowns.

feast-rules-time-1 = Your turn: you throw away a food. If you can't pay for your Dishonor, you die of it.
feast-rules-time-2 = A toast: thumb down. A challenge: you refuse. Throws, titles, goblets and foods: random.
feast-rules-time-3 = If you miss too many, or leave, the computer plays for you.

feast-rules-house-1 = Ours are scenarios A and B, all titles but Cupbearer, Seneschal and Chamberlain, and what is marked “house”.
