# Why a host's own roles cannot play. $given, $wanted: numbers; $role, $needs: roles

feast-refused-roles-wrong-number = { $given } roles for { $wanted } players do not fit. Press “Roles” and choose one a player.
feast-refused-roles-no-king = No feast without its King. Press “Roles” and choose again.
feast-refused-roles-twice = There is only one { $role }. Press “Roles” and choose again.
feast-refused-roles-needs = The { $role } needs the { $needs }. Press “Roles” and choose again.
