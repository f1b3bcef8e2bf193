# Kommandon som Discords meny visar dem: högst 100 tecken.

botk-about = By Order of the King: bluffa, byt, och behåll huvudet. 4 till 8 spelare
botk-line = En av er är Bödeln. Resten gör bäst i att övertyga. Ungefär 15 minuter.
botk-start-executioner = Vem som är Bödel först
botk-start-executioner-experience = Den som spelat mest
botk-start-executioner-volunteer = Den som anmäler sig
botk-start-executioner-dice = Slumpen
botk-start-always-saboteur = Husregel: det finns alltid minst en Sabotör
botk-start-always-saboteur-few = Med fyra eller fem spelare
botk-start-always-saboteur-true = Alltid
botk-start-always-saboteur-false = Aldrig: som tryckt

# Vad kommandons val heter
botk-option-name-executioner = bödel
botk-option-name-always-saboteur = alltid-sabotör
