# Sentences of Joan of Arc.

game-title = Joan of Arc
game-pitch = Zwei Seiten kämpfen auf Sechseckfeldern im Hundertjährigen Krieg: Gib Befehle, zieh, stürme und schieß, bau Barrikaden, leg Feuer und sammle, wer versprengt wurde.

## Players, orders, tokens. The attributes are forms that fit into sentences.

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

order-command = Kommandobefehl
    .a = einen Kommandobefehl
order-command-help = Aktiviert alle deine Einheiten eines Gebiets. Einheiten mit Kommandowert dürfen dabei andere kommandieren.
order-charge = Sturmbefehl
    .a = einen Sturmbefehl
order-charge-help = Aktiviert alle deine Einheiten eines Gebiets. Wer Sturmangriff hat, darf ziehen und danach im Nahkampf angreifen.
order-reactivation = Reaktivierungsbefehl
    .a = einen Reaktivierungsbefehl
order-reactivation-help = Aktiviert ein Gebiet, in dem schon genau ein Befehl liegt, oder eins ohne Befehl.
order-interrupt = Unterbrechungsbefehl
    .a = einen Unterbrechungsbefehl
order-interrupt-help = Aktiviert ein Gebiet im Zug eines Gegners, nachdem ein Befehl abgehandelt ist.

token-experience = Erfahrung
    .a = 1 Erfahrung
deck-myth = Mythos
deck-tactics = Taktik
token-legend = Legendenmarker
    .a = 1 Legendenmarker

gain-0 = Erfahrung
gain-1 = Legendenmarker
gain-2 = Intrigenmarker
gain-3 = Legendenkarte
gain-4 = Kommandobefehl
gain-5 = Sturmbefehl
gain-6 = Reaktivierungsbefehl
gain-7 = Unterbrechungsbefehl
gain-8 = Neuwurfmarker
gain-9 = Pfähle
gain-10 = Siegpunkt

## Rolls and results (JA-2.4)

roll-melee = Nahkampf
    .by = im Nahkampf
    .dice = Nahkampfwürfel
roll-shooting = Schuss
    .by = mit Schüssen
    .dice = Schusswürfel
roll-defence = Verteidigung
    .by = in der Verteidigung
    .dice = Verteidigungswürfel

result-blank = Niete
result-blank-help = Es geschieht nichts.
result-push = Stoß
result-push-help = Die Einheit wird in ein benachbartes Gebiet gestoßen, im Angriff nach Wahl des Angreifers; gibt es keins, wird sie versprengt.
result-disrupt = Versprengt
result-disrupt-help = Die Einheit kommt ins Lazarett. Hat sie mehr als 1 Lebenspunkt übrig, erleidet sie stattdessen eine Wunde.
result-kill = Tod
result-kill-help = Die Einheit kommt auf den Friedhof. Mit Lebenspunkten erleidet sie stattdessen eine Wunde.
result-shield = Schild
result-shield-help = In der Verteidigung hebt er ein Ergebnis des Angriffs auf: erst Tod, dann Versprengt, dann Stoß.
result-trample = Niedertrampeln
result-trample-help = Ein Stoß für jede Einheit des Gebiets; kein Schild hilft.
result-rally = Sammeln
result-rally-help = Schicksalswürfel: Die Einheit kehrt zu einem Sammelpunkt ihrer Seite zurück.
result-death = Verderben
result-death-help = Schicksalswürfel: Die Einheit kommt auf den Friedhof.
result-delayed_rally = verzögertes Sammeln
result-delayed_rally-help = Schicksalswürfel: Die Einheit wartet und kehrt in der nächsten Lagerphase zurück.
result-legend = Legendenmarker
result-experience = Erfahrung
result-card = Legendenkarte
result-reroll = Neuwurf

reroll-feint = Finte
reroll-parry = Parade
reroll-charge = Sturm über offenes Land
reroll-cover = Deckung durch Wald oder Dorf
reroll-face = eine Seite des Würfels selbst
reroll-token = Neuwurfmarker
reroll-power = Kraft
reroll-card = Karte

## Skills in one line, for the reference card; X is the number on the card

skill-big-help = Größe 3, nicht in Gebäuden, immun gegen Schrecken. Einmal je Runde darf ein Gigantenwürfel ihre Nahkampfwürfel ersetzen.
skill-bodyguard-help = Einmal je Angriff übernimmt sie einen Tod oder ein Versprengt von einer anderen Einheit ihres Gebiets.
skill-carrier-help = Fliegend nimmt sie einen Charakter oder Zivilisten mit.
skill-charge-help = Unter einem Sturmbefehl zieht sie und darf danach im Nahkampf angreifen.
skill-charisma-help = Sie darf im Gespräch jede Frage stellen.
skill-cohesion-help = Drei gleichnamige in einem Gebiet: ein weißer Verteidigungswürfel mehr.
skill-dodge-help = Eine Niete auf ihren Verteidigungswürfeln lässt sie sofort entkommen, bevor der Angreifer mit seinem Wurf etwas tut.
skill-engineer-help = Sie baut Barrikaden, legt und löscht Feuer und rückt über Barrikaden nach.
skill-feint-help = Greift sie an, darf sie einen ihrer Würfel neu werfen.
skill-fireproof-help = Feuer berührt sie nicht.
skill-haste-help = Ihre Aktion: durch bis zu X Gebiete ziehen.
skill-heal-help = Ihre Aktion: einem anderen Charakter ihres Gebiets eine Wunde nehmen.
skill-immortal-help = Wo andere vernichtet werden, kommt sie ins Lazarett. Immun gegen Schrecken.
skill-impetuous-help = Sie muss nachrücken, wenn sie kann.
skill-jump-help = Ihre Aktion: in ein freies oder verbündetes Gebiet bis zu X Gebiete weiter, was auch dazwischen liegt.
skill-mercenary-help = Ein Charakter, den andere Charaktere kommandieren dürfen, einmal je Zug.
skill-parry-help = Verteidigt sie im Nahkampf, darf sie einen ihrer Würfel neu werfen.
skill-prayer-help = Ihre Aktion: 1 Erfahrung oder 1 Legendenmarker nehmen.
skill-rally-help = Wo sie steht, ist ein Sammelpunkt.
skill-reroll-help = Einmal im Spiel, wenn sie aktiviert wird, nimmt ihr Besitzer den Neuwurfmarker zurück.
skill-retaliation-help = Verteidigt sie im Nahkampf, schlagen die Treffer ihrer Würfel zurück.
skill-ruthless-help = Im Angriff macht 1 Legendenmarker aus einem Versprengt ihrer Würfel einen Tod.
skill-slayer-help = Ein Charakter, dem ein Tod ihrer Würfel zugeteilt wird, erhält eine Wunde mehr, zäh oder nicht.
skill-support-help = Drei gleichnamige, die aus einem Feld angreifen: ein weißer Würfel mehr.
skill-targeting-help = Im Angriff wählt ihr Besitzer, wen die Ergebnisse ihrer Würfel treffen.
skill-terror-help = Vor einem Nahkampf gegen ihr Gebiet fallen X schwarze Würfel: Jeder Schild lässt einem Angreifer nur einen Würfel.
skill-tough-help = Ein Schild auf einem schwarzen Würfel hebt einen Tod auf, der sie vernichten würde.

## The board in text

board-round = Runde
board-terrain = Gelände
board-room = Freie Plätze
board-orders = Befehle
board-standing = Dort steht
board-units = Einheiten
board-inside = innen
board-rubble = Trümmer
board-barricade = Barrikade
board-fire = Feuer
board-rally-point = Sammelpunkt
board-beside = Neben dem Brett
board-nobody = niemand
board-reserve = Reserve
board-disrupted = Lazarett, versprengt
board-waiting = Lazarett, wartend
board-captive = gefangen
board-graveyard = Friedhof
board-gone = aus dem Spiel
token-intrigue = Intrigenmarker
token-reroll = Neuwurfmarker
token-stakes = Pfähle

## Rules options

option-direct_line = Direkte Schüsse
option-direct_line-help = Entscheidet, ob ein direkter Schuss an dem vorbeikommt, was ihn sperrt.
option-direct_line-some = Ein freier Weg
option-direct_line-some-help = Er ist möglich, wenn unter den kürzesten Ketten von Gebieten eine kein sperrendes Gebiet dazwischen hat.
option-direct_line-every = Alle Wege frei
option-direct_line-every-help = Er ist nur möglich, wenn keine der kürzesten Ketten von Gebieten ein sperrendes Gebiet dazwischen hat.
option-barricade = Barrikaden
option-barricade-help = Entscheidet, gegen welche Angriffe eine Barrikade hilft.
option-barricade-both = Nahkampf und Schuss
option-barricade-both-help = Jede Einheit dahinter verteidigt mit einem weißen Würfel mehr, gegen jeden Angriff.
option-barricade-melee = Nur Nahkampf
option-barricade-melee-help = Die weißen Würfel zählen nur gegen Nahkampf.
option-fire_collapse = Brennende Gebäude
option-fire_collapse-help = Entscheidet, wie viel Schaden durch Feuer ein Gebäude einstürzen lässt.
option-fire_collapse-resistance = Widerstand
option-fire_collapse-resistance-help = Es stürzt ein, wenn der Schaden seinen Widerstand erreicht, wie bei jedem anderen Schaden.
option-fire_collapse-capacity = Kapazität
option-fire_collapse-capacity-help = Es stürzt ein, wenn der Schaden die Zahl seiner Plätze im Inneren erreicht.
option-forced_march = Gewaltmarsch
option-forced_march-help = Entscheidet, ob Infanterie versuchen darf, zwei Gebiete weit zu ziehen.
option-forced_march-off = Aus
option-forced_march-off-help = Wird nicht gespielt, außer das Szenario sagt es.
option-forced_march-on = An
option-forced_march-on-help = Infanterie ohne Eile oder Sprung darf einen Gewaltmarsch ansagen: Ein gelber Würfel sagt, ob die Gruppe gar nicht, ein Gebiet oder bis zu zwei Gebiete weit kommt.
option-concentrated_fire = Konzentriertes Feuer
option-concentrated_fire-help = Entscheidet, ob volle Gebiete leichter zu treffen sind.
option-concentrated_fire-off = Aus
option-concentrated_fire-off-help = Wird nicht gespielt, außer das Szenario sagt es.
option-concentrated_fire-on = An
option-concentrated_fire-on-help = Schüsse auf ein Gebiet mit 6 oder mehr Einheiten haben einen roten Würfel mehr.
option-cavalry_breakthrough = Durchbruch
option-cavalry_breakthrough-help = Entscheidet, ob Kavallerie nach einem gelungenen Sturm weiterzieht.
option-cavalry_breakthrough-off = Aus
option-cavalry_breakthrough-off-help = Wird nicht gespielt, außer das Szenario sagt es.
option-cavalry_breakthrough-on = An
option-cavalry_breakthrough-on-help = Hat ein Sturm die Hälfte der angegriffenen Einheiten gestoßen, versprengt oder vernichtet, darf die Kavallerie an ihnen vorbei weiterziehen.
option-ransom = Lösegeld
option-ransom-help = Entscheidet, ob Charaktere gefangen genommen werden können.
option-ransom-off = Aus
option-ransom-off-help = Wird nicht gespielt, außer das Szenario sagt es.
option-ransom-on = An
option-ransom-on-help = Wer einem Charakter die letzte Wunde zufügt, darf ihn gefangen nehmen. In der Lagerphase darf sein Besitzer dem Fänger 3 Erfahrung für ihn zahlen.

## What chance was asked for

chance-round-card = Rundenkarten
chance-council-card = Karten des Kriegsrats
chance-sky-tile = Himmelsplättchen
chance-legend-card = Legendenkarten
chance-terror = Würfel des Schreckens
chance-attack = Angriffswürfel
chance-defence = Verteidigungswürfel
chance-reroll = Neu geworfene Würfel
chance-toughness = Würfel der Zähigkeit
chance-rescue = Würfel der Rettung
chance-doom = Schicksalswürfel
chance-fire = Würfel der Feuer
chance-collapse = Würfel der Einstürze
chance-march = Würfel der Gewaltmärsche
chance-discussion-card = Gesprächskarten
chance-equipment = Ausrüstung
chance-answer = Antworten
chance-test = Würfel der Proben
chance-strike = Würfel, die treffen

## What is asked: council, orders, camp

