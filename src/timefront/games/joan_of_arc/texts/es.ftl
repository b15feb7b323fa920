# Sentences of Joan of Arc.

game-title = Joan of Arc
game-pitch = Dos bandos combaten sobre hexágonos en la guerra de los Cien Años: da órdenes, mueve, carga y dispara, levanta barricadas, prende fuegos y reagrupa a los que se desorganizaron.

## Players, orders, tokens. The attributes are forms that fit into sentences.

seat-first = Jugador 1
    .of = del Jugador 1
    .whom = al Jugador 1
seat-second = Jugador 2
    .of = del Jugador 2
    .whom = al Jugador 2
seat-third = Jugador 3
    .of = del Jugador 3
    .whom = al Jugador 3
seat-fourth = Jugador 4
    .of = del Jugador 4
    .whom = al Jugador 4

order-command = Orden de mando
    .a = una orden de mando
order-command-help = Activa todas tus unidades de una zona. Con ella, las unidades con valor de mando pueden mandar a otras.
order-charge = Orden de carga
    .a = una orden de carga
order-charge-help = Activa todas tus unidades de una zona. Las que tienen Carga pueden moverse y luego atacar cuerpo a cuerpo.
order-reactivation = Orden de reactivación
    .a = una orden de reactivación
order-reactivation-help = Activa una zona que ya tiene exactamente una orden, o una sin órdenes.
order-interrupt = Orden de interrupción
    .a = una orden de interrupción
order-interrupt-help = Activa una zona en el turno de un rival, tras resolverse una orden.

token-experience = experiencia
    .a = 1 de experiencia
deck-myth = mito
deck-tactics = táctica
token-legend = ficha de leyenda
    .a = 1 ficha de leyenda

gain-0 = experiencia
gain-1 = ficha de leyenda
gain-2 = ficha de intriga
gain-3 = carta de leyenda
gain-4 = orden de mando
gain-5 = orden de carga
gain-6 = orden de reactivación
gain-7 = orden de interrupción
gain-8 = ficha de relanzar
gain-9 = estacas
gain-10 = punto de victoria

## Rolls and results (JA-2.4)

roll-melee = cuerpo a cuerpo
    .by = cuerpo a cuerpo
    .dice = dados de cuerpo a cuerpo
roll-shooting = disparo
    .by = con disparos
    .dice = dados de disparo
roll-defence = defensa
    .by = en defensa
    .dice = dados de defensa

result-blank = cara vacía
result-blank-help = No pasa nada.
result-push = empujón
result-push-help = La unidad es empujada a una zona adyacente, que en un ataque elige el atacante; si no hay ninguna, se desorganiza.
result-disrupt = desorganizar
result-disrupt-help = La unidad va a la enfermería. Si le queda más de 1 punto de vida, recibe una herida en su lugar.
result-kill = muerte
result-kill-help = La unidad va al cementerio. Si tiene puntos de vida, recibe una herida en su lugar.
result-shield = escudo
result-shield-help = En defensa anula un resultado del ataque: primero una muerte, luego un desorganizar, luego un empujón.
result-trample = pisotón
result-trample-help = Un empujón para cada unidad de la zona; ningún escudo sirve.
result-rally = reagrupar
result-rally-help = Dado del destino: la unidad vuelve a un punto de reagrupamiento de su bando.
result-death = fin
result-death-help = Dado del destino: la unidad va al cementerio.
result-delayed_rally = reagrupar tarde
result-delayed_rally-help = Dado del destino: la unidad espera y vuelve en la próxima fase de campamento.
result-legend = ficha de leyenda
result-experience = experiencia
result-card = carta de leyenda
result-reroll = relanzar

reroll-feint = finta
reroll-parry = parada
reroll-charge = carga por campo abierto
reroll-cover = cobertura de bosque o aldea
reroll-face = una cara del propio dado
reroll-token = ficha de relanzar
reroll-power = poder
reroll-card = carta

## Skills in one line, for the reference card; X is the number on the card

skill-big-help = Tamaño 3, no entra en edificios, inmune al terror. Una vez por ronda un dado gigantesco puede sustituir sus dados de cuerpo a cuerpo.
skill-bodyguard-help = Una vez por ataque asume una muerte o un desorganizar de otra unidad de su zona.
skill-carrier-help = Volando, lleva consigo a un personaje o civil.
skill-charge-help = Con una orden de carga se mueve y luego puede atacar cuerpo a cuerpo.
skill-charisma-help = Puede hacer cualquier pregunta en una conversación.
skill-cohesion-help = Tres del mismo nombre en una zona: un dado blanco de defensa más.
skill-dodge-help = Una cara vacía en sus dados de defensa le permite escapar en el acto, antes de que el atacante haga nada con su tirada.
skill-engineer-help = Levanta barricadas, prende y apaga fuegos, y avanza sobre barricadas.
skill-feint-help = Cuando ataca, puede relanzar uno de sus dados.
skill-fireproof-help = El fuego no la afecta.
skill-haste-help = Su acción: moverse por hasta X zonas.
skill-heal-help = Su acción: quitar una herida a otro personaje de su zona.
skill-immortal-help = Cuando otras serían destruidas, va a la enfermería. Inmune al terror.
skill-impetuous-help = Debe avanzar si puede.
skill-jump-help = Su acción: ir a una zona libre o aliada a X zonas como mucho, haya lo que haya en medio.
skill-mercenary-help = Un personaje al que pueden mandar otros personajes, una vez por turno.
skill-parry-help = Al defender en cuerpo a cuerpo puede relanzar uno de sus dados.
skill-prayer-help = Su acción: tomar 1 de experiencia o 1 ficha de leyenda.
skill-rally-help = Donde está hay un punto de reagrupamiento.
skill-reroll-help = Una vez por partida, al activarse, su dueño recupera la ficha de relanzar.
skill-retaliation-help = Al defender en cuerpo a cuerpo, los golpes de sus dados alcanzan a los atacantes.
skill-ruthless-help = Al atacar, 1 ficha de leyenda convierte en muerte un desorganizar de sus dados.
skill-slayer-help = Un personaje al que se asigna una muerte de sus dados recibe una herida más, duro o no.
skill-support-help = Tres del mismo nombre que atacan desde un hexágono: un dado blanco más.
skill-targeting-help = Al atacar, su dueño elige quién sufre los resultados de sus dados.
skill-terror-help = Antes de un cuerpo a cuerpo contra su zona se lanzan X dados negros: cada escudo deja a un atacante con un solo dado.
skill-tough-help = Un escudo en un dado negro anula una muerte que la destruiría.

## The board in text

board-round = Ronda
board-terrain = Terreno
board-room = Espacios libres
board-orders = Órdenes
board-standing = Qué hay allí
board-units = Unidades
board-inside = interior
board-rubble = escombros
board-barricade = Barricada
board-fire = Fuego
board-rally-point = Punto de reagrupamiento
board-beside = Junto al tablero
board-nobody = nadie
board-reserve = reserva
board-disrupted = enfermería, desorganizadas
board-waiting = enfermería, en espera
board-captive = en cautiverio
board-graveyard = cementerio
board-gone = fuera de la partida
token-intrigue = fichas de intriga
token-reroll = ficha de relanzar
token-stakes = estacas

## Rules options

option-direct_line = Disparos directos
option-direct_line-help = Decide si un disparo directo puede rodear lo que lo bloquea.
option-direct_line-some = Un camino libre
option-direct_line-some-help = Es posible si, entre las cadenas más cortas de zonas, alguna no tiene zona que bloquee en medio.
option-direct_line-every = Todos los caminos libres
option-direct_line-every-help = Solo es posible si ninguna de las cadenas más cortas de zonas tiene una zona que bloquee en medio.
option-barricade = Barricadas
option-barricade-help = Decide contra qué ataques ayuda una barricada.
option-barricade-both = Cuerpo a cuerpo y disparos
option-barricade-both-help = Cada unidad tras ella defiende con un dado blanco más, sea cual sea el ataque.
option-barricade-melee = Solo cuerpo a cuerpo
option-barricade-melee-help = Los dados blancos cuentan solo contra cuerpo a cuerpo.
option-fire_collapse = Edificios en llamas
option-fire_collapse-help = Decide cuánto daño de fuego derrumba un edificio.
option-fire_collapse-resistance = Resistencia
option-fire_collapse-resistance-help = Se derrumba cuando el daño alcanza su resistencia, como con cualquier otro daño.
option-fire_collapse-capacity = Capacidad
option-fire_collapse-capacity-help = Se derrumba cuando el daño alcanza el número de espacios de su interior.
option-forced_march = Marcha forzada
option-forced_march-help = Decide si la infantería puede intentar moverse dos zonas.
option-forced_march-off = No
option-forced_march-off-help = No se juega, salvo que el escenario lo diga.
option-forced_march-on = Sí
option-forced_march-on-help = La infantería sin celeridad ni salto puede declarar una marcha forzada: un dado amarillo dice si el grupo no se mueve, avanza una zona o hasta dos.
option-concentrated_fire = Fuego concentrado
option-concentrated_fire-help = Decide si las zonas llenas son más fáciles de alcanzar.
option-concentrated_fire-off = No
option-concentrated_fire-off-help = No se juega, salvo que el escenario lo diga.
option-concentrated_fire-on = Sí
option-concentrated_fire-on-help = Disparar a una zona con 6 unidades o más añade un dado rojo.
option-cavalry_breakthrough = Ruptura
option-cavalry_breakthrough-help = Decide si la caballería sigue tras una carga lograda.
option-cavalry_breakthrough-off = No
option-cavalry_breakthrough-off-help = No se juega, salvo que el escenario lo diga.
option-cavalry_breakthrough-on = Sí
option-cavalry_breakthrough-on-help = Si una carga ha empujado, desorganizado o destruido a la mitad de las unidades atacadas, la caballería puede seguir más allá.
option-ransom = Rescate
option-ransom-help = Decide si se puede capturar a los personajes.
option-ransom-off = No
option-ransom-off-help = No se juega, salvo que el escenario lo diga.
option-ransom-on = Sí
option-ransom-on-help = Quien causa a un personaje su última herida puede capturarlo. En la fase de campamento su dueño puede pagar al captor 3 de experiencia por él.

## What chance was asked for

chance-round-card = Cartas de ronda
chance-council-card = Cartas del consejo de guerra
chance-sky-tile = Losetas de cielo
chance-legend-card = Cartas de leyenda
chance-terror = Dados de terror
chance-attack = Dados de ataque
chance-defence = Dados de defensa
chance-reroll = Dados relanzados
chance-toughness = Dados de dureza
chance-rescue = Dados de rescate
chance-doom = Dados del destino
chance-fire = Dados de los fuegos
chance-collapse = Dados de los derrumbes
chance-march = Dados de las marchas forzadas
chance-discussion-card = Cartas de conversación
chance-equipment = Equipo
chance-answer = Respuestas
chance-test = Dados de las pruebas
chance-strike = Dados que golpean

## What is asked: council, orders, camp

