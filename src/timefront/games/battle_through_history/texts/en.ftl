# Sentences of A Battle Through History.

game-title = A Battle Through History
game-pitch = Two to five Sabatons jump through four eras: recruit the warriors of history, win relics, and challenge each other where you meet.

## Players, eras, spaces and slots. The attributes are forms that fit into sentences.

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
seat-fifth = Player 5
    .of = of Player 5
    .whom = Player 5

era-1 = era I (Antiquity)
    .number = I
era-2 = era II (Middle Ages)
    .number = II
era-3 = era III (Gunpowder)
    .number = III
era-4 = era IV (Modern Times)
    .number = IV

space-1 = era I, space 1
space-2 = era I, space 2
space-3 = era I, space 3
space-4 = era II, space 1
space-5 = era II, space 2
space-6 = era II, space 3
space-7 = era III, space 1
space-8 = era III, space 2
space-9 = era III, space 3
space-10 = era IV, space 1
space-11 = era IV, space 2
space-12 = era IV, space 3

slot-1 = battlefront
    .at = at the battlefront
slot-2 = slot 2
    .at = in slot 2
slot-3 = slot 3
    .at = in slot 3
slot-4 = slot 4
    .at = in slot 4
slot-5 = virtual slot
    .at = in the virtual slot

gear-1 = space 1 of the gears
gear-2 = space 2 of the gears
gear-3 = space 3 of the gears

place-1 = prowess token 1
place-2 = prowess token 2
place-3 = prowess token 3
place-4 = prowess token 4

side-attacker = the attacker
    .bare = attacker
    .head = The attacker
    .for = for the attacker
side-defender = the defender
    .bare = defender
    .head = The defender
    .for = for the defender

line-long = Long range
line-medium = Medium range
line-close = Close combat

## The faces of both dice (BH-1.4)

face-0 = long range +1 (strong die)
face-1 = medium range +1 (strong die)
face-2 = close combat +1 (strong die)
face-3 = close combat +2 (strong die)
face-4 = all three lines +1 (risky die)
face-5 = all three lines −1 (risky die)
face-6 = close combat +3 (risky die)
face-7 = long range −1 (risky die)
face-8 = medium range +2 (risky die)
face-9 = medium range −1 (risky die)

## The actions of the gears, and the aids of the boards (BH-1.10)

action-draw = Draw
action-draw-help = Draw 2 cards from your deck, or what is left of it. The discard pile is not reshuffled.
action-recall = Recall
action-recall-help = Look through your discard pile and take 1 card of it to your hand.
action-dismiss = Dismiss
action-dismiss-help = Remove 1 unit of your hand from the game, with its points, and draw 1 card.
action-regroup = Regroup
action-regroup-help = Shuffle your discard pile and your deck together into a new deck, then draw 1 card.

aid-dice = Dice
aid-dice-help = With at most 3 units on the attacker board, reinforcements counted, the attacker rolls the strong die and the defender the risky die. With 4 or 5 it is the other way round.
aid-relics = Relics
aid-relics-help = A winning attacker draws relics by the units on the attacker board and keeps 1: with 1 unit 4 relics, with 2 units 3, with 3 units 2, with 4 units 1, with 5 units none. Against a player they come from the loser's relics.
aid-scoring = Scoring
aid-scoring-help = Elite unit 1 point, hero 3. Relics of the same era: 1, 2, 4, 6 points for 1, 2, 3, 4 of them, 9 points for 5 or more. Honor of the arms 1 each, prowess tokens won from others their value.
aid-strong-die = Strong die
aid-strong-die-help = Long range +1 on two sides, medium range +1 on two, close combat +1 on one, close combat +2 on one.
aid-risky-die = Risky die
aid-risky-die-help = One side each: all lines +1, all lines −1, close combat +3, long range −1, medium range +2, medium range −1.

aid-accuracy-cancels-help = Cancels 1 point of heroic death aimed at your side in each line, as long as the unit stands.

## Where there is little room: on the board in text

era-1-short = I
era-2-short = II
era-3-short = III
era-4-short = IV

