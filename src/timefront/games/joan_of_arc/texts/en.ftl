# Sentences of Joan of Arc.

game-title = Joan of Arc
game-pitch = Two sides fight over hexes in the Hundred Years’ War: give orders, move, charge and shoot, raise barricades, set fires, and rally whoever was scattered.

## Players, orders, tokens. The attributes are forms that fit into sentences.

seat-first = Player 1
    .of = of Player 1
    .whom = Player 1
seat-second = Player 2
    .of = of Player 2
    .whom = Player 2
seat-third = Player 3
    .of = of Player 3
    .whom = Player 3
seat-fourth = Player 4
    .of = of Player 4
    .whom = Player 4

order-command = Command order
    .a = a command order
order-command-help = Activates all your units of an area. Under it, units with a command value may command others.
order-charge = Charge order
    .a = a charge order
order-charge-help = Activates all your units of an area. Those with charge may move and then attack in melee.
order-reactivation = Reactivation order
    .a = a reactivation order
order-reactivation-help = Activates an area in which exactly one order lies already, or one without an order.
order-interrupt = Interrupt order
    .a = an interrupt order
order-interrupt-help = Activates an area in an opponent’s turn, after an order was resolved.

token-experience = experience
    .a = 1 experience
token-legend = legend token
    .a = 1 legend token

gain-0 = experience
gain-1 = legend token
gain-2 = intrigue token
gain-3 = legend card
gain-4 = command order
gain-5 = charge order
gain-6 = reactivation order
gain-7 = interrupt order

## Rolls and results (JA-2.4)

roll-melee = melee
    .by = in melee
    .dice = melee dice
roll-shooting = shooting
    .by = by shooting
    .dice = shooting dice
roll-defence = defence
    .by = in defence
    .dice = defence dice

result-blank = blank
result-blank-help = Nothing happens.
result-push = push
result-push-help = The unit is pushed into an adjacent area, of the attacker’s choice in an attack; if there is none it is disrupted.
result-disrupt = disrupt
result-disrupt-help = The unit goes to the infirmary. With more than 1 hit point left it takes a wound instead.
result-kill = kill
result-kill-help = The unit goes to the graveyard. With hit points it takes a wound instead.
result-shield = shield
result-shield-help = In defence it cancels one result of the attack: a kill first, then a disrupt, then a push.
result-trample = trample
result-trample-help = A push for every unit of the area; no shield helps.
result-rally = rally
result-rally-help = Doom die: the unit returns to a rally point of its side.
result-death = death
result-death-help = Doom die: the unit goes to the graveyard.
result-delayed_rally = delayed rally
result-delayed_rally-help = Doom die: the unit waits and returns in the next camp phase.
result-legend = legend token
result-experience = experience
result-card = legend card
result-reroll = reroll

reroll-feint = feint
reroll-parry = parry
reroll-charge = charge over open fields
reroll-cover = cover of forest or village
reroll-face = a face of the die itself
reroll-token = reroll token
reroll-power = power

## Skills in one line, for the reference card; X is the number on the card

skill-big-help = Size 3, not in buildings, immune to terror. Once a round a gigantic die may replace its melee dice.
skill-bodyguard-help = Once in an attack it takes over a kill or disrupt from another unit of its area.
skill-carrier-help = Flying, it takes a character or civilian along.
skill-charge-help = Under a charge order it moves and may then attack in melee.
skill-charisma-help = It may ask any question in a discussion.
skill-cohesion-help = Three of the same name in an area: one white defence die more.
skill-dodge-help = A blank on its defence dice lets it slip away at once, before the attacker does anything with his roll.
skill-engineer-help = It builds barricades, sets fires and puts them out, and follows up over barricades.
skill-feint-help = When it attacks, it may reroll one of its dice.
skill-fireproof-help = Fire does not touch it.
skill-haste-help = Its action: move through up to X areas.
skill-heal-help = Its action: remove a wound from another character of its area.
skill-immortal-help = Where others are destroyed it goes to the infirmary. Immune to terror.
skill-impetuous-help = It must follow up if it can.
skill-jump-help = Its action: go to a free or allied area up to X areas away, whatever lies between.
skill-mercenary-help = A character that other characters may command, once a turn.
skill-parry-help = Defending in melee, it may reroll one of its dice.
skill-prayer-help = Its action: take 1 experience or 1 legend token.
skill-rally-help = It is a rally point where it stands.
skill-reroll-help = Once a game, when it is activated, its owner takes the reroll token back.
skill-retaliation-help = Defending in melee, the hits on its dice strike the attackers.
skill-ruthless-help = Attacking, 1 legend token turns a disrupt of its dice into a kill.
skill-slayer-help = A character that is given a kill of its dice takes one wound more, tough or not.
skill-support-help = Three of the same name attacking from one hex: one white die more.
skill-targeting-help = Attacking, its owner chooses who suffers the results of its dice.
skill-terror-help = Before a melee against its area X black dice are rolled: each shield leaves one attacker a single die.
skill-tough-help = A shield on a black die cancels a kill that would destroy it.

## The board in text

board-round = Round
board-terrain = Terrain
board-room = Free spaces
board-orders = Orders
board-standing = Stands there
board-units = Units
board-inside = inside
board-rubble = rubble
board-barricade = Barricade
board-fire = Fire
board-rally-point = Rally point
board-beside = Beside the board
board-nobody = nobody
board-reserve = reserve
board-disrupted = infirmary, disrupted
board-waiting = infirmary, waiting
board-graveyard = graveyard
board-gone = out of the game
token-intrigue = intrigue tokens
token-reroll = reroll token
token-stakes = stakes

