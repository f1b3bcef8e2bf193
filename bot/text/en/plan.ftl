# A table that is planned for a time. Names come in already made safe. $when: a Discord timestamp

command-table-start-when-description = When it opens: 20:30, in 2 hours, Friday 20:00; now if you leave it out

# $exact and $when: the same time, as a date and as how far away it is
plan-when = 📅 **{ $exact }** · { $when }
# $n: how many, $names: who they are
plan-here = **Here** ({ $n }): { $names }
plan-coming = **Coming** ({ $n }): { $names }
plan-maybe = **Maybe** ({ $n }): { $names }
plan-others = { $n } more
plan-nobody = Nobody is coming yet.
# $least, $most: players
plan-seats = -# For { $least } to { $most } players. Computers can fill in.
plan-seats-people = -# For { $least } to { $most } players. No computers on this server.
# Below the names of those who are coming
computers-here = ⚙ { $n ->
    [one] 1 computer player
   *[other] { $n } computer players
  }
plan-how = ➤ Are you coming? Ten minutes before, I mention everybody who may come. Then the lobby opens here.
plan-how-called = ➤ Press **I'm here** to sit down. When the lobby opens, I keep a seat for everybody else who is coming.
plan-how-full = ⚠ { $n } are coming for { $most } seats: first here, first served.
# $role: id as text
plan-call = 🔔 <@&{ $role }>: a table is planned.
button-coming = I'm coming
button-here = I'm here
button-maybe = Maybe
button-not-coming = Not coming
button-plan-time = Change the time
button-call-off = Call it off

plan-form-title = Change the time
plan-form-when = When
plan-form-hint = 20:30, in 2 hours, Friday 20:00, or now. Time zone: { $zone }
# $typed: as somebody typed it; $exact: how it was understood
plan-zone-assumed = I took your time as { $zone }: { $exact } for you. Wrong? Press **Change the time**. Moderators: `/{ command-name-court } { command-name-time-zone }`.
call-off-ask = Call table { $table } off? This message will say so; I mention nobody.
left-plan = You're not coming to table { $table }.

## Lines that call somebody. $game, $table
push-plan = 🔔 <@&{ $role }>: { $game } · table { $table } is planned. Are you coming?
# $who: mentions
push-reminder = ⏰ { $who }: { $game } · table { $table } opens { $when }. Press “I'm here”.
push-opened = ⏰ { $who }: { $game } · table { $table } is open. Press “Join”.

## Refusals
refused-planned = This table opens { $when }. Until then, say whether you're coming.
refused-here-already = Press “Not coming” if you changed your mind: you're down as here.
refused-open-already = Press “Join” to sit down: this table is open.
refused-many-answers = Come when the lobby opens: { $most } people have answered.
refused-plans-of-host = Call one of your { $most } planned tables off, or change its time.
refused-plans-here = Come to one of the { $most } tables planned in this channel, or use another channel.
refused-plans = Come to one of the { $most } tables planned in this server.
