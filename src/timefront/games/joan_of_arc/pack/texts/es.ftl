# Names and texts of the pack, in Spanish. Persons of history keep their names, but titles are translated, and Joan
# is Juana de Arco.

## Dice

die-white = Dado blanco
die-yellow = Dado amarillo
die-red = Dado rojo
die-black = Dado negro
die-gigantic = Dado gigantesco
die-doom = Dado del destino

## Factions and sides

faction-french = Franceses
faction-english = Ingleses
faction-burgundian = Borgoñones
faction-mercenary = Mercenarios
faction-holy = Sagrados
faction-unholy = Impíos
faction-lithuanian = Lituanos
side-french = los franceses
side-english = los ingleses
side-anglo_burgundian = los anglo-borgoñones
side-companies = las Compañías Libres
side-holy = las huestes del cielo
side-unholy = los poderes de la noche
side-rivals = los rivales

## Terrain, terrain elements, buildings and fortifications

terrain-plain = Llanura
terrain-field = Campo
terrain-forest = Bosque
terrain-village = Aldea
terrain-hill = Colina
terrain-rocks = Rocas
terrain-swamp = Pantano
terrain-water = Agua

sky-blue = Cielo azul
sky-clouds = Nubes
sky-rainbow = Arcoíris
element-tree = Árbol
element-bush = Arbusto
element-ruins = Ruinas
element-shrine = Santuario
element-well = Pozo
element-rocky_outcrop = Peñasco
building-small_house = Casa pequeña
building-big_house = Casa grande
building-church = Iglesia
building-small_cottage = Cabaña pequeña
building-big_cottage = Cabaña grande
building-shop = Tienda
building-watermill = Molino de agua
building-inn = Posada
building-keep = Torre del homenaje
building-ramparts = Murallas
building-gatehouse = Puerta fortificada
building-isolated_tower = Torre aislada
fortification-stakes = Estacas
fortification-wall = Muro

## Round cards

round-first_steps = Primeros pasos
round-weary_morning = Mañana cansada
round-steady_march = Marcha constante
round-clear_sky = Cielo despejado
round-trumpets = Trompetas
round-decisive_hour = La hora decisiva

## Cartas del consejo de guerra

council-raise_the_banners = Alzad los estandartes
council-raise_the_banners-help = toma 1 orden de mando
council-horns_of_the_vanguard = Cuernos de la vanguardia
council-horns_of_the_vanguard-help = toma 1 orden de carga
council-second_wind = Segundo aliento
council-second_wind-help = toma 1 orden de reactivación
council-watch_at_the_ford = Guardia en el vado
council-watch_at_the_ford-help = toma 1 orden de interrupción
council-bread_and_wine = Pan y vino
council-bread_and_wine-help = 1 tropa tuya desorganizada vuelve a un punto de reagrupamiento
council-te_deum = Te Deum
council-te_deum-help = toma 2 fichas de leyenda
council-veterans_counsel = Consejo de veteranos
council-veterans_counsel-help = toma 2 de experiencia
council-whispers_at_court = Susurros en la corte
council-whispers_at_court-help = toma 2 fichas de intriga
council-strike_the_tents = Levantad las tiendas
council-strike_the_tents-help = desplaza 1 punto de reagrupamiento de tu bando, toma 1 ficha de leyenda
council-night_vigil = Vigilia nocturna
council-night_vigil-help = mueve hasta 2 de tus tropas, cada una a una zona adyacente
council-the_kings_ring = El anillo del rey
council-the_kings_ring-help = eres el primer jugador desde los turnos de esta ronda, y tomas la ficha de relanzar
council-book_of_hours = Libro de horas
council-book_of_hours-help = roba 2 cartas de leyenda

## Legend cards

legend-voices_in_the_garden = Voces en el jardín
legend-voices_in_the_garden-help = en tu turno, roba 2 cartas de leyenda
legend-the_white_hind = La cierva blanca
legend-the_white_hind-help = en tu turno, mueve hasta 2 unidades tuyas, cada una a una zona adyacente
legend-the_dead_of_agincourt_rise = Los muertos de Azincourt se levantan
legend-the_dead_of_agincourt_rise-help = antes de tus dados del destino, 1 tropa tuya desorganizada vuelve a un punto de reagrupamiento
legend-trumpet_of_the_archangel = Trompeta del arcángel
legend-trumpet_of_the_archangel-help = tras una orden del enemigo, activa una zona con unidades tuyas
legend-light_on_the_blade = Luz en la hoja
legend-light_on_the_blade-help = tras tu tirada de ataque, 1 empujón tuyo pasa a desorganizar
legend-saint_catherines_veil = El velo de santa Catalina
legend-saint_catherines_veil-help = tras tu tirada de defensa cuerpo a cuerpo, 1 desorganizar tuyo pasa a escudo
legend-white_doves = Palomas blancas
legend-white_doves-help = tras tu tirada de defensa contra disparos, añade 3 escudos
legend-lance_of_saint_michael = La lanza de san Miguel
legend-lance_of_saint_michael-help = al declararse tu ataque cuerpo a cuerpo, 1 dado rojo y 1 dado blanco más
legend-fresh_horses = Caballos de refresco
legend-fresh_horses-help = en tu turno, devuelve 1 orden de mando y toma 1 orden de carga, y roba 1 carta de leyenda
legend-night_march = Marcha nocturna
legend-night_march-help = en tu turno, mueve hasta 3 unidades tuyas de infantería, cada una a una zona adyacente, y toma 1 orden de mando
legend-scouts_report = Informe de los exploradores
legend-scouts_report-help = en tu turno, roba 1 carta de leyenda y toma 1 ficha de intriga
legend-counter_stroke = Contragolpe
legend-counter_stroke-help = tras una orden del enemigo, activa una zona con unidades tuyas
legend-captured_standard = Estandarte capturado
legend-captured_standard-help = tras un ataque en el que cayó un personaje enemigo, toma 3 de experiencia y roba 1 carta de leyenda
legend-massed_volley = Descarga cerrada
legend-massed_volley-help = al declararse tus disparos, 1 dado rojo más
legend-locked_pavises = Paveses trabados
legend-locked_pavises-help = cuando te atacan, tu defensa tira 2 dados negros más
legend-second_rank_strikes = Golpea la segunda fila
legend-second_rank_strikes-help = tras tu tirada de ataque, relanza hasta 2 de tus dados
legend-hold_the_line = Mantened la línea
legend-hold_the_line-help = tras tu tirada de defensa, se quita cada empujón del ataque
legend-oriflamme_unfurled = La oriflama desplegada
legend-oriflamme_unfurled-help = cuando se activan tus unidades, las de una de tus zonas tienen terror 2 hasta el final de la ronda
legend-mist_over_the_loire = Niebla sobre el Loira
legend-mist_over_the_loire-help = tras una orden del enemigo, hay niebla en un hexágono hasta el final del turno: los disparos hacia él y desde él solo alcanzan zonas adyacentes
legend-healing_spring = Manantial curativo
legend-healing_spring-help = en tu turno, cura hasta 2 heridas de uno de tus personajes y apaga el fuego de su zona
legend-curse_at_the_crossroads = Maldición en la encrucijada
legend-curse_at_the_crossroads-help = tras una orden del enemigo, sus unidades de una zona no pueden cargar hasta el final del turno
legend-falling_star = Estrella fugaz
legend-falling_star-help = en tu turno, pon un fuego en una zona a 2 hexágonos como mucho de uno de tus personajes
legend-death_turned_away = La muerte se aparta
legend-death_turned_away-help = tras una muerte en el dado del destino de una de tus unidades, cuenta como desorganizar
legend-martyrs_patience = Paciencia de los mártires
legend-martyrs_patience-help = cuando se han asignado los resultados a tus unidades, lanza un dado negro por una que sería destruida: con un escudo solo queda desorganizada
legend-contrary_wind = Viento contrario
legend-contrary_wind-help = cuando te disparan, quita 3 dados del ataque
legend-caltrops = Abrojos
legend-caltrops-help = tras una orden del enemigo, hay abrojos en una zona hasta el final del turno: ninguna carga empieza allí ni va más allá; el enemigo pierde hasta 2 órdenes de carga
legend-feigned_retreat = Retirada fingida
legend-feigned_retreat-help = cuando te atacan cuerpo a cuerpo, 1 defensor va a una zona adyacente antes de las tiradas
legend-fire_arrows = Flechas incendiarias
legend-fire_arrows-help = tras tus disparos, pon un fuego en la zona atacada
legend-mine_under_the_wall = Mina bajo la muralla
legend-mine_under_the_wall-help = en tu turno, pon 1 punto de daño en un edificio de la zona de uno de tus ingenieros o de una adyacente
legend-stakes_by_dawn = Estacas al alba
legend-stakes_by_dawn-help = en tu turno, tus arqueros plantan hasta 2 estacas de tu reserva
legend-surgeons_tent = Tienda del cirujano
legend-surgeons_tent-help = antes de tus dados del destino, 1 tropa tuya desorganizada vuelve a un punto de reagrupamiento, y puedes relanzar un dado del destino
legend-burnt_bridges = Puentes quemados
legend-burnt_bridges-help = en tu turno, quita estacas o una barricada donde sea; el enemigo pierde 1 orden de interrupción

