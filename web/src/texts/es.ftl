# Lo que dice la página misma; lo que dicen la mesa y el juego viene del servidor.

web-title = Timefront: juegos de guerra a través de la historia
web-skip = Saltar al contenido
web-languages = Idioma
web-theme-system = Colores como en tu sistema. Cambiar a claros
web-theme-light = Colores claros. Cambiar a oscuros
web-theme-dark = Colores oscuros. Cambiar a los del sistema
web-theme = Colores
web-theme-is-system = como en tu sistema
web-theme-is-light = claros
web-theme-is-dark = oscuros
web-heading = Juegos de guerra a través de la historia
web-pitch = Juega contra el ordenador o contra tus amigos, aquí en el navegador. Cada regla se explica allí donde la necesitas.
web-games = Los juegos
web-loading = Cargando…
web-no-server = El servidor no responde.
web-again = Intentarlo de nuevo
web-nowhere = Aquí no hay nada.
web-to-the-lobby = A la sala
web-table = Una mesa
web-connecting = Conectando con la mesa…
web-closed = Esta mesa no se puede abrir con este enlace.

## La sala

web-fairness = Dados justos: el servidor sella su clave antes de que des tu parte del azar. Tu navegador guarda el sello y tu parte, y al terminar los compara y puede verificar cada tirada.
web-nowhere-why = Quizá la dirección esté mal escrita o la página se haya mudado.
web-lobby-players =
    { $count ->
        [one] Un jugador
       *[other] { $count } jugadores
    }
web-lobby-players-range = De { $least } a { $most } jugadores
web-lobby-play-now = Jugar ya
web-lobby-set-up = Preparar una mesa
web-lobby-how-strong = ¿Qué nivel debe tener el bot?
web-lobby-easy = fácil
web-lobby-medium = medio
web-lobby-hard = difícil
web-lobby-start = Empezar
web-lobby-starting = Un momento…
web-lobby-back = Volver
web-lobby-mine = Mis mesas
web-lobby-open = Mesas abiertas
web-lobby-none-open = Ahora mismo no espera nadie. Prepara una mesa pública con un asiento libre y aparecerá aquí para todos.
web-lobby-no-list = La lista de mesas abiertas no se puede leer en este momento.
web-lobby-free =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
web-lobby-seat-open = asiento libre
web-lobby-seat-invited = por invitación
web-lobby-somebody = alguien en el asiento { $number }
web-lobby-bot = bot ({ $level })
web-lobby-who-sits = { $who }
web-lobby-gathering = Han llegado { $taken } de { $all }
web-lobby-over = Terminada
web-lobby-read-only = Solo para mirar
web-lobby-playing = En juego
web-lobby-your-turn = Te toca
web-lobby-their-turn = Turno: { $who }
web-lobby-watching = Estás mirando
web-lobby-gone = Esta mesa ya no existe.
web-lobby-links = Enlaces
web-lobby-forget = Quitar «{ $title }» de la lista
web-lobby-forget-why = Sin su enlace no podrás volver a esta mesa.
web-lobby-forget-yes = Quitar
web-lobby-forget-no = Conservar
web-lobby-all = Mostrar las { $count }
web-lobby-rules =
    { $count ->
        [0] Las reglas habituales
        [one] Una regla distinta de las habituales
       *[other] { $count } reglas distintas de las habituales
    }
web-lobby-import = Traer una partida
web-lobby-import-what = Suelta aquí el acta de una partida (.match). Una partida terminada se puede mirar; otra sigue desde su última posición.
web-lobby-import-choose = Elegir un archivo
web-lobby-import-busy = Repitiéndola…
web-lobby-import-too-long = Este archivo es demasiado largo para ser el acta de una partida.

## Preparar una mesa

