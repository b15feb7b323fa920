# Sentences of the shared table, the same for every game.

language-name = English

## A player by the chosen name, where a seat has none of its own

seat-named = { $name }
    .of = of { $name }
    .whom = { $name }

## Why a choice is not possible

refusal-game-is-over = The match is over.
refusal-chance-is-next = Chance decides first. Wait for the result.
refusal-not-asked = It is not your choice now: { $seat } must decide.
refusal-verb-not-asked = That cannot be done now. Choose one of the possibilities shown.
refusal-malformed = That choice is incomplete or names something that does not exist. Choose one of the possibilities shown.
refusal-not-offered = That is not possible here. Choose one of the possibilities shown.
refusal-read-only = This match can only be looked at: today's rules no longer fit its record.
refusal-no-such-seat = There is no such seat at this table.
refusal-resigned-already = You have already resigned.
refusal-no-undo-request = Nobody is waiting for your answer to a request to take back.

## Why nothing can be taken back

refusal-undo-nothing = You have made no choice that could be taken back.
refusal-undo-chance = Chance has spoken since your last choice.
refusal-undo-other = { $seat } has made a choice since yours.
refusal-undo-told = You have learned something new since your last choice.
refusal-undo-over = The match is over, so nothing can be taken back.
refusal-undo-read-only = This match can only be looked at, so nothing can be taken back.
refusal-undo-not-alone = That cannot be taken back by itself: take back your choices one by one.

## Why a match cannot be set up

error-unknown-option = There is no rules option “{ $option }”. Known options: { $known }.
error-unknown-option-value = The rules option “{ $option }” has no value “{ $value }”. Known values: { $known }.
error-unknown-scenario = There is no scenario “{ $scenario }”. Known scenarios: { $known }.
error-unknown-lesson = There is no lesson “{ $lesson }”. Known lessons: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] One player is not the right number for this game. Possible: { $known }.
       *[other] { $seats } players are not the right number for this game. Possible: { $known }.
    }
error-unknown-seat = There is no seat “{ $seat }”. Known seats: { $known }.
error-unknown-player = “{ $player }” is no player. Write human, human: and a name, bot: and a level, for example bot:hard, or program: and a command.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known } (N: positions looked at).
error-unknown-language = There is no language “{ $language }” here. Known languages: { $known }.
error-match-has-begun = The match { $file } has begun already: its number of players, scenario, rules options, pack and seed can no longer be chosen.
error-other-game = The file { $file } holds a match of { $game }.

## Why a match file cannot be used

error-file-exists = The file { $file } exists already. Choose another name.
error-no-such-file = There is no file { $file }.
error-no-such-folder = There is no folder { $folder }.
error-file-unreadable = The file { $file } cannot be read ({ $why }).
error-no-match = The file { $file } holds no match of Timefront.
error-other-format = The match { $file } was stored by another version of Timefront, in format { $format }. This version reads format { $known }.
error-line-damaged = Line { $line } of { $file } is damaged.
error-match-damaged = The match file is damaged ({ $why }).
error-match-told-only = This file holds only what one seat, or a spectator, was told of a match that was not over: what lay hidden and the key of the dice are missing, so it cannot be played on. Save it again after the end, or branch off a new table from the one where it is played.
error-match-out-of-order = The match file is damaged: its entries are not numbered in a row.
error-match-in-use = The match { $file } is being played in another window. Leave it there first.
error-match-set-up = The match cannot be set up here. { $why }
error-match-pack = The pack of the match cannot be used here ({ $why }).
error-unknown-game = The match is of a game that is not known here: { $game }.

## Why a position cannot be used

error-position-first-line = This is no position of Timefront: the first line must be “{ $first }”.
error-position-too-long = The position is too long: at most { $most } characters are read.
error-position-line = Line { $line } is not understood: write a name, a colon and a value.
error-position-twice = Line { $line }: “{ $name }” stands there twice.
error-position-missing = The line “{ $name }” is missing from the position.
error-position-word = Line { $line }: “{ $word }” is not known here.
error-position-near = Line { $line }: “{ $word }” is not known here. Is “{ $near }” meant?
error-position-without = Line { $line }: “{ $word }” is missing.
error-position-procedure = Line { $line } is not understood: write a procedure and its step, then its fields, as in “Push.begin seat=red space=3”.
error-position-whose = Parts of the position are unknown (?): a line “{ $name }” must say who sees it so.
error-position-broken = The position does not fit the rules ({ $why }).
error-position-pack = The position is of the pack { $pack }, but here is the pack { $here }. Name the folder of its pack with --pack, or leave out the line “pack” to try it with this one.
error-position-unknown = Parts of the position are unknown (?). To play on from it, give a seed with --seed: what is unknown is drawn from it.
error-position-other-seat = The position is written as { $seat } sees it: it cannot be shown to others, nor whole.
error-position-over = In this position the game is over.
error-position-agreed = A position brings its game, number of players, scenario and rules options: they cannot be chosen.

