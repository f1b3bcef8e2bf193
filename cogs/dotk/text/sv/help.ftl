# Vad /help säger om spelet.

dotk-help =
    **Hovspelet** är för 3 till 7: ta poäng, men inte flest, för andraplatsen vinner.
    **Stora spelet** är för upp till 16: ett kort var, och en handling för att bli av med det. Lägst förlorar.
