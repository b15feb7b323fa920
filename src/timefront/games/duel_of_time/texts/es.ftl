# Sentences of Duel of Time.

game-title = Duelo en el tiempo
game-pitch = Dos generales, cinco espacios, ocho cartas por bando: cada orden que colocas actúa también en el turno de tu rival.

## Players, spaces and positions. The attributes are forms that fit into sentences.

seat-yellow = Amarillo
seat-red = Rojo

space-0 = la base de Amarillo
    .on = en la base de Amarillo
    .to = a la base de Amarillo
    .from = desde la base de Amarillo
    .beside = junto a la base de Amarillo
space-1 = el segundo espacio de Amarillo
    .on = en el segundo espacio de Amarillo
    .to = al segundo espacio de Amarillo
    .from = desde el segundo espacio de Amarillo
    .beside = junto al segundo espacio de Amarillo
space-2 = el espacio central
    .on = en el espacio central
    .to = al espacio central
    .from = desde el espacio central
    .beside = junto al espacio central
space-3 = el segundo espacio de Rojo
    .on = en el segundo espacio de Rojo
    .to = al segundo espacio de Rojo
    .from = desde el segundo espacio de Rojo
    .beside = junto al segundo espacio de Rojo
space-4 = la base de Rojo
    .on = en la base de Rojo
    .to = a la base de Rojo
    .from = desde la base de Rojo
    .beside = junto a la base de Rojo

position-0 = la base y el segundo espacio de Amarillo
    .beside = junto a la base y al segundo espacio de Amarillo
position-1 = el segundo espacio de Amarillo y el espacio central
    .beside = junto al segundo espacio de Amarillo y al espacio central
position-2 = el espacio central y el segundo espacio de Rojo
    .beside = junto al espacio central y al segundo espacio de Rojo
position-3 = el segundo espacio y la base de Rojo
    .beside = junto al segundo espacio y a la base de Rojo

## Commands, with the lines of the reference card (DT-1.9)

command-deploy = Desplegar
command-deploy-help = Una de tus unidades pasa de la reserva a este espacio.
command-move = Mover
command-move-help = Una o más de tus unidades de aquí avanzan al espacio de delante.
command-push = Empujar
command-push-help = Una o más de tus unidades de aquí avanzan al espacio de delante; cada una empuja a otra unidad un espacio más allá.
command-charge = Cargar
command-charge-help = Una de tus unidades de aquí avanza al espacio de delante y destruye allí otra unidad.
command-sabotage = Sabotear
command-sabotage-help = Destruye una unidad de aquí, enemiga o propia.
command-rally = Reagrupar
command-rally-help = Trae una de tus unidades desde cualquier otro espacio a este.

## Where there is little room: on the board in text and in long lists of choices

seat-yellow-short = A
seat-red-short = R
space-0-short = Base Amarillo
space-1-short = 2.º Amarillo
space-2-short = Centro
space-3-short = 2.º Rojo
space-4-short = Base Rojo
position-0-short = Base + 2.º Amar.
position-1-short = 2.º Amar. + centro
position-2-short = Centro + 2.º Rojo
position-3-short = 2.º Rojo + base
choice-play-short = { $first_seat }: { $first }, { $second_seat }: { $second }

board-turn = Turno
board-white = Blanco
board-control = Control
board-nobody = nadie
board-command = Orden
board-executor = La ejecuta
board-supply = Reserva
board-own-hand = Tu mano
board-hand-size = Mano
board-deck-size = Mazo
board-control-points = Espacios
board-scenario-points = Escenario
board-starter-bonus = Por empezar
board-total = Puntos

## Scenarios

scenario-bonus =
    { $bonus ->
        [one] Quien empieza recibe al final { $bonus } punto adicional.
       *[other] Quien empieza recibe al final { $bonus } puntos adicionales.
    }

## Rules options

