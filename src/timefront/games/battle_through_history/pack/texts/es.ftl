# Names and texts of the pack. Historical names are written as this language writes them.

## Sabatons

sabaton-par = Pär
sabaton-joakim = Joakim
sabaton-chris = Chris
sabaton-hannes = Hannes
sabaton-tommy = Tommy

## Base units: Pär

unit-trebuchet = Trabuquete
unit-trebuchet-line = Lanzapiedras de contrapeso
unit-archers = Arqueros
unit-archers-line = Soldados de a pie con sencillos arcos de madera
unit-conscripts = Reclutas
unit-conscripts-line = Alistados a toda prisa, y vienen más de camino
unit-spy = Espía
unit-spy-line = Ojos y oídos en el campamento enemigo
unit-horsemen = Jinetes
unit-horsemen-line = Caballería ligera que rompe formaciones
unit-hunters = Cazadores
unit-hunters-line = Gente del bosque de puntería certera
unit-shield_bearers = Portaescudos
unit-shield_bearers-line = Atraen los golpes hacia sí
unit-standard_bearer = Abanderado
unit-standard_bearer-line = En torno a su bandera se reagrupan todos

## Base units: Joakim

unit-raiders = Saqueadores
unit-raiders-line = Luchan hasta el final
unit-shield_wall = Muro de escudos
unit-shield_wall-line = Escudo con escudo y lanzas entre ellos
unit-levy = Leva
unit-levy-line = Campesinos que deben a su señor servicio de armas
unit-axe_throwers = Lanzadores de hachas
unit-axe_throwers-line = Una descarga de hachas antes de la acometida
unit-slingers = Honderos
unit-slingers-line = Pastores con honda y piedra
unit-marksmen = Tiradores
unit-marksmen-line = Pocos disparos, y todos cuentan
unit-war_drummers = Tambores de guerra
unit-war_drummers-line = Su redoble torna el miedo en valor
unit-decoys = Señuelos
unit-decoys-line = Hombres de paja y tiendas vacías

## Base units: Chris

unit-swordsmen = Espadachines
unit-swordsmen-line = Se abren paso entre las filas
unit-skirmishers = Hostigadores
unit-skirmishers-line = Tropas ligeras que disparan y se retiran
unit-spearmen = Lanceros de a pie
unit-spearmen-line = Un seto de puntas difícil de romper
unit-militia = Milicia
unit-militia-line = Vecinos en armas
unit-saboteur = Saboteador
unit-saboteur-line = Entra con el barril de pólvora
unit-minstrels = Juglares
unit-minstrels-line = Su estruendo confunde al enemigo
unit-lookouts = Vigías
unit-lookouts-line = Ven venir una segunda oportunidad
unit-ballista = Balista
unit-ballista-line = Ballesta gigante sobre un bastidor

## Base units: Hannes

unit-mangonel = Mangonel
unit-mangonel-line = Máquina que lanza piedras por encima de los muros
unit-javelin_throwers = Lanzadores de jabalinas
unit-javelin_throwers-line = Sus tiros abren brechas
unit-guards = Guardias
unit-guards-line = Juraron mantener la línea
unit-camp_followers = Gente del bagaje
unit-camp_followers-line = Quienes siguen a los carros echan una mano
unit-zealots = Fanáticos
unit-zealots-line = Su final es su último golpe
unit-sharpshooters = Tiradores de precisión
unit-sharpshooters-line = Ojos pacientes tras la mira
unit-drummers = Tamborileros
unit-drummers-line = Devuelven el paso a la línea
unit-scouts = Exploradores
unit-scouts-line = Se dejan ver y desaparecen

## Base units: Tommy

unit-mounted_bowmen = Arqueros a caballo
unit-mounted_bowmen-line = Arrastran tras de sí al enemigo
unit-lancers = Lanceros
unit-lancers-line = A la carga, lanza en ristre
unit-footmen = Infantes
unit-footmen-line = Recia infantería de línea
unit-peasants = Campesinos
unit-peasants-line = Con guadañas y mayales, y cada vez más
unit-sappers = Zapadores
unit-sappers-line = Derriban el muro sobre todos
unit-fowlers = Cazadores de aves
unit-fowlers-line = No malgastan ninguna flecha
unit-pipers = Gaiteros
unit-pipers-line = Otra tonada, otro intento
unit-onager = Onagro
unit-onager-line = Lanzapiedras con nombre de asno salvaje