## Rules options

option-direct_line = Direct shots
option-direct_line-help = Decides whether a direct shot finds a way around what blocks it.
option-direct_line-some = One free way
option-direct_line-some-help = It is possible if one of the shortest chains of areas has no blocking area strictly between.
option-direct_line-every = Every way free
option-direct_line-every-help = It is possible only if none of the shortest chains of areas has a blocking area strictly between.
option-barricade = Barricades
option-barricade-help = Decides against which attacks a barricade helps.
option-barricade-both = Melee and shooting
option-barricade-both-help = Each unit behind it defends with one white die more, whatever the attack.
option-barricade-melee = Melee only
option-barricade-melee-help = The white dice count against melee alone.
option-fire_collapse = Burning buildings
option-fire_collapse-help = Decides how much damage by fire brings a building down.
option-fire_collapse-resistance = Resistance
option-fire_collapse-resistance-help = It collapses when the damage reaches its resistance, as with any other damage.
option-fire_collapse-capacity = Capacity
option-fire_collapse-capacity-help = It collapses when the damage reaches the number of spaces inside.

## What chance was asked for

chance-round-card = Round cards
chance-terror = Dice of terror
chance-attack = Attack dice
chance-defence = Defence dice
chance-reroll = Dice rolled again
chance-toughness = Dice of toughness
chance-rescue = Dice of rescues
chance-doom = Doom dice
chance-fire = Dice of fires
chance-collapse = Dice of collapses

## What is asked: council, orders, camp

prompt-upkeep-settle = { $seat }: upkeep. Do you pay 1 experience for this character?
prompt-turn-powers-power = { $seat }: do you use a power now?
prompt-use-power-rally = { $seat }: power of { $unit }. Which troop comes back, and where?
prompt-use-power-rally-point = { $seat }: power of { $unit }. Which rally point do you move, and where to?
prompt-order-phase-order = { $seat }: your orders. Which order do you place, and where?
prompt-interrupt-window-reaction = { $seat }: do you interrupt?
prompt-activation-bonus-first = { $seat }: activation of { $area }. A bonus action first, or straight to the actions?
prompt-activation-resolve = { $seat }: activation of { $area }. What happens next?
prompt-activation-after-fire = { $seat }: the fire is laid. Does the engineer step away?
prompt-declaration-deed = { $seat }: { $unit }. What will this unit do?
prompt-declaration-onward = { $seat }: { $unit }. How does it go on?
prompt-command-choice-unit = { $seat }: which unit do you command?
prompt-casualties-reroll = { $seat }: do you use the reroll token for the doom die?
prompt-return-place = { $seat }: which unit returns, and to which rally point?
prompt-fire-stakes = { $seat }: your fire in { $area } burns. Which stakes burn with it?
prompt-fire-burn = { $seat }: your fire in { $area } burns. Which building does it damage?

## Choices: council, orders, camp

choice-pay-upkeep = Pay 1 experience: { $unit } stays at level 2
choice-let-revert = Do not pay: { $unit } falls back to level 1
choice-exchange-intrigue = Exchange 1 intrigue token for { $token_a }
choice-order =
    { $count ->
        [one] { $order } on { $area }: activate 1 unit
       *[other] { $order } on { $area }: activate { $count } units
    }
choice-end-turn =
    { $count ->
        [0] End your turn: you have no orders left
        [one] End your turn: 1 order is not used
       *[other] End your turn: { $count } orders are not used
    }
choice-interrupt =
    { $count ->
        [one] Interrupt on { $area }: activate 1 unit
       *[other] Interrupt on { $area }: activate { $count } units
    }
choice-let-pass = Do not interrupt
choice-act = No bonus action now: declare the actions
choice-command =
    { $count ->
        [one] { $unit }: command 1 unit at most
       *[other] { $unit }: command up to { $count } units
    }
choice-command-unit = Command { $unit }
choice-command-no-more = Command nobody else
choice-place-stakes = { $unit }: plant stakes at { $edge }
choice-take-reroll = { $unit }: take the reroll token back
skill-in-words =
    { $value ->
        [1] { $skill }
       *[other] { $skill } { $value }
    }
choice-use-power =
    { $unit }: { $effect ->
        [2] take { $count } × { $gain }
        [3] give { $count } × { $gain } for 1 × { $into }
        [7] grant the skill { skill-in-words } until the turn ends
        [8] grant one die more until the turn ends ({ $colour })
        [21] call a disrupted troop back
        [23] move a rally point
        [26] call { $count } × { $called } from the reserve
        [27] the next command reaches { $count } more
       *[other] { $power }
    }{ $experience ->
        [0] {""}
       *[other] , for { $experience } experience
    }{ $legend ->
        [0] {""}
        [one] , for 1 legend token
       *[other] , for { $legend } legend tokens
    }
