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

## Why a match cannot be set up

error-unknown-option = No existe la opción de reglas «{ $option }». Opciones conocidas: { $known }.
error-unknown-option-value = La opción de reglas «{ $option }» no tiene el valor «{ $value }». Valores conocidos: { $known }.
error-unknown-scenario = No existe el escenario «{ $scenario }». Escenarios conocidos: { $known }.
error-wrong-seat-count =
    { $seats ->
        [one] A este juego no se puede jugar en solitario. Posible: { $known }.
       *[other] A este juego no pueden jugar { $seats } personas. Posible: { $known }.
    }
error-unknown-seat = No existe el asiento «{ $seat }». Asientos conocidos: { $known }.
error-unknown-player = «{ $player }» no puede jugar. Escribe human, human: y un nombre, o bot: y un nivel, por ejemplo bot:hard.
error-unknown-bot = No existe el bot «{ $bot }». Bots conocidos: { $known } (N: posiciones examinadas).
error-unknown-language = Aquí no existe el idioma «{ $language }». Idiomas conocidos: { $known }.
error-match-has-begun = La partida { $file } ya ha empezado: no se pueden elegir el número de jugadores, el escenario, las opciones de reglas, el paquete ni la semilla.
error-other-game = El archivo { $file } contiene una partida de { $game }.

## Por qué no sirve un archivo de partida

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

## Por qué no sirve una posición

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

## The program without a command

menu-head = Timefront: ¿qué quieres hacer?
menu-browser = Jugar en el navegador ({ $command })
menu-terminal = Jugar en el terminal ({ $command })
menu-rules = Leer las reglas de un juego ({ $command })
menu-help = Ver todos los comandos ({ $command })
menu-lobby = Juega en { $address } con un navegador; Ctrl-C detiene el servidor. En el terminal: { $command }

## Before the match

table-choose-language = Idioma
table-choose-game = ¿A qué juego?
table-choose-match = ¿Seguir jugando o empezar de nuevo?
table-stored-match = Seguir con «{ $scenario }», jugada por última vez el { $when } ({ $file })
table-new-match = Una partida nueva
table-choose-scenario = ¿Qué escenario?
table-any-scenario = Que decidan las reglas
table-scenario = { $scenario }: { $text }
table-options = Opciones de reglas
table-option = { $option }: { $value }. { $help }
table-choose-options = ¿Qué opciones de reglas?
table-take-usual-options = Las habituales, como arriba
table-choose-each-option = Elegirlas una a una
table-choose-option = { $option } ({ $rule }): { $help }
table-option-value = { $value }: { $help }
table-agreed-option = { $option }: { $value } ({ $rule }).
table-usual-options = Opciones de reglas: las habituales. La carta de referencia las muestra.
table-choose-seats = ¿Cuántos juegan?
table-choose-player = ¿Quién juega como { $seat }?
table-choose-name = ¿Cómo te llamas? (Intro: sin nombre, q: salir)
table-you = tú
table-human = una persona ante esta pantalla
table-bot = bot { $bot }
table-bot-easy = bot, fácil
table-bot-medium = bot, medio
table-bot-hard = bot, difícil
table-pick = Tu elección, 1-{ $count } (Intro: { $usual }, q: salir):
table-pick-again = Escribe un número del 1 al { $count }, pulsa solo Intro para { $usual } o escribe q para salir.

## At the table

table-title = { $game }: { $scenario }
table-player = { $seat }: { $player }.
table-thinking = { $seat } está pensando…
table-log-start = La partida hasta ahora
table-log-since = Desde tu última elección
table-log-more = … (registro muestra el resto)
table-forced = { $sentence } (No había otra posibilidad.)
table-sealing = { $choice } (no se puede deshacer)
table-some-seal = * no se puede deshacer después.
table-all-seal = Ninguna de estas elecciones se puede deshacer después.
table-choose = Tu elección, 1-{ $count } (? explica, ayuda muestra los comandos):
table-bad-input =
    { $count ->
        [one] Eso no es ni una elección ni un comando. Escribe 1, ? para una explicación o ayuda para los comandos.
       *[other] Eso no es ni una elección ni un comando. Escribe un número del 1 al { $count }, ? para una explicación o ayuda para los comandos.
    }
table-no-such-number =
    { $count ->
        [one] No existe la elección { $number }: aquí solo existe la 1.
       *[other] No existe la elección { $number }: van del 1 al { $count }.
    }
table-curtain = Pasa la pantalla: sigue { $seat }. Después pulsa Intro.
table-yes = s
table-no = n
table-yes-or-no = Escribe { $yes } o { $no }.
table-farewell = ¡Nos vemos en el frente!

## Commands: the word to type, and what it does