## Elite units: era I

unit-persian_immortals = Inmortales persas
unit-persian_immortals-line = Diez mil guardias reales cuyo número siempre se completaba
unit-carthaginian_soldiers = Soldados cartagineses
unit-carthaginian_soldiers-line = Ciudadanos y mercenarios de la potencia naval de Cartago
unit-vitruvian_scorpio = Escorpión de Vitruvio
unit-vitruvian_scorpio-line = Lanzadardos romano descrito por Vitruvio
unit-spartan_hoplites = Hoplitas espartanos
unit-spartan_hoplites-line = Ciudadanos criados para la guerra, escudo con escudo
unit-macedonian_phalangites = Falangitas macedonios
unit-macedonian_phalangites-line = Infantería de Alejandro con la larga sarisa
unit-roman_legionaries = Legionarios romanos
unit-roman_legionaries-line = Infantería pesada que marchaba, cavaba y combatía
unit-egyptian_charioteers = Carros de guerra egipcios
unit-egyptian_charioteers-line = Arqueros en carros ligeros de dos caballos
unit-nubian_archers = Arqueros nubios
unit-nubian_archers-line = Maestros del arco del Nilo, al sur de Egipto
unit-assyrian_siege_engineers = Ingenieros de asedio asirios
unit-assyrian_siege_engineers-line = Constructores de rampas, torres y arietes
unit-parthian_horse_archers = Arqueros a caballo partos
unit-parthian_horse_archers-line = Jinetes que disparan hacia atrás fingiendo huir
unit-balearic_slingers = Honderos baleares
unit-balearic_slingers-line = Honderos isleños al servicio de Cartago y luego de Roma
unit-mauryan_war_elephants = Elefantes de guerra mauryas
unit-mauryan_war_elephants-line = Elefantes del primer imperio que dominó casi toda la India
unit-qin_crossbowmen = Ballesteros Qin
unit-qin_crossbowmen-line = Filas de ballesteros del primer emperador de China
unit-celtic_gaesatae = Gesatos celtas
unit-celtic_gaesatae-line = Lanceros de más allá de los Alpes que luchaban desnudos
unit-moche_warriors = Guerreros mochicas
unit-moche_warriors-line = Guerreros de maza de la costa norte del Perú

## Elite units: era II

unit-trung_sisters = Hermanas Trưng
unit-trung_sisters-line = Dos hermanas que alzaron Vietnam contra los Han
unit-genoese_crossbowmen = Ballesteros genoveses
unit-genoese_crossbowmen-line = Tiradores a sueldo de Génova tras altos paveses
unit-viking_berserkers = Berserkers vikingos
unit-viking_berserkers-line = Guerreros de las sagas nórdicas poseídos por la furia
unit-varangian_guard = Guardia varega
unit-varangian_guard-line = Hombres del norte con hacha, guardia del emperador en Constantinopla
unit-mongol_horse_archers = Arqueros a caballo mongoles
unit-mongol_horse_archers-line = Jinetes de la estepa con varios caballos cada uno
unit-english_longbowmen = Arqueros ingleses de arco largo
unit-english_longbowmen-line = Hombres libres cuyas flechas vencieron en Crécy y Azincourt
unit-kamakura_samurai = Samuráis de Kamakura
unit-kamakura_samurai-line = Guerreros que hicieron frente a los desembarcos mongoles en Japón
unit-mamluk_cavalry = Caballería mameluca
unit-mamluk_cavalry-line = Jinetes formados como esclavos, vencedores de los mongoles en Ain Yalut
unit-knights_templar = Caballeros templarios
unit-knights_templar-line = Monjes guerreros de la cruz roja
unit-swiss_pikemen = Piqueros suizos
unit-swiss_pikemen-line = Confederados en profundos cuadros de picas
unit-jaguar_warriors = Guerreros jaguar
unit-jaguar_warriors-line = Combatientes aztecas con piel de jaguar que tomaban cautivos
unit-byzantine_cataphracts = Catafractos bizantinos
unit-byzantine_cataphracts-line = Jinetes acorazados sobre caballos acorazados
unit-song_fire_lancers = Lanzas de fuego Song
unit-song_fire_lancers-line = Infantería china con lanzas que escupían fuego
unit-mali_horsemen = Jinetes de Malí
unit-mali_horsemen-line = Caballería del imperio de Sundiata, en África occidental
unit-hussite_war_wagons = Carros de guerra husitas
unit-hussite_war_wagons-line = Fortalezas de carros de Bohemia con las primeras armas de fuego