board-round = Round
board-long = Long
board-medium = Medium
board-close = Close
board-absorbs = Absorbs
board-shields = Shield
board-linked = Linked with
board-icons = Icons
board-worth = Points
board-reinforcements = reinforcement
board-assault = assault
board-heroic-death = heroic death
board-accuracy = accuracy
board-diversion = diversion
board-relaunch = relaunch
board-hero = hero
board-heroes = Heroes
board-empty = empty
board-gears = Gears
board-active = Active
board-pending = Pending
board-eras = Eras
board-actions = Actions
board-token = Token
board-done = (done)
board-gear-tokens = Tokens
board-gear-1 = Space 1
board-gear-2 = Space 2
board-gear-3 = Space 3
board-pointed-at = Tile
board-deck = Deck
board-discard = Discard
board-dwellers = Sabatons
board-players = Players
board-sabaton = Sabaton
board-era = Era
board-points = Points
board-hand = Hand
board-relics = Relics
board-tokens = Tokens
board-honors = Honor
board-prowess = Prowess left
board-prowess-won = Prowess won
board-known-hand = Known in hand
board-cards = Cards
board-own-hand = Your hand
board-armies = Sabatons
board-base-units = Base units
board-battle = Battle
board-attacker = Attacker
board-defender = Defender
board-leader = Led by
board-main-board = the main board
board-die = Rolls
board-die-strong = the strong die
board-die-risky = the risky die
board-contents = holds
board-discarded-tiles = Discarded tiles
board-discarded-relics = Discarded relics
board-discarded-tokens = Discarded warfare tokens
board-about = About
board-where = Lies
board-wounds = Damage
board-defeated = defeated
board-left = not recruited
board-picked = picked

## Scenario

scenario-campaign = Campaign
scenario-campaign-text = Each turn: turn the gears, jump to another era, fight there, restore your army. Whoever has gathered most points after the last round wins.

## Rules options

option-rounds = Length of the game
option-rounds-help = Decides how many rounds are played.
option-rounds-6 = 6 rounds
option-rounds-6-help = The usual game.
option-rounds-8 = 8 rounds
option-rounds-8-help = The Long Campaign.
option-accuracy = Accuracy
option-accuracy-help = Decides how accuracy works against heroic deaths.
option-accuracy-first_points = First points
option-accuracy-first_points-help = Units that fall to one of the first damage points of a line, one for each icon, die without heroic death (English and Spanish rulebook).
option-accuracy-cancel_points = Cancelled points
option-accuracy-cancel_points-help = In each line every icon cancels one point of heroic death aimed at its side (German rulebook).
option-defender_minimum = Least number of defenders
option-defender_minimum-help = Decides whether a challenged player must deploy.
option-defender_minimum-1 = One
option-defender_minimum-1-help = A challenged player with cards in hand deploys at least one unit (Spanish rulebook).
option-defender_minimum-0 = None
option-defender_minimum-0-help = A challenged player may deploy nobody, and so lose on purpose (English and German rulebook).
option-ring_links = Links from era IV to era I
option-ring_links-help = Decides whether the eras lie in a ring.
option-ring_links-off = Off
option-ring_links-off-help = The last space of era IV has no neighbour beyond.
option-ring_links-on = On
option-ring_links-on-help = The last space of era IV is a neighbour of the first of era I.
option-fourth_token = Fourth warfare token
option-fourth_token-help = Decides what happens when a player with three warfare tokens could take another.
option-fourth_token-swap = Swap
option-fourth_token-swap-help = The player may take it and then discards one of the four.
option-fourth_token-forbid = Forbidden
option-fourth_token-forbid-help = The player cannot take it.
option-tighten_up = Tighten up!
option-tighten_up-help = Decides which action of the gears this warfare token stands for.
option-tighten_up-draw = Draw
option-tighten_up-draw-help = The token draws 2 cards.
option-tighten_up-recall = Recall
option-tighten_up-recall-help = The token takes 1 card back from the discard pile.
option-tighten_up-regroup = Regroup
option-tighten_up-regroup-help = The token shuffles discard pile and deck together and draws 1 card.
option-divert_heroic_death = Diverted heroic deaths
option-divert_heroic_death-help = Decides whether diversion works against heroic deaths.
option-divert_heroic_death-off = Off
option-divert_heroic_death-off-help = Heroic deaths always strike from the battlefront.
option-divert_heroic_death-on = On
option-divert_heroic_death-on-help = Diversion draws points of heroic deaths upon its unit, too.
option-actions_until = Actions and Tighten up!
option-actions_until-help = Decides how long the active player can use them.
option-actions_until-deployment = Until the first unit
option-actions_until-deployment-help = Until the attacker's first unit is deployed, after the battle is declared too (all three rulebooks).
option-actions_until-declaration = Until the declaration
option-actions_until-declaration-help = Until the battle is declared, so that an attacker cannot draw after the challenged player has shown a line-up.
option-defender_reinforcements = Reinforcements of a challenged player
option-defender_reinforcements-help = Decides from which deck they come.
option-defender_reinforcements-own_deck = Own deck
option-defender_reinforcements-own_deck-help = From the challenged player's own deck.
option-defender_reinforcements-era_deck = Deck of the era
option-defender_reinforcements-era_deck-help = For elite units and heroes from the deck of their era, and the newcomers stay with the player; for base units from the own deck.
option-linked = Linked units on the board
option-linked-help = Decides which linked units can be faced together with the chosen one.
option-linked-chain = Chain
option-linked-chain-help = Any chain of up to three linked units with the chosen one in it.
option-linked-neighbours = Neighbours
option-linked-neighbours-help = Only the units that are linked with the chosen one itself.