## Equipo

equipment-milanese_plate = Coraza milanesa
equipment-milanese_plate-help = cuando el portador se defiende, se quita 1 empujón del ataque
equipment-poleaxe_of_rouen = Hacha de Ruan
equipment-poleaxe_of_rouen-help = una vez por ronda, empuja 1 unidad enemiga de una zona adyacente
equipment-rondel_dagger = Daga de rodelas
equipment-rondel_dagger-help = al atacar, el portador puede repetir 1 de sus dados
equipment-jack_of_plates = Jubón de placas
equipment-jack_of_plates-help = el portador tira 1 dado blanco de defensa más
equipment-coursers_spurs = Espuelas de corcel
equipment-coursers_spurs-help = el portador tiene celeridad 2
equipment-map_of_the_fords = Mapa de los vados
equipment-map_of_the_fords-help = una vez por ronda, mueve 1 unidad tuya de la zona del portador a una zona adyacente
equipment-siege_ladders = Escalas de asedio
equipment-siege_ladders-help = el portador es ingeniero
equipment-grenade_pot = Olla incendiaria
equipment-grenade_pot-help = de un solo uso: un fuego en una zona adyacente
equipment-sword_of_fierbois = Espada de Fierbois
equipment-sword_of_fierbois-help = el portador tiene matador y tira 1 dado blanco más cuerpo a cuerpo
equipment-banner_of_the_lilies = Estandarte de los lirios
equipment-banner_of_the_lilies-help = el portador es un punto de reagrupamiento
equipment-ring_of_jhesus_maria = Anillo de Jhesus Maria
equipment-ring_of_jhesus_maria-help = al empezar tu turno, una vez por ronda, toma 1 ficha de leyenda
equipment-relic_of_saint_denis = Reliquia de san Dionisio
equipment-relic_of_saint_denis-help = el portador es duro
equipment-vial_of_holy_oil = Ampolla de óleo santo
equipment-vial_of_holy_oil-help = de un solo uso: cura hasta 2 heridas del portador
equipment-wolfskin = Piel de lobo
equipment-wolfskin-help = el portador puede esquivar
equipment-black_mirror = Espejo negro
equipment-black_mirror-help = una vez por turno, por 1 de experiencia, roba 1 carta de leyenda
equipment-feather_of_the_archangel = Pluma del arcángel
equipment-feather_of_the_archangel-help = el portador tiene salto 1

## Intriga

intrigue-letters_to_reims = Cartas a Reims
intrigue-letters_to_reims-help = en tu turno o como una interrupción, roba 2 cartas de leyenda
intrigue-bought_sergeant = Sargento comprado
intrigue-bought_sergeant-help = tras una orden del enemigo, activa una zona con unidades tuyas
intrigue-the_dauphins_purse = La bolsa del delfín
intrigue-the_dauphins_purse-help = en tu turno o como una interrupción, toma 2 órdenes de mando
intrigue-voice_of_the_people = La voz del pueblo
intrigue-voice_of_the_people-help = en tu turno o como una interrupción, 2 unidades de campesinos llegan de la reserva a puntos de reagrupamiento
intrigue-spy_in_the_camp = Espía en el campamento
intrigue-spy_in_the_camp-help = en tu turno o como una interrupción, cada rival descarta 1 carta de leyenda
intrigue-pay_chest = El arca de la paga
intrigue-pay_chest-help = en tu turno o como una interrupción, toma 1 orden de mando y 1 de carga
intrigue-burnt_granary = Granero quemado
intrigue-burnt_granary-help = tras una orden del enemigo, cada rival pierde 2 órdenes de mando
intrigue-burgundian_gold = Oro de Borgoña
intrigue-burgundian_gold-help = tras una orden del enemigo, activa una zona con unidades tuyas
intrigue-pilgrims_tithe = Diezmo de peregrinos
intrigue-pilgrims_tithe-help = en tu turno o como una interrupción, toma 2 fichas de leyenda
intrigue-relics_shown = Reliquias a la vista
intrigue-relics_shown-help = tras una orden del enemigo, tus unidades de una zona son duras hasta el final del turno
intrigue-saints_day = Día del santo
intrigue-saints_day-help = antes de tu mantenimiento, 2 de tus personajes de nivel 2 no necesitan pago
intrigue-angelic_host = Hueste angélica
intrigue-angelic_host-help = en tu turno o como una interrupción, hasta 2 tropas tuyas desorganizadas vuelven a puntos de reagrupamiento
intrigue-blood_pact = Pacto de sangre
intrigue-blood_pact-help = en tu turno o como una interrupción, uno de tus personajes recibe una herida y tomas 3 fichas de leyenda
intrigue-plague_cart = Carro de la peste
intrigue-plague_cart-help = tras un dado del destino del enemigo, reagrupar cuenta como desorganizar
intrigue-witch_fire = Fuego de brujas
intrigue-witch_fire-help = en tu turno o como una interrupción, un fuego en una zona a 2 hexágonos o menos de un personaje tuyo
intrigue-black_mass = Misa negra
intrigue-black_mass-help = tras una orden del enemigo, activa una zona con unidades tuyas, que tienen terror 1