## Elite units: era III

unit-bantu_ruga_ruga = Ruga-ruga bantúes
unit-bantu_ruga_ruga-line = Irregulares de África oriental con mosquetes y lanzas
unit-ballonabwehrkanone = Ballonabwehrkanone
unit-ballonabwehrkanone-line = Cañón Krupp de 1870 contra los globos del París sitiado
unit-winged_hussars = Húsares alados
unit-winged_hussars-line = Lanceros polacos con alas de plumas
unit-janissaries = Jenízaros
unit-janissaries-line = Infantería permanente del sultán otomano
unit-landsknechte = Lansquenetes
unit-landsknechte-line = Mercenarios alemanes de ropas acuchilladas y coloridas
unit-spanish_tercio = Tercio español
unit-spanish_tercio-line = Picas y armas de fuego de España en un gran cuadro
unit-zulu_impi = Impi zulú
unit-zulu_impi-line = Regimientos que atacan como los cuernos de un toro
unit-vieille_garde = Vieja Guardia
unit-vieille_garde-line = La última reserva de Napoleón, la Vieille Garde
unit-caroleans = Carolinos
unit-caroleans-line = Soldados suecos que cargaban con espada y pica
unit-agojie = Agojie
unit-agojie-line = Mujeres soldado del reino de Dahomey
unit-maori_toa = Toa maoríes
unit-maori_toa-line = Guerreros de Aotearoa, maestros de los fuertes de tierra
unit-gurkha_rifles = Fusileros gurkas
unit-gurkha_rifles-line = Fusileros nepalíes con el curvo kukri
unit-comanche_riders = Jinetes comanches
unit-comanche_riders-line = Señores a caballo de las Grandes Llanuras del sur
unit-llaneros = Llaneros
unit-llaneros-line = Lanceros de los llanos de Venezuela y Colombia
unit-geobukseon = Barco tortuga
unit-geobukseon-line = El Geobukseon coreano, con techo de púas y cañones

## Elite units: era IV

unit-armee_secrete = Ejército Secreto
unit-armee_secrete-line = Armée Secrète: la Resistencia contra la ocupación
unit-night_witches = Brujas de la noche
unit-night_witches-line = Aviadoras soviéticas que bombardeaban de noche en biplanos de madera
unit-harlem_hellfighters = Harlem Hellfighters
unit-harlem_hellfighters-line = Soldados negros de Nueva York, 191 días en el frente
unit-desert_rats = Ratas del desierto
unit-desert_rats-line = 7.ª División Acorazada británica en el norte de África
unit-cobras_fumantes = Cobras que fuman
unit-cobras_fumantes-line = Los soldados de Brasil en Italia, de 1944 a 1945
unit-australian_light_horse = Caballería ligera australiana
unit-australian_light_horse-line = Tropas montadas que entraron a la carga en Beerseba en 1917
unit-navajo_code_talkers = Locutores de claves navajos
unit-navajo_code_talkers-line = Marines de Estados Unidos cuyo código nunca fue descifrado
unit-finnish_ski_troops = Esquiadores finlandeses
unit-finnish_ski_troops-line = Esquiadores de blanco en la Guerra de Invierno, de 1939 a 1940
unit-tirailleurs_senegalais = Tiradores senegaleses
unit-tirailleurs_senegalais-line = Fusileros de África occidental en el ejército francés
unit-eighth_route_army = Octavo Ejército de Ruta
unit-eighth_route_army-line = Guerrilleros chinos tras las líneas japonesas
unit-squadron_303 = Escuadrón 303
unit-squadron_303-line = Pilotos de caza polacos en la batalla de Inglaterra
unit-katyusha_battery = Batería de Katiusha
unit-katyusha_battery-line = Lanzacohetes soviéticos sobre camiones
unit-arditi = Arditi
unit-arditi-line = Los audaces: tropas de asalto italianas con puñal y granada
unit-renault_ft = Renault FT
unit-renault_ft-line = Carro ligero francés de la Primera Guerra Mundial con torreta giratoria
unit-chindits = Chindits
unit-chindits-line = Incursores en la selva birmana, abastecidos desde el aire

