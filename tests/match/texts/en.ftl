# What a table says about a parley.

game-title = Parley
game-pitch = Who hides what?

seat-north = North
seat-east = East
seat-south = South
seat-west = West

option-sides = Sides
option-sides-help = Decides who wins together.
option-sides-alone = Alone
option-sides-alone-help = Everybody speaks for themselves.
option-sides-pairs = Pairs
option-sides-pairs-help = Those who face each other win together.

board-words = Words
prompt-talking-act = { $seat }: speak.
prompt-talking-nudged = { $seat }: flinch.
choice-nod = Nod
choice-hide = Hide { $number }
choice-show = Show your number
choice-peek = Look at your neighbour's number
choice-toss = Toss a coin
choice-provoke = Provoke your neighbour
choice-nudge = Nudge your neighbour
choice-pass = Pass
choice-leave = Leave
choice-flinch = Flinch
event-number-shown = { $seat } shows { $number }.
event-number-seen = { $seat } sees { $number }.
event-number-seen-hidden = { $seat } looks at a number.
event-coin-fell = A coin fell.