prompt-war-council-card = { $seat }: consejo de guerra. ¿Qué carta descubierta eliges?
prompt-deployment-deploy = { $seat }: despliega tu ejército. ¿Qué unidad y dónde?
prompt-giant-activation-order = { $seat }: la criatura cuesta más órdenes. ¿Cuál descartas?
prompt-upkeep-settle = { $seat }: mantenimiento. ¿Pagas 1 de experiencia por este personaje?
prompt-window-power = { $seat }: ¿usas ahora un poder?
prompt-move-units-unit = { $seat }: ¿qué unidad se mueve y adónde?
prompt-use-rally = { $seat }: ¿qué tropa vuelve y adónde?
prompt-use-rally-point = { $seat }: ¿qué punto de reagrupamiento desplazas y adónde?
prompt-order-phase-order = { $seat }: tus órdenes. ¿Qué orden pones y dónde?
prompt-order-phase-order-or-card = { $seat }: tus órdenes. ¿Qué orden colocas y dónde, o qué carta de leyenda juegas?
prompt-card-window-card = { $seat }: ¿juegas una carta de leyenda?
prompt-sally-area = { $seat }: ¿qué zona activa la carta?
prompt-pick-dice-die = { $seat }: ¿cuáles de tus dados cambia la carta?
prompt-throw-fire-area = { $seat }: ¿qué zona incendias?
prompt-shove-foe = { $seat }: ¿a qué enemigo empujas?
prompt-play-card-anchor = { $seat }: ¿para quién, o dónde, se juega la carta?
prompt-trigger-anchor = { $seat }: ¿para quién, o dónde, ocurre el suceso?
prompt-plant-stakes-stakes = { $seat }: ¿dónde plantan estacas tus arqueros?
prompt-remove-works-work = { $seat }: ¿qué estacas o qué barricada quita la carta?
prompt-undermining-building = { $seat }: ¿qué edificio daña la carta?
prompt-discard-cards-card = { $seat }: ¿qué carta de leyenda descartas?
prompt-interrupt-window-reaction = { $seat }: ¿interrumpes?
prompt-activation-resolve = { $seat }: activación de { $area }. ¿Qué ocurre ahora?
prompt-activation-after-fire = { $seat }: el fuego está prendido. ¿Se aparta el ingeniero?
prompt-declaration-deed = { $seat }: activación de { $area }. ¿Qué hacen tus unidades?
prompt-declaration-deed-or-card = { $seat }: activación de { $area }. ¿Qué hacen tus unidades, o qué carta de leyenda juegas?
prompt-declaration-onward = { $seat }: { $unit }. ¿Cómo sigue?
prompt-forced-march-token = { $seat }: marcha forzada. ¿Usas la ficha de relanzar para el dado?
prompt-forced-march-farther = { $seat }: marcha forzada. ¿Sigue el grupo a una segunda zona?
prompt-talk-question = { $seat }: { $unit } habla con { $speaker }. ¿Qué pregunta haces?
prompt-gain-equipment-surplus = { $seat }: { $unit } tiene tres piezas de equipo y conserva dos. ¿Cuál descartas?
prompt-free-upgrade-side = { $seat }: ¿a qué lado sube el personaje, sin pagar?
prompt-test-again = { $seat }: la respuesta depende de un dado de { $unit }. ¿Se lanza otra vez?
prompt-command-choice-unit = { $seat }: ¿a qué unidad mandas?
prompt-casualties-reroll = { $seat }: ¿usas la ficha de relanzar para el dado del destino?
prompt-return-place = { $seat }: ¿qué unidad vuelve y a qué punto de reagrupamiento?
prompt-ransoms-ransom = { $seat }: ¿pagas el rescate de alguien en cautiverio?
prompt-fire-stakes = { $seat }: tu fuego de { $area } arde. ¿Qué estacas se queman?
prompt-fire-burn = { $seat }: tu fuego de { $area } arde. ¿Qué edificio daña?

## Choices: council, orders, camp

choice-advance = { $unit } se mueve a { $area }
choice-stand-still = Nadie más se mueve
choice-choose-card = { $card }: { $does }
choice-play-card = Jugar «{ $card }» ({ $legend ->
    [0] gratis
    [one] 1 ficha de leyenda
   *[other] { $legend } fichas de leyenda
}): { $does }
choice-play-no-card = No jugar ninguna carta
choice-discard-card = Descartar «{ $card }»: { $does }
choice-sally = Activar { $area } ({ $count ->
    [one] 1 unidad
   *[other] { $count } unidades
})
choice-pick-die = Escoger { $result } ({ the-die })
choice-enough-dice = Estos dados bastan
choice-choose-unit = Jugarla para { $unit } en { $area }
choice-choose-area = Jugarla en { $area }
choice-keep-stakes = No plantar más estacas
choice-pull-stakes = Quitar las estacas de { $edge }
choice-clear-barricade = Quitar la barricada de { $area }
choice-pay-upkeep = Pagar 1 de experiencia: { $unit } sigue en el nivel 2
choice-let-revert = No pagar: { $unit } vuelve al nivel 1
choice-pay-ransom = Pagar { $count } de experiencia a { $captor } por { $unit }
choice-pay-no-ransom = No pagar rescate ahora
choice-exchange-intrigue = Cambiar 1 ficha de intriga por { $token_a }
choice-order =
    { $count ->
        [one] { $order } en { $area }: activar 1 unidad
       *[other] { $order } en { $area }: activar { $count } unidades
    }
choice-order-short = { $area } ({ $count })
choice-end-turn =
    { $count ->
        [0] Terminar el turno: no te quedan órdenes
        [one] Terminar el turno: queda 1 orden sin usar
       *[other] Terminar el turno: quedan { $count } órdenes sin usar
    }
choice-interrupt =
    { $count ->
        [one] Interrumpir en { $area }: activar 1 unidad
       *[other] Interrumpir en { $area }: activar { $count } unidades
    }
choice-let-pass = No interrumpir
choice-command =
    { $count ->
        [one] { $unit }: mandar a 1 unidad como mucho
       *[other] { $unit }: mandar a { $count } unidades como mucho
    }
choice-command-unit = Mandar a { $unit }
choice-command-no-more = No mandar a nadie más
choice-place-stakes = { $unit }: plantar estacas en { $edge }
choice-take-reroll = { $unit }: recuperar la ficha de relanzar
choice-upgrade = { $unit }: subir al nivel 2 por { $count } de experiencia
choice-upgrade-holy = { $unit }: subir al nivel 2 por { $count } de experiencia, lado sagrado toda la partida
choice-upgrade-unholy = { $unit }: subir al nivel 2 por { $count } de experiencia, lado impío toda la partida
choice-put-on = { $unit }: ponerse { $card } ({ $does })
choice-use-equipment = { $unit }: usar { $card } ({ $does })
choice-give-equipment = { $bearer }: dar { $card } a { $unit }
choice-discard-equipment = { $bearer }: descartar { $card }
choice-discard-surplus = { $unit }: descartar { $card } ({ $does })
choice-trigger = Intriga: «{ $event }», { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} ({ $does })
choice-throw-fire = Incendiar { $area }
choice-shove = Empujar a { $unit }
choice-discuss = { $unit }: hablar con { $speaker }
choice-ask =
    { $risk ->
        [1] { $letter }: { $question } (arriesgada)
       *[other] { $letter }: { $question }
    }
choice-roll-anew = Carisma: lanzar el dado otra vez
skill-in-words =
    { $value ->
        [1] { $skill }
       *[other] { $skill } { $value }
    }
choice-use-power =
    { $unit }: { $effect ->
        [2] tomar { $count } × { $gain }
        [3] cambiar { $count } × { $gain } por 1 × { $into }
        [7] dar la habilidad { skill-in-words } hasta el final del turno
        [8] dar un dado más hasta el final del turno ({ $colour })
        [21] hacer volver a una tropa desorganizada
        [23] desplazar un punto de reagrupamiento
        [26] llamar { $count } × { $called } de la reserva
        [27] el próximo mando alcanza a { $count } más
       *[other] { $power }
    }{ $experience ->
        [0] {""}
       *[other] , por { $experience } de experiencia
    }{ $legend ->
        [0] {""}
        [one] , por 1 ficha de leyenda
       *[other] , por { $legend } fichas de leyenda
    }
choice-use-no-power = No usar ningún poder
choice-move-rally-point = Desplazar el punto de reagrupamiento de { $origin } a { $area }
choice-leave-rally-points = No desplazar más puntos de reagrupamiento
choice-barricade = { $unit }: levantar una barricada
choice-charge = { $unit }: cargar hacia { $area }
choice-charge-short = cargar hacia { $area }
choice-haste = { $unit }: ir con celeridad a { $area }
choice-haste-short = celeridad a { $area }
choice-forced-march = { $unit }: marcha forzada a { $area } o más allá
choice-forced-march-short = marcha forzada a { $area }
choice-heal = { $unit }: curar a { $patient }
choice-spend-order = Descartar otra: { $order }
choice-assault = { $unit }: asaltar todo el hexágono de { $area } con dados gigantescos
choice-assault-short = asalto gigantesco al hexágono de { $area }
choice-carry = { $unit }: llevarse a { $passenger }
choice-jump = { $unit }: saltar a { $area }
choice-jump-short = saltar a { $area }
choice-melee = { $unit }: atacar { $area } cuerpo a cuerpo
choice-melee-short = cuerpo a cuerpo en { $area }
choice-gigantic-melee = { $unit }: atacar { $area } cuerpo a cuerpo con el dado gigantesco
choice-gigantic-melee-short = dado gigantesco en { $area }
choice-move = { $unit }: mover a { $area }
choice-move-short = mover a { $area }
choice-pray = { $unit }: rezar por { $token_a }
choice-remove-fire = { $unit }: apagar el fuego de { $area }
choice-set-fire = { $unit }: prender fuego a la zona
choice-shoot = { $unit }: disparar a { $area }
choice-shoot-short = disparar a { $area }
choice-wait = { $unit }: esperar
choice-all-charge = { $unit } × { $count }: cargar todas hacia { $area }
choice-all-charge-short = cargar todas a { $area }
choice-all-haste = { $unit } × { $count }: ir todas con celeridad a { $area }
choice-all-haste-short = apresurar todas a { $area }
choice-all-melee = { $unit } × { $count }: atacar todas { $area } cuerpo a cuerpo
choice-all-melee-short = todas: cuerpo a cuerpo en { $area }
choice-all-march = { $unit } × { $count }: marcha forzada de todas a { $area } o más allá
choice-all-march-short = todas: marcha forzada a { $area }
choice-all-move = { $unit } × { $count }: mover todas a { $area }
choice-all-move-short = mover todas a { $area }
choice-all-shoot = { $unit } × { $count }: disparar todas a { $area }
choice-all-shoot-short = disparar todas a { $area }
choice-all-wait = { $unit } × { $count }: esperar todas
choice-rest-melee = El resto ataca { $area } cuerpo a cuerpo ({ $count })
choice-rest-move = El resto se mueve a { $area } ({ $count })
choice-rest-shoot = El resto dispara a { $area } ({ $count })
choice-rest-waits = El resto espera ({ $count })
choice-go-on = Seguir hacia { $area }
choice-strike = Después atacar { $area } cuerpo a cuerpo
choice-gigantic-strike = Después atacar { $area } cuerpo a cuerpo con el dado gigantesco
choice-halt = Parar allí
choice-do-move =
    { $count ->
        [one] Ahora el movimiento a { $area }: 1 unidad
       *[other] Ahora el movimiento a { $area }: { $count } unidades juntas
    }
choice-do-march =
    { $count ->
        [one] Ahora la marcha forzada a { $area }: 1 unidad
       *[other] Ahora la marcha forzada a { $area }: { $count } unidades juntas
    }
choice-march-on =
    { $count ->
        [one] Seguir la marcha a { $area }: 1 unidad
       *[other] Seguir la marcha a { $area }: { $count } unidades juntas
    }
choice-end-march =
    { $count ->
        [one] Parar en { $first }: 1 unidad
       *[other] Parar en { $first }: { $count } unidades
    }
choice-do-attack =
    { $count ->
        [one] Ahora el ataque a { $area }: 1 unidad
       *[other] Ahora el ataque a { $area }: { $count } unidades juntas
    }
choice-do-deed =
    { $unit }: ahora { $deed ->
        [0] levantar la barricada
        [1] cargar hacia { $end }
        [2] ir con celeridad a { $end }
        [3] curar a { $patient }
        [4] saltar a { $end }
        [7] rezar
        [8] apagar el fuego
        [9] prender fuego a la zona
        [14] llevar a { $patient } a { $end }
        [15] empezar el asalto gigantesco
       *[other] actuar
    }
