# Names and texts of the pack, in German. Persons of history keep their names, but titles are translated, and Joan
# is Johanna von Orléans.

## Dice

die-white = Weißer Würfel
die-yellow = Gelber Würfel
die-red = Roter Würfel
die-black = Schwarzer Würfel
die-gigantic = Gigantenwürfel
die-doom = Schicksalswürfel

## Factions and sides

faction-french = Franzosen
faction-english = Engländer
faction-burgundian = Burgunder
faction-mercenary = Söldner
faction-holy = Heilige
faction-unholy = Unheilige
faction-lithuanian = Litauer
side-french = die Franzosen
side-english = die Engländer
side-anglo_burgundian = die Anglo-Burgunder
side-companies = die Freien Kompanien
side-holy = die himmlischen Heerscharen
side-unholy = die Mächte der Nacht
side-rivals = die Rivalen

## Terrain, terrain elements, buildings and fortifications

terrain-plain = Ebene
terrain-field = Acker
terrain-forest = Wald
terrain-village = Dorf
terrain-hill = Hügel
terrain-rocks = Felsen
terrain-swamp = Sumpf
terrain-water = Wasser

sky-blue = Blauer Himmel
sky-clouds = Wolken
sky-rainbow = Regenbogen
element-tree = Baum
element-bush = Busch
element-ruins = Ruine
element-shrine = Bildstock
element-well = Brunnen
element-rocky_outcrop = Felsblock
building-small_house = Kleines Haus
building-big_house = Großes Haus
building-church = Kirche
building-small_cottage = Kleine Kate
building-big_cottage = Große Kate
building-shop = Laden
building-watermill = Wassermühle
building-inn = Gasthaus
building-keep = Bergfried
building-ramparts = Wehrmauer
building-gatehouse = Torhaus
building-isolated_tower = Einzelner Turm
fortification-stakes = Pfähle
fortification-wall = Mauer

## Round cards

round-first_steps = Erste Schritte
round-weary_morning = Müder Morgen
round-steady_march = Gleichmäßiger Marsch
round-clear_sky = Klarer Himmel
round-trumpets = Trompeten
round-decisive_hour = Die entscheidende Stunde

## Karten des Kriegsrats

council-raise_the_banners = Banner hoch
council-raise_the_banners-help = nimm 1 Kommandobefehl
council-horns_of_the_vanguard = Hörner der Vorhut
council-horns_of_the_vanguard-help = nimm 1 Sturmbefehl
council-second_wind = Zweiter Atem
council-second_wind-help = nimm 1 Reaktivierungsbefehl
council-watch_at_the_ford = Wacht an der Furt
council-watch_at_the_ford-help = nimm 1 Unterbrechungsbefehl
council-bread_and_wine = Brot und Wein
council-bread_and_wine-help = 1 versprengte eigene Truppe kehrt an einen Sammelpunkt zurück
council-te_deum = Te Deum
council-te_deum-help = nimm 2 Legendenmarker
council-veterans_counsel = Rat der Veteranen
council-veterans_counsel-help = nimm 2 Erfahrung
council-whispers_at_court = Geflüster bei Hofe
council-whispers_at_court-help = nimm 2 Intrigenmarker
council-strike_the_tents = Zelte abbrechen
council-strike_the_tents-help = verlege 1 Sammelpunkt deiner Seite, nimm 1 Legendenmarker
council-night_vigil = Nachtwache
council-night_vigil-help = bewege bis zu 2 deiner Truppen, jede in ein benachbartes Gebiet
council-the_kings_ring = Der Ring des Königs
council-the_kings_ring-help = du bist von den Zügen dieser Runde an Startspieler und nimmst den Neuwurfmarker
council-book_of_hours = Stundenbuch
council-book_of_hours-help = ziehe 2 Legendenkarten

## Legend cards

legend-voices_in_the_garden = Stimmen im Garten
legend-voices_in_the_garden-help = in deinem Zug: ziehe 2 Legendenkarten
legend-the_white_hind = Die weiße Hirschkuh
legend-the_white_hind-help = in deinem Zug: bewege bis zu 2 eigene Einheiten, jede in ein angrenzendes Gebiet
legend-the_dead_of_agincourt_rise = Die Toten von Azincourt stehen auf
legend-the_dead_of_agincourt_rise-help = vor deinen Schicksalswürfeln: 1 versprengte eigene Truppe kehrt an einen Sammelpunkt zurück
legend-trumpet_of_the_archangel = Posaune des Erzengels
legend-trumpet_of_the_archangel-help = nach einem Befehl des Gegners: aktiviere ein Gebiet mit eigenen Einheiten
legend-light_on_the_blade = Licht auf der Klinge
legend-light_on_the_blade-help = nach deinem Angriffswurf: 1 eigener Stoß wird zu Versprengt
legend-saint_catherines_veil = Schleier der heiligen Katharina
legend-saint_catherines_veil-help = nach deinem Verteidigungswurf im Nahkampf: 1 eigenes Versprengt wird zu einem Schild
legend-white_doves = Weiße Tauben
legend-white_doves-help = nach deinem Verteidigungswurf gegen Schüsse: 3 Schilde dazu
legend-lance_of_saint_michael = Lanze des heiligen Michael
legend-lance_of_saint_michael-help = wenn dein Nahkampfangriff angesagt ist: 1 roter und 1 weißer Würfel mehr
legend-fresh_horses = Frische Pferde
legend-fresh_horses-help = in deinem Zug: gib 1 Kommandobefehl zurück und nimm 1 Sturmbefehl; ziehe 1 Legendenkarte
legend-night_march = Nachtmarsch
legend-night_march-help = in deinem Zug: bewege bis zu 3 eigene Infanterie-Einheiten, jede in ein angrenzendes Gebiet, und nimm 1 Kommandobefehl
legend-scouts_report = Bericht der Späher
legend-scouts_report-help = in deinem Zug: ziehe 1 Legendenkarte und nimm 1 Intrigenmarker
legend-counter_stroke = Gegenschlag
legend-counter_stroke-help = nach einem Befehl des Gegners: aktiviere ein Gebiet mit eigenen Einheiten
legend-captured_standard = Erbeutete Standarte
legend-captured_standard-help = nach einem Angriff, in dem ein gegnerischer Charakter fiel: nimm 3 Erfahrung und ziehe 1 Legendenkarte
legend-massed_volley = Geschlossene Salve
legend-massed_volley-help = wenn dein Beschuss angesagt ist: 1 roter Würfel mehr
legend-locked_pavises = Pavesen an Pavesen
legend-locked_pavises-help = wenn du angegriffen wirst: deine Verteidigung wirft 2 schwarze Würfel mehr
legend-second_rank_strikes = Das zweite Glied schlägt zu
legend-second_rank_strikes-help = nach deinem Angriffswurf: würfle bis zu 2 eigene Würfel neu
legend-hold_the_line = Haltet die Linie
legend-hold_the_line-help = nach deinem Verteidigungswurf: jeder Stoß des Angriffs entfällt
legend-oriflamme_unfurled = Die Oriflamme entrollt
legend-oriflamme_unfurled-help = wenn deine Einheiten aktiviert werden: die Einheiten eines deiner Gebiete haben bis zum Ende der Runde Schrecken 2
legend-mist_over_the_loire = Nebel über der Loire
legend-mist_over_the_loire-help = nach einem Befehl des Gegners: auf einem Feld liegt bis zum Ende des Zuges Nebel, Schüsse hinein und hinaus erreichen nur angrenzende Gebiete
legend-healing_spring = Heilende Quelle
legend-healing_spring-help = in deinem Zug: heile bis zu 2 Wunden eines deiner Charaktere und lösche das Feuer in seinem Gebiet
legend-curse_at_the_crossroads = Fluch an der Wegkreuzung
legend-curse_at_the_crossroads-help = nach einem Befehl des Gegners: seine Einheiten in einem Gebiet können bis zum Ende des Zuges nicht stürmen
legend-falling_star = Fallender Stern
legend-falling_star-help = in deinem Zug: lege ein Feuer in ein Gebiet höchstens 2 Felder von einem deiner Charaktere
legend-death_turned_away = Der Tod wendet sich ab
legend-death_turned_away-help = nach einem Tod auf dem Schicksalswürfel einer deiner Einheiten: er gilt als Versprengt
legend-martyrs_patience = Geduld der Märtyrer
legend-martyrs_patience-help = wenn deinen Einheiten die Ergebnisse zugeteilt sind: wirf einen schwarzen Würfel für eine, die vernichtet würde; bei einem Schild ist sie nur versprengt
legend-contrary_wind = Gegenwind
legend-contrary_wind-help = wenn auf dich geschossen wird: nimm 3 Würfel aus dem Angriff
legend-caltrops = Krähenfüße
legend-caltrops-help = nach einem Befehl des Gegners: in einem Gebiet liegen bis zum Ende des Zuges Krähenfüße, kein Sturmangriff beginnt dort oder führt darüber hinaus; der Gegner verliert bis zu 2 Sturmbefehle
legend-feigned_retreat = Scheinbarer Rückzug
legend-feigned_retreat-help = wenn du im Nahkampf angegriffen wirst: 1 Verteidiger geht vor den Würfen in ein angrenzendes Gebiet
legend-fire_arrows = Brandpfeile
legend-fire_arrows-help = nach deinem Beschuss: lege ein Feuer in das Zielgebiet
legend-mine_under_the_wall = Mine unter der Mauer
legend-mine_under_the_wall-help = in deinem Zug: lege 1 Schaden auf ein Gebäude im Gebiet eines deiner Pioniere oder in einem angrenzenden
legend-stakes_by_dawn = Pfähle im Morgengrauen
legend-stakes_by_dawn-help = in deinem Zug: deine Bogenschützen setzen bis zu 2 Pfähle aus deiner Reserve
legend-surgeons_tent = Zelt des Feldschers
legend-surgeons_tent-help = vor deinen Schicksalswürfeln: 1 versprengte Truppe kehrt zu einem Sammelpunkt zurück, und du darfst einen Schicksalswürfel neu werfen
legend-burnt_bridges = Verbrannte Brücken
legend-burnt_bridges-help = in deinem Zug: entferne irgendwo Pfähle oder eine Barrikade; der Gegner verliert 1 Unterbrechungsbefehl