prompt-war-council-card = { $seat }: Kriegsrat. Welche Karte der Auslage wählst du?
prompt-deployment-deploy = { $seat }: Stell dein Heer auf. Welche Einheit, und wohin?
prompt-giant-activation-order = { $seat }: Die Kreatur kostet weitere Befehle. Welchen wirfst du ab?
prompt-upkeep-settle = { $seat }: Unterhalt. Zahlst du 1 Erfahrung für diesen Charakter?
prompt-window-power = { $seat }: Nutzt du jetzt eine Kraft?
prompt-move-units-unit = { $seat }: Welche Einheit bewegt sich, und wohin?
prompt-use-rally = { $seat }: Welche Truppe kehrt zurück, und wohin?
prompt-use-rally-point = { $seat }: Welchen Sammelpunkt verlegst du, und wohin?
prompt-order-phase-order = { $seat }: Deine Befehle. Welchen Befehl legst du, und wohin?
prompt-order-phase-order-or-card = { $seat }: deine Befehle. Welchen Befehl legst du wohin, oder welche Legendenkarte spielst du?
prompt-card-window-card = { $seat }: Spielst du eine Legendenkarte?
prompt-sally-area = { $seat }: Welches Gebiet aktiviert die Karte?
prompt-pick-dice-die = { $seat }: Welche deiner Würfel ändert die Karte?
prompt-throw-fire-area = { $seat }: Welches Gebiet setzt du in Brand?
prompt-shove-foe = { $seat }: Welcher Feind wird gestoßen?
prompt-play-card-anchor = { $seat }: Für wen oder wo wird die Karte gespielt?
prompt-trigger-anchor = { $seat }: Für wen oder wo geschieht das Ereignis?
prompt-plant-stakes-stakes = { $seat }: Wo setzen deine Bogenschützen Pfähle?
prompt-remove-works-work = { $seat }: Welche Pfähle oder welche Barrikade entfernt die Karte?
prompt-undermining-building = { $seat }: Welches Gebäude beschädigt die Karte?
prompt-discard-cards-card = { $seat }: Welche Legendenkarte wirfst du ab?
prompt-interrupt-window-reaction = { $seat }: Unterbrichst du?
prompt-activation-resolve = { $seat }: Aktivierung von { $area }. Was geschieht als Nächstes?
prompt-activation-after-fire = { $seat }: Das Feuer ist gelegt. Geht der Pionier beiseite?
prompt-declaration-deed = { $seat }: Aktivierung von { $area }. Was tun deine Einheiten?
prompt-declaration-deed-or-card = { $seat }: Aktivierung von { $area }. Was tun deine Einheiten, oder welche Legendenkarte spielst du?
prompt-declaration-onward = { $seat }: { $unit }. Wie geht es weiter?
prompt-forced-march-token = { $seat }: Gewaltmarsch. Nutzt du den Neuwurfmarker für den Würfel?
prompt-forced-march-farther = { $seat }: Gewaltmarsch. Zieht die Gruppe in ein zweites Gebiet weiter?
prompt-talk-question = { $seat }: { $unit } spricht mit { $speaker }. Welche Frage stellst du?
prompt-gain-equipment-surplus = { $seat }: { $unit } hat drei Stücke Ausrüstung und behält zwei. Welches legst du ab?
prompt-free-upgrade-side = { $seat }: Auf welche Seite steigt der Charakter, ohne zu zahlen?
prompt-test-again = { $seat }: Die Antwort hängt an einem Würfel von { $unit }. Wird er noch einmal geworfen?
prompt-command-choice-unit = { $seat }: Welche Einheit kommandierst du?
prompt-casualties-reroll = { $seat }: Nutzt du den Neuwurfmarker für den Schicksalswürfel?
prompt-return-place = { $seat }: Welche Einheit kehrt zurück, und zu welchem Sammelpunkt?
prompt-ransoms-ransom = { $seat }: Zahlst du ein Lösegeld für jemanden in Gefangenschaft?
prompt-fire-stakes = { $seat }: Dein Feuer in { $area } brennt. Welche Pfähle verbrennen?
prompt-fire-burn = { $seat }: Dein Feuer in { $area } brennt. Welches Gebäude beschädigt es?

## Choices: council, orders, camp

choice-advance = { $unit } zieht nach { $area }
choice-stand-still = Niemand sonst bewegt sich
choice-choose-card = { $card }: { $does }
choice-play-card = „{ $card }“ spielen ({ $legend ->
    [0] kostenlos
    [one] 1 Legendenmarker
   *[other] { $legend } Legendenmarker
}): { $does }
choice-play-no-card = Keine Karte spielen
choice-discard-card = „{ $card }“ abwerfen: { $does }
choice-sally = { $area } aktivieren ({ $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
})
choice-pick-die = { $result } ({ the-die }) nehmen
choice-enough-dice = Diese Würfel genügen
choice-choose-unit = Für { $unit } in { $area } spielen
choice-choose-area = In { $area } spielen
choice-keep-stakes = Keine Pfähle mehr setzen
choice-pull-stakes = Die Pfähle an { $edge } entfernen
choice-clear-barricade = Die Barrikade in { $area } entfernen
choice-pay-upkeep = 1 Erfahrung zahlen: { $unit } bleibt auf Stufe 2
choice-let-revert = Nicht zahlen: { $unit } fällt auf Stufe 1 zurück
choice-pay-ransom = { $count } Erfahrung an { $captor } zahlen für { $unit }
choice-pay-no-ransom = Jetzt kein Lösegeld zahlen
choice-exchange-intrigue = 1 Intrigenmarker gegen { $token_a } tauschen
choice-order =
    { $count ->
        [one] { $order } in { $area }: 1 Einheit aktivieren
       *[other] { $order } in { $area }: { $count } Einheiten aktivieren
    }
choice-order-short = { $area } ({ $count })
choice-end-turn =
    { $count ->
        [0] Den Zug beenden: Du hast keine Befehle mehr
        [one] Den Zug beenden: 1 Befehl bleibt ungenutzt
       *[other] Den Zug beenden: { $count } Befehle bleiben ungenutzt
    }
choice-interrupt =
    { $count ->
        [one] In { $area } unterbrechen: 1 Einheit aktivieren
       *[other] In { $area } unterbrechen: { $count } Einheiten aktivieren
    }
choice-let-pass = Nicht unterbrechen
choice-command =
    { $count ->
        [one] { $unit }: höchstens 1 Einheit kommandieren
       *[other] { $unit }: bis zu { $count } Einheiten kommandieren
    }
choice-command-unit = Kommandieren: { $unit }
choice-command-no-more = Niemanden mehr kommandieren
choice-place-stakes = { $unit }: an { $edge } Pfähle setzen
choice-take-reroll = { $unit }: den Neuwurfmarker zurücknehmen
choice-upgrade = { $unit }: für { $count } Erfahrung auf Stufe 2 steigen
choice-upgrade-holy = { $unit }: für { $count } Erfahrung auf Stufe 2 steigen, fürs ganze Spiel heilig
choice-upgrade-unholy = { $unit }: für { $count } Erfahrung auf Stufe 2 steigen, fürs ganze Spiel unheilig
choice-put-on = { $unit }: { $card } anlegen ({ $does })
choice-use-equipment = { $unit }: { $card } benutzen ({ $does })
choice-give-equipment = { $bearer }: { $card } an { $unit } geben
choice-discard-equipment = { $bearer }: { $card } ablegen
choice-discard-surplus = { $unit }: { $card } ablegen ({ $does })
choice-trigger = Intrige: „{ $event }“, { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} ({ $does })
choice-throw-fire = { $area } in Brand setzen
choice-shove = { $unit } stoßen
choice-discuss = { $unit }: mit { $speaker } sprechen
choice-ask =
    { $risk ->
        [1] { $letter }: { $question } (gewagt)
       *[other] { $letter }: { $question }
    }
choice-roll-anew = Charisma: den Würfel noch einmal werfen
skill-in-words =
    { $value ->
        [1] { $skill }
       *[other] { $skill } { $value }
    }
choice-use-power =
    { $unit }: { $effect ->
        [2] { $count } × { $gain } nehmen
        [3] { $count } × { $gain } gegen 1 × { $into } tauschen
        [7] bis zum Ende des Zuges die Fähigkeit { skill-in-words } geben
        [8] bis zum Ende des Zuges einen Würfel mehr geben ({ $colour })
        [21] eine versprengte Truppe zurückrufen
        [23] einen Sammelpunkt verlegen
        [26] { $count } × { $called } aus der Reserve rufen
        [27] das nächste Kommando erreicht { $count } mehr
       *[other] { $power }
    }{ $experience ->
        [0] {""}
       *[other] , für { $experience } Erfahrung
    }{ $legend ->
        [0] {""}
        [one] , für 1 Legendenmarker
       *[other] , für { $legend } Legendenmarker
    }
choice-use-no-power = Keine Kraft nutzen
choice-move-rally-point = Den Sammelpunkt von { $origin } nach { $area } verlegen
choice-leave-rally-points = Keinen Sammelpunkt mehr verlegen
choice-barricade = { $unit }: eine Barrikade bauen
choice-charge = { $unit }: nach { $area } stürmen
choice-charge-short = Sturm nach { $area }
choice-haste = { $unit }: nach { $area } eilen
choice-haste-short = Eile nach { $area }
choice-forced-march = { $unit }: Gewaltmarsch nach { $area } oder darüber hinaus
choice-forced-march-short = Gewaltmarsch { $area }
choice-heal = { $unit }: heilen ({ $patient })
choice-spend-order = Einen weiteren abwerfen: { $order }
choice-assault = { $unit }: das ganze Feld von { $area } mit Gigantenwürfeln angreifen
choice-assault-short = Gigantenangriff auf das Feld von { $area }
choice-carry = { $unit }: { $passenger } mitnehmen
choice-jump = { $unit }: nach { $area } springen
choice-jump-short = Sprung nach { $area }
choice-melee = { $unit }: { $area } im Nahkampf angreifen
choice-melee-short = Nahkampf in { $area }
choice-gigantic-melee = { $unit }: { $area } im Nahkampf mit dem Gigantenwürfel angreifen
choice-gigantic-melee-short = Gigantenwürfel in { $area }
choice-move = { $unit }: nach { $area } ziehen
choice-move-short = nach { $area } ziehen
choice-pray = { $unit }: um { $token_a } beten
choice-remove-fire = { $unit }: das Feuer in { $area } löschen
choice-set-fire = { $unit }: im Gebiet Feuer legen
choice-shoot = { $unit }: auf { $area } schießen
choice-shoot-short = auf { $area } schießen
choice-wait = { $unit }: warten
choice-all-charge = { $unit } × { $count }: alle nach { $area } stürmen
choice-all-charge-short = alle nach { $area } stürmen
choice-all-haste = { $unit } × { $count }: alle nach { $area } eilen
choice-all-haste-short = alle nach { $area } eilen
choice-all-melee = { $unit } × { $count }: alle { $area } im Nahkampf angreifen
choice-all-melee-short = alle: Nahkampf gegen { $area }
choice-all-march = { $unit } × { $count }: Gewaltmarsch aller nach { $area } oder darüber hinaus
choice-all-march-short = alle: Gewaltmarsch { $area }
choice-all-move = { $unit } × { $count }: alle nach { $area } ziehen
choice-all-move-short = alle nach { $area } ziehen
choice-all-shoot = { $unit } × { $count }: alle auf { $area } schießen
choice-all-shoot-short = alle auf { $area } schießen
choice-all-wait = { $unit } × { $count }: alle warten
choice-rest-melee = Der Rest greift { $area } im Nahkampf an ({ $count })
choice-rest-move = Der Rest zieht nach { $area } ({ $count })
choice-rest-shoot = Der Rest schießt auf { $area } ({ $count })
choice-rest-waits = Der Rest wartet ({ $count })
choice-go-on = Weiter nach { $area }
choice-strike = Dann { $area } im Nahkampf angreifen
choice-gigantic-strike = Dann { $area } im Nahkampf mit dem Gigantenwürfel angreifen
choice-halt = Dort anhalten
choice-do-move =
    { $count ->
        [one] Jetzt die Bewegung nach { $area }: 1 Einheit
       *[other] Jetzt die Bewegung nach { $area }: { $count } Einheiten zusammen
    }
choice-do-march =
    { $count ->
        [one] Jetzt der Gewaltmarsch nach { $area }: 1 Einheit
       *[other] Jetzt der Gewaltmarsch nach { $area }: { $count } Einheiten zusammen
    }
choice-march-on =
    { $count ->
        [one] Weiter nach { $area } marschieren: 1 Einheit
       *[other] Weiter nach { $area } marschieren: { $count } Einheiten zusammen
    }
choice-end-march =
    { $count ->
        [one] In { $first } anhalten: 1 Einheit
       *[other] In { $first } anhalten: { $count } Einheiten
    }
choice-do-attack =
    { $count ->
        [one] Jetzt der Angriff auf { $area }: 1 Einheit
       *[other] Jetzt der Angriff auf { $area }: { $count } Einheiten zusammen
    }
choice-do-deed =
    { $unit }: jetzt { $deed ->
        [0] die Barrikade bauen
        [1] nach { $end } stürmen
        [2] nach { $end } eilen
        [3] { $patient } heilen
        [4] nach { $end } springen
        [7] beten
        [8] das Feuer löschen
        [9] im Gebiet Feuer legen
        [14] { $patient } nach { $end } tragen
        [15] den Gigantenangriff beginnen
       *[other] handeln
    }
choice-step-away = Nach { $area } beiseitegehen
choice-stay = Im Gebiet des Feuers bleiben
choice-finish-activation = Keine Bonusaktion mehr: Die Aktivierung ist zu Ende
choice-reroll-doom = Den Neuwurfmarker nutzen: { $result } neu werfen ({ $unit })
choice-card-rerolls-doom = Durch die Karte: { $result } neu werfen ({ $unit })
choice-let-doom-stand = Gelten lassen: { $result } ({ $unit })
choice-deploy = { $unit }: in { $area } aufstellen
choice-deploy-short = in { $area }
choice-all-deploy = Alle { $unit }: in { $area } aufstellen ({ $count })
choice-all-deploy-short = alle in { $area } ({ $count })
choice-ready = Das Heer ist bereit
choice-return-unit = { $unit }: nach { $area } zurückkehren
choice-return-unit-short = nach { $area }
choice-rally-troop = { $unit }: nach { $area } zurückkommen
choice-burn-stakes = Die Pfähle an { $edge } verbrennen
choice-burn-building = { $building } in { $area }: Schaden { $damage } von { $resistance }

## What happened: rounds, orders, actions

event-round-card-flipped =
    { $command ->
        [one] Runde { $round } von { $rounds }: „{ $round_card }“. Alle nehmen 1 Kommandobefehl.
       *[other] Runde { $round } von { $rounds }: „{ $round_card }“. Alle nehmen { $command } Kommandobefehle.
    }
