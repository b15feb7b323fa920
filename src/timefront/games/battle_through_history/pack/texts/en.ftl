# Names and texts of the pack. Every language writes historical names in its own way.

## Sabatons

sabaton-par = Pär
sabaton-joakim = Joakim
sabaton-chris = Chris
sabaton-hannes = Hannes
sabaton-tommy = Tommy

## Base units: Pär

unit-trebuchet = Trebuchet
unit-trebuchet-line = Stone thrower with a falling counterweight
unit-archers = Archers
unit-archers-line = Foot soldiers with plain wooden bows
unit-conscripts = Conscripts
unit-conscripts-line = Called up in a hurry, and more on the way
unit-spy = Spy
unit-spy-line = Eyes and ears in the enemy camp
unit-horsemen = Horsemen
unit-horsemen-line = Light riders who break formations apart
unit-hunters = Hunters
unit-hunters-line = Woodsmen with a sure aim
unit-shield_bearers = Shield Bearers
unit-shield_bearers-line = They draw the blows upon themselves
unit-standard_bearer = Standard Bearer
unit-standard_bearer-line = The flag round which everyone rallies

## Base units: Joakim

unit-raiders = Raiders
unit-raiders-line = Plunderers who fight to the last
unit-shield_wall = Shield Wall
unit-shield_wall-line = Shield beside shield, spears between
unit-levy = Levy
unit-levy-line = Farmers who owe their lord war service
unit-axe_throwers = Axe Throwers
unit-axe_throwers-line = A volley of axes before the rush
unit-slingers = Slingers
unit-slingers-line = Shepherds with sling and stone
unit-marksmen = Marksmen
unit-marksmen-line = Few shots, and every one counts
unit-war_drummers = War Drummers
unit-war_drummers-line = Their beat turns fear into courage
unit-decoys = Decoys
unit-decoys-line = Straw men and empty tents

## Base units: Chris

unit-swordsmen = Swordsmen
unit-swordsmen-line = They cut a way through the ranks
unit-skirmishers = Skirmishers
unit-skirmishers-line = Light troops who shoot and step back
unit-spearmen = Spearmen
unit-spearmen-line = A hedge of points, hard to break
unit-militia = Militia
unit-militia-line = Townsfolk under arms
unit-saboteur = Saboteur
unit-saboteur-line = Goes in with the powder keg
unit-minstrels = Minstrels
unit-minstrels-line = Noise and song that mislead the enemy
unit-lookouts = Lookouts
unit-lookouts-line = They see a second chance coming
unit-ballista = Ballista
unit-ballista-line = Giant crossbow on a frame

## Base units: Hannes

unit-mangonel = Mangonel
unit-mangonel-line = Engine that hurls stones over walls
unit-javelin_throwers = Javelin Throwers
unit-javelin_throwers-line = They throw, and tear gaps
unit-guards = Guards
unit-guards-line = Sworn to hold the line
unit-camp_followers = Camp Followers
unit-camp_followers-line = The baggage train lends a hand
unit-zealots = Zealots
unit-zealots-line = Their end is their last blow
unit-sharpshooters = Sharpshooters
unit-sharpshooters-line = Patient eyes behind the sights
unit-drummers = Drummers
unit-drummers-line = They beat the line back into step
unit-scouts = Scouts
unit-scouts-line = They show themselves, then vanish

## Base units: Tommy

unit-mounted_bowmen = Mounted Bowmen
unit-mounted_bowmen-line = They lure the enemy after them
unit-lancers = Lancers
unit-lancers-line = A charge with lowered lances
unit-footmen = Footmen
unit-footmen-line = Sturdy infantry of the line
unit-peasants = Peasants
unit-peasants-line = Scythes and flails, and always more of them
unit-sappers = Sappers
unit-sappers-line = They bring the wall down upon everyone
unit-fowlers = Fowlers
unit-fowlers-line = Bird hunters who never waste an arrow
unit-pipers = Pipers
unit-pipers-line = One more tune, one more try
unit-onager = Onager
unit-onager-line = Stone thrower named after a wild ass

