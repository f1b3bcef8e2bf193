# How to play, page by page. Short paragraphs: they are read on phones.

botk-page-overview = In short
botk-page-setup = Setup
botk-page-action = Actions
botk-page-execution = Executions
botk-page-roles = Roles
botk-page-items = Items
botk-page-gallows = Gallows cards
botk-page-gallows-more = More gallows cards
botk-page-crowns = Crowns
botk-page-time = Silence and time
botk-page-house = House rules

botk-rules-overview-1 = One player is the **Executioner**. Everybody else is a **prisoner** with a secret role and a secret item.
botk-rules-overview-2 = First every prisoner makes one move: **peek** at an item, or **switch** two. Then the Executioner has heads off, one by one, and may stop.
botk-rules-overview-3 = Every death pays the Executioner and the living Loyalists. But if the **Princess** dies, or somebody with a **Pardon**, the **Saboteurs** win instead.
botk-rules-overview-4 = So talk. Beg, promise, accuse. Lying is always allowed. The dead, alas, keep quiet.

botk-rules-setup-1 = The Executioner is the most experienced player, a volunteer, or the dice's choice: the host decides. Later ones are named by the last.
botk-rules-setup-2 = As many roles and items as there are players are laid face up, so all know what is in the game.
botk-rules-setup-3 = There is always a Pardon. There is also always a **safe** item (Nice Hat, Golden Chalice, Cheese or Dummy): if not, the Executioner takes one out and a safe one comes in.
botk-rules-setup-4 = Then each prisoner gets one role and one item in secret. One item is left over: the **centre card**. One role is left over: nobody sees it before the end.
botk-rules-setup-5 = Your role stays yours. Your item may be moved: you are sure only of what you saw.

botk-rules-action-1 = A gallows card is turned up and does what it says. Then the Executioner calls the prisoners, in any order.
botk-rules-action-2 = Called, you do one thing. **Peek** at one item: your own, another's, or the centre card. Only you see it.
botk-rules-action-3 = Or **switch** any two items, centre card included. Nobody looks, you neither.
botk-rules-action-4 = Everybody sees what you did, and where. Nobody sees what you saw. Then comes a second gallows card.

botk-rules-execution-1 = The Executioner condemns a prisoner, then presses **Strike**. Before that, **Relent** takes it back. At least one execution must happen.
botk-rules-execution-2 = The item of the executed is turned up and does what it says. Most die. Some escape: they live, and cannot be executed again.
botk-rules-execution-3 = Items pass over the dead, the escaped and the Executioner: a neighbour is the next prisoner still at risk on either side.
botk-rules-execution-4 = Killed by an item, you were not executed: your Shield, Dummy, Key, Wine or Keg does nothing. Pardon, Cheese, Mimic and your role still count.
botk-rules-execution-5 = It ends when the Executioner stops, when nobody is left, or at once when the Saboteurs win.

botk-rules-roles-1 = One role is dealt to nobody. So with six players or more, perhaps there is no Saboteur. Perhaps.
# $copies: 0 of a role that is not dealt
botk-rules-role = { $copies ->
    [0] **{ $role }**: { $rule }
   *[other] **{ $role }** ({ $copies } in the deck): { $rule }
  }

botk-rules-items-1 = What an item does, it does for whoever holds it when it matters.
botk-rules-item = **{ $item }** ({ $marks }): { $text }
botk-rules-copies = { $n } in the deck
botk-rules-safe = safe
botk-rules-items-2 = The Golden Chalice is a printed card; what it does here is the house's ruling.

# $method: the way to die in two words
botk-rules-gallows-card = 🪧 **{ $card }** ({ $method }, { house-card }): { $text }
botk-rules-gallows-1 = { $n ->
    [14] Two of fourteen
   *[other] Two of { $n }
  } turn up in a game. The Executioner selects, and is never selected. { $n ->
    [14] All fourteen
   *[other] All { $n }
  } are house cards.

botk-rules-crowns-1 = Your first game brings 5 crowns. No purse goes below 0: who has too little pays what there is.
botk-rules-crowns-2 = **Order is kept:** the Executioner, living Loyalists and a living Princess earn 1 for each who counts as dead.
botk-rules-crowns-3 = **The Saboteurs win:** each living Saboteur earns 3. The Executioner and the Loyalists earn nothing.
botk-rules-crowns-4 = **The Jester** steals 1 from every other player by dying, the dead and the Executioner included, but not with the Cheese.
botk-rules-crowns-5 = **Dying** costs 1. A Dummy counts as dead and costs nothing; a dead Jester does not count.
botk-rules-crowns-6 = Gallows cards and the Golden Chalice may add a crown or take one.

botk-rules-time-1 = Every question has a clock, and says what silence will mean.
botk-rules-time-2 = Called and silent: no move. A vote: none. The Shield: it stays down.
botk-rules-time-3 = A silent Executioner leaves selecting and calling to the dice. When an execution must happen, the dice choose who; when none is, it is over.
botk-rules-time-4 = Silent too often, and the computer plays for you until you press **I'm back**. Leave, and it plays to the end.
botk-rules-time-5 = The deal is fixed by sealed dice before anybody joins. At the end the seal is opened, and everybody can check it.

botk-rules-house-1 = The names of the roles and of most items are the printed game's. How many there are of each is the house's choice.
botk-rules-house-2 = Cards marked “house card” are ours, or do what we say.
botk-rules-house-3 = **Always a Saboteur:** with four or five players, the deal is repeated until a prisoner is one. The host may want it always, or never.
botk-rules-house-4 = With computer players at the table, no crowns are at stake, unless this server's moderators allow it.
botk-rules-house-5 = **Last words:** before the gesture the condemned may plead once more by one press, truly or not, and the others vote Strike or Spare, for all to see. It takes 20 seconds at most, and binds nobody. The host may leave it out.