choice-step-away = Apartarse a { $area }
choice-stay = Quedarse en la zona del fuego
choice-finish-activation = Ninguna acción adicional más: la activación termina
choice-reroll-doom = Usar la ficha de relanzar: { $result } se lanza de nuevo ({ $unit })
choice-card-rerolls-doom = Por la carta: { $result } se lanza de nuevo ({ $unit })
choice-let-doom-stand = Dejarlo así: { $result } ({ $unit })
choice-deploy = { $unit }: desplegar en { $area }
choice-deploy-short = en { $area }
choice-all-deploy = Todas, { $unit }: desplegar en { $area } ({ $count })
choice-all-deploy-short = todas en { $area } ({ $count })
choice-ready = El ejército está listo
choice-return-unit = { $unit }: volver a { $area }
choice-return-unit-short = a { $area }
choice-rally-troop = { $unit }: regresar a { $area }
choice-burn-stakes = Quemar las estacas de { $edge }
choice-burn-building = { $building } en { $area }: daño { $damage } de { $resistance }

## What happened: rounds, orders, actions

event-round-card-flipped =
    { $command ->
        [one] Ronda { $round } de { $rounds }: «{ $round_card }». Cada jugador toma 1 orden de mando.
       *[other] Ronda { $round } de { $rounds }: «{ $round_card }». Cada jugador toma { $command } órdenes de mando.
    }
event-council-card-drawn = Consejo de guerra: «{ $card }» queda descubierta.
event-council-card-discarded = Consejo de guerra: otra «{ $card }» se descarta.
event-council-reshuffled = Los descartes del consejo de guerra se barajan y forman un mazo nuevo.
event-council-card-chosen = { $seat } elige «{ $card }».
event-order-spent-on-giant = { $unit } ({ $seat }): otra orden descartada: { $order }.
event-sky-tile-flipped = El hexágono de cielo { $area } muestra: { $tile }.
event-passenger-taken = { $unit } ({ $seat }), por los aires con: { $passenger }.
event-passenger-dropped = { $unit } ({ $seat }), dejando en { $area } a: { $passenger }.
event-legend-card-drawn = { $seat } roba «{ $card }».
event-legend-card-drawn-hidden = { $seat } roba una carta de leyenda.
event-legend-reshuffled = Las cartas de leyenda descartadas se barajan y forman un mazo nuevo.
event-legend-card-played = { $seat } juega «{ $card }».
event-legend-card-discarded = { $seat } descarta «{ $card }».
event-card-gave = { $seat } toma { $count } × { $gain }.
event-first-player-moved = Ahora empieza { $seat }.
event-equipment-gained = { $seat }: { $unit } recibe { $card }.
event-equipment-put-on = { $unit } se pone { $card }.
event-equipment-given = { $giver } da { $card } a { $unit }.
event-equipment-discarded = { $unit } descarta { $card }.
event-equipment-lost = { $card } se pierde con { $unit }.
event-equipment-used = { $unit } usa { $card }.
event-equipment-reshuffled = El equipo descartado ({ $deck }) se baraja en un mazo nuevo.
event-intrigue-triggered = { $seat }: ¡intriga! «{ $intrigue }» por { $count ->
    [one] 1 ficha de intriga
   *[other] { $count } fichas de intriga
}.
event-upkeep-spared = { $seat }: { $unit } sigue en el nivel 2 sin pagar.
event-discussion-began = { $seat }: { $unit } habla con { $speaker }.
event-discussion-card-drawn = La conversación: «{ $card }».
event-question-asked = { $unit } pregunta: «{ $question }»
event-answer-given =
    { $count ->
        [0] { $speaker } no tiene nada que decir.
       *[other] { $speaker } responde.
    }
event-speaker-left = { $speaker } se marcha y deja la partida.
event-test-rolled = Decide un dado ({ $colour }, { $unit }): { $result }.
event-charisma-used = { $unit }: carisma, el dado se lanza otra vez.
event-unit-struck = { $unit } recibe un golpe ({ $colour }): { $result }.
event-card-took = { $seat } pierde { $count } × { $gain }.
event-card-healed = { $unit }: heridas curadas: { $count }, quedan: { $wounds }.
event-card-set-fire = Hay un fuego de { $seat } en { $area }.
event-card-built-barricade = Hay una barricada de { $seat } en { $area }.
event-turn-began = Empieza el turno { $seat_of } ({ $side }).
event-upkeep-paid = { $seat } paga 1 de experiencia por { $unit }.
event-character-reverted = { $seat } no paga: { $unit } vuelve al nivel 1.
event-character-upgraded =
    { $side ->
        [1] { $count ->
            [0] { $seat } no paga nada: 
           *[other] { $seat } paga { $count } de experiencia: 
        } { $unit } sube al nivel 2, del lado sagrado.
        [2] { $count ->
            [0] { $seat } no paga nada: 
           *[other] { $seat } paga { $count } de experiencia: 
        } { $unit } sube al nivel 2, del lado impío.
       *[other] { $count ->
            [0] { $seat } no paga nada: 
           *[other] { $seat } paga { $count } de experiencia: 
        } { $unit } sube al nivel 2.
    }
event-intrigue-exchanged = { $seat } cambia 1 ficha de intriga por { $token_a }.
event-orders-returned = { $seat } puede guardar 3 en la reserva; vuelven a la provisión: { $count } × { $order }.
event-war-won = La batalla ha terminado. Ganan { $side }.
event-war-drawn = La batalla ha terminado y nadie la ha ganado.
event-order-placed = { $seat } pone { $order_a } en { $area }.
event-interrupt-played = { $seat } interrumpe con una orden en { $area }.
event-orders-ended = { $seat } no pone más órdenes.
event-action-lost = { $unit }: lo declarado se ha vuelto imposible. En su lugar, espera.
event-unit-charged = Carga hacia { $area }: { $unit }.
event-march-rolled =
    { $count ->
        [one] Marcha forzada a { $area }, 1 unidad: { $result }.
       *[other] Marcha forzada a { $area }, { $count } unidades: { $result }.
    }
event-unit-healed =
    { $wounds ->
        [0] { $unit }: se cura una herida de { $patient }. No queda ninguna.
        [one] { $unit }: se cura una herida de { $patient }. Queda 1 herida.
       *[other] { $unit }: se cura una herida de { $patient }. Quedan { $wounds } heridas.
    }
event-unit-prayed = { $unit }: una plegaria, y { $seat } toma { $token_a }.
event-barricade-built = { $unit }: hay una barricada en { $area }.
event-fire-set = { $unit }: fuego prendido en { $area }.
event-fire-put-out = { $unit }: fuego apagado en { $area }.
event-stakes-placed = { $unit }: estacas plantadas en { $edge }.
event-units-commanded =
    { $count ->
        [one] Mando de { $unit }: 1 unidad de { $area }.
       *[other] Mando de { $unit }: { $count } unidades de { $area }.
    }
event-power-used = { $seat } usa un poder de { $unit }: { $power }
event-power-gave = { $seat } toma { $count } × { $gain } ({ $unit }).
event-orders-converted = { $seat } devuelve { $count } × { $order } y toma { $into_a }.
event-rally-point-moved = Un punto de reagrupamiento ({ $side }) pasa de { $origin } a { $area }.
event-reroll-token-taken = { $seat } recupera la ficha de relanzar ({ $unit }).

## What happened: pieces

event-unit-moved = { $unit } ({ $seat }): de { $origin } a { $area }.
event-unit-arrived = Al tablero, a { $area }: { $unit }.
event-civilian-recruited = { $seat } recluta en { $area }: { $unit }.
event-civilian-left = { $unit } en { $area }: sin compañía, vuelve a no ser de nadie.
event-unit-wounded = { $unit }: una herida, { $wounds } de { $hp }.
event-unit-disrupted = Desorganizada, a la enfermería: { $unit } ({ $area }).
event-unit-destroyed = Al cementerio: { $unit } ({ $area }).
event-unit-captured = Captura de { $seat }: { $unit } ({ $area }).
event-immortal-saved = { $unit }: inmortal, la unidad no queda destruida.
event-reward-taken =
    { $seat } toma la recompensa por { $unit }.{ $experience ->
        [0] {""}
       *[other] {" "}Experiencia +{ $experience }.
    }{ $legend ->
        [0] {""}
        [one] {" "}Ficha de leyenda +1.
       *[other] {" "}Fichas de leyenda +{ $legend }.
    }{ $points ->
        [0] {""}
        [one] {" "}Punto +1.
       *[other] {" "}Puntos +{ $points }.
    }
event-points-scored =
    { $points ->
        [one] 1 punto para { $side }: «{ $objective }». Suman { $total }.
       *[other] { $points } puntos para { $side }: «{ $objective }». Suman { $total }.
    }
event-stakes-removed = Desaparecen las estacas de { $edge }.
event-barricade-removed = Desaparece la barricada de { $area }.
event-element-removed = Desaparece de { $area }: { $element }.
event-building-damaged = { $seat } daña un edificio de { $area }: { $building }, { $damage } de { $resistance }.
event-building-collapsed = Un edificio de { $area } se derrumba y queda en escombros: { $building }.
event-building-razed = { $seat } arrasa un edificio de { $area }: { $building }.

## What happened: camp

event-doom-rolled = Dado del destino ({ $unit }): { $result }.
event-doom-rerolled = { $seat } entrega la ficha de relanzar: el dado del destino se lanza de nuevo ({ $unit }).
event-unit-waits = A la espera en la enfermería: { $unit }.
event-ransom-paid = { $seat } paga a { $captor } { $count } de experiencia por { $unit }.
event-infirmary-lost = La última ronda ha terminado: quien siga en la enfermería queda destruido.
event-fire-burned = El fuego de { $area } arde.
event-fire-struck = Dado rojo del fuego ({ $unit }): { $result }.
event-fire-went-out = El fuego de { $area } se apaga.
event-collapse-struck =
    { $shields ->
        [0] Dado rojo del derrumbe ({ $unit }): { $result }.
        [one] Dado rojo del derrumbe ({ $unit }): { $result }, pero lo anula un escudo.
       *[other] Dado rojo del derrumbe ({ $unit }): { $result }, pero lo anulan los escudos.
    }

## Dice in sentences: whose they are, or that there was no die; and where whoever is not on the board is

whole-side = todo el bando
without-a-roll = Sin tirada
off-the-board = enfermería
the-die = { $colour }, { $owner }

## What is asked: the attack

prompt-terror-victim = { $seat }, defensor: terror. ¿A qué atacante asustas?
prompt-attack-dice-only-die = { $seat }, atacante: el terror deja un dado a esta unidad. ¿Cuál?
prompt-attack-dice-payment = { $seat }: ¿pagas por mejores dados?
prompt-removal-removal = { $seat }: ¿qué dado quitas de la tirada del otro bando?
prompt-rework-reroll-choice = { $seat }: ¿relanzas un dado?
prompt-rework-token = { $seat }: ¿usas la ficha de relanzar?
prompt-terror-token = { $seat }: ¿usas la ficha de relanzar para los dados de terror?
prompt-deadly-blow-token = { $seat }: el dado no ha ayudado. ¿Usas la ficha de relanzar?
prompt-collapse-token = { $seat }: un edificio cae sobre una unidad. ¿Usas la ficha de relanzar para sus dados de defensa?
prompt-razing-token = { prompt-collapse-token }
prompt-strike-token = { $seat }: un dado golpea a una unidad. ¿Usas la ficha de relanzar?
prompt-rework-token-die = { $seat }: ficha de relanzar. ¿Qué dados relanzas?
prompt-ruthless-ruthless = { $seat }, atacante: despiadado. ¿Pagas para convertir un desorganizar en muerte?
prompt-dodge-dodge = { $seat }, defensor: ¿esquiva alguna unidad?
prompt-dodge-fire = { $seat }: ¿deja un fuego tras de sí la unidad que esquivó?
prompt-shields-shield = { $seat }, defensor: ¿qué resultado anula un escudo?
prompt-targeting-aim = { $seat }, atacante: puntería. ¿A quién golpea este resultado?
prompt-assault-assignment = { $seat }, atacante: ¿qué dado gigantesco para qué zona?
prompt-allocation-allocation = { $seat }, defensor: ¿qué unidad recibe este resultado?
prompt-bodyguard-guard = { $seat }, defensor: ¿asume un guardaespaldas algún resultado?
prompt-high-ground-hill = { $seat }, defensor: ¿qué resultado devuelve el golpe desde la colina?
prompt-strike-back-answer-back = { $seat }, defensor: represalia. ¿Devolver el golpe con todo?
prompt-strike-back-sufferer = { $seat }, atacante: la defensa devuelve el golpe. ¿Qué unidad lo sufre?
prompt-ruins-ruin = { $seat }, atacante: ¿qué daña el ataque?
prompt-follow-up-follower = { $seat }, atacante: ¿qué unidad avanza?
prompt-move-on-mover = { $seat }, atacante: ¿sigue moviéndose esta unidad?
prompt-breakthrough-rider = { $seat }, atacante: ¿rompe las líneas esta unidad?
prompt-melee-again-again = { $seat }, atacante: ¿ataca otra vez esta unidad?
prompt-deadly-blow-rescue = { $seat }: riesgo de destrucción para { $unit }. ¿Intentas un rescate?
prompt-capture-fate = { $seat }, atacante: una última herida. ¿Capturas al personaje?
prompt-pushes-stand = { $seat }: un empujón. ¿La unidad cede o se queda a cambio de una herida?
prompt-pushes-push = { $seat }: ¿qué unidad es empujada y adónde?

