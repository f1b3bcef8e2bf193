# Kronen: was man gewinnt und verliert.

crowns-season = Saison { $season }
crowns-this-season = Diese Saison
crowns-ever = Alle Saisons
crowns-all-games = alle Spiele
crowns-won = gewonnen
crowns-lost = verloren
crowns-none = ohne Kronen
crowns-zero = Kronen unverändert
crowns-short = ⚖ Ein Beutel oder die Schatzkammer war leer.
list-semicolon = ;{" "}

## Die Kronen einer Person
crowns-me-title = ## Deine Kronen
crowns-of-title = ## Kronen von { $name }
crowns-me-balance = 👑 **{ crowns }** in Saison { $season }
crowns-me-place = Rang { $place } auf diesem Server
crowns-me-none = { crowns-of-none } Dein erstes Spiel bringt 5.
crowns-of-none = Noch keine Kronen in dieser Saison.
crowns-played = **{ $game }**: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $wins } gewonnen
crowns-alone = Allein gespielt: ohne Kronen
crowns-statistics = -# { $what }

## Die Rangliste
crowns-board-title = ## Kronen dieses Servers
crowns-board-of = **{ $season } · { $game }**
crowns-board-picture = { $season } · { $game }
crowns-board-treasury = -# Schatzkammer: noch { $left }. Ist sie leer, endet die Saison.
crowns-board-champion = 🏆 { $name }, mit { crowns }
crowns-board-line = **{ $place }.** { $name } · 👑 { $crowns } · { $wins }/{ $games } gewonnen
crowns-board-line-you = **{ $place }.** { $name } (du) · 👑 { $crowns } · { $wins }/{ $games } gewonnen
crowns-board-left = nicht mehr hier
crowns-board-note = { $wins }/{ $games } gewonnen
crowns-board-own = Du: Rang { $place } · 👑 { $n }
crowns-board-own-fresh = Du: noch keine Kronen in dieser Saison.
crowns-board-own-none = Du: nicht auf dieser Liste.
crowns-board-own-hidden = Du: 👑 { $n }. Schau noch einmal, dann stehst du auf der Liste.
crowns-board-empty = { crowns-board-empty-ever }
crowns-board-empty-season = { crowns-board-empty-ever }
crowns-board-empty-ever = Noch niemand. `/{ $game } { command-name-start }` ändert das.
crowns-board-empty-past = Niemand. Diese Saison ist vorbei.
crowns-board-nameless = Nr. { $place } unten
crowns-board-pick = Eine andere Saison, ein anderes Spiel …
crowns-board-alt = Balken aus Kronen. { $title }. { $lines }
crowns-board-alt-line = { $place }. { $name }, { $n }, { $note }
crowns-board-alt-line-you = { $place }. { $name } (du), { $n }, { $note }

## Kronen im Lauf der Zeit
crowns-history-title = ## Deine Kronen im Lauf der Zeit
crowns-history-title-of = ## Die Kronen von { $name } im Lauf der Zeit
crowns-curve = { $season }: von { $first } auf **{ $last }** · Tiefststand { $low }, Höchststand { $high }
crowns-curve-none = { $season }: noch nichts.
crowns-curve-picture = Kronen von { $name } · { $season }
crowns-curve-picture-nameless = Kronen einer Person · { $season }
crowns-curve-picture-own = Deine Kronen · { $season }
crowns-curve-moves = Eine Kurve in { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritten
  }.
crowns-history-line = { $when } · Tisch { $table } · { $won ->
    [true] 🏆
   *[false] ✗
  } { $role } · **{ $amount }**
crowns-history-granted = { $when } · von { $by } bekommen: **{ $amount }** · { $reason }
crowns-history-granted-own = { $when } · ⚠️ **{ $by } hat sich das selbst gegeben**: **{ $amount }** · { $reason }
crowns-history-taken-own = { $when } · { $by } hat sich das selbst genommen: **{ $amount }** · { $reason }
crowns-history-taken = { $when } · von { $by } genommen: **{ $amount }** · { $reason }
crowns-history-none = -# Noch kein Spiel hier, und keine Kronen.
crowns-history-pick = Bericht eines Tisches lesen …
crowns-history-table = Tisch { $table } · { $game }

## Am Ende eines Spiels
final-not-counted = -# Es ging um keine Kronen: So wäre es ausgegangen.

## Der Bericht über einen früheren Tisch
report-title = ## { $game } · Bericht über Tisch { $table }
report-when = Vorbei seit { $when } · eröffnet in <#{ $channel }>
report-season = Es ging um Kronen, in Saison { $season }.
report-not-counted = Es ging um keine Kronen.
report-ended = Er endete ohne Ergebnis und ohne Kronen.
report-never-begun = Er schloss, bevor ausgeteilt war.
report-seat = { $seat } · **{ $name }** · { $role }, { $fate } · { $won } · { $amount }
report-alive = am Leben
report-dead = tot
report-more = -# Es folgt die ganze Geschichte.
report-other-rules = Dieses Spiel hat neue Regeln, also kann niemand seine Geschichte erzählen.

## Knöpfe
button-board = Rangliste
button-history = Kronenverlauf
button-curve-now = Diese Saison
button-curve-ever = Alle Saisons
