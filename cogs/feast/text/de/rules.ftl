# So wird gespielt, Seite für Seite. Kurze Absätze: Man liest sie am Handy.

feast-page-overview = Kurz gesagt
feast-page-setup = Aufbau
feast-page-turn = Ein Zug
feast-page-actions = Aktionen
feast-page-toasts = Toasts und Duelle
feast-page-roles = Rollen
feast-page-titles = Titel
feast-page-food = Speisen, Kelche, Stapel
feast-page-end = Tod und Ende
feast-page-crowns = Kronen
feast-page-time = Wenn die Zeit abläuft
feast-page-house = Hausregeln

feast-rules-overview-1 = Ihr seid zu Gast beim Fest des **Königs**. Die meisten werden daran sterben.
feast-rules-overview-2 = Alle haben eine geheime Rolle mit eigenem Ziel. Beliebig viele können gewinnen, sogar Tote.
feast-rules-overview-3 = In deinem Zug isst du, was du wagst, für **Energie**. Gib sie für eine Aktion aus: vergiften, loben, beleidigen, tauschen, Toast, Duell.
feast-rules-overview-4 = Manche Speise und mancher Kelch ist vergiftet, und jemand weiß, welche. Redet, lügt, und achtet darauf, wer nicht trinkt.

feast-rules-setup-1 = Rollen werden geheim ausgeteilt; nur der König zeigt seine. Alle haben 1 Ehre.
feast-rules-setup-2 = Der König gibt allen anderen je einen Titel und behält den Rest. **Mundschenk**, **Seneschall** und **Kämmerer** müssen vergeben werden.
feast-rules-setup-3 = Der Kämmerer mischt ungesehen Gift in die Speisestapel: 2 Karten zu fünft oder sechst, 3 zu siebt oder acht, 4 zu neunt oder zehnt.
feast-rules-setup-4 = Der Mundschenk schenkt dem König ein, der Seneschall allen anderen: je ein Kelch, verdeckt. Ein Kelch zu viel wird gezogen, und einer verlässt ungesehen das Spiel. Nur wer einschenkt, weiß, wer Gift hat.
feast-rules-setup-5 = Alle nehmen zugleich 3 verschiedene Speisen (Haus). Wer links vom König sitzt, beginnt; weiter geht es im Uhrzeigersinn.

feast-rules-turn-1 = **1. Nehmen**, einmal pro Zug, bevor du Titel nutzt: Zahl 2 Ehre für einen Titel des Königs, 3 für einen anderen. Auch der König darf anderen einen nehmen.
feast-rules-turn-2 = **2. Beginn des Zugs:** Nutz deine Titel, die dann gelten. In seinem Zug muss der König, wenn er kann, jemandem mit Ehre einen Titel geben, für 1 Ehre.
feast-rules-turn-3 = **3. Energie:** Du hast 1, und 1 mehr für jede Speise, die du isst und die dann das Spiel verlässt (Haus). Gift tötet.
feast-rules-turn-4 = Jede **Schande** kostet 1 Energie und ist dann weg. Kannst du nicht alle bezahlen, stirbst du vor Scham.
feast-rules-turn-5 = **4. Aktion:** eine, die du bezahlen kannst. Kostet sie mehr, als du hast, isst du für den Rest Speisen, die erste auf deinem Teller zuerst.
feast-rules-turn-6 = **5. Auffüllen:** Alle Teller werden auf 3 verschiedene Speisen gefüllt, von dir aus im Uhrzeigersinn und von den vollsten Stapeln (Haus). **6. Ende des Zugs:** Nutz Titel, die dann gelten.
feast-rules-turn-7 = 1 Ehre und 1 Schande heben einander auf.

feast-rules-actions-1 = Eine pro Zug. Die Zahl ist, was sie an Energie kostet.
feast-rules-action = **{ $n } · { $verb }:** { $text }
feast-rules-action-dump = eine deiner Speisen verlässt ungesehen das Spiel.
feast-rules-action-spill = irgendein Kelch verlässt ungesehen das Spiel, auch deiner. Du bekommst 1 Schande.
feast-rules-action-swap-goblets = zwei tauschen ihre Kelche. Eine Seite darf keinen haben.
feast-rules-action-swap-plates = zwei tauschen alle Speisen.
feast-rules-action-toast = alle mit Kelch trinken, oder auch nicht.
feast-rules-action-poison = zieh geheim ein Gift, für einen Kelch oder eine Speise. Es ersetzt irgendeine Karte dieser Art, auch deine. Alle sehen, von welchem Stapel (Haus), niemand, wo.
feast-rules-action-insult = jemand bekommt 1 Schande.
feast-rules-action-praise = jemand bekommt 1 Ehre. Du selbst, wenn es sonst niemand tut.
feast-rules-action-duel = fordere jemanden heraus.

