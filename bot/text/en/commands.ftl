# Slash commands as Discord's menu shows them: 100 characters at most each.

# $game: a game's name
command-table-start-description = Open a table for { $game } in this channel
command-table-play-description = Play { $game }: a new game, or the one you have begun; only you see it
command-table-play-watched-description = Show it in this channel too, for others to watch
command-table-daily-description = Play today's { $game }: one deal for everybody, one try; only you see it
command-table-board-description = How everybody did at the daily { $game } on this server; only you see it
command-table-rules-description = How to play { $game }; only you see it
command-table-start-pace-description = How long a move may take
command-table-start-pace-quick = Quick: 45 seconds a move
command-table-start-pace-normal = Normal: 2 minutes a move
command-table-start-pace-by-day = By day: 12 hours a move
command-table-start-claims-description = Whether players may also speak by buttons: claims, true or not
command-table-start-computers-description = How many computer players sit down at once
command-table-start-strength-description = How well computer players play
command-table-start-strength-easy = Easy: now and then they do just anything
command-table-start-strength-normal = Normal: they weigh what they know
command-table-start-strength-hard = Hard: they also think ahead, where that helps
command-table-status-description = Show this channel's table again, below everything else
command-table-hand-description = Show your cards and your question; only you see it
command-table-leave-description = Leave the table; in a game, the computer plays on for you
command-table-end-description = End this channel's table by hand: host or moderators; no crowns move
command-crowns-description = Crowns: what you have won and lost on this server
command-crowns-me-description = Show your crowns, games, wins and deaths; only you see it
command-crowns-player-description = Whose; without it, your own
command-crowns-leaderboard-description = Show who has the most crowns on this server; only you see it
command-crowns-season-description = Which season; without it, this one. 0 is all time
command-crowns-leaderboard-game-description = One game; without it, all games together
command-crowns-leaderboard-page-description = Which page to show
command-crowns-history-description = Show crowns over time, and the tables behind them; only you see it
command-crowns-game-description = Read how a past table went, and check its dice; only you see it
command-crowns-game-table-description = The table's number, as in its heading
command-privacy-description = What the bot has stored about you, on all servers
command-privacy-show-description = Say what is stored about you; only you see it
command-privacy-export-description = Give you all that is stored about you, as a file
command-privacy-delete-description = Erase you from everything that is stored; asks first
command-help-description = How to start, how each game works, and what to do about problems