event-council-card-drawn = Kriegsrat: „{ $card }“ liegt in der Auslage.
event-council-card-discarded = Kriegsrat: „{ $card }“ kam noch einmal und wird abgeworfen.
event-council-reshuffled = Der Ablagestapel des Kriegsrats wird zum neuen Stapel gemischt.
event-council-card-chosen = { $seat } wählt „{ $card }“.
event-order-spent-on-giant = { $unit } ({ $seat }): ein weiterer Befehl abgeworfen: { $order }.
event-sky-tile-flipped = Das Himmelsfeld { $area } zeigt: { $tile }.
event-passenger-taken = { $unit } ({ $seat }), mitgenommen: { $passenger }.
event-passenger-dropped = { $unit } ({ $seat }), abgesetzt in { $area }: { $passenger }.
event-legend-card-drawn = { $seat } zieht „{ $card }“.
event-legend-card-drawn-hidden = { $seat } zieht eine Legendenkarte.
event-legend-reshuffled = Die abgeworfenen Legendenkarten werden zum neuen Stapel gemischt.
event-legend-card-played = { $seat } spielt „{ $card }“.
event-legend-card-discarded = { $seat } wirft „{ $card }“ ab.
event-card-gave = { $seat } nimmt { $count } × { $gain }.
event-first-player-moved = Startspieler ist jetzt { $seat }.
event-equipment-gained = { $seat }: { $unit } bekommt { $card }.
event-equipment-put-on = { $unit } legt { $card } an.
event-equipment-given = { $giver } gibt { $card } an { $unit }.
event-equipment-discarded = { $unit } legt { $card } ab.
event-equipment-lost = { $card } geht mit { $unit } verloren.
event-equipment-used = { $unit } benutzt { $card }.
event-equipment-reshuffled = Die abgelegte Ausrüstung ({ $deck }) wird zu einem neuen Stapel gemischt.
event-intrigue-triggered = { $seat }: Intrige! „{ $intrigue }“ für { $count ->
    [one] 1 Intrigenmarker
   *[other] { $count } Intrigenmarker
}.
event-upkeep-spared = { $seat }: { $unit } bleibt ohne Bezahlung auf Stufe 2.
event-discussion-began = { $seat }: { $unit } spricht mit { $speaker }.
event-discussion-card-drawn = Das Gespräch: „{ $card }“.
event-question-asked = { $unit } fragt: „{ $question }“
event-answer-given =
    { $count ->
        [0] { $speaker } hat nichts zu sagen.
       *[other] { $speaker } antwortet.
    }
event-speaker-left = { $speaker } geht fort und verlässt das Spiel.
event-test-rolled = Ein Würfel entscheidet ({ $colour }, { $unit }): { $result }.
event-charisma-used = { $unit }: Charisma, der Würfel wird noch einmal geworfen.
event-unit-struck = { $unit } wird getroffen ({ $colour }): { $result }.
event-card-took = { $seat } verliert { $count } × { $gain }.
event-card-healed = { $unit }: geheilte Wunden: { $count }, noch übrig: { $wounds }.
event-card-set-fire = Ein Feuer von { $seat } liegt in { $area }.
event-card-built-barricade = Eine Barrikade von { $seat } steht in { $area }.
event-turn-began = { $seat } ist am Zug ({ $side }).
event-upkeep-paid = { $seat } zahlt 1 Erfahrung für { $unit }.
event-character-reverted = { $seat } zahlt nicht: { $unit } ist wieder auf Stufe 1.
event-character-upgraded =
    { $side ->
        [1] { $count ->
            [0] { $seat } zahlt nichts: 
           *[other] { $seat } zahlt { $count } Erfahrung: 
        } { $unit } steigt auf Stufe 2, auf die heilige Seite.
        [2] { $count ->
            [0] { $seat } zahlt nichts: 
           *[other] { $seat } zahlt { $count } Erfahrung: 
        } { $unit } steigt auf Stufe 2, auf die unheilige Seite.
       *[other] { $count ->
            [0] { $seat } zahlt nichts: 
           *[other] { $seat } zahlt { $count } Erfahrung: 
        } { $unit } steigt auf Stufe 2.
    }
event-intrigue-exchanged = { $seat } tauscht 1 Intrigenmarker gegen { $token_a }.
event-orders-returned = { $seat } kann 3 in Reserve behalten; zurück in den Vorrat: { $count } × { $order }.
event-war-won = Die Schlacht ist vorbei. Es gewinnen { $side }.
event-war-drawn = Die Schlacht ist vorbei, und niemand hat sie gewonnen.
event-order-placed = { $seat } legt { $order_a } in { $area }.
event-interrupt-played = { $seat } unterbricht mit einem Befehl in { $area }.
event-orders-ended = { $seat } legt keine Befehle mehr.
event-action-lost = { $unit }: Was angesagt war, ist unmöglich geworden. Stattdessen Warten.
event-unit-charged = Sturm nach { $area }: { $unit }.
event-march-rolled =
    { $count ->
        [one] Gewaltmarsch nach { $area }, 1 Einheit: { $result }.
       *[other] Gewaltmarsch nach { $area }, { $count } Einheiten: { $result }.
    }
event-unit-healed =
    { $wounds ->
        [0] { $unit }: eine Wunde geheilt ({ $patient }). Keine Wunde bleibt.
        [one] { $unit }: eine Wunde geheilt ({ $patient }). 1 Wunde bleibt.
       *[other] { $unit }: eine Wunde geheilt ({ $patient }). { $wounds } Wunden bleiben.
    }
event-unit-prayed = { $unit }: ein Gebet, und { $seat } nimmt { $token_a }.
event-barricade-built = { $unit }: In { $area } steht eine Barrikade.
event-fire-set = { $unit }: In { $area } ist Feuer gelegt.
event-fire-put-out = { $unit }: Das Feuer in { $area } ist gelöscht.
event-stakes-placed = { $unit }: An { $edge } stehen Pfähle.
event-units-commanded =
    { $count ->
        [one] { $unit }: Kommando an 1 Einheit in { $area }.
       *[other] { $unit }: Kommando an { $count } Einheiten in { $area }.
    }
event-power-used = { $seat } nutzt eine Kraft ({ $unit }): { $power }
event-power-gave = { $seat } nimmt { $count } × { $gain } ({ $unit }).
event-orders-converted = { $seat } gibt { $count } × { $order } zurück und nimmt { $into_a }.
event-rally-point-moved = Sammelpunkt ({ $side }): von { $origin } nach { $area } verlegt.
event-reroll-token-taken = { $seat } nimmt den Neuwurfmarker zurück ({ $unit }).

## What happened: pieces

event-unit-moved = { $unit } ({ $seat }): von { $origin } nach { $area }.
event-unit-arrived = Auf das Spielfeld, nach { $area }: { $unit }.
event-civilian-recruited = { $seat } wirbt in { $area } an: { $unit }.
event-civilian-left = { $unit } in { $area }: allein gelassen, gehört wieder niemandem.
event-unit-wounded = { $unit }: eine Wunde, { $wounds } von { $hp }.
event-unit-disrupted = Versprengt, ins Lazarett: { $unit } ({ $area }).
event-unit-destroyed = Auf den Friedhof: { $unit } ({ $area }).
event-unit-captured = Gefangen von { $seat }: { $unit } ({ $area }).
event-immortal-saved = { $unit }: unsterblich, also nicht vernichtet.
event-reward-taken =
    { $seat } nimmt die Belohnung ({ $unit }).{ $experience ->
        [0] {""}
       *[other] {" "}Erfahrung +{ $experience }.
    }{ $legend ->
        [0] {""}
        [one] {" "}Legendenmarker +1.
       *[other] {" "}Legendenmarker +{ $legend }.
    }{ $points ->
        [0] {""}
        [one] {" "}Punkt +1.
       *[other] {" "}Punkte +{ $points }.
    }
event-points-scored =
    { $points ->
        [one] 1 Punkt für { $side }: „{ $objective }“. Das macht { $total }.
       *[other] { $points } Punkte für { $side }: „{ $objective }“. Das macht { $total }.
    }
event-stakes-removed = Die Pfähle an { $edge } sind fort.
event-barricade-removed = Die Barrikade in { $area } ist fort.
event-element-removed = Fort aus { $area }: { $element }.
event-building-damaged = { $seat } beschädigt ein Gebäude in { $area }: { $building }, { $damage } von { $resistance }.
event-building-collapsed = Ein Gebäude in { $area } stürzt zu Trümmern ein: { $building }.
event-building-razed = { $seat } macht ein Gebäude in { $area } dem Erdboden gleich: { $building }.

## What happened: camp

event-doom-rolled = Schicksalswürfel ({ $unit }): { $result }.
event-doom-rerolled = { $seat } gibt den Neuwurfmarker: Der Schicksalswürfel wird neu geworfen ({ $unit }).
event-unit-waits = Wartet im Lazarett: { $unit }.
event-ransom-paid = { $seat } zahlt { $captor } { $count } Erfahrung für { $unit }.
event-infirmary-lost = Die letzte Runde ist vorbei: Wer noch im Lazarett ist, wird vernichtet.
event-fire-burned = Das Feuer in { $area } brennt.
event-fire-struck = Roter Würfel des Feuers ({ $unit }): { $result }.
event-fire-went-out = Das Feuer in { $area } geht aus.
event-collapse-struck =
    { $shields ->
        [0] Roter Würfel des Einsturzes ({ $unit }): { $result }.
        [one] Roter Würfel des Einsturzes ({ $unit }): { $result }, aufgehoben durch einen Schild.
       *[other] Roter Würfel des Einsturzes ({ $unit }): { $result }, aufgehoben durch Schilde.
    }

## Dice in sentences: whose they are, or that there was no die; and where whoever is not on the board is

whole-side = die ganze Seite
without-a-roll = Ohne Wurf
off-the-board = Lazarett
the-die = { $colour }, { $owner }

## What is asked: the attack

prompt-terror-victim = { $seat }, Verteidiger: Schrecken. Welchen Angreifer erschreckst du?
prompt-attack-dice-only-die = { $seat }, Angreifer: Der Schrecken lässt dieser Einheit einen Würfel. Welchen?
prompt-attack-dice-payment = { $seat }: Zahlst du für bessere Würfel?
prompt-removal-removal = { $seat }: Welchen Würfel nimmst du aus dem Wurf der anderen Seite?
prompt-rework-reroll-choice = { $seat }: Wirfst du einen Würfel neu?
prompt-rework-token = { $seat }: Nutzt du den Neuwurfmarker?
prompt-terror-token = { $seat }: Nutzt du den Neuwurfmarker für die Schreckenswürfel?
prompt-deadly-blow-token = { $seat }: Der Würfel hat nicht geholfen. Nutzt du den Neuwurfmarker?
prompt-collapse-token = { $seat }: Ein Gebäude stürzt auf eine Einheit. Nutzt du den Neuwurfmarker für ihre Verteidigungswürfel?
prompt-razing-token = { prompt-collapse-token }
prompt-strike-token = { $seat }: Ein Würfel trifft eine Einheit. Nutzt du den Neuwurfmarker?
prompt-rework-token-die = { $seat }: Neuwurfmarker. Welche Würfel wirfst du neu?
prompt-ruthless-ruthless = { $seat }, Angreifer: Gnadenlos. Zahlst du, um aus Versprengt einen Tod zu machen?
prompt-dodge-dodge = { $seat }, Verteidiger: Weicht eine Einheit aus?
prompt-dodge-fire = { $seat }: Lässt die Einheit, die ausgewichen ist, ein Feuer zurück?
prompt-shields-shield = { $seat }, Verteidiger: Welches Ergebnis hebt ein Schild auf?
prompt-targeting-aim = { $seat }, Angreifer: Zielen. Wen trifft dieses Ergebnis?
prompt-assault-assignment = { $seat }, Angriff: welcher Gigantenwürfel für welches Gebiet?
prompt-allocation-allocation = { $seat }, Verteidiger: Welche Einheit nimmt dieses Ergebnis?
prompt-bodyguard-guard = { $seat }, Verteidiger: Übernimmt eine Leibwache ein Ergebnis?
prompt-high-ground-hill = { $seat }, Verteidiger: Welches Ergebnis schlägt vom Hügel zurück?
prompt-strike-back-answer-back = { $seat }, Verteidiger: Vergeltung. Mit allem zurückschlagen?
prompt-strike-back-sufferer = { $seat }, Angreifer: Die Verteidigung schlägt zurück. Welche Einheit trifft es?
prompt-ruins-ruin = { $seat }, Angreifer: Was beschädigt der Angriff?
prompt-follow-up-follower = { $seat }, Angreifer: Welche Einheit rückt nach?
prompt-move-on-mover = { $seat }, Angreifer: Zieht diese Einheit weiter?
prompt-breakthrough-rider = { $seat }, Angreifer: Bricht diese Einheit durch?
prompt-melee-again-again = { $seat }, Angreifer: Greift diese Einheit noch einmal an?
prompt-deadly-blow-rescue = { $seat }: Vernichtung droht: { $unit }. Versuchst du eine Rettung?
prompt-capture-fate = { $seat }, Angreifer: eine letzte Wunde. Nimmst du den Charakter gefangen?
prompt-pushes-stand = { $seat }: Ein Stoß. Weicht die Einheit, oder bleibt sie für eine Wunde stehen?
prompt-pushes-push = { $seat }: Welche Einheit wird gestoßen, und wohin?

## Choices: the attack

