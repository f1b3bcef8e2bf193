# Kommandon som Discords meny visar dem: högst 100 tecken.

dotk-about = Death Over the Kingdom: byt kort, och kom tvåa, eller allt utom sist. 3 till 16 spelare
dotk-line = Alla har ett hemligt kort. Byt det, använd det eller behåll det innan alla visas.
dotk-start-mode = Vilket spel
dotk-start-mode-court = { dotk-mode-court }, 3 till 7 spelare: andraplatsen vinner
dotk-start-mode-court-short = { dotk-mode-court-short }, hälften så många varv: bra för sex eller sju
dotk-start-mode-tokens = { dotk-mode-tokens }, 3 till 16 spelare: lägsta kortet tar en bricka
dotk-start-mode-tokens-twice = { dotk-mode-tokens-twice }
dotk-start-mode-tokens-thrice = { dotk-mode-tokens-thrice }
dotk-start-mode-lives = { dotk-mode-lives }, 3 till 16 spelare: lägsta kortet kostar ett liv

# Vad kommandons val heter
dotk-option-name-mode = spelsätt