choice-use-no-power = Use no power
choice-move-rally-point = Move the rally point from { $origin } to { $area }
choice-leave-rally-points = Move no more rally points
choice-barricade = { $unit }: build a barricade
choice-charge = { $unit }: charge to { $area }
choice-haste = { $unit }: make haste to { $area }
choice-heal = { $unit }: heal { $patient }
choice-jump = { $unit }: jump to { $area }
choice-melee = { $unit }: attack { $area } in melee
choice-gigantic-melee = { $unit }: attack { $area } in melee with the gigantic die
choice-move = { $unit }: move to { $area }
choice-pray = { $unit }: pray for { $token_a }
choice-remove-fire = { $unit }: put out the fire in { $area }
choice-set-fire = { $unit }: set fire to the area
choice-shoot = { $unit }: shoot at { $area }
choice-wait = { $unit }: wait
choice-go-on = Go on to { $area }
choice-strike = Then attack { $area } in melee
choice-gigantic-strike = Then attack { $area } in melee with the gigantic die
choice-halt = Stop there
choice-do-move =
    { $count ->
        [one] Now the move to { $area }: 1 unit
       *[other] Now the move to { $area }: { $count } units together
    }
choice-do-attack =
    { $count ->
        [one] Now the attack on { $area }: 1 unit
       *[other] Now the attack on { $area }: { $count } units together
    }
choice-do-deed =
    { $unit }: now { $deed ->
        [0] build the barricade
        [1] charge to { $end }
        [2] make haste to { $end }
        [3] heal { $patient }
        [4] jump to { $end }
        [7] pray
        [8] put out the fire
        [9] set fire to the area
       *[other] act
    }
choice-step-away = Step away to { $area }
choice-stay = Stay in the area of the fire
choice-finish-activation = No more bonus actions: the activation is over
choice-reroll-doom = Use the reroll token: { $result } is rolled again ({ $unit })
choice-let-doom-stand = Let it stand: { $result } ({ $unit })
choice-return-unit = { $unit }: return to { $area }
choice-rally-troop = { $unit }: come back to { $area }
choice-burn-stakes = Burn the stakes at { $edge }
choice-burn-building = { $building } in { $area }: damage { $damage } of { $resistance }

## What happened: rounds, orders, actions

event-round-card-flipped =
    { $command ->
        [one] Round { $round } of { $rounds }: “{ $round_card }”. Everybody takes 1 command order.
       *[other] Round { $round } of { $rounds }: “{ $round_card }”. Everybody takes { $command } command orders.
    }
event-turn-began = { $seat } begins a turn ({ $side }).
event-upkeep-paid = { $seat } pays 1 experience for { $unit }.
event-character-reverted = { $seat } does not pay: { $unit } is back at level 1.
event-intrigue-exchanged = { $seat } exchanges 1 intrigue token for { $token_a }.
event-orders-returned = { $seat } can keep 3 in reserve; back to the pool: { $count } × { $order }.
event-war-won = The battle is over. It is won by { $side }.
event-war-drawn = The battle is over, and nobody has won it.
event-order-placed = { $seat } places { $order_a } on { $area }.
event-interrupt-played = { $seat } interrupts with an order on { $area }.
event-orders-ended = { $seat } places no more orders.
event-action-lost = { $unit }: what was declared has become impossible. Waiting instead.
event-unit-charged = Charge to { $area }: { $unit }.
event-unit-healed =
    { $wounds ->
        [0] { $unit }: a wound of { $patient } is healed. No wound is left.
        [one] { $unit }: a wound of { $patient } is healed. 1 wound is left.
       *[other] { $unit }: a wound of { $patient } is healed. { $wounds } wounds are left.
    }
event-unit-prayed = { $unit }: a prayer, and { $seat } takes { $token_a }.
event-barricade-built = { $unit }: a barricade stands in { $area }.
event-fire-set = { $unit }: a fire is laid in { $area }.
event-fire-put-out = { $unit }: the fire in { $area } is out.
event-stakes-placed = { $unit }: stakes are planted at { $edge }.
event-units-commanded =
    { $count ->
        [one] { $unit }: 1 unit in { $area } is commanded.
       *[other] { $unit }: { $count } units in { $area } are commanded.
    }
event-power-used = { $seat } uses a power of { $unit }: { $power }
event-power-gave = { $seat } takes { $count } × { $gain } ({ $unit }).
event-orders-converted = { $seat } gives back { $count } × { $order } and takes { $into_a }.
event-rally-point-moved = A rally point of { $side } moves from { $origin } to { $area }.
event-reroll-token-taken = { $seat } takes the reroll token back ({ $unit }).

## What happened: pieces

event-unit-moved = { $unit } ({ $seat }): from { $origin } to { $area }.
event-unit-arrived = On the board, in { $area }: { $unit }.
event-civilian-recruited = { $seat } recruits { $unit } in { $area }.
event-civilian-left = { $unit } in { $area }: left alone, nobody’s civilian again.
event-unit-wounded = { $unit }: a wound, { $wounds } of { $hp }.
event-unit-disrupted = To the infirmary, disrupted: { $unit } ({ $area }).
event-unit-destroyed = To the graveyard: { $unit } ({ $area }).
event-immortal-saved = { $unit }: immortal, so not destroyed.
event-reward-taken =
    { $seat } takes the reward for { $unit }.{ $experience ->
        [0] {""}
       *[other] {" "}Experience +{ $experience }.
    }{ $legend ->
        [0] {""}
        [one] {" "}Legend token +1.
       *[other] {" "}Legend tokens +{ $legend }.
    }{ $points ->
        [0] {""}
        [one] {" "}Point +1.
       *[other] {" "}Points +{ $points }.
    }
event-points-scored =
    { $points ->
        [one] 1 point for { $side }: “{ $objective }”. That makes { $total }.
       *[other] { $points } points for { $side }: “{ $objective }”. That makes { $total }.
    }
