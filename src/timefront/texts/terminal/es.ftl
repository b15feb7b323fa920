# Sentences of the terminal alone, the same for every game: the browser is not sent them.

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
table-option = { $option }: { $value }. { $help }
table-choose-options = ¿Qué opciones de reglas?
table-take-usual-options = Las habituales, como arriba
table-choose-each-option = Elegirlas una a una
table-choose-option = { $option } ({ $rule }): { $help }
table-option-value = { $value }: { $help }
table-usual-options = Opciones de reglas: las habituales. La carta de referencia las muestra.
table-choose-seats = ¿Cuántos juegan?
table-choose-player = ¿Quién juega como { $seat }?
table-choose-name = ¿Cómo te llamas? (Intro: sin nombre, q: salir)
table-you = tú
table-human = una persona ante esta pantalla
table-bot = bot { $bot }
table-outside-failed = { $seat } ha perdido: su bot ha fallado ({ $why }).
table-pick = Tu elección, 1-{ $count } (Intro: { $usual }, q: salir):
table-pick-again = Escribe un número del 1 al { $count }, pulsa solo Intro para { $usual } o escribe q para salir.

## At the table

table-title = { $game }: { $scenario }
table-player = { $seat }: { $player }.
table-thinking = { $seat } está pensando…
table-log-start = La partida hasta ahora
table-log-since = Desde tu última elección
table-log-more = … (registro muestra el resto)
table-board-more = … (tablero muestra toda la posición)
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

## Lessons

table-lesson = Lección: { $lesson }. { $text }
table-lesson-step = { $lesson } { $number }/{ $count }: { $text } ({ $rule })
table-lesson-learned = Lección aprendida: { $lesson }.
table-lesson-next = La siguiente, «{ $lesson }»: { $command }
table-lesson-whole = Una partida entera: { $command }
table-lesson-agreed = Una lección trae el número de jugadores, el escenario, las opciones de reglas y el paquete: no se pueden elegir.

## Commands: the word to type, and what it does

table-help = Escribe el número de tu elección y pulsa Intro; Intro sin nada más lo muestra todo otra vez. Estos comandos te ayudan:
table-do-choose = toma esa decisión
table-do-explain = explica qué tienes que decidir, con las reglas
table-do-why = por qué
table-do-why-help = explica una elección o una carta por su nombre, o por qué no es posible; sin nada más, muestra cómo se escriben las elecciones
table-do-rules = reglas
table-do-rules-help = cita una regla por su número; sin nada más, enumera todas las reglas
table-do-reference = referencia
table-do-reference-help = muestra la carta de referencia del juego y las opciones de reglas acordadas
table-do-hint = pista
table-do-hint-help = piensa con lo que sabes y nombra las mejores elecciones
table-do-odds = probabilidades
table-do-odds-help = da las probabilidades de una batalla inminente, según lo que sabes; con el número de una opción o el nombre de una zona, las de un ataque allí
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
table-hint-line =
    { $visits ->
        [one] probabilidad de ganar de alrededor del { $share } %, calculada una vez: { $choice }
       *[other] probabilidad de ganar de alrededor del { $share } %, calculada { $visits } veces: { $choice }
    }

## Taking back and giving up

table-undo-hint = Puedes pedir a los demás que te dejen deshacer tu última elección. ¿Quieres hacerlo? (s/n)
table-undo-what = { $seat } desharía esto:
table-undo-asked = { $seat } quiere deshacer la última elección. ¿Estás de acuerdo? (s/n)
table-resign-confirm = { $seat }, ¿de verdad quieres rendirte? (s/n)

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

## Armies

table-army-sound = El ejército es válido: { $points } de { $most } puntos, { $units } unidades, moral { $morale }. Se quiebra cuando ha perdido { $breaks }.
table-army-written = Escrito: { $file }. Compra lo que quieras y compruébalo después: { $command }
table-no-armies = { $game } no tiene batallas libres: omite --army y --field.
table-armies-agreed = Los ejércitos traen su propio escenario: omite --scenario.
table-army-unreadable = { $file } no es un texto en UTF-8: { $why }.

## Looking back

table-review-curve = { $seat }: { $curve }
table-review-sum = Probabilidad de ganar: { $start } % al principio, azar { $luck }, decisiones propias { $own }, decisiones ajenas { $others }, { $end } % al final.
table-review-luck = El azar dio { $lucky } puntos y quitó { $unlucky }.
table-review-accuracy =
    { $count ->
        [one] Precisión: { $accuracy } de 100 en una decisión.
       *[other] Precisión: { $accuracy } de 100 en { $count } decisiones.
    }