## Choices: the attack

choice-frighten = Asustar a { $unit }
choice-keep-die = Conservar solo este dado: { the-die }
choice-pay-for-dice = { $unit }: pagar { $count } × { $token } por otros dados
choice-use-own-dice = { $unit }: lanzar los dados habituales
choice-remove-die = Retirar: { the-die }
choice-reroll-die = Relanzar: { $result } ({ the-die }), por { $reroll }
choice-let-roll-stand = Dejar la tirada como está
choice-use-reroll-token = Usar la ficha de relanzar
choice-roll-again = Basta: relanzar los dados elegidos
choice-turn-into-kill = Pagar 1 ficha de leyenda: desorganizar pasa a muerte ({ the-die })
choice-keep-legend = No pagar fichas de leyenda
choice-dodge = { $unit }: esquivar hacia { $area }
choice-stand-fast = Nadie esquiva
choice-leave-fire = Dejar un fuego en { $area }
choice-leave-no-fire = No dejar ningún fuego
choice-discard-result = Un escudo contra { $result } ({ the-die })
choice-use-shields =
    { $count ->
        [one] Usar 1 escudo, contra el peor resultado
       *[other] Usar { $count } escudos, primero contra los peores resultados
    }
choice-use-all-shields = Usar todos los escudos, primero contra los peores resultados
choice-let-through = No usar más escudos
choice-target-unit = { $unit }: apuntar aquí, { $result } ({ the-die })
choice-leave-to-defender = Dejar el resto al defensor
choice-allocate =
    { $left ->
        [0] { $unit }: recibir { $result } ({ the-die })
        [one] { $unit }, 1 punto de vida restante: recibir { $result } ({ the-die })
       *[other] { $unit }, { $left } puntos de vida restantes: recibir { $result } ({ the-die })
    }
choice-assign-die =
    { $count ->
        [0] { $area }: { $result } contra lo que hay allí
        [one] { $area }: { $result } a 1 unidad
       *[other] { $area }: { $result } a cada una de { $count } unidades
    }
choice-guard = { $unit }: asumir { $result } de { $ward }
choice-leave-unguarded = Nadie asume nada
choice-retaliate-with = Devolver el golpe con { $result } ({ the-die })
choice-do-not-retaliate = No devolver el golpe
choice-strike-back = Devolver el golpe
choice-hold-back = Renunciar a { $result } ({ the-die })
choice-suffer = { $unit }: recibir { $result } ({ the-die })
choice-rescue-unit = Intentar el rescate de { $unit }
choice-let-fall = No intentar el rescate de { $unit }
choice-capture = Capturar: { $unit }
choice-slay = Dar muerte: { $unit }
choice-take-wound =
    { $left ->
        [one] { $unit }: recibir una herida en vez de ceder. Cuesta el último punto de vida: ¡la unidad queda destruida!
       *[other] { $unit }: recibir una herida y quedarse (antes, { $left } puntos de vida)
    }
choice-give-way = { $unit }: ceder
choice-push-unit = { $unit }: empujar a { $area }
choice-push-unit-short = a { $area }
choice-trample-element = Aplastar en la zona: { $element }
choice-raze-building = Arrasar en { $area }: { $building }
choice-damage-building = { $building } en { $area }: daño { $damage } de { $resistance }
choice-follow-up = { $unit }: avanzar
choice-hold-ground =
    { $count ->
        [0] Nadie avanza
       *[other] Nadie más avanza
    }
choice-move-on = { $unit }: seguir a { $area }
choice-break-through = { $unit }: romper hacia { $area }
choice-attack-again = { $unit }: atacar otra vez, { $area }
choice-rest = { $unit }: quedarse

## What happened: the attack

event-attack-declared = { $seat } ataca { $area } { $roll_by }: { $units }.
event-defence-led = { $seat } dirige la defensa de { $area }, con más espacios allí, y reparte por ambos compañeros.
event-fire-concentrated = Fuego concentrado sobre { $area }, con { $count } unidades: un dado rojo más.
event-terror-rolled = Terror ({ $unit }), dados negros: { $results }.
event-unit-frightened = { $unit }: por el terror le queda un solo dado.
event-unit-too-frightened = { $unit }: terror, y un solo dado. En su lugar, espera.
event-hex-assaulted =
    { $count ->
        [one] { $unit } ({ $seat }) asalta el hexágono de { $area } con 1 dado gigantesco.
       *[other] { $unit } ({ $seat }) asalta el hexágono de { $area } con { $count } dados gigantescos.
    }
event-gigantic-die-assigned =
    { $count ->
        [0] { $unit }: { $result } en { $area }, donde no hay enemigos.
        [one] { $unit }: { $result } en { $area }, contra 1 unidad.
       *[other] { $unit }: { $result } en { $area }, contra cada una de { $count } unidades.
    }
event-gigantic-die-taken = { $unit }: un dado gigantesco en lugar de los dados de cuerpo a cuerpo.
event-dice-paid-for = { $seat } paga { $count } × { $token } por otros dados ({ $unit }).
event-die-removed = Fuera de la tirada: { $colour } ({ $unit }).
event-dice-rolled = { $seat } lanza los { $roll_dice }.
event-die-rolled = { $colour } ({ $unit }): { $result }.
event-die-rerolled = { $colour } ({ $unit }), se relanza ({ $reroll }): de { $before } a { $after }.
event-reroll-token-used = { $seat } entrega la ficha de relanzar.
event-result-turned = { $unit }: { $before } cuenta como { $after }.
event-token-rolled = { $seat } toma { $token_a } por la cara de un dado ({ $unit }).
event-card-rolled = { $seat } roba una carta de leyenda por la cara de un dado ({ $unit }).
event-unit-dodged = Esquiva: { $unit }.
event-fire-left = { $unit }: queda un fuego en { $area }.
event-result-taken-away = { $colour } ({ $attacker }): { $result }, fuera por un poder de { $unit }.
event-result-cancelled = { $colour } ({ $unit }): { $result }, anulado por una carta.
event-skill-granted = Por la carta de { $seat }, las unidades de su bando en { $area } tienen { $skill } por un tiempo.
event-skill-denied = Por la carta de { $seat }, los enemigos en { $area } no tienen { $skill } por un tiempo.
event-hex-veiled = { $seat }: hay niebla en el hexágono de { $area }. Nadie dispara hacia él ni desde él, salvo a una zona adyacente.
event-area-mired = { $seat }: hay abrojos en { $area }. Ninguna carga empieza allí ni va más allá.
event-card-put-out-fire = La carta de { $seat } apaga el fuego en { $area }.
event-card-rescue-rolled = La tirada de la carta para salvar a { $unit } muestra { $result }.
event-doom-turned = { $unit }: por una carta, { $result } en el dado del destino cuenta como { $into }.
event-card-rerolled-doom = Por la carta de { $seat }, el dado del destino se lanza de nuevo ({ $unit }).
event-shields-gained =
    { $count ->
        [one] 1 escudo más para la defensa ({ $unit }).
       *[other] { $count } escudos más para la defensa ({ $unit }).
    }
event-shield-sunk = { $colour } ({ $unit }): escudo, perdido en el pantano.
event-result-discarded = { $colour } ({ $unit }): { $result }, pero lo anula un escudo de { $defender }.
event-result-allocated = { $colour } ({ $attacker }): { $result }. Golpe para { $unit }.
event-result-targeted = { $colour } ({ $attacker }): { $result }, con puntería. Golpe para { $unit }.
event-result-held-back = { $colour } ({ $unit }): { $result }, sin usar.
event-result-lost = { $colour } ({ $attacker }): { $result }, pero no queda nadie que lo sufra.
event-unit-guarded = Guardaespaldas: { $guard }, no { $unit } ({ $result }).
event-unit-retaliated = { $colour } ({ $unit }) devuelve el golpe: { $result }. Golpe para { $attacker }.
event-toughness-rolled = Duro, dado negro ({ $unit }): { $result }. Solo un escudo anula la muerte.
event-rescue-rolled = { $rescuer }: la tirada para salvar a { $unit } muestra { $result }.
event-extra-wound-dealt = { $attacker }: una herida más para { $unit }.
event-wound-preferred = { $unit }: una herida antes que ceder.
event-unit-pushed = Empujón: { $unit }.
event-unit-cornered = { $unit }: sin sitio adonde ir, el empujón cuenta como desorganizar.
event-units-followed-up = Avance a { $area }: { $units }.
event-unit-broke-through = Ruptura hacia { $area }: { $unit }.
event-attack-ended = El ataque a { $area } ha terminado. Unidades destruidas: { $destroyed }, desorganizadas: { $disrupted }, empujadas: { $pushed }.
event-unit-deployed = Desplegada en { $area }: { $unit }.
event-unit-left-behind = Sin sitio para { $unit }: perdida para el ejército.
event-army-ready = { $seat }: el ejército está desplegado.

## How it ended

outcome-victory-points =
    { $count ->
        [one] { $winners } gana: se han alcanzado los puntos del escenario. Resultado final: { $scores }.
       *[other] { $winners } ganan: se han alcanzado los puntos del escenario. Resultado final: { $scores }.
    }
outcome-victory-more-points =
    { $count ->
        [one] { $winners } gana por puntos. Resultado final: { $scores }.
       *[other] { $winners } ganan por puntos. Resultado final: { $scores }.
    }
outcome-victory-hold-areas =
    { $count ->
        [one] { $winners } gana y domina el terreno. Resultado final: { $scores }.
       *[other] { $winners } ganan y dominan el terreno. Resultado final: { $scores }.
    }
outcome-victory-destroy-units =
    { $count ->
        [one] { $winners } gana: los enemigos que contaban están destruidos. Resultado final: { $scores }.
       *[other] { $winners } ganan: los enemigos que contaban están destruidos. Resultado final: { $scores }.
    }
outcome-victory-hold-out =
    { $count ->
        [one] { $winners } gana por resistir hasta el final. Resultado final: { $scores }.
       *[other] { $winners } ganan por resistir hasta el final. Resultado final: { $scores }.
    }
outcome-victory-broken =
    { $count ->
        [one] { $winners } gana: el ejército enemigo se ha quebrado. Resultado: { $scores }.
       *[other] { $winners } ganan: el ejército enemigo se ha quebrado. Resultado: { $scores }.
    }
outcome-victory-more-morale =
    { $count ->
        [one] { $winners } gana: el ejército enemigo ha perdido más moral. Resultado: { $scores }.
       *[other] { $winners } ganan: el ejército enemigo ha perdido más moral. Resultado: { $scores }.
    }