## Ausrüstung

equipment-milanese_plate = Mailänder Platte
equipment-milanese_plate-help = verteidigt der Träger, entfällt 1 Stoß des Angriffs
equipment-poleaxe_of_rouen = Mordaxt von Rouen
equipment-poleaxe_of_rouen-help = einmal je Runde 1 feindliche Einheit eines angrenzenden Gebiets stoßen
equipment-rondel_dagger = Scheibendolch
equipment-rondel_dagger-help = angreifend darf der Träger 1 eigenen Würfel neu werfen
equipment-jack_of_plates = Plattenwams
equipment-jack_of_plates-help = der Träger wirft 1 weißen Verteidigungswürfel mehr
equipment-coursers_spurs = Sporen des Renners
equipment-coursers_spurs-help = der Träger hat Eile 2
equipment-map_of_the_fords = Karte der Furten
equipment-map_of_the_fords-help = einmal je Runde 1 eigene Einheit im Gebiet des Trägers in ein angrenzendes Gebiet bewegen
equipment-siege_ladders = Sturmleitern
equipment-siege_ladders-help = der Träger ist Pionier
equipment-grenade_pot = Feuertopf
equipment-grenade_pot-help = einmal zu benutzen: ein Feuer in einem angrenzenden Gebiet
equipment-sword_of_fierbois = Schwert von Fierbois
equipment-sword_of_fierbois-help = der Träger hat Schlächter und wirft im Nahkampf 1 weißen Würfel mehr
equipment-banner_of_the_lilies = Lilienbanner
equipment-banner_of_the_lilies-help = der Träger ist ein Sammelpunkt
equipment-ring_of_jhesus_maria = Ring Jhesus Maria
equipment-ring_of_jhesus_maria-help = zu Beginn deines Zuges, einmal je Runde, 1 Legendenmarker nehmen
equipment-relic_of_saint_denis = Reliquie des heiligen Dionysius
equipment-relic_of_saint_denis-help = der Träger ist zäh
equipment-vial_of_holy_oil = Phiole mit heiligem Öl
equipment-vial_of_holy_oil-help = einmal zu benutzen: bis zu 2 Wunden des Trägers heilen
equipment-wolfskin = Wolfsfell
equipment-wolfskin-help = der Träger kann ausweichen
equipment-black_mirror = Schwarzer Spiegel
equipment-black_mirror-help = einmal je Zug für 1 Erfahrung 1 Legendenkarte ziehen
equipment-feather_of_the_archangel = Feder des Erzengels
equipment-feather_of_the_archangel-help = der Träger hat Sprung 1

## Intrigen

intrigue-letters_to_reims = Briefe nach Reims
intrigue-letters_to_reims-help = in deinem Zug oder wie eine Unterbrechung: 2 Legendenkarten ziehen
intrigue-bought_sergeant = Gekaufter Unteroffizier
intrigue-bought_sergeant-help = nach einem Befehl des Feindes: ein Gebiet mit deinen Einheiten aktivieren
intrigue-the_dauphins_purse = Die Börse des Dauphins
intrigue-the_dauphins_purse-help = in deinem Zug oder wie eine Unterbrechung: 2 Kommandobefehle nehmen
intrigue-voice_of_the_people = Stimme des Volkes
intrigue-voice_of_the_people-help = in deinem Zug oder wie eine Unterbrechung: 2 Bauerneinheiten kommen aus der Reserve an Sammelpunkte
intrigue-spy_in_the_camp = Spion im Lager
intrigue-spy_in_the_camp-help = in deinem Zug oder wie eine Unterbrechung: jeder Gegner legt 1 Legendenkarte ab
intrigue-pay_chest = Soldtruhe
intrigue-pay_chest-help = in deinem Zug oder wie eine Unterbrechung: 1 Kommando- und 1 Sturmbefehl nehmen
intrigue-burnt_granary = Verbrannter Speicher
intrigue-burnt_granary-help = nach einem Befehl des Feindes: jeder Gegner verliert 2 Kommandobefehle
intrigue-burgundian_gold = Burgundisches Gold
intrigue-burgundian_gold-help = nach einem Befehl des Feindes: ein Gebiet mit deinen Einheiten aktivieren
intrigue-pilgrims_tithe = Pilgerzehnt
intrigue-pilgrims_tithe-help = in deinem Zug oder wie eine Unterbrechung: 2 Legendenmarker nehmen
intrigue-relics_shown = Gezeigte Reliquien
intrigue-relics_shown-help = nach einem Befehl des Feindes: deine Einheiten in einem Gebiet sind bis zum Ende des Zuges zäh
intrigue-saints_day = Heiligentag
intrigue-saints_day-help = vor deinem Unterhalt: 2 deiner Charaktere auf Stufe 2 brauchen keine Bezahlung
intrigue-angelic_host = Himmlische Heerschar
intrigue-angelic_host-help = in deinem Zug oder wie eine Unterbrechung: bis zu 2 deiner versprengten Truppen kehren an Sammelpunkte zurück
intrigue-blood_pact = Blutpakt
intrigue-blood_pact-help = in deinem Zug oder wie eine Unterbrechung: einer deiner Charaktere wird verwundet, und du nimmst 3 Legendenmarker
intrigue-plague_cart = Pestkarren
intrigue-plague_cart-help = nach einem Schicksalswürfel des Feindes zählt Sammeln als Versprengt
intrigue-witch_fire = Hexenfeuer
intrigue-witch_fire-help = in deinem Zug oder wie eine Unterbrechung: ein Feuer in einem Gebiet im Umkreis von 2 Feldern um einen deiner Charaktere
intrigue-black_mass = Schwarze Messe
intrigue-black_mass-help = nach einem Befehl des Feindes: ein Gebiet mit deinen Einheiten aktivieren; sie haben Schrecken 1

