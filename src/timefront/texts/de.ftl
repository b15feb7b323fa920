# Sentences of the shared table, the same for every game.

language-name = Deutsch

## A player by the chosen name, where a seat has none of its own

seat-named = { $name }
    .of = von { $name }
    .whom = { $name }

## Why a choice is not possible

refusal-game-is-over = Die Partie ist zu Ende.
refusal-chance-is-next = Erst entscheidet der Zufall. Warte auf das Ergebnis.
refusal-not-asked = Jetzt entscheidest nicht du, sondern { $seat }.
refusal-verb-not-asked = Das geht jetzt nicht. Wähle eine der angezeigten Möglichkeiten.
refusal-malformed = Diese Wahl ist unvollständig oder nennt etwas, das es nicht gibt. Wähle eine der angezeigten Möglichkeiten.
refusal-not-offered = Das ist hier nicht möglich. Wähle eine der angezeigten Möglichkeiten.
refusal-read-only = Diese Partie lässt sich nur noch ansehen: Die heutigen Regeln passen nicht mehr zu ihrer Aufzeichnung.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
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
       *[other] Mit { $seats } Personen lässt sich dieses Spiel nicht spielen. Möglich: { $known }.
    }
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Bekannte Plätze: { $known }.
error-unknown-player = „{ $player }“ kann nicht mitspielen. Schreibe human, human: und einen Namen oder bot: und eine Stufe, zum Beispiel bot:hard.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known } (N: betrachtete Stellungen).
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannte Sprachen: { $known }.
error-match-has-begun = Die Partie { $file } hat schon begonnen: Spielerzahl, Szenario, Regeloptionen, Paket und Startwert lassen sich nicht mehr wählen.
error-other-game = Die Datei { $file } enthält eine Partie von { $game }.

## Warum eine Partiedatei nicht geht

error-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
error-no-such-file = Die Datei { $file } gibt es nicht.
error-no-such-folder = Den Ordner { $folder } gibt es nicht.
error-file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $why }).
error-no-match = Die Datei { $file } enthält keine Partie von Timefront.
error-other-format = Die Partie { $file } wurde von einer anderen Version von Timefront gespeichert, im Format { $format }. Diese Version liest Format { $known }.
error-line-damaged = Zeile { $line } von { $file } ist beschädigt.
error-match-damaged = Die Partiedatei ist beschädigt ({ $why }).
error-match-told-only = Diese Datei enthält nur, was einem Platz oder den Zuschauenden von einer laufenden Partie gesagt wurde: Verdecktes und der Schlüssel der Würfel fehlen, darum lässt sie sich nicht weiterspielen. Speichere sie nach dem Ende noch einmal, oder zweige vom Tisch der Partie einen neuen ab.
error-match-out-of-order = Die Partiedatei ist beschädigt: Ihre Einträge sind nicht durchnummeriert.
error-match-in-use = Die Partie { $file } wird gerade in einem anderen Fenster gespielt. Verlasse sie zuerst dort.
error-match-set-up = Die Partie lässt sich hier nicht aufbauen. { $why }
error-match-pack = Das Paket der Partie ist hier nicht brauchbar ({ $why }).
error-unknown-game = Die Partie gehört zu einem Spiel, das hier nicht bekannt ist: { $game }.

## Warum eine Stellung nicht geht

error-position-first-line = Das ist keine Stellung von Timefront: Die erste Zeile muss „{ $first }“ lauten.
error-position-too-long = Die Stellung ist zu lang: Höchstens { $most } Zeichen werden gelesen.
error-position-line = Zeile { $line } ist unverständlich: Schreibe einen Namen, einen Doppelpunkt und einen Wert.
error-position-twice = Zeile { $line }: „{ $name }“ steht zweimal da.
error-position-missing = In der Stellung fehlt die Zeile „{ $name }“.
error-position-word = Zeile { $line }: „{ $word }“ ist hier nicht bekannt.
error-position-near = Zeile { $line }: „{ $word }“ ist hier nicht bekannt. Ist „{ $near }“ gemeint?
error-position-without = Zeile { $line }: „{ $word }“ fehlt.
error-position-procedure = Zeile { $line } ist unverständlich: Schreibe einen Ablauf mit seinem Schritt, dann seine Felder, wie in „Push.begin seat=red space=3“.
error-position-whose = Teile der Stellung sind unbekannt (?): Eine Zeile „{ $name }“ muss sagen, wer sie so sieht.
error-position-broken = Die Stellung passt nicht zu den Regeln ({ $why }).
error-position-pack = Die Stellung gehört zum Paket { $pack }, hier ist aber das Paket { $here }. Nenne den Ordner ihres Pakets mit --pack, oder lass die Zeile „pack“ weg, um sie mit diesem zu versuchen.
error-position-unknown = Teile der Stellung sind unbekannt (?). Um von ihr aus weiterzuspielen, gib mit --seed einen Startwert an: Aus ihm wird gezogen, was unbekannt ist.
error-position-other-seat = Die Stellung ist so aufgeschrieben, wie { $seat } sie sieht: Sie lässt sich weder anderen noch ganz zeigen.
error-position-over = In dieser Stellung ist das Spiel zu Ende.
error-position-agreed = Eine Stellung bringt ihr Spiel, die Spielerzahl, das Szenario und die Regeloptionen mit: Sie lassen sich nicht wählen.