choice-frighten = Erschrecken: { $unit }
choice-keep-die = Nur diesen Würfel behalten: { the-die }
choice-pay-for-dice = { $unit }: { $count } × { $token } für andere Würfel zahlen
choice-use-own-dice = { $unit }: die üblichen Würfel werfen
choice-remove-die = Herausnehmen: { the-die }
choice-reroll-die = Neu werfen: { $result } ({ the-die }), { $reroll }
choice-let-roll-stand = Den Wurf gelten lassen
choice-use-reroll-token = Den Neuwurfmarker nutzen
choice-roll-again = Genug: die gewählten Würfel neu werfen
choice-turn-into-kill = 1 Legendenmarker zahlen: Aus Versprengt wird Tod ({ the-die })
choice-keep-legend = Keinen Legendenmarker zahlen
choice-dodge = { $unit }: nach { $area } ausweichen
choice-stand-fast = Niemand weicht aus
choice-leave-fire = In { $area } ein Feuer zurücklassen
choice-leave-no-fire = Kein Feuer zurücklassen
choice-discard-result = Ein Schild gegen { $result } ({ the-die })
choice-use-shields =
    { $count ->
        [one] 1 Schild nutzen, gegen das schlimmste Ergebnis
       *[other] { $count } Schilde nutzen, gegen die schlimmsten Ergebnisse zuerst
    }
choice-use-all-shields = Alle Schilde nutzen, gegen die schlimmsten Ergebnisse zuerst
choice-let-through = Keine Schilde mehr nutzen
choice-target-unit = { $unit }: hierher zielen, { $result } ({ the-die })
choice-leave-to-defender = Den Rest dem Verteidiger überlassen
choice-allocate =
    { $left ->
        [0] { $unit }: { $result } nehmen ({ the-die })
        [one] { $unit }, noch 1 Lebenspunkt: { $result } nehmen ({ the-die })
       *[other] { $unit }, noch { $left } Lebenspunkte: { $result } nehmen ({ the-die })
    }
choice-assign-die =
    { $count ->
        [0] { $area }: { $result } gegen das, was dort steht
        [one] { $area }: { $result } auf 1 Einheit
       *[other] { $area }: { $result } auf jede von { $count } Einheiten
    }
choice-guard = { $unit }: { $result } übernehmen ({ $ward })
choice-leave-unguarded = Niemand übernimmt etwas
choice-retaliate-with = Zurückschlagen: { $result } ({ the-die })
choice-do-not-retaliate = Nicht zurückschlagen
choice-strike-back = Zurückschlagen
choice-hold-back = { $result } zurückhalten ({ the-die })
choice-suffer = { $unit }: { $result } nehmen ({ the-die })
choice-rescue-unit = Rettung versuchen: { $unit }
choice-let-fall = Keine Rettung versuchen: { $unit }
choice-capture = Gefangen nehmen: { $unit }
choice-slay = Töten: { $unit }
choice-take-wound =
    { $left ->
        [one] { $unit }: eine Wunde hinnehmen, statt zu weichen. Das kostet den letzten Lebenspunkt: Die Einheit wird dann vernichtet!
       *[other] { $unit }: eine Wunde hinnehmen und bleiben (davor noch { $left } Lebenspunkte)
    }
choice-give-way = { $unit }: weichen
choice-push-unit = { $unit }: nach { $area } stoßen
choice-push-unit-short = nach { $area }
choice-trample-element = Im Gebiet zertrampeln: { $element }
choice-raze-building = In { $area } dem Erdboden gleichmachen: { $building }
choice-damage-building = { $building } in { $area }: Schaden { $damage } von { $resistance }
choice-follow-up = { $unit }: nachrücken
choice-hold-ground =
    { $count ->
        [0] Niemand rückt nach
       *[other] Sonst rückt niemand nach
    }
choice-move-on = { $unit }: nach { $area } weiterziehen
choice-break-through = { $unit }: nach { $area } durchbrechen
choice-attack-again = { $unit }: noch einmal angreifen, { $area }
choice-rest = { $unit }: bleiben

## What happened: the attack

event-attack-declared = { $seat } greift { $area } { $roll_by } an: { $units }.
event-defence-led = { $seat } führt die Verteidigung von { $area }, mit den meisten Plätzen dort, und teilt für beide Partner zu.
event-fire-concentrated = Konzentriertes Feuer auf { $area }, wo { $count } Einheiten stehen: ein roter Würfel mehr.
event-terror-rolled = Schrecken ({ $unit }), schwarze Würfel: { $results }.
event-unit-frightened = { $unit }: erschreckt, nur ein Würfel bleibt.
event-unit-too-frightened = { $unit }: erschreckt, bei nur einem Würfel. Stattdessen Warten.
event-hex-assaulted =
    { $count ->
        [one] { $unit } ({ $seat }) greift das Feld von { $area } mit 1 Gigantenwürfel an.
       *[other] { $unit } ({ $seat }) greift das Feld von { $area } mit { $count } Gigantenwürfeln an.
    }
event-gigantic-die-assigned =
    { $count ->
        [0] { $unit }: { $result } in { $area }, wo kein Feind steht.
        [one] { $unit }: { $result } in { $area } gegen 1 Einheit.
       *[other] { $unit }: { $result } in { $area } gegen jede von { $count } Einheiten.
    }
event-gigantic-die-taken = { $unit }: ein Gigantenwürfel anstelle der Nahkampfwürfel.
event-dice-paid-for = { $seat } zahlt { $count } × { $token } für andere Würfel ({ $unit }).
event-die-removed = Aus dem Wurf genommen: { $colour } ({ $unit }).
event-dice-rolled = { $seat } wirft die { $roll_dice }.
event-die-rolled = { $colour } ({ $unit }): { $result }.
event-die-rerolled = { $colour } ({ $unit }), neu geworfen ({ $reroll }): Aus { $before } wird { $after }.
event-reroll-token-used = { $seat } gibt den Neuwurfmarker.
event-result-turned = { $unit }: { $before } zählt als { $after }.
event-token-rolled = { $seat } nimmt { $token_a } für die Seite eines Würfels ({ $unit }).
event-card-rolled = { $seat } zieht eine Legendenkarte für die Seite eines Würfels ({ $unit }).
event-unit-dodged = Ausgewichen: { $unit }.
event-fire-left = { $unit }: In { $area } bleibt ein Feuer zurück.
event-result-taken-away = { $colour } ({ $attacker }): { $result }, weggenommen durch eine Kraft ({ $unit }).
event-result-cancelled = { $colour } ({ $unit }): { $result }, von einer Karte weggenommen.
event-skill-granted = Durch die Karte von { $seat } haben die Einheiten der Seite in { $area } eine Zeit lang { $skill }.
event-skill-denied = Durch die Karte von { $seat } haben die Gegner in { $area } eine Zeit lang kein { $skill }.
event-hex-veiled = { $seat }: Nebel liegt auf dem Feld von { $area }. Niemand schießt hinein oder hinaus, außer auf angrenzende Gebiete.
event-area-mired = { $seat }: In { $area } liegen Krähenfüße. Kein Sturmangriff beginnt dort oder führt darüber hinaus.
event-card-put-out-fire = Die Karte von { $seat } löscht das Feuer in { $area }.
event-card-rescue-rolled = Wurf der Karte zur Rettung ({ $unit }): { $result }.
event-doom-turned = { $unit }: Durch eine Karte gilt { $result } auf dem Schicksalswürfel als { $into }.
event-card-rerolled-doom = Durch die Karte von { $seat } wird der Schicksalswürfel neu geworfen ({ $unit }).
event-shields-gained =
    { $count ->
        [one] 1 Schild mehr für die Verteidigung ({ $unit }).
       *[other] { $count } Schilde mehr für die Verteidigung ({ $unit }).
    }
event-shield-sunk = { $colour } ({ $unit }): Schild, im Sumpf verloren.
event-result-discarded = { $colour } ({ $unit }): { $result }, aufgehoben durch einen Schild ({ $defender }).
event-result-allocated = { $colour } ({ $attacker }): { $result }. Getroffen: { $unit }.
event-result-targeted = { $colour } ({ $attacker }): { $result }, gezielt. Getroffen: { $unit }.
event-result-held-back = { $colour } ({ $unit }): { $result }, zurückgehalten.
event-result-lost = { $colour } ({ $attacker }): { $result }, aber niemand kann es noch nehmen.
event-unit-guarded = Leibwache: { $guard }, nicht { $unit } ({ $result }).
event-unit-retaliated = { $colour } ({ $unit }) schlägt zurück: { $result }. Getroffen: { $attacker }.
event-toughness-rolled = Zäh, schwarzer Würfel ({ $unit }): { $result }. Nur ein Schild hebt den Tod auf.
event-rescue-rolled = { $rescuer }: Wurf zur Rettung ({ $unit }): { $result }.
event-extra-wound-dealt = { $attacker }: eine Wunde mehr ({ $unit }).
event-wound-preferred = { $unit }: lieber eine Wunde als weichen.
event-unit-pushed = Gestoßen: { $unit }.
event-unit-cornered = { $unit }: kein Platz zum Weichen, der Stoß zählt als Versprengt.
event-units-followed-up = Nachrücken nach { $area }: { $units }.
event-unit-broke-through = Durchbruch nach { $area }: { $unit }.
event-attack-ended = Der Angriff auf { $area } ist vorbei. Vernichtet: { $destroyed }, versprengt: { $disrupted }, gestoßen: { $pushed }.
event-unit-deployed = In { $area } aufgestellt: { $unit }.
event-unit-left-behind = Kein Platz für { $unit }: für das Heer verloren.
event-army-ready = { $seat }: Das Heer ist aufgestellt.

## How it ended

outcome-victory-points =
    { $count ->
        [one] { $winners } gewinnt: Die Punkte des Szenarios sind erreicht. Endstand: { $scores }.
       *[other] { $winners } gewinnen: Die Punkte des Szenarios sind erreicht. Endstand: { $scores }.
    }
outcome-victory-more-points =
    { $count ->
        [one] { $winners } gewinnt nach Punkten. Endstand: { $scores }.
       *[other] { $winners } gewinnen nach Punkten. Endstand: { $scores }.
    }
outcome-victory-hold-areas =
    { $count ->
        [one] { $winners } gewinnt und hält das Gelände. Endstand: { $scores }.
       *[other] { $winners } gewinnen und halten das Gelände. Endstand: { $scores }.
    }
outcome-victory-destroy-units =
    { $count ->
        [one] { $winners } gewinnt: Die Feinde, auf die es ankam, sind vernichtet. Endstand: { $scores }.
       *[other] { $winners } gewinnen: Die Feinde, auf die es ankam, sind vernichtet. Endstand: { $scores }.
    }
outcome-victory-hold-out =
    { $count ->
        [one] { $winners } hat bis zum Ende standgehalten und gewinnt. Endstand: { $scores }.
       *[other] { $winners } haben bis zum Ende standgehalten und gewinnen. Endstand: { $scores }.
    }
outcome-victory-broken =
    { $count ->
        [one] { $winners } gewinnt: Das feindliche Heer ist gebrochen. Endstand: { $scores }.
       *[other] { $winners } gewinnen: Das feindliche Heer ist gebrochen. Endstand: { $scores }.
    }
outcome-victory-more-morale =
    { $count ->
        [one] { $winners } gewinnt: Das feindliche Heer hat mehr Moral verloren. Endstand: { $scores }.
       *[other] { $winners } gewinnen: Das feindliche Heer hat mehr Moral verloren. Endstand: { $scores }.
    }
decided-victory-points = Die Punkte des Szenarios sind erreicht.
decided-victory-more-points = Mehr Punkte am Ende.
decided-victory-hold-areas = Das Gelände wurde gehalten.
decided-victory-destroy-units = Die Feinde, auf die es ankam, sind vernichtet.
decided-victory-hold-out = Eine Seite hat bis zum Ende standgehalten.
decided-victory-broken = Ein Heer ist gebrochen.
decided-victory-more-morale = Ein Heer hat mehr Moral verloren.

## Why a choice is not possible

