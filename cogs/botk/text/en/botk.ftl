# By Order of the King: its cards and its nouns.
# One word for one thing: Executioner, prisoner, seat, item, centre card, gallows card, crowns.

botk-name = By Order of the King

## Phases
botk-phase-setup = Setup
botk-phase-action = Action
botk-phase-execution = Execution
botk-phase-rewards = Rewards

## Places and directions
botk-you = you
botk-centre = the centre
botk-spot-centre = Centre card
botk-item-of = { $name }'s item
botk-item-of-own = their own item
botk-item-of-you = your item
botk-item-of-centre = the centre card
botk-direction-clockwise = Clockwise (to the left)
botk-direction-counterclockwise = Counterclockwise (to the right)

## Roles: name, goal (to the player), rule (to a reader)
# $princess, $cheese: whether that card is in this deal, as everybody knows
botk-role-executioner = Executioner
botk-role-executioner-goal = You win if no Pardon holder{ $princess ->
        [true] {" and no Princess"}
       *[false] {""}
    } dies. Every other death pays you 1 crown.
botk-role-executioner-advice = 💡 Hear everybody first, and stop while it is still safe.
botk-role-executioner-rule = Calls the prisoners, condemns them, stops in time. Earns 1 crown for each who counts as dead, unless the Saboteurs win. Holds no item and cannot be selected.
botk-role-loyalist = Loyalist
botk-role-loyalist-goal = You win if you live and no Pardon holder{ $princess ->
        [true] {" and no Princess"}
       *[false] {""}
    } dies. Every other death pays you 1 crown.
botk-role-loyalist-advice = 💡 Say what you saw: it keeps the Executioner off the Pardons.
botk-role-loyalist-rule = Alive at the end, earns 1 crown for each who counts as dead, unless the Saboteurs win.
botk-role-saboteur = Saboteur
botk-role-saboteur-goal = You win if you live and a Pardon holder{ $princess ->
        [true] {" or the Princess"}
       *[false] {""}
    } dies. That pays you 3 crowns.
botk-role-saboteur-advice = 💡 Sound loyal, and make a Pardon holder look suspicious.
botk-role-saboteur-rule = If the Princess or a Pardon's holder dies, earns 3 crowns, being alive. Otherwise nothing.
botk-role-princess = Princess
botk-role-princess-goal = You win if you live and no Pardon holder dies. Every other death pays you 1 crown. If you die, the Saboteurs win.
botk-role-princess-advice = 💡 Do not stand out: say that you are a Loyalist.
botk-role-princess-rule = If she dies, the Saboteurs win. Alive, she earns as a Loyalist does. Dead, she shows her role.
botk-role-jester = Jester
botk-role-jester-goal = You win if you die{ $cheese ->
        [true] {" without the Cheese"}
       *[false] {""}
    }. Then you steal 1 crown from everybody.
botk-role-jester-advice = 💡 Look guilty, but not like a Jester: those are spared.
botk-role-jester-rule = Dies, and steals 1 crown from every other player; the treasury stands in for an empty purse. Not with the Cheese. Dead, shows the role and does not count as dead.

## Items: name, what it does (to its holder), the word in a list
botk-item-pardon = Pardon
botk-item-pardon-text = Die holding it, and the Saboteurs win.
botk-item-nice-hat = Nice Hat
botk-item-nice-hat-text = Does nothing. Nicely.
botk-item-cheese = Cheese
# $jester: whether one is in this deal, as everybody knows
botk-item-cheese-text = { $jester ->
    [false] It does nothing here: whoever dies holding it is dead.
   *[true] A Jester who dies holding it steals nothing.
  }
botk-item-dummy = Dummy
botk-item-dummy-text = Executed, you live and escape, yet you count as dead. You lose no crown.
botk-item-golden-chalice = Golden Chalice
botk-item-golden-chalice-text = Alive at the end: +1 crown. Executed and dead: the Executioner gets it, unless the Saboteurs won.
botk-item-mimic = Mimic
botk-item-mimic-text = Executed or killed, it is whatever the centre card is.
botk-item-shield = Shield
botk-item-shield-text = Executed, you may have a neighbour executed instead, and escape.
botk-item-hidden-key = Hidden Key
botk-item-hidden-key-text = Executed, you escape. You do not count as dead.
botk-item-poisoned-wine = Poisoned Wine
botk-item-poisoned-wine-text = Executed, you die, and choose another prisoner to die too.
botk-item-powder-keg = Powder Keg
botk-item-powder-keg-text = Executed, you die, and so does your neighbour on either side.