## What is asked

prompt-set-up-sabaton = { $seat }: which Sabaton do you lead?
prompt-time-travel-gears = { $seat }: time travel. What do you do before you jump, or where do you jump?
prompt-time-travel-surplus = { $seat }: you hold four warfare tokens. Which one do you discard?
prompt-gear-action-recalled = { $seat }: Recall. Which card of your discard pile do you take to your hand?
prompt-gear-action-dismissed = { $seat }: Dismiss. Which unit leaves the game for good?
prompt-the-battle-declaration = { $seat }: the battle. Whom do you fight?
prompt-the-battle-faced = { $seat }: that unit is linked. Which units do you face together?
prompt-deployment-unit = { $seat }, { $side_bare }: which unit do you deploy next?
prompt-tokens-assigned-token = { $seat }, { $side_bare }: which warfare token do you assign, and to which unit?
prompt-engagement-attacker-choice = { $seat }: do you roll your die again?
prompt-engagement-defender-choice = { $seat }: do you roll your die again?
prompt-conquest-rewards-recruits = { $seat }: do you recruit the defeated units, or leave some of them?
prompt-conquest-rewards-kept = { $seat }: which relic do you keep?
prompt-challenge-rewards-kept = { $seat }: which relic do you take?
prompt-prowess-reward-place = { $seat }: which prowess tokens of { $loser } do you look at?
prompt-prowess-reward-kept = { $seat }: which prowess token of { $loser } do you keep?

## Choices. A unit's values in words stand in several of them.

values-in-words =
    long { $long }, medium { $medium }, close { $close }, absorbs { $absorb }{ $reinforcements ->
        [0] {""}
        [1] , reinforcement
       *[other] , reinforcement { $reinforcements }
    }{ $assault ->
        [0] {""}
        [1] , assault
       *[other] , assault { $assault }
    }{ $heroic_death ->
        [0] {""}
        [1] , heroic death
       *[other] , heroic death { $heroic_death }
    }{ $accuracy ->
        [0] {""}
        [1] , accuracy
       *[other] , accuracy { $accuracy }
    }{ $diversion ->
        [0] {""}
        [1] , diversion
       *[other] , diversion { $diversion }
    }{ $relaunch ->
        [0] {""}
        [1] , relaunch
       *[other] , relaunch { $relaunch }
    }
worth-in-words =
    { $worth ->
        [0] base unit, no points
        [1] elite unit, 1 point
       *[other] hero, { $worth } points
    }
no-more-tiles = (then no more tiles)

choice-choose-sabaton = Lead { $sabaton }
choice-draw-sabaton = Let chance decide
choice-insert = Insert a tile: eras { $first_number } and { $second_number } become active, with the actions { $left } and { $right }
choice-take-token =
    Take the warfare token { $token }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-give-up-token = Discard { $token }
