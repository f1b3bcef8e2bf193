# One sentence at a time. A refusal says what to do instead. The arguments are named at each.

## Refusals at a table
# The first ones also stand above a fresh panel.
refused-stale = Answer what is asked now: the table has moved on.
refused-typed = Type one line of { $least } to { $most } visible characters.
refused-lapsed = Answer what is asked now: somebody else was quicker.
# $who: the names of those whom the table waits for
refused-not-yours = It's { $who }'s turn, not yours.
# Where nobody is to know whom it waits for
refused-not-yours-now = It isn't your turn.
# Below any refusal, with the button
refused-away = You're away, and the computer plays for you. Press “I'm back” to play on.
refused-chosen-already = Wait for the others: your choice stays.
refused-not-offered = Pick one of the choices offered now.
refused-incomplete = Choose the rest first.
refused-no-claims = Say it aloud: nobody speaks by buttons here now.
refused-own-claim = Press **Speak** to take it back: you said that yourself.
refused-quiet = The dead keep quiet until the end.
refused-enough = { claim-enough }
refused-said-already = Press “Speak” again: that was said already, or the game has moved on.
refused-last-words-over = Too late: the last words are over.
refused-last-words-of-others = These last words are not yours.
refused-last-words-said = You have said your last words.
refused-no-vote = Leave it to the others: you have no vote here.
refused-voted-already = That is your vote already.
refused-not-seated = Watch, or join the next table: you have no seat here.
# $most: seats of the game
refused-full = Open another table in another channel with `/{ $game } { $start }`: all { $most } seats are taken.
refused-full-host = Press “Begin”, or let somebody leave: all { $most } seats are taken.
refused-seated-here = Press “Leave” to stand up: you sit here already.
# $link
refused-seated-elsewhere = Finish your other table first, or leave its lobby: { $link }
# $link
refused-left-elsewhere = Wait until the game you left is over: { $link }
refused-not-host = Ask the host or a moderator: only they can do that.
# $missing: number of players
refused-too-few = Invite { $missing ->
    [one] one more player
   *[other] { $missing } more players
  }, or add computer players.
# $most: seats with what the host has chosen
refused-too-many = Change the options, or let somebody leave: so only { $most } can play.
# $computers: how many of them sit in the lobby
refused-computers-here = Press “More” and “Remove computer”{ $computers ->
    [one] {""}
   *[other] {" "}{ $computers } times
  }, then Begin: this server wants no computer players.
refused-begun = Play on, or wait for the next table: this game has begun.
refused-table-over = Open a new table with `/{ $game } { $start }`: this one is over.
refused-no-table-here = Open a table with `/{ $game } { $start }`: there is none here.
# $other: the name of the game that is played there
refused-other-game = Table { $table } plays { $other }: { $link } Use its commands.
# $link
refused-table-here-already = Join this channel's table, or use another channel: { $link }
refused-no-computer-to-remove = No computer player sits here.
# $permissions: a list of names, $channel: id as text
refused-missing-permissions = Ask a moderator to grant me these permissions in <#{ $channel }>: { $permissions }. Then try again.
refused-kept-seats = Open another table, or wait: these seats are kept.
refused-made-up = Open it again and choose again: I don't offer that any more.
# $link: the address by which a moderator invites the bot
refused-not-invited =
    Only my commands are on this server, not me. Whoever manages it can invite me:
    { $link }
refused-not-in-guild = Try it in a server's channel.
refused-shutting-down = Try again in a minute: I'm restarting.
refused-elsewhere = Try again in a moment: I'm busy. Nothing was lost.
refused-not-away = You're not away: just play.
refused-not-moderator = Ask a moderator: somebody with Manage Server, or with `/{ command-name-court }`.
refused-not-playing = Wait until the host presses “Begin”.
refused-no-such-table = `/{ command-name-court } { command-name-tables }` lists the open tables: that one is over.
refused-no-such-report = Type a number that `/{ command-name-crowns } { command-name-history }` lists.
refused-out-of-sight = You need to see that table's channel to read its report.
# $link
refused-report-open = Wait until that table is over: { $link }
refused-no-such-season = Type a season that `/{ command-name-crowns } { command-name-leaderboard }` shows.
refused-no-such-game = Pick a game from the list.
refused-no-such-page = Open the rules again: that page is gone.
# $start: the word that opens a table
next-game-asked = 🔔 I'll mention you here once, when the next game opens.
next-game-yourself = Or open it yourself: `/{ $game } { $start }`.
next-game-not-asked = I won't call you to the next game here.
refused-not-again-yet = Answer the last question first.
# $when: a Discord timestamp; $anchor: a fingerprint in hex
refused-daily-not-yet = The first daily deal starts { $when }. Until then, use `play`.
    -# Sealed: `{ $anchor }`