decided-victory-points = Se han alcanzado los puntos del escenario.
decided-victory-more-points = Más puntos al final.
decided-victory-hold-areas = El terreno quedó en su poder.
decided-victory-destroy-units = Los enemigos que contaban están destruidos.
decided-victory-hold-out = Un bando resistió hasta el final.
decided-victory-broken = Un ejército se ha quebrado.
decided-victory-more-morale = Un ejército ha perdido más moral.

## Why a choice is not possible

refusal-army-not-deployed = Algunas de tus unidades aún tienen sitio: despliégalas primero.
refusal-not-to-be-deployed = { $unit } no es una unidad de tu ejército que espere despliegue.
refusal-outside-your-zone = Esta zona no pertenece a tu área de despliegue.
refusal-no-room-to-deploy = Esta unidad no cabe ahí.
refusal-only-one-fits = Ahí solo cabe una de estas unidades: despliégala sola.
refusal-no-intrigue = No tienes ninguna ficha de intriga que cambiar.
refusal-does-not-move-now = Esa unidad no se mueve ahora. Elige una de las mostradas.
refusal-not-in-the-river = Esa carta no está descubierta. Elige una que lo esté.
refusal-not-in-hand = No tienes esa carta. Elige una de tu mano.
refusal-pick-a-die = Escoge antes un dado: la carta está pagada.
refusal-not-for-that-die = La carta no cambia ese dado. Escoge uno tuyo que le corresponda.
refusal-not-the-moment = Esa carta es para otro momento: ella dice cuándo se juega.
refusal-too-few-legend-tokens = No puedes pagar esa carta. Reúne antes fichas de leyenda, o de intriga en su lugar.
refusal-card-does-nothing = Esa carta no haría nada ahora. Guárdala.
refusal-card-for-a-unit = Esa carta es para una unidad: elige una.
refusal-card-for-an-area = Esa carta es para una zona: elige una.
refusal-not-for-that-unit = La carta no es para esa unidad. Su texto dice para quién es.
refusal-not-for-that-area = La carta no se puede jugar allí. Su texto dice dónde se puede.
refusal-place-one = Planta al menos una antes de guardar las demás.
refusal-no-card-for-that = No has jugado ninguna carta que lo permita.
refusal-no-work-there = Allí no hay estacas ni barricada que la carta pueda quitar.
refusal-veiled = La niebla oculta ese disparo: hasta el final del turno solo se puede disparar a zonas adyacentes.
refusal-no-upkeep-due = Esa unidad no debe mantenimiento. Elige el personaje por el que se pregunta.
refusal-out-of-order = Aquí el orden no importa, así que elige en el orden en que se muestran. Para incluir esto, deshaz y empieza por ahí.
refusal-does-not-return = Esa unidad no vuelve ahora. Elige una que vuelva.
refusal-no-captive = No es de los tuyos en cautiverio: { $unit }. Elige a alguien que lo sea.
refusal-no-rally-point = Tu bando no tiene allí un punto de reagrupamiento. Elige una zona que lo tenga.
refusal-rally-point-closed = La unidad no puede estar en ese punto de reagrupamiento: hay enemigos, falta sitio o el terreno le está cerrado. Elige otro.
refusal-take-the-first-alike = Hay otras exactamente iguales y no importa cuál. Elige la que se muestra.
refusal-no-stakes-in-the-fire = Ahí no hay estacas junto a la zona en llamas. Elige otras.
refusal-no-building-in-the-fire = El fuego no alcanza ese edificio. Elige uno que alcance.
refusal-use-an-order = Debes usar al menos una orden en tu turno. Pon una.
refusal-no-such-order = No te queda ninguna orden de ese tipo. Elige otro.
refusal-no-own-unit = Ahí no hay ninguna unidad tuya. Elige una zona que la tenga.
refusal-order-lies-there = Ahí ya hay una orden. Elige otra zona o usa una orden de reactivación.
refusal-two-orders-lie-there = Ahí ya hay dos órdenes y no se permiten más. Elige otra zona.
refusal-not-activated = Esa unidad no está activada ahora. Elige una que lo esté.
refusal-declare-the-rest = Las acciones adicionales vienen antes de la primera declaración o después de una acción. Declara antes por las demás unidades.
refusal-has-declared = Esa unidad ya ha declarado su acción. Elige otra o deshaz el paso.
refusal-one-sort-left = Solo quedan unidades de una clase. Haz que esperen por su nombre.
refusal-wait-together = Quedan varias unidades exactamente iguales: declara por las que actúan y después las demás esperan juntas.
refusal-nobody-alike = Ninguna otra unidad es exactamente igual. Declara solo por esta.
refusal-one-by-one = El dado gigante se declara para cada unidad por separado. Declara las cargas una a una.
refusal-that-is-a-move = La celeridad lleva al menos por dos zonas. Para entrar en la siguiente, declara un movimiento.
refusal-choose-how-many = No importa qué resultados anulan los escudos. Di cuántos usas.
refusal-choose-results = Importa qué resultados se anulan. Elígelos uno a uno o usa todos los escudos.
refusal-lacks-skill = A la unidad le falta la habilidad. Elige otra cosa.
refusal-no-charge-order = Una carga requiere una orden de carga. Elige otra acción.
refusal-no-charge-from-here = En este terreno no empieza ninguna carga. Elige otra acción.
refusal-charge-ends-here = La carga acaba en ese terreno. Para allí.
refusal-one-area-on-foot = Solo la caballería carga por dos zonas. Para o ataca.
refusal-two-areas-on-horseback = Una carga pasa por dos zonas como mucho. Para o ataca.
refusal-not-indoors = Eso no es posible dentro de un edificio. Elige algo fuera.
refusal-machine-is-slow = Una máquina de guerra se mueve una zona como mucho. Elige un movimiento normal.
refusal-no-forced-march = Aquí no se juegan marchas forzadas. Elige un movimiento normal.
refusal-only-infantry-marches = Solo la infantería hace marchas forzadas. Elige un movimiento normal.
refusal-has-no-need-to-march = Quien tiene celeridad o salto no hace marchas forzadas. Usa la habilidad o elige un movimiento normal.
refusal-has-moved = Una máquina de guerra se mueve una vez por turno, y ya lo ha hecho. Elige otra acción.
refusal-other-area-declared = A una criatura gigantesca se la ataca por una sola de sus zonas en una activación, y se ha declarado otra. Elige esa zona.
refusal-too-few-orders = Su activación cuesta { $count } órdenes, y tienes menos. Elige otra zona.
refusal-hex-not-empty = Una criatura gigantesca necesita un hexágono sin unidades ni edificios, en terreno que pueda pisar. Elige otro.
refusal-no-adjacent-hex = Una criatura gigantesca se mueve a un hexágono adyacente y asalta uno; desde el cielo asalta cualquier hexágono del suelo. Elige uno.
refusal-no-gigantic-creature = Solo una criatura gigantesca asalta un hexágono entero. Que esta unidad ataque una zona.
refusal-area-needs-no-die = Allí no hace falta ningún dado. Elige una zona del hexágono con enemigos, o con algo que destrozar, y sin dado.
refusal-name-the-first-area = Una criatura gigantesca se mueve de hexágono en hexágono. Nombra la primera zona del hexágono.
refusal-choose-a-goal = Elige adónde vuela el portador.
refusal-not-itself = Un portador no se lleva a sí mismo. Elige otra unidad.
refusal-cannot-be-carried = Solo se puede llevar a personajes y civiles que no sean grandes. Elige otra unidad.
refusal-not-beside-the-carrier = Un portador se lleva a unidades aliadas de su propia zona. Elige otra.
refusal-takes-from-the-ground = Un portador solo se lleva a alguien en un movimiento que empieza en el suelo. Muévelo solo.
refusal-has-flown = Una unidad cambia entre suelo y cielo una vez por turno, y ya lo ha hecho. Elige una zona de su propio nivel.
refusal-cannot-fly = Solo las unidades voladoras llegan al cielo, y los pasajeros van a donde los llevan. Elige una zona de su propio nivel.
refusal-not-adjacent = Esa zona no es adyacente. Elige una que lo sea.
refusal-enemy-area = Hay enemigos allí. Elige una zona libre o aliada.
refusal-cannot-enter = La unidad no puede entrar allí. Elige otra zona.
refusal-no-room = No hay sitio suficiente. Elige otra zona.
refusal-too-far = Esa zona está demasiado lejos para el salto. Elige una más cercana.
refusal-no-farther =
    { $areas ->
        [one] La celeridad acaba aquí, tras 1 zona. Para allí.
       *[other] La celeridad acaba aquí, tras { $areas } zonas. Para allí.
    }
refusal-no-melee = La celeridad no lleva al cuerpo a cuerpo. Para o sigue.
refusal-no-enemy-there = Allí no hay enemigos que atacar. Elige una zona con enemigos.
refusal-no-melee-dice = La unidad no tiene dados de cuerpo a cuerpo contra ellos. Elige otra acción.
refusal-no-shooting-dice = La unidad no puede disparar. Elige otra acción.
refusal-out-of-range =
    { $hexes ->
        [one] Está fuera de alcance: esta unidad dispara a 1 hexágono. Elige una zona más cercana.
       *[other] Está fuera de alcance: esta unidad dispara a { $hexes } hexágonos. Elige una zona más cercana.
    }
