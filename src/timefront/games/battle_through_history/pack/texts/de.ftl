# Names and texts of the pack. Historical names are written as this language writes them.

## Sabatons

sabaton-par = Pär
sabaton-joakim = Joakim
sabaton-chris = Chris
sabaton-hannes = Hannes
sabaton-tommy = Tommy

## Base units: Pär

unit-trebuchet = Blide
unit-trebuchet-line = Steinwerfer mit fallendem Gegengewicht
unit-archers = Bogenschützen
unit-archers-line = Fußsoldaten mit einfachen Holzbögen
unit-conscripts = Ausgehobene
unit-conscripts-line = Eilig eingezogen, und weitere folgen
unit-spy = Spion
unit-spy-line = Augen und Ohren im feindlichen Lager
unit-horsemen = Reiter
unit-horsemen-line = Leichte Kavallerie, die Schlachtreihen aufbricht
unit-hunters = Jäger
unit-hunters-line = Waldläufer mit sicherem Auge
unit-shield_bearers = Schildträger
unit-shield_bearers-line = Sie ziehen die Hiebe auf sich
unit-standard_bearer = Fahnenträger
unit-standard_bearer-line = Um seine Fahne sammeln sich alle

## Base units: Joakim

unit-raiders = Plünderer
unit-raiders-line = Sie kämpfen bis zuletzt
unit-shield_wall = Schildwall
unit-shield_wall-line = Schild an Schild, Speere dazwischen
unit-levy = Aufgebot
unit-levy-line = Bauern, die ihrem Herrn Kriegsdienst schulden
unit-axe_throwers = Axtwerfer
unit-axe_throwers-line = Eine Salve Äxte vor dem Ansturm
unit-slingers = Schleuderer
unit-slingers-line = Hirten mit Schleuder und Stein
unit-marksmen = Meisterschützen
unit-marksmen-line = Wenige Schüsse, und jeder zählt
unit-war_drummers = Kriegstrommler
unit-war_drummers-line = Ihr Takt macht aus Furcht Mut
unit-decoys = Lockvögel
unit-decoys-line = Strohpuppen und leere Zelte

## Base units: Chris

unit-swordsmen = Schwertkämpfer
unit-swordsmen-line = Sie schlagen sich eine Gasse durch die Reihen
unit-skirmishers = Plänkler
unit-skirmishers-line = Leichte Truppen, die schießen und zurückweichen
unit-spearmen = Speerträger
unit-spearmen-line = Eine Hecke aus Spitzen, schwer zu brechen
unit-militia = Miliz
unit-militia-line = Bürger unter Waffen
unit-saboteur = Saboteur
unit-saboteur-line = Geht mit dem Pulverfass hinein
unit-minstrels = Spielleute
unit-minstrels-line = Ihr Lärm führt den Feind in die Irre
unit-lookouts = Ausgucke
unit-lookouts-line = Sie sehen eine zweite Gelegenheit kommen
unit-ballista = Balliste
unit-ballista-line = Riesige Armbrust auf einem Gestell

## Base units: Hannes

unit-mangonel = Mange
unit-mangonel-line = Wurfmaschine, die Steine über Mauern schleudert
unit-javelin_throwers = Speerwerfer
unit-javelin_throwers-line = Ihre Würfe reißen Lücken
unit-guards = Wachen
unit-guards-line = Sie haben geschworen, die Linie zu halten
unit-camp_followers = Tross
unit-camp_followers-line = Auch wer den Wagen folgt, packt mit an
unit-zealots = Eiferer
unit-zealots-line = Ihr Ende ist ihr letzter Schlag
unit-sharpshooters = Scharfschützen
unit-sharpshooters-line = Geduldige Augen hinter dem Visier
unit-drummers = Trommler
unit-drummers-line = Sie bringen die Linie wieder in Tritt
unit-scouts = Späher
unit-scouts-line = Sie zeigen sich und verschwinden wieder

