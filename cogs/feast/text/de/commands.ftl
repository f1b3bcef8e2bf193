# Befehle, wie Discords Menü sie zeigt: höchstens 100 Zeichen.

feast-about = King's Feast: Toast, Duell, Gift. Überleb den Nachtisch. Zu fünft bis zehnt
feast-line = Alle haben ein geheimes Ziel, und manche Speise ist vergiftet. Etwa eine halbe Stunde.
feast-start-scenario = Welche Rollen am Tisch sind
feast-start-scenario-a = Szenario A (Haus)
feast-start-scenario-b = Szenario B (Haus)
feast-start-scenario-dice = Zufällig
feast-start-scenario-custom = Eigene: wähl sie in der Lobby unter „Rollen“

# Wie Optionen von Befehlen heißen
feast-option-name-scenario = szenario
