# Why a host's own roles cannot play. $given, $wanted: numbers; $role, $needs: roles

feast-refused-roles-wrong-number = Press “Roles” and choose { $wanted } roles for { $wanted } players, not { $given }.
feast-refused-roles-no-king = Press “Roles” and choose again: the King is missing.
feast-refused-roles-twice = Press “Roles” and choose again: there is only one { $role }.
feast-refused-roles-needs = Press “Roles” and choose again: the { $role } needs the { $needs }.
