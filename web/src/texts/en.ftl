# What the page itself says; what a table and a game say comes from the server.

web-title = Timefront: war games through history
web-skip = Skip to the content
web-languages = Language
web-theme-system = Colours as your system has them. Change to light
web-theme-light = Light colours. Change to dark
web-theme-dark = Dark colours. Change to those of your system
web-theme = Colours
web-theme-is-system = as your system has them
web-theme-is-light = light
web-theme-is-dark = dark
web-heading = War games through history
web-pitch = Play against the computer or against friends, here in the browser. Every rule is explained where you need it.
web-games = The games
web-loading = Loading …
web-no-server = The server does not answer.
web-again = Try again
web-nowhere = There is nothing here.
web-to-the-lobby = To the lobby
web-table = A table
web-connecting = Connecting to the table …
web-closed = This table cannot be opened with this link.

## The lobby

web-fairness = Fair dice: the server seals its key before you give your share of chance. Your browser keeps the seal and your share, and after the match it compares both and can check every draw.
web-nowhere-why = The address may be mistyped, or the page has moved.
web-lobby-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
web-lobby-players-range = { $least } to { $most } players
web-lobby-play-now = Play now
web-lobby-set-up = Set up a table
web-lobby-how-strong = How strong shall the bot be?
web-lobby-easy = easy
web-lobby-medium = medium
web-lobby-hard = hard
web-lobby-start = Start
web-lobby-starting = One moment …
web-lobby-back = Back
web-lobby-mine = My tables
web-lobby-open = Open tables
web-lobby-none-open = Nobody is waiting at the moment. Set up a public table with an open seat, and it appears here for everybody.
web-lobby-no-list = The list of open tables cannot be read at the moment.
web-lobby-free =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
web-lobby-seat-open = seat free
web-lobby-seat-invited = invited
web-lobby-somebody = somebody on seat { $number }
web-lobby-bot = bot ({ $level })
web-lobby-who-sits = { $who }
web-lobby-gathering = { $taken } of { $all } are here
web-lobby-over = Over
web-lobby-read-only = Only to look at
web-lobby-playing = In play
web-lobby-your-turn = Your turn
web-lobby-their-turn = Turn: { $who }
web-lobby-watching = You watch
web-lobby-gone = This table is gone.
web-lobby-links = Links
web-lobby-forget = Remove “{ $title }” from the list
web-lobby-forget-why = Without its link you cannot come back to this table.
web-lobby-forget-yes = Remove
web-lobby-forget-no = Keep
web-lobby-all = Show all { $count }
web-lobby-rules =
    { $count ->
        [0] The usual rules
        [one] One rule differs from the usual ones
       *[other] { $count } rules differ from the usual ones
    }
web-lobby-import = Bring a match
web-lobby-import-what = Drop the journal of a match here (.match). A finished match can be looked at, another one is played on from its last position.
web-lobby-import-choose = Choose a file
web-lobby-import-busy = Playing it again …
web-lobby-import-too-long = This file is too long for the journal of a match.

## Setting up a table

