# Sentences of the shared table, the same for every game.

language-name = Español

## A player by the chosen name, where a seat has none of its own

seat-named = { $name }
    .of = de { $name }
    .whom = a { $name }

## Why a choice is not possible

refusal-game-is-over = La partida ha terminado.
refusal-chance-is-next = Primero decide el azar. Espera el resultado.
refusal-not-asked = Ahora no te toca decidir a ti: decide { $seat }.
refusal-verb-not-asked = Eso no se puede hacer ahora. Elige una de las posibilidades que se muestran.
refusal-malformed = Esa elección está incompleta o nombra algo que no existe. Elige una de las posibilidades que se muestran.
refusal-not-offered = Eso no es posible aquí. Elige una de las posibilidades que se muestran.
refusal-read-only = Esta partida ya solo se puede mirar: las reglas de hoy no encajan con su registro.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-resigned-already = Ya te has rendido.
refusal-no-undo-request = Nadie espera tu respuesta sobre deshacer una jugada.

## Why nothing can be taken back

refusal-undo-nothing = No has elegido nada que se pueda deshacer.
refusal-undo-chance = Desde tu última elección ha intervenido el azar.
refusal-undo-other = Desde tu última elección ha elegido { $seat }.
refusal-undo-told = Desde tu última elección te has enterado de algo nuevo.
refusal-undo-over = La partida ha terminado y ya no se puede deshacer nada.
refusal-undo-read-only = Esta partida ya solo se puede mirar y no se puede deshacer nada.
refusal-undo-not-alone = Eso no se puede deshacer por sí solo: deshaz tus elecciones una por una.

## Why a match cannot be set up

error-unknown-option = No existe la opción de reglas «{ $option }». Opciones conocidas: { $known }.
error-unknown-option-value = La opción de reglas «{ $option }» no tiene el valor «{ $value }». Valores conocidos: { $known }.
error-unknown-scenario = No existe el escenario «{ $scenario }». Escenarios conocidos: { $known }.
error-unknown-lesson = No existe la lección «{ $lesson }». Lecciones conocidas: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] A este juego no se puede jugar en solitario. Posible: { $known }.
       *[other] A este juego no pueden jugar { $seats } personas. Posible: { $known }.
    }
error-unknown-seat = No existe el asiento «{ $seat }». Asientos conocidos: { $known }.
error-unknown-player = «{ $player }» no puede jugar. Escribe human, human: y un nombre, bot: y un nivel, por ejemplo bot:hard, o program: y una orden.
error-unknown-bot = No existe el bot «{ $bot }». Bots conocidos: { $known } (N: posiciones examinadas).
error-unknown-language = Aquí no existe el idioma «{ $language }». Idiomas conocidos: { $known }.
error-match-has-begun = La partida { $file } ya ha empezado: no se pueden elegir el número de jugadores, el escenario, las opciones de reglas, el paquete ni la semilla.
error-other-game = El archivo { $file } contiene una partida de { $game }.

## Why a match file cannot be used

error-file-exists = El archivo { $file } ya existe. Elige otro nombre.
error-no-such-file = No existe el archivo { $file }.
error-no-such-folder = No existe la carpeta { $folder }.
error-file-unreadable = No se puede leer el archivo { $file } ({ $why }).
error-no-match = El archivo { $file } no contiene ninguna partida de Timefront.
error-other-format = La partida { $file } la guardó otra versión de Timefront, en el formato { $format }. Esta versión lee el formato { $known }.
error-line-damaged = La línea { $line } de { $file } está dañada.
error-match-damaged = El archivo de la partida está dañado ({ $why }).
error-match-told-only = Este archivo solo contiene lo que se dijo a un asiento, o a quienes miran, de una partida sin terminar: faltan lo oculto y la clave de los dados, así que no se puede seguir jugando. Guárdalo de nuevo cuando termine, o crea una rama desde la mesa donde se juega.
error-match-out-of-order = El archivo de la partida está dañado: sus entradas no llevan números consecutivos.
error-match-in-use = La partida { $file } se está jugando en otra ventana. Ciérrala allí primero.
error-match-set-up = La partida no se puede preparar aquí. { $why }
error-match-pack = El paquete de la partida no se puede usar aquí ({ $why }).
error-unknown-game = La partida es de un juego que aquí no se conoce: { $game }.

