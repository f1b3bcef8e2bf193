# Death Over the Kingdom: Charaktere und Hauptwörter. `.kind`: m, f.

dotk-name = Death Over the Kingdom
dotk-role-player = Dabei

## Welches Spiel
dotk-mode-court = Hofspiel
dotk-mode-court-short = Kurzes Hofspiel
dotk-mode-tokens = Großes Spiel, Marken
dotk-mode-tokens-twice = Großes Spiel, Marken, doppelt so viele Runden
dotk-mode-tokens-thrice = Großes Spiel, Marken, dreimal so viele Runden
dotk-mode-lives = Großes Spiel, Leben

## Worum eine Runde geht
dotk-contest-highest = höchste Karte punktet
dotk-contest-lowest = niedrigste Karte punktet
dotk-contest-middle = alle dazwischen punkten
dotk-contest-loser = niedrigste Karte verliert

## Charaktere: Name, und was sie tun
dotk-character-death = Tod
    .kind = m
dotk-character-death-text = Keine Kraft. Im großen Spiel verliert der Tod immer.
dotk-character-innkeeper = Wirt
    .kind = m
dotk-character-innkeeper-text = Aufdecken: 7 wert, wenn ein Händler auf dem Tisch liegt.
dotk-character-merchant = Händler
    .kind = m
dotk-character-merchant-text = Aktion: Sieh die oberste Karte an, und behalte eine der beiden.
dotk-character-thief = Dieb
    .kind = m
dotk-character-thief-text = Aktion: Tausch Karten mit jemandem.
dotk-character-juggler = Gaukler
    .kind = m
dotk-character-juggler-text = Aktion: Tausch die Karten von zwei anderen.
dotk-character-jester = Narr
    .kind = m
dotk-character-jester-text = Aufdecken: 10 wert, wenn eine Königin oder ein König auf dem Tisch liegt.
dotk-character-monk = Mönch
    .kind = m
dotk-character-monk-text = Aufdecken: 2 wert, wenn eine Prinzessin oder Königin auf dem Tisch liegt.
dotk-character-sorceress = Zauberin
    .kind = f
dotk-character-sorceress-text = Aufdecken: 1 wert, wenn ein Mönch auf dem Tisch liegt.
dotk-character-knight = Ritter
    .kind = m
dotk-character-knight-text = Aufdecken: 11 wert, wenn ein Drache auf dem Tisch liegt.
dotk-character-dragon = Drache
    .kind = m
dotk-character-dragon-text = Aktion: Eine fremde Karte kommt unter den Stapel; dafür gibt es die oberste.
dotk-character-princess = Prinzessin
    .kind = f
dotk-character-princess-text = Aufdecken: 3 wert, wenn ein Drache, aber kein Ritter auf dem Tisch liegt.
dotk-character-queen = Königin
    .kind = f
dotk-character-queen-text = Aufdecken: 5 wert, wenn ein Narr auf dem Tisch liegt.
dotk-character-king = König
    .kind = m
dotk-character-king-text = Der Höchste. Im Hofspiel punktet er nie.
dotk-valued = { $card } ({ $value })
dotk-two-values = { $first } oder { $second }

## Wie es endet
dotk-result-second = zweiter Platz
dotk-result-nobody = niemand gewinnt
dotk-result-fewest = wenigste Marken
dotk-result-last = zuletzt noch dabei
dotk-result-together = zusammen raus
dotk-why-win = ein Sieg