table-review-weights = Imprecisiones: { $inaccuracy }, errores: { $mistake }, errores graves: { $blunder }.
table-review-no-mistakes = Ningún error del que la búsqueda esté segura.
table-review-mistake =
    { $weight ->
        [blunder] Entrada { $entry }, error grave, { $loss } puntos: { $choice }
        [mistake] Entrada { $entry }, error, { $loss } puntos: { $choice }
       *[inaccuracy] Entrada { $entry }, imprecisión, { $loss } puntos: { $choice }
    }
table-review-better = Mejor: { $better }
table-review-key-moments = Momentos clave:
table-review-key-chance = Entrada { $entry }, suerte, { $change } puntos para { $seat }.
table-review-key-choice = Entrada { $entry }, decisión de { $who }, { $change } puntos para { $seat }.
table-review-note = Todo según el propio juicio del juego sobre las posiciones; las decisiones se juzgan por lo que se sabía entonces.
table-review-goes-on = Esta partida no ha terminado: qué fue suerte y qué decisión se cuenta después del final.
table-review = Para ver qué fue suerte y qué decisión: { $command }

## The report of a study

report-title = { $game }: un informe
report-games = Partidas
report-bots = Bots, por asiento
report-scenario = Escenario
report-options = Opciones de reglas
report-seed = Semilla
report-of-these-bots = Cada cifra habla de estos bots y escenarios, y de ningún otro.
report-results = Quién gana
report-results-help = La parte de la victoria de cada asiento con su intervalo del 95 %; la línea discontinua es una parte igual para todos.
report-draws = Victorias compartidas
report-lengths = Cuánto dura
report-lengths-help = Partidas según el número de sus decisiones; una decisión es una elección entre dos al menos.
report-decisions = Decisiones por partida (intervalo del 95 %)
report-median = Mediana
report-branching = Opciones en una decisión
report-most-offers = El máximo de opciones en una decisión
report-forced = Jugadas que no son decisión
report-course = Cómo transcurre
report-course-help = Según el propio juicio del juego sobre la posición antes de cada decisión.
report-lead-changes = Cambios de ventaja por partida
report-comebacks = Ganadas por otro que el que iba delante a la mitad (intervalo del 95 %)
report-drama = Drama: cuánto llegó a ir por detrás quien ganó
report-decided-at = Parte de la partida tras la cual quien ganó siguió por encima del 90 %
report-luck = Suerte
report-luck-help = Cuánto mueve la suerte de todos los sorteos juntos la probabilidad de ganar de un asiento, como desviación típica en puntos porcentuales.
report-luck-share = La varianza de la suerte es el { $share } % de la del resultado del primer asiento.
report-judgement = Lo bueno que es el juicio
report-judgement-help = Lo que el juicio del juego llama probabilidad, y lo que resultó; en la línea discontinua ambas son iguales.
report-brier = Índice de Brier (0 lo sabe todo, 0,25 nada):
report-measures = Lo que mide el juego
report-measures-help = Cifras propias del juego, como medias de todas las partidas.
report-uses = Qué se usa
report-uses-help = Qué puede elegirse, en cuántas partidas, y qué se elige.
report-things = Elecciones que nombran: { $kind }
report-never = Nunca nombrados:
report-more =
    { $count ->
        [one] Otra línea está en los datos (--json).
       *[other] Otras { $count } líneas están en los datos (--json).
    }
report-worths = Cuánto vale
report-worths-help = Cuánto menos de la mitad gana un bot que no puede elegirlo, en puntos porcentuales, contra uno que puede.
report-ladder = Si pensar ayuda
report-ladder-help = La parte de la victoria de cada bot contra el siguiente más débil; la línea discontinua es una parte igual.
report-rules = Reglas
report-rules-help = Las reglas que se aplicaron en estas partidas, por la parte de las partidas.
report-dead =
    { $count ->
        [0] Todas las reglas de juego se aplicaron.
        [one] Una regla de juego no se aplicó nunca.
       *[other] { $count } reglas de juego no se aplicaron nunca.
    }
report-dead-rules = Reglas que nunca se aplicaron
report-used-rules = Reglas que se aplicaron
report-samples = Partidas para mirar
report-samples-help = Cada orden vuelve a leer una partida de este informe.
report-head-seat = Asiento
report-head-share = Parte
report-head-interval = Intervalo del 95 %
report-head-reason = Cómo terminó
report-head-luck-spread = Suerte en puntos
report-head-expected = Esperado
report-head-came = Resultó
report-head-positions = Posiciones
report-head-verb = Elección
report-head-rule = Regla
report-head-can = Posible en partidas
report-head-does = En partidas
report-head-times = Veces por partida
report-head-thing = Qué
report-head-paragraph = Dice
report-head-worth = Valor en puntos
report-head-contest = Enfrentamiento
report-head-kind = Clase o regla
report-head-mean = Media
report-head-measure = Medida
report-head-side = Bando