event-stakes-removed = The stakes at { $edge } are gone.
event-barricade-removed = The barricade in { $area } is gone.
event-element-removed = Gone from { $area }: { $element }.
event-building-damaged = { $seat } damages a building in { $area }: { $building }, { $damage } of { $resistance }.
event-building-collapsed = A building in { $area } collapses into rubble: { $building }.
event-building-razed = { $seat } razes a building in { $area }: { $building }.

## What happened: camp

event-doom-rolled = Doom die ({ $unit }): { $result }.
event-doom-rerolled = { $seat } gives the reroll token: the doom die is rolled again ({ $unit }).
event-unit-waits = Waiting in the infirmary: { $unit }.
event-infirmary-lost = The last round is over: whoever is still in the infirmary is destroyed.
event-fire-burned = The fire in { $area } burns.
event-fire-struck = Red die of the fire ({ $unit }): { $result }.
event-fire-went-out = The fire in { $area } goes out.
event-collapse-struck =
    { $shields ->
        [0] Red die of the collapse ({ $unit }): { $result }.
        [one] Red die of the collapse ({ $unit }): { $result }, cancelled by a shield.
       *[other] Red die of the collapse ({ $unit }): { $result }, cancelled by shields.
    }

## Dice in sentences: whose they are, or that there was no die; and where whoever is not on the board is

whole-side = the whole side
without-a-roll = Without a roll
off-the-board = infirmary
the-die = { $colour }, { $owner }

## What is asked: the attack

prompt-attack-victim = { $seat }, defender: terror. Which attacker do you frighten?
prompt-attack-only-die = { $seat }, attacker: terror leaves this unit one die. Which?
prompt-attack-payment = { $seat }: do you pay for better dice?
prompt-attack-removal = { $seat }, attacker: which die do you take out of the defence?
prompt-attack-reroll-choice = { $seat }: do you roll a die again?
prompt-attack-token = { $seat }: do you use the reroll token?
prompt-attack-terror-token = { $seat }: do you use the reroll token for the terror dice?
prompt-deadly-blow-token = { $seat }: the die did not help. Do you use the reroll token?
prompt-collapse-token = { $seat }: a building comes down on a unit. Do you use the reroll token for its defence dice?
prompt-razing-token = { prompt-collapse-token }
prompt-attack-token-die = { $seat }: reroll token. Which dice do you roll again?
prompt-attack-ruthless = { $seat }, attacker: ruthless. Do you pay to turn a disrupt into a kill?
prompt-attack-dodge = { $seat }, defender: does a unit dodge?
prompt-attack-fire = { $seat }: does the unit that dodged leave a fire behind?
prompt-attack-shield = { $seat }, defender: which result does a shield cancel?
prompt-attack-aim = { $seat }, attacker: targeting. Whom does this result strike?
prompt-attack-allocation = { $seat }, defender: which unit takes this result?
prompt-attack-guard = { $seat }, defender: does a bodyguard take a result over?
prompt-attack-hill = { $seat }, defender: which result strikes back from the hill?
prompt-attack-answer-back = { $seat }, defender: retaliation. Strike back with everything?
prompt-attack-sufferer = { $seat }, attacker: the defence strikes back. Which unit suffers it?
prompt-attack-ruin = { $seat }, attacker: what does the attack damage?
prompt-attack-follower = { $seat }, attacker: which unit follows up?
prompt-attack-mover = { $seat }, attacker: does this unit move on?
prompt-attack-again = { $seat }, attacker: does this unit attack again?
prompt-deadly-blow-rescue = { $seat }: { $unit } would be destroyed. Do you try a rescue?
prompt-pushes-stand = { $seat }: a push. Does the unit give way, or stand for a wound?
prompt-pushes-push = { $seat }: which unit is pushed, and where to?

## Choices: the attack

choice-frighten = Frighten { $unit }
choice-keep-die = Keep this die only: { the-die }
choice-pay-for-dice = { $unit }: pay { $count } × { $token } for other dice
choice-use-own-dice = { $unit }: roll the usual dice
choice-remove-die = Take out: { the-die }
choice-reroll-die = Roll again: { $result } ({ the-die }), by { $reroll }
choice-let-roll-stand = Let the roll stand
choice-use-reroll-token = Use the reroll token
choice-roll-again = Enough: roll the chosen dice again
choice-turn-into-kill = Pay 1 legend token: disrupt becomes kill ({ the-die })
choice-keep-legend = Pay no legend token
choice-dodge = { $unit }: dodge to { $area }
choice-stand-fast = Nobody dodges
choice-leave-fire = Leave a fire behind in { $area }
choice-leave-no-fire = Leave no fire behind
choice-discard-result = A shield against { $result } ({ the-die })
choice-use-all-shields = Use all shields, against the worst results first
choice-let-through = Use no more shields
choice-target-unit = { $unit }: aim here, { $result } ({ the-die })
choice-leave-to-defender = Leave the rest to the defender
choice-allocate =
    { $left ->
        [0] { $unit }: take { $result } ({ the-die })
        [one] { $unit }, 1 hit point left: take { $result } ({ the-die })
       *[other] { $unit }, { $left } hit points left: take { $result } ({ the-die })
    }