## The end

score = { $seat }: { $points }
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
table-options = Regeloptionen
table-option = { $option }: { $value }. { $help }
table-choose-options = Welche Regeloptionen?
table-take-usual-options = Die üblichen, wie oben
table-choose-each-option = Einzeln wählen
table-choose-option = { $option } ({ $rule }): { $help }
table-option-value = { $value }: { $help }
table-agreed-option = { $option }: { $value } ({ $rule }).
table-usual-options = Regeloptionen: die üblichen. Die Übersicht zeigt sie.
table-choose-seats = Wie viele spielen mit?
table-choose-player = Wer spielt { $seat }?
table-choose-name = Wie heißt du? (Eingabetaste: ohne Namen, q: verlassen)
table-you = du
table-human = ein Mensch an diesem Bildschirm
table-bot = Bot { $bot }
table-bot-easy = Bot, leicht
table-bot-medium = Bot, mittel
table-bot-hard = Bot, schwer
table-pick = Deine Wahl, 1–{ $count } (Eingabetaste: { $usual }, q: verlassen):
table-pick-again = Bitte gib eine Zahl von 1 bis { $count } ein, drücke nur die Eingabetaste für { $usual } oder tippe q zum Verlassen.

## At the table

table-title = { $game }: { $scenario }
table-player = { $seat }: { $player }.
table-thinking = { $seat } überlegt …
table-log-start = Die Partie bis jetzt
table-log-since = Seit deiner letzten Wahl
table-log-more = … (verlauf zeigt den Rest)
table-forced = { $sentence } (Es gab keine andere Möglichkeit.)
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

## Commands: the word to type, and what it does

table-help = Tippe die Nummer deiner Wahl und drücke die Eingabetaste; die Eingabetaste allein zeigt alles noch einmal. Diese Befehle helfen dir:
table-no-reference = Dieses Spiel hat keine Übersichtskarte; die Regeln helfen weiter.
table-do-choose = trifft diese Wahl
table-do-explain = erklärt mit den Regeln, was du entscheiden sollst
table-do-why = warum
table-do-why-help = erklärt eine Wahl oder warum sie nicht geht; allein zeigt es, wie man eine Wahl schreibt
table-do-rules = regeln
table-do-rules-help = zitiert eine Regel nach ihrer Nummer; allein listet es alle Regeln auf
table-do-reference = übersicht
table-do-reference-help = zeigt die Übersichtskarte des Spiels und die vereinbarten Regeloptionen
table-do-hint = tipp
table-do-hint-help = denkt mit deinem Wissen voraus und nennt die besten Möglichkeiten
table-do-odds = chancen
table-do-odds-help = nennt die Aussichten eines Kampfes, der bevorsteht, soweit du sie kennen kannst
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
table-searching = Einen Augenblick, ich denke voraus …
table-hint =
    { $count ->
        [one] Nach einer vorausgedachten Fortsetzung, allein mit deinem Wissen, scheint dies am besten. Die Prozentzahl ist deine Gewinnchance; ein geteilter Sieg zählt anteilig:
       *[other] Nach { $count } vorausgedachten Fortsetzungen, allein mit deinem Wissen, scheint dies am besten. Die Prozentzahl ist deine Gewinnchance; ein geteilter Sieg zählt anteilig:
    }
table-hint-line =
    { $visits ->
        [one] Gewinnchance etwa { $share } %, einmal betrachtet: { $choice }
       *[other] Gewinnchance etwa { $share } %, { $visits }-mal betrachtet: { $choice }
    }

table-no-odds = Es steht kein Kampf bevor: Es gibt nichts zu berechnen.

