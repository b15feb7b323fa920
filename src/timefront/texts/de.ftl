# Sentences of the shared table, the same for every game.

language-name = Deutsch

## Why a choice is not possible

refusal-game-is-over = Die Partie ist zu Ende.
refusal-chance-is-next = Erst entscheidet der Zufall. Warte auf das Ergebnis.
refusal-not-asked = Jetzt entscheidest nicht du, sondern { $seat }.
refusal-verb-not-asked = Das geht jetzt nicht. Wähle eine der angezeigten Möglichkeiten.
refusal-malformed = Diese Wahl ist unvollständig oder nennt etwas, das es nicht gibt. Wähle eine der angezeigten Möglichkeiten.
refusal-too-few =
    { $least ->
        [one] Das ist zu wenig: Wähle mindestens eins.
       *[other] Das ist zu wenig: Wähle mindestens { $least }.
    }
refusal-chosen-already = Das hast du schon gewählt. Wähle etwas anderes.
refusal-no-candidate = Das steht hier nicht zur Wahl. Wähle aus dem, was angezeigt wird.
refusal-out-of-order = Die Reihenfolge ist hier gleichgültig, wähle also in der angezeigten Folge. Soll dies dabei sein, nimm zurück und beginne damit.
refusal-read-only = Diese Partie lässt sich nur noch ansehen: Die heutigen Regeln passen nicht mehr zu ihrer Aufzeichnung.
refusal-resigned-already = Du hast schon aufgegeben.
refusal-no-undo-request = Niemand wartet auf deine Antwort, ob ein Zug zurückgenommen werden darf.

## Why nothing can be taken back

refusal-undo-nothing = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
refusal-undo-chance = Seit deiner letzten Wahl hat der Zufall entschieden.
refusal-undo-other = Seit deiner letzten Wahl hat { $seat } gewählt.
refusal-undo-told = Seit deiner letzten Wahl hast du etwas Neues erfahren.
refusal-undo-over = Die Partie ist zu Ende, zurücknehmen lässt sich nichts mehr.
refusal-undo-read-only = Diese Partie lässt sich nur noch ansehen, zurücknehmen lässt sich nichts mehr.

## Why a match cannot be set up

error-unknown-option = Es gibt keine Regeloption „{ $option }“. Bekannte Optionen: { $known }.
error-unknown-option-value = Die Regeloption „{ $option }“ hat keinen Wert „{ $value }“. Bekannte Werte: { $known }.
error-unknown-scenario = Es gibt kein Szenario „{ $scenario }“. Bekannte Szenarien: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] Allein lässt sich dieses Spiel nicht spielen. Möglich: { $known }.
       *[other] Zu { $seats } lässt sich dieses Spiel nicht spielen. Möglich: { $known }.
    }

## The end

score = { $seat } { $points }
outcome-points =
    { $count ->
        [one] { $winners } gewinnt. Endstand: { $scores }.
       *[other] { $winners } teilen sich den Sieg. Endstand: { $scores }.
    }
outcome-draw = Unentschieden. Endstand: { $scores }.
outcome-resignation =
    { $count ->
        [one] { $winners } gewinnt: Die Gegenseite hat aufgegeben.
       *[other] { $winners } gewinnen: Die Gegenseite hat aufgegeben.
    }

## At the table

table-turn = { $seat } hat die Wahl.
table-waiting = Warten auf { $seat } …
table-thinking = { $seat } überlegt …
table-automatic = Nur eine Möglichkeit: { $choice }
table-choose = Deine Wahl (1–{ $count }), u zurücknehmen, s speichern, q beenden, ? Hilfe
table-bad-input =
    { $count ->
        [one] Bitte gib 1 ein oder eines der Zeichen u, s, q oder ?.
       *[other] Bitte gib eine Zahl von 1 bis { $count } ein oder eines der Zeichen u, s, q oder ?.
    }
table-help = Gib die Nummer deiner Wahl ein und drücke die Eingabetaste. u nimmt deine letzte Wahl zurück, s speichert die Partie, q verlässt den Tisch, ? zeigt diese Hilfe.
table-undone = { $seat } hat die letzte Wahl zurückgenommen.
table-undo-hint = Du kannst die anderen bitten, deine letzte Wahl zurücknehmen zu dürfen. Möchtest du das? (j/n)
table-undo-asked = { $seat } möchte die letzte Wahl zurücknehmen. Bist du einverstanden? (j/n)
table-undo-denied = { $seat } ist nicht einverstanden: Die Wahl gilt.
table-saved = Die Partie ist gespeichert: { $file }.
table-resumed = Willkommen zurück: Die Partie { $file } geht weiter.
table-cannot-load = Die Datei { $file } enthält keine Partie, die sich weiterspielen lässt.
table-resign-confirm = Möchtest du wirklich aufgeben, { $seat }? (j/n)
table-resigned = { $seat } gibt auf.
table-curtain = Gib den Bildschirm an { $seat } weiter und drücke dann die Eingabetaste.
table-farewell = Bis bald an der Front!
table-yes = j
table-no = n