## Why a position cannot be used

error-position-first-line = Esto no es una posición de Timefront: la primera línea debe ser «{ $first }».
error-position-too-long = La posición es demasiado larga: se leen como mucho { $most } caracteres.
error-position-line = No se entiende la línea { $line }: escribe un nombre, dos puntos y un valor.
error-position-twice = Línea { $line }: «{ $name }» aparece dos veces.
error-position-missing = En la posición falta la línea «{ $name }».
error-position-word = Línea { $line }: aquí no se conoce «{ $word }».
error-position-near = Línea { $line }: aquí no se conoce «{ $word }». ¿Quieres decir «{ $near }»?
error-position-without = Línea { $line }: falta «{ $word }».
error-position-procedure = No se entiende la línea { $line }: escribe un procedimiento con su paso y después sus campos, como en «Push.begin seat=red space=3».
error-position-whose = Hay partes desconocidas (?) en la posición: una línea «{ $name }» debe decir quién la ve así.
error-position-broken = La posición no encaja con las reglas ({ $why }).
error-position-pack = La posición es del paquete { $pack }, pero aquí está el paquete { $here }. Indica la carpeta de su paquete con --pack, o quita la línea «pack» para probarla con este.
error-position-unknown = Hay partes desconocidas (?) en la posición. Para seguir jugando desde ella, da una semilla con --seed: de ella se saca lo desconocido.
error-position-other-seat = La posición está escrita como la ve { $seat }: no se puede mostrar a otros ni entera.
error-position-over = En esta posición la partida ha terminado.
error-position-agreed = Una posición trae su juego, el número de jugadores, el escenario y las opciones de reglas: no se pueden elegir.

## The end

score = { $seat }: { $points }
outcome-points =
    { $count ->
        [one] { $winners } gana. Resultado final: { $scores }.
       *[other] { $winners } comparten la victoria. Resultado final: { $scores }.
    }
outcome-draw = Empate. Resultado final: { $scores }.
outcome-resignation =
    { $count ->
        [one] { $winners } gana: el otro bando se ha rendido.
       *[other] { $winners } ganan: el otro bando se ha rendido.
    }
decided-points = Más puntos al final.
decided-draw = Al final nadie iba por delante.
decided-resignation = El otro bando se ha rendido.

## Before the match

table-options = Opciones de reglas
table-agreed-option = { $option }: { $value } ({ $rule }).
table-bot-easy = bot, fácil
table-bot-medium = bot, medio
table-bot-hard = bot, difícil

## At the table

table-forced = { $sentence } (No había otra posibilidad.)

## Commands: the word to type, and what it does

table-no-reference = Este juego no tiene carta de referencia; consulta las reglas.

## Explanations

table-searching = Un momento, estoy pensando…
table-hint =
    { $count ->
        [one] Tras calcular una continuación con lo que sabes, esto parece lo mejor. El porcentaje es tu probabilidad de ganar; una victoria compartida cuenta en parte:
       *[other] Tras calcular { $count } continuaciones con lo que sabes, esto parece lo mejor. El porcentaje es tu probabilidad de ganar; una victoria compartida cuenta en parte:
    }
table-no-odds = No hay ninguna batalla inminente: no hay nada que calcular.

## Taking back and giving up

table-undone = { $seat } ha deshecho la última elección.
table-undo-denied = { $seat } no está de acuerdo: la elección se mantiene.
refusal-undo-bots = Donde juega un bot no sirve de nada pedirlo: los bots nunca están de acuerdo.
table-resigned = { $seat } se rinde.

## The server