## Discussions

talk-cooling_blade = La hoja que se enfría
talk-cooling_blade-A = ¿Cómo mantienes tan vivo el filo?
talk-cooling_blade-B = ¿Cuánto pides por esa?
talk-cooling_blade-C = ¿De quién es la marca de la empuñadura?
talk-cooling_blade-D = ¿Puedo probar la hoja contigo?
talk-cold_forge = La fragua fría
talk-cold_forge-A = ¿Te sobra hierro para nuestras estacas?
talk-cold_forge-B = ¿Trabajarás para nosotros si te enseñamos nuestro oficio?
talk-cold_forge-C = ¿Puedes herrar nuestros caballos antes del mediodía?
talk-cold_forge-D = ¿Qué hay bajo esa arpillera?
talk-guild_oath = El juramento del gremio
talk-guild_oath-A = ¿Qué dice el gremio de la guerra?
talk-guild_oath-B = ¿Romperías tu juramento por nosotros?
talk-guild_oath-C = ¿Llevarán tus oficiales nuestra carga?
talk-guild_oath-D = ¿Marcharán tus oficiales con nosotros?
talk-iron_debt = Deuda de hierro
talk-iron_debt-A = ¿Es cierto que forjaste para una santa?
talk-iron_debt-B = ¿Podemos pagarte con una bendición?
talk-iron_debt-C = ¿Quién te enseñó el oficio?
talk-iron_debt-D = ¿Y si tomamos lo que te deben?
talk-masters_mark = La marca del maestro
talk-masters_mark-A = ¿Queda alguna obra suya?
talk-masters_mark-B = Muéstranos cómo golpeaba el maestro.
talk-masters_mark-C = ¿Armó a los caballeros de Francia?
talk-stolen_armour = La armadura robada
talk-stolen_armour-A = ¿Aún para un golpe?
talk-stolen_armour-B = ¿Cuándo volverá su dueño?
talk-confession = La confesión
talk-confession-A = ¿Me escucháis, padre?
talk-confession-B = ¿Tenéis un bálsamo para mi herida?
talk-confession-C = ¿Qué hay bajo el altar?
talk-confession-D = ¿Teméis lo que soy?
talk-tithe = El diezmo
talk-tithe-A = ¿Qué nos pide la Iglesia?
talk-tithe-B = ¿Quién no ha pagado el diezmo?
talk-tithe-C = ¿Rezaréis por nuestras armas?
talk-tithe-D = ¿Y si nos lo quedamos?
talk-vigil_bell = La campana de la vigilia
talk-vigil_bell-A = ¿Dónde se reunirán los dispersos?
talk-vigil_bell-B = ¿Cuidáis a alguno de los nuestros?
talk-vigil_bell-C = ¿Bendeciréis mi suerte?
talk-vigil_bell-D = ¿Por quién dobla de verdad la campana?
talk-old_latin = Latín antiguo
talk-old_latin-A = Leedme la línea en rojo.
talk-old_latin-B = Leedme la línea tachada.
talk-old_latin-C = ¿Quién escribió el libro?
talk-old_latin-D = ¿Qué está profetizado para esta noche?
talk-crypt = La cripta
talk-crypt-A = ¿Qué dejaron junto a los muertos?
talk-crypt-B = ¿Es bendita esta agua?
talk-crypt-C = ¿Habla una voz en la piedra?
talk-heresy = Herejía
talk-heresy-A = Pronunciad el nombre en voz alta.
talk-heresy-B = ¿Quién más lo sabe?
talk-empty_basket = La cesta vacía
talk-empty_basket-A = ¿Quién compró toda tu mercancía?
talk-empty_basket-B = ¿Qué has visto por el camino?
talk-empty_basket-C = ¿Llevarás un recado a los nuestros?
talk-empty_basket-D = ¿Qué escondes bajo el paño?
talk-road_news = Noticias del camino
talk-road_news-A = ¿Quién pasó antes que nosotros?
talk-road_news-B = ¿Qué has contado a los otros?
talk-road_news-C = ¿Hay otra salida del pueblo?
talk-road_news-D = ¿Cómo evitan el peaje los carreteros?
talk-haggling = Regateo
talk-haggling-A = ¿Qué hay en el fondo de tu cesta?
talk-haggling-B = ¿Aceptas esta medalla?
talk-haggling-C = ¿De quién es ese carro de madera?
talk-haggling-D = ¿Dónde guardan los caballos de refresco?
talk-old_coins = Monedas viejas
talk-old_coins-A = ¿Quién te pagó con esto?
talk-old_coins-B = ¿Lanzamos una por la bolsa?
talk-old_coins-C = ¿Es esa la cabeza del Delfín?
talk-old_coins-D = ¿Qué rey lleva esta?
talk-secret_door = La puerta secreta
talk-secret_door-A = Muéstranos el camino.
talk-secret_door-B = ¿Quién más tiene la llave?
talk-secret_door-C = ¿Echarás el cerrojo tras nosotros?
talk-secret_door-D = ¿Los hombres de quién la conocen?
talk-town_gossip = Habladurías
talk-town_gossip-A = ¿Qué se dice en el pozo?
talk-town_gossip-B = ¿Qué cuentan las ancianas?
talk-town_gossip-C = ¿Está el pueblo con nosotros?
talk-town_gossip-D = ¿Quién ha maldecido aquí al rey?
talk-barred_door = La puerta atrancada
talk-barred_door-A = ¿Abres?
talk-barred_door-B = ¿Podemos despejar lo que cierra el camino?
talk-barred_door-C = ¿Quién está ahí contigo?
talk-barred_door-D = ¿Tenemos que derribarla?
talk-frightened_wife = La esposa asustada
talk-frightened_wife-A = ¿Tienes lienzo limpio?
talk-frightened_wife-B = ¿Por quién enciendes la vela?
talk-frightened_wife-C = ¿Qué has soñado?
talk-frightened_wife-D = ¿Qué escondes bajo la losa del hogar?
talk-mayors_keys = Las llaves del alcalde
talk-mayors_keys-A = ¿Qué abren estas?
talk-mayors_keys-B = ¿Quién te sigue?
talk-mayors_keys-C = ¿Podemos atrancar la puerta con tus vigas?
talk-mayors_keys-D = ¿Dónde se guarda la paja?
talk-night_of_pitchforks = Noche de horcas
talk-night_of_pitchforks-A = ¿Quién vendrá con nosotros?
talk-night_of_pitchforks-B = ¿Cargáis ahora con nosotros?
talk-night_of_pitchforks-C = ¿Marcharéis bajo nuestro estandarte?

