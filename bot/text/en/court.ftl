# What moderators see and do, and what a server is told of itself.
# Names and reasons come in already made safe. $when, $until: Discord timestamps.

## Slash commands: 100 characters at most each
command-court-description = For moderators: settings, order, and who did what
command-court-settings-description = Show and change this server's settings
command-court-time-zone-description = Set the time zone that times are named in, as in “start when: 20:30”
command-court-time-zone-zone-description = Its name, such as Europe/Berlin or America/New_York; type a city
command-court-tables-description = List the open tables, and end one that is stuck
command-court-unseat-description = Take a player's seat away
command-court-unseat-player-description = Whose seat
command-court-grant-description = Give a player crowns, with a reason
command-court-grant-player-description = Who gets them
command-court-grant-amount-description = How many crowns
command-court-take-description = Take crowns from a player, with a reason
command-court-take-player-description = Who loses them
command-court-take-amount-description = How many crowns; never more than there are
command-court-reason-description = Why: the audit log and the player's history quote it
command-court-bar-description = Bar a player from tables for a time
command-court-bar-player-description = Who may not sit down
command-court-bar-time-description = For how long
command-court-bar-time-3600 = An hour
command-court-bar-time-86400 = A day
command-court-bar-time-259200 = 3 days
command-court-bar-time-604800 = A week
command-court-bar-time-2592000 = 30 days
command-court-bar-time-31536000 = A year
command-court-bar-time-0 = For good
command-court-unbar-description = Let a barred player sit down again
command-court-unbar-player-description = Who may sit down again
command-court-bars-description = List who is barred from tables, until when and why
command-court-season-description = Show the season, and end it by hand
command-court-log-description = Show what moderators did, and export it
command-court-forget-server-description = Delete all that is stored about this server, now

## Refusals
# $channels: mentions
refused-not-in-this-channel = Tables are opened elsewhere in this server: { $channels }
# $games: commands
refused-not-this-game = This game is not played in this server. Try { $games }.
refused-only-moderators-start = Only moderators open tables here. Ask one, then press Join.
# $role: id as text
refused-only-role-starts = Only <@&{ $role }> may open tables here. Join one of theirs.
refused-barred = You are barred from tables here until { $until }. Ask a moderator, nicely.
refused-barred-for-good = You are barred from tables here. Ask a moderator, nicely.
refused-no-computers = No computer players in this server. Invite somebody with a pulse.
refused-court-untold = Discord does not say just now whether you may use `/court`, so nothing was done. Try again in a minute, or ask an administrator.
refused-court-elsewhere = This server does not let `/court` be used in this channel, so nothing was done.
refused-court-bot = That is a bot. Bots have no purse, no seat and no neck.
refused-court-no-seat = That player has no seat at an open table. `/court tables` lists them.
refused-court-reason = That reason is empty, so nothing was done. The log has to say why.
refused-court-empty-purse = That player has no crowns to lose, so nothing was done.
refused-court-not-barred = That player is not barred. Nothing to lift.
refused-court-no-season = There is no season yet. The first table opens it.
refused-court-season-over = That season is over already. `/court season` shows the one that is open.
refused-court-season-empty = Nobody has crowns in this season yet, so there is nothing to end.
refused-court-name = That is not this server's name, so nothing was deleted.
refused-court-export = I may not attach files here, and I cannot write to you just now. Open your DMs, or export the log where I may attach files.
refused-no-such-zone = No time zone has that name. Type a large city near you, and pick from the list.
# $given: what was typed
refused-number = “{ $given }” does not fit: a whole number from { $least } to { $most }, please.

## Settings
settings-title = ## Settings of this server
settings-how = -# Saved at once, and kept in the audit log.
setting-heading = **{ $name }**
# An option of a list that has no heading of its own: what it sets, and how
setting-option = { $name }: { $value }
setting-locale = Language
setting-pace = Pace
setting-channels = Channels for tables, threads included
setting-channels-more = { $n ->
    [one] 1 more channel
   *[other] { $n } more channels
  }
