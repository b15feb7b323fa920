# Lo que dice el análisis de una partida terminada; se carga al abrirlo.

web-review-from = Visto desde
web-review-began =
    { $own ->
        [yes] Empezaste con { $start } de 100 y acabaste con { $end }.
       *[no] { $seat } empezó con { $start } de 100 y acabó con { $end }.
    }
web-review-judging = Se juzgan las decisiones: { $judged } de { $of }
web-review-asking = Se analiza la partida …
web-review-late = No dio tiempo a juzgar las decisiones; la evolución de las probabilidades está completa.
web-review-broken = Se ha cortado la conexión con el servidor.
web-review-again = Intentar otra vez
web-review-chance = Probabilidad de ganar
web-review-curve = La probabilidad de ganar de { $seat }, de { $start } a { $end } de 100, en { $count } respuestas. La tabla de abajo da los números.
web-review-table = Mostrar como tabla
web-review-answer = Respuesta
web-review-cause = De quién
web-review-key = Momentos clave
web-review-no-key = Ningún momento por sí solo cambió mucho las probabilidades.
web-review-luck-of = Suerte
web-review-choice-of =
    { $own ->
        [yes] Tu decisión
       *[no] Decisión de { $seat }
    }
web-review-at-start = Inicio
web-review-at-end = Final
web-review-points = { $points } puntos
web-review-skill = Suerte y habilidad
web-review-start = Inicio
web-review-luck = Suerte
web-review-choices = Decisiones propias
web-review-others = Decisiones ajenas
web-review-dice =
    { $own ->
        [yes] Los dados y las cartas te dieron { $luck } puntos de probabilidad: { $lucky } a favor, { $unlucky } en contra.
       *[no] Los dados y las cartas dieron a { $seat } { $luck } puntos de probabilidad: { $lucky } a favor, { $unlucky } en contra.
    }
web-review-no-dice = Según este juicio, el azar no decidió nada en esta partida.
web-review-accuracy = Precisión
web-review-accuracy-text = 100 si no se perdió nada.
web-review-seat = Puesto
web-review-decisions = Decisiones
web-review-inaccuracies = Imprecisiones
web-review-mistakes = Errores
web-review-blunders = Errores graves
web-review-biggest =
    { $own ->
        [yes] Tus mayores errores
       *[no] Los mayores errores de { $seat }
    }
web-review-no-mistakes = Ningún error del que la búsqueda esté segura.
web-review-weight =
    { $weight ->
        [blunder] Error grave
        [mistake] Error
       *[inaccuracy] Imprecisión
    }
web-review-better = Mejor: { $better }
web-review-see = Ver la posición
web-review-watch = Verla otra vez
web-review-note = Todo según el propio juicio del juego sobre las posiciones. Las decisiones se juzgan por lo que se sabía entonces, antes de que respondiera el azar: unos malos dados no son un error.
