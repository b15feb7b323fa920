# Sentences of the terminal alone, the same for every game: the browser is not sent them.

## The program without a command

menu-head = Timefront: Was möchtest du tun?
menu-browser = Im Browser spielen ({ $command })
menu-terminal = Im Terminal spielen ({ $command })
menu-rules = Die Regeln eines Spiels lesen ({ $command })
menu-help = Alle Befehle zeigen ({ $command })
menu-lobby = Spiel unter { $address } in einem Browser; Strg-C beendet den Server. Im Terminal: { $command }

## Before the match

table-choose-language = Sprache
table-choose-game = Welches Spiel?
table-choose-match = Weiterspielen oder neu beginnen?
table-stored-match = Weiter mit „{ $scenario }“, zuletzt gespielt am { $when } ({ $file })
table-new-match = Eine neue Partie
table-choose-scenario = Welches Szenario?
table-any-scenario = Die Regeln entscheiden lassen
table-scenario = { $scenario }: { $text }
table-option = { $option }: { $value }. { $help }
table-choose-options = Welche Regeloptionen?
table-take-usual-options = Die üblichen, wie oben
table-choose-each-option = Einzeln wählen
table-choose-option = { $option } ({ $rule }): { $help }
table-option-value = { $value }: { $help }
table-usual-options = Regeloptionen: die üblichen. Die Übersicht zeigt sie.
table-choose-seats = Wie viele spielen mit?
table-choose-player = Wer spielt { $seat }?
table-choose-name = Wie heißt du? (Eingabetaste: ohne Namen, q: verlassen)
table-you = du
table-human = ein Mensch an diesem Bildschirm
table-bot = Bot { $bot }
table-outside-failed = { $seat } hat verloren: Der Bot hat versagt ({ $why }).
table-pick = Deine Wahl, 1–{ $count } (Eingabetaste: { $usual }, q: verlassen):
table-pick-again = Bitte gib eine Zahl von 1 bis { $count } ein, drücke nur die Eingabetaste für { $usual } oder tippe q zum Verlassen.

## At the table

table-title = { $game }: { $scenario }
table-player = { $seat }: { $player }.
table-thinking = { $seat } überlegt …
table-log-start = Die Partie bis jetzt
table-log-since = Seit deiner letzten Wahl
table-log-more = … (verlauf zeigt den Rest)
table-board-more = … (brett zeigt die ganze Lage)
table-sealing = { $choice } (lässt sich nicht zurücknehmen)
table-some-seal = * lässt sich danach nicht zurücknehmen.
table-all-seal = Danach lässt sich keine dieser Möglichkeiten zurücknehmen.
table-choose = Deine Wahl, 1–{ $count } (? erklärt, hilfe zeigt die Befehle):
table-bad-input =
    { $count ->
        [one] Das ist weder eine Möglichkeit noch ein Befehl. Tippe 1, ? für eine Erklärung oder hilfe für die Befehle.
       *[other] Das ist weder eine Möglichkeit noch ein Befehl. Tippe eine Zahl von 1 bis { $count }, ? für eine Erklärung oder hilfe für die Befehle.
    }
table-no-such-number =
    { $count ->
        [one] Eine Möglichkeit { $number } gibt es nicht, hier nur die 1.
       *[other] Eine Möglichkeit { $number } gibt es nicht, nur 1 bis { $count }.
    }
table-curtain = Gib den Bildschirm an { $seat } weiter und drücke dann die Eingabetaste.
table-yes = j
table-no = n
table-yes-or-no = Bitte tippe { $yes } oder { $no }.
table-farewell = Bis bald an der Front!

## Lessons

table-lesson = Lektion: { $lesson }. { $text }
table-lesson-step = { $lesson } { $number }/{ $count }: { $text } ({ $rule })
table-lesson-learned = Lektion gelernt: { $lesson }.
table-lesson-next = Die nächste, „{ $lesson }“: { $command }
table-lesson-whole = Ein ganzes Spiel: { $command }
table-lesson-agreed = Eine Lektion bringt die Spielerzahl, das Szenario, die Regeloptionen und das Paket mit: Sie lassen sich nicht wählen.

## Commands: the word to type, and what it does

