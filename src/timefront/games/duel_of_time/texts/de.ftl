# Sentences of Duel of Time.

game-title = Duell der Zeiten
game-pitch = Zwei Feldherren, fünf Felder, je acht Karten: Jeder Befehl, den du auslegst, wirkt auch im Zug der Gegenseite.

## Players, spaces and positions. The attributes are forms that fit into sentences.

seat-yellow = Gelb
seat-red = Rot

space-0 = die Basis von Gelb
    .on = in der Basis von Gelb
    .to = in die Basis von Gelb
    .from = aus der Basis von Gelb
    .beside = an der Basis von Gelb
space-1 = das zweite Feld von Gelb
    .on = auf dem zweiten Feld von Gelb
    .to = auf das zweite Feld von Gelb
    .from = vom zweiten Feld von Gelb
    .beside = am zweiten Feld von Gelb
space-2 = das mittlere Feld
    .on = auf dem mittleren Feld
    .to = auf das mittlere Feld
    .from = vom mittleren Feld
    .beside = am mittleren Feld
space-3 = das zweite Feld von Rot
    .on = auf dem zweiten Feld von Rot
    .to = auf das zweite Feld von Rot
    .from = vom zweiten Feld von Rot
    .beside = am zweiten Feld von Rot
space-4 = die Basis von Rot
    .on = in der Basis von Rot
    .to = in die Basis von Rot
    .from = aus der Basis von Rot
    .beside = an der Basis von Rot

position-0 = die Basis und das zweite Feld von Gelb
    .beside = an der Basis und am zweiten Feld von Gelb
position-1 = das zweite Feld von Gelb und das mittlere Feld
    .beside = am zweiten Feld von Gelb und am mittleren Feld
position-2 = das mittlere Feld und das zweite Feld von Rot
    .beside = am mittleren Feld und am zweiten Feld von Rot
position-3 = das zweite Feld und die Basis von Rot
    .beside = am zweiten Feld und an der Basis von Rot

## Commands, with the lines of the reference card (DT-1.9)

command-deploy = Aufstellen
command-deploy-help = Eine deiner Einheiten kommt aus dem Vorrat auf dieses Feld.
command-move = Bewegen
command-move-help = Eine oder mehrere deiner Einheiten hier rücken auf das Feld voraus.
command-push = Drängen
command-push-help = Eine oder mehrere deiner Einheiten hier rücken auf das Feld voraus; jede drängt eine andere Einheit ein Feld weiter.
command-charge = Angreifen
command-charge-help = Eine deiner Einheiten hier rückt auf das Feld voraus und vernichtet dort eine andere Einheit.
command-sabotage = Sabotieren
command-sabotage-help = Vernichte eine Einheit hier, eine gegnerische oder eine eigene.
command-rally = Sammeln
command-rally-help = Hole eine deiner Einheiten von einem beliebigen anderen Feld auf dieses.

## Where there is little room: on the board in text and in long lists of choices

seat-yellow-short = G
seat-red-short = R
space-0-short = Basis Gelb
space-1-short = 2. Gelb
space-2-short = Mitte
space-3-short = 2. Rot
space-4-short = Basis Rot
position-0-short = Basis + 2. Gelb
position-1-short = 2. Gelb + Mitte
position-2-short = Mitte + 2. Rot
position-3-short = 2. Rot + Basis
choice-play-short = { $first_seat }: { $first }, { $second_seat }: { $second }

board-turn = Zug
board-white = Weiß
board-control = Kontrolle
board-nobody = niemand
board-command = Befehl
board-executor = Ausführung
board-supply = Vorrat
board-own-hand = Deine Hand
board-hand-size = Hand
board-deck-size = Stapel
board-control-points = Felder
board-scenario-points = Szenario
board-starter-bonus = Startbonus
board-total = Punkte

## Scenarios

scenario-bonus =
    { $bonus ->
        [one] Wer beginnt, erhält am Ende { $bonus } Punkt zusätzlich.
       *[other] Wer beginnt, erhält am Ende { $bonus } Punkte zusätzlich.
    }

## Rules options