## Discussions

talk-cooling_blade = Die erkaltende Klinge
talk-cooling_blade-A = Wie hältst du die Schneide so scharf?
talk-cooling_blade-B = Was verlangst du für diese da?
talk-cooling_blade-C = Wessen Zeichen trägt der Griff?
talk-cooling_blade-D = Darf ich die Klinge an dir erproben?
talk-cold_forge = Die kalte Esse
talk-cold_forge-A = Hast du Eisen für unsere Pfähle übrig?
talk-cold_forge-B = Arbeitest du für uns, wenn wir dich unsere Kunst lehren?
talk-cold_forge-C = Kannst du unsere Pferde vor Mittag beschlagen?
talk-cold_forge-D = Was liegt unter dem Sacktuch?
talk-guild_oath = Der Zunfteid
talk-guild_oath-A = Was sagt die Zunft zum Krieg?
talk-guild_oath-B = Brächest du für uns deinen Eid?
talk-guild_oath-C = Tragen deine Gesellen unser Gepäck?
talk-guild_oath-D = Ziehen deine Gesellen mit uns?
talk-iron_debt = Schuld aus Eisen
talk-iron_debt-A = Hast du wirklich für eine Heilige geschmiedet?
talk-iron_debt-B = Dürfen wir dich mit einem Segen bezahlen?
talk-iron_debt-C = Wer hat dich dein Handwerk gelehrt?
talk-iron_debt-D = Und wenn wir nehmen, was man dir schuldet?
talk-masters_mark = Das Zeichen des Meisters
talk-masters_mark-A = Ist noch ein Stück von ihm da?
talk-masters_mark-B = Zeig uns, wie der Meister schlug.
talk-masters_mark-C = Hat er die Ritter Frankreichs gerüstet?
talk-stolen_armour = Die gestohlene Rüstung
talk-stolen_armour-A = Hält sie noch einen Hieb aus?
talk-stolen_armour-B = Wann kommt ihr Besitzer wieder?
talk-confession = Die Beichte
talk-confession-A = Hörst du mich an, Vater?
talk-confession-B = Hast du Salbe für meine Wunde?
talk-confession-C = Was liegt unter dem Altar?
talk-confession-D = Fürchtest du, was ich bin?
talk-tithe = Der Zehnte
talk-tithe-A = Was verlangt die Kirche von uns?
talk-tithe-B = Wer hat den Zehnten nicht gezahlt?
talk-tithe-C = Betest du für unsere Waffen?
talk-tithe-D = Und wenn wir ihn selbst behalten?
talk-vigil_bell = Die Glocke der Nachtwache
talk-vigil_bell-A = Wo sollen sich die Versprengten sammeln?
talk-vigil_bell-B = Sind welche von uns in deiner Pflege?
talk-vigil_bell-C = Segnest du mein Geschick?
talk-vigil_bell-D = Für wen läutet die Glocke wirklich?
talk-old_latin = Altes Latein
talk-old_latin-A = Lies mir die rote Zeile vor.
talk-old_latin-B = Lies mir die ausgekratzte Zeile vor.
talk-old_latin-C = Wer schrieb das Buch?
talk-old_latin-D = Was ist für heute Nacht geweissagt?
talk-crypt = Die Krypta
talk-crypt-A = Was hat man den Toten mitgegeben?
talk-crypt-B = Ist dieses Wasser heilig?
talk-crypt-C = Spricht da eine Stimme im Stein?
talk-heresy = Ketzerei
talk-heresy-A = Sprich den Namen laut aus.
talk-heresy-B = Wer weiß noch davon?
talk-empty_basket = Der leere Korb
talk-empty_basket-A = Wer hat all deine Ware gekauft?
talk-empty_basket-B = Was hast du unterwegs gesehen?
talk-empty_basket-C = Bringst du unseren Leuten Nachricht?
talk-empty_basket-D = Was versteckst du unter dem Tuch?
talk-road_news = Neues von der Straße
talk-road_news-A = Wer kam vor uns vorbei?
talk-road_news-B = Was hast du den anderen erzählt?
talk-road_news-C = Gibt es einen anderen Weg aus der Stadt?
talk-road_news-D = Wie umgehen die Fuhrleute den Zoll?
talk-haggling = Feilschen
talk-haggling-A = Was liegt zuunterst in deinem Korb?
talk-haggling-B = Nimmst du diese Medaille?
talk-haggling-C = Wem gehört der Karren mit Holz?
talk-haggling-D = Wo stehen die frischen Pferde?
talk-old_coins = Alte Münzen
talk-old_coins-A = Wer hat dich damit bezahlt?
talk-old_coins-B = Werfen wir eine um den Beutel?
talk-old_coins-C = Ist das der Kopf des Dauphins?
talk-old_coins-D = Welcher König ist darauf?
talk-secret_door = Die geheime Tür
talk-secret_door-A = Zeig uns den Weg.
talk-secret_door-B = Wer hat noch den Schlüssel?
talk-secret_door-C = Verriegelst du sie hinter uns?
talk-secret_door-D = Wessen Leute kennen sie?
talk-town_gossip = Stadtgerede
talk-town_gossip-A = Was redet man am Brunnen?
talk-town_gossip-B = Was erzählen sich die alten Frauen?
talk-town_gossip-C = Steht die Stadt zu uns?
talk-town_gossip-D = Wer hat hier den König verflucht?
talk-barred_door = Die verriegelte Tür
talk-barred_door-A = Machst du auf?
talk-barred_door-B = Dürfen wir wegräumen, was die Straße sperrt?
talk-barred_door-C = Wer ist da bei dir?
talk-barred_door-D = Müssen wir sie aufbrechen?
talk-frightened_wife = Die verängstigte Frau
talk-frightened_wife-A = Hast du sauberes Leinen?
talk-frightened_wife-B = Für wen brennt die Kerze?
talk-frightened_wife-C = Was hast du geträumt?
talk-frightened_wife-D = Was versteckst du unter dem Herdstein?
talk-mayors_keys = Die Schlüssel des Bürgermeisters
talk-mayors_keys-A = Was schließen sie auf?
talk-mayors_keys-B = Wer folgt dir?
talk-mayors_keys-C = Dürfen wir das Tor mit deinen Balken versperren?
talk-mayors_keys-D = Wo lagert das Stroh?
talk-night_of_pitchforks = Nacht der Mistgabeln
talk-night_of_pitchforks-A = Wer kommt mit uns?
talk-night_of_pitchforks-B = Stürmt ihr jetzt mit uns?
talk-night_of_pitchforks-C = Zieht ihr unter unserem Banner mit?