setting-channels-pick = Everywhere; choose to limit…
setting-games = Games
setting-games-pick = Every game; choose to limit…
setting-starters = Who may open tables
setting-starter-role = Role that opens tables
setting-starter-role-pick = Choose the role…
setting-starter-role-none = ⚠ Choose the role below; until then only moderators open tables.
setting-lobby-role = Role to mention when a lobby opens, at most every ten minutes
setting-lobby-role-pick = Nobody; choose a role…
setting-lobby-role-silent = ⚠ I may not mention this role here. Make it mentionable, or let me mention all roles.
setting-time-zone = Time zone
# $zone: its name, or what is said without one
setting-times = -# Time zone: { $zone }. `/court time-zone` sets it.
time-zone-own = by language
court-time-zone-done = This server's time zone is { $zone } now. It is { $clock } there.
setting-place = Place of games
setting-computers-allowed = Computer players
setting-computers-counted = Crowns with computer players
setting-least-humans = People for crowns
setting-treasury = Season's treasury
# $least, $treasury: a sentence each
setting-crowns = -# { $least } { $treasury }
setting-crowns-least = { $n ->
    [one] Crowns move from 1 person on.
   *[other] Crowns move from { $n } people on.
  }
setting-crowns-treasury = A season's treasury holds { $n }; empty, it ends the season.
setting-crowns-unlimited = A season's treasury is unlimited; you end the season.
setting-on = on
setting-off = off
setting-none = none
setting-all = all
starters-everyone = Everyone
starters-role = Whoever has a role
starters-moderators = Moderators only
place-channel = in the channel
place-thread = in a thread of its own
language-own = The server's own
language-name = English
switch-on = { $what }: on
switch-off = { $what }: off
switch-computers-allowed = Computers
switch-computers-counted = Crowns with them
switch-thread = Threads
button-numbers = Crowns…
numbers-title = Crowns
numbers-least-humans = People for crowns
numbers-least-humans-hint = Crowns move only where so many people sit: 1 to { $most }
numbers-treasury = Season's treasury
numbers-treasury-hint = Crowns to be won before the season ends (the printed game: 80). Empty: no limit
treasury-unlimited = no limit

## Tables and seats
court-tables-title = ## Open tables ({ $n })
court-tables-none = None. Peace reigns, or boredom.
court-tables-line = **{ $table }** · { $game } · { $status } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  } · host: { $host } · [go there]({ $link })
court-tables-line-stuck = ⚠ **{ $table }** · { $game } · stuck: it can only be ended · host: { $host } · [go there]({ $link })
court-tables-choice = { $table } · { $game }
court-tables-pick = End a table…
court-status-planned = opens { $when }
court-status-lobby = lobby
court-status-playing = playing
court-status-settled = one last question
court-status-ended = ended
court-end-ask = End table { $table }? No crowns will move, and it cannot be taken up again.
court-end-ask-daily = End table { $table }? It is somebody's one try at today's deal, and counts as given up then.
court-put-away-ask = Close table { $table }? Its result stands, and its crowns have moved already. Only its last question stays unanswered.
court-end-done = Table { $table } is ended.
court-replace-ask = Take { $name }'s seat at table { $table }? The computer plays on; the crowns stay theirs to lose. { $link }
court-unseat-ask = Take { $name }'s seat at table { $table }? The seat will be free again. { $link }
court-unseat-plan-ask = Take { $name } off table { $table }, which is planned? They can answer again, unless you bar them. { $link }
court-unseat-done = { $name } has no seat there any more.
court-left = Left as it is.
button-end-table = End the table
button-put-away-table = Close the table
button-unseat = Take the seat
button-leave-it = Leave it

