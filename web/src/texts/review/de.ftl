# Was die Auswertung einer beendeten Partie sagt; geholt, wenn sie geöffnet wird.

web-review-from = Gesehen von
web-review-began =
    { $own ->
        [yes] Du hast mit { $start } von 100 begonnen und mit { $end } geendet.
       *[no] { $seat } hat mit { $start } von 100 begonnen und mit { $end } geendet.
    }
web-review-judging = Entscheidungen werden beurteilt: { $judged } von { $of }
web-review-asking = Die Partie wird noch einmal angesehen …
web-review-late = Die Entscheidungen ließen sich nicht rechtzeitig beurteilen; der Verlauf der Chancen ist vollständig.
web-review-broken = Die Verbindung zum Server ist abgerissen.
web-review-again = Noch einmal versuchen
web-review-chance = Gewinnchance
web-review-curve = Die Gewinnchance von { $seat }, von { $start } bis { $end } von 100, in { $count } Antworten. Die Tabelle darunter nennt die Zahlen.
web-review-table = Als Tabelle zeigen
web-review-answer = Antwort
web-review-cause = Durch wen
web-review-key = Schlüsselmomente
web-review-no-key = Kein einzelner Moment hat die Chancen stark verändert.
web-review-luck-of = Glück
web-review-choice-of =
    { $own ->
        [yes] Deine Entscheidung
       *[no] Entscheidung von { $seat }
    }
web-review-at-start = Anfang
web-review-at-end = Ende
web-review-points = { $points } Punkte
web-review-skill = Glück und Können
web-review-start = Anfang
web-review-luck = Glück
web-review-choices = Eigene Entscheidungen
web-review-others = Entscheidungen anderer
web-review-dice =
    { $own ->
        [yes] Würfel und Karten gaben dir { $luck } Punkte Gewinnchance: { $lucky } für dich, { $unlucky } gegen dich.
       *[no] Würfel und Karten gaben { $seat } { $luck } Punkte Gewinnchance: { $lucky } dafür, { $unlucky } dagegen.
    }
web-review-no-dice = Nach diesem Urteil hat der Zufall in dieser Partie nichts entschieden.
web-review-accuracy = Genauigkeit
web-review-accuracy-text = 100, wo nichts verschenkt wurde.
web-review-seat = Platz
web-review-decisions = Entscheidungen
web-review-inaccuracies = Ungenauigkeiten
web-review-mistakes = Fehler
web-review-blunders = Grobe Fehler
web-review-biggest =
    { $own ->
        [yes] Deine größten Fehler
       *[no] Die größten Fehler von { $seat }
    }
web-review-no-mistakes = Keine Fehler, deren sich die Suche sicher ist.
web-review-weight =
    { $weight ->
        [blunder] Grober Fehler
        [mistake] Fehler
       *[inaccuracy] Ungenauigkeit
    }
web-review-better = Besser: { $better }
web-review-see = Stellung ansehen
web-review-watch = Noch einmal ansehen
web-review-note = Alles nach dem eigenen Urteil des Spiels über Stellungen. Entscheidungen wurden nach dem beurteilt, was damals bekannt war, bevor der Zufall antwortete: Schlechte Würfel sind kein Fehler.