## Skills

skill-big = Grande
skill-bodyguard = Guardaespaldas
skill-carrier = Portador
skill-charge = Carga
skill-charisma = Carisma
skill-cohesion = Cohesión
skill-dodge = Esquivar
skill-engineer = Ingeniero
skill-feint = Finta
skill-fireproof = Ignífugo
skill-haste = Celeridad
skill-heal = Curar
skill-immortal = Inmortal
skill-impetuous = Impetuoso
skill-jump = Salto
skill-mercenary = Mercenario
skill-parry = Parada
skill-prayer = Plegaria
skill-rally = Reagrupar
skill-reroll = Relanzar
skill-retaliation = Represalia
skill-ruthless = Despiadado
skill-slayer = Matador
skill-support = Apoyo
skill-targeting = Puntería
skill-terror = Terror
skill-tough = Duro

## Powers: what each effect does, in general; the numbers stand on the card

power-cancel_results = Al defender, retira del ataque resultados de un tipo antes de usar escudos.
power-turn_results = Los resultados de un tipo que se le asignan cuentan como otro.
power-take = Su dueño toma fichas, órdenes o cartas de leyenda.
power-convert_order = Su dueño cambia órdenes sin usar de un tipo por una de otro.
power-take_for_slain = Cuando su ataque cuerpo a cuerpo destruye enemigos, su dueño recibe una recompensa.
power-take_for_result = Cierto resultado en sus dados de cuerpo a cuerpo recompensa a su dueño, una vez por ataque.
power-move_for_result = Cierto resultado en sus dados de cuerpo a cuerpo le permite moverse tras el ataque.
power-grant_skill = Las unidades cercanas tienen una habilidad que no figura en sus cartas.
power-grant_die = Las unidades cercanas lanzan un dado más.
power-dice_for_wounds = En cuerpo a cuerpo lanza un dado más por cada herida en su carta.
power-add_shields = La defensa de su zona recibe escudos sin lanzar dados.
power-remove_defence_die = Al atacar, retira dados de la defensa antes de lanzarlos.
power-extra_wound = Quien resulta herido por una de sus muertes sufre más heridas.
power-reroll_die = Puede volver a lanzar uno de sus dados de un color.
power-strike_on_blank = Al defender en cuerpo a cuerpo, sus caras vacías golpean a los atacantes.
power-fire_on_dodge = Al esquivar puede dejar un fuego tras de sí.
power-place_stakes = Como acción adicional planta estacas en un borde libre de su zona.
power-remove_fire = Como acción apaga un fuego cercano.
power-ignore_terrain = El terreno ni la estorba ni ayuda a quienes combate.
power-immunity = Cierta habilidad ajena no la afecta.
power-melee_again = Tras avanzar puede volver a atacar cuerpo a cuerpo.
power-rally_troop = Trae de vuelta a su lado una tropa desorganizada de su dueño.
power-hasten_rally = Las unidades propias con reagrupamiento tardío vuelven enseguida.
power-move_rally_point = Su dueño desplaza un punto de reagrupamiento.
power-damage_building = Cierto resultado de su disparo daña un edificio de la zona objetivo.
power-rescue = Una tirada puede salvar de la destrucción a una unidad de su zona, que solo se desorganiza.
power-summon = Llama a unidades de la reserva a su zona.
power-command_more = Su próximo mando alcanza a más unidades.
power-move_units = Se mueven unidades de su zona.
power-draw_cards = Su dueño roba cartas de leyenda.
power-heal = Se curan sus heridas.
power-throw_fire = Incendia una zona adyacente.
power-shove = Empuja a un enemigo de una zona adyacente.

## Units: levies, foot, shooters, horse

unit-peasants = Campesinos
unit-angry_peasants = Campesinos airados
unit-peasant_militia = Milicia campesina
unit-provincial_militia = Milicia provincial
unit-pikemen = Piqueros
unit-flemish_pikemen = Piqueros flamencos
unit-guisarmiers = Guisarmeros
unit-halberdiers = Alabarderos
unit-voulgiers = Vulgeros
unit-sergeants_at_arms = Sargentos de armas
unit-heavy_sergeants_at_arms = Sargentos de armas pesados
unit-gascon_and_breton_sergeants = Sargentos de armas gascones y bretones
unit-almogavars = Almogávares
unit-pavisiers = Paveseros
unit-foot_knights = Caballeros a pie
unit-foot_knights_two_handed = Caballeros a pie con armas a dos manos
unit-impetuous_knights = Caballeros impetuosos
unit-sappers = Zapadores
unit-war_hounds = Perros de guerra
unit-hunting_dogs = Perros de caza
unit-executioner = Verdugo
unit-bowmen = Arqueros
unit-militia_bowmen = Arqueros de milicia
unit-crossbowmen = Ballesteros
unit-mounted_bowmen = Arqueros a caballo
unit-hacquebutiers = Arcabuceros
unit-light_cavalry = Caballería ligera
unit-mounted_sergeants_at_arms = Sargentos de armas a caballo
unit-mounted_knights = Caballeros a caballo
unit-french_mounted_knights = Caballeros franceses a caballo
unit-gentry_mounted_knights = Hidalgos a caballo
unit-ballista = Balista
unit-culverin = Culebrina
unit-bombard = Bombarda
unit-trebuchet = Trabuquete