refusal-undo-never = En esta mesa no se deshace nada.
refusal-undo-by-request = En esta mesa se pregunta a los demás antes de deshacer algo.
refusal-position-changed = La posición ha cambiado entretanto; vuelve a mirar y elige.
refusal-no-aids = En esta mesa se juega sin pistas ni probabilidades.
refusal-bots-busy = Ahora mismo hay demasiado que pensar; vuelve a preguntar enseguida.
refusal-review-goes-on = No se analiza una partida que sigue en juego: revelaría secretos.
refusal-not-stored = El servidor no puede guardar nada en este momento. No se ha cambiado nada; inténtalo más tarde.
refusal-only-watching = Estás mirando; eso solo lo pueden hacer los jugadores.
refusal-not-begun = La partida no ha empezado: aún hay asientos libres.
refusal-not-abandoned = Un bot solo puede jugar por alguien a quien se le acabó el tiempo o que falta desde hace días.
refusal-seat-given = Un bot juega por ti. Recupera antes tu asiento.
refusal-seat-not-given = Estás en tu asiento; ningún bot juega por ti.
refusal-no-such-entry = La partida no ha llegado tan lejos.
refusal-nothing-to-choose = Ahora no tienes nada que elegir.
page-description = Juegos de guerra históricos en el navegador, contra amigos o bots, con dados que se pueden comprobar y una regla para cada jugada.
error-no-such-table = Esa mesa no existe.
error-no-such-game = Ese juego no existe aquí.
error-no-such-bot = Ese bot no existe aquí.
error-no-such-pack = Ese paquete no existe aquí para este juego.
error-no-such-language = Timefront habla inglés, alemán y español.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-no-such-entry = La partida no ha llegado tan lejos.
error-not-your-seat = Ese asiento es de otra persona.
error-seat-taken = Ahí ya hay alguien sentado.
notice-no-nonce = Este asiento no aporta azar propio a los dados: no se envió ningún nonce. Todo el azar viene del servidor y de los demás.
error-unknown-token = Este enlace no es de esta mesa.
error-not-over = La partida aún no ha terminado.
error-wrong-number-of-seats = Una rama tiene tantos asientos como la partida de la que sale.
error-journal-too-long = El acta es demasiado larga.
error-table-damaged = Esta mesa está dañada y no se puede abrir.
error-table-fault = El programa ha fallado en esta mesa. No se ha cambiado nada; dentro de un minuto se vuelve a intentar.
error-too-much-to-read = Leerlo lleva demasiado tiempo o demasiada memoria; no se acepta.
error-pack = El paquete tiene fallos.
error-army = Los ejércitos no pueden presentarse:
error-no-armies = Este juego no tiene batallas libres.
error-request-not-understood = El servidor no entiende esta petición.
error-message-not-understood = El servidor no entiende este mensaje.
error-too-many-requests = Eso fue demasiado de golpe; espera un momento.
error-too-many-tables = Desde tu dirección han llegado últimamente tantas mesas como guarda este servidor; vuelve a intentarlo cuando se hayan borrado algunas.
error-too-many-packs = Desde tu dirección han llegado últimamente tantos paquetes como guarda este servidor; vuelve a intentarlo cuando se hayan borrado algunos.
error-body-too-slow = La petición llegó demasiado despacio; inténtalo de nuevo.
error-too-many-messages = Eso fue demasiado de golpe; espera un momento.
error-too-slow = La conexión es demasiado lenta; se volverá a establecer.
error-other-origin = Esta página pertenece a otro sitio.
error-other-host = Este servidor no conoce este nombre. Usa su dirección en cifras, o que quien lo administra lo inicie con --public-url y esta dirección.
error-no-hello = La conexión no dijo de quién es.
error-server-fault = Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo otra vez.
error-not-stored = El servidor no puede guardar nada en este momento. No se ha cambiado nada; inténtalo más tarde.

## Armies

army-no-toml = El archivo no es TOML válido: { $why }.
army-unknown-value = «{ $name }» no se conoce aquí: un ejército tiene army, size y [units].
army-value-missing = Falta { $name }: escribe army = "…", size = "…" y una tabla [units] con líneas como bowmen = 3.
army-no-number = No es un número entero de 1 a 99: { $units }.