## Skills

skill-big = Groß
skill-bodyguard = Leibwache
skill-carrier = Träger
skill-charge = Sturmangriff
skill-charisma = Ausstrahlung
skill-cohesion = Zusammenhalt
skill-dodge = Ausweichen
skill-engineer = Pionier
skill-feint = Finte
skill-fireproof = Feuerfest
skill-haste = Eile
skill-heal = Heilen
skill-immortal = Unsterblich
skill-impetuous = Ungestüm
skill-jump = Sprung
skill-mercenary = Söldner
skill-parry = Parade
skill-prayer = Gebet
skill-rally = Sammeln
skill-reroll = Neuwurf
skill-retaliation = Vergeltung
skill-ruthless = Gnadenlos
skill-slayer = Schlächter
skill-support = Unterstützung
skill-targeting = Zielen
skill-terror = Schrecken
skill-tough = Zäh

## Powers: what each effect does, in general; the numbers stand on the card

power-cancel_results = Verteidigt die Einheit, nimmt sie vor den Schilden Ergebnisse einer Art aus dem Angriff.
power-turn_results = Ergebnisse einer Art, die ihr zugeteilt werden, zählen als eine andere.
power-take = Ihr Besitzer nimmt Marker, Befehle oder Legendenkarten.
power-convert_order = Ihr Besitzer tauscht ungenutzte Befehle einer Art gegen einen einer anderen.
power-take_for_slain = Vernichtet ihr Nahkampfangriff Feinde, wird ihr Besitzer belohnt.
power-take_for_result = Ein bestimmtes Ergebnis auf ihren Nahkampfwürfeln belohnt ihren Besitzer, einmal je Angriff.
power-move_for_result = Ein bestimmtes Ergebnis auf ihren Nahkampfwürfeln lässt sie nach dem Angriff ziehen.
power-grant_skill = Einheiten in ihrer Nähe haben eine Fähigkeit, die nicht auf ihren Karten steht.
power-grant_die = Einheiten in ihrer Nähe werfen einen Würfel mehr.
power-dice_for_wounds = Im Nahkampf wirft sie für jede Wunde auf ihrer Karte einen Würfel mehr.
power-add_shields = Die Verteidigung ihres Gebiets erhält Schilde ohne Wurf.
power-remove_defence_die = Im Angriff nimmt sie vor dem Wurf Würfel aus der Verteidigung.
power-extra_wound = Wen sie mit einem Tod verwundet, der erleidet weitere Wunden.
power-reroll_die = Sie darf einen eigenen Würfel einer Farbe neu werfen.
power-strike_on_blank = Verteidigt sie im Nahkampf, treffen ihre Nieten die Angreifer.
power-fire_on_dodge = Weicht sie aus, darf sie ein Feuer zurücklassen.
power-place_stakes = Als Bonusaktion setzt sie Pfähle an eine freie Kante ihres Gebiets.
power-remove_fire = Als Aktion löscht sie ein Feuer in der Nähe.
power-ignore_terrain = Gelände hindert sie nicht und hilft ihren Gegnern nicht.
power-immunity = Eine bestimmte Fähigkeit anderer berührt sie nicht.
power-melee_again = Nach dem Nachrücken darf sie noch einmal im Nahkampf angreifen.
power-rally_troop = Sie holt eine versprengte Truppe ihres Besitzers an ihre Seite zurück.
power-hasten_rally = Eigene Einheiten mit verzögertem Sammeln kehren sofort zurück.
power-move_rally_point = Ihr Besitzer verlegt einen Sammelpunkt.
power-damage_building = Ein bestimmtes Ergebnis ihres Schusses beschädigt ein Gebäude im Zielgebiet.
power-rescue = Ein Wurf kann eine Einheit ihres Gebiets vor der Vernichtung retten; sie wird nur versprengt.
power-summon = Sie ruft Einheiten aus der Reserve in ihr Gebiet.
power-command_more = Ihr nächstes Kommando erreicht mehr Einheiten.
power-move_units = Einheiten in ihrem Gebiet ziehen.
power-draw_cards = Ihr Besitzer zieht Legendenkarten.
power-heal = Ihre Wunden werden geheilt.
power-throw_fire = Sie setzt ein angrenzendes Gebiet in Brand.
power-shove = Sie stößt einen Feind aus einem angrenzenden Gebiet.

## Units: levies, foot, shooters, horse

unit-peasants = Bauern
unit-angry_peasants = Zornige Bauern
unit-peasant_militia = Bauernmiliz
unit-provincial_militia = Landmiliz
unit-pikemen = Pikeniere
unit-flemish_pikemen = Flämische Pikeniere
unit-guisarmiers = Gisarmenträger
unit-halberdiers = Hellebardiere
unit-voulgiers = Voulgenträger
unit-sergeants_at_arms = Waffenknechte
unit-heavy_sergeants_at_arms = Schwere Waffenknechte
unit-gascon_and_breton_sergeants = Gascognische und bretonische Waffenknechte
unit-almogavars = Almogavaren
unit-pavisiers = Pavesenträger
unit-foot_knights = Ritter zu Fuß
unit-foot_knights_two_handed = Ritter zu Fuß mit Zweihändern
unit-impetuous_knights = Ungestüme Ritter
unit-sappers = Sappeure
unit-war_hounds = Kriegshunde
unit-hunting_dogs = Jagdhunde
unit-executioner = Henker
unit-bowmen = Bogenschützen
unit-militia_bowmen = Milizbogenschützen
unit-crossbowmen = Armbrustschützen
unit-mounted_bowmen = Berittene Bogenschützen
unit-hacquebutiers = Hakenbüchsenschützen
unit-light_cavalry = Leichte Kavallerie
unit-mounted_sergeants_at_arms = Berittene Waffenknechte
unit-mounted_knights = Berittene Ritter
unit-french_mounted_knights = Französische berittene Ritter
unit-gentry_mounted_knights = Berittene Ritter des Landadels
unit-ballista = Balliste
unit-culverin = Feldschlange
unit-bombard = Bombarde
unit-trebuchet = Blide

## Units: civilians

unit-blacksmith = Schmied
unit-citizen = Bürger
unit-merchant_girl = Händlerin
unit-farmer = Bauer
unit-doctor = Arzt
unit-priest = Priester

## Units: persons of history keep their names

