# Sentences of A Battle Through History.

game-title = A Battle Through History
game-pitch = Zwei bis fünf Sabatons springen durch vier Epochen: Rekrutiert Krieger der Geschichte, gewinnt Relikte und fordert einander heraus, wo ihr euch begegnet.

## Players, eras, spaces and slots. The attributes are forms that fit into sentences.

seat-first = Spieler 1
    .of = von Spieler 1
    .whom = Spieler 1
seat-second = Spieler 2
    .of = von Spieler 2
    .whom = Spieler 2
seat-third = Spieler 3
    .of = von Spieler 3
    .whom = Spieler 3
seat-fourth = Spieler 4
    .of = von Spieler 4
    .whom = Spieler 4
seat-fifth = Spieler 5
    .of = von Spieler 5
    .whom = Spieler 5

era-1 = Epoche I (Altertum)
    .number = I
era-2 = Epoche II (Mittelalter)
    .number = II
era-3 = Epoche III (Schießpulver)
    .number = III
era-4 = Epoche IV (Moderne)
    .number = IV

space-1 = Epoche I, Platz 1
space-2 = Epoche I, Platz 2
space-3 = Epoche I, Platz 3
space-4 = Epoche II, Platz 1
space-5 = Epoche II, Platz 2
space-6 = Epoche II, Platz 3
space-7 = Epoche III, Platz 1
space-8 = Epoche III, Platz 2
space-9 = Epoche III, Platz 3
space-10 = Epoche IV, Platz 1
space-11 = Epoche IV, Platz 2
space-12 = Epoche IV, Platz 3

slot-1 = Frontlinie
    .at = an der Frontlinie
slot-2 = Kartenplatz 2
    .at = auf Kartenplatz 2
slot-3 = Kartenplatz 3
    .at = auf Kartenplatz 3
slot-4 = Kartenplatz 4
    .at = auf Kartenplatz 4
slot-5 = virtueller Kartenplatz
    .at = auf dem virtuellen Kartenplatz

gear-1 = Markerfeld 1 des Getriebes
gear-2 = Markerfeld 2 des Getriebes
gear-3 = Markerfeld 3 des Getriebes

place-1 = Tapferkeitsmedaille 1
place-2 = Tapferkeitsmedaille 2
place-3 = Tapferkeitsmedaille 3
place-4 = Tapferkeitsmedaille 4

side-attacker = der Angreifer
    .bare = Angreifer
    .head = Der Angreifer
    .for = für den Angreifer
side-defender = der Verteidiger
    .bare = Verteidiger
    .head = Der Verteidiger
    .for = für den Verteidiger

line-long = Fernkampf
line-medium = Normaler Kampf
line-close = Nahkampf

## The faces of both dice (BH-1.4)

face-0 = Fernkampf +1 (Starker Würfel)
face-1 = Normaler Kampf +1 (Starker Würfel)
face-2 = Nahkampf +1 (Starker Würfel)
face-3 = Nahkampf +2 (Starker Würfel)
face-4 = alle drei Linien +1 (Riskanter Würfel)
face-5 = alle drei Linien −1 (Riskanter Würfel)
face-6 = Nahkampf +3 (Riskanter Würfel)
face-7 = Fernkampf −1 (Riskanter Würfel)
face-8 = Normaler Kampf +2 (Riskanter Würfel)
face-9 = Normaler Kampf −1 (Riskanter Würfel)

## The actions of the gears, and the aids of the boards (BH-1.10)

action-draw = Ziehen
action-draw-help = Zieh 2 Karten von deinem Deck, oder was davon übrig ist. Der Abwurfstapel wird nicht neu gemischt.
action-recall = Zurückholen
action-recall-help = Sieh deinen Abwurfstapel durch und nimm 1 Karte davon auf die Hand.
action-dismiss = Entlassen
action-dismiss-help = Entferne 1 Einheit deiner Hand samt ihren Punkten aus dem Spiel und zieh 1 Karte.
action-regroup = Neuformieren
action-regroup-help = Misch deinen Abwurfstapel und dein Deck zu einem neuen Deck, dann zieh 1 Karte.

aid-dice = Würfel
aid-dice-help = Bei höchstens 3 Einheiten auf dem Angreifertableau, Verstärkungen mitgezählt, hat der Angreifer den Starken und der Verteidiger den Riskanten Würfel. Bei 4 oder 5 ist es umgekehrt.
aid-relics = Relikte
aid-relics-help = Ein siegreicher Angreifer zieht je nach Einheiten auf dem Angreifertableau Relikte und behält 1: bei 1 Einheit 4 Relikte, bei 2 Einheiten 3, bei 3 Einheiten 2, bei 4 Einheiten 1, bei 5 Einheiten keines. Gegen einen Spieler kommen sie aus den Relikten des Verlierers.
aid-scoring = Wertung
aid-scoring-help = Eliteeinheit 1 Punkt, Held 3. Relikte derselben Epoche: 1, 2, 4, 6 Punkte für 1, 2, 3, 4 davon, 9 Punkte für 5 oder mehr. Waffenehremarker je 1, von anderen gewonnene Tapferkeitsmedaillen ihren Wert.
aid-strong-die = Starker Würfel
aid-strong-die-help = Fernkampf +1 auf zwei Seiten, Normaler Kampf +1 auf zwei, Nahkampf +1 auf einer, Nahkampf +2 auf einer.
aid-risky-die = Riskanter Würfel
aid-risky-die-help = Je eine Seite: alle Linien +1, alle Linien −1, Nahkampf +3, Fernkampf −1, Normaler Kampf +2, Normaler Kampf −1.

aid-accuracy-cancels-help = Hebt in jeder Linie 1 Heldentod-Punkt auf, der deine Seite träfe, solange die Einheit steht.

## Where there is little room: on the board in text

era-1-short = I
era-2-short = II
era-3-short = III
era-4-short = IV