option-facing = Orientación de las cartas
option-facing-help = Decide qué mitad de una carta jugada está orientada hacia quién.
option-facing-near = Mitad cercana
option-facing-near-help = La mitad más cercana a la base de un jugador está orientada hacia él: 8 maneras de colocar una carta.
option-facing-far = Mitad lejana
option-facing-far-help = La mitad más alejada de la base de un jugador está orientada hacia él: 8 maneras de colocar una carta.
option-facing-free = Elección libre
option-facing-free-help = Quien juega la carta elige qué mitad está orientada hacia quién: 16 maneras de colocar una carta.
option-last_space_push = Empujar al último espacio
option-last_space_push-help = Decide si las unidades pueden empujar hacia su quinto espacio, más allá del cual no se puede empujar a nadie.
option-last_space_push-allowed = Permitido
option-last_space_push-allowed-help = Las unidades que empujan entran y las empujadas se quedan donde están.
option-last_space_push-impossible = Imposible
option-last_space_push-impossible-help = Empujar desde el cuarto espacio no tiene efecto, porque no se puede empujar a nadie más allá.

## What is asked

prompt-turn-placement = { $seat }: juega una carta de mando.
prompt-move-number = { $seat }: Mover { $space_from }. ¿Cuántas de tus unidades avanzan?
prompt-push-pushed = { $seat }: Empujar { $space_from }. ¿Cuáles de las unidades de delante empujas?
prompt-charge-victim = { $seat }: Cargar { $space_from }. ¿Cuál de las unidades de delante destruyes?
prompt-sabotage-victim = { $seat }: Sabotear { $space_on }. ¿Qué unidad destruyes?
prompt-rally-origin = { $seat }: Reagrupar { $space_on }. ¿De dónde viene tu unidad?

choice-play = { $card } { $position_beside }: { $first } hacia { $first_seat }, { $second } hacia { $second_seat }
choice-move =
    { $count ->
        [one] Mover 1 unidad
       *[other] Mover { $count } unidades
    }
choice-push =
    { $own ->
        [0] { $enemy ->
            [one] Empujar 1 unidad enemiga
           *[other] Empujar { $enemy } unidades enemigas
        }
        [one] { $enemy ->
            [0] Empujar 1 unidad propia
            [one] Empujar 1 unidad propia y 1 enemiga
           *[other] Empujar 1 unidad propia y { $enemy } enemigas
        }
       *[other] { $enemy ->
            [0] Empujar { $own } unidades propias
            [one] Empujar { $own } unidades propias y 1 enemiga
           *[other] Empujar { $own } unidades propias y { $enemy } enemigas
        }
    }
choice-charge =
    { $owner_own ->
        [1] Cargar contra una unidad propia
       *[other] Cargar contra una unidad de { $owner }
    }
choice-sabotage =
    { $owner_own ->
        [1] Sabotear una unidad propia
       *[other] Sabotear una unidad de { $owner }
    }
choice-rally = Traer una unidad { $origin_from }

## What happened

event-scenario-chosen = El escenario es «{ $scenario }».
event-starter-chosen = La suerte señala a { $seat }: empieza { $seat }.
event-units-placed =
    { $count ->
        [one] { $seat } coloca 1 unidad { $space_on }.
       *[other] { $seat } coloca { $count } unidades { $space_on }.
    }
event-white-cubes-placed =
    { $count ->
        [one] Hay 1 cubo blanco { $space_on }.
       *[other] Hay { $count } cubos blancos { $space_on }.
    }
event-card-drawn = { $seat } roba { $card }.
event-card-drawn-hidden = { $seat } roba una carta de mando.
event-turn-began = Turno { $number }: juega { $seat }.
event-card-played = { $seat } juega { $card } { $position_beside }: { $first } hacia { $first_seat }, { $second } hacia { $second_seat }.
event-half-covered = La orden { $command } { $space_beside } queda cubierta para siempre.
event-command-lapsed = La orden { $command } { $space_on } no tiene efecto: { $seat } no puede ejecutarla.
event-units-deployed =
    { $count ->
        [one] { $seat } despliega una unidad { $space_on }.
       *[other] { $seat } despliega { $count } unidades { $space_on }.
    }