refusal-no-line-of-shot = Algo se interpone en un disparo directo. Elige otra zona.
refusal-other-attack-declared = Otras unidades de esta activación atacan esa zona de otro modo, y un ataque es de un solo tipo. Únete a ellas o elige otra acción.
refusal-declared-already = Otra unidad ya ha declarado justo eso. Elige otra cosa.
refusal-another-character = Solo se puede curar a otro personaje. Elige uno.
refusal-not-with-it = No están a la vez en la misma zona y en el mismo bando. Elige a alguien con quien se cumplan ambas cosas.
refusal-no-wound = No hay ninguna herida que curar. Elige otra acción.
refusal-no-place-for-barricade = Una barricada requiere bosque, aldea o edificio. Elige otra acción.
refusal-barricade-stands = Ya hay una barricada. Elige otra acción.
refusal-burns-already = Ya arde un fuego. Elige otra acción.
refusal-out-of-reach = Eso queda fuera del alcance de la unidad. Elige algo más cercano.
refusal-no-fire-there = Allí no arde ningún fuego. Elige otra acción.
refusal-actions-left = Quedan acciones declaradas. Resuélvelas antes.
refusal-no-move-declared = Ninguna unidad ha declarado un movimiento a esa zona. Elige una acción declarada.
refusal-no-march-declared = Ninguna unidad ha declarado una marcha forzada a esa zona. Elige una acción declarada.
refusal-no-attack-declared = Ninguna unidad ha declarado un ataque a esa zona. Elige una acción declarada.
refusal-nothing-declared = Esa unidad no ha declarado tal acción o ya la ha hecho. Elige otra.
refusal-not-open = El ingeniero no puede ir allí. Elige una zona adyacente libre o aliada con sitio, o quédate.
refusal-no-command-order = Solo se manda con una orden de mando. Elige otra cosa.
refusal-no-commander = Esa unidad no tiene valor de mando. Elige una que lo tenga.
refusal-bonus-used = La unidad ya ha usado esa acción adicional. Elige otra.
refusal-nobody-to-command = No hay a quién mandar dentro del alcance. Elige otra acción.
refusal-not-own-unit = Esa unidad no es tuya. Elige una propia.
refusal-troops-only = Un mando solo alcanza a tropas y mercenarios. Elige una de estas unidades.
refusal-characters-only = Un mercenario solo obedece a personajes. Elige una tropa.
refusal-commanded-this-turn = Ese mercenario ya ha recibido un mando en este turno. Elige otra unidad.
refusal-not-under-this-command = Este comandante no manda a unidades así. Elige otra.
refusal-commanded-already = Esa unidad ya ha recibido un mando con esta orden. Elige otra.
refusal-not-there = Este mando solo alcanza una zona. Elige una unidad que esté donde la primera.
refusal-choose-a-unit = Elige al menos una unidad a la que mandar.
refusal-no-bowmen = Solo los arqueros plantan estacas. Elige otra unidad.
refusal-no-higher-level = Esa unidad no tiene un nivel superior. Elige otra cosa.
refusal-no-character = Solo pueden hacerlo los personajes. Elige un personaje.
refusal-not-to-be-put-on = Esa pieza no espera a que este personaje se la ponga. Elige una que haya recibido en una conversación.
refusal-wears-two = Un personaje tiene como mucho dos piezas de equipo, puestas o no. Descarta una o dala antes.
refusal-one-of-the-three = La pieza que sobra la tiene el personaje que acaba de recibir equipo. Elige una de sus tres.
refusal-not-worn = Este personaje no lleva esa pieza. Elige una que se haya puesto.
refusal-of-no-use-now = Esa pieza no haría nada ahora, o ya se ha usado. Úsala en otro momento.
refusal-not-own-equipment = Esa pieza no la tiene ninguno de tus personajes. Elige una de las tuyas.
refusal-equipment-between-actions = El equipo se entrega y se descarta entre acciones, no en medio de una.
refusal-equipment-of-the-activated = Un personaje solo se pone y usa equipo mientras está activado.
refusal-put-on-first = Solo se puede dar el equipo que se lleva puesto. Póntelo antes.
refusal-not-with-the-bearer = Esa unidad no está en la zona del portador. Dásela a una que esté allí.
refusal-not-an-ally = Esa unidad no es de tu bando. Dásela a una de las tuyas.
refusal-only-in-own-turn = Eso solo se hace en tu propio turno. Espera a que llegue.
refusal-not-on-your-card = Ese suceso no está en tu carta de intriga. Elige uno de los tuyos.
refusal-triggered-before = Ese suceso ya ha ocurrido, y solo ocurre una vez por partida. Elige otro.
refusal-not-the-moment-for-it = Ese suceso no es para este momento. Su texto dice cuándo se puede activar.
refusal-too-few-intrigue-tokens = Tienes muy pocas fichas de intriga para ese suceso. Habla con la gente para ganar algunas.
refusal-event-does-nothing = Ese suceso no haría nada ahora. Guarda las fichas para más tarde.
refusal-burns-there = Allí ya arde un fuego. Elige otra zona.
refusal-nobody-to-shove = Esa unidad no puede ser empujada desde aquí. Elige un enemigo de una zona adyacente.
refusal-has-talked = Ese personaje ya ha hablado en este turno. En el siguiente podrá otra vez.
refusal-not-in-the-area = Esa unidad no está en la misma zona. Habla con una que esté allí.
refusal-says-nothing = Esa unidad no tiene nada que decir. Habla con otra.
refusal-enemy-says-nothing = Los enemigos no hablan contigo. Habla con otra unidad.
refusal-no-such-question = La carta no tiene esa pregunta. Elige una que esté en ella.
refusal-lacks-banner = La carta de ese personaje no lleva el estandarte de esa pregunta. Elige otra.
refusal-no-reroll-token = No tienes la ficha de relanzar. Acepta la tirada.
refusal-used-in-this-roll = Solo es posible una vez por tirada, y ya se ha usado.
refusal-choose-a-side = La carta de nivel 2 tiene dos lados. Elige el sagrado o el impío.
refusal-no-side-to-choose = No hay lado que elegir: la carta tiene uno solo, o ya se eligió. Sube al nivel 2 sin elegir.
refusal-too-little-experience = La mejora cuesta { $count } de experiencia, contando las fichas de intriga, y tienes menos. Elige otra cosa.
refusal-no-stakes-left = No te quedan estacas en la reserva.
refusal-edge-not-free = Ese borde no es un borde libre de la zona. Elige otro.
refusal-used-in-this-game = Eso se puede una vez por partida, y ya se ha usado.
refusal-token-held = Ya tienes una ficha de relanzar y nadie tiene dos.
refusal-no-gigantic-die = Esa unidad no tiene dado gigantesco. Ataca con sus propios dados o elige otra unidad.
refusal-gigantic-die-used = Esta unidad ya ha usado su dado gigantesco en esta ronda. Ataca con sus propios dados.
refusal-gigantic-die-on-the-ground = Un dado gigantesco solo alcanza zonas en tierra. Ataca con sus propios dados, o a otra zona.
refusal-only-when-activated = La ficha solo se recupera al activarse esta unidad, antes de nada más. Ya es tarde.
refusal-no-such-power-now = La unidad no puede usar ahora tal poder. Elige otro.
refusal-no-troop-to-rally = Esa no es una tropa tuya desorganizada. Elige una que lo sea.
refusal-move-one = El poder está pagado: desplaza al menos un punto de reagrupamiento.
refusal-stays-there = El punto de reagrupamiento ya está allí. Elige otra zona.
refusal-no-attacker = Aquí no ataca: { $unit }. Elige una unidad atacante.
refusal-not-frightened = El terror no afecta a { $unit }. Elige otro atacante.
refusal-not-its-die = Ese no es un dado de { $unit }. Elige uno de los suyos.
refusal-not-this-unit = La pregunta es sobre { $unit }. Elige para esa unidad.
refusal-no-attack-die = Ese no es un dado del ataque. Elige uno que lo sea.
refusal-no-defence-die = Ese no es un dado de la defensa. Elige uno que lo sea.
refusal-not-your-die = No puedes relanzar ese dado. Elige uno de los que se muestran.
refusal-no-such-reroll = Ese dado no puede relanzarse por esto: { $reroll }. Elige otro.
refusal-no-die-chosen = Elige al menos un dado que relanzar.
refusal-no-ruthless-disrupt = Ese no es un desorganizar en un dado de una unidad despiadada. Elige uno que lo sea.
refusal-cannot-dodge = No hay esquiva para { $unit }: falta la habilidad, una cara vacía en un dado propio o una salida.
refusal-area-not-open = No hay paso a { $area }. Elige una zona adyacente abierta y con sitio.
refusal-not-beyond = { $area } no está abierta o no es adyacente a la zona atacada. Elige una abierta que lo sea.
refusal-not-the-area-left = El fuego solo puede quedar en { $area }.
refusal-no-attack-result = Ese no es un resultado del ataque que cuente. Elige uno que cuente.
refusal-worst-result-first = El peor resultado va primero, y ahora es: { $result }. Elígelo.
refusal-only-one-shield = Hay un solo escudo o un solo resultado. Elige el resultado.
refusal-no-aimed-result = Ese no es el peor resultado de una unidad con puntería. Elige uno que lo sea.
refusal-no-defender = Aquí no defiende: { $unit }. Elige una unidad defensora.
refusal-takes-no-more = Sobre { $unit } no cabe más de esto. Elige otra unidad.
refusal-not-struck-by-it = Este resultado no cuenta contra { $unit }. Elige otra unidad.
refusal-others-first = Ya hay un resultado sobre { $unit } y otras van antes. Elige una de ellas.
refusal-no-bodyguard = Aquí no es guardaespaldas: { $unit }. Elige una unidad que lo sea.
refusal-guarded-already = Un guardaespaldas asume un resultado por ataque, y ya lo ha hecho: { $unit }. Elige otro.
refusal-nothing-to-guard = No hay tal muerte ni desorganizar que asumir. Elige otra cosa.
refusal-strikes-back-already = Ese dado ya devuelve el golpe por sí solo. Elige otro.
refusal-no-defence-result = Ese dado no muestra nada con que devolver el golpe. Elige otro.
refusal-cannot-be-held-back = A ese resultado no se puede renunciar. Elige uno de los que se muestran.
refusal-not-pushed = Sin empujón: { $unit }. Elige una unidad que lo sufra.
refusal-nothing-to-damage = Eso no se puede dañar aquí. Elige algo de la zona atacada.
refusal-must-follow-up = Una unidad impetuosa debe avanzar. Elígela.
refusal-impetuous-first = Las unidades impetuosas van primero. Elige una de ellas, no { $unit }.
refusal-cannot-follow-up = No hay avance para { $unit }. Elige otra unidad.

## Odds of an attack

odds-attack = Ataque a { $area } { $roll_by }. Atacantes: { $attackers }, dados: { $attack }; defensores: { $defenders }, dados: { $defence }.
odds-exact = Probabilidades exactas. Ambos bandos eligen como lo haría el bot «greedy»; se usan todos los escudos, se devuelven todos los golpes (desde una colina, el peor resultado) y se guardan las fichas de relanzar:
odds-sampled =
    { $samples ->
        [one] Estimación a partir de 1 ataque jugado, con intervalos del 95 %. Ambos bandos eligen como lo haría el bot «greedy»; se usan todos los escudos, se devuelven todos los golpes (desde una colina, el peor resultado) y se guardan las fichas de relanzar:
       *[other] Estimación a partir de { $samples } ataques jugados, con intervalos del 95 %. Ambos bandos eligen como lo haría el bot «greedy»; se usan todos los escudos, se devuelven todos los golpes (desde una colina, el peor resultado) y se guardan las fichas de relanzar:
    }
odds-closer = Las estimaciones otra vez, miradas más de cerca:
odds-killed =
    { $count ->
        [one] al menos 1 unidad enemiga destruida: { $percent } %
       *[other] al menos { $count } unidades enemigas destruidas: { $percent } %
    }
odds-killed-sampled =
    { $count ->
        [one] al menos 1 unidad enemiga destruida: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } unidades enemigas destruidas: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-disrupted =
    { $count ->
        [one] al menos 1 unidad enemiga desorganizada: { $percent } %
       *[other] al menos { $count } unidades enemigas desorganizadas: { $percent } %
    }
odds-disrupted-sampled =
    { $count ->
        [one] al menos 1 unidad enemiga desorganizada: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } unidades enemigas desorganizadas: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-driven-off =
    { $count ->
        [one] al menos 1 unidad enemiga fuera de la zona, empujada o tras esquivar: { $percent } %
       *[other] al menos { $count } unidades enemigas fuera de la zona, empujadas o tras esquivar: { $percent } %
    }
odds-driven-off-sampled =
    { $count ->
        [one] al menos 1 unidad enemiga fuera de la zona, empujada o tras esquivar: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } unidades enemigas fuera de la zona, empujadas o tras esquivar: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-wounds =
    { $count ->
        [one] al menos 1 herida en los enemigos que quedan: { $percent } %
       *[other] al menos { $count } heridas en los enemigos que quedan: { $percent } %
    }
odds-wounds-sampled =
    { $count ->
        [one] al menos 1 herida en los enemigos que quedan: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } heridas en los enemigos que quedan: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-cleared = la zona queda sin enemigos: { $percent } %
odds-cleared-sampled = la zona queda sin enemigos: cerca del { $percent } % (de { $low } % a { $high } %)
odds-own-killed =
    { $count ->
        [one] al menos 1 atacante en el cementerio por represalia: { $percent } %
       *[other] al menos { $count } atacantes en el cementerio por represalia: { $percent } %
    }
odds-own-killed-sampled =
    { $count ->
        [one] al menos 1 atacante en el cementerio por represalia: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } atacantes en el cementerio por represalia: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-own-disrupted =
    { $count ->
        [one] al menos 1 atacante en la enfermería por represalia: { $percent } %
       *[other] al menos { $count } atacantes en la enfermería por represalia: { $percent } %
    }
odds-own-disrupted-sampled =
    { $count ->
        [one] al menos 1 atacante en la enfermería por represalia: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } atacantes en la enfermería por represalia: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-own-wounds =
    { $count ->
        [one] al menos 1 herida en los atacantes que quedan: { $percent } %
       *[other] al menos { $count } heridas en los atacantes que quedan: { $percent } %
    }
odds-own-wounds-sampled =
    { $count ->
        [one] al menos 1 herida en los atacantes que quedan: cerca del { $percent } % (de { $low } % a { $high } %)
       *[other] al menos { $count } heridas en los atacantes que quedan: cerca del { $percent } % (de { $low } % a { $high } %)
    }