## Taking back and giving up

table-undone = { $seat } hat die letzte Wahl zurückgenommen.
table-undo-hint = Du kannst die anderen bitten, deine letzte Wahl zurücknehmen zu dürfen. Möchtest du das? (j/n)
table-undo-what = Das würde { $seat } zurücknehmen:
table-undo-asked = { $seat } möchte die letzte Wahl zurücknehmen. Bist du einverstanden? (j/n)
table-undo-denied = { $seat } ist nicht einverstanden: Die Wahl gilt.
refusal-undo-bots = Wo ein Bot mitspielt, hilft auch kein Bitten: Bots sind nie einverstanden.
table-resign-confirm = Möchtest du wirklich aufgeben, { $seat }? (j/n)
table-resigned = { $seat } gibt auf.

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

## The server

refusal-undo-never = An diesem Tisch wird nichts zurückgenommen.
refusal-undo-by-request = An diesem Tisch werden die anderen gefragt, bevor etwas zurückgenommen wird.
refusal-position-changed = Die Stellung hat sich inzwischen geändert; schau noch einmal hin und wähle.
refusal-no-aids = An diesem Tisch wird ohne Tipps und Chancen gespielt.
refusal-bots-busy = Im Augenblick gibt es zu viel zu überlegen; frag gleich noch einmal.
refusal-not-stored = Der Server kann im Augenblick nichts speichern. Es wurde nichts geändert; versuche es später noch einmal.
refusal-only-watching = Du schaust zu; das können nur Mitspieler tun.
refusal-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refusal-not-abandoned = Ein Bot kann nur für jemanden spielen, dessen Zeit abgelaufen ist oder der seit Tagen fehlt.
refusal-seat-given = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-seat-not-given = Du sitzt auf deinem Platz; kein Bot spielt für dich.
refusal-no-such-entry = So weit ist die Partie noch nicht.
refusal-nothing-to-choose = Du hast jetzt nichts zu wählen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Dieses Spiel gibt es hier nicht.
error-no-such-pack = Dieses Paket gibt es hier für dieses Spiel nicht.
error-no-such-language = Timefront spricht Englisch, Deutsch und Spanisch.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-entry = So weit ist die Partie noch nicht.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-seat-taken = Dort sitzt schon jemand.
notice-no-nonce = Dieser Platz trägt keinen eigenen Zufall zu den Würfeln bei: Es wurde keine Nonce geschickt. Aller Zufall kommt vom Server und von den anderen.
error-unknown-token = Dieser Link gehört nicht zu diesem Tisch.
error-not-over = Die Partie ist noch nicht zu Ende.
error-wrong-number-of-seats = Eine Abzweigung hat so viele Plätze wie die Partie, von der sie kommt.
error-journal-too-long = Das Protokoll ist zu lang.
error-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
error-table-fault = Das Programm ist an diesem Tisch gescheitert. Es wurde nichts geändert; in einer Minute wird es wieder versucht.
error-too-much-to-read = Das zu lesen dauert zu lange oder braucht zu viel Speicher; es wird nicht angenommen.
error-pack = Das Paket hat Fehler.
error-request-not-understood = Der Server versteht diese Anfrage nicht.
error-message-not-understood = Der Server versteht diese Nachricht nicht.
error-too-many-requests = Das war zu viel auf einmal; warte einen Augenblick.
error-too-many-tables = Von deiner Adresse kamen zuletzt so viele Tische, wie dieser Server aufbewahrt; versuche es wieder, wenn einige davon fort sind.
error-too-many-packs = Von deiner Adresse kamen zuletzt so viele Pakete, wie dieser Server aufbewahrt; versuche es wieder, wenn einige davon fort sind.
error-body-too-slow = Die Anfrage kam zu langsam; versuche es noch einmal.
error-too-many-messages = Das war zu viel auf einmal; warte einen Augenblick.
error-too-slow = Die Verbindung ist zu langsam; sie wird neu aufgebaut.
error-other-origin = Diese Seite gehört zu einer anderen Website.
error-other-host = Dieser Server kennt diesen Namen nicht. Nimm seine Adresse in Ziffern, oder wer ihn betreibt, startet ihn mit --public-url und dieser Adresse.
error-no-hello = Die Verbindung hat nicht gesagt, wem sie gehört.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; versuche es noch einmal.
error-not-stored = Der Server kann im Augenblick nichts speichern. Es wurde nichts geändert; versuche es später noch einmal.