## Elite units: era I

unit-persian_immortals = Persian Immortals
unit-persian_immortals-line = Ten thousand royal guards, their number always kept full
unit-carthaginian_soldiers = Carthaginian Soldiers
unit-carthaginian_soldiers-line = Citizens and hired men of the sea power Carthage
unit-vitruvian_scorpio = Vitruvian Scorpio
unit-vitruvian_scorpio-line = Roman bolt thrower, described by Vitruvius
unit-spartan_hoplites = Spartan Hoplites
unit-spartan_hoplites-line = Citizens raised for war, shield beside shield
unit-macedonian_phalangites = Macedonian Phalangites
unit-macedonian_phalangites-line = Alexander's infantry with the long sarissa
unit-roman_legionaries = Roman Legionaries
unit-roman_legionaries-line = Heavy infantry that marched, dug and fought
unit-egyptian_charioteers = Egyptian Charioteers
unit-egyptian_charioteers-line = Bowmen on light chariots with two horses
unit-nubian_archers = Nubian Archers
unit-nubian_archers-line = Masters of the bow from the Nile south of Egypt
unit-assyrian_siege_engineers = Assyrian Siege Engineers
unit-assyrian_siege_engineers-line = Builders of ramps, towers and battering rams
unit-parthian_horse_archers = Parthian Horse Archers
unit-parthian_horse_archers-line = Riders who shoot backwards in feigned flight
unit-balearic_slingers = Balearic Slingers
unit-balearic_slingers-line = Island slingers who served Carthage, then Rome
unit-mauryan_war_elephants = Mauryan War Elephants
unit-mauryan_war_elephants-line = Elephants of the first empire to rule most of India
unit-qin_crossbowmen = Qin Crossbowmen
unit-qin_crossbowmen-line = Crossbow ranks of the first emperor of China
unit-celtic_gaesatae = Celtic Gaesatae
unit-celtic_gaesatae-line = Spearmen from beyond the Alps who fought naked
unit-moche_warriors = Moche Warriors
unit-moche_warriors-line = Club fighters of Peru's northern coast

## Elite units: era II

unit-trung_sisters = Trưng Sisters
unit-trung_sisters-line = Two sisters who led Vietnam's rising against the Han
unit-genoese_crossbowmen = Genoese Crossbowmen
unit-genoese_crossbowmen-line = Hired marksmen of Genoa behind tall shields
unit-viking_berserkers = Viking Berserkers
unit-viking_berserkers-line = Norse fighters of the sagas in battle fury
unit-varangian_guard = Varangian Guard
unit-varangian_guard-line = Axe bearers from the north, guarding the emperor in Constantinople
unit-mongol_horse_archers = Mongol Horse Archers
unit-mongol_horse_archers-line = Steppe riders with several horses each
unit-english_longbowmen = English Longbowmen
unit-english_longbowmen-line = Yeomen whose arrows won at Crécy and Agincourt
unit-kamakura_samurai = Kamakura Samurai
unit-kamakura_samurai-line = Warriors who met the Mongol landings in Japan
unit-mamluk_cavalry = Mamluk Cavalry
unit-mamluk_cavalry-line = Riders raised as slaves, victors over the Mongols at Ain Jalut
unit-knights_templar = Knights Templar
unit-knights_templar-line = Warrior monks with the red cross
unit-swiss_pikemen = Swiss Pikemen
unit-swiss_pikemen-line = Confederates in deep squares of pikes
unit-jaguar_warriors = Jaguar Warriors
unit-jaguar_warriors-line = Aztec fighters in jaguar skins, takers of captives
unit-byzantine_cataphracts = Byzantine Cataphracts
unit-byzantine_cataphracts-line = Armoured riders on armoured horses
unit-song_fire_lancers = Song Fire Lancers
unit-song_fire_lancers-line = Chinese infantry with lances that spat fire
unit-mali_horsemen = Mali Horsemen
unit-mali_horsemen-line = Cavalry of the West African empire of Sundiata
unit-hussite_war_wagons = Hussite War Wagons
unit-hussite_war_wagons-line = Bohemian wagon forts with early guns

