# Fragen und die Wörter auf ihren Knöpfen und Listen.

## Was gefragt ist
botk-ask-remove = **Welcher Gegenstand geht?** Keiner hier ist sicher: Nimm einen heraus, dann kommt ein sicherer.
botk-ask-call = **Wer ist als Nächstes dran?** Ansehen oder tauschen.
botk-ask-action = **Dein Zug.** Sieh einen Gegenstand an, oder tausch zwei beliebige.
botk-ask-direction = **Wohin dreht sich das Rad?** Alle Gefangenen sehen den Gegenstand daneben an.
botk-ask-vote = **Wer muss als Erstes an den Galgen?** Deine Stimme bleibt geheim.
botk-ask-tie = **Gleichstand.** Wer muss als Erstes an den Galgen?
botk-ask-confide = **Wer darf deine Rolle sehen?** Sonst sieht sie niemand.
botk-ask-execute = **Wen verurteilst du?** Mindestens eine Hinrichtung muss sein.
botk-ask-execute-two = **Wen verurteilst du?** Mindestens zwei Hinrichtungen müssen sein.
botk-ask-execute-another = **Wen verurteilst du?** Eine weitere Hinrichtung muss sein.
botk-ask-execute-or-stop = **Noch jemanden verurteilen oder aufhören?** Aufhören beendet das Spiel.
botk-ask-gesture = **{ $about } hinrichten?** Es gibt kein Zurück.
botk-ask-shield = **Den Schild heben?** Du entkommst, und jemand neben dir wird hingerichtet.
botk-ask-wine = **Wer trinkt mit dir?** Wer mittrinkt, stirbt auch.
botk-ask-successor = **Wer ist das nächste Mal Henker?**

## Was geschieht, wenn die Zeit abläuft
botk-silence-nothing = -# Läuft die Zeit ab, entfällt das.
botk-silence-stop = -# Läuft die Zeit ab, hörst du auf.
botk-silence-strike = -# Läuft die Zeit ab, schlägst du zu.
botk-silence-relent = -# Läuft die Zeit ab, schlägst du nicht zu.
botk-silence-decline = -# Läuft die Zeit ab, bleibt der Schild unten.

## Über Listen
botk-pick-remove = Nimm einen Gegenstand heraus …
botk-pick-call = Ruf jemanden auf …
botk-pick-peek = Sieh einen Gegenstand an …
botk-pick-switch = Tausch zwei (wähl beide) …
botk-pick-select = { $n ->
    [one] Wähl jemanden …
   *[other] Wähl zwei …
  }
botk-pick-turn = Dreh das Rad …
botk-pick-vote = Stimm für …
botk-pick-confide = Zeig deine Rolle …
botk-pick-condemn = Verurteil jemanden …
botk-pick-redirect = Stattdessen nebenan …
botk-pick-poison = Schenk ein für …
botk-pick-name = Nächstes Mal Henker …

## Knöpfe
botk-do-stop = Aufhören
botk-do-strike = Zuschlagen
botk-do-relent = Doch nicht
botk-do-decline = Schild unten lassen

## Hinweise unter einer Wahl
botk-hint-item = Du weißt: { $item }
botk-hint-face-up = Offen: { $item }
botk-hint-executioner = Henker
