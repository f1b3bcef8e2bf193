# Warum eine eigene Auswahl nicht gespielt werden kann.

feast-refused-roles-wrong-number = Drück „Rollen“ und wähl { $wanted } Rollen für { $wanted } Leute, nicht { $given }.
feast-refused-roles-no-king = Drück „Rollen“ und wähl neu: Der König fehlt.
feast-refused-roles-twice = Drück „Rollen“ und wähl neu. Nur einmal gibt es: { $role }.
feast-refused-roles-needs = Drück „Rollen“ und wähl neu. Zusammen gehören: { $role } und { $needs }.
