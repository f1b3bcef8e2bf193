# Ett bord som är planerat till en tid.

command-table-start-when-description = När det öppnar: 20:30, om 2 timmar, fredag 20:00; nu om du inget anger

plan-when = 📅 **{ $exact }** · { $when }
plan-here = **Här** ({ $n }): { $names }
plan-coming = **Kommer** ({ $n }): { $names }
plan-maybe = **Kanske** ({ $n }): { $names }
plan-others = { $n } till
plan-nobody = Ingen kommer än.
plan-seats = -# För { $least } till { $most } spelare. Datorer kan fylla på.
plan-seats-people = -# För { $least } till { $most } spelare. Inga datorer på den här servern.
computers-here = ⚙ { $n ->
    [one] 1 dator
   *[other] { $n } datorer
  }
plan-how = ➤ Kommer du? Tio minuter innan nämner jag alla som kommer eller kanske kommer. Sedan öppnar lobbyn här.
plan-how-called = ➤ Tryck på **Jag är här** för att sätta dig. När lobbyn öppnar håller jag en plats åt alla andra som kommer.
plan-how-full = ⚠ { $n } kommer till { $most } platser: först till kvarn.
plan-call = 🔔 <@&{ $role }>: ett bord är planerat.
button-coming = Jag kommer
button-here = Jag är här
button-maybe = Kanske
button-not-coming = Kommer inte
button-plan-time = Ändra tiden
button-call-off = Ställ in

plan-form-title = Ändra tiden
plan-form-when = När
plan-form-hint = 20:30, om 2 timmar, fredag 20:00 eller nu. Tidszon: { $zone }
plan-zone-assumed = Jag läste din tid som { $zone }: för dig { $exact }. Fel? Tryck på **Ändra tiden**. Moderatorer: `/{ command-name-court } { command-name-time-zone }`.
call-off-ask = Ställa in bord { $table }? Det kommer att stå i meddelandet; jag nämner ingen.
left-plan = Du kommer inte till bord { $table }.

## Rader som kallar på någon
push-plan = 🔔 <@&{ $role }>: { $game } · bord { $table } är planerat. Kommer ni?
push-reminder = ⏰ { $who }: { $game } · bord { $table } öppnar { $when }. Tryck på ”Jag är här”.
push-opened = ⏰ { $who }: { $game } · bord { $table } är öppet. Tryck på ”Var med”.

## Nej
refused-planned = Bordet öppnar { $when }. Säg till dess om du kommer.
refused-here-already = Tryck på ”Kommer inte” om du ångrat dig: det står att du är här.
refused-open-already = Tryck på ”Var med” för att sätta dig: bordet är öppet.
refused-many-answers = Kom när lobbyn öppnar: { $most } personer har svarat.
refused-plans-of-host = Ställ in ett av dina { $most } planerade bord, eller ändra dess tid.
refused-plans-here = Kom till ett av de { $most } bord som är planerade i kanalen, eller ta en annan kanal.
refused-plans = Kom till ett av de { $most } bord som är planerade på servern.
