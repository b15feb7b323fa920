# Was die Seite selbst sagt; was ein Tisch und ein Spiel sagen, kommt vom Server.

web-title = Timefront: Kriegsspiele durch die Geschichte
web-skip = Zum Inhalt springen
web-languages = Sprache
web-theme-system = Farben wie im System. Zu hell wechseln
web-theme-light = Helle Farben. Zu dunkel wechseln
web-theme-dark = Dunkle Farben. Zu denen des Systems wechseln
web-theme = Farben
web-theme-is-system = wie im System
web-theme-is-light = hell
web-theme-is-dark = dunkel
web-heading = Kriegsspiele durch die Geschichte
web-pitch = Spiele gegen den Computer oder gegen Freunde, hier im Browser. Jede Regel wird dort erklärt, wo du sie brauchst.
web-games = Die Spiele
web-loading = Wird geladen …
web-no-server = Der Server antwortet nicht.
web-again = Noch einmal versuchen
web-nowhere = Hier ist nichts.
web-to-the-lobby = Zur Übersicht
web-table = Ein Tisch
web-connecting = Verbindung zum Tisch wird aufgebaut …
web-closed = Dieser Tisch lässt sich mit diesem Link nicht öffnen.

## Die Übersicht

web-fairness = Faire Würfel: Der Server versiegelt seinen Schlüssel, bevor du deinen Anteil am Zufall gibst. Dein Browser merkt sich Siegel und Anteil, vergleicht nach der Partie beides und kann jede Ziehung prüfen.
web-nowhere-why = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
web-lobby-players =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
web-lobby-players-range = { $least } bis { $most } Personen
web-lobby-play-now = Jetzt spielen
web-lobby-set-up = Tisch einrichten
web-lobby-how-strong = Wie stark soll der Bot sein?
web-lobby-easy = leicht
web-lobby-medium = mittel
web-lobby-hard = schwer
web-lobby-start = Los geht’s
web-lobby-starting = Einen Moment …
web-lobby-back = Zurück
web-lobby-mine = Meine Tische
web-lobby-open = Offene Tische
web-lobby-none-open = Im Moment wartet niemand. Richte einen öffentlichen Tisch mit einem offenen Platz ein, und er erscheint hier für alle.
web-lobby-no-list = Die Liste der offenen Tische lässt sich gerade nicht lesen.
web-lobby-free =
    { $count ->
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
web-lobby-seat-open = Platz frei
web-lobby-seat-invited = eingeladen
web-lobby-somebody = jemand auf Platz { $number }
web-lobby-bot = Bot ({ $level })
web-lobby-who-sits = { $who }
web-lobby-gathering = { $taken } von { $all } sind da
web-lobby-over = Zu Ende
web-lobby-read-only = Nur zum Ansehen
web-lobby-playing = Läuft
web-lobby-your-turn = Du bist dran
web-lobby-their-turn = Am Zug: { $who }
web-lobby-watching = Du schaust zu
web-lobby-gone = Diesen Tisch gibt es nicht mehr.
web-lobby-links = Links
web-lobby-forget = „{ $title }“ von der Liste nehmen
web-lobby-forget-why = Ohne den Link kommst du nicht an diesen Tisch zurück.
web-lobby-forget-yes = Entfernen
web-lobby-forget-no = Behalten
web-lobby-all = Alle { $count } zeigen
web-lobby-rules =
    { $count ->
        [0] Die üblichen Regeln
        [one] Eine Regel weicht von den üblichen ab
       *[other] { $count } Regeln weichen von den üblichen ab
    }
web-lobby-import = Eine Partie mitbringen
web-lobby-import-what = Lege hier das Protokoll einer Partie ab (.match). Eine beendete Partie lässt sich ansehen, eine andere geht von ihrer letzten Stellung aus weiter.
web-lobby-import-choose = Datei wählen
web-lobby-import-busy = Wird nachgespielt …
web-lobby-import-too-long = Diese Datei ist zu lang für das Protokoll einer Partie.

## Einen Tisch einrichten

web-new-heading = Einen Tisch einrichten
web-new-game = Welches Spiel?
web-new-seats = Wer wo sitzt
web-new-count = Wie viele spielen mit?
web-new-seat-side = { $seat }: { $side }
web-new-who = Wer spielt { $seat }?
web-new-me = An diesem Bildschirm
web-new-bot = Ein Bot
web-new-link = Per Link: wer von mir eingeladen wird
web-new-open = Offen: wer zuerst kommt
web-new-name = Dein Name
web-new-several-of-us = Mehrere von euch an diesem Bildschirm: Wer dran ist, nimmt ihn, und die Handkarten bleiben den anderen verborgen.
web-new-link-help = Per Link: Du bekommst für den Platz einen geheimen Link und schickst ihn, wem du willst.
web-new-open-help = Offen: Der Tisch steht in der Liste der offenen Tische, und wer zuerst kommt, setzt sich.
web-new-open-private-help = Offen: Wer einen Link des Tisches hat, kann sich dort setzen. Ist der Tisch öffentlich, steht er auch in der Liste.
web-new-bot-help = Bots denken voraus, nur mit dem, was ihr Platz wissen darf; ein schwerer braucht etwas länger.
web-new-rules = Szenario und Regeln
web-new-scenario = Szenario
web-new-any-scenario = Die Regeln entscheiden lassen
web-new-any-scenario-help = Eines der folgenden wird zu Beginn gezogen.
web-new-options = Regeloptionen
web-new-usual = üblich
web-new-rule = Regel { $rule } lesen
web-new-pack = Ein eigenes Paket
web-new-pack-help = Ein Ordner mit eigenen Karten, Szenarien und Texten anstelle derer, die zum Spiel gehören. Alles darin wird vorher geprüft.
web-new-pack-choose = Ordner wählen
web-new-pack-taken = Dein Paket { $hash } wird benutzt.
web-new-pack-leave = Das des Spiels benutzen
web-new-pack-too-big = Dieser Ordner ist zu groß für ein Paket: Es darf 900 KB enthalten.
web-new-manners = Tischsitten
web-new-title = Name des Tisches
web-new-title-hint = optional
web-new-public = Wer darf ihn sehen?
web-new-private = Privat
web-new-private-help = Nur wer einen der Links hat, kann zuschauen.
web-new-listed = Öffentlich
web-new-listed-help = Er steht in der Liste, solange Plätze frei sind, und alle dürfen zuschauen.
web-new-listed-needs-open = Kein Platz ist offen, also kann sich niemand aus der Liste setzen.
web-new-aids = Hilfen am Tisch
web-new-aids-yes = Mit Tipps und Chancen
web-new-aids-yes-help = Alle können einen Bot um Rat fragen und die Chancen eines Kampfes sehen.
web-new-aids-no = Ohne
web-new-aids-no-help = Niemand kann das: Alle rechnen selbst.
web-new-undo = Zurücknehmen
web-new-undo-free = Frei
web-new-undo-free-help = Du nimmst deine letzten Entscheidungen selbst zurück, bis der Zufall oder jemand anderes an der Reihe war oder du etwas Neues erfahren hast.
web-new-undo-ask = Auf Anfrage
web-new-undo-ask-help = Die anderen werden jedes Mal gefragt. Bots stimmen nie zu.
web-new-undo-none = Nie
web-new-undo-none-help = Berührt, geführt.
web-new-clock = Uhr
web-new-clock-help = Nur die Uhren von Menschen laufen, nie die von Bots. Wessen Zeit um ist, für den kann ein Bot einspringen.
web-new-clock-none = Keine Uhr
web-new-clock-none-help = Alle denken nach, solange sie wollen.
web-new-clock-days = Tage für jeden Zug
web-new-clock-days-help = Schau vorbei, wenn du Zeit hast.
web-new-clock-live = Live
web-new-clock-live-help = Alle sind gleichzeitig da.
web-new-days = Tage für jeden Zug:
web-new-minutes = Minuten für die ganze Partie:
web-new-seconds = Sekunden, die je Zug dazukommen:
web-new-make = Tisch aufstellen
web-new-make-and-play = Partie beginnen
web-new-then =
    { $count ->
        [0] Sonst wird niemand gebraucht: Die Partie beginnt sofort.
        [one] Als Nächstes siehst du den Link für den anderen Platz. Die Partie beginnt, wenn alle da sind.
       *[other] Als Nächstes siehst du die Links für die anderen Plätze. Die Partie beginnt, wenn alle da sind.
    }

## Die Galerie der Szenarien

web-gallery-heading = Was soll gespielt werden?
web-gallery-step =
    { $step ->
        [first] Erstes Gefecht
        [battles] Schlachten
        [trials] Große Prüfungen
        [free] Deine eigene Armee
       *[all] Szenarien
    }
web-gallery-step-help =
    { $step ->
        [first] Klein und schnell: Fang hier an.
        [battles] Befehle geben kannst du schon: Jede bringt etwas Neues dazu.
        [trials] Lang, seltsam oder für mehr Leute: für alle, die das Übrige kennen.
        [free] Wenn du deine Truppen kennst: Kauf sie selbst.
       *[all] Jedes wird nach eigenen Regeln gespielt.
    }
web-gallery-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
web-gallery-difficulty =
    { $level ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
web-gallery-topics = Du lernst:
web-gallery-new = hier neu
web-gallery-history = Was die Geschichte erzählt
web-gallery-battle = Freie Schlacht
web-gallery-battle-help = Zwei Armeen, die du kaufst oder vorschlagen lässt, vier Felder, keine Geheimnisse: Wer die andere Armee bricht, gewinnt.

## Armeen kaufen

web-army-heading = Feld und Armeen
web-army-field = Auf welchem Feld?
web-army-size = Wie groß ist die Schlacht?
web-army-points = { $points } Punkte für jede Armee
web-army-whose = Wessen Armee?
web-army-whose-help = Du kaufst für beide Plätze, oder lässt für den anderen eine Armee vorschlagen.
web-army-standing =
    { $problems ->
        [0] { $list }: { $points } von { $most } Punkten, bereit
        [one] { $list }: { $points } von { $most } Punkten, etwas stimmt nicht
       *[other] { $list }: { $points } von { $most } Punkten, { $problems } Dinge stimmen nicht
    }
web-army-list = Armeeliste
web-army-suggest = Armee vorschlagen
web-army-clear = Alles herausnehmen
web-army-total = { $points } von { $most } Punkten
web-army-units =
    { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
web-army-morale = Moral { $morale }
web-army-limits = { $count } gekauft, { $least } bis { $most } erlaubt
web-army-unit = { $points } Punkte, Moral { $morale },
web-army-least = mindestens { $least },
web-army-most = höchstens { $most }
web-army-less = Eine weniger: { $unit }
web-army-more = Eine mehr: { $unit }
web-army-problems =
    { $count ->
        [one] Eines stimmt an dieser Armee nicht:
       *[other] { $count } Dinge stimmen an dieser Armee nicht:
    }
web-army-sound = Diese Armee ist bereit zur Schlacht.

## Andere einladen

web-invite-heading = Der Tisch steht bereit
web-invite-what = Schicke jedem der anderen den Link seines Platzes. Die Partie beginnt, sobald alle sitzen; hier siehst du, wer schon da ist.
web-invite-ready = Alle sind da: Die Partie hat begonnen.
web-invite-you = du
web-invite-link-of = Link für { $seat }
web-invite-copy = Kopieren
web-invite-copy-what = Kopieren: { $what }
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-share-what = Teilen: { $what }
web-invite-message = Spiel mit mir auf Timefront { $game }:
web-invite-anybody = Wer zuerst aus der Liste der offenen Tische kommt.
web-invite-anybody-private = Wer zuerst mit dem Link unten kommt.
web-invite-sit-here = Hier sitze ich auch
web-invite-watch = Link zum Zuschauen
web-invite-watch-help = Wer zuschaut, sieht nichts Geheimes.
web-invite-secret = Diese Links stehen nur hier, in diesem Browser: Wer den eines Platzes hat, spielt dort.
web-invite-to-the-table = An den Tisch
web-invite-unknown = Dieser Browser kennt die Links dieses Tisches nicht.

## Sich setzen

web-join-heading = Du bist an einen Tisch eingeladen
web-join-at-the-table = Am Tisch
web-join-your-seat = dein Platz
web-join-which-seat = Welcher Platz?
web-join-sit-down = Hinsetzen
web-join-watch = Zuschauen
web-join-clock-none = Keine Uhr.
web-join-clock-days =
    { $days ->
        [one] Ein Tag für jeden Zug.
       *[other] { $days } Tage für jeden Zug.
    }
web-join-clock-live = Live: { $minutes } min für die Partie und { $seconds } s für jeden Zug.
web-join-undo-free = Zurücknehmen ist frei.
web-join-undo-ask = Zurücknehmen auf Anfrage.
web-join-undo-none = Nichts wird zurückgenommen.
web-join-aids = Mit Tipps und Chancen.
web-join-no-aids = Ohne Tipps und Chancen.

## Danksagungen

web-credits = Danksagungen
web-credits-games = Die Spiele
web-credits-games-text = Die Regeln folgen den veröffentlichten Regelheften dieser Werke. Ihre Namen gehören ihren Autoren und Verlagen, die an Timefront nicht beteiligt sind:
web-credits-own = Alle Worte und Zeichnungen auf diesen Seiten sind unsere eigenen; von Bildern und Texten der Originale wird nichts verwendet.
web-credits-icons = Symbole
web-credits-icons-text = Symbole der Einheiten, Befehle und Fähigkeiten (nur die Formen, von uns gefärbt) von Delapouite, Lorc, Skoll und den anderen Beitragenden von
web-credits-fonts = Schriften
web-credits-program = Das Programm
web-credits-program-text = Timefront ist freie Software unter der MIT-Lizenz, von den Timefront-Autoren. Es entstand unter anderem mit:

## Der Tisch

web-table-prompt = Was gefragt ist
web-table-your-turn = Du bist dran
web-table-waiting = Die Partie beginnt, sobald alle da sind.
web-table-chance = Der Zufall entscheidet …
web-table-thinks = { $who } denkt nach …
web-table-waits-for = Es entscheidet: { $who }.
web-table-stood-in = Ein Bot spielt für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
web-table-watching = Du schaust zu.
web-table-reconnecting = Verbindung unterbrochen, neuer Versuch …
web-table-line-broken = Die Verbindung brach ab, bevor die Antwort kam. Die Stellung zeigt, ob es gegolten hat.
web-table-away = Der Server ist gerade weg. Sobald er zurück ist, kannst du wieder wählen.
web-table-not-done = Das hat nicht geklappt. Es wurde nichts verändert; versuche es noch einmal.
web-table-asking = Wird nachgeschlagen …
web-table-possible = Das ist jetzt möglich.
web-table-named = { $name } ({ $seat })
web-table-dismiss = Diesen Satz ausblenden
web-table-close = Schließen
web-table-cancel = Abbrechen
web-table-open-rule = Die Regeln hier aufschlagen
web-table-auto-pass = Immer für mich passen, wenn ich das gefragt werde
web-table-auto-pass-short = Immer passen
web-table-passing = Nichts dafür: du passt …
web-table-offers = Deine Möglichkeiten: { $count }
web-table-such-offers = { $first } …
web-table-seals = Lässt sich nicht zurücknehmen
web-table-best = laut Tipp am besten
web-table-seal-title = Das lässt sich nicht zurücknehmen
web-table-seal-text = Es deckt etwas Neues auf oder gibt den Zug weiter. Das kleine Schloss kennzeichnet solche Möglichkeiten.
web-table-ask-no-more = Nicht mehr nachfragen
web-table-do-it = Ausführen
web-table-board = Das Spielbrett
web-table-no-board = Das Spielbrett dieses Spiels lässt sich nicht anzeigen. Hier ist ein schlichtes.
web-table-gathering = Es fehlen noch Mitspieler
web-table-missing =
    { $count ->
        [0] Alle sind da. Die Partie beginnt.
        [one] Ein Platz ist noch frei. Die Partie beginnt von selbst, sobald er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, sobald sie besetzt sind.
    }
web-table-invite = Links, um die anderen einzuladen
web-table-players = Spieler
web-table-you = (du)
web-table-present = anwesend
web-table-absent = abwesend
web-table-empty-seat = Platz frei
web-table-gave-up = hat aufgegeben
web-table-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
web-table-give-seat = Einen Bot spielen lassen
web-table-take-seat = Meinen Platz wieder einnehmen
web-table-panels = Verlauf und Chat
web-table-log = Verlauf
web-table-no-log = An diesem Tisch ist noch nichts geschehen.
web-table-older = Früheres
web-table-chat = Chat
web-table-no-chat = Noch hat niemand etwas gesagt.
web-table-chat-line = An den Tisch schreiben
web-table-send = Senden
web-table-watcher = Ein Zuschauer
web-table-unread = { $count } neu
web-table-odds = Chancen des Kampfes, der bevorsteht
web-table-odds-asked = Die Chancen werden berechnet …
web-table-aid = Eine Hilfe dieses Tisches: Alle dürfen sie nutzen.
web-table-method = Wie das errechnet wird
web-table-hint-of = Tipp: deine Chance zu gewinnen
web-table-share = { $percent } % auf Sieg
web-table-replay = Rückblick
web-table-review = Auswertung
web-table-looking-at = Du siehst Moment { $number } von { $count }.
web-table-first = Zum Anfang
web-table-back = Einen Schritt zurück
web-table-forward = Einen Schritt vor
web-table-slider = Moment
web-table-run = Abspielen
web-table-pause = Anhalten
web-table-pace = Tempo
web-table-pace-slow = langsam
web-table-pace-usual = gewöhnlich
web-table-pace-quick = schnell
web-table-to-now = Zum aktuellen Stand
web-table-digest =
    { $count ->
        [one] Während du fort warst: ein Ereignis
       *[other] Während du fort warst: { $count } Ereignisse
    }
web-table-seen = Verstanden
web-table-tools = Werkzeuge
web-table-undo = Zurücknehmen
web-table-ask-undo = Um Rücknahme bitten
web-table-undo-asked = { $who } möchte die letzte Wahl zurücknehmen.
web-table-undo-waiting = Die anderen wurden gefragt, ob du zurücknehmen darfst.
web-table-grant = Erlauben
web-table-deny = Nicht erlauben
web-table-hint = Tipp
web-table-rules = Regeln
web-table-search-rules = In den Regeln suchen
web-table-chapters = Kapitel
web-table-chapter = Kapitel { $number }
web-table-chapter-title = { $number }. { $title }
web-table-ruling = Entscheid { $ruling }
web-table-no-rule-found = Keine Regel enthält diese Wörter. Versuche es mit weniger Wörtern oder mit einer Nummer wie { $prefix }-2.1.
web-table-reference = Übersicht
web-table-menu = Menü
web-table-settings = Einstellungen dieses Browsers
web-table-set-seals = Vor Entscheidungen nachfragen, die sich nicht zurücknehmen lassen
web-table-set-passes = Von selbst passen, wo ich nichts dafür habe
web-table-set-animations = Bewegungen auf dem Spielbrett zeigen
web-table-set-sounds = Klänge
web-table-volume = Lautstärke
web-table-mute = Stumm
web-table-set-notices = Mich benachrichtigen, wenn ich dran bin
web-table-no-notices = Dieser Browser erlaubt für diese Seite keine Benachrichtigungen.
web-table-fairness = Faire Würfel
web-table-commitment = Der Server hat seinen Teil der Würfel versiegelt, bevor jemand einen Anteil am Zufall gab. Das ist das Siegel:
web-table-export = Protokoll speichern
web-table-export-text = Das Protokoll ist die ganze Partie als Datei: vor dem Ende das, was du erfahren hast, nach dem Ende alles.
web-table-resign = Aufgeben
web-table-resign-text = Wenn du aufgibst, verlierst du die Partie. Das lässt sich nicht zurücknehmen.
web-table-resign-yes = Ich gebe auf
web-table-fork = Hier weiterspielen
web-table-fork-text = Ein neuer Tisch beginnt mit der gezeigten Stellung. Was du nicht wissen kannst, wird neu ausgelost; diese Partie läuft ungestört weiter.
web-table-fork-over = Ein neuer Tisch beginnt mit der gezeigten Stellung. Diese Partie bleibt, wie sie war.
web-table-fork-start = Den neuen Tisch öffnen
web-table-place-here = spielt an diesem Bildschirm
web-table-place-link = bekommt einen Link
web-table-place-easy = Bot, leicht
web-table-place-medium = Bot, mittel
web-table-place-hard = Bot, schwer
web-table-won = gewinnt
web-table-shares = teilt sich den Sieg
web-table-you-won = Du hast gewonnen
web-table-you-lost = Du hast verloren
web-table-you-share = Du teilst dir den Sieg
web-table-drawn = Unentschieden
web-table-winners =
    { $who_count ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gemeinsam gewonnen
    }
web-table-decided = Den Ausschlag gab: { $what }, { $ours } zu { $theirs }.
web-table-decided-tie = Gleich viele Punkte: Die Regel für Gleichstand hat entschieden.
web-table-decided-tie-by = Gleich viele Punkte. Den Ausschlag gab: { $what }, { $ours } zu { $theirs }.
web-table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-table-rematch =
    { $seats ->
        [2] Noch einmal mit getauschten Seiten
       *[other] Noch einmal, alle einen Platz weiter
    }
web-table-to-rematch = Zur nächsten Partie
web-table-rematch-ready = Die nächste Partie steht bereit.
web-table-curtain = Gib das Gerät an { $who } weiter
web-table-curtain-text = Es wird nichts gezeigt, bis die nächste Person davor sitzt.
web-table-curtain-lift = Ich bin { $who }
web-table-verify = Die Würfel prüfen
web-table-verify-unsafe = Browser können die Würfel nur über https oder auf dem Rechner des Servers prüfen. Speichere das Protokoll und rufe auf: timefront verify DATEI
web-table-verify-sound =
    { $count ->
        [one] Eine Ziehung wurde geprüft: Sie ist in Ordnung.
       *[other] { $count } Ziehungen wurden geprüft: Alle sind in Ordnung.
    }
web-table-verify-unsound =
    { $count ->
        [one] Mit den Ziehungen stimmt etwas nicht:
       *[other] Mit den Ziehungen stimmt an { $count } Stellen etwas nicht:
    }
web-table-verify-what = Was geprüft wurde
web-table-verify-text = Dein Browser hat den offengelegten Schlüssel mit dem Siegel im Protokoll verglichen, jeden Beleg mit dem Schlüssel und jedes Ergebnis mit seinem Beleg. Nichts davon war dem Server überlassen.
web-table-verify-purpose =
    { $count ->
        [one] { $purpose }: eine Ziehung
       *[other] { $purpose }: { $count } Ziehungen
    }
web-table-verify-commitment = Das Protokoll hat ein anderes Siegel als der Tisch.
web-table-verify-key = Das Siegel gehört nicht zu diesem Schlüssel und zu dem, was mit ihm feststand.
web-table-verify-number = Eintrag { $number } hat eine andere Nummer.
web-table-verify-draw = Eintrag { $number }: Eine Ziehung für „{ $purpose }“ fehlt oder kommt doppelt vor.
web-table-verify-proof = Eintrag { $number }: Der Schlüssel ergibt für „{ $purpose }“ mit diesen Chancen einen anderen Beleg.
web-table-verify-weights = Eintrag { $number }: „{ $purpose }“ hat keine brauchbaren Chancen.
web-table-verify-result = Eintrag { $number }: Der Schlüssel ergibt für „{ $purpose }“ ein anderes Ergebnis.
web-table-verify-fixed = Die Anteile am Zufall sind nicht die versiegelten.
web-table-verify-seats = Es gibt nicht so viele Anteile am Zufall wie Plätze.
web-table-verify-line = Zeile { $line } ist von keiner bekannten Art.
web-table-verify-kind = Eintrag { $number } ist von keiner bekannten Art.
web-table-verify-form = Das Siegel umfasst den Schlüssel, den Namen der Partie und die Anteile der Bots.
web-table-verify-form-old = Das Siegel hat die alte Form: Es umfasst nur den Schlüssel, nicht den Namen der Partie und nicht die Anteile der Bots.
web-table-verify-form-unknown = Das Siegel hat eine unbekannte Form.
web-table-verify-not = Hier nicht geprüft: ob die Ziehungen fällig und die Züge erlaubt waren (das tut timefront replay), ob jemand mitspielte, der den Schlüssel kannte, und wie die erste Stellung zustande kam, falls die Partie nicht am Anfang begann.
web-table-promise-kept = Das Siegel ist das, das sich dein Browser merkte, bevor er deinen Anteil am Zufall gab, und dein Anteil ist unverändert.
web-table-promise-later = Nach dir kam ein Anteil von { $who }. Wer den Schlüssel des Servers kennt und seinen Anteil zuletzt gibt, kann die Ziehungen lenken; davor schützt kein Siegel.
web-table-promise-broken = Warnung: Der Server hat nicht Wort gehalten. Diese Würfel können ausgesucht worden sein.
web-table-promise-seal = Das Siegel ist nicht das, das sich dein Browser merkte, bevor er den Anteil von { $who } gab.
web-table-promise-share = Der Anteil von { $who } ist nicht der, den dein Browser gab.
web-table-promise-others = Anteile, die vor dem von { $who } da waren, haben sich geändert.
web-table-promise-unknown = Dieser Browser hat sich von dieser Partie kein Siegel gemerkt, weil du dich anderswo oder vor langer Zeit hingesetzt hast. Ob das Siegel noch das erste ist, kann er nicht sagen.
web-table-promise-missing = Der Server hat das Protokoll nicht herausgegeben, also ließ sich das Siegel nicht damit vergleichen.
web-table-luck = Würfelglück
web-table-luck-text = Wie gewöhnlich waren die Ergebnisse? 100 von 100 heißt völlig gleichmäßig, eine kleine Zahl heißt, dass die Würfel launisch waren. Wem das genützt hat, sagt sie nicht.
web-table-luck-none = Kein Würfel fiel in dieser Partie oft genug, um von Glück zu sprechen. Karten zählen nicht: Jede kommt früher oder später.
web-table-luck-die = Würfel { $die } mit { $faces } verschiedenen Ergebnissen: { $rolls } Würfe. In { $percent } von 100 Reihen mit so vielen Würfen sind die Ergebnisse mindestens so ungleichmäßig.
web-table-guide = Anleitung
web-table-guide-offer = Zum ersten Mal bei diesem Spiel? Eine Anleitung führt dich in etwa zwei Minuten durch deinen ersten Zug.
web-table-guide-yes = Zeig es mir
web-table-guide-no = Nein, danke
web-table-guide-next = Verstanden
web-table-guide-skip = Alles überspringen
web-table-guide-again = Die Anleitung wiederholen
web-lessons = Lektionen
web-lessons-help = Jede dauert etwa fünf Minuten, gegen einen leichten Bot.
web-lesson = Lektion
web-lesson-learned = Lektion gelernt: { $lesson }.
web-lesson-next = Weiter: { $lesson }
web-lesson-whole = Ein ganzes Spiel spielen
web-lesson-stay = Hier weiterspielen
web-table-help = Hilfe
web-table-help-text = Klicke auf dem Spielbrett an, was hervorgehoben ist, oder wähle aus der Liste. Ein Klick auf etwas anderes sagt, warum es nicht geht. Regelnummern schlagen die Regeln auf.
web-table-key-number = die Möglichkeit mit dieser Nummer wählen
web-table-key-offers = zur Liste der Möglichkeiten
web-table-key-undo = zurücknehmen
web-table-key-hint = Tipp
web-table-key-board = zum Spielbrett
web-table-key-log = zum Verlauf
web-table-key-chat = zum Chat
web-table-key-rules = die Regeln zu dem, was gefragt ist
web-table-key-reference = die Übersichtskarte
web-table-key-help = diese Hilfe
web-table-key-moments = im Verlauf: schrittweise durch die Partie zurück und vor
web-table-key-escape = schließen oder zurück zum aktuellen Stand