board-round = Runde
board-long = Fern
board-medium = Normal
board-close = Nah
board-absorbs = Schadensgrenze
board-shields = Schild
board-linked = Verbunden mit
board-icons = Symbole
board-worth = Punkte
board-reinforcements = Verstärkung
board-assault = Überfall
board-heroic-death = Heldentod
board-accuracy = Zielgenauigkeit
board-diversion = Umlenkung
board-relaunch = Wurfwiederholung
board-hero = Held
board-heroes = Helden
board-empty = leer
board-gears = Getriebe
board-active = Aktiv
board-pending = Wartend
board-eras = Epochen
board-actions = Aktionen
board-token = Marker
board-done = (erledigt)
board-gear-tokens = Marker
board-gear-1 = Feld 1
board-gear-2 = Feld 2
board-gear-3 = Feld 3
board-pointed-at = Plättchen
board-deck = Deck
board-discard = Abwurfstapel
board-dwellers = Sabatons
board-players = Spieler
board-sabaton = Sabaton
board-era = Epoche
board-points = Punkte
board-hand = Hand
board-relics = Relikte
board-tokens = Marker
board-honors = Ehre
board-prowess = Medaillen
board-prowess-won = Gewonnene Medaillen
board-known-hand = Bekannte Handkarten
board-cards = Karten
board-own-hand = Deine Hand
board-armies = Sabatons
board-base-units = Grundeinheiten
board-battle = Kampf
board-attacker = Angreifer
board-defender = Verteidiger
board-leader = Führung
board-main-board = Spielbrett
board-die = Wirft
board-die-strong = den Starken Würfel
board-die-risky = den Riskanten Würfel
board-contents = enthält
board-discarded-tiles = Abgeworfene Plättchen
board-discarded-relics = Abgeworfene Relikte
board-discarded-tokens = Abgeworfene Kriegsmarker
board-about = Geschichte
board-where = Liegt
board-wounds = Schaden
board-defeated = besiegt
board-left = nicht rekrutiert
board-picked = ausgesucht

## Scenario

scenario-campaign = Feldzug
scenario-campaign-text = In jedem Zug: Dreh am Getriebe, spring in eine andere Epoche, kämpfe dort und lass deine Armee sich erholen. Wer nach der letzten Runde die meisten Punkte gesammelt hat, gewinnt.

## Rules options

option-rounds = Länge des Spiels
option-rounds-help = Bestimmt, wie viele Runden gespielt werden.
option-rounds-6 = 6 Runden
option-rounds-6-help = Das übliche Spiel.
option-rounds-8 = 8 Runden
option-rounds-8-help = Das lange Spiel.
option-accuracy = Zielgenauigkeit
option-accuracy-help = Bestimmt, wie Zielgenauigkeit gegen Heldentode wirkt.
option-accuracy-first_points = Erste Punkte
option-accuracy-first_points-help = Einheiten, die durch einen der ersten Schadenspunkte einer Linie fallen, einen je Symbol, sterben ohne Heldentod (englische und spanische Regeln).
option-accuracy-cancel_points = Aufgehobene Punkte
option-accuracy-cancel_points-help = In jeder Linie hebt jedes Symbol einen Heldentod-Punkt auf, der die eigene Seite träfe (deutsche Regeln).
option-defender_minimum = Mindestzahl an Verteidigern
option-defender_minimum-help = Bestimmt, ob ein herausgeforderter Spieler einsetzen muss.
option-defender_minimum-1 = Eine
option-defender_minimum-1-help = Wer herausgefordert wird und Handkarten hat, setzt mindestens eine Einheit ein (spanische Regeln).
option-defender_minimum-0 = Keine
option-defender_minimum-0-help = Wer herausgefordert wird, darf auf den Einsatz verzichten und damit absichtlich verlieren (englische und deutsche Regeln).
option-ring_links = Verbindung von Epoche IV zu Epoche I
option-ring_links-help = Bestimmt, ob die Epochen im Kreis liegen.
option-ring_links-off = Aus
option-ring_links-off-help = Der letzte Platz der Epoche IV hat dahinter keinen Nachbarn.
option-ring_links-on = An
option-ring_links-on-help = Der letzte Platz der Epoche IV ist Nachbar des ersten der Epoche I.
option-fourth_token = Vierter Kriegsmarker
option-fourth_token-help = Bestimmt, was gilt, wenn jemand mit drei Kriegsmarkern noch einen nehmen könnte.
option-fourth_token-swap = Tauschen
option-fourth_token-swap-help = Der Marker darf genommen werden; dann wird einer der vier abgeworfen.
option-fourth_token-forbid = Verboten
option-fourth_token-forbid-help = Der Marker darf nicht genommen werden.
option-tighten_up = Nachrücken!
option-tighten_up-help = Bestimmt, für welche Aktion des Getriebes dieser Kriegsmarker steht.
option-tighten_up-draw = Ziehen
option-tighten_up-draw-help = Der Marker zieht 2 Karten.
option-tighten_up-recall = Zurückholen
option-tighten_up-recall-help = Der Marker holt 1 Karte aus dem Abwurfstapel zurück.
option-tighten_up-regroup = Neuformieren
option-tighten_up-regroup-help = Der Marker mischt Abwurfstapel und Deck zusammen und zieht 1 Karte.
option-divert_heroic_death = Umgelenkte Heldentode
option-divert_heroic_death-help = Bestimmt, ob Umlenkung auch gegen Heldentode wirkt.
option-divert_heroic_death-off = Aus
option-divert_heroic_death-off-help = Heldentode treffen immer von der Frontlinie aus.
option-divert_heroic_death-on = An
option-divert_heroic_death-on-help = Umlenkung zieht auch Heldentod-Punkte auf ihre Einheit.
option-actions_until = Aktionen und Nachrücken!
option-actions_until-help = Bestimmt, wie lange der aktive Spieler sie nutzen kann.
option-actions_until-deployment = Bis zur ersten Einheit
option-actions_until-deployment-help = Bis die erste Einheit des Angreifers eingesetzt ist, also auch noch, wenn der Kampf schon erklärt ist (alle drei Regelhefte).
option-actions_until-declaration = Bis zur Kampferklärung
option-actions_until-declaration-help = Bis der Kampf erklärt ist; so kann ein Angreifer nicht mehr ziehen, wenn der Herausgeforderte seine Aufstellung schon gezeigt hat.
option-defender_reinforcements = Verstärkungen eines Herausgeforderten
option-defender_reinforcements-help = Bestimmt, aus welchem Stapel sie kommen.
option-defender_reinforcements-own_deck = Eigenes Deck
option-defender_reinforcements-own_deck-help = Aus dem eigenen Deck des Herausgeforderten.
option-defender_reinforcements-era_deck = Stapel der Epoche
option-defender_reinforcements-era_deck-help = Für Eliteeinheiten und Helden vom Stapel ihrer Epoche, und die Neuen bleiben beim Spieler; für Grundeinheiten aus dem eigenen Deck.
option-linked = Verbundene Einheiten auf dem Spielbrett
option-linked-help = Bestimmt, gegen welche verbundenen Einheiten man zugleich antreten kann.
option-linked-chain = Kette
option-linked-chain-help = Gegen jede Kette von bis zu drei verbundenen Einheiten, zu der die gewählte gehört.
option-linked-neighbours = Nachbarn
option-linked-neighbours-help = Nur gegen Einheiten, die mit der gewählten selbst verbunden sind.