## Elite units: era III

unit-bantu_ruga_ruga = Bantu Ruga-ruga
unit-bantu_ruga_ruga-line = East African irregulars with muskets and spears
unit-ballonabwehrkanone = Ballonabwehrkanone
unit-ballonabwehrkanone-line = Krupp gun of 1870 against the balloons of besieged Paris
unit-winged_hussars = Winged Hussars
unit-winged_hussars-line = Polish lancers with feathered wings
unit-janissaries = Janissaries
unit-janissaries-line = Standing infantry of the Ottoman sultan
unit-landsknechte = Landsknechte
unit-landsknechte-line = German mercenaries in slashed, bright dress
unit-spanish_tercio = Spanish Tercio
unit-spanish_tercio-line = Pikes and firearms of Spain in one great square
unit-zulu_impi = Zulu Impi
unit-zulu_impi-line = Regiments that attack like the horns of a bull
unit-vieille_garde = Vieille Garde
unit-vieille_garde-line = Napoleon's Old Guard, his last reserve
unit-caroleans = Caroleans
unit-caroleans-line = Swedish soldiers who charged home with sword and pike
unit-agojie = Agojie
unit-agojie-line = Women soldiers of the kingdom of Dahomey
unit-maori_toa = Māori Toa
unit-maori_toa-line = Warriors of Aotearoa, masters of earth forts
unit-gurkha_rifles = Gurkha Rifles
unit-gurkha_rifles-line = Nepalese riflemen with the curved kukri
unit-comanche_riders = Comanche Riders
unit-comanche_riders-line = Horse lords of the southern Great Plains
unit-llaneros = Llaneros
unit-llaneros-line = Lancers from the plains of Venezuela and Colombia
unit-geobukseon = Geobukseon
unit-geobukseon-line = Korean turtle ship with spiked roof and cannon

## Elite units: era IV

unit-armee_secrete = Armée Secrète
unit-armee_secrete-line = Secret army of the Resistance against the occupation
unit-night_witches = Night Witches
unit-night_witches-line = Soviet women who bombed by night in wooden biplanes
unit-harlem_hellfighters = Harlem Hellfighters
unit-harlem_hellfighters-line = Black soldiers from New York, 191 days at the front
unit-desert_rats = Desert Rats
unit-desert_rats-line = British 7th Armoured Division in North Africa
unit-cobras_fumantes = Cobras Fumantes
unit-cobras_fumantes-line = Smoking snakes: Brazil's soldiers in Italy, 1944 to 1945
unit-australian_light_horse = Australian Light Horse
unit-australian_light_horse-line = Mounted troops who charged into Beersheba in 1917
unit-navajo_code_talkers = Navajo Code Talkers
unit-navajo_code_talkers-line = United States marines whose code was never broken
unit-finnish_ski_troops = Finnish Ski Troops
unit-finnish_ski_troops-line = Skiers in white of the Winter War, 1939 to 1940
unit-tirailleurs_senegalais = Tirailleurs Sénégalais
unit-tirailleurs_senegalais-line = West African riflemen of the French army
unit-eighth_route_army = Eighth Route Army
unit-eighth_route_army-line = Chinese guerrillas behind the Japanese lines
unit-squadron_303 = 303 Squadron
unit-squadron_303-line = Polish fighter pilots in the Battle of Britain
unit-katyusha_battery = Katyusha Battery
unit-katyusha_battery-line = Soviet rocket launchers on lorries
unit-arditi = Arditi
unit-arditi-line = The daring ones: Italian assault troops with dagger and grenade
unit-renault_ft = Renault FT
unit-renault_ft-line = French light tank of the First World War with a turning turret
unit-chindits = Chindits
unit-chindits-line = Raiders deep in the Burmese jungle, supplied from the air