refusal-army-not-deployed = Einige deiner Einheiten finden noch Platz: Stell sie zuerst auf.
refusal-not-to-be-deployed = { $unit }: keine Einheit deines Heeres, die noch aufzustellen ist.
refusal-outside-your-zone = Dieses Gebiet gehört nicht zu deiner Aufstellungszone.
refusal-no-room-to-deploy = Diese Einheit findet dort keinen Platz.
refusal-only-one-fits = Nur eine dieser Einheiten passt dort hinein: Stell sie allein auf.
refusal-no-intrigue = Du hast keinen Intrigenmarker zum Tauschen.
refusal-does-not-move-now = Diese Einheit bewegt sich jetzt nicht. Wähle eine, die gezeigt wird.
refusal-not-in-the-river = Diese Karte liegt nicht in der Auslage. Wähle eine, die dort liegt.
refusal-not-in-hand = Diese Karte hast du nicht. Wähle eine aus deiner Hand.
refusal-pick-a-die = Nimm erst einen Würfel: Die Karte ist bezahlt.
refusal-not-for-that-die = Die Karte ändert diesen Würfel nicht. Nimm einen eigenen, auf den sie passt.
refusal-not-the-moment = Diese Karte ist für einen anderen Moment: Sie sagt, wann sie gespielt wird.
refusal-too-few-legend-tokens = Du kannst diese Karte nicht bezahlen. Sammle erst Legendenmarker, oder Intrigenmarker dafür.
refusal-card-does-nothing = Diese Karte würde jetzt nichts bewirken. Hebe sie auf.
refusal-card-for-a-unit = Diese Karte ist für eine Einheit: Wähle eine.
refusal-card-for-an-area = Diese Karte ist für ein Gebiet: Wähle eines.
refusal-not-for-that-unit = Die Karte ist nicht für diese Einheit. Ihr Text sagt, für wen sie ist.
refusal-not-for-that-area = Die Karte kann dort nicht gespielt werden. Ihr Text sagt, wo es geht.
refusal-place-one = Setze mindestens einen, bevor du den Rest behältst.
refusal-no-card-for-that = Du hast keine Karte gespielt, die das erlaubt.
refusal-no-work-there = Dort stehen weder Pfähle noch eine Barrikade, die die Karte entfernen könnte.
refusal-veiled = Nebel verdeckt diesen Schuss: Bis zum Ende des Zuges kann nur auf angrenzende Gebiete geschossen werden.
refusal-no-upkeep-due = Für diese Einheit ist kein Unterhalt fällig. Wähle den Charakter, um den es geht.
refusal-out-of-order = Die Reihenfolge ist hier gleichgültig, wähle also in der angezeigten Reihenfolge. Soll dies dabei sein, nimm deine Wahl zurück und beginne damit.
refusal-does-not-return = Diese Einheit kehrt jetzt nicht zurück. Wähle eine, die es tut.
refusal-no-captive = Nicht aus deinen Reihen gefangen: { $unit }. Wähle jemanden, für den es gilt.
refusal-no-rally-point = Deine Seite hat dort keinen Sammelpunkt. Wähle ein Gebiet mit einem.
refusal-rally-point-closed = An diesem Sammelpunkt kann die Einheit nicht stehen: Feinde sind dort, der Platz fehlt, oder das Gelände ist für sie gesperrt. Wähle einen anderen.
refusal-take-the-first-alike = Andere sind genau gleich, und es macht keinen Unterschied. Wähle die, die gezeigt wird.
refusal-no-stakes-in-the-fire = Dort stehen keine Pfähle am brennenden Gebiet. Wähle andere.
refusal-no-building-in-the-fire = Dieses Gebäude erreicht das Feuer nicht. Wähle eins, das es erreicht.
refusal-use-an-order = Du musst in deinem Zug mindestens einen Befehl einsetzen. Lege einen.
refusal-no-such-order = Einen solchen Befehl hast du nicht mehr. Wähle eine andere Art.
refusal-no-own-unit = Dort steht keine deiner Einheiten. Wähle ein Gebiet mit einer.
refusal-order-lies-there = Dort liegt schon ein Befehl. Wähle ein anderes Gebiet oder einen Reaktivierungsbefehl.
refusal-two-orders-lie-there = Dort liegen schon zwei Befehle, mehr sind nicht erlaubt. Wähle ein anderes Gebiet.
refusal-not-activated = Diese Einheit ist jetzt nicht aktiviert. Wähle eine, die es ist.
refusal-declare-the-rest = Bonusaktionen kommen vor der ersten Ansage oder nach einer Aktion. Sage erst für die übrigen Einheiten an.
refusal-has-declared = Diese Einheit hat ihre Aktion angesagt. Wähle eine andere oder nimm den Zug zurück.
refusal-one-sort-left = Es sind nur Einheiten einer Sorte übrig. Lass sie unter ihrem Namen warten.
refusal-wait-together = Es sind mehrere genau gleiche Einheiten übrig: Sage für die an, die handeln, dann warten alle anderen zusammen.
refusal-nobody-alike = Keine andere Einheit ist genau gleich. Sage für diese allein an.
refusal-one-by-one = Ein Riesenwürfel wird für jede Einheit einzeln angesagt. Sage die Sturmangriffe einzeln an.
refusal-that-is-a-move = Eile führt über mindestens zwei Gebiete. Für das nächste Gebiet sage eine Bewegung an.
refusal-choose-how-many = Es macht keinen Unterschied, welche Ergebnisse die Schilde aufheben. Sage, wie viele du nutzt.
refusal-choose-results = Es kommt darauf an, welche Ergebnisse aufgehoben werden. Wähle sie einzeln, oder nutze alle Schilde.
refusal-lacks-skill = Der Einheit fehlt die Fähigkeit dazu. Wähle etwas anderes.
refusal-no-charge-order = Ein Sturm braucht einen Sturmbefehl. Wähle eine andere Aktion.
refusal-no-charge-from-here = Von diesem Gelände aus beginnt kein Sturm. Wähle eine andere Aktion.
refusal-charge-ends-here = Auf diesem Gelände endet der Sturm. Halte dort an.
refusal-one-area-on-foot = Nur Kavallerie stürmt durch zwei Gebiete. Halte an oder greife an.
refusal-two-areas-on-horseback = Ein Sturm führt durch höchstens zwei Gebiete. Halte an oder greife an.
refusal-not-indoors = In einem Gebäude geht das nicht. Wähle etwas draußen.
refusal-machine-is-slow = Eine Kriegsmaschine bewegt sich höchstens ein Gebiet weit. Wähle eine gewöhnliche Bewegung.
refusal-no-forced-march = Gewaltmärsche werden hier nicht gespielt. Wähle eine gewöhnliche Bewegung.
refusal-only-infantry-marches = Nur Infanterie macht Gewaltmärsche. Wähle eine gewöhnliche Bewegung.
refusal-has-no-need-to-march = Wer Eile oder Sprung hat, macht keinen Gewaltmarsch. Nutze die Fähigkeit, oder wähle eine gewöhnliche Bewegung.
refusal-has-moved = Eine Kriegsmaschine bewegt sich einmal je Zug, und das hat sie getan. Wähle eine andere Aktion.
refusal-other-area-declared = Eine gigantische Kreatur wird in einer Aktivierung über eines ihrer Gebiete angegriffen, und angesagt ist ein anderes. Wähle dieses.
refusal-too-few-orders = Ihre Aktivierung kostet { $count } Befehle, und du hast weniger. Wähle ein anderes Gebiet.
refusal-hex-not-empty = Eine gigantische Kreatur braucht ein Feld ohne Einheiten und Gebäude, in das sie darf. Wähle ein anderes Feld.
refusal-no-adjacent-hex = Eine gigantische Kreatur bewegt sich in ein angrenzendes Feld und greift ein solches an, vom Himmel aus jedes Feld am Boden. Wähle eines.
refusal-no-gigantic-creature = Nur eine gigantische Kreatur greift ein ganzes Feld an. Lass diese Einheit ein Gebiet angreifen.
refusal-area-needs-no-die = Dort wird kein Würfel gebraucht. Wähle ein Gebiet des Feldes mit Feinden oder mit etwas, das zerstört werden kann, auf dem noch keiner liegt.
refusal-name-the-first-area = Eine gigantische Kreatur bewegt sich von Feld zu Feld. Nenne das erste Gebiet des Feldes.
refusal-choose-a-goal = Wähle, wohin der Träger fliegt.
refusal-not-itself = Ein Träger trägt sich nicht selbst. Wähle eine andere Einheit.
refusal-cannot-be-carried = Nur Charaktere und Zivilisten, die nicht groß sind, lassen sich tragen. Wähle eine andere Einheit.
refusal-not-beside-the-carrier = Ein Träger nimmt verbündete Einheiten seines Gebiets mit. Wähle eine andere.
refusal-takes-from-the-ground = Ein Träger nimmt nur bei einer Bewegung jemanden mit, die am Boden beginnt. Bewege ihn allein.
refusal-has-flown = Eine Einheit wechselt einmal je Zug zwischen Boden und Himmel, und das hat sie getan. Wähle ein Gebiet der eigenen Ebene.
refusal-cannot-fly = Nur fliegende Einheiten erreichen den Himmel, und wer getragen wird, bleibt beim Träger. Wähle ein Gebiet der eigenen Ebene.
refusal-not-adjacent = Dieses Gebiet ist nicht benachbart. Wähle eins, das es ist.
refusal-enemy-area = Dort stehen Feinde. Wähle ein freies oder verbündetes Gebiet.
refusal-cannot-enter = Dorthin darf die Einheit nicht. Wähle ein anderes Gebiet.
refusal-no-room = Dort ist nicht genug Platz. Wähle ein anderes Gebiet.
refusal-too-far = Dieses Gebiet ist zu weit für den Sprung. Wähle ein näheres.
refusal-no-farther =
    { $areas ->
        [one] Die Eile endet hier nach 1 Gebiet. Halte dort an.
       *[other] Die Eile endet hier nach { $areas } Gebieten. Halte dort an.
    }
refusal-no-melee = Eile führt in keinen Nahkampf. Halte an oder geh weiter.
refusal-no-enemy-there = Dort ist kein Feind, den man angreifen könnte. Wähle ein Gebiet mit Feinden.
refusal-no-melee-dice = Die Einheit hat gegen sie keine Nahkampfwürfel. Wähle eine andere Aktion.
refusal-no-shooting-dice = Die Einheit kann nicht schießen. Wähle eine andere Aktion.
refusal-out-of-range =
    { $hexes ->
        [one] Das ist außer Reichweite: Diese Einheit schießt 1 Feld weit. Wähle ein näheres Gebiet.
       *[other] Das ist außer Reichweite: Diese Einheit schießt { $hexes } Felder weit. Wähle ein näheres Gebiet.
    }