web-new-heading = Preparar una mesa
web-new-game = ¿Qué juego?
web-new-seats = Quién se sienta dónde
web-new-count = ¿Cuántos juegan?
web-new-seat-side = { $seat }: { $side }
web-new-who = ¿Quién juega como { $seat }?
web-new-me = En esta pantalla
web-new-bot = Un bot
web-new-link = Por enlace: a quien yo invite
web-new-open = Libre: quien venga
web-new-name = Tu nombre
web-new-several-of-us = Varios en esta pantalla: quien tiene el turno la toma, y las manos quedan ocultas para los demás.
web-new-link-help = Por enlace: recibes un enlace secreto del asiento y lo envías a quien quieras.
web-new-open-help = Libre: la mesa aparece en la lista de mesas abiertas, y se sienta quien llegue primero.
web-new-open-private-help = Libre: quien tenga un enlace de la mesa puede sentarse. Si la haces pública, aparecerá en la lista.
web-new-bot-help = Los bots piensan por adelantado solo con lo que su asiento puede saber; uno difícil tarda un poco más.
web-new-rules = Escenario y reglas
web-new-scenario = Escenario
web-new-any-scenario = Que decidan las reglas
web-new-any-scenario-help = Al empezar se saca uno de los siguientes.
web-new-options = Opciones de reglas
web-new-usual = habitual
web-new-rule = Leer la regla { $rule }
web-new-pack = Un paquete propio
web-new-pack-help = Una carpeta con cartas, escenarios y textos propios en lugar de los que trae el juego. Antes se comprueba todo lo que contiene.
web-new-pack-choose = Elegir una carpeta
web-new-pack-taken = Se usa tu paquete { $hash }.
web-new-pack-leave = Usar el del juego
web-new-pack-too-big = Esta carpeta es demasiado grande para un paquete: puede tener 900 KB.
web-new-manners = Costumbres de la mesa
web-new-title = Nombre de la mesa
web-new-title-hint = opcional
web-new-public = ¿Quién puede verla?
web-new-private = Privada
web-new-private-help = Solo puede mirar quien tenga uno de sus enlaces.
web-new-listed = Pública
web-new-listed-help = Aparece en la lista mientras haya asientos libres, y todos pueden mirar.
web-new-listed-needs-open = Ningún asiento está libre, así que nadie de la lista puede sentarse.
web-new-aids = Ayudas de la mesa
web-new-aids-yes = Con pistas y probabilidades
web-new-aids-yes-help = Todos pueden pedir consejo a un bot y ver las probabilidades de una batalla.
web-new-aids-no = Sin ellas
web-new-aids-no-help = Nadie puede: cada cual calcula por su cuenta.
web-new-undo = Deshacer
web-new-undo-free = Libre
web-new-undo-free-help = Deshaces tú mismo tus últimas elecciones, hasta que intervengan el azar u otra persona o te enteres de algo nuevo.
web-new-undo-ask = A petición
web-new-undo-ask-help = Cada vez se pregunta a los demás. Los bots nunca aceptan.
web-new-undo-none = Nunca
web-new-undo-none-help = Pieza tocada, pieza jugada.
web-new-clock = Reloj
web-new-clock-help = Solo corre el reloj de las personas, nunca el de los bots. A quien se le acabe el tiempo puede sustituirle un bot.
web-new-clock-none = Sin reloj
web-new-clock-none-help = Cada cual piensa lo que quiera.
web-new-clock-days = Días por jugada
web-new-clock-days-help = Pásate cuando tengas tiempo.
web-new-clock-live = En directo
web-new-clock-live-help = Todos están a la vez.
web-new-days = Días por jugada:
web-new-minutes = Minutos para toda la partida:
web-new-seconds = Segundos que se añaden por jugada:
web-new-make = Montar la mesa
web-new-make-and-play = Empezar la partida
web-new-then =
    { $count ->
        [0] No hace falta nadie más: la partida empieza enseguida.
        [one] Después verás el enlace del otro asiento. La partida empieza cuando hayan llegado todos.
       *[other] Después verás los enlaces de los otros asientos. La partida empieza cuando hayan llegado todos.
    }

## La galería de escenarios

web-gallery-heading = ¿Qué se va a jugar?
web-gallery-step =
    { $step ->
        [first] Primera escaramuza
        [battles] Batallas
        [trials] Grandes pruebas
        [free] Tu propio ejército
       *[all] Escenarios
    }
web-gallery-step-help =
    { $step ->
        [first] Pequeña y rápida: empieza por aquí.
        [battles] Ya sabes dar órdenes: cada una añade algo nuevo.
        [trials] Largas, extrañas o para más jugadores: para quien conoce las demás.
        [free] Cuando conozcas a tus tropas: cómpralas tú.
       *[all] Cada uno se juega con sus propias reglas.
    }
web-gallery-rounds =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
web-gallery-difficulty =
    { $level ->
        [1] fácil
        [2] media
       *[other] difícil
    }