next-deal = The next deal comes { $when }.
refused-played-today = You have had your try today. { next-deal }
# $server: its name; $link: its channel
refused-played-elsewhere = Go on with `/{ $game } { command-name-daily }` on **{ $server }**: { $link }
refused-frozen-elsewhere = Our mistake: today's try is frozen: { $link } A moderator of **{ $server }** can end it with `/{ command-name-court } { command-name-tables }`. { next-deal }
refused-frozen-out-of-sight = Our mistake: today's try is frozen. { next-deal }
refused-try-waits = Come back later: today's try waits for a bot update. { next-deal }
refused-played-out-of-sight = Go on with `/{ $game } { command-name-daily }` where you began. { next-deal }
refused-shared-already = You have shared it already.
refused-share-here = Share it elsewhere: only you see my answers here.
shared-perhaps = Discord hasn't said whether it arrived: it counts as shared.
# Of a press on a try that is over, with its day or before
refused-day-over = `/{ $game } { command-name-board }` shows that day's results; `/{ $game } { command-name-daily }` deals today's. An unfinished try counts as given up.
refused-try-over = This try is over. `/{ $game } { command-name-daily }` shows how it went.
played-today = -# That was your try today. { next-deal }
played-today-ended = -# A moderator ended it: counts as given up.
played-today-server = -# It is on the board of { $server }.
played-today-another-server = -# It is on the board of another server.
# $terms: what was chosen for it, as the command's menus say it, $n things
still-open = -# Your open game{ $n ->
    [0] {""}
   *[other] {" "}({ $terms })
  } goes on. Give it up to start another.
refused-game-gone = `/{ command-name-help }` shows what you can play: that game is gone.
refused-sealed = Wait until { $when }: others are still playing this deal.
refused-not-settled = Wait until the game is over.
refused-left-already = Join the next table: you have left this game.

## Our faults
fault-frozen = Our mistake: this table is frozen. Nothing is lost; its host or a moderator can end it.
fault-game-gone = This game is gone. The host or a moderator can end it.
fault-rules-to-come = This table waits for a bot update. The host or a moderator can end it.
fault-untold = Our mistake: I can't tell this story.
refused-cannot-deal = Change an option, or play another game: our mistake, this can't be dealt.
# In place of a part of a panel that its game has failed to make
part-missing = *This part can't be shown right now.*
# $verbs: the names that a game has for what can be done; it has failed to put its question
question-plain = What do you do? ({ $verbs })
silence-plain = -# If time runs out, the game decides.
fault-generic = Our mistake: that did not work. Nothing is lost. Try again.
message-replaced = Go on in the newest message.
fault-discord = Discord did not answer. Nothing is lost. Try again.
fault-storage = The database did not answer. Nothing is lost. Try again.

## What was done
left-lobby = You have left the table.
give-up-ask = Give this game up? It counts as a loss, and there is no way back.
give-up-ask-daily = Give up today's try? It counts as a loss, and there is no second one.
# $link: the table
leave-ask = Leave this game for good? The computer plays your seat to the end. { $link }
leave-ask-crowns = Leave this game for good? The computer plays your seat, and you can still lose its crowns. { $link }
button-leave-game = Leave the game
button-stay = Stay
button-offer-seat = Offer the seat
button-take-seat = Play on here
refused-nobody-left = First the player of a seat must leave it: `/{ $game } { command-name-leave }`.
refused-nothing-offered = No seat is on offer here.
want-end-ask = Votes to end this game early, without crowns: { $n } of { $needed }. The host or a moderator can end it at once.
want-end-done = You voted to end this game ({ $n } of { $needed } votes).
button-want-end = End the game
left-seat = You have left; the computer plays on.
left-seat-crowns = { left-seat } You can still win or lose the crowns.
# Where it had its result, told or not
ended-settled = The game is over: its result counts.
ended-by-hand-done = The table is ended. No crowns moved.
# $link
table-is-here = The table is here: { $link }
hint-coming = 💡 Looking for a good move…
hint-failed = 💡 No hint this time, but it counts.
no-question-now = Nothing for you to do right now.
dms-closed-note = ✉ I can't send you direct messages: press “My cards” at the table.

## Direct messages, and lines that call somebody. $game, $table
dm-left = You have no seat here any more: the computer plays on.
dm-left-crowns = { dm-left } You still win or lose the crowns.
# What a notification says: which table, and what is wanted; no secret.
push-dealt = { $game } · table { $table }: your cards are dealt.
push-dealt-asked = { $game } · table { $table }: your cards are dealt, and it's your turn.
push-question = { $game } · table { $table }: it's your turn.
push-lobby = 🔔 <@&{ $role }>: { $game } · table { $table } is open. Join in!
# $who: mentions of those who have asked for it
push-next-game = 🔔 { $who }: the next game is open, { $game } · table { $table }.
# $who: mentions
call = ➤ { $who }: it's your turn at table { $table } ({ $game }).
call-late = ⏰ { $who }: your time runs out at table { $table } ({ $game }).