table-help = Tippe die Nummer deiner Wahl und drücke die Eingabetaste; die Eingabetaste allein zeigt alles noch einmal. Diese Befehle helfen dir:
table-do-choose = trifft diese Wahl
table-do-explain = erklärt mit den Regeln, was du entscheiden sollst
table-do-why = warum
table-do-why-help = erklärt eine Wahl oder eine Karte mit ihrem Namen, oder warum es nicht geht; allein zeigt es, wie man eine Wahl schreibt
table-do-rules = regeln
table-do-rules-help = zitiert eine Regel nach ihrer Nummer; allein listet es alle Regeln auf
table-do-reference = übersicht
table-do-reference-help = zeigt die Übersichtskarte des Spiels und die vereinbarten Regeloptionen
table-do-hint = tipp
table-do-hint-help = denkt mit deinem Wissen voraus und nennt die besten Möglichkeiten
table-do-odds = chancen
table-do-odds-help = nennt die Aussichten eines Kampfes, der bevorsteht, soweit du sie kennen kannst; mit der Nummer einer Wahl oder dem Namen eines Gebiets die eines Angriffs dort
table-do-board = brett
table-do-board-help = zeigt die Lage
table-do-look = schau
table-do-look-help = zeigt ein Gebiet, eine Einheit oder eine Karte genau; allein zeigt es die Landkarte
table-do-log = verlauf
table-do-log-help = erzählt alles, was geschehen ist
table-do-undo = zurück
table-do-undo-help = nimmt deine letzte Wahl zurück
table-do-save = speichern
table-do-save-help = sagt, wo die Partie gespeichert ist; mit einem Namen speichert es dort eine Kopie
table-do-lang = sprache
table-do-lang-help = wechselt die Sprache
table-do-resign = aufgeben
table-do-resign-help = gibt die Partie verloren
table-do-quit = ende
table-do-quit-help = verlässt den Tisch; die Partie bleibt gespeichert
table-do-help = hilfe
table-do-help-help = zeigt diese Liste

## Explanations

table-explained = Mit tipp bekommst du einen Rat, mit hilfe siehst du alle Befehle.
table-possible = { $number } ist möglich: { $choice }
table-why-usage = Tippe warum und die Nummer einer Möglichkeit oder eine ausgeschriebene Wahl, zum Beispiel { $example }. So schreibt man eine Wahl:
table-rules-usage = Mit regeln { $example } liest du den ganzen Absatz, mit regeln 2 das ganze Kapitel 2.
table-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. Die Regeln reichen von { $first } bis { $last }; regeln listet alle auf.
table-look-usage = Schreibe schau und einen Namen, der auf dem Brett steht, zum Beispiel schau { $example }.
table-nothing-there = Auf dem Brett heißt nichts „{ $name }“. Namen stehen in den Tabellen; schau allein sagt mehr.
table-lang-usage = Tippe sprache und eines davon: { $known }.
table-hint-line =
    { $visits ->
        [one] Gewinnchance etwa { $share } %, einmal betrachtet: { $choice }
       *[other] Gewinnchance etwa { $share } %, { $visits }-mal betrachtet: { $choice }
    }

## Taking back and giving up

table-undo-hint = Du kannst die anderen bitten, deine letzte Wahl zurücknehmen zu dürfen. Möchtest du das? (j/n)
table-undo-what = Das würde { $seat } zurücknehmen:
table-undo-asked = { $seat } möchte die letzte Wahl zurücknehmen. Bist du einverstanden? (j/n)
table-resign-confirm = Möchtest du wirklich aufgeben, { $seat }? (j/n)

## Files

table-saving = Jede Wahl wird sofort gespeichert: { $file }
table-saved = Die Partie ist gespeichert: { $file }.
table-copied = Eine Kopie ist gespeichert: { $file }. Von dort weiterspielen: { $command }
table-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
table-cannot-save = { $file } lässt sich nicht schreiben ({ $why }). Wähle einen anderen Ort.
table-not-saved = Die Wahl gilt nicht, weil sich { $file } nicht schreiben ließ ({ $why }). Schaffe Platz und wähle noch einmal.
table-resumed = Willkommen zurück: Die Partie { $file } geht weiter.
table-left = Die Partie ist gespeichert. So geht es weiter: { $command }
table-verify = Nachprüfen, ob der Zufall ehrlich war: { $command }
table-replay = Die ganze Partie noch einmal lesen: { $command }

## Armies

table-army-sound = Das Heer ist in Ordnung: { $points } von { $most } Punkten, { $units } Einheiten, Moral { $morale }. Es bricht, wenn es { $breaks } verloren hat.
table-army-written = Geschrieben: { $file }. Kauf, was du willst, und prüf es dann: { $command }
table-no-armies = { $game } hat keine freien Schlachten: Lass --army und --field weg.
table-armies-agreed = Die Heere bringen ihr eigenes Szenario mit: Lass --scenario weg.
table-army-unreadable = { $file } ist kein Text in UTF-8: { $why }.

## Looking back

table-review-curve = { $seat }: { $curve }
table-review-sum = Gewinnchance: { $start } % am Anfang, Zufall { $luck }, eigene Entscheidungen { $own }, Entscheidungen anderer { $others }, { $end } % am Ende.
table-review-luck = Der Zufall gab { $lucky } Punkte und nahm { $unlucky }.
table-review-accuracy =
    { $count ->
        [one] Genauigkeit { $accuracy } von 100 bei einer Entscheidung.
       *[other] Genauigkeit { $accuracy } von 100 bei { $count } Entscheidungen.
    }
table-review-weights = Ungenauigkeiten: { $inaccuracy }, Fehler: { $mistake }, grobe Fehler: { $blunder }.
table-review-no-mistakes = Keine Fehler, deren sich die Suche sicher ist.
table-review-mistake =
    { $weight ->
        [blunder] Eintrag { $entry }, grober Fehler, { $loss } Punkte: { $choice }
        [mistake] Eintrag { $entry }, Fehler, { $loss } Punkte: { $choice }
       *[inaccuracy] Eintrag { $entry }, Ungenauigkeit, { $loss } Punkte: { $choice }
    }