web-gallery-topics = Aprendes:
web-gallery-new = nuevo aquí
web-gallery-history = Lo que cuenta la historia
web-gallery-battle = Batalla libre
web-gallery-battle-help = Dos ejércitos que compras o que se te proponen, cuatro campos, ningún secreto: gana quien quiebra al otro ejército.

## Comprar ejércitos

web-army-heading = Campo y ejércitos
web-army-field = ¿En qué campo?
web-army-size = ¿Cómo de grande es la batalla?
web-army-points = { $points } puntos para cada ejército
web-army-whose = ¿El ejército de quién?
web-army-whose-help = Compras para los dos puestos, o pides que se proponga un ejército para el otro.
web-army-standing =
    { $problems ->
        [0] { $list }: { $points } de { $most } puntos, listo
        [one] { $list }: { $points } de { $most } puntos, algo está mal
       *[other] { $list }: { $points } de { $most } puntos, { $problems } cosas están mal
    }
web-army-list = Lista de ejército
web-army-suggest = Proponer un ejército
web-army-clear = Quitarlo todo
web-army-total = { $points } de { $most } puntos
web-army-units =
    { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }
web-army-morale = Moral { $morale }
web-army-limits = { $count } compradas, de { $least } a { $most } permitidas
web-army-unit = { $points } puntos, moral { $morale },
web-army-least = como mínimo { $least },
web-army-most = como máximo { $most }
web-army-less = Una menos: { $unit }
web-army-more = Una más: { $unit }
web-army-problems =
    { $count ->
        [one] Hay una cosa mal en este ejército:
       *[other] Hay { $count } cosas mal en este ejército:
    }
web-army-sound = Este ejército está listo para la batalla.

## Invitar a otros

web-invite-heading = La mesa está lista
web-invite-what = Envía a cada uno de los demás el enlace de su asiento. La partida empieza en cuanto todos se sienten; aquí ves quién ha llegado.
web-invite-ready = Ya están todos: la partida ha empezado.
web-invite-you = tú
web-invite-link-of = Enlace: { $seat }
web-invite-copy = Copiar
web-invite-copy-what = Copiar: { $what }
web-invite-copied = Copiado
web-invite-share = Compartir
web-invite-share-what = Compartir: { $what }
web-invite-message = Juega conmigo en Timefront a { $game }:
web-invite-anybody = Quien llegue primero de la lista de mesas abiertas.
web-invite-anybody-private = Quien llegue primero con el enlace de abajo.
web-invite-sit-here = Aquí también me siento yo
web-invite-watch = Enlace para mirar
web-invite-watch-help = Quien mira no ve nada secreto.
web-invite-secret = Estos enlaces solo están aquí, en este navegador: quien tiene el de un asiento juega en él.
web-invite-to-the-table = A la mesa
web-invite-unknown = Este navegador no conoce los enlaces de esta mesa.

## Sentarse

web-join-heading = Te invitan a una mesa
web-join-at-the-table = En la mesa
web-join-your-seat = tu asiento
web-join-which-seat = ¿Qué asiento?
web-join-sit-down = Sentarse
web-join-watch = Mirar
web-join-clock-none = Sin reloj.
web-join-clock-days =
    { $days ->
        [one] Un día por jugada.
       *[other] { $days } días por jugada.
    }
web-join-clock-live = En directo: { $minutes } min para la partida y { $seconds } s por jugada.
web-join-undo-free = Deshacer es libre.
web-join-undo-ask = Deshacer a petición.
web-join-undo-none = No se deshace nada.
web-join-aids = Con pistas y probabilidades.
web-join-no-aids = Sin pistas ni probabilidades.

## Créditos

web-credits = Créditos
web-credits-games = Los juegos
web-credits-games-text = Las reglas siguen los reglamentos publicados de estas obras. Sus nombres pertenecen a sus autores y editoriales, que no participan en Timefront:
web-credits-own = Todas las palabras y dibujos de estas páginas son nuestros; no se usa nada del arte ni de los textos originales.
web-credits-icons = Iconos
web-credits-icons-text = Iconos de unidades, órdenes y habilidades (solo las formas, coloreadas por nosotros) de Delapouite, Lorc, Skoll y los demás colaboradores de
web-credits-fonts = Tipografías
web-credits-program = El programa
web-credits-program-text = Timefront es software libre con licencia MIT, de los autores de Timefront. Se ha hecho con la ayuda, entre otros, de:

