# Varför värdens egna roller inte kan spelas.

feast-refused-roles-wrong-number = Tryck ”Roller” och välj { $wanted } roller för { $wanted } spelare, inte { $given }.
feast-refused-roles-no-king = Tryck ”Roller” och välj igen: Kungen saknas.
feast-refused-roles-twice = Tryck ”Roller” och välj igen: det finns bara en { $role }.
feast-refused-roles-needs = Tryck ”Roller” och välj igen: { $role } behöver { $needs }.