option-facing = Ausrichtung der Karten
option-facing-help = Bestimmt, welche Hälfte einer gespielten Karte wem zugewandt ist.
option-facing-near = Nahe Hälfte
option-facing-near-help = Die Hälfte, die näher an der Basis eines Spielers liegt, ist diesem Spieler zugewandt: 8 Möglichkeiten, eine Karte zu legen.
option-facing-far = Ferne Hälfte
option-facing-far-help = Die Hälfte, die weiter von der Basis eines Spielers entfernt liegt, ist diesem Spieler zugewandt: 8 Möglichkeiten, eine Karte zu legen.
option-facing-free = Freie Wahl
option-facing-free-help = Wer die Karte spielt, bestimmt, welche Hälfte wem zugewandt ist: 16 Möglichkeiten, eine Karte zu legen.
option-last_space_push = Drängen auf das letzte Feld
option-last_space_push-help = Bestimmt, ob Einheiten auf ihr fünftes Feld drängen können, von dem aus es nicht weitergeht.
option-last_space_push-allowed = Erlaubt
option-last_space_push-allowed-help = Die drängenden Einheiten rücken nach, und die gedrängten bleiben stehen.
option-last_space_push-impossible = Nicht möglich
option-last_space_push-impossible-help = Drängen vom vierten Feld aus bewirkt nichts, weil niemand weitergedrängt werden kann.

## What is asked

prompt-turn-placement = { $seat }: Spiele eine Befehlskarte.
prompt-move-number = { $seat }: Bewegen { $space_from }. Wie viele deiner Einheiten rücken vor?
prompt-push-pushed = { $seat }: Drängen { $space_from }. Welche der Einheiten voraus drängst du?
prompt-charge-victim = { $seat }: Angreifen { $space_from }. Welche der Einheiten voraus vernichtest du?
prompt-sabotage-victim = { $seat }: Sabotieren { $space_on }. Welche Einheit vernichtest du?
prompt-rally-origin = { $seat }: Sammeln { $space_on }. Woher kommt deine Einheit?

choice-play = { $card } { $position_beside }: { $first } ist { $first_seat } zugewandt, { $second } { $second_seat }
choice-move =
    { $count ->
        [one] 1 Einheit bewegen
       *[other] { $count } Einheiten bewegen
    }
choice-push =
    { $own ->
        [0] { $enemy ->
            [one] 1 gegnerische Einheit drängen
           *[other] { $enemy } gegnerische Einheiten drängen
        }
        [one] { $enemy ->
            [0] 1 eigene Einheit drängen
            [one] 1 eigene und 1 gegnerische Einheit drängen
           *[other] 1 eigene und { $enemy } gegnerische Einheiten drängen
        }
       *[other] { $enemy ->
            [0] { $own } eigene Einheiten drängen
            [one] { $own } eigene Einheiten und 1 gegnerische drängen
           *[other] { $own } eigene und { $enemy } gegnerische Einheiten drängen
        }
    }
choice-charge =
    { $owner_own ->
        [1] Eine eigene Einheit angreifen
       *[other] Eine Einheit von { $owner } angreifen
    }
choice-sabotage =
    { $owner_own ->
        [1] Eine eigene Einheit sabotieren
       *[other] Eine Einheit von { $owner } sabotieren
    }
choice-rally = Eine Einheit { $origin_from } holen

## What happened

event-scenario-chosen = Das Szenario ist „{ $scenario }“.
event-starter-chosen = Das Los fällt auf { $seat }: { $seat } beginnt.
event-units-placed =
    { $count ->
        [one] { $seat } hat zu Beginn 1 Einheit { $space_on }.
       *[other] { $seat } hat zu Beginn { $count } Einheiten { $space_on }.
    }
event-white-cubes-placed =
    { $count ->
        [one] 1 weißes Klötzchen liegt { $space_on }.
       *[other] { $count } weiße Klötzchen liegen { $space_on }.
    }
event-card-drawn = { $seat } zieht { $card }.
event-card-drawn-hidden = { $seat } zieht eine Befehlskarte.
event-turn-began = Zug { $number }: { $seat } ist an der Reihe.
event-card-played = { $seat } spielt { $card } { $position_beside }: { $first } ist { $first_seat } zugewandt, { $second } { $second_seat }.
event-half-covered = { $command } { $space_beside } ist nun für immer überdeckt.
event-command-lapsed = { $command } { $space_on } bewirkt nichts: { $seat } kann den Befehl nicht ausführen.
event-units-deployed =
    { $count ->
        [one] { $seat } stellt { $space_on } eine Einheit auf.
       *[other] { $seat } stellt { $space_on } { $count } Einheiten auf.
    }
event-units-moved =
    { $count ->
        [one] { $seat } bewegt eine Einheit { $space_from } { $ahead_to }.
       *[other] { $seat } bewegt { $count } Einheiten { $space_from } { $ahead_to }.
    }