refusal-no-line-of-shot = Einem direkten Schuss steht etwas im Weg. Wähle ein anderes Gebiet.
refusal-other-attack-declared = Andere dieser Aktivierung greifen das Gebiet auf andere Weise an, und ein Angriff hat eine Art. Schließ dich an oder wähle eine andere Aktion.
refusal-declared-already = Genau das hat schon eine andere Einheit angesagt. Wähle etwas anderes.
refusal-another-character = Heilen lässt sich nur ein anderer Charakter. Wähle einen.
refusal-not-with-it = Sie stehen nicht im selben Gebiet und auf derselben Seite. Wähle jemanden, bei dem es so ist.
refusal-no-wound = Es gibt keine Wunde zu heilen. Wähle eine andere Aktion.
refusal-no-place-for-barricade = Eine Barrikade braucht Wald, Dorf oder ein Gebäude. Wähle eine andere Aktion.
refusal-barricade-stands = Dort steht schon eine Barrikade. Wähle eine andere Aktion.
refusal-burns-already = Dort brennt schon ein Feuer. Wähle eine andere Aktion.
refusal-out-of-reach = Das kann die Einheit nicht erreichen. Wähle etwas Näheres.
refusal-no-fire-there = Dort brennt kein Feuer. Wähle eine andere Aktion.
refusal-actions-left = Es gibt noch angesagte Aktionen. Führe sie zuerst aus.
refusal-no-move-declared = Keine Einheit hat eine Bewegung dorthin angesagt. Wähle eine angesagte Aktion.
refusal-no-march-declared = Keine Einheit hat einen Gewaltmarsch dorthin angesagt. Wähle eine angesagte Aktion.
refusal-no-attack-declared = Keine Einheit hat einen Angriff dorthin angesagt. Wähle eine angesagte Aktion.
refusal-nothing-declared = Diese Einheit hat nichts dergleichen angesagt oder es schon getan. Wähle eine andere.
refusal-not-open = Dorthin kann der Pionier nicht gehen. Wähle ein benachbartes Gebiet, das frei oder verbündet ist und Platz hat, oder bleib.
refusal-no-command-order = Nur unter einem Kommandobefehl wird kommandiert. Wähle etwas anderes.
refusal-no-commander = Diese Einheit hat keinen Kommandowert. Wähle eine, die einen hat.
refusal-bonus-used = Diese Bonusaktion hat die Einheit schon genutzt. Wähle eine andere.
refusal-nobody-to-command = In Reichweite ist niemand zu kommandieren. Wähle eine andere Aktion.
refusal-not-own-unit = Diese Einheit gehört dir nicht. Wähle eine eigene.
refusal-troops-only = Ein Kommando erreicht nur Truppen und Söldner. Wähle eine davon.
refusal-characters-only = Ein Söldner gehorcht nur Charakteren. Wähle eine Truppe.
refusal-commanded-this-turn = Dieser Söldner wurde in diesem Zug schon kommandiert. Wähle eine andere Einheit.
refusal-not-under-this-command = Solche Einheiten kommandiert dieser Kommandeur nicht. Wähle eine andere.
refusal-commanded-already = Diese Einheit wurde unter diesem Befehl schon kommandiert. Wähle eine andere.
refusal-not-there = Dieses Kommando reicht nur in ein Gebiet. Wähle eine Einheit, die steht, wo die erste steht.
refusal-choose-a-unit = Wähle mindestens eine Einheit, die du kommandierst.
refusal-no-bowmen = Nur Bogenschützen setzen Pfähle. Wähle eine andere Einheit.
refusal-no-higher-level = Diese Einheit hat keine höhere Stufe. Wähle etwas anderes.
refusal-no-character = Das können nur Charaktere. Wähle einen Charakter.
refusal-not-to-be-put-on = Dieses Stück wartet nicht darauf, von diesem Charakter angelegt zu werden. Wähle eines, das er in einem Gespräch bekommen hat.
refusal-wears-two = Ein Charakter hat höchstens zwei Stücke Ausrüstung, angelegt oder nicht. Lege erst eines ab oder gib es weiter.
refusal-one-of-the-three = Ein Stück zu viel hat der Charakter, der gerade Ausrüstung bekommen hat. Wähle eines von seinen dreien.
refusal-not-worn = Dieser Charakter trägt das Stück nicht. Wähle eines, das er angelegt hat.
refusal-of-no-use-now = Dieses Stück würde jetzt nichts bewirken oder ist schon benutzt. Benutze es ein andermal.
refusal-not-own-equipment = Dieses Stück liegt bei keinem deiner Charaktere. Wähle eines von deinen.
refusal-equipment-between-actions = Ausrüstung wird zwischen Aktionen weitergegeben und abgelegt, nicht mitten in einer.
refusal-equipment-of-the-activated = Ein Charakter legt Ausrüstung nur an und nutzt sie nur, während er aktiviert ist.
refusal-put-on-first = Nur angelegte Ausrüstung kann weitergegeben werden. Lege sie erst an.
refusal-not-with-the-bearer = Diese Einheit steht nicht im Gebiet des Trägers. Gib es einer, die dort steht.
refusal-not-an-ally = Diese Einheit ist nicht auf deiner Seite. Gib es einer eigenen.
refusal-only-in-own-turn = Das geht nur in deinem eigenen Zug. Warte auf ihn.
refusal-not-on-your-card = Dieses Ereignis steht nicht auf deiner Intrigenkarte. Wähle eines von deinen.
refusal-triggered-before = Dieses Ereignis ist schon eingetreten und kommt im Spiel nur einmal vor. Wähle ein anderes.
refusal-not-the-moment-for-it = Dieses Ereignis gehört nicht in diesen Augenblick. Sein Text sagt, wann es geht.
refusal-too-few-intrigue-tokens = Du hast zu wenige Intrigenmarker dafür. Sprich mit Leuten, um welche zu bekommen.
refusal-event-does-nothing = Dieses Ereignis würde jetzt nichts bewirken. Behalte die Marker für später.
refusal-burns-there = Dort brennt schon ein Feuer. Wähle ein anderes Gebiet.
refusal-nobody-to-shove = Diese Einheit kann von hier nicht gestoßen werden. Wähle einen Feind eines angrenzenden Gebiets.
refusal-has-talked = Dieser Charakter hat in diesem Zug schon gesprochen. Im nächsten kann er es wieder.
refusal-not-in-the-area = Diese Einheit steht nicht im selben Gebiet. Sprich mit einer, die dort steht.
refusal-says-nothing = Diese Einheit hat nichts zu sagen. Sprich mit einer anderen.
refusal-enemy-says-nothing = Feinde sprechen nicht mit dir. Sprich mit einer anderen Einheit.
refusal-no-such-question = Eine solche Frage hat die Karte nicht. Wähle eine, die darauf steht.
refusal-lacks-banner = Die Karte dieses Charakters trägt das Banner für diese Frage nicht. Wähle eine andere.
refusal-no-reroll-token = Du hast keinen Neuwurfmarker. Lass den Wurf gelten.
refusal-used-in-this-roll = Das geht einmal je Wurf, und es ist schon geschehen.
refusal-choose-a-side = Die Karte der Stufe 2 hat zwei Seiten. Wähle die heilige oder die unheilige.
refusal-no-side-to-choose = Hier ist keine Seite zu wählen: Die Karte hat nur eine, oder sie wurde schon gewählt. Steige ohne Wahl auf Stufe 2.
refusal-too-little-experience = Der Aufstieg kostet { $count } Erfahrung, Intrigenmarker mitgezählt, und du hast weniger. Wähle etwas anderes.
refusal-no-stakes-left = Du hast keine Pfähle mehr in Reserve.
refusal-edge-not-free = Das ist keine freie Feldkante des Gebiets. Wähle eine andere.
refusal-used-in-this-game = Das geht einmal im Spiel, und es ist schon geschehen.
refusal-token-held = Du hast einen Neuwurfmarker, und niemand hat zwei.
refusal-no-gigantic-die = Diese Einheit hat keinen Gigantenwürfel. Greif mit ihren eigenen Würfeln an oder wähle eine andere Einheit.
refusal-gigantic-die-used = Diese Einheit hat ihren Gigantenwürfel in dieser Runde schon benutzt. Greif mit ihren eigenen Würfeln an.
refusal-gigantic-die-on-the-ground = Ein Gigantenwürfel trifft nur Gebiete am Boden. Greif mit ihren eigenen Würfeln an oder ein anderes Gebiet.
refusal-only-when-activated = Der Marker kommt nur zurück, wenn diese Einheit aktiviert wird, vor allem anderen. Jetzt ist es zu spät.
refusal-no-such-power-now = Eine solche Kraft kann die Einheit jetzt nicht nutzen. Wähle eine andere.
refusal-no-troop-to-rally = Das ist keine versprengte Truppe von dir. Wähle eine.
refusal-move-one = Die Kraft ist bezahlt: Verlege mindestens einen Sammelpunkt.
refusal-stays-there = Dort liegt der Sammelpunkt schon. Wähle ein anderes Gebiet.
refusal-no-attacker = Hier kein Angreifer: { $unit }. Wähle eine Einheit, die angreift.
refusal-not-frightened = Dem Schrecken nicht ausgesetzt: { $unit }. Wähle einen anderen Angreifer.
refusal-not-its-die = Dieser Würfel gehört nicht dazu: { $unit }. Wähle einen eigenen Würfel der Einheit.
refusal-not-this-unit = Die Frage gilt dieser Einheit: { $unit }. Wähle für sie.
refusal-no-attack-die = Das ist kein Würfel des Angriffs. Wähle einen, der es ist.
refusal-no-defence-die = Das ist kein Würfel der Verteidigung. Wähle einen, der es ist.
refusal-not-your-die = Diesen Würfel kannst du nicht neu werfen. Wähle einen der gezeigten.
refusal-no-such-reroll = Dadurch lässt sich dieser Würfel nicht neu werfen: { $reroll }. Wähle einen anderen.
refusal-no-die-chosen = Wähle mindestens einen Würfel, den du neu wirfst.
refusal-no-ruthless-disrupt = Das ist kein Versprengt auf dem Würfel einer gnadenlosen Einheit. Wähle eins, das es ist.
refusal-cannot-dodge = Kein Ausweichen: { $unit }. Es fehlt die Fähigkeit, eine Niete auf einem eigenen Würfel oder ein Weg hinaus.
refusal-area-not-open = Nach { $area } führt kein Weg. Wähle ein benachbartes Gebiet, das offen ist und Platz hat.
refusal-not-beyond = { $area } ist nicht offen oder liegt nicht neben dem angegriffenen Gebiet. Wähle ein offenes, das es tut.
refusal-not-the-area-left = Das Feuer kann nur in { $area } zurückbleiben.
refusal-no-attack-result = Das ist kein Ergebnis des Angriffs, das zählt. Wähle eins, das zählt.
refusal-worst-result-first = Das schlimmste Ergebnis kommt zuerst, jetzt also: { $result }. Wähle es.
refusal-only-one-shield = Es gibt nur einen Schild oder nur ein Ergebnis. Wähle das Ergebnis.
refusal-no-aimed-result = Das ist nicht das schlimmste Ergebnis einer zielenden Einheit. Wähle eins, das es ist.
refusal-no-defender = Hier kein Verteidiger: { $unit }. Wähle eine Einheit, die verteidigt.
refusal-takes-no-more = Mehr davon geht nicht: { $unit }. Wähle eine andere Einheit.
refusal-not-struck-by-it = Gegen diese Einheit zählt das Ergebnis nicht: { $unit }. Wähle eine andere Einheit.
refusal-others-first = Dort liegt schon ein Ergebnis, und andere kommen zuerst: { $unit }. Wähle eine andere Einheit.
refusal-no-bodyguard = Hier keine Leibwache: { $unit }. Wähle eine, die es ist.
refusal-guarded-already = Eine Leibwache übernimmt ein Ergebnis je Angriff, und das ist geschehen: { $unit }. Wähle eine andere.
refusal-nothing-to-guard = Einen solchen Tod oder ein solches Versprengt gibt es nicht zu übernehmen. Wähle etwas anderes.
refusal-strikes-back-already = Dieser Würfel schlägt von selbst zurück. Wähle einen anderen.
refusal-no-defence-result = Dieser Würfel zeigt nichts, was zurückschlagen könnte. Wähle einen anderen.
refusal-cannot-be-held-back = Dieses Ergebnis kann nicht zurückgehalten werden. Wähle eins, das gezeigt wird.
refusal-not-pushed = Nicht gestoßen: { $unit }. Wähle eine Einheit, die es ist.
refusal-nothing-to-damage = Das lässt sich hier nicht beschädigen. Wähle etwas im angegriffenen Gebiet.
refusal-must-follow-up = Eine ungestüme Einheit muss nachrücken. Wähle sie.
refusal-impetuous-first = Ungestüme Einheiten gehen zuerst, und das ist keine: { $unit }. Wähle eine ungestüme.
refusal-cannot-follow-up = Kein Nachrücken: { $unit }. Wähle eine andere Einheit.

## Odds of an attack

odds-attack = Angriff auf { $area } { $roll_by }. Angreifer: { $attackers }, Würfel: { $attack }; Verteidiger: { $defenders }, Würfel: { $defence }.
odds-exact = Genaue Aussichten. Beide Seiten wählen wie der Bot „greedy“; alle Schilde werden genutzt, alles schlägt zurück (von einem Hügel das schlimmste Ergebnis), Neuwurfmarker werden behalten:
odds-sampled =
    { $samples ->
        [one] Schätzung aus 1 durchgespielten Angriff, mit 95-%-Bereich. Beide Seiten wählen wie der Bot „greedy“; alle Schilde werden genutzt, alles schlägt zurück (von einem Hügel das schlimmste Ergebnis), Neuwurfmarker werden behalten:
       *[other] Schätzung aus { $samples } durchgespielten Angriffen, mit 95-%-Bereich. Beide Seiten wählen wie der Bot „greedy“; alle Schilde werden genutzt, alles schlägt zurück (von einem Hügel das schlimmste Ergebnis), Neuwurfmarker werden behalten:
    }
odds-closer = Die Schätzungen noch einmal, genauer besehen:
odds-killed =
    { $count ->
        [one] mindestens 1 feindliche Einheit vernichtet: { $percent } %
       *[other] mindestens { $count } feindliche Einheiten vernichtet: { $percent } %
    }
odds-killed-sampled =
    { $count ->
        [one] mindestens 1 feindliche Einheit vernichtet: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } feindliche Einheiten vernichtet: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-disrupted =
    { $count ->
        [one] mindestens 1 feindliche Einheit versprengt: { $percent } %
       *[other] mindestens { $count } feindliche Einheiten versprengt: { $percent } %
    }
odds-disrupted-sampled =
    { $count ->
        [one] mindestens 1 feindliche Einheit versprengt: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } feindliche Einheiten versprengt: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-driven-off =
    { $count ->
        [one] mindestens 1 feindliche Einheit verlässt das Gebiet, gestoßen oder ausgewichen: { $percent } %
       *[other] mindestens { $count } feindliche Einheiten verlassen das Gebiet, gestoßen oder ausgewichen: { $percent } %
    }
odds-driven-off-sampled =
    { $count ->
        [one] mindestens 1 feindliche Einheit verlässt das Gebiet, gestoßen oder ausgewichen: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } feindliche Einheiten verlassen das Gebiet, gestoßen oder ausgewichen: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-wounds =
    { $count ->
        [one] mindestens 1 Wunde auf Feinden, die bleiben: { $percent } %
       *[other] mindestens { $count } Wunden auf Feinden, die bleiben: { $percent } %
    }
odds-wounds-sampled =
    { $count ->
        [one] mindestens 1 Wunde auf Feinden, die bleiben: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } Wunden auf Feinden, die bleiben: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-cleared = kein Feind bleibt im Gebiet: { $percent } %
odds-cleared-sampled = kein Feind bleibt im Gebiet: etwa { $percent } % ({ $low } % bis { $high } %)
odds-own-killed =
    { $count ->
        [one] mindestens 1 Angreifer durch Vergeltung vernichtet: { $percent } %
       *[other] mindestens { $count } Angreifer durch Vergeltung vernichtet: { $percent } %
    }
odds-own-killed-sampled =
    { $count ->
        [one] mindestens 1 Angreifer durch Vergeltung vernichtet: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } Angreifer durch Vergeltung vernichtet: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-own-disrupted =
    { $count ->
        [one] mindestens 1 Angreifer durch Vergeltung versprengt: { $percent } %
       *[other] mindestens { $count } Angreifer durch Vergeltung versprengt: { $percent } %
    }
odds-own-disrupted-sampled =
    { $count ->
        [one] mindestens 1 Angreifer durch Vergeltung versprengt: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } Angreifer durch Vergeltung versprengt: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-own-wounds =
    { $count ->
        [one] mindestens 1 Wunde auf Angreifern, die bleiben: { $percent } %
       *[other] mindestens { $count } Wunden auf Angreifern, die bleiben: { $percent } %
    }
odds-own-wounds-sampled =
    { $count ->
        [one] mindestens 1 Wunde auf Angreifern, die bleiben: etwa { $percent } % ({ $low } % bis { $high } %)
       *[other] mindestens { $count } Wunden auf Angreifern, die bleiben: etwa { $percent } % ({ $low } % bis { $high } %)
    }