web-new-heading = Set up a table
web-new-game = Which game?
web-new-seats = Who sits where
web-new-count = How many are playing?
web-new-seat-side = { $seat }: { $side }
web-new-who = Who plays { $seat }?
web-new-me = At this screen
web-new-bot = A bot
web-new-link = By link: somebody I invite
web-new-open = Open: whoever comes
web-new-name = Your name
web-new-several-of-us = Several of you at this screen: whoever is next takes the screen, and hands stay hidden from the others.
web-new-link-help = By link: you get a secret link for the seat and send it to whom you like.
web-new-open-help = Open: the table stands in the list of open tables, and whoever comes first sits down.
web-new-open-private-help = Open: whoever has one of the table's links can sit down there. Make the table public to have it listed.
web-new-bot-help = Bots look ahead from what their seat may know; a hard one takes a little longer.
web-new-rules = Scenario and rules
web-new-scenario = Scenario
web-new-any-scenario = Let the rules decide
web-new-any-scenario-help = One of the following is drawn when the match begins.
web-new-options = Rules options
web-new-usual = usual
web-new-rule = Read rule { $rule }
web-new-pack = A pack of your own
web-new-pack-help = A folder with cards, scenarios and texts of your own in place of those that come with the game. Everything in it is checked first.
web-new-pack-choose = Choose a folder
web-new-pack-taken = Your pack { $hash } is in use.
web-new-pack-leave = Use the game's own
web-new-pack-too-big = This folder is too big for a pack: it may hold 900 KB.
web-new-manners = Table manners
web-new-title = Name of the table
web-new-title-hint = optional
web-new-public = Who may see it?
web-new-private = Private
web-new-private-help = Only who has one of its links can look at it.
web-new-listed = Public
web-new-listed-help = It is listed while seats are free, and everybody may watch.
web-new-listed-needs-open = No seat is open, so nobody from the list can sit down.
web-new-aids = Table aids
web-new-aids-yes = With hints and odds
web-new-aids-yes-help = Everybody can ask a bot for advice and see the chances of a battle.
web-new-aids-no = Without
web-new-aids-no-help = Nobody can: everybody reckons alone.
web-new-undo = Taking back
web-new-undo-free = Free
web-new-undo-free-help = You take back your last choices yourself, until chance or somebody else has had a say or you have learned something new.
web-new-undo-ask = On request
web-new-undo-ask-help = The others are asked every time. Bots never agree.
web-new-undo-none = Never
web-new-undo-none-help = Touched is moved.
web-new-clock = Clock
web-new-clock-help = Only players' clocks run, never those of bots. Whoever runs out of time can be replaced by a bot.
web-new-clock-none = No clock
web-new-clock-none-help = Everybody thinks as long as they like.
web-new-clock-days = Days for every move
web-new-clock-days-help = Come by when you have time.
web-new-clock-live = Live
web-new-clock-live-help = All are there at the same time.
web-new-days = Days for every move:
web-new-minutes = Minutes for the whole match:
web-new-seconds = Seconds added for every move:
web-new-make = Make the table
web-new-make-and-play = Begin the match
web-new-then =
    { $count ->
        [0] Nobody else is needed: the match begins at once.
        [one] Next you see the link for the other seat. The match begins when all have come.
       *[other] Next you see the links for the other seats. The match begins when all have come.
    }

## The gallery of scenarios

web-gallery-heading = What shall be played?
web-gallery-step =
    { $step ->
        [first] First skirmish
        [battles] Battles
        [trials] Great trials
        [free] Your own army
       *[all] Scenarios
    }
web-gallery-step-help =
    { $step ->
        [first] Small and quick: begin here.
        [battles] You can give orders: each of these adds something new.
        [trials] Long, strange or for more players: for those who know the rest.
        [free] When you know your troops: buy them yourself.
       *[all] Each of them is played by rules of its own.
    }