choice-draw =
    Action Draw: { $count ->
        [0] your deck is empty, nothing happens
        [one] draw the last card of your deck
       *[other] draw { $count } cards
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall =
    { $count ->
        [one] Action Recall: take back the only card of your discard pile
       *[other] Action Recall: take back 1 of the { $count } cards of your discard pile
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-dismiss =
    { $count ->
        [0] Action Dismiss: remove a unit of your hand from the game; your deck is empty, so you draw nothing
       *[other] Action Dismiss: remove a unit of your hand from the game and draw 1 card
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-regroup =
    { $count ->
        [0] Action Regroup: shuffle your deck and draw 1 card
        [one] Action Regroup: shuffle 1 discarded card into your deck and draw 1 card
       *[other] Action Regroup: shuffle { $count } discarded cards into your deck and draw 1 card
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall-unit = Take back { $unit }: { values-in-words }
choice-dismiss-unit = Dismiss { $unit } ({ worth-in-words }): { values-in-words }
choice-jump =
    { $count ->
        [0] Jump to { $era }
        [one] Jump to { $era }, where 1 player could be challenged
       *[other] Jump to { $era }, where { $count } players could be challenged
    }
choice-tighten-up = Use the warfare token { $token } as { $action }
choice-conquer =
    { $count ->
        [0] Fight { $unit } ({ $space }): { values-in-words }
        [one] Fight { $unit } ({ $space }, linked with 1 neighbour): { values-in-words }
       *[other] Fight { $unit } ({ $space }, linked with { $count } neighbours): { values-in-words }
    }
choice-face =
    { $count ->
        [1] Face only { $unit }
        [2] Face { $unit } and { $second }
       *[other] Face { $unit }, { $second } and { $third }
    }
choice-chase = Chase { $unit } from the discard pile: { values-in-words }
choice-challenge =
    Challenge { $seat } ({ $sabaton }): { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $relics ->
        [one] 1 relic
       *[other] { $relics } relics
    }
choice-stand-down = Fight no battle: there is nobody to fight, or nobody to fight with
choice-deploy =
    { $linked ->
        [0] Deploy { $unit } { $slot_at }: { values-in-words }
       *[other] Deploy { $unit } { $slot_at }, linked with { $front }: { values-in-words }
    }
choice-ready =
    { $count ->
        [0] Deploy nobody
        [one] That is enough: 1 unit fights
       *[other] That is enough: { $count } units fight
    }
choice-assign = Assign { $token } to { $unit } ({ $slot })
choice-keep-tokens = Assign no more warfare tokens
choice-relaunch = Roll again instead of { $face }
choice-let-stand = Let { $face } stand
choice-leave = Do not recruit { $unit } ({ worth-in-words }): { values-in-words }
choice-recruit =
    { $count ->
        [0] Recruit nobody
        [1] Recruit { $unit }
        [2] Recruit { $unit } and { $second }
        [3] Recruit { $unit }, { $second } and { $third }
       *[other] Recruit { $unit }, { $second }, { $third } and { $fourth }
    }
choice-keep-relic =
    Keep “{ $relic }” of { $era }: { $points ->
        [0] no more points
        [one] 1 point more
       *[other] { $points } points more
    }
choice-pick-prowess = Look at { $place } of { $loser }
choice-keep-prowess =
    { $points ->
        [one] Keep { $place }: 1 point
       *[other] Keep { $place }: { $points } points
    }

## What happened: set-up and time travel

event-sabaton-chosen = { $seat } leads { $sabaton }.
event-starter-chosen = { $seat } gets the headquarters counter and starts every round.
event-unit-revealed = New unit: { $unit } ({ $space }).
event-token-laid = The warfare token { $token } comes to { $gear }.
event-relic-given = { $seat } begins with the relic “{ $relic }”.
event-round-began = Round { $round } of { $rounds } begins.
event-turn-began = { $seat } begins a turn.
event-tile-pending = A tile with eras { $first_number } and { $second_number } is pending.
event-tile-active = The active tile leads to eras { $first_number } and { $second_number }; the active actions are { $left } and { $right }.
event-tile-pile-renewed = The discarded time-traveling tiles are shuffled into a new pile.
event-token-taken = { $seat } takes the warfare token { $token }.
event-token-given-up = { $seat } discards the warfare token { $token }.
event-action-done = { $seat } carries out the action { $action }.
event-card-drawn = { $seat } draws { $unit }.
event-card-drawn-hidden = { $seat } draws a card.
event-unit-recalled = { $seat } takes { $unit } back to the hand.
event-unit-dismissed = { $seat } dismisses { $unit }: the card leaves the game.
event-deck-regrouped = { $seat } shuffles discard pile and deck together.
event-sabaton-jumped = { $seat } jumps to { $era }.

## What happened: the battle

event-player-challenged = { $seat } challenges { $rival }.
event-unit-faced = { $seat } faces { $unit } ({ $space }).
event-unit-chased = { $seat } chases { $unit } with a warfare token.
event-ranks-tightened = { $seat } uses the warfare token Tighten up!
event-battle-lapsed = { $seat } fights no battle.
event-unit-deployed = { $seat } deploys { $unit } { $slot_at } ({ $side_bare }).
event-nobody-deployed = { $seat } deploys nobody.
event-reinforcement-arrived = Reinforcement { $side_for }: { $unit }.
event-reinforcement-missing = No reinforcement { $side_for }: the deck is empty.
event-link-formed = Link of type { $era_number } between { $front } and { $back } ({ $side_bare }).
event-link-broken = An assault breaks the link between { $front } and { $back } ({ $side_bare }).
event-token-assigned = { $seat } assigns { $token } to { $unit }.
event-dice-handed-out =
    { $count ->
        [one] 1 unit attacks: { $side } has the strong die, the other side the risky one.
       *[other] { $count } units attack: { $side } has the strong die, the other side the risky one.
    }
event-dice-rolled = The dice: attacker { $attacker }, defender { $defender }.
event-die-relaunched = { $side_head } rolls again: { $face }.
event-line-fought =
    { $line }: attacker { $attacker_tokens ->
        [0] { $attacker_die ->
            [0] { $attacker_total }
            [-1] { $attacker_units ->
                [0] 0 − 1 (die), counted as 0
               *[other] { $attacker_units } − 1 (die) = { $attacker_total }
            }
           *[other] { $attacker_units } + { $attacker_die } (die) = { $attacker_total }
        }
       *[other] { $attacker_die ->
            [0] { $attacker_units } + { $attacker_tokens } (tokens) = { $attacker_total }
            [-1] { $attacker_units } + { $attacker_tokens } (tokens) − 1 (die) = { $attacker_total }
           *[other] { $attacker_units } + { $attacker_tokens } (tokens) + { $attacker_die } (die) = { $attacker_total }
        }
    } against defender { $defender_tokens ->
        [0] { $defender_die ->
            [0] { $defender_total }
            [-1] { $defender_units ->
                [0] 0 − 1 (die), counted as 0
               *[other] { $defender_units } − 1 (die) = { $defender_total }
            }
           *[other] { $defender_units } + { $defender_die } (die) = { $defender_total }
        }
       *[other] { $defender_die ->
            [0] { $defender_units } + { $defender_tokens } (tokens) = { $defender_total }
            [-1] { $defender_units } + { $defender_tokens } (tokens) − 1 (die) = { $defender_total }
           *[other] { $defender_units } + { $defender_tokens } (tokens) + { $defender_die } (die) = { $defender_total }
        }
    }.
event-damage-inflicted = { $side_head } suffers { $points } damage.
event-unit-hit = A hit on { $unit } ({ $side_bare }): { $wounds } of { $absorb } damage.
event-unit-fell = { $side_head } loses { $unit }.
event-link-absorbed = A link counter absorbs a damage point meant for { $unit } ({ $side_bare }) and is removed.
event-heroic-death-struck = Heroic death of { $unit } ({ $side_bare }): { $points } damage to the other side.
event-heroic-death-silenced = Accuracy: no heroic death of { $unit } ({ $side_bare }).
event-heroic-death-weakened =
    { $points ->
        [one] Accuracy cancels 1 point of the heroic death of { $unit } ({ $side_bare }).
       *[other] Accuracy cancels { $points } points of the heroic death of { $unit } ({ $side_bare }).
    }
event-point-diverted = Diversion: a damage point goes to { $unit } ({ $side_bare }).
event-side-wiped-out = { $side_head } has no undefeated unit left.
event-battle-won = { $side_head } wins the battle. Undefeated units: attacker { $attackers }, defender { $defenders }.
event-sides-annihilated = Both sides are annihilated: nobody wins the battle.

## What happened: rewards and restoration

event-unit-recruited = { $seat } recruits { $unit }.
event-unit-returned = Back to the discard pile of { $era }: { $unit }.
event-relic-seen = { $seat } looks at the relic “{ $relic }”.
event-relic-seen-hidden = { $seat } looks at a relic.
event-relic-won = { $seat } keeps the relic “{ $relic }”.
event-relic-pile-renewed = The discarded relics are shuffled into a new pile.
event-relic-taken = { $seat } takes the relic “{ $relic }” from { $loser }.
event-honor-gained =
    { $count ->
        [one] { $seat } gains 1 honor of the arms.
       *[other] { $seat } gains { $count } honors of the arms.
    }
event-prowess-seen =
    { $value ->
        [one] { $seat } looks at { $place } of { $loser }: 1 point.
       *[other] { $seat } looks at { $place } of { $loser }: { $value } points.
    }
event-prowess-seen-hidden = { $seat } looks at { $place } of { $loser }.
event-prowess-won = { $seat } keeps { $place } of { $loser }.
event-hero-set-aside = { $unit } has served { $seat } and is set aside.
event-space-refilled = New unit: { $unit } ({ $space }).
event-gear-refilled = The warfare token { $token } comes to { $gear }.
event-era-deck-renewed = The discard pile of { $era } is shuffled into a new deck.
event-token-pile-renewed = The discarded warfare tokens are shuffled into a new pile.
event-deck-renewed = { $seat } shuffles the discard pile into a new deck.

## What happened: scoring

event-units-scored =
    { $points ->
        [one] { $seat }, units (elite { $elites }, heroes { $heroes }): 1 point.
       *[other] { $seat }, units (elite { $elites }, heroes { $heroes }): { $points } points.
    }
event-relics-scored =
    { $points ->
        [one] { $seat }, relics of era { $era_number } ({ $count }): 1 point.
       *[other] { $seat }, relics of era { $era_number } ({ $count }): { $points } points.
    }
event-prowess-scored =
    { $value ->
        [one] { $seat }, prowess token of { $loser }: 1 point.
       *[other] { $seat }, prowess token of { $loser }: { $value } points.
    }
event-honor-scored =
    { $count ->
        [one] { $seat }, honor of the arms: 1 point.
       *[other] { $seat }, honor of the arms: { $count } points.
    }
event-score-totalled =
    { $points ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $points } points.
    }
event-tie-broken = The points are equal: relics decide, then heroes. { $seat } is ahead (relics { $relics }, heroes { $heroes }).
event-campaign-won =
    { $points ->
        [one] { $seat } wins with 1 point.
       *[other] { $seat } wins with { $points } points.
    }
event-victory-shared =
    { $points ->
        [one] { $seat } shares the victory: 1 point.
       *[other] { $seat } shares the victory: { $points } points.
    }

outcome-shared = { $winners } share the victory. Final score: { $scores }.
decided-shared = Equal in points, relics and heroes.

## Why a choice is not possible

refusal-sabaton-taken = Another player leads that Sabaton. Choose a free one.
refusal-one-sabaton-left = Only one Sabaton is left, so there is nothing to draw. Choose it.
refusal-no-more-tiles = You have taken a warfare token or carried out an action, so no more tiles can be inserted. Jump when you are ready.
refusal-three-tiles-inserted = You have inserted three tiles in this turn, and more are not allowed. Jump when you are ready.
refusal-era-not-on-tile = The active tile does not show that era. Jump to one that it shows, or insert another tile while you may.
refusal-must-leave-era = Your Sabaton must not stay in its era. Jump to the other era of the active tile.
refusal-token-taken-already = You have taken a warfare token in this turn already. One is all you get.
refusal-no-token-there = The space that the active tile points at is empty. There is no warfare token to take.
refusal-three-tokens-held = You hold three warfare tokens, and with the agreed rules you cannot take a fourth. Use some first.
refusal-no-such-token = You hold no such warfare token. Choose one that you have.
refusal-action-not-active = That action is not active: the arrows show { $left } and { $right }. Choose one of these.
refusal-action-done-already = You have carried out that action in this turn already.
refusal-discard-is-empty = Your discard pile is empty, so there is nothing to take back.
refusal-hand-is-empty = Your hand is empty: there is no unit to dismiss and none to fight with.
refusal-not-in-discard = That unit is not in your discard pile. Choose one that is.
refusal-not-in-hand = That unit is not in your hand. Choose one that is.
refusal-must-fight = There is somebody to fight, so you must. Choose a unit on the board or a player.
refusal-space-of-other-era = That space belongs to another era. Choose a unit of the era you jumped to; linked neighbours come afterwards.
refusal-space-is-empty = That space is empty. Choose one with a unit.
refusal-not-in-era-discard = That unit is not in the discard pile of your era. Choose one that is.
refusal-challenge-another = You cannot challenge yourself. Choose another player.
refusal-not-in-same-era = { $seat } is not in your era. Only players in the same era can be challenged.
refusal-chosen-unit-is-faced = The unit you have chosen ({ $space }) must be among those you face.
refusal-not-linked = Not all of these units are linked with each other. Choose linked neighbours.
refusal-direct-neighbours-only = With the agreed rules only units that are linked with the chosen one itself ({ $space }) can be faced with it. Choose fewer units.
refusal-deploy-at-least-one = You must deploy at least one unit. Choose one of your hand.
refusal-actions-in-own-turn = The actions of the gears belong to the player whose turn it is. Deploy your units.
refusal-too-late-deployed = Actions and Tighten up! end when your first unit is deployed. Now it is too late.
refusal-too-late-declared = With the agreed rules, actions and Tighten up! end when the battle is declared. Now it is too late: deploy your units.
refusal-last-unit-must-fight = You have declared a battle, your deck is empty, and this is your last card: it must fight. Deploy it.
refusal-token-not-assignable = That warfare token cannot be assigned to a unit. Choose another.
refusal-no-unit-in-slot = No unit of yours stands there. Choose one that does.
refusal-unit-has-token = That unit carries a warfare token already, and one is all it can carry. Choose another unit.
refusal-tokens-from-the-front = This match began under older rules: tokens are assigned from the battlefront backwards, one for each unit. Choose a unit further back.
refusal-not-defeated = That unit is not defeated, so it cannot be recruited. Choose a defeated one.
refusal-left-already = You have left that unit already. Choose another, or recruit the rest.
refusal-relic-not-drawn = You are not looking at that relic. Choose one that you see.
refusal-prowess-gone = That prowess token is no longer there: somebody has won it. Choose another.
refusal-prowess-picked-already = You have picked that prowess token already. Choose another one.
refusal-prowess-not-picked = You have not looked at that prowess token. Choose one that you have.

## Odds

odds-exact =
    { $lineups ->
        [one] Exact odds; a side rolls again where that raises its chance to win:
       *[other] Exact odds over { $lineups } possible line-ups; a side rolls again where that raises its chance to win:
    }
odds-sampled = Estimate from { $samples } of { $lineups } possible line-ups, with 95% intervals; the exact odds follow. A side rolls again where that raises its chance to win:
odds-attacker = attacker wins: { $percent }% ({ $fraction })
odds-defender = defender wins: { $percent }% ({ $fraction })
odds-nobody = nobody is left: { $percent }% ({ $fraction })
odds-attacker-sampled = attacker wins: about { $percent }% ({ $low }% to { $high }%)
odds-defender-sampled = defender wins: about { $percent }% ({ $low }% to { $high }%)
odds-nobody-sampled = nobody is left: about { $percent }% ({ $low }% to { $high }%)
odds-conquest = defeated, and can be recruited ({ $unit }): { $percent }%
odds-relic =
    { $relics ->
        [one] a relic for the attacker: { $percent }%
       *[other] a relic for the attacker, one of { $relics }: { $percent }%
    }

## The board in the browser

board-age-1 = Antiquity
board-age-2 = Middle Ages
board-age-3 = Gunpowder
board-age-4 = Modern Times
board-round-of = Round { $round } of { $rounds }
board-turn-order = Players in turn order
board-is-asked = is asked
board-you = you
board-starts = starts every round
board-area-of = { $name }: personal area
board-your-area = Your army
board-your-tokens = Warfare tokens
board-no-tokens = none
board-prowess-of = Prowess tokens { $seat_of }
board-prowess-facedown = face down
board-prowess-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-won-from = won from { $seat }
board-set-aside = Heroes set aside
board-relics-of-era =
    { $count ->
        [one] era { $era }, 1 relic: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] era { $era }, { $count } relics: { $points } points
    }
board-deck-cards = Deck: { $count }
board-pile-empty = The discard pile is empty.
board-link-to = linked with { $place }
board-space-card = { $space }: { $unit }
board-jump-here = Jump here
board-insert-tile = Insert a tile
board-pile-tiles = Tiles left: { $count }
board-pile-tokens = Tokens left: { $count }
board-pile-relics = Relics left: { $count }
board-next-actions = Then: { $left } and { $right }
board-points-at = points at space { $gear } of the gears
board-take-it = Take
board-gear-empty = empty
board-details-of = Details: { $name }
board-close-details = Close
board-choose-for = Several choices: { $name }
board-how-many = Face together:
board-attacker-board = Attacker board: { $name }
board-defender-board = Defender board: { $name }
board-damage-to =
    { $points ->
        [0] no damage
        [one] 1 damage to { $side }
       *[other] { $points } damage to { $side }
    }
board-sum-units = units
board-sum-tokens = tokens
board-sum-die = die
board-line-sum = { $line }: attacker { $attacker }, defender { $defender }
board-before-dice = without the dice
board-last-battle = The last battle
board-watch-again = Watch again
board-to-the-result = To the result
board-continue = Continue
board-quicker = Quicker
board-fell-long = fell at long range
board-fell-medium = fell at medium range
board-fell-close = fell in close combat
board-verdict =
    { $fate ->
        [won] You won, { $own } to { $other }
        [lost] You lost, { $own } to { $other }
        [nobody] Nobody won
       *[watched] Victory for { $name }, { $own } to { $other }
    }
board-because-line =
    { $fate ->
        [won] You won because you were ahead { $winner } to { $loser } { $line ->
                [0] at long range
                [1] at medium range
               *[2] in close combat
            }. Fallen: { $units }.
        [lost] You lost because you were behind { $loser } to { $winner } { $line ->
                [0] at long range
                [1] at medium range
               *[2] in close combat
            }. Fallen: { $units }.
       *[watched] It was decided { $line ->
                [0] at long range
                [1] at medium range
               *[2] in close combat
            }, { $winner } to { $loser }. Fallen: { $units }.
    }
board-because-equal =
    { $fate ->
        [won] You won because as many units are left on both sides, which is the attacker’s victory.
        [lost] You lost because as many units are left on both sides, which is the attacker’s victory.
       *[watched] As many units are left on both sides, which is the attacker’s victory.
    }
board-because-fewer =
    { $fate ->
        [won] You won because you had more units; no line cost the other side any.
        [lost] You lost because you had fewer units; no line cost you any.
       *[watched] The numbers decided it: no line cost the losing side a unit.
    }
board-because-nobody = Both sides lost their last unit.
board-unit-damage = damage { $wounds } of { $absorb }
board-carries = carries { $token }
board-reward-now =
    { $count ->
        [0] With { $units } units a victory brings no relic.
        [one] With { $units } units a victory brings 1 relic.
       *[other] A victory now: choose from { $count } relics.
    }
board-relics-seen = Relics to choose from
board-prowess-seen = Prowess tokens to choose from
board-someone-looks =
    { $count ->
        [one] The winner looks at 1 relic.
       *[other] The winner looks at { $count } relics.
    }
board-piles = Piles
board-wheel = The whole wheel
board-wheel-now = active
board-wheel-then = after the next tile
board-dismissed = Units dismissed from the game
board-nothing = nothing yet
board-sums = What all eight base units of a Sabaton add up to:
board-in-words = The position in words
board-help-lines = Its values in long range, medium range and close combat are added to its side.
board-help-absorb =
    { $count ->
        [one] Absorbs 1 damage: the first point defeats it.
       *[other] Absorbs { $count } damage: the last of these points defeats it.
    }
board-help-left = Half shield on the left, type { $type }: linked with a left neighbour that shows the same on its right. A link takes one damage point instead of its units.
board-help-right = Half shield on the right, type { $type }: linked with a right neighbour that shows the same on its left. A link takes one damage point instead of its units.
board-help-reinforcements =
    { $count ->
        [one] Reinforcement: 1 card from the deck joins at the back.
       *[other] Reinforcements: { $count } cards from the deck join at the back.
    }
board-help-assault =
    { $count ->
        [one] Assault: breaks 1 link of the other side before the dice roll.
       *[other] Assault: breaks { $count } links of the other side before the dice roll.
    }
board-help-heroic-death =
    { $count ->
        [one] Heroic death: when it falls, 1 damage strikes the other side at once.
       *[other] Heroic death: when it falls, { $count } damage strike the other side at once.
    }
board-help-accuracy =
    { $count ->
        [one] Accuracy: a unit that falls to your first damage point of a line dies without heroic death.
       *[other] Accuracy: units that fall to your first { $count } damage points of a line die without heroic death.
    }
board-help-accuracy-cancels =
    { $count ->
        [one] Accuracy: cancels 1 point of heroic death aimed at your side in each line.
       *[other] Accuracy: cancels { $count } points of heroic death aimed at your side in each line.
    }
board-help-diversion =
    { $count ->
        [one] Diversion: the first damage point of every line goes to this unit.
       *[other] Diversion: the first { $count } damage points of every line go to this unit.
    }
board-help-relaunch =
    { $count ->
        [one] Relaunch: its side may roll its die again once.
       *[other] Relaunch: its side may roll its die again { $count } times.
    }
board-help-base = Base unit of { $sabaton }: worth no points.
board-help-elite = Elite unit of { $era }: 1 point for whoever recruits it.
board-help-hero = Hero of { $era }: 3 points. It fights one battle for its owner and is then set aside.

guide-sabaton = Each Sabaton leads eight base units. Look at what their armies add up to and choose the one that you like.
guide-gears = The gears of history begin your turn. The active tile shows the two eras you can jump to; up to twice more you may insert a tile, which makes the pending one active and turns the wheel.
guide-actions = The two arrows of the wheel show your actions. Do each once or leave it, before the jump or after it, until your first unit is deployed. After the first of them no more tiles can be inserted.
guide-token = The active tile points at one of three warfare tokens. Take it for a battle; you can hold three.
guide-jump = Now jump to an era of the active tile. You must leave the era you are in. Look for units worth fighting, or for a rival to challenge.
guide-declare = Choose a unit of your era to fight, or challenge a player who stands there too. Defeated units join you and bring points.
guide-links = This unit is linked with its neighbours. Face more of them at once and you can recruit more, but links absorb damage.
guide-deploy = Lay units from your hand, the first at the battlefront: it takes the damage first. Your values in long range, medium range and close combat are added up.
guide-dice = With up to three units you roll the strong die, with more the risky one. And the fewer units you needed, the more relics you choose from after a victory.
guide-assign = Warfare tokens go to single units, one each, and are gone after the battle. Keep them if this battle is won without.
guide-recruit = The battle is over: what you defeated you may recruit into your discard pile. Elite units are worth 1 point, heroes 3.
guide-relic = A victory brings a relic. Relics of the same era are worth more together: 1, 2, 4, 6, 9 points.

## What chance was asked for

chance-sabaton = Sabatons
chance-starter = Starting player
chance-wheel = Wheel
chance-tile = Tiles
chance-token = Warfare tokens
chance-relic = Relics
chance-dice = Battle dice
chance-relaunch = Dice rolled again
chance-reinforcement = Reinforcements
chance-prowess = Prowess tokens
chance-era-1 = Units of era { era-1-short }
chance-era-2 = Units of era { era-2-short }
chance-era-3 = Units of era { era-3-short }
chance-era-4 = Units of era { era-4-short }
chance-draw-first = Cards of { $seat }
chance-draw-second = Cards of { $seat }
chance-draw-third = Cards of { $seat }
chance-draw-fourth = Cards of { $seat }
chance-draw-fifth = Cards of { $seat }
