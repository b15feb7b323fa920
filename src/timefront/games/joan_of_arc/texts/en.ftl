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
deck-myth = myth
deck-tactics = tactics
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
gain-8 = reroll token
gain-9 = stakes
gain-10 = victory point

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
reroll-card = card

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
board-captive = captive
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
option-forced_march = Forced march
option-forced_march-help = Decides whether infantry may try to move two areas.
option-forced_march-off = Off
option-forced_march-off-help = Not played, unless the scenario says so.
option-forced_march-on = On
option-forced_march-on-help = Infantry without haste or jump may declare a forced march: a yellow die says whether the group comes nowhere, one area or up to two areas far.
option-concentrated_fire = Concentrated fire
option-concentrated_fire-help = Decides whether crowded areas are easier to hit.
option-concentrated_fire-off = Off
option-concentrated_fire-off-help = Not played, unless the scenario says so.
option-concentrated_fire-on = On
option-concentrated_fire-on-help = Shooting at an area with 6 units or more adds one red die.
option-cavalry_breakthrough = Cavalry breakthrough
option-cavalry_breakthrough-help = Decides whether cavalry moves on after a successful charge.
option-cavalry_breakthrough-off = Off
option-cavalry_breakthrough-off-help = Not played, unless the scenario says so.
option-cavalry_breakthrough-on = On
option-cavalry_breakthrough-on-help = If a charge has pushed, disrupted or destroyed half of the attacked units, the cavalry may move on past them.
option-ransom = Ransom
option-ransom-help = Decides whether characters can be captured.
option-ransom-off = Off
option-ransom-off-help = Not played, unless the scenario says so.
option-ransom-on = On
option-ransom-on-help = Whoever deals a character its final wound may capture it. In the camp phase its owner may pay the captor 3 experience for it.

## What chance was asked for

chance-round-card = Round cards
chance-council-card = War council cards
chance-sky-tile = Sky tiles
chance-legend-card = Legend cards
chance-terror = Dice of terror
chance-attack = Attack dice
chance-defence = Defence dice
chance-reroll = Dice rolled again
chance-toughness = Dice of toughness
chance-rescue = Dice of rescues
chance-doom = Doom dice
chance-fire = Dice of fires
chance-collapse = Dice of collapses
chance-march = Dice of forced marches
chance-discussion-card = Discussion cards
chance-equipment = Equipment
chance-answer = Answers
chance-test = Dice of tests
chance-strike = Dice that strike

## What is asked: council, orders, camp

prompt-war-council-card = { $seat }: war council. Which card of the river do you choose?
prompt-deployment-deploy = { $seat }: deploy your army. Which unit, and where?
prompt-giant-activation-order = { $seat }: the creature costs more orders. Which one do you discard?
prompt-upkeep-settle = { $seat }: upkeep. Do you pay 1 experience for this character?
prompt-window-power = { $seat }: do you use a power now?
prompt-move-units-unit = { $seat }: which unit moves, and where to?
prompt-use-rally = { $seat }: which troop comes back, and where?
prompt-use-rally-point = { $seat }: which rally point do you move, and where to?
prompt-order-phase-order = { $seat }: your orders. Which order do you place, and where?
prompt-order-phase-order-or-card = { $seat }: your orders. Which order do you place, and where, or which legend card do you play?
prompt-card-window-card = { $seat }: do you play a legend card?
prompt-sally-area = { $seat }: which area does the card activate?
prompt-pick-dice-die = { $seat }: which of your dice does the card change?
prompt-throw-fire-area = { $seat }: which area do you set on fire?
prompt-shove-foe = { $seat }: which enemy is pushed?
prompt-play-card-anchor = { $seat }: for whom, or where, is the card played?
prompt-trigger-anchor = { $seat }: for whom, or where, does the event happen?
prompt-plant-stakes-stakes = { $seat }: where do your bowmen plant stakes?
prompt-remove-works-work = { $seat }: which stakes or barricade does the card remove?
prompt-undermining-building = { $seat }: which building does the card damage?
prompt-discard-cards-card = { $seat }: which legend card do you discard?
prompt-interrupt-window-reaction = { $seat }: do you interrupt?
prompt-activation-resolve = { $seat }: activation of { $area }. What happens next?
prompt-activation-after-fire = { $seat }: the fire is laid. Does the engineer step away?
prompt-declaration-deed = { $seat }: activation of { $area }. What do your units do?
prompt-declaration-deed-or-card = { $seat }: activation of { $area }. What do your units do, or which legend card do you play?
prompt-declaration-onward = { $seat }: { $unit }. How does it go on?
prompt-forced-march-token = { $seat }: forced march. Do you use the reroll token for the die?
prompt-forced-march-farther = { $seat }: forced march. Does the group go on into a second area?
prompt-talk-question = { $seat }: { $unit } talks with { $speaker }. Which question do you ask?
prompt-gain-equipment-surplus = { $seat }: { $unit } has three pieces of equipment and keeps two. Which one do you discard?
prompt-free-upgrade-side = { $seat }: which side does the character rise to, without paying?
prompt-test-again = { $seat }: the answer hangs on a die of { $unit }. Is it rolled again?
prompt-command-choice-unit = { $seat }: which unit do you command?
prompt-casualties-reroll = { $seat }: do you use the reroll token for the doom die?
prompt-return-place = { $seat }: which unit returns, and to which rally point?
prompt-ransoms-ransom = { $seat }: do you pay a ransom for a captive?
prompt-fire-stakes = { $seat }: your fire in { $area } burns. Which stakes burn with it?
prompt-fire-burn = { $seat }: your fire in { $area } burns. Which building does it damage?

## Choices: council, orders, camp

choice-advance = { $unit } moves to { $area }
choice-stand-still = Nobody else moves
choice-choose-card = { $card }: { $does }
choice-play-card = Play “{ $card }” ({ $legend ->
    [0] free
    [one] 1 legend token
   *[other] { $legend } legend tokens
}): { $does }
choice-play-no-card = Play no card
choice-discard-card = Discard “{ $card }”: { $does }
choice-sally = Activate { $area } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
})
choice-pick-die = Pick { $result } ({ the-die })
choice-enough-dice = These dice are enough
choice-choose-unit = Play it for { $unit } in { $area }
choice-choose-area = Play it in { $area }
choice-keep-stakes = Plant no more stakes
choice-pull-stakes = Remove the stakes at { $edge }
choice-clear-barricade = Remove the barricade in { $area }
choice-pay-upkeep = Pay 1 experience: { $unit } stays at level 2
choice-let-revert = Do not pay: { $unit } falls back to level 1
choice-pay-ransom = Pay { $count } experience to { $captor } for { $unit }
choice-pay-no-ransom = Pay no ransom now
choice-exchange-intrigue = Exchange 1 intrigue token for { $token_a }
choice-order =
    { $count ->
        [one] { $order } on { $area }: activate 1 unit
       *[other] { $order } on { $area }: activate { $count } units
    }
