# Kronor: vad man vinner och förlorar.

crowns-season = Säsong { $season }
crowns-this-season = Den här säsongen
crowns-ever = Alla säsonger
crowns-all-games = alla spel
crowns-won = vann
crowns-lost = förlorade
crowns-none = inga kronor
crowns-zero = inga kronor flyttades
crowns-short = ⚖ En pung, eller skattkammaren, tog slut.
list-semicolon = ;{" "}

## En spelares kronor
crowns-me-title = ## Dina kronor
crowns-of-title = ## Kronor för { $name }
crowns-me-balance = 👑 **{ crowns }** i säsong { $season }
crowns-me-place = Plats { $place } på servern
crowns-me-none = { crowns-of-none } Ditt första spel ger 5.
crowns-of-none = Inga kronor den här säsongen än.
crowns-played = **{ $game }**: { $games } spel, vann { $wins }
crowns-alone = Spelat ensam: inga kronor
crowns-statistics = -# { $what }

## Topplistan
crowns-board-title = ## Serverns kronor
crowns-board-of = **{ $season } · { $game }**
crowns-board-picture = { $season } · { $game }
crowns-board-treasury = -# Skattkammare: { $left } kvar. När den är tom slutar säsongen.
crowns-board-champion = 🏆 { $name }, med { crowns }
crowns-board-line = **{ $place }.** { $name } · 👑 { $crowns } · vann { $wins }/{ $games }
crowns-board-line-you = **{ $place }.** { $name } (du) · 👑 { $crowns } · vann { $wins }/{ $games }
crowns-board-left = har lämnat
crowns-board-note = vann { $wins }/{ $games }
crowns-board-own = Du: plats { $place } · 👑 { $n }
crowns-board-own-fresh = Du: inga kronor den här säsongen än.
crowns-board-own-none = Du: inte på listan.
crowns-board-own-hidden = Du: 👑 { $n }. Titta igen, så står du på listan.
crowns-board-empty = { crowns-board-empty-ever }
crowns-board-empty-season = { crowns-board-empty-ever }
crowns-board-empty-ever = Ingen än. `/{ $game } { command-name-start }` ändrar på det.
crowns-board-empty-past = Ingen. Den säsongen är slut.
crowns-board-nameless = nr { $place } nedan
crowns-board-pick = En annan säsong, ett annat spel …
crowns-board-alt = Staplar av kronor. { $title }. { $lines }
crowns-board-alt-line = { $place }. { $name }, { $n }, { $note }
crowns-board-alt-line-you = { $place }. { $name } (du), { $n }, { $note }

## Kronor över tid
crowns-history-title = ## Dina kronor över tid
crowns-history-title-of = ## Kronor för { $name } över tid
crowns-curve = { $season }: från { $first } till **{ $last }** · lägst { $low }, högst { $high }
crowns-curve-none = { $season }: inget än.
crowns-curve-picture = Kronor för { $name } · { $season }
crowns-curve-picture-nameless = En spelares kronor · { $season }
crowns-curve-picture-own = Dina kronor · { $season }
crowns-curve-moves = En kurva i { $n ->
    [one] 1 steg
   *[other] { $n } steg
  }.
crowns-history-line = { $when } · bord { $table } · { $won ->
    [true] 🏆
   *[false] ✗
  } { $role } · **{ $amount }**
crowns-history-granted = { $when } · från { $by }: **{ $amount }** · { $reason }
crowns-history-granted-own = { $when } · ⚠️ **{ $by } gav sig själv**: **{ $amount }** · { $reason }
crowns-history-taken-own = { $when } · { $by } tog från sig själv: **{ $amount }** · { $reason }
crowns-history-taken = { $when } · taget av { $by }: **{ $amount }** · { $reason }
crowns-history-none = -# Inget spel här än, och ingen krona har flyttats.
crowns-history-pick = Läs rapporten om ett bord …
crowns-history-table = Bord { $table } · { $game }

## När ett spel är slut
final-not-counted = -# Det gällde inga kronor: så här hade det blivit.

## Rapporten om ett tidigare bord
report-title = ## { $game } · rapport om bord { $table }
report-when = Slut sedan { $when } · öppnat i <#{ $channel }>
report-season = Gällde kronor, i säsong { $season }.
report-not-counted = Det gällde inga kronor.
report-ended = Det slutade utan resultat. Inga kronor flyttades.
report-never-begun = Det stängde innan korten delades ut.
report-seat = { $seat } · **{ $name }** · { $role }, { $fate } · { $won } · { $amount }
report-alive = vid liv
report-dead = död
report-more = -# Hela berättelsen följer.
report-other-rules = Spelet har nya regler, så ingen kan berätta om det.

## Knappar
button-board = Topplista
button-history = Kronor över tid
button-curve-now = Visa säsongen
button-curve-ever = Visa alla