unit-john_talbot = John Talbot
unit-john_de_la_pole = John de la Pole
unit-earl_of_salisbury = Earl of Salisbury
unit-william_glasdale = William Glasdale
unit-earl_of_suffolk = Earl of Suffolk
unit-simon_morhier = Simon Morhier
unit-thomas_de_scales = Thomas de Scales
unit-guillaume_de_molins = Guillaume de Molins
unit-edmund_of_somerset = Edmund von Somerset
unit-sir_john_jouel = Sir John Jouel
unit-jean_de_croy = Jean de Croy
unit-claude_de_chastellux = Claude de Chastellux
unit-jean_de_toulongeon = Jean de Toulongeon
unit-robert_knolles = Robert Knolles
unit-arnaud_amanieu_d_albret = Arnaud Amanieu d’Albret
unit-joan_of_arc = Johanna von Orléans
unit-bertrand_de_poulengy = Bertrand de Poulengy
unit-jean_de_metz = Jean de Metz
unit-la_hire = La Hire
unit-jean_de_dunois = Jean de Dunois
unit-poton_de_xaintrailles = Poton de Xaintrailles
unit-barral_de_ponteves = Barral de Pontevès
unit-jacques_de_bourbon = Jacques de Bourbon
unit-ambroise_de_lore = Ambroise de Loré
unit-erwan_de_romorantin = Erwan de Romorantin
unit-baudoin_de_lens = Baudoin de Lens
unit-alain_blanchard = Alain Blanchard
unit-walter_of_brienne = Graf Walter VI. von Brienne
unit-pierre_de_cros = Erzbischof Pierre de Cros
unit-cola_di_rienzo = Cola di Rienzo
unit-saint_martha = Heilige Martha
unit-french_hero = Französischer Held
unit-french_mounted_hero = Berittener französischer Held
unit-english_hero = Englischer Held
unit-english_mounted_hero = Berittener englischer Held
unit-burgundian_hero = Burgundischer Held

## Units: holy and unholy

unit-jean_the_good = Johann der Gute
unit-boucicaut = Boucicaut
unit-jean_de_clermont = Marschall Jean de Clermont
unit-arnoul_d_audrehem = Marschall Arnoul d’Audrehem
unit-philippe_vi = Philippe VI de Valois
unit-john_of_luxembourg = Johann I. von Luxemburg
unit-genoese_crossbowmen = Genuesische Armbrustschützen
unit-short_bowmen = Kurzbogenschützen
unit-edward_iii = Eduard III.
unit-black_prince = Der Schwarze Prinz
unit-earl_of_oxford = Earl of Oxford
unit-earl_of_warwick = Earl of Warwick
unit-earl_of_northampton = Earl of Northampton
unit-archangel_raphael = Erzengel Raphael
unit-saint_michael = Erzengel Sankt Michael
unit-destructive_angel = Engel der Zerstörung
unit-unicorn = Einhorn
unit-triumph = Triumph
unit-conquest = Eroberung
unit-war = Krieg
unit-famine = Hunger
unit-death = Tod
unit-magog = Magog
unit-gargoyles = Wasserspeier
unit-devourers = Verschlinger
unit-demonic_legion = Dämonenlegion
unit-heretic_repentants = Büßende Ketzer
unit-flagellants = Geißler
unit-penitents = Büßer
unit-supplicants = Bittsteller
unit-angel = Engel
unit-griffin = Der Greif
unit-archangel_gabriel = Erzengel Gabriel
unit-angelic_herald = Himmlischer Herold
unit-skeletons = Skelette
unit-devilish_skeletons = Teuflische Skelette
unit-danse_macabre = Skelette des Totentanzes
unit-mounted_skeletons = Berittene Skelette
unit-damned = Verdammte
unit-ghost = Geist
unit-wolves = Wölfe
unit-voracious_demon = Gefräßiger Dämon
unit-flying_demons = Fliegende Dämonen
unit-witch = Die Hexe
unit-werewolf = Der Werwolf
unit-tarasque = Die Tarasque
unit-aitvaras = Aitvaras
unit-dragon = Der Drache
unit-devil = Der Teufel
unit-leviathan = Der Leviathan

## Objectives. The areas in brackets are where the scenario’s file puts them

objective-french_slay_troop = Jede vernichtete englische Truppe
objective-french_slay_captain = Jeder vernichtete englische Charakter
objective-french_hold_road = Die Kreuzung (C3a, C3b, C3c) am Ende gehalten
objective-french_hold_hill = Den Hügel hinter den Engländern (E2a, E2b) am Ende gehalten
objective-english_slay_troop = Jede vernichtete französische Truppe
objective-english_slay_captain = Jeder vernichtete französische Charakter
objective-english_hold_road = Die Kreuzung (C3a, C3b, C3c) am Ende gehalten
objective-burn_west_house = Das westliche Haus (C2a.1) niedergebrannt
objective-burn_north_house = Das nördliche Haus (C2b.1) niedergebrannt
objective-burn_church = Die Kirche (C3a.1) niedergebrannt
objective-loot_treasure = Den Schatz des Dorfes aus dem Gutshaus (großes Haus, D1a.1) geholt
objective-loot_relics = Die Reliquien aus der Kirche (C3a.1) geholt
objective-take_sword = Das Schwert aus der Sakristei (kleine Kate, D2b.2) geholt
objective-kill_joan = Johanna von Orléans vernichtet
objective-kill_poulengy = Bertrand de Poulengy vernichtet
objective-kill_metz = Jean de Metz vernichtet
objective-kill_monk = Den Mönch (Priester, C3a.1) vernichtet
objective-kill_blacksmith = Den Schmied in der Schmiede (Laden, D2b.1) vernichtet
objective-sortie_slay_troop = Jede vernichtete Truppe der Anglo-Burgunder
objective-sortie_slay_captain = Jeder vernichtete Charakter der Anglo-Burgunder
objective-sortie_hold_margny = Margny (E2a, E2b) am Ende gehalten
objective-league_slay_troop = Jede vernichtete französische Truppe
objective-league_slay_captain = Jeder vernichtete französische Charakter
objective-league_capture_joan = Johanna von Orléans gefangen
objective-league_hold_bridge = Die Brücke (B2) am Ende gehalten
objective-host_slay_troop = Jede vernichtete Truppe der Freien Kompanien
objective-host_slay_captain = Jeder vernichtete Charakter der Freien Kompanien
objective-host_hold_ridge = Der Felsrücken (D2a, D2b, D2c) am Ende gehalten
objective-companies_slay_troop = Jede vernichtete französische Truppe
objective-companies_slay_captain = Jeder vernichtete französische Charakter
objective-know_the_dauphin = Ein Gespräch mit dem Dauphin (Bürger, großer Saal, C2b.1)
objective-french_confessor = Ein Gespräch mit dem Beichtvater (Priester, Kapelle, D2b.1)
objective-french_armourer = Ein Gespräch mit dem Rüstmeister (Schmied, Rüstkammer, C3a.1)
objective-french_maid = Ein Gespräch mit der Zofe (Händlerin, Gemach, D1a.1)
objective-french_steward = Ein Gespräch mit dem Verwalter (Bauer, Küche, C2a.1)
objective-french_physician = Ein Gespräch mit dem Leibarzt (Doktor, Torhaus, B1b.1)
objective-french_groom = Ein Gespräch mit dem Stallknecht (Bürger, Ställe, E1b.1)
objective-turn_the_dauphin = Ein Gespräch mit dem Dauphin (Bürger, großer Saal, C2b.1)
objective-english_confessor = Ein Gespräch mit dem Beichtvater (Priester, Kapelle, D2b.1)
objective-english_armourer = Ein Gespräch mit dem Rüstmeister (Schmied, Rüstkammer, C3a.1)
objective-english_maid = Ein Gespräch mit der Zofe (Händlerin, Gemach, D1a.1)
objective-english_steward = Ein Gespräch mit dem Verwalter (Bauer, Küche, C2a.1)
objective-english_physician = Ein Gespräch mit dem Leibarzt (Doktor, Torhaus, B1b.1)
objective-english_groom = Ein Gespräch mit dem Stallknecht (Bürger, Ställe, E1b.1)
objective-slay_the_dragon = Der Drache vernichtet
objective-slay_the_tarasque = Die Tarasque vernichtet
objective-french_slay_unholy = Jeder vernichtete unheilige Trupp
objective-raze_shepherds_hut = Die Hütte der Hirten (B1a.1) niedergerissen
objective-raze_charcoal_hut = Die Hütte der Köhler (B1b.1) niedergerissen
objective-devour_the_relics = Die Träger der Reliquien (Büßer) vernichtet
objective-unholy_slay_troop = Jeder vernichtete französische Trupp
objective-unholy_slay_captain = Jeder vernichtete französische Charakter
objective-girl_in_the_chapel = Jemand der himmlischen Heerscharen, am besten das Mädchen, in der Kapelle (Kirche, D2b.1)
objective-holy_slay_troop = Jeder vernichtete unheilige Trupp
objective-holy_slay_captain = Jeder vernichtete unheilige Charakter
objective-silence_the_girl = Das Mädchen (Händlerin) vernichtet
objective-unholy_slay_angel = Jeder vernichtete heilige Trupp
objective-unholy_slay_saint = Jeder vernichtete heilige Charakter
objective-siege_capture_glasdale = William Glasdale gefangen
objective-siege_storm_earthwork = Das Bollwerk (C2a, C2b, C3a, C3b) am Ende gehalten
objective-siege_ruin_earthwork = Die Wehrmauer des Bollwerks (C3a.1) zum Einsturz gebracht
objective-siege_enter_gatehouse = Das Torhaus (D2.1) betreten
objective-siege_ruin_gatehouse = Das Torhaus (D2.1) zum Einsturz gebracht
objective-charge_take_ridge = Die Mitte des Höhenrückens (D2a, D2b) am Ende gehalten
objective-save_dyers_girl = Das Mädchen des Färbers (Händlerin, C2a.1) hinausgebracht: ein Gespräch mit ihr
objective-save_tanner = Der Gerber (Bürger, C2b.1) hinausgebracht: ein Gespräch mit ihm
objective-save_chaplain = Der Kaplan (Priester, C3a.1) hinausgebracht: ein Gespräch mit ihm
objective-save_smith = Der Schmied (D1a.1) hinausgebracht: ein Gespräch mit ihm
objective-save_widows_girl = Das Mädchen der Witwe (Händlerin, D1b.1) hinausgebracht: ein Gespräch mit ihr
objective-save_surgeon = Der Wundarzt (Arzt, C3b) hinausgebracht: ein Gespräch mit ihm
objective-french_slay_beast = Jeder vernichtete unheilige Charakter
objective-unholy_slay_civilian = Jeder vernichtete Zivilist, den die Wache führt