## Units: civilians

unit-blacksmith = Herrero
unit-citizen = Ciudadano
unit-merchant_girl = Vendedora
unit-farmer = Granjero
unit-doctor = Médico
unit-priest = Sacerdote

## Units: persons of history keep their names

unit-john_talbot = John Talbot
unit-john_de_la_pole = John de la Pole
unit-earl_of_salisbury = Conde de Salisbury
unit-william_glasdale = William Glasdale
unit-earl_of_suffolk = Conde de Suffolk
unit-simon_morhier = Simon Morhier
unit-thomas_de_scales = Thomas de Scales
unit-guillaume_de_molins = Guillaume de Molins
unit-edmund_of_somerset = Edmundo de Somerset
unit-sir_john_jouel = Sir John Jouel
unit-jean_de_croy = Jean de Croy
unit-claude_de_chastellux = Claude de Chastellux
unit-jean_de_toulongeon = Jean de Toulongeon
unit-robert_knolles = Robert Knolles
unit-arnaud_amanieu_d_albret = Arnaud Amanieu d’Albret
unit-joan_of_arc = Juana de Arco
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
unit-walter_of_brienne = Conde Gualterio VI de Brienne
unit-pierre_de_cros = Arzobispo Pierre de Cros
unit-cola_di_rienzo = Cola di Rienzo
unit-saint_martha = Santa Marta
unit-french_hero = Héroe francés
unit-french_mounted_hero = Héroe francés a caballo
unit-english_hero = Héroe inglés
unit-english_mounted_hero = Héroe inglés a caballo
unit-burgundian_hero = Héroe borgoñón

## Units: holy and unholy

unit-jean_the_good = Juan el Bueno
unit-boucicaut = Boucicaut
unit-jean_de_clermont = Mariscal Jean de Clermont
unit-arnoul_d_audrehem = Mariscal Arnoul d’Audrehem
unit-philippe_vi = Philippe VI de Valois
unit-john_of_luxembourg = Juan I de Luxemburgo
unit-genoese_crossbowmen = Ballesteros genoveses
unit-short_bowmen = Arqueros de arco corto
unit-edward_iii = Eduardo III
unit-black_prince = El Príncipe Negro
unit-earl_of_oxford = Conde de Oxford
unit-earl_of_warwick = Conde de Warwick
unit-earl_of_northampton = Conde de Northampton
unit-archangel_raphael = Arcángel Rafael
unit-saint_michael = Arcángel San Miguel
unit-destructive_angel = Ángeles destructores
unit-unicorn = Unicornio
unit-triumph = Triunfo
unit-conquest = Conquista
unit-war = Guerra
unit-famine = Hambre
unit-death = Muerte
unit-magog = Magog
unit-gargoyles = Gárgolas
unit-devourers = Devoradores
unit-demonic_legion = Legión demoníaca
unit-heretic_repentants = Herejes arrepentidos
unit-flagellants = Flagelantes
unit-penitents = Penitentes
unit-supplicants = Suplicantes
unit-angel = Ángel
unit-griffin = El grifo
unit-archangel_gabriel = Arcángel Gabriel
unit-angelic_herald = Heraldo angélico
unit-skeletons = Esqueletos
unit-devilish_skeletons = Esqueletos diabólicos
unit-danse_macabre = Esqueletos de la danza macabra
unit-mounted_skeletons = Esqueletos a caballo
unit-damned = Condenados
unit-ghost = Fantasma
unit-wolves = Lobos
unit-voracious_demon = Demonio voraz
unit-flying_demons = Demonios voladores
unit-witch = La bruja
unit-werewolf = El hombre lobo
unit-tarasque = La tarasca
unit-aitvaras = Aitvaras
unit-dragon = El dragón
unit-devil = El diablo
unit-leviathan = El Leviatán

## Objectives. The areas in brackets are where the scenario’s file puts them

