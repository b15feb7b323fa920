# Sentences of A Battle Through History.

game-title = A Battle Through History
game-pitch = De dos a cinco Sabatons saltan por cuatro Eras: recluta a los guerreros de la historia, gana Reliquias y desafía a los demás donde los encuentres.

## Players, eras, spaces and slots. The attributes are forms that fit into sentences.

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
seat-fifth = Jugador 5
    .of = del Jugador 5
    .whom = al Jugador 5

era-1 = la Era I (Antigüedad)
    .number = I
era-2 = la Era II (Edad Media)
    .number = II
era-3 = la Era III (Pólvora)
    .number = III
era-4 = la Era IV (Edad Contemporánea)
    .number = IV

space-1 = Era I, espacio 1
space-2 = Era I, espacio 2
space-3 = Era I, espacio 3
space-4 = Era II, espacio 1
space-5 = Era II, espacio 2
space-6 = Era II, espacio 3
space-7 = Era III, espacio 1
space-8 = Era III, espacio 2
space-9 = Era III, espacio 3
space-10 = Era IV, espacio 1
space-11 = Era IV, espacio 2
space-12 = Era IV, espacio 3

slot-1 = Frente de Batalla
    .at = en el Frente de Batalla
slot-2 = slot 2
    .at = en el slot 2
slot-3 = slot 3
    .at = en el slot 3
slot-4 = slot 4
    .at = en el slot 4
slot-5 = slot virtual
    .at = en el slot virtual

gear-1 = el espacio 1 del engranaje
gear-2 = el espacio 2 del engranaje
gear-3 = el espacio 3 del engranaje

place-1 = la ficha de Valor 1
place-2 = la ficha de Valor 2
place-3 = la ficha de Valor 3
place-4 = la ficha de Valor 4

side-attacker = el Atacante
    .bare = Atacante
    .head = El Atacante
    .for = para el Atacante
side-defender = el Defensor
    .bare = Defensor
    .head = El Defensor
    .for = para el Defensor

line-long = Largo Alcance
line-medium = Medio Alcance
line-close = Cuerpo a Cuerpo

## The faces of both dice (BH-1.4)

face-0 = Largo Alcance +1 (dado Fuerte)
face-1 = Medio Alcance +1 (dado Fuerte)
face-2 = Cuerpo a Cuerpo +1 (dado Fuerte)
face-3 = Cuerpo a Cuerpo +2 (dado Fuerte)
face-4 = las tres líneas +1 (dado Riesgoso)
face-5 = las tres líneas −1 (dado Riesgoso)
face-6 = Cuerpo a Cuerpo +3 (dado Riesgoso)
face-7 = Largo Alcance −1 (dado Riesgoso)
face-8 = Medio Alcance +2 (dado Riesgoso)
face-9 = Medio Alcance −1 (dado Riesgoso)

## The actions of the gears, and the aids of the boards (BH-1.10)

action-draw = Robar
action-draw-help = Roba 2 cartas de tu mazo, o las que queden. La pila de descarte no se vuelve a barajar.
action-recall = Recuperar
action-recall-help = Mira tu pila de descarte y toma 1 de sus cartas para tu mano.
action-dismiss = Descartar
action-dismiss-help = Elimina de la partida 1 Unidad de tu mano: la carta sale del juego con sus puntos. Después roba 1 carta.
action-regroup = Reagrupar
action-regroup-help = Baraja juntos tu pila de descarte y tu mazo para formar un mazo nuevo y roba 1 carta.

aid-dice = Dados
aid-dice-help = Con 3 Unidades o menos en la tabla Atacante, contando los Refuerzos, el Atacante tira el dado Fuerte y el Defensor el dado Riesgoso. Con 4 o 5 es al revés.
aid-relics = Reliquias
aid-relics-help = El Atacante que gana roba Reliquias según las Unidades de la tabla Atacante y conserva 1: con 1 Unidad, 4 Reliquias; con 2 Unidades, 3; con 3 Unidades, 2; con 4 Unidades, 1; con 5 Unidades, ninguna. Contra un jugador salen de las Reliquias de quien pierde.
aid-scoring = Puntuación
aid-scoring-help = Unidad Avanzada 1 punto, Héroe 3. Reliquias de la misma Era: 1, 2, 4, 6 puntos por 1, 2, 3, 4 de ellas, 9 puntos por 5 o más. Honor de las Armas 1 cada ficha, fichas de Valor en Batalla ganadas a otros su valor.
aid-strong-die = Dado Fuerte
aid-strong-die-help = Largo Alcance +1 en dos caras, Medio Alcance +1 en dos, Cuerpo a Cuerpo +1 en una, Cuerpo a Cuerpo +2 en una.
aid-risky-die = Dado Riesgoso
aid-risky-die-help = Una cara de cada: todas las líneas +1, todas las líneas −1, Cuerpo a Cuerpo +3, Largo Alcance −1, Medio Alcance +2, Medio Alcance −1.

aid-accuracy-cancels-help = Anula en cada línea 1 punto de Muerte Heroica dirigido contra tu bando, mientras su Unidad siga en pie.

## Where there is little room: on the board in text

era-1-short = I
era-2-short = II
era-3-short = III
era-4-short = IV

