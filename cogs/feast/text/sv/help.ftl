# Vad /help säger om spelet.

feast-help =
    Ett spel tar ungefär en halvtimme.
    Alla har ett hemligt mål, en bägare och en tallrik; en del av det är förgiftat.
    Skåla, duellera, förolämpa, byt tallrikar.