## Heroes: era I

unit-leonidas = Leonidas
unit-leonidas-line = King of Sparta who fell at Thermopylae in 480 BC
unit-hannibal_barca = Hannibal Barca
unit-hannibal_barca-line = Carthaginian who led elephants across the Alps

## Heroes: era II

unit-saladin = Saladin
unit-saladin-line = Sultan who won at Hattin and took Jerusalem in 1187
unit-robert_the_bruce = Robert the Bruce
unit-robert_the_bruce-line = King of Scots, victor of Bannockburn in 1314

## Heroes: era III

unit-lion_from_the_north = Lion from the North
unit-lion_from_the_north-line = Gustavus Adolphus of Sweden, fallen at Lützen in 1632
unit-nzinga_mbande = Nzinga Mbande
unit-nzinga_mbande-line = Queen of Ndongo and Matamba who defied the Portuguese

## Heroes: era IV

unit-simo_hayha = Simo Häyhä
unit-simo_hayha-line = Finnish sniper of the Winter War
unit-milunka_savic = Milunka Savić
unit-milunka_savic-line = Serbian sergeant of the Balkan Wars and the First World War

## Relics: era I

relic-terracotta_warrior = Terracotta Warrior
relic-terracotta_warrior-note = One of thousands that guard the tomb of China's first emperor, found by farmers in 1974.
relic-rosetta_stone = Rosetta Stone
relic-rosetta_stone-note = A decree of 196 BC in three scripts, which opened the way to reading hieroglyphs.
relic-antikythera_mechanism = Antikythera Mechanism
relic-antikythera_mechanism-note = Greek clockwork of bronze gears that foretold eclipses, raised from a wreck in 1901.
relic-sword_of_goujian = Sword of Goujian
relic-sword_of_goujian-note = Bronze sword of a king of Yue, found in 1965 untarnished and still sharp.
relic-narmer_palette = Narmer Palette
relic-narmer_palette-note = Carved stone of about 3100 BC: a king wears the crowns of both halves of Egypt.
relic-cyrus_cylinder = Cyrus Cylinder
relic-cyrus_cylinder-note = Clay cylinder on which the Persian king justifies his taking of Babylon in 539 BC.
relic-larnax_of_vergina = Golden Larnax of Vergina
relic-larnax_of_vergina-note = Gold chest with the Macedonian sun, found in a royal tomb in 1977.
relic-lion_capital_of_ashoka = Lion Capital of Ashoka
relic-lion_capital_of_ashoka-note = Four lions from a pillar at Sarnath, since 1950 the emblem of India.

## Relics: era II

relic-sutton_hoo_helmet = Sutton Hoo Helmet
relic-sutton_hoo_helmet-note = Masked helmet from an Anglo-Saxon ship burial of the seventh century, excavated in 1939.
relic-bayeux_tapestry = Bayeux Tapestry
relic-bayeux_tapestry-note = Embroidery of almost seventy metres that tells of the conquest of England in 1066.
relic-oseberg_ship = Oseberg Ship
relic-oseberg_ship-note = Richly carved Viking ship in which two women were buried in 834.
relic-holy_crown_of_hungary = Holy Crown of Hungary
relic-holy_crown_of_hungary-note = Crown of the Hungarian kings, known by its bent cross.
relic-sun_stone = Aztec Sun Stone
relic-sun_stone-note = Carved disc of some 24 tonnes, unearthed in Mexico City's main square in 1790.
relic-jikji = Jikji
relic-jikji-note = Korean book of 1377, the oldest surviving one printed with movable metal type.
relic-golden_rhinoceros = Golden Rhinoceros of Mapungubwe
relic-golden_rhinoceros-note = Small figure of gold foil from a royal grave of the thirteenth century in southern Africa.
relic-lewis_chessmen = Lewis Chessmen
relic-lewis_chessmen-note = Chess pieces of walrus ivory from the twelfth century, found on a Scottish island by 1831.