board-round = Round
board-long = Largo
board-medium = Medio
board-close = Cuerpo a cuerpo
board-absorbs = Aguanta
board-shields = Escudo
board-linked = Vínculo con
board-icons = Iconos
board-worth = Puntos
board-reinforcements = refuerzo
board-assault = ataque
board-heroic-death = muerte heroica
board-accuracy = precisión
board-diversion = distracción
board-relaunch = volver a tirar
board-hero = Héroe
board-heroes = Héroes
board-empty = vacío
board-gears = Engranaje
board-active = Activa
board-pending = En espera
board-eras = Eras
board-actions = Acciones
board-token = Ficha
board-done = (hecha)
board-gear-tokens = Fichas
board-gear-1 = Espacio 1
board-gear-2 = Espacio 2
board-gear-3 = Espacio 3
board-pointed-at = Tarjeta
board-deck = Mazo
board-discard = Descarte
board-dwellers = Sabatons
board-players = Jugadores
board-sabaton = Sabaton
board-era = Era
board-points = Puntos
board-hand = Mano
board-relics = Reliquias
board-tokens = Fichas
board-honors = Honor
board-prowess = Valor propio
board-prowess-won = Valor ganado
board-known-hand = Mano conocida
board-cards = Cartas
board-own-hand = Tu mano
board-armies = Sabatons
board-base-units = Unidades Base
board-battle = Batalla
board-attacker = Atacante
board-defender = Defensor
board-leader = Dirige
board-main-board = el Tablero
board-die = Tira
board-die-strong = el dado Fuerte
board-die-risky = el dado Riesgoso
board-contents = contiene
board-discarded-tiles = Tarjetas descartadas
board-discarded-relics = Reliquias descartadas
board-discarded-tokens = Fichas Ars Bellica descartadas
board-about = Historia
board-where = Está
board-wounds = Daño
board-defeated = derrotada
board-left = no reclutada
board-picked = elegida

## Scenario

scenario-campaign = Campaña
scenario-campaign-text = En cada turno: mueve el engranaje, salta a otra Era, combate allí y restaura tu Ejército. Gana quien haya reunido más puntos tras el último round.

## Rules options

option-rounds = Duración de la partida
option-rounds-help = Decide cuántos rounds se juegan.
option-rounds-6 = 6 rounds
option-rounds-6-help = La partida habitual.
option-rounds-8 = 8 rounds
option-rounds-8-help = La campaña larga.
option-accuracy = Precisión
option-accuracy-help = Decide cómo actúa la Precisión contra las Muertes Heroicas.
option-accuracy-first_points = Primeros puntos
option-accuracy-first_points-help = Las Unidades que caen por uno de los primeros puntos de daño de una línea, uno por icono, mueren sin Muerte Heroica (reglas en inglés y español).
option-accuracy-cancel_points = Puntos anulados
option-accuracy-cancel_points-help = En cada línea, cada icono anula un punto de Muerte Heroica dirigido contra su bando (reglas en alemán).
option-defender_minimum = Mínimo de defensores
option-defender_minimum-help = Decide si un jugador desafiado debe desplegar.
option-defender_minimum-1 = Una
option-defender_minimum-1-help = Un jugador desafiado con cartas en la mano despliega al menos una Unidad (reglas en español).
option-defender_minimum-0 = Ninguna
option-defender_minimum-0-help = Un jugador desafiado puede no desplegar a nadie y perder así a propósito (reglas en inglés y alemán).
option-ring_links = Vínculos de la Era IV a la Era I
option-ring_links-help = Decide si las Eras forman un anillo.
option-ring_links-off = No
option-ring_links-off-help = El último espacio de la Era IV no tiene vecino más allá.
option-ring_links-on = Sí
option-ring_links-on-help = El último espacio de la Era IV es vecino del primero de la Era I.
option-fourth_token = Cuarta ficha Ars Bellica
option-fourth_token-help = Decide qué pasa cuando alguien con tres fichas Ars Bellica podría tomar otra.
option-fourth_token-swap = Cambiar
option-fourth_token-swap-help = Puede tomarla y luego descarta una de las cuatro.
option-fourth_token-forbid = Prohibida
option-fourth_token-forbid-help = No puede tomarla.
option-tighten_up = Bloquear las filas
option-tighten_up-help = Decide a qué acción del engranaje equivale esta ficha Ars Bellica.
option-tighten_up-draw = Robar
option-tighten_up-draw-help = La ficha roba 2 cartas.
option-tighten_up-recall = Recuperar
option-tighten_up-recall-help = La ficha recupera 1 carta de la pila de descarte.
option-tighten_up-regroup = Reagrupar
option-tighten_up-regroup-help = La ficha baraja juntos la pila de descarte y el mazo y roba 1 carta.
option-divert_heroic_death = Distraer Muertes Heroicas
option-divert_heroic_death-help = Decide si la Distracción actúa contra las Muertes Heroicas.
option-divert_heroic_death-off = No
option-divert_heroic_death-off-help = Las Muertes Heroicas golpean siempre desde el Frente de Batalla.
option-divert_heroic_death-on = Sí
option-divert_heroic_death-on-help = La Distracción atrae también los puntos de Muerte Heroica hacia su Unidad.
option-actions_until = Acciones y Bloquear las filas
option-actions_until-help = Decide hasta cuándo puede usarlas el jugador activo.
option-actions_until-deployment = Hasta la primera Unidad
option-actions_until-deployment-help = Hasta que se despliega la primera Unidad del Atacante, también después de declarar la batalla (los tres reglamentos).
option-actions_until-declaration = Hasta la declaración
option-actions_until-declaration-help = Hasta que se declara la batalla; así un Atacante no puede robar cartas después de que el desafiado haya mostrado su despliegue.
option-defender_reinforcements = Refuerzos de un jugador desafiado
option-defender_reinforcements-help = Decide de qué mazo llegan.
option-defender_reinforcements-own_deck = Mazo propio
option-defender_reinforcements-own_deck-help = Del mazo propio del jugador desafiado.
option-defender_reinforcements-era_deck = Mazo de la Era
option-defender_reinforcements-era_deck-help = Por las Unidades Avanzadas y los Héroes, del mazo de su Era, y las recién llegadas se quedan con el jugador; por las Unidades Base, del mazo propio.
option-linked = Unidades vinculadas en el Tablero
option-linked-help = Decide qué Unidades vinculadas se pueden enfrentar junto con la elegida.
option-linked-chain = Cadena
option-linked-chain-help = Cualquier cadena de hasta tres Unidades vinculadas que contenga la elegida.
option-linked-neighbours = Vecinas
option-linked-neighbours-help = Solo las Unidades vinculadas con la propia elegida.

