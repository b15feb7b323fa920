# Sentences of the shared table, the same for every game.

language-name = English

## Why a choice is not possible

refusal-game-is-over = The match is over.
refusal-chance-is-next = Chance decides first. Wait for the result.
refusal-not-asked = It is not your choice now: { $seat } must decide.
refusal-verb-not-asked = That cannot be done now. Choose one of the possibilities shown.
refusal-malformed = That choice is incomplete or names something that does not exist. Choose one of the possibilities shown.
refusal-too-few =
    { $least ->
        [one] That is not enough: choose at least one.
       *[other] That is not enough: choose at least { $least }.
    }
refusal-chosen-already = You have already chosen that one. Choose another.
refusal-no-candidate = That one cannot be chosen here. Choose one of those shown.
refusal-out-of-order = The order does not matter here, so choose in the order shown. To include that one, take back and begin with it.
refusal-read-only = This match can only be looked at: today's rules no longer fit its record.
refusal-resigned-already = You have already resigned.
refusal-no-undo-request = Nobody is waiting for your answer to a request to take back.

## Why nothing can be taken back

refusal-undo-nothing = You have made no choice that could be taken back.
refusal-undo-chance = Chance has spoken since your last choice.
refusal-undo-other = { $seat } has made a choice since yours.
refusal-undo-told = You have learned something new since your last choice.
refusal-undo-over = The match is over, so nothing can be taken back.
refusal-undo-read-only = This match can only be looked at, so nothing can be taken back.

## Why a match cannot be set up

error-unknown-option = There is no rules option “{ $option }”. Known options: { $known }.
error-unknown-option-value = The rules option “{ $option }” has no value “{ $value }”. Known values: { $known }.
error-unknown-scenario = There is no scenario “{ $scenario }”. Known scenarios: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] One player is not the right number for this game. Possible: { $known }.
       *[other] { $seats } players are not the right number for this game. Possible: { $known }.
    }

## The end

score = { $seat } { $points }
outcome-points =
    { $count ->
        [one] { $winners } wins. Final score: { $scores }.
       *[other] { $winners } share the victory. Final score: { $scores }.
    }
outcome-draw = A draw. Final score: { $scores }.
outcome-resignation =
    { $count ->
        [one] { $winners } wins: the other side has resigned.
       *[other] { $winners } win: the other side has resigned.
    }

## At the table

table-turn = { $seat } to choose.
table-waiting = Waiting for { $seat } …
table-thinking = { $seat } is thinking …
table-automatic = Only one possibility: { $choice }
table-choose = Your choice (1–{ $count }), u undo, s save, q quit, ? help
table-bad-input =
    { $count ->
        [one] Please type 1, or one of u, s, q and ?.
       *[other] Please type a number from 1 to { $count }, or one of u, s, q and ?.
    }
table-help = Type the number of your choice and press Enter. u takes back your last choice, s saves the match, q leaves the table, ? shows this help.
table-undone = { $seat } has taken back the last choice.
table-undo-hint = You can ask the others to let you take back your last choice. Ask them? (y/n)
table-undo-asked = { $seat } would like to take back the last choice. Do you agree? (y/n)
table-undo-denied = { $seat } does not agree: the choice stands.
table-saved = The match is saved as { $file }.
table-resumed = Welcome back: the match { $file } goes on.
table-cannot-load = The file { $file } holds no match that can be played on.
table-resign-confirm = Do you really want to resign, { $seat }? (y/n)
table-resigned = { $seat } resigns.
table-curtain = Pass the screen to { $seat }, then press Enter.
table-farewell = See you at the front!
table-yes = y
table-no = n
