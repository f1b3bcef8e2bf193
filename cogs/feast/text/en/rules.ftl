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
feast-page-time = Silence and time
feast-page-house = House rules

feast-rules-overview-1 = You are all guests at the **King's** feast. Most of you will die of it.
feast-rules-overview-2 = Everybody has a secret role with a goal of its own. Any number of you can win, the dead included. Only the King is known.
feast-rules-overview-3 = On your turn you eat what you dare, for **energy**, and spend it on one action: poison, praise, insult, swap, toast, duel.
feast-rules-overview-4 = Some food is poisoned. Some goblets are, too. Somebody knows which. Talk, lie, and watch who does not drink.

feast-rules-setup-1 = Roles are dealt in secret. The King shows his, and never has a secret again.
feast-rules-setup-2 = The King takes all titles, gives every other player one, and keeps the rest. **Cupbearer**, **Seneschal** and **Chamberlain** must be given out.
feast-rules-setup-3 = The Chamberlain mixes poison into the food, unseen: 2 cards with 5 or 6 players, 3 with 7 or 8, 4 with 9 or 10. Each takes the place of a card of the same food.
feast-rules-setup-4 = The Cupbearer serves the King, the Seneschal everybody else: one goblet each, face down. One goblet too many is drawn, and one leaves the game unseen. Only who serves knows who has the poison.
feast-rules-setup-5 = Everybody chooses 3 different foods, all at once (house); they are dealt from the King's left, unseen but for their kind.
feast-rules-setup-6 = Everybody has 1 Honor. The player on the King's left begins; it goes on clockwise.

feast-rules-turn-1 = **1. Claim**, if you like: 2 Honor for a title of the King's, or 3 for one of another player's. Once a turn, before any ability. The King may claim another player's, too.
feast-rules-turn-2 = **2. Start of turn:** use titles that say so, in any order. If the King has a title and somebody else has Honor, he must give one away on his turn, and gets 1 Honor for it.
feast-rules-turn-3 = **3. Energy:** you have 1, and 1 more for each food you eat: it is turned up, and leaves the game (house). If it is poison, you are dead.
feast-rules-turn-4 = Then each **Dishonor** of yours costs 1 energy, and goes. Who cannot pay for all of it dies of dishonor.
feast-rules-turn-5 = **4. Action:** exactly one that the energy left can pay. Nothing is saved. Choose one that costs more, and the foods that it takes are eaten, the first on your plate first.
feast-rules-turn-6 = **5. Refill:** every plate is filled up to 3 foods, never two of a kind; clockwise from you, and from the fullest decks (house). **6. End of turn:** titles that say so.
feast-rules-turn-7 = Honor and Dishonor cancel each other, one for one. Nobody ever has both.

feast-rules-actions-1 = One a turn. The number is what it costs, in energy.
feast-rules-action = **{ $n } · { $verb }:** { $text }
feast-rules-action-dump = throw one of your foods away, unseen.
feast-rules-action-spill = pour anybody's goblet away, unseen, your own too. You gain 1 Dishonor.
feast-rules-action-swap-goblets = two players change goblets. One of them may have none.
feast-rules-action-swap-plates = two players change all their foods.
feast-rules-action-toast = everybody with a goblet drinks, or does not. See the next page.
feast-rules-action-poison = draw a poison in secret, for a goblet or for a food. It takes the place of a card of that kind before anybody, yourself included. All see from which deck (house), nobody sees where.
feast-rules-action-insult = anybody gains 1 Dishonor.
feast-rules-action-praise = anybody gains 1 Honor. Yourself, if nobody else will.
feast-rules-action-duel = challenge somebody. See the next page.

feast-rules-toasts-1 = **A toast:** everybody with a goblet turns a thumb up or down, in secret, and all show at once.
feast-rules-toasts-2 = **Down:** 1 Dishonor. **Up:** your goblet is turned over, and leaves the game (house). Wine gives 1 Honor, poison kills.
feast-rules-toasts-3 = **A duel:** the challenged may refuse: 1 Dishonor. The challenger then gains 1 Honor, and 1 more for each Dishonor the other now has.
feast-rules-toasts-4 = Accepted, it is rock, paper, scissors, both at once. The winner gains 1 Honor, the loser dies. A tie: 1 Honor each.
feast-rules-toasts-6 = **House:** who has not begun a first turn drinks to no toast and fights no duel.
feast-rules-toasts-5 = What you will throw may be talked over first. Believe it or not.
feast-rules-toasts-7 = **House, last words:** before the throws both may say by one press who they are, truly or not, and the others cheer for one of them. It takes 20 seconds at most.