## What is asked

prompt-set-up-sabaton = { $seat }: ¿qué Sabaton diriges?
prompt-time-travel-gears = { $seat }: viaje en el tiempo. ¿Qué haces antes de saltar, o adónde saltas?
prompt-time-travel-surplus = { $seat }: tienes cuatro fichas Ars Bellica. ¿Cuál descartas?
prompt-gear-action-recalled = { $seat }: Recuperar. ¿Qué carta de tu pila de descarte tomas para tu mano?
prompt-gear-action-dismissed = { $seat }: Descartar. ¿Qué Unidad sale del juego para siempre?
prompt-the-battle-declaration = { $seat }: la batalla. ¿Contra quién combates?
prompt-the-battle-faced = { $seat }: esa Unidad está vinculada. ¿Qué Unidades enfrentas juntas?
prompt-deployment-unit = { $seat }, { $side_bare }: ¿qué Unidad despliegas ahora?
prompt-tokens-assigned-token = { $seat }, { $side_bare }: ¿qué ficha Ars Bellica asignas y a qué Unidad?
prompt-engagement-attacker-choice = { $seat }: ¿vuelves a tirar tu dado?
prompt-engagement-defender-choice = { $seat }: ¿vuelves a tirar tu dado?
prompt-conquest-rewards-recruits = { $seat }: ¿reclutas a las Unidades derrotadas o dejas alguna?
prompt-conquest-rewards-kept = { $seat }: ¿qué Reliquia conservas?
prompt-challenge-rewards-kept = { $seat }: ¿qué Reliquia tomas?
prompt-prowess-reward-place = { $seat }: ¿qué fichas de Valor { $loser_of } miras?
prompt-prowess-reward-kept = { $seat }: ¿qué ficha de Valor { $loser_of } conservas?

## Choices. A unit's values in words stand in several of them.

values-in-words =
    largo { $long }, medio { $medium }, cuerpo a cuerpo { $close }, aguanta { $absorb }{ $reinforcements ->
        [0] {""}
        [1] , refuerzo
       *[other] , refuerzo { $reinforcements }
    }{ $assault ->
        [0] {""}
        [1] , ataque
       *[other] , ataque { $assault }
    }{ $heroic_death ->
        [0] {""}
        [1] , muerte heroica
       *[other] , muerte heroica { $heroic_death }
    }{ $accuracy ->
        [0] {""}
        [1] , precisión
       *[other] , precisión { $accuracy }
    }{ $diversion ->
        [0] {""}
        [1] , distracción
       *[other] , distracción { $diversion }
    }{ $relaunch ->
        [0] {""}
        [1] , volver a tirar
       *[other] , volver a tirar { $relaunch }
    }
worth-in-words =
    { $worth ->
        [0] Unidad Base, sin puntos
        [1] Unidad Avanzada, 1 punto
       *[other] Héroe, { $worth } puntos
    }
no-more-tiles = (después ya no podrás insertar tarjetas)

choice-choose-sabaton = Dirigir a { $sabaton }
choice-draw-sabaton = Dejarlo al azar
choice-insert = Insertar una tarjeta: se activan las Eras { $first_number } y { $second_number }, con las acciones { $left } y { $right }
choice-take-token =
    Tomar la ficha Ars Bellica { $token }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-give-up-token = Descartar la ficha { $token }
