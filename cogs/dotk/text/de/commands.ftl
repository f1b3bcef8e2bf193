# Befehle, wie Discords Menü sie zeigt: höchstens 100 Zeichen.

dotk-about = Death Over the Kingdom: Karten tauschen, der zweite Platz zählt. Zu dritt bis sechzehn
dotk-line = Alle haben eine geheime Karte: tauschen, nutzen oder behalten, bis aufgedeckt wird.
dotk-start-mode = Welches Spiel
dotk-start-mode-court = { dotk-mode-court }, zu dritt bis siebt: Der zweite Platz gewinnt
dotk-start-mode-court-short = { dotk-mode-court-short }, halb so viele Durchgänge: gut zu sechst oder siebt
dotk-start-mode-tokens = { dotk-mode-tokens }, 3 bis 16 Leute: Die niedrigste Karte nimmt eine Marke
dotk-start-mode-tokens-twice = { dotk-mode-tokens-twice }
dotk-start-mode-tokens-thrice = { dotk-mode-tokens-thrice }
dotk-start-mode-lives = { dotk-mode-lives }, 3 bis 16 Leute: Die niedrigste Karte kostet ein Leben

# Wie Optionen von Befehlen heißen
dotk-option-name-mode = spielart
