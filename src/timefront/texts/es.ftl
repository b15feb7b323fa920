# Sentences of the shared table, the same for every game.

language-name = Español

## Why a choice is not possible

refusal-game-is-over = La partida ha terminado.
refusal-chance-is-next = Primero decide el azar. Espera el resultado.
refusal-not-asked = Ahora no te toca decidir a ti: decide { $seat }.
refusal-verb-not-asked = Eso no se puede hacer ahora. Elige una de las posibilidades que se muestran.
refusal-malformed = Esa elección está incompleta o nombra algo que no existe. Elige una de las posibilidades que se muestran.
refusal-too-few =
    { $least ->
        [one] No es suficiente: elige al menos una vez.
       *[other] No es suficiente: elige al menos { $least } veces.
    }
refusal-chosen-already = Eso ya lo has elegido. Elige otra cosa.
refusal-no-candidate = Eso no se puede elegir aquí. Elige entre lo que se muestra.
refusal-out-of-order = Aquí el orden no importa, así que elige en el orden en que se muestran. Para incluir esto, deshaz y empieza por ahí.
refusal-read-only = Esta partida ya solo se puede mirar: las reglas de hoy no encajan con su registro.
refusal-resigned-already = Ya te has rendido.
refusal-no-undo-request = Nadie espera tu respuesta sobre deshacer una jugada.

## Why nothing can be taken back

refusal-undo-nothing = No has elegido nada que se pueda deshacer.
refusal-undo-chance = Desde tu última elección ha intervenido el azar.
refusal-undo-other = Desde tu última elección ha elegido { $seat }.
refusal-undo-told = Desde tu última elección has sabido algo nuevo.
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

## The end

score = { $seat } { $points }
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

## At the table

table-turn = Decide { $seat }.
table-waiting = Esperando a { $seat }…
table-thinking = { $seat } está pensando…
table-automatic = Una sola posibilidad: { $choice }
table-choose = Tu elección (1-{ $count }), u deshacer, s guardar, q salir, ? ayuda
table-bad-input =
    { $count ->
        [one] Escribe 1 o uno de los caracteres u, s, q o ?.
       *[other] Escribe un número del 1 al { $count } o uno de los caracteres u, s, q o ?.
    }
table-help = Escribe el número de tu elección y pulsa Intro. Con u deshaces tu última elección, con s guardas la partida, con q dejas la mesa y con ? ves esta ayuda.
table-undone = { $seat } ha deshecho la última elección.
table-undo-hint = Puedes pedir a los demás que te dejen deshacer tu última elección. ¿Quieres hacerlo? (s/n)
table-undo-asked = { $seat } quiere deshacer la última elección. ¿Estás de acuerdo? (s/n)
table-undo-denied = { $seat } no está de acuerdo: la elección se mantiene.
table-saved = La partida se ha guardado como { $file }.
table-resumed = Aquí estás de nuevo: la partida { $file } continúa.
table-cannot-load = El archivo { $file } no contiene ninguna partida que se pueda continuar.
table-resign-confirm = { $seat }, ¿de verdad quieres rendirte? (s/n)
table-resigned = { $seat } se rinde.
table-curtain = Pasa la pantalla a { $seat } y pulsa Intro.
table-farewell = ¡Nos vemos en el frente!
table-yes = s
table-no = n
