brows-name = The Brow
brows-about = Everybody sees all cards but their own
brows-line = Everybody sees all cards but their own.
brows-help = Is yours the highest?
brows-page-overview = Overview
brows-rules-overview-1 = Everybody bears a card that all others see. Say whether yours is the highest.
brows-role-player = Player
brows-card = { $name } bears { $card }.
brows-own = All others see what you bear.
brows-ask-guess = Is yours the highest?
brows-explain-guess = You win if you are right. What you see tells you a part.
brows-do-highest = The highest
brows-do-lower = Lower
brows-silence-lower = -# Say nothing, and you say that it is lower.
brows-tale-guessed = { $highest ->
    [true] { $seat } says: the highest.
   *[false] { $seat } says: lower.
  }
brows-story-card-borne = { $seat } bears { $card }.