choice-order-short = { $area } ({ $count })
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
choice-command =
    { $count ->
        [one] { $unit }: command 1 unit at most
       *[other] { $unit }: command up to { $count } units
    }
choice-command-unit = Command { $unit }
choice-command-no-more = Command nobody else
choice-place-stakes = { $unit }: plant stakes at { $edge }
choice-take-reroll = { $unit }: take the reroll token back
choice-upgrade = { $unit }: rise to level 2 for { $count } experience
choice-upgrade-holy = { $unit }: rise to level 2 for { $count } experience, holy side for the whole game
choice-upgrade-unholy = { $unit }: rise to level 2 for { $count } experience, unholy side for the whole game
choice-put-on = { $unit }: put on { $card } ({ $does })
choice-use-equipment = { $unit }: use { $card } ({ $does })
choice-give-equipment = { $bearer }: give { $card } to { $unit }
choice-discard-equipment = { $bearer }: discard { $card }
choice-discard-surplus = { $unit }: discard { $card } ({ $does })
choice-trigger = Intrigue: “{ $event }”, { $count ->
    [one] 1 token
   *[other] { $count } tokens
} ({ $does })
choice-throw-fire = Set fire to { $area }
choice-shove = Push { $unit }
choice-discuss = { $unit }: talk with { $speaker }
choice-ask =
    { $risk ->
        [1] { $letter }: { $question } (risky)
       *[other] { $letter }: { $question }
    }
choice-roll-anew = Charisma: roll the die again
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
choice-charge-short = charge to { $area }
choice-haste = { $unit }: make haste to { $area }
choice-haste-short = make haste to { $area }
choice-forced-march = { $unit }: forced march to { $area }, or beyond
choice-forced-march-short = forced march to { $area }
choice-heal = { $unit }: heal { $patient }
choice-spend-order = Discard one more: { $order }
choice-assault = { $unit }: assault the whole hex of { $area } with gigantic dice
choice-assault-short = gigantic assault on the hex of { $area }
choice-carry = { $unit }: take { $passenger } along
choice-jump = { $unit }: jump to { $area }
choice-jump-short = jump to { $area }
choice-melee = { $unit }: attack { $area } in melee
choice-melee-short = melee at { $area }
choice-gigantic-melee = { $unit }: attack { $area } in melee with the gigantic die
choice-gigantic-melee-short = gigantic die at { $area }
choice-move = { $unit }: move to { $area }
choice-move-short = move to { $area }
choice-pray = { $unit }: pray for { $token_a }
choice-remove-fire = { $unit }: put out the fire in { $area }
choice-set-fire = { $unit }: set fire to the area
choice-shoot = { $unit }: shoot at { $area }
choice-shoot-short = shoot at { $area }
choice-wait = { $unit }: wait
choice-all-charge = { $unit } × { $count }: all charge to { $area }
choice-all-charge-short = all charge to { $area }
choice-all-haste = { $unit } × { $count }: all make haste to { $area }
choice-all-haste-short = all make haste to { $area }
choice-all-melee = { $unit } × { $count }: all attack { $area } in melee
choice-all-melee-short = all: melee at { $area }
choice-all-march = { $unit } × { $count }: forced march of all to { $area }, or beyond
choice-all-march-short = all: forced march to { $area }
choice-all-move = { $unit } × { $count }: all move to { $area }
choice-all-move-short = all move to { $area }
choice-all-shoot = { $unit } × { $count }: all shoot at { $area }
choice-all-shoot-short = all shoot at { $area }
choice-all-wait = { $unit } × { $count }: all wait
choice-rest-melee = The rest attacks { $area } in melee ({ $count })
choice-rest-move = The rest moves to { $area } ({ $count })
choice-rest-shoot = The rest shoots at { $area } ({ $count })
choice-rest-waits = The rest waits ({ $count })
choice-go-on = Go on to { $area }
choice-strike = Then attack { $area } in melee
choice-gigantic-strike = Then attack { $area } in melee with the gigantic die
choice-halt = Stop there
choice-do-move =
    { $count ->
        [one] Now the move to { $area }: 1 unit
       *[other] Now the move to { $area }: { $count } units together
    }
choice-do-march =
    { $count ->
        [one] Now the forced march to { $area }: 1 unit
       *[other] Now the forced march to { $area }: { $count } units together
    }
choice-march-on =
    { $count ->
        [one] March on to { $area }: 1 unit
       *[other] March on to { $area }: { $count } units together
    }
choice-end-march =
    { $count ->
        [one] Stop in { $first }: 1 unit
       *[other] Stop in { $first }: { $count } units
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
        [14] carry { $patient } to { $end }
        [15] begin the gigantic assault
       *[other] act
    }
choice-step-away = Step away to { $area }
choice-stay = Stay in the area of the fire
choice-finish-activation = No more bonus actions: the activation is over
choice-reroll-doom = Use the reroll token: { $result } is rolled again ({ $unit })
choice-card-rerolls-doom = By the card: { $result } is rolled again ({ $unit })
choice-let-doom-stand = Let it stand: { $result } ({ $unit })
choice-deploy = { $unit }: deploy in { $area }
choice-deploy-short = in { $area }
choice-all-deploy = All { $unit }: deploy in { $area } ({ $count })
choice-all-deploy-short = all in { $area } ({ $count })
choice-ready = The army is ready
choice-return-unit = { $unit }: return to { $area }
choice-return-unit-short = to { $area }
choice-rally-troop = { $unit }: come back to { $area }
choice-burn-stakes = Burn the stakes at { $edge }
choice-burn-building = { $building } in { $area }: damage { $damage } of { $resistance }

## What happened: rounds, orders, actions

event-round-card-flipped =
    { $command ->
        [one] Round { $round } of { $rounds }: “{ $round_card }”. Everybody takes 1 command order.
       *[other] Round { $round } of { $rounds }: “{ $round_card }”. Everybody takes { $command } command orders.
    }
