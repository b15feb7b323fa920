# Sentences of the terminal alone, the same for every game: the browser is not sent them.

## The program without a command

menu-head = Timefront: what would you like to do?
menu-browser = Play in the browser ({ $command })
menu-terminal = Play in the terminal ({ $command })
menu-rules = Read the rules of a game ({ $command })
menu-help = List all commands ({ $command })
menu-lobby = Play at { $address } in a browser; Ctrl-C ends the server. In the terminal: { $command }

## Before the match

table-choose-language = Language
table-choose-game = Which game?
table-choose-match = Go on, or begin anew?
table-stored-match = Go on with “{ $scenario }”, last played { $when } ({ $file })
table-new-match = A new match
table-choose-scenario = Which scenario?
table-any-scenario = Let the rules decide
table-scenario = { $scenario }: { $text }
table-option = { $option }: { $value }. { $help }
table-choose-options = Which rules options?
table-take-usual-options = The usual ones, as above
table-choose-each-option = Choose them one by one
table-choose-option = { $option } ({ $rule }): { $help }
table-option-value = { $value }: { $help }
table-usual-options = Rules options: the usual ones. The reference card shows them.
table-choose-seats = How many are playing?
table-choose-player = Who plays { $seat }?
table-choose-name = What is your name? (Enter: none, q: leave)
table-you = you
table-human = a human at this screen
table-bot = bot { $bot }
table-outside-failed = { $seat } has lost: its bot failed ({ $why }).
table-pick = Your choice, 1–{ $count } (Enter: { $usual }, q: leave):
table-pick-again = Please type a number from 1 to { $count }, just Enter for { $usual }, or q to leave.

## At the table

table-title = { $game }: { $scenario }
table-player = { $seat }: { $player }.
table-thinking = { $seat } is thinking …
table-log-start = The match so far
table-log-since = Since your last choice
table-log-more = … (type log for the rest)
table-board-more = … (type board for the whole position)
table-sealing = { $choice } (cannot be taken back)
table-some-seal = * cannot be taken back once made.
table-all-seal = None of these can be taken back once made.
table-choose = Your choice, 1–{ $count } (? explains, help lists the commands):
table-bad-input =
    { $count ->
        [one] That is neither a choice nor a command. Type 1, ? for an explanation, or help for the commands.
       *[other] That is neither a choice nor a command. Type a number from 1 to { $count }, ? for an explanation, or help for the commands.
    }
table-no-such-number =
    { $count ->
        [one] There is no choice { $number }: only 1 is possible here.
       *[other] There is no choice { $number }: they run from 1 to { $count }.
    }
table-curtain = Pass the screen to { $seat }, then press Enter.
table-yes = y
table-no = n
table-yes-or-no = Please type { $yes } or { $no }.
table-farewell = See you at the front!

## Lessons

table-lesson = Lesson: { $lesson }. { $text }
table-lesson-step = { $lesson } { $number }/{ $count }: { $text } ({ $rule })
table-lesson-learned = Lesson learned: { $lesson }.
table-lesson-next = The next one, “{ $lesson }”: { $command }
table-lesson-whole = To play a whole game: { $command }
table-lesson-agreed = A lesson brings its number of players, scenario, rules options and pack: they cannot be chosen.

## Commands: the word to type, and what it does

table-help = Type the number of your choice and press Enter; Enter alone shows everything again. These commands help you:
table-do-choose = makes that choice
table-do-explain = explains what you are asked, with the rules
table-do-why = why
table-do-why-help = explains a choice or a card by its name, or why it is not possible; alone it shows how to write choices
table-do-rules = rules
table-do-rules-help = quotes a rule by its number; alone it lists all rules
table-do-reference = reference
table-do-reference-help = shows the reference card of the game and the agreed rules options
table-do-hint = hint
table-do-hint-help = looks ahead from what you know and names the best choices
table-do-odds = odds
table-do-odds-help = tells the chances of a battle that is about to be fought, from what you know; with the number of a choice or the name of an area, those of an attack there
table-do-board = board
table-do-board-help = shows the position
table-do-look = look
table-do-look-help = shows an area, a unit or a card in full; alone it shows the map
table-do-log = log
table-do-log-help = tells everything that has happened
table-do-undo = undo
table-do-undo-help = takes back your last choice
table-do-save = save
table-do-save-help = says where the match is saved; with a name it saves a copy there
table-do-lang = lang
table-do-lang-help = goes on in another language
table-do-resign = resign
table-do-resign-help = gives up the match
table-do-quit = quit
table-do-quit-help = leaves the table; the match stays saved
table-do-help = help
table-do-help-help = shows this list

## Explanations

table-explained = Type hint for advice, or help for all commands.
table-possible = { $number } is possible: { $choice }
table-why-usage = Type why and the number of a choice, or a choice written out, for example { $example }. This is how choices are written:
table-rules-usage = Type rules { $example } for the whole paragraph, or rules 2 for all of chapter 2.
table-no-such-rule = There is no rule “{ $rule }”. The rules run from { $first } to { $last }; rules lists them all.
table-look-usage = Type look and a name that stands on the board, for example look { $example }.
table-nothing-there = Nothing on the board is called “{ $name }”. Names stand in the tables; look alone tells more.
table-lang-usage = Type lang and one of these: { $known }.
table-hint-line =
    { $visits ->
        [one] about { $share }% to win, looked at once: { $choice }
       *[other] about { $share }% to win, looked at { $visits } times: { $choice }
    }

## Taking back and giving up

table-undo-hint = You can ask the others to let you take back your last choice. Ask them? (y/n)
table-undo-what = { $seat } would take back:
table-undo-asked = { $seat } would like to take back the last choice. Do you agree? (y/n)
table-resign-confirm = Do you really want to resign, { $seat }? (y/n)

