# Crowns: what players win and lose. $n is a number of crowns, $season a number or a season's name.

crowns-season = Season { $season }
crowns-this-season = This season
crowns-ever = All time
crowns-all-games = all games
crowns-won = won
crowns-lost = lost
crowns-none = no crowns at stake
crowns-zero = no crowns moved
crowns-short = ⚖ A purse, or the treasury, ran out.
list-semicolon = ;{" "}

## One player's crowns
crowns-me-title = ## Your crowns
crowns-of-title = ## Crowns of { $name }
crowns-me-balance = 👑 **{ crowns }** in season { $season }
crowns-me-place = Place { $place } on this server
crowns-me-none = { crowns-of-none } Your first game brings 5.
crowns-of-none = No crowns this season yet.
crowns-played = **{ $game }**: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } won
crowns-alone = Played alone: no crowns
# $what: what the game counts
crowns-statistics = -# { $what }

## The leaderboard
crowns-board-title = ## Crowns of this server
crowns-board-of = **{ $season } · { $game }**
crowns-board-picture = { $season } · { $game }
crowns-board-treasury = -# Treasury: { $left } left. When it runs out, the season ends.
crowns-board-champion = 🏆 { $name }, with { crowns }
crowns-board-line = **{ $place }.** { $name } · 👑 { $crowns } · { $wins }/{ $games } won
crowns-board-line-you = **{ $place }.** { $name } (you) · 👑 { $crowns } · { $wins }/{ $games } won
crowns-board-left = has left
crowns-board-note = { $wins }/{ $games } won
crowns-board-own = You: place { $place } · 👑 { $n }
crowns-board-own-fresh = You: no crowns this season yet.
crowns-board-own-none = You: not on this board.
# For who had left, and is back
crowns-board-own-hidden = You: 👑 { $n }. Look again, and this board lists you.
# $game: the id of a game, as in its command
crowns-board-empty = { crowns-board-empty-ever }
crowns-board-empty-season = { crowns-board-empty-ever }
crowns-board-empty-ever = Nobody yet. `/{ $game } { command-name-start }` changes that.
crowns-board-empty-past = Nobody. That season is over.
# In the picture, for a name that it has no letters for; $place is its line's number
crowns-board-nameless = no. { $place } below
crowns-board-pick = Another season, another game…
# The words for those who do not see the picture. $lines: every bar, one after the other
crowns-board-alt = Bars of crowns. { $title }. { $lines }
crowns-board-alt-line = { $place }. { $name }, { $n }, { $note }
crowns-board-alt-line-you = { $place }. { $name } (you), { $n }, { $note }

## Crowns over time. $first, $last, $low, $high: numbers of crowns
crowns-history-title = ## Your crowns over time
crowns-history-title-of = ## The crowns of { $name } over time
crowns-curve = { $season }: from { $first } to **{ $last }** · lowest { $low }, highest { $high }
crowns-curve-none = { $season }: nothing yet.
# The heading of the picture, and its words
crowns-curve-picture = Crowns of { $name } · { $season }
# For a name that the picture has no letters for
crowns-curve-picture-nameless = Crowns of one player · { $season }
crowns-curve-picture-own = Your crowns · { $season }
crowns-curve-moves = A curve in { $n ->
    [one] 1 step
   *[other] { $n } steps
  }.
# $won: whether the goal was reached; which game it was says the list below
crowns-history-line = { $when } · table { $table } · { $won ->
    [true] 🏆
   *[false] ✗
  } { $role } · **{ $amount }**
crowns-history-granted = { $when } · granted by { $by }: **{ $amount }** · { $reason }
crowns-history-granted-own = { $when } · ⚠️ **{ $by } granted this to themself**: **{ $amount }** · { $reason }
crowns-history-taken-own = { $when } · { $by } took this from themself: **{ $amount }** · { $reason }
crowns-history-taken = { $when } · taken by { $by }: **{ $amount }** · { $reason }
crowns-history-none = -# No game here yet, and no crown moved.
crowns-history-pick = Read the report of a table…
crowns-history-table = Table { $table } · { $game }

## At the end of a game
final-not-counted = -# No crowns were at stake: this is what would have been.

## The report of a past table
report-title = ## { $game } · report of table { $table }
report-when = Over since { $when } · opened in <#{ $channel }>
report-season = Played for crowns, in season { $season }.
report-not-counted = No crowns were at stake.
report-ended = It ended without a result. No crowns moved.
report-never-begun = It closed before the cards were dealt.
report-seat = { $seat } · **{ $name }** · { $role }, { $fate } · { $won } · { $amount }
report-alive = alive
report-dead = dead
report-more = -# The whole story follows.
report-other-rules = This game has new rules, so nobody can tell its story.

## Buttons
button-board = Leaderboard
button-history = Crowns over time
button-curve-now = Show this season
button-curve-ever = Show all time