feast-rules-toasts-1 = **Ein Toast:** Alle mit Kelch heben oder senken den Daumen, alle zugleich.
feast-rules-toasts-2 = **Runter:** 1 Schande. **Hoch:** Du trinkst. Wein gibt 1 Ehre, Gift tötet; der Kelch verlässt das Spiel (Haus).
feast-rules-toasts-3 = **Ein Duell:** Wer gefordert ist, darf ablehnen und bekommt 1 Schande. Du bekommst dann 1 Ehre, und 1 mehr für jede Schande, die dort nun liegt.
feast-rules-toasts-4 = Wird angenommen: Stein, Papier, Schere. Wer gewinnt, bekommt 1 Ehre, wer verliert, stirbt. Gleichstand: je 1 Ehre.
feast-rules-toasts-5 = **Haus:** Vor deinem ersten Zug trinkst du bei keinem Toast mit und duellierst dich nicht. Wer von Prinzessin und Verehrer übrig bleibt, zeigt die Karte und trauert: keine Toasts, keine Duelle.
feast-rules-toasts-6 = **Haus, letzte Worte:** Vor einem Duell dürfen beide sagen, wer sie sind, und die anderen feuern eine Seite an.

feast-rules-roles-1 = Die Rolle gewinnt, wenn …
feast-rules-role = **{ $role }:** { $rule }.
feast-rules-roles-2 = „Mehr als die Hälfte“ heißt von allen am Tisch. Bei Gleichstand an der Spitze verliert Ritter Gold (Haus). Du darfst sagen, was du bist, aber deine Karte nicht zeigen. Die Königin sieht, wer der Verehrer ist (Haus).

feast-rules-title = **{ $title }** ({ $when }{ $house ->
    [true] , Haus
   *[false] {""}
  }): { $text }
feast-rules-titles-1 = Jeder Titel ist freiwillig, in beliebiger Reihenfolge, einmal pro Zug. Der König kann seine nicht nutzen.
feast-rules-titles-2 = Es gibt so viele Titel wie Leute: die ersten drei, Marschall und Kellermeister, und zufällige andere.

feast-rules-food-1 = **Sechs Speisen** (Haus): { $foods }. Alle sehen, welche Speise eine Karte ist, aber nicht, ob sie vergiftet ist.
feast-rules-food-2 = **Karten** (Haus), für N Leute: 8 von jeder Speise für 5 oder 6, 9 für 7 bis 9, 10 für 10; { $wine }N Wein, N+{ $goblets } Giftkelche, { $poison } Speisegift für jede Speise.
feast-rules-food-3 = Was das Spiel verlassen hat, darf niemand ansehen.
feast-rules-food-4 = Haus: Ein zu kleiner Stapel gibt, was er hat. Bei zu wenigen Kelchen gehen die Letzten leer aus, von links vom König im Uhrzeigersinn.

feast-rules-end-1 = **Tod:** Deine Rolle wird gezeigt. Kelch und Speisen verlassen ungesehen das Spiel, Ehre und Schande sind weg, Titel gehen an den König. Tote haben keinen Zug, und nichts trifft sie. Sie dürfen reden, und gewinnen.
feast-rules-end-2 = Bekommt der König Mundschenk oder Seneschall zurück, vergibt er ihn gleich, für 1 Ehre, oder umsonst, wenn niemand Ehre hat. Eingeschenkt wird ab dem nächsten Zug.
feast-rules-end-3 = **Stirbt der König, endet das Spiel sofort.** Was im selben Augenblick geschieht, zählt noch.
feast-rules-end-4 = Sonst endet es nach dem Zug, in dem der zweite der neun Stapel leer wird, oder wenn nur ein Gast lebt (Haus).
feast-rules-end-5 = **Entschieden** (Haus): Ist jemand gestorben, endet es auch nach einem Zug, wenn kein lebender Gast mehr etwas zu gewinnen hat: Nach Stand der Dinge haben alle ihr Ziel erreicht oder können es nicht mehr.
feast-rules-end-6 = Ein lebender Ritter Gold hat immer noch etwas zu gewinnen, außer er führt und ist mit dem König allein.

feast-rules-crowns-1 = Wer gewinnt, bekommt 3 Kronen aus der Schatzkammer (Haus). Verlieren kostet nichts.
feast-rules-crowns-2 = Dein erstes Spiel bringt 5 Kronen.

feast-rules-time-1 = Dein Zug: Du wirfst eine Speise weg. Kannst du deine Schande nicht bezahlen, stirbst du daran.
feast-rules-time-2 = Ein Toast: Daumen runter. Eine Forderung: Du lehnst ab. Duellzeichen, Titel, Kelche und Speisen: zufällig.
feast-rules-time-3 = Verpasst du zu viel oder gehst du, spielt der Computer für dich.

feast-rules-house-1 = Von uns sind Szenario A und B, alle Titel außer Mundschenk, Seneschall und Kämmerer, und was mit „Haus“ markiert ist.