## Files

table-saving = Every choice is saved at once: { $file }
table-saved = The match is saved as { $file }.
table-copied = A copy is saved as { $file }. To play on from there: { $command }
table-exists = { $file } exists already and stays as it is. Choose another name.
table-cannot-save = { $file } cannot be written ({ $why }). Choose another place.
table-not-saved = The choice was not made, because { $file } could not be written ({ $why }). Make room, then choose again.
table-resumed = Welcome back: the match { $file } goes on.
table-left = The match is saved. To go on: { $command }
table-verify = To check that chance was fair: { $command }
table-replay = To read the whole match again: { $command }

## Armies

table-army-sound = The army is sound: { $points } of { $most } points, { $units } units, morale { $morale }. It breaks when it has lost { $breaks }.
table-army-written = Written: { $file }. Buy what you like, then check it: { $command }
table-no-armies = { $game } has no free battles: leave --army and --field out.
table-armies-agreed = The armies make a scenario of their own: leave --scenario out.
table-army-unreadable = { $file } is no text in UTF-8: { $why }.

## Looking back

table-review-curve = { $seat }: { $curve }
table-review-sum = Chance to win: { $start }% at first, chance { $luck }, own choices { $own }, choices of others { $others }, { $end }% at the end.
table-review-luck = Chance gave { $lucky } points and took { $unlucky }.
table-review-accuracy =
    { $count ->
        [one] Accuracy { $accuracy } of 100 in one decision.
       *[other] Accuracy { $accuracy } of 100 in { $count } decisions.
    }
table-review-weights = Inaccuracies: { $inaccuracy }, mistakes: { $mistake }, blunders: { $blunder }.
table-review-no-mistakes = No mistakes that the search is sure of.
table-review-mistake =
    { $weight ->
        [blunder] Entry { $entry }, a blunder, { $loss } points: { $choice }
        [mistake] Entry { $entry }, a mistake, { $loss } points: { $choice }
       *[inaccuracy] Entry { $entry }, an inaccuracy, { $loss } points: { $choice }
    }
table-review-better = Better: { $better }
table-review-key-moments = Key moments:
table-review-key-chance = Entry { $entry }, luck, { $change } points for { $seat }.
table-review-key-choice = Entry { $entry }, a choice of { $who }, { $change } points for { $seat }.
table-review-note = All of it by the game's own judgement of positions; choices were judged by what the seat knew then.
table-review-goes-on = This match is not over: what was luck and what was choice is told after the end.
table-review = To see what was luck and what was choice: { $command }

## The report of a study

report-title = { $game }: a report
report-games = Games
report-bots = Bots, by seat
report-scenario = Scenario
report-options = Rules options
report-seed = Seed
report-of-these-bots = Every figure speaks of these bots and scenarios, and of no others.
report-results = Who wins
report-results-help = The share of the victory of each seat with its 95 % interval; the dashed line is an equal share.
report-draws = Shared victories
report-lengths = How long it takes
report-lengths-help = Games by the number of their decisions, a decision being a choice among at least two.
report-decisions = Decisions a game (95 % interval)
report-median = Median
report-branching = Offers at a decision
report-most-offers = Most offers at a decision
report-forced = Moves that are no decision
report-course = How it goes
report-course-help = By the game's own judgement of the positions before each decision.
report-lead-changes = Changes of the lead in a game
report-comebacks = Won by somebody else than the leader at half time (95 % interval)
report-drama = Drama: how far behind the later winner was
report-decided-at = Part of the game after which the winner stayed above 90 %
report-luck = Luck
report-luck-help = How much the luck of all draws together moves a seat's chance to win, as a standard deviation in percentage points.
report-luck-share = The variance of luck is { $share } % of that of the first seat's result.
report-judgement = How good the judgement is
report-judgement-help = What the game's judgement calls a chance, and what came of it; on the dashed line both are equal.
report-brier = Brier score (0 knows everything, 0.25 nothing):
report-measures = What the game measures
report-measures-help = Figures of the game's own, as means over all games.
report-uses = What is used
report-uses-help = What can be chosen, in how many games, and what is.
report-things = Choices that name: { $kind }
report-never = Never named:
report-more =
    { $count ->
        [one] One more is in the data (--json).
       *[other] { $count } more are in the data (--json).
    }
report-worths = What it is worth
report-worths-help = How much less than half a bot wins that may not choose it, in percentage points, against one that may.
report-ladder = Whether thinking helps
report-ladder-help = The share of the victory of each bot against the next weaker one; the dashed line is an equal share.
report-rules = Rules
report-rules-help = The rules that were carried out in these games, by the share of games.
report-dead =
    { $count ->
        [0] Every rule of play was carried out.
        [one] One rule of play was never carried out.
       *[other] { $count } rules of play were never carried out.
    }
report-dead-rules = Rules that were never carried out
report-used-rules = Rules that were carried out
report-samples = Games to look at
report-samples-help = Each command reads a game of this report again.
report-head-seat = Seat
report-head-share = Share
report-head-interval = 95 % interval
report-head-reason = How it ended
report-head-luck-spread = Luck in points
report-head-expected = Expected
report-head-came = Came
report-head-positions = Positions
report-head-verb = Choice
report-head-rule = Rule
report-head-can = Offered in games
report-head-does = In games
report-head-times = Times a game
report-head-thing = What
report-head-paragraph = It says
report-head-worth = Worth in points
report-head-contest = Contest
report-head-kind = Kind or rule
report-head-mean = Mean
report-head-measure = Measure
report-head-side = Side
