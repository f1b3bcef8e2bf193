# Questions and the words on their controls. Labels and placeholders are plain text.

## What is asked. $about, $name: whom it concerns.
botk-ask-remove = **Which item goes?** No safe item lies there. You take one out; a safe one replaces it.
botk-ask-call = **Whom do you call?** The called prisoner peeks or switches.
botk-ask-action = **You are called.** Peek at one item, or switch any two.
botk-ask-direction = **Which way does the wheel turn?** Each prisoner peeks at the next one's item.
botk-ask-vote = **Who must be executed first?** Your vote stays secret.
botk-ask-tie = **A tie.** Who must be executed first?
botk-ask-confide = **To whom do you show your role?** Only they see it.
botk-ask-execute = **Whom do you condemn?** One execution at least must happen.
botk-ask-execute-or-stop = **Whom do you condemn, or do you stop?** Stopping ends the game.
botk-ask-gesture = **Strike { $about }?** There is no way back.
botk-ask-shield = **Hold up the Shield?** A neighbour is executed instead, and you escape.
botk-ask-wine = **Who drinks with you?** The one you choose dies too.
botk-ask-successor = **Who is the next Executioner?**

## What silence will mean, by what it answers
botk-silence-nothing = -# Say nothing, and nothing happens.
botk-silence-stop = -# Say nothing, and you stop.
botk-silence-strike = -# Say nothing, and the strike is made.
botk-silence-relent = -# Say nothing, and you relent.
botk-silence-decline = -# Say nothing, and the Shield stays down.

## Placeholders of selects. $n: how many to pick
botk-pick-remove = Take out an item…
botk-pick-call = Call a prisoner…
botk-pick-peek = Peek at one item…
botk-pick-switch = Switch two items (pick both)…
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