choice-draw =
    Acción Robar: { $count ->
        [0] tu mazo está vacío, no ocurre nada
        [one] robar la última carta de tu mazo
       *[other] robar { $count } cartas
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall =
    { $count ->
        [one] Acción Recuperar: tomar la única carta de tu pila de descarte
       *[other] Acción Recuperar: tomar 1 de las { $count } cartas de tu pila de descarte
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-dismiss =
    { $count ->
        [0] Acción Descartar: eliminar de la partida una Unidad de tu mano; tu mazo está vacío y no robas nada
       *[other] Acción Descartar: eliminar de la partida una Unidad de tu mano y robar 1 carta
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-regroup =
    { $count ->
        [0] Acción Reagrupar: barajar tu mazo y robar 1 carta
        [one] Acción Reagrupar: barajar 1 carta descartada con tu mazo y robar 1 carta
       *[other] Acción Reagrupar: barajar { $count } cartas descartadas con tu mazo y robar 1 carta
    }{ $tiles ->
        [0] {""}
       *[other] {" "}{ no-more-tiles }
    }
choice-recall-unit = Recuperar { $unit }: { values-in-words }
choice-dismiss-unit = Sacar del juego { $unit } ({ worth-in-words }): { values-in-words }
choice-jump =
    { $count ->
        [0] Saltar a { $era }
        [one] Saltar a { $era }, donde hay 1 jugador a quien desafiar
       *[other] Saltar a { $era }, donde hay { $count } jugadores a quienes desafiar
    }
choice-tighten-up = Usar la ficha Ars Bellica { $token } como { $action }
choice-conquer =
    { $count ->
        [0] Combatir contra { $unit } ({ $space }): { values-in-words }
        [one] Combatir contra { $unit } ({ $space }, con 1 vecina vinculada): { values-in-words }
       *[other] Combatir contra { $unit } ({ $space }, con { $count } vecinas vinculadas): { values-in-words }
    }
choice-face =
    { $count ->
        [1] Enfrentar solo a { $unit }
        [2] Enfrentar a { $unit } y { $second }
       *[other] Enfrentar a { $unit }, { $second } y { $third }
    }
choice-chase = Perseguir a { $unit } de la pila de descarte: { values-in-words }
choice-challenge =
    Desafiar { $seat_whom } ({ $sabaton }): { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano, { $relics ->
        [one] 1 Reliquia
       *[other] { $relics } Reliquias
    }
choice-stand-down = No combatir: no hay contra quién o no hay con quién
choice-deploy =
    { $linked ->
        [0] Desplegar { $unit } { $slot_at }: { values-in-words }
       *[other] Desplegar { $unit } { $slot_at }, con Vínculo con { $front }: { values-in-words }
    }
choice-ready =
    { $count ->
        [0] No desplegar a nadie
        [one] Basta: combate 1 Unidad
       *[other] Basta: combaten { $count } Unidades
    }
choice-assign = Asignar { $token } a { $unit } ({ $slot })
choice-keep-tokens = No asignar más fichas Ars Bellica
choice-relaunch = Volver a tirar en lugar de { $face }
choice-let-stand = Quedarse con { $face }
choice-leave = No reclutar a { $unit } ({ worth-in-words }): { values-in-words }
choice-recruit =
    { $count ->
        [0] No reclutar a nadie
        [1] Reclutar a { $unit }
        [2] Reclutar a { $unit } y { $second }
        [3] Reclutar a { $unit }, { $second } y { $third }
       *[other] Reclutar a { $unit }, { $second }, { $third } y { $fourth }
    }
choice-keep-relic =
    Conservar «{ $relic }», de { $era }: { $points ->
        [0] ningún punto más
        [one] 1 punto más
       *[other] { $points } puntos más
    }
choice-pick-prowess = Mirar { $place } { $loser_of }
choice-keep-prowess =
    { $points ->
        [one] Conservar { $place }: 1 punto
       *[other] Conservar { $place }: { $points } puntos
    }

## What happened: set-up and time travel

event-sabaton-chosen = { $seat } dirige a { $sabaton }.
event-starter-chosen = { $seat } recibe el marcador Cuartel General y empieza cada round.
event-unit-revealed = Nueva Unidad: { $unit } ({ $space }).
event-token-laid = La ficha Ars Bellica { $token } ocupa { $gear }.
event-relic-given = { $seat } empieza con la Reliquia «{ $relic }».
event-round-began = Empieza el round { $round } de { $rounds }.
event-turn-began = Turno { $seat_of }.
event-tile-pending = Una tarjeta con las Eras { $first_number } y { $second_number } queda en espera.
event-tile-active = La tarjeta activa lleva a las Eras { $first_number } y { $second_number }; las Acciones Activas son { $left } y { $right }.
event-tile-pile-renewed = Las tarjetas Salta-Tiempo descartadas se barajan y forman una nueva pila.
event-token-taken = { $seat } toma la ficha Ars Bellica { $token }.
event-token-given-up = { $seat } descarta la ficha Ars Bellica { $token }.
event-action-done = { $seat } realiza la acción { $action }.
event-card-drawn = { $seat } roba { $unit }.
event-card-drawn-hidden = { $seat } roba una carta.
event-unit-recalled = { $seat } recupera { $unit } para su mano.
event-unit-dismissed = { $seat } descarta { $unit }: la carta sale del juego.
event-deck-regrouped = { $seat } baraja juntos su pila de descarte y su mazo.
event-sabaton-jumped = { $seat } salta a { $era }.

## What happened: the battle

event-player-challenged = { $seat } desafía { $rival_whom }.
event-unit-faced = { $seat } se enfrenta a { $unit } ({ $space }).
event-unit-chased = { $seat } persigue a { $unit } con una ficha Ars Bellica.
event-ranks-tightened = { $seat } usa la ficha Ars Bellica Bloquear las filas.
event-battle-lapsed = { $seat } no libra ninguna batalla.
event-unit-deployed = { $seat } despliega { $unit } { $slot_at } ({ $side_bare }).
event-nobody-deployed = { $seat } no despliega a nadie.
event-reinforcement-arrived = Refuerzo { $side_for }: { $unit }.
event-reinforcement-missing = No llega ningún refuerzo { $side_for }: el mazo está vacío.
event-link-formed = Vínculo de tipo { $era_number } entre { $front } y { $back } ({ $side_bare }).
event-link-broken = Un Ataque rompe el Vínculo entre { $front } y { $back } ({ $side_bare }).
event-token-assigned = { $seat } asigna { $token } a { $unit }.
event-dice-handed-out =
    { $count ->
        [one] Ataca 1 Unidad: { $side } tiene el dado Fuerte, el otro bando el Riesgoso.
       *[other] Atacan { $count } Unidades: { $side } tiene el dado Fuerte, el otro bando el Riesgoso.
    }
event-dice-rolled = Los dados: Atacante { $attacker }, Defensor { $defender }.
event-die-relaunched = { $side_head } vuelve a tirar: { $face }.
event-line-fought =
    { $line }: Atacante { $attacker_tokens ->
        [0] { $attacker_die ->
            [0] { $attacker_total }
            [-1] { $attacker_units ->
                [0] 0 − 1 (dado), que cuenta como 0
               *[other] { $attacker_units } − 1 (dado) = { $attacker_total }
            }
           *[other] { $attacker_units } + { $attacker_die } (dado) = { $attacker_total }
        }
       *[other] { $attacker_die ->
            [0] { $attacker_units } + { $attacker_tokens } (fichas) = { $attacker_total }
            [-1] { $attacker_units } + { $attacker_tokens } (fichas) − 1 (dado) = { $attacker_total }
           *[other] { $attacker_units } + { $attacker_tokens } (fichas) + { $attacker_die } (dado) = { $attacker_total }
        }
    } contra Defensor { $defender_tokens ->
        [0] { $defender_die ->
            [0] { $defender_total }
            [-1] { $defender_units ->
                [0] 0 − 1 (dado), que cuenta como 0
               *[other] { $defender_units } − 1 (dado) = { $defender_total }
            }
           *[other] { $defender_units } + { $defender_die } (dado) = { $defender_total }
        }
       *[other] { $defender_die ->
            [0] { $defender_units } + { $defender_tokens } (fichas) = { $defender_total }
            [-1] { $defender_units } + { $defender_tokens } (fichas) − 1 (dado) = { $defender_total }
           *[other] { $defender_units } + { $defender_tokens } (fichas) + { $defender_die } (dado) = { $defender_total }
        }
    }.
event-damage-inflicted = { $side_head } sufre { $points } de daño.
event-unit-hit = Golpe a { $unit } ({ $side_bare }): { $wounds } de { $absorb } de daño.
event-unit-fell = { $side_head } pierde { $unit }.
event-link-absorbed = Un marcador Vínculo absorbe un punto de daño destinado a { $unit } ({ $side_bare }) y se retira.
event-heroic-death-struck = Muerte Heroica de { $unit } ({ $side_bare }): { $points } de daño al otro bando.
event-heroic-death-silenced = Precisión: no hay Muerte Heroica de { $unit } ({ $side_bare }).
event-heroic-death-weakened =
    { $points ->
        [one] La Precisión anula 1 punto de la Muerte Heroica de { $unit } ({ $side_bare }).
       *[other] La Precisión anula { $points } puntos de la Muerte Heroica de { $unit } ({ $side_bare }).
    }
event-point-diverted = Distracción: un punto de daño va a { $unit } ({ $side_bare }).
event-side-wiped-out = { $side_head } no tiene ninguna Unidad en pie.
event-battle-won = { $side_head } gana la batalla. Unidades en pie: Atacante { $attackers }, Defensor { $defenders }.
event-sides-annihilated = Ambos bandos quedan aniquilados: nadie gana la batalla.

## What happened: rewards and restoration

event-unit-recruited = { $seat } recluta a { $unit }.
event-unit-returned = De vuelta a la pila de descarte de { $era }: { $unit }.
event-relic-seen = { $seat } mira la Reliquia «{ $relic }».
event-relic-seen-hidden = { $seat } mira una Reliquia.
event-relic-won = { $seat } conserva la Reliquia «{ $relic }».
event-relic-pile-renewed = Las Reliquias descartadas se barajan y forman una nueva pila.
event-relic-taken = { $seat } toma la Reliquia «{ $relic }» { $loser_of }.
event-honor-gained =
    { $count ->
        [one] { $seat } recibe 1 ficha de Honor de las Armas.
       *[other] { $seat } recibe { $count } fichas de Honor de las Armas.
    }
event-prowess-seen =
    { $value ->
        [one] { $seat } mira { $place } { $loser_of }: 1 punto.
       *[other] { $seat } mira { $place } { $loser_of }: { $value } puntos.
    }
event-prowess-seen-hidden = { $seat } mira { $place } { $loser_of }.
event-prowess-won = { $seat } conserva { $place } { $loser_of }.
event-hero-set-aside = { $unit } ha servido { $seat_whom } y queda aparte.
event-space-refilled = Nueva Unidad: { $unit } ({ $space }).
event-gear-refilled = La ficha Ars Bellica { $token } ocupa { $gear }.
event-era-deck-renewed = La pila de descarte de { $era } se baraja y forma un mazo nuevo.
event-token-pile-renewed = Las fichas Ars Bellica descartadas se mezclan y forman una nueva pila.
event-deck-renewed = { $seat } baraja su pila de descarte para formar un mazo nuevo.

## What happened: scoring

event-units-scored =
    { $points ->
        [one] { $seat }, Unidades (Avanzadas { $elites }, Héroes { $heroes }): 1 punto.
       *[other] { $seat }, Unidades (Avanzadas { $elites }, Héroes { $heroes }): { $points } puntos.
    }
event-relics-scored =
    { $points ->
        [one] { $seat }, Reliquias de la Era { $era_number } ({ $count }): 1 punto.
       *[other] { $seat }, Reliquias de la Era { $era_number } ({ $count }): { $points } puntos.
    }
event-prowess-scored =
    { $value ->
        [one] { $seat }, ficha de Valor { $loser_of }: 1 punto.
       *[other] { $seat }, ficha de Valor { $loser_of }: { $value } puntos.
    }
event-honor-scored =
    { $count ->
        [one] { $seat }, Honor de las Armas: 1 punto.
       *[other] { $seat }, Honor de las Armas: { $count } puntos.
    }
event-score-totalled =
    { $points ->
        [one] { $seat } tiene 1 punto.
       *[other] { $seat } tiene { $points } puntos.
    }
event-tie-broken = Empate a puntos: deciden las Reliquias y luego los Héroes. { $seat } va por delante (Reliquias { $relics }, Héroes { $heroes }).
event-campaign-won =
    { $points ->
        [one] { $seat } gana con 1 punto.
       *[other] { $seat } gana con { $points } puntos.
    }
event-victory-shared =
    { $points ->
        [one] { $seat } comparte la victoria: 1 punto.
       *[other] { $seat } comparte la victoria: { $points } puntos.
    }

outcome-shared = { $winners } comparten la victoria. Resultado final: { $scores }.
decided-shared = Iguales en puntos, reliquias y héroes.

## Why a choice is not possible

refusal-sabaton-taken = Otro jugador dirige a ese Sabaton. Elige uno libre.
refusal-one-sabaton-left = Solo queda un Sabaton, así que no hay nada que sortear. Elígelo.
refusal-no-more-tiles = Has tomado una ficha Ars Bellica o realizado una acción, así que ya no puedes insertar tarjetas. Salta cuando quieras.
refusal-three-tiles-inserted = Ya has insertado tres tarjetas en este turno y no se permiten más. Salta cuando quieras.
refusal-era-not-on-tile = La tarjeta activa no muestra esa Era. Salta a una que muestre o inserta otra tarjeta mientras puedas.
refusal-must-leave-era = Tu Sabaton no puede quedarse en su Era. Salta a la otra Era de la tarjeta activa.
refusal-token-taken-already = Ya has tomado una ficha Ars Bellica en este turno. No puedes tomar más de una.
refusal-no-token-there = El espacio que señala la tarjeta activa está vacío. No hay ninguna ficha Ars Bellica que tomar.
refusal-three-tokens-held = Tienes tres fichas Ars Bellica y, según las reglas acordadas, no puedes tomar una cuarta. Usa antes alguna.
refusal-no-such-token = No tienes esa ficha Ars Bellica. Elige una que tengas.
refusal-action-not-active = Esa acción no está activa: las flechas señalan { $left } y { $right }. Elige una de ellas.
refusal-action-done-already = Ya has realizado esa acción en este turno.
refusal-discard-is-empty = Tu pila de descarte está vacía, así que no hay nada que recuperar.
refusal-hand-is-empty = Tu mano está vacía: no tienes ninguna Unidad que descartar ni con la que combatir.
refusal-not-in-discard = Esa Unidad no está en tu pila de descarte. Elige una que esté.
refusal-not-in-hand = Esa Unidad no está en tu mano. Elige una que esté.
refusal-must-fight = Hay contra quién combatir, así que debes hacerlo. Elige una Unidad del Tablero o un jugador.
refusal-space-of-other-era = Ese espacio pertenece a otra Era. Elige una Unidad de la Era a la que has saltado; las vecinas vinculadas vienen después.
refusal-space-is-empty = Ese espacio está vacío. Elige uno con una Unidad.
refusal-not-in-era-discard = Esa Unidad no está en la pila de descarte de tu Era. Elige una que esté.
refusal-challenge-another = No puedes desafiarte a ti mismo. Elige a otro jugador.
refusal-not-in-same-era = { $seat } no está en tu Era. Solo se puede desafiar a quien está en la misma Era.
refusal-chosen-unit-is-faced = La Unidad que has elegido ({ $space }) debe estar entre las que enfrentas.
refusal-not-linked = No todas esas Unidades están vinculadas entre sí. Elige vecinas vinculadas.
refusal-direct-neighbours-only = Con las reglas acordadas solo puedes enfrentar junto con la Unidad elegida ({ $space }) las que están vinculadas con ella misma. Elige menos Unidades.
refusal-deploy-at-least-one = Debes desplegar al menos una Unidad. Elige una de tu mano.
refusal-actions-in-own-turn = Las acciones del engranaje son del jugador que tiene el turno. Despliega tus Unidades.
refusal-too-late-deployed = Las acciones y Bloquear las filas acaban cuando despliegas tu primera Unidad. Ahora es demasiado tarde.
refusal-too-late-declared = Con las reglas acordadas, las acciones y Bloquear las filas acaban cuando se declara la batalla. Ahora es demasiado tarde: despliega tus Unidades.
refusal-last-unit-must-fight = Has declarado una batalla, tu mazo está vacío y esta es tu última carta: debe combatir. Despliégala.
refusal-token-not-assignable = Esa ficha Ars Bellica no puede asignarse a una Unidad. Elige otra.
refusal-no-unit-in-slot = Ahí no hay ninguna Unidad tuya. Elige un slot con una Unidad.
refusal-unit-has-token = Esa Unidad ya lleva una ficha Ars Bellica, y no puede llevar más de una. Elige otra Unidad.
refusal-tokens-from-the-front = Esta partida empezó con reglas anteriores: las fichas se asignan desde el Frente de Batalla hacia atrás, una por Unidad. Elige una Unidad más atrás.
refusal-not-defeated = Esa Unidad no está derrotada, así que no puedes reclutarla. Elige una derrotada.
refusal-left-already = Ya has dejado esa Unidad. Elige otra o recluta a las demás.
refusal-relic-not-drawn = No estás mirando esa Reliquia. Elige una de las que ves.
refusal-prowess-gone = Esa ficha de Valor ya no está: alguien la ha ganado. Elige otra.
refusal-prowess-picked-already = Ya has elegido esa ficha de Valor. Elige otra.
refusal-prowess-not-picked = No has mirado esa ficha de Valor. Elige una que hayas mirado.

## Odds

odds-exact =
    { $lineups ->
        [one] Probabilidades exactas; un bando vuelve a tirar cuando eso aumenta su probabilidad de ganar:
       *[other] Probabilidades exactas sobre { $lineups } despliegues posibles; un bando vuelve a tirar cuando eso aumenta su probabilidad de ganar:
    }
odds-sampled = Estimación a partir de { $samples } de { $lineups } despliegues posibles, con intervalos del 95 %; siguen las probabilidades exactas. Un bando vuelve a tirar cuando eso aumenta su probabilidad de ganar:
odds-attacker = gana el Atacante: { $percent } % ({ $fraction })
odds-defender = gana el Defensor: { $percent } % ({ $fraction })
odds-nobody = no queda nadie: { $percent } % ({ $fraction })
odds-attacker-sampled = gana el Atacante: cerca del { $percent } % (de { $low } % a { $high } %)
odds-defender-sampled = gana el Defensor: cerca del { $percent } % (de { $low } % a { $high } %)
odds-nobody-sampled = no queda nadie: cerca del { $percent } % (de { $low } % a { $high } %)
odds-conquest = Unidad derrotada que puedes reclutar ({ $unit }): { $percent } %
odds-relic =
    { $relics ->
        [one] una Reliquia para el Atacante: { $percent } %
       *[other] una Reliquia para el Atacante, a elegir entre { $relics }: { $percent } %
    }

## The board in the browser

board-age-1 = Antigüedad
board-age-2 = Edad Media
board-age-3 = Pólvora
board-age-4 = Edad Contemporánea
board-round-of = Round { $round } de { $rounds }
board-turn-order = Jugadores en orden de turno
board-is-asked = debe decidir
board-you = tú
board-starts = comienza cada round
board-area-of = { $name }: área de juego personal
board-your-area = Tu Ejército
board-your-tokens = Fichas Ars Bellica
board-no-tokens = ninguna
board-prowess-of = Valor en Batalla { $seat_of }
board-prowess-facedown = boca abajo
board-prowess-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-won-from = ganada { $seat_whom }
board-set-aside = Héroes apartados
board-relics-of-era =
    { $count ->
        [one] Era { $era }, 1 Reliquia: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
       *[other] Era { $era }, { $count } Reliquias: { $points } puntos
    }
board-deck-cards = Mazo: { $count }
board-pile-empty = La pila de descarte está vacía.
board-link-to = vínculo con { $place }
board-space-card = { $space }: { $unit }
board-jump-here = Saltar aquí
board-insert-tile = Insertar una tarjeta
board-pile-tiles = Tarjetas en la pila: { $count }
board-pile-tokens = Fichas en la pila: { $count }
board-pile-relics = Reliquias en la pila: { $count }
board-next-actions = Después: { $left } y { $right }
board-points-at = señala el espacio { $gear } del engranaje
board-take-it = Tomar
board-gear-empty = vacío
board-details-of = Detalles: { $name }
board-close-details = Cerrar
board-choose-for = Varias opciones: { $name }
board-how-many = Enfrentar juntas:
board-attacker-board = Tabla Atacante: { $name }
board-defender-board = Tabla Defensor: { $name }
board-damage-to =
    { $points ->
        [0] sin daño
        [one] 1 punto de daño { $side_for }
       *[other] { $points } puntos de daño { $side_for }
    }
board-sum-units = Unidades
board-sum-tokens = fichas
board-sum-die = dado
board-line-sum = { $line }: Atacante { $attacker }, Defensor { $defender }
board-before-dice = sin los dados
board-last-battle = La última batalla
board-watch-again = Ver otra vez
board-to-the-result = Al resultado
board-continue = Continuar
board-quicker = Más rápido
board-fell-long = baja en Largo Alcance
board-fell-medium = baja en Medio Alcance
board-fell-close = baja en Cuerpo a Cuerpo
board-verdict =
    { $fate ->
        [won] Has ganado, { $own } a { $other }
        [lost] Has perdido, { $own } a { $other }
        [nobody] No ha ganado nadie
       *[watched] Victoria de { $name }, { $own } a { $other }
    }
board-because-line =
    { $fate ->
        [won] Has ganado porque { $line ->
                [0] en Largo Alcance
                [1] en Medio Alcance
               *[2] en Cuerpo a Cuerpo
            } te impusiste por { $winner } a { $loser }. Bajas: { $units }.
        [lost] Has perdido porque { $line ->
                [0] en Largo Alcance
                [1] en Medio Alcance
               *[2] en Cuerpo a Cuerpo
            } caíste por { $loser } a { $winner }. Bajas: { $units }.
       *[watched] Se decidió { $line ->
                [0] en Largo Alcance
                [1] en Medio Alcance
               *[2] en Cuerpo a Cuerpo
            }, { $winner } a { $loser }. Bajas: { $units }.
    }
board-because-equal =
    { $fate ->
        [won] Has ganado porque en ambos bandos quedan las mismas unidades en pie: la victoria es del Atacante.
        [lost] Has perdido porque en ambos bandos quedan las mismas unidades en pie: la victoria es del Atacante.
       *[watched] En ambos bandos quedan las mismas unidades en pie: la victoria es del Atacante.
    }
board-because-fewer =
    { $fate ->
        [won] Has ganado porque tenías más unidades; ninguna línea le costó una al otro bando.
        [lost] Has perdido porque tenías menos unidades; ninguna línea te costó una.
       *[watched] Decidió el número: ninguna línea le costó una unidad al bando perdedor.
    }
board-because-nobody = Ambos bandos han perdido su última unidad.
board-unit-damage = daño { $wounds } de { $absorb }
board-carries = lleva { $token }
board-reward-now =
    { $count ->
        [0] Con { $units } Unidades una victoria no trae ninguna Reliquia.
        [one] Con { $units } Unidades una victoria trae 1 Reliquia.
       *[other] Una victoria ahora: eliges entre { $count } Reliquias.
    }
board-relics-seen = Reliquias para elegir
board-prowess-seen = Fichas de Valor para elegir
board-someone-looks =
    { $count ->
        [one] Quien ganó mira 1 Reliquia.
       *[other] Quien ganó mira { $count } Reliquias.
    }
board-piles = Pilas
board-wheel = La rueda entera
board-wheel-now = activa
board-wheel-then = tras la próxima tarjeta
board-dismissed = Unidades fuera de la partida
board-nothing = nada todavía
board-sums = Lo que suman las ocho Unidades Base de un Sabaton:
board-in-words = La posición en palabras
board-help-lines = Sus valores de Largo Alcance, Medio Alcance y Cuerpo a Cuerpo se suman a su bando.
board-help-absorb =
    { $count ->
        [one] Aguanta 1 punto de daño: el primero la derrota.
       *[other] Aguanta { $count } puntos de daño: el último la derrota.
    }
board-help-left = Medio escudo a la izquierda, tipo { $type }: vínculo con una vecina izquierda que muestre el mismo a su derecha. Un Vínculo absorbe un punto de daño en lugar de sus Unidades.
board-help-right = Medio escudo a la derecha, tipo { $type }: vínculo con una vecina derecha que muestre el mismo a su izquierda. Un Vínculo absorbe un punto de daño en lugar de sus Unidades.
board-help-reinforcements =
    { $count ->
        [one] Refuerzo: 1 carta del mazo se suma atrás.
       *[other] Refuerzos: { $count } cartas del mazo se suman atrás.
    }
board-help-assault =
    { $count ->
        [one] Ataque: rompe 1 Vínculo del otro bando antes de tirar los dados.
       *[other] Ataque: rompe { $count } Vínculos del otro bando antes de tirar los dados.
    }
board-help-heroic-death =
    { $count ->
        [one] Muerte heroica: cuando cae, 1 punto de daño golpea de inmediato al otro bando.
       *[other] Muerte heroica: cuando cae, { $count } puntos de daño golpean de inmediato al otro bando.
    }
board-help-accuracy =
    { $count ->
        [one] Precisión: una Unidad que cae por tu primer punto de daño de una línea muere sin muerte heroica.
       *[other] Precisión: las Unidades que caen por tus primeros { $count } puntos de daño de una línea mueren sin muerte heroica.
    }
board-help-accuracy-cancels =
    { $count ->
        [one] Precisión: anula en cada línea 1 punto de Muerte Heroica dirigido contra tu bando.
       *[other] Precisión: anula en cada línea { $count } puntos de Muerte Heroica dirigidos contra tu bando.
    }
board-help-diversion =
    { $count ->
        [one] Distracción: el primer punto de daño de cada línea va a esta Unidad.
       *[other] Distracción: los primeros { $count } puntos de daño de cada línea van a esta Unidad.
    }
board-help-relaunch =
    { $count ->
        [one] Volver a tirar: su bando puede volver a tirar su dado una vez.
       *[other] Volver a tirar: su bando puede volver a tirar su dado { $count } veces.
    }
board-help-base = Unidad Base de { $sabaton }: no vale puntos.
board-help-elite = Unidad Avanzada de { $era }: 1 punto para quien la reclute.
board-help-hero = Héroe de { $era }: 3 puntos. Libra una batalla para su dueño y después se aparta.

guide-sabaton = Cada Sabaton dirige ocho Unidades Base. Mira cuánto suman sus Ejércitos y elige el que más te guste.
guide-gears = Tu turno empieza en el Engranaje del Tiempo. La tarjeta activa muestra las dos Eras a las que puedes saltar; hasta dos veces más puedes insertar una tarjeta: entonces la que espera pasa a ser activa y gira la rueda.
guide-actions = Las dos flechas de la rueda muestran tus acciones. Realiza cada una una sola vez, o ninguna, antes del salto o después, hasta desplegar tu primera Unidad. Tras la primera ya no puedes insertar tarjetas.
guide-token = La tarjeta activa señala una de tres fichas Ars Bellica. Tómala para una batalla; puedes tener tres.
guide-jump = Ahora salta a una Era de la tarjeta activa. Tienes que dejar la Era en la que estás. Busca Unidades que valgan la pena, o un rival al que desafiar.
guide-declare = Elige una Unidad de tu Era para combatir, o desafía a un jugador que también esté allí. Las Unidades derrotadas se unen a ti y dan puntos.
guide-links = Esta Unidad tiene Vínculos con sus vecinas. Si enfrentas varias a la vez puedes reclutar más, pero los Vínculos absorben daño.
guide-deploy = Despliega Unidades de tu mano, la primera en el Frente de Batalla: recibe el daño primero. Se suman tus valores de Largo Alcance, Medio Alcance y Cuerpo a Cuerpo.
guide-dice = Con tres Unidades o menos tiras el dado Fuerte, con más el Riesgoso. Y cuantas menos Unidades necesites, entre más Reliquias eliges tras una victoria.
guide-assign = Las fichas Ars Bellica se asignan a Unidades, una a cada una, y se gastan en la batalla. Guárdalas si ganas sin ellas.
guide-recruit = La batalla terminó: puedes reclutar lo que derrotaste; va a tu pila de descarte. Las Unidades Avanzadas valen 1 punto, los Héroes 3.
guide-relic = Una victoria trae una Reliquia. Las de una misma Era valen más juntas: 1, 2, 4, 6, 9 puntos.

## What chance was asked for

chance-sabaton = Sabatons
chance-starter = Quién empieza
chance-wheel = Rueda
chance-tile = Tarjetas Salta-Tiempo
chance-token = Fichas Ars Bellica
chance-relic = Reliquias
chance-dice = Dados de batalla
chance-relaunch = Dados tirados de nuevo
chance-reinforcement = Refuerzos
chance-prowess = Fichas Valor en Batalla
chance-era-1 = Unidades de la Era { era-1-short }
chance-era-2 = Unidades de la Era { era-2-short }
chance-era-3 = Unidades de la Era { era-3-short }
chance-era-4 = Unidades de la Era { era-4-short }
chance-draw-first = Cartas { $seat_of }
chance-draw-second = Cartas { $seat_of }
chance-draw-third = Cartas { $seat_of }
chance-draw-fourth = Cartas { $seat_of }
chance-draw-fifth = Cartas { $seat_of }
