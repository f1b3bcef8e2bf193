# So wird gespielt, Seite für Seite. Kurze Absätze: Man liest sie am Handy.

botk-page-overview = Kurz gesagt
botk-page-setup = Aufbau
botk-page-action = Aktionen
botk-page-execution = Hinrichtungen
botk-page-roles = Rollen
botk-page-items = Gegenstände
botk-page-gallows = Galgenkarten
botk-page-gallows-more = Mehr Galgenkarten
botk-page-crowns = Kronen
botk-page-time = Wenn die Zeit abläuft
botk-page-house = Hausregeln

botk-rules-overview-1 = Eine Person ist der **Henker**. Die anderen sind **gefangen**, mit geheimer Rolle und geheimem Gegenstand.
botk-rules-overview-2 = Erst haben alle Gefangenen einen Zug: einen Gegenstand **ansehen** oder zwei **tauschen**. Dann richtet der Henker sie hin, nacheinander, und kann nach der ersten Hinrichtung aufhören.
botk-rules-overview-3 = An jedem Tod verdienen der Henker und die lebenden Loyalisten. Stirbt aber die **Prinzessin** oder jemand mit **Begnadigung**, gewinnen stattdessen die **Saboteure**.
botk-rules-overview-4 = Also redet. Bettelt, versprecht, beschuldigt, lügt. Die Toten schweigen, leider.

botk-rules-setup-1 = Der Host bestimmt, wer zuerst Henker ist; danach bestimmt der Henker, wer es als Nächstes wird.
botk-rules-setup-2 = Es werden so viele Rollen und Gegenstände gezogen, wie Leute spielen, und für alle offen hingelegt.
botk-rules-setup-3 = Eine Begnadigung ist immer dabei, und immer ein **sicherer** Gegenstand (Prachthut, Goldkelch, Käse oder Strohpuppe): Sonst nimmt der Henker einen heraus, und ein sicherer kommt dazu.
botk-rules-setup-4 = Dann bekommen alle Gefangenen geheim eine Rolle und einen Gegenstand. Der übrige Gegenstand ist die **Mittelkarte**; die übrige Rolle sieht bis zum Ende niemand.
botk-rules-setup-5 = Deine Rolle behältst du. Dein Gegenstand kann wandern: Sicher ist nur, was du gesehen hast.

botk-rules-action-1 = Eine Galgenkarte wird aufgedeckt und wirkt. Dann ruft der Henker alle Gefangenen auf, in beliebiger Reihenfolge.
botk-rules-action-2 = Bist du dran, **siehst** du einen Gegenstand **an**, deinen, einen fremden oder die Mittelkarte; nur du siehst ihn.
botk-rules-action-3 = Oder du **tauschst** zwei beliebige. Niemand sieht sie, auch du nicht.
botk-rules-action-4 = Alle sehen, was du getan hast, nicht, was du gesehen hast. Dann kommt eine zweite Galgenkarte.

botk-rules-execution-1 = Der Henker verurteilt jemanden und drückt dann **Zuschlagen** oder **Doch nicht**. Mindestens eine Hinrichtung muss sein.
botk-rules-execution-2 = Der Gegenstand wird aufgedeckt und wirkt. Die meisten sterben. Manche entkommen: Sie leben und können nicht noch einmal hingerichtet werden.
botk-rules-execution-3 = Daneben sitzt, wer auf dieser Seite als Nächstes noch lebt. Der Henker und alle, die entkommen sind, werden übersprungen.
botk-rules-execution-4 = Tötet dich ein Gegenstand, wirken dein Schild, deine Strohpuppe, dein Schlüssel, Wein oder Fass nicht. Begnadigung, Käse, Chamäleon und deine Rolle zählen trotzdem.
botk-rules-execution-5 = Es endet, wenn der Henker aufhört, wenn niemand übrig ist, oder sofort, wenn die Saboteure gewinnen.

botk-rules-roles-1 = Eine Rolle bleibt übrig. Ab sechs Leuten gibt es also vielleicht keinen Saboteur. Vielleicht.
botk-rules-role = **{ $role }**{ $copies ->
    [0] {""}
   *[other] {" "}({ $copies } im Stapel)
  }: { $rule }

botk-rules-items-1 = Ein Gegenstand wirkt für die Person, die ihn in dem Augenblick hat.
botk-rules-item = **{ $item }** ({ $marks }): { $text }
botk-rules-items-2 = Was der Goldkelch tut, hat das Haus bestimmt.
botk-rules-copies = { $n } im Stapel
botk-rules-safe = sicher

botk-rules-gallows-card = 🪧 **{ $card }** ({ $method }, { house-card }): { $text }
botk-rules-gallows-1 = Zwei von { $n } werden in einem Spiel aufgedeckt. Der Henker wählt und wird nie gewählt. Alle sind Hauskarten.

botk-rules-crowns-1 = Dein erstes Spiel bringt 5 Kronen. Hast du zu wenige, zahlst du, was du hast.
botk-rules-crowns-2 = **Die Ordnung steht:** Henker, lebende Loyalisten und eine lebende Prinzessin verdienen 1 je Tod.
botk-rules-crowns-3 = **Die Saboteure gewinnen:** Jeder lebende Saboteur verdient 3. Henker, Loyalisten und Prinzessin verdienen nichts.
botk-rules-crowns-4 = **Der Narr**, der ohne Käse stirbt, stiehlt allen anderen 1, tot oder lebendig.
botk-rules-crowns-5 = **Sterben** kostet 1. Eine Strohpuppe zählt als Tod und kostet nichts; der Tod eines Narren zählt nicht.

botk-rules-time-1 = Dein Zug: Er entfällt. Eine Abstimmung: Du stimmst nicht. Der Schild: Er bleibt unten.
botk-rules-time-2 = Der Henker: Wer gewählt oder aufgerufen wird, ist Zufall. Steht noch eine Hinrichtung aus, trifft sie jemanden per Zufall; sonst endet das Spiel.
botk-rules-time-3 = Verpasst du zu viel oder gehst du, spielt der Computer für dich.

botk-rules-house-1 = Rollen und die meisten Gegenstände sind gedruckt; wie viele es von jedem gibt, hat das Haus bestimmt.
botk-rules-house-2 = „Hauskarten“ sind unsere, oder tun, was wir sagen.
botk-rules-house-3 = **Immer ein Saboteur:** Zu viert oder fünft wird neu ausgeteilt, bis unter den Gefangenen einer ist. Der Host kann es immer wollen oder nie.
botk-rules-house-4 = **Letzte Worte:** Vor dem **Zuschlagen** darf, wer verurteilt ist, um Gnade bitten, und die anderen stimmen offen ab: „Schlag zu!“ oder „Gnade!“. Das dauert höchstens 20 Sekunden.