## Base units: Tommy

unit-mounted_bowmen = Berittene Bogenschützen
unit-mounted_bowmen-line = Sie locken den Feind hinter sich her
unit-lancers = Lanzenreiter
unit-lancers-line = Angriff mit gesenkten Lanzen
unit-footmen = Fußvolk
unit-footmen-line = Standfeste Infanterie der Linie
unit-peasants = Bauern
unit-peasants-line = Mit Sensen und Flegeln, und es werden mehr
unit-sappers = Mineure
unit-sappers-line = Sie lassen die Mauer über allen einstürzen
unit-fowlers = Vogeljäger
unit-fowlers-line = Sie vergeuden keinen Pfeil
unit-pipers = Pfeifer
unit-pipers-line = Noch eine Weise, noch ein Versuch
unit-onager = Onager
unit-onager-line = Steinwerfer, benannt nach dem Wildesel

## Elite units: era I

unit-persian_immortals = Persische Unsterbliche
unit-persian_immortals-line = Zehntausend königliche Gardisten, stets auf volle Zahl ergänzt
unit-carthaginian_soldiers = Karthagische Soldaten
unit-carthaginian_soldiers-line = Bürger und Söldner der Seemacht Karthago
unit-vitruvian_scorpio = Skorpion des Vitruv
unit-vitruvian_scorpio-line = Römisches Pfeilgeschütz, beschrieben von Vitruv
unit-spartan_hoplites = Spartanische Hopliten
unit-spartan_hoplites-line = Zum Krieg erzogene Bürger, Schild an Schild
unit-macedonian_phalangites = Makedonische Phalangiten
unit-macedonian_phalangites-line = Alexanders Fußvolk mit der langen Sarissa
unit-roman_legionaries = Römische Legionäre
unit-roman_legionaries-line = Schwere Infanterie, die marschierte, schanzte und focht
unit-egyptian_charioteers = Ägyptische Streitwagen
unit-egyptian_charioteers-line = Bogenschützen auf leichten zweispännigen Streitwagen
unit-nubian_archers = Nubische Bogenschützen
unit-nubian_archers-line = Meister des Bogens vom Nil südlich Ägyptens
unit-assyrian_siege_engineers = Assyrische Belagerer
unit-assyrian_siege_engineers-line = Erbauer von Rampen, Türmen und Rammböcken
unit-parthian_horse_archers = Parthische Reiterschützen
unit-parthian_horse_archers-line = Reiter, die in vorgetäuschter Flucht rückwärts schießen
unit-balearic_slingers = Balearische Schleuderer
unit-balearic_slingers-line = Inselschleuderer im Dienst Karthagos, später Roms
unit-mauryan_war_elephants = Kriegselefanten der Maurya
unit-mauryan_war_elephants-line = Elefanten des ersten Reiches, das fast ganz Indien beherrschte
unit-qin_crossbowmen = Armbrustschützen der Qin
unit-qin_crossbowmen-line = Armbrustreihen des ersten Kaisers von China
unit-celtic_gaesatae = Keltische Gaesaten
unit-celtic_gaesatae-line = Speerkämpfer von jenseits der Alpen, die nackt fochten
unit-moche_warriors = Moche-Krieger
unit-moche_warriors-line = Keulenkämpfer von der Nordküste Perus

## Elite units: era II