choice-guard = { $unit }: take over { $result } from { $ward }
choice-leave-unguarded = Nobody takes anything over
choice-retaliate-with = Strike back with { $result } ({ the-die })
choice-do-not-retaliate = Do not strike back
choice-strike-back = Strike back
choice-hold-back = Hold back { $result } ({ the-die })
choice-suffer = { $unit }: take { $result } ({ the-die })
choice-rescue-unit = Try to save { $unit }
choice-let-fall = Do not try to save { $unit }
choice-take-wound =
    { $left ->
        [one] { $unit }: take a wound rather than give way. It costs the last hit point: the unit is then destroyed!
       *[other] { $unit }: take a wound and stand ({ $left } hit points left before it)
    }
choice-give-way = { $unit }: give way
choice-push-unit = { $unit }: push to { $area }
choice-trample-element = Crush in the area: { $element }
choice-raze-building = Raze in { $area }: { $building }
choice-damage-building = { $building } in { $area }: damage { $damage } of { $resistance }
choice-follow-up = { $unit }: follow up
choice-hold-ground =
    { $count ->
        [0] Nobody follows up
       *[other] Nobody else follows up
    }
choice-move-on = { $unit }: move on to { $area }
choice-attack-again = { $unit }: attack { $area } once more
choice-rest = { $unit }: stay

## What happened: the attack

event-attack-declared = { $seat } attacks { $area } { $roll_by } with { $units }.
event-terror-rolled = Terror ({ $unit }), black dice: { $results }.
event-unit-frightened = { $unit }: frightened, only one die is left.
event-unit-too-frightened = { $unit }: frightened, with only one die. Waiting instead.
event-gigantic-die-taken = { $unit }: a gigantic die in place of the melee dice.
event-dice-paid-for = { $seat } pays { $count } × { $token } for other dice ({ $unit }).
event-die-removed = Taken out of the roll: { $colour } ({ $unit }).
event-dice-rolled = { $seat } rolls the { $roll_dice }.
event-die-rolled = { $colour } ({ $unit }): { $result }.
event-die-rerolled = { $colour } ({ $unit }) is rolled again ({ $reroll }): { $before } becomes { $after }.
event-reroll-token-used = { $seat } gives the reroll token.
event-result-turned = { $unit }: { $before } counts as { $after }.
event-token-rolled = { $seat } takes { $token_a } for the face of a die ({ $unit }).
event-unit-dodged = Dodged: { $unit }.
event-fire-left = { $unit }: a fire is left behind in { $area }.
event-result-taken-away = { $colour } ({ $attacker }): { $result }, taken away by a power of { $unit }.
event-shields-gained =
    { $count ->
        [one] 1 shield more for the defence ({ $unit }).
       *[other] { $count } shields more for the defence ({ $unit }).
    }
event-shield-sunk = { $colour } ({ $unit }): shield, lost in the swamp.
event-result-discarded = { $colour } ({ $unit }): { $result }, cancelled by a shield of { $defender }.
event-result-allocated = { $colour } ({ $attacker }): { $result }. Hit: { $unit }.
event-result-targeted = { $colour } ({ $attacker }): { $result }, aimed. Hit: { $unit }.
event-result-held-back = { $colour } ({ $unit }): { $result }, held back.
event-result-lost = { $colour } ({ $attacker }): { $result }, but nobody is left to suffer it.
event-unit-guarded = Bodyguard: { $guard }, not { $unit } ({ $result }).
event-unit-retaliated = { $colour } ({ $unit }) strikes back: { $result }. Hit: { $attacker }.
event-toughness-rolled = Tough, black die ({ $unit }): { $result }. Only a shield cancels the kill.
event-rescue-rolled = { $rescuer }: a roll to save { $unit } shows { $result }.
event-extra-wound-dealt = { $attacker }: one wound more for { $unit }.
event-wound-preferred = { $unit }: a wound rather than giving way.
event-unit-pushed = Pushed: { $unit }.
event-unit-cornered = { $unit }: nowhere to go, so the push is a disrupt.
event-units-followed-up = Follow-up into { $area }: { $units }.
event-attack-ended = The attack on { $area } is over. Destroyed: { $destroyed }, disrupted: { $disrupted }, pushed: { $pushed }.

## How it ended

outcome-victory-points =
    { $count ->
        [one] { $winners } wins: the points of the scenario are reached. Final score: { $scores }.
       *[other] { $winners } win: the points of the scenario are reached. Final score: { $scores }.
    }
outcome-victory-more-points =
    { $count ->
        [one] { $winners } wins by points. Final score: { $scores }.
       *[other] { $winners } win by points. Final score: { $scores }.
    }
outcome-victory-hold-areas =
    { $count ->
        [one] { $winners } wins and holds the ground. Final score: { $scores }.
       *[other] { $winners } win and hold the ground. Final score: { $scores }.
    }
outcome-victory-destroy-units =
    { $count ->
        [one] { $winners } wins: the enemies that counted are destroyed. Final score: { $scores }.
       *[other] { $winners } win: the enemies that counted are destroyed. Final score: { $scores }.
    }
outcome-victory-hold-out =
    { $count ->
        [one] { $winners } wins by holding out until the end. Final score: { $scores }.
       *[other] { $winners } win by holding out until the end. Final score: { $scores }.
    }

## Why a choice is not possible