## Crowns by hand, bars
# $n: crowns that moved, $crowns: what the player holds now
court-grant-done = { $name } got { $n } 👑 and holds { $crowns } now. `/court take` undoes it.
court-grant-done-own = You got { $n } 👑 from yourself and hold { $crowns } now. The audit log and your history say so. `/court take` undoes it.
court-take-done = { $name } lost { $n } 👑 and holds { $crowns } now. `/court grant` undoes it.
court-take-less = { $name } had no more than { $n } 👑 to lose, and holds { $crowns } now.
court-bar-done = { $name } may not sit down before { $until }. `/court unbar` lifts it.
court-bar-done-for-good = { $name } may not sit down any more. `/court unbar` lifts it.
court-bar-done-seated = { $name } may not sit down again before { $until }, but still has a seat: `/court unseat` takes it away. `/court unbar` lifts the bar.
court-bar-done-seated-for-good = { $name } may not sit down any more, but still has a seat: `/court unseat` takes it away. `/court unbar` lifts the bar.
court-unbar-done = { $name } may sit down again.

bars-title = ## Barred from tables ({ $n })
bars-none = Nobody. Everybody may sit down, at their own risk.
bars-line = **{ $name }** until { $until }
bars-line-for-good = **{ $name }** for good
bars-why = { $line } · { $by }: “{ $reason }”
bars-how = -# `/court unbar` lifts a bar.

## Seasons
season-title = ## Season { $number }
season-since = Since { $when }
season-fresh = No crown has moved in it yet.
season-unlimited = Its treasury is unlimited: it ends when you say so.
season-left = Treasury: { crowns } left. Empty, it ends the season.
season-past = **Past seasons**
season-past-line = Season { $number }, to { $when }: { $champions }
season-no-champion = no champion
season-champions = 🏆 { $names } ({ $crowns } 👑{ $count ->
    [one] {""}
   *[other] {" "}each
  })
season-champion-left = { $name } (has left)
season-champions-more = { $n } more
season-ask = End season { $number }? Its leaderboard can still be read. Season { $next } begins, and everybody starts it with the same crowns.
season-ended-done = Season { $number } is over.
season-over-title = ## Season { $number } is over
season-over-treasury = The treasury is empty. The King blames everybody.
season-over-moderator = A moderator has ended it.
season-line = **{ $place }.** { $name } · 👑 { $crowns } · { $wins }/{ $games } won
season-next = Season { $number } has begun. Everybody starts it with the same crowns.
button-end-season = End the season

## Audit log
log-title = ## Audit log
log-none = Nothing yet. Nobody has had to be judged.
log-page = -# Page { $page } of { $pages }
log-line = { $when } · **{ $actor }** { $what }
log-reason = { $line }: “{ $reason }”
log-grant = granted { $target } { $n } 👑
log-grant-own = ⚠️ granted **themself** { $n } 👑
log-take-own = took { $n } 👑 from themself
log-take = took { $n } 👑 from { $target }
log-bar = barred { $target } until { $until }
log-bar-for-good = barred { $target } for good
log-bar-erased = barred { $target }
log-erased = somebody who was erased
log-lift-bar = lifted the bar on { $target }
log-settings = changed { $changes }
log-setting = “{ $name }” to { $value }
log-end-season = ended season { $number }
log-end-table = ended table { $table }
log-unseat = took { $target }'s seat at table { $table }
log-exported = The whole log. A spreadsheet opens it.
log-exported-dm = The whole log is in your direct messages.
button-export = Export (CSV)

## Forgetting a server
forget-ask = ## Forget { $guild }?
    Tables, crowns, seasons, settings and this audit log are deleted now, for everybody, for good. Open tables are ended.
forget-title = Forget this server
forget-name = The server's name
forget-name-hint = Type { $guild } to delete everything
forget-begun = All that is stored about this server is being deleted. With thousands of games it takes a few minutes, and goes on by itself.
forget-done = All that was stored about this server is deleted. The court remembers nothing.
button-forget = Delete everything…

## The first words in a server. $starts: commands, $least and $most: players
welcome-title = ## Gallows & Goblets
welcome-what = Games of bluff at a King's court, for { $least } to { $most } players. Somebody will hang.
welcome-start = **Play:** { $starts } opens a table here; others press Join. Computer players fill empty seats.
welcome-alone = **Alone:** { $plays } deals to you at once.
welcome-settings = **Set up:** moderators choose channels, pace and more with `/court settings`.
welcome-help = **Ask:** `/help` answers the rest.
