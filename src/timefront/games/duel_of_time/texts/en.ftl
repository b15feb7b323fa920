# Sentences of Duel of Time.

game-title = Duel of Time
game-pitch = Two generals, five spaces, eight cards each: every command you lay down also works in your opponent's turn.

## Players, spaces and positions. The attributes are forms that fit into sentences.

seat-yellow = Yellow
seat-red = Red

space-0 = Yellow's base
    .on = in Yellow's base
    .to = to Yellow's base
    .from = from Yellow's base
    .beside = beside Yellow's base
space-1 = Yellow's 2nd space
    .on = on Yellow's 2nd space
    .to = to Yellow's 2nd space
    .from = from Yellow's 2nd space
    .beside = beside Yellow's 2nd space
space-2 = the middle
    .on = in the middle
    .to = to the middle
    .from = from the middle
    .beside = beside the middle
space-3 = Red's 2nd space
    .on = on Red's 2nd space
    .to = to Red's 2nd space
    .from = from Red's 2nd space
    .beside = beside Red's 2nd space
space-4 = Red's base
    .on = in Red's base
    .to = to Red's base
    .from = from Red's base
    .beside = beside Red's base

position-0 = Yellow's base and Yellow's 2nd space
    .beside = beside Yellow's base and Yellow's 2nd space
position-1 = Yellow's 2nd space and the middle
    .beside = beside Yellow's 2nd space and the middle
position-2 = the middle and Red's 2nd space
    .beside = beside the middle and Red's 2nd space
position-3 = Red's 2nd space and Red's base
    .beside = beside Red's 2nd space and Red's base

## Commands, with the lines of the reference card (DT-1.9)

command-deploy = Deploy
command-deploy-help = One of your units comes from the supply to this space.
command-move = Move
command-move-help = One or more of your units here advance to the space ahead.
command-push = Push
command-push-help = One or more of your units here advance to the space ahead; each pushes another unit one space further.
command-charge = Charge
command-charge-help = One of your units here advances to the space ahead and destroys another unit there.
command-sabotage = Sabotage
command-sabotage-help = Destroy one unit here, an enemy or one of your own.
command-rally = Rally
command-rally-help = Bring one of your units from any other space to this one.

## Where there is little room: on the board in text and in long lists of choices

seat-yellow-short = Y
seat-red-short = R
space-0-short = Yellow base
space-1-short = Yellow 2nd
space-2-short = Middle
space-3-short = Red 2nd
space-4-short = Red base
position-0-short = Yellow base + 2nd
position-1-short = Yellow 2nd + middle
position-2-short = Middle + Red 2nd
position-3-short = Red 2nd + base
choice-play-short = { $first_seat }: { $first }, { $second_seat }: { $second }

board-turn = Turn
board-white = White
board-control = Control
board-nobody = nobody
board-command = Command
board-executor = Executed by
board-supply = Supply
board-own-hand = Your hand
board-hand-size = Hand
board-deck-size = Deck
board-control-points = Spaces
board-scenario-points = Scenario
board-starter-bonus = Start bonus
board-total = Points

## Scenarios

scenario-bonus =
    { $bonus ->
        [one] Whoever starts gets { $bonus } extra point at the end.
       *[other] Whoever starts gets { $bonus } extra points at the end.
    }

## Rules options

option-facing = Facing of the cards
option-facing-help = Decides which half of a played card faces which player.
option-facing-near = Near half
option-facing-near-help = The half nearer to a player's base faces that player: 8 ways to lay a card.
option-facing-far = Far half
option-facing-far-help = The half farther from a player's base faces that player: 8 ways to lay a card.
option-facing-free = Free choice
option-facing-free-help = Whoever plays the card chooses which half faces whom: 16 ways to lay a card.
option-last_space_push = Pushing into the last space
option-last_space_push-help = Decides whether units can push into their fifth space, where nobody can be pushed any further.
option-last_space_push-allowed = Allowed
option-last_space_push-allowed-help = The pushing units enter, and the pushed ones stay where they are.
option-last_space_push-impossible = Impossible
option-last_space_push-impossible-help = A Push from the fourth space does nothing, as nobody can be pushed on.

## What is asked

prompt-turn-placement = { $seat }: play a command card.
prompt-move-number = { $seat }: Move { $space_from }. How many of your units advance?
prompt-push-pushed = { $seat }: Push { $space_from }. Which of the units ahead do you push?
prompt-charge-victim = { $seat }: Charge { $space_from }. Which of the units ahead do you destroy?
prompt-sabotage-victim = { $seat }: Sabotage { $space_on }. Which unit do you destroy?
prompt-rally-origin = { $seat }: Rally { $space_on }. Where does your unit come from?