feast-rules-roles-1 = The role wins when, at the end…
feast-rules-role = **{ $role }:** { $rule }.
feast-rules-roles-2 = “More than half” is of all who sat down. A tie for the most makes no Gold Knight win (house). You may say what you are; only a title can show it.

feast-rules-title = **{ $title }** ({ $when }{ $house ->
    [true] , house
   *[false] {""}
  }): { $text }
feast-rules-titles-1 = The King can use none of his. Abilities of one moment come in the order you like, once a turn each. All of them are a choice. 
feast-rules-titles-2 = As many titles as players are in play: the first three, Marshal and Steward, and others at random.

feast-rules-food-1 = **Six foods** (house): { $foods }. A card shows its kind; whether it is poison shows when it is eaten, or looked at.
feast-rules-food-2 = **Counts** (house), for N players: 8 of each food for 5 or 6 players, 9 for 7 to 9, 10 for 10, { $wine }N Wine, N+{ $goblets } Poison Goblets, { $poison } Food Poison of each food.
feast-rules-food-3 = What is thrown or poured away is out of the game, and nobody may look at it.
feast-rules-food-4 = A deck that is short gives what it has. No Poison Goblet left: none is served, and none leaves the game. Too few goblets: the last from the King's left go without. (house)

feast-rules-end-1 = **Death:** goblet and foods leave the game unseen, Honor and Dishonor are gone, titles go back to the King, the role is shown. The dead have no turn and are touched by nothing. They may talk, and they may win.
feast-rules-end-2 = If Cupbearer or Seneschal comes back to the King, he gives it out again at once: to somebody with Honor, for 1 Honor; if nobody has any, to anybody for nothing. They serve from their next turn on.
feast-rules-end-3 = **The King's death ends the game at once.** What happens at the same moment still counts.
feast-rules-end-4 = Otherwise it ends when any two of the nine decks are empty: after that turn (house). It also ends when only one player lives (house).
feast-rules-end-5 = **Decided** (house, since version 6): once somebody has died, it also ends after a turn when nobody alive has anything left to win: each has reached the goal as things stand, or can't reach it any more.
feast-rules-end-6 = Everybody can tell, because the dead show their roles. A living Gold Knight always has something left to win, unless he leads and is alone with the King.
feast-rules-end-7 = Then all roles are shown, and every goal is judged.

feast-rules-crowns-1 = Each who reaches the goal earns 3 crowns from the treasury (house). Nobody pays for losing.
feast-rules-crowns-2 = Your first game on this server brings 5 crowns.
feast-rules-crowns-3 = With computer players at the table, no crowns are at stake, unless this server's moderators allow it.

feast-rules-time-1 = Every question has a clock, and says what silence will mean.
feast-rules-time-2 = Silent at your turn: no claim, no ability, no food eaten; one of your foods is thrown away, if you have any. Owing Dishonor that you cannot pay, you die of it.
feast-rules-time-3 = Silent at a toast: thumb down. At a challenge: refused. Throws, titles, goblets and foods are left to the dice.
feast-rules-time-4 = Silent too often, and the computer plays for you until you press **I'm back**. Leave, and it plays to the end.
feast-rules-time-5 = The deal is fixed by sealed dice before anybody joins. At the end the seal is opened, and everybody can check it.

feast-rules-house-1 = The rulebook's words are kept. Where it is silent, the house has ruled; such things are marked “house”.
feast-rules-house-2 = **Titles:** Cupbearer, Seneschal and Chamberlain are the rulebook's. The other nine are ours.
feast-rules-house-3 = **Roles and goals** are the rulebook's. Which are played together, scenarios A and B, is our choice.
feast-rules-house-4 = **Cards:** the six kinds of food, and how many cards each deck has.
feast-rules-house-5 = **The end** after the turn in which a second deck runs out, the end with one player left, the end when nobody alive has anything left to win (since version 6), and the 3 crowns.
feast-rules-house-6 = **At the table:** you all choose your first foods at once, eaten foods and empty goblets leave the game, everybody sees from which deck a poison comes, and plates are refilled in a fixed order.