## Relics: era III

relic-vasa = Vasa
relic-vasa-note = Swedish warship that sank on her maiden voyage in 1628 and was raised in 1961.
relic-benin_bronzes = Benin Bronzes
relic-benin_bronzes-note = Plaques and heads from the royal palace of Benin, carried off by British troops in 1897.
relic-penacho = Penacho
relic-penacho-note = Feather headdress from Aztec Mexico, now in Vienna; tradition gives it to Moctezuma.
relic-galileos_telescope = Galileo's Telescope
relic-galileos_telescope-note = With such a tube he saw in 1610 that Jupiter has moons of its own.
relic-uniform_of_charles_xii = Uniform of Charles XII
relic-uniform_of_charles_xii-note = Worn by the king of Sweden when a bullet killed him at Fredriksten in 1718.
relic-star_spangled_banner = Star-Spangled Banner
relic-star_spangled_banner-note = Flag that flew over Fort McHenry in 1814 and gave the United States their anthem.
relic-golden_stool = Golden Stool
relic-golden_stool-note = Seat of the Asante nation's soul; a British demand for it led to war in 1900.
relic-tipus_tiger = Tipu's Tiger
relic-tipus_tiger-note = Mechanical tiger mauling a European, made for the ruler of Mysore about 1793.

## Relics: era IV

relic-wright_flyer = Wright Flyer
relic-wright_flyer-note = First powered aeroplane under control in the air, on 17 December 1903.
relic-sarajevo_car = Sarajevo Car
relic-sarajevo_car-note = The open car in which Archduke Franz Ferdinand was shot on 28 June 1914.
relic-deborah = Tank Deborah
relic-deborah-note = British tank lost at Cambrai in 1917 and dug out of the earth in 1998.
relic-cher_ami = Cher Ami
relic-cher_ami-note = Homing pigeon that, though shot, carried word of the Lost Battalion in 1918.
relic-enigma_machine = Enigma Machine
relic-enigma_machine-note = German cipher machine, first broken by Polish mathematicians in 1932.
relic-hiroshima_watch = Watch from Hiroshima
relic-hiroshima_watch-note = Pocket watch that stopped at 8:15 on 6 August 1945.
relic-columbia = Command Module Columbia
relic-columbia-note = It brought the crew of Apollo 11 back from the Moon in July 1969.
relic-berlin_wall = Piece of the Berlin Wall
relic-berlin_wall-note = Concrete from the barrier that divided the city from 1961 to 1989.

## Warfare tokens

token-long_1 = Long range +1
token-long_1-help = Adds 1 to your long-range total while its unit stands.
token-medium_1 = Medium range +1
token-medium_1-help = Adds 1 to your medium-range total while its unit stands.
token-medium_2 = Medium range +2
token-medium_2-help = Adds 2 to your medium-range total while its unit stands.
token-close_2 = Close combat +2
token-close_2-help = Adds 2 to your close-combat total while its unit stands.
token-all_1 = All lines +1
token-all_1-help = Adds 1 to your total in every line while its unit stands.
token-heroic_death = Heroic death
token-heroic_death-help = When its unit is defeated, 1 damage strikes the other side at once.
token-accuracy = Accuracy
token-accuracy-help = Guards you against the heroic death of units that your first damage of a line defeats.
token-diversion = Diversion
token-diversion-help = The first damage of every line goes to its unit.
token-relaunch = Relaunch
token-relaunch-help = Lets you roll your die again once.
token-chase = Chase
token-chase-help = Face a unit of your choice from the discard pile of the era you jumped to.
token-tighten_up = Tighten up!
token-tighten_up-help = Improve your hand as one of the gears' actions does, in your turn or when challenged.
