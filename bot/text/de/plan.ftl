# Ein Tisch, der für eine Zeit geplant ist.

command-table-start-when-description = Wann er öffnet: 20:30, in 2 Stunden, Freitag 20:00; ohne Angabe jetzt

plan-when = 📅 **{ $exact }** · { $when }
plan-here = **Da** ({ $n }): { $names }
plan-coming = **{ $n ->
    [one] Kommt
   *[other] Kommen
  }** ({ $n }): { $names }
plan-maybe = **Vielleicht** ({ $n }): { $names }
plan-others = { $n ->
    [one] noch jemand
   *[other] { $n } weitere
  }
plan-nobody = Noch kommt niemand.
plan-seats = -# Für { $least } bis { $most } Leute. Computer können auffüllen.
plan-seats-people = -# Für { $least } bis { $most } Leute. Keine Computer auf diesem Server.
computers-here = ⚙ { $n } Computer
plan-how = ➤ Kommst du? Zehn Minuten vorher erwähne ich alle, die vielleicht kommen. Dann öffnet hier die Lobby.
plan-how-called = ➤ Drück **Bin da**, um dich zu setzen. Wenn die Lobby öffnet, halte ich allen anderen, die kommen, einen Platz frei.
plan-how-full = ⚠ { $n } kommen für { $most } Plätze: Wer zuerst kommt, sitzt.
plan-call = 🔔 <@&{ $role }>: Ein Tisch ist geplant.
button-coming = Ich komme
button-here = Bin da
button-maybe = Vielleicht
button-not-coming = Komme nicht
button-plan-time = Zeit ändern
button-call-off = Absagen

plan-form-title = Zeit ändern
plan-form-when = Wann
plan-form-hint = 20:30, in 2 Stunden, Freitag 20:00 oder jetzt. Zeitzone: { $zone }
plan-zone-assumed = Ich habe deine Zeit als { $zone } gelesen: für dich { $exact }. Falsch? Drück **Zeit ändern**. Moderation: `/{ command-name-court } { command-name-time-zone }`.
call-off-ask = Tisch { $table } absagen? Diese Nachricht sagt es dann; ich erwähne niemanden.
left-plan = Du kommst nicht an Tisch { $table }.

## Zeilen, die jemanden rufen
push-plan = 🔔 <@&{ $role }>: { $game } · Tisch { $table } ist geplant. Kommt ihr?
push-reminder = ⏰ { $who }: { $game } · Tisch { $table } öffnet { $when }. Drückt „Bin da“.
push-opened = ⏰ { $who }: { $game } · Tisch { $table } ist offen. Drückt „Mitspielen“.

## Ablehnungen
refused-planned = Dieser Tisch öffnet { $when }. Sag bis dahin, ob du kommst.
refused-here-already = Drück „Komme nicht“, wenn du es dir anders überlegst: Du stehst schon unter „Da“.
refused-open-already = Drück „Mitspielen“, um dich zu setzen: Dieser Tisch ist offen.
refused-many-answers = Komm, wenn die Lobby öffnet: { $most } Leute haben schon geantwortet.
refused-plans-of-host = Sag einen deiner { $most } geplanten Tische ab, oder ändere seine Zeit.
refused-plans-here = Komm an einen der { $most } Tische, die in diesem Kanal geplant sind, oder nimm einen anderen Kanal.
refused-plans = Komm an einen der { $most } Tische, die auf diesem Server geplant sind.
