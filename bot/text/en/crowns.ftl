# Crowns: what players win and lose. $n is a number of crowns.

crowns-me-title = ## Your crowns
crowns-me-balance = 👑 **{ crowns }**
crowns-me-standing = Place { $place } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } won
crowns-me-none = No games yet. Everybody's first game brings 5 crowns.
crowns-me-history = **Lately**
crowns-history-line = { $when } · { $game }, table { $table } · { $role }, { $won } · **{ $amount }**
crowns-won = goal reached
crowns-lost = goal missed
crowns-none = no crowns at stake
crowns-history-none = -# Nothing has moved yet.
crowns-board-title = ## Crowns of this server
crowns-board-line = **{ $place }.** { $name } · 👑 { $crowns } · { $wins }/{ $games } won
crowns-board-line-you = **{ $place }.** { $name } (you) · 👑 { $crowns } · { $wins }/{ $games } won
crowns-board-own = You: place { $place } · 👑 { $crowns }
crowns-board-empty = Nobody has played for crowns yet. `/botk start` changes that.
crowns-board-page = -# Page { $page } of { $pages }
