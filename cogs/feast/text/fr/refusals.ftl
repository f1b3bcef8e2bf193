# Pourquoi les rôles de l'hôte ne vont pas.

feast-refused-roles-wrong-number = Appuie sur « Rôles » et choisis { $wanted } rôles pour { $wanted } convives, pas { $given }.
feast-refused-roles-no-king = Appuie sur « Rôles » et choisis à nouveau : il manque le Roi.
feast-refused-roles-twice = Appuie sur « Rôles » et choisis à nouveau : il n’y a qu’une carte { $role }.
feast-refused-roles-needs = Appuie sur « Rôles » et choisis à nouveau : pas de { $role } sans { $needs }.