unit-trung_sisters = Trưng-Schwestern
unit-trung_sisters-line = Zwei Schwestern, die Vietnams Aufstand gegen die Han führten
unit-genoese_crossbowmen = Genueser Armbrustschützen
unit-genoese_crossbowmen-line = Angeworbene Schützen aus Genua hinter hohen Setzschilden
unit-viking_berserkers = Wikinger-Berserker
unit-viking_berserkers-line = Kämpfer der nordischen Sagas in Kampfeswut
unit-varangian_guard = Warägergarde
unit-varangian_guard-line = Axtträger aus dem Norden, Leibwache des Kaisers in Konstantinopel
unit-mongol_horse_archers = Mongolische Reiterschützen
unit-mongol_horse_archers-line = Steppenreiter mit mehreren Pferden je Mann
unit-english_longbowmen = Englische Langbogenschützen
unit-english_longbowmen-line = Freibauern, deren Pfeile bei Crécy und Azincourt siegten
unit-kamakura_samurai = Kamakura-Samurai
unit-kamakura_samurai-line = Krieger, die sich den Mongolen an Japans Küste stellten
unit-mamluk_cavalry = Mamlukische Reiterei
unit-mamluk_cavalry-line = Als Sklaven ausgebildete Reiter, Sieger über die Mongolen bei Ain Dschalut
unit-knights_templar = Tempelritter
unit-knights_templar-line = Kriegermönche mit dem roten Kreuz
unit-swiss_pikemen = Schweizer Spießträger
unit-swiss_pikemen-line = Eidgenossen in tiefen Gewalthaufen mit Langspießen
unit-jaguar_warriors = Jaguarkrieger
unit-jaguar_warriors-line = Aztekische Kämpfer im Jaguarfell, die Gefangene machten
unit-byzantine_cataphracts = Byzantinische Kataphrakten
unit-byzantine_cataphracts-line = Gepanzerte Reiter auf gepanzerten Pferden
unit-song_fire_lancers = Feuerlanzen der Song
unit-song_fire_lancers-line = Chinesisches Fußvolk mit feuerspeienden Lanzen
unit-mali_horsemen = Reiter von Mali
unit-mali_horsemen-line = Reiterei aus Sundiatas Reich in Westafrika
unit-hussite_war_wagons = Hussitische Kriegswagen
unit-hussite_war_wagons-line = Böhmische Wagenburgen mit frühen Feuerwaffen

## Elite units: era III

unit-bantu_ruga_ruga = Bantu-Ruga-Ruga
unit-bantu_ruga_ruga-line = Ostafrikanische Freischärler mit Musketen und Speeren
unit-ballonabwehrkanone = Ballonabwehrkanone
unit-ballonabwehrkanone-line = Krupp-Geschütz von 1870 gegen die Ballons des belagerten Paris
unit-winged_hussars = Flügelhusaren
unit-winged_hussars-line = Polnische Lanzenreiter mit Federflügeln
unit-janissaries = Janitscharen
unit-janissaries-line = Stehendes Fußvolk des osmanischen Sultans
unit-landsknechte = Landsknechte
unit-landsknechte-line = Deutsche Söldner in geschlitzter, bunter Tracht
unit-spanish_tercio = Spanischer Tercio
unit-spanish_tercio-line = Spaniens Piken und Feuerwaffen in einem großen Viereck
unit-zulu_impi = Impi der Zulu
unit-zulu_impi-line = Regimenter, die wie die Hörner eines Stiers angreifen
unit-vieille_garde = Alte Garde
unit-vieille_garde-line = Napoleons letzte Reserve, die Vieille Garde
unit-caroleans = Karoliner
unit-caroleans-line = Schwedens Soldaten, die mit Degen und Pike anstürmten
unit-agojie = Agojie
unit-agojie-line = Soldatinnen des Königreichs Dahomey
unit-maori_toa = Toa der Māori
unit-maori_toa-line = Krieger aus Aotearoa, Meister der Erdfestungen
unit-gurkha_rifles = Gurkha-Schützen
unit-gurkha_rifles-line = Nepalesische Schützen mit dem gekrümmten Kukri
unit-comanche_riders = Reiter der Comanchen
unit-comanche_riders-line = Herren zu Pferd in den südlichen Great Plains
unit-llaneros = Llaneros
unit-llaneros-line = Lanzenreiter aus den Ebenen Venezuelas und Kolumbiens
unit-geobukseon = Schildkrötenschiff
unit-geobukseon-line = Koreas Geobukseon mit Stacheldach und Kanonen

