# Names and texts of the pack.

## Command cards

card-deploy_push = Aufstellen / Drängen
card-deploy_charge = Aufstellen / Angreifen
card-deploy_move = Aufstellen / Bewegen
card-push_sabotage = Drängen / Sabotieren
card-push_rally = Drängen / Sammeln
card-charge_move = Angreifen / Bewegen
card-charge_sabotage = Angreifen / Sabotieren
card-move_rally = Bewegen / Sammeln

## Leaders

leader-qi_jiguang = Qi Jiguang
leader-qi_jiguang-note = Ming-General, der gegen die Küstenpiraten ein neues Heer anwarb und drillte.
leader-shaka = Shaka
leader-shaka-note = Zulukönig, dessen Regimenter mit dem kurzen Stoßspeer in den Nahkampf drängten.
leader-amina = Amina
leader-amina-note = Hausa-Königin von Zazzau; sie soll jedes ihrer Feldlager mit Wällen umgeben haben.
leader-tomoe_gozen = Tomoe Gozen
leader-tomoe_gozen-note = Kriegerin aus dem Heike Monogatari, berühmt für ihren letzten Angriff bei Awazu 1184.
leader-pachacuti = Pachacuti
leader-pachacuti-note = Inka-Herrscher, der Cusco zum Großreich machte und es mit Siedlern sicherte.
leader-zenobia = Zenobia
leader-zenobia-note = Königin von Palmyra; ihre Heere zogen um 270 n. Chr. von Syrien bis Ägypten und Anatolien.
leader-epaminondas = Epaminondas
leader-epaminondas-note = Thebaner, der 371 v. Chr. bei Leuktra mit fünfzig Reihen Tiefe Spartas Linie brach.
leader-harriet_tubman = Harriet Tubman
leader-harriet_tubman-note = Kundschafterin; lotste 1863 den Überfall am Combahee, der über 700 Menschen befreite.
leader-kamehameha = Kamehameha
leader-kamehameha-note = Einte Hawaii; drängte 1795 Oahus Heer das Nuuanu-Tal hinauf bis an die Klippen.
leader-trung_trac = Trưng Trắc
leader-trung_trac-note = Sammelte mit ihrer Schwester im Jahr 40 die Viet-Städte gegen die Han-Herrschaft.
leader-jan_sobieski = Jan Sobieski
leader-jan_sobieski-note = König von Polen, der 1683 den großen Reiterangriff zum Entsatz von Wien führte.
leader-subutai = Subutai
leader-subutai-note = Mongolischer Feldherr, der 1220 bis 1223 mit Jebe das Kaspische Meer umritt.
leader-joachim_murat = Joachim Murat
leader-joachim_murat-note = Marschall Frankreichs, der 1807 bei Eylau mit über 10.000 Reitern angriff.
leader-shivaji = Shivaji
leader-shivaji-note = Maratha-Führer, der 1663 nachts das Quartier des Mogul-Statthalters in Pune überfiel.
leader-jose_de_san_martin = José de San Martín
leader-jose_de_san_martin-note = Führte sein Heer 1817 über die hohen Andenpässe, um Chile zu befreien.
leader-jeanne_d_arc = Jeanne d'Arc
leader-jeanne_d_arc-note = 1429 vor Orléans verwundet, kehrte sie in den Kampf zurück und sammelte die Truppen.

## Scenario cards

scenario-beacons = Signalfeuer
scenario-beacons-text =
    Auf den drei Feldern des Schlachtfelds liegen weiße Klötzchen: 3, 4 und 3. Am Ende deines Zuges nimmst du ein weißes Klötzchen vom entferntesten Feld mit weißen Klötzchen, das du kontrollierst. Jedes zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scenario-trophies = Kriegstrophäen
scenario-trophies-text =
    Beide beginnen mit 2, 3 und 3 Einheiten. Immer wenn du eine gegnerische Einheit vernichtest, nimmst du ein weißes Klötzchen aus dem Vorrat, solange eines da ist. Jedes zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scenario-crossroads = Die Wegkreuzung
scenario-crossroads-text =
    Am Ende erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zusätzlich, wer das mittlere Feld kontrolliert.
scenario-levy = Massenaushebung
scenario-levy-text =
    Beide beginnen mit 3, 2 und 2 Einheiten. Aufstellen bringt zwei Einheiten statt einer. Am Ende des gegnerischen Zuges nimmst du ein weißes Klötzchen aus dem Vorrat, wenn du mehr Einheiten auf dem Spielplan hast, solange eines da ist. Jedes zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scenario-breakthrough = Durchbruch
scenario-breakthrough-text =
    Beide beginnen mit 2, 2 und 4 Einheiten. Am Ende deines Zuges nimmst du ein weißes Klötzchen aus dem Vorrat, wenn du eine Einheit in der gegnerischen Basis hast, solange eines da ist. Jedes zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