## La mesa

web-table-prompt = Lo que se pregunta
web-table-your-turn = Te toca
web-table-waiting = La partida empieza cuando estén todos.
web-table-chance = Decide el azar…
web-table-thinks = { $who } está pensando…
web-table-waits-for = Decide { $who }.
web-table-stood-in = Un bot juega por ti. Puedes recuperar tu asiento en cualquier momento.
web-table-watching = Estás mirando.
web-table-reconnecting = Conexión perdida, se intenta de nuevo…
web-table-line-broken = La conexión se cortó antes de que llegara la respuesta. La posición muestra si valió.
web-table-away = El servidor no está. En cuanto vuelva podrás elegir de nuevo.
web-table-not-done = No ha funcionado. Nada ha cambiado; inténtalo de nuevo.
web-table-asking = Se está consultando…
web-table-possible = Eso es posible ahora.
web-table-named = { $name } ({ $seat })
web-table-dismiss = Ocultar esta frase
web-table-close = Cerrar
web-table-cancel = Cancelar
web-table-open-rule = Abrir las reglas aquí
web-table-auto-pass = Pasar por mí siempre que se me pregunte esto
web-table-auto-pass-short = Pasar siempre
web-table-passing = Nada para esto: pasas…
web-table-offers = Tus posibilidades: { $count }
web-table-such-offers = { $first } …
web-table-seals = No se puede deshacer
web-table-best = la mejor según la pista
web-table-seal-title = Esto no se puede deshacer
web-table-seal-text = Revela algo nuevo o pasa el turno. El pequeño candado señala estas opciones.
web-table-ask-no-more = No volver a preguntar
web-table-do-it = Hacerlo
web-table-board = El tablero
web-table-no-board = El tablero de este juego no se puede mostrar. Aquí hay uno sencillo.
web-table-gathering = Faltan jugadores
web-table-missing =
    { $count ->
        [0] Están todos. La partida empieza.
        [one] Queda un asiento libre. La partida empieza sola cuando se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza sola cuando se ocupen.
    }
web-table-invite = Enlaces para invitar a los demás
web-table-players = Jugadores
web-table-you = (tú)
web-table-present = presente
web-table-absent = ausente
web-table-empty-seat = asiento libre
web-table-gave-up = se ha rendido
web-table-days =
    { $days ->
        [one] un día
       *[other] { $days } días
    }
web-table-give-seat = Que juegue un bot
web-table-take-seat = Recuperar mi asiento
web-table-panels = Registro y chat
web-table-log = Registro
web-table-no-log = En esta mesa aún no ha pasado nada.
web-table-older = Lo anterior
web-table-chat = Chat
web-table-no-chat = Nadie ha dicho nada todavía.
web-table-chat-line = Escribir a la mesa
web-table-send = Enviar
web-table-watcher = Un espectador
web-table-unread =
    { $count ->
        [one] { $count } nuevo
       *[other] { $count } nuevos
    }
web-table-odds = Probabilidades del combate que viene
web-table-odds-asked = Se están calculando las probabilidades…
web-table-aid = Una ayuda de esta mesa: todos pueden usarla.
web-table-method = Cómo se calcula
web-table-hint-of = Pista: tu probabilidad de ganar
web-table-share = { $percent } % de ganar
web-table-replay = Repaso
web-table-review = Análisis
web-table-looking-at = Estás viendo el momento { $number } de { $count }.
web-table-first = Al principio
web-table-back = Un paso atrás
web-table-forward = Un paso adelante
web-table-slider = Momento
web-table-run = Reproducir
web-table-pause = Pausa
web-table-pace = Ritmo
web-table-pace-slow = lento
web-table-pace-usual = normal
web-table-pace-quick = rápido
web-table-to-now = Al presente
web-table-digest =
    { $count ->
        [one] Mientras no estabas: un suceso
       *[other] Mientras no estabas: { $count } sucesos
    }