event-council-card-drawn = War council: “{ $card }” lies in the river.
event-council-card-discarded = War council: another “{ $card }” is discarded.
event-council-reshuffled = The discards of the war council are shuffled into a new deck.
event-council-card-chosen = { $seat } chooses “{ $card }”.
event-order-spent-on-giant = { $unit } ({ $seat }): one more order discarded: { $order }.
event-sky-tile-flipped = The sky hex { $area } shows: { $tile }.
event-passenger-taken = { $unit } ({ $seat }), taken along: { $passenger }.
event-passenger-dropped = { $unit } ({ $seat }), set down in { $area }: { $passenger }.
event-legend-card-drawn = { $seat } draws “{ $card }”.
event-legend-card-drawn-hidden = { $seat } draws a legend card.
event-legend-reshuffled = The discarded legend cards are shuffled into a new deck.
event-legend-card-played = { $seat } plays “{ $card }”.
event-legend-card-discarded = { $seat } discards “{ $card }”.
event-card-gave = { $seat } takes { $count } × { $gain }.
event-first-player-moved = { $seat } is the first player now.
event-equipment-gained = { $seat }: { $unit } is given { $card }.
event-equipment-put-on = { $unit } puts on { $card }.
event-equipment-given = { $giver } gives { $card } to { $unit }.
event-equipment-discarded = { $unit } discards { $card }.
event-equipment-lost = { $card } is lost with { $unit }.
event-equipment-used = { $unit } uses { $card }.
event-equipment-reshuffled = The discarded equipment ({ $deck }) is shuffled into a new deck.
event-intrigue-triggered = { $seat }: intrigue! “{ $intrigue }” for { $count ->
    [one] 1 intrigue token
   *[other] { $count } intrigue tokens
}.
event-upkeep-spared = { $seat }: { $unit } stays at level 2 without a payment.
event-discussion-began = { $seat }: { $unit } talks with { $speaker }.
event-discussion-card-drawn = The discussion: “{ $card }”.
event-question-asked = { $unit } asks: “{ $question }”
event-answer-given =
    { $count ->
        [0] { $speaker } has nothing to say.
       *[other] { $speaker } answers.
    }
event-speaker-left = { $speaker } goes away and leaves the game.
event-test-rolled = A die decides ({ $colour }, { $unit }): { $result }.
event-charisma-used = { $unit }: charisma, the die is rolled again.
event-unit-struck = { $unit } is struck ({ $colour }): { $result }.
event-card-took = { $seat } loses { $count } × { $gain }.
event-card-healed = { $unit }: wounds healed: { $count }, left: { $wounds }.
event-card-set-fire = A fire of { $seat } is laid in { $area }.
event-card-built-barricade = A barricade of { $seat } stands in { $area }.
event-turn-began = { $seat } begins a turn ({ $side }).
event-upkeep-paid = { $seat } pays 1 experience for { $unit }.
event-character-reverted = { $seat } does not pay: { $unit } is back at level 1.
event-character-upgraded =
    { $side ->
        [1] { $count ->
            [0] { $seat } pays nothing: 
           *[other] { $seat } pays { $count } experience: 
        } { $unit } rises to level 2, on the holy side.
        [2] { $count ->
            [0] { $seat } pays nothing: 
           *[other] { $seat } pays { $count } experience: 
        } { $unit } rises to level 2, on the unholy side.
       *[other] { $count ->
            [0] { $seat } pays nothing: 
           *[other] { $seat } pays { $count } experience: 
        } { $unit } rises to level 2.
    }
event-intrigue-exchanged = { $seat } exchanges 1 intrigue token for { $token_a }.
event-orders-returned = { $seat } can keep 3 in reserve; back to the pool: { $count } × { $order }.
event-war-won = The battle is over. It is won by { $side }.
event-war-drawn = The battle is over, and nobody has won it.
event-order-placed = { $seat } places { $order_a } on { $area }.
event-interrupt-played = { $seat } interrupts with an order on { $area }.
event-orders-ended = { $seat } places no more orders.
event-action-lost = { $unit }: what was declared has become impossible. Waiting instead.
event-unit-charged = Charge to { $area }: { $unit }.
event-march-rolled =
    { $count ->
        [one] Forced march to { $area }, 1 unit: { $result }.
       *[other] Forced march to { $area }, { $count } units: { $result }.
    }
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
event-unit-captured = Captured by { $seat }: { $unit } ({ $area }).
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
event-ransom-paid = { $seat } pays { $captor } { $count } experience for { $unit }.
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