refusal-no-intrigue = You have no intrigue token to exchange.
refusal-no-upkeep-due = No upkeep is due for that unit. Choose the character that is asked about.
refusal-out-of-order = The order does not matter here, so choose in the order shown. To include that one, take back and begin with it.
refusal-does-not-return = That unit does not return now. Choose one that does.
refusal-no-rally-point = Your side has no rally point there. Choose an area with one.
refusal-rally-point-closed = That unit cannot stand at that rally point: enemies are there, there is no room, or the ground is closed to it. Choose another.
refusal-take-the-first-alike = Others are just like that one, and it makes no difference. Choose the one that is shown.
refusal-no-stakes-in-the-fire = No stakes stand there at the edge of the burning area. Choose others.
refusal-no-building-in-the-fire = The fire does not reach that building. Choose one that it does.
refusal-use-an-order = You must use at least one order in your turn. Place one.
refusal-no-such-order = You have no such order left. Choose another kind.
refusal-no-own-unit = No unit of yours stands there. Choose an area with one.
refusal-order-lies-there = An order lies there already. Choose another area, or use a reactivation order.
refusal-two-orders-lie-there = Two orders lie there already, and no more are allowed. Choose another area.
refusal-not-activated = That unit is not activated now. Choose one that is.
refusal-another-unit-is-asked = It is another unit’s turn to declare. Choose for that one.
refusal-lacks-skill = That unit does not have the skill for it. Choose something else.
refusal-no-charge-order = A charge needs a charge order. Choose another action.
refusal-no-charge-from-here = No charge begins on this ground. Choose another action.
refusal-charge-ends-here = The charge ends on that ground. Stop there.
refusal-one-area-on-foot = Only cavalry charges through two areas. Stop or attack.
refusal-two-areas-on-horseback = A charge leads through two areas at most. Stop or attack.
refusal-not-indoors = That is not possible inside a building. Choose something outside.
refusal-machine-is-slow = A war machine moves one area at most. Choose an ordinary move.
refusal-has-moved = A war machine moves once a turn, and it has moved. Choose another action.
refusal-not-adjacent = That area is not adjacent. Choose one that is.
refusal-enemy-area = Enemies stand there. Choose a free or allied area.
refusal-cannot-enter = That unit may not enter there. Choose another area.
refusal-no-room = There is not enough room. Choose another area.
refusal-too-far = That area is too far for the jump. Choose a nearer one.
refusal-no-farther =
    { $areas ->
        [one] Haste ends after 1 area here. Stop there.
       *[other] Haste ends after { $areas } areas here. Stop there.
    }
refusal-no-melee = Haste leads to no melee. Stop, or go on.
refusal-no-enemy-there = There is no enemy to attack. Choose an area with enemies.
refusal-no-melee-dice = That unit has no melee dice against them. Choose another action.
refusal-no-shooting-dice = That unit cannot shoot. Choose another action.
refusal-out-of-range =
    { $hexes ->
        [one] That is out of range: this unit shoots 1 hex far. Choose a nearer area.
       *[other] That is out of range: this unit shoots { $hexes } hexes far. Choose a nearer area.
    }