## The end

score = { $seat }: { $points }
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
decided-points = More points at the end.
decided-draw = Nobody was ahead at the end.
decided-resignation = The other side has resigned.

## Before the match

table-options = Rules options
table-agreed-option = { $option }: { $value } ({ $rule }).
table-bot-easy = bot, easy
table-bot-medium = bot, medium
table-bot-hard = bot, hard

## At the table

table-forced = { $sentence } (There was no other possibility.)

## Commands: the word to type, and what it does

table-no-reference = This game has no reference card; the rules are at hand instead.

## Explanations

table-searching = Looking ahead …
table-hint =
    { $count ->
        [one] Looking ahead once, from what you know, these choices seem best. The percentage is your chance to win, where a shared victory counts in part:
       *[other] Looking ahead { $count } times, from what you know, these choices seem best. The percentage is your chance to win, where a shared victory counts in part:
    }
table-no-odds = There is no battle about to be fought: nothing to reckon with.

## Taking back and giving up

table-undone = { $seat } has taken back the last choice.
table-undo-denied = { $seat } does not agree: the choice stands.
refusal-undo-bots = Where a bot plays, nobody can be asked to let you: bots never agree.
table-resigned = { $seat } resigns.

## The server

refusal-undo-never = At this table nothing is taken back.
refusal-undo-by-request = At this table the others are asked before anything is taken back.
refusal-position-changed = The position has changed in the meantime; look again and choose.
refusal-no-aids = This table plays without hints and odds.
refusal-bots-busy = There is too much to think about at the moment; ask again in a moment.
refusal-review-goes-on = A match that goes on is not looked back on: that would tell secrets.
refusal-not-stored = The server cannot store anything at the moment. Nothing was changed; try again later.
refusal-only-watching = You are watching; only players can do that.
refusal-not-begun = The match has not begun yet: some seats are still empty.
refusal-not-abandoned = A bot can play only for a player whose time is up or who has stayed away for days.
refusal-seat-given = A bot plays for you. Take your seat back first.
refusal-seat-not-given = You are sitting on your seat; no bot plays for you.
refusal-no-such-entry = The match has not come that far.
refusal-nothing-to-choose = You have nothing to choose now.
page-description = War games of history in the browser, against friends or bots, with dice that can be checked and a rule for every move.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game here.
error-no-such-bot = There is no such bot here.
error-no-such-pack = There is no such pack for this game here.
error-no-such-language = Timefront speaks English, German and Spanish.
error-no-such-seat = There is no such seat at this table.
error-no-such-entry = The match has not come that far.
error-not-your-seat = This seat belongs to somebody else.
error-seat-taken = Somebody is sitting there already.
notice-no-nonce = This seat adds no randomness of its own to the dice: no nonce was sent. All chance comes from the server and the other players.
error-unknown-token = This link does not belong to this table.
error-not-over = The match is not over yet.
error-wrong-number-of-seats = A fork has as many seats as the match it comes from.
error-journal-too-long = The journal is too long.
error-table-damaged = This table is damaged and cannot be opened.
error-table-fault = The program failed on this table. Nothing was changed; the table is tried again in a minute.
error-too-much-to-read = This takes too long or too much memory to read; it is not accepted.
error-pack = The pack has faults.
error-army = The armies cannot be fielded:
error-no-armies = This game has no free battles.
error-request-not-understood = The server does not understand this request.
error-message-not-understood = The server does not understand this message.
error-too-many-requests = That was too much at once; wait a moment.
error-too-many-tables = From your address as many tables have come lately as this server keeps; try again when some of them are gone.
error-too-many-packs = From your address as many packs have come lately as this server keeps; try again when some of them are gone.
error-body-too-slow = The request came too slowly; try again.
error-too-many-messages = That was too much at once; wait a moment.
error-too-slow = The connection is too slow; it will be set up again.
error-other-origin = This page belongs to another site.
error-other-host = This server does not go by this name. Use its address in digits, or ask whoever runs it to start it with --public-url and this address.
error-no-hello = The connection did not say whose it is.
error-server-fault = Something went wrong on the server. Nothing was changed; try again.
error-not-stored = The server cannot store anything at the moment. Nothing was changed; try again later.

## Armies

army-no-toml = The file is no valid TOML: { $why }.
army-unknown-value = “{ $name }” is not known here: an army has army, size and [units].
army-value-missing = { $name } is missing: write army = "…", size = "…" and a table [units] with lines such as bowmen = 3.
army-no-number = Not a whole number from 1 to 99: { $units }.