table-review-better = Besser: { $better }
table-review-key-moments = Schlüsselmomente:
table-review-key-chance = Eintrag { $entry }, Glück, { $change } Punkte für { $seat }.
table-review-key-choice = Eintrag { $entry }, Entscheidung von { $who }, { $change } Punkte für { $seat }.
table-review-note = Alles nach dem eigenen Urteil des Spiels über Stellungen; Entscheidungen wurden nach dem beurteilt, was damals bekannt war.
table-review-goes-on = Diese Partie ist nicht zu Ende: Was Glück war und was Entscheidung, wird erst danach verraten.
table-review = Nachsehen, was Glück war und was Entscheidung: { $command }

## The report of a study

report-title = { $game }: ein Bericht
report-games = Partien
report-bots = Bots, nach Plätzen
report-scenario = Szenario
report-options = Regeloptionen
report-seed = Startwert
report-of-these-bots = Jede Zahl handelt von diesen Bots und Szenarien und von keinen anderen.
report-results = Wer gewinnt
report-results-help = Der Anteil jedes Platzes am Sieg mit seinem 95-%-Intervall; die gestrichelte Linie ist der gleiche Anteil für alle.
report-draws = Geteilte Siege
report-lengths = Wie lange es dauert
report-lengths-help = Partien nach der Zahl ihrer Entscheidungen; eine Entscheidung ist eine Wahl unter mindestens zweien.
report-decisions = Entscheidungen je Partie (95-%-Intervall)
report-median = Median
report-branching = Möglichkeiten bei einer Entscheidung
report-most-offers = Die meisten Möglichkeiten bei einer Entscheidung
report-forced = Züge, die keine Entscheidung sind
report-course = Wie es verläuft
report-course-help = Nach dem eigenen Urteil des Spiels über die Stellung vor jeder Entscheidung.
report-lead-changes = Führungswechsel je Partie
report-comebacks = Gewonnen von jemand anderem als dem Führenden zur Halbzeit (95-%-Intervall)
report-drama = Dramatik: wie weit der spätere Sieger zurücklag
report-decided-at = Teil der Partie, nach dem der Sieger über 90 % blieb
report-luck = Glück
report-luck-help = Wie sehr das Glück aller Ziehungen zusammen die Gewinnchance eines Platzes bewegt, als Standardabweichung in Prozentpunkten.
report-luck-share = Die Varianz des Glücks beträgt { $share } % von der des Ergebnisses des ersten Platzes.
report-judgement = Wie gut das Urteil ist
report-judgement-help = Was das Urteil des Spiels eine Chance nennt und was daraus wurde; auf der gestrichelten Linie ist beides gleich.
report-brier = Brier-Wert (0 weiß alles, 0,25 nichts):
report-measures = Was das Spiel misst
report-measures-help = Eigene Zahlen des Spiels, im Mittel über alle Partien.
report-uses = Was benutzt wird
report-uses-help = Was in wie vielen Partien gewählt werden kann, und was gewählt wird.
report-things = Entscheidungen, die dies nennen: { $kind }
report-never = Nie genannt:
report-more =
    { $count ->
        [one] Eine weitere Zeile steht in den Daten (--json).
       *[other] { $count } weitere Zeilen stehen in den Daten (--json).
    }
report-worths = Was es wert ist
report-worths-help = Um wie viel weniger als die Hälfte ein Bot gewinnt, der es nicht wählen darf, in Prozentpunkten, gegen einen, der es darf.
report-ladder = Ob Nachdenken hilft
report-ladder-help = Der Anteil jedes Bots am Sieg gegen den nächstschwächeren; die gestrichelte Linie ist der gleiche Anteil.
report-rules = Regeln
report-rules-help = Die Regeln, die in diesen Partien angewandt wurden, nach dem Anteil der Partien.
report-dead =
    { $count ->
        [0] Jede Spielregel wurde angewandt.
        [one] Eine Spielregel wurde nie angewandt.
       *[other] { $count } Spielregeln wurden nie angewandt.
    }
report-dead-rules = Regeln, die nie angewandt wurden
report-used-rules = Regeln, die angewandt wurden
report-samples = Partien zum Ansehen
report-samples-help = Jeder Befehl liest eine Partie dieses Berichts noch einmal vor.
report-head-seat = Platz
report-head-share = Anteil
report-head-interval = 95-%-Intervall
report-head-reason = Wie es endete
report-head-luck-spread = Glück in Punkten
report-head-expected = Erwartet
report-head-came = Gekommen
report-head-positions = Stellungen
report-head-verb = Wahl
report-head-rule = Regel
report-head-can = Möglich in Partien
report-head-does = In Partien
report-head-times = Mal je Partie
report-head-thing = Was
report-head-paragraph = Sie sagt
report-head-worth = Wert in Punkten
report-head-contest = Wettkampf
report-head-kind = Art oder Regel
report-head-mean = Mittel
report-head-measure = Maß
report-head-side = Seite