refusal-no-line-of-shot = Something stands in the way of a direct shot. Choose another area.
refusal-other-attack-declared = Others of this activation attack that area in another way, and an attack has one type. Join them, or choose another action.
refusal-declared-already = Another unit has declared just that. Choose something else.
refusal-another-character = Only another character can be healed. Choose one.
refusal-not-with-it = They do not stand in the same area and on the same side. Choose somebody who does.
refusal-no-wound = There is no wound to heal. Choose another action.
refusal-no-place-for-barricade = A barricade needs a forest, a village or a building. Choose another action.
refusal-barricade-stands = A barricade stands there already. Choose another action.
refusal-burns-already = A fire burns there already. Choose another action.
refusal-out-of-reach = That is out of reach for the unit. Choose something nearer.
refusal-no-fire-there = No fire burns there. Choose another action.
refusal-actions-left = There are declared actions left. Carry them out first.
refusal-no-move-declared = No unit has declared a move to that area. Choose a declared action.
refusal-no-attack-declared = No unit has declared an attack on that area. Choose a declared action.
refusal-nothing-declared = That unit has declared no such action, or has done it. Choose another.
refusal-not-open = The engineer cannot go there. Choose an adjacent area that is free or allied and has room, or stay.
refusal-no-command-order = Only a command order lets units command. Choose something else.
refusal-no-commander = That unit has no command value. Choose one that has.
refusal-bonus-used = That unit has used this bonus action. Choose another.
refusal-nobody-to-command = Nobody within reach can be commanded. Choose another action.
refusal-not-own-unit = That unit is not yours. Choose one of your own.
refusal-troops-only = A command reaches troops and mercenaries only. Choose one of these.
refusal-characters-only = A mercenary obeys characters only. Choose a troop.
refusal-commanded-this-turn = That mercenary has been commanded in this turn. Choose another unit.
refusal-not-under-this-command = This commander does not command such units. Choose another.
refusal-commanded-already = That unit has been commanded under this order. Choose another.
refusal-not-there = This command reaches one area only. Choose a unit that stands where the first one does.
refusal-choose-a-unit = Choose at least one unit to command.
refusal-no-bowmen = Only bowmen plant stakes. Choose another unit.
refusal-no-stakes-left = You have no stakes left in reserve.
refusal-edge-not-free = That edge is not a free hex edge of the area. Choose another.
refusal-used-in-this-game = That is possible once in a game, and it has been used.
refusal-token-held = You hold a reroll token, and nobody holds two.
refusal-no-gigantic-die = That unit has no gigantic die. Attack with its own dice, or choose another unit.
refusal-gigantic-die-used = This unit has used its gigantic die in this round. Attack with its own dice.
refusal-gigantic-die-on-the-ground = A gigantic die hits areas on the ground only. Attack with its own dice, or another area.
refusal-only-when-activated = The token comes back only as this unit is activated, before anything else. It is too late now.
refusal-no-such-power-now = That unit has no such power to use now. Choose another.
refusal-no-troop-to-rally = That is no disrupted troop of yours. Choose one that is.
refusal-move-one = The power is paid for: move one rally point at least.
refusal-stays-there = The rally point lies there already. Choose another area.
refusal-no-attacker = No attacker here: { $unit }. Choose a unit that attacks.
refusal-not-frightened = Terror does not touch { $unit }. Choose another attacker.
refusal-not-its-die = That is no die of { $unit }. Choose one of its own.
refusal-not-this-unit = The question is about { $unit }. Choose for that unit.
refusal-no-defence-die = That is no die of the defence. Choose one that is.
refusal-not-your-die = You cannot roll that die again. Choose one of those shown.
refusal-no-such-reroll = That die cannot be rolled again by this: { $reroll }. Choose another.
refusal-no-die-chosen = Choose at least one die to roll again.
refusal-no-ruthless-disrupt = That is no disrupt on a die of a ruthless unit. Choose one that is.
refusal-cannot-dodge = { $unit } cannot dodge: the skill, a blank on its own die or a way out is missing.
refusal-area-not-open = There is no way to { $area }. Choose an adjacent area that is open and has room.
refusal-not-the-area-left = The fire can only be left in { $area }.
refusal-no-attack-result = That is no result of the attack that counts. Choose one that does.
refusal-worst-result-first = The worst result comes first, and that is now: { $result }. Choose it.
refusal-only-one-shield = There is only one shield, or only one result. Choose the result.
refusal-no-aimed-result = That is not the worst result of a unit with targeting. Choose one that is.
refusal-no-defender = No defender here: { $unit }. Choose a unit that defends.
refusal-takes-no-more = { $unit } cannot take any more of this. Choose another unit.
refusal-not-struck-by-it = This result does not count against { $unit }. Choose another unit.
refusal-others-first = There is a result on { $unit } already, and others come first. Choose one of these.
refusal-no-bodyguard = No bodyguard here: { $unit }. Choose one that is.
refusal-guarded-already = A bodyguard takes over one result in an attack, and { $unit } did so. Choose another.
refusal-nothing-to-guard = There is no such kill or disrupt to take over. Choose another.
refusal-strikes-back-already = That die strikes back by itself. Choose another.
refusal-no-defence-result = That die shows nothing that could strike back. Choose another.
refusal-cannot-be-held-back = That result cannot be held back. Choose one that is shown.
refusal-not-pushed = Not pushed: { $unit }. Choose a unit that is.
refusal-nothing-to-damage = That cannot be damaged here. Choose something in the attacked area.
refusal-must-follow-up = An impetuous unit must follow up. Choose it.
refusal-impetuous-first = Impetuous units go first. Choose one of these, not { $unit }.
refusal-cannot-follow-up = { $unit } cannot follow up. Choose another unit.

## Odds of an attack

odds-attack =
    Attack on { $area } { $roll_by }. Attackers: { $attackers }, with { $attack ->
        [one] 1 die
       *[other] { $attack } dice
    }; defenders: { $defenders }, with { $defence ->
        [one] 1 die
       *[other] { $defence } dice
    }.
odds-exact = Exact odds. Both sides choose as the greedy bot would; all shields are used, all that can strikes back (from a hill the worst result), and reroll tokens are kept:
odds-sampled =
    { $samples ->
        [one] Estimate from 1 attack played out, with 95% intervals. Both sides choose as the greedy bot would; all shields are used, all that can strikes back (from a hill the worst result), and reroll tokens are kept:
       *[other] Estimate from { $samples } attacks played out, with 95% intervals. Both sides choose as the greedy bot would; all shields are used, all that can strikes back (from a hill the worst result), and reroll tokens are kept:
    }
odds-closer = The estimates again, looked at more closely:
odds-killed =
    { $count ->
        [one] at least 1 enemy unit destroyed: { $percent }%
       *[other] at least { $count } enemy units destroyed: { $percent }%
    }
odds-killed-sampled =
    { $count ->
        [one] at least 1 enemy unit destroyed: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } enemy units destroyed: about { $percent }% ({ $low }% to { $high }%)
    }
odds-disrupted =
    { $count ->
        [one] at least 1 enemy unit disrupted: { $percent }%
       *[other] at least { $count } enemy units disrupted: { $percent }%
    }
odds-disrupted-sampled =
    { $count ->
        [one] at least 1 enemy unit disrupted: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } enemy units disrupted: about { $percent }% ({ $low }% to { $high }%)
    }
odds-driven-off =
    { $count ->
        [one] at least 1 enemy unit out of the area, pushed or dodging: { $percent }%
       *[other] at least { $count } enemy units out of the area, pushed or dodging: { $percent }%
    }
odds-driven-off-sampled =
    { $count ->
        [one] at least 1 enemy unit out of the area, pushed or dodging: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } enemy units out of the area, pushed or dodging: about { $percent }% ({ $low }% to { $high }%)
    }
odds-wounds =
    { $count ->
        [one] at least 1 wound on enemies who are left: { $percent }%
       *[other] at least { $count } wounds on enemies who are left: { $percent }%
    }
