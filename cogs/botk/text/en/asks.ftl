# Questions and the words on their controls. Labels and placeholders are plain text.

## What is asked. $about, $name: whom it concerns.
botk-ask-remove = **Which item goes?** None here is safe: take one out, and a safe one comes in.
botk-ask-call = **Who is next?** They peek or swap.
botk-ask-action = **Your move.** Peek at one item, or swap any two.
botk-ask-direction = **Which way does the wheel turn?** Each prisoner peeks at the next one's item.
botk-ask-vote = **Who must be executed first?** Your vote stays secret.
botk-ask-tie = **A tie.** Who must be executed first?
botk-ask-confide = **Who gets to see your role?** Only they see it.
botk-ask-execute = **Who do you condemn?** You must execute at least one prisoner.
botk-ask-execute-two = **Who do you condemn?** You must execute at least two prisoners.
botk-ask-execute-another = **Who do you condemn?** You must execute one more prisoner.
botk-ask-execute-or-stop = **Condemn another prisoner, or stop?** Stopping ends the game.
botk-ask-gesture = **Strike { $about }?** There is no way back.
botk-ask-shield = **Hold up the Shield?** You escape, and a neighbour is executed instead.
botk-ask-wine = **Who drinks with you?** They die too.
botk-ask-successor = **Who is the next Executioner?**

## What silence will mean, by what it answers
botk-silence-nothing = -# If time runs out, you skip this.
botk-silence-stop = -# If time runs out, you stop.
botk-silence-strike = -# If time runs out, you strike.
botk-silence-relent = -# If time runs out, you relent.
botk-silence-decline = -# If time runs out, the Shield stays down.

## Placeholders of selects. $n: how many to pick
botk-pick-remove = Take out an item…
botk-pick-call = Call a prisoner…
botk-pick-peek = Peek at one item…
botk-pick-switch = Swap two items (pick both)…
botk-pick-select = { $n ->
    [one] Select a prisoner…
   *[other] Select two prisoners…
  }
botk-pick-turn = Turn the wheel…
botk-pick-vote = Vote for a prisoner…
botk-pick-confide = Show your role to…
botk-pick-condemn = Condemn a prisoner…
botk-pick-redirect = Execute a neighbour instead…
botk-pick-poison = Pour for a prisoner…
botk-pick-name = Name your successor…

## Buttons
botk-do-stop = Stop
botk-do-strike = Strike
botk-do-relent = Relent
botk-do-decline = Leave the Shield down

## Hints below an option: what the viewer is sure of
botk-hint-item = You know: { $item }
botk-hint-face-up = Face up: { $item }
botk-hint-executioner = Executioner