objective-french_slay_troop = Cada tropa inglesa destruida
objective-french_slay_captain = Cada personaje inglés destruido
objective-french_hold_road = La encrucijada (C3a, C3b, C3c) en poder francés al final
objective-french_hold_hill = La colina tras los ingleses (E2a, E2b) en poder francés al final
objective-english_slay_troop = Cada tropa francesa destruida
objective-english_slay_captain = Cada personaje francés destruido
objective-english_hold_road = La encrucijada (C3a, C3b, C3c) en poder inglés al final
objective-burn_west_house = La casa del oeste (C2a.1) quemada
objective-burn_north_house = La casa del norte (C2b.1) quemada
objective-burn_church = La iglesia (C3a.1) quemada
objective-loot_treasure = El tesoro de la aldea sacado de la casa señorial (casa grande, D1a.1)
objective-loot_relics = Las reliquias sacadas de la iglesia (C3a.1)
objective-take_sword = La espada sacada de la sacristía (cabaña pequeña, D2b.2)
objective-kill_joan = Juana de Arco destruida
objective-kill_poulengy = Bertrand de Poulengy destruido
objective-kill_metz = Jean de Metz destruido
objective-kill_monk = El monje (Sacerdote, C3a.1) destruido
objective-kill_blacksmith = El herrero en la herrería (tienda, D2b.1) destruido
objective-sortie_slay_troop = Cada tropa anglo-borgoñona destruida
objective-sortie_slay_captain = Cada personaje anglo-borgoñón destruido
objective-sortie_hold_margny = Margny (E2a, E2b) en poder propio al final
objective-league_slay_troop = Cada tropa francesa destruida
objective-league_slay_captain = Cada personaje francés destruido
objective-league_capture_joan = Juana de Arco capturada
objective-league_hold_bridge = El puente (B2) en poder propio al final
objective-host_slay_troop = Cada tropa destruida de las Compañías Libres
objective-host_slay_captain = Cada personaje destruido de las Compañías Libres
objective-host_hold_ridge = La cresta (D2a, D2b, D2c) en poder propio al final
objective-companies_slay_troop = Cada tropa francesa destruida
objective-companies_slay_captain = Cada personaje francés destruido
objective-know_the_dauphin = Una conversación con el Delfín (ciudadano, gran salón, C2b.1)
objective-french_confessor = Una conversación con el confesor (sacerdote, capilla, D2b.1)
objective-french_armourer = Una conversación con el armero (herrero, armería, C3a.1)
objective-french_maid = Una conversación con la doncella (mercadera, cámara, D1a.1)
objective-french_steward = Una conversación con el mayordomo (granjero, cocina, C2a.1)
objective-french_physician = Una conversación con el médico (doctor, portería, B1b.1)
objective-french_groom = Una conversación con el mozo (ciudadano, establos, E1b.1)
objective-turn_the_dauphin = Una conversación con el Delfín (ciudadano, gran salón, C2b.1)
objective-english_confessor = Una conversación con el confesor (sacerdote, capilla, D2b.1)
objective-english_armourer = Una conversación con el armero (herrero, armería, C3a.1)
objective-english_maid = Una conversación con la doncella (mercadera, cámara, D1a.1)
objective-english_steward = Una conversación con el mayordomo (granjero, cocina, C2a.1)
objective-english_physician = Una conversación con el médico (doctor, portería, B1b.1)
objective-english_groom = Una conversación con el mozo (ciudadano, establos, E1b.1)
objective-slay_the_dragon = El dragón destruido
objective-slay_the_tarasque = La tarasca destruida
objective-french_slay_unholy = Cada tropa impía destruida
objective-raze_shepherds_hut = La cabaña de los pastores (B1a.1) derribada
objective-raze_charcoal_hut = La cabaña de los carboneros (B1b.1) derribada
objective-devour_the_relics = Los portadores de las reliquias (Penitentes) destruidos
objective-unholy_slay_troop = Cada tropa francesa destruida
objective-unholy_slay_captain = Cada personaje francés destruido
objective-girl_in_the_chapel = Alguien de las huestes del cielo, mejor la niña, en la capilla (iglesia, D2b.1)
objective-holy_slay_troop = Cada tropa impía destruida
objective-holy_slay_captain = Cada personaje impío destruido
objective-silence_the_girl = La niña (Vendedora) destruida
objective-unholy_slay_angel = Cada tropa santa destruida
objective-unholy_slay_saint = Cada personaje santo destruido
objective-siege_capture_glasdale = William Glasdale capturado
objective-siege_storm_earthwork = El baluarte (C2a, C2b, C3a, C3b) en poder francés al final
objective-siege_ruin_earthwork = Las murallas del baluarte (C3a.1) derribadas
objective-siege_enter_gatehouse = La puerta fortificada (D2.1) tomada
objective-siege_ruin_gatehouse = La puerta fortificada (D2.1) derribada
objective-charge_take_ridge = El centro de la loma (D2a, D2b) en poder francés al final
objective-save_dyers_girl = La niña del tintorero (Vendedora, C2a.1) puesta a salvo: una conversación con ella
objective-save_tanner = El curtidor (Ciudadano, C2b.1) puesto a salvo: una conversación con él
objective-save_chaplain = El capellán (Sacerdote, C3a.1) puesto a salvo: una conversación con él
objective-save_smith = El herrero (D1a.1) puesto a salvo: una conversación con él
objective-save_widows_girl = La niña de la viuda (Vendedora, D1b.1) puesta a salvo: una conversación con ella
objective-save_surgeon = El cirujano (Médico, C3b) puesto a salvo: una conversación con él
objective-french_slay_beast = Cada personaje impío destruido
objective-unholy_slay_civilian = Cada civil destruido al que guía la guardia

## Scenarios

scenario-foragers = Forrajeros en el camino
scenario-foragers-text =
    Una pequeña escaramuza por una encrucijada con cuatro unidades por bando: el escenario para aprender.
    { $rounds } rondas.
    Los franceses ganan si tienen más puntos que los ingleses tras la segunda ronda.
    Los ingleses ganan si tienen más puntos que los franceses tras la segunda ronda.
scenario-foragers-history =
    En la guerra de los Cien Años las batallas eran raras y las escaramuzas, el pan de cada día.
    Las guarniciones de ambos bandos vivían de lo que quedaba en la comarca.
    Cuando se cargaban carros, alguien salía a caballo para volver a vaciarlos.
    Nadie apuntó quién se topó con quién en esta encrucijada, ni qué día fue.
    Unos pocos hombres por bando, un camino y poco tiempo: no hace falta más para aprender las órdenes.
scenario-foragers-victory-french = Los franceses ganan si tienen más puntos que los ingleses tras la segunda ronda.
scenario-foragers-victory-english = Los ingleses ganan si tienen más puntos que los franceses tras la segunda ronda.
scenario-patay = Patay
scenario-patay-text =
    Caballeros franceses cabalgan contra los arqueros ingleses tras sus estacas.
    { $rounds } rondas.
    Los franceses ganan si tienen 10 puntos al final de una ronda.
    Los ingleses ganan si tienen 8 puntos al final de una ronda o si los franceses no han ganado al terminar la partida.
scenario-patay-history =
    En junio de 1429, semanas después de liberarse Orleans, un ejército inglés se retiraba al norte por la Beauce.
    John Talbot se quedó atrás con arqueros para cerrar el camino cerca de Patay, oculto entre setos.
    Un ciervo salió del bosque, los ingleses gritaron al verlo y los exploradores franceses los oyeron.
    La Hire y Xaintrailles no esperaron: sus jinetes cayeron sobre los arqueros antes de que clavaran todas las estacas.
    El ejército se dispersó, Talbot fue apresado y el arco dejó de tenerse por invencible.
scenario-patay-victory-french = Los franceses ganan si tienen 10 puntos al final de una ronda.
scenario-patay-victory-english = Los ingleses ganan si tienen 8 puntos al final de una ronda o si los franceses no han ganado al terminar la partida.
scenario-fierbois = La espada de Fierbois
scenario-fierbois-text =
    Unos saqueadores ingleses llegan a robar y quemar una aldea que defiende Juana de Arco.
    { $rounds } rondas.
    Los franceses ganan si al terminar la partida los ingleses no han reunido 6 puntos de botín.
    Los ingleses ganan en cuanto tienen 6 de los 11 puntos de botín.
scenario-fierbois-history =
    De camino hacia el rey, en 1429, Juana se detuvo a rezar en Sainte-Catherine-de-Fierbois.
    Más tarde mandó buscar una espada que, según dijo, estaba enterrada allí tras el altar.
    Los sacerdotes cavaron, hallaron una vieja hoja con cinco cruces y, cuentan, el óxido cayó solo.
    No se sabe de saqueadores en la aldea por aquellos días; aquí sí llegan.
    John de la Pole quiere botín y fuego; Juana, sus dos escoltas y los campesinos deben salvar lo suficiente de la aldea.