choice-play = { $card } { $position_beside }: { $first } faces { $first_seat }, { $second } faces { $second_seat }
choice-move =
    { $count ->
        [one] Move 1 unit
       *[other] Move { $count } units
    }
choice-push =
    { $own ->
        [0] { $enemy ->
            [one] Push 1 enemy unit
           *[other] Push { $enemy } enemy units
        }
        [one] { $enemy ->
            [0] Push 1 unit of your own
            [one] Push 1 unit of your own and 1 enemy unit
           *[other] Push 1 unit of your own and { $enemy } enemy units
        }
       *[other] { $enemy ->
            [0] Push { $own } units of your own
            [one] Push { $own } units of your own and 1 enemy unit
           *[other] Push { $own } units of your own and { $enemy } enemy units
        }
    }
choice-charge =
    { $owner_own ->
        [1] Charge at one of your own units
       *[other] Charge at one of { $owner }'s units
    }
choice-sabotage =
    { $owner_own ->
        [1] Sabotage one of your own units
       *[other] Sabotage one of { $owner }'s units
    }
choice-rally = Bring a unit { $origin_from }

## What happened

event-scenario-chosen = The scenario is “{ $scenario }”.
event-starter-chosen = The lot falls on { $seat }: { $seat } starts.
event-units-placed =
    { $count ->
        [one] { $seat } sets up 1 unit { $space_on }.
       *[other] { $seat } sets up { $count } units { $space_on }.
    }
event-white-cubes-placed =
    { $count ->
        [one] 1 white cube lies { $space_on }.
       *[other] { $count } white cubes lie { $space_on }.
    }
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-hidden = { $seat } draws a command card.
event-turn-began = Turn { $number }: { $seat } plays.
event-card-played = { $seat } plays { $card } { $position_beside }: { $first } faces { $first_seat }, { $second } faces { $second_seat }.
event-half-covered = { $command } { $space_beside } is covered for good.
event-command-lapsed = { $command } { $space_on } does nothing: { $seat } cannot carry it out.
event-units-deployed =
    { $count ->
        [one] { $seat } deploys a unit { $space_on }.
       *[other] { $seat } deploys { $count } units { $space_on }.
    }
event-units-moved =
    { $count ->
        [one] { $seat } moves a unit { $space_from } { $ahead_to }.
       *[other] { $seat } moves { $count } units { $space_from } { $ahead_to }.
    }
event-units-pushed =
    { $own ->
        [0] { $enemy ->
            [one] { $seat } advances { $space_from } { $ahead_to } and pushes an enemy unit.
           *[other] { $seat } advances { $space_from } { $ahead_to } and pushes { $enemy } enemy units.
        }
        [one] { $enemy ->
            [0] { $seat } advances { $space_from } { $ahead_to } and pushes a unit of its own.
            [one] { $seat } advances { $space_from } { $ahead_to } and pushes a unit of its own and an enemy unit.
           *[other] { $seat } advances { $space_from } { $ahead_to } and pushes a unit of its own and { $enemy } enemy units.
        }
       *[other] { $enemy ->
            [0] { $seat } advances { $space_from } { $ahead_to } and pushes { $own } units of its own.
            [one] { $seat } advances { $space_from } { $ahead_to } and pushes { $own } units of its own and an enemy unit.
           *[other] { $seat } advances { $space_from } { $ahead_to } and pushes { $own } units of its own and { $enemy } enemy units.
        }
    }
event-pushed-units-stayed =
    { $count ->
        [one] The pushed unit stays { $space_on }: there is no space beyond.
       *[other] The { $count } pushed units stay { $space_on }: there is no space beyond.
    }
event-unit-charged =
    { $owner_own ->
        [1] { $seat } charges { $space_from } { $ahead_to } and destroys a unit of its own.
       *[other] { $seat } charges { $space_from } { $ahead_to } and destroys one of { $owner }'s units.
    }
event-unit-sabotaged =
    { $owner_own ->
        [1] Sabotage { $space_on }: { $seat } destroys a unit of its own.
       *[other] Sabotage { $space_on }: { $seat } destroys one of { $owner }'s units.
    }
event-unit-rallied = { $seat } rallies a unit { $origin_from } { $space_to }.
event-white-cube-taken =
    { $points ->
        [one] { $seat } takes a white cube, worth 1 point.
       *[other] { $seat } takes a white cube, worth { $points } points.
    }