## Heroes: era I

unit-leonidas = Leónidas
unit-leonidas-line = Rey de Esparta, caído en las Termópilas en 480 a. C.
unit-hannibal_barca = Aníbal Barca
unit-hannibal_barca-line = Cartaginés que llevó elefantes a través de los Alpes

## Heroes: era II

unit-saladin = Saladino
unit-saladin-line = Sultán que venció en Hattin y tomó Jerusalén en 1187
unit-robert_the_bruce = Roberto I Bruce
unit-robert_the_bruce-line = Rey de los escoceses, vencedor de Bannockburn en 1314

## Heroes: era III

unit-lion_from_the_north = León del Norte
unit-lion_from_the_north-line = Gustavo Adolfo de Suecia, caído en Lützen en 1632
unit-nzinga_mbande = Nzinga Mbande
unit-nzinga_mbande-line = Reina de Ndongo y Matamba que desafió a los portugueses

## Heroes: era IV

unit-simo_hayha = Simo Häyhä
unit-simo_hayha-line = Francotirador finlandés de la Guerra de Invierno
unit-milunka_savic = Milunka Savić
unit-milunka_savic-line = Sargento serbia de las guerras balcánicas y de la Primera Guerra Mundial

## Relics: era I

relic-terracotta_warrior = Guerrero de terracota
relic-terracotta_warrior-note = Uno de los miles que custodian la tumba del primer emperador de China, hallados por campesinos en 1974.
relic-rosetta_stone = Piedra de Rosetta
relic-rosetta_stone-note = Un decreto de 196 a. C. en tres escrituras que abrió el camino para leer los jeroglíficos.
relic-antikythera_mechanism = Mecanismo de Anticitera
relic-antikythera_mechanism-note = Engranajes griegos de bronce que predecían eclipses, rescatados de un naufragio en 1901.
relic-sword_of_goujian = Espada de Goujian
relic-sword_of_goujian-note = Espada de bronce de un rey de Yue, hallada en 1965 sin mancha y todavía afilada.
relic-narmer_palette = Paleta de Narmer
relic-narmer_palette-note = Piedra tallada hacia 3100 a. C.: un rey lleva las coronas de las dos mitades de Egipto.
relic-cyrus_cylinder = Cilindro de Ciro
relic-cyrus_cylinder-note = Cilindro de arcilla en el que el rey persa justifica la toma de Babilonia en 539 a. C.
relic-larnax_of_vergina = Lárnax de oro de Vergina
relic-larnax_of_vergina-note = Cofre de oro con el sol macedonio, hallado en una tumba real en 1977.
relic-lion_capital_of_ashoka = Capitel de los leones de Ashoka
relic-lion_capital_of_ashoka-note = Cuatro leones de un pilar de Sarnath, emblema de la India desde 1950.

## Relics: era II

relic-sutton_hoo_helmet = Casco de Sutton Hoo
relic-sutton_hoo_helmet-note = Casco con máscara de un barco funerario anglosajón del siglo VII, excavado en 1939.
relic-bayeux_tapestry = Tapiz de Bayeux
relic-bayeux_tapestry-note = Bordado de casi setenta metros que narra la conquista de Inglaterra en 1066.
relic-oseberg_ship = Barco de Oseberg
relic-oseberg_ship-note = Barco vikingo ricamente tallado en el que fueron enterradas dos mujeres en 834.
relic-holy_crown_of_hungary = Santa Corona de Hungría
relic-holy_crown_of_hungary-note = Corona de los reyes húngaros, reconocible por su cruz torcida.
relic-sun_stone = Piedra del Sol
relic-sun_stone-note = Disco tallado de unas 24 toneladas, desenterrado en la plaza mayor de la Ciudad de México en 1790.
relic-jikji = Jikji
relic-jikji-note = Libro coreano de 1377, el más antiguo conservado impreso con tipos móviles de metal.
relic-golden_rhinoceros = Rinoceronte de oro de Mapungubwe
relic-golden_rhinoceros-note = Pequeña figura de lámina de oro de una tumba real del siglo XIII en el sur de África.
relic-lewis_chessmen = Ajedrez de Lewis
relic-lewis_chessmen-note = Piezas de ajedrez de marfil de morsa del siglo XII, halladas en una isla escocesa hacia 1831.