scenario-fierbois-victory-french = Los franceses ganan si al terminar la partida los ingleses no han reunido 6 puntos de botín.
scenario-fierbois-victory-english = Los ingleses ganan en cuanto tienen 6 de los 11 puntos de botín.
scenario-crecy = Crécy
scenario-crecy-text =
    Caballeros franceses cargan cuesta arriba, entre sus propios ballesteros, contra las flechas inglesas.
    { $rounds } rondas. Rigen la marcha forzada, el tiro concentrado y la ruptura de caballería.
    Los franceses ganan con 10 puntos al final de una ronda, o con más puntos que los ingleses al acabar la partida.
    Los ingleses ganan con 10 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-crecy-history =
    El 26 de agosto de 1346 Eduardo III esperaba en una loma junto a Crécy, con su hijo en primera línea y sus caballeros a pie.
    Estalló una tormenta; los ingleses guardaron secas sus cuerdas y los genoveses no pudieron quitar las suyas.
    A los ballesteros los mandaron avanzar cansados y sin escudos, y retrocedieron ante los arcos largos.
    Los caballeros que venían detrás perdieron la paciencia y pasaron sobre ellos, ladera arriba, una y otra vez, hasta la noche.
    Entre los muertos yacía Juan de Bohemia, que era ciego y se hizo llevar a la batalla por sus hombres.
scenario-crecy-victory-french = Los franceses ganan con 10 puntos al final de una ronda, o con más puntos que los ingleses al acabar la partida.
scenario-crecy-victory-english = Los ingleses ganan con 10 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-tourelles = Les Tourelles
scenario-tourelles-text =
    Un asedio: los franceses asaltan el fuerte al final del puente de Orleans con bombarda, zapadores y fuego.
    { $rounds } rondas. Los personajes capturados pueden ser rescatados.
    Los franceses ganan con 10 puntos al final de una ronda.
    Los ingleses ganan con 8 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-tourelles-history =
    Siete meses llevaban los ingleses en Les Tourelles, dos torres al extremo sur del puente, y con ellas tenían a Orleans.
    El 7 de mayo de 1429 los franceses atacaron desde la mañana el baluarte ante el fuerte, con escalas y cañones.
    Hacia el mediodía una flecha hirió a Juana sobre el pecho; lloró, se hizo vendar y volvió al atardecer.
    Desde la ciudad unos hombres cruzaron sobre tablas el puente roto, y una barca en llamas fue a dar bajo el puente levadizo.
    Este cedió bajo William Glasdale y sus hombres con sus armaduras; al día siguiente el asedio había terminado.
scenario-tourelles-victory-french = Los franceses ganan con 10 puntos al final de una ronda.
scenario-tourelles-victory-english = Los ingleses ganan con 8 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-night_of_the_wolf = La noche del lobo
scenario-night_of_the_wolf-text =
    Un jugador contra un bot: la guardia saca a la gente de un barrio de París en el que han entrado lobos.
    { $rounds } rondas. Quien ha sido avisado está a salvo.
    Los franceses ganan de inmediato con 8 puntos, o con más puntos que los poderes de la noche al acabar la partida.
    Los poderes de la noche ganan de inmediato con 8 puntos, o con más puntos que los franceses al acabar la partida.
scenario-night_of_the_wolf-history =
    Tan hambrientos fueron los inviernos después de 1435 que de noche los lobos entraban en París por el río y se llevaban perros.
    Un vecino que llevaba un diario escribió que en septiembre de 1439 mataron a catorce personas entre Montmartre y la puerta de Saint-Antoine.
    De uno sin cola, Courtaud, hablaban todos como se habla de un ladrón o de un capitán cruel.
    En noviembre lo cazaron y lo pasearon por las calles en una carretilla, con las fauces abiertas; la gente pagaba por verlo.
    Lo que vino con él esa noche es nuestro: saca a los niños y a sus vecinos antes de que los encuentre.
scenario-night_of_the_wolf-victory-french = Los franceses ganan de inmediato con 8 puntos, o con más puntos que los poderes de la noche al acabar la partida.
scenario-night_of_the_wolf-victory-unholy = Los poderes de la noche ganan de inmediato con 8 puntos, o con más puntos que los franceses al acabar la partida.
scenario-compiegne = Compiègne
scenario-compiegne-text =
    Cuatro jugadores, dos contra dos: la salida de Juana y la guarnición de la ciudad contra borgoñones e ingleses.
    { $rounds } rondas. Los personajes capturados pueden ser rescatados.
    Los franceses ganan con 9 puntos al final de una ronda, o con más puntos que sus enemigos al acabar la partida.
    Los anglo-borgoñones ganan con 9 puntos al final de una ronda, o con más puntos que los franceses al acabar la partida.
scenario-compiegne-history =
    En mayo de 1430 el duque de Borgoña sitiaba Compiègne, y Juana entró a escondidas en la ciudad para ayudarla.
    El 23, al atardecer, salió a caballo por el puente para sorprender el campamento de Margny.
    Juan de Luxemburgo lo vio desde la colina, y los ingleses de Venette llegaron por la ribera a su espalda.
    La guarnición sostuvo el puente hasta que el enemigo estuvo encima; entonces Guillaume de Flavy mandó alzarlo.
    Juana fue de las últimas en quedar fuera, la derribaron del caballo y la vendieron a los ingleses por diez mil francos.
scenario-compiegne-victory-french = Los franceses ganan con 9 puntos al final de una ronda, o con más puntos que sus enemigos al acabar la partida.
scenario-compiegne-victory-anglo_burgundian = Los anglo-borgoñones ganan con 9 puntos al final de una ronda, o con más puntos que los franceses al acabar la partida.
scenario-brignais = Brignais
scenario-brignais-text =
    Tres jugadores, dos contra uno: las dos mitades del ejército del rey contra las Compañías Libres en su colina.
    { $rounds } rondas. La infantería puede marchar más deprisa de lo que le conviene.
    Los franceses ganan con 10 puntos al final de una ronda.
    Las Compañías Libres ganan con 9 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-brignais-history =
    En 1362 había paz con Inglaterra, y los soldados a los que ya nadie pagaba vivían sobre el terreno.
    Un ejército del rey al mando de Jacobo de Borbón marchó contra ellos y los halló cerca de Brignais, al sur de Lyon.
    Estaban en una colina de piedras sueltas, y detrás se escondían más de los que habían visto los exploradores.
    La vanguardia subió bajo una lluvia de piedras; luego las compañías rodearon la colina y cayeron sobre su flanco.
    Jacobo de Borbón y su hijo murieron de sus heridas, y durante años nadie volvió a marchar contra las compañías.