event-space-scored =
    { $points ->
        [one] { $seat } controls { $space }: 1 point.
       *[other] { $seat } controls { $space }: { $points } points.
    }
event-scenario-scored =
    { $points ->
        [one] The scenario brings { $seat } 1 point.
       *[other] The scenario brings { $seat } { $points } points.
    }
event-starter-scored =
    { $points ->
        [one] { $seat } gets 1 point for having started.
       *[other] { $seat } gets { $points } points for having started.
    }
event-duel-won = { $seat } wins the duel { $points } to { $other_points }.
event-duel-drawn =
    { $points ->
        [one] The duel is a draw: 1 point each.
       *[other] The duel is a draw: { $points } points each.
    }

## Why a choice is not possible

refusal-card-not-in-hand = That card is not in your hand. Play one that is.
refusal-card-has-two-turns = Here a card can only be laid in two ways: which half faces whom is fixed. Choose one of the two.
refusal-at-least-one = A command must be carried out if it can be: choose at least one unit.
refusal-fewer-units-here =
    { $count ->
        [one] You have only 1 unit here, so no more than 1 can advance.
       *[other] You have only { $count } units here, so no more than { $count } can advance.
    }
refusal-fewer-units-ahead = Not so many units stand ahead: { $own } of your own and { $enemy } of the enemy's. Choose no more than these.
refusal-fewer-pushers =
    { $count ->
        [one] Each of your units pushes one other, and you have only 1 here: push no more than 1.
       *[other] Each of your units pushes one other, and you have only { $count } here: push no more than { $count }.
    }
refusal-pushed-units-stay = On the last space all pushed units stay where they are, so only their number matters. Count the enemy units first.
refusal-no-unit-of-theirs = { $seat } has no unit there. Choose a unit of the other side.
refusal-rally-from-elsewhere = The unit must come from another space. Choose one of the others.
refusal-no-own-unit-there = You have no unit { $space_on }. Choose a space on which one of your units stands.

## The board in the browser

board-front = The front
board-space = Space
board-covered = Covered halves
board-scenario = Turn and scenario
board-turn-of = Turn { $number } of { $turns }
board-over = The duel is over
board-on-turn = plays
board-decides = decides
board-units =
    { $count ->
        [one] { $seat } { $space_on }: 1 unit
       *[other] { $seat } { $space_on }: { $count } units
    }
board-worth =
    { $points ->
        [one] { $space }: worth 1 point to { $seat }
       *[other] { $space }: worth { $points } points to { $seat }
    }
board-white-taken = White cubes taken
board-white-supply = White cubes in the supply
board-card = { $card }, with { $leaders }
board-no-cards = You have played all your cards.
board-run = Number { $order }: { $command } { $space_on }, executed by { $seat }
board-order-to = { $seat }: “{ $text }”
board-advance = Units that advance
board-push-own = Your own units pushed
board-push-enemy = Enemy units pushed
board-fewer = One fewer
board-more = One more
board-pick-a-card = Choose a card.
board-pick-a-place = Choose a place for it above, or drag it there.
board-would-run = With this card would run, in this order:
board-swap-facing = Let the halves face the other way
board-confirm = Play the card like this
board-not-possible = Why is this not possible?

## The guided first turn

guide-goal = Your base is your first space, the enemy base your fifth. At the end, each space on which you have more units than your opponent brings you its number in points: the further you get, the better. The boxes below the cubes show it at any time.
guide-card = Each command card carries two commands. Pick a card of your hand: what its commands do stands beside it.
guide-facing = These are the ways to lay it. The coloured edge of a half shows whom it faces: that player executes the command. Turned cards swap the two commands.
guide-order = Point at a place, or tap it once: the numbers show in which order the commands will run, from the base of whoever plays. All visible commands run every turn, not only yours. Choose a place to play the card.
guide-count = Your command runs. Choose how many units take part: at least one. Click the cubes or use plus and minus, then confirm.
guide-target = Your command runs, and it must be executed if it can be. Click the cubes you mean; the glowing ones are possible.
guide-reply = Your opponent's turn: commands that face you run now too, and you decide about them.
guide-cover = Your card may cover earlier ones, your own and your opponent's. Only the top half beside a space is in force; what is covered never returns.
guide-scenario = Keep an eye on the scenario card: it brings points as well. The large number of each player is the total as it would stand now.

## What chance was asked for

chance-scenario = Scenario
chance-starter = Starting player
chance-draw-yellow = Cards of { seat-yellow }
chance-draw-red = Cards of { seat-red }