web-table-seen = Entendido
web-table-tools = Herramientas
web-table-undo = Deshacer
web-table-ask-undo = Pedir deshacer
web-table-undo-asked = { $who } quiere deshacer su última elección.
web-table-undo-waiting = Se ha preguntado a los demás si puedes deshacer.
web-table-grant = Permitir
web-table-deny = No permitir
web-table-hint = Pista
web-table-rules = Reglas
web-table-search-rules = Buscar en las reglas
web-table-chapters = Capítulos
web-table-chapter = Capítulo { $number }
web-table-chapter-title = { $number }. { $title }
web-table-ruling = Dictamen { $ruling }
web-table-no-rule-found = Ninguna regla tiene estas palabras. Prueba con menos palabras o con un número como { $prefix }-2.1.
web-table-reference = Referencia
web-table-menu = Menú
web-table-settings = Ajustes de este navegador
web-table-set-seals = Preguntar antes de lo que no se puede deshacer
web-table-set-passes = Pasar sin preguntar cuando no tengo nada que jugar
web-table-set-animations = Mostrar movimiento en el tablero
web-table-set-sounds = Sonidos
web-table-volume = Volumen
web-table-mute = Silenciar
web-table-set-notices = Avisarme cuando me toque
web-table-no-notices = Este navegador no permite avisos para esta página.
web-table-fairness = Dados justos
web-table-commitment = El servidor selló su parte de los dados antes de que nadie diera una parte del azar. Este es el sello:
web-table-export = Guardar el acta
web-table-export-text = El acta es la partida entera en un archivo: antes del final, lo que se te ha dicho; después del final, todo.
web-table-resign = Rendirse
web-table-resign-text = Si te rindes, pierdes la partida. No se puede deshacer.
web-table-resign-yes = Me rindo
web-table-fork = Seguir desde aquí
web-table-fork-text = Una mesa nueva empieza en la posición mostrada. Lo que no puedes saber se sortea de nuevo; esta partida sigue su curso.
web-table-fork-over = Una mesa nueva empieza en la posición mostrada. Esta partida queda como estaba.
web-table-fork-start = Abrir la mesa nueva
web-table-place-here = juega en esta pantalla
web-table-place-link = recibe un enlace
web-table-place-easy = bot, fácil
web-table-place-medium = bot, medio
web-table-place-hard = bot, difícil
web-table-won = gana
web-table-shares = comparte la victoria
web-table-you-won = Has ganado
web-table-you-lost = Has perdido
web-table-you-share = Compartes la victoria
web-table-drawn = Empate
web-table-winners =
    { $who_count ->
        [one] Ha ganado { $who }
       *[other] Han ganado { $who }
    }
web-table-decided = Lo que decidió: { $what }, { $ours } a { $theirs }.
web-table-decided-tie = Los mismos puntos: decidió la regla de desempate.
web-table-decided-tie-by = Los mismos puntos. Lo que decidió: { $what }, { $ours } a { $theirs }.
web-table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
web-table-rematch =
    { $seats ->
        [2] Jugar otra vez, cambiando de lado
       *[other] Jugar otra vez, cada cual un puesto más allá
    }
web-table-to-rematch = A la partida siguiente
web-table-rematch-ready = La partida siguiente está lista.
web-table-curtain = Pasa el dispositivo: sigue { $who }
web-table-curtain-text = No se muestra nada hasta que llegue la siguiente persona.
web-table-curtain-lift = Soy { $who }
web-table-verify = Verificar los dados
web-table-verify-unsafe = Los navegadores solo pueden verificar los dados por https o en el equipo del servidor. Guarda el acta y ejecuta: timefront verify ARCHIVO
web-table-verify-sound =
    { $count ->
        [one] Se ha verificado una tirada: es correcta.
       *[other] Se han verificado { $count } tiradas: todas son correctas.
    }
web-table-verify-unsound =
    { $count ->
        [one] Algo no cuadra en las tiradas:
       *[other] Hay { $count } cosas que no cuadran en las tiradas:
    }
web-table-verify-what = Qué se ha verificado
web-table-verify-text = Tu navegador ha comparado la clave revelada con el sello del acta, cada prueba con la clave y cada resultado con su prueba. Nada de eso se ha dejado al servidor.
web-table-verify-purpose =
    { $count ->
        [one] { $purpose }: una tirada
       *[other] { $purpose }: { $count } tiradas
    }