odds-wounds-sampled =
    { $count ->
        [one] at least 1 wound on enemies who are left: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } wounds on enemies who are left: about { $percent }% ({ $low }% to { $high }%)
    }
odds-cleared = the area is cleared of enemies: { $percent }%
odds-cleared-sampled = the area is cleared of enemies: about { $percent }% ({ $low }% to { $high }%)
odds-own-killed =
    { $count ->
        [one] at least 1 attacker destroyed by retaliation: { $percent }%
       *[other] at least { $count } attackers destroyed by retaliation: { $percent }%
    }
odds-own-killed-sampled =
    { $count ->
        [one] at least 1 attacker destroyed by retaliation: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } attackers destroyed by retaliation: about { $percent }% ({ $low }% to { $high }%)
    }
odds-own-disrupted =
    { $count ->
        [one] at least 1 attacker disrupted by retaliation: { $percent }%
       *[other] at least { $count } attackers disrupted by retaliation: { $percent }%
    }
odds-own-disrupted-sampled =
    { $count ->
        [one] at least 1 attacker disrupted by retaliation: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } attackers disrupted by retaliation: about { $percent }% ({ $low }% to { $high }%)
    }
odds-own-wounds =
    { $count ->
        [one] at least 1 wound on attackers who are left: { $percent }%
       *[other] at least { $count } wounds on attackers who are left: { $percent }%
    }
odds-own-wounds-sampled =
    { $count ->
        [one] at least 1 wound on attackers who are left: about { $percent }% ({ $low }% to { $high }%)
       *[other] at least { $count } wounds on attackers who are left: about { $percent }% ({ $low }% to { $high }%)
    }

## The board in text: the map, what is going on

board-map = The map
board-areas = Areas
board-capacity = Spaces
board-borders = Borders on
board-order = order
board-in-building = inside of a building
board-letters-at-borders = Letters at a border: these areas of the two hexes meet there.
board-damage = damage
board-players = Players
board-player = Player
board-points = Points
board-on-turn = on turn
board-objectives = Objectives
board-side = Side
board-state = State
board-reached = reached
board-deck = Round cards to come
board-until-turn-ends = Until the turn ends
board-power = Power
board-activation = Activation of
board-declared = Declared
board-where = Where
board-level = level
board-wounds = wounds
board-attack = Attack on
board-attacker = Attacker
board-defender = Defender
board-roll = Roll
board-dice = Dice
board-die = die
board-unit = Unit
board-colour = Colour
board-result = Result
board-rerolled = Rolled again by
board-fate = What became of it

deed-barricade = builds a barricade
deed-charge = charges
deed-haste = makes haste
deed-heal = heals
deed-jump = jumps
deed-melee = attacks in melee
deed-move = moves
deed-pray = prays
deed-remove-fire = puts out the fire
deed-set-fire = sets fire
deed-shoot = shoots
deed-wait = waits

fate-in-play = still open
fate-taken-out = taken out before the roll
fate-dropped = nothing that counts
fate-withdrawn = its unit dodged
fate-taken-away = taken away
fate-discarded = cancelled by a shield
fate-spent = shield used
fate-allocated = strikes
fate-lost = nobody is left to take it
fate-retaliates = strikes back at
fate-held-back = held back

## A closer look: unit cards

card-kind = Kind
card-troop = troop
card-character = character
card-civilian = civilian
card-war-machine = war machine
card-gigantic-creature = gigantic creature
card-infantry = infantry
card-cavalry = cavalry
card-flying = flying
card-machine = machine
card-bowmen = bowmen
card-damages-buildings = damages buildings
card-talks = can be talked to
card-skeleton = skeleton
card-penitent = penitent
card-banners = Banners
card-hit-points = Hit points
card-size = Size
card-command = Command
card-range = range
card-at-most = at most
card-direct = direct shot
card-arcing = arcing shot
card-reward = Reward for destroying it
card-upgrade = Upgrade, in experience
card-tags = Marks
card-skills = Skills
card-powers = Powers
card-what = What it does
card-more = In detail
card-when = When
card-limit = How often
card-cost = Price
card-on = On the card
card-used = Used up
card-against = against
card-charging = after a charge
card-beside = in one area with
card-commanded = when commanded
card-paying = for
card-standing-in = standing in
card-upon = only for:
card-slain = when slain in this game:
card-always = always
card-bonus = bonus action
card-action = as its action
card-own-turn = at the start of the own turn
card-upkeep = upkeep
card-game-start = at the start of the game
card-casualties = camp phase, casualties
card-attack = while attacking
card-defence = while defending
card-follow-up = after following up
card-once-a-turn = once a turn
card-once-a-round = once a round
card-once-a-game = once a game
card-self = this unit
card-its-area = its area
card-adjacent = adjacent areas
card-area-or-adjacent = its area and adjacent ones
card-its-hex = its hex
card-per-unit = for each unit
card-per-attack = once in the attack
used-gigantic-die = gigantic die
used-commanded-this-turn = commanded this turn
used-moved = has moved
used-reroll = reroll token taken back
used-commanded = commanded under this order

## What the board in the browser says

board-about-area = { $area }: { $ground }, { $room } of { $capacity } spaces free
board-round-of = Round { $round } of { $rounds }
board-side-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-open = Can be chosen
board-look = Point at an area to read what stands there; what can be chosen is framed in gold.
board-picked = What can be done with it
board-forget = Show all again
board-legend = What the signs mean