odds-at = { $area } { $roll_by }: { $attackers } gegen { $defenders }
odds-at-charge = { $area } durch Sturm nach { $origin }: { $attackers } gegen { $defenders }
odds-at-killed = Feinde vernichtet: { $percent } %
odds-at-killed-sampled = Feinde vernichtet: etwa { $percent } %, plus oder minus { $reach }
odds-at-disrupted = Feinde versprengt: { $percent } %
odds-at-disrupted-sampled = Feinde versprengt: etwa { $percent } %, plus oder minus { $reach }
odds-at-driven-off = Feinde gestoßen oder ausgewichen: { $percent } %
odds-at-driven-off-sampled = Feinde gestoßen oder ausgewichen: etwa { $percent } %, plus oder minus { $reach }
odds-at-wounds = Feinde verwundet: { $percent } %
odds-at-wounds-sampled = Feinde verwundet: etwa { $percent } %, plus oder minus { $reach }
odds-at-cleared = Gebiet geräumt: { $percent } %
odds-at-cleared-sampled = Gebiet geräumt: etwa { $percent } %, plus oder minus { $reach }
odds-at-own-killed = Angreifer vernichtet: { $percent } %
odds-at-own-killed-sampled = Angreifer vernichtet: etwa { $percent } %, plus oder minus { $reach }
odds-at-own-disrupted = Angreifer versprengt: { $percent } %
odds-at-own-disrupted-sampled = Angreifer versprengt: etwa { $percent } %, plus oder minus { $reach }
odds-at-own-wounds = Angreifer verwundet: { $percent } %
odds-at-own-wounds-sampled = Angreifer verwundet: etwa { $percent } %, plus oder minus { $reach }
odds-at-exact = Genau. Jede Zahl: mindestens einer. Beide Seiten wählen wie der Bot „greedy“.
odds-at-sampled =
    { $samples ->
        [one] Schätzung aus 1 durchgespielten Angriff: in 19 von 20 Fällen nicht weiter daneben als angegeben. Jede Zahl: mindestens einer.
       *[other] Schätzung aus { $samples } durchgespielten Angriffen: in 19 von 20 Fällen nicht weiter daneben als angegeben. Jede Zahl: mindestens einer.
    }

## The board in text: the map, what is going on

board-map = Die Karte
board-areas = Gebiete
board-capacity = Plätze
board-borders = Grenzt an
board-order = Befehl
board-in-building = in einem Gebäude
board-letters-at-borders = Buchstaben an einer Grenze: Diese Gebiete der beiden Felder stoßen dort aneinander.
board-damage = Schaden
board-players = Spieler
board-player = Spieler
board-partner = Partner
board-leads = Führt die Verteidigung
board-leads-defence = { $seat } führt die Verteidigung: Schilde, Hügel, Schrecken, und wer welches Ergebnis nimmt. Über eigene Würfel entscheidet jeder selbst.
board-points = Punkte
board-morale-lost = Verlorene Moral
board-on-turn = am Zug
board-objectives = Ziele
board-side = Seite
board-state = Stand
board-reached = erreicht
board-deck = Rundenkarten im Stapel
board-river = Auslage des Kriegsrats
board-effect = Wirkung
board-council-deck = Kriegsrat, Karten im Stapel
board-council-discard = Kriegsrat, Ablage
board-hand = Deine Hand
board-played-card = Die gespielte Karte
board-legend-card = Legendenkarte
board-legend-hands = Legendenkarten
board-legend-deck = im Stapel
board-legend-discard = abgelegt
board-legend-lasting = Karten in Kraft
board-number = Anzahl
board-question = Frage
board-asked = gestellt
board-risky = riskant
board-lacks-banner = das Banner fehlt
moment-order = dein Zug
moment-interrupt = nach ihrem Befehl
moment-activation = deine Aktivierung
moment-declared = Angriff angesagt
moment-attack-rolled = dein Angriffswurf
moment-defence-rolled = dein Verteidigungswurf
moment-allocated = Ergebnisse zugeteilt
moment-attack-over = nach einem Angriff
moment-casualties = vor deinen Schicksalswürfeln
moment-doom-rolled = Schicksalswürfel gefallen
board-equipment = Ausrüstung
board-bearer = Träger
board-equipment-place = Zustand
board-equipment-not_on = nicht angelegt
board-equipment-worn = angelegt
board-equipment-used = benutzt
board-intrigue = Intrige
board-intrigue-cost = Kosten
board-triggered = eingetreten
board-until-turn-ends = Bis zum Ende des Zuges
board-power = Kraft
board-activation = Aktivierung von
board-declared = Angesagt
board-where = Wo
board-level = Stufe
board-wounds = Wunden
board-sky-title = Der Himmel
board-sky-gist = nur für Fliegende, jedem Gebiet benachbart
board-sky-cover-from-shots = ein schwarzer Würfel mehr zur Verteidigung gegen Schüsse
board-sky-holy-light = heilige Einheiten, die von hier angreifen, werfen einen schwarzen Würfel mehr
board-carry-passenger = mit { $passenger }
board-giant-fills = füllt ihr ganzes Feld
board-giant-attack = Gigantischer Angriff: ein Würfel für jedes Gebiet des Feldes
board-giant-waits = noch kein Würfel
board-giant-trample = Alle werden gestoßen, und Schilde helfen nicht
board-giant-orders =
    { $count ->
        [one] kostet 1 Befehl
       *[other] kostet { $count } Befehle
    }
board-attack = Angriff auf
board-attacker = Angreifer
board-defender = Verteidiger
board-roll = Wurf
board-dice = Würfel
board-die = Würfel
board-unit = Einheit
board-colour = Farbe
board-result = Ergebnis
board-rerolled = Neu geworfen durch
board-fate = Was daraus wurde

terrain-sky = Himmel

deed-barricade = baut eine Barrikade
deed-assault = greift ein Feld an
deed-carry = nimmt jemanden mit
deed-charge = stürmt
deed-forced-march = macht einen Gewaltmarsch
deed-haste = eilt
deed-heal = heilt
deed-jump = springt
deed-melee = greift im Nahkampf an
deed-move = zieht
deed-pray = betet
deed-remove-fire = löscht das Feuer
deed-set-fire = legt Feuer
deed-shoot = schießt
deed-wait = wartet

fate-in-play = noch offen
fate-taken-out = vor dem Wurf weggenommen
fate-dropped = nichts, was zählt
fate-withdrawn = die Einheit ist ausgewichen
fate-taken-away = weggenommen
fate-discarded = durch einen Schild aufgehoben
fate-spent = Schild eingesetzt
fate-allocated = trifft
fate-lost = niemand mehr da, den es trifft
fate-retaliates = schlägt zurück auf
fate-held-back = zurückgehalten

## A closer look: unit cards

card-kind = Art
card-troop = Truppe
card-character = Charakter
card-civilian = Zivilist
card-war-machine = Kriegsmaschine
card-gigantic-creature = Gigant
card-infantry = Infanterie
card-cavalry = Kavallerie
card-flying = fliegend
card-machine = Maschine
card-bowmen = Bogenschützen
card-damages-buildings = beschädigt Gebäude
card-talks = lässt mit sich reden
card-skeleton = Skelett
card-penitent = Büßer
card-banners = Banner
card-hit-points = Lebenspunkte
card-size = Größe
card-command = Kommando
card-range = Reichweite
card-at-most = höchstens
card-direct = direkter Schuss
card-arcing = Steilschuss
card-reward = Belohnung für den Sieg über sie
card-upgrade = Aufwertung, in Erfahrung
card-tags = Merkmale
card-skills = Fähigkeiten
card-powers = Kräfte
card-what = Was es bewirkt
card-more = Im Einzelnen
card-when = Wann
card-limit = Wie oft
card-cost = Preis
card-on = Auf der Karte
card-used = Verbraucht
card-against = gegen
card-charging = nach einem Sturmangriff
card-beside = in einem Gebiet mit
card-commanded = unter Kommando
card-paying = für
card-standing-in = im Gelände
card-upon = nur für:
card-slain = wenn in dieser Partie gefallen:
card-always = immer
card-bonus = Bonusaktion
card-action = als ihre Aktion
card-own-turn = zu Beginn des eigenen Zuges
card-upkeep = Unterhalt
card-game-start = zu Beginn der Partie
card-casualties = Lagerphase, Verluste
card-attack = beim Angriff
card-defence = bei der Verteidigung
card-follow-up = nach dem Nachrücken
card-once-a-turn = einmal im Zug
card-once-a-round = einmal in der Runde
card-once-a-game = einmal in der Partie
card-self = diese Einheit
card-its-area = ihr Gebiet
card-adjacent = angrenzende Gebiete
card-area-or-adjacent = ihr Gebiet und angrenzende
card-its-hex = ihr Feld
card-per-unit = für jede Einheit
card-per-attack = einmal im Angriff
used-gigantic-die = Gigantenwürfel
used-flown = zwischen Boden und Himmel gewechselt
used-commanded-this-turn = in diesem Zug kommandiert
used-moved = hat sich bewegt
used-reroll = Neuwurfmarker zurückgeholt
used-commanded = unter diesem Befehl kommandiert
used-chose-holy = für das ganze Spiel auf der heiligen Seite
used-chose-unholy = für das ganze Spiel auf der unheiligen Seite

## What the board in the browser says

board-about-area = { $area }: { $ground }, { $room } von { $capacity } Plätzen frei
board-round-of = Runde { $round } von { $rounds }
board-side-morale = Ihr Heer hat { $lost } Moral verloren und bricht bei { $breaks }.
board-side-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-open = Kann gewählt werden
board-look = Zeige auf ein Gebiet, um zu lesen, was dort steht; was gewählt werden kann, ist golden umrandet.
board-picked = Was damit getan werden kann
board-forget = Wieder alles zeigen
board-follow-together = Alle rücken nach
board-legend = Was die Zeichen bedeuten

## The board in the browser

board-zoom = Größe der Karte
board-zoom-in = Größer
board-zoom-out = Kleiner
board-zoom-whole = Die ganze Karte
board-more = Mehr zeigen
board-close = Schließen
board-unit-before = Die Einheit davor
board-unit-after = Die nächste Einheit
board-your-orders = Deine Befehle
board-pick-order = einen wählen, dann ein Gebiet
board-meanwhile = Inzwischen
board-in-hand = Auf der Hand
board-camp = Das Lager
board-doom-of = Schicksalswürfel für { $unit }
board-declared-of = { $done } von { $all } angesagt
board-done-of = { $done } von { $all } erledigt
board-take-back = Zurücknehmen: { $unit }, { $deed }
board-all-or-one = Ein Gebiet schickt alle, die dort handeln können. Für eine Einheit allein drücke zuerst auf sie.
board-act-haste = Eilen
board-act-march = Gewaltmarsch
board-may-interrupt =
    { $count ->
        [one] 1 Unterbrechungsbefehl haben die anderen noch
       *[other] { $count } Unterbrechungsbefehle haben die anderen noch
    }
board-wasted-charge = Niemand in { $area } hat Sturmangriff: ein Kommandobefehl täte dasselbe.
board-step-roll = Wurf
board-step-rerolls = Neuwurf
board-step-shields = Schilde
board-step-allocate = Treffer
board-step-push = Stoß
board-step-retaliate = Gegen­wehr
board-step-follow = Nach­rücken
board-attack-so-far = Treffer des Angriffs: { $cancelled } aufgehoben, { $struck } gelandet, { $open } noch offen.
board-outcome = Angriff auf { $area }: das Ergebnis
board-outcomes-left =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
board-go-on = Weiter
board-find-unit = Eine Einheit nach ihrem Namen finden
board-find-nobody = Keine Einheit heißt so.
board-council = Kriegsrat
board-pick-card = nimm eine
board-taken-by = genommen von
board-you = du
board-only-you = nur du siehst sie
board-cards-held =
    { $count ->
        [one] 1 Legendenkarte
       *[other] { $count } Legendenkarten
    }
board-piles = Stapel { $deck }, abgelegt { $discard }
board-card-price =
    { $count ->
        [0] Kostet nichts
        [one] Kostet 1 Legendenmarker
       *[other] Kostet { $count } Legendenmarker
    }
board-intrigue-price =
    { $count ->
        [one] Kostet 1 Intrigenmarker
       *[other] Kostet { $count } Intrigenmarker
    }
board-talk = { $unit } spricht mit { $speaker }
board-neutral = für alle frei
board-answers-hidden = Niemand kennt eine Antwort, bevor die Frage gestellt ist.
board-answer = Die Antwort
board-bonus = Bonusaktionen
board-see-level-two = { $unit }: kann auf Stufe 2 steigen. Karte ansehen
board-level-two = Stufe 2
board-price = { $count } Erfahrung
board-one-side = Welche Seite es ist, wird einmal für das ganze Spiel gewählt.
board-side-holy = Die heilige Seite
board-side-unholy = Die unheilige Seite
board-why-not = Warum jetzt nicht?
board-put-on = Anlegen
board-use = Benutzen
board-give-to = An { $unit } geben
board-discard = Ablegen
board-rise = Auf Stufe 2 steigen
board-rise-holy = Auf Stufe 2 steigen: heilige Seite
board-rise-unholy = Auf Stufe 2 steigen: unheilige Seite
order-command-short = Kommando
order-command-gist = Alle Einheiten eines Gebiets handeln; Anführer befehligen.
order-charge-short = Sturm
order-charge-gist = Wer Sturmangriff hat, zieht hin und schlägt sofort zu.
order-reactivation-short = Reaktivierung
order-reactivation-gist = Ein Gebiet mit einem Befehl handelt noch einmal.
order-interrupt-short = Unterbrechung
order-interrupt-gist = Aufheben: damit handelst du in ihrem Zug.

## The guided first game

