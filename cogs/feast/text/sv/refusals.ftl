# Varför värdens egna roller inte kan spelas.

feast-refused-roles-wrong-number = Tryck på ”Roller” och välj { $wanted } roller för { $wanted } spelare, inte { $given }.
feast-refused-roles-no-king = Tryck på ”Roller” och välj igen: Kungen saknas.
feast-refused-roles-twice = Tryck på ”Roller” och välj igen: det finns bara en { $role }.
feast-refused-roles-needs = Tryck på ”Roller” och välj igen: { $role } behöver { $needs }.