## What is asked

prompt-set-up-sabaton = { $seat }: Welchen Sabaton führst du?
prompt-time-travel-gears = { $seat }: Zeitreise. Was tust du noch vor dem Sprung, oder wohin springst du?
prompt-time-travel-surplus = { $seat }: Du hast vier Kriegsmarker. Welchen wirfst du ab?
prompt-gear-action-recalled = { $seat }: Zurückholen. Welche Karte deines Abwurfstapels nimmst du auf die Hand?
prompt-gear-action-dismissed = { $seat }: Entlassen. Welche Einheit verlässt das Spiel für immer?
prompt-the-battle-declaration = { $seat }: Der Kampf. Gegen wen kämpfst du?
prompt-the-battle-faced = { $seat }: Diese Einheit ist verbunden. Gegen welche Einheiten trittst du an?
prompt-deployment-unit = { $seat }, { $side_bare }: Welche Einheit setzt du als nächste ein?
prompt-tokens-assigned-token = { $seat }, { $side_bare }: Welchen Kriegsmarker weist du welcher Einheit zu?
prompt-engagement-attacker-choice = { $seat }: Wirfst du deinen Würfel noch einmal?
prompt-engagement-defender-choice = { $seat }: Wirfst du deinen Würfel noch einmal?
prompt-conquest-rewards-recruits = { $seat }: Rekrutierst du die besiegten Einheiten, oder lässt du welche zurück?
prompt-conquest-rewards-kept = { $seat }: Welches Relikt behältst du?
prompt-challenge-rewards-kept = { $seat }: Welches Relikt nimmst du?
prompt-prowess-reward-place = { $seat }: Welche Tapferkeitsmedaillen von { $loser } siehst du dir an?
prompt-prowess-reward-kept = { $seat }: Welche Tapferkeitsmedaille von { $loser } behältst du?

## Choices. A unit's values in words stand in several of them.

values-in-words =
    Fern { $long }, Normal { $medium }, Nah { $close }, hält { $absorb } aus{ $reinforcements ->
        [0] {""}
        [1] , Verstärkung
       *[other] , Verstärkung { $reinforcements }
    }{ $assault ->
        [0] {""}
        [1] , Überfall
       *[other] , Überfall { $assault }
    }{ $heroic_death ->
        [0] {""}
        [1] , Heldentod
       *[other] , Heldentod { $heroic_death }
    }{ $accuracy ->
        [0] {""}
        [1] , Zielgenauigkeit
       *[other] , Zielgenauigkeit { $accuracy }
    }{ $diversion ->
        [0] {""}
        [1] , Umlenkung
       *[other] , Umlenkung { $diversion }
    }{ $relaunch ->
        [0] {""}
        [1] , Wurfwiederholung
       *[other] , Wurfwiederholung { $relaunch }
    }
worth-in-words =
    { $worth ->
        [0] Grundeinheit, keine Punkte
        [1] Eliteeinheit, 1 Punkt
       *[other] Held, { $worth } Punkte
    }
no-more-tiles = (danach keine Plättchen mehr)

