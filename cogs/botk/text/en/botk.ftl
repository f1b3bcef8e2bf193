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
# The same at the beginning of a sentence that says what became of a card
botk-you-first = You
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
    } dies. You earn 1 crown per death.
botk-role-executioner-advice = 💡 Hear everybody first, and stop while it's safe.
botk-role-executioner-rule = Executes prisoners, and stops in time. Earns 1 crown per death, unless the Saboteurs win.
botk-role-loyalist = Loyalist
botk-role-loyalist-goal = You win if you survive and no Pardon holder{ $princess ->
        [true] {" and no Princess"}
       *[false] {""}
    } dies. You earn 1 crown per death.
botk-role-loyalist-advice = 💡 Say where you saw a Pardon, so the Executioner stays away from it.
botk-role-loyalist-rule = Earns 1 crown per death if the Loyalist survives and the Saboteurs don't win.
botk-role-saboteur = Saboteur
botk-role-saboteur-goal = You win if you survive and a Pardon holder{ $princess ->
        [true] {" or the Princess"}
       *[false] {""}
    } dies. That pays you 3 crowns.
botk-role-saboteur-advice = 💡 Sound loyal, and make a Pardon holder look suspicious.
botk-role-saboteur-rule = Earns 3 crowns if a Pardon holder or the Princess dies and the Saboteur survives.
botk-role-princess = Princess
botk-role-princess-goal = You win if you survive and no Pardon holder dies. You earn 1 crown per death. If you die, the Saboteurs win.
botk-role-princess-advice = 💡 Don't stand out: say you're a Loyalist.
botk-role-princess-rule = If she dies, the Saboteurs win, and all see her role. If not, she earns like a Loyalist.
botk-role-jester = Jester
botk-role-jester-goal = You win if you die{ $cheese ->
        [true] {" without the Cheese"}
       *[false] {""}
    }: you steal 1 crown from everybody.
botk-role-jester-advice = 💡 Look guilty, but not like a Jester: nobody executes those.
botk-role-jester-rule = Dies, and steals 1 crown from everybody, but not with the Cheese. The treasury pays for an empty purse. All see the role then, and the death doesn't count.

## Items: name, what it does (to its holder), the word in a list
botk-item-pardon = Pardon
botk-item-pardon-text = If you die with it, the Saboteurs win.
botk-item-nice-hat = Nice Hat
botk-item-nice-hat-text = Does nothing. Nicely.
botk-item-cheese = Cheese
# $jester: whether one is in this deal, as everybody knows
botk-item-cheese-text = { $jester ->
    [false] Does nothing in this deal.
   *[true] A Jester who dies with it steals nothing.
  }
botk-item-dummy = Dummy
botk-item-dummy-text = If you're executed, you escape and lose no crown, but it counts as a death.
botk-item-golden-chalice = Golden Chalice
botk-item-golden-chalice-text = Survive with it: +1 crown. If you're executed and die, the Executioner gets it, unless the Saboteurs win.
botk-item-mimic = Mimic
botk-item-mimic-text = If you're executed or killed, it is whatever the centre card is.
botk-item-shield = Shield
botk-item-shield-text = If you're executed, you may have a neighbour executed instead, and escape.
botk-item-hidden-key = Hidden Key
botk-item-hidden-key-text = If you're executed, you escape. It's no death.
botk-item-poisoned-wine = Poisoned Wine
botk-item-poisoned-wine-text = If you're executed, you die, and another prisoner of your choice dies too.
botk-item-powder-keg = Powder Keg
botk-item-powder-keg-text = If you're executed, you die, and so does your neighbour on each side.

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
botk-gallows-show-trial-text = Everybody sees a selected prisoner's item from now on, wherever it moves.
botk-gallows-show-trial-select = **Show Trial:** whose item does everybody see?
botk-gallows-show-trial-method = noose
botk-gallows-show-trial-way = { $name } climbs the ladder to the noose.
botk-gallows-show-trial-death = The trapdoor opens. { $name } is dead and gently swaying.
botk-gallows-the-mob = The Mob
botk-gallows-the-mob-text = Prisoners vote in secret. Whoever gets most votes is executed first; the Executioner breaks a tie.
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
botk-gallows-scurry-select = **Scurry:** which two items are shuffled with the centre card?
botk-gallows-scurry-method = rats
botk-gallows-scurry-way = { $name } is lowered to the rats.
botk-gallows-scurry-death = { $name } is dead. The rats send compliments.
botk-gallows-tug-of-war = Tug of War
botk-gallows-tug-of-war-text = Two selected prisoners' items are swapped.
botk-gallows-tug-of-war-select = **Tug of War:** which two items are swapped?
botk-gallows-tug-of-war-method = quartering
botk-gallows-tug-of-war-way = { $name } is tied to four horses.
botk-gallows-tug-of-war-death = { $name } is dead, in several places.
botk-gallows-sealed = Sealed
botk-gallows-sealed-text = Nobody can peek at or move a selected prisoner's item any more.
botk-gallows-sealed-select = **Sealed:** whose item can nobody peek at or move any more?
botk-gallows-sealed-method = iron maiden
botk-gallows-sealed-way = { $name } steps into the iron maiden.
botk-gallows-sealed-death = The lid closes. { $name } is dead, and airy.
botk-gallows-long-shot = Long Shot
botk-gallows-long-shot-text = A selected prisoner's item and the centre card are swapped.
botk-gallows-long-shot-select = **Long Shot:** whose item is swapped with the centre card?
botk-gallows-long-shot-method = catapult
botk-gallows-long-shot-way = { $name } is tied into the catapult.
botk-gallows-long-shot-death = { $name } is dead, two fields over.
botk-gallows-birds-eye-view = Bird's-Eye View
botk-gallows-birds-eye-view-text = The Executioner peeks at the centre card.
botk-gallows-birds-eye-view-method = gibbet
botk-gallows-birds-eye-view-way = { $name } is locked into the gibbet.
botk-gallows-birds-eye-view-death = { $name } is dead. The crows had the eyes first.
botk-gallows-blood-money = Blood Money
botk-gallows-blood-money-text = If 3 or more die and the Saboteurs don't win, everybody who is paid for deaths earns 1 extra crown.
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