web-gallery-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
web-gallery-difficulty =
    { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
web-gallery-topics = You learn:
web-gallery-new = new here
web-gallery-history = What history tells
web-gallery-battle = Free battle
web-gallery-battle-help = Two armies that you buy or have suggested, four fields, no secrets: whoever breaks the other army wins.

## Buying armies

web-army-heading = Field and armies
web-army-field = On which field?
web-army-size = How large is the battle?
web-army-points = { $points } points for each army
web-army-whose = Whose army?
web-army-whose-help = You buy for both seats, or have an army suggested for the other one.
web-army-standing =
    { $problems ->
        [0] { $list }: { $points } of { $most } points, ready
        [one] { $list }: { $points } of { $most } points, one thing is wrong
       *[other] { $list }: { $points } of { $most } points, { $problems } things are wrong
    }
web-army-list = Army list
web-army-suggest = Suggest an army
web-army-clear = Take everything out
web-army-total = { $points } of { $most } points
web-army-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
web-army-morale = Morale { $morale }
web-army-limits = { $count } bought, { $least } to { $most } allowed
web-army-unit = { $points } points, morale { $morale },
web-army-least = at least { $least },
web-army-most = at most { $most }
web-army-less = One less: { $unit }
web-army-more = One more: { $unit }
web-army-problems =
    { $count ->
        [one] One thing is wrong with this army:
       *[other] { $count } things are wrong with this army:
    }
web-army-sound = This army is ready for battle.

## Inviting others

web-invite-heading = The table is ready
web-invite-what = Send each of the others the link of their seat. The match begins as soon as all have sat down; you see here who has come.
web-invite-ready = All have come: the match has begun.
web-invite-you = you
web-invite-link-of = Link for { $seat }
web-invite-copy = Copy
web-invite-copy-what = Copy: { $what }
web-invite-copied = Copied
web-invite-share = Share
web-invite-share-what = Share: { $what }
web-invite-message = Come and play { $game } with me on Timefront:
web-invite-anybody = Whoever comes first from the list of open tables.
web-invite-anybody-private = Whoever comes first with the link below.
web-invite-sit-here = I sit here, too
web-invite-watch = Link for those who watch
web-invite-watch-help = Who watches sees nothing that is secret.
web-invite-secret = These links are told only here, in this browser: who has one of a seat plays there.
web-invite-to-the-table = To the table
web-invite-unknown = This browser does not know the links of this table.

## Sitting down

web-join-heading = You are invited to a table
web-join-at-the-table = At the table
web-join-your-seat = your seat
web-join-which-seat = Which seat?
web-join-sit-down = Sit down
web-join-watch = Watch
web-join-clock-none = No clock.
web-join-clock-days =
    { $days ->
        [one] One day for every move.
       *[other] { $days } days for every move.
    }
web-join-clock-live = Live: { $minutes } min for the match and { $seconds } s for every move.
web-join-undo-free = Taking back is free.
web-join-undo-ask = Taking back on request.
web-join-undo-none = Nothing is taken back.
web-join-aids = With hints and odds.
web-join-no-aids = Without hints and odds.

## Credits

web-credits = Credits
web-credits-games = The games
web-credits-games-text = The rules played here follow published rulebooks of these works. Their names belong to their authors and publishers, who have no part in Timefront:
web-credits-own = All words and drawings on these pages are our own; nothing of the originals' art or text is used.
web-credits-icons = Icons
web-credits-icons-text = Icons of units, commands and abilities (shapes only, coloured by us) by Delapouite, Lorc, Skoll and the other contributors of
web-credits-fonts = Typefaces
web-credits-program = The program
web-credits-program-text = Timefront is free software under the MIT licence, by the Timefront authors. It is made with the help of, among others:

## The table

web-table-prompt = What is asked
web-table-your-turn = Your turn
web-table-waiting = The match begins when everybody is here.
web-table-chance = Chance decides …
web-table-thinks = { $who } is thinking …
web-table-waits-for = Waiting for { $who }.
web-table-stood-in = A bot is playing for you. You can take your seat back at any time.
web-table-watching = You are watching.
web-table-reconnecting = Connection lost, trying again …
web-table-line-broken = The connection broke before the answer came. The position shows whether it counted.
web-table-away = The server is away. As soon as it is back you can choose again.
web-table-not-done = That did not work. Nothing was changed; try again.
web-table-asking = Looking it up …
web-table-possible = That is possible now.
web-table-named = { $name } ({ $seat })
web-table-dismiss = Hide this sentence
web-table-close = Close
web-table-cancel = Cancel
web-table-open-rule = Open the rules here
web-table-auto-pass = Pass for me whenever I am asked this
web-table-auto-pass-short = Always pass
web-table-passing = Nothing for this: passing …
web-table-offers = Your choices: { $count }
web-table-such-offers = { $first } …
web-table-seals = Cannot be taken back
web-table-best = best by the hint
web-table-seal-title = This cannot be taken back
web-table-seal-text = It brings something new to light or passes the turn on. The small lock marks such choices.
web-table-ask-no-more = Do not ask me again
web-table-do-it = Do it
web-table-board = The board
web-table-no-board = The board of this game cannot be shown. Here is a plain one.
web-table-gathering = Waiting for players
web-table-missing =
    { $count ->
        [0] Everybody is here. The match begins.
        [one] One seat is still empty. The match begins by itself when it is taken.
       *[other] { $count } seats are still empty. The match begins by itself when they are taken.
    }
web-table-invite = Links to invite the others
web-table-players = Players
web-table-you = (you)
web-table-present = here
web-table-absent = away
web-table-empty-seat = seat empty
web-table-gave-up = has resigned
web-table-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
web-table-give-seat = Let a bot play
web-table-take-seat = Take my seat back
web-table-panels = Log and chat
web-table-log = Log
web-table-no-log = Nothing has happened at this table yet.
web-table-older = Earlier
web-table-chat = Chat
web-table-no-chat = Nobody has said anything yet.
web-table-chat-line = Write to the table
web-table-send = Send
web-table-watcher = A spectator
web-table-unread = { $count } new
web-table-odds = Odds of what is about to be fought
web-table-odds-asked = The odds are being worked out …
web-table-aid = An aid of this table: everybody may use it.
web-table-method = How this is worked out
web-table-hint-of = Hint: your chance to win
web-table-share = { $percent } % to win
web-table-replay = Replay
web-table-review = Review
web-table-looking-at = You are looking at moment { $number } of { $count }.
web-table-first = To the beginning
web-table-back = One step back
web-table-forward = One step forward
web-table-slider = Moment
web-table-run = Run
web-table-pause = Pause
web-table-pace = Pace
web-table-pace-slow = slow
web-table-pace-usual = usual
web-table-pace-quick = quick
web-table-to-now = Back to now
web-table-digest =
    { $count ->
        [one] Since you were away: one event
       *[other] Since you were away: { $count } events
    }
web-table-seen = Got it
web-table-tools = Tools
web-table-undo = Undo
web-table-ask-undo = Ask to undo
web-table-undo-asked = { $who } would like to take back the last choice.
web-table-undo-waiting = The others were asked whether you may take it back.
web-table-grant = Allow
web-table-deny = Do not allow
web-table-hint = Hint
web-table-rules = Rules
web-table-search-rules = Search the rules
web-table-chapters = Chapters
web-table-chapter = Chapter { $number }
web-table-chapter-title = { $number }. { $title }
web-table-ruling = Ruling { $ruling }
web-table-no-rule-found = No rule has these words. Try fewer words, or a number such as { $prefix }-2.1.
web-table-reference = Reference
web-table-menu = Menu
web-table-settings = Settings of this browser
web-table-set-seals = Ask before choices that cannot be taken back
web-table-set-passes = Pass by itself where I hold nothing for a window
web-table-set-animations = Show movement on the board
web-table-set-sounds = Sounds
web-table-volume = Volume
web-table-mute = Mute
web-table-set-notices = Notify me when it is my turn
web-table-no-notices = This browser does not allow notices for this page.
web-table-fairness = Fair dice
web-table-commitment = The server sealed its part of the dice before anybody gave a share of chance. This is the seal:
web-table-export = Save the journal
web-table-export-text = The journal is the whole match as a file: before the end what you were told, after the end everything.
web-table-resign = Resign
web-table-resign-text = If you resign, you lose the match. This cannot be taken back.
web-table-resign-yes = I resign
web-table-fork = Play on from here
web-table-fork-text = A new table begins at the position shown. What you cannot know is drawn anew; this match goes on undisturbed.
web-table-fork-over = A new table begins at the position shown. This match stays as it was.
web-table-fork-start = Open the new table
web-table-place-here = plays at this screen
web-table-place-link = gets a link
web-table-place-easy = bot, easy
web-table-place-medium = bot, medium
web-table-place-hard = bot, hard
web-table-won = wins
web-table-shares = shares the victory
web-table-you-won = You won
web-table-you-lost = You lost
web-table-you-share = You share the victory
web-table-drawn = A draw
web-table-winners =
    { $who_count ->
        [one] { $who } won
       *[other] { $who } won together
    }
web-table-decided = What decided it: { $what }, { $ours } to { $theirs }.
web-table-decided-tie = As many points: the rules’ tie-break decided it.
web-table-decided-tie-by = As many points. What decided it: { $what }, { $ours } to { $theirs }.
web-table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-table-rematch =
    { $seats ->
        [2] Play again with sides swapped
       *[other] Play again, everybody one seat further
    }
web-table-to-rematch = To the next match
web-table-rematch-ready = The next match is ready.
web-table-curtain = Pass the device to { $who }
web-table-curtain-text = Nothing is shown until the next player is there.
web-table-curtain-lift = I am { $who }
web-table-verify = Verify the dice
web-table-verify-unsafe = Browsers can check the dice only over https or on the server's own machine. Save the journal and run: timefront verify FILE
web-table-verify-sound =
    { $count ->
        [one] One draw was checked: it is sound.
       *[other] { $count } draws were checked: all are sound.
    }
web-table-verify-unsound =
    { $count ->
        [one] Something is wrong with the draws:
       *[other] { $count } things are wrong with the draws:
    }
web-table-verify-what = What was checked
web-table-verify-text = Your browser compared the disclosed key with the seal in the journal, every proof with the key, and every result with its proof. Nothing of that was left to the server.
web-table-verify-purpose =
    { $count ->
        [one] { $purpose }: one draw
       *[other] { $purpose }: { $count } draws
    }
web-table-verify-commitment = The journal has another seal than the table.
web-table-verify-key = The seal does not belong to this key and to what was fixed with it.
web-table-verify-number = Entry { $number } has another number.
web-table-verify-draw = Entry { $number }: a draw for “{ $purpose }” is missing or comes twice.
web-table-verify-proof = Entry { $number }: the key gives another proof for “{ $purpose }” with these odds.
web-table-verify-weights = Entry { $number }: “{ $purpose }” has no proper odds.
web-table-verify-result = Entry { $number }: the key gives another result for “{ $purpose }”.
web-table-verify-fixed = The shares of chance are not those that were sealed.
web-table-verify-seats = There are not as many shares of chance as seats.
web-table-verify-line = Line { $line } is of no known kind.
web-table-verify-kind = Entry { $number } is of no known kind.
web-table-verify-form = The seal covers the key, the name of the match and the shares of the bots.
web-table-verify-form-old = The seal has the old form: it covers the key alone, not the name of the match and not the shares of the bots.
web-table-verify-form-unknown = The seal is of an unknown form.
web-table-verify-not = Not checked here: whether the draws were due and the moves legal (timefront replay does that), whether somebody who knew the key played, and how the first position came about if the match did not start at the beginning.
web-table-promise-kept = The seal is the one that your browser kept before it gave your share of chance, and your share is unchanged.
web-table-promise-later = After you a share came from { $who }. Who knows the key of the server and gives a share last can steer the draws; no seal prevents that.
web-table-promise-broken = Warning: the server did not keep its word. These dice may have been chosen.
web-table-promise-seal = The seal is not the one that your browser kept before it gave the share of { $who }.
web-table-promise-share = The share of { $who } is not the one that your browser gave.
web-table-promise-others = Shares that were there before that of { $who } have changed.
web-table-promise-unknown = This browser kept no seal of this match, as you sat down somewhere else or long ago. Whether the seal is still the first one, it cannot say.
web-table-promise-missing = The server did not hand out the journal, so the seal could not be compared with it.
web-table-luck = Luck of the dice
web-table-luck-text = How usual were the results? 100 of 100 means perfectly even, a small number means that the dice were streaky. It says nothing about whom they favoured.
web-table-luck-none = No die was rolled often enough in this match to speak of luck. Cards are not counted: each comes sooner or later.
web-table-luck-die = Die { $die }, with { $faces } different results: { $rolls } rolls. In { $percent } of 100 series of as many rolls the results are at least as uneven.
web-table-guide = Guide
web-table-guide-offer = First time with this game? A guide leads you through your first turn, in about two minutes.
web-table-guide-yes = Show me
web-table-guide-no = No, thanks
web-table-guide-next = Got it
web-table-guide-skip = Skip all
web-table-guide-again = Repeat the guide
web-lessons = Lessons
web-lessons-help = Each takes about five minutes, against an easy bot.
web-lesson = Lesson
web-lesson-learned = Lesson learned: { $lesson }.
web-lesson-next = Next: { $lesson }
web-lesson-whole = Play a whole game
web-lesson-stay = Play on here
web-table-help = Help
web-table-help-text = Click what is highlighted on the board, or choose from the list. A click on anything else says why it is not possible. Rule numbers open the rules.
web-table-key-number = make the choice with this number
web-table-key-offers = to the list of choices
web-table-key-undo = take back
web-table-key-hint = hint
web-table-key-board = to the board
web-table-key-log = to the log
web-table-key-chat = to the chat
web-table-key-rules = the rules of what is asked
web-table-key-reference = the reference card
web-table-key-help = this help
web-table-key-moments = in the log: step back and forward through the match
web-table-key-escape = close, or back to now