choice-choose-sabaton = { $sabaton } führen
choice-draw-sabaton = Den Zufall entscheiden lassen
choice-insert = Ein Plättchen einschieben: Die Epochen { $first_number } und { $second_number } werden aktiv, dazu die Aktionen { $left } und { $right }
choice-take-token =
    Den Kriegsmarker { $token } nehmen{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-give-up-token = { $token } abwerfen
choice-draw =
    Aktion Ziehen: { $count ->
        [0] dein Deck ist leer, es passiert nichts
        [one] die letzte Karte deines Decks ziehen
       *[other] { $count } Karten ziehen
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall =
    { $count ->
        [one] Aktion Zurückholen: die einzige Karte deines Abwurfstapels auf die Hand nehmen
       *[other] Aktion Zurückholen: 1 der { $count } Karten deines Abwurfstapels auf die Hand nehmen
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-dismiss =
    { $count ->
        [0] Aktion Entlassen: eine Einheit deiner Hand aus dem Spiel entfernen; dein Deck ist leer, du ziehst nichts
       *[other] Aktion Entlassen: eine Einheit deiner Hand aus dem Spiel entfernen und 1 Karte ziehen
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-regroup =
    { $count ->
        [0] Aktion Neuformieren: das Deck mischen und 1 Karte ziehen
        [one] Aktion Neuformieren: 1 abgeworfene Karte ins Deck mischen und 1 Karte ziehen
       *[other] Aktion Neuformieren: { $count } abgeworfene Karten ins Deck mischen und 1 Karte ziehen
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall-unit = { $unit } zurückholen: { values-in-words }
choice-dismiss-unit = { $unit } entlassen ({ worth-in-words }): { values-in-words }
choice-jump =
    { $count ->
        [0] Sprung in { $era }
        [one] Sprung in { $era }, wo sich 1 Spieler herausfordern ließe
       *[other] Sprung in { $era }, wo sich { $count } Spieler herausfordern ließen
    }
choice-tighten-up = Den Kriegsmarker { $token } als { $action } einsetzen
choice-conquer =
    { $count ->
        [0] Gegen { $unit } kämpfen ({ $space }): { values-in-words }
        [one] Gegen { $unit } kämpfen ({ $space }, mit 1 Nachbarn verbunden): { values-in-words }
       *[other] Gegen { $unit } kämpfen ({ $space }, mit { $count } Nachbarn verbunden): { values-in-words }
    }
choice-face =
    { $count ->
        [1] Nur gegen { $unit }
        [2] Gegen { $unit } und { $second }
       *[other] Gegen { $unit }, { $second } und { $third }
    }
choice-chase = Jagd auf { $unit } aus dem Abwurfstapel: { values-in-words }
choice-challenge =
    { $seat } ({ $sabaton }) herausfordern: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $relics ->
        [one] 1 Relikt
       *[other] { $relics } Relikte
    }
choice-stand-down = Nicht kämpfen: Es fehlt an Gegnern oder an eigenen Einheiten
choice-deploy =
    { $linked ->
        [0] { $unit } { $slot_at } einsetzen: { values-in-words }
       *[other] { $unit } { $slot_at } einsetzen, verbunden mit { $front }: { values-in-words }
    }
choice-ready =
    { $count ->
        [0] Niemanden einsetzen
        [one] Das genügt: 1 Einheit kämpft
       *[other] Das genügt: { $count } Einheiten kämpfen
    }
choice-assign = { $token } für { $unit } ({ $slot })
choice-keep-tokens = Keine Kriegsmarker mehr zuweisen
choice-relaunch = Noch einmal werfen statt { $face }
choice-let-stand = Bei { $face } bleiben
choice-leave = { $unit } nicht rekrutieren ({ worth-in-words }): { values-in-words }
choice-recruit =
    { $count ->
        [0] Niemanden rekrutieren
        [1] { $unit } rekrutieren
        [2] { $unit } und { $second } rekrutieren
        [3] { $unit }, { $second } und { $third } rekrutieren
       *[other] { $unit }, { $second }, { $third } und { $fourth } rekrutieren
    }
choice-keep-relic =
    „{ $relic }“ behalten, { $era }: { $points ->
        [0] keine weiteren Punkte
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }
choice-pick-prowess = { $place } von { $loser } ansehen
choice-keep-prowess =
    { $points ->
        [one] { $place } behalten: 1 Punkt
       *[other] { $place } behalten: { $points } Punkte
    }

## What happened: set-up and time travel

event-sabaton-chosen = { $seat } führt { $sabaton }.
event-starter-chosen = { $seat } erhält den Hauptquartiermarker und beginnt jede Runde.
event-unit-revealed = Neue Einheit: { $unit } ({ $space }).
event-token-laid = Der Kriegsmarker { $token } kommt auf { $gear }.
event-relic-given = { $seat } beginnt mit dem Relikt „{ $relic }“.
event-round-began = Runde { $round } von { $rounds } beginnt.
event-turn-began = { $seat } ist am Zug.
event-tile-pending = Ein Plättchen mit den Epochen { $first_number } und { $second_number } kommt in die Warteposition.
event-tile-active = Das aktive Plättchen führt in die Epochen { $first_number } und { $second_number }; die Aktiven Aktionen sind { $left } und { $right }.
event-tile-pile-renewed = Die abgeworfenen Zeitreiseplättchen werden zu einem neuen Stapel gemischt.
event-token-taken = { $seat } nimmt den Kriegsmarker { $token }.
event-token-given-up = { $seat } wirft den Kriegsmarker { $token } ab.
event-action-done = { $seat } führt die Aktion { $action } aus.
event-card-drawn = { $seat } zieht { $unit }.
event-card-drawn-hidden = { $seat } zieht eine Karte.
event-unit-recalled = { $seat } holt { $unit } auf die Hand zurück.
event-unit-dismissed = { $seat } entlässt { $unit }: Die Karte verlässt das Spiel.
event-deck-regrouped = { $seat } mischt Abwurfstapel und Deck zusammen.
event-sabaton-jumped = { $seat } springt in { $era }.

## What happened: the battle

event-player-challenged = { $seat } fordert { $rival } heraus.
event-unit-faced = { $seat } tritt gegen { $unit } an ({ $space }).
event-unit-chased = { $seat } macht mit einem Kriegsmarker Jagd auf { $unit }.
event-ranks-tightened = { $seat } setzt den Kriegsmarker Nachrücken! ein.
event-battle-lapsed = { $seat } trägt keinen Kampf aus.
event-unit-deployed = { $seat } setzt { $unit } { $slot_at } ein ({ $side_bare }).
event-nobody-deployed = { $seat } setzt niemanden ein.
event-reinforcement-arrived = Verstärkung { $side_for }: { $unit }.
event-reinforcement-missing = Keine Verstärkung { $side_for }: Das Deck ist leer.
event-link-formed = Verbindung der Art { $era_number } zwischen { $front } und { $back } ({ $side_bare }).
event-link-broken = Ein Überfall löst die Verbindung zwischen { $front } und { $back } ({ $side_bare }).
event-token-assigned = { $seat } weist { $unit } den Kriegsmarker { $token } zu.
event-dice-handed-out =
    { $count ->
        [one] Bei 1 angreifenden Einheit hat { $side } den Starken Würfel, die andere Seite den Riskanten.
       *[other] Bei { $count } angreifenden Einheiten hat { $side } den Starken Würfel, die andere Seite den Riskanten.
    }
event-dice-rolled = Die Würfel: Angreifer { $attacker }, Verteidiger { $defender }.
event-die-relaunched = { $side_head } würfelt noch einmal: { $face }.
event-line-fought =
    { $line }: Angreifer { $attacker_tokens ->
        [0] { $attacker_die ->
            [0] { $attacker_total }
            [-1] { $attacker_units ->
                [0] 0 − 1 (Würfel), zählt als 0
               *[other] { $attacker_units } − 1 (Würfel) = { $attacker_total }
            }
           *[other] { $attacker_units } + { $attacker_die } (Würfel) = { $attacker_total }
        }
       *[other] { $attacker_die ->
            [0] { $attacker_units } + { $attacker_tokens } (Marker) = { $attacker_total }
            [-1] { $attacker_units } + { $attacker_tokens } (Marker) − 1 (Würfel) = { $attacker_total }
           *[other] { $attacker_units } + { $attacker_tokens } (Marker) + { $attacker_die } (Würfel) = { $attacker_total }
        }
    } gegen Verteidiger { $defender_tokens ->
        [0] { $defender_die ->
            [0] { $defender_total }
            [-1] { $defender_units ->
                [0] 0 − 1 (Würfel), zählt als 0
               *[other] { $defender_units } − 1 (Würfel) = { $defender_total }
            }
           *[other] { $defender_units } + { $defender_die } (Würfel) = { $defender_total }
        }
       *[other] { $defender_die ->
            [0] { $defender_units } + { $defender_tokens } (Marker) = { $defender_total }
            [-1] { $defender_units } + { $defender_tokens } (Marker) − 1 (Würfel) = { $defender_total }
           *[other] { $defender_units } + { $defender_tokens } (Marker) + { $defender_die } (Würfel) = { $defender_total }
        }
    }.
event-damage-inflicted = { $side_head } erleidet { $points } Schaden.
event-unit-hit = Treffer auf { $unit } ({ $side_bare }): { $wounds } von { $absorb } Schaden.
event-unit-fell = { $side_head } verliert { $unit }.
event-link-absorbed = Ein Verbindungsmarker fängt einen Schadenspunkt für { $unit } ({ $side_bare }) ab und wird entfernt.
event-heroic-death-struck = Heldentod von { $unit } ({ $side_bare }): { $points } Schaden für die andere Seite.
event-heroic-death-silenced = Zielgenauigkeit: kein Heldentod von { $unit } ({ $side_bare }).
event-heroic-death-weakened =
    { $points ->
        [one] Zielgenauigkeit hebt 1 Punkt des Heldentods von { $unit } ({ $side_bare }) auf.
       *[other] Zielgenauigkeit hebt { $points } Punkte des Heldentods von { $unit } ({ $side_bare }) auf.
    }
event-point-diverted = Umlenkung: Ein Schadenspunkt geht an { $unit } ({ $side_bare }).
event-side-wiped-out = { $side_head } hat keine unbesiegte Einheit mehr.
event-battle-won = { $side_head } gewinnt den Kampf. Unbesiegte Einheiten: Angreifer { $attackers }, Verteidiger { $defenders }.
event-sides-annihilated = Beide Seiten sind vernichtet: Niemand gewinnt den Kampf.

## What happened: rewards and restoration

event-unit-recruited = { $seat } rekrutiert { $unit }.
event-unit-returned = Zurück auf den Abwurfstapel von { $era }: { $unit }.
event-relic-seen = { $seat } sieht sich das Relikt „{ $relic }“ an.
event-relic-seen-hidden = { $seat } sieht sich ein Relikt an.
event-relic-won = { $seat } behält das Relikt „{ $relic }“.
event-relic-pile-renewed = Die abgeworfenen Relikte werden zu einem neuen Stapel gemischt.
event-relic-taken = { $seat } nimmt { $loser } das Relikt „{ $relic }“ ab.
event-honor-gained =
    { $count ->
        [one] { $seat } erhält 1 Waffenehremarker.
       *[other] { $seat } erhält { $count } Waffenehremarker.
    }
event-prowess-seen =
    { $value ->
        [one] { $seat } sieht sich { $place } von { $loser } an: 1 Punkt.
       *[other] { $seat } sieht sich { $place } von { $loser } an: { $value } Punkte.
    }
event-prowess-seen-hidden = { $seat } sieht sich { $place } von { $loser } an.
event-prowess-won = { $seat } behält { $place } von { $loser }.
event-hero-set-aside = { $unit } hat { $seat } gedient und wird beiseitegelegt.
event-space-refilled = Neue Einheit: { $unit } ({ $space }).
event-gear-refilled = Der Kriegsmarker { $token } kommt auf { $gear }.
event-era-deck-renewed = Der Abwurfstapel von { $era } wird zu einem neuen Stapel gemischt.
event-token-pile-renewed = Die abgeworfenen Kriegsmarker werden zu einem neuen Stapel gemischt.
event-deck-renewed = { $seat } mischt den Abwurfstapel zu einem neuen Deck.

## What happened: scoring

event-units-scored =
    { $points ->
        [one] { $seat }, Einheiten (Elite { $elites }, Helden { $heroes }): 1 Punkt.
       *[other] { $seat }, Einheiten (Elite { $elites }, Helden { $heroes }): { $points } Punkte.
    }
event-relics-scored =
    { $points ->
        [one] { $seat }, Relikte der Epoche { $era_number } ({ $count }): 1 Punkt.
       *[other] { $seat }, Relikte der Epoche { $era_number } ({ $count }): { $points } Punkte.
    }
event-prowess-scored =
    { $value ->
        [one] { $seat }, Tapferkeitsmedaille von { $loser }: 1 Punkt.
       *[other] { $seat }, Tapferkeitsmedaille von { $loser }: { $value } Punkte.
    }
event-honor-scored =
    { $count ->
        [one] { $seat }, Waffenehre: 1 Punkt.
       *[other] { $seat }, Waffenehre: { $count } Punkte.
    }
event-score-totalled =
    { $points ->
        [one] { $seat } hat 1 Punkt.
       *[other] { $seat } hat { $points } Punkte.
    }
event-tie-broken = Gleichstand: Relikte entscheiden, dann Helden. { $seat } liegt vorn (Relikte { $relics }, Helden { $heroes }).
event-campaign-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
event-victory-shared =
    { $points ->
        [one] Geteilter Sieg für { $seat }: 1 Punkt.
       *[other] Geteilter Sieg für { $seat }: { $points } Punkte.
    }

outcome-shared = { $winners } teilen sich den Sieg. Endstand: { $scores }.
decided-shared = Gleichauf an Punkten, Relikten und Helden.

## Why a choice is not possible

refusal-sabaton-taken = Diesen Sabaton führt schon jemand anderes. Wähle einen freien.
refusal-one-sabaton-left = Es ist nur noch ein Sabaton übrig, es gibt also nichts zu ziehen. Wähle ihn.
refusal-no-more-tiles = Du hast einen Kriegsmarker genommen oder eine Aktion ausgeführt und kannst kein Plättchen mehr einschieben. Spring, wenn du so weit bist.
refusal-three-tiles-inserted = Du hast in diesem Zug schon drei Plättchen eingeschoben, mehr sind nicht erlaubt. Spring, wenn du so weit bist.
refusal-era-not-on-tile = Diese Epoche zeigt das aktive Plättchen nicht. Spring in eine, die es zeigt, oder schieb noch ein Plättchen ein, solange du darfst.
refusal-must-leave-era = Dein Sabaton darf nicht in seiner Epoche bleiben. Spring in die andere Epoche des aktiven Plättchens.
refusal-token-taken-already = Du hast in diesem Zug schon einen Kriegsmarker genommen. Mehr als einer ist nicht möglich.
refusal-no-token-there = Das Markerfeld, auf das das aktive Plättchen weist, ist leer. Es gibt dort keinen Kriegsmarker zu nehmen.
refusal-three-tokens-held = Du hast drei Kriegsmarker und darfst nach den vereinbarten Regeln keinen vierten nehmen. Setze erst welche ein.
refusal-no-such-token = Einen solchen Kriegsmarker hast du nicht. Wähle einen, den du hast.
refusal-action-not-active = Diese Aktion ist nicht aktiv: Die Pfeile zeigen { $left } und { $right }. Wähle eine davon.
refusal-action-done-already = Diese Aktion hast du in diesem Zug schon ausgeführt.
refusal-discard-is-empty = Dein Abwurfstapel ist leer, es gibt also nichts zurückzuholen.
refusal-hand-is-empty = Deine Hand ist leer: Du hast keine Einheit zum Entlassen und keine zum Kämpfen.
refusal-not-in-discard = Diese Einheit liegt nicht in deinem Abwurfstapel. Wähle eine, die dort liegt.
refusal-not-in-hand = Diese Einheit hast du nicht auf der Hand. Wähle eine, die du hast.
refusal-must-fight = Es gibt Gegner, also musst du kämpfen. Wähle eine Einheit auf dem Spielbrett oder einen Spieler.
refusal-space-of-other-era = Dieser Platz gehört zu einer anderen Epoche. Wähle eine Einheit der Epoche, in die du gesprungen bist; verbundene Nachbarn kommen danach.
refusal-space-is-empty = Dieser Platz ist leer. Wähle einen mit einer Einheit.
refusal-not-in-era-discard = Diese Einheit liegt nicht im Abwurfstapel deiner Epoche. Wähle eine, die dort liegt.
refusal-challenge-another = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen.
refusal-not-in-same-era = { $seat } ist nicht in deiner Epoche. Herausfordern lässt sich nur, wer in derselben Epoche steht.
refusal-chosen-unit-is-faced = Die gewählte Einheit ({ $space }) muss unter denen sein, gegen die du antrittst.
refusal-not-linked = Nicht alle diese Einheiten sind miteinander verbunden. Wähle verbundene Nachbarn.
refusal-direct-neighbours-only = Nach den vereinbarten Regeln trittst du nur zugleich gegen Einheiten an, die mit der gewählten selbst ({ $space }) verbunden sind. Wähle weniger Einheiten.
refusal-deploy-at-least-one = Du musst mindestens eine Einheit einsetzen. Wähle eine aus deiner Hand.
refusal-actions-in-own-turn = Die Aktionen des Getriebes gehören dem Spieler, der am Zug ist. Setze deine Einheiten ein.
refusal-too-late-deployed = Aktionen und Nachrücken! enden, wenn deine erste Einheit eingesetzt ist. Jetzt ist es zu spät.
refusal-too-late-declared = Nach den vereinbarten Regeln enden Aktionen und Nachrücken!, wenn der Kampf erklärt ist. Jetzt ist es zu spät: Setze deine Einheiten ein.
refusal-last-unit-must-fight = Du hast einen Kampf erklärt, dein Deck ist leer, und das ist deine letzte Karte: Sie muss kämpfen. Setze sie ein.
refusal-token-not-assignable = Diesen Kriegsmarker kann man keiner Einheit zuweisen. Wähle einen anderen.
refusal-no-unit-in-slot = Dort steht keine deiner Einheiten. Wähle einen Kartenplatz mit einer Einheit.
refusal-unit-has-token = Diese Einheit trägt schon einen Kriegsmarker, und mehr als einen kann sie nicht tragen. Wähle eine andere Einheit.
refusal-tokens-from-the-front = Diese Partie begann nach älteren Regeln: Marker werden von der Frontlinie nach hinten zugewiesen, einer je Einheit. Wähle eine Einheit weiter hinten.
refusal-not-defeated = Diese Einheit ist nicht besiegt und lässt sich nicht rekrutieren. Wähle eine besiegte.
refusal-left-already = Diese Einheit hast du schon zurückgelassen. Wähle eine andere, oder rekrutiere die übrigen.
refusal-relic-not-drawn = Dieses Relikt siehst du gerade nicht an. Wähle eines, das du siehst.
refusal-prowess-gone = Diese Tapferkeitsmedaille ist nicht mehr da: Jemand hat sie gewonnen. Wähle eine andere.
refusal-prowess-picked-already = Diese Tapferkeitsmedaille hast du schon ausgesucht. Wähle eine andere.
refusal-prowess-not-picked = Diese Tapferkeitsmedaille hast du nicht angesehen. Wähle eine, die du angesehen hast.

## Odds

odds-exact =
    { $lineups ->
        [one] Genaue Aussichten; eine Seite wirft erneut, wo das ihre Siegchance hebt:
       *[other] Genaue Aussichten über { $lineups } mögliche Kampfaufstellungen; eine Seite wirft erneut, wo das ihre Siegchance hebt:
    }
odds-sampled = Schätzung aus { $samples } von { $lineups } möglichen Kampfaufstellungen, mit 95-%-Bereich; die genauen Aussichten folgen. Eine Seite wirft erneut, wo das ihre Siegchance hebt:
odds-attacker = Angreifer siegt: { $percent } % ({ $fraction })
odds-defender = Verteidiger siegt: { $percent } % ({ $fraction })
odds-nobody = niemand bleibt übrig: { $percent } % ({ $fraction })
odds-attacker-sampled = Angreifer siegt: etwa { $percent } % ({ $low } % bis { $high } %)
odds-defender-sampled = Verteidiger siegt: etwa { $percent } % ({ $low } % bis { $high } %)
odds-nobody-sampled = niemand bleibt übrig: etwa { $percent } % ({ $low } % bis { $high } %)
odds-conquest = besiegt und zu rekrutieren ({ $unit }): { $percent } %
odds-relic =
    { $relics ->
        [one] ein Relikt für den Angreifer: { $percent } %
       *[other] ein Relikt für den Angreifer, eines von { $relics }: { $percent } %
    }

## The board in the browser

board-age-1 = Altertum
board-age-2 = Mittelalter
board-age-3 = Schießpulver
board-age-4 = Moderne
board-round-of = Runde { $round } von { $rounds }
board-turn-order = Spieler in Zugreihenfolge
board-is-asked = ist gefragt
board-you = du
board-starts = beginnt jede Runde
board-area-of = { $name }: eigener Spielbereich
board-your-area = Deine Armee
board-your-tokens = Kriegsmarker
board-no-tokens = keine
board-prowess-of = Tapferkeitsmedaillen { $seat_of }
board-prowess-facedown = verdeckt
board-prowess-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-won-from = { $seat } abgenommen
board-set-aside = Beiseitegelegte Helden
board-relics-of-era =
    { $count ->
        [one] Epoche { $era }, 1 Relikt: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
       *[other] Epoche { $era }, { $count } Relikte: { $points } Punkte
    }
board-deck-cards = Deck: { $count }
board-pile-empty = Der Abwurfstapel ist leer.
board-link-to = verbunden mit { $place }
board-space-card = { $space }: { $unit }
board-jump-here = Hierher springen
board-insert-tile = Plättchen einschieben
board-pile-tiles = Plättchen im Stapel: { $count }
board-pile-tokens = Marker im Stapel: { $count }
board-pile-relics = Relikte im Stapel: { $count }
board-next-actions = Danach: { $left } und { $right }
board-points-at = zeigt auf Markerfeld { $gear } des Getriebes
board-take-it = Nehmen
board-gear-empty = leer
board-details-of = Genaueres: { $name }
board-close-details = Schließen
board-choose-for = Mehrere Möglichkeiten: { $name }
board-how-many = Zusammen antreten gegen:
board-attacker-board = Angreifertableau: { $name }
board-defender-board = Verteidigertableau: { $name }
board-damage-to =
    { $points ->
        [0] kein Schaden
        [one] 1 Schaden { $side_for }
       *[other] { $points } Schaden { $side_for }
    }
board-sum-units = Einheiten
board-sum-tokens = Marker
board-sum-die = Würfel
board-line-sum = { $line }: Angreifer { $attacker }, Verteidiger { $defender }
board-before-dice = ohne die Würfel
board-last-battle = Der letzte Kampf
board-watch-again = Noch einmal ansehen
board-to-the-result = Zum Ergebnis
board-continue = Weiter
board-quicker = Schneller
board-fell-long = im Fernkampf gefallen
board-fell-medium = im Normalen Kampf gefallen
board-fell-close = im Nahkampf gefallen
board-verdict =
    { $fate ->
        [won] Gewonnen, { $own } zu { $other }
        [lost] Verloren, { $own } zu { $other }
        [nobody] Niemand hat gewonnen
       *[watched] Sieg für { $name }, { $own } zu { $other }
    }
board-because-line =
    { $fate ->
        [won] Du hast gewonnen, weil du { $line ->
                [0] im Fernkampf
                [1] im Normalen Kampf
               *[2] im Nahkampf
            } mit { $winner } zu { $loser } überlegen warst. Gefallen: { $units }.
        [lost] Du hast verloren, weil du { $line ->
                [0] im Fernkampf
                [1] im Normalen Kampf
               *[2] im Nahkampf
            } mit { $loser } zu { $winner } unterlegen warst. Gefallen: { $units }.
       *[watched] Die Entscheidung fiel { $line ->
                [0] im Fernkampf
                [1] im Normalen Kampf
               *[2] im Nahkampf
            }, { $winner } zu { $loser }. Gefallen: { $units }.
    }
board-because-equal =
    { $fate ->
        [won] Du hast gewonnen, weil auf beiden Seiten gleich viele Einheiten übrig sind: Dann siegt der Angreifer.
        [lost] Du hast verloren, weil auf beiden Seiten gleich viele Einheiten übrig sind: Dann siegt der Angreifer.
       *[watched] Auf beiden Seiten sind gleich viele Einheiten übrig: Dann siegt der Angreifer.
    }
board-because-fewer =
    { $fate ->
        [won] Du hast gewonnen, weil du mehr Einheiten hattest; keine Linie hat die andere Seite eine gekostet.
        [lost] Du hast verloren, weil du weniger Einheiten hattest; keine Linie hat dich eine gekostet.
       *[watched] Die Zahl entschied: Keine Linie hat die unterlegene Seite eine Einheit gekostet.
    }
board-because-nobody = Beide Seiten haben ihre letzte Einheit verloren.
board-unit-damage = Schaden { $wounds } von { $absorb }
board-carries = trägt { $token }
board-reward-now =
    { $count ->
        [0] Mit { $units } Einheiten bringt ein Sieg kein Relikt.
        [one] Mit { $units } Einheiten bringt ein Sieg 1 Relikt.
       *[other] Ein Sieg jetzt: Auswahl aus { $count } Relikten.
    }
board-relics-seen = Relikte zur Auswahl
board-prowess-seen = Tapferkeitsmedaillen zur Auswahl
board-someone-looks =
    { $count ->
        [one] Der Sieger sieht sich 1 Relikt an.
       *[other] Der Sieger sieht sich { $count } Relikte an.
    }
board-piles = Stapel
board-wheel = Das ganze Rad
board-wheel-now = aktiv
board-wheel-then = nach dem nächsten Plättchen
board-dismissed = Aus dem Spiel entlassene Einheiten
board-nothing = noch nichts
board-sums = Was alle acht Grundeinheiten eines Sabatons zusammen ergeben:
board-in-words = Die Stellung in Worten
board-help-lines = Ihre Werte in Fernkampf, Normalem Kampf und Nahkampf zählen für ihre Seite.
board-help-absorb =
    { $count ->
        [one] Hält 1 Schaden aus: Schon der erste Punkt besiegt sie.
       *[other] Hält { $count } Schaden aus: Der letzte dieser Punkte besiegt sie.
    }
board-help-left = Halber Schild links, Typ { $type }: verbunden mit einem linken Nachbarn, der rechts denselben zeigt. Eine Verbindung fängt einen Schadenspunkt für ihre Einheiten ab.
board-help-right = Halber Schild rechts, Typ { $type }: verbunden mit einem rechten Nachbarn, der links denselben zeigt. Eine Verbindung fängt einen Schadenspunkt für ihre Einheiten ab.
board-help-reinforcements =
    { $count ->
        [one] Verstärkung: 1 Karte vom Deck kommt hinten hinzu.
       *[other] Verstärkungen: { $count } Karten vom Deck kommen hinten hinzu.
    }
board-help-assault =
    { $count ->
        [one] Überfall: löst vor dem Würfeln 1 Verbindung der anderen Seite.
       *[other] Überfall: löst vor dem Würfeln { $count } Verbindungen der anderen Seite.
    }
board-help-heroic-death =
    { $count ->
        [one] Heldentod: Fällt sie, trifft sofort 1 Schaden die andere Seite.
       *[other] Heldentod: Fällt sie, treffen sofort { $count } Schaden die andere Seite.
    }
board-help-accuracy =
    { $count ->
        [one] Zielgenauigkeit: Eine Einheit, die durch deinen ersten Schadenspunkt einer Linie fällt, stirbt ohne Heldentod.
       *[other] Zielgenauigkeit: Einheiten, die durch deine ersten { $count } Schadenspunkte einer Linie fallen, sterben ohne Heldentod.
    }
board-help-accuracy-cancels =
    { $count ->
        [one] Zielgenauigkeit: hebt in jeder Linie 1 Heldentod-Punkt auf, der deine Seite träfe.
       *[other] Zielgenauigkeit: hebt in jeder Linie { $count } Heldentod-Punkte auf, die deine Seite träfen.
    }
board-help-diversion =
    { $count ->
        [one] Umlenkung: Der erste Schadenspunkt jeder Linie geht an diese Einheit.
       *[other] Umlenkung: Die ersten { $count } Schadenspunkte jeder Linie gehen an diese Einheit.
    }
board-help-relaunch =
    { $count ->
        [one] Wurfwiederholung: Ihre Seite darf ihren Würfel einmal neu werfen.
       *[other] Wurfwiederholung: Ihre Seite darf ihren Würfel { $count }-mal neu werfen.
    }
board-help-base = Grundeinheit von { $sabaton }: keine Punkte.
board-help-elite = Eliteeinheit, { $era }: 1 Punkt, wenn du sie rekrutierst.
board-help-hero = Held, { $era }: 3 Punkte. Er kämpft einen Kampf für seinen Besitzer und wird dann beiseitegelegt.

guide-sabaton = Jeder Sabaton führt acht Grundeinheiten. Sieh dir an, was ihre Armeen zusammen ergeben, und wähle den, der dir gefällt.
guide-gears = Dein Zug beginnt am Getriebe der Geschichte. Das aktive Plättchen zeigt die zwei Epochen, in die du springen kannst; bis zu zweimal darfst du noch ein Plättchen einschieben: Dann wird das wartende aktiv und dreht das Rad.
guide-actions = Die zwei Pfeile am Rad zeigen deine Aktionen. Führe jede höchstens einmal aus, vor dem Sprung oder danach, bis deine erste Einheit eingesetzt ist. Nach der ersten kannst du kein Plättchen mehr einschieben.
guide-token = Das aktive Plättchen zeigt auf einen von drei Kriegsmarkern. Nimm ihn für einen Kampf; mehr als drei kannst du nicht haben.
guide-jump = Spring nun in eine Epoche des aktiven Plättchens. Deine jetzige Epoche musst du verlassen. Halte Ausschau nach lohnenden Einheiten oder nach einem Rivalen, den du herausfordern kannst.
guide-declare = Wähle eine Einheit deiner Epoche als Gegner, oder fordere einen Spieler heraus, der auch dort steht. Besiegte Einheiten schließen sich dir an und bringen Punkte.
guide-links = Diese Einheit ist mit ihren Nachbarn verbunden. Tritt gegen mehrere zugleich an, und du kannst mehr rekrutieren; aber Verbindungen fangen Schaden ab.
guide-deploy = Setze Einheiten deiner Hand ein, die erste an der Frontlinie: Sie nimmt den Schaden zuerst. Deine Werte in Fernkampf, Normalem Kampf und Nahkampf werden zusammengezählt.
guide-dice = Mit bis zu drei Einheiten würfelst du mit dem Starken Würfel, mit mehr mit dem Riskanten. Und je weniger Einheiten du brauchst, aus desto mehr Relikten wählst du nach einem Sieg.
guide-assign = Kriegsmarker gehen an einzelne Einheiten, je einer, und sind nach dem Kampf weg. Behalte sie, wenn du diesen Kampf auch so gewinnst.
guide-recruit = Der Kampf ist vorbei: Was du besiegt hast, darfst du in deinen Abwurfstapel rekrutieren. Eliteeinheiten sind 1 Punkt wert, Helden 3.
guide-relic = Ein Sieg bringt ein Relikt. Relikte derselben Epoche sind zusammen mehr wert: 1, 2, 4, 6, 9 Punkte.

## What chance was asked for

chance-sabaton = Sabatons
chance-starter = Wer beginnt
chance-wheel = Rad
chance-tile = Zeitreiseplättchen
chance-token = Kriegsmarker
chance-relic = Relikte
chance-dice = Kampfwürfel
chance-relaunch = Neu geworfene Würfel
chance-reinforcement = Verstärkungen
chance-prowess = Tapferkeitsmedaillen
chance-era-1 = Einheiten der Epoche { era-1-short }
chance-era-2 = Einheiten der Epoche { era-2-short }
chance-era-3 = Einheiten der Epoche { era-3-short }
chance-era-4 = Einheiten der Epoche { era-4-short }
chance-draw-first = Karten { $seat_of }
chance-draw-second = Karten { $seat_of }
chance-draw-third = Karten { $seat_of }
chance-draw-fourth = Karten { $seat_of }
chance-draw-fifth = Karten { $seat_of }