## Gallows cards: name, event, the question where somebody is selected, method, the way to the place, the death
botk-gallows-last-request = Last Request
botk-gallows-last-request-text = A selected prisoner takes one more action now.
botk-gallows-last-request-select = **Last Request:** who takes one more action?
botk-gallows-last-request-method = guillotine
botk-gallows-last-request-way = { $name } is shown to the guillotine.
botk-gallows-last-request-death = Snick. { $name } is dead, and shorter.
botk-gallows-blunt-blade = Blunt Blade
botk-gallows-blunt-blade-text = At least 2 executions this game, if possible.
botk-gallows-blunt-blade-method = axe
botk-gallows-blunt-blade-way = { $name } kneels at the block.
botk-gallows-blunt-blade-death = Chop. Chop. Chop again. { $name } is dead at last.
botk-gallows-show-trial = Show Trial
botk-gallows-show-trial-text = A selected prisoner's item turns face up. It may still move, face up.
botk-gallows-show-trial-select = **Show Trial:** whose item turns face up?
botk-gallows-show-trial-method = noose
botk-gallows-show-trial-way = { $name } climbs the ladder to the noose.
botk-gallows-show-trial-death = The trapdoor opens. { $name } is dead and gently swaying.
botk-gallows-the-mob = The Mob
botk-gallows-the-mob-text = Prisoners vote at once, in secret. The most named must be executed first; the Executioner breaks a tie.
botk-gallows-the-mob-method = stake
botk-gallows-the-mob-way = { $name } is tied to the stake.
botk-gallows-the-mob-death = { $name } is dead, and well done.
botk-gallows-stir = Stir
botk-gallows-stir-text = Every prisoner's item moves one seat clockwise, unseen.
botk-gallows-stir-method = boiling oil
botk-gallows-stir-way = { $name } is put into the cauldron.
botk-gallows-stir-death = { $name } is dead. Crisp outside, tender within.
botk-gallows-confession = Confession
botk-gallows-confession-text = A selected prisoner secretly shows their role to a prisoner of their choice.
botk-gallows-confession-select = **Confession:** who must show their role to somebody?
botk-gallows-confession-method = rack
botk-gallows-confession-way = { $name } lies down on the rack.
botk-gallows-confession-death = Crack. { $name } is dead, and two inches taller.
botk-gallows-scurry = Scurry
botk-gallows-scurry-text = Two selected prisoners' items and the centre card are shuffled and dealt back, unseen.
botk-gallows-scurry-select = **Scurry:** whose two items are shuffled with the centre card?
botk-gallows-scurry-method = rats
botk-gallows-scurry-way = { $name } is lowered to the rats.
botk-gallows-scurry-death = { $name } is dead. The rats send compliments.
botk-gallows-tug-of-war = Tug of War
botk-gallows-tug-of-war-text = Two selected prisoners' items change places.
botk-gallows-tug-of-war-select = **Tug of War:** whose two items change places?
botk-gallows-tug-of-war-method = quartering
botk-gallows-tug-of-war-way = { $name } is tied to four horses.
botk-gallows-tug-of-war-death = { $name } is dead, in several places.
botk-gallows-sealed = Sealed
botk-gallows-sealed-text = A selected prisoner's item can no longer be peeked at or moved.
botk-gallows-sealed-select = **Sealed:** whose item can no longer be peeked at or moved?
botk-gallows-sealed-method = iron maiden
botk-gallows-sealed-way = { $name } steps into the iron maiden.
botk-gallows-sealed-death = The lid closes. { $name } is dead, and airy.
botk-gallows-long-shot = Long Shot
botk-gallows-long-shot-text = A selected prisoner's item changes places with the centre card.
botk-gallows-long-shot-select = **Long Shot:** whose item changes places with the centre card?
botk-gallows-long-shot-method = catapult
botk-gallows-long-shot-way = { $name } is tied into the catapult.
botk-gallows-long-shot-death = { $name } is dead, two fields over.
botk-gallows-birds-eye-view = Bird's-Eye View
botk-gallows-birds-eye-view-text = The Executioner peeks at the centre card.
botk-gallows-birds-eye-view-method = gibbet
botk-gallows-birds-eye-view-way = { $name } is locked into the gibbet.
botk-gallows-birds-eye-view-death = { $name } is dead. The crows had the eyes first.
botk-gallows-blood-money = Blood Money
botk-gallows-blood-money-text = 3 or more count as dead and the Saboteurs have not won: whoever is paid for the dead earns 1 more.
botk-gallows-blood-money-method = bear
botk-gallows-blood-money-way = { $name } is led to the bear.
botk-gallows-blood-money-death = { $name } is dead. The bear keeps a boot.
botk-gallows-bitter-cup = Bitter Cup
botk-gallows-bitter-cup-text = Whoever dies loses 2 crowns instead of 1.
botk-gallows-bitter-cup-method = hemlock
botk-gallows-bitter-cup-way = { $name } is handed the hemlock.
botk-gallows-bitter-cup-death = { $name } is dead, and made a face about it.
botk-gallows-spin = Spin
botk-gallows-spin-text = The Executioner picks a direction. Each prisoner peeks at the next prisoner's item.
botk-gallows-spin-method = breaking wheel
botk-gallows-spin-way = { $name } is strapped to the wheel.
botk-gallows-spin-death = { $name } is dead, and flexible at last.