guide-orders = Ein Kommandobefehl liegt in der Hand. Ziehe Einheiten aus einem goldenen Gebiet dorthin, wohin sie ziehen oder wo sie angreifen sollen: Das legt den Befehl und sagt für alle an. Oder klicke erst auf das goldene Gebiet, dann auf das Ziel. Einen anderen Befehl wähle zuerst daneben. Zeige auf ein Gebiet, um zu lesen, was darin steht, und klicke auf den Namen einer Einheit für ihre Karte.
guide-cards = Du kannst jetzt eine Legendenkarte aus deiner Hand spielen: Die mit violettem Rand passen, und sie kosten Legendenmarker. Oder du spielst keine; gefragt wirst du, ob du eine hast oder nicht.
guide-talk = Wähle eine Frage. Die Antwort kennt vorher niemand; eine rote ist riskant, und eine mit Banner steht denen frei, die es tragen.
guide-declare = Jede aktivierte Einheit sagt eine Aktion an. Wähle ein goldenes Gebiet, und alle, die es können, ziehen dorthin oder greifen es an; für eine Einheit allein wähle zuerst sie. Was angesagt ist, steht auf der Karte.
guide-resolve = Alle haben angesagt. Führe die Aktionen nun aus, in der Reihenfolge, die dir passt.
guide-attack = Die Würfel beider Seiten liegen neben der Karte, nach Einheiten. Schilde heben Ergebnisse des Angriffs auf, die schlimmsten zuerst; was bleibt, trifft.
guide-interrupt = Nach einem Befehl des Gegners darfst du einen Unterbrechungsbefehl legen: Eins deiner Gebiete handelt sofort. Oder du verzichtest.
guide-end = Du hast einen Befehl genutzt und darfst deinen Zug beenden; oder du legst noch einen.
guide-camp = Nach allen Zügen kommt das Lager. Für versprengte Einheiten fällt der Schicksalswürfel: Sie sammeln sich, warten, bleiben oder sterben.

## Lessons

lesson-orders = Befehle
lesson-orders-text = Befehle legen, Aktionen ansagen, noch einmal handeln und im Zug des Gegners handeln.
lesson-orders-lay = Ohne Befehl bewegt sich niemand. Lege deinen Kommandobefehl auf B2: Alle deine Einheiten dort werden handeln.
lesson-orders-declare = Jede Einheit sagt eine Aktion an, und alle werden zusammen ausgeführt. Wähle C3c, um zur Straße zu ziehen, oder lass den Rest warten.
lesson-orders-again = Der Befehl bleibt in B2 liegen, und ein Gebiet mit einem Befehl nimmt nur noch einen Reaktivierungsbefehl auf. Deine Einheiten stehen jetzt in C3c: Lege dort noch einen Kommandobefehl, und sie handeln im selben Zug noch einmal. Oder kommandiere B3.
lesson-orders-end = Von jeder Art behältst du bis zu drei ungenutzte Befehle, du musst also nicht alle ausgeben. Spare den Unterbrechungsbefehl auf und beende deinen Zug.
lesson-orders-interrupt = Der Gegner ist am Zug, und einer seiner Befehle ist abgehandelt. Mit deinem Unterbrechungsbefehl handelt eins deiner Gebiete sofort; oder du verzichtest und behältst ihn.
lesson-orders-last = Jede Runde bringt die Rundenkarte neue Kommandobefehle; die anderen sind rar, überlege also, wo sie am meisten zählen. Das war alles über Befehle.
lesson-charge = Sturm und Nahkampf
lesson-charge-text = Anreiten, mit allen zuschlagen, die daneben stehen, den Gegner wegstoßen und nachrücken.
lesson-charge-order = Deine Reiter in B3 sind zu weit weg, um zuzuschlagen. Wähle den Sturmbefehl und dann B3: Sie reiten und schlagen in einer Aktivierung.
lesson-charge-ride = Wähle den Sturm nach C3c: Das ist Ebene und liegt neben den Engländern in C3a. Reiterei, die nur über Ebenen und Äcker stürmt, wirft einen Angriffswürfel neu.
lesson-charge-strike = Sie sind da. Nun der Schlag: Wähle C3a. Ein Angriff gilt immer einem Gebiet, nie einer Einheit, und kein Gelände verhindert einen Nahkampf.
lesson-charge-dice = Hier sind die Würfel beider Seiten. Schilde heben zuerst die Ergebnisse „Tod“ auf. Mit dem Neuwurfmarker wirfst du eigene Würfel einmal im Spiel neu: Nutze ihn oder lass den Wurf stehen.
lesson-charge-push = Ein Stoß: Du wählst, wohin der Gegner weicht. Treibe ihn weg von seinen Freunden und seinem Sammelpunkt, dorthin, wo dein nächster Schlag ihn erreicht.
lesson-charge-follow = Dort ist niemand mehr, also dürfen alle nachrücken, die angegriffen haben. Rücke nach, um die Straße zu halten, oder bleib bei deinen Freunden.
lesson-charge-melee = Nun die zu Fuß. Lege einen Kommandobefehl auf C3c: Hauptmann und Waffenknechte können ein Gebiet neben sich angreifen oder dorthin ziehen, wo es leer geworden ist.
lesson-charge-together = Alle, die dasselbe Gebiet angreifen, würfeln zusammen in einem Angriff; lass also beide zuschlagen. Sieh dir die Aussichten eines Gebiets an, bevor du es wählst.
lesson-charge-last = Waffenknechte vergelten: Was ihre Verteidigungswürfel zeigen, kann dich treffen. Frag nach den Aussichten, bevor du angreifst. Das waren Sturm und Nahkampf.
lesson-shooting = Schießen und Gelände
lesson-shooting-text = Vom Hügel zielen, sehen, was ein Wald wert ist, und lernen, wo Schüsse enden.
lesson-shooting-order = Deine Armbrustschützen stehen auf dem Hügel C4a. Lege dort einen Kommandobefehl.
lesson-shooting-aim = Vergleiche die Aussichten von C3b, D3a und D2. C3b ist offenes Feld; im Wald D3a wirft die Verteidigung einen Würfel neu; D2 erreichst du nur, weil ein Hügel die Reichweite um eins erhöht. Dann schieß.
lesson-shooting-dice = Gegen Schüsse wird nicht vergolten. Aber Schilde heben Ergebnisse auf, „Tod“ zuerst. Wirf neu oder lass den Wurf stehen.
lesson-shooting-again = Mit einem Reaktivierungsbefehl auf C4a schießen dieselben Armbrustschützen noch einmal.
lesson-shooting-sight = Armbrüste schießen gerade: Wälder mit Bäumen, Dörfer mit Häusern, Hügel und Felsen halten den Schuss auf, können aber selbst getroffen werden. Bogenschützen schießen im Bogen über alles hinweg. Wähle ein Ziel oder weiche aus ihrer Reichweite.
lesson-shooting-last = Sieh nach, wo deine anderen Einheiten stehen: Auf offenem Feld sind sie leicht zu treffen, auf einem Hügel schlägt im Nahkampf ein Ergebnis der Verteidigung zurück. Das waren Schießen und Gelände.
lesson-camp = Sammeln und Lager
lesson-camp-text = Was aus Vertriebenen wird: Lazarett, Schicksalswürfel, Sammelpunkt.
lesson-camp-field = Deine Waffenknechte sind versprengt und liegen im Lazarett, deine Reiter warten auf das nächste Lager. Zuerst kommt dein Zug. Lege deinen Befehl auf C3a.
lesson-camp-pray = Dein Hauptmann kann beten: Das bringt einen Erfahrungs- oder Legendenmarker. Erfahrung macht Charaktere besser und erhält sie so. Oder greif D2 an.
lesson-camp-doom = Das Lager. Für jede versprengte Einheit fällt der Schicksalswürfel: Sammeln, und sie kehrt zurück; verzögertes Sammeln, und sie wartet ein Lager lang; versprengt, und sie bleibt; Verderben, und der Gegner bekommt ihre Belohnung. Auch hier hilft der Neuwurfmarker.
lesson-camp-last = Deine Reiter stehen wieder bei deinem Sammelpunkt; bei einem, den der Gegner hält, sammelt sich niemand. Wer nach der letzten Runde noch im Lazarett liegt, ist verloren. Das war das Lager.
lesson-cards = Legendenkarten
lesson-cards-text = Deine Hand: was eine Karte kostet, wann sie gespielt wird und was andere davon wissen.
lesson-cards-hand = Nur du siehst deine Hand. Der Nachtmarsch passt jetzt: Er gilt in deinem Zug und kostet 2 deiner 3 Legendenmarker. Die Geschlossene Salve wartet auf einen Schuss. Spiele den Nachtmarsch.
lesson-cards-march = Bis zu drei deiner Fußtruppen gehen ohne Befehl in ein benachbartes Gebiet. Führe Waffenknechte von A3 nach B2 hinter die Ritter und andere, wohin du magst.
lesson-cards-window = Du wirst gefragt, ob du eine Karte spielst: immer dann, wenn du eine für diesen Moment haben könntest, damit die Pause niemandem etwas verrät.
lesson-cards-last = Eine gespielte Karte liegt offen in der Ablage, und wenn der Stapel leer ist, wird sie der neue Stapel. Andere sehen nur, wie viele du hältst. Das war alles über Legendenkarten; spiel weiter oder nimm die nächste Lektion.
lesson-talks = Gespräche
lesson-talks-text = Sprich mit Leuten: welche Fragen es gibt, wer sie stellen darf und was eine Antwort bringt.
lesson-talks-order = Neben Johanna steht in D2a ein Bürger. Ein Gespräch ist eine Bonusaktion von Charakteren, aktiviere also das Gebiet: Lege einen Kommandobefehl in D2a.
lesson-talks-begin = Bevor sie ansagen, dürfen Charaktere mit Leuten in ihrem Gebiet sprechen, jeder einmal im Zug. Lass Johanna mit dem Bürger sprechen. Das bringt auch einen Intrigenmarker.
lesson-talks-ask = Die Karte liegt mit ihren Fragen offen. A und B sind für alle frei, C und D brauchen das Banner auf der Karte dessen, der spricht; eine rote ist riskant. Die Antwort kennt niemand, bevor du fragst. Stelle eine Frage.
lesson-talks-die = Die Antwort hängt an einem Würfel. Wer Charisma hat, darf ihn neu werfen lassen, und du mit dem Neuwurfmarker auch.
lesson-talks-last = Was die Antwort gebracht hat, steht im Verlauf; danach hat der Bürger das Spiel verlassen. Schmied, Priester und Händlerin warten im Dorf, wenn die Engländer sie nicht zuerst erreichen. Das war alles über Gespräche.

## Why a hint likes a choice

why-wins = Das gewinnt die Schlacht.
why-points = Das bringt Siegpunkte.
why-losses = Das kostet den Feind mehr als dich.
why-nearer = Das bringt Einheiten näher an den Feind oder an ein Ziel.
why-stakes = Die Pfähle stehen, wo der Feind kommen kann.
why-orders = Das spart Befehle für später.
why-tokens = Das bringt oder spart nützliche Marker.
why-attack = Der Angriff auf { $area } verspricht mehr, als er wagt.
why-useful = Das gibt Einheiten etwas Nützliches zu tun.
why-holds = Das hält Boden, der zählt: { $objective }.
why-objective = Das bringt ein Ziel des Szenarios näher.
why-threatens = Das bedroht den Feind in { $area }.
why-shelter = Das Gelände in { $area } schützt: { $unit }.
why-safer = Sicherer vor dem Feind: { $unit }.

## Armies for free battles (JA-13.3)

category-character = Charaktere
category-infantry = Infanterie
category-shooters = Schützen
category-cavalry = Kavallerie
category-machines = Kriegsmaschinen
category-creatures = Kreaturen
army-unknown-list = Es gibt keine Heeresliste „{ $name }“. Bekannte Listen: { $known }.
army-unknown-size = Es gibt keine Schlacht der Größe „{ $name }“. Bekannte Größen: { $known }.
army-unknown-field = Es gibt kein Feld „{ $name }“. Bekannte Felder: { $known }.
army-unknown-unit = { $list }: In dieser Liste gibt es keine Einheit „{ $name }“. Meintest du { $near }?
army-too-many-points = { $points } Punkte sind ausgegeben, { $most } sind erlaubt: Nimm Einheiten für mindestens { $over } Punkte weg.
army-too-many-units = { $units } Einheiten, { $most } sind erlaubt: Nimm einige weg.
army-empty = Das Heer hat keine Einheiten: Kauf welche.
army-too-few-of-unit = { $unit }: { $count } von mindestens { $least }. Nimm die übrigen dazu.
army-too-many-of-unit = { $unit }: { $count }, höchstens { $most } sind erlaubt. Nimm die übrigen weg.
army-unique-character = { $unit }: { $count }, aber es gibt ihn nur einmal. Nimm die übrigen weg.
army-too-few-in-category = { $category }: { $count } von mindestens { $least }. Nimm noch eine Einheit dazu, zum Beispiel { $unit }.
army-too-many-in-category = { $category }: { $count }, höchstens { $most } sind erlaubt. Nimm die übrigen weg.
army-two-armies = Eine freie Schlacht braucht zwei Heere, nicht { $count }.
army-two-sizes = Ein Heer ist für eine Schlacht der Größe „{ $first }“, das andere für „{ $second }“. Kauf beide für dieselbe Größe.

## What scenarios teach

topic-orders = Befehle, Züge und Nahkampf
topic-shooting = Schießen
topic-cavalry = Sturmangriffe zu Pferd
topic-walls = Pfähle und Mauern
topic-buildings = Gebäude und Feuer
topic-civilians = Zivilisten
topic-machines = Kriegsmaschinen
topic-council = Kriegsrat
topic-legend = Legendenkarten
topic-talks = Gespräche und Ausrüstung
topic-intrigue = Intrigen
topic-optional = Wahlregeln
topic-partners = Verbündete
topic-sky = Der Himmel
topic-giants = Gigantische Kreaturen
