# Kommandon som Discords meny visar dem: högst 100 tecken.

feast-about = King's Feast: skåla, duellera, förgifta, och överlev desserten. 5 till 10 spelare
feast-line = Alla har ett hemligt mål, och en del av maten är förgiftad. Ungefär en halvtimme.
feast-start-scenario = Vilka roller som är vid bordet
feast-start-scenario-a = Scenario A (hus)
feast-start-scenario-b = Scenario B (hus)
feast-start-scenario-dice = Slumpen
feast-start-scenario-custom = Mina egna: välj i lobbyn med ”Roller”

# Vad kommandons val heter
feast-option-name-scenario = scenario
