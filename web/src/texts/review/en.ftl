# What the review of a finished match says; fetched when it is opened.

web-review-from = Seen from
web-review-began =
    { $own ->
        [yes] You began with { $start } of 100 and ended with { $end }.
       *[no] { $seat } began with { $start } of 100 and ended with { $end }.
    }
web-review-judging = Judging the choices: { $judged } of { $of }
web-review-asking = Looking back on the match …
web-review-late = The choices could not be judged in time; how the chances went is complete.
web-review-broken = The line to the server broke.
web-review-again = Try again
web-review-chance = Win chance
web-review-curve = The win chance of { $seat } from { $start } to { $end } of 100, in { $count } answers. The table below tells it in numbers.
web-review-table = Show as table
web-review-answer = Answer
web-review-cause = Whose
web-review-key = Key moments
web-review-no-key = No single moment changed the chances much.
web-review-luck-of = Luck
web-review-choice-of =
    { $own ->
        [yes] Your choice
       *[no] Choice of { $seat }
    }
web-review-at-start = Start
web-review-at-end = End
web-review-points = { $points } points
web-review-skill = Luck and skill
web-review-start = Start
web-review-luck = Luck
web-review-choices = Own choices
web-review-others = Choices of others
web-review-dice =
    { $own ->
        [yes] The dice and cards gave you { $luck } points of win chance: { $lucky } for you, { $unlucky } against you.
       *[no] The dice and cards gave { $seat } { $luck } points of win chance: { $lucky } for, { $unlucky } against.
    }
web-review-no-dice = By this judgement, chance decided nothing in this match.
web-review-accuracy = Accuracy
web-review-accuracy-text = 100 where nothing was lost.
web-review-seat = Seat
web-review-decisions = Decisions
web-review-inaccuracies = Inaccuracies
web-review-mistakes = Mistakes
web-review-blunders = Blunders
web-review-biggest =
    { $own ->
        [yes] Your biggest mistakes
       *[no] The biggest mistakes of { $seat }
    }
web-review-no-mistakes = No mistakes that the search is sure of.
web-review-weight =
    { $weight ->
        [blunder] Blunder
        [mistake] Mistake
       *[inaccuracy] Inaccuracy
    }
web-review-better = Better: { $better }
web-review-see = See the position
web-review-watch = Watch it again
web-review-note = All of it by the game's own judgement of positions. Choices were judged by what the seat knew then, before chance answered: bad dice are no mistake.