event-units-moved =
    { $count ->
        [one] { $seat } mueve una unidad { $space_from } { $ahead_to }.
       *[other] { $seat } mueve { $count } unidades { $space_from } { $ahead_to }.
    }
event-units-pushed =
    { $own ->
        [0] { $enemy ->
            [one] { $seat } avanza { $space_from } { $ahead_to } y empuja una unidad enemiga.
           *[other] { $seat } avanza { $space_from } { $ahead_to } y empuja { $enemy } unidades enemigas.
        }
        [one] { $enemy ->
            [0] { $seat } avanza { $space_from } { $ahead_to } y empuja una unidad propia.
            [one] { $seat } avanza { $space_from } { $ahead_to } y empuja una unidad propia y una enemiga.
           *[other] { $seat } avanza { $space_from } { $ahead_to } y empuja una unidad propia y { $enemy } enemigas.
        }
       *[other] { $enemy ->
            [0] { $seat } avanza { $space_from } { $ahead_to } y empuja { $own } unidades propias.
            [one] { $seat } avanza { $space_from } { $ahead_to } y empuja { $own } unidades propias y una enemiga.
           *[other] { $seat } avanza { $space_from } { $ahead_to } y empuja { $own } unidades propias y { $enemy } enemigas.
        }
    }
event-pushed-units-stayed =
    { $count ->
        [one] La unidad empujada se queda { $space_on }: no hay ningún espacio más allá.
       *[other] Las { $count } unidades empujadas se quedan { $space_on }: no hay ningún espacio más allá.
    }
event-unit-charged =
    { $owner_own ->
        [1] { $seat } carga { $space_from } { $ahead_to } y destruye una unidad propia.
       *[other] { $seat } carga { $space_from } { $ahead_to } y destruye una unidad de { $owner }.
    }
event-unit-sabotaged =
    { $owner_own ->
        [1] Sabotaje { $space_on }: { $seat } destruye una unidad propia.
       *[other] Sabotaje { $space_on }: { $seat } destruye una unidad de { $owner }.
    }
event-unit-rallied = { $seat } trae una unidad { $origin_from } { $space_to }.
event-white-cube-taken =
    { $points ->
        [one] { $seat } toma un cubo blanco, que vale 1 punto.
       *[other] { $seat } toma un cubo blanco, que vale { $points } puntos.
    }
event-space-scored =
    { $points ->
        [one] { $seat } controla { $space }: 1 punto.
       *[other] { $seat } controla { $space }: { $points } puntos.
    }
event-scenario-scored =
    { $points ->
        [one] El escenario da 1 punto a { $seat }.
       *[other] El escenario da { $points } puntos a { $seat }.
    }
event-starter-scored =
    { $points ->
        [one] { $seat } recibe 1 punto por haber empezado.
       *[other] { $seat } recibe { $points } puntos por haber empezado.
    }
event-duel-won = { $seat } gana el duelo por { $points } a { $other_points }.
event-duel-drawn =
    { $points ->
        [one] El duelo acaba en empate: 1 punto para cada bando.
       *[other] El duelo acaba en empate: { $points } puntos para cada bando.
    }

## Why a choice is not possible

refusal-card-not-in-hand = Esa carta no está en tu mano. Juega una que lo esté.
refusal-card-has-two-turns = Aquí una carta solo se puede colocar de dos maneras: está fijado qué mitad se orienta hacia quién. Elige una de las dos.
refusal-at-least-one = Una orden debe ejecutarse si es posible: elige al menos una unidad.
refusal-fewer-units-here =
    { $count ->
        [one] Aquí solo tienes 1 unidad, así que no puede avanzar más de 1.
       *[other] Aquí solo tienes { $count } unidades, así que no pueden avanzar más de { $count }.
    }
