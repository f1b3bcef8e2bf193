## Ett tidigare spel, visat igen: en sida och en rörlig bild
replay-title = { $game } · bord { $table }
replay-eyes = Sett av
replay-eyes-all = Alla
replay-eyes-seat = { $seat } { $name }
replay-eyes-secrets = Alla hemligheter
replay-step = Steg { $step } av { $steps }
replay-slider = Steg
replay-first = Första steget
replay-back = Ett steg tillbaka
replay-play = Spela upp
replay-stop = Pausa
replay-next = Ett steg framåt
replay-last = Sista steget
replay-keys = Piltangenterna går steg för steg, Home och End till det första och det sista.
replay-no-script = Sidan behöver JavaScript för att gå steg för steg.
replay-story = Hela berättelsen i ord
replay-knew = Vad { $name } visste
replay-asked-you = **Du får frågan:** { $question }
replay-asked = Tillfrågas nu: { $names }
replay-alt = Bord { $table } igen, i { $n } bilder: given, vad som hände, slutet. { $ended }

## På Discord
again-drawing = 🎞️ Ritar bord { $table } en gång till …
again-by = -# Visat igen av { $name }
again-failed = Försök igen senare, eller tryck på **Hela berättelsen**. Vårt fel: jag kunde inte rita bord { $table }.
refused-again-busy = Försök igen om en minut: jag ritar för många spel.
refused-again-no-files = Be en moderator låta mig bifoga filer här: jag kan inte visa bilder.
refused-again-no-pictures = Tryck på **Hela berättelsen**: boten visar inga bilder.
replay-here = **Bord { $table }, steg för steg.** Spara filen, öppna den i en webbläsare, och välj vems ögon du ser genom.
replay-here-sent = Sidan finns i dina direktmeddelanden.
refused-replay-nowhere = Öppna dina DM, eller be en moderator låta mig bifoga filer här.