## Scenarios

scenario-foragers = Furagiere auf der Straße
scenario-foragers-text =
    Ein kleines Gefecht um eine Kreuzung mit vier Einheiten auf jeder Seite: das Szenario zum Lernen.
    { $rounds } Runden.
    Die Franzosen gewinnen, wenn sie nach der zweiten Runde mehr Punkte haben als die Engländer.
    Die Engländer gewinnen, wenn sie nach der zweiten Runde mehr Punkte haben als die Franzosen.
scenario-foragers-history =
    In dem Krieg, der hundert Jahre währte, waren Schlachten selten und kleine Gefechte täglich Brot.
    Die Besatzungen beider Seiten lebten von dem, was das Land ringsum noch hergab.
    Waren Karren beladen, ritt jemand aus, um sie wieder zu leeren.
    Niemand hat aufgeschrieben, wer wem an dieser Kreuzung begegnete und an welchem Tag.
    Ein paar Mann auf jeder Seite, eine Straße und wenig Zeit: mehr braucht man nicht, um Befehle zu lernen.
scenario-foragers-victory-french = Die Franzosen gewinnen, wenn sie nach der zweiten Runde mehr Punkte haben als die Engländer.
scenario-foragers-victory-english = Die Engländer gewinnen, wenn sie nach der zweiten Runde mehr Punkte haben als die Franzosen.
scenario-patay = Patay
scenario-patay-text =
    Berittene französische Ritter reiten gegen englische Bogenschützen hinter ihren Pfählen an.
    { $rounds } Runden.
    Die Franzosen gewinnen, wenn sie am Ende einer Runde 10 Punkte haben.
    Die Engländer gewinnen, wenn sie am Ende einer Runde 8 Punkte haben oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-patay-history =
    Im Juni 1429, Wochen nach der Befreiung von Orléans, wich ein englisches Heer durch die Beauce nach Norden aus.
    John Talbot blieb mit Bogenschützen zurück, um bei Patay, von Hecken verborgen, die Straße zu sperren.
    Ein Hirsch brach aus dem Wald, die Engländer riefen laut, und französische Späher hörten sie.
    La Hire und Xaintrailles warteten nicht: Ihre Reiter waren da, ehe alle Pfähle im Boden steckten.
    Das Heer lief auseinander, Talbot wurde gefangen, und der Bogen galt nicht länger als unbesiegbar.
scenario-patay-victory-french = Die Franzosen gewinnen, wenn sie am Ende einer Runde 10 Punkte haben.
scenario-patay-victory-english = Die Engländer gewinnen, wenn sie am Ende einer Runde 8 Punkte haben oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-fierbois = Das Schwert von Fierbois
scenario-fierbois-text =
    Englische Plünderer wollen ein Dorf ausrauben und niederbrennen, das Johanna von Orléans verteidigt.
    { $rounds } Runden.
    Die Franzosen gewinnen, wenn die Engländer bei Spielende keine 6 Punkte Beute haben.
    Die Engländer gewinnen sofort, wenn sie 6 der 11 Punkte Beute haben.
scenario-fierbois-history =
    Auf dem Weg zum König hielt Johanna 1429 in Sainte-Catherine-de-Fierbois, um zu beten.
    Später ließ sie ein Schwert holen, das dort, wie sie sagte, hinter dem Altar vergraben lag.
    Die Priester gruben, fanden eine alte Klinge mit fünf Kreuzen, und der Rost soll von selbst abgefallen sein.
    Von Plünderern im Dorf ist aus jenen Tagen nichts bekannt; hier kommen sie.
    John de la Pole will Beute und Feuer; Johanna, ihre zwei Begleiter und die Bauern müssen genug vom Dorf bewahren.