refusal-fewer-units-ahead = Delante no hay tantas unidades: { $own } de las tuyas y { $enemy } de tu rival. Elige como mucho esas.
refusal-fewer-pushers =
    { $count ->
        [one] Cada unidad tuya empuja a otra, y aquí solo tienes 1: empuja como mucho 1.
       *[other] Cada unidad tuya empuja a otra, y aquí solo tienes { $count }: empuja como mucho { $count }.
    }
refusal-pushed-units-stay = En el último espacio todas las unidades empujadas se quedan donde están, así que solo importa su número. Cuenta primero las enemigas.
refusal-no-unit-of-theirs = { $seat } no tiene ninguna unidad allí. Elige una unidad del otro bando.
refusal-rally-from-elsewhere = La unidad debe venir de otro espacio. Elige uno de los demás.
refusal-no-own-unit-there = No tienes ninguna unidad { $space_on }. Elige un espacio en el que haya una de las tuyas.

## The board in the browser

board-front = El frente
board-space = Espacio
board-covered = Mitades cubiertas
board-scenario = Turno y escenario
board-turn-of = Turno { $number } de { $turns }
board-over = El duelo ha terminado
board-on-turn = juega
board-decides = decide
board-units =
    { $count ->
        [one] { $seat } { $space_on }: 1 unidad
       *[other] { $seat } { $space_on }: { $count } unidades
    }
board-worth =
    { $points ->
        [one] { $space }: vale 1 punto para { $seat }
       *[other] { $space }: vale { $points } puntos para { $seat }
    }
board-white-taken = Cubos blancos tomados
board-white-supply = Cubos blancos en la reserva
board-card = { $card }, con { $leaders }
board-no-cards = Has jugado todas tus cartas.
board-run = Número { $order }: { $command } { $space_on }, la ejecuta { $seat }
board-order-to = { $seat }: «{ $text }»
board-advance = Unidades que avanzan
board-push-own = Unidades propias empujadas
board-push-enemy = Unidades enemigas empujadas
board-fewer = Una menos
board-more = Una más
board-pick-a-card = Elige una carta.
board-pick-a-place = Elige arriba un lugar para ella, o arrástrala allí.
board-would-run = Con esta carta se ejecutaría, en este orden:
board-swap-facing = Orientar las mitades al revés
board-confirm = Jugar la carta así
board-not-possible = ¿Por qué no es posible?

## The guided first turn

guide-goal = Tu base es tu primer espacio y la base enemiga el quinto. Al final, cada espacio en el que tengas más unidades que tu rival te da tantos puntos como su número: cuanto más lejos llegues, mejor. Las casillas bajo los cubos lo muestran en todo momento.
guide-card = Cada carta de mando lleva dos órdenes. Elige una carta de tu mano: al lado se explica qué hacen sus órdenes.
guide-facing = Estas son las maneras de colocarla. El borde de color de una mitad muestra hacia quién está orientada: ese bando ejecuta la orden. Las cartas giradas intercambian las dos órdenes.
guide-order = Señala un lugar o tócalo una vez: los números muestran en qué orden actuarán las órdenes, desde la base de quien juega. Cada turno actúan todas las órdenes visibles, no solo las tuyas. Elige un lugar para jugar la carta.
guide-count = Se ejecuta tu orden. Elige cuántas unidades participan: al menos una. Pulsa los cubos o usa más y menos, y confirma.
guide-target = Se ejecuta tu orden, y debe ejecutarse si es posible. Pulsa los cubos a los que te refieres; los que brillan son posibles.
guide-reply = Es el turno de tu rival: las órdenes orientadas hacia ti también actúan ahora, y tú decides sobre ellas.
guide-cover = Tu carta puede cubrir otras anteriores, tuyas y de tu rival. Solo está en vigor la mitad superior junto a un espacio; lo cubierto no vuelve nunca.
guide-scenario = No pierdas de vista la carta de escenario: también da puntos. El número grande de cada bando es su total tal como estaría ahora.

## What chance was asked for

chance-scenario = Escenario
chance-starter = Quién empieza
chance-draw-yellow = Cartas de { seat-yellow }
chance-draw-red = Cartas de { seat-red }