event-units-pushed =
    { $own ->
        [0] { $enemy ->
            [one] { $seat } rückt { $space_from } { $ahead_to } und drängt eine gegnerische Einheit weiter.
           *[other] { $seat } rückt { $space_from } { $ahead_to } und drängt { $enemy } gegnerische Einheiten weiter.
        }
        [one] { $enemy ->
            [0] { $seat } rückt { $space_from } { $ahead_to } und drängt eine eigene Einheit weiter.
            [one] { $seat } rückt { $space_from } { $ahead_to } und drängt eine eigene und eine gegnerische Einheit weiter.
           *[other] { $seat } rückt { $space_from } { $ahead_to } und drängt eine eigene und { $enemy } gegnerische Einheiten weiter.
        }
       *[other] { $enemy ->
            [0] { $seat } rückt { $space_from } { $ahead_to } und drängt { $own } eigene Einheiten weiter.
            [one] { $seat } rückt { $space_from } { $ahead_to } und drängt { $own } eigene Einheiten und eine gegnerische weiter.
           *[other] { $seat } rückt { $space_from } { $ahead_to } und drängt { $own } eigene und { $enemy } gegnerische Einheiten weiter.
        }
    }
event-pushed-units-stayed =
    { $count ->
        [one] Die gedrängte Einheit bleibt { $space_on }: Dahinter gibt es kein Feld.
       *[other] Die { $count } gedrängten Einheiten bleiben { $space_on }: Dahinter gibt es kein Feld.
    }
event-unit-charged =
    { $owner_own ->
        [1] Angriff { $space_from }: { $seat } rückt { $ahead_to } und vernichtet eine eigene Einheit.
       *[other] Angriff { $space_from }: { $seat } rückt { $ahead_to } und vernichtet eine Einheit von { $owner }.
    }
event-unit-sabotaged =
    { $owner_own ->
        [1] Sabotage { $space_on }: { $seat } vernichtet eine eigene Einheit.
       *[other] Sabotage { $space_on }: { $seat } vernichtet eine Einheit von { $owner }.
    }
event-unit-rallied = { $seat } holt eine Einheit { $origin_from } { $space_to }.
event-white-cube-taken =
    { $points ->
        [one] { $seat } nimmt ein weißes Klötzchen und erhält dafür 1 Punkt.
       *[other] { $seat } nimmt ein weißes Klötzchen und erhält dafür { $points } Punkte.
    }
event-space-scored =
    { $points ->
        [one] { $seat } kontrolliert { $space }: 1 Punkt.
       *[other] { $seat } kontrolliert { $space }: { $points } Punkte.
    }
event-scenario-scored =
    { $points ->
        [one] Das Szenario bringt { $seat } 1 Punkt.
       *[other] Das Szenario bringt { $seat } { $points } Punkte.
    }
event-starter-scored =
    { $points ->
        [one] { $seat } hat begonnen und erhält dafür 1 Punkt.
       *[other] { $seat } hat begonnen und erhält dafür { $points } Punkte.
    }
event-duel-won = { $seat } gewinnt das Duell mit { $points } zu { $other_points }.
event-duel-drawn =
    { $points ->
        [one] Das Duell endet unentschieden: je 1 Punkt.
       *[other] Das Duell endet unentschieden: je { $points } Punkte.
    }

## Why a choice is not possible

refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand. Spiele eine, die du hast.
refusal-card-has-two-turns = Hier lässt sich eine Karte nur auf zwei Arten legen: Welche Hälfte wem zugewandt ist, steht fest. Wähle eine der beiden.
refusal-at-least-one = Ein Befehl muss ausgeführt werden, wenn es geht: Wähle mindestens eine Einheit.
refusal-fewer-units-here =
    { $count ->
        [one] Du hast hier nur 1 Einheit, also kann höchstens 1 vorrücken.
       *[other] Du hast hier nur { $count } Einheiten, also können höchstens { $count } vorrücken.
    }
refusal-fewer-units-ahead = So viele Einheiten stehen nicht auf dem Feld voraus: { $own } von dir und { $enemy } von der Gegenseite. Wähle höchstens so viele.
refusal-fewer-pushers =
    { $count ->
        [one] Jede deiner Einheiten drängt eine andere, und du hast hier nur 1: Dränge höchstens 1.
       *[other] Jede deiner Einheiten drängt eine andere, und du hast hier nur { $count }: Dränge höchstens { $count }.
    }