scenario-fierbois-victory-french = Die Franzosen gewinnen, wenn die Engländer bei Spielende keine 6 Punkte Beute haben.
scenario-fierbois-victory-english = Die Engländer gewinnen sofort, wenn sie 6 der 11 Punkte Beute haben.
scenario-crecy = Crécy
scenario-crecy-text =
    Französische Ritter reiten an ihren eigenen Armbrustschützen vorbei bergauf in die Pfeile der Engländer.
    { $rounds } Runden. Gewaltmarsch, konzentrierter Beschuss und Durchbruch der Kavallerie gelten.
    Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde, oder bei Spielende mit mehr Punkten als die Engländer.
    Die Engländer gewinnen mit 10 Punkten am Ende einer Runde, oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-crecy-history =
    Am 26. August 1346 wartete Eduard III. auf einem Höhenrücken bei Crécy, den Sohn in der ersten Linie, die Ritter zu Fuß.
    Ein Gewitter brach los; die Engländer hielten ihre Sehnen trocken, die Genuesen konnten ihre nicht abnehmen.
    Müde und ohne Schilde schickte man die Armbrustschützen vor, und sie wichen vor den Langbogen zurück.
    Die Ritter hinter ihnen verloren die Geduld und ritten über sie hinweg den Hang hinauf, wieder und wieder, bis es dunkel war.
    Unter den Toten lag Johann von Böhmen, der blind war und sich von seinen Leuten in die Schlacht führen ließ.
scenario-crecy-victory-french = Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde, oder bei Spielende mit mehr Punkten als die Engländer.
scenario-crecy-victory-english = Die Engländer gewinnen mit 10 Punkten am Ende einer Runde, oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-tourelles = Les Tourelles
scenario-tourelles-text =
    Eine Belagerung: Mit Bombarde, Sappeuren und Feuer stürmen die Franzosen das Fort am Ende der Brücke von Orléans.
    { $rounds } Runden. Gefangene Charaktere können ausgelöst werden.
    Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde.
    Die Engländer gewinnen mit 8 Punkten am Ende einer Runde, oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-tourelles-history =
    Sieben Monate lang hielten die Engländer Les Tourelles, zwei Türme am Südende der Brücke, und damit Orléans.
    Am 7. Mai 1429 griffen die Franzosen vom Morgen an das Bollwerk vor dem Fort an, mit Leitern und Geschützen.
    Gegen Mittag traf ein Pfeil Johanna über der Brust; sie weinte, ließ die Wunde verbinden und kam am Abend wieder.
    Aus der Stadt krochen Männer auf Planken über die zerbrochene Brücke, und ein brennendes Boot trieb unter die Zugbrücke.
    Sie gab unter William Glasdale und seinen Männern in ihren Rüstungen nach; tags darauf war die Belagerung vorbei.
scenario-tourelles-victory-french = Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde.
scenario-tourelles-victory-english = Die Engländer gewinnen mit 8 Punkten am Ende einer Runde, oder wenn die Franzosen bei Spielende nicht gewonnen haben.
scenario-night_of_the_wolf = Die Nacht des Wolfs
scenario-night_of_the_wolf-text =
    Ein Spieler gegen einen Bot: Die Wache bringt Menschen aus einem Viertel von Paris, in das Wölfe gekommen sind.
    { $rounds } Runden. Wer angesprochen wurde, ist in Sicherheit.
    Die Franzosen gewinnen sofort mit 8 Punkten, oder bei Spielende mit mehr Punkten als die Mächte der Nacht.
    Die Mächte der Nacht gewinnen sofort mit 8 Punkten, oder bei Spielende mit mehr Punkten als die Franzosen.
scenario-night_of_the_wolf-history =
    Die Winter nach 1435 waren so hungrig, dass nachts Wölfe den Fluss entlang nach Paris kamen und Hunde holten.
    Ein Bürger, der Tagebuch führte, schrieb, dass sie im September 1439 zwischen Montmartre und dem Tor Saint-Antoine vierzehn Menschen töteten.
    Von einem ohne Schwanz, Courtaud, sprach alle Welt wie von einem Räuber oder einem grausamen Hauptmann.
    Im November fing man ihn und fuhr ihn mit offenem Rachen auf einem Karren durch die Straßen; man zahlte, um ihn zu sehen.
    Was in dieser Nacht mit ihm kam, ist von uns: Bring die Kinder und ihre Nachbarn hinaus, ehe er sie findet.
scenario-night_of_the_wolf-victory-french = Die Franzosen gewinnen sofort mit 8 Punkten, oder bei Spielende mit mehr Punkten als die Mächte der Nacht.
scenario-night_of_the_wolf-victory-unholy = Die Mächte der Nacht gewinnen sofort mit 8 Punkten, oder bei Spielende mit mehr Punkten als die Franzosen.
scenario-compiegne = Compiègne
scenario-compiegne-text =
    Vier Spieler, zwei gegen zwei: Johannas Ausfall und die Besatzung der Stadt gegen Burgunder und Engländer.
    { $rounds } Runden. Gefangene Charaktere können freigekauft werden.
    Die Franzosen gewinnen mit 9 Punkten am Ende einer Runde, oder am Ende mit mehr Punkten als ihre Feinde.
    Die Anglo-Burgunder gewinnen mit 9 Punkten am Ende einer Runde, oder am Ende mit mehr Punkten als die Franzosen.
scenario-compiegne-history =
    Im Mai 1430 lag der Herzog von Burgund vor Compiègne, und Johanna schlich sich in die Stadt, um ihr zu helfen.
    Am Abend des 23. ritt sie über die Brücke hinaus, um das Lager bei Margny zu überraschen.
    Johann von Luxemburg sah es vom Hügel aus, und die Engländer aus Venette kamen am Fluss entlang hinter sie.
    Die Besatzung hielt die Brücke, bis der Feind da war; dann ließ Guillaume de Flavy sie hochziehen.
    Johanna war unter den Letzten draußen, wurde vom Pferd gerissen und für zehntausend Franken den Engländern verkauft.
scenario-compiegne-victory-french = Die Franzosen gewinnen mit 9 Punkten am Ende einer Runde, oder am Ende mit mehr Punkten als ihre Feinde.
scenario-compiegne-victory-anglo_burgundian = Die Anglo-Burgunder gewinnen mit 9 Punkten am Ende einer Runde, oder am Ende mit mehr Punkten als die Franzosen.
scenario-brignais = Brignais
scenario-brignais-text =
    Drei Spieler, zwei gegen einen: die beiden Hälften des königlichen Heeres gegen die Freien Kompanien auf ihrem Hügel.
    { $rounds } Runden. Fußvolk darf schneller marschieren, als ihm guttut.
    Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde.
    Die Freien Kompanien gewinnen mit 9 Punkten am Ende einer Runde, oder wenn die Franzosen bis zum Ende nicht gewonnen haben.
scenario-brignais-history =
    1362 war Friede mit England, und die Soldaten, die niemand mehr bezahlte, lebten vom Land.
    Ein Heer des Königs unter Jakob von Bourbon zog gegen sie und fand sie bei Brignais, südlich von Lyon.
    Sie standen auf einem Hügel aus losen Steinen, und hinter ihm waren mehr verborgen, als die Späher gesehen hatten.
    Die Vorhut ging unter einem Steinhagel bergauf; dann kamen die Kompanien um den Hügel herum in ihre Flanke.
    Jakob von Bourbon und sein Sohn starben an ihren Wunden, und jahrelang zog niemand mehr gegen die Kompanien.
scenario-brignais-victory-french = Die Franzosen gewinnen mit 10 Punkten am Ende einer Runde.
scenario-brignais-victory-companies = Die Freien Kompanien gewinnen mit 9 Punkten am Ende einer Runde, oder wenn die Franzosen bis zum Ende nicht gewonnen haben.
scenario-chinon = Der Hof von Chinon
scenario-chinon-text =
    Am Hof des Dauphins reden zwei Parteien mit seinen Leuten; kaum ein Hieb wird geführt.
    { $rounds } Runden.
    Die Franzosen gewinnen sofort mit 6 Punkten, oder am Ende mit mehr Punkten als die Engländer.
    Die Engländer gewinnen sofort mit 5 Punkten, oder am Ende mit mehr Punkten als die Franzosen.
