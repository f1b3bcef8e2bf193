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
botk-page-time = If time runs out
botk-page-house = House rules

botk-rules-overview-1 = One of you is the **Executioner**. The others are **prisoners**, each with a secret role and item.
botk-rules-overview-2 = First every prisoner makes one move: **peek** at an item, or **swap** two. Then the Executioner executes prisoners, one at a time, and can stop after the first.
botk-rules-overview-3 = Every death pays the Executioner and the living Loyalists. But if the **Princess** or a **Pardon** holder dies, the **Saboteurs** win instead.
botk-rules-overview-4 = So talk. Beg, promise, accuse, lie. The dead, alas, keep quiet.

botk-rules-setup-1 = The host decides who is the first Executioner; then each Executioner names the next.
botk-rules-setup-2 = As many roles and items as players are drawn, and laid out for all to see.
botk-rules-setup-3 = There is always a Pardon, and always a **safe** item (Nice Hat, Golden Chalice, Cheese or Dummy): if not, the Executioner takes one out and a safe one comes in.
botk-rules-setup-4 = Then each prisoner gets one role and one item in secret. The item left over is the **centre card**; nobody sees the role left over before the end.
botk-rules-setup-5 = You keep your role. Your item may be moved: be sure only of what you saw.

botk-rules-action-1 = A gallows card is revealed and does what it says. Then the Executioner calls the prisoners, in any order.
botk-rules-action-2 = When called, you **peek** at one item, your own, another's, or the centre card; only you see it.
botk-rules-action-3 = Or you **swap** any two. Nobody looks, not even you.
botk-rules-action-4 = Everybody sees what you did, not what you saw. Then comes a second gallows card.

botk-rules-execution-1 = The Executioner condemns a prisoner, then presses **Strike**, or **Relent** to take it back. At least one execution must happen.
botk-rules-execution-2 = The prisoner's item is revealed and does what it says. Most die. Some escape: they live, and can't be executed again.
botk-rules-execution-3 = A neighbour is the next living prisoner on that side. The escaped and the Executioner are skipped.
botk-rules-execution-4 = If an item kills you, your Shield, Dummy, Key, Wine or Keg does nothing. Pardon, Cheese, Mimic and your role still count.
botk-rules-execution-5 = It ends when the Executioner stops, when nobody is left, or at once when the Saboteurs win.

botk-rules-roles-1 = One role is left over. So with six players or more, perhaps there is no Saboteur. Perhaps.
# $copies: 0 of a role that is not dealt
botk-rules-role = **{ $role }**{ $copies ->
    [0] {""}
   *[other] {" "}({ $copies } in the deck)
  }: { $rule }

botk-rules-items-1 = An item works for whoever holds it at that moment.
botk-rules-item = **{ $item }** ({ $marks }): { $text }
botk-rules-items-2 = The house decided what the Golden Chalice does.
botk-rules-copies = { $n } in the deck
botk-rules-safe = safe

# $method: the way to die in two words
botk-rules-gallows-card = 🪧 **{ $card }** ({ $method }, { house-card }): { $text }
botk-rules-gallows-1 = Two of { $n } are revealed in a game. The Executioner selects, and is never selected. All are house cards.

botk-rules-crowns-1 = Your first game brings 5 crowns. If you have too little, you pay what you have.
botk-rules-crowns-2 = **Order is kept:** the Executioner, living Loyalists and a living Princess earn 1 per death.
botk-rules-crowns-3 = **The Saboteurs win:** each living Saboteur earns 3. The Executioner, Loyalists and Princess earn nothing.
botk-rules-crowns-4 = **The Jester**, by dying without the Cheese, steals 1 from every other player, dead or alive.
botk-rules-crowns-5 = **Dying** costs 1. A Dummy counts as a death, and costs nothing; a Jester's death doesn't count.

botk-rules-time-1 = Your move: you skip it. A vote: you don't vote. The Shield: it stays down.
botk-rules-time-2 = The Executioner: who is selected or called is random. If an execution is still due, a random prisoner is executed; if not, the game ends.
botk-rules-time-3 = If you miss too many, or leave, the computer plays for you.

botk-rules-house-1 = Roles and most items are printed; the house decided how many there are of each.
botk-rules-house-2 = “House cards” are ours, or do what we say.
botk-rules-house-3 = **Always a Saboteur:** with four or five players, the deal is repeated until a prisoner is one. The host may want it always, or never.
botk-rules-house-4 = **Last words:** before **Strike**, the condemned may plead, and the others vote Strike or Spare, openly. It takes 20 seconds at most.
