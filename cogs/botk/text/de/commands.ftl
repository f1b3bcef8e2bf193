# Befehle, wie Discords Menü sie zeigt: höchstens 100 Zeichen.

botk-about = By Order of the King: bluffen, tauschen, den Kopf behalten. Zu viert bis acht
botk-line = Eine Person ist der Henker. Die anderen sollten überzeugend sein. Etwa 15 Minuten.
botk-start-executioner = Wer zuerst Henker ist
botk-start-executioner-experience = Wer am meisten gespielt hat
botk-start-executioner-volunteer = Wer sich meldet
botk-start-executioner-dice = Zufällig
botk-start-always-saboteur = Hausregel: Es gibt immer mindestens einen Saboteur
botk-start-always-saboteur-few = Zu viert oder fünft
botk-start-always-saboteur-true = Immer
botk-start-always-saboteur-false = Nie: wie gedruckt

# Wie Optionen von Befehlen heißen
botk-option-name-executioner = henker
botk-option-name-always-saboteur = immer-saboteur
