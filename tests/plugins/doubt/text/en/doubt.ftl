doubt-name = The Crown
doubt-about = Doubt who says that they hold the crown
doubt-line = Doubt who says that they hold the crown.
doubt-help = Be first to doubt it.
doubt-page-overview = Overview
doubt-rules-overview-1 = Somebody says that they hold the crown. The first to doubt it wins, unless it is true.
doubt-role-player = Player
doubt-held = You hold the crown.
doubt-empty = You hold nothing.
doubt-unknown = Does the teller hold the crown?
doubt-ask-crown = Is it true?
doubt-explain-crown = The first to doubt it ends the question. Who doubts what is true loses.
doubt-do-doubt = I doubt it
doubt-do-believe = I believe it
doubt-chosen-believe = You believe it.
doubt-silence-believe = -# Say nothing, and you believe it.
doubt-tale-doubted = { $seat } doubts it.
doubt-tale-believed = { $seats } believe it.
doubt-story-crown-dealt = { $seat }’s crown: { $held ->
    [true] is there
   *[false] is not there
  }.
