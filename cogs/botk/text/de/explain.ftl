# Was „?“ neben einer Frage sagt.

botk-explain-remove = Jedes Spiel braucht einen sicheren Gegenstand. Was du herausnimmst, hat niemand.
botk-explain-call = Wer zuletzt dran ist, weiß am meisten: Ruf also zuerst auf, wem du am wenigsten traust.
botk-explain-action = **Ansehen:** Nur du siehst den Gegenstand. **Tauschen:** Niemand sieht die Gegenstände. Alle sehen, was du getan hast.
botk-explain-select = Die Galgenkarte trifft, wen du wählst.
botk-explain-direction = Im Uhrzeigersinn heißt nach links, in der Reihenfolge der Plätze.
botk-explain-vote = Wer die meisten Stimmen hat, wird zuerst verurteilt. Niemand sieht, wer wie stimmt.
botk-explain-tie = Die anderen kannst du später noch hinrichten.
botk-explain-confide = Sonst sieht sie niemand. Ihr dürft beide darüber sagen, was ihr wollt.
botk-explain-execute = Gewinnen die Saboteure, bekommst du nichts. Hör auf, wenn ein Tod mehr das Risiko nicht lohnt.
botk-explain-gesture = **Zuschlagen** deckt den Gegenstand auf, und er wirkt. **Doch nicht**, wenn es geht, verschont.
botk-explain-shield = Lässt du ihn unten, stirbst du.
botk-explain-wine = Da hilft kein Gegenstand, und auch dieser Tod kann die Saboteure gewinnen lassen.
botk-explain-successor = Diese Person ist im nächsten Spiel Henker, wenn sie wieder mitspielt.
