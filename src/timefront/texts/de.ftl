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
refusal-undo-not-alone = Das lässt sich nicht allein zurücknehmen: Nimm deine Entscheidungen nacheinander zurück.

## Why a match cannot be set up

error-unknown-option = Es gibt keine Regeloption „{ $option }“. Bekannte Optionen: { $known }.
error-unknown-option-value = Die Regeloption „{ $option }“ hat keinen Wert „{ $value }“. Bekannte Werte: { $known }.
error-unknown-scenario = Es gibt kein Szenario „{ $scenario }“. Bekannte Szenarien: { $known }.
error-unknown-lesson = Es gibt keine Lektion „{ $lesson }“. Bekannte Lektionen: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] Allein lässt sich dieses Spiel nicht spielen. Möglich: { $known }.
       *[other] Mit { $seats } Personen lässt sich dieses Spiel nicht spielen. Möglich: { $known }.
    }
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Bekannte Plätze: { $known }.
error-unknown-player = „{ $player }“ kann nicht mitspielen. Schreibe human, human: und einen Namen, bot: und eine Stufe, zum Beispiel bot:hard, oder program: und einen Befehl.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known } (N: betrachtete Stellungen).
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannte Sprachen: { $known }.
error-match-has-begun = Die Partie { $file } hat schon begonnen: Spielerzahl, Szenario, Regeloptionen, Paket und Startwert lassen sich nicht mehr wählen.
error-other-game = Die Datei { $file } enthält eine Partie von { $game }.

## Why a match file cannot be used

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

## Why a position cannot be used

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
decided-points = Mehr Punkte am Ende.
decided-draw = Am Ende lag niemand vorn.
decided-resignation = Die Gegenseite hat aufgegeben.

## Before the match

table-options = Regeloptionen
table-agreed-option = { $option }: { $value } ({ $rule }).
table-bot-easy = Bot, leicht
table-bot-medium = Bot, mittel
table-bot-hard = Bot, schwer

## At the table

table-forced = { $sentence } (Es gab keine andere Möglichkeit.)

## Commands: the word to type, and what it does

table-no-reference = Dieses Spiel hat keine Übersichtskarte; die Regeln helfen weiter.

## Explanations

table-searching = Einen Augenblick, ich denke voraus …
table-hint =
    { $count ->
        [one] Nach einer vorausgedachten Fortsetzung, allein mit deinem Wissen, scheint dies am besten. Die Prozentzahl ist deine Gewinnchance; ein geteilter Sieg zählt anteilig:
       *[other] Nach { $count } vorausgedachten Fortsetzungen, allein mit deinem Wissen, scheint dies am besten. Die Prozentzahl ist deine Gewinnchance; ein geteilter Sieg zählt anteilig:
    }
table-no-odds = Es steht kein Kampf bevor: Es gibt nichts zu berechnen.

## Taking back and giving up

table-undone = { $seat } hat die letzte Wahl zurückgenommen.
table-undo-denied = { $seat } ist nicht einverstanden: Die Wahl gilt.
refusal-undo-bots = Wo ein Bot mitspielt, hilft auch kein Bitten: Bots sind nie einverstanden.
table-resigned = { $seat } gibt auf.

## The server

refusal-undo-never = An diesem Tisch wird nichts zurückgenommen.
refusal-undo-by-request = An diesem Tisch werden die anderen gefragt, bevor etwas zurückgenommen wird.
refusal-position-changed = Die Stellung hat sich inzwischen geändert; schau noch einmal hin und wähle.
refusal-no-aids = An diesem Tisch wird ohne Tipps und Chancen gespielt.
refusal-bots-busy = Im Augenblick gibt es zu viel zu überlegen; frag gleich noch einmal.
refusal-review-goes-on = Eine Partie, die noch läuft, wird nicht ausgewertet: Das würde Geheimnisse verraten.
refusal-not-stored = Der Server kann im Augenblick nichts speichern. Es wurde nichts geändert; versuche es später noch einmal.
refusal-only-watching = Du schaust zu; das können nur Mitspieler tun.
refusal-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refusal-not-abandoned = Ein Bot kann nur für jemanden spielen, dessen Zeit abgelaufen ist oder der seit Tagen fehlt.
refusal-seat-given = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-seat-not-given = Du sitzt auf deinem Platz; kein Bot spielt für dich.
refusal-no-such-entry = So weit ist die Partie noch nicht.
refusal-nothing-to-choose = Du hast jetzt nichts zu wählen.
page-description = Historische Kriegsspiele im Browser, gegen Freunde oder Bots, mit nachprüfbaren Würfeln und einer Regel zu jedem Zug.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Dieses Spiel gibt es hier nicht.
error-no-such-bot = Diesen Bot gibt es hier nicht.
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
error-army = Die Heere können nicht antreten:
error-no-armies = Dieses Spiel hat keine freien Schlachten.
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

## Armies

army-no-toml = Die Datei ist kein gültiges TOML: { $why }.
army-unknown-value = „{ $name }“ ist hier nicht bekannt: Ein Heer hat army, size und [units].
army-value-missing = { $name } fehlt: Schreib army = "…", size = "…" und eine Tabelle [units] mit Zeilen wie bowmen = 3.
army-no-number = Keine ganze Zahl von 1 bis 99: { $units }.