## Relics: era III

relic-vasa = Vasa
relic-vasa-note = Buque de guerra sueco hundido en su viaje inaugural en 1628 y reflotado en 1961.
relic-benin_bronzes = Bronces de Benín
relic-benin_bronzes-note = Placas y cabezas del palacio real de Benín, saqueadas por tropas británicas en 1897.
relic-penacho = Penacho
relic-penacho-note = Tocado de plumas del México azteca, hoy en Viena; la tradición lo atribuye a Moctezuma.
relic-galileos_telescope = Telescopio de Galileo
relic-galileos_telescope-note = Con un tubo así vio en 1610 que Júpiter tiene sus propias lunas.
relic-uniform_of_charles_xii = Uniforme de Carlos XII
relic-uniform_of_charles_xii-note = Lo llevaba el rey de Suecia cuando una bala lo mató ante Fredriksten en 1718.
relic-star_spangled_banner = Star-Spangled Banner
relic-star_spangled_banner-note = Bandera que ondeó sobre Fort McHenry en 1814 y dio a Estados Unidos su himno.
relic-golden_stool = Taburete de Oro
relic-golden_stool-note = Asiento del alma del pueblo asante; los británicos lo exigieron y hubo guerra en 1900.
relic-tipus_tiger = El tigre de Tipu
relic-tipus_tiger-note = Tigre mecánico que ataca a un europeo, hecho hacia 1793 para el soberano de Mysore.

## Relics: era IV

relic-wright_flyer = Wright Flyer
relic-wright_flyer-note = Primer avión a motor que voló bajo control, el 17 de diciembre de 1903.
relic-sarajevo_car = El coche de Sarajevo
relic-sarajevo_car-note = El coche abierto en el que mataron al archiduque Francisco Fernando el 28 de junio de 1914.
relic-deborah = El carro Deborah
relic-deborah-note = Carro británico perdido en Cambrai en 1917 y desenterrado en 1998.
relic-cher_ami = Cher Ami
relic-cher_ami-note = Paloma mensajera que, aunque herida, llevó en 1918 el mensaje del Batallón Perdido.
relic-enigma_machine = Máquina Enigma
relic-enigma_machine-note = Máquina de cifrado alemana, descifrada por primera vez por matemáticos polacos en 1932.
relic-hiroshima_watch = Reloj de Hiroshima
relic-hiroshima_watch-note = Reloj de bolsillo que se detuvo a las 8:15 del 6 de agosto de 1945.
relic-columbia = Módulo de mando Columbia
relic-columbia-note = Trajo de vuelta de la Luna a la tripulación del Apolo 11 en julio de 1969.
relic-berlin_wall = Trozo del Muro de Berlín
relic-berlin_wall-note = Hormigón de la barrera que dividió la ciudad de 1961 a 1989.

## Warfare tokens

token-long_1 = Largo alcance +1
token-long_1-help = Suma 1 a tu total de largo alcance mientras su unidad siga en pie.
token-medium_1 = Medio alcance +1
token-medium_1-help = Suma 1 a tu total de medio alcance mientras su unidad siga en pie.
token-medium_2 = Medio alcance +2
token-medium_2-help = Suma 2 a tu total de medio alcance mientras su unidad siga en pie.
token-close_2 = Cuerpo a cuerpo +2
token-close_2-help = Suma 2 a tu total de cuerpo a cuerpo mientras su unidad siga en pie.
token-all_1 = Todas las líneas +1
token-all_1-help = Suma 1 a tu total en cada línea mientras su unidad siga en pie.
token-heroic_death = Muerte heroica
token-heroic_death-help = Cuando su unidad es derrotada, 1 punto de daño golpea de inmediato al otro bando.
token-accuracy = Precisión
token-accuracy-help = Te protege de la muerte heroica de la unidad que derrote tu primer punto de daño de una línea.
token-diversion = Distracción
token-diversion-help = El primer punto de daño de cada línea va a su unidad.
token-relaunch = Volver a tirar
token-relaunch-help = Permite volver a tirar tu dado una vez.
token-chase = Persecución
token-chase-help = Enfréntate a una unidad que elijas de la pila de descarte de la era a la que saltaste.
token-tighten_up = ¡Bloquear las filas!
token-tighten_up-help = Mejora tu mano como una acción del engranaje, en tu turno o cuando te desafían.