## Elite units: era IV

unit-armee_secrete = Geheime Armee
unit-armee_secrete-line = Armée Secrète: der Widerstand gegen die Besatzung
unit-night_witches = Nachthexen
unit-night_witches-line = Sowjetische Fliegerinnen, die nachts aus hölzernen Doppeldeckern bombten
unit-harlem_hellfighters = Harlem Hellfighters
unit-harlem_hellfighters-line = Schwarze Soldaten aus New York, 191 Tage an der Front
unit-desert_rats = Wüstenratten
unit-desert_rats-line = Britische 7. Panzerdivision in Nordafrika
unit-cobras_fumantes = Rauchende Schlangen
unit-cobras_fumantes-line = Brasiliens Soldaten in Italien 1944 bis 1945
unit-australian_light_horse = Australische Leichte Reiter
unit-australian_light_horse-line = Berittene Truppen, die 1917 Beerscheba im Sturm nahmen
unit-navajo_code_talkers = Navajo-Codesprecher
unit-navajo_code_talkers-line = Marineinfanteristen der USA, deren Code nie gebrochen wurde
unit-finnish_ski_troops = Finnische Skitruppen
unit-finnish_ski_troops-line = Skiläufer in Weiß im Winterkrieg 1939 bis 1940
unit-tirailleurs_senegalais = Senegalschützen
unit-tirailleurs_senegalais-line = Westafrikanische Schützen der französischen Armee
unit-eighth_route_army = Achte Routenarmee
unit-eighth_route_army-line = Chinesische Partisanen hinter den japanischen Linien
unit-squadron_303 = 303. Staffel
unit-squadron_303-line = Polnische Jagdflieger in der Luftschlacht um England
unit-katyusha_battery = Katjuscha-Batterie
unit-katyusha_battery-line = Sowjetische Raketenwerfer auf Lastwagen
unit-arditi = Arditi
unit-arditi-line = Die Kühnen: italienische Sturmtruppen mit Dolch und Granate
unit-renault_ft = Renault FT
unit-renault_ft-line = Französischer leichter Panzer des Ersten Weltkriegs mit drehbarem Turm
unit-chindits = Chindits
unit-chindits-line = Stoßtrupps tief im Dschungel Birmas, aus der Luft versorgt

## Heroes: era I

unit-leonidas = Leonidas
unit-leonidas-line = König von Sparta, 480 v. Chr. bei den Thermopylen gefallen
unit-hannibal_barca = Hannibal Barkas
unit-hannibal_barca-line = Karthager, der Elefanten über die Alpen führte

## Heroes: era II

unit-saladin = Saladin
unit-saladin-line = Sultan, der 1187 bei Hattin siegte und Jerusalem einnahm
unit-robert_the_bruce = Robert Bruce
unit-robert_the_bruce-line = König der Schotten, Sieger von Bannockburn 1314

## Heroes: era III

unit-lion_from_the_north = Löwe aus dem Norden
unit-lion_from_the_north-line = Gustav Adolf von Schweden, 1632 bei Lützen gefallen
unit-nzinga_mbande = Nzinga Mbande
unit-nzinga_mbande-line = Königin von Ndongo und Matamba, die den Portugiesen trotzte

## Heroes: era IV

unit-simo_hayha = Simo Häyhä
unit-simo_hayha-line = Finnischer Scharfschütze im Winterkrieg
unit-milunka_savic = Milunka Savić
unit-milunka_savic-line = Serbische Unteroffizierin der Balkankriege und des Ersten Weltkriegs

## Relics: era I