web-table-verify-commitment = El acta tiene un sello distinto del de la mesa.
web-table-verify-key = El sello no corresponde a esta clave y a lo que se fijó con ella.
web-table-verify-number = La entrada { $number } tiene otro número.
web-table-verify-draw = Entrada { $number }: falta una tirada para «{ $purpose }» o está dos veces.
web-table-verify-proof = Entrada { $number }: la clave da otra prueba para «{ $purpose }» con estas probabilidades.
web-table-verify-weights = Entrada { $number }: «{ $purpose }» no tiene probabilidades válidas.
web-table-verify-result = Entrada { $number }: la clave da otro resultado para «{ $purpose }».
web-table-verify-fixed = Las partes del azar no son las que se sellaron.
web-table-verify-seats = No hay tantas partes del azar como asientos.
web-table-verify-line = La línea { $line } no es de ninguna clase conocida.
web-table-verify-kind = La entrada { $number } no es de ninguna clase conocida.
web-table-verify-form = El sello abarca la clave, el nombre de la partida y las partes de los bots.
web-table-verify-form-old = El sello tiene la forma antigua: abarca solo la clave, no el nombre de la partida ni las partes de los bots.
web-table-verify-form-unknown = El sello es de una forma desconocida.
web-table-verify-not = Aquí no se comprueba si las tiradas tocaban y las jugadas eran legales (lo hace timefront replay), si jugó alguien que conocía la clave, ni cómo surgió la primera posición si la partida no empezó desde el principio.
web-table-promise-kept = El sello es el que tu navegador guardó antes de dar tu parte del azar, y tu parte no ha cambiado.
web-table-promise-later = Después de ti dio su parte { $who }. Quien conoce la clave del servidor y da su parte en último lugar puede dirigir las tiradas; ningún sello lo impide.
web-table-promise-broken = Aviso: el servidor no ha cumplido su palabra. Puede que estos dados se hayan elegido.
web-table-promise-seal = El sello no es el que tu navegador guardó antes de dar la parte de este asiento ({ $who }).
web-table-promise-share = La parte de este asiento ({ $who }) no es la que dio tu navegador.
web-table-promise-others = Han cambiado partes que estaban antes que la de este asiento ({ $who }).
web-table-promise-unknown = Este navegador no guardó ningún sello de esta partida, porque te sentaste en otro sitio o hace mucho. No puede decir si el sello sigue siendo el primero.
web-table-promise-missing = El servidor no entregó el acta, así que no se pudo comparar el sello con ella.
web-table-luck = Suerte de los dados
web-table-luck-text = ¿Hasta qué punto fueron normales los resultados? 100 de 100 significa perfectamente parejos; un número pequeño, que los dados fueron caprichosos. No dice a quién favorecieron.
web-table-luck-none = Ningún dado se tiró lo bastante en esta partida para hablar de suerte. Las cartas no cuentan: cada una llega tarde o temprano.
web-table-luck-die = Dado { $die }, con { $faces } resultados distintos: { $rolls } tiradas. En { $percent } de cada 100 series de otras tantas tiradas los resultados son al menos igual de desiguales.
web-table-guide = Guía
web-table-guide-offer = ¿Primera vez con este juego? Una guía te acompaña en tu primer turno, en unos dos minutos.
web-table-guide-yes = Enséñame
web-table-guide-no = No, gracias
web-table-guide-next = Entendido
web-table-guide-skip = Saltar todo
web-table-guide-again = Repetir la guía
web-lessons = Lecciones
web-lessons-help = Cada una dura unos cinco minutos, contra un bot fácil.
web-lesson = Lección
web-lesson-learned = Lección aprendida: { $lesson }.
web-lesson-next = Siguiente: { $lesson }
web-lesson-whole = Jugar una partida entera
web-lesson-stay = Seguir jugando aquí
web-table-help = Ayuda
web-table-help-text = Haz clic en lo que está resaltado en el tablero o elige de la lista. Un clic en otra cosa dice por qué no es posible. Los números de regla abren las reglas.
web-table-key-number = elegir la posibilidad con este número
web-table-key-offers = a la lista de posibilidades
web-table-key-undo = deshacer
web-table-key-hint = pista
web-table-key-board = al tablero
web-table-key-log = al registro
web-table-key-chat = al chat
web-table-key-rules = las reglas de lo que se pregunta
web-table-key-reference = la carta de referencia
web-table-key-help = esta ayuda
web-table-key-moments = en el registro: retroceder y avanzar por la partida
web-table-key-escape = cerrar, o volver al presente
