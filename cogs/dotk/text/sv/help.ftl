# Vad /help säger om spelet.

dotk-help =
    För 3 till 7 är **hovspelet**: ta poäng, men inte flest, för andraplatsen vinner.
    För upp till 16 är **stora spelet**: ett kort var, och en handling för att bli av med det. Lägst förlorar.