relic-terracotta_warrior = Terrakottakrieger
relic-terracotta_warrior-note = Einer von Tausenden, die das Grab des ersten Kaisers von China bewachen; Bauern fanden sie 1974.
relic-rosetta_stone = Stein von Rosette
relic-rosetta_stone-note = Ein Erlass von 196 v. Chr. in drei Schriften, der den Weg zur Lesung der Hieroglyphen öffnete.
relic-antikythera_mechanism = Mechanismus von Antikythera
relic-antikythera_mechanism-note = Griechisches Räderwerk aus Bronze, das Finsternisse vorhersagte; 1901 aus einem Wrack geborgen.
relic-sword_of_goujian = Schwert des Goujian
relic-sword_of_goujian-note = Bronzeschwert eines Königs von Yue, 1965 blank und noch immer scharf gefunden.
relic-narmer_palette = Narmer-Palette
relic-narmer_palette-note = Steinrelief um 3100 v. Chr.: Ein König trägt die Kronen beider Hälften Ägyptens.
relic-cyrus_cylinder = Kyros-Zylinder
relic-cyrus_cylinder-note = Tonzylinder, auf dem der Perserkönig die Einnahme Babylons 539 v. Chr. rechtfertigt.
relic-larnax_of_vergina = Goldene Larnax von Vergina
relic-larnax_of_vergina-note = Goldtruhe mit der makedonischen Sonne, 1977 in einem Königsgrab gefunden.
relic-lion_capital_of_ashoka = Löwenkapitell des Ashoka
relic-lion_capital_of_ashoka-note = Vier Löwen von einer Säule in Sarnath, seit 1950 das Wappen Indiens.

## Relics: era II

relic-sutton_hoo_helmet = Helm von Sutton Hoo
relic-sutton_hoo_helmet-note = Maskenhelm aus einem angelsächsischen Schiffsgrab des 7. Jahrhunderts, 1939 ausgegraben.
relic-bayeux_tapestry = Teppich von Bayeux
relic-bayeux_tapestry-note = Fast siebzig Meter lange Stickerei über die Eroberung Englands 1066.
relic-oseberg_ship = Oseberg-Schiff
relic-oseberg_ship-note = Reich beschnitztes Wikingerschiff, in dem 834 zwei Frauen bestattet wurden.
relic-holy_crown_of_hungary = Stephanskrone
relic-holy_crown_of_hungary-note = Krone der ungarischen Könige, kenntlich an ihrem schiefen Kreuz.
relic-sun_stone = Aztekischer Sonnenstein
relic-sun_stone-note = Etwa 24 Tonnen schwere Steinscheibe, 1790 auf dem Hauptplatz von Mexiko-Stadt ausgegraben.
relic-jikji = Jikji
relic-jikji-note = Koreanisches Buch von 1377, das älteste erhaltene, das mit beweglichen Metalllettern gedruckt wurde.
relic-golden_rhinoceros = Goldenes Nashorn von Mapungubwe
relic-golden_rhinoceros-note = Kleine Figur aus Goldblech aus einem Königsgrab des 13. Jahrhunderts im südlichen Afrika.
relic-lewis_chessmen = Lewis-Schachfiguren
relic-lewis_chessmen-note = Schachfiguren aus Walrosselfenbein aus dem 12. Jahrhundert, vor 1831 auf einer schottischen Insel gefunden.

## Relics: era III

relic-vasa = Vasa
relic-vasa-note = Schwedisches Kriegsschiff, 1628 auf der Jungfernfahrt gesunken, 1961 gehoben.
relic-benin_bronzes = Benin-Bronzen
relic-benin_bronzes-note = Platten und Köpfe aus dem Königspalast von Benin, 1897 von britischen Truppen geraubt.
relic-penacho = Penacho
relic-penacho-note = Federkopfschmuck aus dem aztekischen Mexiko, heute in Wien; die Überlieferung schreibt ihn Moctezuma zu.
relic-galileos_telescope = Galileis Fernrohr
relic-galileos_telescope-note = Mit einem solchen Rohr sah er 1610, dass der Jupiter eigene Monde hat.
relic-uniform_of_charles_xii = Uniform Karls XII.
relic-uniform_of_charles_xii-note = Getragen vom König von Schweden, als ihn 1718 vor Fredriksten eine Kugel tötete.
relic-star_spangled_banner = Star-Spangled Banner
relic-star_spangled_banner-note = Flagge, die 1814 über Fort McHenry wehte und den USA ihre Hymne gab.
relic-golden_stool = Goldener Stuhl
relic-golden_stool-note = Sitz der Seele des Asante-Volkes; die britische Forderung nach ihm führte 1900 zum Krieg.
relic-tipus_tiger = Tipus Tiger
relic-tipus_tiger-note = Mechanischer Tiger, der einen Europäer reißt, um 1793 für den Herrscher von Mysore gebaut.