odds-at = { $area } { $roll_by }: { $attackers } contra { $defenders }
odds-at-charge = { $area } por una carga hasta { $origin }: { $attackers } contra { $defenders }
odds-at-killed = enemigos destruidos: { $percent } %
odds-at-killed-sampled = enemigos destruidos: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-disrupted = enemigos desorganizados: { $percent } %
odds-at-disrupted-sampled = enemigos desorganizados: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-driven-off = enemigos empujados o tras esquivar: { $percent } %
odds-at-driven-off-sampled = enemigos empujados o tras esquivar: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-wounds = enemigos heridos: { $percent } %
odds-at-wounds-sampled = enemigos heridos: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-cleared = zona despejada: { $percent } %
odds-at-cleared-sampled = zona despejada: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-own-killed = atacantes destruidos: { $percent } %
odds-at-own-killed-sampled = atacantes destruidos: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-own-disrupted = atacantes desorganizados: { $percent } %
odds-at-own-disrupted-sampled = atacantes desorganizados: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-own-wounds = atacantes heridos: { $percent } %
odds-at-own-wounds-sampled = atacantes heridos: cerca del { $percent } %, con un margen de { $reach } puntos
odds-at-exact = Exacto. Cada cifra: al menos uno. Ambos bandos eligen como lo haría el bot «greedy».
odds-at-sampled =
    { $samples ->
        [one] Estimación a partir de 1 ataque jugado: 19 veces de cada 20 no se desvía más de lo dicho. Cada cifra: al menos uno.
       *[other] Estimación a partir de { $samples } ataques jugados: 19 veces de cada 20 no se desvía más de lo dicho. Cada cifra: al menos uno.
    }

## The board in text: the map, what is going on

board-map = El mapa
board-areas = Zonas
board-capacity = Espacios
board-borders = Limita con
board-order = orden
board-in-building = interior de un edificio
board-letters-at-borders = Letras junto a un límite: esas zonas de los dos hexágonos se tocan allí.
board-damage = daño
board-players = Jugadores
board-player = Jugador
board-partner = compañero
board-leads = Dirige la defensa
board-leads-defence = { $seat } dirige la defensa: escudos, colina, terror y quién recibe cada resultado. Cada uno decide sobre sus propios dados.
board-points = Puntos
board-morale-lost = Moral perdida
board-on-turn = en su turno
board-objectives = Objetivos
board-side = Bando
board-state = Estado
board-reached = logrado
board-deck = Cartas de ronda por venir
board-river = Cartas descubiertas del consejo de guerra
board-effect = Efecto
board-council-deck = Consejo de guerra, cartas en el mazo
board-council-discard = Consejo de guerra, descartes
board-hand = Tu mano
board-played-card = La carta que se juega
board-legend-card = Carta de leyenda
board-legend-hands = Cartas de leyenda
board-legend-deck = en el mazo
board-legend-discard = descartadas
board-legend-lasting = Cartas en vigor
board-number = Número
board-question = Pregunta
board-asked = hecha
board-risky = arriesgada
board-lacks-banner = falta el estandarte
moment-order = tu turno
moment-interrupt = tras una orden rival
moment-activation = tu activación
moment-declared = ataque declarado
moment-attack-rolled = tu tirada de ataque
moment-defence-rolled = tu tirada de defensa
moment-allocated = resultados asignados
moment-attack-over = tras un ataque
moment-casualties = antes de tus dados de destino
moment-doom-rolled = dado de destino tirado
board-equipment = Equipo
board-bearer = Portador
board-equipment-place = Estado
board-equipment-not_on = sin poner
board-equipment-worn = puesto
board-equipment-used = usado
board-intrigue = Intriga
board-intrigue-cost = Coste
board-triggered = activado
board-until-turn-ends = Hasta el fin del turno
board-power = Poder
board-activation = Activación de
board-declared = Declarado
board-where = Dónde
board-level = nivel
board-wounds = heridas
board-sky-title = El cielo
board-sky-gist = solo voladores, junto a toda zona
board-sky-cover-from-shots = un dado negro más en defensa contra disparos
board-sky-holy-light = las unidades sagradas que atacan desde aquí tiran un dado negro más
board-carry-passenger = con { $passenger }
board-giant-fills = llena su hexágono
board-giant-attack = Ataque gigantesco: un dado por cada zona del hexágono
board-giant-waits = aún sin dado
board-giant-trample = Todas son empujadas, y los escudos no ayudan
board-giant-orders =
    { $count ->
        [one] cuesta 1 orden
       *[other] cuesta { $count } órdenes
    }
board-attack = Ataque a
board-attacker = Atacante
board-defender = Defensor
board-roll = Tirada
board-dice = Dados
board-die = dado
board-unit = Unidad
board-colour = Color
board-result = Resultado
board-rerolled = Relanzado por
board-fate = Qué fue de él

terrain-sky = Cielo

deed-barricade = levanta una barricada
deed-assault = asalta un hexágono
deed-carry = se lleva a alguien
deed-charge = carga
deed-forced-march = hace una marcha forzada
deed-haste = va con celeridad
deed-heal = cura
deed-jump = salta
deed-melee = ataca cuerpo a cuerpo
deed-move = se mueve
deed-pray = reza
deed-remove-fire = apaga el fuego
deed-set-fire = prende fuego
deed-shoot = dispara
deed-wait = espera

fate-in-play = por decidir
fate-taken-out = retirado antes de la tirada
fate-dropped = nada que cuente
fate-withdrawn = su unidad esquivó
fate-taken-away = anulado
fate-discarded = anulado por un escudo
fate-spent = escudo usado
fate-allocated = alcanza
fate-lost = ya no queda a quién alcanzar
fate-retaliates = devuelve el golpe a
fate-held-back = sin usar

## A closer look: unit cards

card-kind = Tipo
card-troop = tropa
card-character = personaje
card-civilian = civil
card-war-machine = máquina de guerra
card-gigantic-creature = criatura gigantesca
card-infantry = infantería
card-cavalry = caballería
card-flying = volador
card-machine = máquina
card-bowmen = arqueros
card-damages-buildings = daña edificios
card-talks = se puede hablar con él
card-skeleton = esqueleto
card-penitent = penitente
card-banners = Estandartes
card-hit-points = Puntos de vida
card-size = Tamaño
card-command = Mando
card-range = alcance
card-at-most = como máximo
card-direct = disparo directo
card-arcing = disparo parabólico
card-reward = Recompensa por destruirla
card-upgrade = Mejora, en experiencia
card-tags = Marcas
card-skills = Habilidades
card-powers = Poderes
card-what = Qué hace
card-more = En detalle
card-when = Cuándo
card-limit = Cuántas veces
card-cost = Precio
card-on = En la carta
card-used = Ya usado
card-against = contra
card-charging = tras una carga
card-beside = en una zona con
card-commanded = bajo el mando de otro
card-paying = por
card-standing-in = en el terreno
card-upon = solo a:
card-slain = si cayó en esta partida:
card-always = siempre
card-bonus = acción adicional
card-action = como su acción
card-own-turn = al empezar el turno propio
card-upkeep = mantenimiento
card-game-start = al empezar la partida
card-casualties = fase de campamento, bajas
card-attack = al atacar
card-defence = al defenderse
card-follow-up = tras avanzar
card-once-a-turn = una vez por turno
card-once-a-round = una vez por ronda
card-once-a-game = una vez por partida
card-self = esta unidad
card-its-area = su zona
card-adjacent = zonas adyacentes
card-area-or-adjacent = su zona y las adyacentes
card-its-hex = su hexágono
card-per-unit = por cada unidad
card-per-attack = una vez en el ataque
used-gigantic-die = dado gigantesco
used-flown = ha cambiado entre suelo y cielo
used-commanded-this-turn = mandado en este turno
used-moved = ya se movió
used-reroll = ficha de relanzar recuperada
used-commanded = mandado bajo esta orden
used-chose-holy = del lado sagrado durante toda la partida
used-chose-unholy = del lado impío durante toda la partida

## What the board in the browser says

board-about-area = { $area }: { $ground }, { $room } de { $capacity } espacios libres
board-round-of = Ronda { $round } de { $rounds }
board-side-morale = Su ejército ha perdido { $lost } de moral y se quiebra con { $breaks }.
board-side-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-open = Se puede elegir
board-look = Señala una zona para leer qué hay en ella; lo que se puede elegir tiene un marco dorado.
board-picked = Qué se puede hacer con ello
board-forget = Mostrar todo de nuevo
board-follow-together = Avanzan todas
board-legend = Qué significan los signos

## The board in the browser

board-zoom = Tamaño del mapa
board-zoom-in = Más grande
board-zoom-out = Más pequeño
board-zoom-whole = El mapa entero
board-more = Mostrar más
board-close = Cerrar
board-unit-before = La unidad anterior
board-unit-after = La unidad siguiente
board-your-orders = Tus órdenes
board-pick-order = elige una y luego una zona
board-meanwhile = Entretanto
board-in-hand = En mano
board-camp = El campamento
board-doom-of = Dado del destino para { $unit }
board-declared-of = { $done } de { $all } declaradas
board-done-of = { $done } de { $all } hechas
board-take-back = Deshacer: { $unit }, { $deed }
board-all-or-one = Una zona manda a todas las que pueden actuar allí. Para mandar una sola, púlsala antes.
board-act-haste = Celeridad
board-act-march = Marcha forzada
board-may-interrupt =
    { $count ->
        [one] A los demás les queda 1 orden de interrupción
       *[other] A los demás les quedan { $count } órdenes de interrupción
    }
board-wasted-charge = Nadie en { $area } puede cargar: una orden de mando haría lo mismo.
board-step-roll = Tirada
board-step-rerolls = Repetir
board-step-shields = Escudos
board-step-allocate = Golpes
board-step-push = Empuje
board-step-retaliate = Réplica
board-step-follow = Avance
board-attack-so-far = Impactos del ataque: { $cancelled } anulados, { $struck } asignados, { $open } por asignar.
board-outcome = Ataque a { $area }: el resultado
board-outcomes-left =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
board-go-on = Continuar
board-find-unit = Buscar una unidad por su nombre
board-find-nobody = Ninguna unidad se llama así.
board-council = Consejo de guerra
board-pick-card = toma una
board-taken-by = la tiene
board-you = tú
board-only-you = solo tú la ves
board-cards-held =
    { $count ->
        [one] 1 carta de leyenda
       *[other] { $count } cartas de leyenda
    }
board-piles = Mazo { $deck }, descartadas { $discard }
board-card-price =
    { $count ->
        [0] No cuesta nada
        [one] Cuesta 1 ficha de leyenda
       *[other] Cuesta { $count } fichas de leyenda
    }
board-intrigue-price =
    { $count ->
        [one] Cuesta 1 ficha de intriga
       *[other] Cuesta { $count } fichas de intriga
    }
board-talk = { $unit } habla con { $speaker }
board-neutral = libre para todos
board-answers-hidden = Nadie conoce una respuesta antes de hacer la pregunta.
board-answer = La respuesta
board-bonus = Acciones adicionales
board-see-level-two = { $unit }: puede subir al nivel 2. Ver la carta
board-level-two = Nivel 2
board-price = { $count } de experiencia
board-one-side = El lado se elige una sola vez para toda la partida.
board-side-holy = El lado sagrado
board-side-unholy = El lado impío
board-why-not = ¿Por qué ahora no?
board-put-on = Ponerse
board-use = Usar
board-give-to = Dar a { $unit }
board-discard = Descartar
board-rise = Subir al nivel 2
board-rise-holy = Subir al nivel 2: lado sagrado
board-rise-unholy = Subir al nivel 2: lado impío
order-command-short = Mando
order-command-gist = Actúan todas las unidades de una zona; los líderes mandan.
order-charge-short = Carga
order-charge-gist = Quien puede cargar avanza y golpea enseguida.
order-reactivation-short = Reactivación
order-reactivation-gist = Una zona con una orden actúa otra vez.
order-interrupt-short = Interrupción
order-interrupt-gist = Guárdala: actúas en el turno del rival.