prompt-terror-victim = { $seat }, defender: terror. Which attacker do you frighten?
prompt-attack-dice-only-die = { $seat }, attacker: terror leaves this unit one die. Which?
prompt-attack-dice-payment = { $seat }: do you pay for better dice?
prompt-removal-removal = { $seat }: which die do you take out of the other side’s roll?
prompt-rework-reroll-choice = { $seat }: do you roll a die again?
prompt-rework-token = { $seat }: do you use the reroll token?
prompt-terror-token = { $seat }: do you use the reroll token for the terror dice?
prompt-deadly-blow-token = { $seat }: the die did not help. Do you use the reroll token?
prompt-collapse-token = { $seat }: a building comes down on a unit. Do you use the reroll token for its defence dice?
prompt-razing-token = { prompt-collapse-token }
prompt-strike-token = { $seat }: a die strikes a unit. Do you use the reroll token?
prompt-rework-token-die = { $seat }: reroll token. Which dice do you roll again?
prompt-ruthless-ruthless = { $seat }, attacker: ruthless. Do you pay to turn a disrupt into a kill?
prompt-dodge-dodge = { $seat }, defender: does a unit dodge?
prompt-dodge-fire = { $seat }: does the unit that dodged leave a fire behind?
prompt-shields-shield = { $seat }, defender: which result does a shield cancel?
prompt-targeting-aim = { $seat }, attacker: targeting. Whom does this result strike?
prompt-assault-assignment = { $seat }, attacker: which gigantic die for which area?
prompt-allocation-allocation = { $seat }, defender: which unit takes this result?
prompt-bodyguard-guard = { $seat }, defender: does a bodyguard take a result over?
prompt-high-ground-hill = { $seat }, defender: which result strikes back from the hill?
prompt-strike-back-answer-back = { $seat }, defender: retaliation. Strike back with everything?
prompt-strike-back-sufferer = { $seat }, attacker: the defence strikes back. Which unit suffers it?
prompt-ruins-ruin = { $seat }, attacker: what does the attack damage?
prompt-follow-up-follower = { $seat }, attacker: which unit follows up?
prompt-move-on-mover = { $seat }, attacker: does this unit move on?
prompt-breakthrough-rider = { $seat }, attacker: does this unit break through?
prompt-melee-again-again = { $seat }, attacker: does this unit attack again?
prompt-deadly-blow-rescue = { $seat }: { $unit } would be destroyed. Do you try a rescue?
prompt-capture-fate = { $seat }, attacker: a final wound. Do you capture the character?
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
choice-use-shields =
    { $count ->
        [one] Use 1 shield, against the worst result
       *[other] Use { $count } shields, against the worst results first
    }
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
choice-assign-die =
    { $count ->
        [0] { $area }: { $result } against what stands there
        [one] { $area }: { $result } on 1 unit
       *[other] { $area }: { $result } on each of { $count } units
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
choice-capture = Capture { $unit }
choice-slay = Slay { $unit }
choice-take-wound =
    { $left ->
        [one] { $unit }: take a wound rather than give way. It costs the last hit point: the unit is then destroyed!
       *[other] { $unit }: take a wound and stand ({ $left } hit points left before it)
    }
choice-give-way = { $unit }: give way
choice-push-unit = { $unit }: push to { $area }
choice-push-unit-short = to { $area }
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
choice-break-through = { $unit }: break through to { $area }
choice-attack-again = { $unit }: attack { $area } once more
choice-rest = { $unit }: stay

## What happened: the attack

event-attack-declared = { $seat } attacks { $area } { $roll_by } with { $units }.
event-defence-led = { $seat } leads the defence of { $area }, with most spaces there, and allocates for both partners.
event-fire-concentrated = Concentrated fire on { $area }, where { $count } units stand: one red die more.
event-terror-rolled = Terror ({ $unit }), black dice: { $results }.
event-unit-frightened = { $unit }: frightened, only one die is left.
event-unit-too-frightened = { $unit }: frightened, with only one die. Waiting instead.
event-hex-assaulted =
    { $count ->
        [one] { $unit } ({ $seat }) assaults the hex of { $area } with 1 gigantic die.
       *[other] { $unit } ({ $seat }) assaults the hex of { $area } with { $count } gigantic dice.
    }
event-gigantic-die-assigned =
    { $count ->
        [0] { $unit }: { $result } on { $area }, where no enemy stands.
        [one] { $unit }: { $result } on { $area }, against 1 unit.
       *[other] { $unit }: { $result } on { $area }, against each of { $count } units.
    }
event-gigantic-die-taken = { $unit }: a gigantic die in place of the melee dice.
event-dice-paid-for = { $seat } pays { $count } × { $token } for other dice ({ $unit }).
event-die-removed = Taken out of the roll: { $colour } ({ $unit }).
event-dice-rolled = { $seat } rolls the { $roll_dice }.
event-die-rolled = { $colour } ({ $unit }): { $result }.
event-die-rerolled = { $colour } ({ $unit }) is rolled again ({ $reroll }): { $before } becomes { $after }.
event-reroll-token-used = { $seat } gives the reroll token.
event-result-turned = { $unit }: { $before } counts as { $after }.
event-token-rolled = { $seat } takes { $token_a } for the face of a die ({ $unit }).
event-card-rolled = { $seat } draws a legend card for the face of a die ({ $unit }).
event-unit-dodged = Dodged: { $unit }.
event-fire-left = { $unit }: a fire is left behind in { $area }.
event-result-taken-away = { $colour } ({ $attacker }): { $result }, taken away by a power of { $unit }.
event-result-cancelled = { $colour } ({ $unit }): { $result }, taken away by a card.
event-skill-granted = By the card of { $seat }, the units of its side in { $area } have { $skill } for a while.
event-skill-denied = By the card of { $seat }, the enemies in { $area } do not have { $skill } for a while.
event-hex-veiled = { $seat }: mist lies on the hex of { $area }. Nobody shoots into it or out of it, but at an adjacent area.
event-area-mired = { $seat }: caltrops lie in { $area }. No charge starts there or leads beyond it.
event-card-put-out-fire = The card of { $seat } puts out the fire in { $area }.
event-card-rescue-rolled = The card’s roll to save { $unit } shows { $result }.
event-doom-turned = { $unit }: by a card, { $result } on the doom die counts as { $into }.
event-card-rerolled-doom = By the card of { $seat }, the doom die is rolled again ({ $unit }).
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
event-unit-broke-through = Breakthrough to { $area }: { $unit }.
event-attack-ended = The attack on { $area } is over. Destroyed: { $destroyed }, disrupted: { $disrupted }, pushed: { $pushed }.
event-unit-deployed = Deployed in { $area }: { $unit }.
event-unit-left-behind = No room for { $unit }: lost to the army.
event-army-ready = { $seat }: the army is deployed.

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
outcome-victory-broken =
    { $count ->
        [one] { $winners } wins: the enemy’s army has broken. Final score: { $scores }.
       *[other] { $winners } win: the enemy’s army has broken. Final score: { $scores }.
    }
outcome-victory-more-morale =
    { $count ->
        [one] { $winners } wins: the enemy’s army has lost more morale. Final score: { $scores }.
       *[other] { $winners } win: the enemy’s army has lost more morale. Final score: { $scores }.
    }
decided-victory-points = The points of the scenario are reached.
decided-victory-more-points = More points at the end.
decided-victory-hold-areas = The ground was held.
decided-victory-destroy-units = The enemies that counted are destroyed.
decided-victory-hold-out = One side held out until the end.
decided-victory-broken = An army has broken.
decided-victory-more-morale = One army has lost more morale.

## Why a choice is not possible

refusal-army-not-deployed = Some of your units still find room: place them first.
refusal-not-to-be-deployed = { $unit } is no unit of your army that waits to be placed.
refusal-outside-your-zone = This area does not belong to your deployment zone.
refusal-no-room-to-deploy = This unit finds no room there.
refusal-only-one-fits = Only one of these units fits in there: place it alone.
refusal-no-intrigue = You have no intrigue token to exchange.
refusal-does-not-move-now = That unit does not move now. Choose one that is shown.
refusal-not-in-the-river = That card does not lie in the river. Choose one that does.
refusal-not-in-hand = You do not hold that card. Choose one of your hand.
refusal-pick-a-die = Pick a die first: the card has been paid for.
refusal-not-for-that-die = The card does not change that die. Pick one of your own that it fits.
refusal-not-the-moment = That card is for another moment: it says when it is played.
refusal-too-few-legend-tokens = You cannot pay for that card. Gather legend tokens first, or intrigue tokens for them.
refusal-card-does-nothing = That card would do nothing now. Keep it for later.
refusal-card-for-a-unit = That card is for a unit: choose one.
refusal-card-for-an-area = That card is for an area: choose one.
refusal-not-for-that-unit = The card is not for that unit. Its text says for whom it is.
refusal-not-for-that-area = The card cannot be played there. Its text says where it can.
refusal-place-one = Plant at least one before you keep the rest.
refusal-no-card-for-that = You have played no card that allows it.
refusal-no-work-there = No stakes or barricade stand there that the card could remove.
refusal-veiled = Mist hides that shot: until the turn is over only adjacent areas can be shot at.
refusal-no-upkeep-due = No upkeep is due for that unit. Choose the character that is asked about.
refusal-out-of-order = The order does not matter here, so choose in the order shown. To include that one, take back and begin with it.
refusal-does-not-return = That unit does not return now. Choose one that does.
refusal-no-captive = No captive of yours: { $unit }. Choose one that is.
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
refusal-declare-the-rest = Bonus actions come before the first declaration or after an action. Declare for the other units first.
refusal-has-declared = That unit has declared its action. Choose another, or take a step back.
refusal-one-sort-left = Only units of one sort are left. Let them wait by their own name.
refusal-wait-together = Several units just like that one are left: declare for those that act, then all the others wait together.
refusal-nobody-alike = No other unit is just like that one. Declare for it alone.
refusal-one-by-one = A gigantic die is declared for each unit by itself. Declare the charges one by one.
refusal-that-is-a-move = Haste leads over at least two areas. To go into the next one, declare a move.
refusal-choose-how-many = It makes no difference which results the shields cancel. Say how many you use.
refusal-choose-results = It matters which results are cancelled. Choose them one by one, or use all shields.
refusal-lacks-skill = That unit does not have the skill for it. Choose something else.
refusal-no-charge-order = A charge needs a charge order. Choose another action.
refusal-no-charge-from-here = No charge begins on this ground. Choose another action.
refusal-charge-ends-here = The charge ends on that ground. Stop there.
refusal-one-area-on-foot = Only cavalry charges through two areas. Stop or attack.
refusal-two-areas-on-horseback = A charge leads through two areas at most. Stop or attack.
refusal-not-indoors = That is not possible inside a building. Choose something outside.
refusal-machine-is-slow = A war machine moves one area at most. Choose an ordinary move.
refusal-no-forced-march = Forced marches are not played here. Choose an ordinary move.
refusal-only-infantry-marches = Only infantry makes forced marches. Choose an ordinary move.
refusal-has-no-need-to-march = Whoever has haste or jump makes no forced march. Use the skill, or choose an ordinary move.
refusal-has-moved = A war machine moves once a turn, and it has moved. Choose another action.
refusal-other-area-declared = A gigantic creature is attacked through one of its areas in an activation, and another one was declared. Choose that area.
refusal-too-few-orders = Its activation costs { $count } orders, and you have fewer. Choose another area.
refusal-hex-not-empty = A gigantic creature needs a hex without units and buildings, on ground that it may enter. Choose another hex.
refusal-no-adjacent-hex = A gigantic creature moves to an adjacent hex, and assaults one; out of the sky it assaults any hex of the ground. Choose one.
refusal-no-gigantic-creature = Only a gigantic creature assaults a whole hex. Let this unit attack an area.
refusal-area-needs-no-die = No die is needed there. Choose an area of the hex with enemies, or with something to wreck, and without a die.
refusal-name-the-first-area = A gigantic creature moves from hex to hex. Name the first area of the hex.
refusal-choose-a-goal = Choose where the carrier flies to.
refusal-not-itself = A carrier does not carry itself. Choose another unit.
refusal-cannot-be-carried = Only characters and civilians that are not big can be carried. Choose another unit.
refusal-not-beside-the-carrier = A carrier takes allied units of its own area along. Choose another one.
refusal-takes-from-the-ground = A carrier takes somebody along on a move that starts on the ground. Move it alone.
refusal-has-flown = A unit changes between ground and sky once a turn, and it has done so. Choose an area of its own level.
refusal-cannot-fly = Only flying units reach the sky, and passengers go where they are carried. Choose an area of its own level.
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
refusal-no-march-declared = No unit has declared a forced march to that area. Choose a declared action.
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
refusal-no-higher-level = That unit has no higher level to rise to. Choose something else.
refusal-no-character = Only characters can do that. Choose a character.
refusal-not-to-be-put-on = That piece does not wait to be put on by this character. Choose one that it was given in a discussion.
refusal-wears-two = A character has two pieces of equipment at most, put on or not. Discard one or give it away first.
refusal-one-of-the-three = One piece too many lies on the character who was just given equipment. Choose one of its three.
refusal-not-worn = This character does not wear that piece. Choose one that it has put on.
refusal-of-no-use-now = That piece would do nothing now, or was used already. Use it another time.
refusal-not-own-equipment = That piece does not lie on one of your characters. Choose one that does.
refusal-equipment-between-actions = Equipment is given and discarded between actions, not in the middle of one.
refusal-equipment-of-the-activated = A character puts on and uses equipment only while it is activated.
refusal-put-on-first = Only equipment that was put on can be given away. Put it on first.
refusal-not-with-the-bearer = That unit does not stand in the area of the bearer. Give it to one that does.
refusal-not-an-ally = That unit is not on your side. Give it to one of your own.
refusal-only-in-own-turn = That is done only in your own turn. Wait for it.
refusal-not-on-your-card = That event does not stand on your intrigue card. Choose one of your own.
refusal-triggered-before = That event was triggered before, and happens once in a game. Choose another one.
refusal-not-the-moment-for-it = That event is not for this moment. Its text says when it can be triggered.
refusal-too-few-intrigue-tokens = You have too few intrigue tokens for that event. Talk with people to gain some.
refusal-event-does-nothing = That event would do nothing now. Keep the tokens for later.
refusal-burns-there = A fire burns there already. Choose another area.
refusal-nobody-to-shove = That unit cannot be pushed from here. Choose an enemy of an adjacent area.
refusal-has-talked = That character has talked in this turn. It can talk again in the next one.
refusal-not-in-the-area = That unit does not stand in the same area. Talk with one that does.
refusal-says-nothing = That unit has nothing to say. Talk with another one.
refusal-enemy-says-nothing = Enemies do not talk with you. Talk with another unit.
refusal-no-such-question = The card has no such question. Choose one that stands on it.
refusal-lacks-banner = The card of that character does not bear the banner for this question. Choose another question.
refusal-no-reroll-token = You do not hold the reroll token. Let the roll stand.
refusal-used-in-this-roll = That is possible once in a roll, and it has been used.
refusal-choose-a-side = The card of level 2 has two sides. Choose the holy or the unholy one.
refusal-no-side-to-choose = There is no side to choose: the card has one side, or it was chosen before. Rise to level 2 without choosing.
refusal-too-little-experience = The upgrade costs { $count } experience, intrigue tokens counted in, and you have less. Choose something else.
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
refusal-no-attack-die = That is no die of the attack. Choose one that is.
refusal-no-defence-die = That is no die of the defence. Choose one that is.
refusal-not-your-die = You cannot roll that die again. Choose one of those shown.
refusal-no-such-reroll = That die cannot be rolled again by this: { $reroll }. Choose another.
refusal-no-die-chosen = Choose at least one die to roll again.
refusal-no-ruthless-disrupt = That is no disrupt on a die of a ruthless unit. Choose one that is.
refusal-cannot-dodge = { $unit } cannot dodge: the skill, a blank on its own die or a way out is missing.
refusal-area-not-open = There is no way to { $area }. Choose an adjacent area that is open and has room.
refusal-not-beyond = { $area } is not open, or not beside the attacked area. Choose an open area that is.
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
odds-at = { $area } { $roll_by }: { $attackers } against { $defenders }
odds-at-charge = { $area } by a charge to { $origin }: { $attackers } against { $defenders }
odds-at-killed = enemies destroyed: { $percent }%
odds-at-killed-sampled = enemies destroyed: about { $percent }%, give or take { $reach }
odds-at-disrupted = enemies disrupted: { $percent }%
odds-at-disrupted-sampled = enemies disrupted: about { $percent }%, give or take { $reach }
odds-at-driven-off = enemies pushed or dodging: { $percent }%
odds-at-driven-off-sampled = enemies pushed or dodging: about { $percent }%, give or take { $reach }
odds-at-wounds = enemies wounded: { $percent }%
odds-at-wounds-sampled = enemies wounded: about { $percent }%, give or take { $reach }
odds-at-cleared = area cleared: { $percent }%
odds-at-cleared-sampled = area cleared: about { $percent }%, give or take { $reach }
odds-at-own-killed = attackers destroyed: { $percent }%
odds-at-own-killed-sampled = attackers destroyed: about { $percent }%, give or take { $reach }
odds-at-own-disrupted = attackers disrupted: { $percent }%
odds-at-own-disrupted-sampled = attackers disrupted: about { $percent }%, give or take { $reach }
odds-at-own-wounds = attackers wounded: { $percent }%
odds-at-own-wounds-sampled = attackers wounded: about { $percent }%, give or take { $reach }
odds-at-exact = Exact. Each figure: at least one. Both sides choose as the greedy bot would.
odds-at-sampled =
    { $samples ->
        [one] Estimate from 1 attack played out: 19 times of 20 no farther off than told. Each figure: at least one.
       *[other] Estimate from { $samples } attacks played out: 19 times of 20 no farther off than told. Each figure: at least one.
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
board-partner = partner
board-leads = Leads the defence
board-leads-defence = { $seat } leads the defence: shields, hill, terror, and who takes which result. Each decides for his own dice.
board-points = Points
board-morale-lost = Morale lost
board-on-turn = on turn
board-objectives = Objectives
board-side = Side
board-state = State
board-reached = reached
board-deck = Round cards to come
board-river = River of the war council
board-effect = Effect
board-council-deck = War council, cards in the deck
board-council-discard = War council, discards
board-hand = Your hand
board-played-card = The card that is played
board-legend-card = Legend card
board-legend-hands = Legend cards
board-legend-deck = in the deck
board-legend-discard = discarded
board-legend-lasting = Cards in force
board-number = Number
board-question = Question
board-asked = asked
board-risky = risky
board-lacks-banner = the banner is missing
moment-order = your turn
moment-interrupt = after their order
moment-activation = your activation
moment-declared = attack declared
moment-attack-rolled = your attack roll
moment-defence-rolled = your defence roll
moment-allocated = results allocated
moment-attack-over = after an attack
moment-casualties = before your doom dice
moment-doom-rolled = doom die rolled
board-equipment = Equipment
board-bearer = Bearer
board-equipment-place = State
board-equipment-not_on = not put on
board-equipment-worn = worn
board-equipment-used = used
board-intrigue = Intrigue
board-intrigue-cost = Cost
board-triggered = triggered
board-until-turn-ends = Until the turn ends
board-power = Power
board-activation = Activation of
board-declared = Declared
board-where = Where
board-level = level
board-wounds = wounds
board-sky-title = The sky
board-sky-gist = flyers only, next to every area
board-sky-cover-from-shots = one black die more in defence against shots
board-sky-holy-light = holy units that attack out of it roll one black die more
board-carry-passenger = with { $passenger }
board-giant-fills = fills its hex
board-giant-attack = Gigantic attack: one die for each area of the hex
board-giant-waits = no die yet
board-giant-trample = All of them are pushed, and shields do not help
board-giant-orders =
    { $count ->
        [one] costs 1 order
       *[other] costs { $count } orders
    }
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

terrain-sky = Sky

deed-barricade = builds a barricade
deed-assault = assaults a hex
deed-carry = carries somebody along
deed-charge = charges
deed-forced-march = makes a forced march
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
used-flown = changed between ground and sky
used-commanded-this-turn = commanded this turn
used-moved = has moved
used-reroll = reroll token taken back
used-commanded = commanded under this order
used-chose-holy = on the holy side for the whole game
used-chose-unholy = on the unholy side for the whole game

## What the board in the browser says

board-about-area = { $area }: { $ground }, { $room } of { $capacity } spaces free
board-round-of = Round { $round } of { $rounds }
board-side-morale = Its army has lost { $lost } morale and breaks at { $breaks }.
board-side-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-open = Can be chosen
board-look = Point at an area to read what stands there; what can be chosen is framed in gold.
board-picked = What can be done with it
board-forget = Show all again
board-follow-together = All follow up
board-legend = What the signs mean

## The board in the browser

board-zoom = Size of the map
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-whole = The whole map
board-more = Show more
board-close = Close
board-unit-before = The unit before
board-unit-after = The next unit
board-your-orders = Your orders
board-pick-order = pick one, then an area
board-meanwhile = Meanwhile
board-in-hand = In hand
board-camp = The camp
board-doom-of = Doom die for { $unit }
board-declared-of = { $done } of { $all } declared
board-done-of = { $done } of { $all } done
board-take-back = Take back: { $unit }, { $deed }
board-all-or-one = An area sends all who can act there. Press a unit first to send it alone.
board-act-haste = Make haste
board-act-march = Forced march
board-may-interrupt =
    { $count ->
        [one] 1 interrupt order is left to the others
       *[other] { $count } interrupt orders are left to the others
    }
board-wasted-charge = Nobody in { $area } can charge: a command order would do the same.
board-step-roll = Roll
board-step-rerolls = Rerolls
board-step-shields = Shields
board-step-allocate = Hits
board-step-push = Push
board-step-retaliate = Strike back
board-step-follow = Follow-up
board-attack-so-far = Hits of the attack: { $cancelled } cancelled, { $struck } struck, { $open } still open.
board-outcome = Attack on { $area }: the result
board-outcomes-left =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
board-go-on = Continue
board-find-unit = Find a unit by its name
board-find-nobody = No unit has this name.
board-council = War council
board-pick-card = take one
board-taken-by = taken by
board-you = you
board-only-you = only you see it
board-cards-held =
    { $count ->
        [one] 1 legend card
       *[other] { $count } legend cards
    }
board-piles = Deck { $deck }, discarded { $discard }
board-card-price =
    { $count ->
        [0] Costs nothing
        [one] Costs 1 legend token
       *[other] Costs { $count } legend tokens
    }
board-intrigue-price =
    { $count ->
        [one] Costs 1 intrigue token
       *[other] Costs { $count } intrigue tokens
    }
board-talk = { $unit } talks with { $speaker }
board-neutral = free to all
board-answers-hidden = Nobody knows an answer before the question is asked.
board-answer = The answer
board-bonus = Bonus actions
board-see-level-two = { $unit }: can rise to level 2. Look at the card
board-level-two = Level 2
board-price = { $count } experience
board-one-side = Which side it is, is chosen once for the whole game.
board-side-holy = The holy side
board-side-unholy = The unholy side
board-why-not = Why not now?
board-put-on = Put on
board-use = Use
board-give-to = Give to { $unit }
board-discard = Discard
board-rise = Rise to level 2
board-rise-holy = Rise to level 2: the holy side
board-rise-unholy = Rise to level 2: the unholy side
order-command-short = Command
order-command-gist = All units of an area act; leaders command.
order-charge-short = Charge
order-charge-gist = Chargers ride in and strike at once.
order-reactivation-short = Reactivation
order-reactivation-gist = An area with one order acts again.
order-interrupt-short = Interrupt
order-interrupt-gist = Keep it: act during their turn.

## The guided first game

guide-orders = A command order lies in hand. Drag units from a gold area to where they are to go or strike: that places the order and declares for all of them. Or click the gold area first, then where they are to go. For another order pick it at the side first. Point at an area to read what stands in it, and click a unit’s name for its card.
guide-cards = You may play a legend card of your hand now: those with a purple edge fit, and cost legend tokens. Or play none; the pause comes whether you hold one or not.
guide-talk = Choose a question. Nobody knows the answer before; a red one is risky, and one with a banner is for those who bear it.
guide-declare = Every activated unit declares one action. Press a gold area, and all who can go or strike there do; for one unit press it first. What was declared is drawn on the map.
guide-resolve = All have declared. Now carry the actions out, in the order that suits you.
guide-attack = The dice of both sides lie beside the map, by unit. Shields cancel results of the attack, the worst first; what is left strikes.
guide-interrupt = After an order of the enemy you may lay an interrupt order: one of your areas acts at once. Or let it pass.
guide-end = You have used an order, so you may end your turn; or lay another one.
guide-camp = After all turns comes the camp. Disrupted units roll the doom die: they rally, wait, stay or die.

## Lessons

lesson-orders = Orders
lesson-orders-text = Lay orders, declare actions, act again, and act in the enemy’s turn.
lesson-orders-lay = Nobody moves without an order. Lay your command order on B2: all your units there will act.
lesson-orders-declare = Each unit declares one action, and all are carried out together. Choose C3c to go to the road, or let the rest wait.
lesson-orders-again = The order stays in B2, and an area with an order takes no other but a reactivation order. Your units are in C3c now: lay a second command order there and they act again in the same turn. Or command B3.
lesson-orders-end = You keep up to three unused orders of each kind, so you need not spend them all. Save the interrupt order and end your turn.
lesson-orders-interrupt = It is the enemy’s turn, and one order of theirs is done. Your interrupt order lets one of your areas act right now; or let it pass and keep it.
lesson-orders-last = Each round the round card brings new command orders; the others are few, so think where they count most. That was all about orders.
lesson-charge = Charge and melee
lesson-charge-text = Ride in, strike with all who stand beside, push the enemy and follow up.
lesson-charge-order = Your riders in B3 are too far away to strike. Pick the charge order, then B3: they ride and strike in one activation.
lesson-charge-ride = Choose the charge to C3c: a plain, and beside the English in C3a. Cavalry that charges over plains and fields only rerolls one attack die.
lesson-charge-strike = They have arrived. Now the blow: choose C3a. An attack is aimed at an area, never at a unit, and terrain never prevents a melee.
lesson-charge-dice = Here are the dice of both sides. Shields cancel kills first. Your reroll token rolls your own dice again, once in the game: spend it or let the roll stand.
lesson-charge-push = A push: you choose where the enemy goes. Drive him away from his friends and his rally point, where your next blow can reach him.
lesson-charge-follow = Nobody is left there, so those who attacked may move in. Follow up to hold the road, or stay where your friends are.
lesson-charge-melee = Now those on foot. Lay a command order on C3c: captain and sergeants can strike an area beside them, or go where it has become empty.
lesson-charge-together = All who attack the same area roll together in one attack, so let both strike. Look at the odds of an area before you choose it.
lesson-charge-last = Sergeants-at-arms retaliate: what their defence dice show may strike you back. Ask for the odds before you attack. That was charge and melee.
lesson-shooting = Shooting and terrain
lesson-shooting-text = Aim from a hill, see what a wood is worth, and learn where shots end.
lesson-shooting-order = Your crossbowmen stand on the hill C4a. Lay a command order there.
lesson-shooting-aim = Compare the odds of C3b, D3a and D2. C3b is open ground; in the wood D3a the defence rerolls a die; D2 is in reach only because a hill adds one to the range. Then shoot.
lesson-shooting-dice = Shots are not answered: nobody retaliates against them. But shields cancel results, kills first. Reroll, or let it stand.
lesson-shooting-again = A reactivation order on C4a lets the same crossbowmen shoot once more.
lesson-shooting-sight = Crossbows shoot straight: woods with trees, villages with houses, hills and rocks stop the shot, though they can be hit themselves. Bowmen shoot in an arc, over everything. Choose a target, or step back out of their reach.
lesson-shooting-last = Look where your other units stand: in the open they are easy to hit, on a hill one result of the defence strikes back in melee. That was shooting and terrain.
lesson-camp = Rally and camp
lesson-camp-text = What becomes of those who were driven off: infirmary, doom die, rally point.
lesson-camp-field = Your sergeants were disrupted and lie in the infirmary, your riders wait for the next camp. First comes your turn. Lay your order on C3a.
lesson-camp-pray = Your captain can pray: that brings one experience or legend token. Experience makes characters better and keeps them so. Or attack D2.
lesson-camp-doom = The camp. The doom die falls for each disrupted unit: rally, and it returns; delayed rally, and it waits a camp; disrupt, and it stays; death, and the enemy has its rewards. The reroll token helps here, too.
lesson-camp-last = Your riders stand at your rally point again; nobody rallies to one that the enemy holds. After the last round whoever still lies in the infirmary is lost. That was the camp.
lesson-cards = Legend cards
lesson-cards-text = Your hand: what a card costs, when it is played, and what others know of it.
lesson-cards-hand = Only you see your hand. Night March fits now: it is for your turn and costs 2 of your 3 legend tokens. Massed Volley waits for a shot. Play Night March.
lesson-cards-march = Up to three of your infantry units go into an adjacent area, without an order. Lead sergeants from A3 to B2 behind the knights, and others where you like.
lesson-cards-window = You are asked whether you play a card: that happens whenever you could hold one for this moment, so that the pause tells nobody anything.
lesson-cards-last = A card that was played lies open among the discards, and when the deck is empty they become the new deck. Others see only how many you hold. That was all about legend cards; play on, or take the next lesson.
lesson-talks = Discussions
lesson-talks-text = Talk with people: which questions there are, who may ask them, and what an answer brings.
lesson-talks-order = A citizen stands beside Joan in D2a. Talking is a bonus action of characters, so activate the area: lay a command order on D2a.
lesson-talks-begin = Before they declare, characters may talk with people of their area, each once a turn. Let Joan talk with the citizen. That brings an intrigue token, too.
lesson-talks-ask = The card lies open with its questions. A and B are free to all, C and D need the banner on the card of whoever talks; a red one is risky. The answer is unknown until you ask. Ask one.
lesson-talks-die = The answer hangs on a die. Who has charisma may have it rolled again, and so may you with the reroll token.
lesson-talks-last = What the answer brought stands in the log; then the citizen left the game. Blacksmith, priest and merchant girl wait in the village, if the English do not reach them first. That was all about discussions.

## Why a hint likes a choice

why-wins = It wins the battle.
why-points = It brings victory points.
why-losses = It costs the enemy more than you.
why-nearer = It brings units nearer to the enemy or to a goal.
why-stakes = The stakes stand where the enemy can come.
why-orders = It saves orders for later.
why-tokens = It gains or saves useful tokens.
why-attack = The attack on { $area } promises more than it risks.
why-useful = It gives units something useful to do.
why-holds = It holds ground that counts: { $objective }.
why-objective = It brings an objective nearer.
why-threatens = It threatens the enemy in { $area }.
why-shelter = The ground in { $area } protects: { $unit }.
why-safer = Safer from the enemy: { $unit }.

## Armies for free battles (JA-13.3)

category-character = characters
category-infantry = infantry
category-shooters = shooters
category-cavalry = cavalry
category-machines = war machines
category-creatures = creatures
army-unknown-list = There is no army list “{ $name }”. Known lists: { $known }.
army-unknown-size = There is no battle of the size “{ $name }”. Known sizes: { $known }.
army-unknown-field = There is no field “{ $name }”. Known fields: { $known }.
army-unknown-unit = { $list }: there is no unit “{ $name }” in this list. Did you mean { $near }?
army-too-many-points = { $points } points are spent, { $most } are allowed: take away units for { $over } points at least.
army-too-many-units = { $units } units, { $most } are allowed: take some away.
army-empty = The army has no units: buy some.
army-too-few-of-unit = { $unit }: { $count } of at least { $least }. Add the rest.
army-too-many-of-unit = { $unit }: { $count }, at most { $most } are allowed. Take the rest away.
army-unique-character = { $unit }: { $count }, but there is only one in the world. Take the rest away.
army-too-few-in-category = { $category }: { $count } of at least { $least }. Add one, for instance { $unit }.
army-too-many-in-category = { $category }: { $count }, at most { $most } are allowed. Take the rest away.
army-two-armies = A free battle needs two armies, not { $count }.
army-two-sizes = One army is for a battle of the size “{ $first }”, the other for “{ $second }”. Buy both for the same size.

## What scenarios teach

topic-orders = Orders, moves and melee
topic-shooting = Shooting
topic-cavalry = Charges on horseback
topic-walls = Stakes and walls
topic-buildings = Buildings and fire
topic-civilians = Civilians
topic-machines = War machines
topic-council = War council
topic-legend = Legend cards
topic-talks = Talks and equipment
topic-intrigue = Intrigue
topic-optional = Optional rules
topic-partners = Partners
topic-sky = The sky
topic-giants = Gigantic creatures