scenario-chinon-history =
    Im März 1429 ritt ein Mädchen aus Lothringen in Chinon ein und verlangte den Dauphin zu sehen.
    Man erzählt, er habe sich in schlichten Kleidern unter seinen Höflingen versteckt, und sie sei doch vor ihm niedergekniet.
    Andere bei Hofe hatten eigene Pläne mit ihm, und Gold von jenseits der Linien, um sie zu fördern.
    Dass Gesandte der Engländer durch dieselben Säle gingen, ist von uns; dass Worte mehr entschieden als Schwerter, nicht.
    Redet mit dem Dauphin und mit denen, auf die er hört, ehe die andere Partei es tut: Mit wem geredet wurde, der ist fort.
scenario-chinon-victory-french = Die Franzosen gewinnen sofort mit 6 Punkten, oder am Ende mit mehr Punkten als die Engländer.
scenario-chinon-victory-english = Die Engländer gewinnen sofort mit 5 Punkten, oder am Ende mit mehr Punkten als die Franzosen.
scenario-dragon_of_the_vosges = Der Drache der Vogesen
scenario-dragon_of_the_vosges-text =
    Ein Zug mit Reliquien steigt auf den Belchen, um einen Drachen und seine Brut zu jagen.
    { $rounds } Runden.
    Die Franzosen gewinnen sofort mit 10 Punkten, oder am Ende mit mehr Punkten als die Mächte der Nacht.
    Die Mächte der Nacht gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die Franzosen.
scenario-dragon_of_the_vosges-history =
    Hirten der Vogesen schworen, unter dem Belchen schlafe ein Drache, und sein Atem sei der Nebel des Herbstes.
    Priester erzählten von Heiligen, die solche Tiere an einem Gürtel fortgeführt hatten wie einen Hund.
    In den Jahren des großen Krieges war ein Berg, den niemand besteuerte, so gut wie eine Festung, für jeden, der dort zu leben wagte.
    Keine Chronik weiß von dem Zug, der mit Armbrüsten, zwei Ballisten und einer Kiste voller Gebeine hinaufstieg.
    Schießt den Drachen vom Himmel oder von seinem Felsen; jeder seiner Züge kostet zwei Befehle, und er fällt über ganze Felder her.
scenario-dragon_of_the_vosges-victory-french = Die Franzosen gewinnen sofort mit 10 Punkten, oder am Ende mit mehr Punkten als die Mächte der Nacht.
scenario-dragon_of_the_vosges-victory-unholy = Die Mächte der Nacht gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die Franzosen.
scenario-voices_at_domremy = Stimmen in Domrémy
scenario-voices_at_domremy-text =
    Über dem Feenbaum kämpfen Engel und Dämonen um ein Mädchen, das Stimmen hört.
    { $rounds } Runden.
    Die himmlischen Heerscharen gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die Mächte der Nacht.
    Die Mächte der Nacht gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die himmlischen Heerscharen.
scenario-voices_at_domremy-history =
    Johanna sagte ihren Richtern, sie sei etwa dreizehn gewesen, als sie im Garten ihres Vaters zum ersten Mal eine Stimme hörte, um die Mittagszeit.
    Das war im Sommer 1425 in Domrémy, einem Dorf an der Grenze von Bar und Lothringen.
    Später nannte sie, wer zu ihr kam: der heilige Michael, die heilige Katharina und die heilige Margareta, ein Licht neben sich.
    Die Nachbarn hängten Kränze an eine alte Buche, die sie den Baum der Damen nannten, und die Richter fragten viel danach.
    Hier kommen mit den Stimmen auch andere: Bringt das Mädchen an ihnen vorbei, notfalls über die Dächer, in die Kapelle.
scenario-voices_at_domremy-victory-holy = Die himmlischen Heerscharen gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die Mächte der Nacht.
scenario-voices_at_domremy-victory-unholy = Die Mächte der Nacht gewinnen sofort mit 7 Punkten, oder am Ende mit mehr Punkten als die himmlischen Heerscharen.

## Free battles

army-french_beginning_of_war = Franzosen, Beginn des Krieges
army-french_end_of_war = Franzosen, Ende des Krieges
army-english_beginning_of_war = Engländer, Beginn des Krieges
army-english_end_of_war = Engländer, Ende des Krieges
army-angelic_cohort = Kohorte der Engel
army-world_enders = Weltenende
size-small = klein
size-medium = mittel
size-large = groß
field-open_downs = Offenes Hügelland
field-open_downs-text = Weite Felder mit Raum für Reiter und ein flacher Hügel an jedem Flügel.
field-wooded_brook = Der Waldbach
field-wooded_brook-text = Ein Bach windet sich durch Wälder: Sumpf in der Mitte, Bäume an den Flanken.
field-burnt_village = Das verbrannte Dorf
field-burnt_village-text = Zwei Hälften eines Dorfes an der Straße, mit Häusern zum Festsetzen.
field-rocky_heights = Felsige Höhen
field-rocky_heights-text = Felsgrate und Hügel zwischen schmalen Ebenen.
objective-middle_of_the_first = Die Mitte des Feldes am Ende gehalten
objective-middle_of_the_second = Die Mitte des Feldes am Ende gehalten
scenario-free_battle = Freie Schlacht
scenario-free_battle-text =
    Zwei Heere, die die Spieler gekauft haben, treffen im offenen Feld aufeinander.
    Erst werden sie abwechselnd aufgestellt, dann werden { $rounds } Runden gekämpft.
    Ein Heer, das zwei Drittel seiner Moral verloren hat, ist gebrochen. Nach der letzten Runde gewinnt, wer mehr Moral genommen hat; die Mitte des Feldes zählt 2.
scenario-free_battle-history =
    Das meiste vom Hundertjährigen Krieg war kein berühmter Tag.
    Hauptleute warben an, wen sie bezahlen konnten, zogen los, bis sie auf die Leute eines anderen trafen, und stellten sich auf dem besten Boden auf, der da war.
    Was gekauft worden war und was es taugte, wusste man am Abend.
scenario-free_battle-victory-french = Die Franzosen gewinnen, sobald das feindliche Heer zwei Drittel seiner Moral verloren hat, oder wenn es am Ende mehr verloren hat.
scenario-free_battle-victory-english = Die Engländer gewinnen, sobald das feindliche Heer zwei Drittel seiner Moral verloren hat, oder wenn es am Ende mehr verloren hat.
scenario-free_battle-victory-holy = Die himmlischen Heerscharen gewinnen, sobald das feindliche Heer zwei Drittel seiner Moral verloren hat, oder wenn es am Ende mehr verloren hat.
scenario-free_battle-victory-unholy = Die Mächte der Nacht gewinnen, sobald das feindliche Heer zwei Drittel seiner Moral verloren hat, oder wenn es am Ende mehr verloren hat.
scenario-free_battle-victory-rivals = Die Rivalen gewinnen, sobald das feindliche Heer zwei Drittel seiner Moral verloren hat, oder wenn es am Ende mehr verloren hat.