## Relics: era IV

relic-wright_flyer = Wright Flyer
relic-wright_flyer-note = Das erste gesteuerte Motorflugzeug in der Luft, am 17. Dezember 1903.
relic-sarajevo_car = Wagen von Sarajevo
relic-sarajevo_car-note = Der offene Wagen, in dem Erzherzog Franz Ferdinand am 28. Juni 1914 erschossen wurde.
relic-deborah = Panzer Deborah
relic-deborah-note = Britischer Panzer, 1917 bei Cambrai verloren und 1998 aus der Erde gegraben.
relic-cher_ami = Cher Ami
relic-cher_ami-note = Brieftaube, die 1918 trotz Schusswunden die Nachricht des Verlorenen Bataillons überbrachte.
relic-enigma_machine = Enigma-Maschine
relic-enigma_machine-note = Deutsche Chiffriermaschine, 1932 zuerst von polnischen Mathematikern gebrochen.
relic-hiroshima_watch = Uhr aus Hiroshima
relic-hiroshima_watch-note = Taschenuhr, die am 6. August 1945 um 8:15 Uhr stehen blieb.
relic-columbia = Kommandokapsel Columbia
relic-columbia-note = Sie brachte die Besatzung von Apollo 11 im Juli 1969 vom Mond zurück.
relic-berlin_wall = Stück der Berliner Mauer
relic-berlin_wall-note = Beton der Sperre, die die Stadt von 1961 bis 1989 teilte.

## Warfare tokens

token-long_1 = Fernkampf +1
token-long_1-help = Erhöht deine Summe im Fernkampf um 1, solange die Einheit steht.
token-medium_1 = Normaler Kampf +1
token-medium_1-help = Erhöht deine Summe im Normalen Kampf um 1, solange die Einheit steht.
token-medium_2 = Normaler Kampf +2
token-medium_2-help = Erhöht deine Summe im Normalen Kampf um 2, solange die Einheit steht.
token-close_2 = Nahkampf +2
token-close_2-help = Erhöht deine Summe im Nahkampf um 2, solange die Einheit steht.
token-all_1 = Alle Linien +1
token-all_1-help = Erhöht deine Summe in jeder Kampflinie um 1, solange die Einheit steht.
token-heroic_death = Heldentod
token-heroic_death-help = Wird die Einheit besiegt, trifft sofort 1 Schaden die andere Seite.
token-accuracy = Zielgenauigkeit
token-accuracy-help = Schützt vor dem Heldentod einer Einheit, die durch deinen ersten Schadenspunkt einer Linie fällt.
token-diversion = Umlenkung
token-diversion-help = Der erste Schaden jeder Linie geht an die Einheit.
token-relaunch = Wurfwiederholung
token-relaunch-help = Du darfst deinen Würfel einmal neu werfen.
token-chase = Jagd
token-chase-help = Du kämpfst gegen eine Einheit deiner Wahl aus dem Abwurfstapel der Epoche, in die du gesprungen bist.
token-tighten_up = Nachrücken!
token-tighten_up-help = Verbessert deine Hand wie eine Aktion des Getriebes, in deinem Zug oder wenn du herausgefordert wirst.