table-help = Escribe el número de tu elección y pulsa Intro; Intro sin nada más lo muestra todo otra vez. Estos comandos te ayudan:
table-no-reference = Este juego no tiene carta de referencia; consulta las reglas.
table-do-choose = toma esa decisión
table-do-explain = explica qué tienes que decidir, con las reglas
table-do-why = por qué
table-do-why-help = explica una elección o por qué no es posible; sin nada más, muestra cómo se escriben las elecciones
table-do-rules = reglas
table-do-rules-help = cita una regla por su número; sin nada más, enumera todas las reglas
table-do-reference = referencia
table-do-reference-help = muestra la carta de referencia del juego y las opciones de reglas acordadas
table-do-hint = pista
table-do-hint-help = piensa con lo que sabes y nombra las mejores elecciones
table-do-odds = probabilidades
table-do-odds-help = da las probabilidades de una batalla inminente, según lo que sabes
table-do-board = tablero
table-do-board-help = muestra la posición
table-do-look = mirar
table-do-look-help = muestra una zona, una unidad o una carta al completo; sin nada más, muestra el mapa
table-do-log = registro
table-do-log-help = cuenta todo lo que ha pasado
table-do-undo = deshacer
table-do-undo-help = deshace tu última elección
table-do-save = guardar
table-do-save-help = dice dónde está guardada la partida; con un nombre, guarda allí una copia
table-do-lang = idioma
table-do-lang-help = cambia de idioma
table-do-resign = rendirse
table-do-resign-help = da la partida por perdida
table-do-quit = salir
table-do-quit-help = deja la mesa; la partida queda guardada
table-do-help = ayuda
table-do-help-help = muestra esta lista

## Explanations

table-explained = Con pista recibes un consejo y con ayuda ves todos los comandos.
table-possible = { $number } es posible: { $choice }
table-why-usage = Escribe por qué y el número de una elección, o una elección completa, por ejemplo { $example }. Así se escriben las elecciones:
table-rules-usage = Con reglas { $example } lees el párrafo entero y con reglas 2, todo el capítulo 2.
table-no-such-rule = No existe la regla «{ $rule }». Las reglas van de { $first } a { $last }; reglas las enumera todas.
table-look-usage = Escribe mirar y un nombre que esté en el tablero, por ejemplo mirar { $example }.
table-nothing-there = Nada en el tablero se llama «{ $name }». Los nombres están en las tablas; mirar sin nada más explica cómo.
table-lang-usage = Escribe idioma y uno de estos: { $known }.
table-searching = Un momento, estoy pensando…
table-hint =
    { $count ->
        [one] Tras calcular una continuación con lo que sabes, esto parece lo mejor. El porcentaje es tu probabilidad de ganar; una victoria compartida cuenta en parte:
       *[other] Tras calcular { $count } continuaciones con lo que sabes, esto parece lo mejor. El porcentaje es tu probabilidad de ganar; una victoria compartida cuenta en parte:
    }
table-hint-line =
    { $visits ->
        [one] probabilidad de ganar de alrededor del { $share } %, calculada una vez: { $choice }
       *[other] probabilidad de ganar de alrededor del { $share } %, calculada { $visits } veces: { $choice }
    }

table-no-odds = No hay ninguna batalla inminente: no hay nada que calcular.

## Taking back and giving up

table-undone = { $seat } ha deshecho la última elección.
table-undo-hint = Puedes pedir a los demás que te dejen deshacer tu última elección. ¿Quieres hacerlo? (s/n)
table-undo-what = { $seat } desharía esto:
table-undo-asked = { $seat } quiere deshacer la última elección. ¿Estás de acuerdo? (s/n)
table-undo-denied = { $seat } no está de acuerdo: la elección se mantiene.
refusal-undo-bots = Donde juega un bot no sirve de nada pedirlo: los bots nunca están de acuerdo.
table-resign-confirm = { $seat }, ¿de verdad quieres rendirte? (s/n)
table-resigned = { $seat } se rinde.

## Files

table-saving = Cada elección se guarda al instante: { $file }
table-saved = La partida está guardada como { $file }.
table-copied = Se ha guardado una copia como { $file }. Para seguir jugando desde ahí: { $command }
table-exists = { $file } ya existe y se queda como está. Elige otro nombre.
table-cannot-save = No se puede escribir { $file } ({ $why }). Elige otro lugar.
table-not-saved = La elección no vale, porque no se pudo escribir { $file } ({ $why }). Haz sitio y elige otra vez.
table-resumed = Aquí estás de nuevo: la partida { $file } continúa.
table-left = La partida está guardada. Para seguir: { $command }
table-verify = Para comprobar que el azar fue justo: { $command }
table-replay = Para leer otra vez la partida entera: { $command }

## The server

refusal-undo-never = En esta mesa no se deshace nada.
refusal-undo-by-request = En esta mesa se pregunta a los demás antes de deshacer algo.
refusal-position-changed = La posición ha cambiado entretanto; vuelve a mirar y elige.
refusal-no-aids = En esta mesa se juega sin pistas ni probabilidades.
refusal-bots-busy = Ahora mismo hay demasiado que pensar; vuelve a preguntar enseguida.
refusal-not-stored = El servidor no puede guardar nada en este momento. No se ha cambiado nada; inténtalo más tarde.
refusal-only-watching = Estás mirando; eso solo lo pueden hacer los jugadores.
refusal-not-begun = La partida no ha empezado: aún hay asientos libres.
refusal-not-abandoned = Un bot solo puede jugar por alguien a quien se le acabó el tiempo o que falta desde hace días.
refusal-seat-given = Un bot juega por ti. Recupera antes tu asiento.
refusal-seat-not-given = Estás en tu asiento; ningún bot juega por ti.
refusal-no-such-entry = La partida no ha llegado tan lejos.
refusal-nothing-to-choose = Ahora no tienes nada que elegir.
error-no-such-table = Esa mesa no existe.
error-no-such-game = Ese juego no existe aquí.
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