scenario-brignais-victory-french = Los franceses ganan con 10 puntos al final de una ronda.
scenario-brignais-victory-companies = Las Compañías Libres ganan con 9 puntos al final de una ronda, o si los franceses no han ganado al acabar la partida.
scenario-chinon = La corte de Chinon
scenario-chinon-text =
    En la corte del Delfín dos partidos hablan con su gente; apenas se da un golpe.
    { $rounds } rondas.
    Los franceses ganan al instante con 6 puntos, o con más puntos que los ingleses al acabar la partida.
    Los ingleses ganan al instante con 5 puntos, o con más puntos que los franceses al acabar la partida.
scenario-chinon-history =
    En marzo de 1429 una muchacha de Lorena entró a caballo en Chinon y pidió ver al Delfín.
    Se cuenta que él se escondió entre sus cortesanos con ropa sencilla, y que aun así ella se arrodilló ante él.
    Otros en la corte tenían sus propios planes para él, y oro del otro lado del frente para lograrlos.
    Que enviados de los ingleses pisaran las mismas salas es cosa nuestra; que las palabras decidieran más que las espadas, no.
    Hablad con el Delfín y con quienes él escucha antes que el otro partido: aquel con quien se ha hablado ya se ha ido.
scenario-chinon-victory-french = Los franceses ganan al instante con 6 puntos, o con más puntos que los ingleses al acabar la partida.
scenario-chinon-victory-english = Los ingleses ganan al instante con 5 puntos, o con más puntos que los franceses al acabar la partida.
scenario-dragon_of_the_vosges = El dragón de los Vosgos
scenario-dragon_of_the_vosges-text =
    Una columna con reliquias sube al Ballon para cazar a un dragón y a su prole.
    { $rounds } rondas.
    Los franceses ganan al momento con 10 puntos, o al final con más puntos que los poderes de la noche.
    Los poderes de la noche ganan al momento con 7 puntos, o al final con más puntos que los franceses.
scenario-dragon_of_the_vosges-history =
    Los pastores de los Vosgos juraban que un dragón dormía bajo el Ballon, y que su aliento era la niebla del otoño.
    Los curas contaban de santos que se habían llevado a tales bestias de un cinturón, como a un perro.
    En los años de la gran guerra, un monte sin impuestos valía tanto como una fortaleza para quien osara vivir en él.
    Ninguna crónica habla de la columna que subió con ballestas, dos balistas y una caja de huesos.
    Derribad al dragón del cielo o de su peña; cada vez cuesta dos órdenes, y cae sobre hexágonos enteros.
scenario-dragon_of_the_vosges-victory-french = Los franceses ganan al momento con 10 puntos, o al final con más puntos que los poderes de la noche.
scenario-dragon_of_the_vosges-victory-unholy = Los poderes de la noche ganan al momento con 7 puntos, o al final con más puntos que los franceses.
scenario-voices_at_domremy = Voces en Domrémy
scenario-voices_at_domremy-text =
    Sobre el árbol de las hadas, ángeles y demonios luchan por una niña que oye voces.
    { $rounds } rondas.
    Las huestes del cielo ganan al momento con 7 puntos, o al final con más puntos que los poderes de la noche.
    Los poderes de la noche ganan al momento con 7 puntos, o al final con más puntos que las huestes del cielo.
scenario-voices_at_domremy-history =
    Juana dijo a sus jueces que tenía unos trece años cuando oyó por primera vez una voz, a mediodía, en el huerto de su padre.
    Fue en el verano de 1425, en Domrémy, una aldea en la linde de Bar y Lorena.
    Más tarde nombró a quienes la visitaban: san Miguel, santa Catalina y santa Margarita, con una luz a su lado.
    Sus vecinos colgaban guirnaldas de una vieja haya que llamaban el Árbol de las Damas, y los jueces preguntaron mucho por ella.
    Aquí otros vienen con las voces: llevad a la niña ante sus narices, por encima de los tejados si hace falta, a la capilla.
scenario-voices_at_domremy-victory-holy = Las huestes del cielo ganan al momento con 7 puntos, o al final con más puntos que los poderes de la noche.
scenario-voices_at_domremy-victory-unholy = Los poderes de la noche ganan al momento con 7 puntos, o al final con más puntos que las huestes del cielo.

## Free battles

army-french_beginning_of_war = Franceses, comienzo de la guerra
army-french_end_of_war = Franceses, final de la guerra
army-english_beginning_of_war = Ingleses, comienzo de la guerra
army-english_end_of_war = Ingleses, final de la guerra
army-angelic_cohort = Cohorte angélica
army-world_enders = Fin del mundo
size-small = pequeña
size-medium = mediana
size-large = grande
field-open_downs = Lomas abiertas
field-open_downs-text = Campos ondulados con sitio para jinetes y una colina baja en cada ala.
field-wooded_brook = El arroyo del bosque
field-wooded_brook-text = Un arroyo serpentea entre bosques: pantano en el centro, árboles en los flancos.
field-burnt_village = La aldea quemada
field-burnt_village-text = Dos mitades de una aldea junto al camino, con casas que defender.
field-rocky_heights = Alturas rocosas
field-rocky_heights-text = Crestas de roca y colinas entre llanos estrechos.
objective-middle_of_the_first = El centro del campo en su poder al final
objective-middle_of_the_second = El centro del campo en su poder al final
scenario-free_battle = Batalla libre
scenario-free_battle-text =
    Dos ejércitos que los jugadores han comprado se encuentran en campo abierto.
    Primero se despliegan por turnos; después se combaten { $rounds } rondas.
    Un ejército que ha perdido dos tercios de su moral se quiebra. Tras la última ronda gana quien ha quitado más moral; el centro del campo cuenta 2.
scenario-free_battle-history =
    La mayor parte de la Guerra de los Cien Años no fue un día famoso.
    Los capitanes reclutaban a cuantos hombres podían pagar, marchaban hasta dar con los de otro y formaban en el mejor terreno a mano.
    Lo que se había comprado, y lo que valía, se sabía al anochecer.
scenario-free_battle-victory-french = Los franceses ganan en cuanto el ejército enemigo ha perdido dos tercios de su moral, o si al final ha perdido más.
scenario-free_battle-victory-english = Los ingleses ganan en cuanto el ejército enemigo ha perdido dos tercios de su moral, o si al final ha perdido más.
scenario-free_battle-victory-holy = Las huestes del cielo ganan en cuanto el ejército enemigo ha perdido dos tercios de su moral, o si al final ha perdido más.
scenario-free_battle-victory-unholy = Los poderes de la noche ganan en cuanto el ejército enemigo ha perdido dos tercios de su moral, o si al final ha perdido más.
scenario-free_battle-victory-rivals = Los rivales ganan en cuanto el ejército enemigo ha perdido dos tercios de su moral, o si al final ha perdido más.