refusal-pushed-units-stay = Auf dem letzten Feld bleiben alle gedrängten Einheiten stehen, es kommt also nur auf die Anzahl an. Zähle zuerst die gegnerischen Einheiten.
refusal-no-unit-of-theirs = { $seat } hat dort keine Einheit. Wähle eine Einheit der anderen Seite.
refusal-rally-from-elsewhere = Die Einheit muss von einem anderen Feld kommen. Wähle eines der übrigen Felder.
refusal-no-own-unit-there = Du hast { $space_on } keine Einheit. Wähle ein Feld, auf dem eine deiner Einheiten steht.

## The board in the browser

board-front = Die Front
board-space = Feld
board-covered = Überdeckte Hälften
board-scenario = Zug und Szenario
board-turn-of = Zug { $number } von { $turns }
board-over = Das Duell ist zu Ende
board-on-turn = ist am Zug
board-decides = entscheidet
board-units =
    { $count ->
        [one] { $seat } { $space_on }: 1 Einheit
       *[other] { $seat } { $space_on }: { $count } Einheiten
    }
board-worth =
    { $points ->
        [one] { $space }: für { $seat } 1 Punkt wert
       *[other] { $space }: für { $seat } { $points } Punkte wert
    }
board-white-taken = Genommene weiße Klötzchen
board-white-supply = Weiße Klötzchen im Vorrat
board-card = { $card }, mit { $leaders }
board-no-cards = Du hast alle deine Karten gespielt.
board-run = Nummer { $order }: { $command } { $space_on }, ausgeführt von { $seat }
board-order-to = { $seat }: „{ $text }“
board-advance = Einheiten, die vorrücken
board-push-own = Gedrängte eigene Einheiten
board-push-enemy = Gedrängte gegnerische Einheiten
board-fewer = Eine weniger
board-more = Eine mehr
board-pick-a-card = Wähle eine Karte.
board-pick-a-place = Wähle oben einen Platz für sie oder ziehe sie dorthin.
board-would-run = Mit dieser Karte liefe in dieser Reihenfolge:
board-swap-facing = Die Hälften andersherum ausrichten
board-confirm = Die Karte so spielen
board-not-possible = Warum geht das nicht?

## The guided first turn

guide-goal = Deine Basis ist dein erstes Feld, die gegnerische Basis dein fünftes. Am Ende bringt dir jedes Feld, auf dem du mehr Einheiten hast als die Gegenseite, seine Nummer in Punkten: Je weiter du kommst, desto besser. Die Kästchen unter den Klötzchen zeigen es jederzeit.
guide-card = Jede Befehlskarte trägt zwei Befehle. Nimm eine Karte deiner Hand: Was ihre Befehle bewirken, steht daneben.
guide-facing = So lässt sie sich legen. Der farbige Rand einer Hälfte zeigt, wem sie zugewandt ist: Diese Seite führt den Befehl aus. Gedrehte Karten tauschen die beiden Befehle.
guide-order = Zeige auf einen Platz oder tippe ihn einmal an: Die Zahlen zeigen, in welcher Reihenfolge die Befehle wirken, von der Basis der Seite aus, die am Zug ist. In jedem Zug werden alle sichtbaren Befehle ausgeführt, nicht nur deine. Wähle einen Platz, um die Karte zu spielen.
guide-count = Dein Befehl wird ausgeführt. Wähle, wie viele Einheiten mitmachen: mindestens eine. Klicke auf die Klötzchen oder nimm Plus und Minus, dann bestätige.
guide-target = Dein Befehl wird ausgeführt; das ist Pflicht, wenn es möglich ist. Klicke auf die Klötzchen, die du meinst; die leuchtenden sind möglich.
guide-reply = Die Gegenseite ist am Zug: Auch Befehle, die dir zugewandt sind, werden jetzt ausgeführt, und du entscheidest über sie.
guide-cover = Deine Karte darf frühere überdecken, eigene und die der Gegenseite. Nur die oberste Hälfte an einem Feld gilt; was überdeckt ist, kommt nie zurück.
guide-scenario = Behalte die Szenariokarte im Auge: Auch sie bringt Punkte. Die große Zahl jeder Seite ist die Gesamtpunktzahl, wie sie jetzt stünde.

## What chance was asked for

chance-scenario = Szenario
chance-starter = Wer beginnt
chance-draw-yellow = Karten von { seat-yellow }
chance-draw-red = Karten von { seat-red }