## The guided first game

guide-orders = Ya tienes en la mano una orden de mando. Arrastra unidades de una zona dorada adonde deban ir o golpear: eso coloca la orden y declara por todas. O pulsa primero la zona dorada y luego el destino. Si quieres otra orden, elígela antes al lado. Señala una zona para leer qué hay en ella y pulsa el nombre de una unidad para ver su carta.
guide-cards = Ahora puedes jugar una carta de leyenda de tu mano: las de borde violeta sirven y cuestan fichas de leyenda. O no juegues ninguna; se te pregunta la tengas o no.
guide-talk = Elige una pregunta. Nadie conoce antes la respuesta; una roja es arriesgada, y una con estandarte es para quienes lo llevan.
guide-declare = Cada unidad activada declara una acción. Pulsa una zona dorada, y todas las que pueden van allí o la golpean; para una sola unidad, púlsala antes. Lo declarado se dibuja en el mapa.
guide-resolve = Todas han declarado. Ahora realiza las acciones en el orden que prefieras.
guide-attack = Los dados de ambos bandos están junto al mapa, por unidades. Los escudos anulan resultados del ataque, primero los peores; lo que queda golpea.
guide-interrupt = Tras una orden del enemigo puedes poner una orden de interrupción: una de tus zonas actúa enseguida. O déjalo pasar.
guide-end = Has usado una orden, así que puedes terminar tu turno, o poner otra.
guide-camp = Tras todos los turnos llega el campamento. Las unidades desorganizadas tiran el dado del destino: se reagrupan, esperan, se quedan o mueren.

## Lessons

lesson-orders = Órdenes
lesson-orders-text = Pon órdenes, declara acciones, actúa otra vez y actúa en el turno del enemigo.
lesson-orders-lay = Nadie se mueve sin una orden. Pon tu orden de mando en B2: actuarán todas tus unidades de allí.
lesson-orders-declare = Cada unidad declara una acción, y todas se cumplen juntas. Elige C3c para ir al camino, o deja que el resto espere.
lesson-orders-again = La orden se queda en B2, y una zona con una orden ya solo admite una orden de reactivación. Tus unidades están ahora en C3c: pon allí otra orden de mando y actúan otra vez en el mismo turno. O da el mando en B3.
lesson-orders-end = Guardas hasta tres órdenes sin usar de cada tipo, así que no tienes que gastarlas todas. Reserva la orden de interrupción y termina tu turno.
lesson-orders-interrupt = Es el turno del enemigo y una de sus órdenes está resuelta. Con tu orden de interrupción una de tus zonas actúa ahora mismo; o déjalo pasar y guárdala.
lesson-orders-last = Cada ronda, la carta de ronda trae nuevas órdenes de mando; las otras son pocas, así que piensa dónde cuentan más. Eso es todo sobre las órdenes.
lesson-charge = Carga y cuerpo a cuerpo
lesson-charge-text = Cabalga, golpea con todos los que están al lado, empuja al enemigo y avanza.
lesson-charge-order = Tus jinetes de B3 están demasiado lejos para golpear. Elige la orden de carga y luego B3: cabalgan y golpean en una sola activación.
lesson-charge-ride = Elige la carga a C3c: es llanura y está junto a los ingleses de C3a. La caballería que carga solo por llanuras y campos repite un dado de ataque.
lesson-charge-strike = Han llegado. Ahora el golpe: elige C3a. Un ataque apunta a una zona, nunca a una unidad, y ningún terreno impide el cuerpo a cuerpo.
lesson-charge-dice = Estos son los dados de ambos bandos. Los escudos anulan primero las muertes. Con la ficha de relanzar vuelves a tirar dados tuyos una vez en la partida: úsala o acepta la tirada.
lesson-charge-push = Un empujón: tú eliges adónde va el enemigo. Aléjalo de sus amigos y de su punto de reagrupamiento, hacia donde lo alcance tu próximo golpe.
lesson-charge-follow = No queda nadie allí, así que quienes atacaron pueden entrar. Avanza para dominar el camino, o quédate con los tuyos.
lesson-charge-melee = Ahora los de a pie. Pon una orden de mando en C3c: capitán y sargentos pueden golpear una zona contigua, o ir adonde ha quedado vacía.
lesson-charge-together = Todos los que atacan la misma zona tiran juntos en un solo ataque, así que haz que golpeen ambos. Mira las probabilidades de una zona antes de elegirla.
lesson-charge-last = Los sargentos de armas toman represalias: lo que muestran sus dados de defensa puede golpearte. Mira las probabilidades antes de atacar. Eso es la carga y el cuerpo a cuerpo.
lesson-shooting = Disparos y terreno
lesson-shooting-text = Apunta desde una colina, mira lo que vale un bosque y aprende dónde acaban los disparos.
lesson-shooting-order = Tus ballesteros están en la colina C4a. Pon allí una orden de mando.
lesson-shooting-aim = Compara las probabilidades de C3b, D3a y D2. C3b es campo abierto; en el bosque D3a la defensa repite un dado; a D2 llegas solo porque una colina añade uno al alcance. Luego dispara.
lesson-shooting-dice = A los disparos no se responde: nadie toma represalias. Pero los escudos anulan resultados, primero las muertes. Vuelve a tirar, o acepta la tirada.
lesson-shooting-again = Con una orden de reactivación en C4a los mismos ballesteros disparan otra vez.
lesson-shooting-sight = Las ballestas tiran recto: los bosques con árboles, las aldeas con casas, las colinas y las rocas detienen el disparo, aunque ellos mismos pueden ser alcanzados. Los arqueros tiran por encima de todo. Elige un blanco, o aléjate de su alcance.
lesson-shooting-last = Mira dónde están tus otras unidades: en campo abierto es fácil alcanzarlas; en una colina, un resultado de la defensa golpea de vuelta en el cuerpo a cuerpo. Eso son los disparos y el terreno.
lesson-camp = Reagrupamiento y campamento
lesson-camp-text = Qué es de los que fueron expulsados: enfermería, dado del destino, punto de reagrupamiento.
lesson-camp-field = Tus sargentos están desorganizados en la enfermería y tus jinetes esperan al próximo campamento. Primero va tu turno. Pon tu orden en C3a.
lesson-camp-pray = Tu capitán puede rezar: eso da una ficha de experiencia o de leyenda. La experiencia mejora a los personajes y los mantiene así. O ataca D2.
lesson-camp-doom = El campamento. El dado del destino se tira por cada unidad desorganizada: reagrupar, y vuelve; reagrupar tarde, y espera un campamento; desorganizar, y se queda; fin, y el enemigo cobra su recompensa. La ficha de relanzar también sirve aquí.
lesson-camp-last = Tus jinetes están otra vez en tu punto de reagrupamiento; nadie vuelve a uno que domina el enemigo. Quien siga en la enfermería tras la última ronda está perdido. Eso es el campamento.
lesson-cards = Cartas de leyenda
lesson-cards-text = Tu mano: qué cuesta una carta, cuándo se juega y qué saben los demás de ella.
lesson-cards-hand = Solo tú ves tu mano. Marcha nocturna sirve ahora: es para tu turno y cuesta 2 de tus 3 fichas de leyenda. Descarga cerrada espera un disparo. Juega Marcha nocturna.
lesson-cards-march = Hasta tres de tus unidades de infantería pasan a una zona adyacente, sin orden. Lleva sargentos de A3 a B2, detrás de los caballeros, y otras adonde quieras.
lesson-cards-window = Se te pregunta si juegas una carta: ocurre siempre que podrías tener una para este momento, para que la pausa no diga nada a nadie.
lesson-cards-last = Una carta jugada queda a la vista entre los descartes, y cuando el mazo se vacía, ellos son el nuevo mazo. Los demás solo ven cuántas tienes. Eso era todo sobre las cartas de leyenda; sigue jugando o toma la lección siguiente.
lesson-talks = Conversaciones
lesson-talks-text = Habla con la gente: qué preguntas hay, quién puede hacerlas y qué trae una respuesta.
lesson-talks-order = Junto a Juana hay un ciudadano en D2a. Hablar es una acción adicional de los personajes, así que activa la zona: pon una orden de mando en D2a.
lesson-talks-begin = Antes de declarar, los personajes pueden hablar con la gente de su zona, cada uno una vez por turno. Haz que Juana hable con el ciudadano. Eso trae también una ficha de intriga.
lesson-talks-ask = La carta está a la vista con sus preguntas. A y B son libres para todos, C y D piden el estandarte de la carta de quien habla; una roja es arriesgada. Nadie conoce la respuesta antes de preguntar. Haz una.
lesson-talks-die = La respuesta depende de un dado. Quien tiene carisma puede hacer que se tire otra vez, y tú también con la ficha de relanzar.
lesson-talks-last = Lo que trajo la respuesta está en el registro; después el ciudadano dejó la partida. El herrero, el sacerdote y la vendedora esperan en el pueblo, si los ingleses no llegan antes. Eso era todo sobre las conversaciones.

## Why a hint likes a choice

why-wins = Gana la batalla.
why-points = Da puntos de victoria.
why-losses = Le cuesta más al enemigo que a ti.
why-nearer = Acerca unidades al enemigo o a una meta.
why-stakes = Las estacas quedan por donde puede venir el enemigo.
why-orders = Guarda órdenes para más tarde.
why-tokens = Gana o ahorra fichas útiles.
why-attack = El ataque a { $area } promete más de lo que arriesga.
why-useful = Da a las unidades algo útil que hacer.
why-holds = Mantiene terreno que cuenta: { $objective }.
why-objective = Acerca un objetivo.
why-threatens = Amenaza al enemigo en { $area }.
why-shelter = El terreno de { $area } protege a: { $unit }.
why-safer = Más a salvo del enemigo: { $unit }.

## Armies for free battles (JA-13.3)

category-character = personajes
category-infantry = infantería
category-shooters = tiradores
category-cavalry = caballería
category-machines = máquinas de guerra
category-creatures = criaturas
army-unknown-list = No existe la lista de ejército «{ $name }». Listas conocidas: { $known }.
army-unknown-size = No existe una batalla de tamaño «{ $name }». Tamaños conocidos: { $known }.
army-unknown-field = No existe el campo «{ $name }». Campos conocidos: { $known }.
army-unknown-unit = { $list }: en esta lista no hay ninguna unidad «{ $name }». ¿Querías decir { $near }?
army-too-many-points = Se han gastado { $points } puntos y se permiten { $most }: quita unidades por al menos { $over } puntos.
army-too-many-units = { $units } unidades y se permiten { $most }: quita algunas.
army-empty = El ejército no tiene unidades: compra algunas.
army-too-few-of-unit = { $unit }: { $count } de al menos { $least }. Añade las que faltan.
army-too-many-of-unit = { $unit }: { $count }, se permiten como máximo { $most }. Quita las que sobran.
army-unique-character = { $unit }: { $count }, pero solo hay uno en el mundo. Quita los que sobran.
army-too-few-in-category = { $category }: { $count } de al menos { $least }. Añade una unidad, por ejemplo { $unit }.
army-too-many-in-category = { $category }: { $count }, se permiten como máximo { $most }. Quita las que sobran.
army-two-armies = Una batalla libre necesita dos ejércitos, no { $count }.
army-two-sizes = Un ejército es para una batalla de tamaño «{ $first }» y el otro para «{ $second }». Compra los dos para el mismo tamaño.

## What scenarios teach

topic-orders = Órdenes, movimientos y cuerpo a cuerpo
topic-shooting = Disparos
topic-cavalry = Cargas a caballo
topic-walls = Estacas y murallas
topic-buildings = Edificios y fuego
topic-civilians = Civiles
topic-machines = Máquinas de guerra
topic-council = Consejo de guerra
topic-legend = Cartas de leyenda
topic-talks = Conversaciones y equipo
topic-intrigue = Intrigas
topic-optional = Reglas opcionales
topic-partners = Aliados
topic-sky = El cielo
topic-giants = Criaturas gigantescas
